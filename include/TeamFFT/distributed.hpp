// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DistributedPlan: a transform of Views that are boxes of one domain, spread over the ranks of an MPI communicator. A
// thin skin over heFFTe's fft3d, fft3d_r2c and rtransform with TeamFFT's tags: heFFTe plans and makes the exchanges,
// TeamFFT transforms lines. Link TeamFFT::heffte.
#ifndef TEAMFFT_DISTRIBUTED_HPP
#define TEAMFFT_DISTRIBUTED_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/lifetime.hpp>
#include <TeamFFT/detail/plan_state.hpp>
#include <TeamFFT/detail/printing.hpp>
#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/detail/view.hpp>
#include <TeamFFT/heffte/communicator.hpp>
#include <TeamFFT/heffte/distributed_options.hpp>
#include <TeamFFT/heffte/distributed_request.hpp>
#include <TeamFFT/heffte/distributed_transform.hpp>
#include <TeamFFT/heffte/distributed_views.hpp>
#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>
#include <mpi.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>

namespace TeamFFT {

namespace Impl {

/// What a DistributedPlan owns beside its request. heFFTe's transforms want MPI when they are destroyed: where it has
/// ended they are left.
template <class ExecutionSpace>
struct DistributedState final : Resource {
  using Workspace = Kokkos::View<std::byte*, typename ExecutionSpace::memory_space>;

  Communicator comm;
  std::unique_ptr<DistributedTransform<ExecutionSpace>> transform;
  std::optional<Workspace> workspace;
  bool released = false;

  explicit DistributedState(MPI_Comm given) : comm(given) {}
  ~DistributedState() override { abandon_without_mpi(); }

  void release() noexcept override {
    abandon_without_mpi();
    transform.reset();
    workspace.reset();
    released = true;
  }

  void require_alive(std::string_view function) const {
    if (released)
      throw Error(
          std::string(function) +
          ": Kokkos was finalized, and the distributed plan's memory with it. Call it before Kokkos::finalize.");
  }

 private:
  void abandon_without_mpi() noexcept {
    if (!Communicator::is_running()) [[maybe_unused]]
      auto* const abandoned = transform.release();
  }
};

}  // namespace Impl

/// A transform of all axes of a domain of two or three dimensions, of which each rank holds one box before it and one
/// behind it.
///
///     std::size_t const first = 32 * rank, last = first + 32;  // 64 x 64 x 64 on two ranks
///     IndexBox<3> const in_box{{0, 0, first}, {64, 64, last}}, out_box{{first, 0, 0}, {last, 64, 64}};
///     DistributedPlan plan(exec, MPI_COMM_WORLD, in_box, out_box, {64, 64, 64}, Kind::c2c_forward);
///     execute(plan, in, out);  // Views of 64 x 64 x 32 and 32 x 64 x 64
///
/// Boxes are half-open, in the order of a View's axes; the input's boxes tile the domain, and so do the output's. r2c
/// halves the last axis of the output (n/2 + 1 elements), c2r reads such a half. The Views are contiguous
/// (DistributedOptions::order). Kinds: c2c, r2c, c2r, dct1, dct2, dct3, dst2, dst3, of all axes.
///
/// The constructor is collective: if the ranks' requests are impossible together, or one rank fails, Error is thrown on
/// every rank. execute is collective, too; it checks what it is given before it communicates, and an Error of one rank
/// leaves the others waiting. Plans are made and destroyed in one order on all ranks, between MPI_Init and
/// MPI_Finalize.
template <class ExecutionSpace>
class DistributedPlan {
  static_assert(Kokkos::is_execution_space_v<ExecutionSpace>, "TeamFFT: the execution space instance comes first.");

 public:
  using execution_space = ExecutionSpace;

  template <std::size_t DIM>
  DistributedPlan(ExecutionSpace const& exec, MPI_Comm comm, IndexBox<DIM> const& in_box, IndexBox<DIM> const& out_box,
                  shape_type<DIM> const& extents, Kind kind, DistributedOptions const& options = {})
      : m_state(running(comm)),
        m_request(Impl::distributed_request<ExecutionSpace>(in_box, out_box, extents, kind, options)) {
    auto const& own = m_state->comm;
    m_ranks = own.size();
    auto const requests = own.gather(m_request);
    if (auto const fault = Impl::requests_fault(requests); !fault.empty()) throw Error("DistributedPlan: " + fault);
    own.together([&] {
      m_state->transform = std::make_unique<Impl::DistributedTransform<ExecutionSpace>>(exec, own.get(), m_request);
      m_workspace_bytes = m_state->transform->workspace_size();
      m_state->workspace.emplace();
      if (!options.external_workspace)
        *m_state->workspace =
            Workspace(Kokkos::view_alloc("TeamFFT::workspace", Kokkos::WithoutInitializing), m_workspace_bytes);
    });
  }

  /// c2c in that direction.
  template <std::size_t DIM>
  DistributedPlan(ExecutionSpace const& exec, MPI_Comm comm, IndexBox<DIM> const& in_box, IndexBox<DIM> const& out_box,
                  shape_type<DIM> const& extents, Direction direction, DistributedOptions const& options = {})
      : DistributedPlan(exec, comm, in_box, out_box, extents,
                        direction == Direction::forward ? Kind::c2c_forward : Kind::c2c_backward, options) {}

  /// out = transform of in. In place where both begin at one address, but for r2c and c2r. Throws Error, before
  /// anything is sent or written, for Views that do not hold this rank's boxes.
  template <class In, class Out>
  void execute(In const& in, Out const& out, Normalization normalization = Normalization::backward) const {
    execute(in, out, normalization, *alive().workspace);
  }

  /// With a workspace of the caller's: any View of at least workspace_size() bytes.
  template <class In, class Out, class WorkspaceView>
  void execute(In const& in, Out const& out, Normalization normalization, WorkspaceView const& workspace) const {
    Impl::require_workspace<ExecutionSpace, WorkspaceView>();
    static_assert(Kokkos::is_view_v<In> && Kokkos::is_view_v<Out>,
                  "TeamFFT: input and output of a DistributedPlan must be Kokkos::Views.");
    if constexpr (Impl::RequireInput<ExecutionSpace, In>::met && Impl::RequireOutput<ExecutionSpace, Out>::met &&
                  Kokkos::is_view_v<In> && Kokkos::is_view_v<Out>) {
      auto const& planned = alive();
      auto const memory = Impl::borrowed_workspace(workspace);
      Impl::check_distributed(m_request, Impl::view_info(in), Impl::view_info(out), memory, m_workspace_bytes);
      if constexpr (Impl::have_one_precision<In, Out>())
        planned.transform->run(Impl::standard_pointer(in), Impl::standard_pointer(out), normalization, memory.data);
    }
  }

  /// Bytes, on this rank.
  [[nodiscard]] std::size_t workspace_size() const {
    require_plan();
    return m_workspace_bytes;
  }

  /// One line: kind, extents, this rank's boxes.
  friend std::ostream& operator<<(std::ostream& os, DistributedPlan const& plan) {
    plan.require_plan();
    return Impl::write_classic(os, [&plan](std::ostream& text) {
      text << Impl::distributed_text(plan.m_request, plan.m_ranks) << "; workspace " << plan.m_workspace_bytes
           << " B\n";
    });
  }

 private:
  using State = Impl::DistributedState<ExecutionSpace>;
  using Workspace = typename State::Workspace;

  static std::unique_ptr<State> running(MPI_Comm comm) {
    Impl::require_running("DistributedPlan");
    return std::make_unique<State>(comm);
  }
  [[nodiscard]] State const& alive() const {
    require_plan();
    m_state->require_alive("execute");
    return *m_state;
  }
  void require_plan() const {
    if (m_state == nullptr)
      throw Error("DistributedPlan: this plan was moved from; it can only be assigned or destroyed.");
  }

  std::unique_ptr<State> m_state;
  Impl::DistributedRequest m_request;
  std::size_t m_workspace_bytes = 0;
  int m_ranks = 0;
};

/// plan.execute(in, out, normalization). Collective.
template <class ExecutionSpace, class In, class Out>
void execute(DistributedPlan<ExecutionSpace> const& plan, In const& in, Out const& out,
             Normalization normalization = Normalization::backward) {
  plan.execute(in, out, normalization);
}

/// The same with a workspace of the caller's.
template <class ExecutionSpace, class In, class Out, class WorkspaceView>
void execute(DistributedPlan<ExecutionSpace> const& plan, In const& in, Out const& out, Normalization normalization,
             WorkspaceView const& workspace) {
  plan.execute(in, out, normalization, workspace);
}

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
