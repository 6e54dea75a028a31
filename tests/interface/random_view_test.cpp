// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The random problems as Views of run-time strides, rank 1 to 8, const input: Plans from Views form the same problem
// and the same result.
#include "kind_run.hpp"
#include "random_case.hpp"
#include "strided_view.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <utility>

namespace TeamFFT::Test {
namespace {

template <std::size_t RANK, std::size_t DIM, class In, class Out>
void plan_and_execute(RandomCase const& c, In const* in, Out* out) {
  StridedView<In const, RANK> const source(in, layout_of<RANK>(c.extents_in, c.strides_in));
  StridedView<Out, RANK> const target(out, layout_of<RANK>(c.extents_out, c.strides_out));
  axis_type<DIM> axes;
  shape_type<DIM> shape;
  std::array<Kind, DIM> kinds;
  for (std::size_t i = 0; i < DIM; ++i)
    axes[i] = c.axes[i] - (i % 2 ? static_cast<int>(RANK) : 0), shape[i] = c.shape[i], kinds[i] = c.kinds[i];
  if (!c.crop && !c.pad) shape = {};
  Plan plan(Space(), source, target, kinds, axes, shape, c.options);
  EXPECT_EQ(plan.problem(), c.problem().canonicalize());
  execute(plan, source, target, Normalization::none);
  Space().fence();
}

/// Memories of complex elements, which hold twice as many real ones; Views that share one are aliased at its complex
/// elements.
template <class Real, std::size_t RANK>
void run_case(Accuracy& accuracy, RandomCase const& c, std::string const& what) {
  using Complex = Kokkos::complex<Real>;
  auto const in = random_values<Complex>(c.size_in, c.size_in);
  auto const before = c.one_memory() ? in : random_values<Complex>(c.size_out, c.size_out + 1);
  Memory<Complex> const source(in), target(before);
  with_elements<Real>(c.problem(), [&]<class In, class Out>(In, Out) {
    std::size_t const alias = c.one_memory() && sizeof(In) != sizeof(Out) ? 2 : 1;
    std::size_t const first_in = c.first_in * (sizeof(In) == sizeof(Real) ? alias : 1),
                      first_out = c.first_out * (sizeof(Out) == sizeof(Real) ? alias : 1);
    auto const* const data_in = reinterpret_cast<In const*>((c.one_memory() ? target : source).data()) + first_in;
    auto* const data_out = reinterpret_cast<Out*>(target.data()) + first_out;
    for_dim<RANK>(
        c.axes.size(), [&](auto dim) { plan_and_execute<RANK, dim()>(c, data_in, data_out); },
        std::make_index_sequence<RANK>());
    EXPECT_TRUE(same_bits(source.values(), in)) << what << ": the input changed";
    expect_transformed(accuracy, c.problem(), 1, rounding<Real>, elements<In>(in),
                       static_cast<std::ptrdiff_t>(first_in), elements<Out>(target.values()), elements<Out>(before),
                       static_cast<std::ptrdiff_t>(first_out), what);
  });
}

class RandomView : public testing::TestWithParam<std::size_t> {};

template <std::size_t RANK>
void run_rank(std::size_t remainder) {
  Accuracy accuracy;
  for (std::size_t i = RANK - 1; i < random_case_count; i += 8) {
    auto c = random_case(i);
    c.conjugated = false;  // one-shot functions only
    if (i / 8 % 3 != remainder) continue;
    auto const what = "random problem " + std::to_string(i) + " " + describe(c.problem().canonicalize(), c.options);
    SCOPED_TRACE(what);
    try {
      c.precision == Precision::f32 ? run_case<float, RANK>(accuracy, c, what)
                                    : run_case<double, RANK>(accuracy, c, what);
    } catch (std::exception const& error) {
      ADD_FAILURE() << what << ": " << error.what();
    }
  }
  EXPECT_GE(accuracy.count(), 20u);
}

TEST_P(RandomView, OfRank1_EqualsTheOracleAndTouchesNothingElse) { run_rank<1>(GetParam()); }
TEST_P(RandomView, OfRank2_EqualsTheOracleAndTouchesNothingElse) { run_rank<2>(GetParam()); }
TEST_P(RandomView, OfRank3_EqualsTheOracleAndTouchesNothingElse) { run_rank<3>(GetParam()); }
TEST_P(RandomView, OfRank4_EqualsTheOracleAndTouchesNothingElse) { run_rank<4>(GetParam()); }
TEST_P(RandomView, OfRank5_EqualsTheOracleAndTouchesNothingElse) { run_rank<5>(GetParam()); }
TEST_P(RandomView, OfRank6_EqualsTheOracleAndTouchesNothingElse) { run_rank<6>(GetParam()); }
TEST_P(RandomView, OfRank7_EqualsTheOracleAndTouchesNothingElse) { run_rank<7>(GetParam()); }
TEST_P(RandomView, OfRank8_EqualsTheOracleAndTouchesNothingElse) { run_rank<8>(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Third, RandomView, testing::Values(0, 1, 2));

}  // namespace
}  // namespace TeamFFT::Test
