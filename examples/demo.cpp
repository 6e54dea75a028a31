// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The demonstration: which periods do the sunspots have? One transform of 309 real measurements, its plan, its error,
// and the speed on this machine. usage: demo [sunspots.csv [spectrum.svg]]
#include "demo_drawing.hpp"
#include "demo_speed.hpp"

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <numbers>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using ExecutionSpace = Kokkos::DefaultExecutionSpace;
using Spectrum = Kokkos::View<Kokkos::complex<double>*, ExecutionSpace>;

struct Series {
  int first_year = 0;
  std::vector<double> values;
};

/// Lines "year,number" after one header line.
Series read_series(std::string const& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error("demo: cannot read " + path);
  Series series;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    auto const comma = line.find(',');
    if (comma == std::string::npos) continue;
    if (series.values.empty()) series.first_year = std::stoi(line);
    series.values.push_back(std::stod(line.substr(comma + 1)));
  }
  if (series.values.size() < 2) throw std::runtime_error("demo: " + path + " holds no series");
  return series;
}

/// Without its mean, which would hide the rest: X_0 = 0.
std::vector<double> without_mean(std::vector<double> values) {
  double sum = 0;
  for (double value : values) sum += value;
  for (double& value : values) value -= sum / static_cast<double>(values.size());
  return values;
}

Spectrum to_view(ExecutionSpace const& exec, std::vector<double> const& values) {
  Spectrum view("sunspots", values.size());
  auto const host = Kokkos::create_mirror_view(view);
  for (std::size_t j = 0; j < values.size(); ++j) host(j) = values[j];
  Kokkos::deep_copy(exec, view, host);
  return view;
}

std::vector<std::complex<double>> to_vector(ExecutionSpace const& exec, Spectrum const& view) {
  auto const host = Kokkos::create_mirror_view(view);
  Kokkos::deep_copy(exec, host, view);
  exec.fence();
  std::vector<std::complex<double>> values;
  for (std::size_t k = 0; k < host.extent(0); ++k) values.emplace_back(host(k).real(), host(k).imag());
  return values;
}

/// Relative L2 error against X_k = sum_j x_j exp(-2 pi i j k / N), summed directly in long double.
double error_of(std::vector<std::complex<double>> const& X, std::vector<double> const& x) {
  std::size_t const N = x.size();
  long double difference = 0, norm = 0;
  for (std::size_t k = 0; k < N; ++k) {
    std::complex<long double> sum = 0;
    for (std::size_t j = 0; j < N; ++j) {
      long double const angle =
          -2 * std::numbers::pi_v<long double> * static_cast<long double>(j * k % N) / static_cast<long double>(N);
      sum += static_cast<long double>(x[j]) * std::complex<long double>(std::cos(angle), std::sin(angle));
    }
    difference += std::norm(std::complex<long double>(X[k]) - sum);
    norm += std::norm(sum);
  }
  return static_cast<double>(std::sqrt(difference / norm));
}

/// |X_k|^2 for k = 0..N/2: the rest mirrors it, the series being real.
std::vector<double> power(std::vector<std::complex<double>> const& X) {
  std::vector<double> values;
  for (std::size_t k = 0; k <= X.size() / 2; ++k) values.push_back(std::norm(X[k]));
  return values;
}

/// The `count` highest local maxima, highest first.
std::vector<std::size_t> peaks(std::vector<double> const& values, std::size_t count) {
  std::vector<std::size_t> found;
  for (std::size_t k = 1; k + 1 < values.size(); ++k)
    if (values[k] > values[k - 1] && values[k] > values[k + 1]) found.push_back(k);
  std::sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) { return values[a] > values[b]; });
  found.resize(std::min(count, found.size()));
  return found;
}

void print_periods(std::vector<double> const& values, std::vector<std::size_t> const& strongest, std::size_t N) {
  double total = 0;
  for (double value : values) total += value;
  std::printf("\nThe strongest periods:\n");
  for (std::size_t k : strongest)
    std::printf("  %7.2f years  (k = %3zu, %4.1f %% of the power)\n", static_cast<double>(N) / static_cast<double>(k),
                k, 100 * values[k] / total);
}

/// Returns the exit status: 0 where the transform is as accurate as it must be and finds the eleven-year cycle.
int run(std::string const& data_path, std::string const& svg_path) {
  ExecutionSpace const exec;
  Series const series = read_series(data_path);
  std::vector<double> const x = without_mean(series.values);
  std::size_t const N = x.size();
  std::printf("TeamFFT on Kokkos %d.%d.%d, %s with %d threads\n", KOKKOS_VERSION / 10000, KOKKOS_VERSION / 100 % 100,
              KOKKOS_VERSION % 100, ExecutionSpace::name(), static_cast<int>(exec.concurrency()));
  std::printf("Yearly sunspot numbers %d-%zu, N = %zu values\n\nThe plan:\n", series.first_year,
              series.first_year + N - 1, N);

  Spectrum const in = to_view(exec, x), out("spectrum", N);
  TeamFFT::Plan plan(exec, in, out, TeamFFT::Direction::forward);
  std::cout << plan << std::flush;
  TeamFFT::execute(plan, in, out);

  auto const X = to_vector(exec, out);
  auto const spectrum = power(X);
  auto const strongest = peaks(spectrum, 5);
  draw_in_terminal(spectrum, N);
  print_periods(spectrum, strongest, N);
  if (draw_svg(svg_path, series.first_year, series.values, spectrum, strongest))
    std::printf("\nDrawn in %s\n", svg_path.c_str());

  double const error = error_of(X, x),
               bound = 2.2 * std::ldexp(1.0, -53) * std::sqrt(std::log2(static_cast<double>(N)));
  bool const accurate = error <= bound;
  std::printf("\nRelative L2 error against a direct sum in long double: %.2e (bound %.2e): %s\n", error, bound,
              accurate ? "good" : "TOO LARGE");
  double const period = static_cast<double>(N) / static_cast<double>(strongest.at(0));
  bool const eleven = period > 10 && period < 12;
  if (!eleven) std::printf("The strongest period is %.2f years and should be about 11: WRONG\n", period);
  if (!accurate || !eleven) return 1;

  print_speed(exec);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    Kokkos::ScopeGuard const kokkos(argc, argv);
    return run(argc > 1 ? argv[1] : TEAMFFT_EXAMPLE_DATA "/sunspots.csv", argc > 2 ? argv[2] : "sunspots.svg");
  } catch (std::exception const& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
