// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random problems of all kinds on raw memory: every output right, every other element of the output's memory and all of
// the input's bit for bit as before.
#include "kind_run.hpp"
#include "plan/planner.hpp"
#include "random_case.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace TeamFFT::Test {
namespace {

/// A View's elements from one on, as a flat View that ends with the memory.
template <class T, class Element>
auto flat_from(Memory<Element> const& memory, std::size_t first) {
  using View = Kokkos::View<T*, Space::memory_space, Kokkos::MemoryUnmanaged>;
  return View(reinterpret_cast<T*>(memory.data()) + first,
              memory.view().extent(0) * sizeof(Element) / sizeof(T) - first);
}

/// Both Views in one memory: in place, or beside each other. A memory of a real and a complex View begins with a
/// complex element.
template <class Real, class In, class Out>
void run_in_one_memory(Accuracy& accuracy, RandomCase const& c, std::string const& what) {
  using Larger = std::conditional_t<(sizeof(In) > sizeof(Out)), In, Out>;
  Plan plan(Space(), c.problem(), c.options);
  auto const before = random_values<Larger>(c.size_out, c.size_out);
  Memory<Larger> const memory(before);
  std::size_t const first_in = c.first_in * (sizeof(Larger) / sizeof(In)),
                    first_out = c.first_out * (sizeof(Larger) / sizeof(Out));
  plan.execute(flat_from<In const>(memory, first_in), flat_from<Out>(memory, first_out), Normalization::none);
  Space().fence();
  expect_transformed(accuracy, c.problem(), 1, rounding<Real>, elements<In>(before),
                     static_cast<std::ptrdiff_t>(first_in), elements<Out>(memory.values()), elements<Out>(before),
                     static_cast<std::ptrdiff_t>(first_out), what);
}

template <class Real, class In, class Out>
void run_in_two_memories(Accuracy& accuracy, RandomCase const& c, std::string const& what) {
  Plan plan(Space(), c.problem(), c.options);
  auto const in = random_values<In>(c.size_in, c.size_in);
  auto const before = random_values<Out>(c.size_out, c.size_out + 1);
  Memory<In> const source(in);
  Memory<Out> const target(before);
  plan.execute(flat_from<In const>(source, c.first_in), flat_from<Out>(target, c.first_out), Normalization::none);
  Space().fence();
  EXPECT_TRUE(same_bits(source.values(), in)) << what << ": the input changed";
  expect_transformed(accuracy, c.problem(), 1, rounding<Real>, in, static_cast<std::ptrdiff_t>(c.first_in),
                     target.values(), before, static_cast<std::ptrdiff_t>(c.first_out), what);
}

template <class Real>
void run_case(Accuracy& accuracy, RandomCase const& c, std::string const& what) {
  with_elements<Real>(c.problem(), [&]<class In, class Out>(In, Out) {
    c.one_memory() ? run_in_one_memory<Real, In, Out>(accuracy, c, what)
                   : run_in_two_memories<Real, In, Out>(accuracy, c, what);
  });
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
    bool const part_of_convolution = !pass.convolves() && (pass.rule == "rader" || pass.rule == "bluestein");
    rules.insert(pass.rule + (part_of_convolution ? "_in_passes" : ""));
  }
  return rules;
}

using Count = std::map<std::string, int>;

void count_kinds(Count& count, RandomCase const& c) {
  bool several = false;
  for (auto kind : c.kinds) several = several || kind != c.kinds.front();
  for (auto kind : c.kinds) {
    auto const name = "kind " + std::string(Impl::row_of(kind).name);
    ++count[name];
    count[name + " in place"] += c.in_place;
    count[name + " of several"] += several;
    count[name + " of complex data"] += Impl::is_real_to_real(kind) && !c.input_is_real();
    count[name + " conjugated"] += c.conjugated && Impl::changes_element(kind);
  }
}

void count_case(Count& count, RandomCase const& c) {
  ++count["rank " + std::to_string(c.rank)];
  ++count["axes " + std::to_string(c.axes.size())];
  ++count[c.precision == Precision::f32 ? "f32" : "f64"];
  ++count[c.direction == Direction::forward ? "forward" : "backward"];
  if (!c.one_memory())
    ++count["layouts " + std::to_string(static_cast<int>(c.layout_in)) + " to " +
            std::to_string(static_cast<int>(c.layout_out))];
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
}

/// Some of the cases by themselves.
Count count_cases(std::size_t first, std::size_t last) {
  Count count;
  Machine const machine = Runner<>(packed({2}), {}).executor().machine();
  for (std::size_t i = first; i < last; ++i) {
    auto const c = random_case(i);
    count_case(count, c);
    count_kinds(count, c);
    for (auto const& rule : rules_in(Impl::make_passes(c.problem().canonicalize(), machine, c.options)))
      ++count["rule " + rule];
  }
  for (auto const& [name, n] : count) std::printf("[ coverage ] %s: %d\n", name.c_str(), n);
  return count;
}

void expect_coverage(Count& count) {
  for (int rank = 1; rank <= 8; ++rank) {
    EXPECT_GE(count["rank " + std::to_string(rank)], 60);
    EXPECT_GE(count["axes " + std::to_string(rank)], 5) << rank;
  }
  for (int in = 0; in < 3; ++in)
    for (int out = 0; out < 3; ++out)
      EXPECT_GE(count["layouts " + std::to_string(in) + " to " + std::to_string(out)], 15) << in << " " << out;
  for (auto name : {"f32", "f64", "forward", "backward"}) EXPECT_GE(count[name], 150) << name;
  for (auto name : {"in place", "real input", "crop", "pad", "permuted", "zero stride", "scratch limit", "no rows"})
    EXPECT_GE(count[name], 30) << name;
  EXPECT_GE(count["interleaved"], 20);
  for (auto name : {"direct", "hierarchical", "rader", "bluestein", "rader_in_passes", "bluestein_in_passes"})
    EXPECT_GE(count[std::string("rule ") + name], 10) << name;
}

TEST(RandomProblems, OfC2c_CoverEveryRankLayoutPairPlacementAndRule) {
  auto count = count_cases(0, RandomCases::complex_case_count);
  expect_coverage(count);
}

TEST(RandomProblems, OfAllKinds_CoverEveryRankLayoutPairPlacementAndRule) {
  auto count = count_cases(RandomCases::complex_case_count, random_case_count);
  expect_coverage(count);
  for (auto const& row : Impl::kind_rows) {
    auto const name = "kind " + std::string(row.name);
    EXPECT_GE(count[name], 50) << name;
    EXPECT_GE(count[name + " in place"], 10) << name;
    EXPECT_GE(count[name + " of several"], 20) << name;
    if (Impl::is_real_to_real(row.kind)) {
      EXPECT_GE(count[name + " of complex data"], 15) << name;
    }
    if (Impl::changes_element(row.kind)) {
      EXPECT_GE(count[name + " conjugated"], 30) << name;
    }
  }
}

}  // namespace
}  // namespace TeamFFT::Test
