// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fields of a filter as ends: complex lines in memory, a pointer for each field, with zeros past the count at the load.
//
// `Calls` (PassArguments<Real, Calls>) has sources and targets, the fields' first elements.
#ifndef TEAMFFT_DEVICE_ENDS_FIELDS_HPP
#define TEAMFFT_DEVICE_ENDS_FIELDS_HPP

#include <TeamFFT/device/ends/called.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// A butterfly's elements of a line in memory.
struct FieldElements {
  std::int64_t first;
  std::int32_t step;
  std::uint32_t b, S, count;

  TEAMFFT_FUNCTION FieldElements(std::int64_t line, std::int64_t stride, std::uint32_t b_, std::uint32_t S_, std::uint64_t count_)
      : first(line + std::int64_t{b_} * stride), step(step_of(S_, stride)), b(b_), S(S_), count(static_cast<std::uint32_t>(count_)) {}
  [[nodiscard]] TEAMFFT_FUNCTION bool has(unsigned r) const { return b + r * S < count; }
  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t at(unsigned r) const { return first + std::int64_t{static_cast<std::int32_t>(r) * step}; }
};

/// The load, with its swap. A line's first element is always there: it is loaded in place of those that are not, so that no load is conditional.
template <class Real, class Calls>
struct FieldSource {
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&y)[R]) const {
    auto const& a = t.a;
    std::int64_t const offset = t.load_offset(line);
    FieldElements const elements(offset, a.load_stride, b, S, a.load_count);
    auto const* const memory = in_memory(calls_of<Calls>(t).sources[t.field]);
    auto const place = [&](unsigned r) {
      std::int64_t const at = elements.has(r) ? elements.at(r) : offset;
      check_read(a, at);
      return at;
    };
    if (a.has(flag_aligned_load)) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) {
        auto const v = reinterpret_cast<ScalarPair<Real> const*>(memory)[place(r)];
        y[r] = {v.re, v.im};
      }
    } else {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) {
        auto const* const element = memory + 2 * place(r);
        y[r] = {element[0], element[1]};
      }
    }
    bool const swaps = a.has(flag_swap_load);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      if (!elements.has(r)) y[r] = {};
      if (swaps) y[r] = swapped(y[r]);
    }
  }
};

/// The store of the results that there are, with the scale and the swap.
template <class Real, class Calls>
struct FieldTarget {
  static constexpr bool has_roots = false;
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <class Each>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Each const& each) const {
    auto const& a = t.a;
    FieldElements const elements(t.store_offset(line), a.store_stride, b, S, a.store_count);
    auto* const memory = in_memory(calls_of<Calls>(t).targets[t.field]);
    bool const swaps = a.has(flag_swap_store), is_aligned = a.has(flag_aligned_store);
    each([&](unsigned r, Complex<Real> v) {
      if (!elements.has(r)) return;
      v = scaled(a.scale, v);
      if (swaps) v = swapped(v);
      std::int64_t const at = elements.at(r);
      check_write(a, at);
      if (is_aligned) {
        reinterpret_cast<ScalarPair<Real>*>(memory)[at] = {v.re, v.im};
      } else {
        memory[2 * at] = v.re;
        memory[2 * at + 1] = v.im;
      }
    });
  }
};

}  // namespace TeamFFT::Impl

#endif
