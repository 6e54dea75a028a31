// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether estimated densities are right: Parseval's theorem within rounding, and tone, noise and chirp within what
// statistics allow.
#ifndef TEAMFFT_EXAMPLES_SPECTRUM_CHECK_HPP
#define TEAMFFT_EXAMPLES_SPECTRUM_CHECK_HPP

#include "report.hpp"
#include "spectrum_density.hpp"
#include "spectrum_drawing.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace spectrum {

using example::report;

/// The density's integral is the segments' mean square (Parseval). Each transform is right to eps sqrt(log2 N), squares
/// to twice that; ten further roundings.
inline bool check_parseval(ExecutionSpace const& exec, Analysis const& analysis, std::vector<double> const& psd) {
  Compensated integral;
  for (double value : psd) integral += value * analysis.bin();
  double const expected = mean_square(exec, analysis.segments, analysis.window.power), eps = std::ldexp(1.0, -53);
  return report("integral (Parseval)", integral.value(), expected,
                eps * (2 * std::sqrt(std::log2(analysis.segments.length())) + 10) * expected, "V^2");
}

/// The level of white noise, over the bins that the tone does not reach. A bin of S segments varies by (1 + 2
/// overlap^2) / S of its square (Welch 1967), and of neighbouring bins, which are alike under Hann's window (1 + 2 (4/9
/// + 1/36) < 2), half count. Bound: five standard deviations.
inline bool check_noise(Analysis const& analysis, std::vector<double> const& psd, double expected, double& level) {
  std::size_t const peak = std::max_element(psd.begin() + 1, psd.end() - 1) - psd.begin();
  std::size_t bins = 0;
  level = 0;
  for (std::size_t k = 2; k + 2 < psd.size(); ++k)
    if (k + 20 < peak || k > peak + 20) level += psd[k], ++bins;
  level /= static_cast<double>(bins);
  double const alike = analysis.window.overlap,
               variance = (1 + 2 * alike * alike) / analysis.segments.count() * 2 / static_cast<double>(bins);
  return report("level of the noise", level, expected, 5 * std::sqrt(variance) * expected, "V^2/Hz");
}

/// A tone d bins beside a bin has W(d)/W(0) = sin(pi d) / (pi d (1 - d^2)) of its amplitude there, and the higher
/// neighbour says where it is: d = (2a - 1)/(a + 1) with the ratio a of their amplitudes (Grandke 1983). Noise moves a
/// bin's power by sqrt(2 noise (1 + 2 overlap) / (power S)), d by 3a/(1
/// + a)^2 of that, and the response by 4/3 of what d moves. Bounds: five standard deviations.
inline bool check_tone(Analysis const& analysis, std::vector<double> const& psd, double noise, double volts,
                       double hertz) {
  std::size_t const k = std::max_element(psd.begin() + 1, psd.end() - 1) - psd.begin();
  bool const above = psd[k + 1] > psd[k - 1];
  double const power = psd[k] - noise, beside = psd[above ? k + 1 : k - 1] - noise, a = std::sqrt(beside / power),
               d = (2 * a - 1) / (a + 1);
  double const pi = std::numbers::pi, response = std::sin(pi * d) / (pi * d * (1 - d * d));
  auto const deviation = [&](double p) {
    return std::sqrt(2 * noise / p * (1 + 2 * analysis.window.overlap) / analysis.segments.count());
  };
  double const of_d = 3 * a / ((1 + a) * (1 + a)) * (deviation(power) + deviation(beside)) / 2;
  double const square = volts * volts / 2;
  bool const frequency = report("frequency of the tone", (static_cast<double>(k) + (above ? d : -d)) * analysis.bin(),
                                hertz, 5 * of_d * analysis.bin(), "Hz");
  return report("power of the tone", power * analysis.window.noise_bandwidth(analysis.rate) / (response * response),
                square, 5 * (deviation(power) + 4 * of_d / 3) * square, "V^2") &&
         frequency;
}

/// In each segment the highest density stands within one bin of the frequency begin + rise t, in Hz, at the segment's
/// middle.
inline bool check_ridge(Analysis const& analysis, Picture const& picture, double begin, double rise) {
  double worst = 0;  // Hz
  for (std::size_t s = 0; s < picture.columns; ++s) {
    auto const* const column = &picture.decibels[s * picture.bins];
    double const found = static_cast<double>(std::max_element(column, column + picture.bins) - column) * analysis.bin();
    double const middle =
        (static_cast<double>(s * analysis.segments.hop) + analysis.segments.length() / 2.0) / analysis.rate;
    worst = std::max(worst, std::abs(found - (begin + rise * middle)));
  }
  return report("ridge of the chirp", worst, 0, analysis.bin(), "Hz");
}

}  // namespace spectrum

#endif
