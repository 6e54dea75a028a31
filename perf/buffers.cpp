// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buffers.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>

namespace TeamFFT::Impl::Bench {

namespace {

Bytes allocate(std::string const& label, std::size_t bytes) {
  return Bytes(Kokkos::view_alloc(Kokkos::WithoutInitializing, label), bytes);
}

template <class Real>
struct RandomFill {
  Real* data;
  std::uint64_t seed;

  /// Steele, Lea and Flood 2014 (splitmix64): the finalizer applied to a counter.
  KOKKOS_FUNCTION void operator()(std::size_t i) const {
    std::uint64_t z = seed * 0xD1B54A32D192ED03ull + (i + 1) * 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    z ^= z >> 31;
    data[i] = static_cast<Real>((static_cast<double>(z >> 40) + 0.5) * 0x1p-23 - 1.0);
  }
};

struct PoisonFill {
  unsigned* data;
  KOKKOS_FUNCTION void operator()(std::size_t i) const { data[i] = 0xFFFFFFFFu; }
};

template <class Real>
void fill_random_as(ExecutionSpace const& exec, unsigned char* data, std::size_t bytes, std::uint64_t seed) {
  std::size_t const n = bytes / sizeof(Real);
  RandomFill<Real> const fill{reinterpret_cast<Real*>(data), seed};
  Kokkos::parallel_for("teamfft-bench::random",
                       Kokkos::RangePolicy<ExecutionSpace, Kokkos::IndexType<std::size_t>>(exec, 0, n), fill);
}

/// Throws Error for strides and sizes that no buffer of ours can hold.
template <class AxisExtent, class AxisStride, class BatchStride>
std::size_t span(Problem const& problem, AxisExtent extent, AxisStride axis_stride, BatchStride batch_stride) {
  double last = 0;  // exact below 2^53, and no overflow above
  bool negative = false;
  auto const add = [&](std::size_t count, std::ptrdiff_t stride) {
    if (count > 1) last += static_cast<double>(count - 1) * static_cast<double>(stride);
    negative = negative || stride < 0;
  };
  for (auto const& axis : problem.axes) add(extent(axis), axis_stride(axis));
  for (auto const& batch : problem.batch) add(batch.count, batch_stride(batch));
  if (negative) throw Error("teamfft-bench: negative strides are not timed: " + problem.token());
  if (last > 0x1p44) throw Error("teamfft-bench: more than 2^44 elements: " + problem.token());
  return static_cast<std::size_t>(last) + 1;
}

}  // namespace

std::size_t element_bytes(Problem const& problem, Side side) {
  bool const real = side == Side::input ? problem.input_is_real() : problem.output_is_real();
  return (problem.precision == Precision::f32 ? 4 : 8) * (real ? 1 : 2);
}

std::size_t input_span(Problem const& problem) {
  return span(
      problem, [](auto const& a) { return a.extent_in; }, [](auto const& a) { return a.stride_in; },
      [](auto const& b) { return b.stride_in; });
}

std::size_t output_span(Problem const& problem) {
  return span(
      problem, [](auto const& a) { return output_extent(a.kind, a.length); },
      [](auto const& a) { return a.stride_out; }, [](auto const& b) { return b.stride_out; });
}

std::size_t input_elements(Problem const& problem) {
  std::size_t n = problem.batch_count();
  for (auto const& axis : problem.axes) n *= std::min(axis.extent_in, input_extent(axis.kind, axis.length));
  return n;
}

std::size_t output_elements(Problem const& problem) {
  std::size_t n = problem.batch_count();
  for (auto const& axis : problem.axes) n *= output_extent(axis.kind, axis.length);
  return n;
}

std::size_t least_bytes(Problem const& problem) {
  return input_elements(problem) * element_bytes(problem, Side::input) +
         output_elements(problem) * element_bytes(problem, Side::output);
}

void Buffers::reserve(std::size_t bytes) {
  bytes = (bytes + 255) / 256 * 256;
  if (bytes <= m_in.size()) return;
  m_in = m_out = Bytes();  // give the old pair back before the new one is asked for
  m_in = allocate("teamfft-bench::in", bytes);
  m_out = allocate("teamfft-bench::out", bytes);
}

void Buffers::reserve_workspace(std::size_t bytes) {
  if (bytes <= m_workspace.size()) return;
  m_workspace = m_workspace_allocation = Bytes();
  m_workspace_allocation = allocate("teamfft-bench::workspace", bytes + 256);
  auto const misalignment = reinterpret_cast<std::uintptr_t>(m_workspace_allocation.data()) % 256;
  auto const begin = (256 - misalignment) % 256;
  m_workspace =
      Kokkos::subview(m_workspace_allocation, Kokkos::make_pair(std::size_t(begin), std::size_t(begin) + bytes));
}

void fill_random(ExecutionSpace const& exec, unsigned char* data, std::size_t bytes, Precision precision,
                 std::uint64_t seed) {
  if (precision == Precision::f32)
    fill_random_as<float>(exec, data, bytes, seed);
  else
    fill_random_as<double>(exec, data, bytes, seed);
}

void fill_poison(ExecutionSpace const& exec, unsigned char* data, std::size_t bytes) {
  std::size_t const n = bytes / sizeof(unsigned);
  PoisonFill const fill{reinterpret_cast<unsigned*>(data)};
  Kokkos::parallel_for("teamfft-bench::poison",
                       Kokkos::RangePolicy<ExecutionSpace, Kokkos::IndexType<std::size_t>>(exec, 0, n), fill);
}

}  // namespace TeamFFT::Impl::Bench
