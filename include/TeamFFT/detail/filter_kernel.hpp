// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of a filter's turning pass (filter_pass.hpp), which a user's translation unit compiles.
#ifndef TEAMFFT_DETAIL_FILTER_KERNEL_HPP
#define TEAMFFT_DETAIL_FILTER_KERNEL_HPP

#include <TeamFFT/detail/called_kernel.hpp>
#include <TeamFFT/detail/element.hpp>
#include <TeamFFT/detail/end_indices.hpp>
#include <TeamFFT/detail/executor.hpp>
#include <TeamFFT/detail/filter_pass.hpp>
#include <TeamFFT/detail/space.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace TeamFFT::Impl {

/// A filter on its way along a line, from C fields to D.
template <class Along, std::size_t C, std::size_t D>
struct FilterAlong {
  Along along;

  template <class Number, std::size_t MOST>
  KOKKOS_FUNCTION void operator()(std::uint32_t k, Number (&z)[MOST]) const {
    using Z = Kokkos::complex<std::remove_cvref_t<decltype(z[0].re)>>;
    Kokkos::Array<Z, C> fields;
    for (std::size_t c = 0; c < C; ++c) fields[c] = Z(z[c].re, z[c].im);
    Kokkos::Array<Z, D> const results = along(k, fields);
    for (std::size_t d = 0; d < D; ++d) z[d] = {results[d].real(), results[d].imag()};
  }
};

/// C fields at each place become D by `middle` (filter_middle.hpp); lines run along `dimension`.
template <class Middle, std::size_t RANK, std::size_t C, std::size_t D>
struct FilterAtPlaces {
  EndIndices<std::int64_t, RANK> indices;
  Middle middle;
  unsigned dimension;

  /// Whether a place has indices within the extents.
  [[nodiscard]] KOKKOS_FUNCTION bool has(std::uint64_t place) const {
    return indices.has(static_cast<std::int64_t>(place));
  }
  /// Of the line that begins at a place.
  [[nodiscard]] KOKKOS_FUNCTION auto along(std::uint64_t place) const { return along_dimension(place, dimension); }
  /// f(along(place)), by a code for each dimension: else every element looks for its own index.
  template <class F>
  KOKKOS_FUNCTION void with_along(std::uint64_t place, F const& f) const {
    call_along<0>(place, f);
  }

 private:
  template <class Dimension>
  [[nodiscard]] KOKKOS_FUNCTION auto along_dimension(std::uint64_t place, Dimension const& d) const {
    auto const first = middle.along(indices.all(static_cast<std::int64_t>(place)), d);
    return FilterAlong<std::remove_const_t<decltype(first)>, C, D>{first};
  }
  template <unsigned N, class F>
  KOKKOS_FUNCTION void call_along(std::uint64_t place, F const& f) const {
    constexpr std::integral_constant<unsigned, N> here;
    if constexpr (N + 1 < RANK)
      if (dimension != N) return call_along<N + 1>(place, f);
    f(along_dimension(place, here));
  }
};

/// The filter of one field in one slab of its batch, as hosts' passes call it.
template <class AtPlaces>
struct FilterInSlab {
  AtPlaces const& filter;
  std::size_t dimension;
  std::int64_t first;  ///< the slab's first element along it

  template <class Z>
  void apply(std::uint64_t place, std::uint32_t k, unsigned count, Z* z) const {
    auto indices = filter.indices.all(static_cast<std::int64_t>(place));
    indices[dimension] += first;
    auto const along = filter.middle.along(indices, filter.dimension);
    for (unsigned i = 0; i < count; ++i) z[i] = along(k + i, Kokkos::Array<Z, 1>{z[i]})[0];
  }
};

template <class Z, class AtPlaces>
void filter_elements(void const* filter, std::uint64_t place, std::uint32_t first, unsigned count, void* elements) {
  static_cast<FilterInSlab<AtPlaces> const*>(filter)->apply(place, first, count, static_cast<Z*>(elements));
}

#ifdef TEAMFFT_HAS_CALLED_KERNELS

template <class ExecutionSpace, class Real, unsigned C, unsigned D, bool forward, class Filter>
void launch_filter(void const* exec, FilterLaunch const& launch) {
  using Calls = FilterCalls<Real, C, D, forward, Filter>;
  if (launch.sources == nullptr)
    return load_called_slot_line<SlotEnds::filtered, ExecutionSpace, Real, Calls>(*launch.label);
  auto const before = static_cast<Real>(launch.before);
  Calls calls{{},
              {},
              launch.pitch,
              {before, static_cast<Real>(launch.before - before)},
              *static_cast<Filter const*>(launch.filter)};
  for (unsigned c = 0; c < C; ++c) calls.sources[c] = static_cast<Real const*>(launch.sources[c]);
  for (unsigned d = 0; d < D; ++d) calls.targets[d] = static_cast<Real*>(launch.targets[d]);
  launch_called_slot_line<SlotEnds::filtered>(
      *static_cast<ExecutionSpace const*>(exec), *static_cast<PassArguments<Real> const*>(launch.arguments),
      *launch.shape, calls, {launch.teams, launch.team_size, launch.scratch_bytes, *launch.label});
}

/// Whether a team has room for the filter: by Kokkos' launch it lies in scratch.
template <class ExecutionSpace, class Real, class Calls>
constexpr bool has_room_for() {
#ifdef KOKKOS_ENABLE_CUDA
  if (std::is_same_v<ExecutionSpace, Kokkos::Cuda>) return true;
#endif
  return sizeof(SlotNumbersAndCalls<Real, Calls>) <= slot_numbers_bytes + slot_calls_bytes;
}

#endif

/// How a filter's turning pass calls it; not at all where the space has no such pass or no room, or the elements
/// between the transforms are real.
template <class ExecutionSpace, class Z, std::size_t C, std::size_t D, bool forward, class Filter>
[[nodiscard]] FilterFunctions filter_functions() {
#ifdef TEAMFFT_HAS_CALLED_KERNELS
  if constexpr (!is_host_space<ExecutionSpace> && Element<Z>::is_complex &&
                has_room_for<
                    ExecutionSpace, RealOf<Z>,
                    FilterCalls<RealOf<Z>, static_cast<unsigned>(C), static_cast<unsigned>(D), forward, Filter>>())
    return {
        launch_filter<ExecutionSpace, RealOf<Z>, static_cast<unsigned>(C), static_cast<unsigned>(D), forward, Filter>,
        nullptr};
#endif
  if constexpr (is_host_space<ExecutionSpace> && Element<Z>::is_complex && C == 1 && D == 1)
    return {nullptr, filter_elements<Z, Filter>};
  return {};
}

}  // namespace TeamFFT::Impl

#endif
