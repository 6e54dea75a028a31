// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A row as the types and numbers that its kernel is compiled and launched with.
#ifndef TEAMFFT_EXECUTE_LAUNCH_ROW_SHAPE_HPP
#define TEAMFFT_EXECUTE_LAUNCH_ROW_SHAPE_HPP

#include <TeamFFT/device/engines/register_line/contract.hpp>
#include <TeamFFT/device/engines/register_line/stockham.hpp>

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

/// Teams for `lines` lines; one at least, because a plan's first launch has none.
constexpr unsigned teams_of(Row const& row, unsigned lines) {
  return std::max(1u, (lines + row.lines_per_team - 1) / row.lines_per_team);
}

}  // namespace TeamFFT::Impl

#endif
