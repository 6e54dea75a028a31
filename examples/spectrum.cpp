// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Welch's estimate of a power spectral density, and the spectrogram of two chirps: overlapping windowed segments
// through one plan, without an array of them. usage: spectrum [seconds of recording [figure.svg]]
#include "spectrum_check.hpp"
#include "spectrum_density.hpp"
#include "spectrum_drawing.hpp"
#include "timing.hpp"

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <cmath>
#include <cstdio>
#include <iostream>
#include <numbers>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

namespace spectrum {

constexpr double rate = 48000;                            // samples per second
constexpr double tone_volts = 1, tone_hertz = 6234.5;     // amplitude and frequency
constexpr double noise_volts = 0.25;                      // standard deviation
constexpr double chirp_begin = 2000, chirp_end = 22000;   // Hz, the rising chirp of 1 V
constexpr double chirp_seconds = 8, chirp_noise = 0.001;  // V
constexpr double falling_volts = 0.01, pi = std::numbers::pi;

/// volts(t) and white noise, sampled at t = i / rate.
template <class Volts>
Series record(ExecutionSpace const& exec, double seconds, double noise, Volts const& volts) {
  std::mt19937_64 generator(1967);
  std::normal_distribution<double> normal(0, noise);
  std::vector<double> samples(static_cast<std::size_t>(std::llround(seconds * rate)));
  for (std::size_t i = 0; i < samples.size(); ++i)
    samples[i] = volts(static_cast<double>(i) / rate) + normal(generator);
  return to_view(exec, "recording", samples);
}

double tone(double t) { return tone_volts * std::cos(2 * pi * tone_hertz * t + 0.7); }

/// From chirp_begin to chirp_end, and a weaker one the other way.
double chirps(double t) {
  double const bend = (chirp_end - chirp_begin) / chirp_seconds / 2 * t * t;
  return std::cos(2 * pi * (chirp_begin * t + bend)) + falling_volts * std::cos(2 * pi * (chirp_end * t - bend));
}

template <class Plan>
void print_times(ExecutionSpace const& exec, Analysis const& analysis, Plan& plan) {
  std::size_t const S = analysis.segments.count(), L = analysis.segments.length(), bins = L / 2 + 1;
  Table const stored("segments", S, L);
  Spectra const spectra("spectra", S, bins);
  TeamFFT::Plan through_arrays(exec, stored, spectra, TeamFFT::Direction::forward);
  auto const time = [&](auto const& work) { return 1e3 * example::seconds(work, [&] { exec.fence(); }); };
  double const cut = time([&] {
    for_each(exec, "spectrum::segments", S, L, StoreSegments{analysis.segments, stored});
  });
  double const transform = time([&] { TeamFFT::execute(through_arrays, stored, spectra); });
  double const square = time([&] {
    for_each(exec, "spectrum::squares", S, bins, StoreDensity{spectra, analysis.density});
  });
  double const fused = time([&] { TeamFFT::execute(plan, source_of(analysis.segments), sink_of(analysis.density)); });
  double const average = time([&] { mean_over_segments(exec, analysis.density.density, analysis.mean); });
  double const megabytes = 1e-6 * static_cast<double>(8 * S * (L + 2 * bins));
  std::printf("\nTime of %zu segments of %zu samples:\n", S, L);
  std::printf("  before: segments to an array %.1f ms, rfft %.1f ms, |X|^2 %.1f ms: %.1f ms and %.0f MB of arrays\n",
              cut, transform, square, cut + transform + square, megabytes);
  std::printf(
      "  after:  rfft from a source into a sink: %.1f ms and no such array\n  both:   mean over the segments %.1f ms\n",
      fused, average);
}

bool welch(ExecutionSpace const& exec, double seconds, std::vector<double>& psd, double& bin) {
  Analysis const analysis(exec, record(exec, seconds, noise_volts, tone), rate, 4096, 2048);
  std::printf(
      "%.0f s at %.0f Hz: a tone of %.0f V and noise of %.2f V; %d segments of %d samples, one every %zu\n\nThe "
      "plan:\n",
      seconds, rate, tone_volts, noise_volts, analysis.segments.count(), analysis.segments.length(),
      analysis.segments.hop);
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
  good = check_noise(analysis, psd, 2 * noise_volts * noise_volts / rate, noise) && good;
  good = check_tone(analysis, psd, noise, tone_volts, tone_hertz) && good;
  print_times(exec, analysis, plan);
  return good;
}

bool spectrogram(ExecutionSpace const& exec, Picture& picture) {
  Analysis const analysis(exec, record(exec, chirp_seconds, chirp_noise, chirps), rate, 512, 800);
  TeamFFT::rfft(exec, source_of(analysis.segments), sink_of(analysis.density));
  auto const density = to_host(exec, analysis.density.density);
  picture = {density.extent(0), density.extent(1), {}, chirp_seconds, rate / 2};
  for (std::size_t i = 0; i < density.size(); ++i) picture.decibels.push_back(10 * std::log10(density.data()[i]));
  std::printf("\nSpectrogram of a chirp from %.0f to %.0f Hz:\n", chirp_begin, chirp_end);
  return check_ridge(analysis, picture, chirp_begin, (chirp_end - chirp_begin) / chirp_seconds);
}

/// The exit status: 0 where every figure is within its bound.
int run(double seconds, std::string const& svg_path) {
  if (!(seconds >= 1))
    throw std::runtime_error("spectrum: a recording of " + std::to_string(seconds) + " s; give at least 1 s");
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
