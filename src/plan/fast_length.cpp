// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/fast_length.hpp"

#include "plan/planner.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

namespace TeamFFT::Impl {
namespace {

constexpr double never = std::numeric_limits<double>::infinity();

/// `count` lines, one behind the other.
Problem lines(Precision precision, Kind kind, std::size_t n, std::size_t count) {
  Problem problem;
  problem.precision = precision;
  problem.real_input = is_trigonometric(kind);
  problem.axes = {{kind, n, input_extent(kind, n), 1, 1}};
  problem.batch = {{count, static_cast<std::ptrdiff_t>(input_extent(kind, n)), static_cast<std::ptrdiff_t>(output_extent(kind, n))}};
  return problem.canonicalize();
}

/// Of one line among as many as keep a device busy, in copies of one element.
double line_time(Machine const& machine, Precision precision, Kind kind, std::size_t n) {
  constexpr std::size_t many = std::size_t{1} << 22;  // elements
  std::size_t const count = std::max<std::size_t>(many / n, 1);
  try {
    return make_passes(lines(precision, kind, n, count), machine, {}).time / static_cast<double>(count);
  } catch (Error const&) {
    return never;
  }
}

/// From n to a quarter more, rising: n and its neighbours where any length may have a rule in one pass, and the first 13-smooth lengths.
std::vector<std::size_t> candidates(std::size_t n) {
  constexpr std::size_t neighbours = 8, longest_with_neighbours = 4096, most = 40;
  std::vector<std::size_t> lengths{n}, smooth{1};
  for (std::size_t m = n + 1; n <= longest_with_neighbours && m < n + neighbours; ++m) lengths.push_back(m);
  std::size_t const last = n + n / 4, first = lengths.back() + 1;
  for (std::size_t const p : {2, 3, 5, 7, 11, 13})
    for (std::size_t i = 0; i < smooth.size(); ++i)
      if (smooth[i] <= last / p) smooth.push_back(smooth[i] * p);
  std::sort(smooth.begin(), smooth.end());
  auto const from = std::lower_bound(smooth.begin(), smooth.end(), first);
  lengths.insert(lengths.end(), from, from + std::min<std::ptrdiff_t>(most, smooth.end() - from));
  if (std::size_t const power = std::bit_ceil(n); power <= last && power > lengths.back()) lengths.push_back(power);
  return lengths;
}

}  // namespace

std::size_t fast_length(Machine const& machine, Precision precision, Kind kind, std::size_t n) {
  constexpr double no_slower = 1.1;  // estimates of neighbours are not closer than that: the shorter one is less data
  std::vector<std::pair<std::size_t, double>> times;
  for (std::size_t const m : candidates(n)) times.emplace_back(m, line_time(machine, precision, kind, m));
  auto const least = std::min_element(times.begin(), times.end(), [](auto const& x, auto const& y) { return x.second < y.second; });
  if (least->second == never) return n;
  return std::find_if(times.begin(), times.end(), [&](auto const& time) { return time.second <= no_slower * least->second; })->first;
}

std::size_t fast_block(Machine const& machine, Precision precision, Kind kind, std::size_t signal, std::size_t taps) {
  // Estimates of unlike plans are not closer than a tenth; on GPUs the functors at a block's ends have an array and a pass each.
  double const clearly = machine.vector_bytes != 0 ? 0.9 : 0.45;
  std::size_t const outputs = signal + taps - 1;
  if (taps > signal / 4) return 0;
  double least = clearly * line_time(machine, precision, kind, fast_length(machine, precision, kind, outputs));
  std::size_t best = 0;
  constexpr std::size_t longest = 64;  // taps: a block's length spares a sixty-fourth then
  for (std::size_t least_block = 2 * taps; least_block <= std::min(signal, longest * taps); least_block *= 2) {
    std::size_t const block = fast_length(machine, precision, kind, least_block), step = block - taps + 1, blocks = (outputs + step - 1) / step;
    if (double const time = static_cast<double>(blocks) * line_time(machine, precision, kind, block); time < least) {
      best = block;
      least = time;
    }
  }
  return best;
}

}  // namespace TeamFFT::Impl
