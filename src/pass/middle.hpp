// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a pass does between its load and its store: a transform, or one there and back with a filter between them.
#ifndef TEAMFFT_PASS_MIDDLE_HPP
#define TEAMFFT_PASS_MIDDLE_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace TeamFFT::Impl {

enum class Filter : std::uint8_t {
  bluestein,
  rader,
  user,  ///< no table: a functor, of several fields too
};

/// y = DFT(swap(F DFT x)), the cyclic convolution with a filter but for a swap, over all passes of its length; F is the
/// filter's spectrum.
struct CyclicConvolution {
  Filter filter = Filter::bluestein;
  std::size_t length = 1;            ///< M
  std::vector<std::size_t> factors;  ///< M's split over passes; one entry: the whole filter in one line
  std::size_t argument = 1;          ///< N of Bluestein's chirp, p of Rader's root
  std::size_t fields = 1;            ///< whose lines a team holds together

  [[nodiscard]] bool has_table() const { return filter != Filter::user; }

  friend bool operator==(CyclicConvolution const&, CyclicConvolution const&) = default;
};

/// The element 0 that Rader's permutation leaves out (x_0 on the way in, X_0 on the way out), by the line of each
/// transform whose positions are all 0.
struct Companion {
  bool combines = false;               ///< x_0 joins the convolution and becomes X_0; else it is copied
  std::ptrdiff_t load = 0, store = 0;  ///< elements from the line's base address

  friend bool operator==(Companion const&, Companion const&) = default;
};

/// Along another axis of a box than the fastest: elements from one row to the next.
struct RowStep {
  std::ptrdiff_t load = 0, store = 0;

  friend bool operator==(RowStep const&, RowStep const&) = default;
};

/// Without a convolution y = DFT x, or y = x.
struct Middle {
  bool transforms = true;  ///< false: the ends do all that is done
  /// lengths of the axes, the fastest first, whose elements a line is, each of which is transformed; empty: it is one
  /// axis
  std::vector<std::size_t> box;
  /// of box[1], box[2] ..: rows along box[0] have packings and lie anywhere; empty: the elements lie one behind the
  /// other
  std::vector<RowStep> row_steps = {};
  std::optional<CyclicConvolution> convolution;
  std::optional<Companion> companion;

  friend bool operator==(Middle const&, Middle const&) = default;
};

/// Row q of such a box: elements from the box' first one to it, and the row of the opposite frequencies along box[1],
/// box[2] ..
struct PlacedRow {
  std::ptrdiff_t load = 0, store = 0;
  std::size_t mirror = 0;
};
[[nodiscard]] std::vector<PlacedRow> rows_of(Middle const& middle);

}  // namespace TeamFFT::Impl

#endif
