// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The Taylor-Green vortex: incompressible Navier-Stokes by low modes, whose products are one plan from spectra to
// points and back, without full spectra. usage: turbulence [points along an axis [Reynolds number [end of time
// [figure.svg]]]]
#include "report.hpp"
#include "timing.hpp"
#include "turbulence_arrays.hpp"
#include "turbulence_check.hpp"
#include "turbulence_drawing.hpp"
#include "turbulence_flow.hpp"

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace turbulence {

using example::report;

/// dt divides 1/4, and 4 dt the whole.
struct Clock {
  double dt;
  std::size_t steps;
};

Clock clock_of(Modes modes, double end) {
  // dt is 1/N or less: at speed 1 mode K turns by a third of a radian in a step
  int const per_quarter = (modes.N + 3) / 4;
  auto const quarters = static_cast<std::size_t>(std::ceil(end));
  return {0.25 / per_quarter, 4 * quarters * static_cast<std::size_t>(per_quarter)};
}

std::vector<Instant> run_flow(ExecutionSpace const& exec, Flow<ByOnePlan>& flow, Clock const& clock) {
  std::vector<Instant> history{instant(exec, flow, 0)};
  for (std::size_t s = 1; s <= clock.steps; ++s) {
    flow.step(clock.dt);
    history.push_back(instant(exec, flow, static_cast<double>(s) * clock.dt));
  }
  return history;
}

/// What the inviscid, truncated flow loses of its energy to t = 2 by its steps alone.
double loss(ExecutionSpace const& exec, Modes modes, int steps) {
  Flow<ByOnePlan> flow(exec, modes, 0);
  double const before = instant(exec, flow, 0).energy;
  for (int s = 0; s < steps; ++s) flow.step(2.0 / steps);
  return before - instant(exec, flow, 2).energy;
}

/// By the fourth power of dt, from above.
bool check_conservation(ExecutionSpace const& exec, Modes modes) {
  double const coarse = loss(exec, modes, 20), fine = loss(exec, modes, 40);
  std::printf("\nWithout viscosity, to t = 2: energy lost %.2e with dt = 0.1, %.2e with dt = 0.05\n", coarse, fine);
  return report("order in time", std::log2(coarse / fine), 4, 0.5, "");
}

/// Passes and bytes of a printed plan; of a filter's print each transform as often as it has fields.
struct Traffic {
  std::size_t passes = 0, bytes = 0;

  void add(std::string const& print, std::size_t times) {
    std::istringstream lines(print);
    std::size_t fields = times;
    for (std::string line; std::getline(lines, line);) {
      if (auto const at = line.find("filter, fields "); at != std::string::npos) {
        std::istringstream numbers(line.substr(at + 15));
        fields = 0;
        for (std::size_t number; numbers >> number;) ++fields;
      }
      if (line.rfind("  pass ", 0) == 0) passes += fields;
      if (line.rfind("  traffic ", 0) == 0) bytes += fields * std::stoul(line.substr(10));
    }
  }
};

template <class Plan>
std::string printed(Plan const& plan) {
  std::ostringstream os;
  os << plan;
  return os.str();
}

double relative_difference(ExecutionSpace const& exec, Velocity const& a, Velocity const& b, Modes modes) {
  double const size = std::sqrt(sum_over_modes(exec, modes, Moment{modes, a, 0}));
  Velocity difference("difference", modes);
  Kokkos::parallel_for("turbulence::difference", modes.all(exec), Subtract{a, b, difference});
  return std::sqrt(sum_over_modes(exec, modes, Moment{modes, difference, 0})) / size;
}

/// Ten steps are the same both ways; then their times.
bool compare(ExecutionSpace const& exec, Modes modes, double viscosity, double dt) {
  Flow<ThroughArrays> before(exec, modes, viscosity);
  Flow<ByOnePlan> after(exec, modes, viscosity);
  for (int s = 0; s < 10; ++s) {
    before.step(dt);
    after.step(dt);
  }
  std::cout << "\nThe plan of the products:\n" << after.rhs().plan() << std::flush;
  // Forty evaluations, each of transforms that are right to eps sqrt(log2 N^3).
  bool const good = report("ten steps both ways", relative_difference(exec, before.velocity(), after.velocity(), modes),
                           0, std::ldexp(40 * std::sqrt(3 * std::log2(modes.N)), -53), "");

  Traffic arrays, plan;
  arrays.add(printed(before.rhs().to_points()), 3);
  arrays.add(printed(before.rhs().to_modes()), 5);
  plan.add(printed(after.rhs().plan()), 1);
  // The filter reads two fields and writes four beside the one that the print counts.
  double const megabyte = 1e-6, of_filter = 8 * 6 * modes.points();
  std::printf("\nThe products of one evaluation:\n");
  std::printf("  before: %zu passes of transforms and 9 kernels, %.1f MB of traffic, %.1f MB of arrays\n",
              arrays.passes, megabyte * static_cast<double>(arrays.bytes + before.rhs().kernel_bytes()),
              megabyte * static_cast<double>(before.rhs().bytes()));
  std::printf("  after:  %zu passes of transforms, %.1f MB of traffic, %.1f MB of workspace\n", plan.passes,
              megabyte * (static_cast<double>(plan.bytes) + of_filter),
              megabyte * static_cast<double>(after.rhs().bytes()));
  auto const time = [&](auto& flow) { return 1e3 * example::seconds([&] { flow.step(dt); }, [&] { exec.fence(); }); };
  double const arrays_time = time(before), plan_time = time(after);
  std::printf("A step of four evaluations, before %.2f ms, after %.2f ms\n", arrays_time, plan_time);
  return good;
}

/// The exit status: 0 where every figure is within its bound.
int run(Modes modes, double reynolds, double end, std::string const& svg_path) {
  if (modes.N < 16 || modes.N > 512)
    throw std::runtime_error("turbulence: " + std::to_string(modes.N) + " points along an axis; give 16 to 512");
  if (!(reynolds >= 10))
    throw std::runtime_error("turbulence: a Reynolds number of " + std::to_string(reynolds) + "; give at least 10");
  if (!(end >= 1 && end <= 1000))
    throw std::runtime_error("turbulence: an end of time of " + std::to_string(end) + "; give 1 to 1000");
  ExecutionSpace const exec;
  double const viscosity = 1 / reynolds;
  auto const clock = clock_of(modes, end);
  std::printf("Taylor-Green vortex, Reynolds number %g: %d^3 points, modes to %d along each axis; %zu steps of %g\n\n",
              reynolds, modes.N, modes.K(), clock.steps, clock.dt);
  Flow<ByOnePlan> flow(exec, modes, viscosity);
  auto const history = run_flow(exec, flow, clock);
  bool good = check_series(history, viscosity, clock.dt);
  good = check_balance(history, viscosity) && good;
  good = check_divergence(exec, flow, clock.steps) && good;
  good = check_transfer(exec, flow) && good;
  good = check_conservation(exec, modes) && good;
  good = compare(exec, modes, viscosity, clock.dt) && good;
  if (draw(svg_path, history, viscosity, plane_of(exec, modes, flow.velocity())))
    std::printf("\nDrawn in %s\n", svg_path.c_str());
  return good ? 0 : 1;
}

}  // namespace turbulence

int main(int argc, char** argv) {
  try {
    Kokkos::ScopeGuard const kokkos(argc, argv);
    auto const number = [&](int i, double otherwise) { return argc > i ? std::atof(argv[i]) : otherwise; };
    return turbulence::run({static_cast<int>(number(1, 32))}, number(2, 100), number(3, 10),
                           argc > 4 ? argv[4] : "turbulence.svg");
  } catch (std::exception const& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
