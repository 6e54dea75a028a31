// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Draws a power spectrum in the terminal and, with the series it came from, as an SVG file.
#ifndef TEAMFFT_EXAMPLES_DEMO_DRAWING_HPP
#define TEAMFFT_EXAMPLES_DEMO_DRAWING_HPP

#include "svg.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

/// Bars of eighth blocks, square roots of the power, one column for each bin (the lower half of the frequencies, where
/// the sun's are).
inline void draw_in_terminal(std::vector<double> const& power, std::size_t N) {
  static char const* const blocks[] = {" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  int const height = 10;
  std::size_t const width = std::min<std::size_t>(power.size(), 76);
  double const highest = std::sqrt(*std::max_element(power.begin(), power.end()));
  std::printf("\nAmplitude spectrum:\n");
  for (int row = height - 1; row >= 0; --row) {
    std::string line = "  |";
    for (std::size_t k = 0; k < width; ++k) {
      double const eighths = std::sqrt(power[k]) / highest * 8 * height - 8 * row;
      line += blocks[static_cast<int>(std::clamp(std::round(eighths), 0.0, 8.0))];
    }
    std::printf("%s\n", line.c_str());
  }
  std::string axis(width, '-'), label(width + 8, ' ');
  for (double period : {100.0, 40.0, 20.0, 11.0, 8.0, 6.0, 5.0}) {
    auto const k = static_cast<std::size_t>(std::round(static_cast<double>(N) / period));
    if (k >= width) continue;
    std::string const text = std::to_string(static_cast<int>(period));
    axis[k] = '+';
    label.replace(k, text.size(), text);
  }
  std::printf("  +%s\n   %s\n   period in years\n", axis.c_str(), label.c_str());
}

inline std::vector<double> fractions(std::vector<double> values, double highest) {
  for (double& value : values) value /= highest;
  return values;
}

/// The series above, its amplitude spectrum below with the strongest periods named. False where the file cannot be
/// written.
inline bool draw_svg(std::string const& path, int first_year, std::vector<double> const& series,
                     std::vector<double> const& power, std::vector<std::size_t> const& strongest) {
  using namespace example::svg;
  std::ofstream svg(path);
  if (!svg) return false;
  std::size_t const N = series.size(), shown = std::min<std::size_t>(power.size(), N / 4);
  std::vector<double> amplitude;
  for (std::size_t k = 0; k < shown; ++k) amplitude.push_back(std::sqrt(power[k]));
  double const highest = 1.1 * *std::max_element(amplitude.begin(), amplitude.end());
  Panel const above{60, 50, 820, 180}, below{60, 300, 820, 240};

  begin(svg, 920, 600);
  text(svg, 60, 30, "Yearly sunspot numbers", "start", "#000");
  curve(svg, above, fractions(series, *std::max_element(series.begin(), series.end())), "#c2410c");
  axes(svg, above);
  for (std::size_t year = 0; year < N; year += 50)
    text(svg, above.x(static_cast<double>(year) / static_cast<double>(N - 1)), above.y(0) + 18,
         std::to_string(first_year + static_cast<int>(year)));
  text(svg, 60, 285, "Amplitude spectrum (a complex transform of " + std::to_string(N) + " points)", "start", "#000");
  curve(svg, below, fractions(amplitude, highest), "#1d4ed8");
  axes(svg, below);
  for (double period : {100.0, 50.0, 20.0, 10.0, 8.0, 6.0, 5.0})
    text(svg, below.x(static_cast<double>(N) / period / static_cast<double>(shown - 1)), below.y(0) + 18,
         decimals(period, 0));
  text(svg, below.x(0.5), below.y(0) + 40, "period in years");
  for (std::size_t k : strongest)
    if (k < shown)
      text(svg, below.x(static_cast<double>(k) / static_cast<double>(shown - 1)), below.y(amplitude[k] / highest) - 6,
           decimals(static_cast<double>(N) / static_cast<double>(k), 1), "middle", "#000");
  svg << "</svg>\n";
  return static_cast<bool>(svg);
}

#endif
