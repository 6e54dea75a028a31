// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The check of the kernels can fail: one entry of a plan's tables (twiddles, roots, chirp, filter), off by a
// thousandth, must push a line above its bound. The tables are found by their allocation's label. Entries that a plan
// does not read leave the output bit for bit as it was; they do not count.
#include "events.hpp"
#include "kind_run.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace TeamFFT::Test {
namespace {

struct Kernel {
  std::string name;
  std::size_t length;
  PlanOptions options;
  Kind kind = Kind::c2c_forward;

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
          {"bluestein_in_passes", 509, options(Rule::bluestein, 2048)},
          {"rfft", 1024, options(Rule::direct), Kind::r2c},
          {"rfft_odd", 225, options(Rule::direct), Kind::r2c},
          {"rfft_without_rows", 128, options(Rule::direct, 0, false), Kind::r2c},
          {"rfft_in_passes", 2048, options(Rule::hierarchical, 1024), Kind::r2c},
          {"rfft_rader", 97, options(Rule::rader), Kind::r2c},
          {"rfft_bluestein", 94, options(Rule::bluestein), Kind::r2c},
          {"irfft", 1024, options(Rule::direct), Kind::c2r},
          {"irfft_short", 64, options(Rule::direct), Kind::c2r},
          {"irfft_in_passes", 2048, options(Rule::hierarchical, 1024), Kind::c2r},
          {"dct1", 65, options(Rule::direct), Kind::dct1},
          {"dct2", 64, options(Rule::direct), Kind::dct2},
          {"dct2_in_passes", 1024, options(Rule::hierarchical, 1024), Kind::dct2},
          {"dct3", 64, options(Rule::direct), Kind::dct3},
          {"dct4", 64, options(Rule::direct), Kind::dct4},
          {"dct4_odd", 63, options(Rule::direct), Kind::dct4},
          {"dst1", 63, options(Rule::direct), Kind::dst1},
          {"dst2", 64, options(Rule::direct), Kind::dst2},
          {"dst3", 64, options(Rule::direct), Kind::dst3},
          {"dst4", 64, options(Rule::direct), Kind::dst4}};
}

/// A plan's table memory as numbers of the plan's precision.
template <class Real>
class Tables {
 public:
  explicit Tables(Allocation const& allocation) {
    // Tools see the memory with Kokkos' header before it; entries at the ends are left alone.
    auto const header = sizeof(Kokkos::Impl::SharedAllocationHeader);
    auto* const begin = static_cast<char*>(const_cast<void*>(allocation.data)) + header;
    if (allocation.bytes > header)
      m_view = View(reinterpret_cast<Real*>(begin), (allocation.bytes - header) / (2 * sizeof(Real)) * 2);
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

  /// Multiplies the entry by 1 + (1 + i)/1000: lines with a symmetry do not see every entry's angle, or not its size.
  void spoil(std::size_t entry) const {
    auto values = read();
    Real const re = values[2 * entry], im = values[2 * entry + 1];
    values[2 * entry] = re + (re - im) / 1000;
    values[2 * entry + 1] = im + (im + re) / 1000;
    write(values);
  }

  [[nodiscard]] std::vector<Real> read() const {
    std::vector<Real> values(m_view.extent(0));
    Kokkos::deep_copy(Kokkos::View<Real*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged>(values.data(), values.size()),
                      m_view);
    return values;
  }

  void write(std::vector<Real> const& values) const {
    Kokkos::deep_copy(
        m_view, Kokkos::View<Real const*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged>(values.data(), values.size()));
  }

 private:
  using View = Kokkos::View<Real*, Space::memory_space, Kokkos::MemoryUnmanaged>;
  View m_view;
};

class KernelMutation : public testing::TestWithParam<Kernel> {};

/// Lines of the problem with what they must become.
template <class Real>
class Judge {
 public:
  Judge(Problem const& problem, std::vector<Real> const& in) : m_problem(problem) {
    with_elements<Real>(problem, [&]<class In, class Out>(In, Out) {
      auto const values = elements<In>(in);
      for_each_transform(problem, [&](std::ptrdiff_t base, std::ptrdiff_t) {
        Line x;
        for (auto offset : offsets_in(problem)) x.push_back(widen(values[static_cast<std::size_t>(base + offset)]));
        m_expected.push_back(wide_transform(problem, std::move(x)));
      });
    });
  }

  /// The worst error of a line over its bound.
  [[nodiscard]] long double worst(std::vector<Real> const& out) const {
    auto const lengths = lengths_of(m_problem);
    long double ratio = 0;
    with_elements<Real>(m_problem, [&]<class In, class Out>(In, Out) {
      auto const values = elements<Out>(out);
      std::size_t b = 0;
      for_each_transform(m_problem, [&](std::ptrdiff_t, std::ptrdiff_t base) {
        Line y;
        for (auto offset : offsets_out(m_problem)) y.push_back(widen(values[static_cast<std::size_t>(base + offset)]));
        ratio = std::max(ratio, relative_l2(y, m_expected[b++]) / error_bound(rounding<Real>, lengths));
      });
    });
    return ratio;
  }

 private:
  Problem m_problem;
  std::vector<Line> m_expected;
};

/// All entries of small tables, so that those of the pair step and the rotations are among them; 24 random ones of
/// larger tables.
std::vector<std::size_t> entries_to_try(std::vector<std::size_t> const& entries, std::size_t seed) {
  if (entries.size() <= 400) return entries;
  Random random(seed);
  std::vector<std::size_t> some(24);
  for (auto& entry : some) entry = random.pick(entries);
  return some;
}

template <class Real>
void check_mutations(Kernel const& kernel) {
  auto const problem = packed({kernel.kind}, {kernel.length}, 5, precision_of<Real>);
  SCOPED_TRACE(describe(problem, kernel.options));
  std::optional<Tables<Real>> tables;
  EventLog log;
  Runner<> const run(problem, kernel.options);
  log.stop();
  for (auto const& a : log.allocations)
    if (a.label == "TeamFFT::tables") tables.emplace(a);
  ASSERT_TRUE(tables) << "no allocation is called TeamFFT::tables";
  auto const in = random_values<Real>(memory_in(problem), 8);
  Judge<Real> const judge(problem, in);
  auto const output = [&] { return run_numbers(run, problem, in, problem.token()).after; };
  auto const right = output();
  EXPECT_LE(judge.worst(right), 1);
  auto const original = tables->read();
  auto const entries = tables->entries();
  ASSERT_GE(entries.size(), 8u);
  auto const tried = entries_to_try(entries, kernel.length);
  std::size_t used = 0;
  for (auto entry : tried) {
    tables->spoil(entry);
    auto const out = output();
    if (!same_bits(out, right)) {
      ++used;
      EXPECT_GT(judge.worst(out), 1) << "entry " << entry << " of the tables";
    }
    tables->write(original);
  }
  EXPECT_GE(used, tried.size() / 2) << "of " << tried.size() << " entries tried, so few are read";
  EXPECT_TRUE(same_bits(output(), right));
}

TEST_P(KernelMutation, OneTableEntryOffByAThousandth_IsSeen) {
  check_mutations<float>(GetParam());
  check_mutations<double>(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Of, KernelMutation, testing::ValuesIn(kernels()),
                         [](auto const& info) { return info.param.name; });

}  // namespace
}  // namespace TeamFFT::Test
