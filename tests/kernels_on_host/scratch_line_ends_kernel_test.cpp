// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Real lines without a row, even and odd, on teams of host threads (kernel_teams.hpp): the scratch-line kernel with
// swept ends, the slot-line one.
#include "kernel_teams.hpp"

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

bool is_in_registers(Impl::Choice const& choice) {
  auto const* const slots = choice.as<Impl::SlotLineChoice>();
  return slots != nullptr && slots->ends != Impl::SlotEnds::any;
}

/// The ends of a real line's pass. The slot-line kernel has those of even lines in registers, where its radices do.
Impl::ScratchLineEnds ends_of(Problem const& problem) {
  auto const list = Impl::make_passes(problem, h200(), {.rows = false});
  auto const& choice = list.passes.at(0).choice;
  if (is_in_registers(choice)) return Impl::ScratchLineEnds::real_kinds;
  auto const* const own = choice.as<Impl::ScratchLineChoice>();
  return own == nullptr ? Impl::ScratchLineEnds::elements : own->ends;
}

/// Passes with such ends, by either kernel.
struct EndsLaunch {
  mutable unsigned launched = 0;

  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) const {
    launched += is_in_registers(kernel.choice) || kernel.choice.is_in_place();
    ScratchLineLaunch{}(a, kernel);
  }
};

template <class Real>
void expect_swept(Accuracy& accuracy, Problem const& problem, bool orthogonalize = false) {
  auto const& axis = problem.axes.at(0);
  bool const is_odd = axis.length % 2 != 0 && axis.kind != Kind::dct1 && axis.kind != Kind::dst1;
  EXPECT_EQ(ends_of(problem), is_odd ? Impl::ScratchLineEnds::odd_lines : Impl::ScratchLineEnds::real_kinds)
      << problem.token();
  EndsLaunch const launch;
  expect_by_kernels<Real>(accuracy, problem, h200(), {.rows = false}, launch, orthogonalize);
  EXPECT_EQ(launch.launched, 1u) << problem.token();
}

TEST(ScratchLineEnds, EqualsTheOracle_OfHalfSpectra) {
  Accuracy accuracy;
  for (auto kind : {Kind::r2c, Kind::c2r})
    for (std::size_t N : {4, 14, 33, 45, 46, 51, 68, 143, 286, 330, 1001, 2002, 4096, 4290, 6006}) {
      expect_swept<float>(accuracy, packed({kind}, {N}, 5, Precision::f32));
      expect_swept<double>(accuracy, packed({kind}, {N}, 3, Precision::f64));
    }
}

/// Scratch holds half of an odd line, so that longer ones fit; what counts all elements of a line in a sweep has 15
/// bits for them.
TEST(ScratchLineEnds, EqualsTheOracle_OfLongOddHalfSpectra) {
  Accuracy accuracy;
  for (auto kind : {Kind::r2c, Kind::c2r}) {
    expect_swept<float>(accuracy, packed({kind}, {42525}, 2, Precision::f32));
    expect_swept<double>(accuracy, packed({kind}, {21875}, 2, Precision::f64));
  }
  for (auto kind : {Kind::dct2, Kind::dct3, Kind::dct4}) {
    expect_swept<float>(accuracy, packed({kind}, {31185}, 2, Precision::f32));
    EXPECT_NE(ends_of(packed({kind}, {42525}, 2, Precision::f32)), Impl::ScratchLineEnds::odd_lines);
  }
}

TEST(ScratchLineEnds, EqualsTheOracle_OfConjugateAndPaddedHalfSpectra) {
  Accuracy accuracy;
  for (auto kind : {Kind::r2c, Kind::c2r})
    for (std::size_t N : {143, 330}) {
      auto problem = packed({kind}, {N}, 7, Precision::f64);
      problem.conjugated = true;
      expect_swept<double>(accuracy, problem);
      if (kind == Kind::r2c && N % 2 != 0) continue;  // a complex line with zeros at its end
      problem = packed({kind}, {N}, 7, Precision::f32);
      problem.axes[0].extent_in -= 5;
      expect_swept<float>(accuracy, problem);
    }
}

/// Thirteen lines of n elements, `step` from one to the next and `line_step` from line to line.
Problem lines_of(Kind kind, std::size_t n, std::size_t step, std::size_t line_step, Precision precision) {
  auto problem = packed({kind}, {n}, 13, precision);
  problem.axes[0].stride_in = problem.axes[0].stride_out = static_cast<std::ptrdiff_t>(step);
  problem.batch[0].stride_in = problem.batch[0].stride_out = static_cast<std::ptrdiff_t>(line_step);
  return problem;
}

void expect_swept_on_strided_axes(Accuracy& accuracy, Kind kind, std::size_t n) {
  expect_swept<float>(accuracy, lines_of(kind, n, 13, 1, Precision::f32));
  expect_swept<double>(accuracy, lines_of(kind, n, 3, 3 * n + 5, Precision::f64));
}

TEST(ScratchLineEnds, EqualsTheOracle_OfHalfSpectraOnStridedAxes) {
  Accuracy accuracy;
  for (auto kind : {Kind::r2c, Kind::c2r})
    for (std::size_t N : {68, 143, 330}) expect_swept_on_strided_axes(accuracy, kind, N);
}

TEST(ScratchLineEnds, LeaveLinesWithoutInputToOthers) {
  for (auto kind : {Kind::r2c, Kind::c2r, Kind::dct1, Kind::dct2, Kind::dct3, Kind::dct4})
    for (std::size_t N : {143, 330, 2004}) {
      auto problem = packed({kind}, {N}, 400, Precision::f64);
      problem.axes[0].extent_in = 0;
      for (auto const& pass : Impl::make_passes(problem, h200(), {}).passes) {
        EXPECT_FALSE(pass.source.map.count == 0 && pass.choice.is<Impl::MapChoice>()) << problem.token();
        auto const* const own = pass.choice.as<Impl::ScratchLineChoice>();
        EXPECT_TRUE(own == nullptr || own->ends == Impl::ScratchLineEnds::elements) << problem.token();
      }
    }
}

TEST(ScratchLineEnds, EqualsTheOracle_OfDctsAndDsts) {
  Accuracy accuracy;
  for (auto kind : real_to_real_kinds)
    for (std::size_t N : {6, 7, 14, 15, 17, 46, 68, 100, 143, 286, 330, 1001, 2002, 4096, 6006}) {
      bool const is_first = kind == Kind::dct1 || kind == Kind::dst1;
      if (is_first && N % 2 != 0) continue;
      expect_swept<float>(accuracy, packed({kind}, {extent_of(kind, N)}, 5, Precision::f32));
      expect_swept<double>(accuracy, packed({kind}, {extent_of(kind, N)}, 3, Precision::f64));
    }
}

TEST(ScratchLineEnds, EqualsTheOracle_OfOrthogonalDctsAndDsts) {
  Accuracy accuracy;
  for (auto kind : real_to_real_kinds) {
    expect_swept<float>(accuracy, packed({kind}, {extent_of(kind, 286)}, 5, Precision::f32), true);
    if (kind != Kind::dct1 && kind != Kind::dst1)
      expect_swept<double>(accuracy, packed({kind}, {143}, 3, Precision::f64), true);
  }
}

TEST(ScratchLineEnds, EqualsTheOracle_OfPaddedDctsAndDsts) {
  Accuracy accuracy;
  for (auto kind : real_to_real_kinds)
    for (std::size_t N : {286, 330, 1001}) {
      auto problem =
          packed({kind}, {extent_of(kind, kind == Kind::dct1 || kind == Kind::dst1 ? 2 * N : N)}, 7, Precision::f32);
      problem.axes[0].extent_in -= 5;
      // a complex line with zeros at its end, which another kernel takes
      if (N % 2 != 0 && (kind == Kind::r2hc || kind == Kind::dht))
        expect_by_kernels<float>(accuracy, problem, h200(), {.rows = false}, ScratchLineLaunch{});
      else
        expect_swept<float>(accuracy, problem);
    }
}

TEST(ScratchLineEnds, EqualsTheOracle_OfDctsAndDstsOnStridedAxes) {
  Accuracy accuracy;
  for (auto kind : real_to_real_kinds)
    for (std::size_t N : {68, 286, 330}) {
      auto const extent = extent_of(kind, N);
      expect_swept_on_strided_axes(accuracy, kind, extent);
      // whole sectors, but not lines of whole vectors
      expect_swept<double>(accuracy, lines_of(kind, extent, 1, extent + 1, Precision::f64));
    }
}

}  // namespace
}  // namespace TeamFFT::Test
