// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which slot-line kernels there are: registers, threads and radices of each. They stand apart from contract.hpp, which
// every engine's kernels include, so that those are not compiled again where a budget changes.
#ifndef TEAMFFT_DEVICE_ENGINES_SLOT_LINE_CONTRACT_BUDGETS_HPP
#define TEAMFFT_DEVICE_ENGINES_SLOT_LINE_CONTRACT_BUDGETS_HPP

#include <TeamFFT/types.hpp>

#include <TeamFFT/device/engines/slot_line/contract.hpp>

#include <cstddef>
#include <cstdint>
#include <span>

namespace TeamFFT::Impl {

/// A compiled kernel: what it holds, and what its compiler is told.
struct SlotBudget {
  unsigned width;      ///< lines of a slot, which a thread computes together
  unsigned widest;     ///< radix
  unsigned threads;    ///< of a team, at most; whole warps in each of a multiprocessor's four parts
  unsigned min_teams;  ///< CUDA: teams of so many threads that a multiprocessor has registers for
  /// HIP: wavefronts that a SIMD unit has registers for; 0: it would spill by Kokkos' launch, which does without
  unsigned waves;

  /// Of 32 bits, that a thread has on CUDA: a multiprocessor has four parts of 16384, which give them out to whole
  /// warps, by eight a thread.
  [[nodiscard]] constexpr unsigned registers() const {
    unsigned const warps = (threads / 32 * min_teams + 3) / 4, all = 16384 / (warps * 32) / 8 * 8;
    return all > 255 ? 255 : all;
  }
  /// HIP: threads of a team, at most. All waves of a team lie on one multiprocessor, whose four units have so many.
  [[nodiscard]] constexpr unsigned threads_in_waves() const { return threads < 256 * waves ? threads : 256 * waves; }
  friend constexpr bool operator==(SlotBudget const&, SlotBudget const&) = default;
};

// 16 elements of two lines in f32, or of one in f64, take 128 registers; 10 of two lines 96; one line in f32 fewer.
// Radices above 16 want more than that. Teams may have all threads that there are registers for, because a team of long
// lines or wide tiles is alone in a multiprocessor's scratch.
inline constexpr SlotBudget slot_budgets_f32[] = {{2, 10, 640, 1, 3},
                                                  {2, 8, 768, 1, 4},
                                                  {1, 16, 768, 1, 3},
                                                  {1, 25, 384, 1, 2}},
                            slot_budgets_f64[] = {{1, 16, 384, 1, 2}, {1, 8, 640, 1, 4}, {1, 25, 256, 1, 2}};
// factors want more
inline constexpr SlotBudget root_slot_budgets_f32[] = {{2, 10, 640, 1, 3}, {1, 16, 512, 1, 3}, {1, 23, 384, 1, 2}},
                            root_slot_budgets_f64[] = {{1, 16, 384, 1, 2}, {1, 8, 640, 1, 4}, {1, 19, 256, 1, 2}};
inline constexpr SlotBudget any_slot_budgets_f32[] = {{1, 16, 512, 1, 2}, {1, 23, 512, 1, 2}},
                            any_slot_budgets_f64[] = {{1, 16, 512, 1, 2}, {1, 23, 256, 1, 1}};
inline constexpr SlotBudget chirped_slot_budgets_f32[] = {{2, 8, 512, 1, 2}, {1, 16, 512, 1, 2}},
                            chirped_slot_budgets_f64[] = {{1, 16, 384, 1, 2}};
inline constexpr SlotBudget convolved_slot_budgets_f32[] = {{2, 8, 512, 1, 2}, {1, 16, 512, 1, 2}},
                            convolved_slot_budgets_f64[] = {{1, 13, 384, 1, 2}, {1, 8, 512, 1, 3}};
// Mirrored ends hold two butterflies: narrow radices leave registers for more threads, wide ones have those for whole
// fronts of loads. Each is the fastest for lengths of its own, but {1, 16, 384} in f64 beside c2r and {1, 12, 384}
// beside DCT-IV, which HIP wants (perf/notes/slot_line.md#instructions-2026-11-30).
inline constexpr SlotBudget to_half_slot_budgets_f32[] = {{1, 10, 768, 1, 3},
                                                          {1, 13, 640, 1, 2},
                                                          {1, 16, 512, 1, 2},
                                                          {2, 16, 512, 1, 0},
                                                          {1, 25, 384, 1, 2}},
                            from_half_slot_budgets_f32[] = {{1, 10, 768, 1, 3},
                                                            {1, 13, 640, 1, 2},
                                                            {1, 16, 512, 1, 2},
                                                            {1, 25, 384, 1, 2}},
                            half_slot_budgets_f64[] = {{1, 16, 512, 1, 0}, {1, 16, 384, 1, 2}, {1, 25, 256, 1, 2}};
inline constexpr SlotBudget extended_slot_budgets_f32[] = {
    {1, 10, 640, 1, 0}, {1, 13, 640, 1, 0}, {1, 16, 512, 1, 2}, {1, 25, 384, 1, 2}};
inline constexpr SlotBudget trigonometric_slot_budgets_f32[] = {{1, 15, 512, 1, 0},
                                                                {1, 16, 384, 1, 2},
                                                                {1, 25, 384, 1, 0}},
                            trigonometric_slot_budgets_f64[] = {
                                {1, 16, 512, 1, 0}, {1, 16, 384, 1, 2}, {1, 25, 256, 1, 0}};
// By Kokkos' launch to 12: HIP has no registers for two rows of wider twiddles.
inline constexpr SlotBudget twisted_slot_budgets_f32[] = {{1, 10, 640, 1, 0},
                                                          {1, 12, 384, 1, 2},
                                                          {1, 16, 512, 1, 0},
                                                          {1, 25, 384, 1, 0}},
                            twisted_slot_budgets_f64[] = {{1, 16, 384, 1, 2}, {1, 25, 256, 1, 0}};
inline constexpr SlotBudget two_line_slot_budgets_f32[] = {{1, 15, 512, 1, 2}, {1, 25, 384, 1, 2}},  // by odd radices
    two_line_slot_budgets_f64[] = {{1, 15, 256, 1, 2}, {1, 25, 256, 1, 2}};

constexpr std::span<SlotBudget const> slot_budgets(SlotEnds ends, Precision precision) {
  bool const f32 = precision == Precision::f32;
  if (ends == SlotEnds::twisted)
    return f32 ? std::span<SlotBudget const>(twisted_slot_budgets_f32) : twisted_slot_budgets_f64;
  if (ends == SlotEnds::extended && f32) return extended_slot_budgets_f32;
  if (have_two_lines(ends))
    return f32 ? std::span<SlotBudget const>(two_line_slot_budgets_f32) : two_line_slot_budgets_f64;
  if (ends >= SlotEnds::interleaved_to_rotated && ends <= SlotEnds::twisted)
    return f32 ? std::span<SlotBudget const>(trigonometric_slot_budgets_f32) : trigonometric_slot_budgets_f64;
  if (ends == SlotEnds::any) return f32 ? std::span<SlotBudget const>(any_slot_budgets_f32) : any_slot_budgets_f64;
  if (ends == SlotEnds::chirped)
    return f32 ? std::span<SlotBudget const>(chirped_slot_budgets_f32) : chirped_slot_budgets_f64;
  if (ends == SlotEnds::convolved)
    return f32 ? std::span<SlotBudget const>(convolved_slot_budgets_f32) : convolved_slot_budgets_f64;
  if (ends == SlotEnds::to_half_spectrum && f32) return to_half_slot_budgets_f32;
  if (ends == SlotEnds::from_half_spectrum && f32) return from_half_slot_budgets_f32;
  if (mirror_of_load(ends) != Mirror::none || mirror_of_store(ends) != Mirror::none) return half_slot_budgets_f64;
  if (ends == SlotEnds::roots) return f32 ? std::span<SlotBudget const>(root_slot_budgets_f32) : root_slot_budgets_f64;
  return f32 ? std::span<SlotBudget const>(slot_budgets_f32) : slot_budgets_f64;
}

/// Radices above 16 that kernels have: primes, and where whole lines meet memory the square that spares powers of 5 a
/// fifth stage. With all of them kernels spilled, and took minutes to compile. Lines of odd length have odd ones.
constexpr bool is_slot_radix(unsigned R, SlotEnds ends) {
  if (have_two_lines(ends) && R % 2 == 0) return false;
  return R <= 16 || (!has_positions(ends) &&
                     (R == 17 || R == 19 || R == 23 || (R == 25 && ends != SlotEnds::any && ends != SlotEnds::roots)));
}

/// Of the kernels that call something, one for each pair of ends: more threads hide more of a functor's loads than
/// wider radices spare (perf/notes/ends.md#functors-in-slots-2026-11-29). Factors of Views want more registers.
constexpr SlotBudget called_slot_budget(SlotEnds ends, SlotCalls calls, Precision precision) {
  bool const f32 = precision == Precision::f32,
             is_trigonometric = ends >= SlotEnds::interleaved_to_rotated && ends <= SlotEnds::twisted;
  if (calls == SlotCalls::filter) return f32 ? SlotBudget{1, 16, 640, 1, 2} : SlotBudget{1, 16, 512, 1, 2};
  if (ends == SlotEnds::called && calls == SlotCalls::views)
    return f32 ? SlotBudget{1, 16, 512, 1, 2} : SlotBudget{1, 13, 384, 1, 2};
  if (ends == SlotEnds::called) return f32 ? SlotBudget{1, 16, 768, 1, 2} : SlotBudget{1, 16, 512, 1, 2};
  if (!f32) return calls == SlotCalls::views ? SlotBudget{1, 13, 384, 1, 2} : SlotBudget{1, 13, 512, 1, 2};
  return is_trigonometric ? SlotBudget{1, 12, 512, 1, 2} : SlotBudget{1, 13, 640, 1, 2};
}

/// Radices of their stages: the inner ones are narrower, because each takes a user's compiler a second.
constexpr bool is_called_radix(unsigned R, bool is_inner) { return R <= (is_inner ? 10u : 16u); }

/// The same of filters. HIP spills at 15 in f64.
constexpr bool is_filter_radix(unsigned R, Precision precision) {
  return R <= 16 && (precision == Precision::f32 || R != 15);
}

/// The widest radix of a stage whose threads hold two butterflies. Two lines' ends have no roots, which leaves
/// registers for more.
constexpr unsigned widest_mirrored(unsigned width, unsigned widest, Precision precision, SlotEnds ends) {
  bool const is_narrow = precision == Precision::f32 && width == 1;
  if (have_two_lines(ends)) return !is_narrow ? 13 : widest > 16 ? 17 : 16;
  if (precision == Precision::f64 && ends == SlotEnds::from_half_spectrum && widest == 16) return 9;
  if (widest > 16) return !is_narrow ? 8 : ends == SlotEnds::extended ? 15 : 16;
  return is_narrow ? widest : widest >= 10 ? 10 : widest;
}

/// The same of kernels that call something: wider ones of half-spectra spilled.
constexpr unsigned widest_called_mirrored(SlotEnds ends, SlotCalls calls, Precision precision) {
  auto const budget = called_slot_budget(ends, calls, precision);
  unsigned const widest = widest_mirrored(budget.width, budget.widest, precision, ends);
  bool const is_trigonometric = ends >= SlotEnds::interleaved_to_rotated && ends <= SlotEnds::twisted;
  // HIP spilled 12 to 29
  unsigned const most =
      calls == SlotCalls::views && precision == Precision::f64 && mirror_of_store(ends) != Mirror::none ? 8 : 10;
  return is_trigonometric || widest < most ? widest : most;
}

/// Those of the library's own kernels by memory.
inline constexpr SlotEnds all_slot_ends[] = {SlotEnds::memory,
                                             SlotEnds::roots,
                                             SlotEnds::any,
                                             SlotEnds::chirped,
                                             SlotEnds::convolved,
                                             SlotEnds::to_half_spectrum,
                                             SlotEnds::from_half_spectrum,
                                             SlotEnds::interleaved_to_rotated,
                                             SlotEnds::rotated_to_interleaved,
                                             SlotEnds::twisted,
                                             SlotEnds::two_lines_to_half_spectra,
                                             SlotEnds::half_spectra_to_two_lines,
                                             SlotEnds::extended};

/// A kernel's number: budgets of one pair of ends behind those of the other.
constexpr std::size_t slot_kernel(SlotEnds ends, std::size_t budget, Precision precision) {
  std::size_t before = 0;
  for (auto const other : all_slot_ends) {
    if (other == ends) return before + budget;
    before += slot_budgets(other, precision).size();
  }
  return before;
}

constexpr std::size_t slot_kernels(Precision precision) {
  std::size_t all = 0;
  for (auto const ends : all_slot_ends) all += slot_budgets(ends, precision).size();
  return all;
}

/// The ends of kernel number `kernel`.
constexpr SlotEnds slot_ends(std::size_t kernel, Precision precision) {
  SlotEnds found = all_slot_ends[0];
  for (auto const ends : all_slot_ends)
    if (slot_kernel(ends, 0, precision) <= kernel) found = ends;
  return found;
}

}  // namespace TeamFFT::Impl

#endif
