// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/c/kokkos_threads.hpp"

#include "interfaces/c/status.hpp"

#include <TeamFFT/detail/lifetime.hpp>

#include <algorithm>
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

void finalize_kokkos() {
  if (Kokkos::is_initialized()) Kokkos::finalize();
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
                      "TeamFFT: Kokkos was finalized, and plans of several threads or of a device need it. Make them before Kokkos::finalize.");
  Kokkos::initialize(Kokkos::InitializationSettings().set_disable_warnings(true));
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

bool may_launch() {
#ifdef KOKKOS_ENABLE_OPENMP
  if (omp_in_parallel() != 0) return false;
#endif
  return Kokkos::is_initialized();
}

}  // namespace TeamFFT::Impl
