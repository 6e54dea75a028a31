// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fields of a filter as ends: complex lines in memory, a pointer for each field, with zeros past the count at the
// load.
//
// `Calls` (PassArguments<Real, Calls>) has sources and targets, the fields' first elements.
#ifndef TEAMFFT_DEVICE_ENDS_FIELDS_HPP
#define TEAMFFT_DEVICE_ENDS_FIELDS_HPP

#include <TeamFFT/device/ends/called.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// Which of a butterfly's elements j = b + r S of a line are there.
struct FieldElements {
  std::uint32_t b, S, count;

  TEAMFFT_FUNCTION FieldElements(std::uint32_t b_, std::uint32_t S_, std::uint64_t count_)
      : b(b_), S(S_), count(static_cast<std::uint32_t>(count_)) {}
  [[nodiscard]] TEAMFFT_FUNCTION bool has(unsigned r) const { return b + r * S < count; }
};

/// The load. A line's first element is always there: it is loaded in place of those that are not, so that no load is
/// conditional.
template <class Real, class Calls>
struct FieldSource {
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&y)[R]) const {
    auto const& a = t.a;
    auto const* const memory = calls_of<Calls>(t).sources[t.field];
    std::int64_t const offset = t.load_offset(line);
    if (a.load_count >= R * S)
      load_elements<Calls::load_swap>(a, memory, offset + std::int64_t{b} * a.load_stride, step_of(S, a.load_stride),
                                      y);
    else
      load_padded(in_memory(memory), offset, y);
  }

 private:
  template <unsigned R>
  TEAMFFT_FUNCTION void load_padded(Real const* memory, std::int64_t offset, Complex<Real> (&y)[R]) const {
    auto const& a = t.a;
    FieldElements const elements(b, S, a.load_count);
    bool const is_aligned = a.has(flag_aligned_load);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      std::int64_t const at = offset + (elements.has(r) ? std::int64_t{b + r * S} * a.load_stride : 0);
      check_read(a, at);
      if (is_aligned) {
        auto const v = reinterpret_cast<ScalarPair<Real> const*>(memory)[at];
        y[r] = {v.re, v.im};
      } else {
        y[r] = {memory[2 * at], memory[2 * at + 1]};
      }
    }
    keep_apart();
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      if (!elements.has(r)) y[r] = {};
      if (Calls::load_swap == Swap::always) y[r] = swapped(y[r]);
    }
  }
};

/// The store of the results that there are, with the scale and the swap.
template <class Real, class Calls>
struct FieldTarget {
  static constexpr bool has_roots = false;
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <bool = false, class Each>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Each const& each) const {
    auto const& a = t.a;
    auto* const memory = calls_of<Calls>(t).targets[t.field];
    std::int64_t const first = t.store_offset(line) + std::int64_t{b} * a.store_stride;
    std::int32_t const step = step_of(S, a.store_stride);
    if (a.store_count >= a.length) return store_elements<false, Calls::store_swap>(a, memory, first, step, each);
    FieldElements const elements(b, S, a.store_count);
    each([&](unsigned r, Complex<Real> const& v) {
      if (elements.has(r))
        store_element<Calls::store_swap>(a, in_memory(memory),
                                         first + std::int64_t{static_cast<std::int32_t>(r) * step}, v);
    });
  }
};

}  // namespace TeamFFT::Impl

#endif
