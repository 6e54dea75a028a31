// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the file of a kernel and those that launch it have in common. A kernel's file sees no other family, so that it
// is compiled anew for its own alone.
#ifndef TEAMFFT_EXECUTE_LAUNCH_LAUNCH_PART_HPP
#define TEAMFFT_EXECUTE_LAUNCH_LAUNCH_PART_HPP

#include <TeamFFT/types.hpp>

#include <cstddef>
#include <string>

namespace TeamFFT::Impl {

/// How a kernel's teams are launched.
struct TeamLaunch {
  std::string const& label;
  Launch launch = Launch::native;
  unsigned team_size = 1;         ///< threads
  unsigned teams = 1;             ///< of a cluster, which share a line
  std::size_t scratch_bytes = 0;  ///< of a team
  void const* shape = nullptr;    ///< what kernels with run-time shapes are passed beside their arguments
};

/// Launches kernel Part + index * parts of the family; each of its parts is defined in a file of its own
/// (kernel_part.hpp).
template <class Family, std::size_t Part, std::size_t parts, class ExecutionSpace>
void launch_part(std::size_t index, ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team);

}  // namespace TeamFFT::Impl

#endif
