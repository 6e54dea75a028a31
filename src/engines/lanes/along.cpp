// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/lanes/along.hpp"

#include "engines/lanes/ends.hpp"
#include "engines/lanes/engine.hpp"
#include "engines/radices.hpp"

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t cluster_line_elements = 4096;  // of a line, for each thread of a host that shares it

/// The fewest lanes along a line: vectors of 32 bytes where there are such, and no fewer than 4 lanes.
std::size_t narrowest_along(Context const& context) {
  std::size_t const scalar_bytes = context.complex_bytes() / 2;
  return std::max<std::size_t>(4, std::min<std::size_t>(32, context.machine.vector_bytes) / scalar_bytes);
}

/// A whole convolution of each line. Many of them stay lanes of rows while these fit in the first two levels of caches.
bool convolves_along(Context const& context, Pass const& pass) {
  constexpr std::size_t cached_rows = std::size_t{256} << 10;
  std::size_t const rows = 4 * pass.length * context.machine.vector_bytes;  // two buffers
  bool const few = pass.line_count() * context.complex_bytes() / 2 < context.machine.vector_bytes;
  return pass.convolves() && pass.middle.convolution->factors.size() == 1 && (few || rows > cached_rows);
}

/// Threads that share a line where there are fewer lines than threads: each has work that is worth the barriers.
unsigned threads_of_line(Machine const& machine, Pass const& pass) {
  std::size_t const idle =
      std::min<std::size_t>(machine.max_team_size, machine.concurrency / std::max<std::size_t>(1, pass.line_count()));
  return static_cast<unsigned>(
      std::clamp<std::size_t>(pass.length / cluster_line_elements, 1, std::max<std::size_t>(1, idle)));
}

/// Lines that a team has copies of: those that a cache line has elements of.
unsigned gathered_lines(Context const& context, Pass const& pass) {
  static_assert(most_gathered_lines * 2 * sizeof(float) == 64);
  std::size_t const concurrency = std::max(1u, context.machine.concurrency), beside = 64 / context.complex_bytes();
  return static_cast<unsigned>(std::clamp<std::size_t>((pass.line_count() + concurrency - 1) / concurrency, 1, beside));
}

/// A side that such lines can have: plain elements, in one piece or apart, a functor's, reals, or a half-spectrum.
bool ends_along(Pass const& pass, End const& end, Features asked, Features plain, std::size_t LineDim::*position) {
  if (asked.have(features::called)) return is_called_along(pass, end, asked, position);
  bool const whole =
      is_whole_spectrum(pass, end, asked) || is_real_along(pass, end, asked) || is_mapped_along(pass, end, asked);
  return is_gathered(end, asked) || (end.stride == 1 && (asked.are_within(plain) || whole));
}

}  // namespace

std::vector<AlongStage> along_stages(Context const& context, std::size_t length, bool padded) {
  std::size_t const widest = context.machine.vector_bytes / (context.complex_bytes() / 2);
  std::vector<AlongStage> all;
  for (std::size_t lanes = widest; lanes >= narrowest_along(context); lanes /= 2)
    for (unsigned R = 3; R <= 32; ++R) {
      auto const W = static_cast<unsigned>(lanes);
      if (length % R == 0 && length / R >= lanes && (R == W || (padded && fills_lanes(R, W)))) all.push_back({R, W});
    }
  return all;
}

bool runs_along(Context const& context, Pass const& pass) {
  auto const asked = features_of(pass);
  if (!context.lanes() ||
      (pass.convolves() && (asked.load.have(features::called) || asked.store.have(features::called))))
    return false;
  if (convolves_along(context, pass)) return true;
  return ends_along(pass, pass.source, asked.load, plain_lanes_accept.load, &LineDim::load_position) &&
         ends_along(pass, pass.target, asked.store, plain_lanes_accept.store, &LineDim::store_position) &&
         pass.only_transforms();
}

std::optional<Choice> along(Context const& context, Pass const& pass, AlongStage const& stage,
                            std::vector<unsigned> const& later_radices) {
  Choice t;
  t.radices = {stage.radix};
  t.radices.insert(t.radices.end(), later_radices.begin(), later_radices.end());
  t.engine = LanesChoice{Way::along, stage.lanes};
  bool const real = has_real_end_along(pass) || has_mapped_end_along(pass),
             ordered = pass.convolves() || real || is_packed_spectrum(pass.source) || is_packed_spectrum(pass.target);
  std::size_t const elements =
      rows_in_scratch(t.radices, stage.rows(), pass.length / stage.radix * stage.rows()) * stage.lanes;
  std::size_t const line = pass.length + 1, calls = (pass.source.called ? 1u : 0u) + (pass.target.called ? 1u : 0u);
  // eight teams a thread at least
  std::size_t const shared = pass.line_count() / (8 * std::max(1u, context.machine.concurrency));
  bool const copies = !pass.convolves() && has_gathered_end(pass);
  std::size_t const own = (elements + (ordered ? line : 0) + calls * line) * context.complex_bytes(),
                    copy = copies ? gathered_line(pass.length) * context.complex_bytes() : 0;
  // Threads decide how many lines a team copies, and not whether a line lies along the lanes: that is asked of one
  // copy.
  if (own + copy > (real ? std::min(context.scratch(), most_core_scratch) : context.scratch())) return {};
  std::size_t const most_copies = copies ? (context.scratch() - own) / copy : 0;
  t.lines_per_team =
      copies ? static_cast<unsigned>(std::min<std::size_t>(gathered_lines(context, pass), most_copies))
             : static_cast<unsigned>(std::clamp<std::size_t>(2048 / pass.length, 1, std::max<std::size_t>(1, shared)));
  t.scratch_bytes = own + (copies ? t.lines_per_team * copy : 0);
  t.team_size = calls != 0 ? 1 : threads_of_line(context.machine, pass);
  return t;
}

std::optional<Choice> best_along(Context const& context, Pass const& pass, bool padded) {
  auto const stages = along_stages(context, pass.length, padded);
  std::size_t const widest = context.machine.vector_bytes / (context.complex_bytes() / 2);
  auto const best = std::max_element(stages.begin(), stages.end(),
                                     [&](auto const& a, auto const& b) { return a.use(widest) < b.use(widest); });
  if (best == stages.end()) return {};
  return along(context, pass, *best, factorize(pass.length / best->radix, true));
}

}  // namespace TeamFFT::Impl
