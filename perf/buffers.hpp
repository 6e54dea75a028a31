// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers: the one pair of input and output that all problems of a run share, filled with random numbers or with poison where it lies.
#ifndef TEAMFFT_PERF_BUFFERS_HPP
#define TEAMFFT_PERF_BUFFERS_HPP

#include <TeamFFT/problem.hpp>

#include <Kokkos_Core.hpp>

#include <complex>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace TeamFFT::Impl::Bench {

using ExecutionSpace = Kokkos::DefaultExecutionSpace;
using MemorySpace = ExecutionSpace::memory_space;
using Bytes = Kokkos::View<unsigned char*, MemorySpace>;

inline constexpr bool runs_on_host = std::is_same_v<ExecutionSpace, Kokkos::DefaultHostExecutionSpace>;

/// Bytes of one complex element.
inline std::size_t element_bytes(Precision precision) { return precision == Precision::f32 ? 8 : 16; }

/// Elements from the first to the last that a View of the problem reaches, inclusive. Throws Error for negative strides and 2^44 elements or more.
std::size_t input_span(Problem const& problem);
std::size_t output_span(Problem const& problem);

/// Elements that must be read (zero padding is not) and written.
std::size_t input_elements(Problem const& problem);
std::size_t output_elements(Problem const& problem);

class Buffers {
 public:
  /// Grows the pair; both have the same size, so that a copy between them has any problem's footprint. Contents are lost.
  void reserve(std::size_t bytes);
  /// Grows the workspace.
  void reserve_workspace(std::size_t bytes);

  [[nodiscard]] unsigned char* in() const { return m_in.data(); }
  [[nodiscard]] unsigned char* out() const { return m_out.data(); }
  /// Aligned to 256 bytes, which an allocation of Kokkos is not.
  [[nodiscard]] Bytes workspace() const { return m_workspace; }

 private:
  Bytes m_in, m_out, m_workspace_allocation, m_workspace;
};

/// Fills with numbers in (-1, 1), none of them 0: a hash of (seed, index), so that no host has to make or send them.
void fill_random(ExecutionSpace const& exec, unsigned char* data, std::size_t bytes, Precision precision, std::uint64_t seed);

/// Fills with NaN, so that an element that a transform does not write fails the check.
void fill_poison(ExecutionSpace const& exec, unsigned char* data, std::size_t bytes);

/// Which View of a problem lines are taken from.
enum class Side { input, output };

/// Lines of a View as packed rows on the host, in double (exact for both precisions): element (k_1, ..., k_D) of chosen line l lies at
/// l N + (k_1 N_2 + k_2) N_3 + ... Input elements past extent_in are 0; a real input has imaginary parts 0. Fences.
std::vector<std::complex<double>> gather_lines(ExecutionSpace const& exec, Problem const& problem, Side side, unsigned char const* data,
                                               std::vector<std::size_t> const& lines);

}  // namespace TeamFFT::Impl::Bench

#endif
