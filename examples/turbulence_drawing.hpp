// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The figure of the turbulence example: energy and dissipation in time, and the vorticity in a plane at the end.
#ifndef TEAMFFT_EXAMPLES_TURBULENCE_DRAWING_HPP
#define TEAMFFT_EXAMPLES_TURBULENCE_DRAWING_HPP

#include "magma.hpp"
#include "svg.hpp"
#include "turbulence_check.hpp"
#include "turbulence_flow.hpp"

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <string>
#include <vector>

namespace turbulence {

/// i k x u_k.
struct Curl {
  Modes modes;
  Velocity u, vorticity;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const {
    auto const q = modes.wave_vector(i, j, k);
    auto const z = u.at(i, j, k);
    Kokkos::Array<Complex, 3> const cross{q[1] * z[2] - q[2] * z[1], q[2] * z[0] - q[0] * z[2],
                                          q[0] * z[1] - q[1] * z[0]};
    vorticity.set(i, j, k,
                  {Complex(-cross[0].imag(), cross[0].real()), Complex(-cross[1].imag(), cross[1].real()),
                   Complex(-cross[2].imag(), cross[2].real())});
  }
};

/// |vorticity| at n x n points of y and z, [n j + k].
struct Plane {
  std::size_t n;
  std::vector<double> values;
};

/// Where x = pi/4, at twice the points: the box of low modes is in the middle of more zeros.
inline Plane plane_of(ExecutionSpace const& exec, Modes modes, Velocity const& u) {
  Velocity const vorticity("vorticity", modes);
  Kokkos::parallel_for("turbulence::curl", modes.all(exec), Curl{modes, u, vorticity});
  auto const n = 2 * static_cast<std::size_t>(modes.N);
  Field const points("points", n, n, n);
  TeamFFT::PlanOptions options;
  options.in_box = {TeamFFT::Box::low(), TeamFFT::Box::low(), TeamFFT::Box::at(0)};
  TeamFFT::Plan plan(exec, vorticity.x, points, TeamFFT::Direction::backward, all_axes, {n, n, n}, options);
  Plane plane{n, std::vector<double>(n * n)};
  for (auto const& component : {vorticity.x, vorticity.y, vorticity.z}) {
    TeamFFT::execute(plan, component, points, TeamFFT::Normalization::none);
    auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(),
                                                          Kokkos::subview(points, n / 8, Kokkos::ALL, Kokkos::ALL));
    exec.fence();
    for (std::size_t i = 0; i < n * n; ++i) plane.values[i] += std::pow(host(i / n, i % n) / modes.points(), 2);
  }
  for (double& value : plane.values) value = std::sqrt(value);
  return plane;
}

inline void draw_curve(std::ofstream& svg, example::svg::Panel const& panel, std::vector<double> const& values,
                       int digits, double step, std::string const& title, char const* colour, double end) {
  using namespace example::svg;
  double const highest = std::ceil(*std::max_element(values.begin(), values.end()) / step) * step;
  std::vector<double> fractions;
  for (double value : values) fractions.push_back(value / highest);
  text(svg, panel.left, panel.top - 14, title, "start", "#000");
  for (int number = 0; number * step <= highest * 1.001; ++number)
    tick_left(svg, panel, number * step / highest, decimals(number * step, digits), number != 0);
  for (int t = 0; t <= end; t += end > 12 ? 5 : 2) tick_below(svg, panel, t / end, std::to_string(t));
  curve(svg, panel, fractions, colour);
  axes(svg, panel);
}

inline void draw_vorticity(std::ofstream& svg, example::svg::Panel const& panel, Plane const& plane, double end) {
  using namespace example::svg;
  double const highest = *std::max_element(plane.values.begin(), plane.values.end());
  std::vector<double> fractions;
  for (std::size_t k = plane.n; k-- > 0;)
    for (std::size_t j = 0; j < plane.n; ++j) fractions.push_back(plane.values[plane.n * j + k] / highest);
  text(svg, panel.left, panel.top - 14, "Vorticity |ω| at x = π/4, t = " + decimals(end, 0), "start", "#000");
  image(svg, panel, fractions, plane.n);
  char const* const names[] = {"0", "π/2", "π", "3π/2", "2π"};
  for (int i = 0; i <= 4; ++i) {
    tick_below(svg, panel, i / 4.0, names[i]);
    tick_left(svg, panel, i / 4.0, names[i]);
  }
  axes(svg, panel);
  text(svg, panel.x(0.5), panel.y(0) + 38, "y");
  text(svg, panel.left - 42, panel.y(0.5) - 30, "z");
  Panel const scale{panel.left + panel.width + 14, panel.top, 14, panel.height};
  scale_of_colours(svg, scale);
  double const step = highest > 12 ? 4 : highest > 6 ? 2 : 1;
  for (int number = 0; number * step <= highest; ++number)
    tick_right(svg, scale, number * step / highest, decimals(number * step, 0));
}

/// False where the file cannot be written.
inline bool draw(std::string const& path, std::vector<Instant> const& history, double viscosity, Plane const& plane) {
  std::ofstream svg(path);
  if (!svg) return false;
  std::vector<double> energy, dissipation;
  for (auto const& now : history) {
    energy.push_back(now.energy);
    dissipation.push_back(2 * viscosity * now.enstrophy);
  }
  double const end = history.back().t;
  example::svg::begin(svg, 920, 460);
  draw_curve(svg, {70, 50, 320, 140}, energy, 2, 0.05, "Energy", "#6a1c81", end);
  draw_curve(svg, {70, 250, 320, 140}, dissipation, 3, 0.005, "Dissipation 2νΩ", "#d04170", end);
  example::svg::text(svg, 230, 430, "t");
  draw_vorticity(svg, {480, 50, 340, 340}, plane, end);
  svg << "</svg>\n";
  return static_cast<bool>(svg);
}

}  // namespace turbulence

#endif
