# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# How TeamFFT's targets are compiled: warnings, Kokkos' language, and the sources that never see a device compiler.

# A Kokkos built with +cmake_lang wants its users' sources in CMake's CUDA (or HIP) language, one built with nvcc_wrapper in C++.
if(NOT Kokkos_COMPILE_LANGUAGE)
  set(Kokkos_COMPILE_LANGUAGE CXX)
endif()
if(NOT Kokkos_COMPILE_LANGUAGE STREQUAL "CXX")
  if(Kokkos_COMPILE_LANGUAGE STREQUAL "CUDA" AND NOT CMAKE_CUDA_ARCHITECTURES)
    set(CMAKE_CUDA_ARCHITECTURES ${Kokkos_CUDA_ARCHITECTURES})
  endif()
  enable_language(${Kokkos_COMPILE_LANGUAGE})
endif()
cmake_path(GET CMAKE_CXX_COMPILER FILENAME teamfft_compiler_name)
if(teamfft_compiler_name MATCHES "nvcc_wrapper")
  set(teamfft_nvcc_wrapper ON)
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
  if(NOT Kokkos_ENABLE_CUDA OR NOT (teamfft_nvcc_wrapper OR Kokkos_COMPILE_LANGUAGE STREQUAL "CUDA"))
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

# A program of ours that uses Kokkos and TeamFFT: teamfft_add_executable(TARGET LIBRARY SOURCES...). The library is that of users, or ${teamfft_whole}.
function(teamfft_add_executable target library)
  add_executable(${target} ${ARGN})
  target_link_libraries(${target} PRIVATE ${library})
  teamfft_warnings(${target})
  teamfft_compile_as_kokkos(${target})
endfunction()
