// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lines of a row's team as a whole in scratch, between memory and registers: what cannot go straight from one to the other.
#ifndef TEAMFFT_DEVICE_STAGING_HPP
#define TEAMFFT_DEVICE_STAGING_HPP

#include <TeamFFT/device/mapped.hpp>
#include <TeamFFT/device/stockham.hpp>

namespace TeamFFT::Impl {

/// A team's lines in scratch, element j of a line at j: for lines that are packed in memory, and for those whose elements want a look each.
template <class Shape, class Real>
struct Staging {
  static constexpr unsigned pitch = exchange_pitch(Shape::row(scalar_precision<Real>)), read_step = Shape::N / Shape::radix(0), team = Shape::team_size,
                            all = Shape::N * Shape::lines, rounds = (all + team - 1) / team;
  Complex<Real>* data;
  std::uint32_t rank, first_line;

  template <class Member>
  TEAMFFT_FUNCTION Staging(Member const& member, char* scratch)
      : data(reinterpret_cast<Complex<Real>*>(scratch)), rank(member.team_rank()), first_line(member.league_rank() * Shape::lines) {}

  TEAMFFT_FUNCTION Complex<Real>& operator()(ThreadPlace at) const { return data[at.line * pitch + at.thread]; }
  /// Element e of the team's lines: its line, and its place there.
  TEAMFFT_FUNCTION static ThreadPlace element(std::uint32_t e, bool tile) {
    return tile ? ThreadPlace{e % Shape::lines, e / Shape::lines} : ThreadPlace{e / Shape::N, e % Shape::N};
  }
  /// Of the team's elements, those in lines that exist.
  TEAMFFT_FUNCTION std::uint32_t count(PassArguments<Real> const& a) const {
    return (a.line_count <= first_line ? 0 : a.line_count - first_line < Shape::lines ? a.line_count - first_line : Shape::lines) * Shape::N;
  }
  /// What StageRegisters::read() wants: butterfly b of a line begins at element b.
  struct Line {
    static constexpr unsigned read_step = Staging::read_step;
    Complex<Real> const* line;
    TEAMFFT_FUNCTION Complex<Real> const* read(std::uint32_t b) const { return line + b; }
  };
  TEAMFFT_FUNCTION Line line(std::uint32_t l) const { return {data + l * pitch}; }

  /// Packed lines, in one run, all elements in flight at once.
  TEAMFFT_FUNCTION void load_packed(PassArguments<Real> const& a) const {
    auto const* const first = reinterpret_cast<ScalarPair<Real> const*>(a.source) + std::int64_t{first_line} * Shape::N + rank;
    std::uint32_t const present = count(a);
    ScalarPair<Real> v[rounds];
    static_for<rounds>([&](auto i) { v[i] = rank + i * team < present ? first[i * team] : ScalarPair<Real>{}; });
    static_for<rounds>([&](auto i) {
      if (all % team == 0 || rank + i * team < all) (*this)(element(rank + i * team, false)) = {v[i].re, v[i].im};
    });
  }
  TEAMFFT_FUNCTION void store_packed(PassArguments<Real> const& a) const {
    auto* const first = reinterpret_cast<ScalarPair<Real>*>(a.target) + std::int64_t{first_line} * Shape::N + rank;
    std::uint32_t const present = count(a);
    static_for<rounds>([&](auto i) {
      if (rank + i * team >= present) return;
      auto const v = (*this)(element(rank + i * team, false));
      first[i * team] = {v.re, v.im};
    });
  }

  /// One by one: crop and pad, real or misaligned data.
  TEAMFFT_FUNCTION void load_each(PassArguments<Real> const& a) const {
    for (std::uint32_t e = rank; e < all; e += team) {
      auto const at = element(e, a.has(flag_tile_load));
      (*this)(at) = load_raw(a, locate(a, first_line + at.line), at.thread);
    }
  }
  TEAMFFT_FUNCTION void store_each(PassArguments<Real> const& a) const {
    for (std::uint32_t e = rank; e < all; e += team) {
      auto const at = element(e, a.has(flag_tile_store));
      store_finished(a, locate(a, first_line + at.line), at.thread, (*this)(at));
    }
  }

  /// Item e of the team's lines: its line, and which it is there. Divisions by constants but for convolutions, whose lines have any length.
  TEAMFFT_FUNCTION static ThreadPlace item(std::uint32_t e, std::uint32_t items, bool tile) {
    if (tile) return {e % Shape::lines, e / Shape::lines};
    std::uint32_t const line = items == Shape::N ? e / Shape::N : items == Shape::N / 2 + 1 ? e / (Shape::N / 2 + 1) : e / items;
    return {line, e - line * items};
  }
  /// Through maps and packings. The factors of the load, and those of the store but for swap and scale, are the registers' part.
  TEAMFFT_FUNCTION void load_mapped(PassArguments<Real> const& a) const {
    std::uint32_t const items = load_items(a);
    for (std::uint32_t e = rank; e < Shape::lines * items; e += team) {
      auto const at = item(e, items, a.has(flag_tile_load));
      load_item<std::uint32_t>(a, locate(a, first_line + at.line), at.thread, [&](std::uint32_t j, Complex<Real> const& v) { (*this)({at.line, j}) = v; });
    }
  }
  TEAMFFT_FUNCTION void store_mapped(PassArguments<Real> const& a) const {
    std::uint32_t const items = store_items(a);
    for (std::uint32_t e = rank; e < Shape::lines * items; e += team) {
      auto const at = item(e, items, a.has(flag_tile_store));
      store_item<std::uint32_t>(a, locate(a, first_line + at.line), at.thread, [&](std::uint32_t k) { return (*this)({at.line, k}); });
    }
  }
};

}  // namespace TeamFFT::Impl

#endif
