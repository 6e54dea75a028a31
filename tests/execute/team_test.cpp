// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The device API: transforms inside a team kernel of the user's own, as exact as the library's.
#include "lines.hpp"
#include "team_oracle.hpp"

#include <TeamFFT/team.hpp>

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

/// Each team transforms its lines of a packed View, in place or not.
template <class FFT>
struct TransformLines {
  using View =
      Kokkos::View<typename FFT::value_type**, Kokkos::LayoutRight, Space::memory_space, Kokkos::MemoryUnmanaged>;
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
  return Kokkos::TeamPolicy<Space>(static_cast<int>(teams), FFT::team_size)
      .set_scratch_size(FFT::scratch_level, Kokkos::PerTeam(FFT::scratch_bytes));
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
  Kokkos::parallel_for("test", policy<FFT>(7),
                       TransformLines<FFT>{fft, View(in.data(), batch, N), View(target, batch, N), direction});
  Kokkos::fence();
  lines.expect(accuracy, (in_place ? in : out).values(), direction,
               "team transform of " + std::to_string(N) + " in " + (sizeof(Real) == 4 ? "f32" : "f64"));
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
  check<float, 2401, 1>(accuracy, Direction::forward, true);
}

TEST(TeamTransform, SharesThreadsAndRadicesAsItsTypesSay) {
  EXPECT_EQ(Impl::team_radices(1000), (Impl::TeamRadices{10, 10, 10, 0}));
  EXPECT_EQ(Impl::team_radices(1024), (Impl::TeamRadices{16, 8, 8, 0}));
  EXPECT_EQ(Impl::whole_radices(1024, Precision::f32), (Impl::TeamRadices{32, 32, 0, 0}));
  EXPECT_EQ(Impl::whole_radices(1024, Precision::f64), (Impl::TeamRadices{16, 8, 8, 0}));
  EXPECT_EQ(Impl::whole_radices(4096, Precision::f32), (Impl::TeamRadices{16, 16, 16, 0}));
  EXPECT_EQ(Impl::team_radices(17), (Impl::TeamRadices{}));
  EXPECT_EQ(Impl::team_radices(17 * 4), (Impl::TeamRadices{}));
  using FFT = TeamTransform<double, 1024, Space, 2>;
  EXPECT_TRUE(FFT::team_size == 1 || FFT::team_size == 2 * 64) << FFT::team_size;
}

/// Two transforms in one kernel: a circular convolution with a filter that is given by its spectrum, the line staying
/// in the output.
template <class FFT>
struct FilterLines {
  using View =
      Kokkos::View<typename FFT::value_type**, Kokkos::LayoutRight, Space::memory_space, Kokkos::MemoryUnmanaged>;
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
          out(row, k) =
              y * typename FFT::value_type(Kokkos::cos(angle), Kokkos::sin(angle)) / static_cast<double>(FFT::length);
        });
    team.team_barrier();
    fft.backward(
        team, scratch, [&](unsigned, unsigned k) { return out(row, k); },
        [&](unsigned, unsigned j, typename FFT::value_type y) { out(row, j) = y; });
  }
};

TEST(TeamTransform, TwiceInAKernel_ShiftsALineByItsSpectrum) {
  using FFT = TeamTransform<double, 360, Space>;
  using View = FilterLines<FFT>::View;
  constexpr unsigned rows = 5, shift = 77;
  auto const values = random_values<Kokkos::complex<double>>(rows * FFT::length, 3);
  Memory<Kokkos::complex<double>> const in(values), out(values);
  FFT const fft{Space()};
  Kokkos::parallel_for(
      "test", policy<FFT>(rows),
      FilterLines<FFT>{fft, View(in.data(), rows, FFT::length), View(out.data(), rows, FFT::length), shift});
  Kokkos::fence();
  auto const shifted = out.values();
  for (unsigned row = 0; row < rows; ++row)
    for (unsigned j = 0; j < FFT::length; ++j)
      ASSERT_LE(Kokkos::abs(shifted[row * FFT::length + (j + shift) % FFT::length] - values[row * FFT::length + j]),
                1e-14)
          << row << " " << j;
}

/// Lines of complex numbers; where a side has reals they are the real parts. The kernel's last team may have fewer
/// lines than it has room for.
template <class FFT, Does does>
struct TeamKernel {
  using Value = typename FFT::value_type;
  using Real = typename Value::value_type;
  using View = Kokkos::View<Value**, Kokkos::LayoutRight, Space::memory_space, Kokkos::MemoryUnmanaged>;
  FFT fft;
  View in, out;
  Kokkos::View<Value*, typename Space::memory_space> filter;

  KOKKOS_FUNCTION void operator()(typename FFT::member_type const& team) const {
    auto const first = static_cast<unsigned>(team.league_rank()) * fft.lines, all = static_cast<unsigned>(in.extent(0));
    auto const load = [&](unsigned line, unsigned j) { return first + line < all ? in(first + line, j) : Value(); };
    auto const load_real = [&](unsigned line, unsigned j) {
      return first + line < all ? in(first + line, j).real() : Real(0);
    };
    auto const store = [&](unsigned line, unsigned k, Value y) {
      if (first + line < all) out(first + line, k) = y;
    };
    auto const store_real = [&](unsigned line, unsigned k, Real y) {
      if (first + line < all) out(first + line, k) = Value(y, 0);
    };
    auto const factor = [&](unsigned, unsigned k) { return filter(k); };
    void* const scratch = fft.scratch(team);
    if constexpr (does == Does::forward) fft.forward(team, scratch, load, store);
    if constexpr (does == Does::backward) fft.backward(team, scratch, load, store);
    if constexpr (does == Does::r2c) fft.r2c(team, scratch, load_real, store);
    if constexpr (does == Does::c2r) fft.c2r(team, scratch, load, store_real);
    if constexpr (does == Does::convolve) fft.convolve(team, scratch, load, factor, store);
    if constexpr (does == Does::scale)
      fft.convolve(
          team, scratch, load, [&](unsigned, unsigned k) { return filter(k).real(); }, store);
    if constexpr (does == Does::convolve_reals) fft.convolve(team, scratch, load_real, factor, store_real);
  }
};

template <Does does, class FFT>
void expect_all(Accuracy& accuracy, FFT const& fft, std::size_t N, std::size_t lines, std::uint64_t seed) {
  using Kernel = TeamKernel<FFT, does>;
  using Value = typename FFT::value_type;
  using Real = typename Value::value_type;
  auto const values = random_values<Value>(lines * N, seed), factors = random_values<Value>(N, seed + 1);
  Value const untouched(-7, 9);
  Memory<Value> const in(values), out(std::vector<Value>(lines * N, untouched)), filter(factors);
  Space const exec;
  auto const policy = fft.policy(exec, lines);
  fft.check(policy);
  Kokkos::parallel_for("test", policy,
                       Kernel{fft, typename Kernel::View(in.data(), lines, N),
                              typename Kernel::View(out.data(), lines, N), filter.view()});
  Kokkos::fence();
  auto const results = out.values();
  Line y, right, wide_filter;
  for (auto const& f : factors) wide_filter.push_back(widen(f));
  std::size_t const stored = does == Does::r2c ? N / 2 + 1 : N;
  for (std::size_t l = 0; l < lines; ++l) {
    Line x;
    for (std::size_t j = 0; j < N; ++j) x.push_back(widen(values[l * N + j]));
    auto const line = team_expected(does, x, wide_filter);
    for (std::size_t k = 0; k < stored; ++k) {
      y.push_back(widen(results[l * N + k]));
      right.push_back(line[k]);
    }
    for (std::size_t k = stored; k < N; ++k)
      ASSERT_EQ(results[l * N + k], untouched) << "element " << k << " of line " << l << " of " << N;
  }
  accuracy.expect(relative_l2(y, right), team_error_bound(does, rounding<Real>, N),
                  "team transform " + std::to_string(static_cast<int>(does)) + " of " + std::to_string(lines) + " x " +
                      std::to_string(N) + " in " + (sizeof(Real) == 4 ? "f32" : "f64"));
}

template <class FFT>
void expect_all_kinds(Accuracy& accuracy, FFT const& fft, std::size_t N, std::size_t lines) {
  expect_all<Does::forward>(accuracy, fft, N, lines, N);
  expect_all<Does::backward>(accuracy, fft, N, lines, N + 1);
  expect_all<Does::r2c>(accuracy, fft, N, lines, N + 2);
  expect_all<Does::c2r>(accuracy, fft, N, lines, N + 3);
  expect_all<Does::convolve>(accuracy, fft, N, lines, N + 4);
  expect_all<Does::scale>(accuracy, fft, N, lines, N + 5);
  expect_all<Does::convolve_reals>(accuracy, fft, N, lines, N + 6);
}

template <class Real, unsigned N, unsigned LinesPerTeam>
void expect_all_kinds_of(Accuracy& accuracy, std::size_t lines) {
  expect_all_kinds(accuracy, TeamTransform<Real, N, Space, LinesPerTeam>{Space()}, N, lines);
}

TEST(TeamTransform, EveryKindEqualsTheOracle_InOneStage) {
  Accuracy accuracy;
  expect_all_kinds_of<double, 1, 3>(accuracy, 7);
  expect_all_kinds_of<double, 2, 1>(accuracy, 25);
  expect_all_kinds_of<float, 12, 5>(accuracy, 24);
  expect_all_kinds_of<float, 15, 8>(accuracy, 24);
}

TEST(TeamTransform, EveryKindEqualsTheOracle_InTwoStages) {
  Accuracy accuracy;
  expect_all_kinds_of<float, 32, 4>(accuracy, 31);
  expect_all_kinds_of<double, 90, 1>(accuracy, 3);
  expect_all_kinds_of<float, 256, 16>(accuracy, 40);
}

TEST(TeamTransform, EveryKindEqualsTheOracle_InThreeAndFourStages) {
  Accuracy accuracy;
  expect_all_kinds_of<float, 1000, 4>(accuracy, 11);
  expect_all_kinds_of<double, 1001, 1>(accuracy, 2);
  expect_all_kinds_of<float, 4096, 1>(accuracy, 3);
}

/// Lines a team that fit in any device's scratch.
template <class Real>
void expect_dynamic(Accuracy& accuracy, std::size_t N, std::size_t lines_per_team, std::size_t lines) {
  expect_all_kinds(accuracy, TeamTransform<Real, dynamic, Space>(Space(), N, lines_per_team), N, lines);
}

TEST(TeamTransform, OfDynamicLength_EqualsTheOracleForEveryShortLength) {
  Accuracy f32, f64;
  for (std::size_t N = 1; N <= 130; ++N) {
    expect_dynamic<float>(f32, N, 1 + N % 11, 33);
    expect_dynamic<double>(f64, N, 1 + N % 7, 33);
  }
}

TEST(TeamTransform, OfDynamicLength_EqualsTheOracleForSmoothLengths) {
  Accuracy accuracy;
  for (std::size_t const N : {243u, 256u, 625u, 1000u, 1331u, 2048u, 2401u}) expect_dynamic<float>(accuracy, N, 2, 5);
  for (std::size_t const N : {256u, 1024u, 2197u, 2310u}) expect_dynamic<double>(accuracy, N, 1, 3);
}

TEST(TeamTransform, OfDynamicLength_EqualsTheOracleForPrimes) {
  Accuracy accuracy;
  for (std::size_t const N : {251u, 997u, 1021u, 1994u}) expect_dynamic<float>(accuracy, N, 1, 3);
  for (std::size_t const N : {257u, 961u, 1022u}) expect_dynamic<double>(accuracy, N, 1, 2);
}

TEST(TeamTransform, OfDynamicLength_TakesManyLinesATeam) {
  Accuracy accuracy;
  expect_dynamic<float>(accuracy, 16, 100, 1000);
  expect_dynamic<double>(accuracy, 17, 30, 100);
  expect_dynamic<float>(accuracy, 100, 24, 49);
}

template <class Real>
void expect_bound(std::size_t N) {
  constexpr std::size_t element = 2 * sizeof(Real);
  for (std::size_t const lines : {1u, 3u, 8u, 16u, 100u})
    EXPECT_LE(Impl::HostPasses<Real>(N, lines).scratch_bytes(), Impl::host_scratch_bound(N, lines, element))
        << lines << " x " << N;
}

TEST(TeamTransform, OnHosts_FitsInTheScratchThatConstantsSay) {
  for (unsigned N = 2; N <= 65536; N += N < 100 ? 1 : N / 50)
    if (Impl::team_radices(N)[0] != 0) {
      expect_bound<float>(N);
      expect_bound<double>(N);
    }
  expect_bound<double>(65536);
}

TEST(TeamTransform, Policy_HasATeamForEachLine) {
  TeamTransform<float, 64, Space, 4> const fft{Space()};
  EXPECT_EQ(fft.policy(Space(), 1).league_size(), 1);
  EXPECT_EQ(fft.policy(Space(), 8).league_size(), 2);
  EXPECT_EQ(fft.policy(Space(), 9).league_size(), 3);
  EXPECT_EQ(fft.policy(Space(), 9).team_size(), fft.team_size);
}

/// The message of the Error that `act` throws.
template <class Act>
std::string error_of(Act const& act) {
  try {
    act();
  } catch (Error const& error) {
    return error.what();
  }
  return "no error";
}

TEST(TeamTransform, Check_RefusesPoliciesThatDoNotFit) {
  using FFT = TeamTransform<double, 100, Space, 2>;
  FFT const fft{Space()};
  auto const refused = [&](auto const& policy) { return error_of([&] { fft.check(policy); }); };
  auto const good = Kokkos::TeamPolicy<Space>(3, FFT::team_size)
                        .set_scratch_size(FFT::scratch_level, Kokkos::PerTeam(FFT::scratch_bytes));
  EXPECT_EQ(refused(good), "no error");
  auto const bare = refused(Kokkos::TeamPolicy<Space>(3, FFT::team_size));
  EXPECT_NE(bare.find(std::to_string(FFT::scratch_bytes)), std::string::npos) << bare;
  auto const less = refused(Kokkos::TeamPolicy<Space>(3, FFT::team_size)
                                .set_scratch_size(FFT::scratch_level, Kokkos::PerTeam(FFT::scratch_bytes - 64)));
  EXPECT_NE(less.find("TeamTransform::check: the policy has teams of"), std::string::npos) << less;
  if (Space().concurrency() < 2) return;
  auto const threads = refused(Kokkos::TeamPolicy<Space>(3, FFT::team_size == 1 ? 2 : 1));
  EXPECT_NE(threads.find("teams of " + std::to_string(FFT::team_size == 1 ? 2 : 1) + " threads"), std::string::npos)
      << threads;
}

TEST(TeamTransform, BadNumbersAreErrors) {
  using FFT = TeamTransform<float, dynamic, Space>;
  auto const refused = [](std::size_t n, std::size_t lines) {
    return error_of([&] { FFT const fft(Space(), n, lines); });
  };
  EXPECT_NE(refused(0, 1).find("TeamTransform: length 0 with 1 lines a team; both are 1 to"), std::string::npos)
      << refused(0, 1);
  EXPECT_NE(refused(8, 0).find("with 0 lines"), std::string::npos) << refused(8, 0);
  for (std::size_t const n : {std::size_t{1} << 26, (std::size_t{1} << 26) + 15, std::size_t{1} << 40})
    EXPECT_NE(refused(n, 1).find("TeamTransform: length " + std::to_string(n)), std::string::npos) << refused(n, 1);
  FFT const fft(Space(), 8, 4);
  EXPECT_NE(error_of([&] { (void)fft.policy(Space(), 0); }).find("policy: 0 lines, 4 a team"), std::string::npos);
  for (std::size_t const lines : {std::size_t{1} << 33, ~std::size_t{0}})
    EXPECT_NE(error_of([&] { (void)fft.policy(Space(), lines); }).find("Launch it in parts"), std::string::npos)
        << lines;
}

TEST(TeamTransform, OfDynamicLength_SaysWhatItNeeds) {
  TeamTransform<float, dynamic, Space> const fft(Space(), 100, 3);
  EXPECT_EQ(fft.length, 100u);
  EXPECT_EQ(fft.lines, 3u);
  EXPECT_GE(fft.scratch_bytes, 3 * 100 * sizeof(Kokkos::complex<float>));
  auto const policy = fft.policy(Space(), 10);
  EXPECT_EQ(policy.league_size(), 4);
  EXPECT_EQ(policy.team_size(), fft.team_size);
  EXPECT_GE(policy.scratch_size(fft.scratch_level, fft.team_size), static_cast<int>(fft.scratch_bytes));
}

#if !defined(NDEBUG) || defined(TEAMFFT_CHECK_BOUNDS)
TEST(TeamTransformDeathTest, WithoutItsScratch_AbortsInDebugBuilds) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  using FFT = TeamTransform<float, 16, Space>;
  using View = TransformLines<FFT>::View;
  std::vector<Kokkos::complex<float>> const values(16);
  Memory<Kokkos::complex<float>> const memory(values);
  FFT const fft{Space()};
  View const view(memory.data(), 1, 16);
  auto const launch = [&] {
    Kokkos::parallel_for("test", Kokkos::TeamPolicy<Space>(1, FFT::team_size),
                         TransformLines<FFT>{fft, view, view, Direction::forward});
    Kokkos::fence();
  };
  EXPECT_DEATH(launch(), "less scratch than scratch_bytes");
}
#endif

}  // namespace
}  // namespace TeamFFT::Test
