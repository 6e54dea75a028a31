// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two passes over a plane that fits in scratch, in one launch: a team takes whole units (device/scope/ring.hpp),
// transforms their rows, leaves them in scratch, and transforms the columns from there. So two axes cost one pass over
// global memory.
#ifndef TEAMFFT_DEVICE_SCOPE_PLANE_HPP
#define TEAMFFT_DEVICE_SCOPE_PLANE_HPP

#include <TeamFFT/device/scope/ring.hpp>

namespace TeamFFT::Impl {

/// Element j of row `line` of a team's planes, all rows at one pitch. First are the rows' lines (n_2 elements), Second
/// the columns' (n_1): rows of a plane are First::lines / (lines of all planes), columns Second::lines likewise.
template <class First, class Second, class Real>
struct PlaneRows {
  static constexpr unsigned pitch = plane_pitch(First::row(scalar_precision<Real>)), rows = Second::N;
  Complex<Real>* data;

  TEAMFFT_FUNCTION Complex<Real>& at(std::uint32_t row, std::uint32_t j) const { return data[row * pitch + j]; }

  /// Column l of the team, as StageRegisters::read() wants it.
  struct Column {
    static constexpr unsigned read_step = Second::N / Second::radix(0) * pitch;
    Complex<Real> const* column;
    TEAMFFT_FUNCTION Complex<Real> const* read(std::uint32_t b) const { return column + b * pitch; }
  };
  TEAMFFT_FUNCTION Column column(std::uint32_t l) const {
    return {data + (l / First::N * rows * pitch + l % First::N)};
  }
};

/// The body of one team. The intermediate of `c` is in scratch: neither its ring nor its counters are there.
template <class First, class Second, class Real, class Member>
TEAMFFT_FUNCTION void plane_kernel(Member const& member, ChainArguments<Real> const& c, char* scratch) {
  static_assert(First::team_size == Second::team_size && First::lines * First::N == Second::lines * Second::N);
  auto const row = place_of<First>(member.team_rank(), false);
  auto const column = place_of<Second>(member.team_rank(), true);
  PlaneRows<First, Second, Real> const rows{reinterpret_cast<Complex<Real>*>(scratch)};
  stockham<First, Real>(
      member, row, row, c.first.template table<Complex<Real>>(c.first.twiddles), scratch,
      [&](auto& x) { load_row(member, c.first, scratch, row, x); },
      [&](auto& x) {
        if constexpr (First::stages != 1) member.team_barrier();
        x.store(row.thread, [&](std::uint32_t k, Complex<Real> const& v) { rows.at(row.line, k) = v; });
        member.team_barrier();
      });
  stockham<Second, Real>(
      member, column, column, c.second.template table<Complex<Real>>(c.second.twiddles), scratch,
      [&](auto& x) {
        x.read(rows.column(column.line), column.thread);
        member.team_barrier();
      },
      [&](auto& x) { store_row<BigTwiddle::never>(member, c.second, scratch, column, x); });
}

}  // namespace TeamFFT::Impl

#endif
