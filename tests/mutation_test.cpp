// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The check of the kernels can fail: one entry of a plan's tables (twiddles, roots, chirp, filter), off by a thousandth, must push a line above its
// bound. The tables are found by their allocation's label. Entries that a plan does not read leave the output bit for bit as it was; they do not count.
#include "events.hpp"
#include "lines.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace TeamFFT::Test {
namespace {

struct Kernel {
  std::string name;
  std::size_t length;
  PlanOptions options;

  friend std::ostream& operator<<(std::ostream& os, Kernel const& k) { return os << k.name; }
};

std::vector<Kernel> kernels() {
  auto const options = [](Rule rule, std::size_t scratch = 0, bool rows = true) {
    PlanOptions o;
    o.rule = rule, o.scratch_limit = scratch, o.rows = rows;
    return o;
  };
  return {{"direct_1024", 1024, options(Rule::direct)},
          {"direct_1001", 1001, options(Rule::direct)},
          {"direct_without_rows", 1024, options(Rule::direct, 0, false)},
          {"hierarchical", 4096, options(Rule::hierarchical)},
          {"hierarchical_in_passes", 2048, options(Rule::hierarchical, 1024)},
          {"rader", 257, options(Rule::rader)},
          {"rader_in_passes", 509, options(Rule::rader, 2048)},
          {"bluestein", 1018, options(Rule::bluestein)},
          {"bluestein_in_passes", 509, options(Rule::bluestein, 2048)}};
}

/// A plan's table memory as numbers of the plan's precision.
template <class Real>
class Tables {
 public:
  explicit Tables(Allocation const& allocation) {
    // Tools see the memory with Kokkos' header before it; entries at the ends are left alone.
    auto const header = sizeof(Kokkos::Impl::SharedAllocationHeader);
    auto* const begin = static_cast<char*>(const_cast<void*>(allocation.data)) + header;
    if (allocation.bytes > header) m_view = View(reinterpret_cast<Real*>(begin), (allocation.bytes - header) / (2 * sizeof(Real)) * 2);
  }

  /// Complex entries: numbers as large as roots and filters are, which permutations (integers) are not.
  [[nodiscard]] std::vector<std::size_t> entries() const {
    auto const values = read();
    std::vector<std::size_t> found;
    for (std::size_t i = 0; 2 * i + 1 < values.size(); ++i) {
      Real const size = std::hypot(values[2 * i], values[2 * i + 1]);
      if (size > Real(1e-5) && size < Real(2)) found.push_back(i);
    }
    return found;
  }

  /// Multiplies the entry by 1 + i/1000.
  void spoil(std::size_t entry) const {
    auto values = read();
    Real const re = values[2 * entry], im = values[2 * entry + 1];
    values[2 * entry] = re - im / 1000;
    values[2 * entry + 1] = im + re / 1000;
    write(values);
  }

  [[nodiscard]] std::vector<Real> read() const {
    std::vector<Real> values(m_view.extent(0));
    Kokkos::deep_copy(Kokkos::View<Real*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged>(values.data(), values.size()), m_view);
    return values;
  }

  void write(std::vector<Real> const& values) const {
    Kokkos::deep_copy(m_view, Kokkos::View<Real const*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged>(values.data(), values.size()));
  }

 private:
  using View = Kokkos::View<Real*, Space::memory_space, Kokkos::MemoryUnmanaged>;
  View m_view;
};

class KernelMutation : public testing::TestWithParam<Kernel> {};

template <class Real>
void check_mutations(Kernel const& kernel) {
  using Complex = Kokkos::complex<Real>;
  std::size_t const N = kernel.length, batch = 5;
  auto const problem = packed({N}, batch, precision_of<Real>);
  SCOPED_TRACE(describe(problem, kernel.options));
  std::optional<Tables<Real>> tables;
  EventLog log;
  Runner<> const run(problem, kernel.options);
  log.stop();
  for (auto const& a : log.allocations)
    if (a.label == "TeamFFT::tables") tables.emplace(a);
  ASSERT_TRUE(tables) << "no allocation is called TeamFFT::tables";
  auto const in = random_values<Complex>(N * batch, 8);
  Memory<Complex> const source(in), target(in);
  auto const output = [&] { return run(source.data(), target.data()), target.values(); };
  std::vector<Line> expected;
  for (std::size_t b = 0; b < batch; ++b) {
    Line x(N);
    for (std::size_t j = 0; j < N; ++j) x[j] = widen(in[b * N + j]);
    expected.push_back(wide_dft(x, Direction::forward));
  }
  auto const worst = [&](std::vector<Complex> const& out) {
    long double ratio = 0;
    for (std::size_t b = 0; b < batch; ++b) {
      Line y(N);
      for (std::size_t k = 0; k < N; ++k) y[k] = widen(out[b * N + k]);
      ratio = std::max(ratio, relative_l2(y, expected[b]) / error_bound(rounding<Real>, N));
    }
    return ratio;
  };
  auto const right = output();
  EXPECT_LE(worst(right), 1);
  auto const original = tables->read();
  auto const entries = tables->entries();
  ASSERT_GE(entries.size(), 8u);
  Random random(N);
  std::size_t used = 0;
  for (int i = 0; i < 24; ++i) {
    auto const entry = random.pick(entries);
    tables->spoil(entry);
    auto const out = output();
    if (!same_bits(out, right)) {
      ++used;
      EXPECT_GT(worst(out), 1) << "entry " << entry << " of the tables";
    }
    tables->write(original);
  }
  EXPECT_GE(used, 12u) << "of 24 entries tried, so few are read";
  EXPECT_TRUE(same_bits(output(), right));
}

TEST_P(KernelMutation, OneTableEntryOffByAThousandth_IsSeen) {
  check_mutations<float>(GetParam());
  check_mutations<double>(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Of, KernelMutation, testing::ValuesIn(kernels()), [](auto const& info) { return info.param.name; });

}  // namespace
}  // namespace TeamFFT::Test
