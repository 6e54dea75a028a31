// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Real lines of odd length n two at a time, x and x' of the partner line, as one complex line of n in a thread's
// registers (maps.hpp, packings of two lines; Press et al., Numerical Recipes, 12.3). A thread that meets half-spectra
// has butterflies b and S - b, so that Z_k and Z_(n-k) are in it together. S and R are odd: k = b + r S is below n/2
// where 2 r < R, and n - k is below n/2 elsewhere. A line alone is its own partner.
#ifndef TEAMFFT_DEVICE_ENDS_MIRRORED_TWO_LINES_HPP
#define TEAMFFT_DEVICE_ENDS_MIRRORED_TWO_LINES_HPP

#include <TeamFFT/device/ends/memory.hpp>
#include <TeamFFT/device/ends/mirrored_half_spectrum.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// What these ends share, made for butterfly b of S.
template <class Real>
struct TwoLinesEnd {
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

 protected:
  /// From a line to its partner. Lines with partners have no positions: the step of those is the distance.
  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t distance(std::uint32_t line, std::uint32_t step) const {
    auto const& a = t.a;
    bool const is_alone = (a.dim_count <= 1 ? t.first_line + line : t.info[line].twiddle) == a.maps.line_alone;
    return is_alone ? 0 : static_cast<std::int32_t>(step);
  }
};

/// z_j = x_j + i x'_j.
template <class Real>
struct TwoLinesSource : TwoLinesEnd<Real> {
  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&y)[R]) const {
    auto const& a = this->t.a;
    std::int64_t const distance = this->distance(line, a.load_position_step);
    std::int64_t const offset = this->t.load_offset(line) + std::int64_t{this->b} * a.load_stride;
    std::int32_t const step = step_of(this->S, a.load_stride);
    auto const *const x = in_memory(a.source) + offset, *const other = x + distance;
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      std::int32_t const at = static_cast<std::int32_t>(r) * step;
      check_read(a, offset + at);
      check_read(a, offset + distance + at);
      y[r] = {x[at], other[at]};
    }
  }
};

/// The same way back.
template <class Real>
struct TwoLinesTarget : TwoLinesEnd<Real> {
  template <bool = false, class Each>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Each const& each) const {
    auto const& a = this->t.a;
    std::int64_t const distance = this->distance(line, a.store_position_step);
    std::int64_t const offset = this->t.store_offset(line) + std::int64_t{this->b} * a.store_stride;
    std::int32_t const step = step_of(this->S, a.store_stride);
    auto *const y = in_memory(a.target) + offset, *const other = y + distance;
    each([&](unsigned r, Complex<Real> const& v) {
      std::int32_t const at = static_cast<std::int32_t>(r) * step;
      check_write(a, offset + at);
      check_write(a, offset + distance + at);
      auto const z = scaled(a.scale, swapped(v));
      y[at] = z.re;
      other[at] = z.im;
    });
  }
};

/// Z_k = X_k + i X'_k, Z_(n-k) = conj X_k + i conj X'_k, 2 k < n; X_0 and X'_0 are taken real.
template <class Real>
struct TwoHalfSpectraSource : TwoLinesEnd<Real> {
  /// u_r = Z_(b + r S), v_(R-1-r) = Z_(n - b - r S).
  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&u)[R], Complex<Real> (&v)[R]) const {
    auto const& a = this->t.a;
    std::int64_t const offset = this->t.load_offset(line), distance = this->distance(line, a.load_position_step);
    std::int64_t const last = offset + std::int64_t{R * this->S / 2} * a.load_stride;
    check_read(a, offset), check_read(a, offset + distance);
    check_read(a, last), check_read(a, last + distance);
    auto const *const X = in_memory(a.source) + 2 * offset, *const other = X + 2 * distance;
    auto const stride = static_cast<std::int32_t>(a.load_stride);
    using Aligned = ElementsInMemory<true, Real const>;
    using Unaligned = ElementsInMemory<false, Real const>;
    if (a.has(flag_aligned_load))
      read(Aligned{X, stride}, Aligned{other, stride}, u, v);
    else
      read(Unaligned{X, stride}, Unaligned{other, stride}, u, v);
  }

 private:
  template <unsigned R, class Elements>
  TEAMFFT_FUNCTION void read(Elements const& x, Elements const& other, Complex<Real> (&u)[R],
                             Complex<Real> (&v)[R]) const {
    auto const& a = this->t.a;
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      std::uint32_t const k = 2 * r < R ? this->b + r * this->S : (R - r) * this->S - this->b;
      u[r] = x.template get<Real>(k);
      v[R - 1 - r] = other.template get<Real>(k);
    }
    if (this->b == 0) u[0].im = v[R - 1].im = Real(0);
    Real const sign = has(a, line_wise_conjugate_load) ? Real(-1) : Real(1);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      Complex<Real> const A{u[r].re, sign * u[r].im}, B{v[R - 1 - r].re, sign * v[R - 1 - r].im};
      Complex<Real> const low{A.re - B.im, A.im + B.re}, high{A.re + B.im, B.re - A.im};
      auto const z = 2 * r < R ? low : high, mirror = 2 * r < R ? high : low;
      u[r] = swapped(z);
      v[R - 1 - r] = swapped(mirror);
    }
  }
};

/// X_k = (Z_k + conj Z_(n-k))/2, X'_k = (Z_k - conj Z_(n-k))/(2i), 2 k < n.
template <class Real>
struct TwoHalfSpectraTarget : TwoLinesEnd<Real> {
  /// u_r = Z_(b + r S), v_r = Z_(r S - b).
  template <unsigned R>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Complex<Real> const (&u)[R], Complex<Real> const (&v)[R]) const {
    auto const& a = this->t.a;
    std::int64_t const offset = this->t.store_offset(line), distance = this->distance(line, a.store_position_step);
    std::int64_t const last = offset + std::int64_t{R * this->S / 2} * a.store_stride;
    check_write(a, offset), check_write(a, offset + distance);
    check_write(a, last), check_write(a, last + distance);
    auto *const X = in_memory(a.target) + 2 * offset, *const other = X + 2 * distance;
    auto const stride = static_cast<std::int32_t>(a.store_stride);
    using Aligned = ElementsInMemory<true, Real>;
    using Unaligned = ElementsInMemory<false, Real>;
    if (a.has(flag_aligned_store))
      write(Aligned{X, stride}, Aligned{other, stride}, u, v);
    else
      write(Unaligned{X, stride}, Unaligned{other, stride}, u, v);
  }

 private:
  template <unsigned R, class Elements>
  TEAMFFT_FUNCTION void write(Elements const& x, Elements const& other, Complex<Real> const (&u)[R],
                              Complex<Real> const (&v)[R]) const {
    auto const& a = this->t.a;
    Real const sign = has(a, line_wise_conjugate_store) ? Real(-1) : Real(1);
    Scale<Real> const half{a.scale.high / 2, a.scale.low / 2};
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      bool const low = 2 * r < R;
      unsigned const m = (R - r) % R;
      std::uint32_t const k = low ? this->b + r * this->S : m * this->S - this->b;
      auto const &z = low ? u[r] : v[m], &mirror = low ? v[m] : u[r];
      x.set(k, scaled(half, Complex<Real>{z.re + mirror.re, sign * (z.im - mirror.im)}));
      other.set(k, scaled(half, Complex<Real>{z.im + mirror.im, sign * (mirror.re - z.re)}));
    }
  }
};

}  // namespace TeamFFT::Impl

#endif
