// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The maps of DCT and DST II, III and IV of n = 2 M reals (maps.hpp, trigonometric.hpp) in a thread's registers: a
// thread has butterflies b and S - b, or S - 1 - b, so that the elements of the complex line that give or take the same
// reals are in it together. All factors come from tables: a product of two rounded ones, as half-spectra have, shows in
// the error of these kinds (f32, n = 64, worst of 65 lines on a host: 1.07 of the bound for DST-IV).
#ifndef TEAMFFT_DEVICE_ENDS_MIRRORED_TRIGONOMETRIC_HPP
#define TEAMFFT_DEVICE_ENDS_MIRRORED_TRIGONOMETRIC_HPP

#include <TeamFFT/device/ends/reals_in_memory.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// z_j = x_4j + i x_(4j+2), z_(M-1-j) = x_(4j+3) + i x_(4j+1) (Makhoul 1980); where M is odd, its middle has the last
/// two reals.
template <class Real, class Calls = InMemory>
struct InterleavedSource : RealsEnd<Real, Calls> {
  /// u_r = z_(b + r S), v_r = z_(S - 1 - b + r S).
  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&u)[R], Complex<Real> (&v)[R]) const {
    this->template with_source<4>(line, false, [&](auto const& x) { read(x, u, v); });
  }

 private:
  template <unsigned R, class Reals>
  TEAMFFT_FUNCTION void read(Reals const& x, Complex<Real> (&u)[R], Complex<Real> (&v)[R]) const {
    std::uint32_t const b = this->b, S = this->S;
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R / 2; ++r) {
      put(x.template quad<Real>(4 * (b + r * S)), u[r], v[R - 1 - r]);
      put(x.template quad<Real>(4 * (S - 1 - b + r * S)), v[r], u[R - 1 - r]);
    }
    if constexpr (R % 2 == 1) {
      std::uint32_t const i = 4 * (b + R / 2 * S);
      bool const is_middle = !Reals::has_quads && 2 * b + 1 == S;
      if (is_middle) {
        auto const z = x.template pair<Real>(i);
        u[R / 2] = v[R / 2] = {z.re, sign() * z.im};
      } else {
        put(x.template quad<Real>(i), u[R / 2], v[R / 2]);
      }
    }
  }
  TEAMFFT_FUNCTION void put(ScalarQuad<Real> const& q, Complex<Real>& z, Complex<Real>& mirror) const {
    z = {q.v[0], q.v[2]};
    mirror = {sign() * q.v[3], sign() * q.v[1]};
  }
  /// Of reals at odd places.
  [[nodiscard]] TEAMFFT_FUNCTION Real sign() const {
    return has(this->t.a, line_wise_alternate_load) ? Real(-1) : Real(1);
  }
};

/// The same way back, from swapped elements.
template <class Real, class Calls = InMemory>
struct InterleavedTarget : RealsEnd<Real, Calls> {
  /// u_r = z_(b + r S), v_r = z_(S - 1 - b + r S), with their parts swapped.
  template <unsigned R>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Complex<Real> const (&u)[R], Complex<Real> const (&v)[R]) const {
    this->with_scale([&](auto const& scale) {
      this->template with_target<4>(line, false, [&](auto const& y) { write(y, scale, u, v); });
    });
  }

 private:
  template <unsigned R, class Reals, class Scaling>
  TEAMFFT_FUNCTION void write(Reals const& y, Scaling const& scale, Complex<Real> const (&u)[R],
                              Complex<Real> const (&v)[R]) const {
    std::uint32_t const b = this->b, S = this->S;
    Real const sign = has(this->t.a, line_wise_alternate_store) ? Real(-1) : Real(1);  // of reals at odd places
    auto const quad = [&](Complex<Real> const& z, Complex<Real> const& mirror) {
      return ScalarQuad<Real>{{scale(z.im), sign * scale(mirror.re), scale(z.re), sign * scale(mirror.im)}};
    };
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R / 2; ++r) {
      y.set_quad(4 * (b + r * S), quad(u[r], v[R - 1 - r]));
      if (this->stores(y, 2 * b + 1 != S)) y.set_quad(4 * (S - 1 - b + r * S), quad(v[r], u[R - 1 - r]));
    }
    if constexpr (R % 2 == 1) {
      std::uint32_t const i = 4 * (b + R / 2 * S);
      bool const is_middle = !Reals::has_quads && 2 * b + 1 == S;
      if (is_middle)
        y.set_pair(i, scale(u[R / 2].im), sign * scale(u[R / 2].re));
      else
        y.set_quad(i, quad(u[R / 2], v[R / 2]));
    }
  }
};

/// Z_k = H + i T, Z_(M-k) = conj(H - i T) with H = (A + B) conj w_k, T = (A - B) conj w_k^5, A = x_k - i x_(n-k), B =
/// e^(-i pi/4) (x_(M-k) + i x_(M+k)), x_n = 0, w_k = W_4n^k. The parts of Z_k are swapped, because what follows is a
/// backward transform.
template <class Real, class Calls = InMemory>
struct RotatedSource : RealsEnd<Real, Calls> {
  /// u_r = Z_(b + r S), v_(R-1-r) = Z_(M - b - r S).
  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&u)[R], Complex<Real> (&v)[R]) const {
    auto const& a = this->t.a;
    std::uint32_t const b = this->b, M = R * this->S;
    this->template with_source<1>(line, has(a, line_wise_reversed_load), [&](auto const& x) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) {
        std::uint32_t const k = b + r * this->S;
        bool const there = r != 0 || b != 0;
        u[r] = {x[k], there ? -x[there ? 2 * M - k : 0] : Real(0)};
        v[R - 1 - r] = {x[M - k], x[M + k]};
      }
    });
    if (b == 0 && has(a, line_wise_ortho)) u[0].re *= root_of_two<Real>;
    auto const *const w = first_factor(a, a.maps.load_factors) + b, *const w5 = first_factor(a, a.maps.pair) + b;
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      constexpr Real half_root = root_of_two<Real> / 2;
      auto const A = u[r], C = v[R - 1 - r];
      Complex<Real> const B{half_root * (C.re + C.im), half_root * (C.im - C.re)};
      auto const H = (A + B) * conjugate(load_constant(w + r * this->S)),
                 T = (A - B) * conjugate(load_constant(w5 + r * this->S));
      u[r] = swapped(Complex<Real>{H.re - T.im, H.im + T.re});
      v[R - 1 - r] = swapped(Complex<Real>{H.re + T.im, T.re - H.im});
    }
  }
};

/// y_k - i y_(n-k) = P + Q, y_(M-k) - i y_(M+k) = e^(-i pi/4) conj(P - Q) with P = w_k (A + B), Q = -i w_k^5 (A - B), A
/// = Z_k, B = conj Z_(M-k).
template <class Real, class Calls = InMemory>
struct RotatedTarget : RealsEnd<Real, Calls> {
  /// u_r = Z_(b + r S), v_r = Z_(r S - b).
  template <unsigned R>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Complex<Real> const (&u)[R], Complex<Real> const (&v)[R]) const {
    bool const reversed = has(this->t.a, line_wise_reversed_store);
    this->with_scale([&](auto const& scale) {
      this->template with_target<1>(line, reversed, [&](auto const& y) { write(y, scale, u, v); });
    });
  }

 private:
  template <unsigned R, class Reals, class Scaling>
  TEAMFFT_FUNCTION void write(Reals const& y, Scaling const& scale, Complex<Real> const (&u)[R],
                              Complex<Real> const (&v)[R]) const {
    auto const& a = this->t.a;
    std::uint32_t const b = this->b, M = R * this->S;
    auto const *const w = first_factor(a, a.maps.store_factors) + b, *const w5 = first_factor(a, a.maps.pair) + b;
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      constexpr Real half_root = root_of_two<Real> / 2;
      auto const A = u[r], B = conjugate(v[(R - r) % R]), D = A - B;
      auto const P = (A + B) * load_constant(w + r * this->S),
                 Q = Complex<Real>{D.im, -D.re} * load_constant(w5 + r * this->S);
      auto sum = P + Q, difference = P - Q;
      std::uint32_t const k = b + r * this->S;
      bool const is_first = r == 0 && b == 0;
      if (is_first && has(a, line_wise_ortho)) sum.re *= root_of_two<Real> / 2;
      y.set(k, scale(sum.re));
      if (!is_first) y.set(2 * M - k, scale(-sum.im));
      if (!this->stores(y, has_mirror(b, this->S, r))) continue;
      y.set(M - k, scale(half_root * (difference.re - difference.im)));
      if (this->stores(y, !is_first)) y.set(M + k, scale(half_root * (difference.re + difference.im)));
    }
  }
};

/// z_j = (x_2j + i x_(n-1-2j)) f(j).
template <class Real, class Calls = InMemory>
struct TwistedSource : RealsEnd<Real, Calls> {
  /// u_r = z_(b + r S), v_r = z_(S - 1 - b + r S).
  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&u)[R], Complex<Real> (&v)[R]) const {
    auto const& a = this->t.a;
    std::uint32_t const b = this->b, S = this->S;
    this->template with_source<2>(line, false, [&](auto const& x) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) {
        auto const own = x.template pair<Real>(2 * (b + r * S)), other = x.template pair<Real>(2 * (S - 1 - b + r * S));
        u[r].re = own.re, v[R - 1 - r].im = own.im;
        v[r].re = other.re, u[R - 1 - r].im = other.im;
      }
    });
    bool const reversed = has(a, line_wise_reversed_load);  // x_i lies at n-1-i
    auto const *const f = first_factor(a, a.maps.load_factors) + b, *const g = first_factor(a, a.maps.load_factors) +
                                                                               (S - 1 - b);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) u[r] = (reversed ? swapped(u[r]) : u[r]) * load_constant(f + r * S);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) v[r] = (reversed ? swapped(v[r]) : v[r]) * load_constant(g + r * S);
  }
};

/// y_2k - i y_(n-1-2k) = 2 Z_k f(k).
template <class Real, class Calls = InMemory>
struct TwistedTarget : RealsEnd<Real, Calls> {
  /// u_r = Z_(b + r S), v_r = Z_(S - 1 - b + r S).
  template <unsigned R>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Complex<Real> const (&u)[R], Complex<Real> const (&v)[R]) const {
    this->with_scale([&](auto const& scale) {
      this->template with_target<2>(line, false, [&](auto const& y) { write(y, scale, u, v); });
    });
  }

 private:
  template <unsigned R, class Reals, class Scaling>
  TEAMFFT_FUNCTION void write(Reals const& y, Scaling const& scale, Complex<Real> const (&u)[R],
                              Complex<Real> const (&v)[R]) const {
    auto const& a = this->t.a;
    std::uint32_t const b = this->b, S = this->S;
    auto const *const f = first_factor(a, a.maps.store_factors) + b, *const g = first_factor(a, a.maps.store_factors) +
                                                                                (S - 1 - b);
    Real const sign = has(a, line_wise_alternate_store) ? Real(2) : Real(-2);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      unsigned const m = R - 1 - r;
      auto const own = u[r] * load_constant(f + r * S), mirror = v[m] * load_constant(g + m * S);
      y.set_pair(2 * (b + r * S), scale(2 * own.re), scale(sign * mirror.im));
      if (this->stores(y, 2 * b + 1 != S))
        y.set_pair(2 * (S - 1 - b + m * S), scale(2 * mirror.re), scale(sign * own.im));
    }
  }
};

}  // namespace TeamFFT::Impl

#endif
