// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A tuning row as the types and numbers that its kernel is compiled and launched with.
#ifndef TEAMFFT_ROW_SHAPE_HPP
#define TEAMFFT_ROW_SHAPE_HPP

#include <TeamFFT/device/engines/register_line/stockham.hpp>

#include <machines/nvidia_h200/chains.hpp>

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <utility>

namespace TeamFFT::Impl {

/// Row I as a type, and its scalars.
template <auto const& rows, std::size_t I, class Stages>
struct RowShapeOf;
template <auto const& rows, std::size_t I, std::size_t... S>
struct RowShapeOf<rows, I, std::index_sequence<S...>> {
  static constexpr Row row = rows[I];
  using type = LineShape<row.length, row.access, row.threads_per_line, row.lines_per_team, row.radices[S]...>;
};
template <auto const& rows, std::size_t I>
using RowShape = typename RowShapeOf<rows, I, std::make_index_sequence<rows[I].stages()>>::type;
template <auto const& rows, std::size_t I>
using RowReal = std::conditional_t<rows[I].precision == Precision::f32, float, double>;

/// A pass of chain I as a type.
template <std::size_t I, bool second>
struct ChainPass {
  static constexpr Row row = second ? cuda_sm90_chains[I].second : cuda_sm90_chains[I].first;

  template <std::size_t... S>
  static auto shape(std::index_sequence<S...>) -> LineShape<row.length, row.access, row.threads_per_line, row.lines_per_team, row.radices[S]...>;
  using Shape = decltype(shape(std::make_index_sequence<row.stages()>{}));
};

/// Teams for `lines` lines; one at least, because a plan's first launch has none.
constexpr unsigned teams_of(Row const& row, unsigned lines) { return std::max(1u, (lines + row.lines_per_team - 1) / row.lines_per_team); }

}  // namespace TeamFFT::Impl

#endif
