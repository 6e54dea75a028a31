// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A convolution's lines between memory and scratch where they are real, half-spectra or misaligned: calls, because code
// between memory and scratch holds none of the stages' registers, and one copy of it, whose shapes are numbers at run
// time, then serves all rows.
#ifndef TEAMFFT_DEVICE_ENDS_VIA_SCRATCH_HPP
#define TEAMFFT_DEVICE_ENDS_VIA_SCRATCH_HPP

#include <TeamFFT/device/ends/line_wise_lines.hpp>

namespace TeamFFT::Impl {

/// A thread's part of one line: elements first + e of the line in memory at data[e], e = thread, thread + threads, ..
/// below `count`.
template <class Real>
struct ViaScratchPart {
  Complex<Real>* data;
  std::uint32_t thread, threads, first, count;
};

/// visit(e) for the part's elements, four at once: fetch(e) first for all, then put(e, value).
template <class Real, class Fetch, class Put>
TEAMFFT_FUNCTION void four_at_once(ViaScratchPart<Real> const& part, Fetch const& fetch, Put const& put) {
  TEAMFFT_NO_UNROLL
  for (std::uint32_t start = part.thread; start < part.count; start += 4 * part.threads) {
    Complex<Real> v[4];
    static_for<4>(
        [&](auto u) { v[u] = fetch(start + u * part.threads < part.count ? start + u * part.threads : start); });
    static_for<4>([&](auto u) {
      if (start + u * part.threads < part.count) put(start + u * part.threads, v[u]);
    });
  }
}

/// Value p of a transform of length N = transform_length from a real line, a complex one or a half-spectrum; 0 past
/// what is there.
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void load_via_scratch_part(PassArguments<Real> const& a, ViaScratchPart<Real> const part,
                                                     std::uint32_t l) {
  auto const at = locate_by_loop(a, l);
  bool const half = a.has(flag_line_wise_load), conjugated = has(a, line_wise_conjugate_load);
  auto const N = static_cast<std::uint32_t>(a.maps.transform_length);
  auto const there = static_cast<std::uint32_t>(half ? a.maps.count : a.load_count + part.first);
  std::int64_t const stride = a.load_stride;
  four_at_once(
      part,
      [&](std::uint32_t e) {
        std::uint32_t const p = part.first + e;
        bool const mirrored = half && 2 * p > N, past = half && p >= N;
        std::uint32_t const i = mirrored && !past ? N - p : p;
        if (!at.present || past || i >= there) return Complex<Real>{};
        auto v = read_element(a, at.load + std::int64_t{i} * stride);
        if (half && (p == 0 || 2 * p == N)) v.im = Real(0);
        return half && mirrored != conjugated ? conjugate(v) : v;
      },
      [&](std::uint32_t e, Complex<Real> const& v) { part.data[e] = v; });
}

/// The other way: finished elements to a complex line, the first half of one (its half-spectrum) or a real line.
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void store_via_scratch_part(PassArguments<Real> const& a, ViaScratchPart<Real> const part,
                                                      std::uint32_t l) {
  auto const at = locate_by_loop(a, l);
  if (!at.present) return;
  bool const real = has(a, line_wise_real_store), conjugated = has(a, line_wise_conjugate_store);
  auto const end = static_cast<std::uint32_t>(a.maps.store == Map::half ? a.maps.transform_length / 2 + 1
                                                                        : a.store_count + part.first);
  std::int64_t const stride = a.store_stride;
  four_at_once(
      part, [&](std::uint32_t e) { return part.data[e]; },
      [&](std::uint32_t e, Complex<Real> const& v) {
        std::uint32_t const p = part.first + e;
        if (p >= end) return;
        std::int64_t const offset = at.store + std::int64_t{p} * stride;
        if (!real) return write_finished(a, offset, conjugated ? conjugate(v) : v);
        check_write(a, offset);
        a.target[offset] = v.re;
      });
}

}  // namespace TeamFFT::Impl

#endif
