// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The stages of the slot-line kernel. Stages are in place, so that a stage needs one barrier: the element of
// mixed-radix digits d_s lies at sum d_s P_s, and stage s changes its digit from r_s to k_s (Cooley and Tukey 1965).
// The first stage reads memory at b + r S, the last one has results k = b + r S: neighbouring threads meet neighbouring
// elements on both sides, and nothing is reordered. The transform's matrix is symmetric: the transposed stages in
// reverse order lead from results back to elements, by the same places and twiddles.
#ifndef TEAMFFT_DEVICE_ENGINES_SLOT_LINE_STAGES_HPP
#define TEAMFFT_DEVICE_ENGINES_SLOT_LINE_STAGES_HPP

#include <TeamFFT/device/ends/called.hpp>
#include <TeamFFT/device/line/wavefront.hpp>

#include <TeamFFT/device/engines/slot_line/slots.hpp>

#include <cstdint>
#include <type_traits>

namespace TeamFFT::Impl {

/// Whether a stage's results leave one by one, so that they need no registers beside the elements.
constexpr bool leaves_one_by_one(unsigned R, unsigned W) { return W == 1 && R > common_radix && emits(R); }

/// The butterflies of W lines, whose results go to slots `step` apart.
template <unsigned R, unsigned W, class Real>
TEAMFFT_FUNCTION void put_butterflies(Complex<Real> (&y)[W][R], Slot<Real, W>* p, std::uint32_t step) {
  if constexpr (leaves_one_by_one(R, W)) {
    Butterfly<R>::template emit<Real>(y[0], [&](unsigned r, Complex<Real> const& v) { p[r * step] = {{v.re, v.im}}; });
  } else {
    TEAMFFT_UNROLL
    for (unsigned w = 0; w < W; ++w) Butterfly<R>::template apply<Real>(y[w]);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) write_slot(p + r * step, y, r);
  }
}

/// Memory -> registers -> scratch.
template <class Source, unsigned R, class Real, unsigned W, class Member>
TEAMFFT_FUNCTION void first_stage(Member const& member, SlotTeam<Real, W> const& t, SlotStage const& s) {
  for (std::uint32_t i = member.team_rank(); i < s.count; i += member.team_size()) {
    SlotPlace const place(t.shape, s, i);
    Source const source{t, place.b, s.S.n};
    Complex<Real> y[W][R];
    TEAMFFT_UNROLL
    for (unsigned w = 0; w < W; ++w) source.load(t.line_there(place.group, w), y[w]);
    put_butterflies(y, t.slots() + place.slot, s.step);
  }
}

/// Whether threads look for an item before they find its place and read its twiddles. HIP's compiler spilled registers
/// of c2r in f64 where they did, and where a flag said which round is the first.
#if defined(__HIP_DEVICE_COMPILE__)
template <class Real>
inline constexpr bool looks_first = sizeof(Real) == 4;
#else
template <class Real>
inline constexpr bool looks_first = true;
#endif

/// A thread's items of a stage that begins before the stage ahead of it ends: what need not wait stands before wait(),
/// which is a barrier for the first item, and tells whether there is an item at all. Threads without one have that of
/// item 0 until then.
template <class Real>
class WaitingItems {
 public:
  template <class Member>
  TEAMFFT_FUNCTION WaitingItems(Member const& member, SlotStage const& s)
      : m_item(member.team_rank()), m_count(s.count) {}

  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t item() const { return m_item < m_count ? m_item : 0; }
  [[nodiscard]] TEAMFFT_FUNCTION bool has_item() const { return !looks_first<Real> || m_is_first || m_item < m_count; }
  template <class Member>
  TEAMFFT_FUNCTION void next(Member const& member) {
    m_item += member.team_size();
    ++m_round;
  }
  template <class Member>
  [[nodiscard]] TEAMFFT_FUNCTION bool wait(Member const& member) {
    if (looks_first<Real> ? m_is_first : m_round == 0) member.team_barrier();
    m_is_first = false;
    return m_item < m_count;
  }

 private:
  std::uint32_t m_item, m_count, m_round = 0;
  bool m_is_first = true;
};

/// Which stages a stage is one of: those on the way there, with twiddles ahead of the butterfly, or the transposed ones
/// on the way back, with twiddles behind.
enum class SlotWay : std::uint8_t { there, back };

/// Scratch -> registers -> scratch. Twiddles are read ahead of the barrier that ends the stage before.
template <SlotWay way, unsigned R, class Real, unsigned W, class Member>
TEAMFFT_FUNCTION void inner_stage(Member const& member, SlotTeam<Real, W> const& t, SlotStage const& s) {
  auto const* const table = t.a.template table<Complex<Real>>(t.a.twiddles) + s.twiddles;
  for (WaitingItems<Real> items(member, s); items.has_item(); items.next(member)) {
    SlotPlace const place(t.shape, s, items.item());
    SlotTwiddles<R, Real> w;
    w.load(table, s.L, place.column);
    if (!items.wait(member)) break;
    auto* const own = t.slots() + place.slot;
    Complex<Real> y[W][R];
    read_slots(own, s.step, y);
    if constexpr (way == SlotWay::there) {
      w.apply(y);
      put_butterflies(y, own, s.step);
    } else {
      TEAMFFT_UNROLL
      for (unsigned k = 0; k < W; ++k) Butterfly<R>::template apply<Real>(y[k]);
      w.apply(y);
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) write_slot(own + r * s.step, y, r);
    }
  }
}

/// The last stage there, the middle, and the first stage back, which is the transpose of the same one. Twiddles are
/// read twice, because registers that held them over the middle spilled.
template <class Middle, unsigned R, class Real, unsigned W, class Member>
TEAMFFT_FUNCTION void turning_stage(Member const& member, SlotTeam<Real, W> const& t, SlotStage const& s) {
  auto const* const table = t.a.template table<Complex<Real>>(t.a.twiddles) + s.twiddles;
  for (WaitingItems<Real> items(member, s); items.has_item(); items.next(member)) {
    SlotPlace const place(t.shape, s, items.item());
    SlotTwiddles<R, Real> w;
    w.load(table, s.L, place.column);
    if (!items.wait(member)) break;
    auto* const own = t.slots() + place.slot;
    Complex<Real> y[W][R];
    read_slots(own, s.step, y);
    w.apply(y);
    Middle const middle{t, place.b, s.S.n};
    TEAMFFT_UNROLL
    for (unsigned k = 0; k < W; ++k) {
      Butterfly<R>::template apply<Real>(y[k]);
      middle.apply(t.line(place.group, k), y[k]);
      Butterfly<R>::template apply<Real>(y[k]);
    }
    w.load(table, s.L, again(place.column));
    w.apply(y);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) write_slot(own + r * s.step, y, r);
  }
}

/// The same between sweeps: with twiddles ahead of the butterflies (`before`), behind them (`after`), which is the
/// stage's transpose, or without. No register holds them over the butterfly: so they spilled up to 1300 bytes.
template <unsigned R, class Real, class Member>
TEAMFFT_FUNCTION void swept_stage(Member const& member, SlotTeam<Real, 1> const& t, SlotStage const& s, bool before,
                                  bool after) {
  auto const* const table = t.a.template table<Complex<Real>>(t.a.twiddles) + s.twiddles;
  member.team_barrier();
  for (std::uint32_t i = member.team_rank(); i < s.count; i += member.team_size()) {
    SlotPlace const place(t.shape, s, i);
    auto* const own = t.slots() + place.slot;
    Complex<Real> y[1][R];
    read_slots(own, s.step, y);
    if (before) {
      SlotTwiddles<R, Real> w;
      w.load(table, s.L, place.column);
      w.apply(y);
    }
    if constexpr (leaves_one_by_one(R, 1)) {  // no stage of a convolution
      put_butterflies(y, own, s.step);
    } else {
      Butterfly<R>::template apply<Real>(y[0]);
      if (after) {
        SlotTwiddles<R, Real> w;
        w.load(table, s.L, place.column);
        w.apply(y);
      }
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) write_slot(own + r * s.step, y, r);
    }
  }
}

/// The butterflies of W lines, and their results to memory.
template <class Target, unsigned R, unsigned W, class Real>
TEAMFFT_FUNCTION void store_butterflies(SlotTeam<Real, W> const& t, SlotStage const& s, SlotPlace const& place,
                                        Complex<Real> (&y)[W][R]) {
  Target const target{t, place.b, s.S.n};
  if constexpr (stores_together<Target>) {
    TEAMFFT_UNROLL
    for (unsigned w = 0; w < W; ++w) {
      Butterfly<R>::template apply<Real>(y[w]);
      std::uint32_t const line = t.line(place.group, w);
      if (line < t.lines) target.store(line, y[w]);
    }
  } else if constexpr (leaves_one_by_one(R, W)) {
    if (t.line(place.group, 0) < t.lines)
      target.template store<true>(place.group, [&](auto const& store) {
        Butterfly<R>::template emit<Real>(y[0], [&](unsigned r, Complex<Real> const& v) { store(r, v); });
      });
  } else {
    TEAMFFT_UNROLL
    for (unsigned w = 0; w < W; ++w) Butterfly<R>::template apply<Real>(y[w]);
    TEAMFFT_UNROLL
    for (unsigned w = 0; w < W; ++w) {
      std::uint32_t const line = t.line(place.group, w);
      if (line >= t.lines) continue;
      target.store(line, [&](auto const& store) {
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < R; ++r) store(r, y[w][r]);
      });
    }
  }
}

/// Scratch -> registers -> memory.
template <class Target, unsigned R, class Real, unsigned W, class Member>
TEAMFFT_FUNCTION void last_stage(Member const& member, SlotTeam<Real, W> const& t, SlotStage const& s, bool twiddled) {
  auto const* const table = t.a.template table<Complex<Real>>(t.a.twiddles) + s.twiddles;
  for (WaitingItems<Real> items(member, s); items.has_item(); items.next(member)) {
    SlotPlace const place(t.shape, s, items.item());
    SlotTwiddles<R, Real> w;
    if (twiddled) w.load(table, s.L, place.column);
    if (!items.wait(member)) break;
    Complex<Real> y[W][R];
    read_slots(t.slots() + place.slot, s.step, y);
    if (twiddled) w.apply(y);
    store_butterflies<Target>(t, s, place, y);
  }
}

/// A line of one stage: memory -> registers -> memory.
template <class Source, class Target, unsigned R, class Real, unsigned W, class Member>
TEAMFFT_FUNCTION void only_stage(Member const& member, SlotTeam<Real, W> const& t, SlotStage const& s) {
  if constexpr (Target::has_roots) member.team_barrier();  // behind which the factors are there
  for (std::uint32_t i = member.team_rank(); i < s.count; i += member.team_size()) {
    SlotPlace const place(t.shape, s, i);
    Source const source{t, place.b, s.S.n};
    Complex<Real> y[W][R];
    TEAMFFT_UNROLL
    for (unsigned w = 0; w < W; ++w) source.load(t.line_there(place.group, w), y[w]);
    store_butterflies<Target>(t, s, place, y);
  }
}

/// The same with mirrored ends: the line's only butterfly is its own partner.
template <Mirror load, Mirror store, class Source, class Target, unsigned R, class Real, unsigned W, class Member>
TEAMFFT_FUNCTION void only_mirrored_stage(Member const& member, SlotTeam<Real, W> const& t, SlotStage const& s) {
  for (std::uint32_t i = member.team_rank(); i < s.count; i += member.team_size()) {
    SlotPlace const place(t.shape, s, i);
    Source const source{t, place.b, s.S.n};
    Complex<Real> y[W][R];
    TEAMFFT_UNROLL
    for (unsigned w = 0; w < W; ++w) {
      std::uint32_t const line = t.line_there(place.group, w);
      if constexpr (load == Mirror::none) {
        source.load(line, y[w]);
      } else {
        Complex<Real> same[R];
        source.load(line, y[w], same);
      }
    }
    if constexpr (store == Mirror::none) {
      store_butterflies<Target>(t, s, place, y);
    } else {
      Target const target{t, place.b, s.S.n};
      TEAMFFT_UNROLL
      for (unsigned w = 0; w < W; ++w) {
        Butterfly<R>::template apply<Real>(y[w]);
        std::uint32_t const line = t.line(place.group, w);
        if (line < t.lines) target.store(line, y[w], y[w]);
      }
    }
  }
}

/// Memory -> registers -> scratch, where a thread has two butterflies.
template <Mirror mirror, class Source, unsigned R, class Real, unsigned W, class Member>
TEAMFFT_FUNCTION void first_mirrored_stage(Member const& member, SlotTeam<Real, W> const& t, SlotStage const& s) {
  for (std::uint32_t i = member.team_rank(); i < s.count; i += member.team_size()) {
    SlotPlace const place(t.shape, s, i);
    std::uint32_t const other = partner_of<mirror>(place.b, s.S.n);
    Source const source{t, place.b, s.S.n};
    Complex<Real> u[W][R], v[W][R];
    TEAMFFT_UNROLL
    for (unsigned w = 0; w < W; ++w) source.load(t.line_there(place.group, w), u[w], v[w]);
    put_butterflies(u, t.slots() + place.slot, s.step);
    if (other != place.b) put_butterflies(v, t.slots() + place.of(t.shape, s, other).slot, s.step);
  }
}

/// The twiddles of a thread's other butterfly. Those of S - b are the conjugates of b's but for factors W_R^r: these
/// turn the results round by one, so that result m is that of m S - b.
template <Mirror mirror, unsigned R, class Real>
TEAMFFT_FUNCTION SlotTwiddles<R, Real> twiddles_of_partner(SlotTwiddles<R, Real> const& w,
                                                           [[maybe_unused]] Complex<Real> const* table,
                                                           [[maybe_unused]] std::uint32_t L,
                                                           [[maybe_unused]] std::uint32_t column) {
  if constexpr (mirror == Mirror::about_S) {
    return w.conjugates();
  } else {
    SlotTwiddles<R, Real> own;
    own.load(table, L, column);
    return own;
  }
}

/// Scratch -> registers -> memory, the same way.
template <Mirror mirror, class Target, unsigned R, class Real, unsigned W, class Member>
TEAMFFT_FUNCTION void last_mirrored_stage(Member const& member, SlotTeam<Real, W> const& t, SlotStage const& s) {
  auto const* const table = t.a.template table<Complex<Real>>(t.a.twiddles) + s.twiddles;
  for (WaitingItems<Real> items(member, s); items.has_item(); items.next(member)) {
    SlotPlace const place(t.shape, s, items.item());
    SlotTwiddles<R, Real> w;
    w.load(table, s.L, place.column);
    if (!items.wait(member)) break;
    Complex<Real> u[W][R], v[W][R];
    read_slots(t.slots() + place.slot, s.step, u);
    auto const partner = place.of(t.shape, s, partner_of<mirror>(place.b, s.S.n));
    read_slots(t.slots() + partner.slot, s.step, v);
    w.apply(u);
    twiddles_of_partner<mirror>(w, table, s.L, partner.column).apply(v);
    TEAMFFT_UNROLL
    for (unsigned k = 0; k < W; ++k) {
      Butterfly<R>::template apply<Real>(u[k]);
      Butterfly<R>::template apply<Real>(v[k]);
    }
    Target const target{t, place.b, s.S.n};
    TEAMFFT_UNROLL
    for (unsigned k = 0; k < W; ++k) {
      std::uint32_t const line = t.line(place.group, k);
      if (line < t.lines) target.store(line, u[k], v[k]);
    }
  }
}

/// f(integral_constant<R>) for the radix of a stage, by bisection over the radices of a form from `low` below `high`.
template <class Form, unsigned low, unsigned high, bool is_inner = false, class F>
TEAMFFT_FUNCTION void with_radix(std::uint32_t R, F const& f) {
  if constexpr (high - low == 1) {
    if constexpr (is_radix<low>::value && Form::takes(low, is_inner)) f(std::integral_constant<unsigned, low>{});
  } else {
    constexpr unsigned middle = low + (high - low) / 2;
    if (R < middle)
      with_radix<Form, low, middle, is_inner>(R, f);
    else
      with_radix<Form, middle, high, is_inner>(R, f);
  }
}
/// The same for a stage between others.
template <class Form, class F>
TEAMFFT_FUNCTION void with_inner_radix(std::uint32_t R, F const& f) {
  with_radix<Form, 2, Form::widest + 1, true>(R, f);
}

}  // namespace TeamFFT::Impl

#endif
