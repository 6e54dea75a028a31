// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex transforms as functions, in the manner of numpy.fft: fft ifft fft2 ifft2 fftn ifftn. Plans are cached for the
// process.
#ifndef TEAMFFT_TRANSFORM_HPP
#define TEAMFFT_TRANSFORM_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/one_shot.hpp>
#include <TeamFFT/types.hpp>

#include <array>
#include <cstddef>
#include <optional>

namespace TeamFFT {

/// out_k = s sum_(j=0..N-1) in_j exp(-2 pi i jk/N) for k = 0..N-1, along one axis, for every position along the others;
/// s = 1 for normalization backward and none, 1/N for forward, 1/sqrt(N) for ortho. As numpy.fft.fft.
///
/// Views of rank 1 to 8, in any layout; `in` complex or real (imaginary parts 0) and kept as it is unless it is `out`
/// (same pointer and strides: in place). Without n the extents agree and N is the axis' extent. With n, N = n is the
/// output's extent there, and the input is cropped or zero-padded at its end to n elements. Example: in = {1, 0, 0, 0}
/// gives {1, 1, 1, 1}; in = {0, 1, 0, 0} gives {1, -i, -1, i}.
///
/// Called by the host; enqueues kernels on `exec` and returns. The first call for a problem and instance makes a plan,
/// which may allocate and fence; later ones do neither. Safe in several threads. Throws Error where the Views do not
/// fit, before anything is written.
template <class ExecutionSpace, class In, class Out>
void fft(ExecutionSpace const& exec, In const& in, Out const& out,
         Normalization normalization = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  Impl::transform_cached<Impl::Elements::any_to_complex>({"fft", Kind::c2c_forward}, exec, in, out, axis_type<1>{axis},
                                                         Impl::given_shape(n), normalization);
}

/// The inverse of fft: out_j = s sum_(k=0..N-1) in_k exp(+2 pi i jk/N); s = 1/N for normalization backward, 1 for
/// forward and none, 1/sqrt(N) for ortho. As numpy.fft.ifft; shapes, errors and promises as fft. Example: in = {1, 1,
/// 1, 1} gives {1, 0, 0, 0}.
template <class ExecutionSpace, class In, class Out>
void ifft(ExecutionSpace const& exec, In const& in, Out const& out,
          Normalization normalization = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  Impl::transform_cached<Impl::Elements::any_to_complex>({"ifft", Kind::c2c_backward}, exec, in, out,
                                                         axis_type<1>{axis}, Impl::given_shape(n), normalization);
}

/// fft along two axes, one after the other: out_kl = s sum_jm in_jm exp(-2 pi i (jk/N + ml/M)), with NM in the place of
/// N in s. s (lengths along the axes) crops or pads each axis; {0, 0} means not given. As numpy.fft.fft2; everything
/// else as fft.
template <class ExecutionSpace, class In, class Out>
void fft2(ExecutionSpace const& exec, In const& in, Out const& out,
          Normalization normalization = Normalization::backward, axis_type<2> axes = {-2, -1}, shape_type<2> s = {}) {
  Impl::transform_cached<Impl::Elements::any_to_complex>({"fft2", Kind::c2c_forward}, exec, in, out, axes,
                                                         Impl::given_shape(s), normalization);
}
/// Of a braced list of axes.
template <class ExecutionSpace, class In, class Out, std::size_t DIM>
void fft2(ExecutionSpace const& exec, In const& in, Out const& out, Normalization normalization, int const (&axes)[DIM],
          shape_type<2> s = {}) {
  static_assert(DIM == 2, "TeamFFT: fft2 is along two axes.");
  if constexpr (DIM == 2) fft2(exec, in, out, normalization, std::to_array(axes), s);
}

/// The inverse of fft2, as numpy.fft.ifft2.
template <class ExecutionSpace, class In, class Out>
void ifft2(ExecutionSpace const& exec, In const& in, Out const& out,
           Normalization normalization = Normalization::backward, axis_type<2> axes = {-2, -1}, shape_type<2> s = {}) {
  Impl::transform_cached<Impl::Elements::any_to_complex>({"ifft2", Kind::c2c_backward}, exec, in, out, axes,
                                                         Impl::given_shape(s), normalization);
}
/// Of a braced list of axes.
template <class ExecutionSpace, class In, class Out, std::size_t DIM>
void ifft2(ExecutionSpace const& exec, In const& in, Out const& out, Normalization normalization,
           int const (&axes)[DIM], shape_type<2> s = {}) {
  static_assert(DIM == 2, "TeamFFT: ifft2 is along two axes.");
  if constexpr (DIM == 2) ifft2(exec, in, out, normalization, std::to_array(axes), s);
}

/// fft along DIM axes (in any order; the last DIM ones, and all of them, by default), with the product of the lengths
/// in the place of N in s. As numpy.fft.fftn; everything else as fft. Note the order of arguments, that of kokkos-fft:
/// the axes stand before the normalization.
template <class ExecutionSpace, class In, class Out, std::size_t DIM = Impl::rank_of<In>()>
void fftn(ExecutionSpace const& exec, In const& in, Out const& out, axis_type<DIM> axes = Impl::last_axes<DIM>(),
          Normalization normalization = Normalization::backward, shape_type<DIM> s = {}) {
  Impl::transform_cached<Impl::Elements::any_to_complex>({"fftn", Kind::c2c_forward}, exec, in, out, axes,
                                                         Impl::given_shape(s), normalization);
}
/// Of a braced list of axes.
template <class ExecutionSpace, class In, class Out, std::size_t DIM>
void fftn(ExecutionSpace const& exec, In const& in, Out const& out, int const (&axes)[DIM],
          Normalization normalization = Normalization::backward, shape_type<DIM> s = {}) {
  fftn(exec, in, out, std::to_array(axes), normalization, s);
}

/// The inverse of fftn, as numpy.fft.ifftn.
template <class ExecutionSpace, class In, class Out, std::size_t DIM = Impl::rank_of<In>()>
void ifftn(ExecutionSpace const& exec, In const& in, Out const& out, axis_type<DIM> axes = Impl::last_axes<DIM>(),
           Normalization normalization = Normalization::backward, shape_type<DIM> s = {}) {
  Impl::transform_cached<Impl::Elements::any_to_complex>({"ifftn", Kind::c2c_backward}, exec, in, out, axes,
                                                         Impl::given_shape(s), normalization);
}
/// Of a braced list of axes.
template <class ExecutionSpace, class In, class Out, std::size_t DIM>
void ifftn(ExecutionSpace const& exec, In const& in, Out const& out, int const (&axes)[DIM],
           Normalization normalization = Normalization::backward, shape_type<DIM> s = {}) {
  ifftn(exec, in, out, std::to_array(axes), normalization, s);
}

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
