// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// heFFTe's transforms of a small domain by their definition, in long double, axis by axis: what its stock backend's own
// error is measured with.
#ifndef TEAMFFT_TESTS_HEFFTE_EXACT_HPP
#define TEAMFFT_TESTS_HEFFTE_EXACT_HPP

#include "../tools/kind_oracle.hpp"
#include "ranks.hpp"

#include <array>
#include <cmath>
#include <complex>
#include <cstddef>
#include <numbers>
#include <vector>

namespace ranks {

using Wide = std::complex<long double>;

/// A whole domain, the last axis fastest.
struct Domain {
  std::array<int, 3> extents{};
  std::vector<Wide> values{};

  [[nodiscard]] std::size_t place(int i, int j, int k) const {
    return static_cast<std::size_t>((i * extents[1] + j) * extents[2] + k);
  }
};

/// The sum that leads from element j to element k of a line of n: heFFTe's backward cosines and sines are twice the
/// definition's. The half spectrum of c2r has each mode but 0 and n/2 for itself and its conjugate.
inline Wide weight(TeamFFT::Kind kind, std::size_t n, std::size_t j, std::size_t k) {
  using TeamFFT::Kind;
  auto const angle = [](std::size_t times, std::size_t of) {
    return 2 * std::numbers::pi_v<long double> * static_cast<long double>(times % of) / static_cast<long double>(of);
  };
  if (kind == Kind::c2c_forward || kind == Kind::r2c) return std::polar(1.0L, -angle(j * k, n));
  if (kind == Kind::c2c_backward) return std::polar(1.0L, angle(j * k, n));
  if (kind == Kind::c2r) return std::polar(j == 0 || 2 * j == n ? 1.0L : 2.0L, angle(j * k, n));
  auto const sum = TeamFFT::Test::trigonometric_sum(kind, n);
  long double const at = angle(sum.p(j) * sum.q(k), sum.M);
  return sum.weight(j) * (sum.sine ? std::sin(at) : std::cos(at));
}

/// One axis of all lines; n is the length of the transform, of which r2c keeps n/2 + 1 elements and c2r reads as many.
inline Domain transformed(Domain const& in, int axis, TeamFFT::Kind kind, int n, long double factor) {
  auto const along = static_cast<std::size_t>(axis);
  Domain out{in.extents};
  out.extents[along] = kind == TeamFFT::Kind::r2c ? n / 2 + 1 : n;
  out.values.resize(static_cast<std::size_t>(out.extents[0] * out.extents[1] * out.extents[2]));
  std::array<int, 3> at{};
  for (at[0] = 0; at[0] < out.extents[0]; ++at[0])
    for (at[1] = 0; at[1] < out.extents[1]; ++at[1])
      for (at[2] = 0; at[2] < out.extents[2]; ++at[2]) {
        auto from = at;
        Wide sum = 0;
        for (from[along] = 0; from[along] < in.extents[along]; ++from[along])
          sum += weight(kind, static_cast<std::size_t>(n), static_cast<std::size_t>(from[along]),
                        static_cast<std::size_t>(at[along])) *
                 in.values[in.place(from[0], from[1], from[2])];
        out.values[out.place(at[0], at[1], at[2])] =
            kind == TeamFFT::Kind::c2r ? Wide(sum.real() * factor) : sum * factor;
      }
  return out;
}

/// The elements of random_box of the whole.
template <class T>
Domain random_domain(std::array<int, 3> const& extents) {
  Domain domain{extents};
  for (int i = 0; i < extents[0] * extents[1] * extents[2]; ++i)
    domain.values.emplace_back(random_element<T>(static_cast<std::uint64_t>(i)));
  return domain;
}

/// A box of the domain in the precision and the order of its memory.
template <class T>
std::vector<T> box_of(Domain const& domain, heffte::box3d<> const& box) {
  std::vector<T> data;
  std::array<int, 3> at{};
  auto const& order = box.order;
  for (at[order[2]] = box.low[order[2]]; at[order[2]] <= box.high[order[2]]; ++at[order[2]])
    for (at[order[1]] = box.low[order[1]]; at[order[1]] <= box.high[order[1]]; ++at[order[1]])
      for (at[order[0]] = box.low[order[0]]; at[order[0]] <= box.high[order[0]]; ++at[order[0]]) {
        Wide const value = domain.values[domain.place(at[0], at[1], at[2])];
        if constexpr (std::is_arithmetic_v<T>)
          data.push_back(static_cast<T>(value.real()));
        else
          data.emplace_back(static_cast<typename T::value_type>(value.real()),
                            static_cast<typename T::value_type>(value.imag()));
      }
  return data;
}

}  // namespace ranks

#endif
