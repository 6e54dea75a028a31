// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Problems of any kind on raw memory. A memory is given as numbers: a real element is one, a complex element two.
#ifndef TEAMFFT_TESTS_TOOLS_KIND_RUN_HPP
#define TEAMFFT_TESTS_TOOLS_KIND_RUN_HPP

#include "run.hpp"

namespace TeamFFT::Test {

/// The numbers that the input View spans from its first element on; strides are not negative.
inline std::size_t numbers_in(Problem const& problem) {
  std::size_t last = 0;
  for (auto const& a : problem.axes) last += (a.extent_in - 1) * static_cast<std::size_t>(a.stride_in);
  for (auto const& b : problem.batch) last += (b.count - 1) * static_cast<std::size_t>(b.stride_in);
  return (last + 1) * (problem.input_is_real() ? 1 : 2);
}

inline std::size_t numbers_out(Problem const& problem) {
  std::size_t last = 0;
  for (auto const& a : problem.axes)
    last += (Impl::output_extent(a.kind, a.length) - 1) * static_cast<std::size_t>(a.stride_out);
  for (auto const& b : problem.batch) last += (b.count - 1) * static_cast<std::size_t>(b.stride_out);
  return (last + 1) * (problem.output_is_real() ? 1 : 2);
}

/// The size of the input's memory; in place it holds the output too.
inline std::size_t memory_in(Problem const& problem) {
  bool const in_place = problem.placement == Placement::in_place;
  return in_place ? std::max(numbers_in(problem), numbers_out(problem)) : numbers_in(problem);
}

/// Numbers as elements of another type; one that is left over is dropped.
template <class Element, class Number>
std::vector<Element> elements(std::vector<Number> const& numbers) {
  std::vector<Element> list(numbers.size() * sizeof(Number) / sizeof(Element));
  std::memcpy(static_cast<void*>(list.data()), numbers.data(), list.size() * sizeof(Element));
  return list;
}

/// body(In{}, Out{}) with the element types of the problem's Views.
template <class Real, class Body>
void with_elements(Problem const& problem, Body const& body) {
  using Complex = Kokkos::complex<Real>;
  bool const from_real = problem.input_is_real(), to_real = problem.output_is_real();
  if (from_real && to_real) return body(Real{}, Real{});
  if (from_real) return body(Real{}, Complex{});
  to_real ? body(Complex{}, Real{}) : body(Complex{}, Complex{});
}

/// A memory of numbers as a flat View of elements.
template <class T, class Real, class E>
auto flat(Memory<Real, E> const& memory) {
  using View = Kokkos::View<T*, typename E::memory_space, Kokkos::MemoryUnmanaged>;
  return View(reinterpret_cast<T*>(memory.data()), memory.view().extent(0) * sizeof(Real) / sizeof(T));
}

/// An output's memory before anything is written.
template <class Real>
std::vector<Real> canaries(std::size_t count) {
  std::vector<Real> values(count);
  for (std::size_t i = 0; i < count; ++i) values[i] = static_cast<Real>(i % 2 ? -77 : 77);
  return values;
}

/// What a run left in the output's memory, and what was there before it.
template <class Real>
struct Output {
  std::vector<Real> before, after;
};

/// Runs the problem on an input's memory of memory_in() numbers. Out of place the input must be as before, bit for bit.
template <class E, class Real>
Output<Real> run_numbers(Runner<E> const& run, Problem const& problem, std::vector<Real> const& in,
                         std::string const& what) {
  Memory<Real, E> const source(in);
  if (problem.placement == Placement::in_place) {
    run(source.data(), source.data());
    return {in, source.values()};
  }
  auto const before = canaries<Real>(numbers_out(problem) + 8);
  Memory<Real, E> const target(before);
  run(source.data(), target.data());
  EXPECT_TRUE(same_bits(source.values(), in)) << "the input changed: " << what;
  return {before, target.values()};
}

template <class E = Space, class Real>
Output<Real> run_numbers(Problem const& problem, PlanOptions const& options, std::vector<Real> const& in) {
  return run_numbers(Runner<E>(problem, options), problem, in, describe(problem, options));
}

/// Holds the output to what is expected, and all else in its memory to what was there before.
template <class Real>
void expect_numbers(Accuracy& accuracy, Problem const& problem, Expected const& expected, std::vector<Real> const& in,
                    Output<Real> const& out, std::string const& what) {
  with_elements<Real>(problem, [&]<class In, class Out>(In, Out) {
    expect_transformed(accuracy, problem, expected, elements<In>(in), 0, elements<Out>(out.after),
                       elements<Out>(out.before), 0, what);
  });
}

/// Random numbers in, and every transform by the oracle.
template <class Real, class E = Space>
void check_problem(Accuracy& accuracy, Problem const& problem, PlanOptions const& options = {}, std::uint64_t seed = 1,
                   Pool* pool = nullptr) {
  auto const what = describe(problem, options);
  SCOPED_TRACE(what);
  try {
    auto const in = random_values<Real>(memory_in(problem), seed);
    Expected expected{rounding<Real>};
    expected.pool = pool;
    expect_numbers(accuracy, problem, expected, in, run_numbers<E>(problem, options, in), what);
  } catch (std::exception const& error) {
    ADD_FAILURE() << what << ": " << error.what();
  }
}

/// body(Real{}) in the problem's precision.
template <class Body>
void in_precision_of(Problem const& problem, Body const& body) {
  problem.precision == Precision::f32 ? body(float{}) : body(double{});
}

}  // namespace TeamFFT::Test

#endif
