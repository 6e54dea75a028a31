// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What must hold of a filter itself: the View of its factors, or the indices of its functor.
#include <TeamFFT/detail/filter_problem.hpp>

#include "problem/text.hpp"
#include "problem/view_check.hpp"

#include <limits>

namespace TeamFFT::Impl {

void check_filter_view(std::string_view function, ViewInfo const& filter, ViewInfo const& middle) {
  auto spectrum = middle;
  spectrum.is_called = false;
  auto const refuse = [&](auto const&... parts) {
    throw Error(text(function, ": the filter (", describe(filter), ") ", parts...,
                     " [between the transforms: ", describe(spectrum), "]"));
  };
  if (filter.rank > middle.rank)
    refuse("has more dimensions than the data, ", middle.rank, ". Take a Kokkos::subview of it.");
  if (filter.is_complex && !middle.is_complex)
    refuse("is complex, and the spectrum of these kinds is real; give real factors.");
  for (std::size_t d = 0; d < static_cast<std::size_t>(filter.rank); ++d) {
    std::size_t const axis = d + static_cast<std::size_t>(middle.rank - filter.rank);
    if (filter.extents[d] != 1 && filter.extents[d] != middle.extents[axis])
      refuse("has extent ", filter.extents[d], " along its axis ", d, "; the spectrum has ", middle.extents[axis],
             " there. It must be that, or 1.");
  }
  if (filter.data == nullptr && !footprint(filter).empty())
    refuse("has no memory (a null pointer). Allocate the View.");
}

void check_filter_indices(std::string_view function, ViewInfo const& middle) {
  for (std::size_t d = 0; d < static_cast<std::size_t>(middle.rank); ++d)
    if (middle.extents[d] > static_cast<std::size_t>(std::numeric_limits<int>::max()))
      throw Error(text(function, ": ", middle.extents[d], " elements along axis ", d,
                       ", which a functor with indices of type int cannot count. Give the filter as a View."));
}

}  // namespace TeamFFT::Impl
