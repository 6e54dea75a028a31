// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Resource: Kokkos memory that may outlive Kokkos. What is left at Kokkos::finalize is released there, so that a later
// destructor finds nothing to free.
#ifndef TEAMFFT_DETAIL_LIFETIME_HPP
#define TEAMFFT_DETAIL_LIFETIME_HPP

#include <TeamFFT/detail/export.hpp>

#include <optional>

namespace TeamFFT::Impl {

/// The base of everything that owns Views or execution space instances. Each one is in a list of the process from
/// construction to destruction; a finalize hook of Kokkos walks it. Constructors and destructors may run in any thread.
class TEAMFFT_EXPORT Resource {
 public:
  Resource();
  virtual ~Resource();
  Resource(Resource const&) = delete;
  Resource& operator=(Resource const&) = delete;

  /// Gives all Kokkos memory and instances back; called once, just before Kokkos is finalized.
  virtual void release() noexcept = 0;

 private:
  friend struct ResourceList;
  Resource* m_previous = nullptr;
  Resource* m_next = nullptr;
  bool m_listed = false;
};

/// A View, or an instance, that is destroyed with its owner or just before Kokkos is finalized.
template <class T>
class Kept final : public Resource {
 public:
  explicit Kept(T const& value) : m_value(value) {}

  /// While Kokkos runs.
  [[nodiscard]] T const& get() const { return *m_value; }

  void release() noexcept override { m_value.reset(); }

 private:
  std::optional<T> m_value;
};

}  // namespace TeamFFT::Impl

#endif
