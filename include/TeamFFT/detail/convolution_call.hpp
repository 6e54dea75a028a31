// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// convolve and correlate with their types: what must hold of them, and the cached filter that computes them.
#ifndef TEAMFFT_DETAIL_CONVOLUTION_CALL_HPP
#define TEAMFFT_DETAIL_CONVOLUTION_CALL_HPP

#include <TeamFFT/cache.hpp>
#include <TeamFFT/detail/convolution_blocks.hpp>
#include <TeamFFT/detail/convolution_problem.hpp>
#include <TeamFFT/detail/fast_length.hpp>
#include <TeamFFT/detail/filter_call.hpp>
#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/detail/type_of.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <typeinfo>
#include <vector>

namespace TeamFFT::Impl {

/// How the transforms are cut: along each axis, in the order of ConvolutionProblem::axes.
template <std::size_t DIM>
struct ConvolutionShape {
  bool in_blocks = false;
  /// circular lengths; in blocks: outputs of a block, and their number
  std::array<std::size_t, DIM> length{}, step{}, blocks{};
};

template <class ExecutionSpace, class A, class V, class Out, std::size_t DIM>
class ConvolutionCall {
  static constexpr std::size_t rank = A::rank();
  static constexpr bool has_blocks = rank + DIM <= static_cast<std::size_t>(max_rank);
  using a_type = typename A::non_const_value_type;
  using v_type = typename V::non_const_value_type;
  using out_type = typename Out::non_const_value_type;
  static constexpr bool is_real = !ElementOf<Out>::is_complex;

  using WholeIn = Fields<StridedView<v_type const, rank, typename V::memory_space>,
                         StridedView<a_type const, rank, typename A::memory_space>>;
  using WholeOut = Fields<StridedView<out_type, rank, typename Out::memory_space>>;
  using BlocksIn = Fields<StridedView<v_type const, rank + DIM, typename V::memory_space>,
                          Source<a_type, std::int64_t, rank + DIM, BlocksSource<a_type, rank, DIM>>>;
  using BlocksOut = Fields<Sink<out_type, std::int64_t, rank + DIM, BlocksSink<out_type, rank, DIM>>>;

  static constexpr Precision precision = ElementOf<A>::precision;

 public:
  using Shape = ConvolutionShape<DIM>;

  /// A cached filter with what it was made for.
  class Cached final : public CacheEntry {
   public:
    struct Question {
      ExecutionSpace const& exec;
      ConvolutionRequest const& request;
    };
    Cached(Question const& q, std::type_info const& type)
        : CacheEntry(key_of(q.request)), m_exec(q.exec), m_request(q.request), m_type(type) {
      std::copy(q.request.axes.begin(), q.request.axes.end(), m_axes.begin());
      m_request.axes = m_axes;
    }
    /// The whole device, not the instance: its stream may be gone by now.
    ~Cached() override {
      if (state && Kokkos::is_initialized() && !Kokkos::is_finalized())
        Kokkos::fence("TeamFFT: a cached plan is freed");
    }
    [[nodiscard]] bool is_for(std::type_info const& type, void const* question) const override {
      if (type != m_type) return false;
      auto const& q = *static_cast<Question const*>(question);
      return same_instance(m_exec, q.exec) && same_plan(m_request, q.request);
    }

    Shape shape;
    std::unique_ptr<FilterState<ExecutionSpace>> state;

   private:
    ExecutionSpace const m_exec;
    std::array<int, DIM> m_axes{};
    ConvolutionRequest m_request;
    std::type_info const& m_type;
  };

  static void run(char const* function, bool correlates, ExecutionSpace const& exec, A const& a, V const& v,
                  Out const& out, Mode mode, axis_type<DIM> const& axes) {
    require_running(function);
    ConvolutionRequest const request{function, correlates, view_info(a), view_info(v), view_info(out), mode, axes};
    auto problem = make_convolution_problem(request);
    // The axis whose neighbours are closest is the last: it has half a spectrum, or is what blocks are read along.
    std::sort(problem.axes.begin(), problem.axes.end(),
              [&](ConvolutionAxis const& x, ConvolutionAxis const& y) { return is_slower(request, x.axis, y.axis); });
    if (element_count(request.out) == 0) return;
    typename Cached::Question const question{exec, request};
    auto const& type = type_of<Cached>();
    auto const key = key_of(request);
    auto found = find_cached(key, type, &question);
    if (found == nullptr) found = add_cached(std::make_shared<Cached>(question, type), type, &question);
    auto& entry = static_cast<Cached&>(*found);
    std::lock_guard const lock(entry.mutex);
    if (!entry.state) make(entry, request, problem, exec);
    ConvolutionProduct const product{{}, correlates ? -1.0 : 1.0};
    if (!entry.shape.in_blocks)
      WholeCall::run(*entry.state, exec, whole_in(request, problem), whole_out(request), product,
                     entry.state->workspace);
    else if constexpr (has_blocks)
      BlocksCall::run(*entry.state, exec, blocks_in(request, problem, entry.shape),
                      blocks_out(request, problem, entry.shape), product, entry.state->workspace);
  }

 private:
  using WholeCall = FilterCall<ExecutionSpace, WholeIn, WholeOut, ConvolutionProduct>;
  using BlocksCall = FilterCall<ExecutionSpace, BlocksIn, BlocksOut, ConvolutionProduct>;

  /// A dimension whose neighbours in the output are farther apart.
  static bool is_slower(ConvolutionRequest const& request, std::size_t x, std::size_t y) {
    auto const& strides = request.out.strides;
    return strides[x] != strides[y] ? std::abs(strides[x]) > std::abs(strides[y]) : x < y;
  }

  static Kind kind_of_axis(std::size_t i) { return is_real && i + 1 == DIM ? Kind::r2c : Kind::c2c_forward; }

  static void make(Cached& entry, ConvolutionRequest const& request, ConvolutionProblem const& problem,
                   ExecutionSpace const& exec) {
    try {
      entry.shape = shape_of(exec, problem);
      entry.state = entry.shape.in_blocks ? make_blocks(request, problem, entry.shape, exec)
                                          : make_whole(request, problem, entry.shape, exec);
    } catch (...) {
      drop_cached(entry);
      throw;
    }
    std::size_t bytes = entry.state->workspace_bytes;
    for (auto const& part : entry.state->parts)
      for (auto const& plan : part.plans) bytes += estimated_bytes(plan->key, 0);
    resize_cached(entry, bytes);
  }

  /// Blocks along each axis where they take less time, along all the others one.
  static Shape shape_of(ExecutionSpace const& exec, ConvolutionProblem const& problem) {
    Shape shape;
    for (std::size_t i = 0; i < DIM; ++i) {
      auto const& axis = problem.axes[i];
      shape.length[i] = has_blocks ? fast_block(exec, precision, kind_of_axis(i), axis.outputs, axis.taps) : 0;
      shape.in_blocks = shape.in_blocks || shape.length[i] != 0;
    }
    for (std::size_t i = 0; i < DIM; ++i) {
      auto const& axis = problem.axes[i];
      auto const fast = [&](std::size_t n) { return fast_length(exec, precision, kind_of_axis(i), n); };
      if (!shape.in_blocks) shape.length[i] = axis.is_exact ? axis.least : fast(axis.least);
      if (shape.length[i] == 0) shape.length[i] = fast(axis.outputs + axis.taps - 1);
      shape.step[i] = std::min(shape.length[i] - axis.taps + 1, axis.outputs);
      shape.blocks[i] = (axis.outputs + shape.step[i] - 1) / shape.step[i];
    }
    return shape;
  }

  // ---- whole

  static WholeIn whole_in(ConvolutionRequest const& request, ConvolutionProblem const& problem) {
    std::array<std::size_t, rank> v_extents{}, a_extents{};
    std::array<std::ptrdiff_t, rank> v_strides{}, a_strides{};
    for (std::size_t d = 0; d < rank; ++d) {
      v_extents[d] = request.v.extents[d];
      v_strides[d] = request.v.strides[d];
      bool const repeats = request.a.extents[d] == 1 && problem.batch[d] != 1;
      a_extents[d] = repeats ? problem.batch[d] : request.a.extents[d];
      a_strides[d] = repeats ? 0 : request.a.strides[d];
    }
    return {{strided_view<v_type const, rank, typename V::memory_space>(static_cast<v_type const*>(request.v.data),
                                                                        v_extents, v_strides),
             strided_view<a_type const, rank, typename A::memory_space>(static_cast<a_type const*>(request.a.data),
                                                                        a_extents, a_strides)}};
  }

  static WholeOut whole_out(ConvolutionRequest const& request) {
    std::array<std::size_t, rank> extents{};
    std::array<std::ptrdiff_t, rank> strides{};
    std::copy_n(request.out.extents.begin(), rank, extents.begin());
    std::copy_n(request.out.strides.begin(), rank, strides.begin());
    return {{strided_view<out_type, rank, typename Out::memory_space>(
        static_cast<out_type*>(const_cast<void*>(request.out.data)), extents, strides)}};
  }

  static std::unique_ptr<FilterState<ExecutionSpace>> make_whole(ConvolutionRequest const& request,
                                                                 ConvolutionProblem const& problem, Shape const& shape,
                                                                 ExecutionSpace const& exec) {
    PlanOptions options;
    std::array<int, DIM> axes{};
    std::array<Kind, DIM> kinds{};
    for (std::size_t i = 0; i < DIM; ++i) {
      axes[i] = static_cast<int>(problem.axes[i].axis);
      kinds[i] = kind_of_axis(i);
      options.out_box.push_back(Box::at(problem.axes[i].offset(request.correlates)));
    }
    return WholeCall::make(request.function.data(), exec, whole_in(request, problem), whole_out(request),
                           ConvolutionProduct{{}, 1}, axes, shape.length, kinds, options);
  }

  // ---- blocks: dimensions are the blocks', the batch's by falling strides, those along which is convolved

  static std::array<std::size_t, rank> dimensions(ConvolutionRequest const& request,
                                                  ConvolutionProblem const& problem) {
    std::array<std::size_t, rank> order{};
    std::size_t count = 0;
    auto const is_listed = [&](std::size_t d) {
      return std::any_of(problem.axes.begin(), problem.axes.end(),
                         [d](ConvolutionAxis const& axis) { return axis.axis == d; });
    };
    for (std::size_t d = 0; d < rank; ++d)
      if (!is_listed(d)) order[count++] = d;
    std::sort(order.begin(), order.begin() + count,
              [&](std::size_t x, std::size_t y) { return is_slower(request, x, y); });
    for (auto const& axis : problem.axes) order[count++] = axis.axis;
    return order;
  }

  /// Of an operand's elements; with strides of 0 where it has one for the whole batch.
  static Blocks<rank, DIM> blocks_of(ViewInfo const& view, ConvolutionRequest const& request,
                                     ConvolutionProblem const& problem, Shape const& shape) {
    Blocks<rank, DIM> blocks{};
    auto const order = dimensions(request, problem);
    for (std::size_t r = 0; r < rank; ++r) blocks.strides[r] = view.extents[order[r]] == 1 ? 0 : view.strides[order[r]];
    for (std::size_t i = 0; i < DIM; ++i) {
      blocks.extents[i] = static_cast<std::int64_t>(view.extents[problem.axes[i].axis]);
      blocks.step[i] = static_cast<std::int64_t>(shape.step[i]);
    }
    return blocks;
  }

  /// Extents of the functors: `along` is that of one block along axis i.
  template <class Along>
  static std::array<std::int64_t, rank + DIM> block_extents(ConvolutionRequest const& request,
                                                            ConvolutionProblem const& problem, Shape const& shape,
                                                            Along const& along) {
    std::array<std::int64_t, rank + DIM> extents{};
    auto const order = dimensions(request, problem);
    for (std::size_t i = 0; i < DIM; ++i) {
      extents[i] = static_cast<std::int64_t>(shape.blocks[i]);
      extents[rank + i] = static_cast<std::int64_t>(along(i));
    }
    for (std::size_t r = 0; r + DIM < rank; ++r) extents[DIM + r] = static_cast<std::int64_t>(problem.batch[order[r]]);
    return extents;
  }

  static BlocksIn blocks_in(ConvolutionRequest const& request, ConvolutionProblem const& problem, Shape const& shape) {
    auto const order = dimensions(request, problem);
    std::array<std::size_t, rank + DIM> extents{};
    std::array<std::ptrdiff_t, rank + DIM> strides{};
    extents.fill(1);
    for (std::size_t r = 0; r < rank; ++r) {
      extents[DIM + r] = request.v.extents[order[r]];
      strides[DIM + r] = request.v.strides[order[r]];
    }
    auto blocks = blocks_of(request.a, request, problem, shape);
    for (std::size_t i = 0; i < DIM; ++i)
      blocks.first[i] =
          static_cast<std::int64_t>(problem.axes[i].first) - static_cast<std::int64_t>(problem.axes[i].taps) + 1;
    blocks.goes_round = request.mode == Mode::circular;
    return {{strided_view<v_type const, rank + DIM, typename V::memory_space>(
                 static_cast<v_type const*>(request.v.data), extents, strides),
             source<a_type, std::int64_t>(
                 block_extents(request, problem, shape, [&](std::size_t i) { return shape.length[i]; }),
                 BlocksSource<a_type, rank, DIM>{static_cast<a_type const*>(request.a.data), blocks})}};
  }

  static BlocksOut blocks_out(ConvolutionRequest const& request, ConvolutionProblem const& problem,
                              Shape const& shape) {
    auto const blocks = blocks_of(request.out, request, problem, shape);
    return {{sink<out_type, std::int64_t>(
        block_extents(request, problem, shape, [&](std::size_t i) { return shape.step[i]; }),
        BlocksSink<out_type, rank, DIM>{static_cast<out_type*>(const_cast<void*>(request.out.data)), blocks})}};
  }

  static std::unique_ptr<FilterState<ExecutionSpace>> make_blocks(ConvolutionRequest const& request,
                                                                  ConvolutionProblem const& problem, Shape const& shape,
                                                                  ExecutionSpace const& exec) {
    if constexpr (has_blocks) {
      PlanOptions options;
      std::array<int, DIM> axes{};
      std::array<Kind, DIM> kinds{};
      for (std::size_t i = 0; i < DIM; ++i) {
        axes[i] = static_cast<int>(rank + i);
        kinds[i] = kind_of_axis(i);
        // The outputs of a block that no wrapped element reaches: behind taps - 1 others, or for a reversed v before
        // them.
        options.out_box.push_back(
            Box::at(request.correlates ? 0 : static_cast<std::ptrdiff_t>(problem.axes[i].taps) - 1));
      }
      return BlocksCall::make(request.function.data(), exec, blocks_in(request, problem, shape),
                              blocks_out(request, problem, shape), ConvolutionProduct{{}, 1}, axes, shape.length, kinds,
                              options);
    }
    return nullptr;
  }
};

/// The sentences that wrong types meet.
template <class ExecutionSpace, class A, class V, class Out, std::size_t DIM>
struct RequireConvolution {
  static constexpr bool views = RequireView<ExecutionSpace, A>::met && RequireView<ExecutionSpace, V>::met &&
                                RequireView<ExecutionSpace, Out>::met;
  static_assert(!views || is_writable<Out>(), "TeamFFT: the output View must not be const; results are written to it.");
  static constexpr bool alike = [] {
    if constexpr (views)
      return A::rank() == V::rank() && A::rank() == Out::rank() && have_one_precision<A, V>() &&
             have_one_precision<A, Out>();
    return false;
  }();
  static_assert(!views || alike,
                "TeamFFT: both operands of a convolution and its output need one rank and one precision.");
  static constexpr bool elements = [] {
    if constexpr (alike) return ElementOf<Out>::is_complex == (ElementOf<A>::is_complex || ElementOf<V>::is_complex);
    return false;
  }();
  static_assert(!alike || elements,
                "TeamFFT: the output of a convolution is complex if one of its operands is, else real.");
  static constexpr bool axes = [] {
    if constexpr (elements) return 1 <= DIM && DIM <= A::rank();
    return false;
  }();
  static_assert(!elements || axes, "TeamFFT: at least one axis, and at most as many as the Views have dimensions.");
  static constexpr bool met = axes && is_writable<Out>();
};

}  // namespace TeamFFT::Impl

#endif
