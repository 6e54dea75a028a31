// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The figure of the spectrum example: a power spectral density above, a spectrogram with its scale of colours below.
#ifndef TEAMFFT_EXAMPLES_SPECTRUM_DRAWING_HPP
#define TEAMFFT_EXAMPLES_SPECTRUM_DRAWING_HPP

#include "magma.hpp"
#include "svg.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <string>
#include <vector>

namespace spectrum {

/// A spectrogram: decibels[column bins + k] of 1 V^2/Hz.
struct Picture {
  std::size_t columns = 0, bins = 0;
  std::vector<double> decibels;
  double seconds = 0, hertz = 0;  // of all columns and of all bins
};

/// What the colours and the axis of the density show, in dB of 1 V^2/Hz.
struct Range {
  double lowest, highest;
  [[nodiscard]] double fraction(double decibels) const {
    return std::clamp((decibels - lowest) / (highest - lowest), 0.0, 1.0);
  }
};

inline void draw_density(std::ofstream& svg, std::vector<double> const& psd, double bin) {
  using namespace example::svg;
  Panel const panel{80, 50, 750, 210};
  Range const range{-60, -10};
  std::vector<double> fractions;
  for (double value : psd) fractions.push_back(range.fraction(10 * std::log10(value)));
  std::size_t const peak = std::max_element(psd.begin(), psd.end()) - psd.begin();
  double const kilohertz = bin * static_cast<double>(psd.size() - 1) / 1000;
  text(svg, panel.left, 32, "Power spectral density of a tone in white noise (Welch)", "start", "#000");
  for (int decibels = -60; decibels <= -10; decibels += 10)
    tick_left(svg, panel, range.fraction(decibels), signed_number(decibels), decibels != -60);
  for (int f = 0; f <= kilohertz; f += 4) tick_below(svg, panel, f / kilohertz, std::to_string(f));
  curve(svg, panel, fractions, "#6a1c81");
  axes(svg, panel);
  text(svg, panel.x(0.5), panel.y(0) + 40, "frequency in kHz");
  text_upwards(svg, 28, panel.y(0.5), "density in dB of 1 V²/Hz");
  text(svg, panel.x(static_cast<double>(peak) / static_cast<double>(psd.size() - 1)) + 10, panel.y(fractions[peak]) + 6,
       decimals(bin * static_cast<double>(peak) / 1000, 2) + " kHz", "start", "#000");
}

inline void draw_spectrogram(std::ofstream& svg, Picture const& picture) {
  using namespace example::svg;
  Panel const panel{80, 370, 750, 340};
  Range const range{-110, -30};
  std::vector<double> fractions;
  for (std::size_t k = picture.bins; k-- > 0;)
    for (std::size_t column = 0; column < picture.columns; ++column)
      fractions.push_back(range.fraction(picture.decibels[column * picture.bins + k]));
  text(svg, panel.left, panel.top - 18, "Spectrogram of two chirps, the falling one 40 dB below the other", "start",
       "#000");
  image(svg, panel, fractions, picture.columns);
  for (int f = 0; f * 1000 <= picture.hertz; f += 4) tick_left(svg, panel, f * 1000 / picture.hertz, std::to_string(f));
  for (int t = 0; t <= picture.seconds; ++t) tick_below(svg, panel, t / picture.seconds, std::to_string(t));
  axes(svg, panel);
  text(svg, panel.x(0.5), panel.y(0) + 40, "time in s");
  text_upwards(svg, 28, panel.y(0.5), "frequency in kHz");
  Panel const scale{850, panel.top, 14, panel.height};
  scale_of_colours(svg, scale);
  for (double decibels = range.lowest; decibels <= range.highest; decibels += 20)
    tick_right(svg, scale, range.fraction(decibels), signed_number(decibels));
  text(svg, scale.x(0.5), scale.top - 18, "dB of 1 V²/Hz");
}

/// False where the file cannot be written.
inline bool draw(std::string const& path, std::vector<double> const& psd, double bin, Picture const& picture) {
  std::ofstream svg(path);
  if (!svg) return false;
  example::svg::begin(svg, 920, 770);
  draw_density(svg, psd, bin);
  draw_spectrogram(svg, picture);
  svg << "</svg>\n";
  return static_cast<bool>(svg);
}

}  // namespace spectrum

#endif
