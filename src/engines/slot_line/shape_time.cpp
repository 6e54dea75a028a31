// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/slot_line/shape_time.hpp"

#include "engines/rows_for.hpp"
#include "engines/scratch_line/team.hpp"

#include <algorithm>
#include <cmath>

namespace TeamFFT::Impl {

namespace {

/// What a butterfly of radix R takes of W lines, in elements that are exchanged: its twiddles, and its elements where
/// they meet memory. The arithmetic hides behind both.
double butterfly_work(unsigned R, unsigned width, bool first, bool last, bool mirrored) {
  double const twiddles = first ? 0 : 2.5 * width * (R - 1);
  if (mirrored) return 2 * (twiddles + 13.8 * width * R);
  double const rows = first ? 0 : R > 4 ? 4.0 * (R - 4) : 4;
  return twiddles + rows + (first || last ? R * (20.0 * width + 2) : 0) + 51;
}

/// How much longer ends take where a thread's elements fill its registers, so that fewer of their loads are on their
/// way at once: the exponent, for elements that take them all. Sources that read factors beside their reals feel it
/// most (fitted to 2,700 shapes; H200, 2026-11-29).
double pressure_weight(SlotEnds ends) {
  if (ends == SlotEnds::rotated_to_interleaved) return 2;
  if (ends == SlotEnds::twisted) return 1;
  return mirror_of_load(ends) != Mirror::none || mirror_of_store(ends) != Mirror::none ? 0.5 : 0;
}

}  // namespace

SlotShapeTime::SlotShapeTime(Context const& context, Pass const& pass, Choice const& t, SlotBudget const& budget)
    : m_context(context), m_pass(pass), m_budget(budget) {
  std::size_t const n = t.radices.size();
  auto const& own = std::get<SlotLineChoice>(t.engine);
  for (std::size_t s = 0; s < n; ++s) {
    auto const mirror = s == 0 ? mirror_of_load(own.ends) : s + 1 == n ? mirror_of_store(own.ends) : Mirror::none;
    m_works.push_back(butterfly_work(t.radices[s], budget.width, s == 0, s + 1 == n, mirror != Mirror::none));
    m_items.push_back(slot_items(mirror, static_cast<std::uint32_t>(pass.length / t.radices[s])));
  }
  constexpr double sweep_work = 20;  // of an element
  bool const swept = own.ends == SlotEnds::any;
  m_swept = swept ? sweep_work * (pass.convolves() ? 3 : 2) : 0;
}

double SlotShapeTime::operator()(Choice const& t) const {
  auto const& m = m_context.machine.multiprocessor;
  std::size_t const groups = t.lines_per_team / m_budget.width;
  double const warp = m.warp, elements = static_cast<double>(t.lines_per_team * m_pass.length);
  double issued = m_swept * elements, active = 0;
  for (std::size_t s = 0; s < t.radices.size(); ++s) {
    double const items = static_cast<double>(groups * m_items[s]);
    double const in_warps = std::ceil(items / warp) * warp, in_rounds = std::ceil(items / t.team_size) * t.team_size;
    issued += (0.08 * in_warps + 0.92 * in_rounds) * m_works[s] * (m_pass.convolves() ? 2 : 1);
    active += std::min<double>(t.team_size, items) / static_cast<double>(t.radices.size());
  }
  if (t.radices.empty()) active = t.team_size, issued += elements;
  double const teams = static_cast<double>(
      std::min({std::size_t{m.threads / t.team_size}, slot_threads(m_context.machine, m_budget) / t.team_size,
                std::size_t{m.teams}, teams_by_scratch(m_context.machine, t.scratch_bytes)}));
  if (teams < 1) return 1e30;
  double const first = t.radices.empty() ? 1 : t.radices.front();
  double const time =
      issued / elements * (1 + 870 / (teams * std::max(1.0, active))) * (1 + 0.126 / teams) * (1 + 7.9 / first);
  return time * tile_runs(t) * line_runs(t) * rotated_runs(t) * pressure(t) / team_fill(m_context, m_pass, t);
}

/// More than 1 where the elements of two butterflies of the first stage leave few registers.
double SlotShapeTime::pressure(Choice const& t) const {
  if (t.radices.empty()) return 1;
  double const held = 4.0 * m_budget.width * (static_cast<double>(m_context.complex_bytes()) / 8) * t.radices.front();
  return std::exp(pressure_weight(std::get<SlotLineChoice>(t.engine).ends) * held / m_budget.registers());
}

/// More than 1 where neighbouring threads find less than a sector of a line.
double SlotShapeTime::line_runs(Choice const& t) const {
  if (t.radices.empty() || m_swept != 0) return 1;
  auto const run = [&](bool tile, unsigned R) {
    std::size_t const elements = m_pass.length / R;
    double const bytes = static_cast<double>(elements * m_context.complex_bytes());
    return tile ? 1 : std::sqrt(std::max(1.0, m_context.machine.memory.sector_bytes / bytes));
  };
  return run(m_pass.tiles.load, t.radices.front()) *
         run(m_pass.tiles.store, m_pass.convolves() ? t.radices.front() : t.radices.back());
}

/// More than 1 at rotated stores, where a butterfly's run has half as many reals, and begins within a sector: DCT-II of
/// 480 points had 0.41 of a copy by runs of eight, 0.79 by runs of thirty (f32; H200, 2026-11-29).
double SlotShapeTime::rotated_runs(Choice const& t) const {
  if (std::get<SlotLineChoice>(t.engine).ends != SlotEnds::interleaved_to_rotated || m_pass.tiles.store) return 1;
  std::size_t const reals = m_pass.length / t.radices.back() / 2 + 1;
  double const run = static_cast<double>(reals) * static_cast<double>(m_context.complex_bytes()) / 2;
  return std::pow(1 + m_context.machine.memory.sector_bytes / run, 2);
}

/// More than 1 where a tile's runs are shorter than memory wants.
double SlotShapeTime::tile_runs(Choice const& t) const {
  double const bytes = static_cast<double>(t.lines_per_team * m_context.complex_bytes());
  double const sector = m_context.machine.memory.sector_bytes, access = m_context.machine.access_bytes;
  double const tile = std::pow(std::max(1.0, access / bytes), 1.2) * std::pow(1 + sector / bytes, 0.26);
  return (m_pass.tiles.load ? tile : 1) * (m_pass.tiles.store ? tile : 1);
}

std::size_t slot_threads(Machine const& machine, SlotBudget const& budget) {
  auto const& m = machine.multiprocessor;
  constexpr std::size_t units = 4;
  std::size_t const warp = m.warp, by_registers = 4 * (m.registers / 4 / (budget.registers() * warp)) * warp;
  return m.warp == 64 && m.registers > registers_of_bounds ? std::size_t{budget.waves} * units * warp : by_registers;
}

}  // namespace TeamFFT::Impl
