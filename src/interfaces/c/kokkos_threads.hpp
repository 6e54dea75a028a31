// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kokkos for programs that know nothing of it: initialized where a plan needs it, and its host threads by number.
#ifndef TEAMFFT_INTERFACES_C_KOKKOS_THREADS_HPP
#define TEAMFFT_INTERFACES_C_KOKKOS_THREADS_HPP

#include <Kokkos_Core.hpp>

namespace TeamFFT::Impl {

/// Kokkos runs behind this call. Where nobody has initialized it, it is initialized here, without its warnings, and
/// finalized at exit. Throws StatusError (TEAMFFT_NO_KOKKOS) where it was finalized, and where it would have to be
/// initialized in a parallel region of OpenMP, which Kokkos does not take.
void start_kokkos();

/// Kokkos' host threads, started where need be.
[[nodiscard]] unsigned most_host_threads();

/// The instance that has so many of them; of one thread, or where Kokkos has no more, nullptr: the calling thread is to
/// compute. Instances are shared by all plans and live until Kokkos is finalized.
[[nodiscard]] Kokkos::DefaultHostExecutionSpace const* host_instance(unsigned threads);

/// Whether the calling thread may launch on such an instance: not in a parallel region of OpenMP, whose threads compute
/// alone, and not after Kokkos::finalize.
[[nodiscard]] bool may_launch();

}  // namespace TeamFFT::Impl

#endif
