// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program that is compiled with other settings than the library, which CMakeLists.txt gives: it must not link, and
// the linker names the setting. One of them is a user's program; the others have the header alone that every call's
// header includes, which takes a tenth of the time.
#ifdef TEAMFFT_TEST_WHOLE_PROGRAM
#include <Kokkos_Core.hpp>
#else
#include <Kokkos_Macros.hpp>
#endif

#ifdef TEAMFFT_TEST_OTHER_KOKKOS
#undef KOKKOS_VERSION_MINOR
#define KOKKOS_VERSION_MINOR 99
#endif
#ifdef TEAMFFT_TEST_NO_BOUNDS
#undef TEAMFFT_CHECK_BOUNDS
#endif
#ifdef TEAMFFT_TEST_OTHER_ALIGN
#ifdef KOKKOS_ENABLE_COMPLEX_ALIGN
#undef KOKKOS_ENABLE_COMPLEX_ALIGN
#else
#define KOKKOS_ENABLE_COMPLEX_ALIGN
#endif
#endif

#ifdef TEAMFFT_TEST_WHOLE_PROGRAM
#include <TeamFFT/frequencies.hpp>

int main(int argc, char** argv) {
  Kokkos::ScopeGuard const kokkos(argc, argv);
  return TeamFFT::fftfreq(Kokkos::DefaultExecutionSpace(), 8).extent(0) == 8 ? 0 : 1;
}
#else
#include <TeamFFT/detail/running.hpp>

int main() {}
#endif
