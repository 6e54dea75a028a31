// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each convolution row, and their launches, split over the files kernels_convolution_*.cpp, so that they build in parallel.
#ifndef TEAMFFT_KERNELS_CONVOLUTION_HPP
#define TEAMFFT_KERNELS_CONVOLUTION_HPP

#include "launch.hpp"

#include <TeamFFT/device/convolution_row.hpp>

#include <backends/cuda_sm90_convolution.hpp>
#include <backends/launch_cuda.hpp>
#include <backends/spaces.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace TeamFFT::Impl {

inline constexpr std::size_t convolution_parts = 4;

#ifdef KOKKOS_ENABLE_CUDA

template <class Shape, Convolution Kind, class Real>
struct ConvolutionFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    convolution_kernel<Shape, Kind>(member, arguments, scratch);
  }
};

template <std::size_t I, std::size_t... S>
auto convolution_shape(std::index_sequence<S...>)
    -> LineShape<cuda_sm90_convolution_rows[I].length, cuda_sm90_convolution_rows[I].access, cuda_sm90_convolution_rows[I].threads_per_line,
                 cuda_sm90_convolution_rows[I].lines_per_team, cuda_sm90_convolution_rows[I].radices[S]...>;

template <std::size_t I>
void launch_convolution_at(Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning, std::string const& label) {
  constexpr Row row = cuda_sm90_convolution_rows[I];
  using Shape = decltype(convolution_shape<I>(std::make_index_sequence<row.stages()>{}));
  using Real = std::conditional_t<row.precision == Precision::f32, float, double>;
  auto const& a = *static_cast<PassArguments<Real> const*>(arguments);
  unsigned const teams = std::max(1u, (a.line_count + row.lines_per_team - 1) / row.lines_per_team);
  launch_cuda<row.team_size(), row.min_blocks>(exec, teams, row.team_size(), tuning.scratch_bytes, ConvolutionFunctor<Shape, row.convolution, Real>{a}, label);
}

using ConvolutionLaunch = void (*)(Kokkos::Cuda const&, void const* arguments, Tuning const&, std::string const&);

/// The launches of rows Part, Part + convolution_parts, ...
template <std::size_t Part, std::size_t... K>
constexpr std::array<ConvolutionLaunch, sizeof...(K)> convolution_launches(std::index_sequence<K...>) {
  return {launch_convolution_at<Part + K * convolution_parts>...};
}

template <std::size_t Part>
void launch_convolution_part(std::size_t index, Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning, std::string const& label) {
  constexpr std::size_t count = (std::size(cuda_sm90_convolution_rows) + convolution_parts - 1 - Part) / convolution_parts;
  static constexpr auto launches = convolution_launches<Part>(std::make_index_sequence<count>{});
  launches[index](exec, arguments, tuning, label);
}

#endif

}  // namespace TeamFFT::Impl

#endif
