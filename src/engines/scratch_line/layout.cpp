// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/layout.hpp"

#include "engines/scratch_line/digits.hpp"
#include "engines/scratch_line/ends.hpp"
#include "engines/scratch_line/team.hpp"

#include <TeamFFT/device/math/scalar.hpp>

namespace TeamFFT::Impl {

namespace {

/// Bytes of the big twiddle's factors.
std::size_t root_bytes_of(Pass const& pass, Choice const& t, Precision precision) {
  bool const at_load = pass.source.ops.has<ops::Twiddle>();
  if ((!at_load && !pass.target.ops.has<ops::Twiddle>()) || swept_ends(pass, t).store) return 0;
  return root_kinds(at_load ? t.radices.front() : t.radices.back()) * t.lines_per_team * 2 * scalar_bytes(precision);
}

/// The slots of an odd line's N reals before stage 0 or after the last, in scalars: beside the elements that the
/// stage's butterflies hold, j with R - j.
std::vector<std::uint16_t> slots_of_reals(unsigned R, std::vector<std::uint16_t> const& held, std::size_t N) {
  std::size_t const S = N / R;
  std::vector<std::uint16_t> slots;
  slots.reserve(N);
  for (std::size_t p = 0; p < N; ++p) {
    std::size_t const r = p / S, b = p % S;
    bool const first = 2 * r < R;
    slots.push_back(static_cast<std::uint16_t>(2 * held[b + S * (first ? r : R - r)] + (first ? 0 : 1)));
  }
  return slots;
}

/// Those of its spectrum, in elements: residues k modulo R up to R/2 are held, as element k mod R + held_of(R)
/// floor(k/R) of the line in scratch.
std::vector<std::uint16_t> slots_of_spectrum(unsigned R, std::vector<std::uint16_t> const& held, std::size_t N,
                                             bool after) {
  std::vector<std::uint16_t> slots;
  slots.reserve(N);
  auto const slot = [&](std::size_t k) { return held[k % R + held_of(R) * (k / R)]; };
  for (std::size_t k = 0; k < N; ++k) {
    bool const is_held = 2 * (k % R) < R;
    slots.push_back(is_held ? slot(k) : after ? static_cast<std::uint16_t>(slot(N - k) | slot_of_conjugate) : no_slot);
  }
  return slots;
}

/// Where a side's elements lie in scratch.
std::vector<std::uint16_t> slots_of(Pass const& pass, Choice const& t, HeldLine const& line, DigitLayout const& digits,
                                    bool after) {
  auto slots = digit_slots(line.length, line.choice, digits, after);
  if (!line.from_reals && !line.to_reals) return slots;
  bool const reals = after ? line.to_reals.has_value() : line.from_reals.has_value();
  unsigned const R = line.from_reals ? t.radices.front() : t.radices.back();
  return reals ? slots_of_reals(R, slots, pass.length) : slots_of_spectrum(R, slots, pass.length, after);
}

}  // namespace

std::size_t run_of_end(Pass const& pass, Choice const& t, bool load) {
  if (pass.middle.box.empty()) return pass.length / (load ? t.radices.front() : t.radices.back());
  auto const digits = axis_digits(t);
  return load ? digits.front().of_input() : digits.back().of_output();
}

std::size_t scratch_line_scratch(Pass const& pass, Choice const& t, std::size_t buffer, Precision precision) {
  return info_bytes_of(pass, t) + root_bytes_of(pass, t, precision) + buffer * 2 * scalar_bytes(precision);
}

ScratchLineLayout scratch_line_layout(Pass const& pass, Choice const& t, Precision precision) {
  std::size_t const count = t.radices.size();
  auto const line = held_line(pass, t);
  auto const digits = digit_layout(line.length, line.choice, pass.tiles, precision);
  ScratchLineLayout layout;
  layout.shape.middle_count = static_cast<std::uint32_t>(count < 2 ? 0 : count - 2);
  layout.shape.info_bytes = static_cast<std::uint32_t>(info_bytes_of(pass, t));
  layout.shape.root_bytes = static_cast<std::uint32_t>(root_bytes_of(pass, t, precision));
  layout.scratch_bytes = scratch_line_scratch(pass, t, std::size_t{t.lines_per_team} * digits.pitch, precision);
  auto const swept = swept_ends(pass, t);
  layout.pitch = digits.pitch;
  if (swept.load) layout.load_slots = slots_of(pass, t, line, digits, false);
  if (swept.store) layout.store_slots = slots_of(pass, t, line, digits, true);
  auto const of_axes = axis_digits(line.choice);
  for (std::size_t s = 0; s < count; ++s) {
    auto const places = digit_places(line.length, line.choice, digits, s, swept);
    auto const begin = static_cast<std::uint32_t>(layout.places.size()), L = std::uint32_t{of_axes[s].L};
    auto const S =
        static_cast<std::uint32_t>(s == 0 || s + 1 == count ? run_of_end(pass, t, s == 0) : pass.length / t.radices[s]);
    (s == 0           ? layout.shape.first
     : s + 1 == count ? layout.shape.last
                      : layout.shape.middle[s - 1]) =
        ScratchLineStage{t.radices[s], begin, 0, static_cast<std::uint32_t>(places.size()), L, S, digits.step[s]};
    layout.places.insert(layout.places.end(), places.begin(), places.end());
  }
  if (count == 1) layout.shape.last = layout.shape.first;
  return layout;
}

}  // namespace TeamFFT::Impl
