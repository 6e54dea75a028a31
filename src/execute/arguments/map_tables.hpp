// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the maps of a pass become on the device: numbers, flags and tables of factors.
#ifndef TEAMFFT_EXECUTE_ARGUMENTS_MAP_TABLES_HPP
#define TEAMFFT_EXECUTE_ARGUMENTS_MAP_TABLES_HPP

#include "pass/pass.hpp"
#include "execute/arguments/table_block.hpp"

#include <algorithm>
#include <cstring>

namespace TeamFFT::Impl {

/// Factors that have an entry each: a plan's tables stay small beside caches.
inline constexpr std::size_t most_factors = 32768;

/// f(k) = W_n^(step k + first), k < count: an entry each up to `most_entries`, else from two tables of roots.
template <class Real>
std::uint32_t add_factors(TableBlock<Real>& tables, std::size_t count, std::size_t n, unsigned step, unsigned first, std::size_t most_entries = most_factors) {
  FactorsHead head{};
  if (count > most_entries) {
    auto const roots = add_roots(tables, n);
    head = {roots.offset, roots.shift, step, first};
  }
  auto const key = "factors " + std::to_string(n) + " " + std::to_string(step) + " " + std::to_string(first) + " " + std::to_string(count);
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

template <class Real>
void add_map_tables(TableBlock<Real>& tables, Pass const& pass, DeviceMaps& maps) {
  std::size_t const n = pass.map_length, M = pass.line_elements;
  bool const rotated = pass.load_side.map == Map::rotated || pass.store_side.map == Map::rotated;
  if (pass.choice.is_row_of(RowsOf::reals) && rotated)  // w_k^5 = W_N^k w_k
    maps.pair = add_factors(tables, M, 4 * n, 5, 0);
  else if (pass.choice.is_row_of(RowsOf::reals) && pass.filter == Filter::rader)
    maps.pair = add_factors(tables, pass.length / 4 + 1, pass.length, 1, 0);
  else if (pass.load_side.packing == Packing::spectrum || pass.store_side.packing == Packing::spectrum)
    maps.pair = add_factors(tables, M / 2 + 1, 2 * M, 1, 0, pass.choice.is_way(Way::along) ? M : most_factors);
  if (pass.load_side.map == Map::rotated) maps.load_factors = add_factors(tables, n / 2 + 1, 4 * n, 1, 0);
  if (pass.store_side.map == Map::rotated) maps.store_factors = add_factors(tables, n / 2 + 1, 4 * n, 1, 0);
  if (pass.load_side.map == Map::twisted) maps.load_factors = add_factors(tables, n / 2, 2 * n, 1, 0);
  if (pass.store_side.map == Map::twisted) maps.store_factors = add_factors(tables, n / 2, 8 * n, 4, 1);
}

/// Every line begins at a multiple of 16 bytes behind the first, its reals side by side.
inline bool has_vectors(Pass const& pass, bool real, std::ptrdiff_t stride, std::ptrdiff_t LineDim::*step, std::size_t scalar_bytes) {
  auto const scalars = static_cast<std::ptrdiff_t>(16 / scalar_bytes);
  return real && stride == 1 && std::all_of(pass.lines.begin(), pass.lines.end(), [&](LineDim const& d) { return d.*step % scalars == 0; });
}

/// All lines follow each other without gaps, `elements` each.
inline bool is_packed(Pass const& pass, std::ptrdiff_t stride, std::ptrdiff_t LineDim::*step, std::size_t elements) {
  return stride == 1 && pass.lines.size() <= 1 && (pass.lines.empty() || pass.lines[0].*step == static_cast<std::ptrdiff_t>(elements));
}

/// Elements that a line-wise side of a whole transform has in memory.
inline std::size_t elements_in_memory(Pass const& pass, Side const& side) { return side.map == Map::half ? pass.transform_length / 2 + 1 : pass.map_length; }

inline DeviceMaps maps_of(Pass const& pass, std::size_t scalar_bytes) {
  DeviceMaps maps{};
  maps.length = pass.map_length;
  maps.count = pass.map_count;
  maps.transform_length = pass.transform_length;
  maps.line_elements = static_cast<std::uint32_t>(pass.line_elements);
  maps.fold_step = static_cast<std::uint32_t>(pass.fold_step);
  maps.load = pass.load_side.map;
  maps.store = pass.store_side.map;
  maps.load_packing = pass.load_side.packing;
  maps.store_packing = pass.store_side.packing;
  auto const set = [&](bool on, LineWiseFlag flag) { maps.flags |= on ? flag : 0; };
  set(pass.load_side.reversed, line_wise_reversed_load);
  set(pass.load_side.alternate, line_wise_alternate_load);
  set(pass.load_side.conjugate, line_wise_conjugate_load);
  set(pass.store_side.reversed, line_wise_reversed_store);
  set(pass.store_side.alternate, line_wise_alternate_store);
  set(pass.store_side.conjugate, line_wise_conjugate_store);
  set(pass.real_store, line_wise_real_store);
  set(has_vectors(pass, pass.real_load, pass.load_stride, &LineDim::load, scalar_bytes), line_wise_vector_load);
  set(has_vectors(pass, pass.real_store, pass.store_stride, &LineDim::store, scalar_bytes), line_wise_vector_store);
  std::size_t const load_elements = elements_in_memory(pass, pass.load_side), store_elements = elements_in_memory(pass, pass.store_side);
  set(is_packed(pass, pass.load_stride, &LineDim::load, load_elements) && pass.map_count >= load_elements, line_wise_packed_load);
  set(is_packed(pass, pass.store_stride, &LineDim::store, store_elements), line_wise_packed_store);
  return maps;
}

}  // namespace TeamFFT::Impl

#endif
