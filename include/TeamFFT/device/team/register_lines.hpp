// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A team's lines of a length that is known at compile time, on devices: the elements stay in registers from load to
// store, also through a filter: the spectrum is multiplied where the last stage leaves it, and the stages in reverse
// order take it up there (device/engines/register_line/convolution.hpp does so for the library's own passes).
#ifndef TEAMFFT_DEVICE_TEAM_REGISTER_LINES_HPP
#define TEAMFFT_DEVICE_TEAM_REGISTER_LINES_HPP

#include <TeamFFT/device/engines/register_line/mirror.hpp>
#include <TeamFFT/device/math/twiddle_table.hpp>
#include <TeamFFT/device/team/values.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace TeamFFT::Impl {

using TeamRadices = std::array<unsigned, max_row_stages>;

/// The fewest stages, and then the smallest radices, which are what a thread holds; all 0 where four stages of radices
/// up to `widest` do not suffice.
constexpr TeamRadices team_radices(unsigned N, unsigned widest = common_radix) {
  TeamRadices radices{};
  for (unsigned stages = 1; stages <= max_row_stages; ++stages)
    if (split_stages(N, stages, widest, radices)) return radices;
  return {};
}

constexpr unsigned count_stages(TeamRadices const& radices) {
  unsigned n = 0;
  while (n < max_row_stages && radices[n] != 0) ++n;
  return n;
}

/// Radices of a whole line. In float two wide stages are faster than three: 32 elements a thread, at 128 registers, and
/// half of the exchanges (perf/notes/register_line.md#convolutions-2026-11-21).
constexpr TeamRadices whole_radices(unsigned N, Precision precision) {
  auto const narrow = team_radices(N), wide = team_radices(N, widest_butterfly);
  return precision == Precision::f32 && count_stages(narrow) == 3 && count_stages(wide) == 2 ? wide : narrow;
}

/// The shape of lines of these radices, each by T threads.
template <unsigned T, unsigned Lines, unsigned... R>
using ShapeOfRadices = LineShape<(1u * ... * R), Access::line, T, Lines, R...>;

/// Lines of N elements, each by T threads.
template <unsigned N, unsigned T, unsigned Lines,
          class Stages = std::make_index_sequence<count_stages(team_radices(N))>>
struct TeamShape;
template <unsigned N, unsigned T, unsigned Lines, std::size_t... S>
struct TeamShape<N, T, Lines, std::index_sequence<S...>> {
  using type = ShapeOfRadices<T, Lines, team_radices(N)[S]...>;
};

template <unsigned N, Precision precision, unsigned Lines,
          class Stages = std::make_index_sequence<count_stages(whole_radices(N, precision))>>
struct WholeShape;
template <unsigned N, Precision precision, unsigned Lines, std::size_t... S>
struct WholeShape<N, precision, Lines, std::index_sequence<S...>> {
  using type = ShapeOfRadices<N / whole_radices(N, precision)[0], Lines, whole_radices(N, precision)[S]...>;
};

/// Lines of reals of an even length n > 2 are complex lines of n/2; those of an odd one, and of two, whole complex
/// lines.
constexpr bool has_half_line(unsigned n) { return n % 2 == 0 && n > 2; }

template <class Real, unsigned N, unsigned Lines>
class RegisterLines {
  using Element = Complex<Real>;
  static constexpr Precision precision = scalar_precision<Real>;
  using Whole = typename WholeShape<N, precision, Lines>::type;
  // without a half line its shapes are not used
  static constexpr unsigned T = Whole::T, M = has_half_line(N) ? N / 2 : N;

  using WholeBack = ReversedShape<Whole>;
  using Half = typename TeamShape<M, T, Lines>::type;
  using HalfToSpectrum = PairedShape<Half, Order::rising, Order::mirrored>;
  using HalfFromSpectrum = PairedShape<Half, Order::mirrored, Order::rising>;
  using HalfBack = PairedShape<ReversedShape<Half>, Order::mirrored, Order::rising>;

  /// Where tables begin, in entries.
  template <class Shape>
  static constexpr unsigned entries = static_cast<unsigned>(twiddle_entries(Shape::radices, Shape::stages));
  static constexpr unsigned at_whole = 0, at_whole_back = entries<Whole>, at_half = at_whole_back + entries<WholeBack>,
                            at_half_back = at_half + entries<Half>, at_roots = at_half_back + entries<HalfBack>;

  static constexpr unsigned most_pitch() {
    unsigned most = 0;
    for (Row const& row :
         {Whole::row(precision), WholeBack::row(precision), Half::row(precision), HalfBack::row(precision)})
      most = exchange_pitch(row) > most ? exchange_pitch(row) : most;
    return most;
  }

  /// Registers of a thread, about: elements and twiddles of the stage with most of them, and addresses of the kinds
  /// that want most (nvcc 13.0: with 16 fewer c2r of 256 spilled 60 bytes in f32 and 376 in f64).
  static constexpr unsigned registers() {
    unsigned most = 0;
    for (unsigned s = 0; s < Whole::stages; ++s) {
      unsigned const held = 2 * Whole::butterflies(s) * (Whole::radix(s) + twiddle_rows(Whole::radix(s)));
      most = held > most ? held : most;
    }
    return most * (sizeof(Real) / 4) + 54;
  }

 public:
  static constexpr unsigned team_size = Whole::team_size;
  static constexpr std::size_t scratch_elements = std::size_t{Lines} * most_pitch();
  /// Teams on a multiprocessor that the compiler is to leave registers for.
  static constexpr unsigned min_blocks = [] {
    constexpr unsigned all = 65536, warp = 32, blocks = all / (registers() * ((team_size + warp - 1) / warp * warp));
    return blocks < 1 ? 1u : blocks > 8 ? 8u : blocks;
  }();

  TEAMFFT_FUNCTION explicit RegisterLines(Element const* tables) : m_tables(tables) {}

  /// The twiddles of each way through the stages, and W_N^k of the pair step.
  [[nodiscard]] static std::vector<Element> tables() {
    std::vector<Element> all;
    auto const add = [&](auto const& radices) {
      auto const table = stage_twiddles<Real>(radices);
      all.insert(all.end(), table.begin(), table.end());
    };
    add(Whole::radices);
    add(WholeBack::radices);
    add(Half::radices);
    add(ReversedShape<Half>::radices);
    for (unsigned k = 0; k <= M / 2; ++k) {
      auto const w = root_of_unity<Wide<Real>>(k, N);
      all.push_back({static_cast<Real>(w.real()), static_cast<Real>(w.imag())});
    }
    return all;
  }

  /// y_k = sum_j x_j W_N^(j k).
  template <class Member, class Load, class Store>
  TEAMFFT_FUNCTION void transform(Member const& member, void* scratch, Load const& load, Store const& store) const {
    auto const at = place(member);
    run<Whole>(
        member, at, m_tables + at_whole, scratch,
        [&](auto& x) { x.load(at.thread, [&](std::uint32_t j) { return load(at.line, j); }); },
        [&](auto& x) { x.store(at.thread, [&](std::uint32_t k, Element const& y) { store(at.line, k, y); }); });
  }

  template <class Member, class Load, class Store>
  TEAMFFT_FUNCTION void r2c(Member const& member, void* scratch, Load const& load, Store const& store) const {
    if constexpr (has_half_line(N)) {
      auto const at = place(member);
      run<HalfToSpectrum>(
          member, at, m_tables + at_half, scratch, [&](auto& x) { load_reals(at, x, load); },
          [&](auto& x) {
            using Stage = MirroredStage<HalfToSpectrum, HalfToSpectrum::stages - 1>;
            for_each_unit<Stage>(at, [&](auto const& unit) {
              static_for<Stage::slots>([&](auto r) {
                if (!unit.has(r)) return;
                auto const z = Stage::pair(unit.p, r, x, unit.u);
                auto const X = spectrum_of(z.low, z.high, unit.root(r));
                store(at.line, unit.k(r), X.low);
                store(at.line, M - unit.k(r), X.high);
              });
              if (unit.has_middle()) store(at.line, M / 2, conjugate(Stage::middle(x)));
            });
          });
    } else {
      transform(
          member, scratch,
          [&](std::uint32_t line, std::uint32_t j) {
            return Element{load(line, j), Real(0)};
          },
          [&](std::uint32_t line, std::uint32_t k, Element const& y) {
            if (k <= N / 2) store(line, k, y);
          });
    }
  }

  template <class Member, class Load, class Store>
  TEAMFFT_FUNCTION void c2r(Member const& member, void* scratch, Load const& load, Store const& store) const {
    if constexpr (has_half_line(N)) {
      auto const at = place(member);
      run<HalfFromSpectrum>(
          member, at, m_tables + at_half, scratch,
          [&](auto& x) {
            set_pairs<HalfFromSpectrum>(
                at, x,
                [&](auto const& unit, auto r) {
                  return SpectrumPair<Real>{load(at.line, unit.k(r)), load(at.line, M - unit.k(r))};
                },
                [&] { return load(at.line, M / 2); });
          },
          [&](auto& x) { store_reals(at, x, store); });
    } else {
      transform(
          member, scratch,
          [&](std::uint32_t line, std::uint32_t k) {
            return swapped(hermitian(k, [&](std::uint32_t i) { return load(line, i); }));
          },
          [&](std::uint32_t line, std::uint32_t j, Element const& y) { store(line, j, y.im); });
    }
  }

  /// store(line, j, sum_k f_k X_k W_N^(-j k)).
  template <class Member, class Load, class Filter, class Store>
  TEAMFFT_FUNCTION void convolve(Member const& member, void* scratch, Load const& load, Filter const& filter,
                                 Store const& store) const {
    auto const at = place(member);
    run<Whole>(
        member, at, m_tables + at_whole, scratch,
        [&](auto& x) { x.load(at.thread, [&](std::uint32_t j) { return load(at.line, j); }); },
        [&](auto& spectrum) {
          StageRegisters<WholeBack, 0, Real> y;
          for_each_butterfly<Whole, Whole::stages - 1>(at.thread, [&](auto m, std::uint32_t b, bool present) {
            TEAMFFT_UNROLL
            for (unsigned r = 0; r < y.R; ++r)
              y.y[m][r] = present ? swapped(filtered_by(spectrum.y[m][r], filter(at.line, b + r * y.step))) : Element{};
          });
          if constexpr (Whole::stages > 1) member.team_barrier();
          back<WholeBack>(member, at, y, m_tables + at_whole_back, scratch, [&](auto& z) {
            z.store(at.thread, [&](std::uint32_t j, Element const& v) { store(at.line, j, swapped(v)); });
          });
        });
  }

  /// The same for reals, by the half-spectrum.
  template <class Member, class Load, class Filter, class Store>
  TEAMFFT_FUNCTION void convolve_reals(Member const& member, void* scratch, Load const& load, Filter const& filter,
                                       Store const& store) const {
    if constexpr (has_half_line(N)) {
      auto const at = place(member);
      run<HalfToSpectrum>(
          member, at, m_tables + at_half, scratch, [&](auto& x) { load_reals(at, x, load); },
          [&](auto& x) {
            using Stage = MirroredStage<HalfToSpectrum, HalfToSpectrum::stages - 1>;
            StageRegisters<HalfBack, 0, Real> y;
            set_pairs<HalfBack>(
                at, y,
                [&](auto const& unit, auto r) {
                  auto const z = Stage::pair(unit.p, r, x, unit.u);
                  auto const X = spectrum_of(z.low, z.high, unit.root(r));
                  return SpectrumPair<Real>{filtered_by(X.low, filter(at.line, unit.k(r))),
                                            filtered_by(X.high, filter(at.line, M - unit.k(r)))};
                },
                [&] { return filtered_by(conjugate(Stage::middle(x)), filter(at.line, M / 2)); });
            if constexpr (Half::stages > 1) member.team_barrier();
            back<HalfBack>(member, at, y, m_tables + at_half_back, scratch,
                           [&](auto& z) { store_reals(at, z, store); });
          });
    } else {
      convolve(
          member, scratch,
          [&](std::uint32_t line, std::uint32_t j) {
            return Element{load(line, j), Real(0)};
          },
          [&](std::uint32_t line, std::uint32_t k) {
            return hermitian(k, [&](std::uint32_t i) {
              return filtered_by(Element{Real(1), Real(0)}, filter(line, i));
            });
          },
          [&](std::uint32_t line, std::uint32_t j, Element const& y) { store(line, j, y.re); });
    }
  }

 private:
  template <class Member>
  TEAMFFT_FUNCTION static ThreadPlace place(Member const& member) {
    auto const rank = static_cast<std::uint32_t>(member.team_rank());
    return {rank / T, rank % T};
  }

  template <class Shape, class Member, class Load, class Store>
  TEAMFFT_FUNCTION static void run(Member const& member, ThreadPlace at, Element const* twiddles, void* scratch,
                                   Load const& load, Store const& store) {
    stockham<Shape, Real>(member, at, at, twiddles, static_cast<char*>(scratch), load, store);
  }

  /// From the registers of the first stage on.
  template <class Shape, class Member, class Store>
  TEAMFFT_FUNCTION static void back(Member const& member, ThreadPlace at, StageRegisters<Shape, 0, Real>& y,
                                    Element const* twiddles, void* scratch, Store const& store) {
    stockham_from<Shape, 0>(member, y, at, at, twiddles, static_cast<char*>(scratch), store);
  }

  template <class Registers, class Load>
  TEAMFFT_FUNCTION static void load_reals(ThreadPlace at, Registers& x, Load const& load) {
    x.load(at.thread, [&](std::uint32_t j) { return Element{load(at.line, 2 * j), load(at.line, 2 * j + 1)}; });
  }
  template <class Registers, class Store>
  TEAMFFT_FUNCTION static void store_reals(ThreadPlace at, Registers const& x, Store const& store) {
    x.store(at.thread, [&](std::uint32_t j, Element const& z) {  // parts swapped
      store(at.line, 2 * j, z.im);
      store(at.line, 2 * j + 1, z.re);
    });
  }

  /// Element k of a line of reals' spectrum of which 0 .. N/2 are given.
  template <class Get>
  TEAMFFT_FUNCTION static Element hermitian(std::uint32_t k, Get const& get) {
    if (k == 0 || 2 * k == N) return {get(k).re, Real(0)};
    return 2 * k < N ? get(k) : conjugate(get(N - k));
  }

  /// A unit of a mirrored stage, with W_N^k of its pairs' k: two from the table, the steps between them as constants.
  template <class Stage>
  struct Unit {
    unsigned p;
    std::uint32_t u, upper;
    bool is_there;
    Element lower_root, upper_root;

    [[nodiscard]] TEAMFFT_FUNCTION bool has(unsigned r) const { return is_there && Stage::present(p, r, u); }
    [[nodiscard]] TEAMFFT_FUNCTION bool has_middle() const {
      return is_there && p == 0 && Stage::has_middle && Stage::is_own(p, u);
    }
    [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t k(unsigned r) const { return Stage::place(r, u, upper); }
    template <class Slot>
    TEAMFFT_FUNCTION Element root(Slot) const {
      constexpr unsigned r = Slot::value;
      return times_root<r, 2 * Stage::R>(r < Stage::half ? lower_root : upper_root, Real{});
    }
  };

  /// Of a stage with one butterfly the first thread holds all.
  template <class Stage, class Visit>
  TEAMFFT_FUNCTION void for_each_unit(ThreadPlace at, Visit const& visit) const {
    auto const* const roots = m_tables + at_roots;
    Stage::for_each_unit(at.thread, [&](unsigned p, std::uint32_t u, std::uint32_t upper) {
      std::uint32_t const known = u < M / 2 ? u : M / 2;  // past the last unit nobody reads what the table gives
      auto const lower = load_constant(roots + known);
      visit(Unit<Stage>{p, u, upper, Stage::S > 1 || at.thread == 0, lower,
                        p == 0 && Stage::S > 1 && u == 0 ? load_constant(roots + Stage::S / 2) : lower});
    });
  }

  /// The first stage of `x` from pair(unit, r), X_k and X_(M-k), and from middle(), X_(M/2).
  template <class Shape, class Pair, class Middle>
  TEAMFFT_FUNCTION void set_pairs(ThreadPlace at, StageRegisters<Shape, 0, Real>& x, Pair const& pair,
                                  Middle const& middle) const {
    using Stage = MirroredStage<Shape, 0>;
    for_each_unit<Stage>(at, [&](auto const& unit) {
      MirrorPair<Element> z[Stage::slots];
      static_for<Stage::slots>([&](auto r) {
        z[r] = {};
        if (!unit.has(r)) return;
        auto X = pair(unit, r);
        if (r == 0 && unit.p == 0 && Stage::is_own(unit.p, unit.u)) X = without_imaginary_ends(X);
        auto const packed = packed_of(X, unit.root(r));
        z[r] = {packed.low, packed.high};
      });
      Stage::set(unit.p, x, unit.u, z, unit.has_middle() ? packed_middle(middle()) : Element{});
    });
  }

  Element const* m_tables;
};

}  // namespace TeamFFT::Impl

#endif
