// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A filter's turning pass as a plan: what it does, what a team holds, and what no kernel takes.
#include "machines.hpp"

#include "engines/slot_line/layout.hpp"
#include "plan/filter_pass.hpp"

#include <TeamFFT/device/line/arguments.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace TeamFFT::Test {
namespace {

using Impl::FilterPass;
using Impl::PassList;

/// Packed lines of N elements.
FilterPass rows(std::size_t N, std::size_t lines, Precision precision = Precision::f32, Kind kind = Kind::c2c_forward) {
  auto const length = static_cast<std::ptrdiff_t>(N);
  FilterPass filter;
  filter.precision = precision;
  filter.kind = kind;
  filter.axis = {N, 1, 1, 0};
  filter.extent_in = filter.extent_out = N;
  filter.batch.push_back({lines, length, length, length});
  return filter;
}

/// Lines along the first dimension of a row-major array.
FilterPass columns(std::size_t N, std::size_t lines, Precision precision = Precision::f32) {
  auto const n = static_cast<std::ptrdiff_t>(lines);
  auto filter = rows(N, lines, precision);
  filter.axis = {N, n, n, 0};
  filter.batch[0] = {lines, 1, 1, 1};
  return filter;
}

FilterPass of_fields(FilterPass filter, std::size_t fields) {
  filter.fields = fields;
  return filter;
}

/// With the first `in` elements of the source and `out` of the target.
FilterPass of_extents(FilterPass filter, std::size_t in, std::size_t out) {
  filter.extent_in = in, filter.extent_out = out;
  return filter;
}

std::optional<PassList> plan(FilterPass const& filter, Machine const& machine = h200(),
                             PlanOptions const& options = {}) {
  return Impl::make_filter_passes(filter, machine, options);
}

/// Lengths of one to four stages and one field, or three, in both precisions.
std::vector<FilterPass> assorted_filters() {
  std::vector<FilterPass> filters;
  for (auto const precision : {Precision::f32, Precision::f64})
    for (std::size_t const N : {4, 64, 100, 256, 1000, 1001, 2048, 4096})
      for (std::size_t const fields : {1, 3}) {
        filters.push_back(of_fields(rows(N, 1000, precision), fields));
        filters.push_back(of_fields(columns(N, 1000, precision), fields));
      }
  return filters;
}

/// What lies behind "ops " in the pass' text, up to its bytes.
std::string ops_of(FilterPass const& filter) {
  auto const list = plan(filter);
  if (!list) return "no pass";
  auto const text = list->passes.at(0).describe(filter.precision);
  std::string const mark = "ops ";
  auto const begin = text.find(mark) + mark.size();
  return text.substr(begin, text.rfind(',') - begin);
}

TEST(FilterPass, IsOnePassFromInToOut) {
  for (auto const& machine : {h200(), a100()})
    for (auto const& filter : assorted_filters()) {
      auto const list = plan(of_fields(filter, 1), machine);
      ASSERT_TRUE(list) << machine.name << " " << filter.axis.count;
      ASSERT_EQ(list->passes.size(), 1u);
      auto const& pass = list->passes[0];
      EXPECT_EQ(pass.source.buffer, Impl::Buffer::in);
      EXPECT_EQ(pass.target.buffer, Impl::Buffer::out);
      EXPECT_TRUE(pass.choice.is<Impl::SlotLineChoice>()) << pass.describe(filter.precision);
      EXPECT_EQ(list->memory().all(), 0u);
      EXPECT_GT(list->time, 0);
    }
}

TEST(FilterPass, IsTakenBySmallProductsOfTheKernelsRadices) {
  for (auto const& filter : assorted_filters()) {
    auto const list = plan(of_fields(filter, 1));
    ASSERT_TRUE(list) << filter.axis.count;
    std::size_t product = 1;
    for (auto const R : list->passes.at(0).choice.radices) {
      EXPECT_TRUE(Impl::is_filter_radix(R, filter.precision)) << R << " of " << filter.axis.count;
      product *= R;
    }
    EXPECT_EQ(product, filter.axis.count);
  }
}

TEST(FilterPass, SwapsAtTheBackwardTransformsEnd) {
  EXPECT_EQ(ops_of(rows(256, 100)), "the filter + scale + swap store");
  EXPECT_EQ(ops_of(rows(256, 100, Precision::f64)), "the filter + scale + swap store");
  EXPECT_EQ(ops_of(rows(256, 100, Precision::f32, Kind::c2c_backward)), "swap load + the filter + scale");
  EXPECT_EQ(ops_of(of_fields(columns(256, 100), 3)), "the filter + scale + swap store");
}

TEST(FilterPass, ReadsAndWritesTheElementsThatAreThere) {
  EXPECT_EQ(ops_of(of_extents(rows(256, 100), 100, 256)), "zero past 100 + the filter + scale + swap store");
  EXPECT_EQ(ops_of(of_extents(rows(256, 100, Precision::f32, Kind::c2c_backward), 100, 256)),
            "swap load + zero past 100 + the filter + scale");
  auto const bytes = [](std::size_t in, std::size_t out) {
    return plan(of_extents(rows(256, 100), in, out)).value().passes.at(0).bytes(Precision::f32, {});
  };
  EXPECT_EQ(bytes(256, 256), 100u * 512 * 8);
  EXPECT_EQ(bytes(100, 256), 100u * 356 * 8);
  EXPECT_EQ(bytes(256, 30), 100u * 286 * 8);
}

TEST(FilterPass, HoldsLinesOfEachFieldInScratch) {
  for (auto const& machine : Impl::known_gpus()) {
    std::size_t planned = 0;
    for (auto const& filter : assorted_filters()) {
      auto const list = plan(filter, machine);
      if (!list) continue;
      ++planned;
      auto const& pass = list->passes.at(0);
      auto const shape = Impl::slot_shape(pass, pass.choice, filter.precision, pass.choice.scratch_bytes);
      std::size_t const slots = std::size_t{pass.choice.lines_per_team} * shape.group_slots,
                        element_bytes = filter.precision == Precision::f32 ? 8 : 16;
      EXPECT_GE(shape.group_slots, pass.length);
      // More where pads that were found with more room are not found again in what is there.
      EXPECT_GE(pass.choice.scratch_bytes,
                Impl::bytes_before_slots(pass, pass.choice, filter.precision) + filter.fields * slots * element_bytes);
      EXPECT_LE(pass.choice.scratch_bytes, std::max(machine.team_scratch, machine.portable_scratch)) << machine.name;
    }
    EXPECT_GE(planned, assorted_filters().size() / 2) << machine.name;
  }
}

TEST(FilterPass, TakesLessScratchThanOptionsAllow) {
  for (std::size_t const limit : {20000, 40000, 100000})
    for (auto const& filter : assorted_filters()) {
      auto const list = plan(filter, h200(), {.scratch_limit = limit});
      std::size_t const least = filter.fields * filter.axis.count * (filter.precision == Precision::f32 ? 8 : 16);
      auto const what = std::to_string(filter.axis.count) + " with " + std::to_string(limit);
      EXPECT_LE(list ? list->passes.at(0).choice.scratch_bytes : 0, limit) << what;
      EXPECT_TRUE(!list || least <= limit) << what;
      EXPECT_TRUE(list || least * 5 / 4 + 2048 >= limit) << what;
    }
}

TEST(FilterPass, DoesNotExistForOtherFactors) {
  for (std::size_t const N : {509, 2 * 509, 17 * 16, 19 * 19, 1, 2, 3}) EXPECT_FALSE(plan(rows(N, 100))) << N;
  for (std::size_t const N : {4, 6, 12, 14, 15, 26, 13 * 13 * 13}) EXPECT_TRUE(plan(rows(N, 100))) << N;
}

TEST(FilterPass, DoesNotExistWhereTheFieldsDoNotFit) {
  EXPECT_TRUE(plan(rows(16384, 10)));
  EXPECT_FALSE(plan(of_fields(rows(16384, 10), 2)));
  EXPECT_FALSE(plan(rows(16384, 10, Precision::f64)));
  EXPECT_FALSE(plan(rows(65536, 10)));
  EXPECT_FALSE(plan(of_fields(columns(64, 1000), 1000)));
}

TEST(FilterPass, DoesNotExistWithoutALaunchOfItsOwn) {
  EXPECT_FALSE(plan(rows(256, 100), h200(), {.launch = Launch::parallel_for}));
}

TEST(FilterPass, DoesNotExistForLinesWithoutInput) { EXPECT_FALSE(plan(of_extents(rows(256, 100), 0, 256))); }

/// `count` batch dimensions of two lines each, with gaps between them.
FilterPass of_dimensions(std::size_t count) {
  auto filter = rows(64, 1);
  filter.batch.clear();
  std::ptrdiff_t stride = 64, place = 64;
  for (std::size_t d = 0; d < count; ++d, stride *= 3, place *= 2) filter.batch.push_back({2, stride, stride, place});
  return filter;
}

TEST(FilterPass, DoesNotExistForMoreDimensionsThanKernelsHold) {
  EXPECT_TRUE(plan(of_dimensions(Impl::max_line_dims)));
  EXPECT_FALSE(plan(of_dimensions(Impl::max_line_dims + 1)));
}

TEST(FilterPass, DoesNotExistForTwoToThe31LinesAndMore) {
  EXPECT_TRUE(plan(rows(64, (std::size_t{1} << 31) - 1)));
  EXPECT_FALSE(plan(rows(64, std::size_t{1} << 31)));
  EXPECT_FALSE(plan(rows(64, std::size_t{1} << 33)));
}

/// Dimensions that lie in memory as one, but not to the filter, stay two; the same places make them one.
TEST(FilterPass, MergesDimensionsThatThePlacesLet) {
  auto filter = rows(60, 7);
  filter.batch.push_back({5, 7 * 60, 7 * 60, 7 * 60});
  EXPECT_EQ(plan(filter).value().passes.at(0).lines.size(), 1u);
  filter.batch[0].place = 1;
  EXPECT_EQ(plan(filter).value().passes.at(0).lines.size(), 2u);
}

TEST(FilterPass, HasTheTokenOfItsLines) {
  auto const token = [](FilterPass const& filter) { return plan(filter).value().problem.token(); };
  EXPECT_EQ(token(rows(256, 100)), "c2c_f32_fwd_n256_b100_oop");
  EXPECT_EQ(token(rows(256, 100, Precision::f64, Kind::c2c_backward)), "c2c_f64_bwd_n256_b100_oop");
  EXPECT_EQ(token(columns(64, 100)), "c2c_f32_fwd_n64_b100_oop_is1x100_os1x100");
  auto filters = assorted_filters();
  filters.push_back(of_extents(rows(256, 100), 100, 256));
  filters.push_back(of_extents(columns(256, 100), 256, 30));
  filters.push_back(of_extents(columns(256, 100), 1, 255));
  filters.push_back(of_dimensions(4));
  for (auto const& filter : filters) {
    auto const list = plan(of_fields(filter, 1));
    ASSERT_TRUE(list) << filter.axis.count;
    EXPECT_EQ(Problem::parse(list->problem.token()), list->problem) << list->problem.token();
  }
}

/// Whether a host's lanes lie that way; false where the filter is no pass there.
bool lies(FilterPass const& filter, Impl::Way way, Machine const& machine = host()) {
  auto const list = plan(filter, machine);
  return list && list->passes.at(0).choice.is_way(way);
}

TEST(FilterPass, OnHosts_LiesAlongLinesThatAreLongOrFillCaches) {
  for (auto const precision : {Precision::f32, Precision::f64}) {
    for (std::size_t const N : {256, 360, 1024, 4096})
      EXPECT_TRUE(lies(rows(N, 100, precision), Impl::Way::along)) << N;
    EXPECT_TRUE(lies(rows(128, 4096, precision), Impl::Way::along));
    EXPECT_FALSE(plan(rows(128, 100, precision), host()));
    EXPECT_FALSE(plan(rows(32, 100000, precision), host()));
  }
}

TEST(FilterPass, OnHosts_LiesAcrossLinesThatAreNotContiguousOrNotWhole) {
  for (auto const precision : {Precision::f32, Precision::f64})
    for (std::size_t const N : {8, 24, 64, 1000}) EXPECT_TRUE(lies(columns(N, 1000, precision), Impl::Way::lines)) << N;
  EXPECT_TRUE(lies(of_extents(rows(64, 100), 40, 64), Impl::Way::lines));
  EXPECT_TRUE(lies(of_extents(rows(64, 100), 64, 40), Impl::Way::lines));
  EXPECT_TRUE(lies(of_extents(rows(512, 100), 400, 300), Impl::Way::along));
}

TEST(FilterPass, OnHosts_IsOfOneFieldAndLengthsOfTheirRadices) {
  EXPECT_FALSE(plan(of_fields(rows(256, 100), 2), host()));
  EXPECT_FALSE(plan(of_fields(columns(64, 1000), 3), host()));
  EXPECT_TRUE(plan(rows(16 * 23, 100), host()));
  EXPECT_TRUE(plan(columns(23, 100), host()));
  EXPECT_FALSE(plan(rows(16 * 29, 100), host()));
  EXPECT_FALSE(plan(columns(29, 100), host()));
}

TEST(FilterPass, OnHosts_HoldsALineAndItsSpectrumInScratch) {
  for (std::size_t const N : {256, 1024, 4096}) {
    auto const along = plan(rows(N, 100, Precision::f64), host()).value().passes.at(0);
    EXPECT_GE(along.choice.scratch_bytes, 2 * N * 16);
    auto const across = plan(columns(N, 100, Precision::f64), host()).value().passes.at(0);
    EXPECT_GE(across.choice.scratch_bytes, 2 * N * 16 * across.choice.lanes());
  }
}

TEST(FilterPass, OnHosts_AcrossLines_IsNotOfLongOnes) {
  EXPECT_TRUE(lies(columns(32768, 100), Impl::Way::lines));
  EXPECT_FALSE(plan(columns(65536, 100), host()));
}

}  // namespace
}  // namespace TeamFFT::Test
