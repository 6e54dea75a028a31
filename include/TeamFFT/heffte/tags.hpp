// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tags of TeamFFT's backends for heFFTe, and what heFFTe asks of a tag.
#ifndef TEAMFFT_HEFFTE_TAGS_HPP
#define TEAMFFT_HEFFTE_TAGS_HPP

#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>
#include <heffte.h>

#include <string>
#include <type_traits>

#if (defined(Heffte_ENABLE_CUDA) && defined(KOKKOS_ENABLE_CUDA)) || \
    (defined(Heffte_ENABLE_ROCM) && defined(KOKKOS_ENABLE_HIP))
#define TEAMFFT_HEFFTE_DEVICE 1
#endif

namespace heffte {
namespace backend {

/// A backend of TeamFFT with its data at a location; `forward_kind` is the transform's that heFFTe calls forward.
template <class Location, TeamFFT::Kind forward_kind>
struct teamfft_tag {};  // NOLINT(readability-identifier-naming): named as heFFTe names its tags

using teamfft_host = teamfft_tag<tag::cpu, TeamFFT::Kind::c2c_forward>;  ///< fft3d and fft3d_r2c
using teamfft_host_cos = teamfft_tag<tag::cpu, TeamFFT::Kind::dct2>;     ///< rtransform: DCT-II, backward DCT-III
using teamfft_host_sin = teamfft_tag<tag::cpu, TeamFFT::Kind::dst2>;     ///< DST-II, backward DST-III
using teamfft_host_cos1 = teamfft_tag<tag::cpu, TeamFFT::Kind::dct1>;    ///< DCT-I both ways
/// the same in a GPU's memory, where both libraries have one
using teamfft_device = teamfft_tag<tag::gpu, TeamFFT::Kind::c2c_forward>;
using teamfft_device_cos = teamfft_tag<tag::gpu, TeamFFT::Kind::dct2>;
using teamfft_device_sin = teamfft_tag<tag::gpu, TeamFFT::Kind::dst2>;
using teamfft_device_cos1 = teamfft_tag<tag::gpu, TeamFFT::Kind::dct1>;

template <class Location, TeamFFT::Kind forward_kind>
struct uses_fft_types<teamfft_tag<Location, forward_kind>>
    : std::bool_constant<forward_kind == TeamFFT::Kind::c2c_forward> {};

template <TeamFFT::Kind forward_kind>
struct is_enabled<teamfft_tag<tag::cpu, forward_kind>> : std::true_type {};

template <>
inline std::string name<teamfft_host>() {
  return "teamfft-host";
}
template <>
inline std::string name<teamfft_host_cos>() {
  return "teamfft-host-cos-type-II";
}
template <>
inline std::string name<teamfft_host_sin>() {
  return "teamfft-host-sin-type-II";
}
template <>
inline std::string name<teamfft_host_cos1>() {
  return "teamfft-host-cos-type-I";
}

#ifdef TEAMFFT_HEFFTE_DEVICE
template <TeamFFT::Kind forward_kind>
struct is_enabled<teamfft_tag<tag::gpu, forward_kind>> : std::true_type {};

/// Containers of heFFTe's own in the GPU's memory. (A partial specialization cannot name the primary template's
/// dependent second parameter.)
struct teamfft_device_buffers {
  using location = tag::gpu;
  template <typename T>
  using container = heffte::gpu::device_vector<T, data_manipulator<tag::gpu>>;
};
template <>
struct buffer_traits<teamfft_device> : teamfft_device_buffers {};
template <>
struct buffer_traits<teamfft_device_cos> : teamfft_device_buffers {};
template <>
struct buffer_traits<teamfft_device_sin> : teamfft_device_buffers {};
template <>
struct buffer_traits<teamfft_device_cos1> : teamfft_device_buffers {};

template <>
inline std::string name<teamfft_device>() {
  return "teamfft-device";
}
template <>
inline std::string name<teamfft_device_cos>() {
  return "teamfft-device-cos-type-II";
}
template <>
inline std::string name<teamfft_device_sin>() {
  return "teamfft-device-sin-type-II";
}
template <>
inline std::string name<teamfft_device_cos1>() {
  return "teamfft-device-cos-type-I";
}
#endif

}  // namespace backend

/// Lines are transformed where they lie: two or three dimensions of a box are one plan then, and one rank alone moves
/// nothing. 128^3 there and back in 66 % of the CPU's time with reorder on one rank, 94 % on two (c2c, f64, AMD EPYC,
/// 2026-11-27; docs/api/distributed.md has all figures).
template <class Location, TeamFFT::Kind forward_kind>
struct default_plan_options<backend::teamfft_tag<Location, forward_kind>> {
  static const bool use_reorder = false;
};

}  // namespace heffte

namespace TeamFFT::Impl {

/// Where a tag's transforms run.
template <class Location>
struct HeffteSpace {
  using type = Kokkos::DefaultHostExecutionSpace;
};
#ifdef TEAMFFT_HEFFTE_DEVICE
template <>
struct HeffteSpace<heffte::tag::gpu> {
#if defined(KOKKOS_ENABLE_CUDA)
  using type = Kokkos::Cuda;
#else
  using type = Kokkos::HIP;
#endif
};
#endif

}  // namespace TeamFFT::Impl

#endif
