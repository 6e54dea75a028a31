// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Real and imaginary parts in Views of their own: the results of interleaved Views, for every function, layout and
// placement, and what is refused.
#include "run.hpp"
#include "view_tools.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>

namespace TeamFFT::Test {
namespace {

template <class Scalar, class Layout = Kokkos::LayoutRight>
using PlanarReals = Kokkos::View<Scalar***, Layout, Space>;
template <class Scalar>
using Complexes = Kokkos::View<Kokkos::complex<Scalar>***, Kokkos::LayoutRight, Space>;
using Extents3 = std::array<std::size_t, 3>;

template <class View>
View made(std::string const& name, Extents3 const& n) {
  return View(name, n[0], n[1], n[2]);
}

/// A View with strides of its own: the part of a longer one in another order.
template <class Scalar>
Kokkos::View<Scalar***, Kokkos::LayoutStride, Space> strided(Extents3 const& n) {
  Kokkos::View<Scalar****, Kokkos::LayoutLeft, Space> const longer("longer", 2, n[0], n[1] + 1, n[2]);
  return Kokkos::subview(longer, 1, Kokkos::ALL, std::pair<std::size_t, std::size_t>(0, n[1]), Kokkos::ALL);
}

template <class View, class F>
void for_each(View const& view, F const& f) {
  for (std::size_t i = 0; i < view.extent(0); ++i)
    for (std::size_t j = 0; j < view.extent(1); ++j)
      for (std::size_t k = 0; k < view.extent(2); ++k) f(i, j, k);
}

/// Random numbers into a View of reals or complex elements.
template <class View>
void fill(View const& view, unsigned seed) {
  std::mt19937 generator(seed);
  std::uniform_real_distribution<double> number(-1, 1);
  auto const host = Kokkos::create_mirror(view);
  for_each(view, [&](auto... i) {
    using T = typename View::non_const_value_type;
    if constexpr (Impl::Element<T>::is_complex)
      host(i...) = T(static_cast<typename T::value_type>(number(generator)),
                     static_cast<typename T::value_type>(number(generator)));
    else
      host(i...) = static_cast<T>(number(generator));
  });
  Kokkos::deep_copy(view, host);
}

/// The parts of `z` to re and im.
template <class Z, class Re, class Im>
void split(Z const& z, Re const& re, Im const& im) {
  auto const from = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), z);
  auto const x = Kokkos::create_mirror(re);
  auto const y = Kokkos::create_mirror(im);
  for_each(z, [&](auto... i) { x(i...) = from(i...).real(), y(i...) = from(i...).imag(); });
  Kokkos::deep_copy(re, x);
  Kokkos::deep_copy(im, y);
}

/// Relative L2 distance of re + i im from z.
template <class Re, class Im, class Z>
double distance(Re const& re, Im const& im, Z const& z) {
  Kokkos::fence();
  auto const x = Kokkos::create_mirror(re);
  auto const y = Kokkos::create_mirror(im);
  auto const to = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), z);
  Kokkos::deep_copy(x, re);
  Kokkos::deep_copy(y, im);
  double error = 0, norm = 0;
  for_each(z, [&](auto... i) {
    std::complex<double> const expected(to(i...).real(), to(i...).imag());
    error += std::norm(std::complex<double>(x(i...), y(i...)) - expected);
    norm += std::norm(expected);
  });
  return std::sqrt(error / norm);
}

template <class View>
double distance(View const& a, View const& b) {
  Kokkos::fence();
  auto const x = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), a),
             y = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), b);
  double error = 0, norm = 0;
  for_each(a, [&](auto... i) {
    auto const d = std::complex<double>(x(i...)) - std::complex<double>(y(i...));
    error += std::norm(d);
    norm += std::norm(std::complex<double>(y(i...)));
  });
  return std::sqrt(error / norm);
}

template <class Scalar>
constexpr double planar_tolerance = std::is_same_v<Scalar, float> ? 2e-6 : 4e-15;

/// transform(in, out) of interleaved Views against the same with either end, or both, in parts.
template <class Scalar, class Re, class Im, class Transform>
void expect_as_interleaved(Re const& re_in, Im const& im_in, Extents3 const& out_extents, Transform const& transform) {
  Extents3 const extents{re_in.extent(0), re_in.extent(1), re_in.extent(2)};
  auto const in = made<Complexes<Scalar>>("in", extents), expected = made<Complexes<Scalar>>("expected", out_extents);
  fill(in, 1);
  split(in, re_in, im_in);
  transform(in, expected);
  auto const re = made<PlanarReals<Scalar>>("re", out_extents);
  auto const im = made<PlanarReals<Scalar, Kokkos::LayoutLeft>>("im", out_extents);
  transform(planar(re_in, im_in), planar(re, im));
  EXPECT_LE(distance(re, im, expected), planar_tolerance<Scalar>) << "both";
  fill(re, 2), fill(im, 3);
  transform(in, planar(re, im));
  EXPECT_LE(distance(re, im, expected), planar_tolerance<Scalar>) << "the output";
  auto const out = made<Complexes<Scalar>>("out", out_extents);
  transform(planar(re_in, im_in), out);
  EXPECT_LE(distance(out, expected), planar_tolerance<Scalar>) << "the input";
  EXPECT_EQ(distance(re_in, im_in, in), 0) << "inputs are preserved";
}

using Scalars = testing::Types<float, double>;
template <class Scalar>
struct PlanarOf : testing::Test {};
TYPED_TEST_SUITE(PlanarOf, Scalars);

TYPED_TEST(PlanarOf, ComplexTransforms_AreThoseOfInterleavedViews) {
  using R = TypeParam;
  for (Extents3 const n : {Extents3{3, 5, 24}, Extents3{2, 1, 127}, Extents3{4, 7, 1}, Extents3{1, 2, 6000}}) {
    SCOPED_TRACE(testing::Message() << n[0] << "x" << n[1] << "x" << n[2]);
    auto const re = made<PlanarReals<R>>("re", n), im = made<PlanarReals<R>>("im", n);
    for (int axis = -3; axis < 0; ++axis)
      expect_as_interleaved<R>(
          re, im, n, [&](auto const& in, auto const& out) { fft(Space(), in, out, Normalization::backward, axis); });
    expect_as_interleaved<R>(re, im, n, [&](auto const& in, auto const& out) {
      ifftn(Space(), in, out, {-1, 0}, Normalization::ortho);
    });
    expect_as_interleaved<R>(re, im, {n[0], n[1], 36}, [&](auto const& in, auto const& out) {
      fft(Space(), in, out, Normalization::forward, -1, 36);
    });
  }
}

TYPED_TEST(PlanarOf, PartsOfAnyLayout_AreTaken) {
  using R = TypeParam;
  Extents3 const n{4, 6, 10};
  auto const fft_of = [](auto const& in, auto const& out) { fft2(Space(), in, out, Normalization::backward, {0, 2}); };
  auto const right = made<PlanarReals<R>>("right", n);
  auto const left = made<PlanarReals<R, Kokkos::LayoutLeft>>("left", n);
  expect_as_interleaved<R>(left, right, n, fft_of);
  expect_as_interleaved<R>(left, strided<R>(n), n, fft_of);
  expect_as_interleaved<R>(strided<R>(n), strided<R>(n), n, fft_of);
  auto const z = made<Complexes<R>>("z", n), expected = made<Complexes<R>>("expected", n);
  fill(z, 4);
  fft_of(z, expected);
  auto const re = strided<R>(n), im = strided<R>(n);
  fft_of(z, planar(re, im));
  EXPECT_LE(distance(re, im, expected), planar_tolerance<R>);
}

TYPED_TEST(PlanarOf, ConstParts_AreInputs) {
  using R = TypeParam;
  Extents3 const n{2, 3, 20};
  auto const z = made<Complexes<R>>("z", n), expected = made<Complexes<R>>("expected", n),
             out = made<Complexes<R>>("out", n);
  auto const re = made<PlanarReals<R>>("re", n), im = made<PlanarReals<R>>("im", n);
  fill(z, 5);
  split(z, re, im);
  fft(Space(), z, expected);
  fft(Space(), planar(Kokkos::View<R const***, Kokkos::LayoutRight, Space>(re), im), out);
  EXPECT_LE(distance(out, expected), planar_tolerance<R>);
}

TYPED_TEST(PlanarOf, RealTransforms_HaveHalfSpectraInParts) {
  using R = TypeParam;
  for (std::size_t const n : {30, 31, 4000}) {
    Extents3 const whole{3, 4, n}, half{3, 4, n / 2 + 1};
    auto const x = made<PlanarReals<R>>("x", whole), back = made<PlanarReals<R>>("back", whole),
               expected_back = made<PlanarReals<R>>("expected_back", whole);
    auto const expected = made<Complexes<R>>("expected", half);
    auto const re = made<PlanarReals<R>>("re", half), im = made<PlanarReals<R>>("im", half);
    fill(x, 6);
    rfft2(Space(), x, expected);
    rfft2(Space(), x, planar(re, im));
    EXPECT_LE(distance(re, im, expected), planar_tolerance<R>) << n;
    irfft2(Space(), expected, expected_back);
    irfft2(Space(), planar(re, im), back);
    EXPECT_LE(distance(back, expected_back), planar_tolerance<R>) << n;
    hfft(Space(), expected, expected_back);
    hfft(Space(), planar(re, im), back);
    EXPECT_LE(distance(back, expected_back), planar_tolerance<R>) << n;
    ihfft(Space(), x, expected);
    ihfft(Space(), x, planar(re, im));
    EXPECT_LE(distance(re, im, expected), planar_tolerance<R>) << n;
  }
}

TYPED_TEST(PlanarOf, CosineTransforms_TakeRealAndImaginaryPartsSeparately) {
  using R = TypeParam;
  Extents3 const n{3, 4, 25};
  auto const re = made<PlanarReals<R>>("re", n), im = made<PlanarReals<R>>("im", n);
  for (int type = 1; type <= 4; ++type)
    expect_as_interleaved<R>(re, im, n, [&](auto const& in, auto const& out) { dct(Space(), in, out, type); });
}

TYPED_TEST(PlanarOf, InPlace_AreTheSameTwoViewsAtBothEnds) {
  using R = TypeParam;
  for (Extents3 const n : {Extents3{6, 5, 24}, Extents3{2, 3, 101}, Extents3{2, 1, 6000}}) {
    auto const z = made<Complexes<R>>("z", n), expected = made<Complexes<R>>("expected", n);
    auto const re = made<PlanarReals<R>>("re", n);
    auto const im = made<PlanarReals<R, Kokkos::LayoutLeft>>("im", n);
    auto const both = planar(re, im);
    fill(z, 7);
    for (bool const planned : {false, true}) {
      split(z, re, im);
      fftn(Space(), z, expected);
      Plan plan(Space(), both, both, Direction::forward, {0, 1, 2});
      planned ? execute(plan, both, both) : fftn(Space(), both, both);
      EXPECT_LE(distance(re, im, expected), planar_tolerance<R>) << n[2] << (planned ? " plan" : "");
      ifft(Space(), expected, expected, Normalization::backward, 1);
      ifft(Space(), both, both, Normalization::backward, 1);
      EXPECT_LE(distance(re, im, expected), 2 * planar_tolerance<R>) << n[2];
    }
  }
}

TEST(Planar, PlansTakeOtherPartsAtExecute) {
  Extents3 const n{2, 3, 16};
  auto const z = made<Complexes<double>>("z", n), expected = made<Complexes<double>>("expected", n);
  auto const re = made<PlanarReals<double>>("re", n), im = made<PlanarReals<double>>("im", n),
             re2 = made<PlanarReals<double>>("re2", n), im2 = made<PlanarReals<double>>("im2", n);
  Plan plan(Space(), planar(re, im), planar(re2, im2), Direction::forward);
  fill(z, 8);
  split(z, re2, im2);
  fft(Space(), z, expected);
  execute(plan, planar(re2, im2), planar(re, im));
  EXPECT_LE(distance(re, im, expected), planar_tolerance<double>);
}

TEST(Planar, FactorsBoxesAndFunctorsStandBesideParts) {
  Extents3 const n{2, 3, 16};
  auto const z = made<Complexes<double>>("z", n), expected = made<Complexes<double>>("expected", n);
  auto const re = made<PlanarReals<double>>("re", n), im = made<PlanarReals<double>>("im", n),
             re2 = made<PlanarReals<double>>("re2", n), im2 = made<PlanarReals<double>>("im2", n);
  fill(z, 9);
  split(z, re, im);
  Kokkos::View<double*, Space> const window("window", n[2]);
  Kokkos::deep_copy(window, 0.25);
  PlanOptions options;
  options.multiply_in = window;
  options.alpha = 3;
  options.out_box = {Box::at(-2)};
  Plan(Space(), z, expected, Direction::forward, {-1}, {16}, options).execute(z, expected);
  Plan(Space(), planar(re, im), planar(re2, im2), Direction::forward, {-1}, {16}, options)
      .execute(planar(re, im), planar(re2, im2));
  EXPECT_LE(distance(re2, im2, expected), planar_tolerance<double>);
}

TEST(Planar, Filters_TakeParts) {
  Extents3 const n{2, 3, 18};
  auto const z = made<Complexes<double>>("z", n), expected = made<Complexes<double>>("expected", n),
             factors = made<Complexes<double>>("factors", n);
  auto const re = made<PlanarReals<double>>("re", n), im = made<PlanarReals<double>>("im", n),
             re2 = made<PlanarReals<double>>("re2", n), im2 = made<PlanarReals<double>>("im2", n);
  fill(z, 10), fill(factors, 11);
  split(z, re, im);
  FilterPlan(Space(), z, expected, factors, {1, 2}).execute(z, expected, factors);
  FilterPlan(Space(), planar(re, im), planar(re2, im2), factors, {1, 2})
      .execute(planar(re, im), planar(re2, im2), factors);
  EXPECT_LE(distance(re2, im2, expected), planar_tolerance<double>);
  FilterPlan(Space(), planar(re, im), planar(re, im), factors, {1, 2}).execute(planar(re, im), planar(re, im), factors);
  EXPECT_LE(distance(re, im, expected), planar_tolerance<double>) << "in place";
}

TEST(Planar, PlansTakePartsOfOtherLayoutsAndConstOnes) {
  Extents3 const n{4, 3, 16};
  auto const z = made<Complexes<double>>("z", n), expected = made<Complexes<double>>("expected", n);
  auto const re = made<PlanarReals<double>>("re", n), im = made<PlanarReals<double>>("im", n),
             re2 = made<PlanarReals<double>>("re2", n), im2 = made<PlanarReals<double>>("im2", n);
  auto const left = made<PlanarReals<double, Kokkos::LayoutLeft>>("left", n),
             other = made<PlanarReals<double, Kokkos::LayoutLeft>>("other", n);
  fill(z, 13);
  fft(Space(), z, expected);
  Plan plan(Space(), planar(re, im), planar(re2, im2), Direction::forward);
  split(z, left, im);
  Kokkos::View<double const***, Kokkos::LayoutLeft, Space> const only_read(left);
  execute(plan, planar(only_read, im), planar(other, re2));
  EXPECT_LE(distance(other, re2, expected), planar_tolerance<double>);
  auto const factors = made<Complexes<double>>("factors", n);
  fill(factors, 14);
  FilterPlan filter(Space(), planar(re, im), planar(re2, im2), factors, 1), of_views(Space(), z, expected, factors, 1);
  execute(of_views, z, expected, factors);
  execute(filter, planar(only_read, im), planar(other, re2), factors);
  EXPECT_LE(distance(other, re2, expected), planar_tolerance<double>);
}

TEST(Planar, InputsMayShareParts_AndDestroyInputLeavesThem) {
  Extents3 const n{2, 3, 16};
  auto const z = made<Complexes<double>>("z", n), expected = made<Complexes<double>>("expected", n),
             out = made<Complexes<double>>("out", n);
  auto const re = made<PlanarReals<double>>("re", n);
  fill(z, 15);
  split(z, re, made<PlanarReals<double>>("im", n));
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), re);
  auto const both = Kokkos::create_mirror_view(z);
  for_each(z, [&](auto... i) { both(i...) = Kokkos::complex<double>(host(i...), host(i...)); });
  Kokkos::deep_copy(z, both);
  fft(Space(), z, expected);
  PlanOptions options;
  options.destroy_input = true;
  Plan(Space(), planar(re, re), out, Direction::forward, -1, {}, options).execute(planar(re, re), out);
  EXPECT_LE(distance(out, expected), planar_tolerance<double>);
  EXPECT_EQ(distance(re, re, z), 0) << "parts are never written";
}

/// Every View of a call is compared with every other memory of it, also where it is a part.
TEST(Planar, MemoryThatPartsShareWithFactorsOrWorkspace_IsFound) {
  Extents3 const n{2, 3, 8};
  auto const re = made<PlanarReals<double>>("re", n), im = made<PlanarReals<double>>("im", n);
  auto const z = made<Complexes<double>>("z", n), apart = made<Complexes<double>>("apart", n);
  PlanOptions options;
  options.multiply_out = im;
  EXPECT_TRUE(says(error_of([&] {
                     Plan(Space(), z, planar(re, im), Direction::forward, -1, {}, options).execute(z, planar(re, im));
                   }),
                   "execute: the imaginary part of the output overlaps multiply_out"));
  EXPECT_NO_THROW(FilterPlan(Space(), z, planar(re, im), apart, {0, 1}));
  for (auto const& factors : {re, im})
    EXPECT_TRUE(says(error_of([&] {
                       FilterPlan(Space(), z, planar(re, im), factors, {0, 1});
                     }),
                     factors.data() == re.data() ? "the real part of the output overlaps the filter"
                                                 : "the imaginary part of the output overlaps the filter"));
}

TEST(Planar, WrongPartsAreRefused) {
  Extents3 const n{2, 3, 8};
  auto const re = made<PlanarReals<double>>("re", n), im = made<PlanarReals<double>>("im", n),
             longer = made<PlanarReals<double>>("longer", {2, 4, 8});
  auto const z = made<Complexes<double>>("z", n);
  EXPECT_TRUE(says(error_of([&] { (void)planar(re, longer); }),
                   "TeamFFT::planar: the imaginary part has extent 4 along axis 1, the real part 3"));
  EXPECT_TRUE(says(error_of([&] { fft(Space(), z, planar(re, re)); }),
                   "fft: the real part of the output and the imaginary part of the output overlap"));
  EXPECT_TRUE(says(error_of([&] { fft(Space(), planar(re, im), planar(im, re)); }),
                   "fft: the real part of the input and the imaginary part of the output overlap"));
  EXPECT_TRUE(says(error_of([&] {
                     fft(Space(), planar(re, im), planar(longer, made<PlanarReals<double>>("longer", {2, 4, 8})));
                   }),
                   "output extent 4"));
  auto const shifted = Kokkos::subview(longer, Kokkos::ALL, std::pair(1, 4), Kokkos::ALL),
             first = Kokkos::subview(longer, Kokkos::ALL, std::pair(0, 3), Kokkos::ALL);
  EXPECT_TRUE(says(error_of([&] { fft(Space(), planar(first, im), planar(shifted, re)); }),
                   "the real part of the input and the real part of the output overlap"));
  auto* const scalars = reinterpret_cast<double*>(z.data());
  Kokkos::LayoutStride const every_second(n[0], 2 * n[1] * n[2], n[1], 2 * n[2], n[2], std::size_t{2});
  Kokkos::View<double***, Kokkos::LayoutStride, Space::memory_space, Kokkos::MemoryUnmanaged> const z_re(scalars,
                                                                                                         every_second),
      z_im(scalars + 1, every_second);
  EXPECT_TRUE(says(error_of([&] { fft(Space(), z, planar(z_re, z_im)); }),
                   "the input and the real part of the output overlap"));
  Kokkos::View<double***, Space> const none(nullptr, n[0], n[1], n[2]);
  EXPECT_TRUE(says(error_of([&] { fft(Space(), planar(re, none), z); }),
                   "the imaginary part of the input has no memory (a null pointer)"));
}

TEST(Planar, AnotherPlacementThanPlanned_IsRefused) {
  Extents3 const n{2, 3, 8};
  auto const re = made<PlanarReals<double>>("re", n), im = made<PlanarReals<double>>("im", n),
             re2 = made<PlanarReals<double>>("re2", n), im2 = made<PlanarReals<double>>("im2", n);
  Plan in_place(Space(), planar(re, im), planar(re, im), Direction::forward),
      apart(Space(), planar(re, im), planar(re2, im2), Direction::forward);
  EXPECT_TRUE(says(error_of([&] { execute(in_place, planar(re, im), planar(re2, im2)); }),
                   "execute: the plan is in place, but input and output are not the same"));
  EXPECT_TRUE(says(error_of([&] { execute(apart, planar(re, im), planar(re, im)); }),
                   "execute: the plan is out of place, but input and output are the same two Views"));
}

TEST(Planar, InterleavedDataTakenApart_AreInPlaceToo) {
  Extents3 const n{2, 3, 40};
  auto const z = made<Complexes<double>>("z", n), expected = made<Complexes<double>>("expected", n);
  fill(z, 12);
  fft(Space(), z, expected);
  auto* const scalars = reinterpret_cast<double*>(z.data());
  Kokkos::LayoutStride const every_second(n[0], 2 * n[1] * n[2], n[1], 2 * n[2], n[2], std::size_t{2});
  Kokkos::View<double***, Kokkos::LayoutStride, Space::memory_space, Kokkos::MemoryUnmanaged> const re(scalars,
                                                                                                       every_second),
      im(scalars + 1, every_second);
  fft(Space(), planar(re, im), planar(re, im));
  EXPECT_LE(distance(z, expected), planar_tolerance<double>);
}

TEST(Planar, EmptyParts_AreNothingToDo) {
  auto const re = made<PlanarReals<double>>("re", {0, 3, 8}), im = made<PlanarReals<double>>("im", {0, 3, 8});
  EXPECT_NO_THROW(fft(Space(), planar(re, im), planar(re, im)));
}

}  // namespace
}  // namespace TeamFFT::Test
