// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elements between memory and a complex line in scratch, through the maps and packings of maps.hpp: real lines,
// half-spectra, DCTs and DSTs. An item is what is read or written together: one element of the line, or with a
// half-spectrum the two that mirror each other. P counts positions: 32 bits hold those of lines that lie in one team's
// scratch as a whole.
#ifndef TEAMFFT_DEVICE_ENDS_LINE_WISE_HPP
#define TEAMFFT_DEVICE_ENDS_LINE_WISE_HPP

#include <TeamFFT/device/line/accessor.hpp>

namespace TeamFFT::Impl {

template <class Real>
inline constexpr Real root_of_two = Real(1.41421356237309504880168872420969808L);
/// sqrt(2) v without the rounding of sqrt(2), which would be the same for every element.
template <class Real>
TEAMFFT_FUNCTION Real times_root_of_two(Real v) {
  return scaled(Scale<Real>{root_of_two<Real>, Real(1.41421356237309504880168872420969808L - root_of_two<Real>)}, v);
}

/// f(k). Positions of 32 bits belong to lines whose factors have an entry each.
template <class P, class Real, class Ends>
TEAMFFT_FUNCTION Complex<Real> factor(PassArguments<Real, Ends> const& a, std::uint32_t factors, P k) {
  auto const* const head = a.template table<FactorsHead>(factors);
  if (sizeof(P) == 4 || head->step == 0) return load_constant(reinterpret_cast<Complex<Real> const*>(head + 1) + k);
  return root(a, DeviceRoots{head->roots, head->shift}, head->step * k + head->first);
}

/// Real element i of the line with the sign of its place, 0 where it is not there.
template <class P, class Real, class Ends>
TEAMFFT_FUNCTION Real read_real(PassArguments<Real, Ends> const& a, LineInfo const& at, RealPlace<P> place) {
  if (has(a, line_wise_reversed_load)) place.index = static_cast<P>(a.maps.length) - 1 - place.index;
  if (!place.present || place.index >= static_cast<P>(a.maps.count)) return Real(0);
  Real const v = read_scalar(a, at.load + static_cast<std::int64_t>(place.index) * a.load_stride);
  return place.negative != (has(a, line_wise_alternate_load) && (place.index & 1u) != 0) ? -v : v;
}

/// y_i = v after the scale.
template <class P, class Real, class Ends>
TEAMFFT_FUNCTION void write_real(PassArguments<Real, Ends> const& a, LineInfo const& at, P i, Real v) {
  if (has(a, line_wise_reversed_store)) i = static_cast<P>(a.maps.length) - 1 - i;
  v = scaled(a.scale, v);
  write_scalar(a, at.store + static_cast<std::int64_t>(i) * a.store_stride,
               has(a, line_wise_alternate_store) && (i & 1u) != 0 ? -v : v);
}

/// v_p of a complex source (maps none and half), 2p <= N.
template <class P, class Real, class Ends>
TEAMFFT_FUNCTION Complex<Real> read_complex(PassArguments<Real, Ends> const& a, LineInfo const& at, P p) {
  if (p >= static_cast<P>(a.maps.count)) return {Real(0), Real(0)};
  auto v = read_element(a, at.load + static_cast<std::int64_t>(p) * a.load_stride);
  if (a.maps.load == Map::half && (p == 0 || 2 * p == static_cast<P>(a.maps.transform_length))) v.im = Real(0);
  return has(a, line_wise_conjugate_load) ? conjugate(v) : v;
}

/// The complex value at position p of the load's map from a real source: one or two elements of it. `step` leads to the
/// other value of a pair.
template <class P, class Real, class Ends>
TEAMFFT_FUNCTION Complex<Real> line_wise_reals(PassArguments<Real, Ends> const& a, LineInfo const& at, P p, P step) {
  auto const n = static_cast<P>(a.maps.length);
  bool const pairs = a.maps.load_packing == Packing::pairs, is_rotated = a.maps.load == Map::rotated,
             is_twisted = a.maps.load == Map::twisted;
  bool const is_mirrored = has_mirrored_reals(a.maps.load), flip = is_mirrored && 2 * p > n;
  if (flip) p = n - p;
  RealPlace<P> first{}, second{};
  if (is_mirrored) {
    first = {p, true, false};
    second = {static_cast<P>(n - p), p != 0 && (is_rotated || 2 * p != n), flip != is_rotated};
  } else if (is_twisted) {
    first = {static_cast<P>(2 * p), true, false};
    second = {static_cast<P>(n - 1 - 2 * p), true, false};
  } else {
    first = real_place(a.maps.load, p, n);
    if (pairs) second = real_place(a.maps.load, static_cast<P>(p + step), n);
  }
  Complex<Real> v{read_real(a, at, first), read_real(a, at, second)};
  if (has(a, line_wise_ortho)) {
    // n = 2: the factors of both sides cancel
    auto const is_end = [&](P i) { return a.maps.load == Map::even && n != 2 && (i == 0 || i + 1 == n); };
    if (is_end(first.index) || (is_rotated && p == 0)) v.re *= root_of_two<Real>;
    if (is_end(second.index)) v.im *= root_of_two<Real>;
  }
  if (!is_rotated && !is_twisted) return v;
  auto const w = factor(a, a.maps.load_factors, p);
  return v * (is_twisted || flip ? w : conjugate(w));
}

/// v_p of the load's map, p < N.
template <class P, class Real, class Ends>
TEAMFFT_FUNCTION Complex<Real> line_wise(PassArguments<Real, Ends> const& a, LineInfo const& at, P p, P step) {
  if (a.has(flag_real_load)) return line_wise_reals(a, at, p, step);
  bool const flip = a.maps.load == Map::half && 2 * p > static_cast<P>(a.maps.transform_length);
  auto const v = read_complex(a, at, flip ? static_cast<P>(a.maps.transform_length) - p : p);
  return flip ? conjugate(v) : v;
}

/// Items of a line at the load: each element, or each pair of a half-spectrum and what lies past the packed line.
template <class Real, class Ends>
TEAMFFT_FUNCTION std::uint32_t load_items(PassArguments<Real, Ends> const& a) {
  return a.maps.load_packing == Packing::spectrum ? a.maps.line_elements / 2 + 1 + (a.length - a.maps.line_elements)
                                                  : a.length;
}

/// V_k and conj V_(M-k) of a half-spectrum. From a real source one after the other, by the same instructions: they are
/// many.
template <class P, class Real, class Ends>
TEAMFFT_FUNCTION void load_mirrored(PassArguments<Real, Ends> const& a, LineInfo const& at, std::uint32_t k,
                                    Complex<Real>& v, Complex<Real>& mirror) {
  std::uint32_t const M = a.maps.line_elements;
  if (!a.has(flag_real_load)) {
    v = read_complex(a, at, static_cast<P>(k));
    mirror = conjugate(read_complex(a, at, static_cast<P>(M - k)));
    return;
  }
  TEAMFFT_NO_UNROLL
  for (unsigned side = 0; side < 2; ++side) {
    auto const u = line_wise_reals(a, at, static_cast<P>(side == 0 ? k : M - k), P{1});
    if (side == 0) v = u;
    mirror = conjugate(u);
  }
}

/// Item i of the load: put(j, z_j) for its elements, before the load's swap and factors.
template <class P, class Real, class Ends, class Put>
TEAMFFT_FUNCTION void load_item(PassArguments<Real, Ends> const& a, LineInfo const& at, std::uint32_t i,
                                Put const& put) {
  std::uint32_t const M = a.maps.line_elements;
  bool const halves = a.maps.load_packing == Packing::spectrum, pairs = a.maps.load_packing == Packing::pairs;
  if (halves && i <= M / 2 && at.present) {
    Complex<Real> v, mirror;
    load_mirrored<P>(a, at, i, v, mirror);
    auto const even = v + mirror, odd = (v - mirror) * conjugate(factor(a, a.maps.pair, static_cast<P>(i)));
    put(i, Complex<Real>{even.re - odd.im, even.im + odd.re});
    if (i != 0 && 2 * i != M) put(M - i, Complex<Real>{even.re + odd.im, odd.re - even.im});
    return;
  }
  P const step = static_cast<P>(a.load_position_step),
          p = static_cast<P>(at.load_position) + (pairs ? 2 : 1) * static_cast<P>(i) * step;
  Complex<Real> v{Real(0), Real(0)};
  if (at.present && !halves && (pairs ? i < M : p < static_cast<P>(a.load_count)))
    v = line_wise(a, at, a.has(flag_gather) ? static_cast<P>(a.template table<std::uint32_t>(a.gather)[p]) : p, step);
  put(halves && i > M / 2 ? i - (M / 2 + 1) + M : i, v);
}

/// The two real elements that value V_p, or the pair v_p + i v_(p+step), gives.
template <class P, class Real, class Ends>
TEAMFFT_FUNCTION void store_reals(PassArguments<Real, Ends> const& a, LineInfo const& at, P p, P step,
                                  Complex<Real> v) {
  auto const n = static_cast<P>(a.maps.length);
  bool const ortho = has(a, line_wise_ortho);
  P first = p, second = p;
  Real re = v.re, im = v.im;
  bool two = false;
  switch (a.maps.store) {
    case Map::half_complex:
    case Map::hartley:
      two = p != 0 && 2 * p != n;
      if (!two) break;  // V_p is real
      v = to_mirrored_reals(a.maps.store, v);
      second = n - p;
      re = v.re;
      im = v.im;
      break;
    case Map::rotated:
    case Map::twisted: {
      bool const rotated = a.maps.store == Map::rotated;
      v = v * factor(a, a.maps.store_factors, p);
      first = rotated ? p : 2 * p;
      second = rotated ? n - p : n - 1 - 2 * p;
      re = (rotated && ortho && p == 0 ? root_of_two<Real> : Real(2)) * v.re;
      im = -2 * v.im;
      two = !rotated || (p != 0 && 2 * p != n);
      break;
    }
    case Map::quartered: {  // 2 Re exp(-i pi (2k+1)/4) V: the signs of k's quarter
      auto const element = [&](P q, Real sign) {
        P const k = quartered_element(q, n);
        return times_root_of_two((((k + 1) & 2u) != 0 ? -v.re : v.re) + ((k & 2u) != 0 ? -sign * v.im : sign * v.im));
      };
      two = p != 0;
      first = quartered_element(p, n);
      re = element(p, Real(1));
      second = quartered_element(static_cast<P>(two ? n - p : p), n);
      im = element(static_cast<P>(two ? n - p : p), Real(-1));
      break;
    }
    case Map::even:
      if (ortho && n != 2 && (p == 0 || p + 1 == n)) re *= root_of_two<Real> / 2;
      break;
    case Map::odd:
      if (p == 0 || p > n) return;
      first = p - 1;
      re = -v.im;
      break;
    default:
      two = a.maps.store_packing == Packing::pairs;
      first = real_place(a.maps.store, p, n).index;
      if (two) second = real_place(a.maps.store, static_cast<P>(p + step), n).index;
  }
  write_real(a, at, first, re);
  if (two) write_real(a, at, second, im);
}

/// V_p (or a pair) to memory through the store's map.
template <class P, class Real, class Ends>
TEAMFFT_FUNCTION void store_line_wise(PassArguments<Real, Ends> const& a, LineInfo const& at, P p, P step,
                                      Complex<Real> v) {
  auto const N = static_cast<P>(a.maps.transform_length);
  // of half-spectra
  bool const halves = a.maps.store != Map::none && a.maps.store != Map::interleaved && a.maps.store != Map::twisted;
  if (halves && 2 * p > N) {
    if (a.maps.fold_step == 0) return;
    auto const residue = static_cast<std::uint32_t>(p % a.maps.fold_step);
    if (residue == 0 || 2 * residue == a.maps.fold_step) return;  // N - p belongs to this line, too
    p = N - p;
    v = conjugate(v);
  }
  if (a.maps.store != Map::half) return store_reals(a, at, p, step, v);
  write_finished(a, at.store + static_cast<std::int64_t>(p) * a.store_stride,
                 scaled(a.scale, has(a, line_wise_conjugate_store) ? conjugate(v) : v));
}

/// Item i of a line at the store, i < store_items(): fetch(k) is y_k after the factors of the line's elements.
template <class Real, class Ends>
TEAMFFT_FUNCTION std::uint32_t store_items(PassArguments<Real, Ends> const& a) {
  return a.maps.store_packing == Packing::spectrum ? a.maps.line_elements / 2 + 1 : a.maps.line_elements;
}

/// Element k of the line's results, after its unpacking.
template <class P, class Real, class Ends>
TEAMFFT_FUNCTION void store_value(PassArguments<Real, Ends> const& a, LineInfo const& at, std::uint32_t k,
                                  Complex<Real> v) {
  if (a.maps.store == Map::none && !has(a, line_wise_real_store)) {  // a half-spectrum on its way through the workspace
    if (a.has(flag_store_twiddle)) v = v * root(a, a.store_roots, std::uint64_t{at.twiddle} * k);
    return write_finished(a, at.store + std::int64_t{k} * a.store_stride, scaled(a.scale, v));
  }
  bool const pairs = a.maps.store_packing == Packing::pairs;
  P const step = static_cast<P>(a.store_position_step),
          p = static_cast<P>(at.store_position) + (pairs ? 2 : 1) * static_cast<P>(k) * step;
  if (p < static_cast<P>(a.store_count))
    store_line_wise(a, at, a.has(flag_scatter) ? static_cast<P>(a.template table<std::uint32_t>(a.scatter)[p]) : p,
                    step, v);
}

template <class P, class Real, class Ends, class Fetch>
TEAMFFT_FUNCTION void store_item(PassArguments<Real, Ends> const& a, LineInfo const& at, std::uint32_t i,
                                 Fetch const& fetch) {
  if (!at.present) return;
  std::uint32_t const M = a.maps.line_elements;
  bool const halves = a.maps.store_packing == Packing::spectrum;
  Complex<Real> v = fetch(i), mirror{};
  if (a.has(flag_swap_store)) v = swapped(v);
  if (halves) {
    auto z = fetch(i == 0 ? 0 : M - i);
    z = conjugate(a.has(flag_swap_store) ? swapped(z) : z);
    auto const even = v + z, odd = (v - z) * factor(a, a.maps.pair, static_cast<P>(i));
    v = {(even.re + odd.im) / 2, (even.im - odd.re) / 2};
    mirror = {(even.re - odd.im) / 2, -(even.im + odd.re) / 2};
  }
  unsigned const values = halves && 2 * i != M ? 2 : 1;
  TEAMFFT_NO_UNROLL
  for (unsigned side = 0; side < values; ++side) store_value<P>(a, at, side == 0 ? i : M - i, side == 0 ? v : mirror);
}

/// The element 0 that Rader's permutation leaves out, on its way in and out. LineWise: false in kernels that know
/// half-spectra and real lines only.
template <bool LineWise, class Real, class Ends>
TEAMFFT_FUNCTION Complex<Real> load_companion(PassArguments<Real, Ends> const& a, LineInfo const& at) {
  auto x0 = LineWise && a.has(flag_line_wise_load) ? line_wise(a, at, std::uint64_t{0}, std::uint64_t{1})
                                                   : read_element(a, at.load + a.companion().load);
  if (!LineWise && a.has(flag_line_wise_load)) x0.im = Real(0);
  return a.has(flag_swap_load) ? swapped(x0) : x0;
}
template <bool LineWise, class Real, class Ends>
TEAMFFT_FUNCTION void store_companion(PassArguments<Real, Ends> const& a, LineInfo const& at, Complex<Real> v) {
  if (LineWise && a.has(flag_line_wise_store))
    store_line_wise(a, at, std::uint64_t{0}, std::uint64_t{1}, a.has(flag_swap_store) ? swapped(v) : v);
  else if (has(a, line_wise_real_store))
    write_scalar(a, at.store + a.companion().store, scaled(a.scale, a.has(flag_swap_store) ? v.im : v.re));
  else
    write_element(a, at.store + a.companion().store, v);
}

/// The product of a convolution's spectrum with its filter, with the parts swapped for the way back; at the accompanied
/// line's first element the companion x_0 joins, and X_0 = x_0 + (DFT x)_0 leaves.
template <bool LineWise = true, class Real, class Ends>
TEAMFFT_FUNCTION Complex<Real> filtered(PassArguments<Real, Ends> const& a, LineInfo const& at, std::uint32_t k,
                                        Complex<Real> v) {
  auto product = v * a.template table<Complex<Real>>(a.filter)[at.filter_position + k];
  if (k == 0 && a.has(flag_combine) && at.accompanied && at.present) {
    auto const x0 = load_companion<LineWise>(a, at);
    product = product + x0;
    store_companion<LineWise>(a, at, swapped(x0 + v));
  }
  return swapped(product);
}

/// Takes x_0 along from source to target; called once for each line.
template <class Real, class Ends>
TEAMFFT_FUNCTION void carry_companion(PassArguments<Real, Ends> const& a, LineInfo const& at) {
  if (!a.has(flag_carry) || !at.accompanied || !at.present) return;
  store_companion<true>(a, at, load_companion<true>(a, at));
}

}  // namespace TeamFFT::Impl

#endif
