// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/register_line/rows.hpp"

#include "engines/radices.hpp"
#include "engines/register_line/engine.hpp"
#include "engines/register_line/real_kind.hpp"
#include "engines/rows_for.hpp"

#include <machines/nvidia_h200/register_line.hpp>
#include <machines/nvidia_h200/register_line_convolution.hpp>
#include <machines/nvidia_h200/register_line_plain.hpp>
#include <machines/nvidia_h200/register_line_real.hpp>
#include <TeamFFT/device/engines/register_line/contract_plain.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>
#include <utility>

namespace TeamFFT::Impl {

namespace {

// Scratch at compile time: some 10 microseconds a row otherwise, in every plan. A constant of its own for each row,
// because compilers bound the work that they spend on one.
template <auto const& rows, std::size_t I>
constexpr unsigned scratch_at = static_cast<unsigned>(scratch_bytes(rows[I]));

template <auto const& rows, std::size_t... I>
constexpr std::array<unsigned, sizeof...(I)> scratch_of(std::index_sequence<I...>) {
  return {scratch_at<rows, I>...};
}

template <std::size_t I>
constexpr unsigned plain_scratch_at = static_cast<unsigned>(plain_scratch_bytes(nvidia_h200_plain_rows[I]));

template <std::size_t... I>
constexpr std::array<unsigned, sizeof...(I)> plain_scratch_of(std::index_sequence<I...>) {
  return {plain_scratch_at<I>...};
}

constexpr auto nvidia_h200_scratch =
    scratch_of<nvidia_h200_rows>(std::make_index_sequence<std::size(nvidia_h200_rows)>{});
constexpr auto nvidia_h200_plain_scratch =
    plain_scratch_of(std::make_index_sequence<std::size(nvidia_h200_plain_rows)>{});
constexpr auto nvidia_h200_convolution_scratch =
    scratch_of<nvidia_h200_convolution_rows>(std::make_index_sequence<std::size(nvidia_h200_convolution_rows)>{});
constexpr auto nvidia_h200_real_scratch =
    scratch_of<nvidia_h200_real_rows>(std::make_index_sequence<std::size(nvidia_h200_real_rows)>{});

/// Rows with their scratch.
struct RowTable {
  std::span<Row const> rows;
  std::span<unsigned const> scratch;
};

RowTable table_of(Context const& context, Convolution convolution) {
  auto const rows = rows_for(context.machine);
  if (convolution == Convolution::none) return {rows.complex, nvidia_h200_scratch};
  return {rows.convolution, nvidia_h200_convolution_scratch};
}

Choice shape_of(Row const& row, std::size_t scratch, RegisterLineChoice const& choice) {
  Choice t;
  t.radices.assign(row.radices, row.radices + row.stages());
  t.team_size = row.team_size();
  t.lines_per_team = row.lines_per_team;
  t.engine = choice;
  t.scratch_bytes = scratch;
  t.launch = Launch::native;
  return t;
}

/// Rows have the backend's own launch alone.
bool may_launch(Context const& context, Row const& row, std::size_t scratch) {
  bool const is_allowed = context.options.rows && context.options.launch != Launch::parallel_for;
  return is_allowed && row.precision == context.precision && scratch <= context.scratch() && fits(context.machine, row);
}

/// A side of convolution rows: complex or real lines, or whole half-spectra of one element each.
bool is_plain_or_half(Side const& side) {
  return (side.map == Map::none || side.map == Map::half) && side.packing == Packing::none && !side.reversed &&
         !side.alternate;
}

/// Which rows a pass may use: a convolution needs both its ends in the one pass.
std::optional<Convolution> kind_of(Pass const& pass) {
  if (!pass.convolves()) return accepts(transform_rows_accept, pass) ? std::optional(Convolution::none) : std::nullopt;
  auto const& [load, store] = std::tie(pass.source, pass.target);
  if (!is_plain_or_half(load.map.side) || !is_plain_or_half(store.map.side) || store.map.fold) return {};
  if (pass.middle.convolution->filter == Filter::bluestein)
    return load.ops.has<ops::Chirp>() && store.ops.has<ops::Chirp>() ? std::optional(Convolution::bluestein)
                                                                     : std::nullopt;
  auto const* const permutation = load.ops.find<ops::Permutation>();
  bool const is_rader =
      permutation != nullptr && store.ops.has<ops::Permutation>() && pass.length + 1 == permutation->prime;
  return is_rader ? std::optional(Convolution::rader) : std::nullopt;
}

/// Whether the lines, sorted and merged, follow each other in memory without gaps, on both sides.
bool is_packed(Pass const& pass) {
  auto const length = static_cast<std::ptrdiff_t>(pass.length);
  return pass.lines.empty() ||
         (pass.lines.size() == 1 && pass.lines[0].load == length && pass.lines[0].store == length);
}

/// The real row of the pass; tiles that have no row of their own take that of lines. Of tiles only those of one
/// butterfly a line suit lines: others have 0.2 to 0.8 of a copy there, slot lines 0.55 to 0.9 (H200, 2026-11-29).
std::optional<Choice> real_row_candidate(Context const& context, Pass const& pass) {
  auto const kind = real_kind_of(pass);
  if (kind == RealKind::none) return {};
  bool const tile = pass.tiles.any();
  std::size_t const length = kind == RealKind::prime ? pass.length / 2 : pass.length;
  std::optional<Choice> other;
  auto const rows = rows_for(context.machine).real;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    Row const& row = rows[i];
    bool const is_same = (row.access == Access::tile) == tile, suits = is_same || tile || row.stages() == 1;
    if (row.length != length || row.real != kind || !suits || !may_launch(context, row, nvidia_h200_real_scratch[i]))
      continue;
    auto choice = shape_of(row, nvidia_h200_real_scratch[i], {RowsOf::reals, i});
    if (is_same) return choice;
    other = choice;
  }
  return other;
}

}  // namespace

std::vector<std::size_t> row_lengths(Context const& context, Convolution convolution) {
  std::vector<std::size_t> lengths;
  auto const all = table_of(context, convolution);
  for (std::size_t i = 0; i < all.rows.size(); ++i)
    if (all.rows[i].convolution == convolution && may_launch(context, all.rows[i], all.scratch[i]))
      lengths.push_back(all.rows[i].length);
  std::sort(lengths.begin(), lengths.end());
  return lengths;
}

bool has_convolution_row(Context const& context, std::size_t N) {
  auto const all = table_of(context, Convolution::bluestein);
  for (std::size_t i = 0; i < all.rows.size(); ++i) {
    Row const& row = all.rows[i];
    bool const is_long_enough =
        row.convolution == Convolution::bluestein ? row.length >= 2 * N - 1 : row.length + 1 == N;
    if (is_long_enough && row.precision == context.precision && all.scratch[i] <= context.machine.team_scratch &&
        fits(context.machine, row))
      return true;
  }
  return false;
}

bool has_rader_row(Context const& context, std::size_t N) {
  auto const rows = rows_for(context.machine).convolution;
  return std::ranges::any_of(rows, [&](Row const& row) {
    return row.convolution == Convolution::rader && row.length + 1 == N && row.precision == context.precision &&
           fits(context.machine, row);
  });
}

std::optional<Choice> row_candidate(Context const& context, Pass const& pass) {
  if (auto real = real_row_candidate(context, pass)) return real;
  auto const kind = kind_of(pass);
  if (!kind) return {};
  bool const tile = pass.tiles.any();
  auto const all = table_of(context, *kind);
  for (std::size_t i = 0; i < all.rows.size(); ++i) {
    Row const& row = all.rows[i];
    if (row.length != pass.length || row.convolution != *kind || !may_launch(context, row, all.scratch[i])) continue;
    if (pass.target.ops.has<ops::Twiddle>() && !takes_big_twiddle(row)) continue;
    bool const any_access =
        // nothing else serves them as well
        *kind != Convolution::none || (!is_direct(pass.length) && !pass.target.ops.has<ops::Twiddle>());
    if (!any_access && (row.access == Access::tile) != tile) continue;
    return shape_of(row, all.scratch[i], {*kind == Convolution::none ? RowsOf::transforms : RowsOf::convolutions, i});
  }
  return {};
}

Row const* complex_row(Choice const& t) {
  auto const* const choice = t.as<RegisterLineChoice>();
  return choice != nullptr && choice->table == RowsOf::transforms ? nvidia_h200_rows + choice->row : nullptr;
}

Row const* real_row(Choice const& t) {
  auto const* const choice = t.as<RegisterLineChoice>();
  return choice != nullptr && choice->table == RowsOf::reals ? nvidia_h200_real_rows + choice->row : nullptr;
}

std::optional<Choice> plain_row_candidate(Context const& context, Pass const& pass) {
  if (pass.tiles.any() || pass.source.stride != 1 || pass.target.stride != 1) return {};
  auto const rows = rows_for(context.machine).plain;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    Row const& row = rows[i];
    if (row.length != pass.length || !may_launch(context, row, nvidia_h200_plain_scratch[i])) continue;
    // A thread's whole butterfly of a prime from 23 on is for many lines: of few they would wait for one thread.
    bool const enough = !is_short_prime(row.length, row.precision) ||
                        pass.line_count() >= std::size_t{row.lines_per_team} * context.machine.concurrency;
    if (!enough || (row.access == Access::via_scratch && !is_packed(pass))) return {};
    auto shape = shape_of(row, nvidia_h200_plain_scratch[i], {RowsOf::whole_lines, i});
    shape.team_size = plain_team_size(row);
    return shape;
  }
  return {};
}

}  // namespace TeamFFT::Impl
