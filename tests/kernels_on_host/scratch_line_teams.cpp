// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel on teams of host threads (kernel_teams.hpp).
#include "kernel_teams.hpp"

#include <TeamFFT/device/engines/scratch_line/box_rows.hpp>
#include <TeamFFT/device/engines/scratch_line/chirp.hpp>
#include <TeamFFT/device/scope/scratch_line_cluster.hpp>

namespace TeamFFT::Test {

namespace {

struct Budget {
  static constexpr Impl::RegisterBudget value{32, 24, 384, 1, 168};  // fewer than all: places are read ahead
};
template <class Real>
struct WideBudget {
  static constexpr Impl::RegisterBudget value = sizeof(Real) == 4
                                                    ? Impl::RegisterBudget{61, 24, 384, 1, 255, 37, false, 59}
                                                    : Impl::RegisterBudget{43, 16, 384, 1, 255, 37, false, 37};
};

struct ChirpForm {
  static constexpr Impl::RegisterBudget value{16, 1, 512, 1, 255};
};

}  // namespace

template <class Real>
void run_scratch_line_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  // the last one without lines
  run_teams(teams_of(a) + 1, kernel.choice.team_size, a.scratch_bytes, [&](ThreadMember const& thread, char* scratch) {
    constexpr auto chirps = Impl::flag_load_chirp | Impl::flag_store_chirp | Impl::flag_load_twiddle;
    if (a.has(Impl::flag_convolution))
      return Impl::scratch_line_chirp_kernel<ChirpForm, true>(thread, a, std::get<Impl::ScratchLineShape>(kernel.shape),
                                                              scratch);
    if (a.has(chirps))
      return Impl::scratch_line_chirp_kernel<ChirpForm, false>(thread, a,
                                                               std::get<Impl::ScratchLineShape>(kernel.shape), scratch);
    auto late = a;
    AwaitingMember<Real> const member(thread, a, late);
    if (auto const* const shape = std::get_if<Impl::RealBoxShape>(&kernel.shape))
      return Impl::scratch_line_ends_kernel<Budget, Impl::BoxRows<Real>, Impl::HalfSpectrumEnds>(member, late, *shape,
                                                                                                 scratch);
    if (auto const* const shape = std::get_if<Impl::ScratchLineEndsShape>(&kernel.shape)) {
      if (std::get<Impl::ScratchLineChoice>(kernel.choice.engine).ends == Impl::ScratchLineEnds::odd_lines)
        return Impl::scratch_line_ends_kernel<Budget, Impl::OddLines<Real>, Impl::RealKindEnds>(member, late, *shape,
                                                                                                scratch);
      return Impl::scratch_line_ends_kernel<Budget, Impl::PackedLines<Real>, Impl::RealKindEnds>(member, late, *shape,
                                                                                                 scratch);
    }
    if (Impl::is_wide_prime(kernel.choice.radices[0]))
      Impl::scratch_line_kernel<WideBudget<Real>>(member, late, std::get<Impl::ScratchLineShape>(kernel.shape),
                                                  scratch);
    else if (a.has(Impl::flag_store_twiddle))
      Impl::scratch_line_kernel<Budget, Impl::LastStage::with_roots>(
          member, late, std::get<Impl::ScratchLineShape>(kernel.shape), scratch);
    else if (a.overlap_lines != 0)
      Impl::scratch_line_kernel<Budget, Impl::LastStage::with_overlap>(
          member, late, std::get<Impl::ScratchLineShape>(kernel.shape), scratch);
    else
      Impl::scratch_line_kernel<Budget>(member, late, std::get<Impl::ScratchLineShape>(kernel.shape), scratch);
  });
}

template <class Real>
void run_scratch_line_cluster_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  run_clusters(teams_of(a), kernel.choice.teams(), kernel.choice.team_size, a.scratch_bytes,
               [&](ClusterMember const& member, char* scratch) {
                 Impl::scratch_line_cluster_kernel<Budget>(
                     member, a, std::get<Impl::ScratchLineClusterShape>(kernel.shape), scratch);
               });
}

template void run_scratch_line_teams(Impl::PassArguments<float> const&, Impl::Kernel const&);
template void run_scratch_line_teams(Impl::PassArguments<double> const&, Impl::Kernel const&);
template void run_scratch_line_cluster_teams(Impl::PassArguments<float> const&, Impl::Kernel const&);
template void run_scratch_line_cluster_teams(Impl::PassArguments<double> const&, Impl::Kernel const&);

}  // namespace TeamFFT::Test
