// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What engines ask of a radix, as functions of the number: no engine lists primes of its own. butterfly.hpp holds them
// to the butterflies.
#ifndef TEAMFFT_DEVICE_MATH_RADIX_HPP
#define TEAMFFT_DEVICE_MATH_RADIX_HPP

namespace TeamFFT::Impl {

/// Radices that every budget of registers holds, and the widest one of kernels with run-time stages, where only primes
/// lie between the two: 31 spilled 120 bytes in f64 at 255 registers (nvcc 13.0).
inline constexpr unsigned common_radix = 16, widest_general_radix = 23;

/// The largest butterfly of one thread but for wide primes.
inline constexpr unsigned widest_butterfly = 32;

constexpr unsigned largest_factor(unsigned n) {
  unsigned largest = 1;
  for (unsigned d = 2; n > 1; ++d)
    for (; n % d == 0; n /= d) largest = d;
  return largest;
}

constexpr bool is_prime_number(unsigned R) { return R > 1 && largest_factor(R) == R; }

/// Primes whose butterfly can let each result leave as soon as it is there (OddButterfly::emit), so that 2 R scalars in
/// registers do instead of 4 R.
constexpr bool emits(unsigned R) { return R >= 11 && R <= widest_butterfly && is_prime_number(R); }

/// Primes above the other butterflies, as the first stage, and the last, of budgets of their own.
constexpr bool is_wide_prime(unsigned R) { return R > widest_butterfly && R < 64 && is_prime_number(R); }

/// The wide primes that RaderButterfly computes in registers: convolutions of P - 1 elements with factors of at
/// most 13.
constexpr bool has_rader_butterfly(unsigned R) { return is_wide_prime(R) && largest_factor(R - 1) <= 13; }

/// Factors W^(q r N/R) of the big twiddle whose products give all r < R: those of r = 1, 2, 3, 4, 8, ...
/// (device/engines/register_line/big_twiddle.hpp).
constexpr unsigned root_kinds(unsigned R) { return 2 + (R + 3) / 4; }

}  // namespace TeamFFT::Impl

#endif
