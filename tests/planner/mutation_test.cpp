// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The check can fail: every family of passes is run with one wrong factor or one wrong field, and the error must be
// above the bound of the weaker precision. tests/execute/mutation_test.cpp does the same to the tables of the kernels.
#include "planned.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <ostream>
#include <stdexcept>

namespace TeamFFT::Test {
namespace {

using Impl::Buffer;
using Impl::End;
using Impl::make_passes;
using Impl::Map;
using Impl::Packing;
using Impl::Pass;
using Impl::PassList;
using Impl::Side;

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
  auto const f32 = Precision::f32;
  auto by_kokkos = options(Rule::automatic, 0);
  by_kokkos.launch = Launch::parallel_for;
  return {
      {"direct", packed({512}, 2), options(Rule::direct, 0), 1},
      {"hierarchical_in_2", packed({512}, 2), options(Rule::hierarchical, 0), 2},
      {"hierarchical_in_3", packed({2048}, 2), options(Rule::hierarchical, 1024), 3},
      {"rader", packed({257}, 2), options(Rule::rader, 0), 1},
      {"rader_in_passes", packed({509}, 2), options(Rule::rader, 2048), 3},
      {"bluestein", packed({251}, 2), options(Rule::bluestein, 0), 1},
      {"bluestein_in_passes", packed({509}, 2), options(Rule::bluestein, 2048), 3},
      {"square", packed({32, 24}, 2), options(Rule::direct, 0), 2},
      {"box", packed({32, 24}, 2), options(Rule::automatic, 0), 1},
      {"rfft", packed({Kind::r2c}, {512}, 2, f32), options(Rule::direct, 0), 1},
      {"rfft_odd", packed({Kind::r2c}, {225}, 2, f32), options(Rule::direct, 0), 1},
      {"rfft_in_2", packed({Kind::r2c}, {512}, 2, f32), options(Rule::hierarchical, 0), 2},
      {"irfft", packed({Kind::c2r}, {512}, 2, f32), options(Rule::direct, 0), 1},
      {"irfft_in_2", packed({Kind::c2r}, {512}, 2, f32), options(Rule::hierarchical, 0), 2},
      {"rfft_bluestein_in_passes", packed({Kind::r2c}, {509}, 2, f32), options(Rule::bluestein, 2048), 3},
      {"irfft_of_2_axes", packed({Kind::c2c_backward, Kind::c2r}, {32, 24}, 2, f32), options(Rule::direct, 0), 2},
      {"rfft_box", packed({Kind::c2c_forward, Kind::r2c}, {32, 24}, 2, f32), options(Rule::automatic, 0), 1},
      {"irfft_box", packed({Kind::c2c_backward, Kind::c2r}, {32, 24}, 2, f32), options(Rule::automatic, 0), 1},
      {"rfft_of_two_lines", packed({Kind::r2c}, {47}, 2791, f32), options(Rule::automatic, 0), 3},
      {"rfft_of_two_lines_in_one_pass", packed({Kind::r2c}, {225}, 4, f32), by_kokkos, 1},
      {"irfft_of_two_lines_in_one_pass", packed({Kind::c2r}, {225}, 3, f32), by_kokkos, 1},
      {"dct3_of_two_lines", packed({Kind::dct3}, {37}, 3543, f32), options(Rule::automatic, 0), 3},
      {"dct1", packed({Kind::dct1}, {257}, 2, f32), options(Rule::direct, 0), 1},
      {"dct2", packed({Kind::dct2}, {256}, 2, f32), options(Rule::direct, 0), 1},
      {"dct3", packed({Kind::dct3}, {256}, 2, f32), options(Rule::direct, 0), 1},
      {"dct4", packed({Kind::dct4}, {256}, 2, f32), options(Rule::direct, 0), 1},
      {"dct4_odd", packed({Kind::dct4}, {225}, 2, f32), options(Rule::direct, 0), 1},
      {"dst1", packed({Kind::dst1}, {255}, 2, f32), options(Rule::direct, 0), 1},
      {"dst2", packed({Kind::dst2}, {256}, 2, f32), options(Rule::direct, 0), 1},
      {"dst3", packed({Kind::dst3}, {256}, 2, f32), options(Rule::direct, 0), 1},
      {"dst4", packed({Kind::dst4}, {256}, 2, f32), options(Rule::direct, 0), 1},
      {"r2hc", packed({Kind::r2hc}, {256}, 2, f32), options(Rule::direct, 0), 1},
      {"hc2r", packed({Kind::hc2r}, {256}, 2, f32), options(Rule::direct, 0), 1},
      {"dht", packed({Kind::dht}, {256}, 2, f32), options(Rule::direct, 0), 1},
      {"dht_odd", packed({Kind::dht}, {225}, 2, f32), options(Rule::direct, 0), 1},
  };
}

class Mutation : public testing::TestWithParam<Family> {
 protected:
  Mutation() {
    Random random(5);
    m_in.resize(span_of(problem(), true));
    for (auto& v : m_in) v = {random.uniform<double>(), problem().input_is_real() ? 0 : random.uniform<double>()};
    m_list = make_passes(problem(), h200(), GetParam().options);
  }

  [[nodiscard]] Problem const& problem() const { return GetParam().problem; }

  /// The worst error of a line over its bound, after `between` has had the chance to spoil the target of each pass.
  long double run(PassList const& list, std::function<void(std::size_t, Line&)> const& between = {}) const {
    Line in = m_in, out(span_of(problem(), false)), workspace(list.workspace_elements),
         spectrum(list.spectrum_elements);
    auto const buffer = [&](Buffer b) -> Line& {
      return b == Buffer::in ? in : b == Buffer::out ? out : b == Buffer::workspace ? workspace : spectrum;
    };
    for (std::size_t i = 0; i < list.passes.size(); ++i) {
      auto const& pass = list.passes[i];
      Impl::reference(pass, buffer(pass.source.buffer), buffer(pass.target.buffer), 1);
      if (between) between(i, buffer(pass.target.buffer));
    }
    return worst_ratio(out);
  }

  [[nodiscard]] long double worst_ratio(Line const& out) const {
    auto const lengths = lengths_of(problem());
    auto const from = offsets_in(problem()), to = offsets_out(problem());
    auto const at = [](Line const& v, std::ptrdiff_t base, std::vector<std::ptrdiff_t> const& offsets) {
      Line line;
      for (auto offset : offsets) line.push_back(v[static_cast<std::size_t>(base + offset)]);
      return line;
    };
    long double worst = 0;
    for_each_transform(problem(), [&](std::ptrdiff_t in, std::ptrdiff_t base) {
      auto const expected = wide_transform(problem(), at(m_in, in, from));
      auto const error = relative_l2(at(out, base, to), expected);
      worst = std::max(worst, std::isnan(error) ? std::numeric_limits<long double>::infinity()
                                                : error / error_bound(rounding<float>, lengths));
    });
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

/// Elements of a dct or dst, which a side reverses and turns the signs of.
bool line_wise_elements(Side const& side) { return side.map != Map::none && side.map != Map::half; }

template <class Body>
Change with_side(std::string name, End Pass::*end, Body const& body) {
  return {std::move(name), [end, body](Pass& pass) { return body((pass.*end).map.side); }};
}

/// Without one of an end's ops, or with another length.
template <class One>
Change without(std::string name, End Pass::*end) {
  return {std::move(name), [end](Pass& pass) { return (pass.*end).ops.template drop<One>(); }};
}

template <class One>
Change longer(std::string name, End Pass::*end) {
  return {std::move(name), [end](Pass& pass) {
            auto& ops = (pass.*end).ops;
            auto const* const op = ops.template find<One>();
            if (op == nullptr) return false;
            ops.put(One{op->length + 1});
            return true;
          }};
}

std::vector<Change> changes() {
  auto const swap = [](std::string name, End Pass::*end) {
    return Change{std::move(name), [end](Pass& pass) { return (pass.*end).ops.swap_once_more(), true; }};
  };
  return {
      longer<Impl::ops::Twiddle>("twiddle of the load", &Pass::source),
      longer<Impl::ops::Twiddle>("twiddle of the store", &Pass::target),
      {"argument of Bluestein's filter",
       [](Pass& pass) {  // a Rader filter needs a prime
         auto& convolution = pass.middle.convolution;
         return convolution && convolution->filter == Impl::Filter::bluestein && ++convolution->argument;
       }},
      with_side("map of the load", &Pass::source,
                [](Side& side) { return std::exchange(side.map, Map::none) != Map::none; }),
      {"map of the store",
       [](Pass& pass) {  // half-spectra that are not folded, and the even map's, lie as their values do
         auto& map = pass.target.map;
         bool const in_order = !map.fold && (map.side.map == Map::half || map.side.map == Map::even);
         return !in_order && std::exchange(map.side.map, Map::none) != Map::none;
       }},
      with_side("packing of the load", &Pass::source,
                [](Side& side) { return std::exchange(side.packing, Packing::none) != Packing::none; }),
      with_side("packing of the store", &Pass::target,
                [](Side& side) { return std::exchange(side.packing, Packing::none) != Packing::none; }),
      with_side("reversed load", &Pass::source,
                [](Side& side) { return line_wise_elements(side) && (side.reversed = !side.reversed, true); }),
      with_side("reversed store", &Pass::target,
                [](Side& side) { return line_wise_elements(side) && (side.reversed = !side.reversed, true); }),
      with_side("signs of the load", &Pass::source,
                [](Side& side) { return line_wise_elements(side) && (side.alternate = !side.alternate, true); }),
      with_side("signs of the store", &Pass::target,
                [](Side& side) { return line_wise_elements(side) && (side.alternate = !side.alternate, true); }),
      with_side("conjugate load", &Pass::source,
                [](Side& side) { return side.map == Map::half && (side.conjugate = !side.conjugate, true); }),
      with_side("conjugate store", &Pass::target,
                [](Side& side) { return side.map == Map::half && (side.conjugate = !side.conjugate, true); }),
      {"elements of the load's map",
       [](Pass& pass) {
         return pass.source.loads_line_wise() && pass.source.map.count > 1 && pass.source.map.count--;
       }},
      {"fold",
       [](Pass& pass) { return pass.target.map.fold && *pass.target.map.fold > 2 && (*pass.target.map.fold)--; }},
      swap("swap at the load", &Pass::source),
      swap("swap at the store", &Pass::target),
      without<Impl::ops::Chirp>("chirp of the load", &Pass::source),
      without<Impl::ops::Chirp>("chirp of the store", &Pass::target),
      longer<Impl::ops::Chirp>("length of the load's chirp", &Pass::source),
      longer<Impl::ops::Chirp>("length of the store's chirp", &Pass::target),
      without<Impl::ops::Permutation>("permutation of the load", &Pass::source),
      without<Impl::ops::Permutation>("permutation of the store", &Pass::target),
      {"count of the load",
       [](Pass& pass) { return !pass.source.loads_line_wise() && pass.source.count > 1 && pass.source.count--; }},
      {"count of the store",
       [](Pass& pass) { return !pass.target.stores_line_wise() && pass.target.count > 1 && pass.target.count--; }},
      {"companion",
       [](Pass& pass) {
         bool const had = pass.middle.companion.has_value();
         pass.middle.companion.reset();
         return had;
       }},
      {"partner of the load", [](Pass& pass) { return pass.source.partner != 0 && ++pass.source.partner; }},
      {"partner of the store", [](Pass& pass) { return pass.target.partner != 0 && ++pass.target.partner; }},
      {"row step of the load",
       [](Pass& pass) { return !pass.middle.row_steps.empty() && ++pass.middle.row_steps[0].load; }},
      {"row step of the store",
       [](Pass& pass) { return !pass.middle.row_steps.empty() && ++pass.middle.row_steps[0].store; }},
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

INSTANTIATE_TEST_SUITE_P(Families, Mutation, testing::ValuesIn(families()),
                         [](auto const& info) { return info.param.name; });

}  // namespace
}  // namespace TeamFFT::Test
