// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Maps and packings: how the elements of a real line, a half-spectrum, a DCT or a DST become the values of a complex
// transform in scratch, and its results elements again. Index formulas only; what reads and writes memory by them is in
// device/ends/line_wise.hpp.
#ifndef TEAMFFT_DEVICE_MATH_MAPS_HPP
#define TEAMFFT_DEVICE_MATH_MAPS_HPP

#include <TeamFFT/types.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// With n elements x_i (load) or y_i (store) in memory, a transform of N values v_p -> V_p, w_k = exp(-i pi k/(2n)):
///
/// | map          | load                                                                           | N      |
/// | ------------ | ------------------------------------------------------------------------------ | ------ |
/// | none         | v_p = x_p                                                                      | n      |
/// | half         | v_p = X_p (2p <= N), conj X_(N-p); X_0, X_(N/2) taken real                     | n      |
/// | even         | v_p = x_p (p < n), x_(N-p)                                                     | 2(n-1) |
/// | odd          | v_0 = v_(n+1) = 0, v_p = x_(p-1) (p <= n), -x_(N-1-p)                          | 2(n+1) |
/// | interleaved  | v_p = x_(2p) (2p < n), x_(2(n-p)-1)                                            | n      |
/// | rotated      | v_p = (x_p - i x_(n-p)) conj w_p, x_n = 0 (2p <= n)                            | n      |
/// | twisted      | v_j = (x_(2j) + i x_(n-1-2j)) exp(-i pi j/n)                                   | n/2    |
/// | half_complex | v_p = x_p + i x_(n-p), its imaginary part 0 at 2p = 0, n                       | n      |
/// | hartley      | -                                                                              | n      |
/// | halved       | v_p = X_p (2p < n), conj X'_(n-p) (2p > n), at 2p = 0, n the mean of both      | n      |
/// | quartered    | v_p = x at (n-1)/2 + 4p, extended even about -1/2, odd about n - 1/2           | n      |
///
/// | map          | store                                                                                           |
/// | ------------ | ----------------------------------------------------------------------------------------------- |
/// | none         | y_p = V_p, or its real part                                                                     |
/// | half         | Y_p = V_p (2p <= N), Y_(N-p) = conj V_p (fold)                                                  |
/// | even         | y_p = Re V_p, p < n                                                                             |
/// | odd          | y_(p-1) = -Im V_p, 1 <= p <= n                                                                  |
/// | interleaved  | y_(2p) = Re V_p (2p < n), y_(2(n-p)-1)                                                          |
/// | rotated      | y_p = 2 Re w_p V_p, y_(n-p) = -2 Im w_p V_p (2p <= n)                                           |
/// | twisted      | y_(2k) = 2 Re T, y_(n-1-2k) = -2 Im T, T = V_k exp(-i pi (4k+1)/(4n))                           |
/// | half_complex | y_p = Re V_p, y_(n-p) = Im V_p (2p <= n)                                                        |
/// | hartley      | y_p = Re V_p - Im V_p, y_(n-p) = Re V_p + Im V_p (2p <= n)                                      |
/// | halved       | Y_p = V_p (2p <= n), Y'_(n-p) = conj V_p (2p >= n and p = 0)                                    |
/// | quartered    | y_k = 2 Re exp(-i pi (2k+1)/4) V_(2k+1 mod n)                                                   |
///
/// DCT-II = interleaved, rotated (Makhoul 1980); DCT-III = rotated, interleaved; DCT-I = even, even and DST-I = odd,
/// odd: the lines of 2(n-1) and 2(n+1) reals whole, because the N-point forms lose digits (FFTW manual, 4.8.3); DCT-IV
/// = twisted, twisted for even n (Britanak, Yip and Rao 2007, 4.4) and quartered, quartered for odd n (Chan and Ho
/// 1990): 4 is prime to n, so the n odd frequencies of the 4n-periodic extension are a transform of length n.
///
/// halved: the last axis (n even) of a real transform in several dimensions whose first axis was halved; X' and Y' are
/// those of the mirror line, whose indices along all other axes are the negative ones.
enum class Map : std::uint8_t {
  none,
  half,
  even,
  odd,
  interleaved,
  rotated,
  twisted,
  quartered,
  halved,
  half_complex,
  hartley
};

/// Maps of a half-spectrum among reals, which two mirrored ones give or take each value of: y_p and y_(n-p).
constexpr bool has_mirrored_reals(Map map) {
  return map == Map::rotated || map == Map::half_complex || map == Map::hartley;
}

/// y_p and y_(n-p) of a value V_p after its factor, as the parts of one number; without factors at p = n - p, V_p is
/// real and y_p that alone.
template <class Z>
TEAMFFT_FUNCTION constexpr Z to_mirrored_reals(Map map, Z const& v) {
  if (map == Map::rotated) return {v.re + v.re, -(v.im + v.im)};
  if (map == Map::hartley) return {v.re - v.im, v.re + v.im};
  return v;
}

/// Whether elements in memory are reals behind a map.
constexpr bool maps_reals(Map map) {
  return has_mirrored_reals(map) || map == Map::even || map == Map::odd || map == Map::interleaved ||
         map == Map::twisted || map == Map::quartered;
}

/// As plans print it.
constexpr char const* map_name(Map map) {
  switch (map) {
    case Map::half: return "half-spectrum";
    case Map::even: return "even";
    case Map::odd: return "odd";
    case Map::interleaved: return "interleaved";
    case Map::rotated: return "rotated";
    case Map::twisted: return "twisted";
    case Map::quartered: return "quartered";
    case Map::halved: return "halved";
    case Map::half_complex: return "half-complex";
    case Map::hartley: return "Hartley";
    default: return "";
  }
}

/// How the N values of a real transform share a complex line of M = N/2 (Sorensen, Jones, Heideman and Burrus 1987):
/// pairs: z_j = v_(2j) + i v_(2j+1), and back; spectrum: from or to the half-spectrum V_0 .. V_M of those pairs, with E
/// the mean of Z_k and conj Z_(M-k) and O that of their difference over i, V_k = E + W_N^k O, V_(M-k) = conj(E - W_N^k
/// O). Or how the N values of two transforms, v and v' of the partner line, share one of N: two_lines: z_p = v_p + i
/// v'_p, and back; two_spectra: Z_k = V_k + i V'_k of two half-spectra, and back by V_k = (Z_k + conj Z_(N-k))/2, V'_k
/// = (Z_k - conj Z_(N-k))/(2i). none: the line is the N values themselves.
enum class Packing : std::uint8_t { none, pairs, spectrum, two_lines, two_spectra };

constexpr bool is_of_two_lines(Packing packing) {
  return packing == Packing::two_lines || packing == Packing::two_spectra;
}

/// One side of a pass: DSTs are the DCTs of the same type between a reversal and an alternation of signs, which belong
/// to the elements in memory.
struct Side {
  Map map = Map::none;
  Packing packing = Packing::none;
  bool reversed = false;   ///< element i of the map lies at n-1-i
  bool alternate = false;  ///< the elements at odd places change sign
  bool conjugate = false;  ///< of a half-spectrum

  [[nodiscard]] constexpr bool is_line_wise() const { return map != Map::none || packing != Packing::none; }
  friend bool operator==(Side const&, Side const&) = default;
};

/// Where value p of a real map comes from: element `index`, its sign changed, or nowhere (0).
template <class P>
struct RealPlace {
  P index;
  bool present, negative;
};

/// p < N; maps with real values only (none, even, odd, interleaved, quartered).
template <class P>
TEAMFFT_FUNCTION constexpr RealPlace<P> real_place(Map map, P p, P n) {
  switch (map) {
    case Map::even: return {p < n ? p : 2 * (n - 1) - p, true, false};
    case Map::odd:
      return p == 0 || p == n + 1 ? RealPlace<P>{0, false, false}
             : p <= n             ? RealPlace<P>{p - 1, true, false}
                                  : RealPlace<P>{2 * n + 1 - p, true, true};
    case Map::interleaved: return {2 * p < n ? 2 * p : 2 * (n - p) - 1, true, false};
    case Map::quartered: {
      P const m = (n - 1) / 2 + 4 * p;
      if (m < n) return {m, true, false};
      if (m < 2 * n) return {2 * n - 1 - m, true, true};
      if (m < 3 * n) return {m - 2 * n, true, true};
      if (m < 4 * n) return {4 * n - 1 - m, true, false};
      return {m - 4 * n, true, false};
    }
    default: return {p, true, false};
  }
}

/// k with 2k + 1 = p mod n, n odd: the element that V_p of the quartered map gives.
template <class P>
TEAMFFT_FUNCTION constexpr P quartered_element(P p, P n) {
  return p % 2 == 1 ? (p - 1) / 2 : (p + n - 1) / 2;
}

}  // namespace TeamFFT::Impl

#endif
