# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# TeamFFT::heffte: TeamFFT as a backend of heFFTe, and DistributedPlan. Headers only; what links it links heFFTe and MPI.
find_package(Heffte 2.4 CONFIG)
if(NOT Heffte_DIR OR NOT TARGET Heffte::Heffte)
  message(FATAL_ERROR "TeamFFT_ENABLE_HEFFTE needs heFFTe 2.4, and none was found. Set Heffte_ROOT to its install prefix, or turn the option off.")
endif()
find_package(MPI COMPONENTS CXX)
if(NOT MPI_CXX_FOUND)
  message(FATAL_ERROR "TeamFFT_ENABLE_HEFFTE needs the MPI that heFFTe was built with, and none was found. Set MPI_CXX_COMPILER to its compiler wrapper.")
endif()

# Another MPI than heFFTe's, or a heFFTe for another compiler, shows where a program of both is linked.
file(WRITE ${PROJECT_BINARY_DIR}/heffte_check.cpp "#include <heffte.h>
int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  heffte::box3d<> const box({0, 0, 0}, {1, 1, 1});
  heffte::fft3d<heffte::backend::stock> const fft(box, box, MPI_COMM_WORLD);
  return MPI_Finalize();
}
")
if(NOT TeamFFT_HEFFTE_LINKS)
  try_compile(TeamFFT_HEFFTE_LINKS ${PROJECT_BINARY_DIR}/heffte_check SOURCES ${PROJECT_BINARY_DIR}/heffte_check.cpp
    LINK_LIBRARIES Heffte::Heffte MPI::MPI_CXX CXX_STANDARD 20 CXX_STANDARD_REQUIRED ON OUTPUT_VARIABLE teamfft_heffte_output)
  if(NOT TeamFFT_HEFFTE_LINKS)
    message(FATAL_ERROR "heFFTe in ${Heffte_DIR} and MPI ${MPI_CXX_COMPILER} do not fit together: a program of both does not link. Set MPI_CXX_COMPILER to the "
      "wrapper of the MPI that heFFTe was built with.\n${teamfft_heffte_output}")
  endif()
endif()
message(STATUS "TeamFFT::heffte uses heFFTe ${Heffte_VERSION} in ${Heffte_DIR}, MPI ${MPI_CXX_VERSION}")
if(Kokkos_ENABLE_CUDA AND NOT Heffte_CUDA_FOUND OR Kokkos_ENABLE_HIP AND NOT Heffte_ROCM_FOUND)
  message(STATUS "TeamFFT::heffte: this heFFTe was built without Kokkos' GPU backend, so that only the host's tags are there")
endif()

add_library(teamfft_heffte INTERFACE)
add_library(TeamFFT::heffte ALIAS teamfft_heffte)
set_target_properties(teamfft_heffte PROPERTIES EXPORT_NAME heffte)
target_link_libraries(teamfft_heffte INTERFACE teamfft Heffte::Heffte MPI::MPI_CXX)

# Of tests. Open MPI refuses root and more ranks than cores unless it is told; others do not read these.
set(teamfft_mpi_environment "OMP_NUM_THREADS=1;OMP_PROC_BIND=false;OMPI_ALLOW_RUN_AS_ROOT=1;OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1"
  "OMPI_MCA_rmaps_base_oversubscribe=1;PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe")
