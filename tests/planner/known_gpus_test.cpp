// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The GPUs whose facts are known: whatever is drawn, a plan takes no kernel that the backend lacks, and teams are whole
// warps. A device finds its facts by what it says of itself.
#include "engines/compiled.hpp"
#include "machines.hpp"
#include "plan/planner.hpp"
#include "random_case.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace TeamFFT::Test {
namespace {

std::vector<PlanOptions> launches() {
  PlanOptions by_kokkos;
  by_kokkos.launch = Launch::parallel_for;
  return {{}, by_kokkos};
}

class KnownGpu : public testing::TestWithParam<std::string> {
 protected:
  Machine const machine = *Impl::known_gpu(GetParam());

  /// Rows, which have the backend's own launch, may have teams of any size.
  void check(Problem const& problem, PlanOptions const& options) const {
    SCOPED_TRACE(describe(problem, options) + " on " + machine.name);
    auto const list = Impl::make_passes(problem, machine, options);
    EXPECT_NO_THROW(Impl::require_compiled(machine, list));
    for (auto const& pass : list.passes) {
      auto const& t = pass.choice;
      bool const by_kokkos = t.launch == Launch::parallel_for;
      EXPECT_EQ(Impl::missing_kernel(machine, t), "");
      if (by_kokkos) {
        EXPECT_EQ(t.team_size % machine.multiprocessor.warp, 0u) << t.team_size << " threads";
      }
      EXPECT_LE(t.team_size, machine.max_team_size);
      EXPECT_LE(t.scratch_bytes, by_kokkos ? machine.portable_scratch : machine.team_scratch);
    }
  }
};

/// Lines of 2 to 2^22 points, as many between each two powers of two: contiguous of any kind, or side by side. No more
/// than 2^24 points altogether.
Problem large_problem(Random& random) {
  using enum Kind;
  std::size_t const power = std::size_t{1} << random.below(22), N = random.between(power + 1, 2 * power);
  std::size_t const lines = random.between(1, (std::size_t{1} << 24) / N);
  auto const precision = random.one_in(2) ? Precision::f32 : Precision::f64;
  if (random.one_in(3)) return along(0, {N, lines}, precision);
  std::vector<Kind> const kinds{c2c_forward, c2c_backward, r2c,  c2r,  dct1, dct2, dct3,
                                dct4,        dst1,         dst4, r2hc, hc2r, dht};
  return packed({random.pick(kinds)}, {N}, lines, precision);
}

TEST_P(KnownGpu, TakesOnlyItsKernelsAndWholeWarps_ForLargeProblems) {
  Random random(20261129);
  for (int i = 0; i < 300; ++i) {
    auto const problem = large_problem(random);
    for (auto const& options : launches()) check(problem, options);
  }
}

TEST_P(KnownGpu, TakesOnlyItsKernelsAndWholeWarps_ForProblemsOfAnyForm) {
  for (std::size_t i = 0; i < random_case_count; ++i) {
    auto const c = random_case(i);
    check(c.problem().canonicalize(), c.options);
  }
}

TEST_P(KnownGpu, HasFactsThatAgree) {
  auto const& m = machine.multiprocessor;
  EXPECT_LE(machine.portable_scratch, machine.team_scratch);
  EXPECT_TRUE(machine.compiled.native_launch || machine.portable_scratch == machine.team_scratch);
  EXPECT_EQ(machine.max_team_size % m.warp, 0u);
  EXPECT_EQ(machine.preferred_team_size % m.warp, 0u);
  EXPECT_EQ(m.threads % m.warp, 0u);
  EXPECT_LE(machine.max_team_size, m.threads);
  EXPECT_GE(m.registers / m.threads, 32u);
  EXPECT_TRUE(std::ranges::is_sorted(m.scratch_shares));
  if (!m.scratch_shares.empty()) {
    EXPECT_LE(machine.team_scratch, m.scratch_shares.back());
    EXPECT_LT(m.scratch_shares.back(), m.first_level_bytes);
  }
  EXPECT_EQ(machine.memory.line_bytes % machine.memory.sector_bytes, 0u);
  EXPECT_GT(machine.memory.second_level_bytes, m.first_level_bytes);
  EXPECT_GT(machine.memory.bytes_per_second, 0);
}

std::vector<std::string> names() {
  std::vector<std::string> all;
  for (auto const& machine : Impl::known_gpus()) all.push_back(machine.name);
  return all;
}

std::string test_name(testing::TestParamInfo<std::string> const& info) { return info.param; }

INSTANTIATE_TEST_SUITE_P(Machines, KnownGpu, testing::ValuesIn(names()), test_name);

std::string gpu_name(std::optional<Machine> const& machine) { return machine ? machine->name : ""; }

TEST(KnownGpus, AreFoundByWhatDevicesSayOfThemselves) {
  EXPECT_EQ(gpu_name(Impl::known_amd_gpu("gfx90a:sramecc+:xnack-")), "mi250x");
  EXPECT_EQ(gpu_name(Impl::known_amd_gpu("gfx942:sramecc+:xnack-")), "mi300x");
  EXPECT_EQ(gpu_name(Impl::known_amd_gpu("gfx1100")), "");
  EXPECT_EQ(gpu_name(Impl::known_intel_gpu("Intel(R) Data Center GPU Max 1550")), "max1550");
  EXPECT_EQ(gpu_name(Impl::known_intel_gpu("Intel(R) Arc(TM) A770 Graphics")), "");
  for (auto const& machine : Impl::known_gpus()) EXPECT_EQ(Impl::known_gpu(machine.name), machine);
  EXPECT_EQ(gpu_name(Impl::known_gpu("no such GPU")), "");
}

/// As scratch_size_max() computes it, of HIP from 4.5 on and of SYCL in 5.2.2, on a device with 64 and 128 KB.
TEST(KnownGpus, HaveTheScratchThatKokkosAllows) {
  auto const scratch_of = [](std::string_view name) { return Impl::known_gpu(name)->portable_scratch; };
  for (auto const* name : {"mi250x", "mi300a", "mi300x"}) EXPECT_EQ(scratch_of(name), 57320u) << name;
  EXPECT_EQ(scratch_of("max1550"), 122864u);
}

}  // namespace
}  // namespace TeamFFT::Test
