// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Discrete cosine and sine transforms as functions, in the manner of scipy.fft: dct idct dst idst dctn idctn dstn
// idstn.
#ifndef TEAMFFT_TRIGONOMETRIC_HPP
#define TEAMFFT_TRIGONOMETRIC_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/one_shot.hpp>
#include <TeamFFT/types.hpp>

#include <array>
#include <cstddef>
#include <optional>

namespace TeamFFT {

/// The discrete cosine transform along one axis; y_k for k = 0..n-1, times s:
///
///     type 1   x_0 + (-1)^k x_(n-1) + 2 sum_(j=1..n-2) x_j cos(pi jk/(n-1))       n >= 2, N = 2(n - 1)
///     type 2   2 sum_(j=0..n-1) x_j cos(pi (2j+1)k/(2n))                          N = 2n
///     type 3   x_0 + 2 sum_(j=1..n-1) x_j cos(pi j(2k+1)/(2n))                    N = 2n
///     type 4   2 sum_(j=0..n-1) x_j cos(pi (2j+1)(2k+1)/(4n))                     N = 2n
///
/// s = 1 for normalization backward and none, 1/N for forward, 1/sqrt(N) for ortho. ortho also makes the matrix
/// orthogonal: x_0 (types 1 and 3) and x_(n-1) (type 1) count sqrt(2) times before, y_0 (types 1 and 2) and y_(n-1)
/// (type 1) are divided by sqrt(2) after. As scipy.fft.dct.
///
/// Real Views to real ones, or complex to complex (real and imaginary parts separately), of rank 1 to 8, in any layout.
/// Without n the extents agree; with n, which then is the output's extent, the input is cropped or zero-padded at its
/// end. `in` is kept as it is unless it is `out` (same pointer and strides: in place). Example: type 2 of {1, 2, 3, 4}
/// is {20, -6.308644, 0, -0.448342}.
///
/// Called by the host; enqueues kernels on `exec` and returns. The first call for a problem and instance makes a plan,
/// which may allocate and fence; later ones do neither. Safe in several threads. Throws Error where the Views or the
/// type do not fit, before anything is written.
template <class ExecutionSpace, class In, class Out>
void dct(ExecutionSpace const& exec, In const& in, Out const& out, int type = 2,
         Normalization normalization = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  Impl::transform_cached<Impl::Elements::alike>({"dct", Impl::kind_of_type("dct", Kind::dct1, type)}, exec, in, out,
                                                axis_type<1>{axis}, Impl::given_shape(n), normalization);
}

/// The inverse of dct of the same type and normalization. It is the dct of type 1, 3, 2, 4 for types 1, 2, 3, 4 with
/// backward and forward exchanged: s = 1/N for normalization backward, 1 for forward and none, 1/sqrt(N) for ortho. As
/// scipy.fft.idct; everything else as dct. Example: type 2 of {20, -6.308644, 0, -0.448342} is {1, 2, 3, 4}.
template <class ExecutionSpace, class In, class Out>
void idct(ExecutionSpace const& exec, In const& in, Out const& out, int type = 2,
          Normalization normalization = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  Impl::transform_cached<Impl::Elements::alike>(
      {"idct", Impl::inverse_of(Impl::kind_of_type("idct", Kind::dct1, type))}, exec, in, out, axis_type<1>{axis},
      Impl::given_shape(n), Impl::exchanged(normalization));
}

/// The discrete sine transform along one axis; y_k for k = 0..n-1, times s:
///
///     type 1   2 sum_(j=0..n-1) x_j sin(pi (j+1)(k+1)/(n+1))                           N = 2(n + 1)
///     type 2   2 sum_(j=0..n-1) x_j sin(pi (2j+1)(k+1)/(2n))                           N = 2n
///     type 3   (-1)^k x_(n-1) + 2 sum_(j=0..n-2) x_j sin(pi (j+1)(2k+1)/(2n))          N = 2n
///     type 4   2 sum_(j=0..n-1) x_j sin(pi (2j+1)(2k+1)/(4n))                          N = 2n
///
/// s as for dct; ortho also counts x_(n-1) sqrt(2) times (type 3) or divides y_(n-1) by sqrt(2) (type 2). As
/// scipy.fft.dst; everything else as dct. Example: type 2 of {1, 2, 3, 4} is {13.065630, -5.656854, 5.411961, -4}.
template <class ExecutionSpace, class In, class Out>
void dst(ExecutionSpace const& exec, In const& in, Out const& out, int type = 2,
         Normalization normalization = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  Impl::transform_cached<Impl::Elements::alike>({"dst", Impl::kind_of_type("dst", Kind::dst1, type)}, exec, in, out,
                                                axis_type<1>{axis}, Impl::given_shape(n), normalization);
}

/// The inverse of dst, as idct is that of dct. As scipy.fft.idst.
template <class ExecutionSpace, class In, class Out>
void idst(ExecutionSpace const& exec, In const& in, Out const& out, int type = 2,
          Normalization normalization = Normalization::backward, int axis = -1, std::optional<std::size_t> n = {}) {
  Impl::transform_cached<Impl::Elements::alike>(
      {"idst", Impl::inverse_of(Impl::kind_of_type("idst", Kind::dst1, type))}, exec, in, out, axis_type<1>{axis},
      Impl::given_shape(n), Impl::exchanged(normalization));
}

/// dct along DIM axes, one after the other (in any order; all axes by default); the factors s of all axes multiply. s
/// crops or pads the input along each axis; all zero means not given. As scipy.fft.dctn; everything else as dct.
template <class ExecutionSpace, class In, class Out, std::size_t DIM = Impl::rank_of<In>()>
void dctn(ExecutionSpace const& exec, In const& in, Out const& out, int type = 2,
          axis_type<DIM> axes = Impl::last_axes<DIM>(), Normalization normalization = Normalization::backward,
          shape_type<DIM> s = {}) {
  Impl::transform_cached<Impl::Elements::alike>({"dctn", Impl::kind_of_type("dctn", Kind::dct1, type)}, exec, in, out,
                                                axes, Impl::given_shape(s), normalization);
}
/// Of a braced list of axes.
template <class ExecutionSpace, class In, class Out, std::size_t DIM>
void dctn(ExecutionSpace const& exec, In const& in, Out const& out, int type, int const (&axes)[DIM],
          Normalization normalization = Normalization::backward, shape_type<DIM> s = {}) {
  dctn(exec, in, out, type, std::to_array(axes), normalization, s);
}

/// The inverse of dctn, as scipy.fft.idctn.
template <class ExecutionSpace, class In, class Out, std::size_t DIM = Impl::rank_of<In>()>
void idctn(ExecutionSpace const& exec, In const& in, Out const& out, int type = 2,
           axis_type<DIM> axes = Impl::last_axes<DIM>(), Normalization normalization = Normalization::backward,
           shape_type<DIM> s = {}) {
  Impl::transform_cached<Impl::Elements::alike>(
      {"idctn", Impl::inverse_of(Impl::kind_of_type("idctn", Kind::dct1, type))}, exec, in, out, axes,
      Impl::given_shape(s), Impl::exchanged(normalization));
}
/// Of a braced list of axes.
template <class ExecutionSpace, class In, class Out, std::size_t DIM>
void idctn(ExecutionSpace const& exec, In const& in, Out const& out, int type, int const (&axes)[DIM],
           Normalization normalization = Normalization::backward, shape_type<DIM> s = {}) {
  idctn(exec, in, out, type, std::to_array(axes), normalization, s);
}

/// dst along DIM axes, as dctn. As scipy.fft.dstn.
template <class ExecutionSpace, class In, class Out, std::size_t DIM = Impl::rank_of<In>()>
void dstn(ExecutionSpace const& exec, In const& in, Out const& out, int type = 2,
          axis_type<DIM> axes = Impl::last_axes<DIM>(), Normalization normalization = Normalization::backward,
          shape_type<DIM> s = {}) {
  Impl::transform_cached<Impl::Elements::alike>({"dstn", Impl::kind_of_type("dstn", Kind::dst1, type)}, exec, in, out,
                                                axes, Impl::given_shape(s), normalization);
}
/// Of a braced list of axes.
template <class ExecutionSpace, class In, class Out, std::size_t DIM>
void dstn(ExecutionSpace const& exec, In const& in, Out const& out, int type, int const (&axes)[DIM],
          Normalization normalization = Normalization::backward, shape_type<DIM> s = {}) {
  dstn(exec, in, out, type, std::to_array(axes), normalization, s);
}

/// The inverse of dstn, as scipy.fft.idstn.
template <class ExecutionSpace, class In, class Out, std::size_t DIM = Impl::rank_of<In>()>
void idstn(ExecutionSpace const& exec, In const& in, Out const& out, int type = 2,
           axis_type<DIM> axes = Impl::last_axes<DIM>(), Normalization normalization = Normalization::backward,
           shape_type<DIM> s = {}) {
  Impl::transform_cached<Impl::Elements::alike>(
      {"idstn", Impl::inverse_of(Impl::kind_of_type("idstn", Kind::dst1, type))}, exec, in, out, axes,
      Impl::given_shape(s), Impl::exchanged(normalization));
}
/// Of a braced list of axes.
template <class ExecutionSpace, class In, class Out, std::size_t DIM>
void idstn(ExecutionSpace const& exec, In const& in, Out const& out, int type, int const (&axes)[DIM],
           Normalization normalization = Normalization::backward, shape_type<DIM> s = {}) {
  idstn(exec, in, out, type, std::to_array(axes), normalization, s);
}

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
