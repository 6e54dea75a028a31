// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the shapes of both scratch-line kernels share: the limits of a team, the numbers of lines to be tried, and the
// time of a shape by estimate.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_TEAM_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_TEAM_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/device/engines/scratch_line/contract.hpp>

#include <optional>
#include <vector>

namespace TeamFFT::Impl {

inline constexpr std::size_t most_scratch_line_elements = 32768;  ///< of a team: places are 16 bits wide

constexpr std::size_t divided_up(std::size_t n, std::size_t by) { return (n + by - 1) / by; }

/// Bytes of scratch of a multiprocessor's teams together, and how many teams with so much each it has room for.
[[nodiscard]] std::size_t all_scratch(Machine const& machine);
[[nodiscard]] std::size_t teams_by_scratch(Machine const& machine, std::size_t scratch_bytes);

/// Of a team.
inline std::size_t warps_of(Machine const& machine, Choice const& choice) {
  unsigned const warp = machine.multiprocessor.warp;
  return (choice.team_size + warp - 1) / warp;
}

/// Threads that a team of the budget may have on the machine; 0: none.
[[nodiscard]] std::size_t most_threads(Machine const& machine, RegisterBudget const& budget);

/// Whether a pass of the scratch-line kernel is one of those with chirps (device/engines/scratch_line/chirp.hpp).
[[nodiscard]] bool has_chirps(Pass const& pass);

/// Whether neighbouring threads take neighbouring lines, on at least one side.
inline bool is_tile(Pass const& pass) { return pass.tiles.any(); }

/// The budget of registers of a choice of this engine, but for prime stages.
[[nodiscard]] inline std::size_t budget_of(Choice const& choice) {
  auto const* const cluster = choice.as<ScratchLineClusterChoice>();
  return cluster != nullptr ? cluster->budget : std::get<ScratchLineChoice>(choice.engine).budget;
}

/// Bytes of a team's LineInfos: none where lines are one dimension, and there are neither big twiddle nor chirps nor
/// sweeps.
[[nodiscard]] std::size_t info_bytes_of(Pass const& pass, Choice const& choice);

/// Lines of a team to be tried: for tiles up to eight accesses wide (those that begin anywhere want it; with chirps
/// four), else few enough for 4096 elements.
[[nodiscard]] std::vector<std::size_t> team_lines(Context const& context, Pass const& pass);

/// Lines of a team that are its own: the others, the next team's too, are its overlap.
inline std::size_t own_lines(Choice const& choice) { return choice.lines_per_team - choice.overlap_lines(); }

/// Overlap lines that let each team store whole sectors of memory, where its rows would begin within them; else 0. Then
/// neighbouring lines lie beside each other, and the pass leaves what it reads as it is, since two teams read it. Not
/// with the big twiddle: its results go to the workspace, whose rows begin with sectors.
[[nodiscard]] std::size_t overlap_for(Context const& context, Pass const& pass);

/// Which radices a kernel is compiled for.
using TakesRadix = bool (*)(unsigned);
constexpr bool any_radix(unsigned) { return true; }

/// Ordered products of radices that make n, those with the fewest stages, of `least_stages` to four.
[[nodiscard]] std::vector<std::vector<unsigned>> shortest_products(std::size_t n, RegisterBudget const& budget,
                                                                   Precision precision, TakesRadix takes,
                                                                   std::size_t least_stages = 2);

/// Thread-instructions of radix R for each element: two a real addition or multiplication in f64, whose units are half
/// as wide; stages after the first have twiddles. Measured shapes rank by it, whatever its scale.
[[nodiscard]] double element_cost(unsigned R, bool twiddled, Precision precision);

/// Elements of a buffer with the usual pads: the true ones take longer to find than all the rest.
[[nodiscard]] std::size_t about_buffer(std::size_t elements);

/// One stage of a team: its threads take `count` butterflies of `work` instructions, `held` at a time, and each round
/// `start` beside them.
struct StageWork {
  std::size_t count, held;
  double work, start;
};

/// Instructions of the thread that has the most.
[[nodiscard]] double longest_thread(StageWork const& stage, std::size_t threads);

/// A stage of radix R of the scratch-line kernel.
[[nodiscard]] StageWork scratch_line_work(unsigned R, bool first, std::size_t count, RegisterBudget const& budget,
                                          Precision precision);

/// Teams that a multiprocessor has room for, and that it has at a time where the pass has so many.
[[nodiscard]] std::size_t resident_teams(Context const& context, Choice const& choice, RegisterBudget const& budget);
[[nodiscard]] std::size_t teams_at_a_time(Context const& context, Pass const& pass, Choice const& choice,
                                          RegisterBudget const& budget);

/// Time of an element, but for a factor: exponents as fitted to 7000 shapes of 64 lengths (H200, 2026-11-22;
/// perf/notes/scratch_line.md#shapes-2026-11-22). Of what a team does from its first load to its last store, the
/// longest thread counts (`longest` instructions), and how many elements of how many teams a multiprocessor has
/// meanwhile. To be divided by team_fill(), which is below 1 where the launch has fewer elements than the machine takes
/// at a time.
[[nodiscard]] double team_time(Context const& context, Pass const& pass, Choice const& choice,
                               RegisterBudget const& budget, double longest);
[[nodiscard]] double team_fill(Context const& context, Pass const& pass, Choice const& choice);

}  // namespace TeamFFT::Impl

#endif
