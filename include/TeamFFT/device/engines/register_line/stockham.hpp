// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The Stockham transform of a team's lines with the elements in registers: load, {twiddle, butterfly, exchange} per
// stage, store (Govindaraju et al. 2008, Fig. 3-5; ours keeps all lengths and radices as constants and takes any
// product of radices).
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_STOCKHAM_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_STOCKHAM_HPP

#include <TeamFFT/device/engines/register_line/exchange.hpp>
#include <TeamFFT/device/math/twiddle.hpp>

namespace TeamFFT::Impl {

/// Which of a stage's S butterflies a thread takes. rising: every T-th. mirrored: for every T-th unit u, butterflies u
/// and S - u, of unit 0 the two that mirror themselves, 0 and S/2: elements k and N - k then meet in one thread.
/// folded: u and S - 1 - u, for elements k and N - 1 - k.
enum class Order { rising, mirrored, folded };

/// Length and radices as constants: stage s has radix(s), and L(s) is the product of the radices before it.
/// T threads share a line, B lines a team; in stage s each thread takes butterflies(s) butterflies b = thread + m T,
/// the last ones perhaps idle.
template <unsigned N_, Access A_, unsigned T_, unsigned B_, unsigned... R>
struct LineShape {
  static constexpr unsigned N = N_, T = T_, lines = B_, stages = sizeof...(R), team_size = T_ * B_;
  static constexpr Access access = A_;
  /// memory that nobody wants again for long (accessor.hpp)
  static constexpr bool load_once = false, store_once = false;
  static constexpr unsigned radices[] = {R...};
  static constexpr unsigned radix(unsigned s) { return radices[s]; }
  template <unsigned s>
  using StageButterfly = Butterfly<radices[s]>;
  static constexpr unsigned L(unsigned s) {
    unsigned product = 1;
    for (unsigned i = 0; i < s; ++i) product *= radices[i];
    return product;
  }
  static constexpr Order order(unsigned) { return Order::rising; }
  static constexpr unsigned butterflies(unsigned s) { return (N / radices[s] + T - 1) / T; }
  static constexpr bool full(unsigned s) { return N / radices[s] % T == 0; }
  static constexpr unsigned twiddle_offset(unsigned s) { return static_cast<unsigned>(twiddle_entries(radices, s)); }
  static constexpr Row row(Precision precision) { return {N, precision, A_, {R...}, T, lines, 1}; }
  static_assert((1u * ... * R) == N, "The product of the radices is the length.");
  static_assert(stages <= max_row_stages);
};

namespace detail {

template <class Shape, unsigned... S>
auto reversed_shape(std::integer_sequence<unsigned, S...>)
    -> LineShape<Shape::N, Shape::access, Shape::T, Shape::lines, Shape::radix(Shape::stages - 1 - S)...>;

}  // namespace detail

/// The radices in reverse: its stage 0 takes the registers that Shape's last stage leaves, elements b + r N/R both.
template <class Shape>
using ReversedShape = decltype(detail::reversed_shape<Shape>(std::make_integer_sequence<unsigned, Shape::stages>{}));

/// A shape whose first and last stage take their butterflies in pairs.
template <class Base, Order First, Order Last>
struct PairedShape : Base {
  static constexpr Order order(unsigned s) { return s == 0 ? First : s + 1 == Base::stages ? Last : Order::rising; }
  /// Units of a stage in pairs, and those that a thread takes.
  static constexpr unsigned units(unsigned s) { return (Base::N / Base::radix(s) + 1) / 2; }
  static constexpr unsigned units_held(unsigned s) { return (units(s) + Base::T - 1) / Base::T; }
  static constexpr unsigned butterflies(unsigned s) {
    if (order(s) == Order::rising) return Base::butterflies(s);
    return Base::N == Base::radix(s) ? 1 : 2 * units_held(s);
  }
  static constexpr bool full(unsigned s) {
    return order(s) == Order::rising ? Base::full(s) : units(s) % Base::T == 0 && Base::N / Base::radix(s) % 2 == 0;
  }
};

/// visit(m, b, present) for each butterfly of stage s that this thread takes.
template <class Shape, unsigned s, class Visit>
TEAMFFT_FUNCTION void for_each_butterfly(std::uint32_t thread, Visit const& visit) {
  constexpr unsigned S = Shape::N / Shape::radix(s);
  constexpr bool mirrored = Shape::order(s) == Order::mirrored;
  static_for<Shape::butterflies(s)>([&](auto index) {
    constexpr unsigned m = decltype(index)::value;
    if constexpr (Shape::order(s) == Order::rising) {
      std::uint32_t const b = thread + m * Shape::T;
      visit(m, b, Shape::full(s) || b < S);
    } else {
      std::uint32_t const u = thread + m / 2 * Shape::T;
      if constexpr (m % 2 == 0)
        visit(m, u, Shape::full(s) || u < Shape::units(s));
      else if constexpr (mirrored)
        visit(m, u == 0 ? S / 2 : S - u, Shape::full(s) || (u < Shape::units(s) && (u != 0 || S % 2 == 0)));
      else
        visit(m, S - 1 - u, Shape::full(s) || (u < Shape::units(s) && 2 * u + 1 != S));
    }
  });
}

/// Registers of all butterflies of one stage: y[m][r].
template <class Shape, unsigned s, class Real>
struct StageRegisters {
  static constexpr unsigned R = Shape::radix(s), M = Shape::butterflies(s), step = Shape::N / R, L = Shape::L(s);
  Complex<Real> y[M][R];
  TwiddleRows<R, Real> twiddles[M];

  /// change(y) for every element that is held.
  template <class Change>
  TEAMFFT_FUNCTION void for_each(Change const& change) {
    TEAMFFT_UNROLL
    for (unsigned m = 0; m < M; ++m) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) change(y[m][r]);
    }
  }

  TEAMFFT_FUNCTION void clear() {
    for_each([](Complex<Real>& e) { e = {}; });
  }
  TEAMFFT_FUNCTION void scale(Scale<Real> const& factor) {
    for_each([&](Complex<Real>& e) { e = scaled(factor, e); });
  }
  TEAMFFT_FUNCTION void swap_parts() {
    for_each([](Complex<Real>& e) { e = swapped(e); });
  }

  /// Elements b + r N/R from `load(j)`.
  template <class Load>
  TEAMFFT_FUNCTION void load(std::uint32_t thread, Load const& load) {
    for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) y[m][r] = present ? load(b + r * step) : Complex<Real>{};
    });
  }

  /// Ahead of the barrier, when no elements are held: the table's latency then passes while the team waits.
  TEAMFFT_FUNCTION void load_twiddles(std::uint32_t thread, Complex<Real> const* table) {
    if constexpr (s != 0)
      for_each_butterfly<Shape, s>(
          thread, [&](auto m, std::uint32_t b, bool) { twiddles[m].load(table + Shape::twiddle_offset(s), L, b % L); });
  }

  TEAMFFT_FUNCTION void compute(std::uint32_t thread) {
    for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t, bool) {
      if constexpr (s != 0) twiddles[m].apply(y[m]);
      Shape::template StageButterfly<s>::template apply<Real>(y[m]);
    });
  }

  /// Element r of the last stage's butterfly b is y_(b + r N/R): `store(k, y_k)`.
  template <class Store>
  TEAMFFT_FUNCTION void store(std::uint32_t thread, Store const& store) const {
    static_assert(s + 1 == Shape::stages);
    for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
      if (!present) return;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) store(b + r * step, y[m][r]);
    });
  }

  TEAMFFT_FUNCTION void write(Exchange<Shape, s, Real> const& to, std::uint32_t thread) const {
    for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
      if (!present) return;
      auto* const p = to.written(b);
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) p[r * to.write_step] = y[m][r];
    });
  }

  template <class From>
  TEAMFFT_FUNCTION void read(From const& from, std::uint32_t thread) {
    for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
      auto const* const p = from.read(b);
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) y[m][r] = present ? p[r * from.read_step] : Complex<Real>{};
    });
  }
};

/// Stage s from registers already loaded, and all after it. The last stage works as `at_store`, the others as
/// `at_load`: where the two differ, the last exchange turns rows into tiles or back.
template <class Shape, unsigned s, class Real, class Member, class Store>
TEAMFFT_FUNCTION void stockham_from(Member const& member, StageRegisters<Shape, s, Real>& x, ThreadPlace at_load,
                                    ThreadPlace at_store, Complex<Real> const* twiddles, char* scratch,
                                    Store const& store) {
  constexpr bool last = s + 1 == Shape::stages;
  ThreadPlace const at = last && s != 0 ? at_store : at_load;
  x.compute(at.thread);
  if constexpr (last) {
    store(x);
  } else {
    if constexpr (s != 0) member.team_barrier();
    x.write(Exchange<Shape, s, Real>(scratch, at.line), at.thread);
    ThreadPlace const then = s + 2 == Shape::stages ? at_store : at_load;
    StageRegisters<Shape, s + 1, Real> next;
    next.load_twiddles(then.thread, twiddles);
    member.team_barrier();
    next.read(Exchange<Shape, s, Real>(scratch, then.line), then.thread);
    stockham_from<Shape, s + 1>(member, next, at_load, at_store, twiddles, scratch, store);
  }
}

/// One line per at.line: y_k = sum_j x_j W_N^(j k). `load(registers)` fills the first stage's registers,
/// `store(registers)` takes the last one's; `scratch` holds lines * exchange_pitch elements and is nobody's when this
/// begins. Called by every thread of the team.
template <class Shape, class Real, class Member, class Load, class Store>
TEAMFFT_FUNCTION void stockham(Member const& member, ThreadPlace at_load, ThreadPlace at_store,
                               Complex<Real> const* twiddles, char* scratch, Load const& load, Store const& store) {
  StageRegisters<Shape, 0, Real> x;
  load(x);
  stockham_from<Shape, 0>(member, x, at_load, at_store, twiddles, scratch, store);
}

}  // namespace TeamFFT::Impl

#endif
