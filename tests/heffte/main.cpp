// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All tests on all ranks, in one order; only rank 0 lists them, the others print failures.
#include <Kokkos_Core.hpp>
#include <gtest/gtest.h>
#include <mpi.h>

#include <algorithm>

namespace {

void list_failures_only() {
  auto& listeners = testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
  struct Failures : testing::EmptyTestEventListener {
    void OnTestPartResult(testing::TestPartResult const& result) override {
      if (result.failed())
        std::fprintf(stderr, "%s:%d: %s\n", result.file_name(), result.line_number(), result.message());
    }
  };
  listeners.Append(new Failures);
}

}  // namespace

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int status = 0;
  {
    Kokkos::ScopeGuard const kokkos(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    int rank = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank != 0) list_failures_only();
    status = RUN_ALL_TESTS();
  }
  MPI_Allreduce(MPI_IN_PLACE, &status, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  MPI_Finalize();
  return status;
}
