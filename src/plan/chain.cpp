// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/chain.hpp"

#include "engines/rows_for.hpp"
#include "pass/features.hpp"

#include <machines/nvidia_h200/chains.hpp>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>

namespace TeamFFT::Impl {

namespace {

#ifdef TEAMFFT_CHECK_BOUNDS
constexpr bool may_chain = false;  // what is checked are places in buffers, not in a ring
#else
constexpr bool may_chain = true;
#endif

constexpr std::size_t most_tickets = (std::size_t{1} << 31) - 1;

/// Lines as they lie in memory, with no op but swaps, scale and the big twiddle at store.
constexpr PassFeatures chain_accepts{features::swap, features::swap | features::scale | features::twiddle,
                                     features::none};

/// A pass' dimensions with the first `count` lines as a dimension of their own; nothing where they are not one.
std::optional<std::vector<LineDim>> split_lines(Pass const& pass, std::size_t count) {
  if (pass.lines.empty() || pass.lines[0].count % count != 0) return {};
  std::vector<LineDim> lines = pass.lines;
  std::size_t const outer = lines[0].count / count;
  lines[0].count = count;
  if (outer > 1) {
    LineDim rest = lines[0];
    rest.count = outer;
    rest.load *= static_cast<std::ptrdiff_t>(count);
    rest.store *= static_cast<std::ptrdiff_t>(count);
    rest.load_twiddle *= count;
    rest.store_twiddle *= count;
    lines.insert(lines.begin() + 1, rest);
  }
  if (lines.size() > most_chain_dims ||
      std::any_of(lines.begin() + 1, lines.end(), [](LineDim const& d) { return d.store_twiddle != 0; }))
    return {};
  return lines;
}

/// The units' places in the intermediate: extents and strides, merged where they continue.
std::vector<std::pair<std::size_t, std::ptrdiff_t>> units_of(std::vector<LineDim> const& lines,
                                                             std::ptrdiff_t LineDim::*step) {
  std::vector<std::pair<std::size_t, std::ptrdiff_t>> units;
  for (auto d = lines.begin() + 1; d != lines.end(); ++d)
    if (!units.empty() && (*d).*step == units.back().second * static_cast<std::ptrdiff_t>(units.back().first))
      units.back().first *= d->count;
    else
      units.emplace_back(d->count, (*d).*step);
  return units;
}

Choice with_row(Row const& row, std::size_t scratch, std::size_t index) {
  Choice choice;
  choice.radices.assign(row.radices, row.radices + row.stages());
  choice.team_size = row.team_size();
  choice.lines_per_team = row.lines_per_team;
  choice.scratch_bytes = scratch;
  choice.engine = RegisterLineChoice{RowsOf::chains, index};
  choice.launch = Launch::native;
  return choice;
}

std::optional<Chain> chain_by_row(Context const& context, Pass const& a, Pass const& b, std::size_t units) {
  auto const rows = rows_for(context.machine).chains;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    ChainRow const& row = rows[i];
    if (row.first.precision != context.precision || row.first.length != a.length || row.second.length != b.length)
      continue;
    if (scratch_bytes(row) > context.scratch() || !fits(context.machine, row)) continue;
    Chain chain;
    chain.row = i;
    chain.unit_elements = a.length * b.length;
    chain.units = units;
    if (row.in_scratch()) {
      // the kernel reads rows and writes columns that neighbour in them
      bool const reads_rows = !a.tiles.load && b.tiles.store;
      // a line's factors are one pass where they fit in scratch
      bool const two_axes = !a.target.ops.has<ops::Twiddle>();
      if (reads_rows && two_axes && units >= context.machine.concurrency * (row.first.lines_per_team / b.length))
        return chain;
      continue;
    }
    std::size_t const slots =
        std::max<std::size_t>(3, row.ring_bytes / (chain.unit_elements * context.complex_bytes()));
    chain.ring = {slots, slots / 2};
    std::size_t const tiles = b.length / row.first.lines_per_team + a.length / row.second.lines_per_team;
    if (units < 2 * slots || units + slots / 2 > most_tickets / tiles) continue;
    return chain;
  }
  return {};
}

std::optional<Chain> chain_of(Context const& context, Pass const& a, Pass const& b) {
  if (!accepts(chain_accepts, a) || !accepts(chain_accepts, b) || a.target.buffer != b.source.buffer) return {};
  if (b.target.ops.has<ops::Twiddle>() || a.target.ops.has<ops::Scale>()) return {};
  auto const lines_a = split_lines(a, b.length), lines_b = split_lines(b, a.length);
  if (!lines_a || !lines_b) return {};
  bool const same_unit = a.target.stride == lines_b->front().load && lines_a->front().store == b.source.stride;
  if (!same_unit || units_of(*lines_a, &LineDim::store) != units_of(*lines_b, &LineDim::load)) return {};
  std::size_t const lines = a.line_count();
  if (lines > most_tickets || b.line_count() > most_tickets) return {};
  return chain_by_row(context, a, b, lines / b.length);
}

/// Units one behind the other.
void pack_units(std::vector<LineDim>& lines, std::ptrdiff_t LineDim::*step, std::size_t unit_elements) {
  auto next = static_cast<std::ptrdiff_t>(unit_elements);
  for (auto d = lines.begin() + 1; d != lines.end(); ++d) {
    (*d).*step = next;
    next *= static_cast<std::ptrdiff_t>(d->count);
  }
}

}  // namespace

std::vector<Chain> find_chains(Context const& context, PassList const& list) {
  std::vector<Chain> chains;
  if (!may_chain || !context.machine.compiled.chain || context.lanes() || !context.options.rows ||
      context.options.launch == Launch::parallel_for)
    return chains;
  for (std::size_t i = 0; i + 1 < list.passes.size(); ++i)
    if (auto chain = chain_of(context, list.passes[i], list.passes[i + 1])) {
      chain->pass = i++;
      chains.push_back(*chain);
    }
  return chains;
}

std::pair<Pass, Pass> chained(PassList const& list, Chain const& chain) {
  Pass a = list.passes[chain.pass], b = list.passes[chain.pass + 1];
  ChainRow const& row = nvidia_h200_chains[chain.row];
  a.choice = with_row(row.first, scratch_bytes(row), chain.row);
  b.choice = with_row(row.second, scratch_bytes(row), chain.row);
  if (row.in_scratch()) return {a, b};
  a.lines = *split_lines(a, b.length);
  b.lines = *split_lines(b, a.length);
  bool const rows = std::abs(a.target.stride) < std::abs(b.source.stride);  // of pass a's results, or of b's elements
  a.target.stride = b.lines[0].load = rows ? 1 : static_cast<std::ptrdiff_t>(b.length);
  b.source.stride = a.lines[0].store = rows ? static_cast<std::ptrdiff_t>(a.length) : 1;
  pack_units(a.lines, &LineDim::store, chain.unit_elements);
  pack_units(b.lines, &LineDim::load, chain.unit_elements);
  return {a, b};
}

}  // namespace TeamFFT::Impl
