# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Installs the library, its headers and the package that find_package(TeamFFT) reads.
include(CMakePackageConfigHelpers)
set(teamfft_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/TeamFFT)

# Two components: what programs need when they run, and what compiling against the library needs beside it.
install(TARGETS teamfft EXPORT TeamFFTTargets
  RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT TeamFFT_Runtime
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT TeamFFT_Runtime NAMELINK_COMPONENT TeamFFT_Development
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT TeamFFT_Development)
# Headers that include heFFTe's come with the target that links it.
set(teamfft_other_headers PATTERN "relink" EXCLUDE PATTERN "heffte" EXCLUDE PATTERN "heffte.hpp" EXCLUDE PATTERN "distributed.hpp" EXCLUDE)
if(TeamFFT_ENABLE_HEFFTE)
  set(teamfft_other_headers PATTERN "relink" EXCLUDE)
  install(TARGETS teamfft_heffte EXPORT TeamFFTHeffteTargets)
  install(EXPORT TeamFFTHeffteTargets NAMESPACE TeamFFT:: DESTINATION ${teamfft_package_dir} COMPONENT TeamFFT_Development)
endif()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT TeamFFT_Development FILES_MATCHING PATTERN "*.hpp"
  PATTERN "teamfft.h" ${teamfft_other_headers})
install(EXPORT TeamFFTTargets NAMESPACE TeamFFT:: DESTINATION ${teamfft_package_dir} COMPONENT TeamFFT_Development)

# The package wants the Kokkos of this build: where it was found, or beside itself, where a subproject is installed.
set(teamfft_kokkos_hint "\${PACKAGE_PREFIX_DIR}")
if(Kokkos_DIR AND NOT teamfft_kokkos_IS_SUBPROJECT)
  set(teamfft_kokkos_hint "${Kokkos_DIR}")
endif()
string(REGEX MATCH "^([0-9]+)\\.([0-9]+)" teamfft_kokkos_minor "${Kokkos_VERSION}")
math(EXPR teamfft_kokkos_next "${CMAKE_MATCH_2} + 1")
set(teamfft_kokkos_range "${teamfft_kokkos_minor}...<${CMAKE_MATCH_1}.${teamfft_kokkos_next}")
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/TeamFFTConfig.cmake.in ${PROJECT_BINARY_DIR}/TeamFFTConfig.cmake
  INSTALL_DESTINATION ${teamfft_package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/TeamFFTConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/TeamFFTConfig.cmake ${PROJECT_BINARY_DIR}/TeamFFTConfigVersion.cmake
  ${CMAKE_CURRENT_LIST_DIR}/TeamFFTAskKokkos.cmake DESTINATION ${teamfft_package_dir}
  COMPONENT TeamFFT_Development)
