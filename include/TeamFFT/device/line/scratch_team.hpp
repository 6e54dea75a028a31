// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A team's lines: where each lies in memory, and where the team's scratch is.
#ifndef TEAMFFT_DEVICE_LINE_SCRATCH_TEAM_HPP
#define TEAMFFT_DEVICE_LINE_SCRATCH_TEAM_HPP

#include <TeamFFT/device/line/accessor.hpp>
#include <TeamFFT/device/line/hardware.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// What all threads of a team share.
template <class Real>
struct ScratchTeam {  // NOLINT(cppcoreguidelines-pro-type-member-init): an aggregate
  PassArguments<Real> const& a;
  LineInfo const* info;  ///< unset where the pass has one dimension of lines and meets global memory in its stages
  Complex<Real>* data;
  std::uint32_t first_line, lines;  ///< lines: those that exist
  std::uint32_t field = 0;          ///< of a filter over several, to which the lines in `data` belong

  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t load_offset(std::uint32_t line) const {
    return a.dim_count <= 1 ? std::int64_t{first_line + line} * a.dims[0].load : info[line].load;
  }
  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t store_offset(std::uint32_t line) const {
    return a.dim_count <= 1 ? std::int64_t{first_line + line} * a.dims[0].store : info[line].store;
  }
};

/// An element of scratch in one access: where the scratch begins behind LineInfos the compiler cannot see its
/// alignment, and takes two.
template <class Real>
TEAMFFT_FUNCTION Complex<Real> read_scratch(Complex<Real> const* p) {
  auto const v = *reinterpret_cast<ScalarPair<Real> const*>(p);
  return {v.re, v.im};
}

template <class Real>
TEAMFFT_FUNCTION void write_scratch(Complex<Real>* p, Complex<Real> const& v) {
  *reinterpret_cast<ScalarPair<Real>*>(p) = {v.re, v.im};
}

/// What a stage meets: scratch on both sides, or global memory before the first or after the last.
enum class Meets { scratch, source, target };

/// y_r = the element of global memory at offset + r step, all in flight at once. Only for passes whose loads are whole
/// and without factors (arguments.cpp): all ops, unrolled here, made an f64 kernel spill 700 bytes.
template <unsigned R, class Real, class Step>
TEAMFFT_FUNCTION void load_butterfly(PassArguments<Real> const& a, std::int64_t offset, Step step,
                                     Complex<Real> (&y)[R]) {
  auto const* p = reinterpret_cast<ScalarPair<Real> const*>(a.source) + offset;
  if (!a.has(flag_aligned_load)) {
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r)
      y[r] = a.has(flag_swap_load) ? swapped(read_element(a, offset + static_cast<Step>(r) * step))
                                   : read_element(a, offset + static_cast<Step>(r) * step);
  } else if (a.has(flag_swap_load)) {
    keep_branch<0>();
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r, p += step) {
      auto const v = *p;
      y[r] = {v.im, v.re};
    }
  } else {
    keep_branch<1>();
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r, p += step) {
      auto const v = *p;
      y[r] = {v.re, v.im};
    }
  }
}

/// The counterpart of load_butterfly, with the plan's scale. `each(store)` calls store(r, y_r) for every r.
template <class Real, class Step, class Each>
TEAMFFT_FUNCTION void store_butterfly(PassArguments<Real> const& a, std::int64_t offset, Step step, Each const& each) {
  auto* const p = reinterpret_cast<ScalarPair<Real>*>(a.target) + offset;
  bool const plain = stores_as_they_are(a);
  if (plain) {
    keep_branch<0>();
    each([&](unsigned r, Complex<Real> v) { p[static_cast<Step>(r) * step] = {v.re, v.im}; });
  } else {
    keep_branch<1>();
    each([&](unsigned r, Complex<Real> v) { write_element(a, offset + static_cast<Step>(r) * step, v); });
  }
}

}  // namespace TeamFFT::Impl

#endif
