// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// By how much one estimate must be below another before a plan changes: estimates of unlike plans are right to a tenth
// or two, and the plan that stands has been measured. Each has what it was set by; without a figure it was not measured
// by itself. A plan's print has the estimates that were compared.
#ifndef TEAMFFT_ENGINES_MARGINS_HPP
#define TEAMFFT_ENGINES_MARGINS_HPP

#include <cstddef>

namespace TeamFFT::Impl::margins {

/// Copies of a plan in one pass, from which on two passes are asked, too. One pass by aligned tiles is below, one over
/// tiles of less than a sector took 3.1 (8192^2; H200).
inline constexpr double one_pass = 2.5;
/// A plan with another axis halved over the axes in turn, which it may exceed by so much (boxes of reals; H200,
/// 2026-11-27).
inline constexpr double halved_axis = 1.05;
/// Wider tiles of the scratch-line kernel over a row whose tiles begin within sectors: 0.8 to 0.95 of a row's time by
/// estimate were no gain (209 boxes; H200, 2026-11-28; perf/notes/planner.md#rows-for-tiles-2026-11-28).
inline constexpr double wider_tiles = 0.8;
/// Sectors that such tiles touch, of those that they fill.
inline constexpr double tiles_within_sectors = 1.1;
/// A cluster of teams over one team for tiles of long lines (H200, 2026-11-23).
inline constexpr double cluster_of_tiles = 0.95;
/// A cluster for whole lines in f32, times its estimate: that of two passes is too low, 2.0 and a pass more where
/// lengths from 16385 on took 2.8 to 3.3 copies (H200, 2026-11-23).
inline constexpr double cluster_beside_two_passes_f32 = 0.85;
/// A longer length over a shorter one, which is less data: 32 cells were padded to 70 without it (2026-11-26).
inline constexpr double longer_length = 1.1;
/// Blocks of a convolution over the whole of it. On GPUs the functors at a block's ends have an array and a pass each.
inline constexpr double blocks_on_hosts = 0.9, blocks_on_gpus = 0.45;
/// Elements of an axis' data below which a launch more costs more than slow maps do.
inline constexpr std::size_t launch_elements = std::size_t{1} << 17;

}  // namespace TeamFFT::Impl::margins

#endif
