// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every length: 1..512 against the direct sum in long double by every rule, scratch and launch, to 4096 against the
// fast long double transform.
#include "lines.hpp"

#include <gtest/gtest.h>

#include <ostream>
#include <tuple>

namespace TeamFFT::Test {
namespace {

struct Range {
  std::size_t first, last;

  friend std::ostream& operator<<(std::ostream& os, Range range) { return os << range.first << "_to_" << range.last; }
};

std::vector<Range> ranges(std::size_t first, std::size_t last, std::size_t width) {
  std::vector<Range> list;
  for (; first <= last; first += width) list.push_back({first, std::min(last, first + width - 1)});
  return list;
}

/// One line, fewer than a vector or a team holds, and more with a remainder, in turn.
std::size_t lines_for_length(std::size_t N) { return N % 3 == 0 ? 1 : N % 3 == 1 ? 3 : N < 64 ? 37 : 19; }

/// The line of the length, both directions, in and out of place by turns.
template <class Real>
void check_length(Accuracy& accuracy, Lines<Real>& lines, std::size_t N, std::size_t batch, Direction direction,
                  PlanOptions const& options) {
  auto const placement = N % 2 == (direction == Direction::forward) ? Placement::out_of_place : Placement::in_place;
  auto const problem = packed({N}, batch, precision_of<Real>, direction, placement);
  std::string const what = describe(problem, options);
  SCOPED_TRACE(what);
  try {
    // docs/api/accuracy.md's larger bound is that of Rader and Bluestein: it goes with them where they are forced on a
    // length that needs neither.
    bool const convolution = options.rule == Rule::rader || options.rule == Rule::bluestein;
    long double const slack = convolution && Impl::is_smooth(N, 13) ? 2.2L : 1.0L;
    lines.expect(accuracy, transformed(problem, options, lines.input(batch)), direction, what, slack);
  } catch (std::exception const& error) {
    ADD_FAILURE() << what << ": " << error.what();
  }
}

template <class Real>
void check_both_directions(Accuracy& accuracy, std::size_t N, std::size_t batch, PlanOptions const& options) {
  bool const is_short = N <= 512;
  Lines<Real> lines(N, is_short ? 3 : 1, is_short ? Lines<Real>::Oracle::direct_sum : Lines<Real>::Oracle::fast, 1);
  for (auto direction : {Direction::forward, Direction::backward})
    check_length(accuracy, lines, N, batch, direction, options);
}

/// One direction by turns.
template <class Real>
void check_one_direction(Accuracy& accuracy, std::size_t N, PlanOptions const& options) {
  Lines<Real> lines(N, 1, Lines<Real>::Oracle::fast, 2);
  check_length(accuracy, lines, N, lines_for_length(N / 2), N % 4 < 2 ? Direction::forward : Direction::backward,
               options);
}

class Length : public testing::TestWithParam<Range> {
 protected:
  Accuracy accuracy;

  template <class Body>
  void for_each_length(Body const& body) {
    for (std::size_t N = GetParam().first; N <= GetParam().last; ++N) body(N);
  }
};

TEST_P(Length, EqualsTheDirectSum_InBothDirectionsAndPrecisions) {
  for_each_length([&](std::size_t N) {
    check_both_directions<float>(accuracy, N, lines_for_length(N), {});
    check_both_directions<double>(accuracy, N, lines_for_length(N + 1), {});
  });
}

TEST_P(Length, EqualsTheOracle_ByEveryRuleThatApplies) {
  for (std::size_t scratch : {0, 1024})
    for_each_length([&](std::size_t N) {
      PlanOptions options;
      options.scratch_limit = scratch;
      auto const check = [&](Rule rule) {
        options.rule = rule;
        check_one_direction<float>(accuracy, N, options);
        check_one_direction<double>(accuracy, N, options);
      };
      bool const smooth = Impl::is_smooth(N, 13), prime = Impl::is_prime(N);
      if (smooth && !prime && N > 3) check(Rule::hierarchical);
      if (smooth && scratch == 0) check(Rule::direct);
      if (!smooth) check(Rule::bluestein);
      if (!smooth && prime) check(Rule::rader);
    });
}

TEST_P(Length, EqualsTheOracle_SmoothByRaderAndBluestein) {
  for_each_length([&](std::size_t N) {
    if (N < 2 || !Impl::is_smooth(N, 13)) return;
    for (auto rule : {Rule::rader, Rule::bluestein}) {
      if (rule == Rule::rader && (N < 3 || !Impl::is_prime(N))) continue;
      PlanOptions options;
      options.rule = rule;
      check_one_direction<float>(accuracy, N, options);
      check_one_direction<double>(accuracy, N, options);
    }
  });
}

TEST_P(Length, EqualsTheOracle_WithBothLaunches) {
  for (auto launch : {Launch::parallel_for, Launch::native})
    for_each_length([&](std::size_t N) {
      PlanOptions options;
      options.launch = launch;
      check_one_direction<float>(accuracy, N, options);
      check_one_direction<double>(accuracy, N, options);
    });
}

TEST_P(Length, EqualsTheOracle_WithoutRows) {
  PlanOptions options;
  options.rows = false;
  for_each_length([&](std::size_t N) {
    for (auto M : {N, N + 512}) {
      check_one_direction<float>(accuracy, M, options);
      check_one_direction<double>(accuracy, M, options);
    }
  });
}

/// Bytes of scratch, first and last length.
class LengthInScratch : public testing::TestWithParam<std::tuple<std::size_t, Range>> {};

TEST_P(LengthInScratch, EqualsTheOracle) {
  Accuracy accuracy;
  auto const [scratch, range] = GetParam();
  PlanOptions options;
  options.scratch_limit = scratch;
  for (std::size_t N = range.first; N <= range.last; ++N) {
    check_one_direction<float>(accuracy, N, options);
    check_one_direction<double>(accuracy, N, options);
  }
}

INSTANTIATE_TEST_SUITE_P(Bytes, LengthInScratch,
                         testing::Combine(testing::Values(256, 512, 1024, 2048),
                                          testing::ValuesIn(ranges(1, 512, 128))),
                         [](auto const& info) {
                           return std::to_string(std::get<0>(info.param)) + "_" +
                                  testing::PrintToString(std::get<1>(info.param));
                         });

INSTANTIATE_TEST_SUITE_P(Short, Length, testing::ValuesIn(ranges(1, 512, 64)), testing::PrintToStringParamName());

class LongerLength : public Length {};

TEST_P(LongerLength, EqualsTheOracle_InBothDirectionsAndPrecisions) {
  for_each_length([&](std::size_t N) {
    check_both_directions<float>(accuracy, N, N % 7 == 0 ? 37 : 2, {});
    check_both_directions<double>(accuracy, N, 3, {});
  });
}

INSTANTIATE_TEST_SUITE_P(Middle, LongerLength, testing::ValuesIn(ranges(513, 4096, 256)),
                         testing::PrintToStringParamName());

}  // namespace
}  // namespace TeamFFT::Test
