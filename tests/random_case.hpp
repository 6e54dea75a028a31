// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random problems as two Views would pose them: rank, extents, strides, axes, lengths, placement, options. The same ones for a seed everywhere. No Kokkos.
#ifndef TEAMFFT_TESTS_RANDOM_CASE_HPP
#define TEAMFFT_TESTS_RANDOM_CASE_HPP

#include "oracle.hpp"
#include "problems.hpp"

#include <algorithm>
#include <numeric>

namespace TeamFFT::Test {

enum class Layout { right, left, stride };

struct RandomCase {
  std::size_t rank = 1;
  Precision precision = Precision::f32;
  Direction direction = Direction::forward;
  PlanOptions options;
  Layout layout_in = Layout::right, layout_out = Layout::right;
  std::vector<std::size_t> extents_in, extents_out;  ///< of the Views
  std::vector<std::ptrdiff_t> strides_in, strides_out;
  std::vector<int> axes;           ///< dimensions in the order a caller gives them
  std::vector<std::size_t> shape;  ///< the logical length of each of them
  bool in_place = false, real_input = false, crop = false, pad = false, permuted = false, zero_stride = false, interleaved = false;
  std::size_t first_in = 0, first_out = 0, size_in = 0, size_out = 0;  ///< elements; one memory where in place or interleaved

  [[nodiscard]] bool one_memory() const { return in_place || interleaved; }

  [[nodiscard]] Problem problem() const {
    Problem problem;
    problem.precision = precision, problem.real_input = real_input;
    problem.placement = in_place ? Placement::in_place : Placement::out_of_place;
    for (std::size_t d = 0; d < rank; ++d) {
      auto const axis = std::find(axes.begin(), axes.end(), static_cast<int>(d));
      if (axis == axes.end())
        problem.batch.push_back({extents_in[d], strides_in[d], strides_out[d]});
      else
        problem.axes.push_back({c2c(direction), shape[static_cast<std::size_t>(axis - axes.begin())], extents_in[d], strides_in[d], strides_out[d]});
    }
    return problem;
  }
};

namespace RandomCases {

/// Lengths with what makes a rule applicable; the first axis of a case gets one.
inline std::vector<std::size_t> lengths_for(Rule rule) {
  switch (rule) {
    case Rule::direct: return {2, 3, 4, 5, 7, 8, 11, 13, 16, 30, 64, 121, 169, 210, 256};
    case Rule::hierarchical: return {4, 6, 9, 12, 16, 36, 49, 64, 100, 128, 256, 360, 1000, 1024};
    case Rule::bluestein: return {17, 19, 34, 47, 68, 94, 97, 133, 251, 289, 509, 1018};  // smooth lengths by Bluestein's rule: length_test.cpp
    case Rule::rader: return {17, 19, 23, 31, 59, 97, 127, 257, 509};
    default: return {1, 2, 3, 6, 13, 17, 19, 34, 47, 64, 94, 97, 100, 128, 251, 256, 289, 509, 1000, 1018};
  }
}

inline std::vector<std::ptrdiff_t> packed_strides(std::vector<std::size_t> const& extents, std::vector<std::size_t> const& order,
                                                  std::vector<std::size_t> const& gaps) {
  std::vector<std::ptrdiff_t> strides(extents.size());
  std::ptrdiff_t next = 1;
  for (std::size_t i = 0; i < order.size(); ++i) {
    next += static_cast<std::ptrdiff_t>(gaps[i]) * (i == 0 ? 1 : next > 4 ? 1 : 2);
    strides[order[i]] = next;
    next *= static_cast<std::ptrdiff_t>(extents[order[i]]);
  }
  return strides;
}

/// Dimensions from the fastest to the slowest.
inline std::vector<std::size_t> order_of(Random& random, Layout layout, std::size_t rank) {
  std::vector<std::size_t> order(rank);
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (layout == Layout::right) std::reverse(order.begin(), order.end());
  if (layout == Layout::stride) random.shuffle(order);
  return order;
}

inline std::vector<std::size_t> gaps_of(Random& random, Layout layout, std::size_t rank) {
  std::vector<std::size_t> gaps(rank, 0);
  if (layout == Layout::stride)
    for (auto& gap : gaps) gap = random.one_in(2) ? random.below(4) : 0;
  return gaps;
}

inline void choose_extents(Random& random, RandomCase& c) {
  std::size_t budget = 6000;
  std::vector<std::size_t> dims(c.rank);
  std::iota(dims.begin(), dims.end(), std::size_t{0});
  random.shuffle(dims);
  std::size_t const axis_count = random.one_in(3) ? c.rank : random.one_in(2) ? std::min<std::size_t>(2, c.rank) : 1;
  c.extents_in.assign(c.rank, 1);
  for (std::size_t i = 0; i < c.rank; ++i) {
    auto& extent = c.extents_in[dims[i]];
    if (i == 0) {
      extent = random.pick(lengths_for(c.options.rule));
    } else if (i < axis_count) {
      extent = random.one_in(4) ? random.pick(lengths_for(Rule::automatic)) : random.between(1, 9);
    } else {
      extent = random.one_in(5) ? random.between(1, 40) : random.between(1, 5);
    }
    if (i > 0) extent = std::clamp<std::size_t>(extent, 1, std::max<std::size_t>(1, budget));
    budget /= extent;
    if (i < axis_count) c.axes.push_back(static_cast<int>(dims[i])), c.shape.push_back(extent);
  }
  c.extents_out = c.extents_in;
}

/// The input's extents along some axes become smaller (zero padding) or larger (cropping) than the lengths.
inline void choose_crop_and_pad(Random& random, RandomCase& c) {
  if (!random.one_in(3)) return;
  for (std::size_t i = 0; i < c.axes.size(); ++i) {
    auto& extent = c.extents_in[static_cast<std::size_t>(c.axes[i])];
    bool const is_rader = i == 0 && c.options.rule == Rule::rader;  // Rader's permutation spreads the elements: the rule takes no padding
    if (random.one_in(2) && extent > 1 && !is_rader)
      extent = random.between(1, extent - 1), c.pad = true;
    else if (random.one_in(2))
      extent += random.between(1, 4), c.crop = true;
  }
}

inline std::size_t last_offset(std::vector<std::size_t> const& extents, std::vector<std::ptrdiff_t> const& strides) {
  std::size_t last = 0;
  for (std::size_t d = 0; d < extents.size(); ++d) last += (extents[d] - 1) * static_cast<std::size_t>(strides[d]);
  return last;
}

/// Two column blocks of one row-major array.
inline void interleave(RandomCase& c) {
  std::size_t const last = c.rank - 1;
  auto pitch = c.extents_in;
  pitch[last] = c.extents_in[last] + c.extents_out[last];
  std::vector<std::size_t> order(c.rank);
  std::iota(order.rbegin(), order.rend(), std::size_t{0});
  c.strides_in = c.strides_out = packed_strides(pitch, order, std::vector<std::size_t>(c.rank, 0));
  c.layout_in = c.layout_out = Layout::stride;
  c.interleaved = true;
}

inline void choose_strides(Random& random, RandomCase& c) {
  auto const order_in = order_of(random, c.layout_in, c.rank), order_out = order_of(random, c.layout_out, c.rank);
  c.strides_in = packed_strides(c.extents_in, order_in, gaps_of(random, c.layout_in, c.rank));
  c.strides_out = packed_strides(c.extents_out, order_out, gaps_of(random, c.layout_out, c.rank));
  c.permuted = order_in != order_out;
  if (c.in_place) {
    std::vector<std::size_t> larger(c.rank);
    std::ranges::transform(c.extents_in, c.extents_out, larger.begin(), [](auto a, auto b) { return std::max(a, b); });
    c.strides_in = c.strides_out = packed_strides(larger, order_in, gaps_of(random, c.layout_in, c.rank));
    c.permuted = c.layout_in == Layout::stride && c.rank > 1;
    c.layout_out = c.layout_in;
  }
}

}  // namespace RandomCases

/// The index decides rank, rule and placement, so that all occur; the rest is random.
inline RandomCase random_case(std::size_t index) {
  using namespace RandomCases;
  static constexpr Rule rules[]{Rule::automatic, Rule::direct, Rule::hierarchical, Rule::rader, Rule::bluestein};
  Random random(index * 7919 + 20261121);
  RandomCase c;
  c.rank = 1 + index % 8;
  c.options.rule = rules[index / 8 % 5];
  if (random.one_in(2) && c.options.rule != Rule::direct) c.options.scratch_limit = random.one_in(2) ? 1024 : 4096;
  c.options.rows = !random.one_in(4);
  c.precision = random.one_in(2) ? Precision::f32 : Precision::f64;
  c.direction = random.one_in(2) ? Direction::forward : Direction::backward;
  c.layout_in = static_cast<Layout>(random.below(3)), c.layout_out = static_cast<Layout>(random.below(3));
  choose_extents(random, c);
  c.in_place = random.one_in(4);
  c.real_input = !c.in_place && random.one_in(5);
  if (!c.in_place && !c.real_input && random.one_in(6)) {
    interleave(c);
  } else {
    choose_crop_and_pad(random, c);
    choose_strides(random, c);
    if (!c.in_place && random.one_in(6)) c.strides_in[random.below(c.rank)] = 0, c.zero_stride = true;
  }
  std::size_t const margin = 16;
  c.first_in = margin + random.below(3);
  c.first_out = c.in_place ? c.first_in : c.interleaved ? c.first_in + c.extents_in.back() : margin + random.below(3);
  c.size_in = c.first_in + last_offset(c.extents_in, c.strides_in) + 1 + margin;
  c.size_out = c.first_out + last_offset(c.extents_out, c.strides_out) + 1 + margin;
  if (c.one_memory()) c.size_in = c.size_out = std::max(c.size_in, c.size_out);
  return c;
}

inline constexpr std::size_t random_case_count = 500;

}  // namespace TeamFFT::Test

#endif
