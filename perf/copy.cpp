// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "copy.hpp"

#include "timing.hpp"

#include <algorithm>
#include <cmath>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace TeamFFT::Impl::Bench {

namespace {

/// What one thread of a device moves at a time.
struct alignas(16) Chunk {
  unsigned words[4];
};

struct CopyKernel {
  Chunk const* from;
  Chunk* to;
  KOKKOS_FUNCTION void operator()(std::size_t i) const { to[i] = from[i]; }
};

/// Host: blocks of 64 KB, small enough for the threads to share the work and too small for a library's own switch to
/// other stores.
constexpr std::size_t block_bytes = 65536;

/// `streaming`: without reading the target's cache lines first. Templates, so that these are not compiled for a device.
template <bool streaming>
struct BlockCopy {
  double const* from;
  double* to;
  std::size_t count;  // of doubles
  void operator()(std::size_t block) const {
    std::size_t i = block * block_bytes / sizeof(double);
    std::size_t const end = std::min(count, i + block_bytes / sizeof(double));
#if defined(__SSE2__)
    if constexpr (streaming)
      for (; i + 1 < end; i += 2) _mm_stream_pd(to + i, _mm_loadu_pd(from + i));
#endif
    for (; i < end; ++i) to[i] = from[i];
  }
};

template <class Space>
std::vector<std::function<void()>> copies(Space const& exec, Buffers const& buffers, std::size_t bytes) {
  using Range = Kokkos::RangePolicy<Space, Kokkos::IndexType<std::size_t>>;
  using Unmanaged = Kokkos::View<unsigned char*, MemorySpace, Kokkos::MemoryUnmanaged>;
  Unmanaged const from(buffers.in(), bytes), to(buffers.out(), bytes);
  std::vector<std::function<void()>> calls{[=] { Kokkos::deep_copy(exec, to, from); }};
  if constexpr (std::is_same_v<Space, Kokkos::DefaultHostExecutionSpace>) {
    auto const* source = reinterpret_cast<double const*>(buffers.in());
    auto* target = reinterpret_cast<double*>(buffers.out());
    std::size_t const blocks = (bytes + block_bytes - 1) / block_bytes, count = bytes / sizeof(double);
    calls.push_back([=] {
      Kokkos::parallel_for("teamfft-bench::copy", Range(exec, 0, blocks), BlockCopy<false>{source, target, count});
    });
    calls.push_back([=] {
      Kokkos::parallel_for("teamfft-bench::copy", Range(exec, 0, blocks), BlockCopy<true>{source, target, count});
    });
  } else {
    CopyKernel const kernel{reinterpret_cast<Chunk const*>(buffers.in()), reinterpret_cast<Chunk*>(buffers.out())};
    calls.push_back(
        [=] { Kokkos::parallel_for("teamfft-bench::copy", Range(exec, 0, bytes / sizeof(Chunk)), kernel); });
  }
  return calls;
}

}  // namespace

double CopyBandwidth::operator()(ExecutionSpace const& exec, Buffers const& buffers, std::size_t bytes) {
  bytes = std::max<std::size_t>(bytes / sizeof(Chunk) * sizeof(Chunk), sizeof(Chunk));
  long const key = std::lround(50 * std::log(static_cast<double>(bytes)));
  if (auto const known = m_measured.find(key); known != m_measured.end()) return known->second;
  double best = 0;
  for (auto const& statistics : time_interleaved(exec, copies(exec, buffers, bytes), m_repeat, m_min_seconds))
    best = std::max(best, 2.0 * static_cast<double>(bytes) / statistics.min);
  return m_measured[key] = best;
}

}  // namespace TeamFFT::Impl::Bench
