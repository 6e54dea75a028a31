// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// In-place real transforms along an axis that is not contiguous, which kokkos-fft has and TeamFFT does not: by a copy
// of the input.
#ifndef TEAMFFT_COMPAT_KOKKOSFFT_IN_PLACE_HPP
#define TEAMFFT_COMPAT_KOKKOSFFT_IN_PLACE_HPP

#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/types.hpp>
#include <TeamFFT/detail/view.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <type_traits>

namespace KokkosFFT::Impl {

/// T with `rank` pointers.
template <class T, std::size_t rank>
struct Pointers : Pointers<T*, rank - 1> {};
template <class T>
struct Pointers<T, 0> {
  using type = T;
};

/// A View of its own for values of `View`'s shape.
template <class View, class Value>
using ManagedView = Kokkos::View<typename Pointers<Value, View::rank()>::type,
                                 std::conditional_t<std::is_same_v<typename View::array_layout, Kokkos::LayoutStride>,
                                                    Kokkos::LayoutRight, typename View::array_layout>,
                                 typename View::memory_space>;

template <class View>
using StridedView = Kokkos::View<typename Pointers<typename View::value_type, View::rank()>::type, Kokkos::LayoutStride,
                                 typename View::memory_space, Kokkos::MemoryUnmanaged>;

template <class View>
inline constexpr bool is_complex_view = TeamFFT::Impl::ElementOf<View>::is_complex;

/// An empty copy with the View's extents, in its layout.
template <class View, class Value = typename View::non_const_value_type>
ManagedView<View, Value> make_like(View const& view) {
  TeamFFT::Impl::require_running("KokkosFFT");
  typename ManagedView<View, Value>::array_layout layout;
  for (std::size_t d = 0; d < View::rank(); ++d) layout.dimension[d] = view.extent(d);
  return ManagedView<View, Value>(Kokkos::view_alloc("TeamFFT::copy", Kokkos::WithoutInitializing), layout);
}

/// -1 for an axis that does not exist.
template <class View>
[[nodiscard]] int resolved(int axis) {
  int const rank = static_cast<int>(View::rank());
  return axis < -rank || axis >= rank ? -1 : axis < 0 ? axis + rank : axis;
}

/// True where the complex extent is half the real one along axis a, and the others agree: then the padded real View
/// lies inside the complex one.
template <class Real, class Complex>
[[nodiscard]] bool is_half(Real const& real, Complex const& complex, std::size_t a) {
  bool fits = real.size() > 0;
  for (std::size_t d = 0; d < Real::rank(); ++d)
    fits = fits && complex.extent(d) == (d == a ? real.extent(d) / 2 + 1 : real.extent(d));
  return fits;
}

/// True for real to complex and back in one memory, where the axis that is halved (the last listed one) is not
/// contiguous. False also where the extents do not fit: TeamFFT then says what is wrong.
template <class In, class Out>
[[nodiscard]] bool needs_copy(In const& in, Out const& out, int axis) {
  if constexpr (is_complex_view<In> != is_complex_view<Out>) {
    int const a = resolved<In>(axis);
    if (a < 0 || static_cast<void const*>(in.data()) != static_cast<void const*>(out.data())) return false;
    auto const d = static_cast<std::size_t>(a);
    bool const strided = out.extent(d) > 1 && out.stride(d) != 1;
    if constexpr (is_complex_view<Out>)
      return strided && is_half(in, out, d);
    else
      return strided && is_half(out, in, d);
  }
  return false;
}

/// The real View as kokkos-fft takes it in place: packed in the complex View's order, with 2(n/2 + 1) elements along
/// the axis of which n count.
template <class View>
StridedView<View> padded(View const& view, int axis) {
  constexpr bool left = std::is_same_v<typename View::array_layout, Kokkos::LayoutLeft>;
  constexpr std::size_t rank = View::rank();
  auto const a = static_cast<std::size_t>(resolved<View>(axis));
  Kokkos::LayoutStride layout;
  std::size_t stride = 1;
  for (std::size_t i = 0; i < rank; ++i) {
    auto const d = left ? i : rank - 1 - i;
    layout.dimension[d] = view.extent(d);
    layout.stride[d] = stride;
    stride *= d == a ? 2 * (view.extent(d) / 2 + 1) : view.extent(d);
  }
  return StridedView<View>(view.data(), layout);
}

/// Calls f(copy of the input, output), both with the addresses and strides that the transform needs.
template <class ExecutionSpace, class In, class Out, class Copy, class F>
void with_copy(ExecutionSpace const& exec, In const& in, Out const& out, int axis, Copy const& copy, F const& f) {
  if constexpr (!is_complex_view<In>) {
    Kokkos::deep_copy(exec, copy, padded(in, axis));
    f(copy, out);
  } else {
    Kokkos::deep_copy(exec, copy, in);
    f(copy, padded(out, axis));
  }
}

/// f(in, out), or f(a copy of in, out) where that is needed.
template <class ExecutionSpace, class In, class Out, class F>
void apart(ExecutionSpace const& exec, In const& in, Out const& out, int axis, F const& f) {
  if constexpr (is_complex_view<In> != is_complex_view<Out>)
    if (needs_copy(in, out, axis)) return with_copy(exec, in, out, axis, make_like(in), f);
  f(in, out);
}

}  // namespace KokkosFFT::Impl

#endif
