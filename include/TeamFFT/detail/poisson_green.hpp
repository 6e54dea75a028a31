// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The free-space Green's function of the Laplacian, integrated over cells.
#ifndef TEAMFFT_DETAIL_POISSON_GREEN_HPP
#define TEAMFFT_DETAIL_POISSON_GREEN_HPP

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <cstdint>

namespace TeamFFT::Impl {

/// Nodes and weights of Gauss-Legendre quadrature on [-1, 1], those from 0 on (Abramowitz and Stegun 1964, table 25.4):
/// `points` of them in all.
struct GaussLegendre {
  int points;
  double node[3], weight[3];

  /// Node i of all, falling from the last.
  [[nodiscard]] KOKKOS_FUNCTION double x(int i) const { return i < (points + 1) / 2 ? node[i] : -node[points - 1 - i]; }
  [[nodiscard]] KOKKOS_FUNCTION double w(int i) const { return weight[i < (points + 1) / 2 ? i : points - 1 - i]; }
};

/// Enough points for a cell at so many of its longest sides: the error falls as (1/(4 distance))^(2 points).
[[nodiscard]] KOKKOS_INLINE_FUNCTION GaussLegendre quadrature_at(double distance) {
  if (distance < 12)
    return {6,
            {0.93246951420315202781, 0.66120938646626451366, 0.23861918608319690863},
            {0.17132449237917034504, 0.36076157304813860757, 0.46791393457269104739}};
  if (distance < 60)
    return {
        4, {0.86113631159405257522, 0.33998104358485626480, 0}, {0.34785484513745385737, 0.65214515486254614263, 0}};
  return {3, {0.77459666924148337704, 0, 0}, {0.55555555555555555556, 0.88888888888888888889, 0}};
}

/// Of the Laplacian in D dimensions: G(x) = |x|/2, ln r/(2 pi), -1/(4 pi r), with laplace G = delta. integral() is that
/// over a box [x - h/2, x + h/2], from the corners near the origin, where G is singular, by quadrature elsewhere, where
/// the corners' values would cancel.
template <std::size_t D>
struct GreensFunction;

template <>
struct GreensFunction<1> {
  /// x |x|/4 at both ends.
  static KOKKOS_FUNCTION double integral(double const* x, double const* h) {
    double const a = Kokkos::abs(x[0]);
    return 2 * a < h[0] ? (a * a + h[0] * h[0] / 4) / 2 : a * h[0] / 2;
  }
};

template <>
struct GreensFunction<2> {
  static constexpr double factor = 0.5 / 3.14159265358979323846;
  static KOKKOS_FUNCTION double value(double const* x) { return factor * 0.5 * Kokkos::log(x[0] * x[0] + x[1] * x[1]); }
  /// d^2/dxdy of it is ln r, but for terms of one variable.
  static KOKKOS_FUNCTION double primitive(double const* x) {
    double const a = x[0], b = x[1];
    return factor * 0.5 *
           (a * b * (Kokkos::log(a * a + b * b) - 3) + a * a * Kokkos::atan(b / a) + b * b * Kokkos::atan(a / b));
  }
};

template <>
struct GreensFunction<3> {
  static constexpr double factor = -0.25 / 3.14159265358979323846;
  static KOKKOS_FUNCTION double value(double const* x) {
    return factor / Kokkos::sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
  }
  /// d^3/dxdydz of it is 1/r, but for terms of two variables (MacMillan 1930, The theory of the potential, section 43,
  /// the potential of a prism).
  static KOKKOS_FUNCTION double primitive(double const* x) {
    double const r = Kokkos::sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
    double sum = 0;
    for (int i = 0; i < 3; ++i) {
      double const a = x[i], b = x[(i + 1) % 3], c = x[(i + 2) % 3];
      sum += b * c * Kokkos::asinh(a / Kokkos::sqrt(b * b + c * c)) - 0.5 * a * a * Kokkos::atan(b * c / (a * r));
    }
    return factor * sum;
  }
};

/// The integral of G over the cell around x.
template <std::size_t D>
[[nodiscard]] KOKKOS_FUNCTION double green_of_cell(double const* x, double const* h) {
  if constexpr (D == 1) {
    return GreensFunction<1>::integral(x, h);
  } else {
    constexpr double near = 4;
    double distance = 0, longest = 0, corner[D];
    for (std::size_t d = 0; d < D; ++d) {
      distance += x[d] * x[d];
      longest = Kokkos::max(longest, h[d]);
    }
    distance = Kokkos::sqrt(distance) / longest;
    double sum = 0;
    if (distance < near) {
      for (unsigned c = 0; c < (1u << D); ++c) {
        double sign = 1;
        for (std::size_t d = 0; d < D; ++d) {
          bool const upper = (c >> d & 1) != 0;
          corner[d] = x[d] + (upper ? 0.5 : -0.5) * h[d];
          if (!upper) sign = -sign;
        }
        sum += sign * GreensFunction<D>::primitive(corner);
      }
      return sum;
    }
    auto const rule = quadrature_at(distance);
    int points = 1;
    for (std::size_t d = 0; d < D; ++d) points *= rule.points;
    for (int p = 0; p < points; ++p) {
      double weight = 1;
      int rest = p;
      for (std::size_t d = 0; d < D; ++d) {
        corner[d] = x[d] + 0.5 * h[d] * rule.x(rest % rule.points);
        weight *= 0.5 * h[d] * rule.w(rest % rule.points);
        rest /= rule.points;
      }
      sum += weight * GreensFunction<D>::value(corner);
    }
    return sum;
  }
}

/// Element i of the integrals over cells at multiples of the spacings, row-major.
template <std::size_t D>
struct FillGreen {
  double* to;
  std::int64_t extents[D];
  double spacing[D];

  KOKKOS_FUNCTION void operator()(std::int64_t i) const {
    double x[D];
    std::int64_t rest = i;
    for (std::size_t d = D; d-- > 0;) {
      x[d] = static_cast<double>(rest % extents[d]) * spacing[d];
      rest /= extents[d];
    }
    to[i] = green_of_cell<D>(x, spacing);
  }
};

}  // namespace TeamFFT::Impl

#endif
