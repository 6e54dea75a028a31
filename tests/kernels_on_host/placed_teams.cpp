// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The placed kernel on teams of host threads (kernel_teams.hpp).
#include "kernel_teams.hpp"

#include <TeamFFT/device/engines/scratch_line/placed_chirp.hpp>
#include <TeamFFT/device/scope/placed_cluster.hpp>

namespace TeamFFT::Test {

namespace {

struct Form {
  static constexpr Impl::PlacedForm value{32, 24, 384, 1, 255};
};
template <class Real>
struct WideForm {
  static constexpr Impl::PlacedForm value =
      sizeof(Real) == 4 ? Impl::PlacedForm{61, 24, 384, 1, 255, 37, false, 59} : Impl::PlacedForm{43, 16, 384, 1, 255, 37, false, 37};
};

struct ChirpForm {
  static constexpr Impl::PlacedForm value{16, 1, 512, 1, 255};
};

}  // namespace

template <class Real>
void run_placed_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  run_teams(teams_of(a), kernel.tuning.team_size, a.scratch_bytes, [&](ThreadMember const& member, char* scratch) {
    constexpr auto chirps = Impl::flag_load_chirp | Impl::flag_store_chirp | Impl::flag_load_twiddle;
    if (a.has(Impl::flag_convolution))
      Impl::placed_chirp_kernel<ChirpForm, true>(member, a, std::get<Impl::PlacedShape>(kernel.shape), scratch);
    else if (a.has(chirps))
      Impl::placed_chirp_kernel<ChirpForm, false>(member, a, std::get<Impl::PlacedShape>(kernel.shape), scratch);
    else if (Impl::is_wide_prime(kernel.tuning.radices[0]))
      Impl::placed_kernel<WideForm<Real>>(member, a, std::get<Impl::PlacedShape>(kernel.shape), scratch);
    else if (a.has(Impl::flag_store_twiddle))
      Impl::placed_kernel<Form, Impl::LastStage::with_roots>(member, a, std::get<Impl::PlacedShape>(kernel.shape), scratch);
    else if (a.halo_lines != 0)
      Impl::placed_kernel<Form, Impl::LastStage::with_halo>(member, a, std::get<Impl::PlacedShape>(kernel.shape), scratch);
    else
      Impl::placed_kernel<Form>(member, a, std::get<Impl::PlacedShape>(kernel.shape), scratch);
  });
}

template <class Real>
void run_shared_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  run_clusters(teams_of(a), kernel.tuning.teams(), kernel.tuning.team_size, a.scratch_bytes, [&](ClusterMember const& member, char* scratch) {
    Impl::placed_cluster_kernel<Form>(member, a, std::get<Impl::SharedShape>(kernel.shape), scratch);
  });
}

template void run_placed_teams(Impl::PassArguments<float> const&, Impl::Kernel const&);
template void run_placed_teams(Impl::PassArguments<double> const&, Impl::Kernel const&);
template void run_shared_teams(Impl::PassArguments<float> const&, Impl::Kernel const&);
template void run_shared_teams(Impl::PassArguments<double> const&, Impl::Kernel const&);

}  // namespace TeamFFT::Test
