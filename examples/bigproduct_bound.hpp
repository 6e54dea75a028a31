// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How many digits a limb may have so that a convolution in double precision is exact, whatever the digits are.
#ifndef TEAMFFT_EXAMPLES_BIGPRODUCT_BOUND_HPP
#define TEAMFFT_EXAMPLES_BIGPRODUCT_BOUND_HPP

#include "bigproduct_numbers.hpp"

#include <bit>
#include <cmath>
#include <cstddef>
#include <stdexcept>

namespace bigproduct {

/// The greatest error of an element of a cyclic convolution of length 2^n in double precision, over ||a|| ||b||:
/// Percival 2003, Theorem 5.1,
///
///     (1 + eps)^(3m) (1 + eps sqrt 5)^(3m + 1) (1 + beta)^(3m) - 1,    m = n,    eps = 2^-53,
///
/// with eps sqrt 5 of Brent, Percival and Zimmermann 2007 for a complex product. The theorem is about radix 2, which
/// has a multiplication and an addition a level. Here m = 2 n, each level counted twice: a stage of radix 2^r
/// multiplies by products of at most r table entries, as r levels would, and by constants of its butterfly in fewer
/// than r of them; between passes there is one more product of two entries; the step between a real line and half a
/// complex one adds twice in its level. Entries are rounded once, which makes beta at most eps / sqrt 2.
inline double relative_bound(int n) {
  double const eps = std::ldexp(1.0, -53), m = 2.0 * n;
  return std::expm1(3 * m * std::log1p(eps) + (3 * m + 1) * std::log1p(std::sqrt(5.0) * eps) +
                    3 * m * std::log1p(0.75 * eps));
}

/// How a product is computed.
struct Shape {
  int k = 0;  // digits of a limb
  std::size_t limbs_a = 0, limbs_b = 0;
  int log2_length = 0;  // of the transforms
  double bound = 0;     // of the distance of a coefficient from its integer

  [[nodiscard]] std::size_t length() const { return std::size_t{1} << log2_length; }
};

/// Limbs of k digits are at most 10^k / 2.
inline Shape shape_of(std::size_t digits_a, std::size_t digits_b, int k) {
  Shape shape{k, BalancedLimbs::count(digits_a, k), BalancedLimbs::count(digits_b, k)};
  shape.log2_length = std::bit_width(shape.limbs_a + shape.limbs_b - 2);  // 2^n >= the coefficients of the product
  double const norms =
      std::sqrt(static_cast<double>(shape.limbs_a) * static_cast<double>(shape.limbs_b)) * std::pow(10.0, 2 * k) / 4;
  shape.bound = norms * relative_bound(shape.log2_length);
  return shape;
}

/// The shortest transform that is proved to be exact, and of those the shortest limbs.
inline Shape choose_shape(std::size_t digits_a, std::size_t digits_b) {
  int k = 8;
  while (k > 0 && !(shape_of(digits_a, digits_b, k).bound < 0.5)) --k;
  if (k == 0)
    throw std::runtime_error(
        "bigproduct: so many digits cannot be proved to be exact in double precision, even one by one");
  while (k > 1 && shape_of(digits_a, digits_b, k - 1).log2_length == shape_of(digits_a, digits_b, k).log2_length) --k;
  return shape_of(digits_a, digits_b, k);
}

}  // namespace bigproduct

#endif
