// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Potential, energy and field of two charges in empty space: an open domain without padded copies, to second and to
// fourth order, held to what is known. usage: poisson [cells along an axis [figure.svg]]
#include "poisson_charges.hpp"
#include "poisson_drawing.hpp"
#include "poisson_solution.hpp"
#include "report.hpp"
#include "timing.hpp"

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace poisson {

using example::report;

/// The walls are more than five widths away; 3e-8 of the charge lies beyond.
constexpr Charges charges{{1, 0.07, {-0.12, -0.07, 0}}, {-0.5, 0.07, {0.12, 0.07, 0}}};

/// On one grid.
struct Solution {
  Grid grid;
  Field rho, phi, fourth, E[3];

  explicit Solution(Grid const& cells)
      : grid(cells),
        rho(make_field("rho", grid)),
        phi(make_field("phi", grid)),
        fourth(make_field("phi to fourth order", grid)),
        E{make_field("E_x", grid), make_field("E_y", grid), make_field("E_z", grid)} {}
  [[nodiscard]] auto sink() const {
    auto const n = static_cast<std::size_t>(grid.n);
    return TeamFFT::sink<double>({n, n, n}, AddFourthOrder{rho, fourth, grid.h() * grid.h() / 24});
  }
  [[nodiscard]] auto components() const { return TeamFFT::fields(E[0], E[1], E[2]); }
};

auto plan_potential(ExecutionSpace const& exec, Solution const& s) {
  return TeamFFT::PoissonPlan(exec, s.rho, s.phi, spacing(s.grid), open_space, of_charges());
}

auto plan_field(ExecutionSpace const& exec, Solution const& s, MinusGradient const& gradient) {
  auto const N = static_cast<std::size_t>(2 * s.grid.n);
  return TeamFFT::FilterPlan(exec, TeamFFT::fields(s.rho), s.components(), gradient, all_axes, {N, N, N});
}

Errors solve(ExecutionSpace const& exec, Solution const& s) {
  Kokkos::parallel_for("poisson::sample", cells(exec, s.grid), Sample{s.grid, charges, s.rho});
  auto potential = plan_potential(exec, s);
  TeamFFT::execute(potential, s.rho, s.phi);

  TeamFFT::PoissonPlan fourth(exec, s.rho, s.sink(), spacing(s.grid), open_space, of_charges());
  TeamFFT::execute(fourth, s.rho, s.sink());

  MinusGradient const gradient{green_spectrum(exec, s.grid), s.grid.h()};
  auto field = plan_field(exec, s, gradient);
  TeamFFT::execute(field, TeamFFT::fields(s.rho), s.components(), gradient);
  auto const norm = [&](auto const& error) { return std::sqrt(integral_of(exec, s.grid, error)); };
  return {s.grid.n, norm(PotentialError{s.grid, charges, s.phi}), norm(PotentialError{s.grid, charges, s.fourth}),
          norm(FieldError{s.grid, charges, s.E[0], s.E[1], s.E[2]})};
}

/// The fourth order beside the second. A mode k along an axis has 1 - (k h)^2/24 + (k h)^4/1920 of its potential by the
/// mean over cells, and (k h)^4 7/1920 by its aliases; together (k h)^4/240, in other directions to 1/227. Over a
/// Gaussian k^2 is 3/(2 s^2) in the mean: 24 * 3/2 / 227 < 1/6 of (h / s)^2.
double next_order(Grid grid) { return grid.h() * grid.h() / (6 * charges.a.width * charges.a.width); }

bool check_solution(ExecutionSpace const& exec, Solution const& s, Errors const& errors) {
  double const h = s.grid.h(), next = next_order(s.grid);
  double const of_energy = h * h / 48 * charges.square_integral(),
               of_potential = h * h / 24 * std::sqrt(charges.square_integral());
  std::printf("\n%d^3 cells:\n", s.grid.n);
  bool good = report("energy, second order", energy_of(exec, s.grid, s.rho, s.phi), charges.energy(), of_energy, "");
  good = report("energy, fourth order", energy_of(exec, s.grid, s.rho, s.fourth), charges.energy(), next * of_energy,
                "") &&
         good;
  return report("error of phi", errors.phi, of_potential, next * of_potential, "") && good;
}

double order(double coarse, double fine, double ratio) { return std::log(coarse / fine) / std::log(ratio); }

/// Between the two finest grids. What the next order adds on the coarser one is the bound; of the sixth beside the
/// fourth twice that.
bool check_orders(std::vector<Errors> const& all) {
  std::printf(
      "\nErrors, L2 norm over the box:\n  cells along an axis   phi           phi, fourth order   E, fourth order\n");
  for (auto const& e : all) std::printf("  %19d   %-13.3e %-19.3e %.3e\n", e.n, e.phi, e.fourth, e.field);
  Errors const &coarse = all[all.size() - 2], &fine = all.back();
  double const ratio = static_cast<double>(fine.n) / coarse.n, bound = next_order({coarse.n}) / std::log(ratio);
  bool good = report("order of phi", order(coarse.phi, fine.phi, ratio), 2, bound, "");
  good = report("with the sink", order(coarse.fourth, fine.fourth, ratio), 4, 2 * bound, "") && good;
  return report("order of E", order(coarse.field, fine.field, ratio), 4, 2 * bound, "") && good;
}

/// Both ways give the same, and take their times.
bool compare(ExecutionSpace const& exec, Solution const& s) {
  Field const phi = make_field("phi", s.grid),
              E[3] = {make_field("E_x", s.grid), make_field("E_y", s.grid), make_field("E_z", s.grid)};
  MinusGradient const gradient{green_spectrum(exec, s.grid), s.grid.h()};
  ThroughArrays arrays(exec, s.grid, gradient);
  auto potential = plan_potential(exec, s);
  auto field = plan_field(exec, s, gradient);
  std::cout << "\nThe plan of the potential:\n" << potential << "\nThe plan of the field:\n" << field << std::flush;

  std::printf("\nThrough padded arrays:\n");
  auto const time = [&](auto const& work) { return 1e3 * example::seconds(work, [&] { exec.fence(); }); };
  double const before = time([&] { arrays.potential(s.rho, phi); }),
               after = time([&] { TeamFFT::execute(potential, s.rho, s.phi); });
  double const field_before = time([&] { arrays.field(s.rho, E); });
  double const field_after = time([&] { TeamFFT::execute(field, TeamFFT::fields(s.rho), s.components(), gradient); });
  // Ten times what one transform may be off, eps sqrt(log2 of its points).
  double const rounding = 10 * std::ldexp(std::sqrt(3 * std::log2(2.0 * s.grid.n)), -53);
  bool good = report("the same phi", greatest_of(exec, s.grid, Difference{phi, s.phi}), 0,
                     rounding * greatest_of(exec, s.grid, Greatest{phi}), "");
  for (int axis = 0; axis < 3; ++axis)
    good = report("the same E", greatest_of(exec, s.grid, Difference{E[axis], s.E[axis]}), 0,
                  rounding * greatest_of(exec, s.grid, Greatest{E[axis]}), "") &&
           good;
  std::printf("\nTime and memory beside rho, the results and the Green's function:\n");
  std::printf("  phi    before: pad, rfftn, product, irfftn, crop %8.2f ms, %6.1f MB\n", before,
              1e-6 * static_cast<double>(arrays.potential_bytes()));
  std::printf("         after:  PoissonPlan                       %8.2f ms, %6.1f MB\n", after,
              1e-6 * static_cast<double>(potential.workspace_size()));
  std::printf("  E      before: the same with three components    %8.2f ms, %6.1f MB\n", field_before,
              1e-6 * static_cast<double>(arrays.field_bytes()));
  std::printf("         after:  FilterPlan of 1 field to 3        %8.2f ms, %6.1f MB\n", field_after,
              1e-6 * static_cast<double>(field.workspace_size()));
  return good;
}

/// The exit status: 0 where every figure is within its bound.
int run(int n, std::string const& svg_path) {
  if (n < 32 || n > 256)
    throw std::runtime_error("poisson: " + std::to_string(n) + " cells along an axis; give 32 to 256");
  ExecutionSpace const exec;
  std::printf("Gaussian charges of %g and %g, width %g, in a box of side 1 in empty space; eps_0 = 1\n",
              charges.a.charge, charges.b.charge, charges.a.width);
  std::vector<Errors> errors;
  for (int cells : {n / 2, 3 * n / 4}) errors.push_back(solve(exec, Solution({cells})));
  Solution const finest({n});
  errors.push_back(solve(exec, finest));
  bool good = check_orders(errors);
  good = check_solution(exec, finest, errors.back()) && good;
  good = compare(exec, finest) && good;
  if (draw(svg_path, plane_of(exec, finest.fourth, finest.E), errors)) std::printf("\nDrawn in %s\n", svg_path.c_str());
  return good ? 0 : 1;
}

}  // namespace poisson

int main(int argc, char** argv) {
  try {
    Kokkos::ScopeGuard const kokkos(argc, argv);
    return poisson::run(argc > 1 ? std::atoi(argv[1]) : 48, argc > 2 ? argv[2] : "poisson.svg");
  } catch (std::exception const& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
