// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FftwLibrary: FFTW 3 loaded when it is asked for, so that the benchmark builds without it, runs where it is not, and
// takes the one that the loader's path names or that of a folder (a distribution's and one built for this CPU, side by
// side).
#ifndef TEAMFFT_PERF_FFTW_LIBRARY_HPP
#define TEAMFFT_PERF_FFTW_LIBRARY_HPP

#include <TeamFFT/problem.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// fftw_iodim64 of fftw3.h; strides count elements, real or complex, of the array they belong to.
struct FftwDim {
  std::ptrdiff_t n, in, out;
};

/// Flags of fftw3.h.
enum FftwPlanFlag : unsigned {
  fftw_measure = 0,
  fftw_unaligned = 1u << 1,
  fftw_preserve_input = 1u << 4,
  fftw_patient = 1u << 5,
  fftw_estimate = 1u << 6
};

using FftwPlan = void*;

/// FFTW in one precision: Real is float, double or long double. Pointers point to pairs of Real.
template <class Real>
class FftwLibrary {
 public:
  /// The loader's, or that of a folder; null where no library of this precision is found. Of several in one process
  /// those after the first have threads only where they are in the library itself (configured with
  /// --with-combined-threads): another library of threads would bind to the first one's plans.
  static FftwLibrary const* get(std::string const& folder = "");

  FftwPlan (*plan_guru64_dft)(int rank, FftwDim const* dims, int batch_rank, FftwDim const* batch, Real* in, Real* out,
                              int sign, unsigned flags) = nullptr;
  FftwPlan (*plan_guru64_dft_r2c)(int rank, FftwDim const* dims, int batch_rank, FftwDim const* batch, Real* in,
                                  Real* out, unsigned flags) = nullptr;
  FftwPlan (*plan_guru64_dft_c2r)(int rank, FftwDim const* dims, int batch_rank, FftwDim const* batch, Real* in,
                                  Real* out, unsigned flags) = nullptr;
  FftwPlan (*plan_guru64_r2r)(int rank, FftwDim const* dims, int batch_rank, FftwDim const* batch, Real* in, Real* out,
                              int const* kinds, unsigned flags) = nullptr;
  void (*execute_dft)(FftwPlan, Real* in, Real* out) = nullptr;
  void (*execute_dft_r2c)(FftwPlan, Real* in, Real* out) = nullptr;
  void (*execute_dft_c2r)(FftwPlan, Real* in, Real* out) = nullptr;
  void (*execute_r2r)(FftwPlan, Real* in, Real* out) = nullptr;
  void (*destroy_plan)(FftwPlan) = nullptr;
  void (*plan_with_nthreads)(int) = nullptr;  ///< null where there is no threaded library

  /// the library's own words, and the file it came from
  [[nodiscard]] std::string const& version() const { return m_version; }

 private:
  bool load(std::string const& folder);
  std::string m_version;
};

/// The axes and batch dimensions of a problem in FFTW's form: an r2c or c2r axis last.
std::vector<FftwDim> fftw_axes(Problem const& problem);
std::vector<FftwDim> fftw_batch(Problem const& problem);

/// fftw_r2r_kind of fftw3.h: REDFT for a dct, RODFT for a dst, whose definitions are scipy's.
int fftw_r2r_kind(Kind kind);

/// exp(fftw_sign * 2 pi i jk/N).
int fftw_sign(Problem const& problem);

}  // namespace TeamFFT::Impl::Bench

#endif
