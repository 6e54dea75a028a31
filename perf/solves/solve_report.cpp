// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "solve_report.hpp"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>
#include <iostream>

namespace TeamFFT::Impl::Bench {

namespace {

using Json = nlohmann::ordered_json;

/// JSON has no NaN or infinity.
Json number(double value) {
  if (std::isfinite(value)) return value;
  return std::isnan(value) ? "nan" : "inf";
}

Json or_null(std::optional<double> const& value) { return value ? number(*value) : Json(); }

std::optional<double> median_of(ContenderResult const& c) {
  return c.seconds ? std::optional(c.seconds->median) : std::nullopt;
}

/// Theirs over ours.
std::optional<double> speedup(SolveResult const& result, ContenderResult const& c) {
  auto const ours = median_of(result.contenders.front()), theirs = median_of(c);
  if (!ours || !theirs) return {};
  return *theirs / *ours;
}

std::optional<double> fraction_of_copy(SolveResult const& result, ContenderResult const& c) {
  if (!c.seconds || !result.copy) return {};
  return static_cast<double>(result.solve.bytes) / c.seconds->median / *result.copy;
}

Json contender_json(SolveResult const& result, ContenderResult const& c) {
  if (!c.unavailable.empty()) return {{"unavailable", c.unavailable}};
  return {{"seconds_median", or_null(median_of(c))},
          {"seconds_min", c.seconds ? number(c.seconds->min) : Json()},
          {"fraction_of_copy", or_null(fraction_of_copy(result, c))},
          {"difference", or_null(c.difference)},
          {"speedup", or_null(speedup(result, c))},
          {"version", c.version}};
}

Json solve_json(SolveResult const& result, Device const& device) {
  auto const& solve = result.solve;
  Json json{{"token", solve.token()},
            {"kind", solve.name},
            {"precision", solve.precision == Precision::f32 ? "f32" : "f64"},
            {"lengths", solve.lengths},
            {"batch", solve.batch},
            {"suite", "solves"},
            {"group", solve.group},
            {"class", solve.name},
            {"target", nullptr},
            {"backend", device.backend},
            {"device", device.name},
            {"driver", device.driver},
            {"toolkit", device.toolkit},
            {"kokkos", device.kokkos},
            {"commit", device.commit},
            {"date", device.date}};
  if (!result.error.empty()) {
    json["error"] = result.error;
    return json;
  }
  auto const& ours = result.contenders.front();
  json["seconds_median"] = or_null(median_of(ours));
  json["seconds_min"] = ours.seconds ? number(ours.seconds->min) : Json();
  json["bytes_min"] = solve.bytes;
  json["copy_seconds"] = result.copy ? number(static_cast<double>(solve.bytes) / *result.copy) : Json();
  json["copy_gbs"] = result.copy ? number(*result.copy * 1e-9) : Json();
  json["fraction_of_copy"] = or_null(fraction_of_copy(result, ours));
  json["difference_bound"] = solve.bound();
  json["agrees"] = result.passed();
  json["own"] = Json::object();
  json["against"] = Json::object();
  for (auto const& c : result.contenders)
    if (c.role != Role::ours) json[c.role == Role::rival ? "against" : "own"][c.name] = contender_json(result, c);
  return json;
}

void print_cells(std::string const& name, SolveResult const& result, ContenderResult const& c) {
  std::printf("  %-24s", name.c_str());
  if (!c.unavailable.empty()) {
    std::printf(" %s\n", c.unavailable.c_str());
    return;
  }
  std::printf("%12.2f%8.3f%9.2f", 1e6 * c.seconds->median, fraction_of_copy(result, c).value_or(0),
              speedup(result, c).value_or(0));
  if (c.difference)
    std::printf("%11.2f%s", *c.difference / result.solve.bound(),
                *c.difference <= result.solve.bound() ? "" : "  DIFFERS");
  std::printf("\n");
}

}  // namespace

void print_head(Device const& device, Settings const& settings) {
  std::printf(
      "%s, %s, %d samples of %g ms; copy is the fraction of a copy's bandwidth, speedup theirs over ours, difference "
      "is over its bound\n",
      device.name.c_str(), device.backend.c_str(), settings.repeat, settings.min_ms);
  std::printf("  %-24s%12s%8s%9s%11s\n", "", "us", "copy", "speedup", "difference");
}

void print_row(SolveResult const& result) {
  std::printf("%s\n", result.solve.token().c_str());
  if (!result.error.empty()) std::printf("  %s\n", result.error.c_str());
  for (auto const& c : result.contenders) print_cells(c.name, result, c);
  std::fflush(stdout);
}

void print_json(std::vector<SolveResult> const& results, Device const& device) {
  Json array = Json::array();
  for (auto const& result : results) array.push_back(solve_json(result, device));
  std::cout << array.dump(2) << std::endl;
}

}  // namespace TeamFFT::Impl::Bench
