// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Planes of values as colours in an SVG file: a raster and its scale.
#ifndef TEAMFFT_EXAMPLES_MAGMA_HPP
#define TEAMFFT_EXAMPLES_MAGMA_HPP

#include "png.hpp"
#include "svg.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <string>
#include <vector>

namespace example::svg {

/// Every sixteenth colour of magma, equal steps of which look equally large (S. van der Walt and N. Smith,
/// matplotlib 1.5, CC0).
constexpr unsigned char magma[17][3] = {
    {0, 0, 4},      {10, 8, 34},     {29, 17, 71},    {54, 16, 107},   {81, 18, 124},  {106, 28, 129},
    {131, 38, 129}, {156, 46, 127},  {183, 55, 121},  {208, 65, 111},  {231, 82, 99},  {245, 107, 92},
    {252, 137, 97}, {254, 167, 114}, {254, 196, 136}, {253, 226, 163}, {252, 253, 191}};

inline std::vector<png::Colour> palette() {
  std::vector<png::Colour> colours(256);
  for (std::size_t i = 0; i < 256; ++i) {
    double const place = static_cast<double>(i) / 255 * 16;
    auto const below = std::min<std::size_t>(15, static_cast<std::size_t>(place));
    for (std::size_t c = 0; c < 3; ++c)
      colours[i][c] = static_cast<unsigned char>(std::lround(
          magma[below][c] + (place - static_cast<double>(below)) * (magma[below + 1][c] - magma[below][c])));
  }
  return colours;
}

/// A pixel for each of `fractions` of the scale, which are rows from the top, `width` each.
inline void image(std::ofstream& svg, Panel const& panel, std::vector<double> const& fractions, std::size_t width) {
  std::vector<unsigned char> pixels;
  for (double fraction : fractions)
    pixels.push_back(static_cast<unsigned char>(std::lround(255 * std::clamp(fraction, 0.0, 1.0))));
  svg << "<image x=\"" << panel.left << "\" y=\"" << panel.top << "\" width=\"" << panel.width << "\" height=\""
      << panel.height << "\" preserveAspectRatio=\"none\" href=\"data:image/png;base64,"
      << png::base64(png::encode(pixels, width, palette())) << "\"/>\n";
}

/// The colours from the lowest value to the highest; numbers come by tick_right.
inline void scale_of_colours(std::ofstream& svg, Panel const& panel) {
  svg << "<linearGradient id=\"magma\" x1=\"0\" x2=\"0\" y1=\"1\" y2=\"0\">";
  for (int i = 0; i <= 16; ++i) {
    svg << "<stop offset=\"" << i / 16.0 << "\" stop-color=\"rgb(" << int{magma[i][0]} << ',' << int{magma[i][1]} << ','
        << int{magma[i][2]} << ")\"/>";
  }
  svg << "</linearGradient>\n<rect fill=\"url(#magma)\" x=\"" << panel.left << "\" y=\"" << panel.top << "\" width=\""
      << panel.width << "\" height=\"" << panel.height << "\"/>\n";
}

/// A number beside the right side of a panel.
inline void tick_right(std::ofstream& svg, Panel const& panel, double fraction, std::string const& what) {
  text(svg, panel.left + panel.width + 7, panel.y(fraction) + 4.5, what, "start");
}

}  // namespace example::svg

#endif
