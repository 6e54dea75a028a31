// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order in which engines are asked for a pass: each preference is the first for some pass, and a plan has what the first of them chooses.
#include "engines/registry.hpp"

#include "machines.hpp"
#include "plan/planner.hpp"
#include "problems.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace TeamFFT::Test {

namespace {

/// The first preference that has a choice for the finished pass.
Impl::Preference const* first_of(Impl::Context const& context, Impl::Pass const& pass) {
  for (auto const& preference : Impl::preferences())
    if (preference.candidate(context, pass)) return &preference;
  return nullptr;
}

/// Holds every pass of the problem's plan to the first preference, and notes which one it is.
void hold_to_first(Problem const& problem, Machine const& machine, std::set<std::string>& taken, PlanOptions const& options = {}) {
  Impl::Context const context{problem.precision, machine, options, problem.placement == Placement::in_place};
  for (auto const& pass : Impl::make_passes(problem, machine, options).passes) {
    auto const* const first = first_of(context, pass);
    ASSERT_NE(first, nullptr) << problem.token();
    EXPECT_EQ(first->candidate(context, pass).value(), pass.choice) << problem.token() << ": " << first->what;
    taken.insert(first->what);
  }
}

TEST(Registry, EachPreferenceSaysWhatItIsAndWhyItStandsThere) {
  std::set<std::string> names;
  for (auto const& preference : Impl::preferences()) {
    EXPECT_FALSE(std::string(preference.what).empty());
    EXPECT_FALSE(std::string(preference.reason).empty()) << preference.what;
    EXPECT_TRUE(names.insert(preference.what).second) << preference.what;
  }
}

TEST(Registry, EachPreferenceIsTheFirstForSomePass) {
  std::set<std::string> taken;
  for (std::size_t const N : {2, 16, 64, 97, 100, 256, 509, 521, 700, 1000, 1018, 1331, 1739, 2039, 4096, 4375, 8192, 10007, 16384, 4736, 48000, 65536, 100000})
    for (std::size_t const lines : {1, 5, 1000, 20000}) {
      if (N * lines > (std::size_t{1} << 27)) continue;
      for (auto const precision : {Precision::f32, Precision::f64}) {
        hold_to_first(packed({N}, lines, precision), h200(), taken);
        hold_to_first(packed({N}, lines, precision), host(), taken);
        hold_to_first(packed({N}, lines, precision), h200(), taken, {.rows = false});
        if (lines <= 1000) hold_to_first(along(0, {N, lines}, precision), h200(), taken);
      }
    }
  for (auto const& preference : Impl::preferences()) EXPECT_EQ(taken.count(preference.what), 1u) << preference.what;
}

}  // namespace

}  // namespace TeamFFT::Test
