// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The stages of real lines of odd length N = R N/R, of which scratch holds the residues k <= R/2 modulo R, the first or
// the last radix: the other elements are their conjugates (device/engines/register_line/odd_line.hpp). The stage that
// meets the reals has two of them in each element but its first.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_ODD_STAGES_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_ODD_STAGES_HPP

#include <TeamFFT/device/engines/scratch_line/scratch_line.hpp>
#include <TeamFFT/device/math/butterfly_real.hpp>

namespace TeamFFT::Impl {

/// A stage whose elements are all complex: odd lines have odd radices.
struct OddStage : ComplexStage {
  static constexpr bool takes(unsigned R) { return R % 2 != 0; }
};

/// The same from a sweep.
struct FirstOddStage : OddStage {
  static constexpr bool has_twiddles = false;
};

struct HeldStage : OddStage {
  static constexpr unsigned elements(unsigned R) { return held_of(R); }
  static constexpr bool emitted(unsigned) { return false; }
  static constexpr unsigned butterflies(unsigned R, RegisterBudget const& budget) {
    return butterflies_held(held_of(R), budget);
  }
};

/// The first stage: reals to the residues held.
struct RealStage : HeldStage {
  static constexpr bool has_twiddles = false;

  template <unsigned R, unsigned held, class Real>
  TEAMFFT_FUNCTION static void load(ScratchTeam<Real> const& t, std::uint32_t S, Place const (&place)[held],
                                    Complex<Real> (&y)[held][held_of(R)]) {
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      LineSteps const at(t.load_offset(place[h].line < t.lines ? place[h].line : 0), t.a.load_stride, place[h].read, S);
      y[h][0].im = Real(0);
      static_for<R>([&](auto j) {
        auto const offset = at.offset + static_cast<std::int32_t>(decltype(j)::value) * at.step;
        check_read(t.a, offset);
        real_of_pairs<R, decltype(j)::value>(y[h]) = t.a.source[offset];
      });
    }
  }
  template <unsigned R, class Real>
  TEAMFFT_FUNCTION static void apply(Complex<Real> (&y)[held_of(R)]) {
    RealButterfly<R>::template apply<Real>(y);
  }
};

/// The last stage: the residues held to reals.
struct HermitianStage : HeldStage {
  template <unsigned R, class Real>
  TEAMFFT_FUNCTION static void apply(Complex<Real> (&y)[held_of(R)]) {
    HermitianButterfly<R>::template apply<Real>(y);
  }
  template <unsigned R, class Real>
  TEAMFFT_FUNCTION static void store(ScratchTeam<Real> const& t, Place const& place, std::uint32_t S,
                                     Complex<Real> const (&y)[held_of(R)]) {
    auto const& a = t.a;
    LineSteps const at(t.store_offset(place.line), a.store_stride, place.write, S);
    static_for<R>([&](auto j) {
      auto const offset = at.offset + static_cast<std::int32_t>(decltype(j)::value) * at.step;
      check_write(a, offset);
      a.target[offset] = scaled(a.scale, real_of_pairs<R, decltype(j)::value>(y));
    });
  }
};

}  // namespace TeamFFT::Impl

#endif
