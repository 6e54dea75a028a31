// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Transforms of every way of the host kernels, held to the oracle; prints the plan of one, which names the width of the
// lanes. Exit status 0 where all errors are within the bound of docs/api/accuracy.md, 1 where not, 2 where the library
// has no kernels for what was asked.
#include "kind_oracle.hpp"

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <cstdio>
#include <iostream>

namespace TeamFFT::Test {
namespace {

using Space = Kokkos::DefaultHostExecutionSpace;
template <class T>
using Array = Kokkos::View<T**, Kokkos::LayoutRight, Kokkos::HostSpace>;

void fill(Random& random, float& v) { v = random.uniform<float>(); }
void fill(Random& random, double& v) { v = random.uniform<double>(); }
template <class Real>
void fill(Random& random, Kokkos::complex<Real>& v) {
  fill(random, v.real()), fill(random, v.imag());
}

template <class Real>
Wide wide(Real v) {
  return {v, 0};
}
template <class Real>
Wide wide(Kokkos::complex<Real> const& v) {
  return {v.real(), v.imag()};
}

int count = 0, wrong = 0;

void expect(long double error, long double bound, std::string const& what) {
  ++count;
  if (error <= bound) return;
  ++wrong;
  std::printf("%s: relative error %.3Le is above %.3Le\n", what.c_str(), error, bound);
}

/// Lines of a kind that lie along `axis` (1: contiguous, 0: side by side), each against the oracle.
template <class Real, class From, class To, class Call>
void check(Kind kind, std::size_t N, std::size_t lines, int axis, Call const& call) {
  std::size_t const n_in = kind == Kind::c2r ? N / 2 + 1 : N, n_out = kind == Kind::r2c ? N / 2 + 1 : N;
  auto const make = [&]<class T>(T, std::size_t n) {
    return axis == 1 ? Array<T>("array", lines, n) : Array<T>("array", n, lines);
  };
  auto const in = make(From{}, n_in);
  auto const out = make(To{}, n_out);
  Random random(N * 100 + lines);
  for (std::size_t i = 0; i < in.size(); ++i) fill(random, in.data()[i]);
  auto const at = [&](auto const& array, std::size_t line, std::size_t j) -> auto& {
    return axis == 1 ? array(line, j) : array(j, line);
  };
  std::vector<Line> sources(lines, Line(n_in));
  for (std::size_t line = 0; line < lines; ++line)
    for (std::size_t j = 0; j < n_in; ++j) sources[line][j] = wide(at(in, line, j));
  Space const exec;
  call(exec, in, out, axis);
  exec.fence();
  std::size_t const numbers = n_out * sizeof(To) / sizeof(Real);
  // docs/api/accuracy.md: each of the short lines
  long double const slack = numbers >= 56 ? 1 : numbers >= 16 || kind == Kind::c2c_forward ? 1.4L : 2;
  for (std::size_t line = 0; line < lines; ++line) {
    Line result(n_out);
    for (std::size_t k = 0; k < n_out; ++k) result[k] = wide(at(out, line, k));
    expect(relative_l2(result, wide_transform(kind, N, sources[line])), slack * error_bound(rounding<Real>, N),
           std::string(Impl::row_of(kind).name) + (sizeof(Real) == 4 ? " f32 " : " f64 ") + std::to_string(N) +
               ", line " + std::to_string(line) + " of " + std::to_string(lines) + ", axis " + std::to_string(axis));
  }
}

template <class Real>
void check_all(std::size_t N, std::size_t lines, int axis) {
  using Complex = Kokkos::complex<Real>;
  constexpr auto none = Normalization::none;
  check<Real, Complex, Complex>(Kind::c2c_forward, N, lines, axis,
                                [](auto&& exec, auto&& in, auto&& out, int along) { fft(exec, in, out, none, along); });
  check<Real, Real, Complex>(Kind::r2c, N, lines, axis,
                             [](auto&& exec, auto&& in, auto&& out, int along) { rfft(exec, in, out, none, along); });
  check<Real, Complex, Real>(Kind::c2r, N, lines, axis,
                             [](auto&& exec, auto&& in, auto&& out, int along) { irfft(exec, in, out, none, along); });
  check<Real, Real, Real>(Kind::dct2, N, lines, axis,
                          [](auto&& exec, auto&& in, auto&& out, int along) { dct(exec, in, out, 2, none, along); });
  check<Real, Complex, Complex>(Kind::dst4, N, lines, axis, [](auto&& exec, auto&& in, auto&& out, int along) {
    dst(exec, in, out, 4, none, along);
  });
}

/// Short lines, products of every radix, primes by Rader's and by Bluestein's convolutions, two passes; one line, a
/// few, and more than any vector has lanes.
int run() {
  for (std::size_t const N : {2, 3, 4, 5, 8, 11, 13, 16, 17, 24, 31, 64, 97, 100, 130, 289, 360, 509, 1001})
    for (std::size_t const lines : {1, 3, 19})
      for (int const axis : {0, 1})
        if (N * lines < 10000) check_all<float>(N, lines, axis), check_all<double>(N, lines, axis);
  check_all<float>(4096, 2, 0), check_all<double>(4096, 1, 1);
  check_all<float>(1 << 17, 1, 1), check_all<double>(1 << 17, 1, 1);
  Array<Kokkos::complex<double>> const in("in", 4, 64), out("out", 4, 64);
  std::cout << Plan(Space{}, in, out, Direction::forward) << count << " lines, " << wrong << " of them wrong\n";
  return wrong == 0 && count > 0 ? 0 : 1;
}

}  // namespace
}  // namespace TeamFFT::Test

int main(int argc, char** argv) {
  Kokkos::ScopeGuard const kokkos(argc, argv);
  try {
    return TeamFFT::Test::run();
  } catch (TeamFFT::Error const& error) {
    std::cout << error.what() << "\n";
    return 2;
  }
}
