// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The exchange: registers -> scratch -> registers between two stages. Its layout
// (include/TeamFFT/device/engines/register_line/contract.hpp) is affine in a butterfly's own index, so that one address
// serves a butterfly and all other offsets are constants.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_EXCHANGE_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_EXCHANGE_HPP

#include <TeamFFT/device/math/complex.hpp>

#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// Which line of its team a thread works on, and as which of that line's threads.
struct ThreadPlace {
  std::uint32_t line, thread;
};

/// A team's lines in scratch between stage s and the next, one buffer for all exchanges: it may be overwritten only
/// after everybody has read, hence a barrier on both sides of a write.
template <class Shape, unsigned s, class Real>
struct Exchange {
  static constexpr unsigned L = Shape::L(s), R = Shape::radix(s),
                            pad = exchange_stage(Shape::row(scalar_precision<Real>), s).pad,
                            pitch = exchange_pitch(Shape::row(scalar_precision<Real>)), write_step = L,
                            read_step = ExchangeStage{L, R, pad}.read_step(Shape::N / Shape::radix(s + 1));
  Complex<Real>* line;  ///< of this thread

  TEAMFFT_FUNCTION Exchange(char* scratch, std::uint32_t line_)
      : line(reinterpret_cast<Complex<Real>*>(scratch) + line_ * pitch) {}

  /// The place of element r of butterfly b of stage s.
  TEAMFFT_FUNCTION Complex<Real>* written(std::uint32_t b) const { return line + ExchangeStage{L, R, pad}.write(b); }
  /// The place of element 0 of butterfly b of stage s + 1; its others lie read_step apart.
  TEAMFFT_FUNCTION Complex<Real> const* read(std::uint32_t b) const { return line + ExchangeStage{L, R, pad}.read(b); }
};

}  // namespace TeamFFT::Impl

#endif
