// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From passes as data to kernel arguments: tables are computed and laid out, dimensions that a kernel does not loop over are set aside.
#ifndef TEAMFFT_PREPARE_HPP
#define TEAMFFT_PREPARE_HPP

#include "pass.hpp"

#include <TeamFFT/device/accessor.hpp>

#include <vector>

namespace TeamFFT::Impl {

/// A part of a pass that is one launch: offsets in elements of source and target.
struct LaunchPart {
  std::int64_t load = 0, store = 0;
  std::uint32_t outer_count = 1;  ///< of the kernel's slowest dimension
};

template <class Real>
struct PreparedPass {
  PassArguments<Real> arguments{};  ///< but for pointers, scale and alignment
  Buffer source = Buffer::in, target = Buffer::out;
  bool scaled = false;
  Tuning tuning;
  ElementSpan source_span, target_span;  ///< from the Views' first elements, or the workspace's
  std::vector<LaunchPart> parts;         ///< one, but for passes of more than 2^31 lines or of more than max_line_dims dimensions
};

/// A chain's passes; the ring is the target of the first and the source of the second.
template <class Real>
struct PreparedChain {
  Chain chain;
  PreparedPass<Real> first, second;
};

template <class Real>
struct Prepared {
  std::vector<PreparedPass<Real>> passes;
  std::vector<PreparedChain<Real>> chains;
  std::vector<char> tables;
};

/// The arguments of one launch: `source` and `target` are the Views' first elements, or the workspace. `label` outlives the launch.
template <class Real>
[[nodiscard]] PassArguments<Real> arguments_for(PreparedPass<Real> const& pass, LaunchPart const& part, void const* source, void* target, char const* label);

/// The arguments of a chain's launch, its counters behind the ring.
template <class Real>
[[nodiscard]] ChainArguments<Real> arguments_for(PreparedChain<Real> const& chain, void const* source, void* ring, void* target, char const* label);

/// Tables are computed in double for float and in long double for double.
template <class Real>
[[nodiscard]] Prepared<Real> prepare(PassList const& list);

}  // namespace TeamFFT::Impl

#endif
