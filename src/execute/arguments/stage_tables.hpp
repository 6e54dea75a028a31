// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tables that a pass reads, as arguments.hpp lays them out.
#ifndef TEAMFFT_EXECUTE_ARGUMENTS_STAGE_TABLES_HPP
#define TEAMFFT_EXECUTE_ARGUMENTS_STAGE_TABLES_HPP

#include "pass/pass.hpp"
#include "execute/arguments/arguments.hpp"
#include "execute/arguments/table_block.hpp"

namespace TeamFFT::Impl {

/// Adds radices, companions, twiddles, chirp, roots, filter, permutations and factors of maps, whatever the pass has of
/// them, and says in `a` where they are. `choice` gets the shapes that the scratch-line kernels are passed.
template <class Real>
[[nodiscard]] KernelShape add_tables(TableBlock<Real>& tables, Pass const& pass, PassArguments<Real>& a);

/// Sets the room of a list's long tables aside, where add_tables() finds it in place of a table.
template <class Real>
[[nodiscard]] std::vector<LongTable> reserve_long_tables(TableBlock<Real>& tables, PassList const& list);

}  // namespace TeamFFT::Impl

#endif
