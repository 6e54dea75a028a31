// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The ends of DCTs and DSTs in registers: forms as in real_ends.hpp, for the maps of maps.hpp with an even number of
// values. w_k = exp(-i pi k/(2n)).
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_TRIGONOMETRIC_ENDS_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_TRIGONOMETRIC_ENDS_HPP

#include <TeamFFT/device/engines/register_line/real_ends.hpp>

namespace TeamFFT::Impl {

/// DCT-II's load and DCT-III's store: z_j = x_(4j) + i x_(4j+2), z_(M-1-j) = x_(4j+3) + i x_(4j+1), 2j < M (Makhoul
/// 1980).
struct InterleavedReals {
  static constexpr Order order = Order::folded;

  template <class Shape, class Real, class Line>
  TEAMFFT_FUNCTION static void load(PassArguments<Real> const& a, std::uint32_t thread, Line const& line,
                                    StageRegisters<Shape, 0, Real>& x) {
    using Stage = FoldedStage<Shape, 0>;
    Stage::for_each_unit_loaded(thread, [&](unsigned p, std::uint32_t u) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < Stage::slots; ++r) {
        auto &low = Stage::low(p, r, x), &high = Stage::high(p, r, x);
        auto& first = r < Stage::half ? low : high;
        auto& last = r < Stage::half ? high : low;
        auto const q = line.template quad<Real>(first_place<Stage>(r, u));
        first = {q.v[0], q.v[2]};
        last = {q.v[3], q.v[1]};
      }
      if (has(a, line_wise_alternate_load)) {
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < Stage::slots; ++r) {
          auto& last = r < Stage::half ? Stage::high(p, r, x) : Stage::low(p, r, x);
          last = {-last.re, -last.im};
        }
      }
    });
  }
  template <class Shape, unsigned s, class Real, class Line>
  TEAMFFT_FUNCTION static void store(PassArguments<Real> const& a, std::uint32_t thread, Line const& line,
                                     StageRegisters<Shape, s, Real> const& x) {
    using Stage = FoldedStage<Shape, s>;
    Real const sign = has(a, line_wise_alternate_store) ? Real(-1) : Real(1);
    Stage::for_each_unit(thread, [&](unsigned p, std::uint32_t u, bool present) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < Stage::slots; ++r) {
        if (!present) continue;
        auto const &low = Stage::low(p, r, x), &high = Stage::high(p, r, x);
        auto const first = swapped(r < Stage::half ? low : high), last = swapped(r < Stage::half ? high : low);
        line.set_quad(first_place<Stage>(r, u), ScalarQuad<Real>{{first.re, sign * last.im, first.im, sign * last.re}});
      }
    });
  }

 private:
  template <class Stage>
  TEAMFFT_FUNCTION static std::uint32_t first_place(unsigned r, std::uint32_t u) {
    return r < Stage::half ? u + r * Stage::S : Stage::N - 1 - (u + r * Stage::S);
  }
};

/// DCT-III's load, v_k = (x_k - i x_(n-k)) conj w_k, and DCT-II's store, y_k = 2 Re w_k V_k, y_(n-k) = -2 Im w_k V_k,
/// of the half-spectrum V_0 .. V_M; with w_(M-k) = exp(-i pi/4) conj w_k. E and O of the pair step meet w_k and W_N^k
/// w_k = w_k^5, both from tables. Reversed lines (DST) have element i at n-1-i: the places k and n-k change sides and
/// lie one lower.
struct RotatedReals {
  static constexpr Order order = Order::mirrored;

  template <class Shape, class Real, class Line>
  TEAMFFT_FUNCTION static void load(PassArguments<Real> const& a, std::uint32_t thread, Line const& line,
                                    StageRegisters<Shape, 0, Real>& x) {
    using Stage = MirroredStage<Shape, 0>;
    constexpr std::uint32_t M = Stage::N, n = 2 * M;
    constexpr Real half_root = root_of_two<Real> / 2;
    bool const reversed = has(a, line_wise_reversed_load);
    auto const values = line.from(reversed ? -1 : 0);
    auto const read = [&](std::uint32_t i) { return values.template scalar<Real>(i); };
    Stage::for_each_unit_loaded(thread, [&](unsigned p, std::uint32_t u, std::uint32_t upper) {
      bool const own = Stage::is_own(p, u);
      MirrorPair<Complex<Real>> z[Stage::slots];  // x_k + i x_(n-k), x_(M-k) + i x_(M+k)
      Complex<Real> middle{};
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < Stage::slots; ++r) {
        auto const k = Stage::place(r, u, upper);
        bool const end = p == 0 && r == 0 && own;  // x_n = 0
        z[r] = {{end && reversed ? Real(0) : read(k), end && !reversed ? Real(0) : read(n - k)},
                {read(M - k), read(M + k)}};
      }
      if (p == 0 && own && Stage::has_middle) middle = {read(M / 2), read(n - M / 2)};
      if (reversed) {
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < Stage::slots; ++r) z[r] = {swapped(z[r].low), swapped(z[r].high)};
        middle = swapped(middle);
      }
      if (p == 0 && own && has(a, line_wise_ortho)) z[0].low.re *= root_of_two<Real>;
      auto const *const w = first_factor(a, a.maps.load_factors), *const w5 = first_factor(a, a.maps.pair);
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < Stage::slots; ++r) {
        auto const k = Stage::place(r, u, upper);
        Complex<Real> const v = conjugate(z[r].low);
        Complex<Real> const mirror{half_root * (z[r].high.re + z[r].high.im),
                                   half_root * (z[r].high.im - z[r].high.re)};
        z[r] = joined((v + mirror) * conjugate(load_constant(w + k)), (v - mirror) * conjugate(load_constant(w5 + k)));
      }
      auto const v = times_root<15, 16>(conjugate(middle), Real{});  // conj w_(M/2) = W_16^-1
      Stage::set(p, x, u, z, Complex<Real>{-2 * v.im, 2 * v.re});
    });
  }

  template <class Shape, unsigned s, class Real, class Line>
  TEAMFFT_FUNCTION static void store(PassArguments<Real> const& a, std::uint32_t thread, Line const& line,
                                     StageRegisters<Shape, s, Real> const& x) {
    using Stage = MirroredStage<Shape, s>;
    constexpr std::uint32_t M = Stage::N, n = 2 * M;
    constexpr Real half_root = root_of_two<Real> / 2;
    bool const reversed = has(a, line_wise_reversed_store);
    auto const values = line.from(reversed ? -1 : 0);
    auto const write = [&](std::uint32_t i, Real v) { values.set_scalar(i, v); };
    Stage::for_each_unit(thread, [&](unsigned p, std::uint32_t u, std::uint32_t upper) {
      bool const own = Stage::is_own(p, u);
      auto const *const w = first_factor(a, a.maps.store_factors), *const w5 = first_factor(a, a.maps.pair);
      static_for<Stage::slots>([&](auto r) {  // a loop made three kernels spill
        if (!Stage::present(p, r, u)) return;
        auto const k = Stage::place(r, u, upper);
        auto const [even, odd] = split(Stage::pair(p, r, x, u));
        auto const e = even * load_constant(w + k), o = odd * load_constant(w5 + k);
        auto v = e + o;
        auto const d = e - o;
        Complex<Real> mirror{half_root * (d.re - d.im), half_root * (d.re + d.im)};
        v.im = -v.im;
        bool const end = p == 0 && r == 0 && own;
        if (end && has(a, line_wise_ortho)) v.re *= root_of_two<Real> / 2;
        if (reversed) {
          v = swapped(v);
          mirror = swapped(mirror);
        }
        if (!(end && reversed)) write(k, v.re);
        if (!(end && !reversed)) write(n - k, v.im);
        write(M - k, mirror.re);
        write(M + k, mirror.im);
      });
      if (p == 0 && Stage::has_middle && own) {
        auto const t = times_root<1, 16>(conjugate(Stage::middle(x)), Real{});  // w_(M/2) = W_16
        Complex<Real> v{2 * t.re, -2 * t.im};
        if (reversed) v = swapped(v);
        write(M / 2, v.re);
        write(n - M / 2, v.im);
      }
    });
  }
};

/// DCT-IV: z_j = (x_(2j) + i x_(n-1-2j)) exp(-i pi j/n), y_(2k) = 2 Re T, y_(n-1-2k) = -2 Im T, T = Z_k exp(-i pi
/// (4k+1)/(4n)). Reversed lines (DST-IV) swap the parts of each element.
struct TwistedReals {
  static constexpr Order order = Order::folded;

  template <class Shape, class Real, class Line>
  TEAMFFT_FUNCTION static void load(PassArguments<Real> const& a, std::uint32_t thread, Line const& line,
                                    StageRegisters<Shape, 0, Real>& x) {
    using Stage = FoldedStage<Shape, 0>;
    bool const reversed = has(a, line_wise_reversed_load);
    Stage::for_each_unit_loaded(thread, [&](unsigned p, std::uint32_t u) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < Stage::slots; ++r) {
        auto &z = Stage::low(p, r, x), &mirror = Stage::high(p, r, x);
        std::uint32_t const j = u + r * Stage::S;
        auto const low = line.template pair<Real>(j), high = line.template pair<Real>(Stage::N - 1 - j);
        z = {low.re, high.im};
        mirror = {high.re, low.im};
      }
    });
    if (reversed) x.swap_parts();
    turn(a, a.maps.load_factors, thread, x);
  }

  template <class Shape, unsigned s, class Real, class Line>
  TEAMFFT_FUNCTION static void store(PassArguments<Real> const& a, std::uint32_t thread, Line const& line,
                                     StageRegisters<Shape, s, Real>& x) {
    using Stage = FoldedStage<Shape, s>;
    Real const sign = has(a, line_wise_alternate_store) ? Real(2) : Real(-2);
    turn(a, a.maps.store_factors, thread, x);
    Stage::for_each_unit(thread, [&](unsigned p, std::uint32_t u, bool present) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < Stage::slots; ++r) {
        if (!present) continue;
        std::uint32_t const k = u + r * Stage::S;
        auto const &t = Stage::low(p, r, x), &mirror = Stage::high(p, r, x);
        line.set_pair(k, Complex<Real>{2 * t.re, sign * mirror.im});
        line.set_pair(Stage::N - 1 - k, Complex<Real>{2 * mirror.re, sign * t.im});
      }
    });
  }

 private:
  /// Elements k times f(k), from the table: a product of two rounded factors would show in the error of these kinds,
  /// which have two such turns.
  template <class Shape, unsigned s, class Real>
  TEAMFFT_FUNCTION static void turn(PassArguments<Real> const& a, std::uint32_t factors, std::uint32_t thread,
                                    StageRegisters<Shape, s, Real>& x) {
    auto const* const f = first_factor(a, factors);
    for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
      if (!present) return;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < x.R; ++r) x.y[m][r] = x.y[m][r] * load_constant(f + b + r * x.step);
    });
  }
};

/// Type I: the line of 2M reals that x is extended to, even about 0 and M (DCT-I, n = M + 1) or odd (DST-I, n = M - 1,
/// value i at element i - 1): z_j = x_(2j) + i x_(2j+1) and z_(M-j) = +-(x_(2j) + i x_(2j-1)), 2j < M.
struct ExtendedReals {
  static constexpr Order order = Order::mirrored;

  template <class Shape, class Real, class Line>
  TEAMFFT_FUNCTION static void load(PassArguments<Real> const& a, std::uint32_t thread, Line const& line,
                                    StageRegisters<Shape, 0, Real>& x) {
    using Stage = MirroredStage<Shape, 0>;
    constexpr std::uint32_t M = Stage::N;
    bool const odd = a.maps.load == Map::odd;
    // of x_0 and x_M
    Real const sign = odd ? Real(-1) : Real(1), end = odd                       ? Real(0)
                                                      : has(a, line_wise_ortho) ? root_of_two<Real>
                                                                                : Real(1);
    auto const values = line.from(odd ? -1 : 0);
    Stage::for_each_unit_loaded(thread, [&](unsigned p, std::uint32_t u, std::uint32_t upper) {
      bool const own = Stage::is_own(p, u);
      MirrorPair<Complex<Real>> z[Stage::slots];
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < Stage::slots; ++r) {
        std::uint32_t const k = Stage::place(r, u, upper), q = 2 * (r < Stage::half ? k : M - k);
        bool const first = p == 0 && r == 0 && own;
        Real const value =
            first ? (odd ? Real(0) : end * values.template scalar<Real>(0)) : values.template scalar<Real>(q);
        Complex<Real> const rising{value, values.template scalar<Real>(q + 1)};
        Complex<Real> const falling{sign * value, sign * values.template scalar<Real>(first ? 1 : q - 1)};
        z[r] =
            r < Stage::half ? MirrorPair<Complex<Real>>{rising, falling} : MirrorPair<Complex<Real>>{falling, rising};
      }
      Complex<Real> middle{};
      if (p == 0 && own && Stage::has_middle)
        middle = {odd ? Real(0) : end * values.template scalar<Real>(M), sign * values.template scalar<Real>(M - 1)};
      Stage::set(p, x, u, z, middle);
    });
  }
};

/// And its results: y_p = Re V_p, or -Im V_p at element p - 1.
struct ExtendedSpectrum {
  static constexpr Order order = Order::mirrored;

  template <class Shape, unsigned s, class Real, class Line>
  TEAMFFT_FUNCTION static void store(PassArguments<Real> const& a, std::uint32_t thread, Line const& line,
                                     StageRegisters<Shape, s, Real> const& x) {
    using Stage = MirroredStage<Shape, s>;
    constexpr std::uint32_t M = Stage::N;
    bool const odd = a.maps.store == Map::odd;
    Real const end = has(a, line_wise_ortho) ? root_of_two<Real> / 2 : Real(1);  // of y_0 and y_M
    auto const values = line.from(odd ? -1 : 0);
    Stage::for_each_unit(thread, [&](unsigned p, std::uint32_t u, std::uint32_t upper) {
      bool const own = Stage::is_own(p, u);
      auto const w = UnitFactors<2 * Stage::R, Stage, Real>::load(p, a, a.maps.pair, u, upper);
      static_for<Stage::slots>([&](auto i) {
        constexpr unsigned r = decltype(i)::value;
        bool const first = p == 0 && r == 0 && own;
        if (!Stage::present(p, r, u) || (first && odd)) return;
        auto const k = Stage::place(r, u, upper);
        auto const [even, rest] = split(Stage::pair(p, r, x, u));
        auto const turned = rest * w.template at<r>();
        Real const factor = first ? end / 2 : Real(0.5), e = odd ? -even.im : even.re, o = odd ? turned.im : turned.re;
        values.set_scalar(k, factor * (odd ? e - o : e + o));
        values.set_scalar(M - k, factor * (odd ? -e - o : e - o));
      });
      if (p == 0 && Stage::has_middle && own) {
        auto const z = Stage::middle(x);
        values.set_scalar(M / 2, odd ? z.im : z.re);
      }
    });
  }
};

}  // namespace TeamFFT::Impl

#endif
