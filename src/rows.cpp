// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rows.hpp"

#include <backends/cuda_sm90.hpp>

namespace TeamFFT::Impl {

std::span<Row const> rows(std::string_view tuning) {
  if (tuning == "cuda_sm90") return cuda_sm90_rows;
  return {};
}

namespace {

/// Row kernels know crop and pad, real input, swaps, scale and the big twiddle at store.
bool has_row_ops_only(Pass const& pass) {
  return pass.algorithm == Algorithm::transform && !pass.gather && !pass.scatter && !pass.load_chirp && !pass.store_chirp && pass.load_twiddle_length == 0 &&
         pass.companion == Companion::none;
}

Tuning shape_of(Row const& row, int index, Launch launch) {
  Tuning t;
  t.radices.assign(row.radices, row.radices + row.stages());
  t.team_size = row.team_size();
  t.lines_per_team = row.lines_per_team;
  t.row = index;
  t.scratch_bytes = scratch_bytes(row);
  t.launch = launch;
  return t;
}

}  // namespace

std::optional<Tuning> fit_row(Context const& context, Pass const& pass) {
  if (!context.options.rows || !has_row_ops_only(pass)) return {};
  bool const tile = pass.tuning.tile_load || pass.tuning.tile_store;
  auto const all = rows(context.machine.tuning);
  for (std::size_t i = 0; i < all.size(); ++i) {
    Row const& row = all[i];
    if (row.length != pass.length || row.precision != context.precision || (row.access == Access::tile) != tile) continue;
    if (scratch_bytes(row) > context.scratch()) continue;
    // The backend's own launch unless Kokkos' is asked for: Kokkos 4.6.99 announced an allocation (of 0 bytes, team scratch) in launches of its own.
    bool const portable = is_portable(row) && scratch_bytes(row) <= context.machine.portable_scratch;
    if (context.options.launch == Launch::parallel_for && !portable) continue;
    return shape_of(row, static_cast<int>(i), context.options.launch == Launch::parallel_for ? Launch::parallel_for : Launch::native);
  }
  return {};
}

}  // namespace TeamFFT::Impl
