// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The oracle's sums and transforms: where the tests spend their time, so that this file alone is optimized as the
// library is.
#include "kind_oracle.hpp"

#include <bit>
#include <unordered_map>

namespace TeamFFT::Test {

Line roots_of_unity(std::size_t N) {
  Line W(N);
  for (std::size_t k = 0; k <= N / 2; ++k) W[k] = Impl::root_of_unity<long double>(k, N);
  for (std::size_t k = N / 2 + 1; k < N; ++k) W[k] = std::conj(W[N - k]);
  return W;
}

Line direct_sum(Line const& x) {
  std::size_t const N = x.size();
  Line const W = roots_of_unity(N);
  Line y(N);
  for (std::size_t k = 0; k < N; ++k) {
    Wide s = 0;
    for (std::size_t j = 0, jk = 0; j < N; ++j, jk = jk + k < N ? jk + k : jk + k - N) s += multiply(x[j], W[jk]);
    y[k] = s;
  }
  return y;
}

Line KindOracle::direct_trigonometric(TrigonometricSum const& s, Line const& x) {
  std::vector<long double> t;
  for (auto const& W : roots_of_unity(s.M)) t.push_back(s.sine ? -W.imag() : W.real());
  Line weighted(x), y(s.n);
  for (std::size_t j = 0; j < s.n; ++j) weighted[j] *= s.weight(j);  // exact
  for (std::size_t k = 0; k < s.n; ++k) {
    std::size_t at = s.p_first * s.q(k) % s.M;  // p_j q_k mod M
    std::size_t const step = s.p_step * s.q(k) % s.M;
    Wide sum = 0;
    for (std::size_t j = 0; j < s.n; ++j, at = at + step < s.M ? at + step : at + step - s.M)
      sum += t[at] * weighted[j];
    y[k] = sum;
  }
  return y;
}

WideTransform::WideTransform(std::size_t N) : m_N(N), m_roots(roots_of_unity(N)) {
  if (N <= 8) return;
  m_radix = N % 4 == 0 ? 4 : Impl::prime_factors(N).front();
  if (m_radix == N && N <= 100) return;
  if (m_radix == N)
    prepare_chirp();
  else
    m_inner = part(N / m_radix);
}

Line WideTransform::operator()(Line const& x) const {
  Line y(m_N);
  apply(x.data(), 1, y.data());
  return y;
}

/// Powers of two, which all long primes share, are kept: their roots of unity take as long as a transform.
std::shared_ptr<WideTransform const> WideTransform::part(std::size_t N) {
  if (!std::has_single_bit(N) || N > 65536) return std::make_shared<WideTransform>(N);
  static std::unordered_map<std::size_t, std::shared_ptr<WideTransform const>> kept;
  if (auto const known = kept.find(N); known != kept.end()) return known->second;
  return kept[N] = std::make_shared<WideTransform>(N);  // the right side, which recurses, comes first
}

void WideTransform::apply(Wide const* x, std::size_t stride, Wide* y) const {
  if (!m_chirp.empty()) return convolve(x, stride, y);
  if (!m_inner) return sum(x, stride, y);
  std::size_t const p = m_radix, m = m_N / p;
  for (std::size_t q = 0; q < p; ++q) m_inner->apply(x + q * stride, p * stride, y + q * m);
  Line t(p);
  for (std::size_t k = 0; k < m; ++k) {
    for (std::size_t q = 0; q < p; ++q) t[q] = multiply(y[q * m + k], m_roots[q * k]);
    combine(t, y + k);
  }
}

/// y[r m] = sum_q t_q W_p^(q r).
void WideTransform::combine(Line const& t, Wide* y) const {
  std::size_t const p = m_radix, m = m_N / p;
  if (p == 4) {
    Wide const a = t[0] + t[2], b = t[0] - t[2], c = t[1] + t[3], d{(t[1] - t[3]).imag(), -(t[1] - t[3]).real()};
    y[0] = a + c, y[m] = b + d, y[2 * m] = a - c, y[3 * m] = b - d;
    return;
  }
  for (std::size_t r = 0; r < p; ++r) {
    Wide s = t[0];
    for (std::size_t q = 1, qr = r; q < p; ++q, qr = qr + r < p ? qr + r : qr + r - p)
      s += multiply(t[q], m_roots[qr * m]);
    y[r * m] = s;
  }
}

void WideTransform::sum(Wide const* x, std::size_t stride, Wide* y) const {
  for (std::size_t k = 0; k < m_N; ++k) {
    Wide s = 0;
    for (std::size_t j = 0, jk = 0; j < m_N; ++j, jk = jk + k < m_N ? jk + k : jk + k - m_N)
      s += multiply(x[j * stride], m_roots[jk]);
    y[k] = s;
  }
}

void WideTransform::prepare_chirp() {
  std::size_t const M = std::bit_ceil(2 * m_N - 1);
  m_inner = part(M);
  m_chirp.resize(m_N);
  Line filter(M);
  for (std::size_t n = 0; n < m_N; ++n) {
    m_chirp[n] = Impl::root_of_unity<long double>(Impl::multiply_mod(n, n, 2 * m_N), 2 * m_N);
    filter[n] = filter[(M - n) % M] = std::conj(m_chirp[n]) / static_cast<long double>(M);
  }
  m_filter = (*m_inner)(filter);
}

void WideTransform::convolve(Wide const* x, std::size_t stride, Wide* y) const {
  Line a(m_filter.size());
  for (std::size_t n = 0; n < m_N; ++n) a[n] = multiply(x[n * stride], m_chirp[n]);
  Line b = (*m_inner)(a);
  for (std::size_t k = 0; k < b.size(); ++k) b[k] = std::conj(multiply(b[k], m_filter[k]));
  a = (*m_inner)(b);
  for (std::size_t k = 0; k < m_N; ++k) y[k] = multiply(std::conj(a[k]), m_chirp[k]);
}

#ifdef TEAMFFT_HAVE_FFTW_LONG
void fftw_long(Line& x, Direction direction) {
  auto* const data = reinterpret_cast<fftwl_complex*>(x.data());
  auto* const plan = fftwl_plan_dft_1d(static_cast<int>(x.size()), data, data,
                                       direction == Direction::forward ? FFTW_FORWARD : FFTW_BACKWARD, FFTW_ESTIMATE);
  fftwl_execute(plan);
  fftwl_destroy_plan(plan);
}
#endif

Line wide_dft(Line x, Direction direction) {
  static std::unordered_map<std::size_t, WideTransform> kept;
  static std::unique_ptr<WideTransform> last;
  static std::size_t last_length = 0;
#ifdef TEAMFFT_HAVE_FFTW_LONG
  if (x.size() > 16384) return fftw_long(x, direction), x;
#endif
  auto const conjugate = [&](Line& line) {
    if (direction == Direction::backward)
      for (auto& v : line) v = std::conj(v);
  };
  if (x.size() > 512 && x.size() != std::exchange(last_length, x.size()))
    last = std::make_unique<WideTransform>(x.size());
  conjugate(x);
  Line y = x.size() > 512 ? (*last)(x) : kept.try_emplace(x.size(), x.size()).first->second(x);
  conjugate(y);
  return y;
}

}  // namespace TeamFFT::Test
