// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The figure of the poisson example: potential and field in the middle plane, and the errors by the number of cells.
#ifndef TEAMFFT_EXAMPLES_POISSON_DRAWING_HPP
#define TEAMFFT_EXAMPLES_POISSON_DRAWING_HPP

#include "magma.hpp"
#include "poisson_charges.hpp"
#include "svg.hpp"

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <string>
#include <vector>

namespace poisson {

/// L2 norms over the box, with n cells along each axis.
struct Errors {
  int n;
  double phi, fourth, field;
};

/// In the cells next above z = 0, [n i + j] for x and y.
struct Plane {
  std::size_t n;
  std::vector<double> potential, field;  // phi and |E|
};

inline Plane plane_of(ExecutionSpace const& exec, Field const& phi, Field const (&E)[3]) {
  exec.fence();
  auto const host = [](Field const& field) { return Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), field); };
  auto const p = host(phi), x = host(E[0]), y = host(E[1]), z = host(E[2]);
  Plane plane{phi.extent(0), {}, {}};
  for (std::size_t i = 0; i < plane.n; ++i)
    for (std::size_t j = 0; j < plane.n; ++j) {
      std::size_t const k = plane.n / 2;
      plane.potential.push_back(p(i, j, k));
      plane.field.push_back(std::sqrt(x(i, j, k) * x(i, j, k) + y(i, j, k) * y(i, j, k) + z(i, j, k) * z(i, j, k)));
    }
  return plane;
}

/// A panel of values[n i + j], x to the right and y upwards, with its scale.
inline void draw_plane(std::ofstream& svg, example::svg::Panel const& panel, std::vector<double> const& values,
                       std::size_t n, std::string const& title) {
  using namespace example::svg;
  auto const [lowest, highest] = std::minmax_element(values.begin(), values.end());
  double const low = std::min(*lowest, 0.0), high = *highest;
  std::vector<double> fractions;
  for (std::size_t j = n; j-- > 0;)
    for (std::size_t i = 0; i < n; ++i) fractions.push_back((values[n * i + j] - low) / (high - low));
  text(svg, panel.left, panel.top - 18, title, "start", "#000");
  image(svg, panel, fractions, n);
  for (double x : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    tick_below(svg, panel, x, signed_decimals(x - 0.5, 2));
    tick_left(svg, panel, x, signed_decimals(x - 0.5, 2));
  }
  axes(svg, panel);
  text(svg, panel.x(0.5), panel.y(0) + 38, "x");
  text(svg, panel.left - 46, panel.y(0.5) + 4, "y");
  Panel const scale{panel.left + panel.width + 14, panel.top, 14, panel.height};
  scale_of_colours(svg, scale);
  double const step = std::pow(10, std::floor(std::log10((high - low) / 2)));
  for (double number = std::ceil(low / step); number * step <= high; ++number)
    tick_right(svg, scale, (number * step - low) / (high - low), signed_decimals(number * step, 1));
}

/// A panel of cells and errors by their logarithms.
struct Logarithms {
  example::svg::Panel panel;
  double first, last, lowest, highest;  // of cells and of errors, log10
  [[nodiscard]] double x(double cells) const { return (std::log10(cells) - first) / (last - first); }
  [[nodiscard]] double y(double error) const { return (std::log10(error) - lowest) / (highest - lowest); }
};

inline void draw_errors(std::ofstream& svg, Logarithms const& at, std::vector<Errors> const& errors,
                        double Errors::*which, double order, char const* colour, std::string const& name) {
  using namespace example::svg;
  auto const& finest = errors.back();
  auto const point = [&](double cells, double error) {
    return decimals(at.panel.x(at.x(cells)), 1) + ' ' + decimals(at.panel.y(at.y(error)), 1);
  };
  auto const ideal = [&](double cells) { return finest.*which * std::pow(cells / finest.n, -order); };
  double const from = errors.front().n;
  svg << "<path fill=\"none\" stroke=\"" << colour << "\" stroke-opacity=\"0.5\" d=\"M" << point(from, ideal(from))
      << 'L' << point(finest.n, ideal(finest.n)) << "\"/>\n";
  for (auto const& e : errors)
    svg << "<circle r=\"4\" fill=\"" << colour << "\" cx=\"" << decimals(at.panel.x(at.x(e.n)), 1) << "\" cy=\""
        << decimals(at.panel.y(at.y(e.*which)), 1) << "\"/>\n";
  text(svg, at.panel.x(at.x(finest.n)) + 10, at.panel.y(at.y(finest.*which)) + 4.5, name, "start", "#000");
}

inline void draw_convergence(std::ofstream& svg, std::vector<Errors> const& errors) {
  using namespace example::svg;
  double lowest = 1, highest = 0;
  for (auto const& e : errors) {
    lowest = std::min({lowest, e.phi, e.fourth, e.field});
    highest = std::max({highest, e.phi, e.fourth, e.field});
  }
  Panel const panel{80, 420, 600, 220};
  Logarithms const at{panel, std::log10(errors.front().n) - 0.03, std::log10(errors.back().n) + 0.03,
                      std::floor(std::log10(lowest)), std::ceil(std::log10(highest))};
  text(svg, panel.left, panel.top - 18, "Errors, L2 norm over the box; lines fall by the orders 2 and 4", "start",
       "#000");
  for (double e = at.lowest; e <= at.highest; ++e) {
    tick_left(svg, panel, (e - at.lowest) / (at.highest - at.lowest),
              "10<tspan dy=\"-5\" font-size=\"9\">" + signed_number(e) + "</tspan>", e != at.lowest);
  }
  for (auto const& e : errors) tick_below(svg, panel, at.x(e.n), std::to_string(e.n));
  axes(svg, panel);
  text(svg, panel.x(0.5), panel.y(0) + 40, "cells along an axis");
  draw_errors(svg, at, errors, &Errors::phi, 2, "#6a1c81", "φ");
  draw_errors(svg, at, errors, &Errors::fourth, 4, "#d04170", "φ, fourth order");
  draw_errors(svg, at, errors, &Errors::field, 4, "#f58a5c", "E, fourth order");
}

/// False where the file cannot be written.
inline bool draw(std::string const& path, Plane const& plane, std::vector<Errors> const& errors) {
  std::ofstream svg(path);
  if (!svg) return false;
  example::svg::begin(svg, 920, 700);
  draw_plane(svg, {80, 50, 280, 280}, plane.potential, plane.n, "Potential φ in the plane of the charges");
  draw_plane(svg, {520, 50, 280, 280}, plane.field, plane.n, "Field |E|");
  draw_convergence(svg, errors);
  svg << "</svg>\n";
  return static_cast<bool>(svg);
}

}  // namespace poisson

#endif
