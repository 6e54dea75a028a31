// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slot-line kernel on teams of host threads (kernel_teams.hpp).
#include "kernel_teams.hpp"

#include <gtest/gtest.h>

#include <set>
#include <utility>

namespace TeamFFT::Test {
namespace {

template <class Real>
void expect_computed(Accuracy& accuracy, Problem const& problem, Machine const& machine, PlanOptions options = {}, bool orthogonalize = false) {
  options.rows = false;
  expect_by_kernels<Real>(accuracy, problem, machine, options, ScratchLineLaunch{}, orthogonalize);  // passes without ops by the scratch-line kernel,
  options.launch = Launch::parallel_for;                                                             // all by the slot-line one, in less scratch
  expect_by_kernels<Real>(accuracy, problem, machine, options, SlotLineLaunch{}, orthogonalize);
}

/// A GPU whose teams are small, so that stages take several rounds.
Machine small_teams(unsigned threads) {
  auto machine = h200();
  machine.max_team_size = threads;
  return machine;
}

TEST(SlotLineKernel, EqualsTheOracle_ForEveryLength) {
  Accuracy accuracy;
  for (std::size_t N = 1; N <= 300; ++N) {
    auto const direction = N % 2 ? Direction::forward : Direction::backward;
    if (N % 3)
      expect_computed<float>(accuracy, packed({N}, 5, Precision::f32, direction), small_teams(16));
    else
      expect_computed<double>(accuracy, packed({N}, 7, Precision::f64, direction), small_teams(32));
  }
}

TEST(SlotLineKernel, EqualsTheOracle_InSeveralRounds) {
  Accuracy accuracy;
  for (std::size_t N : {1000, 1331, 2197, 3125, 3718, 4096})
    for (unsigned threads : {32, 256}) {
      expect_computed<float>(accuracy, packed({N}, 2), small_teams(threads));
      expect_computed<double>(accuracy, packed({N}, 2, Precision::f64), small_teams(threads));
    }
}

TEST(SlotLineKernel, EqualsTheOracle_OnStridedPaddedAndRealLines) {
  Accuracy accuracy;
  for (std::size_t N : {6, 16, 37, 60, 121, 360})
    for (std::size_t axis : {0, 1}) {
      expect_computed<float>(accuracy, along(axis, {axis == 0 ? N : 13, axis == 0 ? 13 : N}), small_teams(32));
      expect_computed<double>(accuracy, along(1, {3, N, 10}, Precision::f64, Direction::backward), small_teams(16));
      for (std::size_t extent : {N / 2 + 1, N + 3})
        for (bool real : {false, true}) {
          auto problem = packed({N}, 9);
          problem.real_input = real;
          problem.axes[0].extent_in = extent;
          problem.axes[0].stride_in = 2;
          problem.batch[0].stride_in = 2 * 370;
          expect_computed<float>(accuracy, problem, small_teams(32));
        }
    }
}

constexpr Kind real_kinds[] = {Kind::r2c, Kind::c2r, Kind::dct1, Kind::dct2, Kind::dct3, Kind::dct4, Kind::dst1, Kind::dst2, Kind::dst3, Kind::dst4};

TEST(SlotLineKernel, EqualsTheOracle_ForEveryKind) {
  Accuracy accuracy;
  for (auto kind : real_kinds)
    for (std::size_t n : {2, 3, 7, 10, 15, 24, 48, 97})
      for (bool orthogonalize : {false, true}) {
        expect_computed<float>(accuracy, packed({kind}, {n}, 5, Precision::f32), small_teams(32), {}, orthogonalize);
        expect_computed<double>(accuracy, packed({Kind::dct2, kind}, {3, n}, 2, Precision::f64), small_teams(16));
      }
}

/// A GPU that 48 lines fill, so that two of them may share a slot.
Machine small_gpu() {
  auto machine = h200();
  machine.concurrency = 1;
  return machine;
}

/// By the backend's own launch.
PlanOptions without_rows() {
  PlanOptions options;
  options.rows = false;
  return options;
}

/// Which of the kernel's ends passes had, as a launch of expect_by_kernels(). Passes of other kernels go by theirs.
struct CountedEnds {
  mutable std::set<std::pair<Impl::SlotEnds, std::size_t>> seen;

  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) const {
    auto const* const own = kernel.choice.as<Impl::SlotLineChoice>();
    if (own == nullptr) return ScratchLineLaunch{}(a, kernel);
    seen.insert({own->ends, Impl::slot_budgets(own->ends, sizeof(Real) == 4 ? Precision::f32 : Precision::f64)[own->budget].width});
    run_slot_line_teams(a, kernel);
  }
};

TEST(SlotLineKernel, EqualsTheOracle_OfHalfSpectraInRegisters) {
  Accuracy accuracy;
  PlanOptions options;
  options.launch = Launch::parallel_for;
  for (auto const kind : {Kind::r2c, Kind::c2r}) {
    CountedEnds f32, f64;
    for (std::size_t n : {64, 90, 250, 480, 686, 1000, 1024, 2048, 2662, 4096})
      for (std::size_t lines : {1, 3, 48})
        for (std::size_t displaced : {0, 1}) {
          expect_by_kernels<float>(accuracy, packed({kind}, {n}, lines, Precision::f32), h200(), options, f32, false, displaced);
          expect_by_kernels<float>(accuracy, packed({kind}, {n}, lines, Precision::f32), small_gpu(), without_rows(), f32, false, displaced);
          expect_by_kernels<double>(accuracy, packed({kind}, {n}, lines, Precision::f64), small_teams(64), options, f64, false, displaced);
          expect_by_kernels<float>(accuracy, packed({Kind::c2c_forward, kind}, {6, n}, lines, Precision::f32), h200(), options, f32);
        }
    auto const ends = kind == Kind::r2c ? Impl::SlotEnds::to_half_spectrum : Impl::SlotEnds::from_half_spectrum;
    EXPECT_TRUE(f32.seen.contains({ends, 1}) && f32.seen.contains({ends, 2}));
    EXPECT_TRUE(f64.seen.contains({ends, 1}));
  }
}

constexpr Kind halves[] = {Kind::r2c, Kind::c2r};

/// The ends that have two odd lines of a kind in registers.
Impl::SlotEnds two_lines_of(Kind kind) { return kind == Kind::r2c ? Impl::SlotEnds::two_lines_to_half_spectra : Impl::SlotEnds::half_spectra_to_two_lines; }

/// Whether the plan of odd lines has one pass, which takes two of them at a time.
bool takes_two_lines(Problem const& problem, PlanOptions const& options) {
  auto const passes = Impl::make_passes(problem, h200(), options).passes;
  auto const* const own = passes.front().choice.as<Impl::SlotLineChoice>();
  return passes.size() == 1 && own != nullptr && own->ends == two_lines_of(problem.axes[0].kind);
}

/// By Kokkos' launch, and by the backend's own where the rule is named.
std::vector<PlanOptions> both_launches() {
  PlanOptions portable = without_rows(), native = without_rows();
  portable.launch = Launch::parallel_for;
  native.rule = Rule::two_lines;
  return {portable, native};
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

TEST(SlotLineKernel, EqualsTheOracle_OfOddRealLinesOfEveryLength) {
  Accuracy accuracy;
  for (auto const kind : halves)
    for (auto const& options : both_launches())
      for (std::size_t n = 3; n <= 301; n += 2) {
        if (!Impl::is_smooth(n, 13) || n <= 7 || n == 11 || n == 13) continue;  // the first ones have one stage, which mirrors need two of
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

TEST(SlotLineKernel, EqualsTheOracle_OfOddRealLinesByKokkosLaunch) {
  Accuracy accuracy;
  PlanOptions options = without_rows();
  options.launch = Launch::parallel_for;
  for (auto const kind : halves)
    for (std::size_t n = 3; n <= 301; n += 2) {
      CountedEnds launch;
      expect_by_kernels<float>(accuracy, packed({kind}, {n}, 6, Precision::f32), h200(), options, launch);
      expect_by_kernels<double>(accuracy, packed({kind}, {n}, 7, Precision::f64), h200(), options, launch);
    }
}

TEST(SlotLineKernel, EqualsTheOracle_OfTwoOddRealLinesInRegisters) {
  Accuracy accuracy;
  for (auto const kind : halves) {
    CountedEnds f32, f64;
    for (auto const& options : both_launches())
      for (std::size_t n : {45, 99, 225, 315, 625, 945, 1001, 1575, 2187, 3375})
        for (std::size_t lines : {2, 3, 48, 97})
          for (std::size_t displaced : {0, 1}) {
            expect_by_kernels<float>(accuracy, packed({kind}, {n}, lines, Precision::f32), h200(), options, f32, false, displaced);
            expect_by_kernels<float>(accuracy, packed({kind}, {n}, lines, Precision::f32), small_gpu(), options, f32, false, displaced);
            if (n <= 2187) expect_by_kernels<double>(accuracy, packed({kind}, {n}, lines, Precision::f64), small_teams(64), options, f64, false, displaced);
          }
    std::set<std::pair<Impl::SlotEnds, std::size_t>> const ends = {{two_lines_of(kind), 1}, {two_lines_of(kind), 2}};
    EXPECT_EQ(f32.seen, ends);
    EXPECT_TRUE(f64.seen.contains({two_lines_of(kind), 1}));
  }
}

TEST(SlotLineKernel, EqualsTheOracle_OfTwoOddRealLinesOfAnyLayout) {
  Accuracy accuracy;
  for (auto const kind : halves)
    for (auto const& options : both_launches()) {
      CountedEnds seen;
      for (std::size_t n : {27, 45, 99, 315, 1125})
        for (auto const& [outer, inner] : {std::pair<std::size_t, std::size_t>{1, 7}, {1, 40}, {5, 9}, {4, 33}, {3, 6}}) {
          expect_by_kernels<float>(accuracy, in_the_middle(kind, outer, n, inner, Precision::f32), h200(), options, seen, false, inner % 2);
          expect_by_kernels<double>(accuracy, in_the_middle(kind, outer, n, inner, Precision::f64), small_teams(64), options, seen);
        }
      EXPECT_TRUE(seen.seen.contains({two_lines_of(kind), 1}));
      for (std::size_t n : {45, 315}) {
        auto problem = packed({kind}, {n}, 7, Precision::f32);
        problem.conjugated = true;
        expect_by_kernels<float>(accuracy, problem, h200(), options, seen);
      }
      if (options.rule != Rule::automatic) continue;
      for (std::size_t n : {45, 315})
        for (std::size_t lines : {1, 3}) {
          expect_by_kernels<float>(accuracy, packed({Kind::c2c_forward, kind}, {7, n}, lines, Precision::f32), h200(), options, seen);
          expect_by_kernels<double>(accuracy, packed({Kind::c2c_forward, kind, Kind::c2c_backward}, {2, n, 6}, lines, Precision::f64), h200(), options, seen);
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

TEST(SlotLineKernel, TwoOddRealLinesInPlace_GiveTheSame) {
  for (auto const kind : halves)
    for (auto const& options : both_launches())
      for (std::size_t n : {15, 45, 225, 945, 2187})
        for (std::size_t lines : {2, 3, 33}) {
          auto const problem = packed({kind}, {n}, lines, Precision::f32, Placement::in_place);
          ASSERT_TRUE(takes_two_lines(problem, options)) << problem.token();
          auto const apart = by_one_pass<float>(problem, options, false), same = by_one_pass<float>(problem, options, true);
          for (std::size_t line = 0; line < lines; ++line)
            for (std::size_t i = 0; i < (kind == Kind::r2c ? n + 1 : n); ++i)
              ASSERT_EQ(apart[line * (n + 1) + i], same[line * (n + 1) + i]) << problem.token() << ", line " << line << ", scalar " << i;
        }
}

/// DCTs and DSTs of even length, and the ends of the kernel that have them in registers.
struct KindInRegisters {
  Kind kind;
  Impl::SlotEnds ends;
};
constexpr KindInRegisters kinds_in_registers[] = {{Kind::dct2, Impl::SlotEnds::interleaved_to_rotated},
                                                  {Kind::dst2, Impl::SlotEnds::interleaved_to_rotated},
                                                  {Kind::dct3, Impl::SlotEnds::rotated_to_interleaved},
                                                  {Kind::dst3, Impl::SlotEnds::rotated_to_interleaved},
                                                  {Kind::dct4, Impl::SlotEnds::twisted},
                                                  {Kind::dst4, Impl::SlotEnds::twisted}};

/// Lengths 2 M with M even and odd.
constexpr std::size_t lengths_of_mirrors[] = {64, 90, 250, 480, 686, 1000, 1024, 2048, 2662, 4096};

TEST(SlotLineKernel, EqualsTheOracle_OfTrigonometricLinesInRegisters) {
  Accuracy accuracy;
  PlanOptions options;
  options.launch = Launch::parallel_for;
  for (auto const& [kind, ends] : kinds_in_registers) {
    CountedEnds f32, f64;
    for (std::size_t n : lengths_of_mirrors)
      for (std::size_t lines : {1, 3, 48})
        for (std::size_t displaced : {0, 1}) {
          bool const ortho = (lines + displaced) % 4 == 0;
          expect_by_kernels<float>(accuracy, packed({kind}, {n}, lines, Precision::f32), h200(), options, f32, ortho, displaced);
          expect_by_kernels<float>(accuracy, packed({kind}, {n}, lines, Precision::f32), small_gpu(), without_rows(), f32, ortho, displaced);
          expect_by_kernels<double>(accuracy, packed({kind}, {n}, lines, Precision::f64), small_teams(64), options, f64, !ortho, displaced);
        }
    EXPECT_TRUE(f32.seen.contains({ends, 1}) && f32.seen.contains({ends, 2}));
    EXPECT_TRUE(f64.seen.contains({ends, 1}));
  }
}

/// Even and odd radices of mirrored stages, even and odd numbers of butterflies; displaced by two, f32 reals lie in pairs, but not in fours.
TEST(SlotLineKernel, EqualsTheOracle_OfTrigonometricLinesForEveryRadix) {
  Accuracy accuracy;
  PlanOptions options;
  options.launch = Launch::parallel_for;
  for (auto const& [kind, ends] : kinds_in_registers) {
    CountedEnds f32, f64;
    for (std::size_t n = 10; n <= 512; n += 2) {
      bool const ortho = n % 4 == 0;
      expect_by_kernels<float>(accuracy, packed({kind}, {n}, 5, Precision::f32), h200(), options, f32, ortho, n % 8 == 0 ? 2 : 0);
      expect_by_kernels<double>(accuracy, packed({kind}, {n}, 2, Precision::f64), small_teams(32), options, f64, !ortho);
    }
    EXPECT_TRUE(f32.seen.contains({ends, 1}) && f64.seen.contains({ends, 1}));
  }
}

TEST(SlotLineKernel, EqualsTheOracle_OfStridedTrigonometricLinesInRegisters) {
  Accuracy accuracy;
  PlanOptions options;
  options.launch = Launch::parallel_for;
  for (auto const& [kind, ends] : kinds_in_registers) {
    CountedEnds f32, f64;
    for (std::size_t n : {64, 90, 480, 1000, 2662})
      for (bool ortho : {false, true}) {
        expect_by_kernels<float>(accuracy, packed({kind, Kind::dct2}, {n, 6}, 3, Precision::f32), h200(), options, f32, ortho);
        expect_by_kernels<double>(accuracy, packed({Kind::dst4, kind}, {8, n}, 2, Precision::f64), small_teams(64), options, f64, ortho);
        expect_by_kernels<float>(accuracy, packed({Kind::dct3, kind, Kind::dct4}, {3, n, 20}, 1, Precision::f32), h200(), options, f32, ortho, 1);
      }
    EXPECT_TRUE(f32.seen.contains({ends, 1}) || f32.seen.contains({ends, 2}));
    EXPECT_TRUE(f64.seen.contains({ends, 1}));
  }
}

TEST(SlotLineKernel, EqualsTheOracle_OfOneAndOfTwoLinesASlot) {
  Accuracy accuracy;
  PlanOptions options;
  options.launch = Launch::parallel_for;
  options.rows = false;
  CountedEnds seen;
  for (std::size_t n : {24, 64, 100, 243, 256, 625, 1000, 1024, 2187, 3000, 4096})
    for (std::size_t lines : {1, 2, 5, 33}) {
      expect_by_kernels<float>(accuracy, packed({n}, lines), h200(), options, seen);
      expect_by_kernels<float>(accuracy, lines_with_gaps(n, Precision::f32), h200(), options, seen, false, 1);
      expect_by_kernels<float>(accuracy, along(0, {n, 33}), h200(), options, seen);
    }
  options.rule = Rule::hierarchical;
  for (std::size_t n : {900, 4096, 14641, 15625})
    for (std::size_t lines : {1, 3}) expect_by_kernels<float>(accuracy, packed({n}, lines), h200(), options, seen);
  for (auto const ends : {Impl::SlotEnds::memory, Impl::SlotEnds::roots})
    for (std::size_t width : {1, 2}) EXPECT_TRUE(seen.seen.contains({ends, width})) << static_cast<int>(ends) << ", " << width;
}

TEST(SlotLineKernel, EqualsTheOracle_ForRealLinesInTwoPasses) {
  Accuracy accuracy;
  PlanOptions options;
  options.scratch_limit = 1024;
  for (auto kind : real_kinds)
    for (std::size_t n : {480, 1001}) {
      expect_computed<float>(accuracy, packed({kind}, {n}, 3, Precision::f32), small_teams(32), options);
      expect_computed<double>(accuracy, packed({kind}, {n}, 2, Precision::f64), small_teams(16), options);
    }
}

TEST(SlotLineKernel, EqualsTheOracle_ForTheShortestLinesByBluestein) {
  Accuracy accuracy;
  PlanOptions options;
  options.rule = Rule::bluestein;
  for (auto kind : real_kinds)
    for (std::size_t n : {1, 2})
      if (n >= Impl::row_of(kind).smallest) expect_computed<float>(accuracy, packed({kind}, {n}, 5, Precision::f32), small_teams(32), options);
}

TEST(SlotLineKernel, EqualsTheOracle_ByEveryRule) {
  Accuracy accuracy;
  for (auto [rule, N] : {std::pair<Rule, std::size_t>{Rule::hierarchical, 60},
                         {Rule::hierarchical, 1000},
                         {Rule::rader, 97},
                         {Rule::rader, 509},
                         {Rule::bluestein, 97},
                         {Rule::bluestein, 298},
                         {Rule::bluestein, 509}})
    for (std::size_t scratch : {0, 4096}) {
      PlanOptions options;
      options.rule = rule;
      options.scratch_limit = scratch;
      expect_computed<float>(accuracy, packed({N}, 3), small_teams(32), options);
      expect_computed<double>(accuracy, packed({N}, 3, Precision::f64), small_teams(16), options);
    }
}

}  // namespace
}  // namespace TeamFFT::Test
