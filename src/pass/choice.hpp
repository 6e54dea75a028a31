// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a pass is computed: the team, and what is chosen of the engine that it runs on.
#ifndef TEAMFFT_PASS_CHOICE_HPP
#define TEAMFFT_PASS_CHOICE_HPP

#include "engines/column/choice.hpp"
#include "engines/lanes/choice.hpp"
#include "engines/map/choice.hpp"
#include "engines/register_line/choice.hpp"
#include "engines/scratch_line/choice.hpp"
#include "engines/slot_line/choice.hpp"

#include <TeamFFT/types.hpp>

#include <cstddef>
#include <type_traits>
#include <variant>
#include <vector>

namespace TeamFFT::Impl {

using EngineChoice =
    std::variant<SlotLineChoice, RegisterLineChoice, RegisterLineClusterChoice, ScratchLineChoice,
                 ScratchLinePrimeChoice, ScratchLineClusterChoice, ColumnChoice, MapChoice, LanesChoice>;

/// How a team computes its lines.
struct Choice {
  /// in stage order; their product is the line length, or half of it (real lines of prime length)
  std::vector<unsigned> radices;
  unsigned team_size = 1;  ///< threads
  unsigned lines_per_team = 1;
  std::size_t scratch_bytes = 0;  ///< per team
  Launch launch = Launch::parallel_for;
  EngineChoice engine;

  /// The engine's own choice, or nullptr where the pass runs on another.
  template <class Own>
  [[nodiscard]] Own const* as() const {
    return std::get_if<Own>(&engine);
  }
  template <class Own>
  [[nodiscard]] bool is() const {
    return std::holds_alternative<Own>(engine);
  }
  [[nodiscard]] bool is_row_of(RowsOf table) const {
    auto const* const row = as<RegisterLineChoice>();
    return row != nullptr && row->table == table;
  }
  [[nodiscard]] char const* kernel_name() const {
    return std::visit([](auto const& own) { return own.name; }, engine);
  }
  /// Whether lines lie in scratch in place, in one team's or in a cluster's.
  [[nodiscard]] bool is_in_place() const {
    return std::visit(
        [](auto const& own) {
          return requires { own.in_place; };
        },
        engine);
  }
  /// Teams that share a line.
  [[nodiscard]] unsigned teams() const {
    return of_engine(1u, [](auto const& own) -> decltype((own.teams)) { return own.teams; });
  }
  /// Lines of the team that are the next one's too.
  [[nodiscard]] unsigned overlap_lines() const {
    return of_engine(0u, [](auto const& own) -> decltype((own.overlap_lines)) { return own.overlap_lines; });
  }
  /// Whether a team has two buffers in scratch.
  [[nodiscard]] bool has_two_buffers() const {
    return of_engine(false, [](auto const& own) -> decltype((own.two_buffers)) { return own.two_buffers; });
  }
  /// Lines or elements that one vector carries.
  [[nodiscard]] unsigned lanes() const {
    return of_engine(1u, [](auto const& own) -> decltype((own.lanes)) { return own.lanes; });
  }
  [[nodiscard]] bool is_way(Way way) const {
    auto const* const own = as<LanesChoice>();
    return own != nullptr && own->way == way;
  }

  friend bool operator==(Choice const&, Choice const&) = default;

 private:
  /// What `member` reads of the engine's choice, or `others` where it has no such member.
  template <class Value, class Member>
  [[nodiscard]] Value of_engine(Value others, Member const& member) const {
    return std::visit(
        [&](auto const& own) {
          if constexpr (std::is_invocable_v<Member, decltype(own)>)
            return Value(member(own));
          else
            return others;
        },
        engine);
  }
};

}  // namespace TeamFFT::Impl

#endif
