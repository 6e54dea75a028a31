# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The tests that need no Kokkos: one program for the planner and the reference, one with the accessor's check of offsets.
file(GLOB teamfft_planner_test_sources CONFIGURE_DEPENDS problem/*.cpp planner/*.cpp kernels_on_host/*.cpp tools/*_test.cpp)
if(teamfft_planner_test_sources)
  # The choice of a level is no part of the library without TeamFFT_ENABLE_CPU_DISPATCH.
  add_executable(teamfft_planner_tests ${teamfft_planner_test_sources} tools/oracle.cpp ${PROJECT_SOURCE_DIR}/src/engines/lanes/levels/cpu_level.cpp)
  target_link_libraries(teamfft_planner_tests PRIVATE teamfft_planner GTest::gtest GTest::gtest_main)
  target_include_directories(teamfft_planner_tests PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/tools)
  target_compile_definitions(teamfft_planner_tests PRIVATE TEAMFFT_GOLDEN_DIR="${CMAKE_CURRENT_SOURCE_DIR}/golden"
    TEAMFFT_TEST_DATA_DIR="${CMAKE_CURRENT_SOURCE_DIR}/data")
  set_source_files_properties(problem/version_test.cpp PROPERTIES
    COMPILE_DEFINITIONS "TEAMFFT_SOURCE_DIR=\"${PROJECT_SOURCE_DIR}\";TEAMFFT_BUILD_VERSION=\"${PROJECT_VERSION}\"")
  teamfft_compile_fast(teamfft_planner_tests 1)
  # GPUs' kernels on a host, where the compiler takes longer than they do: without optimization and with calls, 90 s of
  # CPU became 32 (g++ 16, 2026-11-22), and view_kernel_test.cpp 66 instead of 263, column_kernel_test.cpp 39 instead of 113 (2026-12-01).
  set_source_files_properties(kernels_on_host/cluster_teams.cpp kernels_on_host/slot_line_teams.cpp kernels_on_host/map_teams.cpp kernels_on_host/scratch_line_teams.cpp
    kernels_on_host/prime_teams.cpp kernels_on_host/register_line_kernel_test.cpp kernels_on_host/team_lines_test.cpp kernels_on_host/filter_teams.cpp
    kernels_on_host/view_kernel_test.cpp kernels_on_host/called_kernel_test.cpp kernels_on_host/added_from_outside_test.cpp
    kernels_on_host/column_kernel_test.cpp PROPERTIES
    COMPILE_DEFINITIONS TEAMFFT_FUNCTION=inline COMPILE_OPTIONS "$<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:CXX>>:-O0>")
  # What has no options of its own is compiled folder by folder: most of a small file's time goes to headers.
  teamfft_compile_by_folder(teamfft_planner_tests ${teamfft_planner_test_sources})
  teamfft_warnings(teamfft_planner_tests)
  teamfft_discover_tests(teamfft_planner_tests)
endif()

# The accessor's check of offsets, with it on whatever the build says: what sees PassArguments is compiled anew, the planner is taken as it is.
add_executable(teamfft_bounds_tests bounds/bounds_test.cpp tools/oracle.cpp ${PROJECT_SOURCE_DIR}/src/execute/arguments/arguments.cpp ${PROJECT_SOURCE_DIR}/src/execute/arguments/stage_tables.cpp
  ${teamfft_host_sources} $<FILTER:$<TARGET_OBJECTS:teamfft_planner>,EXCLUDE,unity_arguments>)
target_compile_features(teamfft_bounds_tests PRIVATE cxx_std_20)
target_compile_definitions(teamfft_bounds_tests PRIVATE TEAMFFT_CHECK_BOUNDS=1)
target_include_directories(teamfft_bounds_tests PRIVATE
  ${CMAKE_CURRENT_SOURCE_DIR}/tools ${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR})
target_link_libraries(teamfft_bounds_tests PRIVATE GTest::gtest GTest::gtest_main)
if(teamfft_nvcc_wrapper)
  target_compile_options(teamfft_bounds_tests PRIVATE --host-only)
else()
  # Offsets do not depend on the optimization, and these kernels take two minutes with it. With calls each long file
  # takes 42 s of CPU instead of 50 (g++ 16, 2026-12-01).
  target_compile_options(teamfft_bounds_tests PRIVATE $<$<CONFIG:Release>:-O0>)
  target_compile_definitions(teamfft_bounds_tests PRIVATE TEAMFFT_FUNCTION=inline)
endif()
teamfft_warnings(teamfft_bounds_tests)
teamfft_discover_tests(teamfft_bounds_tests)
