// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a DistributedPlan is asked for: boxes of indices, and heFFTe's options.
#ifndef TEAMFFT_HEFFTE_DISTRIBUTED_OPTIONS_HPP
#define TEAMFFT_HEFFTE_DISTRIBUTED_OPTIONS_HPP

#include <TeamFFT/types.hpp>

#include <cstddef>
#include <optional>

namespace TeamFFT {

/// The indices low <= i < high of each axis, in the order of a View's axes: IndexBox<2>{{0, 4}, {8, 6}} are rows 0 to 7
/// of columns 4 and 5.
template <std::size_t DIM>
struct IndexBox {
  shape_type<DIM> low{}, high{};

  [[nodiscard]] std::size_t extent(std::size_t axis) const { return high[axis] - low[axis]; }
};

/// Which of MPI's operations move the data.
enum class Exchange { alltoallv, alltoall, point_to_point, point_to_point_pipelined };

/// How a box lies in memory: right, its last axis contiguous, as LayoutRight; left, its first one; automatic: as Views
/// of the execution space by default.
enum class Order { automatic, right, left };

/// Equal on all ranks, but for external_workspace.
struct DistributedOptions {
  Precision precision = Precision::f64;  ///< of the Views at execute
  Order order = Order::automatic;
  /// heFFTe's use_reorder: each exchange makes the next lines contiguous; false: they are transformed where they lie
  bool reorder = false;
  Exchange exchange = Exchange::alltoallv;
  bool pencils = true;  ///< heFFTe's use_pencils; false: slabs between the exchanges
  /// heFFTe's use_gpu_aware: MPI reads and writes a GPU's memory; false: by way of the host. Not given: what MPI says
  /// of itself.
  std::optional<bool> gpu_aware = {};
  int ranks = 0;                    ///< heFFTe's use_num_subranks: only so many transform; 0: all
  bool external_workspace = false;  ///< allocate none; each execute is given one of workspace_size() bytes
};

}  // namespace TeamFFT

#endif
