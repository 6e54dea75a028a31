# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Shared libraries with Kokkos as a subproject, configured only: both shared, and a shared TeamFFT with a static Kokkos,
# which is refused.
set(shared ${options} ${hidden} ${host_devices} -S ${CMAKE_CURRENT_LIST_DIR} -DWAY=add -DTEAMFFT_IS_SHARED=ON)
file(REMOVE_RECURSE ${WORK}/shared ${WORK}/static)
must(${CMAKE_COMMAND} ${shared} -B ${WORK}/shared -DKOKKOS_IS_SHARED=ON)
must_fail(text ${CMAKE_COMMAND} ${shared} -B ${WORK}/static -DKOKKOS_IS_SHARED=OFF)
must_match("static Kokkos" "${text}"
  "BUILD_SHARED_LIBS is ON and the Kokkos in ${KOKKOS_SOURCE} is static&Build Kokkos with BUILD_SHARED_LIBS=ON")
