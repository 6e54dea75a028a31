// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches on GPUs: the tuning says which kernel of which family.
#include "execute/launch/kernel_family.hpp"
#include "execute/launch/launch.hpp"

#include <TeamFFT/device/engines/column/contract.hpp>
#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <backends/spaces.hpp>
#include <machines/nvidia_h200/register_line.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace TeamFFT::Impl {

namespace {

TeamLaunch team_launch(Tuning const& tuning, void const* shape, std::string const& label) {
  return {label, tuning.launch, tuning.team_size, tuning.teams, tuning.scratch_bytes, shape};
}

#ifdef KOKKOS_ENABLE_CUDA

/// Row tuning.row: of the transforms' two tables the second's numbers follow the first's.
template <class Real>
void launch_row(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, TeamLaunch const& team) {
  constexpr std::size_t transforms = std::size(cuda_sm90_rows);
  auto const row = static_cast<std::size_t>(tuning.row);
  if (tuning.is_real_row) return launch_kernel<RealRows>(row, exec, &arguments, team);
  if (arguments.has(flag_convolution)) return launch_kernel<ConvolutionRows>(row, exec, &arguments, team);
  if (row < transforms) return launch_kernel<TransformRows>(row, exec, &arguments, team);
  launch_kernel<PlainRows>(row - transforms, exec, &arguments, team);
}

template <class Real>
void launch_scratch_line(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label) {
  constexpr std::uint32_t chirps = flag_load_chirp | flag_store_chirp | flag_load_twiddle | flag_convolution;
  constexpr std::size_t turning_kernels = 2;  // ScratchLineChirps has those of convolutions first
  auto const form = static_cast<std::size_t>(tuning.placed);
  if (tuning.teams > 1) return launch_kernel<ScratchLineClusters<Real>>(form, exec, &arguments, team_launch(tuning, tuning.shared_shape.get(), label));
  auto const team = team_launch(tuning, tuning.shape.get(), label);
  if (!arguments.has(chirps)) return launch_kernel<ScratchLines<Real>>(form, exec, &arguments, team);
  launch_kernel<ScratchLineChirps<Real>>(arguments.has(flag_convolution) ? form : turning_kernels + form, exec, &arguments, team);
}

#endif

}  // namespace

template <class ExecutionSpace, class Real>
void launch(ExecutionSpace const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label) {
  auto const team = team_launch(tuning, nullptr, label);
#ifdef KOKKOS_ENABLE_CUDA
  if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>) {
    if (tuning.row >= 0) return launch_row(exec, arguments, tuning, team);
    if (tuning.column) return launch_kernel<Columns<Real>>(column_form(tuning.radices[0], scalar_precision<Real>), exec, &arguments, team);
    if (tuning.cluster >= 0) return launch_kernel<RegisterLineClusters<Real>>(static_cast<std::size_t>(tuning.cluster), exec, &arguments, team);
    if (tuning.placed >= 0) return launch_scratch_line(exec, arguments, tuning, label);
    if (tuning.prime >= 0)
      return launch_kernel<ScratchLinePrimes<Real>>(static_cast<std::size_t>(tuning.prime), exec, &arguments,
                                                    team_launch(tuning, tuning.prime_shape.get(), label));
  }
#endif
  bool const wide = std::any_of(tuning.radices.begin(), tuning.radices.end(), [](unsigned R) { return R > common_radix; });
  launch_kernel<GeneralKernels<Real>>(wide ? 1 : 0, exec, &arguments, team);
}

#define TEAMFFT_INSTANTIATE(Space)                                                                                  \
  template void launch<Space, float>(Space const&, PassArguments<float> const&, Tuning const&, std::string const&); \
  template void launch<Space, double>(Space const&, PassArguments<double> const&, Tuning const&, std::string const&);
TEAMFFT_FOR_EACH_GPU(TEAMFFT_INSTANTIATE)

#ifdef KOKKOS_ENABLE_CUDA

template <class ExecutionSpace, class Real>
void launch_chain(ExecutionSpace const& exec, ChainArguments<Real> const& arguments, int row, std::string const& label) {
  launch_kernel<Rings<Real>>(static_cast<std::size_t>(row), exec, &arguments, TeamLaunch{label});
}

template void launch_chain(Kokkos::Cuda const&, ChainArguments<float> const&, int, std::string const&);
template void launch_chain(Kokkos::Cuda const&, ChainArguments<double> const&, int, std::string const&);

#endif

}  // namespace TeamFFT::Impl
