// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A plan's long tables, computed on the execution space that it is for: 10^6 + 3 took 0.3 s of a host's time, most of
// it one thread's transform.
#ifndef TEAMFFT_EXECUTE_LONG_TABLES_HPP
#define TEAMFFT_EXECUTE_LONG_TABLES_HPP

#include "execute/arguments/arguments.hpp"

#include <TeamFFT/device/math/long_table.hpp>
#include <TeamFFT/machine.hpp>
#include <TeamFFT/detail/number.hpp>

#include <cstdint>
#include <vector>

namespace TeamFFT::Impl {

inline PreciseRoot precise_root(std::uint64_t k, std::uint64_t n) {
  auto const w = root_of_unity<long double>(k, n);
  auto const re = static_cast<double>(w.real()), im = static_cast<double>(w.imag());
  return {re, im, static_cast<double>(w.real() - re), static_cast<double>(w.imag() - im)};
}

inline SplitTable<PreciseRoot> split_precise_roots(std::uint64_t n) {
  return {n, [n](std::uint64_t k) { return precise_root(k, n); }};
}

/// Of g or, falling, of 1/g, the smallest primitive root of p, as permutation_table() has them.
inline SplitTable<std::uint32_t> split_powers(std::uint64_t p, bool rising) {
  std::uint64_t const root = primitive_root(p), g = rising ? root : power_mod(root, p - 2, p);
  return {p, [=](std::uint64_t i) { return static_cast<std::uint32_t>(power_mod(g, i, p)); }};
}

/// Fills each table at `tables` + its offset and fences `exec`. A filter's spectrum comes from a plan in double for its
/// M elements, whose prime factors are small; for that, 16 M bytes and the plan's workspace are taken and given back.
template <class Real, class ExecutionSpace>
void fill_long_tables(ExecutionSpace const& exec, std::vector<LongTable> const& long_tables, Machine const& machine,
                      char* tables);

}  // namespace TeamFFT::Impl

#endif
