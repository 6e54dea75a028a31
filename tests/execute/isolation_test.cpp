// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines do not know each other: tiny beside huge, NaN beside numbers, and the same bits at any batch position and for
// any number of threads.
#include "lines.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace TeamFFT::Test {
namespace {

struct Method {
  Rule rule;
  std::size_t scratch_limit;
  std::vector<std::size_t> lengths;

  friend std::ostream& operator<<(std::ostream& os, Method const& m) {
    return os << name_of(m.rule) << "_in_" << m.scratch_limit;
  }
  [[nodiscard]] PlanOptions options() const {
    PlanOptions options;
    options.rule = rule, options.scratch_limit = scratch_limit;
    return options;
  }
};

std::vector<Method> methods() {
  return {{Rule::direct, 0, {1, 2, 3, 8, 13, 16, 30, 64, 210, 1000, 1024, 2048}},
          {Rule::hierarchical, 0, {4, 64, 210, 1024, 4096}},
          {Rule::hierarchical, 1024, {64, 512, 2048}},
          {Rule::rader, 0, {17, 97, 257}},
          {Rule::rader, 2048, {509}},
          {Rule::bluestein, 0, {17, 34, 47, 251, 1018}},
          {Rule::bluestein, 2048, {509}}};
}

/// A View (batch, N) whose lines are contiguous, or (N, batch) whose lines are columns.
Problem rows_or_columns(bool rows, std::size_t N, std::size_t batch, Precision precision) {
  return rows ? packed({N}, batch, precision) : along(0, {N, batch}, precision);
}

template <class Real>
class LineBatch {
 public:
  using Complex = Kokkos::complex<Real>;

  LineBatch(bool rows, std::size_t N, std::size_t batch) : m_rows(rows), m_N(N), m_batch(batch), m_values(N * batch) {}

  Complex& at(std::size_t b, std::size_t j) { return m_rows ? m_values[b * m_N + j] : m_values[j * m_batch + b]; }

  void set(std::size_t b, std::vector<Complex> const& line, Real factor = 1) {
    for (std::size_t j = 0; j < m_N; ++j) at(b, j) = line[j] * factor;
  }

  std::vector<Complex> line(std::size_t b) {
    std::vector<Complex> line(m_N);
    for (std::size_t j = 0; j < m_N; ++j) line[j] = at(b, j);
    return line;
  }

  void transform(PlanOptions const& options) {
    m_values = transformed(rows_or_columns(m_rows, m_N, m_batch, precision_of<Real>), options, m_values);
  }

 private:
  bool m_rows;
  std::size_t m_N, m_batch;
  std::vector<Complex> m_values;
};

template <class Complex>
Line wide_line(std::vector<Complex> const& line) {
  Line wide;
  for (auto const& v : line) wide.push_back(widen(v));
  return wide;
}

class Isolation : public testing::TestWithParam<Method> {
 protected:
  /// body(rows, N, Real{}) for every length, arrangement and precision.
  template <class Body>
  void for_each_case(Body const& body) {
    for (auto N : GetParam().lengths)
      for (bool rows : {true, false}) {
        SCOPED_TRACE(std::to_string(N) + (rows ? " in rows" : " in columns"));
        body(rows, N, float{});
        body(rows, N, double{});
      }
  }
};

TEST_P(Isolation, TinyLinesBesideHugeOnes_KeepTheirAccuracy) {
  Accuracy accuracy;
  for_each_case([&]<class Real>(bool rows, std::size_t N, Real) {
    using Complex = Kokkos::complex<Real>;
    std::size_t const batch = 21;
    // Twenty decades each way; in float squares of neither are formed by a transform, sums of N = 2048 stay below the
    // largest float.
    Real const huge = static_cast<Real>(1e20), tiny = static_cast<Real>(1e-20);
    LineBatch<Real> data(rows, N, batch);
    std::vector<std::vector<Complex>> in(batch);
    for (std::size_t b = 0; b < batch; ++b) {
      data.set(b, random_values<Complex>(N, b + 1), b % 2 ? huge : tiny);
      in[b] = data.line(b);
    }
    data.transform(GetParam().options());
    for (std::size_t b = 0; b < batch; ++b)
      accuracy.expect(relative_l2(wide_line(data.line(b)), wide_dft(wide_line(in[b]), Direction::forward)),
                      error_bound(rounding<Real>, N), std::to_string(N) + (b % 2 ? " huge" : " tiny"));
  });
}

TEST_P(Isolation, NaNsAndInfinities_StayInTheirLine) {
  for_each_case([&]<class Real>(bool rows, std::size_t N, Real) {
    using Complex = Kokkos::complex<Real>;
    std::size_t const batch = 21;
    LineBatch<Real> clean(rows, N, batch), spoilt(rows, N, batch);
    for (std::size_t b = 0; b < batch; ++b) {
      auto line = random_values<Complex>(N, b + 1);
      clean.set(b, line);
      if (b % 4 == 1) line[N / 2] = std::numeric_limits<Real>::quiet_NaN();
      if (b % 4 == 3) line[N / 3] = std::numeric_limits<Real>::infinity();
      spoilt.set(b, line);
    }
    clean.transform(GetParam().options());
    spoilt.transform(GetParam().options());
    for (std::size_t b = 0; b < batch; ++b) {
      auto const line = spoilt.line(b);
      if (b % 2 == 0) {
        EXPECT_TRUE(same_bits(line, clean.line(b))) << b;
      } else if (b % 4 == 1) {
        for (auto const& v : line) ASSERT_TRUE(std::isnan(v.real()) || std::isnan(v.imag())) << b;
      }
    }
  });
}

TEST_P(Isolation, BatchPosition_DoesNotChangeABit) {
  for_each_case([&]<class Real>(bool rows, std::size_t N, Real) {
    using Complex = Kokkos::complex<Real>;
    std::size_t const batch = 45;
    auto const probe = random_values<Complex>(N, 99);
    LineBatch<Real> first(rows, N, batch);
    for (std::size_t b = 0; b < batch; ++b) first.set(b, b % 3 == 0 ? probe : random_values<Complex>(N, b + 1));
    first.transform(GetParam().options());
    auto const expected = first.line(0);
    for (std::size_t b = 3; b < batch; b += 3) ASSERT_TRUE(same_bits(first.line(b), expected)) << "line " << b;
  });
}

TEST_P(Isolation, Repetition_DoesNotChangeABit) {
  for_each_case([&]<class Real>(bool rows, std::size_t N, Real) {
    using Complex = Kokkos::complex<Real>;
    auto const in = random_values<Complex>(N * 33, 5);
    auto const problem = rows_or_columns(rows, N, 33, precision_of<Real>);
    auto const expected = transformed(problem, GetParam().options(), in);
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(same_bits(transformed(problem, GetParam().options(), in), expected));
  });
}

#ifdef KOKKOS_ENABLE_OPENMP
template <class Real>
std::vector<Kokkos::complex<Real>> on_instance(Kokkos::OpenMP const& exec, Problem const& problem,
                                               PlanOptions const& options,
                                               std::vector<Kokkos::complex<Real>> const& in) {
  Runner<Kokkos::OpenMP> const run(problem, options, exec);
  Memory<Kokkos::complex<Real>, Kokkos::OpenMP> const source(in), target(in);
  run(source.data(), target.data());
  return target.values();
}

TEST_P(Isolation, NumberOfThreads_DoesNotChangeABit) {
  Kokkos::OpenMP const all;
  auto const instances = Kokkos::Experimental::partition_space(all, 1);
  for_each_case([&]<class Real>(bool rows, std::size_t N, Real) {
    using Complex = Kokkos::complex<Real>;
    auto const in = random_values<Complex>(N * 37, 6);
    auto const problem = rows_or_columns(rows, N, 37, precision_of<Real>);
    auto const expected = on_instance<Real>(all, problem, GetParam().options(), in);
    for (auto const& one : instances)
      ASSERT_TRUE(same_bits(on_instance<Real>(one, problem, GetParam().options(), in), expected));
    if (all.concurrency() > 1) {
      for (auto const& half : Kokkos::Experimental::partition_space(all, 1, 1))
        ASSERT_TRUE(same_bits(on_instance<Real>(half, problem, GetParam().options(), in), expected));
    }
  });
}
#endif

INSTANTIATE_TEST_SUITE_P(By, Isolation, testing::ValuesIn(methods()), testing::PrintToStringParamName());

}  // namespace
}  // namespace TeamFFT::Test
