// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A source or a sink without its types: what the library calls of it.
#ifndef TEAMFFT_DETAIL_END_FUNCTIONS_HPP
#define TEAMFFT_DETAIL_END_FUNCTIONS_HPP

#include <TeamFFT/detail/called_kernel.hpp>
#include <TeamFFT/detail/executor.hpp>
#include <TeamFFT/detail/space.hpp>
#include <TeamFFT/detail/type_of.hpp>
#include <TeamFFT/ends.hpp>
#include <TeamFFT/device/line/called.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <string>
#include <cstdint>
#include <type_traits>
#include <typeinfo>

namespace TeamFFT::Impl {

/// On hosts passes call `elements` or `parts` (the real and the imaginary part of a complex element as elements of
/// their own). On GPUs, and where ends may alias, `fill` writes all elements to memory first, packed in their order.
struct SourceFunctions {
  std::type_info const& type;
  LoadElements elements, parts;
  void (*fill)(void const* exec, void const* source, void* to);
};

struct SinkFunctions {
  std::type_info const& type;
  StoreElements elements, parts;                                  ///< parts: not of users' sinks, who take both at once
  void (*drain)(void const* exec, void const* sink, void* from);  ///< may overwrite the memory `from`
};

template <class Source>
void load_elements(void const* source, std::int64_t offset, std::int64_t step, unsigned count, void* to) {
  auto const& s = *static_cast<Source const*>(source);
  auto* const elements = static_cast<typename Source::value_type*>(to);
  s.indices().for_run(offset, step, count, [&](unsigned i, auto const& indices) { elements[i] = s(indices); });
}

template <class Source>
void load_parts(void const* source, std::int64_t offset, std::int64_t step, unsigned count, void* to) {
  using T = typename Source::value_type;
  if constexpr (Element<T>::is_complex) {
    auto const& s = *static_cast<Source const*>(source);
    auto* const parts = static_cast<typename T::value_type*>(to);
    for (unsigned i = 0; i < count; ++i, offset += step) {
      T const z = s.at(offset >> 1);
      parts[i] = (offset & 1) == 0 ? z.real() : z.imag();
    }
  }
}

template <class Sink>
void store_elements(void const* sink, std::int64_t offset, std::int64_t step, unsigned count, void const* from) {
  auto const& s = *static_cast<Sink const*>(sink);
  auto const* const elements = static_cast<typename Sink::value_type const*>(from);
  s.indices().for_run(offset, step, count, [&](unsigned i, auto const& indices) { s(indices, elements[i]); });
}

/// Element i of a source in its order, into memory; without memory the kernel is loaded only.
template <class Source>
struct FillElements {
  Source source;
  typename Source::value_type* to;
  KOKKOS_FUNCTION void operator()(std::int64_t i) const {
    if (to != nullptr) to[i] = source.at(source.indices().offset_of(i));
  }
};

template <class Sink>
struct DrainElements {
  Sink sink;
  typename Sink::value_type const* from;
  KOKKOS_FUNCTION void operator()(std::int64_t i) const {
    if (from != nullptr) sink.take(sink.indices().offset_of(i), from[i]);
  }
};

template <class ExecutionSpace, class Functor>
void for_each_element(void const* exec, char const* label, std::int64_t count, Functor const& functor) {
  using Policy = Kokkos::RangePolicy<ExecutionSpace, Kokkos::IndexType<std::int64_t>>;
  if (count != 0) Kokkos::parallel_for(label, Policy(*static_cast<ExecutionSpace const*>(exec), 0, count), functor);
}

template <class ExecutionSpace, class Source>
void fill(void const* exec, void const* source, void* to) {
  auto const& s = *static_cast<Source const*>(source);
  for_each_element<ExecutionSpace>(exec, "TeamFFT::source", to == nullptr ? 1 : s.indices().size(),
                                   FillElements<Source>{s, static_cast<typename Source::value_type*>(to)});
}

template <class ExecutionSpace, class Sink>
void drain(void const* exec, void const* sink, void* from) {
  auto const& s = *static_cast<Sink const*>(sink);
  for_each_element<ExecutionSpace>(exec, "TeamFFT::sink", from == nullptr ? 1 : s.indices().size(),
                                   DrainElements<Sink>{s, static_cast<typename Sink::value_type const*>(from)});
}

/// The functions of a source or a sink, or nullptr for a View.
template <class ExecutionSpace, class In>
[[nodiscard]] SourceFunctions const* source_functions() {
  if constexpr (!is_source<In>) {
    return nullptr;
  } else if constexpr (is_host_space<ExecutionSpace>) {
    static SourceFunctions const functions{type_of<In>(), load_elements<In>, load_parts<In>, fill<ExecutionSpace, In>};
    return &functions;
  } else {
    static SourceFunctions const functions{type_of<In>(), nullptr, nullptr, fill<ExecutionSpace, In>};
    return &functions;
  }
}

template <class ExecutionSpace, class Out>
[[nodiscard]] SinkFunctions const* sink_functions() {
  if constexpr (!is_sink<Out>) {
    return nullptr;
  } else if constexpr (is_host_space<ExecutionSpace>) {
    static SinkFunctions const functions{type_of<Out>(), store_elements<Out>, nullptr, drain<ExecutionSpace, Out>};
    return &functions;
  } else {
    static SinkFunctions const functions{type_of<Out>(), nullptr, nullptr, drain<ExecutionSpace, Out>};
    return &functions;
  }
}

/// Kernels of a functor's copies are loaded by their first launch, which allocates: this is one without elements. Hosts
/// have nothing to load.
template <class ExecutionSpace, class In>
void load_source([[maybe_unused]] ExecutionSpace const& exec, [[maybe_unused]] In const& in) {
  if constexpr (!is_host_space<ExecutionSpace> && is_source<In>) fill<ExecutionSpace, In>(&exec, &in, nullptr);
}
template <class ExecutionSpace, class Out>
void load_sink([[maybe_unused]] ExecutionSpace const& exec, [[maybe_unused]] Out const& out) {
  if constexpr (!is_host_space<ExecutionSpace> && is_sink<Out>)
    drain<ExecutionSpace, Out>(&exec, const_cast<Out*>(&out), nullptr);
}

template <class End>
[[nodiscard]] EndLayout layout_of([[maybe_unused]] End const& end) {
  EndLayout layout;
  if constexpr (is_called<End>) {
    auto const& indices = end.indices();
    layout.rank = End::rank();
    layout.size = static_cast<std::size_t>(indices.size());
    for (std::size_t d = 0; d < End::rank(); ++d)
      if (indices.extent(d) > 1) layout.dimensions[d] = {indices.stride(d), indices.packed_stride(d)};
  }
  return layout;
}

template <class ExecutionSpace, class In, class Out>
[[nodiscard]] EndFunctions end_functions(In const& in, Out const& out, bool in_place) {
  return {source_functions<ExecutionSpace, In>(),
          sink_functions<ExecutionSpace, Out>(),
          layout_of(in),
          layout_of(out),
          called_launch<ExecutionSpace, In, Out>(),
          in_place};
}

/// Throws Error where two planar ends are the same Views and were not at planning, or the other way around.
inline void check_in_place(EndFunctions const& planned, bool in_place, Problem const& problem) {
  if (planned.in_place == in_place) return;
  throw Error(std::string("execute: the plan is ") +
              (in_place ? "out of place, but input and output are the same two Views. Make a plan in place"
                        : "in place, but input and output are not the same two Views. Give the same ones twice") +
              " [plan " + problem.token() + "]");
}

/// Throws Error where the functors are not those that the plan was made for.
inline void check_functors(EndFunctions const& planned, SourceFunctions const* source, SinkFunctions const* sink,
                           Problem const& problem) {
  auto const differ = [](auto const* a, auto const* b) { return a != nullptr && b != nullptr && a->type != b->type; };
  char const* const end = differ(planned.source, source) ? "source" : differ(planned.sink, sink) ? "sink" : nullptr;
  if (end != nullptr)
    throw Error(std::string("execute: the ") + end +
                " has another functor or other memory spaces than the plan's, whose kernels call that one. Give one of "
                "the same type, or make a plan for this [plan " +
                problem.token() + "]");
}

}  // namespace TeamFFT::Impl

#endif
