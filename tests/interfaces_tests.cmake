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
