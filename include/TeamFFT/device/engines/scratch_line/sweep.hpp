// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A team's walk over the elements of its lines, between memory and scratch.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_SWEEP_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_SWEEP_HPP

#include <TeamFFT/device/math/complex.hpp>

#include <TeamFFT/device/math/small_divisor.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// `items` of each of a team's lines in the order that memory likes: neighbouring threads take neighbouring items, or
/// (tile) neighbouring lines.
struct Sweep {
  SmallDivisor by;
  std::uint32_t count;
  bool tile;
  struct Place {
    std::uint32_t line, j;
  };
  TEAMFFT_FUNCTION Sweep(SmallDivisor lines, SmallDivisor items, bool tile_)
      : by(tile_ ? lines : items), count(lines.n * items.n), tile(tile_) {}
  TEAMFFT_FUNCTION Place operator()(std::uint32_t i) const {
    std::uint32_t const quotient = by.quotient(i), rest = i - quotient * by.n;
    return tile ? Place{rest, quotient} : Place{quotient, rest};
  }
};

/// read(line, j) for all elements that exist, several in flight for each thread, then write(line, j, value).
template <class Real, class Member, class Read, class Write>
TEAMFFT_FUNCTION void sweep_through(Member const& member, Sweep const& sweep, std::uint32_t lines, Read const& read,
                                    Write const& write) {
  constexpr unsigned in_flight = 4;
  std::uint32_t const team = member.team_size();
  for (std::uint32_t start = member.team_rank(); start < sweep.count; start += in_flight * team) {
    Complex<Real> v[in_flight];
    Sweep::Place at[in_flight];
    bool present[in_flight];
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < in_flight; ++u) {
      at[u] = sweep(start + u * team);
      present[u] = start + u * team < sweep.count && at[u].line < lines;
      v[u] = present[u] ? read(at[u].line, at[u].j) : Complex<Real>{};
    }
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < in_flight; ++u)
      if (present[u]) write(at[u].line, at[u].j, v[u]);
  }
}

/// visit(line, item) one after the other.
template <class Member, class Visit>
TEAMFFT_FUNCTION void sweep_items(Member const& member, Sweep const& sweep, std::uint32_t lines, Visit const& visit) {
  for (std::uint32_t e = member.team_rank(); e < sweep.count; e += member.team_size()) {
    auto const at = sweep(e);
    if (at.line < lines) visit(at.line, at.j);
  }
}

}  // namespace TeamFFT::Impl

#endif
