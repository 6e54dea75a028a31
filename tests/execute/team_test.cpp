// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The device API: transforms inside a team kernel of the user's own, as exact as the library's.
#include "lines.hpp"

#include <TeamFFT/team.hpp>

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

/// Each team transforms its lines of a packed View, in place or not.
template <class FFT>
struct TransformLines {
  using View = Kokkos::View<typename FFT::value_type**, Kokkos::LayoutRight, Space::memory_space, Kokkos::MemoryUnmanaged>;
  FFT fft;
  View in, out;
  Direction direction;

  KOKKOS_FUNCTION void operator()(typename FFT::member_type const& team) const {
    unsigned const first = static_cast<unsigned>(team.league_rank()) * FFT::lines;
    auto const load = [&](unsigned line, unsigned j) { return in(first + line, j); };
    auto const store = [&](unsigned line, unsigned k, typename FFT::value_type y) { out(first + line, k) = y; };
    if (direction == Direction::forward)
      fft.forward(team, FFT::scratch(team), load, store);
    else
      fft.backward(team, FFT::scratch(team), load, store);
  }
};

template <class FFT>
auto policy(std::size_t teams) {
  return Kokkos::TeamPolicy<Space>(static_cast<int>(teams), FFT::team_size).set_scratch_size(FFT::scratch_level, Kokkos::PerTeam(FFT::scratch_bytes));
}

template <class Real, unsigned N, unsigned LinesPerTeam>
void check(Accuracy& accuracy, Direction direction, bool in_place) {
  using FFT = TeamTransform<Real, N, Space, LinesPerTeam>;
  using View = typename TransformLines<FFT>::View;
  std::size_t const batch = 7 * LinesPerTeam;
  Lines<Real> lines(N, 3, N <= 512 ? Lines<Real>::Oracle::direct_sum : Lines<Real>::Oracle::fast, 5);
  Memory<Kokkos::complex<Real>> const in(lines.input(batch)), out(lines.input(batch));
  auto* const target = in_place ? in.data() : out.data();
  FFT const fft{Space()};
  Kokkos::parallel_for("test", policy<FFT>(7), TransformLines<FFT>{fft, View(in.data(), batch, N), View(target, batch, N), direction});
  Kokkos::fence();
  lines.expect(accuracy, (in_place ? in : out).values(), direction, "team transform of " + std::to_string(N) + " in " + (sizeof(Real) == 4 ? "f32" : "f64"));
}

/// With three lines a team in double, as long as Kokkos before 5.2 has the scratch for them on CUDA (40 KB).
template <unsigned N>
void check_all() {
  Accuracy accuracy;
  for (auto direction : {Direction::forward, Direction::backward}) {
    check<float, N, 1>(accuracy, direction, false);
    check<double, N, N <= 512 ? 3 : 1>(accuracy, direction, true);
  }
}

TEST(TeamTransform, EqualsTheOracle_InOneStage) {
  check_all<2>();
  check_all<5>();
  check_all<16>();
}

TEST(TeamTransform, EqualsTheOracle_InTwoStages) {
  check_all<30>();
  check_all<100>();
  check_all<256>();
}

TEST(TeamTransform, EqualsTheOracle_InThreeAndFourStages) {
  check_all<1000>();
  check_all<1001>();
  Accuracy accuracy;
  check<float, 2401, 2>(accuracy, Direction::forward, true);
}

TEST(TeamTransform, SharesThreadsAndRadicesAsItsTypesSay) {
  EXPECT_EQ(Impl::team_radices(1000), (Impl::TeamRadices{10, 10, 10, 0}));
  EXPECT_EQ(Impl::team_radices(1024), (Impl::TeamRadices{16, 8, 8, 0}));
  EXPECT_EQ(Impl::team_radices(17), (Impl::TeamRadices{}));
  EXPECT_EQ(Impl::team_radices(17 * 4), (Impl::TeamRadices{}));
  using FFT = TeamTransform<double, 1024, Space, 2>;
  EXPECT_TRUE(FFT::team_size == 1 || FFT::team_size == 2 * 64) << FFT::team_size;
}

/// Two transforms in one kernel: a circular convolution with a filter that is given by its spectrum, the line staying in the output.
template <class FFT>
struct FilterLines {
  using View = Kokkos::View<typename FFT::value_type**, Kokkos::LayoutRight, Space::memory_space, Kokkos::MemoryUnmanaged>;
  FFT fft;
  View in, out;
  unsigned shift;

  KOKKOS_FUNCTION void operator()(typename FFT::member_type const& team) const {
    auto const row = static_cast<unsigned>(team.league_rank());
    constexpr double turn = 2 * 3.14159265358979323846 / FFT::length;
    void* const scratch = FFT::scratch(team);
    fft.forward(
        team, scratch, [&](unsigned, unsigned j) { return in(row, j); },
        [&](unsigned, unsigned k, typename FFT::value_type y) {
          double const angle = -turn * static_cast<double>(k * shift % FFT::length);
          out(row, k) = y * typename FFT::value_type(Kokkos::cos(angle), Kokkos::sin(angle)) / static_cast<double>(FFT::length);
        });
    team.team_barrier();
    fft.backward(
        team, scratch, [&](unsigned, unsigned k) { return out(row, k); }, [&](unsigned, unsigned j, typename FFT::value_type y) { out(row, j) = y; });
  }
};

TEST(TeamTransform, TwiceInAKernel_ShiftsALineByItsSpectrum) {
  using FFT = TeamTransform<double, 360, Space>;
  using View = FilterLines<FFT>::View;
  constexpr unsigned rows = 5, shift = 77;
  auto const values = random_values<Kokkos::complex<double>>(rows * FFT::length, 3);
  Memory<Kokkos::complex<double>> const in(values), out(values);
  FFT const fft{Space()};
  Kokkos::parallel_for("test", policy<FFT>(rows), FilterLines<FFT>{fft, View(in.data(), rows, FFT::length), View(out.data(), rows, FFT::length), shift});
  Kokkos::fence();
  auto const shifted = out.values();
  for (unsigned row = 0; row < rows; ++row)
    for (unsigned j = 0; j < FFT::length; ++j)
      ASSERT_LE(Kokkos::abs(shifted[row * FFT::length + (j + shift) % FFT::length] - values[row * FFT::length + j]), 1e-14) << row << " " << j;
}

}  // namespace
}  // namespace TeamFFT::Test
