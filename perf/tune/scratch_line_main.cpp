// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// teamfft-tune-scratch-line: checks and times shapes of the library's scratch-line kernel, with a prime stage too,
// those of one length in turn, and prints the fastest of each as rows of machines/nvidia_h200/scratch_line.hpp or
// machines/nvidia_h200/scratch_line_prime.hpp. What each gave goes to a file. With --slots shapes of the slot-line
// kernel beside them, of any kind and by either launch: their estimate is fitted to these.
#include "check.hpp"
#include "copy.hpp"
#include "execute/launch/launch.hpp"
#include "plan/planner.hpp"
#include "execute/arguments/arguments.hpp"
#include "portable.hpp"
#include "problem_list.hpp"
#include "engines/scratch_line/candidates.hpp"
#include "engines/scratch_line/takes.hpp"
#include "engines/scratch_line/team.hpp"
#include "engines/scratch_line/prime_candidates.hpp"
#include "engines/scratch_line/prime_layout.hpp"
#include "engines/scratch_line/cluster_candidates.hpp"
#include "engines/slot_line/candidates.hpp"
#include "timing.hpp"

#include <backends/machine.hpp>

#include <CLI/CLI.hpp>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>

namespace TeamFFT::Impl::Bench {

namespace {

using Clock = std::chrono::steady_clock;

struct Task {
  Settings settings;
  std::vector<std::size_t> lengths;
  std::size_t count = 24;  ///< candidates of a length
  std::size_t shared = 0;  ///< beside them, clusters whose teams share a line
  std::size_t slots = 0;   ///< shapes of the slot-line kernel
  std::string kind = "c2c";
  bool portable = false;  ///< by Kokkos' own launch
  std::size_t inner = 0;  ///< neighbouring lines along the middle axis of rank 3, at most all; 0: contiguous lines
  double limit_s = 0;
  std::string log;
};

/// One candidate on the shared buffers, by the library's launch.
template <class Real>
class Contender {
 public:
  Contender(ExecutionSpace const& exec, PassList const& list, Buffers const& buffers)
      : choice(list.passes[0].choice), m_exec(exec) {
    auto const all = prepare<Real>(list);
    m_tables =
        Bytes(Kokkos::view_alloc("teamfft-tune-scratch-line::tables", Kokkos::WithoutInitializing), all.tables.size());
    Kokkos::View<unsigned char const*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged> const host(
        reinterpret_cast<unsigned char const*>(all.tables.data()), all.tables.size());
    Kokkos::deep_copy(exec, m_tables, host);
    exec.fence("teamfft-tune-scratch-line: tables are uploaded");
    auto pass = all.passes[0];
    pass.arguments.tables = reinterpret_cast<decltype(pass.arguments.tables)>(m_tables.data());
    m_arguments = arguments_for(pass, pass.parts[0], buffers.in(), buffers.out(), "");
    m_kernel = pass.kernel;
  }

  void execute() const { launch(m_exec, m_arguments, m_kernel, "teamfft-tune-scratch-line"); }

  Choice choice;
  bool passed = false;
  double seconds = 0;

 private:
  ExecutionSpace m_exec;
  Bytes m_tables;
  PassArguments<Real> m_arguments;
  Kernel m_kernel;
};

std::string row_of(std::size_t length, Precision precision, Choice const& t) {
  std::ostringstream os;
  os << '{' << length << ", Precision::" << (precision == Precision::f32 ? "f32" : "f64") << ", ";
  if (t.is<ScratchLinePrimeChoice>()) {
    auto const split = prime_split(t);
    os << prime_choice(t).budget << ", " << split.A << ", " << split.B << ", {";
    for (std::size_t i = 0; i < split.factors.size(); ++i) os << (i ? ", " : "") << split.factors[i];
    os << "}, " << t.team_size << ", " << t.lines_per_team << '}';
    return os.str();
  }
  if (auto const* const slots = t.as<SlotLineChoice>())
    os << "slots " << static_cast<unsigned>(slots->ends) << ' ' << slots->budget << ", {";
  else
    os << budget_of(t) << ", {";
  for (std::size_t s = 0; s < t.radices.size(); ++s) os << (s ? ", " : "") << t.radices[s];
  os << "}, " << t.team_size << ", " << t.lines_per_team;
  if (t.teams() > 1) os << ", " << t.teams();
  os << '}';
  if (t.overlap_lines() != 0) os << " overlap " << t.overlap_lines();
  return os.str();
}

class Tuner {
 public:
  explicit Tuner(Task const& task) : m_task(task), m_copy(5, 1e-3), m_log(task.log) {
    m_log << std::fixed << std::setprecision(3);
  }

  /// Prints the fastest candidate of the length that passes its check, as a row.
  template <class Real>
  void run(std::size_t length) {
    auto const& settings = m_task.settings;
    auto const kind = parse_kind(settings, m_task.kind);
    auto const problem = problem_of(length, kind);
    std::size_t const in_bytes = input_span(problem) * element_bytes(problem, Side::input),
                      out_bytes = output_span(problem) * element_bytes(problem, Side::output),
                      copied = least_bytes(problem) / 2;
    m_buffers.reserve(std::max(in_bytes, out_bytes));
    auto machine = detect_machine(m_exec);
    PlanOptions options;
    if (m_task.portable) {
      options = portable_options(options, machine, 0);
      machine = *options.machine;
    }
    auto list = in_one_pass(problem, machine, options);
    Pass& pass = list.passes[0];
    std::vector<Contender<Real>> contenders;
    Choice const planned = pass.choice;
    pass.choice = {};
    Context const context{problem.precision, machine, options, problem.placement == Placement::in_place};
    auto candidates = slot_line_candidates(context, pass, m_task.slots);
    if (m_task.count != 0 && takes_any_ends(context, pass))
      for (auto const& t : scratch_line_candidates(context, pass, m_task.count)) candidates.push_back(t);
    for (auto const& t : prime_candidates(context, pass, m_task.count)) candidates.push_back(t);
    for (auto const& t : cluster_candidates(context, pass, m_task.shared)) candidates.push_back(t);
    if (planned.is_in_place() || planned.is<ScratchLinePrimeChoice>() || planned.is<SlotLineChoice>())
      candidates.push_back(planned);
    else if (auto const t = measured_candidate(context, pass))
      candidates.push_back(*t);
    for (auto const& t : candidates) {
      pass.choice = t;
      contenders.emplace_back(m_exec, list, m_buffers);
    }
    fill_random(m_exec, m_buffers.in(), in_bytes, problem.precision, settings.seed);
    auto const input = prepare_check(m_exec, problem, m_buffers.in(), settings.seed);
    std::vector<std::function<void()>> calls;
    for (auto& c : contenders) {
      fill_poison(m_exec, m_buffers.out(), out_bytes);
      c.execute();
      c.passed = check(m_exec, problem, input, m_buffers.out(), settings.seed).passed();
      calls.push_back([&c] { c.execute(); });
    }
    auto const statistics = time_interleaved(m_exec, calls, settings.repeat, 1e-3 * settings.min_ms);
    double const copy_seconds = 2.0 * static_cast<double>(copied) / m_copy(m_exec, m_buffers, copied);
    Contender<Real> const* best = nullptr;
    for (std::size_t i = 0; i < contenders.size(); ++i) {
      auto& c = contenders[i];
      c.seconds = statistics[i].median;
      m_log << copy_seconds / c.seconds << ' ' << row_of(length, problem.precision, c.choice)
            << (c.passed ? "" : " WRONG") << std::endl;
      if (c.passed && (!best || c.seconds < best->seconds)) best = &c;
    }
    if (best)
      std::cout << "    " << row_of(length, problem.precision, best->choice) << ",  // " << std::fixed
                << std::setprecision(3) << copy_seconds / best->seconds << std::endl;
  }

 private:
  [[nodiscard]] Problem problem_of(std::size_t length, KindChoice const& kind) const {
    std::size_t const batch = batch_for(m_task.settings, kind, length), inner = std::min(m_task.inner, batch);
    if (inner == 0) return make_problem(m_task.settings, kind, {length}, {}, batch);
    return make_problem(m_task.settings, kind, {batch / inner, length, inner}, {1}, 1);
  }

  static PassList in_one_pass(Problem const& problem, Machine const& machine, PlanOptions options) {
    options.rule = Rule::direct;
    auto list = make_passes(problem, machine, options);
    if (list.passes.size() != 1)
      throw Error("teamfft-tune-scratch-line: " + problem.token() + " takes more than one pass");
    return list;
  }

  Task m_task;
  ExecutionSpace m_exec;
  Buffers m_buffers;
  CopyBandwidth m_copy;
  std::ofstream m_log;
};

void tune(Task const& task) {
  auto const begin = Clock::now();
  Tuner tuner(task);
  for (auto const length : task.lengths) {
    if (task.limit_s != 0 && std::chrono::duration<double>(Clock::now() - begin).count() > task.limit_s) {
      std::cerr << "teamfft-tune-scratch-line: left out, from " << length << " on: the limit of time" << std::endl;
      return;
    }
    try {
      if (task.settings.precision == Precision::f32)
        tuner.run<float>(length);
      else
        tuner.run<double>(length);
    } catch (Error const& error) {
      std::cerr << error.what() << std::endl;
    }
  }
}

}  // namespace

}  // namespace TeamFFT::Impl::Bench

int main(int argc, char** argv) {
  namespace Bench = TeamFFT::Impl::Bench;
  Bench::Task task;
  task.settings.repeat = 3;
  task.settings.min_ms = 0.3;
  std::string precision = "f32";
  CLI::App app{
      "Checks and times shapes of the scratch-line kernel and prints the fastest of each length as a row of "
      "machines/nvidia_h200/scratch_line.hpp."};
  app.add_option("lengths", task.lengths, "of complex lines")->required()->check(CLI::PositiveNumber);
  app.add_option("--precision", precision)->check(CLI::IsMember({"f32", "f64"}))->capture_default_str();
  app.add_option("--candidates", task.count, "of a length")->check(CLI::NonNegativeNumber)->capture_default_str();
  app.add_option("--shared", task.shared, "candidates whose lines a cluster shares, beside the others")
      ->capture_default_str();
  app.add_option("--slots", task.slots, "shapes of the slot-line kernel, beside the others")->capture_default_str();
  app.add_option("--kind", task.kind, "of the lines, with --slots and --candidates 0")->capture_default_str();
  app.add_flag("--portable", task.portable, "by Kokkos' own launch, with --slots and --candidates 0");
  app.add_option(
      "--inner", task.inner,
      "instead of contiguous lines so many (at most all) beside each other, along the middle axis of rank 3");
  app.add_option("--points", task.settings.points, "of a batch (default: 2^26 in f32, 2^25 in f64)")
      ->check(CLI::PositiveNumber);
  app.add_option("--repeat", task.settings.repeat, "samples, of which the median counts")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--min-ms", task.settings.min_ms, "milliseconds of a sample")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--seed", task.settings.seed, "of the data and of the choice of lines that are checked")
      ->capture_default_str();
  app.add_option("--limit-s", task.limit_s, "of the whole run: later lengths are left out; 0: none")
      ->capture_default_str();
  app.add_option("--log", task.log, "file for every candidate's fraction of copy")->required();
  CLI11_PARSE(app, argc, argv);
  task.settings.precision = precision == "f32" ? TeamFFT::Precision::f32 : TeamFFT::Precision::f64;
  Kokkos::ScopeGuard const kokkos;
  try {
    Bench::tune(task);
  } catch (std::exception const& error) {
    std::cerr << error.what() << std::endl;
    return 2;
  }
  return 0;
}
