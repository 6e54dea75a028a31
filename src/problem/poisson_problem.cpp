// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <TeamFFT/detail/poisson_problem.hpp>

#include "problem/canonical.hpp"
#include "problem/text.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace TeamFFT::Impl {
namespace {

/// One boundary on both grids: the transform whose functions fulfil it, and their wave numbers, pi (k + phase) / (n +
/// walls) in units of 1/h.
struct BoundaryRow {
  Boundary boundary;
  Kind cell, node;
  double phase_cell, phase_node;
  int walls_cell, walls_node;
};

constexpr BoundaryRow boundary_rows[] = {
    {Boundary::dirichlet, Kind::dst2, Kind::dst1, 1, 1, 0, 1},
    {Boundary::neumann, Kind::dct2, Kind::dct1, 0, 0, 0, -1},
    {Boundary::dirichlet_neumann, Kind::dst4, Kind::dst3, 0.5, 0.5, 0, 0},
    {Boundary::neumann_dirichlet, Kind::dct4, Kind::dct3, 0.5, 0.5, 0, 0},
};

BoundaryRow const& walls_of(Boundary boundary) {
  return *std::find_if(std::begin(boundary_rows), std::end(boundary_rows),
                       [boundary](BoundaryRow const& row) { return row.boundary == boundary; });
}

bool has_walls(Boundary boundary) { return boundary != Boundary::periodic && boundary != Boundary::open; }

template <class... Parts>
[[noreturn]] void fail(PoissonRequest const& request, Parts const&... parts) {
  throw Error(text("PoissonPlan: ", parts..., " [rhs: ", describe(request.rhs), "; phi: ", describe(request.phi), "]"));
}

void check_options(PoissonRequest const& request) {
  auto const& options = request.options;
  if (options.grid != Grid::cell && options.grid != Grid::node)
    fail(request, "grid ", static_cast<int>(options.grid), "; it is Grid::cell or Grid::node.");
  if (options.laplacian != Laplacian::spectral && options.laplacian != Laplacian::second_order)
    fail(request, "laplacian ", static_cast<int>(options.laplacian),
         "; it is Laplacian::spectral or Laplacian::second_order.");
  if (!std::isfinite(options.shift)) fail(request, "a shift of ", options.shift, "; it must be finite. Give a number.");
  for (auto const boundary : request.boundaries)
    if (boundary < Boundary::periodic || Boundary::open < boundary)
      fail(request, "boundary ", static_cast<int>(boundary), "; boundaries are those of the enum, periodic to open.");
  for (double const h : request.spacing)
    if (!std::isfinite(h) || h <= 0)
      fail(request, "a spacing of ", h, "; it must be positive and finite. Give the distance of two unknowns.");
  auto const open = std::count(request.boundaries.begin(), request.boundaries.end(), Boundary::open);
  if (open == 0) return;
  if (open != std::ssize(request.boundaries))
    fail(request, open, " open axes of ", request.boundaries.size(),
         "; either all axes are open or none. Give walls or periods to all, or to none.");
  if (options.shift != 0)
    fail(request, "a shift of ", options.shift,
         " on an open domain, whose Green's function is that of shift 0. Set shift = 0.");
  if (options.laplacian != Laplacian::spectral)
    fail(request, "Laplacian::second_order on an open domain, which has no stencil. Set laplacian = spectral.");
}

InlineVector<int, 3> resolved_axes(PoissonRequest const& request) {
  int const rank = request.rhs.rank, count = static_cast<int>(request.spacing.size());
  auto const& given = request.options.axes;
  if (request.phi.rank != rank)
    fail(request, "rhs of rank ", rank, ", phi of rank ", request.phi.rank,
         "; both need the same. Take a Kokkos::subview.");
  if (!given.empty() && given.size() != request.spacing.size())
    fail(request, given.size(), " axes for ", count, " spacings; one for each is required, or none for the last axes.");
  InlineVector<int, 3> axes;
  for (int i = 0; i < count; ++i) {
    int const axis = given.empty() ? rank - count + i : given[static_cast<std::size_t>(i)];
    if (axis < -rank || axis >= rank)
      fail(request, "axis ", axis, " for Views of rank ", rank, "; axes run from ", -rank, " to ", rank - 1, ".");
    int const resolved = axis < 0 ? axis + rank : axis;
    if (std::find(axes.begin(), axes.end(), resolved) != axes.end())
      fail(request, "axis ", resolved, " is listed twice. Drop one of them.");
    axes.push_back(resolved);
  }
  return axes;
}

PoissonAxis axis_of(PoissonRequest const& request, std::size_t i, int d) {
  auto const at = static_cast<std::size_t>(d);
  std::size_t const n = request.rhs.extents[at];
  if (request.phi.extents[at] != n)
    fail(request, "rhs has extent ", n, " along axis ", d, " and phi ", request.phi.extents[at],
         "; both need the same. Take a Kokkos::subview of the longer one.");
  PoissonAxis axis{d, n, request.spacing[i], request.boundaries[i], Kind::c2c_forward};
  if (has_walls(axis.boundary))
    axis.kind = request.options.grid == Grid::cell ? walls_of(axis.boundary).cell : walls_of(axis.boundary).node;
  if (n < row_of(axis.kind).smallest)
    fail(request, "extent ", n, " along axis ", d, "; these boundaries need at least ", row_of(axis.kind).smallest,
         " unknowns. Give longer Views.");
  return axis;
}

}  // namespace

PoissonProblem make_poisson_problem(PoissonRequest const& request) {
  check_options(request);
  auto const axes = resolved_axes(request);
  PoissonProblem problem;
  for (std::size_t i = 0; i < axes.size(); ++i) problem.axes.push_back(axis_of(request, i, axes[i]));
  problem.is_open = request.boundaries.front() == Boundary::open;
  auto const stride = [&](PoissonAxis const& axis) {
    return std::abs(request.rhs.strides[static_cast<std::size_t>(axis.axis)]);
  };
  sort_few(problem.axes, [&](PoissonAxis const& x, PoissonAxis const& y) {
    return has_walls(x.boundary) != has_walls(y.boundary) ? has_walls(x.boundary) : stride(x) > stride(y);
  });
  if (!has_walls(problem.axes.back().boundary)) problem.axes.back().kind = Kind::r2c;
  return problem;
}

std::vector<double> eigenvalues(PoissonAxis const& axis, PoissonOptions const& options) {
  std::size_t const n = axis.unknowns;
  bool const cell = options.grid == Grid::cell, periodic = axis.boundary == Boundary::periodic;
  auto const h = static_cast<long double>(axis.spacing);
  std::vector<double> values(output_extent(axis.kind, n));
  for (std::size_t k = 0; k < values.size(); ++k) {
    long double half_angle = 0;  // kappa h/2
    if (periodic) {
      half_angle =
          std::numbers::pi_v<long double> * static_cast<long double>(std::min(k, n - k)) / static_cast<long double>(n);
    } else {
      auto const& row = walls_of(axis.boundary);
      auto const intervals =
          static_cast<long double>(static_cast<std::ptrdiff_t>(n) + (cell ? row.walls_cell : row.walls_node));
      half_angle = std::numbers::pi_v<long double> *
                   (static_cast<long double>(k) + (cell ? row.phase_cell : row.phase_node)) / (2 * intervals);
    }
    long double const root = 2 / h * (options.laplacian == Laplacian::spectral ? half_angle : std::sin(half_angle));
    values[k] = static_cast<double>(-root * root);
  }
  return values;
}

}  // namespace TeamFFT::Impl
