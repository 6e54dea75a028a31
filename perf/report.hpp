// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Report: results as a table while they come, as CSV, or as JSON at the end; a progress bar on a terminal.
#ifndef TEAMFFT_PERF_REPORT_HPP
#define TEAMFFT_PERF_REPORT_HPP

#include "bench.hpp"
#include "device.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// One object of the JSON array; docs/api/bench.md lists the fields. What was not measured is null.
nlohmann::ordered_json to_json(Result const& result, Device const& device, Settings const& settings);

class Report {
 public:
  Report(Settings const& settings, Device device, std::vector<Problem> const& problems);
  void add(Result const& result);
  /// A problem that the time limit leaves out.
  void skip(Problem const& problem);
  /// The summary of a table of several problems, or the JSON array.
  void finish();

 private:
  void print_table_head() const;
  void print_table_row(Result const& result) const;
  void print_csv_head() const;
  void print_csv_row(Result const& result) const;
  void print_summary() const;
  void print_rival_summary(std::size_t p) const;
  void draw_progress(std::string const& token) const;
  void clear_progress() const;

  Settings m_settings;
  Device m_device;
  std::size_t m_problems;
  std::size_t m_token_width;
  bool m_progress;
  std::vector<Result> m_results;
  std::vector<Problem> m_skipped;
};

}  // namespace TeamFFT::Impl::Bench

#endif
