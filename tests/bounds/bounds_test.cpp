// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// TEAMFFT_CHECK_BOUNDS: plans stay inside their Views, and a plan that does not is stopped at its first wrong offset.
// No Kokkos: passes run on the host kernel in a plain loop over teams.
#include "engines/lanes/stages/host_kernel.hpp"
#include "machines.hpp"
#include "oracle.hpp"
#include "plan/planner.hpp"
#include "execute/arguments/arguments.hpp"
#include "problems.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace TeamFFT::Test {
namespace {

using Impl::Complex, Impl::PassList;

PassList passes_of(Problem const& problem, Rule rule = Rule::automatic, std::size_t scratch = 0) {
  PlanOptions options;
  options.rule = rule, options.scratch_limit = scratch;
  auto machine = host();
  machine.vector_bytes = Impl::host_vector_bytes();
  return Impl::make_passes(problem, machine, options);
}

/// One team of so many threads.
void run_team(Impl::PassArguments<float> const& a, std::uint32_t team, void* scratch, unsigned thread_count) {
  Impl::TeamBarrier barrier;
  std::vector<std::thread> others;
  for (unsigned rank = 1; rank < thread_count; ++rank)
    others.emplace_back([&, rank] {
      Impl::host_kernel(a, Impl::lines_of_team(a, team), scratch, {rank, thread_count, &barrier});
    });
  Impl::host_kernel(a, Impl::lines_of_team(a, team), scratch, {0, thread_count, &barrier});
  for (auto& thread : others) thread.join();
}

/// All passes on the given elements; those along their lines by so many threads a team.
std::vector<Complex<float>> run(PassList const& list, std::vector<Complex<float>> in, std::size_t out_elements,
                                unsigned thread_count = 1) {
  auto prepared = Impl::prepare<float>(list);
  std::vector<Complex<float>> out(out_elements), workspace(list.workspace_elements + 1);
  auto const memory = [&](Impl::Buffer b) {
    return b == Impl::Buffer::in ? in.data() : b == Impl::Buffer::out ? out.data() : workspace.data();
  };
  for (auto& pass : prepared.passes) {
    pass.arguments.tables = prepared.tables.data();
    std::vector<char> scratch(pass.kernel.choice.scratch_bytes + Impl::host_scratch_alignment);
    auto const address = reinterpret_cast<std::uintptr_t>(scratch.data()) % Impl::host_scratch_alignment;
    for (auto const& part : pass.parts) {
      auto const a = Impl::arguments_for(pass, part, memory(pass.source), memory(pass.target), "TeamFFT::token::pass");
      for (std::uint32_t team = 0; team * a.lines_per_team < a.line_count; ++team)
        run_team(a, team, scratch.data() + (Impl::host_scratch_alignment - address) % Impl::host_scratch_alignment,
                 pass.kernel.choice.team_size > 1 ? thread_count : 1);
    }
  }
  return out;
}

std::vector<Complex<float>> random_line(std::size_t count) {
  Random random(count);
  std::vector<Complex<float>> x(count);
  for (auto& v : x) v = {random.uniform<float>(), random.uniform<float>()};
  return x;
}

/// A batch along the first axis of a row-major array, the way that has strides everywhere.
struct Case {
  std::string name;
  std::size_t length;
  Rule rule;
  std::size_t scratch;

  friend std::ostream& operator<<(std::ostream& os, Case const& c) { return os << c.name; }
};

class Bounds : public testing::TestWithParam<Case> {
 protected:
  Case const& c = GetParam();
  std::size_t const columns = 21;
  Problem problem = along(0, {c.length, columns});
  PassList list = passes_of(problem, c.rule, c.scratch);
};

TEST_P(Bounds, OfARightPlan_AreKept) {
  EXPECT_EQ(list.passes.size() > 1, c.scratch != 0 || c.rule == Rule::hierarchical);
  auto const x = random_line(c.length * columns);
  auto const y = run(list, x, x.size());
  Line line;
  for (std::size_t j = 0; j < c.length; ++j) line.push_back({x[j * columns].re, x[j * columns].im});
  auto const expected = direct_sum(line);
  for (std::size_t k = 0; k < c.length; ++k) line[k] = {y[k * columns].re, y[k * columns].im};
  EXPECT_LE(relative_l2(line, expected), error_bound(rounding<float>, c.length));
}

/// The Views are said to be one element shorter than the passes take them.
TEST_P(Bounds, OfAShorterView_AreSeenByTheFirstAndTheLastPass) {
  auto const x = random_line(c.length * columns);
  auto shorter = list;
  shorter.problem.axes[0].extent_in -= 1;
  EXPECT_DEATH(run(shorter, x, x.size()), "TeamFFT::token::pass: read at element [0-9]+, outside \\[0, [0-9]+\\)");
  shorter = list;
  shorter.problem.axes[0].length -= 1;
  EXPECT_DEATH(run(shorter, x, x.size()), "TeamFFT::token::pass: write at element [0-9]+, outside \\[0, [0-9]+\\)");
}

TEST_P(Bounds, OfAWrongStrideInAnyPass_AreSeen) {
  auto const x = random_line(c.length * columns);
  for (std::size_t i = 0; i < list.passes.size(); ++i) {
    auto wrong = list;
    wrong.passes[i].target.stride += static_cast<std::ptrdiff_t>(x.size() + list.workspace_elements);
    EXPECT_DEATH(run(wrong, x, x.size()), "write at element") << i;
  }
}

INSTANTIATE_TEST_SUITE_P(
    Of, Bounds,
    testing::Values(Case{"direct", 60, Rule::direct, 0}, Case{"hierarchical", 60, Rule::hierarchical, 0},
                    Case{"rader", 17, Rule::rader, 0}, Case{"rader_in_passes", 61, Rule::rader, 256},
                    Case{"bluestein", 34, Rule::bluestein, 0}, Case{"bluestein_in_passes", 51, Rule::bluestein, 256}),
    testing::PrintToStringParamName());

/// Real kinds by every way of their rows on the host: lines alone, along the lanes, by position in several passes, too
/// few for the lanes.
struct KindCase {
  char const* token;
  std::size_t scratch;

  friend std::ostream& operator<<(std::ostream& os, KindCase const& c) {
    return os << c.token << "_scratch" << c.scratch;
  }
};

class KindBounds : public testing::TestWithParam<KindCase> {};

TEST_P(KindBounds, OfARightPlan_AreKeptAndOfAShorterViewSeen) {
  auto const list = passes_of(Problem::parse(GetParam().token), Rule::automatic, GetParam().scratch);
  EXPECT_EQ(list.passes.size() > 1, GetParam().scratch != 0);
  // more than either side has
  std::size_t const elements = 2 * list.problem.axes[0].length * list.problem.batch_count();
  auto const x = random_line(elements);
  run(list, x, elements);
  auto shorter = list;
  shorter.problem.axes[0].extent_in -= 1;
  EXPECT_DEATH(run(shorter, x, elements), "TeamFFT::token::pass: read at element [0-9]+, outside \\[0, [0-9]+\\)");
}

INSTANTIATE_TEST_SUITE_P(Of, KindBounds,
                         testing::Values(KindCase{"r2c_f32_n512_b21_oop", 0}, KindCase{"c2r_f32_n512_b21_oop", 0},
                                         KindCase{"r2c_f32_n60_b21_oop", 0}, KindCase{"c2r_f32_n60_b21_oop", 0},
                                         KindCase{"r2c_f32_n45_b21_oop", 0}, KindCase{"c2r_f32_n45_b21_oop", 0},
                                         KindCase{"r2c_f32_n211_b3_oop", 0}, KindCase{"c2r_f32_n211_oop", 0},
                                         KindCase{"dct4_f32_n211_oop", 0}, KindCase{"r2c_f32_n60_b3_oop", 0},
                                         KindCase{"c2r_f32_n60_b3_oop", 0}, KindCase{"dct1_f32_n33_b21_oop", 0},
                                         KindCase{"dct2_f32_n60_b21_oop", 0}, KindCase{"dct3_f32_n60_b21_oop", 0},
                                         KindCase{"dct4_f32_n60_b21_oop", 0}, KindCase{"dct4_f32_n45_b21_oop", 0},
                                         KindCase{"dst1_f32_n31_b21_oop", 0}, KindCase{"dst2_f32_n45_b3_oop", 0},
                                         KindCase{"r2c_f32_n4096_oop", 16384}, KindCase{"c2r_f32_n4096_oop", 16384},
                                         KindCase{"r2c_f32_n3375_oop", 16384}, KindCase{"c2r_f32_n3375_oop", 16384},
                                         KindCase{"dct2_f32_n4096_b3_oop", 8192},
                                         KindCase{"dct3_f32_n4096_b3_oop", 8192}, KindCase{"r2c_f32_n810_b3_oop", 0},
                                         KindCase{"c2r_f32_n810_b3_oop", 0}),
                         testing::PrintToStringParamName());

/// Lines that several threads share, of full and of padded rows, from and to half-spectra, as Rader's and Bluestein's
/// convolutions, with more threads than a stage has blocks.
TEST(HostKernels, ThreadsThatShareALine_ComputeTheSameBits) {
  for (auto const* token :
       {"c2c_f32_fwd_n8192_oop", "c2c_f32_bwd_n16384_oop", "c2c_f32_fwd_n10125_oop", "c2c_f32_fwd_n13122_oop",
        "r2c_f32_n16384_oop", "c2r_f32_n16384_oop", "r2c_f32_n27000_oop", "c2r_f32_n27000_oop", "c2c_f32_fwd_n5003_oop",
        "c2c_f32_fwd_n12289_oop", "r2c_f32_n10007_oop", "c2c_f32_bwd_n16384_oop_is3_os2"}) {
    auto const list = passes_of(Problem::parse(token));
    ASSERT_EQ(list.passes.size(), 1u) << token;
    ASSERT_EQ(list.passes[0].choice.team_size, 2u) << token;
    auto const x = random_line(3 * list.problem.axes[0].length + 2);
    auto const bits = [&](unsigned thread_count) {
      auto const y = run(list, x, x.size(), thread_count);
      auto const* const bytes = reinterpret_cast<unsigned char const*>(y.data());
      return std::vector<unsigned char>(bytes, bytes + y.size() * sizeof y[0]);
    };
    auto const alone = bits(1);
    EXPECT_NE(alone, std::vector<unsigned char>(alone.size())) << token;
    for (unsigned thread_count : {2u, 3u, 7u, 20u})
      EXPECT_EQ(bits(thread_count), alone) << token << " by " << thread_count << " threads";
  }
}

/// Short lines in whole groups and rests of them, convolutions along a line and in lanes of lines; all of a batch
/// together are held to the bound.
TEST(HostKernels, LinesOfAnyCount_AreTheDirectSums) {
  for (std::size_t N : {2, 3, 7, 20, 31, 36, 125, 211, 254, 315, 343, 729})
    for (std::size_t count : {1, 2, 3, 5, 8, 13, 35}) {
      auto const x = random_line(N * count);
      auto const y = run(passes_of(packed({N}, count)), x, x.size());
      Line lines, expected;
      for (std::size_t first = 0; first < x.size(); first += N) {
        Line line;
        for (std::size_t j = 0; j < N; ++j) line.push_back({x[first + j].re, x[first + j].im});
        auto const sums = direct_sum(line);
        expected.insert(expected.end(), sums.begin(), sums.end());
      }
      for (auto const& v : y) lines.push_back({v.re, v.im});
      EXPECT_LE(relative_l2(lines, expected), (N < 28 ? 1.4 : 1.0) * error_bound(rounding<float>, N))
          << N << " x " << count;
    }
}

/// Elements apart on both sides or on one, too few lines for the lanes, lines too long for them, and teams that are not
/// full.
TEST(HostKernels, LinesApart_AreCopiedAndLieAlongTheLanes) {
  struct Apart {
    std::size_t length, count;
    bool in, out;
  };
  for (auto const [N, count, in, out] :
       {Apart{288, 5, true, true}, Apart{315, 5, true, true}, Apart{512, 5, true, false}, Apart{729, 5, false, true},
        Apart{20160, 12, true, true}, Apart{20000, 17, false, true}, Apart{24000, 9, true, false}}) {
    auto problem = along(0, {N, count});
    auto const n = static_cast<std::ptrdiff_t>(N);
    if (!in) problem.axes[0].stride_in = 1, problem.batch[0].stride_in = n;
    if (!out) problem.axes[0].stride_out = 1, problem.batch[0].stride_out = n;
    SCOPED_TRACE(problem.token());
    auto const list = passes_of(problem);
    ASSERT_EQ(list.passes.size(), 1u);
    EXPECT_TRUE(list.passes[0].choice.is_way(Impl::Way::along)) << list.passes[0].describe(problem.precision);
    auto const x = random_line(N * count);
    auto const y = run(list, x, x.size());
    for (std::size_t i = 0; i < count; i += 2) {
      Line line, result;
      for (std::size_t j = 0; j < N; ++j) {
        auto const &from = x[in ? j * count + i : i * N + j], &to = y[out ? j * count + i : i * N + j];
        line.push_back({from.re, from.im});
        result.push_back({to.re, to.im});
      }
      EXPECT_LE(relative_l2(result, WideTransform(N)(line)), error_bound(rounding<float>, N)) << i;
    }
  }
}

TEST(AccessorBounds, OfOneElement_AreSeenByTheAccessor) {
  std::vector<Complex<double>> memory(8);
  Impl::PassArguments<double> a{};
  a.source = &memory[0].re;
  a.target = &memory[0].re;
  a.scale = {1, 0};
  a.bounds = {{0, 8}, {-2, 4}, "TeamFFT::c2c_f64_fwd_n8_oop::1"};
  Impl::read_element(a, 7);
  Impl::write_element(a, 3, {1, 2});
  EXPECT_DEATH(Impl::read_element(a, 8), "TeamFFT::c2c_f64_fwd_n8_oop::1: read at element 8, outside \\[0, 8\\)");
  EXPECT_DEATH(Impl::read_element(a, -1), "read at element -1, outside \\[0, 8\\)");
  EXPECT_DEATH(Impl::write_element(a, 4, {1, 2}), "write at element 4, outside \\[-2, 4\\)");
}

}  // namespace
}  // namespace TeamFFT::Test
