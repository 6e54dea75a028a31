// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FFTW's functions out of a shared library that is loaded while the program runs: ours, and FFTW's own beside it.
#ifndef TEAMFFT_TESTS_INTERFACES_FFTW3_API_HPP
#define TEAMFFT_TESTS_INTERFACES_FFTW3_API_HPP

#include "library.hpp"

#include <TeamFFT/fftw3.h>

#include <string>

namespace TeamFFT::Test {

template <class Real>
struct Fftw3;

/// All functions of one precision. `beside`: also those that FFTW's own library lacks.
template <>
struct Fftw3<double> {
  using Plan = fftw_plan;
  using Complex = fftw_complex;
  static constexpr char const* prefix = "fftw_";

#define TEAMFFT_FFTW3(name) decltype(&fftw_##name) name = nullptr;
#define TEAMFFT_FFTW3_BESIDE(name) TEAMFFT_FFTW3(name)
#include "fftw3_functions.def"
#undef TEAMFFT_FFTW3
#undef TEAMFFT_FFTW3_BESIDE

  Fftw3(Library const& library, bool beside) {
#define TEAMFFT_FFTW3(name) library.find(name, std::string(prefix) + #name);
#define TEAMFFT_FFTW3_BESIDE(name) \
  if (beside) TEAMFFT_FFTW3(name)
#include "fftw3_functions.def"
#undef TEAMFFT_FFTW3
#undef TEAMFFT_FFTW3_BESIDE
  }
};

template <>
struct Fftw3<float> {
  using Plan = fftwf_plan;
  using Complex = fftwf_complex;
  static constexpr char const* prefix = "fftwf_";

#define TEAMFFT_FFTW3(name) decltype(&fftwf_##name) name = nullptr;
#define TEAMFFT_FFTW3_BESIDE(name) TEAMFFT_FFTW3(name)
#include "fftw3_functions.def"
#undef TEAMFFT_FFTW3
#undef TEAMFFT_FFTW3_BESIDE

  Fftw3(Library const& library, bool beside) {
#define TEAMFFT_FFTW3(name) library.find(name, std::string(prefix) + #name);
#define TEAMFFT_FFTW3_BESIDE(name) \
  if (beside) TEAMFFT_FFTW3(name)
#include "fftw3_functions.def"
#undef TEAMFFT_FFTW3
#undef TEAMFFT_FFTW3_BESIDE
  }
};

inline Library const& our_library() {
  static Library const library(TEAMFFT_FFTW3_LIBRARY);
  return library;
}

template <class Real>
Fftw3<Real> const& ours() {
  static Fftw3<Real> const api(our_library(), true);
  return api;
}

/// Our library's reason for the last null pointer.
inline std::string last_error() {
  char const* (*function)() = nullptr;
  our_library().find(function, "teamfft_last_error");
  return function();
}

}  // namespace TeamFFT::Test

#endif
