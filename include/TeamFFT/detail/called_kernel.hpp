// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of passes that call a source or a sink on GPUs, which a user's translation unit compiles: lines in slots
// of scratch, whose first and last butterflies call the functors.
#ifndef TEAMFFT_DETAIL_CALLED_KERNEL_HPP
#define TEAMFFT_DETAIL_CALLED_KERNEL_HPP

#include <TeamFFT/detail/element.hpp>
#include <TeamFFT/detail/executor.hpp>
#include <TeamFFT/detail/space.hpp>
#include <TeamFFT/ends.hpp>

#include <TeamFFT/device/engines/slot_line/contract_budgets.hpp>
#include <TeamFFT/device/line/arguments.hpp>
#include <TeamFFT/device/math/butterfly.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>

// Where a user's compiler is the device's.
#if (defined(KOKKOS_ENABLE_CUDA) && defined(KOKKOS_COMPILER_NVCC)) || defined(KOKKOS_ENABLE_HIP) || \
    defined(KOKKOS_ENABLE_SYCL)
#define TEAMFFT_HAS_CALLED_KERNELS
#include <TeamFFT/detail/slot_line_launch.hpp>
#endif

namespace TeamFFT::Impl {

/// One launch. `arguments` are the PassArguments of the transform's precision; without functors the kernel is only to
/// be loaded. A pass that calls one of them is given both.
struct CalledLaunch {
  void const* arguments;
  SlotShape const* shape;
  SlotEnds ends;
  void const *source, *sink;
  std::int64_t first_source, first_sink;  ///< the offsets of the pass' own first elements
  unsigned teams, team_size;
  std::size_t scratch_bytes;
  std::string const* label;
};

/// Stands for an end in memory.
struct NoFunctor {};

/// Elements of a source or a sink along a line: the first one's indices, and what each element adds to them. The
/// dimension in which they follow each other need not be known.
template <class End>
struct ElementsAlong {
  using Indices = decltype(std::declval<End const&>().indices().all(0));
  End const& end;
  Indices first, step;

  KOKKOS_FUNCTION ElementsAlong(End const& of, std::int64_t offset, std::int64_t step_offset)
      : end(of), first(of.indices().all(offset)), step(of.indices().all(step_offset)) {}
  [[nodiscard]] KOKKOS_FUNCTION Indices at(unsigned r) const {
    Indices here = first;
    for (std::size_t d = 0; d < End::rank(); ++d)
      here[d] = static_cast<std::remove_cvref_t<decltype(here[d])>>(first[d] + r * step[d]);
    return here;
  }
};

/// The same of a functor's elements, and of two Views.
template <class End>
struct CalledAlong : ElementsAlong<End> {
  using ElementsAlong<End>::ElementsAlong;
  using T = typename End::value_type;

  [[nodiscard]] KOKKOS_FUNCTION T element(std::uint32_t number) const { return this->end(this->at(number)); }
  KOKKOS_FUNCTION void take(std::uint32_t number, T const& element) const { this->end(this->at(number), element); }
};
template <class End>
requires is_planar<End>
struct CalledAlong<End> : decltype(std::declval<End const&>().along(0, 0)) {
  using T = typename End::value_type;
  KOKKOS_FUNCTION CalledAlong(End const& of, std::int64_t offset, std::int64_t step)
      : decltype(of.along(0, 0))(of.along(offset, step)) {}
};

template <class End>
struct SourceAlong : CalledAlong<End> {
  using CalledAlong<End>::CalledAlong;
  using T = typename End::value_type;

  /// get(r) = element number(r), for r < R.
  template <unsigned R, class Number, class Get>
  KOKKOS_FUNCTION void load(Number const& number, Get const& get) const {
    static_for<R>([&](auto r) {
      T const v = this->element(number(decltype(r)::value));
      if constexpr (Element<T>::is_complex)
        get(r) = {v.real(), v.imag()};
      else
        get(r) = v;
    });
  }
};

template <class End>
struct SinkAlong : CalledAlong<End> {
  using CalledAlong<End>::CalledAlong;
  using T = typename End::value_type;

  /// Element number(r) = get(r) where is_stored(r), for r < R.
  template <unsigned R, class Number, class Stores, class Get>
  KOKKOS_FUNCTION void store(Number const& number, Stores const& is_stored, Get const& get) const {
    static_for<R>([&](auto r) {
      if (!is_stored(decltype(r)::value)) return;
      if constexpr (Element<T>::is_complex)
        this->take(number(decltype(r)::value), T(get(r).re, get(r).im));
      else
        this->take(number(decltype(r)::value), get(r));
    });
  }
};

/// Ends of a pass (device/line/arguments.hpp), which a source and a sink among In and Out may have been given for.
template <class In, class Out>
struct FunctorEnds {
  static constexpr SlotCalls calls = SlotCalls::functors;
  static constexpr bool are_called = true, has_pairs = false,
                        from_reals = !Element<typename In::non_const_value_type>::is_complex,
                        to_reals = !Element<typename Out::non_const_value_type>::is_complex;
  template <bool is_complex>
  static constexpr bool has_source =
      is_source<In>&& Element<typename In::non_const_value_type>::is_complex == is_complex;
  template <bool is_complex>
  static constexpr bool has_sink = is_sink<Out>&& Element<typename Out::non_const_value_type>::is_complex == is_complex;
  static KOKKOS_FUNCTION bool calls_source(std::uint16_t flags) {
    return is_source<In> && (flags & line_wise_called_load) != 0;
  }
  static KOKKOS_FUNCTION bool calls_sink(std::uint16_t flags) {
    return is_sink<Out> && (flags & line_wise_called_store) != 0;
  }

  std::conditional_t<is_source<In>, In, NoFunctor> in;
  std::conditional_t<is_sink<Out>, Out, NoFunctor> out;
  std::int64_t first_in, first_out;

  [[nodiscard]] KOKKOS_FUNCTION auto source_along(std::int64_t offset, std::int64_t step) const {
    return SourceAlong<In>(in, first_in + offset, step);
  }
  [[nodiscard]] KOKKOS_FUNCTION auto sink_along(std::int64_t offset, std::int64_t step) const {
    return SinkAlong<Out>(out, first_out + offset, step);
  }
};

#ifdef TEAMFFT_HAS_CALLED_KERNELS

/// Complex lines, and where one end is real those of the real kind that leads there. A pass may call both ends, or (of
/// several passes) one.
template <class ExecutionSpace, class In, class Out>
void launch_called(void const* exec, CalledLaunch const& launch) {
  using Real = RealOf<typename In::non_const_value_type>;
  using Called = FunctorEnds<In, Out>;
  auto const end = []<class End>(void const* given, std::type_identity<End>) -> End {
    if constexpr (std::is_empty_v<End>)
      return {};
    else
      return *static_cast<End const*>(given);
  };
  auto const load = [&]<SlotEnds ends>(std::integral_constant<SlotEnds, ends>) {
    load_called_slot_line<ends, ExecutionSpace, Real, Called>(*launch.label);
  };
  auto const run = [&]<SlotEnds ends>(std::integral_constant<SlotEnds, ends>) {
    Called const called{end(launch.source, std::type_identity<decltype(Called::in)>()),
                        end(launch.sink, std::type_identity<decltype(Called::out)>()), launch.first_source,
                        launch.first_sink};
    launch_called_slot_line<ends>(*static_cast<ExecutionSpace const*>(exec),
                                  *static_cast<PassArguments<Real> const*>(launch.arguments), *launch.shape, called,
                                  {launch.teams, launch.team_size, launch.scratch_bytes, *launch.label});
  };
  auto const is = [&]<SlotEnds ends>(std::integral_constant<SlotEnds, ends> own) {
    if (launch.ends != ends) return false;
    if (launch.source == nullptr && launch.sink == nullptr)
      load(own);
    else
      run(own);
    return true;
  };
  bool found = false;
  if constexpr (Called::from_reals && Called::to_reals)
    found = is(std::integral_constant<SlotEnds, SlotEnds::interleaved_to_rotated>()) ||
            is(std::integral_constant<SlotEnds, SlotEnds::rotated_to_interleaved>()) ||
            is(std::integral_constant<SlotEnds, SlotEnds::twisted>()) ||
            is(std::integral_constant<SlotEnds, SlotEnds::extended>());
  else
    found = is(std::integral_constant<SlotEnds, SlotEnds::called>());
  if constexpr (Called::from_reals && !Called::to_reals)
    found = found || is(std::integral_constant<SlotEnds, SlotEnds::to_half_spectrum>());
  if constexpr (!Called::from_reals && Called::to_reals)
    found = found || is(std::integral_constant<SlotEnds, SlotEnds::from_half_spectrum>());
  if (!found) throw Error("TeamFFT: no kernel calls the functors of " + *launch.label);
}

#endif

/// The launch of kernels that call these ends, or nullptr where the space has none: passes find copies of their
/// elements in memory then.
template <class ExecutionSpace, class In, class Out>
[[nodiscard]] LaunchCalled called_launch() {
#ifdef TEAMFFT_HAS_CALLED_KERNELS
  if constexpr (!is_host_space<ExecutionSpace> && (is_source<In> || is_sink<Out>))
    return launch_called<ExecutionSpace, In, Out>;
#endif
  return nullptr;
}

}  // namespace TeamFFT::Impl

#endif
