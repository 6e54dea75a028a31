// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// StreamLoan: for one call an execution space instance that launches on a stream of the user's.
#ifndef TEAMFFT_INTERFACES_C_STREAM_LOAN_HPP
#define TEAMFFT_INTERFACES_C_STREAM_LOAN_HPP

#include "interfaces/c/current_device.hpp"
#include "interfaces/c/status.hpp"

#include <TeamFFT/detail/lifetime.hpp>

#include <Kokkos_Core.hpp>

#include <memory>
#include <mutex>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace TeamFFT::Impl {

/// A new instance on the stream, in the type that the backend has for it.
template <class Space>
Space instance_on([[maybe_unused]] void* stream) {
#ifdef KOKKOS_ENABLE_CUDA
  if constexpr (std::is_same_v<Space, Kokkos::Cuda>) return Space(static_cast<cudaStream_t>(stream));
#endif
#ifdef KOKKOS_ENABLE_HIP
  if constexpr (std::is_same_v<Space, Kokkos::HIP>) return Space(static_cast<hipStream_t>(stream));
#endif
#ifdef KOKKOS_ENABLE_SYCL
  if constexpr (std::is_same_v<Space, Kokkos::SYCL>) return Space(*static_cast<sycl::queue*>(stream));
#endif
  throw StatusError(TEAMFFT_NOT_SUPPORTED,
                    std::string("TeamFFT: a stream on ") + Space::name() + ", which has none. Give a null pointer.");
}

/// An instance that is made for the call.
template <class Space>
class StreamLoan {
 public:
  explicit StreamLoan(void* stream) : m_instance(instance_on<Space>(stream)) {}
  static void reserve() {}
  [[nodiscard]] Space const& get() const { return m_instance; }

 private:
  Space m_instance;
};

#ifdef KOKKOS_ENABLE_CUDA
/// Kokkos::Cuda takes device memory when it is made, and waits for its stream when it goes. Both would make calls
/// synchronous, end a stream's capture, and end a program whose stream is gone before its plan. Instances are kept
/// therefore, and a call gives one its stream, for which Kokkos has no public function.
template <>
class StreamLoan<Kokkos::Cuda> {
 public:
  explicit StreamLoan(void* stream) : m_kept(take()) { set_stream(static_cast<cudaStream_t>(stream)); }
  ~StreamLoan() {
    set_stream(cudaStreamLegacy);  // one that lasts
    std::lock_guard const lock(rest().mutex);
    rest().instances.push_back(std::move(m_kept));
  }
  StreamLoan(StreamLoan const&) = delete;
  StreamLoan& operator=(StreamLoan const&) = delete;

  /// Makes the first instance, so that the first call makes none.
  static void reserve() { StreamLoan const first(cudaStreamLegacy); }

  [[nodiscard]] Kokkos::Cuda const& get() const { return m_kept->get(); }

 private:
  using Instance = std::unique_ptr<Kept<Kokkos::Cuda>>;
  /// Instances that no call has at present.
  struct Rest {
    std::mutex mutex;
    std::vector<Instance> instances;
    std::size_t made = 0;
  };

  static Rest& rest() {
    static auto* const all = new Rest;  // Kept releases the instances at Kokkos::finalize
    return *all;
  }

  static Instance take() {
    auto& [mutex, instances, made] = rest();
    std::lock_guard const lock(mutex);
    if (!instances.empty()) {
      auto last = std::move(instances.back());
      instances.pop_back();
      return last;
    }
    instances.reserve(made + 1);  // giving it back cannot throw then
    CurrentDevice const stays;
    static_cast<void>(cudaSetDevice(Kokkos::Cuda().cuda_device()));  // whose context the new instance takes
    auto instance = std::make_unique<Kept<Kokkos::Cuda>>(instance_on<Kokkos::Cuda>(cudaStreamLegacy));
    ++made;
    return instance;
  }

  void set_stream(cudaStream_t stream) const { get().impl_internal_space_instance()->m_stream = stream; }

  Instance m_kept;
};
#endif

}  // namespace TeamFFT::Impl

#endif
