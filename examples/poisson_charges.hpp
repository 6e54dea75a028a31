// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Gaussian charges in empty space, whose potential, field and energy are known, and the grid on which they are sampled.
// Units: eps_0 = 1, the box has side 1.
#ifndef TEAMFFT_EXAMPLES_POISSON_CHARGES_HPP
#define TEAMFFT_EXAMPLES_POISSON_CHARGES_HPP

#include <Kokkos_Core.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>

namespace poisson {

using ExecutionSpace = Kokkos::DefaultExecutionSpace;
using Complex = Kokkos::complex<double>;
using Field = Kokkos::View<double***, Kokkos::LayoutRight, ExecutionSpace>;
using Vector = Kokkos::Array<double, 3>;

constexpr double pi = 3.14159265358979323846;

/// Cells of side h, their middles at (i + 1/2) h - 1/2 along each axis.
struct Grid {
  int n;  // cells along an axis
  [[nodiscard]] KOKKOS_FUNCTION double h() const { return 1.0 / n; }
  [[nodiscard]] KOKKOS_FUNCTION Vector at(int i, int j, int k) const {
    return {(i + 0.5) / n - 0.5, (j + 0.5) / n - 0.5, (k + 0.5) / n - 0.5};
  }
};

/// rho(r) = Q exp(-r^2 / (2 s^2)) / (2 pi s^2)^(3/2) around a middle.
struct Gaussian {
  double charge, width;
  Vector middle;

  [[nodiscard]] KOKKOS_FUNCTION Vector from_middle(Vector const& x) const {
    return {x[0] - middle[0], x[1] - middle[1], x[2] - middle[2]};
  }
  [[nodiscard]] KOKKOS_FUNCTION double distance(Vector const& x) const {
    auto const r = from_middle(x);
    return Kokkos::sqrt(r[0] * r[0] + r[1] * r[1] + r[2] * r[2]);
  }
  [[nodiscard]] KOKKOS_FUNCTION double density(Vector const& x) const {
    double const q = distance(x) / width, unit = 2 * pi * width * width;
    return charge * Kokkos::exp(-q * q / 2) / (unit * Kokkos::sqrt(unit));
  }
  /// Q erf(r / (s sqrt 2)) / (4 pi r).
  [[nodiscard]] KOKKOS_FUNCTION double potential(Vector const& x) const {
    double const r = distance(x), q = r / width;
    return charge / (4 * pi) * (q < 1e-6 ? Kokkos::sqrt(2 / pi) / width : Kokkos::erf(q / Kokkos::sqrt(2.0)) / r);
  }
  /// The charge within r over 4 pi r^2, outwards; near the middle the first term of its series, (4 pi/3) r^3 rho(0).
  [[nodiscard]] KOKKOS_FUNCTION Vector field(Vector const& x) const {
    double const r = distance(x), q = r / width, near = Kokkos::sqrt(2 / pi) * q;
    double const within =
        q < 1e-3 ? near * q * q / 3 : Kokkos::erf(q / Kokkos::sqrt(2.0)) - near * Kokkos::exp(-q * q / 2);
    double const over_r = r == 0 ? 0 : charge * within / (4 * pi * r * r * r);
    auto const outwards = from_middle(x);
    return {outwards[0] * over_r, outwards[1] * over_r, outwards[2] * over_r};
  }
};

/// Two of one width.
struct Charges {
  Gaussian a, b;

  [[nodiscard]] KOKKOS_FUNCTION double density(Vector const& x) const { return a.density(x) + b.density(x); }
  [[nodiscard]] KOKKOS_FUNCTION double potential(Vector const& x) const { return a.potential(x) + b.potential(x); }
  [[nodiscard]] KOKKOS_FUNCTION Vector field(Vector const& x) const {
    auto const u = a.field(x), v = b.field(x);
    return {u[0] + v[0], u[1] + v[1], u[2] + v[2]};
  }
  /// The field's energy: Q^2 / (8 pi^(3/2) s) of each, and of the pair Q_a Q_b erf(d / (2 s)) / (4 pi d) at the
  /// distance d.
  [[nodiscard]] double energy() const {
    double const d = a.distance(b.middle);
    return of_each() + a.charge * b.charge * std::erf(d / (2 * a.width)) / (4 * pi * d);
  }
  /// Of rho^2 over space.
  [[nodiscard]] double square_integral() const {
    double const q = a.distance(b.middle) / (2 * a.width),
                 of_pair = a.charge * b.charge / (4 * std::pow(pi, 1.5) * a.width);
    return (of_each() + of_pair * std::exp(-q * q)) / (a.width * a.width);
  }

 private:
  [[nodiscard]] double of_each() const {
    return (a.charge * a.charge + b.charge * b.charge) / (8 * std::pow(pi, 1.5) * a.width);
  }
};

struct Sample {
  Grid grid;
  Charges charges;
  Field rho;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const { rho(i, j, k) = charges.density(grid.at(i, j, k)); }
};

/// Squares of the distance from the exact potential.
struct PotentialError {
  Grid grid;
  Charges charges;
  Field phi;
  KOKKOS_FUNCTION void operator()(int i, int j, int k, double& sum) const {
    double const difference = phi(i, j, k) - charges.potential(grid.at(i, j, k));
    sum += difference * difference;
  }
};

/// Squares of the difference from the exact field.
struct FieldError {
  Grid grid;
  Charges charges;
  Field x, y, z;
  KOKKOS_FUNCTION void operator()(int i, int j, int k, double& sum) const {
    auto const E = charges.field(grid.at(i, j, k));
    double const dx = x(i, j, k) - E[0], dy = y(i, j, k) - E[1], dz = z(i, j, k) - E[2];
    sum += dx * dx + dy * dy + dz * dz;
  }
};

struct Difference {
  Field a, b;
  KOKKOS_FUNCTION void operator()(int i, int j, int k, double& greatest) const {
    greatest = Kokkos::max(greatest, Kokkos::abs(a(i, j, k) - b(i, j, k)));
  }
};

struct Greatest {
  Field a;
  KOKKOS_FUNCTION void operator()(int i, int j, int k, double& greatest) const {
    greatest = Kokkos::max(greatest, Kokkos::abs(a(i, j, k)));
  }
};

struct Product {
  Field a, b;
  KOKKOS_FUNCTION void operator()(int i, int j, int k, double& sum) const { sum += a(i, j, k) * b(i, j, k); }
};

using Cells = Kokkos::MDRangePolicy<ExecutionSpace, Kokkos::Rank<3>>;

inline Cells cells(ExecutionSpace const& exec, std::size_t n0, std::size_t n1, std::size_t n2) {
  return {
      exec, {0, 0, 0}, {static_cast<std::int64_t>(n0), static_cast<std::int64_t>(n1), static_cast<std::int64_t>(n2)}};
}
inline Cells cells(ExecutionSpace const& exec, Grid grid) {
  auto const n = static_cast<std::size_t>(grid.n);
  return cells(exec, n, n, n);
}
inline Field make_field(std::string const& label, Grid grid) {
  auto const n = static_cast<std::size_t>(grid.n);
  return Field(label, n, n, n);
}

template <class Functor>
double greatest_of(ExecutionSpace const& exec, Grid grid, Functor const& functor) {
  double greatest = 0;
  Kokkos::parallel_reduce("poisson::greatest", cells(exec, grid), functor, Kokkos::Max<double>(greatest));
  return greatest;
}

/// The integral over the box of what the functor adds.
template <class Functor>
double integral_of(ExecutionSpace const& exec, Grid grid, Functor const& functor) {
  double sum = 0;
  Kokkos::parallel_reduce("poisson::integral", cells(exec, grid), functor, sum);
  return sum * grid.h() * grid.h() * grid.h();
}

inline double energy_of(ExecutionSpace const& exec, Grid grid, Field const& rho, Field const& phi) {
  return integral_of(exec, grid, Product{rho, phi}) / 2;
}

}  // namespace poisson

#endif
