// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The public interface of kokkos-fft 2.0 on TeamFFT: programs include this instead of <KokkosFFT.hpp> and link
// TeamFFT::teamfft instead of KokkosFFT::fft. docs/moving-from-kokkos-fft.md lists every difference. The interface
// follows kokkos-fft's documentation; the implementation is TeamFFT's own.
#ifndef TEAMFFT_COMPAT_KOKKOSFFT_HPP
#define TEAMFFT_COMPAT_KOKKOSFFT_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT.hpp>
#include <TeamFFT/compat/KokkosFFT_in_place.hpp>
#include <TeamFFT/compat/KokkosFFT_plans.hpp>

#include <Kokkos_Core.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <type_traits>

// What programs ask by kokkos-fft's macros: which version's interface, and where transforms run.
#define KOKKOSFFT_VERSION 2.0.0
#define KOKKOSFFT_VERSION_MAJOR 2
#define KOKKOSFFT_VERSION_MINOR 0
#define KOKKOSFFT_VERSION_PATCH 0
#define KOKKOSFFT_ENABLE_TPL_FFTW  // host execution spaces can be used (FFTW is not)
#ifdef KOKKOS_ENABLE_CUDA
#define KOKKOSFFT_ENABLE_TPL_CUFFT  // Kokkos::Cuda can be used (cuFFT is not)
#define KOKKOSFFT_HAS_DEVICE_TPL
#endif

namespace KokkosFFT {

using TeamFFT::fft;
using TeamFFT::fft2;
using TeamFFT::fftfreq;
using TeamFFT::fftn;
using TeamFFT::fftshift;
using TeamFFT::ifft;
using TeamFFT::ifft2;
using TeamFFT::ifftn;
using TeamFFT::ifftshift;
using TeamFFT::rfftfreq;

namespace Impl {

template <class T>
struct RealOf {
  using type = T;
};
template <class T>
struct RealOf<Kokkos::complex<T>> {
  using type = T;
};

/// The real type behind a real or complex one. kokkos-fft does not document it, but one of its examples uses it.
template <class T>
using base_floating_point_type = typename RealOf<T>::type;

/// Makes the functions below win over TeamFFT's, which an unqualified call finds too, by the namespace of
/// Normalization.
template <class ExecutionSpace>
concept AnySpace = Kokkos::is_execution_space_v<ExecutionSpace>;

}  // namespace Impl

/// The half spectrum of real data, as TeamFFT::rfft, and in place along axes that are not contiguous too (by a copy of
/// the input, as in kokkos-fft).
template <Impl::AnySpace ExecutionSpace, class InViewType, class OutViewType>
void rfft(ExecutionSpace const& exec_space, InViewType const& in, OutViewType const& out,
          Normalization norm = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  Impl::apart(exec_space, in, out, axis,
              [&](auto const& from, auto const& to) { TeamFFT::rfft(exec_space, from, to, norm, axis, n); });
}

/// The inverse of rfft.
template <Impl::AnySpace ExecutionSpace, class InViewType, class OutViewType>
void irfft(ExecutionSpace const& exec_space, InViewType const& in, OutViewType const& out,
           Normalization norm = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  Impl::apart(exec_space, in, out, axis,
              [&](auto const& from, auto const& to) { TeamFFT::irfft(exec_space, from, to, norm, axis, n); });
}

/// The real spectrum of Hermitian data, as TeamFFT::hfft. Real data are taken too, by a complex copy. The input is
/// never modified.
template <Impl::AnySpace ExecutionSpace, class InViewType, class OutViewType>
void hfft(ExecutionSpace const& exec_space, InViewType const& in, OutViewType const& out,
          Normalization norm = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  auto const run = [&](auto const& from, auto const& to) { TeamFFT::hfft(exec_space, from, to, norm, axis, n); };
  if constexpr (std::is_floating_point_v<typename InViewType::non_const_value_type>) {
    auto const complex = Impl::make_like<InViewType, Kokkos::complex<typename InViewType::non_const_value_type>>(in);
    Kokkos::deep_copy(exec_space, complex, in);
    run(complex, out);
  } else {
    Impl::apart(exec_space, in, out, axis, run);
  }
}

/// The inverse of hfft.
template <Impl::AnySpace ExecutionSpace, class InViewType, class OutViewType>
void ihfft(ExecutionSpace const& exec_space, InViewType const& in, OutViewType const& out,
           Normalization norm = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  Impl::apart(exec_space, in, out, axis,
              [&](auto const& from, auto const& to) { TeamFFT::ihfft(exec_space, from, to, norm, axis, n); });
}

/// rfft along two axes, of which the last listed one is halved.
template <Impl::AnySpace ExecutionSpace, class InViewType, class OutViewType>
void rfft2(ExecutionSpace const& exec_space, InViewType const& in, OutViewType const& out,
           Normalization norm = Normalization::backward, axis_type<2> axes = {-2, -1}, shape_type<2> s = {}) {
  Impl::apart(exec_space, in, out, axes.back(),
              [&](auto const& from, auto const& to) { TeamFFT::rfft2(exec_space, from, to, norm, axes, s); });
}
/// Of a braced list of axes.
template <Impl::AnySpace ExecutionSpace, class In, class Out, std::size_t DIM>
void rfft2(ExecutionSpace const& exec_space, In const& in, Out const& out, Normalization norm, int const (&axes)[DIM],
           shape_type<2> s = {}) {
  static_assert(DIM == 2, "TeamFFT: rfft2 is along two axes.");
  if constexpr (DIM == 2) rfft2(exec_space, in, out, norm, std::to_array(axes), s);
}

/// The inverse of rfft2.
template <Impl::AnySpace ExecutionSpace, class InViewType, class OutViewType>
void irfft2(ExecutionSpace const& exec_space, InViewType const& in, OutViewType const& out,
            Normalization norm = Normalization::backward, axis_type<2> axes = {-2, -1}, shape_type<2> s = {}) {
  Impl::apart(exec_space, in, out, axes.back(),
              [&](auto const& from, auto const& to) { TeamFFT::irfft2(exec_space, from, to, norm, axes, s); });
}
/// Of a braced list of axes.
template <Impl::AnySpace ExecutionSpace, class In, class Out, std::size_t DIM>
void irfft2(ExecutionSpace const& exec_space, In const& in, Out const& out, Normalization norm, int const (&axes)[DIM],
            shape_type<2> s = {}) {
  static_assert(DIM == 2, "TeamFFT: irfft2 is along two axes.");
  if constexpr (DIM == 2) irfft2(exec_space, in, out, norm, std::to_array(axes), s);
}

/// rfft along DIM axes, of which the last listed one is halved.
template <Impl::AnySpace ExecutionSpace, class InViewType, class OutViewType,
          std::size_t DIM = TeamFFT::Impl::rank_of<InViewType>()>
void rfftn(ExecutionSpace const& exec_space, InViewType const& in, OutViewType const& out,
           axis_type<DIM> axes = TeamFFT::Impl::last_axes<DIM>(), Normalization norm = Normalization::backward,
           shape_type<DIM> s = {}) {
  Impl::apart(exec_space, in, out, axes.back(),
              [&](auto const& from, auto const& to) { TeamFFT::rfftn(exec_space, from, to, axes, norm, s); });
}
/// Of a braced list of axes.
template <Impl::AnySpace ExecutionSpace, class In, class Out, std::size_t DIM>
void rfftn(ExecutionSpace const& exec_space, In const& in, Out const& out, int const (&axes)[DIM],
           Normalization norm = Normalization::backward, shape_type<DIM> s = {}) {
  rfftn(exec_space, in, out, std::to_array(axes), norm, s);
}

/// The inverse of rfftn.
template <Impl::AnySpace ExecutionSpace, class InViewType, class OutViewType,
          std::size_t DIM = TeamFFT::Impl::rank_of<InViewType>()>
void irfftn(ExecutionSpace const& exec_space, InViewType const& in, OutViewType const& out,
            axis_type<DIM> axes = TeamFFT::Impl::last_axes<DIM>(), Normalization norm = Normalization::backward,
            shape_type<DIM> s = {}) {
  Impl::apart(exec_space, in, out, axes.back(),
              [&](auto const& from, auto const& to) { TeamFFT::irfftn(exec_space, from, to, axes, norm, s); });
}
/// Of a braced list of axes.
template <Impl::AnySpace ExecutionSpace, class In, class Out, std::size_t DIM>
void irfftn(ExecutionSpace const& exec_space, In const& in, Out const& out, int const (&axes)[DIM],
            Normalization norm = Normalization::backward, shape_type<DIM> s = {}) {
  irfftn(exec_space, in, out, std::to_array(axes), norm, s);
}

}  // namespace KokkosFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
