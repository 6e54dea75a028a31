// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ends that are called: a source and a sink instead of memory, at the registers of the first stage and of the last one.
//
// `Calls` (PassArguments<Real, Calls>) says of a user's functors or of Views with options around them: `from_reals`,
// `to_reals`, what the transform's ends are; has_source<is_complex>, has_sink<is_complex>, whether one of such elements
// is called; calls_source(flags), calls_sink(flags), whether this pass does. source_along(offset, stride) is a line of
// a source, whose load<R>(number, get) sets get(r) to element number(r) for r < R; sink_along(offset, stride) one of a
// sink, whose store<R>(number, is_stored, get) hands over get(r) as element number(r) where is_stored(r).
#ifndef TEAMFFT_DEVICE_ENDS_CALLED_HPP
#define TEAMFFT_DEVICE_ENDS_CALLED_HPP

#include <TeamFFT/device/ends/memory.hpp>
#include <TeamFFT/device/line/wavefront.hpp>

#include <cstdint>
#include <type_traits>

namespace TeamFFT::Impl {

template <class Calls, bool is_complex>
constexpr bool has_called_source() {
  if constexpr (Calls::are_called)
    return Calls::template has_source<is_complex>;
  else
    return false;
}
template <class Calls, bool is_complex>
constexpr bool has_called_sink() {
  if constexpr (Calls::are_called)
    return Calls::template has_sink<is_complex>;
  else
    return false;
}

/// A pass with what it calls, as the kernel was given it.
template <class Calls, class Real>
TEAMFFT_FUNCTION PassArguments<Real, Calls> const& calls_of(ScratchTeam<Real> const& t) {
  return static_cast<PassArguments<Real, Calls> const&>(t.a);
}
template <class Calls, class Real>
TEAMFFT_FUNCTION bool calls_source(ScratchTeam<Real> const& t) {
  return calls_of<Calls>(t).calls_source(t.a.maps.flags);
}
template <class Calls, class Real>
TEAMFFT_FUNCTION bool calls_sink(ScratchTeam<Real> const& t) {
  return calls_of<Calls>(t).calls_sink(t.a.maps.flags);
}

/// Memory as such a line, of reals or of complex elements.
template <class Real, class Value>
struct MemoryAlong {
  PassArguments<Real> const& a;
  std::int64_t first, stride;

  template <unsigned R, class Number, class Get>
  TEAMFFT_FUNCTION void load(Number const& number, Get const& get) const {
    static_for<R>([&](auto r) {
      std::int64_t const at = first + number(decltype(r)::value) * stride;
      check_read(a, at);
      if constexpr (std::is_same_v<Value, Real>)
        get(r) = in_memory(a.source)[at];
      else
        get(r) = read_element(a, at);
    });
  }
  template <unsigned R, class Number, class Stores, class Get>
  TEAMFFT_FUNCTION void store(Number const& number, Stores const& is_stored, Get const& get) const {
    static_for<R>([&](auto r) {
      if (!is_stored(decltype(r)::value)) return;
      std::int64_t const at = first + number(decltype(r)::value) * stride;
      check_write(a, at);
      auto* const p = in_memory(a.target) + (std::is_same_v<Value, Real> ? at : 2 * at);
      if constexpr (std::is_same_v<Value, Real>)
        *p = get(r);
      else
        p[0] = get(r).re, p[1] = get(r).im;
    });
  }
};

/// f(line) of a line of the pass' source, whose elements are Values, or of its target.
template <class Calls, class Value, class Real, class F>
TEAMFFT_FUNCTION void with_source(ScratchTeam<Real> const& t, std::uint32_t line, F const& f) {
  auto const& a = t.a;
  if constexpr (has_called_source<Calls, !std::is_same_v<Value, Real>>())
    if (calls_source<Calls>(t)) return f(calls_of<Calls>(t).source_along(t.load_offset(line), a.load_stride));
  f(MemoryAlong<Real, Value>{a, t.load_offset(line), a.load_stride});
}
template <class Calls, class Value, class Real, class F>
TEAMFFT_FUNCTION void with_target(ScratchTeam<Real> const& t, std::uint32_t line, F const& f) {
  auto const& a = t.a;
  if constexpr (has_called_sink<Calls, !std::is_same_v<Value, Real>>())
    if (calls_sink<Calls>(t)) return f(calls_of<Calls>(t).sink_along(t.store_offset(line), a.store_stride));
  f(MemoryAlong<Real, Value>{a, t.store_offset(line), a.store_stride});
}

/// The load of lines of complex elements, zero past the count; of whole lines of reals; and of the half-spectra of
/// whole lines of odd length.
template <class Real, class Calls>
struct CalledLineSource {
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&y)[R]) const {
    auto const& a = t.a;
    if constexpr (Calls::from_reals)
      if (a.has(flag_real_load)) return load_reals(line, y);
    if constexpr (Calls::to_reals)
      if (a.has(flag_line_wise_load)) return load_half_spectrum(line, y);
    if constexpr (has_called_source<Calls, true>())
      if (calls_source<Calls>(t)) {
        auto const count = static_cast<std::uint32_t>(a.load_count);
        auto const x = calls_of<Calls>(t).source_along(t.load_offset(line), a.load_stride);
        auto const get = [&](auto r) -> Complex<Real>& { return y[decltype(r)::value]; };
        std::uint32_t const first = b < count ? b : 0;  // no source is asked for zeros of a padded line
        if (count >= R * S)
          x.template load<R>([&](unsigned r) { return b + r * S; }, get);
        else
          x.template load<R>([&](unsigned r) { return b + r * S < count ? b + r * S : first; }, get);
        return finish(count, y);
      }
    MemorySource<Real>{t, b, S}.load(line, y);
  }

 private:
  template <unsigned R>
  TEAMFFT_FUNCTION void load_reals(std::uint32_t line, Complex<Real> (&y)[R]) const {
    auto const count = static_cast<std::uint32_t>(t.a.load_count);
    std::uint32_t const first = b < count ? b : 0;
    with_source<Calls, Real>(t, line, [&](auto const& x) {
      x.template load<R>([&](unsigned r) { return b + r * S < count ? b + r * S : first; },
                         [&](auto r) -> Real& { return y[decltype(r)::value].re; });
    });
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) y[r].im = Real(0);
    finish(count, y);
  }

  /// X_j, and conj X_(N-j) past N/2; X_0 is taken real.
  template <unsigned R>
  TEAMFFT_FUNCTION void load_half_spectrum(std::uint32_t line, Complex<Real> (&y)[R]) const {
    auto const& a = t.a;
    std::uint32_t const N = R * S, count = a.maps.count < N ? static_cast<std::uint32_t>(a.maps.count) : N;
    auto const number = [&](unsigned r) {
      std::uint32_t const j = b + r * S, k = 2 * j <= N ? j : N - j;
      return k < count ? k : 0;
    };
    with_source<Calls, Complex<Real>>(t, line, [&](auto const& x) {
      x.template load<R>(number, [&](auto r) -> Complex<Real>& { return y[decltype(r)::value]; });
    });
    bool const is_conjugate = has(a, line_wise_conjugate_load), swaps = a.has(flag_swap_load);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      std::uint32_t const j = b + r * S, k = 2 * j <= N ? j : N - j;
      if (j == 0) y[r].im = Real(0);
      if (k >= count) y[r] = {};
      if ((k != j) != is_conjugate) y[r].im = -y[r].im;
      if (swaps) y[r] = swapped(y[r]);
    }
  }

  template <unsigned R>
  TEAMFFT_FUNCTION void finish(std::uint32_t count, Complex<Real> (&y)[R]) const {
    keep_apart();  // else what becomes of an element waits for it before the next one is asked for
    if (!t.a.has(flag_whole_load)) {
      keep_branch<0>();
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r)
        if (b + r * S >= count) y[r] = {};
    }
    if (!t.a.has(flag_swap_load)) return;
    keep_branch<1>();
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) y[r] = swapped(y[r]);
  }
};

/// The store of the same, behind the big twiddle where a longer line wants it.
template <class Real, class Calls>
struct CalledLineTarget {
  static constexpr bool has_roots = true;
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <unsigned R>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Complex<Real> (&y)[R]) const {
    auto const& a = t.a;
    if (a.has(flag_store_twiddle)) {
      RootFactors<Real> const factors(t, a.store_roots, line, b);
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) y[r] = factors.times(r, y[r]);
    }
    scale_and_swap(a, y);
    if constexpr (Calls::to_reals)
      if (has(a, line_wise_real_store))
        return with_target<Calls, Real>(t, line, [&](auto const& x) {
          x.template store<R>([&](unsigned r) { return b + r * S; }, [](unsigned) { return true; },
                              [&](auto r) -> Real& { return y[decltype(r)::value].re; });
        });
    std::uint32_t count = static_cast<std::uint32_t>(a.store_count);
    if constexpr (Calls::from_reals)
      if (a.has(flag_line_wise_store)) {
        count = R * S / 2 + 1;
        if (has(a, line_wise_conjugate_store)) {
          TEAMFFT_UNROLL
          for (unsigned r = 0; r < R; ++r) y[r].im = -y[r].im;
        }
      }
    auto const is_stored = [&](unsigned r) { return b + r * S < count; };
    auto const get = [&](auto r) -> Complex<Real>& { return y[decltype(r)::value]; };
    with_target<Calls, Complex<Real>>(t, line, [&](auto const& x) {
      if (count >= R * S)
        x.template store<R>([&](unsigned r) { return b + r * S; }, [](unsigned) { return true; }, get);
      else
        x.template store<R>([&](unsigned r) { return is_stored(r) ? b + r * S : 0; }, is_stored, get);
    });
  }

 private:
  /// Multiplies by the plan's scale, and swaps.
  template <unsigned R>
  static TEAMFFT_FUNCTION void scale_and_swap(PassArguments<Real> const& a, Complex<Real> (&y)[R]) {
    if (!a.is_scaled() && !a.has(flag_swap_store)) return;
    by_condition(a.has(flag_swap_store), [&](auto swaps) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) {
        auto const v = scaled(a.scale, y[r]);
        y[r] = swaps ? swapped(v) : v;
      }
    });
  }
};

/// The load of whole lines of reals, two neighbours of which are one complex element; zero past the count.
template <class Real, class Calls>
struct CalledPairSource {
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&y)[R]) const {
    auto const& a = t.a;
    if (!a.has(flag_line_wise_load)) return MemorySource<Real, Swap::never>{t, b, S}.load(line, y);
    auto const count = static_cast<std::uint32_t>(a.maps.count < a.maps.length ? a.maps.count : a.maps.length);
    if (!load_pairs(line, count, y)) {
      auto const number = [&](unsigned r, unsigned part) {
        std::uint32_t const j = 2 * (b + r * S) + part;
        return j < count ? j : 0;
      };
      with_source<Calls, Real>(t, line, [&](auto const& x) {
        x.template load<R>([&](unsigned r) { return number(r, 0); },
                           [&](auto r) -> Real& { return y[decltype(r)::value].re; });
        x.template load<R>([&](unsigned r) { return number(r, 1); },
                           [&](auto r) -> Real& { return y[decltype(r)::value].im; });
      });
    }
    keep_apart();
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      std::uint32_t const j = 2 * (b + r * S);
      if (j >= count) y[r].re = Real(0);
      if (j + 1 >= count) y[r].im = Real(0);
    }
  }

 private:
  /// In one access each, where the source has that.
  template <unsigned R>
  TEAMFFT_FUNCTION bool load_pairs([[maybe_unused]] std::uint32_t line, [[maybe_unused]] std::uint32_t count,
                                   [[maybe_unused]] Complex<Real> (&y)[R]) const {
    if constexpr (Calls::has_pairs) {
      auto const& a = calls_of<Calls>(t);
      if (!calls_source<Calls>(t) || !a.in.has_pairs) return false;
      a.source_pairs_along(t.load_offset(line), 2 * a.load_stride)
          .template load<R>([&](unsigned r) { return 2 * (b + r * S) + 1 < count ? b + r * S : 0; },
                            [&](auto r) -> Complex<Real>& { return y[decltype(r)::value]; });
      return true;
    }
    return false;
  }
};

/// The store of the same.
template <class Real, class Calls>
struct CalledPairTarget {
  static constexpr bool has_roots = false;
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <unsigned R>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Complex<Real> (&y)[R]) const {
    auto const& a = t.a;
    if (!a.has(flag_line_wise_store))
      return MemoryTarget<Real, Swap::always>{t, b, S}.store(line, [&](auto const& put) {
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < R; ++r) put(r, y[r]);
      });
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) y[r] = swapped(scaled(a.scale, y[r]));
    auto const all = [](unsigned) { return true; };
    if constexpr (Calls::has_pairs)
      if (calls_sink<Calls>(t) && calls_of<Calls>(t).out.has_pairs)
        return calls_of<Calls>(t)
            .sink_pairs_along(t.store_offset(line), 2 * a.store_stride)
            .template store<R>([&](unsigned r) { return b + r * S; }, all,
                               [&](auto r) -> Complex<Real>& { return y[decltype(r)::value]; });
    with_target<Calls, Real>(t, line, [&](auto const& x) {
      x.template store<R>([&](unsigned r) { return 2 * (b + r * S); }, all,
                          [&](auto r) -> Real& { return y[decltype(r)::value].re; });
      x.template store<R>([&](unsigned r) { return 2 * (b + r * S) + 1; }, all,
                          [&](auto r) -> Real& { return y[decltype(r)::value].im; });
    });
  }
};

/// Whether element M - k of a thread with butterflies b and S - b is another one than its elements k = b + r S.
TEAMFFT_FUNCTION bool has_mirror(std::uint32_t b, std::uint32_t S, unsigned r) { return b == 0 ? r == 0 : 2 * b != S; }

/// Whether a target stores all of a butterfly's elements together, from registers that it may overwrite.
template <class Target>
inline constexpr bool stores_together = false;
template <class Real, class Calls>
inline constexpr bool stores_together<CalledLineTarget<Real, Calls>> = true;
template <class Real, class Calls>
inline constexpr bool stores_together<CalledPairTarget<Real, Calls>> = true;

}  // namespace TeamFFT::Impl

#endif
