// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Extension: a real box as a corner of one of twice its extents: with zeros, or odd about its walls; and back.
#ifndef TEAMFFT_PERF_SOLVES_EXTENSION_HPP
#define TEAMFFT_PERF_SOLVES_EXTENSION_HPP

#include "arrays.hpp"

namespace TeamFFT::Impl::Bench {

/// Twice the last `rank` extents.
inline Extents3 doubled(Extents3 n, std::size_t rank) {
  for (std::size_t d = 3 - rank; d < 3; ++d) n[d] *= 2;
  return n;
}

/// padded = box in its corner, else 0.
template <class Real>
struct PadWithZeros {
  Box3<Real> box, padded;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const {
    bool const inside = i < box.extent_int(0) && j < box.extent_int(1) && k < box.extent_int(2);
    padded(i, j, k) = inside ? box(i, j, k) : Real(0);
  }
};

/// padded_i = box_i for i < n, -box_(2n - 1 - i) above, along each dimension that is twice as long: odd about walls
/// half a spacing from the first and the last element.
template <class Real>
struct ExtendOddly {
  Box3<Real> box, padded;

  KOKKOS_FUNCTION static int mirrored(int i, int n, bool& negative) {
    if (i < n) return i;
    negative = !negative;
    return 2 * n - 1 - i;
  }
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const {
    bool negative = false;
    Real const value = box(mirrored(i, box.extent_int(0), negative), mirrored(j, box.extent_int(1), negative),
                           mirrored(k, box.extent_int(2), negative));
    padded(i, j, k) = negative ? -value : value;
  }
};

/// box = the corner of padded.
template <class Real>
struct Crop {
  Box3<Real> padded, box;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const { box(i, j, k) = padded(i, j, k); }
};

}  // namespace TeamFFT::Impl::Bench

#endif
