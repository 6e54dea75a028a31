# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# How TeamFFT's targets are compiled: warnings, Kokkos' language, and the sources that never see a device compiler.

# A Kokkos built with +cmake_lang wants its users' sources in CMake's CUDA (or HIP) language, one with nvcc_wrapper in C++.
# The architectures are Kokkos', or those that the user of a build on its own has asked for. In a subproject they need
# not be anybody's wish: CMake has a default there once somebody has enabled the language.
if(NOT Kokkos_COMPILE_LANGUAGE STREQUAL "CXX")
  set(teamfft_architectures CMAKE_${Kokkos_COMPILE_LANGUAGE}_ARCHITECTURES)
  if(Kokkos_${Kokkos_COMPILE_LANGUAGE}_ARCHITECTURES AND NOT (PROJECT_IS_TOP_LEVEL AND ${teamfft_architectures}))
    set(${teamfft_architectures} ${Kokkos_${Kokkos_COMPILE_LANGUAGE}_ARCHITECTURES})
  endif()
  if(NOT ${teamfft_architectures})
    message(FATAL_ERROR
      "TeamFFT: the Kokkos in ${teamfft_kokkos_LOCATION} compiles for ${Kokkos_DEVICES} in the language "
      "${Kokkos_COMPILE_LANGUAGE}, and does not say for which GPU. Set ${teamfft_architectures}, for instance "
      "-DCMAKE_CUDA_ARCHITECTURES=90 or -DCMAKE_HIP_ARCHITECTURES=gfx90a.")
  endif()
  enable_language(${Kokkos_COMPILE_LANGUAGE})
endif()
# A Kokkos 4 asks for C++17, and for each language by another name. Below 3.25.2 CMake does not know CUDA's C++20: the
# flag is then the user's to set.
set(teamfft_standards cxx_std_20)
if(NOT Kokkos_COMPILE_LANGUAGE STREQUAL "CXX")
  string(TOLOWER ${Kokkos_COMPILE_LANGUAGE}_std_20 teamfft_standard)
  if(teamfft_standard IN_LIST CMAKE_${Kokkos_COMPILE_LANGUAGE}_COMPILE_FEATURES)
    list(APPEND teamfft_standards ${teamfft_standard})
  endif()
endif()
cmake_path(GET CMAKE_CXX_COMPILER FILENAME teamfft_compiler_name)
if(teamfft_compiler_name MATCHES "nvcc_wrapper")
  set(teamfft_nvcc_wrapper ON)
endif()
# Kokkos' other way to nvcc_wrapper: a host compiler, whose command is exchanged for sources with Kokkos.
set(teamfft_launches_nvcc OFF)
get_property(teamfft_launch_rule GLOBAL PROPERTY RULE_LAUNCH_COMPILE)
if(Kokkos_ENABLE_CUDA AND teamfft_launch_rule MATCHES "kokkos_launch_compiler")
  set(teamfft_launches_nvcc ON)
endif()

# Warnings for our own files only; Kokkos' headers are system headers to us.
function(teamfft_warnings target)
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra> $<$<COMPILE_LANGUAGE:CUDA>:-Xcompiler=-Wall,-Wextra>)
endfunction()

# Sources that include Kokkos: in its language, and on CUDA with what our kernels need. --compress-mode keeps hundreds of kernels small;
# nvcc_wrapper does not know the option, so nvcc gets it from the environment.
function(teamfft_compile_as_kokkos target)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources EXCLUDE REGEX "TARGET_OBJECTS")
  if(NOT Kokkos_COMPILE_LANGUAGE STREQUAL "CXX")
    set_source_files_properties(${sources} TARGET_DIRECTORY ${target} PROPERTIES LANGUAGE ${Kokkos_COMPILE_LANGUAGE})
  endif()
  if(NOT Kokkos_ENABLE_CUDA
      OR NOT (teamfft_nvcc_wrapper OR teamfft_launches_nvcc OR Kokkos_COMPILE_LANGUAGE STREQUAL "CUDA"))
    return()
  endif()
  target_compile_options(${target} PRIVATE --expt-relaxed-constexpr)
  if(teamfft_nvcc_wrapper AND Kokkos_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12.8)
    set(launcher ${CMAKE_COMMAND} -E env NVCC_APPEND_FLAGS=--compress-mode=size ${CMAKE_CXX_COMPILER_LAUNCHER})
    set_target_properties(${target} PROPERTIES CXX_COMPILER_LAUNCHER "${launcher}")
  elseif(Kokkos_COMPILE_LANGUAGE STREQUAL "CUDA" AND CMAKE_CUDA_COMPILER_VERSION VERSION_GREATER_EQUAL 12.8)
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:--compress-mode=size>)
  endif()
endfunction()

# Headers that a target's sources share, compiled once; nvcc's front end takes none.
function(teamfft_precompile target)
  if(Kokkos_COMPILE_LANGUAGE STREQUAL "CXX" AND NOT teamfft_nvcc_wrapper)
    target_precompile_headers(${target} ${ARGN})
  endif()
endfunction()

# Sources that share headers and instances of templates, compiled so many at a time; nvcc takes each alone.
function(teamfft_compile_together target count)
  if(Kokkos_COMPILE_LANGUAGE STREQUAL "CXX" AND NOT teamfft_nvcc_wrapper)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${count})
  endif()
endfunction()

# A program of ours that uses Kokkos and TeamFFT: teamfft_add_executable(TARGET LIBRARY SOURCES...). The library is that of users, or ${teamfft_whole}.
function(teamfft_add_executable target library)
  add_executable(${target} ${ARGN})
  target_link_libraries(${target} PRIVATE ${library})
  teamfft_warnings(${target})
  teamfft_compile_as_kokkos(${target})
endfunction()
