// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// teamfft-tune: checks and times the candidates of a table of rows, those of one length and kind in turn, and writes
// what it found as JSON.
#include "candidates.hpp"

#include "check.hpp"
#include "copy.hpp"
#include "plan/planner.hpp"
#include "execute/arguments/arguments.hpp"
#include "problem_list.hpp"
#include "timing.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <backends/machine.hpp>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>

namespace TeamFFT::Impl::Bench {

namespace {

using Json = nlohmann::ordered_json;

/// A transform that the row computes in one pass: its kind, its length, and the rule that leads to it.
struct Task {
  char const* kind;
  std::size_t length;
  Rule rule;
};

Task task_of(Row const& row) {
  std::size_t const L = row.length;
  if (row.convolution == Convolution::bluestein) return {"c2c", (L + 1) / 2, Rule::bluestein};
  if (row.convolution == Convolution::rader) return {"c2c", L + 1, Rule::rader};
  switch (row.real) {
    case RealKind::r2c: return {"r2c", 2 * L, Rule::automatic};
    case RealKind::c2r: return {"c2r", 2 * L, Rule::automatic};
    case RealKind::type1: return {"dct1", L + 1, Rule::automatic};
    case RealKind::type2: return {"dct2", 2 * L, Rule::automatic};
    case RealKind::type3: return {"dct3", 2 * L, Rule::automatic};
    case RealKind::type4: return {"dct4", 2 * L, Rule::automatic};
    case RealKind::odd_r2c: return {"r2c", L, Rule::automatic};
    case RealKind::odd_c2r: return {"c2r", L, Rule::automatic};
    case RealKind::prime: return {"r2c", 2 * L + 1, Rule::rader};
    default: return {"c2c", L, Rule::direct};
  }
}

/// Rows that compete: of one length, precision and kind, for lines that lie across or not.
bool compete(Row const& a, Row const& b) {
  return a.length == b.length && a.precision == b.precision && a.convolution == b.convolution && a.real == b.real &&
         (a.access == Access::tile) == (b.access == Access::tile);
}

/// Packed lines, or (tile) the middle axis of a View of rank 3.
Problem problem_of(Row const& row, Settings const& settings) {
  auto const task = task_of(row);
  auto const kind = parse_kind(settings, task.kind);
  if (row.access != Access::tile)
    return make_problem(settings, kind, {task.length}, {}, batch_for(settings, kind, task.length));
  std::size_t const inner = 256,
                    outer = std::max<std::size_t>(2, default_points(settings, kind) / (task.length * inner));
  return make_problem(settings, kind, {outer, task.length, inner}, {1}, 1);
}

/// The row in the place of whatever the planner chose, as src/engines/register_line/rows.cpp would name it. Throws
/// Error where the plan is not one pass that the row can compute.
PassList plan_with(Row const& row, std::size_t index, Problem const& problem, Machine const& machine) {
  PlanOptions options;
  options.rule = task_of(row).rule;
  auto list = make_passes(problem, machine, options);
  if (list.passes.size() != 1)
    throw Error("teamfft-tune: " + problem.token() + " is planned in " + std::to_string(list.passes.size()) +
                " passes, not in one");
  auto& pass = list.passes[0];
  if (row.convolution == Convolution::bluestein) {  // padded to whatever the row has
    pass.length = pass.middle.convolution->length = row.length;
    pass.middle.convolution->factors = {row.length};
  }
  std::size_t const wanted = row.real == RealKind::prime ? 2 * row.length : row.length;
  if (pass.length != wanted)
    throw Error("teamfft-tune: the pass of " + problem.token() + " has lines of " + std::to_string(pass.length) +
                ", not " + std::to_string(wanted));
  Choice choice;
  choice.radices.assign(row.radices, row.radices + row.stages());
  choice.team_size = candidate_team_size(row);
  choice.lines_per_team = row.lines_per_team;
  choice.engine = RegisterLineChoice{row.real != RealKind::none ? RowsOf::reals : RowsOf::transforms, index};
  choice.scratch_bytes = candidate_scratch_bytes(row);
  choice.launch = Launch::native;
  pass.choice = choice;
  return list;
}

/// One candidate's kernel on the shared buffers.
class Contender {
 public:
  Contender(ExecutionSpace const& exec, std::size_t index, Problem problem, Buffers const& buffers)
      : index(index), problem(std::move(problem)) {
    Row const& row = candidate_rows[index];
    auto const list = plan_with(row, index, this->problem, detect_machine(exec));
    m_execute =
        row.precision == Precision::f32 ? prepared<float>(exec, list, buffers) : prepared<double>(exec, list, buffers);
  }

  std::size_t index;
  Problem problem;
  CheckResult check{};
  Statistics seconds{};

  void execute() const { m_execute(); }

 private:
  template <class Real>
  std::function<void()> prepared(ExecutionSpace const& exec, PassList const& list, Buffers const& buffers) {
    auto const all = prepare<Real>(list);
    m_tables = Bytes(Kokkos::view_alloc("teamfft-tune::tables", Kokkos::WithoutInitializing), all.tables.size());
    Kokkos::View<unsigned char const*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged> const host(
        reinterpret_cast<unsigned char const*>(all.tables.data()), all.tables.size());
    Kokkos::deep_copy(exec, m_tables, host);
    exec.fence("teamfft-tune: tables are uploaded");
    auto pass = all.passes[0];
    pass.arguments.tables = reinterpret_cast<decltype(pass.arguments.tables)>(m_tables.data());
    static std::string const label = "teamfft-tune";
    std::vector<PassArguments<Real>> launches;
    for (auto const& part : pass.parts)
      launches.push_back(arguments_for(pass, part, buffers.in(), buffers.out(), label.c_str()));
    return [exec, launches, choice = pass.kernel.choice] {
      for (auto const& arguments : launches)
        launch_kernel<CandidateRows>(std::get<RegisterLineChoice>(choice.engine).row, exec, &arguments,
                                     {label, choice.launch, choice.team_size, choice.teams(), choice.scratch_bytes});
    };
  }

  Bytes m_tables;
  std::function<void()> m_execute;
};

std::size_t view_bytes(Problem const& problem) {
  return std::max(input_span(problem) * element_bytes(problem, Side::input),
                  output_span(problem) * element_bytes(problem, Side::output));
}

Json row_json(std::size_t index, Problem const& problem) { return {{"candidate", index}, {"token", problem.token()}}; }

class Tuner {
 public:
  Tuner(ExecutionSpace const& exec, Settings const& settings)
      : m_exec(exec), m_settings(settings), m_copy(5, 1e-3 * settings.min_ms) {}

  /// Those that compete with candidate `first`, from there on.
  void run(std::size_t first) {
    Row const& row = candidate_rows[first];
    m_settings.precision = row.precision;
    auto const problem = problem_of(row, m_settings);
    m_buffers.reserve(view_bytes(problem));
    std::vector<Contender> contenders;
    for (std::size_t i = first; i < std::size(candidate_rows); ++i)
      if (compete(candidate_rows[i], row)) add(contenders, i, problem);
    if (contenders.empty()) return;
    fill_random(m_exec, m_buffers.in(), input_span(problem) * element_bytes(problem, Side::input), problem.precision,
                m_settings.seed);
    check_all(problem, contenders);
    time_all(contenders);
    report(problem, contenders);
  }

  [[nodiscard]] Json const& found() const { return m_found; }

 private:
  void add(std::vector<Contender>& contenders, std::size_t index, Problem const& problem) {
    try {
      contenders.emplace_back(m_exec, index, problem, m_buffers);
    } catch (Error const& error) {
      m_found.push_back(row_json(index, problem));
      m_found.back()["error"] = error.what();
    }
  }

  void check_all(Problem const& problem, std::vector<Contender>& contenders) {
    auto const input = prepare_check(m_exec, problem, m_buffers.in(), m_settings.seed);
    for (auto& contender : contenders) {
      fill_poison(m_exec, m_buffers.out(), output_span(problem) * element_bytes(problem, Side::output));
      contender.execute();
      contender.check = check(m_exec, problem, input, m_buffers.out(), m_settings.seed);
    }
  }

  void time_all(std::vector<Contender>& contenders) {
    std::vector<std::function<void()>> calls;
    for (auto const& contender : contenders) calls.push_back([&contender] { contender.execute(); });
    auto const statistics = time_interleaved(m_exec, calls, m_settings.repeat, 1e-3 * m_settings.min_ms);
    for (std::size_t i = 0; i < contenders.size(); ++i) contenders[i].seconds = statistics[i];
  }

  void report(Problem const& problem, std::vector<Contender> const& contenders) {
    std::size_t const bytes = input_elements(problem) * element_bytes(problem, Side::input) +
                              output_elements(problem) * element_bytes(problem, Side::output);
    double const copy_seconds = static_cast<double>(bytes) / m_copy(m_exec, m_buffers, bytes / 2);
    for (auto const& contender : contenders) {
      auto json = row_json(contender.index, problem);
      json["seconds_median"] = contender.seconds.median;
      json["fraction_of_copy"] = copy_seconds / contender.seconds.median;
      json["passed"] = contender.check.passed();
      json["error_of_bound"] =
          std::isfinite(contender.check.of_bound()) ? Json(contender.check.of_bound()) : Json("nan");
      m_found.push_back(std::move(json));
    }
  }

  ExecutionSpace m_exec;
  Settings m_settings;
  Buffers m_buffers;
  CopyBandwidth m_copy;
  Json m_found = Json::array();
};

bool is_first_of_its_kind(std::size_t index) {
  for (std::size_t i = 0; i < index; ++i)
    if (compete(candidate_rows[i], candidate_rows[index])) return false;
  return true;
}

void tune(Settings const& settings) {
  ExecutionSpace const exec;
  Tuner tuner(exec, settings);
  for (std::size_t i = 0; i < std::size(candidate_rows); ++i)
    if (is_first_of_its_kind(i)) tuner.run(i);
  std::cout << Json{{"device", exec.cuda_device_prop().name}, {"candidates", tuner.found()}}.dump(1) << std::endl;
}

}  // namespace

}  // namespace TeamFFT::Impl::Bench

int main(int argc, char** argv) {
  namespace Bench = TeamFFT::Impl::Bench;
  Bench::Settings settings;
  settings.repeat = 5;
  settings.min_ms = 2;
  CLI::App app{
      "Checks and times the candidate rows that were compiled into it; perf/tune.py builds it and reads what it "
      "prints."};
  app.add_option("--points", settings.points, "of a batch (default: 2^26 in f32, 2^25 in f64, of reals twice as many)")
      ->check(CLI::PositiveNumber);
  app.add_option("--repeat", settings.repeat, "samples, of which the median counts")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--min-ms", settings.min_ms, "milliseconds of a sample")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--seed", settings.seed, "of the data and of the choice of lines that are checked")
      ->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  Kokkos::ScopeGuard const kokkos;
  try {
    Bench::tune(settings);
  } catch (std::exception const& error) {
    std::cerr << error.what() << std::endl;
    return 2;
  }
  return 0;
}
