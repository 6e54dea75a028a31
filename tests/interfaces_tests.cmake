# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The interfaces in C and FFTW's, which programs without Kokkos call: their main() initializes none.
add_library(teamfft_naive OBJECT interfaces/naive.cpp)
target_compile_features(teamfft_naive PRIVATE cxx_std_20)
target_compile_options(teamfft_naive PRIVATE $<$<NOT:$<CONFIG:Debug>>:-O2>)
teamfft_warnings(teamfft_naive)

add_executable(teamfft_c_tests interfaces/c_test.cpp tools/allocations.cpp)
teamfft_test_options(teamfft_c_tests 0)
target_link_libraries(teamfft_c_tests PRIVATE teamfft_naive GTest::gtest_main)
teamfft_discover_tests(teamfft_c_tests)

# FFTW's interface by the library's file alone, beside FFTW's own where that is a shared library.
if(TARGET teamfft_fftw3)
  add_executable(teamfft_fftw3_tests interfaces/fftw3_test.cpp interfaces/fftw3_calls_test.cpp)
  target_include_directories(teamfft_fftw3_tests PRIVATE tools ${PROJECT_SOURCE_DIR}/include)
  target_compile_features(teamfft_fftw3_tests PRIVATE cxx_std_20)
  target_compile_definitions(teamfft_fftw3_tests PRIVATE TEAMFFT_FFTW3_LIBRARY="$<TARGET_FILE:teamfft_fftw3>")
  target_link_libraries(teamfft_fftw3_tests PRIVATE teamfft_naive GTest::gtest_main ${CMAKE_DL_LIBS})
  teamfft_warnings(teamfft_fftw3_tests)
  teamfft_compile_fast(teamfft_fftw3_tests 0)
  add_dependencies(teamfft_fftw3_tests teamfft_fftw3)
  if(TARGET FFTW::fftw3 AND TARGET FFTW::fftw3f AND FFTW_fftw3_LIBRARY MATCHES "\\.so" AND FFTW_fftw3f_LIBRARY MATCHES "\\.so")
    target_compile_definitions(teamfft_fftw3_tests PRIVATE TEAMFFT_FFTW_DOUBLE="${FFTW_fftw3_LIBRARY}" TEAMFFT_FFTW_FLOAT="${FFTW_fftw3f_LIBRARY}")
  endif()
  teamfft_discover_tests(teamfft_fftw3_tests)
endif()

# Programs that know FFTW alone, and what the library shows them.
if(TARGET teamfft_fftw3)
  include(CheckLanguage)
  check_language(C)
  find_program(TeamFFT_PKG_CONFIG pkg-config)
  find_program(TeamFFT_FORTRAN NAMES gfortran flang flang-new ifx nvfortran)
  mark_as_advanced(TeamFFT_PKG_CONFIG TeamFFT_FORTRAN)
  if(CMAKE_C_COMPILER AND NOT CMAKE_BUILD_TYPE STREQUAL "Debug")  # a sanitizer's library would have to come first
    set(teamfft_found_tools "")
    foreach(pair PKG_CONFIG:TeamFFT_PKG_CONFIG FORTRAN_COMPILER:TeamFFT_FORTRAN FFTW_LIBRARY:FFTW_fftw3_LIBRARY FFTWF_LIBRARY:FFTW_fftw3f_LIBRARY
        FFTW_INCLUDE:FFTW_INCLUDE_DIR)
      string(REPLACE ":" ";" pair ${pair})
      list(GET pair 0 name)
      list(GET pair 1 variable)
      if(${variable})
        list(APPEND teamfft_found_tools -D${name}=${${variable}})
      endif()
    endforeach()
    add_test(NAME Relink.ProgramsOfStrangers COMMAND ${CMAKE_COMMAND} -DTEAMFFT_BUILD=${PROJECT_BINARY_DIR} -DC_COMPILER=${CMAKE_C_COMPILER}
      -DLIBDIR=${CMAKE_INSTALL_LIBDIR} -DINCLUDEDIR=${CMAKE_INSTALL_INCLUDEDIR} -DGENERATOR=${CMAKE_GENERATOR} ${teamfft_found_tools}
      -P ${CMAKE_CURRENT_SOURCE_DIR}/relink/run.cmake)
    set_tests_properties(Relink.ProgramsOfStrangers PROPERTIES TIMEOUT 300 ENVIRONMENT "OMP_PROC_BIND=false;OMP_NUM_THREADS=2")
  endif()
  find_package(Python3 COMPONENTS Interpreter QUIET)
  if(Python3_FOUND AND CMAKE_NM)
    add_test(NAME Relink.NamesAreListed COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/relink/names_test.py $<TARGET_FILE:teamfft_fftw3>
      --nm ${CMAKE_NM})
    set_tests_properties(Relink.NamesAreListed PROPERTIES TIMEOUT 60 ENVIRONMENT "PYTHONDONTWRITEBYTECODE=1")
  endif()
endif()
