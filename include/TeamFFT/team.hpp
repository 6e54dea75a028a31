// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The device API: transforms inside a user's own team kernel, by the code that the library's kernels run.
#ifndef TEAMFFT_TEAM_HPP
#define TEAMFFT_TEAM_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/device/team/lines_of_space.hpp>
#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <climits>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace TeamFFT {

/// Discrete Fourier transforms inside a team kernel of the user's, unscaled, of all lines of a team at once: y_k =
/// sum_j x_j exp(-+2 pi i j k/N). The kernel gives functions: load(line, j) returns x_j, store(line, k, y) takes y_k,
/// for lines 0 .. lines - 1 of the team; any thread of the team calls them. All loads of a line come before its stores,
/// so that both may mean the same memory. With N = 4 and x = 1, 0, 0, 0 forward stores 1, 1, 1, 1.
///
///     using FFT = TeamFFT::TeamTransform<float, 256>;
///     FFT const fft(exec);                                          // on the host; captured by the kernel
///     Kokkos::parallel_for("spectrum", fft.policy(exec, rows), KOKKOS_LAMBDA(FFT::member_type const& team) {
///       int const row = team.league_rank();
///       fft.forward(team, fft.scratch(team), [&](int, int j) { return signal(row, j); },
///                   [&](int, int k, auto y) { power(row, k) = Kokkos::norm(y); });
///     });
///
/// N known at compile time is 1 or a product of at most four numbers from 2 to 16 (64, 1000, 4096, but not 17 or 2 *
/// 31), and `Lines` lines share a team: TeamTransform(exec). N = TeamFFT::dynamic: TeamTransform(exec, n, lines) for
/// any n >= 1 whose lines fit in a team's scratch. Each function is called by every thread of a team of team_size
/// threads. Scratch is the team's own until its next barrier after the call: team.team_barrier() before scratch is used
/// again, or stored elements are read by other threads. nvcc wants --expt-relaxed-constexpr. On devices the elements of
/// a known length stay in registers between load and store (Govindaraju et al. 2008), as in the library's kernels;
/// those of others lie in scratch. On hosts a team is one thread and the lanes of its vectors are lines.
template <class Real, unsigned N, class ExecutionSpace = Kokkos::DefaultExecutionSpace, unsigned Lines = 1>
class TeamTransform : public Impl::TeamNumbers<Real, N, ExecutionSpace, Lines> {
  using Numbers = Impl::TeamNumbers<Real, N, ExecutionSpace, Lines>;
  using Engine = Impl::LinesOfSpace<Real, N, ExecutionSpace, Lines>;

 public:
  using execution_space = ExecutionSpace;
  using value_type = Kokkos::complex<Real>;
  using policy_type =
      Kokkos::TeamPolicy<ExecutionSpace, Kokkos::LaunchBounds<Engine::most_threads, Engine::min_blocks>>;
  using member_type = typename Kokkos::TeamPolicy<ExecutionSpace>::member_type;

  /// Of a length that is known at compile time. Computes and uploads tables: host code only; allocates and fences.
  /// Throws Error where Kokkos does not run.
  TeamTransform() requires(N != dynamic) : m_engine(running_default()) {}
  explicit TeamTransform(ExecutionSpace const& exec) requires(N != dynamic) : m_engine(running(exec)) {}

  /// `lines` lines of n elements a team. Throws Error where n or lines is 0, and where they do not fit in scratch.
  TeamTransform(ExecutionSpace const& exec, std::size_t n, std::size_t lines = 1) requires(N == dynamic)
      : m_engine(running(exec), n, lines) {
    static_cast<Numbers&>(*this) = m_engine.numbers();
  }

  /// Of a kernel over `all_lines` lines: teams of the size and with the scratch that is needed, so many that each line
  /// has one. The last team's lines past the end are the kernel's to leave out. Throws Error where there are no lines,
  /// or more teams than an int counts.
  [[nodiscard]] policy_type policy(ExecutionSpace const& exec, std::size_t all_lines) const {
    Impl::require_running("TeamTransform::policy");
    std::size_t const teams = all_lines / this->lines + (all_lines % this->lines != 0 ? 1 : 0);
    if (all_lines == 0 || teams > INT_MAX)
      throw Error("TeamTransform::policy: " + std::to_string(all_lines) + " lines, " + std::to_string(this->lines) +
                  " a team; a kernel takes 1 to " + std::to_string(std::size_t{INT_MAX} * this->lines) +
                  (all_lines == 0 ? ". Do not launch it for none." : ". Launch it in parts."));
    return policy_type(exec, static_cast<int>(teams), this->team_size)
        .set_scratch_size(Numbers::scratch_level, Kokkos::PerTeam(this->scratch_bytes));
  }

  /// Throws Error where teams of the policy have another size or less scratch than is needed.
  template <class... Properties>
  void check(Kokkos::TeamPolicy<Properties...> const& policy) const {
    std::string const given = "TeamTransform::check: the policy has teams of ",
                      need = " lines of " + std::to_string(this->length) + " elements a team need ";
    if (policy.team_size() != this->team_size || policy.impl_vector_length() != 1)
      throw Error(given + std::to_string(policy.team_size()) + " threads and vectors of " +
                  std::to_string(policy.impl_vector_length()) + "; " + std::to_string(this->lines) + need +
                  std::to_string(this->team_size) +
                  " and 1. Use policy(exec, lines), or team_size and no vector length.");
    auto const bytes = static_cast<std::size_t>(policy.scratch_size(Numbers::scratch_level, policy.team_size()));
    if (bytes < this->scratch_bytes)
      throw Error(given + std::to_string(this->team_size) + " threads and " + std::to_string(bytes) +
                  " bytes of scratch on level " + std::to_string(Numbers::scratch_level) + "; " +
                  std::to_string(this->lines) + need + std::to_string(this->scratch_bytes) +
                  ". Use policy(exec, lines), or set_scratch_size(scratch_level, Kokkos::PerTeam(scratch_bytes)).");
  }

  /// y_k = sum_j x_j exp(-2 pi i j k/N): load(line, j) returns a complex or real number, store(line, k, y) takes a
  /// value_type, once for each of N elements.
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void forward(Member const& member, void* scratch, Load const& load, Store const& store) const {
    check_launch(member, scratch);
    m_engine.forward(member, scratch, load, store);
  }

  /// x_j = sum_k y_k exp(+2 pi i j k/N): load(line, k), store(line, j, x).
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void backward(Member const& member, void* scratch, Load const& load, Store const& store) const {
    check_launch(member, scratch);
    m_engine.backward(member, scratch, load, store);
  }

  /// forward of reals: load(line, j) returns a Real, store(line, k, y) takes the N/2 + 1 elements k = 0 .. N/2; the
  /// others are their conjugates.
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void r2c(Member const& member, void* scratch, Load const& load, Store const& store) const {
    check_launch(member, scratch);
    m_engine.r2c(member, scratch, load, store);
  }

  /// backward to reals: load(line, k) gives elements k = 0 .. N/2, store(line, j, x) takes a Real for each of N. Of
  /// element 0, and N/2 of even N, the real part counts. Where N is odd, or 2, a device calls load twice for most
  /// elements, and convolve() of reals filter.
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void c2r(Member const& member, void* scratch, Load const& load, Store const& store) const {
    check_launch(member, scratch);
    m_engine.c2r(member, scratch, load, store);
  }

  /// backward(f_k forward(x)_k): store(line, j, sum_k f_k X_k exp(+2 pi i j k/N)), where filter(line, k) returns f_k,
  /// complex or real; the circular convolution with the filter's own backward transform, times N. The spectrum stays
  /// where the stages leave it. Where load returns a Real the line is one of reals: f_k is asked for k = 0 .. N/2 and
  /// store takes Reals, as in r2c and c2r.
  template <class Member, class Load, class Filter, class Store>
  KOKKOS_FUNCTION void convolve(Member const& member, void* scratch, Load const& load, Filter const& filter,
                                Store const& store) const {
    check_launch(member, scratch);
    m_engine.convolve(member, scratch, load, filter, store);
  }

 private:
  static ExecutionSpace const& running(ExecutionSpace const& exec) {
    Impl::require_running("TeamTransform");
    return exec;
  }
  static ExecutionSpace running_default() {
    Impl::require_running("TeamTransform");
    return {};
  }

  /// In debug builds: a kernel that was launched otherwise would write anywhere.
  template <class Member>
  KOKKOS_FUNCTION void check_launch([[maybe_unused]] Member const& member, [[maybe_unused]] void const* scratch) const {
#if !defined(NDEBUG) || defined(TEAMFFT_CHECK_BOUNDS)
    if (member.team_size() != this->team_size)
      Kokkos::abort("TeamFFT: a TeamTransform's kernel has teams of another size than team_size; see policy().");
    if (scratch == nullptr)
      Kokkos::abort("TeamFFT: a TeamTransform's kernel has less scratch than scratch_bytes; see policy().");
#endif
  }

  Engine m_engine;
};

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
