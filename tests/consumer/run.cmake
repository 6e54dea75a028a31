# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Configures, builds and runs the consumer project: cmake -DMODE=find_package|add_subdirectory -DTEAMFFT_BUILD=... -DTEAMFFT_SOURCE=... -P run.cmake
# With MODE=find_package the build is installed first, in a folder of its own.
function(must)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "failed: ${ARGN}")
  endif()
endfunction()

set(work ${TEAMFFT_BUILD}/consumer/${MODE})
file(REMOVE_RECURSE ${work})
set(arguments -S ${CMAKE_CURRENT_LIST_DIR} -B ${work}/build -DCMAKE_BUILD_TYPE=${BUILD_TYPE} -DCMAKE_CXX_COMPILER=${CXX_COMPILER} -DKokkos_DIR=${KOKKOS_DIR}
  -G ${GENERATOR} "-DCMAKE_CXX_FLAGS=${CXX_FLAGS}" "-DCMAKE_CXX_FLAGS_DEBUG=${CXX_FLAGS_DEBUG}" "-DCMAKE_CXX_COMPILER_LAUNCHER=${CXX_LAUNCHER}")
if(MODE STREQUAL "find_package")
  must(${CMAKE_COMMAND} --install ${TEAMFFT_BUILD} --prefix ${work}/prefix)
  list(APPEND arguments -DTeamFFT_ROOT=${work}/prefix)
  # The installed tree must stand alone: nothing in it names the source or build folder.
  file(GLOB_RECURSE package_files ${work}/prefix/*.cmake)
  foreach(file IN LISTS package_files)
    file(READ ${file} text)
    foreach(folder ${TEAMFFT_SOURCE}/include ${TEAMFFT_SOURCE}/src)
      string(FIND "${text}" "${folder}" position)
      if(NOT position EQUAL -1)
        message(FATAL_ERROR "${file} names ${folder}")
      endif()
    endforeach()
  endforeach()
else()
  # Kokkos 4's package turns the compiler's extensions off, Kokkos 5's does not: off with both, so that objects can be shared.
  list(APPEND arguments -DTeamFFT_SOURCE_DIR=${TEAMFFT_SOURCE} -DTeamFFT_OBJECTS_FROM=${OBJECTS_FROM} -DCMAKE_CXX_EXTENSIONS=OFF)
endif()
must(${CMAKE_COMMAND} ${arguments})
must(${CMAKE_COMMAND} --build ${work}/build)
must(${work}/build/consumer)
