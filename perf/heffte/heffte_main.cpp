// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// teamfft-bench-heffte: heFFTe's transforms with TeamFFT's backend beside heFFTe's own ones, forward and backward, libraries alternating.
// usage: mpiexec -n RANKS teamfft-bench-heffte n0xn1xn2 [repeats]
#include <TeamFFT/heffte.hpp>

#include <Kokkos_Core.hpp>
#include <mpi.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using Size = std::array<int, 3>;

/// This rank's brick: four exchanges where there are ranks enough.
heffte::box3d<> brick(Size const& size) {
  heffte::box3d<> const world({0, 0, 0}, {size[0] - 1, size[1] - 1, size[2] - 1});
  auto const grid = heffte::proc_setup_min_surface(world, heffte::mpi::comm_size(MPI_COMM_WORLD));
  return heffte::split_world(world, grid)[static_cast<std::size_t>(heffte::mpi::comm_rank(MPI_COMM_WORLD))];
}

/// Of the slowest rank. On a machine that others use, too, the CPU's time says more; with several ranks MPI's waiting is in it.
struct Time {
  double seconds, cpu_seconds;
};

/// One library's transform, there and back.
struct Entry {
  std::string name;
  std::function<void()> run;
  Time plan;
  std::vector<Time> runs;

  [[nodiscard]] double median(double Time::*which) const {
    std::vector<double> values;
    for (auto const& time : runs) values.push_back(time.*which);
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
  }
};

Time time_of(std::function<void()> const& action) {
  MPI_Barrier(MPI_COMM_WORLD);
  double const start = MPI_Wtime();
  auto const cpu_start = std::clock();
  action();
  std::array<double, 2> times{MPI_Wtime() - start, static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC};
  MPI_Allreduce(MPI_IN_PLACE, times.data(), 2, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  return {times[0], times[1]};
}

/// `In` and `Out` are the types of data and spectrum; `make` gives the transform.
template <class In, class Out, class Make>
Entry entry(std::string const& name, Make const& make) {
  using Transform = typename decltype(make())::element_type;
  std::shared_ptr<Transform> fft;
  Time const plan = time_of([&] { fft = make(); });
  auto const in = std::make_shared<std::vector<In>>(static_cast<std::size_t>(fft->size_inbox()));
  for (std::size_t i = 0; i < in->size(); ++i) (*in)[i] = std::sin(static_cast<double>(i + 1));
  auto const out = std::make_shared<std::vector<Out>>(static_cast<std::size_t>(fft->size_outbox()));
  auto const work = std::make_shared<std::vector<Out>>(fft->size_workspace());
  return {name,
          [=] {
            fft->forward(in->data(), out->data(), work->data());
            fft->backward(out->data(), in->data(), work->data(), heffte::scale::full);
          },
          plan,
          {}};
}

template <class Tag, class T>
Entry same_type(std::string const& name, Size const& size, bool reorder) {
  return entry<T, T>(name, [&] {
    return std::make_shared<heffte::fft3d<Tag>>(brick(size), brick(size), MPI_COMM_WORLD,
                                                heffte::plan_options(reorder, heffte::reshape_algorithm::alltoallv, true));
  });
}

template <class Tag>
Entry real_to_complex(std::string const& name, Size const& size, bool reorder) {
  return entry<double, std::complex<double>>(name, [&] {
    return std::make_shared<heffte::fft3d_r2c<Tag>>(brick(size), brick({size[0] / 2 + 1, size[1], size[2]}), 0, MPI_COMM_WORLD,
                                                    heffte::plan_options(reorder, heffte::reshape_algorithm::alltoallv, true));
  });
}

void report(std::string const& kind, Size const& size, std::vector<Entry>& entries, int repeats) {
  for (auto& entry : entries) entry.run();
  for (int repeat = 0; repeat < repeats; ++repeat)
    for (auto& entry : entries) entry.runs.push_back(time_of(entry.run));
  if (heffte::mpi::comm_rank(MPI_COMM_WORLD) != 0) return;
  for (auto const& entry : entries)
    std::printf("%-4s %4dx%4dx%4d  %-18s median %9.3f ms, of CPU %9.3f ms, plan %8.2f ms\n", kind.c_str(), size[0], size[1], size[2], entry.name.c_str(),
                1e3 * entry.median(&Time::seconds), 1e3 * entry.median(&Time::cpu_seconds), 1e3 * entry.plan.seconds);
}

void compare(Size const& size, int repeats) {
  using namespace heffte::backend;
  using Complex = std::complex<double>;
  std::vector<Entry> c2c, r2c, cos;
  for (bool reorder : {true, false}) {
    std::string const how = reorder ? " reorder" : " strided";
    c2c.push_back(same_type<teamfft_host, Complex>("teamfft" + how, size, reorder));
    r2c.push_back(real_to_complex<teamfft_host>("teamfft" + how, size, reorder));
    cos.push_back(same_type<teamfft_host_cos, double>("teamfft" + how, size, reorder));
#ifdef Heffte_ENABLE_FFTW
    c2c.push_back(same_type<fftw, Complex>("fftw" + how, size, reorder));
    r2c.push_back(real_to_complex<fftw>("fftw" + how, size, reorder));
    cos.push_back(same_type<fftw_cos, double>("fftw" + how, size, reorder));
#endif
  }
  c2c.push_back(same_type<stock, Complex>("stock reorder", size, true));
  r2c.push_back(real_to_complex<stock>("stock reorder", size, true));
  cos.push_back(same_type<stock_cos, double>("stock reorder", size, true));
  report("c2c", size, c2c, repeats);
  report("r2c", size, r2c, repeats);
  report("cos", size, cos, repeats);
}

int run(int argc, char** argv) {
  Size size{};
  int const repeats = argc > 2 ? std::atoi(argv[2]) : 15;
  if (argc < 2 || std::sscanf(argv[1], "%dx%dx%d", &size[0], &size[1], &size[2]) != 3 || *std::min_element(size.begin(), size.end()) < 2 || repeats < 1)
    throw std::runtime_error("usage: mpiexec -n RANKS teamfft-bench-heffte n0xn1xn2 [repeats]; for instance 128x128x128 15");
  compare(size, repeats);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int status = 2;
  try {
    Kokkos::ScopeGuard const kokkos(argc, argv);
    status = run(argc, argv);
  } catch (std::exception const& error) {
    std::cerr << error.what() << '\n';
  }
  MPI_Finalize();
  return status;
}
