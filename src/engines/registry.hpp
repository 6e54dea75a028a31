// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which engines are asked for a pass' choice, and in which order.
#ifndef TEAMFFT_ENGINES_REGISTRY_HPP
#define TEAMFFT_ENGINES_REGISTRY_HPP

#include "engines/engine.hpp"

#include <optional>
#include <span>

namespace TeamFFT::Impl {

/// One way to compute a pass. Each is asked in turn, and the first that has a choice is taken.
struct Preference {
  char const* what;
  char const* reason;                     ///< why it is asked before those behind it
  std::span<PassFeatures const> accepts;  ///< of its kernels: a pass within one of them may have a choice
  std::optional<Choice> (*candidate)(Context const& context, Pass const& pass);

  /// For a pass that asks for `asked`.
  [[nodiscard]] std::optional<Choice> choice(Context const& context, Pass const& pass, PassFeatures const& asked) const;
};

/// In order.
[[nodiscard]] std::span<Preference const> preferences();

/// The choice of the first that has one; nothing where none accepts the pass.
[[nodiscard]] std::optional<Choice> choose(Context const& context, Pass const& pass);

/// The engine of a choice.
[[nodiscard]] Engine const& engine_of(Choice const& choice);

}  // namespace TeamFFT::Impl

#endif
