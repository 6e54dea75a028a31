// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines of the real kinds do not know each other: no two rows are packed into one complex line, so tiny ones beside
// huge ones keep their accuracy, NaNs stay, and the same line gives the same bits at any batch position and for any
// number of threads.
#include "kind_run.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <tuple>

namespace TeamFFT::Test {
namespace {

/// `lengths` are those of the kinds whose sums have n in them; a dct1 has one more, a dst1 one less.
struct KindMethod {
  Rule rule;
  std::size_t scratch_limit;
  std::vector<std::size_t> lengths;

  [[nodiscard]] PlanOptions options() const {
    PlanOptions options;
    options.rule = rule, options.scratch_limit = scratch_limit;
    return options;
  }
};

std::vector<KindMethod> kind_methods() {
  return {{Rule::automatic, 0, {2, 3, 16, 30, 63, 256, 945, 1000}},
          {Rule::hierarchical, 0, {64, 225}},
          {Rule::automatic, 1024, {225, 512}},
          {Rule::rader, 0, {97}},
          {Rule::rader, 2048, {509}},
          {Rule::bluestein, 0, {94, 251}},
          {Rule::bluestein, 2048, {509}}};
}

/// Lines of n as rows of a View (batch, n), or as the columns of one (n, batch).
Problem rows_or_columns(Kind kind, bool rows, std::size_t n, std::size_t batch, Precision precision) {
  auto problem = packed({kind}, {n}, batch, precision);
  if (rows) return problem;
  problem.axes[0].stride_in = problem.axes[0].stride_out = static_cast<std::ptrdiff_t>(batch);
  problem.batch[0].stride_in = problem.batch[0].stride_out = 1;
  return problem.canonicalize();
}

/// A batch of lines, and what a transform made of them.
template <class Real>
class KindBatch {
 public:
  KindBatch(Kind kind, bool rows, std::size_t n, std::size_t batch)
      : m_problem(rows_or_columns(kind, rows, n, batch, precision_of<Real>)), m_in(memory_in(m_problem)) {
    for_each_transform(m_problem, [&](std::ptrdiff_t in, std::ptrdiff_t out) { m_bases.emplace_back(in, out); });
  }

  [[nodiscard]] std::size_t numbers_in_line() const { return offsets_in(m_problem).size() * width_in(); }

  void set(std::size_t b, std::vector<Real> const& line, Real factor = 1) {
    visit(offsets_in(m_problem), m_bases[b].first, width_in(),
          [&, i = std::size_t{0}](std::size_t at) mutable { m_in[at] = line[i++] * factor; });
  }

  [[nodiscard]] std::vector<Real> result(std::size_t b) const {
    std::vector<Real> line;
    visit(offsets_out(m_problem), m_bases[b].second, m_problem.output_is_real() ? 1 : 2,
          [&](std::size_t at) { line.push_back(m_out.after[at]); });
    return line;
  }

  void transform(PlanOptions const& options) { m_out = run_numbers(m_problem, options, m_in); }

  void expect_accuracy(Accuracy& accuracy, PlanOptions const& options, long double slack) const {
    Expected expected{rounding<Real>};
    expected.slack = slack;
    expect_numbers(accuracy, m_problem, expected, m_in, m_out, describe(m_problem, options));
  }

  [[nodiscard]] Problem const& problem() const { return m_problem; }
  [[nodiscard]] std::vector<Real> const& in() const { return m_in; }

 private:
  [[nodiscard]] std::size_t width_in() const { return m_problem.input_is_real() ? 1 : 2; }

  /// body(number's place) for all numbers of the elements.
  template <class Body>
  static void visit(std::vector<std::ptrdiff_t> const& offsets, std::ptrdiff_t base, std::size_t width, Body body) {
    for (auto offset : offsets)
      for (std::size_t part = 0; part < width; ++part) body(static_cast<std::size_t>(base + offset) * width + part);
  }

  Problem m_problem;
  std::vector<Real> m_in;
  Output<Real> m_out;
  std::vector<std::pair<std::ptrdiff_t, std::ptrdiff_t>> m_bases;
};

class KindIsolation : public testing::TestWithParam<std::tuple<Kind, KindMethod>> {
 protected:
  [[nodiscard]] PlanOptions options() const { return std::get<KindMethod>(GetParam()).options(); }

  /// body(Batch<Real>) of `batch` lines for every length, arrangement and precision.
  template <class Body>
  void for_each_batch(std::size_t batch, Body const& body) {
    auto const& [kind, method] = GetParam();
    for (auto m : method.lengths)
      for (bool rows : {true, false}) {
        auto const n = length_about(kind, m);
        if (n < Impl::row_of(kind).smallest) continue;
        SCOPED_TRACE(std::to_string(n) + (rows ? " in rows" : " in columns"));
        body(KindBatch<float>(kind, rows, n, batch), float{});
        body(KindBatch<double>(kind, rows, n, batch), double{});
      }
  }

  /// Bluestein's and Rader's own bound, where they are forced.
  [[nodiscard]] long double slack(Problem const& problem) const {
    bool const convolution = options().rule == Rule::rader || options().rule == Rule::bluestein;
    return convolution && Impl::is_smooth(lengths_of(problem)[0], 13) ? 2.2L : 1;
  }
};

TEST_P(KindIsolation, TinyLinesBesideHugeOnes_KeepTheirAccuracy) {
  Accuracy accuracy;
  for_each_batch(36, [&]<class Real>(KindBatch<Real> data, Real) {
    // Twenty decades each way; sums of a thousand huge elements stay below the largest float.
    for (std::size_t b = 0; b < 36; ++b)
      data.set(b, random_values<Real>(data.numbers_in_line(), b + 1), static_cast<Real>(b % 2 ? 1e20 : 1e-20));
    data.transform(options());
    data.expect_accuracy(accuracy, options(), slack(data.problem()));
  });
}

TEST_P(KindIsolation, NaNsAndInfinities_StayInTheirLine) {
  for_each_batch(21, [&]<class Real>(KindBatch<Real> clean, Real) {
    auto spoilt = clean;
    for (std::size_t b = 0; b < 21; ++b) {
      auto line = random_values<Real>(clean.numbers_in_line(), b + 1);
      clean.set(b, line);
      // A real part: imaginary ones of X_0 and X_(n/2) are ignored by c2r.
      if (b % 4 == 1) line[line.size() / 2 / 2 * 2] = std::numeric_limits<Real>::quiet_NaN();
      if (b % 4 == 3) line[line.size() / 3] = std::numeric_limits<Real>::infinity();
      spoilt.set(b, line);
    }
    clean.transform(options());
    spoilt.transform(options());
    for (std::size_t b = 0; b < 21; ++b) {
      auto const line = spoilt.result(b);
      if (b % 2 == 0) {
        EXPECT_TRUE(same_bits(line, clean.result(b))) << b;
      } else if (b % 4 == 1) {
        EXPECT_TRUE(std::ranges::any_of(line, [](Real v) { return std::isnan(v); })) << b;
      }
    }
  });
}

TEST_P(KindIsolation, BatchPosition_DoesNotChangeABit) {
  for_each_batch(45, [&]<class Real>(KindBatch<Real> data, Real) {
    auto const probe = random_values<Real>(data.numbers_in_line(), 99);
    for (std::size_t b = 0; b < 45; ++b) data.set(b, b % 3 == 0 ? probe : random_values<Real>(probe.size(), b + 1));
    data.transform(options());
    auto const expected = data.result(0);
    for (std::size_t b = 3; b < 45; b += 3) ASSERT_TRUE(same_bits(data.result(b), expected)) << "line " << b;
  });
}

/// Neither what else is in the batch nor how often it is computed.
TEST_P(KindIsolation, NeighboursAndRepetition_DoNotChangeABit) {
  for_each_batch(33, [&]<class Real>(KindBatch<Real> data, Real) {
    auto other = data;
    for (std::size_t b = 0; b < 33; ++b) {
      data.set(b, random_values<Real>(data.numbers_in_line(), b + 1));
      other.set(b, random_values<Real>(data.numbers_in_line(), b % 2 ? b + 50 : b + 1));
    }
    data.transform(options());
    other.transform(options());
    for (std::size_t b = 0; b < 33; b += 2) ASSERT_TRUE(same_bits(data.result(b), other.result(b))) << "line " << b;
    auto again = data;
    again.transform(options());
    for (std::size_t b = 0; b < 33; ++b) ASSERT_TRUE(same_bits(data.result(b), again.result(b))) << "line " << b;
  });
}

#ifdef KOKKOS_ENABLE_OPENMP
template <class Real>
std::vector<Real> on_instance(Kokkos::OpenMP const& exec, KindBatch<Real> const& data, PlanOptions const& options) {
  return run_numbers(Runner<Kokkos::OpenMP>(data.problem(), options, exec), data.problem(), data.in(),
                     describe(data.problem(), options))
      .after;
}

TEST_P(KindIsolation, NumberOfThreads_DoesNotChangeABit) {
  Kokkos::OpenMP const all;
  auto const instances = Kokkos::Experimental::partition_space(all, 1);
  for_each_batch(37, [&]<class Real>(KindBatch<Real> data, Real) {
    for (std::size_t b = 0; b < 37; ++b) data.set(b, random_values<Real>(data.numbers_in_line(), b + 1));
    auto const expected = on_instance(all, data, options());
    for (auto const& one : instances) ASSERT_TRUE(same_bits(on_instance(one, data, options()), expected));
    if (all.concurrency() > 1) {
      for (auto const& half : Kokkos::Experimental::partition_space(all, 1, 1))
        ASSERT_TRUE(same_bits(on_instance(half, data, options()), expected));
    }
  });
}

/// Maps of one long line could be shared by threads.
TEST(LongKinds, NumberOfThreads_DoesNotChangeABit) {
  Kokkos::OpenMP const all;
  auto const instances = Kokkos::Experimental::partition_space(all, 1);
  for (auto kind : {Kind::r2c, Kind::c2r, Kind::dct1, Kind::dct2, Kind::dct3, Kind::dct4, Kind::dst1, Kind::dst4})
    for (std::size_t n : {2039, 10001, 10007, 15015, 20014, 50625, 100003}) {
      KindBatch<double> data(kind, true, n, 1);
      data.set(0, random_values<double>(data.numbers_in_line(), n));
      auto const expected = on_instance(all, data, {});
      for (auto const& one : instances)
        ASSERT_TRUE(same_bits(on_instance(one, data, {}), expected)) << Impl::row_of(kind).name << " of " << n;
      if (all.concurrency() > 1) {
        for (auto const& half : Kokkos::Experimental::partition_space(all, 1, 1))
          ASSERT_TRUE(same_bits(on_instance(half, data, {}), expected)) << n;
      }
    }
}
#endif

/// Each kind by each method, but for Rader's of a type 1, whose lines have even length.
std::vector<std::tuple<Kind, KindMethod>> kinds_and_methods() {
  std::vector<std::tuple<Kind, KindMethod>> list;
  for (auto kind : real_kinds)
    for (auto const& method : kind_methods())
      if (method.rule != Rule::rader || length_about(kind, 97) == 97) list.emplace_back(kind, method);
  return list;
}

INSTANTIATE_TEST_SUITE_P(By, KindIsolation, testing::ValuesIn(kinds_and_methods()), [](auto const& info) {
  auto const& method = std::get<KindMethod>(info.param);
  return std::string(Impl::row_of(std::get<Kind>(info.param)).name) + "_" + name_of(method.rule) + "_in_" +
         std::to_string(method.scratch_limit);
});

}  // namespace
}  // namespace TeamFFT::Test
