// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DCT-I and DST-I of n reals in a thread's registers: the even or odd extension to N = 2 M reals is made where the
// first stage reads memory, and what the last stage gives is the real or imaginary part of the extension's
// half-spectrum, of which a thread has elements k and M - k (mirrored_half_spectrum.hpp).
#ifndef TEAMFFT_DEVICE_ENDS_MIRRORED_EXTENDED_HPP
#define TEAMFFT_DEVICE_ENDS_MIRRORED_EXTENDED_HPP

#include <TeamFFT/device/ends/reals_in_memory.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// z_j = v_2j + i v_(2j+1) of the values v_p of the map even or odd (maps.hpp).
template <class Real, class Calls = InMemory>
struct ExtendedSource : RealsEnd<Real, Calls> {
  /// y_r = z_(b + r S).
  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&y)[R]) const {
    this->template with_source<1>(line, false, [&](auto const& x) { read(x, y); });
  }

 private:
  template <unsigned R, class Reals>
  TEAMFFT_FUNCTION void read(Reals const& x, Complex<Real> (&y)[R]) const {
    auto const& a = this->t.a;
    std::uint32_t const M = R * this->S;
    bool const is_odd = a.maps.load == Map::odd;
    Real const sign = is_odd ? Real(-1) : Real(1), end = is_odd                    ? Real(0)
                                                         : has(a, line_wise_ortho) ? root_of_two<Real>
                                                                                   : Real(1);
    auto const value = [&](std::uint32_t p) {
      std::uint32_t const place = p <= M ? p : 2 * M - p;
      bool const is_end = place == 0 || place == M;  // the odd line is 0 there
      Real const v = x[is_odd ? (is_end ? 0 : place - 1) : place];
      return is_end ? (is_odd ? Real(0) : end * v) : p <= M ? v : sign * v;
    };
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      std::uint32_t const p = 2 * (this->b + r * this->S);
      y[r] = {value(p), value(p + 1)};
    }
  }
};

/// y_k = Re V_k, y_(M-k) = Re V_(M-k), or y_(k-1) = -Im V_k, y_(M-k-1) = -Im V_(M-k), with V_k = (H - i T)/2, V_(M-k) =
/// conj(H + i T)/2, H = A + B, T = W_N^k (A - B), A = Z_k, B = conj Z_(M-k).
template <class Real, class Calls = InMemory>
struct ExtendedTarget : RealsEnd<Real, Calls> {
  /// u_r = Z_(b + r S), v_r = Z_(r S - b).
  template <unsigned R>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Complex<Real> const (&u)[R], Complex<Real> const (&v)[R]) const {
    this->template with_target<1>(line, false, [&](auto const& y) { write(y, u, v); });
  }

 private:
  template <unsigned R, class Reals>
  TEAMFFT_FUNCTION void write(Reals const& y, Complex<Real> const (&u)[R], Complex<Real> const (&v)[R]) const {
    auto const& a = this->t.a;
    std::uint32_t const b = this->b, S = this->S;
    bool const is_odd = a.maps.store == Map::odd;
    auto const all = y.from(is_odd ? -1 : 0, 1);
    auto const up = all.from(static_cast<std::int32_t>(b), static_cast<std::int32_t>(S)),
               down = all.from(static_cast<std::int32_t>(R * S - b), static_cast<std::int32_t>(S));
    auto const* const w = first_factor(a, a.maps.pair) + b;
    auto const half = this->scale_times(Real(0.5));
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      auto const A = u[r], B = conjugate(v[(R - r) % R]);
      auto const H = A + B, T = (A - B) * load_constant(w + r * S);
      auto own = scaled(half, is_odd ? T.re - H.im : H.re + T.im),
           mirror = scaled(half, is_odd ? T.re + H.im : H.re - T.im);
      if (r == 0 && b == 0) {
        if (is_odd) continue;  // V_0 and V_M of the odd line are 0
        if (has(a, line_wise_ortho)) own *= root_of_two<Real> / 2, mirror *= root_of_two<Real> / 2;
      }
      up.set(r, own);
      if (this->stores(y, has_mirror(b, S, r))) down.set(0u - r, mirror);
    }
  }
};

}  // namespace TeamFFT::Impl

#endif
