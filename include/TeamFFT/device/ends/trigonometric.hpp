// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whole lines of the DCTs and DSTs through the maps of maps.hpp, between memory and a line that `Lines` tells the place
// of, as in half_spectrum.hpp. An item is what is read or written together: up to four reals, one or two values of the
// line.
#ifndef TEAMFFT_DEVICE_ENDS_TRIGONOMETRIC_HPP
#define TEAMFFT_DEVICE_ENDS_TRIGONOMETRIC_HPP

#include <TeamFFT/device/ends/half_spectrum.hpp>
#include <TeamFFT/device/ends/real_line.hpp>

namespace TeamFFT::Impl {

/// The reals of one line at the load, as the map counts them. Alternate: those at odd places change their sign where
/// the pass says so.
template <bool Alternate, class Real, class Ends>
struct LoadedReals {
  PassArguments<Real, Ends> const& a;
  std::int64_t line;  ///< where it begins
  std::uint32_t n;
  bool reversed;

  TEAMFFT_FUNCTION LoadedReals(PassArguments<Real, Ends> const& arguments, std::int64_t offset)
      : a(arguments),
        line(offset),
        n(static_cast<std::uint32_t>(a.maps.length)),
        reversed(has(a, line_wise_reversed_load)) {}

  /// x_i, or 0 where there is none: before the first, too.
  [[nodiscard]] TEAMFFT_FUNCTION Real operator()(std::uint32_t i) const {
    if (reversed) i = n - 1 - i;
    bool const there = i < static_cast<std::uint32_t>(a.maps.count);
    auto const at = line + static_cast<std::int32_t>(there ? i : 0) * static_cast<std::int32_t>(a.load_stride);
    Real const v = there ? read_scalar(a, at) : Real(0);
    return Alternate && has(a, line_wise_alternate_load) && (i & 1u) != 0 ? -v : v;
  }
  /// x_i .. x_(i+3), i a multiple of 4, not reversed.
  [[nodiscard]] TEAMFFT_FUNCTION ScalarQuad<Real> quad(std::uint32_t i) const {
    if (!has_vectors() || i + 4 > n) return {{(*this)(i), (*this)(i + 1), (*this)(i + 2), (*this)(i + 3)}};
    auto const v = *reinterpret_cast<ScalarQuad<Real> const*>(first(i, 4));
    Real const sign = Alternate && has(a, line_wise_alternate_load) ? Real(-1) : Real(1);
    return {{v.v[0], sign * v.v[1], v.v[2], sign * v.v[3]}};
  }
  /// x_i, x_(i+1) and x_(n-2-i), x_(n-1-i), i and n even.
  [[nodiscard]] TEAMFFT_FUNCTION ScalarQuad<Real> ends(std::uint32_t i) const {
    static_assert(!Alternate);
    if (!has_vectors()) return {{(*this)(i), (*this)(i + 1), (*this)(n - 2 - i), (*this)(n - 1 - i)}};
    auto const low = *reinterpret_cast<ScalarPair<Real> const*>(first(i, 2)),
               high = *reinterpret_cast<ScalarPair<Real> const*>(first(n - 2 - i, 2));
    if (reversed) return {{high.im, high.re, low.im, low.re}};
    return {{low.re, low.im, high.re, high.im}};
  }

 private:
  [[nodiscard]] TEAMFFT_FUNCTION bool has_vectors() const {
    return !calls_source(a) && has(a, line_wise_vector_load) && a.maps.count >= n;
  }
  [[nodiscard]] TEAMFFT_FUNCTION Real const* first(std::uint32_t i, [[maybe_unused]] std::uint32_t size) const {
    check_read(a, line + i);
    check_read(a, line + i + size - 1);
    return a.source + line + i;
  }
};

/// Those at the store.
template <bool Alternate, class Real, class Ends>
struct StoredReals {
  PassArguments<Real, Ends> const& a;
  std::int64_t line;
  std::uint32_t n;

  TEAMFFT_FUNCTION StoredReals(PassArguments<Real, Ends> const& arguments, std::int64_t offset)
      : a(arguments), line(offset), n(static_cast<std::uint32_t>(a.maps.length)) {}

  /// y_i = v after the scale.
  TEAMFFT_FUNCTION void operator()(std::uint32_t i, Real v) const {
    if (has(a, line_wise_reversed_store)) i = n - 1 - i;
    auto const at = line + static_cast<std::int32_t>(i) * static_cast<std::int32_t>(a.store_stride);
    v = scaled(a.scale, v);
    write_scalar(a, at, alternates() && (i & 1u) != 0 ? -v : v);
  }
  /// y_i .. y_(i+3), i a multiple of 4, not reversed.
  TEAMFFT_FUNCTION void quad(std::uint32_t i, Real y0, Real y1, Real y2, Real y3) const {
    if (!has_vectors()) {
      pair(i, y0, y1);
      pair(i + 2, y2, y3);
      return;
    }
    Real const sign = alternates() ? Real(-1) : Real(1);
    *reinterpret_cast<ScalarQuad<Real>*>(first(i, 4)) = {
        {scaled(a.scale, y0), scaled(a.scale, sign * y1), scaled(a.scale, y2), scaled(a.scale, sign * y3)}};
  }
  /// y_i and y_(i+1), i and n even, not reversed.
  TEAMFFT_FUNCTION void pair(std::uint32_t i, Real y0, Real y1) const {
    if (!has_vectors()) {
      (*this)(i, y0);
      (*this)(i + 1, y1);
      return;
    }
    *reinterpret_cast<ScalarPair<Real>*>(first(i, 2)) = {scaled(a.scale, y0), scaled(a.scale, alternates() ? -y1 : y1)};
  }

 private:
  [[nodiscard]] TEAMFFT_FUNCTION bool has_vectors() const { return !calls_sink(a) && has(a, line_wise_vector_store); }
  [[nodiscard]] TEAMFFT_FUNCTION bool alternates() const { return Alternate && has(a, line_wise_alternate_store); }
  [[nodiscard]] TEAMFFT_FUNCTION Real* first(std::uint32_t i, [[maybe_unused]] std::uint32_t size) const {
    check_write(a, line + i);
    check_write(a, line + i + size - 1);
    return a.target + line + i;
  }
};

template <bool Alternate, class Real, class Ends>
TEAMFFT_FUNCTION LoadedReals<Alternate, Real, Ends> loaded_reals(PassArguments<Real, Ends> const& a,
                                                                 std::int64_t line) {
  return {a, line};
}
template <bool Alternate, class Real, class Ends>
TEAMFFT_FUNCTION StoredReals<Alternate, Real, Ends> stored_reals(PassArguments<Real, Ends> const& a,
                                                                 std::int64_t line) {
  return {a, line};
}

/// DCT and DST I to IV by the maps of maps.hpp. Of even length the line has M = N/2 elements; of odd length it has a
/// spectrum on one side and its reals on the other. The spectrum packing's pair step and the rotation of types II and
/// III are one: with w_(M-k) = exp(-i pi/4) conj w_k, the sum of a pair meets w_k, its difference W_N^k w_k = w_k^5
/// (the table `pair` holds those).
struct TrigonometricEnds {
  template <class Lines, class Member>
  static TEAMFFT_FUNCTION void load(Member const& member, Lines const& s) {
    using Real = typename Lines::Scalar;
    using Index = std::uint32_t;
    auto const& a = s.a;
    Index const M = a.maps.line_elements, n = static_cast<Index>(a.maps.length);
    bool const ortho = has(a, line_wise_ortho);
    auto const w = [&](Index k) { return s.factor(a.maps.load_factors, k); };
    auto const reals = [&](Index line) { return loaded_reals<false>(a, s.load_offset(line)); };
    auto const alternating = [&](Index line) { return loaded_reals<true>(a, s.load_offset(line)); };
    switch (a.maps.load) {
      case Map::interleaved:
        if constexpr (Lines::is_odd)
          s.load_items(
              member, n, [&](Index line, Index i) { return alternating(line)(i); },
              [&](Index line, Index i, Real v) { s.put_real(line, i % 2 == 0 ? i / 2 : n - (i + 1) / 2, v); });
        else
          s.load_items(
              member, (M + 1) / 2, [&](Index line, Index j) { return alternating(line).quad(4 * j); },
              [&](Index line, Index j, ScalarQuad<Real> const& q) {
                bool const middle = 2 * j + 1 == M;
                s.put(line, j, {q.v[0], middle ? q.v[1] : q.v[2]});
                if (!middle) s.put(line, M - 1 - j, {q.v[3], q.v[1]});
              });
        return;
      case Map::rotated:
        s.load_items(
            member, M / 2 + 1,
            [&](Index line, Index k) {
              auto const x = reals(line);
              auto const other = [&](Index i) { return Lines::is_odd ? Real(0) : x(i); };
              return ScalarQuad<Real>{{x(k), x(n - k), other(M - k), other(M + k)}};  // x_n = 0
            },
            [&](Index line, Index k, ScalarQuad<Real> const& q) {
              Complex<Real> v{k == 0 && ortho ? q.v[0] * root_of_two<Real> : q.v[0], -q.v[1]};
              if constexpr (Lines::is_odd) {
                v = v * conjugate(w(k));
                s.put(line, k, v);
                if (k != 0) s.put(line, n - k, conjugate(v));
              } else {
                constexpr Real half_root = root_of_two<Real> / 2;
                Complex<Real> const mirror{half_root * (q.v[2] + q.v[3]), half_root * (q.v[3] - q.v[2])};
                auto const even = (v + mirror) * conjugate(w(k)),
                           odd = (v - mirror) * conjugate(s.factor(a.maps.pair, k));
                s.put(line, k, {even.re - odd.im, even.im + odd.re});
                if (k != 0 && 2 * k != M) s.put(line, M - k, {even.re + odd.im, odd.re - even.im});
              }
            });
        return;
      case Map::half_complex:
        s.load_items(
            member, M / 2 + 1,
            [&](Index line, Index k) {
              auto const x = reals(line);
              auto const other = [&](Index i) { return Lines::is_odd ? Real(0) : x(i); };
              return ScalarQuad<Real>{
                  {x(k), k == 0 ? Real(0) : x(n - k), other(M - k), k == 0 ? Real(0) : other(M + k)}};
            },
            [&](Index line, Index k, ScalarQuad<Real> const& q) {
              Complex<Real> const v{q.v[0], q.v[1]}, mirror{q.v[2], -q.v[3]};
              if constexpr (Lines::is_odd) {
                s.put(line, k, v);
                if (k != 0) s.put(line, n - k, conjugate(v));
              } else {
                auto const even = v + mirror, odd = (v - mirror) * conjugate(s.factor(a.maps.pair, k));
                s.put(line, k, {even.re - odd.im, even.im + odd.re});
                if (k != 0 && 2 * k != M) s.put(line, M - k, {even.re + odd.im, odd.re - even.im});
              }
            });
        return;
      case Map::twisted:
        if constexpr (!Lines::is_odd)
          s.load_items(
              member, (M + 1) / 2, [&](Index line, Index j) { return reals(line).ends(2 * j); },
              [&](Index line, Index j, ScalarQuad<Real> const& q) {
                s.put(line, j, Complex<Real>{q.v[0], q.v[3]} * w(j));
                if (2 * j + 1 != M) s.put(line, M - 1 - j, Complex<Real>{q.v[2], q.v[1]} * w(M - 1 - j));
              });
        return;
      case Map::quartered:
        if constexpr (Lines::is_odd)
          s.load_items(
              member, n,
              [&](Index line, Index p) {
                auto const place = real_place(Map::quartered, p, n);
                auto const v = reals(line)(place.index);
                return place.negative ? -v : v;
              },
              [&](Index line, Index p, Real v) { s.put_real(line, p, v); });
        return;
      // z_j = v_(2j) + i v_(2j+1), z_(M-j) = +-(v_(2j) + i v_(2j-1)) of the even or odd line, v_p = x_(p-shift)
      default: {
        Index const shift = a.maps.load == Map::odd ? 1 : 0;
        Real const sign = shift == 1 ? Real(-1) : Real(1), end = shift == 0 && ortho ? root_of_two<Real> : Real(1);
        if constexpr (!Lines::is_odd)
          s.load_items(
              member, M / 2 + 1,
              [&](Index line, Index j) {
                auto const x = reals(line);
                Index const p = 2 * j - shift;
                return ScalarQuad<Real>{{x(p), 2 * j == M ? Real(0) : x(p + 1), x(j == 0 ? n : p - 1), Real(0)}};
              },
              [&](Index line, Index j, ScalarQuad<Real> const& q) {
                Real const v = j == 0 || 2 * j == M ? end * q.v[0] : q.v[0], above = 2 * j == M       ? sign * q.v[2]
                                                                                     : 2 * j + 1 == M ? end * q.v[1]
                                                                                                      : q.v[1];
                s.put(line, j, {v, above});
                if (j != 0 && 2 * j != M) s.put(line, M - j, {sign * v, sign * q.v[2]});
              });
      }
    }
  }

  template <class Lines, class Member>
  static TEAMFFT_FUNCTION void store(Member const& member, Lines const& s) {
    using Real = typename Lines::Scalar;
    using Index = std::uint32_t;
    auto const& a = s.a;
    Index const M = a.maps.line_elements, n = static_cast<Index>(a.maps.length);
    bool const ortho = has(a, line_wise_ortho);
    auto const reals = [&](Index line) { return stored_reals<false>(a, s.store_offset(line)); };
    auto const alternating = [&](Index line) { return stored_reals<true>(a, s.store_offset(line)); };
    auto const element = [&](Index line, Index k) { return s.fetch(line, k); };
    /// V_k of the complex line with V_mirror, each with its factor.
    struct Factored {
      Complex<Real> v, mirror, v_factor, mirror_factor;
    };
    auto const fetch = [&](Index line, Index k, Index mirror, Complex<Real> const& v_factor,
                           Complex<Real> const& mirror_factor) {
      return Factored{s.fetch(line, k), s.fetch(line, mirror), v_factor, mirror_factor};
    };
    auto const w = [&](Index k) { return s.factor(a.maps.store_factors, k); };
    switch (a.maps.store) {
      case Map::interleaved:
        if constexpr (Lines::is_odd)
          s.store_items(
              member, n, [&](Index line, Index i) { return s.fetch_real(line, i % 2 == 0 ? i / 2 : n - (i + 1) / 2); },
              [&](Index line, Index i, Real v) { alternating(line)(i, v); });
        else
          s.store_items(
              member, (M + 1) / 2,
              [&](Index line, Index j) {
                return Mirrored<Complex<Real>>{s.fetch(line, j), s.fetch(line, M - 1 - j)};
              },
              [&](Index line, Index j, Mirrored<Complex<Real>> const& z) {
                auto const y = alternating(line);
                if (2 * j + 1 == M)
                  y.pair(4 * j, z.v.re, z.v.im);
                else
                  y.quad(4 * j, z.v.re, z.mirror.im, z.v.im, z.mirror.re);
              });
        return;
      case Map::rotated: {
        Real const first = ortho ? root_of_two<Real> / 2 : Real(1);
        if constexpr (Lines::is_odd)
          s.store_items(member, n / 2 + 1, element, [&](Index line, Index k, Complex<Real> const& v) {
            auto const y = reals(line);
            auto const t = v * w(k);
            y(k, k == 0 ? 2 * first * t.re : 2 * t.re);
            if (k != 0) y(n - k, -2 * t.im);
          });
        else
          s.store_items(
              member, M / 2 + 1,
              [&](Index line, Index k) { return fetch(line, k, k == 0 ? 0 : M - k, w(k), s.factor(a.maps.pair, k)); },
              [&](Index line, Index k, Factored const& f) {
                constexpr Real half_root = root_of_two<Real> / 2;
                auto const y = reals(line);
                auto const z = conjugate(f.mirror), difference = f.v - z;
                auto const even = (f.v + z) * f.v_factor,
                           odd = Complex<Real>{difference.im, -difference.re} * f.mirror_factor;
                auto const t = even + odd, d = even - odd;
                y(k, k == 0 ? first * t.re : t.re);
                if (k != 0) y(n - k, -t.im);
                if (2 * k == M) return;
                y(M - k, half_root * (d.re - d.im));
                if (k != 0) y(M + k, half_root * (d.re + d.im));
              });
        return;
      }
      case Map::half_complex:
      case Map::hartley: {
        auto const set = [&](Index line, Index k, Complex<Real> const& v) {
          auto const y = reals(line);
          bool const is_real = k == 0 || 2 * k == n;
          auto const both = is_real ? v : to_mirrored_reals(a.maps.store, v);
          y(k, both.re);
          if (!is_real) y(n - k, both.im);
        };
        if constexpr (Lines::is_odd)
          s.store_items(member, n / 2 + 1, element, set);
        else
          s.store_items(
              member, M / 2 + 1,
              [&](Index line, Index k) { return fetch(line, k, k == 0 ? 0 : M - k, s.factor(a.maps.pair, k), {}); },
              [&](Index line, Index k, Factored const& f) {
                auto const z = conjugate(f.mirror), even = f.v + z, odd = (f.v - z) * f.v_factor;
                set(line, k, {(even.re + odd.im) / 2, (even.im - odd.re) / 2});
                if (2 * k != M) set(line, M - k, {(even.re - odd.im) / 2, -(even.im + odd.re) / 2});
              });
        return;
      }
      case Map::twisted:
        if constexpr (!Lines::is_odd)
          s.store_items(
              member, (M + 1) / 2, [&](Index line, Index k) { return fetch(line, k, M - 1 - k, w(k), w(M - 1 - k)); },
              [&](Index line, Index k, Factored const& f) {
                auto const y = alternating(line);
                auto const t = f.v * f.v_factor, mirror = f.mirror * f.mirror_factor;
                y.pair(2 * k, 2 * t.re, -2 * mirror.im);
                if (2 * k + 1 != M) y.pair(n - 2 - 2 * k, 2 * mirror.re, -2 * t.im);
              });
        return;
      case Map::quartered:
        if constexpr (Lines::is_odd)
          s.store_items(
              member, n, [&](Index line, Index k) { return s.fetch(line, 2 * k + 1 < n ? 2 * k + 1 : 2 * k + 1 - n); },
              [&](Index line, Index k, Complex<Real> const& v) {  // V_(2k+1 mod n), times the signs of k's quarter
                alternating(line)(
                    k, times_root_of_two((((k + 1) & 2u) != 0 ? -v.re : v.re) + ((k & 2u) != 0 ? -v.im : v.im)));
              });
        return;
      default:  // V_p of the even or odd line: its real part, or minus its imaginary part at element p - 1
        if constexpr (!Lines::is_odd)
          s.store_items(
              member, M / 2 + 1,
              [&](Index line, Index k) { return fetch(line, k, k == 0 ? 0 : M - k, s.factor(a.maps.pair, k), {}); },
              [&](Index line, Index k, Factored const& f) {
                auto const y = reals(line);
                auto const z = conjugate(f.mirror), even = f.v + z, odd = (f.v - z) * f.v_factor;
                Real const half = k == 0 && ortho && a.maps.store == Map::even ? root_of_two<Real> / 4 : Real(0.5);
                if (a.maps.store == Map::even) {
                  y(k, half * (even.re + odd.im));
                  if (2 * k != M) y(M - k, half * (even.re - odd.im));
                } else if (k != 0) {
                  y(k - 1, half * (odd.re - even.im));
                  if (2 * k != M) y(M - k - 1, half * (even.im + odd.re));
                }
              });
    }
  }
};

}  // namespace TeamFFT::Impl

#endif
