// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The memory of one call: whatever the call writes must share no element with what the call reads or writes elsewhere.
// No Kokkos here.
#ifndef TEAMFFT_DETAIL_MEMORY_CHECK_HPP
#define TEAMFFT_DETAIL_MEMORY_CHECK_HPP

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/detail/problem_key.hpp>
#include <TeamFFT/detail/view_info.hpp>
#include <TeamFFT/options.hpp>

#include <cstddef>
#include <span>
#include <string_view>

namespace TeamFFT::Impl {

/// The memory that a call has beside its inputs and outputs, and which inputs the call writes. A null pointer stands
/// for memory that is not given.
struct MemoryBeside {
  ViewInfo const* multiply_in = nullptr;
  ViewInfo const* multiply_out = nullptr;
  ViewInfo const* filter = nullptr;  ///< the View of a filter's factors
  void const* workspace = nullptr;
  std::size_t workspace_bytes = 0;  ///< only these are written
  bool destroys_input = false;
  bool ends_alias = false;          ///< multiply_in is read before an output is written
  bool adds = false;                ///< beta is not 0: outputs are read, too
  ProblemKey const* key = nullptr;  ///< for the token in messages
  bool by_key = false;              ///< input and output may be longer than the key's elements, and only those count
};

[[nodiscard]] inline ViewInfo const* info_of(AnyView const& view) { return view.is_given() ? &view.info() : nullptr; }

/// The memory that options name.
[[nodiscard]] inline MemoryBeside memory_beside(PlanOptions const& options) {
  MemoryBeside beside;
  beside.multiply_in = info_of(options.multiply_in);
  beside.multiply_out = info_of(options.multiply_out);
  beside.destroys_input = options.destroy_input;
  beside.ends_alias = options.ends_alias;
  beside.adds = options.beta != 0;
  return beside;
}

/// Compares the workspace with everything else, outputs with factors and filter, and where inputs are written, inputs
/// with factors, filter and each other. Input against output and output against output are not compared here: placement
/// decides about those (check_execute, check_filter_execute). Functors
/// (`is_called`) have no memory that can be seen. Throws Error, which names both memories with their addresses;
/// allocates for the message only. Ranges of addresses are compared first, so that memories apart from each other cost
/// a few nanoseconds.
TEAMFFT_EXPORT void check_memory(std::string_view function, std::span<ViewInfo const> in, std::span<ViewInfo const> out,
                                 MemoryBeside const& beside);

}  // namespace TeamFFT::Impl

#endif
