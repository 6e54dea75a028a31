// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "release.hpp"

#include "problem_list.hpp"
#include "random.hpp"
#include "suites.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>
#include <functional>
#include <numeric>

namespace TeamFFT::Impl::Bench {

namespace {

using Extents = std::vector<std::size_t>;

/// At least two lengths of each class of speed_class.hpp, but for those of one length.
Extents const complex_lines{
    4,     8,     16,    60,     128,     256,     500,     1024,    2048,     3600,    4096,    143,    1001,  2600,
    17,    23,    31,    340,    1748,    3509,    37,      127,     1036,     3999,    211,     1009,   2602,  263,
    2039,  3998,  10007, 131071, 1000003, 4114,    46189,   1212416, 8192,     5000,    6561,    7776,   10000, 12005,
    16384, 20000, 65536, 100000, 177147,  1048576, 1 << 22, 4782969, 10000000, 1 << 24, 1771561, 4826809};
Extents const half_lines{16,   60,   256,  1000,  1024,  4096,    1001,    1748, 1036,
                         1009, 2039, 8192, 10000, 65536, 1000000, 1 << 22, 10007};
Extents const trigonometric_lines{256, 1000, 1009, 65536};

class List {
 public:
  explicit List(Settings const& settings) : m_settings(settings) {}

  /// Batches: 0: as large as the settings' points.
  void add_lines(char const* kind, Extents const& lengths, std::size_t batch = 0) {
    for (auto N : lengths) add(kind, {length_for(of(kind).last, N)}, {}, batch);
  }
  void add_boxes(char const* kind, std::vector<Extents> const& sizes, std::size_t batch = 0) {
    for (auto const& size : sizes) add(kind, size, {}, batch);
  }
  /// Along the outer axis of rank 2 and, where there are lines enough, the middle axis of rank 3.
  void add_outer(char const* kind, Extents const& lengths) {
    for (auto N : lengths) add(kind, {N, std::max<std::size_t>(2, default_points(m_settings, of(kind)) / N)}, {0}, 1);
  }
  void add_middle(char const* kind, Extents const& lengths) {
    constexpr std::size_t inner = 256;
    for (auto N : lengths)
      add(kind, {std::max<std::size_t>(2, default_points(m_settings, of(kind)) / (N * inner)), N, inner}, {1}, 1);
  }
  /// The forms of the suite `strided`, at one length.
  void add_strided(char const* kind, std::size_t length) {
    m_settings.suite = "strided";
    for (auto& problem : whole_suite(m_settings, of(kind)))
      if (problem.axes[0].length == length) m_list.push_back(std::move(problem));
  }
  void set_in_place(bool in_place) { m_settings.in_place = in_place; }
  [[nodiscard]] std::vector<Problem> const& problems() const { return m_list; }

 private:
  [[nodiscard]] KindChoice of(char const* kind) const { return parse_kind(m_settings, kind); }

  void add(char const* kind, Extents const& extents, std::vector<int> const& axes, std::size_t batch) {
    auto const size = std::accumulate(extents.begin(), extents.end(), std::size_t(1), std::multiplies<>());
    m_list.push_back(
        make_problem(m_settings, of(kind), extents, axes, batch != 0 ? batch : batch_for(m_settings, of(kind), size)));
  }

  Settings m_settings;
  std::vector<Problem> m_list;
};

void add_complex(List& list) {
  list.add_lines("c2c", complex_lines);
  for (std::size_t batch : {8, 64}) list.add_lines("c2c", {1000, 4096, 32768}, batch);
  list.add_lines("c2c", {256, 1000, 4096, 1009, 65536, 1 << 20}, 1);
  list.add_middle("c2c", {64, 243, 1000, 1024, 2187, 4096});
  list.add_outer("c2c", {100, 512, 1024, 3600});
  list.add_strided("c2c", 1024);
  list.add_boxes("c2c", {{512, 512},
                         {1024, 1024},
                         {2048, 2048},
                         {1080, 1920},
                         {509, 509},
                         {64, 64, 64},
                         {100, 100, 100},
                         {128, 128, 128},
                         {200, 200, 200},
                         {256, 256, 256}});
  list.add_boxes("c2c", {{256, 256}, {64, 64, 64}}, 1);
  list.set_in_place(true);
  list.add_lines("c2c", {16, 256, 1000, 1024, 4096, 1001, 1748, 1036, 1009, 8192, 65536, 1 << 22});
  list.add_boxes("c2c", {{1024, 1024}, {128, 128, 128}, {256, 256, 256}});
  list.set_in_place(false);
}

void add_half(List& list, char const* kind) {
  list.add_lines(kind, half_lines);
  list.add_boxes(kind, {{1024, 1024}, {256, 256, 256}});
  list.add_outer(kind, {1000});
  list.set_in_place(true);
  list.add_lines(kind, {1000, 65536});
  list.set_in_place(false);
}

void add_trigonometric(List& list, char const* kind) {
  list.add_lines(kind, trigonometric_lines);
  list.add_boxes(kind, {{512, 512}});
  list.add_outer(kind, {256});
}

}  // namespace

std::vector<Problem> release(Settings const& settings) {
  std::vector<Problem> all;
  for (auto precision : {Precision::f32, Precision::f64}) {
    Settings own;  // no option changes the list, but for the size of batches
    own.points = settings.points;
    own.precision = precision;
    List list(own);
    add_complex(list);
    for (char const* kind : {"r2c", "c2r"}) add_half(list, kind);
    for (char const* kind : {"dct1", "dct2", "dct3", "dct4", "dst1", "dst2", "dst3", "dst4"})
      add_trigonometric(list, kind);
    all.insert(all.end(), list.problems().begin(), list.problems().end());
  }
  Random random(1);
  shuffle(all, random);
  return all;
}

}  // namespace TeamFFT::Impl::Bench
