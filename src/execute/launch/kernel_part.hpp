// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the file of a part of a kernel family defines: the launches of its kernels, and with them the kernels.
#ifndef TEAMFFT_EXECUTE_LAUNCH_KERNEL_PART_HPP
#define TEAMFFT_EXECUTE_LAUNCH_KERNEL_PART_HPP

#include "execute/launch/launch_part.hpp"

#include <backends/spaces.hpp>

#include <array>
#include <cstddef>
#include <utility>

namespace TeamFFT::Impl {

template <class ExecutionSpace>
using KernelLaunch = void (*)(ExecutionSpace const&, void const* arguments, TeamLaunch const&);

template <class Family, std::size_t Part, std::size_t parts, class ExecutionSpace, std::size_t... K>
constexpr std::array<KernelLaunch<ExecutionSpace>, sizeof...(K)> kernel_launches(std::index_sequence<K...>) {
  return {Family::template launch<Part + K * parts, ExecutionSpace>...};
}

/// What a family's launch is given, as its own type.
template <class Arguments>
Arguments const& arguments_as(void const* arguments) {
  return *static_cast<Arguments const*>(arguments);
}

template <class Family, std::size_t Part, std::size_t parts, class ExecutionSpace>
void launch_part(std::size_t index, ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
  static_assert(Family::count >= parts, "A file has one kernel at least.");
  constexpr std::size_t count = (Family::count + parts - 1 - Part) / parts;
  static constexpr auto launches =
      kernel_launches<Family, Part, parts, ExecutionSpace>(std::make_index_sequence<count>{});
  launches[index](exec, arguments, team);
}

}  // namespace TeamFFT::Impl

#endif
