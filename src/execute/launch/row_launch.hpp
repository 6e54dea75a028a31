// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The launches of a table of tuning rows: one kernel each, split over `parts` files, so that they build in parallel. A table is a struct with its rows, a name
// for each part's launches and launch<I>() of row I (kernels_row.hpp, kernels_convolution.hpp, kernels_real.hpp).
#ifndef TEAMFFT_ROW_LAUNCH_HPP
#define TEAMFFT_ROW_LAUNCH_HPP

#include "execute/launch/launch.hpp"
#include "execute/launch/row_shape.hpp"

#include <backends/cuda/launch.hpp>
#include <backends/spaces.hpp>

#include <array>
#include <cstddef>
#include <iterator>
#include <utility>

namespace TeamFFT::Impl {

/// Files that a table is compiled in; so few because nvcc takes less for a kernel in a long file (perf/NOTES.md).
inline constexpr std::size_t row_parts = 4, convolution_parts = 2, real_parts = 4, plain_parts = 5;

struct TransformRows;
struct ConvolutionRows;
struct RealRows;

#ifdef KOKKOS_ENABLE_CUDA

/// Row Part + index * parts of the table, one part to a file.
template <class Table, std::size_t Part>
void launch_part(std::size_t index, Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning, std::string const& label);

using RowLaunch = void (*)(Kokkos::Cuda const&, void const* arguments, Tuning const&, std::string const&);

template <class Table, std::size_t Part, std::size_t parts, std::size_t... K>
constexpr std::array<RowLaunch, sizeof...(K)> row_launches(std::index_sequence<K...>) {
  return {Table::template launch<Part + K * parts>...};
}

/// What launch_part() of a file does.
template <class Table, std::size_t Part, std::size_t parts>
void launch_row_of_part(std::size_t index, Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning, std::string const& label) {
  constexpr std::size_t count = (std::size(Table::rows) + parts - 1 - Part) / parts;
  static constexpr auto launches = row_launches<Table, Part, parts>(std::make_index_sequence<count>{});
  launches[index](exec, arguments, tuning, label);
}

/// The teams of row I by the backend's own launch, with registers for `blocks` of them on a multiprocessor.
template <auto const& rows, std::size_t I, unsigned blocks, class Functor>
void launch_teams(Kokkos::Cuda const& exec, Functor const& functor, Tuning const& tuning, std::string const& label) {
  constexpr Row row = rows[I];
  launch_cuda<row.team_size(), blocks>(exec, teams_of(row, functor.arguments.line_count), row.team_size(), tuning.scratch_bytes, functor, label);
}

using PartLaunch = void (*)(std::size_t, Kokkos::Cuda const&, void const*, Tuning const&, std::string const&);

template <class Table, std::size_t... Part>
constexpr std::array<PartLaunch, sizeof...(Part)> part_launches(std::index_sequence<Part...>) {
  return {launch_part<Table, Part>...};
}

/// Row tuning.row of the table, in whichever file it is.
template <class Table, std::size_t parts>
void launch_row(Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning, std::string const& label) {
  static constexpr auto launches = part_launches<Table>(std::make_index_sequence<parts>{});
  auto const row = static_cast<std::size_t>(tuning.row);
  launches[row % parts](row / parts, exec, arguments, tuning, label);
}

#endif

}  // namespace TeamFFT::Impl

#endif
