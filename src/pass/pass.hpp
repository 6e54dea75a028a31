// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pass: one kernel from global memory to global memory, as plain data. Everything a pass does is said here; kernels,
// reference(), print and the executor only read it.
#ifndef TEAMFFT_PASS_PASS_HPP
#define TEAMFFT_PASS_PASS_HPP

#include "pass/choice.hpp"
#include "pass/end.hpp"
#include "pass/middle.hpp"

#include <TeamFFT/detail/view_end.hpp>
#include <TeamFFT/problem.hpp>

#include <complex>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace TeamFFT::Impl {

/// A dimension over lines. All numbers but `count` are what one step along it adds: strides in elements of source and
/// target, and the positions below.
struct LineDim {
  std::size_t count = 1;
  std::ptrdiff_t load = 0, store = 0;
  std::size_t load_position = 0, store_position = 0;  ///< p, see End::position_step
  std::size_t load_twiddle = 0, store_twiddle = 0;    ///< q in W_n^(q j), see ops::Twiddle
  std::size_t filter_position = 0;
  /// halved maps: the length N of a transformed axis, whose index c is (N - c) mod N in the mirror line
  std::optional<std::size_t> mirror = {};
  bool last_alone = false;  ///< packings of two lines: the last one along it has no partner, and is its own

  friend bool operator==(LineDim const&, LineDim const&) = default;
};

/// Dimensions of one pass that may have a mirror: kernels hold them all at once.
inline constexpr std::size_t most_mirrors = 4;

/// Dimensions of a chain's passes, and of a filter's: kernels hold them all.
inline constexpr std::size_t most_chain_dims = 5;

/// At which ends of a pass neighbouring threads take neighbouring lines rather than neighbouring elements: where those
/// lie closer in memory.
struct Tiles {
  bool load = false, store = false;

  [[nodiscard]] bool any() const { return load || store; }
  friend bool operator==(Tiles const&, Tiles const&) = default;
};

/// For a line l with coordinates c_d along `lines` (the first dimension varies fastest), with j the element along the
/// line, and the load's End:
///   address   a(l, j) = sum_d c_d load_d + j stride             (with a permutation: sum_d c_d load_d + g[p(l, j)]
///   stride) position  p(l, j) = sum_d c_d load_position_d + j position_step;  values with p >= count read as 0 load
///   x_j = source[a], real elements with imaginary part 0; then the ops, from memory inwards (ops.hpp) middle    y =
///   DFT x, or the convolution; of a box the DFT along each of its axes store     the ops backwards; target[sum_d c_d
///   store_d + k stride] = y_k where p < count (with a permutation: the index s[p])
/// The filter of a convolution is F[sum_d c_d filter_position_d + k], in the order [k_1][k_2] that the passes leave
/// behind. g[p] = g^p mod P and s[p] = g^-p mod P for the permutation's prime P and its smallest primitive root g. A
/// line-wise end (maps.hpp) addresses the elements i of its map at sum_d c_d load_d + i stride (a store likewise): p is
/// the map's p, behind the permutation where there is one.
struct Pass {
  std::string rule;  ///< for the print: which rule made it
  std::size_t length = 1;
  std::vector<LineDim> lines;
  End source, target = plain_end(Buffer::out, 1, 1);
  Middle middle;
  Tiles tiles;
  Choice choice;

  [[nodiscard]] std::size_t line_count() const;
  /// Whether it goes there and back with a filter between them.
  [[nodiscard]] bool convolves() const { return middle.convolution.has_value(); }
  /// A transform alone, without a companion.
  [[nodiscard]] bool only_transforms() const { return middle == Middle{}; }
  /// Of a line-wise line, what its packings see: the length, or N of Bluestein's whole convolution; of a box in rows, a
  /// row.
  [[nodiscard]] std::size_t line_elements() const;
  /// Of a box in rows; else 1.
  [[nodiscard]] std::size_t rows() const { return middle.row_steps.empty() ? 1 : length / middle.box[0]; }
  /// Bytes that must be read and written once: the elements inside the ends' counts, and of an end's window, which is
  /// one of `windows`, those that it has.
  [[nodiscard]] std::size_t bytes(Precision, std::vector<ViewEnd> const& windows) const;
  /// What it asks of an engine, as text: lines, ops.
  [[nodiscard]] std::string request() const;
  /// One line of text: lengths, radices, team shape, strides, ops, scratch.
  [[nodiscard]] std::string describe(Precision, std::vector<ViewEnd> const& windows = {}) const;

  friend bool operator==(Pass const&, Pass const&) = default;
};

/// How many elements the positions of one transform run through: the pass' length times the dimensions that carry
/// `position`.
[[nodiscard]] std::size_t elements_per_transform(Pass const& pass, std::size_t LineDim::*position);

/// Units between the passes of a chain that are in memory at a time, and how many of them pass 2 is behind.
struct Ring {
  std::size_t slots, lag;

  friend bool operator==(Ring const&, Ring const&) = default;
};

/// Passes `pass` and `pass + 1` in one launch (chain.hpp).
struct Chain {
  std::size_t pass = 0;
  std::size_t row = 0;                       ///< index into the machine's chains
  std::size_t unit_elements = 0, units = 0;  ///< what lies between the passes, in parts that both can do by themselves
  std::optional<Ring> ring;                  ///< else in scratch

  /// Complex elements of the ring, and of the counters behind it: two of 32 bits for a unit.
  [[nodiscard]] std::size_t ring_elements() const { return ring ? ring->slots * unit_elements : 0; }
  [[nodiscard]] std::size_t counter_elements() const { return ring ? units + 1 : 0; }

  friend bool operator==(Chain const&, Chain const&) = default;
};

/// A plan as data.
struct PassList {
  Problem problem;
  std::vector<Pass> passes;
  std::vector<Chain> chains;           ///< rising
  std::vector<ViewEnd> windows = {};   ///< through which passes see boxes
  std::size_t workspace_elements = 0;  ///< complex elements between the passes of an axis
  std::size_t spectrum_elements = 0;   ///< complex elements between axes
  std::string reason;                  ///< why these passes
  double time = 0;                     ///< estimated, in copies of one element

  /// Complex elements that the executor needs for these, one behind the other: chains have a ring instead of what lies
  /// between their passes.
  struct Memory {
    std::size_t workspace = 0, spectrum = 0, ring = 0;
    [[nodiscard]] std::size_t all() const { return workspace + spectrum + ring; }
  };
  [[nodiscard]] Memory memory() const;
};

/// Runs one pass in plain host loops and long double, whatever its choice. The buffers hold complex elements (a real
/// input in the real parts); offsets are those of the pass. A wrong kernel is found by comparing it pass by pass with
/// this.
void reference(Pass const& pass, std::vector<std::complex<long double>> const& source,
               std::vector<std::complex<long double>>& target, long double scale, bool ortho = false);

/// Runs all passes in turn on host copies of the Views' elements.
void reference(PassList const& list, std::vector<std::complex<long double>> const& in,
               std::vector<std::complex<long double>>& out, long double scale, bool ortho = false);

}  // namespace TeamFFT::Impl

#endif
