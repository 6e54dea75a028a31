// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/team.hpp"

#include "engines/radices.hpp"
#include "engines/scratch_line/ends.hpp"

#include <TeamFFT/device/engines/slot_line/contract.hpp>
#include <TeamFFT/device/math/scalar.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace TeamFFT::Impl {

namespace {

/// Warps that the registers of a multiprocessor let run at a time. It has four parts, each with registers of its own.
std::size_t warps_by_registers(Multiprocessor const& m, unsigned registers_per_thread) {
  return 4 * std::size_t{m.registers / 4 / (registers_per_thread * m.warp)};
}

/// Ways to write n as an ordered product of `stages` radices up to `widest`.
void list_products(std::size_t n, std::size_t stages, unsigned widest, std::vector<unsigned>& now,
                   std::vector<std::vector<unsigned>>& all) {
  if (stages == 0) {
    if (n == 1) all.push_back(now);
    return;
  }
  for (unsigned R = 2; R <= widest; ++R) {
    if (n % R != 0 || !(is_butterfly(R) || is_wide_prime(R))) continue;
    now.push_back(R);
    list_products(n / R, stages - 1, widest, now, all);
    now.pop_back();
  }
}

}  // namespace

std::size_t all_scratch(Machine const& machine) {
  auto const& m = machine.multiprocessor;
  return m.scratch_shares.empty() ? machine.team_scratch + m.reserved_scratch : m.scratch_shares.back();
}

std::size_t teams_by_scratch(Machine const& machine, std::size_t scratch_bytes) {
  return all_scratch(machine) / std::max<std::size_t>(1, scratch_bytes + machine.multiprocessor.reserved_scratch);
}

std::size_t most_threads(Machine const& machine, RegisterBudget const& budget) {
  auto const& m = machine.multiprocessor;
  return std::min({std::size_t{budget.threads}, std::size_t{machine.max_team_size},
                   warps_by_registers(m, budget.registers) * m.warp});
}

bool has_chirps(Pass const& pass) {
  return pass.convolves() || pass.source.ops.has<ops::Chirp>() || pass.source.ops.has<ops::Twiddle>() ||
         pass.target.ops.has<ops::Chirp>();
}

std::size_t info_bytes_of(Pass const& pass, Choice const& choice) {
  bool const sweeps = ends_of(choice) != ScratchLineEnds::elements || choice.is<MapChoice>();
  return sweeps || pass.lines.size() > 1 || pass.target.ops.has<ops::Twiddle>() || has_chirps(pass)
             ? choice.lines_per_team * line_info_bytes
             : 0;
}

std::vector<std::size_t> team_lines(Context const& context, Pass const& pass) {
  constexpr std::size_t elements_wanted = 4096;
  std::size_t const most = std::clamp<std::size_t>(elements_wanted / pass.length, 1, 32),
                    existing = std::max<std::size_t>(1, pass.line_count());
  std::vector<std::size_t> choices;
  if (is_tile(pass)) {
    bool const chirps = has_chirps(pass);
    for (std::size_t lines = context.machine.access_bytes / context.complex_bytes() * (chirps ? 4 : 8); lines >= 1;
         lines /= 2) {
      choices.push_back(lines);
      if (lines >= 4 && !chirps) choices.push_back(lines / 4 * 3);
    }
  } else {
    for (std::size_t lines = 1; lines <= most; lines += std::max<std::size_t>(1, lines / 4)) choices.push_back(lines);
  }
  std::erase_if(choices, [&](std::size_t lines) {
    return lines > 1 && (lines > existing || lines * pass.length > most_scratch_line_elements);
  });
  return choices;
}

std::size_t overlap_for(Context const& context, Pass const& pass) {
  auto const from = pass.source.buffer, to = pass.target.buffer;
  bool const overwrites = from == to || (context.in_place && from == Buffer::in && to == Buffer::out);
  if (overwrites || has_chirps(pass) || pass.target.ops.has<ops::Twiddle>() || pass.target.is_real() ||
      !pass.tiles.store || pass.lines.empty() || pass.lines[0].store != 1)
    return 0;
  // the kernel's overlap lines are made for these
  if (context.machine.memory.sector_bytes != bytes_of_sector) return 0;
  auto const elements = static_cast<std::ptrdiff_t>(bytes_of_sector / context.complex_bytes());
  bool const whole =
      pass.target.stride % elements == 0 &&
      std::all_of(pass.lines.begin() + 1, pass.lines.end(), [&](LineDim const& d) { return d.store % elements == 0; });
  return whole ? 0 : static_cast<std::size_t>(elements - 1);
}

std::vector<std::vector<unsigned>> shortest_products(std::size_t n, RegisterBudget const& budget, Precision precision,
                                                     TakesRadix takes, std::size_t least_stages) {
  std::vector<std::vector<unsigned>> all;
  std::vector<unsigned> now;
  for (std::size_t stages = least_stages; stages <= max_scratch_line_stages && all.empty(); ++stages) {
    list_products(n, stages, budget.widest, now, all);
    std::erase_if(all, [&](std::vector<unsigned> const& radices) {
      auto const is_wide_last = is_wide_prime(radices.back()) && radices.back() <= budget.last_to;
      return !may_be_first(radices[0], budget) ||
             std::any_of(radices.begin() + 1, radices.end() - is_wide_last,
                         [&](unsigned R) { return !may_be_later(R, scalar_bytes(precision)); }) ||
             !std::all_of(radices.begin(), radices.end(), takes);
    });
  }
  return all;
}

double element_cost(unsigned R, bool twiddled, Precision precision) {
  double const wide = precision == Precision::f64 ? 2 : 1;
  return wide * (2 + 14 * (stage_cost(R, false) - 1)) + (twiddled ? 8 * (wide + 1) / 2 : 0) + 4;
}

std::size_t about_buffer(std::size_t elements) { return elements + elements / 12 + 32; }

double longest_thread(StageWork const& s, std::size_t threads) {
  std::size_t const rounds = divided_up(s.count, s.held * threads);
  return static_cast<double>(std::min(s.held * rounds, divided_up(s.count, threads))) * s.work +
         static_cast<double>(rounds) * s.start;
}

StageWork scratch_line_work(unsigned R, bool first, std::size_t count, RegisterBudget const& budget,
                            Precision precision) {
  return {count, butterflies_held(R, budget), R * element_cost(R, !first, precision) + 25, first ? 150.0 : 60.0};
}

std::size_t resident_teams(Context const& context, Choice const& t, RegisterBudget const& budget) {
  auto const& m = context.machine.multiprocessor;
  return std::max<std::size_t>(1, std::min({warps_by_registers(m, budget.registers) / warps_of(context.machine, t),
                                            std::size_t{m.threads / t.team_size}, std::size_t{m.teams},
                                            teams_by_scratch(context.machine, t.scratch_bytes)}));
}

std::size_t teams_at_a_time(Context const& context, Pass const& pass, Choice const& t, RegisterBudget const& budget) {
  std::size_t const launched =
      divided_up(pass.line_count() * t.teams(), own_lines(t) * std::max<std::size_t>(1, context.machine.concurrency));
  return std::max<std::size_t>(1, std::min(resident_teams(context, t, budget), launched));
}

namespace {

/// n^exponent. The searches ask for it a million times, mostly for small n.
class Powers {
 public:
  explicit Powers(double exponent) : m_exponent(exponent) {
    for (std::size_t n = 0; n < m_values.size(); ++n) m_values[n] = std::pow(static_cast<double>(n), exponent);
  }
  double operator()(std::size_t n) const {
    return n < m_values.size() ? m_values[n] : std::pow(static_cast<double>(n), m_exponent);
  }

 private:
  std::array<double, 65> m_values{};
  double m_exponent;
};

}  // namespace

double team_time(Context const& context, Pass const& pass, Choice const& t, RegisterBudget const& budget,
                 double longest) {
  double const elements = static_cast<double>(t.lines_per_team * pass.length);
  std::size_t const teams = teams_at_a_time(context, pass, t, budget);
  static Powers const of_warps(0.09), of_teams(-0.08);
  return std::pow(longest / (static_cast<double>(teams) * elements), 0.4) *
         of_warps(teams * warps_of(context.machine, t)) * of_teams(teams);
}

double team_fill(Context const& context, Pass const& pass, Choice const& t) {
  return std::pow(
      std::min(1.0, static_cast<double>(pass.line_count() * t.teams()) /
                        (static_cast<double>(own_lines(t)) * static_cast<double>(context.machine.concurrency))),
      0.5);
}

}  // namespace TeamFFT::Impl
