// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the maps of a pass become on the device: numbers, flags and tables of factors.
#ifndef TEAMFFT_EXECUTE_ARGUMENTS_MAP_TABLES_HPP
#define TEAMFFT_EXECUTE_ARGUMENTS_MAP_TABLES_HPP

#include "engines/scratch_line/ends.hpp"
#include "pass/pass.hpp"
#include "execute/arguments/table_block.hpp"

#include <algorithm>
#include <cstring>
#include <tuple>

namespace TeamFFT::Impl {

/// Factors that have an entry each: a plan's tables stay small beside caches.
inline constexpr std::size_t most_factors = 32768;

/// f(k) = W_n^(step k + first), k < count: an entry each up to `most_entries`, else from two tables of roots.
template <class Real>
std::uint32_t add_factors(TableBlock<Real>& tables, std::size_t count, std::size_t n, unsigned step, unsigned first,
                          std::size_t most_entries = most_factors) {
  FactorsHead head{};
  if (count > most_entries) {
    auto const roots = add_roots(tables, n);
    head = {roots.offset, roots.shift, step, first};
  }
  auto const key = "factors " + std::to_string(n) + " " + std::to_string(step) + " " + std::to_string(first) + " " +
                   std::to_string(count);
  return tables.add(key, [&] {
    std::vector<std::complex<Wide<Real>>> values;
    RootTable<Wide<Real>> const W(head.step == 0 ? n : 1);
    for (std::size_t k = 0; k < count && head.step == 0; ++k) values.push_back(W((step * k + first) % n));
    auto table = rounded<Real>(values);
    table.insert(table.begin(), sizeof(FactorsHead) / sizeof(Complex<Real>), {});
    std::memcpy(static_cast<void*>(table.data()), &head, sizeof head);
    return table;
  });
}

/// The map whose lengths a kernel is passed: both ends have the same ones where both are line-wise.
inline LineMap const& map_of(Pass const& pass) {
  return (pass.source.loads_line_wise() ? pass.source : pass.target).map;
}

template <class Real>
void add_map_tables(TableBlock<Real>& tables, Pass const& pass, DeviceMaps& maps) {
  Side const &load = pass.source.map.side, &store = pass.target.map.side;
  std::size_t const n = map_of(pass).length, M = pass.line_elements();
  bool const swept = ends_of(pass.choice) != ScratchLineEnds::elements;
  bool const rotated = load.map == Map::rotated || store.map == Map::rotated,
             reals = pass.choice.is_row_of(RowsOf::reals);
  auto const* const slots = pass.choice.as<SlotLineChoice>();
  bool const is_mirrored = slots != nullptr && slots->ends != SlotEnds::any;
  if ((reals || swept || is_mirrored || pass.choice.is<MapChoice>()) && rotated)  // w_k^5 = W_N^k w_k
    maps.pair = add_factors(tables, M, 4 * n, 5, 0);
  else if (reals && pass.convolves())  // Rader's
    maps.pair = add_factors(tables, pass.length / 4 + 1, pass.length, 1, 0);
  else if (is_mirrored && slots->ends == SlotEnds::extended)
    maps.pair = add_factors(tables, M, 2 * M, 1, 0);
  else if (load.packing == Packing::spectrum || store.packing == Packing::spectrum)
    maps.pair = add_factors(tables, M / 2 + 1, 2 * M, 1, 0, pass.choice.is_way(Way::along) ? M : most_factors);
  if (load.map == Map::rotated) maps.load_factors = add_factors(tables, n / 2 + 1, 4 * n, 1, 0);
  if (store.map == Map::rotated) maps.store_factors = add_factors(tables, n / 2 + 1, 4 * n, 1, 0);
  if (load.map == Map::twisted) maps.load_factors = add_factors(tables, n / 2, 2 * n, 1, 0);
  if (store.map == Map::twisted) maps.store_factors = add_factors(tables, n / 2, 8 * n, 4, 1);
}

/// Every line begins at a multiple of 16 bytes behind the first, its reals side by side.
inline bool has_vectors(Pass const& pass, End const& end, std::ptrdiff_t LineDim::*step, std::size_t scalar_bytes) {
  auto const scalars = static_cast<std::ptrdiff_t>(16 / scalar_bytes);
  return end.is_real() && end.stride == 1 && end.partner % scalars == 0 &&
         std::ranges::all_of(pass.lines, [&](LineDim const& d) { return d.*step % scalars == 0; });
}

/// All lines follow each other without gaps, `elements` each.
inline bool is_packed(Pass const& pass, std::ptrdiff_t stride, std::ptrdiff_t LineDim::*step, std::size_t elements) {
  return stride == 1 && pass.lines.size() <= 1 &&
         (pass.lines.empty() || pass.lines[0].*step == static_cast<std::ptrdiff_t>(elements));
}

/// Elements that a line-wise end of a whole transform has in memory.
inline std::size_t elements_in_memory(LineMap const& map) {
  return map.side.map == Map::half ? map.transform_length / 2 + 1 : map.length;
}

/// The place along its dimension of the line that has no partner, or the largest number here.
inline std::uint32_t line_alone(Pass const& pass) {
  for (auto const& d : pass.lines)
    if (d.last_alone) return static_cast<std::uint32_t>(d.count - 1);
  return 0xffffffff;
}

inline DeviceMaps maps_of(Pass const& pass, std::size_t scalar_bytes) {
  auto const& [load, store] = std::tie(pass.source, pass.target);
  DeviceMaps maps{};
  maps.length = map_of(pass).length;
  maps.count = load.map.count;
  maps.transform_length = map_of(pass).transform_length;
  maps.line_elements = static_cast<std::uint32_t>(pass.line_elements());
  maps.fold_step = static_cast<std::uint32_t>(store.map.fold.value_or(0));
  if (is_of_two_lines(load.map.side.packing) || is_of_two_lines(store.map.side.packing))
    maps.line_alone = line_alone(pass);
  maps.load = load.map.side.map;
  maps.store = store.map.side.map;
  maps.load_packing = load.map.side.packing;
  maps.store_packing = store.map.side.packing;
  auto const set = [&](bool on, LineWiseFlag flag) { maps.flags |= on ? flag : 0; };
  set(load.map.side.reversed, line_wise_reversed_load);
  set(load.map.side.alternate, line_wise_alternate_load);
  set(load.map.side.conjugate, line_wise_conjugate_load);
  set(store.map.side.reversed, line_wise_reversed_store);
  set(store.map.side.alternate, line_wise_alternate_store);
  set(store.map.side.conjugate, line_wise_conjugate_store);
  set(store.is_real(), line_wise_real_store);
  set(has_vectors(pass, load, &LineDim::load, scalar_bytes), line_wise_vector_load);
  set(has_vectors(pass, store, &LineDim::store, scalar_bytes), line_wise_vector_store);
  std::size_t const load_elements = elements_in_memory(load.map), store_elements = elements_in_memory(store.map);
  set(is_packed(pass, load.stride, &LineDim::load, load_elements) && load.map.count >= load_elements,
      line_wise_packed_load);
  set(is_packed(pass, store.stride, &LineDim::store, store_elements), line_wise_packed_store);
  return maps;
}

}  // namespace TeamFFT::Impl

#endif
