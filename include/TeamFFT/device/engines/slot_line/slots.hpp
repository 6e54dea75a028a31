// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Slots of scratch: the same element of W lines side by side, so that one access, one place and one row of twiddles
// serve W lines.
#ifndef TEAMFFT_DEVICE_ENGINES_SLOT_LINE_SLOTS_HPP
#define TEAMFFT_DEVICE_ENGINES_SLOT_LINE_SLOTS_HPP

#include <TeamFFT/device/line/scratch_team.hpp>
#include <TeamFFT/device/math/twiddle.hpp>

#include <TeamFFT/device/engines/slot_line/contract.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// W complex numbers in one access.
template <class Real, unsigned W>
struct alignas(2 * sizeof(Real) * W) Slot {
  Real v[2 * W];
};

// Loops rather than static_for() where no index is a type's: hundreds of thousands of instances were most of the
// compile time.
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
  /// Lines of a slot lie as many lines apart as there are groups, so that neighbouring threads meet neighbouring lines
  /// in each access.
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t line(std::uint32_t group, unsigned w) const {
    return group + w * shape.groups.n;
  }
  /// One past the last is the last: loads of lines that are not there are harmless.
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t line_there(std::uint32_t group, unsigned w) const {
    std::uint32_t const l = line(group, w);
    return l < this->lines ? l : this->lines - 1;
  }
};

/// floor(i / n) from the divisor's inverse; 0 where that is 0.
TEAMFFT_FUNCTION std::uint32_t quotient_of(std::uint32_t i, std::uint32_t inverse) {
  return high_product(2 * i + 1, inverse);
}

/// Item i of a stage: its group, its butterfly, the butterfly's first slot and its column of twiddles.
struct SlotPlace {
  std::uint32_t group, b, slot, column;

  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init)
  TEAMFFT_FUNCTION SlotPlace(SlotShape const& shape, SlotStage const& s, std::uint32_t i) {
    bool const by_line = s.by_line != 0;
    std::uint32_t const n = by_line ? shape.groups.n : s.items.n,
                        major = quotient_of(i, by_line ? shape.groups.inverse : s.items.inverse), minor = i - major * n;
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
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init)
  TEAMFFT_FUNCTION explicit SlotPlace(std::uint32_t b_) : group(0), b(b_) {}

  TEAMFFT_FUNCTION void find(SlotStage const& s) {
    std::uint32_t const q = quotient_of(b, s.per_a), p = quotient_of(q, s.per_b);
    slot = b * s.p0 + q * s.p1 + p * s.p2;
    column = b * s.t0 + q * s.t1 + p * s.t2;
  }
};

}  // namespace TeamFFT::Impl

#endif
