# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# TeamFFT::fftw3: libteamfft_fftw3, which has FFTW's functions.
teamfft_check_relink(TeamFFT_ENABLE_FFTW3 "FFTW's interface")
file(GLOB teamfft_fftw3_sources CONFIGURE_DEPENDS src/interfaces/fftw3/*.cpp)
set(teamfft_fftw3_links "")
foreach(name fftw3 fftw3f fftw3_threads fftw3f_threads fftw3_omp fftw3f_omp)
  list(APPEND teamfft_fftw3_links lib${name}.so.3 lib${name}.so)
endforeach()
set(teamfft_relink_headers TeamFFT/relink)
teamfft_add_relink_library(fftw3 TeamFFT_FFTW3 SOURCES ${teamfft_fftw3_sources} LINKS ${teamfft_fftw3_links})
target_include_directories(teamfft_fftw3 PUBLIC
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include/${teamfft_relink_headers}>
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/${teamfft_relink_headers}>)

# pkg-config by FFTW's names, in the folder of the links.
file(RELATIVE_PATH teamfft_headers_from_lib ${CMAKE_INSTALL_FULL_LIBDIR} ${CMAKE_INSTALL_FULL_INCLUDEDIR})
foreach(name fftw3 fftw3f)
  configure_file(${CMAKE_CURRENT_LIST_DIR}/fftw3.pc.in ${PROJECT_BINARY_DIR}/${teamfft_relink_dir}/${name}.pc @ONLY)
endforeach()

install(FILES ${PROJECT_SOURCE_DIR}/include/TeamFFT/fftw3.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/TeamFFT
  COMPONENT TeamFFT_FFTW3)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/${teamfft_relink_headers} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/TeamFFT
  COMPONENT TeamFFT_FFTW3)
install(FILES ${PROJECT_BINARY_DIR}/${teamfft_relink_dir}/fftw3.pc ${PROJECT_BINARY_DIR}/${teamfft_relink_dir}/fftw3f.pc
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/${teamfft_relink_dir}/pkgconfig COMPONENT TeamFFT_FFTW3)
