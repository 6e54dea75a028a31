// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory as an end: whole lines of complex elements, or of reals two by two, with any strides. An end is made for
// butterfly b of S, and meets elements y_r = b + r S of a line in a thread's registers.
#ifndef TEAMFFT_DEVICE_ENDS_MEMORY_HPP
#define TEAMFFT_DEVICE_ENDS_MEMORY_HPP

#include <TeamFFT/device/line/scratch_team.hpp>

#include <cstdint>
#include <type_traits>

namespace TeamFFT::Impl {

/// From an element of a butterfly to the next one: a line's extent is below 2^31 elements, so that all but its first
/// element costs one multiplication of 32 bits.
TEAMFFT_FUNCTION std::int32_t step_of(std::uint32_t S, std::int64_t stride) {
  return static_cast<std::int32_t>(S) * static_cast<std::int32_t>(stride);
}

/// f(condition) of a condition that all threads share. CUDA gets two codes, neither of which looks at it, where
/// elements would look one by one. Other backends get one, because HIP's compiler has no registers for what both have
/// in common.
template <class F>
TEAMFFT_FUNCTION void by_condition(bool condition, F const& f) {
#if defined(__CUDA_ARCH__)
  if (condition) {
    keep_branch<0>();
    f(std::true_type{});
  } else {
    keep_branch<1>();
    f(std::false_type{});
  }
#else
  f(condition);
#endif
}

/// Whether an end swaps the parts of its elements (a backward transform is a forward one between two such ends): none
/// of its passes, each, or those that say so.
enum class Swap : std::uint8_t { never, always, asked };

template <Swap swap, class Real>
TEAMFFT_FUNCTION bool swaps(PassArguments<Real> const& a, std::uint32_t flag) {
  if constexpr (swap == Swap::asked) return a.has(flag);
  return swap == Swap::always;
}

/// y_r = element offset + r step of memory, with the swap.
template <Swap swap, unsigned R, class Real>
TEAMFFT_FUNCTION void load_elements(PassArguments<Real> const& a, Real const* memory, std::int64_t offset,
                                    std::int32_t step, Complex<Real> (&y)[R]) {
  auto const at = [&](unsigned r) { return offset + static_cast<std::int32_t>(r) * step; };
  if (a.has(flag_aligned_load)) {
    auto const* const p = in_memory(reinterpret_cast<ScalarPair<Real> const*>(memory)) + offset;
    by_condition(swaps<swap>(a, flag_swap_load), [&](auto swapped_load) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) {
        check_read(a, at(r));
        auto const v = p[static_cast<std::int32_t>(r) * step];
        y[r] = swapped_load ? Complex<Real>{v.im, v.re} : Complex<Real>{v.re, v.im};
      }
    });
  } else {
    auto const* const p = in_memory(memory);
    bool const swapped_load = swaps<swap>(a, flag_swap_load);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      check_read(a, at(r));
      auto const* const element = p + 2 * at(r);
      y[r] = {element[swapped_load ? 1 : 0], element[swapped_load ? 0 : 1]};
    }
  }
}

/// The load.
template <class Real, Swap swap = Swap::asked>
struct MemorySource {
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&y)[R]) const {
    load_elements<swap>(t.a, t.a.source, t.load_offset(line) + std::int64_t{b} * t.a.load_stride,
                        step_of(S, t.a.load_stride), y);
  }
};

/// One element into memory, with the plan's scale and the swap, each looked at here.
template <Swap swap, class Real>
TEAMFFT_FUNCTION void store_element(PassArguments<Real> const& a, Real* memory, std::int64_t at, Complex<Real> v) {
  v = scaled(a.scale, v);
  if (swaps<swap>(a, flag_swap_store)) v = swapped(v);
  check_write(a, at);
  if (a.has(flag_aligned_store)) {
    reinterpret_cast<ScalarPair<Real>*>(memory)[at] = {v.re, v.im};
  } else {
    memory[2 * at] = v.re;
    memory[2 * at + 1] = v.im;
  }
}

/// Stores into memory, with the plan's scale and the swap. `each(store)` calls store(r, y_r) for every r. The code
/// holds it twice at most where it computes them
/// (`computes`), else once for each of what the stores look at; HIP's code holds it once or twice.
template <bool computes, Swap swap, class Real, class Each>
TEAMFFT_FUNCTION void store_elements(PassArguments<Real> const& a, Real* target, std::int64_t offset, std::int32_t step,
                                     Each const& each) {
  auto* const memory = in_memory(target);
  auto* const p = reinterpret_cast<ScalarPair<Real>*>(memory) + offset;
  auto const at = [&](unsigned r) { return offset + static_cast<std::int32_t>(r) * step; };
  auto const put = [&](unsigned r, Complex<Real> const& v) {
    check_write(a, at(r));
    p[static_cast<std::int32_t>(r) * step] = {v.re, v.im};
  };
  auto const put_swapped = [&](unsigned r, Complex<Real> const& v) { put(r, swapped(v)); };
#if defined(__HIP_DEVICE_COMPILE__)  // the compiler spills up to 63 registers of radices to 25 by other codes
                                     // (perf/notes/slot_line.md#instructions-2026-11-30)
  constexpr bool has_two_codes = !computes || sizeof(Real) == 8;
  if (has_two_codes && swap == Swap::always && a.has(flag_aligned_store) && !a.is_scaled()) return each(put_swapped);
  if (has_two_codes && swap != Swap::always && stores_as_they_are(a)) return each(put);
#else
  bool const swapped_store = swaps<swap>(a, flag_swap_store);
  if (a.has(flag_aligned_store)) {
    if (swap == Swap::always && !a.is_scaled()) return each(put_swapped);
    if (!swapped_store && !a.is_scaled()) return each(put);
    if constexpr (!computes) {
      if (swapped_store) return each([&](unsigned r, Complex<Real> const& v) { put_swapped(r, scaled(a.scale, v)); });
      return each([&](unsigned r, Complex<Real> const& v) { put(r, scaled(a.scale, v)); });
    }
  }
#endif
  each([&](unsigned r, Complex<Real> const& v) { store_element<swap>(a, memory, at(r), v); });
}

/// The store.
template <class Real, Swap swap = Swap::asked>
struct MemoryTarget {
  static constexpr bool has_roots = false;
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <bool computes = false, class Each>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Each const& each) const {
    store_elements<computes, swap>(t.a, t.a.target, t.store_offset(line) + std::int64_t{b} * t.a.store_stride,
                                   step_of(S, t.a.store_stride), each);
  }
};

/// The big twiddle W_n^(q j) of elements j = b + r S of a line whose factor is q: the factors W^(q r S) of r mod 4 and
/// r - r mod 4 lie in scratch, [kind][line], made by prepare().
template <class Real>
class RootFactors {
 public:
  TEAMFFT_FUNCTION RootFactors(ScratchTeam<Real> const& t, DeviceRoots const& roots, std::uint32_t line,
                               std::uint32_t b)
      : m_first(root(t.a, roots, std::uint64_t{t.info[line].twiddle} * b)),
        m_own(factors(t) + line),
        m_lines(t.a.lines_per_team) {}

  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> times(unsigned r, Complex<Real> const& v) const {
    auto w = m_first;
    if (r >= 4) w = w * read_scratch(m_own + (2 + r / 4) * m_lines);
    if (r % 4 != 0) w = w * read_scratch(m_own + (r % 4 - 1) * m_lines);
    return v * w;
  }

  /// The factors of a team's lines for butterflies of radix R, before a barrier ahead of the first one that is used.
  template <class Member>
  TEAMFFT_FUNCTION static void prepare(Member const& member, ScratchTeam<Real> const& t, DeviceRoots const& roots,
                                       std::uint32_t R, std::uint32_t S) {
    std::uint32_t const lines = t.a.lines_per_team, all = (3 + (R - 1) / 4) * lines;
    for (std::uint32_t e = member.team_rank(); e < all; e += member.team_size()) {
      std::uint32_t const kind = e / lines, line = e - kind * lines, r = kind < 3 ? kind + 1 : 4 * (kind - 2);
      write_scratch(factors(t) + e, root(t.a, roots, std::uint64_t{t.info[line].twiddle} * (r * S)));
    }
  }

 private:
  TEAMFFT_FUNCTION static Complex<Real>* factors(ScratchTeam<Real> const& t) {
    return reinterpret_cast<Complex<Real>*>(const_cast<LineInfo*>(t.info) + t.a.lines_per_team);
  }

  Complex<Real> m_first;
  Complex<Real> const* m_own;
  std::uint32_t m_lines;
};

/// The store behind the big twiddle.
template <class Real>
struct RootTarget {
  static constexpr bool has_roots = true;
#if defined(__HIP_DEVICE_COMPILE__)
  static constexpr bool computes = false;  // the compiler spills by one code
#else
  static constexpr bool computes = true;
#endif
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <bool = true, class Each>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Each const& each) const {
    RootFactors<Real> const factors(t, t.a.store_roots, line, b);
    MemoryTarget<Real>{t, b, S}.template store<computes>(line, [&](auto const& store) {
      each([&](unsigned r, Complex<Real> const& v) { store(r, factors.times(r, v)); });
    });
  }
};

}  // namespace TeamFFT::Impl

#endif
