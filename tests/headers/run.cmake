# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Installs the library and compiles each installed header alone, twice in one unit, without code: cmake -DTEAMFFT_BUILD=... -P run.cmake
function(must)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "failed: ${ARGN}")
  endif()
endfunction()

set(work ${TEAMFFT_BUILD}/headers)
file(REMOVE_RECURSE ${work})
must(${CMAKE_COMMAND} --install ${TEAMFFT_BUILD} --prefix ${work}/prefix)
must(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${work}/build -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${CXX_COMPILER} -DKokkos_DIR=${KOKKOS_DIR}
  -DTeamFFT_ROOT=${work}/prefix -DTeamFFT_HEADERS_WITHOUT_KOKKOS=${WITHOUT_KOKKOS} "-DCMAKE_CXX_FLAGS=${CXX_FLAGS}")
must(${CMAKE_COMMAND} --build ${work}/build)
