# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Kokkos as a subproject (subproject/run.cmake): three ways, each without an installed Kokkos and with one, for hosts
# built and run, for CUDA configured. Kokkos' sources are those of TeamFFT_TEST_KOKKOS_SOURCE; where there are none, the
# installed Kokkos stands in for them (subproject/kokkos).
set(TeamFFT_TEST_KOKKOS_SOURCE /usr/src/kokkos CACHE PATH "Kokkos' sources, for the tests that have it as a subproject")
set(teamfft_stand_in ${CMAKE_CURRENT_SOURCE_DIR}/subproject/kokkos)
set(teamfft_subproject_source ${TeamFFT_TEST_KOKKOS_SOURCE})
if(NOT EXISTS ${teamfft_subproject_source}/CMakeLists.txt)
  set(teamfft_subproject_source ${teamfft_stand_in})
endif()
message(STATUS "TeamFFT tests: Kokkos as a subproject from ${teamfft_subproject_source}")

# The library that stands in for Kokkos is the installed one's core.
set(teamfft_core "")
foreach(target IN LISTS teamfft_kokkos_TARGETS)
  if(target MATCHES "kokkoscore$")
    set(teamfft_core $<TARGET_FILE:${target}>)
  endif()
endforeach()
cmake_path(GET teamfft_kokkos_HEADER PARENT_PATH teamfft_kokkos_headers)

# All take planner and hosts' kernels from the debug build of the consumers, and use one build folder, one after the
# other.
function(teamfft_add_subproject_test name source)
  add_test(NAME Subproject.${name} COMMAND ${CMAKE_COMMAND} ${ARGN} -DWORK=${PROJECT_BINARY_DIR}/subproject
    -DTEAMFFT_SOURCE=${PROJECT_SOURCE_DIR} -DKOKKOS_SOURCE=${source} -DKOKKOS_HEADERS=${teamfft_kokkos_headers}
    -DKOKKOS_LIBRARY=${teamfft_core} -DKOKKOS_DIR=${Kokkos_DIR} -DOPENMP=${Kokkos_ENABLE_OPENMP}
    -DOBJECTS_FROM=${PROJECT_BINARY_DIR}/consumer/add_subdirectory/build/TeamFFT -DGENERATOR=${CMAKE_GENERATOR}
    -DCXX_COMPILER=${CMAKE_CXX_COMPILER} "-DCXX_FLAGS=${CMAKE_CXX_FLAGS}" "-DCXX_FLAGS_DEBUG=${teamfft_debug_flags}"
    "-DCXX_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER}" -P ${CMAKE_CURRENT_SOURCE_DIR}/subproject/run.cmake)
  set_tests_properties(Subproject.${name} PROPERTIES TIMEOUT 1200 COST 800 FIXTURES_REQUIRED debug_objects
    RESOURCE_LOCK subproject_build ENVIRONMENT "OMP_PROC_BIND=false;OMP_NUM_THREADS=2")
endfunction()

foreach(way add fetch override)
  foreach(installed none another)
    teamfft_add_subproject_test(${way}.${installed} ${teamfft_subproject_source} -DWAY=${way} -DINSTALLED=${installed})
  endforeach()
endforeach()
set_tests_properties(Subproject.add.none PROPERTIES COST 850 PROCESSORS 2)  # the first, which compiles
teamfft_add_subproject_test(Package ${teamfft_subproject_source} -DWAY=package)
teamfft_add_subproject_test(Shared ${teamfft_subproject_source} -DWAY=shared)

# Kokkos' own CMake files want a compiler for CUDA, which the stand-in does not.
foreach(way add fetch override)
  teamfft_add_subproject_test(${way}.cuda ${teamfft_stand_in} -DWAY=${way} -DGPU=ON)
endforeach()
add_test(NAME Subproject.AsksTheTarget COMMAND ${CMAKE_COMMAND} -DWORK=${CMAKE_CURRENT_BINARY_DIR}/ask
  -P ${CMAKE_CURRENT_SOURCE_DIR}/subproject/ask/run.cmake)
