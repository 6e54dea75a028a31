// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of a tuning row: lines between global memory and the register-resident Stockham transform.
#ifndef TEAMFFT_DEVICE_ROW_KERNEL_HPP
#define TEAMFFT_DEVICE_ROW_KERNEL_HPP

#include <TeamFFT/device/accessor.hpp>
#include <TeamFFT/device/stockham.hpp>

namespace TeamFFT::Impl {

/// Neighbouring threads take neighbouring elements of a line, or (tile) neighbouring lines.
template <class Shape>
TEAMFFT_FUNCTION ThreadPlace place_of(std::uint32_t rank, bool tile) {
  return tile ? ThreadPlace{rank % Shape::lines, rank / Shape::lines} : ThreadPlace{rank / Shape::T, rank % Shape::T};
}

/// A stride of one known to the compiler, so that offsets are immediate.
struct UnitStride {
  TEAMFFT_FUNCTION constexpr operator std::int64_t() const { return 1; }
};

/// Global memory -> registers of stage 0, all elements in flight at once.
template <class Shape, class Real, class Stride>
TEAMFFT_FUNCTION void load_pairs(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t thread, Stride stride, StageRegisters<Shape, 0, Real>& x) {
  auto const* const first = reinterpret_cast<ScalarPair<Real> const*>(a.source) + at.load + std::int64_t{thread} * stride;
  for_each_butterfly<Shape, 0>(thread, [&](auto m, std::uint32_t, bool present) {
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < x.R; ++r) {
      auto const v = present && at.present ? first[std::int64_t{m * Shape::T + r * x.step} * stride] : ScalarPair<Real>{};
      x.y[m][r] = {v.re, v.im};
    }
  });
}

template <class Shape, class Real>
TEAMFFT_FUNCTION void load_row(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t thread, StageRegisters<Shape, 0, Real>& x) {
  if (!a.has(flag_aligned_load) || !a.has(flag_whole_load))
    x.load(thread, [&](std::uint32_t j) { return load_raw(a, at, j); });
  else if (a.load_stride == 1)
    load_pairs(a, at, thread, UnitStride{}, x);
  else
    load_pairs(a, at, thread, a.load_stride, x);
  if (a.has(flag_swap_load)) {
    static_for<x.M>([&](auto m) { static_for<x.R>([&](auto r) { x.y[m][r] = swapped(x.y[m][r]); }); });
  }
}

/// y_k *= W_n^(q k) for the thread's elements k = b + r N/R: W^(q b) from the two tables, the steps W^(q r N/R) as products of r mod 4 and r - r mod 4.
template <class Shape, unsigned s, class Real>
TEAMFFT_FUNCTION void multiply_by_roots(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t thread, StageRegisters<Shape, s, Real>& x) {
  constexpr unsigned R = Shape::radix(s), groups = (R + 3) / 4;
  Complex<Real> coarse[groups];
  static_for<groups>([&](auto g) {
    if constexpr (decltype(g)::value != 0) coarse[g] = root(a, a.store_roots, std::uint64_t{at.twiddle} * (4 * g * x.step));
  });
  Complex<Real> fine[4];
  static_for<4>([&](auto f) {
    if constexpr (decltype(f)::value != 0) fine[f] = root(a, a.store_roots, std::uint64_t{at.twiddle} * (f * x.step));
  });
  for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
    if (!present) return;
    auto const first = root(a, a.store_roots, std::uint64_t{at.twiddle} * b);
    static_for<R>([&](auto r) {
      constexpr unsigned f = decltype(r)::value % 4, g = decltype(r)::value / 4;
      auto w = first;
      if constexpr (f != 0) w = w * fine[f];
      if constexpr (g != 0) w = w * coarse[g];
      x.y[m][r] = x.y[m][r] * w;
    });
  });
}

/// Registers of the last stage -> global memory.
template <class Shape, unsigned s, class Real, class Stride>
TEAMFFT_FUNCTION void store_pairs(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t thread, Stride stride,
                                  StageRegisters<Shape, s, Real> const& x) {
  auto* const first = reinterpret_cast<ScalarPair<Real>*>(a.target) + at.store + std::int64_t{thread} * stride;
  for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t, bool present) {
    if (!present || !at.present) return;
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < x.R; ++r) first[std::int64_t{m * Shape::T + r * x.step} * stride] = {x.y[m][r].re, x.y[m][r].im};
  });
}

template <bool Twiddled, class Shape, unsigned s, class Real>
TEAMFFT_FUNCTION void store_row(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t thread, StageRegisters<Shape, s, Real>& x) {
  if constexpr (Twiddled) multiply_by_roots(a, at, thread, x);
  if (!a.has(flag_aligned_store) || !a.has(flag_whole_store)) {
    x.store(thread, [&](std::uint32_t k, Complex<Real> const& v) { store_whole(a, at, k, v); });
    return;
  }
  static_for<x.M>([&](auto m) {
    static_for<x.R>([&](auto r) {
      auto v = scaled(a.scale, x.y[m][r]);
      x.y[m][r] = a.has(flag_swap_store) ? swapped(v) : v;
    });
  });
  if (a.store_stride == 1)
    store_pairs(a, at, thread, UnitStride{}, x);
  else
    store_pairs(a, at, thread, a.store_stride, x);
}

/// Element e of a team's lines: its line, and its place there.
template <class Shape>
TEAMFFT_FUNCTION ThreadPlace element_place(std::uint32_t e) {
  return {e / Shape::N, e % Shape::N};
}

/// Lines of one butterfly, a thread each. Where neighbouring threads would find their elements N apart, the team reads and writes its lines as they lie
/// in memory and turns them in scratch.
template <class Shape, class Real, class Member>
TEAMFFT_FUNCTION void load_single(Member const& member, PassArguments<Real> const& a, Exchange<Real, Shape::N> const& exchange, LineInfo const& own,
                                  StageRegisters<Shape, 0, Real>& x) {
  constexpr unsigned N = Shape::N, lines = Shape::lines;
  std::uint32_t const rank = member.team_rank(), first_line = member.league_rank() * lines;
  if (a.has(flag_tile_load)) return load_row(a, own, 0, x);
  Complex<Real> v[N];
  if (a.has(flag_packed_load) && a.has(flag_aligned_load)) {
    auto const* const first = reinterpret_cast<ScalarPair<Real> const*>(a.source) + std::int64_t{first_line} * N;
    std::uint32_t const count = (a.line_count - first_line < lines ? a.line_count - first_line : lines) * N;
    TEAMFFT_UNROLL
    for (unsigned i = 0; i < N; ++i) {
      auto const p = first_line < a.line_count && rank + i * lines < count ? first[rank + i * lines] : ScalarPair<Real>{};
      v[i] = {p.re, p.im};
    }
  } else {
    TEAMFFT_UNROLL
    for (unsigned i = 0; i < N; ++i) {
      auto const at = element_place<Shape>(rank + i * lines);
      v[i] = load_raw(a, locate(a, first_line + at.line), at.thread);
    }
  }
  TEAMFFT_UNROLL
  for (unsigned i = 0; i < N; ++i) {
    auto const at = element_place<Shape>(rank + i * lines);
    exchange(at.line, at.thread) = a.has(flag_swap_load) ? swapped(v[i]) : v[i];
  }
  member.team_barrier();
  x.load(0, [&](std::uint32_t j) { return exchange(rank, j); });
  member.team_barrier();
}

template <class Shape, bool Twiddled, class Real, class Member>
TEAMFFT_FUNCTION void store_single(Member const& member, PassArguments<Real> const& a, Exchange<Real, Shape::N> const& exchange, LineInfo const& own,
                                   StageRegisters<Shape, 0, Real>& x) {
  constexpr unsigned N = Shape::N, lines = Shape::lines;
  std::uint32_t const rank = member.team_rank(), first_line = member.league_rank() * lines;
  if (a.has(flag_tile_store)) return store_row<Twiddled>(a, own, 0, x);
  if constexpr (Twiddled) multiply_by_roots(a, own, 0, x);
  x.store(0, [&](std::uint32_t k, Complex<Real> const& y) { exchange(rank, k) = y; });
  member.team_barrier();
  std::uint32_t const count = a.line_count <= first_line ? 0 : (a.line_count - first_line < lines ? a.line_count - first_line : lines) * N;
  bool const packed = a.has(flag_packed_store) && a.has(flag_aligned_store);
  TEAMFFT_UNROLL
  for (unsigned i = 0; i < N; ++i) {
    std::uint32_t const e = rank + i * lines;
    auto const at = element_place<Shape>(e);
    auto const v = exchange(at.line, at.thread);
    if (e >= count) continue;
    if (packed) {
      auto const s = scaled(a.scale, v);
      reinterpret_cast<ScalarPair<Real>*>(a.target)[std::int64_t{first_line} * N + e] =
          a.has(flag_swap_store) ? ScalarPair<Real>{s.im, s.re} : ScalarPair<Real>{s.re, s.im};
    } else {
      store_whole(a, locate(a, first_line + at.line), at.thread, v);
    }
  }
}

/// The kernel's body for one team. Passes with other ops than crop and pad, real load, swaps, scale and (Twiddled) the big twiddle at store take the
/// general kernel.
template <class Shape, bool Twiddled, class Real, class Member>
TEAMFFT_FUNCTION void row_kernel(Member const& member, PassArguments<Real> const& a, char* scratch) {
  if constexpr (Shape::stages == 1) {
    Exchange<Real, Shape::N> const exchange(scratch);
    auto const own = locate(a, member.league_rank() * Shape::lines + member.team_rank());
    StageRegisters<Shape, 0, Real> x;
    load_single(member, a, exchange, own, x);
    x.compute(0, nullptr);
    store_single<Shape, Twiddled>(member, a, exchange, own, x);
  } else {
    auto const at_load = place_of<Shape>(member.team_rank(), a.has(flag_tile_load));
    auto const at_store = place_of<Shape>(member.team_rank(), a.has(flag_tile_store));
    std::uint32_t const first_line = member.league_rank() * Shape::lines;
    stockham<Shape, Real>(
        member, at_load, at_store, a.template table<Complex<Real>>(a.twiddles), scratch,
        [&](auto& x) { load_row(a, locate(a, first_line + at_load.line), at_load.thread, x); },
        [&](auto& x) { store_row<Twiddled>(a, locate(a, first_line + at_store.line), at_store.thread, x); });
  }
}

}  // namespace TeamFFT::Impl

#endif
