// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Boxes of reals in the scratch-line kernel: the fastest axis in rows of half as many complex elements, whose
// half-spectra are made of two rows each.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_BOX_ROWS_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_BOX_ROWS_HPP

#include <TeamFFT/device/engines/scratch_line/contract_box_rows.hpp>
#include <TeamFFT/device/engines/scratch_line/ends.hpp>

namespace TeamFFT::Impl {

/// Rows of boxes of reals, and of their half-spectra, as HalfSpectrumEnds has lines: row q of a team's box b is number
/// b rows + q.
template <class Real>
struct BoxRows : TeamLines<Real> {
  static constexpr bool is_odd = false;
  /// a kernel argument: what is made of it would take registers while the stages run (8 bytes spilled)
  RealBoxShape const& shape;

  static TEAMFFT_FUNCTION BoxRows of(TeamLines<Real> const& lines, RealBoxShape const& shape) { return {lines, shape}; }

  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t load_offset(std::uint32_t row) const {
    auto const at = place(row);
    return this->t.info[at.line].load + field(at.j, &BoxRow::load);
  }
  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t store_offset(std::uint32_t row) const {
    auto const at = place(row);
    return this->t.info[at.line].store + field(at.j, &BoxRow::store);
  }
  /// The row of the opposite frequencies.
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t mirror(std::uint32_t row) const {
    auto const at = place(row);
    return row - at.j + field(at.j, &BoxRow::mirror);
  }
  /// Element j of a row before the first stage.
  TEAMFFT_FUNCTION void put(std::uint32_t row, std::uint32_t j, Complex<Real> const& z) const {
    auto const at = place(row);
    auto* const p = this->line_at(at.line) + this->slot(this->load_slots, at.j * this->a.maps.line_elements + j);
    write_scratch(p, this->a.has(flag_swap_load) ? swapped(z) : z);
  }
  /// Element k of a row after the last stage.
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> fetch(std::uint32_t row, std::uint32_t k) const {
    auto const at = place(row);
    auto const v =
        read_scratch(this->line_at(at.line) + this->slot(this->store_slots, at.j * this->a.maps.line_elements + k));
    return this->a.has(flag_swap_store) ? swapped(v) : v;
  }
  template <class Member, class Read, class Put>
  TEAMFFT_FUNCTION void load_items(Member const& member, std::uint32_t items, Read const& read,
                                   Put const& put_item) const {
    sweep_ahead<64, 8>(member, sweep_of(items), read, put_item);
  }
  template <class Member, class Read, class Put>
  TEAMFFT_FUNCTION void store_items(Member const& member, std::uint32_t items, Read const& read,
                                    Put const& put_item) const {
    sweep_ahead<64, 8>(member, sweep_of(items), read, put_item);
  }

 private:
  /// The box (`line`) and the row in it.
  [[nodiscard]] TEAMFFT_FUNCTION Sweep::Place place(std::uint32_t row) const {
    std::uint32_t const box = SmallDivisor{shape.rows, shape.inverse_of_rows}.quotient(row);
    return {box, row - box * shape.rows};
  }
  template <class Field>
  [[nodiscard]] TEAMFFT_FUNCTION Field field(std::uint32_t row, Field BoxRow::*member) const {
    auto const* const rows =
        reinterpret_cast<BoxRow const*>(this->a.template table<char>(this->a.twiddles) + shape.row_table);
#ifdef __CUDA_ARCH__
    return __ldg(&(rows[row].*member));
#else
    return rows[row].*member;
#endif
  }
  [[nodiscard]] TEAMFFT_FUNCTION Sweep sweep_of(std::uint32_t items) const {
    return {small_divisor(this->t.lines * shape.rows), small_divisor(items), false};
  }
};

}  // namespace TeamFFT::Impl

#endif
