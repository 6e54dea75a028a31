// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which memories of one call are compared, first by their ranges of addresses, then element by element.
#include <TeamFFT/detail/memory_check.hpp>

#include "problem/text.hpp"
#include "problem/view_check.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

namespace TeamFFT::Impl {
namespace {

struct MemoryCall {
  std::string_view function;
  std::span<ViewInfo const> in, out;
  MemoryBeside const& beside;
};

/// Addresses from the first byte to the one behind the last; none where both are 0.
struct Range {
  std::uintptr_t begin = 0, end = 0;
};

bool meet(Range const& a, Range const& b) { return a.begin < b.end && b.begin < a.end; }

/// In the ring of 64-bit integers, since strides may be any numbers.
Range range_of(ViewInfo const& view) {
  if (view.is_called) return {};
  std::uintptr_t low = 0, high = 1;
  for (std::size_t d = 0; d < static_cast<std::size_t>(view.rank); ++d) {
    if (view.extents[d] == 0) return {};
    auto const reach = (view.extents[d] - 1) * static_cast<std::uintptr_t>(view.strides[d]);
    (view.strides[d] < 0 ? low : high) += reach;
  }
  auto const first = reinterpret_cast<std::uintptr_t>(view.data);
  auto const bytes = element_bytes(view.precision, view.is_complex);
  return {first + low * bytes, first + high * bytes};
}

enum class Side { input, output, beside };

/// One memory of a call. Its elements and its texts are made where they are needed only: ranges may meet at each
/// execute.
struct Memory {
  char const* name = nullptr;
  Side side = Side::beside;
  std::size_t number = 0;          ///< of a field
  ViewInfo const* view = nullptr;  ///< the workspace has none
};

std::span<ViewInfo const> views_of(MemoryCall const& call, Side side) {
  return side == Side::input ? call.in : call.out;
}

/// Fields among the first `count` Views of a side: the two parts of one are one.
std::size_t fields(std::span<ViewInfo const> views, std::size_t count) {
  return count - static_cast<std::size_t>(
                     std::count_if(views.begin(), views.begin() + static_cast<std::ptrdiff_t>(count),
                                   [](ViewInfo const& view) { return view.part == ElementPart::imaginary; }));
}

Memory field(MemoryCall const& call, Side side, std::size_t number) {
  auto const views = views_of(call, side);
  bool const is_input = side == Side::input, is_imaginary = views[number].part == ElementPart::imaginary;
  std::size_t const field = fields(views, number) - (is_imaginary ? 1 : 0);
  if (fields(views, views.size()) > 1) return {is_input ? "input " : "output ", side, field, &views[number]};
  return {is_input ? "the input" : "the output", side, 0, &views[number]};
}

constexpr Memory workspace_memory{"the workspace"};

Footprint elements_of(MemoryCall const& call, Memory const& memory) {
  auto const& beside = call.beside;
  if (memory.view == nullptr) {
    Footprint bytes{beside.workspace, 1, {}};
    bytes.dimensions.push_back({beside.workspace_bytes, 1});
    return bytes;
  }
  if (memory.side == Side::beside || !beside.by_key) return footprint(*memory.view);
  return memory.side == Side::input ? input_footprint(*beside.key, memory.view->data)
                                    : output_footprint(*beside.key, memory.view->data);
}

std::string name_of(MemoryCall const& call, Memory const& memory) {
  auto const views = views_of(call, memory.side);
  bool const has_number = memory.side != Side::beside && fields(views, views.size()) > 1;
  std::string name = has_number ? text(memory.name, memory.number) : memory.name;
  if (memory.view == nullptr || memory.view->part == ElementPart::whole) return name;
  return text("the ", memory.view->part == ElementPart::real ? "real" : "imaginary", " part of ", name);
}

std::string place_of(MemoryCall const& call, Memory const& memory) {
  return text(name_of(call, memory), " (",
              memory.view == nullptr ? text(call.beside.workspace_bytes, " bytes") : describe(*memory.view),
              ") lies at ", addresses(elements_of(call, memory)));
}

/// The problem's token, or the fields of a filter.
std::string context(MemoryCall const& call) {
  if (call.beside.key != nullptr) return text("[plan ", call.beside.key->problem().token(), "]");
  std::string fields;
  for (auto const& view : call.in) fields += (fields.empty() ? "[in: " : "; ") + describe(view);
  for (auto const& view : call.out) fields += (&view == &call.out.front() ? "; out: " : "; ") + describe(view);
  return fields.empty() ? fields : fields + "]";
}

/// `written` and `other`, whose ranges meet, may share no element.
void require_apart(MemoryCall const& call, Memory const& written, Memory const& other, std::string_view remedy) {
  auto const a = elements_of(call, written), b = elements_of(call, other);
  auto const answer = a.too_large() || b.too_large() ? Answer::undecided : share_elements(a, b);
  if (answer == Answer::no) return;
  auto const name = name_of(call, written);
  std::string const what = answer == Answer::yes ? text(name, " overlaps ", name_of(call, other))
                                                 : text("whether ", name, " overlaps ", name_of(call, other),
                                                        " cannot be told cheaply from their strides");
  throw Error(text(
      call.function, ": ", what, ": ", place_of(call, written), ", ", place_of(call, other), ". A call writes ", name,
      ", which must share no element with anything else that the call reads or writes. ", remedy, " ", context(call)));
}

/// Memory beside inputs and outputs that a call reads.
struct Factors {
  char const* name = nullptr;
  ViewInfo const* view = nullptr;
  Range range = {};
  bool read_first = false;  ///< before an output is written
};

constexpr std::string_view own_workspace = "Give a workspace of its own.";

/// Those that are given.
InlineVector<Factors, 3> factors_of(MemoryBeside const& beside) {
  InlineVector<Factors, 3> factors;
  auto const add = [&](char const* name, ViewInfo const* view, bool read_first) {
    if (view != nullptr) factors.push_back({name, view, range_of(*view), read_first});
  };
  add("multiply_in", beside.multiply_in, beside.ends_alias);
  add("multiply_out", beside.multiply_out, false);
  add("the filter", beside.filter, false);
  return factors;
}

Memory memory_of(Factors const& factors) { return {factors.name, Side::beside, 0, factors.view}; }

Range workspace_range(MemoryBeside const& beside) {
  auto const first = reinterpret_cast<std::uintptr_t>(beside.workspace);
  return {first, beside.workspace_bytes == 0 ? first : first + beside.workspace_bytes};
}

void check_workspace_and_factors(MemoryCall const& call, std::span<Factors const> factors) {
  auto const workspace = workspace_range(call.beside);
  for (auto const& one : factors)
    if (meet(workspace, one.range)) require_apart(call, workspace_memory, memory_of(one), own_workspace);
}

/// Input `c` against the workspace, and if it is written, against factors, and against inputs and outputs that are read
/// later.
void check_input(MemoryCall const& call, std::span<Factors const> factors, std::size_t c) {
  auto const range = range_of(call.in[c]);
  if (meet(range, workspace_range(call.beside)))
    require_apart(call, workspace_memory, field(call, Side::input, c), own_workspace);
  if (!call.beside.destroys_input || call.in[c].part != ElementPart::whole) return;
  constexpr std::string_view remedy = "Leave PlanOptions::destroy_input out, or copy one of them.";
  for (auto const& one : factors)
    if (meet(range, one.range)) require_apart(call, field(call, Side::input, c), memory_of(one), remedy);
  for (std::size_t other = 0; other < c; ++other)
    if (meet(range, range_of(call.in[other])))
      require_apart(call, field(call, Side::input, c), field(call, Side::input, other), remedy);
  for (std::size_t d = 0; call.beside.adds && d < call.out.size(); ++d)
    if (meet(range, range_of(call.out[d])))
      require_apart(call, field(call, Side::input, c), field(call, Side::output, d), remedy);
}

/// Output `d` against workspace and factors.
void check_output(MemoryCall const& call, std::span<Factors const> factors, std::size_t d) {
  auto const range = range_of(call.out[d]);
  if (meet(range, workspace_range(call.beside)))
    require_apart(call, workspace_memory, field(call, Side::output, d), own_workspace);
  for (auto const& one : factors)
    if (!one.read_first && meet(range, one.range))
      require_apart(
          call, field(call, Side::output, d), memory_of(one),
          one.view == call.beside.multiply_in
              ? "Copy multiply_in, or set PlanOptions::ends_alias: the call then reads it before the output is written."
              : "Give an output of its own, or a copy of the factors.");
}

}  // namespace

void check_memory(std::string_view function, std::span<ViewInfo const> in, std::span<ViewInfo const> out,
                  MemoryBeside const& beside) {
  MemoryCall const call{function, in, out, beside};
  auto const factors = factors_of(beside);
  std::span<Factors const> const all(factors.begin(), factors.size());
  check_workspace_and_factors(call, all);
  for (std::size_t c = 0; c < in.size(); ++c) check_input(call, all, c);
  for (std::size_t d = 0; d < out.size(); ++d) check_output(call, all, d);
}

}  // namespace TeamFFT::Impl
