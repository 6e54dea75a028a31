// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command line: what the benchmarks' programs have in common.
#ifndef TEAMFFT_PERF_COMMAND_LINE_HPP
#define TEAMFFT_PERF_COMMAND_LINE_HPP

#include "settings.hpp"
#include "transform.hpp"

#include <CLI/CLI.hpp>

#include <map>
#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

inline constexpr int exit_failed_check = 1;
inline constexpr int exit_impossible = 2;

template <class Enum>
CLI::Validator words(std::map<std::string, Enum> const& names) {
  return CLI::CheckedTransformer(names, CLI::ignore_case).description("");
}

inline void add_rival_options(CLI::App& app, Settings& s) {
  app.add_option("--against", s.against,
                 "rivals, of fftw, fftw-estimate, fftw-measure, fftw-patient (each also as fftw@PATH: the FFTW in that "
                 "folder, or a shared object with its "
                 "interface), cufft and cufft-patient "
                 "(which plans with its property PATIENT_JIT)")
      ->delimiter(',')
      ->check([](std::string const& name) {
        bool const known = name == "cufft" || name == "cufft-patient" || parse_fftw_rival(name, FftwFlag::measure);
        return known ? std::string() : name + " is no rival";
      });
  app.add_option("--fftw-flag", s.fftw_flag, "of fftw: estimate, measure or patient (default: measure)")
      ->transform(words<FftwFlag>(
          {{"estimate", FftwFlag::estimate}, {"measure", FftwFlag::measure}, {"patient", FftwFlag::patient}}));
}

/// The command line in two: options of Kokkos, which all begin with --kokkos-, and ours. Both begin with the program's
/// name.
struct SplitArguments {
  std::vector<char*> kokkos, ours;
};

inline SplitArguments split(int argc, char** argv) {
  SplitArguments result;
  for (int i = 0; i < argc; ++i) {
    bool const for_kokkos = std::string(argv[i]).rfind("--kokkos-", 0) == 0;
    if (i == 0 || for_kokkos) result.kokkos.push_back(argv[i]);
    if (i == 0 || !for_kokkos) result.ours.push_back(argv[i]);
  }
  return result;
}

}  // namespace TeamFFT::Impl::Bench

#endif
