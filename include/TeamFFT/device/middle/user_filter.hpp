// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A middle: a user's filter, which sees the elements of all fields at a place together.
//
// What a pass calls (PassArguments<Real, FilterCalls>) beside its numbers, which are those of every field. `functor`
// has along(position), a line's own (LineInfo::filter_position), which has operator()(std::uint32_t k, Complex<Real>
// (&z)[most]): it changes the C fields' elements k to the D results'; with_along(position, f), which calls f with one;
// and has(position), false of lines that are there to fill rows of memory.
#ifndef TEAMFFT_DEVICE_MIDDLE_USER_FILTER_HPP
#define TEAMFFT_DEVICE_MIDDLE_USER_FILTER_HPP

#include <TeamFFT/device/ends/called.hpp>

#include <TeamFFT/device/engines/slot_line/contract.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// forward: the transform before the filter; that behind it is the other one.
template <class Real, unsigned C, unsigned D, bool forward, class Filter>
struct FilterCalls {
  static constexpr SlotCalls calls = SlotCalls::filter;
  static constexpr bool are_called = true, from_reals = false, to_reals = false, has_pairs = false;
  static constexpr Swap load_swap = forward ? Swap::never : Swap::always,
                        store_swap = forward ? Swap::always : Swap::never;
  static constexpr unsigned in = C, out = D, most = C < D ? D : C;
  template <bool is_complex>
  static constexpr bool has_source = false;
  template <bool is_complex>
  static constexpr bool has_sink = false;
  static TEAMFFT_FUNCTION bool calls_source(std::uint16_t) { return false; }
  static TEAMFFT_FUNCTION bool calls_sink(std::uint16_t) { return false; }

  Real const* sources[C];
  Real* targets[D];
  std::uint32_t pitch;  ///< elements of scratch from a field's lines to the next one's
  /// what elements are multiplied by before the filter where the transform before it is a backward one
  Scale<Real> before;
  Filter functor;

  /// Elements k of all fields, with their parts swapped for the way back where the way there was forward.
  template <class Along>
  TEAMFFT_FUNCTION void apply(Along const& along, std::uint32_t k, Complex<Real> (&z)[most]) const {
    if constexpr (!forward) {
      TEAMFFT_UNROLL
      for (unsigned c = 0; c < C; ++c) z[c] = swapped(scaled(before, z[c]));
    }
    along(k, z);
    if constexpr (forward) {
      TEAMFFT_UNROLL
      for (unsigned d = 0; d < D; ++d) z[d] = swapped(z[d]);
    }
  }
};

/// A line's own among the filter's places (LineInfo::filter_position).
template <class Real>
TEAMFFT_FUNCTION std::uint64_t filter_position(ScratchTeam<Real> const& t, std::uint32_t line) {
  return t.a.dim_count <= 1 ? (t.first_line + line) * t.a.positions[0] : t.info[line].filter_position;
}

/// Of one field in a thread's registers; made for butterfly b of S, whose results are k = b + r S.
template <class Real, class Calls>
struct FieldFilter {
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <unsigned R>
  TEAMFFT_FUNCTION void apply(std::uint32_t line, Complex<Real> (&y)[R]) const {
    auto const& own = calls_of<Calls>(t);
    if (line >= t.lines) return;
    std::uint64_t const position = filter_position(t, line);
    if (!own.functor.has(position)) return;
    own.functor.with_along(position, [&](auto const& along) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) {
        Complex<Real> z[1] = {y[r]};
        own.apply(along, b + r * S, z);
        y[r] = z[0];
      }
    });
  }
};

}  // namespace TeamFFT::Impl

#endif
