// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Declarations of the functions that libteamfft_cufft shows.
#ifndef TEAMFFT_INTERFACES_CUFFT_API_HPP
#define TEAMFFT_INTERFACES_CUFFT_API_HPP

#include "interfaces/cufft/types.hpp"

namespace TeamFFT::Impl::Cufft {

// A function that is refused reads no argument, so that one declaration serves all.
#define TEAMFFT_CUFFT(name, arguments) extern "C" __attribute__((visibility("default"))) Result name arguments;
#define TEAMFFT_CUFFT_REFUSED(name) TEAMFFT_CUFFT(name, ())
#include "interfaces/cufft/functions.def"
#undef TEAMFFT_CUFFT
#undef TEAMFFT_CUFFT_REFUSED

}  // namespace TeamFFT::Impl::Cufft

#endif
