// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A team's line-wise lines between memory and scratch, item by item (line_wise.hpp), as calls: no register of a row's
// stages lives while they run, and one copy of the code, whose shapes are numbers at run time, serves all rows.
#ifndef TEAMFFT_DEVICE_ENDS_LINE_WISE_LINES_HPP
#define TEAMFFT_DEVICE_ENDS_LINE_WISE_LINES_HPP

#include <TeamFFT/device/ends/line_wise.hpp>

namespace TeamFFT::Impl {

/// Line l in scratch begins at data + l pitch; this thread moves items thread, thread + threads, .. of one of them.
template <class Real>
struct LineWiseLine {
  Complex<Real>* data;
  std::uint32_t thread, threads;
};

/// locate() as a loop, for code that is long already. Kernels whose arguments may not be indexed at run time take the
/// other.
template <class Real>
TEAMFFT_FUNCTION LineInfo locate_by_loop(PassArguments<Real> const& a, std::uint32_t line) {
  LineInfo at{};
  at.present = line < a.line_count;
  std::uint64_t position = 0;
  TEAMFFT_NO_UNROLL
  for (unsigned d = 0; d < a.dim_count; ++d) {
    std::uint32_t const rest = d + 1 == a.dim_count ? 0 : line / a.counts[d], c = line - rest * a.counts[d];
    line = rest;
    at.load += c * a.dims[d].load;
    at.store += c * a.dims[d].store;
    position += c * a.positions[d];
    at.twiddle += c * a.twiddle_steps[d];
  }
  at.load_position = a.has(flag_position_load) ? position : 0;
  at.store_position = a.has(flag_position_store) ? position : 0;
  return at;
}

/// Memory -> scratch, before the load's swap and factors.
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void load_line_wise_line(PassArguments<Real> const& a, LineWiseLine<Real> const line,
                                                   std::uint32_t l) {
  auto const at = locate_by_loop(a, l);
  std::uint32_t const items = load_items(a);
  TEAMFFT_NO_UNROLL
  for (std::uint32_t i = line.thread; i < items; i += line.threads)
    load_item<std::uint32_t>(a, at, i, [&](std::uint32_t j, Complex<Real> const& v) { line.data[j] = v; });
}

/// Scratch -> memory; the ops after the stages are the items'.
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void store_line_wise_line(PassArguments<Real> const& a, LineWiseLine<Real> const line,
                                                    std::uint32_t l) {
  auto const at = locate_by_loop(a, l);
  std::uint32_t const items = store_items(a);
  TEAMFFT_NO_UNROLL
  for (std::uint32_t i = line.thread; i < items; i += line.threads)
    store_item<std::uint32_t>(a, at, i, [&](std::uint32_t k) { return line.data[k]; });
}

}  // namespace TeamFFT::Impl

#endif
