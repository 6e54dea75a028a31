// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A plan's long tables, computed on the execution space that it is for: 10^6 + 3 took 0.3 s of a host's time, most of it one thread's transform.
#ifndef TEAMFFT_EXECUTOR_TABLES_HPP
#define TEAMFFT_EXECUTOR_TABLES_HPP

#include "prepare.hpp"

#include <TeamFFT/machine.hpp>

#include <vector>

namespace TeamFFT::Impl {

/// Fills each table at `tables` + its offset and fences `exec`. A filter's spectrum comes from a plan in double for its M elements, whose prime factors are
/// small; for that, 16 M bytes and the plan's workspace are taken and given back.
template <class Real, class ExecutionSpace>
void fill_long_tables(ExecutionSpace const& exec, std::vector<LongTable> const& long_tables, Machine const& machine, char* tables);

}  // namespace TeamFFT::Impl

#endif
