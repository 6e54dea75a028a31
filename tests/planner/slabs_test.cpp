// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Passes of hosts that are done slab by slab: which are, and that no slab touches what another one does.
#include "plan/planner.hpp"
#include "plan/slabs.hpp"

#include "machines.hpp"
#include "problems.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace TeamFFT::Test {
namespace {

struct Planned {
  Impl::PassList list;
  std::vector<Impl::Slabs> slabs;
};

Planned planned(Problem problem, Machine const& machine = host(), PlanOptions const& options = {}) {
  problem = problem.canonicalize();
  Planned result{Impl::make_passes(problem, machine, options), {}};
  result.slabs =
      Impl::find_slabs({problem.precision, machine, options, problem.placement == Placement::in_place}, result.list);
  return result;
}

Machine one_thread() {
  auto machine = host();
  machine.concurrency = machine.max_team_size = 1;
  return machine;
}

TEST(Slabs, JoinThePlanesOfABox) {
  auto const p = planned(packed({64, 64, 64}, 1));
  ASSERT_EQ(p.slabs.size(), 1u);
  EXPECT_EQ(p.slabs[0].pass, 0u);
  EXPECT_EQ(p.slabs[0].count, 2u);
  EXPECT_EQ(p.slabs[0].units, 64u);
  EXPECT_LE(p.slabs[0].together, 32u) << "both threads have one";
  std::ostringstream text;
  Impl::print(text, p.slabs[0]);
  EXPECT_EQ(text.str(), "  passes 1 to 2 one after the other over " + std::to_string(p.slabs[0].together) +
                            " of 64 parts, which stay in cache\n");
}

TEST(Slabs, AreAsLargeAsHalfASecondLevelCache) {
  auto machine = one_thread();
  for (std::size_t const cache : {std::size_t{256} << 10, std::size_t{1} << 20, std::size_t{4} << 20}) {
    machine.memory.second_level_bytes = cache;
    auto const p = planned(packed({100, 64, 64}, 1), machine);
    ASSERT_EQ(p.slabs.size(), 1u);
    std::size_t const plane = 2 * 64 * 64 * 8;  // read and written
    EXPECT_LE(p.slabs[0].together * plane, cache / 2);
    EXPECT_GE(4 * p.slabs[0].together * plane, cache / 2)
        << "but for slabs of the same size, and lanes that are not idle";
  }
  machine.memory.second_level_bytes = std::size_t{256} << 10;
  EXPECT_TRUE(planned(packed({8, 512, 512}, 1), machine).slabs.empty()) << "a plane is 2 MB";
}

TEST(Slabs, HoldAllPassesOfABatchOfBoxes) {
  auto const p = planned(packed({16, 24, 40}, 6), one_thread());
  ASSERT_EQ(p.slabs.size(), 1u);
  EXPECT_EQ(p.slabs[0].count, 3u);
  EXPECT_FALSE(p.slabs[0].lanes);
}

TEST(Slabs, HaveSmallUnitsInLanes) {
  auto const p = planned(packed({3, 5}, 1000));
  ASSERT_EQ(p.slabs.size(), 1u);
  ASSERT_TRUE(p.slabs[0].lanes);
  EXPECT_EQ(p.slabs[0].units, 1000u);
  EXPECT_EQ(p.slabs[0].together % 16, 0u);
  EXPECT_EQ(p.slabs[0].lanes->elements[static_cast<std::size_t>(Impl::Buffer::in)], 15u);
  EXPECT_EQ(p.slabs[0].lanes->load_step, 15);
  for (auto const& pass : p.list.passes) EXPECT_TRUE(pass.choice.is_way(Impl::Way::groups));
  ASSERT_TRUE(planned(packed({4, 6}, 1000, Precision::f64)).slabs.at(0).lanes);
  auto problem = packed({4, 6}, 1000, Precision::f64);
  // two of eight elements of a row are not the user's
  problem.axes[0].stride_out = 8, problem.batch[0].stride_out = 32;
  auto const apart = planned(problem);
  EXPECT_TRUE(apart.slabs.empty() || !apart.slabs[0].lanes);
}

TEST(Slabs, AreNotOfGpus) { EXPECT_TRUE(planned(packed({64, 64, 64}, 1), h200()).slabs.empty()); }

TEST(Slabs, AreNotOfBoxesInsideEachOther) {
  auto problem = packed({16, 16}, 64);  // of an array [16][16][64]
  for (auto& axis : problem.axes) axis.stride_in *= 64, axis.stride_out *= 64;
  problem.batch[0].stride_in = problem.batch[0].stride_out = 1;
  for (auto const& slabs : planned(problem, one_thread()).slabs) EXPECT_NE(slabs.count, 2u);
}

/// The elements of each buffer that a pass' lines touch in one unit.
using Touched = std::map<Impl::Buffer, std::set<std::ptrdiff_t>>;

void touch(Touched& touched, Impl::Pass const& pass, Impl::End const& end, bool load, std::size_t unit,
           std::size_t units, bool in_place, std::size_t scalar) {
  bool const line_wise = load ? end.loads_line_wise() : end.stores_line_wise(),
             half = end.map.side.map == Impl::Map::half;
  std::size_t const count = !line_wise ? std::min(pass.length, end.count)
                            : half     ? end.map.length / 2 + 1
                                       : end.map.length;
  auto const bytes = static_cast<std::ptrdiff_t>(end.is_real() ? scalar : 2 * scalar);
  std::size_t const lines = pass.line_count() / units;
  auto& of_buffer = touched[in_place && end.buffer == Impl::Buffer::out ? Impl::Buffer::in : end.buffer];
  for (std::size_t line = unit * lines; line < (unit + 1) * lines; ++line) {
    std::size_t rest = line;
    std::ptrdiff_t at = 0;
    for (auto const& d : pass.lines)
      at += static_cast<std::ptrdiff_t>(rest % d.count) * (load ? d.load : d.store), rest /= d.count;
    for (std::size_t j = 0; j < count; ++j)
      for (std::ptrdiff_t b = 0; b < bytes; b += static_cast<std::ptrdiff_t>(scalar))
        of_buffer.insert((at + static_cast<std::ptrdiff_t>(j) * end.stride) * bytes + b);
  }
}

TEST(Slabs, TouchNothingOfEachOther) {
  using enum Kind;
  std::vector<Problem> problems = {packed({6, 5, 4}, 1),
                                   packed({6, 5, 4}, 3, Precision::f64, Direction::backward, Placement::in_place),
                                   packed({c2c_forward, c2c_forward, r2c}, {6, 8, 10}, 2, Precision::f32),
                                   packed({c2c_backward, c2c_backward, c2r}, {6, 8, 9}, 2, Precision::f64),
                                   packed({dct2, dst3, dct4}, {4, 5, 6}, 2, Precision::f64),
                                   packed({dct1, r2c}, {5, 7}, 40, Precision::f32),
                                   packed({3, 4}, 70)};
  std::size_t joined = 0;
  for (auto const& problem : problems)
    for (unsigned threads : {1u, 2u}) {
      auto machine = host();
      machine.concurrency = threads;
      auto const p = planned(problem, machine);
      bool const in_place = problem.placement == Placement::in_place;
      for (auto const& slabs : p.slabs) {
        std::vector<Touched> units(slabs.units);
        for (std::size_t u = 0; u < slabs.units; ++u)
          for (std::size_t i = slabs.pass; i < slabs.pass + slabs.count; ++i) {
            auto const& pass = p.list.passes[i];
            std::size_t const scalar = problem.precision == Precision::f32 ? 4 : 8;
            touch(units[u], pass, pass.source, true, u, slabs.units, in_place, scalar);
            touch(units[u], pass, pass.target, false, u, slabs.units, in_place, scalar);
          }
        for (std::size_t u = 0; u < slabs.units; ++u)
          for (std::size_t v = 0; v < u; ++v)
            for (auto const& [buffer, places] : units[u])
              if (auto const other = units[v].find(buffer); other != units[v].end()) {
                bool const is_apart =
                    std::ranges::none_of(places, [&](std::ptrdiff_t at) { return other->second.contains(at); });
                EXPECT_TRUE(is_apart) << problem.token() << ": units " << v << " and " << u;
              }
        ++joined;
      }
    }
  EXPECT_GE(joined, problems.size());
}

}  // namespace
}  // namespace TeamFFT::Test
