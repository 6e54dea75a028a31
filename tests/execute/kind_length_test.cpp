// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every length of every real kind: 1..256 against the direct sum in long double, in and out of place, by tuned and
// general kernels, by both launches, and with scratch so small that lines go through several passes, Rader and
// Bluestein.
#include "kind_lines.hpp"

#include <gtest/gtest.h>

#include <ostream>
#include <tuple>

namespace TeamFFT::Test {
namespace {

struct Lengths {
  Kind kind;
  std::size_t first, last;

  friend std::ostream& operator<<(std::ostream& os, Lengths const& l) {
    return os << Impl::row_of(l.kind).name << "_" << l.first << "_to_" << l.last;
  }
};

/// The defined lengths up to `last` of each kind, `width` at a time.
template <std::size_t COUNT>
std::vector<Lengths> lengths(std::array<Kind, COUNT> const& kinds, std::size_t last, std::size_t width) {
  std::vector<Lengths> list;
  for (auto kind : kinds)
    for (std::size_t first = 1; first <= last; first += width)
      list.push_back({kind, std::max(first, Impl::row_of(kind).smallest), std::min(last, first + width - 1)});
  return list;
}

template <class Real>
using Oracle = typename KindLines<Real>::Oracle;

/// One line, fewer than a vector or a team holds, and more with a remainder, in turn.
std::size_t batch_for(std::size_t n) { return n % 3 == 0 ? 1 : n % 3 == 1 ? 3 : n < 64 ? 37 : 19; }

/// Both placements, one of them with many lines.
template <class Real, class E = Space>
void check_both_placements(Accuracy& accuracy, Kind kind, std::size_t n, PlanOptions const& options,
                           Data data = Data::real) {
  KindLines<Real> lines(kind, n, Oracle<Real>::direct_sum, data);
  bool const swapped = n % 2;
  lines.template check<E>(accuracy, batch_for(n), swapped ? Placement::in_place : Placement::out_of_place, options);
  lines.template check<E>(accuracy, n < 64 ? 40 : 18, swapped ? Placement::out_of_place : Placement::in_place, options);
  lines.check_together(accuracy);
}

/// One placement and a batch by turns.
template <class Real>
void check_one_placement(Accuracy& accuracy, Kind kind, std::size_t n, PlanOptions const& options) {
  KindLines<Real> lines(kind, n, Oracle<Real>::direct_sum);
  lines.check(accuracy, n < 56 ? 40 : batch_for(n / 2), n % 4 < 2 ? Placement::in_place : Placement::out_of_place,
              options);
  lines.check_together(accuracy);
}

class KindLength : public testing::TestWithParam<Lengths> {
 protected:
  Accuracy accuracy;

  template <class Body>
  void for_each_length(Body const& body) {
    for (std::size_t n = GetParam().first; n <= GetParam().last; ++n) body(GetParam().kind, n);
  }
};

TEST_P(KindLength, EqualsTheDirectSum_InBothPlacementsAndPrecisions) {
  for_each_length([&](Kind kind, std::size_t n) {
    check_both_placements<float>(accuracy, kind, n, {});
    check_both_placements<double>(accuracy, kind, n, {});
  });
}

TEST_P(KindLength, EqualsTheDirectSum_WithoutRows) {
  PlanOptions options;
  options.rows = false;
  for_each_length([&](Kind kind, std::size_t n) {
    check_one_placement<float>(accuracy, kind, n, options);
    check_one_placement<double>(accuracy, kind, n, options);
  });
}

TEST_P(KindLength, EqualsTheDirectSum_WithBothLaunches) {
  for_each_length([&](Kind kind, std::size_t n) {
    PlanOptions options;
    options.launch = n % 2 ? Launch::parallel_for : Launch::native;
    check_one_placement<float>(accuracy, kind, n, options);
    options.launch = n % 2 ? Launch::native : Launch::parallel_for;
    check_one_placement<double>(accuracy, kind, n, options);
  });
}

INSTANTIATE_TEST_SUITE_P(Of, KindLength, testing::ValuesIn(lengths(real_kinds, 256, 64)),
                         testing::PrintToStringParamName());

#ifdef KOKKOS_ENABLE_SERIAL
class KindLengthInSerial : public KindLength {};

TEST_P(KindLengthInSerial, EqualsTheDirectSum) {
  for_each_length([&](Kind kind, std::size_t n) {
    check_both_placements<float, Kokkos::Serial>(accuracy, kind, n, {});
    check_both_placements<double, Kokkos::Serial>(accuracy, kind, n, {});
  });
}

INSTANTIATE_TEST_SUITE_P(Of, KindLengthInSerial, testing::ValuesIn(lengths(real_kinds, 128, 128)),
                         testing::PrintToStringParamName());
#endif

class KindLengthOfComplexData : public KindLength {};

TEST_P(KindLengthOfComplexData, EqualsTheDirectSum) {
  for_each_length([&](Kind kind, std::size_t n) {
    check_both_placements<float>(accuracy, kind, n, {}, Data::complex);
    check_both_placements<double>(accuracy, kind, n, {}, Data::complex);
  });
}

INSTANTIATE_TEST_SUITE_P(Of, KindLengthOfComplexData, testing::ValuesIn(lengths(real_to_real_kinds, 256, 128)),
                         testing::PrintToStringParamName());

/// Bytes of scratch, kind and lengths.
class KindLengthInScratch : public testing::TestWithParam<std::tuple<std::size_t, Lengths>> {};

TEST_P(KindLengthInScratch, EqualsTheDirectSum) {
  Accuracy accuracy;
  auto const& [scratch, range] = GetParam();
  PlanOptions options;
  options.scratch_limit = scratch;
  for (std::size_t n = range.first; n <= range.last; ++n) {
    check_one_placement<float>(accuracy, range.kind, n, options);
    check_one_placement<double>(accuracy, range.kind, n, options);
  }
}

INSTANTIATE_TEST_SUITE_P(Bytes, KindLengthInScratch,
                         testing::Combine(testing::Values(256, 512, 1024, 2048),
                                          testing::ValuesIn(lengths(real_kinds, 256, 128))),
                         [](auto const& info) {
                           return std::to_string(std::get<0>(info.param)) + "_" +
                                  testing::PrintToString(std::get<1>(info.param));
                         });

/// Rules that a caller forces.
class KindByRule : public testing::TestWithParam<Kind> {
 protected:
  Accuracy accuracy;

  void check(Rule rule, std::size_t m) {
    auto const n = length_about(GetParam(), m);
    for (std::size_t scratch : {0, 1024}) {
      PlanOptions options;
      options.rule = rule, options.scratch_limit = scratch;
      // Bluestein's and Rader's larger bound goes with them where they are forced on a length that needs neither
      // (CONTRIBUTING.md).
      bool const smooth = Impl::is_smooth(Impl::logical_length(GetParam(), n), 13);
      long double const slack = rule != Rule::hierarchical && smooth ? 2.2L : 1;
      KindLines<float> in_float(GetParam(), n, Oracle<float>::direct_sum);
      in_float.check(accuracy, 7, Placement::out_of_place, options, slack);
      KindLines<double> in_double(GetParam(), n, Oracle<double>::direct_sum);
      in_double.check(accuracy, 7, Placement::in_place, options, slack);
    }
  }
};

TEST_P(KindByRule, Hierarchical_EqualsTheDirectSum) {
  for (std::size_t m : {64, 99, 121, 128, 225, 250}) check(Rule::hierarchical, m);
}

TEST_P(KindByRule, Bluestein_EqualsTheDirectSum) {
  for (std::size_t m : {64, 99, 113, 209, 226, 250}) check(Rule::bluestein, m);
}

/// The lines of a type 1 have even length, which no prime is.
TEST_P(KindByRule, Rader_EqualsTheDirectSum_AndIsAnErrorWhereNoLineIsPrime) {
  PlanOptions options;
  options.rule = Rule::rader;
  for (std::size_t m : {97, 113, 251}) {
    if (length_about(GetParam(), m) == m)
      check(Rule::rader, m);
    else
      EXPECT_THROW(Runner<>(packed({GetParam()}, {length_about(GetParam(), m)}, 2, Precision::f32), options), Error)
          << m;
  }
}

INSTANTIATE_TEST_SUITE_P(Of, KindByRule, testing::ValuesIn(real_kinds),
                         [](auto const& info) { return std::string(Impl::row_of(info.param).name); });

}  // namespace
}  // namespace TeamFFT::Test
