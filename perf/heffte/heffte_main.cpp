// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// teamfft-bench-heffte: heFFTe's transforms with TeamFFT's backend beside heFFTe's own ones, forward and backward,
// libraries alternating; whole, and their lines and exchanges by themselves. Every result is checked: the spectrum
// beside the first library's, and what comes back beside the data. usage: mpiexec -n RANKS teamfft-bench-heffte
// n0xn1xn2 [repeats] [f32|f64] [host|device] [staged|aware] [c2c] [r2c] [cos] [sin]: all four kinds where none is named
#include "local_work.hpp"

#include <TeamFFT/heffte.hpp>

#include <Kokkos_Core.hpp>
#include <mpi.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

namespace bench_heffte {

using Size = std::array<int, 3>;

struct Settings {
  Size size{};
  int repeats = 15;
  bool is_double = true, on_device = false, gpu_aware = false;
  std::vector<std::string> kinds{};  ///< none: all

  [[nodiscard]] bool has(std::string const& kind) const {
    return kinds.empty() || std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
  }
  [[nodiscard]] heffte::plan_options options(bool reorder) const {
    heffte::plan_options options(
        reorder, gpu_aware ? heffte::reshape_algorithm::p2p_plined : heffte::reshape_algorithm::alltoallv, true);
    options.use_gpu_aware = gpu_aware;
    return options;
  }
};

/// This rank's brick: four exchanges where there are ranks enough.
heffte::box3d<> brick(Size const& size) {
  heffte::box3d<> const world({0, 0, 0}, {size[0] - 1, size[1] - 1, size[2] - 1});
  auto const grid = heffte::proc_setup_min_surface(world, heffte::mpi::comm_size(MPI_COMM_WORLD));
  return heffte::split_world(world, grid)[static_cast<std::size_t>(heffte::mpi::comm_rank(MPI_COMM_WORLD))];
}

/// ||found - expected|| / ||expected|| over all ranks.
template <class T>
double relative_error(std::vector<T> const& found, std::vector<T> const& expected) {
  std::array<double, 2> sums{};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    sums[0] += std::norm(found[i] - expected[i]);
    sums[1] += std::norm(expected[i]);
  }
  MPI_Allreduce(MPI_IN_PLACE, sums.data(), 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return std::sqrt(sums[0] / sums[1]);
}

/// Of the slowest rank.
double time_of(std::function<void()> const& action) {
  MPI_Barrier(MPI_COMM_WORLD);
  double const start = MPI_Wtime();
  action();
  double seconds = MPI_Wtime() - start;
  MPI_Allreduce(MPI_IN_PLACE, &seconds, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  return seconds;
}

enum Part { whole, lines, exchanges, parts };

/// One library's transform, there and back.
template <class In, class Out>
struct Entry {
  std::string name;
  double plan = 0;
  std::function<void()> prepare{};  ///< fresh numbers for the parts, whose results are not scaled
  std::array<std::function<void()>, parts> run{};
  std::array<std::vector<double>, parts> seconds{};
  std::vector<Out> spectrum{};
  double error_back = 0;

  [[nodiscard]] double median(Part part) const {
    auto values = seconds[part];
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
  }
};

/// The transform of a tag with its data, checked once.
template <class Tag, class In, class Out>
Entry<In, Out> entry(std::string const& library, Settings const& settings, bool reorder) {
  constexpr bool is_half = !std::is_same_v<In, Out>;
  using Transform = std::conditional_t<is_half, heffte::fft3d_r2c<Tag>, heffte::fft3d<Tag>>;
  auto const options = settings.options(reorder);
  auto const in_box = brick(settings.size),
             out_box = is_half ? brick({settings.size[0] / 2 + 1, settings.size[1], settings.size[2]}) : in_box;
  Entry<In, Out> result{library + (reorder ? " reorder" : " strided")};
  std::shared_ptr<Transform> fft;
  result.plan = time_of([&] {
    if constexpr (is_half)
      fft = std::make_shared<Transform>(in_box, out_box, 0, MPI_COMM_WORLD, options);
    else
      fft = std::make_shared<Transform>(in_box, out_box, MPI_COMM_WORLD, options);
  });
  auto const data = random_elements<In>(static_cast<std::size_t>(fft->size_inbox()));
  auto const in = std::make_shared<Array<In, Tag>>(data.size());
  auto const out = std::make_shared<Array<Out, Tag>>(static_cast<std::size_t>(fft->size_outbox()));
  auto const work = std::make_shared<Array<Out, Tag>>(fft->size_workspace());
  to_memory(*in, data);
  result.run[whole] = [=] {
    fft->forward(in->data(), out->data(), work->data());
    fft->backward(out->data(), in->data(), work->data(), heffte::scale::full);
    Kokkos::fence();
  };
  fft->forward(in->data(), out->data(), work->data());
  Kokkos::fence();
  result.spectrum = from_memory(*out, static_cast<std::size_t>(fft->size_outbox()));
  fft->backward(out->data(), in->data(), work->data(), heffte::scale::full);
  Kokkos::fence();
  result.error_back = relative_error(from_memory(*in, data.size()), data);
  auto const local = std::make_shared<LocalWork<Tag, In, Out>>(in_box, out_box, options);
  result.prepare = [=] { local->prepare(); };
  result.run[lines] = [=] { local->transform(); };
  result.run[exchanges] = [=] { local->exchange(); };
  return result;
}

/// Medians, and the greatest difference from the first library; false where a result is wrong.
template <class In, class Out>
bool report(std::string const& kind, Settings const& settings, std::vector<Entry<In, Out>>& entries) {
  bool good = true;
  double const eps = settings.is_double ? 0x1p-53 : 0x1p-24;
  for (auto& entry : entries) {
    entry.prepare();
    for (auto& run : entry.run) run();
  }
  for (int repeat = 0; repeat < settings.repeats; ++repeat)
    for (int part = 0; part < parts; ++part)
      for (auto& entry : entries) {
        entry.prepare();
        entry.seconds[static_cast<std::size_t>(part)].push_back(time_of(entry.run[static_cast<std::size_t>(part)]));
      }
  for (auto const& entry : entries) {
    double const error = relative_error(entry.spectrum, entries.front().spectrum), most = 40 * eps;
    good = good && error <= most && entry.error_back <= most;
    if (heffte::mpi::comm_rank(MPI_COMM_WORLD) != 0) continue;
    std::printf(
        "%-4s %s %4dx%4dx%4d  %-18s ms: whole %9.3f, lines %9.3f, exchanges %9.3f, plan %8.2f; beside the first %.1e, "
        "back %.1e%s\n",
        kind.c_str(), settings.is_double ? "f64" : "f32", settings.size[0], settings.size[1], settings.size[2],
        entry.name.c_str(), 1e3 * entry.median(whole), 1e3 * entry.median(lines), 1e3 * entry.median(exchanges),
        1e3 * entry.plan, error, entry.error_back, error <= most && entry.error_back <= most ? "" : "  WRONG");
  }
  std::fflush(stdout);
  return good;
}

template <class In, class Out, class... Tags>
bool compare(std::string const& kind, Settings const& settings, std::vector<std::string> const& names,
             std::tuple<Tags...> const&) {
  if (!settings.has(kind)) return true;
  std::vector<Entry<In, Out>> entries;
  for (bool reorder : {false, true}) {
    auto name = names.begin();
    (entries.push_back(entry<Tags, In, Out>(*name++, settings, reorder)), ...);
  }
  return report(kind, settings, entries);
}

template <class Real, class Fourier, class Cosine, class Sine>
bool compare_kinds(Settings const& settings, std::vector<std::string> const& names) {
  using Complex = std::complex<Real>;
  bool good = compare<Complex, Complex>("c2c", settings, names, Fourier());
  good = compare<Real, Complex>("r2c", settings, names, Fourier()) && good;
  good = compare<Real, Real>("cos", settings, names, Cosine()) && good;
  return compare<Real, Real>("sin", settings, names, Sine()) && good;
}

/// heFFTe's own libraries come first: TeamFFT is held to them.
template <class Real>
bool compare_on_host(Settings const& settings) {
  using namespace heffte::backend;
#ifdef Heffte_ENABLE_FFTW
  std::vector<std::string> const names{"fftw", "stock", "teamfft"};
  using Fourier = std::tuple<fftw, stock, teamfft_host>;
  using Cosine = std::tuple<fftw_cos, stock_cos, teamfft_host_cos>;
  using Sine = std::tuple<fftw_sin, stock_sin, teamfft_host_sin>;
#else
  std::vector<std::string> const names{"stock", "teamfft"};
  using Fourier = std::tuple<stock, teamfft_host>;
  using Cosine = std::tuple<stock_cos, teamfft_host_cos>;
  using Sine = std::tuple<stock_sin, teamfft_host_sin>;
#endif
  return compare_kinds<Real, Fourier, Cosine, Sine>(settings, names);
}

#ifdef TEAMFFT_HEFFTE_DEVICE
template <class Real>
bool compare_on_device(Settings const& settings) {
  using namespace heffte::backend;
#ifdef Heffte_ENABLE_CUDA
  return compare_kinds<Real, std::tuple<cufft, teamfft_device>, std::tuple<cufft_cos, teamfft_device_cos>,
                       std::tuple<cufft_sin, teamfft_device_sin>>(settings, {"cufft", "teamfft"});
#else
  return compare_kinds<Real, std::tuple<rocfft, teamfft_device>, std::tuple<rocfft_cos, teamfft_device_cos>,
                       std::tuple<rocfft_sin, teamfft_device_sin>>(settings, {"rocfft", "teamfft"});
#endif
}
#endif

Settings settings_of(int argc, char** argv) {
  Settings settings;
  bool good = argc >= 2 &&
              std::sscanf(argv[1], "%dx%dx%d", &settings.size[0], &settings.size[1], &settings.size[2]) == 3 &&
              *std::min_element(settings.size.begin(), settings.size.end()) >= 2;
  for (int i = 2; i < argc; ++i) {
    std::string const word = argv[i];
    auto const is = [&](char const* other) { return word == other; };
    if (is("f32") || is("f64"))
      settings.is_double = is("f64");
    else if (is("host") || is("device"))
      settings.on_device = is("device");
    else if (is("staged") || is("aware"))
      settings.gpu_aware = is("aware");
    else if (is("c2c") || is("r2c") || is("cos") || is("sin"))
      settings.kinds.push_back(word);
    else
      good = good && (settings.repeats = std::atoi(word.c_str())) > 0;
  }
  if (!good)
    throw std::runtime_error(
        "usage: mpiexec -n RANKS teamfft-bench-heffte n0xn1xn2 [repeats] [f32|f64] [host|device] [staged|aware] [c2c] "
        "[r2c] [cos] [sin]; for instance "
        "128x128x128 15");
  return settings;
}

bool run(Settings const& settings) {
  if (settings.on_device) {
#ifdef TEAMFFT_HEFFTE_DEVICE
    return settings.is_double ? compare_on_device<double>(settings) : compare_on_device<float>(settings);
#else
    throw std::runtime_error("teamfft-bench-heffte: built without a GPU in both Kokkos and heFFTe; use host");
#endif
  }
  return settings.is_double ? compare_on_host<double>(settings) : compare_on_host<float>(settings);
}

}  // namespace bench_heffte

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int status = 2;
  try {
    Kokkos::ScopeGuard const kokkos(argc, argv);
    status = bench_heffte::run(bench_heffte::settings_of(argc, argv)) ? 0 : 1;
  } catch (std::exception const& error) {
    std::cerr << error.what() << '\n';
  }
  MPI_Finalize();
  return status;
}
