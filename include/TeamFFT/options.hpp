// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PlanOptions: what a caller may decide instead of the planner. Later options become fields here.
#ifndef TEAMFFT_OPTIONS_HPP
#define TEAMFFT_OPTIONS_HPP

#include <TeamFFT/machine.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>
#include <optional>

namespace TeamFFT {

struct PlanOptions {
  bool external_workspace = false;  ///< allocate none; the caller sets or passes one of workspace_size() bytes
  Rule rule = Rule::automatic;      ///< forced for every axis where it applies; an Error where it cannot be used at all
  bool rows = true;                 ///< use tuned kernels and shapes; false: kernels of run-time lengths, shaped by estimate
  std::size_t scratch_limit = 0;    ///< bytes of team scratch a pass may take; 0: what the machine has
  Launch launch = Launch::automatic;
  std::optional<Machine> machine = {};  ///< plan for this machine instead of the detected one (such a plan may be too large to run here)
};

}  // namespace TeamFFT

#endif
