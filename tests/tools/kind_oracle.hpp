// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every kind of kinds.hpp in long double: by its definition as a direct sum, and fast. Complex lines in dct and dst:
// the sums are real, so real and imaginary parts go separately by themselves. No Kokkos.
#ifndef TEAMFFT_TESTS_TOOLS_KIND_ORACLE_HPP
#define TEAMFFT_TESTS_TOOLS_KIND_ORACLE_HPP

#include "oracle.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <numbers>

namespace TeamFFT::Test {

inline constexpr std::array<Kind, 13> real_kinds{Kind::r2c,  Kind::c2r,  Kind::dct1, Kind::dct2, Kind::dct3,
                                                 Kind::dct4, Kind::dst1, Kind::dst2, Kind::dst3, Kind::dst4,
                                                 Kind::r2hc, Kind::hc2r, Kind::dht};
inline constexpr std::array<Kind, 11> real_to_real_kinds{Kind::dct1, Kind::dct2, Kind::dct3, Kind::dct4,
                                                         Kind::dst1, Kind::dst2, Kind::dst3, Kind::dst4,
                                                         Kind::r2hc, Kind::hc2r, Kind::dht};
inline constexpr std::array<Kind, 8> trigonometric_kinds{Kind::dct1, Kind::dct2, Kind::dct3, Kind::dct4,
                                                         Kind::dst1, Kind::dst2, Kind::dst3, Kind::dst4};

/// The sums below are written down a second time, so that they can judge the library's. What kinds.hpp says beside them
/// (family, direction, extents, inverse) is taken from there: were it wrong, SciPy's numbers and the way there and back
/// (kind_oracle_test.cpp) would not come out.
inline Direction direction_of(Kind kind) { return Impl::row_of(kind).direction; }
using Impl::inverse_of;

/// n for which the sum of a dct1 or dst1 is about 2m roots of unity, as those of the other kinds are for n = m.
inline std::size_t length_about(Kind kind, std::size_t m) {
  return kind == Kind::dct1 ? m + 1 : kind == Kind::dst1 ? m - 1 : m;
}

/// A dct or dst of length n as the table in kinds.hpp has it: y_k = sum_j w_j x_j t(2 pi p_j q_k / M) with t = cos or
/// sin, p_j = p_step j + p_first, q_k = q_step k + q_first; w_j = 2, but 1 for the elements that the table writes
/// apart.
struct TrigonometricSum {
  bool sine;
  std::size_t n, M, p_step, p_first, q_step, q_first;
  bool first_apart = false, last_apart = false;

  [[nodiscard]] std::size_t p(std::size_t j) const { return p_step * j + p_first; }
  [[nodiscard]] std::size_t q(std::size_t k) const { return q_step * k + q_first; }
  [[nodiscard]] long double weight(std::size_t j) const {
    return (first_apart && j == 0) || (last_apart && j + 1 == n) ? 1 : 2;
  }
};

inline TrigonometricSum trigonometric_sum(Kind kind, std::size_t n) {
  switch (kind) {
    case Kind::dct1: return {false, n, 2 * (n - 1), 1, 0, 1, 0, true, true};
    case Kind::dct2: return {false, n, 4 * n, 2, 1, 1, 0};
    case Kind::dct3: return {false, n, 4 * n, 1, 0, 2, 1, true, false};
    case Kind::dct4: return {false, n, 8 * n, 2, 1, 2, 1};
    case Kind::dst1: return {true, n, 2 * (n + 1), 1, 1, 1, 1};
    case Kind::dst2: return {true, n, 4 * n, 2, 1, 1, 1};
    case Kind::dst3: return {true, n, 4 * n, 1, 1, 2, 1, false, true};
    default: return {true, n, 8 * n, 2, 1, 2, 1};
  }
}

namespace KindOracle {

inline Line conjugate(Line x) {
  for (auto& v : x) v = std::conj(v);
  return x;
}

Line direct_trigonometric(TrigonometricSum const& s, Line const& x);

/// The same sum as one complex transform of M points: w/2 x_j at p_j and, with the sign of the sine, at M - p_j; the
/// results are those at q_k, times i for the sine.
inline Line embedded_trigonometric(TrigonometricSum const& s, Line const& x) {
  Line z(s.M);
  for (std::size_t j = 0; j < s.n; ++j) {
    Wide const half = s.weight(j) / 2 * x[j];
    z[s.p(j) % s.M] += half;
    z[(s.M - s.p(j)) % s.M] += s.sine ? -half : half;
  }
  z = wide_dft(std::move(z), Direction::forward);
  Line y(s.n);
  for (std::size_t k = 0; k < s.n; ++k) y[k] = s.sine ? multiply(z[s.q(k)], {0, 1}) : z[s.q(k)];
  return y;
}

/// The input of c2r, which has n/2 + 1 elements, as the n of which the output is the c2c_backward: parts that the
/// definition ignores are dropped.
inline Line hermitian_extension(std::size_t n, Line const& x) {
  Line z(n);
  for (std::size_t j = 0; j <= n / 2; ++j) z[(n - j) % n] = std::conj(z[j] = x[j]);
  z[0] = x[0].real();
  if (n % 2 == 0) z[n / 2] = x[n / 2].real();
  return z;
}

inline Line real_parts(Line x) {
  for (auto& v : x) v = v.real();
  return x;
}

#ifdef TEAMFFT_HAVE_FFTW_LONG
inline fftwl_r2r_kind fftw_kind(Kind kind) {
  switch (kind) {
    case Kind::dct1: return FFTW_REDFT00;
    case Kind::dct2: return FFTW_REDFT10;
    case Kind::dct3: return FFTW_REDFT01;
    case Kind::dct4: return FFTW_REDFT11;
    case Kind::dst1: return FFTW_RODFT00;
    case Kind::dst2: return FFTW_RODFT10;
    case Kind::dst3: return FFTW_RODFT01;
    default: return FFTW_RODFT11;
  }
}

/// A dct or dst by FFTW in long double.
inline Line fftw_trigonometric(Kind kind, Line const& x) {
  std::vector<long double> part(x.size());
  auto* const plan =
      fftwl_plan_r2r_1d(static_cast<int>(x.size()), part.data(), part.data(), fftw_kind(kind), FFTW_ESTIMATE);
  auto const run = [&](auto const& read, Line& y, auto const& add) {
    for (std::size_t j = 0; j < x.size(); ++j) part[j] = read(x[j]);
    fftwl_execute(plan);
    for (std::size_t k = 0; k < x.size(); ++k) add(y[k], part[k]);
  };
  Line y(x.size());
  run([](Wide v) { return v.real(); }, y, [](Wide& v, long double re) { v += re; });
  run([](Wide v) { return v.imag(); }, y, [](Wide& v, long double im) { v += Wide{0, im}; });
  fftwl_destroy_plan(plan);
  return y;
}
#endif

/// Half-complex lines and Hartley transforms, whose sums are real: sum_j x_j cos(2 pi jk/n) and sum_j x_j sin(2 pi
/// jk/n) are the sum and the difference of two elements of a complex transform.
template <class Dft>
Line half_complex(Kind kind, Line const& x, Dft const& dft) {
  std::size_t const n = x.size();
  Line z(n), y(n);
  if (kind == Kind::hc2r) {
    for (std::size_t k = 0; 2 * k <= n; ++k) {
      Wide const im = k == 0 || 2 * k == n ? 0 : multiply(x[n - k], {0, 1});
      z[k] = x[k] + im;
      if (k != 0 && 2 * k != n) z[n - k] = x[k] - im;
    }
    return dft(z, Direction::backward);
  }
  z = dft(x, Direction::forward);
  for (std::size_t k = 0; k < n; ++k) {
    Wide const X = z[k], mirror = z[(n - k) % n], cosines = (X + mirror) / 2.0L,
               sines = multiply(X - mirror, {0, 0.5L});
    y[k] = kind == Kind::dht ? cosines + sines : 2 * k <= n ? cosines : sines;
  }
  return y;
}

/// By the two ways to add: `dft(line, direction)` is a complex transform, `trigonometric(kind, line)` a dct or dst.
template <class Dft, class Trigonometric>
Line transform(Kind kind, std::size_t n, Line const& x, Dft const& dft, Trigonometric const& trigonometric) {
  switch (Impl::row_of(kind).family) {
    case Impl::Family::complex: return dft(x, direction_of(kind));
    case Impl::Family::real_to_complex: {
      Line y = dft(x, Direction::forward);
      y.resize(n / 2 + 1);
      return y;
    }
    case Impl::Family::complex_to_real: return real_parts(dft(hermitian_extension(n, x), Direction::backward));
    default: return Impl::is_trigonometric(kind) ? trigonometric(kind, x) : half_complex(kind, x, dft);
  }
}

}  // namespace KindOracle

/// One line of length n by the definition: input_extent(kind, n) elements in, output_extent(kind, n) out; O(n^2).
inline Line direct_sum(Kind kind, std::size_t n, Line const& x) {
  auto const dft = [](Line const& line, Direction direction) {
    return direction == Direction::forward ? direct_sum(line)
                                           : KindOracle::conjugate(direct_sum(KindOracle::conjugate(line)));
  };
  return KindOracle::transform(kind, n, x, dft, [n](Kind k, Line const& line) {
    return KindOracle::direct_trigonometric(trigonometric_sum(k, n), line);
  });
}

/// The same for any length.
inline Line wide_transform(Kind kind, std::size_t n, Line const& x) {
  return KindOracle::transform(
      kind, n, x, [](Line const& line, Direction direction) { return wide_dft(line, direction); },
      [n](Kind k, Line const& line) {
#ifdef TEAMFFT_HAVE_FFTW_LONG
        if (n > 4096) return KindOracle::fftw_trigonometric(k, line);
#endif
        return KindOracle::embedded_trigonometric(trigonometric_sum(k, n), line);
      });
}

/// SciPy's `orthogonalize`: what norm = ortho does to the end elements before and after the sum, beside the factor
/// 1/sqrt(N).
inline void orthogonalize_input(Kind kind, Line& x) {
  if (kind == Kind::dct1 || kind == Kind::dct3) x.front() *= std::numbers::sqrt2_v<long double>;
  if (kind == Kind::dct1 || kind == Kind::dst3) x.back() *= std::numbers::sqrt2_v<long double>;
}

inline void orthogonalize_output(Kind kind, Line& y) {
  if (kind == Kind::dct1 || kind == Kind::dct2) y.front() /= std::numbers::sqrt2_v<long double>;
  if (kind == Kind::dct1 || kind == Kind::dst2) y.back() /= std::numbers::sqrt2_v<long double>;
}

}  // namespace TeamFFT::Test

#endif
