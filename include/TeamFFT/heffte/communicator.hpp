// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A communicator of a plan's own, and agreement of its ranks on errors.
#ifndef TEAMFFT_HEFFTE_COMMUNICATOR_HPP
#define TEAMFFT_HEFFTE_COMMUNICATOR_HPP

#include <TeamFFT/types.hpp>

#include <mpi.h>

#include <exception>
#include <string>
#include <utility>
#include <vector>

namespace TeamFFT::Impl {

/// A duplicate of the caller's communicator: heFFTe's messages never meet the caller's. Made and destroyed by all ranks
/// together.
class Communicator {
 public:
  explicit Communicator(MPI_Comm comm) {
    if (!is_running())
      throw Error("DistributedPlan: MPI is not running; call MPI_Init before, and MPI_Finalize behind the last plan.");
    if (comm == MPI_COMM_NULL)
      throw Error("DistributedPlan: the communicator is MPI_COMM_NULL; give one that this rank belongs to.");
    int is_inter = 0;
    MPI_Comm_test_inter(comm, &is_inter);
    if (is_inter != 0) throw Error("DistributedPlan: an intercommunicator; give an intracommunicator.");
    MPI_Comm_dup(comm, &m_comm);
  }
  ~Communicator() {
    if (m_comm != MPI_COMM_NULL && is_running()) MPI_Comm_free(&m_comm);
  }
  Communicator(Communicator const&) = delete;
  Communicator& operator=(Communicator const&) = delete;

  [[nodiscard]] static bool is_running() {
    int is_initialized = 0, is_finalized = 0;
    MPI_Initialized(&is_initialized);
    MPI_Finalized(&is_finalized);
    return is_initialized != 0 && is_finalized == 0;
  }

  [[nodiscard]] MPI_Comm get() const { return m_comm; }
  [[nodiscard]] int rank() const {
    int rank = 0;
    MPI_Comm_rank(m_comm, &rank);
    return rank;
  }
  [[nodiscard]] int size() const {
    int size = 0;
    MPI_Comm_size(m_comm, &size);
    return size;
  }

  /// All ranks' values, in the order of ranks.
  template <class T>
  [[nodiscard]] std::vector<T> gather(T const& mine) const {
    std::vector<T> all(static_cast<std::size_t>(size()));
    MPI_Allgather(&mine, sizeof(T), MPI_BYTE, all.data(), sizeof(T), MPI_BYTE, m_comm);
    return all;
  }

  /// Calls `action`; throws Error on every rank if it threw on one.
  template <class Action>
  void together(Action const& action) const {
    std::string fault;
    try {
      action();
    } catch (std::exception const& error) {
      fault = std::string("DistributedPlan: ") + error.what();
    }
    int const mine = fault.empty() ? size() : rank();
    int first = 0;
    MPI_Allreduce(&mine, &first, 1, MPI_INT, MPI_MIN, m_comm);
    if (!fault.empty()) throw Error(fault);
    if (first < size())
      throw Error("DistributedPlan: rank " + std::to_string(first) +
                  " failed, so that no rank has a plan. Its own Error says why.");
  }

 private:
  MPI_Comm m_comm = MPI_COMM_NULL;
};

}  // namespace TeamFFT::Impl

#endif
