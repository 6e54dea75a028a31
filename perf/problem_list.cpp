// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "problem_list.hpp"

#include "buffers.hpp"

#include <TeamFFT/number.hpp>

#include <algorithm>
#include <functional>
#include <numeric>
#include <random>

namespace TeamFFT::Impl::Bench {

namespace {

std::size_t product(std::vector<std::size_t> const& extents) { return std::accumulate(extents.begin(), extents.end(), std::size_t(1), std::multiplies<>()); }

std::size_t default_points(Settings const& settings) {
  if (settings.points != 0) return settings.points;
  if (runs_on_host) return std::size_t(1) << 22;
  return std::size_t(1) << (settings.precision == Precision::f32 ? 26 : 25);
}

std::size_t batch_for(Settings const& settings, std::size_t size) {
  return settings.batch != 0 ? settings.batch : std::max<std::size_t>(1, default_points(settings) / size);
}

/// The kind of axis number `position` of `count` transformed ones: r2c and c2r hold for the last alone.
Kind axis_kind(Settings const& settings, std::size_t position, std::size_t count) {
  static std::vector<std::pair<std::string, Kind>> const kinds{{"r2c", Kind::r2c},   {"c2r", Kind::c2r},   {"dct1", Kind::dct1}, {"dct2", Kind::dct2},
                                                               {"dct3", Kind::dct3}, {"dct4", Kind::dct4}, {"dst1", Kind::dst1}, {"dst2", Kind::dst2},
                                                               {"dst3", Kind::dst3}, {"dst4", Kind::dst4}};
  bool const half_complex = settings.kind == "r2c" || settings.kind == "c2r";
  if (settings.kind == "c2c" || (half_complex && position + 1 < count))
    return settings.backward || settings.kind == "c2r" ? Kind::c2c_backward : Kind::c2c_forward;
  for (auto const& [name, kind] : kinds)
    if (name == settings.kind) return kind;
  throw Error("teamfft-bench: no kind \"" + settings.kind + "\"; there are c2c, r2c, c2r, dct1 to dct4 and dst1 to dst4");
}

std::vector<std::ptrdiff_t> packed_strides(std::vector<std::size_t> const& extents, bool left) {
  std::vector<std::ptrdiff_t> strides(extents.size());
  std::ptrdiff_t stride = 1;
  for (std::size_t i = 0; i < extents.size(); ++i) {
    std::size_t const d = left ? i : extents.size() - 1 - i;
    strides[d] = stride;
    stride *= static_cast<std::ptrdiff_t>(extents[d]);
  }
  return strides;
}

std::vector<std::size_t> checked_axes(std::vector<int> const& axes, std::size_t rank) {
  std::vector<std::size_t> result;
  if (axes.empty())
    for (std::size_t d = 0; d < rank; ++d) result.push_back(d);
  for (int axis : axes) {
    int const d = axis < 0 ? axis + static_cast<int>(rank) : axis;
    if (d < 0 || d >= static_cast<int>(rank))
      throw Error("teamfft-bench: axis " + std::to_string(axis) + " is out of range; a size of rank " + std::to_string(rank) + " has axes 0 to " +
                  std::to_string(rank - 1));
    if (std::find(result.begin(), result.end(), static_cast<std::size_t>(d)) != result.end())
      throw Error("teamfft-bench: axis " + std::to_string(axis) + " is named twice");
    result.push_back(static_cast<std::size_t>(d));
  }
  return result;
}

using Extents = std::vector<std::size_t>;

/// Lengths 1..limit that `wanted` accepts, one dimension each.
template <class Predicate>
std::vector<std::size_t> lengths_where(std::size_t limit, Predicate wanted) {
  std::vector<std::size_t> lengths;
  for (std::size_t n = 2; n <= limit; ++n)
    if (wanted(n)) lengths.push_back(n);
  return lengths;
}

std::vector<std::size_t> powers_of_two(unsigned first, unsigned last) {
  std::vector<std::size_t> lengths;
  for (unsigned e = first; e <= last; ++e) lengths.push_back(std::size_t(1) << e);
  return lengths;
}

std::vector<std::size_t> random_lengths(std::size_t count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::uniform_real_distribution<double> bits(1, 22);
  std::vector<std::size_t> lengths;
  while (lengths.size() < count) lengths.push_back(static_cast<std::size_t>(std::lround(std::exp2(bits(random)))));
  std::sort(lengths.begin(), lengths.end());
  return lengths;
}

/// The lengths of the suites of one contiguous dimension; empty for the others.
std::vector<std::size_t> suite_lengths(Settings const& settings) {
  auto const& name = settings.suite;
  if (name == "pow2") return powers_of_two(1, 12);
  if (name == "smooth7") return lengths_where(4096, [](std::size_t n) { return is_smooth(n, 7); });
  if (name == "smooth13") return lengths_where(4096, [](std::size_t n) { return is_smooth(n, 13); });
  if (name == "primes") return lengths_where(4096, [](std::size_t n) { return is_prime(n); });
  if (name == "composites")
    return lengths_where(4096, [](std::size_t n) { return !is_prime(n) && largest_prime_factor(n) >= 17 && largest_prime_factor(n) <= 127; });
  if (name == "all") return lengths_where(4096, [](std::size_t) { return true; });
  if (name == "large") {
    auto lengths = powers_of_two(13, 24);
    for (std::size_t n : {6561, 10000, 15625, 16807, 19683, 30030, 46656, 100000, 161051, 371293, 1000000, 1594323, 4782969, 10000000}) lengths.push_back(n);
    return lengths;
  }
  if (name == "awkward") return {4099, 7919, 8191, 10007, 16388, 20014, 46189, 65537, 96577, 100003, 131071, 524287, 1000003, 1048583, 2097169, 4194301};
  if (name == "random") return random_lengths(settings.count, settings.seed);
  return {};
}

std::vector<Extents> nd_sizes() {
  std::vector<Extents> sizes;
  for (std::size_t n : {128, 256, 512, 1000, 1024, 2048, 4096, 8192}) sizes.push_back({n, n});
  sizes.insert(sizes.end(), {{1024, 64}, {64, 1024}, {1080, 1920}, {509, 509}});
  for (std::size_t n : {32, 64, 100, 128, 200, 256, 400, 512}) sizes.push_back({n, n, n});
  return sizes;
}

void add_middle(Settings const& settings, std::vector<Problem>& list) {
  std::size_t const inner = 256;
  for (std::size_t n : {16, 64, 100, 256, 360, 512, 1000, 1024, 2048, 4096}) {
    std::size_t const outer = std::max<std::size_t>(2, default_points(settings) / (n * inner));
    list.push_back(make_problem(settings, {outer, n, inner}, {1}, 1));
  }
  list.push_back(make_problem(settings, {256, 1000, 1024}, {1}, 1));
}

Problem strided(Settings const& settings, Axis axis, std::vector<Batch> batch, std::size_t n) {
  Problem problem;
  problem.precision = settings.precision;
  axis.kind = axis_kind(settings, 0, 1);
  axis.length = axis.extent_in = n;
  problem.axes = {axis};
  problem.batch = std::move(batch);
  bool same = axis.stride_in == axis.stride_out;
  for (auto const& b : problem.batch) same = same && b.stride_in == b.stride_out;
  if (settings.in_place && same) problem.placement = Placement::in_place;
  return problem.canonicalize();
}

/// Strided Views of lines of length N: padded rows, every second element, transposed output, column blocks.
void add_strided(Settings const& settings, std::vector<Problem>& list) {
  for (std::size_t n : {64, 256, 1000, 1024, 4096}) {
    auto const N = static_cast<std::ptrdiff_t>(n);
    std::size_t const count = std::max<std::size_t>(64, batch_for(settings, n) / 64 * 64);
    auto const lines = static_cast<std::ptrdiff_t>(count);
    list.push_back(strided(settings, {.stride_in = 1, .stride_out = 1}, {{count, N + 8, N + 8}}, n));
    list.push_back(strided(settings, {.stride_in = 2, .stride_out = 2}, {{count, 2 * N, 2 * N}}, n));
    list.push_back(strided(settings, {.stride_in = 1, .stride_out = lines}, {{count, N, 1}}, n));
    list.push_back(strided(settings, {.stride_in = lines, .stride_out = 1}, {{count, 1, N}}, n));
    list.push_back(strided(settings, {.stride_in = 128, .stride_out = 128}, {{count / 64, 128 * N, 128 * N}, {64, 1, 1}}, n));
  }
}

/// The suite before thinning, without the problems that its limits exclude or that are much larger than the points asked for.
std::vector<Problem> whole_suite(Settings const& settings) {
  auto const& names = suite_names();
  if (std::none_of(names.begin(), names.end(), [&](SuiteName const& s) { return s.name == settings.suite; }))
    throw Error("teamfft-bench: no suite \"" + settings.suite + "\"; --help lists them");
  std::vector<Problem> list;
  for (auto n : suite_lengths(settings)) list.push_back(make_problem(settings, {n}, {}, batch_for(settings, n)));
  if (settings.suite == "nd")
    for (auto const& size : nd_sizes()) list.push_back(make_problem(settings, size, {}, batch_for(settings, product(size))));
  if (settings.suite == "middle") add_middle(settings, list);
  if (settings.suite == "strided") add_strided(settings, list);
  std::erase_if(list, [&](Problem const& p) {
    std::size_t longest = 0;
    for (auto const& axis : p.axes) longest = std::max(longest, axis.length);
    return longest < settings.min_length || (settings.max_length != 0 && longest > settings.max_length) ||
           output_elements(p) > 4 * std::max(default_points(settings), std::size_t(1) << 24);
  });
  return list;
}

}  // namespace

std::vector<SuiteName> const& suite_names() {
  static std::vector<SuiteName> const names{{"pow2", "2^1..2^12"},
                                            {"smooth7", "every 7-smooth length to 4096"},
                                            {"smooth13", "every 13-smooth length to 4096"},
                                            {"primes", "every prime to 4096"},
                                            {"composites", "every composite to 4096 whose largest prime factor is 17..127"},
                                            {"all", "2..4096"},
                                            {"large", "2^13..2^24 and other smooth lengths there"},
                                            {"awkward", "lengths above 4096 with a large prime factor"},
                                            {"random", "--count random lengths to 2^22"},
                                            {"nd", "2-D and 3-D"},
                                            {"middle", "the middle axis of rank 3"},
                                            {"strided", "padded rows, every second element, transposed, column blocks"}};
  return names;
}

Problem make_problem(Settings const& settings, std::vector<std::size_t> extents, std::vector<int> const& axes, std::size_t batch) {
  auto transformed = checked_axes(axes, extents.size());
  if (batch != 1) {
    extents.insert(settings.layout_left ? extents.end() : extents.begin(), batch);
    if (!settings.layout_left)
      for (auto& d : transformed) ++d;
  }
  auto extents_in = extents, extents_out = extents;
  std::size_t const last = transformed.back();
  if (settings.kind == "r2c") extents_out[last] = extents[last] / 2 + 1;
  if (settings.kind == "c2r") extents_in[last] = extents[last] / 2 + 1;
  auto const strides_in = packed_strides(extents_in, settings.layout_left), strides_out = packed_strides(extents_out, settings.layout_left);

  Problem problem;
  problem.precision = settings.precision;
  problem.real_input = settings.kind.rfind("dct", 0) == 0 || settings.kind.rfind("dst", 0) == 0;
  problem.placement = settings.in_place ? Placement::in_place : Placement::out_of_place;
  for (std::size_t i = 0; i < transformed.size(); ++i) {
    std::size_t const d = transformed[i];
    problem.axes.push_back({axis_kind(settings, i, transformed.size()), extents[d], extents_in[d], strides_in[d], strides_out[d]});
  }
  for (std::size_t d = 0; d < extents.size(); ++d)
    if (std::find(transformed.begin(), transformed.end(), d) == transformed.end()) problem.batch.push_back({extents[d], strides_in[d], strides_out[d]});
  return problem.canonicalize();
}

std::vector<std::size_t> parse_size(std::string const& text) {
  std::vector<std::size_t> extents{0};
  for (char c : text) {
    if (c == 'x')
      extents.push_back(0);
    else if (c >= '0' && c <= '9' && extents.back() < (std::size_t(1) << 58))
      extents.back() = 10 * extents.back() + static_cast<std::size_t>(c - '0');
    else
      throw Error("teamfft-bench: --size \"" + text + "\" is not of the form 4096 or 256x256x256");
  }
  double points = 1;
  for (auto extent : extents) {
    if (extent == 0) throw Error("teamfft-bench: --size \"" + text + "\" has an extent of 0 or none; every extent must be at least 1");
    points *= static_cast<double>(extent);
  }
  if (points > 0x1p48) throw Error("teamfft-bench: --size \"" + text + "\" has more than 2^48 points");
  return extents;
}

std::vector<Problem> make_problems(Settings const& settings) {
  std::vector<Problem> list;
  for (auto const& token : settings.tokens) list.push_back(Problem::parse(token));
  for (auto const& size : settings.sizes) {
    auto const extents = parse_size(size);
    list.push_back(make_problem(settings, extents, settings.axes, batch_for(settings, product(extents))));
  }
  if (settings.suite.empty()) return list;
  auto const suite = whole_suite(settings);
  for (std::size_t i = 0; i < suite.size(); ++i)
    if (i % settings.thin == 0 || i + 1 == suite.size()) list.push_back(suite[i]);
  return list;
}

}  // namespace TeamFFT::Impl::Bench
