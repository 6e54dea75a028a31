// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random problems on bare memory, and their check: every element of the result, and no element beside it.
#ifndef TEAMFFT_TESTS_INTERFACES_LAYOUTS_HPP
#define TEAMFFT_TESTS_INTERFACES_LAYOUTS_HPP

#include "naive.hpp"
#include "oracle.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <vector>

namespace TeamFFT::Test {

/// Which sides of a problem have complex elements.
struct Elements {
  bool in_is_complex = true, out_is_complex = true;
};

inline Elements elements_of(NaiveProblem const& problem) {
  bool const complex =
      !problem.dims.empty() && (problem.dims[0].kind == Sum::forward || problem.dims[0].kind == Sum::backward);
  return {problem.halved == Halved::input || (complex && problem.halved == Halved::none),
          problem.halved == Halved::output || (complex && problem.halved == Halved::none)};
}

/// Strides of one side: dimensions in a random order of memory, with gaps here and there. Returns nothing to waste:
/// a stride is at least what the faster dimensions take.
inline void lay_out(Random& random, std::vector<NaiveDim*> const& dims, std::vector<std::size_t> const& extents,
                    std::ptrdiff_t NaiveDim::*stride) {
  std::vector<std::size_t> order(dims.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  if (random.one_in(2)) random.shuffle(order);
  std::size_t step = random.one_in(4) ? 2 : 1;
  for (auto i = order.size(); i-- > 0;) {
    auto const d = order[i];
    dims[d]->*stride = static_cast<std::ptrdiff_t>(step);
    step = step * extents[d] + (random.one_in(3) ? 1 : 0);
  }
}

/// Lengths to 13 and up to three repetitions, so that the sums stay short. `kinds` gives the kind of each dimension.
struct RandomShape {
  NaiveProblem problem;
  bool in_place = false;
};

template <class Kind>
RandomShape random_shape(Random& random, Halved halved, std::size_t rank, std::size_t batch_rank, Kind const& kind) {
  RandomShape shape;
  auto& [problem, in_place] = shape;
  problem.halved = halved;
  for (std::size_t d = 0; d < rank; ++d) {
    NaiveDim dim{.n = random.between(1, rank == 1 ? 40 : 11), .kind = kind()};
    if (dim.kind == Sum::redft00) dim.n = std::max<std::size_t>(dim.n, 2);
    problem.dims.push_back(dim);
  }
  for (std::size_t d = 0; d < batch_rank; ++d) problem.batch.push_back({.n = random.between(1, 4)});
  in_place = random.one_in(3);
  std::vector<NaiveDim*> all;
  for (auto& dim : problem.batch) all.push_back(&dim);
  for (auto& dim : problem.dims) all.push_back(&dim);
  std::vector<std::size_t> in, out;
  for (auto const* dim : all) in.push_back(dim->n), out.push_back(dim->n);
  auto const half = [](std::size_t n) { return n / 2 + 1; };
  if (halved == Halved::output) out.back() = half(out.back());
  if (halved == Halved::input) in.back() = half(in.back());
  if (!in_place) {
    lay_out(random, all, in, &NaiveDim::in);
    lay_out(random, all, out, &NaiveDim::out);
    return shape;
  }
  // One memory: rows of pairs, and the real side as it lies in them.
  bool const is_halved = halved != Halved::none;
  auto const complex = halved == Halved::input ? &NaiveDim::in : &NaiveDim::out,
             other = halved == Halved::input ? &NaiveDim::out : &NaiveDim::in;
  std::size_t step = 1;
  for (auto i = all.size(); i-- > 0;) {
    all[i]->*complex = static_cast<std::ptrdiff_t>(step);
    all[i]->*other = static_cast<std::ptrdiff_t>(is_halved && i + 1 < all.size() ? 2 * step : step);
    step *= is_halved && i + 1 == all.size() ? half(all[i]->n) : all[i]->n;
  }
  return shape;
}

/// The bound of docs/api/accuracy.md for the problem's elements together, with its factors for few elements.
inline long double bound_of(NaiveProblem const& problem, long double eps) {
  std::vector<std::size_t> lengths;
  std::size_t elements = 1;
  bool real = false;
  for (auto const& dim : problem.dims) {
    elements *= dim.n;
    auto const kind = dim.kind;
    std::size_t n = dim.n;
    if (kind >= Sum::redft00) n = kind == Sum::redft00 ? 2 * (n - 1) : kind == Sum::rodft00 ? 2 * (n + 1) : 2 * n;
    lengths.push_back(n);
    real = real || kind >= Sum::r2hc;
  }
  for (auto const& dim : problem.batch) elements *= dim.n;
  lengths.push_back(2);  // a length of one has no bound of its own: one rounding is allowed
  return error_bound(eps, lengths) * (real && elements < 64 ? 2 : elements < 28 ? 1.4L : 1);
}

/// Input and output of one call, with a guard value in every element that the output has no place for.
template <class Real>
class Buffers {
 public:
  static constexpr Real guard = Real(-12345.5);

  Buffers(RandomShape const& shape, std::uint64_t seed) : m_problem(shape.problem), m_in_place(shape.in_place) {
    auto const [in_complex, out_complex] = elements_of(m_problem);
    m_in_unit = in_complex ? 2 : 1;
    m_out_unit = out_complex ? 2 : 1;
    auto const count = [&](bool is_input) {
      return static_cast<std::size_t>((reach(m_problem, is_input) + 1) * (is_input ? m_in_unit : m_out_unit));
    };
    m_in.assign(m_in_place ? std::max(count(true), count(false)) : count(true), guard);
    m_out.assign(m_in_place ? 0 : count(false), guard);
    Random random(seed);
    fill(random);
    m_before = m_in;
  }

  Real* in() { return m_in.data(); }
  Real* out() { return m_in_place ? m_in.data() : m_out.data(); }

  /// Whether the input is what it was.
  [[nodiscard]] bool input_is_untouched() const { return m_in == m_before; }

  /// The result as the definitions have it, in relative L2, and nothing beside it.
  void check(std::string const& what) {
    auto const take = [&](std::ptrdiff_t at) { return value(m_before, at * m_in_unit, m_in_unit == 2); };
    WideLine expected, found;
    std::vector<bool> written(m_in_place ? m_in.size() : m_out.size());
    auto const& result = m_in_place ? m_in : m_out;
    transform(m_problem, take, [&](std::ptrdiff_t at, Wide wide) {
      expected.push_back(m_out_unit == 2 ? wide : Wide(wide.real()));
      found.push_back(value(result, at * m_out_unit, m_out_unit == 2));
      for (std::ptrdiff_t part = 0; part < m_out_unit; ++part)
        written[static_cast<std::size_t>(at * m_out_unit + part)] = true;
    });
    auto const error = relative_l2(found, expected);
    EXPECT_LE(error, bound_of(m_problem, rounding<Real>)) << what;
    if (m_in_place) return;  // rows of pairs have no place beside them
    for (std::size_t i = 0; i < written.size(); ++i)
      ASSERT_TRUE(written[i] || result[i] == guard) << what << ": element " << i << " is none of the output";
  }

 private:
  static Wide value(std::vector<Real> const& memory, std::ptrdiff_t at, bool is_complex) {
    auto const i = static_cast<std::size_t>(at);
    return {memory[i], is_complex ? memory[i + 1] : Real(0)};
  }

  /// Random numbers; for c2r the half spectrum of random reals, because no other has an inverse that all agree on.
  void fill(Random& random) {
    if (m_problem.halved != Halved::input) {
      for (auto& x : m_in) x = random.uniform<Real>();
      return;
    }
    NaiveProblem forward = m_problem;
    forward.halved = Halved::output;
    std::ptrdiff_t packed = 1;
    auto const pack = [&](NaiveDim& dim) {
      dim.kind = Sum::forward;
      dim.out = dim.in;
      dim.in = packed;
      packed *= static_cast<std::ptrdiff_t>(dim.n);
    };
    for (auto& dim : forward.dims) pack(dim);
    for (auto& dim : forward.batch) pack(dim);
    std::vector<Real> reals(static_cast<std::size_t>(packed));
    for (auto& x : reals) x = random.uniform<Real>();
    transform(
        forward, [&](std::ptrdiff_t at) { return Wide(reals[static_cast<std::size_t>(at)]); },
        [&](std::ptrdiff_t at, Wide y) {
          m_in[static_cast<std::size_t>(2 * at)] = static_cast<Real>(y.real());
          m_in[static_cast<std::size_t>(2 * at) + 1] = static_cast<Real>(y.imag());
        });
  }

  NaiveProblem m_problem;
  bool m_in_place;
  std::ptrdiff_t m_in_unit = 1, m_out_unit = 1;
  std::vector<Real> m_in, m_out, m_before;
};

}  // namespace TeamFFT::Test

#endif
