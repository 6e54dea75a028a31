// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of a convolution row: Bluestein's or Rader's transform of a team's lines in one pass, the elements in
// registers from load to store. The forward stages leave y_(b + r M/R), which the filter multiplies where they are and
// the stages in reverse order take up again: nothing is exchanged between.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_CONVOLUTION_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_CONVOLUTION_HPP

#include <TeamFFT/device/engines/register_line/register_line.hpp>
#include <TeamFFT/device/ends/via_scratch.hpp>

namespace TeamFFT::Impl {

/// visit(m, r, j) for the elements j = b + r step of a thread's butterflies in stage s of those r with r step < End,
/// which is known to the compiler.
template <class Shape, unsigned s, unsigned End, class Visit>
TEAMFFT_FUNCTION void for_each_element(std::uint32_t thread, Visit const& visit) {
  constexpr unsigned R = Shape::radix(s), step = Shape::N / R;
  for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r)
      if (r * step < End) visit(m, r, b + r * step, present);
  });
}

/// A line of Bluestein's has N elements, M >= 2 N - 1: whatever j or k reaches `chirped_end` lies past it, for any N
/// that the row serves.
template <class Shape>
inline constexpr unsigned chirped_end = (Shape::N + 1) / 2;

/// Complex elements, aligned, and no map between them and the line.
template <class Real>
TEAMFFT_FUNCTION bool loads_pairs(PassArguments<Real> const& a) {
  return a.has(flag_aligned_load) && !a.has(flag_line_wise_load);
}
template <class Real>
TEAMFFT_FUNCTION bool stores_pairs(PassArguments<Real> const& a) {
  return a.has(flag_aligned_store) && !a.has(flag_line_wise_store);
}

/// x_j of global memory in registers, 0 past load_count.
template <class Shape, class Real, class Stride>
TEAMFFT_FUNCTION void load_padded(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t thread, Stride stride,
                                  StageRegisters<Shape, 0, Real>& x) {
  auto const* const first =
      reinterpret_cast<ScalarPair<Real> const*>(a.source) + at.load + std::int64_t{thread} * stride;
  auto const count = at.present ? static_cast<std::uint32_t>(a.load_count) : 0u;
  for_each_element<Shape, 0, chirped_end<Shape>>(thread, [&](auto m, auto r, std::uint32_t j, bool present) {
    auto const v = present && j < count ? first[std::int64_t{m * Shape::T + r * x.step} * stride] : ScalarPair<Real>{};
    x.y[m][r] = {v.re, v.im};
  });
}

/// Bluestein's load: x_j c_j.
template <class Shape, class Real, class Member>
TEAMFFT_FUNCTION void load_chirped(Member const& member, PassArguments<Real> const& a, char* scratch, ThreadPlace at,
                                   StageRegisters<Shape, 0, Real>& x) {
  x.clear();
  if (loads_pairs(a)) {
    auto const info = locate(a, member.league_rank() * Shape::lines + at.line);
    if (a.load_stride == 1)
      load_padded(a, info, at.thread, UnitStride{}, x);
    else
      load_padded(a, info, at.thread, a.load_stride, x);
  } else {
    Staging<Shape, Real> const staging(member, scratch);
    load_via_scratch_part(a, ViaScratchPart<Real>{&staging({at.line, 0}), at.thread, Shape::T, 0, chirped_end<Shape>},
                          staging.first_line + at.line);
    member.team_barrier();
    for_each_element<Shape, 0, chirped_end<Shape>>(at.thread, [&](auto m, auto r, std::uint32_t j, bool present) {
      if (present) x.y[m][r] = staging({at.line, j});
    });
    member.team_barrier();
  }
  auto const* const chirp = a.template table<Complex<Real>>(a.chirp);
  auto const count = static_cast<std::uint32_t>(a.load_count);
  for_each_element<Shape, 0, chirped_end<Shape>>(at.thread, [&](auto m, auto r, std::uint32_t j, bool) {
    auto const w = j < count ? load_constant(chirp + j) : Complex<Real>{};
    x.y[m][r] = (a.has(flag_swap_load) ? swapped(x.y[m][r]) : x.y[m][r]) * w;
  });
}

/// y_k in registers to global memory, for k < store_count.
template <class Shape, unsigned s, class Real, class Stride>
TEAMFFT_FUNCTION void store_cropped(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t thread,
                                    Stride stride, StageRegisters<Shape, s, Real> const& x) {
  auto* const first = reinterpret_cast<ScalarPair<Real>*>(a.target) + at.store + std::int64_t{thread} * stride;
  auto const count = at.present ? static_cast<std::uint32_t>(a.store_count) : 0u;
  for_each_element<Shape, s, chirped_end<Shape>>(thread, [&](auto m, auto r, std::uint32_t k, bool present) {
    if (present && k < count) first[std::int64_t{m * Shape::T + r * x.step} * stride] = {x.y[m][r].re, x.y[m][r].im};
  });
}

/// Bluestein's store: y_k conj c_k.
template <class Shape, unsigned s, class Real, class Member>
TEAMFFT_FUNCTION void store_chirped(Member const& member, PassArguments<Real> const& a, char* scratch, ThreadPlace at,
                                    StageRegisters<Shape, s, Real>& x) {
  auto const* const chirp = a.template table<Complex<Real>>(a.chirp);
  auto const count = static_cast<std::uint32_t>(a.store_count);
  for_each_element<Shape, s, chirped_end<Shape>>(at.thread, [&](auto m, auto r, std::uint32_t k, bool) {
    if (k < count) x.y[m][r] = x.y[m][r] * conjugate(load_constant(chirp + k));
  });
  finish_elements(a, x);
  if (stores_pairs(a)) {
    auto const info = locate(a, member.league_rank() * Shape::lines + at.line);
    if (a.store_stride == 1)
      store_cropped(a, info, at.thread, UnitStride{}, x);
    else
      store_cropped(a, info, at.thread, a.store_stride, x);
    return;
  }
  Staging<Shape, Real> const staging(member, scratch);
  member.team_barrier();
  for_each_element<Shape, s, chirped_end<Shape>>(at.thread, [&](auto m, auto r, std::uint32_t k, bool present) {
    if (present) staging({at.line, k}) = x.y[m][r];
  });
  member.team_barrier();
  store_via_scratch_part(a, ViaScratchPart<Real>{&staging({at.line, 0}), at.thread, Shape::T, 0, chirped_end<Shape>},
                         staging.first_line + at.line);
}

/// A team's lines of M + 1 elements in memory order, all but element 0: element e + 1 at e. Rader's permutations then
/// read and write scratch.
template <class Shape, class Real>
struct PermutedLines : Staging<Shape, Real> {
  using Base = Staging<Shape, Real>;
  static constexpr unsigned T = Shape::T, per_thread = (Shape::N + T - 1) / T;
  using Base::Base;

  TEAMFFT_FUNCTION static bool holds(std::uint32_t thread, unsigned i) {
    return Shape::N % T == 0 || thread + i * T < Shape::N;
  }

  TEAMFFT_FUNCTION void load(PassArguments<Real> const& a, ThreadPlace at) const {
    if (!loads_pairs(a)) return load_via_scratch_part(a, part(at), this->first_line + at.line);
    auto const info = locate(a, this->first_line + at.line);
    auto const* const first =
        reinterpret_cast<ScalarPair<Real> const*>(a.source) + info.load + (1 + std::int64_t{at.thread}) * a.load_stride;
    ScalarPair<Real> v[per_thread];
    TEAMFFT_UNROLL
    for (unsigned i = 0; i < per_thread; ++i)
      v[i] = info.present && holds(at.thread, i) ? first[std::int64_t{i * T} * a.load_stride] : ScalarPair<Real>{};
    TEAMFFT_UNROLL
    for (unsigned i = 0; i < per_thread; ++i) {
      if (holds(at.thread, i)) (*this)({at.line, at.thread + i * T}) = {v[i].re, v[i].im};
    }
  }
  TEAMFFT_FUNCTION void store(PassArguments<Real> const& a, ThreadPlace at) const {
    if (!stores_pairs(a)) return store_via_scratch_part(a, part(at), this->first_line + at.line);
    auto const info = locate(a, this->first_line + at.line);
    auto* const first =
        reinterpret_cast<ScalarPair<Real>*>(a.target) + info.store + (1 + std::int64_t{at.thread}) * a.store_stride;
    TEAMFFT_UNROLL
    for (unsigned i = 0; i < per_thread; ++i) {
      if (!info.present || !holds(at.thread, i)) continue;
      auto const v = (*this)({at.line, at.thread + i * T});
      first[std::int64_t{i * T} * a.store_stride] = {v.re, v.im};
    }
  }

 private:
  TEAMFFT_FUNCTION ViaScratchPart<Real> part(ThreadPlace at) const {
    return {&(*this)({at.line, 0}), at.thread, T, 1, Shape::N};
  }
};

/// The places g^j or g^-k of a thread's elements of stage s, read ahead of a barrier: the table's latency then passes
/// while the team waits.
template <class Shape, unsigned s>
struct Places {
  std::uint32_t of[Shape::butterflies(s)][Shape::radix(s)];

  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): the loop sets them, and registers cost
  TEAMFFT_FUNCTION Places(std::uint32_t const* table, std::uint32_t thread) {
    for_each_element<Shape, s, Shape::N>(thread, [&](auto m, auto r, std::uint32_t j, bool present) {
      of[m][r] = present ? load_constant(table + j) : 1u;
    });
  }
};

/// Rader's load: x_(g^j).
template <class Shape, class Real, class Member>
TEAMFFT_FUNCTION void load_permuted(Member const& member, PassArguments<Real> const& a, char* scratch, ThreadPlace at,
                                    StageRegisters<Shape, 0, Real>& x) {
  PermutedLines<Shape, Real> const lines(member, scratch);
  Places<Shape, 0> const places(a.template table<std::uint32_t>(a.gather), at.thread);
  lines.load(a, at);
  member.team_barrier();
  for_each_element<Shape, 0, Shape::N>(at.thread, [&](auto m, auto r, std::uint32_t, bool) {
    x.y[m][r] = lines({at.line, places.of[m][r] - 1});
  });
  if (a.has(flag_swap_load)) x.swap_parts();
  member.team_barrier();
}

/// Rader's store: X_(g^-k).
template <class Shape, unsigned s, class Real, class Member>
TEAMFFT_FUNCTION void store_permuted(Member const& member, PassArguments<Real> const& a, char* scratch, ThreadPlace at,
                                     StageRegisters<Shape, s, Real>& x) {
  PermutedLines<Shape, Real> const lines(member, scratch);
  Places<Shape, s> const places(a.template table<std::uint32_t>(a.scatter), at.thread);
  finish_elements(a, x);
  member.team_barrier();
  for_each_element<Shape, s, Shape::N>(at.thread, [&](auto m, auto r, std::uint32_t, bool present) {
    if (present) lines({at.line, places.of[m][r] - 1}) = x.y[m][r];
  });
  member.team_barrier();
  lines.store(a, at);
}

/// y_k F_k with the parts swapped for the way back; Rader's x_0 joins, and X_0 leaves, at k = 0 (line_wise.hpp,
/// filtered()).
template <Convolution Kind, class Shape, unsigned s, class Real>
TEAMFFT_FUNCTION void filter_elements(PassArguments<Real> const& a, std::uint32_t line, std::uint32_t thread,
                                      StageRegisters<Shape, s, Real> const& x,
                                      StageRegisters<ReversedShape<Shape>, 0, Real>& y) {
  auto const* const filter = a.template table<Complex<Real>>(a.filter);
  for_each_element<Shape, s, Shape::N>(thread, [&](auto m, auto r, std::uint32_t k, bool present) {
    y.y[m][r] = swapped(x.y[m][r] * (present ? load_constant(filter + k) : Complex<Real>{}));
  });
  if constexpr (Kind == Convolution::rader)
    if (thread == 0) y.y[0][0] = filtered<false>(a, locate(a, line), 0, x.y[0][0]);
}

/// The kernel's body for one team: X = Bluestein's or Rader's transform of its lines, for any layout, crop and element
/// type that a pass may have. The twiddles of the reversed radices follow those of Shape's in the table.
template <class Shape, Convolution Kind, class Real, class Member>
TEAMFFT_FUNCTION void convolution_kernel(Member const& member, PassArguments<Real> const& a, char* scratch) {
  using Back = ReversedShape<Shape>;
  auto const at_load = place_of<Shape>(member.team_rank(), a.has(flag_tile_load));
  auto const at_store = place_of<Shape>(member.team_rank(), a.has(flag_tile_store));
  auto const* const twiddles = a.template table<Complex<Real>>(a.twiddles);
  StageRegisters<Shape, 0, Real> x;
  if constexpr (Kind == Convolution::bluestein)
    load_chirped(member, a, scratch, at_load, x);
  else
    load_permuted(member, a, scratch, at_load, x);
  stockham_from<Shape, 0>(member, x, at_load, at_load, twiddles, scratch, [&](auto& spectrum) {
    StageRegisters<Back, 0, Real> y;
    member.team_barrier();
    filter_elements<Kind>(a, member.league_rank() * Shape::lines + at_load.line, at_load.thread, spectrum, y);
    stockham_from<Back, 0>(member, y, at_load, at_store, twiddles + Shape::twiddle_offset(Shape::stages), scratch,
                           [&](auto& z) {
                             if constexpr (Kind == Convolution::bluestein)
                               store_chirped(member, a, scratch, at_store, z);
                             else
                               store_permuted(member, a, scratch, at_store, z);
                           });
  });
}

}  // namespace TeamFFT::Impl

#endif
