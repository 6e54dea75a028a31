// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/cufft/plan.hpp"

#include "interfaces/cufft/device.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace TeamFFT::Impl::Cufft {
namespace {

/// Work areas of the library begin at a multiple of 256, those of programs where they please.
constexpr std::size_t area_alignment = 256;

void* aligned(void* area) {
  auto const address = reinterpret_cast<std::uintptr_t>(area);
  return static_cast<char*>(area) + (area_alignment - address % area_alignment) % area_alignment;
}

}  // namespace

Plan::~Plan() { release_own_area(); }

void Plan::release_own_area() {
  if (std::exchange(m_owns_area, false)) deallocate(std::exchange(m_area, nullptr));
}

void Plan::require_made() const {
  if (!m_type)
    throw Refusal(Result::invalid_plan,
                  "TeamFFT: the plan is not made yet. Call cufftMakePlan1d or one of its relatives.");
}

void Plan::make_variant(Request const& request, bool backward, bool in_place) {
  auto& variant = m_variants[backward ? 1 : 0][in_place ? 1 : 0];
  auto const problem = problem_of(request, backward, in_place);
  teamfft_options options{};
  options.space = device_space();
  options.external_workspace = 1;
  bool const is_to_real = !is_complex(request.type) && !is_to_complex(request.type);
  options.destroy_input = is_to_real && request.rank > 1 ? 1 : 0;
  teamfft_plan plan = nullptr;
  auto status = teamfft_plan_create(problem.get(), &options, &plan);
  // inputs that overlap are read alone
  if (!in_place && options.destroy_input != 0 && status == TEAMFFT_INVALID_ARGUMENT) {
    options.destroy_input = 0;
    status = teamfft_plan_create(problem.get(), &options, &plan);
  }
  if (in_place && status == TEAMFFT_INVALID_ARGUMENT) {  // layouts of which one alone serves out of place
    variant.refusal = teamfft_last_error();
    return;
  }
  require(status, Result::invalid_size);
  variant.plan.reset(plan);
  std::size_t bytes = 0;
  require(teamfft_plan_workspace_size(plan, &bytes), Result::internal_error);
  m_bytes = std::max(m_bytes, bytes == 0 ? 0 : bytes + area_alignment);
}

std::size_t Plan::make(Request const& request) {
  std::lock_guard const lock(m_mutex);
  if (m_type) throw Refusal(Result::invalid_plan, "TeamFFT: the plan is made already. Create another one.");
  try {
    for (bool const backward : {false, true})
      if (is_complex(request.type) || backward == !is_to_complex(request.type))
        for (bool const in_place : {false, true}) make_variant(request, backward, in_place);
    if (m_allocates && m_bytes != 0 && m_area == nullptr) {
      m_area = allocate(m_bytes);
      m_owns_area = m_area != nullptr;
      if (!m_owns_area)
        throw Refusal(Result::alloc_failed,
                      "TeamFFT: the device has no " + std::to_string(m_bytes) +
                          " bytes left for a work area. Free some, split the batch, or bring one (cufftSetWorkArea).");
    }
  } catch (...) {
    for (auto& direction : m_variants)
      for (auto& variant : direction) variant = {};
    m_bytes = 0;
    throw;
  }
  m_device = current_device();
  m_type = request.type;
  return m_bytes;
}

void Plan::set_auto_allocation(bool allocates) {
  std::lock_guard const lock(m_mutex);
  m_allocates = allocates;
}

void Plan::set_work_area(void* area) {
  std::lock_guard const lock(m_mutex);
  release_own_area();
  m_area = area;
}

void Plan::set_stream(Stream stream) {
  std::lock_guard const lock(m_mutex);
  m_stream = stream;
}

std::size_t Plan::work_size() const {
  std::lock_guard const lock(m_mutex);
  require_made();
  return m_bytes;
}

void Plan::execute(std::optional<Type> type, void const* in, void* out, int direction) {
  std::lock_guard const lock(m_mutex);
  require_made();
  if (type && *type != *m_type)
    throw Refusal(Result::invalid_type, "TeamFFT: the plan is of another type than the function.");
  bool backward = !is_to_complex(*m_type);
  if (is_complex(*m_type)) {
    if (direction != forward && direction != inverse)
      throw Refusal(Result::invalid_value, "TeamFFT: " + std::to_string(direction) +
                                               " is no direction. Give CUFFT_FORWARD (-1) or CUFFT_INVERSE (1).");
    backward = direction == inverse;
  }
  if (in == nullptr || out == nullptr)
    throw Refusal(Result::invalid_value, "TeamFFT: the input or the output is a null pointer. Give memory.");
  if (current_device() != m_device)
    throw Refusal(Result::invalid_device,
                  "TeamFFT: the plan was made on device " + std::to_string(m_device) + ". Call cudaSetDevice.");
  auto const& [plan, refusal] = m_variants[backward ? 1 : 0][in == out ? 1 : 0];
  if (plan == nullptr)
    throw Refusal(Result::invalid_value, "TeamFFT: the plan's layout does not serve in place. " + refusal);
  if (m_bytes != 0 && m_area == nullptr)
    throw Refusal(Result::no_workspace, "TeamFFT: the plan needs a work area of " + std::to_string(m_bytes) +
                                            " bytes. Call cufftSetWorkArea.");
  void* const area = m_bytes == 0 ? nullptr : aligned(m_area);
  auto const bytes = m_bytes == 0 ? 0 : m_bytes - area_alignment;
  auto const status = teamfft_execute_with(plan.get(), in, out, area, bytes, stream_of(m_stream));
  if (status != TEAMFFT_SUCCESS)
    throw Refusal(status == TEAMFFT_INTERNAL_ERROR ? Result::exec_failed : result_of(status, Result::invalid_value));
}

}  // namespace TeamFFT::Impl::Cufft
