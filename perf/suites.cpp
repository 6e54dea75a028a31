// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "suites.hpp"

#include "boxes.hpp"
#include "buffers.hpp"
#include "portable.hpp"
#include "problem_list.hpp"
#include "release.hpp"
#include "sweep.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <random>
#include <string_view>
#include <utility>

namespace TeamFFT::Impl::Bench {

namespace {

using Extents = std::vector<std::size_t>;

/// Lengths first..last that `wanted` accepts, one dimension each.
template <class Predicate>
std::vector<std::size_t> lengths_where(std::size_t first, std::size_t last, Predicate wanted) {
  std::vector<std::size_t> lengths;
  for (std::size_t n = first; n <= last; ++n)
    if (wanted(n)) lengths.push_back(n);
  return lengths;
}

std::vector<std::size_t> powers_of_two(unsigned first, unsigned last) {
  std::vector<std::size_t> lengths;
  for (unsigned e = first; e <= last; ++e) lengths.push_back(std::size_t(1) << e);
  return lengths;
}

/// 2^4..2^12 and others; 2^k + 1 for dct1 and 2^k - 1 for dst1, whose logical lengths are then powers of two.
std::vector<std::size_t> real_lengths(Kind kind) {
  auto lengths = powers_of_two(4, 12);
  for (auto& n : lengths) n = kind == Kind::dct1 ? n + 1 : kind == Kind::dst1 ? n - 1 : n;
  for (std::size_t n : {1000, 1080, 3125, 1009, 2187}) lengths.push_back(n);
  return lengths;
}

/// `count` lengths at equal steps through those that `wanted` accepts, and the powers of two where they are wanted,
/// too.
template <class Predicate>
std::vector<std::size_t> sample(std::size_t first, std::size_t last, std::size_t count, Predicate wanted) {
  auto const all = lengths_where(first, last, wanted);
  std::vector<std::size_t> lengths;
  for (std::size_t i = 0; i < all.size(); ++i) {
    bool const taken = i * count / all.size() != (i + 1) * count / all.size();
    if (taken || std::has_single_bit(all[i])) lengths.push_back(all[i]);
  }
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
std::vector<std::size_t> suite_lengths(Settings const& settings, Kind kind) {
  auto const& name = settings.suite;
  if (name == "pow2") return powers_of_two(1, 12);
  if (name == "smooth7") return lengths_where(2, 4096, [](std::size_t n) { return is_smooth(n, 7); });
  if (name == "smooth13") return lengths_where(2, 4096, [](std::size_t n) { return is_smooth(n, 13); });
  if (name == "primes") return lengths_where(2, 4096, [](std::size_t n) { return is_prime(n); });
  if (name == "composites")
    return lengths_where(2, 4096, [](std::size_t n) {
      return !is_prime(n) && largest_prime_factor(n) >= 17 && largest_prime_factor(n) <= 127;
    });
  if (name == "all") return lengths_where(2, 4096, [](std::size_t) { return true; });
  if (name == "large") {
    auto lengths = powers_of_two(13, 24);
    for (std::size_t n :
         {6561, 10000, 15625, 16807, 19683, 30030, 46656, 100000, 161051, 371293, 1000000, 1594323, 4782969, 10000000})
      lengths.push_back(n);
    return lengths;
  }
  if (name == "awkward")
    return {4099,  7919,   8191,   10007,  16388,   20014,   46189,   65537,
            96577, 100003, 131071, 524287, 1000003, 1048583, 2097169, 4194301};
  if (name == "random") return random_lengths(settings.count, settings.seed);
  if (name == "real") return real_lengths(kind);
  if (name == "real-all") return lengths_where(1, 2048, [](std::size_t) { return true; });
  return {};
}

std::vector<Extents> nd_sizes() {
  std::vector<Extents> sizes;
  for (std::size_t n : {128, 256, 512, 1000, 1024, 2048, 4096, 8192}) sizes.push_back({n, n});
  sizes.insert(sizes.end(), {{1024, 64}, {64, 1024}, {1080, 1920}, {509, 509}});
  for (std::size_t n : {32, 64, 100, 128, 200, 256, 400, 512}) sizes.push_back({n, n, n});
  return sizes;
}

/// Three powers of two of 128 to 1024 each, from 256 x 128^2 to 128 x 1024^2: of each product from 2^22 to 2^27 one
/// that is as near to a cube as it can be, and another one (of 2^22 the same in another order).
std::vector<Extents> nd3_sizes() {
  return {{256, 128, 128}, {128, 128, 256},  {256, 256, 128}, {512, 128, 128},  {256, 256, 256}, {1024, 128, 128},
          {512, 256, 256}, {256, 1024, 128}, {512, 512, 256}, {1024, 256, 256}, {512, 512, 512}, {128, 1024, 1024}};
}

/// 2^24 points in two dimensions.
std::vector<Extents> aspect_sizes() {
  std::vector<Extents> sizes;
  constexpr unsigned bits = 24;
  for (unsigned e = 1; e < bits; ++e) sizes.push_back({std::size_t(1) << e, std::size_t(1) << (bits - e)});
  return sizes;
}

/// Half of what is read and written of a batch of the usual number of points.
std::size_t large_bytes(Settings settings, Problem const& problem) {
  bool const complex = std::all_of(problem.axes.begin(), problem.axes.end(),
                                   [](Axis const& axis) { return is_complex_kind(axis.kind); });
  std::size_t const scalar = problem.precision == Precision::f32 ? 4 : 8;
  settings.precision = problem.precision;
  return default_points(settings, KindChoice{complex ? Kind::c2c_forward : Kind::r2c, Kind::c2c_forward}) * scalar *
         (complex ? 2 : 1);
}

/// A class of the targets for hosts: 13-smooth lengths, or the others, in batches of so many points; 0: those of the
/// settings, 1: one line.
struct HostClass {
  char const* name;
  std::size_t points, first, last, count;
  bool smooth;
};

constexpr std::array<HostClass, 8> host_classes{{{"host-memory", 0, 64, 65536, 16, true},
                                                 {"host-cache", 1u << 15, 16, 4096, 28, true},
                                                 {"host-tiny", 1u << 15, 2, 63, 20, true},
                                                 {"host-short", 1, 2, 1023, 16, true},
                                                 {"host-line", 1, 1024, 8192, 10, true},
                                                 {"host-long", 1, 1u << 14, 1u << 22, 8, true},
                                                 {"host-awkward", 1u << 15, 17, 4096, 24, false},
                                                 {"host-awkward-long", 1, 4097, 1u << 20, 8, false}}};

void add_host_class(Settings const& settings, KindChoice const& kind, std::vector<Problem>& list) {
  for (auto const& c : host_classes) {
    if (settings.suite != c.name) continue;
    Settings batched = settings;
    if (settings.points == 0) batched.points = c.points;
    for (auto n : sample(c.first, c.last, c.count, [&](std::size_t m) { return is_smooth(m, 13) == c.smooth; }))
      list.push_back(make_problem(settings, kind, {n}, {}, batch_for(batched, kind, n)));
  }
}

/// Along the middle axis of rank 3.
void add_middle(Settings const& settings, KindChoice const& kind, std::vector<std::size_t> const& lengths,
                std::vector<Problem>& list) {
  std::size_t const inner = 256;
  for (std::size_t n : lengths) {
    std::size_t const outer = std::max<std::size_t>(2, default_points(settings, kind) / (n * inner));
    list.push_back(make_problem(settings, kind, {outer, n, inner}, {1}, 1));
  }
  list.push_back(make_problem(settings, kind, {256, 1000, 1024}, {1}, 1));
}

Problem strided(Settings const& settings, KindChoice const& kind, Axis axis, std::vector<Batch> batch, std::size_t n) {
  Problem problem;
  problem.precision = settings.precision;
  problem.real_input = is_real_to_real(kind.last);
  axis.kind = kind.last;
  axis.length = n;
  axis.extent_in = input_extent(kind.last, n);
  problem.axes = {axis};
  problem.batch = std::move(batch);
  bool same = axis.stride_in == axis.stride_out && kind.last != Kind::r2c && kind.last != Kind::c2r;
  for (auto const& b : problem.batch) same = same && b.stride_in == b.stride_out;
  if (settings.in_place && same) problem.placement = Placement::in_place;
  return problem.canonicalize();
}

/// Strided Views of lines of length N: padded rows, every second element, transposed output, column blocks.
void add_strided(Settings const& settings, KindChoice const& kind, std::vector<Problem>& list) {
  for (std::size_t n : {64, 256, 1000, 1024, 4096}) {
    auto const N = static_cast<std::ptrdiff_t>(n);
    std::size_t const count = std::max<std::size_t>(64, batch_for(settings, kind, n) / 64 * 64);
    auto const lines = static_cast<std::ptrdiff_t>(count);
    auto const add = [&](Axis const& axis, std::vector<Batch> batch) {
      list.push_back(strided(settings, kind, axis, std::move(batch), n));
    };
    add({.stride_in = 1, .stride_out = 1}, {{count, N + 8, N + 8}});
    add({.stride_in = 2, .stride_out = 2}, {{count, 2 * N, 2 * N}});
    add({.stride_in = 1, .stride_out = lines}, {{count, N, 1}});
    add({.stride_in = lines, .stride_out = 1}, {{count, 1, N}});
    add({.stride_in = 128, .stride_out = 128}, {{count / 64, 128 * N, 128 * N}, {64, 1, 1}});
  }
}

}  // namespace

bool is_wanted(Settings const& settings, KindChoice const& kind, Problem const& problem) {
  std::size_t longest = 0;
  for (auto const& axis : problem.axes) {
    if (axis.length < row_of(axis.kind).smallest) return false;
    longest = std::max(longest, axis.length);
  }
  bool const long_enough = longest >= settings.min_length,
             short_enough = settings.max_length == 0 || longest <= settings.max_length;
  std::size_t const most = 4 * std::max(default_points(settings, kind), std::size_t(1) << 24);
  return long_enough && short_enough && std::max(input_elements(problem), output_elements(problem)) <= most;
}

std::vector<SuiteName> const& suite_names() {
  static std::vector<SuiteName> const names{
      {"pow2", "2^1..2^12"},
      {"smooth7", "every 7-smooth length to 4096"},
      {"smooth13", "every 13-smooth length to 4096"},
      {"primes", "every prime to 4096"},
      {"composites", "every composite to 4096 whose largest prime factor is 17..127"},
      {"all", "2..4096"},
      {"large", "2^13..2^24 and other smooth lengths there"},
      {"awkward", "lengths above 4096 with a large prime factor"},
      {"random", "--count random lengths to 2^22"},
      {"sweep",
       "every class of lengths: of complex ones all to 4096, of others --count a class; large batches out of place "
       "and in place, then batches of 1, 8 and 64"},
      {"real-sweep",
       "the same for all real kinds together, whatever --kind says: r2c, c2r, dct1 to dct4, dst1 to dst4, r2hc, hc2r, "
       "dht"},
      {"boxes",
       "random 2-D and 3-D problems of every kind of box, --count of each class, whatever --kind says: powers of two, "
       "7-smooth, any; singles, "
       "batches, slabs, cubes, boxes, under 2 MB; c2c, r2c, c2r, dct2; in place, ghosted, LayoutLeft"},
      {"release",
       "400 fixed problems of every kind and class in f32 and f64, which releases are compared by (perf/compare.py)"},
      {"portable",
       "--count lengths of each of ten classes to 2^22, drawn by --seed, as c2c, r2c and c2r, and 12 boxes, in f32 and "
       "f64, whatever --kind and --precision say: for --launch portable; on a GPU the suite `release` times it so, "
       "too"},
      {"graph",
       "1, 8 and 100 lines of 2^3..2^12 and of --count lengths of each of five other classes to 4096, c2c and r2c, "
       "whatever --kind says: for --graph"},
      {"nd", "2-D and 3-D"},
      {"nd3", "12 sizes from 256 x 128^2 to 128 x 1024^2, one box each"},
      {"aspect", "N_x N_y = 2^24 at every ratio of powers of two"},
      {"middle", "the middle axis of rank 3"},
      {"strided", "padded rows, every second element, transposed, column blocks"},
      {"real", "2^4..2^12 (dct1: + 1, dst1: - 1), 1000, 1080, 3125, 1009, 2187"},
      {"host-memory", "13-smooth lengths 64..65536 in batches larger than caches; this and the next ones thinned"},
      {"host-cache", "13-smooth lengths 16..4096, 2^15 points"},
      {"host-tiny", "13-smooth lengths 2..63, 2^15 points"},
      {"host-short", "one line of a 13-smooth length below 2^10"},
      {"host-line", "one line of 2^10..2^13"},
      {"host-long", "one line of 2^14..2^22"},
      {"host-awkward", "lengths to 4096 with a prime factor above 13, 2^15 points"},
      {"host-awkward-long", "one line of such a length above 4096"},
      {"host-nd", "1024^2 and 128^3"},
      {"real-nd", "1024^2, 4096^2, 256^3, 512^3"},
      {"real-middle", "the middle axis of rank 3: 256, 1000, 1024"},
      {"real-all", "every length to 2048, for --check --no-timing"}};
  return names;
}

namespace {

std::vector<KindChoice> real_kinds(Settings const& settings) {
  std::vector<KindChoice> kinds;
  for (char const* name :
       {"r2c", "c2r", "dct1", "dct2", "dct3", "dct4", "dst1", "dst2", "dst3", "dst4", "r2hc", "hc2r", "dht"})
    kinds.push_back(parse_kind(settings, name));
  return kinds;
}

}  // namespace

bool has_own_kinds(Settings const& settings) {
  constexpr std::array<std::string_view, 5> suites{"real-sweep", "boxes", "release", "portable", "graph"};
  return std::find(suites.begin(), suites.end(), settings.suite) != suites.end();
}

bool thins_itself(Settings const& settings) { return settings.suite == "boxes"; }

bool is_sweep(std::string const& suite) {
  constexpr std::array<std::string_view, 6> suites{"sweep", "real-sweep", "boxes", "release", "portable", "graph"};
  return std::find(suites.begin(), suites.end(), suite) != suites.end();
}

SpeedClass class_in_suite(Settings const& settings, Problem const& problem) {
  if (settings.suite == "boxes") return box_class(problem);
  if (settings.suite == "portable") return portable_class(problem);
  auto result = speed_class(problem, least_bytes(problem), large_bytes(settings, problem));
  if (settings.suite == "aspect" && problem.axes.size() == 2) {
    auto const exponent = [](Axis const& axis) { return std::to_string(std::bit_width(axis.length) - 1); };
    result.name = "2^" + exponent(problem.axes[0]) + " x 2^" + exponent(problem.axes[1]);
  }
  return result;
}

std::vector<Problem> whole_suite(Settings const& settings, KindChoice const& kind) {
  auto const& names = suite_names();
  auto const& name = settings.suite;
  if (std::none_of(names.begin(), names.end(), [&](SuiteName const& s) { return s.name == name; }))
    throw Error("teamfft-bench: no suite \"" + name + "\"; --help lists them");
  if (name == "real-sweep") return sweep(settings, real_kinds(settings));
  std::vector<Problem> list;
  if (name == "boxes") list = boxes(settings);
  if (name == "release") list = release(settings);
  if (name == "portable") list = portable(settings);
  if (name == "graph") list = graph_problems(settings);
  for (auto n : suite_lengths(settings, kind.last))
    list.push_back(make_problem(settings, kind, {n}, {}, batch_for(settings, kind, n)));
  std::vector<Extents> sizes;
  if (name == "nd") sizes = nd_sizes();
  for (auto const& size : name == "nd3" ? nd3_sizes() : name == "aspect" ? aspect_sizes() : std::vector<Extents>{})
    list.push_back(make_problem(settings, kind, size, {}, std::max<std::size_t>(1, settings.batch)));
  if (name == "host-nd")
    for (auto const& size : {Extents{1024, 1024}, Extents{128, 128, 128}})
      list.push_back(make_problem(settings, kind, size, {}, 1));
  add_host_class(settings, kind, list);
  if (name == "real-nd") sizes = {{1024, 1024}, {4096, 4096}, {256, 256, 256}, {512, 512, 512}};
  for (auto const& size : sizes)
    list.push_back(make_problem(settings, kind, size, {}, batch_for(settings, kind, product(size))));
  if (name == "middle") add_middle(settings, kind, {16, 64, 100, 256, 360, 512, 1000, 1024, 2048, 4096}, list);
  if (name == "real-middle") add_middle(settings, kind, {256, 1000, 1024}, list);
  if (name == "strided") add_strided(settings, kind, list);
  if (name == "sweep") list = sweep(settings, {kind});
  std::erase_if(list, [&](Problem const& problem) { return !is_wanted(settings, kind, problem); });
  return list;
}

}  // namespace TeamFFT::Impl::Bench
