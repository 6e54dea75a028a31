// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A small domain that each rank also has as a whole, and this rank's boxes of it: what a DistributedPlan is held to.
#ifndef TEAMFFT_TESTS_HEFFTE_DOMAIN_HPP
#define TEAMFFT_TESTS_HEFFTE_DOMAIN_HPP

#include "ranks.hpp"

#include <TeamFFT/distributed.hpp>

#include <Kokkos_Core.hpp>

#include <array>
#include <cstddef>
#include <vector>

namespace domain {

using ranks::Space;
using MemorySpace = Space::memory_space;

template <class T, std::size_t DIM, class Layout>
struct ViewOf;
template <class T, class Layout>
struct ViewOf<T, 2, Layout> {
  using type = Kokkos::View<T**, Layout, MemorySpace>;
};
template <class T, class Layout>
struct ViewOf<T, 3, Layout> {
  using type = Kokkos::View<T***, Layout, MemorySpace>;
};
template <class T, std::size_t DIM, class Layout>
using View = typename ViewOf<T, DIM, Layout>::type;

template <class T, std::size_t DIM, class Layout>
View<T, DIM, Layout> make_view(TeamFFT::shape_type<DIM> const& extents) {
  if constexpr (DIM == 2)
    return View<T, DIM, Layout>("view", extents[0], extents[1]);
  else
    return View<T, DIM, Layout>("view", extents[0], extents[1], extents[2]);
}

template <std::size_t DIM>
TeamFFT::shape_type<DIM> extents_of(TeamFFT::IndexBox<DIM> const& box) {
  TeamFFT::shape_type<DIM> extents;
  for (std::size_t axis = 0; axis < DIM; ++axis) extents[axis] = box.extent(axis);
  return extents;
}

/// This rank's part of the extents, cut along one axis.
template <std::size_t DIM>
TeamFFT::IndexBox<DIM> slab(TeamFFT::shape_type<DIM> const& extents, std::size_t axis) {
  auto const rank = static_cast<std::size_t>(ranks::rank()), count = static_cast<std::size_t>(ranks::count());
  TeamFFT::IndexBox<DIM> box{{}, extents};
  box.low[axis] = rank * extents[axis] / count;
  box.high[axis] = (rank + 1) * extents[axis] / count;
  return box;
}

/// Calls action(index) for each index of the box, the last axis fastest.
template <std::size_t DIM, class Action>
void for_each(TeamFFT::IndexBox<DIM> const& box, Action const& action) {
  auto index = box.low;
  for (std::size_t axis = DIM; axis > 0;) {
    action(index);
    for (axis = DIM; axis > 0 && ++index[axis - 1] == box.high[axis - 1]; --axis) index[axis - 1] = box.low[axis - 1];
  }
}

template <class View, std::size_t DIM>
auto& at(View const& view, std::array<std::size_t, DIM> const& index, std::array<std::size_t, DIM> const& low = {}) {
  if constexpr (DIM == 2)
    return view(index[0] - low[0], index[1] - low[1]);
  else
    return view(index[0] - low[0], index[1] - low[1], index[2] - low[2]);
}

/// The box of a View of the whole domain.
template <class Whole, std::size_t DIM>
Whole part(Whole const& whole, TeamFFT::IndexBox<DIM> const& box) {
  auto const result = make_view<typename Whole::value_type, DIM, typename Whole::array_layout>(extents_of(box));
  auto const from = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), whole);
  auto const to = Kokkos::create_mirror_view(result);
  for_each(box, [&](auto const& index) { at(to, index, box.low) = at(from, index); });
  Kokkos::deep_copy(result, to);
  return result;
}

/// A View's elements in the order of its indices.
template <class View, std::size_t DIM>
auto elements(View const& view, TeamFFT::shape_type<DIM> const& extents) {
  auto const from = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), view);
  std::vector<typename View::value_type> result;
  for_each(TeamFFT::IndexBox<DIM>{{}, extents}, [&](auto const& index) { result.push_back(at(from, index)); });
  return result;
}

template <class View, std::size_t DIM>
void fill(View const& view, TeamFFT::shape_type<DIM> const& extents) {
  using T = typename View::value_type;
  auto const to = Kokkos::create_mirror_view(view);
  std::uint64_t number = 0;
  for_each(TeamFFT::IndexBox<DIM>{{}, extents}, [&](auto const& index) {
    if constexpr (std::is_arithmetic_v<T>)
      at(to, index) = ranks::random_element<T>(number++);
    else
      at(to, index) = T(ranks::random_element<std::complex<typename T::value_type>>(number++));
  });
  Kokkos::deep_copy(view, to);
}

}  // namespace domain

#endif
