# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The interface in C, which programs without Kokkos call: its main() initializes none.
add_library(teamfft_naive OBJECT interfaces/naive.cpp)
target_compile_features(teamfft_naive PRIVATE cxx_std_20)
target_compile_options(teamfft_naive PRIVATE $<$<NOT:$<CONFIG:Debug>>:-O2>)
teamfft_warnings(teamfft_naive)

add_executable(teamfft_c_tests interfaces/c_test.cpp tools/allocations.cpp)
teamfft_test_options(teamfft_c_tests 0)
target_link_libraries(teamfft_c_tests PRIVATE teamfft_naive GTest::gtest_main)
teamfft_discover_tests(teamfft_c_tests)
