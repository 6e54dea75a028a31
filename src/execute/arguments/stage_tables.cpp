// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/arguments/stage_tables.hpp"

#include "execute/arguments/map_tables.hpp"
#include "engines/register_line/real_kind.hpp"
#include "engines/slot_line/layout.hpp"
#include "engines/scratch_line/cluster_layout.hpp"
#include "engines/scratch_line/prime_layout.hpp"

#include <TeamFFT/device/engines/slot_line/numbers.hpp>
#include <TeamFFT/device/math/twiddle_table.hpp>
#include <TeamFFT/detail/number.hpp>

#include <cstring>
#include <string>

namespace TeamFFT::Impl {

namespace {

/// The twiddles of stages, real and imaginary parts of `lanes` entries at a time; zeros behind every radices[0] of them
/// where that is no multiple of the lanes.
template <class Real>
void append_in_lanes(std::vector<char>& bytes, std::vector<unsigned> const& radices, std::size_t lanes) {
  std::vector<Real> rows((radices[0] + lanes - 1) / lanes * 2 * lanes);
  std::size_t entry = 0;
  for_stage_twiddles<Real>(radices, ~std::size_t{0}, [&](Complex<Real> const& w) {
    Real* const row = rows.data() + entry / lanes * 2 * lanes + entry % lanes;
    row[0] = w.re, row[lanes] = w.im;
    if (++entry < radices[0]) return;
    TableBlock<Real>::append_values(bytes, rows);
    entry = 0;
  });
}

/// Bytes of the table.
template <class Real>
std::size_t bytes_in_lanes(std::vector<unsigned> const& radices, std::size_t lanes) {
  std::size_t L = 1, entries = 0;
  for (unsigned const R : radices) entries += L == 1 ? 0 : twiddle_rows(R) * L, L *= R;
  return entries / radices[0] * ((radices[0] + lanes - 1) / lanes) * 2 * lanes * sizeof(Real);
}

/// As bytes; for lanes along a line their number follows.
std::vector<unsigned char> radix_bytes(Choice const& choice) {
  std::vector<unsigned char> bytes(choice.radices.begin(), choice.radices.end());
  if (choice.is_way(Way::along)) bytes.push_back(static_cast<unsigned char>(choice.lanes()));
  return bytes;
}

std::string text_of(std::vector<unsigned> const& radices) {
  std::string text;
  for (auto R : radices) text.append(1, ' ').append(std::to_string(R));
  return text;
}

/// What the slot-line kernel is passed; its twiddles are added to the tables.
template <class Real>
SlotShape add_slot_line(TableBlock<Real>& tables, Pass const& pass, PassArguments<Real>& a) {
  auto shape = slot_shape(pass, pass.choice, scalar_precision<Real>, pass.choice.scratch_bytes);
  auto const& radices = pass.choice.radices;
  a.twiddles = tables.add("stages" + text_of(radices), [&] { return stage_twiddles<Real>(radices); });
  std::size_t at = 0;
  for (std::size_t s = 1; s < radices.size(); ++s) {
    shape.stage[s].twiddles = static_cast<std::uint32_t>(at);
    at += twiddle_rows(radices[s]) * shape.stage[s].L;
  }
  return shape;
}

/// Arguments and shape as Kokkos' launch finds them in memory.
template <class Real>
void add_numbers(TableBlock<Real>& tables, PassArguments<Real> const& a, SlotShape& shape) {
  shape.numbers = tables.add("numbers " + std::to_string(tables.size()), [&] {
    return std::vector<SlotNumbers<Real>>{{a, shape}};
  });
}

/// Appends the values in whole entries, and returns where they begin.
template <class Real, class T>
std::size_t append_bytes(std::vector<Complex<Real>>& block, std::vector<T> const& values) {
  std::size_t const at = block.size();
  block.resize(at + (values.size() * sizeof(T) + sizeof(Complex<Real>) - 1) / sizeof(Complex<Real>));
  std::memcpy(static_cast<void*>(block.data() + at), values.data(), values.size() * sizeof(T));
  return at;
}

/// The twiddles of a box' stages from the second on, by what stands before each of them along its own axis: ones where
/// nothing does.
template <class Real>
std::vector<Complex<Real>> box_twiddles(ScratchLineLayout const& layout, std::vector<unsigned> const& radices) {
  std::vector<Complex<Real>> table;
  for (std::size_t s = 1; s < radices.size(); ++s) {
    auto const& stage = s + 1 < radices.size() ? layout.shape.middle[s - 1] : layout.shape.last;
    auto const rows = stage.L == 1 ? std::vector<Complex<Real>>(twiddle_rows(stage.radix), Complex<Real>{1, 0})
                                   : stage_twiddles<Real>(std::vector<unsigned>{stage.L, stage.radix});
    table.insert(table.end(), rows.begin(), rows.end());
  }
  return table;
}

/// Places and twiddles of a layout, which learns where the twiddles of its stages from the second on begin. Of stage
/// `halved` of an odd line half is held.
template <class Real>
std::vector<Complex<Real>> places_and_twiddles(ScratchLineLayout& layout, Pass const& pass,
                                               std::size_t halved = ~std::size_t{0}) {
  auto const& radices = pass.choice.radices;
  std::vector<Complex<Real>> block;
  append_bytes(block, layout.places);
  std::size_t at = append_bytes(
      block, pass.middle.box.empty() ? stage_twiddles<Real>(radices, halved) : box_twiddles<Real>(layout, radices));
  for (std::size_t s = 1; s < radices.size(); ++s) {
    ScratchLineStage& stage = s + 1 < radices.size() ? layout.shape.middle[s - 1] : layout.shape.last;
    stage.twiddles = static_cast<std::uint32_t>(at);
    at += twiddle_rows(s == halved ? held_of(radices[s]) : radices[s]) * stage.L;
  }
  return block;
}

/// What the scratch-line kernel is passed; the block that it reads is added to the tables: places, twiddles.
template <class Real>
ScratchLineShape add_scratch_line(TableBlock<Real>& tables, Pass const& pass, PassArguments<Real>& a) {
  auto layout = pass.choice.teams() > 1 ? cluster_layout(pass, pass.choice, scalar_precision<Real>)
                                        : scratch_line_layout(pass, pass.choice, scalar_precision<Real>);
  auto block = places_and_twiddles<Real>(layout, pass);
  a.twiddles = tables.add("scratch_line " + std::to_string(tables.size()), [&] { return block; });
  return layout.shape;
}

/// The rows of a box of reals.
std::vector<BoxRow> box_rows(Pass const& pass) {
  std::vector<BoxRow> rows;
  if (pass.middle.row_steps.empty()) return rows;
  for (auto const& [load, store, mirror] : rows_of(pass.middle))
    rows.push_back(
        {static_cast<std::int32_t>(load), static_cast<std::int32_t>(store), static_cast<std::uint32_t>(mirror)});
  return rows;
}

/// The same where ends are swept through scratch, with the rows of boxes of reals. Behind the twiddles: those of a
/// first stage from scratch, which are ones, and the slots.
template <class Real>
RealBoxShape add_scratch_line_ends(TableBlock<Real>& tables, Pass const& pass, PassArguments<Real>& a) {
  auto layout = scratch_line_layout(pass, pass.choice, scalar_precision<Real>);
  auto const& radices = pass.choice.radices;
  auto const line = held_line(pass, pass.choice);
  constexpr std::size_t none = ~std::size_t{0};
  std::size_t const from_reals = line.from_reals.value_or(none), to_reals = line.to_reals.value_or(none);
  auto block = places_and_twiddles<Real>(layout, pass, std::min(from_reals, to_reals));
  layout.shape.first.twiddles = static_cast<std::uint32_t>(
      append_bytes(block, std::vector<Complex<Real>>(twiddle_rows(radices[0]), Complex<Real>{1, 0})));
  if (radices.size() == 1) layout.shape.last.twiddles = layout.shape.first.twiddles;
  auto const add_slots = [&](std::vector<std::uint16_t> const& slots) {
    return slots.empty() ? 0 : static_cast<std::uint32_t>(append_bytes(block, slots) * sizeof(Complex<Real>));
  };
  auto const load_slots = add_slots(layout.load_slots), store_slots = add_slots(layout.store_slots);
  auto const rows = box_rows(pass);
  auto const row_table =
      rows.empty() ? 0 : static_cast<std::uint32_t>(append_bytes(block, rows) * sizeof(Complex<Real>));
  a.twiddles = tables.add("scratch_line " + std::to_string(tables.size()), [&] { return block; });
  return {{layout.shape, static_cast<std::uint32_t>(radices.size()), layout.pitch, load_slots, store_slots,
           static_cast<std::uint32_t>(from_reals), static_cast<std::uint32_t>(to_reals)},
          static_cast<std::uint32_t>(rows.size()),
          rows.empty() ? 0 : small_divisor(static_cast<std::uint32_t>(rows.size())).inverse,
          row_table};
}

/// The rows W_{LR}^(k 2^row), k < columns, that TwiddleRows reads.
template <class Real>
void append_twiddles(std::vector<Complex<Real>>& block, unsigned R, std::size_t columns, std::size_t LR) {
  for (unsigned row = 0; row < twiddle_rows(R); ++row)
    for (std::size_t k = 0; k < columns; ++k) {
      auto const w = root_of_unity<Wide<Real>>(k << row, LR);
      block.push_back({static_cast<Real>(w.real()), static_cast<Real>(w.imag())});
    }
}

/// The same for the scratch-line kernel with a prime stage: places, filter, twiddles of the first stage, of those of
/// the convolution, of the last one.
template <class Real>
PrimeShape add_prime(TableBlock<Real>& tables, Pass const& pass, PassArguments<Real>& a) {
  auto layout = prime_layout(pass, pass.choice, scalar_precision<Real>);
  auto const split = prime_split(pass.choice);
  auto& shape = layout.shape;
  std::vector<Complex<Real>> block((layout.places.size() * sizeof(Place) + sizeof(Complex<Real>) - 1) /
                                   sizeof(Complex<Real>));
  std::memcpy(static_cast<void*>(block.data()), layout.places.data(), layout.places.size() * sizeof(Place));
  auto const here = [&] { return static_cast<std::uint32_t>(block.size()); };
  shape.filter = here();
  auto const spectrum =
      rounded<Real>(filter_table<Wide<Real>>(CyclicConvolution{Filter::rader, split.M(), {split.M()}, split.P}));
  for (auto const k : layout.spectrum) block.push_back(spectrum[k]);
  shape.first.twiddles = here();
  append_twiddles(block, split.A, split.P, std::size_t{split.A} * split.P);
  for (std::uint32_t s = 0; s < shape.inner_count; ++s) {
    auto& stage = shape.inner[s];
    stage.twiddles = here();
    if (stage.L != 1) append_twiddles(block, stage.radix, stage.L, std::size_t{stage.L} * stage.radix);
  }
  shape.last.twiddles = here();
  append_twiddles(block, split.B, std::size_t{split.A} * split.P, pass.length);
  a.twiddles = tables.add("prime " + std::to_string(tables.size()), [&] { return block; });
  return shape;
}

/// The spectrum of Rader's filter cas(2 pi g^-q/p) for k <= (p-1)/2 from that of W_p^(g^-q) = cos - i sin, of which
/// even k hold the cosine's, odd k the sine's.
template <class Real>
std::vector<Complex<Real>> hartley_filter(Pass const& pass) {
  auto spectrum = filter_table<Wide<Real>>(*pass.middle.convolution);
  spectrum.resize(pass.length / 2 + 1);
  for (std::size_t k = 1; k < spectrum.size(); k += 2) spectrum[k] *= std::complex<Wide<Real>>(0, 1);
  return rounded<Real>(spectrum);
}

/// What the stages of each engine read beside their radices: twiddles, or the block of a kernel whose shape is data.
/// Returns the shape that such a kernel is passed.
template <class Real>
struct StageTables {
  TableBlock<Real>& tables;
  Pass const& pass;
  PassArguments<Real>& a;

  [[nodiscard]] std::string radices() const { return text_of(pass.choice.radices); }

  KernelShape operator()(SlotLineChoice const&) const { return add_slot_line(tables, pass, a); }
  KernelShape operator()(RegisterLineChoice const& choice) const {
    std::size_t const stages = pass.choice.radices.size();
    std::size_t const halved =
        choice.table == RowsOf::reals ? halved_stage(real_kind_of(pass), static_cast<unsigned>(stages)) : stages;
    bool const there_and_back = pass.convolves();
    auto const what = there_and_back    ? "there and back"
                      : halved < stages ? "stages halved at " + std::to_string(halved)
                                        : "stages";
    a.twiddles = tables.add(what + radices(), [&] {
      auto table = stage_twiddles<Real>(pass.choice.radices, halved);
      if (there_and_back) {
        auto const back =
            stage_twiddles<Real>(std::vector<unsigned>(pass.choice.radices.rbegin(), pass.choice.radices.rend()));
        table.insert(table.end(), back.begin(), back.end());
      }
      return table;
    });
    return {};
  }
  KernelShape operator()(RegisterLineClusterChoice const&) const {
    add_all_stages();
    return {};
  }
  KernelShape operator()(ScratchLineChoice const& choice) const {
    if (choice.ends == ScratchLineEnds::elements) return add_scratch_line(tables, pass, a);
    auto const shape = add_scratch_line_ends(tables, pass, a);
    return shape.rows == 0 ? KernelShape(static_cast<ScratchLineEndsShape const&>(shape)) : shape;
  }
  KernelShape operator()(ScratchLinePrimeChoice const&) const { return add_prime(tables, pass, a); }
  KernelShape operator()(ScratchLineClusterChoice const&) const {
    return cluster_shape(add_scratch_line(tables, pass, a), pass.choice);
  }
  KernelShape operator()(ColumnChoice const&) const { return {}; }
  KernelShape operator()(MapChoice const& choice) const {
    return MapShape{choice.items, choice.parts, pass.source.partner, pass.target.partner};
  }
  KernelShape operator()(LanesChoice const& choice) const {
    auto const& all = pass.choice.radices;
    if (choice.way == Way::along)
      a.twiddles = tables.append("stages in " + std::to_string(choice.lanes) + " lanes" + radices(),
                                 bytes_in_lanes<Real>(all, choice.lanes),
                                 [&](std::vector<char>& bytes) { append_in_lanes<Real>(bytes, all, choice.lanes); });
    else if (choice.way == Way::groups)
      a.twiddles = tables.add("all of stages" + radices(), [&] { return all_twiddles<Real>(all); });
    else
      add_all_stages();
    return {};
  }

 private:
  void add_all_stages() const {
    a.twiddles = tables.add("stages" + radices(), [&] { return stage_twiddles<Real>(pass.choice.radices); });
  }
};

inline constexpr std::size_t longest_on_host = std::size_t{1} << 16;  ///< of tables, in entries

/// Filters of over 2^13 elements in double for f64, too, as FFTW's are: at 2^16 that takes 1 ms instead of 23, and adds
/// a twentieth to a transform's error.
template <class Real>
std::vector<Complex<Real>> filter_of(CyclicConvolution const& convolution) {
  constexpr std::size_t longest_wide = std::size_t{1} << 13;
  return convolution.length > longest_wide ? rounded<Real>(filter_table<double>(convolution))
                                           : rounded<Real>(filter_table<Wide<Real>>(convolution));
}

std::string chirp_key(ops::Chirp const& chirp) { return "chirp " + std::to_string(chirp.length); }

std::string filter_key(CyclicConvolution const& convolution) {
  std::string key = convolution.filter == Filter::rader ? "rader" : "bluestein";
  for (auto n : convolution.factors) key.append(1, ' ').append(std::to_string(n));
  return key.append(1, ' ').append(std::to_string(convolution.argument));
}

std::string permutation_key(ops::Permutation const& permutation, bool rising) {
  return (rising ? "g " : "s ") + std::to_string(permutation.prime);
}

/// Of either end: both have the same one where both have one.
ops::Chirp const* chirp_of(Pass const& pass) {
  auto const* const chirp = pass.source.ops.find<ops::Chirp>();
  return chirp != nullptr ? chirp : pass.target.ops.find<ops::Chirp>();
}

template <class Real>
void add_op_tables(TableBlock<Real>& tables, Pass const& pass, PassArguments<Real>& a) {
  if (auto const* const chirp = chirp_of(pass))
    a.chirp = tables.add(chirp_key(*chirp), [&] { return rounded<Real>(chirp_table<Wide<Real>>(chirp->length)); });
  if (auto const* const twiddle = pass.source.ops.find<ops::Twiddle>())
    a.load_roots = add_roots(tables, twiddle->length);
  if (auto const* const twiddle = pass.target.ops.find<ops::Twiddle>())
    a.store_roots = add_roots(tables, twiddle->length);
  if (auto const& convolution = pass.middle.convolution; convolution && convolution->has_table()) {
    if (pass.choice.is_row_of(RowsOf::reals))
      a.filter = tables.add("hartley " + filter_key(*convolution), [&] { return hartley_filter<Real>(pass); });
    else
      a.filter = tables.add(filter_key(*convolution), [&] { return filter_of<Real>(*convolution); });
  }
  auto const add_permutation = [&](ops::Permutation const& permutation, bool rising) {
    return tables.add(permutation_key(permutation, rising),
                      [&] { return permutation_table(permutation.prime, rising); });
  };
  if (auto const* const permutation = pass.source.ops.find<ops::Permutation>())
    a.gather = add_permutation(*permutation, true);
  if (auto const* const permutation = pass.target.ops.find<ops::Permutation>())
    a.scatter = add_permutation(*permutation, false);
  add_map_tables(tables, pass, a.maps);
}

}  // namespace

template <class Real>
KernelShape add_tables(TableBlock<Real>& tables, Pass const& pass, PassArguments<Real>& a) {
  a.radices = tables.add("radices" + text_of(pass.choice.radices) +
                             (pass.choice.is_way(Way::along) ? " in " + std::to_string(pass.choice.lanes()) : ""),
                         [&] { return radix_bytes(pass.choice); });
  if (auto const& companion = pass.middle.companion)
    a.companions =
        tables.add("companions " + std::to_string(companion->load) + " " + std::to_string(companion->store), [&] {
          return std::vector<Companions>{{companion->load, companion->store}};
        });
  auto shape = std::visit(StageTables<Real>{tables, pass, a}, pass.choice.engine);
  add_op_tables(tables, pass, a);
  if (auto* const slots = std::get_if<SlotShape>(&shape); slots != nullptr && pass.choice.launch != Launch::native)
    add_numbers(tables, a, *slots);
  return shape;
}

template <class Real>
std::vector<LongTable> reserve_long_tables(TableBlock<Real>& tables, PassList const& list) {
  using enum LongTable::Kind;
  std::vector<LongTable> result;
  auto const reserve = [&](std::string const& key, std::size_t entry_bytes, LongTable table) {
    table.offset = tables.reserved();
    if (table.length > longest_on_host && tables.reserve(key, table.length * entry_bytes))
      result.push_back(std::move(table));
  };
  for (auto const& pass : list.passes) {
    if (auto const* const op = chirp_of(pass))
      reserve(chirp_key(*op), sizeof(Complex<Real>), {chirp, op->length, op->length, {}});
    if (auto const& convolution = pass.middle.convolution;
        convolution && convolution->has_table() && !pass.choice.is_row_of(RowsOf::reals))
      reserve(filter_key(*convolution), sizeof(Complex<Real>),
              {convolution->filter == Filter::rader ? rader_filter : bluestein_filter, convolution->argument,
               convolution->length, convolution->factors});
    for (bool const rising : {true, false})
      if (auto const* const op = (rising ? pass.source : pass.target).ops.find<ops::Permutation>())
        reserve(permutation_key(*op, rising), sizeof(std::uint32_t),
                {rising ? rising_powers : falling_powers, op->prime, op->prime - 1, {}});
  }
  return result;
}

template std::vector<LongTable> reserve_long_tables(TableBlock<float>&, PassList const&);
template std::vector<LongTable> reserve_long_tables(TableBlock<double>&, PassList const&);
template KernelShape add_tables(TableBlock<float>&, Pass const&, PassArguments<float>&);
template KernelShape add_tables(TableBlock<double>&, Pass const&, PassArguments<double>&);

}  // namespace TeamFFT::Impl
