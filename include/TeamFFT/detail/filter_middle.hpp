// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What happens to fields between the two transforms of a filter: factors or a functor of all of them, called where the
// last field's transform ends.
#ifndef TEAMFFT_DETAIL_FILTER_MIDDLE_HPP
#define TEAMFFT_DETAIL_FILTER_MIDDLE_HPP

#include <TeamFFT/detail/element.hpp>
#include <TeamFFT/detail/view.hpp>
#include <TeamFFT/detail/view_info.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace TeamFFT::Impl {

/// T for each number of a pack.
template <std::size_t, class T>
struct ForEach {
  using type = T;
};

template <class F, class Sequence>
struct CalledWithIndices;
template <class F, std::size_t... D>
struct CalledWithIndices<F, std::index_sequence<D...>> {
  template <class... Last>
  static constexpr bool possible = std::is_invocable_v<F const&, typename ForEach<D, int>::type..., Last...>;
  template <class... Last>
  using Result = std::invoke_result_t<F const&, typename ForEach<D, int>::type..., Last...>;

  template <class... Last>
  static KOKKOS_FUNCTION auto call(F const& f, Kokkos::Array<std::int64_t, sizeof...(D)> const& index,
                                   Last const&... last) {
    return f(static_cast<int>(index[D])..., last...);
  }
};

/// A functor of indices that moves along one dimension (a number or a constant) and holds the indices of the others.
template <class Middle, std::size_t RANK, class Dimension>
struct AlongIndices {
  Middle const& middle;
  Kokkos::Array<int, RANK> indices;
  Dimension dimension;

  AlongIndices() = delete;
  KOKKOS_FUNCTION AlongIndices(Middle const& of, Kokkos::Array<std::int64_t, RANK> const& first, Dimension d)
      : middle(of), indices{}, dimension(d) {
    for (std::size_t n = 0; n < RANK; ++n) indices[n] = static_cast<int>(first[n]);
  }
  template <class Fields>
  KOKKOS_FUNCTION auto operator()(std::uint32_t k, Fields const& z) const {
    Kokkos::Array<std::int64_t, RANK> here;
    for (unsigned n = 0; n < RANK; ++n) here[n] = n == dimension ? static_cast<int>(k) : indices[n];
    return middle(here, z);
  }
};

template <class F, std::size_t RANK>
using WithIndices = CalledWithIndices<F, std::make_index_sequence<RANK>>;

template <class T>
struct Factor {
  static constexpr bool valid = std::is_arithmetic_v<T>, is_complex = false;
};
template <class T>
struct Factor<Kokkos::complex<T>> {
  static constexpr bool valid = true, is_complex = true;
};

/// Of a functor k... -> factor; not valid for anything else.
template <class F, std::size_t RANK>
[[nodiscard]] constexpr auto factor_of() {
  if constexpr (WithIndices<F, RANK>::template possible<>)
    return Factor<std::remove_cvref_t<typename WithIndices<F, RANK>::template Result<>>>();
  else
    return Factor<void>();
}

/// z times a factor of any precision.
template <class Z, class T>
[[nodiscard]] KOKKOS_FUNCTION Z times(Z const& z, T const& factor) {
  using Real = RealOf<Z>;
  if constexpr (Factor<T>::is_complex)
    return z * Z(static_cast<Real>(factor.real()), static_cast<Real>(factor.imag()));
  else
    return z * static_cast<Real>(factor);
}

/// One field times a factor of its own at each k of a line.
template <class Along>
struct FactorAlong {
  Along factor;
  template <class Z>
  KOKKOS_FUNCTION Kokkos::Array<Z, 1> operator()(std::uint32_t k, Kokkos::Array<Z, 1> const& z) const {
    return {times(z[0], factor(k))};
  }
};

/// One field times functor(k...).
template <class F, std::size_t RANK>
struct FactorFunctor {
  F functor;
  template <class Z>
  KOKKOS_FUNCTION Kokkos::Array<Z, 1> operator()(Kokkos::Array<std::int64_t, RANK> const& k,
                                                 Kokkos::Array<Z, 1> const& z) const {
    return {times(z[0], WithIndices<F, RANK>::call(functor, k))};
  }
  template <class Dimension>
  [[nodiscard]] KOKKOS_FUNCTION auto along(Kokkos::Array<std::int64_t, RANK> const& first, Dimension dimension) const {
    if constexpr (requires { functor.along(first, dimension); })  // TeamFFT's own
      return FactorAlong<decltype(functor.along(first, dimension))>{functor.along(first, dimension)};
    else
      return AlongIndices<FactorFunctor, RANK, Dimension>(*this, first, dimension);
  }
};

/// Factors along a line.
template <class T>
struct FactorsAlong {
  T const* first;
  std::int64_t stride;
  KOKKOS_FUNCTION T operator()(std::uint32_t k) const { return first[static_cast<std::int64_t>(k) * stride]; }
};

/// One field times the elements of a View, which go round where its extent is 1.
template <class T, std::size_t RANK>
struct FactorView {
  T const* data;
  std::int64_t strides[RANK];
  template <class Z>
  KOKKOS_FUNCTION Kokkos::Array<Z, 1> operator()(Kokkos::Array<std::int64_t, RANK> const& k,
                                                 Kokkos::Array<Z, 1> const& z) const {
    std::int64_t offset = 0;
    for (std::size_t d = 0; d < RANK; ++d) offset += k[d] * strides[d];
    return {times(z[0], data[offset])};
  }
  [[nodiscard]] KOKKOS_FUNCTION FactorAlong<FactorsAlong<T>> along(Kokkos::Array<std::int64_t, RANK> const& first,
                                                                   unsigned dimension) const {
    std::int64_t offset = 0, stride = 0;
    for (unsigned d = 0; d < RANK; ++d) {
      offset += first[d] * strides[d];
      if (d == dimension) stride = strides[d];
    }
    return {{data + offset, stride}};
  }
};

template <std::size_t RANK, class View>
[[nodiscard]] FactorView<typename View::non_const_value_type, RANK> factor_view(View const& view) {
  FactorView<typename View::non_const_value_type, RANK> factors{view.data(), {}};
  for (std::size_t d = 0; d < View::rank(); ++d)
    if (view.extent(d) != 1) factors.strides[d + RANK - View::rank()] = static_cast<std::int64_t>(view.stride(d));
  return factors;
}

/// D fields that are functor(k..., C fields).
template <class F, std::size_t RANK, std::size_t D>
struct FieldsFunctor {
  F functor;
  template <class Z, std::size_t C>
  KOKKOS_FUNCTION Kokkos::Array<Z, D> operator()(Kokkos::Array<std::int64_t, RANK> const& k,
                                                 Kokkos::Array<Z, C> const& z) const {
    return WithIndices<F, RANK>::call(functor, k, z);
  }
  template <class Dimension>
  [[nodiscard]] KOKKOS_FUNCTION auto along(Kokkos::Array<std::int64_t, RANK> const& first, Dimension dimension) const {
    return AlongIndices<FieldsFunctor, RANK, Dimension>(*this, first, dimension);
  }
};

/// A functor of TeamFFT's own that takes the fields without the indices, of elements that its `takes` names.
struct Pointwise {};

template <class F, std::size_t D>
struct PointwiseMiddle {
  F functor;
  template <class K, class Z, std::size_t C>
  KOKKOS_FUNCTION Kokkos::Array<Z, D> operator()(K const&, Kokkos::Array<Z, C> const& z) const {
    return functor(z);
  }
  template <class K>
  [[nodiscard]] KOKKOS_FUNCTION auto along(K const&, unsigned) const {
    return *this;
  }
};

/// C fields of Z at each of RANK indices become D by the filter F.
template <class F, class Z, std::size_t RANK, std::size_t C, std::size_t D, bool IS_COUPLED>
[[nodiscard]] constexpr bool filters() {
  if constexpr (std::is_base_of_v<Pointwise, F>) {
    return F::template takes<Z>;
  } else if constexpr (IS_COUPLED) {
    if constexpr (WithIndices<F, RANK>::template possible<Kokkos::Array<Z, C>>)
      return std::is_convertible_v<typename WithIndices<F, RANK>::template Result<Kokkos::Array<Z, C>>,
                                   Kokkos::Array<Z, D>>;
    else
      return false;
  } else if constexpr (Kokkos::is_view_v<F>) {
    return Element<Z>::is_complex || !ElementOf<F>::is_complex;
  } else {
    using factor = decltype(factor_of<F, RANK>());
    return factor::valid && (Element<Z>::is_complex || !factor::is_complex);
  }
}

template <std::size_t RANK, std::size_t D, bool IS_COUPLED, class F>
[[nodiscard]] auto middle_of(F const& filter) {
  if constexpr (std::is_base_of_v<Pointwise, F>)
    return PointwiseMiddle<F, D>{filter};
  else if constexpr (IS_COUPLED)
    return FieldsFunctor<F, RANK, D>{filter};
  else if constexpr (Kokkos::is_view_v<F>)
    return factor_view<RANK>(filter);
  else
    return FactorFunctor<F, RANK>{filter};
}

/// Where a field lies between the transforms.
template <class Z, std::size_t RANK>
struct MiddleField {
  Z* data;
  std::int64_t strides[RANK];  ///< 0 where one element is for all
  [[nodiscard]] KOKKOS_FUNCTION Z& operator[](Kokkos::Array<std::int64_t, RANK> const& k) const {
    std::int64_t offset = 0;
    for (std::size_t d = 0; d < RANK; ++d) offset += k[d] * strides[d];
    return data[offset];
  }
};

/// The functor of the sink that the last field is transformed to: takes its element at each point, reads those of the
/// fields before, and writes the results, `pitch` elements apart. A result may lie where a field before was: each point
/// is read before it is written, and by one call only.
template <class Z, class Middle, std::size_t C, std::size_t D, class Sequence>
struct MiddleSink;
template <class Z, class Middle, std::size_t C, std::size_t D, std::size_t... DIMENSION>
struct MiddleSink<Z, Middle, C, D, std::index_sequence<DIMENSION...>> {
  static constexpr std::size_t rank = sizeof...(DIMENSION);

  Middle middle;
  Kokkos::Array<MiddleField<Z, rank>, C> before;  ///< the last is not used
  MiddleField<Z, rank> results;
  std::int64_t pitch;
  Kokkos::Array<std::int64_t, rank> first;  ///< the fields' first element in the data

  KOKKOS_FUNCTION void operator()(typename ForEach<DIMENSION, std::int64_t>::type... index, Z const& last) const {
    Kokkos::Array<std::int64_t, rank> const k{index...};
    Kokkos::Array<Z, C> z{};
    for (std::size_t c = 0; c + 1 < C; ++c) z[c] = before[c][k];
    z[C - 1] = last;
    Kokkos::Array<Z, D> const result = middle(Kokkos::Array<std::int64_t, rank>{(first[DIMENSION] + index)...}, z);
    auto* const to = &results[k];
    for (std::size_t d = 0; d < D; ++d) to[static_cast<std::int64_t>(d) * pitch] = result[d];
  }
};

}  // namespace TeamFFT::Impl

#endif
