# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# TeamFFT::fftw3: libteamfft_fftw3, which has FFTW's functions. It is a shared library in every build, because programs
# that are linked already load it, and has the library's objects in it where TeamFFT itself is a static one.
if(NOT teamfft_kokkos_is_shared)
  message(FATAL_ERROR
    "TeamFFT_ENABLE_FFTW3 is ON and the Kokkos in ${teamfft_kokkos_LOCATION} is static; a program with a Kokkos of its "
    "own would have two. Build Kokkos with BUILD_SHARED_LIBS=ON, or turn the option off.")
endif()
file(GLOB teamfft_fftw3_sources CONFIGURE_DEPENDS src/interfaces/fftw3/*.cpp)
add_library(teamfft_fftw3 SHARED ${teamfft_fftw3_sources})
add_library(TeamFFT::fftw3 ALIAS teamfft_fftw3)
set_target_properties(teamfft_fftw3 PROPERTIES EXPORT_NAME fftw3 VERSION ${PROJECT_VERSION}
  SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR} CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
  LINKER_LANGUAGE CXX)
target_compile_features(teamfft_fftw3 PRIVATE cxx_std_20)
target_include_directories(teamfft_fftw3 PRIVATE ${PROJECT_SOURCE_DIR}/src PUBLIC
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include/TeamFFT/relink>
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/TeamFFT/relink>)
target_link_libraries(teamfft_fftw3 PRIVATE teamfft)
teamfft_warnings(teamfft_fftw3)
if(UNIX AND NOT APPLE)
  set(teamfft_fftw3_map ${PROJECT_SOURCE_DIR}/cmake/fftw3_exports.map)
  target_link_options(teamfft_fftw3 PRIVATE LINKER:--version-script=${teamfft_fftw3_map} LINKER:--no-undefined LINKER:-Bsymbolic)
  set_target_properties(teamfft_fftw3 PROPERTIES LINK_DEPENDS ${teamfft_fftw3_map})
endif()

# A static TeamFFT shows the interface in C through this library, too: its objects are kept whole for that.
if(NOT BUILD_SHARED_LIBS)
  target_link_options(teamfft_fftw3 PRIVATE LINKER:-u,teamfft_version)
endif()
