// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers: the one pair of input and output that all problems of a run share, filled with random numbers or with poison
// where it lies.
#ifndef TEAMFFT_PERF_BUFFERS_HPP
#define TEAMFFT_PERF_BUFFERS_HPP

#include <TeamFFT/problem.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace TeamFFT::Impl::Bench {

using ExecutionSpace = Kokkos::DefaultExecutionSpace;
using MemorySpace = ExecutionSpace::memory_space;
using Bytes = Kokkos::View<unsigned char*, MemorySpace>;

inline constexpr bool runs_on_host = std::is_same_v<ExecutionSpace, Kokkos::DefaultHostExecutionSpace>;

/// The two Views of a problem.
enum class Side { input, output };

/// Bytes of one element of that View.
std::size_t element_bytes(Problem const& problem, Side side);

/// Elements from the first to the last that a View of the problem reaches, inclusive. Throws Error for negative strides
/// and 2^44 elements or more.
std::size_t input_span(Problem const& problem);
std::size_t output_span(Problem const& problem);

/// Elements that must be read (zero padding is not) and written.
std::size_t input_elements(Problem const& problem);
std::size_t output_elements(Problem const& problem);

/// Their bytes.
std::size_t least_bytes(Problem const& problem);

class Buffers {
 public:
  Buffers() = default;
  /// Memory of the caller's; spare: what lies in `in` may be destroyed by the transform.
  enum class Input { kept, spare };
  Buffers(Bytes in, Bytes out, Input input) : m_in(std::move(in)), m_out(std::move(out)), m_input(input) {}

  /// Grows the pair; both have the same size, so that a copy between them has any problem's footprint. Contents are
  /// lost.
  void reserve(std::size_t bytes);
  /// Grows the workspace.
  void reserve_workspace(std::size_t bytes);

  [[nodiscard]] unsigned char* in() const { return m_in.data(); }
  [[nodiscard]] unsigned char* out() const { return m_out.data(); }
  /// Aligned to 256 bytes, which an allocation of Kokkos is not.
  [[nodiscard]] Bytes workspace() const { return m_workspace; }
  [[nodiscard]] Input input() const { return m_input; }

 private:
  Bytes m_in, m_out, m_workspace_allocation, m_workspace;
  Input m_input = Input::kept;
};

/// Fills with numbers in (-1, 1), none of them 0: a hash of (seed, index), so that no host has to make or send them.
void fill_random(ExecutionSpace const& exec, unsigned char* data, std::size_t bytes, Precision precision,
                 std::uint64_t seed);

/// Fills with NaN, so that an element that a transform does not write fails the check.
void fill_poison(ExecutionSpace const& exec, unsigned char* data, std::size_t bytes);

}  // namespace TeamFFT::Impl::Bench

#endif
