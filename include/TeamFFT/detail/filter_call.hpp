// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A filter's ends and functor with their types: how they reach the passes.
#ifndef TEAMFFT_DETAIL_FILTER_CALL_HPP
#define TEAMFFT_DETAIL_FILTER_CALL_HPP

#include <TeamFFT/detail/end_functions.hpp>
#include <TeamFFT/detail/filter_ends.hpp>
#include <TeamFFT/detail/filter_kernel.hpp>
#include <TeamFFT/detail/filter_memory.hpp>
#include <TeamFFT/detail/filter_middle.hpp>
#include <TeamFFT/detail/filter_state.hpp>
#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/detail/type_of.hpp>
#include <TeamFFT/detail/view.hpp>
#include <TeamFFT/ends.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <typeinfo>
#include <utility>

namespace TeamFFT::Impl {

/// Everything about a call whose types are known: FilterPlan's constructor and execute.
template <class ExecutionSpace, class In, class Out, class F>
struct FilterCall {
  using Ends = FilterEnds<In, Out>;
  using InEnds = typename Ends::in_type;
  using OutEnds = typename Ends::out_type;
  static constexpr std::size_t C = std::tuple_size_v<InEnds>, D = std::tuple_size_v<OutEnds>;
  using FirstIn = std::tuple_element_t<0, InEnds>;
  using FirstOut = std::tuple_element_t<0, OutEnds>;
  static constexpr std::size_t rank = FirstIn::rank();
  using Real = RealOf<typename FirstIn::non_const_value_type>;
  using Complex = Kokkos::complex<Real>;
  template <class... E>
  static constexpr bool are_real(std::tuple<E...> const*) {
    return (!ElementOf<E>::is_complex && ...);
  }
  static constexpr bool all_real = are_real(static_cast<InEnds*>(nullptr)) && are_real(static_cast<OutEnds*>(nullptr));

  template <class Z>
  static constexpr bool possible = Ends::template allows<Z, all_real>&& filters<F, Z, rank, C, D, Ends::is_coupled>();

  using Middle = decltype(middle_of<rank, D, Ends::is_coupled>(std::declval<F const&>()));
  template <class Z>
  using SinkFunctor = MiddleSink<Z, Middle, C, D, std::make_index_sequence<rank>>;
  template <class Z>
  using MiddleEnd = Sink<Z, std::int64_t, rank, SinkFunctor<Z>>;

  /// On hosts lines that are neighbours across the ends of rows share vectors.
  static constexpr bool aligned = !is_host_space<ExecutionSpace>;

  /// Whether neighbours between the transforms differ in the first index: as in the data.
  static bool left(InEnds const& in, OutEnds const& out) {
    if constexpr (!is_called<FirstIn> || is_planar<FirstIn>)
      return is_left(std::get<0>(in));
    else if constexpr (!is_called<FirstOut> || is_planar<FirstOut>)
      return is_left(std::get<0>(out));
    else
      return std::is_same_v<typename ExecutionSpace::array_layout, Kokkos::LayoutLeft>;
  }

  /// call(Z()) for the elements between the transforms. Throws Error where the functor does not take them.
  template <class Call>
  static void with_middle(FilterProblem const& problem, Call const& call) {
    if (problem.middle.is_complex) {
      if constexpr (possible<Complex>) return call(Complex());
    } else {
      if constexpr (possible<Real>) return call(Real());
    }
    throw Error(std::string("FilterPlan: these kinds have ") + (problem.middle.is_complex ? "complex" : "real") +
                " elements between the transforms, and the filter takes or gives others; give a functor for those, or "
                "other kinds.");
  }

  template <std::size_t... I>
  static std::array<FilterEnd, C> in_ends(InEnds const& in, bool left, std::index_sequence<I...>) {
    return {in_end(std::get<I>(in), left)...};
  }
  template <std::size_t... I>
  static std::array<FilterEnd, D> out_ends(OutEnds const& out, bool left, std::index_sequence<I...>) {
    return {out_end(std::get<I>(out), left)...};
  }
  template <class End>
  static FilterEnd in_end(End const& end, bool left) {
    auto const& turned = turned_input(end, left);
    return {view_info(turned), source_functions<ExecutionSpace, std::remove_cvref_t<decltype(turned)>>(), nullptr,
            layout_of(turned)};
  }
  template <class End>
  static FilterEnd out_end(End const& end, bool left) {
    auto const& turned = turned_end(end, left);
    return {view_info(turned), nullptr, sink_functions<ExecutionSpace, End>(), layout_of(turned)};
  }
  template <class End>
  static decltype(auto) turned_end(End const& end, [[maybe_unused]] bool left) {
    if constexpr (is_called<End>)
      return end.oriented(left);
    else
      return (end);
  }

  template <class End>
  static decltype(auto) turned_input(End const& end, bool left) {
    if constexpr (is_planar<End>)
      return end.as_input().oriented(left);
    else
      return turned_end(end, left);
  }

  using Part = FilterPart<ExecutionSpace>;

  /// The end of the last field's transform; without a part, to be planned.
  template <class Z>
  static MiddleEnd<Z> middle_end(FilterProblem const& problem, bool left, F const& filter, Part const* part = nullptr,
                                 void* memory = nullptr, FilterSlabs const& slabs = {}, std::size_t slab = 0) {
    auto const field = [](void* data, ViewInfo const& view) {
      MiddleField<Z, rank> result{static_cast<Z*>(data), {}};
      for (std::size_t d = 0; d < rank; ++d) result.strides[d] = view.extents[d] == 1 ? 0 : view.strides[d];
      return result;
    };
    SinkFunctor<Z> functor{middle_of<rank, D, Ends::is_coupled>(filter), {}, field(nullptr, problem.middle), 0, {}};
    if (part != nullptr) {
      for (std::size_t c = 0; c + 1 < C; ++c)
        functor.before[c] = field(part->before_at(memory, c), problem.middle_in[c]);
      functor.results.data = static_cast<Z*>(part->result_at(memory, 0));
      functor.pitch = static_cast<std::int64_t>(part->pitch / sizeof(Z));
      functor.first[slabs.dimension] = static_cast<std::int64_t>(slab * slabs.extent);
    }
    return {indices_of(problem, left), functor};
  }

  static EndIndices<std::int64_t, rank> indices_of(FilterProblem const& problem, bool left) {
    return EndIndices<std::int64_t, rank>("FilterPlan", problem.middle.extents.data(), left);
  }

  /// The filter as a turning pass calls it.
  using AtPlaces = FilterAtPlaces<Middle, rank, C, D>;

  /// What the library knows of a filter that is a View.
  static std::optional<ViewInfo> info_of_filter([[maybe_unused]] F const& filter) {
    if constexpr (Kokkos::is_view_v<F>)
      return view_info(filter);
    else
      return {};
  }

  /// `factors`: info_of_filter().
  static void check_filter(char const* function, [[maybe_unused]] std::optional<ViewInfo> const& factors,
                           FilterProblem const& problem) {
    if constexpr (Kokkos::is_view_v<F>)
      check_filter_view(function, *factors, problem.middle);
    else if constexpr (!std::is_base_of_v<Pointwise, F>)
      check_filter_indices(function, problem.middle);
  }

  static std::unique_ptr<FilterState<ExecutionSpace>> make(char const* function, ExecutionSpace const& exec,
                                                           In const& in_fields, Out const& out_fields, F const& filter,
                                                           std::span<int const> axes,
                                                           std::span<std::size_t const> shape,
                                                           std::span<Kind const> kinds, PlanOptions const& options) {
    require_running(function);
    auto const& in = Ends::in(in_fields);
    auto const& out = Ends::out(out_fields);
    bool const is_left = left(in, out);
    auto from = in_ends(in, is_left, std::make_index_sequence<C>());
    auto to = out_ends(out, is_left, std::make_index_sequence<D>());
    bool const points_are_real = possible<Real> && Ends::start == FilterStart::backward;
    auto const problem_of = [&](auto const& views_in, auto const& views_out) {
      return make_filter_problem(
          {function, Ends::start, views_in, views_out, axes, shape, kinds, points_are_real, is_left, aligned, options});
    };
    auto const in_views = views_of(from);
    auto const out_views = views_of(to);
    auto const problem = problem_of(in_views, out_views);
    auto const factors = info_of_filter(filter);
    check_filter(function, factors, problem);
    check_planar_fields(function, in, out);
    check_memory(function, memory_of_ends(in, from), memory_of_ends(out, to),
                 memory_beside(problem, factors ? &*factors : nullptr));
    FilterSlabs slabs;
    if constexpr (are_views)
      if (!options.multiply_in.is_given() && !options.multiply_out.is_given())  // whose Views would have to be cut, too
        slabs = slabs_of(exec, problem,
                         slab_dimension({function, Ends::start, in_views, out_views, axes, shape, kinds,
                                         points_are_real, is_left, aligned, options}));
    std::unique_ptr<FilterState<ExecutionSpace>> state;
    with_middle(problem, [&](auto z) {
      using Z = decltype(z);
      auto const parts_of = [&](FilterProblem const& part) {
        auto const end = middle_end<Z>(part, is_left, filter);
        FilterEnd const middle{view_info(end), nullptr, sink_functions<ExecutionSpace, MiddleEnd<Z>>(), layout_of(end)};
        return FilterParts{
            function, axes,
            from,     to,
            middle,   filter_functions<ExecutionSpace, Z, C, D, Ends::start == FilterStart::forward, AtPlaces>()};
      };
      bool const has_one_axis = problem.turn && problem.turn->first.axes.empty();
      // nothing would lie between transforms
      if (slabs.count() > 1 && has_one_axis && Part::turning_pass(exec, problem, parts_of(problem))) slabs = {};
      state = std::make_unique<FilterState<ExecutionSpace>>(exec, problem, slabs, from, to, type_of<MiddleEnd<Z>>(),
                                                            is_left);
      auto const add_part = [&](std::size_t extent) {
        auto const cut = [&](FilterEnd& end) {
          if (auto& n = end.view.extents[slabs.dimension]; slabs.count() > 1 && n != 1) n = extent;
        };
        std::for_each(from.begin(), from.end(), cut);
        std::for_each(to.begin(), to.end(), cut);
        auto const part = problem_of(views_of(from), views_of(to));
        state->add_part(part, parts_of(part));
        if (!state->parts.back().turning) load_sink(exec, middle_end<Z>(part, is_left, filter));
      };
      add_part(slabs.extent);
      if (slabs.count() > 1 && slabs.whole % slabs.extent != 0) add_part(slabs.whole % slabs.extent);
    });
    std::apply([&](auto const&... ends) { (load_source(exec, turned_input(ends, is_left)), ...); }, in);
    std::apply([&](auto const&... ends) { (load_sink(exec, ends), ...); }, out);
    if (!options.external_workspace) state->allocate();
    return state;
  }

  static void run(FilterState<ExecutionSpace> const& state, ExecutionSpace const& exec, In const& in_fields,
                  Out const& out_fields, F const& filter, WorkspaceMemory const& workspace) {
    state.require_alive("execute");
    auto const& in = Ends::in(in_fields);
    auto const& out = Ends::out(out_fields);
    bool const is_left = state.is_left;
    auto const from = in_ends(in, is_left, std::make_index_sequence<C>());
    auto const to = out_ends(out, is_left, std::make_index_sequence<D>());
    auto const in_views = views_of(from);
    auto const out_views = views_of(to);
    check_filter_execute("execute", state.in, state.out, in_views, out_views);
    auto const factors = info_of_filter(filter);
    check_filter("execute", factors, state.problem);
    if (state.is_empty()) return;
    check_workspace("execute", state.any_problem(), workspace.data, workspace.bytes, state.workspace_bytes);
    state.require_writable_inputs(in_views);
    check_planar_fields("execute", in, out);
    state.check_memory("execute", memory_of_ends(in, from), memory_of_ends(out, to), factors ? &*factors : nullptr,
                       workspace);
    constexpr bool forward = Ends::start == FilterStart::forward;
    long double const alpha = state.problem.second_options.alpha, scale = state.problem.scale;
    with_middle(state.problem, [&](auto z) {
      using Z = decltype(z);
      require_planned(state, type_of<MiddleEnd<Z>>(), from, to);
      auto const& slabs = state.slabs;
      for (std::size_t slab = 0; slab < slabs.count(); ++slab) {
        auto const& part = slabs.extent_of(slab) == slabs.extent ? state.parts.front() : state.parts.back();
        Where const where{state, part, exec, is_left, workspace.data, slab};
        long double const before = forward ? 1 : scale, after = alpha * (forward ? scale : 1);
        if (part.turning) {
          AtPlaces const at_places{indices_of(part.problem, is_left), middle_of<rank, D, Ends::is_coupled>(filter),
                                   static_cast<unsigned>(part.problem.turn->dimension)};
          FilterInSlab<AtPlaces> const in_slab{at_places, slabs.dimension,
                                               static_cast<std::int64_t>(slab * slabs.extent)};
          void const* const called = is_host_space<ExecutionSpace> ? static_cast<void const*>(&in_slab) : &at_places;
          run_turning(where, in, out, from, to, {nullptr, nullptr, C, D, called, before, after},
                      std::make_index_sequence<C>(), std::make_index_sequence<D>());
        } else {
          auto const end = middle_end<Z>(part.problem, is_left, filter, &part, workspace.data, slabs, slab);
          run_first(where, in, from, before, address_of(end), std::make_index_sequence<C>());
          run_second(where, out, to, after, std::make_index_sequence<D>());
        }
      }
    });
  }

 private:
  template <std::size_t N>
  static std::array<ViewInfo, N> views_of(std::array<FilterEnd, N> const& ends) {
    std::array<ViewInfo, N> views;
    for (std::size_t i = 0; i < N; ++i) views[i] = ends[i].view;
    return views;
  }

  template <class... E>
  static constexpr bool has_no_functors(std::tuple<E...> const*) {
    return !(is_called<E> || ...);
  }
  /// Slabs are found by pointers.
  static constexpr bool are_views = is_host_space<ExecutionSpace> && has_no_functors(static_cast<InEnds*>(nullptr)) &&
                                    has_no_functors(static_cast<OutEnds*>(nullptr));

  /// As many of the batch as half the second-level caches of all threads hold between the transforms, and enough lines
  /// to keep them busy; else one slab. (A filter of 8192 lines of 256 took 12 ns an element as one, 5 to 6 so; AMD
  /// EPYC, one thread, f64, 2026-11-26.)
  static FilterSlabs slabs_of(ExecutionSpace const& exec, FilterProblem const& problem,
                              std::optional<std::size_t> dimension) {
    if (!dimension || element_count(problem.middle) == 0) return {};
    constexpr std::size_t usual_cache = std::size_t{1} << 20, lines_a_thread = 8, most_of_cache = 2;
    FilterSlabs slabs{*dimension, problem.middle.extents[*dimension], problem.middle.extents[*dimension]};
    auto const machine = detect_machine(exec);
    std::size_t const threads = std::max(1u, machine.concurrency);
    std::size_t const cache =
        threads * (machine.memory.second_level_bytes != 0 ? machine.memory.second_level_bytes : usual_cache);
    // of the dimension
    std::size_t const one = std::max(C - 1, D) * FilterPart<ExecutionSpace>::field_bytes(problem.middle) / slabs.whole;
    std::size_t elements = 1;
    for (auto const n : problem.shape) elements *= n;
    std::size_t const lines = std::max<std::size_t>(element_count(problem.middle) / slabs.whole / elements, 1);
    std::size_t const extent =
        std::max({cache / 2 / std::max<std::size_t>(one, 1), threads * lines_a_thread / lines, std::size_t{1}});
    if (extent * one <= most_of_cache * cache) slabs.extent = std::min(extent, slabs.whole);
    return slabs;
  }

  /// A slab that is executed.
  struct Where {
    FilterState<ExecutionSpace> const& state;
    Part const& part;
    ExecutionSpace const& exec;
    bool left;
    void* memory;
    std::size_t slab;

    /// A View's first element in this slab.
    template <class End>
    auto address(End const& end, ViewInfo const& view) const {
      auto const& slabs = state.slabs;
      auto const steps = view.extents[slabs.dimension] == 1
                             ? 0
                             : static_cast<std::ptrdiff_t>(slab * slabs.extent) * view.strides[slabs.dimension];
      if constexpr (is_called<End>)
        return address_of(end);
      else
        return slab == 0 ? end.data() : end.data() + steps;
    }
    /// A field for the whole batch, which is there from the first slab on.
    [[nodiscard]] bool is_done(ViewInfo const& view) const {
      return slab != 0 && view.extents[state.slabs.dimension] == 1;
    }
  };

  static void require_planned(FilterState<ExecutionSpace> const& state, std::type_info const& called,
                              std::array<FilterEnd, C> const& from, std::array<FilterEnd, D> const& to) {
    if (called != state.called)
      throw Error(
          "execute: the filter is of another type than the plan's, whose kernels call that one. Give one of the same "
          "type, or make a plan for this.");
    auto const& part = state.parts.front();
    if (part.first.empty()) return;  // Views
    for (std::size_t c = 0; c < C; ++c)
      check_functors(part.plans[part.first[c]]->ends, from[c].source, nullptr, state.any_problem());
    for (std::size_t d = 0; d < D; ++d)
      check_functors(part.plans[part.second[d]]->ends, nullptr, to[d].sink, state.any_problem());
  }

  /// The pass that turns round at the filter, between the other axes' transforms, where there are such.
  template <std::size_t... I, std::size_t... O>
  static void run_turning(Where const& where, InEnds const& in, OutEnds const& out,
                          std::array<FilterEnd, C> const& from, std::array<FilterEnd, D> const& to, FilterFields fields,
                          std::index_sequence<I...>, std::index_sequence<O...>) {
    auto const& part = where.part;
    bool const between_plans = !part.first.empty();
    std::array<void const*, C> sources{};
    std::array<void*, D> targets{};
    if (between_plans) {
      for (std::size_t c = 0; c < C; ++c) sources[c] = part.before_at(where.memory, c);
      for (std::size_t d = 0; d < D; ++d) targets[d] = part.result_at(where.memory, d);
      run_first(where, in, from, 1, part.before_at(where.memory, C - 1), std::index_sequence<I...>());
    } else {
      ((sources[I] = where.address(std::get<I>(in), from[I].view)), ...);
      ((targets[O] = where.address(std::get<O>(out), to[O].view)), ...);
    }
    fields.sources = sources.data();
    fields.targets = targets.data();
    part.turning->execute(where.exec, fields);
    if (between_plans) run_second(where, out, to, 1, std::index_sequence<O...>());
  }

  template <std::size_t... I>
  static void run_first(Where const& where, InEnds const& in, std::array<FilterEnd, C> const& ends, long double scale,
                        void* last, std::index_sequence<I...>) {
    auto const run_one = [&](auto const& end, std::size_t c) {
      if (c + 1 < C && where.is_done(ends[c].view)) return;
      auto const& turned = turned_input(end, where.left);
      where.part.run(where.exec, where.part.first[c], where.address(turned, ends[c].view),
                     c + 1 < C ? where.part.before_at(where.memory, c) : last, scale, where.memory);
    };
    (run_one(std::get<I>(in), I), ...);
  }

  template <std::size_t... I>
  static void run_second(Where const& where, OutEnds const& out, std::array<FilterEnd, D> const& ends,
                         long double scale, std::index_sequence<I...>) {
    auto const run_one = [&](auto const& end, std::size_t d) {
      auto const& turned = turned_end(end, where.left);
      where.part.run(where.exec, where.part.second[d], where.part.result_at(where.memory, d),
                     where.address(turned, ends[d].view), scale, where.memory);
    };
    (run_one(std::get<I>(out), I), ...);
  }
};

}  // namespace TeamFFT::Impl

#endif
