// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the maps of a pass become on the device: numbers, flags and tables of factors.
#ifndef TEAMFFT_MAP_TABLES_HPP
#define TEAMFFT_MAP_TABLES_HPP

#include "mapped_lines.hpp"
#include "table_block.hpp"

namespace TeamFFT::Impl {

/// f(k) = W_n^(step k + first), k < count: an entry each while a plan's tables stay small beside caches.
template <class Real>
std::uint32_t add_factors(TableBlock<Real>& tables, std::size_t count, std::size_t n, unsigned step, unsigned first) {
  constexpr std::size_t most_entries = 32768;
  FactorsHead head{};
  if (count > most_entries) {
    auto const roots = add_roots(tables, n);
    head = {roots.offset, roots.shift, step, first};
  }
  auto const key = "factors " + std::to_string(n) + " " + std::to_string(step) + " " + std::to_string(first) + " " + std::to_string(count);
  return tables.add(key, [&] {
    std::vector<std::complex<Wide<Real>>> values;
    for (std::size_t k = 0; k < count && head.step == 0; ++k) values.push_back(root_of_unity<Wide<Real>>(step * k + first, n));
    auto table = rounded<Real>(values);
    table.insert(table.begin(), sizeof(FactorsHead) / sizeof(Complex<Real>), {});
    std::memcpy(static_cast<void*>(table.data()), &head, sizeof head);
    return table;
  });
}

template <class Real>
void add_map_tables(TableBlock<Real>& tables, Pass const& pass, DeviceMaps& maps) {
  std::size_t const n = pass.map_length, M = pass.line_elements;
  if (pass.load_side.packing == Packing::spectrum || pass.store_side.packing == Packing::spectrum) maps.pair = add_factors(tables, M / 2 + 1, 2 * M, 1, 0);
  if (pass.load_side.map == Map::rotated) maps.load_factors = add_factors(tables, n / 2 + 1, 4 * n, 1, 0);
  if (pass.store_side.map == Map::rotated) maps.store_factors = add_factors(tables, n / 2 + 1, 4 * n, 1, 0);
  if (pass.load_side.map == Map::twisted) maps.load_factors = add_factors(tables, n / 2, 2 * n, 1, 0);
  if (pass.store_side.map == Map::twisted) maps.store_factors = add_factors(tables, n / 2, 8 * n, 4, 1);
}

inline DeviceMaps maps_of(Pass const& pass) {
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
  auto const set = [&](bool on, MappedFlag flag) { maps.flags |= on ? flag : 0; };
  set(pass.load_side.reversed, mapped_reversed_load);
  set(pass.load_side.alternate, mapped_alternate_load);
  set(pass.load_side.conjugate, mapped_conjugate_load);
  set(pass.store_side.reversed, mapped_reversed_store);
  set(pass.store_side.alternate, mapped_alternate_store);
  set(pass.store_side.conjugate, mapped_conjugate_store);
  set(pass.real_store, mapped_real_store);
  set(has_whole_mapped_load(pass), mapped_whole_load);
  set(has_whole_mapped_store(pass), mapped_whole_store);
  return maps;
}

}  // namespace TeamFFT::Impl

#endif
