// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One line for each figure that an example checks.
#ifndef TEAMFFT_EXAMPLES_REPORT_HPP
#define TEAMFFT_EXAMPLES_REPORT_HPP

#include <cmath>
#include <cstdio>

namespace example {

/// Whether what was found is within the bound of what is expected.
inline bool report(char const* what, double found, double expected, double bound, char const* unit) {
  bool const good = std::abs(found - expected) <= bound;
  std::printf("  %-22s %14.7g %-6s expected %14.7g, off by %8.1e (bound %7.1e): %s\n", what, found, unit, expected,
              std::abs(found - expected), bound, good ? "good" : "WRONG");
  return good;
}

}  // namespace example

#endif
