// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From a View and its axes to the swaps of fftshift and ifftshift, checks included.
#include <TeamFFT/detail/shift_map.hpp>

#include "problem/canonical.hpp"
#include "problem/text.hpp"
#include "problem/view_check.hpp"

#include <algorithm>
#include <cstdlib>

namespace TeamFFT::Impl {
namespace {

struct ShiftRequest {
  std::string_view function;
  ViewInfo const& view;
  std::span<int const> axes;
};

template <class... Parts>
[[noreturn]] void fail(ShiftRequest const& request, Parts const&... parts) {
  std::string axes;
  for (int const axis : request.axes) axes += (axes.empty() ? "" : ", ") + std::to_string(axis);
  throw Error(text(request.function, ": ", parts..., " [", describe(request.view), "; axes ", axes, "]"));
}

void check_view(ShiftRequest const& request) {
  auto const& view = request.view;
  if (view.rank < 1 || view.rank > max_rank)
    fail(request, "a View of rank ", view.rank, "; ranks 1 to ", max_rank, " can be shifted.");
  if (view.is_const) fail(request, "the View is const; it is shifted in place. Give a View of non-const elements.");
  auto const elements = footprint(view);
  if (elements.too_large())
    fail(request,
         "the View's extents and strides reach over more than 2^60 bytes; no memory holds that. Check the layout.");
  if (elements.empty()) return;
  if (view.data == nullptr) fail(request, "the View has no memory (a null pointer). Allocate it.");
  auto const alignment = element_bytes(view.precision, false);
  if (reinterpret_cast<std::uintptr_t>(view.data) % alignment != 0)
    fail(request, "the View starts at an address that is no multiple of ", alignment,
         " bytes, as its scalar type needs. Mend the pointer.");
  if (coincides_with_itself(elements) != Answer::no)
    fail(request,
         "different elements of the View lie, or may lie, at the same address; each needs a place of its own. Give a "
         "View whose strides do not overlap.");
}

InlineVector<std::size_t, max_rank> resolved_axes(ShiftRequest const& request) {
  int const rank = request.view.rank;
  if (request.axes.size() > static_cast<std::size_t>(rank))
    fail(request, request.axes.size(), " axes for a View of rank ", rank, "; at most ", rank, " can be shifted.");
  InlineVector<std::size_t, max_rank> axes;
  for (int const given : request.axes) {
    if (given < -rank || given >= rank)
      fail(request, "axis ", given, " for a View of rank ", rank, "; axes run from ", -rank, " to ", rank - 1, ".");
    auto const axis = static_cast<std::size_t>(given < 0 ? given + rank : given);
    if (std::find(axes.begin(), axes.end(), axis) != axes.end())
      fail(request, "axis ", axis, " is listed twice; each axis can be shifted once. Drop one of them.");
    axes.push_back(axis);
  }
  return axes;
}

using ShiftDimensions = InlineVector<ShiftDimension, max_rank>;

/// Dimensions of more than one element, the smallest stride first; `split` is where the first element goes.
ShiftDimensions dimensions_of(ShiftRequest const& request, Direction direction) {
  auto const& view = request.view;
  ShiftDimensions dimensions;
  auto const axes = resolved_axes(request);
  for (std::size_t d = 0; d < static_cast<std::size_t>(view.rank); ++d) {
    if (view.extents[d] == 1) continue;
    ShiftDimension dimension{view.extents[d], view.strides[d]};
    if (std::find(axes.begin(), axes.end(), d) != axes.end()) {
      auto const half = dimension.extent / 2;
      dimension.split = direction == Direction::forward ? half : dimension.extent - half;
      dimension.move = dimension.extent % 2 == 0 ? Move::exchange : Move::reverse;
    }
    dimensions.push_back(dimension);
  }
  sort_few(dimensions,
           [](ShiftDimension const& a, ShiftDimension const& b) { return std::abs(a.stride) < std::abs(b.stride); });
  return dimensions;
}

ShiftRound round_of(ShiftDimensions const& dimensions) {
  ShiftRound round;
  round.count = 1;
  for (auto const& dimension : dimensions) {
    round.dimensions[round.rank++] = dimension;
    round.count *= dimension.extent;
  }
  return round;
}

bool moves(ShiftDimensions const& dimensions) {
  return std::any_of(dimensions.begin(), dimensions.end(),
                     [](ShiftDimension const& dimension) { return dimension.move != Move::stay; });
}

}  // namespace

ShiftMap make_shift(std::string_view function, ViewInfo const& view, std::span<int const> axes, Direction direction) {
  ShiftRequest const request{function, view, axes};
  check_view(request);
  auto const parts = dimensions_of(request, direction);
  ShiftMap map;
  if (footprint(view).empty() || !moves(parts)) return map;
  auto whole = parts, rest = parts;
  for (auto& dimension : whole) dimension.split = 0;
  for (auto& dimension : rest)
    if (dimension.move == Move::exchange) dimension.move = Move::stay;
  map.rounds[map.round_count++] = round_of(whole);
  if (moves(rest)) map.rounds[map.round_count++] = round_of(rest);
  return map;
}

}  // namespace TeamFFT::Impl
