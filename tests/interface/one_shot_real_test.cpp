// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// rfft irfft hfft ihfft rfft2 irfft2 rfftn irfftn against their definitions: every argument, layouts, crop and padding,
// in place, input preserved.
#include "array_tools.hpp"

#include <optional>

namespace TeamFFT::Test {
namespace {

using E = Kokkos::DefaultExecutionSpace;

template <class Scalar>
class OneShotReal : public testing::Test {
 protected:
  template <class Layout = Kokkos::LayoutRight>
  using Real1 = Kokkos::View<Scalar*, Layout, E>;
  template <class Layout = Kokkos::LayoutRight>
  using Complex1 = Kokkos::View<Kokkos::complex<Scalar>*, Layout, E>;
  template <class Layout = Kokkos::LayoutRight>
  using Real2 = Kokkos::View<Scalar**, Layout, E>;
  template <class Layout = Kokkos::LayoutRight>
  using Complex2 = Kokkos::View<Kokkos::complex<Scalar>**, Layout, E>;
  template <class Layout = Kokkos::LayoutRight>
  using Real3 = Kokkos::View<Scalar***, Layout, E>;
  template <class Layout = Kokkos::LayoutRight>
  using Complex3 = Kokkos::View<Kokkos::complex<Scalar>***, Layout, E>;

  E exec;
};

using Scalars = testing::Types<float, double>;
TYPED_TEST_SUITE(OneShotReal, Scalars);

/// r2c along the last axis and c2c forward along the others, scaled; n = 0: not given. The definition of rfft, rfft2,
/// rfftn.
Array real_spectrum(Array a, std::vector<int> const& axes, Normalization norm = Normalization::backward,
                    Extents s = {}) {
  s.resize(axes.size());
  std::size_t N = 1;
  for (auto i = axes.size(); i-- > 0;) {
    a = along(a, axes[i], resized(s[i]));
    N *= a.extents[static_cast<std::size_t>(axes[i] < 0 ? axes[i] + static_cast<int>(a.extents.size()) : axes[i])];
    a = along(a, axes[i], fourier(-1));
    if (i + 1 == axes.size()) a = along(a, axes[i], half());
  }
  return scaled(a, factor(norm, Direction::forward, N));
}

/// c2c backward along all axes but the last, then c2r of length n. The definition of irfft, irfft2, irfftn.
Array real_data(Array a, std::vector<int> const& axes, std::size_t n, Normalization norm = Normalization::backward,
                Extents s = {}) {
  s.resize(axes.size());
  std::size_t N = n;
  for (std::size_t i = 0; i + 1 < axes.size(); ++i) {
    a = along(a, axes[i], resized(s[i]));
    N *= a.extents[static_cast<std::size_t>(axes[i] < 0 ? axes[i] + static_cast<int>(a.extents.size()) : axes[i])];
    a = along(a, axes[i], fourier(+1));
  }
  a = along(along(a, axes.back(), hermitian(n)), axes.back(), fourier(+1));
  return scaled(a, factor(norm, Direction::backward, N));
}

Normalization swapped(Normalization norm) {
  return norm == Normalization::forward    ? Normalization::backward
         : norm == Normalization::backward ? Normalization::forward
                                           : norm;
}

TYPED_TEST(OneShotReal, Lengths_OddAndEvenInEveryNormalization) {
  for (std::size_t n : {1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 15, 16}) {
    auto const real = real_part(some_array({3, n})), spectrum = some_array({3, n / 2 + 1});
    auto const x = fill(make_view<typename TestFixture::template Real2<>>({3, n}), real);
    auto const X = fill(make_view<typename TestFixture::template Complex2<>>({3, n / 2 + 1}), spectrum);
    auto const y = make_view<typename TestFixture::template Real2<>>({3, n});
    auto const Y = make_view<typename TestFixture::template Complex2<>>({3, n / 2 + 1});
    for (auto const norm : all_normalizations) {
      SCOPED_TRACE("n " + std::to_string(n) + ", normalization " + std::to_string(static_cast<int>(norm)));
      rfft(this->exec, x, Y, norm);
      EXPECT_TRUE(holds(Y, real_spectrum(real, {1}, norm))) << "rfft";
      irfft(this->exec, X, y, norm);
      EXPECT_TRUE(holds(y, real_data(spectrum, {1}, n, norm))) << "irfft";
      hfft(this->exec, X, y, norm);
      EXPECT_TRUE(holds(y, real_data(conjugate(spectrum), {1}, n, swapped(norm)))) << "hfft";
      ihfft(this->exec, x, Y, norm);
      EXPECT_TRUE(holds(Y, conjugate(real_spectrum(real, {1}, swapped(norm))))) << "ihfft";
    }
    EXPECT_TRUE(is_exactly(x, real)) << "the input is preserved";
    EXPECT_TRUE(is_exactly(X, spectrum)) << "the input is preserved, by hfft too";
  }
}

TYPED_TEST(OneShotReal, Examples_OfTheDocumentation) {
  auto const x = fill(make_view<typename TestFixture::template Real1<>>({4}), Array{{4}, {1, 2, 3, 4}});
  auto const X = make_view<typename TestFixture::template Complex1<>>({3});
  auto const y = make_view<typename TestFixture::template Real1<>>({4});
  Array const spectrum{{3}, {10, {-2, 2}, -2}};
  rfft(this->exec, x, X);
  EXPECT_TRUE(holds(X, spectrum));
  irfft(this->exec, fill(X, spectrum), y);
  EXPECT_TRUE(holds(y, Array{{4}, {1, 2, 3, 4}}));
  hfft(this->exec, X, y);
  EXPECT_TRUE(holds(y, Array{{4}, {4, 16, 12, 8}}));
  ihfft(this->exec, fill(y, Array{{4}, {4, 16, 12, 8}}), X);
  EXPECT_TRUE(holds(X, spectrum));
}

TYPED_TEST(OneShotReal, ImaginaryPartsOfTheEnds_AreNotUsed) {
  auto const X = make_view<typename TestFixture::template Complex1<>>({5});
  auto const y = make_view<typename TestFixture::template Real1<>>({8}),
             z = make_view<typename TestFixture::template Real1<>>({8});
  auto spectrum = some_array({5});
  irfft(this->exec, fill(X, spectrum), y);
  spectrum.values[0] = spectrum.values[0].real(), spectrum.values[4] = spectrum.values[4].real();
  irfft(this->exec, fill(X, spectrum), z);
  EXPECT_TRUE(holds(y, array_of(z)));
}

template <class Real, class Complex>
void check_axes(E const& exec) {
  auto const real = real_part(some_array({5, 6, 7}));
  auto const x = fill(make_view<Real>({5, 6, 7}), real);
  for (int axis : {0, 1, 2, -1, -2, -3}) {
    SCOPED_TRACE("axis " + std::to_string(axis));
    auto const expected = real_spectrum(real, {axis});
    auto const X = make_view<Complex>(expected.extents);
    rfft(exec, x, X, Normalization::backward, axis);
    EXPECT_TRUE(holds(X, expected));
    auto const spectrum = some_array(expected.extents);
    fill(X, spectrum);
    auto const y = make_view<Real>({5, 6, 7});
    auto const n = real.extents[static_cast<std::size_t>(axis < 0 ? axis + 3 : axis)];
    irfft(exec, X, y, Normalization::ortho, axis);
    EXPECT_TRUE(holds(y, real_data(spectrum, {axis}, n, Normalization::ortho)));
    hfft(exec, X, y, Normalization::backward, axis);
    EXPECT_TRUE(holds(y, real_data(conjugate(spectrum), {axis}, n, Normalization::forward)));
    EXPECT_TRUE(is_exactly(X, spectrum));
  }
}

TYPED_TEST(OneShotReal, Axes_OfEveryPairOfLayouts) {
  using Left = Kokkos::LayoutLeft;
  using Right = Kokkos::LayoutRight;
  check_axes<typename TestFixture::template Real3<Right>, typename TestFixture::template Complex3<Right>>(this->exec);
  check_axes<typename TestFixture::template Real3<Left>, typename TestFixture::template Complex3<Left>>(this->exec);
  check_axes<typename TestFixture::template Real3<Left>, typename TestFixture::template Complex3<Right>>(this->exec);
  check_axes<typename TestFixture::template Real3<Right>, typename TestFixture::template Complex3<Left>>(this->exec);
}

TYPED_TEST(OneShotReal, N_CropsAndPads) {
  auto const real = real_part(some_array({4, 9})), spectrum = some_array({4, 6});
  auto const x = fill(make_view<typename TestFixture::template Real2<>>({4, 9}), real);
  auto const X = fill(make_view<typename TestFixture::template Complex2<>>({4, 6}), spectrum);
  for (std::size_t n : {1, 2, 5, 8, 9, 10, 11, 12, 13, 16}) {
    SCOPED_TRACE("n " + std::to_string(n));
    auto const y = make_view<typename TestFixture::template Real2<>>({4, n});
    auto const Y = make_view<typename TestFixture::template Complex2<>>({4, n / 2 + 1});
    rfft(this->exec, x, Y, Normalization::forward, -1, n);
    EXPECT_TRUE(holds(Y, real_spectrum(real, {1}, Normalization::forward, {n})));
    ihfft(this->exec, x, Y, Normalization::backward, 1, n);
    EXPECT_TRUE(holds(Y, conjugate(real_spectrum(real, {1}, Normalization::forward, {n}))));
    irfft(this->exec, X, y, Normalization::backward, -1, n);
    EXPECT_TRUE(holds(y, real_data(spectrum, {1}, n)));
    hfft(this->exec, X, y, Normalization::none, -1, n);
    EXPECT_TRUE(holds(y, real_data(conjugate(spectrum), {1}, n, Normalization::none)));
  }
}

TYPED_TEST(OneShotReal, TwoAxes_TheLastListedIsHalved) {
  auto const real = real_part(some_array({6, 5}));
  auto const x = fill(make_view<typename TestFixture::template Real2<>>({6, 5}), real);
  for (axis_type<2> axes : {axis_type<2>{-2, -1}, {0, 1}, {1, 0}, {-1, 0}})
    for (auto const norm : all_normalizations) {
      auto const expected = real_spectrum(real, {axes[0], axes[1]}, norm);
      auto const X = make_view<typename TestFixture::template Complex2<Kokkos::LayoutLeft>>(expected.extents);
      rfft2(this->exec, x, X, norm, axes);
      EXPECT_TRUE(holds(X, expected));
      auto const spectrum = some_array(expected.extents);
      fill(X, spectrum);
      auto const y = make_view<typename TestFixture::template Real2<Kokkos::LayoutLeft>>({6, 5});
      irfft2(this->exec, X, y, norm, axes);
      EXPECT_TRUE(
          holds(y, real_data(spectrum, {axes[0], axes[1]},
                             real.extents[static_cast<std::size_t>(axes[1] < 0 ? axes[1] + 2 : axes[1])], norm)));
      EXPECT_TRUE(is_exactly(X, spectrum)) << "the input is preserved in two dimensions too";
    }
  EXPECT_TRUE(is_exactly(x, real));
}

TYPED_TEST(OneShotReal, S_CropsAndPadsEachAxis) {
  auto const real = real_part(some_array({6, 8})), spectrum = some_array({6, 5});
  auto const x = fill(make_view<typename TestFixture::template Real2<>>({6, 8}), real);
  auto const X = fill(make_view<typename TestFixture::template Complex2<>>({6, 5}), spectrum);
  for (shape_type<2> s : {shape_type<2>{6, 8}, {4, 10}, {9, 5}, {7, 7}, {3, 12}, {0, 0}}) {
    SCOPED_TRACE("s " + std::to_string(s[0]) + " x " + std::to_string(s[1]));
    auto const n0 = s[0] == 0 ? 6 : s[0], n1 = s[1] == 0 ? 8 : s[1];
    auto const Y = make_view<typename TestFixture::template Complex2<>>({n0, n1 / 2 + 1});
    auto const y = make_view<typename TestFixture::template Real2<>>({n0, n1});
    rfft2(this->exec, x, Y, Normalization::backward, {-2, -1}, s);
    EXPECT_TRUE(holds(Y, real_spectrum(real, {0, 1}, Normalization::backward, {n0, n1})));
    rfftn(this->exec, x, Y, axis_type<2>{0, 1}, Normalization::ortho, s);
    EXPECT_TRUE(holds(Y, real_spectrum(real, {0, 1}, Normalization::ortho, {n0, n1})));
    irfft2(this->exec, X, y, Normalization::backward, {-2, -1}, s);
    EXPECT_TRUE(holds(y, real_data(spectrum, {0, 1}, n1, Normalization::backward, {n0, n1})));
    irfftn(this->exec, X, y, axis_type<2>{0, 1}, Normalization::none, s);
    EXPECT_TRUE(holds(y, real_data(spectrum, {0, 1}, n1, Normalization::none, {n0, n1})));
  }
}

TYPED_TEST(OneShotReal, ManyAxes_AllByDefaultTheLastOnesByNumber) {
  auto const real = real_part(some_array({3, 4, 5}));
  auto const x = fill(make_view<typename TestFixture::template Real3<>>({3, 4, 5}), real);
  auto const X = make_view<typename TestFixture::template Complex3<>>({3, 4, 3});
  auto const y = make_view<typename TestFixture::template Real3<>>({3, 4, 5});
  rfftn(this->exec, x, X);
  EXPECT_TRUE(holds(X, real_spectrum(real, {0, 1, 2})));
  irfftn(this->exec, X, y);
  EXPECT_TRUE(holds(y, real)) << "back again";
  rfftn<E, decltype(x), decltype(X), 2>(this->exec, x, X);
  EXPECT_TRUE(holds(X, real_spectrum(real, {1, 2})));
  rfftn(this->exec, x, X, axis_type<1>{2}, Normalization::forward);
  EXPECT_TRUE(holds(X, real_spectrum(real, {2}, Normalization::forward)));
  auto const middle = make_view<typename TestFixture::template Complex3<>>({3, 3, 5});
  for (axis_type<3> axes : {axis_type<3>{0, 2, 1}, {2, 0, 1}, {-1, -3, -2}}) {
    rfftn(this->exec, x, middle, axes);
    EXPECT_TRUE(holds(middle, real_spectrum(real, {axes[0], axes[1], axes[2]})));
    irfftn(this->exec, middle, y, axes, Normalization::backward, shape_type<3>{});
    EXPECT_TRUE(holds(y, real));
  }
}

TYPED_TEST(OneShotReal, FourDimensions_OfWhichThreeAreTransformed) {
  using Real = Kokkos::View<TypeParam****, Kokkos::LayoutLeft, E>;
  using Complex = Kokkos::View<Kokkos::complex<TypeParam>****, Kokkos::LayoutRight, E>;
  auto const real = real_part(some_array({3, 4, 2, 6}));
  auto const x = fill(make_view<Real>({3, 4, 2, 6}), real);
  auto const X = make_view<Complex>({3, 4, 2, 4});
  auto const y = make_view<Real>({3, 4, 2, 6});
  rfftn(this->exec, x, X, axis_type<3>{1, 0, 3});
  EXPECT_TRUE(holds(X, real_spectrum(real, {1, 0, 3})));
  irfftn(this->exec, X, y, axis_type<3>{1, 0, 3});
  EXPECT_TRUE(holds(y, real));
}

/// A contiguous copy of columns 0..n-1.
template <class View>
Kokkos::View<typename View::value_type**, Kokkos::LayoutRight, E> first_columns(View const& view, std::size_t n) {
  return fill(Kokkos::View<typename View::value_type**, Kokkos::LayoutRight, E>("columns", view.extent(0), n),
              along(array_of(view), 1, resized(n)));
}

TYPED_TEST(OneShotReal, InPlace_RealRowsAtFaceValueOrPacked) {
  using Complex = Kokkos::complex<TypeParam>;
  using Real2 = Kokkos::View<TypeParam**, Kokkos::LayoutRight, E, Kokkos::MemoryUnmanaged>;
  for (std::size_t n : {8, 9}) {
    auto const real = real_part(some_array({4, n}));
    auto const width = 2 * (n / 2 + 1);
    Kokkos::View<Complex**, Kokkos::LayoutRight, E> const X("X", 4, n / 2 + 1);
    Real2 const padded(reinterpret_cast<TypeParam*>(X.data()), 4, width),
        packed(reinterpret_cast<TypeParam*>(X.data()), 4, n);
    auto const face_value = Kokkos::subview(padded, Kokkos::ALL, std::pair<std::size_t, std::size_t>(0, n));
    auto const wide = along(real, 1, resized(width));
    auto const expect = [&](auto const& rows, char const* what) {
      fill(padded, wide);
      rfft(this->exec, rows, X);
      EXPECT_TRUE(holds(X, real_spectrum(real, {1}))) << what;
      irfft(this->exec, X, rows);
      EXPECT_TRUE(holds(first_columns(padded, n), real)) << what << ", back again";
      fill(padded, wide);
      rfft2(this->exec, rows, X);
      EXPECT_TRUE(holds(X, real_spectrum(real, {0, 1}))) << what << ", two axes";
    };
    expect(face_value, "face value");
    expect(packed, "packed");
  }
}

TYPED_TEST(OneShotReal, ConstInputAndStaticExtents_AreTaken) {
  using Complex = Kokkos::complex<TypeParam>;
  auto const real = real_part(some_array({4, 6}));
  Kokkos::View<TypeParam[4][6], Kokkos::LayoutRight, E> const x("x");
  fill(x, real);
  Kokkos::View<TypeParam const[4][6], Kokkos::LayoutRight, E> const constant = x;
  Kokkos::View<Complex* [4], Kokkos::LayoutLeft, E> const X("X", 4);
  rfft(this->exec, constant, X);
  EXPECT_TRUE(holds(X, real_spectrum(real, {1})));
  Kokkos::View<Complex const**, Kokkos::LayoutLeft, E> const spectrum = X;
  irfft(this->exec, spectrum, x);
  EXPECT_TRUE(holds(x, real));
}

TYPED_TEST(OneShotReal, EmptyBatches_AreNothingToDo) {
  typename TestFixture::template Real2<> const x("x", 0, 8);
  typename TestFixture::template Complex2<> const X("X", 0, 5);
  EXPECT_NO_THROW(rfft(this->exec, x, X));
  EXPECT_NO_THROW(irfft(this->exec, X, x));
  EXPECT_NO_THROW(hfft(this->exec, X, x));
}

TEST(OneShotRealErrors, Message_HasTheFunctionAndTheNumbers) {
  E const exec;
  Kokkos::View<double**, Kokkos::LayoutRight, E> const x("x", 4, 1024);
  Kokkos::View<Kokkos::complex<double>**, Kokkos::LayoutRight, E> const X("X", 4, 512);
  Kokkos::deep_copy(X, Kokkos::complex<double>(1, 2)), Kokkos::deep_copy(x, 3);
  auto const before = array_of(X), real = array_of(x);
  EXPECT_TRUE(contains(message_of([&] { rfft(exec, x, X); }),
                       "rfft: output extent 512 along axis 1; a real input of length 1024 needs 513 (n/2+1)."));
  EXPECT_TRUE(contains(message_of([&] { ihfft(exec, x, X); }),
                       "ihfft: output extent 512 along axis 1; a real input of length 1024 needs 513 (n/2+1)."));
  EXPECT_TRUE(contains(message_of([&] { irfft(exec, X, x); }),
                       "irfft: input extent 512 along axis 1; a real output of length 1024 needs 513 (n/2+1)."));
  EXPECT_TRUE(contains(message_of([&] { hfft(exec, X, x); }), "hfft: input extent 512 along axis 1"));
  EXPECT_TRUE(contains(message_of([&] { rfft2(exec, x, X); }), "rfft2: output extent 512 along axis 1"));
  EXPECT_TRUE(contains(message_of([&] {
                         rfft2(exec, x, X, Normalization::backward, {1, 0});
                       }),
                       "rfft2: output extent 512 along axis 1; an input of length 1024"));
  EXPECT_TRUE(contains(message_of([&] {
                         rfftn(exec, x, X, axis_type<2>{0, 2});
                       }),
                       "rfftn: axis 2 for Views of rank 2; axes run from -2 to 1."));
  EXPECT_TRUE(contains(message_of([&] { rfft(exec, x, X, Normalization::backward, -1, 0); }),
                       "rfft: n = 0 along axis 1; a transform length is at least 1."));
  EXPECT_TRUE(contains(message_of([&] {
                         irfftn(exec, X, x, axis_type<2>{0, 1}, Normalization::none, {4, 0});
                       }),
                       "irfftn: n = 0 along axis 1"));
  EXPECT_TRUE(is_exactly(X, before)) << "nothing is written";
  EXPECT_TRUE(is_exactly(x, real)) << "nothing is written";
}

}  // namespace
}  // namespace TeamFFT::Test
