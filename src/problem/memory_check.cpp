// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which memories of one call are compared, first by their ranges of addresses, then element by element.
#include <TeamFFT/detail/memory_check.hpp>

#include "problem/text.hpp"
#include "problem/view_check.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace TeamFFT::Impl {
namespace {

struct Call {
  std::string_view function;
  std::span<ViewInfo const> in, out;
  MemoryBeside const& beside;
};

/// Addresses from the first byte to the one behind the last; none where both are 0.
struct Range {
  std::uintptr_t begin = 0, end = 0;
};

bool meet(Range const& a, Range const& b) { return a.begin < b.end && b.begin < a.end; }

Range range_of(ViewInfo const& view) {
  if (view.is_called) return {};
  std::ptrdiff_t low = 0, high = 1;
  for (std::size_t d = 0; d < static_cast<std::size_t>(view.rank); ++d) {
    if (view.extents[d] == 0) return {};
    auto const reach = static_cast<std::ptrdiff_t>(view.extents[d] - 1) * view.strides[d];
    (reach < 0 ? low : high) += reach;
  }
  auto const first = reinterpret_cast<std::uintptr_t>(view.data);
  auto const bytes = static_cast<std::ptrdiff_t>(element_bytes(view.precision, view.is_complex));
  return {first + static_cast<std::uintptr_t>(low * bytes), first + static_cast<std::uintptr_t>(high * bytes)};
}

Range range_of(ViewInfo const* view) { return view == nullptr ? Range{} : range_of(*view); }

/// One memory of a call, for the exact comparison and its message.
struct Memory {
  std::string name;
  Footprint elements;
  std::string description;
};

enum class Side { input, output };

std::span<ViewInfo const> views_of(Call const& call, Side side) { return side == Side::input ? call.in : call.out; }

Memory memory_at(Call const& call, Side side, std::size_t number) {
  auto const views = views_of(call, side);
  auto const& view = views[number];
  auto const& beside = call.beside;
  std::string name = side == Side::input ? "the input" : "the output";
  if (views.size() > 1) name = text(side == Side::input ? "input " : "output ", number);
  auto const elements = !beside.by_key        ? footprint(view)
                        : side == Side::input ? input_footprint(*beside.key, view.data)
                                              : output_footprint(*beside.key, view.data);
  return {name, elements, describe(view)};
}

Memory memory_of(char const* name, ViewInfo const& view) { return {name, footprint(view), describe(view)}; }

Memory workspace_of(Call const& call) {
  Memory memory{"the workspace", {call.beside.workspace, 1, {}}, text(call.beside.workspace_bytes, " bytes")};
  memory.elements.dimensions.push_back({call.beside.workspace_bytes, 1});
  return memory;
}

/// The problem's token, or the fields of a filter.
std::string context(Call const& call) {
  if (call.beside.key != nullptr) return text("[plan ", call.beside.key->problem().token(), "]");
  std::string fields;
  for (auto const& view : call.in) fields += (fields.empty() ? "[in: " : "; ") + describe(view);
  for (auto const& view : call.out) fields += (&view == &call.out.front() ? "; out: " : "; ") + describe(view);
  return fields.empty() ? fields : fields + "]";
}

std::string place(Memory const& memory) { return text(memory.name, " (", memory.description, ") lies at ", addresses(memory.elements)); }

/// `written` and `other` may share no element.
void require_apart(Call const& call, Memory const& written, Memory const& other, std::string_view remedy) {
  auto const answer = share_elements(written.elements, other.elements);
  if (answer == Answer::no) return;
  std::string const what = answer == Answer::yes ? text(written.name, " overlaps ", other.name, ": ")
                                                 : text("whether ", written.name, " overlaps ", other.name, " cannot be told cheaply from their strides: ");
  throw Error(text(call.function, ": ", what, place(written), ", ", place(other), ". A call writes ", written.name,
                   ", which must share no element with anything else that the call reads or writes. ", remedy, " ", context(call)));
}

/// Memory beside inputs and outputs that a call reads.
struct Factors {
  char const* name;
  ViewInfo const* view;
  Range range;
  bool read_first;  ///< before an output is written
};

using AllFactors = std::array<Factors, 3>;

AllFactors factors_of(MemoryBeside const& beside) {
  return {{{"multiply_in", beside.multiply_in, range_of(beside.multiply_in), beside.ends_alias},
           {"multiply_out", beside.multiply_out, range_of(beside.multiply_out), false},
           {"the filter", beside.filter, range_of(beside.filter), false}}};
}

Range workspace_range(MemoryBeside const& beside) {
  auto const first = reinterpret_cast<std::uintptr_t>(beside.workspace);
  return {first, beside.workspace_bytes == 0 ? first : first + beside.workspace_bytes};
}

void check_workspace_apart(Call const& call, AllFactors const& factors) {
  auto const workspace = workspace_range(call.beside);
  if (workspace.begin == workspace.end) return;
  constexpr std::string_view remedy = "Give a workspace of its own.";
  for (auto const& one : factors)
    if (meet(workspace, one.range)) require_apart(call, workspace_of(call), memory_of(one.name, *one.view), remedy);
  for (auto const side : {Side::input, Side::output}) {
    auto const views = views_of(call, side);
    for (std::size_t i = 0; i < views.size(); ++i)
      if (meet(workspace, range_of(views[i]))) require_apart(call, workspace_of(call), memory_at(call, side, i), remedy);
  }
}

void check_outputs(Call const& call, AllFactors const& factors) {
  for (std::size_t d = 0; d < call.out.size(); ++d) {
    auto const range = range_of(call.out[d]);
    for (auto const& one : factors)
      if (!one.read_first && meet(range, one.range))
        require_apart(call, memory_at(call, Side::output, d), memory_of(one.name, *one.view),
                      one.view == call.beside.multiply_in
                          ? "Copy multiply_in, or set PlanOptions::ends_alias: the call then reads it before the output is written."
                          : "Give an output of its own, or a copy of the factors.");
  }
}

/// The inputs are written: factors, and inputs that are read later, would be lost with them, and so would an output that beta adds.
void check_destroyed_inputs(Call const& call, AllFactors const& factors) {
  constexpr std::string_view remedy = "Leave PlanOptions::destroy_input out, or copy one of them.";
  for (std::size_t c = 0; c < call.in.size(); ++c) {
    auto const range = range_of(call.in[c]);
    for (auto const& one : factors)
      if (meet(range, one.range)) require_apart(call, memory_at(call, Side::input, c), memory_of(one.name, *one.view), remedy);
    for (std::size_t other = 0; other < c; ++other)
      if (meet(range, range_of(call.in[other]))) require_apart(call, memory_at(call, Side::input, c), memory_at(call, Side::input, other), remedy);
    for (std::size_t d = 0; call.beside.adds && d < call.out.size(); ++d)
      if (meet(range, range_of(call.out[d]))) require_apart(call, memory_at(call, Side::input, c), memory_at(call, Side::output, d), remedy);
  }
}

}  // namespace

void check_memory(std::string_view function, std::span<ViewInfo const> in, std::span<ViewInfo const> out, MemoryBeside const& beside) {
  Call const call{function, in, out, beside};
  bool const has_factors = beside.multiply_in != nullptr || beside.multiply_out != nullptr || beside.filter != nullptr;
  auto const factors = has_factors ? factors_of(beside) : AllFactors{};
  check_workspace_apart(call, factors);
  if (has_factors) check_outputs(call, factors);
  if (beside.destroys_input) check_destroyed_inputs(call, factors);
}

}  // namespace TeamFFT::Impl
