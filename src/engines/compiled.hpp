// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether a choice has a kernel on a machine: what the launch asks before it launches.
#ifndef TEAMFFT_ENGINES_COMPILED_HPP
#define TEAMFFT_ENGINES_COMPILED_HPP

#include "pass/pass.hpp"

#include <TeamFFT/machine.hpp>

#include <string>

namespace TeamFFT::Impl {

/// The kernel that `choice` names, in words, where `here` has not compiled it or makes no clusters as large; empty
/// where it has.
[[nodiscard]] std::string missing_kernel(Machine const& here, Choice const& choice);

/// Throws Error with token, pass and remedy where a pass or a chain of the list has no kernel on `here`, the machine
/// that launches it.
void require_compiled(Machine const& here, PassList const& list);

}  // namespace TeamFFT::Impl

#endif
