// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kokkos Kernels as an oracle that shares nothing with this library: the DFT matrix by gemm, norms by nrm2, all on
// Views of the default device.
#ifdef TEAMFFT_HAVE_KOKKOS_KERNELS

#include "run.hpp"

#include <TeamFFT.hpp>

#include <KokkosBlas1_axpby.hpp>
#include <KokkosBlas1_nrm2.hpp>
#include <KokkosBlas3_gemm.hpp>

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

using Complex = Kokkos::complex<double>;
using Matrix2 = Kokkos::View<Complex**, Kokkos::LayoutLeft, Space>;

Matrix2 dft_matrix(std::size_t N, Direction direction) {
  Matrix2 const matrix("DFT matrix", N, N);
  auto const host = Kokkos::create_mirror_view(matrix);
  for (std::size_t k = 0; k < N; ++k)
    for (std::size_t j = 0; j < N; ++j) {
      double const angle = 2 * std::numbers::pi * static_cast<double>(j * k % N) / static_cast<double>(N);
      host(k, j) = Complex(std::cos(angle), direction == Direction::forward ? -std::sin(angle) : std::sin(angle));
    }
  Kokkos::deep_copy(matrix, host);
  return matrix;
}

Matrix2 random_matrix(std::size_t rows, std::size_t columns) {
  Matrix2 const matrix("random", rows, columns);
  auto const host = Kokkos::create_mirror_view(matrix);
  Random random(rows * 1000 + columns);
  for (std::size_t j = 0; j < columns; ++j)
    for (std::size_t i = 0; i < rows; ++i) fill(random, host(i, j));
  Kokkos::deep_copy(matrix, host);
  return matrix;
}

/// ||column - expected|| / ||expected|| by KokkosBlas.
double column_error(Matrix2 const& y, Matrix2 const& expected, std::size_t column) {
  auto const a = Kokkos::subview(y, Kokkos::ALL, column), b = Kokkos::subview(expected, Kokkos::ALL, column);
  Kokkos::View<Complex*, Kokkos::LayoutLeft, Space> const difference("difference", y.extent(0));
  Kokkos::deep_copy(difference, a);
  KokkosBlas::axpy(Complex(-1), b, difference);
  return KokkosBlas::nrm2(difference) / KokkosBlas::nrm2(b);
}

class Gemm : public testing::TestWithParam<Direction> {};

/// A double sum of N products carries about sqrt(N) eps itself: the library's bound and that.
TEST_P(Gemm, DftMatrix_TimesTheDataIsTheTransform) {
  Accuracy accuracy;
  for (std::size_t N : {1, 2, 5, 16, 17, 60, 97, 128, 210, 251, 256, 360, 509, 512}) {
    std::size_t const batch = 13;
    auto const in = random_matrix(N, batch);
    Matrix2 const out("out", N, batch), expected("expected", N, batch);
    KokkosBlas::gemm("N", "N", Complex(1), dft_matrix(N, GetParam()), in, Complex(0), expected);
    Plan plan(Space(), in, out, GetParam(), 0);
    execute(plan, in, out, Normalization::none);
    Kokkos::fence();
    double const own = rounding<double> * 2 * std::sqrt(static_cast<double>(N));
    for (std::size_t c = 0; c < batch; ++c)
      accuracy.expect(column_error(out, expected, c), error_bound(rounding<double>, N) + own,
                      "gemm of " + std::to_string(N));
  }
}

INSTANTIATE_TEST_SUITE_P(Directions, Gemm, testing::Values(Direction::forward, Direction::backward),
                         [](auto const& info) { return info.param == Direction::forward ? "forward" : "backward"; });

TEST(GemmNorms, ObeyParseval) {
  for (std::size_t N : {100, 1009, 4096}) {
    auto const in = random_matrix(N, 3);
    Matrix2 const out("out", N, 3);
    fft(Space(), in, out, Normalization::ortho, 0);
    Kokkos::fence();
    for (std::size_t c = 0; c < 3; ++c) {
      double const before = KokkosBlas::nrm2(Kokkos::subview(in, Kokkos::ALL, c)),
                   after = KokkosBlas::nrm2(Kokkos::subview(out, Kokkos::ALL, c));
      EXPECT_LE(std::abs(after - before) / before, static_cast<double>(error_bound(rounding<double>, N)) +
                                                       rounding<double> * 2 * std::sqrt(static_cast<double>(N)))
          << N;
    }
  }
}

}  // namespace
}  // namespace TeamFFT::Test

#endif
