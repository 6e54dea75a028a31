// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Chains: which plans have them, what memory they need, and their kernel on teams of host threads (kernel_teams.hpp),
// ticket after ticket.
#include "plan/chain.hpp"
#include "kernel_teams.hpp"
#include "machines.hpp"
#include "problems.hpp"
#include "execute/launch/ring_shape.hpp"

#include <TeamFFT/device/scope/plane.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace TeamFFT::Test {
namespace {

using enum Precision;
using enum Direction;

/// Lines that one launch of a cluster does are chains only by this rule.
PlanOptions in_two_passes() { return {.rule = Rule::hierarchical}; }

/// Small boxes, too, which are one pass by the automatic rule.
PlanOptions axes_in_turn() { return {.rule = Rule::direct}; }

Impl::PassList on_h200(Problem const& problem, PlanOptions const& options = {}) {
  return Impl::make_passes(problem, h200(), options);
}

TEST(Chain, ManyUnits_AreOneLaunchWithARingInsteadOfAWorkspace) {
  auto const list = on_h200(packed({65536}, 1024), in_two_passes());
  ASSERT_EQ(list.passes.size(), 2u);
  ASSERT_EQ(list.chains.size(), 1u);
  auto const& chain = list.chains[0];
  EXPECT_EQ(chain.unit_elements, 65536u);
  EXPECT_EQ(chain.units, 1024u);
  ASSERT_TRUE(chain.ring);
  EXPECT_LT(chain.ring->lag, chain.ring->slots);
  EXPECT_EQ(list.memory().workspace, 0u);
  EXPECT_EQ(list.memory().ring, chain.ring->slots * 65536 + chain.units + 1);
  EXPECT_LT(list.memory().all() * 8, std::size_t{32} << 20);
}

TEST(Chain, Planes_OfThreeDimensionsAreItsUnits) {
  for (auto const placement : {Placement::out_of_place, Placement::in_place}) {
    auto const list = on_h200(packed({256, 256, 256}, 1, f32, forward, placement));
    ASSERT_EQ(list.chains.size(), 1u);
    EXPECT_EQ(list.chains[0].pass, 0u);
    EXPECT_EQ(list.chains[0].units, 256u);
    EXPECT_EQ(list.chains[0].unit_elements, 65536u);
  }
}

TEST(Chain, PlanesThatFitInScratch_AreOnePass) {
  auto const list = on_h200(packed({64, 64}, 1000));
  ASSERT_EQ(list.chains.size(), 1u);
  EXPECT_FALSE(list.chains[0].ring);
  EXPECT_EQ(list.memory().all(), 0u);
  EXPECT_EQ(on_h200(packed({256, 32, 64})).chains.size(), 1u);
  EXPECT_EQ(on_h200(packed({64, 64}, 10)).chains.size(), 0u) << "fewer planes than multiprocessors";
}

TEST(Chain, ColumnMajorPlanes_AreTransformedAlongTheirColumnsFirst) {
  Problem problem = packed({32, 64}, 1000);
  problem.axes[0].stride_in = problem.axes[0].stride_out = 1;
  problem.axes[1].stride_in = problem.axes[1].stride_out = 32;
  auto const list = on_h200(problem);
  ASSERT_EQ(list.chains.size(), 1u);
  EXPECT_EQ(list.passes[0].length, 32u);
  EXPECT_FALSE(list.passes[0].tiles.load);
  EXPECT_TRUE(list.passes[1].tiles.store);
}

TEST(Chain, FewUnitsOrOtherKernels_HaveNone) {
  EXPECT_TRUE(on_h200(packed({65536}, 16), in_two_passes()).chains.empty());
  EXPECT_TRUE(on_h200(packed({256, 256}, 8)).chains.empty());
  EXPECT_TRUE(on_h200(packed({1001, 1001}, 1024)).chains.empty());
  auto options = in_two_passes();
  options.rows = false;
  EXPECT_TRUE(on_h200(packed({65536}, 1024), options).chains.empty());
  options = in_two_passes();
  options.launch = Launch::parallel_for;
  EXPECT_TRUE(on_h200(packed({65536}, 1024), options).chains.empty());
  for (auto const& other : {gpu_48kb(), mi300x(), host()})
    EXPECT_TRUE(Impl::make_passes(packed({65536}, 1024), other, in_two_passes()).chains.empty()) << other.name;
}

TEST(Chain, LinesThatInterleaveUnits_HaveNone) {
  Problem problem = packed({256, 256}, 1024);
  problem.batch[0].stride_in = problem.batch[0].stride_out = 1;  // the batch is the fastest dimension
  problem.axes[0].stride_in = problem.axes[0].stride_out = 256 * 1024;
  problem.axes[1].stride_in = problem.axes[1].stride_out = 1024;
  EXPECT_TRUE(on_h200(problem).chains.empty());
}

TEST(Chain, EveryRow_HasTeamsOfOneSizeAndWholeTilesOrUnits) {
  for (auto const& row : Impl::nvidia_h200_chains) {
    EXPECT_EQ(row.first.team_size(), row.second.team_size());
    unsigned const rows = row.second.length, columns = row.first.length;  // of a unit
    if (row.in_scratch()) {
      EXPECT_EQ(row.first.lines_per_team % rows, 0u) << columns << " x " << rows;
      EXPECT_EQ(row.first.lines_per_team / rows, row.second.lines_per_team / columns) << columns << " x " << rows;
    } else {
      EXPECT_EQ(rows % row.first.lines_per_team, 0u) << columns << " x " << rows;
      EXPECT_EQ(columns % row.second.lines_per_team, 0u) << columns << " x " << rows;
    }
    EXPECT_LE(Impl::scratch_bytes(row), h200().team_scratch);
  }
}

/// Tickets in order, one team after the other: whatever a team waits for must have happened.
struct ChainMember : ThreadMember {
  bool* waited_in_vain;

  void await(std::uint32_t const* counter, std::uint32_t value) const {
    if (rank == 0 && *counter < value) *waited_in_vain = true;
    team_barrier();
  }
  void announce(std::uint32_t* counter) const {
    team_barrier();
    if (rank == 0) ++*counter;
    team_barrier();
  }
};

constexpr std::size_t chain_of(std::size_t first, std::size_t second, Precision precision, bool in_scratch) {
  for (std::size_t i = 0; i < std::size(Impl::nvidia_h200_chains); ++i) {
    auto const& row = Impl::nvidia_h200_chains[i];
    if (row.first.length == first && row.second.length == second && row.first.precision == precision &&
        row.in_scratch() == in_scratch)
      return i;
  }
  return std::size(Impl::nvidia_h200_chains);
}

/// The problem's first two passes by the chain's kernel, with a ring of 3 units or in scratch, as reference() does
/// them.
template <std::size_t first, std::size_t second, class Real, bool in_scratch = false>
void expect_by_chain(Problem const& problem, PlanOptions const& options = axes_in_turn()) {
  constexpr std::size_t row = chain_of(first, second, Impl::scalar_precision<Real>, in_scratch);
  auto list = on_h200(problem, options);
  ASSERT_GE(list.passes.size(), 2u);
  ASSERT_EQ(list.passes[0].length, first);
  ASSERT_EQ(list.passes[1].length, second);
  Impl::Chain chain;
  chain.row = row;
  chain.unit_elements = first * second;
  chain.units = list.passes[0].line_count() / second;
  if (!in_scratch) chain.ring = {3, 1};
  list.chains = {chain};
  auto prepared = Impl::prepare<Real>(list);
  Random random(first + second);
  std::size_t const elements = span_of(problem, true);
  std::vector<Real> in(2 * elements), out(2 * elements, Real(1234)),
      ring(2 * (chain.ring_elements() + chain.counter_elements()), Real(0));
  for (auto& v : in) v = random.uniform<Real>();
  auto& c = prepared.chains.at(0);
  c.first.arguments.tables = c.second.arguments.tables = prepared.tables.data();
  auto a = Impl::arguments_for(c, in.data(), ring.data(), out.data(), "");
  if (c.second.scaled) a.second.scale = {Real(0.5), 0};
  bool waited_in_vain = false;
  using First = typename Impl::ChainPass<row, false>::Shape;
  using Second = typename Impl::ChainPass<row, true>::Shape;
  std::size_t const scratch = c.first.kernel.choice.scratch_bytes,
                    units_per_team = in_scratch ? First::lines / second : 1;
  auto const teams = in_scratch ? (chain.units + units_per_team - 1) / units_per_team
                                : (chain.units + a.lag) * (a.first_tiles + a.second_tiles);
  run_teams(static_cast<unsigned>(teams), c.first.kernel.choice.team_size, scratch,
            [&](ThreadMember const& member, char* memory) {
              if constexpr (in_scratch)
                Impl::plane_kernel<First, Second>(member, a, memory);
              else
                Impl::chain_kernel<First, Second>(ChainMember{member, &waited_in_vain}, a, memory);
            });
  EXPECT_FALSE(waited_in_vain);
  std::vector<std::complex<long double>> x(elements), expected(elements);
  for (std::size_t i = 0; i < elements; ++i) x[i] = {in[2 * i], in[2 * i + 1]};
  auto two = list;
  two.passes.resize(2);
  Impl::reference(two, x, expected, 0.5L);
  long double error = 0, norm = 0;
  for (std::size_t i = 0; i < elements; ++i) {
    error += std::norm(expected[i] - std::complex<long double>(out[2 * i], out[2 * i + 1]));
    norm += std::norm(expected[i]);
  }
  EXPECT_LE(std::sqrt(error / norm), 8 * std::numeric_limits<Real>::epsilon()) << problem.token();
}

TEST(ChainKernel, TwoAxes_AreTheTwoPasses) {
  expect_by_chain<64, 64, float>(packed({64, 64}, 7));
  expect_by_chain<64, 64, double>(packed({64, 64}, 5, f64, backward));
  expect_by_chain<128, 64, float>(packed({64, 128}, 4));  // the contiguous axis is the first pass
}

TEST(ChainKernel, PlanesOfThreeAxes_AreItsUnits) { expect_by_chain<64, 64, float>(packed({5, 64, 64})); }

TEST(ChainKernel, PlanesInScratch_AreTheTwoPasses) {
  expect_by_chain<32, 32, float, true>(packed({32, 32}, 7));  // the last team's planes are not all there
  expect_by_chain<32, 32, double, true>(packed({32, 32}, 5, f64));
  expect_by_chain<32, 64, float, true>(packed({64, 32}, 9, f32, backward));
  expect_by_chain<64, 32, double, true>(packed({32, 64}, 9, f64, backward));
  expect_by_chain<25, 25, double, true>(packed({25, 25}, 7, f64));
  expect_by_chain<64, 64, float, true>(packed({3, 64, 64}));
  expect_by_chain<64, 64, double, true>(packed({64, 64}, 2, f64));
  expect_by_chain<128, 64, float, true>(packed({64, 128}, 2));
}

TEST(ChainKernel, FactorsOfALine_AreTheTwoPassesWithTheTwiddleBetween) {
  auto const options = in_two_passes();
  expect_by_chain<128, 128, float>(packed({16384}, 5), options);
  expect_by_chain<128, 128, double>(packed({16384}, 4, f64, backward), options);
}

}  // namespace
}  // namespace TeamFFT::Test
