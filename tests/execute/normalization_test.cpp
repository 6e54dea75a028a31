// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Normalizations of the real kinds through Plans: SciPy's numbers, and every length with the end elements that ortho
// scales.
#include "kind_run.hpp"
#include "scipy_vectors.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

/// Executes a plan on memory given as numbers.
template <class Real>
Output<Real> execute_numbers(Problem const& problem, std::vector<Real> const& in, Normalization normalization) {
  Plan plan(Space(), problem);
  bool const in_place = problem.placement == Placement::in_place;
  auto const before = in_place ? in : canaries<Real>(numbers_out(problem));
  Memory<Real> const source(in), target(before);
  with_elements<Real>(problem, [&]<class In, class Out>(In, Out) {
    plan.execute(flat<In const>(in_place ? target : source), flat<Out>(target), normalization);
  });
  Space().fence();
  EXPECT_TRUE(same_bits(source.values(), in)) << "the input changed";
  return {before, target.values()};
}

TEST(Plan, EqualsSciPy_ForEveryKindAndNormalization) {
  Accuracy accuracy;
  for (auto const& v : scipy_vectors()) {
    std::vector<double> in;
    for (auto x : v.input) {
      in.push_back(static_cast<double>(x.real()));
      if (!v.problem.input_is_real()) in.push_back(static_cast<double>(x.imag()));
    }
    SCOPED_TRACE(v.name);
    auto const numbers = execute_numbers(v.problem, in, v.normalization).after;
    Line y;
    for (std::size_t i = 0; i < numbers.size(); i += v.problem.output_is_real() ? 1 : 2)
      y.emplace_back(numbers[i], v.problem.output_is_real() ? 0.0 : numbers[i + 1]);
    // One short line, and SciPy's own roundings, of which the oracle's test sees at most 4.
    auto const lengths = lengths_of(v.problem);
    accuracy.expect(
        relative_l2(y, v.output),
        single_line_slack(v.problem, v.normalization == Normalization::ortho) * error_bound(rounding<double>, lengths) +
            4 * rounding<double>,
        v.name);
  }
}

class NormalizationOf : public testing::TestWithParam<Kind> {
 protected:
  Accuracy accuracy;

  template <class Real>
  void check(Problem const& problem, Normalization normalization) {
    SCOPED_TRACE(problem.token());
    auto const in = random_values<Real>(memory_in(problem), 3);
    Expected expected{rounding<Real>, scale_of(problem, normalization), normalization == Normalization::ortho};
    expect_numbers(accuracy, problem, expected, in, execute_numbers(problem, in, normalization), problem.token());
  }
};

TEST_P(NormalizationOf, EveryLength_KeepsTheBound) {
  for (std::size_t n = Impl::row_of(GetParam()).smallest; n <= 130; ++n)
    for (auto normalization : {Normalization::backward, Normalization::forward, Normalization::ortho}) {
      std::size_t const batch = n < 56 ? 40 : 3;
      auto const placement = n % 2 ? Placement::in_place : Placement::out_of_place;
      if ((n + static_cast<std::size_t>(normalization)) % 2)
        check<float>(packed({GetParam()}, {n}, batch, Precision::f32, placement), normalization);
      else
        check<double>(packed({GetParam()}, {n}, batch, Precision::f64, placement), normalization);
    }
}

/// Two axes, and a kind beside a complex one: ortho scales the end elements of each dct or dst.
TEST_P(NormalizationOf, SeveralAxes_KeepTheBound) {
  Kind const kind = GetParam();
  bool const halves = Impl::changes_element(kind);
  for (auto normalization : {Normalization::backward, Normalization::forward, Normalization::ortho})
    for (auto [n, m] : {std::pair<std::size_t, std::size_t>{6, 10}, {7, 9}, {16, 33}}) {
      Kind const c2c = kind == Kind::c2r ? Kind::c2c_backward : Kind::c2c_forward;
      check<float>(packed({halves ? c2c : kind, kind}, {n, m}, 5, Precision::f32), normalization);
      check<double>(packed({halves ? Kind::dct1 : c2c, kind}, {n, m}, 5, Precision::f64), normalization);
      check<double>(packed({halves ? Kind::dst3 : kind, kind}, {n, m}, 5, Precision::f64, Placement::in_place),
                    normalization);
    }
}

TEST_P(NormalizationOf, ComplexData_KeepsTheBound) {
  if (Impl::changes_element(GetParam()))
    return check<float>(packed({GetParam()}, {100}, 5, Precision::f32), Normalization::ortho);
  for (std::size_t n : {2, 9, 16, 61, 100})
    check<float>(packed({GetParam()}, {n}, 40, Precision::f32, Placement::out_of_place, Data::complex),
                 Normalization::ortho);
}

INSTANTIATE_TEST_SUITE_P(Of, NormalizationOf, testing::ValuesIn(real_kinds),
                         [](auto const& info) { return std::string(Impl::row_of(info.param).name); });

}  // namespace
}  // namespace TeamFFT::Test
