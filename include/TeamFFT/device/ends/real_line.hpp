// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How the kernels of real rows see a line in memory or in scratch: as reals or as pairs of reals, read and written in
// the widest accesses that it allows.
#ifndef TEAMFFT_DEVICE_ENDS_REAL_LINE_HPP
#define TEAMFFT_DEVICE_ENDS_REAL_LINE_HPP

#include <TeamFFT/device/ends/line_wise_lines.hpp>

namespace TeamFFT::Impl {

/// A stride of one known to the compiler, so that offsets are immediate.
struct UnitStride {
  UnitStride() = default;
  TEAMFFT_FUNCTION constexpr explicit UnitStride(std::int64_t) {}
  TEAMFFT_FUNCTION constexpr operator std::int64_t() const { return 1; }
};

/// Four scalars, in accesses of 16 bytes.
template <class Real>
struct alignas(16) ScalarQuad {
  Real v[4];
};

/// Complex elements, aligned and all there: one access each.
template <class Pair, class Stride>
struct PairLine {
  Pair* first;
  Stride stride;

  template <class Real>
  TEAMFFT_FUNCTION Complex<Real> pair(std::uint32_t k) const {
    auto const v = first[std::int64_t{k} * stride];
    return {v.re, v.im};
  }
  template <class Real>
  TEAMFFT_FUNCTION void set_pair(std::uint32_t k, Complex<Real> const& v) const {
    first[std::int64_t{k} * stride] = {v.re, v.im};
  }
};

/// Contiguous reals, all there, from an address of 16 bytes on, or (not Wide) of two scalars.
template <class Scalar, bool Wide>
struct VectorLine {
  Scalar* first;

  /// Its scalars from `start` on.
  TEAMFFT_FUNCTION VectorLine<Scalar, false> from(int start) const { return {first + start}; }
  template <class Real>
  TEAMFFT_FUNCTION Real scalar(std::uint32_t i) const {
    return first[i];
  }
  template <class Real>
  TEAMFFT_FUNCTION Complex<Real> pair(std::uint32_t k) const {
    auto const v = reinterpret_cast<ScalarPair<Real> const*>(first)[k];
    return {v.re, v.im};
  }
  template <class Real>
  TEAMFFT_FUNCTION ScalarQuad<Real> quad(std::uint32_t j) const {
    if constexpr (Wide) return reinterpret_cast<ScalarQuad<Real> const*>(first)[j];
    auto const low = pair<Real>(2 * j), high = pair<Real>(2 * j + 1);
    return {{low.re, low.im, high.re, high.im}};
  }
  template <class Real>
  TEAMFFT_FUNCTION void set_scalar(std::uint32_t i, Real v) const {
    first[i] = v;
  }
  template <class Real>
  TEAMFFT_FUNCTION void set_pair(std::uint32_t k, Complex<Real> const& v) const {
    reinterpret_cast<ScalarPair<Real>*>(first)[k] = {v.re, v.im};
  }
  template <class Real>
  TEAMFFT_FUNCTION void set_quad(std::uint32_t j, ScalarQuad<Real> const& v) const {
    if constexpr (Wide) {
      reinterpret_cast<ScalarQuad<Real>*>(first)[j] = v;
    } else {
      set_pair(2 * j, Complex<Real>{v.v[0], v.v[1]});
      set_pair(2 * j + 1, Complex<Real>{v.v[2], v.v[3]});
    }
  }
};

/// Reals with a stride.
template <class Scalar, class Stride>
struct ScalarLine {
  Scalar* first;
  Stride stride;

  TEAMFFT_FUNCTION ScalarLine from(int start) const { return {first + start * std::int64_t{stride}, stride}; }
  template <class Real>
  TEAMFFT_FUNCTION Real scalar(std::uint32_t i) const {
    return first[std::int64_t{i} * stride];
  }
  template <class Real>
  TEAMFFT_FUNCTION Complex<Real> pair(std::uint32_t k) const {
    return {scalar<Real>(2 * k), scalar<Real>(2 * k + 1)};
  }
  template <class Real>
  TEAMFFT_FUNCTION ScalarQuad<Real> quad(std::uint32_t j) const {
    return {{scalar<Real>(4 * j), scalar<Real>(4 * j + 1), scalar<Real>(4 * j + 2), scalar<Real>(4 * j + 3)}};
  }
  template <class Real>
  TEAMFFT_FUNCTION void set_scalar(std::uint32_t i, Real v) const {
    first[std::int64_t{i} * stride] = v;
  }
  template <class Real>
  TEAMFFT_FUNCTION void set_pair(std::uint32_t k, Complex<Real> const& v) const {
    set_scalar(2 * k, v.re);
    set_scalar(2 * k + 1, v.im);
  }
  template <class Real>
  TEAMFFT_FUNCTION void set_quad(std::uint32_t j, ScalarQuad<Real> const& v) const {
    TEAMFFT_UNROLL
    for (unsigned c = 0; c < 4; ++c) set_scalar(4 * j + c, v.v[c]);
  }
};

/// A thread's part of a line that goes through scratch as it lies in memory, whatever its stride, alignment and count:
/// `all` scalars from data on, those past `there` 0.
template <class Real>
struct LinePart {
  Real* data;
  std::uint32_t thread, threads, all, there;

  /// The same in pairs.
  TEAMFFT_FUNCTION LinePart pairs() const { return {data, thread, threads, all / 2, there / 2}; }
};

/// Where scalar i of a line lies: of a real line, or of a complex one, whose strides count two.
template <class Scalar>
TEAMFFT_FUNCTION Scalar* scalar_of_line(Scalar* memory, std::int64_t at, std::int64_t stride, bool complex,
                                        std::uint32_t i) {
  return complex ? memory + 2 * (at + std::int64_t{i / 2} * stride) + i % 2 : memory + at + std::int64_t{i} * stride;
}

/// read(i) -> units of the part, four in flight.
template <class Unit, class Real, class Read>
TEAMFFT_FUNCTION void fill_part(LinePart<Real> const& part, Read const& read) {
  auto* const data = reinterpret_cast<Unit*>(part.data);
  std::uint32_t const last = part.there == 0 ? 0 : part.there - 1;
  TEAMFFT_NO_UNROLL
  for (std::uint32_t start = part.thread; start < part.all; start += 4 * part.threads) {
    Unit v[4];
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < 4; ++u) {
      std::uint32_t const i = start + u * part.threads;
      v[u] = part.there == 0 ? Unit{} : read(i < part.there ? i : last);
    }
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < 4; ++u) {
      std::uint32_t const i = start + u * part.threads;
      if (i < part.all) data[i] = i < part.there ? v[u] : Unit{};
    }
  }
}
template <class Unit, class Real, class Write>
TEAMFFT_FUNCTION void drain_part(LinePart<Real> const& part, Write const& write) {
  auto const* const data = reinterpret_cast<Unit const*>(part.data);
  TEAMFFT_NO_UNROLL
  for (std::uint32_t i = part.thread; i < part.there; i += part.threads) write(i, data[i]);
}

/// As calls: no register of the stages lives here, and one copy of the code serves all rows. Contiguous pairs in one
/// access each, all else by scalars.
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void load_line_part(PassArguments<Real> const& a, LinePart<Real> part, std::uint32_t l) {
  auto const at = locate_by_loop(a, l);
  bool const complex = !a.has(flag_real_load);
  Real const* const memory = a.source;
  std::int64_t const stride = a.load_stride;
  if (!at.present) part.there = 0;
  if (complex && stride == 1 && a.has(flag_aligned_load))
    fill_part<ScalarPair<Real>>(
        part.pairs(), [&](std::uint32_t i) { return reinterpret_cast<ScalarPair<Real> const*>(memory)[at.load + i]; });
  else
    fill_part<Real>(part, [&](std::uint32_t i) { return *scalar_of_line(memory, at.load, stride, complex, i); });
}
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void store_line_part(PassArguments<Real> const& a, LinePart<Real> const part,
                                               std::uint32_t l) {
  auto const at = locate_by_loop(a, l);
  if (!at.present) return;
  bool const complex = !has(a, line_wise_real_store);
  Real* const memory = a.target;
  std::int64_t const stride = a.store_stride;
  if (complex && stride == 1 && a.has(flag_aligned_store))
    drain_part<ScalarPair<Real>>(part.pairs(), [&](std::uint32_t i, ScalarPair<Real> v) {
      reinterpret_cast<ScalarPair<Real>*>(memory)[at.store + i] = v;
    });
  else
    drain_part<Real>(part, [&](std::uint32_t i, Real v) { *scalar_of_line(memory, at.store, stride, complex, i) = v; });
}

}  // namespace TeamFFT::Impl

#endif
