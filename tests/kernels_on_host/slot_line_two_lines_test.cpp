// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Odd real lines, two at a time by the slot-line kernel on teams of host threads (kernel_teams.hpp).
#include "slot_line_ends.hpp"

#include <gtest/gtest.h>

#include <set>
#include <utility>
#include <vector>

namespace TeamFFT::Test {
namespace {

constexpr Kind halves[] = {Kind::r2c, Kind::c2r};

/// The ends that have two odd lines of a kind in registers.
Impl::SlotEnds two_lines_of(Kind kind) {
  return kind == Kind::r2c ? Impl::SlotEnds::two_lines_to_half_spectra : Impl::SlotEnds::half_spectra_to_two_lines;
}

/// Whether the plan of odd lines has one pass, which takes two of them at a time.
bool takes_two_lines(Problem const& problem, PlanOptions const& options) {
  auto const passes = Impl::make_passes(problem, h200(), options).passes;
  auto const* const own = passes.front().choice.as<Impl::SlotLineChoice>();
  return passes.size() == 1 && own != nullptr && own->ends == two_lines_of(problem.axes[0].kind);
}

/// Lines of a kind along the middle one of three dimensions.
Problem in_the_middle(Kind kind, std::size_t outer, std::size_t n, std::size_t inner, Precision precision) {
  auto problem = packed({kind}, {n}, outer, precision);
  auto& axis = problem.axes[0];
  auto const step = static_cast<std::ptrdiff_t>(inner);
  axis.stride_in *= step, axis.stride_out *= step;
  for (auto& planes : problem.batch) planes.stride_in *= step, planes.stride_out *= step;
  problem.batch.insert(problem.batch.begin(), {inner, 1, 1});
  return problem.canonicalize();
}

TEST(SlotLineTwoLines, EqualTheOracle_ForEveryLength) {
  Accuracy accuracy;
  auto const options = by_kokkos_launch();
  for (auto const kind : halves)
    for (std::size_t n = 3; n <= 301; n += 2) {
      if (!Impl::is_smooth(n, 13)) continue;
      std::size_t const lines = n % 4 == 1 ? 5 : 6;
      auto const f32 = packed({kind}, {n}, lines, Precision::f32), f64 = packed({kind}, {n}, lines + 1, Precision::f64);
      CountedEnds launch;
      EXPECT_TRUE(takes_two_lines(f32, options)) << f32.token();
      expect_by_kernels<float>(accuracy, f32, h200(), options, launch, false, n % 3);
      if (!Impl::is_smooth(n, 7)) continue;
      EXPECT_TRUE(takes_two_lines(f64, options)) << f64.token();
      expect_by_kernels<double>(accuracy, f64, h200(), options, launch, false, n % 2);
    }
}

TEST(SlotLineTwoLines, EqualTheOracle_ByKokkosLaunch) {
  Accuracy accuracy;
  auto const options = by_kokkos_launch();
  for (auto const kind : halves)
    for (std::size_t n = 3; n <= 301; n += 2) {
      CountedEnds launch;
      expect_by_kernels<float>(accuracy, packed({kind}, {n}, 6, Precision::f32), h200(), options, launch);
      expect_by_kernels<double>(accuracy, packed({kind}, {n}, 7, Precision::f64), h200(), options, launch);
    }
}

TEST(SlotLineTwoLines, EqualTheOracle_InRegisters) {
  auto const options = by_kokkos_launch();
  Accuracy accuracy;
  for (auto const kind : halves) {
    CountedEnds f32, f64;
    for (std::size_t n : {45, 99, 225, 315, 625, 945, 1001, 1575, 2187, 3375})
      for (std::size_t lines : {2, 3, 48, 97})
        for (std::size_t displaced : {0, 1}) {
          expect_by_kernels<float>(accuracy, packed({kind}, {n}, lines, Precision::f32), h200(), options, f32, false,
                                   displaced);
          expect_by_kernels<float>(accuracy, packed({kind}, {n}, lines, Precision::f32), small_gpu(), options, f32,
                                   false, displaced);
          if (n <= 2187)
            expect_by_kernels<double>(accuracy, packed({kind}, {n}, lines, Precision::f64), small_teams(64), options,
                                      f64, false, displaced);
        }
    std::set<std::pair<Impl::SlotEnds, std::size_t>> const ends = {{two_lines_of(kind), 1}};
    EXPECT_EQ(f32.seen, ends);
    EXPECT_TRUE(f64.seen.contains({two_lines_of(kind), 1}));
  }
}

TEST(SlotLineTwoLines, EqualTheOracle_OfAnyLayout) {
  auto const options = by_kokkos_launch();
  Accuracy accuracy;
  for (auto const kind : halves) {
    CountedEnds seen;
    for (std::size_t n : {27, 45, 99, 315, 1125})
      for (auto const& [outer, inner] : {std::pair<std::size_t, std::size_t>{1, 7}, {1, 40}, {5, 9}, {4, 33}, {3, 6}}) {
        expect_by_kernels<float>(accuracy, in_the_middle(kind, outer, n, inner, Precision::f32), h200(), options, seen,
                                 false, inner % 2);
        expect_by_kernels<double>(accuracy, in_the_middle(kind, outer, n, inner, Precision::f64), small_teams(64),
                                  options, seen);
      }
    EXPECT_TRUE(seen.seen.contains({two_lines_of(kind), 1}));
    for (std::size_t n : {45, 315}) {
      auto problem = packed({kind}, {n}, 7, Precision::f32);
      problem.conjugated = true;
      expect_by_kernels<float>(accuracy, problem, h200(), options, seen);
    }
    for (std::size_t n : {45, 315})
      for (std::size_t lines : {1, 3}) {
        expect_by_kernels<float>(accuracy, packed({Kind::c2c_forward, kind}, {7, n}, lines, Precision::f32), h200(),
                                 options, seen);
        expect_by_kernels<double>(
            accuracy, packed({Kind::c2c_forward, kind, Kind::c2c_backward}, {2, n, 6}, lines, Precision::f64), h200(),
            options, seen);
      }
  }
}

/// The results of a plan's only pass, whose target begins where its source does or lies behind it.
template <class Real>
std::vector<Real> by_one_pass(Problem const& problem, PlanOptions const& options, bool in_place) {
  auto const prepared = Impl::prepare<Real>(Impl::make_passes(problem, h200(), options));
  auto const& pass = prepared.passes.at(0);
  std::size_t const scalars = problem.batch[0].count * 2 * (problem.axes[0].length / 2 + 1);
  Random random(problem.logical_size());
  std::vector<Real> memory(2 * scalars);
  for (std::size_t i = 0; i < scalars; ++i) memory[i] = random.uniform<Real>();
  Real* const target = memory.data() + (in_place ? 0 : scalars);
  auto a = Impl::arguments_for(pass, pass.parts.at(0), memory.data(), target, "");
  a.tables = prepared.tables.data();
  CountedEnds{}(a, pass.kernel);
  return {target, target + scalars};
}

TEST(SlotLineTwoLines, GiveTheSameInPlace) {
  auto const options = by_kokkos_launch();
  for (auto const kind : halves)
    for (std::size_t n : {15, 45, 225, 945, 2187})
      for (std::size_t lines : {2, 3, 33}) {
        auto const problem = packed({kind}, {n}, lines, Precision::f32, Placement::in_place);
        ASSERT_TRUE(takes_two_lines(problem, options)) << problem.token();
        auto const apart = by_one_pass<float>(problem, options, false),
                   same = by_one_pass<float>(problem, options, true);
        for (std::size_t line = 0; line < lines; ++line)
          for (std::size_t i = 0; i < (kind == Kind::r2c ? n + 1 : n); ++i)
            ASSERT_EQ(apart[line * (n + 1) + i], same[line * (n + 1) + i])
                << problem.token() << ", line " << line << ", scalar " << i;
      }
}

/// Holds a plan by Kokkos' launch to one pass with mirrors, and its result to the oracle.
template <class Real>
void expect_in_one_pass(Accuracy& accuracy, Kind kind, std::size_t n) {
  auto const options = by_kokkos_launch();
  auto const problem = packed({kind}, {n}, 5, sizeof(Real) == 4 ? Precision::f32 : Precision::f64);
  auto const list = Impl::make_passes(problem, h200(), options);
  auto const* const own = list.passes[0].choice.as<Impl::SlotLineChoice>();
  ASSERT_TRUE(list.passes.size() == 1 && own != nullptr && Impl::have_two_lines(own->ends)) << problem.token();
  expect_by_passes<Real>(accuracy, problem, list, h200(), SlotLineLaunch{});
}

TEST(SlotLineTwoLines, WideRadicesWantOnePass) {
  Accuracy accuracy;
  for (auto const kind : {Kind::r2c, Kind::c2r}) {
    for (std::size_t n : {121, 169, 289, 323, 1331, 1859, 2197, 3757}) expect_in_one_pass<float>(accuracy, kind, n);
    for (std::size_t n : {121, 143, 169, 1331, 1573, 1859, 2197}) expect_in_one_pass<double>(accuracy, kind, n);
  }
}

}  // namespace
}  // namespace TeamFFT::Test
