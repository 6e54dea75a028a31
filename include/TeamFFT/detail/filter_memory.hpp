// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The memory of a filter's fields, for the checks: planar fields have two parts each.
#ifndef TEAMFFT_DETAIL_FILTER_MEMORY_HPP
#define TEAMFFT_DETAIL_FILTER_MEMORY_HPP

#include <TeamFFT/detail/filter_state.hpp>
#include <TeamFFT/detail/view.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <utility>

namespace TeamFFT::Impl {

/// That of all ends of one side; functors have none that can be seen.
template <class... End, std::size_t N, std::size_t... I>
[[nodiscard]] auto memory_of_ends(std::tuple<End...> const& ends, std::array<FilterEnd, N> const& given,
                                  std::index_sequence<I...>) {
  std::array<ViewInfo, ((is_planar<End> ? 2 : 1) + ...)> all;
  auto next = all.begin();
  auto const add = [&](auto const& end, ViewInfo const& info) {
    auto const memory = memory_of(end, info);
    next = std::copy(memory.begin(), memory.end(), next);
  };
  (add(std::get<I>(ends), given[I].view), ...);
  return all;
}
template <class... End, std::size_t N>
[[nodiscard]] auto memory_of_ends(std::tuple<End...> const& ends, std::array<FilterEnd, N> const& given) {
  return memory_of_ends(ends, given, std::make_index_sequence<N>());
}

/// visit(one of a, one of b) for all pairs.
template <class A, class B, class Visit>
void for_each_pair(A const& a, B const& b, Visit const& visit) {
  auto const with_all = [&](auto const& one) {
    std::apply([&](auto const&... other) { (visit(one, other), ...); }, b);
  };
  std::apply([&](auto const&... one) { (with_all(one), ...); }, a);
}

/// Planar fields share no element with those of the other side, but where both are the same two Views, and outputs none
/// with each other.
template <class In, class Out>
void check_planar_fields(std::string_view function, In const& in, Out const& out) {
  for_each_pair(in, out, [&](auto const& from, auto const& to) { check_planar(function, from, to); });
  for_each_pair(out, out, [&](auto const& first, auto const& second) {
    using First = std::remove_cvref_t<decltype(first)>;
    using Second = std::remove_cvref_t<decltype(second)>;
    if constexpr (is_planar<First> || is_planar<Second>)
      if (static_cast<void const*>(&first) < static_cast<void const*>(&second))
        check_output_parts(function, parts_of(first), parts_of(second));
  });
}

}  // namespace TeamFFT::Impl

#endif
