// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small arrays of any rank on the host and in Views, and every transform by its definition: enough to see that each
// argument arrived.
#ifndef TEAMFFT_TESTS_INTERFACE_ARRAY_TOOLS_HPP
#define TEAMFFT_TESTS_INTERFACE_ARRAY_TOOLS_HPP

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <cstddef>
#include <functional>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

namespace TeamFFT::Test {

using Value = std::complex<long double>;
using Values = std::vector<Value>;
using Extents = std::vector<std::size_t>;

/// Row-major.
struct Array {
  Extents extents;
  Values values = Values(size_of(extents));

  static std::size_t size_of(Extents const& extents) {
    std::size_t size = 1;
    for (auto const extent : extents) size *= extent;
    return size;
  }
};

inline Array some_array(Extents const& extents) {
  Array a{extents};
  for (std::size_t i = 0; i < a.values.size(); ++i) {
    auto const t = static_cast<double>(i);
    a.values[i] = {static_cast<float>(std::sin(3 * t + 1)), static_cast<float>(std::cos(5 * t))};
  }
  return a;
}

inline Array real_part(Array a) {
  for (auto& value : a.values) value = value.real();
  return a;
}

inline Array conjugate(Array a) {
  for (auto& value : a.values) value = std::conj(value);
  return a;
}

inline Array scaled(Array a, long double factor) {
  for (auto& value : a.values) value *= factor;
  return a;
}

using LineFunction = std::function<Values(Values const&)>;

/// f of every line along an axis (negative: counted from the end); f may change its length.
inline Array along(Array const& in, int axis, LineFunction const& f) {
  auto const a = static_cast<std::size_t>(axis < 0 ? axis + static_cast<int>(in.extents.size()) : axis);
  std::size_t outer = 1, inner = 1;
  for (std::size_t d = 0; d < in.extents.size(); ++d) (d < a ? outer : inner) *= d == a ? 1 : in.extents[d];
  auto const n = in.extents[a];
  Array out{in.extents, {}};
  out.extents[a] = f(Values(n)).size();
  out.values.resize(Array::size_of(out.extents));
  for (std::size_t o = 0; o < outer; ++o)
    for (std::size_t i = 0; i < inner; ++i) {
      Values line(n);
      for (std::size_t j = 0; j < n; ++j) line[j] = in.values[(o * n + j) * inner + i];
      auto const result = f(line);
      for (std::size_t k = 0; k < result.size(); ++k) out.values[(o * result.size() + k) * inner + i] = result[k];
    }
  return out;
}

inline long double wave(bool sine, std::size_t numerator, std::size_t denominator) {
  auto const angle = std::numbers::pi_v<long double> * static_cast<long double>(numerator % (2 * denominator)) /
                     static_cast<long double>(denominator);
  return sine ? std::sin(angle) : std::cos(angle);
}

/// Cut or zero-padded at the end; n = 0: as it is.
inline LineFunction resized(std::size_t n) {
  return [n](Values x) {
    if (n != 0) x.resize(n);
    return x;
  };
}

/// sum_j x_j exp(sign 2 pi i jk/N).
inline LineFunction fourier(int sign) {
  return [sign](Values const& x) {
    Values y(x.size());
    for (std::size_t k = 0; k < x.size(); ++k)
      for (std::size_t j = 0; j < x.size(); ++j)
        y[k] += x[j] * Value(wave(false, 2 * j * k, x.size()),
                             static_cast<long double>(sign) * wave(true, 2 * j * k, x.size()));
    return y;
  };
}

/// The first n/2 + 1 elements.
inline LineFunction half() {
  return [](Values x) {
    x.resize(x.size() / 2 + 1);
    return x;
  };
}

/// All n elements of a Hermitian line from the first n/2 + 1 (zero-padded to as many).
inline LineFunction hermitian(std::size_t n) {
  return [n](Values x) {
    x.resize(n / 2 + 1);
    x[0] = x[0].real();
    if (n % 2 == 0) x[n / 2] = x[n / 2].real();
    x.resize(n);
    for (std::size_t j = n / 2 + 1; j < n; ++j) x[j] = std::conj(x[n - j]);
    return x;
  };
}

/// DCT and DST of type 1 to 4 as scipy.fft has them; `orthogonal` scales the ends as its orthogonalize does.
inline LineFunction trigonometric(bool sine, int type, bool orthogonal) {
  return [=](Values x) {
    auto const n = x.size();
    auto const root = orthogonal ? std::sqrt(2.0L) : 1.0L;
    auto const end = sine ? n - 1 : 0;
    if (type == 3) x[end] *= root;
    if (type == 1 && !sine) x[0] *= root, x[n - 1] *= root;
    Values y(n);
    for (std::size_t k = 0; k < n; ++k)
      for (std::size_t j = 0; j < n; ++j) {
        bool const single = (type == 3 && j == end) || (type == 1 && !sine && (j == 0 || j + 1 == n));
        std::size_t const J = sine ? j + 1 : j, K = sine ? k + 1 : k;
        long double const w = type == 1   ? wave(sine, J * K, sine ? n + 1 : n - 1)
                              : type == 2 ? wave(sine, (2 * j + 1) * K, 2 * n)
                              : type == 3 ? wave(sine, J * (2 * k + 1), 2 * n)
                                          : wave(sine, (2 * j + 1) * (2 * k + 1), 4 * n);
        y[k] += (single ? 1.0L : 2.0L) * w * x[j];
      }
    if (type == 2) y[end] /= root;
    if (type == 1 && !sine) y[0] /= root, y[n - 1] /= root;
    return y;
  };
}

/// What a direction multiplies by: N is the logical length of all axes together.
inline long double factor(Normalization normalization, Direction direction, std::size_t N) {
  auto const size = static_cast<long double>(N);
  if (normalization == Normalization::ortho) return 1 / std::sqrt(size);
  if (normalization == Normalization::none) return 1;
  return (normalization == Normalization::forward) == (direction == Direction::forward) ? 1 / size : 1;
}

inline constexpr Normalization all_normalizations[] = {Normalization::backward, Normalization::forward,
                                                       Normalization::ortho, Normalization::none};

template <class View, std::size_t... d>
View make_view(std::string const& label, Extents const& extents, std::index_sequence<d...>) {
  return View(label, extents[d]...);
}

/// A View of View::rank() dynamic extents.
template <class View>
View make_view(Extents const& extents) {
  return make_view<View>("test", extents, std::make_index_sequence<View::rank()>());
}

template <class View>
Extents extents_of(View const& view) {
  Extents extents;
  for (std::size_t d = 0; d < View::rank(); ++d) extents.push_back(view.extent(d));
  return extents;
}

/// Calls f(row-major index, offset in the View's memory) for every element.
template <class View, class F>
void for_each_element(View const& view, F const& f) {
  auto const extents = extents_of(view);
  for (std::size_t i = 0; i < Array::size_of(extents); ++i) {
    std::size_t rest = i, offset = 0;
    for (auto d = extents.size(); d-- > 0;) {
      offset += rest % extents[d] * static_cast<std::size_t>(view.stride(d));
      rest /= extents[d];
    }
    f(i, offset);
  }
}

inline void assign(float& to, Value from) { to = static_cast<float>(from.real()); }
inline void assign(double& to, Value from) { to = static_cast<double>(from.real()); }
template <class Real>
void assign(Kokkos::complex<Real>& to, Value from) {
  to = Kokkos::complex<Real>(static_cast<Real>(from.real()), static_cast<Real>(from.imag()));
}

inline Value value_of(float v) { return v; }
inline Value value_of(double v) { return v; }
template <class Real>
Value value_of(Kokkos::complex<Real> const& v) {
  return {v.real(), v.imag()};
}

/// A contiguous View (on the host also a strided one) takes the array's values.
template <class View>
View const& fill(View const& view, Array const& a) {
  auto const host = Kokkos::create_mirror_view(view);
  for_each_element(host, [&](std::size_t i, std::size_t offset) { assign(host.data()[offset], a.values[i]); });
  Kokkos::deep_copy(view, host);
  return view;
}

template <class View>
Array array_of(View const& view) {
  Kokkos::fence();
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), view);
  Array a{extents_of(view)};
  for_each_element(host, [&](std::size_t i, std::size_t offset) { a.values[i] = value_of(host.data()[offset]); });
  return a;
}

/// Relative L2 error at most 1e-13, in float 5e-7: for lengths of up to 20, to tell a wrong argument from rounding.
template <class View>
testing::AssertionResult holds(View const& view, Array const& expected) {
  using Scalar = decltype(Kokkos::real(typename View::non_const_value_type()));
  auto const computed = array_of(view);
  if (computed.extents != expected.extents) return testing::AssertionFailure() << "extents differ";
  long double error = 0, norm = 0;
  for (std::size_t i = 0; i < expected.values.size(); ++i)
    error += std::norm(computed.values[i] - expected.values[i]), norm += std::norm(expected.values[i]);
  long double const bound = std::is_same_v<Scalar, float> ? 5e-7L : 1e-13L;
  if (error <= bound * bound * norm) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "relative error " << static_cast<double>(std::sqrt(error / norm));
}

/// The same bits as the array's values, which the element type holds exactly.
template <class View>
testing::AssertionResult is_exactly(View const& view, Array const& expected) {
  auto const computed = array_of(view);
  if (computed.extents == expected.extents && computed.values == expected.values) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "the values changed";
}

/// The message of the std::runtime_error that `action` throws.
template <class Action>
std::string message_of(Action const& action) {
  try {
    action();
  } catch (std::runtime_error const& caught) {
    return caught.what();
  }
  return "no error";
}

inline testing::AssertionResult contains(std::string const& message, std::string const& part) {
  if (message.find(part) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "\n  message: " << message << "\n  lacks:   " << part;
}

}  // namespace TeamFFT::Test

#endif
