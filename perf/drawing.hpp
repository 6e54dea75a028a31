// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The picture of a plan: what each pass reads, does and writes, which part of memory a team takes, and how many bytes
// move.
#ifndef TEAMFFT_PERF_DRAWING_HPP
#define TEAMFFT_PERF_DRAWING_HPP

#include "pass/pass.hpp"
#include "settings.hpp"

#include <TeamFFT/machine.hpp>

#include <string>

namespace TeamFFT::Impl::Bench {

/// Writes an SVG file: a row for each pass with the array that it reads, what it does, and the array that it writes.
/// Memory runs from left to right and from above to below; a rectangle's width is the extent of the fastest dimension.
/// What one team takes is filled: rows, or columns as wide as the lines of a team. The bars below say the bytes of each
/// pass on one scale, the last line their sum over the least that any plan must move. Throws Error where the file
/// cannot be written.
void draw(std::string const& file, PassList const& list, Machine const& machine);

/// The same of the one problem that the settings name, on their machine. Throws Error where they name several, or a GPU
/// that nobody knows.
void draw_plan(Settings const& settings);

}  // namespace TeamFFT::Impl::Bench

#endif
