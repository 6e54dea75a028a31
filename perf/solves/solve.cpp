// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "solve.hpp"

#include "../copy.hpp"

#include <algorithm>
#include <cmath>

namespace TeamFFT::Impl::Bench {

namespace {

template <class Real>
struct CompareReals {
  Real const *ours, *theirs;
  KOKKOS_FUNCTION void operator()(std::size_t i, double& difference, double& of_ours) const {
    double const a = static_cast<double>(ours[i]), b = static_cast<double>(theirs[i]);
    difference += (a - b) * (a - b);
    of_ours += a * a;
  }
};

template <class Real>
double relative_difference(ExecutionSpace const& exec, void const* ours, void const* theirs, std::size_t count) {
  double difference = 0, of_ours = 0;
  CompareReals<Real> const compare{static_cast<Real const*>(ours), static_cast<Real const*>(theirs)};
  Kokkos::parallel_reduce("teamfft-solves::compare",
                          Kokkos::RangePolicy<ExecutionSpace, Kokkos::IndexType<std::size_t>>(exec, 0, count), compare,
                          difference, of_ours);
  exec.fence("teamfft-solves: compared");
  return std::sqrt(difference / of_ours);
}

}  // namespace

std::string Solve::token() const {
  std::string text = group + "_" + (precision == Precision::f32 ? "f32" : "f64") + "_n";
  for (std::size_t d = 0; d < lengths.size(); ++d) text += (d == 0 ? "" : "x") + std::to_string(lengths[d]);
  text += "_b" + std::to_string(batch) + "_" + name;
  std::erase_if(text, [](char c) { return c == ' ' || c == ',' || c == '-'; });
  return text;
}

double Solve::bound() const {
  double const eps = precision == Precision::f32 ? 0x1p-24 : 0x1p-53,
               one_transform = 2.2 * eps * std::sqrt(log2_length);
  return 2 * (2 * one_transform + 4 * eps);
}

bool SolveResult::passed() const {
  return error.empty() && std::all_of(contenders.begin(), contenders.end(), [&](ContenderResult const& c) {
           return !c.difference || *c.difference <= solve.bound();
         });
}

SolveBench::SolveBench(ExecutionSpace const& exec, Settings const& settings) : m_exec(exec), m_settings(settings) {}

SolveResult SolveBench::run(SolveMaker const& maker) {
  SolveResult result;
  result.solve = maker.facts;
  try {
    measure(maker.make(), result);
  } catch (std::exception const& error) {  // an Error, or memory that is not there
    result.error = error.what();
  }
  return result;
}

void SolveBench::measure(std::vector<Contender> const& contenders, SolveResult& result) {
  for (auto const& c : contenders) result.contenders.push_back({c.name, c.version, c.unavailable, c.role, {}, {}});
  compare(contenders, result);
  std::vector<std::function<void()>> calls;
  for (auto const& c : contenders)
    if (c.unavailable.empty()) calls.push_back(c.run);
  auto const statistics = time_interleaved(m_exec, calls, m_settings.repeat, 1e-3 * m_settings.min_ms);
  std::size_t next = 0;
  for (auto& of : result.contenders)
    if (of.unavailable.empty()) of.seconds = statistics[next++];
  result.copy = copy_bandwidth(result.solve.bytes / 2);
}

void SolveBench::compare(std::vector<Contender> const& contenders, SolveResult& result) {
  auto const difference =
      result.solve.precision == Precision::f32 ? relative_difference<float> : relative_difference<double>;
  for (std::size_t i = 0; i < contenders.size(); ++i) {
    auto const& c = contenders[i];
    if (!c.unavailable.empty()) continue;
    if (c.prepare) c.prepare();
    c.run();
    m_exec.fence("teamfft-solves: a first run");
    if (c.result != nullptr)
      result.contenders[i].difference = difference(m_exec, contenders.front().result, c.result, result.solve.results);
  }
}

double SolveBench::copy_bandwidth(std::size_t bytes) {
  Buffers buffers;
  buffers.reserve(std::max<std::size_t>(bytes, 16));
  fill_random(m_exec, buffers.in(), bytes, Precision::f32, m_settings.seed);
  return CopyBandwidth(std::max(5, m_settings.repeat), 1e-3 * m_settings.min_ms)(m_exec, buffers, bytes);
}

}  // namespace TeamFFT::Impl::Bench
