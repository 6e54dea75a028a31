// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// GPUs whose facts are known, so that their plans are made and compared on any machine: a GPU is its folder's facts.hpp
// and a line here. A plan on a device is made with what backends/machine.hpp finds, and with facts from here where the
// device does not tell.
#ifndef TEAMFFT_MACHINES_LIST_HPP
#define TEAMFFT_MACHINES_LIST_HPP

#include <machines/amd_mi250x/facts.hpp>
#include <machines/amd_mi300a/facts.hpp>
#include <machines/amd_mi300x/facts.hpp>
#include <machines/gpu_48kb/facts.hpp>
#include <machines/intel_max1550/facts.hpp>
#include <machines/nvidia_a100/facts.hpp>
#include <machines/nvidia_h200/facts.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace TeamFFT::Impl {

inline std::vector<Machine> known_gpus() {
  return {
      nvidia_h200(), gpu_48kb(), nvidia_a100(), amd_mi300x(), amd_mi300a(), amd_mi250x(), intel_max1550(),
  };
}

/// Nothing where no GPU is known by the name.
inline std::optional<Machine> known_gpu(std::string_view name) {
  for (auto const& machine : known_gpus())
    if (machine.name == name) return machine;
  return {};
}

/// One of the architecture that HIP names, such as gfx90a:sramecc+:xnack-. GPUs of one architecture differ in what HIP
/// tells of them: an MI210 has fewer compute units than a die of the MI250X, the MI300A fewer than the MI300X.
inline std::optional<Machine> known_amd_gpu(std::string_view architecture) {
  if (architecture.starts_with("gfx90a")) return amd_mi250x();
  if (architecture.starts_with("gfx942")) return amd_mi300x();
  return {};
}

/// One like the device that SYCL names. The Max 1100 has fewer Xe cores of the same kind, and less bandwidth, which no
/// rule reads.
inline std::optional<Machine> known_intel_gpu(std::string_view name) {
  if (name.find("Data Center GPU Max") != std::string_view::npos) return intel_max1550();
  return {};
}

}  // namespace TeamFFT::Impl

#endif
