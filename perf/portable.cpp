// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "portable.hpp"

#include "boxes.hpp"
#include "length_sample.hpp"
#include "problem_list.hpp"
#include "random.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/number.hpp>

#include <machines/compiled.hpp>

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <utility>

namespace TeamFFT::Impl::Bench {

namespace {

constexpr std::size_t longest_compared = std::size_t(1) << 20, longest_power = std::size_t(1) << 22;

std::vector<std::size_t> draw_lengths(Settings const& settings, Random& random) {
  auto lengths = lengths_in_scratch(), further = long_lengths(settings.count, random);
  std::move(further.begin(), further.end(), std::back_inserter(lengths));
  std::erase_if(lengths, [](std::size_t n) { return comparison_class(n).empty(); });
  auto const takes = [&](std::size_t, std::size_t taken) { return taken < settings.count; };
  return sample_of_classes(std::move(lengths), comparison_class, takes, random);
}

/// Packed ones, which every rival takes, of 2 MB and more.
void add_boxes(Settings const& settings, std::vector<Problem>& list) {
  constexpr std::size_t of_each = 3;
  std::map<std::string, std::size_t> taken;
  for (auto& problem : boxes(settings)) {
    auto const group = box_class(problem).group;
    if (group != "c2c" && group != "r2c") continue;
    if (taken[group + std::to_string(problem.axes.size())]++ < of_each) list.push_back(std::move(problem));
  }
}

}  // namespace

Machine portable_machine(Machine machine, unsigned wavefront) {
  machine.name += ", portable launch";
  machine.team_scratch = std::min(machine.team_scratch, portable_scratch_bytes);
  machine.portable_scratch = std::min(machine.portable_scratch, portable_scratch_bytes);
  machine.preferred_scratch = std::min(machine.preferred_scratch, portable_scratch_bytes);
  machine.largest_cluster = 0;
  machine.compiled = kernels_of_every_gpu;
  if (wavefront != 0) machine.multiprocessor.warp = wavefront;
  return machine;
}

PlanOptions portable_options(PlanOptions options, Machine const& machine, unsigned wavefront) {
  options.launch = Launch::parallel_for;
  options.rows = false;
  options.machine = portable_machine(machine, wavefront);
  return options;
}

std::string comparison_class(std::size_t N) {
  std::size_t const P = largest_prime_factor(N);
  if (std::has_single_bit(N)) return N >= 8 && N <= longest_power ? "2^3..2^22" : "";
  if (N < 2 || N > longest_compared) return {};
  std::string const to = N <= longest_in_scratch ? "to 4096, " : "4097..2^20, ";
  if (P <= 7) return to + "P <= 7";
  if (P <= 13) return to + "P 11, 13";
  if (N > longest_in_scratch) return to + (P <= 127 ? "P 17..127" : "P > 127");
  return to + (P <= 31 ? "P 17..31" : P <= 127 ? "P 37..127" : "P > 127");
}

std::vector<Problem> portable(Settings const& settings) {
  Random random(settings.seed);
  auto const lengths = draw_lengths(settings, random);
  std::vector<Problem> list;
  for (auto precision : {Precision::f32, Precision::f64}) {
    Settings own;  // packed and out of place
    own.points = settings.points;
    own.seed = settings.seed;
    own.precision = precision;
    own.count = 1;  // of each class of boxes
    for (char const* name : {"c2c", "r2c", "c2r"}) {
      auto const kind = parse_kind(own, name);
      for (auto n : lengths) list.push_back(make_problem(own, kind, {n}, {}, batch_for(own, kind, n)));
    }
    add_boxes(own, list);
  }
  shuffle(list, random);
  return list;
}

std::vector<Problem> graph_problems(Settings const& settings) {
  Random random(settings.seed);
  auto lengths = lengths_in_scratch();
  std::erase_if(lengths, [](std::size_t n) { return comparison_class(n).empty(); });
  auto const takes = [&](std::size_t n, std::size_t taken) { return std::has_single_bit(n) || taken < settings.count; };
  std::vector<Problem> list;
  for (auto n : sample_of_classes(std::move(lengths), comparison_class, takes, random))
    for (char const* name : {"c2c", "r2c"})
      for (std::size_t lines : {1, 8, 100}) {
        auto const kind = parse_kind(settings, name);
        list.push_back(make_problem(settings, kind, {n}, {}, lines));
      }
  shuffle(list, random);
  return list;
}

SpeedClass portable_class(Problem const& problem) {
  if (problem.axes.size() != 1) return {"boxes", box_class(problem).name, {}};
  auto const& axis = problem.axes[0];
  return {is_complex_kind(axis.kind) ? "c2c" : "r2c, c2r", comparison_class(axis.length), {}};
}

}  // namespace TeamFFT::Impl::Bench
