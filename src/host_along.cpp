// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lanes along one contiguous line: the first stage's radix is the number of lanes W. It reads W neighbouring butterflies b as vectors and transposes its
// W x W results, so that a row holds k = 0 .. W-1 of one butterfly in its lanes; from there on the stages are those of rows, with twiddles a lane each.
// The line takes N elements of scratch rather than N W, and each element is shuffled three times in all. A packed half-spectrum on one side goes through N + 1
// more.
#include "host_along_convolution.hpp"
#include "host_along_spectrum.hpp"
#include "host_kernel.hpp"
#include "host_stages.hpp"

namespace TeamFFT::Impl {

namespace {

/// x: row place(b) = y_k, k < W, of butterfly b over the elements b + r N/W.
template <class Real, unsigned W>
[[gnu::flatten]] void first_stage_along(PassArguments<Real> const& a, DigitReversal& place, Real const* line, Complex<Lanes<Real, W>>* x) {
  using V = Lanes<Real, W>;
  std::uint32_t const butterflies = a.length / W;
  bool const swap = a.has(flag_swap_load);
  place.seek(0);
  for (std::uint32_t b = 0; b < butterflies; b += W) {
    if (b + W > butterflies) {  // the last ones once more rather than a short vector
      b = butterflies - W;
      place.seek(b);
    }
    Complex<V> y[W];
    static_for<W>([&](auto r) { y[r] = load_complex<Real, W>(line + 2 * (std::size_t{b} + r * butterflies)); });
    if (swap) static_for<W>([&](auto r) { y[r] = swapped(y[r]); });
    Butterfly<W>::template apply<Real>(y);
    V re[W], im[W];
    static_for<W>([&](auto r) { re[r] = y[r].re; });
    transpose<Real, W>(re);
    static_for<W>([&](auto r) { im[r] = y[r].im; });
    transpose<Real, W>(im);
    static_for<W>([&](auto i) {
      x[place.block()] = {re[i], im[i]};
      place.next();
    });
  }
}

template <unsigned R, class Real, unsigned W>
[[gnu::flatten]] void last_stage_along(PassArguments<Real> const& a, Complex<Lanes<Real, W>> const* x, Complex<Lanes<Real, W>> const* table, Real* line) {
  using V = Lanes<Real, W>;
  std::uint32_t const L = a.length / (R * W);
  bool const swap = a.has(flag_swap_store), scale = !(a.scale.high == Real(1) && a.scale.low == Real(0));
  for (std::uint32_t k = 0; k < L; ++k) {
    Complex<V> y[R];
    StageTwiddles<R, V>(table, L, k).template butterfly<Real>(x + k, L, y);
    if (scale) static_for<R>([&](auto r) { y[r] = {y[r].re * a.scale.low + y[r].re * a.scale.high, y[r].im * a.scale.low + y[r].im * a.scale.high}; });
    if (swap) static_for<R>([&](auto r) { y[r] = swapped(y[r]); });
    static_for<R>([&](auto r) { store_complex<Real, W>(line + 2 * W * (std::size_t{k} + r * L), y[r]); });
  }
}

/// The stages of one line, from memory or scratch to memory or scratch.
template <class Real, unsigned W>
void transform_along(PassArguments<Real> const& a, DigitReversal& place, Real const* from, Complex<Lanes<Real, W>>* x, Real* to) {
  auto const* const first_table = a.template table<Complex<Lanes<Real, W>>>(a.twiddles);
  first_stage_along<Real, W>(a, place, from, x);
  auto const* const table = middle_stages<Real>(a, x, W, first_table);
  for_radix(a.radix(a.stage_count - 1u), [&](auto R) { last_stage_along<decltype(R)::value, Real, W>(a, x, table, to); });
}

/// Lines of a convolution: there, times the filter, and back.
template <class Real, unsigned W>
void convolve_along(PassArguments<Real> const& a, std::uint32_t team, void* scratch) {
  auto* const x = static_cast<Complex<Lanes<Real, W>>*>(scratch);
  auto* const z = static_cast<Complex<Real>*>(scratch) + a.length;
  DigitReversal place(a);
  auto inner = a;
  inner.flags &= ~(flag_swap_load | flag_swap_store);
  inner.scale = {Real(1), Real(0)};
  std::uint32_t const first = team * a.lines_per_team, end = std::min(first + a.lines_per_team, a.line_count);
  for (std::uint32_t line = first; line < end; ++line) {
    auto const at = locate(a, line);
    load_for_convolution<Real, W>(a, at, z);
    transform_along<Real, W>(inner, place, &z->re, x, &z->re);
    multiply_by_filter<Real, W>(a, at, z);
    transform_along<Real, W>(inner, place, &z->re, x, &z->re);
    store_of_convolution<Real, W>(a, at, z);
  }
}

template <class Real, unsigned W>
void run_along(PassArguments<Real> const& a, std::uint32_t team, void* scratch) {
  auto* const x = static_cast<Complex<Lanes<Real, W>>*>(scratch);
  auto* const ordered = static_cast<Real*>(scratch) + 2 * std::size_t{a.length};  // N + 1 elements
  bool const spectrum_load = a.has(flag_mapped_load), spectrum_store = a.has(flag_mapped_store);
  DigitReversal place(a);
  auto inner = a;
  if (spectrum_store) inner.scale = {Real(1), Real(0)};
  std::uint32_t const first = team * a.lines_per_team, end = std::min(first + a.lines_per_team, a.line_count);
  for (std::uint32_t line = first; line < end; ++line) {
    auto const at = locate(a, line);
    check_run_read(a, at, 0, a.length + (spectrum_load ? 1 : 0));
    check_run_write(a, at, 0, a.length + (spectrum_store ? 1 : 0));
    Real const* const source = a.source + 2 * at.load;
    Real* const target = a.target + 2 * at.store;
    if (spectrum_load) line_from_spectrum<Real, W>(a, source, ordered);
    transform_along<Real, W>(inner, place, spectrum_load ? ordered : source, x, spectrum_store ? ordered : target);
    if (!spectrum_store) continue;
    std::copy_n(ordered, 2, ordered + 2 * std::size_t{a.length});
    line_to_spectrum<Real, W>(a, ordered, target);
  }
}

template <class Real, unsigned W = vector_bytes / sizeof(Real)>
void run_any(PassArguments<Real> const& a, std::uint32_t team, void* scratch) {
  if (a.radix(0) == W) return a.has(flag_convolution) ? convolve_along<Real, W>(a, team, scratch) : run_along<Real, W>(a, team, scratch);
  if constexpr (W > 4) run_any<Real, W / 2>(a, team, scratch);
}

}  // namespace

void host_kernel_along(PassArguments<float> const& a, std::uint32_t team, void* scratch) { run_any(a, team, scratch); }
void host_kernel_along(PassArguments<double> const& a, std::uint32_t team, void* scratch) { run_any(a, team, scratch); }

}  // namespace TeamFFT::Impl
