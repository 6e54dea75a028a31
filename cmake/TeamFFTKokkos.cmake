# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The Kokkos that TeamFFT is built with. A target Kokkos::kokkos that exists already, as a subproject or found by
# somebody else, is the one, whatever else is installed; find_package looks for one otherwise, and may be redirected to
# a subproject (FetchContent's OVERRIDE_FIND_PACKAGE). Either way the target is asked what it is, and the variables that
# Kokkos' package sets say so: Kokkos_VERSION, Kokkos_DEVICES, Kokkos_ENABLE_CUDA and its like, Kokkos_COMPILE_LANGUAGE,
# Kokkos_CUDA_ARCHITECTURES, Kokkos_HIP_ARCHITECTURES, Kokkos_CXX_COMPILER_VERSION.
include(TeamFFTAskKokkos)
if(NOT TARGET Kokkos::kokkos)
  find_package(Kokkos 4.5 CONFIG)
endif()
if(NOT TARGET Kokkos::kokkos)
  message(FATAL_ERROR
    "TeamFFT needs Kokkos 4.5 or newer, and none was found. Set Kokkos_ROOT to its install prefix, make it a "
    "subproject of the same build before TeamFFT (docs/building.md), or run ./bootstrap, which finds or makes one.")
endif()

# teamfft_must_know(VARIABLE WHAT EXAMPLE): a fact without which a build would leave out kernels, or compile them for
# something else.
function(teamfft_must_know variable what example)
  if("${${variable}}" STREQUAL "")
    message(FATAL_ERROR
      "TeamFFT: the target Kokkos::kokkos is there (${teamfft_kokkos_LOCATION}), but its ${what} cannot be known: no "
      "KokkosCore_config.h that has it is in the target's include folders, and no variable says it. Set ${variable}, "
      "for instance -D${variable}=${example}.")
  endif()
endfunction()

# Sets `result` to the language of sources that include Kokkos. Without CUDA and HIP it is C++; with them Kokkos gives
# its options to one language, which the generator expressions of its targets name: CUDA or HIP where it was built with
# +cmake_lang, CXX where a compiler like nvcc_wrapper or hipcc takes C++.
function(teamfft_find_kokkos_language result)
  if(NOT Kokkos_DEVICES MATCHES "CUDA|HIP")
    set(${result} CXX PARENT_SCOPE)
    return()
  endif()
  string(REGEX MATCH "CUDA|HIP" gpu_language "${Kokkos_DEVICES}")
  foreach(target IN LISTS teamfft_kokkos_TARGETS)
    foreach(property INTERFACE_COMPILE_DEFINITIONS INTERFACE_COMPILE_OPTIONS)
      get_target_property(value ${target} ${property})
      if(target MATCHES "kokkos" AND "${value}" MATCHES "COMPILE_LANGUAGE:([A-Z,]+)>:")
        set(languages ${CMAKE_MATCH_1})
        set(${result} CXX PARENT_SCOPE)
        if(languages MATCHES ${gpu_language})
          set(${result} ${gpu_language} PARENT_SCOPE)
        endif()
        return()
      endif()
    endforeach()
  endforeach()
  set(${result} "${Kokkos_COMPILE_LANGUAGE}" PARENT_SCOPE)
endfunction()

# Sets `result` to the version of nvcc that compiles Kokkos' C++ sources, through nvcc_wrapper, or to nothing.
function(teamfft_find_nvcc_version result)
  set(${result} "" PARENT_SCOPE)
  cmake_path(GET CMAKE_CXX_COMPILER FILENAME name)
  if(name MATCHES "nvcc_wrapper")
    execute_process(COMMAND ${CMAKE_CXX_COMPILER} --version OUTPUT_VARIABLE text ERROR_QUIET)
    if(text MATCHES "V([0-9]+\\.[0-9]+\\.[0-9]+)")
      set(${result} ${CMAKE_MATCH_1} PARENT_SCOPE)
    endif()
  endif()
endfunction()

teamfft_ask_kokkos(teamfft_kokkos)
set(Kokkos_VERSION "${teamfft_kokkos_VERSION}")
set(Kokkos_DEVICES "${teamfft_kokkos_DEVICES}")
teamfft_must_know(Kokkos_VERSION "version" 5.1.0)
teamfft_must_know(Kokkos_DEVICES "list of devices" "\"OPENMP;CUDA\"")
if(Kokkos_VERSION VERSION_LESS 4.5)
  message(FATAL_ERROR
    "TeamFFT needs Kokkos 4.5 or newer, and the target Kokkos::kokkos is ${Kokkos_VERSION} "
    "(${teamfft_kokkos_LOCATION}). Take a newer one.")
endif()
foreach(teamfft_device SERIAL OPENMP THREADS HPX CUDA HIP SYCL OPENACC OPENMPTARGET)
  set(Kokkos_ENABLE_${teamfft_device} OFF)
endforeach()
foreach(teamfft_device IN LISTS Kokkos_DEVICES)
  set(Kokkos_ENABLE_${teamfft_device} ON)
endforeach()
teamfft_find_kokkos_language(Kokkos_COMPILE_LANGUAGE)
teamfft_must_know(Kokkos_COMPILE_LANGUAGE "compile language" CUDA)
foreach(teamfft_device CUDA HIP)
  if(Kokkos_ENABLE_${teamfft_device} AND teamfft_kokkos_ARCHITECTURES)
    set(Kokkos_${teamfft_device}_ARCHITECTURES ${teamfft_kokkos_ARCHITECTURES})
  endif()
endforeach()
if(Kokkos_ENABLE_CUDA AND Kokkos_COMPILE_LANGUAGE STREQUAL "CXX")
  teamfft_find_nvcc_version(teamfft_nvcc_version)
  if(teamfft_nvcc_version)
    set(Kokkos_CXX_COMPILER_VERSION ${teamfft_nvcc_version})
  endif()
endif()

# Objects are the same where folder, version and configuration of Kokkos are.
set(teamfft_kokkos_identity "${teamfft_kokkos_LOCATION} ${Kokkos_VERSION} ${Kokkos_DEVICES}")
if(teamfft_kokkos_HEADER)
  file(SHA256 "${teamfft_kokkos_HEADER}" teamfft_kokkos_hash)
  string(APPEND teamfft_kokkos_identity " ${teamfft_kokkos_hash}")
endif()
set(teamfft_kokkos_kind "")
if(teamfft_kokkos_IS_SUBPROJECT)
  set(teamfft_kokkos_kind ", a subproject")
endif()
message(STATUS
  "TeamFFT uses Kokkos ${Kokkos_VERSION} (${Kokkos_DEVICES}) in ${teamfft_kokkos_LOCATION}${teamfft_kokkos_kind}")

# A project that adds Kokkos after TeamFFT would have two in one program: the one that was found, and its own.
function(teamfft_kokkos_must_be_alone found)
  if(TARGET Kokkos::kokkos)
    get_target_property(is_imported Kokkos::kokkos IMPORTED)
    if(NOT is_imported)
      get_target_property(folder Kokkos::kokkos SOURCE_DIR)
      message(FATAL_ERROR
        "TeamFFT was configured with the Kokkos that find_package found, ${found}, and a later part of this project "
        "adds another one, ${folder}: a program would have both. Add Kokkos before TeamFFT, or leave it out.")
    endif()
  endif()
endfunction()
if(NOT PROJECT_IS_TOP_LEVEL AND NOT teamfft_kokkos_IS_SUBPROJECT)
  # A deferred call sees variables as they are then, hence EVAL.
  set(teamfft_found "${Kokkos_VERSION} in ${teamfft_kokkos_LOCATION}")
  cmake_language(EVAL CODE
    "cmake_language(DEFER DIRECTORY [[${CMAKE_SOURCE_DIR}]] CALL teamfft_kokkos_must_be_alone [[${teamfft_found}]])")
endif()
