// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "naive.hpp"

#include <cmath>
#include <numbers>
#include <span>

namespace TeamFFT::Test {
namespace {

constexpr long double pi = std::numbers::pi_v<long double>;

/// cos or sin of pi a/b, the argument reduced in integers.
long double cosine(std::size_t a, std::size_t b) {
  return std::cos(pi * static_cast<long double>(a % (2 * b)) / static_cast<long double>(b));
}
long double sine(std::size_t a, std::size_t b) {
  return std::sin(pi * static_cast<long double>(a % (2 * b)) / static_cast<long double>(b));
}

/// What element j of a line of n contributes to element k.
Wide factor(Sum kind, std::size_t j, std::size_t k, std::size_t n) {
  bool const ends = j == 0 || j + 1 == n;
  switch (kind) {
    case Sum::forward: return {cosine(2 * j * k, n), -sine(2 * j * k, n)};
    case Sum::backward: return {cosine(2 * j * k, n), sine(2 * j * k, n)};
    case Sum::dht: return cosine(2 * j * k, n) + sine(2 * j * k, n);
    case Sum::r2hc: return 2 * k <= n ? cosine(2 * j * k, n) : -sine(2 * j * (n - k), n);
    case Sum::hc2r:
      if (2 * j <= n) return (j == 0 || 2 * j == n ? 1 : 2) * cosine(2 * j * k, n);
      return -2 * sine(2 * (n - j) * k, n);
    case Sum::redft00: return (ends ? 1 : 2) * cosine(j * k, n - 1);
    case Sum::redft10: return 2 * cosine((2 * j + 1) * k, 2 * n);
    case Sum::redft01: return (j == 0 ? 1 : 2) * cosine(j * (2 * k + 1), 2 * n);
    case Sum::redft11: return 2 * cosine((2 * j + 1) * (2 * k + 1), 4 * n);
    case Sum::rodft00: return 2 * sine((j + 1) * (k + 1), n + 1);
    case Sum::rodft10: return 2 * sine((2 * j + 1) * (k + 1), 2 * n);
    case Sum::rodft01: return (j + 1 == n ? 1 : 2) * sine((j + 1) * (2 * k + 1), 2 * n);
    case Sum::rodft11: return 2 * sine((2 * j + 1) * (2 * k + 1), 4 * n);
  }
  return 0;
}

/// A dense array, the last dimension the fastest.
struct Dense {
  std::vector<std::size_t> extents;
  WideLine values;
};

std::size_t product(std::span<std::size_t const> extents) {
  std::size_t result = 1;
  for (auto const extent : extents) result *= extent;
  return result;
}

/// Each line along dimension d becomes line(x), which may be of another length.
Dense along(Dense const& x, std::size_t d, std::function<WideLine(WideLine const&)> const& line) {
  std::size_t const n = x.extents[d];
  auto const inner = product(std::span(x.extents).subspan(d + 1)), outer = product(std::span(x.extents).first(d));
  Dense result{x.extents, {}};
  for (std::size_t o = 0; o < outer; ++o)
    for (std::size_t i = 0; i < inner; ++i) {
      WideLine from(n);
      for (std::size_t j = 0; j < n; ++j) from[j] = x.values[(o * n + j) * inner + i];
      auto const to = line(from);
      result.extents[d] = to.size();
      result.values.resize(outer * to.size() * inner);
      for (std::size_t k = 0; k < to.size(); ++k) result.values[(o * to.size() + k) * inner + i] = to[k];
    }
  return result;
}

/// Calls visit(offset in, offset out) for all indices, the last dimension the fastest.
void for_each(std::span<NaiveDim const> dims, std::span<std::size_t const> extents,
              std::function<void(std::ptrdiff_t, std::ptrdiff_t)> const& visit, std::ptrdiff_t in = 0,
              std::ptrdiff_t out = 0) {
  if (dims.empty()) return visit(in, out);
  for (std::size_t i = 0; i < extents[0]; ++i) {
    auto const at = static_cast<std::ptrdiff_t>(i);
    for_each(dims.subspan(1), extents.subspan(1), visit, in + at * dims[0].in, out + at * dims[0].out);
  }
}

std::vector<std::size_t> extents_of(std::vector<NaiveDim> const& dims, bool is_halved) {
  std::vector<std::size_t> extents;
  for (auto const& dim : dims) extents.push_back(dim.n);
  if (is_halved) extents.back() = extents.back() / 2 + 1;
  return extents;
}

Dense transformed(NaiveProblem const& problem, Dense data) {
  for (std::size_t d = 0; d < problem.dims.size(); ++d) {
    auto const& dim = problem.dims[d];
    bool const is_last = d + 1 == problem.dims.size();
    data = along(data, d, [&](WideLine const& line) {
      if (is_last && problem.halved == Halved::input) return sum(Sum::backward, whole_spectrum(line, dim.n));
      auto result = sum(dim.kind, line);
      if (is_last && problem.halved == Halved::output) result.resize(dim.n / 2 + 1);
      return result;
    });
  }
  return data;
}

}  // namespace

WideLine sum(Sum kind, WideLine const& line) {
  std::size_t const n = line.size();
  WideLine result(n);
  for (std::size_t k = 0; k < n; ++k)
    for (std::size_t j = 0; j < n; ++j) {
      auto const w = factor(kind, j, k, n);
      result[k] += Wide(line[j].real() * w.real() - line[j].imag() * w.imag(),
                        line[j].real() * w.imag() + line[j].imag() * w.real());
    }
  return result;
}

WideLine whole_spectrum(WideLine const& half, std::size_t n) {
  WideLine whole(n);
  for (std::size_t j = 0; j < n; ++j) whole[j] = 2 * j <= n ? half[j] : std::conj(half[n - j]);
  whole[0] = whole[0].real();
  if (n % 2 == 0) whole[n / 2] = whole[n / 2].real();
  return whole;
}

void transform(NaiveProblem const& problem, std::function<Wide(std::ptrdiff_t)> const& take,
               std::function<void(std::ptrdiff_t, Wide)> const& give) {
  auto const in_extents = extents_of(problem.dims, problem.halved == Halved::input),
             out_extents = extents_of(problem.dims, problem.halved == Halved::output);
  for_each(problem.batch, extents_of(problem.batch, false), [&](std::ptrdiff_t in, std::ptrdiff_t out) {
    Dense data{in_extents, {}};
    for_each(problem.dims, in_extents,
             [&](std::ptrdiff_t at, std::ptrdiff_t) { data.values.push_back(take(in + at)); });
    auto const result = transformed(problem, std::move(data));
    std::size_t position = 0;
    for_each(problem.dims, out_extents,
             [&](std::ptrdiff_t, std::ptrdiff_t at) { give(out + at, result.values[position++]); });
  });
}

std::ptrdiff_t reach(NaiveProblem const& problem, bool is_input) {
  std::ptrdiff_t most = 0;
  auto const extents = extents_of(problem.dims, problem.halved == (is_input ? Halved::input : Halved::output));
  for (std::size_t d = 0; d < extents.size(); ++d)
    most += (static_cast<std::ptrdiff_t>(extents[d]) - 1) * (is_input ? problem.dims[d].in : problem.dims[d].out);
  for (auto const& dim : problem.batch)
    most += (static_cast<std::ptrdiff_t>(dim.n) - 1) * (is_input ? dim.in : dim.out);
  return most;
}

}  // namespace TeamFFT::Test
