// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "check.hpp"

#include "checksum.hpp"
#include "fftw_library.hpp"

#include <TeamFFT/number.hpp>

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>
#include <set>

namespace TeamFFT::Impl::Bench {

namespace {

constexpr std::size_t lines_checked = 64;

/// Points that a reference transforms per problem: about a second on one core in double and in long double.
std::size_t points_checked(Precision precision) { return precision == Precision::f32 ? std::size_t(1) << 24 : std::size_t(1) << 22; }

std::size_t line_points(Problem const& problem) {
  std::size_t n = 1;
  for (auto const& axis : problem.axes) n *= axis.length;
  return n;
}

/// First, last and random others, in rising order.
std::vector<std::size_t> choose_lines(std::size_t available, std::size_t wanted, std::uint64_t seed) {
  wanted = std::min(wanted, available);
  std::set<std::size_t> lines;
  if (wanted > 0) lines.insert(0);
  if (wanted > 1) lines.insert(available - 1);
  std::mt19937_64 random(seed);
  while (lines.size() < wanted) lines.insert(random() % available);
  return {lines.begin(), lines.end()};
}

/// Packed lines of the problem as FFTW's dimensions.
std::vector<FftwDim> packed_axes(Problem const& problem) {
  auto dims = fftw_axes(problem);
  std::ptrdiff_t stride = 1;
  for (auto d = dims.rbegin(); d != dims.rend(); ++d) {
    d->in = d->out = stride;
    stride *= d->n;
  }
  return dims;
}

/// One packed line through a plan in Real. Plain arrays: nvcc warns of long double in std::vector's constexpr members.
template <class Real>
void transform_line(FftwLibrary<Real> const& library, FftwPlan plan, std::complex<double> const* values, std::complex<double>* high, std::complex<double>* low,
                    std::size_t n) {
  std::unique_ptr<Real[]> const wide(new Real[2 * n]), transformed(new Real[2 * n]);
  for (std::size_t j = 0; j < n; ++j) {
    wide[2 * j] = values[j].real();
    wide[2 * j + 1] = values[j].imag();
  }
  library.execute_dft(plan, wide.get(), transformed.get());
  for (std::size_t k = 0; k < n; ++k) {
    Real const re = transformed[2 * k], im = transformed[2 * k + 1];
    high[k] = {static_cast<double>(re), static_cast<double>(im)};
    low[k] = {static_cast<double>(re - static_cast<Real>(high[k].real())), static_cast<double>(im - static_cast<Real>(high[k].imag()))};
  }
}

/// Transforms every line by FFTW in Real and rounds to double. False where there is no such FFTW.
template <class Real>
bool reference_spectra(Problem const& problem, CheckInput& input) {
  auto const* library = FftwLibrary<Real>::get();
  if (library == nullptr) return false;
  auto const dims = packed_axes(problem);
  std::size_t const n = line_points(problem);
  std::unique_ptr<Real[]> probe(new Real[4 * n]);  // the planner wants arrays; it leaves them alone
  if (library->plan_with_nthreads != nullptr) library->plan_with_nthreads(1);
  auto const plan = library->plan_guru64_dft(static_cast<int>(dims.size()), dims.data(), 0, nullptr, probe.get(), probe.get() + 2 * n, fftw_sign(problem),
                                             fftw_estimate | fftw_unaligned);
  if (plan == nullptr) return false;
  probe.reset();
  input.spectra.resize(input.values.size());
  input.spectra_low.resize(input.values.size());
  Kokkos::parallel_for("teamfft-bench::reference",
                       Kokkos::RangePolicy<Kokkos::DefaultHostExecutionSpace, Kokkos::Schedule<Kokkos::Dynamic>>(0, input.lines.size()), [&](std::size_t line) {
                         std::size_t const first = line * n;
                         transform_line(*library, plan, &input.values[first], &input.spectra[first], &input.spectra_low[first], n);
                       });
  Kokkos::DefaultHostExecutionSpace().fence("teamfft-bench: reference");
  library->destroy_plan(plan);
  return true;
}

/// The larger of the two, and NaN where either is: std::max would drop one.
double worse(double a, double b) { return std::isnan(a) || a > b ? a : b; }

void compare_line(std::complex<double> const* computed, std::complex<double> const* exact, std::complex<double> const* exact_low, std::size_t n,
                  CheckResult& result) {
  double error = 0, norm = 0, largest = 0;
  for (std::size_t k = 0; k < n; ++k) {
    double const e = std::norm((computed[k] - exact[k]) - exact_low[k]);
    error += e;
    norm += std::norm(exact[k]);
    largest = worse(largest, e);
  }
  result.rel_l2_error = worse(result.rel_l2_error, std::sqrt(error / norm));
  result.max_error = worse(result.max_error, std::sqrt(largest / norm * static_cast<double>(n)));
}

}  // namespace

double error_bound(Problem const& problem) {
  double bits = 0;
  bool smooth = true;
  for (auto const& axis : problem.axes) {
    bits += std::log2(static_cast<double>(axis.length));
    smooth = smooth && is_smooth(axis.length, 13);
  }
  return (smooth ? 1.0 : 2.2) * (problem.precision == Precision::f32 ? 0x1p-24 : 0x1p-53) * std::sqrt(bits);
}

CheckInput prepare_check(ExecutionSpace const& exec, Problem const& problem, unsigned char const* in, std::uint64_t seed) {
  std::size_t const n = line_points(problem), budget = points_checked(problem.precision);
  CheckInput input;
  input.lines = choose_lines(problem.batch_count(), std::clamp<std::size_t>(budget / n, 2, lines_checked), seed);
  if (n > budget) input.lines.resize(std::min<std::size_t>(1, input.lines.size()));
  input.values = gather_lines(exec, problem, Side::input, in, input.lines);
  bool const single = problem.precision == Precision::f32;
  if (n <= budget && (single ? reference_spectra<double>(problem, input) : reference_spectra<long double>(problem, input)))
    input.method = single ? "double FFTW" : "long double FFTW";
  else
    input.method = "checksums";
  return input;
}

CheckResult check(ExecutionSpace const& exec, Problem const& problem, CheckInput const& input, unsigned char const* out, std::uint64_t seed) {
  std::size_t const n = line_points(problem);
  auto const computed = gather_lines(exec, problem, Side::output, out, input.lines);
  CheckResult result;
  result.bound = error_bound(problem);
  result.lines = input.lines.size();
  result.method = input.method;
  for (std::size_t line = 0; line < input.lines.size(); ++line) {
    if (!input.spectra.empty())
      compare_line(computed.data() + line * n, input.spectra.data() + line * n, input.spectra_low.data() + line * n, n, result);
    else
      result.rel_l2_error = worse(result.rel_l2_error, checksum_error(problem, input.values.data() + line * n, computed.data() + line * n, seed + line));
  }
  // An estimate scatters: three standard deviations are allowed for.
  if (input.spectra.empty()) result.bound *= 1 + 3 / (2 * std::sqrt(static_cast<double>(checksums_per_line)));
  return result;
}

}  // namespace TeamFFT::Impl::Bench
