// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dct idct dst idst dctn idctn dstn idstn against their definitions: types, normalizations, axes, crop and padding,
// complex data, in place.
#include "array_tools.hpp"

namespace TeamFFT::Test {
namespace {

using E = Kokkos::DefaultExecutionSpace;

template <class Scalar>
class OneShotTrigonometric : public testing::Test {
 protected:
  E exec;
};

using Scalars = testing::Types<float, double>;
TYPED_TEST_SUITE(OneShotTrigonometric, Scalars);

template <class T>
using View2 = Kokkos::View<T**, Kokkos::LayoutRight, E>;
template <class T, class Layout>
using View3 = Kokkos::View<T***, Layout, E>;

enum class Wave { cosine, sine };

std::size_t logical(Wave wave, int type, std::size_t n) {
  return type != 1 ? 2 * n : wave == Wave::sine ? 2 * (n + 1) : 2 * (n - 1);
}

/// dctn or dstn of a given type; zeros in s: not given.
Array forward(Array a, Wave wave, int type, std::vector<int> const& axes, Normalization norm, Extents s = {}) {
  s.resize(axes.size());
  std::size_t N = 1;
  for (std::size_t i = 0; i < axes.size(); ++i) {
    a = along(a, axes[i], resized(s[i]));
    N *= logical(
        wave, type,
        a.extents[static_cast<std::size_t>(axes[i] < 0 ? axes[i] + static_cast<int>(a.extents.size()) : axes[i])]);
    a = along(a, axes[i], trigonometric(wave == Wave::sine, type, norm == Normalization::ortho));
  }
  return scaled(a, factor(norm, Direction::forward, N));
}

/// The inverse: the inverse type, with backward and forward exchanged.
Array backward(Array const& a, Wave wave, int type, std::vector<int> const& axes, Normalization norm,
               Extents const& s = {}) {
  int const inverse = type == 2 ? 3 : type == 3 ? 2 : type;
  bool const swap = norm == Normalization::forward || norm == Normalization::backward;
  return forward(a, wave, inverse, axes,
                 !swap                            ? norm
                 : norm == Normalization::forward ? Normalization::backward
                                                  : Normalization::forward,
                 s);
}

template <class T>
void check_types(E const& exec, Array const& data) {
  auto const x = fill(make_view<View2<T>>(data.extents), data), y = make_view<View2<T>>(data.extents);
  for (int type = 1; type <= 4; ++type)
    for (auto const norm : all_normalizations) {
      SCOPED_TRACE("type " + std::to_string(type) + ", n " + std::to_string(data.extents[1]) + ", normalization " +
                   std::to_string(static_cast<int>(norm)));
      if (type != 1 || data.extents[1] > 1) {
        dct(exec, x, y, type, norm);
        EXPECT_TRUE(holds(y, forward(data, Wave::cosine, type, {1}, norm))) << "dct";
        idct(exec, x, y, type, norm);
        EXPECT_TRUE(holds(y, backward(data, Wave::cosine, type, {1}, norm))) << "idct";
      }
      dst(exec, x, y, type, norm);
      EXPECT_TRUE(holds(y, forward(data, Wave::sine, type, {1}, norm))) << "dst";
      idst(exec, x, y, type, norm);
      EXPECT_TRUE(holds(y, backward(data, Wave::sine, type, {1}, norm))) << "idst";
    }
  EXPECT_TRUE(is_exactly(x, data)) << "the input is preserved";
}

TYPED_TEST(OneShotTrigonometric, Types_InEveryNormalization) {
  for (std::size_t n : {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16})
    check_types<TypeParam>(this->exec, real_part(some_array({3, n})));
}

TYPED_TEST(OneShotTrigonometric, ComplexData_RealAndImaginaryPartsSeparately) {
  for (std::size_t n : {2, 5, 8, 9}) check_types<Kokkos::complex<TypeParam>>(this->exec, some_array({3, n}));
}

TYPED_TEST(OneShotTrigonometric, Examples_OfTheDocumentation) {
  Array const data{{1, 4}, {1, 2, 3, 4}};
  auto const x = fill(make_view<View2<TypeParam>>({1, 4}), data), y = make_view<View2<TypeParam>>({1, 4});
  auto const close = [](Array const& a, Values const& expected) {
    for (std::size_t k = 0; k < expected.size(); ++k)
      EXPECT_NEAR(static_cast<double>(a.values[k].real()), static_cast<double>(expected[k].real()), 5e-6);
  };
  dct(this->exec, x, y);
  close(array_of(y), {20, -6.308644, 0, -0.448342});
  idct(this->exec, y, y);
  EXPECT_TRUE(holds(y, data)) << "type 2 is the default, of the inverse too";
  dst(this->exec, x, y);
  close(array_of(y), {13.065630, -5.656854, 5.411961, -4});
  idst(this->exec, y, y);
  EXPECT_TRUE(holds(y, data));
}

TYPED_TEST(OneShotTrigonometric, Inverses_BringTheDataBack) {
  auto const data = real_part(some_array({4, 6}));
  auto const x = fill(make_view<View2<TypeParam>>({4, 6}), data), y = make_view<View2<TypeParam>>({4, 6}),
             z = make_view<View2<TypeParam>>({4, 6});
  for (int type = 1; type <= 4; ++type)
    for (auto const norm : {Normalization::backward, Normalization::forward, Normalization::ortho}) {
      SCOPED_TRACE("type " + std::to_string(type));
      dct(this->exec, x, y, type, norm, 0);
      idct(this->exec, y, z, type, norm, 0);
      EXPECT_TRUE(holds(z, data));
      dst(this->exec, x, y, type, norm);
      idst(this->exec, y, z, type, norm);
      EXPECT_TRUE(holds(z, data));
      dctn(this->exec, x, y, type, axis_type<2>{1, 0}, norm);
      idctn(this->exec, y, z, type, axis_type<2>{1, 0}, norm);
      EXPECT_TRUE(holds(z, data));
      dstn(this->exec, x, y, type, axis_type<2>{0, 1}, norm);
      idstn(this->exec, y, z, type, axis_type<2>{0, 1}, norm);
      EXPECT_TRUE(holds(z, data));
    }
}

template <class In, class Out>
void check_trigonometric_axes(E const& exec) {
  auto const data = real_part(some_array({5, 4, 6}));
  auto const x = fill(make_view<In>(data.extents), data);
  auto const y = make_view<Out>(data.extents);
  for (int axis : {0, 1, 2, -1, -2, -3})
    for (int type = 1; type <= 4; ++type) {
      SCOPED_TRACE("axis " + std::to_string(axis) + ", type " + std::to_string(type));
      dct(exec, x, y, type, Normalization::backward, axis);
      EXPECT_TRUE(holds(y, forward(data, Wave::cosine, type, {axis}, Normalization::backward)));
      dst(exec, x, y, type, Normalization::ortho, axis);
      EXPECT_TRUE(holds(y, forward(data, Wave::sine, type, {axis}, Normalization::ortho)));
    }
}

TYPED_TEST(OneShotTrigonometric, Axes_OfEveryPairOfLayouts) {
  using Left = Kokkos::LayoutLeft;
  using Right = Kokkos::LayoutRight;
  check_trigonometric_axes<View3<TypeParam, Right>, View3<TypeParam, Right>>(this->exec);
  check_trigonometric_axes<View3<TypeParam, Left>, View3<TypeParam, Left>>(this->exec);
  check_trigonometric_axes<View3<TypeParam, Left>, View3<TypeParam, Right>>(this->exec);
  check_trigonometric_axes<View3<TypeParam, Right>, View3<TypeParam, Left>>(this->exec);
}

TYPED_TEST(OneShotTrigonometric, N_CropsAndPads) {
  auto const data = real_part(some_array({3, 7}));
  auto const x = fill(make_view<View2<TypeParam>>(data.extents), data);
  for (std::size_t n : {2, 4, 6, 7, 8, 9, 12})
    for (int type = 1; type <= 4; ++type) {
      SCOPED_TRACE("n " + std::to_string(n) + ", type " + std::to_string(type));
      auto const y = make_view<View2<TypeParam>>({3, n});
      dct(this->exec, x, y, type, Normalization::backward, -1, n);
      EXPECT_TRUE(holds(y, forward(data, Wave::cosine, type, {1}, Normalization::backward, {n})));
      idct(this->exec, x, y, type, Normalization::backward, 1, n);
      EXPECT_TRUE(holds(y, backward(data, Wave::cosine, type, {1}, Normalization::backward, {n})));
      dst(this->exec, x, y, type, Normalization::forward, -1, n);
      EXPECT_TRUE(holds(y, forward(data, Wave::sine, type, {1}, Normalization::forward, {n})));
      idst(this->exec, x, y, type, Normalization::ortho, -1, n);
      EXPECT_TRUE(holds(y, backward(data, Wave::sine, type, {1}, Normalization::ortho, {n})));
    }
}

TYPED_TEST(OneShotTrigonometric, ManyAxes_AllByDefault) {
  using View = View3<TypeParam, Kokkos::LayoutRight>;
  auto const data = real_part(some_array({3, 4, 5}));
  auto const x = fill(make_view<View>(data.extents), data), y = make_view<View>(data.extents);
  for (int type = 1; type <= 4; ++type) {
    SCOPED_TRACE("type " + std::to_string(type));
    dctn(this->exec, x, y, type);
    EXPECT_TRUE(holds(y, forward(data, Wave::cosine, type, {0, 1, 2}, Normalization::backward)));
    idctn(this->exec, x, y, type);
    EXPECT_TRUE(holds(y, backward(data, Wave::cosine, type, {0, 1, 2}, Normalization::backward)));
    dstn(this->exec, x, y, type, axis_type<2>{2, 0}, Normalization::ortho);
    EXPECT_TRUE(holds(y, forward(data, Wave::sine, type, {2, 0}, Normalization::ortho)));
    idstn(this->exec, x, y, type, axis_type<1>{-2}, Normalization::forward);
    EXPECT_TRUE(holds(y, backward(data, Wave::sine, type, {1}, Normalization::forward)));
  }
  auto const longer = make_view<View>({3, 6, 2});
  dctn(this->exec, x, longer, 2, axis_type<2>{1, 2}, Normalization::backward, shape_type<2>{6, 2});
  EXPECT_TRUE(holds(longer, forward(data, Wave::cosine, 2, {1, 2}, Normalization::backward, {6, 2})));
}

TYPED_TEST(OneShotTrigonometric, InPlace_OverwritesTheInput) {
  auto const data = real_part(some_array({4, 6}));
  auto const x = make_view<View2<TypeParam>>(data.extents);
  for (int type = 1; type <= 4; ++type)
    for (int axis : {0, 1}) {
      SCOPED_TRACE("type " + std::to_string(type) + ", axis " + std::to_string(axis));
      fill(x, data);
      dct(this->exec, x, x, type, Normalization::backward, axis);
      EXPECT_TRUE(holds(x, forward(data, Wave::cosine, type, {axis}, Normalization::backward)));
      fill(x, data);
      dst(this->exec, x, x, type, Normalization::backward, axis);
      EXPECT_TRUE(holds(x, forward(data, Wave::sine, type, {axis}, Normalization::backward)));
    }
}

TYPED_TEST(OneShotTrigonometric, MixedKinds_OnePerAxis) {
  using Complex = Kokkos::complex<TypeParam>;
  auto const data = some_array({4, 6}), real = real_part(data);
  auto const x = fill(make_view<View2<Complex>>(data.extents), data), y = make_view<View2<Complex>>(data.extents);
  Plan both(this->exec, x, y, std::array<Kind, 2>{Kind::dct2, Kind::c2c_forward}, axis_type<2>{0, 1});
  execute(both, x, y, Normalization::none);
  EXPECT_TRUE(holds(y, along(forward(data, Wave::cosine, 2, {0}, Normalization::none), 1, fourier(-1))));
  auto const r = fill(make_view<View2<TypeParam>>(data.extents), real);
  auto const R = make_view<View2<Complex>>({4, 4});
  Plan halved(this->exec, r, R, std::array<Kind, 2>{Kind::dst3, Kind::r2c}, axis_type<2>{0, 1});
  execute(halved, r, R, Normalization::none);
  EXPECT_TRUE(
      holds(R, along(along(forward(real, Wave::sine, 3, {0}, Normalization::none), 1, fourier(-1)), 1, half())));
}

TEST(OneShotTrigonometricErrors, Message_HasTheFunctionAndTheNumbers) {
  E const exec;
  auto const data = real_part(some_array({4, 8}));
  auto const x = fill(make_view<View2<double>>({4, 8}), data), y = fill(make_view<View2<double>>({4, 8}), data);
  auto const one = make_view<View2<double>>({4, 1}), other = make_view<View2<double>>({4, 7});
  EXPECT_EQ(message_of([&] { dct(exec, x, y, 5); }),
            "dct: type 5; the types are 1, 2, 3 and 4. Give one of them (2 is the default).");
  EXPECT_TRUE(contains(message_of([&] { idst(exec, x, y, 0); }), "idst: type 0; the types are 1, 2, 3 and 4."));
  EXPECT_TRUE(contains(message_of([&] { dstn(exec, x, y, -1); }), "dstn: type -1;"));
  EXPECT_TRUE(contains(message_of([&] { dct(exec, one, one, 1); }),
                       "dct: a transform length of 1 along axis 1; dct1 needs at least 2."));
  EXPECT_TRUE(contains(message_of([&] { idctn(exec, one, one, 1, axis_type<1>{1}); }),
                       "idctn: a transform length of 1 along axis 1; dct1 needs at least 2."));
  EXPECT_TRUE(contains(message_of([&] { dct(exec, x, other); }),
                       "dct: output extent 7 along axis 1; an input of length 8 needs 8."));
  EXPECT_TRUE(
      contains(message_of([&] { dst(exec, x, y, 2, Normalization::backward, 2); }), "dst: axis 2 for Views of rank 2"));
  EXPECT_TRUE(
      contains(message_of([&] { dct(exec, x, y, 2, Normalization::backward, -1, 0); }), "dct: n = 0 along axis 1"));
  EXPECT_TRUE(contains(message_of([&] {
                         dctn(exec, x, y, 2, axis_type<2>{0, 1}, Normalization::backward, shape_type<2>{0, 8});
                       }),
                       "dctn: n = 0 along axis 0"));
  EXPECT_TRUE(
      contains(message_of([&] { Plan plan(exec, x, y, Kind::r2c); }), "Plan: r2c with real input and real output"));
  EXPECT_TRUE(is_exactly(y, data)) << "nothing is written";
}

}  // namespace
}  // namespace TeamFFT::Test
