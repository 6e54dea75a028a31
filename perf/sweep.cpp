// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sweep.hpp"

#include "length_sample.hpp"
#include "random.hpp"
#include "speed_class.hpp"
#include "suites.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <bit>
#include <iterator>
#include <set>
#include <string>

namespace TeamFFT::Impl::Bench {

namespace {

using Lengths = std::vector<std::size_t>;

Lengths smooth_lengths() {
  auto lengths = lengths_in_scratch();
  std::erase_if(lengths, [](std::size_t n) { return !is_smooth(n, 13); });
  return lengths;
}

/// settings.count of each class, and the powers of two.
Lengths sample(Lengths lengths, Settings const& settings, Random& random) {
  auto const class_of = [&](std::size_t n) { return line_class(n, settings.precision).name; };
  return sample_of_classes(
      std::move(lengths), class_of,
      [&](std::size_t n, std::size_t taken) { return taken < settings.count || std::has_single_bit(n); }, random);
}

/// One part of the sweep: problems that share placement and size of the batch.
class Part {
 public:
  Part(Settings const& settings, KindChoice const& kind, bool in_place, std::size_t batch)
      : m_settings(settings), m_kind(kind) {
    m_settings.in_place = in_place;
    m_settings.batch = batch;
  }

  void add_lines(Lengths const& lengths) {
    for (auto N : lengths) {
      std::size_t const n = length_for(m_kind.last, N);
      m_list.push_back(make_problem(m_settings, m_kind, {n}, {}, batch_for(m_settings, m_kind, n)));
    }
  }
  /// 2-D, 3-D, and strided Views.
  void add_suite(char const* name) {
    m_settings.suite = name;
    auto const suite = whole_suite(m_settings, m_kind);
    m_list.insert(m_list.end(), suite.begin(), suite.end());
  }
  /// Along the middle axis of rank 3, and along the outer axis of rank 2.
  void add_across(Lengths const& lengths) {
    std::size_t const points = default_points(m_settings, m_kind), inner = 256;
    for (auto N : lengths) {
      std::size_t const n = length_for(m_kind.last, N), outer = points / (n * inner);
      if (outer > 1) m_list.push_back(make_problem(m_settings, m_kind, {outer, n, inner}, {1}, 1));
      m_list.push_back(make_problem(m_settings, m_kind, {n, std::max<std::size_t>(2, points / n)}, {0}, 1));
    }
  }
  /// Those that the settings want.
  void move_to(std::vector<Problem>& list) {
    std::erase_if(m_list, [&](Problem const& problem) { return !is_wanted(m_settings, m_kind, problem); });
    std::move(m_list.begin(), m_list.end(), std::back_inserter(list));
  }

 private:
  Settings m_settings;
  KindChoice m_kind;
  std::vector<Problem> m_list;
};

}  // namespace

std::vector<Problem> sweep(Settings const& settings, std::vector<KindChoice> const& kinds) {
  Random random(settings.seed);
  std::vector<Problem> list;
  std::set<std::string> known;
  auto const take = [&](std::vector<Problem>& problems) {
    shuffle(problems, random);
    for (auto& problem : problems)
      if (known.insert(problem.token()).second) list.push_back(std::move(problem));
  };
  auto const sampled = [&] { return sample(lengths_in_scratch(), settings, random); };
  auto const sampled_long = [&] { return sample(long_lengths(settings.count, random), settings, random); };
  for (bool in_place : {false, true}) {
    std::vector<Problem> all_lines, all_long_lines, all_others;
    for (auto const& kind : kinds) {
      bool const whole = is_complex_kind(kind.last) && !in_place;
      Part lines(settings, kind, in_place, 0), long_lines(settings, kind, in_place, 0),
          others(settings, kind, in_place, 0);
      lines.add_lines(whole ? lengths_in_scratch() : sampled());
      long_lines.add_lines(sampled_long());
      others.add_suite("nd");
      others.add_suite("strided");
      if (whole) others.add_across(smooth_lengths());
      // their rows lie in place along the last axis alone
      if (!in_place || (kind.last != Kind::r2c && kind.last != Kind::c2r)) others.add_across(sampled());
      lines.move_to(all_lines);
      long_lines.move_to(all_long_lines);
      others.move_to(all_others);
    }
    for (auto* problems : {&all_lines, &all_long_lines, &all_others}) take(*problems);
  }
  for (std::size_t batch : {1, 8, 64}) {
    std::vector<Problem> all;
    for (auto const& kind : kinds) {
      Part part(settings, kind, false, batch);
      part.add_lines(sampled());
      part.add_lines(sampled_long());
      if (batch == 1) part.add_suite("nd");
      part.move_to(all);
    }
    take(all);
  }
  return list;
}

}  // namespace TeamFFT::Impl::Bench
