// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host's kernel: the first stage reads memory through a few rows on the stack, the last one writes it so; the
// stages between work in place in scratch.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_ROWS_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_ROWS_HPP

#include "engines/lanes/stages/host_kernel.hpp"
#include "engines/lanes/stages/host_lines.hpp"
#include "engines/lanes/stages/host_filter.hpp"
#include "engines/lanes/stages/host_line_wise.hpp"
#include "engines/lanes/stages/host_stages.hpp"

#include <algorithm>

namespace TeamFFT::Impl {

template <unsigned R, class Real, unsigned W>
[[gnu::flatten]] void first_stage(PassArguments<Real> const& a, RowPlaces const& places,
                                  LineReader<Real, W> const& source, Complex<Lanes<Real, W>>* x) {
  using V = Lanes<Real, W>;
  constexpr unsigned together = rows_together<W>;
  std::uint32_t const butterflies = a.length / R;
  DigitReversal place(a, R, places);
  place.seek(0);
  std::uint32_t at = 0;
  Complex<V> rows[R * together];
  auto const* const in_scratch = source.rows_in_scratch();
  // such a line moves as a whole: single rows would come lane by lane
  bool const whole = in_scratch == nullptr && butterflies < together;
  if (whole)
    for_groups(a.length, together, LastGroup::overlaps,
               [&](std::uint32_t j0, unsigned count) { source.read(j0, count, rows + j0); });
  bool const reads = in_scratch == nullptr && !whole;
  std::uint32_t const apart = reads ? together : butterflies;
  for_groups(butterflies, together, LastGroup::overlaps, [&](std::uint32_t b0, unsigned count) {
    for (unsigned r = 0; r < R && reads; ++r) {
      source.read(b0 + r * butterflies, count, rows + r * together);
      if (b0 + 2 * together <= butterflies) source.prefetch(b0 + together + r * butterflies, together);
    }
    if (b0 != at) place.seek(b0);
    at = b0 + count;
    auto const* from = in_scratch == nullptr ? rows : in_scratch + b0;
    for (unsigned i = 0; i < count; ++i, ++from, place.next()) {
      Complex<V> y[R];
      for_elements<R>([&](auto r) { y[r] = from[r * apart]; });
      apply_butterfly<R, Real>(y);
      Complex<V>* const out = x + place.row();
      for_elements<R>([&](auto r) { out[r] = y[r]; });
    }
  });
}

/// Rows k0 + i + r L = rows[r rows_together + i], i < count, r < R, with the big twiddle of all of them.
template <unsigned R, class Real, unsigned W>
void write_results(LineWriter<Real, W> const& target, std::uint32_t L, std::uint32_t k0, unsigned count,
                   Complex<Lanes<Real, W>>* rows) {
  constexpr unsigned together = rows_together<W>;
  if (target.multiplies()) target.template multiply<R>(L, k0, count, rows);
  for (unsigned r = 0; r < R; ++r) {
    target.write_multiplied(k0 + r * L, count, rows + r * together);
    if (k0 + 2 * together <= L) target.prefetch(k0 + together + r * L, together);
  }
}

template <unsigned R, class Real, unsigned W>
[[gnu::flatten]] void last_stage(PassArguments<Real> const& a, RowPlaces const& places,
                                 Complex<Lanes<Real, W>> const* x, Complex<Real> const* table,
                                 LineWriter<Real, W> const& target) {
  using V = Lanes<Real, W>;
  constexpr unsigned together = rows_together<W>;
  std::uint32_t const L = a.length / R, apart = places(L);
  Complex<V> rows[R * together];
  for_groups(L, together, last_stored_group(a), [&](std::uint32_t k0, unsigned count) {
    RowCursor at(places, k0);
    for (unsigned i = 0; i < count; ++i, at.next()) {
      StageTwiddles<R, Real> const twiddles(table, L, k0 + i);
      Complex<V> y[R];
      twiddles.template butterfly<Real>(x + at.place(), apart, y);
      for_elements<R>([&](auto r) { rows[r * together + i] = y[r]; });
    }
    write_results<R, Real, W>(target, L, k0, count, rows);
  });
}

/// Rows straight through: the only stage's results. A target that may change x itself must meet no row twice.
template <class Real, unsigned W>
void write_all(PassArguments<Real> const& a, Complex<Lanes<Real, W>>* x, LineWriter<Real, W> const& target) {
  constexpr unsigned together = rows_together<W>;
  bool const in_place = target.puts_rows() && !a.has(flag_ping_pong);
  for_groups(a.length, together, in_place ? LastGroup::is_short : last_stored_group(a),
             [&](std::uint32_t k0, unsigned count) {
               Complex<Lanes<Real, W>> rows[together];
               std::copy_n(x + k0, count, rows);
               target.write(k0, count, rows);
             });
}

/// Line lengths whose first or last stage has fewer butterflies than rows move together are moved as a whole first.
template <class Real, unsigned W>
void transform(PassArguments<Real> const& a, RowPlaces const& places, LineReader<Real, W> const& source,
               LineWriter<Real, W> const& target, Complex<Lanes<Real, W>>* x) {
  if (a.stage_count == 0) {
    source.read(0, 1, x);
    return target.write(0, 1, x);
  }
  for_radix(a.radix(0), [&](auto R) { first_stage<decltype(R)::value, Real, W>(a, places, source, x); });
  if (a.stage_count == 1) return write_all<Real, W>(a, x, target);
  MiddleStages<Real, Lanes<Real, W>, Real> const middle(a, a.radix(0), places,
                                                        a.template table<Complex<Real>>(a.twiddles));
  middle.apply(x, a.length, {});
  for_radix(a.radix(a.stage_count - 1u),
            [&](auto R) { last_stage<decltype(R)::value, Real, W>(a, places, x, middle.last_table(), target); });
}

/// The pass without its ends' factors, scale and swaps: what the rows between a convolution's two transforms are read
/// and written by.
template <class Real>
PassArguments<Real> between_transforms(PassArguments<Real> a) {
  a.flags &=
      ~(flag_swap_load | flag_load_chirp | flag_load_twiddle | flag_swap_store | flag_store_chirp | flag_store_twiddle);
  a.scale = {Real(1), Real(0)};
  return a;
}

/// The rows of a convolution's spectrum times the filter, on their way to the second transform.
template <class Real, unsigned W>
struct FilteredRows final : RowPut<Real, W> {
  PassArguments<Real> const& arguments;
  TeamLines<Real, W> const& lines;
  Complex<Lanes<Real, W>>* rows;
  /// of the companions, before the store's ops, where they do not go to memory at once
  Complex<Lanes<Real, W>>* first_result;

  FilteredRows(PassArguments<Real> const& a, TeamLines<Real, W> const& all, Complex<Lanes<Real, W>>* to,
               Complex<Lanes<Real, W>>* first)
      : arguments(a), lines(all), rows(to), first_result(first) {}

  void put(std::uint32_t k0, unsigned count, Complex<Lanes<Real, W>> const* from) const override {
    auto const& a = arguments;
    if (calls_filter(a)) {  // later, and for many at a time
      for (unsigned i = 0; i < count; ++i) rows[k0 + i] = from[i];
      return;
    }
    auto const* filter = a.template table<Complex<Real>>(a.filter);
    for (unsigned i = 0; i < count; ++i) {
      std::uint32_t const k = k0 + i;
      auto const f = a.has(flag_position_filter)
                         ? table_lanes<Real, W>(lines, &LineInfo::filter_position, k, ~std::uint64_t{0}, filter)
                         : all_lanes<Real, W>(filter[k]);
      auto product = from[i] * f;
      if (k == 0 && a.has(flag_combine)) combine(from[i], product);
      rows[k] = swapped(product);
    }
  }

  /// At the accompanied lines' first element the companion x_0 joins, and X_0 = x_0 + (DFT x)_0 leaves.
  void combine(Complex<Lanes<Real, W>> const& v, Complex<Lanes<Real, W>>& product) const {
    with_calls(arguments, [&](auto const& a) { combine(a, v, product); });
  }
  template <class Ends>
  void combine(PassArguments<Real, Ends> const& a, Complex<Lanes<Real, W>> const& v,
               Complex<Lanes<Real, W>>& product) const {
    auto const* const values = reinterpret_cast<Real const*>(&v);
    auto* const products = reinterpret_cast<Real*>(&product);
    for (unsigned w = 0; w < W; ++w) {
      auto const& at = lines.at[w];
      if (!at.accompanied || !at.present) continue;
      auto const x0 = load_companion<true>(a, at);
      products[w] += x0.re, products[W + w] += x0.im;
      auto const result = swapped(x0 + Complex<Real>{values[w], values[W + w]});
      if (first_result == nullptr)
        store_companion<true>(a, at, result);
      else
        reinterpret_cast<Real*>(first_result)[w] = result.re, reinterpret_cast<Real*>(first_result)[W + w] = result.im;
    }
  }
};

/// All rows of a spectrum through a user's filter.
template <class Real, unsigned W>
[[gnu::noinline]] void call_filter(PassArguments<Real> const& a, TeamLines<Real, W> const& lines,
                                   Complex<Lanes<Real, W>>* rows) {
  auto const& filter = filter_of(a);
  bool const before = a.has(flag_swap_load), after = a.has(flag_swap_store),
             scaled = filter.before.high != Real(1) || filter.before.low != Real(0);
  alignas(host_scratch_alignment) CalledElements<Real, W> elements;
  for_groups(a.length, rows_called, LastGroup::is_short, [&](std::uint32_t k0, unsigned count) {
    auto* const group = rows + k0;
    if (before) std::transform(group, group + count, group, [](auto const& v) { return swapped(v); });
    if (scaled)
      std::transform(group, group + count, group,
                     [&](auto const& v) { return scaled_lanes<Real, W>(filter.before, v); });
    lines_from_rows<Real, W>(group, count, elements);
    for (unsigned w = 0; w < W; ++w)
      if (lines.at[w].present) filter.apply(lines.at[w].filter_position, k0, count, elements[w]);
    rows_from_lines<Real, W>(elements, count, group);
    if (after) std::transform(group, group + count, group, [](auto const& v) { return swapped(v); });
  });
}

template <class Real, unsigned W>
void run(PassArguments<Real> const& a, LineRange const& own, void* scratch) {
  TeamLines<Real, W> const lines(a, own);
  if (!lines.at[0].present) return;
  if (a.has(flag_carry))
    with_calls(a, [&](auto const& called) {
      for (auto const& at : lines.at) carry_companion(called, at);
    });
  auto* const x = static_cast<Complex<Lanes<Real, W>>*>(scratch);
  RowPlaces const places = row_places(a, a.stage_count == 0 ? 1 : a.radix(0), W);
  // one stage reads all its rows before it writes any
  auto* const second = a.has(flag_ping_pong) ? x + places(a.length) : x;
  Buffers<Real, W> const buffers{x, second};
  Complex<Lanes<Real, W>> first_result{};  // of lines that are scattered as a whole
  auto const to_memory = [&](LineReader<Real, W> const& source) {
    auto const write = [&](LineWriter<Real, W> const& writer) { transform<Real, W>(a, places, source, writer, x); };
    if (stores_in_natural_order(a)) {
      ScatteredRows<Real, W> const rows(a, second);
      auto const before = rows.before_put();
      write(LineWriter<Real, W>(before, lines, &rows));
      return rows.store(lines, first_result, buffers.reals());
    }
    if (a.has(flag_line_wise_store)) return with_line_wise_store<Real, W>(a, lines, buffers, write);
    if (is_written_by_calls(a)) {
      ScratchRows<Real, W> const kept(second);
      write(LineWriter<Real, W>(a, lines, &kept));
      return LineWriter<Real, W>(a, lines).put_called(second);
    }
    if (!lines.loads_far(a)) return write(LineWriter<Real, W>(a, lines));
    TeamLines<Real, W> const next_lines(a, {own.end, std::min(own.end + W, a.line_count)});
    LineReader<Real, W> const next(a, next_lines);
    write(LineWriter<Real, W>(a, lines, nullptr, next.is_read_ahead() ? &next : nullptr));
  };
  auto const from_memory = [&](auto const& next) {
    auto const read = [&](RowFetch<Real, W> const& rows) { next(LineReader<Real, W>(a, lines, &rows)); };
    if (loads_in_natural_order(a)) return read(GatheredRows<Real, W>(a, lines, second, buffers.reals()));
    if (is_fetched(a)) return with_fetched_rows<Real, W>(a, lines, buffers, read);
    LineReader<Real, W> const reader(a, lines);
    if (is_read_by_calls(a)) {
      reader.fetch_called(second);
      return read(ScratchRows<Real, W>(second));
    }
    if (!reader.is_read_ahead() || !a.has(flag_ping_pong)) return next(reader);
    reader.fetch_all(second);
    read(ScratchRows<Real, W>(second));
  };
  if (!a.has(flag_convolution)) return from_memory(to_memory);
  auto const between = between_transforms(a);
  FilteredRows<Real, W> const filtered(a, lines, second, stores_in_natural_order(a) ? &first_result : nullptr);
  from_memory([&](LineReader<Real, W> const& source) {
    transform<Real, W>(a, places, source, LineWriter<Real, W>(between, lines, &filtered), x);
  });
  if (calls_filter(a)) call_filter<Real, W>(a, lines, second);
  to_memory(LineReader<Real, W>(between, lines, second));
}

template <class Real>
void run_host_kernel(PassArguments<Real> const& a, LineRange const& lines, void* scratch, HostTeam const& threads) {
  if (a.has(flag_lanes_along))
    host_kernel_along(a, lines, scratch, threads);
  else if (a.has(flag_short_lines))
    host_kernel_short(a, lines, scratch);
  else if (a.lines_per_team == 1)
    run<Real, 1>(a, lines, scratch);
  else
    run<Real, vector_bytes / sizeof(Real)>(a, lines, scratch);
}

}  // namespace TeamFFT::Impl

#endif
