// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lasting: a value of the user's, or a View, in an object that kernels copy and that may outlive Kokkos.
#ifndef TEAMFFT_DETAIL_LASTING_HPP
#define TEAMFFT_DETAIL_LASTING_HPP

#include <Kokkos_Core.hpp>

#include <type_traits>

/// Before a function for both halves of a CUDA file whose values may be the host's alone: nvcc asks no more.
#if defined(__NVCC__)
#define TEAMFFT_MAY_BE_HOSTS _Pragma("nv_exec_check_disable")
#else
#define TEAMFFT_MAY_BE_HOSTS
#endif

namespace TeamFFT::Impl {

/// Kokkos ends a program whose Views are destroyed after Kokkos::finalize: then the value is left as it is. The
/// process' end frees it.
template <class T, bool is_trivial = std::is_trivially_destructible_v<T>>
class Lasting {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): it is the value
  TEAMFFT_MAY_BE_HOSTS KOKKOS_FUNCTION constexpr Lasting(T const& value) : m_value(value) {}
  [[nodiscard]] KOKKOS_FUNCTION constexpr T const& get() const { return m_value; }

 private:
  T m_value;
};

template <class T>
class Lasting<T, false> {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): it is the value
  TEAMFFT_MAY_BE_HOSTS KOKKOS_FUNCTION Lasting(T const& value) : m_value(value) {}
  TEAMFFT_MAY_BE_HOSTS KOKKOS_FUNCTION Lasting(Lasting const& other) : m_value(other.m_value) {}
  TEAMFFT_MAY_BE_HOSTS KOKKOS_FUNCTION Lasting& operator=(Lasting const& other) {
    m_value = other.m_value;
    return *this;
  }
  TEAMFFT_MAY_BE_HOSTS KOKKOS_FUNCTION ~Lasting() {
    KOKKOS_IF_ON_HOST((if (Kokkos::is_finalized()) return;))
    m_value.~T();
  }
  [[nodiscard]] KOKKOS_FUNCTION T const& get() const { return m_value; }

 private:
  union {
    T m_value;
  };
};

}  // namespace TeamFFT::Impl

#endif
