// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The shape of a team: threads, lines, lanes, scratch; and the order of a pass' lines.
#include "general_shape.hpp"
#include "placed_shape.hpp"
#include "prime_shape.hpp"
#include "radices.hpp"
#include "rule.hpp"
#include "rows.hpp"

#include <backends/tuning.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t small_scratch = 16384;  // bytes; below, a few pads decide what fits
constexpr std::size_t most_elements = 32767;  // of a team: places in it are divided exactly (SmallDivisor)

constexpr std::size_t shared_line_elements = 4096;  // of a line, for each thread of a host that shares it

// In units of reading and writing an element once. Those of convolutions are in proportion: one of M = 2N took 2.2 times a copy's time with a row, 15 without
// (H200, 2026-11-21).
constexpr double stage_time = 0.15, convolution_stage_time = 0.4, convolution_row_stage_time = 0.06, lane_stage_time = 0.3, placed_stage_time = 0.05;

std::size_t round_up(std::size_t n, std::size_t multiple) { return (n + multiple - 1) / multiple * multiple; }

/// A team of one thread: its lanes are lines where there are enough of them to fill half the vector.
std::optional<Tuning> fit_lanes(Context const& context, Tuning t, Pass const& pass) {
  unsigned const lanes = context.machine.vector_bytes / (static_cast<unsigned>(context.complex_bytes()) / 2);
  bool const vectors = lanes > 1 && 2 * pass.line_count() >= lanes;
  std::size_t const one_buffer = pass.length * context.complex_bytes(), preferred = context.machine.preferred_scratch;
  std::size_t const limit = preferred != 0 ? std::min(context.scratch(), preferred) : context.scratch();
  auto const fits = [&](std::size_t buffers) { return (vectors ? lanes : 1) * buffers * one_buffer <= limit; };
  // A convolution of one stage works in place, the spectrum of others has rows of its own. Mapped rows of one stage have theirs where there is room.
  t.ping_pong = t.radices.size() > 1 || ((is_mapped_load(pass) || is_mapped_store(pass)) && fits(2));
  std::size_t const line_bytes = (t.ping_pong ? 2 : 1) * one_buffer;
  t.lanes = vectors && fits(t.ping_pong ? 2 : 1) ? lanes : 1;
  if (t.lanes * line_bytes > limit) return {};
  t.lines_per_team = t.lanes;
  t.scratch_bytes = t.lanes * line_bytes;
  return t;
}

/// Lines that a team of the general kernel may take, falling; `wanted` of them make whole accesses of a tile.
std::vector<std::size_t> line_choices(Pass const& pass, std::size_t wanted) {
  bool const gathered = wanted > 1;
  std::size_t const most = std::min(std::max<std::size_t>(1, pass.line_count()), std::max(wanted, most_elements / pass.length));
  std::vector<std::size_t> choices;
  for (std::size_t lines = 1; lines < most; lines += gathered ? lines : std::max<std::size_t>(1, lines / 8)) choices.push_back(lines);
  choices.push_back(most);
  std::reverse(choices.begin(), choices.end());
  return choices;
}

/// How well a team uses the device, 1 at best: idle lanes and rounds that are not full, threads and teams beside it on a multiprocessor (scratch and
/// registers bound them), teams enough for all multiprocessors, neighbours for strided accesses.
double usefulness(Context const& context, Pass const& pass, Tuning const& t) {
  constexpr double overhead = 4;  // of a thread and stage, in elements: some 60 instructions of some 17 an element (counted in SASS)
  double needed = 0, in_rounds = 0, in_warps = 0;
  for (std::size_t s = 0; s < t.radices.size(); ++s) {
    unsigned const R = t.radices[s];
    std::size_t const butterflies = t.lines_per_team * (pass.length / R);
    needed += static_cast<double>(butterflies * R);
    in_warps += static_cast<double>(round_up(butterflies, 32) * R);
    in_rounds += (static_cast<double>(stage_rounds(pass.length, t, s) * butterflies_held(R) * R) + overhead) * t.team_size;
  }
  double const efficiency = needed == 0 ? 1 : needed / (0.5 * in_rounds + 0.5 * in_warps);
  auto const form = general_form(context.complex_bytes() / 2, is_wide(t));
  std::size_t const threads = form.threads * form.min_blocks;
  double const teams =
      static_cast<double>(std::min({threads / t.team_size, (context.machine.team_scratch + 1024) / (t.scratch_bytes + 1024), std::size_t{24}}));
  double const occupied = std::min(1.0, teams * t.team_size / static_cast<double>(threads)), overlap = teams <= 1 ? 0.75 : teams <= 2 ? 0.92 : 1.0;
  double const spread = std::min(1.0, static_cast<double>(pass.line_count()) / (t.lines_per_team * static_cast<double>(context.machine.concurrency)));
  double const start = static_cast<double>(t.lines_per_team * pass.length) / static_cast<double>(t.lines_per_team * pass.length + 2 * t.team_size);
  double neighbours = 1;
  if (pass.tuning.tile_load || pass.tuning.tile_store)
    neighbours = std::min(1.0, static_cast<double>(t.lines_per_team * context.complex_bytes()) / context.machine.access_bytes);
  return efficiency * std::pow(occupied, 0.6) * overlap * std::pow(std::max(spread, 0.01), 0.5) * start * neighbours * (t.ping_pong ? 0.97 : 1.0);
}

/// The most useful team for the pass among those that fit, by the launch that is asked for.
std::optional<Tuning> fit_team(Context const& context, Pass const& pass, Tuning t) {
  auto const& machine = context.machine;
  bool const native = machine.team_scratch > machine.portable_scratch && context.options.launch != Launch::parallel_for;  // else no launch of its own
  if (!native && context.options.launch == Launch::native) return {};
  t.launch = native ? Launch::native : Launch::parallel_for;
  std::size_t const limit = std::min(context.scratch(), native ? machine.team_scratch : machine.portable_scratch);
  std::size_t const most_threads = std::min<std::size_t>(machine.max_team_size, general_form(context.complex_bytes() / 2, is_wide(t)).threads);
  t.tile_load = pass.tuning.tile_load;
  t.tile_store = pass.tuning.tile_store;
  std::optional<Tuning> best;
  double best_use = 0;
  bool const gathered = t.tile_load || t.tile_store;
  std::size_t const wanted = gathered ? std::max<std::size_t>(1, machine.access_bytes / context.complex_bytes()) : 1;
  for (auto const lines : line_choices(pass, wanted)) {
    if (lines * pass.length > most_elements) continue;
    if (best && lines < wanted) break;
    if (lines * pass.length * context.complex_bytes() > limit) continue;  // a quick way past general_layout(), whose buffer is no smaller
    t.lines_per_team = static_cast<unsigned>(lines);
    t.ping_pong = false;
    auto const layout = general_layout(pass, t, context.precision);
    std::size_t const one_buffer = layout.scratch_bytes, two_buffers = 2 * one_buffer - layout.shape.info_bytes;
    if (one_buffer > limit) continue;
    for (std::size_t threads = std::min<std::size_t>(64, most_threads); threads <= most_threads; threads += 32) {
      t.team_size = static_cast<unsigned>(threads);
      t.ping_pong = needs_two_buffers(pass, t);
      t.scratch_bytes = t.ping_pong ? two_buffers : one_buffer;
      if (t.scratch_bytes > limit) continue;
      double const use = usefulness(context, pass, t);
      if (use > best_use * 1.001) {
        best = t;
        best_use = use;
      }
    }
  }
  return best;
}

/// A side of whole packed half-spectra, each alone in its memory, with no other op.
bool is_spectrum(Pass const& pass, bool store) {
  auto side = store ? pass.store_side : pass.load_side;
  side.conjugate = false;
  if (side != Side{Map::half, Packing::spectrum}) return false;
  if (store) return !pass.store_chirp && !pass.scatter && pass.store_twiddle_length == 0;
  return pass.map_count > pass.line_elements && !pass.load_chirp && !pass.gather && pass.load_twiddle_length == 0;
}

/// The fewest lanes along a line: vectors of 32 bytes where there are such, and no fewer than 4 lanes.
std::size_t narrowest_along(Context const& context) {
  std::size_t const scalar_bytes = context.complex_bytes() / 2;
  return std::max<std::size_t>(4, std::min<std::size_t>(32, context.machine.vector_bytes) / scalar_bytes);
}

/// A whole convolution of each line. Many of them stay lanes of rows while these fit in the first two levels of caches.
bool convolves_along(Context const& context, Pass const& pass) {
  constexpr std::size_t cached_rows = std::size_t{256} << 10;
  bool const alone = pass.filter_factors.size() == 1;
  std::size_t const rows = 4 * pass.length * context.machine.vector_bytes;  // two buffers
  bool const few = pass.line_count() * context.complex_bytes() / 2 < context.machine.vector_bytes;
  return pass.algorithm == Algorithm::convolution && alone && (few || rows > cached_rows);
}

/// The first stage of lanes along a line.
struct AlongStage {
  unsigned radix, lanes;
  [[nodiscard]] std::size_t rows() const { return (radix + lanes - 1) / lanes; }
  /// Lanes at work, of the narrower vectors a little less.
  [[nodiscard]] double use(std::size_t widest) const {
    return static_cast<double>(radix) / static_cast<double>(rows()) * (lanes == widest ? 1.0 : 1.1) * (radix == lanes ? 1.0 : 0.9);
  }
};

/// The one with most lanes at work; a line has a vector of butterflies at least. Convolutions choose their length, and want no lanes without elements.
std::optional<AlongStage> along_stage(Context const& context, std::size_t length, bool padded) {
  std::size_t const widest = context.machine.vector_bytes / (context.complex_bytes() / 2);
  std::optional<AlongStage> best;
  for (std::size_t lanes = widest; lanes >= narrowest_along(context); lanes /= 2)
    for (unsigned R = 3; R <= 32; ++R) {
      auto const W = static_cast<unsigned>(lanes);
      if (length % R != 0 || length / R < lanes || !(R == W || (padded && fills_lanes(R, W)))) continue;
      AlongStage const stage{R, W};
      if (!best || stage.use(widest) > best->use(widest)) best = stage;
    }
  return best;
}

/// Threads that share a line where there are fewer lines than threads: each has work that is worth the barriers.
unsigned threads_of_line(Machine const& machine, Pass const& pass) {
  std::size_t const idle = std::min<std::size_t>(machine.max_team_size, machine.concurrency / std::max<std::size_t>(1, pass.line_count()));
  return static_cast<unsigned>(std::clamp<std::size_t>(pass.length / shared_line_elements, 1, std::max<std::size_t>(1, idle)));
}

/// Lanes along the line: a plain transform of contiguous lines, or one from or to their half-spectra, or a whole convolution.
std::optional<Tuning> fit_along(Context const& context, Pass const& pass) {
  auto const& machine = context.machine;
  bool const convolution = convolves_along(context, pass);
  bool const spectrum_load = is_spectrum(pass, false), spectrum_store = is_spectrum(pass, true);
  bool const plain_load = spectrum_load || (loads_plainly(pass) && (!pass.real_load || loads_as_complex(pass)));
  bool const plain_store = spectrum_store || stores_plainly(pass);
  bool const plain = pass.algorithm == Algorithm::transform && plain_load && plain_store && pass.load_stride == 1 && pass.store_stride == 1;
  if (!context.lanes() || !(convolution || (plain && pass.companion == Companion::none))) return {};
  auto const stage = along_stage(context, pass.length, !convolution);
  if (!stage) return {};
  Tuning t;
  t.radices = factorize(pass.length / stage->radix, true);
  t.radices.insert(t.radices.begin(), stage->radix);
  t.lanes = stage->lanes;
  t.lanes_along = true;
  bool const ordered = convolution || spectrum_load || spectrum_store;
  std::size_t const elements = pass.length / stage->radix * stage->rows() * stage->lanes;
  t.scratch_bytes = (ordered ? elements + pass.length + 1 : elements) * context.complex_bytes();
  std::size_t const shared = pass.line_count() / (8 * std::max(1u, machine.concurrency));  // eight teams a thread at least
  t.lines_per_team = static_cast<unsigned>(std::clamp<std::size_t>(2048 / pass.length, 1, std::max<std::size_t>(1, shared)));
  t.team_size = threads_of_line(machine, pass);
  if (t.scratch_bytes > context.scratch()) return {};  // which may be more than a core's caches: the stages go depth first
  return t;
}

/// One butterfly where there is one: all its elements stay in registers; else stages of at most `widest`.
std::vector<unsigned> short_radices(std::size_t length) {
  constexpr unsigned widest = 16;
  if (is_butterfly(length)) return {static_cast<unsigned>(length)};
  auto result = factorize(length, true);
  return result.front() <= widest ? result : std::vector<unsigned>{};
}

/// Many short lines, one a lane, in groups that move as a whole: contiguous on either side, or neighbours.
std::optional<Tuning> fit_short(Context const& context, Pass const& pass) {
  constexpr std::size_t longest = 256, team_elements = 4096, gathered = 4096;  // gathered: short_lines_bytes of the kernel
  // From here on lanes along the line are faster where they divide it (f64: 96 0.75 and 0.86 of FFTW's speed, 128 0.92 and 0.87; f32: 128 0.79 and 0.99, 192
  // 0.89 and 0.81; AMD EPYC, 2026-11-22).
  std::size_t const longest_beside_along = context.precision == Precision::f32 ? 160 : 96;
  auto const& machine = context.machine;
  std::size_t const lanes = machine.vector_bytes / (context.complex_bytes() / 2), line_count = pass.line_count();
  if (lanes < 2 || pass.length < 2 || pass.length > longest || line_count < lanes / 2) return {};
  if (pass.length > longest_beside_along && pass.length % lanes == 0) return {};
  if (pass.algorithm != Algorithm::transform || pass.companion != Companion::none || pass.lines.empty()) return {};
  if (!loads_plainly(pass) || !stores_plainly(pass) || (pass.real_load && !loads_as_complex(pass))) return {};
  auto const& inner = pass.lines.front();
  bool const whole_groups = pass.lines.size() == 1 || inner.count % lanes == 0;
  bool const load = pass.load_stride == 1 || inner.load == 1, store = pass.store_stride == 1 || inner.store == 1;
  if (!whole_groups || !load || !store) return {};
  // Rows that lie apart in far memory want the widest vectors, and to be asked for early: not here.
  constexpr std::size_t far_bytes = std::size_t{1} << 20;
  bool const strided = pass.load_stride != 1 || pass.store_stride != 1;
  if (strided && pass.length > 16 && line_count * pass.length * context.complex_bytes() >= far_bytes) return {};
  Tuning t;
  t.radices = short_radices(pass.length);
  if (t.radices.empty()) return {};
  t.lanes = static_cast<unsigned>(lanes);
  t.short_lines = true;
  std::size_t const shared = line_count / (8 * lanes * std::max(1u, machine.concurrency));  // eight teams a thread at least
  std::size_t const groups = std::clamp<std::size_t>(team_elements / (pass.length * lanes), 1, std::max<std::size_t>(1, shared));
  t.lines_per_team = static_cast<unsigned>(groups * lanes);
  std::size_t const group = lanes * pass.length * context.complex_bytes();
  t.scratch_bytes = group + std::max(group, gathered) + pass.length / t.radices.front() * sizeof(std::uint32_t);
  if (t.scratch_bytes > context.scratch()) return {};
  return t;
}

std::ptrdiff_t magnitude(std::ptrdiff_t n) { return n < 0 ? -n : n; }

bool continues(LineDim const& a, LineDim const& b) {
  auto const n = static_cast<std::ptrdiff_t>(a.count);
  return a.mirror == 0 && b.mirror == 0 && b.load == a.load * n && b.store == a.store * n && b.load_position == a.load_position * a.count &&
         b.store_position == a.store_position * a.count && b.load_twiddle == a.load_twiddle * a.count && b.store_twiddle == a.store_twiddle * a.count &&
         b.filter_position == a.filter_position * a.count;
}

/// How far apart in memory the neighbours along d are, or those of one line: mapped sides and permutations address by position.
std::ptrdiff_t line_step(Pass const& pass, LineDim const& d, bool store) {
  bool const by_position = store ? is_mapped_store(pass) : is_mapped_load(pass);
  auto const position = static_cast<std::ptrdiff_t>(store ? d.store_position : d.load_position);
  return magnitude((store ? d.store : d.load) + (by_position ? position * (store ? pass.store_stride : pass.load_stride) : 0));
}

std::ptrdiff_t element_step(Pass const& pass, bool store) {
  bool const by_position = store ? is_mapped_store(pass) : is_mapped_load(pass);
  return magnitude(store ? pass.store_stride : pass.load_stride) *
         (by_position ? static_cast<std::ptrdiff_t>(store ? pass.store_position_step : pass.load_position_step) : 1);
}

void order_lines(Pass& pass, bool by_store) {
  std::erase_if(pass.lines, [](LineDim const& d) { return d.count == 1; });
  auto const key = [&](LineDim const& d) { return line_step(pass, d, by_store); };
  std::stable_sort(pass.lines.begin(), pass.lines.end(), [&](LineDim const& a, LineDim const& b) { return key(a) < key(b); });
  for (std::size_t i = 0; i + 1 < pass.lines.size();) {
    if (continues(pass.lines[i], pass.lines[i + 1])) {
      pass.lines[i].count *= pass.lines[i + 1].count;
      pass.lines.erase(pass.lines.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    } else {
      ++i;
    }
  }
}

}  // namespace

namespace {

std::optional<Tuning> fit_general(Context const& context, Pass const& pass) {
  Tuning t;
  if (pass.length >= (std::size_t{1} << 16)) return {};  // radices up to 16 stages
  t.radices = factorize(pass.length, context.lanes());
  if (context.lanes()) return fit_lanes(context, t, pass);
  return fit_team(context, pass, t);
}

/// What hosts add to a pass' time: lines too few for the lanes are computed as scalars, and rows that fill a part of the second-level cache, or do not fit in
/// it, keep tables and data out (factors); a team that finds its lines and its rows' twiddles takes as long as a copy of some 250 elements (574 microseconds
/// for 2044 teams of 8 lines of 2 in f64, AMD EPYC, 2026-11-22).
double host_time(Pass const& pass, double time, double lines) {
  constexpr std::size_t cached_rows = std::size_t{256} << 10;
  constexpr double team_elements = 250;
  auto const& t = pass.tuning;
  if (t.lanes == 1) time *= 4;
  if (!t.lanes_along) time *= t.scratch_bytes > 4 * cached_rows ? 3 : t.scratch_bytes > cached_rows ? 1.2 : 1;
  bool const prepares = !t.lanes_along && !t.short_lines;
  return time + (prepares ? lines * team_elements / static_cast<double>(t.lines_per_team * pass.length) : 0.0);
}

}  // namespace

std::optional<Tuning> fit(Context const& context, std::size_t length, std::size_t line_count, bool gathered) {
  Pass pass;
  pass.length = length;
  pass.load_count = pass.store_count = 0;  // ops at both ends: the most scratch
  pass.lines = {LineDim{line_count}};
  for (int tiles = 0; tiles < 4 && !context.lanes(); ++tiles) {  // the passes to come may have tiles on either side
    pass.tuning.tile_load = tiles % 2 != 0;
    pass.tuning.tile_store = tiles / 2 != 0;
    if (context.scratch() < small_scratch && !fit_general(context, pass)) return {};
  }
  pass.tuning.tile_load = pass.tuning.tile_store = gathered;
  return fit_general(context, pass);
}

bool try_finish(Context const& context, Pass& pass) {
  bool const whole_chirp = pass.load_chirp && pass.store_chirp;
  pass.line_elements = whole_chirp ? pass.chirp_length : pass.length;
  bool const row_load = element_step(pass, false) <= 1 || pass.length == 1;
  order_lines(pass, row_load);
  if (!pass.lines.empty()) {
    pass.tuning.tile_load = line_step(pass, pass.lines[0], false) < element_step(pass, false) || pass.length == 1;
    pass.tuning.tile_store = line_step(pass, pass.lines[0], true) < element_step(pass, true) || pass.length == 1;
  }
  bool const tile_load = pass.tuning.tile_load, tile_store = pass.tuning.tile_store;
  std::optional<Tuning> shape = fit_measured(context, pass);
  if (!shape) shape = fit_measured_prime(context, pass);
  if (!shape) shape = fit_row(context, pass);
  bool const halved = pass.load_side.map == Map::halved || pass.store_side.map == Map::halved;
  if (halved && !(shape && shape->is_real_row)) return false;  // no other kernel knows the mirror line
  if (!shape) shape = fit_placed(context, pass);
  if (!shape) shape = fit_prime(context, pass);
  if (!shape && (is_direct(pass.length) || is_butterfly(pass.length))) shape = fit_short(context, pass);
  if (!shape && is_direct(pass.length)) shape = fit_along(context, pass);
  if (!shape && is_direct(pass.length)) shape = fit_general(context, pass);
  if (!shape) return false;
  pass.tuning = *shape;
  pass.tuning.tile_load = tile_load;
  pass.tuning.tile_store = tile_store;
  return true;
}

void finish(Context const& context, Pass& pass) {
  if (!try_finish(context, pass))
    throw Error("TeamFFT plan: a line of " + std::to_string(pass.length) + " does not fit in " + std::to_string(context.scratch()) + " bytes of scratch");
}

double estimate(Context const& context, Pass const& pass, std::size_t elements) {
  bool const convolution_row = pass.algorithm == Algorithm::convolution && pass.tuning.row >= 0;
  double const short_runs = convolution_row ? 0.35 : 0.7;  // short runs cost less beside so much arithmetic: a guess
  auto const side = [&](bool tile) {
    double const contiguous = static_cast<double>(pass.tuning.lines_per_team * context.complex_bytes()) / context.machine.access_bytes;
    return tile ? 0.5 / std::min(1.0, std::pow(contiguous, short_runs)) : 0.5;
  };
  double stages = 1;
  for (auto R : pass.tuning.radices) stages += pass.tuning.prime >= 0 && R > 32 ? 0 : stage_cost(R, context.lanes());
  for (auto R : pass.tuning.prime_factors) stages += 2 * stage_cost(R, context.lanes());
  if (pass.algorithm == Algorithm::convolution) stages *= 2;
  double const per_element = static_cast<double>(pass.line_count()) / static_cast<double>(elements), lines = per_element * static_cast<double>(pass.length);
  double memory =
      (convolution_row ? per_element * static_cast<double>(pass.store_count) : lines) * (side(pass.tuning.tile_load) + side(pass.tuning.tile_store));
  if ((pass.gather || pass.scatter) && !convolution_row) memory *= 1.5;
  double const share = convolution_row && pass.tuning.is_real_row ? 0.5 : 1.0;  // real lines of prime length: half the bytes and half the work
  bool const convolution = pass.algorithm == Algorithm::convolution;
  double const time = pass.tuning.placed >= 0 || pass.tuning.prime >= 0 ? placed_stage_time
                      : context.lanes()                                 ? lane_stage_time
                      : convolution_row                                 ? convolution_row_stage_time
                      : convolution                                     ? convolution_stage_time
                                                                        : stage_time;
  memory *= share;
  double const arithmetic = share * lines * stages * time * (pass.tuning.ping_pong && !context.lanes() && pass.tuning.placed < 0 ? 1.3 : 1.0);
  return context.lanes() ? host_time(pass, memory + arithmetic, lines) : std::max(memory, arithmetic) + 0.05 * arithmetic;
}

}  // namespace TeamFFT::Impl
