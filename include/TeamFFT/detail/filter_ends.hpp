// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fields at both sides of a filter, with their types.
#ifndef TEAMFFT_DETAIL_FILTER_ENDS_HPP
#define TEAMFFT_DETAIL_FILTER_ENDS_HPP

#include <TeamFFT/detail/element.hpp>
#include <TeamFFT/detail/filter_problem.hpp>
#include <TeamFFT/detail/lasting.hpp>
#include <TeamFFT/ends.hpp>

#include <tuple>
#include <type_traits>

namespace TeamFFT {

/// What fields() makes.
template <class... Ends>
struct Fields {
  Fields(std::tuple<Ends...> const& given) : ends(given) {}  // NOLINT(google-explicit-constructor): they are the fields

  Impl::Lasting<std::tuple<Ends...>> ends;
};

/// What spectra() makes: of fields of T.
template <class T, class... Ends>
struct Spectra {
  // NOLINTNEXTLINE(google-explicit-constructor): they are the fields
  Spectra(std::tuple<Ends...> const& given) : ends(given) {}

  Impl::Lasting<std::tuple<Ends...>> ends;
};

namespace Impl {

/// The fields at both sides of a filter. Between the transforms their elements may be of type Z where `allows` says so.
template <class In, class Out>
struct FilterEnds {
  using in_type = std::tuple<In>;
  using out_type = std::tuple<Out>;
  static constexpr bool valid = is_end<In> && is_end<Out>, is_coupled = false;
  static constexpr auto start = FilterStart::forward;
  template <class Z, bool ALL_REAL>
  static constexpr bool allows = Element<Z>::is_complex || ALL_REAL;
  static in_type in(In const& end) { return {end}; }
  static out_type out(Out const& end) { return {end}; }
};
template <class... In, class... Out>
struct FilterEnds<Fields<In...>, Fields<Out...>> {
  using in_type = std::tuple<In...>;
  using out_type = std::tuple<Out...>;
  static constexpr bool valid =
                            sizeof...(In) >= 1 && sizeof...(Out) >= 1 && (is_end<In> && ...) && (is_end<Out> && ...),
                        is_coupled = true;
  static constexpr auto start = FilterStart::forward;
  template <class Z, bool ALL_REAL>
  static constexpr bool allows = Element<Z>::is_complex || ALL_REAL;
  static in_type const& in(Fields<In...> const& fields) { return fields.ends.get(); }
  static out_type const& out(Fields<Out...> const& fields) { return fields.ends.get(); }
};
template <class T, class... In, class... Out>
struct FilterEnds<Spectra<T, In...>, Spectra<T, Out...>> {
  using in_type = std::tuple<In...>;
  using out_type = std::tuple<Out...>;
  static constexpr bool valid = Element<T>::valid && sizeof...(In) >= 1 && sizeof...(Out) >= 1 && (is_end<In> && ...) &&
                                (is_end<Out> && ...),
                        is_coupled = true;
  static constexpr auto start = FilterStart::backward;
  template <class Z, bool>
  static constexpr bool allows = std::is_same_v<Z, T>;
  static in_type const& in(Spectra<T, In...> const& spectra) { return spectra.ends.get(); }
  static out_type const& out(Spectra<T, Out...> const& spectra) { return spectra.ends.get(); }
};

}  // namespace Impl
}  // namespace TeamFFT

#endif
