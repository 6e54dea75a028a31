// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which engines are asked for a pass' choice, and in which order.
#ifndef TEAMFFT_ENGINES_REGISTRY_HPP
#define TEAMFFT_ENGINES_REGISTRY_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <optional>
#include <span>

namespace TeamFFT::Impl {

/// One way to compute a pass. Each is asked in turn, and the first that has a choice is taken.
struct Preference {
  char const* what;
  char const* reason;  ///< why it is asked before those behind it
  std::optional<Choice> (*candidate)(Context const& context, Pass const& pass);
  bool knows_mirrors = false;  ///< reads or stores the mirror line too (Map::halved)
};

/// In order.
[[nodiscard]] std::span<Preference const> preferences();

/// The choice of the first that has one; nothing where none accepts the pass.
[[nodiscard]] std::optional<Choice> choose(Context const& context, Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
