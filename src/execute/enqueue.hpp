// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a plan enqueues: each pass by itself, two passes as a chain in one launch, several over a host's slabs.
#ifndef TEAMFFT_EXECUTE_ENQUEUE_HPP
#define TEAMFFT_EXECUTE_ENQUEUE_HPP

#include "execute/arguments/arguments.hpp"
#include "execute/launch/launch.hpp"
#include "execute/launch/launch_slabs.hpp"
#include "execute/slab_passes.hpp"
#include "execute/view_copies.hpp"

#include <TeamFFT/detail/end_functions.hpp>
#include <TeamFFT/detail/view_info.hpp>

#include <backends/spaces.hpp>

#include <array>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

namespace TeamFFT::Impl {

/// In order: pass(p) for each pass by itself, chain(c) for two in one launch, slabs(s) for several over a host's slabs.
template <class Real, class OnPass, class OnChain, class OnSlabs>
void for_each_launch(std::span<Slabs const> all_slabs, Prepared<Real> const& prepared, OnPass const& on_pass,
                     OnChain const& on_chain, OnSlabs const& on_slabs) {
  auto chain = prepared.chains.begin();
  auto slabs = all_slabs.begin();
  for (std::size_t i = 0; i < prepared.passes.size(); ++i)
    if (chain != prepared.chains.end() && chain->chain.pass == i) {
      on_chain(*chain++);
      ++i;
    } else if (slabs != all_slabs.end() && slabs->pass == i) {
      i += slabs->count - 1;
      on_slabs(*slabs++);
    } else {
      on_pass(prepared.passes[i]);
    }
}

template <class ExecutionSpace, class Real>
void enqueue_chain([[maybe_unused]] ExecutionSpace const& exec, [[maybe_unused]] ChainArguments<Real> const& arguments,
                   [[maybe_unused]] std::size_t row, [[maybe_unused]] std::string const& label) {
#ifdef KOKKOS_ENABLE_CUDA
  if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>) return launch_chain(exec, arguments, row, label);
#endif
  throw Error("TeamFFT: a chain on " + std::string(ExecutionSpace::name()) + ", which has none");
}

template <class ExecutionSpace, class Real, class Source, class Target>
void enqueue([[maybe_unused]] ExecutionSpace const& exec, Prepared<Real> const& prepared, Slabs const& slabs,
             std::string const& label, Source const& source, Target const& target, long double scale, bool ortho) {
  std::array<SlabPass<Real>, most_slab_passes> all;
  auto const passes = std::span(all).first(slabs.count);
  set_slab_passes(passes, prepared, slabs, label, source, target);
  for (std::size_t i = 0; i < slabs.count; ++i) {
    auto& a = passes[i].arguments;
    if (prepared.passes[slabs.pass + i].scaled) a.scale = two_parts<Real>(scale);
    if (ortho) a.maps.flags |= line_wise_ortho;
  }
  if constexpr (is_host_space<ExecutionSpace>) {
    if (!slabs.lanes) return launch_slabs<ExecutionSpace, Real>(exec, passes, slabs, label);
    launch_units<ExecutionSpace, Real>(exec, units_of(prepared, slabs, passes), slabs, label);
  }
}

/// Kokkos' scratch for these launches.
template <class ExecutionSpace, class Real>
void prepare_scratch([[maybe_unused]] ExecutionSpace const& exec, Prepared<Real> const& prepared, Slabs slabs,
                     std::string const& label) {
  std::array<SlabPass<Real>, most_slab_passes> all;
  auto const passes = std::span(all).first(slabs.count);
  set_slab_passes(
      passes, prepared, slabs, label, [](Buffer) { return nullptr; }, [](Buffer) { return nullptr; });
  if constexpr (is_host_space<ExecutionSpace>) {
    auto const units = units_of(prepared, slabs, passes);
    slabs.units = 0;
    launch_units<ExecutionSpace, Real>(exec, units, slabs, label);
  }
}

/// What passes call at their ends in one execute.
struct PassFunctions {
  SourceFunctions const* source;
  SinkFunctions const* sink;
};

template <class ExecutionSpace, class Real>
void enqueue(ExecutionSpace const& exec, PreparedPass<Real> const& pass, PassFunctions const& ends,
             std::vector<ViewEnd> const& windows, std::string const& label, void const* source, void* target,
             long double scale, bool ortho) {
  auto const factor = pass.scaled ? two_parts<Real>(scale) : Scale<Real>{1, 0};
  for (auto const& part : pass.parts) {
    ViewAtEnd<SourceFunctions> window_in{};
    ViewAtEnd<SinkFunctions> window_out{};
    CalledSource called_source{};
    CalledSink called_sink{};
    if (pass.calls_source) {
      auto const* functions = ends.source;
      if (pass.source_window) {
        window_in = {&windows[*pass.source_window], const_cast<void*>(source),
                     pass.source == Buffer::in ? functions : nullptr};
        functions = view_source_functions<ExecutionSpace>(Element<Real>::precision, pass.source_is_real);
      }
      called_source = {pass.source_window ? &window_in : source,
                       pass.loads_parts ? functions->parts : functions->elements, part.load};
    }
    if (pass.calls_sink) {
      auto const* functions = ends.sink;
      if (pass.target_window) {
        window_out = {&windows[*pass.target_window], target, pass.target == Buffer::out ? functions : nullptr};
        functions = view_sink_functions<ExecutionSpace>(Element<Real>::precision, pass.target_is_real);
      }
      called_sink = {pass.target_window ? &window_out : target,
                     pass.stores_parts ? functions->parts : functions->elements, part.store};
    }
    auto a = arguments_for(pass, part, pass.calls_source ? &called_source : source,
                           pass.calls_sink ? &called_sink : target, label.c_str());
    a.scale = factor;
    if (ortho) a.maps.flags |= line_wise_ortho;
    launch(exec, a, pass.kernel, label);
  }
}

template <class ExecutionSpace, class Real>
void enqueue(ExecutionSpace const& exec, PreparedChain<Real> const& chain, std::string const& label, void const* source,
             void* ring, void* target, long double scale) {
  auto a = arguments_for(chain, source, ring, target, label.c_str());
  if (chain.second.scaled) a.second.scale = two_parts<Real>(scale);
  enqueue_chain(exec, a, chain.chain.row, label);
}

}  // namespace TeamFFT::Impl

#endif
