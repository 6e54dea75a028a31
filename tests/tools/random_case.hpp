// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random problems as two Views would pose them: rank, extents, strides, axes, lengths, placement, options. The same
// ones for a seed everywhere. No Kokkos.
#ifndef TEAMFFT_TESTS_TOOLS_RANDOM_CASE_HPP
#define TEAMFFT_TESTS_TOOLS_RANDOM_CASE_HPP

#include "kind_oracle.hpp"
#include "problems.hpp"

#include <algorithm>
#include <numeric>

namespace TeamFFT::Test {

enum class Layout { right, left, stride };

struct RandomCase {
  std::size_t rank = 1;
  Precision precision = Precision::f32;
  Direction direction = Direction::forward;  ///< of c2c axes where there are no other kinds
  PlanOptions options;
  Layout layout_in = Layout::right, layout_out = Layout::right;
  std::vector<std::size_t> extents_in, extents_out;  ///< of the Views
  std::vector<std::ptrdiff_t> strides_in, strides_out;
  std::vector<int> axes;           ///< dimensions in the order a caller gives them
  std::vector<std::size_t> shape;  ///< the transform length of each of them
  std::vector<Kind> kinds;         ///< of each of them; r2c and c2r only of the last
  bool conjugated = false;
  bool in_place = false, real_input = false, crop = false, pad = false, permuted = false, zero_stride = false,
       interleaved = false;
  /// elements; one memory where in place or interleaved
  std::size_t first_in = 0, first_out = 0, size_in = 0, size_out = 0;

  [[nodiscard]] bool one_memory() const { return in_place || interleaved; }

  [[nodiscard]] Problem problem() const {
    Problem problem;
    problem.precision = precision, problem.real_input = real_input, problem.conjugated = conjugated;
    problem.placement = in_place ? Placement::in_place : Placement::out_of_place;
    for (std::size_t d = 0; d < rank; ++d) {
      auto const axis = std::find(axes.begin(), axes.end(), static_cast<int>(d));
      auto const i = static_cast<std::size_t>(axis - axes.begin());
      if (axis == axes.end())
        problem.batch.push_back({extents_in[d], strides_in[d], strides_out[d]});
      else
        problem.axes.push_back({kinds[i], shape[i], extents_in[d], strides_in[d], strides_out[d]});
    }
    return problem;
  }

  /// The dimension of the r2c or c2r axis, which is the last listed one.
  [[nodiscard]] std::size_t half_dimension() const { return static_cast<std::size_t>(axes.back()); }
  [[nodiscard]] bool has_half_spectrum() const { return Impl::changes_element(kinds.back()); }
  [[nodiscard]] bool input_is_real() const { return real_input || kinds.back() == Kind::r2c; }
  [[nodiscard]] bool output_is_real() const {
    return kinds.back() == Kind::c2r ||
           (real_input && std::ranges::all_of(kinds, [](Kind kind) { return Impl::is_real_to_real(kind); }));
  }
};

namespace RandomCases {

/// Lengths with what makes a rule applicable; the first axis of a case gets one.
inline std::vector<std::size_t> lengths_for(Rule rule) {
  switch (rule) {
    case Rule::direct: return {2, 3, 4, 5, 7, 8, 11, 13, 16, 30, 64, 121, 169, 210, 256};
    case Rule::hierarchical: return {4, 6, 9, 12, 16, 36, 49, 64, 100, 128, 256, 360, 1000, 1024};
    // smooth lengths by Bluestein's rule: length_test.cpp
    case Rule::bluestein: return {17, 19, 34, 47, 68, 94, 97, 133, 251, 289, 509, 1018};
    case Rule::rader: return {17, 19, 23, 31, 59, 97, 127, 257, 509};
    default: return {1, 2, 3, 6, 13, 17, 19, 34, 47, 64, 94, 97, 100, 128, 251, 256, 289, 509, 1000, 1018};
  }
}

inline std::vector<std::ptrdiff_t> packed_strides(std::vector<std::size_t> const& extents,
                                                  std::vector<std::size_t> const& order,
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

/// `of_kinds`: halves and doubles of the first length must have what the rule needs, too.
inline void choose_extents(Random& random, RandomCase& c, bool of_kinds) {
  std::size_t budget = 6000;
  std::vector<std::size_t> dims(c.rank);
  std::iota(dims.begin(), dims.end(), std::size_t{0});
  random.shuffle(dims);
  std::size_t const axis_count = random.one_in(3) ? c.rank : random.one_in(2) ? std::min<std::size_t>(2, c.rank) : 1;
  c.extents_in.assign(c.rank, 1);
  for (std::size_t i = 0; i < c.rank; ++i) {
    auto& extent = c.extents_in[dims[i]];
    if (i == 0) {
      bool const several_factors = of_kinds && c.options.rule == Rule::hierarchical;
      extent = random.pick(several_factors ? std::vector<std::size_t>{36, 64, 81, 100, 128, 225, 256, 360, 1000, 1024}
                                           : lengths_for(c.options.rule));
    } else if (i < axis_count) {
      extent = random.one_in(4) ? random.pick(lengths_for(Rule::automatic)) : random.between(1, 9);
    } else {
      extent = random.one_in(5) ? random.between(1, 40) : random.between(1, 5);
    }
    if (i > 0) extent = std::clamp<std::size_t>(extent, 1, std::max<std::size_t>(1, budget));
    budget /= extent;
    if (i < axis_count) c.axes.push_back(static_cast<int>(dims[i])), c.shape.push_back(extent);
  }
  c.kinds.assign(c.axes.size(), c2c(c.direction));
  c.extents_out = c.extents_in;
}

/// Which kinds a case has: `half` is r2c, c2r, or c2c_forward for neither.
inline void choose_kinds(Random& random, RandomCase& c, Kind half) {
  std::vector<Kind> const real_to_real(real_to_real_kinds.begin(), real_to_real_kinds.end());
  bool const halved = Impl::changes_element(half);
  if (halved && random.one_in(2)) std::swap(c.axes.front(), c.axes.back()), std::swap(c.shape.front(), c.shape.back());
  bool const one_kind = !halved && random.one_in(2), with_complex = halved || random.one_in(3);
  Kind const common = random.pick(real_to_real), usual = half == Kind::c2r ? Kind::c2c_backward : Kind::c2c_forward;
  for (auto& kind : c.kinds) {
    kind = one_kind ? common : random.pick(real_to_real);
    if (!one_kind && with_complex && !random.one_in(3)) kind = random.one_in(5) ? inverse_of(usual) : usual;
  }
  if (halved) c.kinds.back() = half;
  if (!halved && std::ranges::all_of(c.kinds, Impl::is_complex_kind)) c.kinds.front() = common;
  for (std::size_t i = 0; i < c.axes.size(); ++i) {
    auto const d = static_cast<std::size_t>(c.axes[i]);
    bool const type_1 = c.kinds[i] == Kind::dct1 || c.kinds[i] == Kind::dst1;
    // their lines have even length, which no prime is
    if (type_1 && c.options.rule == Rule::rader) c.kinds[i] = Kind::dct3;
    // eight axes of 2 instead of 1 are too many elements
    if (c.shape[i] == 1 && c.kinds[i] == Kind::dct1) c.kinds[i] = Kind::dct2;
    c.shape[i] = std::max(length_about(c.kinds[i], c.shape[i]), Impl::row_of(c.kinds[i]).smallest);
    c.extents_in[d] = Impl::input_extent(c.kinds[i], c.shape[i]),
    c.extents_out[d] = Impl::output_extent(c.kinds[i], c.shape[i]);
  }
}

/// The input's extents along some axes become smaller (zero padding) or larger (cropping) than the lengths.
inline void choose_crop_and_pad(Random& random, RandomCase& c) {
  if (!random.one_in(3)) return;
  for (std::size_t i = 0; i < c.axes.size(); ++i) {
    auto& extent = c.extents_in[static_cast<std::size_t>(c.axes[i])];
    // Rader's permutation spreads the elements: no padding
    bool const is_rader = (i == 0 || c.has_half_spectrum()) && c.options.rule == Rule::rader;
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

/// The real View's rows are twice as many numbers apart as the complex ones' elements; the halved axis is contiguous in
/// both.
inline void alias_real_and_complex(Random& random, RandomCase& c) {
  std::size_t const half = c.half_dimension();
  bool const from_real = c.kinds.back() == Kind::r2c;
  std::vector<std::size_t> larger(c.rank);
  std::ranges::transform(c.extents_in, c.extents_out, larger.begin(), [](auto a, auto b) { return std::max(a, b); });
  auto const real = from_real ? c.extents_in[half] : c.extents_out[half],
             complex = from_real ? c.extents_out[half] : c.extents_in[half];
  larger[half] = std::max({(real + 1) / 2, complex, c.shape.back() / 2 + 1});
  auto order = order_of(random, c.layout_in, c.rank);
  std::ranges::rotate(order, std::ranges::find(order, half));
  auto gaps = gaps_of(random, c.layout_in, c.rank);
  gaps.front() = 0;
  auto const strides = packed_strides(larger, order, gaps);
  (from_real ? c.strides_out : c.strides_in) = strides;
  auto& doubled = from_real ? c.strides_in : c.strides_out;
  doubled = strides;
  for (std::size_t d = 0; d < c.rank; ++d) doubled[d] *= d == half ? 1 : 2;
  c.layout_in = c.layout_out = Layout::stride;
}

inline constexpr std::size_t complex_case_count = 500;

/// Which kinds the index has: beyond the complex cases r2c, c2r and neither in turn, as often with each rule.
inline void choose_kinds_of(Random& random, RandomCase& c, std::size_t index) {
  static constexpr Kind halves[]{Kind::r2c, Kind::c2r, Kind::c2c_forward};
  if (index < complex_case_count) {
    c.in_place = random.one_in(4);
    c.real_input = !c.in_place && random.one_in(5);
    return;
  }
  choose_kinds(random, c, halves[index / 40 % 3]);
  c.in_place = random.one_in(4);
  c.conjugated = c.has_half_spectrum() && random.one_in(4);
  bool const trigonometric = std::ranges::all_of(c.kinds, [](Kind kind) { return Impl::is_real_to_real(kind); });
  if (!c.has_half_spectrum()) c.real_input = trigonometric ? !random.one_in(3) : !c.in_place && random.one_in(2);
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
  choose_extents(random, c, index >= complex_case_count);
  choose_kinds_of(random, c, index);
  if (!c.in_place && c.input_is_real() == c.output_is_real() && random.one_in(6)) {
    interleave(c);
  } else {
    choose_crop_and_pad(random, c);
    if (c.in_place && c.has_half_spectrum())
      alias_real_and_complex(random, c);
    else
      choose_strides(random, c);
    if (!c.in_place && random.one_in(6)) c.strides_in[random.below(c.rank)] = 0, c.zero_stride = true;
  }
  std::size_t const margin = 16;
  c.first_in = margin + random.below(3);
  c.first_out = c.in_place ? c.first_in : c.interleaved ? c.first_in + c.extents_in.back() : margin + random.below(3);
  c.size_in = c.first_in + last_offset(c.extents_in, c.strides_in) + 1 + margin;
  c.size_out = c.first_out + last_offset(c.extents_out, c.strides_out) + 1 + margin;
  if (c.in_place && c.has_half_spectrum()) {  // in complex elements, two real ones each
    auto const [real, complex] =
        c.input_is_real() ? std::pair(c.size_in, c.size_out) : std::pair(c.size_out, c.size_in);
    c.size_in = c.size_out = std::max(complex, c.first_in + (real - c.first_in) / 2 + 1 + margin);
  }
  if (c.one_memory()) c.size_in = c.size_out = std::max(c.size_in, c.size_out);
  return c;
}

inline constexpr std::size_t random_case_count = 1800;

}  // namespace TeamFFT::Test

#endif
