// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "summary.hpp"

#include "portable.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace TeamFFT::Impl::Bench {

namespace {

constexpr std::array groups{"c2c", "r2c, c2r", "boxes"};
using Sorted = std::vector<double>;  ///< values, rising

constexpr std::size_t no_rival = ~std::size_t{0};

std::string decimals(char const* format, double value) {
  char buffer[64];
  std::snprintf(buffer, sizeof buffer, format, value);
  return buffer;
}

bool is_right(Result const& result) { return result.error.empty() && (!result.check || result.check->passed()); }

/// One cell's part for a group: `of` says a number of a result, or none; `text` what all of them are together.
template <class Of, class Text>
std::string cell(std::vector<Result> const& results, Precision precision, Of of, Text text) {
  std::string cell;
  for (char const* group : groups) {
    Sorted values;
    for (auto const& result : results)
      if (is_right(result) && result.problem.precision == precision && portable_class(result.problem).group == group)
        if (auto const value = of(result)) values.push_back(*value);
    std::sort(values.begin(), values.end());
    cell += (cell.empty() ? "" : "; ") + (values.empty() ? std::string("-") : text(values));
  }
  return cell;
}

std::string row(std::vector<Result> const& results, Settings const& settings, Device const& device, std::size_t rival) {
  auto const of_copy = [](Result const& result) { return result.fraction_of_copy(result.seconds); };
  auto const against = [&](Result const& result) -> std::optional<double> {
    return rival < result.peers.size() ? result.speedup_over(result.peers[rival]) : std::nullopt;
  };
  auto const median = [](Sorted const& values) { return decimals("%.2f", values[values.size() / 2]); };
  auto const both = [](Sorted const& values) {
    return decimals("%.2f", geometric_mean(values)) + decimals(", %.2f", values.front());
  };
  bool const is_portable = settings.launch == LaunchChoice::portable;
  std::string row = is_portable ? "| the kernels of other GPUs, run on " : "| the suite `portable` on ";
  row += device.name;
  if (is_portable) row += " (wavefronts of " + std::to_string(settings.wavefront) + ")";
  row += ": lines c2c; r2c, c2r; boxes c2c, r2c";
  if (rival != no_rival) row += " (" + settings.against[rival] + ")";
  for (auto precision : {Precision::f32, Precision::f64})
    row += " | " + cell(results, precision, of_copy, median) + " | " + cell(results, precision, against, both);
  return row + " |\n";
}

}  // namespace

double geometric_mean(std::vector<double> const& values) {
  double sum = 0;
  for (double value : values) sum += std::log(value);
  return std::exp(sum / static_cast<double>(values.size()));
}

std::string portable_summary(std::vector<Result> const& results, Settings const& settings, Device const& device) {
  std::string text = "| | f32: of copy, median | against the rival: mean, least | f64: of copy | against the rival |\n";
  text += "|---|---|---|---|---|\n";
  for (std::size_t rival = 0; rival < settings.against.size(); ++rival) text += row(results, settings, device, rival);
  if (settings.against.empty()) text += row(results, settings, device, no_rival);
  auto const right = std::count_if(results.begin(), results.end(), is_right);
  auto const wrong = results.size() - static_cast<std::size_t>(right);
  if (wrong == 0) return text;
  text += std::to_string(wrong) + " of " + std::to_string(results.size());
  return text + " problems are wrong or have no plan, and count nowhere above\n";
}

}  // namespace TeamFFT::Impl::Bench
