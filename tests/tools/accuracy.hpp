// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Errors against bounds: every one is expected to hold, the worst is printed and recorded also when all pass.
#ifndef TEAMFFT_TESTS_TOOLS_ACCURACY_HPP
#define TEAMFFT_TESTS_TOOLS_ACCURACY_HPP

#include <gtest/gtest.h>

#include <cstdio>
#include <sstream>
#include <string>

namespace TeamFFT::Test {

/// Collects the errors of one test. Ten failures are printed, the rest counted. An error equal to its bound is in order
/// (N = 1: both are 0).
class Accuracy {
 public:
  Accuracy() = default;
  Accuracy(Accuracy const&) = delete;
  Accuracy& operator=(Accuracy const&) = delete;
  ~Accuracy() { report(); }

  void expect(long double error, long double bound, std::string const& what) {
    ++m_count;
    long double const ratio = error == bound ? (bound == 0 ? 0 : 1) : error / bound;
    bool const holds = error <= bound;  // false for NaN
    if (!holds && ++m_failures <= 10)
      ADD_FAILURE() << what << ": relative error " << text(error) << " is above " << text(bound);
    if (!(ratio <= m_worst)) m_worst = ratio, m_error = error, m_bound = bound, m_where = what;
  }

  [[nodiscard]] std::size_t count() const { return m_count; }
  [[nodiscard]] std::size_t failures() const { return m_failures; }

 private:
  static std::string text(long double value) {
    std::ostringstream os;
    os << static_cast<double>(value);
    return os.str();
  }

  void report() {
    if (m_failures > 10) ADD_FAILURE() << m_failures << " of " << m_count << " errors are above their bounds";
    if (m_count == 0) return;
    std::string const line = text(m_error) + " of " + text(m_bound) + " (" + text(m_worst) + ") at " + m_where;
    std::printf("[ error    ] %zu errors, the worst: %s\n", m_count, line.c_str());
    testing::Test::RecordProperty("worst_error", line);
  }

  std::size_t m_count = 0, m_failures = 0;
  long double m_worst = -1, m_error = 0, m_bound = 0;
  std::string m_where;
};

}  // namespace TeamFFT::Test

#endif
