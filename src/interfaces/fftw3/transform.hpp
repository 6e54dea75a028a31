// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Transform: one plan of the interface in C, on two arrays whose strides are real numbers.
#ifndef TEAMFFT_INTERFACES_FFTW3_TRANSFORM_HPP
#define TEAMFFT_INTERFACES_FFTW3_TRANSFORM_HPP

#include "interfaces/fftw3/request.hpp"

#include <TeamFFT/teamfft.h>

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace TeamFFT::Impl::Relink {

/// A transformed dimension.
struct AxisDim {
  teamfft_kind kind = TEAMFFT_C2C_FORWARD;
  Dim dim = {};
};

/// What a plan of the interface in C is made from. Strides are real numbers, and even on complex sides.
struct TransformRequest {
  teamfft_precision precision = TEAMFFT_F64;
  bool in_is_complex = true, out_is_complex = true, in_place = false;
  std::vector<AxisDim> axes = {};
  std::vector<Dim> batch = {};
  bool destroys_input = false;
  unsigned threads = 1;
};

/// Owns the plan; shared by copies of the plan of FFTW's interface.
class Transform {
 public:
  /// Throws Error, which has the interface's message.
  explicit Transform(TransformRequest const& request);

  /// Writes a message and returns its status where the memory cannot be transformed.
  [[nodiscard]] teamfft_status execute(void const* in, void* out) const {
    return teamfft_execute(m_plan.get(), in, out);
  }
  [[nodiscard]] teamfft_status check_memory(void const* in, void const* out) const {
    return teamfft_plan_check_memory(m_plan.get(), in, out);
  }
  [[nodiscard]] std::string text() const;

 private:
  struct Destroy {
    void operator()(teamfft_plan plan) const { teamfft_plan_destroy(plan); }
  };
  std::unique_ptr<teamfft_plan_s, Destroy> m_plan;
};

/// Throws Error with the interface's last message where a call has failed.
void must(teamfft_status status);

}  // namespace TeamFFT::Impl::Relink

#endif
