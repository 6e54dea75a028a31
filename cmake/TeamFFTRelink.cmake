# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Libraries with the interface of another one, which programs load that are linked to that already. Each is a shared
# library in every build, and has the library's objects in it where TeamFFT itself is a static one.
set(teamfft_relink_dir teamfft-relink)

# Stops where such a library cannot be: teamfft_check_relink(OPTION INTERFACE).
function(teamfft_check_relink option interface)
  if(NOT CMAKE_SYSTEM_NAME STREQUAL "Linux")
    message(FATAL_ERROR
      "${option} is ON and this is ${CMAKE_SYSTEM_NAME}; ${interface} is there on Linux, whose linker and "
      "names of shared libraries it is made for. Turn the option off.")
  endif()
  if(NOT teamfft_kokkos_is_shared)
    message(FATAL_ERROR
      "${option} is ON and the Kokkos in ${teamfft_kokkos_LOCATION} is static; a program with a Kokkos of its "
      "own would have two. Build Kokkos with BUILD_SHARED_LIBS=ON, or turn the option off.")
  endif()
endfunction()

# A program sees one list of names. The library calls its own functions also beside the other library in one program:
# teamfft_show_list(TARGET MAP).
function(teamfft_show_list target map)
  target_link_options(${target} PRIVATE LINKER:--version-script=${map} LINKER:--no-undefined LINKER:-Bsymbolic)
  set_target_properties(${target} PROPERTIES LINK_DEPENDS ${map} CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
    LINKER_LANGUAGE ${Kokkos_COMPILE_LANGUAGE})
  target_compile_features(${target} PRIVATE cxx_std_20)
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:teamfft>)
  teamfft_warnings(${target})
  if(NOT BUILD_SHARED_LIBS)  # a static library's interface in C is shown here, too: one name brings all of it
    target_link_options(${target} PRIVATE LINKER:-u,teamfft_version,-u,teamfft_execute_with)
  endif()
endfunction()

# The library's own name, its component and its package: teamfft_add_relink_library(NAME COMPONENT SOURCES...) makes
# teamfft_NAME and TeamFFT::NAME. Other names for it, in a folder of their own, are LINKS: with a version for programs
# that are linked already, without one for link lines that stay as they are.
function(teamfft_add_relink_library name component)
  cmake_parse_arguments(PARSE_ARGV 2 own "" "" "SOURCES;LINKS")
  set(target teamfft_${name})
  add_library(${target} SHARED ${own_SOURCES})
  add_library(TeamFFT::${name} ALIAS ${target})
  set(so ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
  # Programs of other languages find libteamfft and Kokkos by this library's own search path, which begins where the
  # loader found it: beside libteamfft, or in the folder of the links below.
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name} VERSION ${PROJECT_VERSION} SOVERSION ${so}
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR} INSTALL_RPATH "$ORIGIN;$ORIGIN/.." INSTALL_RPATH_USE_LINK_PATH ON)
  teamfft_show_list(${target} ${PROJECT_SOURCE_DIR}/cmake/${name}_exports.map)
  target_include_directories(${target} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)

  set(links "")
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/${teamfft_relink_dir})
  foreach(other IN LISTS own_LINKS)
    set(link ${PROJECT_BINARY_DIR}/${teamfft_relink_dir}/${other})
    file(CREATE_LINK ../lib${target}.so.${so} ${link} SYMBOLIC)
    list(APPEND links ${link})
  endforeach()

  # The paths are relative: a prefix may move.
  file(RELATIVE_PATH teamfft_headers_from_lib ${CMAKE_INSTALL_FULL_LIBDIR} ${CMAKE_INSTALL_FULL_INCLUDEDIR})
  configure_file(${PROJECT_SOURCE_DIR}/cmake/teamfft-${name}.pc.in ${PROJECT_BINARY_DIR}/teamfft-${name}.pc @ONLY)

  string(SUBSTRING ${name} 0 1 initial)
  string(SUBSTRING ${name} 1 -1 rest)
  string(TOUPPER ${initial} initial)
  set(export TeamFFT${initial}${rest}Targets)
  install(TARGETS ${target} EXPORT ${export}
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT ${component} NAMELINK_COMPONENT ${component})
  install(EXPORT ${export} NAMESPACE TeamFFT:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/TeamFFT COMPONENT ${component})
  install(FILES ${PROJECT_SOURCE_DIR}/include/TeamFFT/teamfft.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/TeamFFT
    COMPONENT ${component})
  install(FILES ${links} DESTINATION ${CMAKE_INSTALL_LIBDIR}/${teamfft_relink_dir} COMPONENT ${component})
  install(FILES ${PROJECT_BINARY_DIR}/teamfft-${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
    COMPONENT ${component})
endfunction()
