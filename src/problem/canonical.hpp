// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The canonical form of a problem and its packed strides, for Problem and ProblemKey alike. Nothing here allocates.
#ifndef TEAMFFT_PROBLEM_CANONICAL_HPP
#define TEAMFFT_PROBLEM_CANONICAL_HPP

#include <TeamFFT/detail/boxes.hpp>
#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/problem.hpp>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <tuple>
#include <utility>

namespace TeamFFT::Impl {

template <class P>
[[nodiscard]] bool any_axis_is(P const& problem, Kind kind) {
  return std::any_of(problem.axes.begin(), problem.axes.end(), [kind](Axis const& axis) { return axis.kind == kind; });
}

template <class P>
[[nodiscard]] bool all_real_to_real(P const& problem) {
  return std::all_of(problem.axes.begin(), problem.axes.end(),
                     [](Axis const& axis) { return is_real_to_real(axis.kind); });
}

template <class P>
[[nodiscard]] bool reads_real(P const& problem) {
  return problem.real_input || any_axis_is(problem, Kind::r2c);
}

template <class P>
[[nodiscard]] bool writes_real(P const& problem) {
  return any_axis_is(problem, Kind::c2r) || (problem.real_input && all_real_to_real(problem));
}

[[nodiscard]] constexpr bool changes_element(Kind kind) { return kind == Kind::r2c || kind == Kind::c2r; }

/// a b in the ring of 64-bit integers: hand-built problems may overflow, and the same way twice is all that a packed
/// stride needs.
[[nodiscard]] constexpr std::ptrdiff_t wrapping_product(std::size_t a, std::size_t b) {
  return static_cast<std::ptrdiff_t>(a * b);
}

/// The output elements between two neighbouring rows along `axis` where nothing is wasted.
template <class P>
[[nodiscard]] std::size_t packed_row(P const& problem, Axis const& axis) {
  auto const written = extent_out(axis);
  if (problem.placement == Placement::out_of_place) return written;
  if (axis.kind == Kind::r2c) return std::max(written, axis.extent_in / 2 + axis.extent_in % 2);
  if (axis.kind == Kind::c2r) return 2 * std::max(axis.extent_in, input_extent(axis.kind, axis.length));
  return std::max(written, axis.extent_in);
}

/// Calls f(stride, packed stride, extent) for the output of every dimension, the fastest first.
template <class P, class F>
void for_packed_output(P& problem, F const& f) {
  std::size_t packed = 1;
  for (auto i = problem.axes.size(); i-- > 0;) {
    auto& axis = problem.axes[i];
    f(axis.stride_out, static_cast<std::ptrdiff_t>(packed), extent_out(axis));
    packed *= packed_row(problem, axis);
  }
  for (auto i = problem.batch.size(); i-- > 0;) {
    auto& batch = problem.batch[i];
    f(batch.stride_out, static_cast<std::ptrdiff_t>(packed), batch.count);
    packed *= batch.count;
  }
}

/// The input stride that an output stride in the same memory implies.
template <class P>
[[nodiscard]] std::ptrdiff_t same_memory_stride(P const& problem, std::ptrdiff_t stride_out) {
  bool const from_real = reads_real(problem), to_real = writes_real(problem);
  if (from_real == to_real) return stride_out;
  return from_real ? wrapping_product(2, static_cast<std::size_t>(stride_out)) : stride_out / 2;
}

/// Calls f(stride, packed stride, extent) for the input of every dimension, the fastest first; in place the output
/// strides decide.
template <class P, class F>
void for_packed_input(P& problem, F const& f) {
  bool const own = problem.placement == Placement::out_of_place;
  std::size_t packed = 1;
  for (auto i = problem.axes.size(); i-- > 0;) {
    auto& axis = problem.axes[i];
    auto const implied = changes_element(axis.kind) ? axis.stride_out : same_memory_stride(problem, axis.stride_out);
    f(axis.stride_in, own ? static_cast<std::ptrdiff_t>(packed) : implied, axis.extent_in);
    packed *= axis.extent_in;
  }
  for (auto i = problem.batch.size(); i-- > 0;) {
    auto& batch = problem.batch[i];
    f(batch.stride_in, own ? static_cast<std::ptrdiff_t>(packed) : same_memory_stride(problem, batch.stride_out),
      batch.count);
    packed *= batch.count;
  }
}

/// |stride|, or more than any of them where no second element uses it.
[[nodiscard]] inline std::size_t sort_stride(std::ptrdiff_t stride, std::size_t extent) {
  if (extent <= 1) return std::numeric_limits<std::size_t>::max();
  return stride < 0 ? std::size_t(0) - static_cast<std::size_t>(stride) : static_cast<std::size_t>(stride);
}

/// True for the slower of two dimensions.
[[nodiscard]] inline bool slower(Axis const& a, Axis const& b) {
  auto const key = [](Axis const& axis) {
    return std::tuple(sort_stride(axis.stride_out, extent_out(axis)), sort_stride(axis.stride_in, axis.extent_in),
                      axis.kind, axis.length, axis.extent_in, axis.stride_out, axis.stride_in, axis.extent_out,
                      axis.in_box.shape(), axis.in_box.first(), axis.out_box.shape(), axis.out_box.first());
  };
  return key(a) > key(b);
}

[[nodiscard]] inline bool slower(Batch const& a, Batch const& b) {
  auto const key = [](Batch const& batch) {
    return std::tuple(sort_stride(batch.stride_out, batch.count), sort_stride(batch.stride_in, batch.count),
                      batch.count, batch.stride_out, batch.stride_in);
  };
  return key(a) > key(b);
}

/// Insertion sort: dimensions are few, and g++ warns of std::sort on arrays of eight.
template <class Range, class Before>
void sort_few(Range& range, Before const& before) {
  for (std::size_t i = 1; i < range.size(); ++i)
    for (std::size_t j = i; j > 0 && before(range[j], range[j - 1]); --j) std::swap(range[j], range[j - 1]);
}

template <class Dimensions>
void sort_by_stride(Dimensions& dimensions) {
  sort_few(dimensions, [](auto const& a, auto const& b) { return slower(a, b); });
}

/// An axis whose transform hands its only element through.
[[nodiscard]] inline bool is_identity(Axis const& axis) {
  return is_complex_kind(axis.kind) && axis.length == 1 && axis.extent_in >= 1 && axis.extent_out == 0;
}

/// All of them but one where no other axis is left, or none but dct and dst of a real input: without it the output were
/// real.
template <class P>
void drop_identity_axes(P& problem) {
  auto& axes = problem.axes;
  auto const found = std::find_if(axes.begin(), axes.end(), is_identity);
  if (found == axes.end()) return;
  bool const complex_output = !writes_real(problem);
  Axis kept = axes[axes.size() - 1];
  if (!is_identity(kept)) kept = *found;
  axes.erase(std::remove_if(axes.begin(), axes.end(), is_identity), axes.end());
  if (!axes.empty() && complex_output == !writes_real(problem)) return;
  kept.extent_in = 1;
  axes.push_back(kept);
}

/// True where b runs on inside one step of a, in both Views.
[[nodiscard]] inline bool continues(Batch const& a, Batch const& b) {
  return a.stride_in == wrapping_product(b.count, static_cast<std::size_t>(b.stride_in)) &&
         a.stride_out == wrapping_product(b.count, static_cast<std::size_t>(b.stride_out));
}

template <class Dimensions>
bool merge_one_pair(Dimensions& batch) {
  for (std::size_t a = 0; a < batch.size(); ++a)
    for (std::size_t b = 0; b < batch.size(); ++b)
      if (a != b && continues(batch[a], batch[b])) {
        batch[b].count *= batch[a].count;
        batch.erase(batch.begin() + static_cast<std::ptrdiff_t>(a));
        return true;
      }
  return false;
}

template <class Dimensions>
void canonicalize_batch(Dimensions& batch) {
  if (std::any_of(batch.begin(), batch.end(), [](Batch const& b) { return b.count == 0; })) {
    batch.clear();
    batch.push_back(Batch{0, 1, 1});
    return;
  }
  batch.erase(std::remove_if(batch.begin(), batch.end(), [](Batch const& b) { return b.count == 1; }), batch.end());
  sort_by_stride(batch);
  while (merge_one_pair(batch)) sort_by_stride(batch);
}

template <class P>
P& canonicalize(P& problem) {
  problem.conjugated = problem.conjugated && (any_axis_is(problem, Kind::r2c) || any_axis_is(problem, Kind::c2r));
  for (auto& axis : problem.axes) simplify_boxes(axis);
  drop_identity_axes(problem);
  sort_by_stride(problem.axes);
  canonicalize_batch(problem.batch);
  auto const pack_where_unused = [](std::ptrdiff_t& stride, std::ptrdiff_t packed, std::size_t extent) {
    if (extent <= 1) stride = packed;
  };
  for_packed_output(problem, pack_where_unused);
  for_packed_input(problem, pack_where_unused);
  return problem;
}

}  // namespace TeamFFT::Impl

#endif
