// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From a filter's fields to its transforms: kinds and their inverses, lengths, what lies between, and every check of
// the arguments.
#include <TeamFFT/detail/filter_problem.hpp>

#include "problem/canonical.hpp"
#include "problem/text.hpp"
#include "problem/view_check.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace TeamFFT::Impl {
namespace {

using Axes = InlineVector<std::size_t, max_rank>;

template <class... Parts>
[[noreturn]] void fail(FilterRequest const& request, Parts const&... parts) {
  std::string fields;
  for (auto const& view : request.in) fields += (fields.empty() ? "[in: " : "; ") + describe(view);
  for (auto const& view : request.out) fields += (&view == &request.out.front() ? "; out: " : "; ") + describe(view);
  throw Error(text(request.function, ": ", parts..., " ", fields, "]"));
}

Axes resolved_axes(FilterRequest const& request) {
  int const rank = request.in.front().rank;
  Axes axes;
  for (int const given : request.axes) {
    if (given < -rank || given >= rank)
      fail(request, "axis ", given, " for Views of rank ", rank, "; axes run from ", -rank, " to ", rank - 1, ".");
    auto const axis = static_cast<std::size_t>(given < 0 ? given + rank : given);
    if (std::find(axes.begin(), axes.end(), axis) != axes.end())
      fail(request, "axis ", axis, " is listed twice; each axis can be transformed once. Drop one of them.");
    axes.push_back(axis);
  }
  return axes;
}

bool contains(Axes const& axes, std::size_t d) { return std::find(axes.begin(), axes.end(), d) != axes.end(); }

/// Of the transform to spectra.
InlineVector<Kind, max_rank> spectral_kinds(FilterRequest const& request, bool points_are_real, bool spectra_are_real) {
  std::size_t const count = request.axes.size();
  InlineVector<Kind, max_rank> kinds;
  if (!request.kinds.empty() && request.kinds.size() != count)
    fail(request, request.kinds.size(), " kinds for ", count, " axes; one for each axis is required, or none at all.");
  if (request.kinds.empty() && spectra_are_real)
    fail(request,
         "real spectra without kinds; give FilterOptions::kinds, one from reals to reals (a DCT, a DST, r2hc, dht) for "
         "each axis.");
  for (std::size_t i = 0; i < count; ++i)
    kinds.push_back(!request.kinds.empty()              ? request.kinds[i]
                    : points_are_real && i + 1 == count ? Kind::r2c
                                                        : Kind::c2c_forward);
  for (std::size_t i = 0; i < count; ++i)
    if (kinds[i] == Kind::c2r || (kinds[i] == Kind::r2c && i + 1 < count))
      fail(request, row_of(kinds[i]).name, " as kind ", i, " of ", count,
           "; the kinds are those of the way to spectra, and r2c is for the last listed axis. Reorder the axes.");
  bool const all_real = std::all_of(kinds.begin(), kinds.end(), is_real_to_real), halves = kinds.back() == Kind::r2c;
  if (points_are_real && !all_real && !halves)
    fail(
        request, row_of(kinds.back()).name,
        " along the last listed axis of real data, whose other kinds are not all from reals to reals; it must be r2c.");
  if (!points_are_real && halves)
    fail(request, "r2c of complex data; it takes real fields. Leave the kind out, or give c2c_forward.");
  return kinds;
}

void check_fields(FilterRequest const& request, Axes const& axes) {
  auto const& last = request.in.back();
  bool const given = !request.shape.empty();
  for (auto const& view : request.in)
    for (std::size_t d = 0; d < static_cast<std::size_t>(last.rank); ++d)
      if (view.extents[d] != last.extents[d] && (contains(axes, d) ? !given : view.extents[d] != 1))
        fail(request, "input extents ", view.extents[d], " and ", last.extents[d], " along axis ", d,
             "; fields have the same extents (1 along an axis that is not transformed, but for the last one's). Take "
             "Kokkos::subviews.");
  for (auto const& view : request.out)
    for (std::size_t d = 0; d < static_cast<std::size_t>(last.rank); ++d) {
      auto const required = contains(axes, d) ? request.out.front().extents[d] : last.extents[d];
      if (view.extents[d] != required)
        fail(request, "output extent ", view.extents[d], " along axis ", d, "; it must be ", required,
             contains(axes, d) ? ", that of the first output" : ", that of the input", ". Take a Kokkos::subview.");
    }
}

/// Views that share elements must be the same one.
void check_overlap(FilterRequest const& request) {
  auto const is_memory = [](ViewInfo const& view) { return !view.is_called && !footprint(view).empty(); };
  auto const same = [](ViewInfo const& a, ViewInfo const& b) {
    bool equal = a.data == b.data && a.is_complex == b.is_complex;
    for (std::size_t d = 0; equal && d < static_cast<std::size_t>(a.rank); ++d)
      equal = a.strides[d] == b.strides[d] || a.extents[d] <= 1 || b.extents[d] <= 1;
    return equal;
  };
  for (std::size_t d = 0; d < request.out.size(); ++d) {
    auto const& out = request.out[d];
    if (!is_memory(out)) continue;
    for (auto const& in : request.in)
      if (is_memory(in) && !same(in, out) && share_elements(footprint(in), footprint(out)) != Answer::no)
        fail(request, "input and output ", d,
             " overlap, or may, without being in place; they must share no element, or start at the same address with "
             "equal strides.",
             " The input lies at ", addresses(footprint(in)), ", the output at ", addresses(footprint(out)),
             ". Give an output of its own.");
    for (std::size_t other = 0; other < d; ++other)
      if (is_memory(request.out[other]) && share_elements(footprint(request.out[other]), footprint(out)) != Answer::no)
        fail(request, "outputs ", other, " and ", d, " overlap, or may; each needs elements of its own. Output ", other,
             " lies at ", addresses(footprint(request.out[other])), ", output ", d, " at ", addresses(footprint(out)),
             ". Give other Views.");
  }
}

/// A turning pass between Views has no plan beside it that would say so.
void check_outputs(FilterRequest const& request) {
  for (std::size_t d = 0; d < request.out.size(); ++d)
    if (!request.out[d].is_called && coincides_with_itself(footprint(request.out[d])) != Answer::no)
      fail(request, "different elements of output ", d,
           " lie, or may lie, at the same address; each result needs a place of its own. ",
           "Give an output whose strides do not overlap.");
}

/// Lengths as given, or the extents that the points have.
void take_shape(FilterProblem& problem, FilterRequest const& request, Axes const& axes) {
  auto const& in = request.in.back();
  auto const& out = request.out.front();
  if (!request.shape.empty() && request.shape.size() != axes.size())
    fail(request, request.shape.size(), " lengths (s) for ", axes.size(), " axes; one for each axis is required.");
  for (std::size_t i = 0; i < axes.size(); ++i) {
    if (request.shape.empty() && changes_element(problem.first[i]) && request.start == FilterStart::backward)
      fail(request,
           "half spectra without lengths, which their extents do not tell: n/2+1 is that of an even and an odd n. Give "
           "s.");
    std::size_t const n = request.shape.empty() ? in.extents[axes[i]] : request.shape[i];
    if (n < row_of(problem.first[i]).smallest || n < row_of(problem.second[i]).smallest)
      fail(request, "a length of ", n, " along axis ", axes[i], "; ", row_of(problem.first[i]).name, " needs at least ",
           row_of(problem.first[i]).smallest, ". Give longer Views, or s to zero-pad the input.");
    if (request.shape.empty() && out.extents[axes[i]] != output_extent(problem.second[i], n))
      fail(request, "output extent ", out.extents[axes[i]], " along axis ", axes[i], ", the input's is ", n,
           "; without s both are the same. Give such an output, or s to zero-pad the input and crop the output.");
    problem.shape.push_back(n);
  }
}

/// Outputs shorter than the transform are its first elements, as inputs are.
void take_boxes(FilterProblem& problem, FilterRequest const& request, Axes const& axes) {
  auto& boxes = problem.second_options.out_box;
  bool const given = !boxes.empty();
  if (given && boxes.size() != axes.size())
    fail(request, boxes.size(), " output boxes for ", axes.size(),
         " axes; one for each axis is required, or none at all.");
  if (!given) boxes.assign(axes.size(), Box{});
  for (std::size_t i = 0; i < axes.size(); ++i) {
    std::size_t const extent = request.out.front().extents[axes[i]],
                      whole = output_extent(problem.second[i], problem.shape[i]);
    if (boxes[i] != Box{} || extent == whole) continue;
    if (extent > whole)
      fail(request, "output extent ", extent, " along axis ", axes[i], "; s = ", problem.shape[i], " gives at most ",
           whole, ". Give a longer s, or a shorter output.");
    boxes[i] = Box::at(0);
  }
  if (std::all_of(boxes.begin(), boxes.end(), [](Box const& box) { return box == Box{}; })) boxes.clear();
}

ViewInfo packed_view(ViewInfo view, bool left) {
  std::ptrdiff_t stride = 1;
  auto const rank = static_cast<std::size_t>(view.rank);
  for (std::size_t n = 0; n < rank; ++n) {
    std::size_t const d = left ? n : rank - 1 - n;
    view.strides[d] = stride;
    stride *= static_cast<std::ptrdiff_t>(view.extents[d]);
  }
  return view;
}

void take_middle(FilterProblem& problem, FilterRequest const& request, Axes const& axes) {
  for (auto const& in : request.in) {
    ViewInfo middle = in;
    middle.data = nullptr;
    middle.is_called = true;
    middle.is_const = false;
    middle.is_complex =
        !(std::all_of(problem.first.begin(), problem.first.end(), is_real_to_real) ? !in.is_complex
                                                                                   : problem.first.back() == Kind::c2r);
    for (std::size_t i = 0; i < axes.size(); ++i)
      middle.extents[axes[i]] = output_extent(problem.first[i], problem.shape[i]);
    problem.middle_in.push_back(packed_view(middle, request.left));
    if (problem.middle_in.front().is_complex != middle.is_complex)
      fail(request,
           "real and complex fields with kinds that keep them so; give fields of one element type, or complex kinds.");
  }
  problem.middle = problem.middle_in.back();
}

/// Rows along the fastest dimension begin with a sector of memory, where that costs little.
ViewInfo aligned_view(ViewInfo view, bool left) {
  constexpr std::size_t sector = 32, costs_little = 10;
  std::size_t const fastest = left ? 0 : static_cast<std::size_t>(view.rank) - 1, n = view.extents[fastest];
  std::size_t const elements = sector / element_bytes(view.precision, view.is_complex),
                    rows = (n + elements - 1) / elements * elements;
  bool const pays = view.rank > 1 && (rows - n) * costs_little <= n;
  view.extents[fastest] = pays ? rows : n;
  view = packed_view(view, left);
  view.extents[fastest] = n;
  return view;
}

/// Lines of a turning pass along dimension d: with those that fill the rows of memory, so that no team begins within a
/// sector.
std::size_t lines_along(ViewInfo const& middle, FilterTurn const& turn, bool left, std::size_t d) {
  auto const rank = static_cast<std::size_t>(middle.rank);
  std::size_t const fastest = left ? 0 : rank - 1;
  if (turn.first.axes.empty() || d != fastest || rank == 1) return middle.extents[d];
  return static_cast<std::size_t>(turn.before.strides[left ? 1 : rank - 2]);  // as behind the pass
}

bool same_shape(std::span<ViewInfo const> views, bool strides) {
  return std::all_of(views.begin(), views.end(), [&](ViewInfo const& view) {
    return view.extents == views.front().extents && view.is_complex == views.front().is_complex &&
           (!strides || view.strides == views.front().strides);
  });
}

FilterTransforms without(std::size_t i, Axes const& axes, InlineVector<Kind, max_rank> const& kinds,
                         InlineVector<std::size_t, max_rank> const& shape, PlanOptions const& options) {
  FilterTransforms transforms;
  transforms.options = options;
  for (auto* const boxes : {&transforms.options.in_box, &transforms.options.out_box})
    if (!boxes->empty()) boxes->erase(boxes->begin() + static_cast<std::ptrdiff_t>(i));
  for (std::size_t a = 0; a < axes.size(); ++a) {
    if (a == i) continue;
    transforms.axes.push_back(static_cast<int>(axes[a]));
    transforms.kinds.push_back(kinds[a]);
    transforms.shape.push_back(shape[a]);
  }
  return transforms;
}

/// Whether the axis can be transformed there and back in a pass of complex lines, whose inputs are the first elements
/// and whose outputs too.
bool may_turn(FilterProblem const& problem, FilterRequest const& request, std::size_t i, Axes const& axes) {
  auto const& in_boxes = problem.first_options.in_box;
  auto const& out_boxes = problem.second_options.out_box;
  auto const is_first = [&](std::vector<Box> const& boxes) {
    return boxes.empty() || boxes[i] == Box{} || boxes[i] == Box::at(0);
  };
  auto const becomes_complex = [&](ViewInfo const& view, InlineVector<Kind, max_rank> const& kinds) {
    if (view.is_complex) return true;
    for (std::size_t a = 0; a < axes.size(); ++a)
      if (a != i && !is_real_to_real(kinds[a])) return true;
    return false;
  };
  // which the kernel is compiled for
  auto const kind = request.start == FilterStart::forward ? Kind::c2c_forward : Kind::c2c_backward;
  bool const crops_factors =
      problem.first_options.multiply_in.is_given() && request.in.front().extents[axes[i]] > problem.shape[i];
  return problem.first[i] == kind && !crops_factors && problem.middle.is_complex && is_first(in_boxes) &&
         is_first(out_boxes) && request.out.front().extents[axes[i]] <= problem.shape[i] &&
         becomes_complex(request.in.front(), problem.first) && becomes_complex(request.out.front(), problem.second);
}

/// Along the slowest axis that can; of a single one only between Views, all of which lie alike.
std::optional<FilterTurn> turn_of(FilterProblem const& problem, FilterRequest const& request, Axes const& axes) {
  auto const is_view = [](ViewInfo const& view) { return !view.is_called; };
  bool const single = axes.size() == 1;
  auto const& options = request.options;
  if (!same_shape(request.in, single) || !same_shape(request.out, single)) return {};
  if (single && (!std::all_of(request.in.begin(), request.in.end(), is_view) ||
                 !std::all_of(request.out.begin(), request.out.end(), is_view) || options.multiply_in.is_given() ||
                 options.multiply_out.is_given() || options.beta != 0))
    return {};
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < axes.size(); ++i)
    if (may_turn(problem, request, i, axes) &&
        (!best || std::abs(problem.middle.strides[axes[i]]) > std::abs(problem.middle.strides[axes[*best]])))
      best = i;
  if (!best) return {};
  FilterTurn turn{axes[*best],
                  {},
                  without(*best, axes, problem.first, problem.shape, problem.first_options),
                  without(*best, axes, problem.second, problem.shape, problem.second_options),
                  problem.middle,
                  problem.middle};
  std::size_t const m = turn.dimension, N = problem.shape[*best];
  turn.before.extents[m] = std::min(request.in.front().extents[m], N);
  turn.after.extents[m] = request.out.front().extents[m];
  auto const between = [&](ViewInfo const& view) {
    return request.aligned ? aligned_view(view, request.left) : packed_view(view, request.left);
  };
  turn.before = single ? request.in.front() : between(turn.before);
  turn.after = single ? request.out.front() : between(turn.after);
  auto& pass = turn.pass;
  pass.precision = problem.middle.precision;
  pass.kind = problem.first[*best];
  pass.axis = {N, turn.before.strides[m], turn.after.strides[m], 0};
  pass.extent_in = std::min(turn.before.extents[m], N);
  pass.extent_out = turn.after.extents[m];
  pass.fields = std::max(request.in.size(), request.out.size());
  for (std::size_t d = 0; d < static_cast<std::size_t>(problem.middle.rank); ++d)
    if (d != m)
      pass.batch.push_back(
          {lines_along(problem.middle, turn, request.left, d), turn.before.strides[d], turn.after.strides[d], 0});
  return turn;
}

}  // namespace

std::size_t element_count(ViewInfo const& view) {
  std::size_t count = 1;
  for (std::size_t d = 0; d < static_cast<std::size_t>(view.rank); ++d) count *= view.extents[d];
  return count;
}

FilterProblem make_filter_problem(FilterRequest const& request) {
  FilterProblem problem{};
  auto const axes = resolved_axes(request);
  check_fields(request, axes);
  check_overlap(request);
  check_outputs(request);
  bool const forward = request.start == FilterStart::forward;
  auto const& in = request.in.back();
  auto const all_real = [](std::span<ViewInfo const> views) {
    return std::none_of(views.begin(), views.end(), [](ViewInfo const& view) { return view.is_complex; });
  };
  bool const points_are_real = forward ? all_real(request.in) && all_real(request.out) : request.points_are_real;
  auto const kinds = spectral_kinds(request, points_are_real, !forward && !in.is_complex);
  problem.scale = 1;
  for (auto const kind : kinds) {
    problem.first.push_back(forward ? kind : inverse_of(kind));
    problem.second.push_back(forward ? inverse_of(kind) : kind);
  }
  problem.first_options = problem.second_options = request.options;
  problem.first_options.multiply_out = problem.second_options.multiply_in = {};
  problem.first_options.out_box = problem.second_options.in_box = {};
  problem.first_options.alpha = 1;
  problem.first_options.beta = 0;
  problem.first_options.external_workspace = problem.second_options.external_workspace = true;
  problem.ends_alias = request.options.ends_alias;
  // all inputs are read before anything is written
  problem.first_options.ends_alias = problem.second_options.ends_alias = false;
  problem.second_options.destroy_input = true;  // what lies between the transforms is the filter's own
  take_shape(problem, request, axes);
  take_boxes(problem, request, axes);
  take_middle(problem, request, axes);
  for (std::size_t i = 0; i < kinds.size(); ++i)
    problem.scale /= static_cast<long double>(logical_length(kinds[i], problem.shape[i]));
  if (element_count(problem.middle) != 0) problem.turn = turn_of(problem, request, axes);
  return problem;
}

std::optional<std::size_t> slab_dimension(FilterRequest const& request) {
  auto const axes = resolved_axes(request);
  auto const& in = request.in.back();
  std::optional<std::size_t> slowest;
  auto const stride = [&](std::size_t d) { return std::abs(in.strides[d]); };
  for (std::size_t d = 0; d < static_cast<std::size_t>(in.rank); ++d)
    if (!contains(axes, d) && in.extents[d] > 1 && (!slowest || stride(d) > stride(*slowest))) slowest = d;
  return slowest;
}

void check_filter_execute(std::string_view function, std::span<ViewInfo const> planned_in,
                          std::span<ViewInfo const> planned_out, std::span<ViewInfo const> in,
                          std::span<ViewInfo const> out) {
  FilterRequest const request{function, {}, in, out, {}, {}, {}, {}, {}, {}, PlanOptions{}};
  auto const compare = [&](ViewInfo const& planned, ViewInfo const& view, char const* name, std::size_t number) {
    bool same = planned.rank == view.rank && planned.precision == view.precision &&
                planned.is_complex == view.is_complex && planned.is_called == view.is_called;
    for (std::size_t d = 0; same && d < static_cast<std::size_t>(view.rank); ++d)
      same = view.extents[d] == planned.extents[d] && (view.extents[d] <= 1 || view.strides[d] == planned.strides[d]);
    if (!same)
      fail(request, name, " ", number, " is not as planned, which was ", describe(planned),
           ". Give such a View, or make a plan for these.");
    if (view.is_called || footprint(view).empty()) return;
    auto const alignment = element_bytes(view.precision, false);
    if (view.data == nullptr) fail(request, name, " ", number, " has no memory (a null pointer). Allocate the View.");
    if (reinterpret_cast<std::uintptr_t>(view.data) % alignment != 0)
      fail(request, name, " ", number, " starts at an address that is no multiple of ", alignment,
           " bytes, as its scalar type needs. Mend the pointer.");
  };
  for (std::size_t c = 0; c < in.size(); ++c) compare(planned_in[c], in[c], "input", c);
  for (std::size_t d = 0; d < out.size(); ++d) compare(planned_out[d], out[d], "output", d);
  check_overlap(request);
}

}  // namespace TeamFFT::Impl
