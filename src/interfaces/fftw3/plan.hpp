// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plan: what FFTW's plan is here, a short list of steps: transforms of the interface in C, and copies where memory is
// not as one transform takes it. Most plans are one transform.
#ifndef TEAMFFT_INTERFACES_FFTW3_PLAN_HPP
#define TEAMFFT_INTERFACES_FFTW3_PLAN_HPP

#include "interfaces/fftw3/copy.hpp"
#include "interfaces/fftw3/request.hpp"
#include "interfaces/fftw3/transform.hpp"
#include "interfaces/workspace_pool.hpp"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace TeamFFT::Impl::Relink {

/// The memory that a step reads or writes: the call's, or the plan's workspace.
enum class Place { input, output, dense };

/// A transform; the offsets are real numbers. Swapped pairs (imaginary part first) begin one before their real part.
struct TransformStep {
  std::shared_ptr<Transform const> transform;
  Place from = Place::input, to = Place::output;
  std::ptrdiff_t in_offset = 0, out_offset = 0;
};

struct CopyStep {
  Rows rows;
  Place from = Place::input, to = Place::output;
  std::ptrdiff_t in_imag = 0, out_imag = 0;  ///< as Side has it
};

using Step = std::variant<TransformStep, CopyStep>;

/// Immutable: any number of threads execute it at the same time.
template <class Real>
class Plan {
 public:
  /// Throws Error where FFTW would return null, and where memory cannot be computed.
  explicit Plan(Request<Real> const& request);

  /// The arrays are those of the first elements' real parts. Returns the status of the first step that fails.
  [[nodiscard]] teamfft_status execute(Real* in, Real* out) const {
    if (m_single) [[likely]]
      return m_single->transform->execute(in + m_single->in_offset, out + m_single->out_offset);
    return execute_steps(in, out);
  }

  /// The steps' own text, one after the other.
  [[nodiscard]] std::string text() const;

  /// 5 N log2 N for complex data, half of it for real: a count that compares problems, as FFTW's manual has it for
  /// speed.
  [[nodiscard]] double operations() const { return m_operations; }

 private:
  [[nodiscard]] teamfft_status execute_steps(Real* in, Real* out) const;

  std::vector<Step> m_steps;
  TransformStep const* m_single = nullptr;  ///< where there is no other
  double m_operations = 0;
  std::unique_ptr<WorkspacePool> m_pool;
};

}  // namespace TeamFFT::Impl::Relink

#endif
