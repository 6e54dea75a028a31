// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// In-place Stockham stages over rows of lanes in scratch. The first stage writes its butterflies where digit reversal wants them, so that all later ones work
// in place and on contiguous blocks: after the stages of R_1 .. R_s, the R_1 ... R_s rows of a block hold the transform of every (N / R_1 ... R_s)-th
// element. Same butterflies, same twiddles and so the same bits as the device's two-buffer form.
#ifndef TEAMFFT_HOST_STAGES_HPP
#define TEAMFFT_HOST_STAGES_HPP

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

/// A middle stage in place on `rows` rows, a multiple of L R.
template <unsigned R, class Real, class V, class T>
[[gnu::flatten]] void middle_stage(Complex<V>* x, std::uint32_t rows, std::uint32_t L, Complex<T> const* table) {
  std::uint32_t const step = L * R;
  for (std::uint32_t k = 0; k < L; ++k) {
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

/// Rows that the middle stages take at once so that they stay in the first-level cache.
inline constexpr std::size_t cached_bytes = std::size_t{24} << 10;

/// The stages 1 .. stage_count - 2 in place on `rows` rows, of which the first stage's butterflies hold `first_rows` each: R_1, or fewer where its results lie
/// in lanes. Returns the last stage's twiddles.
template <class Real, class V, class T>
Complex<T> const* middle_stages(PassArguments<Real> const& a, Complex<V>* x, std::uint32_t rows, std::uint32_t first_rows, Complex<T> const* table) {
  if (a.stage_count < 2) return table;
  std::uint32_t const last = a.radix(a.stage_count - 1u);
  std::uint32_t const block = rows * sizeof(Complex<V>) > cached_bytes ? rows / last : rows;
  Complex<T> const* behind = table;
  for (std::uint32_t first = 0; first < rows; first += block) {
    std::uint32_t L = first_rows;
    behind = table;
    for (unsigned s = 1; s + 1 < a.stage_count; ++s) {
      unsigned const R = a.radix(s);
      for_radix(R, [&](auto radix) { middle_stage<decltype(radix)::value, Real>(x + first, block, L, behind); });
      behind += twiddle_rows(R) * L;
      L *= R;
    }
  }
  return behind;
}

}  // namespace TeamFFT::Impl

#endif
