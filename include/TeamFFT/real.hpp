// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Real transforms as functions, in the manner of numpy.fft: rfft irfft rfft2 irfft2 rfftn irfftn, and hfft ihfft of
// Hermitian data.
#ifndef TEAMFFT_REAL_HPP
#define TEAMFFT_REAL_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/one_shot.hpp>
#include <TeamFFT/types.hpp>

#include <array>
#include <cstddef>
#include <optional>

namespace TeamFFT {

/// The half spectrum of real data: out_k = s sum_(j=0..N-1) in_j exp(-2 pi i jk/N) for k = 0..N/2 (rounded down), along
/// one axis; the other half is out_(N-k) = conj(out_k) and not stored. s = 1 for normalization backward and none, 1/N
/// for forward, 1/sqrt(N) for ortho. As numpy.fft.rfft.
///
/// Real to complex Views of rank 1 to 8, in any layout. Without n the length N is the input's extent; with n, the input
/// is cropped or zero-padded at its end to N = n elements. The output's extent is N/2 + 1, all others agree. Example:
/// in = {1, 2, 3, 4} gives {10, -2 + 2i, -2}.
///
/// `in` is kept as it is, unless `out` starts at the same address: in place, stride 1 along the axis. Then the real
/// View's other strides are twice the complex ones, or both Views are packed and real rows are taken at stride 2(N/2 +
/// 1) whatever the real View says.
///
/// Called by the host; enqueues kernels on `exec` and returns. The first call for a problem and instance makes a plan,
/// which may allocate and fence; later ones do neither. Safe in several threads. Throws Error where the Views do not
/// fit, before anything is written.
template <class ExecutionSpace, class In, class Out>
void rfft(ExecutionSpace const& exec, In const& in, Out const& out,
          Normalization normalization = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  Impl::transform_cached<Impl::Elements::real_to_complex>({"rfft", Kind::r2c}, exec, in, out, axis_type<1>{axis},
                                                          Impl::given_shape(n), normalization);
}

/// The inverse of rfft, real data from their half spectrum: out_j = s sum_(k=0..N-1) X_k exp(+2 pi i jk/N), where X_k =
/// in_k for k <= N/2 and conj(in_(N-k)) above; imaginary parts of X_0 and, for even N, of X_(N/2) are not used. s = 1/N
/// for normalization backward, 1 for forward and none, 1/sqrt(N) for ortho. As numpy.fft.irfft.
///
/// Complex to real Views. N is the output's extent, odd or even; the input's is N/2 + 1. With n, which then is N, the
/// input may have any extent and is cropped or zero-padded. Example: in = {10, -2 + 2i, -2} gives {1, 2, 3, 4} where
/// the output has 4 elements. The input is preserved, in many dimensions too; in place and everything else as rfft.
template <class ExecutionSpace, class In, class Out>
void irfft(ExecutionSpace const& exec, In const& in, Out const& out,
           Normalization normalization = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  Impl::transform_cached<Impl::Elements::complex_to_real>({"irfft", Kind::c2r}, exec, in, out, axis_type<1>{axis},
                                                          Impl::given_shape(n), normalization);
}

/// The real spectrum of Hermitian data, of which one half is given: out_k = s sum_(j=0..N-1) x_j exp(-2 pi i jk/N),
/// where x_j = in_j for j <= N/2 and conj(in_(N-j)) above. s = 1 for normalization backward and none, 1/N for forward,
/// 1/sqrt(N) for ortho. As numpy.fft.hfft; it is irfft of conj(in) with backward and forward exchanged, and extents, n
/// and errors are irfft's. Example: in = {10, -2 + 2i, -2} gives {4, 16, 12, 8}. The input is preserved.
template <class ExecutionSpace, class In, class Out>
void hfft(ExecutionSpace const& exec, In const& in, Out const& out,
          Normalization normalization = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  Impl::transform_cached<Impl::Elements::complex_to_real>({"hfft", Kind::c2r, true}, exec, in, out, axis_type<1>{axis},
                                                          Impl::given_shape(n), Impl::exchanged(normalization));
}

/// The inverse of hfft: out_j = s sum_(k=0..N-1) in_k exp(+2 pi i jk/N) for j = 0..N/2. s = 1/N for normalization
/// backward, 1 for forward and none, 1/sqrt(N) for ortho. As numpy.fft.ihfft; it is conj(rfft) with backward and
/// forward exchanged, and extents, n and errors are rfft's. Example: in = {4, 16, 12, 8} gives {10, -2 + 2i, -2}.
template <class ExecutionSpace, class In, class Out>
void ihfft(ExecutionSpace const& exec, In const& in, Out const& out,
           Normalization normalization = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  Impl::transform_cached<Impl::Elements::real_to_complex>({"ihfft", Kind::r2c, true}, exec, in, out, axis_type<1>{axis},
                                                          Impl::given_shape(n), Impl::exchanged(normalization));
}

/// rfft along the last listed axis, then fft along the other; the product of both lengths stands in the place of N in
/// s. The output's extent along the last listed axis is n/2 + 1. s (lengths along the axes) crops or pads the input;
/// {0, 0} means not given. As numpy.fft.rfft2. Example: a real 4 x 6 View gives a complex 4 x 4 one, and with axes {1,
/// 0} a 3 x 6 one.
template <class ExecutionSpace, class In, class Out>
void rfft2(ExecutionSpace const& exec, In const& in, Out const& out,
           Normalization normalization = Normalization::backward, axis_type<2> axes = {-2, -1}, shape_type<2> s = {}) {
  Impl::transform_cached<Impl::Elements::real_to_complex>({"rfft2", Kind::r2c}, exec, in, out, axes,
                                                          Impl::given_shape(s), normalization);
}
/// Of a braced list of axes.
template <class ExecutionSpace, class In, class Out, std::size_t DIM>
void rfft2(ExecutionSpace const& exec, In const& in, Out const& out, Normalization normalization,
           int const (&axes)[DIM], shape_type<2> s = {}) {
  static_assert(DIM == 2, "TeamFFT: rfft2 is along two axes.");
  if constexpr (DIM == 2) rfft2(exec, in, out, normalization, std::to_array(axes), s);
}

/// The inverse of rfft2: ifft along the first listed axis, then irfft along the last one, whose length is the output's
/// extent (or s.back()). As numpy.fft.irfft2. The input is preserved.
template <class ExecutionSpace, class In, class Out>
void irfft2(ExecutionSpace const& exec, In const& in, Out const& out,
            Normalization normalization = Normalization::backward, axis_type<2> axes = {-2, -1}, shape_type<2> s = {}) {
  Impl::transform_cached<Impl::Elements::complex_to_real>({"irfft2", Kind::c2r}, exec, in, out, axes,
                                                          Impl::given_shape(s), normalization);
}
/// Of a braced list of axes.
template <class ExecutionSpace, class In, class Out, std::size_t DIM>
void irfft2(ExecutionSpace const& exec, In const& in, Out const& out, Normalization normalization,
            int const (&axes)[DIM], shape_type<2> s = {}) {
  static_assert(DIM == 2, "TeamFFT: irfft2 is along two axes.");
  if constexpr (DIM == 2) irfft2(exec, in, out, normalization, std::to_array(axes), s);
}

/// rfft along the last of DIM listed axes, then fft along the others; by default the last DIM axes, and all of them. As
/// numpy.fft.rfftn; the rest as rfft2. Note the order of arguments, that of kokkos-fft: the axes stand before the
/// normalization.
template <class ExecutionSpace, class In, class Out, std::size_t DIM = Impl::rank_of<In>()>
void rfftn(ExecutionSpace const& exec, In const& in, Out const& out, axis_type<DIM> axes = Impl::last_axes<DIM>(),
           Normalization normalization = Normalization::backward, shape_type<DIM> s = {}) {
  Impl::transform_cached<Impl::Elements::real_to_complex>({"rfftn", Kind::r2c}, exec, in, out, axes,
                                                          Impl::given_shape(s), normalization);
}
/// Of a braced list of axes.
template <class ExecutionSpace, class In, class Out, std::size_t DIM>
void rfftn(ExecutionSpace const& exec, In const& in, Out const& out, int const (&axes)[DIM],
           Normalization normalization = Normalization::backward, shape_type<DIM> s = {}) {
  rfftn(exec, in, out, std::to_array(axes), normalization, s);
}

/// The inverse of rfftn, as numpy.fft.irfftn. The input is preserved.
template <class ExecutionSpace, class In, class Out, std::size_t DIM = Impl::rank_of<In>()>
void irfftn(ExecutionSpace const& exec, In const& in, Out const& out, axis_type<DIM> axes = Impl::last_axes<DIM>(),
            Normalization normalization = Normalization::backward, shape_type<DIM> s = {}) {
  Impl::transform_cached<Impl::Elements::complex_to_real>({"irfftn", Kind::c2r}, exec, in, out, axes,
                                                          Impl::given_shape(s), normalization);
}
/// Of a braced list of axes.
template <class ExecutionSpace, class In, class Out, std::size_t DIM>
void irfftn(ExecutionSpace const& exec, In const& in, Out const& out, int const (&axes)[DIM],
            Normalization normalization = Normalization::backward, shape_type<DIM> s = {}) {
  irfftn(exec, in, out, std::to_array(axes), normalization, s);
}

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
