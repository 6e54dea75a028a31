// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the file of a part of a kernel family defines: the launches of its kernels, and with them the kernels.
#ifndef TEAMFFT_EXECUTE_LAUNCH_KERNEL_PART_HPP
#define TEAMFFT_EXECUTE_LAUNCH_KERNEL_PART_HPP

#include "execute/launch/kernel_family.hpp"

#include <backends/spaces.hpp>

namespace TeamFFT::Impl {

template <class ExecutionSpace>
using KernelLaunch = void (*)(ExecutionSpace const&, void const* arguments, TeamLaunch const&);

template <class Family, std::size_t Part, class ExecutionSpace, std::size_t... K>
constexpr std::array<KernelLaunch<ExecutionSpace>, sizeof...(K)> kernel_launches(std::index_sequence<K...>) {
  return {Family::template launch<Part + K * kernel_parts<Family>, ExecutionSpace>...};
}

/// What a family's launch is given, as its own type.
template <class Arguments>
Arguments const& arguments_as(void const* arguments) {
  return *static_cast<Arguments const*>(arguments);
}

template <class Family, std::size_t Part, class ExecutionSpace>
void launch_part(std::size_t index, ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
  static_assert(Family::count >= kernel_parts<Family>, "A file has one kernel at least.");
  constexpr std::size_t count = (Family::count + kernel_parts<Family> - 1 - Part) / kernel_parts<Family>;
  static constexpr auto launches = kernel_launches<Family, Part, ExecutionSpace>(std::make_index_sequence<count>{});
  launches[index](exec, arguments, team);
}

}  // namespace TeamFFT::Impl

#endif
