// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which passes the real rows compute.
#ifndef TEAMFFT_ENGINES_REGISTER_LINE_REAL_KIND_HPP
#define TEAMFFT_ENGINES_REGISTER_LINE_REAL_KIND_HPP

#include "pass/pass.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>

namespace TeamFFT::Impl {

/// The kind of a pass that computes whole real transforms, each in one packed line, with no op beside its maps; else
/// none.
[[nodiscard]] RealKind real_kind_of(Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
