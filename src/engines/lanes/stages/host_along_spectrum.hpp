// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The packing `spectrum` along one contiguous line: the lanes are neighbouring k on one side and, backwards,
// neighbouring M - k on the other.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_ALONG_SPECTRUM_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_ALONG_SPECTRUM_HPP

#include "engines/lanes/stages/host_kernel.hpp"
#include "engines/lanes/stages/host_lanes.hpp"
#include "engines/lanes/stages/host_spectrum_pair.hpp"

#include <TeamFFT/device/ends/line_wise.hpp>

namespace TeamFFT::Impl {

/// visit(k) for this thread's groups k .. k + W - 1 of 0 .. M/2; the last one overlaps the one before. M/2 + 1 >= W.
template <unsigned W, class Visit>
void for_pairs_along(std::uint32_t M, HostTeam const& threads, Visit const& visit) {
  std::uint32_t const items = M / 2 + 1, end = threads.end(items, W);
  for (std::uint32_t k = threads.begin(items, W); k < end; k += W) visit(k + W <= items ? k : items - W);
}

/// Elements k .. k + W - 1, and M - k .. M - (k + W - 1), in the order of load_shuffled(): backwards, it is that of the
/// mirrored elements.
template <class Real, unsigned W>
struct MirroredPair {
  std::uint32_t k, mirror;

  MirroredPair(std::uint32_t M, std::uint32_t first) : k(first), mirror(M - (first + W - 1)) {}

  [[nodiscard]] Pair<Lanes<Real, W>> load(Real const* line) const {
    return {load_shuffled<Real, W>(line + 2 * std::size_t{k}),
            backwards<Real, W>(load_shuffled<Real, W>(line + 2 * std::size_t{mirror}))};
  }
  void store(Real* line, Pair<Lanes<Real, W>> const& v) const {
    store_shuffled<Real, W>(line + 2 * std::size_t{k}, v.first);
    store_shuffled<Real, W>(line + 2 * std::size_t{mirror}, backwards<Real, W>(v.second));
  }
};

/// z: M + 1 elements, of which the last is of no use, from the half-spectrum of M + 1.
template <class Real, unsigned W>
[[gnu::noinline]] void line_from_spectrum(PassArguments<Real> const& a, Real const* spectrum, Real* z,
                                          HostTeam const& threads) {
  std::uint32_t const M = a.length;
  auto const* const factors = reinterpret_cast<Real const*>(a.template table<FactorsHead>(a.maps.pair) + 1);
  bool const flip = has(a, line_wise_conjugate_load);
  for_pairs_along<W>(M, threads, [&](std::uint32_t k) {
    MirroredPair<Real, W> const at(M, k);
    auto v = at.load(spectrum);
    if (k == 0) v.first.im[0] = v.second.im[0] = Real(0);
    if (flip) v = {conjugate(v.first), conjugate(v.second)};
    at.store(z, from_spectrum(v.first, conjugate(v.second), load_shuffled<Real, W>(factors + 2 * std::size_t{k})));
  });
}

/// The half-spectrum of M + 1 elements, scaled, from z_0 .. z_(M-1); z_M becomes z_0, which the first thread alone
/// reads there.
template <class Real, unsigned W>
[[gnu::noinline]] void line_to_spectrum(PassArguments<Real> const& a, Real* z, Real* spectrum,
                                        HostTeam const& threads) {
  std::uint32_t const M = a.length;
  auto const* const factors = reinterpret_cast<Real const*>(a.template table<FactorsHead>(a.maps.pair) + 1);
  bool const flip = has(a, line_wise_conjugate_store), scale = a.is_scaled();
  if (threads.rank == 0) std::copy_n(z, 2, z + 2 * std::size_t{M});
  for_pairs_along<W>(M, threads, [&](std::uint32_t k) {
    MirroredPair<Real, W> const at(M, k);
    auto const v = at.load(z);
    auto pair = to_spectrum<Real>(v.first, conjugate(v.second), load_shuffled<Real, W>(factors + 2 * std::size_t{k}));
    if (scale) pair = {scaled_lanes<Real, W>(a.scale, pair.first), scaled_lanes<Real, W>(a.scale, pair.second)};
    if (flip) pair = {conjugate(pair.first), conjugate(pair.second)};
    at.store(spectrum, pair);
  });
}

}  // namespace TeamFFT::Impl

#endif
