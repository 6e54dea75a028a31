// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs as kokkos-fft's documentation has users write them, on TeamFFT/compat/KokkosFFT.hpp: they compile, and the numbers are the definitions'.
#include <TeamFFT/compat/KokkosFFT.hpp>

#include "array_tools.hpp"

#include <memory>
#include <stdexcept>
#include <thread>
#include <type_traits>
#include <vector>

namespace TeamFFT::Test {
namespace {

using execution_space = Kokkos::DefaultExecutionSpace;
template <typename T>
using View1D = Kokkos::View<T*, execution_space>;
template <typename T, typename Layout = Kokkos::LayoutRight>
using View2D = Kokkos::View<T**, Layout, execution_space>;
template <typename T, typename Layout = Kokkos::LayoutRight>
using View3D = Kokkos::View<T***, Layout, execution_space>;
using complex_type = Kokkos::complex<double>;
using Norm = KokkosFFT::Normalization;

Array transformed(Array a, std::vector<int> const& axes, int sign) {
  for (int const axis : axes) a = along(a, axis, fourier(sign));
  return a;
}

std::size_t length(Array const& a, int axis) { return a.extents[static_cast<std::size_t>(axis < 0 ? axis + static_cast<int>(a.extents.size()) : axis)]; }

/// numpy.fft.rfftn without a scale.
Array halved(Array const& a, std::vector<int> const& axes) { return along(transformed(a, axes, -1), axes.back(), half()); }

/// numpy.fft.irfftn without a scale, n elements along the last axis.
Array from_half(Array a, std::vector<int> const& axes, std::size_t n) {
  for (std::size_t i = 0; i + 1 < axes.size(); ++i) a = along(a, axes[i], fourier(1));
  return along(along(a, axes.back(), hermitian(n)), axes.back(), fourier(1));
}

TEST(Compat, Macros_TellTheVersionAndTheHost) {
#if KOKKOSFFT_VERSION_MAJOR != 2 || !defined(KOKKOSFFT_ENABLE_TPL_FFTW)
  FAIL();
#endif
  static_assert(KokkosFFT::MAX_FFT_DIM == 3);
}

TEST(Compat, QuickStart_Rfft) {
  const int n = 4;
  View1D<double> x("x", n);
  View1D<Kokkos::complex<double>> x_hat("x_hat", n / 2 + 1);
  fill(x, Array{{4}, {1, 2, 3, 4}});
  KokkosFFT::rfft(execution_space(), x, x_hat);
  EXPECT_TRUE(holds(x_hat, Array{{3}, {10, {-2, 2}, -2}}));
}

template <typename Layout>
void check_one_dimension() {
  execution_space exec;
  auto const data = some_array({4, 6}), real = real_part(data), spectrum = some_array({4, 4});
  auto const x = fill(make_view<View2D<complex_type, Layout>>({4, 6}), data), y = make_view<View2D<complex_type, Layout>>({4, 6});
  auto const r = fill(make_view<View2D<double, Layout>>({4, 6}), real), s = make_view<View2D<double, Layout>>({4, 6});
  auto const h = fill(make_view<View2D<complex_type, Layout>>({4, 4}), spectrum), g = make_view<View2D<complex_type, Layout>>({4, 4});
  KokkosFFT::fft(exec, x, y);
  EXPECT_TRUE(holds(y, transformed(data, {1}, -1)));
  KokkosFFT::ifft(exec, x, y, Norm::backward, /*axis=*/0);
  EXPECT_TRUE(holds(y, scaled(transformed(data, {0}, 1), 1.0L / 4)));
  KokkosFFT::fft(exec, r, y, Norm::ortho, -2);
  EXPECT_TRUE(holds(y, scaled(transformed(real, {0}, -1), 0.5L))) << "real input";
  KokkosFFT::rfft(exec, r, g, Norm::forward);
  EXPECT_TRUE(holds(g, scaled(halved(real, {1}), 1.0L / 6)));
  KokkosFFT::irfft(exec, h, s);
  EXPECT_TRUE(holds(s, scaled(from_half(spectrum, {1}, 6), 1.0L / 6)));
  KokkosFFT::hfft(exec, h, s);
  EXPECT_TRUE(holds(s, from_half(conjugate(spectrum), {1}, 6)));
  EXPECT_TRUE(is_exactly(h, spectrum)) << "hfft leaves its input alone";
  KokkosFFT::ihfft(exec, r, g);
  EXPECT_TRUE(holds(g, conjugate(scaled(halved(real, {1}), 1.0L / 6))));
}

TEST(Compat, OneDimension_InBothLayouts) {
  check_one_dimension<Kokkos::LayoutLeft>();
  check_one_dimension<Kokkos::LayoutRight>();
}

TEST(Compat, Lengths_CropAndPad) {
  execution_space exec;
  auto const data = some_array({3, 8}), real = real_part(data);
  auto const x = fill(make_view<View2D<complex_type>>({3, 8}), data);
  auto const r = fill(make_view<View2D<double>>({3, 8}), real);
  for (std::size_t n : {5, 8, 12}) {
    auto const y = make_view<View2D<complex_type>>({3, n}), h = make_view<View2D<complex_type>>({3, n / 2 + 1});
    auto const s = make_view<View2D<double>>({3, n});
    KokkosFFT::fft(exec, x, y, Norm::backward, -1, n);
    EXPECT_TRUE(holds(y, transformed(along(data, 1, resized(n)), {1}, -1)));
    KokkosFFT::rfft(exec, r, h, Norm::backward, -1, n);
    EXPECT_TRUE(holds(h, halved(along(real, 1, resized(n)), {1})));
    KokkosFFT::irfft(exec, x, s, Norm::none, -1, n);
    EXPECT_TRUE(holds(s, from_half(data, {1}, n)));
    KokkosFFT::Plan plan(exec, x, y, KokkosFFT::Direction::forward, -1, n);
    KokkosFFT::execute(plan, x, y);
    EXPECT_TRUE(holds(y, transformed(along(data, 1, resized(n)), {1}, -1)));
  }
  auto const y = make_view<View2D<complex_type>>({5, 6});
  KokkosFFT::fft2(exec, x, y, Norm::none, {-2, -1}, {5, 6});
  EXPECT_TRUE(holds(y, transformed(along(along(data, 0, resized(5)), 1, resized(6)), {0, 1}, -1)));
  KokkosFFT::Plan plan(exec, x, y, KokkosFFT::Direction::forward, KokkosFFT::axis_type<2>{0, 1}, KokkosFFT::shape_type<2>{5, 6});
  KokkosFFT::execute(plan, x, y);
  EXPECT_TRUE(holds(y, transformed(along(along(data, 0, resized(5)), 1, resized(6)), {0, 1}, -1)));
}

template <typename Layout>
void check_two_dimensions() {
  execution_space exec;
  auto const data = some_array({4, 6}), real = real_part(data);
  auto const x = fill(make_view<View2D<complex_type, Layout>>({4, 6}), data), y = make_view<View2D<complex_type, Layout>>({4, 6});
  auto const r = fill(make_view<View2D<double, Layout>>({4, 6}), real), s = make_view<View2D<double, Layout>>({4, 6});
  KokkosFFT::fft2(exec, x, y);
  EXPECT_TRUE(holds(y, transformed(data, {0, 1}, -1)));
  KokkosFFT::ifft2(exec, x, y, Norm::backward, KokkosFFT::axis_type<2>{1, 0});
  EXPECT_TRUE(holds(y, scaled(transformed(data, {0, 1}, 1), 1.0L / 24)));
  for (KokkosFFT::axis_type<2> axes : {KokkosFFT::axis_type<2>{-2, -1}, {-1, -2}, {1, 0}}) {
    std::vector<int> const list(axes.begin(), axes.end());
    auto const expected = halved(real, list);
    auto const h = make_view<View2D<complex_type, Layout>>(expected.extents);
    KokkosFFT::rfft2(exec, r, h, Norm::backward, axes);
    EXPECT_TRUE(holds(h, expected));
    KokkosFFT::irfft2(exec, h, s, Norm::backward, axes);
    EXPECT_TRUE(holds(s, real));
    EXPECT_TRUE(holds(h, expected)) << "the input is preserved";
    KokkosFFT::rfftn(exec, r, h, axes);
    EXPECT_TRUE(holds(h, expected));
    KokkosFFT::irfftn(exec, h, s, axes, Norm::none, {0, 0});
    EXPECT_TRUE(holds(s, scaled(real, 24)));
  }
}

TEST(Compat, TwoDimensions_InBothLayouts) {
  check_two_dimensions<Kokkos::LayoutLeft>();
  check_two_dimensions<Kokkos::LayoutRight>();
}

TEST(Compat, ThreeDimensions_AllAxesByDefault) {
  execution_space exec;
  auto const data = some_array({3, 4, 5}), real = real_part(data);
  auto const x = fill(make_view<View3D<complex_type>>({3, 4, 5}), data), y = make_view<View3D<complex_type>>({3, 4, 5});
  auto const r = fill(make_view<View3D<double>>({3, 4, 5}), real), s = make_view<View3D<double>>({3, 4, 5});
  auto const h = make_view<View3D<complex_type>>({3, 4, 3});
  KokkosFFT::fftn(exec, x, y);
  EXPECT_TRUE(holds(y, transformed(data, {0, 1, 2}, -1)));
  KokkosFFT::ifftn(exec, x, y, KokkosFFT::axis_type<3>{-3, -2, -1}, Norm::ortho);
  EXPECT_TRUE(holds(y, scaled(transformed(data, {0, 1, 2}, 1), 1 / std::sqrt(60.0L))));
  KokkosFFT::rfftn(exec, r, h);
  EXPECT_TRUE(holds(h, halved(real, {0, 1, 2})));
  KokkosFFT::irfftn(exec, h, s);
  EXPECT_TRUE(holds(s, real));
  KokkosFFT::fftn<execution_space, View3D<complex_type>, View3D<complex_type>, 2>(exec, x, y);
  EXPECT_TRUE(holds(y, transformed(data, {1, 2}, -1)));
}

TEST(Compat, Plans_AreDeducedForOneToThreeAxes) {
  execution_space exec;
  auto const data = some_array({3, 4, 5}), real = real_part(data);
  View3D<complex_type> const x = fill(make_view<View3D<complex_type>>({3, 4, 5}), data), y = make_view<View3D<complex_type>>({3, 4, 5});
  View3D<double> const r = fill(make_view<View3D<double>>({3, 4, 5}), real), s = make_view<View3D<double>>({3, 4, 5});
  auto const h = make_view<View3D<complex_type>>({3, 4, 3});
  int axis = -1;
  KokkosFFT::Plan one(exec, x, y, KokkosFFT::Direction::forward, axis);
  KokkosFFT::Plan two(exec, x, y, KokkosFFT::Direction::backward, KokkosFFT::axis_type<2>{-3, -2});
  KokkosFFT::Plan three(exec, r, h, KokkosFFT::Direction::forward, KokkosFFT::axis_type<3>{0, 1, 2});
  KokkosFFT::Plan back(exec, h, s, KokkosFFT::Direction::backward, std::array<int, 3>{0, 1, 2}, KokkosFFT::shape_type<3>{});
  using Complex = View3D<complex_type>;
  static_assert(std::is_same_v<decltype(one), KokkosFFT::Plan<execution_space, Complex, Complex, 1>>);
  static_assert(std::is_same_v<decltype(one), KokkosFFT::Plan<execution_space, Complex, Complex>>);
  static_assert(std::is_same_v<decltype(two), KokkosFFT::Plan<execution_space, Complex, Complex, 2>>);
  static_assert(std::is_same_v<decltype(three), KokkosFFT::Plan<execution_space, View3D<double>, Complex, 3>>);
  static_assert(std::is_same_v<decltype(back), KokkosFFT::Plan<execution_space, Complex, View3D<double>, 3>>);
  KokkosFFT::execute(one, x, y);
  EXPECT_TRUE(holds(y, transformed(data, {2}, -1)));
  KokkosFFT::execute(two, x, y, Norm::none);
  EXPECT_TRUE(holds(y, transformed(data, {0, 1}, 1)));
  KokkosFFT::execute(three, r, h, Norm::backward);
  EXPECT_TRUE(holds(h, halved(real, {0, 1, 2})));
  back.execute_impl(h, s);
  EXPECT_TRUE(holds(s, real));
}

/// A class that keeps plans as solvers do.
class Solver {
 public:
  explicit Solver(View2D<double> const& x, View2D<complex_type> const& x_hat)
      : m_forward(std::make_unique<Forward>(execution_space(), x, x_hat, KokkosFFT::Direction::forward, axes_type{-2, -1})),
        m_backward(std::make_unique<Backward>(execution_space(), x_hat, x, KokkosFFT::Direction::backward, axes_type{-2, -1})) {}

  void there_and_back(View2D<double> const& x, View2D<complex_type> const& x_hat) const {
    KokkosFFT::execute(*m_forward, x, x_hat);
    KokkosFFT::execute(*m_backward, x_hat, x);
  }

 private:
  using axes_type = KokkosFFT::axis_type<2>;
  using Forward = KokkosFFT::Plan<execution_space, View2D<double>, View2D<complex_type>, 2>;
  using Backward = KokkosFFT::Plan<execution_space, View2D<complex_type>, View2D<double>, 2>;
  std::unique_ptr<Forward> m_forward;
  std::unique_ptr<Backward> m_backward;
};

TEST(Compat, Plans_AreReusedForOtherData) {
  auto const real = real_part(some_array({6, 7}));
  auto const first = make_view<View2D<double>>({6, 7});
  auto const first_hat = make_view<View2D<complex_type>>({6, 4});
  Solver const solver(first, first_hat);
  auto const second = fill(make_view<View2D<double>>({6, 7}), real);
  auto const second_hat = make_view<View2D<complex_type>>({6, 4});
  solver.there_and_back(second, second_hat);
  EXPECT_TRUE(holds(second, real));
  EXPECT_TRUE(holds(second_hat, halved(real, {0, 1})));
}

TEST(Compat, Plans_ThrowWhereExtentsDiffer) {
  execution_space exec;
  View2D<complex_type> x("x", 4, 8), x_hat("x_hat", 4, 8), z("z", 5, 10), z_hat("z_hat", 5, 10);
  KokkosFFT::Plan fft_plan(exec, x, x_hat, KokkosFFT::Direction::forward, -1);
  EXPECT_THROW(KokkosFFT::execute(fft_plan, z, z_hat), std::runtime_error);
  EXPECT_THROW(KokkosFFT::execute(fft_plan, x, z_hat), std::runtime_error);
  EXPECT_THROW(KokkosFFT::execute(fft_plan, x, x), std::runtime_error) << "planned out of place";
}

TEST(Compat, Errors_AreRuntimeErrors) {
  execution_space exec;
  View2D<double> x("x", 4, 8);
  View2D<complex_type> x_hat_good("x_hat_good", 4, 5), x_hat_bad("x_hat_bad", 4, 8), y("y", 4, 8);
  EXPECT_THROW(KokkosFFT::rfft2(exec, x, x_hat_bad), std::runtime_error);
  EXPECT_THROW(KokkosFFT::irfft2(exec, x_hat_bad, x), std::runtime_error);
  EXPECT_THROW(KokkosFFT::fft(exec, x_hat_good, y), std::runtime_error);
  EXPECT_THROW(KokkosFFT::fft(exec, x_hat_bad, y, Norm::backward, 2), std::runtime_error);
  EXPECT_THROW(KokkosFFT::fft2(exec, x_hat_bad, y, Norm::backward, {1, -1}), std::runtime_error);
  EXPECT_THROW(KokkosFFT::rfftn(exec, x, x_hat_good, KokkosFFT::axis_type<2>{0, -3}), std::runtime_error);
  EXPECT_THROW(KokkosFFT::fftn(exec, x_hat_bad, y, KokkosFFT::axis_type<2>{0, 1}, Norm::none, {0, 8}), std::runtime_error);
  EXPECT_THROW((KokkosFFT::Plan(exec, x, x_hat_good, KokkosFFT::Direction::backward, -1)), std::runtime_error);
  EXPECT_THROW((KokkosFFT::Plan(exec, x_hat_good, x, KokkosFFT::Direction::forward, -1)), std::runtime_error);
  EXPECT_THROW((KokkosFFT::Plan(exec, x_hat_bad, y, KokkosFFT::Direction::forward, -3)), std::runtime_error);
  EXPECT_THROW((KokkosFFT::DynPlan(exec, x, x_hat_good, KokkosFFT::Direction::forward, 0)), std::runtime_error);
  EXPECT_THROW((KokkosFFT::DynPlan(exec, x, x_hat_good, KokkosFFT::Direction::forward, 3)), std::runtime_error);
  EXPECT_THROW((KokkosFFT::DynPlan(exec, x, x_hat_good, KokkosFFT::Direction::backward, 1)), std::runtime_error);
  EXPECT_THROW(KokkosFFT::fftshift(exec, x, 2), std::runtime_error);
}

TEST(Compat, LengthZero_IsRefused) {
  execution_space exec;
  View2D<complex_type> x("x", 4, 8), y("y", 4, 8);
  EXPECT_THROW(KokkosFFT::fft(exec, x, y, Norm::backward, -1, 0), std::runtime_error);
  EXPECT_THROW((KokkosFFT::Plan(exec, x, y, KokkosFFT::Direction::forward, -1, 0)), std::runtime_error);
}

TEST(Compat, EmptyViews_AreNothingToDoOrAnError) {
  execution_space exec;
  View2D<complex_type> no_rows("x", 0, 8), no_rows_out("y", 0, 8), no_columns("z", 8, 0), no_columns_out("w", 8, 0);
  View2D<double> real("r", 0, 14);
  EXPECT_NO_THROW(KokkosFFT::fft(exec, no_rows, no_rows_out));
  EXPECT_NO_THROW(KokkosFFT::irfft(exec, no_rows, real));
  EXPECT_NO_THROW(KokkosFFT::fftshift(exec, no_rows));
  KokkosFFT::Plan plan(exec, no_rows, no_rows_out, KokkosFFT::Direction::forward, -1);
  EXPECT_NO_THROW(KokkosFFT::execute(plan, no_rows, no_rows_out));
  EXPECT_THROW(KokkosFFT::fft(exec, no_columns, no_columns_out), std::runtime_error);
  EXPECT_THROW(KokkosFFT::fft2(exec, no_rows, no_rows_out), std::runtime_error);
}

TEST(Compat, ConstInputAndRealHfft_AreTaken) {
  execution_space exec;
  auto const spectrum = some_array({3, 4}), real = real_part(spectrum);
  View2D<complex_type> const x = fill(make_view<View2D<complex_type>>({3, 4}), spectrum);
  View2D<double> const r = fill(make_view<View2D<double>>({3, 4}), real), y = make_view<View2D<double>>({3, 6});
  View2D<complex_type const> const constant = x;
  KokkosFFT::hfft(exec, constant, y);
  EXPECT_TRUE(holds(y, from_half(conjugate(spectrum), {1}, 6)));
  KokkosFFT::irfft(exec, constant, y);
  EXPECT_TRUE(holds(y, scaled(from_half(spectrum, {1}, 6), 1.0L / 6)));
  KokkosFFT::hfft(exec, r, y);
  EXPECT_TRUE(holds(y, from_half(real, {1}, 6)));
  KokkosFFT::hfft(exec, View2D<double const>(r), y);
  EXPECT_TRUE(holds(y, from_half(real, {1}, 6)));
  KokkosFFT::Plan plan(exec, constant, y, KokkosFFT::Direction::backward, -1);
  KokkosFFT::execute(plan, x, y);
  EXPECT_TRUE(holds(y, scaled(from_half(spectrum, {1}, 6), 1.0L / 6))) << "a View of non-const elements becomes one of const elements";
  EXPECT_TRUE(is_exactly(x, spectrum));
}

TEST(Compat, Subviews_OfAnyStride) {
  execution_space exec;
  auto const data = some_array({6, 9});
  auto const x = fill(make_view<View2D<complex_type>>({6, 9}), data);
  auto const row = Kokkos::subview(x, 2, Kokkos::ALL);
  View1D<complex_type> y("y", 9), z("z", 6);
  KokkosFFT::fft(exec, row, y);
  EXPECT_TRUE(holds(y, transformed(Array{{9}, {data.values.begin() + 18, data.values.begin() + 27}}, {0}, -1)));
  Kokkos::View<complex_type*, Kokkos::LayoutStride, execution_space> const column = Kokkos::subview(x, Kokkos::ALL, 4);
  Array expected{{6}};
  for (std::size_t i = 0; i < 6; ++i) expected.values[i] = data.values[9 * i + 4];
  KokkosFFT::fft(exec, column, z);
  EXPECT_TRUE(holds(z, transformed(expected, {0}, -1)));
  KokkosFFT::Plan plan(exec, column, z, KokkosFFT::Direction::forward, 0);
  KokkosFFT::execute(plan, column, z);
  EXPECT_TRUE(holds(z, transformed(expected, {0}, -1)));
}

/// The documentation's in-place example, for any layout and halved axis: the real View has the shape of the transform and no padding.
template <typename Layout>
void check_in_place(KokkosFFT::axis_type<2> const& axes) {
  execution_space exec;
  std::size_t const n0 = 4, n1 = 6;
  auto const halved_axis = static_cast<std::size_t>(axes[1] < 0 ? axes[1] + 2 : axes[1]);
  std::vector<int> const list(axes.begin(), axes.end());
  auto const real = real_part(some_array({n0, n1}));
  auto const expected = halved(real, list);
  Extents padded_extents{n0, n1};
  padded_extents[halved_axis] = 2 * expected.extents[halved_axis];
  auto const hat = make_view<View2D<complex_type, Layout>>(expected.extents);
  auto* const data = reinterpret_cast<double*>(hat.data());
  View2D<double, Layout> const shape(data, n0, n1), padded(data, padded_extents[0], padded_extents[1]);
  auto const wide = along(real, static_cast<int>(halved_axis), resized(padded_extents[halved_axis]));
  auto const unpadded = [&] { return along(array_of(padded), static_cast<int>(halved_axis), resized(real.extents[halved_axis])); };
  auto const back = make_view<View2D<double, Layout>>({n0, n1});

  fill(padded, wide);
  KokkosFFT::rfft2(exec, shape, hat, Norm::backward, axes);
  EXPECT_TRUE(holds(hat, expected)) << "rfft2";
  KokkosFFT::irfft2(exec, hat, shape, Norm::backward, axes);
  EXPECT_TRUE(holds(fill(back, unpadded()), real)) << "irfft2";

  KokkosFFT::Plan plan(exec, shape, hat, KokkosFFT::Direction::forward, axes);
  KokkosFFT::Plan inverse(exec, hat, shape, KokkosFFT::Direction::backward, axes);
  fill(padded, wide);
  KokkosFFT::execute(plan, shape, hat);
  EXPECT_TRUE(holds(hat, expected)) << "plan";
  EXPECT_THROW(KokkosFFT::execute(inverse, hat, back), std::runtime_error) << "an in-place plan is for in-place transforms";
  KokkosFFT::execute(inverse, hat, shape, Norm::none);
  EXPECT_TRUE(holds(fill(back, unpadded()), scaled(real, 24))) << "inverse plan";
}

TEST(Compat, InPlace_AlongAnyAxis) {
  check_in_place<Kokkos::LayoutRight>({-2, -1});
  check_in_place<Kokkos::LayoutLeft>({-1, -2});
  check_in_place<Kokkos::LayoutLeft>({-2, -1});
  check_in_place<Kokkos::LayoutRight>({1, 0});
}

TEST(Compat, InPlace_ExtentsMustFit) {
  execution_space exec;
  View2D<complex_type> X("X", 3, 6);
  auto* const data = reinterpret_cast<double*>(X.data());
  View2D<double> const longer(data, 40, 6), wider(data, 4, 7);
  EXPECT_THROW(KokkosFFT::rfft(exec, longer, X, Norm::backward, 0), std::runtime_error);
  EXPECT_THROW(KokkosFFT::irfft(exec, X, longer, Norm::backward, 0), std::runtime_error);
  EXPECT_THROW(KokkosFFT::rfft(exec, wider, X, Norm::backward, 0), std::runtime_error);
}

TEST(Compat, InPlace_ComplexOverwritesTheInput) {
  execution_space exec;
  auto const data = some_array({4, 6});
  auto const x = fill(make_view<View2D<complex_type>>({4, 6}), data);
  KokkosFFT::fft2(exec, x, x);
  EXPECT_TRUE(holds(x, transformed(data, {0, 1}, -1)));
  KokkosFFT::ifft2(exec, x, x, Norm::backward, {-1, -2});
  EXPECT_TRUE(holds(x, data));
}

template <typename Layout, std::size_t... dims>
void check_dyn_plans(std::index_sequence<dims...>) {
  execution_space exec;
  bool constexpr left = std::is_same_v<Layout, Kokkos::LayoutLeft>;
  auto const real = real_part(some_array({4, 5, 6}));
  auto const check = [&](std::size_t dim) {
    SCOPED_TRACE("dim " + std::to_string(dim));
    std::vector<int> axes;
    for (std::size_t i = 0; i < dim; ++i) axes.push_back(left ? static_cast<int>(dim - 1 - i) : static_cast<int>(i) - static_cast<int>(dim));
    auto const expected = halved(real, axes);
    auto const u = fill(make_view<View3D<double, Layout>>({4, 5, 6}), real), u_inv = make_view<View3D<double, Layout>>({4, 5, 6});
    auto const u_hat = make_view<View3D<complex_type, Layout>>(expected.extents);
    KokkosFFT::DynPlan plan_f(exec, u, u_hat, KokkosFFT::Direction::forward, dim);
    KokkosFFT::DynPlan plan_b(exec, u_hat, u_inv, KokkosFFT::Direction::backward, dim);
    static_assert(std::is_same_v<decltype(plan_f), KokkosFFT::DynPlan<execution_space, View3D<double, Layout>, View3D<complex_type, Layout>>>);
    auto const size = KokkosFFT::compute_required_workspace_size<complex_type>(plan_f, plan_b);
    EXPECT_EQ(size, std::max(plan_f.workspace_size(sizeof(complex_type)), plan_b.workspace_size(sizeof(complex_type))));
    View1D<complex_type> buffer("buffer", size);
    plan_f.set_work_area(buffer);
    plan_b.set_work_area(buffer);
    KokkosFFT::execute(plan_f, u, u_hat);
    EXPECT_TRUE(holds(u_hat, expected));
    KokkosFFT::execute(plan_b, u_hat, u_inv);
    EXPECT_TRUE(holds(u_inv, real));
    KokkosFFT::execute(plan_f, u, u_hat, Norm::ortho);
    EXPECT_TRUE(holds(u_hat, scaled(expected, [&] {
                        long double N = 1;
                        for (int const axis : axes) N *= static_cast<long double>(length(real, axis));
                        return 1 / std::sqrt(N);
                      }())));
  };
  (check(dims + 1), ...);
}

TEST(Compat, DynPlans_TakeTheFastestAxes) {
  check_dyn_plans<Kokkos::LayoutRight>(std::make_index_sequence<3>());
  check_dyn_plans<Kokkos::LayoutLeft>(std::make_index_sequence<3>());
}

/// A prime length that needs memory between its passes.
TEST(Compat, DynPlans_ShareAWorkArea) {
  execution_space exec;
  std::size_t const n = 65537;
  View1D<complex_type> x("x", n), y("y", n);
  Kokkos::deep_copy(Kokkos::subview(x, 0), complex_type(1, 0));
  KokkosFFT::DynPlan plan(exec, x, y, KokkosFFT::Direction::forward, 1);
  auto const size = KokkosFFT::compute_required_workspace_size<complex_type>(plan);
  ASSERT_GT(size, 0U);
  EXPECT_EQ(plan.workspace_size(sizeof(double)), (plan.workspace_size(1) + sizeof(double) - 1) / sizeof(double));
  View1D<complex_type> small("small", size - 1), buffer("buffer", size + 1);
  EXPECT_THROW(plan.set_work_area(small), std::runtime_error);
  plan.set_work_area(Kokkos::subview(buffer, std::pair<std::size_t, std::size_t>(1, size + 1)));
  KokkosFFT::execute(plan, x, y);
  auto const last = [&] {
    exec.fence();
    complex_type value;
    Kokkos::deep_copy(value, Kokkos::subview(y, n - 1));
    return value;
  };
  EXPECT_NEAR(Kokkos::abs(last() - complex_type(1, 0)), 0, 1e-12);
  KokkosFFT::DynPlan alone(exec, x, y, KokkosFFT::Direction::forward, 1);
  Kokkos::deep_copy(y, complex_type());
  KokkosFFT::execute(alone, x, y);
  EXPECT_NEAR(Kokkos::abs(last() - complex_type(1, 0)), 0, 1e-12) << "without a work area it takes one of its own";
}

TEST(Compat, Helpers_ReturnFrequenciesAndShift) {
  execution_space exec;
  auto const freq = KokkosFFT::fftfreq(exec, 10, 0.1);
  EXPECT_TRUE(holds(freq, Array{{10}, {0, 1, 2, 3, 4, -5, -4, -3, -2, -1}}));
  EXPECT_TRUE(holds(KokkosFFT::rfftfreq(exec, 10, 0.1F), Array{{6}, {0, 1, 2, 3, 4, 5}}));
  EXPECT_TRUE(holds(KokkosFFT::fftfreq<execution_space, double>(exec, 4), Array{{4}, {0, 0.25L, -0.5L, -0.25L}}));
  KokkosFFT::fftshift(exec, freq);
  EXPECT_TRUE(holds(freq, Array{{10}, {-5, -4, -3, -2, -1, 0, 1, 2, 3, 4}}));
  KokkosFFT::ifftshift(exec, freq, 0);
  EXPECT_TRUE(holds(freq, Array{{10}, {0, 1, 2, 3, 4, -5, -4, -3, -2, -1}}));
  View2D<double> x("x", 2, 3);
  fill(x, Array{{2, 3}, {0, 1, 2, 3, 4, 5}});
  KokkosFFT::fftshift(exec, x, KokkosFFT::axis_type<2>{0, 1});
  EXPECT_TRUE(is_exactly(x, Array{{2, 3}, {5, 3, 4, 2, 0, 1}}));
  KokkosFFT::ifftshift(exec, x);
  EXPECT_TRUE(is_exactly(x, Array{{2, 3}, {0, 1, 2, 3, 4, 5}}));
}

TEST(Compat, UnqualifiedCalls_AreNotAmbiguous) {
  using namespace KokkosFFT;
  execution_space exec;
  auto const real = real_part(some_array({4, 6}));
  auto const x = fill(make_view<View2D<double>>({4, 6}), real), y = make_view<View2D<double>>({4, 6});
  auto const X = make_view<View2D<complex_type>>({4, 4});
  rfft(exec, x, X, KokkosFFT::Normalization::backward);
  irfft(exec, X, y, KokkosFFT::Normalization::backward);
  EXPECT_TRUE(holds(y, real));
  rfft2(exec, x, X, KokkosFFT::Normalization::ortho);
  irfft2(exec, X, y, KokkosFFT::Normalization::ortho);
  EXPECT_TRUE(holds(y, real));
  rfftn(exec, x, X, axis_type<2>{0, 1}, KokkosFFT::Normalization::forward);
  irfftn(exec, X, y, axis_type<2>{0, 1}, KokkosFFT::Normalization::forward);
  EXPECT_TRUE(holds(y, real));
  ihfft(exec, x, X, KokkosFFT::Normalization::backward);
  hfft(exec, X, y, KokkosFFT::Normalization::backward);
  EXPECT_TRUE(holds(y, real));
}

TEST(Compat, Planning_IsSafeInSeveralThreads) {
  std::vector<std::size_t> lengths{30, 31, 32, 33};
  std::vector<std::unique_ptr<KokkosFFT::Plan<execution_space, View1D<double>, View1D<complex_type>>>> plans(lengths.size());
  std::vector<View1D<double>> x;
  std::vector<View1D<complex_type>> X;
  for (std::size_t const n : lengths) x.emplace_back("x", n), X.emplace_back("X", n / 2 + 1);
  std::vector<std::string> errors(lengths.size());
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < lengths.size(); ++t)
    threads.emplace_back([&, t] {
      using Plan = typename decltype(plans)::value_type::element_type;
      errors[t] = message_of([&] {
        for (int i = 0; i < 5; ++i) plans[t] = std::make_unique<Plan>(execution_space(), x[t], X[t], KokkosFFT::Direction::forward, -1);
      });
    });
  for (auto& thread : threads) thread.join();
  for (std::size_t t = 0; t < lengths.size(); ++t) {
    ASSERT_EQ(errors[t], "no error");
    auto const data = real_part(some_array({lengths[t]}));
    fill(x[t], data);
    KokkosFFT::execute(*plans[t], x[t], X[t]);
    EXPECT_TRUE(holds(X[t], halved(data, {0})));
  }
}

}  // namespace
}  // namespace TeamFFT::Test
