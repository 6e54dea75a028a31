// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device.hpp"

#include <teamfft_commit.hpp>

#include <dlfcn.h>

#include <ctime>
#include <fstream>

namespace TeamFFT::Impl::Bench {

namespace {

std::string kokkos_version() {
  return std::to_string(KOKKOS_VERSION / 10000) + "." + std::to_string(KOKKOS_VERSION / 100 % 100) + "." +
         std::to_string(KOKKOS_VERSION % 100);
}

std::string compiler() {
#if defined(__clang__)
  return "clang " __clang_version__;
#elif defined(__GNUC__)
  return "g++ " __VERSION__;
#else
  return "another compiler";
#endif
}

#if defined(KOKKOS_ENABLE_CUDA)

std::string cuda_version(int version) {
  return "CUDA " + std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

/// As NVML says it; where that is missing, the CUDA version that the driver is made for.
std::string driver_version() {
  if (void* const handle = dlopen("libnvidia-ml.so.1", RTLD_NOW)) {
    auto const begin = reinterpret_cast<int (*)()>(dlsym(handle, "nvmlInit_v2"));
    auto const version_of = reinterpret_cast<int (*)(char*, unsigned)>(dlsym(handle, "nvmlSystemGetDriverVersion"));
    char text[80] = {};
    if (begin != nullptr && version_of != nullptr && begin() == 0 && version_of(text, sizeof text) == 0) return text;
  }
  int version = 0;
  cudaDriverGetVersion(&version);
  return "for " + cuda_version(version);
}

std::string toolkit() {
  int version = 0;
  cudaRuntimeGetVersion(&version);
  return cuda_version(version) + ", " + compiler();
}

#else

std::string cpu_name() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);)
    if (line.rfind("model name", 0) == 0) return line.substr(line.find(':') + 2);
  return "CPU";
}

#endif

std::string today() {
  std::time_t const now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  char text[sizeof "2026-11-23"];
  return std::strftime(text, sizeof text, "%Y-%m-%d", &utc) > 0 ? text : "";
}

}  // namespace

Device describe_device(ExecutionSpace const& exec) {
#if defined(KOKKOS_ENABLE_CUDA)
  return {exec.name(), exec.cuda_device_prop().name, driver_version(), toolkit(), kokkos_version(), TEAMFFT_COMMIT,
          today()};
#else
  auto const name =
      cpu_name() + ", " + std::to_string(exec.concurrency()) + (exec.concurrency() == 1 ? " thread" : " threads");
  return {exec.name(), name, {}, compiler(), kokkos_version(), TEAMFFT_COMMIT, today()};
#endif
}

}  // namespace TeamFFT::Impl::Bench
