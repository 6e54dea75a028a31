// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elements that mirror each other, in registers: a stage of paired order (stockham.hpp) holds both, so that the pair
// step of real transforms, and all that DCTs and DSTs do to both ends of a line, needs no exchange.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_MIRROR_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_MIRROR_HPP

#include <TeamFFT/device/engines/register_line/stockham.hpp>

namespace TeamFFT::Impl {

/// Two values that mirror each other.
template <class T>
struct MirrorPair {
  T low, high;
};

/// f(b + r S) = f(b) W^r of one butterfly: its own factor from a table, the steps as constants of order D.
template <unsigned D, class Real>
struct FactorsOfUnit {
  Complex<Real> first;
  template <unsigned r>
  TEAMFFT_FUNCTION Complex<Real> at() const {
    return times_root<r, D>(first, Real{});
  }
};

/// How the elements of a mirrored stage, k = b + r S, meet N - k: unit u pairs element r of butterfly u with element
/// R-1-r of butterfly S - u; of unit 0 the first half of each butterfly meets its second half. Slots 0..R-1 of a unit
/// are its pairs; from slot `half` on, unit 0 holds those of butterfly S/2.
template <class Shape, unsigned s>
struct MirroredStage {
  static constexpr unsigned R = Shape::radix(s), N = Shape::N, S = N / R, half = (R + 1) / 2, slots = S == 1 ? half : R,
                            units = S == 1 ? 1 : Shape::units_held(s);
  static constexpr bool has_middle = N % 2 == 0;

  /// visit(p, u, upper): unit u, whose slots from `half` on are those of butterfly `upper`.
  template <class Visit>
  TEAMFFT_FUNCTION static void for_each_unit(std::uint32_t thread, Visit const& visit) {
    TEAMFFT_UNROLL
    for (unsigned p = 0; p < units; ++p) {
      std::uint32_t const u = S == 1 ? 0 : thread + p * Shape::T;
      visit(p, u, p == 0 && S > 1 && u == 0 ? S / 2 : u);
    }
  }
  /// The same with the last unit where there is none: loads then wait for no condition, and nobody reads what they
  /// bring.
  template <class Visit>
  TEAMFFT_FUNCTION static void for_each_unit_loaded(std::uint32_t thread, Visit const& visit) {
    for_each_unit(thread, [&](unsigned p, std::uint32_t u, std::uint32_t upper) {
      bool const there = Shape::full(s) || S == 1 || u < Shape::units(s);
      visit(p, there ? u : Shape::units(s) - 1, there ? upper : Shape::units(s) - 1);
    });
  }
  /// Whether unit u of a thread's p-th is unit 0.
  TEAMFFT_FUNCTION static bool is_own(unsigned p, std::uint32_t u) { return S == 1 || (p == 0 && u == 0); }
  TEAMFFT_FUNCTION static std::uint32_t place(unsigned r, std::uint32_t u, std::uint32_t upper) {
    return (r < half ? u : upper) + r * S;
  }
  TEAMFFT_FUNCTION static bool present(unsigned p, unsigned r, std::uint32_t u) {
    return (Shape::full(s) || S == 1 || u < Shape::units(s)) && (r < half || S % 2 == 0 || !is_own(p, u));
  }

  /// The pair of slot r.
  template <class Registers>
  TEAMFFT_FUNCTION static auto pair(unsigned p, unsigned r, Registers const& x, std::uint32_t u) {
    if constexpr (S == 1) {
      return MirrorPair{x.y[0][r], x.y[0][(R - r) % R]};
    } else {
      auto const &A = x.y[2 * p], &B = x.y[2 * p + 1];
      auto low = A[r], high = B[R - 1 - r];
      if (p == 0 && r >= half) low = select(u == 0, B[r], low);
      if (p == 0 && r < half) high = select(u == 0, A[(R - r) % R], high);
      return MirrorPair{low, high};
    }
  }
  /// Element N/2, which unit 0 holds.
  template <class Registers>
  TEAMFFT_FUNCTION static auto middle(Registers const& x) {
    return R % 2 == 0 ? x.y[0][R / 2] : x.y[S == 1 ? 0 : 1][(R - 1) / 2];
  }

  /// The registers of unit u from its pairs.
  template <class T, class Registers>
  TEAMFFT_FUNCTION static void set(unsigned p, Registers& x, std::uint32_t u, MirrorPair<T> const (&z)[slots],
                                   T const& middle) {
    static_for<R>([&](auto r) {  // a loop made one kernel spill
      if constexpr (S == 1) {
        x.y[0][r] = r < half ? z[r % slots].low : 2 * r == R ? middle : z[(R - r) % slots].high;
      } else {
        auto a = z[r].low, b = z[R - 1 - r].high;
        if (p == 0 && r >= half) {
          a = select(u == 0, 2 * r == R ? middle : z[(R - r) % slots].high, a);
          b = select(u == 0, z[r].low, b);
        }
        if (p == 0 && 2 * r + 1 == R) b = select(u == 0, middle, b);
        x.y[2 * p][r] = a;
        x.y[2 * p + 1][r] = b;
      }
    });
  }

 private:
  template <class Real>
  TEAMFFT_FUNCTION static Complex<Real> select(bool first, Complex<Real> const& a, Complex<Real> const& b) {
    return {first ? a.re : b.re, first ? a.im : b.im};
  }
};

/// How the elements of a folded stage, j = b + r S with S even, meet N - 1 - j: element r of butterfly u and R-1-r of
/// butterfly S-1-u. j < N/2 for the first `half` slots.
template <class Shape, unsigned s>
struct FoldedStage {
  static constexpr unsigned R = Shape::radix(s), N = Shape::N, S = N / R, half = (R + 1) / 2,
                            slots = S == 1 ? R / 2 : R, units = S == 1 ? 1 : Shape::units_held(s);
  static_assert(S % 2 == 0 || (S == 1 && R % 2 == 0), "The middle element of an odd line has no mirror.");

  /// visit(p, u, present)
  template <class Visit>
  TEAMFFT_FUNCTION static void for_each_unit(std::uint32_t thread, Visit const& visit) {
    TEAMFFT_UNROLL
    for (unsigned p = 0; p < units; ++p) {
      std::uint32_t const u = S == 1 ? 0 : thread + p * Shape::T;
      visit(p, u, Shape::full(s) || S == 1 || u < Shape::units(s));
    }
  }
  /// visit(p, u) with the last unit where there is none, as MirroredStage.
  template <class Visit>
  TEAMFFT_FUNCTION static void for_each_unit_loaded(std::uint32_t thread, Visit const& visit) {
    for_each_unit(thread,
                  [&](unsigned p, std::uint32_t u, bool present) { visit(p, present ? u : Shape::units(s) - 1); });
  }
  template <class Registers>
  TEAMFFT_FUNCTION static auto& low(unsigned p, unsigned r, Registers& x) {
    return x.y[S == 1 ? 0 : 2 * p][r];
  }
  template <class Registers>
  TEAMFFT_FUNCTION static auto& high(unsigned p, unsigned r, Registers& x) {
    return x.y[S == 1 ? 0 : 2 * p + 1][R - 1 - r];
  }
};

}  // namespace TeamFFT::Impl

#endif
