// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slot-line kernel on teams of host threads (kernel_teams.hpp).
#include "slot_line_ends.hpp"
#include "engines/slot_line/candidates.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace TeamFFT::Test {
namespace {

template <class Real>
void expect_computed(Accuracy& accuracy, Problem const& problem, Machine const& machine, PlanOptions options = {},
                     bool orthogonalize = false) {
  options.rows = false;
  // passes without ops by the scratch-line kernel,
  expect_by_kernels<Real>(accuracy, problem, machine, options, ScratchLineLaunch{}, orthogonalize);
  options.launch = Launch::parallel_for;  // all by the slot-line one, in less scratch
  expect_by_kernels<Real>(accuracy, problem, machine, options, SlotLineLaunch{}, orthogonalize);
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

constexpr Kind real_kinds[] = {Kind::r2c,  Kind::c2r,  Kind::dct1, Kind::dct2, Kind::dct3, Kind::dct4, Kind::dst1,
                               Kind::dst2, Kind::dst3, Kind::dst4, Kind::r2hc, Kind::hc2r, Kind::dht};

TEST(SlotLineKernel, EqualsTheOracle_ForEveryKind) {
  Accuracy accuracy;
  for (auto kind : real_kinds)
    for (std::size_t n : {2, 3, 7, 10, 15, 24, 48, 97})
      for (bool orthogonalize : {false, true}) {
        expect_computed<float>(accuracy, packed({kind}, {n}, 5, Precision::f32), small_teams(32), {}, orthogonalize);
        expect_computed<double>(accuracy, packed({Kind::dct2, kind}, {3, n}, 2, Precision::f64), small_teams(16));
      }
}

TEST(SlotLineKernel, EqualsTheOracle_OfHalfSpectraInRegisters) {
  Accuracy accuracy;
  PlanOptions options;
  options.launch = Launch::parallel_for;
  for (auto const kind : {Kind::r2c, Kind::c2r, Kind::r2hc, Kind::hc2r, Kind::dht}) {
    CountedEnds f32, f64;
    for (std::size_t n : {64, 90, 250, 324, 480, 686, 1000, 1024, 2048, 2058, 2662, 4096})
      for (std::size_t lines : {1, 3, 48})
        for (std::size_t displaced : {0, 1}) {
          expect_by_kernels<float>(accuracy, packed({kind}, {n}, lines, Precision::f32), h200(), options, f32, false,
                                   displaced);
          expect_by_kernels<float>(accuracy, packed({kind}, {n}, lines, Precision::f32), small_gpu(), without_rows(),
                                   f32, false, displaced);
          expect_by_kernels<double>(accuracy, packed({kind}, {n}, lines, Precision::f64), small_teams(64), options, f64,
                                    false, displaced);
          expect_by_kernels<float>(
              accuracy,
              packed({Impl::is_real_to_real(kind) ? kind : Kind::c2c_forward, kind}, {6, n}, lines, Precision::f32),
              h200(), options, f32);
        }
    auto const ends =
        kind == Kind::c2r || kind == Kind::hc2r ? Impl::SlotEnds::from_half_spectrum : Impl::SlotEnds::to_half_spectrum;
    EXPECT_TRUE(f32.seen.contains({ends, 1}));
    EXPECT_TRUE(f64.seen.contains({ends, 1}));
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
                                                  {Kind::dst4, Impl::SlotEnds::twisted},
                                                  {Kind::dct1, Impl::SlotEnds::extended},
                                                  {Kind::dst1, Impl::SlotEnds::extended}};

/// The reals of a kind whose complex line has M elements.
std::size_t reals_of(Kind kind, std::size_t M) {
  return kind == Kind::dct1 ? M + 1 : kind == Kind::dst1 ? M - 1 : 2 * M;
}

/// Lengths 2 M with M even and odd.
constexpr std::size_t lengths_of_mirrors[] = {64, 90, 250, 286, 480, 686, 850, 988, 1000, 1024, 2048, 2662, 4096};

TEST(SlotLineKernel, EqualsTheOracle_OfTrigonometricLinesInRegisters) {
  Accuracy accuracy;
  PlanOptions options;
  options.launch = Launch::parallel_for;
  for (auto const& [kind, ends] : kinds_in_registers) {
    CountedEnds f32, f64;
    for (std::size_t length : lengths_of_mirrors)
      for (std::size_t lines : {1, 3, 48})
        for (std::size_t displaced : {0, 1}) {
          std::size_t const n = reals_of(kind, length / 2);
          bool const ortho = (lines + displaced) % 4 == 0;
          expect_by_kernels<float>(accuracy, packed({kind}, {n}, lines, Precision::f32), h200(), options, f32, ortho,
                                   displaced);
          expect_by_kernels<float>(accuracy, packed({kind}, {n}, lines, Precision::f32), small_gpu(), without_rows(),
                                   f32, ortho, displaced);
          expect_by_kernels<double>(accuracy, packed({kind}, {n}, lines, Precision::f64), small_teams(64), options, f64,
                                    !ortho, displaced);
        }
    for (std::size_t b = 0; b < Impl::slot_budgets(ends, Precision::f32).size(); ++b)
      EXPECT_TRUE(f32.budgets.contains({ends, b})) << b;
    EXPECT_TRUE(f64.seen.contains({ends, 1}));
  }
}

/// Even and odd radices of mirrored stages, even and odd numbers of butterflies; displaced by two, f32 reals lie in
/// pairs, but not in fours.
TEST(SlotLineKernel, EqualsTheOracle_OfTrigonometricLinesForEveryRadix) {
  Accuracy accuracy;
  PlanOptions options;
  options.launch = Launch::parallel_for;
  for (auto const& [kind, ends] : kinds_in_registers) {
    CountedEnds f32, f64;
    for (std::size_t M = 5; M <= 256; ++M) {
      bool const ortho = M % 2 == 0;
      std::size_t const n = reals_of(kind, M);
      expect_by_kernels<float>(accuracy, packed({kind}, {n}, 5, Precision::f32), h200(), options, f32, ortho,
                               M % 4 == 0 ? 2 : 0);
      expect_by_kernels<double>(accuracy, packed({kind}, {n}, 2, Precision::f64), small_teams(32), options, f64,
                                !ortho);
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
    for (std::size_t M : {32, 45, 240, 500, 1331})
      for (bool ortho : {false, true}) {
        std::size_t const n = reals_of(kind, M);
        expect_by_kernels<float>(accuracy, packed({kind, Kind::dct2}, {n, 6}, 3, Precision::f32), h200(), options, f32,
                                 ortho);
        expect_by_kernels<double>(accuracy, packed({Kind::dst4, kind}, {8, n}, 2, Precision::f64), small_teams(64),
                                  options, f64, ortho);
        expect_by_kernels<float>(accuracy, packed({Kind::dct3, kind, Kind::dct4}, {3, n, 20}, 1, Precision::f32),
                                 h200(), options, f32, ortho, 1);
      }
    EXPECT_TRUE(f32.seen.contains({ends, 1}) || f32.seen.contains({ends, 2}));
    EXPECT_TRUE(f64.seen.contains({ends, 1}));
  }
}

TEST(SlotLineKernel, EqualsTheOracle_OfOneAndOfTwoLinesASlot) {
  Accuracy accuracy;
  auto options = by_kokkos_launch();
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
    for (std::size_t width : {1, 2})
      EXPECT_TRUE(seen.seen.contains({ends, width})) << static_cast<int>(ends) << ", " << width;
}

TEST(SlotLineKernel, EqualsTheOracle_OfConvolutionsInRegisters) {
  Accuracy accuracy;
  auto options = by_kokkos_launch();
  CountedEnds f32, f64;
  for (auto rule : {Rule::bluestein, Rule::rader})
    for (std::size_t n : {37, 97, 211, 298, 509, 1009, 2039, 2311}) {
      bool const is_composite = n == 298;
      if (rule == Rule::rader && is_composite) continue;
      options.rule = rule;
      for (std::size_t lines : {1, 2, 5, 33}) {
        expect_by_kernels<float>(accuracy, packed({n}, lines), h200(), options, f32);
        expect_by_kernels<double>(accuracy, packed({n}, lines, Precision::f64, Direction::backward), small_teams(64),
                                  options, f64);
      }
      expect_by_kernels<float>(accuracy, lines_with_gaps(n, Precision::f32), h200(), options, f32, false, 1);
      expect_by_kernels<float>(accuracy, along(0, {n, 33}), h200(), options, f32);
      expect_by_kernels<double>(accuracy, along(1, {3, n, 10}, Precision::f64), h200(), options, f64);
    }
  options.rule = Rule::bluestein;
  for (std::size_t n : {145, 187, 1489, 2069})
    expect_by_kernels<float>(accuracy, along(0, {n, 48}), h200(), options, f32);
  for (std::size_t width : {1, 2}) EXPECT_TRUE(f32.seen.contains({Impl::SlotEnds::convolved, width})) << width;
  EXPECT_TRUE(f32.seen.contains({Impl::SlotEnds::chirped, 2}));
  EXPECT_TRUE(f64.seen.contains({Impl::SlotEnds::convolved, 1}));
  EXPECT_TRUE(f64.seen.contains({Impl::SlotEnds::chirped, 1}));
}

/// A convolution of M elements on rows of the workspace.
Impl::Pass convolution_of(std::size_t M) {
  Impl::Pass pass;
  pass.length = M;
  pass.source = pass.target = Impl::plain_end(Impl::Buffer::workspace, 1, M);
  pass.lines = {{1000, static_cast<std::ptrdiff_t>(M), static_cast<std::ptrdiff_t>(M)}};
  pass.middle.convolution = {Impl::Filter::bluestein, M, {M}, M / 2};
  return pass;
}

TEST(SlotLineKernel, ConvolutionsOfManyLengthsTurnInRegisters) {
  auto const machine = h200();
  auto const options = by_kokkos_launch();
  for (auto const precision : {Precision::f32, Precision::f64}) {
    Impl::Context const context{precision, machine, options, false};
    for (std::size_t M : {64, 75, 105, 128, 135, 150, 192, 225, 256, 512, 1024, 1280, 1536, 2048, 2304}) {
      auto const choice = Impl::slot_line_candidate(context, convolution_of(M));
      auto const* const own = choice ? choice->as<Impl::SlotLineChoice>() : nullptr;
      EXPECT_TRUE(own != nullptr && own->ends == Impl::SlotEnds::convolved) << M;
    }
    auto twiddled = convolution_of(64);
    twiddled.source.ops.put(Impl::ops::Twiddle{4096});  // only sweeps have both
    auto const choice = Impl::slot_line_candidate(context, twiddled);
    EXPECT_EQ(choice.value().as<Impl::SlotLineChoice>()->ends, Impl::SlotEnds::any);
  }
}

TEST(SlotLineKernel, EqualsTheOracle_OfPaddedAndCroppedLinesInRegisters) {
  Accuracy accuracy;
  auto options = by_kokkos_launch();
  CountedEnds f32, f64;
  for (std::size_t n : {12, 60, 360, 1000, 2016, 4096})
    for (std::size_t lines : {2, 5})
      for (std::size_t extent : {n / 3, n + 3}) {
        auto problem = packed({n}, lines);
        problem.axes[0].extent_in = extent;
        problem.batch[0].stride_in = static_cast<std::ptrdiff_t>(extent);
        expect_by_kernels<float>(accuracy, problem, h200(), options, f32);
        problem.precision = Precision::f64;
        expect_by_kernels<double>(accuracy, problem, small_teams(64), options, f64);
      }
  EXPECT_TRUE(f32.seen.contains({Impl::SlotEnds::chirped, 1}));
  EXPECT_TRUE(f64.seen.contains({Impl::SlotEnds::chirped, 1}));
}

TEST(SlotLineKernel, EqualsTheOracle_OfRealLinesThatAreOneButterfly) {
  Accuracy accuracy;
  auto options = by_kokkos_launch();
  CountedEnds seen;
  for (auto kind : real_kinds)
    for (std::size_t M = 2; M <= 16; ++M) {
      std::size_t const n = reals_of(kind, M);
      expect_by_kernels<float>(accuracy, packed({kind}, {n}, 9, Precision::f32), h200(), options, seen);
      expect_by_kernels<double>(accuracy, packed({kind}, {n}, 5, Precision::f64), small_teams(64), options, seen);
    }
  for (auto const ends :
       {Impl::SlotEnds::to_half_spectrum, Impl::SlotEnds::from_half_spectrum, Impl::SlotEnds::interleaved_to_rotated,
        Impl::SlotEnds::rotated_to_interleaved, Impl::SlotEnds::twisted, Impl::SlotEnds::extended})
    EXPECT_TRUE(seen.seen.contains({ends, 1})) << static_cast<int>(ends);
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
      if (n >= Impl::row_of(kind).smallest)
        expect_computed<float>(accuracy, packed({kind}, {n}, 5, Precision::f32), small_teams(32), options);
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
