// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/fast_length.hpp"

#include "engines/margins.hpp"
#include "plan/planner.hpp"
#include "plan/rules/rule.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <map>
#include <utility>
#include <vector>

namespace TeamFFT::Impl {
namespace {

constexpr double never = std::numeric_limits<double>::infinity();

/// `count` lines, one behind the other.
Problem lines(Precision precision, Kind kind, std::size_t n, std::size_t count) {
  Problem problem;
  problem.precision = precision;
  problem.real_input = is_real_to_real(kind);
  problem.axes = {{kind, n, input_extent(kind, n), 1, 1}};
  problem.batch = {
      {count, static_cast<std::ptrdiff_t>(input_extent(kind, n)), static_cast<std::ptrdiff_t>(output_extent(kind, n))}};
  return problem.canonicalize();
}

/// Of one line among as many as have so many elements, in copies of one element.
double line_time(Machine const& machine, Precision precision, Kind kind, std::size_t n, std::size_t elements,
                 KnownShapes* known_shapes = nullptr) {
  std::size_t const count = std::max<std::size_t>(elements / n, 1);
  auto const planned = plan_passes(lines(precision, kind, n, count), machine, {}, {}, known_shapes);
  return planned.list ? planned.list->time / static_cast<double>(count) : never;
}

/// The longest length that is looked at beside n.
std::size_t longest_beside(std::size_t n) { return n + n / 4; }

/// Of the complex lines as which n elements of the kind are computed where n fits, else of the next length that does.
std::size_t complex_length(Kind kind, std::size_t n) {
  if (kind == Kind::dct1) return n - 1;
  if (kind == Kind::dst1) return n + 1;
  return is_complex_kind(kind) ? n : (n + 1) / 2;
}

/// The length of the kind that is computed as complex lines of h elements.
std::size_t length_of(Kind kind, std::size_t h) {
  if (kind == Kind::dct1) return h + 1;
  if (kind == Kind::dst1) return h - 1;
  return is_complex_kind(kind) ? h : 2 * h;
}

/// The plans whose times decide, by the length of their complex lines; each is made once.
class LineTimes {
 public:
  LineTimes(Machine const& machine, Precision precision, Kind kind)
      : m_machine(machine), m_precision(precision), m_kind(kind) {}

  double operator()(std::size_t h) {
    // more teams than any device has: factors that lengths have in common are then searched for once
    constexpr std::size_t many = std::size_t{1} << 24;
    auto const [time, is_new] = m_known.try_emplace(h);
    if (is_new) time->second = line_time(m_machine, m_precision, m_kind, length_of(m_kind, h), many, &m_shapes);
    return time->second;
  }
  [[nodiscard]] std::size_t count() const { return m_known.size(); }

 private:
  Machine const& m_machine;
  Precision m_precision;
  Kind m_kind;
  KnownShapes m_shapes;
  std::map<std::size_t, double> m_known;
};

}  // namespace

std::vector<std::size_t> length_candidates(std::size_t n) {
  std::size_t const last = longest_beside(longest_beside(n));
  auto const lengths = smooth_numbers(n, longest_beside(last), 7);
  std::vector<std::pair<std::size_t, double>> costs;
  costs.reserve(lengths.size());
  for (std::size_t const m : lengths) costs.emplace_back(m, padding_cost(m));
  std::vector<std::size_t> candidates;
  for (auto m = costs.begin(); m != costs.end() && m->first <= last; ++m) {
    auto const is_beside = [&](auto const& other) { return other.first <= longest_beside(m->first); };
    auto const cheaper =
        std::find_if(m, costs.end(), [&](auto const& other) { return !is_beside(other) || other.second < m->second; });
    if (cheaper == costs.end() || !is_beside(*cheaper)) candidates.push_back(m->first);
  }
  return candidates;
}

LengthSearch search_length(Machine const& machine, Precision precision, Kind kind, std::size_t n) {
  constexpr std::ptrdiff_t most_plans = 4;  // of a length and the next ones
  if (n == 1) return {1, 0};                // no stage at all
  LineTimes times(machine, precision, kind);
  for (std::size_t h = complex_length(kind, n);; h = longest_beside(h) + 1) {
    auto const lengths = length_candidates(h);
    for (auto m = lengths.begin(); m != lengths.end() && *m <= longest_beside(h); ++m) {
      auto const beside =
          std::min(std::upper_bound(m, lengths.end(), longest_beside(*m)), m + std::min(lengths.end() - m, most_plans));
      if (std::all_of(m, beside, [&](std::size_t other) { return times(*m) <= margins::longer_length * times(other); }))
        return {length_of(kind, *m), times.count()};
    }
  }
}

std::size_t fast_length(Machine const& machine, Precision precision, Kind kind, std::size_t n) {
  return search_length(machine, precision, kind, n).length;
}

std::size_t fast_block(Machine const& machine, Precision precision, Kind kind, std::size_t signal, std::size_t taps) {
  constexpr std::size_t busy = std::size_t{1} << 22;  // elements that keep a device busy
  double const clearly = machine.vector_bytes != 0 ? margins::blocks_on_hosts : margins::blocks_on_gpus;
  std::size_t const outputs = signal + taps - 1;
  if (taps > signal / 4) return 0;
  double least = clearly * line_time(machine, precision, kind, fast_length(machine, precision, kind, outputs), busy);
  std::size_t best = 0;
  constexpr std::size_t longest = 64;  // taps: a block's length spares a sixty-fourth then
  for (std::size_t least_block = 2 * taps; least_block <= std::min(signal, longest * taps); least_block *= 2) {
    std::size_t const block = fast_length(machine, precision, kind, least_block), step = block - taps + 1,
                      blocks = (outputs + step - 1) / step;
    if (double const time = static_cast<double>(blocks) * line_time(machine, precision, kind, block, busy);
        time < least) {
      best = block;
      least = time;
    }
  }
  return best;
}

}  // namespace TeamFFT::Impl
