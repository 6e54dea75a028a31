// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory as an end: whole lines of complex elements, or of reals two by two, with any strides. An end is made for butterfly b of S, and meets elements
// y_r = b + r S of a line in a thread's registers.
#ifndef TEAMFFT_DEVICE_ENDS_MEMORY_HPP
#define TEAMFFT_DEVICE_ENDS_MEMORY_HPP

#include <TeamFFT/device/line/scratch_team.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// From an element of a butterfly to the next one: a line's extent is below 2^31 elements, so that all but its first element costs one multiplication of 32
/// bits.
TEAMFFT_FUNCTION std::int32_t step_of(std::uint32_t S, std::int64_t stride) { return static_cast<std::int32_t>(S) * static_cast<std::int32_t>(stride); }

/// The load, with its swap.
template <class Real>
struct MemorySource {
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <unsigned R>
  TEAMFFT_FUNCTION void load(std::uint32_t line, Complex<Real> (&y)[R]) const {
    auto const& a = t.a;
    std::int64_t const offset = t.load_offset(line) + std::int64_t{b} * a.load_stride;
    std::int32_t const step = step_of(S, a.load_stride);
    if (a.has(flag_aligned_load)) {
      auto const* const p = in_memory(reinterpret_cast<ScalarPair<Real> const*>(a.source)) + offset;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) {
        auto const v = p[static_cast<std::int32_t>(r) * step];
        y[r] = {v.re, v.im};
      }
    } else {
      auto const* const p = in_memory(a.source);
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) {
        std::int64_t const at = offset + static_cast<std::int32_t>(r) * step;
        check_read(a, at);
        auto const* const element = p + 2 * at;
        y[r] = {element[0], element[1]};
      }
    }
    if (!a.has(flag_swap_load)) return;
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) y[r] = swapped(y[r]);
  }
};

/// Into memory, with the plan's scale and the swap. `each(store)` calls store(r, y_r) for every r.
template <class Real, class Each>
TEAMFFT_FUNCTION void store_elements(PassArguments<Real> const& a, std::int64_t offset, std::int32_t step, Each const& each) {
  if (stores_as_they_are(a)) {
    auto* const p = in_memory(reinterpret_cast<ScalarPair<Real>*>(a.target)) + offset;
    each([&](unsigned r, Complex<Real> const& v) { p[static_cast<std::int32_t>(r) * step] = {v.re, v.im}; });
    return;
  }
  auto* const p = in_memory(a.target);
  each([&](unsigned r, Complex<Real> v) {
    v = scaled(a.scale, v);
    if (a.has(flag_swap_store)) v = swapped(v);
    std::int64_t const at = offset + static_cast<std::int32_t>(r) * step;
    check_write(a, at);
    if (a.has(flag_aligned_store)) {
      reinterpret_cast<ScalarPair<Real>*>(p)[at] = {v.re, v.im};
    } else {
      p[2 * at] = v.re;
      p[2 * at + 1] = v.im;
    }
  });
}

/// The store.
template <class Real>
struct MemoryTarget {
  static constexpr bool has_roots = false;
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <class Each>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Each const& each) const {
    store_elements(t.a, t.store_offset(line) + std::int64_t{b} * t.a.store_stride, step_of(S, t.a.store_stride), each);
  }
};

/// The big twiddle W_n^(q j) of elements j = b + r S of a line whose factor is q: the factors W^(q r S) of r mod 4 and r - r mod 4 lie in scratch,
/// [kind][line], made by prepare().
template <class Real>
class RootFactors {
 public:
  TEAMFFT_FUNCTION RootFactors(ScratchTeam<Real> const& t, DeviceRoots const& roots, std::uint32_t line, std::uint32_t b)
      : m_first(root(t.a, roots, std::uint64_t{t.info[line].twiddle} * b)), m_own(factors(t) + line), m_lines(t.a.lines_per_team) {}

  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> times(unsigned r, Complex<Real> const& v) const {
    auto w = m_first;
    if (r >= 4) w = w * read_scratch(m_own + (2 + r / 4) * m_lines);
    if (r % 4 != 0) w = w * read_scratch(m_own + (r % 4 - 1) * m_lines);
    return v * w;
  }

  /// The factors of a team's lines for butterflies of radix R, before a barrier ahead of the first one that is used.
  template <class Member>
  TEAMFFT_FUNCTION static void prepare(Member const& member, ScratchTeam<Real> const& t, DeviceRoots const& roots, std::uint32_t R, std::uint32_t S) {
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
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  template <class Each>
  TEAMFFT_FUNCTION void store(std::uint32_t line, Each const& each) const {
    RootFactors<Real> const factors(t, t.a.store_roots, line, b);
    MemoryTarget<Real>{t, b, S}.store(line, [&](auto const& store) { each([&](unsigned r, Complex<Real> const& v) { store(r, factors.times(r, v)); }); });
  }
};

}  // namespace TeamFFT::Impl

#endif
