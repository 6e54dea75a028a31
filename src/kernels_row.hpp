// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each tuning row, and their launches. The rows are split over the files kernels_row_*.cpp, so that they build in parallel.
#ifndef TEAMFFT_KERNELS_ROW_HPP
#define TEAMFFT_KERNELS_ROW_HPP

#include "launch.hpp"

#include <TeamFFT/device/row_kernel.hpp>

#include <backends/cuda_sm90.hpp>
#include <backends/launch_cuda.hpp>
#include <backends/spaces.hpp>

#include <array>
#include <utility>

namespace TeamFFT::Impl {

inline constexpr std::size_t row_parts = 8;

template <std::size_t I, class Stages>
struct RowShapeOf;
template <std::size_t I, std::size_t... S>
struct RowShapeOf<I, std::index_sequence<S...>> {
  static constexpr Row row = cuda_sm90_rows[I];
  using type = LineShape<row.length, row.access, row.threads_per_line, row.lines_per_team, row.radices[S]...>;
};

/// Row I as a type.
template <std::size_t I>
using RowShape = typename RowShapeOf<I, std::make_index_sequence<cuda_sm90_rows[I].stages()>>::type;

template <class Shape, bool Twiddled, Staged Side, class Real>
struct RowFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member) const {
    row_kernel<Shape, Twiddled, Side>(member, arguments, static_cast<char*>(member.team_scratch(0).get_shmem(arguments.scratch_bytes)));
  }
  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    row_kernel<Shape, Twiddled, Side>(member, arguments, scratch);
  }
};

#ifdef KOKKOS_ENABLE_CUDA

template <std::size_t I, bool Twiddled, class Real>
void launch_row_kernel(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label) {
  constexpr Row row = cuda_sm90_rows[I];
  unsigned const teams = std::max(1u, (arguments.line_count + row.lines_per_team - 1) / row.lines_per_team);
  RowFunctor<RowShape<I>, Twiddled, Staged::plain, Real> const functor{arguments};
  if constexpr (is_portable(row)) {
    if (tuning.launch == Launch::parallel_for) {
      using Policy = Kokkos::TeamPolicy<Kokkos::Cuda, Kokkos::LaunchBounds<row.team_size(), row.min_blocks>>;
      auto policy =
          Policy(exec, static_cast<int>(teams), static_cast<int>(row.team_size())).set_scratch_size(0, Kokkos::PerTeam(static_cast<int>(tuning.scratch_bytes)));
      return Kokkos::parallel_for(label, policy, functor);
    }
  }
  launch_cuda<row.team_size(), row.min_blocks>(exec, teams, row.team_size(), tuning.scratch_bytes, functor, label);
}

/// The row's kernel with maps.
template <std::size_t I, class Real>
void launch_mapped_row(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label) {
  constexpr Row row = cuda_sm90_rows[I];
  constexpr Staged side = takes_parts(row) ? Staged::parts : Staged::whole;
  unsigned const teams = std::max(1u, (arguments.line_count + row.lines_per_team - 1) / row.lines_per_team);
  RowFunctor<RowShape<I>, takes_parts(row) && row.access == Access::tile, side, Real> const functor{arguments};
  launch_cuda<row.team_size(), blocks_with_maps(row)>(exec, teams, row.team_size(), tuning.scratch_bytes, functor, label);
}

using RowLaunch = void (*)(Kokkos::Cuda const&, void const* arguments, Tuning const&, std::string const&);

template <std::size_t I>
void launch_row_at(Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning, std::string const& label) {
  constexpr Row row = cuda_sm90_rows[I];
  using Real = std::conditional_t<row.precision == Precision::f32, float, double>;
  auto const& a = *static_cast<PassArguments<Real> const*>(arguments);
  if constexpr (takes_maps(row))
    if (a.has(flag_mapped_load | flag_mapped_store)) return launch_mapped_row<I>(exec, a, tuning, label);
  if constexpr (row.access == Access::tile)
    if (a.has(flag_store_twiddle)) return launch_row_kernel<I, true>(exec, a, tuning, label);
  launch_row_kernel<I, false>(exec, a, tuning, label);
}

/// The launches of rows Part, Part + row_parts, ...
template <std::size_t Part, std::size_t... K>
constexpr std::array<RowLaunch, sizeof...(K)> row_launches(std::index_sequence<K...>) {
  return {launch_row_at<Part + K * row_parts>...};
}

template <std::size_t Part>
void launch_row_part(std::size_t index, Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning, std::string const& label) {
  constexpr std::size_t count = (std::size(cuda_sm90_rows) + row_parts - 1 - Part) / row_parts;
  static constexpr auto launches = row_launches<Part>(std::make_index_sequence<count>{});
  launches[index](exec, arguments, tuning, label);
}

#endif

}  // namespace TeamFFT::Impl

#endif
