// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FilterProblem: which transforms a filter is made of, and what the elements between them are. No Kokkos here.
#ifndef TEAMFFT_DETAIL_FILTER_PROBLEM_HPP
#define TEAMFFT_DETAIL_FILTER_PROBLEM_HPP

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/detail/filter_pass.hpp>
#include <TeamFFT/detail/problem_key.hpp>
#include <TeamFFT/detail/view_info.hpp>
#include <TeamFFT/options.hpp>
#include <TeamFFT/types.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace TeamFFT::Impl {

/// Which way a filter goes first: to spectra and back, or from spectra to points and back.
enum class FilterStart { forward, backward };

/// What a filter is asked for.
struct FilterRequest {
  std::string_view function;
  FilterStart start;
  /// the fields; an input's extent along an axis that is not transformed may be 1, but for the last one's
  std::span<ViewInfo const> in, out;
  std::span<int const> axes;
  std::span<std::size_t const> shape;  ///< a length for each axis, or none
  std::span<Kind const> kinds;         ///< of the transform to spectra, one for each axis, or none
  bool points_are_real;                ///< backward first: what spectra are transformed to
  bool left;                           ///< whether neighbours between the transforms differ in the first index
  bool aligned;  ///< whether rows there may have gaps behind them, so that each begins with a sector of memory
  PlanOptions const& options;
};

/// The transforms of a filter along the axes that have passes of their own on one side of it.
struct FilterTransforms {
  InlineVector<int, max_rank> axes;
  InlineVector<Kind, max_rank> kinds;
  InlineVector<std::size_t, max_rank> shape;
  PlanOptions options;
};

/// A filter of which one axis is transformed there and back in one pass, beside the others' transforms.
struct FilterTurn {
  std::size_t dimension;           ///< of the Views: that axis
  FilterPass pass;                 ///< but for places
  FilterTransforms first, second;  ///< along the other axes; none: the pass' ends are the Views
  ViewInfo before, after;          ///< of each field at the ends of the pass; without memory
};

/// The fields `in` are transformed by `first`, become other fields at each point, and those are transformed by
/// `second`, the inverse, to `out`.
struct FilterProblem {
  InlineVector<Kind, max_rank> first, second;
  InlineVector<std::size_t, max_rank> shape;
  PlanOptions first_options, second_options;
  ViewInfo middle;                  ///< of each field between the transforms; without memory
  std::vector<ViewInfo> middle_in;  ///< of the input fields there: extents of 1 where the input has one
  bool ends_alias;                  ///< the caller's, which the transforms need not know
  long double scale;                ///< of the backward transforms: 1 over the product of their logical lengths
  std::optional<FilterTurn> turn;   ///< where an axis can be transformed so
};

/// Throws Error, which names the function, where kinds, extents, lengths or boxes do not fit, or Views overlap without
/// being the same.
[[nodiscard]] TEAMFFT_EXPORT FilterProblem make_filter_problem(FilterRequest const& request);

/// The batch dimension along which a filter's Views can be cut, the slowest of the data; nothing where there is none.
[[nodiscard]] TEAMFFT_EXPORT std::optional<std::size_t> slab_dimension(FilterRequest const& request);

/// Views given at execute: as planned, and fit to be read and written together.
TEAMFFT_EXPORT void check_filter_execute(std::string_view function, std::span<ViewInfo const> planned_in,
                                         std::span<ViewInfo const> planned_out, std::span<ViewInfo const> in,
                                         std::span<ViewInfo const> out);

/// A filter's View of so many dimensions fits: aligned at the last dimension, each extent that of the elements between
/// the transforms or 1.
TEAMFFT_EXPORT void check_filter_view(std::string_view function, ViewInfo const& filter, ViewInfo const& middle);

/// A filter's functor takes indices of type int.
TEAMFFT_EXPORT void check_filter_indices(std::string_view function, ViewInfo const& middle);

/// Elements of a packed View.
[[nodiscard]] TEAMFFT_EXPORT std::size_t element_count(ViewInfo const& view);

}  // namespace TeamFFT::Impl

#endif
