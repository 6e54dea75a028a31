// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows that Rader's permutation gathers or scatters: lines move in their natural order, in whole vectors, and the
// permutation is one of rows in scratch. Element by element, each lane by itself, both took twice the time of the
// convolution between them (257 and 1021 points in f32).
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_NATURAL_ROWS_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_NATURAL_ROWS_HPP

#include "engines/lanes/stages/host_group_ends.hpp"
#include "engines/lanes/stages/host_half_rows.hpp"
#include "engines/lanes/stages/host_map_rows.hpp"
#include "engines/lanes/stages/host_real_rows.hpp"

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {

/// Ends whose rows a permutation leaves whole: element e of each line is row e - 1 of scratch, because element 0 joins
/// between the transforms. A map's reals have the room of the other rows.
template <class Real>
bool has_natural_rows(PassArguments<Real> const& a, GroupEnd end) {
  if (end == GroupEnd::mapped) return a.maps.length <= 2 * std::uint64_t{a.length};
  return end == GroupEnd::complex || end == GroupEnd::reals || end == GroupEnd::half;
}

template <class Real>
bool loads_in_natural_order(PassArguments<Real> const& a) {
  bool const alone = !a.has(flag_position_load) && a.load_position_step == 1 && !has(a, line_wise_called_load);
  return a.has(flag_gather) && a.has(flag_combine) && a.has(flag_ping_pong) && alone &&
         has_natural_rows(a, group_load(a));
}
template <class Real>
bool stores_in_natural_order(PassArguments<Real> const& a) {
  bool const alone = !a.has(flag_position_store) && a.store_position_step == 1 && a.maps.fold_step == 0 &&
                     !has(a, line_wise_called_store);
  return a.has(flag_scatter) && a.has(flag_combine) && a.has(flag_ping_pong) && alone &&
         has_natural_rows(a, group_store(a));
}

/// The pass without the permutations and all ops: its lines as they lie in memory, element 0 included.
template <class Real>
PassArguments<Real> in_natural_order(PassArguments<Real> a) {
  a.flags &= ~(flag_gather | flag_scatter | flag_swap_load | flag_load_chirp | flag_load_twiddle | flag_swap_store |
               flag_store_chirp | flag_store_twiddle);
  a.scale = {Real(1), Real(0)};
  ++a.load_count;
  ++a.store_count;
  return a;
}

/// Rows of a map's reals, all of them.
template <class Real, unsigned W>
void load_mapped(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, Lanes<Real, W>* reals) {
  auto const rows = RealRows<Real, W>::load_side(a, lines, a.maps.count);
  for_groups(a.maps.count, RealRows<Real, W>::together, LastGroup::overlaps,
             [&](std::uint64_t i0, unsigned count) { rows.read(i0, count, reals + i0); });
}
template <class Real, unsigned W>
void store_mapped(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, Lanes<Real, W> const* reals) {
  auto const rows = RealRows<Real, W>::store_side(a, lines, a.maps.length);
  for_groups(a.maps.length, RealRows<Real, W>::together, last_stored_group(a),
             [&](std::uint64_t i0, unsigned count) { rows.write(i0, count, reals + i0); });
}

/// Row j is that of element table[j].
template <class Real, unsigned W>
class GatheredRows final : public RowFetch<Real, W> {
 public:
  using V = Lanes<Real, W>;

  /// Reads all lines to `rows`; `reals` has room for those of a map.
  GatheredRows(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, Complex<V>* rows, V* reals)
      : m_table(a.template table<std::uint32_t>(a.gather)),
        m_rows(rows),
        m_count(static_cast<std::uint32_t>(a.load_count)) {
    auto const natural = in_natural_order(a);
    auto const read = [&](auto const& from) {
      for_groups(m_count, rows_together<W>, LastGroup::overlaps,
                 [&](std::uint32_t j, unsigned count) { from(j + 1, count, rows + j); });
    };
    auto const end = group_load(a);
    if (end == GroupEnd::reals) {
      RealFetch<Real, W, 1> const reals(natural, lines, m_count + 1, m_count + 1);
      read([&](std::uint32_t e, unsigned count, Complex<V>* to) { reals.fetch(e, count, to); });
    } else if (end == GroupEnd::half) {
      HalfFetch<Real, W> const half(natural, lines);
      read([&](std::uint32_t e, unsigned count, Complex<V>* to) { half.fetch(e, count, to); });
    } else if (end == GroupEnd::mapped) {
      load_mapped(natural, lines, reals);
      MapLoad<Real, W> const element(natural, reals);
      for (std::uint32_t j = 0; j < m_count; ++j) rows[j] = element(j + 1);
    } else {
      LineReader<Real, W> const elements(natural, lines);
      read([&](std::uint32_t e, unsigned count, Complex<V>* to) { elements.read(e, count, to); });
    }
  }

  void fetch(std::uint32_t j0, unsigned count, Complex<V>* to) const override {
    for (unsigned i = 0; i < count; ++i) to[i] = j0 + i < m_count ? m_rows[m_table[j0 + i] - 1] : Complex<V>{};
  }

 private:
  std::uint32_t const* m_table;
  Complex<V> const* m_rows;
  std::uint32_t m_count;
};

/// The counterpart: row k is that of element table[k]. Element 0 of the results is `first`.
template <class Real, unsigned W>
class ScatteredRows final : public RowPut<Real, W> {
 public:
  using V = Lanes<Real, W>;

  ScatteredRows(PassArguments<Real> const& a, Complex<V>* rows)
      : m_arguments(a),
        m_table(a.template table<std::uint32_t>(a.scatter)),
        m_rows(rows),
        m_count(static_cast<std::uint32_t>(a.store_count)) {}

  /// The pass for the writer of the rows: without a scale that a map has.
  [[nodiscard]] PassArguments<Real> before_put() const {
    auto a = m_arguments;
    if (group_store(a) == GroupEnd::mapped) a.scale = {Real(1), Real(0)};
    return a;
  }
  void put(std::uint32_t k0, unsigned count, Complex<V> const* from) const override {
    for (unsigned i = 0; i < count && k0 + i < m_count; ++i) m_rows[m_table[k0 + i] - 1] = from[i];
  }
  /// All lines to memory, once every row is there, with the ops of `first`.
  void store(TeamLines<Real, W> const& lines, Complex<V> first, V* reals) const {
    auto natural = in_natural_order(m_arguments);
    bool const mapped = group_store(m_arguments) == GroupEnd::mapped;
    if (m_arguments.is_scaled() && !mapped) first = scaled_lanes<Real, W>(m_arguments.scale, first);
    if (m_arguments.has(flag_swap_store)) first = swapped(first);
    auto const write = [&](auto const& to) {
      to(0, 1, &first);
      for_groups(m_count, rows_together<W>, LastGroup::is_short,
                 [&](std::uint32_t k, unsigned count) { to(k + 1, count, m_rows + k); });
    };
    auto const end = group_store(m_arguments);
    if (end == GroupEnd::reals) {
      RealPut<Real, W, 1> const reals(natural, lines, m_count + 1);
      write([&](std::uint32_t e, unsigned count, Complex<V>* rows) { reals.put(e, count, rows); });
    } else if (end == GroupEnd::half) {
      HalfPut<Real, W> const half(natural, lines);
      write([&](std::uint32_t e, unsigned count, Complex<V>* rows) { half.put(e, count, rows); });
    } else if (mapped) {
      natural.scale = m_arguments.scale;
      MapStore<Real, W> const put_element(natural, reals);
      put_element(0, first);
      for (std::uint32_t k = 0; k < m_count; ++k) put_element(k + 1, m_rows[k]);
      store_mapped(natural, lines, reals);
    } else {
      LineWriter<Real, W> const elements(natural, lines);
      write([&](std::uint32_t e, unsigned count, Complex<V>* rows) { elements.write(e, count, rows); });
    }
  }

 private:
  PassArguments<Real> const& m_arguments;
  std::uint32_t const* m_table;
  Complex<V>* m_rows;
  std::uint32_t m_count;
};

}  // namespace TeamFFT::Impl

#endif
