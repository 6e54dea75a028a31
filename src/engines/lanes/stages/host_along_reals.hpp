// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ends of one contiguous line that are not complex elements: N reals, their half-spectrum V_0 .. V_(N/2), and the
// packing `spectrum`. The stages find the whole line in scratch, or leave it there.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_ALONG_REALS_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_ALONG_REALS_HPP

#include "engines/lanes/stages/host_along_spectrum.hpp"
#include "engines/lanes/stages/host_group_ends.hpp"
#include "engines/lanes/stages/host_kernel.hpp"
#include "engines/lanes/stages/host_lanes.hpp"

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {

/// vector(j) for this thread's W neighbours j .. j + W - 1 of `first` .. n - 1, one(j) for what is left of them.
template <unsigned W, class Vector, class One>
void for_neighbours(std::uint32_t first, std::uint32_t n, HostTeam const& threads, Vector const& vector,
                    One const& one) {
  std::uint32_t j = first + threads.begin(n - first, W), end = first + threads.end(n - first, W);
  for (; j + W <= end; j += W) vector(j);
  for (; j < end; ++j) one(j);
}

/// z_j = x_j, j < N.
template <class Real, unsigned W>
[[gnu::noinline]] void line_from_reals(std::uint32_t N, Real const* x, Real* z, HostTeam const& threads) {
  for_neighbours<W>(
      0, N, threads,
      [&](std::uint32_t j) {
        store_complex<Real, W>(z + 2 * std::size_t{j}, {load_lanes<Real, W>(x + j), Lanes<Real, W>{}});
      },
      [&](std::uint32_t j) { z[2 * std::size_t{j}] = x[j], z[2 * std::size_t{j} + 1] = Real(0); });
}

/// x_j = re z_j, j < N.
template <class Real, unsigned W>
[[gnu::noinline]] void line_to_reals(std::uint32_t N, Real const* z, Real* x, HostTeam const& threads) {
  for_neighbours<W>(
      0, N, threads,
      [&](std::uint32_t j) { store_lanes<Real, W>(x + j, load_complex<Real, W>(z + 2 * std::size_t{j}).re); },
      [&](std::uint32_t j) { x[j] = z[2 * std::size_t{j}]; });
}

/// z_j = V_j up to N/2, and conj V_(N-j) above; V_0 and V_(N/2) of even N are taken as real.
template <class Real, unsigned W>
[[gnu::noinline]] void line_from_half(PassArguments<Real> const& a, Real const* half, Real* z,
                                      HostTeam const& threads) {
  std::uint32_t const N = a.length;
  Real const sign = has(a, line_wise_conjugate_load) ? Real(-1) : Real(1);
  for_neighbours<W>(
      1, (N + 1) / 2, threads,
      [&](std::uint32_t j) {
        auto const v = load_shuffled<Real, W>(half + 2 * std::size_t{j});
        store_shuffled<Real, W>(z + 2 * std::size_t{j}, {v.re, v.im * sign});
        store_shuffled<Real, W>(z + 2 * std::size_t{N - (j + W - 1)},
                                backwards<Real, W>(Complex<Lanes<Real, W>>{v.re, v.im * -sign}));
      },
      [&](std::uint32_t j) {
        Real const re = half[2 * std::size_t{j}], im = half[2 * std::size_t{j} + 1];
        auto *const low = z + 2 * std::size_t{j}, *const high = z + 2 * std::size_t{N - j};
        low[0] = high[0] = re, low[1] = im * sign, high[1] = im * -sign;
      });
  if (threads.rank != 0) return;
  z[0] = half[0], z[1] = Real(0);
  if (N % 2 == 0) z[N] = half[N], z[N + 1] = Real(0);
}

/// V_k = z_k up to N/2.
template <class Real, unsigned W>
[[gnu::noinline]] void line_to_half(PassArguments<Real> const& a, Real const* z, Real* half, HostTeam const& threads) {
  Real const sign = has(a, line_wise_conjugate_store) ? Real(-1) : Real(1);
  for_neighbours<W>(
      0, a.length / 2 + 1, threads,
      [&](std::uint32_t k) {
        auto const v = load_shuffled<Real, W>(z + 2 * std::size_t{k});
        store_shuffled<Real, W>(half + 2 * std::size_t{k}, {v.re, v.im * sign});
      },
      [&](std::uint32_t k) {
        half[2 * std::size_t{k}] = z[2 * std::size_t{k}],
                 half[2 * std::size_t{k} + 1] = z[2 * std::size_t{k} + 1] * sign;
      });
}

/// Whether the stages find the line, or leave it, in scratch instead of memory or what a functor gives.
constexpr bool has_copy_in_scratch(GroupEnd end) { return end != GroupEnd::complex && end != GroupEnd::pairs; }

/// Maps are for the first thread, so that the bits are those of any number of threads.
template <class Real>
void line_from_map(PassArguments<Real> const& a, Real const* source, Real* z, HostTeam const& threads) {
  if (threads.rank == 0) rows_from_reals<Real, 1>(a, source, reinterpret_cast<Complex<Real>*>(z));
}
template <class Real>
void line_to_map(PassArguments<Real> const& a, Real const* z, Real* target, HostTeam const& threads) {
  if (threads.rank == 0) reals_from_rows<Real, 1>(a, reinterpret_cast<Complex<Real> const*>(z), target);
}

/// The line's copy from such an end; of packed half-spectra, N + 1 elements.
template <class Real, unsigned W>
void line_from_end(PassArguments<Real> const& a, GroupEnd end, Real const* source, Real* z, HostTeam const& threads) {
  switch (end) {
    case GroupEnd::spectrum: return line_from_spectrum<Real, W>(a, source, z, threads);
    case GroupEnd::half: return line_from_half<Real, W>(a, source, z, threads);
    case GroupEnd::mapped: return line_from_map(a, source, z, threads);
    default: return line_from_reals<Real, W>(a.length, source, z, threads);
  }
}
/// The counterpart; packed half-spectra and maps are scaled here.
template <class Real, unsigned W>
void line_to_end(PassArguments<Real> const& a, GroupEnd end, Real* z, Real* target, HostTeam const& threads) {
  switch (end) {
    case GroupEnd::spectrum: return line_to_spectrum<Real, W>(a, z, target, threads);
    case GroupEnd::half: return line_to_half<Real, W>(a, z, target, threads);
    case GroupEnd::mapped: return line_to_map(a, z, target, threads);
    default: return line_to_reals<Real, W>(a.length, z, target, threads);
  }
}

}  // namespace TeamFFT::Impl

#endif
