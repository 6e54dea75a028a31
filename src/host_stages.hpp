// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// In-place Stockham stages over rows of lanes in scratch. The first stage writes its butterflies where digit reversal wants them, so that all later ones work
// in place and on contiguous blocks: after the stages of R_1 .. R_s, the R_1 ... R_s rows of a block hold the transform of every (N / R_1 ... R_s)-th
// element. Same butterflies, same twiddles and so the same bits as the device's two-buffer form.
#ifndef TEAMFFT_HOST_STAGES_HPP
#define TEAMFFT_HOST_STAGES_HPP

#include "host_kernel.hpp"
#include "host_lanes.hpp"

#include <TeamFFT/device/accessor.hpp>
#include <TeamFFT/device/twiddle.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace TeamFFT::Impl {

/// Where butterfly b of the first stage lies: b = d_S + R_S (d_{S-1} + R_{S-1} (...)), digits of the later stages from the last one up; the block of the
/// digits is d_2 + R_2 (d_3 + R_3 (...)).
class DigitReversal {
 public:
  template <class Real>
  explicit DigitReversal(PassArguments<Real> const& a) : m_digits(a.stage_count > 0 ? a.stage_count - 1u : 0u) {
    std::uint32_t weight = 1;
    for (unsigned s = 1; s < a.stage_count; ++s) {
      m_weight[m_digits - s] = weight;
      m_radix[m_digits - s] = a.radix(s);
      weight *= a.radix(s);
    }
  }

  [[nodiscard]] std::uint32_t block() const { return m_block; }

  void seek(std::uint32_t b) {
    m_block = 0;
    for (unsigned i = 0; i < m_digits; ++i) {
      m_digit[i] = b % m_radix[i];
      b /= m_radix[i];
      m_block += m_digit[i] * m_weight[i];
    }
  }

  void next() {
    for (unsigned i = 0; i < m_digits; ++i) {
      m_block += m_weight[i];
      if (++m_digit[i] < m_radix[i]) return;
      m_block -= m_radix[i] * m_weight[i];
      m_digit[i] = 0;
    }
  }

 private:
  unsigned m_digits;
  std::uint32_t m_block = 0;
  std::array<std::uint32_t, max_stages> m_radix{}, m_weight{}, m_digit{};
};

/// All twiddles w_1 .. w_{R-1} of butterflies k; T is a scalar (the same for all lanes) or a vector of lanes.
template <unsigned R, class T>
struct StageTwiddles {
  Complex<T> w[R];

  StageTwiddles(Complex<T> const* table, std::uint32_t L, std::uint32_t k) {
    static_for<R - 1>([&](auto i) { twiddle_power<R, decltype(i)::value + 1>(w, table, L, k); });
  }

  /// The butterfly of rows in[r L], r < R.
  template <class Real, class V>
  void butterfly(Complex<V> const* in, std::uint32_t L, Complex<V> (&y)[R]) const {
    y[0] = in[0];
    static_for<R - 1>([&](auto r) { y[r + 1] = in[(r + 1) * L] * w[r + 1]; });
    Butterfly<R>::template apply<Real>(y);
  }
};

/// A middle stage's butterflies begin .. end - 1 of each L, in place on `rows` rows, a multiple of L R.
template <unsigned R, class Real, class V, class T>
[[gnu::flatten]] void middle_stage(Complex<V>* x, std::uint32_t rows, std::uint32_t L, std::uint32_t begin, std::uint32_t end, Complex<T> const* table) {
  std::uint32_t const step = L * R;
  for (std::uint32_t k = begin; k < end; ++k) {
    StageTwiddles<R, T> const twiddles(table, L, k);
    for (std::uint32_t first = k; first < rows; first += step) {
      Complex<V> y[R];
      twiddles.template butterfly<Real>(x + first, L, y);
      static_for<R>([&](auto r) { x[first + r * L] = y[r]; });
    }
  }
}

/// middle_stage<R> or last_stage<R> by the run-time radix: visit(constant R).
template <class Visit, std::size_t... I>
inline void for_radix(std::index_sequence<I...>, unsigned R, Visit const& visit) {
  ((R == radix_list[I] ? visit(std::integral_constant<unsigned, radix_list[I]>{}) : void()), ...);
}
template <class Visit>
inline void for_radix(unsigned R, Visit const& visit) {
  for_radix(std::make_index_sequence<radix_list.size()>{}, R, visit);
}

/// Bytes of rows that all middle stages take at once, so that they stay in the first-level cache.
inline constexpr std::size_t cached_bytes = std::size_t{32} << 10;

/// The stages 1 .. stage_count - 2, in place. A block of stage s is the rows of one of its transforms: R_s blocks of stage s - 1, one after the other. Blocks
/// that do not fit in cache are computed depth first, so that all levels of caches are used at every length (Frigo et al. 1999; 262144 elements in f64 in this
/// order 0.57 ms, with each stage through a whole block of the last one 0.88, in two passes 0.89; AMD EPYC, 2026-11-22).
template <class Real, class V, class T>
class MiddleStages {
 public:
  /// The first stage's butterflies hold `first_rows` rows each: R_1, or fewer where its results lie in lanes.
  MiddleStages(PassArguments<Real> const& a, std::uint32_t first_rows, Complex<T> const* table) : m_arguments(a), m_last(a.stage_count - 1u) {
    std::uint32_t L = first_rows;
    for (unsigned s = 1; s <= m_last; ++s) {
      m_L[s] = L;
      m_table[s] = table;
      table += twiddle_rows(a.radix(s)) * L;
      L *= a.radix(s);
    }
  }

  [[nodiscard]] Complex<T> const* last_table() const { return m_table[m_last]; }

  /// All `rows` of a line, between barriers of its threads.
  void apply(Complex<V>* x, std::uint32_t rows, HostTeam const& threads) const {
    if (m_last < 2) return;
    if (threads.size == 1 && rows * sizeof(Complex<V>) <= cached_bytes) return through(x, rows, m_last - 1);
    unsigned own = m_last - 1;  // the last stage that has a block for each thread
    while (own > 0 && rows / m_L[own + 1] < threads.size) --own;
    if (own > 0) {
      std::uint32_t const size = m_L[own + 1], blocks = rows / size;
      for (std::uint32_t i = threads.begin(blocks, 1); i < threads.end(blocks, 1); ++i) block(x + std::size_t{i} * size, own);
    }
    for (unsigned s = own + 1; s < m_last; ++s) {
      if (s > 1) threads.barrier();
      stage(x, rows, s, threads.begin(m_L[s], 1), threads.end(m_L[s], 1));
    }
  }

 private:
  void through(Complex<V>* x, std::uint32_t rows, unsigned last) const {
    for (unsigned s = 1; s <= last; ++s) stage(x, rows, s, 0, m_L[s]);
  }

  /// Stages 1 .. s of one block of stage s.
  void block(Complex<V>* x, unsigned s) const {
    std::uint32_t const rows = m_L[s + 1];
    if (s == 1 || rows * sizeof(Complex<V>) <= cached_bytes) return through(x, rows, s);
    for (std::uint32_t first = 0; first < rows; first += m_L[s]) block(x + first, s - 1);
    stage(x, rows, s, 0, m_L[s]);
  }

  void stage(Complex<V>* x, std::uint32_t rows, unsigned s, std::uint32_t begin, std::uint32_t end) const {
    for_radix(m_arguments.radix(s), [&](auto R) { middle_stage<decltype(R)::value, Real>(x, rows, m_L[s], begin, end, m_table[s]); });
  }

  PassArguments<Real> const& m_arguments;
  unsigned m_last;
  std::array<std::uint32_t, max_stages> m_L{};
  std::array<Complex<T> const*, max_stages> m_table{};
};

}  // namespace TeamFFT::Impl

#endif
