// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a Problem's output must hold: every transform by the oracle, every other element untouched. No Kokkos.
#ifndef TEAMFFT_TESTS_TOOLS_EXPECTATION_HPP
#define TEAMFFT_TESTS_TOOLS_EXPECTATION_HPP

#include "accuracy.hpp"
#include "kind_oracle.hpp"

#include <TeamFFT/problem.hpp>

#include <algorithm>
#include <cstring>
#include <functional>
#include <string>

namespace TeamFFT::Test {

inline Wide widen(std::complex<long double> v) { return v; }
inline Wide widen(float v) { return v; }
inline Wide widen(double v) { return v; }
inline Wide widen(long double v) { return v; }
template <class Complex>
Wide widen(Complex const& v) {
  return {v.real(), v.imag()};
}

/// The logical lengths, which docs/api/accuracy.md's bounds are about: 2n, 2(n - 1) or 2(n + 1) for a dct or dst.
inline std::vector<std::size_t> lengths_of(Problem const& problem) {
  std::vector<std::size_t> lengths;
  for (auto const& axis : problem.axes) lengths.push_back(Impl::logical_length(axis.kind, axis.length));
  return lengths;
}

/// Calls `body` for every transform, with the offsets of its first element in the input and in the output from those of
/// the Views.
inline void for_each_transform(Problem const& problem,
                               std::function<void(std::ptrdiff_t, std::ptrdiff_t)> const& body) {
  for (std::size_t t = 0; t < problem.batch_count(); ++t) {
    std::ptrdiff_t in = 0, out = 0;
    std::size_t rest = t;
    for (auto const& b : problem.batch) {
      auto const c = static_cast<std::ptrdiff_t>(rest % b.count);
      rest /= b.count;
      in += c * b.stride_in, out += c * b.stride_out;
    }
    body(in, out);
  }
}

/// Offsets of the elements of one transform's array, the last axis fastest; extent(axis) of them along each axis, j
/// steps along it are step(axis, j).
template <class Extent, class Step>
std::vector<std::ptrdiff_t> offsets(Problem const& problem, Extent const& extent, Step const& step) {
  std::vector<std::ptrdiff_t> offsets{0};
  for (auto const& axis : problem.axes) {
    std::vector<std::ptrdiff_t> next;
    for (auto base : offsets)
      for (std::size_t j = 0; j < extent(axis); ++j) next.push_back(step(base, axis, j));
    offsets = std::move(next);
  }
  return offsets;
}

inline constexpr std::ptrdiff_t padding = std::numeric_limits<std::ptrdiff_t>::min();

/// What a transform reads; `padding` for elements that are not there.
inline std::vector<std::ptrdiff_t> offsets_in(Problem const& problem) {
  return offsets(
      problem, [](Axis const& axis) { return Impl::input_extent(axis.kind, axis.length); },
      [](std::ptrdiff_t base, Axis const& axis, std::size_t j) -> std::ptrdiff_t {
        return base == padding || j >= axis.extent_in ? padding
                                                      : base + static_cast<std::ptrdiff_t>(j) * axis.stride_in;
      });
}

/// What it writes.
inline std::vector<std::ptrdiff_t> offsets_out(Problem const& problem) {
  return offsets(
      problem, [](Axis const& axis) { return Impl::output_extent(axis.kind, axis.length); },
      [](std::ptrdiff_t base, Axis const& axis, std::size_t k) {
        return base + static_cast<std::ptrdiff_t>(k) * axis.stride_out;
      });
}

/// The complex elements that c2r in place works in, of which its real output covers only a part.
inline std::vector<std::ptrdiff_t> offsets_between(Problem const& problem) {
  if (problem.placement == Placement::out_of_place || !problem.output_is_real() || problem.input_is_real()) return {};
  return offsets(
      problem, [](Axis const& axis) { return axis.kind == Kind::c2r ? axis.length / 2 + 1 : axis.length; },
      [](std::ptrdiff_t base, Axis const& axis, std::size_t j) {
        return base + static_cast<std::ptrdiff_t>(j) * axis.stride_in;
      });
}

/// Transforms an array of row-major `extents` along one of its axes.
inline Line wide_transform_along(Axis const& axis, std::size_t dimension, std::vector<std::size_t>& extents,
                                 Line const& x, bool orthogonalize) {
  std::size_t outer = 1, inner = 1;
  for (std::size_t d = 0; d < dimension; ++d) outer *= extents[d];
  for (std::size_t d = dimension + 1; d < extents.size(); ++d) inner *= extents[d];
  auto const before = extents[dimension], after = Impl::output_extent(axis.kind, axis.length);
  extents[dimension] = after;
  Line y(outer * after * inner), line(before);
  for (std::size_t o = 0; o < outer; ++o)
    for (std::size_t i = 0; i < inner; ++i) {
      for (std::size_t j = 0; j < before; ++j) line[j] = x[(o * before + j) * inner + i];
      if (orthogonalize) orthogonalize_input(axis.kind, line);
      auto result = wide_transform(axis.kind, axis.length, line);
      if (orthogonalize) orthogonalize_output(axis.kind, result);
      for (std::size_t k = 0; k < after; ++k) y[(o * after + k) * inner + i] = result[k];
    }
  return y;
}

/// Transforms the logical array along each axis in turn: r2c while the data are real, c2r last. Of a conjugated problem
/// the half spectrum is conjugated.
inline Line wide_transform(Problem const& problem, Line x, bool orthogonalize = false) {
  bool const from_half = problem.conjugated && problem.output_is_real(),
             to_half = problem.conjugated && !problem.output_is_real();
  if (from_half) x = KindOracle::conjugate(std::move(x));
  std::vector<std::size_t> extents;
  for (auto const& axis : problem.axes) extents.push_back(Impl::input_extent(axis.kind, axis.length));
  for (auto family : {Impl::Family::real_to_complex, Impl::Family::real_to_real, Impl::Family::complex,
                      Impl::Family::complex_to_real})
    for (std::size_t d = 0; d < extents.size(); ++d) {
      auto const& axis = problem.axes[d];
      if (Impl::row_of(axis.kind).family == family) x = wide_transform_along(axis, d, extents, x, orthogonalize);
    }
  return to_half ? KindOracle::conjugate(std::move(x)) : x;
}

/// What multiplies the result, as docs/api/functions.md says; for a dct or dst ortho changes end elements besides.
inline long double scale_of(Problem const& problem, Normalization norm) {
  long double scale = 1;
  for (auto const& axis : problem.axes) {
    auto const N = static_cast<long double>(Impl::logical_length(axis.kind, axis.length));
    bool const forward = direction_of(axis.kind) == Direction::forward;
    if (norm == Normalization::ortho) scale /= std::sqrt(N);
    if ((norm == Normalization::forward && forward) || (norm == Normalization::backward && !forward)) scale /= N;
  }
  return scale;
}

/// The squares of many short lines together.
struct Pool {
  long double difference = 0, size = 0;

  void add(Line const& y, Line const& expected) {
    for (std::size_t k = 0; k < expected.size(); ++k)
      difference += std::norm(y[k] - expected[k]), size += std::norm(expected[k]);
  }
  [[nodiscard]] long double relative_error() const { return difference == 0 ? 0 : std::sqrt(difference / size); }
};

/// What the output must be.
struct Expected {
  long double eps;        ///< rounding<Real>
  long double scale = 1;  ///< multiplies the transform
  bool orthogonalize = false;
  long double slack = 1;  ///< multiplies docs/api/accuracy.md's bound
  /// The transform without scale, from the input and the number of the transform; empty: the oracle.
  std::function<Line(Line, std::size_t)> transform = {};
  Pool* pool = nullptr;  ///< where short lines are gathered over several problems, for the caller to judge
};

/// A single short line strays around the bound by chance (CONTRIBUTING.md has the argument and the figures). Below 28
/// complex or 56 real elements each line is held to 1.4 times the bound, below 16 real elements to twice the bound
/// (three times where ortho brings two more factors, each rounded), and all of them together to the bound itself.
inline std::size_t numbers_written(Problem const& problem) {
  std::size_t numbers = problem.output_is_real() ? 1 : 2;
  for (auto const& axis : problem.axes) numbers *= Impl::output_extent(axis.kind, axis.length);
  return numbers;
}

inline bool is_short(Problem const& problem) { return numbers_written(problem) < 56; }

inline long double single_line_slack(Problem const& problem, bool orthogonalize = false) {
  bool const of_c2c = std::all_of(problem.axes.begin(), problem.axes.end(),
                                  [](Axis const& axis) { return Impl::is_complex_kind(axis.kind); });
  if (!is_short(problem)) return 1;
  if (of_c2c || numbers_written(problem) >= 16) return 1.4L;
  return orthogonalize ? 3 : 2;
}

/// Holds the output to what is expected, transform by transform, and the rest of the output's memory to `before`, bit
/// for bit. `in` and `out` begin at the memory's start, the Views' first elements lie `first_in` and `first_out`
/// elements further; in place `in` is what was there before, as the input's type.
template <class In, class Out>
void expect_transformed(Accuracy& accuracy, Problem const& problem, Expected const& expected, std::vector<In> const& in,
                        std::ptrdiff_t first_in, std::vector<Out> const& out, std::vector<Out> const& before,
                        std::ptrdiff_t first_out, std::string const& what) {
  auto const from = offsets_in(problem), to = offsets_out(problem), between = offsets_between(problem);
  auto const lengths = lengths_of(problem);
  long double const bound = expected.slack * error_bound(expected.eps, lengths);
  bool const pooled = is_short(problem);
  Pool own;
  Pool& pool = expected.pool ? *expected.pool : own;
  std::vector<bool> written(out.size());
  std::size_t number = 0;
  for_each_transform(problem, [&](std::ptrdiff_t base_in, std::ptrdiff_t base_out) {
    Line x(from.size()), y(to.size());
    for (std::size_t i = 0; i < x.size(); ++i)
      x[i] = from[i] == padding ? Wide{} : widen(in.at(static_cast<std::size_t>(first_in + base_in + from[i])));
    x = expected.transform ? expected.transform(std::move(x), number++)
                           : wide_transform(problem, std::move(x), expected.orthogonalize);
    for (auto& v : x) v *= expected.scale;
    for (std::size_t i = 0; i < y.size(); ++i) {
      auto const at = static_cast<std::size_t>(first_out + base_out + to[i]);
      y[i] = widen(out.at(at));
      written[at] = true;
    }
    if (pooled) pool.add(y, x);
    accuracy.expect(relative_l2(y, x), single_line_slack(problem, expected.orthogonalize) * bound, what);
    for (auto offset : between)
      for (std::ptrdiff_t part : {0, 1})
        written.at(static_cast<std::size_t>(first_out + 2 * (base_in + offset) + part)) = true;
  });
  if (pooled && !expected.pool) accuracy.expect(pool.relative_error(), bound, what + " (all lines)");
  std::size_t strayed = 0;
  for (std::size_t i = 0; i < out.size(); ++i)
    if (!written[i] && std::memcmp(&out[i], &before[i], sizeof(Out)) != 0 && ++strayed == 1)
      ADD_FAILURE() << what << ": wrote element " << i << ", which is no output";
  EXPECT_EQ(strayed, 0u) << what;
}

/// The oracle's transform times `scale`.
template <class In, class Out>
void expect_transformed(Accuracy& accuracy, Problem const& problem, long double scale, long double eps,
                        std::vector<In> const& in, std::ptrdiff_t first_in, std::vector<Out> const& out,
                        std::vector<Out> const& before, std::ptrdiff_t first_out, std::string const& what) {
  expect_transformed(accuracy, problem, Expected{eps, scale}, in, first_in, out, before, first_out, what);
}

}  // namespace TeamFFT::Test

#endif
