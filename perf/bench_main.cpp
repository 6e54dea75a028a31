// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// teamfft-bench: how fast and how exact this library is here, beside FFTW and cuFFT. perf/README.md shows its use.
#include "bench.hpp"
#include "command_line.hpp"
#include "drawing.hpp"
#include "portable.hpp"
#include "problem_list.hpp"
#include "report.hpp"
#include "suites.hpp"
#include "transform.hpp"

#include <TeamFFT/detail/executor.hpp>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <iostream>

namespace TeamFFT::Impl::Bench {

namespace {

std::string suites_text() {
  std::string text = "Suites (--suite):";
  for (auto const& suite : suite_names()) text += std::string("\n") + suite.name + ": " + suite.what;
  return text;
}

void add_problem_options(CLI::App& app, Settings& s, std::string& layout) {
  app.add_option("--kind", s.kinds,
                 "c2c, r2c, c2r, dct1..dct4, dst1..dst4, r2hc, hc2r, dht, or several like r2c,c2r,dct2; r2c and c2r "
                 "halve the last axis and take the others as "
                 "complex. "
                 "Gflop/s count 5 N log2 N, of real data 2.5 N log2 N, N being 2n for most dct and dst")
      ->delimiter(',')
      ->capture_default_str();
  app.add_option("--precision", s.precision, "f32 or f64")
      ->transform(words<Precision>({{"f32", Precision::f32}, {"f64", Precision::f64}}));
  app.add_option("--size", s.sizes, "extents like 4096 or 256x256x256; several may be given");
  app.add_option("--token", s.tokens, "problems as the library writes them, e.g. c2c_f32_fwd_n256x256_b64_oop");
  app.add_option("--suite", s.suite, "a list of problems, see below");
  app.add_option("--axes", s.axes, "transformed axes of the size, e.g. 0,2 (default: all)")->delimiter(',');
  app.add_option("--batch", s.batch, "lines, or arrays of the size (default: points / size)")
      ->check(CLI::PositiveNumber);
  app.add_option("--points", s.points,
                 "of a batch, reals where data are real (default: 2^26 in f32, 2^25 in f64, on a host 2^22; of reals "
                 "twice as many)")
      ->check(CLI::PositiveNumber);
  app.add_option("--layout", layout, "right or left")->check(CLI::IsMember({"right", "left"}));
  app.add_flag("--in-place", s.in_place, "r2c and c2r with real rows padded to 2(n/2+1)");
  app.add_flag("--backward", s.backward, "c2c backward");
  app.add_option("--thin", s.thin, "only every K-th problem of the suite, and its last")->check(CLI::PositiveNumber);
  app.add_option("--min-length", s.min_length, "of the suite's problems");
  app.add_option("--max-length", s.max_length, "of the suite's problems");
  app.add_option("--count", s.count,
                 "problems of the suite `random` (default: 100), lengths of a class and kind in a sample of `sweep` "
                 "and `real-sweep` (default: 20), problems "
                 "of a class of `boxes`, lengths of one of `portable` (default: 8) and `graph` (default: 2)")
      ->check(CLI::PositiveNumber);
}

void add_measurement_options(CLI::App& app, Settings& s, bool& no_timing) {
  add_rival_options(app, s);
  app.add_flag("--check", s.check,
               "compare 64 lines with wider precision; exit status 1 where an "
               "error exceeds its bound; a suite that times its problems wants it");
  app.add_flag("--no-timing", no_timing, "with --check: only that");
  app.add_flag("--graph", s.graph, "on CUDA: time a graph of twenty executes, rivals' too; times are those of one");
  app.add_flag("--plan-time", s.plan_time,
               "time the creation of plans instead of their execution: the first, and the median of --repeat ones");
  app.add_option("--repeat", s.repeat, "samples, of which the median counts (default: 7, in a suite 3)")
      ->check(CLI::PositiveNumber);
  app.add_option("--min-ms", s.min_ms,
                 "milliseconds of back-to-back executes in a sample (default: "
                 "20, in a suite 5)")
      ->check(CLI::PositiveNumber);
  app.add_option("--case-ms", s.case_ms,
                 "milliseconds of all samples of a problem together, rivals' too, instead of --min-ms (default: in "
                 "sweeps and boxes 15, in release 60)")
      ->check(CLI::PositiveNumber);
  app.add_option("--limit-s", s.limit_s,
                 "seconds after which no further problem begins; those left out are named in the JSON")
      ->check(CLI::PositiveNumber);
  app.add_option("--seed", s.seed, "of the data, of the choice of lines and of samples of lengths")
      ->capture_default_str();
  app.add_option("--format", s.format, "table, json or csv")
      ->transform(words<Format>({{"table", Format::table}, {"json", Format::json}, {"csv", Format::csv}}));
  app.add_flag("--plan", s.print_plan, "print each plan under its row");
  app.add_option("--draw", s.drawing, "write a picture (SVG) of the problem's plan to this file, and stop there");
  app.add_option("--machine", s.machine, "the GPU whose plan --draw shows, by its name; otherwise the machine at hand");
}

void add_tuning_options(CLI::App& app, Settings& s, bool& no_rows) {
  app.add_flag("--no-rows", no_rows, "kernels of run-time lengths, shaped by estimate, instead of tuned ones");
  app.add_option("--rule", s.options.rule, "automatic, direct, hierarchical, rader or bluestein")
      ->transform(words<Rule>({{"automatic", Rule::automatic},
                               {"direct", Rule::direct},
                               {"hierarchical", Rule::hierarchical},
                               {"rader", Rule::rader},
                               {"bluestein", Rule::bluestein}}));
  app.add_option(
         "--launch", s.launch,
         "automatic, parallel_for, native, or portable: plans for this GPU as if it had what others have, "
         "Kokkos' launch, 40,936 bytes of scratch, no rows, no clusters; on hosts only with --draw and --machine")
      ->transform(words<LaunchChoice>({{"automatic", LaunchChoice::automatic},
                                       {"parallel_for", LaunchChoice::parallel_for},
                                       {"native", LaunchChoice::native},
                                       {"portable", LaunchChoice::portable}}));
  app.add_option("--wavefront", s.wavefront,
                 "with --launch portable: 32 or 64 threads, of which team sizes are multiples")
      ->check(CLI::IsMember({32u, 64u}));
  app.add_option("--scratch-limit", s.options.scratch_limit, "bytes of team scratch");
}

Launch launch_of(LaunchChoice choice) {
  switch (choice) {
    case LaunchChoice::native: return Launch::native;
    case LaunchChoice::automatic: return Launch::automatic;
    default: return Launch::parallel_for;
  }
}

/// Throws CLI::ValidationError for options that do not go together.
void require_sense(Settings const& s, bool no_timing) {
  bool const draws = !s.drawing.empty(), is_portable = s.launch == LaunchChoice::portable;
  if (s.sizes.empty() && s.tokens.empty() && s.suite.empty())
    throw CLI::ValidationError("one of --size, --token and --suite is required");
  if (s.plan_time && !s.against.empty()) throw CLI::ValidationError("--plan-time and --against exclude each other");
  if (!s.machine.empty() && !draws) throw CLI::ValidationError("--machine goes with --draw");
  if (no_timing && !s.check && !s.plan_time)
    throw CLI::ValidationError("--no-timing without --check leaves nothing to do");
  if (s.wavefront != 0 && !is_portable) throw CLI::ValidationError("--wavefront goes with --launch portable");
  if (is_portable && runs_on_host && (!draws || s.machine.empty()))
    throw CLI::ValidationError(
        "--launch portable is for builds with a GPU: hosts have kernels of their own; "
        "--draw with --machine shows a GPU's plan");
  if (s.graph && !s.timing)
    throw CLI::ValidationError("--graph is a way to time; --no-timing and --plan-time leave that out");
#if !defined(KOKKOS_ENABLE_CUDA)
  if (s.graph) throw CLI::ValidationError("--graph times a CUDA graph, and this build has no CUDA");
#endif
}

/// A suite's speeds go into tables and pages, and a wrong result can be a fast one.
void require_check(Settings const& s) {
  if (s.suite.empty() || !s.timing || s.check || !s.drawing.empty()) return;
  throw CLI::ValidationError(
      "--suite " + s.suite +
      " times results that nothing has checked, so that it prints no speeds; add --check, which compares lines of " +
      "each problem with wider precision before its time is taken");
}

std::size_t default_count(std::string const& suite) {
  if (suite == "boxes" || suite == "portable") return 8;
  return suite == "graph" ? 2 : is_sweep(suite) ? 20 : 100;
}

/// Throws CLI::ParseError.
Settings parse_command_line(CLI::App& app, std::vector<char*> const& arguments) {
  Settings s;
  std::string layout = "right";
  bool no_timing = false, no_rows = false;
  add_problem_options(app, s, layout);
  add_measurement_options(app, s, no_timing);
  add_tuning_options(app, s, no_rows);
  app.footer(suites_text());
  app.parse(static_cast<int>(arguments.size()), arguments.data());
  s.layout_left = layout == "left";
  s.timing = !no_timing && !s.plan_time;
  s.options.launch = launch_of(s.launch);
  s.options.rows = !no_rows;
  require_sense(s, no_timing);
  require_check(s);
  bool const suite = !s.suite.empty(), sweeps = is_sweep(s.suite), releases = s.suite == "release";
  if (s.count == 0) s.count = default_count(s.suite);
  if (s.case_ms == 0 && s.min_ms == 0 && sweeps) s.case_ms = releases ? 60 : 15;
  if (s.repeat == 0) s.repeat = releases ? 5 : suite ? 3 : 7;
  if (s.min_ms == 0) s.min_ms = sweeps ? 1 : suite ? 5 : 20;  // of a sweep, the copy's alone
  return s;
}

/// The portable launch is planned for this machine as it would be without CUDA.
Settings with_machine(Settings settings, ExecutionSpace const& exec) {
  if (settings.launch != LaunchChoice::portable) return settings;
  settings.options = portable_options(settings.options, detect_machine(exec), settings.wavefront);
  settings.wavefront = settings.options.machine->multiprocessor.warp;
  return settings;
}

/// On a GPU the suite of releases goes on with the portable launch, whose lengths are then always the same.
std::vector<Settings> parts_of(Settings const& settings) {
  std::vector<Settings> parts{settings};
  if (settings.suite != "release" || runs_on_host) return parts;
  auto& portable = parts.emplace_back(settings);
  portable.sizes.clear();
  portable.tokens.clear();
  portable.suite = "portable";
  portable.launch = LaunchChoice::portable;
  portable.seed = 1;
  portable.count = default_count(portable.suite);
  return parts;
}

using Clock = std::chrono::steady_clock;

/// The status: an impossible problem outweighs a failed check.
int run_part(ExecutionSpace const& exec, Settings const& settings, Clock::time_point begin, Report& report) {
  auto const problems = make_problems(settings);
  Bench bench(exec, settings);
  bench.prepare(problems);
  report.begin(settings, problems);
  int status = 0;
  for (auto const& problem : problems) {
    if (settings.limit_s > 0 && std::chrono::duration<double>(Clock::now() - begin).count() > settings.limit_s) {
      report.skip(problem);
      continue;
    }
    auto const result = bench.run(problem);
    report.add(result);
    if (!result.error.empty()) {
      std::cerr << result.error << std::endl;
      status = exit_impossible;
    }
    if (result.check && !result.check->passed()) status = std::max(status, exit_failed_check);
  }
  report.end();
  return status;
}

int run(Settings const& settings) {
  auto const begin = Clock::now();
  ExecutionSpace const exec;
  Report report(describe_device(exec));
  int status = 0;
  for (auto const& part : parts_of(settings)) {
    int const of_part = run_part(exec, with_machine(part, exec), begin, report);
    status = std::max(status, of_part);
  }
  report.finish();
  return status;
}

}  // namespace

}  // namespace TeamFFT::Impl::Bench

int main(int argc, char** argv) {
  namespace Bench = TeamFFT::Impl::Bench;
  auto arguments = Bench::split(argc, argv);
  CLI::App app{
      "Times and checks TeamFFT's transforms, beside other libraries'. Options "
      "that begin with --kokkos- go to Kokkos (--kokkos-num-threads=2)."};
  try {
    auto const settings = Bench::parse_command_line(app, arguments.ours);
    int count = static_cast<int>(arguments.kokkos.size());
    arguments.kokkos.push_back(nullptr);
    Kokkos::ScopeGuard const kokkos(count, arguments.kokkos.data());
    if (!settings.drawing.empty()) {
      Bench::draw_plan(settings);
      return 0;
    }
    return Bench::run(settings);
  } catch (CLI::ParseError const& error) {
    return app.exit(error) == 0 ? 0 : Bench::exit_impossible;
  } catch (std::exception const& error) {
    std::cerr << error.what() << std::endl;
    return Bench::exit_impossible;
  }
}
