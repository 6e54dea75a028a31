// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sources and sinks: functors that stand where a transform's input or output View would, so that what comes before or
// after it needs no array of its own.
#ifndef TEAMFFT_ENDS_HPP
#define TEAMFFT_ENDS_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/element.hpp>
#include <TeamFFT/detail/end_indices.hpp>
#include <TeamFFT/detail/lasting.hpp>
#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace TeamFFT {

namespace Impl {

template <class F, class Result, class Sequence, class Index, class... Last>
struct TakesIndices;
template <class F, class Result, std::size_t... D, class Index, class... Last>
struct TakesIndices<F, Result, std::index_sequence<D...>, Index, Last...> {
  template <std::size_t>
  using Each = Index;
  static constexpr bool value = std::is_invocable_r_v<Result, F const&, Each<D>..., Last...>;
};

}  // namespace Impl

/// What source() makes: an input whose element (i, j, ..) is functor(i, j, ..).
template <class T, class Index, std::size_t RANK, class Functor>
class Source {
  static_assert(
      Impl::Element<T>::valid,
      "TeamFFT: elements of a source must be float, double, Kokkos::complex<float> or Kokkos::complex<double>.");
  static_assert(1 <= RANK && RANK <= 8, "TeamFFT: sources of rank 1 to 8 can be transformed.");
  static_assert(std::is_integral_v<Index>, "TeamFFT: a source's indices are integers.");
  static_assert(Impl::TakesIndices<Functor, T, std::make_index_sequence<RANK>, Index>::value,
                "TeamFFT: a source's functor takes one index for each dimension and returns an element: T "
                "operator()(Index i, Index j, ..) const.");

 public:
  using value_type = T;
  using non_const_value_type = T;
  using functor_type = Functor;
  using indices_type = Impl::EndIndices<Index, RANK>;

  Source(indices_type const& indices, Functor const& functor) : m_indices(indices), m_functor(functor) {}

  [[nodiscard]] static constexpr std::size_t rank() { return RANK; }
  [[nodiscard]] KOKKOS_FUNCTION indices_type const& indices() const { return m_indices; }
  [[nodiscard]] Source oriented(bool left) const { return {m_indices.oriented(left), m_functor.get()}; }

  /// The element at an offset of its indices.
  [[nodiscard]] KOKKOS_FUNCTION T at(std::int64_t offset) const { return (*this)(m_indices.all(offset)); }
  /// The element at these indices.
  [[nodiscard]] KOKKOS_FUNCTION T operator()(Kokkos::Array<Index, RANK> const& indices) const {
    return call(indices, std::make_index_sequence<RANK>());
  }

 private:
  template <std::size_t... D>
  [[nodiscard]] KOKKOS_FUNCTION T call(Kokkos::Array<Index, RANK> const& indices, std::index_sequence<D...>) const {
    return m_functor.get()(indices[D]...);
  }

  indices_type m_indices;
  Impl::Lasting<Functor> m_functor;
};

/// What sink() makes: an output whose element (i, j, ..) goes to functor(i, j, .., element).
template <class T, class Index, std::size_t RANK, class Functor>
class Sink {
  static_assert(
      Impl::Element<T>::valid,
      "TeamFFT: elements of a sink must be float, double, Kokkos::complex<float> or Kokkos::complex<double>.");
  static_assert(1 <= RANK && RANK <= 8, "TeamFFT: sinks of rank 1 to 8 can be transformed into.");
  static_assert(std::is_integral_v<Index>, "TeamFFT: a sink's indices are integers.");
  static_assert(Impl::TakesIndices<Functor, void, std::make_index_sequence<RANK>, Index, T>::value,
                "TeamFFT: a sink's functor takes one index for each dimension and an element: void operator()(Index i, "
                "Index j, .., T element) const.");

 public:
  using value_type = T;
  using non_const_value_type = T;
  using functor_type = Functor;
  using indices_type = Impl::EndIndices<Index, RANK>;

  Sink(indices_type const& indices, Functor const& functor) : m_indices(indices), m_functor(functor) {}

  [[nodiscard]] static constexpr std::size_t rank() { return RANK; }
  [[nodiscard]] KOKKOS_FUNCTION indices_type const& indices() const { return m_indices; }
  [[nodiscard]] Sink oriented(bool left) const { return {m_indices.oriented(left), m_functor.get()}; }

  /// Hands over the element at an offset of its indices.
  KOKKOS_FUNCTION void take(std::int64_t offset, T const& element) const { (*this)(m_indices.all(offset), element); }
  /// The element at these indices.
  KOKKOS_FUNCTION void operator()(Kokkos::Array<Index, RANK> const& indices, T const& element) const {
    call(indices, element, std::make_index_sequence<RANK>());
  }

 private:
  template <std::size_t... D>
  KOKKOS_FUNCTION void call(Kokkos::Array<Index, RANK> const& indices, T const& element,
                            std::index_sequence<D...>) const {
    m_functor.get()(indices[D]..., element);
  }

  indices_type m_indices;
  Impl::Lasting<Functor> m_functor;
};

/// An input of such extents whose element (i, j, ..) is functor(i, j, ..), for every Plan and function where a View
/// stands:
///
///     auto product = TeamFFT::source<Kokkos::complex<float>>(
///         {64, 1024}, KOKKOS_LAMBDA(int i, int j) { return u(i, j) * v(i, j); });
///     TeamFFT::fft(exec, product, spectrum);
///
/// T may be real (rfft, dct) or complex. The functor is called once or more for each element, in any order, where the
/// transform runs; it must not read what the same transform writes, and its copy lives until the transform has run.
/// Rank 1 to 8. Throws Error where an extent is beyond Index.
template <class T, class Index = int, std::integral Integer, std::size_t RANK, class Functor>
[[nodiscard]] Source<T, Index, RANK, Functor> source(std::array<Integer, RANK> const& extents, Functor const& functor) {
  return {Impl::EndIndices<Index, RANK>("source", extents.data()), functor};
}
template <class T, class Index = int, std::integral Integer, std::size_t RANK, class Functor>
[[nodiscard]] Source<T, Index, RANK, Functor> source(Integer const (&extents)[RANK], Functor const& functor) {
  return {Impl::EndIndices<Index, RANK>("source", extents), functor};
}

/// An output of such extents whose element (i, j, ..) goes to functor(i, j, .., element), for every Plan and function
/// where a View stands:
///
///     auto add = TeamFFT::sink<Kokkos::complex<float>>(
///         {64, 1024}, KOKKOS_LAMBDA(int i, int j, Kokkos::complex<float> z) { w(i, j) += z; });
///     TeamFFT::ifft(exec, spectrum, add);
///
/// The functor is called exactly once for each element, in any order; it may read and write what it likes but the
/// transform's input. Rank 1 to 8. Throws Error where an extent is beyond Index.
template <class T, class Index = int, std::integral Integer, std::size_t RANK, class Functor>
[[nodiscard]] Sink<T, Index, RANK, Functor> sink(std::array<Integer, RANK> const& extents, Functor const& functor) {
  return {Impl::EndIndices<Index, RANK>("sink", extents.data()), functor};
}
template <class T, class Index = int, std::integral Integer, std::size_t RANK, class Functor>
[[nodiscard]] Sink<T, Index, RANK, Functor> sink(Integer const (&extents)[RANK], Functor const& functor) {
  return {Impl::EndIndices<Index, RANK>("sink", extents), functor};
}

namespace Impl {

template <class T>
inline constexpr bool is_source = false;
template <class T, class Index, std::size_t RANK, class Functor>
inline constexpr bool is_source<Source<T, Index, RANK, Functor>> = true;
template <class T>
inline constexpr bool is_sink = false;
template <class T, class Index, std::size_t RANK, class Functor>
inline constexpr bool is_sink<Sink<T, Index, RANK, Functor>> = true;

/// Two Views of reals (planar.hpp), which are a source and a sink.
template <class T>
inline constexpr bool is_planar = false;

/// What can stand at an end of a transform.
template <class T>
inline constexpr bool is_called = is_source<T> || is_sink<T>;
template <class T>
inline constexpr bool is_end = Kokkos::is_view_v<T> || is_called<T>;

inline constexpr std::size_t most_functor_bytes = 256;

/// Of a functor; Views have none.
template <class T>
[[nodiscard]] constexpr std::size_t functor_bytes() {
  if constexpr (is_called<T>) return std::is_empty_v<typename T::functor_type> ? 0 : sizeof(typename T::functor_type);
  return 0;
}

}  // namespace Impl
}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
