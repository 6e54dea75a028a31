// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From a Kokkos::View to a ViewInfo, and what the types of Views must be.
#ifndef TEAMFFT_DETAIL_VIEW_HPP
#define TEAMFFT_DETAIL_VIEW_HPP

#include <TeamFFT/detail/element.hpp>
#include <TeamFFT/detail/view_info.hpp>
#include <TeamFFT/ends.hpp>
#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace TeamFFT::Impl {

template <class View>
using ElementOf = Element<typename View::non_const_value_type>;

template <class View>
[[nodiscard]] ViewInfo view_info(View const& view) {
  using element = ElementOf<View>;
  ViewInfo info;
  info.data = view.data();
  info.rank = static_cast<int>(View::rank());
  info.precision = element::precision;
  info.is_complex = element::is_complex;
  info.is_const = std::is_const_v<typename View::value_type>;
  for (std::size_t d = 0; d < View::rank(); ++d) {
    info.extents[d] = view.extent(d);
    info.strides[d] = static_cast<std::ptrdiff_t>(view.stride(d));
  }
  return info;
}

/// Of a source or a sink.
template <class End>
requires is_called<End>
[[nodiscard]] ViewInfo view_info(End const& end) {
  ViewInfo info;
  info.is_called = true;
  info.rank = static_cast<int>(End::rank());
  info.precision = ElementOf<End>::precision;
  info.is_complex = ElementOf<End>::is_complex;
  for (std::size_t d = 0; d < End::rank(); ++d) {
    info.extents[d] = end.indices().extent(d);
    info.strides[d] = end.indices().stride(d);
  }
  return info;
}

/// Whether neighbouring elements of a View differ in its first index rather than in its last.
template <class View>
[[nodiscard]] bool is_left(View const& view) {
  std::size_t first = 0, last = View::rank() - 1;
  while (first < last && view.extent(first) <= 1) ++first;
  while (first < last && view.extent(last) <= 1) --last;
  return first < last && view.stride(first) < view.stride(last);
}

/// The same of a source or a sink, or of what was planned for it.
[[nodiscard]] inline bool is_left(ViewInfo const& view) {
  std::size_t first = 0, last = static_cast<std::size_t>(view.rank) - 1;
  while (first < last && view.extents[first] <= 1) ++first;
  while (first < last && view.extents[last] <= 1) --last;
  return first < last && view.strides[first] < view.strides[last];
}

/// A source or a sink with its elements in the order of the other end's, or of the execution space's Views where that
/// is called, too; a View as it is, and two in the order that was planned, else their own.
template <class ExecutionSpace, class End, class Other>
[[nodiscard]] decltype(auto) oriented(End const& end, [[maybe_unused]] Other const& other,
                                      [[maybe_unused]] ViewInfo const* planned = nullptr) {
  if constexpr (!is_called<End>)
    return (end);
  else if constexpr (is_planar<End>)
    return end.oriented(planned != nullptr ? is_left(*planned) : is_left(end));
  else if constexpr (is_called<Other> && !is_planar<Other>)
    return end.oriented(std::is_same_v<typename ExecutionSpace::array_layout, Kokkos::LayoutLeft>);
  else
    return end.oriented(is_left(other));
}

/// The same of the end that a call reads, and of that which a call writes.
template <class ExecutionSpace, class In, class Out>
[[nodiscard]] decltype(auto) source_of(In const& in, Out const& out, ViewInfo const* planned = nullptr) {
  if constexpr (is_planar<In>)
    return oriented<ExecutionSpace>(in.as_input(), out, planned);
  else
    return oriented<ExecutionSpace>(in, out, planned);
}
template <class ExecutionSpace, class In, class Out>
[[nodiscard]] decltype(auto) target_of(In const& in, Out const& out, ViewInfo const* planned = nullptr) {
  return oriented<ExecutionSpace>(out, in, planned);
}

/// What passes are given of an end: its memory, or the source or sink itself.
template <class End>
[[nodiscard]] auto address_of(End const& end) {
  if constexpr (is_sink<End>)
    return const_cast<void*>(static_cast<void const*>(&end));
  else if constexpr (is_source<End>)
    return static_cast<void const*>(&end);
  else
    return end.data();
}

/// The memory of an end, as check_parts() wants it.
template <class End>
[[nodiscard]] auto parts_of([[maybe_unused]] End const& end) {
  if constexpr (is_planar<End>)
    return end.parts();
  else if constexpr (is_called<End>)
    return std::array<ViewInfo, 0>{};
  else
    return std::array<ViewInfo, 1>{view_info(end)};
}

/// The same for the check of a call's memory, which is given what is known of any end.
template <class End>
[[nodiscard]] auto memory_of([[maybe_unused]] End const& end, [[maybe_unused]] ViewInfo const& info) {
  if constexpr (is_planar<End>)
    return end.parts();
  else
    return std::span<ViewInfo const>(&info, 1);
}

/// Checks planar ends, and says whether both are the same two Views.
template <class In, class Out>
bool check_planar([[maybe_unused]] std::string_view function, [[maybe_unused]] In const& in,
                  [[maybe_unused]] Out const& out) {
  if constexpr (is_planar<In> || is_planar<Out>)
    return check_parts(function, parts_of(in), parts_of(out));
  else
    return false;
}

template <class View>
[[nodiscard]] constexpr bool has_valid_elements() {
  if constexpr (Kokkos::is_view_v<View>) return ElementOf<View>::valid;
  return true;
}

template <class View>
[[nodiscard]] constexpr bool has_valid_rank() {
  if constexpr (Kokkos::is_view_v<View>) return 1 <= View::rank() && View::rank() <= static_cast<std::size_t>(max_rank);
  return true;
}

template <class View>
[[nodiscard]] constexpr bool has_strides() {
  if constexpr (Kokkos::is_view_v<View>) {
    using layout = typename View::array_layout;
    return std::is_same_v<layout, Kokkos::LayoutLeft> || std::is_same_v<layout, Kokkos::LayoutRight> ||
           std::is_same_v<layout, Kokkos::LayoutStride>;
  }
  return true;
}

template <class View>
[[nodiscard]] constexpr bool is_writable() {
  if constexpr (Kokkos::is_view_v<View>)
    return !std::is_const_v<typename View::value_type>;
  else if constexpr (is_planar<View>)
    return !View::is_const;
  return true;
}

template <class ExecutionSpace, class View>
[[nodiscard]] constexpr bool can_access() {
  if constexpr (Kokkos::is_execution_space_v<ExecutionSpace> && Kokkos::is_view_v<View>)
    return Kokkos::SpaceAccessibility<ExecutionSpace, typename View::memory_space>::accessible;
  else if constexpr (Kokkos::is_execution_space_v<ExecutionSpace> && is_planar<View>)
    return View::template is_accessible_from<ExecutionSpace>;
  return true;
}

/// The sentences that a wrong type meets. They stand in classes so that they come before any other error of the caller,
/// who goes on where all is `met`.
template <class ExecutionSpace, class View>
struct RequireView {
  static_assert(Kokkos::is_execution_space_v<ExecutionSpace>, "TeamFFT: the execution space instance comes first.");
  static_assert(Kokkos::is_view_v<View>, "TeamFFT: input and output must be Kokkos::Views.");
  static_assert(has_valid_elements<View>(),
                "TeamFFT: elements must be float, double, Kokkos::complex<float> or Kokkos::complex<double>.");
  static_assert(has_valid_rank<View>(), "TeamFFT: Views of rank 1 to 8 can be transformed.");
  static_assert(has_strides<View>(), "TeamFFT: Views need LayoutLeft, LayoutRight or LayoutStride.");
  static_assert(can_access<ExecutionSpace, View>(),
                "TeamFFT: the execution space cannot access the View's memory space; give an execution space that can, "
                "or copy with "
                "Kokkos::create_mirror_view_and_copy.");
  static constexpr bool met = Kokkos::is_execution_space_v<ExecutionSpace> && Kokkos::is_view_v<View> &&
                              has_valid_elements<View>() && has_valid_rank<View>() && has_strides<View>() &&
                              can_access<ExecutionSpace, View>();
};

/// An input: a View or a source.
template <class ExecutionSpace, class In>
struct RequireInput {
  static_assert(is_source<In> || !is_sink<In>, "TeamFFT: a sink takes results; the input is a View or a source.");
  static_assert(!is_planar<In> || can_access<ExecutionSpace, In>(),
                "TeamFFT: the execution space cannot access the memory space of a part of the input.");
  static constexpr bool met = [] {
    if constexpr (is_called<In>)
      return is_source<In> && Kokkos::is_execution_space_v<ExecutionSpace> && can_access<ExecutionSpace, In>();
    else
      return RequireView<ExecutionSpace, In>::met;
  }();
};

/// An output: a View or a sink.
template <class ExecutionSpace, class View>
struct RequireOutput {
  static_assert(is_planar<View> || !is_source<View>,
                "TeamFFT: a source gives elements; the output is a View or a sink.");
  static_assert(!is_planar<View> || can_access<ExecutionSpace, View>(),
                "TeamFFT: the execution space cannot access the memory space of a part of the output.");
  static_assert(is_writable<View>(), "TeamFFT: the output View must not be const; results are written to it.");
  static constexpr bool met = [] {
    if constexpr (is_called<View>)
      return is_sink<View> && Kokkos::is_execution_space_v<ExecutionSpace> && can_access<ExecutionSpace, View>();
    else
      return RequireView<ExecutionSpace, View>::met && is_writable<View>();
  }();
};

template <class In, class Out>
[[nodiscard]] constexpr bool have_one_precision() {
  if constexpr (is_end<In> && is_end<Out>) return ElementOf<In>::precision == ElementOf<Out>::precision;
  return true;
}

template <class In, class Out>
[[nodiscard]] constexpr bool have_one_rank() {
  if constexpr (is_end<In> && is_end<Out>) return In::rank() == Out::rank();
  return true;
}

/// `in` to `out` along DIM axes.
template <class ExecutionSpace, class In, class Out, std::size_t DIM>
struct RequireTransform {
  static constexpr bool views = RequireInput<ExecutionSpace, In>::met && RequireOutput<ExecutionSpace, Out>::met;
  static_assert(!views || have_one_precision<In, Out>(),
                "TeamFFT: input and output must have one precision, both float or both double.");
  static_assert(!views || have_one_rank<In, Out>(), "TeamFFT: input and output must have the same rank.");
  static_assert(
      functor_bytes<In>() + functor_bytes<Out>() <= most_functor_bytes,
      "TeamFFT: the functors of source and sink hold more than 256 bytes together; capture a View of what they need.");
  static constexpr bool pair = views && functor_bytes<In>() + functor_bytes<Out>() <= most_functor_bytes &&
                               have_one_precision<In, Out>() && have_one_rank<In, Out>();
  static constexpr bool axes = [] {
    if constexpr (pair) return 1 <= DIM && DIM <= In::rank();
    return false;
  }();
  static_assert(!pair || axes, "TeamFFT: at least one axis, and at most as many as the Views have dimensions.");
  static constexpr bool met = pair && axes;
};

/// The last DIM axes, counted from the end.
template <std::size_t DIM>
[[nodiscard]] constexpr axis_type<DIM> last_axes() {
  axis_type<DIM> axes{};
  for (std::size_t i = 0; i < DIM; ++i) axes[i] = static_cast<int>(i) - static_cast<int>(DIM);
  return axes;
}

/// Lengths as given: none where all are zero.
template <std::size_t DIM>
[[nodiscard]] std::span<std::size_t const> given_shape(shape_type<DIM> const& shape) {
  bool const given = std::any_of(shape.begin(), shape.end(), [](std::size_t n) { return n != 0; });
  return given ? std::span<std::size_t const>(shape) : std::span<std::size_t const>();
}

[[nodiscard]] inline std::span<std::size_t const> given_shape(std::optional<std::size_t> const& n) {
  return n ? std::span<std::size_t const>(&*n, 1) : std::span<std::size_t const>();
}

}  // namespace TeamFFT::Impl

#endif
