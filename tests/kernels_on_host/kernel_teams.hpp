// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The GPUs' kernels on teams of host threads (fiber_team.hpp): the same body, member and scratch, so that addresses and
// barriers are tested on machines without a GPU.
#ifndef TEAMFFT_TESTS_KERNELS_ON_HOST_KERNEL_TEAMS_HPP
#define TEAMFFT_TESTS_KERNELS_ON_HOST_KERNEL_TEAMS_HPP

#include "fiber_team.hpp"
#include "planned.hpp"
#include "execute/arguments/arguments.hpp"

#include <gtest/gtest.h>

#include <mutex>
#include <sstream>
#include <string>

namespace TeamFFT::Test {

struct ThreadMember {
  TeamThreads* threads;
  unsigned team, rank, size;
  int league_rank() const { return static_cast<int>(team); }
  int team_rank() const { return static_cast<int>(rank); }
  int team_size() const { return static_cast<int>(size); }
  void team_barrier() const { threads->barrier(rank); }
};

/// A thread whose kernel says when the launch before has to be over: until then its arguments have neither source nor
/// target.
template <class Real>
struct AwaitingMember : ThreadMember {
  Impl::PassArguments<Real> const& given;
  Impl::PassArguments<Real>& arguments;
  mutable bool has_waited = false;

  AwaitingMember(ThreadMember const& member, Impl::PassArguments<Real> const& all, Impl::PassArguments<Real>& own)
      : ThreadMember(member), given(all), arguments(own) {
    arguments.source = nullptr;
    arguments.target = nullptr;
  }
  ~AwaitingMember() { EXPECT_TRUE(has_waited) << "the kernel of the next launch could begin to read"; }
  AwaitingMember(AwaitingMember const&) = delete;
  AwaitingMember& operator=(AwaitingMember const&) = delete;
  void await_launch() const {
    EXPECT_FALSE(has_waited);
    has_waited = true;
    arguments.source = given.source;
    arguments.target = given.target;
  }
};

/// body(member, scratch) for `teams` teams of `team_size` threads, one team after the other.
template <class Body>
void run_teams(unsigned teams, unsigned team_size, std::size_t scratch_bytes, Body const& body) {
  std::vector<char> memory(scratch_bytes + 16);
  char* const scratch = memory.data() + (16 - reinterpret_cast<std::uintptr_t>(memory.data()) % 16) % 16;
  TeamThreads threads(team_size);
  threads.run([&](unsigned rank) {
    for (unsigned team = 0; team < teams; ++team) {
      body(ThreadMember{&threads, team, rank, team_size}, scratch);
      threads.barrier(rank);
    }
  });
}

/// The barriers of a cluster's teams in turn: on a device all threads must come to the same kind.
class BarrierLog {
 public:
  void note(std::size_t number, char kind) {
    std::lock_guard const lock(m_mutex);
    if (number == m_kinds.size()) m_kinds.push_back(kind);
    EXPECT_EQ(m_kinds.at(number), kind) << "barrier " << number;
  }

 private:
  std::mutex m_mutex;
  std::string m_kinds;
};

/// A team of a cluster, whose threads are fibers among those of all its teams: team barriers are those of the cluster.
/// Scratch lies team behind team.
struct ClusterMember : ThreadMember {
  unsigned teams;
  std::size_t scratch_bytes;
  BarrierLog& log;
  mutable std::size_t barriers = 0;
  mutable int open_arrivals = 0;

  ClusterMember(ThreadMember const& member, unsigned teams_, std::size_t scratch_bytes_, BarrierLog& log_)
      : ThreadMember(member), teams(teams_), scratch_bytes(scratch_bytes_), log(log_) {}

  static inline std::uintptr_t input_begin = 0, input_end = 0;  ///< what may be asked for ahead
  std::uint32_t cluster_rank() const { return team % teams; }
  template <class T>
  T* remote(T* p, std::uint32_t rank) const {
    auto const steps = static_cast<std::ptrdiff_t>(rank) - static_cast<std::ptrdiff_t>(cluster_rank());
    return reinterpret_cast<T*>(reinterpret_cast<char*>(p) + steps * static_cast<std::ptrdiff_t>(scratch_bytes));
  }
  template <class T, class Value>
  void give(T* p, std::uint32_t rank_of, Value const& value) const {
    *reinterpret_cast<Value*>(remote(p, rank_of)) = value;
  }
  void team_barrier() const { barrier('t'); }
  void cluster_arrive() const { EXPECT_EQ(open_arrivals++, 0); }
  void cluster_wait() const {
    EXPECT_EQ(open_arrivals--, 1) << "a wait without arrival";
    barrier('c');
  }
  void cluster_publish() const { cluster_arrive(); }
  void cluster_barrier() const {
    cluster_publish();
    cluster_wait();
  }
  void prefetch(void const* p, std::uint32_t bytes) const {
    std::uintptr_t const unit = 16, begin = reinterpret_cast<std::uintptr_t>(p) / unit * unit;
    EXPECT_EQ(bytes % unit, 0u);
    EXPECT_GE(begin, input_begin / unit * unit);
    EXPECT_LE(begin + bytes, input_end);
  }

 private:
  void barrier(char kind) const {
    log.note(barriers++, kind);
    threads->barrier(cluster_rank() * size + rank);
  }
};

/// body(member, scratch) for `clusters` clusters of `teams` teams, one cluster after the other.
template <class Body>
void run_clusters(unsigned clusters, unsigned teams, unsigned team_size, std::size_t scratch_bytes, Body const& body) {
  std::vector<char> memory(teams * scratch_bytes + 16);
  char* const scratch = memory.data() + (16 - reinterpret_cast<std::uintptr_t>(memory.data()) % 16) % 16;
  TeamThreads threads(teams * team_size);
  std::vector<BarrierLog> logs(clusters);
  threads.run([&](unsigned rank) {
    unsigned const own = rank / team_size;
    for (unsigned cluster = 0; cluster < clusters; ++cluster) {
      ClusterMember const member(ThreadMember{&threads, cluster * teams + own, rank % team_size, team_size}, teams,
                                 scratch_bytes, logs[cluster]);
      body(member, scratch + own * scratch_bytes);
      EXPECT_EQ(member.open_arrivals, 0) << "an arrival without wait";
      threads.barrier(rank);
    }
  });
}

// The kernels whose shape is data, by a form with all radices, whose threads hold the most. Compiled once for all
// tests, in *_teams.cpp beside this file.
template <class Real>
void run_slot_line_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel);
template <class Real>
void run_scratch_line_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel);
template <class Real>
void run_prime_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel);

template <class Real>
void run_cluster_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel);

template <class Real>
void run_scratch_line_cluster_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel);

template <class Real>
void run_column_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel);

template <class Real>
void run_map_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel);

template <class Real>
unsigned teams_of(Impl::PassArguments<Real> const& a) {
  return (a.line_count + a.own_lines() - 1) / a.own_lines();
}

/// The slot-line kernel, as a launch of expect_by_kernels().
struct SlotLineLaunch {
  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) const {
    run_slot_line_teams(a, kernel);
  }
};

/// The scratch-line kernel with a prime stage.
struct PrimeLaunch {
  mutable unsigned launched = 0;

  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) const {
    if (!kernel.choice.is<Impl::ScratchLinePrimeChoice>()) return;
    ++launched;
    run_prime_teams(a, kernel);
  }
};

/// The column kernel.
struct ColumnLaunch {
  mutable unsigned launched = 0;

  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) const {
    if (!kernel.choice.is<Impl::ColumnChoice>()) return;
    ++launched;
    run_column_teams(a, kernel);
  }
};

/// The slot-line kernel, but passes of the scratch-line kernel, columns and maps by theirs.
struct ScratchLineLaunch {
  mutable unsigned launched = 0, mapped = 0;

  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) const {
    if (kernel.choice.is<Impl::ColumnChoice>()) return ColumnLaunch{}(a, kernel);
    if (kernel.choice.is<Impl::MapChoice>()) {
      ++mapped;
      return run_map_teams(a, kernel);
    }
    if (kernel.choice.is<Impl::ScratchLinePrimeChoice>()) return PrimeLaunch{}(a, kernel);
    if (!kernel.choice.is_in_place()) return SlotLineLaunch{}(a, kernel);
    ++launched;
    run_scratch_line_teams(a, kernel);
  }
};

/// The kernel of a cluster.
struct ClusterLaunch {
  mutable unsigned launched = 0;

  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) const {
    if (!kernel.choice.is<Impl::RegisterLineClusterChoice>()) return;
    ++launched;
    run_cluster_teams(a, kernel);
  }
};

/// The scratch-line kernel of a cluster.
struct ScratchLineClusterLaunch {
  mutable unsigned launched = 0;

  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) const {
    if (!kernel.choice.is<Impl::ScratchLineClusterChoice>()) return;
    ++launched;
    run_scratch_line_cluster_teams(a, kernel);
  }
};

/// n whose transform has N or N/2 elements: 2(n - 1) and 2(n + 1) for type I.
inline std::size_t extent_of(Kind kind, std::size_t N) {
  return kind == Kind::dct1 ? N / 2 + 1 : kind == Kind::dst1 ? N / 2 - 1 : N;
}

/// Six lines in two dimensions, with gaps between them on both sides.
inline Problem lines_with_gaps(std::size_t N, Precision precision) {
  auto problem = packed({N}, 2, precision, Direction::backward);
  auto const stride = static_cast<std::ptrdiff_t>(N);
  problem.batch[0].stride_in = stride + 5;
  problem.batch.push_back({3, 3 * stride, 2 * stride + 7});
  return problem;
}

/// A View's memory in scalars; elements are complex, or real ones.
template <class Real>
struct Scalars {
  std::vector<Real> values;
  bool is_real;

  Scalars(std::size_t elements, bool real, Real value) : values(elements * (real ? 1 : 2), value), is_real(real) {}
  [[nodiscard]] std::vector<std::complex<Real>> elements() const {
    std::vector<std::complex<Real>> result(values.size() / (is_real ? 1 : 2));
    for (std::size_t i = 0; i < result.size(); ++i)
      result[i] = is_real ? std::complex<Real>(values[i]) : std::complex<Real>(values[2 * i], values[2 * i + 1]);
    return result;
  }
};

/// Runs each pass of the problem's plan by launch(arguments, kernel), out of place, and holds the result, half of the
/// transform, to the oracle. Both buffers begin `displaced` scalars behind an aligned address.
template <class Real, class Launch>
void expect_by_passes(Accuracy& accuracy, Problem const& problem, Impl::PassList const& list, Machine const& machine,
                      Launch const& launch, bool orthogonalize = false, std::size_t displaced = 0) {
  auto const prepared = Impl::prepare<Real>(list);
  Random random(problem.logical_size());
  Scalars<Real> in(span_of(problem, true), problem.input_is_real(), 0),
      out(span_of(problem, false), problem.output_is_real(), Real(1234));
  for (auto& v : in.values) v = random.uniform<Real>();
  std::vector<Real> workspace(2 * (list.workspace_elements + list.spectrum_elements));
  auto const before = out.elements();
  in.values.insert(in.values.begin(), displaced, Real(0));
  out.values.insert(out.values.begin(), displaced, Real(0));
  for (auto const& pass : prepared.passes) {
    auto const memory = [&](Impl::Buffer b) -> Real* {
      return b == Impl::Buffer::in ? in.values.data() + displaced
             : b == Impl::Buffer::out
                 ? out.values.data() + displaced
                 : workspace.data() + (b == Impl::Buffer::spectrum ? 2 * list.workspace_elements : 0);
    };
    for (auto const& part : pass.parts) {
      auto a = Impl::arguments_for(pass, part, memory(pass.source), memory(pass.target), "");
      a.tables = prepared.tables.data();
      a.scale = {pass.scaled ? Real(0.5) : Real(1), 0};
      if (orthogonalize) a.maps.flags |= Impl::line_wise_ortho;
      ClusterMember::input_begin = reinterpret_cast<std::uintptr_t>(memory(pass.source));
      auto const& all = pass.source == Impl::Buffer::in    ? in.values
                        : pass.source == Impl::Buffer::out ? out.values
                                                           : workspace;
      ClusterMember::input_end = reinterpret_cast<std::uintptr_t>(all.data() + all.size());
      launch(a, pass.kernel);
    }
  }
  in.values.erase(in.values.begin(), in.values.begin() + static_cast<std::ptrdiff_t>(displaced));
  out.values.erase(out.values.begin(), out.values.begin() + static_cast<std::ptrdiff_t>(displaced));
  auto const failures = accuracy.failures();
  expect_transformed(accuracy, problem, Expected{rounding<Real>, 0.5L, orthogonalize}, in.elements(), 0, out.elements(),
                     before, 0, problem.token());
  if (accuracy.failures() == failures) return;
  std::ostringstream what;
  Impl::print(what, list, machine);
  ADD_FAILURE() << "by " << what.str();
}

/// The same for the plan that is made of the problem.
template <class Real, class Launch>
void expect_by_kernels(Accuracy& accuracy, Problem const& problem, Machine const& machine, PlanOptions const& options,
                       Launch const& launch, bool orthogonalize = false, std::size_t displaced = 0) {
  expect_by_passes<Real>(accuracy, problem, Impl::make_passes(problem, machine, options), machine, launch,
                         orthogonalize, displaced);
}

}  // namespace TeamFFT::Test

#endif
