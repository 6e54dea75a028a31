// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The snippets of docs/api/distributed.md, run: 64 x 64 x 64 on two ranks, and heFFTe's class on its boxes.
#include <TeamFFT/distributed.hpp>

#include "ranks.hpp"

#include <TeamFFT/heffte.hpp>

#include <gtest/gtest.h>

namespace {

using Complex = Kokkos::complex<double>;

/// exp(-2 pi i (0 j)) = 1: mode 0 of ones is their number, all others are 0.
TEST(Pages, APlanOnTwoRanksTransformsOnes) {
  auto const rank = static_cast<std::size_t>(ranks::rank());
  MPI_Comm pair = MPI_COMM_NULL;
  MPI_Comm_split(MPI_COMM_WORLD, rank < 2 && ranks::count() >= 2 ? 0 : MPI_UNDEFINED, 0, &pair);
  if (pair != MPI_COMM_NULL) {
    Kokkos::DefaultHostExecutionSpace const exec;
    Kokkos::View<Complex***, Kokkos::LayoutRight, Kokkos::HostSpace> const in("in", 64, 64, 32), out("out", 32, 64, 64);
    Kokkos::deep_copy(in, Complex(1));
    auto const comm = pair;

    std::size_t const first = 32 * rank, last = first + 32;             // 64 x 64 x 64 on two ranks
    TeamFFT::IndexBox<3> const in_box{{0, 0, first}, {64, 64, last}};   // cut along the last axis
    TeamFFT::IndexBox<3> const out_box{{first, 0, 0}, {last, 64, 64}};  // cut along the first axis
    TeamFFT::DistributedPlan plan(exec, comm, in_box, out_box, {64, 64, 64}, TeamFFT::Kind::c2c_forward);
    TeamFFT::execute(plan, in, out);  // Views of 64 x 64 x 32 and 32 x 64 x 64

    EXPECT_EQ(out(0, 0, 0), Complex(rank == 0 ? 64 * 64 * 64 : 0));
    EXPECT_EQ(out(1, 2, 3), Complex(0));
  }
  if (pair != MPI_COMM_NULL) MPI_Comm_free(&pair);
}

TEST(Pages, HefftesClassTransformsOnes) {
  auto const in_box = ranks::brick({8, 12, 10}), out_box = ranks::slab({8, 12, 10}, 1);
  std::vector<std::complex<double>> ones(static_cast<std::size_t>(in_box.count()), 1),
      spectrum(static_cast<std::size_t>(out_box.count()));
  auto const* const input = ones.data();
  auto* const output = spectrum.data();

  heffte::fft3d<heffte::backend::teamfft_host> fft(in_box, out_box, MPI_COMM_WORLD);  // heffte::box3d
  fft.forward(input, output);

  EXPECT_EQ(spectrum[0], std::complex<double>(ranks::rank() == 0 ? 960 : 0));
}

}  // namespace
