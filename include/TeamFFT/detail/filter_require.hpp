// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What must hold of a filter's types: the sentences that wrong ones meet.
#ifndef TEAMFFT_DETAIL_FILTER_REQUIRE_HPP
#define TEAMFFT_DETAIL_FILTER_REQUIRE_HPP

#include <TeamFFT/detail/filter_call.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <tuple>
#include <type_traits>

namespace TeamFFT::Impl {

/// The sentences that wrong types meet.
template <class ExecutionSpace, class In, class Out, class F, std::size_t DIM>
struct RequireFilter {
  using Ends = FilterEnds<In, Out>;
  static_assert(Kokkos::is_execution_space_v<ExecutionSpace>, "TeamFFT: the execution space instance comes first.");
  static_assert(Ends::valid,
                "TeamFFT: a filter's fields are Views, sources or sinks: both sides alone, or both fields(...), or "
                "both spectra<T>(...) of one T.");

  template <class... I, class... O>
  static constexpr bool all_met(std::tuple<I...> const*, std::tuple<O...> const*) {
    return (RequireInput<ExecutionSpace, I>::met && ...) && (RequireOutput<ExecutionSpace, O>::met && ...);
  }
  static constexpr bool views = [] {
    if constexpr (Ends::valid)
      return all_met(static_cast<typename Ends::in_type*>(nullptr), static_cast<typename Ends::out_type*>(nullptr));
    return false;
  }();

  template <class First, class... Rest>
  static constexpr bool same(std::tuple<First, Rest...> const*) {
    return ((First::rank() == Rest::rank() &&
             std::is_same_v<typename First::non_const_value_type, typename Rest::non_const_value_type>)&&...);
  }
  static constexpr bool alike = [] {
    if constexpr (views) {
      using I = std::tuple_element_t<0, typename Ends::in_type>;
      using O = std::tuple_element_t<0, typename Ends::out_type>;
      return same(static_cast<typename Ends::in_type*>(nullptr)) &&
             same(static_cast<typename Ends::out_type*>(nullptr)) && I::rank() == O::rank() &&
             have_one_precision<I, O>();
    }
    return false;
  }();
  static_assert(!views || alike, "TeamFFT: a filter's fields need one rank and one precision.");

  template <class... O>
  static constexpr bool all_complex(std::tuple<O...> const*) {
    return (ElementOf<O>::is_complex && ...);
  }
  static constexpr bool direction = [] {
    if constexpr (alike)
      return Ends::start == FilterStart::backward || FilterCall<ExecutionSpace, In, Out, F>::all_real ||
             all_complex(static_cast<typename Ends::out_type*>(nullptr));
    return false;
  }();
  static_assert(!alike || direction,
                "TeamFFT: a filter's outputs are complex where an input is, and all real or all complex.");

  static constexpr bool axes = [] {
    if constexpr (direction) return 1 <= DIM && DIM <= std::tuple_element_t<0, typename Ends::in_type>::rank();
    return false;
  }();
  static_assert(!direction || axes, "TeamFFT: at least one axis, and at most as many as the Views have dimensions.");

  static constexpr bool filter_view = [] {
    if constexpr (!Kokkos::is_view_v<F>)
      return true;
    else if constexpr (axes)
      return RequireView<ExecutionSpace, F>::met &&
             have_one_precision<std::tuple_element_t<0, typename Ends::in_type>, F>();
    return false;
  }();
  static_assert(!axes || filter_view, "TeamFFT: a filter View needs the precision of the data.");

  static constexpr bool functor = [] {
    if constexpr (axes && filter_view) {
      using Call = FilterCall<ExecutionSpace, In, Out, F>;
      return Call::template possible<typename Call::Complex> || Call::template possible<typename Call::Real>;
    }
    return false;
  }();
  static_assert(!axes || !filter_view || functor,
                "TeamFFT: a filter is a View over the spectrum, or a functor that takes one index for each dimension "
                "and returns a factor; of coupled fields one "
                "that takes the indices and a Kokkos::Array<Element, fields in> and returns a Kokkos::Array<Element, "
                "fields out>.");
  static constexpr bool size = [] {
    if constexpr (Kokkos::is_view_v<F> || std::is_empty_v<F>) return true;
    return sizeof(F) <= most_functor_bytes;
  }();
  static_assert(size, "TeamFFT: the filter's functor holds more than 256 bytes; capture a View of what it needs.");
  static constexpr bool met = axes && filter_view && functor && size;
};

}  // namespace TeamFFT::Impl

#endif
