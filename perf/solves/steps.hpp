// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Steps: an application as a rival's user writes it: a transform, a kernel at each k, the transform back, and what else
// it takes around them.
#ifndef TEAMFFT_PERF_SOLVES_STEPS_HPP
#define TEAMFFT_PERF_SOLVES_STEPS_HPP

#include "../transform.hpp"
#include "arrays.hpp"
#include "solve.hpp"

#include <TeamFFT/problem.hpp>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// One transform of a rival (or "teamfft-plans": of ours) between two arrays.
struct Leg {
  Problem problem;
  Bytes from, to;
  Buffers::Input input = Buffers::Input::kept;
};

/// The legs in their order, with a step of the user's before, between and behind them: steps[0], legs[0], steps[1],
/// legs[1], steps[2]. Steps may be empty.
struct Steps {
  std::vector<Leg> legs;
  std::vector<std::function<void()>> steps;
};

/// Makes the transforms (which may overwrite the arrays), so that data must be filled behind it. `ready` is called
/// then, with the transforms. A rival that cannot take part says why.
Contender stepwise(std::string const& name, ExecutionSpace const& exec, Settings const& settings, Steps const& steps,
                   std::function<void(std::vector<std::shared_ptr<Transform>> const&)> const& ready = {});

/// "teamfft-plans" and the rivals of the settings.
std::vector<std::string> stepwise_names(Settings const& settings);

/// A box of these extents, all of whose dimensions in `axes` are transformed. Throws Error for a kind that is none.
Problem box_problem(Precision precision, char const* kind, bool backward, Extents3 const& extents,
                    std::vector<int> const& axes);

/// The last `rank` of three dimensions.
std::vector<int> last_axes(std::size_t rank);

}  // namespace TeamFFT::Impl::Bench

#endif
