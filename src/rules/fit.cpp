// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The shape of a team: threads, lines, lanes, scratch; and the order of a pass' lines.
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

constexpr std::size_t elements_held = 16;  // complex elements that a thread of the general kernel holds at most between two barriers

// In units of reading and writing an element once. Those of convolutions are in proportion: one of M = 2N took 2.2 times a copy's time with a row, 15 without
// (H200, 2026-11-21).
constexpr double stage_time = 0.15, convolution_stage_time = 0.4, convolution_row_stage_time = 0.06, lane_stage_time = 0.3;

std::size_t round_up(std::size_t n, std::size_t multiple) { return (n + multiple - 1) / multiple * multiple; }

/// A team of one thread: its lanes are lines where there are enough of them to fill half the vector.
std::optional<Tuning> fit_lanes(Context const& context, Tuning t, std::size_t length, std::size_t line_count) {
  t.ping_pong = t.radices.size() > 1;  // one butterfly a line may overwrite its elements
  std::size_t const line_bytes = (t.ping_pong ? 2 : 1) * length * context.complex_bytes();
  unsigned const lanes = context.machine.vector_bytes / (static_cast<unsigned>(context.complex_bytes()) / 2);
  t.lanes = lanes > 1 && 2 * line_count >= lanes && lanes * line_bytes <= context.scratch() ? lanes : 1;
  if (t.lanes * line_bytes > context.scratch()) return {};
  t.lines_per_team = t.lanes;
  t.scratch_bytes = t.lanes * line_bytes;
  return t;
}

/// Threads for `elements` in scratch such that one buffer suffices; more than the general kernel may have: two buffers are needed.
std::size_t threads_wanted(std::vector<unsigned> const& radices, std::size_t elements) {
  std::size_t threads = 1, widest = 4;
  for (auto R : radices) {
    widest = std::max<std::size_t>(widest, R);
    std::size_t const butterflies = elements / R;
    threads = std::max(threads, (butterflies + butterflies_held(R) - 1) / butterflies_held(R));
  }
  return std::max(threads, elements / std::min(widest, elements_held));
}

std::optional<Tuning> fit_team(Context const& context, Tuning t, std::size_t length, std::size_t lines) {
  auto const& machine = context.machine;
  t.lines_per_team = static_cast<unsigned>(lines);
  std::size_t const wanted = round_up(threads_wanted(t.radices, lines * length), 32);
  for (bool const ping_pong : {false, true})
    for (auto const launch : {Launch::native, Launch::parallel_for}) {  // Kokkos' launch cost a copy of the arguments on the stack in an earlier form
      bool const portable = launch == Launch::parallel_for;
      if (context.options.launch != Launch::automatic && context.options.launch != launch) continue;
      if (!portable && machine.team_scratch <= machine.portable_scratch) continue;  // the backend has no launch of its own
      auto const scalar_bytes = context.complex_bytes() / 2;
      std::size_t const limit = std::min<std::size_t>(machine.max_team_size, portable ? portable_team_size(scalar_bytes) : general_team_size);
      t.ping_pong = ping_pong;
      t.launch = launch;
      t.team_size = static_cast<unsigned>(std::clamp<std::size_t>(wanted, std::min<std::size_t>(64, limit), limit));
      t.scratch_bytes = lines * (padded_pitch(static_cast<unsigned>(length)) * context.complex_bytes() * (ping_pong ? 2 : 1) + line_info_bytes);
      bool const fits = t.scratch_bytes <= std::min(context.scratch(), portable ? machine.portable_scratch : machine.team_scratch);
      if (fits && (ping_pong || wanted <= limit)) return t;
    }
  return {};
}

std::ptrdiff_t magnitude(std::ptrdiff_t n) { return n < 0 ? -n : n; }

bool continues(LineDim const& a, LineDim const& b) {
  auto const n = static_cast<std::ptrdiff_t>(a.count);
  return b.load == a.load * n && b.store == a.store * n && b.load_position == a.load_position * a.count && b.store_position == a.store_position * a.count &&
         b.load_twiddle == a.load_twiddle * a.count && b.store_twiddle == a.store_twiddle * a.count && b.filter_position == a.filter_position * a.count;
}

void order_lines(Pass& pass, bool by_store) {
  std::erase_if(pass.lines, [](LineDim const& d) { return d.count == 1; });
  auto const key = [&](LineDim const& d) { return magnitude(by_store ? d.store : d.load); };
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

std::optional<Tuning> fit(Context const& context, std::size_t length, std::size_t line_count, bool gathered) {
  Tuning t;
  if (length >= (std::size_t{1} << 16)) return {};  // positions inside a team are exact in float arithmetic up to 2^22, radices up to 16 stages
  t.radices = factorize(length, context.lanes());
  if (context.machine.max_team_size == 1) return fit_lanes(context, t, length, line_count);
  std::size_t const wanted_lines = gathered ? context.machine.access_bytes / context.complex_bytes() : 1;
  std::size_t const filling = std::max<std::size_t>(1, context.machine.preferred_scratch / context.complex_bytes() / length);
  std::size_t lines = std::min(std::max(wanted_lines, std::bit_floor(filling)), std::max<std::size_t>(1, line_count));
  for (; lines > 1; lines = (lines + 1) / 2)
    if (auto const shape = fit_team(context, t, length, lines); shape && (!shape->ping_pong || lines <= wanted_lines)) return shape;
  return fit_team(context, t, length, 1);
}

bool try_finish(Context const& context, Pass& pass) {
  bool const row_load = magnitude(pass.load_stride) <= 1 || pass.length == 1;
  order_lines(pass, row_load);
  if (!pass.lines.empty()) {
    pass.tuning.tile_load = magnitude(pass.lines[0].load) < magnitude(pass.load_stride) || pass.length == 1;
    pass.tuning.tile_store = magnitude(pass.lines[0].store) < magnitude(pass.store_stride) || pass.length == 1;
  }
  bool const tile_load = pass.tuning.tile_load, tile_store = pass.tuning.tile_store;
  std::optional<Tuning> shape = fit_row(context, pass);
  if (!shape && is_direct(pass.length)) shape = fit(context, pass.length, pass.line_count(), tile_load || tile_store);
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
  for (auto R : pass.tuning.radices) stages += stage_cost(R, context.lanes());
  if (pass.algorithm == Algorithm::convolution) stages *= 2;
  double const per_element = static_cast<double>(pass.line_count()) / static_cast<double>(elements), lines = per_element * static_cast<double>(pass.length);
  double memory =
      (convolution_row ? per_element * static_cast<double>(pass.store_count) : lines) * (side(pass.tuning.tile_load) + side(pass.tuning.tile_store));
  if ((pass.gather || pass.scatter) && !convolution_row) memory *= 1.5;
  bool const convolution = pass.algorithm == Algorithm::convolution;
  double const time = context.lanes() ? lane_stage_time : convolution_row ? convolution_row_stage_time : convolution ? convolution_stage_time : stage_time;
  double const arithmetic = lines * stages * time * (pass.tuning.ping_pong && !context.lanes() ? 1.3 : 1.0);
  return context.lanes() ? memory + arithmetic : std::max(memory, arithmetic) + 0.05 * arithmetic;
}

}  // namespace TeamFFT::Impl
