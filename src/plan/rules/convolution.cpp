// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the rules of several passes share: the workspace's arrangement, the passes of a transform and of a convolution.
#include "engines/lanes/candidates.hpp"
#include "engines/scratch_line/candidates.hpp"
#include "engines/radices.hpp"
#include "engines/register_line/rows.hpp"
#include "plan/rules/rule.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace TeamFFT::Impl {

Workspace arrange(AxisTask const& task, std::size_t pitch) {
  Workspace w;
  auto lines = task.lines;
  bool const strided = std::abs(task.source.stride) != 1 || std::abs(task.target.stride) != 1;
  auto const inner = std::find_if(lines.begin(), lines.end(), [&](LineDim const& d) {
    return strided && (std::abs(d.load) == 1 || std::abs(d.store) == 1) && d.count > 1;
  });
  if (inner != lines.end()) std::iter_swap(lines.begin(), inner);
  bool const has_inner = inner != lines.end();
  if (has_inner) w.unit = static_cast<std::ptrdiff_t>(lines[0].count);
  std::ptrdiff_t next = w.unit * static_cast<std::ptrdiff_t>(pitch);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::ptrdiff_t const here = has_inner && i == 0 ? 1 : next;
    if (!(has_inner && i == 0)) next *= static_cast<std::ptrdiff_t>(lines[i].count);
    w.load.push_back({lines[i].count, lines[i].load, here});
    w.store.push_back({lines[i].count, here, lines[i].store});
    w.inside.push_back({lines[i].count, here, here});
  }
  w.elements = static_cast<std::size_t>(next);
  return w;
}

/// Elements from one row of the workspace to the next: a host's caches have few places for addresses that are the same
/// modulo 4096 bytes. Beside a whole spectrum in the workspace (several axes) there is no room for more than the
/// elements.
std::size_t row_width(Context const& context, AxisTask const& task, std::size_t rest) {
  constexpr std::size_t line_bytes = 64, bytes_apart = 4096;
  bool const may_grow =
      context.lanes() && task.source.buffer != Buffer::spectrum && task.target.buffer != Buffer::spectrum;
  return may_grow && rest * context.complex_bytes() % bytes_apart == 0 ? rest + line_bytes / context.complex_bytes()
                                                                       : rest;
}

void forward_passes(std::vector<Pass>& passes, std::string const& rule, End const& first, Workspace const& workspace,
                    std::vector<std::size_t> const& factors, std::size_t width) {
  std::size_t rest = 1, done = 1;
  for (auto f : factors) rest *= f;
  for (std::size_t i = 0; i + 1 < factors.size(); ++i) {
    std::size_t const n = factors[i];
    bool const to_rows = i + 2 == factors.size();
    // workspace elements from one j_i to the next
    auto const R = static_cast<std::ptrdiff_t>(to_rows ? width : rest / n) * workspace.unit;
    Pass pass;
    pass.rule = rule;
    pass.length = n;
    pass.source = pass.target = plain_end(Buffer::workspace, R, n);
    pass.target.ops.put(ops::Twiddle{rest});
    LineDim inner{rest / n, workspace.unit, workspace.unit};
    inner.store_twiddle = 1;
    if (i == 0) {
      bool const by_position = first.ops.has<ops::Permutation>() || first.loads_line_wise();
      pass.lines = workspace.load;
      pass.source = first;
      pass.source.position_step = rest / n;
      if (!by_position) pass.source.stride *= static_cast<std::ptrdiff_t>(rest / n);
      inner.load = by_position ? 0 : first.stride;
      inner.load_position = 1;
    } else {
      auto const upper = static_cast<std::ptrdiff_t>(rest) * workspace.unit;
      pass.lines = workspace.inside;
      pass.lines.push_back({done, upper, upper});
    }
    pass.lines.push_back(inner);
    passes.push_back(std::move(pass));
    done *= n;
    rest /= n;
  }
}

namespace {

/// The rows over the last factor: forward, filter, and back; everything stays where it is.
Pass filter_pass(AxisTask const& task, Workspace const& workspace, std::vector<std::size_t> const& factors,
                 ConvolutionEnds const& ends, std::size_t M) {
  Pass pass;
  pass.rule = ends.rule;
  pass.length = factors.back();
  pass.middle.convolution = {ends.filter, M, factors, ends.argument};
  if (ends.companion) pass.middle.companion = {.combines = true};
  if (factors.size() == 1) {
    pass.lines = task.lines;
    pass.source = ends.first;
    pass.target = ends.last;
    return pass;
  }
  pass.lines = workspace.inside;
  pass.source = pass.target = plain_end(Buffer::workspace, workspace.unit, pass.length);
  if (ends.companion)
    pass.middle.companion->load = pass.middle.companion->store = static_cast<std::ptrdiff_t>(M) * workspace.unit;
  std::size_t rest = M;
  for (std::size_t i = 0; i + 1 < factors.size(); ++i) {
    rest /= factors[i];
    LineDim d{factors[i], static_cast<std::ptrdiff_t>(rest) * workspace.unit,
              static_cast<std::ptrdiff_t>(rest) * workspace.unit};
    d.filter_position = rest;
    pass.lines.push_back(d);
  }
  return pass;
}

/// From the spectrum back to elements: the factors in reverse, their twiddles at load.
void backward_passes(std::vector<Pass>& passes, Workspace const& workspace, std::vector<std::size_t> const& factors,
                     ConvolutionEnds const& ends) {
  std::size_t rest = factors.back();
  std::size_t done = 1;
  for (auto f : factors) done *= f;
  done /= rest;
  for (std::size_t i = factors.size() - 1; i-- > 0;) {
    std::size_t const n = factors[i];
    done /= n;
    auto const R = static_cast<std::ptrdiff_t>(rest) * workspace.unit;
    Pass pass;
    pass.rule = ends.rule;
    pass.length = n;
    pass.source = pass.target = plain_end(Buffer::workspace, R, n);
    pass.source.ops.put(ops::Twiddle{n * rest});
    LineDim inner{rest, workspace.unit, workspace.unit};
    inner.load_twiddle = 1;
    if (i == 0) {
      bool const by_position = ends.last.ops.has<ops::Permutation>() || ends.last.stores_line_wise();
      pass.lines = workspace.store;
      pass.target = ends.last;
      pass.target.position_step = rest;
      if (!by_position) pass.target.stride *= static_cast<std::ptrdiff_t>(rest);
      inner.store = by_position ? 0 : ends.last.stride;
      inner.store_position = 1;
    } else {
      auto const upper = static_cast<std::ptrdiff_t>(n * rest) * workspace.unit;
      pass.lines = workspace.inside;
      pass.lines.push_back({done, upper, upper});
    }
    pass.lines.push_back(inner);
    passes.push_back(std::move(pass));
    rest *= n;
  }
}

}  // namespace

std::optional<AxisPlan> convolution_passes(Context const& context, AxisTask const& task,
                                           std::vector<std::size_t> const& factors, ConvolutionEnds const& ends) {
  std::size_t M = 1;
  for (auto f : factors) M *= f;
  std::size_t const elements = elements_of(task);
  std::size_t const pitch = M + (ends.companion ? 2 : 0);
  auto const workspace = arrange(task, pitch);
  AxisPlan plan;
  forward_passes(plan.passes, ends.rule, ends.first, workspace, factors, factors.back());
  plan.passes.push_back(filter_pass(task, workspace, factors, ends, M));
  backward_passes(plan.passes, workspace, factors, ends);
  if (factors.size() > 1) {
    plan.workspace_elements = workspace.elements;
    if (ends.companion) {
      auto const slot = static_cast<std::ptrdiff_t>(M) * workspace.unit;
      plan.passes.front().middle.companion = {.store = slot};
      plan.passes.back().middle.companion = {.load = slot};
    }
  }
  for (auto& pass : plan.passes) {
    if (!finish(context, pass)) return {};
    plan.time += estimate(context, pass, elements);
  }
  return plan;
}

namespace {

/// Whether a team of a GPU's scratch-line kernel holds a whole convolution of M elements.
bool is_scratch_line_whole(Context const& context, std::size_t M, ConvolutionEnds const& ends) {
  Pass pass;
  pass.length = M;
  pass.source = ends.first;
  pass.target = ends.last;
  pass.source.stride = pass.target.stride = 1;
  pass.middle.convolution = {ends.filter, M, {M}, ends.argument};
  if (ends.companion) pass.middle.companion = {.combines = true};
  return scratch_line_candidate(context, pass).has_value();
}

}  // namespace

std::optional<AxisPlan> best_convolution(Context const& context, AxisTask const& task,
                                         std::vector<std::size_t> const& lengths, ConvolutionEnds const& ends,
                                         std::string const& what) {
  std::size_t line_count = 1;
  for (auto const& d : task.lines) line_count *= d.count;
  // no convolution row has maps
  bool const line_wise = task.source.loads_line_wise() || task.target.stores_line_wise();
  auto const with_row =
      line_wise ? std::vector<std::size_t>{}
                : row_lengths(context, ends.filter == Filter::rader ? Convolution::rader : Convolution::bluestein);
  auto const is_row = [&](std::size_t M) { return std::binary_search(with_row.begin(), with_row.end(), M); };
  // twice as fast as others, and their plans too
  bool const only_rows = std::any_of(lengths.begin(), lengths.end(), is_row);
  std::optional<AxisPlan> best;
  for (auto const M : lengths) {
    bool const has_row = is_row(M);
    if (!has_row && (only_rows || !is_direct(M))) continue;
    bool const takes_row = has_row && (ends.filter == Filter::bluestein || M + 1 == ends.argument);
    bool const in_one_pass = takes_row || shape_for(context, M, 1, false) || convolves_in_lanes(context, M) ||
                             is_scratch_line_whole(context, M, ends);
    auto const factors = in_one_pass ? std::vector{M} : split(context, M, line_count);
    if (factors.empty() || (factors.size() > 1 && task.source.map.side.packing != Packing::none)) continue;
    auto plan = convolution_passes(context, task, factors, ends);
    if (!plan || (best && plan->time >= best->time)) continue;
    best = std::move(plan);
    best->reason = what + " of length " + std::to_string(M);
  }
  return best;
}

}  // namespace TeamFFT::Impl
