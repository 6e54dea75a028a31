// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Options at the ends of a transform: which functors they want there, and how the problem's offsets then tell an
// element's indices.
#include "problem/text.hpp"
#include "problem/view_check.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace TeamFFT::Impl {
namespace {

constexpr unsigned most_bits = 60;

/// One side of a problem: what its dimensions are and where they have their strides.
struct SideOf {
  char const* name;
  ViewInfo const& view;
  AnyView const& factors;
  std::ptrdiff_t Axis::*axis_stride;
  std::ptrdiff_t Batch::*batch_stride;
  bool is_real;
};

/// How far factors step along dimension d of a View of such rank.
std::ptrdiff_t factor_stride(SideOf const& side, std::size_t d) {
  auto const& factors = side.factors.info();
  auto const rank = static_cast<std::size_t>(side.view.rank), own = static_cast<std::size_t>(factors.rank);
  if (d + own < rank) return 0;
  std::size_t const at = d + own - rank;
  if (factors.extents[at] == 1) return 0;
  if (factors.extents[at] != side.view.extents[d])
    throw Error(text("factors (", describe(factors), ") have extent ", factors.extents[at], " along their axis ", at,
                     ", the ", side.name, " ", side.view.extents[d],
                     "; it must be that, or 1 for one factor along the axis."));
  return factors.strides[at];
}

void check_factors(SideOf const& side, Precision precision) {
  auto const& factors = side.factors.info();
  auto const refuse = [&](auto const&... parts) {
    throw Error(text("factors (", describe(factors), ") for the ", side.name, parts...));
  };
  if (side.view.rank == 0)
    refuse(" of a problem without Views, whose dimensions have no order. Make the plan from Views.");
  if (factors.rank > side.view.rank)
    refuse(" of rank ", side.view.rank,
           "; they may have no more dimensions than that. Take a Kokkos::subview of them.");
  if (factors.precision != precision)
    refuse(" of another precision; both need float or both double. Copy the factors to the other type.");
  if (factors.is_complex && side.is_real) refuse(", whose elements are real; its factors must be, too.");
  if (footprint(factors).too_large())
    refuse(" reach over more than 2^60 bytes; no memory holds that. Check the layout.");
  if (factors.data == nullptr && !footprint(factors).empty())
    refuse(" have no memory (a null pointer). Allocate the View.");
}

/// The end's dimensions, the fastest first, each with bits of its own; the problem's strides become theirs.
ViewEnd put_end(ProblemKey& called, ProblemKey const& raw, std::span<std::size_t const> dimensions, SideOf const& side,
                bool with_boxes) {
  struct Found {
    ViewEnd::Dimension dimension;
    std::ptrdiff_t* stride;
  };
  InlineVector<Found, ProblemKey::capacity * 2> found;
  bool const has_factors = side.factors.is_given();
  auto const add = [&](std::size_t extent, std::ptrdiff_t stride,
                       std::ptrdiff_t& called_stride) -> ViewEnd::Dimension& {
    std::ptrdiff_t const factor = has_factors ? factor_stride(side, dimensions[found.size()]) : 0;
    found.push_back({{extent, stride, factor, 0, 0, false, {}}, &called_stride});
    return found.back().dimension;
  };
  bool repeats = false;
  bool const is_input = side.axis_stride == &Axis::stride_in;
  for (std::size_t a = 0; a < raw.axes.size(); ++a) {
    auto const& axis = raw.axes[a];
    auto& dimension =
        add(is_input ? axis.extent_in : extent_out(axis), axis.*side.axis_stride, called.axes[a].*side.axis_stride);
    if (!with_boxes || !(is_input ? has_input_window(axis) : has_output_window(axis))) continue;
    dimension.has_window = true;
    dimension.window = is_input ? input_window(axis) : output_window(axis);
    repeats = repeats || dimension.window.count > dimension.window.length;
    auto& whole = called.axes[a];
    (is_input ? whole.in_box : whole.out_box) = {};
    (is_input ? whole.extent_in : whole.extent_out) = is_input ? input_extent(axis.kind, axis.length) : 0;
  }
  for (std::size_t b = 0; b < raw.batch.size(); ++b)
    add(raw.batch[b].count, raw.batch[b].*side.batch_stride, called.batch[b].*side.batch_stride);
  std::stable_sort(found.begin(), found.end(), [](Found const& a, Found const& b) {
    return std::abs(a.dimension.stride) < std::abs(b.dimension.stride);
  });
  ViewEnd end;
  end.repeats = repeats;
  unsigned shift = 0;
  for (auto& [dimension, stride] : found) {
    end.size *= dimension.positions();
    dimension.shift = static_cast<std::uint8_t>(shift);
    *stride = std::ptrdiff_t{1} << shift;
    if (dimension.positions() <= 1 && !dimension.has_window) continue;
    dimension.bits = static_cast<std::uint8_t>(std::bit_width(dimension.positions() - 1));
    shift += dimension.bits;
    if (shift > most_bits)
      throw Error(text("extents of the ", side.name, " that together need more than ", most_bits,
                       " bits for an index; split the batch into several plans."));
    end.dimensions[end.rank++] = dimension;
  }
  if (has_factors) {
    end.factors = side.factors.info().data;
    end.has_complex_factors = side.factors.info().is_complex;
  }
  return end;
}

}  // namespace

void put_ends(PlanKeys& keys, ProblemKey const& raw, std::span<std::size_t const> dimensions, ViewInfo const& in,
              ViewInfo const& out, PlanOptions const& options) {
  auto const problem = raw.problem();
  SideOf const source{"input", in, options.multiply_in, &Axis::stride_in, &Batch::stride_in, problem.input_is_real()};
  SideOf const sink{
      "output", out, options.multiply_out, &Axis::stride_out, &Batch::stride_out, problem.output_is_real()};
  bool const adds = options.beta != 0;
  if (!std::isfinite(options.alpha) || !std::isfinite(options.beta))
    throw Error(text("alpha = ", options.alpha, " and beta = ", options.beta, "; both must be finite. Give numbers."));
  if (adds && out.is_called)
    throw Error(text(
        "beta = ", options.beta,
        " with a sink or planar output, whose elements are not read; let a sink add them, or give an output View."));
  if (adds && raw.placement == Placement::in_place)
    throw Error(
        text("beta = ", options.beta,
             " in place, where the output's elements are the input's; give an output of its own, or beta = 0."));
  for (auto const* side : {&source, &sink})
    if (side->factors.is_given()) check_factors(*side, raw.precision);
  bool const in_window = std::any_of(raw.axes.begin(), raw.axes.end(), has_input_window);
  bool const out_window = std::any_of(raw.axes.begin(), raw.axes.end(), has_output_window);
  auto const put = [&](bool at_ends) {
    CalledProblem result{raw, {}, {}};
    result.key.placement = Placement::out_of_place;
    if (source.factors.is_given() || (at_ends && in_window))
      result.source = put_end(result.key, raw, dimensions, source, at_ends);
    if (sink.factors.is_given() || adds || (at_ends && out_window)) {
      result.sink = put_end(result.key, raw, dimensions, sink, at_ends);
      result.sink->beta = options.beta;
    }
    if (result.source || result.sink)
      result.key.canonicalize();
    else
      result.key = keys.key;
    return result;
  };
  // one end is copied then, and with it the other may have any box
  bool const in_place = raw.placement == Placement::in_place;
  keys.called = put(in_place);
  if (!in_place && (in_window || out_window)) keys.at_ends = put(true);
}

}  // namespace TeamFFT::Impl
