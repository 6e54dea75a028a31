// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The butterflies of hosts' stages: those of the list of radices, and sums in a loop for the primes above it, which
// would else be padded convolutions.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_BUTTERFLY_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_BUTTERFLY_HPP

#include "engines/lanes/contract.hpp"
#include "engines/lanes/stages/host_lanes.hpp"

#include <TeamFFT/device/math/butterfly.hpp>
#include <TeamFFT/device/math/butterfly_summed.hpp>

#include <array>
#include <utility>

namespace TeamFFT::Impl {

/// The DFT of a prime number P of elements as in SummedButterfly, two k at a time, which share what they read of s and
/// d.
template <unsigned P, class Real, class V>
[[gnu::noinline]] void summed_butterfly(Complex<V> (&y)[P]) {
  constexpr unsigned h = (P - 1) / 2;
  constexpr auto const& table = cosines_sines<P, Real>.values;
  Complex<V> const y0 = y[0];
  Complex<V> s[h], d[h];
  for (unsigned j = 0; j < h; ++j) {
    s[j] = y[j + 1] + y[P - 1 - j];
    d[j] = y[j + 1] - y[P - 1 - j];
    y[0] = y[0] + s[j];
  }
  auto const results = [&]<unsigned together>(std::integral_constant<unsigned, together>, unsigned k) {
    Complex<V> a[together], b[together]{};
    for (unsigned i = 0; i < together; ++i) a[i] = y0;
    for (unsigned j = 0; j < h; ++j)
      for (unsigned i = 0; i < together; ++i) {
        auto const& w = table[k + i][j];
        a[i] = {a[i].re + s[j].re * w.re, a[i].im + s[j].im * w.re};
        b[i] = {b[i].re + d[j].re * w.im, b[i].im + d[j].im * w.im};
      }
    for (unsigned i = 0; i < together; ++i) {
      y[k + i + 1] = {a[i].re + b[i].im, a[i].im - b[i].re};
      y[P - 1 - k - i] = {a[i].re - b[i].im, a[i].im + b[i].re};
    }
  };
  for (unsigned k = 0; k + 2 <= h; k += 2) results(std::integral_constant<unsigned, 2>{}, k);
  if constexpr (h % 2 != 0) results(std::integral_constant<unsigned, 1>{}, h - 1);
}

/// f(0) .. f(R - 1). The elements of a sum lie in memory; moves of 61 of them in a row instead of a loop took 1.5 times
/// as long to compile (g++ 16, 2026-11-30).
template <unsigned R, class F>
inline void for_elements(F const& f) {
  if constexpr (is_summed_radix(R))
    for (unsigned r = 0; r < R; ++r) f(r);
  else
    static_for<R>(f);
}

template <unsigned R, class Real, class V>
inline void apply_butterfly(Complex<V> (&y)[R]) {
  if constexpr (is_summed_radix(R))
    summed_butterfly<R, Real>(y);
  else
    Butterfly<R>::template apply<Real>(y);
}

namespace detail {

template <std::size_t... I, unsigned... P>
constexpr auto host_radices(std::index_sequence<I...>, std::integer_sequence<unsigned, P...>) {
  std::array<unsigned, sizeof...(I) + (0u + ... + (is_summed_radix(P) ? 1u : 0u))> list{radix_list[I]...};
  std::size_t n = sizeof...(I);
  ((is_summed_radix(P) ? void(list[n++] = P) : void()), ...);
  return list;
}

}  // namespace detail

/// The radices of hosts' stages, rising.
inline constexpr auto host_radix_list = detail::host_radices(
    std::make_index_sequence<radix_list.size()>{}, std::make_integer_sequence<unsigned, widest_summed_radix + 1>{});

/// visit(constant R) for the run-time radix of a stage.
template <class Visit, std::size_t... I>
inline void for_radix(std::index_sequence<I...>, unsigned R, Visit const& visit) {
  ((R == host_radix_list[I] ? visit(std::integral_constant<unsigned, host_radix_list[I]>{}) : void()), ...);
}
template <class Visit>
inline void for_radix(unsigned R, Visit const& visit) {
  for_radix(std::make_index_sequence<host_radix_list.size()>{}, R, visit);
}

}  // namespace TeamFFT::Impl

#endif
