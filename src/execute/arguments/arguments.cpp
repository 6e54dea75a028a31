// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/arguments/arguments.hpp"

#include "pass/features.hpp"
#include "plan/chain.hpp"
#include "execute/arguments/map_tables.hpp"
#include "execute/arguments/stage_tables.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>
#include <span>
#include <string>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t most_lines = std::size_t{1} << 31;

/// A flag that says that an end, or the middle, has a feature.
struct FeatureFlag {
  Features feature;
  std::uint32_t flag = 0;
};

constexpr FeatureFlag load_flags[] = {{features::reals, flag_real_load},    {features::swap, flag_swap_load},
                                      {features::chirp, flag_load_chirp},   {features::twiddle, flag_load_twiddle},
                                      {features::permutation, flag_gather}, {features::line_wise, flag_line_wise_load}};
constexpr FeatureFlag store_flags[] = {{features::swap, flag_swap_store},
                                       {features::chirp, flag_store_chirp},
                                       {features::twiddle, flag_store_twiddle},
                                       {features::permutation, flag_scatter},
                                       {features::line_wise, flag_line_wise_store}};
constexpr FeatureFlag middle_flags[] = {{features::bluestein | features::rader | features::filter, flag_convolution}};

/// The slot-line kernel and the lanes accept every op (engine.hpp): one that their kernels have no flag for would be
/// left out in silence.
constexpr bool knows_every_op() {
  Features known = features::scale;  // an argument of its own
  for (auto const& [feature, flag] : load_flags) known |= feature;
  for (auto const& [feature, flag] : store_flags) known |= feature;
  return features::all_ops.are_within(known);
}
static_assert(knows_every_op(), "a new op wants a flag of the kernels here, or engines that do not list it");

std::uint32_t flags_of(Features features, std::span<FeatureFlag const> all) {
  std::uint32_t flags = 0;
  for (auto const& [feature, flag] : all) flags |= features.have(feature) ? flag : 0;
  return flags;
}

/// All flags of a pass, which is complex (as_complex()).
std::uint32_t flags_of(Pass const& pass) {
  auto const [load, store, middle] = features_of(pass);
  std::uint32_t flags = flags_of(load, load_flags) | flags_of(store, store_flags) | flags_of(middle, middle_flags);
  auto const set = [&](bool on, std::uint32_t flag) { flags |= on ? flag : 0; };
  if (auto const& companion = pass.middle.companion) set(true, companion->combines ? flag_combine : flag_carry);
  set(pass.tiles.load, flag_tile_load);
  set(pass.tiles.store, flag_tile_store);
  set(pass.choice.has_two_buffers(), flag_ping_pong);
  set(pass.choice.is_way(Way::along), flag_lanes_along);
  set(pass.choice.is_way(Way::groups), flag_short_lines);
  set(!load.have(features::line_wise) && loads_whole(pass), flag_whole_load);
  set(!store.have(features::line_wise) && stores_whole(pass), flag_whole_store);
  set(is_packed(pass, pass.source.stride, &LineDim::load, pass.length) && !pass.source.is_real() &&
          (flags & flag_whole_load),
      flag_packed_load);
  set(is_packed(pass, pass.target.stride, &LineDim::store, pass.length) && (flags & flag_whole_store),
      flag_packed_store);
  for (auto const& d : pass.lines) {
    set(d.load_position != 0, flag_position_load);
    set(d.store_position != 0, flag_position_store);
    set(d.filter_position != 0, flag_position_filter);
  }
  return flags;
}

bool has_position(LineDim const& d) {
  return d.load_position || d.store_position || d.filter_position || d.load_twiddle || d.store_twiddle ||
         d.mirror.has_value() || d.last_alone;
}

/// The kernel's dimensions first (those with positions among them, and the first ones, which make memory access
/// contiguous), the host's after.
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

/// Every combination of the host's dimensions, and of pieces of the kernel's slowest one where all together are too
/// many lines.
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
    // axes before a c2r one grow in their place
    bool const padded = in && list.problem.placement == Placement::in_place;
    extend(span,
           in && !padded ? a.extent_in
           : in          ? std::max(a.extent_in, input_extent(a.kind, a.length))
                         : extent_out(a),
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
  result.source = pass.source.buffer;
  result.target = pass.target.buffer;
  result.scaled = pass.target.ops.has<ops::Scale>();
  result.calls_source = pass.source.called;
  result.calls_sink = pass.target.called;
  result.source_window = pass.source.window;
  result.target_window = pass.target.window;
  result.source_is_real = pass.source.element == ElementKind::real;
  result.target_is_real = pass.target.element == ElementKind::real;
  result.loads_parts = pass.source.element == ElementKind::part;
  result.stores_parts = pass.target.element == ElementKind::part;
  result.source_span = in_elements(span_of(list, pass.source.buffer), pass.source.is_real());
  result.target_span = in_elements(span_of(list, pass.target.buffer), pass.target.is_real());
  a.maps = maps_of(pass, sizeof(Real));
  a.load_stride = pass.source.stride;
  a.store_stride = pass.target.stride;
  auto const step_of = [&](End const& end) {
    bool const has_partners = pass.choice.is<SlotLineChoice>() && is_of_two_lines(end.map.side.packing);
    return has_partners ? end.partner : static_cast<std::ptrdiff_t>(end.position_step);
  };
  a.load_position_step = static_cast<std::uint32_t>(step_of(pass.source));
  a.store_position_step = static_cast<std::uint32_t>(step_of(pass.target));
  a.load_count = pass.source.count;
  a.store_count = pass.target.count;
  a.length = static_cast<std::uint32_t>(pass.length);
  a.lines_per_team = pass.choice.lines_per_team;
  a.overlap_lines = static_cast<std::uint8_t>(pass.choice.overlap_lines());
  a.flags = flags_of(pass);
  a.scale = {1, 0};
  a.stage_count = static_cast<std::uint8_t>(pass.choice.radices.size());
  auto dims = pass.lines;
  std::size_t const in_kernel = kernel_dims(dims);
  a.dim_count = static_cast<std::uint16_t>(in_kernel);
  a.scratch_bytes = static_cast<std::uint32_t>(pass.choice.scratch_bytes);
  a.line_count = 1;
  for (std::size_t d = 0; d < in_kernel; ++d) {
    a.dims[d] = {dims[d].load, dims[d].store};
    a.counts[d] = static_cast<std::uint32_t>(dims[d].count);
    // at most one of them is set
    a.positions[d] = dims[d].load_position + dims[d].store_position + dims[d].filter_position;
    a.twiddle_steps[d] =
        static_cast<std::uint32_t>(dims[d].load_twiddle + dims[d].store_twiddle + dims[d].mirror.value_or(0) +
                                   (dims[d].last_alone ? 1 : 0));  // a pass has one of them
    if (d + 1 < in_kernel) a.line_count *= a.counts[d];
  }
  result.parts = parts_of(dims, in_kernel);
  result.kernel = {pass.choice, add_tables(tables, pass, a)};
  return result;
}

/// The pass' flags, with what the addresses of this execute allow. Where bounds are checked, elements are not taken as
/// pairs and all access goes through the accessor, which checks it.
template <class Real>
void set_flags_for_addresses(PassArguments<Real>& a, bool calls_source, bool calls_sink) {
  auto const is_multiple = [](void const* p, std::size_t bytes) {
    return !bounds_are_checked && reinterpret_cast<std::uintptr_t>(p) % bytes == 0;
  };
  if (!calls_source && !a.has(flag_real_load) && is_multiple(a.source, 2 * sizeof(Real))) a.flags |= flag_aligned_load;
  if (!calls_sink && is_multiple(a.target, 2 * sizeof(Real))) a.flags |= flag_aligned_store;
  auto const drop = [&](std::uint16_t flags) { a.maps.flags &= static_cast<std::uint16_t>(~flags); };
  if (calls_source || !is_multiple(a.source, 16)) drop(line_wise_vector_load);
  if (calls_sink || !is_multiple(a.target, 16)) drop(line_wise_vector_store);
  if (calls_source) a.maps.flags |= line_wise_called_load;
  if (calls_sink) a.maps.flags |= line_wise_called_store;
}

}  // namespace

template <class Real>
PassArguments<Real> arguments_for(PreparedPass<Real> const& pass, LaunchPart const& part, void const* source,
                                  void* target, [[maybe_unused]] char const* label) {
  auto a = pass.arguments;
  a.source = static_cast<Real const*>(source);
  a.target = static_cast<Real*>(target);
  if (!pass.calls_source) a.source += part.load * (a.has(flag_real_load) ? 1 : 2);
  if (!pass.calls_sink) a.target += part.store * ((a.maps.flags & line_wise_real_store) != 0 ? 1 : 2);
  a.line_count = pass.arguments.line_count * part.outer_count;
  if (a.dim_count != 0) a.counts[a.dim_count - 1] = part.outer_count;
  set_flags_for_addresses(a, pass.calls_source, pass.calls_sink);
#ifdef TEAMFFT_CHECK_BOUNDS
  auto const moved = [](ElementSpan span, std::int64_t by) { return ElementSpan{span.begin - by, span.end - by}; };
  a.bounds = {moved(pass.source_span, part.load), moved(pass.target_span, part.store), label};
#endif
  return a;
}

template PassArguments<float> arguments_for(PreparedPass<float> const&, LaunchPart const&, void const*, void*,
                                            char const*);
template PassArguments<double> arguments_for(PreparedPass<double> const&, LaunchPart const&, void const*, void*,
                                             char const*);

template <class Real>
ChainArguments<Real> arguments_for(PreparedChain<Real> const& prepared, void const* source, void* ring, void* target,
                                   char const* label) {
  auto const& chain = prepared.chain;
  auto const tiles = [&](PreparedPass<Real> const& pass) {
    return static_cast<std::uint32_t>(chain.unit_elements /
                                      (std::size_t{pass.arguments.length} * pass.arguments.lines_per_team));
  };
  ChainArguments<Real> c{};
  c.first = arguments_for(prepared.first, prepared.first.parts[0], source, ring, label);
  c.second = arguments_for(prepared.second, prepared.second.parts[0], ring, target, label);
  c.done = reinterpret_cast<std::uint32_t*>(static_cast<Real*>(ring) + 2 * chain.ring_elements());
  c.unit_elements = static_cast<std::int64_t>(chain.unit_elements);
  c.units = static_cast<std::uint32_t>(chain.units);
  c.slots = static_cast<std::uint32_t>(chain.ring ? chain.ring->slots : 0);
  c.lag = static_cast<std::uint32_t>(chain.ring ? chain.ring->lag : 0);
  c.first_tiles = tiles(prepared.first);
  c.second_tiles = tiles(prepared.second);
  return c;
}

template ChainArguments<float> arguments_for(PreparedChain<float> const&, void const*, void*, void*, char const*);
template ChainArguments<double> arguments_for(PreparedChain<double> const&, void const*, void*, void*, char const*);

template <class Real>
Prepared<Real> prepare(PassList const& list, LongTables long_tables) {
  Prepared<Real> result;
  TableBlock<Real> tables;
  if (long_tables == LongTables::later) {
    result.long_tables = reserve_long_tables(tables, list);
    result.long_bytes = tables.reserved();
  }
  for (auto const& pass : list.passes) result.passes.push_back(prepare(list, pass, tables));
  for (auto const& chain : list.chains) {
    auto const [first, second] = chained(list, chain);
    result.chains.push_back({chain, prepare(list, first, tables), prepare(list, second, tables)});
  }
  result.tables = tables.take();
  return result;
}

template Prepared<float> prepare<float>(PassList const&, LongTables);
template Prepared<double> prepare<double>(PassList const&, LongTables);

}  // namespace TeamFFT::Impl
