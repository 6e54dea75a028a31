// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The solution that examples/distributed_poisson.cpp is held to, on a rank's box of the grid.
#ifndef TEAMFFT_EXAMPLES_DISTRIBUTED_POISSON_SOLUTION_HPP
#define TEAMFFT_EXAMPLES_DISTRIBUTED_POISSON_SOLUTION_HPP

#include <TeamFFT/distributed.hpp>
#include <TeamFFT/filter.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>

namespace distributed_poisson {

/// Where both libraries have a GPU, there.
#ifdef TEAMFFT_HEFFTE_DEVICE
using ExecutionSpace = Kokkos::DefaultExecutionSpace;
#else
using ExecutionSpace = Kokkos::DefaultHostExecutionSpace;
#endif
using Extents = TeamFFT::shape_type<3>;
using Box = TeamFFT::IndexBox<3>;

inline constexpr double pi = 3.14159265358979323846;

/// n^3 points of a box of side 1.
struct Grid {
  std::size_t n;

  [[nodiscard]] Extents extents() const { return {n, n, n}; }
};

/// All elements of a box, counted from its own first one.
inline auto cells(ExecutionSpace const& exec, Box const& box) {
  using Policy = Kokkos::MDRangePolicy<ExecutionSpace, Kokkos::Rank<3>>;
  auto const end = [&](std::size_t axis) { return static_cast<typename Policy::index_type>(box.extent(axis)); };
  return Policy(exec, {0, 0, 0}, {end(0), end(1), end(2)});
}

/// g = exp(sin 2 pi t) along each axis; u is the product of three of them less its mean. The coefficients of g are
/// Bessel's I_k(1), below 2^-53 from k = 14 on, so that 32 points know it to rounding.
struct Factor {
  double g, second;  ///< g and its second derivative
  KOKKOS_FUNCTION Factor(std::size_t i, std::size_t n) {
    double const angle = 2 * pi * static_cast<double>(i) / static_cast<double>(n), sine = Kokkos::sin(angle),
                 cosine = Kokkos::cos(angle);
    g = Kokkos::exp(sine);
    second = 4 * pi * pi * (cosine * cosine - sine) * g;
  }
};

/// I_0(1): the mean of g.
inline constexpr double mean_of_factor = 1.2660658777520083356;

template <class Field>
struct Sample {
  Grid grid;
  Box box;
  Field f;
  KOKKOS_FUNCTION void operator()(std::size_t i, std::size_t j, std::size_t k) const {
    Factor const x(box.low[0] + i, grid.n), y(box.low[1] + j, grid.n), z(box.low[2] + k, grid.n);
    f(i, j, k) = x.second * y.g * z.g + x.g * y.second * z.g + x.g * y.g * z.second;
  }
};

template <class Field>
struct SquaredError {
  Grid grid;
  Box box;
  Field u;
  KOKKOS_FUNCTION void operator()(std::size_t i, std::size_t j, std::size_t k, double& sum) const {
    Factor const x(box.low[0] + i, grid.n), y(box.low[1] + j, grid.n), z(box.low[2] + k, grid.n);
    double const error = u(i, j, k) - (x.g * y.g * z.g - mean_of_factor * mean_of_factor * mean_of_factor);
    sum += error * error;
  }
};

template <class Field>
struct SquaredValue {
  Field f;
  KOKKOS_FUNCTION void operator()(std::size_t i, std::size_t j, std::size_t k, double& sum) const {
    sum += f(i, j, k) * f(i, j, k);
  }
};

/// Mode 0, which the equation leaves open, is set to 0.
template <class Spectrum>
struct InverseLaplacian {
  Grid grid;
  Box box;
  Spectrum modes;
  KOKKOS_FUNCTION void operator()(std::size_t i, std::size_t j, std::size_t k) const {
    auto const kappa = [&](std::size_t mode) {
      return 2 * pi *
             static_cast<double>(
                 TeamFFT::frequency(static_cast<std::ptrdiff_t>(mode), static_cast<std::ptrdiff_t>(grid.n)));
    };
    double const x = kappa(box.low[0] + i), y = kappa(box.low[1] + j), z = kappa(box.low[2] + k),
                 square = x * x + y * y + z * z;
    modes(i, j, k) *= square > 0 ? -1 / square : 0.0;
  }
};

}  // namespace distributed_poisson

#endif
