// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a pass says of itself: lines, bytes, one line of text.
#include "pass/pass.hpp"

#include <TeamFFT/detail/printing.hpp>

#include <algorithm>
#include <tuple>

namespace TeamFFT::Impl {

std::size_t elements_per_transform(Pass const& pass, std::size_t LineDim::*position) {
  std::size_t n = pass.length;
  for (auto const& d : pass.lines)
    if (d.*position != 0) n *= d.count;
  return n;
}

namespace {

/// How many (line, element) pairs have a position below `count`, where the position grows by `step` along the line and
/// by `dims` over the lines of one transform. Positions of one transform are distinct, so this is min(count, all) per
/// transform.
std::size_t valid_elements(std::size_t all, std::size_t per_transform, std::size_t count) {
  return all / std::max<std::size_t>(per_transform, 1) * std::min(per_transform, count);
}

char const* name(Buffer b) {
  return b == Buffer::in ? "in" : b == Buffer::out ? "out" : b == Buffer::workspace ? "workspace" : "spectrum";
}

char const* packing_name(Packing packing) {
  return packing == Packing::pairs       ? "pairs"
         : packing == Packing::spectrum  ? "pair step"
         : packing == Packing::two_lines ? "two lines"
                                         : "two half-spectra";
}

template <class Say>
void describe_side(Say& say, Side const& side, bool load) {
  std::string const end = load ? " load" : " store";
  if (side.map != Map::none) say(map_name(side.map) + end);
  if (side.reversed) say("reversed" + end);
  if (side.alternate) say("alternating signs");
  if (side.conjugate) say("conjugate" + end);
  if (side.packing != Packing::none) say(packing_name(side.packing) + std::string(" at") + end);
}

/// Elements of memory that one whole transform of a line-wise load reads, where all of them are there.
std::size_t elements_read(Pass const& p) {
  auto const& map = p.source.map;
  if (map.side.map == Map::half) return map.transform_length / 2 + 1;
  if (map.side.map != Map::none || is_of_two_lines(map.side.packing)) return map.length;
  return map.side.packing == Packing::pairs ? 2 * elements_per_transform(p, &LineDim::load_position) / p.rows()
                                            : p.line_elements() + 1;
}

std::size_t elements_written(Pass const& p) {
  auto const& map = p.target.map;
  if (map.side.map == Map::half) return map.transform_length / 2 + 1;
  if (map.side.map != Map::none || is_of_two_lines(map.side.packing)) return map.length;
  if (map.side.packing == Packing::spectrum) return p.line_elements() + 1;
  return (map.side.packing == Packing::pairs ? 2 : 1) * elements_per_transform(p, &LineDim::store_position) / p.rows();
}

/// Transforms at an end of a pass, each over all lines that positions tie together; two of a line where it packs those,
/// and of a box one of each row.
std::size_t transforms(Pass const& p, End const& end, std::size_t LineDim::*position) {
  bool const two = is_of_two_lines(end.map.side.packing);
  std::size_t n = two ? 2 : p.rows(), alone = 0;
  for (auto const& d : p.lines)
    if (d.*position == 0) n *= d.count, alone = d.last_alone ? d.count : alone;
  return two && alone != 0 ? n - n / (2 * alone) : n;
}

/// Of so many positions those whose elements a window has: once each that is read, with every repetition those that are
/// written.
std::size_t inside(End const& end, std::vector<ViewEnd> const& windows, std::size_t positions) {
  if (!end.window) return positions;
  for (auto const& dimension : windows.at(*end.window).dimensions)
    if (dimension.has_window) positions = positions / dimension.window.length * dimension.window.count;
  return positions;
}

/// As Views have it, the fastest axis last.
std::string box_text(std::vector<std::size_t> const& box) {
  std::string all;
  for (auto n = box.rbegin(); n != box.rend(); ++n) all += (all.empty() ? " (" : "x") + std::to_string(*n);
  return all.empty() ? all : all + ")";
}

void describe_ops(std::ostream& os, Pass const& p) {
  auto say = [&, first = true](std::string const& text) mutable {
    os << (first ? ", ops " : " + ") << text;
    first = false;
  };
  auto const& [load, store] = std::tie(p.source, p.target);
  if (load.is_real()) say("real load");
  describe_side(say, load.map.side, true);
  if (load.loads_line_wise() && load.map.count < elements_read(p)) say("zero past " + std::to_string(load.map.count));
  // those that multiply what is there
  auto const is_inner = [](Op const& op) { return op.index() > op_index<ops::Permutation>(); };
  for (auto const& op : load.ops)
    if (!is_inner(op)) say(text_of(op, EndOf::load));
  if (!load.loads_line_wise() && load.count < elements_per_transform(p, &LineDim::load_position))
    say("zero past " + std::to_string(load.count));
  for (auto const& op : load.ops)
    if (is_inner(op)) say(text_of(op, EndOf::load));
  if (p.convolves())
    say(p.middle.convolution->has_table() ? "filter " + std::to_string(p.middle.convolution->length) : "the filter");
  if (p.middle.companion) say(p.middle.companion->combines ? "combine x_0" : "carry x_0");
  for (auto op = store.ops.rbegin(); op != store.ops.rend(); ++op) say(text_of(*op, EndOf::store));
  describe_side(say, store.map.side, false);
  if (store.is_real()) say("real store");
}

}  // namespace

PassList::Memory PassList::memory() const {
  std::vector<bool> writes(passes.size(), true), reads(passes.size(), true);
  Memory memory;
  for (auto const& chain : chains) {
    writes[chain.pass] = reads[chain.pass + 1] = false;
    memory.ring = std::max(memory.ring, chain.ring_elements() + chain.counter_elements());
  }
  for (std::size_t i = 0; i < passes.size(); ++i)
    if ((writes[i] && passes[i].target.buffer == Buffer::workspace) ||
        (reads[i] && passes[i].source.buffer == Buffer::workspace))
      memory.workspace = workspace_elements;
  constexpr std::size_t alignment = 32;  // elements: all begin at multiples of 256 bytes
  if (memory.ring != 0) memory.workspace = (memory.workspace + alignment - 1) / alignment * alignment;
  memory.spectrum = memory.ring == 0 ? spectrum_elements : (spectrum_elements + alignment - 1) / alignment * alignment;
  return memory;
}

std::size_t Pass::line_count() const {
  std::size_t n = 1;
  for (auto const& d : lines) n *= d.count;
  return n;
}

std::vector<PlacedRow> rows_of(Middle const& middle) {
  std::vector<PlacedRow> rows{{}};
  for (std::size_t d = 0; d < middle.row_steps.size(); ++d) {
    std::size_t const n = middle.box[d + 1], below = rows.size();
    auto const [load, store] = middle.row_steps[d];
    for (std::size_t c = 1; c < n; ++c)
      for (std::size_t q = 0; q < below; ++q)
        rows.push_back({rows[q].load + static_cast<std::ptrdiff_t>(c) * load,
                        rows[q].store + static_cast<std::ptrdiff_t>(c) * store, rows[q].mirror + (n - c) * below});
  }
  return rows;
}

std::size_t Pass::line_elements() const {
  if (!middle.row_steps.empty()) return middle.box[0];
  auto const* const chirp = source.ops.find<ops::Chirp>();
  return chirp != nullptr && target.ops.has<ops::Chirp>() ? chirp->length : length;
}

std::size_t Pass::bytes(Precision precision, std::vector<ViewEnd> const& windows) const {
  std::size_t const scalar = precision == Precision::f32 ? 4 : 8;
  std::size_t const all = line_count() * length;
  std::size_t const loaded =
      source.loads_line_wise()
          ? transforms(*this, source, &LineDim::load_position) * std::min(elements_read(*this), source.map.count)
          : valid_elements(all, elements_per_transform(*this, &LineDim::load_position), source.count);
  std::size_t const stored =
      target.stores_line_wise()
          ? transforms(*this, target, &LineDim::store_position) * elements_written(*this)
          : valid_elements(all, elements_per_transform(*this, &LineDim::store_position), target.count);
  return inside(source, windows, loaded) * scalar * (source.is_real() ? 1 : 2) +
         inside(target, windows, stored) * scalar * (target.is_real() ? 1 : 2);
}

std::string Pass::request() const {
  auto os = classic_stream();
  os << line_count() << " lines of " << length << box_text(middle.box)
     << (convolves()         ? " (convolution)"
         : middle.transforms ? ""
                             : " (no transform)");
  describe_ops(os, *this);
  return os.str();
}

std::string Pass::describe(Precision precision, std::vector<ViewEnd> const& windows) const {
  auto os = classic_stream();
  os << rule << ": " << line_count() << " lines of " << length << box_text(middle.box);
  if (!choice.radices.empty()) {
    os << (choice.is_row_of(RowsOf::reals) && convolves() ? " reals, half of them =" : " =");
    for (std::size_t i = 0; i < choice.radices.size(); ++i) os << (i ? "x" : " ") << choice.radices[i];
    if (auto const* const own = choice.as<ScratchLineChoice>(); own != nullptr && !own->axes.empty())
      for (std::size_t i = 0; i < own->axes.size(); ++i)
        os << (i ? "," : " along axes ") << middle.box.size() - 1 - own->axes[i];
  }
  if (auto const* const prime = choice.as<ScratchLinePrimeChoice>()) {
    for (std::size_t i = 0; i < prime->factors.size(); ++i) os << (i ? "x" : " (prime stage by ") << prime->factors[i];
    os << ')';
  }
  os << (convolves()         ? " (convolution)"
         : middle.transforms ? ""
                             : " (no transform)")
     << ", " << name(source.buffer) << " stride " << source.stride << (tiles.load ? " tile" : " row") << " -> "
     << name(target.buffer) << " stride " << target.stride << (tiles.store ? " tile" : " row") << ", "
     << choice.kernel_name() << " kernel, ";
  if (choice.teams() > 1)
    os << choice.teams() << " teams of " << choice.team_size << " threads a line";
  else
    os << choice.team_size << " threads, " << choice.lines_per_team << " lines a team";
  if (choice.overlap_lines() != 0) os << " of which " << choice.overlap_lines() << " are the next one's too";
  if (choice.lanes() > 1) os << " in " << choice.lanes() << " lanes";
  if (choice.is_way(Way::along)) os << " along the line";
  if (choice.is_way(Way::groups)) os << " as a whole";
  os << ", scratch " << choice.scratch_bytes << " B";
  describe_ops(os, *this);
  os << ", " << bytes(precision, windows) << " B";
  return os.str();
}

}  // namespace TeamFFT::Impl
