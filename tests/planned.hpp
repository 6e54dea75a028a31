// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plans as data, run pass by pass by reference() and held to the oracle. No Kokkos.
#ifndef TEAMFFT_TESTS_PLANNED_HPP
#define TEAMFFT_TESTS_PLANNED_HPP

#include "expectation.hpp"
#include "machines.hpp"
#include "planner.hpp"
#include "problems.hpp"

namespace TeamFFT::Test {

// Long double against long double: 2^-11 of a bound in double would be its own rounding, direct sums of up to 2^12 terms take sqrt(2^12) of that.
inline constexpr long double reference_eps = rounding<double> / 32;

/// The elements that a View of the problem spans.
inline std::size_t span_of(Problem const& problem, bool input) {
  std::ptrdiff_t last = 0;
  for (auto const& a : problem.axes) {
    auto const n = static_cast<std::ptrdiff_t>(input ? a.extent_in : Impl::output_extent(a.kind, a.length));
    last += (n - 1) * (input ? a.stride_in : a.stride_out);
  }
  for (auto const& b : problem.batch) last += static_cast<std::ptrdiff_t>(b.count - 1) * (input ? b.stride_in : b.stride_out);
  return static_cast<std::size_t>(last + 1);
}

/// The scalars of complex elements.
inline std::vector<long double> scalars_of(Line const& elements) {
  std::vector<long double> scalars;
  for (auto v : elements) scalars.push_back(v.real()), scalars.push_back(v.imag());
  return scalars;
}

/// Real elements lie in the real parts of a buffer's elements, but in place beside a complex View: there they are the scalars of its elements.
inline bool aliases_scalars(Problem const& problem) { return problem.placement == Placement::in_place && problem.input_is_real() != problem.output_is_real(); }

/// Random input, and around the output canaries.
struct Buffers {
  Line in, out;

  explicit Buffers(Problem const& problem) : in(span_of(problem, true)), out(span_of(problem, false), Wide{1234, -4321}) {
    Random random(problem.logical_size());
    bool const in_place = problem.placement == Placement::in_place, aliased = aliases_scalars(problem);
    auto const in_complex_elements = [&](Line& line, bool real) { line.resize(aliased && real ? line.size() / 2 + 1 : line.size()); };
    in_complex_elements(in, problem.input_is_real()), in_complex_elements(out, problem.output_is_real());
    if (in_place) in.resize(std::max(in.size(), out.size()));
    for (auto& v : in) v = {random.uniform<double>(), problem.input_is_real() && !aliased ? 0 : random.uniform<double>()};
    if (in_place) out = in;
  }
};

/// Runs the passes by reference() and holds the result to the oracle; elements between the outputs are canaries.
inline void expect_computed(Accuracy& accuracy, Problem const& problem, Machine const& machine, PlanOptions const& options = {}) {
  auto const list = Impl::make_passes(problem, machine, options);
  std::string const what = describe(problem, options) + " on " + machine.name;
  Buffers buffers(problem);
  Line const in = buffers.in, before = buffers.out;
  bool const in_place = problem.placement == Placement::in_place;
  Impl::reference(list, in_place ? buffers.out : buffers.in, buffers.out, 0.5L);
  EXPECT_EQ(buffers.in, in) << what;
  Expected const expected{reference_eps, 0.5L};
  if (!aliases_scalars(problem)) return expect_transformed(accuracy, problem, expected, in, 0, buffers.out, before, 0, what);
  auto const in_scalars = scalars_of(in), out_scalars = scalars_of(buffers.out), before_scalars = scalars_of(before);
  if (problem.input_is_real())
    expect_transformed(accuracy, problem, expected, in_scalars, 0, buffers.out, before, 0, what);
  else
    expect_transformed(accuracy, problem, expected, in, 0, out_scalars, before_scalars, 0, what);
}

}  // namespace TeamFFT::Test

#endif
