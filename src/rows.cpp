// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rows.hpp"

#include "radices.hpp"

#include <backends/cuda_sm90.hpp>
#include <backends/cuda_sm90_convolution.hpp>

#include <algorithm>

namespace TeamFFT::Impl {

std::span<Row const> rows(std::string_view tuning) {
  if (tuning == "cuda_sm90") return cuda_sm90_rows;
  return {};
}

std::span<Row const> convolution_rows(std::string_view tuning) {
  if (tuning == "cuda_sm90") return cuda_sm90_convolution_rows;
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

/// The backend's own launch unless Kokkos' is asked for: Kokkos 4.6.99 announced an allocation (of 0 bytes, team scratch) in launches of its own.
bool may_launch(Context const& context, Row const& row) {
  bool const portable = is_portable(row) && scratch_bytes(row) <= context.machine.portable_scratch;
  return context.options.rows && row.precision == context.precision && scratch_bytes(row) <= context.scratch() &&
         (context.options.launch != Launch::parallel_for || portable);
}

/// Which rows a pass may use: a convolution needs both its ends in the one pass.
std::optional<Convolution> kind_of(Pass const& pass) {
  if (pass.algorithm == Algorithm::transform) return has_row_ops_only(pass) ? std::optional(Convolution::none) : std::nullopt;
  if (pass.filter == Filter::bluestein && pass.load_chirp && pass.store_chirp) return Convolution::bluestein;
  if (pass.filter == Filter::rader && pass.gather && pass.scatter && pass.length + 1 == pass.permutation_prime) return Convolution::rader;
  return {};
}

}  // namespace

std::vector<std::size_t> row_lengths(Context const& context, Convolution convolution) {
  std::vector<std::size_t> lengths;
  for (auto const& row : convolution_rows(context.machine.tuning))
    if (row.convolution == convolution && may_launch(context, row)) lengths.push_back(row.length);
  std::sort(lengths.begin(), lengths.end());
  return lengths;
}

std::optional<Tuning> fit_row(Context const& context, Pass const& pass) {
  auto const kind = kind_of(pass);
  if (!kind) return {};
  bool const tile = pass.tuning.tile_load || pass.tuning.tile_store;
  auto const all = *kind == Convolution::none ? rows(context.machine.tuning) : convolution_rows(context.machine.tuning);
  for (std::size_t i = 0; i < all.size(); ++i) {
    Row const& row = all[i];
    if (row.length != pass.length || row.convolution != *kind || !may_launch(context, row)) continue;
    bool const any_access = *kind != Convolution::none || (!is_direct(pass.length) && pass.store_twiddle_length == 0);  // nothing else serves them as well
    if (!any_access && (row.access == Access::tile) != tile) continue;
    return shape_of(row, static_cast<int>(i), context.options.launch == Launch::parallel_for ? Launch::parallel_for : Launch::native);
  }
  return {};
}

}  // namespace TeamFFT::Impl
