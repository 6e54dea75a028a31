// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The Stockham transform of stockham.hpp done by one thread: it takes the parts of all threads of a line in turn, stage
// by stage. For teams of one thread.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_STOCKHAM_SERIAL_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_STOCKHAM_SERIAL_HPP

#include <TeamFFT/device/engines/register_line/stockham.hpp>

namespace TeamFFT::Impl {

/// Elements of scratch: two buffers of one line.
template <class Shape, class Real>
inline constexpr std::size_t serial_scratch_elements = 2 * exchange_pitch(Shape::row(scalar_precision<Real>));

template <class Shape, unsigned s, class Real, class Load, class Store>
void stockham_serial_from(Complex<Real> const* twiddles, char* from, char* to, Load const& load, Store const& store) {
  constexpr bool last = s + 1 == Shape::stages;
  for (std::uint32_t thread = 0; thread < Shape::T; ++thread) {
    StageRegisters<Shape, s, Real> x;
    x.load_twiddles(thread, twiddles);
    if constexpr (s == 0)
      x.load(thread, load);
    else
      x.read(Exchange<Shape, s - 1, Real>(from, 0), thread);
    x.compute(thread);
    if constexpr (last)
      x.store(thread, store);
    else
      x.write(Exchange<Shape, s, Real>(to, 0), thread);
  }
  if constexpr (!last) stockham_serial_from<Shape, s + 1>(twiddles, to, from, load, store);
}

/// One line: y_k = sum_j x_j W_N^(j k), with x_j = load(j) and store(k, y_k).
template <class Shape, class Real, class Load, class Store>
void stockham_serial(Complex<Real> const* twiddles, char* scratch, Load const& load, Store const& store) {
  char* const other = scratch + serial_scratch_elements<Shape, Real> / 2 * sizeof(Complex<Real>);
  stockham_serial_from<Shape, 0, Real>(twiddles, scratch, other, load, store);
}

}  // namespace TeamFFT::Impl

#endif
