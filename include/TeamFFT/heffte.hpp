// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// TeamFFT as a backend of heFFTe: distributed transforms over MPI with the tags backend::teamfft_host and
// teamfft_device, and _cos, _sin, _cos1 of each. Link TeamFFT::heffte.
#ifndef TEAMFFT_HEFFTE_HPP
#define TEAMFFT_HEFFTE_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/heffte/executors.hpp>
#include <TeamFFT/heffte/tags.hpp>
#include <TeamFFT/types.hpp>

#include <heffte.h>

#include <cmath>

namespace TeamFFT::Impl {

template <class Location, Kind forward_kind>
struct HeffteExecutors {
  using executor = RealExecutor<typename HeffteSpace<Location>::type, forward_kind>;
  using executor_r2c = void;
};
template <class Location>
struct HeffteExecutors<Location, Kind::c2c_forward> {
  using executor = ComplexExecutor<typename HeffteSpace<Location>::type>;
  using executor_r2c = HalfSpectrumExecutor<typename HeffteSpace<Location>::type>;
};

/// heFFTe's own scale of a tag that it does not know is 1/(64 N), which is wrong for cosine transforms of type I. The
/// executors know their lengths.
template <class Location, class Executors>
[[nodiscard]] double cos1_scale(Executors const& executors, heffte::scale scaling) {
  double gain = 0;
  for (auto const& executor : executors)
    if (executor != nullptr) {
      auto const factor =
          static_cast<BoxExecutor<typename HeffteSpace<Location>::type, Kind::dct1> const&>(*executor).gain();
      gain = gain == 0 ? factor : gain * factor;
    }
  if (gain == 0)
    throw Error(
        "heffte: this rank has no lines of its own to transform and does not know the scale of cosine transforms of "
        "type I. Use fewer ranks, or scale::none.");
  return scaling == heffte::scale::symmetric ? std::sqrt(1 / gain) : 1 / gain;
}

}  // namespace TeamFFT::Impl

namespace heffte {

template <class Location, TeamFFT::Kind forward_kind>
struct one_dim_backend<backend::teamfft_tag<Location, forward_kind>>
    : TeamFFT::Impl::HeffteExecutors<Location, forward_kind> {};

template <>
inline double fft3d<backend::teamfft_host_cos1, int>::get_scale_factor(scale scaling) const {
  return TeamFFT::Impl::cos1_scale<tag::cpu>(executors, scaling);
}
template <>
inline double fft3d<backend::teamfft_host_cos1, long long>::get_scale_factor(scale scaling) const {
  return TeamFFT::Impl::cos1_scale<tag::cpu>(executors, scaling);
}
#ifdef TEAMFFT_HEFFTE_DEVICE
template <>
inline double fft3d<backend::teamfft_device_cos1, int>::get_scale_factor(scale scaling) const {
  return TeamFFT::Impl::cos1_scale<tag::gpu>(executors, scaling);
}
template <>
inline double fft3d<backend::teamfft_device_cos1, long long>::get_scale_factor(scale scaling) const {
  return TeamFFT::Impl::cos1_scale<tag::gpu>(executors, scaling);
}
#endif

}  // namespace heffte

#include <TeamFFT/detail/macros_on.hpp>

#endif
