// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches on GPUs: the tuning says which kernel.
#include "execute/launch/row_launch_plain.hpp"

#include <machines/nvidia_h200/register_line.hpp>
#include <TeamFFT/device/engines/scratch_line/contract_general.hpp>
#include <TeamFFT/device/engines/scratch_line/contract_prime.hpp>
#include <backends/spaces.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace TeamFFT::Impl {

// kernels_general_*.cpp
template <class ExecutionSpace>
void launch_general(ExecutionSpace const&, PassArguments<float> const&, Tuning const&, std::string const&);
template <class ExecutionSpace>
void launch_general(ExecutionSpace const&, PassArguments<double> const&, Tuning const&, std::string const&);
template <class ExecutionSpace>
void launch_wide(ExecutionSpace const&, PassArguments<float> const&, Tuning const&, std::string const&);
template <class ExecutionSpace>
void launch_wide(ExecutionSpace const&, PassArguments<double> const&, Tuning const&, std::string const&);

#ifdef KOKKOS_ENABLE_CUDA

template <class Real, std::size_t I>
void launch_placed(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label);

template <class Real, std::size_t... I>
void launch_placed(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label, std::index_sequence<I...>) {
  using Launch = void (*)(Kokkos::Cuda const&, PassArguments<Real> const&, Tuning const&, std::string const&);
  constexpr std::array<Launch, sizeof...(I)> launches{&launch_placed<Real, I>...};
  launches[static_cast<std::size_t>(tuning.placed)](exec, arguments, tuning, label);
}

template <class Real, std::size_t I>
void launch_prime(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label);

template <class Real, std::size_t... I>
void launch_prime(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label, std::index_sequence<I...>) {
  using Launch = void (*)(Kokkos::Cuda const&, PassArguments<Real> const&, Tuning const&, std::string const&);
  constexpr std::array<Launch, sizeof...(I)> launches{&launch_prime<Real, I>...};
  launches[static_cast<std::size_t>(tuning.prime)](exec, arguments, tuning, label);
}

/// Row tuning.row of a transform, of one table or of the one behind it.
inline void launch_transform_row(Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning, std::string const& label) {
  constexpr std::size_t others = std::size(cuda_sm90_rows);
  auto const row = static_cast<std::size_t>(tuning.row);
  if (row < others) return launch_row<TransformRows, row_parts>(exec, arguments, tuning, label);
  static constexpr auto launches = part_launches<PlainRows>(std::make_index_sequence<plain_parts>{});
  launches[(row - others) % plain_parts]((row - others) / plain_parts, exec, arguments, tuning, label);
}

template <class Real>
void launch_chirp(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label);

template <class Real>
void launch_column(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label);

template <class Real>
void launch_cluster_line(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, int row, std::string const& label);

template <class Real>
void launch_shared(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label);

#endif

template <class ExecutionSpace, class Real>
void launch(ExecutionSpace const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label) {
#ifdef KOKKOS_ENABLE_CUDA
  if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>) {
    if (tuning.row >= 0) {
      if (tuning.is_real_row) return launch_row<RealRows, real_parts>(exec, &arguments, tuning, label);
      if (arguments.has(flag_convolution)) return launch_row<ConvolutionRows, convolution_parts>(exec, &arguments, tuning, label);
      return launch_transform_row(exec, &arguments, tuning, label);
    }
    if (tuning.column) return launch_column(exec, arguments, tuning, label);
    if (tuning.cluster >= 0) return launch_cluster_line(exec, arguments, tuning.cluster, label);
    if (tuning.teams > 1) return launch_shared(exec, arguments, tuning, label);
    constexpr std::size_t forms = sizeof(Real) == 4 ? std::size(placed_forms_f32) : std::size(placed_forms_f64);
    constexpr std::uint32_t chirps = flag_load_chirp | flag_store_chirp | flag_load_twiddle | flag_convolution;
    if (tuning.placed >= 0 && arguments.has(chirps)) return launch_chirp(exec, arguments, tuning, label);
    if (tuning.placed >= 0) return launch_placed(exec, arguments, tuning, label, std::make_index_sequence<forms>{});
    constexpr std::size_t prime_forms = sizeof(Real) == 4 ? std::size(prime_forms_f32) : std::size(prime_forms_f64);
    if (tuning.prime >= 0) return launch_prime(exec, arguments, tuning, label, std::make_index_sequence<prime_forms>{});
  }
#endif
  bool const wide = std::any_of(tuning.radices.begin(), tuning.radices.end(), [](unsigned R) { return R > common_radix; });
  if (wide) return launch_wide(exec, arguments, tuning, label);
  launch_general(exec, arguments, tuning, label);
}

#define TEAMFFT_INSTANTIATE(Space)                                                                                  \
  template void launch<Space, float>(Space const&, PassArguments<float> const&, Tuning const&, std::string const&); \
  template void launch<Space, double>(Space const&, PassArguments<double> const&, Tuning const&, std::string const&);
TEAMFFT_FOR_CUDA(TEAMFFT_INSTANTIATE)
TEAMFFT_FOR_HIP(TEAMFFT_INSTANTIATE)
TEAMFFT_FOR_SYCL(TEAMFFT_INSTANTIATE)

}  // namespace TeamFFT::Impl
