// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Times plans of KokkosFFT's interface, whichever library is behind it, and prints a line for each problem: its name,
// the median of an execute in seconds, and a sum over the output, by which compare.py sees that both libraries computed
// the same. usage: speed_teamfft [cpu], speed_kokkos_fft [cpu] "cpu" counts the process' own time instead of the wall
// clock's: for one thread of a host whose cores others use too.
#ifdef WITH_TEAMFFT
#include <TeamFFT/compat/KokkosFFT.hpp>
#else
#include <KokkosFFT.hpp>
#endif

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <ctime>
#include <string>
#include <type_traits>
#include <vector>

namespace {

using Space = Kokkos::DefaultExecutionSpace;
template <class T>
using Box = Kokkos::View<T***, Kokkos::LayoutRight, Space>;
using Extents = std::array<std::size_t, 3>;

template <class T>
Box<T> make(char const* label, Extents n) {
  return Box<T>(label, n[0], n[1], n[2]);
}

/// Any numbers in (-1, 1); of a half-spectrum that is real at 0 and N/2, where libraries differ otherwise.
template <class T>
void fill(Box<T> const& view) {
  auto const host = Kokkos::create_mirror_view(view);
  std::size_t const last = view.extent(2);
  for (std::size_t i = 0; i < host.size(); ++i) {
    double const x = std::sin(1.7 * static_cast<double>(i) + 1);
    if constexpr (std::is_floating_point_v<T>)
      host.data()[i] = static_cast<T>(x);
    else
      host.data()[i] = T(static_cast<typename T::value_type>(x),
                         i % last == 0 || i % last == last - 1 ? 0 : static_cast<typename T::value_type>(x / 2));
  }
  Kokkos::deep_copy(view, host);
}

/// Sums of both halves, so that an output in another order is seen.
template <class T>
double sum_of(Box<T> const& view) {
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), view);
  double sum = 0;
  for (std::size_t i = 0; i < host.size(); ++i) sum += Kokkos::abs(host.data()[i]) * (1 + static_cast<double>(i % 7));
  return sum / static_cast<double>(host.size());
}

bool counts_own_time = false;

/// Runs work and fences; in seconds.
template <class Work>
double sample(Space const& exec, int count, Work const& work) {
  Kokkos::Timer const timer;
  std::clock_t const begin = std::clock();
  for (int i = 0; i < count; ++i) work();
  exec.fence();
  double const own = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  return (counts_own_time ? own : timer.seconds()) / count;
}

/// Median of 9 samples of at least 10 ms.
template <class Work>
double seconds_of(Space const& exec, Work const& work) {
  sample(exec, 1, work);
  int const count = std::max(1, static_cast<int>(0.01 / std::max(sample(exec, 1, work), 1e-7)));
  std::vector<double> samples;
  for (int i = 0; i < 9; ++i) samples.push_back(sample(exec, count, work));
  std::nth_element(samples.begin(), samples.begin() + 4, samples.end());
  return samples[4];
}

template <class In, class Out, class Axes>
void time(std::string const& name, Extents n_in, Extents n_out, KokkosFFT::Direction direction, Axes axes) {
  Space const exec;
  auto const in = make<In>("in", n_in);
  auto const out = make<Out>("out", n_out);
  fill(in);
  KokkosFFT::Plan plan(exec, in, out, direction, axes);
  KokkosFFT::execute(plan, in, out);
  double const sum = sum_of(out);
  std::printf("%s %.9e %.9e\n", name.c_str(), seconds_of(exec, [&] { KokkosFFT::execute(plan, in, out); }), sum);
}

/// c2c, r2c and c2r of one shape; n is the real one's.
template <class Real, class Axes>
void time_kinds(std::string const& name, Extents n, Axes axes) {
  using Complex = Kokkos::complex<Real>;
  std::string const full = name + (sizeof(Real) == 4 ? " f32" : " f64");
  Extents const half{n[0], n[1], n[2] / 2 + 1};
  time<Complex, Complex>("c2c " + full, n, n, KokkosFFT::Direction::forward, axes);
  time<Real, Complex>("r2c " + full, n, half, KokkosFFT::Direction::forward, axes);
  if constexpr (std::is_same_v<Axes, int>)
    time<Complex, Real>("c2r " + full, half, n, KokkosFFT::Direction::backward, axes);
}

template <class Real>
void time_shapes() {
  for (std::size_t length : {60, 256, 1000, 1009, 4096, 65536})
    time_kinds<Real>(std::to_string(length), {1, (1u << 20) / length, length}, -1);
  time_kinds<Real>("1024x1024", {1, 1024, 1024}, KokkosFFT::axis_type<2>{-2, -1});
  time_kinds<Real>("128x128x128", {128, 128, 128}, KokkosFFT::axis_type<3>{0, 1, 2});
  using Complex = Kokkos::complex<Real>;
  std::string const name = std::string("c2c middle axis 1000 ") + (sizeof(Real) == 4 ? "f32" : "f64");
  time<Complex, Complex>(name, {16, 1000, 64}, {16, 1000, 64}, KokkosFFT::Direction::forward, 1);
}

}  // namespace

int main(int argc, char** argv) {
  Kokkos::ScopeGuard const kokkos(argc, argv);
  counts_own_time = argc > 1 && std::string(argv[1]) == "cpu";
  time_shapes<float>();
  time_shapes<double>();
}
