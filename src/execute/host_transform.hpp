// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HostTransform: a problem on a host's threads of which the caller's own is enough, so that a plan of one thread needs
// neither Kokkos' launches nor an initialized Kokkos. The interfaces in C stand on it.
#ifndef TEAMFFT_EXECUTE_HOST_TRANSFORM_HPP
#define TEAMFFT_EXECUTE_HOST_TRANSFORM_HPP

#include "execute/aligned_bytes.hpp"
#include "execute/arguments/arguments.hpp"
#include "plan/slabs.hpp"

#include <TeamFFT/machine.hpp>
#include <TeamFFT/options.hpp>
#include <TeamFFT/problem.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <iosfwd>
#include <string>
#include <variant>
#include <vector>

namespace TeamFFT::Impl {

/// Runs job(work, i) once for each i < jobs, at the same time or not, and returns when all have returned.
using JobLoop = void (*)(void* data, unsigned jobs, void (*job)(void const* work, unsigned i), void const* work);

/// Who computes: the calling thread; so many jobs of a loop that the caller has; or the threads of a Kokkos instance.
struct HostThreads {
  unsigned jobs = 1;
  JobLoop loop = nullptr;
  void* data = nullptr;  ///< of the loop
  Kokkos::DefaultHostExecutionSpace const* exec = nullptr;
};

/// `threads` threads of the machine at hand, as the planner sees them. `alone`: each computes lines of its own, because
/// nobody says that they run at the same time.
[[nodiscard]] Machine caller_machine(unsigned threads, bool alone);

/// Immutable after construction: any number of threads may execute it at the same time, with a workspace each.
/// The passes are those of the planner and the kernels those of every plan on this host. It throws Error where
/// no pass can be made.
class HostTransform {
 public:
  /// The problem has passed check_problem(), is canonical, and its boxes are for passes (PlanKeys::called).
  HostTransform(Problem const& problem, Machine const& machine, PlanOptions const& options);

  [[nodiscard]] Problem const& problem() const { return m_list.problem; }

  /// Bytes for one call, aligned to workspace_alignment: what lies between passes, and scratch for `jobs` jobs.
  [[nodiscard]] std::size_t workspace_bytes(unsigned jobs) const;

  /// out = scale times the transform of in; `ortho` as Executor::execute() has it. It allocates nothing on the calling
  /// thread. Pointers are those of the first elements, and nothing is checked.
  void execute(HostThreads const& threads, void const* in, void* out, long double scale, bool ortho,
               void* workspace) const;

  /// As a plan prints itself.
  void print(std::ostream& os) const;

 private:
  struct Call;
  template <class Real>
  void run(Prepared<Real> const& prepared, Call const& call) const;
  template <class Real>
  void run_pass(PreparedPass<Real> const& pass, std::string const& label, Call const& call) const;
  template <class Real>
  void run_slabs(Prepared<Real> const& prepared, Slabs const& slabs, std::string const& label, Call const& call) const;

  Machine m_machine;
  PassList m_list;
  std::vector<Slabs> m_slabs;
  PassList::Memory m_memory;
  std::variant<Prepared<float>, Prepared<double>> m_prepared;
  AlignedBytes m_tables;
  std::vector<std::string> m_labels;  ///< of the launches
  std::size_t m_element_bytes = 0;
  std::size_t m_scratch_bytes = 0;  ///< of one job, aligned
};

}  // namespace TeamFFT::Impl

#endif
