// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A run of passes over slabs as the hosts' kernels take it: by Kokkos' launches and by the calling thread alike.
#ifndef TEAMFFT_EXECUTE_SLAB_PASSES_HPP
#define TEAMFFT_EXECUTE_SLAB_PASSES_HPP

#include "engines/lanes/stages/host_kernel.hpp"
#include "execute/arguments/arguments.hpp"
#include "plan/slabs.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace TeamFFT::Impl {

/// Where the buffers' rows lie, one behind the other.
template <class Real>
HostUnits<Real> units_of(Prepared<Real> const& prepared, Slabs const& slabs, std::span<SlabPass<Real>> passes) {
  HostUnits<Real> units;
  units.passes = passes;
  units.units = static_cast<std::uint32_t>(slabs.units);
  std::array<std::uint32_t, 4> first{};
  auto const scalars = [](bool is_real) { return is_real ? 1u : 2u; };
  auto const elements = [&](Buffer b) {
    return static_cast<std::uint32_t>(slabs.lanes->elements[static_cast<std::size_t>(b)]);
  };
  std::array<bool, 4> known{};
  auto const place = [&](Buffer b, bool is_real) {
    auto const i = static_cast<std::size_t>(b);
    if (!known[i]) first[i] = units.vectors, units.vectors += scalars(is_real) * elements(b);
    known[i] = true;
    return first[i];
  };
  for (std::size_t i = 0; i < slabs.count; ++i) {
    auto const& pass = prepared.passes[slabs.pass + i];
    passes[i].from = place(pass.source, pass.source_is_real || pass.loads_parts);
    passes[i].to = place(pass.target, pass.target_is_real || pass.stores_parts);
  }
  auto const &front = prepared.passes[slabs.pass], &back = prepared.passes[slabs.pass + slabs.count - 1];
  auto const end = [&](Buffer b, bool is_real, std::ptrdiff_t step) {
    return UnitEnd{elements(b), scalars(is_real), static_cast<std::int64_t>(step) * scalars(is_real)};
  };
  units.load = end(front.source, front.source_is_real || front.loads_parts, slabs.lanes->load_step);
  units.store = end(back.target, back.target_is_real || back.stores_parts, slabs.lanes->store_step);
  return units;
}

/// `source` and `target` find a buffer's memory.
template <class Real, class Source, class Target>
void set_slab_passes(std::span<SlabPass<Real>> passes, Prepared<Real> const& prepared, Slabs const& slabs,
                     std::string const& label, Source const& source, Target const& target) {
  for (std::size_t i = 0; i < slabs.count; ++i) {
    auto const& pass = prepared.passes[slabs.pass + i];
    passes[i].arguments =
        arguments_for(pass, pass.parts.front(), source(pass.source), target(pass.target), label.c_str());
    passes[i].scratch_bytes = pass.kernel.choice.scratch_bytes;
  }
}

/// All lines of the range by one thread: teams one after the other, short lines in one call.
template <class Real>
void run_lines(PassArguments<Real> const& a, LineRange range, void* scratch) {
  std::uint32_t const end = range.end,
                      together = a.has(flag_short_lines) ? std::max(1u, end - range.first) : a.lines_per_team;
  for (; range.first < end; range.first += together) {
    range.end = std::min(range.first + together, end);
    host_kernel(a, range, scratch);
  }
}

/// All passes over one slab.
template <class Real>
void run_slab(std::span<SlabPass<Real> const> passes, Slabs const& slabs, std::size_t slab, void* scratch) {
  std::size_t const begin = slab * slabs.together, end = std::min(begin + slabs.together, slabs.units);
  for (auto const& pass : passes) {
    std::size_t const lines = pass.arguments.line_count / slabs.units;
    run_lines(pass.arguments,
              {static_cast<std::uint32_t>(begin * lines), static_cast<std::uint32_t>(end * lines),
               &pass != &passes.front(), &pass != &passes.back()},
              scratch);
  }
}

}  // namespace TeamFFT::Impl

#endif
