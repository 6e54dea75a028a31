// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Short ways to say common problems.
#ifndef TEAMFFT_TESTS_PROBLEMS_HPP
#define TEAMFFT_TESTS_PROBLEMS_HPP

#include <TeamFFT/options.hpp>
#include <TeamFFT/problem.hpp>

#include <initializer_list>
#include <string>
#include <vector>

namespace TeamFFT::Test {

template <class Real>
inline constexpr Precision precision_of = sizeof(Real) == 4 ? Precision::f32 : Precision::f64;

inline Kind c2c(Direction direction) { return direction == Direction::forward ? Kind::c2c_forward : Kind::c2c_backward; }

/// `batch` transforms of a row-major array of `lengths`, packed one after the other: 3 transforms of {4, 8} are a View (3, 4, 8) in LayoutRight.
inline Problem packed(std::vector<std::size_t> const& lengths, std::size_t batch = 1, Precision precision = Precision::f32,
                      Direction direction = Direction::forward, Placement placement = Placement::out_of_place) {
  Problem problem;
  problem.precision = precision, problem.placement = placement;
  std::ptrdiff_t stride = 1;
  for (auto length : lengths) stride *= static_cast<std::ptrdiff_t>(length);
  problem.batch.push_back({batch, stride, stride});
  for (auto length : lengths) {
    stride /= static_cast<std::ptrdiff_t>(length);
    problem.axes.push_back({c2c(direction), length, length, stride, stride});
  }
  return problem.canonicalize();
}

/// Transforms along one axis of a row-major array of `extents`.
inline Problem along(std::size_t axis, std::vector<std::size_t> const& extents, Precision precision = Precision::f32, Direction direction = Direction::forward,
                     Placement placement = Placement::out_of_place) {
  Problem problem;
  problem.precision = precision, problem.placement = placement;
  std::ptrdiff_t stride = 1;
  for (std::size_t d = extents.size(); d-- > 0; stride *= static_cast<std::ptrdiff_t>(extents[d])) {
    if (d == axis)
      problem.axes.push_back({c2c(direction), extents[d], extents[d], stride, stride});
    else
      problem.batch.push_back({extents[d], stride, stride});
  }
  return problem.canonicalize();
}

inline std::string name_of(Rule rule) {
  switch (rule) {
    case Rule::automatic: return "automatic";
    case Rule::direct: return "direct";
    case Rule::hierarchical: return "hierarchical";
    case Rule::rader: return "rader";
    case Rule::bluestein: return "bluestein";
  }
  return "?";
}

/// Token and options in one line, for traces.
inline std::string describe(Problem const& problem, PlanOptions const& options = {}) {
  std::string text = problem.token();
  if (options.rule != Rule::automatic) text += " rule " + name_of(options.rule);
  if (options.scratch_limit != 0) text += " scratch " + std::to_string(options.scratch_limit);
  if (!options.rows) text += " without rows";
  if (options.launch == Launch::native) text += " native launch";
  if (options.launch == Launch::parallel_for) text += " parallel_for launch";
  return text;
}

}  // namespace TeamFFT::Test

#endif
