// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lines of a user's own kernel as devices have them, in registers and in scratch, by teams of host threads.
#include "accuracy.hpp"
#include "kernel_teams.hpp"
#include "team_oracle.hpp"

#include <TeamFFT/device/team/register_lines.hpp>
#include <TeamFFT/device/team/scratch_lines.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace TeamFFT::Test {
namespace {

template <class Real>
using Element = Impl::Complex<Real>;

/// One team's lines, their results, and how often each element was asked for or came.
template <class Real>
struct Team {
  std::size_t N, lines;
  std::vector<Element<Real>> in, filter, out;
  std::vector<int> loads, factors, stores;

  Team(std::size_t N_, std::size_t lines_, std::uint64_t seed)
      : N(N_),
        lines(lines_),
        in(N * lines),
        filter(N),
        out(N * lines),
        loads(N * lines),
        factors(N * lines),
        stores(N * lines) {
    Random random(seed * 8191 + N);
    for (auto* values : {&in, &filter})
      for (auto& v : *values) v = {random.uniform<Real>(), random.uniform<Real>()};
  }

  template <class Lines>
  void run(Lines const& own, Does does, ThreadMember const& member, void* scratch) {
    auto const at = [&](std::uint32_t line, std::uint32_t j) { return line * N + j; };
    auto const load = [&](std::uint32_t line, std::uint32_t j) {
      ++loads[at(line, j)];
      return in[at(line, j)];
    };
    auto const swapped_load = [&](std::uint32_t line, std::uint32_t j) { return Impl::swapped(load(line, j)); };
    auto const real_load = [&](std::uint32_t line, std::uint32_t j) { return load(line, j).re; };
    auto const store = [&](std::uint32_t line, std::uint32_t k, Element<Real> const& y) {
      ++stores[at(line, k)];
      out[at(line, k)] = y;
    };
    auto const swapped_store = [&](std::uint32_t line, std::uint32_t k, Element<Real> const& y) {
      store(line, k, Impl::swapped(y));
    };
    auto const real_store = [&](std::uint32_t line, std::uint32_t k, Real y) { store(line, k, {y, 0}); };
    auto const factor = [&](std::uint32_t line, std::uint32_t k) {
      ++factors[at(line, k)];
      return filter[k];
    };
    switch (does) {
      case Does::forward: return own.transform(member, scratch, load, store);
      case Does::backward: return own.transform(member, scratch, swapped_load, swapped_store);
      case Does::r2c: return own.r2c(member, scratch, real_load, store);
      case Does::c2r: return own.c2r(member, scratch, load, real_store);
      case Does::convolve: return own.convolve(member, scratch, load, factor, store);
      case Does::scale:
        return own.convolve(
            member, scratch, load, [&](std::uint32_t line, std::uint32_t k) { return factor(line, k).re; }, store);
      case Does::convolve_reals: return own.convolve_reals(member, scratch, real_load, factor, real_store);
    }
  }

  void expect(Accuracy& accuracy, Does does, std::string const& what) const {
    Line y, right, wide_filter;
    for (auto const& f : filter) wide_filter.emplace_back(f.re, f.im);
    for (std::size_t l = 0; l < lines; ++l) {
      Line x;
      for (std::size_t j = 0; j < N; ++j) x.emplace_back(in[l * N + j].re, in[l * N + j].im);
      auto const line = team_expected(does, x, wide_filter);
      for (std::size_t k = 0; k < (does == Does::r2c ? N / 2 + 1 : N); ++k) {
        y.emplace_back(out[l * N + k].re, out[l * N + k].im);
        right.push_back(line[k]);
      }
    }
    accuracy.expect(relative_l2(y, right), team_error_bound(does, rounding<Real>, N), what);
    expect_calls(does, what);
  }

  /// Once for each element of the line's, or of its half-spectrum; twice where a whole complex line stands for one of
  /// reals.
  void expect_calls(Does does, std::string const& what) const {
    std::size_t const half = N / 2 + 1;
    int const again = N % 2 == 1 || N == 2 ? 2 : 1;
    for (std::size_t l = 0; l < lines; ++l)
      for (std::size_t k = 0; k < N; ++k) {
        auto const calls = [&](std::vector<int> const& of) { return of[l * N + k]; };
        bool const inner = 0 < k && 2 * k != N;
        ASSERT_EQ(calls(loads), does != Does::c2r ? 1 : k >= half ? 0 : inner ? again : 1) << what << ", load " << k;
        ASSERT_EQ(calls(stores), does != Does::r2c || k < half ? 1 : 0) << what << ", store " << k;
        int const asked = does != Does::convolve_reals ? 1 : k >= half ? 0 : inner ? again : 1;
        ASSERT_EQ(calls(factors), is_convolution(does) ? asked : 0) << what << ", factor " << k;
      }
  }
};

constexpr Does all_kinds[]{Does::forward,  Does::backward, Does::r2c,           Does::c2r,
                           Does::convolve, Does::scale,    Does::convolve_reals};

template <class Real, class Lines>
void expect_all_kinds(Accuracy& accuracy, Lines const& own, std::size_t N, std::size_t lines, unsigned team_size,
                      std::size_t scratch_bytes) {
  for (Does const does : all_kinds) {
    Team<Real> team(N, lines, static_cast<std::uint64_t>(does));
    run_teams(1, team_size, scratch_bytes,
              [&](ThreadMember const& member, void* scratch) { team.run(own, does, member, scratch); });
    team.expect(accuracy, does,
                "team lines " + std::to_string(static_cast<int>(does)) + " of " + std::to_string(lines) + " x " +
                    std::to_string(N) + " in " + (sizeof(Real) == 4 ? "f32" : "f64"));
  }
}

template <class Real, unsigned N, unsigned LinesPerTeam>
void expect_in_registers(Accuracy& accuracy) {
  using Lines = Impl::RegisterLines<Real, N, LinesPerTeam>;
  auto const tables = Lines::tables();
  expect_all_kinds<Real>(accuracy, Lines(tables.data()), N, LinesPerTeam, Lines::team_size,
                         Lines::scratch_elements * sizeof(Element<Real>));
}

TEST(TeamLines, InRegisters_EqualTheOracleInOneStage) {
  Accuracy accuracy;
  expect_in_registers<double, 2, 24>(accuracy);
  expect_in_registers<double, 3, 24>(accuracy);
  expect_in_registers<float, 4, 24>(accuracy);
  expect_in_registers<float, 12, 7>(accuracy);
  expect_in_registers<double, 14, 7>(accuracy);
  expect_in_registers<float, 15, 8>(accuracy);
}

TEST(TeamLines, InRegisters_EqualTheOracleInTwoStages) {
  Accuracy accuracy;
  expect_in_registers<float, 20, 5>(accuracy);
  expect_in_registers<double, 26, 3>(accuracy);
  expect_in_registers<double, 30, 3>(accuracy);
  expect_in_registers<float, 32, 4>(accuracy);
  expect_in_registers<double, 64, 2>(accuracy);
  expect_in_registers<double, 90, 1>(accuracy);
  expect_in_registers<float, 121, 2>(accuracy);
  expect_in_registers<float, 256, 3>(accuracy);
}

TEST(TeamLines, InRegisters_EqualTheOracleInTwoWideStages) {
  Accuracy accuracy;
  expect_in_registers<float, 480, 1>(accuracy);
  expect_in_registers<float, 512, 2>(accuracy);
  expect_in_registers<float, 567, 1>(accuracy);
  expect_in_registers<float, 1024, 2>(accuracy);
}

TEST(TeamLines, InRegisters_EqualTheOracleInThreeAndFourStages) {
  Accuracy accuracy;
  expect_in_registers<double, 480, 1>(accuracy);
  expect_in_registers<float, 1000, 2>(accuracy);
  expect_in_registers<double, 1001, 1>(accuracy);
  expect_in_registers<float, 2662, 1>(accuracy);
  expect_in_registers<double, 4096, 1>(accuracy);
  expect_in_registers<float, 4802, 1>(accuracy);
}

template <class Real>
void expect_in_scratch(Accuracy& accuracy, std::size_t N, std::size_t lines) {
  auto const prepared = Impl::prepare_scratch_lines<Real>(N, lines, std::size_t{227} << 10, "a test");
  std::vector<double> tables(prepared.tables.size() / sizeof(double) + 4);
  auto* const first =
      reinterpret_cast<char*>(tables.data()) + (16 - reinterpret_cast<std::uintptr_t>(tables.data()) % 16) % 16;
  std::copy(prepared.tables.begin(), prepared.tables.end(), first);
  expect_all_kinds<Real>(accuracy, Impl::ScratchLines<Real>(prepared.shape, first), N, lines, prepared.team_size,
                         prepared.scratch_bytes);
}

TEST(TeamLines, InScratch_EqualTheOracleForEveryShortLength) {
  Accuracy f32, f64;
  for (std::size_t N = 1; N <= 130; ++N) {
    expect_in_scratch<float>(f32, N, 24 / N + 1 + N % 3);
    expect_in_scratch<double>(f64, N, 24 / N + 1 + N % 2);
  }
}

TEST(TeamLines, InScratch_EqualTheOracleForManyStages) {
  Accuracy accuracy;
  for (std::size_t const N : {4096u, 15625u, 16807u, 19683u, 28561u}) expect_in_scratch<float>(accuracy, N, 1);
  for (std::size_t const N : {3125u, 6561u, 14406u}) expect_in_scratch<double>(accuracy, N, 1);
}

TEST(TeamLines, InScratch_EqualTheOracleForPrimes) {
  Accuracy accuracy;
  for (std::size_t const N : {997u, 2 * 1021u, 10007u}) expect_in_scratch<float>(accuracy, N, 1);
  for (std::size_t const N : {961u, 1031u, 5003u}) expect_in_scratch<double>(accuracy, N, 1);
  expect_in_scratch<float>(accuracy, 331, 3);
}

TEST(TeamLines, InScratch_RefuseWhatDoesNotFit) {
  auto const refused = [](std::size_t N, std::size_t lines) -> std::string {
    try {
      (void)Impl::prepare_scratch_lines<float>(N, lines, 100000, "a test");
    } catch (Error const& error) {
      return error.what();
    }
    return "fits";
  };
  EXPECT_EQ(refused(12000, 1), "fits");
  EXPECT_EQ(refused(3000, 4), "fits");
  EXPECT_EQ(refused(16384, 1).substr(0, 127),
            "TeamTransform: length 16384 with 1 line a team takes 131072 bytes of scratch; a team on a test has 100000 "
            "at most. Give a short");
  EXPECT_NE(refused(3000, 5).find("fewer lines a team"), std::string::npos) << refused(3000, 5);
  EXPECT_NE(refused(10007, 1).find("elements a line"), std::string::npos) << refused(10007, 1);
  EXPECT_NE(refused(~std::size_t{0} / 2, 3).find("with 3 lines a team takes 18446744073709551615 bytes"),
            std::string::npos);
}

}  // namespace
}  // namespace TeamFFT::Test
