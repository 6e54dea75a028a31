// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The figure of the bigproduct example: how far coefficients are from their integers, and how far they can be, by the
// number of digits.
#ifndef TEAMFFT_EXAMPLES_BIGPRODUCT_DRAWING_HPP
#define TEAMFFT_EXAMPLES_BIGPRODUCT_DRAWING_HPP

#include "svg.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

namespace bigproduct {

/// A product of two numbers of so many digits, in limbs of k.
struct Point {
  double digits = 0;
  int k = 0;
  double distance = 0, bound = 0;
};

/// Fractions of the panel, both axes logarithmic.
struct Scale {
  double digits_from, digits_to;  // powers of ten
  double lowest;                  // of the distances; the highest is 10^0

  [[nodiscard]] double x(double digits) const { return (std::log10(digits) - digits_from) / (digits_to - digits_from); }
  [[nodiscard]] double y(double distance) const {
    return std::clamp(1 - std::log10(std::max(distance, 1e-300)) / lowest, 0.0, 1.0);
  }
};

inline void dots(std::ofstream& svg, example::svg::Panel const& panel, Scale const& scale,
                 std::vector<Point> const& points, double Point::*value, char const* colour) {
  for (Point const& point : points)
    svg << "<circle r=\"4\" fill=\"" << colour << "\" cx=\"" << panel.x(scale.x(point.digits)) << "\" cy=\""
        << panel.y(scale.y(point.*value)) << "\"/>\n";
}

/// The bounds, joined where the limbs have the same number of digits, which stands below each.
inline void bounds(std::ofstream& svg, example::svg::Panel const& panel, Scale const& scale,
                   std::vector<Point> const& points) {
  svg << "<path fill=\"none\" stroke=\"#1d4ed8\" stroke-width=\"1.4\" d=\"";
  for (std::size_t i = 0; i < points.size(); ++i)
    svg << (i == 0 || points[i].k != points[i - 1].k ? 'M' : 'L') << panel.x(scale.x(points[i].digits)) << ' '
        << panel.y(scale.y(points[i].bound));
  svg << "\"/>\n";
  dots(svg, panel, scale, points, &Point::bound, "#1d4ed8");
  for (Point const& point : points)
    example::svg::text(svg, panel.x(scale.x(point.digits)), panel.y(scale.y(point.bound)) + 18, std::to_string(point.k),
                       "middle", "#1d4ed8");
}

inline std::string power_of_ten(int power) {
  static char const* const raised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string text = power < 0 ? "10⁻" : "10";
  for (char digit : std::to_string(std::abs(power))) text += raised[digit - '0'];
  return text;
}

inline void legend(std::ofstream& svg, double x, double y, std::string const& what, char const* colour) {
  svg << "<circle r=\"4\" fill=\"" << colour << "\" cx=\"" << x << "\" cy=\"" << y - 4.5 << "\"/>\n";
  example::svg::text(svg, x + 12, y, what, "start");
}

/// False where the file cannot be written.
inline bool draw(std::string const& path, std::vector<Point> const& random, std::vector<Point> const& extreme) {
  using namespace example::svg;
  std::ofstream svg(path);
  if (!svg || random.empty()) return false;
  Panel const panel{80, 60, 790, 380};
  Scale const scale{0.8, std::ceil(std::log10(random.back().digits)), -12};
  begin(svg, 920, 510);
  text(svg, panel.left, 34, "Distance of the coefficients of a product from their integers", "start", "#000");
  for (int power = -12; power <= 0; power += 2)
    tick_left(svg, panel, scale.y(std::pow(10.0, power)), power_of_ten(power), power != -12);
  for (int power = 1; power <= scale.digits_to; ++power)
    tick_below(svg, panel, scale.x(std::pow(10.0, power)), power_of_ten(power));
  svg << "<path stroke=\"#b91c1c\" stroke-dasharray=\"6 4\" d=\"M" << panel.left << ' ' << panel.y(scale.y(0.5)) << 'h'
      << panel.width << "\"/>\n";
  text(svg, panel.left + panel.width + 8, panel.y(scale.y(0.5)) + 4.5, "½", "start", "#b91c1c");
  bounds(svg, panel, scale, random);
  dots(svg, panel, scale, extreme, &Point::distance, "#c2410c");
  dots(svg, panel, scale, random, &Point::distance, "#6a1c81");
  axes(svg, panel);
  text(svg, panel.x(0.5), panel.y(0) + 46, "digits of each factor");
  legend(svg, panel.x(0.62), panel.y(0) - 62, "proved bound, and digits of a limb", "#1d4ed8");
  legend(svg, panel.x(0.62), panel.y(0) - 40, "greatest distance, limbs of 49..9", "#c2410c");
  legend(svg, panel.x(0.62), panel.y(0) - 18, "greatest distance, random digits", "#6a1c81");
  svg << "</svg>\n";
  return static_cast<bool>(svg);
}

}  // namespace bigproduct

#endif
