// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether a product is right, by means that share nothing with the transform: residues modulo primes, schoolbook
// multiplication, the number of digits.
#ifndef TEAMFFT_EXAMPLES_BIGPRODUCT_CHECK_HPP
#define TEAMFFT_EXAMPLES_BIGPRODUCT_CHECK_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace bigproduct {

__extension__ using Wide = unsigned __int128;

/// The greatest three primes below 2^61. A wrong product passes only where its error is a multiple of all of them.
constexpr std::uint64_t primes[] = {2305843009213693951, 2305843009213693921, 2305843009213693907};

inline std::uint64_t product_modulo(std::uint64_t a, std::uint64_t b, std::uint64_t p) {
  return static_cast<std::uint64_t>(Wide{a} * b % p);
}

/// By Horner's rule, 18 digits at a time.
inline std::uint64_t residue(std::string const& number, std::uint64_t p) {
  std::uint64_t value = 0;
  for (std::size_t begin = 0, end = number.size() % 18; begin < number.size(); begin = end, end += 18) {
    std::uint64_t part = 0, scale = 1;
    for (std::size_t i = begin; i < end; ++i, scale *= 10)
      part = 10 * part + static_cast<std::uint64_t>(number[i] - '0');
    value = (product_modulo(value, scale, p) + part) % p;
  }
  return value;
}

inline bool agrees_modulo_primes(std::string const& a, std::string const& b, std::string const& product) {
  for (std::uint64_t const p : primes)
    if (product_modulo(residue(a, p), residue(b, p), p) != residue(product, p)) return false;
  return true;
}

/// Digit by digit, with as many digits as both have together.
inline std::string schoolbook(std::string const& a, std::string const& b) {
  std::string product(a.size() + b.size(), '0');
  for (std::size_t i = a.size(); i-- > 0;) {
    int carry = 0;
    for (std::size_t j = b.size(); j-- > 0;) {
      int const sum = (product[i + j + 1] - '0') + (a[i] - '0') * (b[j] - '0') + carry;
      product[i + j + 1] = static_cast<char>('0' + sum % 10);
      carry = sum / 10;
    }
    product[i] = static_cast<char>('0' + carry);
  }
  return product;
}

inline std::string without_leading_zeros(std::string const& number) {
  std::size_t const first = number.find_first_not_of('0');
  return first == std::string::npos ? "0" : number.substr(first);
}

/// One less than the digits of both where their leading digits, d.ddd.. each, multiply to less than ten.
inline std::size_t digits_of_product(std::string const& a, std::string const& b) {
  auto const leading = [](std::string const& number) {
    return std::stold(number.substr(0, 1) + "." + number.substr(1, 17));
  };
  return a.size() + b.size() - (leading(a) * leading(b) < 10 ? 1 : 0);
}

}  // namespace bigproduct

#endif
