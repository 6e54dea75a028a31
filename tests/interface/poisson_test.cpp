// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PoissonPlan: every pair of walls on both grids by manufactured solutions and by the stencil, open domains against the
// potential of a Gaussian.
#include "allocations.hpp"
#include "array_tools.hpp"
#include "run.hpp"
#include "strided_view.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace TeamFFT::Test {
namespace {

template <class T, std::size_t RANK, class Layout = Kokkos::LayoutRight>
using PoissonView = Kokkos::View<typename Pointers<T, RANK>::type, Layout, Space>;

constexpr Boundary walled[] = {Boundary::periodic, Boundary::dirichlet, Boundary::neumann, Boundary::dirichlet_neumann,
                               Boundary::neumann_dirichlet};
constexpr long double pi = std::numbers::pi_v<long double>;

/// One axis of a box, by the definitions.
struct Line {
  std::size_t n;
  double h;
  Boundary boundary;
  Grid grid;

  [[nodiscard]] bool lower_is_dirichlet() const {
    return boundary == Boundary::dirichlet || boundary == Boundary::dirichlet_neumann;
  }
  [[nodiscard]] bool upper_is_dirichlet() const {
    return boundary == Boundary::dirichlet || boundary == Boundary::neumann_dirichlet;
  }

  [[nodiscard]] long double length() const {
    auto const count = static_cast<long double>(n);
    if (boundary == Boundary::periodic || grid == Grid::cell) return count * static_cast<long double>(h);
    if (boundary == Boundary::dirichlet) return (count + 1) * static_cast<long double>(h);
    if (boundary == Boundary::neumann) return (count - 1) * static_cast<long double>(h);
    return count * static_cast<long double>(h);
  }
  /// Where unknown j is, the lower wall at 0.
  [[nodiscard]] long double x(std::size_t j) const {
    auto const at = static_cast<long double>(j);
    if (grid == Grid::cell) return (at + 0.5L) * static_cast<long double>(h);
    return (lower_is_dirichlet() ? at + 1 : at) * static_cast<long double>(h);
  }
  /// A function that fulfils the boundary conditions, for each m = 0, 1, ..; its second derivative is -wave_number(m)^2
  /// times it.
  [[nodiscard]] long double wave_number(std::size_t m) const {
    auto const number = static_cast<long double>(m);
    if (boundary == Boundary::periodic) return 2 * pi * number / length();
    if (boundary == Boundary::dirichlet) return pi * (number + 1) / length();
    if (boundary == Boundary::neumann) return pi * number / length();
    return pi * (number + 0.5L) / length();
  }
  [[nodiscard]] long double mode(std::size_t m, std::size_t j) const {
    long double const angle = wave_number(m) * x(j);
    if (boundary == Boundary::periodic) return std::cos(angle) + 0.5L * std::sin(angle);
    return lower_is_dirichlet() ? std::sin(angle) : std::cos(angle);
  }
  /// Neighbours of unknown j: index and factor; beyond walls ghosts of -u or +u (cells), 0 or the mirror (nodes).
  template <class At>
  [[nodiscard]] long double neighbour(std::size_t j, int step, At const& at) const {
    auto const i = static_cast<std::ptrdiff_t>(j) + step, count = static_cast<std::ptrdiff_t>(n);
    if (0 <= i && i < count) return at(static_cast<std::size_t>(i));
    if (boundary == Boundary::periodic) return at(static_cast<std::size_t>((i + count) % count));
    bool const dirichlet = step < 0 ? lower_is_dirichlet() : upper_is_dirichlet();
    if (grid == Grid::node) return dirichlet ? 0 : at(static_cast<std::size_t>(static_cast<std::ptrdiff_t>(j) - step));
    return dirichlet ? -at(j) : at(j);
  }
  /// Of unknown j in a mean: half at the nodes on Neumann walls.
  [[nodiscard]] long double weight(std::size_t j) const {
    if (grid == Grid::cell || boundary == Boundary::periodic) return 1;
    bool const on_lower = j == 0 && !lower_is_dirichlet(), on_upper = j + 1 == n && !upper_is_dirichlet();
    return on_lower || on_upper ? 0.5L : 1;
  }
  [[nodiscard]] bool has_constants() const { return boundary == Boundary::periodic || boundary == Boundary::neumann; }
};

using Box = std::vector<Line>;

/// f(index of each axis) for each element, row-major.
template <class F>
Array array_by(Box const& box, F const& f) {
  Extents extents;
  for (auto const& line : box) extents.push_back(line.n);
  Array a{extents};
  for (std::size_t i = 0; i < a.values.size(); ++i) {
    std::vector<std::size_t> j(box.size());
    std::size_t rest = i;
    for (auto d = box.size(); d-- > 0;) {
      j[d] = rest % extents[d];
      rest /= extents[d];
    }
    a.values[i] = f(j, i);
  }
  return a;
}

long double norm(Array const& a, bool maximum) {
  long double sum = 0;
  for (auto const& v : a.values) sum = maximum ? std::max(sum, std::abs(v.real())) : sum + v.real() * v.real();
  return maximum ? sum : std::sqrt(sum);
}

long double distance(Array const& a, Array const& b, bool maximum) {
  Array difference = a;
  for (std::size_t i = 0; i < a.values.size(); ++i) difference.values[i] -= b.values[i];
  return norm(difference, maximum);
}

bool is_singular(Box const& box, double shift) {
  return shift == 0 && std::all_of(box.begin(), box.end(), [](Line const& line) { return line.has_constants(); });
}

long double mean(Box const& box, Array const& a) {
  long double sum = 0, weights = 0;
  (void)array_by(box, [&](std::vector<std::size_t> const& j, std::size_t i) {
    long double weight = 1;
    for (std::size_t d = 0; d < box.size(); ++d) weight *= box[d].weight(j[d]);
    sum += weight * a.values[i].real();
    weights += weight;
    return Value(0);
  });
  return sum / weights;
}

/// The sum of the three-point stencils.
Array stencil(Box const& box, Array const& u, double shift) {
  return array_by(box, [&](std::vector<std::size_t> const& j, std::size_t i) {
    long double sum = static_cast<long double>(shift) * u.values[i].real();
    std::size_t stride = 1;
    for (auto d = box.size(); d-- > 0;) {
      auto const at = [&](std::size_t other) { return u.values[i + (other - j[d]) * stride].real(); };
      auto const h = static_cast<long double>(box[d].h);
      sum += (box[d].neighbour(j[d], -1, at) - 2 * u.values[i].real() + box[d].neighbour(j[d], 1, at)) / (h * h);
      stride *= box[d].n;
    }
    return Value(sum);
  });
}

template <class Real>
constexpr long double rounding_of = std::is_same_v<Real, float> ? 0x1p-24L : 0x1p-53L;

template <class Real>
Array rounded(Array a) {
  for (auto& v : a.values) v = static_cast<Real>(v.real());
  return a;
}

template <class Real, std::size_t D>
auto solve(Box const& box, Array const& rhs, PoissonOptions const& options) {
  std::array<double, D> spacing{};
  std::array<Boundary, D> boundaries{};
  for (std::size_t d = 0; d < D; ++d) spacing[d] = box[d].h, boundaries[d] = box[d].boundary;
  auto const rhs_view = make_view<PoissonView<Real, D>>(rhs.extents),
             phi_view = make_view<PoissonView<Real, D>>(rhs.extents);
  fill(rhs_view, rhs);
  PoissonPlan plan(Space(), rhs_view, phi_view, spacing, boundaries, options);
  execute(plan, rhs_view, phi_view);
  EXPECT_TRUE(is_exactly(rhs_view, rhs)) << "the right-hand side is preserved";
  return array_of(phi_view);
}

std::string name_of(Box const& box) {
  std::string name;
  for (auto const& line : box)
    name += " " + std::to_string(line.n) + (line.grid == Grid::cell ? " cells " : " nodes ") +
            std::to_string(static_cast<int>(line.boundary));
  return name;
}

/// A sum of some modes: the spectral Laplacian is exact.
template <class Real, std::size_t D>
void check_spectral(Box const& box, double shift) {
  struct Term {
    std::vector<std::size_t> m;
    long double size;
  };
  std::vector<Term> terms;
  for (std::size_t t = 0; t < 4; ++t) {
    Term term{{}, 1.0L / static_cast<long double>(t + 1)};
    for (std::size_t d = 0; d < D; ++d)
      term.m.push_back((t + d) % std::max<std::size_t>((box[d].n - 1) / 2, 1) +
                       (box[d].has_constants() && d == 0 ? 1 : 0));
    terms.push_back(term);
  }
  long double least = INFINITY;
  auto const sum = [&](bool with_eigenvalue) {
    return array_by(box, [&](std::vector<std::size_t> const& j, std::size_t) {
      long double value = 0;
      for (auto const& term : terms) {
        long double product = term.size, eigenvalue = static_cast<long double>(shift);
        for (std::size_t d = 0; d < D; ++d) {
          product *= box[d].mode(term.m[d], j[d]);
          eigenvalue -= box[d].wave_number(term.m[d]) * box[d].wave_number(term.m[d]);
        }
        value += with_eigenvalue ? product * eigenvalue : product;
      }
      return Value(value);
    });
  };
  // Of all modes that are not 0, up to n along each axis.
  (void)array_by(box, [&](std::vector<std::size_t> const& m, std::size_t) {
    long double eigenvalue = static_cast<long double>(shift);
    for (std::size_t d = 0; d < D; ++d) {
      auto const k = box[d].boundary == Boundary::periodic ? std::min(m[d], box[d].n - m[d]) : m[d];
      eigenvalue -= box[d].wave_number(k) * box[d].wave_number(k);
    }
    if (eigenvalue != 0) least = std::min(least, std::abs(eigenvalue));
    return Value(0);
  });
  auto const rhs = rounded<Real>(sum(true));
  PoissonOptions options;
  options.grid = box[0].grid;
  options.shift = shift;
  auto const phi = solve<Real, D>(box, rhs, options);
  auto const points = static_cast<long double>(phi.values.size());
  // Beside the solver's: rhs itself is rounded, a mode at a time by at most eps of it.
  EXPECT_LE(distance(phi, sum(false), false),
            100 * rounding_of<Real> * std::sqrt(std::log2(2 * points)) * norm(rhs, false) / least)
      << name_of(box) << " shift " << shift;
}

/// Any right-hand side: the stencil gives it back.
template <class Real, std::size_t D>
void check_second_order(Box const& box, double shift) {
  auto rhs = rounded<Real>(array_by(box, [](std::vector<std::size_t> const&, std::size_t i) {
    return Value(std::sin(3 * static_cast<double>(i) + 1));
  }));
  PoissonOptions options;
  options.grid = box[0].grid;
  options.laplacian = Laplacian::second_order;
  options.shift = shift;
  auto const phi = solve<Real, D>(box, rhs, options);
  long double A = std::abs(shift);
  for (auto const& line : box) A += 4 / (static_cast<long double>(line.h) * static_cast<long double>(line.h));
  long double const scale = A * norm(phi, true) + norm(rhs, true);
  if (is_singular(box, shift)) {
    auto const average = mean(box, rhs);
    for (auto& v : rhs.values) v -= average;
    EXPECT_LE(std::abs(mean(box, phi)), 100 * rounding_of<Real> * norm(phi, true)) << name_of(box);
  }
  EXPECT_LE(distance(stencil(box, phi, shift), rhs, true), 100 * rounding_of<Real> * scale)
      << name_of(box) << " shift " << shift;
}

TEST(Poisson, OnLines_SolvesEveryPairOfWalls) {
  for (auto const boundary : walled)
    for (auto const grid : {Grid::cell, Grid::node})
      for (std::size_t const n : {2, 3, 8, 15, 60, 101})
        for (double const shift : {0.0, -1.5}) {
          Box const box{{n, 0.37, boundary, grid}};
          if (n > 3) check_spectral<double, 1>(box, shift);
          check_second_order<double, 1>(box, shift);
        }
}

TEST(Poisson, OnPlanes_SolvesEveryTwoPairs) {
  for (auto const first : walled)
    for (auto const second : walled)
      for (auto const grid : {Grid::cell, Grid::node}) {
        Box const box{{9, 0.5, first, grid}, {14, 1.25, second, grid}};
        check_spectral<double, 2>(box, 0);
        check_second_order<double, 2>(box, 0);
        check_second_order<float, 2>(box, -0.75);
      }
}

TEST(Poisson, InBoxes_SolvesMixedWalls) {
  for (std::size_t i = 0; i < 5; ++i)
    for (auto const grid : {Grid::cell, Grid::node}) {
      Box const box{
          {8, 0.5, walled[i], grid}, {9, 0.25, walled[(i + 1) % 5], grid}, {10, 1, walled[(2 * i + 3) % 5], grid}};
      check_spectral<double, 3>(box, 0);
      check_spectral<float, 3>(box, -2);
      check_second_order<double, 3>(box, 0);
    }
  Box const periodic{{8, 0.5, Boundary::periodic, Grid::cell},
                     {12, 0.25, Boundary::periodic, Grid::cell},
                     {10, 1, Boundary::periodic, Grid::cell}};
  check_spectral<double, 3>(periodic, 0);
  check_second_order<double, 3>(periodic, 0);
}

TEST(Poisson, OfAHelmholtzEquationWithAModeOfZero_LeavesItOut) {
  // Shift 1 and the mode cos x of a period 2 pi: eigenvalue -1 + 1.
  std::size_t const n = 16;
  double const h = 2 * std::numbers::pi / static_cast<double>(n);
  Box const box{{n, h, Boundary::periodic, Grid::cell}};
  PoissonOptions options;
  options.shift = -static_cast<double>(-static_cast<long double>(2 / static_cast<long double>(h) * pi / n) *
                                       (2 / static_cast<long double>(h) * pi / n));
  auto const rhs = rounded<double>(array_by(
      box, [&](auto const& j, std::size_t) { return Value(std::cos(box[0].x(j[0])) + std::cos(2 * box[0].x(j[0]))); }));
  auto const phi = solve<double, 1>(box, rhs, options);
  EXPECT_LE(
      distance(phi,
               array_by(box, [&](auto const& j, std::size_t) { return Value(std::cos(2 * box[0].x(j[0])) / -3.0L); }),
               true),
      1e-14L);
}

TEST(Poisson, WithABatchAndGhosts_InPlace) {
  Box const box{{6, 0.5, Boundary::dirichlet, Grid::cell}, {8, 0.25, Boundary::periodic, Grid::cell}};
  Array const rhs = rounded<double>(
      array_by(box, [](auto const&, std::size_t i) { return Value(std::cos(static_cast<double>(i * i))); }));
  PoissonOptions options;
  auto const expected = solve<double, 2>(box, rhs, options);
  // Axes 2 and 0 of a LayoutLeft View with a batch of three in the middle and ghosts around.
  PoissonView<double, 3, Kokkos::LayoutLeft> const field("field", 10, 3, 8), copy("copy", 8, 3, 6);
  auto const inner = Kokkos::subview(field, std::pair(1, 9), Kokkos::ALL, std::pair(1, 7));
  auto const host = Kokkos::create_mirror_view(copy);
  for (std::size_t b = 0; b < 3; ++b)
    for (std::size_t i = 0; i < 6; ++i)
      for (std::size_t j = 0; j < 8; ++j)
        host(j, b, i) = static_cast<double>(b + 1) * static_cast<double>(rhs.values[8 * i + j].real());
  Kokkos::deep_copy(copy, host);
  Kokkos::deep_copy(inner, copy);
  options.axes = {2, 0};
  PoissonPlan plan(Space(), inner, inner, std::array{0.5, 0.25}, std::array{Boundary::dirichlet, Boundary::periodic},
                   options);
  execute(plan, inner, inner);
  Kokkos::deep_copy(copy, inner);
  Kokkos::deep_copy(host, copy);
  for (std::size_t b = 0; b < 3; ++b)
    for (std::size_t i = 0; i < 6; ++i)
      for (std::size_t j = 0; j < 8; ++j)
        EXPECT_NEAR(host(j, b, i), static_cast<double>(b + 1) * static_cast<double>(expected.values[8 * i + j].real()),
                    1e-13);
  auto const whole = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), field);
  for (std::size_t b = 0; b < 3; ++b)
    for (std::size_t j = 0; j < 10; ++j) {
      EXPECT_EQ(whole(j, b, 0), 0);
      EXPECT_EQ(whole(j, b, 7), 0);
    }
}

/// The potential of a Gaussian of width s and mass 1 at distance r from its middle.
double gaussian_potential(std::size_t dimensions, double r, double s) {
  double const q = r / s;
  if (dimensions == 1)
    return r / 2 * std::erf(q / std::sqrt(2)) + s / std::sqrt(2 * std::numbers::pi) * std::exp(-q * q / 2);
  if (dimensions == 2) {
    // (ln r^2 + E_1(r^2/(2 s^2)))/(4 pi): near 0 by the series of E_1 (Abramowitz and Stegun 5.1.11).
    double const z = q * q / 2;
    if (z > 1) return (std::log(r * r) - std::expint(-z)) / (4 * std::numbers::pi);
    double term = 1, series = 0;
    for (int k = 1; k < 40; ++k) {
      term *= -z / k;
      series -= term / k;
    }
    return (std::log(2 * s * s) - std::numbers::egamma + series) / (4 * std::numbers::pi);
  }
  return q < 1e-8 ? -2 / std::sqrt(2 * std::numbers::pi) / (4 * std::numbers::pi * s)
                  : -std::erf(q / std::sqrt(2)) / (4 * std::numbers::pi * r);
}

/// Greatest error over the box for n unknowns along the first axis and more or less along the others.
template <class Real, std::size_t D>
double open_error(std::size_t n) {
  double const s = 0.09, h = 1.0 / static_cast<double>(n);
  Box box;
  for (std::size_t d = 0; d < D; ++d)
    box.push_back({n + (d == 1 ? n / 4 : 0), d == 2 ? 0.75 * h : h, Boundary::open, Grid::cell});
  auto const radius = [&](std::vector<std::size_t> const& j) {
    double square = 0;
    for (std::size_t d = 0; d < D; ++d) {
      double const x = (static_cast<double>(j[d]) + 0.5 - 0.45 * static_cast<double>(box[d].n)) * box[d].h;
      square += x * x;
    }
    return std::sqrt(square);
  };
  auto const rhs = rounded<Real>(array_by(box, [&](auto const& j, std::size_t) {
    double const q = radius(j) / s;
    return Value(std::exp(-q * q / 2) / std::pow(std::sqrt(2 * std::numbers::pi) * s, static_cast<double>(D)));
  }));
  auto const phi = solve<Real, D>(box, rhs, {});
  auto const exact =
      array_by(box, [&](auto const& j, std::size_t) { return Value(gaussian_potential(D, radius(j), s)); });
  return static_cast<double>(distance(phi, exact, true));
}

template <std::size_t D>
void check_open(std::size_t n) {
  double const coarse = open_error<double, D>(n), fine = open_error<double, D>(2 * n);
  EXPECT_LE(fine, coarse / 3.5) << D << "-D: second order";
  EXPECT_LE(coarse, 0.05) << D << "-D";
}

TEST(Poisson, OfAnOpenDomain_IsTheGaussiansPotentialToSecondOrder) {
  check_open<1>(32);
  check_open<2>(32);
  check_open<3>(20);
  EXPECT_NEAR((open_error<float, 3>(20)), (open_error<double, 3>(20)), 1e-4);
}

TEST(Poisson, GreensFunctionOfACell_IsOneByCornersAndByQuadrature) {
  // At 4 spacings one turns to the other: values on both sides fit their neighbours as smooth functions do.
  double const h[3] = {1, 0.8, 0.6};
  auto const third = [&](double a, auto const& g) { return g(a) - 3 * g(a + 0.01) + 3 * g(a + 0.02) - g(a + 0.03); };
  auto const plane = [&](double a) {
    double const x[2] = {a, 0.3};
    return Impl::green_of_cell<2>(x, h);
  };
  auto const space = [&](double a) {
    double const x[3] = {a, 0.3, 0.1};
    return Impl::green_of_cell<3>(x, h);
  };
  for (double a = 3.9; a < 4.1; a += 0.01) {
    EXPECT_NEAR(third(a, plane), 0, 1e-8);
    EXPECT_NEAR(third(a, space), 0, 1e-8);
  }
  double const far[3] = {70, 3, 5};
  EXPECT_NEAR(Impl::green_of_cell<3>(far, h) / (0.48 * Impl::GreensFunction<3>::value(far)), 1, 1e-5);
  double const line[1] = {3}, middle[1] = {0};
  EXPECT_DOUBLE_EQ(Impl::green_of_cell<1>(line, h), 1.5);
  EXPECT_DOUBLE_EQ(Impl::green_of_cell<1>(middle, h), 0.125);
}

TEST(Poisson, Const_TakesAWorkspaceAndAllocatesNothing) {
  PoissonView<double, 2> const rhs("rhs", 12, 16), phi("phi", 12, 16);
  PoissonOptions options;
  options.plan.external_workspace = true;
  PoissonPlan moved(Space(), rhs, phi, std::array{1.0, 1.0}, std::array{Boundary::neumann, Boundary::periodic},
                    options);
  PoissonPlan const plan = std::move(moved);
  EXPECT_TRUE(contains(message_of([&] { execute(moved, rhs, phi); }), "moved from"));
  Kokkos::View<char*, Space> const memory("memory", plan.workspace_size() + 256);
  auto const skip = (256 - reinterpret_cast<std::uintptr_t>(memory.data()) % 256) % 256;
  auto const workspace =
      Kokkos::subview(memory, std::pair<std::size_t, std::size_t>(skip, skip + plan.workspace_size()));
  Space const exec;
  Kokkos::fence();
  auto const before = allocation_count();
  execute(exec, plan, rhs, phi, workspace);
  EXPECT_EQ(allocation_count(), before);
}

TEST(Poisson, OfWhatDoesNotFit_SaysSo) {
  PoissonView<double, 2> const rhs("rhs", 6, 8), phi("phi", 6, 8), other("other", 6, 9), line("line", 6, 1);
  std::array const h{1.0, 1.0};
  std::array const periods{Boundary::periodic, Boundary::periodic}, open{Boundary::open, Boundary::open},
      mixed{Boundary::open, Boundary::periodic};
  auto const error = [&](auto const& x, auto const& y, auto const& spacing, auto const& boundaries,
                         PoissonOptions const& options = {}) {
    return message_of([&] { PoissonPlan(Space(), x, y, spacing, boundaries, options); });
  };
  EXPECT_TRUE(contains(error(rhs, other, h, periods), "PoissonPlan: rhs has extent 8 along axis 1 and phi 9"));
  EXPECT_TRUE(contains(error(rhs, phi, std::array{1.0, 0.0}, periods), "a spacing of 0"));
  EXPECT_TRUE(contains(error(rhs, phi, std::array{1.0, -2.0}, periods), "a spacing of -2"));
  EXPECT_TRUE(contains(error(rhs, phi, std::array{1.0, std::nan("")}, periods), "a spacing of nan"));
  EXPECT_TRUE(contains(error(rhs, phi, h, mixed), "1 open axes of 2"));
  EXPECT_TRUE(contains(error(rhs, phi, h, std::array{Boundary::periodic, static_cast<Boundary>(9)}), "boundary 9"));
  PoissonOptions options;
  options.shift = 1;
  EXPECT_TRUE(contains(error(rhs, phi, h, open, options), "a shift of 1 on an open domain"));
  options.shift = INFINITY;
  EXPECT_TRUE(contains(error(rhs, phi, h, periods, options), "a shift of inf"));
  options = {};
  options.laplacian = Laplacian::second_order;
  EXPECT_TRUE(contains(error(rhs, phi, h, open, options), "second_order on an open domain"));
  options = {};
  options.axes = {0};
  EXPECT_TRUE(contains(error(rhs, phi, h, periods, options), "1 axes for 2 spacings"));
  options.axes = {0, -2};
  EXPECT_TRUE(contains(error(rhs, phi, h, periods, options), "axis 0 is listed twice"));
  options.axes = {0, 5};
  EXPECT_TRUE(contains(error(rhs, phi, h, periods, options), "axis 5 for Views of rank 2"));
  options = {};
  options.grid = Grid::node;
  EXPECT_TRUE(contains(error(line, line, std::array{1.0}, std::array{Boundary::neumann}, options),
                       "extent 1 along axis 1; these boundaries need at least 2"));
  PoissonPlan plan(Space(), rhs, phi, h, periods);
  EXPECT_TRUE(contains(message_of([&] { execute(plan, rhs, other); }), "output 0 is not as planned"));
  PoissonView<double, 1> const flat("flat", 8);
  EXPECT_TRUE(contains(message_of([&] { execute(plan, flat, flat); }), "is not as planned"));
}

}  // namespace
}  // namespace TeamFFT::Test
