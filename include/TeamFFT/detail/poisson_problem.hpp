// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PoissonProblem: which transforms a Laplacian with given walls is diagonal in, and its eigenvalues. No Kokkos here.
#ifndef TEAMFFT_DETAIL_POISSON_PROBLEM_HPP
#define TEAMFFT_DETAIL_POISSON_PROBLEM_HPP

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/detail/problem_key.hpp>
#include <TeamFFT/detail/view_info.hpp>
#include <TeamFFT/options.hpp>
#include <TeamFFT/types.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace TeamFFT {

/// What holds at both ends of an axis, the lower one first: the value (dirichlet) or the derivative (neumann) is 0; or
/// there is no wall.
enum class Boundary { periodic, dirichlet, neumann, dirichlet_neumann, neumann_dirichlet, open };

/// Where the unknowns are. cell: half a spacing from the walls. node: at multiples of the spacing from them; one at a
/// Dirichlet wall is excluded, at a Neumann wall included.
enum class Grid { cell, node };

/// The Laplacian: that of the interpolating trigonometric functions, or the three-point stencil of each axis.
enum class Laplacian { spectral, second_order };

struct PoissonOptions {
  std::vector<int> axes = {};  ///< which axes of the Views spacings and boundaries belong to; none: the last ones
  Grid grid = Grid::cell;
  Laplacian laplacian = Laplacian::spectral;
  double shift = 0;
  PlanOptions plan = {};
};

namespace Impl {

struct PoissonRequest {
  ViewInfo rhs, phi;
  std::span<double const> spacing;
  std::span<Boundary const> boundaries;
  PoissonOptions const& options;
};

struct PoissonAxis {
  int axis = 0;  ///< of the Views, not negative
  std::size_t unknowns = 1;
  double spacing = 1;
  Boundary boundary = Boundary::periodic;
  Kind kind = Kind::c2c_forward;
};

/// The axes in the order in which a filter takes them: cosine and sine transforms, complex ones, and last the real one,
/// whose neighbours are closest.
struct PoissonProblem {
  InlineVector<PoissonAxis, 3> axes;
  bool is_open = false;
};

/// Throws Error where boundaries, spacings, axes or extents do not fit.
[[nodiscard]] TEAMFFT_EXPORT PoissonProblem make_poisson_problem(PoissonRequest const& request);

/// Of the Laplacian along one axis, for each index of its transform: -kappa^2 (spectral) or -(2 sin(kappa h/2)/h)^2
/// (three-point stencil), kappa being the wave number of the eigenfunction (Buzbee, Golub and Nielson 1970; Strang
/// 1999).
[[nodiscard]] TEAMFFT_EXPORT std::vector<double> eigenvalues(PoissonAxis const& axis, PoissonOptions const& options);

}  // namespace Impl
}  // namespace TeamFFT

#endif
