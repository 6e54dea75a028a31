// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Welch's estimate of a power spectral density, and the spectrogram of two chirps: overlapping windowed segments through one plan, without an array of them.
// usage: spectrum [seconds of recording [figure.svg]]
#include "spectrum_density.hpp"
#include "spectrum_drawing.hpp"
#include "timing.hpp"

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <numbers>
#include <random>
#include <string>
#include <vector>

namespace spectrum {

constexpr double rate = 48000;                              // samples per second
constexpr double tone_volts = 1, tone_hertz = 6234.5;       // amplitude and frequency
constexpr double noise_volts = 0.25;                        // standard deviation
constexpr double chirp_begin = 2000, chirp_end = 22000;     // Hz, the rising chirp of 1 V
constexpr double chirp_seconds = 8, chirp_noise = 0.001;    // V
constexpr double falling_volts = 0.01, pi = std::numbers::pi;

Series to_view(ExecutionSpace const& exec, std::string const& label, std::vector<double> const& values) {
  Series view(label, values.size());
  auto const host = Kokkos::create_mirror_view(view);
  std::copy(values.begin(), values.end(), host.data());
  Kokkos::deep_copy(exec, view, host);
  return view;
}

template <class View>
auto to_host(ExecutionSpace const& exec, View const& view) {
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), view);
  exec.fence();
  return host;
}

/// volts(t) and white noise, sampled at t = i / rate.
template <class Volts>
Series record(ExecutionSpace const& exec, double seconds, double noise, Volts const& volts) {
  std::mt19937_64 generator(1967);
  std::normal_distribution<double> normal(0, noise);
  std::vector<double> samples(static_cast<std::size_t>(std::llround(seconds * rate)));
  for (std::size_t i = 0; i < samples.size(); ++i) samples[i] = volts(static_cast<double>(i) / rate) + normal(generator);
  return to_view(exec, "recording", samples);
}

double tone(double t) { return tone_volts * std::cos(2 * pi * tone_hertz * t + 0.7); }

/// From chirp_begin to chirp_end, and a weaker one the other way.
double chirps(double t) {
  double const bend = (chirp_end - chirp_begin) / chirp_seconds / 2 * t * t;
  return std::cos(2 * pi * (chirp_begin * t + bend)) + falling_volts * std::cos(2 * pi * (chirp_end * t - bend));
}

/// Hann's window, periodic, and the sums of it that estimates need.
struct Window {
  std::vector<double> values;
  double sum = 0, power = 0;  // of w and w^2
  double overlap = 0;         // sum w_j w_(j + hop) / sum w^2: how alike neighbouring segments are

  Window(int length, int hop) {
    for (int j = 0; j < length; ++j) values.push_back(std::pow(std::sin(pi * j / length), 2));
    for (double w : values) sum += w, power += w * w;
    for (int j = 0; j + hop < length; ++j) overlap += values[j] * values[j + hop] / power;
  }
  /// Of white noise, in Hz: what a bin takes in.
  [[nodiscard]] double noise_bandwidth() const { return rate * power / (sum * sum); }
};

auto source_of(Segments const& segments) { return TeamFFT::source<double>({segments.count(), segments.length()}, segments); }
auto sink_of(Density const& density) { return TeamFFT::sink<Complex>({density.density.extent(0), density.density.extent(1)}, density); }

/// A recording's segments, their densities and the mean of these.
struct Analysis {
  Window window;
  Segments segments;
  Density density;
  Series mean;

  Analysis(ExecutionSpace const& exec, Series const& volts, int length, int hop)
      : window(length, hop),
        segments{volts, to_view(exec, "window", window.values), static_cast<std::size_t>(hop)},
        density{Table("densities", segments.count(), length / 2 + 1), length, 1 / (rate * window.power)},
        mean("mean density", length / 2 + 1) {}
  [[nodiscard]] double bin() const { return rate / segments.length(); }  // Hz
};

bool report(char const* what, double found, double expected, double bound, char const* unit) {
  bool const good = std::abs(found - expected) <= bound;
  std::printf("  %-22s %14.7g %-6s expected %14.7g, off by %8.1e (bound %7.1e): %s\n", what, found, unit, expected, std::abs(found - expected), bound,
              good ? "good" : "WRONG");
  return good;
}

/// The density's integral is the segments' mean square (Parseval). Each transform is right to eps sqrt(log2 N), squares to twice that; ten further roundings.
bool check_parseval(ExecutionSpace const& exec, Analysis const& analysis, std::vector<double> const& psd) {
  Compensated integral;
  for (double value : psd) integral += value * analysis.bin();
  double const expected = mean_square(exec, analysis.segments, analysis.window.power), eps = std::ldexp(1.0, -53);
  return report("integral (Parseval)", integral.value(), expected, eps * (2 * std::sqrt(std::log2(analysis.segments.length())) + 10) * expected, "V^2");
}

/// White noise has 2 sigma^2 / rate everywhere. A bin of S segments varies by (1 + 2 overlap^2) / S of its square (Welch 1967), and of neighbouring bins, which
/// are alike under Hann's window (1 + 2 (4/9 + 1/36) < 2), half count. Bound: five standard deviations.
bool check_noise(Analysis const& analysis, double level, std::size_t bins) {
  double const expected = 2 * noise_volts * noise_volts / rate, alike = analysis.window.overlap;
  double const variance = (1 + 2 * alike * alike) / analysis.segments.count() * 2 / static_cast<double>(bins);
  return report("level of the noise", level, expected, 5 * std::sqrt(variance) * expected, "V^2/Hz");
}

/// The mean of the bins that the tone does not reach.
bool find_noise(Analysis const& analysis, std::vector<double> const& psd, double& level) {
  std::size_t const peak = std::max_element(psd.begin(), psd.end()) - psd.begin();
  std::size_t bins = 0;
  level = 0;
  for (std::size_t k = 2; k + 2 < psd.size(); ++k)
    if (k + 20 < peak || k > peak + 20) level += psd[k], ++bins;
  level /= static_cast<double>(bins);
  return check_noise(analysis, level, bins);
}

/// A tone d bins beside a bin has W(d)/W(0) = sin(pi d) / (pi d (1 - d^2)) of its amplitude there, and the higher neighbour says where it is: d = (2a - 1)/(a + 1)
/// with the ratio a of their amplitudes (Grandke 1983). Noise moves a bin's power by sqrt(2 noise (1 + 2 overlap) / (power S)), d by 3a/(1 + a)^2 of that,
/// and the response by 4/3 of what d moves. Bounds: five standard deviations.
bool check_tone(Analysis const& analysis, std::vector<double> const& psd, double noise) {
  std::size_t const k = std::max_element(psd.begin(), psd.end()) - psd.begin();
  bool const above = psd[k + 1] > psd[k - 1];
  double const power = psd[k] - noise, beside = psd[above ? k + 1 : k - 1] - noise, a = std::sqrt(beside / power), d = (2 * a - 1) / (a + 1);
  double const response = std::sin(pi * d) / (pi * d * (1 - d * d));
  auto const deviation = [&](double p) { return std::sqrt(2 * noise / p * (1 + 2 * analysis.window.overlap) / analysis.segments.count()); };
  double const of_d = 3 * a / ((1 + a) * (1 + a)) * (deviation(power) + deviation(beside)) / 2;
  double const square = tone_volts * tone_volts / 2;
  bool const frequency = report("frequency of the tone", (static_cast<double>(k) + (above ? d : -d)) * analysis.bin(), tone_hertz, 5 * of_d * analysis.bin(), "Hz");
  return report("power of the tone", power * analysis.window.noise_bandwidth() / (response * response), square, 5 * (deviation(power) + 4 * of_d / 3) * square, "V^2") &&
         frequency;
}

/// In each segment the highest density stands within one bin of the rising chirp's frequency at the segment's middle.
bool check_ridge(Analysis const& analysis, Picture const& picture) {
  double worst = 0;  // Hz
  for (std::size_t s = 0; s < picture.columns; ++s) {
    auto const* const column = &picture.decibels[s * picture.bins];
    double const found = static_cast<double>(std::max_element(column, column + picture.bins) - column) * analysis.bin();
    double const middle = (static_cast<double>(s * analysis.segments.hop) + analysis.segments.length() / 2.0) / rate;
    worst = std::max(worst, std::abs(found - (chirp_begin + (chirp_end - chirp_begin) / chirp_seconds * middle)));
  }
  return report("ridge of the chirp", worst, 0, analysis.bin(), "Hz");
}

template <class Plan>
void print_times(ExecutionSpace const& exec, Analysis const& analysis, Plan& plan) {
  std::size_t const S = analysis.segments.count(), L = analysis.segments.length(), bins = L / 2 + 1;
  Table const stored("segments", S, L);
  Spectra const spectra("spectra", S, bins);
  TeamFFT::Plan through_arrays(exec, stored, spectra, TeamFFT::Direction::forward);
  auto const time = [&](auto const& work) { return 1e3 * example::seconds(work, [&] { exec.fence(); }); };
  double const cut = time([&] { for_each(exec, "spectrum::segments", S, L, StoreSegments{analysis.segments, stored}); });
  double const transform = time([&] { TeamFFT::execute(through_arrays, stored, spectra); });
  double const square = time([&] { for_each(exec, "spectrum::squares", S, bins, StoreDensity{spectra, analysis.density}); });
  double const fused = time([&] { TeamFFT::execute(plan, source_of(analysis.segments), sink_of(analysis.density)); });
  double const average = time([&] { mean_over_segments(exec, analysis.density.density, analysis.mean); });
  double const megabytes = 1e-6 * static_cast<double>(8 * S * (L + 2 * bins));
  std::printf("\nTime of %zu segments of %zu samples:\n", S, L);
  std::printf("  before: segments to an array %.1f ms, rfft %.1f ms, |X|^2 %.1f ms: %.1f ms and %.0f MB of arrays\n", cut, transform, square, cut + transform + square,
              megabytes);
  std::printf("  after:  rfft from a source into a sink: %.1f ms and no such array\n  both:   mean over the segments %.1f ms\n", fused, average);
}

bool welch(ExecutionSpace const& exec, double seconds, std::vector<double>& psd, double& bin) {
  Analysis const analysis(exec, record(exec, seconds, noise_volts, tone), 4096, 2048);
  std::printf("%.0f s at %.0f Hz: a tone of %.0f V and noise of %.2f V; %d segments of %d samples, one every %zu\n\nThe plan:\n", seconds, rate, tone_volts,
              noise_volts, analysis.segments.count(), analysis.segments.length(), analysis.segments.hop);
  auto const source = source_of(analysis.segments);
  auto const sink = sink_of(analysis.density);
  TeamFFT::Plan plan(exec, source, sink, TeamFFT::Direction::forward);
  std::cout << plan << std::flush;
  TeamFFT::execute(plan, source, sink);
  mean_over_segments(exec, analysis.density.density, analysis.mean);

  auto const mean = to_host(exec, analysis.mean);
  psd.assign(mean.data(), mean.data() + mean.extent(0));
  bin = analysis.bin();
  std::printf("\nMean density:\n");
  double noise = 0;
  bool good = check_parseval(exec, analysis, psd);
  good = find_noise(analysis, psd, noise) && good;
  good = check_tone(analysis, psd, noise) && good;
  print_times(exec, analysis, plan);
  return good;
}

bool spectrogram(ExecutionSpace const& exec, Picture& picture) {
  Analysis const analysis(exec, record(exec, chirp_seconds, chirp_noise, chirps), 512, 800);
  TeamFFT::rfft(exec, source_of(analysis.segments), sink_of(analysis.density));
  auto const density = to_host(exec, analysis.density.density);
  picture = {density.extent(0), density.extent(1), {}, chirp_seconds, rate / 2};
  for (std::size_t i = 0; i < density.size(); ++i) picture.decibels.push_back(10 * std::log10(density.data()[i]));
  std::printf("\nSpectrogram of a chirp from %.0f to %.0f Hz:\n", chirp_begin, chirp_end);
  return check_ridge(analysis, picture);
}

/// The exit status: 0 where every figure is within its bound.
int run(double seconds, std::string const& svg_path) {
  ExecutionSpace const exec;
  std::vector<double> psd;
  Picture picture;
  double bin = 0;
  bool good = welch(exec, seconds, psd, bin);
  good = spectrogram(exec, picture) && good;
  if (draw(svg_path, psd, bin, picture)) std::printf("\nDrawn in %s\n", svg_path.c_str());
  return good ? 0 : 1;
}

}  // namespace spectrum

int main(int argc, char** argv) {
  try {
    Kokkos::ScopeGuard const kokkos(argc, argv);
    return spectrum::run(argc > 1 ? std::stod(argv[1]) : 60, argc > 2 ? argv[2] : "spectrum.svg");
  } catch (std::exception const& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
