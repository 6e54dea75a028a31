// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory as an end that knows positions: elements past the count are zeros at the load, and are left out at the store.
// With the chirps of Bluestein's transform (1970), the permutations of Rader's (1968), real elements, and the big
// twiddle at either end.
#ifndef TEAMFFT_DEVICE_ENDS_POSITIONS_HPP
#define TEAMFFT_DEVICE_ENDS_POSITIONS_HPP

#include <TeamFFT/device/ends/memory.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// The positions of a butterfly's elements. They have 31 bits.
struct Positions {
  std::uint32_t first, step, count;

  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t of(unsigned r) const { return first + r * step; }
  [[nodiscard]] TEAMFFT_FUNCTION bool has(unsigned r) const { return of(r) < count; }
};

/// The load. A line's first element is always there: it is loaded in place of those that are not, so that no load is
/// conditional.
template <class Real>
struct PositionSource {
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&y)[R]) const {
    auto const& a = t.a;
    auto const& at = t.info[line];
    auto const own = static_cast<std::uint32_t>(at.load_position);
    Positions const positions{own + b * a.load_position_step, S * a.load_position_step,
                              static_cast<std::uint32_t>(a.load_count)};
    read(at, positions, y);
    bool const is_chirped = a.has(flag_load_chirp), is_swapped = a.has(flag_swap_load);
    auto const* const chirp = a.template table<Complex<Real>>(a.chirp);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      bool const is_there = positions.has(r);
      auto v = is_swapped ? swapped(y[r]) : y[r];
      if (is_chirped) v = v * load_constant(chirp + (is_there ? positions.of(r) : own));
      y[r] = is_there ? v : Complex<Real>{};
    }
    if (!a.has(flag_load_twiddle)) return;
    RootFactors<Real> const factors(t, a.load_roots, line, b);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) y[r] = factors.times(r, y[r]);
  }

 private:
  template <unsigned R>
  TEAMFFT_FUNCTION void read(LineInfo const& at, Positions const& positions, Complex<Real> (&y)[R]) const {
    auto const& a = t.a;
    auto const stride = static_cast<std::int32_t>(a.load_stride);
    if (!a.has(flag_gather))
      return read_from(
          at, [&](unsigned r) { return static_cast<std::int32_t>(positions.has(r) ? b + r * S : 0u) * stride; }, y);
    auto const* const gather = a.template table<std::uint32_t>(a.gather);
    std::int32_t offset[R];
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r)
      offset[r] = static_cast<std::int32_t>(load_constant(gather + (positions.has(r) ? positions.of(r) : 0u))) * stride;
    read_from(
        at, [&](unsigned r) { return offset[r]; }, y);
  }

  /// y_r = the element at offset(r) from the line's first one.
  template <unsigned R, class Offset>
  TEAMFFT_FUNCTION void read_from(LineInfo const& at, Offset const& offset, Complex<Real> (&y)[R]) const {
    auto const& a = t.a;
    if (a.has(flag_aligned_load)) {
      auto const* const p = in_memory(reinterpret_cast<ScalarPair<Real> const*>(a.source)) + at.load;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) {
        check_read(a, at.load + offset(r));
        auto const v = p[offset(r)];
        y[r] = {v.re, v.im};
      }
    } else {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) y[r] = read_element(a, at.load + offset(r));
    }
  }
};

/// The store.
template <class Real>
struct PositionTarget {
  static constexpr bool has_roots = true;
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <bool = false, class Each>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Each const& each) const {
    if (!t.a.has(flag_store_twiddle)) return store_there(line, each);
    RootFactors<Real> const factors(t, t.a.store_roots, line, b);
    store_there(line, [&](auto const& store) {
      each([&](unsigned r, Complex<Real> const& v) { store(r, factors.times(r, v)); });
    });
  }

 private:
  template <class Each>
  TEAMFFT_FUNCTION void store_there(std::uint32_t line, Each const& each) const {
    auto const& a = t.a;
    auto const& at = t.info[line];
    Positions const positions{static_cast<std::uint32_t>(at.store_position) + b * a.store_position_step,
                              S * a.store_position_step, static_cast<std::uint32_t>(a.store_count)};
    auto const stride = static_cast<std::int32_t>(a.store_stride);
    bool const is_chirped = a.has(flag_store_chirp), scatters = a.has(flag_scatter);
    auto const* const chirp = a.template table<Complex<Real>>(a.chirp);
    auto const* const scatter = a.template table<std::uint32_t>(a.scatter);
    each([&](unsigned r, Complex<Real> v) {
      if (!positions.has(r)) return;
      if (is_chirped) v = v * conjugate(load_constant(chirp + positions.of(r)));
      std::uint32_t const element = scatters ? load_constant(scatter + positions.of(r)) : b + r * S;
      write_element(a, at.store + static_cast<std::int32_t>(element) * stride, v);
    });
  }
};

}  // namespace TeamFFT::Impl

#endif
