// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/filter_pass.hpp"

#include "engines/finish.hpp"
#include "engines/registry.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <limits>

namespace TeamFFT::Impl {

namespace {

Pass pass_of(FilterPass const& filter) {
  Pass pass;
  pass.rule = "filter";
  pass.length = filter.axis.count;
  pass.source = plain_end(Buffer::in, filter.axis.stride_in, filter.extent_in);
  pass.target = plain_end(Buffer::out, filter.axis.stride_out, filter.extent_out);
  pass.target.ops.put(ops::Scale{});
  bool const forward = row_of(filter.kind).direction == Direction::forward;
  if (!forward) pass.source.ops.put(ops::Swap{});
  if (forward) pass.target.ops.put(ops::Swap{});  // the way back ends swapped, or began so
  for (auto const& d : filter.batch) {
    LineDim dimension{d.count, d.stride_in, d.stride_out};
    dimension.filter_position = static_cast<std::size_t>(d.place);
    pass.lines.push_back(dimension);
  }
  pass.middle.convolution = {Filter::user, pass.length, {pass.length}, 1, filter.fields};
  return pass;
}

Problem problem_of(FilterPass const& filter) {
  Problem problem;
  problem.precision = filter.precision;
  Axis axis{filter.kind, filter.axis.count, filter.extent_in, filter.axis.stride_in, filter.axis.stride_out};
  if (filter.extent_out != filter.axis.count) axis.extent_out = filter.extent_out;
  problem.axes.push_back(axis);
  for (auto const& d : filter.batch) problem.batch.push_back({d.count, d.stride_in, d.stride_out});
  return problem.canonicalize();
}

}  // namespace

std::optional<PassList> make_filter_passes(FilterPass const& filter, Machine const& machine,
                                           PlanOptions const& options) {
  Context const context{filter.precision, machine, options};
  auto pass = pass_of(filter);
  if (pass.line_count() > std::numeric_limits<std::uint32_t>::max() / 2 || !finish(context, pass) ||
      pass.lines.size() > most_chain_dims)
    return {};
  PassList list;
  list.problem = problem_of(filter);
  list.reason = "length " + std::to_string(pass.length) + ": there, the filter, and back in one pass";
  list.time = estimate(context, pass, pass.line_count() * pass.length);
  list.passes.push_back(std::move(pass));
  return list;
}

}  // namespace TeamFFT::Impl
