// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// GPUs whose facts are known, so that their plans are made and compared on any machine: a GPU is its folder's facts.hpp and a line here. A plan on a device
// is made with what backends/machine.hpp finds instead.
#ifndef TEAMFFT_MACHINES_LIST_HPP
#define TEAMFFT_MACHINES_LIST_HPP

#include <machines/amd_mi300x/facts.hpp>
#include <machines/gpu_48kb/facts.hpp>
#include <machines/nvidia_a100/facts.hpp>
#include <machines/nvidia_h200/facts.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace TeamFFT::Impl {

inline std::vector<Machine> known_gpus() { return {nvidia_h200(), gpu_48kb(), nvidia_a100(), amd_mi300x()}; }

/// Nothing where no GPU is known by the name.
inline std::optional<Machine> known_gpu(std::string_view name) {
  for (auto const& machine : known_gpus())
    if (machine.name == name) return machine;
  return {};
}

}  // namespace TeamFFT::Impl

#endif
