// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the planner and the scratch-line kernel agree on: its budgets, and where the butterflies of a team lie.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_CONTRACT_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_CONTRACT_HPP

#include <TeamFFT/device/math/radix.hpp>
#include <TeamFFT/device/math/scalar.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>
#include <cstdint>

namespace TeamFFT::Impl {

/// The scratch-line kernel compiled for radices up to `widest`. A thread holds butterflies of at most `held` elements
/// together, or one; teams have up to `threads` threads, and the compiler must leave registers for min_blocks such
/// teams on a multiprocessor.
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): an aggregate of tables
struct RegisterBudget {
  unsigned widest, held, threads, min_blocks;
  unsigned registers;       ///< of a thread, as nvcc 13.0 gives them
  unsigned first_from = 0;  ///< where it is set, the first stage is a wide prime from here on
  bool has_roots = true;    ///< with the big twiddle too; the other budgets would spill
  unsigned last_to = 0;     ///< the last stage may be a wide prime up to here
};

inline constexpr RegisterBudget scratch_line_budgets_f32[] = {
    {16, 16, 768, 1, 80}, {24, 16, 640, 1, 96}, {32, 24, 512, 1, 128, 0, false}, {61, 24, 128, 3, 168, 37, false, 59}};
inline constexpr RegisterBudget scratch_line_budgets_f64[] = {{13, 8, 640, 1, 96},
                                                              {16, 8, 512, 1, 128},
                                                              {22, 16, 384, 1, 168, 0, false},
                                                              {31, 16, 256, 1, 255},
                                                              {43, 16, 128, 2, 255, 37, false, 37}};

/// Those of the scratch-line kernel with chirps (device/engines/scratch_line/chirp.hpp), by radices that
/// is_chirp_radix(): of its transforms, and of its convolutions, which turn round in registers.
inline constexpr RegisterBudget chirp_budgets_f32[] = {{10, 1, 1024, 1, 64}, {16, 1, 768, 1, 80}};
inline constexpr RegisterBudget chirp_budgets_f64[] = {{10, 1, 640, 1, 96}, {16, 1, 512, 1, 128}};
inline constexpr RegisterBudget turning_budgets_f32[] = {{10, 1, 768, 1, 80}, {16, 1, 512, 1, 128}};
inline constexpr RegisterBudget turning_budgets_f64[] = {{10, 1, 512, 1, 128}, {16, 1, 384, 1, 168}};

/// Those of the scratch-line kernel whose lines a cluster of teams shares (device/scope/scratch_line_cluster.hpp).
inline constexpr RegisterBudget cluster_budgets_f32[] = {{16, 16, 256, 3, 80}, {32, 24, 256, 2, 128}};
inline constexpr RegisterBudget cluster_budgets_f64[] = {
    {16, 8, 256, 2, 128}, {20, 1, 128, 3, 168}, {28, 1, 128, 2, 255}};

/// Those whose ends are swept through scratch (device/engines/scratch_line/ends.hpp).
inline constexpr RegisterBudget swept_budgets_f32[] = {
    {16, 16, 768, 1, 80}, {24, 16, 640, 1, 96}, {31, 16, 512, 1, 128}};
inline constexpr RegisterBudget swept_budgets_f64[] = {
    {13, 8, 640, 1, 96}, {16, 8, 512, 1, 128}, {22, 16, 384, 1, 168}, {31, 16, 256, 1, 255}};

/// The same for odd lines of which half is held, by odd radices.
inline constexpr RegisterBudget held_budgets_f32[] = {
    {9, 16, 1024, 1, 64}, {15, 16, 768, 1, 80}, {31, 16, 512, 1, 128}};
inline constexpr RegisterBudget held_budgets_f64[] = {
    {13, 8, 640, 1, 96}, {15, 16, 512, 1, 128}, {21, 16, 384, 1, 168}, {31, 16, 256, 1, 255}};

inline constexpr unsigned bytes_of_sector = 32;  ///< what memory is read and written in

/// What padded lengths are made of.
constexpr bool is_chirp_radix(unsigned R) { return R <= common_radix && !emits(R); }

/// Butterflies of radix R that a thread holds at a time; more than three want registers for their places.
constexpr unsigned butterflies_held(unsigned R, RegisterBudget const& budget) {
  return R >= budget.held ? 1 : 3 * R <= budget.held ? 3 : budget.held / R;
}

/// False for radices from 29 on in f64: with twiddles, which the first stage has none of, they spilled up to 64 bytes
/// at 255 registers.
constexpr bool may_be_later(unsigned R, std::size_t scalar_bytes) { return R < (scalar_bytes == 4 ? 33 : 29); }

constexpr bool may_be_first(unsigned R, RegisterBudget const& budget) {
  return budget.first_from == 0 ? !is_wide_prime(R) : is_wide_prime(R) && R >= budget.first_from && R <= budget.widest;
}

/// Whether teams may have lines in common (overlap lines): not where it spills.
constexpr bool may_overlap(RegisterBudget const& budget) { return budget.first_from == 0; }

inline constexpr unsigned max_scratch_line_stages = 4;

/// One butterfly of a team, in elements: where its first one is read and left (in scratch the same), k of its twiddles
/// W_{LR}^(k r), its line in the team. Global memory is met at this element of the line.
struct alignas(8) Place {
  std::uint16_t read, write, twiddle, line;
};

/// One stage of radix R, with L the product of the radices before and S = N/R: neighbouring elements of a butterfly lie
/// `step` apart in scratch, where its results replace them, and S apart in global memory.
struct ScratchLineStage {
  std::uint32_t radix, places, twiddles;  ///< where the stage's places begin, and its twiddles
  std::uint32_t count;                    ///< of the team's butterflies
  std::uint32_t L, S, step;
};

/// A pass for the scratch-line kernel, which gets it as an argument. Its places and twiddles lie behind each other at
/// PassArguments::twiddles.
struct ScratchLineShape {
  ScratchLineStage first, middle[max_scratch_line_stages - 2], last;
  std::uint32_t middle_count;
  std::uint32_t info_bytes;  ///< the LineInfos; 0: there are none
  std::uint32_t root_bytes;  ///< behind them the factors of the big twiddle
};

/// What meets the stages of the scratch-line kernel, as sources and targets that are compiled together.
enum class ScratchLineEnds : std::uint8_t {
  elements,  ///< complex elements on both sides, as they lie in memory
  /// whole lines of even length: the half-spectrum on one side and its reals on the other, or the reals of a DCT or DST
  /// on both
  real_kinds,
  odd_lines,  ///< the same of odd length, of which scratch holds half
};

/// What a stage that meets the reals of an odd line of radix R holds of its R elements: those that are not others'
/// conjugates.
constexpr unsigned held_of(unsigned R) { return R / 2 + 1; }

/// A pass with a sweep between memory and scratch on at least one side. `slots` are tables of 16 bits that say where
/// the elements of a line lie in scratch, in bytes from PassArguments::twiddles on; 0: that side meets the stages.
struct ScratchLineEndsShape {
  ScratchLineShape stages;
  std::uint32_t count;                    ///< of stages; a single one is both the first and the last
  std::uint32_t pitch;                    ///< from line to line in scratch, in elements
  std::uint32_t load_slots, store_slots;  ///< of element j before the first stage, of element k after the last
  /// the stage of an odd line that has reals before it, and that which has them after it; another number: none
  std::uint32_t from_reals, to_reals;
};

/// Slots of an odd line. Of reals: in scalars. Of its spectrum: in elements, with this bit where the conjugate lies
/// there.
inline constexpr std::uint16_t slot_of_conjugate = 0x8000, no_slot = 0xffff;

/// Widest radix of a stage whose results the teams of a cluster share.
inline constexpr unsigned widest_of_cluster = 32;

/// A pass whose lines are shared by the teams of a cluster. A team has `count` butterflies of each stage, the last one
/// what is left; their places lie behind those of the team before.
struct ScratchLineClusterShape {
  ScratchLineShape stages;
  std::uint32_t teams;
  std::uint32_t ahead;  ///< a team asks for its part of the line that is so many lines ahead; 0: of none
  struct Result {
    std::uint32_t team, offset;  ///< from where the team has the butterfly's first row
  } results[widest_of_cluster];  ///< of the first stage's butterflies
};

inline constexpr unsigned most_shared_teams = 8;  ///< blocks that a cluster may have on any device that makes clusters

/// Consecutive results of a first butterfly of radix R that one team gets, the last team those that are left.
constexpr unsigned cluster_rows_of(unsigned R, unsigned teams) { return (R + teams - 1) / teams; }

/// Whether each team gets one.
constexpr bool may_share(unsigned R, unsigned teams) { return (teams - 1) * cluster_rows_of(R, teams) < R; }

/// A measured choice for lines of `length`.
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): an aggregate of tables
struct ScratchLineRow {
  unsigned short length;
  Precision precision;
  unsigned char budget;
  unsigned char radices[max_scratch_line_stages];  ///< in stage order, 0 past the last
  unsigned short threads;
  unsigned char lines;      ///< of a team
  unsigned char teams = 1;  ///< that share a line, as a cluster: the budget is one of theirs then
};

}  // namespace TeamFFT::Impl

#endif
