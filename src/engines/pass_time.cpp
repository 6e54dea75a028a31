// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/pass_time.hpp"

#include "engines/radices.hpp"

#include <algorithm>
#include <cmath>

namespace TeamFFT::Impl {

double ends_time(Context const& context, Pass const& pass, ShortRuns const& runs) {
  double const contiguous =
      static_cast<double>(pass.choice.lines_per_team * context.complex_bytes()) / context.machine.access_bytes;
  // 8192^2 had 0.24 of copy
  double const part_sectors = !runs.in_parts || contiguous >= 0.5 ? 1 : std::pow(0.5 / contiguous, 0.8);
  double const tile = 0.5 * part_sectors / std::min(1.0, std::pow(contiguous, runs.exponent));
  return (pass.tiles.load ? tile : 0.5) + (pass.tiles.store ? tile : 0.5);
}

double stages_of(Pass const& pass, bool lanes) {
  double stages = 1;
  for (auto R : pass.choice.radices) stages += stage_cost(R, lanes);
  return pass.convolves() ? 2 * stages : stages;
}

double overlapped(double memory, double arithmetic) { return std::max(memory, arithmetic) + 0.05 * arithmetic; }

bool permutes(Pass const& pass) {
  return pass.source.ops.has<ops::Permutation>() || pass.target.ops.has<ops::Permutation>();
}

bool is_fitted(Context const& context, Pass const& pass) {
  constexpr std::size_t least_elements = std::size_t{1} << 20;
  constexpr Features other = features::reals | features::pairs | features::line_wise;
  return context.native() && pass.line_count() * pass.length >= least_elements && !load_features(pass).have(other) &&
         !store_features(pass).have(other);
}

}  // namespace TeamFFT::Impl
