// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The device API: a transform inside a user's own team kernel, by the code that the library's kernels run.
#ifndef TEAMFFT_TEAM_HPP
#define TEAMFFT_TEAM_HPP

#include <TeamFFT/device/engines/register_line/stockham.hpp>
#include <TeamFFT/device/engines/register_line/stockham_serial.hpp>
#include <TeamFFT/device/math/twiddle_table.hpp>

#include <Kokkos_Core.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace TeamFFT {

namespace Impl {

using TeamRadices = std::array<unsigned, max_row_stages>;

/// n as a product of `stages` radices of at most `largest`, falling and as even as can be.
constexpr bool split_stages(unsigned n, unsigned stages, unsigned largest, TeamRadices& radices, unsigned at = 0) {
  if (at == stages) return n == 1;
  for (unsigned R = 2; R <= largest; ++R) {
    radices[at] = R;
    if (n % R == 0 && split_stages(n / R, stages, R, radices, at + 1)) return true;
  }
  radices[at] = 0;
  return false;
}

/// The fewest stages, and then the smallest radices, which are what a thread holds; all 0 where four stages of radices up to 16 do not suffice.
constexpr TeamRadices team_radices(unsigned N) {
  TeamRadices radices{};
  for (unsigned stages = 1; stages <= max_row_stages; ++stages)
    if (split_stages(N, stages, common_radix, radices)) return radices;
  return {};
}

constexpr unsigned count_stages(TeamRadices const& radices) {
  unsigned n = 0;
  while (n < max_row_stages && radices[n] != 0) ++n;
  return n;
}

template <unsigned N, unsigned Lines, class Stages = std::make_index_sequence<count_stages(team_radices(N))>>
struct TeamShape;
template <unsigned N, unsigned Lines, std::size_t... S>
struct TeamShape<N, Lines, std::index_sequence<S...>> {
  static constexpr TeamRadices radices = team_radices(N);
  static constexpr std::array<unsigned, sizeof...(S)> list{radices[S]...};
  using type = LineShape<N, Access::line, N / radices[0], Lines, radices[S]...>;
};

}  // namespace Impl

/// Discrete Fourier transforms of length N, known at compile time, inside a team kernel of the user's: y_k = sum_j x_j exp(-+2 pi i j k/N), unscaled, for
/// each of `Lines` lines at once. N is a product of at most four numbers from 2 to 16 (64, 1000, 4096, but not 17 or 2 * 31). The kernel gives two
/// functions: load(line, j) returns x_j as a Kokkos::complex<Real>, store(line, k, y) takes y_k; each is called once for every element, by any thread of
/// the team, and all loads of a line come before its stores, so that both may mean the same memory.
///
///     using FFT = TeamFFT::TeamTransform<float, 256>;
///     FFT const fft(exec);                                                              // on the host; captured by the kernel
///     auto policy = Kokkos::TeamPolicy<>(exec, rows, FFT::team_size).set_scratch_size(FFT::scratch_level, Kokkos::PerTeam(FFT::scratch_bytes));
///     Kokkos::parallel_for("spectrum", policy, KOKKOS_LAMBDA(FFT::member_type const& team) {
///       int const row = team.league_rank();
///       fft.forward(team, FFT::scratch(team), [&](int, int j) { return signal(row, j); }, [&](int, int k, auto y) { power(row, k) = Kokkos::norm(y); });
///     });
///
/// Called by every thread of a team of team_size threads; on host spaces that is one thread, elsewhere N / (largest radix) for each line. Scratch is the
/// team's own until its next barrier after the call: team.team_barrier() before scratch is used again, or stored elements are read by other threads.
/// nvcc wants --expt-relaxed-constexpr. The elements stay in registers between load and store (Govindaraju et al. 2008), as in the library's kernels.
template <class Real, unsigned N, class ExecutionSpace = Kokkos::DefaultExecutionSpace, unsigned Lines = 1>
class TeamTransform {
  static_assert(std::is_same_v<Real, float> || std::is_same_v<Real, double>, "TeamFFT: a TeamTransform is of float or double.");
  static_assert(N >= 2 && Impl::team_radices(N)[0] != 0, "TeamFFT: a TeamTransform's length must be a product of at most four numbers from 2 to 16.");
  static_assert(Lines >= 1, "TeamFFT: a TeamTransform takes at least one line.");
  using Shape = typename Impl::TeamShape<N, Lines>::type;
  using Element = Impl::Complex<Real>;
  static constexpr bool one_thread = Kokkos::SpaceAccessibility<Kokkos::HostSpace, typename ExecutionSpace::memory_space>::accessible;
  static constexpr std::size_t alignment = 16;

 public:
  using execution_space = ExecutionSpace;
  using member_type = typename Kokkos::TeamPolicy<ExecutionSpace>::member_type;
  using value_type = Kokkos::complex<Real>;

  static constexpr unsigned length = N, lines = Lines;
  static constexpr int team_size = one_thread ? 1 : static_cast<int>(Shape::team_size);
  static_assert(team_size <= 1024, "TeamFFT: these are more than 1024 threads; fewer lines are needed.");

  /// What the policy asks for: level 0 is 32 KB at most on OpenMP, hence level 1 on hosts. Bytes per team.
  static constexpr int scratch_level = one_thread ? 1 : 0;
  static constexpr std::size_t scratch_bytes =
      alignment +
      sizeof(Element) * (one_thread ? Impl::serial_scratch_elements<Shape, Real> : Lines * Impl::exchange_pitch(Shape::row(Impl::scalar_precision<Real>)));

  /// Computes and uploads the twiddles: host code only; allocates and fences.
  explicit TeamTransform(ExecutionSpace const& exec = {}) {
    auto const table = Impl::stage_twiddles<Real>(Impl::TeamShape<N, Lines>::list);
    Kokkos::View<value_type*, typename ExecutionSpace::memory_space> const twiddles(Kokkos::view_alloc("TeamFFT::team_twiddles", Kokkos::WithoutInitializing),
                                                                                    table.size());
    Kokkos::deep_copy(
        exec, twiddles,
        Kokkos::View<value_type const*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged>(reinterpret_cast<value_type const*>(table.data()), table.size()));
    exec.fence("TeamFFT: twiddles are uploaded");
    m_twiddles = twiddles;
  }

  /// The team's scratch, as the policy was asked for it; or take any scratch_bytes - 16 bytes aligned to 16.
  template <class Member>
  KOKKOS_FUNCTION static void* scratch(Member const& member) {
    return member.team_scratch(int{scratch_level}).get_shmem_aligned(std::size_t{scratch_bytes} - alignment, std::ptrdiff_t{alignment});
  }

  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void forward(Member const& member, void* scratch, Load const& load, Store const& store) const {
    run(
        member, scratch,
        [&](std::uint32_t line, std::uint32_t j) {
          value_type const x = load(line, j);
          return Element{x.real(), x.imag()};
        },
        [&](std::uint32_t line, std::uint32_t k, Element const& y) { store(line, k, value_type(y.re, y.im)); });
  }

  /// With real and imaginary part exchanged on both sides the forward transform is the backward one.
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void backward(Member const& member, void* scratch, Load const& load, Store const& store) const {
    run(
        member, scratch,
        [&](std::uint32_t line, std::uint32_t j) {
          value_type const x = load(line, j);
          return Element{x.imag(), x.real()};
        },
        [&](std::uint32_t line, std::uint32_t k, Element const& y) { store(line, k, value_type(y.im, y.re)); });
  }

 private:
  template <class Member, class Load, class Store>
  KOKKOS_FUNCTION void run([[maybe_unused]] Member const& member, void* scratch, Load const& load, Store const& store) const {
    auto const* const twiddles = reinterpret_cast<Element const*>(m_twiddles.data());
    auto* const memory = static_cast<char*>(scratch);
    if constexpr (one_thread) {
      for (std::uint32_t line = 0; line < Lines; ++line)
        Impl::stockham_serial<Shape, Real>(
            twiddles, memory, [&](std::uint32_t j) { return load(line, j); }, [&](std::uint32_t k, Element const& y) { store(line, k, y); });
    } else {
      auto const rank = static_cast<std::uint32_t>(member.team_rank());
      Impl::ThreadPlace const at{rank / Shape::T, rank % Shape::T};
      Impl::stockham<Shape, Real>(
          member, at, at, twiddles, memory, [&](auto& x) { x.load(at.thread, [&](std::uint32_t j) { return load(at.line, j); }); },
          [&](auto& x) { x.store(at.thread, [&](std::uint32_t k, Element const& y) { store(at.line, k, y); }); });
    }
  }

  Kokkos::View<value_type const*, typename ExecutionSpace::memory_space> m_twiddles;
};

}  // namespace TeamFFT

#endif
