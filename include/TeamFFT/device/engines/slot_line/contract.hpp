// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the planner and the slot-line kernel agree on: its budgets of registers, and the shape of a line in scratch.
#ifndef TEAMFFT_DEVICE_ENGINES_SLOT_LINE_CONTRACT_HPP
#define TEAMFFT_DEVICE_ENGINES_SLOT_LINE_CONTRACT_HPP

#include <TeamFFT/device/math/radix.hpp>
#include <TeamFFT/device/math/small_divisor.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>
#include <cstdint>
#include <span>

namespace TeamFFT::Impl {

inline constexpr unsigned most_slot_stages = 4;

/// Scratch bytes that a team keeps for each line's addresses (LineInfo).
inline constexpr std::size_t line_info_bytes = 48;

/// Scratch bytes of arguments and shape, which a team copies there where Kokkos launches it; of what the pass calls beside them; and of what is lost to begin
/// at a multiple of 16 bytes.
inline constexpr std::size_t slot_numbers_bytes = 768, slot_calls_bytes = 1536, slot_alignment_bytes = 16;

/// A compiled kernel: what it holds, and what its compiler is told.
struct SlotBudget {
  unsigned width;      ///< lines of a slot, which a thread computes together
  unsigned widest;     ///< radix
  unsigned threads;    ///< of a team, at most; whole warps in each of a multiprocessor's four parts
  unsigned min_teams;  ///< CUDA: teams of so many threads that a multiprocessor has registers for
  unsigned waves;      ///< HIP: wavefronts that a SIMD unit has registers for; 0: it would spill by Kokkos' launch, which does without

  /// Of 32 bits, that a thread has on CUDA: a multiprocessor has four parts of 16384, which give them out to whole warps, by eight a thread.
  [[nodiscard]] constexpr unsigned registers() const {
    unsigned const warps = (threads / 32 * min_teams + 3) / 4, all = 16384 / (warps * 32) / 8 * 8;
    return all > 255 ? 255 : all;
  }
  /// HIP: threads of a team, at most. All waves of a team lie on one multiprocessor, whose four units have so many.
  [[nodiscard]] constexpr unsigned threads_in_waves() const { return threads < 256 * waves ? threads : 256 * waves; }
  friend constexpr bool operator==(SlotBudget const&, SlotBudget const&) = default;
};

/// What stands before the first stage and behind the last one. memory: whole lines, swapped and scaled. roots: the same with the big twiddle at the store. any:
/// all ops, maps and packings, which are swept through scratch. chirped: memory by positions, with zeros past the counts, chirps, permutations and the big
/// twiddle at either end. convolved: the same without the twiddle, to the filter of a convolution and back. to_half_spectrum, from_half_spectrum: memory, and
/// on the other side the half-spectrum of a whole line of twice as many reals. Then maps (maps.hpp) of such a line on both sides, for DCT and DST II, III, IV.
/// Then whole real lines of odd length two at a time, and their half-spectra on the other side. extended: DCT-I and DST-I. called: a source or a sink at either
/// end of complex lines, with zeros past the counts and the big twiddle at the store, or of whole real lines of odd length. filtered: memory with zeros past
/// the counts, of one field or of several, to a user's filter and back.
enum class SlotEnds : std::uint8_t {
  memory,
  roots,
  any,
  chirped,
  convolved,
  to_half_spectrum,
  from_half_spectrum,
  interleaved_to_rotated,
  rotated_to_interleaved,
  twisted,
  two_lines_to_half_spectra,
  half_spectra_to_two_lines,
  extended,
  called,
  filtered
};

/// Whether both ends act on the registers of the first stage, which is the last one on the way back.
constexpr bool turns(SlotEnds ends) { return ends == SlotEnds::convolved || ends == SlotEnds::filtered; }

/// Whether ends act on positions of memory.
constexpr bool has_positions(SlotEnds ends) { return ends == SlotEnds::chirped || ends == SlotEnds::convolved; }

constexpr bool have_two_lines(SlotEnds ends) { return ends == SlotEnds::two_lines_to_half_spectra || ends == SlotEnds::half_spectra_to_two_lines; }

/// Whether the backend's own launch has them, too: not where CUDA's scratch-line kernels are faster (0.85 to 1.0 of their speed for complex lines and
/// convolutions, 0.75 to 0.95 for tiles; H200, 2026-11-29).
constexpr bool has_native_launch(SlotEnds ends) {
  return ends == SlotEnds::any || ends == SlotEnds::extended || (ends >= SlotEnds::to_half_spectrum && ends <= SlotEnds::twisted);
}

/// Which butterfly of S shares a thread with butterfly b at a stage: none; S - b (0 with itself); S - 1 - b.
enum class Mirror : std::uint8_t { none, about_S, about_S_minus_1 };

constexpr Mirror mirror_of_load(SlotEnds ends) {
  if (ends == SlotEnds::from_half_spectrum || ends == SlotEnds::rotated_to_interleaved || ends == SlotEnds::half_spectra_to_two_lines) return Mirror::about_S;
  return ends == SlotEnds::interleaved_to_rotated || ends == SlotEnds::twisted ? Mirror::about_S_minus_1 : Mirror::none;
}
constexpr Mirror mirror_of_store(SlotEnds ends) {
  if (ends == SlotEnds::to_half_spectrum || ends == SlotEnds::interleaved_to_rotated || ends == SlotEnds::two_lines_to_half_spectra ||
      ends == SlotEnds::extended)
    return Mirror::about_S;
  return ends == SlotEnds::rotated_to_interleaved || ends == SlotEnds::twisted ? Mirror::about_S_minus_1 : Mirror::none;
}

/// The butterfly that shares a thread with butterfly b.
template <Mirror mirror>
TEAMFFT_FUNCTION constexpr std::uint32_t partner_of(std::uint32_t b, std::uint32_t S) {
  static_assert(mirror != Mirror::none);
  if constexpr (mirror == Mirror::about_S_minus_1) return S - 1 - b;
  return b == 0 ? 0 : S - b;
}

/// Items of a line's stage with S butterflies.
constexpr std::uint32_t slot_items(Mirror mirror, std::uint32_t S) { return mirror == Mirror::none ? S : mirror == Mirror::about_S ? S / 2 + 1 : (S + 1) / 2; }

// 16 elements of two lines in f32, or of one in f64, take 128 registers; 10 of two lines 96; one line in f32 fewer. Radices above 16 want more than that. Teams
// may have all threads that there are registers for, because a team of long lines or wide tiles is alone in a multiprocessor's scratch.
inline constexpr SlotBudget slot_budgets_f32[] = {{2, 10, 640, 1, 3}, {2, 8, 768, 1, 4}, {1, 16, 768, 1, 3}, {1, 25, 384, 1, 2}},
                            slot_budgets_f64[] = {{1, 16, 384, 1, 2}, {1, 8, 640, 1, 4}, {1, 25, 256, 1, 2}};
inline constexpr SlotBudget root_slot_budgets_f32[] = {{2, 10, 640, 1, 3}, {1, 16, 512, 1, 3}, {1, 23, 384, 1, 2}},  // factors want more
    root_slot_budgets_f64[] = {{1, 16, 384, 1, 2}, {1, 8, 640, 1, 4}, {1, 19, 256, 1, 2}};
inline constexpr SlotBudget any_slot_budgets_f32[] = {{1, 16, 512, 1, 2}, {1, 23, 512, 1, 2}},
                            any_slot_budgets_f64[] = {{1, 16, 512, 1, 2}, {1, 23, 256, 1, 1}};
inline constexpr SlotBudget chirped_slot_budgets_f32[] = {{2, 8, 512, 1, 2}, {1, 16, 512, 1, 2}}, chirped_slot_budgets_f64[] = {{1, 16, 384, 1, 2}};
inline constexpr SlotBudget convolved_slot_budgets_f32[] = {{2, 8, 512, 1, 2}, {1, 16, 512, 1, 2}},
                            convolved_slot_budgets_f64[] = {{1, 14, 384, 1, 2}, {1, 8, 512, 1, 3}};
// Mirrored ends hold two butterflies: narrow radices leave registers for more threads, wide ones have those for whole fronts of loads
// (perf/notes/slot_line.md#budgets-of-mirrored-ends-2026-11-29).
inline constexpr SlotBudget mirrored_slot_budgets_f32[] = {{1, 10, 640, 1, 3}, {1, 13, 640, 1, 2}, {1, 16, 512, 1, 2}, {1, 25, 384, 1, 2}},
                            mirrored_slot_budgets_f64[] = {{1, 10, 512, 1, 0}, {1, 16, 384, 1, 2}, {1, 25, 256, 1, 2}};
inline constexpr SlotBudget extended_slot_budgets_f32[] = {{1, 10, 640, 1, 0}, {1, 13, 640, 1, 0}, {1, 16, 512, 1, 2}, {1, 25, 384, 1, 2}};
inline constexpr SlotBudget trigonometric_slot_budgets_f32[] = {{1, 12, 640, 1, 0}, {1, 16, 384, 1, 2}, {1, 25, 384, 1, 0}},
                            trigonometric_slot_budgets_f64[] = {{1, 16, 384, 1, 2}, {1, 25, 256, 1, 0}};
// By Kokkos' launch to 12: HIP has no registers for two rows of wider twiddles.
inline constexpr SlotBudget twisted_slot_budgets_f32[] = {{1, 10, 640, 1, 0}, {1, 12, 384, 1, 2}, {1, 16, 512, 1, 0}, {1, 25, 384, 1, 0}};
inline constexpr SlotBudget two_line_slot_budgets_f32[] = {{1, 15, 512, 1, 2}, {1, 25, 384, 1, 2}},  // by odd radices
    two_line_slot_budgets_f64[] = {{1, 15, 256, 1, 2}, {1, 25, 256, 1, 2}};

constexpr std::span<SlotBudget const> slot_budgets(SlotEnds ends, Precision precision) {
  bool const f32 = precision == Precision::f32;
  if (ends == SlotEnds::twisted && f32) return twisted_slot_budgets_f32;
  if (ends == SlotEnds::extended && f32) return extended_slot_budgets_f32;
  if (have_two_lines(ends)) return f32 ? std::span<SlotBudget const>(two_line_slot_budgets_f32) : two_line_slot_budgets_f64;
  if (ends >= SlotEnds::interleaved_to_rotated && ends <= SlotEnds::twisted)
    return f32 ? std::span<SlotBudget const>(trigonometric_slot_budgets_f32) : trigonometric_slot_budgets_f64;
  if (ends == SlotEnds::any) return f32 ? std::span<SlotBudget const>(any_slot_budgets_f32) : any_slot_budgets_f64;
  if (ends == SlotEnds::chirped) return f32 ? std::span<SlotBudget const>(chirped_slot_budgets_f32) : chirped_slot_budgets_f64;
  if (ends == SlotEnds::convolved) return f32 ? std::span<SlotBudget const>(convolved_slot_budgets_f32) : convolved_slot_budgets_f64;
  if (mirror_of_load(ends) != Mirror::none || mirror_of_store(ends) != Mirror::none)
    return f32 ? std::span<SlotBudget const>(mirrored_slot_budgets_f32) : mirrored_slot_budgets_f64;
  if (ends == SlotEnds::roots) return f32 ? std::span<SlotBudget const>(root_slot_budgets_f32) : root_slot_budgets_f64;
  return f32 ? std::span<SlotBudget const>(slot_budgets_f32) : slot_budgets_f64;
}

/// Radices above 16 that kernels have: primes, and where whole lines meet memory the square that spares powers of 5 a fifth stage. With all of them kernels
/// spilled, and took minutes to compile. Lines of odd length have odd ones.
constexpr bool is_slot_radix(unsigned R, SlotEnds ends) {
  if (have_two_lines(ends) && R % 2 == 0) return false;
  return R <= 16 || (!has_positions(ends) && (R == 17 || R == 19 || R == 23 || (R == 25 && ends != SlotEnds::any && ends != SlotEnds::roots)));
}

/// What a kernel calls: nothing; a user's functors at its ends; Views with options around them; a user's filter between the stages there and back.
enum class SlotCalls : std::uint8_t { nothing, functors, views, filter };

/// Of the kernels that call something, one for each pair of ends: more threads hide more of a functor's loads than wider radices spare
/// (perf/notes/ends.md#functors-in-slots-2026-11-29). Factors of Views want more registers.
constexpr SlotBudget called_slot_budget(SlotEnds ends, SlotCalls calls, Precision precision) {
  bool const f32 = precision == Precision::f32, is_trigonometric = ends >= SlotEnds::interleaved_to_rotated && ends <= SlotEnds::twisted;
  if (calls == SlotCalls::filter) return f32 ? SlotBudget{1, 16, 768, 1, 2} : SlotBudget{1, 16, 512, 1, 2};
  if (ends == SlotEnds::called && calls == SlotCalls::views) return f32 ? SlotBudget{1, 16, 512, 1, 2} : SlotBudget{1, 13, 384, 1, 2};
  if (ends == SlotEnds::called) return f32 ? SlotBudget{1, 16, 768, 1, 2} : SlotBudget{1, 16, 512, 1, 2};
  if (!f32) return calls == SlotCalls::views ? SlotBudget{1, 13, 384, 1, 2} : SlotBudget{1, 13, 512, 1, 2};
  return is_trigonometric ? SlotBudget{1, 12, 512, 1, 2} : SlotBudget{1, 13, 640, 1, 2};
}

/// Radices of their stages: the inner ones are narrower, because each takes a user's compiler a second.
constexpr bool is_called_radix(unsigned R, bool is_inner) { return R <= (is_inner ? 10u : 16u); }

/// The same of filters, each of whose stages is there twice.
constexpr bool is_filter_radix(unsigned R) { return R <= 5 || (R >= 7 && R <= 11) || R == 13 || R == 16; }

/// The widest radix of a stage whose threads hold two butterflies, of one line a slot. Two lines' ends have no roots, which leaves registers for more.
constexpr unsigned widest_mirrored(unsigned widest, Precision precision, SlotEnds ends) {
  bool const is_f32 = precision == Precision::f32;
  if (have_two_lines(ends)) return !is_f32 ? 13 : widest > 16 ? 17 : 16;
  if (widest > 16) return is_f32 ? 16 : 8;
  return is_f32 ? widest : widest >= 10 ? 10 : widest;
}

/// The same of kernels that call something: wider ones of half-spectra spilled.
constexpr unsigned widest_called_mirrored(SlotEnds ends, SlotCalls calls, Precision precision) {
  unsigned const widest = widest_mirrored(called_slot_budget(ends, calls, precision).widest, precision, ends);
  bool const is_trigonometric = ends >= SlotEnds::interleaved_to_rotated && ends <= SlotEnds::twisted;
  unsigned const most = calls == SlotCalls::views && precision == Precision::f64 && mirror_of_store(ends) != Mirror::none ? 8 : 10;  // HIP spilled 12 to 29
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

/// A stage's butterflies. Item i of a group of lines has q = floor(i / A), p = floor(q / B): its first element at slot i p0 + q p1 + p p2, the others `step`
/// slots apart, its twiddles in column i t0 + q t1 + p t2.
struct alignas(16) SlotStage {
  std::uint32_t radix, count;  ///< count: items of all groups
  SmallDivisor items, S;       ///< items: of a group, butterflies or pairs of them; S: butterflies of a line, and elements from one of theirs to the next
  std::uint32_t per_a, per_b;  ///< inverses of A and B (SmallDivisor); 0: there is no such digit
  std::uint32_t p0, p1, p2, t0, t1, t2;
  std::uint32_t step;
  std::uint32_t L;         ///< columns of twiddles: the product of the radices before
  std::uint32_t twiddles;  ///< where they begin, in entries from the pass' twiddles
  std::uint32_t by_line;   ///< neighbouring threads take neighbouring lines
};

/// Lines of M = R_1 .. R_n in groups of W, the slots of a group one behind the other: line w G + g of a team's is line w of group g.
struct alignas(16) SlotShape {
  std::uint32_t stages, group_slots;
  SmallDivisor groups, lines, length;    ///< of a team, of a team, of a line
  std::uint32_t info_bytes, root_bytes;  ///< before the slots: LineInfos, factors of the big twiddle
  std::uint32_t numbers;                 ///< where arguments and shape lie in memory, for launches that pass neither by value
  std::uint32_t unused;
  SlotStage stage[most_slot_stages];
};

/// Kinds of factors of the big twiddle: W^(q r S) for r = 1, 2, 3 and for 4, 8 .. below R.
constexpr unsigned slot_root_kinds(unsigned R) { return 3 + (R - 1) / 4; }

}  // namespace TeamFFT::Impl

#endif
