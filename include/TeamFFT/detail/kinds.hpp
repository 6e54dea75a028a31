// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of kinds: name, what the Views hold, direction, and how lengths and extents follow from one another.
#ifndef TEAMFFT_DETAIL_KINDS_HPP
#define TEAMFFT_DETAIL_KINDS_HPP

#include <TeamFFT/types.hpp>

#include <array>
#include <cstddef>
#include <string_view>

namespace TeamFFT::Impl {

enum class Family { complex, real_to_complex, complex_to_real, real_to_real };

/// One row per Kind, in the order of the enum. With n the transform length, j the input and k the output index:
///
/// | kind         | y_k =                                                            | reads   | writes  | N        |
/// | ------------ | ---------------------------------------------------------------- | ------- | ------- | -------- |
/// | c2c_forward  | sum_j x_j exp(-2 pi i jk/n)                                      | n       | n       | n        |
/// | c2c_backward | sum_j x_j exp(+2 pi i jk/n)                                      | n       | n       | n        |
/// | r2c          | c2c_forward of real x, k = 0..n/2                                | n       | n/2 + 1 | n        |
/// | c2r          | c2c_backward of the Hermitian extension x_(n-j) = conj x_j       | n/2 + 1 | n       | n        |
/// | dct1         | x_0 + (-1)^k x_(n-1) + 2 sum_(j=1..n-2) x_j cos(pi jk/(n-1))     | n       | n       | 2(n - 1) |
/// | dct2         | 2 sum_j x_j cos(pi (2j+1)k/(2n))                                 | n       | n       | 2n       |
/// | dct3         | x_0 + 2 sum_(j>=1) x_j cos(pi j(2k+1)/(2n))                      | n       | n       | 2n       |
/// | dct4         | 2 sum_j x_j cos(pi (2j+1)(2k+1)/(4n))                            | n       | n       | 2n       |
/// | dst1         | 2 sum_j x_j sin(pi (j+1)(k+1)/(n+1))                             | n       | n       | 2(n + 1) |
/// | dst2         | 2 sum_j x_j sin(pi (2j+1)(k+1)/(2n))                             | n       | n       | 2n       |
/// | dst3         | (-1)^k x_(n-1) + 2 sum_(j<n-1) x_j sin(pi (j+1)(2k+1)/(2n))      | n       | n       | 2n       |
/// | dst4         | 2 sum_j x_j sin(pi (2j+1)(2k+1)/(4n))                            | n       | n       | 2n       |
/// | r2hc         | Re X_k (2k <= n), Im X_(n-k) (2k > n) of X = r2c of x            | n       | n       | n        |
/// | hc2r         | c2r of the X that such a line x holds                            | n       | n       | n        |
/// | dht          | sum_j x_j (cos(2 pi jk/n) + sin(2 pi jk/n))                      | n       | n       | n        |
///
/// N is what normalization divides by. The definitions are those of numpy.fft, scipy.fft and, of the last three kinds,
/// FFTW.
struct KindRow {
  Kind kind;
  std::string_view name;  ///< in tokens, for an axis of mixed problems
  Family family;
  Direction direction;   ///< which side of Normalization it is on
  std::size_t smallest;  ///< the least length that is defined
  std::size_t factor;    ///< N = factor n + offset
  int offset;
  Kind inverse;
};

inline constexpr std::array<KindRow, 15> kind_rows{{
    {Kind::c2c_forward, "fwd", Family::complex, Direction::forward, 1, 1, 0, Kind::c2c_backward},
    {Kind::c2c_backward, "bwd", Family::complex, Direction::backward, 1, 1, 0, Kind::c2c_forward},
    {Kind::r2c, "r2c", Family::real_to_complex, Direction::forward, 1, 1, 0, Kind::c2r},
    {Kind::c2r, "c2r", Family::complex_to_real, Direction::backward, 1, 1, 0, Kind::r2c},
    {Kind::dct1, "dct1", Family::real_to_real, Direction::forward, 2, 2, -2, Kind::dct1},
    {Kind::dct2, "dct2", Family::real_to_real, Direction::forward, 1, 2, 0, Kind::dct3},
    {Kind::dct3, "dct3", Family::real_to_real, Direction::forward, 1, 2, 0, Kind::dct2},
    {Kind::dct4, "dct4", Family::real_to_real, Direction::forward, 1, 2, 0, Kind::dct4},
    {Kind::dst1, "dst1", Family::real_to_real, Direction::forward, 1, 2, 2, Kind::dst1},
    {Kind::dst2, "dst2", Family::real_to_real, Direction::forward, 1, 2, 0, Kind::dst3},
    {Kind::dst3, "dst3", Family::real_to_real, Direction::forward, 1, 2, 0, Kind::dst2},
    {Kind::dst4, "dst4", Family::real_to_real, Direction::forward, 1, 2, 0, Kind::dst4},
    {Kind::r2hc, "r2hc", Family::real_to_real, Direction::forward, 1, 1, 0, Kind::hc2r},
    {Kind::hc2r, "hc2r", Family::real_to_real, Direction::backward, 1, 1, 0, Kind::r2hc},
    {Kind::dht, "dht", Family::real_to_real, Direction::forward, 1, 1, 0, Kind::dht},
}};

[[nodiscard]] constexpr KindRow const& row_of(Kind kind) { return kind_rows[static_cast<std::size_t>(kind)]; }

[[nodiscard]] constexpr bool is_complex_kind(Kind kind) { return row_of(kind).family == Family::complex; }

/// Reals stay reals, as many of them: DCTs, DSTs, half-complex lines, Hartley transforms.
[[nodiscard]] constexpr bool is_real_to_real(Kind kind) { return row_of(kind).family == Family::real_to_real; }

/// A DCT or DST.
[[nodiscard]] constexpr bool is_trigonometric(Kind kind) { return is_real_to_real(kind) && row_of(kind).factor == 2; }

/// The kind that undoes this one, up to a factor of N.
[[nodiscard]] constexpr Kind inverse_of(Kind kind) { return row_of(kind).inverse; }

/// Elements of the input that a transform of length n reads.
[[nodiscard]] constexpr std::size_t input_extent(Kind kind, std::size_t n) { return kind == Kind::c2r ? n / 2 + 1 : n; }

/// Elements that a transform of length n writes.
[[nodiscard]] constexpr std::size_t output_extent(Kind kind, std::size_t n) {
  return kind == Kind::r2c ? n / 2 + 1 : n;
}

/// N of normalization for length n.
[[nodiscard]] constexpr std::size_t logical_length(Kind kind, std::size_t n) {
  auto const& row = row_of(kind);
  return row.factor * n + static_cast<std::size_t>(row.offset);
}

}  // namespace TeamFFT::Impl

#endif
