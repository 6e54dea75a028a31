// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Passes of GPUs that call their ends: a source or a sink, by the kernels of a user's code, or Views with what options
// put around them, by those of the library; and the problem that is left where ends have copies in memory instead.
#ifndef TEAMFFT_EXECUTE_CALLED_PASSES_HPP
#define TEAMFFT_EXECUTE_CALLED_PASSES_HPP

#include <TeamFFT/detail/end_functions.hpp>

#include "execute/arguments/arguments.hpp"
#include "execute/launch/launch.hpp"
#include "execute/pass_views.hpp"
#include "pass/context.hpp"

#include <algorithm>
#include <string>
#include <variant>

namespace TeamFFT::Impl {

/// A scale as kernels take it.
template <class Real>
[[nodiscard]] Scale<Real> two_parts(long double scale) {
  auto const high = static_cast<Real>(scale);
  return {high, static_cast<Real>(scale - high)};
}

/// The strides of a functor's elements as its copy in memory has them.
inline void pack(std::ptrdiff_t& stride, EndLayout const& layout) {
  for (std::size_t d = 0; d < layout.rank; ++d)
    if (layout.dimensions[d].packed != 0 && layout.dimensions[d].offset == stride) {
      stride = layout.dimensions[d].packed;
      return;
    }
}

/// The problem of the functors' copies, of those ends that have one.
[[nodiscard]] inline Problem in_memory(Problem problem, EndFunctions const& ends, CalledEnds copied) {
  auto const source = copied.source ? ends.source_layout : EndLayout{},
             sink = copied.sink ? ends.sink_layout : EndLayout{};
  for (auto& axis : problem.axes) pack(axis.stride_in, source), pack(axis.stride_out, sink);
  for (auto& batch : problem.batch) pack(batch.stride_in, source), pack(batch.stride_out, sink);
  return problem.canonicalize();
}

/// What a plan's ends are at an execute.
struct Functors {
  void const *source, *sink;
};

template <class ExecutionSpace, class Real>
void enqueue_views(ExecutionSpace const& exec, PreparedPass<Real> const& pass, PassViews const& given,
                   std::string const& label, void const* source, void* target, long double scale, bool ortho) {
  auto views = given;
  auto const is_pair = [](void const* p) { return reinterpret_cast<std::uintptr_t>(p) % (2 * sizeof(Real)) == 0; };
  views.in.memory = const_cast<void*>(source);
  views.out.memory = target;
  views.in.has_pairs = views.in.has_pairs && is_pair(source);
  views.out.has_pairs = views.out.has_pairs && is_pair(target);
  for (auto const& part : pass.parts) {
    auto a = arguments_for(pass, part, source, target, label.c_str());
    if (pass.scaled) a.scale = two_parts<Real>(scale);
    if (ortho) a.maps.flags |= line_wise_ortho;
    launch_views(exec, a, pass.kernel,
                 {views.in, views.out, part.load, part.store, &std::get<SlotShape>(pass.kernel.shape)}, label);
  }
}

/// Who calls a pass' ends on GPUs: a user's kernel, one of the library for Views, or nobody. Hosts' kernels call all
/// themselves.
enum class CalledBy : std::uint8_t { nobody, user, library };

template <class Real>
[[nodiscard]] CalledBy called_by(PreparedPass<Real> const& pass, CalledEnds const& called) {
  if (!pass.calls_source && !pass.calls_sink) return CalledBy::nobody;
  bool const by_user = (pass.calls_source && called.functor_source && !pass.source_window) ||
                       (pass.calls_sink && called.functor_sink && !pass.target_window);
  return by_user ? CalledBy::user : CalledBy::library;
}

/// Without functors: to load the kernel.
template <class Real>
[[nodiscard]] CalledLaunch called_launch(PreparedPass<Real> const& pass, LaunchPart const& part,
                                         PassArguments<Real> const& arguments, std::string const& label) {
  auto const& choice = pass.kernel.choice;
  unsigned const lines = arguments.lines_per_team;
  CalledLaunch launch{};
  launch.arguments = &arguments;
  launch.shape = &std::get<SlotShape>(pass.kernel.shape);
  launch.ends = std::get<SlotLineChoice>(choice.engine).ends;
  launch.first_source = part.load;
  launch.first_sink = part.store;
  launch.teams = std::max(1u, (arguments.line_count + lines - 1) / lines);
  launch.team_size = choice.team_size;
  launch.scratch_bytes = choice.scratch_bytes;
  launch.label = &label;
  return launch;
}

template <class ExecutionSpace, class Real>
void enqueue_called(ExecutionSpace const& exec, PreparedPass<Real> const& pass, EndFunctions const& ends,
                    Functors const& functors, std::string const& label, void const* source, void* target,
                    long double scale, bool ortho) {
  for (auto const& part : pass.parts) {
    auto a = arguments_for(pass, part, source, target, label.c_str());
    if (pass.scaled) a.scale = two_parts<Real>(scale);
    if (ortho) a.maps.flags |= line_wise_ortho;
    auto launch = called_launch(pass, part, a, label);
    launch.source = functors.source;
    launch.sink = functors.sink;
    ends.launch(&exec, launch);
  }
}

}  // namespace TeamFFT::Impl

#endif
