# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The library that users link, made of its objects, and what its own tests and measuring programs link.
function(teamfft_make_library target type)
  add_library(${target} ${type} $<TARGET_OBJECTS:teamfft_planner> $<TARGET_OBJECTS:teamfft_host> $<TARGET_OBJECTS:teamfft_roof>
    ${teamfft_level_objects})
  if(teamfft_level_objects)
    add_dependencies(${target} teamfft_levels)
  endif()
  target_compile_features(${target} PUBLIC ${teamfft_standards})
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_link_libraries(${target} PUBLIC Kokkos::kokkos)
  target_compile_definitions(${target} PUBLIC $<$<BOOL:${TeamFFT_CHECK_BOUNDS}>:TEAMFFT_CHECK_BOUNDS=1>)
  set_target_properties(${target} PROPERTIES LINKER_LANGUAGE ${Kokkos_COMPILE_LANGUAGE} POSITION_INDEPENDENT_CODE ON)
endfunction()

# A static Kokkos would be in the program and in a shared TeamFFT both: two Kokkos that know nothing of each other.
set(teamfft_kokkos_is_shared ON)
foreach(target IN LISTS teamfft_kokkos_TARGETS)
  get_target_property(type ${target} TYPE)
  if(target MATCHES "kokkoscore$" AND type STREQUAL "STATIC_LIBRARY")
    set(teamfft_kokkos_is_shared OFF)
  endif()
endforeach()
if(BUILD_SHARED_LIBS AND NOT teamfft_kokkos_is_shared)
  message(FATAL_ERROR
    "TeamFFT: BUILD_SHARED_LIBS is ON and the Kokkos in ${teamfft_kokkos_LOCATION} is static; a program would have two "
    "copies of it. Build Kokkos with BUILD_SHARED_LIBS=ON, or TeamFFT with BUILD_SHARED_LIBS=OFF.")
endif()

# While the major version is 0 a minor version may break the binary interface, so that the name of the shared library has both (docs/releases.md).
teamfft_make_library(teamfft "")
add_library(TeamFFT::teamfft ALIAS teamfft)
set_target_properties(teamfft PROPERTIES VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})

# Templates of other libraries that ours instantiate are no promise of ours.
if(UNIX AND NOT APPLE)
  set(map ${PROJECT_SOURCE_DIR}/cmake/exports.map)
  target_link_options(teamfft PRIVATE $<$<STREQUAL:$<TARGET_PROPERTY:teamfft,TYPE>,SHARED_LIBRARY>:LINKER:--version-script=${map}>)
  set_target_properties(teamfft PROPERTIES LINK_DEPENDS ${map})
endif()

# Tests and measuring programs look behind the headers, where a shared library shows nothing.
set(teamfft_whole teamfft)
if(BUILD_SHARED_LIBS)
  teamfft_make_library(teamfft_whole STATIC)
  set_target_properties(teamfft_whole PROPERTIES EXCLUDE_FROM_ALL ON)
  set(teamfft_whole teamfft_whole)
endif()
