// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <TeamFFT/detail/boxes.hpp>

#include "problem/text.hpp"

namespace TeamFFT::Impl {
namespace {

using Shape = Box::Shape;

constexpr std::size_t most_positions = std::size_t{1} << 60;

/// The side of an r2c or c2r axis that has half a spectrum.
bool is_halved(Kind kind, bool input) { return kind == (input ? Kind::c2r : Kind::r2c); }

/// Whether positions go round: those of data without symmetry.
bool goes_round(Kind kind, bool input) { return !is_real_to_real(kind) && !is_halved(kind, input); }

Window window(Axis const& axis, Box const& box, bool input) {
  std::size_t const n = input ? input_extent(axis.kind, axis.length) : output_extent(axis.kind, axis.length),
                    m = input ? elements_read(axis) : extent_out(axis);
  if (box.shape() == Shape::low && goes_round(axis.kind, input) && m < n) {
    std::size_t const negative = m / 2;  // modes -negative .. -1 lie behind the others
    return {n, m, (n - negative) % n, m == 0 ? 0 : (m - negative) % m};
  }
  auto const period = static_cast<std::ptrdiff_t>(n);
  std::ptrdiff_t const first = box.shape() == Shape::at ? (box.first() % period + period) % period : 0;
  return {n, m, static_cast<std::size_t>(first), 0};
}

bool is_whole(Window const& w) { return w.first == 0 && w.turn == 0 && w.count <= w.length; }

std::string fault(Axis const& axis, Box const& box, bool input) {
  if (box.shape() == Shape::whole) return {};
  char const* const side = input ? "in_box" : "out_box";
  std::size_t const n = input ? input_extent(axis.kind, axis.length) : output_extent(axis.kind, axis.length),
                    m = input ? axis.extent_in : extent_out(axis);
  auto const name = row_of(axis.kind).name;
  if (n > most_positions) return text(side, " for the ", n, " positions of ", name, "; at most 2^60 are possible.");
  bool const round = goes_round(axis.kind, input), repeats = !input && round && box.shape() == Shape::at;
  if (m > n && !repeats)
    return text(side, " with ", m, " elements of the ", input ? "input" : "output", " for the ", n, " of a ", name,
                " of length ", axis.length, "; at most that many are possible",
                input ? "." : " but for an output at(offset) of complex or c2r axes, which repeats.");
  if (round || box.shape() == Shape::low) return {};
  if (is_halved(axis.kind, input) && box.first() != 0)
    return text(side, " at(", box.first(), ") along the half-spectrum of ", name,
                ", which begins at mode 0; it must be at(0).");
  if (box.first() < 0 || static_cast<std::size_t>(box.first()) > n - m)
    return text(side, " at(", box.first(), ") with ", m, " elements for the ", n, " of ", name,
                ", which do not go round; it must be from 0 to ", n - m, ".");
  return {};
}

}  // namespace

bool has_input_window(Axis const& axis) { return !is_whole(input_window(axis)); }

bool has_output_window(Axis const& axis) {
  auto const w = output_window(axis);
  return !is_whole(w) || (w.count < w.length && !is_complex_kind(axis.kind));
}

Window input_window(Axis const& axis) { return window(axis, axis.in_box, true); }
Window output_window(Axis const& axis) { return window(axis, axis.out_box, false); }

std::string box_fault(Axis const& axis) {
  if (auto what = fault(axis, axis.in_box, true); !what.empty()) return what;
  if (axis.out_box.shape() == Shape::whole && axis.extent_out > output_extent(axis.kind, axis.length))
    return text("output extent ", axis.extent_out, " for a ", row_of(axis.kind).name, " of length ", axis.length,
                ", which gives ", output_extent(axis.kind, axis.length),
                "; an output that repeats needs out_box at(offset).");
  return fault(axis, axis.out_box, false);
}

void simplify_boxes(Axis& axis) {
  if (!box_fault(axis).empty()) return;
  auto const simplify = [](Box& box, Window const& w) {
    if (is_whole(w))
      box = {};
    else if (w.turn == 0)
      box = Box::at(static_cast<std::ptrdiff_t>(w.first));
  };
  if (axis.in_box != Box{}) simplify(axis.in_box, input_window(axis));
  if (axis.out_box != Box{}) simplify(axis.out_box, output_window(axis));
  if (axis.extent_out == output_extent(axis.kind, axis.length)) axis.extent_out = 0;
}

}  // namespace TeamFFT::Impl
