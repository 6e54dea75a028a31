// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Settings: what the command line of teamfft-bench says, as plain data.
#ifndef TEAMFFT_PERF_SETTINGS_HPP
#define TEAMFFT_PERF_SETTINGS_HPP

#include <TeamFFT/options.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

enum class Format { table, json, csv };

/// How hard FFTW plans; the values are those of `--fftw-flag`.
enum class FftwFlag { estimate, measure, patient };

/// The launches that `--launch` takes: those of PlanOptions, and what other GPUs have (portable.hpp).
enum class LaunchChoice { automatic, parallel_for, native, portable };

struct Settings {
  // What is transformed.
  std::vector<std::string> kinds{"c2c"};  ///< as `--kind` takes them
  Precision precision = Precision::f32;
  std::vector<std::string> sizes;   ///< each like 4096 or 256x256x256
  std::vector<std::string> tokens;  ///< problems in the library's own words
  std::string suite;
  std::vector<int> axes;  ///< axes of the size that are transformed; empty: all
  std::size_t batch = 0;  ///< 0: points / size
  /// 0: 2^26 in f32 and 2^25 in f64 on a device, 2^22 on a host, of real numbers twice as many
  std::size_t points = 0;
  std::size_t min_length = 0;
  std::size_t max_length = 0;  ///< of the problems of a suite; 0: no limit
  std::size_t thin = 1;        ///< every thin-th problem of a suite, and the last
  /// Problems of `random` (0: 100), lengths of a class in `sweep` (0: 20), `portable` (0: 8) and `graph` (0: 2),
  /// problems of a class of `boxes` (0: 8).
  std::size_t count = 0;
  bool layout_left = false;
  bool in_place = false;
  bool backward = false;

  // How it is measured.
  std::vector<std::string> against;
  FftwFlag fftw_flag = FftwFlag::measure;
  bool check = false;
  bool timing = true;
  bool graph = false;      ///< executes are timed in a CUDA graph (graph.hpp)
  bool plan_time = false;  ///< plan creation is timed instead of execution
  int repeat = 0;          ///< 0: 7, in a suite 3
  double min_ms = 0.0;     ///< of back-to-back executes in one sample; 0: 20, in a suite 5
  double case_ms = 0.0;    ///< of all samples of a problem together, in the place of min_ms; 0: min_ms counts
  double limit_s = 0.0;    ///< of the whole run: problems whose turn comes later are named and left out; 0: none
  std::uint64_t seed = 1;

  Format format = Format::table;
  bool print_plan = false;
  std::string drawing;  ///< file for the picture of the one problem's plan; empty: none
  std::string machine;  ///< a known GPU whose plan is drawn; empty: the machine at hand
  LaunchChoice launch = LaunchChoice::automatic;
  unsigned wavefront = 0;  ///< of the portable launch: what team sizes are multiples of; 0: the machine's
  PlanOptions options;
};

}  // namespace TeamFFT::Impl::Bench

#endif
