// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the examples' figures are made of: panels with axes, lines and text in an SVG file.
#ifndef TEAMFFT_EXAMPLES_SVG_HPP
#define TEAMFFT_EXAMPLES_SVG_HPP

#include <cstddef>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace example::svg {

/// A rectangle in which fractions of its width and height are positions, y from below.
struct Panel {
  double left, top, width, height;

  [[nodiscard]] double x(double fraction) const { return left + fraction * width; }
  [[nodiscard]] double y(double fraction) const { return top + height * (1 - fraction); }
};

inline std::string decimals(double value, int digits) {
  char buffer[32];
  std::snprintf(buffer, sizeof buffer, "%.*f", digits, value);
  return buffer;
}

/// With the sign that figures have.
inline std::string signed_decimals(double value, int digits) {
  return (value < 0 ? "−" : "") + decimals(value < 0 ? -value : value, digits);
}
inline std::string signed_number(double value) { return signed_decimals(value, 0); }

inline void begin(std::ofstream& svg, int width, int height) {
  svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << width << ' ' << height
      << "\" font-family=\"sans-serif\" font-size=\"13\">\n"
      << "<rect width=\"" << width << "\" height=\"" << height << "\" fill=\"white\"/>\n";
}

inline void text(std::ofstream& svg, double x, double y, std::string const& what, char const* anchor = "middle",
                 char const* fill = "#444") {
  svg << "<text x=\"" << x << "\" y=\"" << y << "\" text-anchor=\"" << anchor << "\" fill=\"" << fill << "\">" << what
      << "</text>\n";
}

/// Along the left side of a panel, from below to above.
inline void text_upwards(std::ofstream& svg, double x, double y, std::string const& what) {
  svg << "<text transform=\"translate(" << x << ' ' << y << ") rotate(-90)\" text-anchor=\"middle\" fill=\"#444\">"
      << what << "</text>\n";
}

/// Points at equal distances, as fractions of the panel.
inline void curve(std::ofstream& svg, Panel const& panel, std::vector<double> const& fractions, char const* colour) {
  svg << "<polyline fill=\"none\" stroke=\"" << colour << "\" stroke-width=\"1.4\" stroke-linejoin=\"round\" points=\"";
  for (std::size_t i = 0; i < fractions.size(); ++i)
    svg << decimals(panel.x(static_cast<double>(i) / static_cast<double>(fractions.size() - 1)), 2) << ','
        << decimals(panel.y(fractions[i]), 2) << ' ';
  svg << "\"/>\n";
}

/// The left and the lower side.
inline void axes(std::ofstream& svg, Panel const& panel) {
  svg << "<path fill=\"none\" stroke=\"#999\" d=\"M" << panel.left << ' ' << panel.top << 'v' << panel.height << 'h'
      << panel.width << "\"/>\n";
}

/// A mark on the lower side with its number below, at a fraction of the width.
inline void tick_below(std::ofstream& svg, Panel const& panel, double fraction, std::string const& what) {
  svg << "<path stroke=\"#999\" d=\"M" << panel.x(fraction) << ' ' << panel.y(0) << "v5\"/>\n";
  text(svg, panel.x(fraction), panel.y(0) + 19, what);
}

/// A mark on the left side with its number before it; `grid` draws a faint line across the panel.
inline void tick_left(std::ofstream& svg, Panel const& panel, double fraction, std::string const& what,
                      bool grid = false) {
  if (grid)
    svg << "<path stroke=\"#e5e7eb\" d=\"M" << panel.left << ' ' << panel.y(fraction) << 'h' << panel.width << "\"/>\n";
  svg << "<path stroke=\"#999\" d=\"M" << panel.left << ' ' << panel.y(fraction) << "h-5\"/>\n";
  text(svg, panel.left - 9, panel.y(fraction) + 4.5, what, "end");
}

}  // namespace example::svg

#endif
