// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Looks a pass up in the tuning rows of the machine's backend.
#ifndef TEAMFFT_ROWS_HPP
#define TEAMFFT_ROWS_HPP

#include "rules/rule.hpp"

#include <backends/tuning.hpp>

#include <span>

namespace TeamFFT::Impl {

/// The rows that `tuning` names (Machine::tuning).
[[nodiscard]] std::span<Row const> rows(std::string_view tuning);

/// The shape of the row that computes this pass, where there is one and the options allow rows.
[[nodiscard]] std::optional<Tuning> fit_row(Context const& context, Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
