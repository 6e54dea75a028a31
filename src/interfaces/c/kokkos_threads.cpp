// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/c/kokkos_threads.hpp"

#include "interfaces/c/current_device.hpp"
#include "interfaces/c/status.hpp"

#include <TeamFFT/detail/lifetime.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <memory>
#include <mutex>
#include <type_traits>

#ifdef KOKKOS_ENABLE_OPENMP
#include <omp.h>
#endif

namespace TeamFFT::Impl {
namespace {

using Host = Kokkos::DefaultHostExecutionSpace;

bool is_in_parallel_region() {
#ifdef KOKKOS_ENABLE_OPENMP
  return omp_in_parallel() != 0;
#else
  return false;
#endif
}

/// At exit. Behind an error that stays, of a kernel of the program's own, Kokkos would end the program with another
/// status than its own.
void finalize_kokkos() {
#ifdef KOKKOS_ENABLE_CUDA
  if (cudaDeviceSynchronize() != cudaSuccess) return;
#endif
  if (Kokkos::is_initialized()) Kokkos::finalize();
}

/// Kokkos on the caller's current device, unless the environment says on which. (Of itself it takes the first one, or
/// one by the rank of an MPI program.)
void initialize_kokkos() {
  CurrentDevice const current;
  Kokkos::InitializationSettings settings;
  settings.set_disable_warnings(true);
#ifdef KOKKOS_ENABLE_CUDA
  bool const is_chosen =
      std::ranges::any_of(std::array{"KOKKOS_VISIBLE_DEVICES", "KOKKOS_DEVICE_ID", "KOKKOS_MAP_DEVICE_ID_BY"},
                          [](char const* name) { return std::getenv(name) != nullptr; });
  if (!is_chosen && current.number() >= 0) settings.set_device_id(current.number());
#endif
  Kokkos::initialize(settings);
}

template <class Space>
constexpr bool has_threads_by_number = std::is_constructible_v<Space, int>;

template <class Space>
Space new_instance(unsigned threads) {
  if constexpr (has_threads_by_number<Space>)
    return Space(static_cast<int>(threads));
  else
    return Space();
}

}  // namespace

void start_kokkos() {
  static std::mutex mutex;
  std::lock_guard const lock(mutex);
  if (Kokkos::is_initialized()) return;
  if (Kokkos::is_finalized())
    throw StatusError(TEAMFFT_NO_KOKKOS,
                      "TeamFFT: Kokkos was finalized, and plans of several threads or of a device need it. Make them "
                      "before Kokkos::finalize.");
  if (is_in_parallel_region())
    throw StatusError(TEAMFFT_NO_KOKKOS,
                      "TeamFFT: Kokkos, which plans of several threads or of a device need, cannot be initialized in a "
                      "parallel region. Make the first such plan before it.");
  initialize_kokkos();
  std::atexit(finalize_kokkos);
}

unsigned most_host_threads() {
  start_kokkos();
  return static_cast<unsigned>(std::max(1, Host().concurrency()));
}

Kokkos::DefaultHostExecutionSpace const* host_instance(unsigned threads) {
  if (threads <= 1 || !has_threads_by_number<Host>) return nullptr;
  start_kokkos();
  static std::mutex mutex;
  static auto* const instances = new std::map<unsigned, std::unique_ptr<Kept<Host>>>;  // released at Kokkos::finalize
  std::lock_guard const lock(mutex);
  auto& instance = (*instances)[threads];
  if (instance == nullptr) instance = std::make_unique<Kept<Host>>(new_instance<Host>(threads));
  return &instance->get();
}

bool may_launch() { return !is_in_parallel_region() && Kokkos::is_initialized(); }

}  // namespace TeamFFT::Impl
