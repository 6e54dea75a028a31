// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The radices that have a butterfly, as the planner sees them. The list is scanned from device/math/butterfly.hpp, so
// that a new butterfly is known everywhere without a second list.
#ifndef TEAMFFT_ENGINES_RADICES_HPP
#define TEAMFFT_ENGINES_RADICES_HPP

#include <cstddef>
#include <span>
#include <vector>

namespace TeamFFT::Impl {

/// Rising.
[[nodiscard]] std::span<unsigned const> radices();

/// True where one butterfly computes all n elements: radices, and the wider composites of rows.
[[nodiscard]] bool is_butterfly(std::size_t n);

/// True where a line whose lanes are its own elements can begin with butterflies of R: they fill the lanes of whole
/// vectors, or most of them.
[[nodiscard]] bool fills_lanes(unsigned R, unsigned lanes);

/// What `rows` rows take in a host's scratch, with those that are left free (RowPlaces); the first stage's butterflies
/// hold `first_rows` each.
[[nodiscard]] std::size_t rows_in_scratch(std::vector<unsigned> const& radices, std::size_t first_rows,
                                          std::size_t rows);

/// The largest divisor of n that is a product of radices.
[[nodiscard]] std::size_t direct_part(std::size_t n);

/// True where n is a product of radices.
[[nodiscard]] bool is_direct(std::size_t n);

/// True where hosts' stages transform n: a product of radices and of the primes that they sum over.
[[nodiscard]] bool is_direct_in_lanes(std::size_t n);

/// Relative time of one stage of radix R per element: memory traffic plus arithmetic. On vector lanes the registers of
/// one core bind earlier.
[[nodiscard]] double stage_cost(unsigned R, bool lanes);

/// The radices of n in falling order (the first stage has no twiddles) with the least sum of stage costs; empty for n
/// = 1. Requires is_direct(n), or is_direct_in_lanes(n) for lanes.
[[nodiscard]] std::vector<unsigned> factorize(std::size_t n, bool lanes);

/// The `count` factorizations of n for vector lanes with the least sums of stage costs, each in falling and in rising
/// order. Requires is_direct(n).
[[nodiscard]] std::vector<std::vector<unsigned>> factorizations(std::size_t n, std::size_t count);

}  // namespace TeamFFT::Impl

#endif
