// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/general_layout.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t neighbours_wanted = 4;

bool has_neighbours(Pass const& pass, Choice const& choice, bool tile, unsigned radix) {
  return choice.radices.size() >= 2 && (tile || pass.length / radix >= neighbours_wanted);
}

/// Where the lines' addresses are simple, threads compute them alone.
bool needs_line_infos(Pass const& pass) {
  return pass.lines.size() > 1 || !pass.only_transforms() || !load_features(pass).are_within(plain_load) || !store_features(pass).are_within(plain_store);
}

}  // namespace

bool loads_directly(Pass const& pass, Choice const& choice) {
  return !choice.radices.empty() && load_features(pass).are_within(features::swap | features::pairs) &&
         has_neighbours(pass, choice, pass.tiles.load, choice.radices.front());
}

bool stores_directly(Pass const& pass, Choice const& choice) {
  return !choice.radices.empty() && store_features(pass).are_within(plain_store) && has_neighbours(pass, choice, pass.tiles.store, choice.radices.back());
}

bool is_wide(Choice const& choice) {
  return std::any_of(choice.radices.begin(), choice.radices.end(), [](unsigned R) { return R > common_radix; });
}

std::size_t stage_rounds(std::size_t length, Choice const& choice, std::size_t s) {
  unsigned const R = choice.radices[s];
  std::size_t const count = choice.lines_per_team * (length / R), at_once = std::size_t{choice.team_size} * butterflies_held(R);
  return (count + at_once - 1) / at_once;
}

bool needs_two_buffers(Pass const& pass, Choice const& choice) {
  std::size_t const stages = choice.radices.size();
  if (stages < 2) return false;  // a butterfly overwrites its own elements
  bool const twice = pass.convolves();
  for (std::size_t s = 0; s < stages; ++s) {
    if (stage_rounds(pass.length, choice, s) <= 1) continue;
    bool const meets_memory = !twice && ((s == 0 && loads_directly(pass, choice)) || (s + 1 == stages && stores_directly(pass, choice)));
    if (!meets_memory) return true;
  }
  return false;
}

GeneralLayout general_layout(Pass const& pass, Choice const& choice, Precision precision) {
  auto const N = static_cast<unsigned>(pass.length);
  auto const& radices = choice.radices;
  std::size_t const count = radices.size();
  auto const tile = [&](std::size_t s) { return (s == 0 && pass.tiles.load) || (s + 1 == count && pass.tiles.store); };
  auto const team_between = [&](std::size_t writer, std::size_t reader) {  // `count` stands for the sweeps
    auto const threads = [&](std::size_t s) { return s < count ? N / radices[s] : N; };
    return ExchangeTeam{choice.lines_per_team,          threads(writer),         threads(reader), writer < count && tile(writer),
                        reader < count && tile(reader), scratch_slots(precision)};
  };
  auto const pitch_of = [&](unsigned size, ExchangeTeam const& team) { return choice.lines_per_team == 1 ? size : exchange_pitch(size, team); };
  GeneralLayout layout;
  layout.shape = {small_divisor(N), small_divisor(choice.lines_per_team), pitch_of(N, team_between(count, 0)), 0, 0, 0};
  unsigned L = 1, pad = 0, pitch = layout.shape.pitch, widest = pitch;
  for (std::size_t s = 0; s < count; ++s) {
    unsigned const R = radices[s], S = N / R;
    bool const last = s + 1 == count;
    StageShape stage{};
    stage.radix = R;
    stage.butterflies = small_divisor(S);
    stage.L = small_divisor(L);
    stage.read_pad = pad;
    stage.read_step = S + pad * (S / L);
    stage.read_pitch = pitch;
    auto const team = team_between(s, s + 1);
    pad = last ? 0 : exchange_pad(L, R, team);
    pitch = last ? layout.shape.pitch : pitch_of(ExchangeStage{L, R, pad}.size(N), team);
    stage.write_slope = L * (R - 1) + pad;
    stage.write_pitch = pitch;
    widest = std::max(widest, pitch);
    layout.stages.push_back(stage);
    L *= R;
  }
  std::size_t const element = 2 * scalar_bytes(precision), buffer = std::size_t{choice.lines_per_team} * widest;
  layout.shape.other = choice.has_two_buffers() ? static_cast<std::uint32_t>(buffer) : 0;
  layout.shape.info_bytes = needs_line_infos(pass) ? static_cast<std::uint32_t>(choice.lines_per_team * line_info_bytes) : 0;
  layout.scratch_bytes = buffer * element * (choice.has_two_buffers() ? 2 : 1) + layout.shape.info_bytes;
  return layout;
}

}  // namespace TeamFFT::Impl
