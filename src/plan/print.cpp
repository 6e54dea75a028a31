// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The plan dump (docs/design.md, section 6).
#include "plan/planner.hpp"

#include <TeamFFT/detail/boxes.hpp>
#include <TeamFFT/detail/printing.hpp>

#include <algorithm>
#include <iomanip>
#include <ostream>

namespace TeamFFT::Impl {

namespace {

/// Bytes that any plan must move: what is valid of the input once, the output once.
std::size_t least_bytes(Problem const& problem) {
  std::size_t in = problem.batch_count(), out = in;
  for (auto const& axis : problem.axes) {
    in *= elements_read(axis);
    out *= extent_out(axis);
  }
  std::size_t const scalar = problem.precision == Precision::f32 ? 4 : 8;
  return in * scalar * (problem.input_is_real() ? 1 : 2) + out * scalar * (problem.output_is_real() ? 1 : 2);
}

}  // namespace

void print(std::ostream& os, PassList const& list, Machine const& machine) {
  os << "TeamFFT plan " << list.problem.token() << " on " << machine.name << "\n  " << list.reason << "\n";
  std::size_t moved = 0;
  for (std::size_t i = 0; i < list.passes.size(); ++i) {
    os << "  pass " << i + 1 << " " << list.passes[i].describe(list.problem.precision, list.windows) << "\n";
    moved += list.passes[i].bytes(list.problem.precision, list.windows);
  }
  std::size_t const least = least_bytes(list.problem);
  std::size_t const element = list.problem.precision == Precision::f32 ? 8 : 16;
  for (auto const& c : list.chains) {
    os << "  chain: passes " << c.pass + 1 << " and " << c.pass + 2 << " in one launch, " << c.units << " units of "
       << c.unit_elements;
    if (c.ring)
      os << ", ring of " << c.ring->slots << " (" << c.ring_elements() * element << " B), pass " << c.pass + 2 << " "
         << c.ring->lag << " behind\n";
    else
      os << ", in scratch\n";
    moved -= 2 * c.units * c.unit_elements * element;
  }
  auto ratio = classic_stream();
  ratio << std::fixed << std::setprecision(2)
        << static_cast<double>(moved) / static_cast<double>(std::max<std::size_t>(least, 1));
  os << "  traffic " << moved << " B, " << ratio.str() << " of the least (" << least << " B); workspace "
     << list.memory().all() * element << " B\n";
}

}  // namespace TeamFFT::Impl
