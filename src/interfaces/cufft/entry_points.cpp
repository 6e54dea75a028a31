// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuFFT's functions, one call each; docs/relink.md says what each does here, and cuFFT's manual what its arguments are.
#include "interfaces/cufft/api.hpp"
#include "interfaces/cufft/layout.hpp"
#include "interfaces/cufft/plan.hpp"
#include "interfaces/cufft/refusal.hpp"
#include "interfaces/cufft/table.hpp"

#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace TeamFFT::Impl::Cufft {
namespace {

template <class T>
void require_pointer(T const* pointer, char const* what) {
  if (pointer == nullptr)
    throw Refusal(Result::invalid_value,
                  std::string("TeamFFT: a null pointer for ") + what + ". Give the address of one.");
}

std::shared_ptr<Plan> plan_of(Handle handle) { return Table::instance().find(handle); }

/// cufftPlan1d and its relatives: a new handle, which is written where there is a plan for it.
template <class MakeRequest>
Result plan_at(Handle* handle, MakeRequest const& request) {
  return guarded([&] {
    require_pointer(handle, "the handle");
    auto plan = std::make_shared<Plan>();
    plan->make(request());
    *handle = Table::instance().add(std::move(plan));
  });
}

/// cufftMakePlan1d and its relatives: the request becomes the handle's plan.
template <class MakeRequest>
Result make_plan(Handle handle, std::size_t* size, MakeRequest const& request) {
  return guarded([&] {
    auto const plan = plan_of(handle);
    require_pointer(size, "the size");
    *size = plan->make(request());
  });
}

/// cufftEstimate1d and its relatives: the bytes that cufftMakePlan1d would give, by a plan that is made and goes.
template <class MakeRequest>
Result estimate(std::size_t* size, MakeRequest const& request) {
  return guarded([&] {
    require_pointer(size, "the size");
    Plan plan;
    plan.set_auto_allocation(false);
    *size = plan.make(request());
  });
}

/// cufftGetSize1d and its relatives: the same beside a handle.
template <class MakeRequest>
Result size_beside(Handle handle, std::size_t* size, MakeRequest const& request) {
  auto const result = guarded([&] { static_cast<void>(plan_of(handle)); });
  return result == Result::success ? estimate(size, request) : result;
}

Result execute(std::optional<Type> type, Handle handle, void const* in, void* out, int direction) {
  return guarded([&] { plan_of(handle)->execute(type, in, out, direction); });
}

auto line(int nx, Type type, int batch) {
  return [=] { return basic_request(1, {nx}, type, batch); };
}
auto plane(int nx, int ny, Type type) {
  return [=] { return basic_request(2, {nx, ny}, type, 1); };
}
auto box(int nx, int ny, int nz, Type type) {
  return [=] { return basic_request(3, {nx, ny, nz}, type, 1); };
}

}  // namespace

// Requests of the arguments that the macros of functions.def name.
#define TEAMFFT_CUFFT_MANY \
  [=] { return request_of(rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch); }
#define TEAMFFT_CUFFT_XT_MANY                                                    \
  [=] {                                                                          \
    return request_of(rank, n, inembed, istride, idist, onembed, ostride, odist, \
                      type_of(inputtype, outputtype, executiontype), batch);     \
  }

Result cufftCreate(Handle* plan) {
  return guarded([&] {
    require_pointer(plan, "the handle");
    *plan = Table::instance().add(std::make_shared<Plan>());
  });
}
Result cufftDestroy(Handle plan) {
  if (plan == no_handle) return Result::success;
  return guarded([&] { Table::instance().remove(plan); });
}

Result cufftPlan1d(Handle* plan, int nx, Type type, int batch) { return plan_at(plan, line(nx, type, batch)); }
Result cufftPlan2d(Handle* plan, int nx, int ny, Type type) { return plan_at(plan, plane(nx, ny, type)); }
Result cufftPlan3d(Handle* plan, int nx, int ny, int nz, Type type) { return plan_at(plan, box(nx, ny, nz, type)); }
Result cufftPlanMany(Handle* plan, TEAMFFT_CUFFT_LAYOUT(int)) { return plan_at(plan, TEAMFFT_CUFFT_MANY); }

Result cufftMakePlan1d(Handle plan, int nx, Type type, int batch, std::size_t* size) {
  return make_plan(plan, size, line(nx, type, batch));
}
Result cufftMakePlan2d(Handle plan, int nx, int ny, Type type, std::size_t* size) {
  return make_plan(plan, size, plane(nx, ny, type));
}
Result cufftMakePlan3d(Handle plan, int nx, int ny, int nz, Type type, std::size_t* size) {
  return make_plan(plan, size, box(nx, ny, nz, type));
}
Result cufftMakePlanMany(Handle plan, TEAMFFT_CUFFT_LAYOUT(int), std::size_t* size) {
  return make_plan(plan, size, TEAMFFT_CUFFT_MANY);
}
Result cufftMakePlanMany64(Handle plan, TEAMFFT_CUFFT_LAYOUT(long long), std::size_t* size) {
  return make_plan(plan, size, TEAMFFT_CUFFT_MANY);
}
Result cufftXtMakePlanMany(Handle plan, TEAMFFT_CUFFT_XT_LAYOUT) {
  return make_plan(plan, size, TEAMFFT_CUFFT_XT_MANY);
}

Result cufftEstimate1d(int nx, Type type, int batch, std::size_t* size) {
  return estimate(size, line(nx, type, batch));
}
Result cufftEstimate2d(int nx, int ny, Type type, std::size_t* size) { return estimate(size, plane(nx, ny, type)); }
Result cufftEstimate3d(int nx, int ny, int nz, Type type, std::size_t* size) {
  return estimate(size, box(nx, ny, nz, type));
}
Result cufftEstimateMany(TEAMFFT_CUFFT_LAYOUT(int), std::size_t* size) { return estimate(size, TEAMFFT_CUFFT_MANY); }

Result cufftGetSize1d(Handle plan, int nx, Type type, int batch, std::size_t* size) {
  return size_beside(plan, size, line(nx, type, batch));
}
Result cufftGetSize2d(Handle plan, int nx, int ny, Type type, std::size_t* size) {
  return size_beside(plan, size, plane(nx, ny, type));
}
Result cufftGetSize3d(Handle plan, int nx, int ny, int nz, Type type, std::size_t* size) {
  return size_beside(plan, size, box(nx, ny, nz, type));
}
Result cufftGetSizeMany(Handle plan, TEAMFFT_CUFFT_LAYOUT(int), std::size_t* size) {
  return size_beside(plan, size, TEAMFFT_CUFFT_MANY);
}
Result cufftGetSizeMany64(Handle plan, TEAMFFT_CUFFT_LAYOUT(long long), std::size_t* size) {
  return size_beside(plan, size, TEAMFFT_CUFFT_MANY);
}
Result cufftXtGetSizeMany(Handle plan, TEAMFFT_CUFFT_XT_LAYOUT) {
  return size_beside(plan, size, TEAMFFT_CUFFT_XT_MANY);
}
Result cufftGetSize(Handle plan, std::size_t* size) {
  return guarded([&] {
    auto const found = plan_of(plan);
    require_pointer(size, "the size");
    *size = found->work_size();
  });
}

Result cufftSetAutoAllocation(Handle plan, int allocates) {
  return guarded([&] { plan_of(plan)->set_auto_allocation(allocates != 0); });
}
Result cufftSetWorkArea(Handle plan, void* area) {
  return guarded([&] { plan_of(plan)->set_work_area(area); });
}
Result cufftSetStream(Handle plan, Stream stream) {
  return guarded([&] { plan_of(plan)->set_stream(stream); });
}

Result cufftExecC2C(Handle plan, void* in, void* out, int direction) {
  return execute(Type::c2c, plan, in, out, direction);
}
Result cufftExecZ2Z(Handle plan, void* in, void* out, int direction) {
  return execute(Type::z2z, plan, in, out, direction);
}
Result cufftExecR2C(Handle plan, void* in, void* out) { return execute(Type::r2c, plan, in, out, forward); }
Result cufftExecD2Z(Handle plan, void* in, void* out) { return execute(Type::d2z, plan, in, out, forward); }
Result cufftExecC2R(Handle plan, void* in, void* out) { return execute(Type::c2r, plan, in, out, inverse); }
Result cufftExecZ2D(Handle plan, void* in, void* out) { return execute(Type::z2d, plan, in, out, inverse); }
Result cufftXtExec(Handle plan, void* in, void* out, int direction) { return execute({}, plan, in, out, direction); }

Result cufftGetVersion(int* version) {
  if (version != nullptr) *version = 1000 * version_parts[0] + 100 * version_parts[1] + version_parts[2];
  return Result::success;
}
Result cufftGetProperty(int property, int* value) {
  return guarded([&] {
    require_pointer(value, "the value");
    if (property < 0 || property >= static_cast<int>(std::size(version_parts)))
      throw Refusal(Result::invalid_type, "TeamFFT: " + std::to_string(property) +
                                              " is no property. Give 0 to 2 for the parts of the version.");
    *value = version_parts[property];
  });
}

// ---- what is not here -----------------------------------------------------------------------------------------------

#define TEAMFFT_CUFFT(name, arguments)
#define TEAMFFT_CUFFT_REFUSED(name)                                                                       \
  Result name() {                                                                                         \
    return refuse(Result::not_supported, "TeamFFT: " #name " is not there; docs/relink.md has what is."); \
  }
#include "interfaces/cufft/functions.def"

}  // namespace TeamFFT::Impl::Cufft
