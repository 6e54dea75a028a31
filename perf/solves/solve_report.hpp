// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Solve report: results as a table while they come, or as JSON at the end, with the fields that sweep_tables.py and
// compare.py read.
#ifndef TEAMFFT_PERF_SOLVES_SOLVE_REPORT_HPP
#define TEAMFFT_PERF_SOLVES_SOLVE_REPORT_HPP

#include "../device.hpp"
#include "solve.hpp"

#include <vector>

namespace TeamFFT::Impl::Bench {

void print_head(Device const& device, Settings const& settings);

/// Its line, and one below it for each contender.
void print_row(SolveResult const& result);

/// An array of one object for each solve; docs/api/bench.md lists the fields.
void print_json(std::vector<SolveResult> const& results, Device const& device);

}  // namespace TeamFFT::Impl::Bench

#endif
