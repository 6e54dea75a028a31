// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What kind of execution space it is.
#ifndef TEAMFFT_DETAIL_SPACE_HPP
#define TEAMFFT_DETAIL_SPACE_HPP

#include <Kokkos_Core.hpp>

namespace TeamFFT::Impl {

/// A space whose team is one thread with a vector unit, and whose memory the host reads and writes.
template <class ExecutionSpace>
inline constexpr bool is_host_space =
    Kokkos::SpaceAccessibility<Kokkos::HostSpace, typename ExecutionSpace::memory_space>::accessible;

}  // namespace TeamFFT::Impl

#endif
