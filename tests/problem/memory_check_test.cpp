// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a call writes against what the call reads or writes elsewhere, without Kokkos: every pair, overlapping, touching
// and interleaved.
#include "problem/view_check.hpp"
#include "view_maker.hpp"

#include <TeamFFT/detail/memory_check.hpp>
#include <TeamFFT/detail/view_end.hpp>

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace TeamFFT::Test {
namespace {

constexpr std::size_t element = 8;  ///< bytes of a complex<float>

ViewInfo at(std::size_t first, std::vector<std::size_t> const& extents,
            std::vector<std::ptrdiff_t> const& strides = {}) {
  return ViewMaker{Precision::f32, true, first * element}(extents, strides);
}

/// One call: fields, and the memory beside them.
struct Fields {
  std::vector<ViewInfo> in = {at(0, {4, 16})}, out = {at(1000, {4, 16})};
  MemoryBeside beside = {};

  [[nodiscard]] std::string error() const {
    try {
      check_memory("execute", in, out, beside);
    } catch (Error const& caught) {
      return caught.what();
    }
    return "no error";
  }
};

std::string range(ViewInfo const& view) { return addresses(footprint(view)); }

/// Puts one of the memories of a call at a View, or the workspace over the View's bytes.
using Put = std::function<void(Fields&, ViewInfo const&)>;

void put_workspace(Fields& fields, ViewInfo const& view) {
  fields.beside.workspace = view.data;
  fields.beside.workspace_bytes = view.extents[0] * element;
}

struct Pair {
  char const *written, *other;
  Put put_written, put_other;
};

std::vector<Pair> pairs() {
  auto const factors = [](ViewInfo const* MemoryBeside::*member) {
    return [member](Fields& fields, ViewInfo const& view) { fields.beside.*member = &view; };
  };
  Put const input = [](Fields& fields, ViewInfo const& view) { fields.in[0] = view; };
  Put const output = [](Fields& fields, ViewInfo const& view) { fields.out[0] = view; };
  Put const destroyed = [](Fields& fields, ViewInfo const& view) {
    fields.in[0] = view;
    fields.beside.destroys_input = true;
  };
  auto const multiply_in = factors(&MemoryBeside::multiply_in), multiply_out = factors(&MemoryBeside::multiply_out),
             filter = factors(&MemoryBeside::filter);
  return {{"the workspace", "the input", put_workspace, input},
          {"the workspace", "the output", put_workspace, output},
          {"the workspace", "multiply_in", put_workspace, multiply_in},
          {"the workspace", "multiply_out", put_workspace, multiply_out},
          {"the workspace", "the filter", put_workspace, filter},
          {"the output", "multiply_in", output, multiply_in},
          {"the output", "multiply_out", output, multiply_out},
          {"the output", "the filter", output, filter},
          {"the input", "multiply_in", destroyed, multiply_in},
          {"the input", "multiply_out", destroyed, multiply_out},
          {"the input", "the filter", destroyed, filter}};
}

/// The message for a pair of which the written one lies at `written` and the other at `other`.
std::string error_of(Pair const& pair, ViewInfo const& written, ViewInfo const& other) {
  Fields fields;
  fields.in[0] = at(3000 / 2, {4, 8});
  fields.out[0] = at(3200 / 2, {4, 8});
  pair.put_written(fields, written);
  pair.put_other(fields, other);
  return fields.error();
}

TEST(MemoryCheck, OverlapsOfEachPair_AreAnErrorWithBothRanges) {
  for (auto const& pair : pairs())
    // one element at either end, half, all
    for (std::size_t const shift : {400 - 63, 400 - 32, 400, 400 + 1, 400 + 63}) {
      auto const written = at(400, {64}), other = at(shift, {64});
      auto const message = error_of(pair, written, other);
      EXPECT_TRUE(says(message, std::string("execute: ") + pair.written + " overlaps " + pair.other + ":")) << shift;
      EXPECT_TRUE(says(message, pair.written + std::string(" ("))) << shift;
      EXPECT_TRUE(says(message, "lies at " + range(written))) << shift;
      EXPECT_TRUE(says(message, "lies at " + range(other))) << shift;
      EXPECT_TRUE(says(message, "complex<float> 64, strides 1")) << shift;
    }
}

TEST(MemoryCheck, MemoriesThatTouch_AreApart) {
  for (auto const& pair : pairs()) {
    EXPECT_EQ(error_of(pair, at(400, {64}), at(464, {64})), "no error") << pair.written << " before " << pair.other;
    EXPECT_EQ(error_of(pair, at(400, {64}), at(336, {64})), "no error") << pair.written << " behind " << pair.other;
  }
}

TEST(MemoryCheck, MemoriesThatInterleave_AreApartUntilTheyShareAnElement) {
  for (auto const& pair : pairs()) {
    if (std::string(pair.written) == "the workspace") continue;  // without gaps
    auto const columns = at(400, {6, 8}, {16, 1});
    EXPECT_EQ(error_of(pair, columns, at(408, {6, 8}, {16, 1})), "no error") << pair.written << ", " << pair.other;
    EXPECT_TRUE(says(error_of(pair, columns, at(407, {6, 8}, {16, 1})), "overlaps"))
        << pair.written << ", " << pair.other;
    EXPECT_EQ(error_of(pair, at(400, {6, 8}, {16, 2}), at(401, {6, 8}, {16, 2})), "no error") << "odd columns";
    EXPECT_EQ(error_of(pair, columns, at(416 + 8, {1, 8}, {0, 1})), "no error") << "a row in a gap, whose stride is 0";
    EXPECT_TRUE(says(error_of(pair, columns, at(416, {1, 8}, {0, 1})), "overlaps")) << "row 1, broadcast";
  }
  // Between the elements of Views a workspace fits where their rows have room for it.
  for (auto const& pair : pairs()) {
    if (std::string(pair.written) != "the workspace") continue;
    EXPECT_EQ(error_of(pair, at(408, {8}), at(400, {6, 8}, {16, 1})), "no error") << pair.other;
    EXPECT_TRUE(says(error_of(pair, at(408, {9}), at(400, {6, 8}, {16, 1})), "overlaps")) << pair.other;
  }
}

TEST(MemoryCheck, BroadcastConstAndEightDimensions) {
  for (auto const& pair : pairs()) {
    auto other = at(400, {2, 1, 2, 1, 2, 1, 2, 2}, {0, 0, 64, 7, 16, 0, 4, 1});
    other.is_const = true;
    EXPECT_TRUE(says(error_of(pair, at(400 + 64 + 16 + 4 + 1, {1}), other), "overlaps"))
        << "the last element, " << pair.other;
    EXPECT_TRUE(says(error_of(pair, at(400 + 64 + 16 + 4 + 1, {1}), other),
                     "const complex<float> 2 x 1 x 2 x 1 x 2 x 1 x 2 x 2"))
        << pair.other;
    EXPECT_EQ(error_of(pair, at(400 + 64 + 16 + 4 + 2, {1}), other), "no error")
        << "behind the last element, " << pair.other;
    EXPECT_EQ(error_of(pair, at(400 + 2, {2}), other), "no error") << "in a gap, " << pair.other;
    EXPECT_EQ(error_of(pair, at(400, {1}), at(400, {0, 4})), "no error") << "no elements, " << pair.other;
    EXPECT_TRUE(says(error_of(pair, at(399, {1}), at(400, {4, 2}, {-1, 1})), "overlaps"))
        << "a negative stride, " << pair.other;
    EXPECT_EQ(error_of(pair, at(396, {1}), at(400, {4, 2}, {-1, 1})), "no error")
        << "a negative stride, " << pair.other;
  }
}

TEST(MemoryCheck, FunctorsHaveNoMemory) {
  for (auto const& pair : pairs()) {
    if (std::string(pair.other) != "the input" && std::string(pair.other) != "the output") continue;
    auto called = at(400, {64});
    called.is_called = true;
    EXPECT_EQ(error_of(pair, at(400, {64}), called), "no error");
  }
}

TEST(MemoryCheck, ReadingTwiceIsAllowed) {
  auto const view = at(400, {4, 16});
  Fields fields{{view, view}, {at(600, {4, 16})}, {}};
  fields.beside.multiply_in = fields.beside.multiply_out = fields.beside.filter = &view;
  EXPECT_EQ(fields.error(), "no error");
  fields.beside.destroys_input = true;
  EXPECT_TRUE(says(fields.error(), "input 0 overlaps multiply_in"));
  fields.beside.multiply_in = fields.beside.multiply_out = fields.beside.filter = nullptr;
  EXPECT_TRUE(says(fields.error(), "input 1 overlaps input 0"));
  EXPECT_TRUE(says(fields.error(), "Leave PlanOptions::destroy_input out"));
}

TEST(MemoryCheck, EndsThatAlias_ReadOnlyMultiplyInFirst) {
  auto const view = at(400, {4, 16});
  Fields fields{{at(600, {4, 16})}, {view}, {}};
  fields.beside.ends_alias = true;
  fields.beside.multiply_in = &view;
  EXPECT_EQ(fields.error(), "no error");
  fields.beside.multiply_in = nullptr;
  fields.beside.multiply_out = &view;
  EXPECT_TRUE(says(fields.error(), "the output overlaps multiply_out"));
  fields.beside.multiply_out = nullptr;
  fields.beside.filter = &view;
  EXPECT_TRUE(says(fields.error(), "the output overlaps the filter"));
}

TEST(MemoryCheck, AnOutputThatBetaAdds_IsNoDestroyedInput) {
  auto const view = at(400, {4, 16});
  Fields fields{{view}, {view}, {}};
  fields.beside.destroys_input = true;
  EXPECT_EQ(fields.error(), "no error");
  fields.beside.adds = true;
  EXPECT_TRUE(says(fields.error(), "the input overlaps the output"));
}

TEST(MemoryCheck, OfAFlatBufferOnlyTheProblemsElementsCount) {
  auto const key = ProblemKey::of(Problem::parse("c2c_f32_fwd_n16_b4_oop"));
  auto const pool = at(0, {512});
  Fields fields{{pool}, {at(1000, {512})}, {}};
  fields.beside.key = &key;
  fields.beside.by_key = true;
  put_workspace(fields, at(64, {64}));
  EXPECT_EQ(fields.error(), "no error");
  put_workspace(fields, at(63, {64}));
  EXPECT_TRUE(says(fields.error(), "the workspace overlaps the input"));
  EXPECT_TRUE(says(fields.error(), addresses(footprint(at(0, {64})))));
  EXPECT_TRUE(says(fields.error(), "[plan c2c_f32_fwd_n16_b4_oop]"));
  put_workspace(fields, at(1000 - 64, {64}));
  EXPECT_EQ(fields.error(), "no error");
  put_workspace(fields, at(1063, {64}));
  EXPECT_TRUE(says(fields.error(), "the workspace overlaps the output"));
}

TEST(MemoryCheck, FieldsHaveTheirNumbers) {
  Fields fields{{at(0, {16}), at(100, {16})}, {at(200, {16}), at(300, {16})}, {}};
  put_workspace(fields, at(110, {10}));
  EXPECT_TRUE(says(fields.error(), "the workspace overlaps input 1:"));
  put_workspace(fields, at(290, {11}));
  EXPECT_TRUE(says(fields.error(), "the workspace overlaps output 1:"));
  EXPECT_TRUE(
      says(fields.error(),
           "Give a workspace of its own. [in: complex<float> 16, strides 1; complex<float> 16, strides 1; out: "));
  put_workspace(fields, at(116, {84}));
  EXPECT_EQ(fields.error(), "no error");
}

/// Every address that a View's elements have.
std::set<std::uintptr_t> bytes_of(ViewInfo const& view) {
  std::set<std::uintptr_t> bytes;
  std::size_t const size = element_bytes(view.precision, view.is_complex);
  std::function<void(std::size_t, std::uintptr_t)> const visit = [&](std::size_t d, std::uintptr_t address) {
    if (d == static_cast<std::size_t>(view.rank)) {
      for (std::size_t byte = 0; byte < size; ++byte) bytes.insert(address + byte);
      return;
    }
    for (std::size_t i = 0; i < view.extents[d]; ++i)
      visit(d + 1, address + static_cast<std::uintptr_t>(static_cast<std::ptrdiff_t>(i * size) * view.strides[d]));
  };
  visit(0, reinterpret_cast<std::uintptr_t>(view.data));
  return bytes;
}

bool share(std::set<std::uintptr_t> const& a, std::set<std::uintptr_t> const& b) {
  for (auto const byte : a)
    if (b.contains(byte)) return true;
  return false;
}

TEST(MemoryCheck, AgreesWithTheSetsOfBytesOfRandomViews) {
  std::mt19937 engine(45);
  auto const below = [&engine](unsigned bound) { return static_cast<std::size_t>(engine() % bound); };
  auto const all = pairs();
  int apart = 0, refused = 0;
  for (int i = 0; i < 20000; ++i) {
    auto const& pair = all[below(static_cast<unsigned>(all.size()))];
    auto const some = [&](bool is_packed) {
      std::vector<std::size_t> extents;
      std::vector<std::ptrdiff_t> strides;
      for (std::size_t d = 0, rank = is_packed ? 1 : 1 + below(3); d < rank; ++d) {
        extents.push_back(1 + below(4));
        strides.push_back(static_cast<std::ptrdiff_t>(below(20)) - 4);
      }
      return at(400 + below(60), extents, is_packed ? std::vector<std::ptrdiff_t>{} : strides);
    };
    auto const written = some(std::string(pair.written) == "the workspace"), other = some(false);
    bool const shares = share(bytes_of(written), bytes_of(other));
    ++(shares ? refused : apart);
    ASSERT_EQ(error_of(pair, written, other) != "no error", shares)
        << pair.written << ' ' << describe(written) << " at " << range(written) << ", " << pair.other << ' '
        << describe(other) << " at " << range(other);
  }
  EXPECT_GT(apart, 5000);
  EXPECT_GT(refused, 3000);
}

TEST(MemoryCheck, AnInputThatIsDestroyedHasElementsOfItsOwn) {
  PlanOptions options;
  options.destroy_input = true;
  auto const error = [&](ViewInfo const& in) -> std::string {
    std::vector<Kind> const kinds{Kind::c2c_forward};
    std::vector<int> const axes{-1};
    try {
      static_cast<void>(make_plan_keys("Plan", in, at(1000, {4, 16}), kinds, axes, {}, options));
    } catch (Error const& caught) {
      return caught.what();
    }
    return "no error";
  };
  EXPECT_EQ(error(at(0, {4, 16})), "no error");
  EXPECT_TRUE(says(error(at(0, {4, 16}, {0, 1})),
                   "options.destroy_input with an input whose elements lie, or may lie, at the same address"));
  EXPECT_TRUE(says(error(at(0, {4, 16}, {15, 1})), "options.destroy_input"));
  EXPECT_THROW(static_cast<void>(make_plan_keys("Plan", Problem::parse("c2c_f32_fwd_n16_b4_oop_is0x1"), options)),
               Error);
  options.destroy_input = false;
  EXPECT_EQ(error(at(0, {4, 16}, {0, 1})), "no error");
}

}  // namespace
}  // namespace TeamFFT::Test
