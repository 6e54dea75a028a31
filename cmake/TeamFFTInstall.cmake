# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Installs the library, its headers and the package that find_package(TeamFFT) reads.
include(CMakePackageConfigHelpers)
set(teamfft_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/TeamFFT)

# Two components: what programs need when they run, and what compiling against the library needs beside it.
install(TARGETS teamfft EXPORT TeamFFTTargets
  RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT TeamFFT_Runtime
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT TeamFFT_Runtime NAMELINK_COMPONENT TeamFFT_Development
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT TeamFFT_Development)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT TeamFFT_Development FILES_MATCHING PATTERN "*.hpp")
install(EXPORT TeamFFTTargets NAMESPACE TeamFFT:: DESTINATION ${teamfft_package_dir} COMPONENT TeamFFT_Development)

configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/TeamFFTConfig.cmake.in ${PROJECT_BINARY_DIR}/TeamFFTConfig.cmake
  INSTALL_DESTINATION ${teamfft_package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/TeamFFTConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/TeamFFTConfig.cmake ${PROJECT_BINARY_DIR}/TeamFFTConfigVersion.cmake DESTINATION ${teamfft_package_dir}
  COMPONENT TeamFFT_Development)
