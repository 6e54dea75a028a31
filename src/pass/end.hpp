// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An end of a pass, or of an axis on its way into passes: where its elements lie, how they become values of the line (a
// map), and what happens to those (ops).
#ifndef TEAMFFT_PASS_END_HPP
#define TEAMFFT_PASS_END_HPP

#include "pass/ops.hpp"

#include <TeamFFT/device/math/maps.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace TeamFFT::Impl {

/// spectrum: the array between the axes of an N-D c2r transform, in the workspace behind what lies between the passes
/// of one axis.
enum class Buffer : std::uint8_t { in, out, workspace, spectrum };

/// What one element is: a complex number, a real one, or a real or imaginary part of a complex one. Strides count
/// elements.
enum class ElementKind : std::uint8_t { complex, real, part };

/// How elements become the values of a line, or those elements (maps.hpp).
struct LineMap {
  Side side;
  std::size_t length = 1;            ///< n
  std::size_t transform_length = 1;  ///< N
  std::size_t count = 1;             ///< elements that are there: a load reads others as 0
  /// Every p of a store is at most N/2; but with a fold lines hold all p of a residue mod `fold`, at most fold/2.
  std::optional<std::size_t> fold;

  friend bool operator==(LineMap const&, LineMap const&) = default;
};

/// Values with positions below `count` are there: others are loaded as 0, and not stored.
struct End {
  Buffer buffer = Buffer::in;
  ElementKind element = ElementKind::complex;
  bool called = false;  ///< a functor has the elements, and there is no memory: a user's source or sink, or
  std::optional<std::size_t> window = {};  ///< this one of PassList::windows, around that or around the buffer
  std::ptrdiff_t stride = 1;               ///< from one element of a line to the next
  std::size_t position_step = 1;           ///< what an element adds to the position
  std::size_t count = 1;
  LineMap map;
  std::ptrdiff_t partner = 0;  ///< packings of two lines: elements from a line to the other
  Ops ops;  ///< between the elements of a plain end and the line, between the map and the line of a line-wise one

  [[nodiscard]] bool is_real() const { return element != ElementKind::complex; }
  /// The element that a value comes from, or goes to, depends on the whole line; so it is with every real store.
  [[nodiscard]] bool loads_line_wise() const { return map.side.is_line_wise(); }
  [[nodiscard]] bool stores_line_wise() const { return map.side.is_line_wise() || is_real(); }

  friend bool operator==(End const&, End const&) = default;
};

/// `count` plain complex elements of a buffer.
[[nodiscard]] inline End plain_end(Buffer buffer, std::ptrdiff_t stride, std::size_t count) {
  End end;
  end.buffer = buffer;
  end.stride = stride;
  end.count = count;
  return end;
}

}  // namespace TeamFFT::Impl

#endif
