// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// LineWise sides on the host (maps.hpp): which way a pass' rows take between memory and its stages. Maps are the same
// for all lanes where lines have no positions of their own, so that they work on whole rows; the other lines go through
// them a lane at a time. The way depends on the pass alone, and all arithmetic of a way is the same for every line.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_LINE_WISE_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_LINE_WISE_HPP

#include "engines/lanes/stages/host_natural_rows.hpp"
#include "engines/lanes/stages/host_pair_step.hpp"

namespace TeamFFT::Impl {

/// Rows in scratch.
template <class Real, unsigned W>
struct ScratchRows final : RowFetch<Real, W>, RowPut<Real, W> {
  using V = Lanes<Real, W>;
  Complex<V>* rows;

  explicit ScratchRows(Complex<V>* scratch) : rows(scratch) {}

  void fetch(std::uint32_t j0, unsigned count, Complex<V>* to) const override { std::copy_n(rows + j0, count, to); }
  void put(std::uint32_t k0, unsigned count, Complex<V> const* from) const override {
    std::copy_n(from, count, rows + k0);
  }
  void prefetch(std::uint32_t, unsigned) const override {}
};

/// A team's two buffers of rows; they are one where a pass has no second (flag_ping_pong).
template <class Real, unsigned W>
struct Buffers {
  Complex<Lanes<Real, W>>*x, *second;

  [[nodiscard]] Lanes<Real, W>* reals() const { return reinterpret_cast<Lanes<Real, W>*>(x); }
};

/// Maps whose elements are real, in lines alone in their memory: they go through rows of reals.
template <class Real>
bool has_real_rows(PassArguments<Real> const& a, Map map, bool alone) {
  return alone && a.has(flag_ping_pong) && map != Map::half && map != Map::none;
}

/// The lines' items one after the other, a lane at a time.
template <class Real, class Ends, unsigned W>
void load_row_items(PassArguments<Real, Ends> const& a, TeamLines<Real, W> const& lines,
                    Complex<Lanes<Real, W>>* rows) {
  std::uint32_t const items = load_items(a);
  for (unsigned w = 0; w < W; ++w)
    for (std::uint32_t i = 0; i < items; ++i)
      load_item<std::uint64_t>(a, lines.at[w], i, [&](std::uint32_t j, Complex<Real> const& v) {
        auto* const row = reinterpret_cast<Real*>(rows + j);
        row[w] = v.re, row[W + w] = v.im;
      });
}
template <class Real, class Ends, unsigned W>
void store_row_items(PassArguments<Real, Ends> const& a, TeamLines<Real, W> const& lines,
                     Complex<Lanes<Real, W>> const* rows) {
  std::uint32_t const items = store_items(a);
  for (unsigned w = 0; w < W; ++w)
    for (std::uint32_t i = 0; i < items; ++i)
      store_item<std::uint64_t>(a, lines.at[w], i, [&](std::uint32_t k) {
        auto const* const row = reinterpret_cast<Real const*>(rows + k);
        return Complex<Real>{row[w], row[W + w]};
      });
}

/// All rows of a team's lines, before the load's swap and factors, to `second`.
template <class Real, unsigned W>
void load_rows(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, Buffers<Real, W> const& buffers) {
  bool const alone = !a.has(flag_position_load | flag_gather) && a.load_position_step == 1;
  auto* const rows = buffers.second;
  if (alone && a.maps.load_packing == Packing::spectrum && (a.maps.load == Map::half || a.maps.load == Map::none))
    return load_spectrum<Real, W>(a, lines, rows);
  if (has_real_rows(a, a.maps.load, alone)) {
    load_mapped<Real, W>(a, lines, buffers.reals());
    return rows_from_reals<Real, W>(a, buffers.reals(), rows);
  }
  if (has(a, line_wise_called_load))
    with_calls(a, [&](auto const& called) { load_row_items(called, lines, rows); });
  else
    load_row_items(a, lines, rows);
}

/// The counterpart: the rows in `second`, with factors and swap done, to memory.
template <class Real, unsigned W>
void store_rows(PassArguments<Real> a, TeamLines<Real, W> const& lines, Buffers<Real, W> const& buffers) {
  bool const alone = !a.has(flag_position_store | flag_scatter) && a.store_position_step == 1 && a.maps.fold_step == 0;
  auto const* const rows = buffers.second;
  a.flags &= ~flag_swap_store;
  if (alone && a.maps.store_packing == Packing::spectrum &&
      (a.maps.store == Map::half || !has(a, line_wise_real_store)))
    return store_spectrum<Real, W>(a, lines, rows);
  if (has_real_rows(a, a.maps.store, alone)) {
    reals_from_rows<Real, W>(a, rows, buffers.reals());
    return store_mapped<Real, W>(a, lines, buffers.reals());
  }
  if (has(a, line_wise_called_store))
    with_calls(a, [&](auto const& called) { store_row_items(called, lines, rows); });
  else
    store_row_items(a, lines, rows);
}

/// Loads whose rows are not complex elements as they lie in memory; a gathered real load is the reader's, lane by lane.
template <class Real>
bool is_fetched(PassArguments<Real> const& a) {
  return a.has(flag_line_wise_load) || (a.has(flag_real_load) && !a.has(flag_gather));
}

/// Rows of pairs that lie apart in far memory, or that a functor gives, to `second`: false where they do not.
template <class Real, unsigned W>
bool load_pairs_first(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, Buffers<Real, W> const& buffers) {
  bool const called = has(a, line_wise_called_load);
  if ((!called && !lines.loads_far(a)) || !a.has(flag_ping_pong) || a.maps.line_elements != a.length) return false;
  auto const reals = RealRows<Real, W>::load_side(a, lines, a.maps.count);
  auto* const rows = reinterpret_cast<Lanes<Real, W>*>(buffers.second);
  std::uint64_t const count = 2 * std::uint64_t{a.length};
  if (called) {
    for_groups(count, rows_called, LastGroup::is_short,
               [&](std::uint64_t i0, unsigned part) { reals.read(i0, part, rows + i0); });
    return true;
  }
  if (!reals.is_scattered()) return false;
  for_groups(count, RealRows<Real, W>::together, LastGroup::overlaps, [&](std::uint64_t i0, unsigned part) {
    reals.template prefetch_rows<false>(i0 + 2 * part, part);
    reals.read(i0, part, rows + i0);
  });
  return true;
}

/// The counterpart for rows in `second`.
template <class Real, unsigned W>
void store_pairs_last(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, Buffers<Real, W> const& buffers) {
  auto const reals = RealRows<Real, W>::store_side(a, lines, a.store_count);
  auto const* const rows = reinterpret_cast<Lanes<Real, W> const*>(buffers.second);
  for_groups(2 * std::uint64_t{a.length}, rows_called, LastGroup::is_short,
             [&](std::uint64_t i0, unsigned part) { reals.write(i0, part, rows + i0); });
}

/// next(rows) with the rows of a load that is not of complex elements as they lie in memory.
template <class Real, unsigned W, class Next>
void with_fetched_rows(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, Buffers<Real, W> const& buffers,
                       Next const& next) {
  auto const& maps = a.maps;
  bool const plain = maps.load == Map::none && !a.has(flag_gather);
  if (!a.has(flag_line_wise_load)) return next(RealFetch<Real, W, 1>(a, lines, a.length, a.load_count));
  bool const pairs = maps.load_packing == Packing::pairs && plain && a.has(flag_real_load);
  if (pairs && load_pairs_first<Real, W>(a, lines, buffers)) return next(ScratchRows<Real, W>(buffers.second));
  if (pairs) return next(RealFetch<Real, W, 2>(a, lines, maps.line_elements, maps.count));
  if (maps.load == Map::half && maps.load_packing == Packing::none) return next(HalfFetch<Real, W>(a, lines));
  load_rows<Real, W>(a, lines, buffers);
  next(ScratchRows<Real, W>(buffers.second));
}

/// What the writer of a line-wise store does to rows before they are put: factors and swap, and the scale where no
/// packing or map comes after it.
template <class Real>
PassArguments<Real> before_put(PassArguments<Real> a, bool scale) {
  if (a.maps.store_packing != Packing::none) {
    a.store_count = a.maps.line_elements;
    if (a.maps.store_packing == Packing::spectrum) a.flags &= ~flag_store_twiddle;
  }
  if (!scale) a.scale = {Real(1), Real(0)};
  return a;
}

/// next(writer) with where the rows of a line-wise store go, and what is left to do then.
template <class Real, unsigned W, class Next>
void with_line_wise_store(PassArguments<Real> const& a, TeamLines<Real, W> const& lines,
                          Buffers<Real, W> const& buffers, Next const& next) {
  auto const& maps = a.maps;
  auto const through = [&](RowPut<Real, W> const& rows, bool scale) {
    auto const arguments = before_put(a, scale);
    next(LineWriter<Real, W>(arguments, lines, &rows));
  };
  bool const real = maps.store == Map::none && has(a, line_wise_real_store) && !a.has(flag_scatter);
  if (real && maps.store_packing == Packing::pairs && has(a, line_wise_called_store) && a.has(flag_ping_pong) &&
      maps.line_elements == a.length) {
    through(ScratchRows<Real, W>(buffers.second), true);
    return store_pairs_last<Real, W>(a, lines, buffers);
  }
  if (real && maps.store_packing == Packing::pairs)
    return through(RealPut<Real, W, 2>(a, lines, maps.line_elements), true);
  if (real && maps.store_packing == Packing::none)
    return through(RealPut<Real, W, 1>(a, lines, maps.line_elements), true);
  if (maps.store == Map::half && maps.store_packing == Packing::none) return through(HalfPut<Real, W>(a, lines), true);
  through(ScratchRows<Real, W>(buffers.second), false);
  store_rows<Real, W>(a, lines, buffers);
}

}  // namespace TeamFFT::Impl

#endif
