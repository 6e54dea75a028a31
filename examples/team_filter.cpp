// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A filter inside a user's own kernel: lines are transformed, multiplied by a filter and transformed back by one
// kernel, beside the same by three separate steps: a plan forward, a kernel for the product, a plan backward.
// docs/examples/team_filter.md explains it. usage: team_filter [megabytes of lines]
#include <TeamFFT.hpp>
#include <TeamFFT/team.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>

namespace {

using ExecutionSpace = Kokkos::DefaultExecutionSpace;
using Value = Kokkos::complex<float>;
using Signal = Kokkos::View<Value**, Kokkos::LayoutRight, ExecutionSpace>;
using Factors = Kokkos::View<float*, ExecutionSpace>;

constexpr bool on_host = Kokkos::SpaceAccessibility<Kokkos::HostSpace, ExecutionSpace::memory_space>::accessible;

/// Lines of a team: on hosts those of two vectors or more, else as many as give a team 128 threads.
template <unsigned N>
constexpr unsigned lines_per_team() {
  constexpr unsigned threads_per_line = TeamFFT::TeamTransform<float, N, ExecutionSpace>::team_size;
  return on_host ? 16 : std::max(1u, 128 / threads_per_line);
}

/// One kernel: each team filters its lines.
template <unsigned N>
struct FilterLines {
  using FFT = TeamFFT::TeamTransform<float, N, ExecutionSpace, lines_per_team<N>()>;
  FFT fft;
  Signal in, out;
  Factors factors;

  KOKKOS_FUNCTION void operator()(typename FFT::member_type const& team) const {
    int const first = team.league_rank() * static_cast<int>(FFT::lines);
    fft.convolve(
        team, FFT::scratch(team), [&](int line, int j) { return in(first + line, j); },
        [&](int, int k) { return factors(k); }, [&](int line, int j, Value x) { out(first + line, j) = x; });
  }
};

/// The second of the three steps.
struct Multiply {
  Signal spectra;
  Factors factors;

  KOKKOS_FUNCTION void operator()(int line, int k) const { spectra(line, k) *= factors(k); }
};

/// Any numbers in (-1, 1).
struct FillLines {
  Signal lines;

  KOKKOS_FUNCTION void operator()(int line, int j) const {
    auto const part = [&](unsigned which) {
      auto h = (static_cast<unsigned>(line) * 2654435761u) ^ (static_cast<unsigned>(j) * 2246822519u) ^
               (which * 3266489917u);
      h = (h ^ (h >> 15)) * 2246822519u;
      return static_cast<float>(static_cast<int>(h ^ (h >> 13))) * 4.6e-10f;
    };
    lines(line, j) = Value(part(1), part(2));
  }
};

struct AddDifference {
  Signal a, b;

  KOKKOS_FUNCTION void operator()(int line, int j, double& difference, double& size) const {
    auto const d = a(line, j) - b(line, j);
    difference += static_cast<double>(d.real()) * d.real() + static_cast<double>(d.imag()) * d.imag();
    size += static_cast<double>(b(line, j).real()) * b(line, j).real() +
            static_cast<double>(b(line, j).imag()) * b(line, j).imag();
  }
};

/// Neighbours in memory one after the other on every space.
Kokkos::MDRangePolicy<ExecutionSpace, Kokkos::Rank<2, Kokkos::Iterate::Right, Kokkos::Iterate::Right>> elements_of(
    ExecutionSpace const& exec, Signal const& lines) {
  return {exec, {0, 0}, {static_cast<int>(lines.extent(0)), static_cast<int>(lines.extent(1))}};
}

/// A Gaussian that halves at an eighth of the highest frequency, with the 1/N that unscaled transforms leave to us.
Factors gaussian(ExecutionSpace const& exec, std::size_t N) {
  Factors factors("filter", N);
  auto const host = Kokkos::create_mirror_view(factors);
  for (std::size_t k = 0; k < N; ++k) {
    double const frequency = static_cast<double>(std::min(k, N - k)) * 2 / static_cast<double>(N);
    host(k) = static_cast<float>(std::exp2(-64 * frequency * frequency) / static_cast<double>(N));
  }
  Kokkos::deep_copy(exec, factors, host);
  return factors;
}

/// The best of some runs, each of several launches.
template <class Work>
double seconds_of(ExecutionSpace const& exec, Work const& work) {
  constexpr int runs = 7, launches = 5;
  work();
  double best = 1e30;
  for (int run = 0; run < runs; ++run) {
    exec.fence();
    Kokkos::Timer const timer;
    for (int i = 0; i < launches; ++i) work();
    exec.fence();
    best = std::min(best, timer.seconds() / launches);
  }
  return best;
}

/// Returns whether one kernel gives what three steps give.
template <unsigned N>
bool compare(ExecutionSpace const& exec, std::size_t bytes) {
  using Kernel = FilterLines<N>;
  std::size_t const lines_of_team = Kernel::FFT::lines,
                    teams = std::max<std::size_t>(1, bytes / (N * sizeof(Value) * lines_of_team)),
                    lines = teams * lines_of_team;
  Signal const in("lines", lines, N), at_once("filtered at once", lines, N), in_steps("filtered in steps", lines, N);
  Factors const factors = gaussian(exec, N);
  Kokkos::parallel_for("fill", elements_of(exec, in), FillLines{in});

  Kernel const kernel{typename Kernel::FFT(exec), in, at_once, factors};
  auto const policy = kernel.fft.policy(exec, lines);
  double const one = seconds_of(exec, [&] { Kokkos::parallel_for("filter", policy, kernel); });

  auto const none = TeamFFT::Normalization::none;
  TeamFFT::Plan forward(exec, in, in_steps, TeamFFT::Direction::forward, -1),
      backward(exec, in_steps, in_steps, TeamFFT::Direction::backward, -1);
  double const three = seconds_of(exec, [&] {
    TeamFFT::execute(forward, in, in_steps, none);
    Kokkos::parallel_for("multiply", elements_of(exec, in_steps), Multiply{in_steps, factors});
    TeamFFT::execute(backward, in_steps, in_steps, none);
  });

  double difference = 0, size = 0;
  Kokkos::parallel_reduce("difference", elements_of(exec, in), AddDifference{at_once, in_steps}, difference, size);
  double const error = std::sqrt(difference / size),
               bound = std::ldexp(1.0, -24) * 2 * std::sqrt(2 * std::log2(double{N}));
  bool const good = size > 0 && error <= bound;
  // overwrites the result, which has been read
  double const copy = seconds_of(exec, [&] { Kokkos::deep_copy(exec, at_once, in); });
  double const gigabytes = 2e-9 * static_cast<double>(in.span() * sizeof(Value));
  std::printf(
      "%5u x %-7zu %9.3f ms %7.1f GB/s  %9.3f ms %7.1f GB/s  %6.2f of a copy  %5.2f times as fast  difference %.1e "
      "(bound %.1e): %s\n",
      N, lines, 1e3 * one, gigabytes / one, 1e3 * three, gigabytes / three, copy / one, three / one, error, bound,
      good ? "good" : "TOO LARGE");
  return good;
}

int run(std::size_t megabytes) {
  ExecutionSpace const exec;
  std::printf("Filtered lines of N complex numbers in f32 on %s (%d threads): %zu MB each way\n",
              ExecutionSpace::name(), static_cast<int>(exec.concurrency()), megabytes);
  std::printf("    N   lines      one kernel               three steps              one kernel\n");
  bool const good256 = compare<256>(exec, megabytes << 20), good1024 = compare<1024>(exec, megabytes << 20),
             good4096 = compare<4096>(exec, megabytes << 20);
  return good256 && good1024 && good4096 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    Kokkos::ScopeGuard const kokkos(argc, argv);
    int const megabytes = argc > 1 ? std::atoi(argv[1]) : 64;
    if (megabytes < 1 || megabytes > 4096) {
      std::fprintf(stderr, "usage: team_filter [megabytes of lines, 1 to 4096]\n");
      return 2;
    }
    return run(static_cast<std::size_t>(megabytes));
  } catch (std::exception const& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
