// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads data/scipy_vectors.txt, which data/scipy_vectors.py wrote: inputs and what SciPy makes of them.
#ifndef TEAMFFT_TESTS_TOOLS_SCIPY_VECTORS_HPP
#define TEAMFFT_TESTS_TOOLS_SCIPY_VECTORS_HPP

#include "kind_oracle.hpp"
#include "problems.hpp"

#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace TeamFFT::Test {

struct ScipyVector {
  std::string name;
  Problem problem;  ///< f64, out of place
  Normalization normalization;
  Line input, output;
};

namespace Scipy {

inline Line elements(std::istream& numbers, bool real) {
  Line line;
  for (double re = 0, im = 0; numbers >> re;) {
    if (!real && !(numbers >> im)) throw std::runtime_error("scipy_vectors.txt: half a complex number");
    line.emplace_back(re, real ? 0 : im);
  }
  return line;
}

inline Kind kind_named(std::string const& name) {
  for (auto const& row : Impl::kind_rows)
    if (row.name == name) return row.kind;
  throw std::runtime_error("scipy_vectors.txt: no kind " + name);
}

inline Normalization normalization_named(std::string const& name) {
  if (name == "backward") return Normalization::backward;
  if (name == "forward") return Normalization::forward;
  if (name == "ortho") return Normalization::ortho;
  throw std::runtime_error("scipy_vectors.txt: no normalization " + name);
}

}  // namespace Scipy

/// Throws where the file is not as it must be; a kind's number of elements is checked, so that none is missing.
inline std::vector<ScipyVector> scipy_vectors() {
  std::ifstream file(TEAMFFT_TEST_DATA_DIR "/scipy_vectors.txt");
  if (!file) throw std::runtime_error("cannot read " TEAMFFT_TEST_DATA_DIR "/scipy_vectors.txt");
  std::map<std::pair<std::string, std::size_t>, Line> inputs;
  std::vector<ScipyVector> vectors;
  for (std::string text; std::getline(file, text);) {
    if (text.starts_with('#')) continue;
    std::istringstream words(text);
    std::string first, second;
    std::size_t n = 0;
    char colon = 0;
    if (!(words >> first >> second >> n >> colon) || colon != ':')
      throw std::runtime_error("scipy_vectors.txt: " + text);
    if (first == "input") {
      inputs[{second, n}] = Scipy::elements(words, second == "real");
      continue;
    }
    bool const conjugated = first.ends_with("_conj");
    Kind const kind = Scipy::kind_named(conjugated ? first.substr(0, first.size() - 5) : first);
    Problem problem = packed({kind}, {n}, 1, Precision::f64);
    problem.conjugated = conjugated;
    Line output = Scipy::elements(words, kind != Kind::r2c);
    auto const& input = inputs.at({kind == Kind::c2r ? "half" : "real", n});
    if (output.size() != Impl::output_extent(kind, n) || input.size() != Impl::input_extent(kind, n))
      throw std::runtime_error("scipy_vectors.txt: " + text);
    vectors.push_back({first + " " + second + " " + std::to_string(n), std::move(problem),
                       Scipy::normalization_named(second), input, std::move(output)});
  }
  return vectors;
}

}  // namespace TeamFFT::Test

#endif
