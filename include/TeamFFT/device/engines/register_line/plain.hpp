// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of plain rows, whose lines are contiguous complex ones of unit stride: as few registers as there are
// elements to hold. Stages are stockham.hpp's; what differs is that a prime butterfly's results (11 to 31) leave one by
// one for where they are wanted, that threads without a butterfly read another's elements and leave the stage, and that
// there is one way in and one way out.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_PLAIN_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_PLAIN_HPP

#include <TeamFFT/device/engines/register_line/register_line.hpp>

namespace TeamFFT::Impl {

/// Whether lines are read (stored) as the row's access says: whole, aligned and of unit stride, and packed where they
/// are via_scratch. All others go through scratch, one element after the other.
template <class Shape, class Real>
TEAMFFT_FUNCTION bool is_plain(PassArguments<Real> const& a, bool store) {
  constexpr bool via_scratch = Shape::access == Access::via_scratch;
  if (store)
    return a.has(flag_aligned_store) && a.has(flag_whole_store) &&
           (via_scratch ? a.has(flag_packed_store) : a.store_stride == 1);
  return a.has(flag_aligned_load) && a.has(flag_whole_load) &&
         (via_scratch ? a.has(flag_packed_load) : a.load_stride == 1);
}

/// Elements b + r N/R from `first` on; of threads without a butterfly those of butterfly 0, because a condition costs
/// an instruction for each element.
template <class Shape, unsigned s, class Real, class Fetch>
TEAMFFT_FUNCTION void read_stage(StageRegisters<Shape, s, Real>& x, std::uint32_t thread, Fetch const& fetch) {
  for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) { fetch(x.y[m], present ? b : 0u); });
}

/// Twiddles and butterflies of a stage; place(m, b) says where those of butterfly b go, as put(r, y_r).
template <class Shape, unsigned s, class Real, class Place>
TEAMFFT_FUNCTION void emit_stage(StageRegisters<Shape, s, Real>& x, std::uint32_t thread, Place const& place) {
  constexpr unsigned R = Shape::radix(s);
  for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
    if (!present) return;
    if constexpr (s != 0) x.twiddles[m].apply(x.y[m]);
    auto const put = place(m, b);
    if constexpr (emits(R)) {
      OddButterfly<R>::template emit<Real>(x.y[m], put);
    } else {
      Butterfly<R>::template apply<Real>(x.y[m]);
      static_for<R>([&](auto r) { put(r, x.y[m][r]); });  // a loop made a kernel spill
    }
  });
}

/// The butterflies of a stage in place.
template <class Shape, unsigned s, class Real>
TEAMFFT_FUNCTION void compute_stage(StageRegisters<Shape, s, Real>& x, std::uint32_t thread) {
  for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t, bool present) {
    if (!present) return;
    if constexpr (s != 0) x.twiddles[m].apply(x.y[m]);
    Butterfly<Shape::radix(s)>::template apply<Real>(x.y[m]);
  });
}

/// Global memory -> registers of stage 0.
template <class Shape, class Real, class Member>
TEAMFFT_FUNCTION void load_plain_line(Member const& member, PassArguments<Real> const& a, char* scratch, ThreadPlace at,
                                      StageRegisters<Shape, 0, Real>& x) {
  constexpr unsigned step = StageRegisters<Shape, 0, Real>::step;
  bool const plain = is_plain<Shape>(a, false);
  if (Shape::access == Access::line && plain) {
    auto const info = locate(a, member.league_rank() * Shape::lines + at.line);  // past the last line that of the first
    auto const* const first = reinterpret_cast<ScalarPair<Real> const*>(a.source) + info.load;
    read_stage(x, at.thread, [&](auto& y, std::uint32_t b) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < x.R; ++r) {
        auto const v = read_pair<false>(first + b + r * step);
        y[r] = {v.re, v.im};
      }
    });
  } else {
    Staging<Shape, Real> const staging(member, scratch);
    if (Shape::access == Access::via_scratch && plain)
      staging.load_packed(a);
    else
      staging.load_each(a);
    member.team_barrier();
    read_stage(x, at.thread, [&](auto& y, std::uint32_t b) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < x.R; ++r) y[r] = staging({at.line, b + r * step});
    });
    member.team_barrier();
  }
  if (a.has(flag_swap_load)) x.swap_parts();
  if (a.is_scaled()) x.scale(a.scale);
}

/// Registers of the last stage -> global memory.
template <class Shape, unsigned s, class Real, class Member>
TEAMFFT_FUNCTION void store_plain_line(Member const& member, PassArguments<Real> const& a, char* scratch,
                                       ThreadPlace at, StageRegisters<Shape, s, Real>& x) {
  bool const plain = is_plain<Shape>(a, true);
  if (a.has(flag_swap_store)) x.swap_parts();
  if (Shape::access == Access::line && plain)
    return store_pairs(a, locate(a, member.league_rank() * Shape::lines + at.line), at.thread, UnitStride{}, x);
  Staging<Shape, Real> const staging(member, scratch);
  if constexpr (s != 0) member.team_barrier();
  x.store(at.thread, [&](std::uint32_t k, Complex<Real> const& v) { staging({at.line, k}) = v; });
  member.team_barrier();
  if (Shape::access == Access::via_scratch && plain)
    staging.store_packed(a);
  else
    staging.store_each(a);
}

/// Stage s from registers already loaded, and all after it, as stockham_from().
template <class Shape, unsigned s, class Real, class Member>
TEAMFFT_FUNCTION void emit_from(Member const& member, PassArguments<Real> const& a, StageRegisters<Shape, s, Real>& x,
                                ThreadPlace at, char* scratch) {
  if constexpr (s + 1 == Shape::stages) {
    compute_stage(x, at.thread);
    store_plain_line(member, a, scratch, at, x);
  } else {
    using Between = Exchange<Shape, s, Real>;
    Between const between(scratch, at.line);
    auto const place = [&](auto, std::uint32_t b) {
      auto* const p = between.written(b);
      return [p](unsigned r, Complex<Real> const& v) { p[r * Between::write_step] = v; };
    };
    if constexpr (s != 0) member.team_barrier();
    emit_stage(x, at.thread, place);
    StageRegisters<Shape, s + 1, Real> next;
    next.load_twiddles(at.thread, a.template table<Complex<Real>>(a.twiddles));
    member.team_barrier();
    read_stage(next, at.thread, [&](auto& y, std::uint32_t b) {
      auto const* const p = between.read(b);
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < next.R; ++r) y[r] = p[r * Between::read_step];
    });
    emit_from(member, a, next, at, scratch);
  }
}

/// The kernel's body for one team.
template <class Shape, class Real, class Member>
TEAMFFT_FUNCTION void plain_register_line_kernel(Member const& member, PassArguments<Real> const& a, char* scratch) {
  if (a.line_count == 0) return;  // a plan's first launch, without data
  auto const at = place_of<Shape>(member.team_rank(), false);
  StageRegisters<Shape, 0, Real> x;
  load_plain_line(member, a, scratch, at, x);
  emit_from(member, a, x, at, scratch);
}

}  // namespace TeamFFT::Impl

#endif
