// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The general kernel: any length that is a product of radices, any ops, at run time. A team loads its lines into scratch in the order that memory likes,
// runs the Stockham stages there, and stores them.
#ifndef TEAMFFT_DEVICE_GENERAL_HPP
#define TEAMFFT_DEVICE_GENERAL_HPP

#include <TeamFFT/device/accessor.hpp>
#include <TeamFFT/device/twiddle.hpp>

#include <backends/tuning.hpp>

namespace TeamFFT::Impl {

/// floor(i / n) for i < 2^22, n >= 1, by a multiplication: (i + 1/2)/n is at least 1/(2n) away from an integer, the float error is below i/n 2^-23.
struct SmallDivisor {
  std::uint32_t n;
  float inverse;
  TEAMFFT_FUNCTION explicit SmallDivisor(std::uint32_t n_) : n(n_), inverse(1.0f / static_cast<float>(n_)) {}
  TEAMFFT_FUNCTION std::uint32_t quotient(std::uint32_t i) const { return static_cast<std::uint32_t>((static_cast<float>(i) + 0.5f) * inverse); }
};

/// One line's elements in scratch.
template <class Real>
struct ScratchLines {
  Complex<Real>* data;
  std::uint32_t pitch;
  TEAMFFT_FUNCTION Complex<Real>& operator()(std::uint32_t line, std::uint32_t j) const { return data[line * pitch + padded(j)]; }
};

/// What surrounds a stage: where its elements come from and go to. The first stage may read global memory itself, the last one write it; these are
/// conditions that all threads share.
template <class Real>
struct StagePlace {
  LineInfo const* info;
  ScratchLines<Real> from, to;
  Complex<Real> const* table;  ///< the stage's twiddles
  std::uint32_t lines, L;
  bool load, store, tile;
};

/// Elements b + r step of a line from global memory, all in flight at once. Only for passes whose loads are whole, aligned and without factors
/// (prepare.cpp): the general loads, unrolled here, made the f64 kernel spill 700 bytes.
template <unsigned R, class Real>
TEAMFFT_FUNCTION void load_butterfly(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t b, std::uint32_t step, Complex<Real> (&y)[R]) {
  auto const* p = reinterpret_cast<ScalarPair<Real> const*>(a.source) + at.load + std::int64_t{b} * a.load_stride;
  std::int64_t const stride = step * a.load_stride;
  bool const swap = a.has(flag_swap_load);
  TEAMFFT_UNROLL
  for (unsigned r = 0; r < R; ++r, p += stride) {
    auto const v = at.present ? *p : ScalarPair<Real>{};
    y[r] = swap ? Complex<Real>{v.im, v.re} : Complex<Real>{v.re, v.im};
  }
}

/// Elements b + r step of a line to global memory (the last stage's b is its k); as above.
template <unsigned R, class Real>
TEAMFFT_FUNCTION void store_butterfly(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t b, std::uint32_t step, Complex<Real> const (&y)[R]) {
  if (!at.present) return;
  auto* p = reinterpret_cast<ScalarPair<Real>*>(a.target) + at.store + std::int64_t{b} * a.store_stride;
  std::int64_t const stride = step * a.store_stride;
  bool const swap = a.has(flag_swap_store);
  TEAMFFT_UNROLL
  for (unsigned r = 0; r < R; ++r, p += stride) {
    auto const v = scaled(a.scale, y[r]);
    *p = swap ? ScalarPair<Real>{v.im, v.re} : ScalarPair<Real>{v.re, v.im};
  }
}

/// One Stockham stage over all lines of a team (Govindaraju et al. 2008, section III): with L the product of the radices before, butterfly b takes the
/// elements b + i N/R, twiddles them by W_{LR}^(k i), k = b mod L, and leaves element r at (b - k) R + k + r L.
template <unsigned R, class Real, class Member>
TEAMFFT_FUNCTION void general_stage(Member const& member, PassArguments<Real> const& a, StagePlace<Real> const& at) {
  constexpr unsigned held = butterflies_held(R);
  std::uint32_t const N = a.length, L = at.L, per_line = N / R, count = at.lines * per_line, team = member.team_size();
  SmallDivisor const by(at.tile ? at.lines : per_line), by_L(L);
  for (std::uint32_t start = 0; start < count; start += held * team) {
    Complex<Real> y[held][R] =
        {};  // set where no butterfly is left, too: else nvcc keeps every radix's y alive around the loop over stages, in 1.2 KB of stack
    std::uint32_t line[held], b[held], k[held];
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      std::uint32_t const i = start + h * team + member.team_rank(), quotient = by.quotient(i), rest = i - quotient * by.n;
      line[h] = at.tile ? rest : quotient;
      b[h] = at.tile ? quotient : rest;
      k[h] = b[h] - by_L.quotient(b[h]) * L;
      if (i >= count) continue;
      if (at.load) {
        load_butterfly<R>(a, at.info[line[h]], b[h], per_line, y[h]);
      } else {
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < R; ++r) y[h][r] = at.from(line[h], b[h] + r * per_line);
      }
    }
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      if (start + h * team + member.team_rank() >= count) continue;
      if (L != 1) twiddle<R>(y[h], at.table, L, k[h]);
      Butterfly<R>::template apply<Real>(y[h]);
    }
    if (at.from.data == at.to.data && !at.load && !at.store) member.team_barrier();
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      if (start + h * team + member.team_rank() >= count) continue;
      if (at.store) {
        store_butterfly<R>(a, at.info[line[h]], b[h], per_line, y[h]);
        continue;
      }
      std::uint32_t const first = (b[h] - k[h]) * R + k[h];
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) at.to(line[h], first + r * L) = y[h][r];
    }
  }
  if (!at.store) member.team_barrier();
}

namespace detail {

template <class Real, class Member, std::size_t... I>
TEAMFFT_FUNCTION void dispatch_stage(std::index_sequence<I...>, unsigned R, Member const& member, PassArguments<Real> const& a, StagePlace<Real> const& at) {
  ((R == radix_list[I] ? general_stage<radix_list[I]>(member, a, at) : void()), ...);
}

}  // namespace detail

/// The elements of a team's lines in the order that memory likes: neighbouring threads take neighbouring elements, or (tile) neighbouring lines.
struct Sweep {
  std::uint32_t count;
  SmallDivisor by;
  bool tile;
  struct Place {
    std::uint32_t line, j;
  };
  TEAMFFT_FUNCTION Sweep(std::uint32_t lines, std::uint32_t N, bool tile_) : count(lines * N), by(tile_ ? lines : N), tile(tile_) {}
  TEAMFFT_FUNCTION Place operator()(std::uint32_t i) const {
    std::uint32_t const quotient = by.quotient(i), rest = i - quotient * by.n;
    return tile ? Place{rest, quotient} : Place{quotient, rest};
  }
};

/// Global memory -> scratch, several elements in flight for each thread.
template <class Real, class Member>
TEAMFFT_FUNCTION void general_load(Member const& member, PassArguments<Real> const& a, LineInfo const* info, ScratchLines<Real> to) {
  constexpr unsigned in_flight = 4;
  Sweep const sweep(a.lines_per_team, a.length, a.has(flag_tile_load));
  for (std::uint32_t start = member.team_rank(); start < sweep.count; start += in_flight * member.team_size()) {
    Complex<Real> v[in_flight];
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < in_flight; ++u) {
      auto const at = sweep(start + u * member.team_size());
      if (start + u * member.team_size() < sweep.count) v[u] = load_raw(a, info[at.line], at.j);
    }
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < in_flight; ++u) {
      auto const at = sweep(start + u * member.team_size());
      if (start + u * member.team_size() < sweep.count) to(at.line, at.j) = after_load(a, info[at.line], at.j, v[u]);
    }
  }
}

template <class Real, class Member>
TEAMFFT_FUNCTION void general_store(Member const& member, PassArguments<Real> const& a, LineInfo const* info, ScratchLines<Real> from) {
  Sweep const sweep(a.lines_per_team, a.length, a.has(flag_tile_store));
  for (std::uint32_t i = member.team_rank(); i < sweep.count; i += member.team_size()) {
    auto const at = sweep(i);
    store(a, info[at.line], at.j, from(at.line, at.j));
  }
}

/// The filter over everything in scratch: a sweep of its own, because unrolled into the last stage it made the f64 kernel spill 300 bytes.
template <class Real, class Member>
TEAMFFT_FUNCTION void general_filter(Member const& member, PassArguments<Real> const& a, LineInfo const* info, ScratchLines<Real> x) {
  Sweep const sweep(a.lines_per_team, a.length, false);
  for (std::uint32_t i = member.team_rank(); i < sweep.count; i += member.team_size()) {
    auto const at = sweep(i);
    x(at.line, at.j) = filtered(a, info[at.line], at.j, x(at.line, at.j));
  }
  member.team_barrier();
}

/// The kernel's body for one team. `scratch` holds the LineInfos, then one or two buffers of lines_per_team lines. A convolution runs its stages twice.
template <class Real, class Member>
TEAMFFT_FUNCTION void general_kernel(Member const& member, PassArguments<Real> const& a, char* scratch) {
  std::uint32_t const lines = a.lines_per_team, rounds = a.has(flag_convolution) ? 2 : 1, stages = rounds * a.stage_count;
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  ScratchLines<Real> here{reinterpret_cast<Complex<Real>*>(scratch + lines * line_info_bytes), padded_pitch(a.length)};
  ScratchLines<Real> other{a.has(flag_ping_pong) ? here.data + lines * here.pitch : here.data, here.pitch};
  for (std::uint32_t l = member.team_rank(); l < lines; l += member.team_size()) {
    info[l] = locate(a, member.league_rank() * lines + l);
    carry_companion(a, info[l]);
  }
  member.team_barrier();
  if (!a.has(flag_direct_load)) {
    general_load(member, a, info, here);
    member.team_barrier();
  }
  auto const* table = a.template table<Complex<Real>>(a.twiddles);
  for (std::uint32_t s = 0, stage = 0, L = 1; s < stages; ++s) {
    unsigned const R = a.radix(stage);
    bool const load = s == 0 && a.has(flag_direct_load), store = s + 1 == stages && a.has(flag_direct_store);
    StagePlace<Real> const at{info, here, other, table, lines, L, load, store, (load && a.has(flag_tile_load)) || (store && a.has(flag_tile_store))};
    detail::dispatch_stage<Real>(std::make_index_sequence<radix_list.size()>{}, R, member, a, at);
    if (stage != 0) table += twiddle_rows(R) * L;
    L *= R;
    if (++stage == a.stage_count) {
      stage = 0;
      L = 1;
      table = a.template table<Complex<Real>>(a.twiddles);
    }
    auto const t = here;
    here = other;
    other = t;
    if (rounds == 2 && s + 1 == a.stage_count) general_filter(member, a, info, here);
  }
  if (!a.has(flag_direct_store)) general_store(member, a, info, here);
}

}  // namespace TeamFFT::Impl

#endif
