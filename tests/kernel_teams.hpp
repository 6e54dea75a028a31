// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The GPUs' kernels on teams of host threads: the same body, member and scratch by the standard library, so that addresses and barriers are tested on
// machines without a GPU.
#ifndef TEAMFFT_TESTS_KERNEL_TEAMS_HPP
#define TEAMFFT_TESTS_KERNEL_TEAMS_HPP

#include "planned.hpp"
#include "prepare.hpp"

#include <TeamFFT/device/general.hpp>
#include <TeamFFT/device/placed.hpp>
#include <TeamFFT/device/placed_prime.hpp>

#include <barrier>
#include <sstream>
#include <thread>

namespace TeamFFT::Test {

struct ThreadMember {
  std::barrier<>* barrier;
  unsigned team, rank, size;
  int league_rank() const { return static_cast<int>(team); }
  int team_rank() const { return static_cast<int>(rank); }
  int team_size() const { return static_cast<int>(size); }
  void team_barrier() const { barrier->arrive_and_wait(); }
};

/// body(member, scratch) for `teams` teams of `team_size` threads, one team after the other.
template <class Body>
void run_teams(unsigned teams, unsigned team_size, std::size_t scratch_bytes, Body const& body) {
  std::vector<char> memory(scratch_bytes + 16);
  char* const scratch = memory.data() + (16 - reinterpret_cast<std::uintptr_t>(memory.data()) % 16) % 16;
  std::barrier barrier(team_size);
  std::vector<std::jthread> threads;
  for (unsigned rank = 0; rank < team_size; ++rank)
    threads.emplace_back([&, rank] {
      for (unsigned team = 0; team < teams; ++team) {
        body(ThreadMember{&barrier, team, rank, team_size}, scratch);
        barrier.arrive_and_wait();
      }
    });
}

/// The general kernel, as a launch of expect_by_kernels().
struct GeneralLaunch {
  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Tuning const& tuning) const {
    unsigned const teams = (a.line_count + a.lines_per_team - 1) / a.lines_per_team;
    run_teams(teams, tuning.team_size, a.scratch_bytes,
              [&](ThreadMember const& member, char* scratch) { Impl::general_kernel<Impl::widest_radix>(member, a, scratch); });
  }
};

/// The placed kernel with a prime stage by a form with all radices.
struct PrimeLaunch {
  mutable unsigned launched = 0;

  struct Form {
    static constexpr Impl::PlacedForm value{32, 24, 384, 1, 255};
  };
  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Tuning const& tuning) const {
    if (tuning.prime < 0) return;
    ++launched;
    unsigned const teams = (a.line_count + a.lines_per_team - 1) / a.lines_per_team;
    run_teams(teams, tuning.team_size, a.scratch_bytes,
              [&](ThreadMember const& member, char* scratch) { Impl::placed_prime_kernel<Form>(member, a, *tuning.prime_shape, scratch); });
  }
};

/// The general kernel, but passes of the placed kernel by a form with all radices, whose threads hold the most.
struct PlacedLaunch {
  mutable unsigned launched = 0;

  struct Form {
    static constexpr Impl::PlacedForm value{32, 24, 384, 1, 255};
  };
  struct WideForm {
    static constexpr Impl::PlacedForm value{61, 24, 384, 1, 255, 37};
  };
  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Tuning const& tuning) const {
    if (tuning.prime >= 0) return PrimeLaunch{}(a, tuning);
    if (tuning.placed < 0) return GeneralLaunch{}(a, tuning);
    ++launched;
    unsigned const teams = (a.line_count + a.lines_per_team - 1) / a.lines_per_team;
    run_teams(teams, tuning.team_size, a.scratch_bytes, [&](ThreadMember const& member, char* scratch) {
      if (Impl::is_wide_prime(tuning.radices[0]))
        Impl::placed_kernel<WideForm>(member, a, *tuning.shape, scratch);
      else
        Impl::placed_kernel<Form>(member, a, *tuning.shape, scratch);
    });
  }
};

/// A View's memory in scalars; elements are complex, or real ones.
template <class Real>
struct Scalars {
  std::vector<Real> values;
  bool is_real;

  Scalars(std::size_t elements, bool real, Real value) : values(elements * (real ? 1 : 2), value), is_real(real) {}
  [[nodiscard]] std::vector<std::complex<Real>> elements() const {
    std::vector<std::complex<Real>> result(values.size() / (is_real ? 1 : 2));
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = is_real ? std::complex<Real>(values[i]) : std::complex<Real>(values[2 * i], values[2 * i + 1]);
    return result;
  }
};

/// Plans the problem out of place, runs each pass by launch(arguments, tuning) and holds the result, half of the transform, to the oracle. Both buffers begin
/// `displaced` scalars behind an aligned address.
template <class Real, class Launch>
void expect_by_kernels(Accuracy& accuracy, Problem const& problem, Machine const& machine, PlanOptions const& options, Launch const& launch,
                       bool orthogonalize = false, std::size_t displaced = 0) {
  auto const list = Impl::make_passes(problem, machine, options);
  auto const prepared = Impl::prepare<Real>(list);
  Random random(problem.logical_size());
  Scalars<Real> in(span_of(problem, true), problem.input_is_real(), 0), out(span_of(problem, false), problem.output_is_real(), Real(1234));
  for (auto& v : in.values) v = random.uniform<Real>();
  std::vector<Real> workspace(2 * (list.workspace_elements + list.spectrum_elements));
  auto const before = out.elements();
  in.values.insert(in.values.begin(), displaced, Real(0));
  out.values.insert(out.values.begin(), displaced, Real(0));
  for (auto const& pass : prepared.passes) {
    auto const memory = [&](Impl::Buffer b) -> Real* {
      return b == Impl::Buffer::in    ? in.values.data() + displaced
             : b == Impl::Buffer::out ? out.values.data() + displaced
                                      : workspace.data() + (b == Impl::Buffer::spectrum ? 2 * list.workspace_elements : 0);
    };
    for (auto const& part : pass.parts) {
      auto a = Impl::arguments_for(pass, part, memory(pass.source), memory(pass.target), "");
      a.tables = prepared.tables.data();
      a.scale = {pass.scaled ? Real(0.5) : Real(1), 0};
      if (orthogonalize) a.maps.flags |= Impl::mapped_ortho;
      launch(a, pass.tuning);
    }
  }
  in.values.erase(in.values.begin(), in.values.begin() + static_cast<std::ptrdiff_t>(displaced));
  out.values.erase(out.values.begin(), out.values.begin() + static_cast<std::ptrdiff_t>(displaced));
  std::ostringstream what;
  Impl::print(what, list, machine);
  expect_transformed(accuracy, problem, Expected{rounding<Real>, 0.5L, orthogonalize}, in.elements(), 0, out.elements(), before, 0, what.str());
}

}  // namespace TeamFFT::Test

#endif
