// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FFTW's functions out of a shared library that is loaded while the program runs: ours, and FFTW's own beside it.
#ifndef TEAMFFT_TESTS_INTERFACES_FFTW3_API_HPP
#define TEAMFFT_TESTS_INTERFACES_FFTW3_API_HPP

#include <TeamFFT/fftw3.h>

#include <dlfcn.h>

#include <stdexcept>
#include <string>

#define TEAMFFT_FOR_EACH_FFTW3(X)                                                                                                                              \
  X(malloc)                                                                                                                                                    \
  X(alloc_real)                                                                                                                                                \
  X(alloc_complex)                                                                                                                                             \
  X(free)                                                                                                                                                      \
  X(alignment_of)                                                                                                                                              \
  X(plan_dft)                                                                                                                                                  \
  X(plan_dft_1d)                                                                                                                                               \
  X(plan_dft_2d) X(plan_dft_3d) X(plan_many_dft) X(plan_dft_r2c) X(plan_dft_r2c_1d) X(plan_dft_r2c_2d) X(plan_dft_r2c_3d) X(plan_many_dft_r2c) X(plan_dft_c2r) \
      X(plan_dft_c2r_1d) X(plan_dft_c2r_2d) X(plan_dft_c2r_3d) X(plan_many_dft_c2r) X(plan_r2r) X(plan_r2r_1d) X(plan_r2r_2d) X(plan_r2r_3d) X(plan_many_r2r)  \
          X(plan_guru_dft) X(plan_guru_split_dft) X(plan_guru_dft_r2c) X(plan_guru_dft_c2r) X(plan_guru_split_dft_r2c) X(plan_guru_split_dft_c2r)              \
              X(plan_guru_r2r) X(plan_guru64_dft) X(plan_guru64_split_dft) X(plan_guru64_dft_r2c) X(plan_guru64_dft_c2r) X(plan_guru64_split_dft_r2c)          \
                  X(plan_guru64_split_dft_c2r) X(plan_guru64_r2r) X(execute) X(execute_dft) X(execute_dft_r2c) X(execute_dft_c2r) X(execute_r2r)               \
                      X(execute_split_dft) X(execute_split_dft_r2c) X(execute_split_dft_c2r) X(destroy_plan) X(cleanup) X(set_timelimit) X(sprint_plan)        \
                          X(fprint_plan) X(print_plan) X(flops) X(estimate_cost) X(cost) X(export_wisdom_to_string) X(export_wisdom_to_file)                   \
                              X(export_wisdom_to_filename) X(export_wisdom) X(import_wisdom_from_string) X(import_wisdom_from_file)                            \
                                  X(import_wisdom_from_filename) X(import_wisdom) X(import_system_wisdom) X(forget_wisdom)

/// FFTW has these in libraries of their own, or not at all.
#define TEAMFFT_FOR_EACH_FFTW3_BESIDE(X) \
  X(copy_plan) X(init_threads) X(plan_with_nthreads) X(planner_nthreads) X(cleanup_threads) X(make_planner_thread_safe) X(threads_set_callback)

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

#define TEAMFFT_MEMBER_DOUBLE(name) decltype(&fftw_##name) name;
#define TEAMFFT_MEMBER_FLOAT(name) decltype(&fftwf_##name) name;
#define TEAMFFT_FIND(name) library.find(name, std::string(prefix) + #name);

/// All functions of one precision. `beside`: also those that FFTW's own library lacks.
template <>
struct Fftw3<double> {
  using Plan = fftw_plan;
  using Complex = fftw_complex;
  static constexpr char const* prefix = "fftw_";
  TEAMFFT_FOR_EACH_FFTW3(TEAMFFT_MEMBER_DOUBLE)
  TEAMFFT_FOR_EACH_FFTW3_BESIDE(TEAMFFT_MEMBER_DOUBLE)

  Fftw3(Library const& library, bool beside) {
    TEAMFFT_FOR_EACH_FFTW3(TEAMFFT_FIND)
    if (beside) {
      TEAMFFT_FOR_EACH_FFTW3_BESIDE(TEAMFFT_FIND)
    }
  }
};

template <>
struct Fftw3<float> {
  using Plan = fftwf_plan;
  using Complex = fftwf_complex;
  static constexpr char const* prefix = "fftwf_";
  TEAMFFT_FOR_EACH_FFTW3(TEAMFFT_MEMBER_FLOAT)
  TEAMFFT_FOR_EACH_FFTW3_BESIDE(TEAMFFT_MEMBER_FLOAT)

  Fftw3(Library const& library, bool beside) {
    TEAMFFT_FOR_EACH_FFTW3(TEAMFFT_FIND)
    if (beside) {
      TEAMFFT_FOR_EACH_FFTW3_BESIDE(TEAMFFT_FIND)
    }
  }
};

#undef TEAMFFT_MEMBER_DOUBLE
#undef TEAMFFT_MEMBER_FLOAT
#undef TEAMFFT_FIND

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
