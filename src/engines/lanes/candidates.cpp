// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/lanes/candidates.hpp"

#include "engines/lanes/along.hpp"
#include "engines/lanes/ends.hpp"
#include "engines/lanes/engine.hpp"
#include "engines/radices.hpp"
#include "engines/rows_for.hpp"
#include "pass/features.hpp"

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

/// One butterfly where there is one: all its elements stay in registers; else stages of at most `widest`, or nothing.
std::optional<std::vector<unsigned>> short_radices(std::size_t length) {
  constexpr unsigned widest = 16;
  if (is_butterfly(length)) return std::vector{static_cast<unsigned>(length)};
  auto result = factorize(length, true);
  if (!result.empty() && result.front() > widest) return {};
  return result;
}

/// Neighbouring lines whose elements lie apart, of which groups go straight through registers: to 4096 points they took
/// 0.78 to 0.9 of the time of lanes across lines through rows, in every length that was tried (f32 and f64; one thread
/// of an Intel Xeon with AVX-512, 2026-11-29), from 4500 to 7056 0.5 to 0.85, and from 7680 on, where a group's rows
/// fill a second-level cache of 512 KB, 0.94 to 1.7 (one thread of an AMD EPYC with AVX2, 2026-11-30).
constexpr std::size_t longest_apart = 7168;

/// Groups of lines whose ends the kernel has, `groups` of them a team, wherever they lie.
std::optional<Choice> groups_of(Context const& context, Pass const& pass, std::size_t groups) {
  bool const apart = lies_apart(pass);
  std::size_t const longest = apart ? longest_apart : 512,
                    lanes = context.machine.vector_bytes / (context.complex_bytes() / 2);
  if (lanes < 2 || pass.length > longest || !pass.only_transforms() || pass.lines.empty()) return {};
  auto const load = load_features(pass), store = store_features(pass);
  bool const complex_load = load.are_within(plain_lanes_accept.load),
             complex_store = store.are_within(plain_lanes_accept.store);
  if ((!complex_load && !has_group_end(pass, pass.source, load)) ||
      (!complex_store && !has_group_end(pass, pass.target, store)))
    return {};
  auto radices = short_radices(pass.length);
  if (!radices) return {};
  Choice t;
  t.radices = *std::move(radices);
  t.engine = LanesChoice{Way::groups, static_cast<unsigned>(lanes)};
  t.lines_per_team = static_cast<unsigned>(groups * lanes);
  bool const has_rows = !complex_load || !complex_store;
  std::size_t const row = lanes * context.complex_bytes(), group = pass.length * row;
  auto const blocks = [&](std::size_t bytes) { return 2 * rows_together_of(pass.length, bytes) * bytes; };
  // the shortest lines go in vectors of 32 bytes (run_any_short)
  std::size_t const narrow = std::min<std::size_t>(row, 64);
  std::size_t const rows = has_rows ? std::max(blocks(row), blocks(narrow)) : group;
  std::size_t const rest = apart ? 0 : std::max(group + (has_rows ? row : 0), short_lines_bytes),
                    places = pass.length / (t.radices.empty() ? 1 : t.radices.front()) * sizeof(std::uint32_t);
  t.scratch_bytes = rows + rest + places;
  // as it is for any number of threads, which decide on no radices
  std::size_t const preferred = context.machine.preferred_scratch;
  if (t.scratch_bytes > (preferred != 0 ? std::min(context.scratch(), preferred) : context.scratch())) return {};
  return t;
}

/// Short lines in groups of vectors.
std::optional<Choice> in_groups(Context const& context, Pass const& pass) {
  constexpr std::size_t team_elements = 4096;
  std::size_t const lanes = context.machine.vector_bytes / (context.complex_bytes() / 2),
                    line_count = pass.line_count();
  if (lanes < 2 || line_count < lanes / 2 || pass.lines.empty()) return {};
  auto const& inner = pass.lines.front();
  bool const loads = pass.source.stride == 1 || inner.load == 1, stores = pass.target.stride == 1 || inner.store == 1;
  bool const in_runs = lies_apart(pass) && inner.count >= shortest_run;
  bool const whole_groups = pass.lines.size() == 1 || inner.count % lanes == 0 || in_runs;
  if (!whole_groups || !loads || !stores) return {};
  // eight teams a thread at least
  std::size_t const shared = line_count / (8 * lanes * std::max(1u, context.machine.concurrency));
  return groups_of(context, pass,
                   std::clamp<std::size_t>(team_elements / (pass.length * lanes), 1, std::max<std::size_t>(1, shared)));
}

/// Lines across the lanes that are too long for that, or fill less than 0.65 of them. One copied line by another took
/// 0.15 to 0.75 of the time of lines computed as scalars, 0.3 to 0.9 where 3 or 5 lines or 9 were all, and 0.7 to 2.2
/// times that of full vectors (lengths 1000 to 20000, 3 to 64 lines, f32 and f64; a thread of an AMD EPYC with AVX2,
/// 2026-11-27). Lines that lie in runs of three or more fill vectors beyond the end of a run (LaneRuns).
bool leaves_lanes_idle(Context const& context, Pass const& pass) {
  Choice across;
  across.radices = factorize(pass.length, true);
  auto const rows = lanes_candidate(context, across, pass);
  if (!rows || rows->lanes() == 1 || pass.lines.empty()) return true;
  auto const& inner = pass.lines.front();
  bool const split = (inner.load == 1 || inner.store == 1) && inner.count < shortest_run;
  std::size_t const lines = split ? inner.count : pass.line_count(), lanes = rows->lanes();
  return 20 * lines < 13 * ((lines + lanes - 1) / lanes * lanes);
}

/// Of lines that run along: copies, and reals behind a map, only where lanes would be idle. One DCT or DST took 0.2 to
/// 0.7 of the time of one computed as scalars, full vectors of them 0.4 to 2.5 (17 kinds and lengths of 729 to 13125,
/// f32 and f64; a thread of an AMD EPYC with AVX2, 2026-11-30).
bool gains_along(Context const& context, Pass const& pass) {
  bool const copies = has_gathered_end(pass) || has_mapped_end_along(pass);
  return pass.convolves() || !copies || leaves_lanes_idle(context, pass);
}

/// Whether lines too wide for a core's scratch in vectors lie along the lanes instead; behind a map they are about as
/// fast in vectors.
bool can_run_along(Context const& context, Pass const& pass) {
  return runs_along(context, pass) && !has_mapped_end_along(pass) && best_along(context, pass, !pass.convolves());
}

/// The lines of a pass as rows count them.
Lines lines_of(Context const& context, Pass const& pass) {
  // source and target together are more than a core's share of the last-level cache
  constexpr std::size_t far_bytes = std::size_t{12} << 20;
  if (pass.line_count() * context.complex_bytes() / 2 < context.machine.vector_bytes) return Lines::few;
  return pass.line_count() * pass.length * context.complex_bytes() < far_bytes ? Lines::many : Lines::far;
}

}  // namespace

std::optional<Choice> host_row_candidate(Context const& context, Pass const& pass) {
  if (!context.lanes() || !context.options.rows || pass.convolves()) return {};
  if (lies_apart(pass) && pass.length <= longest_apart) return {};  // rows are of contiguous lines
  bool const has_reals = has_real_end_along(pass);                  // of which only ways along a line are taken
  if (has_reals && short_candidate(context, pass)) return {};
  auto const rows = rows_for(context.machine).lanes;
  auto const lines = lines_of(context, pass);
  auto const row = std::lower_bound(rows.begin(), rows.end(), pass.length,
                                    [](HostRow const& r, std::size_t n) { return r.length < n; });
  for (auto r = row; r != rows.end() && r->length == pass.length; ++r) {
    if (r->precision != context.precision || r->lines != lines) continue;
    if (has_reals && r->way != Way::along) return {};
    if (r->way == Way::groups) return in_groups(context, pass);
    Choice t;
    t.radices.assign(r->radices, std::find(r->radices, r->radices + max_host_stages, 0));
    // a vector that is not full of lines moves lane by lane: 46 lines of 704 in f32 took 1.8 times as long
    if (r->way == Way::lines) {
      if (pass.line_count() % r->lanes != 0) return {};
      return lanes_candidate(context, t, pass);
    }
    AlongStage const stage{t.radices.front(), r->lanes};
    t.radices.erase(t.radices.begin());
    return runs_along(context, pass) && gains_along(context, pass) ? along(context, pass, stage, t.radices)
                                                                   : std::nullopt;
  }
  return {};
}

std::optional<Choice> lanes_candidate(Context const& context, Choice t, Pass const& pass) {
  unsigned const lanes = context.machine.vector_bytes / (static_cast<unsigned>(context.complex_bytes()) / 2);
  bool const vectors = lanes > 1 && 2 * pass.line_count() >= lanes;
  std::size_t const one_buffer = pass.length * context.complex_bytes(), preferred = context.machine.preferred_scratch;
  std::size_t const limit = preferred != 0 ? std::min(context.scratch(), preferred) : context.scratch();
  std::size_t const places = rows_in_scratch(t.radices, t.radices.empty() ? 1 : t.radices.front(), pass.length);
  auto const bytes = [&](std::size_t lines, std::size_t buffers) {
    return lines * ((lines == 1 ? pass.length : places) + (buffers - 1) * pass.length) * context.complex_bytes();
  };
  auto const fits = [&](std::size_t lines, std::size_t buffers) {  // free rows may go past what is preferred
    return lines * buffers * one_buffer <= limit && bytes(lines, buffers) <= context.scratch();
  };
  // A convolution of one stage works in place, the spectrum of others has rows of its own. LineWise rows of one stage
  // have theirs where there is room.
  bool const two =
      t.radices.size() > 1 || ((is_line_wise_load(pass) || is_line_wise_store(pass)) && fits(vectors ? lanes : 1, 2));
  std::size_t const buffers = two ? 2 : 1;
  // Lines that cannot lie along the lanes, or have a map: vectors in the last-level cache take 0.3 to 0.8 of the time
  // of scalars in the first one (odd numbers of reals, AMD EPYC with AVX2, 2026-11-30).
  bool const wide = vectors && bytes(lanes, buffers) <= std::min(context.scratch(), most_core_scratch) &&
                    !can_run_along(context, pass);
  t.lines_per_team = vectors && (fits(lanes, buffers) || wide) ? lanes : 1;
  if (!wide && !fits(t.lines_per_team, buffers)) return {};
  t.engine = LanesChoice{Way::lines, t.lines_per_team, two};
  t.scratch_bytes = bytes(t.lines_per_team, buffers);
  return t;
}

std::optional<Choice> along_candidate(Context const& context, Pass const& pass) {
  if (!is_direct_in_lanes(pass.length) || !runs_along(context, pass)) return {};
  if (!gains_along(context, pass)) return {};
  return best_along(context, pass, !pass.convolves());
}

bool convolves_in_lanes(Context const& context, std::size_t M) {
  Pass pass;
  pass.middle.convolution = {Filter::bluestein, M, {M}, 1};
  pass.length = pass.source.count = pass.target.count = M;
  pass.lines = {LineDim{1}};
  return along_candidate(context, pass).has_value();
}

std::optional<Choice> unit_candidate(Context const& context, Pass const& pass) {
  if (!is_direct(pass.length) && !is_butterfly(pass.length)) return {};
  return groups_of(context, pass, 1);
}

std::optional<Choice> short_candidate(Context const& context, Pass const& pass) {
  if (!is_direct(pass.length) && !is_butterfly(pass.length)) return {};
  // From here on lanes along the line are faster where they divide it (f32: 128 0.79 and 0.99 of FFTW's speed, 192 0.89
  // and 0.81; AMD EPYC, 2026-11-22; f64: 256 0.92 to 1, 512 1.05; Intel Xeon, 2026-11-29).
  std::size_t const longest_beside_along = context.precision == Precision::f32 ? 160 : 256,
                    lanes = context.machine.vector_bytes / (context.complex_bytes() / 2);
  if (lies_apart(pass) && pass.length > longest_beside_along && runs_along(context, pass) &&
      leaves_lanes_idle(context, pass))
    return {};
  if (!lies_apart(pass) && pass.length > longest_beside_along && lanes != 0 && pass.length % lanes == 0) return {};
  return in_groups(context, pass);
}

namespace {

/// Contiguous lines that turn faster than they go there and back by two passes, of which the one to the filter ends in
/// calls: long ones (of 256 in f64 and f32 1.00 and 0.99 of the time, of 512 0.92 and 0.93, of 64 1.16 and 1.05), or
/// more than slabs of a core's caches hold (4096 of 256: 0.66 and 0.83, of 64 in f64 0.76, of 128 in f32 0.73, of 48 in
/// f32 1.24; one thread of an AMD EPYC, 2026-11-26).
bool turns_along(Context const& context, Pass const& pass) {
  constexpr std::size_t longest_short = 256, least_line_bytes = 768, far_bytes = std::size_t{3} << 20;
  std::size_t const line_bytes = pass.length * context.complex_bytes();
  return pass.length >= longest_short ||
         (line_bytes >= least_line_bytes && pass.line_count() * line_bytes >= far_bytes);
}

/// What the transform of the filter's whole lines would take by itself, of no more of them than caches hold: half its
/// ends are in scratch (4096 lines of 4096 in f64 1.03 of two passes' time by the stages for far lines, 0.86 by those
/// for near ones; AMD EPYC, 2026-11-26).
std::optional<Choice> choice_of_transform(Context const& context, Pass pass) {
  constexpr std::size_t near_lines = 64;
  auto const length = static_cast<std::ptrdiff_t>(pass.length);
  bool const contiguous = pass.source.stride == 1 && pass.target.stride == 1;
  if (contiguous && pass.line_count() > near_lines) pass.lines = {LineDim{near_lines, length, length}};
  pass.middle.convolution.reset();
  pass.source.count = pass.target.count = pass.length;
  for (auto const candidate : {host_row_candidate, short_candidate, along_candidate})
    if (auto choice = candidate(context, pass)) return choice;
  return {};
}

/// Of lines whose elements lie apart, from 16384 on one at a time, because scratch for a vector of them exceeds what is
/// preferred: 16 of 16384 and of 32768 were 1.4 and 1.3 times as fast as by two passes, in f32 of 65536 0.5 to 0.7 (two
/// threads of an AMD EPYC, 2026-11-26).
constexpr std::size_t longest_across = 32768;

}  // namespace

std::optional<Choice> host_filter_candidate(Context const& context, Pass const& pass) {
  if (!context.lanes() || !is_direct(pass.length) || !pass.convolves() ||
      pass.middle.convolution->filter != Filter::user)
    return {};
  if (pass.middle.convolution->fields != 1) return {};
  auto const choice = choice_of_transform(context, pass);
  bool const contiguous = pass.source.stride == 1 && pass.target.stride == 1,
             cropped = !loads_whole(pass) || !stores_whole(pass);
  if (contiguous && turns_along(context, pass)) {
    if (!choice || !choice->is_way(Way::along)) return best_along(context, pass, true);
    return along(context, pass, {choice->radices.front(), choice->lanes()},
                 {choice->radices.begin() + 1, choice->radices.end()});
  }
  if ((contiguous && !cropped) || pass.length > longest_across) return {};
  Choice t;
  t.radices = choice && choice->is_way(Way::lines) ? choice->radices : factorize(pass.length, true);
  return lanes_candidate(context, t, pass);
}

std::vector<Choice> host_candidates(Context const& context, Pass const& pass, std::size_t splits) {
  std::vector<Choice> all;
  auto const keep = [&](std::optional<Choice> const& t) {
    if (t && std::find(all.begin(), all.end(), *t) == all.end()) all.push_back(*t);
  };
  keep(in_groups(context, pass));
  if (runs_along(context, pass))
    for (auto const& stage : along_stages(context, pass.length, !pass.convolves()))
      for (auto const& radices : factorizations(pass.length / stage.radix, splits))
        keep(along(context, pass, stage, radices));
  for (auto const& radices : factorizations(pass.length, splits)) {
    Choice t;
    t.radices = radices;
    keep(lanes_candidate(context, t, pass));
  }
  return all;
}

}  // namespace TeamFFT::Impl
