// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// In-place Stockham stages over rows of lanes in scratch. The first stage writes its butterflies where digit reversal
// wants them, so that all later ones work in place and on contiguous blocks: after the stages of R_1 .. R_s, the R_1
// ... R_s rows of a block hold the transform of every (N / R_1 ... R_s)-th element. Same butterflies, same twiddles and
// so the same bits as the device's two-buffer form.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_STAGES_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_STAGES_HPP

#include "engines/lanes/stages/host_butterfly.hpp"
#include "engines/lanes/stages/host_kernel.hpp"
#include "engines/lanes/stages/host_lanes.hpp"

#include <TeamFFT/device/line/accessor.hpp>
#include <TeamFFT/device/math/twiddle.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace TeamFFT::Impl {

/// The rows of a line of a pass: those of lines that are scalars have no cache line each, and leave no row free.
template <class Real>
RowPlaces row_places(PassArguments<Real> const& a, std::uint32_t first_rows, unsigned lanes) {
  return lanes == 1 ? RowPlaces() : RowPlaces(a.stage_count, first_rows, [&](unsigned s) { return a.radix(s); });
}

/// The first row of butterfly b of the first stage: b = d_S + R_S (d_{S-1} + R_{S-1} (...)), digits of the later stages
/// from the last one up; it is the place of (d_2 + R_2 (d_3 + R_3 (...))) first_rows. The rows of the lowest digits
/// come from a table.
class DigitReversal {
 public:
  template <class Real>
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): nothing reads m_low past m_period
  explicit DigitReversal(PassArguments<Real> const& a, std::uint32_t first_rows = 1, RowPlaces const& places = {}) {
    std::uint32_t weight = first_rows;
    unsigned const digits = a.stage_count > 0 ? a.stage_count - 1u : 0u;
    for (unsigned s = 1; s < a.stage_count; ++s) {
      m_weight[digits - s] = places(weight);
      m_radix[digits - s] = a.radix(s);
      weight *= a.radix(s);
    }
    unsigned low = 0;
    m_low[0] = 0;
    for (; low < digits && m_period * m_radix[low] <= longest_period; ++low) {
      for (std::uint32_t i = m_period; i < m_period * m_radix[low]; ++i) m_low[i] = m_low[i - m_period] + m_weight[low];
      m_period *= m_radix[low];
    }
    m_digits = digits - low;
    std::copy_n(m_weight.begin() + low, m_digits, m_weight.begin());
    std::copy_n(m_radix.begin() + low, m_digits, m_radix.begin());
  }

  [[nodiscard]] std::uint32_t row() const { return m_high + m_low[m_at]; }

  void seek(std::uint32_t b) {
    m_at = b % m_period;
    b /= m_period;
    m_high = 0;
    for (unsigned i = 0; i < m_digits; ++i) {
      m_digit[i] = b % m_radix[i];
      b /= m_radix[i];
      m_high += m_digit[i] * m_weight[i];
    }
  }

  void next() {
    if (++m_at == m_period) carry();
  }

  /// place(i, row) of this butterfly and the next ones, i < count; then stands behind them.
  template <unsigned count, class Place>
  void each(Place const& place) {
    if (m_at + count > m_period) {
      static_for<count>([&](auto i) {
        place(i, row());
        next();
      });
      return;
    }
    static_for<count>([&](auto i) { place(i, m_high + m_low[m_at + i]); });
    if ((m_at += count) == m_period) carry();
  }

 private:
  static constexpr std::uint32_t longest_period = 64;

  void carry() {
    m_at = 0;
    for (unsigned i = 0; i < m_digits; ++i) {
      m_high += m_weight[i];
      if (++m_digit[i] < m_radix[i]) return;
      m_high -= m_radix[i] * m_weight[i];
      m_digit[i] = 0;
    }
  }

  unsigned m_digits = 0;  ///< above those of the table
  std::uint32_t m_high = 0, m_at = 0, m_period = 1;
  std::array<std::uint32_t, max_stages> m_radix{}, m_weight{}, m_digit{};
  std::array<std::uint32_t, longest_period> m_low;  // as far as m_period
};

/// All twiddles w_1 .. w_{R-1} of butterflies k; T is a scalar (the same for all lanes) or a vector of lanes.
template <unsigned R, class T>
struct StageTwiddles {
  Complex<T> w[R];

  StageTwiddles(Complex<T> const* table, std::uint32_t L, std::uint32_t k) {
    if constexpr (is_summed_radix(R))
      for (unsigned r = 1; r < R; ++r)
        w[r] = (r & (r - 1)) == 0 ? table[twiddle_rows(r) * L + k] : w[twiddle_summand(r)] * w[r - twiddle_summand(r)];
    else
      static_for<R - 1>([&](auto i) { twiddle_power<R, decltype(i)::value + 1>(w, table, L, k); });
  }

  /// The butterfly of rows in[r L], r < R.
  template <class Real, class V>
  void butterfly(Complex<V> const* in, std::uint32_t L, Complex<V> (&y)[R]) const {
    for_elements<R>([&](auto r) { y[r] = r == 0 ? in[0] : in[r * L] * w[r]; });
    apply_butterfly<R, Real>(y);
  }
};

/// The place of a row that goes from one to the next.
class RowCursor {
 public:
  RowCursor(RowPlaces const& places, std::uint32_t row)
      : m_place(places(row)), m_unit(places.unit()), m_left(m_unit - row % m_unit) {}

  [[nodiscard]] std::uint32_t place() const { return m_place; }
  void next() {
    ++m_place;
    if (--m_left == 0) m_left = m_unit, ++m_place;
  }

 private:
  std::uint32_t m_place, m_unit, m_left;
};

/// A middle stage's butterflies begin .. end - 1 of each L, in place on `rows` rows, a multiple of L R.
template <unsigned R, class Real, class V, class T>
[[gnu::flatten]] void middle_stage(Complex<V>* x, RowPlaces const& places, std::uint32_t rows, std::uint32_t L,
                                   std::uint32_t begin, std::uint32_t end, Complex<T> const* table) {
  bool const inside = L < places.unit();  // the butterflies of each unit, else those of all of them
  std::uint32_t const all = places(rows), pitch = inside ? places.unit() + 1 : all,
                      used = inside ? std::min(rows, places.unit()) : all;
  std::uint32_t const apart = places(L), step = places(L * R);
  RowCursor at(places, begin);
  for (std::uint32_t k = begin; k < end; ++k, at.next()) {
    StageTwiddles<R, T> const twiddles(table, L, k);
    for (std::uint32_t unit = 0; unit < all; unit += pitch)
      for (std::uint32_t first = unit + at.place(); first < unit + used; first += step) {
        Complex<V> y[R];
        twiddles.template butterfly<Real>(x + first, apart, y);
        for_elements<R>([&](auto r) { x[first + r * apart] = y[r]; });
      }
  }
}

/// Bytes of rows that all middle stages take at once, so that they stay in the first-level cache.
inline constexpr std::size_t cached_bytes = std::size_t{32} << 10;

/// The stages 1 .. stage_count - 2, in place. A block of stage s is the rows of one of its transforms: R_s blocks of
/// stage s - 1, one after the other. Blocks that do not fit in cache are computed depth first, so that all levels of
/// caches are used at every length (Frigo et al. 1999; 262144 elements in f64 in this order 0.57 ms, with each stage
/// through a whole block of the last one 0.88, in two passes 0.89; AMD EPYC, 2026-11-22).
template <class Real, class V, class T>
class MiddleStages {
 public:
  /// The first stage's butterflies hold `first_rows` rows each: R_1, or fewer where its results lie in lanes.
  MiddleStages(PassArguments<Real> const& a, std::uint32_t first_rows, RowPlaces const& places, Complex<T> const* table)
      : m_arguments(a), m_places(places), m_last(a.stage_count - 1u) {
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
      for (std::uint32_t i = threads.begin(blocks, 1); i < threads.end(blocks, 1); ++i)
        block(x + m_places(i * size), own);
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
    for (std::uint32_t first = 0; first < rows; first += m_L[s]) block(x + m_places(first), s - 1);
    stage(x, rows, s, 0, m_L[s]);
  }

  void stage(Complex<V>* x, std::uint32_t rows, unsigned s, std::uint32_t begin, std::uint32_t end) const {
    for_radix(m_arguments.radix(s), [&](auto R) {
      middle_stage<decltype(R)::value, Real>(x, m_places, rows, m_L[s], begin, end, m_table[s]);
    });
  }

  PassArguments<Real> const& m_arguments;
  RowPlaces m_places;
  unsigned m_last;
  std::array<std::uint32_t, max_stages> m_L{};
  std::array<Complex<T> const*, max_stages> m_table{};
};

}  // namespace TeamFFT::Impl

#endif
