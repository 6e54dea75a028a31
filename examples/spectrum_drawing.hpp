// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The figure of the spectrum example: a power spectral density above, a spectrogram with its scale of colours below.
#ifndef TEAMFFT_EXAMPLES_SPECTRUM_DRAWING_HPP
#define TEAMFFT_EXAMPLES_SPECTRUM_DRAWING_HPP

#include "png.hpp"
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

/// Every sixteenth colour of magma, equal steps of which look equally large (S. van der Walt and N. Smith, matplotlib 1.5, CC0).
constexpr unsigned char magma[17][3] = {{0, 0, 4},      {10, 8, 34},     {29, 17, 71},    {54, 16, 107},   {81, 18, 124},  {106, 28, 129},
                                        {131, 38, 129}, {156, 46, 127},  {183, 55, 121},  {208, 65, 111},  {231, 82, 99},  {245, 107, 92},
                                        {252, 137, 97}, {254, 167, 114}, {254, 196, 136}, {253, 226, 163}, {252, 253, 191}};

inline std::vector<example::png::Colour> palette() {
  std::vector<example::png::Colour> colours(256);
  for (std::size_t i = 0; i < 256; ++i) {
    double const place = static_cast<double>(i) / 255 * 16;
    auto const below = std::min<std::size_t>(15, static_cast<std::size_t>(place));
    for (std::size_t c = 0; c < 3; ++c)
      colours[i][c] = static_cast<unsigned char>(std::lround(magma[below][c] + (place - static_cast<double>(below)) * (magma[below + 1][c] - magma[below][c])));
  }
  return colours;
}

/// What the colours and the axis of the density show, in dB of 1 V^2/Hz.
struct Range {
  double lowest, highest;
  [[nodiscard]] double fraction(double decibels) const { return std::clamp((decibels - lowest) / (highest - lowest), 0.0, 1.0); }
};

inline void image(std::ofstream& svg, example::svg::Panel const& panel, std::vector<unsigned char> const& pixels, std::size_t width) {
  svg << "<image x=\"" << panel.left << "\" y=\"" << panel.top << "\" width=\"" << panel.width << "\" height=\"" << panel.height
      << "\" preserveAspectRatio=\"none\" href=\"data:image/png;base64," << example::png::base64(example::png::encode(pixels, width, palette())) << "\"/>\n";
}

inline void draw_density(std::ofstream& svg, std::vector<double> const& psd, double bin) {
  using namespace example::svg;
  Panel const panel{80, 50, 750, 210};
  Range const range{-60, -10};
  std::vector<double> fractions;
  for (double value : psd) fractions.push_back(range.fraction(10 * std::log10(value)));
  std::size_t const peak = std::max_element(psd.begin(), psd.end()) - psd.begin();
  double const kilohertz = bin * static_cast<double>(psd.size() - 1) / 1000;
  text(svg, panel.left, 32, "Power spectral density of a tone in white noise (Welch)", "start", "#000");
  for (int decibels = -60; decibels <= -10; decibels += 10) tick_left(svg, panel, range.fraction(decibels), signed_number(decibels), decibels != -60);
  for (int f = 0; f <= kilohertz; f += 4) tick_below(svg, panel, f / kilohertz, std::to_string(f));
  curve(svg, panel, fractions, "#6a1c81");
  axes(svg, panel);
  text(svg, panel.x(0.5), panel.y(0) + 40, "frequency in kHz");
  text_upwards(svg, 28, panel.y(0.5), "density in dB of 1 V²/Hz");
  text(svg, panel.x(static_cast<double>(peak) / static_cast<double>(psd.size() - 1)) + 10, panel.y(fractions[peak]) + 6,
       decimals(bin * static_cast<double>(peak) / 1000, 2) + " kHz", "start", "#000");
}

inline void draw_scale(std::ofstream& svg, example::svg::Panel const& panel, Range const& range) {
  using namespace example::svg;
  svg << "<linearGradient id=\"magma\" x1=\"0\" x2=\"0\" y1=\"1\" y2=\"0\">";
  for (int i = 0; i <= 16; ++i) {
    svg << "<stop offset=\"" << i / 16.0 << "\" stop-color=\"rgb(" << int{magma[i][0]} << ',' << int{magma[i][1]} << ',' << int{magma[i][2]} << ")\"/>";
  }
  svg << "</linearGradient>\n<rect fill=\"url(#magma)\" x=\"" << panel.left << "\" y=\"" << panel.top << "\" width=\"" << panel.width << "\" height=\""
      << panel.height << "\"/>\n";
  for (double decibels = range.lowest; decibels <= range.highest; decibels += 20)
    text(svg, panel.left + panel.width + 7, panel.y(range.fraction(decibels)) + 4.5, signed_number(decibels), "start");
  text(svg, panel.left + panel.width / 2, panel.top - 18, "dB of 1 V²/Hz", "middle");
}

inline void draw_spectrogram(std::ofstream& svg, Picture const& picture) {
  using namespace example::svg;
  Panel const panel{80, 370, 750, 340};
  Range const range{-110, -30};
  std::vector<unsigned char> pixels;
  for (std::size_t k = picture.bins; k-- > 0;)
    for (std::size_t column = 0; column < picture.columns; ++column)
      pixels.push_back(static_cast<unsigned char>(std::lround(255 * range.fraction(picture.decibels[column * picture.bins + k]))));
  text(svg, panel.left, panel.top - 18, "Spectrogram of two chirps, the falling one 40 dB below the other", "start", "#000");
  image(svg, panel, pixels, picture.columns);
  for (int f = 0; f * 1000 <= picture.hertz; f += 4) tick_left(svg, panel, f * 1000 / picture.hertz, std::to_string(f));
  for (int t = 0; t <= picture.seconds; ++t) tick_below(svg, panel, t / picture.seconds, std::to_string(t));
  axes(svg, panel);
  text(svg, panel.x(0.5), panel.y(0) + 40, "time in s");
  text_upwards(svg, 28, panel.y(0.5), "frequency in kHz");
  draw_scale(svg, {850, panel.top, 14, panel.height}, range);
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
