// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Golden plans: the printed plan of every (problem, machine) pair below equals the file in tests/golden, so that a
// planner change is a readable diff. TEAMFFT_UPDATE_GOLDEN=1 teamfft_planner_tests --gtest_filter='*Golden*' writes the
// files anew (tests/golden/README.md).
#include "machines.hpp"
#include "plan/planner.hpp"
#include "problems.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace TeamFFT::Test {
namespace {

struct Pair {
  std::string machine, name;
  Problem problem;
  PlanOptions options = {};

  friend std::ostream& operator<<(std::ostream& os, Pair const& pair) {
    return os << pair.machine << " " << describe(pair.problem, pair.options);
  }
};

PlanOptions with_rule(Rule rule, std::size_t scratch_limit = 0) {
  PlanOptions options;
  options.rule = rule, options.scratch_limit = scratch_limit;
  return options;
}

PlanOptions without_rows() {
  PlanOptions options;
  options.rows = false;
  return options;
}

Problem padded_rows() {
  auto problem = packed({100}, 64);
  problem.axes[0].extent_in = 60;
  problem.batch[0].stride_in = 60;
  return problem;
}

Problem real_input(Problem problem) {
  problem.real_input = true;
  return problem;
}

/// `count` lines of a real kind beside each other.
Problem beside_each_other(Kind kind, std::size_t n, std::size_t count, Precision precision) {
  auto problem = packed({kind}, {n}, count, precision);
  problem.axes[0].stride_in = problem.axes[0].stride_out = static_cast<std::ptrdiff_t>(count);
  problem.batch = {{count, 1, 1}};
  return problem.canonicalize();
}

void add_real_kinds(std::vector<Pair>& list) {
  using enum Precision;
  using enum Kind;
  auto const on = [&](std::string const& machine, std::string name, Problem problem, PlanOptions options = {}) {
    list.push_back({machine, std::move(name), std::move(problem), options});
  };
  for (auto const& machine : all_machines()) {
    on(machine.name, "rfft_n4096_b1000_f32", packed({r2c}, {4096}, 1000, f32));
    on(machine.name, "dct2_n1024_b1000_f32", packed({dct2}, {1024}, 1000, f32));
  }
  for (std::string const machine : {"h200", "host"}) {
    on(machine, "rfft_n1048576_f64", packed({r2c}, {1 << 20}, 1, f64));
    on(machine, "irfft_256x256x256_f32", packed({c2c_backward, c2c_backward, c2r}, {256, 256, 256}, 1, f32));
  }
  on("h200", "irfft_n1000_b1000_in_place_f64", packed({c2r}, {1000}, 1000, f64, Placement::in_place));
  on("h200", "dct2_n999_b1001_f32", packed({dct2}, {999}, 1001, f32));
  on("h200", "rfft_n2187_b1000_f32", packed({r2c}, {2187}, 1000, f32));
  on("h200", "rfft_n1001_b1000_f32", packed({r2c}, {1001}, 1000, f32));
  on("h200", "irfft_n42525_b100_f32", packed({c2r}, {42525}, 100, f32));
  on("h200", "rfft_prime17_b1000_f64", packed({r2c}, {17}, 1000, f64));
  on("h200", "irfft_n8_of_axis_f32", beside_each_other(c2r, 8, 1000, f32));
  on("h200", "rfft_prime1009_b1000_f32", packed({r2c}, {1009}, 1000, f32));
  on("h200", "rfft_prime509_bluestein_2048_bytes_f32", packed({r2c}, {509}, 100, f32),
     with_rule(Rule::bluestein, 2048));
  on("h200", "dct1_n1025_b1000_f64", packed({dct1}, {1025}, 1000, f64));
  on("h200", "dct3_n2048_1024_bytes_f32", packed({dct3}, {2048}, 10, f32), with_rule(Rule::automatic, 1024));
  on("h200", "dct4_n1024_b1000_f32", packed({dct4}, {1024}, 1000, f32));
  on("h200", "dct4_n1001_b1000_f32", packed({dct4}, {1001}, 1000, f32));
  on("h200", "dst1_n1023_b1000_f32", packed({dst1}, {1023}, 1000, f32));
  on("h200", "dst2_of_complex_n1000_b100_f32",
     packed({dst2}, {1000}, 100, f32, Placement::out_of_place, Data::complex));
  on("h200", "dct2_and_fft_64x100_f32", packed({dct2, c2c_forward}, {64, 100}, 10, f32));
  on("h200", "dst1_and_rfft_63x100_f32", packed({dst1, r2c}, {63, 100}, 10, f32));
}

std::vector<Pair> pairs() {
  using enum Precision;
  using enum Direction;
  using enum Rule;
  Placement const in_place = Placement::in_place;
  std::vector<Pair> list;
  for (auto const& machine : all_machines()) {
    auto const add = [&](std::string name, Problem problem, PlanOptions options = {}) {
      list.push_back({machine.name, std::move(name), std::move(problem), options});
    };
    add("n256_b4096_f32", packed({256}, 4096));
    add("n4096_b1000_f64", packed({4096}, 1000, f64, backward, in_place));
    add("n65536_b16_f32", packed({65536}, 16));
    add("n16777216_f32", packed({1 << 24}));
    add("prime97_b1000_f32", packed({97}, 1000));
    add("prime65537_f64", packed({65537}, 1, f64));
    add("composite_2x509_b100_f32", packed({1018}, 100));
    add("square1024_f32", packed({1024, 1024}));
    add("cube128_in_place_f32", packed({128, 128, 128}, 1, f32, forward, in_place));
    add("middle_axis_1000_f32", along(1, {256, 1000, 1024}));
    add("padded_60_to_100_f32", padded_rows());
  }
  auto const on_h200 = [&](std::string name, Problem problem, PlanOptions options = {}) {
    list.push_back({"h200", std::move(name), std::move(problem), options});
  };
  on_h200("copy_n1_b1000_f32", packed({1}, 1000));
  on_h200("n134217728_f32", packed({1 << 27}));
  on_h200("n1000_without_rows_f32", packed({1000}, 1000), without_rows());
  on_h200("n4096_bluestein_f32", packed({4096}, 10), with_rule(bluestein));
  on_h200("n512_hierarchical_1024_bytes_f32", packed({512}, 100), with_rule(automatic, 1024));
  on_h200("prime509_rader_2048_bytes_f32", packed({509}, 100), with_rule(rader, 2048));
  on_h200("real_input_64x64_f32", real_input(packed({64, 64}, 10)));
  on_h200("cluster_n65536_b1024_f32", packed({65536}, 1024));
  on_h200("shared_n48000_b1024_f32", packed({48000}, 1024));
  on_h200("chain_n65536_b1024_f32", packed({65536}, 1024), with_rule(hierarchical));
  on_h200("chain_cube256_in_place_f64", packed({256, 256, 256}, 1, f64, forward, in_place));
  on_h200("chain_planes64_b1000_f32", packed({64, 64}, 1000));
  add_real_kinds(list);
  return list;
}

Machine machine_named(std::string const& name) {
  for (auto const& machine : all_machines())
    if (machine.name == name) return machine;
  throw Error("no machine " + name);
}

class Golden : public testing::TestWithParam<Pair> {};

TEST_P(Golden, Plan_PrintsAsInItsFile) {
  auto const& [machine_name, name, problem, options] = GetParam();
  auto const machine = machine_named(machine_name);
  std::ostringstream plan;
  Impl::print(plan, Impl::make_passes(problem, machine, options), machine);
  std::filesystem::path const path = std::filesystem::path(TEAMFFT_GOLDEN_DIR) / (machine_name + "_" + name + ".txt");
  if (std::getenv("TEAMFFT_UPDATE_GOLDEN")) std::ofstream(path) << plan.str();
  std::ifstream file(path);
  ASSERT_TRUE(file) << path << " is missing; tests/golden/README.md says how to write it. The plan is\n" << plan.str();
  std::stringstream golden;
  golden << file.rdbuf();
  EXPECT_EQ(plan.str(), golden.str()) << path;
}

INSTANTIATE_TEST_SUITE_P(Plans, Golden, testing::ValuesIn(pairs()),
                         [](auto const& info) { return info.param.machine + "_" + info.param.name; });

TEST(GoldenFiles, AreFortyOrMoreAndAllInUse) {
  std::size_t files = 0;
  auto const all = pairs();
  for (auto const& entry : std::filesystem::directory_iterator(TEAMFFT_GOLDEN_DIR)) {
    if (entry.path().extension() != ".txt") continue;
    ++files;
    EXPECT_TRUE(
        std::ranges::any_of(all, [&](Pair const& p) { return p.machine + "_" + p.name == entry.path().stem(); }))
        << entry.path() << " belongs to no pair";
  }
  EXPECT_EQ(files, all.size());
  EXPECT_GE(files, 40u);
}

}  // namespace
}  // namespace TeamFFT::Test
