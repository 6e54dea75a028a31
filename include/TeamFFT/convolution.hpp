// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Convolutions and correlations of Views, as scipy.signal has them, and lengths that transform fast.
#ifndef TEAMFFT_CONVOLUTION_HPP
#define TEAMFFT_CONVOLUTION_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/convolution_call.hpp>
#include <TeamFFT/detail/fast_length.hpp>
#include <TeamFFT/detail/one_shot.hpp>
#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/types.hpp>

#include <array>
#include <cstddef>
#include <type_traits>

namespace TeamFFT {

/// out_i = sum_j a_(i + f - j) v_j along the axes, all of them by default, where elements outside of a View are 0 and f
/// is where the mode begins:
///
/// | mode     | outputs along an axis for extents n of a and m of v | f                |
/// |----------|----------------------------------------------------|------------------|
/// | full     | n + m - 1                                          | 0                |
/// | same     | n                                                  | (m - 1)/2        |
/// | valid    | max(n, m) - min(n, m) + 1                          | min(n, m) - 1    |
/// | circular | n, and the index of `a` is taken modulo n; m <= n  | 0                |
///
/// As scipy.signal.convolve and fftconvolve. Along other axes extents are equal, or 1: such an operand is used for all.
/// Views of one rank and precision, real or complex; out is complex if a or v is. Example: a = {1, 2, 3}, v = {1, 1},
/// full: {1, 3, 5, 3}.
///
/// Computed by transforms of a length that is fast (next_fast_len()), or where v is much shorter than a in overlapping
/// blocks (overlap-save, Stockham 1966), whichever the planner's estimate prefers: the relative L2 error is that of
/// transforms, not that of each output. Operands are preserved unless `out` is one of them. Called by the host;
/// asynchronous. Plans are cached as those of fft(). Throws Error where the Views do not fit.
template <class ExecutionSpace, class A, class V, class Out, std::size_t DIM = Impl::rank_of<A>()>
void convolve(ExecutionSpace const& exec, A const& a, V const& v, Out const& out, Mode mode = Mode::full,
              axis_type<DIM> axes = Impl::last_axes<DIM>()) {
  if constexpr (Impl::RequireConvolution<ExecutionSpace, A, V, Out, DIM>::met)
    Impl::ConvolutionCall<ExecutionSpace, A, V, Out, DIM>::run("convolve", false, exec, a, v, out, mode, axes);
}
/// Of a braced list of axes.
template <class ExecutionSpace, class A, class V, class Out, std::size_t DIM>
void convolve(ExecutionSpace const& exec, A const& a, V const& v, Out const& out, Mode mode, int const (&axes)[DIM]) {
  convolve(exec, a, v, out, mode, std::to_array(axes));
}

/// out_i = sum_j a_(i + f - (m - 1) + j) conj(v_j): convolve() with v reversed and conjugated, with the same modes;
/// circular: out_i = sum_j a_(i + j) conj(v_j), indices of `a` modulo n. As scipy.signal.correlate. Example: a = {1, 2,
/// 3}, v = {1, 1}, full: {1, 3, 5, 3}; v = {0, 1}: {1, 2, 3, 0}.
template <class ExecutionSpace, class A, class V, class Out, std::size_t DIM = Impl::rank_of<A>()>
void correlate(ExecutionSpace const& exec, A const& a, V const& v, Out const& out, Mode mode = Mode::full,
               axis_type<DIM> axes = Impl::last_axes<DIM>()) {
  if constexpr (Impl::RequireConvolution<ExecutionSpace, A, V, Out, DIM>::met)
    Impl::ConvolutionCall<ExecutionSpace, A, V, Out, DIM>::run("correlate", true, exec, a, v, out, mode, axes);
}
/// Of a braced list of axes.
template <class ExecutionSpace, class A, class V, class Out, std::size_t DIM>
void correlate(ExecutionSpace const& exec, A const& a, V const& v, Out const& out, Mode mode, int const (&axes)[DIM]) {
  correlate(exec, a, v, out, mode, std::to_array(axes));
}

/// The first length from n on beside which none of the next good ones takes less time by more than a tenth, by the
/// planner's own estimate for the kind on this machine: what to pad to where the length is free. A result is its own
/// answer; real kinds whose lines are computed as complex ones of half their length get an even one. T is float or
/// double. Called by the host; the first call for a length plans some, later ones remember. Throws Error where the kind
/// has no such length.
template <class T = double, class ExecutionSpace>
[[nodiscard]] std::size_t next_fast_len(ExecutionSpace const& exec, std::size_t n, Kind kind = Kind::c2c_forward) {
  static_assert(std::is_same_v<T, float> || std::is_same_v<T, double>,
                "TeamFFT: next_fast_len is for float or double.");
  Impl::require_running("next_fast_len");
  return Impl::fast_length(exec, Impl::Element<T>::precision, kind, n);
}

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
