// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which frequency an element of a spectrum stands for: fftfreq and rfftfreq, as in numpy.fft.
#ifndef TEAMFFT_FREQUENCIES_HPP
#define TEAMFFT_FREQUENCIES_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <string>
#include <type_traits>

namespace TeamFFT {

namespace Impl {

/// 1/(n d).
[[nodiscard]] inline double frequency_spacing(std::string const& function, std::size_t n, double d) {
  if (n == 0) throw Error(function + ": n = 0 samples; at least 1 is required. Give the length of the transform.");
  if (d == 0)
    throw Error(function +
                ": a sample spacing of d = 0; frequencies are divided by it. Give the distance of two samples.");
  return 1 / (static_cast<double>(n) * d);
}

/// Element k of n frequencies: k/(n d) for the first `positive` ones, (k - n)/(n d) for the rest.
template <class View>
struct FillFrequencies {
  View out;
  std::size_t n, positive;
  double spacing;  ///< 1/(n d), between neighbouring frequencies

  KOKKOS_FUNCTION void operator()(std::size_t k) const {
    using Real = typename View::value_type;
    double const index = k < positive ? static_cast<double>(k) : -static_cast<double>(n - k);
    out(k) = static_cast<Real>(index * spacing);
  }
};

template <class ExecutionSpace, class Real>
Kokkos::View<Real*, ExecutionSpace> frequencies(char const* function, ExecutionSpace const& exec, std::size_t n, Real d,
                                                std::size_t count, std::size_t positive) {
  static_assert(Kokkos::is_execution_space_v<ExecutionSpace>, "TeamFFT: the execution space instance comes first.");
  static_assert(
      std::is_same_v<Real, float> || std::is_same_v<Real, double>,
      "TeamFFT: the sample spacing of fftfreq and rfftfreq must be float or double; the frequencies have its type.");
  using View = Kokkos::View<Real*, ExecutionSpace>;
  require_running(function);
  auto const spacing = frequency_spacing(function, n, static_cast<double>(d));
  View const out(Kokkos::view_alloc(exec, "TeamFFT::frequencies", Kokkos::WithoutInitializing), count);
  using Policy = Kokkos::RangePolicy<ExecutionSpace, Kokkos::IndexType<std::size_t>>;
  Kokkos::parallel_for("TeamFFT::frequencies", Policy(exec, 0, count),
                       FillFrequencies<View>{out, n, positive, spacing});
  return out;
}

}  // namespace Impl

/// The frequencies of fft's output for n samples at distance d, in cycles per unit of d: {0, 1, ..., (n-1)/2, -(n/2),
/// ..., -1} / (n d), quotients rounded down. As numpy.fft.fftfreq. Example: n = 5, d = 1 gives {0, 0.2, 0.4, -0.4,
/// -0.2}.
///
/// Called by the host; allocates the View and fills it by a kernel on `exec`, asynchronously. Throws Error where n or d
/// is 0.
template <class ExecutionSpace, class Real = double>
Kokkos::View<Real*, ExecutionSpace> fftfreq(ExecutionSpace const& exec, std::size_t n, Real d = 1) {
  return Impl::frequencies("fftfreq", exec, n, d, n, n - n / 2);
}

/// The frequencies of rfft's output, none of them negative: {0, 1, ..., n/2} / (n d). As numpy.fft.rfftfreq. Example: n
/// = 5, d = 1 gives {0, 0.2, 0.4}.
template <class ExecutionSpace, class Real = double>
Kokkos::View<Real*, ExecutionSpace> rfftfreq(ExecutionSpace const& exec, std::size_t n, Real d = 1) {
  return Impl::frequencies("rfftfreq", exec, n, d, n / 2 + 1, n / 2 + 1);
}

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
