// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Applications: which solves there are.
#ifndef TEAMFFT_PERF_SOLVES_APPLICATIONS_HPP
#define TEAMFFT_PERF_SOLVES_APPLICATIONS_HPP

#include "../boxes.hpp"
#include "arrays.hpp"
#include "solve.hpp"

#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

using Makers = std::vector<SolveMaker>;

/// Poisson's equation in periodic boxes of complex and real data: a FilterPlan; beside forward, a factor at each k, and
/// backward.
void add_periodic(ExecutionSpace const& exec, Settings const& settings, Makers& makers);

/// Lines circularly convolved with one response: a FilterPlan with a View of factors; beside the same three steps.
void add_lines(ExecutionSpace const& exec, Settings const& settings, Makers& makers);

/// Poisson's equation in open boxes: a PoissonPlan; beside zero padding to twice the extents, r2c, the Green's
/// function's spectrum, c2r, and the crop.
void add_open(ExecutionSpace const& exec, Settings const& settings, Makers& makers);

/// Poisson's equation between walls of value 0, on cells: a PoissonPlan; beside the odd extension to twice the extents
/// with r2c and c2r, and beside DSTs where the rival has them.
void add_dirichlet(ExecutionSpace const& exec, Settings const& settings, Makers& makers);

/// Complex lines with something at an end: a source, a sink, multiply_in, beta; beside the plain plan and a kernel of
/// its own, and beside the plain plan alone.
void add_ends(ExecutionSpace const& exec, Settings const& settings, Makers& makers);

/// Names of the applications, for --task, and all of them.
std::vector<std::string> const& application_names();
Makers make_solves(ExecutionSpace const& exec, Settings const& settings, std::vector<std::string> const& tasks);

/// settings.count boxes of `rank` dimensions, of at most settings.points points: a cube (a square) of a power of two,
/// then boxes drawn by settings.seed with 7-smooth lengths.
std::vector<Extents3> solve_sizes(Settings const& settings, std::size_t rank, std::size_t points);

/// The points of a solve: settings.points, by default 2^21 on hosts and 2^26 (f64: 2^25) on GPUs, of reals twice as
/// many.
std::size_t solve_points(Settings const& settings, bool real);

/// The facts of a solve of rank `rank`; bytes and results for one array read and one written.
Solve solve_facts(std::string const& group, std::string const& name, Precision precision, Extents3 const& n,
                  std::size_t rank, bool real);

}  // namespace TeamFFT::Impl::Bench

#endif
