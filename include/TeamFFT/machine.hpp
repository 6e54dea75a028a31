// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the planner knows of the hardware: numbers only, so that the plan for any machine can be made and tested on any other.
#ifndef TEAMFFT_MACHINE_HPP
#define TEAMFFT_MACHINE_HPP

#include <cstddef>
#include <string>

namespace TeamFFT {

struct Machine {
  std::string name;                   ///< for the plan's print; no rule reads it
  std::string tuning = "generic";     ///< which rows of backends/ apply
  std::size_t team_scratch = 0;       ///< bytes of scratch one team can have, by any launch
  std::size_t portable_scratch = 0;   ///< bytes of it that Kokkos::parallel_for allows
  std::size_t preferred_scratch = 0;  ///< bytes up to which lines are gathered into one team
  unsigned max_team_size = 1;         ///< threads
  unsigned preferred_team_size = 1;   ///< threads
  unsigned vector_bytes = 0;          ///< width of the vector unit whose lanes are lines; 0 where threads are the lanes
  unsigned access_bytes = 64;         ///< contiguous bytes that make a strided access efficient
  unsigned concurrency = 1;           ///< teams that run at the same time

  friend bool operator==(Machine const&, Machine const&) = default;
};

}  // namespace TeamFFT

#endif
