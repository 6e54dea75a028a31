// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the handle of a plan points to: a transform on a host's threads or on an execution space.
#ifndef TEAMFFT_INTERFACES_C_PLAN_HPP
#define TEAMFFT_INTERFACES_C_PLAN_HPP

#include <TeamFFT/detail/view_end.hpp>
#include <TeamFFT/teamfft.h>

#include <cstddef>
#include <iosfwd>
#include <memory>

struct teamfft_plan_s {  // NOLINT(readability-identifier-naming): the name is that of the header for C
  teamfft_plan_s() = default;
  teamfft_plan_s(teamfft_plan_s const&) = delete;
  teamfft_plan_s& operator=(teamfft_plan_s const&) = delete;
  virtual ~teamfft_plan_s() = default;

  [[nodiscard]] virtual std::size_t workspace_bytes() const = 0;
  /// With the plan's own workspace where `workspace` is null. Throws Error.
  virtual void execute(void const* in, void* out, void* workspace, std::size_t bytes, void* stream) const = 0;
  /// Throws Error for memory that execute() does not take.
  virtual void check_memory(void const* in, void const* out) const = 0;
  virtual void fence() const = 0;
  virtual void print(std::ostream& os) const = 0;
};

namespace TeamFFT::Impl {

/// What a plan is made of: the checked problem and its boxes, and the options with defaults in place of zeros.
struct PlanRequest {
  PlanKeys keys = {};
  teamfft_options options = {};

  [[nodiscard]] Normalization normalization() const;
  [[nodiscard]] long double scale() const;
};

/// On a host, by the calling thread, by a loop of the user's or by Kokkos' threads.
[[nodiscard]] std::unique_ptr<teamfft_plan_s> make_host_plan(PlanRequest const& request);

/// On Kokkos' default execution space; or on its host space, where passes meet no boxes by themselves.
[[nodiscard]] std::unique_ptr<teamfft_plan_s> make_space_plan(PlanRequest const& request);

}  // namespace TeamFFT::Impl

#endif
