// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// 500 random problems on raw memory: every output right, every other element of the output's memory and all of the input's bit for bit as before.
#include "planner.hpp"
#include "random_case.hpp"
#include "run.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace TeamFFT::Test {
namespace {

template <class T>
using Flat = Kokkos::View<T*, Space::memory_space, Kokkos::MemoryUnmanaged>;

template <class T>
Flat<T> flat(Memory<std::remove_const_t<T>> const& memory, std::size_t first) {
  return Flat<T>(memory.data() + first, memory.view().extent(0) - first);
}

/// Both Views in one memory: in place, or beside each other.
template <class Real>
void run_in_one_memory(Accuracy& accuracy, RandomCase const& c, std::string const& what) {
  using Complex = Kokkos::complex<Real>;
  Plan plan(Space(), c.problem(), c.options);
  auto const before = random_values<Complex>(c.size_out, c.size_out);
  Memory<Complex> const memory(before);
  plan.execute(flat<Complex>(memory, c.first_in), flat<Complex>(memory, c.first_out), Normalization::none);
  Space().fence();
  expect_transformed(accuracy, c.problem(), 1, rounding<Real>, before, static_cast<std::ptrdiff_t>(c.first_in), memory.values(), before,
                     static_cast<std::ptrdiff_t>(c.first_out), what);
}

template <class Real, class In>
void run_in_two_memories(Accuracy& accuracy, RandomCase const& c, std::string const& what) {
  using Complex = Kokkos::complex<Real>;
  Plan plan(Space(), c.problem(), c.options);
  auto const in = random_values<In>(c.size_in, c.size_in);
  auto const before = random_values<Complex>(c.size_out, c.size_out + 1);
  Memory<In> const source(in);
  Memory<Complex> const target(before);
  plan.execute(flat<In const>(source, c.first_in), flat<Complex>(target, c.first_out), Normalization::none);
  Space().fence();
  EXPECT_TRUE(same_bits(source.values(), in)) << what << ": the input changed";
  expect_transformed(accuracy, c.problem(), 1, rounding<Real>, in, static_cast<std::ptrdiff_t>(c.first_in), target.values(), before,
                     static_cast<std::ptrdiff_t>(c.first_out), what);
}

template <class Real>
void run_case(Accuracy& accuracy, RandomCase const& c, std::string const& what) {
  if (c.one_memory()) return run_in_one_memory<Real>(accuracy, c, what);
  if (c.real_input) return run_in_two_memories<Real, Real>(accuracy, c, what);
  run_in_two_memories<Real, Kokkos::complex<Real>>(accuracy, c, what);
}

class RandomProblem : public testing::TestWithParam<std::size_t> {};

TEST_P(RandomProblem, EqualsTheOracleAndTouchesNothingElse) {
  Accuracy accuracy;
  for (std::size_t i = GetParam(); i < GetParam() + 50; ++i) {
    auto const c = random_case(i);
    auto const what = "random problem " + std::to_string(i) + " " + describe(c.problem().canonicalize(), c.options);
    SCOPED_TRACE(what);
    try {
      c.precision == Precision::f32 ? run_case<float>(accuracy, c, what) : run_case<double>(accuracy, c, what);
    } catch (std::exception const& error) {
      ADD_FAILURE() << what << ": " << error.what();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(From, RandomProblem, testing::Range(std::size_t{0}, random_case_count, std::size_t{50}));

/// The rules of a plan; a convolution that takes several passes counts apart.
std::set<std::string> rules_in(Impl::PassList const& list) {
  std::set<std::string> rules;
  for (auto const& pass : list.passes) {
    bool const part_of_convolution = pass.algorithm == Impl::Algorithm::transform && (pass.rule == "rader" || pass.rule == "bluestein");
    rules.insert(pass.rule + (part_of_convolution ? "_in_passes" : ""));
  }
  return rules;
}

TEST(RandomProblems, CoverEveryRankLayoutPairPlacementAndRule) {
  std::map<std::string, int> count;
  Machine const machine = Runner<>(packed({2}), {}).executor().machine();
  for (std::size_t i = 0; i < random_case_count; ++i) {
    auto const c = random_case(i);
    ++count["rank " + std::to_string(c.rank)];
    ++count["axes " + std::to_string(c.axes.size())];
    ++count[c.precision == Precision::f32 ? "f32" : "f64"];
    ++count[c.direction == Direction::forward ? "forward" : "backward"];
    if (!c.one_memory()) ++count["layouts " + std::to_string(static_cast<int>(c.layout_in)) + " to " + std::to_string(static_cast<int>(c.layout_out))];
    for (auto [name, holds] : {std::pair{"in place", c.in_place},
                               {"real input", c.real_input},
                               {"crop", c.crop},
                               {"pad", c.pad},
                               {"permuted", c.permuted},
                               {"zero stride", c.zero_stride},
                               {"interleaved", c.interleaved},
                               {"scratch limit", c.options.scratch_limit != 0},
                               {"no rows", !c.options.rows}})
      count[name] += holds;
    for (auto const& rule : rules_in(Impl::make_passes(c.problem().canonicalize(), machine, c.options))) ++count["rule " + rule];
  }
  for (auto const& [name, n] : count) std::printf("[ coverage ] %s: %d\n", name.c_str(), n);
  for (int rank = 1; rank <= 8; ++rank) {
    EXPECT_GE(count["rank " + std::to_string(rank)], 60);
    EXPECT_GE(count["axes " + std::to_string(rank)], 5) << rank;
  }
  for (int in = 0; in < 3; ++in)
    for (int out = 0; out < 3; ++out) EXPECT_GE(count["layouts " + std::to_string(in) + " to " + std::to_string(out)], 15) << in << " " << out;
  for (auto name : {"f32", "f64", "forward", "backward"}) EXPECT_GE(count[name], 150) << name;
  for (auto name : {"in place", "real input", "crop", "pad", "permuted", "zero stride", "interleaved", "scratch limit", "no rows"})
    EXPECT_GE(count[name], 30) << name;
  for (auto name : {"direct", "hierarchical", "rader", "bluestein", "rader_in_passes", "bluestein_in_passes"})
    EXPECT_GE(count[std::string("rule ") + name], 10) << name;
}

}  // namespace
}  // namespace TeamFFT::Test
