// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ends that options make (detail/view_end.hpp) as the functions that passes and copies call.
#ifndef TEAMFFT_EXECUTE_VIEW_ENDS_HPP
#define TEAMFFT_EXECUTE_VIEW_ENDS_HPP

#include <TeamFFT/detail/element.hpp>
#include <TeamFFT/detail/end_functions.hpp>
#include <TeamFFT/detail/view_end.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace TeamFFT::Impl {

/// Where an element and its factor lie; nothing lies where a window has no element.
struct ElementPlace {
  std::int64_t element = 0, factor = 0;
  bool present = true;
};

/// The element at a position of a dimension, -1: none.
KOKKOS_INLINE_FUNCTION std::int64_t index_at(ViewEnd::Dimension const& dimension, std::int64_t position) {
  if (!dimension.has_window) return position;
  auto const& window = dimension.window;
  auto const length = static_cast<std::int64_t>(window.length), count = static_cast<std::int64_t>(window.count);
  std::int64_t rest = position - static_cast<std::int64_t>(window.first);
  if (rest < 0) rest += length;
  if (rest >= count) return -1;
  std::int64_t const index = rest + static_cast<std::int64_t>(window.turn);
  return index < count ? index : index - count;
}

KOKKOS_INLINE_FUNCTION void step(ElementPlace& place, ViewEnd::Dimension const& dimension, std::int64_t index) {
  place.element += index * dimension.stride;
  place.factor += index * dimension.factor_stride;
  place.present = place.present && index >= 0;
}

/// Of the element at one of the problem's offsets, or all but what one dimension adds.
KOKKOS_INLINE_FUNCTION ElementPlace place_at(ViewEnd const& end, std::int64_t offset, unsigned without = ~0u) {
  ElementPlace place;
  for (unsigned d = 0; d < end.rank; ++d) {
    if (d == without) continue;
    auto const& dimension = end.dimensions[d];
    step(place, dimension,
         index_at(dimension, (offset >> dimension.shift) & ((std::int64_t{1} << dimension.bits) - 1)));
  }
  return place;
}

/// The offset of position i, counted without gaps.
KOKKOS_INLINE_FUNCTION std::int64_t offset_of(ViewEnd const& end, std::int64_t i) {
  std::int64_t offset = 0;
  for (unsigned d = 0; d < end.rank; ++d) {
    auto const& dimension = end.dimensions[d];
    auto const positions = static_cast<std::int64_t>(dimension.has_window ? dimension.window.length : dimension.extent);
    std::int64_t const rest = d + 1 < end.rank ? quotient(i, positions) : 0;
    offset |= (i - rest * positions) << dimension.shift;
    i = rest;
  }
  return offset;
}

/// put(place) for every element that an output has of one position: more than one where it repeats.
template <class Put>
KOKKOS_INLINE_FUNCTION void for_each_copy(ViewEnd const& end, std::int64_t offset, Put const& put) {
  auto const first = place_at(end, offset);
  if (!first.present) return;
  put(first);
  if (!end.repeats) return;
  for (std::int64_t copy = 1;; ++copy) {  // numbers with a digit for each dimension that repeats
    auto place = first;
    std::int64_t rest = copy;
    for (unsigned d = 0; d < end.rank; ++d) {
      auto const& dimension = end.dimensions[d];
      if (!dimension.has_window || dimension.window.count <= dimension.window.length) continue;
      std::int64_t const index =
          index_at(dimension, (offset >> dimension.shift) & ((std::int64_t{1} << dimension.bits) - 1));
      auto const length = static_cast<std::int64_t>(dimension.window.length);
      std::int64_t const copies = (static_cast<std::int64_t>(dimension.window.count) - 1 - index) / length + 1,
                         others = rest / copies;
      step(place, dimension, (rest - others * copies) * length);
      rest = others;
    }
    if (rest != 0) return;
    put(place);
  }
}

template <class End, class T>
KOKKOS_INLINE_FUNCTION T times_factor(End const& end, std::int64_t factor, T const& v) {
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

/// Elements offset, offset + step, .. along one dimension: where they begin, and what one step adds.
struct Run {
  ElementPlace first;
  ElementPlace step;
};

/// Nothing where the elements leave the dimension, or it has a window.
inline std::optional<Run> run_of(ViewEnd const& end, std::int64_t offset, std::int64_t step, unsigned count) {
  for (unsigned d = 0; d < end.rank; ++d) {
    auto const& dimension = end.dimensions[d];
    std::int64_t const mask = (std::int64_t{1} << dimension.bits) - 1, stride = step >> dimension.shift,
                       first = (offset >> dimension.shift) & mask;
    if (stride <= 0 || stride << dimension.shift != step || first + (std::int64_t{count} - 1) * stride > mask) continue;
    if (dimension.has_window) return {};
    return Run{place_at(end, offset), {stride * dimension.stride, stride * dimension.factor_stride}};
  }
  return {};
}

/// f(i, place) of elements offset, offset + step, ..: along one dimension, where they do not leave it, without taking
/// each offset apart.
template <class F>
void for_run(ViewEnd const& end, std::int64_t offset, std::int64_t step, unsigned count, F const& f) {
  for (unsigned d = 0; d < end.rank; ++d) {
    auto const& dimension = end.dimensions[d];
    std::int64_t const mask = (std::int64_t{1} << dimension.bits) - 1, stride = step >> dimension.shift,
                       first = (offset >> dimension.shift) & mask;
    if (stride <= 0 || stride << dimension.shift != step || first + (count - 1) * stride > mask) continue;
    auto rest = place_at(end, offset - (first << dimension.shift), d);
    for (unsigned i = 0; i < count; ++i) {
      auto place = rest;
      TeamFFT::Impl::step(place, dimension, index_at(dimension, first + i * stride));
      f(i, place);
    }
    return;
  }
  for (unsigned i = 0; i < count; ++i, offset += step) f(i, place_at(end, offset));
}

/// f(i, element's place, factor) for each of a run, with the factors' type as the code's: 1 where there are none.
template <class T, class F>
void for_factors(ViewEnd const& end, Run const& run, unsigned count, F const& f) {
  auto const with = [&](auto const* factors) {
    for (unsigned i = 0; i < count; ++i)
      f(i, run.first.element + i * run.step.element, factors[run.first.factor + i * run.step.factor]);
  };
  if (end.factors == nullptr) {
    for (unsigned i = 0; i < count; ++i) f(i, run.first.element + i * run.step.element, RealOf<T>(1));
    return;
  }
  if constexpr (Element<T>::is_complex)
    if (end.has_complex_factors) return with(static_cast<T const*>(end.factors));
  with(static_cast<RealOf<T> const*>(end.factors));
}

template <class T>
void load_view_elements(void const* source, std::int64_t offset, std::int64_t step, unsigned count, void* to) {
  auto const& at = *static_cast<ViewAtEnd<SourceFunctions> const*>(source);
  auto* const elements = static_cast<T*>(to);
  if (at.inner == nullptr)
    if (auto const run = run_of(*at.end, offset, step, count)) {
      auto const* const memory = static_cast<T const*>(at.memory);
      if (!run->first.present) return void(std::fill_n(elements, count, T(0)));
      return for_factors<T>(*at.end, *run, count, [=](unsigned i, std::int64_t place, auto const& factor) {
        elements[i] = memory[place] * factor;
      });
    }
  for_run(*at.end, offset, step, count, [&](unsigned i, ElementPlace const& place) {
    auto& v = elements[i];
    v = T(0);
    if (!place.present) return;
    if (at.inner != nullptr)
      at.inner->elements(at.memory, place.element, 0, 1, &v);
    else
      v = static_cast<T const*>(at.memory)[place.element];
    v = times_factor(*at.end, place.factor, v);
  });
}

template <class T>
void load_view_parts(void const* source, std::int64_t offset, std::int64_t step, unsigned count, void* to) {
  if constexpr (Element<T>::is_complex)
    for (unsigned i = 0; i < count; ++i, offset += step) {
      T z;
      load_view_elements<T>(source, offset >> 1, 0, 1, &z);
      static_cast<typename T::value_type*>(to)[i] = (offset & 1) == 0 ? z.real() : z.imag();
    }
}

/// The element that an output then has.
template <class End, class T>
KOKKOS_INLINE_FUNCTION T finished(End const& end, std::int64_t factor, T const& v, T const& before) {
  T result = times_factor(end, factor, v);
  if (end.beta != 0) result += static_cast<RealOf<T>>(end.beta) * before;
  return result;
}

template <class T>
void store_view_elements(void const* sink, std::int64_t offset, std::int64_t step, unsigned count, void const* from) {
  auto const& at = *static_cast<ViewAtEnd<SinkFunctions> const*>(sink);
  if (at.inner == nullptr && !at.end->repeats)
    if (auto const run = run_of(*at.end, offset, step, count)) {
      if (!run->first.present) return;
      auto* const memory = static_cast<T*>(at.memory);
      auto const* const elements = static_cast<T const*>(from);
      if (auto const beta = static_cast<RealOf<T>>(at.end->beta); beta != 0)
        return for_factors<T>(*at.end, *run, count, [=](unsigned i, std::int64_t place, auto const& factor) {
          memory[place] = elements[i] * factor + beta * memory[place];
        });
      return for_factors<T>(*at.end, *run, count, [=](unsigned i, std::int64_t place, auto const& factor) {
        memory[place] = elements[i] * factor;
      });
    }
  if (at.inner == nullptr && !at.end->repeats)
    return for_run(*at.end, offset, step, count, [&](unsigned i, ElementPlace const& place) {
      if (!place.present) return;
      auto& element = static_cast<T*>(at.memory)[place.element];
      element = finished(*at.end, place.factor, static_cast<T const*>(from)[i], element);
    });
  for (unsigned i = 0; i < count; ++i, offset += step)
    for_each_copy(*at.end, offset, [&](ElementPlace const& place) {
      auto const& v = static_cast<T const*>(from)[i];
      if (at.inner != nullptr) {
        auto const element = times_factor(*at.end, place.factor, v);
        at.inner->elements(at.memory, place.element, 0, 1, &element);
      } else {
        auto& element = static_cast<T*>(at.memory)[place.element];
        element = finished(*at.end, place.factor, v, element);
      }
    });
}

/// Of a window around memory alone.
template <class T>
void store_view_parts(void const* sink, std::int64_t offset, std::int64_t step, unsigned count, void const* from) {
  auto const& at = *static_cast<ViewAtEnd<SinkFunctions> const*>(sink);
  for (unsigned i = 0; i < count; ++i, offset += step)
    for_each_copy(*at.end, offset >> 1, [&](ElementPlace const& place) {
      static_cast<RealOf<T>*>(at.memory)[2 * place.element + (offset & 1)] = static_cast<RealOf<T> const*>(from)[i];
    });
}

}  // namespace TeamFFT::Impl

#endif
