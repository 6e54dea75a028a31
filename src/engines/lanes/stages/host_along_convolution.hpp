// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Convolutions along one line, of which each end and the product with the filter are a sweep over M elements in a row: W neighbours at a time where they are
// so in memory, one by one where they are gathered, strided, real or line_wise.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_ALONG_CONVOLUTION_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_ALONG_CONVOLUTION_HPP

#include "engines/lanes/stages/host_kernel.hpp"
#include "engines/lanes/stages/host_lanes.hpp"

#include <TeamFFT/device/ends/line_wise.hpp>

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {

/// The items of a load by a map, this thread's part of them; a function of its own, because it is the same for any number of lanes.
template <class Real>
[[gnu::noinline]] void load_items_for_convolution(PassArguments<Real> const& a, LineInfo const& at, Complex<Real>* z, HostTeam const& threads) {
  std::uint32_t const items = load_items(a);
  for (std::uint32_t i = threads.begin(items, 1); i < threads.end(items, 1); ++i)
    load_item<std::uint64_t>(a, at, i, [&](std::uint32_t j, Complex<Real> const& v) { z[j] = after_load(a, at, j, v); });
}
/// The counterpart.
template <class Real>
[[gnu::noinline]] void store_items_of_convolution(PassArguments<Real> const& a, LineInfo const& at, Complex<Real> const* z, HostTeam const& threads) {
  std::uint32_t const items = store_items(a);
  for (std::uint32_t i = threads.begin(items, 1); i < threads.end(items, 1); ++i)
    store_item<std::uint64_t>(a, at, i, [&](std::uint32_t k) { return with_store_factors(a, at, k, z[k]); });
}

/// The line's elements with the load's ops, and zeros up to M; this thread's part of them.
template <class Real, unsigned W>
[[gnu::noinline]] void load_for_convolution(PassArguments<Real> const& a, LineInfo const& at, Complex<Real>* z, HostTeam const& threads) {
  if (a.has(flag_line_wise_load)) return load_items_for_convolution(a, at, z, threads);
  auto const count = static_cast<std::uint32_t>(std::min<std::uint64_t>(a.load_count, a.length));
  std::uint32_t const zeros = a.length - count, end = threads.end(count, W);
  std::uint32_t j = threads.begin(count, W);
  if (a.load_stride == 1 && a.has(flag_load_chirp) && !a.has(flag_gather | flag_real_load)) {
    auto const* const chirp = a.template table<Real>(a.chirp);
    Real const* const source = a.source + 2 * at.load;
    check_run_read(a, at, 0, count);
    for (; j + W <= end; j += W) {
      auto const v = load_complex<Real, W>(source + 2 * std::size_t{j});
      store_complex<Real, W>(&z[j].re, (a.has(flag_swap_load) ? swapped(v) : v) * load_complex<Real, W>(chirp + 2 * std::size_t{j}));
    }
  }
  for (; j < end; ++j) z[j] = after_load(a, at, j, load_raw(a, at, j));
  std::fill(z + count + threads.begin(zeros, W), z + count + threads.end(zeros, W), Complex<Real>{});
}

/// z_k = swap(F_k z_k); at k = 0 Rader's x_0 joins and X_0 leaves. M is a multiple of W.
template <class Real, unsigned W>
[[gnu::noinline]] void multiply_by_filter(PassArguments<Real> const& a, LineInfo const& at, Complex<Real>* z, HostTeam const& threads) {
  auto const* const filter = a.template table<Complex<Real>>(a.filter);
  bool const combines = a.has(flag_combine) && threads.rank == 0;
  Complex<Real> const first = combines ? z[0] : Complex<Real>{};
  for (std::uint32_t k = threads.begin(a.length, W); k < threads.end(a.length, W); k += W)
    store_complex<Real, W>(&z[k].re, swapped(load_complex<Real, W>(&z[k].re) * load_complex<Real, W>(&filter[k].re)));
  if (combines) z[0] = filtered(a, at, 0, first);
}

/// The elements that the store takes, with its ops.
template <class Real, unsigned W>
[[gnu::noinline]] void store_of_convolution(PassArguments<Real> const& a, LineInfo const& at, Complex<Real> const* z, HostTeam const& threads) {
  if (a.has(flag_line_wise_store)) return store_items_of_convolution(a, at, z, threads);
  auto const count = static_cast<std::uint32_t>(std::min<std::uint64_t>(a.store_count, a.length));
  std::uint32_t const end = threads.end(count, W);
  std::uint32_t k = threads.begin(count, W);
  if (a.store_stride == 1 && a.has(flag_store_chirp) && !a.has(flag_scatter)) {
    auto const* const chirp = a.template table<Real>(a.chirp);
    Real* const target = a.target + 2 * at.store;
    check_run_write(a, at, 0, count);
    for (; k + W <= end; k += W) {
      auto const v = load_complex<Real, W>(&z[k].re) * conjugate(load_complex<Real, W>(chirp + 2 * std::size_t{k}));
      auto const result = a.is_scaled() ? scaled_lanes<Real, W>(a.scale, v) : v;
      store_complex<Real, W>(target + 2 * std::size_t{k}, a.has(flag_swap_store) ? swapped(result) : result);
    }
  }
  for (; k < end; ++k) store(a, at, k, z[k]);
}

}  // namespace TeamFFT::Impl

#endif
