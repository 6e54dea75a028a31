// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The exchange: registers -> scratch -> registers between two stages. Padding and barriers live here.
#ifndef TEAMFFT_DEVICE_EXCHANGE_HPP
#define TEAMFFT_DEVICE_EXCHANGE_HPP

#include <TeamFFT/device/complex.hpp>

#include <backends/tuning.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// Which line of its team a thread works on, and as which of that line's threads.
struct ThreadPlace {
  std::uint32_t line, thread;
};

/// A team's lines in scratch, one buffer: it may be overwritten only after everybody has read, hence the barrier on both sides of a write.
template <class Real, unsigned N>
struct Exchange {
  Complex<Real>* data;
  static constexpr unsigned pitch = padded_pitch(N);

  TEAMFFT_FUNCTION explicit Exchange(char* scratch) : data(reinterpret_cast<Complex<Real>*>(scratch)) {}
  TEAMFFT_FUNCTION Complex<Real>& operator()(std::uint32_t line, std::uint32_t j) const { return data[line * pitch + padded(j)]; }
};

}  // namespace TeamFFT::Impl

#endif
