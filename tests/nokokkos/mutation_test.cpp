// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The check can fail: every family of passes is run with one wrong factor or one wrong field, and the error must be above the bound of the weaker
// precision. tests/mutation_test.cpp does the same to the tables of the kernels.
#include "expectation.hpp"
#include "machines.hpp"
#include "planner.hpp"
#include "problems.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <ostream>
#include <stdexcept>

namespace TeamFFT::Test {
namespace {

using Impl::Buffer;
using Impl::make_passes;
using Impl::Pass;
using Impl::PassList;

struct Family {
  std::string name;
  Problem problem;
  PlanOptions options;
  std::size_t least_passes;

  friend std::ostream& operator<<(std::ostream& os, Family const& family) { return os << family.name; }
};

std::vector<Family> families() {
  auto const options = [](Rule rule, std::size_t scratch) {
    PlanOptions o;
    o.rule = rule, o.scratch_limit = scratch;
    return o;
  };
  return {
      {"direct", packed({512}, 2), options(Rule::direct, 0), 1},
      {"hierarchical_in_2", packed({512}, 2), options(Rule::hierarchical, 0), 2},
      {"hierarchical_in_3", packed({2048}, 2), options(Rule::hierarchical, 1024), 3},
      {"rader", packed({257}, 2), options(Rule::rader, 0), 1},
      {"rader_in_passes", packed({509}, 2), options(Rule::rader, 2048), 3},
      {"bluestein", packed({251}, 2), options(Rule::bluestein, 0), 1},
      {"bluestein_in_passes", packed({509}, 2), options(Rule::bluestein, 2048), 3},
      {"square", packed({32, 24}, 2), options(Rule::automatic, 0), 2},
  };
}

class Mutation : public testing::TestWithParam<Family> {
 protected:
  Mutation() {
    Random random(5);
    m_in.resize(problem().batch_count() * problem().logical_size());
    for (auto& v : m_in) v = {random.uniform<double>(), random.uniform<double>()};
    m_list = make_passes(problem(), h200(), GetParam().options);
  }

  [[nodiscard]] Problem const& problem() const { return GetParam().problem; }

  /// The worst error of a line over its bound, after `between` has had the chance to spoil the target of each pass.
  long double run(PassList const& list, std::function<void(std::size_t, Line&)> const& between = {}) const {
    Line out(m_in.size()), workspace(list.workspace_elements);
    for (std::size_t i = 0; i < list.passes.size(); ++i) {
      auto const& pass = list.passes[i];
      Line const& source = pass.source == Buffer::in ? m_in : pass.source == Buffer::out ? out : workspace;
      Line& target = pass.target == Buffer::workspace ? workspace : out;
      Impl::reference(pass, source, target, 1);
      if (between) between(i, target);
    }
    return worst_ratio(out);
  }

  [[nodiscard]] long double worst_ratio(Line const& out) const {
    auto const lengths = lengths_of(problem());
    std::size_t const size = problem().logical_size();
    long double worst = 0;
    for (std::size_t t = 0; t < problem().batch_count(); ++t) {
      auto const at = [&](Line const& v) {
        return Line(v.begin() + static_cast<std::ptrdiff_t>(t * size), v.begin() + static_cast<std::ptrdiff_t>((t + 1) * size));
      };
      worst = std::max(worst, relative_l2(at(out), wide_transform(problem(), at(m_in))) / error_bound(rounding<float>, lengths));
    }
    return worst;
  }

  Line m_in;
  PassList m_list;
};

TEST_P(Mutation, UnspoiledPasses_AreWithinTheBound) {
  EXPECT_GE(m_list.passes.size(), GetParam().least_passes);
  EXPECT_LT(run(m_list), 1e-6L);
}

TEST_P(Mutation, OneFactorOffByAThousandth_IsSeen) {
  for (std::size_t i = 0; i < m_list.passes.size(); ++i) {
    auto const ratio = run(m_list, [&](std::size_t pass, Line& target) {
      if (pass == i) target[target.size() / 3] *= Wide{1, 1e-3L};
    });
    EXPECT_GT(ratio, 1) << "after pass " << i + 1;
  }
}

/// Each changes one field of a pass and says whether that pass has it.
struct Change {
  std::string name;
  std::function<bool(Pass&)> apply;
};

std::vector<Change> changes() {
  auto const increment = [](std::string name, auto member) {
    return Change{std::move(name), [member](Pass& pass) { return pass.*member == 0 ? false : (++(pass.*member), true); }};
  };
  auto const flip = [](std::string name, auto member) {
    return Change{std::move(name), [member](Pass& pass) {
                    pass.*member = !(pass.*member);
                    return true;
                  }};
  };
  auto const drop = [](std::string name, auto member) { return Change{std::move(name), [member](Pass& pass) { return std::exchange(pass.*member, false); }}; };
  return {
      increment("load_twiddle_length", &Pass::load_twiddle_length),
      increment("store_twiddle_length", &Pass::store_twiddle_length),
      increment("filter_argument of Bluestein", &Pass::filter_argument),
      flip("swap_load", &Pass::swap_load),
      flip("swap_store", &Pass::swap_store),
      drop("load_chirp", &Pass::load_chirp),
      drop("store_chirp", &Pass::store_chirp),
      drop("gather", &Pass::gather),
      drop("scatter", &Pass::scatter),
      {"chirp_length", [](Pass& pass) { return (pass.load_chirp || pass.store_chirp) && ++pass.chirp_length; }},
      {"load_count", [](Pass& pass) { return pass.load_count > 1 && pass.load_count--; }},
      {"store_count", [](Pass& pass) { return pass.store_count > 1 && pass.store_count--; }},
      {"companion", [](Pass& pass) { return std::exchange(pass.companion, Impl::Companion::none) != Impl::Companion::none; }},
      {"lines", [](Pass& pass) { return !pass.lines.empty() && pass.lines[0].count > 1 && pass.lines[0].count--; }},
      {"filter_position",
       [](Pass& pass) {
         for (auto& d : pass.lines)
           if (d.filter_position != 0) return d.filter_position = 0, true;
         return false;
       }},
  };
}

TEST_P(Mutation, OneWrongField_IsSeen) {
  int applied = 0;
  for (auto const& change : changes())
    for (std::size_t i = 0; i < m_list.passes.size(); ++i) {
      auto list = m_list;
      auto& pass = list.passes[i];
      if (change.name.starts_with("filter_argument") && pass.filter != Impl::Filter::bluestein) continue;  // a Rader filter needs a prime
      if (!change.apply(pass)) continue;
      ++applied;
      try {
        EXPECT_GT(run(list), 1) << change.name << " of pass " << i + 1;
      } catch (std::out_of_range const&) {
        // seen too: the pass reads or writes past its buffers
      }
    }
  EXPECT_GE(applied, 4);
}

INSTANTIATE_TEST_SUITE_P(Families, Mutation, testing::ValuesIn(families()), [](auto const& info) { return info.param.name; });

}  // namespace
}  // namespace TeamFFT::Test
