# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# TeamFFT::cufft: libteamfft_cufft, which has cuFFT's functions, where Kokkos has CUDA. Programs are compiled with the
# toolkit's own cufft.h.
if(NOT Kokkos_ENABLE_CUDA)
  message(FATAL_ERROR
    "TeamFFT_ENABLE_CUFFT is ON and the Kokkos in ${teamfft_kokkos_LOCATION} has ${Kokkos_DEVICES}, and no CUDA, on which "
    "cuFFT's interface runs. Turn the option off, or take a Kokkos with CUDA.")
endif()
teamfft_check_relink(TeamFFT_ENABLE_CUFFT "cuFFT's interface")
find_package(CUDAToolkit REQUIRED)
file(GLOB teamfft_cufft_sources CONFIGURE_DEPENDS src/interfaces/cufft/*.cpp)
teamfft_add_relink_library(cufft TeamFFT_CUFFT SOURCES ${teamfft_cufft_sources} LINKS libcufft.so.12 libcufft.so)
target_link_libraries(teamfft_cufft PRIVATE $<BUILD_INTERFACE:CUDA::cudart>)
