// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order in which engines are asked for a pass: each preference is the first for some pass, and a plan has what the
// first of them chooses.
#include "engines/registry.hpp"

#include "engines/finish.hpp"
#include "machines.hpp"
#include "plan/filter_pass.hpp"
#include "plan/planner.hpp"
#include "problems.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace TeamFFT::Test {

namespace {

/// The first preference that has a choice for the finished pass.
Impl::Preference const* first_of(Impl::Context const& context, Impl::Pass const& pass) {
  for (auto const& preference : Impl::preferences())
    if (preference.choice(context, pass, Impl::features_of(pass))) return &preference;
  return nullptr;
}

/// Holds every pass of the problem's plan to the first preference, and to an engine that compiles what the pass asks
/// for, and notes which preference it is.
void hold_to_first(Problem const& problem, Machine const& machine, std::set<std::string>& taken,
                   PlanOptions const& options = {}, Impl::CalledEnds const& called = {}) {
  Impl::Context const context{problem.precision, machine, options, problem.placement == Placement::in_place, called};
  for (auto const& pass : Impl::make_passes(problem, machine, options, called).passes) {
    auto const* const first = first_of(context, pass);
    ASSERT_NE(first, nullptr) << problem.token();
    EXPECT_EQ(first->choice(context, pass, Impl::features_of(pass)).value(), pass.choice)
        << problem.token() << ": " << first->what;
    EXPECT_TRUE(Impl::accepts(Impl::engine_of(pass.choice).accepts, pass)) << problem.token() << ": " << pass.request();
    taken.insert(first->what);
  }
}

/// The same of the pass of a user's filter over contiguous lines.
void hold_filter_to_first(std::size_t N, Machine const& machine, std::set<std::string>& taken) {
  Impl::FilterPass filter;
  filter.axis.count = filter.extent_in = filter.extent_out = N;
  filter.batch.push_back({1000, static_cast<std::ptrdiff_t>(N), static_cast<std::ptrdiff_t>(N), 1});
  PlanOptions const options;
  auto const list = Impl::make_filter_passes(filter, machine, options);
  ASSERT_TRUE(list.has_value());
  Impl::Context const context{filter.precision, machine, options};
  auto const& pass = list->passes.front();
  auto const* const first = first_of(context, pass);
  ASSERT_NE(first, nullptr);
  EXPECT_EQ(first->choice(context, pass, Impl::features_of(pass)).value(), pass.choice) << first->what;
  EXPECT_TRUE(Impl::accepts(Impl::engine_of(pass.choice).accepts, pass)) << pass.request();
  taken.insert(first->what);
}

TEST(Registry, EachPreferenceSaysWhatItIsAndWhyItStandsThere) {
  std::set<std::string> names;
  for (auto const& preference : Impl::preferences()) {
    EXPECT_FALSE(std::string(preference.what).empty());
    EXPECT_FALSE(std::string(preference.reason).empty()) << preference.what;
    EXPECT_TRUE(names.insert(preference.what).second) << preference.what;
  }
}

/// Every op at every end, one at a time, by the engines' lists: a preference that does not list it has no choice, and
/// the slot-line kernel and the lanes have one.
TEST(Registry, APassIsRefusedByWhoeverDoesNotListItsOp) {
  for (auto const& machine : {h200(), host()})
    for (Impl::Op const& op :
         {Impl::Op(Impl::ops::Permutation{257}), Impl::Op(Impl::ops::Chirp{256}), Impl::Op(Impl::ops::Twiddle{512})})
      for (bool const store : {false, true}) {
        Impl::Pass pass;
        pass.length = pass.source.count = pass.target.count = 256;
        pass.lines = {{1000, 256, 256}};
        (store ? pass.target : pass.source).ops.put(op);
        PlanOptions const options;
        Impl::Context const context{Precision::f32, machine, options};
        auto const asked = Impl::features_of(pass);
        bool taken = false;
        for (auto const& preference : Impl::preferences()) {
          bool const listed =
              std::ranges::any_of(preference.accepts, [&](auto const& compiled) { return asked.are_within(compiled); });
          bool const chosen = preference.choice(context, pass, asked).has_value();
          EXPECT_TRUE(listed || !chosen) << preference.what << ": " << pass.request();
          taken = taken || chosen;
        }
        EXPECT_TRUE(taken) << pass.request() << " on " << machine.name;
      }
}

TEST(Registry, APassThatNoEngineAccepts_IsRefusedWithPassAndRemedy) {
  Impl::Pass pass;
  pass.length = 4099;  // whose mirror line no row reads
  pass.source.map.side.map = Impl::Map::halved;
  PlanOptions const options;
  auto const machine = h200();
  Impl::Context const context{Precision::f32, machine, options};
  EXPECT_FALSE(Impl::finish(context, pass));
  auto const text = Impl::refusal_of(context, pass);
  for (auto const* part :
       {"no engine computes a pass of 1 lines of 4099", "halved load", "on h200", "leave scratch_limit"})
    EXPECT_NE(text.find(part), std::string::npos) << part << " in: " << text;
}

TEST(Registry, AProblemThatNoEngineComputes_IsAnErrorWithTokenAndRemedy) {
  PlanOptions options;
  options.scratch_limit = 16;
  try {
    (void)Impl::make_passes(packed({4099}, 3), h200(), options);
    FAIL() << "planned";
  } catch (Error const& error) {
    std::string const text = error.what();
    for (auto const* part : {"4099", "16 bytes of team scratch", "c2c_f32_fwd_n4099_b3_oop", "scratch_limit"})
      EXPECT_NE(text.find(part), std::string::npos) << part << " in: " << text;
  }
}

TEST(Registry, EachPreferenceIsTheFirstForSomePass) {
  std::set<std::string> taken;
  for (std::size_t const N : {2,    16,   64,   97,   100,  256,   509,   521,  700,   1000,  1018,  1331,
                              1739, 2039, 4096, 4375, 8192, 10007, 16384, 4736, 48000, 65536, 100000})
    for (std::size_t const lines : {1, 5, 1000, 20000}) {
      if (N * lines > (std::size_t{1} << 27)) continue;
      for (auto const precision : {Precision::f32, Precision::f64}) {
        hold_to_first(packed({N}, lines, precision), h200(), taken);
        hold_to_first(packed({N}, lines, precision), host(), taken);
        hold_to_first(packed({N}, lines, precision), h200(), taken, {.rows = false});
        if (lines <= 1000) hold_to_first(along(0, {N, lines}, precision), h200(), taken);
      }
    }
  hold_to_first(packed({Kind::r2c}, {1 << 20}, 8, Precision::f32), h200(), taken);
  hold_to_first(packed({Kind::r2c}, {17}, 1000, Precision::f32), h200(), taken);
  hold_to_first(packed({Kind::r2c}, {1716}, 1000, Precision::f32), h200(), taken);
  hold_to_first(packed({Kind::r2c}, {2}, 1000, Precision::f32), h200(), taken);
  hold_to_first(packed({1000}, 1000, Precision::f32), h200(), taken, {}, {.source = true, .functor_source = true});
  for (auto const& machine : {h200(), host()}) hold_filter_to_first(256, machine, taken);
  for (auto const& preference : Impl::preferences()) EXPECT_EQ(taken.count(preference.what), 1u) << preference.what;
}

}  // namespace

}  // namespace TeamFFT::Test
