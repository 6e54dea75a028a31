# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# TeamFFT::fftw3: libteamfft_fftw3, which has FFTW's functions. It is a shared library in every build, because programs
# that are linked already load it, and has the library's objects in it where TeamFFT itself is a static one.
if(NOT CMAKE_SYSTEM_NAME STREQUAL "Linux")
  message(FATAL_ERROR
    "TeamFFT_ENABLE_FFTW3 is ON and this is ${CMAKE_SYSTEM_NAME}; FFTW's interface is there on Linux, whose linker and "
    "names of shared libraries it is made for. Turn the option off.")
endif()
if(NOT teamfft_kokkos_is_shared)
  message(FATAL_ERROR
    "TeamFFT_ENABLE_FFTW3 is ON and the Kokkos in ${teamfft_kokkos_LOCATION} is static; a program with a Kokkos of its "
    "own would have two. Build Kokkos with BUILD_SHARED_LIBS=ON, or turn the option off.")
endif()
file(GLOB teamfft_fftw3_sources CONFIGURE_DEPENDS src/interfaces/fftw3/*.cpp)
add_library(teamfft_fftw3 SHARED ${teamfft_fftw3_sources})
add_library(TeamFFT::fftw3 ALIAS teamfft_fftw3)
set(teamfft_fftw3_so ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
# Programs of other languages find libteamfft and Kokkos by this library's own search path, which begins where the
# loader found it: beside libteamfft, or in the folder of the links below.
set_target_properties(teamfft_fftw3 PROPERTIES EXPORT_NAME fftw3 VERSION ${PROJECT_VERSION} SOVERSION ${teamfft_fftw3_so}
  CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON LINKER_LANGUAGE ${Kokkos_COMPILE_LANGUAGE}
  LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR} INSTALL_RPATH "$ORIGIN;$ORIGIN/.." INSTALL_RPATH_USE_LINK_PATH ON)
target_compile_features(teamfft_fftw3 PRIVATE cxx_std_20)
set(teamfft_relink_headers TeamFFT/relink)
target_include_directories(teamfft_fftw3 PRIVATE ${PROJECT_SOURCE_DIR}/src PUBLIC
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include/${teamfft_relink_headers}>
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/${teamfft_relink_headers}>)
target_link_libraries(teamfft_fftw3 PRIVATE $<BUILD_INTERFACE:teamfft>)
teamfft_warnings(teamfft_fftw3)

# What a program sees is one list, and what the library calls of it is its own also beside FFTW in one program.
set(teamfft_fftw3_map ${PROJECT_SOURCE_DIR}/cmake/fftw3_exports.map)
target_link_options(teamfft_fftw3 PRIVATE LINKER:--version-script=${teamfft_fftw3_map} LINKER:--no-undefined
  LINKER:-Bsymbolic)
set_target_properties(teamfft_fftw3 PROPERTIES LINK_DEPENDS ${teamfft_fftw3_map})
if(NOT BUILD_SHARED_LIBS)  # a static library's interface in C is shown here, too: one name brings all of it
  target_link_options(teamfft_fftw3 PRIVATE LINKER:-u,teamfft_version,-u,teamfft_execute_with)
endif()

# FFTW's names for the library, in a folder of their own: with a version for programs that are linked already, without
# one for link lines that stay as they are.
set(teamfft_relink_dir teamfft-relink)
set(teamfft_relink_links "")
foreach(name fftw3 fftw3f fftw3_threads fftw3f_threads fftw3_omp fftw3f_omp)
  foreach(version ".3" "")
    set(link ${PROJECT_BINARY_DIR}/${teamfft_relink_dir}/lib${name}.so${version})
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/${teamfft_relink_dir})
    file(CREATE_LINK ../libteamfft_fftw3.so.${teamfft_fftw3_so} ${link} SYMBOLIC)
    list(APPEND teamfft_relink_links ${link})
  endforeach()
endforeach()

# pkg-config: by our name, and by FFTW's names in the folder of the links. The paths are relative: a prefix may move.
file(RELATIVE_PATH teamfft_headers_from_lib ${CMAKE_INSTALL_FULL_LIBDIR} ${CMAKE_INSTALL_FULL_INCLUDEDIR})
configure_file(${CMAKE_CURRENT_LIST_DIR}/teamfft-fftw3.pc.in ${PROJECT_BINARY_DIR}/teamfft-fftw3.pc @ONLY)
foreach(name fftw3 fftw3f)
  configure_file(${CMAKE_CURRENT_LIST_DIR}/fftw3.pc.in ${PROJECT_BINARY_DIR}/${teamfft_relink_dir}/${name}.pc @ONLY)
endforeach()

install(TARGETS teamfft_fftw3 EXPORT TeamFFTFftw3Targets
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT TeamFFT_FFTW3 NAMELINK_COMPONENT TeamFFT_FFTW3)
install(EXPORT TeamFFTFftw3Targets NAMESPACE TeamFFT:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/TeamFFT
  COMPONENT TeamFFT_FFTW3)
install(FILES ${PROJECT_SOURCE_DIR}/include/TeamFFT/fftw3.h ${PROJECT_SOURCE_DIR}/include/TeamFFT/teamfft.h
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/TeamFFT COMPONENT TeamFFT_FFTW3)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/${teamfft_relink_headers} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/TeamFFT
  COMPONENT TeamFFT_FFTW3)
install(FILES ${teamfft_relink_links} DESTINATION ${CMAKE_INSTALL_LIBDIR}/${teamfft_relink_dir} COMPONENT TeamFFT_FFTW3)
install(FILES ${PROJECT_BINARY_DIR}/teamfft-fftw3.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
  COMPONENT TeamFFT_FFTW3)
install(FILES ${PROJECT_BINARY_DIR}/${teamfft_relink_dir}/fftw3.pc ${PROJECT_BINARY_DIR}/${teamfft_relink_dir}/fftw3f.pc
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/${teamfft_relink_dir}/pkgconfig COMPONENT TeamFFT_FFTW3)
