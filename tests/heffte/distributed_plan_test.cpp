// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DistributedPlan beside a Plan of the whole domain, which each rank makes for itself.
#include "domain.hpp"

#include <TeamFFT/plan.hpp>

#include <gtest/gtest.h>

#include <cstring>
#include <sstream>
#include <string>

namespace {

using namespace TeamFFT;
using domain::Space;

template <class T>
struct RealOf {
  using type = T;
};
template <class Real>
struct RealOf<Kokkos::complex<Real>> {
  using type = Real;
};

/// 13 x 16 x 12 or its last two axes: dct1's lengths are 24, 30 and 22.
template <std::size_t DIM>
constexpr shape_type<DIM> whole_extents() {
  if constexpr (DIM == 2)
    return {16, 12};
  else
    return {13, 16, 12};
}

template <std::size_t DIM>
shape_type<DIM> halved(shape_type<DIM> extents) {
  extents[DIM - 1] = extents[DIM - 1] / 2 + 1;
  return extents;
}

/// A transform of the whole domain, and this rank's boxes of its ends: cut along the first axis before it, along the
/// second behind it.
template <class In, class Out, std::size_t DIM, class Layout>
struct Whole {
  using InView = domain::View<In, DIM, Layout>;
  using OutView = domain::View<Out, DIM, Layout>;
  Kind kind;
  Normalization normalization;
  shape_type<DIM> extents = whole_extents<DIM>(), in_extents = kind == Kind::c2r ? halved(extents) : extents,
                  out_extents = kind == Kind::r2c ? halved(extents) : extents;
  IndexBox<DIM> in_box = domain::slab(in_extents, 0), out_box = domain::slab(out_extents, 1);
  InView in = domain::make_view<In, DIM, Layout>(in_extents);
  OutView out = domain::make_view<Out, DIM, Layout>(out_extents);

  Whole(Kind k, Normalization n) : kind(k), normalization(n) {
    domain::fill(in, in_extents);
    if (kind == Kind::c2r) make_hermitian();
    axis_type<DIM> axes;
    for (std::size_t axis = 0; axis < DIM; ++axis) axes[axis] = static_cast<int>(axis);
    Plan plan(Space(), in, out, kind, axes, shape_type<DIM>(extents));
    TeamFFT::execute(plan, in, out, normalization);
    Space().fence();
  }

  DistributedOptions options() const {
    DistributedOptions options;
    options.precision = std::is_same_v<typename RealOf<In>::type, float> ? Precision::f32 : Precision::f64;
    options.gpu_aware = ranks::is_gpu_aware();
    options.order = std::is_same_v<Layout, Kokkos::LayoutLeft> ? Order::left : Order::right;
    return options;
  }

  double bound() const {
    double elements = 1;
    for (auto const n : extents) elements *= static_cast<double>(Impl::logical_length(kind, n));
    return ranks::twice_the_bound<typename RealOf<In>::type>(elements);
  }

  template <class View>
  double error(View const& found) const {
    return ranks::relative_error(domain::elements(found, domain::extents_of(out_box)),
                                 domain::elements(domain::part(out, out_box), domain::extents_of(out_box)));
  }

 private:
  /// The spectrum of real data: of others numpy's irfftn and a plan of another order of axes differ.
  void make_hermitian() {
    using Real = domain::View<typename RealOf<In>::type, DIM, Layout>;
    if constexpr (!std::is_arithmetic_v<In>) {
      Real const data = domain::make_view<typename RealOf<In>::type, DIM, Layout>(extents);
      domain::fill(data, extents);
      axis_type<DIM> axes;
      for (std::size_t axis = 0; axis < DIM; ++axis) axes[axis] = static_cast<int>(axis);
      Plan plan(Space(), data, in, Kind::r2c, axes);
      TeamFFT::execute(plan, data, in);
      Space().fence();
    }
  }
};

template <class In, class Out, std::size_t DIM, class Layout>
void compare(Kind kind, Normalization normalization) {
  Whole<In, Out, DIM, Layout> const whole(kind, normalization);
  DistributedPlan plan(Space(), MPI_COMM_WORLD, whole.in_box, whole.out_box, whole.extents, kind, whole.options());
  auto const in = domain::part(whole.in, whole.in_box);
  auto const before = domain::elements(in, domain::extents_of(whole.in_box));
  auto const out = domain::make_view<Out, DIM, Layout>(domain::extents_of(whole.out_box));
  domain::View<In const, DIM, Layout> const constant = in;
  execute(plan, constant, out, normalization);
  EXPECT_LE(whole.error(out), whole.bound()) << plan;
  auto const after = domain::elements(in, domain::extents_of(whole.in_box));
  EXPECT_EQ(std::memcmp(before.data(), after.data(), before.size() * sizeof(In)), 0)
      << "the input was written to: " << plan;
}

constexpr std::array normalizations{Normalization::backward, Normalization::forward, Normalization::ortho,
                                    Normalization::none};

template <class Real, std::size_t DIM, class Layout>
void compare_all() {
  using Complex = Kokkos::complex<Real>;
  for (auto normalization : normalizations) {
    for (auto kind : {Kind::c2c_forward, Kind::c2c_backward})
      compare<Complex, Complex, DIM, Layout>(kind, normalization);
    compare<Real, Complex, DIM, Layout>(Kind::r2c, normalization);
    compare<Complex, Real, DIM, Layout>(Kind::c2r, normalization);
    for (auto kind : {Kind::dct1, Kind::dct2, Kind::dct3, Kind::dst2, Kind::dst3})
      compare<Real, Real, DIM, Layout>(kind, normalization);
  }
}

TEST(DistributedPlan, IsAPlanOfTheWholeInThreeDimensions_f64) { compare_all<double, 3, Kokkos::LayoutRight>(); }
TEST(DistributedPlan, IsAPlanOfTheWholeInThreeDimensions_f32) { compare_all<float, 3, Kokkos::LayoutRight>(); }
TEST(DistributedPlan, IsAPlanOfTheWholeInLayoutLeft) { compare_all<double, 3, Kokkos::LayoutLeft>(); }
TEST(DistributedPlan, IsAPlanOfTheWholeInTwoDimensions) { compare_all<double, 2, Kokkos::LayoutRight>(); }
TEST(DistributedPlan, IsAPlanOfTheWholeInTwoDimensionsOfLayoutLeft) { compare_all<float, 2, Kokkos::LayoutLeft>(); }

TEST(DistributedPlan, EveryOptionGivesTheTransform) {
  using Complex = Kokkos::complex<double>;
  Whole<Complex, Complex, 3, Kokkos::LayoutRight> const whole(Kind::c2c_forward, Normalization::backward);
  auto const in = domain::part(whole.in, whole.in_box);
  auto const out = domain::make_view<Complex, 3, Kokkos::LayoutRight>(domain::extents_of(whole.out_box));
  for (auto exchange :
       {Exchange::alltoallv, Exchange::alltoall, Exchange::point_to_point, Exchange::point_to_point_pipelined})
    for (bool reorder : {true, false})
      for (bool pencils : {true, false})
        for (int ranks : {0, 1}) {
          auto options = whole.options();
          options.exchange = exchange, options.reorder = reorder, options.pencils = pencils, options.ranks = ranks;
          DistributedPlan const plan(Space(), MPI_COMM_WORLD, whole.in_box, whole.out_box, whole.extents,
                                     Direction::forward, options);
          Kokkos::deep_copy(out, Complex(0));
          execute(plan, in, out);
          EXPECT_LE(whole.error(out), whole.bound()) << "exchange " << static_cast<int>(exchange) << ", reorder "
                                                     << reorder << ", pencils " << pencils << ", ranks " << ranks;
        }
}

TEST(DistributedPlan, TakesAWorkspaceAndWorksInPlaceWithEqualBits) {
  using Complex = Kokkos::complex<double>;
  Whole<Complex, Complex, 3, Kokkos::LayoutRight> const whole(Kind::c2c_forward, Normalization::backward);
  auto options = whole.options();
  options.external_workspace = true;
  DistributedPlan plan(Space(), MPI_COMM_WORLD, whole.in_box, whole.in_box, whole.extents, Direction::forward, options);
  Kokkos::View<double*, domain::MemorySpace> const workspace("workspace", plan.workspace_size() / sizeof(double));
  auto const in = domain::part(whole.in, whole.in_box);
  auto const out = domain::make_view<Complex, 3, Kokkos::LayoutRight>(domain::extents_of(whole.in_box));
  execute(plan, in, out, Normalization::ortho, workspace);
  DistributedPlan const moved = std::move(plan);
  execute(moved, in, in, Normalization::ortho, workspace);
  auto const extents = domain::extents_of(whole.in_box);
  auto const once = domain::elements(out, extents), again = domain::elements(in, extents);
  EXPECT_EQ(std::memcmp(once.data(), again.data(), once.size() * sizeof(Complex)), 0);
  EXPECT_THROW(static_cast<void>(plan.workspace_size()), Error);  // NOLINT(bugprone-use-after-move)
}

TEST(DistributedPlan, PrintsWhatItDoes) {
  auto const box = domain::slab(shape_type<2>{64, 36}, 0);
  DistributedPlan const plan(Space(), MPI_COMM_WORLD, box, box, {64, 36}, Kind::dct2);
  std::ostringstream text;
  text << plan;
  EXPECT_NE(text.str().find("dct2_f64 of [0, 0] to [64, 36) on " + std::to_string(ranks::count()) + " ranks"),
            std::string::npos)
      << text.str();
}

}  // namespace
