// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Power spectral densities of overlapping, windowed segments: a source that cuts the recording, a sink that keeps |X|^2
// alone, and the mean over the segments.
#ifndef TEAMFFT_EXAMPLES_SPECTRUM_DENSITY_HPP
#define TEAMFFT_EXAMPLES_SPECTRUM_DENSITY_HPP

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <string>
#include <vector>

namespace spectrum {

using ExecutionSpace = Kokkos::DefaultExecutionSpace;
using Complex = Kokkos::complex<double>;
using Series = Kokkos::View<double*, ExecutionSpace>;
using Table = Kokkos::View<double**, Kokkos::LayoutRight, ExecutionSpace>;  // segment, bin

/// A sum that keeps what each addition rounds away (Knuth, TAOCP 2, section 4.2.2, theorem B): right to one unit in the
/// last place, whatever the number of terms.
struct Compensated {
  double sum = 0, rest = 0;

  KOKKOS_FUNCTION Compensated& operator+=(double x) {
    double const total = sum + x, added = total - sum;
    rest += (sum - (total - added)) + (x - added);
    sum = total;
    return *this;
  }
  KOKKOS_FUNCTION Compensated& operator+=(Compensated const& other) {
    *this += other.sum;
    rest += other.rest;
    return *this;
  }
  [[nodiscard]] KOKKOS_FUNCTION double value() const { return sum + rest; }
};

/// Element (s, j): sample j of segment s, windowed. Segment s begins at sample s hop, so that segments overlap where
/// hop is below the window's length; none of them is ever stored.
struct Segments {
  Series volts, window;
  std::size_t hop;  // samples

  [[nodiscard]] int length() const { return static_cast<int>(window.extent(0)); }
  [[nodiscard]] int count() const { return static_cast<int>((volts.extent(0) - window.extent(0)) / hop + 1); }
  KOKKOS_FUNCTION double operator()(int s, int j) const {
    return volts(static_cast<std::size_t>(s) * hop + j) * window(j);
  }
};

/// Takes X_k of segment s and keeps its one-sided density in V^2/Hz, |X_k|^2 / (rate sum w^2), twice that where -k is
/// folded onto k.
struct Density {
  Table density;
  int length;   // samples of a segment
  double unit;  // 1 / (rate sum w^2), in s

  KOKKOS_FUNCTION void operator()(int s, int k, Complex X) const {
    bool const alone = k == 0 || 2 * k == length;
    density(s, k) = (alone ? 1 : 2) * unit * (X.real() * X.real() + X.imag() * X.imag());
  }
};

/// The mean over the segments, of a cache line of bins a thread: its neighbours in memory come with it.
struct MeanOverSegments {
  static constexpr int bins = 8;
  Table density;
  Series mean;

  KOKKOS_FUNCTION void operator()(int group) const {
    auto const count = static_cast<int>(density.extent(0)), first = group * bins,
               last = Kokkos::min(first + bins, static_cast<int>(density.extent(1)));
    Compensated sums[bins];
    for (int s = 0; s < count; ++s)
      for (int k = first; k < last; ++k) sums[k - first] += density(s, k);
    for (int k = first; k < last; ++k) mean(k) = sums[k - first].value() / count;
  }
};

inline void mean_over_segments(ExecutionSpace const& exec, Table const& density, Series const& mean) {
  auto const groups = (static_cast<int>(density.extent(1)) + MeanOverSegments::bins - 1) / MeanOverSegments::bins;
  Kokkos::parallel_for("spectrum::mean", Kokkos::RangePolicy<ExecutionSpace>(exec, 0, groups),
                       MeanOverSegments{density, mean});
}

/// Adds the square of element i = s length + j.
struct Square {
  Segments segments;

  KOKKOS_FUNCTION void operator()(std::int64_t i, Compensated& sum) const {
    auto const length = static_cast<std::int64_t>(segments.window.extent(0));
    double const x = segments(static_cast<int>(i / length), static_cast<int>(i % length));
    sum += x * x;
  }
};

/// sum (w v)^2 / (S sum w^2) over all S segments, in V^2: what the integral of their mean density is by Parseval's
/// theorem.
inline double mean_square(ExecutionSpace const& exec, Segments const& segments, double window_power) {
  using Policy = Kokkos::RangePolicy<ExecutionSpace, Kokkos::IndexType<std::int64_t>>;
  Compensated sum;
  Kokkos::parallel_reduce("spectrum::mean_square", Policy(exec, 0, std::int64_t{segments.count()} * segments.length()),
                          Square{segments}, sum);
  return sum.value() / (segments.count() * window_power);
}

inline Series to_view(ExecutionSpace const& exec, std::string const& label, std::vector<double> const& values) {
  Series view(label, values.size());
  auto const host = Kokkos::create_mirror_view(view);
  std::copy(values.begin(), values.end(), host.data());
  Kokkos::deep_copy(exec, view, host);
  return view;
}

template <class View>
auto to_host(ExecutionSpace const& exec, View const& view) {
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), view);
  exec.fence();
  return host;
}

/// Hann's window, periodic, and the sums of it that estimates need.
struct Window {
  std::vector<double> values;
  double sum = 0, power = 0;  // of w and w^2
  double overlap = 0;         // sum w_j w_(j + hop) / sum w^2: how alike neighbouring segments are

  Window(int length, int hop) {
    for (int j = 0; j < length; ++j) values.push_back(std::pow(std::sin(std::numbers::pi * j / length), 2));
    for (double w : values) sum += w, power += w * w;
    for (int j = 0; j + hop < length; ++j) overlap += values[j] * values[j + hop] / power;
  }
  /// Of white noise, in Hz: what a bin takes in.
  [[nodiscard]] double noise_bandwidth(double rate) const { return rate * power / (sum * sum); }
};

inline auto source_of(Segments const& segments) {
  return TeamFFT::source<double>({segments.count(), segments.length()}, segments);
}
inline auto sink_of(Density const& density) {
  return TeamFFT::sink<Complex>({density.density.extent(0), density.density.extent(1)}, density);
}

/// A recording's segments, their densities and the mean of these.
struct Analysis {
  double rate;  // samples per second
  Window window;
  Segments segments;
  Density density;
  Series mean;

  Analysis(ExecutionSpace const& exec, Series const& volts, double samples_per_second, int length, int hop)
      : rate(samples_per_second),
        window(length, hop),
        segments{volts, to_view(exec, "window", window.values), static_cast<std::size_t>(hop)},
        density{Table("densities", segments.count(), length / 2 + 1), length, 1 / (rate * window.power)},
        mean("mean density", length / 2 + 1) {}
  [[nodiscard]] double bin() const { return rate / segments.length(); }  // Hz
};

// What a program without sources and sinks does instead: an array of segments, one of spectra, and a kernel before and
// behind the transform.

struct StoreSegments {
  Segments segments;
  Table stored;
  KOKKOS_FUNCTION void operator()(int s, int j) const { stored(s, j) = segments(s, j); }
};

using Spectra = Kokkos::View<Complex**, Kokkos::LayoutRight, ExecutionSpace>;

struct StoreDensity {
  Spectra spectra;
  Density density;
  KOKKOS_FUNCTION void operator()(int s, int k) const { density(s, k, spectra(s, k)); }
};

/// functor(s, j) for 0 <= s < rows, 0 <= j < columns.
template <class Functor>
void for_each(ExecutionSpace const& exec, char const* label, std::size_t rows, std::size_t columns,
              Functor const& functor) {
  using Policy = Kokkos::MDRangePolicy<ExecutionSpace, Kokkos::Rank<2>>;
  Kokkos::parallel_for(
      label, Policy(exec, {0, 0}, {static_cast<std::int64_t>(rows), static_cast<std::int64_t>(columns)}), functor);
}

}  // namespace spectrum

#endif
