// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels of the H200's rows on teams of host threads (kernel_teams.hpp), for a few short lengths and all kinds.
#include "kernel_teams.hpp"
#include "execute/launch/row_shape.hpp"

#include <TeamFFT/device/engines/register_line/half.hpp>
#include <TeamFFT/device/engines/register_line/hartley.hpp>
#include <TeamFFT/device/engines/register_line/real.hpp>
#include <TeamFFT/device/engines/register_line/short.hpp>

#include <machines/nvidia_h200/register_line.hpp>
#include <machines/nvidia_h200/register_line_plain.hpp>
#include <machines/nvidia_h200/register_line_real.hpp>

#include <TeamFFT/device/engines/column/contract.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <utility>

namespace TeamFFT::Test {
namespace {

constexpr std::size_t line_lengths[] = {4, 8, 15, 64}, real_lengths[] = {4, 8, 15, 20, 21, 27, 45, 64};

constexpr bool is_half(Impl::RealKind kind) {
  return kind == Impl::RealKind::to_half || kind == Impl::RealKind::from_half;
}

constexpr bool is_tested(Impl::Row const& row) {
  if (is_half(row.real)) return row.length == 128;
  if (row.real == Impl::RealKind::prime) return row.length <= 50;
  auto const& lengths = row.real == Impl::RealKind::none ? std::span<std::size_t const>(line_lengths)
                                                         : std::span<std::size_t const>(real_lengths);
  for (auto n : lengths)
    if (row.length == n) return true;
  return false;
}

/// The rows' kernels; passes without a row take the general one.
class RowLaunch {
 public:
  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) const {
    auto const* const choice = kernel.choice.as<Impl::RegisterLineChoice>();
    if (choice == nullptr) return ScratchLineLaunch{}(a, kernel);
    bool const reals = choice->table == Impl::RowsOf::reals;
    EXPECT_TRUE(reals ? run<Impl::nvidia_h200_real_rows>(a, kernel, choice->row)
                      : run<Impl::nvidia_h200_rows>(a, kernel, choice->row))
        << "row " << choice->row << " is none of those that are tested";
    ++launched;
  }

  mutable unsigned launched = 0;

 private:
  template <auto const& rows, class Real>
  static bool run(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel, std::size_t index) {
    bool done = false;
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      static_cast<void>(((I == index && (done = run_row<rows, I>(a, kernel), true)) || ...));
    }
    (std::make_index_sequence<std::size(rows)>{});
    return done;
  }

  template <auto const& rows, std::size_t I, class Real>
  static bool run_row(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
    constexpr Impl::Row row = rows[I];
    if constexpr (is_tested(row) && row.precision == Impl::scalar_precision<Real>) {
      using Shape = Impl::RowShape<rows, I>;
      run_teams(Impl::teams_of(row, a.line_count), row.team_size(), kernel.choice.scratch_bytes,
                [&](ThreadMember const& member, char* scratch) {
                  if constexpr (row.real == Impl::RealKind::prime)
                    Impl::hartley_line<Shape>(member, a, scratch);
                  else if constexpr (is_half(row.real))
                    Impl::half_line<row.real, Shape>(member, a, scratch);
                  else if constexpr (row.real != Impl::RealKind::none)
                    Impl::real_line<row.real, Shape>(member, a, scratch);
                  else if (a.has(Impl::flag_store_twiddle))
                    Impl::register_line_kernel<Shape, Impl::BigTwiddle::always>(member, a, scratch);
                  else
                    Impl::register_line_kernel<Shape, Impl::BigTwiddle::never>(member, a, scratch);
                });
      return true;
    }
    return false;
  }
};

/// The lengths of a kind whose lines in scratch have M elements.
std::vector<std::size_t> lengths_of_lines(Kind kind, std::size_t M) {
  if (Impl::is_complex_kind(kind)) return {M};
  if (kind == Kind::dct1) return {M + 1};
  if (kind == Kind::dst1) return {M - 1};
  return M % 2 == 0 ? std::vector{2 * M} : std::vector{2 * M, M};
}

Problem columns(Kind kind, std::size_t n, std::size_t count, Precision precision) {
  auto problem = packed({kind}, {n}, count, precision);
  problem.axes[0].stride_in = problem.axes[0].stride_out = static_cast<std::ptrdiff_t>(count);
  problem.batch = {{count, 1, 1}};
  return problem.canonicalize();
}

template <class Real>
void expect_rows(Kind kind, bool orthogonalize) {
  Accuracy accuracy;
  for (auto M : line_lengths)
    for (auto n : lengths_of_lines(kind, M)) {
      expect_by_kernels<Real>(accuracy, packed({kind}, {n}, 67, precision_of<Real>), h200(), {}, RowLaunch{},
                              orthogonalize);
      expect_by_kernels<Real>(accuracy, columns(kind, n, 19, precision_of<Real>), h200(), {}, RowLaunch{},
                              orthogonalize);
    }
}

/// The kind of the rows for n reals of a kind, and their length.
std::pair<Impl::RealKind, std::size_t> row_kind_of(Kind kind, std::size_t n) {
  using enum Impl::RealKind;
  if (kind == Kind::r2c || kind == Kind::c2r) {
    if (n % 2 != 0) return {kind == Kind::r2c ? odd_r2c : odd_c2r, n};
    return {kind == Kind::r2c ? r2c : c2r, n / 2};
  }
  if (kind == Kind::dct1) return {type1, n - 1};
  if (kind == Kind::dst1) return {type1, n + 1};
  bool const second = kind == Kind::dct2 || kind == Kind::dst2, third = kind == Kind::dct3 || kind == Kind::dst3;
  return {n % 2 != 0 ? none : second ? type2 : third ? type3 : type4, n / 2};
}

bool has_row_of_lines(Kind kind, std::size_t n, Precision precision) {
  auto const [real, length] = row_kind_of(kind, n);
  return std::ranges::any_of(Impl::nvidia_h200_real_rows, [&](Impl::Row const& row) {
    return row.length == length && row.real == real && row.precision == precision && row.access != Impl::Access::tile;
  });
}

/// Each way that a line may lie: packed, with gaps, in planes with gaps, along columns, displaced by a scalar, and with
/// input that stops short or is real elements of complex ones.
template <class Real>
void expect_real_rows(Kind kind, bool orthogonalize) {
  Accuracy accuracy;
  for (auto M : real_lengths)
    for (auto n : lengths_of_lines(kind, M)) {
      RowLaunch const launch;
      auto const lines = packed({kind}, {n}, 67, precision_of<Real>);
      auto apart = lines;
      apart.batch[0].stride_in += 2;
      apart.batch[0].stride_out += 3;
      auto in_planes = apart;
      in_planes.batch[0].count = 3;
      in_planes.batch.push_back({23, 5 * apart.batch[0].stride_in, 4 * apart.batch[0].stride_out});
      auto cropped = lines;
      cropped.axes[0].extent_in = (cropped.axes[0].extent_in + 1) / 2;
      for (auto const& problem : {lines, columns(kind, n, 19, precision_of<Real>), apart.canonicalize(),
                                  in_planes.canonicalize(), cropped.canonicalize()})
        for (std::size_t displaced : {0, 1})
          expect_by_kernels<Real>(accuracy, problem, h200(), {}, launch, orthogonalize, displaced);
      bool const real = kind == Kind::r2c || kind == Kind::c2r,
                 has_rows = has_row_of_lines(kind, n, precision_of<Real>);
      bool const has_column = real && n <= Impl::longest_real_column;  // where neighbouring lines lie beside each other
      if (has_rows) {
        EXPECT_GE(launch.launched, has_column ? 8u : 10u) << n;
      }
    }
}

template <class Real>
void expect_real_prime(Kind kind, std::size_t p) {
  Accuracy accuracy;
  RowLaunch const launch;
  for (auto const& problem : {packed({kind}, {p}, 67, precision_of<Real>), columns(kind, p, 19, precision_of<Real>)})
    for (std::size_t displaced : {0, 1})
      expect_by_kernels<Real>(accuracy, problem, h200(), {}, launch, false, displaced);
  EXPECT_EQ(launch.launched, 4u) << p;
}

TEST(RealPrimes, EqualTheOracle_HoweverTheirLinesLie) {
  std::size_t count = 0;
  for (auto const& row : Impl::nvidia_h200_real_rows)
    for (Kind kind : {Kind::r2c, Kind::c2r}) {
      if (row.real != Impl::RealKind::prime || !is_tested(row)) continue;
      row.precision == Precision::f32 ? expect_real_prime<float>(kind, 2 * row.length + 1)
                                      : expect_real_prime<double>(kind, 2 * row.length + 1);
      ++count;
    }
  EXPECT_GE(count, 8u);
}

TEST(HalvedRows, EqualTheOracle_InSeveralDimensions) {
  auto machine = h200();
  machine.compiled.scratch_line = false;  // whose boxes are one pass
  for (bool forward : {true, false})
    // the last: no row for it
    for (std::vector<std::size_t> const& lengths : {std::vector<std::size_t>{40, 128}, {40, 64, 128}, {64, 30}}) {
      std::vector<Kind> kinds(lengths.size(), forward ? Kind::c2c_forward : Kind::c2c_backward);
      kinds.back() = forward ? Kind::r2c : Kind::c2r;
      Accuracy accuracy;
      RowLaunch const launch;
      expect_by_kernels<float>(accuracy, packed(kinds, lengths, lengths.size() == 2 ? 3 : 1, Precision::f32), machine,
                               {}, launch);
      expect_by_kernels<float>(accuracy, packed(kinds, lengths, 1, Precision::f32), machine, {}, launch, false, 1);
      expect_by_kernels<double>(accuracy, packed(kinds, lengths, 1, Precision::f64), machine, {}, launch);
      EXPECT_EQ(launch.launched, 3 * lengths.size());
    }
}

class RealRow : public testing::TestWithParam<Kind> {};

TEST_P(RealRow, EqualsTheOracle_HoweverItsLinesLie) {
  expect_real_rows<float>(GetParam(), false);
  expect_real_rows<double>(GetParam(), false);
}

TEST_P(RealRow, EqualsTheOracle_WithOrthogonalEnds) {
  expect_real_rows<float>(GetParam(), true);
  expect_real_rows<double>(GetParam(), true);
}

class RowKernel : public testing::TestWithParam<Kind> {};

TEST_P(RowKernel, EqualsTheOracle_OnLinesAndColumns) {
  expect_rows<float>(GetParam(), false);
  expect_rows<double>(GetParam(), false);
}

TEST_P(RowKernel, EqualsTheOracle_WithOrthogonalEnds) {
  expect_rows<float>(GetParam(), true);
  expect_rows<double>(GetParam(), true);
}

TEST_P(RowKernel, EqualsTheOracle_InTwoPasses) {
  Accuracy accuracy;
  PlanOptions options;
  options.scratch_limit = 1200;
  for (std::size_t n : {64, 512})
    if (GetParam() != Kind::dct1 && GetParam() != Kind::dst1)
      expect_by_kernels<float>(accuracy, packed({GetParam()}, {n}, 3, Precision::f32), h200(), options, RowLaunch{});
}

constexpr unsigned plain_lengths[] = {2, 3, 4, 6, 29, 37, 42, 47, 49, 90,
                                      // one to three stages, of which some have idle threads; several lines a thread
                                      175, 294, 324, 350, 500, 540, 841, 1029, 1260};

/// The plain rows of those lengths.
class PlainLaunch {
 public:
  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) const {
    [&]<std::size_t... I>(std::index_sequence<I...>) { (run<I>(a, kernel), ...); }
    (std::make_index_sequence<std::size(Impl::nvidia_h200_plain_rows)>{});
  }

  mutable unsigned launched = 0;

 private:
  template <std::size_t I, class Real>
  void run(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) const {
    constexpr Impl::Row row = Impl::nvidia_h200_plain_rows[I];
    if constexpr (std::ranges::find(plain_lengths, row.length) != std::end(plain_lengths) &&
                  row.precision == Impl::scalar_precision<Real>) {
      if (kernel.choice.engine != Impl::EngineChoice(Impl::RegisterLineChoice{Impl::RowsOf::whole_lines, I})) return;
      ++launched;
      run_teams(Impl::teams_of(row, a.line_count), Impl::plain_team_size(row), kernel.choice.scratch_bytes,
                [&](ThreadMember const& member, char* scratch) {
                  Impl::plain_line<Impl::RowShape<Impl::nvidia_h200_plain_rows, I>>(member, a, scratch);
                });
    }
  }
};

/// Lines that leave threads and lines of the last team idle; packed, with gaps, displaced by a scalar.
template <class Real>
unsigned expect_plain_rows(Kind kind) {
  Accuracy accuracy;
  auto machine = h200();
  machine.concurrency = 1;
  PlainLaunch const launch;
  for (Impl::Row const& row : Impl::nvidia_h200_plain_rows) {
    if (row.precision != precision_of<Real> || std::ranges::find(plain_lengths, row.length) == std::end(plain_lengths))
      continue;
    auto lines = packed({kind}, {row.length}, row.lines_per_team + 1, row.precision);
    lines.real_input = false;
    for (std::size_t displaced : {0, 1})
      expect_by_kernels<Real>(accuracy, lines, machine, {}, launch, false, displaced);
    if (row.access == Impl::Access::via_scratch) continue;
    auto apart = lines;
    apart.batch[0].stride_in += 2;
    apart.batch[0].stride_out += 3;
    expect_by_kernels<Real>(accuracy, apart.canonicalize(), machine, {}, launch);
  }
  return launch.launched;
}

TEST(PlainRow, EqualsTheOracle_HoweverItsLinesLie) {
  for (Kind kind : {Kind::c2c_forward, Kind::c2c_backward}) {
    EXPECT_GE(expect_plain_rows<float>(kind), 34u);
    EXPECT_GE(expect_plain_rows<double>(kind), 22u);
  }
}

INSTANTIATE_TEST_SUITE_P(Of, RealRow,
                         testing::Values(Kind::r2c, Kind::c2r, Kind::dct1, Kind::dct2, Kind::dct3, Kind::dct4,
                                         Kind::dst1, Kind::dst2, Kind::dst3, Kind::dst4),
                         [](auto const& info) { return std::string(Impl::row_of(info.param).name); });

INSTANTIATE_TEST_SUITE_P(Of, RowKernel,
                         testing::Values(Kind::c2c_forward, Kind::c2c_backward, Kind::r2c, Kind::c2r, Kind::dct1,
                                         Kind::dct2, Kind::dct3, Kind::dct4, Kind::dst1, Kind::dst2, Kind::dst3,
                                         Kind::dst4),
                         [](auto const& info) { return std::string(Impl::row_of(info.param).name); });

}  // namespace
}  // namespace TeamFFT::Test
