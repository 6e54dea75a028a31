// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tables that passes read: chirps, filters, permutations. Computed on the host in Real, which is wider than the
// plan's precision.
#ifndef TEAMFFT_PASS_TABLES_HPP
#define TEAMFFT_PASS_TABLES_HPP

#include "pass/middle.hpp"

#include <complex>
#include <cstdint>
#include <vector>

namespace TeamFFT::Impl {

/// c[n] = exp(-i pi n^2 / N): n^2 mod 2N in exact integers (Govindaraju et al. 2008, IV.E).
template <class Real>
[[nodiscard]] std::complex<Real> chirp(std::uint64_t n, std::uint64_t N);

/// c[0..N), by RootTable: for tables that are rounded afterwards.
template <class Real>
[[nodiscard]] std::vector<std::complex<Real>> chirp_table(std::uint64_t N);

/// y_k = sum_j x_j W_n^(j k) in place, for any n whose prime factors are small; O(n log n), for the host's tables only.
template <class Real>
void table_transform(std::vector<std::complex<Real>>& x);

/// The spectrum of a convolution's filter divided by M, in the order [k_1][k_2]... of its factors:
/// Bluestein: b[n] = conj c[|n|] wrapped to M; Rader: b[q] = W_p^(g^-q), wrapped to M where M > p - 1.
template <class Real>
[[nodiscard]] std::vector<std::complex<Real>> filter_table(CyclicConvolution const& convolution);

/// g^n mod p (rising) or g^-n mod p for n = 0..p-2, g the smallest primitive root.
[[nodiscard]] std::vector<std::uint32_t> permutation_table(std::size_t p, bool rising);

}  // namespace TeamFFT::Impl

#endif
