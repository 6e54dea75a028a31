// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plans as data, run pass by pass by reference() and held to the oracle. No Kokkos.
#ifndef TEAMFFT_TESTS_TOOLS_PLANNED_HPP
#define TEAMFFT_TESTS_TOOLS_PLANNED_HPP

#include "expectation.hpp"
#include "machines.hpp"
#include "plan/planner.hpp"
#include "problems.hpp"

namespace TeamFFT::Test {

// Long double against long double: 2^-11 of a bound in double would be its own rounding, direct sums of up to 2^12
// terms take sqrt(2^12) of that.
inline constexpr long double reference_eps = rounding<double> / 32;

/// The elements that a View of the problem spans.
inline std::size_t span_of(Problem const& problem, bool input) {
  std::ptrdiff_t last = 0;
  for (auto const& a : problem.axes) {
    auto const n = static_cast<std::ptrdiff_t>(input ? a.extent_in : Impl::output_extent(a.kind, a.length));
    last += (n - 1) * (input ? a.stride_in : a.stride_out);
  }
  for (auto const& b : problem.batch)
    last += static_cast<std::ptrdiff_t>(b.count - 1) * (input ? b.stride_in : b.stride_out);
  return static_cast<std::size_t>(last + 1);
}

/// True where one memory holds real elements of the one View and complex ones of the other. reference() has such Views
/// in two buffers.
inline bool is_aliased(Problem const& problem) {
  return problem.placement == Placement::in_place && problem.input_is_real() != problem.output_is_real();
}

/// Runs the passes by reference() and holds the result to the oracle; elements between the outputs are canaries.
inline void expect_computed(Accuracy& accuracy, Problem problem, Machine const& machine,
                            PlanOptions const& options = {}) {
  auto const list = Impl::make_passes(problem, machine, options);
  std::string const what = describe(problem, options) + " on " + machine.name;
  if (is_aliased(problem)) problem.placement = Placement::out_of_place;
  bool const in_place = problem.placement == Placement::in_place;
  Random random(problem.logical_size());
  Line in(span_of(problem, true)), out(span_of(problem, false), Wide{1234, -4321});
  if (in_place) in.resize(std::max(in.size(), out.size()));
  for (auto& v : in) v = {random.uniform<double>(), problem.input_is_real() ? 0 : random.uniform<double>()};
  if (in_place) out = in;
  Line const in_before = in, before = out;
  Impl::reference(list, in_place ? out : in, out, 0.5L);
  EXPECT_EQ(in, in_before) << what;
  expect_transformed(accuracy, problem, 0.5L, reference_eps, in_before, 0, out, before, 0, what);
}

}  // namespace TeamFFT::Test

#endif
