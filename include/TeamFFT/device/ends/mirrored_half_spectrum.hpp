// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Half-spectra of whole lines of N = 2 M reals in a thread's registers (Sorensen, Jones, Heideman and Burrus 1987): a
// thread has butterflies b and S - b, so that elements k = b + r S and M - k are in it together, and nothing is swept
// through scratch.
#ifndef TEAMFFT_DEVICE_ENDS_MIRRORED_HALF_SPECTRUM_HPP
#define TEAMFFT_DEVICE_ENDS_MIRRORED_HALF_SPECTRUM_HPP

#include <TeamFFT/device/ends/called.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// Elements of a line in memory, aligned to two scalars (one access each) or not.
template <bool aligned, class Scalar>
struct ElementsInMemory {
  Scalar* first;
  std::int32_t stride;

  template <class Real>
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> get(std::uint32_t k) const {
    auto const* const p = first + 2 * (static_cast<std::int32_t>(k) * stride);
    if constexpr (aligned) {
      auto const v = *reinterpret_cast<ScalarPair<Real> const*>(p);
      return {v.re, v.im};
    } else {
      return {p[0], p[1]};
    }
  }
  template <class Real>
  TEAMFFT_FUNCTION void set(std::uint32_t k, Complex<Real> const& v) const {
    auto* const p = first + 2 * (static_cast<std::int32_t>(k) * stride);
    if constexpr (aligned) {
      *reinterpret_cast<ScalarPair<Real>*>(p) = {v.re, v.im};
    } else {
      p[0] = v.re;
      p[1] = v.im;
    }
  }
};

/// A butterfly b of R and its mirror among n = 2 M reals of maps of half-spectra (maps.hpp): X_k of k = b + r S at
/// low[r step] and high[-r step], which are the elements k and n - k, and X_(M-k) at high[-(R + r) step] and low[(R +
/// r) step]. At k = 0 both have but one real.
template <class Scalar>
struct MirroredReals {
  Scalar *low, *high;
  std::int32_t step;

  TEAMFFT_FUNCTION MirroredReals(Scalar* first, std::int32_t stride, std::uint32_t b, std::uint32_t S, std::uint32_t M)
      : low(first + static_cast<std::int32_t>(b) * stride),
        high(first + static_cast<std::int32_t>(2 * M - b) * stride),
        step(static_cast<std::int32_t>(S) * stride) {}
};

/// Z_k = H + T, Z_(M-k) = conj(H - T) with H = A + B, T = i W_N^-k (A - B), A = X_k, B = conj X_(M-k); X_0 and X_M are
/// taken real. The parts of Z_k are swapped, because what follows is a backward transform.
template <class Real, class Calls = InMemory>
struct HalfSpectrumSource {
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  /// u_r = Z_(b + r S), v_(R-1-r) = Z_(M - b - r S).
  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&u)[R], Complex<Real> (&v)[R]) const {
    if (!calls(line, u, v)) read(t.load_offset(line), u, v);
    finish(u, v);
  }

 private:
  /// Of memory: a half-spectrum, or one among reals.
  template <unsigned R>
  TEAMFFT_FUNCTION void read(std::int64_t offset, Complex<Real> (&u)[R], Complex<Real> (&v)[R]) const {
    auto const& a = t.a;
    auto const stride = static_cast<std::int32_t>(a.load_stride);
    check_read(a, offset);
    if (!Calls::are_called && a.has(flag_real_load)) {
      check_read(a, offset + (2 * std::int64_t{a.maps.line_elements} - 1) * a.load_stride);
      return read_reals(in_memory(a.source) + offset, stride, u, v);
    }
    check_read(a, offset + std::int64_t{a.maps.line_elements} * a.load_stride);
    auto const* const memory = in_memory(a.source) + 2 * offset;
    if (a.has(flag_aligned_load))
      read(ElementsInMemory<true, Real const>{memory, stride}, u, v);
    else
      read(ElementsInMemory<false, Real const>{memory, stride}, u, v);
  }

  template <unsigned R, class Elements>
  TEAMFFT_FUNCTION void read(Elements const& x, Complex<Real> (&u)[R], Complex<Real> (&v)[R]) const {
    std::uint32_t const M = R * S;
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      u[r] = x.template get<Real>(b + r * S);
      v[R - 1 - r] = x.template get<Real>(M - b - r * S);
    }
  }

  template <unsigned R>
  TEAMFFT_FUNCTION void read_reals(Real const* first, std::int32_t stride, Complex<Real> (&u)[R],
                                   Complex<Real> (&v)[R]) const {
    MirroredReals<Real const> const x(first, stride, b, S, R * S);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      auto const step = static_cast<std::int32_t>(r) * x.step, half = static_cast<std::int32_t>(R + r) * x.step;
      u[r] = {x.low[step], r == 0 && b == 0 ? Real(0) : x.high[-step]};
      v[R - 1 - r] = {x.high[-half], x.low[half]};
    }
  }

  /// Of a source, which has zeros past the count; false where none is called.
  template <unsigned R>
  TEAMFFT_FUNCTION bool calls([[maybe_unused]] std::uint32_t line, [[maybe_unused]] Complex<Real> (&u)[R],
                              [[maybe_unused]] Complex<Real> (&v)[R]) const {
    if constexpr (has_called_source<Calls, true>())
      if (calls_source<Calls>(t)) {
        call(line, u, v);
        return true;
      }
    return false;
  }
  template <unsigned R>
  TEAMFFT_FUNCTION void call(std::uint32_t line, Complex<Real> (&u)[R], Complex<Real> (&v)[R]) const {
    auto const& a = calls_of<Calls>(t);
    std::uint32_t const M = R * S, count = a.maps.count < M + 1 ? static_cast<std::uint32_t>(a.maps.count) : M + 1;
    auto const own = [&](unsigned r) { return b + r * S; };
    auto const mirror = [&](unsigned r) { return M - b - (R - 1 - r) * S; };
    auto const there = [&](std::uint32_t k) { return k < count ? k : 0; };
    auto const x = a.source_along(t.load_offset(line), a.load_stride);
    x.template load<R>([&](unsigned r) { return there(own(r)); },
                       [&](auto r) -> Complex<Real>& { return u[decltype(r)::value]; });
    x.template load<R>([&](unsigned r) { return there(mirror(r)); },
                       [&](auto r) -> Complex<Real>& { return v[decltype(r)::value]; });
    keep_apart();
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      if (own(r) >= count) u[r] = {};
      if (mirror(r) >= count) v[r] = {};
    }
  }

  /// The conjugate of a half-spectrum has the other sign at imaginary parts.
  template <unsigned R>
  TEAMFFT_FUNCTION void finish(Complex<Real> (&u)[R], Complex<Real> (&v)[R]) const {
    auto const& a = t.a;
    if (b == 0) u[0].im = v[R - 1].im = Real(0);
    Real const sign = has(a, line_wise_conjugate_load) ? Real(-1) : Real(1);
    auto const root = conjugate(load_constant(first_factor(a, a.maps.pair) + b));
    static_for<R>([&](auto r) {
      constexpr unsigned back = decltype(r)::value == 0 ? 0 : 2 * R - decltype(r)::value;
      Complex<Real> const H{u[r].re + v[R - 1 - r].re, u[r].im - v[R - 1 - r].im},
          D{u[r].re - v[R - 1 - r].re, sign * (u[r].im + v[R - 1 - r].im)},
          odd = D * times_root<back, 2 * R>(root, Real{});
      u[r] = swapped(Complex<Real>{H.re - odd.im, sign * H.im + odd.re});
      v[R - 1 - r] = swapped(Complex<Real>{H.re + odd.im, odd.re - sign * H.im});
    });
  }
};

/// X_k = (H + T)/2, X_(M-k) = conj(H - T)/2 with H = A + B, T = -i W_N^k (A - B), A = Z_k, B = conj Z_(M-k).
template <class Real, class Calls = InMemory>
struct HalfSpectrumTarget {
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  /// u_r = Z_(b + r S), v_r = Z_(r S - b).
  template <unsigned R>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Complex<Real> const (&u)[R], Complex<Real> const (&v)[R]) const {
    auto const& a = t.a;
    if constexpr (has_called_sink<Calls, true>())
      if (calls_sink<Calls>(t)) return call(line, u, v);
    std::int64_t const offset = t.store_offset(line);
    check_write(a, offset);
    Complex<Real> owns[R], mirrors[R];  // ahead of the stores, so that the sums stand once in the code
    each(u, v, [&](unsigned r, Complex<Real> const& own, Complex<Real> const& mirror) {
      owns[r] = own, mirrors[r] = mirror;
    });
    if constexpr (!Calls::are_called)
      if (has(a, line_wise_real_store)) return write_reals(offset, owns, mirrors);
    check_write(a, offset + std::int64_t{a.maps.line_elements} * a.store_stride);
    auto* const memory = in_memory(a.target) + 2 * offset;
    if (a.has(flag_aligned_store))
      write(ElementsInMemory<true, Real>{memory, static_cast<std::int32_t>(a.store_stride)}, owns, mirrors);
    else
      write(ElementsInMemory<false, Real>{memory, static_cast<std::int32_t>(a.store_stride)}, owns, mirrors);
  }

 private:
  template <unsigned R, class Elements>
  TEAMFFT_FUNCTION void write(Elements const& x, Complex<Real> const (&owns)[R],
                              Complex<Real> const (&mirrors)[R]) const {
    std::uint32_t const M = R * S;
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      x.set(b + r * S, owns[r]);
      x.set(M - b - r * S, mirrors[r]);
    }
  }

  template <unsigned R>
  TEAMFFT_FUNCTION void write_reals(std::int64_t offset, Complex<Real> const (&owns)[R],
                                    Complex<Real> const (&mirrors)[R]) const {
    auto const& a = t.a;
    check_write(a, offset + (2 * std::int64_t{a.maps.line_elements} - 1) * a.store_stride);
    MirroredReals<Real> const x(in_memory(a.target) + offset, static_cast<std::int32_t>(a.store_stride), b, S, R * S);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      auto const step = static_cast<std::int32_t>(r) * x.step, half = static_cast<std::int32_t>(R + r) * x.step;
      auto const y = to_mirrored_reals(a.maps.store, owns[r]), z = to_mirrored_reals(a.maps.store, mirrors[r]);
      x.low[step] = y.re;
      x.high[-half] = z.re;
      if (r == 0 && b == 0) continue;
      x.high[-step] = y.im;
      x.low[half] = z.im;
    }
  }

  /// The same into a sink, which takes each element once: butterflies that are their own partners have most of their
  /// mirrors themselves.
  template <unsigned R>
  TEAMFFT_FUNCTION void call(std::uint32_t line, Complex<Real> const (&u)[R], Complex<Real> const (&v)[R]) const {
    auto const& a = calls_of<Calls>(t);
    std::uint32_t const M = R * S;
    Complex<Real> owns[R], mirrors[R];
    each(u, v, [&](unsigned r, Complex<Real> const& own, Complex<Real> const& mirror) {
      owns[r] = own, mirrors[r] = mirror;
    });
    auto const x = a.sink_along(t.store_offset(line), a.store_stride);
    x.template store<R>([&](unsigned r) { return b + r * S; }, [](unsigned) { return true; },
                        [&](auto r) -> Complex<Real>& { return owns[decltype(r)::value]; });
    x.template store<R>([&](unsigned r) { return M - b - r * S; }, [&](unsigned r) { return has_mirror(b, S, r); },
                        [&](auto r) -> Complex<Real>& { return mirrors[decltype(r)::value]; });
  }

  /// f(r, X_k, X_(M-k)) of k = b + r S. Half the scale is a factor of H and of the root, the sign of a conjugate one of
  /// imaginary parts.
  template <unsigned R, class F>
  TEAMFFT_FUNCTION void each(Complex<Real> const (&u)[R], Complex<Real> const (&v)[R], F const& f) const {
    auto const& a = t.a;
    Real const sign = has(a, line_wise_conjugate_store) ? Real(-1) : Real(1);
    Scale<Real> const half{a.scale.high / 2, a.scale.low / 2}, signed_half{sign * half.high, sign * half.low};
    auto const root = scaled(half, load_constant(first_factor(a, a.maps.pair) + b));
    static_for<R>([&](auto r) {
      constexpr unsigned m = (R - decltype(r)::value) % R;
      auto const A = u[r], B = conjugate(v[m]);
      auto const sum = A + B, odd = (A - B) * times_root<decltype(r)::value, 2 * R>(root, Real{});
      Complex<Real> const H{scaled(half, sum.re), scaled(signed_half, sum.im)};
      f(decltype(r)::value, Complex<Real>{H.re + odd.im, H.im - sign * odd.re},
        Complex<Real>{H.re - odd.im, -H.im - sign * odd.re});
    });
  }
};

}  // namespace TeamFFT::Impl

#endif
