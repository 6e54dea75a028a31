# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Installs FFTW's interface and uses it as strangers do: cmake -DTEAMFFT_BUILD=... -DC_COMPILER=... -P run.cmake
# Each way makes a program of its own; what the machine lacks (pkg-config, a Fortran compiler, FFTW) is left out and
# named.
function(must)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "failed: ${ARGN}")
  endif()
endfunction()

# The program's output has our name in the version.
function(must_be_ours)
  execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE version RESULT_VARIABLE result)
  if(NOT result EQUAL 0 OR NOT version MATCHES "^fftw-3\\.3\\.[0-9]+-teamfft-")
    message(FATAL_ERROR "${ARGN} ends with ${result} and prints: ${version}")
  endif()
endfunction()

set(work ${TEAMFFT_BUILD}/relink_test)
set(prefix "${work}/a prefix")
file(REMOVE_RECURSE ${work})
file(MAKE_DIRECTORY ${work})
must(${CMAKE_COMMAND} --install ${TEAMFFT_BUILD} --prefix "${prefix}" --component TeamFFT_FFTW3)
# A library that TeamFFT itself is, where it is a shared one, lies beside.
must(${CMAKE_COMMAND} --install ${TEAMFFT_BUILD} --prefix "${prefix}" --component TeamFFT_Runtime)
must(${CMAKE_COMMAND} --install ${TEAMFFT_BUILD} --prefix "${prefix}" --component TeamFFT_Development)
set(lib "${prefix}/${LIBDIR}")
set(include "${prefix}/${INCLUDEDIR}")
set(relink "${lib}/teamfft-relink")
set(program ${CMAKE_CURRENT_LIST_DIR}/program.c)
set(headers "-I${include}" "-I${include}/TeamFFT/relink")

# By its own name alone, and by FFTW's names, which lead to the same file.
must(${C_COMPILER} -std=c99 -Wall -Wextra -Werror ${headers} ${program} -o ${work}/own "-L${lib}" "-Wl,-rpath,${lib}" -lteamfft_fftw3 -lm)
must_be_ours(${work}/own)
must(${C_COMPILER} -std=c99 ${headers} ${program} -o ${work}/names "-L${relink}" "-Wl,-rpath,${lib}" -lfftw3 -lfftw3f -lm)
must_be_ours(${work}/names)

# The interface in C, as C.
must(${C_COMPILER} -std=c99 -Wall -Wextra -Wpedantic -Werror "-I${include}" ${CMAKE_CURRENT_LIST_DIR}/plan.c -o ${work}/plan "-L${lib}" "-Wl,-rpath,${lib}"
  -lteamfft_fftw3)
must(${work}/plan)

# A program that is linked to FFTW already, with FFTW's header: another folder on the loader's path is all.
if(FFTW_LIBRARY)
  must(${C_COMPILER} -std=c99 ${program} -o ${work}/linked "-I${FFTW_INCLUDE}" ${FFTW_LIBRARY} ${FFTWF_LIBRARY} -lm)
  must_be_ours(${CMAKE_COMMAND} -E env "LD_LIBRARY_PATH=${relink}" ${work}/linked)
else()
  message("FFTW is not here: no program that is linked already")
endif()

# The package's component, in a project without C++.
must(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/package -B ${work}/package -G ${GENERATOR} -DCMAKE_C_COMPILER=${C_COMPILER} "-DTeamFFT_ROOT=${prefix}")
must(${CMAKE_COMMAND} --build ${work}/package)
must_be_ours(${work}/package/program)

if(PKG_CONFIG)
  foreach(name teamfft-fftw3 fftw3)
    set(folder "${lib}/pkgconfig")
    if(name STREQUAL "fftw3")
      set(folder "${relink}/pkgconfig")
    endif()
    must(sh -c "PKG_CONFIG_PATH='${folder}' && export PKG_CONFIG_PATH && eval ${C_COMPILER} -std=c99 $(${PKG_CONFIG} --cflags ${name}) ${program} -o ${work}/${name} $(${PKG_CONFIG} --libs ${name}) -lm")
    must_be_ours(${CMAKE_COMMAND} -E env "LD_LIBRARY_PATH=${lib}" ${work}/${name})
  endforeach()
else()
  message("pkg-config is not here: its files are not used")
endif()

if(FORTRAN_COMPILER)
  must(${FORTRAN_COMPILER} "-I${include}/TeamFFT/relink" ${CMAKE_CURRENT_LIST_DIR}/program.f90 -o ${work}/fortran "-L${lib}" "-Wl,-rpath,${lib}" -lteamfft_fftw3)
  must(${work}/fortran)
else()
  message("A Fortran compiler is not here: no program in Fortran")
endif()
