// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a pass is computed: the team, and what is chosen of the engine that it runs on.
#ifndef TEAMFFT_PASS_CHOICE_HPP
#define TEAMFFT_PASS_CHOICE_HPP

#include "engines/column/choice.hpp"
#include "engines/lanes/choice.hpp"
#include "engines/register_line/choice.hpp"
#include "engines/scratch_line/choice.hpp"

#include <TeamFFT/types.hpp>

#include <cstddef>
#include <variant>
#include <vector>

namespace TeamFFT::Impl {

using EngineChoice = std::variant<GeneralChoice, RegisterLineChoice, RegisterLineClusterChoice, ScratchLineChoice, ScratchLinePrimeChoice,
                                  ScratchLineClusterChoice, ColumnChoice, LanesChoice>;

/// How a team computes its lines.
struct Choice {
  std::vector<unsigned> radices;  ///< in stage order; their product is the line length, or half of it (real lines of prime length)
  unsigned team_size = 1;         ///< threads
  unsigned lines_per_team = 1;
  std::size_t scratch_bytes = 0;  ///< per team
  Launch launch = Launch::parallel_for;
  EngineChoice engine;

  /// The engine's own choice, or nullptr where the pass runs on another.
  template <class Engine>
  [[nodiscard]] Engine const* as() const {
    return std::get_if<Engine>(&engine);
  }
  template <class Engine>
  [[nodiscard]] bool is() const {
    return std::holds_alternative<Engine>(engine);
  }
  [[nodiscard]] bool is_row_of(RowsOf table) const {
    auto const* const row = as<RegisterLineChoice>();
    return row != nullptr && row->table == table;
  }
  /// Whether lines lie in scratch in place, in one team's or in a cluster's.
  [[nodiscard]] bool is_in_place() const { return is<ScratchLineChoice>() || is<ScratchLineClusterChoice>(); }
  /// Teams that share a line.
  [[nodiscard]] unsigned teams() const {
    if (auto const* const cluster = as<ScratchLineClusterChoice>()) return cluster->teams;
    auto const* const cluster = as<RegisterLineClusterChoice>();
    return cluster != nullptr ? cluster->teams : 1;
  }
  /// Lines of the team that are the next one's too.
  [[nodiscard]] unsigned overlap_lines() const {
    auto const* const line = as<ScratchLineChoice>();
    return line != nullptr ? line->overlap_lines : 0;
  }
  /// Whether a team has two buffers in scratch.
  [[nodiscard]] bool has_two_buffers() const {
    if (auto const* const general = as<GeneralChoice>()) return general->two_buffers;
    auto const* const lanes = as<LanesChoice>();
    return lanes != nullptr && lanes->two_buffers;
  }
  /// Lines or elements that one vector carries.
  [[nodiscard]] unsigned lanes() const {
    auto const* const own = as<LanesChoice>();
    return own != nullptr ? own->lanes : 1;
  }
  [[nodiscard]] bool is_way(Way way) const {
    auto const* const own = as<LanesChoice>();
    return own != nullptr && own->way == way;
  }

  friend bool operator==(Choice const&, Choice const&) = default;
};

}  // namespace TeamFFT::Impl

#endif
