// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report.hpp"

#include "graph.hpp"
#include "suites.hpp"
#include "summary.hpp"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <sstream>

namespace TeamFFT::Impl::Bench {

namespace {

using Json = nlohmann::ordered_json;

std::size_t longest_token(std::vector<Problem> const& problems) {
  std::size_t longest = std::string("problem").size();
  for (auto const& problem : problems) longest = std::max(longest, problem.token().size());
  return longest;
}

std::string text(char const* format, double value) {
  char buffer[64];
  std::snprintf(buffer, sizeof buffer, format, value);
  return buffer;
}

/// `value` through `format`, or a dash, right-aligned.
std::string cell(int width, char const* format, std::optional<double> value) {
  auto const s = value ? text(format, *value) : std::string("-");
  return std::string(static_cast<std::size_t>(std::max<int>(1, width - static_cast<int>(s.size()))), ' ') + s;
}

std::string head(int width, std::string const& name) {
  return std::string(static_cast<std::size_t>(std::max<int>(1, width - static_cast<int>(name.size()))), ' ') + name;
}

/// JSON has no NaN or infinity: an error of that kind becomes a string.
Json number(double value) {
  if (std::isfinite(value)) return value;
  return std::isnan(value) ? "nan" : "inf";
}

template <class Value>
Json or_null(std::optional<Value> const& value) {
  return value ? number(*value) : Json();
}

std::optional<double> median_of(std::optional<Statistics> const& s) {
  return s ? std::optional(s->median) : std::nullopt;
}

char const* launch_word(LaunchChoice launch) {
  switch (launch) {
    case LaunchChoice::native: return "native";
    case LaunchChoice::parallel_for: return "parallel_for";
    case LaunchChoice::portable: return "portable";
    default: return "automatic";
  }
}

std::optional<double> error_of(std::optional<CheckResult> const& check) {
  return check ? std::optional(check->rel_l2_error) : std::nullopt;
}

std::optional<double> error_over_bound(std::optional<CheckResult> const& check) {
  if (!check) return {};
  return check->of_bound();
}

/// What the head of a table says of graphs and of the portable launch.
std::string way_note(Settings const& settings) {
  std::string note;
  if (settings.graph) note += text(" by graphs of %.0f executes", graph_executes);
  if (settings.launch == LaunchChoice::portable)
    note += text(", portable launch with wavefronts of %.0f", settings.wavefront);
  return note;
}

Json peer_json(Result const& result, PeerResult const& peer) {
  if (!peer.unavailable.empty()) return {{"unavailable", peer.unavailable}};
  return {{"seconds_median", or_null(median_of(peer.seconds))},
          {"seconds_min", peer.seconds ? number(peer.seconds->min) : Json()},
          {"fraction_of_copy", or_null(result.fraction_of_copy(peer.seconds))},
          {"rel_l2_error", or_null(error_of(peer.check))},
          {"speedup", or_null(result.speedup_over(peer))},
          {"version", peer.version},
          {"plan_seconds", peer.plan_seconds}};
}

Json check_json(CheckResult const& check) {
  return {{"passed", check.passed()},
          {"lines", check.lines},
          {"method", check.method},
          {"pooled_error", number(check.pooled_error)},
          {"line_slack", check.line_slack}};
}

Json problem_json(Problem const& problem, Device const& device, Settings const& settings) {
  auto const token = problem.token();
  auto const of = class_in_suite(settings, problem);
  Json json{{"token", token},
            {"kind", token.substr(0, token.find('_'))},
            {"precision", problem.precision == Precision::f32 ? "f32" : "f64"}};
  json["lengths"] = Json::array();
  for (auto const& axis : problem.axes) json["lengths"].push_back(axis.length);
  json["batch"] = problem.batch_count();
  json["suite"] = settings.suite.empty() ? Json() : Json(settings.suite);
  json["group"] = of.group;
  json["class"] = of.name;
  json["target"] = or_null(of.target);
  json["backend"] = device.backend;
  json["device"] = device.name;
  json["driver"] = device.driver;
  json["toolkit"] = device.toolkit;
  json["kokkos"] = device.kokkos;
  json["commit"] = device.commit;
  json["date"] = device.date;
  json["launch"] = launch_word(settings.launch);
  json["wavefront"] = settings.wavefront != 0 ? Json(settings.wavefront) : Json();
  json["graph_executes"] = settings.graph ? Json(graph_executes) : Json();
  return json;
}

}  // namespace

Json to_json(Result const& result, Device const& device, Settings const& settings) {
  auto json = problem_json(result.problem, device, settings);
  if (!result.error.empty()) {
    json["error"] = result.error;
    return json;
  }
  json["passes"] = result.plan.passes;
  json["plan"] = result.plan.text;
  json["seconds_median"] = or_null(median_of(result.seconds));
  json["seconds_min"] = result.seconds ? number(result.seconds->min) : Json();
  json["seconds_max"] = result.seconds ? number(result.seconds->max) : Json();
  json["bytes_min"] = result.bytes_min;
  json["copy_seconds"] = result.copy ? number(static_cast<double>(result.bytes_min) / *result.copy) : Json();
  json["copy_gbs"] = result.copy ? number(*result.copy * 1e-9) : Json();
  json["fraction_of_copy"] = or_null(result.fraction_of_copy(result.seconds));
  json["gflops"] = result.seconds ? number(result.flops() / result.seconds->median * 1e-9) : Json();
  json["rel_l2_error"] = or_null(error_of(result.check));
  json["max_error"] = result.check && result.check->method != "checksums" ? number(result.check->max_error) : Json();
  json["error_bound"] = result.check ? number(result.check->bound) : Json();
  json["check"] = result.check ? check_json(*result.check) : Json();
  json["plan_seconds"] = result.plan.seconds;
  if (settings.plan_time) json["plan_seconds_median"] = or_null(result.plan.seconds_median);
  json["workspace_bytes"] = result.plan.workspace_bytes;
  json["against"] = Json::object();
  for (auto const& peer : result.peers) json["against"][peer.name] = peer_json(result, peer);
  return json;
}

void Report::begin(Settings const& settings, std::vector<Problem> const& problems) {
  m_settings = settings;
  m_problems = problems.size();
  m_token_width = longest_token(problems);
  m_progress = problems.size() > 1 && isatty(STDERR_FILENO) != 0;
  m_results.clear();
  m_skipped.clear();
  if (m_settings.format == Format::table) print_table_head();
  if (m_settings.format == Format::csv && !std::exchange(m_has_csv_head, true)) print_csv_head();
  if (m_progress) draw_progress("");
}

void Report::add(Result const& result) {
  m_results.push_back(result);
  if (m_progress) clear_progress();
  if (m_settings.format == Format::table) print_table_row(result);
  if (m_settings.format == Format::csv) print_csv_row(result);
  if (m_settings.format == Format::json) m_array.push_back(to_json(result, m_device, m_settings));
  if (m_progress) draw_progress(result.problem.token());
}

void Report::skip(Problem const& problem) { m_skipped.push_back(problem); }

void Report::end() {
  if (m_progress) clear_progress();
  if (!m_skipped.empty())
    std::cerr << m_skipped.size() << " of " << m_problems << " problems left out after "
              << text("%g", m_settings.limit_s) << " s" << std::endl;
  if (m_settings.format == Format::table && m_results.size() > 1) print_summary();
  if (m_settings.suite == "portable" && m_settings.timing && !m_results.empty())
    (m_settings.format == Format::table ? std::cout : std::cerr) << portable_summary(m_results, m_settings, m_device);
  for (auto const& problem : m_skipped) {
    m_array.push_back(problem_json(problem, m_device, m_settings));
    m_array.back()["skipped"] = "the limit of " + text("%g", m_settings.limit_s) + " s had passed";
  }
}

void Report::finish() const {
  if (m_settings.format == Format::json) std::cout << m_array.dump(2) << std::endl;
}

void Report::print_table_head() const {
  std::cout << m_device.name << ", " << m_device.backend << ", "
            << (m_settings.repeat == 1 ? "1 sample" : std::to_string(m_settings.repeat) + " samples") << " of "
            << text("%g", m_settings.min_ms) << " ms" << way_note(m_settings)
            << "; copy is the fraction of a copy's bandwidth, error is over "
               "its bound\n";
  std::string const token = "problem";
  std::cout << token << std::string(m_token_width - token.size(), ' ') << head(7, "passes") << head(11, "us")
            << head(8, "GB/s") << head(8, "copy") << head(9, "Gflop/s") << head(7, "error");
  if (m_settings.plan_time) std::cout << head(12, "1st plan ms") << head(10, "median");
  for (auto const& name : m_settings.against)
    std::cout << head(8, name.size() < 8 ? name : " " + name.substr(0, name.find('@'))) << head(8, "speedup")
              << head(7, "error");
  std::cout << std::endl;
}

void Report::print_table_row(Result const& result) const {
  auto token = result.problem.token();
  token.resize(m_token_width, ' ');
  std::cout << token;
  if (!result.error.empty()) {
    std::cout << "  no plan" << std::endl;
    return;
  }
  std::optional<double> micro, rate, flops;
  if (result.seconds) {
    micro = 1e6 * result.seconds->median;
    rate = 1e-9 * static_cast<double>(result.bytes_min) / result.seconds->median;
    flops = 1e-9 * result.flops() / result.seconds->median;
  }
  std::cout << cell(7, "%.0f", static_cast<double>(result.plan.passes)) << cell(11, "%.2f", micro)
            << cell(8, "%.0f", rate) << cell(8, "%.3f", result.fraction_of_copy(result.seconds))
            << cell(9, "%.0f", flops) << cell(7, "%.2f", error_over_bound(result.check));
  if (m_settings.plan_time)
    std::cout << cell(12, "%.3f", 1e3 * result.plan.seconds)
              << cell(10, "%.3f", 1e3 * result.plan.seconds_median.value_or(0));
  for (auto const& peer : result.peers)
    std::cout << cell(8, "%.3f", result.fraction_of_copy(peer.seconds)) << cell(8, "%.2f", result.speedup_over(peer))
              << cell(7, "%.2f", error_over_bound(peer.check));
  if (result.check && !result.check->passed())
    std::cout << "  FAILED " << text("%.3g", result.check->rel_l2_error) << " (all lines "
              << text("%.3g", result.check->pooled_error) << "), bound " << text("%.3g", result.check->bound);
  std::cout << std::endl;
  if (m_settings.print_plan) std::cout << result.plan.text;
  for (auto const& peer : result.peers)
    if (!peer.unavailable.empty() && m_problems == 1) std::cout << "  " << peer.unavailable << std::endl;
}

void Report::print_csv_head() const {
  std::cout << "token,lengths,batch,passes,seconds_median,seconds_min,seconds_max,"
               "bytes_min,copy_gbs,fraction_of_copy,gflops,rel_l2_error,plan_seconds,"
               "workspace_bytes,launch,wavefront,graph_executes";
  for (auto const& name : m_settings.against)
    std::cout << ',' << name << "_seconds," << name << "_fraction_of_copy," << name << "_speedup," << name << "_error";
  std::cout << std::endl;
}

void Report::print_csv_row(Result const& result) const {
  auto const field = [](std::optional<double> value) { return "," + (value ? text("%.6g", *value) : std::string()); };
  std::cout << result.problem.token() << ',';
  for (std::size_t d = 0; d < result.problem.axes.size(); ++d)
    std::cout << (d == 0 ? "" : "x") << result.problem.axes[d].length;
  std::cout << ',' << result.problem.batch_count() << ',' << result.plan.passes;
  std::optional<Statistics> const& s = result.seconds;
  std::cout << field(median_of(s)) << field(s ? std::optional(s->min) : std::nullopt)
            << field(s ? std::optional(s->max) : std::nullopt) << ',' << result.bytes_min
            << field(result.copy ? std::optional(*result.copy * 1e-9) : std::nullopt)
            << field(result.fraction_of_copy(s))
            << field(s ? std::optional(result.flops() / s->median * 1e-9) : std::nullopt)
            << field(error_of(result.check)) << field(result.plan.seconds) << ',' << result.plan.workspace_bytes << ','
            << launch_word(m_settings.launch) << ','
            << (m_settings.wavefront != 0 ? std::to_string(m_settings.wavefront) : std::string()) << ','
            << (m_settings.graph ? std::to_string(graph_executes) : std::string());
  for (auto const& peer : result.peers)
    std::cout << field(median_of(peer.seconds)) << field(result.fraction_of_copy(peer.seconds))
              << field(result.speedup_over(peer)) << field(error_of(peer.check));
  std::cout << std::endl;
}

void Report::print_summary() const {
  std::vector<std::pair<double, std::string>> fractions, errors;
  for (auto const& result : m_results) {
    if (auto const fraction = result.fraction_of_copy(result.seconds))
      fractions.emplace_back(*fraction, result.problem.token());
    if (auto const error = error_over_bound(result.check))
      errors.emplace_back(std::isnan(*error) ? INFINITY : *error, result.problem.token());
  }
  std::cout << m_results.size() << " problems";
  if (!fractions.empty()) {
    std::sort(fractions.begin(), fractions.end());
    std::cout << "; copy least " << text("%.3f", fractions.front().first) << " (" << fractions.front().second
              << "), median " << text("%.3f", fractions[fractions.size() / 2].first);
  }
  if (!errors.empty()) {
    auto const worst = *std::max_element(errors.begin(), errors.end());
    std::cout << "; error at most " << text("%.2f", worst.first) << " of the bound (" << worst.second << ")";
  }
  std::cout << "\n";
  for (std::size_t p = 0; p < m_settings.against.size(); ++p) print_rival_summary(p);
  std::cout.flush();
}

void Report::print_rival_summary(std::size_t p) const {
  std::vector<double> speedups;
  std::string version, reason;
  std::size_t absent = 0;
  for (auto const& result : m_results) {
    if (p >= result.peers.size()) continue;
    auto const& peer = result.peers[p];
    if (peer.unavailable.empty()) version = peer.version;
    if (!peer.unavailable.empty() && ++absent == 1) reason = peer.unavailable;
    if (auto const s = result.speedup_over(peer)) speedups.push_back(*s);
  }
  if (!speedups.empty())
    std::cout << "speedup over " << m_settings.against[p] << " " << version << ": geometric mean "
              << text("%.3f", geometric_mean(speedups)) << ", least "
              << text("%.3f", *std::min_element(speedups.begin(), speedups.end())) << ", of " << speedups.size()
              << " problems\n";
  if (absent > 0)
    std::cout << "without " << m_settings.against[p] << ": " << absent << " problems (" << reason << ")\n";
}

void Report::draw_progress(std::string const& token) const {
  constexpr std::size_t width = 30;
  std::size_t const full = m_results.size() * width / m_problems;
  std::cerr << "[" << std::string(full, '#') << std::string(width - full, '.') << "] " << m_results.size() << "/"
            << m_problems << " " << token << std::flush;
}

void Report::clear_progress() const { std::cerr << "\r\033[K" << std::flush; }

}  // namespace TeamFFT::Impl::Bench
