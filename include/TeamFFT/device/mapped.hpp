// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elements between memory and a complex line in scratch, through the maps and packings of maps.hpp: real lines, half-spectra, DCTs and DSTs. An item is what
// is read or written together: one element of the line, or with a half-spectrum the two that mirror each other. P counts positions: 32 bits hold those of
// lines that lie in one team's scratch as a whole.
#ifndef TEAMFFT_DEVICE_MAPPED_HPP
#define TEAMFFT_DEVICE_MAPPED_HPP

#include <TeamFFT/device/accessor.hpp>

namespace TeamFFT::Impl {

template <class Real>
TEAMFFT_FUNCTION bool has(PassArguments<Real> const& a, MappedFlag flag) {
  return (a.maps.flags & flag) != 0;
}

template <class Real>
inline constexpr Real root_of_two = Real(1.41421356237309504880168872420969808L);

/// f(k).
template <class Real>
TEAMFFT_FUNCTION Complex<Real> factor(PassArguments<Real> const& a, DeviceFactors const& f, std::uint64_t k) {
  if (f.step == 0) return load_constant(a.template table<Complex<Real>>(f.offset) + k);
  return root(a, DeviceRoots{f.offset, f.shift}, f.step * k + f.first);
}

/// Real element i of the line, 0 where it is not there.
template <class P, class Real>
TEAMFFT_FUNCTION Real read_real(PassArguments<Real> const& a, LineInfo const& at, P i) {
  if (has(a, mapped_reversed_load)) i = static_cast<P>(a.maps.length) - 1 - i;
  if (i >= static_cast<P>(a.maps.count)) return Real(0);
  std::int64_t const offset = at.load + static_cast<std::int64_t>(i) * a.load_stride;
  check_read(a, offset);
  Real const v = a.source[offset];
  return has(a, mapped_alternate_load) && (i & 1u) != 0 ? -v : v;
}

/// y_i = v after the scale.
template <class P, class Real>
TEAMFFT_FUNCTION void write_real(PassArguments<Real> const& a, LineInfo const& at, P i, Real v) {
  if (has(a, mapped_reversed_store)) i = static_cast<P>(a.maps.length) - 1 - i;
  std::int64_t const offset = at.store + static_cast<std::int64_t>(i) * a.store_stride;
  check_write(a, offset);
  v = scaled(a.scale, v);
  a.target[offset] = has(a, mapped_alternate_store) && (i & 1u) != 0 ? -v : v;
}

/// X_p of a half-spectrum, 2p <= N.
template <class P, class Real>
TEAMFFT_FUNCTION Complex<Real> read_half(PassArguments<Real> const& a, LineInfo const& at, P p) {
  if (p >= static_cast<P>(a.maps.count)) return {Real(0), Real(0)};
  auto v = read_element(a, at.load + static_cast<std::int64_t>(p) * a.load_stride);
  if (p == 0 || 2 * p == static_cast<P>(a.maps.transform_length)) v.im = Real(0);
  return has(a, mapped_conjugate_load) ? conjugate(v) : v;
}

/// v_p = (x_p - i x_(n-p)) conj w_p, 2p <= n.
template <class P, class Real>
TEAMFFT_FUNCTION Complex<Real> read_rotated(PassArguments<Real> const& a, LineInfo const& at, P p) {
  Real const first = read_real(a, at, p);
  if (p == 0) return {has(a, mapped_ortho) ? first * root_of_two<Real> : first, Real(0)};
  return Complex<Real>{first, -read_real(a, at, static_cast<P>(a.maps.length) - p)} * conjugate(factor(a, a.maps.load_factors, p));
}

/// v_p of the load's map, p < N.
template <class P, class Real>
TEAMFFT_FUNCTION Complex<Real> mapped(PassArguments<Real> const& a, LineInfo const& at, P p) {
  auto const n = static_cast<P>(a.maps.length), N = static_cast<P>(a.maps.transform_length);
  switch (a.maps.load) {
    case Map::none:
      if (p >= static_cast<P>(a.maps.count)) return {Real(0), Real(0)};
      return read_element(a, at.load + static_cast<std::int64_t>(p) * a.load_stride);
    case Map::half: return 2 * p <= N ? read_half(a, at, p) : conjugate(read_half(a, at, N - p));
    case Map::rotated: return 2 * p <= N ? read_rotated(a, at, p) : conjugate(read_rotated(a, at, N - p));
    case Map::twisted: return Complex<Real>{read_real(a, at, 2 * p), read_real(a, at, n - 1 - 2 * p)} * factor(a, a.maps.load_factors, p);
    default: {
      auto const place = real_place(a.maps.load, p, n);
      if (!place.present) return {Real(0), Real(0)};
      Real v = read_real(a, at, place.index);
      if (a.maps.load == Map::even && has(a, mapped_ortho) && (place.index == 0 || place.index + 1 == n)) v *= root_of_two<Real>;
      return {place.negative ? -v : v, Real(0)};
    }
  }
}

/// Items of a line at the load: each element, or each pair of a half-spectrum and what lies past the packed line.
template <class Real>
TEAMFFT_FUNCTION std::uint32_t load_items(PassArguments<Real> const& a) {
  return a.maps.load_packing == Packing::spectrum ? a.maps.line_elements / 2 + 1 + (a.length - a.maps.line_elements) : a.length;
}

/// Item i of the load: put(j, z_j) for its elements, before the load's swap and factors.
template <class P, class Real, class Put>
TEAMFFT_FUNCTION void load_item(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t i, Put const& put) {
  std::uint32_t const M = a.maps.line_elements;
  Complex<Real> const zero{Real(0), Real(0)};
  if (a.maps.load_packing == Packing::spectrum) {
    if (i > M / 2 || !at.present) {
      put(i > M / 2 ? i - (M / 2 + 1) + M : i, zero);
      return;
    }
    auto const v = mapped(a, at, static_cast<P>(i)), mirror = conjugate(mapped(a, at, static_cast<P>(M - i)));
    auto const even = v + mirror, odd = (v - mirror) * conjugate(factor(a, a.maps.pair, i));
    put(i, Complex<Real>{even.re - odd.im, even.im + odd.re});
    if (i != 0 && 2 * i != M) put(M - i, Complex<Real>{even.re + odd.im, odd.re - even.im});
    return;
  }
  P const step = static_cast<P>(a.load_position_step), start = static_cast<P>(at.load_position);
  if (!at.present) {
    put(i, zero);
  } else if (a.maps.load_packing == Packing::pairs) {
    P const p = start + 2 * static_cast<P>(i) * step;
    put(i, i < M ? Complex<Real>{mapped(a, at, p).re, mapped(a, at, static_cast<P>(p + step)).re} : zero);
  } else {
    P const p = start + static_cast<P>(i) * step;
    if (p >= static_cast<P>(a.load_count))
      put(i, zero);
    else
      put(i, mapped(a, at, a.has(flag_gather) ? static_cast<P>(a.template table<std::uint32_t>(a.gather)[p]) : p));
  }
}

/// V_p to memory through the store's map.
template <class P, class Real>
TEAMFFT_FUNCTION void store_mapped(PassArguments<Real> const& a, LineInfo const& at, P p, Complex<Real> v) {
  auto const n = static_cast<P>(a.maps.length), N = static_cast<P>(a.maps.transform_length);
  bool const halves = a.maps.store != Map::none && a.maps.store != Map::interleaved && a.maps.store != Map::twisted;  // of half-spectra
  if (halves && 2 * p > N) {
    if (a.maps.fold_step == 0) return;
    auto const residue = static_cast<std::uint32_t>(p % a.maps.fold_step);
    if (residue == 0 || 2 * residue == a.maps.fold_step) return;  // N - p belongs to this line, too
    p = N - p;
    v = conjugate(v);
  }
  switch (a.maps.store) {
    case Map::none: return write_real(a, at, p, v.re);
    case Map::half: {
      auto const y = scaled(a.scale, has(a, mapped_conjugate_store) ? conjugate(v) : v);
      return write_finished(a, at.store + static_cast<std::int64_t>(p) * a.store_stride, y);
    }
    case Map::even: return write_real(a, at, p, has(a, mapped_ortho) && (p == 0 || p + 1 == n) ? v.re * (root_of_two<Real> / 2) : v.re);
    case Map::odd:
      if (p != 0 && p <= n) write_real(a, at, static_cast<P>(p - 1), -v.im);
      return;
    case Map::interleaved: return write_real(a, at, real_place(Map::interleaved, p, n).index, v.re);
    case Map::rotated: {
      v = v * factor(a, a.maps.store_factors, p);
      write_real(a, at, p, p == 0 && has(a, mapped_ortho) ? v.re * root_of_two<Real> : 2 * v.re);
      if (p != 0 && 2 * p != n) write_real(a, at, static_cast<P>(n - p), -2 * v.im);
      return;
    }
    case Map::twisted:
      v = v * factor(a, a.maps.store_factors, p);
      write_real(a, at, static_cast<P>(2 * p), 2 * v.re);
      write_real(a, at, static_cast<P>(n - 1 - 2 * p), -2 * v.im);
      return;
    case Map::quartered: {
      auto const put = [&](P q, Complex<Real> const& value) {
        P const k = quartered_element(q, n);
        Real const re = ((k + 1) & 2u) != 0 ? -value.re : value.re, im = (k & 2u) != 0 ? -value.im : value.im;  // of sqrt(2) exp(-i pi (2k+1)/4)
        write_real(a, at, k, root_of_two<Real> * (re + im));
      };
      put(p, v);
      if (p != 0) put(static_cast<P>(n - p), conjugate(v));
      return;
    }
  }
}

/// Item i of a line at the store, i < store_items(): fetch(k) is y_k after the factors of the line's elements.
template <class Real>
TEAMFFT_FUNCTION std::uint32_t store_items(PassArguments<Real> const& a) {
  return a.maps.store_packing == Packing::spectrum ? a.maps.line_elements / 2 + 1 : a.maps.line_elements;
}

template <class P, class Real, class Fetch>
TEAMFFT_FUNCTION void store_item(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t i, Fetch const& fetch) {
  if (!at.present) return;
  std::uint32_t const M = a.maps.line_elements;
  P const step = static_cast<P>(a.store_position_step), start = static_cast<P>(at.store_position);
  auto const element = [&](std::uint32_t k) {
    Complex<Real> const y = fetch(k);
    return a.has(flag_swap_store) ? swapped(y) : y;
  };
  auto const put = [&](std::uint32_t k, Complex<Real> v) {
    if (a.maps.store == Map::none && !has(a, mapped_real_store)) {  // a half-spectrum on its way through the workspace
      if (a.has(flag_store_twiddle)) v = v * root(a, a.store_roots, std::uint64_t{at.twiddle} * k);
      return write_finished(a, at.store + std::int64_t{k} * a.store_stride, scaled(a.scale, v));
    }
    P const p = start + static_cast<P>(k) * step;
    if (p < static_cast<P>(a.store_count)) store_mapped(a, at, a.has(flag_scatter) ? static_cast<P>(a.template table<std::uint32_t>(a.scatter)[p]) : p, v);
  };
  if (a.maps.store_packing == Packing::spectrum) {
    auto const z = element(i), mirror = conjugate(element(i == 0 ? 0 : M - i));
    auto const even = z + mirror, odd = (z - mirror) * factor(a, a.maps.pair, i);
    put(i, Complex<Real>{(even.re + odd.im) / 2, (even.im - odd.re) / 2});
    if (2 * i != M) put(M - i, Complex<Real>{(even.re - odd.im) / 2, -(even.im + odd.re) / 2});
  } else if (a.maps.store_packing == Packing::pairs) {
    auto const z = element(i);
    put(2 * i, {z.re, Real(0)});
    put(2 * i + 1, {z.im, Real(0)});
  } else {
    put(i, element(i));
  }
}

/// The element 0 that Rader's permutation leaves out, on its way in and out.
template <class Real>
TEAMFFT_FUNCTION Complex<Real> load_companion(PassArguments<Real> const& a, LineInfo const& at) {
  auto const x0 = a.has(flag_mapped_load) ? mapped(a, at, std::uint64_t{0}) : read_element(a, at.load + a.companion_load);
  return a.has(flag_swap_load) ? swapped(x0) : x0;
}
template <class Real>
TEAMFFT_FUNCTION void store_companion(PassArguments<Real> const& a, LineInfo const& at, Complex<Real> v) {
  if (a.has(flag_mapped_store))
    store_mapped(a, at, std::uint64_t{0}, a.has(flag_swap_store) ? swapped(v) : v);
  else
    write_element(a, at.store + a.companion_store, v);
}

/// The product of a convolution's spectrum with its filter, with the parts swapped for the way back; at the accompanied line's first element the
/// companion x_0 joins, and X_0 = x_0 + (DFT x)_0 leaves.
template <class Real>
TEAMFFT_FUNCTION Complex<Real> filtered(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t k, Complex<Real> v) {
  auto product = v * a.template table<Complex<Real>>(a.filter)[at.filter_position + k];
  if (k == 0 && a.has(flag_combine) && at.accompanied && at.present) {
    auto const x0 = load_companion(a, at);
    product = product + x0;
    store_companion(a, at, swapped(x0 + v));
  }
  return swapped(product);
}

/// Takes x_0 along from source to target; called once for each line.
template <class Real>
TEAMFFT_FUNCTION void carry_companion(PassArguments<Real> const& a, LineInfo const& at) {
  if (!a.has(flag_carry) || !at.accompanied || !at.present) return;
  store_companion(a, at, load_companion(a, at));
}

}  // namespace TeamFFT::Impl

#endif
