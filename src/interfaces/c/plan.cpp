// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/c/plan.hpp"

#include "interfaces/c/current_device.hpp"
#include "interfaces/c/problem.hpp"
#include "interfaces/c/status.hpp"

#include <TeamFFT/detail/printing.hpp>
#include <TeamFFT/detail/view_info.hpp>

#include <cmath>
#include <sstream>

namespace TeamFFT::Impl {

Normalization PlanRequest::normalization() const {
  switch (options.normalization) {
    case TEAMFFT_BACKWARD: return Normalization::backward;
    case TEAMFFT_FORWARD: return Normalization::forward;
    case TEAMFFT_ORTHO: return Normalization::ortho;
    case TEAMFFT_NO_NORMALIZATION: break;
  }
  return Normalization::none;
}

long double PlanRequest::scale() const {
  return (options.scale == 0 ? 1 : options.scale) * scale_of(keys.key, normalization());
}

namespace {

PlanRequest request_of(teamfft_problem problem, teamfft_options const* options) {
  constexpr auto* function = "teamfft_plan_create";
  require_pointer(function, "problem", problem);
  PlanRequest request{{}, options != nullptr ? *options : teamfft_options{}};
  require_in_enum(function, "space", request.options.space, TEAMFFT_DEVICE);
  require_in_enum(function, "normalization", request.options.normalization, TEAMFFT_ORTHO);
  if (!std::isfinite(request.options.scale)) throw Error("teamfft_plan_create: scale is not finite. Give a number.");
  auto canonical = problem->problem;
  check_problem(function, canonical);
  PlanOptions plan_options;
  plan_options.destroy_input = request.options.destroy_input != 0;
  request.keys = make_plan_keys(function, canonical.canonicalize(), plan_options);
  return request;
}

/// Hosts' passes meet boxes by functors of Kokkos plans, as they meet what options put around Views.
bool has_boxes(PlanKeys const& keys) { return keys.called.source || keys.called.sink || keys.at_ends; }

}  // namespace
}  // namespace TeamFFT::Impl

using namespace TeamFFT::Impl;

teamfft_status teamfft_plan_create(teamfft_problem problem, teamfft_options const* options, teamfft_plan* plan) {
  return guarded([&] {
    require_pointer("teamfft_plan_create", "plan", plan);
    auto const request = request_of(problem, options);
    bool const on_host = request.options.space == TEAMFFT_HOST;
    if (on_host && request.options.stream != nullptr)
      throw StatusError(TEAMFFT_NOT_SUPPORTED,
                        "teamfft_plan_create: a stream for a plan on the host, which has none. Give a null pointer.");
    *plan = (on_host && !has_boxes(request.keys) ? make_host_plan(request) : make_space_plan(request)).release();
  });
}

void teamfft_plan_destroy(teamfft_plan plan) {
  TeamFFT::Impl::CurrentDevice const stays;
  delete plan;
}

teamfft_status teamfft_plan_workspace_size(teamfft_plan plan, size_t* bytes) {
  return guarded([&] {
    require_pointer("teamfft_plan_workspace_size", "plan", plan);
    require_pointer("teamfft_plan_workspace_size", "bytes", bytes);
    *bytes = plan->workspace_bytes();
  });
}

teamfft_status teamfft_plan_print(teamfft_plan plan, char* text, size_t capacity, size_t* needed) {
  return guarded([&] {
    require_pointer("teamfft_plan_print", "plan", plan);
    std::ostringstream written;
    TeamFFT::Impl::write_classic(written, [&](std::ostream& os) { plan->print(os); });
    give_text(written.str(), text, capacity, needed);
  });
}

teamfft_status teamfft_execute(teamfft_plan plan, void const* in, void* out) {
  return guarded([&] {
    require_pointer("teamfft_execute", "plan", plan);
    plan->execute(in, out, nullptr, 0, nullptr);
  });
}

teamfft_status teamfft_execute_with(teamfft_plan plan, void const* in, void* out, void* workspace, size_t bytes,
                                    void* stream) {
  return guarded([&] {
    require_pointer("teamfft_execute_with", "plan", plan);
    plan->execute(in, out, workspace, bytes, stream);
  });
}

teamfft_status teamfft_plan_check_memory(teamfft_plan plan, void const* in, void const* out) {
  return guarded([&] {
    require_pointer("teamfft_plan_check_memory", "plan", plan);
    plan->check_memory(in, out);
  });
}

teamfft_status teamfft_plan_fence(teamfft_plan plan) {
  return guarded([&] {
    require_pointer("teamfft_plan_fence", "plan", plan);
    plan->fence();
  });
}
