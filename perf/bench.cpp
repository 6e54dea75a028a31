// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench.hpp"

#include "graph.hpp"
#include "lines.hpp"
#include "problem_list.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace TeamFFT::Impl::Bench {

namespace {

std::size_t input_bytes(Problem const& problem) { return input_span(problem) * element_bytes(problem, Side::input); }
std::size_t output_bytes(Problem const& problem) { return output_span(problem) * element_bytes(problem, Side::output); }

/// What each of the two buffers must hold: the Views of the problem and, for the copy, half of the bytes it moves.
std::size_t buffer_bytes(Problem const& problem) {
  return std::max({input_bytes(problem), output_bytes(problem), std::size_t(16)});
}

Problem small_problem(Settings const& settings, std::size_t length) {
  Settings small;
  small.precision = settings.precision;
  return make_problem(small, KindChoice{}, {length}, {}, 1);
}

}  // namespace

std::optional<double> Result::fraction_of_copy(std::optional<Statistics> const& of) const {
  if (!of || !copy) return {};
  return static_cast<double>(bytes_min) / of->median / *copy;
}

std::optional<double> Result::speedup_over(PeerResult const& peer) const {
  if (!seconds || !peer.seconds) return {};
  return peer.seconds->median / seconds->median;
}

double Result::flops() const {
  auto const N = static_cast<double>(problem.logical_size());
  bool const complex_kinds = std::all_of(problem.axes.begin(), problem.axes.end(),
                                         [](Axis const& axis) { return is_complex_kind(axis.kind); });
  bool const complex = complex_kinds || (!problem.input_is_real() && !problem.output_is_real());
  return (complex ? 5 : 2.5) * N * std::log2(N) * static_cast<double>(problem.batch_count());
}

Bench::Bench(ExecutionSpace const& exec, Settings const& settings)
    : m_exec(exec), m_settings(settings), m_copy(std::max(5, settings.repeat), 1e-3 * settings.min_ms) {}

void Bench::prepare(std::vector<Problem> const& problems) {
  auto const first = small_problem(m_settings, 60);
  std::size_t bytes = buffer_bytes(first);
  for (auto const& problem : problems) bytes = std::max(bytes, buffer_bytes(problem));
  m_buffers.reserve(bytes);
  try {
    PlanFacts facts;
    make_teamfft(m_exec, first, m_settings.options, m_buffers, facts)->execute();
    m_exec.fence("teamfft-bench: first plan");
  } catch (Error const&) {  // the problems themselves will say what is wrong
  }
}

Result Bench::run(Problem const& problem) {
  Result result;
  result.problem = problem;
  try {
    measure(problem, result);
  } catch (std::exception const& error) {  // an Error, or memory that is not there
    result.error = error.what();
  }
  return result;
}

void Bench::measure(Problem const& problem, Result& result) {
  if (problem.batch_count() == 0)
    throw Error("teamfft-bench: " + problem.token() + " holds no line; nothing can be timed");
  auto ours = make_teamfft(m_exec, problem, m_settings.options, m_buffers, result.plan);
  if (m_settings.graph) ours = make_graph(m_exec, std::move(ours));
  result.bytes_min = least_bytes(problem);
  std::vector<std::unique_ptr<Transform>> transforms;
  make_peers(problem, result, transforms);
  std::vector<Contender> contenders{{ours.get(), &result.seconds, &result.check}};
  for (std::size_t i = 0, made = 0; i < result.peers.size(); ++i)
    if (result.peers[i].unavailable.empty())
      contenders.push_back({transforms[made++].get(), &result.peers[i].seconds, &result.peers[i].check});
  if (m_settings.plan_time) result.plan.seconds_median = median_plan_seconds(problem);
  if (m_settings.check) check_all(problem, contenders);
  if (m_settings.timing) {
    fill_input(problem);
    for (auto const& contender : contenders) contender.transform->take_input();
    time_all(contenders);
    if (!m_settings.graph) result.copy = m_copy(m_exec, m_buffers, result.bytes_min / 2);
  }
}

double Bench::median_plan_seconds(Problem const& problem) {
  std::vector<double> seconds;
  for (int i = 0; i < m_settings.repeat; ++i) {
    // the last plan is another one
    static_cast<void>(plan_seconds(m_exec, small_problem(m_settings, i % 2 == 0 ? 60 : 77), m_settings.options));
    seconds.push_back(plan_seconds(m_exec, problem, m_settings.options));
  }
  std::nth_element(seconds.begin(), seconds.begin() + m_settings.repeat / 2, seconds.end());
  return seconds[static_cast<std::size_t>(m_settings.repeat / 2)];
}

void Bench::make_peers(Problem const& problem, Result& result, std::vector<std::unique_ptr<Transform>>& transforms) {
  for (auto const& name : m_settings.against) {
    PeerResult peer;
    peer.name = name;
    try {
      auto const begin = std::chrono::steady_clock::now();
      auto transform = make_peer(name, m_exec, problem, m_settings, m_buffers);
      if (m_settings.graph) transform = make_graph(m_exec, std::move(transform));
      peer.plan_seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
      peer.version = transform->version();
      transform->execute();  // what it cannot do shows here at the latest
      m_exec.fence("teamfft-bench: a rival's first execute");
      transforms.push_back(std::move(transform));
    } catch (std::exception const& error) {
      peer.unavailable = error.what();
    }
    result.peers.push_back(std::move(peer));
  }
}

void Bench::fill_input(Problem const& problem) {
  fill_random(m_exec, m_buffers.in(), input_bytes(problem), problem.precision, m_settings.seed);
  if (!m_settings.against.empty()) make_hermitian(m_exec, problem, m_buffers.in());
}

void Bench::check_all(Problem const& problem, std::vector<Contender> const& contenders) {
  bool const in_place = problem.placement == Placement::in_place;
  CheckInput input;
  for (auto const& contender : contenders) {
    if (input.lines.empty() || in_place) fill_input(problem);
    if (input.lines.empty()) input = prepare_check(m_exec, problem, m_buffers.in(), m_settings.seed);
    if (!in_place) fill_poison(m_exec, m_buffers.out(), output_bytes(problem));
    contender.transform->take_input();
    contender.transform->execute();
    *contender.check = check(m_exec, problem, input, in_place ? m_buffers.in() : m_buffers.out(), m_settings.seed);
  }
}

void Bench::time_all(std::vector<Contender> const& contenders) {
  std::vector<std::function<void()>> calls;
  for (auto const& contender : contenders)
    calls.push_back([transform = contender.transform] { transform->execute_repeatedly(); });
  double const shared =
      m_settings.case_ms / static_cast<double>(calls.size() * static_cast<std::size_t>(m_settings.repeat));
  auto const statistics =
      time_interleaved(m_exec, calls, m_settings.repeat, 1e-3 * (m_settings.case_ms > 0 ? shared : m_settings.min_ms));
  double const executes = m_settings.graph ? graph_executes : 1;
  for (std::size_t i = 0; i < contenders.size(); ++i) *contenders[i].seconds = statistics[i].over(executes);
}

}  // namespace TeamFFT::Impl::Bench
