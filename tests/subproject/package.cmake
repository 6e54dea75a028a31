# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What a build with Kokkos as a subproject installs: both, found together; and refused where another Kokkos is at hand
# than the one that it was built with.
set(prefix "${WORK}/a prefix")
file(REMOVE_RECURSE "${prefix}" ${WORK}/found ${WORK}/refused)
configure(text ${build} ${hidden} -DWAY=add ${host_devices})
must(${CMAKE_COMMAND} --build ${build})
must(${CMAKE_COMMAND} --install ${build} --prefix ${prefix})
set(find ${options} -DWAY=find "-DTeamFFT_ROOT=${prefix}")
must(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${WORK}/found ${find} ${hidden})
must_run(${WORK}/found)

# Another installed Kokkos, and the right one is gone.
file(GLOB own "${prefix}/lib*/cmake/Kokkos" "${prefix}/lib*/*/cmake/Kokkos")
file(REMOVE_RECURSE ${own})
file(WRITE ${WORK}/another/KokkosConfig.cmake "add_library(Kokkos::kokkos INTERFACE IMPORTED)\n")
file(WRITE ${WORK}/another/KokkosConfigVersion.cmake
  "set(PACKAGE_VERSION 9.9.0)\nset(PACKAGE_VERSION_COMPATIBLE FALSE)\n")
must_fail(text ${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${WORK}/refused/version ${find} ${hidden}
  -DKokkos_DIR=${WORK}/another)
must_match("another version" "${text}"
  "it set TeamFFT_FOUND to FALSE&was built with Kokkos ${version} [(][A-Z;]+[)]. found was 9.9.0&Set Kokkos_ROOT")

# A subproject with one device more.
must_fail(text ${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/package -B ${WORK}/refused/devices ${find} ${hidden}
  -DHEADER=${build}/_deps/kokkos-build/KokkosCore_config.h)
must_match("another device" "${text}"
  "it set TeamFFT_FOUND to FALSE&at hand is Kokkos ${version} [(][A-Z;]*HIP[A-Z;]*[)]&build TeamFFT anew with this one")
