// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// teamfft-solves: whole applications on the same data, as this library computes them in one plan and as transforms with
// kernels between. perf/README.md shows its use.
#include "../command_line.hpp"
#include "applications.hpp"
#include "solve_report.hpp"

#include <chrono>
#include <iostream>

namespace TeamFFT::Impl::Bench {

namespace {

struct SolveSettings {
  Settings bench;
  std::vector<std::string> tasks = application_names();
};

void add_options(CLI::App& app, SolveSettings& s) {
  app.add_option("--task", s.tasks, "of periodic, lines, open, dirichlet, ends (default: all)")
      ->delimiter(',')
      ->check(CLI::IsMember(application_names()));
  app.add_option("--precision", s.bench.precision, "f32 or f64")
      ->transform(words<Precision>({{"f32", Precision::f32}, {"f64", Precision::f64}}));
  app.add_option("--points", s.bench.points,
                 "of a solve, at most; padding counts; from 8192 (default: 2^21 on hosts, 2^26 on GPUs, f64 2^25; of "
                 "reals twice as many)")
      ->check(CLI::Range(std::size_t(8192), std::size_t(1) << 30));
  app.add_option("--count", s.bench.count, "sizes of a variant: a power of two, and others drawn (default: 3)")
      ->check(CLI::PositiveNumber);
  app.add_option("--seed", s.bench.seed, "of the data and of the sizes drawn")->capture_default_str();
  add_rival_options(app, s.bench);
  app.add_option("--repeat", s.bench.repeat, "samples, of which the median counts (default: 5)")
      ->check(CLI::PositiveNumber);
  app.add_option("--min-ms", s.bench.min_ms, "milliseconds of back-to-back solves in a sample (default: 10)")
      ->check(CLI::PositiveNumber);
  app.add_option("--limit-s", s.bench.limit_s, "seconds after which no further solve begins")
      ->check(CLI::PositiveNumber);
  app.add_option("--format", s.bench.format, "table or json")
      ->transform(words<Format>({{"table", Format::table}, {"json", Format::json}}));
}

/// Throws CLI::ParseError.
SolveSettings parse_command_line(CLI::App& app, std::vector<char*> const& arguments) {
  SolveSettings s;
  s.bench.count = 3;
  s.bench.repeat = 5;
  s.bench.min_ms = 10;
  add_options(app, s);
  app.parse(static_cast<int>(arguments.size()), arguments.data());
  return s;
}

int run(SolveSettings const& s) {
  auto const begin = std::chrono::steady_clock::now();
  ExecutionSpace const exec;
  auto const device = describe_device(exec);
  auto const makers = make_solves(exec, s.bench, s.tasks);
  SolveBench bench(exec, s.bench);
  bool const table = s.bench.format == Format::table;
  if (table) print_head(device, s.bench);
  int status = 0;
  std::vector<SolveResult> results;
  for (auto const& maker : makers) {
    if (s.bench.limit_s > 0 &&
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() > s.bench.limit_s)
      break;
    results.push_back(bench.run(maker));
    auto const& result = results.back();
    if (table) print_row(result);
    if (!result.error.empty()) status = exit_impossible;
    if (!result.passed()) status = std::max(status, exit_failed_check);
  }
  if (results.size() < makers.size())
    std::cerr << makers.size() - results.size() << " of " << makers.size() << " solves left out" << std::endl;
  if (!table) print_json(results, device);
  return status;
}

}  // namespace

}  // namespace TeamFFT::Impl::Bench

int main(int argc, char** argv) {
  namespace Bench = TeamFFT::Impl::Bench;
  auto arguments = Bench::split(argc, argv);
  CLI::App app{
      "Times whole applications of transforms, beside other libraries' transforms with kernels between, and compares "
      "the results. Options that begin with "
      "--kokkos- go to Kokkos."};
  try {
    auto const settings = Bench::parse_command_line(app, arguments.ours);
    int count = static_cast<int>(arguments.kokkos.size());
    arguments.kokkos.push_back(nullptr);
    Kokkos::ScopeGuard const kokkos(count, arguments.kokkos.data());
    return Bench::run(settings);
  } catch (CLI::ParseError const& error) {
    return app.exit(error) == 0 ? 0 : Bench::exit_impossible;
  } catch (std::exception const& error) {
    std::cerr << error.what() << std::endl;
    return Bench::exit_impossible;
  }
}
