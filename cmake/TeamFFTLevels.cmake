# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# TeamFFT_ENABLE_CPU_DISPATCH: the host kernels are compiled for x86-64-v2, -v3 and -v4, and the library takes those of the CPU that it runs on
# (src/engines/lanes/levels). Inline functions and templates, ours and the standard library's, are in each set under the same names, and a linker keeps one of
# them: perhaps the one with AVX-512 for a CPU without. A namespace of ours could not keep std's apart. So each set becomes one relocatable object whose
# symbols are local but for its table of kernels, and whose groups, which linkers merge by name, are dissolved: nothing is left to merge, in a static library
# as in a shared one. All code of a set lies in a section of its name, teamfft_v2 for instance, which the test disassembles (tests/cpu_dispatch).
if(NOT CMAKE_SYSTEM_NAME STREQUAL "Linux" OR NOT CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$" OR NOT CMAKE_SIZEOF_VOID_P EQUAL 8)
  message(FATAL_ERROR "TeamFFT_ENABLE_CPU_DISPATCH has kernels for x86-64 on Linux alone, and this build is for ${CMAKE_SYSTEM_PROCESSOR} on "
    "${CMAKE_SYSTEM_NAME}. Turn it off.")
endif()
if(TeamFFT_ENABLE_NATIVE)
  message(FATAL_ERROR "TeamFFT_ENABLE_CPU_DISPATCH makes a library for several CPUs, TeamFFT_ENABLE_NATIVE one for this machine's. Turn one of them off.")
endif()
find_program(TeamFFT_RELOCATABLE_LINKER NAMES ld.bfd x86_64-linux-gnu-ld.bfd ld)
find_program(TeamFFT_OBJCOPY NAMES objcopy x86_64-linux-gnu-objcopy)
mark_as_advanced(TeamFFT_RELOCATABLE_LINKER TeamFFT_OBJCOPY)
set(teamfft_linker_version "none")
if(TeamFFT_RELOCATABLE_LINKER)
  execute_process(COMMAND ${TeamFFT_RELOCATABLE_LINKER} --version OUTPUT_VARIABLE teamfft_linker_version ERROR_QUIET)
endif()
if(NOT teamfft_linker_version MATCHES "GNU ld" OR NOT TeamFFT_OBJCOPY)
  message(FATAL_ERROR "TeamFFT_ENABLE_CPU_DISPATCH needs ld and objcopy of GNU binutils 2.29 or newer. Install binutils, or set TeamFFT_RELOCATABLE_LINKER and "
    "TeamFFT_OBJCOPY; found: ${TeamFFT_RELOCATABLE_LINKER}, ${TeamFFT_OBJCOPY}")
endif()

# teamfft_add_level(LEVEL RESULT SOURCES...): sets RESULT to the object with the kernels for x86-64-LEVEL. Vectors of 64 bytes are meant where the sources have
# them: compilers avoid them on CPUs that they do not know. Code of a link-time optimization has no instructions yet, and no sections to move. Unique symbols (GNU)
# would stay what they are when others become local.
function(teamfft_add_level level result)
  set(options ${teamfft_host_options} -march=x86-64-${level} -mtune=generic -fno-lto $<$<CXX_COMPILER_ID:GNU>:-fno-gnu-unique>)
  if(level STREQUAL "v4")
    list(APPEND options -mprefer-vector-width=512)
  endif()
  teamfft_add_object_library(teamfft_host_${level} SOURCES ${ARGN} OPTIONS ${options})
  set(folder ${PROJECT_BINARY_DIR}/levels)
  set(object ${folder}/host_kernels_${level}.o)
  file(CONFIGURE OUTPUT ${folder}/${level}.ld CONTENT "SECTIONS { teamfft_@level@ : { *(.text .text.*) } }\n" @ONLY)
  add_custom_command(OUTPUT ${object}
    COMMAND ${TeamFFT_RELOCATABLE_LINKER} -r --force-group-allocation -T ${folder}/${level}.ld -o ${folder}/${level}_with_symbols.o
      $<TARGET_OBJECTS:teamfft_host_${level}>
    COMMAND ${TeamFFT_OBJCOPY} --keep-global-symbol=_ZN7TeamFFT4Impl15host_kernels_${level}E ${folder}/${level}_with_symbols.o ${object}
    DEPENDS teamfft_host_${level} $<TARGET_OBJECTS:teamfft_host_${level}> ${folder}/${level}.ld
    COMMENT "Host kernels for x86-64-${level}" COMMAND_EXPAND_LISTS VERBATIM)
  set(${result} ${object} PARENT_SCOPE)
endfunction()

set(teamfft_level_objects "")
foreach(level v2 v3 v4)
  teamfft_add_level(${level} object ${teamfft_host_sources} ${PROJECT_SOURCE_DIR}/src/engines/lanes/levels/host_kernels.cpp)
  list(APPEND teamfft_level_objects ${object})
endforeach()
add_custom_target(teamfft_levels DEPENDS ${teamfft_level_objects})
set(teamfft_dispatch_sources ${PROJECT_SOURCE_DIR}/src/engines/lanes/levels/host_dispatch.cpp ${PROJECT_SOURCE_DIR}/src/engines/lanes/levels/cpu_level.cpp)
