// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A filter by its definition: transforms by direct sums, a factor at every k, and the transforms back.
#ifndef TEAMFFT_TESTS_INTERFACE_FILTER_TOOLS_HPP
#define TEAMFFT_TESTS_INTERFACE_FILTER_TOOLS_HPP

#include "array_tools.hpp"
#include "run.hpp"
#include "strided_view.hpp"

#include <TeamFFT.hpp>

#include <cstddef>
#include <vector>

namespace TeamFFT::Test {

template <class T, std::size_t RANK, class Layout = Kokkos::LayoutRight>
using ViewOf = Kokkos::View<typename Pointers<T, RANK>::type, Layout, Space>;
using Complex = Kokkos::complex<double>;

/// What one axis does to lines, by the definition; c2r wants the length.
inline LineFunction line_of(Kind kind, std::size_t n) {
  auto const inverse_half = [n](Values const& x) { return fourier(1)(hermitian(n)(x)); };
  auto const forward_half = [](Values const& x) { return half()(fourier(-1)(x)); };
  if (kind == Kind::c2c_forward) return fourier(-1);
  if (kind == Kind::c2c_backward) return fourier(1);
  if (kind == Kind::r2c) return forward_half;
  if (kind == Kind::c2r) return inverse_half;
  int const number = static_cast<int>(kind) - static_cast<int>(Kind::dct1);
  return trigonometric(number >= 4, number % 4 + 1, false);
}

struct FilterLines {
  std::vector<int> axes;
  std::vector<std::size_t> lengths;
  std::vector<Kind> kinds;
};

/// Along the axes in their order where c2r comes last, and against it where r2c must come first.
inline Array transformed(Array a, FilterLines const& lines) {
  std::size_t const count = lines.axes.size();
  bool const last_first = lines.kinds.back() == Kind::r2c;
  for (std::size_t n = 0; n < count; ++n) {
    std::size_t const i = last_first ? count - 1 - n : n;
    auto const whole = lines.kinds[i] == Kind::c2r ? lines.lengths[i] / 2 + 1 : lines.lengths[i];
    a = along(along(a, lines.axes[i], resized(whole)), lines.axes[i], line_of(lines.kinds[i], lines.lengths[i]));
  }
  return a;
}

inline FilterLines inverse(FilterLines lines) {
  for (auto& kind : lines.kinds) kind = Impl::inverse_of(kind);
  return lines;
}

inline long double logical_size(FilterLines const& lines) {
  long double size = 1;
  for (std::size_t i = 0; i < lines.axes.size(); ++i)
    size *= static_cast<long double>(Impl::logical_length(lines.kinds[i], lines.lengths[i]));
  return size;
}

/// f(value, index along each dimension) at each element.
template <class F>
Array at_each(Array a, F const& f) {
  for (std::size_t i = 0; i < a.values.size(); ++i) {
    std::vector<int> index(a.extents.size());
    std::size_t rest = i;
    for (auto d = a.extents.size(); d-- > 0;) {
      index[d] = static_cast<int>(rest % a.extents[d]);
      rest /= a.extents[d];
    }
    a.values[i] = f(a.values[i], index);
  }
  return a;
}

inline Array cropped(Array a, Extents const& extents) {
  for (std::size_t d = 0; d < extents.size(); ++d) a = along(a, static_cast<int>(d), resized(extents[d]));
  return a;
}

/// A factor that no two indices share, real or complex.
KOKKOS_INLINE_FUNCTION double real_factor(int i, int j) { return 1.0 / (1 + i + 10 * j); }
KOKKOS_INLINE_FUNCTION Complex complex_factor(int i, int j) { return {1.0 / (1 + i), 0.25 * j}; }
struct RealFactor {
  KOKKOS_FUNCTION double operator()(int i, int j) const { return real_factor(i, j); }
};
struct ComplexFactor {
  KOKKOS_FUNCTION Complex operator()(int i, int j) const { return complex_factor(i, j); }
};
inline Value real_of(Value v, std::vector<int> const& k) {
  return v * static_cast<long double>(real_factor(k[0], k[1]));
}
inline Value complex_of(Value v, std::vector<int> const& k) { return v * value_of(complex_factor(k[0], k[1])); }

template <class F>
Array filtered(Array const& a, FilterLines const& lines, F const& factor) {
  return scaled(transformed(at_each(transformed(a, lines), factor), inverse(lines)), 1 / logical_size(lines));
}

inline Array sum(Array a, Array const& b) {
  for (std::size_t i = 0; i < a.values.size(); ++i) a.values[i] += b.values[i];
  return a;
}

template <class View>
View filled(Array const& a) {
  View const view = make_view<View>(a.extents);
  fill(view, a);
  return view;
}

/// The indices at which it was called, counted.
struct Count {
  ViewOf<double, 2> calls;
  KOKKOS_FUNCTION double operator()(int i, int j) const {
    Kokkos::atomic_add(&calls(i, j), 1.0);
    return 1;
  }
};

}  // namespace TeamFFT::Test

#endif
