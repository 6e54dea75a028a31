// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What every engine tells the planner. An engine is a type of EngineChoice, its folder, and its line in registry.cpp;
// its launch is execute/launch's.
#ifndef TEAMFFT_ENGINES_ENGINE_HPP
#define TEAMFFT_ENGINES_ENGINE_HPP

#include "pass/context.hpp"
#include "pass/features.hpp"
#include "pass/pass.hpp"

namespace TeamFFT::Impl {

/// Lines of a finished pass and their elements, both for each element of the axis that the pass is for: a cost is in
/// proportion to them.
struct Work {
  double lines, elements;
};

struct Engine {
  char const* kernel = "";  ///< in words, as errors name it
  PassFeatures accepts;     ///< all that any of its kernels compiles
  /// What a machine must have compiled; nullptr where every device can launch it.
  bool CompiledKernels::*compiled = nullptr;
  /// The estimated time of a finished pass, in copies of the axis' data.
  double (*cost)(Context const& context, Pass const& pass, Work const& work) = nullptr;
};

}  // namespace TeamFFT::Impl

#endif
