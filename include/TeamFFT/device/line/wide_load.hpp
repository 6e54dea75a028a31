// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loads that have the second-level cache ask for the 128 bytes around an element: columns of 32 and 64 bytes, one
// beside the other, come sooner so (perf/notes/scratch_line.md#wide-loads-2026-11-27).
#ifndef TEAMFFT_DEVICE_LINE_WIDE_LOAD_HPP
#define TEAMFFT_DEVICE_LINE_WIDE_LOAD_HPP

#include <TeamFFT/device/line/accessor.hpp>

namespace TeamFFT::Impl {

/// An element of memory.
template <class Real>
TEAMFFT_FUNCTION Complex<Real> load_wide(ScalarPair<Real> const* p) {
#ifdef __CUDA_ARCH__
  Complex<Real> v;
  if constexpr (sizeof(Real) == 4)
    asm volatile("ld.global.L2::128B.v2.f32 {%0, %1}, [%2];" : "=f"(v.re), "=f"(v.im) : "l"(p));
  else
    asm volatile("ld.global.L2::128B.v2.f64 {%0, %1}, [%2];" : "=d"(v.re), "=d"(v.im) : "l"(p));
  return v;
#else
  return {p->re, p->im};
#endif
}

/// The same where `is_there`, else zeros, without a branch.
template <class Real>
TEAMFFT_FUNCTION Complex<Real> load_wide_if(bool is_there, ScalarPair<Real> const* p) {
#ifdef __CUDA_ARCH__
  Complex<Real> v{};
  auto const wanted = static_cast<std::uint32_t>(is_there);
  if constexpr (sizeof(Real) == 4)
    asm volatile("{\n.reg .pred p;\nsetp.ne.u32 p, %3, 0;\n@p ld.global.L2::128B.v2.f32 {%0, %1}, [%2];\n}"
                 : "+f"(v.re), "+f"(v.im)
                 : "l"(p), "r"(wanted));
  else
    asm volatile("{\n.reg .pred p;\nsetp.ne.u32 p, %3, 0;\n@p ld.global.L2::128B.v2.f64 {%0, %1}, [%2];\n}"
                 : "+d"(v.re), "+d"(v.im)
                 : "l"(p), "r"(wanted));
  return v;
#else
  return is_there ? Complex<Real>{p->re, p->im} : Complex<Real>{};
#endif
}

}  // namespace TeamFFT::Impl

#endif
