// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A pass as a kernel sees it: flags, strides and counts, and where its tables lie.
#ifndef TEAMFFT_DEVICE_LINE_ARGUMENTS_HPP
#define TEAMFFT_DEVICE_LINE_ARGUMENTS_HPP

#include <TeamFFT/device/line/bounds.hpp>
#include <TeamFFT/device/math/complex.hpp>
#include <TeamFFT/device/math/maps.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

inline constexpr unsigned max_line_dims = 5;  ///< more are looped over by the host
inline constexpr unsigned max_stages = 16;

/// What a pass does, one bit each (pass.hpp has the definitions).
enum PassFlag : std::uint32_t {
  flag_real_load = 1u << 0,
  flag_swap_load = 1u << 1,
  flag_swap_store = 1u << 2,
  flag_load_chirp = 1u << 3,
  flag_store_chirp = 1u << 4,
  flag_load_twiddle = 1u << 5,
  flag_store_twiddle = 1u << 6,
  flag_gather = 1u << 7,
  flag_scatter = 1u << 8,
  flag_convolution = 1u << 9,
  flag_carry = 1u << 10,
  flag_combine = 1u << 11,
  flag_tile_load = 1u << 12,
  flag_tile_store = 1u << 13,
  flag_ping_pong = 1u << 14,
  flag_aligned_load = 1u << 15,  ///< source elements are aligned to two scalars: one access each
  flag_aligned_store = 1u << 16,
  flag_position_load = 1u << 17,    ///< the dimensions' positions are those of the load,
  flag_position_store = 1u << 18,   ///< of the store,
  flag_position_filter = 1u << 19,  ///< or of the filter: a pass has only one of them
  flag_whole_load = 1u << 20,       ///< every element lies inside load_count
  flag_whole_store = 1u << 21,
  flag_direct_load = 1u << 22,   ///< the first stage reads global memory itself (general kernel)
  flag_direct_store = 1u << 23,  ///< the last stage writes it
  flag_packed_load = 1u << 24,   ///< all lines are one contiguous run of whole lines
  flag_packed_store = 1u << 25,
  flag_plain_load = 1u << 26,  ///< whole, and no op but the swap (and a real load) between memory and stages
  flag_plain_store = 1u << 27,
  flag_lanes_along = 1u << 28,  ///< host: the lanes are neighbouring elements of one line
  /// elements pass through a map or a packing (line_wise.hpp), which addresses them by position
  flag_line_wise_load = 1u << 29,
  flag_line_wise_store = 1u << 30,
  flag_short_lines = 1u << 31,  ///< host: a team takes many groups of short lines, one a lane
};

/// What line-wise elements meet beside their map, one bit each.
enum LineWiseFlag : std::uint16_t {
  line_wise_reversed_load = 1u << 0,
  line_wise_alternate_load = 1u << 1,
  line_wise_conjugate_load = 1u << 2,
  line_wise_reversed_store = 1u << 3,
  line_wise_alternate_store = 1u << 4,
  line_wise_conjugate_store = 1u << 5,
  line_wise_real_store = 1u << 6,
  line_wise_ortho = 1u << 7,        ///< this execute scales the end elements of a DCT or DST
  line_wise_vector_load = 1u << 8,  ///< reals without gaps, each line from a multiple of 16 bytes on
  line_wise_vector_store = 1u << 9,
  line_wise_packed_load = 1u << 10,  ///< all lines are one contiguous run
  line_wise_packed_store = 1u << 11,
  line_wise_called_load = 1u << 12,  ///< no memory: a functor gives the elements (called.hpp)
  line_wise_called_store = 1u << 13,
};

struct DeviceLineDim {
  std::int64_t load, store;
};

/// W_n^e = high[e >> shift] low[e & mask], high directly after low.
struct DeviceRoots {
  std::uint32_t offset, shift;
};

/// Where factors f(k) begin: this, then an entry for each k, or (step not 0) none, and f(k) = W_n^(step k + first) from
/// two tables (Bailey 1990).
struct alignas(16) FactorsHead {
  std::uint32_t roots, shift, step, first;
};

/// What a Rader pass takes along, in elements from the line's base address.
struct alignas(16) Companions {
  std::int64_t load, store;
};

/// The map of both sides of a pass (maps.hpp).
struct DeviceMaps {
  std::uint64_t length, count;                      ///< n, and the elements that are there: others read as 0
  std::uint64_t transform_length;                   ///< N
  std::uint32_t pair, load_factors, store_factors;  ///< FactorsHead: W_N^k of the spectrum packing; of the maps
  std::uint32_t line_elements;                      ///< M of the packings
  union {
    /// half: lines of residue r = p mod fold_step hold all p = r, those of fold_step - r are not there
    std::uint32_t fold_step;
    std::uint32_t line_alone;  ///< packings of two lines: which line has no partner (LineInfo::twiddle)
  };
  Map load, store;
  Packing load_packing, store_packing;
  std::uint16_t flags;
};

/// All of a pass that does not depend on who gives and takes its elements; below 512 bytes with its policy, so that
/// Kokkos passes it as a kernel argument.
template <class Real>
struct PassFields {
  Real const* source;
  Real* target;
  char const* tables;  ///< offsets below are in units of 16 bytes from here
  std::int64_t load_stride, store_stride;
  std::uint64_t load_count, store_count;
  DeviceLineDim dims[max_line_dims];
  std::uint64_t positions[max_line_dims];  ///< what one step along a dimension adds to the position,
  union {                                  // a pass has one of them
    DeviceRoots load_roots, store_roots;
  };
  std::uint32_t twiddle_steps[max_line_dims];  ///< and to the factor q of the big twiddle; or the N of the halved map's
                                               ///< mirror lines (0: none); or whether its last line has no partner
  std::uint32_t counts[max_line_dims];
  std::uint32_t load_position_step, store_position_step;
  union {  // Bluestein's and Rader's
    std::uint32_t chirp, gather;
  };
  std::uint32_t twiddles, filter, scatter, companions, radices;
  std::uint32_t length, line_count, lines_per_team, flags;
  Scale<Real> scale;
  std::uint16_t dim_count;
  std::uint8_t stage_count;
  /// of lines_per_team, the last ones, which are the next team's too (scratch-line kernel)
  std::uint8_t overlap_lines;
  std::uint32_t scratch_bytes;
  DeviceMaps maps;
#ifdef TEAMFFT_CHECK_BOUNDS
  Bounds bounds;
#endif

  [[nodiscard]] TEAMFFT_FUNCTION bool has(std::uint32_t flag) const { return (flags & flag) != 0; }
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t own_lines() const { return lines_per_team - overlap_lines; }
  [[nodiscard]] TEAMFFT_FUNCTION bool is_scaled() const { return scale.high != Real(1) || scale.low != Real(0); }
  [[nodiscard]] TEAMFFT_FUNCTION unsigned radix(unsigned stage) const { return table<unsigned char>(radices)[stage]; }
  [[nodiscard]] TEAMFFT_FUNCTION Companions const& companion() const { return *table<Companions>(companions); }
  template <class T>
  TEAMFFT_FUNCTION T const* table(std::uint32_t offset) const {
    return reinterpret_cast<T const*>(tables + std::uint64_t{16} * offset);
  }
};

/// Ends of a pass that are memory, at `source` and `target`.
struct InMemory {
  static constexpr bool are_called = false;
};

/// A pass as a kernel sees it.
template <class Real, class Ends = InMemory>
struct PassArguments;

template <class Real>
struct PassArguments<Real, InMemory> : PassFields<Real> {};

/// With ends that are called (`are_called`) where calls_source(flags) or calls_sink(flags) says so, of
/// DeviceMaps::flags: on GPUs by lines (device/ends/called.hpp), on hosts by elements (called.hpp).
template <class Real, class Ends>
struct PassArguments : PassArguments<Real>, Ends {};

/// Two passes in one launch (chain.hpp).
template <class Real>
struct ChainArguments {
  /// between them unit q of the intermediate is q * unit_elements behind the first, but for the ring
  PassArguments<Real> first, second;
  std::uint32_t* done;  ///< [pass][unit]: tiles that are done, 0 when the launch begins
  std::int64_t unit_elements;
  std::uint32_t units, slots, lag, first_tiles, second_tiles;  ///< tiles: of one unit
};

}  // namespace TeamFFT::Impl

#endif
