// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "check.hpp"

#include "checksum.hpp"
#include "reference.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

namespace TeamFFT::Impl::Bench {

namespace {

constexpr std::size_t lines_checked = 64;

std::size_t line_points(Problem const& problem) { return packed_points(problem, Side::input, Packing::completed); }

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

/// The references of all lines of `input.values`.
void transform_all(Problem const& problem, Reference const& reference, CheckInput& input) {
  std::size_t const n_in = packed_points(problem, Side::input, Packing::stored),
                    n_out = packed_points(problem, Side::output, Packing::stored);
  input.spectra.resize(n_out * input.lines.size());
  input.spectra_low.resize(n_out * input.lines.size());
  Kokkos::parallel_for(
      "teamfft-bench::reference",
      Kokkos::RangePolicy<Kokkos::DefaultHostExecutionSpace, Kokkos::Schedule<Kokkos::Dynamic>>(0, input.lines.size()),
      [&](std::size_t line) {
        reference.transform(&input.values[line * n_in], &input.spectra[line * n_out], &input.spectra_low[line * n_out]);
      });
  Kokkos::DefaultHostExecutionSpace().fence("teamfft-bench: reference");
}

/// Squares of errors and of exact values.
struct Squares {
  double error = 0, norm = 0;
  [[nodiscard]] double relative() const { return error == 0 ? 0 : std::sqrt(error / norm); }
};

Squares compare_line(std::complex<double> const* computed, std::complex<double> const* exact,
                     std::complex<double> const* exact_low, std::size_t n, CheckResult& result) {
  Squares line;
  double largest = 0;
  for (std::size_t k = 0; k < n; ++k) {
    double const e = std::norm((computed[k] - exact[k]) - exact_low[k]);
    line.error += e;
    line.norm += std::norm(exact[k]);
    largest = worse(largest, e);
  }
  result.rel_l2_error = worse(result.rel_l2_error, line.relative());
  result.max_error = worse(result.max_error, std::sqrt(largest / line.norm * static_cast<double>(n)));
  return line;
}

void compare_lines(Problem const& problem, CheckInput const& input, std::complex<double> const* computed,
                   CheckResult& result) {
  std::size_t const n = packed_points(problem, Side::output, Packing::stored);
  Squares all;
  for (std::size_t line = 0; line < input.lines.size(); ++line) {
    auto const squares =
        compare_line(computed + line * n, &input.spectra[line * n], &input.spectra_low[line * n], n, result);
    all.error += squares.error;
    all.norm += squares.norm;
  }
  result.pooled_error = all.relative();
  std::size_t const numbers = problem.output_is_real() ? n : 2 * n;
  bool const of_c2c = std::ranges::all_of(problem.axes, [](Axis const& axis) { return is_complex_kind(axis.kind); });
  if (numbers < 56) result.line_slack = of_c2c || numbers >= 16 ? 1.4 : 2;
}

/// An estimate scatters: three standard deviations are allowed for.
void estimate_lines(Problem const& problem, CheckInput const& input, std::complex<double> const* computed,
                    std::uint64_t seed, CheckResult& result) {
  std::size_t const n = packed_points(problem, Side::output, Packing::completed);
  for (std::size_t line = 0; line < input.lines.size(); ++line)
    result.rel_l2_error =
        worse(result.rel_l2_error, checksum_error(problem, &input.values[line * n], computed + line * n, seed + line));
  result.pooled_error = result.rel_l2_error;
  result.bound *= 1 + 3 / (2 * std::sqrt(static_cast<double>(checksums_per_line)));
}

}  // namespace

double error_bound(Problem const& problem) {
  double bits = 0;
  bool smooth = true;
  for (auto const& axis : problem.axes) {
    auto const N = logical_length(axis.kind, axis.length);
    bits += std::log2(static_cast<double>(N));
    smooth = smooth && is_smooth(N, 13);
  }
  return (smooth ? 1.0 : 2.2) * (problem.precision == Precision::f32 ? 0x1p-24 : 0x1p-53) * std::sqrt(bits);
}

CheckInput prepare_check(ExecutionSpace const& exec, Problem const& problem, unsigned char const* in,
                         std::uint64_t seed) {
  std::size_t const n = line_points(problem), budget = reference_points(problem.precision);
  CheckInput input;
  input.lines = choose_lines(problem.batch_count(), std::clamp<std::size_t>(budget / n, 2, lines_checked), seed);
  if (n > budget) input.lines.resize(std::min<std::size_t>(1, input.lines.size()));
  auto const reference = make_reference(problem, input.lines.size());
  input.packing = reference != nullptr ? Packing::stored : Packing::completed;
  input.method = reference != nullptr ? reference->method() : "checksums";
  input.values = gather_lines(exec, problem, Side::input, input.packing, in, input.lines);
  if (reference != nullptr) transform_all(problem, *reference, input);
  return input;
}

CheckResult check(ExecutionSpace const& exec, Problem const& problem, CheckInput const& input, unsigned char const* out,
                  std::uint64_t seed) {
  auto const computed = gather_lines(exec, problem, Side::output, input.packing, out, input.lines);
  CheckResult result;
  result.bound = error_bound(problem);
  result.lines = input.lines.size();
  result.method = input.method;
  if (input.packing == Packing::stored)
    compare_lines(problem, input, computed.data(), result);
  else
    estimate_lines(problem, input, computed.data(), seed, result);
  return result;
}

}  // namespace TeamFFT::Impl::Bench
