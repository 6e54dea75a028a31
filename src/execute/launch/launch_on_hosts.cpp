// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches on host spaces: a league of teams with level-1 team scratch, whose body is the host's stage loop; of one thread, or of several that share each line
// where there are too few lines for all threads. A team of one thread that is alone runs where it was enqueued: Kokkos' launch costs more than FFTW's whole
// transform of a short line (340 ns on one OpenMP thread, 700 on two; AMD EPYC, 2026-11-21).
#include "engines/lanes/stages/host_kernel.hpp"
#include "execute/launch/launch.hpp"

#include <backends/spaces.hpp>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t most_stack_scratch = std::size_t{72} << 10;  // 4096 elements in f64 with the rows that are left free

/// The pass' only team, on the caller's stack; host spaces have finished what was enqueued before when they return. Kokkos Tools see a kernel like any other.
template <class ExecutionSpace, class Real>
void run_alone(ExecutionSpace const& exec, PassArguments<Real> const& arguments, std::string const& label) {
  alignas(host_scratch_alignment) unsigned char scratch[most_stack_scratch];
  bool const observed = Kokkos::Tools::profileLibraryLoaded();
  std::uint64_t id = 0;
  if (observed) Kokkos::Tools::beginParallelFor(label, Kokkos::Tools::Experimental::device_id(exec), &id);
  host_kernel(arguments, 0, scratch);
  if (observed) Kokkos::Tools::endParallelFor(id);
}

/// Teams of several threads that one launch may have: their barriers lie on the caller's stack.
constexpr unsigned most_teams_of_threads = 32;

template <class Real>
struct HostFunctor {
  PassArguments<Real> arguments;
  TeamBarrier* barriers;  ///< one for each team of several threads

  template <class Member>
  void operator()(Member const& member) const {
    auto const address =
        reinterpret_cast<std::uintptr_t>(member.team_scratch(1).get_shmem(static_cast<std::ptrdiff_t>(arguments.scratch_bytes + host_scratch_alignment)));
    auto const aligned = (address + host_scratch_alignment - 1) / host_scratch_alignment * host_scratch_alignment;
    auto const team = static_cast<std::uint32_t>(member.league_rank());
    auto const size = static_cast<std::uint32_t>(member.team_size());
    HostTeam const threads{static_cast<std::uint32_t>(member.team_rank()), size, size > 1 ? barriers + team : nullptr};
    host_kernel(arguments, team, reinterpret_cast<void*>(aligned), threads);  // NOLINT(performance-no-int-to-ptr): Kokkos' scratch is not aligned
  }
};

}  // namespace

template <class ExecutionSpace, class Real>
void launch(ExecutionSpace const& exec, PassArguments<Real> const& arguments, Kernel const& kernel, std::string const& label) {
  auto const& choice = kernel.choice;
  auto const teams = std::max(1u, (arguments.line_count + arguments.lines_per_team - 1) / arguments.lines_per_team);
  unsigned const team_size = teams <= most_teams_of_threads ? std::clamp(choice.team_size, 1u, static_cast<unsigned>(exec.concurrency())) : 1u;
  bool const alone = arguments.line_count != 0 && teams == 1 && team_size == 1;  // without lines a launch prepares Kokkos' scratch for later ones
  if (alone && choice.scratch_bytes <= most_stack_scratch) return run_alone(exec, arguments, label);
  auto const bytes = static_cast<int>(choice.scratch_bytes + 2 * host_scratch_alignment);
  auto policy = Kokkos::TeamPolicy<ExecutionSpace>(exec, static_cast<int>(teams), static_cast<int>(team_size)).set_scratch_size(1, Kokkos::PerTeam(bytes));
  // Kokkos 5.2 copies the label: one that needs no heap where nobody reads it.
  static std::string const unread = "TeamFFT";
  TeamBarrier barriers[most_teams_of_threads];
  Kokkos::parallel_for(Kokkos::Tools::profileLibraryLoaded() ? label : unread, policy, HostFunctor<Real>{arguments, barriers});
}

#define TEAMFFT_INSTANTIATE(Space)                                                                                  \
  template void launch<Space, float>(Space const&, PassArguments<float> const&, Kernel const&, std::string const&); \
  template void launch<Space, double>(Space const&, PassArguments<double> const&, Kernel const&, std::string const&);
TEAMFFT_FOR_EACH_HOST(TEAMFFT_INSTANTIATE)

}  // namespace TeamFFT::Impl
