// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of passes that call a source or a sink on GPUs, which a user's translation unit compiles: lines in place in scratch,
// whose first and last butterflies or sweeps call the functors.
#ifndef TEAMFFT_DETAIL_CALLED_KERNEL_HPP
#define TEAMFFT_DETAIL_CALLED_KERNEL_HPP

#include <TeamFFT/detail/element.hpp>
#include <TeamFFT/detail/executor.hpp>
#include <TeamFFT/ends.hpp>

#include <TeamFFT/device/engines/scratch_line/contract.hpp>
#include <TeamFFT/device/line/arguments.hpp>
#include <TeamFFT/device/math/butterfly.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>

#if defined(KOKKOS_ENABLE_CUDA) && defined(KOKKOS_COMPILER_NVCC)
#include <TeamFFT/device/engines/scratch_line/called.hpp>

#include <TeamFFT/detail/cuda_launch.hpp>
#endif

namespace TeamFFT::Impl {

/// One launch. `arguments` are the PassArguments of the transform's precision; without functors the kernel is only to be loaded. A pass that calls one of them
/// is given both.
struct CalledLaunch {
  void const* arguments;
  ScratchLineEndsShape const* shape;
  ScratchLineEnds ends;
  void const *source, *sink;
  std::int64_t first_source, first_sink;  ///< the offsets of the pass' own first elements
  unsigned teams, team_size;
  std::size_t scratch_bytes;
  std::string const* label;
};

/// Stands for an end in memory.
struct NoFunctor {};

/// Elements of a source or a sink, from one whose indices are `first` on, those of each `step` more: the dimension in which they follow each other need not
/// be known.
template <class End>
struct ElementsAlong {
  using Indices = decltype(std::declval<End const&>().indices().all(0));
  End const& end;
  Indices first, step;

  KOKKOS_FUNCTION ElementsAlong(End const& of, std::int64_t offset, std::int64_t step_offset)
      : end(of), first(of.indices().all(offset)), step(of.indices().all(step_offset)) {}
  [[nodiscard]] KOKKOS_FUNCTION Indices at(unsigned r) const {
    Indices here = first;
    for (std::size_t d = 0; d < End::rank(); ++d) here[d] = static_cast<std::remove_cvref_t<decltype(here[d])>>(first[d] + r * step[d]);
    return here;
  }
};

template <class End>
struct SourceAlong : ElementsAlong<End> {
  using ElementsAlong<End>::ElementsAlong;
  using T = typename End::value_type;

  /// get(r) = element number(r), for r < R.
  template <unsigned R, class Number, class Get>
  KOKKOS_FUNCTION void load(Number const& number, Get const& get) const {
    static_for<R>([&](auto r) {
      T const v = this->end(this->at(number(decltype(r)::value)));
      if constexpr (Element<T>::is_complex)
        get(r) = {v.real(), v.imag()};
      else
        get(r) = v;
    });
  }
};

template <class End>
struct SinkAlong : ElementsAlong<End> {
  using ElementsAlong<End>::ElementsAlong;
  using T = typename End::value_type;

  /// Element r = get(r) where is_stored(r), for r < R.
  template <unsigned R, class Stores, class Get>
  KOKKOS_FUNCTION void store(Stores const& is_stored, Get const& get) const {
    static_for<R>([&](auto r) {
      if (!is_stored(decltype(r)::value)) return;
      if constexpr (Element<T>::is_complex)
        this->end(this->at(decltype(r)::value), T(get(r).re, get(r).im));
      else
        this->end(this->at(decltype(r)::value), get(r));
    });
  }
};

/// Ends of a pass (device/line/arguments.hpp), which a source and a sink among In and Out may have been given for.
template <class In, class Out>
struct FunctorEnds {
  static constexpr bool are_called = true;
  template <bool is_complex>
  static constexpr bool has_source = is_source<In>&& Element<typename In::non_const_value_type>::is_complex == is_complex;
  template <bool is_complex>
  static constexpr bool has_sink = is_sink<Out>&& Element<typename Out::non_const_value_type>::is_complex == is_complex;
  static KOKKOS_FUNCTION bool calls_source(std::uint16_t flags) { return is_source<In> && (flags & line_wise_called_load) != 0; }
  static KOKKOS_FUNCTION bool calls_sink(std::uint16_t flags) { return is_sink<Out> && (flags & line_wise_called_store) != 0; }

  std::conditional_t<is_source<In>, In, NoFunctor> in;
  std::conditional_t<is_sink<Out>, Out, NoFunctor> out;
  std::int64_t first_in, first_out;

  [[nodiscard]] KOKKOS_FUNCTION auto source_along(std::int64_t offset, std::int64_t step) const { return SourceAlong<In>(in, first_in + offset, step); }
  [[nodiscard]] KOKKOS_FUNCTION auto sink_along(std::int64_t offset, std::int64_t step) const { return SinkAlong<Out>(out, first_out + offset, step); }

  template <class Real>
  KOKKOS_FUNCTION void load(Real const*, std::int64_t offset, Real* to) const {
    if constexpr (is_source<In>) {
      auto const v = in.at(first_in + offset);
      if constexpr (Element<typename In::value_type>::is_complex)
        to[0] = v.real(), to[1] = v.imag();
      else
        *to = v;
    }
  }
  template <class Real>
  KOKKOS_FUNCTION void store(Real*, std::int64_t offset, Real const* from) const {
    if constexpr (is_sink<Out>) {
      using T = typename Out::value_type;
      if constexpr (Element<T>::is_complex)
        out.take(first_out + offset, T(from[0], from[1]));
      else
        out.take(first_out + offset, *from);
    }
  }
};

#if defined(KOKKOS_ENABLE_CUDA) && defined(KOKKOS_COMPILER_NVCC)

template <class Real, class Called, class Lines, class LineEnds, Direct direct>
struct CalledTeam {
  PassArguments<Real, Called> arguments;
  ScratchLineEndsShape shape;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    scratch_line_called_kernel<UserBudget<Real>, Lines, LineEnds, direct>(member, arguments, shape, scratch);
  }
};

template <class Real, class Called, class Lines, class LineEnds, Direct direct>
void launch_called_team(void const* exec, CalledLaunch const& launch) {
  using Team = CalledTeam<Real, Called, Lines, LineEnds, direct>;
  constexpr RegisterBudget budget = UserBudget<Real>::value;
  if (launch.source == nullptr && launch.sink == nullptr) return load_cuda<budget.threads, budget.min_blocks, Team>(*launch.label);
  auto const end = []<class End>(void const* given, std::type_identity<End>) -> End {
    if constexpr (std::is_empty_v<End>)
      return {};
    else
      return *static_cast<End const*>(given);
  };
  Called const called{end(launch.source, std::type_identity<decltype(Called::in)>()), end(launch.sink, std::type_identity<decltype(Called::out)>()),
                      launch.first_source, launch.first_sink};
  Team const team{{*static_cast<PassArguments<Real> const*>(launch.arguments), called}, *launch.shape};
  launch_cuda<budget.threads, budget.min_blocks>(*static_cast<Kokkos::Cuda const*>(exec), launch.teams, launch.team_size, launch.scratch_bytes, team,
                                                 *launch.label);
}

/// Complex lines, and where one end is real those of the real kind that leads there. A pass may call both ends, or (of several passes) one.
template <class In, class Out>
void launch_called(void const* exec, CalledLaunch const& launch) {
  using Real = RealOf<typename In::non_const_value_type>;
  using Called = FunctorEnds<In, Out>;
  constexpr bool from_reals = !Element<typename In::non_const_value_type>::is_complex, to_reals = !Element<typename Out::non_const_value_type>::is_complex;
  using RealEnds = std::conditional_t<from_reals && to_reals, TrigonometricEnds, HalfSpectrumEnds>;
  constexpr Direct direct = from_reals && to_reals ? Direct::none : from_reals ? Direct::load : Direct::store;
  if constexpr (from_reals || to_reals) {
    if (launch.ends == ScratchLineEnds::real_kinds) return launch_called_team<Real, Called, PackedLines<Real, Called>, RealEnds, direct>(exec, launch);
    if (launch.ends == ScratchLineEnds::odd_lines) return launch_called_team<Real, Called, OddLines<Real, Called>, RealEnds, direct>(exec, launch);
  }
  if constexpr (!(from_reals && to_reals))
    if (launch.ends == ScratchLineEnds::called) return launch_called_team<Real, Called, PackedLines<Real, Called>, ElementEnds, Direct::both>(exec, launch);
  throw Error("TeamFFT: no kernel calls the functors of " + *launch.label);
}

#endif

/// The launch of kernels that call these ends, or nullptr where the space has none: passes find copies of their elements in memory then.
template <class ExecutionSpace, class In, class Out>
[[nodiscard]] LaunchCalled called_launch() {
#if defined(KOKKOS_ENABLE_CUDA) && defined(KOKKOS_COMPILER_NVCC)
  if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda> && (is_source<In> || is_sink<Out>)) return launch_called<In, Out>;
#endif
  return nullptr;
}

}  // namespace TeamFFT::Impl

#endif
