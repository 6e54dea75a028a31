// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One line in one pass where it does not fit in one team's scratch, or leaves room for no second team: the teams of a
// cluster share it. Elements are exchanged between teams once, after the first stage, and from then on each team has
// rows of its own.
#ifndef TEAMFFT_DEVICE_SCOPE_CLUSTER_LINE_HPP
#define TEAMFFT_DEVICE_SCOPE_CLUSTER_LINE_HPP

#include <TeamFFT/device/line/ask_ahead.hpp>
#include <TeamFFT/device/math/butterfly_fused.hpp>
#include <TeamFFT/device/ends/locate_lines.hpp>
#include <TeamFFT/device/math/twiddle.hpp>

#include <TeamFFT/device/engines/register_line/contract_cluster.hpp>

namespace TeamFFT::Impl {

/// N = R_1 R_2 ... R_n; the element of input j_1 N/R_1 + ... + j_n becomes k_1 + R_1 (k_2 + R_2 (...)) (Cooley and
/// Tukey 1965). Stage s is done in place: k_s stands where j_s stood, so that N/R_1 elements with the same k_1, a row,
/// are what is left to transform.
template <ClusterRow row_>
struct ClusterShape {
  static constexpr ClusterRow row = row_;
  static constexpr unsigned N = row.length, stages = row.stages(), teams = row.teams, threads = row.threads;
  static constexpr ClusterScratch scratch = cluster_scratch(row);
  static constexpr unsigned radix(unsigned s) { return row.radices[s]; }
  /// R_1 ... R_s.
  static constexpr unsigned L(unsigned s) {
    unsigned product = 1;
    for (unsigned i = 0; i < s; ++i) product *= radix(i);
    return product;
  }
  /// of the matrix R_1 x N/R_1, those that a team loads
  static constexpr unsigned row_length = N / radix(0), columns = row_length / teams;
  static constexpr unsigned twiddle_offset(unsigned s) {
    return static_cast<unsigned>(twiddle_entries(row.radices, s));
  }
  static_assert(L(stages) == N && radix(0) % teams == 0 && columns % threads == 0);
};

/// Of the first stage, which has no twiddles.
template <unsigned R>
struct FirstButterfly : Butterfly<R> {};
template <>
struct FirstButterfly<64> : CompositeButterfly<8, 8> {};

/// k_1 + R_1 (k_2 + ...) up to k_s of a butterfly, those of a row's elements digit by digit: (k_2 R_3 + k_3) ... is
/// `prefix`.
template <class Shape, unsigned s>
TEAMFFT_FUNCTION std::uint32_t finished_index(std::uint32_t k1, std::uint32_t prefix) {
  std::uint32_t k = k1;
  static_for<s - 1>([&](auto n) {
    // a row's numbers have no address on a device
    constexpr unsigned i = s - 1 - decltype(n)::value, R = Shape::radix(i), L = Shape::L(i);
    k += prefix % R * L;
    prefix /= R;
  });
  return k;
}

/// Stage 1: columns of the matrix R_1 x N/R_1 from global memory, their results to the scratch of the teams whose rows
/// they are in.
template <class Shape, class Real, class Member>
TEAMFFT_FUNCTION void transform_columns(Member const& member, PassArguments<Real> const& a, LineInfo const& at,
                                        Complex<Real>* data) {
  constexpr unsigned R = Shape::radix(0);
  constexpr ClusterScratch scratch = Shape::scratch;
  TEAMFFT_NO_UNROLL
  for (std::uint32_t t = 0; t < Shape::columns; t += Shape::threads) {
    std::uint32_t const column = member.cluster_rank() * Shape::columns + t + member.team_rank();
    Complex<Real> y[R];
    load_butterfly<R>(a, at.load + column, Shape::row_length, y);
    FirstButterfly<R>::template apply<Real>(y);
    if (t == 0) member.cluster_wait();  // the other teams have begun: their scratch is theirs
    static_for<Shape::teams>([&](auto team) {
      auto* const p = member.remote(data, team) + scratch.place(column);
      static_for<scratch.rows>([&](auto row) { write_scratch(p + row * scratch.pitch, y[team * scratch.rows + row]); });
    });
  }
}

/// A stage between the first and the last, in place in the team's rows.
template <class Shape, unsigned s, class Real, class Member>
TEAMFFT_FUNCTION void transform_rows(Member const& member, PassArguments<Real> const& a, Complex<Real>* data) {
  constexpr unsigned R = Shape::radix(s), S = Shape::N / Shape::L(s + 1), prefixes = Shape::L(s) / Shape::radix(0);
  constexpr ClusterScratch scratch = Shape::scratch;
  constexpr unsigned step = scratch.place(S);
  auto const* const twiddles = a.template table<Complex<Real>>(a.twiddles) + Shape::twiddle_offset(s);
  TEAMFFT_NO_UNROLL
  for (std::uint32_t t = member.team_rank(); t < scratch.rows * prefixes * S; t += Shape::threads) {
    std::uint32_t const prefix = t / S % prefixes, row = t / (S * prefixes);
    TwiddleRows<R, Real> rows;
    rows.load(twiddles, Shape::L(s), finished_index<Shape, s>(member.cluster_rank() * scratch.rows + row, prefix));
    Complex<Real>* const p = data + row * scratch.pitch + scratch.place(prefix * R * S + t % S);
    Complex<Real> y[R];
    static_for<R>([&](auto r) { y[r] = read_scratch(p + r * step); });
    FusedButterfly<R>::apply(y, rows);
    static_for<R>([&](auto r) { write_scratch(p + r * step, y[r]); });
  }
  member.team_barrier();
}

/// 16 bytes of scratch in one access.
template <class Real>
struct alignas(16) ScratchUnit {
  Complex<Real> elements[16 / sizeof(Complex<Real>)];
};

/// y_r to elements r S behind `offset`, after scale and swap.
template <unsigned S, unsigned R, class Real>
TEAMFFT_FUNCTION void store_spread(PassArguments<Real> const& a, std::int64_t offset, Complex<Real> (&y)[R]) {
  if (a.is_scaled()) static_for<R>([&](auto r) { y[r] = scaled(a.scale, y[r]); });
  if (a.has(flag_swap_store)) static_for<R>([&](auto r) { y[r] = swapped(y[r]); });
  if (a.has(flag_aligned_store)) {
    auto* const p = reinterpret_cast<ScalarPair<Real>*>(a.target) + offset;
    static_for<R>([&](auto r) { write_pair<true>(p + r * S, ScalarPair<Real>{y[r].re, y[r].im}); });
  } else {
    static_for<R>([&](auto r) { write_finished(a, offset + r * S, y[r]); });
  }
}

/// The last stage: runs of scratch -> global memory, neighbouring threads in neighbouring rows, whose results are
/// neighbours.
template <class Shape, class Real, class Member>
TEAMFFT_FUNCTION void store_rows(Member const& member, PassArguments<Real> const& a, LineInfo const& at,
                                 Complex<Real> const* data) {
  constexpr unsigned s = Shape::stages - 1, R = Shape::radix(s), S = Shape::N / R;
  constexpr unsigned unit = sizeof(ScratchUnit<Real>) / sizeof(Complex<Real>);
  constexpr ClusterScratch scratch = Shape::scratch;
  auto const* const twiddles = a.template table<Complex<Real>>(a.twiddles) + Shape::twiddle_offset(s);
  TEAMFFT_NO_UNROLL
  for (std::uint32_t t = member.team_rank(); t < S / Shape::teams; t += Shape::threads) {
    std::uint32_t const row = t % scratch.rows, prefix = t / scratch.rows;
    std::uint32_t const k = finished_index<Shape, s>(member.cluster_rank() * scratch.rows + row, prefix);
    TwiddleRows<R, Real> rows;
    rows.load(twiddles, S, k);
    auto const* const p =
        reinterpret_cast<ScratchUnit<Real> const*>(data + row * scratch.pitch + scratch.place(prefix * R));
    Complex<Real> y[R];
    static_for<R / unit>([&](auto u) {
      auto const v = p[u];
      static_for<unit>([&](auto i) { y[u * unit + i] = v.elements[i]; });
    });
    FusedButterfly<R>::apply(y, rows);
    store_spread<S>(a, at.store + k, y);
  }
}

/// The kernel's body for one team of a cluster; `scratch` begins at the same place in all of them.
template <class Shape, class Real, class Member>
TEAMFFT_FUNCTION void cluster_line(Member const& member, PassArguments<Real> const& a, char* scratch) {
  std::uint32_t const line = member.league_rank() / Shape::teams;
  if (line >= a.line_count) return;
  member.cluster_arrive();
  auto* const data = reinterpret_cast<Complex<Real>*>(scratch);
  LineInfo const at = locate(a, line);
  ask_ahead(member, a, line + Shape::row.ahead, Shape::N / Shape::teams);
  transform_columns<Shape>(member, a, at, data);
  member.cluster_barrier();
  static_for<Shape::stages - 2>([&](auto s) { transform_rows<Shape, s + 1>(member, a, data); });
  store_rows<Shape>(member, a, at, data);
}

}  // namespace TeamFFT::Impl

#endif
