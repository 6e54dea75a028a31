# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Configures, builds and runs the project of this folder: cmake -DWAY=add|fetch|override -DINSTALLED=none|another
# -DGPU=ON|OFF ... -P run.cmake. With a GPU it is configured only, and the sources are compared with the list of
# kernels. WAY=package installs what a way has built, and finds it; WAY=shared has shared libraries.
#   KOKKOS_SOURCE   Kokkos' sources, or the folder that stands in for them, with KOKKOS_HEADERS and KOKKOS_LIBRARY
#   KOKKOS_DIR      the installed Kokkos that is there as well, or hidden
#   WORK, TEAMFFT_SOURCE, OBJECTS_FROM, CXX_COMPILER, CXX_FLAGS, CXX_LAUNCHER, GENERATOR: as in tests/consumer/run.cmake
include(${CMAKE_CURRENT_LIST_DIR}/tools.cmake)
set(build ${WORK}/build)
set(options -G ${GENERATOR} -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_COMPILER=${CXX_COMPILER}
  "-DCMAKE_CXX_FLAGS=${CXX_FLAGS}" "-DCMAKE_CXX_FLAGS_DEBUG=${CXX_FLAGS_DEBUG}"
  "-DCMAKE_CXX_COMPILER_LAUNCHER=${CXX_LAUNCHER}" -DCMAKE_CXX_EXTENSIONS=OFF -DKOKKOS_SOURCE=${KOKKOS_SOURCE}
  -DTEAMFFT_SOURCE=${TEAMFFT_SOURCE} -DKOKKOS_HEADERS=${KOKKOS_HEADERS} -DKOKKOS_LIBRARY=${KOKKOS_LIBRARY}
  -DTeamFFT_OBJECTS_FROM=${OBJECTS_FROM} -DTeamFFT_OBJECTS_ARE_CURRENT=ON)

# Sets `result` to the version that Kokkos' sources have, or to that of the installed headers.
function(find_version result)
  file(STRINGS ${KOKKOS_SOURCE}/CMakeLists.txt lines REGEX "set\\(Kokkos_VERSION_(MAJOR|MINOR|PATCH) [0-9]+\\)")
  if(lines)
    string(REGEX REPLACE "[^0-9;]" "" lines "${lines}")
  else()
    file(STRINGS ${KOKKOS_HEADERS}/KokkosCore_config.h lines REGEX "define KOKKOS_VERSION_(MAJOR|MINOR|PATCH)")
    string(REGEX REPLACE "[^0-9;]" "" lines "${lines}")
  endif()
  string(REGEX REPLACE "(^|;)0+([0-9])" "\\1\\2" lines "${lines}")
  list(JOIN lines . version)
  set(${result} ${version} PARENT_SCOPE)
endfunction()

# Configures as for the first time, but leaves the objects of an earlier way, which are the same.
function(configure result folder)
  file(REMOVE_RECURSE ${folder}/CMakeCache.txt ${folder}/CMakeFiles/pkgRedirects)
  execute_process(COMMAND ${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${folder} ${options} ${ARGN} RESULT_VARIABLE
    status OUTPUT_VARIABLE text ERROR_VARIABLE text)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "cannot be configured:\n${text}")
  endif()
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

# Every file that instances.def has for CUDA, counted here once more, and the launches on GPUs are among the sources; or
# none.
function(must_have_kernels folder)
  file(READ ${folder}/sources.txt sources)
  file(STRINGS ${TEAMFFT_SOURCE}/src/execute/launch/instances.def families REGEX "^TEAMFFT_KERNELS")
  set(count 0)
  foreach(family IN LISTS families)
    string(REGEX MATCH "[(]([a-z_]+), ([A-Za-z]+)(<(float|double)>)?, ([0-9]+)," ignored "${family}")
    set(header ${CMAKE_MATCH_1})
    string(REPLACE "float" "_f32" precision "${CMAKE_MATCH_4}")
    string(REPLACE "double" "_f64" precision "${precision}")
    math(EXPR last "${CMAKE_MATCH_5} - 1")
    foreach(part RANGE ${last})
      if(NOT sources MATCHES "/instances/${header}${precision}_${part}.cpp\n")
        message(FATAL_ERROR "the sources lack the kernels of ${header}${precision}_${part}.cpp:\n${sources}")
      endif()
      math(EXPR count "${count} + 1")
    endforeach()
  endforeach()
  string(REGEX MATCHALL "/instances/[a-z0-9_]+.cpp" written "${sources}")
  list(LENGTH written length)
  if(count EQUAL 0 OR NOT length EQUAL count OR NOT sources MATCHES "/launch_on_gpus.cpp\n")
    message(FATAL_ERROR "instances.def has ${count} files of kernels, the sources have ${length}:\n${sources}")
  endif()
  message(STATUS "${count} files of kernels")
endfunction()

function(must_run folder)
  must(${CMAKE_COMMAND} --build ${folder})
  execute_process(COMMAND ${folder}/program OUTPUT_VARIABLE text RESULT_VARIABLE status)
  must_match("program" "${text}" "compiled with Kokkos ${version}, 0 of 12")
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "the program's exit status is ${status}")
  endif()
endfunction()

find_version(version)
# The installed Kokkos is hidden under both names of its folder, where /lib is a link to /usr/lib.
string(REGEX REPLACE "^/usr/" "/" other_name ${KOKKOS_DIR})
file(WRITE ${WORK}/hidden.cmake "set(CMAKE_IGNORE_PATH \"${KOKKOS_DIR};${other_name}\" CACHE STRING \"\")\n")
set(hidden -C ${WORK}/hidden.cmake -DNONE_IS_INSTALLED=ON)
set(host_devices -DKokkos_ENABLE_OPENMP=${OPENMP})
if(WAY STREQUAL "package")
  include(${CMAKE_CURRENT_LIST_DIR}/package.cmake)
elseif(WAY STREQUAL "shared")
  include(${CMAKE_CURRENT_LIST_DIR}/shared.cmake)
elseif(GPU)
  configure(text ${WORK}/${WAY} ${hidden} -DWAY=${WAY} -DKokkos_ENABLE_CUDA=ON -DKokkos_ARCH_HOPPER90=ON ${host_devices}
    ${GPU_OPTIONS})
  must_match(${WAY} "${text}" "TeamFFT uses Kokkos ${version} [(][A-Z;]*CUDA[)] in ${KOKKOS_SOURCE}, a subproject")
  must_have_kernels(${WORK}/${WAY})
else()
  set(installed ${hidden})
  if(INSTALLED STREQUAL "another")
    set(installed -DKokkos_DIR=${KOKKOS_DIR})
  endif()
  configure(text ${build} ${installed} -DWAY=${WAY} ${host_devices})
  must_match(${WAY} "${text}"
    "TeamFFT uses Kokkos ${version} [(](SERIAL|OPENMP)[A-Z;]*[)] in ${KOKKOS_SOURCE}, a subproject")
  must_run(${build})
endif()
