// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "applications.hpp"

#include <algorithm>
#include <cmath>

namespace TeamFFT::Impl::Bench {

namespace {

struct Application {
  char const* name;
  void (*add)(ExecutionSpace const&, Settings const&, Makers&);
};

constexpr std::array<Application, 5> applications{{{"periodic", add_periodic},
                                                   {"lines", add_lines},
                                                   {"open", add_open},
                                                   {"dirichlet", add_dirichlet},
                                                   {"ends", add_ends}}};

Extents3 with_leading_ones(std::vector<std::size_t> const& extents) {
  Extents3 n{1, 1, 1};
  for (std::size_t d = 0; d < std::min(extents.size(), n.size()); ++d)
    n[n.size() - 1 - d] = extents[extents.size() - 1 - d];
  return n;
}

}  // namespace

std::vector<std::string> const& application_names() {
  static std::vector<std::string> const names = [] {
    std::vector<std::string> all;
    for (auto const& application : applications) all.emplace_back(application.name);
    return all;
  }();
  return names;
}

Makers make_solves(ExecutionSpace const& exec, Settings const& settings, std::vector<std::string> const& tasks) {
  Makers makers;
  for (auto const& application : applications)
    if (std::find(tasks.begin(), tasks.end(), application.name) != tasks.end()) application.add(exec, settings, makers);
  return makers;
}

std::size_t solve_points(Settings const& settings, bool real) {
  if (settings.points != 0) return settings.points;
  std::size_t const complex_points = std::size_t(1) << (runs_on_host                           ? 21
                                                        : settings.precision == Precision::f32 ? 26
                                                                                               : 25);
  return real ? 2 * complex_points : complex_points;
}

std::vector<Extents3> solve_sizes(Settings const& settings, std::size_t rank, std::size_t points) {
  double const bits = std::floor(std::log2(static_cast<double>(points)));
  std::size_t const edge = std::size_t(1) << static_cast<unsigned>(bits / static_cast<double>(rank));
  std::vector<Extents3> sizes{with_leading_ones(std::vector<std::size_t>(rank, edge))};
  Random random(settings.seed);
  while (sizes.size() < settings.count) {
    auto const n = with_leading_ones(
        draw_extents(rank, false, uniform(std::max(9.0, bits - 4), bits, random), Lengths::smooth7, random));
    if (product(n) <= points) sizes.push_back(n);
  }
  return sizes;
}

Solve solve_facts(std::string const& group, std::string const& name, Precision precision, Extents3 const& n,
                  std::size_t rank, bool real) {
  Solve solve{group, name, precision};
  double points = 1;
  for (std::size_t d = 3 - rank; d < 3; ++d) {
    solve.lengths.push_back(n[d]);
    points *= static_cast<double>(n[d]);
  }
  solve.batch = product(n) / static_cast<std::size_t>(points);
  solve.results = product(n) * (real ? 1 : 2);
  solve.bytes = 2 * solve.results * (precision == Precision::f32 ? 4 : 8);
  solve.log2_length = std::max(1.0, std::log2(points));
  return solve;
}

}  // namespace TeamFFT::Impl::Bench
