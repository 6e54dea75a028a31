// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel for lines that the teams of a cluster share, because one team's scratch is too little for a
// line or for a tile of some, or leaves room for no second team. Teams have parts of the first stage's butterflies and
// write its results to each other's scratch: of every line R_1/teams rows of N/R_1 elements for each, and from then on
// each team is alone with its rows (as in device/scope/cluster_line.hpp, whose lengths are compile-time constants).
#ifndef TEAMFFT_DEVICE_SCOPE_SCRATCH_LINE_CLUSTER_HPP
#define TEAMFFT_DEVICE_SCOPE_SCRATCH_LINE_CLUSTER_HPP

#include <TeamFFT/device/line/ask_ahead.hpp>
#include <TeamFFT/device/engines/scratch_line/scratch_line.hpp>

namespace TeamFFT::Impl {

/// The butterflies of a stage that the team has; each of the cluster's lines has S of them.
TEAMFFT_FUNCTION ScratchLineStage part_of(ScratchLineStage s, std::uint32_t lines, std::uint32_t team) {
  std::uint32_t const begin = team * s.count, left = s.S * lines - begin;
  s.places += begin;
  if (left < s.count) s.count = left;
  return s;
}

/// A team of the cluster in the first stage, whose results go to the teams whose rows they are in.
template <class Member>
struct FirstMember {
  using Shared = void;
  Member const& member;
  ScratchLineClusterShape const& shape;
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t team_rank() const { return member.team_rank(); }
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t team_size() const { return member.team_size(); }
  /// Returns once all have begun: their scratch is theirs.
  TEAMFFT_FUNCTION void await_others() const { member.cluster_wait(); }
  /// Result r of the butterfly whose first row is at p in each team's scratch.
  template <class Real>
  TEAMFFT_FUNCTION void give(Complex<Real>* p, unsigned r, Complex<Real> v) const {
    member.give(p + shape.results[r].offset, shape.results[r].team, ScalarPair<Real>{v.re, v.im});
  }
};

/// A team of the cluster in a later stage, whose first barrier is the second half of the cluster's.
template <class Member>
struct LaterMember {
  Member const& member;
  bool awaits_cluster;
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t team_rank() const { return member.team_rank(); }
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t team_size() const { return member.team_size(); }
  TEAMFFT_FUNCTION void team_barrier() const {
    if (awaits_cluster)
      member.cluster_wait();
    else
      member.team_barrier();
  }
};

/// The kernel's body for one team of a cluster; Budget::value is its RegisterBudget. `scratch`, which begins at the
/// same place in all of them, holds the LineInfos where there are such, then the team's rows, line by line.
template <class Budget, class Real, class Member>
TEAMFFT_FUNCTION void scratch_line_cluster_kernel(Member const& member, PassArguments<Real> const& a,
                                                  ScratchLineClusterShape const& shape, char* scratch) {
  constexpr unsigned end = Budget::value.widest + 1;
  std::uint32_t const all = a.lines_per_team, cluster = static_cast<std::uint32_t>(member.league_rank()) / shape.teams,
                      team = member.cluster_rank();
  std::uint32_t const first_line = cluster * all;
  if (first_line >= a.line_count) return;
  member.cluster_arrive();
  ScratchLineShape const& stages = shape.stages;
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  std::uint32_t const left = a.line_count - first_line, lines = left < all ? left : all;
  ScratchTeam<Real> const own{a, info, reinterpret_cast<Complex<Real>*>(scratch + stages.info_bytes), first_line,
                              lines};
  if (stages.info_bytes != 0) {
    for (std::uint32_t l = member.team_rank(); l < lines; l += member.team_size()) info[l] = locate(a, first_line + l);
    member.team_barrier();
  }
  if (shape.ahead != 0)
    ask_ahead(member, a, first_line + shape.ahead, stages.first.S * stages.first.radix / shape.teams);
  Complex<Real>* const no_roots = nullptr;
  dispatch_scratch_line<Budget, Meets::source, LastStage::plain, 2, end>(FirstMember<Member>{member, shape}, own,
                                                                         part_of(stages.first, all, team), no_roots);
  member.cluster_publish();
  for (std::uint32_t m = 0; m < stages.middle_count; ++m)
    dispatch_scratch_line<Budget, Meets::scratch, LastStage::plain, 2, end>(
        LaterMember<Member>{member, m == 0}, own, part_of(middle_stage(stages, m), all, team), no_roots);
  dispatch_scratch_line<Budget, Meets::target, LastStage::plain, 2, end>(
      LaterMember<Member>{member, stages.middle_count == 0}, own, part_of(stages.last, all, team), no_roots);
}

}  // namespace TeamFFT::Impl

#endif
