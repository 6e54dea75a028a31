// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The list of resources and its finalize hook, and whether Kokkos runs. The list is never destroyed: static plans of a
// program may be destroyed after everything here.
#include <TeamFFT/detail/lifetime.hpp>
#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <mutex>
#include <string>

namespace TeamFFT::Impl {

struct ResourceList {
  std::mutex mutex;
  Resource* first = nullptr;

  static ResourceList& instance() {
    static auto* const list = [] {
      Kokkos::push_finalize_hook([] { instance().release_all(); });
      return new ResourceList;
    }();
    return *list;
  }

  void add(Resource& resource) {
    std::lock_guard const lock(mutex);
    resource.m_next = first;
    if (first != nullptr) first->m_previous = &resource;
    first = &resource;
    resource.m_listed = true;
  }

  void remove(Resource& resource) {
    std::lock_guard const lock(mutex);
    unlink(resource);
  }

  /// Takes them off one by one: release() may destroy others.
  void release_all() {
    while (auto* const resource = take_first()) resource->release();
  }

 private:
  Resource* take_first() {
    std::lock_guard const lock(mutex);
    auto* const resource = first;
    if (resource != nullptr) unlink(*resource);
    return resource;
  }

  void unlink(Resource& resource) {
    if (!resource.m_listed) return;
    (resource.m_previous != nullptr ? resource.m_previous->m_next : first) = resource.m_next;
    if (resource.m_next != nullptr) resource.m_next->m_previous = resource.m_previous;
    resource.m_listed = false;
  }
};

Resource::Resource() { ResourceList::instance().add(*this); }
Resource::~Resource() { ResourceList::instance().remove(*this); }

#define TEAMFFT_DEFINE_SETTING(name) int const name = 0;
TEAMFFT_FOR_EACH_SETTING(TEAMFFT_DEFINE_SETTING)
#undef TEAMFFT_DEFINE_SETTING

void require_running(std::string_view function) {
  if (Kokkos::is_initialized()) return;
  throw Error(std::string(function) +
              (Kokkos::is_finalized()
                   ? ": Kokkos was finalized, and nothing can be computed any more. Call it before Kokkos::finalize."
                   : ": Kokkos is not initialized. Call it after Kokkos::initialize."));
}

}  // namespace TeamFFT::Impl
