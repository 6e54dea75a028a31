// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A chain of two passes as the types that its kernel is compiled with.
#ifndef TEAMFFT_EXECUTE_LAUNCH_RING_SHAPE_HPP
#define TEAMFFT_EXECUTE_LAUNCH_RING_SHAPE_HPP

#include <TeamFFT/device/engines/register_line/stockham.hpp>

#include <machines/nvidia_h200/chains.hpp>

#include <cstddef>
#include <utility>

namespace TeamFFT::Impl {

/// A pass of chain I as a type.
template <std::size_t I, bool second>
struct ChainPass {
  static constexpr Row row = second ? nvidia_h200_chains[I].second : nvidia_h200_chains[I].first;

  template <std::size_t... S>
  static auto shape(std::index_sequence<S...>)
      -> LineShape<row.length, row.access, row.threads_per_line, row.lines_per_team, row.radices[S]...>;
  using Shape = decltype(shape(std::make_index_sequence<row.stages()>{}));
};

}  // namespace TeamFFT::Impl

#endif
