// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The Machine behind an execution space instance.
#ifndef TEAMFFT_BACKENDS_MACHINE_HPP
#define TEAMFFT_BACKENDS_MACHINE_HPP

#include <TeamFFT/machine.hpp>

#include <backends/spaces.hpp>
#include <machines/compiled.hpp>
#include <machines/list.hpp>

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace TeamFFT::Impl {

[[nodiscard]] unsigned host_vector_bytes();

/// Scratch that lines in lanes take on a host: they stay in the second-level cache of today's cores up to about this
/// size.
inline constexpr std::size_t host_preferred_scratch = std::size_t{1} << 20;

/// What each thread of a host has at least, so that lines up to so much are computed alike by any number of threads.
inline constexpr std::size_t host_core_scratch = std::size_t{2} << 20;

/// Scratch of all threads of a host together, but for that: Kokkos gives each what a team asks for, and keeps it. 64 MB
/// for each of two, and rows that are left free.
inline constexpr std::size_t host_whole_scratch = std::size_t{136} << 20;

/// Bytes of a host's caches, asked for once; 0 where the system does not say.
struct HostCaches {
  std::size_t first_level = 0, second_level = 0;
  unsigned line = 0;
};

inline HostCaches const& host_caches() {
#if defined(_SC_LEVEL1_DCACHE_SIZE) && defined(_SC_LEVEL1_DCACHE_LINESIZE) && defined(_SC_LEVEL2_CACHE_SIZE)
  auto const bytes = [](int name) { return static_cast<std::size_t>(std::max(0L, sysconf(name))); };
  static HostCaches const caches{bytes(_SC_LEVEL1_DCACHE_SIZE), bytes(_SC_LEVEL2_CACHE_SIZE),
                                 static_cast<unsigned>(bytes(_SC_LEVEL1_DCACHE_LINESIZE))};
#else
  static HostCaches const caches{};
#endif
  return caches;
}

inline constexpr CompiledKernels no_compiled_kernels{
    .native_launch = false, .register_line = false, .scratch_line = false, .column = false, .chain = false};

/// Bytes of scratch that Kokkos gives a team of a host, but for what its alignment takes.
template <class ExecutionSpace>
[[nodiscard]] std::size_t most_host_scratch() {
  constexpr std::size_t alignment_bytes = 4096;
  return static_cast<std::size_t>(Kokkos::TeamPolicy<ExecutionSpace>::scratch_size_max(1)) - alignment_bytes;
}

/// So many threads of this host, `most` bytes of scratch a team. `space` is for the name.
inline Machine host_machine(std::string_view space, unsigned threads, std::size_t most) {
  Machine m;
  m.name = std::string(space) + " (" + std::to_string(threads) + " threads, " +
           std::to_string(8 * host_vector_bytes()) + "-bit lanes)";
  m.vector_bytes = host_vector_bytes();
  m.concurrency = m.max_team_size = threads;
  m.preferred_scratch = std::min(most, host_preferred_scratch);
  m.team_scratch = m.portable_scratch =
      std::clamp(host_whole_scratch / m.concurrency, std::min(most, host_core_scratch), most);
  auto const& caches = host_caches();
  m.multiprocessor = {.registers = 0,
                      .threads = 0,
                      .teams = 0,
                      .warp = 0,
                      .first_level_bytes = caches.first_level,
                      .scratch_shares = {},
                      .reserved_scratch = 0};
  m.memory = {.sector_bytes = caches.line,
              .line_bytes = caches.line,
              .second_level_bytes = caches.second_level,
              .bytes_per_second = 0};
  m.compiled = no_compiled_kernels;
  return m;
}

template <class ExecutionSpace>
Machine host_machine(ExecutionSpace const& exec) {
  return host_machine(ExecutionSpace::name(), static_cast<unsigned>(exec.concurrency()),
                      most_host_scratch<ExecutionSpace>());
}

/// Any GPU, by what Kokkos says of it, and by facts that are `known` of its like. It has the slot-line kernel alone:
/// all other families are compiled for CUDA only (src/execute/launch).
template <class ExecutionSpace>
Machine device_machine(ExecutionSpace const& exec, std::optional<Machine> const& known = {}) {
  auto m = known.value_or(Machine{});
  m.name = ExecutionSpace::name();
  using Policy = Kokkos::TeamPolicy<ExecutionSpace>;
  m.team_scratch = m.portable_scratch = static_cast<std::size_t>(Policy::scratch_size_max(0));
  m.preferred_scratch = std::min<std::size_t>(m.portable_scratch, std::size_t{32} << 10);
  m.max_team_size = 1024;
  m.preferred_team_size = 256;
  m.concurrency = static_cast<unsigned>(exec.concurrency() / 1024);
  if (!known) m.multiprocessor.reserved_scratch = 0;
  m.compiled = kernels_of_every_gpu;
  return m;
}

/// Bytes a second, of a clock in kHz that moves data twice and a bus of so many bits.
inline double peak_bandwidth(int clock, int bus_bits) { return 2e3 * clock * (bus_bits / 8.0); }

#ifdef KOKKOS_ENABLE_CUDA
/// Carve-outs of a multiprocessor with so much scratch at most: NVIDIA's tuning guides for compute capabilities 7.0
/// to 12.0. What is left is cache, 28 KB at least (32 KB before 8.0).
inline std::vector<std::size_t> cuda_scratch_shares(int capability, std::size_t most) {
  std::vector<std::size_t> shares;
  for (std::size_t const kilobytes : {8, 16, 32, 64, 100, 132, 164, 196})
    if (kilobytes * 1024 < most && !(capability == 75 && kilobytes < 32)) shares.push_back(kilobytes * 1024);
  shares.push_back(most);
  return shares;
}

/// Teams of the largest cluster: more than the 8 that every device with clusters has are tried on data center devices
/// only. A library that was built for a compute capability below 9.0 has none on any device.
inline unsigned cuda_largest_cluster(int capability) {
#if defined(KOKKOS_ARCH_VOLTA70) || defined(KOKKOS_ARCH_VOLTA72) || defined(KOKKOS_ARCH_TURING75) ||   \
    defined(KOKKOS_ARCH_AMPERE80) || defined(KOKKOS_ARCH_AMPERE86) || defined(KOKKOS_ARCH_AMPERE87) || \
    defined(KOKKOS_ARCH_ADA89)
  capability = 0;
#endif
  return capability < 90 ? 0 : capability < 110 ? 16 : 8;
}

inline Machine detect_cuda_machine(Kokkos::Cuda const& exec) {
  auto m = device_machine(exec);
  auto const& properties = exec.cuda_device_prop();
  int const capability = 10 * properties.major + properties.minor;
  m.name = properties.name;
  m.team_scratch = properties.sharedMemPerBlockOptin;
  m.portable_scratch = std::min(m.portable_scratch, m.team_scratch);
  m.max_team_size = static_cast<unsigned>(properties.maxThreadsPerBlock);
  m.concurrency = static_cast<unsigned>(properties.multiProcessorCount);
  m.largest_cluster = cuda_largest_cluster(capability);
  m.multiprocessor = {
      .registers = static_cast<unsigned>(properties.regsPerMultiprocessor),
      .threads = static_cast<unsigned>(properties.maxThreadsPerMultiProcessor),
      .teams = static_cast<unsigned>(properties.maxBlocksPerMultiProcessor),
      .warp = static_cast<unsigned>(properties.warpSize),
      .first_level_bytes = properties.sharedMemPerMultiprocessor + std::size_t{capability < 80 ? 32u : 28u} * 1024,
      .scratch_shares = cuda_scratch_shares(capability, properties.sharedMemPerMultiprocessor),
      .reserved_scratch = properties.reservedSharedMemPerBlock};
  int clock = 0;
  if (cudaDeviceGetAttribute(&clock, cudaDevAttrMemoryClockRate, exec.cuda_device()) != cudaSuccess) clock = 0;
  m.memory = {.sector_bytes = 32,
              .line_bytes = 128,
              .second_level_bytes = static_cast<std::size_t>(properties.l2CacheSize),
              .bytes_per_second = peak_bandwidth(clock, properties.memoryBusWidth)};
  m.compiled = {};
  return m;
}

/// Asked for once a device: the memory's clock takes a driver long to tell.
inline Machine cuda_machine(Kokkos::Cuda const& exec) {
  static std::mutex mutex;
  static std::map<int, Machine> known;
  std::lock_guard const lock(mutex);
  auto const at = known.find(exec.cuda_device());
  return at != known.end() ? at->second : known[exec.cuda_device()] = detect_cuda_machine(exec);
}
#endif

#ifdef KOKKOS_ENABLE_HIP
/// HIP does not tell registers, sectors and cache lines: where no GPU is known by the architecture, they are CDNA's.
/// The memory of gfx942 moves data four times a clock (1300 MHz), so that its bandwidth is known, not computed.
inline Machine hip_machine(Kokkos::HIP const& exec) {
  auto const& properties = exec.hip_device_prop();
  auto const known = known_amd_gpu(properties.gcnArchName);
  auto m = device_machine(exec, known);
  m.name = properties.name;
  m.max_team_size = static_cast<unsigned>(properties.maxThreadsPerBlock);
  m.concurrency = static_cast<unsigned>(properties.multiProcessorCount);
  m.multiprocessor.threads = static_cast<unsigned>(properties.maxThreadsPerMultiProcessor);
  m.multiprocessor.warp = static_cast<unsigned>(properties.warpSize);
  if (!known) {
    if (properties.warpSize == 64) m.multiprocessor.registers = 512 * 64 * 4;
    m.memory.sector_bytes = 64;
    m.memory.bytes_per_second = peak_bandwidth(properties.memoryClockRate, properties.memoryBusWidth);
  }
  m.memory.second_level_bytes = static_cast<std::size_t>(properties.l2CacheSize);
  return m;
}
#endif

#ifdef KOKKOS_ENABLE_SYCL
/// Intel's devices count vector engines, and tell how many make an Xe core. SYCL does not tell registers, sectors and
/// bandwidth. The warps are the widest sub-groups: a compiler that chooses narrower ones still gets whole ones.
inline Machine sycl_machine(Kokkos::SYCL const& exec) {
  namespace ask = sycl::info::device;
  namespace ask_intel = sycl::ext::intel::info::device;
  auto const device = exec.sycl_queue().get_device();
  auto const name = device.get_info<ask::name>();
  auto m = device_machine(exec, known_intel_gpu(name));
  m.name = name;
  m.max_team_size = static_cast<unsigned>(device.get_info<ask::max_work_group_size>());
  m.concurrency = device.get_info<ask::max_compute_units>();
  m.multiprocessor.warp = static_cast<unsigned>(std::ranges::max(device.get_info<ask::sub_group_sizes>()));
  using sycl::aspect;
  if (device.has(aspect::ext_intel_gpu_eu_count_per_subslice) && device.has(aspect::ext_intel_gpu_hw_threads_per_eu)) {
    auto const engines = device.get_info<ask_intel::gpu_eu_count_per_subslice>();
    m.concurrency = std::max(1u, m.concurrency / engines);
    m.multiprocessor.threads = engines * device.get_info<ask_intel::gpu_hw_threads_per_eu>() * m.multiprocessor.warp;
  }
  if (auto const bytes = device.get_info<ask::global_mem_cache_line_size>(); bytes != 0) m.memory.line_bytes = bytes;
  if (auto const bytes = device.get_info<ask::global_mem_cache_size>(); bytes != 0) m.memory.second_level_bytes = bytes;
  return m;
}
#endif

template <class ExecutionSpace>
Machine detect_machine(ExecutionSpace const& exec) {
  if constexpr (is_host_space<ExecutionSpace>) return host_machine(exec);
#ifdef KOKKOS_ENABLE_CUDA
  else if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>)
    return cuda_machine(exec);
#endif
#ifdef KOKKOS_ENABLE_HIP
  else if constexpr (std::is_same_v<ExecutionSpace, Kokkos::HIP>)
    return hip_machine(exec);
#endif
#ifdef KOKKOS_ENABLE_SYCL
  else if constexpr (std::is_same_v<ExecutionSpace, Kokkos::SYCL>)
    return sycl_machine(exec);
#endif
  else
    return device_machine(exec);
}

}  // namespace TeamFFT::Impl

#endif
