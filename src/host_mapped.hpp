// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mapped sides on the host: rows in scratch from memory and back through maps and packings (device/mapped.hpp), a lane at a time.
#ifndef TEAMFFT_HOST_MAPPED_HPP
#define TEAMFFT_HOST_MAPPED_HPP

#include "host_lines.hpp"

#include <TeamFFT/device/mapped.hpp>

namespace TeamFFT::Impl {

/// Element j of lane w.
template <class Real, unsigned W>
struct LaneElements {
  Complex<Lanes<Real, W>>* rows;
  unsigned lane;

  [[nodiscard]] Complex<Real> get(std::uint32_t j) const {
    auto const* const row = reinterpret_cast<Real const*>(rows + j);
    return {row[lane], row[W + lane]};
  }
  void set(std::uint32_t j, Complex<Real> const& v) const {
    auto* const row = reinterpret_cast<Real*>(rows + j);
    row[lane] = v.re, row[W + lane] = v.im;
  }
};

/// All rows of a team's lines, with the load's ops.
template <class Real, unsigned W>
void load_mapped(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, Complex<Lanes<Real, W>>* rows) {
  std::uint32_t const items = load_items(a);
  for (unsigned w = 0; w < W; ++w) {
    auto const& at = lines.at[w];
    LaneElements<Real, W> const lane{rows, w};
    for (std::uint32_t i = 0; i < items; ++i)
      load_item<std::uint64_t>(a, at, i, [&](std::uint32_t j, Complex<Real> const& v) { lane.set(j, after_load(a, at, j, v)); });
  }
}

/// The counterpart, with the store's ops.
template <class Real, unsigned W>
void store_mapped(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, Complex<Lanes<Real, W>>* rows) {
  std::uint32_t const items = store_items(a);
  for (unsigned w = 0; w < W; ++w) {
    auto const& at = lines.at[w];
    LaneElements<Real, W> const lane{rows, w};
    for (std::uint32_t i = 0; i < items; ++i) store_item<std::uint64_t>(a, at, i, [&](std::uint32_t k) { return with_store_factors(a, at, k, lane.get(k)); });
  }
}

}  // namespace TeamFFT::Impl

#endif
