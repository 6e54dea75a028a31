// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FFTW's functions out of a shared library that is loaded while the program runs: ours, and FFTW's own beside it.
#ifndef TEAMFFT_TESTS_INTERFACES_FFTW3_API_HPP
#define TEAMFFT_TESTS_INTERFACES_FFTW3_API_HPP

#include <TeamFFT/fftw3.h>

#include <dlfcn.h>

#include <stdexcept>
#include <string>

namespace TeamFFT::Test {

/// A library that stays loaded.
class Library {
 public:
  explicit Library(char const* path) : m_handle(dlopen(path, RTLD_NOW | RTLD_LOCAL)) {
    if (m_handle == nullptr) throw std::runtime_error(dlerror());
  }
  template <class Function>
  void find(Function& function, std::string const& name) const {
    function = reinterpret_cast<Function>(dlsym(m_handle, name.c_str()));
    if (function == nullptr) throw std::runtime_error(std::string("no ") + name);
  }

 private:
  void* m_handle;
};

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
