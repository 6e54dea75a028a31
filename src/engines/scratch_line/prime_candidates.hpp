// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The choice of a shape for the scratch-line kernel with a prime stage (prime_layout.hpp).
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_PRIME_CANDIDATES_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_PRIME_CANDIDATES_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/device/engines/scratch_line/contract_prime.hpp>

#include <optional>
#include <span>
#include <vector>

namespace TeamFFT::Impl {

/// Rising registers, falling teams.
[[nodiscard]] std::span<RegisterBudget const> prime_budgets(Precision precision);

/// The measured team of this kernel for contiguous lines of this length, where there is one.
[[nodiscard]] std::optional<Choice> measured_prime_candidate(Context const& context, Pass const& pass);

/// Its fastest team by estimate; nothing for lengths that a convolution's row does faster.
[[nodiscard]] std::optional<Choice> prime_candidate(Context const& context, Pass const& pass);

/// Shapes for the pass to be timed beside each other (perf/tune/scratch_line_main.cpp), the fastest by estimate first.
[[nodiscard]] std::vector<Choice> prime_candidates(Context const& context, Pass const& pass, std::size_t count);

}  // namespace TeamFFT::Impl

#endif
