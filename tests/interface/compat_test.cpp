// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs as kokkos-fft's documentation has users write them, on TeamFFT/compat/KokkosFFT.hpp: they compile, and the
// numbers are the definitions'.
#include "compat_tools.hpp"

#include <type_traits>
#include <vector>

namespace TeamFFT::Test {
namespace {

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
  auto const x = fill(make_view<View2D<complex_type, Layout>>({4, 6}), data),
             y = make_view<View2D<complex_type, Layout>>({4, 6});
  auto const r = fill(make_view<View2D<double, Layout>>({4, 6}), real), s = make_view<View2D<double, Layout>>({4, 6});
  auto const h = fill(make_view<View2D<complex_type, Layout>>({4, 4}), spectrum),
             g = make_view<View2D<complex_type, Layout>>({4, 4});
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
  KokkosFFT::Plan plan(exec, x, y, KokkosFFT::Direction::forward, KokkosFFT::axis_type<2>{0, 1},
                       KokkosFFT::shape_type<2>{5, 6});
  KokkosFFT::execute(plan, x, y);
  EXPECT_TRUE(holds(y, transformed(along(along(data, 0, resized(5)), 1, resized(6)), {0, 1}, -1)));
}

template <typename Layout>
void check_two_dimensions() {
  execution_space exec;
  auto const data = some_array({4, 6}), real = real_part(data);
  auto const x = fill(make_view<View2D<complex_type, Layout>>({4, 6}), data),
             y = make_view<View2D<complex_type, Layout>>({4, 6});
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
  EXPECT_TRUE(holds(y, scaled(from_half(spectrum, {1}, 6), 1.0L / 6)))
      << "a View of non-const elements becomes one of const elements";
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

TEST(Compat, BaseFloatingPointType_IsTheRealTypeBehind) {
  using KokkosFFT::Impl::base_floating_point_type;
  static_assert(std::is_same_v<base_floating_point_type<float>, float>);
  static_assert(std::is_same_v<base_floating_point_type<complex_type>, double>);
  complex_type const value(3, 4);
  EXPECT_EQ(base_floating_point_type<complex_type>(value.real()), 3.0);
}

}  // namespace
}  // namespace TeamFFT::Test
