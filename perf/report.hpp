// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Report: results as a table while they come, as CSV, or as JSON at the end; a progress bar on a terminal.
#ifndef TEAMFFT_PERF_REPORT_HPP
#define TEAMFFT_PERF_REPORT_HPP

#include "bench.hpp"
#include "device.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <utility>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// One object of the JSON array; docs/api/bench.md lists the fields. What was not measured is null.
nlohmann::ordered_json to_json(Result const& result, Device const& device, Settings const& settings);

class Report {
 public:
  explicit Report(Device device) : m_device(std::move(device)) {}
  /// A list of problems with settings of its own; a run has one or several, all in one format.
  void begin(Settings const& settings, std::vector<Problem> const& problems);
  void add(Result const& result);
  /// A problem that the time limit leaves out.
  void skip(Problem const& problem);
  /// The list's end: the summary of a table of several problems. The suite `portable` has one beside JSON and CSV, too,
  /// on the error stream.
  void end();
  /// The JSON array of all lists.
  void finish() const;

 private:
  void print_table_head() const;
  void print_table_row(Result const& result) const;
  void print_csv_head() const;
  void print_csv_row(Result const& result) const;
  void print_summary() const;
  void print_rival_summary(std::size_t p) const;
  void draw_progress(std::string const& token) const;
  void clear_progress() const;

  Device m_device;
  Settings m_settings;  ///< of the list that has begun, as all below but for the array
  std::size_t m_problems = 0;
  std::size_t m_token_width = 0;
  bool m_progress = false;
  std::vector<Result> m_results;
  std::vector<Problem> m_skipped;
  nlohmann::ordered_json m_array = nlohmann::ordered_json::array();
  bool m_has_csv_head = false;
};

}  // namespace TeamFFT::Impl::Bench

#endif
