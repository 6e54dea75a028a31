// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A raster of colours as a PNG in text, for the image element of an SVG: palette, no compression (W3C, PNG
// Specification, 2003; RFC 1950, RFC 1951, RFC 4648).
#ifndef TEAMFFT_EXAMPLES_PNG_HPP
#define TEAMFFT_EXAMPLES_PNG_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace example::png {

using Colour = std::array<unsigned char, 3>;  // red, green, blue

inline std::string big_endian(std::uint32_t n) {
  return {static_cast<char>(n >> 24), static_cast<char>(n >> 16), static_cast<char>(n >> 8), static_cast<char>(n)};
}

inline std::uint32_t crc32(std::string_view bytes) {
  std::uint32_t crc = ~0U;
  for (unsigned char byte : bytes) {
    crc ^= byte;
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xedb88320U : 0U);
  }
  return ~crc;
}

inline std::uint32_t adler32(std::string_view bytes) {
  std::uint32_t a = 1, b = 0;
  for (unsigned char byte : bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b << 16 | a;
}

/// A zlib stream of stored blocks.
inline std::string stored(std::string_view bytes) {
  std::string stream = "\x78\x01";
  for (std::size_t begin = 0; begin < bytes.size(); begin += 65535) {
    auto const block = bytes.substr(begin, 65535);
    auto const size = static_cast<unsigned>(block.size());
    bool const last = begin + size == bytes.size();
    for (unsigned byte : {unsigned{last}, size & 255, size >> 8, ~size & 255, (~size >> 8) & 255})
      stream += static_cast<char>(byte);
    stream += block;
  }
  return stream + big_endian(adler32(bytes));
}

inline std::string chunk(std::string const& type, std::string const& data) {
  return big_endian(static_cast<std::uint32_t>(data.size())) + type + data + big_endian(crc32(type + data));
}

/// `pixels` are indices into the palette, rows from the top, `width` each.
inline std::string encode(std::vector<unsigned char> const& pixels, std::size_t width,
                          std::vector<Colour> const& palette) {
  std::string rows, colours;
  for (std::size_t begin = 0; begin < pixels.size(); begin += width) {
    rows += '\0';  // no filter
    rows.append(reinterpret_cast<char const*>(pixels.data()) + begin, width);
  }
  for (Colour const& colour : palette) colours.append(reinterpret_cast<char const*>(colour.data()), colour.size());
  std::string header =
      big_endian(static_cast<std::uint32_t>(width)) + big_endian(static_cast<std::uint32_t>(pixels.size() / width));
  header += {8, 3, 0, 0, 0};  // bits, palette, deflate, filters of rows, not interlaced
  return "\x89PNG\r\n\x1a\n" + chunk("IHDR", header) + chunk("PLTE", colours) + chunk("IDAT", stored(rows)) +
         chunk("IEND", "");
}

inline std::string base64(std::string_view bytes) {
  static constexpr char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::size_t const count = std::min<std::size_t>(3, bytes.size() - i);
    std::uint32_t group = 0;
    for (std::size_t j = 0; j < 3; ++j)
      group = group << 8 | (j < count ? static_cast<unsigned char>(bytes[i + j]) : 0U);
    for (std::size_t j = 0; j < 4; ++j) text += j <= count ? digits[group >> (18 - 6 * j) & 63] : '=';
  }
  return text;
}

}  // namespace example::png

#endif
