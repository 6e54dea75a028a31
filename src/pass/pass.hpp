// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pass: one kernel from global memory to global memory, as plain data. Everything a pass does is said here; kernels, reference(), print and the
// executor only read it.
#ifndef TEAMFFT_PASS_PASS_HPP
#define TEAMFFT_PASS_PASS_HPP

#include "pass/choice.hpp"

#include <TeamFFT/device/math/maps.hpp>
#include <TeamFFT/problem.hpp>

#include <complex>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace TeamFFT::Impl {

/// spectrum: the array between the axes of an N-D c2r transform, in the workspace behind what lies between the passes of one axis.
enum class Buffer : std::uint8_t { in, out, workspace, spectrum };

/// A dimension over lines. All numbers but `count` are what one step along it adds: strides in elements of source and target, and the positions below.
struct LineDim {
  std::size_t count = 1;
  std::ptrdiff_t load = 0, store = 0;
  std::size_t load_position = 0, store_position = 0;  ///< see Pass::load_position_step
  std::size_t load_twiddle = 0, store_twiddle = 0;    ///< q in W_n^(q j), see Pass::load_twiddle_length
  std::size_t filter_position = 0;
  std::size_t mirror = 0;  ///< halved maps: the length N of a transformed axis, whose index c is (N - c) mod N in the mirror line

  friend bool operator==(LineDim const&, LineDim const&) = default;
};

/// Dimensions of one pass that may have a mirror: kernels hold them all at once.
inline constexpr std::size_t most_mirrors = 4;

/// Dimensions of a chain's passes: kernels hold them all.
inline constexpr std::size_t most_chain_dims = 5;

enum class Algorithm : std::uint8_t {
  transform,    ///< y = DFT_N x
  convolution,  ///< y = swap(DFT_N swap(filter * DFT_N x))... left swapped: y = DFT_N(swap(filter * DFT_N x))
};

enum class Filter : std::uint8_t { none, bluestein, rader };

/// What becomes of the element 0 that Rader's permutation leaves out (x_0 on the way in, X_0 on the way out).
enum class Companion : std::uint8_t { none, carry, combine };

/// At which ends of a pass neighbouring threads take neighbouring lines rather than neighbouring elements: where those lie closer in memory.
struct Tiles {
  bool load = false, store = false;

  [[nodiscard]] bool any() const { return load || store; }
  friend bool operator==(Tiles const&, Tiles const&) = default;
};

/// For a line l with coordinates c_d along `lines` (the first dimension varies fastest), with j the element along the line:
///   address   a(l, j) = sum_d c_d load_d + j load_stride        (with gather: sum_d c_d load_d + g[p(l, j)] load_stride)
///   position  p(l, j) = sum_d c_d load_position_d + j load_position_step;  elements with p >= load_count read as 0
///   load      x_j = source[a]; real Views get imaginary part 0; swap_load exchanges real and imaginary part;
///             load_chirp multiplies by c[p], c[n] = exp(-i pi n^2 / chirp_length); then W_n^(q(l) j), n = load_twiddle_length
///   algorithm y = DFT x, or the convolution
///   store     y_k times W_n^(q(l) k), n = store_twiddle_length; times conj c[p]; times the plan's scale (scaled); swap_store exchanges the parts;
///             target[sum_d c_d store_d + k store_stride] = y_k where p < store_count (with scatter: the index s[p])
/// The filter of a convolution is F[sum_d c_d filter_position_d + k], in the order [k_1][k_2] that the passes leave behind.
/// g[p] = g^p mod P and s[p] = g^-p mod P for the prime P = permutation_prime and its smallest primitive root g.
/// A line-wise side (maps.hpp) addresses the elements i of its map at sum_d c_d load_d + i load_stride (store likewise): p is the map's p, behind gather or
/// scatter where they are. Real elements (real_load, real_store) count one scalar in strides, complex ones two.
struct Pass {
  std::string rule;  ///< for the print: which rule made it
  std::size_t length = 1;
  Algorithm algorithm = Algorithm::transform;
  Buffer source = Buffer::in, target = Buffer::out;
  std::vector<LineDim> lines;
  std::ptrdiff_t load_stride = 1, store_stride = 1;
  std::size_t load_position_step = 1, store_position_step = 1;
  std::size_t load_count = 1, store_count = 1;
  bool real_load = false, real_store = false;
  bool scalar_load = false, scalar_store = false;  ///< real elements that are the scalars of a complex buffer
  bool swap_load = false, swap_store = false, scaled = false;
  Side load_side, store_side;
  std::size_t map_length = 0;        ///< n of the maps
  std::size_t map_count = 0;         ///< elements of the line-wise load that are there; others read as 0
  std::size_t transform_length = 0;  ///< N of the maps
  std::size_t line_elements = 0;     ///< of a line-wise pass: what the packings see, the length, or N of Bluestein's
  std::size_t fold_step = 0;         ///< 0: every p of the store is at most N/2. Else lines hold all p of a residue mod fold_step, at most fold_step/2
  bool load_chirp = false, store_chirp = false;
  std::size_t chirp_length = 0;
  std::size_t load_twiddle_length = 0, store_twiddle_length = 0;  ///< 0: none
  Filter filter = Filter::none;
  std::size_t filter_length = 0;            ///< M, the length of the cyclic convolution over all its passes
  std::vector<std::size_t> filter_factors;  ///< M's split over passes (one entry: the whole filter in one line)
  std::size_t filter_argument = 0;          ///< N of Bluestein's chirp, p of Rader's root
  bool gather = false, scatter = false;
  std::size_t permutation_prime = 0;
  Companion companion = Companion::none;                   ///< done by the line of each transform whose positions are all 0
  std::ptrdiff_t companion_load = 0, companion_store = 0;  ///< elements from the line's base address
  Tiles tiles;
  Choice choice;

  [[nodiscard]] std::size_t line_count() const;
  /// Bytes that must be read and written once: the elements inside load_count and store_count.
  [[nodiscard]] std::size_t bytes(Precision) const;
  /// One line of text: lengths, radices, team shape, strides, ops, scratch.
  [[nodiscard]] std::string describe(Precision) const;

  friend bool operator==(Pass const&, Pass const&) = default;
};

/// How many elements the positions of one transform run through: the pass' length times the dimensions that carry `position`.
[[nodiscard]] std::size_t elements_per_transform(Pass const& pass, std::size_t LineDim::*position);

/// Passes `pass` and `pass + 1` in one launch (chain.hpp).
struct Chain {
  std::size_t pass = 0;
  int row = -1;                              ///< index into the backend's chains
  std::size_t unit_elements = 0, units = 0;  ///< what lies between the passes, in parts that both can do by themselves
  std::size_t slots = 0, lag = 0;            ///< units of the ring, none: in scratch; how many pass 2 is behind

  /// Complex elements of the ring, and of the counters behind it: two of 32 bits for a unit.
  [[nodiscard]] std::size_t ring_elements() const { return slots * unit_elements; }
  [[nodiscard]] std::size_t counter_elements() const { return slots == 0 ? 0 : units + 1; }

  friend bool operator==(Chain const&, Chain const&) = default;
};

/// A plan as data.
struct PassList {
  Problem problem;
  std::vector<Pass> passes;
  std::vector<Chain> chains;           ///< rising
  std::size_t workspace_elements = 0;  ///< complex elements between the passes of an axis
  std::size_t spectrum_elements = 0;   ///< complex elements between axes
  std::string reason;                  ///< why these passes

  /// Complex elements that the executor needs for these, one behind the other: chains have a ring instead of what lies between their passes.
  struct Memory {
    std::size_t workspace = 0, spectrum = 0, ring = 0;
    [[nodiscard]] std::size_t all() const { return workspace + spectrum + ring; }
  };
  [[nodiscard]] Memory memory() const;
};

/// Runs one pass in plain host loops and long double, whatever its choice. The buffers hold complex elements (a real input in the real parts);
/// offsets are those of the pass. A wrong kernel is found by comparing it pass by pass with this.
void reference(Pass const& pass, std::vector<std::complex<long double>> const& source, std::vector<std::complex<long double>>& target, long double scale,
               bool ortho = false);

/// Runs all passes in turn on host copies of the Views' elements.
void reference(PassList const& list, std::vector<std::complex<long double>> const& in, std::vector<std::complex<long double>>& out, long double scale,
               bool ortho = false);

}  // namespace TeamFFT::Impl

#endif
