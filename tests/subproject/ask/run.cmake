# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# cmake -DWORK=FOLDER -P run.cmake: configures ask/CMakeLists.txt for each case, and compares what it prints.
include(${CMAKE_CURRENT_LIST_DIR}/../tools.cmake)

# must_say(NAME PATTERNS [OPTIONS...]): the patterns are regular expressions, joined by &.
function(must_say name patterns)
  file(REMOVE_RECURSE ${WORK}/${name})
  set(source ${CMAKE_CURRENT_LIST_DIR})
  if(name STREQUAL "later")
    string(APPEND source /later)
  endif()
  execute_process(COMMAND ${CMAKE_COMMAND} -S ${source} -B ${WORK}/${name} ${ARGN} OUTPUT_VARIABLE text ERROR_VARIABLE
    text)
  must_match("${name}" "${text}" "${patterns}")
endfunction()

set(host "KOKKOS_VERSION 40500,KOKKOS_ENABLE_SERIAL,KOKKOS_ENABLE_OPENMP,KOKKOS_ENABLE_COMPLEX_ALIGN")
set(cuda
  "KOKKOS_VERSION 50202,KOKKOS_ENABLE_SERIAL,KOKKOS_ENABLE_CUDA,KOKKOS_ENABLE_CUDA_CONSTEXPR,KOKKOS_ARCH_HOPPER90")
set(hip
  "KOKKOS_VERSION 40701,KOKKOS_ENABLE_SERIAL,KOKKOS_ENABLE_HIP,KOKKOS_ARCH_AMD_GFX942_APU,KOKKOS_ARCH_AMD_GPU 1")
must_say(host "uses Kokkos 4.5.0 [(]SERIAL.OPENMP[)] in .*, a subproject&language CXX, CUDA OFF" "-DTEXT=${host}"
  -DLANGUAGE=CXX)
must_say(header_first "uses Kokkos 4.5.0 [(]SERIAL.OPENMP[)]&CUDA OFF" "-DTEXT=${host}" -DKokkos_VERSION=5.2.2
  -DKokkos_DEVICES=CUDA -DKokkos_ENABLE_CUDA=ON)
must_say(wrapper "uses Kokkos 5.2.2 [(]SERIAL.CUDA[)]&language CXX, CUDA ON, for 90" "-DTEXT=${cuda}" -DLANGUAGE=CXX)
must_say(cmake_lang "language CUDA, CUDA ON, for 90" "-DTEXT=${cuda}" -DLANGUAGE=CUDA)
must_say(both_languages "language CUDA, CUDA ON, for 90" "-DTEXT=${cuda}" -DLANGUAGE=CXX,CUDA)
must_say(hip "uses Kokkos 4.7.1 [(]SERIAL.HIP[)]&language HIP, CUDA OFF, for gfx942" "-DTEXT=${hip}" -DLANGUAGE=HIP)
must_say(variables "uses Kokkos 5.1.0 [(]OPENMP.CUDA[)]&language CXX, CUDA ON" -DKokkos_VERSION=5.1.0
  "-DKokkos_DEVICES=OpenMP\;Cuda" -DKokkos_COMPILE_LANGUAGE=CXX)
must_say(no_version "CMake Error&its version cannot be known&Set Kokkos_VERSION" -DKokkos_DEVICES=SERIAL)
must_say(no_devices "CMake Error&its list of devices cannot be known&Set Kokkos_DEVICES" "-DTEXT=KOKKOS_VERSION 40600")
must_say(no_language "CMake Error&its compile language cannot be known&Set Kokkos_COMPILE_LANGUAGE" "-DTEXT=${cuda}")
must_say(too_old "CMake Error&needs Kokkos 4.5 or newer, and the target Kokkos::kokkos is 4.4.1"
  "-DTEXT=KOKKOS_VERSION 40401,KOKKOS_ENABLE_SERIAL")
must_say(later "uses Kokkos 4.7.1 [(]SERIAL[)] in /somewhere&CMake Error&a later part of this project adds another one")
