# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Configures, builds and runs the consumer project: cmake -DMODE=... -DTEAMFFT_BUILD=... -DTEAMFFT_SOURCE=... -P run.cmake. The modes:
#   find_package     the build is installed first, by its two components, in a folder with a space in its name
#   shared           so is a shared library, which is linked from the build's objects; the consumer's own symbols are hidden
#   cpu_dispatch     so is a library with host kernels for several CPUs, of which OBJECTS_FROM has the rest; the consumer is tests/cpu_dispatch
#   add_subdirectory the library is compiled once more, or OBJECTS_FROM has it
#   fetch_content    the same by FetchContent
function(must)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "failed: ${ARGN}")
  endif()
endfunction()

# The installed tree must stand alone: nothing in it names the source or build folder.
function(must_stand_alone prefix)
  file(GLOB_RECURSE package_files "${prefix}/*.cmake")
  if(NOT package_files)
    message(FATAL_ERROR "no package in ${prefix}")
  endif()
  foreach(file IN LISTS package_files)
    file(READ ${file} text)
    foreach(folder ${TEAMFFT_SOURCE}/include ${TEAMFFT_SOURCE}/src)
      string(FIND "${text}" "${folder}" position)
      if(NOT position EQUAL -1)
        message(FATAL_ERROR "${file} names ${folder}")
      endif()
    endforeach()
  endforeach()
endfunction()

# What programs need when they run is the shared library alone, by the name that they ask for.
function(must_be_runtime prefix is_shared)
  file(GLOB_RECURSE files RELATIVE "${prefix}" "${prefix}/*")
  list(TRANSFORM files REPLACE "^.*/" "")
  list(SORT files)
  set(names "^libteamfft\\.so\\.[0-9.]+;libteamfft\\.so\\.[0-9.]+$")
  if(NOT is_shared AND files OR is_shared AND NOT files MATCHES "${names}" AND CMAKE_HOST_SYSTEM_NAME STREQUAL "Linux")
    message(FATAL_ERROR "the component TeamFFT_Runtime has: ${files}")
  endif()
endfunction()

function(install_components build prefix is_shared)
  must(${CMAKE_COMMAND} --install ${build} --prefix "${prefix}" --component TeamFFT_Runtime)
  must_be_runtime("${prefix}" ${is_shared})
  must(${CMAKE_COMMAND} --install ${build} --prefix "${prefix}" --component TeamFFT_Development)
  must_stand_alone("${prefix}")
endfunction()

set(work ${TEAMFFT_BUILD}/consumer/${MODE})
set(prefix "${work}/a prefix")
file(REMOVE_RECURSE ${work})
set(build_options -DCMAKE_BUILD_TYPE=${BUILD_TYPE} -DCMAKE_CXX_COMPILER=${CXX_COMPILER} -DKokkos_DIR=${KOKKOS_DIR} -G ${GENERATOR}
  "-DCMAKE_CXX_FLAGS=${CXX_FLAGS}" "-DCMAKE_CXX_FLAGS_DEBUG=${CXX_FLAGS_DEBUG}" "-DCMAKE_CXX_COMPILER_LAUNCHER=${CXX_LAUNCHER}")
set(consumer_options "-DTeamFFT_ROOT=${prefix}")
set(consumer ${CMAKE_CURRENT_LIST_DIR})
if(MODE STREQUAL "find_package")
  install_components(${TEAMFFT_BUILD} "${prefix}" ${IS_SHARED})
elseif(MODE STREQUAL "shared")
  must(${CMAKE_COMMAND} -S ${TEAMFFT_SOURCE} -B ${work}/library ${build_options} ${LIBRARY_OPTIONS} -DBUILD_SHARED_LIBS=ON
    -DTeamFFT_OBJECTS_FROM=${TEAMFFT_BUILD} -DTeamFFT_OBJECTS_ARE_CURRENT=ON -DTeamFFT_ENABLE_TESTS=OFF -DTeamFFT_ENABLE_EXAMPLES=OFF -DTeamFFT_ENABLE_BENCHMARKS=OFF)
  must(${CMAKE_COMMAND} --build ${work}/library)
  install_components(${work}/library "${prefix}" TRUE)
  list(APPEND consumer_options -DCMAKE_CXX_VISIBILITY_PRESET=hidden -DCMAKE_VISIBILITY_INLINES_HIDDEN=ON)
elseif(MODE STREQUAL "cpu_dispatch")
  must(${CMAKE_COMMAND} -S ${TEAMFFT_SOURCE} -B ${work}/library ${build_options} ${LIBRARY_OPTIONS} -DTeamFFT_ENABLE_CPU_DISPATCH=ON -DTeamFFT_ENABLE_FFTW3=OFF -DTeamFFT_ENABLE_CUFFT=OFF
    -DTeamFFT_OBJECTS_FROM=${OBJECTS_FROM} -DTeamFFT_OBJECTS_ARE_CURRENT=ON -DTeamFFT_ENABLE_TESTS=OFF -DTeamFFT_ENABLE_EXAMPLES=OFF -DTeamFFT_ENABLE_BENCHMARKS=OFF)
  must(${CMAKE_COMMAND} --build ${work}/library)
  install_components(${work}/library "${prefix}" FALSE)
  set(consumer ${CMAKE_CURRENT_LIST_DIR}/../cpu_dispatch)
else()
  # Kokkos 4's package turns the compiler's extensions off, Kokkos 5's does not: off with both, so that objects can be shared.
  set(consumer_options -DTeamFFT_SOURCE_DIR=${TEAMFFT_SOURCE} -DTeamFFT_OBJECTS_FROM=${OBJECTS_FROM} -DCMAKE_CXX_EXTENSIONS=OFF)
  if(MODE STREQUAL "fetch_content")
    list(APPEND consumer_options -DTEAMFFT_IS_FETCHED=ON -DTeamFFT_OBJECTS_ARE_CURRENT=ON)
  endif()
endif()
must(${CMAKE_COMMAND} -S ${consumer} -B ${work}/build ${build_options} ${consumer_options})
must(${CMAKE_COMMAND} --build ${work}/build)
must(${work}/build/consumer)
