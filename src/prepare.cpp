// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "prepare.hpp"

#include "chain.hpp"
#include "map_tables.hpp"
#include "real_kind.hpp"
#include "rules/general_shape.hpp"
#include "rules/placed_shape.hpp"
#include "rules/prime_shape.hpp"

#include <TeamFFT/device/twiddle_table.hpp>
#include <TeamFFT/kinds.hpp>
#include <TeamFFT/number.hpp>

#include <algorithm>
#include <cstring>
#include <string>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t most_lines = std::size_t{1} << 31;

/// Real and imaginary parts of `lanes` entries at a time; zeros behind every `together` of them where that is no multiple of the lanes.
template <class Real>
std::vector<Real> in_lanes(std::vector<Complex<Real>> const& table, std::size_t lanes, std::size_t together) {
  std::vector<Real> result;
  result.reserve(2 * table.size() / together * ((together + lanes - 1) / lanes) * lanes);
  for (std::size_t first = 0; first < table.size(); first += together)
    for (std::size_t row = 0; row < together; row += lanes) {
      auto const entry = [&](std::size_t w) { return row + w < together ? table[first + row + w] : Complex<Real>{}; };
      for (std::size_t w = 0; w < lanes; ++w) result.push_back(entry(w).re);
      for (std::size_t w = 0; w < lanes; ++w) result.push_back(entry(w).im);
    }
  return result;
}

/// As bytes; for lanes along a line their number follows.
std::vector<unsigned char> radix_bytes(Tuning const& tuning) {
  std::vector<unsigned char> bytes(tuning.radices.begin(), tuning.radices.end());
  if (tuning.lanes_along) bytes.push_back(static_cast<unsigned char>(tuning.lanes));
  return bytes;
}

/// The block that the general kernel of a GPU reads: GeneralShape, StageShapes, twiddles.
template <class Real>
std::vector<Complex<Real>> general_block(Pass const& pass) {
  auto layout = general_layout(pass, pass.tuning, scalar_precision<Real>);
  auto const twiddles = stage_twiddles<Real>(pass.tuning.radices);
  std::size_t const head = (sizeof(GeneralShape) + layout.stages.size() * sizeof(StageShape)) / sizeof(Complex<Real>);
  std::vector<Complex<Real>> block(head + twiddles.size());
  std::size_t at = head, L = 1;
  for (std::size_t s = 0; s < layout.stages.size(); ++s) {
    layout.stages[s].twiddles = static_cast<std::uint32_t>(at);
    if (s != 0) at += twiddle_rows(pass.tuning.radices[s]) * L;
    L *= pass.tuning.radices[s];
  }
  std::memcpy(static_cast<void*>(block.data()), &layout.shape, sizeof(GeneralShape));
  std::memcpy(reinterpret_cast<char*>(block.data()) + sizeof(GeneralShape), layout.stages.data(), layout.stages.size() * sizeof(StageShape));
  std::copy(twiddles.begin(), twiddles.end(), block.begin() + static_cast<std::ptrdiff_t>(head));
  return block;
}

/// What the placed kernel is passed; the block that it reads is added to the tables: places, twiddles.
template <class Real>
PlacedShape add_placed(TableBlock<Real>& tables, Pass const& pass, PassArguments<Real>& a) {
  auto layout = placed_layout(pass, pass.tuning, scalar_precision<Real>);
  auto const twiddles = stage_twiddles<Real>(pass.tuning.radices);
  std::size_t at = (layout.places.size() * sizeof(Place) + sizeof(Complex<Real>) - 1) / sizeof(Complex<Real>);
  a.twiddles = tables.add("placed " + std::to_string(tables.size()), [&] {
    std::vector<Complex<Real>> block(at + twiddles.size());
    std::memcpy(static_cast<void*>(block.data()), layout.places.data(), layout.places.size() * sizeof(Place));
    std::copy(twiddles.begin(), twiddles.end(), block.begin() + static_cast<std::ptrdiff_t>(at));
    return block;
  });
  for (std::uint32_t s = 0; s <= layout.shape.middle_count; ++s) {
    PlacedStage& stage = s < layout.shape.middle_count ? layout.shape.middle[s] : layout.shape.last;
    stage.twiddles = static_cast<std::uint32_t>(at);
    at += twiddle_rows(stage.radix) * stage.L;
  }
  return layout.shape;
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

/// The same for the placed kernel with a prime stage: places, filter, twiddles of the first stage, of those of the convolution, of the last one.
template <class Real>
PrimeShape add_prime(TableBlock<Real>& tables, Pass const& pass, PassArguments<Real>& a) {
  auto layout = prime_layout(pass, pass.tuning, scalar_precision<Real>);
  auto const split = prime_split(pass.tuning);
  auto& shape = layout.shape;
  std::vector<Complex<Real>> block((layout.places.size() * sizeof(Place) + sizeof(Complex<Real>) - 1) / sizeof(Complex<Real>));
  std::memcpy(static_cast<void*>(block.data()), layout.places.data(), layout.places.size() * sizeof(Place));
  auto const here = [&] { return static_cast<std::uint32_t>(block.size()); };
  shape.filter = here();
  Pass convolution;
  convolution.filter = Filter::rader;
  convolution.filter_length = split.M();
  convolution.filter_argument = split.P;
  convolution.filter_factors = {split.M()};
  auto const spectrum = rounded<Real>(filter_table<Wide<Real>>(convolution));
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

bool is_general_on_gpu(Pass const& pass) { return pass.tuning.row < 0 && pass.tuning.team_size > 1 && !pass.tuning.lanes_along; }

std::string text_of(std::vector<unsigned> const& radices) {
  std::string text;
  for (auto R : radices) text.append(1, ' ').append(std::to_string(R));
  return text;
}

/// The spectrum of Rader's filter cas(2 pi g^-q/p) for k <= (p-1)/2 from that of W_p^(g^-q) = cos - i sin, of which even k hold the cosine's, odd k the sine's.
template <class Real>
std::vector<Complex<Real>> hartley_filter(Pass const& pass) {
  auto spectrum = filter_table<Wide<Real>>(pass);
  spectrum.resize(pass.length / 2 + 1);
  for (std::size_t k = 1; k < spectrum.size(); k += 2) spectrum[k] *= std::complex<Wide<Real>>(0, 1);
  return rounded<Real>(spectrum);
}

template <class Real>
void add_tables(TableBlock<Real>& tables, Pass const& pass, PassArguments<Real>& a, Tuning& tuning) {
  std::string const radices = text_of(pass.tuning.radices);
  std::size_t const stages = pass.tuning.radices.size(),
                    halved = pass.tuning.is_real_row ? halved_stage(real_kind_of(pass), static_cast<unsigned>(stages)) : stages;
  bool const there_and_back = pass.algorithm == Algorithm::convolution && pass.tuning.row >= 0;
  if (pass.tuning.lanes_along)
    a.twiddles = tables.add("stages in " + std::to_string(pass.tuning.lanes) + " lanes" + radices,
                            [&] { return in_lanes(stage_twiddles<Real>(pass.tuning.radices), pass.tuning.lanes, pass.tuning.radices[0]); });
  else if (pass.tuning.short_lines)
    a.twiddles = tables.add("all of stages" + radices, [&] { return all_twiddles<Real>(pass.tuning.radices); });
  else if (pass.tuning.placed >= 0)
    tuning.shape = std::make_shared<PlacedShape>(add_placed(tables, pass, a));
  else if (pass.tuning.prime >= 0)
    tuning.prime_shape = std::make_shared<PrimeShape>(add_prime(tables, pass, a));
  else if (is_general_on_gpu(pass))
    a.twiddles = tables.add("general " + std::to_string(tables.size()), [&] { return general_block<Real>(pass); });
  else
    a.twiddles = tables.add((there_and_back    ? "there and back"
                             : halved < stages ? "stages halved at " + std::to_string(halved)
                                               : "stages") +
                                radices,
                            [&] {
                              auto table = stage_twiddles<Real>(pass.tuning.radices, halved);
                              if (there_and_back) {
                                auto const back = stage_twiddles<Real>(std::vector<unsigned>(pass.tuning.radices.rbegin(), pass.tuning.radices.rend()));
                                table.insert(table.end(), back.begin(), back.end());
                              }
                              return table;
                            });
  if (pass.load_chirp || pass.store_chirp)
    a.chirp = tables.add("chirp " + std::to_string(pass.chirp_length), [&] { return rounded<Real>(chirp_table<Wide<Real>>(pass.chirp_length)); });
  if (pass.load_twiddle_length) a.load_roots = add_roots(tables, pass.load_twiddle_length);
  if (pass.store_twiddle_length) a.store_roots = add_roots(tables, pass.store_twiddle_length);
  if (pass.filter != Filter::none) {
    std::string key = pass.filter == Filter::rader ? "rader" : "bluestein";
    for (auto n : pass.filter_factors) key.append(1, ' ').append(std::to_string(n));
    key.append(1, ' ').append(std::to_string(pass.filter_argument));
    if (pass.tuning.is_real_row)
      a.filter = tables.add("hartley " + key, [&] { return hartley_filter<Real>(pass); });
    else
      a.filter = tables.add(key, [&] { return rounded<Real>(filter_table<Wide<Real>>(pass)); });
  }
  auto const permutation = [&](bool rising) {
    return tables.add((rising ? "g " : "s ") + std::to_string(pass.permutation_prime), [&] { return permutation_table(pass.permutation_prime, rising); });
  };
  if (pass.gather) a.gather = permutation(true);
  if (pass.scatter) a.scatter = permutation(false);
  add_map_tables(tables, pass, a.maps);
}

std::uint32_t flags_of(Pass const& pass) {
  std::uint32_t flags = 0;
  auto const set = [&](bool on, std::uint32_t flag) { flags |= on ? flag : 0; };
  set(pass.real_load, flag_real_load);
  set(pass.swap_load, flag_swap_load);
  set(pass.swap_store, flag_swap_store);
  set(pass.load_chirp, flag_load_chirp);
  set(pass.store_chirp, flag_store_chirp);
  set(pass.load_twiddle_length != 0, flag_load_twiddle);
  set(pass.store_twiddle_length != 0, flag_store_twiddle);
  set(pass.gather, flag_gather);
  set(pass.scatter, flag_scatter);
  set(pass.algorithm == Algorithm::convolution, flag_convolution);
  set(pass.companion == Companion::carry, flag_carry);
  set(pass.companion == Companion::combine, flag_combine);
  set(pass.tuning.tile_load, flag_tile_load);
  set(pass.tuning.tile_store, flag_tile_store);
  set(pass.tuning.ping_pong, flag_ping_pong);
  set(pass.tuning.lanes_along, flag_lanes_along);
  set(pass.tuning.short_lines, flag_short_lines);
  set(is_mapped_load(pass), flag_mapped_load);
  set(is_mapped_store(pass), flag_mapped_store);
  set(!is_mapped_load(pass) && pass.load_count >= elements_per_transform(pass, &LineDim::load_position), flag_whole_load);
  set(!is_mapped_store(pass) && pass.store_count >= elements_per_transform(pass, &LineDim::store_position), flag_whole_store);
  set(loads_plainly(pass), flag_plain_load);
  set(stores_plainly(pass), flag_plain_store);
  set(loads_directly(pass, pass.tuning), flag_direct_load);
  set(stores_directly(pass, pass.tuning), flag_direct_store);
  set(is_packed(pass, pass.load_stride, &LineDim::load, pass.length) && !pass.real_load && (flags & flag_whole_load), flag_packed_load);
  set(is_packed(pass, pass.store_stride, &LineDim::store, pass.length) && (flags & flag_whole_store), flag_packed_store);
  for (auto const& d : pass.lines) {
    set(d.load_position != 0, flag_position_load);
    set(d.store_position != 0, flag_position_store);
    set(d.filter_position != 0, flag_position_filter);
  }
  return flags;
}

bool has_position(LineDim const& d) { return d.load_position || d.store_position || d.filter_position || d.load_twiddle || d.store_twiddle || d.mirror; }

/// The kernel's dimensions first (those with positions among them, and the first ones, which make memory access contiguous), the host's after.
std::size_t kernel_dims(std::vector<LineDim>& dims) {
  static_assert(most_mirrors <= max_line_dims && most_chain_dims <= max_line_dims);
  std::vector<LineDim> chosen, rest;
  std::size_t const with_position = static_cast<std::size_t>(std::count_if(dims.begin(), dims.end(), has_position));
  std::size_t free = max_line_dims - with_position;
  for (auto const& d : dims) {
    bool const take = has_position(d) || free > 0;
    if (take && !has_position(d)) --free;
    (take ? chosen : rest).push_back(d);
  }
  std::size_t const n = chosen.size();
  chosen.insert(chosen.end(), rest.begin(), rest.end());
  dims = chosen;
  return n;
}

/// Every combination of the host's dimensions, and of pieces of the kernel's slowest one where all together are too many lines.
std::vector<LaunchPart> parts_of(std::vector<LineDim> const& dims, std::size_t in_kernel) {
  std::size_t lines_below = 1;
  for (std::size_t d = 0; d + 1 < in_kernel; ++d) lines_below *= dims[d].count;
  LineDim const outer = in_kernel ? dims[in_kernel - 1] : LineDim{};
  std::size_t const piece = std::min(outer.count, std::max<std::size_t>(1, (most_lines - 1) / lines_below));
  std::vector<LaunchPart> parts;
  for (std::size_t start = 0; start < outer.count; start += piece)
    parts.push_back({static_cast<std::int64_t>(start) * outer.load, static_cast<std::int64_t>(start) * outer.store,
                     static_cast<std::uint32_t>(std::min(piece, outer.count - start))});
  for (std::size_t d = in_kernel; d < dims.size(); ++d) {
    std::vector<LaunchPart> all;
    for (std::size_t c = 0; c < dims[d].count; ++c)
      for (auto part : parts) {
        part.load += static_cast<std::int64_t>(c) * dims[d].load;
        part.store += static_cast<std::int64_t>(c) * dims[d].store;
        all.push_back(part);
      }
    parts = std::move(all);
  }
  return parts;
}

/// Every offset that steps of (extent, stride) reach.
void extend(ElementSpan& span, std::size_t extent, std::ptrdiff_t stride) {
  if (extent > 1) (stride < 0 ? span.begin : span.end) += static_cast<std::int64_t>(extent - 1) * stride;
}

/// What a buffer holds, in scalars.
ElementSpan span_of(PassList const& list, Buffer buffer) {
  if (buffer == Buffer::workspace) return {0, 2 * static_cast<std::int64_t>(list.workspace_elements)};
  if (buffer == Buffer::spectrum) return {0, 2 * static_cast<std::int64_t>(list.spectrum_elements)};
  ElementSpan span{0, 1};
  bool const in = buffer == Buffer::in;
  for (auto const& b : list.problem.batch) extend(span, b.count, in ? b.stride_in : b.stride_out);
  for (auto const& a : list.problem.axes) {
    bool const padded = in && list.problem.placement == Placement::in_place;  // axes before a c2r one grow in their place
    extend(span,
           in && !padded ? a.extent_in
           : in          ? std::max(a.extent_in, input_extent(a.kind, a.length))
                         : output_extent(a.kind, a.length),
           in ? a.stride_in : a.stride_out);
  }
  std::int64_t const scalars = (in ? list.problem.input_is_real() : list.problem.output_is_real()) ? 1 : 2;
  return {scalars * span.begin, scalars * span.end};
}

/// The same in elements of a pass' side.
ElementSpan in_elements(ElementSpan span, bool real) { return real ? span : ElementSpan{span.begin / 2, span.end / 2}; }

template <class Real>
PreparedPass<Real> prepare(PassList const& list, Pass const& given, TableBlock<Real>& tables) {
  Pass const pass = as_complex(given);
  PreparedPass<Real> result;
  auto& a = result.arguments;
  result.source = pass.source;
  result.target = pass.target;
  result.scaled = pass.scaled;
  result.tuning = pass.tuning;
  result.source_span = in_elements(span_of(list, pass.source), pass.real_load);
  result.target_span = in_elements(span_of(list, pass.target), pass.real_store);
  a.maps = maps_of(pass, sizeof(Real));
  a.load_stride = pass.load_stride;
  a.store_stride = pass.store_stride;
  a.load_position_step = static_cast<std::uint32_t>(pass.load_position_step);
  a.store_position_step = static_cast<std::uint32_t>(pass.store_position_step);
  a.load_count = pass.load_count;
  a.store_count = pass.store_count;
  a.length = static_cast<std::uint32_t>(pass.length);
  a.lines_per_team = pass.tuning.lines_per_team;
  a.flags = flags_of(pass);
  a.scale = {1, 0};
  a.stage_count = static_cast<std::uint16_t>(pass.tuning.radices.size());
  a.radices = tables.add("radices" + text_of(pass.tuning.radices) + (pass.tuning.lanes_along ? " in " + std::to_string(pass.tuning.lanes) : ""),
                         [&] { return radix_bytes(pass.tuning); });
  if (pass.companion != Companion::none) {
    std::vector<Companions> const companions{{pass.companion_load, pass.companion_store}};
    a.companions = tables.add("companions " + std::to_string(pass.companion_load) + " " + std::to_string(pass.companion_store), [&] { return companions; });
  }
  auto dims = pass.lines;
  std::size_t const in_kernel = kernel_dims(dims);
  a.dim_count = static_cast<std::uint16_t>(in_kernel);
  a.scratch_bytes = static_cast<std::uint32_t>(pass.tuning.scratch_bytes);
  a.line_count = 1;
  for (std::size_t d = 0; d < in_kernel; ++d) {
    a.dims[d] = {dims[d].load, dims[d].store};
    a.counts[d] = static_cast<std::uint32_t>(dims[d].count);
    a.positions[d] = dims[d].load_position + dims[d].store_position + dims[d].filter_position;                       // at most one of them is set
    a.twiddle_steps[d] = static_cast<std::uint32_t>(dims[d].load_twiddle + dims[d].store_twiddle + dims[d].mirror);  // a pass has one of them
    if (d + 1 < in_kernel) a.line_count *= a.counts[d];
  }
  result.parts = parts_of(dims, in_kernel);
  add_tables(tables, pass, a, result.tuning);
  return result;
}

/// The pass' flags, with what the addresses of this execute allow. Where bounds are checked, elements are not taken as pairs and all access goes through
/// the accessor, which checks it.
template <class Real>
std::uint32_t flags_for_addresses(PassArguments<Real> const& a) {
  auto const aligned = [](void const* p) { return !bounds_are_checked && reinterpret_cast<std::uintptr_t>(p) % (2 * sizeof(Real)) == 0; };
  bool const load = aligned(a.source) && !a.has(flag_real_load), store = aligned(a.target);
  return a.flags | (load ? flag_aligned_load : 0u) | (store ? flag_aligned_store : 0u);
}

}  // namespace

template <class Real>
PassArguments<Real> arguments_for(PreparedPass<Real> const& pass, LaunchPart const& part, void const* source, void* target,
                                  [[maybe_unused]] char const* label) {
  auto a = pass.arguments;
  a.source = static_cast<Real const*>(source) + part.load * (a.has(flag_real_load) ? 1 : 2);
  a.target = static_cast<Real*>(target) + part.store * ((a.maps.flags & mapped_real_store) != 0 ? 1 : 2);
  a.line_count = pass.arguments.line_count * part.outer_count;
  if (a.dim_count != 0) a.counts[a.dim_count - 1] = part.outer_count;
  a.flags = flags_for_addresses(a);
  auto const begins_vector = [](void const* p) { return !bounds_are_checked && reinterpret_cast<std::uintptr_t>(p) % 16 == 0; };
  if (!begins_vector(a.source)) a.maps.flags &= static_cast<std::uint16_t>(~mapped_vector_load);
  if (!begins_vector(a.target)) a.maps.flags &= static_cast<std::uint16_t>(~mapped_vector_store);
#ifdef TEAMFFT_CHECK_BOUNDS
  auto const moved = [](ElementSpan span, std::int64_t by) { return ElementSpan{span.begin - by, span.end - by}; };
  a.bounds = {moved(pass.source_span, part.load), moved(pass.target_span, part.store), label};
#endif
  return a;
}

template PassArguments<float> arguments_for(PreparedPass<float> const&, LaunchPart const&, void const*, void*, char const*);
template PassArguments<double> arguments_for(PreparedPass<double> const&, LaunchPart const&, void const*, void*, char const*);

template <class Real>
ChainArguments<Real> arguments_for(PreparedChain<Real> const& prepared, void const* source, void* ring, void* target, char const* label) {
  auto const& chain = prepared.chain;
  auto const tiles = [&](PreparedPass<Real> const& pass) {
    return static_cast<std::uint32_t>(chain.unit_elements / (std::size_t{pass.arguments.length} * pass.arguments.lines_per_team));
  };
  ChainArguments<Real> c{};
  c.first = arguments_for(prepared.first, prepared.first.parts[0], source, ring, label);
  c.second = arguments_for(prepared.second, prepared.second.parts[0], ring, target, label);
  c.done = reinterpret_cast<std::uint32_t*>(static_cast<Real*>(ring) + 2 * chain.ring_elements());
  c.unit_elements = static_cast<std::int64_t>(chain.unit_elements);
  c.units = static_cast<std::uint32_t>(chain.units);
  c.slots = static_cast<std::uint32_t>(chain.slots);
  c.lag = static_cast<std::uint32_t>(chain.lag);
  c.first_tiles = tiles(prepared.first);
  c.second_tiles = tiles(prepared.second);
  return c;
}

template ChainArguments<float> arguments_for(PreparedChain<float> const&, void const*, void*, void*, char const*);
template ChainArguments<double> arguments_for(PreparedChain<double> const&, void const*, void*, void*, char const*);

template <class Real>
Prepared<Real> prepare(PassList const& list) {
  Prepared<Real> result;
  TableBlock<Real> tables;
  for (auto const& pass : list.passes) result.passes.push_back(prepare(list, pass, tables));
  for (auto const& chain : list.chains) {
    auto const [first, second] = chained(list, chain);
    result.chains.push_back({chain, prepare(list, first, tables), prepare(list, second, tables)});
  }
  result.tables = tables.take();
  return result;
}

template Prepared<float> prepare<float>(PassList const&);
template Prepared<double> prepare<double>(PassList const&);

}  // namespace TeamFFT::Impl
