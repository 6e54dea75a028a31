# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# A stranger's project that uses the library: as installed, shared, as a subdirectory and by FetchContent (consumer/run.cmake). The library is compiled once more
# for the subdirectory only, for a debug build: without -O3 it is a fifth of the work, and the two builds differ; nobody debugs it, and -g is a fifth of it. A
# further Kokkos' build takes what needs no Kokkos from the first's. FetchContent links what the subdirectory has compiled, the shared library what this build has.
string(REGEX REPLACE "^-g$" "" teamfft_debug_flags "${CMAKE_CXX_FLAGS_DEBUG}")
function(teamfft_add_consumer mode build_type objects_from)
  set(debug_flags "${teamfft_debug_flags}")
  if(mode STREQUAL "shared")
    set(debug_flags "${CMAKE_CXX_FLAGS_DEBUG}")  # as the objects that it links were compiled
  endif()
  set(is_shared FALSE)
  if(BUILD_SHARED_LIBS)
    set(is_shared TRUE)
  endif()
  set(library_options -DTeamFFT_ENABLE_NATIVE=${TeamFFT_ENABLE_NATIVE} -DTeamFFT_CHECK_BOUNDS=${TeamFFT_CHECK_BOUNDS})
  if(mode STREQUAL "cpu_dispatch")
    set(library_options -DTeamFFT_ENABLE_NATIVE=OFF)
  endif()
  list(JOIN library_options "$<SEMICOLON>" library_options)
  add_test(NAME Consumer.${mode} COMMAND ${CMAKE_COMMAND} -DMODE=${mode} -DTEAMFFT_BUILD=${PROJECT_BINARY_DIR} -DTEAMFFT_SOURCE=${PROJECT_SOURCE_DIR}
    -DBUILD_TYPE=${build_type} -DCXX_COMPILER=${CMAKE_CXX_COMPILER} -DKOKKOS_DIR=${Kokkos_DIR} -DGENERATOR=${CMAKE_GENERATOR} -DIS_SHARED=${is_shared}
    -DOBJECTS_FROM=${objects_from} "-DCXX_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER}" "-DCXX_FLAGS=${CMAKE_CXX_FLAGS}" "-DCXX_FLAGS_DEBUG=${debug_flags}"
    "-DLIBRARY_OPTIONS=${library_options}"
    -P ${CMAKE_CURRENT_SOURCE_DIR}/consumer/run.cmake)
  set_tests_properties(Consumer.${mode} PROPERTIES TIMEOUT 1200 ENVIRONMENT "OMP_PROC_BIND=false" ${ARGN})
endfunction()

# The longest tests come first: as one of the last they left a core idle for a minute. Their builds run on two cores by themselves.
set(teamfft_first "")
if(TeamFFT_OBJECTS_FROM)
  set(teamfft_first ${TeamFFT_OBJECTS_FROM}/consumer/add_subdirectory/build/TeamFFT)
endif()
teamfft_add_consumer(find_package "${CMAKE_BUILD_TYPE}" "" COST 1000 PROCESSORS 2)
teamfft_add_consumer(add_subdirectory Debug "${teamfft_first}" COST 1000 PROCESSORS 2 FIXTURES_SETUP debug_objects)
teamfft_add_consumer(fetch_content Debug ${PROJECT_BINARY_DIR}/consumer/add_subdirectory/build/TeamFFT COST 900 FIXTURES_REQUIRED debug_objects)

# Two copies of a static Kokkos in one program do not work together.
if(teamfft_kokkos_is_shared)
  teamfft_add_consumer(shared "${CMAKE_BUILD_TYPE}" "" COST 1000 FIXTURES_SETUP shared_library)
  find_package(Python3 COMPONENTS Interpreter QUIET)
  if(Python3_FOUND AND CMAKE_NM AND CMAKE_SYSTEM_NAME STREQUAL "Linux" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_test(NAME Repository.ExportedSymbols COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/repository/exported_symbols_test.py
      ${PROJECT_BINARY_DIR}/consumer/shared/library/libteamfft.so --nm ${CMAKE_NM})
    set_tests_properties(Repository.ExportedSymbols PROPERTIES TIMEOUT 600 FIXTURES_REQUIRED shared_library ENVIRONMENT "PYTHONDONTWRITEBYTECODE=1")
  endif()
endif()

# Host kernels for several CPUs: planner and roof are the subdirectory's, the kernels are compiled for each level, also without optimization, where more functions
# are left for a linker to merge. With one Kokkos, because they include none; not in a debug build, whose sanitizers put code of theirs before main().
find_package(Python3 COMPONENTS Interpreter QUIET)
if(TeamFFT_TEST_PLANNER AND Python3_FOUND AND CMAKE_OBJDUMP AND CMAKE_NM AND NOT CMAKE_BUILD_TYPE STREQUAL "Debug" AND NOT teamfft_nvcc_wrapper
    AND Kokkos_COMPILE_LANGUAGE STREQUAL "CXX" AND CMAKE_SYSTEM_NAME STREQUAL "Linux" AND CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  teamfft_add_consumer(cpu_dispatch Debug ${PROJECT_BINARY_DIR}/consumer/add_subdirectory/build/TeamFFT COST 900 PROCESSORS 2 FIXTURES_REQUIRED debug_objects
    FIXTURES_SETUP cpu_dispatch)
  set(levels_test ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/cpu_dispatch/levels_test.py)
  set(program ${PROJECT_BINARY_DIR}/consumer/cpu_dispatch/build/consumer)
  add_test(NAME CpuDispatch.EachLevelTransforms COMMAND ${levels_test} transforms ${program})
  add_test(NAME CpuDispatch.LevelsAreApart COMMAND ${levels_test} apart ${program} --objects ${PROJECT_BINARY_DIR}/consumer/cpu_dispatch/library/levels
    --objdump ${CMAKE_OBJDUMP} --nm ${CMAKE_NM})
  set_tests_properties(CpuDispatch.EachLevelTransforms CpuDispatch.LevelsAreApart PROPERTIES TIMEOUT 600 FIXTURES_REQUIRED cpu_dispatch
    ENVIRONMENT "PYTHONDONTWRITEBYTECODE=1;OMP_PROC_BIND=false;OMP_NUM_THREADS=2;OMP_WAIT_POLICY=passive")
endif()
