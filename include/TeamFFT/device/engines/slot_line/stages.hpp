// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The stages of the slot-line kernel. Scratch holds slots of W elements, the same element of W lines: one access, one place and one row of twiddles serve W
// lines. Stages are in place, so that a stage needs one barrier: the element of mixed-radix digits d_s lies at sum d_s P_s, and stage s changes its digit from
// r_s to k_s (Cooley and Tukey 1965). The first stage reads memory at b + r S, the last one has results k = b + r S: neighbouring threads meet neighbouring
// elements on both sides, and nothing is reordered.
#ifndef TEAMFFT_DEVICE_ENGINES_SLOT_LINE_STAGES_HPP
#define TEAMFFT_DEVICE_ENGINES_SLOT_LINE_STAGES_HPP

#include <TeamFFT/device/ends/memory.hpp>
#include <TeamFFT/device/math/twiddle.hpp>

#include <TeamFFT/device/engines/slot_line/contract.hpp>

#include <cstdint>
#include <type_traits>

namespace TeamFFT::Impl {

/// W complex numbers in one access.
template <class Real, unsigned W>
struct alignas(2 * sizeof(Real) * W) Slot {
  Real v[2 * W];
};

// Loops rather than static_for() where no index is a type's: hundreds of thousands of instances were most of the compile time.
template <unsigned W, unsigned R, class Real>
TEAMFFT_FUNCTION void read_slots(Slot<Real, W> const* p, std::uint32_t step, Complex<Real> (&y)[W][R]) {
  TEAMFFT_UNROLL
  for (unsigned r = 0; r < R; ++r) {
    Slot<Real, W> const s = p[r * step];
    TEAMFFT_UNROLL
    for (unsigned w = 0; w < W; ++w) y[w][r] = {s.v[2 * w], s.v[2 * w + 1]};
  }
}

template <unsigned W, unsigned R, class Real>
TEAMFFT_FUNCTION void write_slot(Slot<Real, W>* p, Complex<Real> const (&y)[W][R], unsigned r) {
  Slot<Real, W> s;
  TEAMFFT_UNROLL
  for (unsigned w = 0; w < W; ++w) {
    s.v[2 * w] = y[w][r].re;
    s.v[2 * w + 1] = y[w][r].im;
  }
  *p = s;
}

/// W_{LR}^(k r) of a butterfly for r below R, from the table's powers 1, 2, 4, 8, 16: six products are alive at a time.
template <unsigned R, class Real>
struct SlotTwiddles {
  Complex<Real> w[twiddle_rows(R)];

  TEAMFFT_FUNCTION void load(Complex<Real> const* table, std::uint32_t L, std::uint32_t column) {
    TEAMFFT_UNROLL
    for (unsigned row = 0; row < twiddle_rows(R); ++row) w[row] = load_constant(table + row * L + column);
  }
  /// y_r times them, of W lines.
  template <unsigned W>
  TEAMFFT_FUNCTION void apply(Complex<Real> (&y)[W][R]) const {
    Complex<Real> low[4], high{};
    low[1] = w[0];
    if constexpr (R > 2) low[2] = w[1];
    if constexpr (R > 3) low[3] = w[0] * w[1];
    static_for<R - 1>([&](auto i) {
      constexpr unsigned r = decltype(i)::value + 1, l = r % 4, h = r / 4;
      if constexpr (h != 0 && l == 0) high = of_fours<h>();
      auto const t = [&] {
        if constexpr (h == 0) return low[l];
        if constexpr (h != 0 && l == 0) return high;
        if constexpr (h != 0 && l != 0) return high * low[l];
      }();
      TEAMFFT_UNROLL
      for (unsigned k = 0; k < W; ++k) y[k][r] = y[k][r] * t;
    });
  }

  [[nodiscard]] TEAMFFT_FUNCTION SlotTwiddles conjugates() const {
    SlotTwiddles other;
    TEAMFFT_UNROLL
    for (unsigned row = 0; row < twiddle_rows(R); ++row) other.w[row] = conjugate(w[row]);
    return other;
  }

 private:
  /// The factor of r = 4 h.
  template <unsigned h>
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> of_fours() const {
    constexpr unsigned part = h & (~h + 1), rest = h - part;
    if constexpr (rest == 0) return w[2 + (part == 1 ? 0 : part == 2 ? 1 : 2)];
    if constexpr (rest != 0) return of_fours<part>() * of_fours<rest>();
  }
};

/// A team's lines in slots.
template <class Real, unsigned W>
struct SlotTeam : ScratchTeam<Real> {
  SlotShape const& shape;

  [[nodiscard]] TEAMFFT_FUNCTION Slot<Real, W>* slots() const { return reinterpret_cast<Slot<Real, W>*>(this->data); }
  /// Lines of a slot lie as many lines apart as there are groups, so that neighbouring threads meet neighbouring lines in each access.
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t line(std::uint32_t group, unsigned w) const { return group + w * shape.groups.n; }
  /// One past the last is the last: loads of lines that are not there are harmless.
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t line_there(std::uint32_t group, unsigned w) const {
    std::uint32_t const l = line(group, w);
    return l < this->lines ? l : this->lines - 1;
  }
};

/// floor(i / n) from the divisor's inverse; 0 where that is 0.
TEAMFFT_FUNCTION std::uint32_t quotient_of(std::uint32_t i, std::uint32_t inverse) { return high_product(2 * i + 1, inverse); }

/// Item i of a stage: its group, its butterfly, the butterfly's first slot and its column of twiddles.
struct SlotPlace {
  std::uint32_t group, b, slot, column;

  TEAMFFT_FUNCTION SlotPlace(SlotShape const& shape, SlotStage const& s, std::uint32_t i) {  // NOLINT(cppcoreguidelines-pro-type-member-init)
    bool const by_line = s.by_line != 0;
    std::uint32_t const n = by_line ? shape.groups.n : s.items.n, major = quotient_of(i, by_line ? shape.groups.inverse : s.items.inverse),
                        minor = i - major * n;
    group = by_line ? minor : major;
    b = by_line ? major : minor;
    find(s);
    slot += group * shape.group_slots;
  }

  /// Butterfly `other` of the same group.
  [[nodiscard]] TEAMFFT_FUNCTION SlotPlace of(SlotShape const& shape, SlotStage const& s, std::uint32_t other) const {
    SlotPlace at(other);
    at.find(s);
    at.group = group;
    at.slot += group * shape.group_slots;
    return at;
  }

  /// The slot of element j = b + r S of a line before stage s, or of its results.
  TEAMFFT_FUNCTION static std::uint32_t of_element(SlotStage const& s, std::uint32_t j) {
    std::uint32_t const r = s.S.quotient(j);
    SlotPlace at(j - r * s.S.n);
    at.find(s);
    return at.slot + r * s.step;
  }

 private:
  TEAMFFT_FUNCTION explicit SlotPlace(std::uint32_t b_) : group(0), b(b_) {}  // NOLINT(cppcoreguidelines-pro-type-member-init)

  TEAMFFT_FUNCTION void find(SlotStage const& s) {
    std::uint32_t const q = quotient_of(b, s.per_a), p = quotient_of(q, s.per_b);
    slot = b * s.p0 + q * s.p1 + p * s.p2;
    column = b * s.t0 + q * s.t1 + p * s.t2;
  }
};

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

/// Scratch -> registers -> scratch. Twiddles are read ahead of the barrier that ends the stage before.
template <unsigned R, class Real, unsigned W, class Member>
TEAMFFT_FUNCTION void inner_stage(Member const& member, SlotTeam<Real, W> const& t, SlotStage const& s) {
  auto const* const table = t.a.template table<Complex<Real>>(t.a.twiddles) + s.twiddles;
  for (std::uint32_t i = member.team_rank(), round = 0;; i += member.team_size(), ++round) {
    SlotPlace const place(t.shape, s, i < s.count ? i : 0);
    SlotTwiddles<R, Real> w;
    w.load(table, s.L, place.column);
    if (round == 0) member.team_barrier();
    if (i >= s.count) break;
    auto* const own = t.slots() + place.slot;
    Complex<Real> y[W][R];
    read_slots(own, s.step, y);
    w.apply(y);
    put_butterflies(y, own, s.step);
  }
}

/// The same between sweeps: with twiddles ahead of the butterflies (`before`), behind them (`after`), which is the stage's transpose, or without. No register
/// holds them over the butterfly: so they spilled up to 1300 bytes.
template <unsigned R, class Real, class Member>
TEAMFFT_FUNCTION void swept_stage(Member const& member, SlotTeam<Real, 1> const& t, SlotStage const& s, bool before, bool after) {
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
TEAMFFT_FUNCTION void store_butterflies(SlotTeam<Real, W> const& t, SlotStage const& s, SlotPlace const& place, Complex<Real> (&y)[W][R]) {
  Target const target{t, place.b, s.S.n};
  if constexpr (leaves_one_by_one(R, W)) {
    if (t.line(place.group, 0) < t.lines)
      target.store(place.group, [&](auto const& store) { Butterfly<R>::template emit<Real>(y[0], [&](unsigned r, Complex<Real> const& v) { store(r, v); }); });
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
  for (std::uint32_t i = member.team_rank(), round = 0;; i += member.team_size(), ++round) {
    SlotPlace const place(t.shape, s, i < s.count ? i : 0);
    SlotTwiddles<R, Real> w;
    if (twiddled) w.load(table, s.L, place.column);
    if (round == 0) member.team_barrier();
    if (i >= s.count) break;
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

/// The twiddles of a thread's other butterfly. Those of S - b are the conjugates of b's but for factors W_R^r: these turn the results round by one, so that
/// result m is that of m S - b.
template <Mirror mirror, unsigned R, class Real>
TEAMFFT_FUNCTION SlotTwiddles<R, Real> twiddles_of_partner(SlotTwiddles<R, Real> const& w, [[maybe_unused]] Complex<Real> const* table,
                                                           [[maybe_unused]] std::uint32_t L, [[maybe_unused]] std::uint32_t column) {
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
  for (std::uint32_t i = member.team_rank(), round = 0;; i += member.team_size(), ++round) {
    SlotPlace const place(t.shape, s, i < s.count ? i : 0);
    SlotTwiddles<R, Real> w;
    w.load(table, s.L, place.column);
    if (round == 0) member.team_barrier();
    if (i >= s.count) break;
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
template <class Form, unsigned low, unsigned high, class F>
TEAMFFT_FUNCTION void with_radix(std::uint32_t R, F const& f) {
  if constexpr (high - low == 1) {
    if constexpr (is_radix<low>::value && is_slot_radix(low, Form::ends)) f(std::integral_constant<unsigned, low>{});
  } else {
    constexpr unsigned middle = low + (high - low) / 2;
    if (R < middle)
      with_radix<Form, low, middle>(R, f);
    else
      with_radix<Form, middle, high>(R, f);
  }
}

}  // namespace TeamFFT::Impl

#endif
