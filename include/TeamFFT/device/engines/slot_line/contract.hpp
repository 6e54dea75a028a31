// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the planner and the slot-line kernel agree on: what stands at the ends of its lines, and their shape in scratch.
#ifndef TEAMFFT_DEVICE_ENGINES_SLOT_LINE_CONTRACT_HPP
#define TEAMFFT_DEVICE_ENGINES_SLOT_LINE_CONTRACT_HPP

#include <TeamFFT/device/math/small_divisor.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>
#include <cstdint>

namespace TeamFFT::Impl {

inline constexpr unsigned most_slot_stages = 4;

/// Scratch bytes that a team keeps for each line's addresses (LineInfo).
inline constexpr std::size_t line_info_bytes = 48;

/// Scratch bytes of arguments and shape, which a team copies there where Kokkos launches it; of what the pass calls
/// beside them; and of what is lost to begin at a multiple of 16 bytes.
inline constexpr std::size_t slot_numbers_bytes = 768, slot_calls_bytes = 1536, slot_alignment_bytes = 16;

/// What stands before the first stage and behind the last one. memory: whole lines, swapped and scaled. roots: the same
/// with the big twiddle at the store. any: all ops, maps and packings, which are swept through scratch. chirped: memory
/// by positions, with zeros past the counts, chirps, permutations and the big twiddle at either end. convolved: the
/// same without the twiddle, to the filter of a convolution and back. to_half_spectrum, from_half_spectrum: memory, and
/// on the other side the half-spectrum of a whole line of twice as many reals. Then maps (maps.hpp) of such a line on
/// both sides, for DCT and DST II, III, IV. Then whole real lines of odd length two at a time, and their half-spectra
/// on the other side. extended: DCT-I and DST-I. called: a source or a sink at either end of complex lines, with zeros
/// past the counts and the big twiddle at the store, or of whole real lines of odd length. filtered: memory with zeros
/// past the counts, of one field or of several, to a user's filter and back.
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

/// Whether kernels swap the parts of elements at both ends, for a backward transform. Passes say so at ends of memory
/// or positions and where something is called or swept; filters swap at one end.
constexpr bool are_backward(SlotEnds ends) {
  return ends == SlotEnds::from_half_spectrum || ends == SlotEnds::rotated_to_interleaved ||
         ends == SlotEnds::half_spectra_to_two_lines;
}

constexpr bool have_two_lines(SlotEnds ends) {
  return ends == SlotEnds::two_lines_to_half_spectra || ends == SlotEnds::half_spectra_to_two_lines;
}

/// Whether the backend's own launch has them, too: not where CUDA's scratch-line kernels are faster (0.85 to 1.0 of
/// their speed for complex lines and convolutions, 0.75 to 0.95 for tiles; H200, 2026-11-29).
constexpr bool has_native_launch(SlotEnds ends) {
  return ends == SlotEnds::any || ends == SlotEnds::extended ||
         (ends >= SlotEnds::to_half_spectrum && ends <= SlotEnds::twisted);
}

/// Which butterfly of S shares a thread with butterfly b at a stage: none; S - b (0 with itself); S - 1 - b.
enum class Mirror : std::uint8_t { none, about_S, about_S_minus_1 };

constexpr Mirror mirror_of_load(SlotEnds ends) {
  if (ends == SlotEnds::from_half_spectrum || ends == SlotEnds::rotated_to_interleaved ||
      ends == SlotEnds::half_spectra_to_two_lines)
    return Mirror::about_S;
  return ends == SlotEnds::interleaved_to_rotated || ends == SlotEnds::twisted ? Mirror::about_S_minus_1 : Mirror::none;
}
constexpr Mirror mirror_of_store(SlotEnds ends) {
  if (ends == SlotEnds::to_half_spectrum || ends == SlotEnds::interleaved_to_rotated ||
      ends == SlotEnds::two_lines_to_half_spectra || ends == SlotEnds::extended)
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
constexpr std::uint32_t slot_items(Mirror mirror, std::uint32_t S) {
  return mirror == Mirror::none ? S : mirror == Mirror::about_S ? S / 2 + 1 : (S + 1) / 2;
}

/// What a kernel calls: nothing; a user's functors at its ends; Views with options around them; a user's filter between
/// the stages there and back.
enum class SlotCalls : std::uint8_t { nothing, functors, views, filter };

/// A stage's butterflies. Item i of a group of lines has q = floor(i / A), p = floor(q / B): its first element at slot
/// i p0 + q p1 + p p2, the others `step` slots apart, its twiddles in column i t0 + q t1 + p t2.
struct alignas(16) SlotStage {
  std::uint32_t radix, count;  ///< count: items of all groups
  /// items: of a group, butterflies or pairs of them; S: butterflies of a line, and elements from one of theirs to the
  /// next
  SmallDivisor items, S;
  std::uint32_t per_a, per_b;  ///< inverses of A and B (SmallDivisor); 0: there is no such digit
  std::uint32_t p0, p1, p2, t0, t1, t2;
  std::uint32_t step;
  std::uint32_t L;         ///< columns of twiddles: the product of the radices before
  std::uint32_t twiddles;  ///< where they begin, in entries from the pass' twiddles
  std::uint32_t by_line;   ///< neighbouring threads take neighbouring lines
};

/// Lines of M = R_1 .. R_n in groups of W, the slots of a group one behind the other: line w G + g of a team's is line
/// w of group g.
struct alignas(16) SlotShape {
  std::uint32_t stages, group_slots;
  SmallDivisor groups, lines, length;    ///< of a team, of a team, of a line
  std::uint32_t info_bytes, root_bytes;  ///< before the slots: LineInfos, factors of the big twiddle
  std::uint32_t numbers;  ///< where arguments and shape lie in memory, for launches that pass neither by value
  std::uint32_t unused;
  SlotStage stage[most_slot_stages];
};

/// Kinds of factors of the big twiddle: W^(q r S) for r = 1, 2, 3 and for 4, 8 .. below R.
constexpr unsigned slot_root_kinds(unsigned R) { return 3 + (R - 1) / 4; }

}  // namespace TeamFFT::Impl

#endif
