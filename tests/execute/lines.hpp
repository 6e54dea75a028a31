// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Batches whose lines all differ although few transforms by the oracle are needed: line b is one of a few base lines
// times i^r 2^e, which is exact.
#ifndef TEAMFFT_TESTS_EXECUTE_LINES_HPP
#define TEAMFFT_TESTS_EXECUTE_LINES_HPP

#include "run.hpp"

namespace TeamFFT::Test {

template <class Real>
class Lines {
 public:
  using Complex = Kokkos::complex<Real>;
  enum class Oracle { direct_sum, fast };

  Lines(std::size_t N, std::size_t bases, Oracle oracle, std::uint64_t seed) : m_N(N), m_oracle(oracle) {
    Random random(seed * 4096 + N);
    for (std::size_t i = 0; i < bases; ++i) {
      Line x(N);
      for (auto& v : x) v = {random.uniform<Real>(), random.uniform<Real>()};
      m_bases.push_back(std::move(x));
    }
  }

  [[nodiscard]] std::vector<Complex> input(std::size_t batch) const {
    std::vector<Complex> values;
    values.reserve(batch * m_N);
    for (std::size_t b = 0; b < batch; ++b)
      for (Wide const own = factor(b); auto v : m_bases[b % m_bases.size()]) {
        v = multiply(v, own);
        values.push_back({static_cast<Real>(v.real()), static_cast<Real>(v.imag())});
      }
    return values;
  }

  /// Holds every line of a packed output to the oracle.
  void expect(Accuracy& accuracy, std::vector<Complex> const& out, Direction direction, std::string const& what,
              long double slack = 1) {
    auto const& spectra = this->spectra(direction);
    Line y(m_N), expected(m_N);
    for (std::size_t b = 0; b * m_N < out.size(); ++b) {
      Wide const own = factor(b);
      for (std::size_t k = 0; k < m_N; ++k) {
        y[k] = widen(out[b * m_N + k]);
        expected[k] = multiply(spectra[b % spectra.size()][k], own);
      }
      accuracy.expect(relative_l2(y, expected), slack * error_bound(rounding<Real>, m_N), what);
    }
  }

 private:
  /// Another one for each of 96 lines in turn.
  [[nodiscard]] Wide factor(std::size_t b) const {
    static constexpr std::complex<int> turns[4]{{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    auto const n = b / m_bases.size();
    auto const turn = turns[n % 4];
    return {std::ldexp(static_cast<long double>(turn.real()), static_cast<int>(n / 4 % 8) - 3),
            std::ldexp(static_cast<long double>(turn.imag()), static_cast<int>(n / 4 % 8) - 3)};
  }

  std::vector<Line> const& spectra(Direction direction) {
    auto& known = direction == Direction::forward ? m_forward : m_backward;
    if (known.empty())
      for (auto const& x : m_bases) known.push_back(transform(x, direction));
    return known;
  }

  [[nodiscard]] Line transform(Line x, Direction direction) const {
    if (m_oracle == Oracle::fast) return wide_dft(std::move(x), direction);
    auto const conjugate = [&](Line& line) {
      if (direction == Direction::backward)
        for (auto& v : line) v = std::conj(v);
    };
    conjugate(x);
    Line y = TeamFFT::Test::direct_sum(x);
    conjugate(y);
    return y;
  }

  std::size_t m_N;
  Oracle m_oracle;
  std::vector<Line> m_bases, m_forward, m_backward;
};

}  // namespace TeamFFT::Test

#endif
