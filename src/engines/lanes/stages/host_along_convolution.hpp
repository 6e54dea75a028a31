// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Convolutions along one line, of which each end and the product with the filter are a sweep over M elements in a row:
// W neighbours at a time where they are so in memory (complex elements, reals, half-spectra), one by one where they are
// gathered, strided or behind another map.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_ALONG_CONVOLUTION_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_ALONG_CONVOLUTION_HPP

#include "engines/lanes/stages/host_group_ends.hpp"
#include "engines/lanes/stages/host_kernel.hpp"
#include "engines/lanes/stages/host_lanes.hpp"

#include <TeamFFT/device/ends/line_wise.hpp>

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {

/// The items of a load by a map, this thread's part of them; a function of its own, because it is the same for any
/// number of lanes.
template <class Real>
[[gnu::noinline]] void load_items_for_convolution(PassArguments<Real> const& a, LineInfo const& at, Complex<Real>* z,
                                                  HostTeam const& threads) {
  std::uint32_t const items = load_items(a);
  for (std::uint32_t i = threads.begin(items, 1); i < threads.end(items, 1); ++i)
    load_item<std::uint64_t>(a, at, i,
                             [&](std::uint32_t j, Complex<Real> const& v) { z[j] = after_load(a, at, j, v); });
}
/// The counterpart.
template <class Real>
[[gnu::noinline]] void store_items_of_convolution(PassArguments<Real> const& a, LineInfo const& at,
                                                  Complex<Real> const* z, HostTeam const& threads) {
  std::uint32_t const items = store_items(a);
  for (std::uint32_t i = threads.begin(items, 1); i < threads.end(items, 1); ++i)
    store_item<std::uint64_t>(a, at, i, [&](std::uint32_t k) { return with_store_factors(a, at, k, z[k]); });
}

/// Whether neighbours of an end move as vectors: complex elements, reals and half-spectra of contiguous lines that a
/// chirp turns.
inline bool is_in_vectors(GroupEnd end, std::int64_t stride, bool has_chirp) {
  return stride == 1 && has_chirp && (end == GroupEnd::complex || end == GroupEnd::reals || end == GroupEnd::half);
}

/// Elements j .. j + W - 1 of a contiguous line, before the load's swap; of a half-spectrum those below N/2 or those
/// above.
template <class Real, unsigned W>
Complex<Lanes<Real, W>> load_neighbours(PassArguments<Real> const& a, GroupEnd end, Real const* line, std::uint32_t j) {
  if (end == GroupEnd::reals) return {load_lanes<Real, W>(line + j), Lanes<Real, W>{}};
  if (end == GroupEnd::complex) return load_complex<Real, W>(line + 2 * std::size_t{j});
  auto const N = static_cast<std::uint32_t>(a.maps.transform_length);
  bool const mirrored = 2 * j > N;
  auto v = load_complex<Real, W>(line + 2 * std::size_t{mirrored ? N - (j + W - 1) : j});
  if (mirrored) v = conjugate(backwards<Real, W>(v));
  if (j == 0) v.im[0] = Real(0);
  return has(a, line_wise_conjugate_load) ? conjugate(v) : v;
}

/// Whether the first thread takes a contiguous line of reals, which chirps turn, through its map as rows of one lane:
/// all of it, so that the bits are those of any number of threads.
template <class Real>
bool is_mapped_by_one(PassArguments<Real> const& a, GroupEnd end, std::int64_t stride) {
  bool const turned = a.has(flag_load_chirp) && a.has(flag_store_chirp),
             called = has(a, line_wise_called_load) || has(a, line_wise_called_store);
  return end == GroupEnd::mapped && stride == 1 && turned && !called && a.maps.fold_step == 0;
}

/// Swap and chirp of `count` elements in a row, in the order of the load's ops or of the store's.
template <class Real, unsigned W, bool at_load>
void turn_by_chirp(PassArguments<Real> const& a, std::uint32_t count, Complex<Real>* z) {
  auto const* const chirp = a.template table<Complex<Real>>(a.chirp);
  bool const swaps = a.has(at_load ? flag_swap_load : flag_swap_store);
  auto const turned = [&](auto v, auto const& c) {
    if (at_load) return (swaps ? swapped(v) : v) * c;
    v = v * conjugate(c);
    return swaps ? swapped(v) : v;
  };
  std::uint32_t j = 0;
  for (; j + W <= count; j += W)
    store_complex<Real, W>(&z[j].re, turned(load_complex<Real, W>(&z[j].re), load_complex<Real, W>(&chirp[j].re)));
  for (; j < count; ++j) z[j] = turned(z[j], chirp[j]);
}

/// The line's elements with the load's ops, and zeros up to M; this thread's part of them.
template <class Real, unsigned W>
[[gnu::noinline]] void load_for_convolution(PassArguments<Real> const& a, LineInfo const& at, Complex<Real>* z,
                                            HostTeam const& threads) {
  auto const from = group_load(a);
  auto const N = static_cast<std::uint32_t>(a.maps.transform_length);
  bool const half = from == GroupEnd::half, is_whole = !half || a.maps.count > a.maps.transform_length / 2;
  if (is_mapped_by_one(a, from, a.load_stride)) {
    if (threads.rank != 0) return;
    check_run_read(a, at, 0, static_cast<std::uint32_t>(a.maps.count));
    rows_from_reals<Real, 1>(a, a.source + at.load, z);
    return turn_by_chirp<Real, W, true>(a, a.maps.line_elements, z);
  }
  bool const in_vectors = is_in_vectors(from, a.load_stride, a.has(flag_load_chirp)) && is_whole &&
                          !a.has(flag_gather) && !has(a, line_wise_called_load);
  if (a.has(flag_line_wise_load) && !in_vectors) return load_items_for_convolution(a, at, z, threads);
  auto const count = static_cast<std::uint32_t>(std::min<std::uint64_t>(a.load_count, a.length));
  std::uint32_t const zeros = a.length - count, end = threads.end(count, W);
  std::uint32_t j = threads.begin(count, W);
  auto const load_one = [&](std::uint32_t i) {
    if (half)
      load_item<std::uint64_t>(a, at, i,
                               [&](std::uint32_t, Complex<Real> const& v) { z[i] = after_load(a, at, i, v); });
    else
      z[i] = after_load(a, at, i, load_raw(a, at, i));
  };
  if (in_vectors) {
    auto const* const chirp = a.template table<Real>(a.chirp);
    Real const* const source = a.source + (from == GroupEnd::reals ? 1 : 2) * at.load;
    check_run_read(a, at, 0, half ? N / 2 + 1 : count);
    while (j + W <= end) {
      if (half && 2 * j <= N && 2 * (j + W - 1) >= N) {
        load_one(j++);
        continue;
      }
      auto const v = load_neighbours<Real, W>(a, from, source, j);
      store_complex<Real, W>(
          &z[j].re, (a.has(flag_swap_load) ? swapped(v) : v) * load_complex<Real, W>(chirp + 2 * std::size_t{j}));
      j += W;
    }
  }
  for (; j < end; ++j) load_one(j);
  std::fill(z + count + threads.begin(zeros, W), z + count + threads.end(zeros, W), Complex<Real>{});
}

/// z_k = swap(F_k z_k); at k = 0 Rader's x_0 joins and X_0 leaves. M is a multiple of W.
template <class Real, unsigned W>
[[gnu::noinline]] void multiply_by_filter(PassArguments<Real> const& a, LineInfo const& at, Complex<Real>* z,
                                          HostTeam const& threads) {
  auto const* const filter = a.template table<Complex<Real>>(a.filter);
  bool const combines = a.has(flag_combine) && threads.rank == 0;
  Complex<Real> const first = combines ? z[0] : Complex<Real>{};
  for (std::uint32_t k = threads.begin(a.length, W); k < threads.end(a.length, W); k += W)
    store_complex<Real, W>(&z[k].re, swapped(load_complex<Real, W>(&z[k].re) * load_complex<Real, W>(&filter[k].re)));
  if (combines) z[0] = filtered(a, at, 0, first);
}

/// The elements that the store takes, with its ops.
template <class Real, unsigned W>
[[gnu::noinline]] void store_of_convolution(PassArguments<Real> const& a, LineInfo const& at, Complex<Real>* z,
                                            HostTeam const& threads) {
  auto const to = group_store(a);
  if (is_mapped_by_one(a, to, a.store_stride)) {
    if (threads.rank != 0) return;
    check_run_write(a, at, 0, static_cast<std::uint32_t>(a.maps.length));
    turn_by_chirp<Real, W, false>(a, a.maps.line_elements, z);
    return reals_from_rows<Real, 1>(a, z, a.target + at.store);
  }
  bool const in_vectors = is_in_vectors(to, a.store_stride, a.has(flag_store_chirp)) && a.maps.fold_step == 0 &&
                          !a.has(flag_scatter | flag_store_twiddle) && !has(a, line_wise_called_store);
  if (a.has(flag_line_wise_store) && !in_vectors) return store_items_of_convolution(a, at, z, threads);
  std::uint64_t const elements = to == GroupEnd::half ? a.maps.transform_length / 2 + 1 : a.length;
  auto const count = static_cast<std::uint32_t>(std::min(a.store_count, elements));
  std::uint32_t const end = threads.end(count, W);
  std::uint32_t k = threads.begin(count, W);
  if (in_vectors) {
    auto const* const chirp = a.template table<Real>(a.chirp);
    Real* const target = a.target + (to == GroupEnd::reals ? 1 : 2) * at.store;
    bool const flip = to == GroupEnd::half && has(a, line_wise_conjugate_store);
    check_run_write(a, at, 0, count);
    for (; k + W <= end; k += W) {
      auto v = load_complex<Real, W>(&z[k].re) * conjugate(load_complex<Real, W>(chirp + 2 * std::size_t{k}));
      if (a.has(flag_swap_store)) v = swapped(v);
      if (flip) v = conjugate(v);
      if (a.is_scaled()) v = scaled_lanes<Real, W>(a.scale, v);
      to == GroupEnd::reals ? store_lanes<Real, W>(target + k, v.re)
                            : store_complex<Real, W>(target + 2 * std::size_t{k}, v);
    }
  }
  for (; k < end; ++k) {
    if (a.has(flag_line_wise_store))
      store_item<std::uint64_t>(a, at, k, [&](std::uint32_t i) { return with_store_factors(a, at, i, z[i]); });
    else
      store(a, at, k, z[k]);
  }
}

}  // namespace TeamFFT::Impl

#endif
