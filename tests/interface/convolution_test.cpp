// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// convolve and correlate against their sums, in every mode, whole and in blocks.
#include "allocations.hpp"
#include "array_tools.hpp"
#include "run.hpp"
#include "strided_view.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

namespace TeamFFT::Test {
namespace {

using Complex = Kokkos::complex<double>;
template <class T, std::size_t RANK, class Layout = Kokkos::LayoutRight>
using ConvolvedView = Kokkos::View<typename Pointers<T, RANK>::type, Layout, Space>;

constexpr Mode all_modes[] = {Mode::full, Mode::same, Mode::valid, Mode::circular};

/// One line.
Values convolved(Values const& a, Values v, Mode mode, bool correlates) {
  auto const n = static_cast<std::ptrdiff_t>(a.size()), m = static_cast<std::ptrdiff_t>(v.size());
  std::ptrdiff_t const outputs[] = {n + m - 1, n, std::max(n, m) - std::min(n, m) + 1, n};
  std::ptrdiff_t const first[] = {0, (m - 1) / 2, std::min(n, m) - 1, correlates ? m - 1 : 0};
  if (correlates) {
    std::reverse(v.begin(), v.end());
    for (auto& z : v) z = std::conj(z);
  }
  auto const which = static_cast<std::size_t>(mode);
  Values out(static_cast<std::size_t>(outputs[which]));
  for (std::ptrdiff_t i = 0; i < outputs[which]; ++i)
    for (std::ptrdiff_t j = 0; j < m; ++j) {
      std::ptrdiff_t k = i + first[which] - j;
      if (mode == Mode::circular) k = ((k % n) + n) % n;
      if (0 <= k && k < n)
        out[static_cast<std::size_t>(i)] += a[static_cast<std::size_t>(k)] * v[static_cast<std::size_t>(j)];
    }
  return out;
}

/// Rows of two matrices, or columns.
Array convolved(Array const& a, Array const& v, int axis, Mode mode, bool correlates) {
  std::size_t line = 0;
  auto const lines_of = [axis](Array const& x) { return x.extents[axis == 0 ? 1 : 0]; };
  return along(a, axis, [&](Values const& x) {
    Values taps;
    std::size_t const row = lines_of(v) == 1 ? 0 : line % lines_of(v);
    for (std::size_t j = 0; j < v.extents[static_cast<std::size_t>(axis)]; ++j)
      taps.push_back(axis == 0 ? v.values[j * v.extents[1] + row] : v.values[row * v.extents[1] + j]);
    // along() calls once more, with zeros, for the length of a line.
    if (std::any_of(x.begin(), x.end(), [](Value z) { return z != Value(0); })) ++line;
    return convolved(x, taps, mode, correlates);
  });
}

/// Separable or not: a sum over both axes.
Array convolved_2d(Array const& a, Array const& v, Mode mode, bool correlates) {
  auto const extent = [&](std::size_t d) {
    return convolved(Values(a.extents[d]), Values(v.extents[d]), mode, false).size();
  };
  auto const first = [&](std::size_t d) {
    auto const n = static_cast<std::ptrdiff_t>(a.extents[d]), m = static_cast<std::ptrdiff_t>(v.extents[d]);
    std::ptrdiff_t const firsts[] = {0, (m - 1) / 2, std::min(n, m) - 1, correlates ? m - 1 : 0};
    return firsts[static_cast<std::size_t>(mode)];
  };
  Array out{{extent(0), extent(1)}};
  auto const n0 = static_cast<std::ptrdiff_t>(a.extents[0]), n1 = static_cast<std::ptrdiff_t>(a.extents[1]);
  auto const m0 = static_cast<std::ptrdiff_t>(v.extents[0]), m1 = static_cast<std::ptrdiff_t>(v.extents[1]);
  for (std::size_t i = 0; i < out.values.size(); ++i)
    for (std::ptrdiff_t j = 0; j < m0 * m1; ++j) {
      std::ptrdiff_t k0 = static_cast<std::ptrdiff_t>(i / out.extents[1]) + first(0) - j / m1;
      std::ptrdiff_t k1 = static_cast<std::ptrdiff_t>(i % out.extents[1]) + first(1) - j % m1;
      if (mode == Mode::circular) k0 = ((k0 % n0) + n0) % n0, k1 = ((k1 % n1) + n1) % n1;
      if (k0 < 0 || k0 >= n0 || k1 < 0 || k1 >= n1) continue;
      auto const tap = static_cast<std::size_t>(correlates ? m0 * m1 - 1 - j : j);
      out.values[i] +=
          a.values[static_cast<std::size_t>(k0 * n1 + k1)] * (correlates ? std::conj(v.values[tap]) : v.values[tap]);
    }
  return out;
}

template <class View>
View filled_view(Array const& a) {
  View const view = make_view<View>(a.extents);
  fill(view, a);
  return view;
}

/// Of floats.
Array random_array(Extents const& extents, std::uint64_t seed, bool is_real) {
  Array a{extents};
  auto const values = random_values<Kokkos::complex<float>>(a.values.size(), seed);
  for (std::size_t i = 0; i < values.size(); ++i) a.values[i] = value_of(values[i]);
  return is_real ? real_part(a) : a;
}

/// Relative L2 error of transforms of length up to 2^16.
template <class View>
testing::AssertionResult is_near(View const& view, Array const& expected) {
  auto const computed = array_of(view);
  if (computed.extents != expected.extents) return testing::AssertionFailure() << "extents differ";
  long double error = 0, norm = 0;
  for (std::size_t i = 0; i < expected.values.size(); ++i)
    error += std::norm(computed.values[i] - expected.values[i]), norm += std::norm(expected.values[i]);
  long double const bound = std::is_same_v<Impl::RealOf<typename View::non_const_value_type>, float> ? 1e-5L : 2e-14L;
  if (error <= bound * bound * norm) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "relative error " << static_cast<double>(std::sqrt(error / norm));
}

template <class T, class U>
void check_lines(std::size_t n, std::size_t m) {
  using Out = std::conditional_t<Impl::Element<T>::is_complex, T, U>;
  auto const a = random_array({3, n}, 1, !Impl::Element<T>::is_complex),
             v = random_array({3, m}, 2, !Impl::Element<U>::is_complex);
  auto const a_view = filled_view<ConvolvedView<T, 2>>(a);
  auto const v_view = filled_view<ConvolvedView<U, 2>>(v);
  for (auto const mode : all_modes)
    for (bool const correlates : {false, true}) {
      if (mode == Mode::circular && m > n) continue;
      auto const expected = convolved(a, v, 1, mode, correlates);
      auto const out = make_view<ConvolvedView<Out, 2>>(expected.extents);
      if (correlates)
        correlate(Space(), a_view, v_view, out, mode, axis_type<1>{1});
      else
        convolve(Space(), a_view, v_view, out, mode, axis_type<1>{1});
      EXPECT_TRUE(is_near(out, expected))
          << n << " " << m << " mode " << static_cast<int>(mode) << (correlates ? " correlated" : "");
    }
  EXPECT_TRUE(is_exactly(a_view, a)) << "operands are preserved";
}

TEST(Convolution, OfLines_IsTheSumInEveryMode) {
  for (auto const& [n, m] : std::vector<std::pair<std::size_t, std::size_t>>{
           {1, 1}, {7, 3}, {16, 16}, {5, 12}, {30, 1}, {100, 33}, {61, 60}}) {
    check_lines<double, double>(n, m);
    check_lines<Complex, Complex>(n, m);
    check_lines<double, Complex>(n, m);
    check_lines<Complex, double>(n, m);
  }
}

TEST(Convolution, OfLongSignalsWithFewTaps_IsTheSameSum) {
  for (auto const& [n, m] : std::vector<std::pair<std::size_t, std::size_t>>{{3000, 1}, {2003, 2}, {4000, 31}}) {
    check_lines<double, double>(n, m);
    check_lines<Complex, Complex>(n, m);
  }
}

TEST(Convolution, OfALongSignalWithFewTaps_IsInBlocks) {
  EXPECT_GT(Impl::fast_block(Space(), Precision::f64, Kind::r2c, std::size_t{1} << 24, 31), 0);
  EXPECT_EQ(Impl::fast_block(Space(), Precision::f64, Kind::r2c, 1000, 400), 0);
}

TEST(Convolution, AlongTwoAxes_IsTheSum) {
  for (auto const& [n, m] :
       std::vector<std::pair<Extents, Extents>>{{{6, 9}, {3, 4}}, {{5, 5}, {5, 5}}, {{12, 1000}, {3, 7}}}) {
    auto const a = random_array(n, 3, true), v = random_array(m, 4, true);
    auto const a_view = filled_view<ConvolvedView<double, 2>>(a);
    auto const v_view = filled_view<ConvolvedView<double, 2, Kokkos::LayoutLeft>>(v);
    for (auto const mode : all_modes)
      for (bool const correlates : {false, true}) {
        auto const expected = convolved_2d(a, v, mode, correlates);
        auto const out = make_view<ConvolvedView<double, 2>>(expected.extents);
        auto const left = make_view<ConvolvedView<double, 2, Kokkos::LayoutLeft>>(expected.extents);
        if (correlates)
          correlate(Space(), a_view, v_view, out, mode),
              correlate(Space(), a_view, v_view, left, mode, axis_type<2>{1, 0});
        else
          convolve(Space(), a_view, v_view, out, mode),
              convolve(Space(), a_view, v_view, left, mode, axis_type<2>{1, 0});
        EXPECT_TRUE(is_near(out, expected))
            << n[0] << " mode " << static_cast<int>(mode) << (correlates ? " correlated" : "");
        EXPECT_TRUE(is_near(left, expected))
            << n[0] << " mode " << static_cast<int>(mode) << (correlates ? " correlated" : "");
      }
  }
}

TEST(Convolution, AlongTheFirstAxis_SharesOperandsOfOneLine) {
  for (std::size_t const n : {20, 6000}) {
    auto const a = random_array({n, 5}, 5, false), v = random_array({4, 1}, 6, false);
    auto const a_view = filled_view<ConvolvedView<Complex, 2>>(a), v_view = filled_view<ConvolvedView<Complex, 2>>(v);
    ConvolvedView<Complex, 2> const out("out", n + 3, 5), turned("turned", n + 3, 5);
    convolve(Space(), a_view, v_view, out, Mode::full, axis_type<1>{0});
    EXPECT_TRUE(is_near(out, convolved(a, v, 0, Mode::full, false))) << n;
    convolve(Space(), v_view, a_view, turned, Mode::full, axis_type<1>{0});
    EXPECT_TRUE(is_near(turned, convolved(a, v, 0, Mode::full, false))) << n;
  }
}

TEST(Convolution, InFloat_IsTheSum) {
  check_lines<float, float>(50, 7);
  check_lines<Kokkos::complex<float>, Kokkos::complex<float>>(3000, 9);
}

TEST(Convolution, InPlace_ReplacesAnOperand) {
  for (std::size_t const n : {30, 8000}) {
    auto const a = random_array({3, n}, 7, true), v = random_array({3, 5}, 8, true);
    auto const a_view = filled_view<ConvolvedView<double, 2>>(a), v_view = filled_view<ConvolvedView<double, 2>>(v);
    convolve(Space(), a_view, v_view, a_view, Mode::same, axis_type<1>{1});
    EXPECT_TRUE(is_near(a_view, convolved(a, v, 1, Mode::same, false)));
  }
}

TEST(Convolution, CalledAgain_AllocatesNothing) {
  auto const a_view = filled_view<ConvolvedView<double, 1>>(random_array({10000}, 9, true)),
             v_view = filled_view<ConvolvedView<double, 1>>(random_array({20}, 9, true));
  ConvolvedView<double, 1> const out("out", 10019);
  Space const exec;
  convolve(exec, a_view, v_view, out);
  Kokkos::fence();
  auto const before = allocation_count();
  convolve(exec, a_view, v_view, out);
  EXPECT_EQ(allocation_count(), before);
}

TEST(Convolution, OfWhatDoesNotFit_SaysSo) {
  ConvolvedView<double, 2> const a("a", 3, 10), v("v", 3, 4), out("out", 3, 13), other("other", 2, 4),
      none("none", 3, 0);
  auto const error = [&](auto const& x, auto const& y, auto const& z, Mode mode, axis_type<1> axes) {
    return message_of([&] { convolve(Space(), x, y, z, mode, axes); });
  };
  EXPECT_TRUE(
      contains(error(a, v, a, Mode::full, {1}), "convolve: output extent 10 along axis 1; extents 10 and 4 give 13"));
  EXPECT_TRUE(contains(error(a, other, out, Mode::full, {1}), "a has extent 3 and v 2 along axis 0"));
  EXPECT_TRUE(contains(error(v, a, v, Mode::circular, {1}), "v has extent 10 along axis 1 and a 4; circular"));
  EXPECT_TRUE(contains(error(a, none, a, Mode::full, {1}), "extents 10 and 0 along axis 1"));
  EXPECT_TRUE(contains(error(a, v, out, Mode::full, {2}), "axis 2 for Views of rank 2"));
  EXPECT_TRUE(contains(error(a, v, out, static_cast<Mode>(7), {1}), "mode 7"));
  auto const shifted = Kokkos::subview(out, Kokkos::ALL, std::pair(1, 11));
  EXPECT_TRUE(contains(error(Kokkos::subview(out, Kokkos::ALL, std::pair(0, 10)), v, shifted, Mode::same, {1}),
                       "overlaps an operand"));
  EXPECT_TRUE(contains(message_of([&] {
                         correlate(Space(), a, v, out, Mode::full, axis_type<2>{0, 0});
                       }),
                       "correlate: axis 0 is listed twice"));
}

TEST(NextFastLength, IsAFastOneFromNOn) {
  for (auto const kind : {Kind::c2c_forward, Kind::r2c, Kind::dct2})
    for (std::size_t const n : {1, 2, 16, 17, 100, 509, 1009, 4097, 65537, 1000003}) {
      auto const length = next_fast_len(Space(), n, kind);
      EXPECT_GE(length, n);
      EXPECT_LE(length, n + n / 4 + 8);
      EXPECT_EQ(length, next_fast_len(Space(), n, kind)) << "remembered";
    }
  EXPECT_EQ(next_fast_len<float>(Space(), 1024), 1024);
  EXPECT_NE(next_fast_len(Space(), 65537), 65537)
      << "a prime by convolution takes several times as long as its neighbours";
  EXPECT_TRUE(contains(message_of([] { (void)next_fast_len(Space(), 0); }), "next_fast_len: n = 0"));
  EXPECT_TRUE(contains(message_of([] { (void)next_fast_len(Space(), 1, Kind::dct1); }), "dct1 needs a length from 2"));
}

}  // namespace
}  // namespace TeamFFT::Test
