// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Choice is data: the rows of one backend, and the few numbers that planner and kernels must agree on.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_CONTRACT_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_CONTRACT_HPP

#include <TeamFFT/device/math/radix.hpp>
#include <TeamFFT/device/math/scalar.hpp>
#include <TeamFFT/types.hpp>

#include <bit>
#include <cstddef>

namespace TeamFFT::Impl {

/// line: neighbouring threads take neighbouring elements of a contiguous line; tile: the elements of neighbouring
/// lines; via_scratch: as line, but a team whose lines are packed reads and writes them in one run and turns them in
/// scratch, for lines whose threads would take short runs of memory each. A row serves any layout; `access` says for
/// which its shape was chosen.
enum class Access : unsigned char { line, tile, via_scratch };

/// What a row's kernel computes: its lines' transforms, or as one cyclic convolution of `length` the transform of at
/// most (length + 1)/2 elements (Bluestein) or of length + 1, a prime (Rader).
enum class Convolution : unsigned char { none, bluestein, rader };

/// Which real transform of n = 2 length reals a row's kernel computes: r2c, c2r, and DCT or DST of types I (n = length
/// + 1, length - 1) to IV; odd_r2c and odd_c2r: of n = length, an odd number; prime: both for the prime n = 2 length +
/// 1; to_half and from_half: the complex lines of n = length of a real transform in several dimensions, to and from
/// half-spectra (the halved map).
enum class RealKind : unsigned char {
  none,
  r2c,
  c2r,
  type1,
  type2,
  type3,
  type4,
  odd_r2c,
  odd_c2r,
  prime,
  to_half,
  from_half
};

inline constexpr unsigned max_row_stages = 4;

/// A kernel whose length and shape are compile-time constants. The rows are the list of kernels that get compiled.
struct Row {
  unsigned length;
  Precision precision;
  Access access;
  unsigned char radices[max_row_stages];  ///< in stage order, 0 past the last
  unsigned threads_per_line;
  unsigned lines_per_team;
  unsigned min_blocks;  ///< teams per multiprocessor that the compiler must leave registers for
  Convolution convolution = Convolution::none;
  RealKind real = RealKind::none;

  [[nodiscard]] constexpr unsigned stages() const {
    unsigned n = 0;
    while (n < max_row_stages && radices[n] != 0) ++n;
    return n;
  }
  [[nodiscard]] constexpr unsigned team_size() const { return threads_per_line * lines_per_team; }
};

/// Elements that scratch serves in one access: 128 bytes over all banks.
constexpr unsigned scratch_slots(Precision precision) { return precision == Precision::f32 ? 16 : 8; }

/// How a team's neighbouring threads go through the lines of one exchange: `writers` (`readers`) of them take
/// neighbouring butterflies of a line before the next line's follow; tile: they take the same butterfly of all lines
/// first.
struct ExchangeTeam {
  unsigned lines, writers, readers;
  bool tile_write, tile_read;
  unsigned slots;
};

/// After a stage of radix R, with L the product of the radices before, an exchange holds element j = k + L r + L R q (k
/// < L, r < R) at j + pad q. Both sides are then affine in their own radix' index: L apart where it is written, S + pad
/// S/(L R) where it is read in steps of S = N/R', a multiple of L R.
struct ExchangeStage {
  unsigned L, R, pad;
  [[nodiscard]] constexpr unsigned block() const { return L * R; }
  /// of element 0 of butterfly b of the stage before
  [[nodiscard]] constexpr unsigned write(unsigned b) const { return b % L + (block() + pad) * (b / L); }
  /// of element 0 of butterfly b of the stage after
  [[nodiscard]] constexpr unsigned read(unsigned b) const { return b + pad * (b / block()); }
  /// from one element of such a butterfly to the next
  [[nodiscard]] constexpr unsigned read_step(unsigned S) const { return S + pad * (S / block()); }
  [[nodiscard]] constexpr unsigned size(unsigned N) const { return N + pad * (N / block() - 1); }
};

/// Accesses that scratch needs for each `slots` threads of the first 32, writing and reading: at best 32 / slots each.
constexpr unsigned exchange_accesses(ExchangeStage const& stage, ExchangeTeam const& team, unsigned pitch) {
  unsigned total = 0;
  for (int side = 0; side < 2; ++side) {
    bool const tile = side == 0 ? team.tile_write : team.tile_read;
    unsigned const threads = side == 0 ? team.writers : team.readers;
    for (unsigned first = 0; first < 32; first += team.slots) {
      unsigned count[16] = {}, most = 0;
      for (unsigned rank = first; rank < first + team.slots && rank < threads * team.lines; ++rank) {
        unsigned const line = tile ? rank % team.lines : rank / threads, b = tile ? rank / team.lines : rank % threads;
        unsigned const slot = (line * pitch + (side == 0 ? stage.write(b) : stage.read(b))) % team.slots;
        if (++count[slot] > most) most = count[slot];
      }
      total += most;
    }
  }
  return total;
}

/// What the elements from one line to the next in scratch leave modulo `slots`: neighbouring threads' elements then
/// follow each other across lines.
constexpr unsigned exchange_pitch_residue(ExchangeTeam const& team) {
  if (team.tile_write || team.tile_read) return team.lines < team.slots ? team.slots / team.lines : 1;
  return team.readers % team.slots;
}

/// The same where passes take the rows of such a team as tiles on one side only, or on neither (the second pass over a
/// hierarchical line reads rows and writes tiles): without it, 16 x 16 as rows needed 34 accesses where 4 do.
constexpr unsigned exchange_accesses_as_rows(ExchangeStage const& stage, ExchangeTeam team, unsigned pitch) {
  unsigned total = 0;
  if (team.tile_write && team.tile_read)
    for (unsigned tiles = 0; tiles < 3; ++tiles) {
      team.tile_write = tiles == 1;
      team.tile_read = tiles == 2;
      total += exchange_accesses(stage, team, pitch);
    }
  return total;
}

/// The fewest accesses that any exchange of such a team needs.
constexpr unsigned fewest_accesses(ExchangeTeam const& team) {
  unsigned total = 0;
  for (unsigned const threads : {team.writers * team.lines, team.readers * team.lines})
    total += ((threads < 32 ? threads : 32) + team.slots - 1) / team.slots;
  return total;
}

/// The pad of an exchange: of 0, 1, 2, 3 and the one that makes blocks follow each other slot by slot, the one with the
/// fewest accesses; among equals the first, unless another saves a third as rows: a pad costs scratch, and addresses in
/// registers (1000 in 10 x 10 x 10 f64 spilled for 7%).
constexpr unsigned exchange_pad(unsigned L, unsigned R, ExchangeTeam const& team) {
  unsigned const pitch = exchange_pitch_residue(team);
  unsigned const ideal = fewest_accesses(team);
  unsigned best = 0, fewest = ~0u, fewest_as_rows = ~0u;
  for (unsigned pad : {0u, 1u, 2u, 3u, (L + team.slots * R - L * R % team.slots) % team.slots}) {
    unsigned const accesses = exchange_accesses({L, R, pad}, team, pitch);
    if (accesses > fewest) continue;
    unsigned const as_rows = exchange_accesses_as_rows({L, R, pad}, team, pitch);
    if (accesses < fewest || (accesses == fewest && as_rows < fewest_as_rows && 3 * as_rows <= 2 * fewest_as_rows)) {
      best = pad;
      fewest = accesses;
      fewest_as_rows = as_rows;
    }
    // as rows it has three times the accesses at best: no other pad is better
    if (fewest == ideal && 3 * (3 * ideal) > 2 * fewest_as_rows) break;
  }
  return best;
}

/// The smallest pitch of at least `size` elements with the residue that suits `team`.
constexpr unsigned exchange_pitch(unsigned size, ExchangeTeam const& team) {
  return size + (exchange_pitch_residue(team) + team.slots - size % team.slots) % team.slots;
}

constexpr ExchangeTeam exchange_team(Row const& row) {
  bool const tile = row.access == Access::tile;
  return {row.lines_per_team, row.threads_per_line, row.threads_per_line, tile, tile, scratch_slots(row.precision)};
}

/// The exchange of a row after stage s.
constexpr ExchangeStage exchange_stage(Row const& row, unsigned s) {
  unsigned L = 1;
  for (unsigned i = 0; i < s; ++i) L *= row.radices[i];
  return {L, row.radices[s], exchange_pad(L, row.radices[s], exchange_team(row))};
}

/// Elements from one line of a row's team to the next in scratch, in all its exchanges.
constexpr unsigned exchange_pitch(Row const& row) {
  unsigned size = row.length;
  for (unsigned s = 0; s + 1 < row.stages(); ++s)
    if (unsigned const own = exchange_stage(row, s).size(row.length); own > size) size = own;
  return exchange_pitch(size, exchange_team(row));
}

/// The way back of a convolution: its first stage takes the registers that the row's last stage leaves.
constexpr Row reversed(Row row) {
  Row const forward = row;
  for (unsigned s = 0; s < forward.stages(); ++s) row.radices[s] = forward.radices[forward.stages() - 1 - s];
  return row;
}

constexpr bool is_odd(RealKind kind) { return kind == RealKind::odd_r2c || kind == RealKind::odd_c2r; }

/// The stage of odd real lines that has reals on one side; past the last for all others.
constexpr unsigned halved_stage(RealKind kind, unsigned stages) {
  return kind == RealKind::odd_r2c ? 0 : kind == RealKind::odd_c2r ? stages - 1 : stages;
}

/// What a line of the row is in scratch: of odd real ones (R + 1)/2 of every R elements
/// (device/engines/register_line/odd_line.hpp).
constexpr Row held(Row row) {
  if (unsigned const s = halved_stage(row.real, row.stages()); s < row.stages()) {
    unsigned const R = row.radices[s];
    row.length = row.length / R * (R / 2 + 1);
    row.radices[s] = static_cast<unsigned char>(R / 2 + 1);
  }
  return row;
}

/// Complex elements from one real line of `length` pairs, or its half-spectrum, to the next in scratch: odd, for lines
/// that threads read side by side.
constexpr unsigned real_line_pitch(unsigned length) { return (length + 1) | 1u; }

/// Whether a row has a second kernel, for passes of longer lines: tiles of powers of two. Without it passes of 98 and
/// 100 drawn 7-smooth lengths took 0.2 and 0.7 % longer (f64, f32), powers of two 2 and 3.7 % (H200, 2026-11-29;
/// perf/notes/register_line.md#row-gains-2026-11-29).
constexpr bool takes_big_twiddle(Row const& row) {
  return row.access == Access::tile && row.convolution == Convolution::none && row.real == RealKind::none &&
         std::has_single_bit(row.length);
}

/// Those that a line of the row's team keeps in scratch: none where a thread has several butterflies of the last
/// stage (H200, 2026-11-22: first pass of 2^20 as 1024 x 1024 f32 in 32 x 32 0.77 of copy without, 0.80-0.81 with; in
/// 16 x 16 x 4 0.76, 0.73).
constexpr unsigned root_step_kinds(Row const& row) {
  unsigned const R = row.radices[row.stages() - 1];
  bool const kept = takes_big_twiddle(row) && row.stages() > 1;
  return kept && row.threads_per_line * R == row.length ? root_kinds(R) : 0;
}

/// Scratch of a row's team.
constexpr std::size_t scratch_bytes(Row const& whole) {
  Row const row = held(whole);
  unsigned pitch = exchange_pitch(row);
  if (row.real != RealKind::none && row.real != RealKind::prime && real_line_pitch(row.length) > pitch)
    pitch = real_line_pitch(row.length);
  if ((row.convolution != Convolution::none || row.real == RealKind::prime) && exchange_pitch(reversed(row)) > pitch)
    pitch = exchange_pitch(reversed(row));
  return row.lines_per_team * (pitch + root_step_kinds(row)) * 2 * scalar_bytes(row.precision);
}

/// A kernel for two passes in one launch, the first over lines of first.length, the second over those of second.length
/// of the same units: through a ring in the cache (device/scope/ring.hpp), or in scratch (device/scope/plane.hpp),
/// where a team's lines are those of whole units.
struct ChainRow {
  Row first, second;           ///< teams of the same size; min_blocks of the first counts
  std::size_t ring_bytes = 0;  ///< more than the tiles in flight, less than the cache; 0: in scratch

  [[nodiscard]] constexpr bool in_scratch() const { return ring_bytes == 0; }
};

/// Elements from one row of a plane in scratch to the next: neighbouring threads write neighbouring elements, and the
/// next row's follow slot by slot.
constexpr unsigned plane_pitch(Row const& first) {
  unsigned const slots = scratch_slots(first.precision), residue = first.threads_per_line % slots;
  return first.length + (residue + slots - first.length % slots) % slots;
}

constexpr std::size_t scratch_bytes(ChainRow const& row) {
  std::size_t const plane = row.in_scratch() ? std::size_t{row.first.lines_per_team} * plane_pitch(row.first) * 2 *
                                                   scalar_bytes(row.first.precision)
                                             : 0;
  std::size_t most =
      scratch_bytes(row.first) > scratch_bytes(row.second) ? scratch_bytes(row.first) : scratch_bytes(row.second);
  return plane > most ? plane : most;
}

}  // namespace TeamFFT::Impl

#endif
