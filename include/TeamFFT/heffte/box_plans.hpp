// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// BoxPlans: the plans of one executor of heFFTe, on memory that is heFFTe's.
#ifndef TEAMFFT_HEFFTE_BOX_PLANS_HPP
#define TEAMFFT_HEFFTE_BOX_PLANS_HPP

#include <TeamFFT/detail/lasting.hpp>
#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/heffte/box_problem.hpp>
#include <TeamFFT/heffte/context.hpp>
#include <TeamFFT/plan.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <array>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

namespace TeamFFT::Impl {

template <class T>
struct HeffteElement {
  using type = T;
  using real = T;
};
template <class Real>
struct HeffteElement<std::complex<Real>> {
  using type = Kokkos::complex<Real>;
  using real = Real;
};

/// Forward and backward plans of a box in both precisions (heFFTe asks an executor for its workspace before it says
/// which), or the one that the context wants. All are made by the constructor; execution allocates nothing.
template <class ExecutionSpace>
class BoxPlans {
 public:
  /// `backward_factor`: what heFFTe's users find behind a backward transform beside the kind's definition; a
  /// DistributedPlan has none.
  BoxPlans(ExecutionSpace const& exec, BoxShape const& shape, Kind forward, double backward_factor)
      : m_exec(exec), m_shape(shape) {
    auto const* const context = heffte_context<ExecutionSpace>();
    if (std::none_of(shape.is_transformed.begin(), shape.is_transformed.end(), [](bool is) { return is; })) return;
    for (auto precision : {Precision::f32, Precision::f64})
      for (auto direction : {Direction::forward, Direction::backward}) {
        if (context != nullptr && (context->precision != precision || context->direction != direction)) continue;
        bool const is_forward = direction == Direction::forward;
        PlanOptions options;
        options.external_workspace = true;
        if (!is_forward && context == nullptr) options.alpha = backward_factor;
        plan(precision, direction)
            .emplace(exec, box_problem(shape, is_forward ? forward : inverse_of(forward), precision), options);
      }
  }

  /// out = transform of in, which are one array but for r2c and c2r, without scaling of its own. The workspace is
  /// heFFTe's.
  template <class In, class Out>
  void run(Direction direction, In* in, Out* out, void* workspace) const {
    auto const& planned = plan(precision_of<Out>, direction);
    if (!planned) return;  // every transformed dimension is padding
    bool const forward = direction == Direction::forward;
    auto const* const context = heffte_context<ExecutionSpace>();
    planned->execute(m_exec.get(), view(in, forward ? m_shape.before : m_shape.behind),
                     view(out, forward ? m_shape.behind : m_shape.before),
                     context != nullptr ? context->normalization : Normalization::none,
                     aligned(workspace, planned->workspace_size()));
    if constexpr (is_host_space<ExecutionSpace>)
      m_exec.get().fence("TeamFFT::heffte: heFFTe reads the result on the host");
  }

  /// As many elements of either precision, of `reals` real numbers each, as hold any plan's workspace.
  [[nodiscard]] std::size_t workspace_size(std::size_t reals) const {
    std::size_t size = 0;
    for (auto precision : {Precision::f32, Precision::f64})
      for (auto direction : {Direction::forward, Direction::backward}) {
        auto const& planned = plan(precision, direction);
        std::size_t const bytes = planned ? planned->workspace_size() : 0,
                          element = reals * (precision == Precision::f32 ? sizeof(float) : sizeof(double));
        if (bytes > 0) size = std::max(size, (bytes + workspace_alignment + element - 1) / element);
      }
    return size;
  }

  [[nodiscard]] ExecutionSpace const& exec() const { return m_exec.get(); }
  [[nodiscard]] BoxShape const& shape() const { return m_shape; }

 private:
  using MemorySpace = typename ExecutionSpace::memory_space;
  template <class T>
  using Flat = Kokkos::View<T*, MemorySpace, Kokkos::MemoryTraits<Kokkos::Unmanaged>>;
  template <class T>
  static constexpr Precision precision_of =
      std::is_same_v<typename HeffteElement<T>::real, float> ? Precision::f32 : Precision::f64;

  template <class T>
  static auto view(T* data, std::array<std::size_t, 3> const& sizes) {
    using element = typename HeffteElement<std::remove_const_t<T>>::type;
    using kept = std::conditional_t<std::is_const_v<T>, element const, element>;
    return Flat<kept>(reinterpret_cast<kept*>(data), BoxShape::count(sizes));
  }

  static Flat<std::byte> aligned(void* workspace, std::size_t bytes) {
    if (bytes == 0) return {};
    auto const excess = reinterpret_cast<std::uintptr_t>(workspace) % workspace_alignment;
    return Flat<std::byte>(static_cast<std::byte*>(workspace) + (workspace_alignment - excess) % workspace_alignment,
                           bytes);
  }

  [[nodiscard]] auto& plan(Precision precision, Direction direction) {
    return m_plans[2 * static_cast<std::size_t>(precision) + static_cast<std::size_t>(direction)];
  }
  [[nodiscard]] auto const& plan(Precision precision, Direction direction) const {
    return m_plans[2 * static_cast<std::size_t>(precision) + static_cast<std::size_t>(direction)];
  }

  Lasting<ExecutionSpace> m_exec;
  BoxShape m_shape;
  std::array<std::optional<Plan<ExecutionSpace>>, 4> m_plans;
};

/// Real parts of complex numbers, and back: heFFTe's fft3d takes real data for a complex transform, too.
template <class To, class From>
struct ConvertElements {
  To* to;
  From const* from;
  KOKKOS_FUNCTION void operator()(std::int64_t i) const {
    if constexpr (std::is_arithmetic_v<To>)
      to[i] = from[i].real();
    else
      to[i] = To(from[i]);
  }
};

template <class ExecutionSpace, class To, class From>
void convert_elements(ExecutionSpace const& exec, std::size_t count, From const* from, To* to) {
  require_running("heffte");
  using from_type = typename HeffteElement<From>::type;
  using to_type = typename HeffteElement<To>::type;
  Kokkos::parallel_for(
      "TeamFFT::heffte::convert",
      Kokkos::RangePolicy<ExecutionSpace, Kokkos::IndexType<std::int64_t>>(exec, 0, static_cast<std::int64_t>(count)),
      ConvertElements<to_type, from_type>{reinterpret_cast<to_type*>(to), reinterpret_cast<from_type const*>(from)});
  if constexpr (is_host_space<ExecutionSpace>) exec.fence("TeamFFT::heffte: heFFTe reads the result on the host");
}

}  // namespace TeamFFT::Impl

#endif
