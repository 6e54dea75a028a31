// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies of ends that options make, where passes do not call them: all positions of an input into memory, all elements
// of an output from there.
#ifndef TEAMFFT_EXECUTE_VIEW_COPIES_HPP
#define TEAMFFT_EXECUTE_VIEW_COPIES_HPP

#include "execute/view_ends.hpp"

#include <limits>
#include <utility>

namespace TeamFFT::Impl {

/// What elements meet on their way.
struct ElementFactors {
  void const* factors;
  bool has_complex_factors;
  double beta;
};

/// A dimension as a copy counts it, in 32 bits: offsets of a ViewEnd, taken apart by bits of 64, cost a copy ten times
/// its memory (c2r to a corner of 128^3 of 256^3 49 microseconds, H200, 2026-11-26).
struct CopyDimension {
  std::uint32_t size;  ///< that the copy counts: positions of an input, elements of an output
  bool has_window;
  std::uint32_t length, count, first, turn;  ///< of the window
  std::int64_t stride, factor_stride, packed;
};

template <unsigned RANK>
struct CopyPlace {
  std::int64_t element = 0, factor = 0, packed = 0;
  bool present = true;

  /// Of position `i` of an input.
  static KOKKOS_INLINE_FUNCTION CopyPlace of_position(CopyDimension const (&dimensions)[RANK], std::uint32_t i) {
    CopyPlace place;
    for (unsigned n = 0; n < RANK; ++n) {
      auto const& d = dimensions[n];
      std::uint32_t const rest = n + 1 < RANK ? i / d.size : 0;
      std::uint32_t index = i - rest * d.size;
      if (d.has_window) {
        index = index < d.first ? index + d.length - d.first : index - d.first;
        place.present = place.present && index < d.count;
        index = index + d.turn < d.count ? index + d.turn : index + d.turn - d.count;
      }
      place.step(d, index);
      i = rest;
    }
    return place;
  }

  /// Of element `i` of an output: the packed position that it comes from.
  static KOKKOS_INLINE_FUNCTION CopyPlace of_element(CopyDimension const (&dimensions)[RANK], std::uint32_t i) {
    CopyPlace place;
    for (unsigned n = 0; n < RANK; ++n) {
      auto const& d = dimensions[n];
      std::uint32_t const rest = n + 1 < RANK ? i / d.size : 0, index = i - rest * d.size;
      place.step(d, index);
      std::uint32_t position = index;
      if (d.has_window) {  // an output that repeats has no turn
        position = (d.turn <= index ? index - d.turn : index + d.count - d.turn) + d.first;
        position = position < d.length ? position : position % d.length;
      }
      place.packed += static_cast<std::int64_t>(position) * d.packed;
      i = rest;
    }
    return place;
  }

 private:
  KOKKOS_INLINE_FUNCTION void step(CopyDimension const& d, std::uint32_t index) {
    element += static_cast<std::int64_t>(index) * d.stride;
    factor += static_cast<std::int64_t>(index) * d.factor_stride;
  }
};

/// Position i into memory, without gaps; from there again where a user's source has been.
template <class T, unsigned RANK>
struct FillFromView {
  ElementFactors factors;
  T const* memory;
  T* to;
  CopyDimension dimensions[RANK];
  KOKKOS_FUNCTION void operator()(std::int64_t i) const {
    auto const place = CopyPlace<RANK>::of_position(dimensions, static_cast<std::uint32_t>(i));
    to[i] = place.present ? times_factor(factors, place.factor, memory[place.element]) : T(0);
  }
};

template <class T, unsigned RANK>
struct DrainToView {
  ElementFactors factors;
  T* memory;
  T const* from;
  CopyDimension dimensions[RANK];
  KOKKOS_FUNCTION void operator()(std::int64_t i) const {
    auto const place = CopyPlace<RANK>::of_element(dimensions, static_cast<std::uint32_t>(i));
    auto& element = memory[place.element];
    element = finished(factors, place.factor, from[place.packed], element);
  }
};

/// The same of more dimensions, positions or elements.
template <class T>
struct FillFromLargeView {
  ViewEnd end;
  T const* memory;
  T* to;
  KOKKOS_FUNCTION void operator()(std::int64_t i) const {
    auto const place = place_at(end, offset_of(end, i));
    to[i] = place.present ? times_factor(end, place.factor, memory[place.element]) : T(0);
  }
};

template <class T>
struct DrainToLargeView {
  ViewEnd end;
  T* memory;
  T const* from;
  KOKKOS_FUNCTION void operator()(std::int64_t i) const {
    for_each_copy(end, offset_of(end, i), [&](ElementPlace const& place) {
      auto& element = memory[place.element];
      element = finished(end, place.factor, from[i], element);
    });
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

[[nodiscard]] constexpr std::size_t aligned(std::size_t bytes) {
  return (bytes + workspace_alignment - 1) / workspace_alignment * workspace_alignment;
}

/// Bytes of a copy of all positions, and behind it of what a user's functor has where that is not as much.
template <class T>
[[nodiscard]] std::size_t bytes_of_positions(ViewEnd const& end) {
  return aligned(end.size * sizeof(T));
}
[[nodiscard]] inline bool has_windows(ViewEnd const& end) {
  return std::any_of(end.dimensions.begin(), end.dimensions.begin() + end.rank,
                     [](ViewEnd::Dimension const& d) { return d.has_window; });
}
[[nodiscard]] inline std::size_t elements_of(ViewEnd const& end) {
  std::size_t elements = 1;
  for (unsigned d = 0; d < end.rank; ++d) elements *= end.dimensions[d].extent;
  return elements;
}

/// Where a user's functor has its elements in memory.
template <class T>
[[nodiscard]] T* memory_of_functor(ViewEnd const& end, void* copy) {
  return reinterpret_cast<T*>(static_cast<char*>(copy) + (has_windows(end) ? bytes_of_positions<T>(end) : 0));
}

inline constexpr unsigned most_copied_dimensions = 4;

/// Whether a copy counts the end's positions and elements in 32 bits.
[[nodiscard]] inline bool is_small(ViewEnd const& end) {
  constexpr std::size_t most = std::numeric_limits<std::int32_t>::max();  // sums of two
  return end.rank >= 1 && end.rank <= most_copied_dimensions && end.size <= most && elements_of(end) <= most;
}

template <unsigned RANK>
void set_dimensions(CopyDimension (&dimensions)[RANK], ViewEnd const& end, bool by_element) {
  std::size_t packed = 1;
  for (unsigned n = 0; n < RANK; ++n) {
    auto const& d = end.dimensions[n];
    auto const of = [](std::size_t number) { return static_cast<std::uint32_t>(number); };
    auto const& w = d.window;
    dimensions[n] = {of(by_element ? d.extent : d.positions()),
                     d.has_window,
                     of(w.length),
                     of(w.count),
                     of(w.first),
                     of(w.turn),
                     d.stride,
                     d.factor_stride,
                     static_cast<std::int64_t>(packed)};
    packed *= d.positions();
  }
}

/// call(RANK) with the end's, as a constant.
template <class Call, std::size_t... RANK>
void with_rank(unsigned rank, Call const& call, std::index_sequence<RANK...>) {
  ((rank == RANK + 1 ? call(std::integral_constant<unsigned, static_cast<unsigned>(RANK) + 1>()) : void()), ...);
}

template <class ExecutionSpace, class T>
void fill_positions(void const* exec, ViewEnd const& end, T const* memory, T* to) {
  auto const run = [&](auto const& functor) {
    for_each_element<ExecutionSpace>(exec, "TeamFFT::input", static_cast<std::int64_t>(end.size), functor);
  };
  if (!is_small(end)) return run(FillFromLargeView<T>{end, memory, to});
  with_rank(
      end.rank,
      [&](auto rank) {
        FillFromView<T, decltype(rank)::value> copy{{end.factors, end.has_complex_factors, end.beta}, memory, to, {}};
        set_dimensions(copy.dimensions, end, false);
        run(copy);
      },
      std::make_index_sequence<most_copied_dimensions>());
}

template <class ExecutionSpace, class T>
void drain_elements(void const* exec, ViewEnd const& end, T* memory, T const* from) {
  auto const run = [&](std::size_t count, auto const& functor) {
    for_each_element<ExecutionSpace>(exec, "TeamFFT::output", static_cast<std::int64_t>(count), functor);
  };
  if (!is_small(end)) return run(end.size, DrainToLargeView<T>{end, memory, from});
  with_rank(
      end.rank,
      [&](auto rank) {
        DrainToView<T, decltype(rank)::value> copy{{end.factors, end.has_complex_factors, end.beta}, memory, from, {}};
        set_dimensions(copy.dimensions, end, true);
        run(elements_of(end), copy);
      },
      std::make_index_sequence<most_copied_dimensions>());
}

template <class ExecutionSpace, class T>
void fill_from_view(void const* exec, void const* source, void* to) {
  auto const& at = *static_cast<ViewAtEnd<SourceFunctions> const*>(source);
  auto* const own = memory_of_functor<T>(*at.end, to);
  bool const is_functor = at.inner != nullptr;
  if (is_functor) at.inner->fill(exec, at.memory, own);
  fill_positions<ExecutionSpace, T>(exec, is_functor ? packed(*at.end) : *at.end,
                                    is_functor ? own : static_cast<T const*>(at.memory), static_cast<T*>(to));
}

template <class ExecutionSpace, class T>
void drain_to_view(void const* exec, void const* sink, void* from) {
  auto const& at = *static_cast<ViewAtEnd<SinkFunctions> const*>(sink);
  auto* const own = memory_of_functor<T>(*at.end, from);
  bool const is_functor = at.inner != nullptr;
  drain_elements<ExecutionSpace, T>(exec, is_functor ? packed(*at.end) : *at.end,
                                    is_functor ? own : static_cast<T*>(at.memory), static_cast<T const*>(from));
  if (is_functor) at.inner->drain(exec, at.memory, own);
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
    static SourceFunctions const functions{typeid(T), load_view_elements<T>, load_view_parts<T>,
                                           fill_from_view<ExecutionSpace, T>};
    return &functions;
  });
}

template <class ExecutionSpace>
[[nodiscard]] SinkFunctions const* view_sink_functions(Precision precision, bool is_real) {
  return with_element_type(precision, is_real, [](auto element) {
    using T = decltype(element);
    static SinkFunctions const functions{typeid(T), store_view_elements<T>, store_view_parts<T>,
                                         drain_to_view<ExecutionSpace, T>};
    return &functions;
  });
}

[[nodiscard]] inline EndLayout layout_of(ViewEnd const& end, bool has_functor) {
  EndLayout layout;
  layout.rank = end.rank;
  layout.size = end.size;
  std::ptrdiff_t stride = 1;
  for (unsigned d = 0; d < end.rank; ++d) {
    layout.dimensions[d] = {std::ptrdiff_t{1} << end.dimensions[d].shift, stride};
    stride *= static_cast<std::ptrdiff_t>(end.dimensions[d].positions());
  }
  layout.functor_size = has_functor && has_windows(end) ? elements_of(end) : 0;
  return layout;
}

}  // namespace TeamFFT::Impl

#endif
