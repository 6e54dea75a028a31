// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Transform: one library's reusable plan for one problem on fixed buffers; this library and its rivals look alike to
// the clock and to the check.
#ifndef TEAMFFT_PERF_TRANSFORM_HPP
#define TEAMFFT_PERF_TRANSFORM_HPP

#include "buffers.hpp"
#include "settings.hpp"

#include <memory>
#include <optional>
#include <string>

namespace TeamFFT::Impl::Bench {

class Transform {
 public:
  virtual ~Transform() = default;
  /// Called after the input buffer was filled anew, before executes: libraries that destroy their input transform a
  /// copy of their own.
  virtual void take_input() {}
  /// Enqueues the unscaled transform. Buffers are those it was made with.
  virtual void execute() = 0;
  /// As execute(), but scaled where the library does that in passing: repeated in place, values keep their size.
  virtual void execute_repeatedly() { execute(); }
  [[nodiscard]] virtual std::string version() const = 0;
};

/// What is known of our own plan.
struct PlanFacts {
  double seconds = 0;                         ///< creation, the workspace's allocation left out
  std::optional<double> seconds_median = {};  ///< of several creations, each after a plan of another length
  std::size_t passes = 0;
  std::size_t workspace_bytes = 0;
  std::string text;  ///< the plan as it prints itself
};

/// This library through its public interface. Throws Error for what it cannot compute.
std::unique_ptr<Transform> make_teamfft(ExecutionSpace const& exec, Problem const& problem, PlanOptions const& options,
                                        Buffers& buffers, PlanFacts& facts);

/// Seconds of one plan's creation, without workspace.
double plan_seconds(ExecutionSpace const& exec, Problem const& problem, PlanOptions const& options);

/// A rival's own input where it destroys what it reads (c2r out of place) and that is kept, else the shared buffer.
class RivalInput {
 public:
  RivalInput(ExecutionSpace const& exec, Problem const& problem, Buffers const& buffers);
  [[nodiscard]] unsigned char* data() const { return m_copy.size() == 0 ? m_shared : m_copy.data(); }
  void take() const;

 private:
  ExecutionSpace m_exec;
  unsigned char* m_shared;
  Bytes m_copy;
};

/// Which call of FFTW or cuFFT a problem is: all axes complex in one direction; these and one r2c or c2r axis; all axes
/// dct or dst.
enum class RivalCall { c2c, r2c, c2r, r2r };

/// Throws Error, which begins with `name`, for problems that rivals have no words for: zero padding, real input of
/// complex transforms, other mixed kinds.
RivalCall rival_call(std::string const& name, Problem const& problem);

/// Which FFTW, and how hard it plans: "fftw", "fftw-estimate", "fftw-measure" or "fftw-patient", with "@FOLDER" where
/// it is not the loader's.
struct FftwRival {
  FftwFlag flag;
  std::string folder;
};
/// Nothing for other names; `usual` is the flag of "fftw".
std::optional<FftwRival> parse_fftw_rival(std::string const& name, FftwFlag usual);

/// FFTW with as many threads as the execution space. Planning overwrites the buffers. Throws Error where it is missing,
/// where data is on a device, and as rival_call.
std::unique_ptr<Transform> make_fftw(ExecutionSpace const& exec, Problem const& problem, FftwRival const& rival,
                                     Buffers const& buffers);

/// patient: with the property PATIENT_JIT, for which it compiles kernels while it plans.
enum class CufftPlanning { usual, patient };

/// cuFFT by its many-plan with strides; batch dimensions that one plan cannot hold become a loop over launches. Throws
/// Error where this build has no cuFFT, for dct and dst, for strides that do not nest, and as above.
std::unique_ptr<Transform> make_cufft(ExecutionSpace const& exec, Problem const& problem, CufftPlanning planning,
                                      Buffers const& buffers);

/// By the name that `--against` takes: fftw, cufft or cufft-patient.
std::unique_ptr<Transform> make_peer(std::string const& name, ExecutionSpace const& exec, Problem const& problem,
                                     Settings const& settings, Buffers const& buffers);

}  // namespace TeamFFT::Impl::Bench

#endif
