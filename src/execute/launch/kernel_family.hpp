// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Families of kernels: every kernel of one table, which a family numbers. instances.def lists the families and how many
// files each is compiled in; CMake writes the files. What launches a kernel sees declarations alone.
#ifndef TEAMFFT_EXECUTE_LAUNCH_KERNEL_FAMILY_HPP
#define TEAMFFT_EXECUTE_LAUNCH_KERNEL_FAMILY_HPP

#include "execute/launch/launch_part.hpp"

#include <array>
#include <cstddef>
#include <utility>

namespace TeamFFT::Impl {

// A family F has F::count kernels, and F::launch<I>(exec, arguments, team) launches kernel I; `arguments` points to its
// PassArguments or ChainArguments.
template <class Real>
struct SlotLineKernels;
struct TransformRows;
struct PlainRows;
struct ConvolutionRows;
struct RealRows;
template <class Real>
struct RegisterLineClusters;
template <class Real>
struct Rings;
template <class Real>
struct ScratchLines;
template <class Real>
struct RealKindLines;
template <class Real>
struct RealBoxLines;
template <class Real>
struct OddKindLines;
template <class Real>
struct ViewedLines;
template <class Real>
struct RealColumns;
template <class Real>
struct ScratchLineChirps;
template <class Real>
struct ScratchLinePrimes;
template <class Real>
struct ScratchLineClusters;
template <class Real>
struct Columns;
template <class Real>
struct MapKernels;

/// In how many files a family is compiled; kernel I is number I / parts of file I % parts.
template <class Family>
inline constexpr std::size_t kernel_parts = 0;
#define TEAMFFT_KERNELS(header, Family, parts, spaces) \
  template <>                                          \
  inline constexpr std::size_t kernel_parts<Family> = parts;
#include "execute/launch/instances.def"
#undef TEAMFFT_KERNELS

template <class Family, class ExecutionSpace>
using PartLaunch = void (*)(std::size_t, ExecutionSpace const&, void const*, TeamLaunch const&);

template <class Family, class ExecutionSpace, std::size_t... Part>
constexpr std::array<PartLaunch<Family, ExecutionSpace>, sizeof...(Part)> part_launches(std::index_sequence<Part...>) {
  return {launch_part<Family, Part, kernel_parts<Family>, ExecutionSpace>...};
}

/// Launches a kernel of the family, in whichever file it is.
template <class Family, class ExecutionSpace>
void launch_kernel(std::size_t kernel, ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
  constexpr std::size_t parts = kernel_parts<Family>;
  static constexpr auto launches = part_launches<Family, ExecutionSpace>(std::make_index_sequence<parts>{});
  launches[kernel % parts](kernel / parts, exec, arguments, team);
}

}  // namespace TeamFFT::Impl

#endif
