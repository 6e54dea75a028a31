// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Real lines of prime length p in one pass, by Rader's permutation of the discrete Hartley transform: with cas t = cos
// t + sin t,
//   H_(g^-q) = x_0 + sum_j x_(g^j) cas(2 pi g^(j-q)/p)
// is a cyclic convolution of p - 1 = 2M reals, hence one complex line of M there and back with pair steps in registers:
// half of what Rader's transform of a complex line takes. X_k = (H_k + H_(p-k))/2 - i (H_k - H_(p-k))/2; from a
// half-spectrum the same with H_k = Re X_k - Im X_k (Bracewell 1984; Rader 1968).
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_HARTLEY_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_HARTLEY_HPP

#include <TeamFFT/device/engines/register_line/convolution.hpp>
#include <TeamFFT/device/engines/register_line/real_ends.hpp>

namespace TeamFFT::Impl {

template <class Base>
using HartleyForward = PairedShape<Base, Order::rising, Order::mirrored>;
template <class Base>
using HartleyBackward = PairedShape<ReversedShape<Base>, Order::mirrored, Order::rising>;

/// A thread's part of the values 1 .. 2M of a real line in scratch, value p at data[p - 1].
template <class Real>
struct HartleyPart {
  Real* data;
  std::uint32_t thread, threads, M;
};

/// Memory -> scratch: x_n of a real line, or H_k of a half-spectrum.
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void load_hartley_part(PassArguments<Real> const& a, HartleyPart<Real> const part,
                                                 std::uint32_t l) {
  auto const at = locate_by_loop(a, l);
  if (!at.present) return;
  bool const spectrum = !a.has(flag_real_load), conjugated = has(a, line_wise_conjugate_load);
  std::int64_t const stride = a.load_stride;
  std::uint32_t const threads = part.threads, M = part.M, end = spectrum ? M : 2 * M;
  Real* const data = part.data;
  TEAMFFT_NO_UNROLL
  for (std::uint32_t start = part.thread; start < end; start += 4 * threads) {
    Complex<Real> v[4];
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < 4; ++u) {
      std::uint32_t const e = start + u * threads < end ? start + u * threads : start;
      v[u] = read_element(a, at.load + std::int64_t{e + 1} * stride);
    }
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < 4; ++u) {
      std::uint32_t const e = start + u * threads;
      if (e >= end) continue;
      Real const im = conjugated ? -v[u].im : v[u].im;
      data[e] = v[u].re - im;  // im of real elements is 0
      if (spectrum) data[2 * M - 1 - e] = v[u].re + im;
    }
  }
}

/// Scratch -> memory: X_k from H_k and H_(p-k), or x_n = H_n.
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void store_hartley_part(PassArguments<Real> const& a, HartleyPart<Real> const part,
                                                  std::uint32_t l) {
  auto const at = locate_by_loop(a, l);
  if (!at.present) return;
  bool const spectrum = !has(a, line_wise_real_store);
  Real const half = has(a, line_wise_conjugate_store) ? Real(-0.5) : Real(0.5);
  std::int64_t const stride = a.store_stride;
  std::uint32_t const threads = part.threads, M = part.M, end = spectrum ? M : 2 * M;
  Real const* const data = part.data;
  TEAMFFT_NO_UNROLL
  for (std::uint32_t start = part.thread; start < end; start += 4 * threads) {
    Real first[4], second[4];
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < 4; ++u) {
      std::uint32_t const e = start + u * threads < end ? start + u * threads : start;
      first[u] = data[e];
      second[u] = data[2 * M - 1 - e];
    }
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < 4; ++u) {
      std::uint32_t const e = start + u * threads;
      if (e >= end) continue;
      std::int64_t const offset = at.store + std::int64_t{e + 1} * stride;
      if (spectrum) {
        write_finished(a, offset, Complex<Real>{(first[u] + second[u]) / 2, half * (second[u] - first[u])});
      } else {
        check_write(a, offset);
        a.target[offset] = first[u];
      }
    }
  }
}

/// Element 0: X_0 = x_0 + the sum of the others, and x_0 for the sum with the convolution's results.
template <class Real>
TEAMFFT_FUNCTION Real exchange_first(PassArguments<Real> const& a, LineInfo const& at, Real sum) {
  if (!at.present) return Real(0);
  Real const x0 = read_element(a, at.load).re, X0 = scaled(a.scale, x0 + sum);
  if (has(a, line_wise_real_store))
    a.target[at.store] = X0;
  else
    write_finished(a, at.store, Complex<Real>{X0, Real(0)});
  return x0;
}

/// The half-spectrum of the forward stages times the filter's, in the registers where it is, as what the stages back
/// begin with.
template <class Base, unsigned s, class Real>
TEAMFFT_FUNCTION void filter_half_spectrum(PassArguments<Real> const& a, std::uint32_t line, std::uint32_t thread,
                                           StageRegisters<HartleyForward<Base>, s, Real> const& x,
                                           StageRegisters<HartleyBackward<Base>, 0, Real>& y) {
  using From = MirroredStage<HartleyForward<Base>, s>;
  using To = MirroredStage<HartleyBackward<Base>, 0>;
  auto const* const filter = a.template table<Complex<Real>>(a.filter);
  From::for_each_unit_loaded(thread, [&](unsigned p, std::uint32_t u, std::uint32_t upper) {
    auto const w = UnitFactors<2 * From::R, From, Real>::load(p, a, a.maps.pair, u, upper);
    MirrorPair<Complex<Real>> z[From::slots];
    static_for<From::slots>([&](auto i) {
      constexpr unsigned r = decltype(i)::value;
      auto const k = From::place(r, u, upper);
      auto const [even, odd] = split(From::pair(p, r, x, u));
      auto const factor = w.template at<r>(), turned = odd * factor;
      Complex<Real> const V{(even.re + turned.re) / 2, (even.im + turned.im) / 2},
          mirror{(even.re - turned.re) / 2, (turned.im - even.im) / 2};
      auto Y = V * load_constant(filter + k), Y_mirror = mirror * load_constant(filter + (From::N - k));
      if (p == 0 && r == 0 && thread == 0) Y.re += exchange_first(a, locate(a, line), V.re);
      auto const other = conjugate(Y_mirror);
      z[r] = joined(Y + other, (Y - other) * conjugate(factor));
    });
    Complex<Real> middle{};
    if (p == 0 && From::has_middle) middle = conjugate(From::middle(x)) * load_constant(filter + From::N / 2);
    To::set(p, y, u, z, Complex<Real>{-2 * middle.im, 2 * middle.re});
  });
}

/// The places of the two reals of a thread's elements of stage s in the line, from the table of g^j or g^-k.
template <class Shape, unsigned s>
struct PairedPlaces {
  std::uint32_t first[Shape::butterflies(s)][Shape::radix(s)], second[Shape::butterflies(s)][Shape::radix(s)];

  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): the loop sets them, and registers cost
  TEAMFFT_FUNCTION PairedPlaces(std::uint32_t const* table, std::uint32_t thread) {
    for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < Shape::radix(s); ++r) {
        constexpr unsigned S = Shape::N / Shape::radix(s);
        std::uint32_t const j = (present ? b : S - 1) + r * S;  // no load waits for a condition
        first[m][r] = load_constant(table + 2 * j) - 1;
        second[m][r] = load_constant(table + 2 * j + 1) - 1;
      }
    });
  }
};

/// The kernel's body for one team. The twiddles of the reversed radices follow those of Base's in the table.
template <class Base, class Real, class Member>
TEAMFFT_FUNCTION void hartley_line(Member const& member, PassArguments<Real> const& a, char* scratch) {
  using Forward = HartleyForward<Base>;
  using Backward = HartleyBackward<Base>;
  auto const at_load = place_of<Base>(member.team_rank(), a.has(flag_tile_load));
  auto const at_store = place_of<Base>(member.team_rank(), a.has(flag_tile_store));
  auto const* const twiddles = a.template table<Complex<Real>>(a.twiddles);
  std::uint32_t const first_line = member.league_rank() * Base::lines;
  auto const part_of = [&](ThreadPlace at) {
    constexpr unsigned pitch = exchange_pitch(Base::row(scalar_precision<Real>));
    return HartleyPart<Real>{reinterpret_cast<Real*>(scratch) + 2 * pitch * at.line, at.thread, Base::T, Base::N};
  };
  StageRegisters<Forward, 0, Real> x;
  {
    PairedPlaces<Forward, 0> const places(a.template table<std::uint32_t>(a.gather), at_load.thread);
    auto const part = part_of(at_load);
    load_hartley_part(a, part, first_line + at_load.line);
    member.team_barrier();
    TEAMFFT_UNROLL
    for (unsigned m = 0; m < x.M; ++m) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < x.R; ++r) x.y[m][r] = {part.data[places.first[m][r]], part.data[places.second[m][r]]};
    }
    member.team_barrier();
  }
  stockham_from<Forward, 0>(member, x, at_load, at_load, twiddles, scratch, [&](auto& spectrum) {
    StageRegisters<Backward, 0, Real> y;
    member.team_barrier();
    filter_half_spectrum<Base>(a, first_line + at_load.line, at_load.thread, spectrum, y);
    stockham_from<Backward, 0>(
        member, y, at_load, at_store, twiddles + Base::twiddle_offset(Base::stages), scratch, [&](auto& z) {
          constexpr unsigned last = Base::stages - 1;
          PairedPlaces<Backward, last> const places(a.template table<std::uint32_t>(a.scatter), at_store.thread);
          if (a.is_scaled()) z.scale(a.scale);
          auto const part = part_of(at_store);
          member.team_barrier();
          for_each_butterfly<Backward, last>(at_store.thread, [&](auto m, std::uint32_t, bool present) {
            if (!present) return;
            TEAMFFT_UNROLL
            for (unsigned r = 0; r < z.R; ++r) {  // the parts are swapped
              part.data[places.first[m][r]] = z.y[m][r].im;
              part.data[places.second[m][r]] = z.y[m][r].re;
            }
          });
          member.team_barrier();
          store_hartley_part(a, part, first_line + at_store.line);
        });
  });
}

}  // namespace TeamFFT::Impl

#endif
