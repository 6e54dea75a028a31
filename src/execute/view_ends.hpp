// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ends that options make (detail/view_end.hpp) as the functions that passes and copies call.
#ifndef TEAMFFT_EXECUTE_VIEW_ENDS_HPP
#define TEAMFFT_EXECUTE_VIEW_ENDS_HPP

#include <TeamFFT/detail/element.hpp>
#include <TeamFFT/detail/end_functions.hpp>
#include <TeamFFT/detail/view_end.hpp>

#include <Kokkos_Core.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// Where an element and its factor lie.
struct ElementPlace {
  std::int64_t element = 0, factor = 0;
};

/// Of the element at one of the problem's offsets.
KOKKOS_INLINE_FUNCTION ElementPlace place_at(ViewEnd const& end, std::int64_t offset) {
  ElementPlace place;
  for (unsigned d = 0; d < end.rank; ++d) {
    auto const& dimension = end.dimensions[d];
    std::int64_t const index = (offset >> dimension.shift) & ((std::int64_t{1} << dimension.bits) - 1);
    place.element += index * dimension.stride;
    place.factor += index * dimension.factor_stride;
  }
  return place;
}

/// Of element i, counted without gaps.
KOKKOS_INLINE_FUNCTION ElementPlace place_of(ViewEnd const& end, std::int64_t i) {
  ElementPlace place;
  for (unsigned d = 0; d < end.rank; ++d) {
    auto const& dimension = end.dimensions[d];
    auto const extent = static_cast<std::int64_t>(dimension.extent), quotient = i / extent, index = i - quotient * extent;
    place.element += index * dimension.stride;
    place.factor += index * dimension.factor_stride;
    i = quotient;
  }
  return place;
}

template <class T>
KOKKOS_INLINE_FUNCTION T times_factor(ViewEnd const& end, std::int64_t factor, T const& v) {
  if (end.factors == nullptr) return v;
  if constexpr (Element<T>::is_complex) {
    if (end.has_complex_factors) return v * static_cast<T const*>(end.factors)[factor];
    return v * static_cast<typename T::value_type const*>(end.factors)[factor];
  } else {
    return v * static_cast<T const*>(end.factors)[factor];
  }
}

/// An end at an execute: its View's memory, or a user's source or sink, whose functions `inner` are.
template <class Functions>
struct ViewAtEnd {
  ViewEnd const* end;
  void* memory;
  Functions const* inner;
};

template <class T>
T element_at(ViewAtEnd<SourceFunctions> const& at, std::int64_t offset) {
  auto const place = place_at(*at.end, offset);
  T v;
  if (at.inner != nullptr)
    at.inner->elements(at.memory, place.element, 0, 1, &v);
  else
    v = static_cast<T const*>(at.memory)[place.element];
  return times_factor(*at.end, place.factor, v);
}

template <class T>
void load_view_elements(void const* source, std::int64_t offset, std::int64_t step, unsigned count, void* to) {
  auto const& at = *static_cast<ViewAtEnd<SourceFunctions> const*>(source);
  for (unsigned i = 0; i < count; ++i, offset += step) static_cast<T*>(to)[i] = element_at<T>(at, offset);
}

template <class T>
void load_view_parts(void const* source, std::int64_t offset, std::int64_t step, unsigned count, void* to) {
  if constexpr (Element<T>::is_complex) {
    auto const& at = *static_cast<ViewAtEnd<SourceFunctions> const*>(source);
    for (unsigned i = 0; i < count; ++i, offset += step) {
      auto const z = element_at<T>(at, offset >> 1);
      static_cast<typename T::value_type*>(to)[i] = (offset & 1) == 0 ? z.real() : z.imag();
    }
  }
}

template <class T>
void store_view_elements(void const* sink, std::int64_t offset, std::int64_t step, unsigned count, void const* from) {
  auto const& at = *static_cast<ViewAtEnd<SinkFunctions> const*>(sink);
  for (unsigned i = 0; i < count; ++i, offset += step) {
    auto const place = place_at(*at.end, offset);
    auto v = times_factor(*at.end, place.factor, static_cast<T const*>(from)[i]);
    if (at.inner != nullptr) {
      at.inner->elements(at.memory, place.element, 0, 1, &v);
    } else {
      auto& element = static_cast<T*>(at.memory)[place.element];
      if (at.end->beta != 0) v += static_cast<RealOf<T>>(at.end->beta) * element;
      element = v;
    }
  }
}

/// Element i into memory, without gaps; from there again where a user's source has been.
template <class T>
struct FillFromView {
  ViewEnd end;
  T const* memory;
  T* to;
  KOKKOS_FUNCTION void operator()(std::int64_t i) const {
    auto const place = place_of(end, i);
    to[i] = times_factor(end, place.factor, memory[place.element]);
  }
};

template <class T>
struct DrainToView {
  ViewEnd end;
  T* memory;
  T const* from;
  KOKKOS_FUNCTION void operator()(std::int64_t i) const {
    auto const place = place_of(end, i);
    auto v = times_factor(end, place.factor, from[i]);
    if (end.beta != 0) v += static_cast<RealOf<T>>(end.beta) * memory[place.element];
    memory[place.element] = v;
  }
};

/// The end of what a user's functor has in memory without gaps, or of what it will take from there.
[[nodiscard]] inline ViewEnd packed(ViewEnd end) {
  std::ptrdiff_t stride = 1;
  for (unsigned d = 0; d < end.rank; ++d) {
    end.dimensions[d].stride = stride;
    stride *= static_cast<std::ptrdiff_t>(end.dimensions[d].extent);
  }
  return end;
}

template <class ExecutionSpace, class T>
void fill_from_view(void const* exec, void const* source, void* to) {
  auto const& at = *static_cast<ViewAtEnd<SourceFunctions> const*>(source);
  if (at.inner != nullptr) at.inner->fill(exec, at.memory, to);
  for_each_element<ExecutionSpace>(
      exec, "TeamFFT::multiply_in", static_cast<std::int64_t>(at.end->size),
      FillFromView<T>{at.inner != nullptr ? packed(*at.end) : *at.end, static_cast<T const*>(at.inner != nullptr ? to : at.memory), static_cast<T*>(to)});
}

template <class ExecutionSpace, class T>
void drain_to_view(void const* exec, void const* sink, void* from) {
  auto const& at = *static_cast<ViewAtEnd<SinkFunctions> const*>(sink);
  for_each_element<ExecutionSpace>(
      exec, "TeamFFT::multiply_out", static_cast<std::int64_t>(at.end->size),
      DrainToView<T>{at.inner != nullptr ? packed(*at.end) : *at.end, static_cast<T*>(at.inner != nullptr ? from : at.memory), static_cast<T const*>(from)});
  if (at.inner != nullptr) at.inner->drain(exec, at.memory, from);
}

/// call(T()) for the elements of an end.
template <class Call>
[[nodiscard]] auto with_element_type(Precision precision, bool is_real, Call const& call) {
  if (precision == Precision::f32) return is_real ? call(float()) : call(Kokkos::complex<float>());
  return is_real ? call(double()) : call(Kokkos::complex<double>());
}

template <class ExecutionSpace>
[[nodiscard]] SourceFunctions const* view_source_functions(Precision precision, bool is_real) {
  return with_element_type(precision, is_real, [](auto element) {
    using T = decltype(element);
    static SourceFunctions const functions{typeid(T), load_view_elements<T>, load_view_parts<T>, fill_from_view<ExecutionSpace, T>};
    return &functions;
  });
}

template <class ExecutionSpace>
[[nodiscard]] SinkFunctions const* view_sink_functions(Precision precision, bool is_real) {
  return with_element_type(precision, is_real, [](auto element) {
    using T = decltype(element);
    static SinkFunctions const functions{typeid(T), store_view_elements<T>, drain_to_view<ExecutionSpace, T>};
    return &functions;
  });
}

[[nodiscard]] inline EndLayout layout_of(ViewEnd const& end) {
  EndLayout layout;
  layout.rank = end.rank;
  layout.size = end.size;
  auto const without_gaps = packed(end);
  for (unsigned d = 0; d < end.rank; ++d) layout.dimensions[d] = {std::ptrdiff_t{1} << end.dimensions[d].shift, without_gaps.dimensions[d].stride};
  return layout;
}

}  // namespace TeamFFT::Impl

#endif
