// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Batches of one kind and length whose lines all differ although few transforms by the oracle are needed: line b is a
// base line times +-2^e, which is exact and goes through every kind (c2r and real lines take no imaginary factor).
#ifndef TEAMFFT_TESTS_EXECUTE_KIND_LINES_HPP
#define TEAMFFT_TESTS_EXECUTE_KIND_LINES_HPP

#include "kind_run.hpp"

namespace TeamFFT::Test {

template <class Real>
class KindLines {
 public:
  enum class Oracle { direct_sum, fast };

  /// Short lines (is_short) have a base line each.
  KindLines(Kind kind, std::size_t n, Oracle oracle, Data data = Data::real)
      : m_problem(packed({kind}, {n}, 1, precision_of<Real>, Placement::out_of_place, data)),
        m_kind(kind),
        m_n(n),
        m_data(data) {
    Random random(static_cast<std::uint64_t>(kind) * 8192 + n);
    std::size_t const bases = is_short(m_problem) ? 40 : oracle == Oracle::direct_sum ? 3 : 1;
    bool const real = m_problem.input_is_real();
    for (std::size_t i = 0; i < bases; ++i) {
      Line x(Impl::input_extent(kind, n));
      for (auto& v : x) v = {random.uniform<Real>(), real ? 0 : random.uniform<Real>()};
      m_spectra.push_back(oracle == Oracle::direct_sum ? direct_sum(kind, n, x) : wide_transform(kind, n, x));
      m_bases.push_back(std::move(x));
    }
  }
  KindLines(KindLines const&) = delete;
  KindLines& operator=(KindLines const&) = delete;

  /// `batch` of the lines, packed, by a plan with these options.
  template <class E = Space>
  void check(Accuracy& accuracy, std::size_t batch, Placement placement, PlanOptions const& options,
             long double slack = 1) {
    auto const problem = packed({m_kind}, {m_n}, batch, precision_of<Real>, placement, m_data);
    auto const what = describe(problem, options);
    SCOPED_TRACE(what);
    try {
      auto const in = input(problem);
      Expected expected{rounding<Real>};
      expected.slack = slack, expected.pool = &m_pool;
      expected.transform = [&](Line const&, std::size_t b) {
        Line y = m_spectra[b % m_spectra.size()];
        for (auto& v : y) v *= factor(b);
        return y;
      };
      expect_numbers(accuracy, problem, expected, in, run_numbers<E>(problem, options, in), what);
    } catch (std::exception const& error) {
      ADD_FAILURE() << what << ": " << error.what();
    }
  }

  /// All short lines so far together.
  void check_together(Accuracy& accuracy, long double slack = 1) const {
    if (is_short(m_problem))
      accuracy.expect(m_pool.relative_error(), slack * error_bound(rounding<Real>, Impl::logical_length(m_kind, m_n)),
                      m_problem.token() + " (all lines)");
  }

 private:
  /// The input's memory; what lies between lines is random.
  [[nodiscard]] std::vector<Real> input(Problem const& problem) const {
    auto numbers = random_values<Real>(memory_in(problem), 77);
    auto const offsets = offsets_in(problem);
    bool const real = problem.input_is_real();
    std::size_t b = 0;
    for_each_transform(problem, [&](std::ptrdiff_t base, std::ptrdiff_t) {
      for (std::size_t j = 0; j < offsets.size(); ++j) {
        Wide const v = factor(b) * m_bases[b % m_bases.size()][j];
        auto const at = static_cast<std::size_t>(base + offsets[j]) * (real ? 1 : 2);
        numbers[at] = static_cast<Real>(v.real());
        if (!real) numbers[at + 1] = static_cast<Real>(v.imag());
      }
      ++b;
    });
    return numbers;
  }

  /// Another one for each of 16 lines in turn.
  [[nodiscard]] long double factor(std::size_t b) const {
    auto const i = static_cast<int>(b / m_bases.size());
    return std::ldexp(i % 2 ? -1.0L : 1.0L, i / 2 % 8 - 3);
  }

  Problem m_problem;
  Kind m_kind;
  std::size_t m_n;
  Data m_data;
  std::vector<Line> m_bases, m_spectra;
  Pool m_pool;
};

}  // namespace TeamFFT::Test

#endif
