// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Poisson's equation in a periodic box that is spread over the ranks of MPI, held to a solution that is known.
// usage: mpiexec -n RANKS distributed_poisson [cells along an axis]
#include "distributed_poisson_solution.hpp"
#include "report.hpp"

#include <TeamFFT/distributed.hpp>

#include <Kokkos_Core.hpp>
#include <mpi.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <stdexcept>
#include <string>

namespace distributed_poisson {

using Complex = Kokkos::complex<double>;
using Field = Kokkos::View<double***, ExecutionSpace>;
using Spectrum = Kokkos::View<Complex***, ExecutionSpace>;

/// This rank's part of the extents, cut along an axis.
Box slab(Extents const& extents, std::size_t axis) {
  int rank = 0, ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  Box box{{}, extents};
  box.low[axis] = static_cast<std::size_t>(rank) * extents[axis] / static_cast<std::size_t>(ranks);
  box.high[axis] = static_cast<std::size_t>(rank + 1) * extents[axis] / static_cast<std::size_t>(ranks);
  return box;
}

double sum_over_ranks(double value) {
  MPI_Allreduce(MPI_IN_PLACE, &value, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return value;
}

/// sum of action(i, j, k) over this rank's box and all others.
template <class Action>
double sum(ExecutionSpace const& exec, Box const& box, Action const& action) {
  double result = 0;
  Kokkos::parallel_reduce("distributed_poisson::sum", cells(exec, box), action, result);
  return sum_over_ranks(result);
}

/// laplace u = f: forward, -1/k^2 at each k, backward. f is cut along the first axis, its spectrum along the second, so
/// that heFFTe moves the data once each way.
void solve(ExecutionSpace const& exec, Grid const& grid, Field const& f, Field const& u) {
  Extents const half{grid.n, grid.n, grid.n / 2 + 1};
  auto const box = slab(grid.extents(), 0), modes = slab(half, 1);
  Spectrum const spectrum("spectrum", modes.extent(0), modes.extent(1), modes.extent(2));
  TeamFFT::DistributedPlan const forward(exec, MPI_COMM_WORLD, box, modes, grid.extents(), TeamFFT::Kind::r2c);
  TeamFFT::DistributedPlan const backward(exec, MPI_COMM_WORLD, modes, box, grid.extents(), TeamFFT::Kind::c2r);
  TeamFFT::execute(forward, f, spectrum);
  Kokkos::parallel_for("distributed_poisson::divide", cells(exec, modes),
                       InverseLaplacian<Spectrum>{grid, modes, spectrum});
  TeamFFT::execute(backward, spectrum, u);
}

/// The exit status: 0 where the error is within its bound, on each rank the same.
int run(int n) {
  int rank = 0, ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  if (n < 32 || n > 1024 || n < ranks)
    throw std::runtime_error("distributed_poisson: " + std::to_string(n) +
                             " cells along an axis; give 32 to 1024, and no more ranks");
  ExecutionSpace const exec;
  Grid const grid{static_cast<std::size_t>(n)};
  auto const box = slab(grid.extents(), 0);
  Field const f("f", box.extent(0), box.extent(1), box.extent(2)), u("u", box.extent(0), box.extent(1), box.extent(2));
  Kokkos::parallel_for("distributed_poisson::sample", cells(exec, box), Sample<Field>{grid, box, f});
  solve(exec, grid, f, u);

  double const points = std::pow(n, 3), eps = std::ldexp(1, -53);
  double const error = std::sqrt(sum(exec, box, SquaredError<Field>{grid, box, u}) / points);
  double const source = std::sqrt(sum(exec, box, SquaredValue<Field>{f}) / points);
  // Each transform adds eps sqrt(log2 N) of what it transforms, the sampled f some eps; dividing by k^2 >= (2 pi)^2
  // takes f's to u's.
  double const bound = 4 * eps * std::sqrt(3 * std::log2(n)) * source / std::pow(2 * pi, 2);
  bool good = true;
  if (rank == 0) {
    std::printf("laplace u = f in a periodic box of %d^3 cells on %d ranks; L2 norms over the box\n", n, ranks);
    good = example::report("error of u", error, 0, bound, "");
  }
  int status = good ? 0 : 1;
  MPI_Bcast(&status, 1, MPI_INT, 0, MPI_COMM_WORLD);
  return status;
}

}  // namespace distributed_poisson

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int status = 1;
  try {
    Kokkos::ScopeGuard const kokkos(argc, argv);
    status = distributed_poisson::run(argc > 1 ? std::atoi(argv[1]) : 48);
  } catch (std::exception const& error) {
    std::cerr << error.what() << '\n';
  }
  MPI_Finalize();
  return status;
}
