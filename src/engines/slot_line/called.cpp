// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/slot_line/called.hpp"

#include "engines/slot_line/candidates.hpp"
#include "engines/slot_line/engine.hpp"
#include "pass/features.hpp"

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

/// Whether one kernel calls both ends: a user's code has those of functors, the library those of Views with options
/// around them, but for DCTs and DSTs.
bool has_one_kernel(CalledEnds const& called, Pass const& pass) {
  auto const is_view = [](End const& end, bool functor) { return end.called && (end.window || !functor); };
  bool const by_user = what_is_called(called, pass) == SlotCalls::functors;
  bool const by_library = is_view(pass.source, called.functor_source) || is_view(pass.target, called.functor_sink);
  bool const around_functor = (pass.source.window && pass.source.buffer == Buffer::in && called.functor_source) ||
                              (pass.target.window && pass.target.buffer == Buffer::out && called.functor_sink);
  return by_user != by_library && !around_functor && !(by_library && maps_reals(pass.source.map.side.map));
}

bool is_half_spectrum(End const& end, Packing packing) {
  Side const& side = end.map.side;
  return !end.is_real() && side.map == Map::half && side.packing == packing && !side.reversed && !side.alternate &&
         !end.map.fold;
}

/// Reals of a line, in pairs or one by one.
bool are_reals(End const& end, Packing packing) { return end.is_real() && end.map.side == Side{Map::none, packing}; }

/// What a load or a store asks for, but that it is called.
bool load_is_within(Pass const& pass, Features all) { return load_features(pass).are_within(all | features::called); }
bool store_is_within(Pass const& pass, Features all) { return store_features(pass).are_within(all | features::called); }

/// Whole lines of even length: the half-spectrum on one side, on the other the reals in pairs, or complex elements.
std::optional<SlotEnds> half_spectrum_ends(Pass const& pass) {
  constexpr Features line_wise = features::swap | features::line_wise;
  auto const fits = [](End const& end, bool is_plain) { return are_reals(end, Packing::pairs) || is_plain; };
  if (is_half_spectrum(pass.target, Packing::spectrum) && store_is_within(pass, line_wise | features::scale) &&
      load_is_within(pass, line_wise | features::reals | features::pairs) &&
      fits(pass.source, !is_line_wise_load(pass)))
    return SlotEnds::to_half_spectrum;
  // memory has no zeros past the count
  bool const is_whole = pass.source.called || pass.source.map.count > pass.length;
  if (is_whole && is_half_spectrum(pass.source, Packing::spectrum) && load_is_within(pass, line_wise) &&
      store_is_within(pass, line_wise | features::scale | features::reals | features::pairs) &&
      fits(pass.target, !is_line_wise_store(pass)))
    return SlotEnds::from_half_spectrum;
  return {};
}

/// Whole lines of odd length: the half-spectrum on one side, the reals on the other.
bool is_odd_line(Pass const& pass) {
  constexpr Features line_wise = features::swap | features::line_wise | features::reals;
  if (pass.length % 2 == 0 || !load_is_within(pass, line_wise | features::crop) ||
      !store_is_within(pass, line_wise | features::scale))
    return false;
  return (are_reals(pass.source, Packing::none) && is_half_spectrum(pass.target, Packing::none)) ||
         (is_half_spectrum(pass.source, Packing::none) && are_reals(pass.target, Packing::none));
}

/// Lines of complex elements, or of reals that are loaded as such; parts of longer lines, too, where all elements are
/// there. Zeros past the count beside memory want another kernel.
bool are_complex_lines(Pass const& pass, bool has_positions) {
  constexpr Features load = features::swap | features::reals,
                     store = features::swap | features::scale | features::twiddle;
  auto const and_crop = [&](Features all, End const& end) {
    return end.called && !has_positions ? all | features::crop : all;
  };
  return load_is_within(pass, and_crop(load, pass.source)) && store_is_within(pass, and_crop(store, pass.target));
}

}  // namespace

bool swaps_for(Pass const& pass, SlotEnds ends) {
  if (ends == SlotEnds::any || ends == SlotEnds::called) return true;
  return pass.source.ops.has<ops::Swap>() == are_backward(ends) &&
         pass.target.ops.has<ops::Swap>() == are_backward(ends);
}

SlotCalls what_is_called(CalledEnds const& called, Pass const& pass) {
  auto const is_functor = [](End const& end, bool functor) { return end.called && functor && !end.window; };
  if (is_functor(pass.source, called.functor_source) || is_functor(pass.target, called.functor_sink))
    return SlotCalls::functors;
  return calls(pass) ? SlotCalls::views : SlotCalls::nothing;
}

std::optional<SlotEnds> called_ends(Context const& context, Pass const& pass) {
  // shorter lines have kernels of their own, which are faster even with a copy
  constexpr std::size_t least_complex = 8, least_real = 16;
  auto const is_part = [](End const& end) { return end.element == ElementKind::part; };
  bool const has_positions =
      std::ranges::any_of(pass.lines, [](LineDim const& d) { return d.load_position != 0 || d.store_position != 0; });
  if (!calls(pass) || context.lanes() || !pass.only_transforms() || is_part(pass.source) || is_part(pass.target) ||
      pass.source.map.count == 0 || !has_one_kernel(context.called, pass))
    return {};
  if (are_complex_lines(pass, has_positions))
    return pass.length < least_complex ? std::nullopt : std::optional(SlotEnds::called);
  if (has_positions || pass.length < least_real) return {};
  if (maps_reals(pass.source.map.side.map) || maps_reals(pass.target.map.side.map)) {
    auto const ends = pass.length == pass.line_elements() ? trigonometric_ends(pass) : SlotEnds::any;
    return ends == SlotEnds::any || !swaps_for(pass, ends) ? std::nullopt : std::optional(ends);
  }
  if (auto const ends = half_spectrum_ends(pass); ends && swaps_for(pass, *ends) && pass.length == pass.line_elements())
    return ends;
  return is_odd_line(pass) ? std::optional(SlotEnds::called) : std::nullopt;
}

}  // namespace TeamFFT::Impl
