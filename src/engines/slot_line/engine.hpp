// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The engine slot_line: any product of radices at run time, any ops, on every GPU.
#ifndef TEAMFFT_ENGINES_SLOT_LINE_ENGINE_HPP
#define TEAMFFT_ENGINES_SLOT_LINE_ENGINE_HPP

#include "engines/engine.hpp"

namespace TeamFFT::Impl {

/// Any op, but not the mirror line.
inline constexpr Features any_slot_ends =
    features::all_ops | features::reals | features::pairs | features::line_wise | features::crop;
inline constexpr PassFeatures slot_line_accepts{any_slot_ends, any_slot_ends,
                                                features::bluestein | features::rader | features::companion};
/// Two real lines as one, which only ends in registers know.
inline constexpr Features two_slot_lines = features::swap | features::reals | features::line_wise | features::two_lines;
inline constexpr PassFeatures two_slot_lines_accept{two_slot_lines, two_slot_lines | features::scale, features::none};

/// Lines that call a source or a sink.
inline constexpr Features called_slot_lines =
    features::swap | features::reals | features::pairs | features::line_wise | features::crop | features::called;
inline constexpr PassFeatures called_slot_lines_accept{
    called_slot_lines, called_slot_lines | features::scale | features::twiddle, features::none};

/// Lines to a user's filter and back, zero-padded and cropped.
inline constexpr PassFeatures filtered_slot_lines_accept{
    features::swap | features::crop, features::swap | features::scale | features::crop, features::filter};

/// Whether a team of the most threads takes a stage's butterflies in more than one round.
[[nodiscard]] bool takes_rounds(Choice const& choice, std::size_t length);

[[nodiscard]] double slot_line_cost(Context const& context, Pass const& pass, Work const& work);

inline constexpr Engine slot_line_engine{
    "the slot-line kernel",
    slot_line_accepts | two_slot_lines_accept | called_slot_lines_accept | filtered_slot_lines_accept, nullptr,
    slot_line_cost};
[[nodiscard]] constexpr Engine const& engine_of(SlotLineChoice const&) { return slot_line_engine; }

}  // namespace TeamFFT::Impl

#endif
