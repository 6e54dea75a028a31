// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whole lines of the DCTs and DSTs through the maps of maps.hpp, between memory and a complex line that `Lines` tells the place of, as in half_spectrum.hpp. An
// item is what is read or written together: up to four reals, one or two values of the line.
#ifndef TEAMFFT_DEVICE_ENDS_TRIGONOMETRIC_HPP
#define TEAMFFT_DEVICE_ENDS_TRIGONOMETRIC_HPP

#include <TeamFFT/device/ends/real_line.hpp>

namespace TeamFFT::Impl {

/// The reals of the lines at the load, as the map counts them.
template <class Lines>
struct LoadedReals {
  using Real = typename Lines::Scalar;
  Lines const& s;
  std::uint32_t n, count;
  std::int32_t stride;
  bool reversed, alternate, vectors;

  explicit TEAMFFT_FUNCTION LoadedReals(Lines const& lines)
      : s(lines),
        n(static_cast<std::uint32_t>(s.a.maps.length)),
        count(s.a.maps.count < n ? static_cast<std::uint32_t>(s.a.maps.count) : n),
        stride(static_cast<std::int32_t>(s.a.load_stride)),
        reversed(has(s.a, line_wise_reversed_load)),
        alternate(has(s.a, line_wise_alternate_load)),
        vectors(has(s.a, line_wise_vector_load) && count == n) {}

  /// x_i, or 0 where there is none: before the first, too.
  [[nodiscard]] TEAMFFT_FUNCTION Real operator()(std::uint32_t line, std::uint32_t i) const {
    if (reversed) i = n - 1 - i;
    if (i >= count) return Real(0);
    auto const at = s.load_offset(line) + static_cast<std::int32_t>(i) * stride;
    check_read(s.a, at);
    Real const v = s.a.source[at];
    return alternate && (i & 1u) != 0 ? -v : v;
  }
  /// x_i .. x_(i+3), i a multiple of 4, not reversed.
  [[nodiscard]] TEAMFFT_FUNCTION ScalarQuad<Real> quad(std::uint32_t line, std::uint32_t i) const {
    if (!vectors || i + 4 > n) return {{(*this)(line, i), (*this)(line, i + 1), (*this)(line, i + 2), (*this)(line, i + 3)}};
    auto v = *reinterpret_cast<ScalarQuad<Real> const*>(first(line, i, 4));
    if (alternate) v = {{v.v[0], -v.v[1], v.v[2], -v.v[3]}};
    return v;
  }
  /// x_i, x_(i+1) and x_(n-2-i), x_(n-1-i), i and n even.
  [[nodiscard]] TEAMFFT_FUNCTION ScalarQuad<Real> ends(std::uint32_t line, std::uint32_t i) const {
    if (!vectors || alternate) return {{(*this)(line, i), (*this)(line, i + 1), (*this)(line, n - 2 - i), (*this)(line, n - 1 - i)}};
    auto const low = *reinterpret_cast<ScalarPair<Real> const*>(first(line, i, 2)), high = *reinterpret_cast<ScalarPair<Real> const*>(first(line, n - 2 - i, 2));
    if (reversed) return {{high.im, high.re, low.im, low.re}};
    return {{low.re, low.im, high.re, high.im}};
  }

 private:
  [[nodiscard]] TEAMFFT_FUNCTION Real const* first(std::uint32_t line, std::uint32_t i, [[maybe_unused]] std::uint32_t size) const {
    auto const at = s.load_offset(line) + i;
    check_read(s.a, at);
    check_read(s.a, at + size - 1);
    return s.a.source + at;
  }
};

/// Those at the store.
template <class Lines>
struct StoredReals {
  using Real = typename Lines::Scalar;
  Lines const& s;
  std::uint32_t n;
  std::int32_t stride;
  bool reversed, alternate, vectors;

  explicit TEAMFFT_FUNCTION StoredReals(Lines const& lines)
      : s(lines),
        n(static_cast<std::uint32_t>(s.a.maps.length)),
        stride(static_cast<std::int32_t>(s.a.store_stride)),
        reversed(has(s.a, line_wise_reversed_store)),
        alternate(has(s.a, line_wise_alternate_store)),
        vectors(has(s.a, line_wise_vector_store)) {}

  /// y_i = v after the scale.
  TEAMFFT_FUNCTION void operator()(std::uint32_t line, std::uint32_t i, Real v) const {
    if (reversed) i = n - 1 - i;
    auto const at = s.store_offset(line) + static_cast<std::int32_t>(i) * stride;
    check_write(s.a, at);
    v = scaled(s.a.scale, v);
    s.a.target[at] = alternate && (i & 1u) != 0 ? -v : v;
  }
  /// y_i .. y_(i+3), i a multiple of 4, not reversed.
  TEAMFFT_FUNCTION void quad(std::uint32_t line, std::uint32_t i, Real y0, Real y1, Real y2, Real y3) const {
    if (!vectors) {
      pair(line, i, y0, y1);
      pair(line, i + 2, y2, y3);
      return;
    }
    auto const& scale = s.a.scale;
    Real const sign = alternate ? Real(-1) : Real(1);
    *reinterpret_cast<ScalarQuad<Real>*>(first(line, i, 4)) = {{scaled(scale, y0), scaled(scale, sign * y1), scaled(scale, y2), scaled(scale, sign * y3)}};
  }
  /// y_i and y_(i+1), i and n even, not reversed.
  TEAMFFT_FUNCTION void pair(std::uint32_t line, std::uint32_t i, Real y0, Real y1) const {
    if (!vectors) {
      (*this)(line, i, y0);
      (*this)(line, i + 1, y1);
      return;
    }
    *reinterpret_cast<ScalarPair<Real>*>(first(line, i, 2)) = {scaled(s.a.scale, y0), scaled(s.a.scale, alternate ? -y1 : y1)};
  }

 private:
  [[nodiscard]] TEAMFFT_FUNCTION Real* first(std::uint32_t line, std::uint32_t i, [[maybe_unused]] std::uint32_t size) const {
    auto const at = s.store_offset(line) + i;
    check_write(s.a, at);
    check_write(s.a, at + size - 1);
    return s.a.target + at;
  }
};

/// DCT and DST I to IV by the maps of maps.hpp. With a packing the line has M = N/2 elements. The spectrum packing's pair step and the rotation of types II and
/// III are one: with w_(M-k) = exp(-i pi/4) conj w_k, the sum of a pair meets w_k, its difference W_N^k w_k = w_k^5 (the table `pair` holds those).
struct TrigonometricEnds {
  template <class Lines, class Member>
  static TEAMFFT_FUNCTION void load(Member const& member, Lines const& s) {
    using Real = typename Lines::Scalar;
    using Index = std::uint32_t;
    auto const& a = s.a;
    LoadedReals<Lines> const x(s);
    Index const M = a.maps.line_elements, n = x.n;
    bool const packed = a.maps.load_packing != Packing::none, ortho = has(a, line_wise_ortho);
    auto const w = [&](Index k) { return s.factor(a.maps.load_factors, k); };
    switch (a.maps.load) {
      case Map::interleaved:
        if (packed)
          s.template load_items<2>(
              member, (M + 1) / 2, [&](Index line, Index j) { return x.quad(line, 4 * j); },
              [&](Index line, Index j, ScalarQuad<Real> const& q) {
                bool const middle = 2 * j + 1 == M;
                s.put(line, j, {q.v[0], middle ? q.v[1] : q.v[2]});
                if (!middle) s.put(line, M - 1 - j, {q.v[3], q.v[1]});
              });
        else
          s.template load_items<4>(member, n, x, [&](Index line, Index i, Real v) { s.put(line, i % 2 == 0 ? i / 2 : n - (i + 1) / 2, {v, Real(0)}); });
        return;
      case Map::rotated:
        s.template load_items<2>(
            member, (packed ? M / 2 : n / 2) + 1,
            [&](Index line, Index k) {
              auto const other = [&](Index i) { return packed ? x(line, i) : Real(0); };
              return ScalarQuad<Real>{{x(line, k), x(line, n - k), other(M - k), other(M + k)}};  // x_n = 0
            },
            [&](Index line, Index k, ScalarQuad<Real> const& q) {
              Complex<Real> v{k == 0 && ortho ? q.v[0] * root_of_two<Real> : q.v[0], -q.v[1]};
              if (!packed) {
                v = v * conjugate(w(k));
                s.put(line, k, v);
                if (k != 0) s.put(line, n - k, conjugate(v));
                return;
              }
              constexpr Real half_root = root_of_two<Real> / 2;
              Complex<Real> const mirror{half_root * (q.v[2] + q.v[3]), half_root * (q.v[3] - q.v[2])};
              auto const even = (v + mirror) * conjugate(w(k));
              auto const odd = (v - mirror) * conjugate(s.factor(a.maps.pair, k));
              s.put(line, k, {even.re - odd.im, even.im + odd.re});
              if (k != 0 && 2 * k != M) s.put(line, M - k, {even.re + odd.im, odd.re - even.im});
            });
        return;
      case Map::twisted:
        s.template load_items<2>(
            member, (M + 1) / 2, [&](Index line, Index j) { return x.ends(line, 2 * j); },
            [&](Index line, Index j, ScalarQuad<Real> const& q) {
              s.put(line, j, Complex<Real>{q.v[0], q.v[3]} * w(j));
              if (2 * j + 1 != M) s.put(line, M - 1 - j, Complex<Real>{q.v[2], q.v[1]} * w(M - 1 - j));
            });
        return;
      case Map::quartered:
        s.template load_items<4>(
            member, n,
            [&](Index line, Index p) {
              auto const place = real_place(Map::quartered, p, n);
              auto const v = x(line, place.index);
              return place.negative ? -v : v;
            },
            [&](Index line, Index p, Real v) { s.put(line, p, {v, Real(0)}); });
        return;
      default: {  // z_j = v_(2j) + i v_(2j+1), z_(M-j) = +-(v_(2j) + i v_(2j-1)) of the even or odd line, v_p = x_(p-shift)
        Index const shift = a.maps.load == Map::odd ? 1 : 0;
        Real const sign = shift == 1 ? Real(-1) : Real(1), end = shift == 0 && ortho ? root_of_two<Real> : Real(1);
        s.template load_items<2>(
            member, M / 2 + 1,
            [&](Index line, Index j) {
              return ScalarQuad<Real>{{x(line, 2 * j - shift), 2 * j == M ? Real(0) : x(line, 2 * j + 1 - shift), x(line, j == 0 ? n : 2 * j - 1 - shift), Real(0)}};
            },
            [&](Index line, Index j, ScalarQuad<Real> const& q) {
              Real const v = j == 0 || 2 * j == M ? end * q.v[0] : q.v[0], above = 2 * j == M ? sign * q.v[2] : 2 * j + 1 == M ? end * q.v[1] : q.v[1];
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
    StoredReals<Lines> const y(s);
    Index const M = a.maps.line_elements, n = y.n;
    bool const packed = a.maps.store_packing != Packing::none, ortho = has(a, line_wise_ortho);
    auto const w = [&](Index k) { return s.factor(a.maps.store_factors, k); };
    switch (a.maps.store) {
      case Map::interleaved:
        if (packed)
          s.store_items(member, (M + 1) / 2, [&](Index line, Index j) {
            auto const z = s.fetch(line, j), mirror = s.fetch(line, M - 1 - j);
            if (2 * j + 1 == M)
              y.pair(line, 4 * j, z.re, z.im);
            else
              y.quad(line, 4 * j, z.re, mirror.im, z.im, mirror.re);
          });
        else
          s.store_items(member, n, [&](Index line, Index i) { y(line, i, s.fetch(line, i % 2 == 0 ? i / 2 : n - (i + 1) / 2).re); });
        return;
      case Map::rotated:
        s.store_items(member, (packed ? M / 2 : n / 2) + 1, [&](Index line, Index k) {
          Real const first = ortho ? root_of_two<Real> / 2 : Real(1);
          auto const v = s.fetch(line, k);
          if (!packed) {
            auto const t = v * w(k);
            y(line, k, k == 0 ? 2 * first * t.re : 2 * t.re);
            if (k != 0) y(line, n - k, -2 * t.im);
            return;
          }
          constexpr Real half_root = root_of_two<Real> / 2;
          auto const z = conjugate(s.fetch(line, k == 0 ? 0 : M - k)), difference = v - z;
          auto const even = (v + z) * w(k);
          auto const odd = Complex<Real>{difference.im, -difference.re} * s.factor(a.maps.pair, k);
          auto const t = even + odd, d = even - odd;
          y(line, k, k == 0 ? first * t.re : t.re);
          if (k != 0) y(line, n - k, -t.im);
          if (2 * k == M) return;
          y(line, M - k, half_root * (d.re - d.im));
          if (k != 0) y(line, M + k, half_root * (d.re + d.im));
        });
        return;
      case Map::twisted:
        s.store_items(member, (M + 1) / 2, [&](Index line, Index k) {
          bool const middle = 2 * k + 1 == M;
          auto const t = s.fetch(line, k) * w(k), mirror = s.fetch(line, M - 1 - k) * w(M - 1 - k);
          y.pair(line, 2 * k, 2 * t.re, -2 * mirror.im);
          if (!middle) y.pair(line, n - 2 - 2 * k, 2 * mirror.re, -2 * t.im);
        });
        return;
      case Map::quartered:
        s.store_items(member, n, [&](Index line, Index k) {  // V_(2k+1 mod n), times the signs of k's quarter
          auto const v = s.fetch(line, (2 * k + 1) % n);
          y(line, k, times_root_of_two((((k + 1) & 2u) != 0 ? -v.re : v.re) + ((k & 2u) != 0 ? -v.im : v.im)));
        });
        return;
      default:  // V_p of the even or odd line: its real part, or minus its imaginary part at element p - 1
        s.store_items(member, M / 2 + 1, [&](Index line, Index k) {
          bool const is_odd = a.maps.store == Map::odd;
          auto const v = s.fetch(line, k), z = conjugate(s.fetch(line, k == 0 ? 0 : M - k));
          auto const even = v + z, odd = (v - z) * s.factor(a.maps.pair, k);
          Real const half = k == 0 && ortho && !is_odd ? root_of_two<Real> / 4 : Real(0.5);
          if (!is_odd) {
            y(line, k, half * (even.re + odd.im));
            if (2 * k != M) y(line, M - k, half * (even.re - odd.im));
          } else if (k != 0) {
            y(line, k - 1, half * (odd.re - even.im));
            if (2 * k != M) y(line, M - k - 1, half * (even.im + odd.re));
          }
        });
    }
  }
};

}  // namespace TeamFFT::Impl

#endif
