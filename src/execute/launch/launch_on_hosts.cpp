// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches on host spaces: a league of teams with level-1 team scratch, whose body is the host's stage loop; of one
// thread, or of several that share each line where there are too few lines for all threads. A team of one thread that
// is alone runs where it was enqueued: Kokkos' launch costs more than FFTW's whole transform of a short line (340 ns on
// one OpenMP thread, 700 on two; AMD EPYC, 2026-11-21).
#include "engines/lanes/stages/host_kernel.hpp"
#include "execute/launch/launch.hpp"
#include "execute/launch/launch_slabs.hpp"
#include "execute/slab_passes.hpp"

#include <backends/spaces.hpp>

namespace TeamFFT::Impl {

namespace {

/// A pass that one thread has done before another has heard of it.
template <class Real>
bool is_small(PassArguments<Real> const& arguments) {
  constexpr std::size_t most_elements = 2048;
  return std::size_t{arguments.line_count} * arguments.length <= most_elements;
}

template <class Real>
bool are_small(std::span<SlabPass<Real> const> passes) {
  return std::ranges::all_of(passes, [](auto const& pass) { return is_small(pass.arguments); });
}

// 4096 elements in f64 with the rows that are left free
constexpr std::size_t most_stack_scratch = std::size_t{72} << 10;

/// work(scratch) by the caller, on its stack; host spaces have finished what was enqueued before when they return.
/// Kokkos Tools see a kernel like any other.
template <class ExecutionSpace, class Work>
void run_alone(ExecutionSpace const& exec, std::string const& label, Work const& work) {
  alignas(host_scratch_alignment) unsigned char scratch[most_stack_scratch];
  bool const observed = Kokkos::Tools::profileLibraryLoaded();
  std::uint64_t id = 0;
  if (observed) Kokkos::Tools::beginParallelFor(label, Kokkos::Tools::Experimental::device_id(exec), &id);
  work(static_cast<void*>(scratch));
  if (observed) Kokkos::Tools::endParallelFor(id);
}

/// A member's own scratch. Kokkos' is not aligned.
template <class Member>
void* scratch_of(Member const& member, std::size_t bytes) {
  auto const address = reinterpret_cast<std::uintptr_t>(
      member.team_scratch(1).get_shmem(static_cast<std::ptrdiff_t>(bytes + host_scratch_alignment)));
  // NOLINTNEXTLINE(performance-no-int-to-ptr): Kokkos' scratch is not aligned
  return reinterpret_cast<void*>((address + host_scratch_alignment - 1) / host_scratch_alignment *
                                 host_scratch_alignment);
}

template <class ExecutionSpace>
auto policy_of(ExecutionSpace const& exec, std::size_t teams, unsigned team_size, std::size_t scratch_bytes) {
  auto const bytes = static_cast<int>(scratch_bytes + 2 * host_scratch_alignment);
  return Kokkos::TeamPolicy<ExecutionSpace>(exec, static_cast<int>(teams), static_cast<int>(team_size))
      .set_scratch_size(1, Kokkos::PerTeam(bytes));
}

/// Kokkos 5.2 copies the label: one that needs no heap where nobody reads it.
std::string const& read_label(std::string const& label) {
  static std::string const unread = "TeamFFT";
  return Kokkos::Tools::profileLibraryLoaded() ? label : unread;
}

/// Teams of several threads that one launch may have: their barriers lie on the caller's stack.
constexpr unsigned most_teams_of_threads = 32;

template <class Real>
struct HostFunctor {
  PassArguments<Real> arguments;
  TeamBarrier* barriers;  ///< one for each team of several threads

  template <class Member>
  void operator()(Member const& member) const {
    auto const team = static_cast<std::uint32_t>(member.league_rank());
    auto const size = static_cast<std::uint32_t>(member.team_size());
    HostTeam const threads{static_cast<std::uint32_t>(member.team_rank()), size, size > 1 ? barriers + team : nullptr};
    host_kernel(arguments, lines_of_team(arguments, team), scratch_of(member, arguments.scratch_bytes), threads);
  }
};

template <class Real>
struct SlabFunctor {
  std::span<SlabPass<Real> const> passes;  ///< on the caller's stack
  Slabs slabs;
  std::size_t scratch_bytes = 0;

  template <class Member>
  void operator()(Member const& member) const {
    run_slab(passes, slabs, static_cast<std::size_t>(member.league_rank()), scratch_of(member, scratch_bytes));
  }
};

template <class Real>
struct UnitFunctor {
  HostUnits<Real> const* units;  ///< on the caller's stack
  Slabs slabs;
  std::size_t scratch_bytes = 0;

  template <class Member>
  void operator()(Member const& member) const {
    run(static_cast<std::size_t>(member.league_rank()), scratch_of(member, scratch_bytes));
  }
  void run(std::size_t slab, void* scratch) const {
    std::size_t const begin = slab * slabs.together;
    host_kernel_units(*units, static_cast<std::uint32_t>(begin),
                      static_cast<std::uint32_t>(std::min(begin + slabs.together, slabs.units)), scratch);
  }
};

}  // namespace

template <class ExecutionSpace, class Real>
void launch(ExecutionSpace const& exec, PassArguments<Real> const& arguments, Kernel const& kernel,
            std::string const& label) {
  auto const& choice = kernel.choice;
  auto const teams = std::max(1u, (arguments.line_count + arguments.lines_per_team - 1) / arguments.lines_per_team);
  bool const shares = choice.team_size > 1 && teams <= most_teams_of_threads;
  unsigned const team_size = shares ? std::clamp(choice.team_size, 1u, static_cast<unsigned>(exec.concurrency())) : 1u;
  // Without lines a launch prepares Kokkos' scratch for later ones.
  bool const alone =
      arguments.line_count != 0 && team_size == 1 && (teams == 1 || is_small(arguments) || exec.concurrency() == 1);
  if (alone && choice.scratch_bytes <= most_stack_scratch)
    return run_alone(exec, label, [&](void* scratch) { run_lines(arguments, {0, arguments.line_count}, scratch); });
  TeamBarrier barriers[most_teams_of_threads];
  Kokkos::parallel_for(read_label(label), policy_of(exec, teams, team_size, choice.scratch_bytes),
                       HostFunctor<Real>{arguments, barriers});
}

template <class ExecutionSpace, class Real>
void launch_slabs(ExecutionSpace const& exec, std::span<SlabPass<Real> const> passes, Slabs const& slabs,
                  std::string const& label) {
  std::size_t bytes = 0;
  for (auto const& pass : passes) bytes = std::max(bytes, pass.scratch_bytes);
  std::size_t const count = slabs.slab_count();
  bool const alone = count == 1 || are_small(passes) || exec.concurrency() == 1;
  if (alone && bytes <= most_stack_scratch)
    return run_alone(exec, label, [&](void* scratch) {
      for (std::size_t slab = 0; slab < count; ++slab) run_slab(passes, slabs, slab, scratch);
    });
  Kokkos::parallel_for(read_label(label), policy_of(exec, count, 1, bytes), SlabFunctor<Real>{passes, slabs, bytes});
}

template <class ExecutionSpace, class Real>
void launch_units(ExecutionSpace const& exec, HostUnits<Real> const& units, Slabs const& slabs,
                  std::string const& label) {
  UnitFunctor<Real> const functor{&units, slabs, unit_scratch_bytes(units)};
  std::size_t const count = std::max<std::size_t>(1, slabs.slab_count());
  bool const alone = slabs.units != 0 && (count == 1 || are_small(units.passes) || exec.concurrency() == 1);
  if (alone && functor.scratch_bytes <= most_stack_scratch)
    return run_alone(exec, label, [&](void* scratch) {
      for (std::size_t slab = 0; slab < count; ++slab) functor.run(slab, scratch);
    });
  Kokkos::parallel_for(read_label(label), policy_of(exec, count, 1, functor.scratch_bytes), functor);
}

#define TEAMFFT_INSTANTIATE(Space)                                                                                     \
  template void launch<Space, float>(Space const&, PassArguments<float> const&, Kernel const&, std::string const&);    \
  template void launch<Space, double>(Space const&, PassArguments<double> const&, Kernel const&, std::string const&);  \
  template void launch_units<Space, float>(Space const&, HostUnits<float> const&, Slabs const&, std::string const&);   \
  template void launch_units<Space, double>(Space const&, HostUnits<double> const&, Slabs const&, std::string const&); \
  template void launch_slabs<Space, float>(Space const&, std::span<SlabPass<float> const>, Slabs const&,               \
                                           std::string const&);                                                        \
  template void launch_slabs<Space, double>(Space const&, std::span<SlabPass<double> const>, Slabs const&,             \
                                            std::string const&);
TEAMFFT_FOR_EACH_HOST(TEAMFFT_INSTANTIATE)

}  // namespace TeamFFT::Impl
