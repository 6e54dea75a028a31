// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// teamfft-tune-host: times every way of the host kernels for contiguous complex lines of each length, in turn, and
// prints the header machines/amd_epyc_*/lanes.hpp of this build's vectors: the ways that are faster than the rules' by
// some per cent. One thread, no launches; each way is first compared with the rules' way.
#include "engines/lanes/stages/host_kernel.hpp"
#include "plan/planner.hpp"
#include "execute/arguments/arguments.hpp"
#include "engines/radices.hpp"
#include "engines/lanes/candidates.hpp"

#include "engines/lanes/contract.hpp"
#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>
#include <random>

namespace TeamFFT::Impl::Tune {

namespace {

using Clock = std::chrono::steady_clock;

struct Task {
  std::vector<std::size_t> lengths;
  std::vector<Lines> lines{Lines::few, Lines::many, Lines::far};
  std::size_t splits = 4, rounds = 7;
  double sample_ms = 0.2, gain = 1.03;
};

template <class T>
using Aligned = std::unique_ptr<T[], decltype(&std::free)>;

template <class T>
Aligned<T> allocate(std::size_t count) {
  constexpr std::size_t page = 4096;
  return {static_cast<T*>(std::aligned_alloc(page, (count * sizeof(T) + 2 * page - 1) / page * page)), &std::free};
}

Machine this_machine() {
  Machine m;
  m.name = "host";
  m.vector_bytes = host_vector_bytes();
  m.preferred_scratch = std::size_t{1} << 20;
  m.team_scratch = m.portable_scratch = std::size_t{20} << 20;
  return m;
}

/// One way to compute the problem's only pass.
template <class Real>
class Contender {
 public:
  explicit Contender(PassList const& list)
      : choice(list.passes[0].choice),
        m_prepared(prepare<Real>(list)),
        m_tables(allocate<char>(m_prepared.tables.size())),
        m_scratch(allocate<char>(choice.scratch_bytes)) {
    std::copy(m_prepared.tables.begin(), m_prepared.tables.end(), m_tables.get());
    m_prepared.passes[0].arguments.tables =
        reinterpret_cast<decltype(m_prepared.passes[0].arguments.tables)>(m_tables.get());
  }

  void execute(Real const* in, Real* out) const {
    auto const& pass = m_prepared.passes[0];
    auto const a = arguments_for(pass, pass.parts[0], in, out, "teamfft-tune-host");
    for (std::uint32_t team = 0; team * a.lines_per_team < a.line_count; ++team)
      host_kernel(a, lines_of_team(a, team), m_scratch.get());
  }

  /// Seconds of one of `calls` executes.
  [[nodiscard]] double time(Real const* in, Real* out, std::size_t calls) const {
    auto const begin = Clock::now();
    for (std::size_t i = 0; i < calls; ++i) execute(in, out);
    return std::chrono::duration<double>(Clock::now() - begin).count() / static_cast<double>(calls);
  }

  Choice choice;
  std::vector<double> seconds;

 private:
  Prepared<Real> m_prepared;
  Aligned<char> m_tables, m_scratch;
};

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
  return values[values.size() / 2];
}

std::string row_of(std::size_t length, Precision precision, Lines lines, Choice const& t) {
  std::string text = "{" + std::to_string(length) + ", Precision::" + (precision == Precision::f32 ? "f32" : "f64") +
                     ", Lines::" +
                     (lines == Lines::few    ? "few"
                      : lines == Lines::many ? "many"
                                             : "far") +
                     ", Way::" +
                     (t.is_way(Way::groups)  ? "groups"
                      : t.is_way(Way::along) ? "along"
                                             : "lines") +
                     ", " + std::to_string(t.lanes()) + ", {";
  for (std::size_t s = 0; s < t.radices.size(); ++s) text += (s ? ", " : "") + std::to_string(t.radices[s]);
  return text + "}},";
}

/// Lines of a pass that counts as `lines`: 2^15 elements, or 16 MB.
std::size_t batch_for(std::size_t length, Precision precision, Lines lines, Machine const& machine) {
  std::size_t const element = precision == Precision::f32 ? 8 : 16, lanes = machine.vector_bytes / (element / 2);
  if (lines == Lines::few) return 1;
  std::size_t const bytes = lines == Lines::many ? element << 15 : std::size_t{16} << 20;
  return std::max<std::size_t>(lanes, bytes / (length * element) / lanes * lanes);
}

template <class Real>
void tune(Task const& task, std::size_t length, Lines lines) {
  constexpr Precision precision = scalar_precision<Real>;
  auto const machine = this_machine();
  std::size_t const batch = batch_for(length, precision, lines, machine);
  auto const problem = Problem::parse("c2c_" + std::string(precision == Precision::f32 ? "f32" : "f64") + "_fwd_n" +
                                      std::to_string(length) + "_b" + std::to_string(batch) + "_oop");
  PlanOptions options;
  options.rows = false;
  auto list = make_passes(problem, machine, options);
  if (list.passes.size() != 1 || list.passes[0].convolves()) return;
  std::size_t const scalars = 2 * length * batch;
  auto const in = allocate<Real>(scalars), out = allocate<Real>(scalars), expected = allocate<Real>(scalars);
  std::mt19937 random(static_cast<unsigned>(length));
  std::uniform_real_distribution<Real> uniform(-1, 1);
  for (std::size_t i = 0; i < scalars; ++i) in[i] = uniform(random);
  Pass& pass = list.passes[0];
  std::vector<Contender<Real>> contenders;
  contenders.emplace_back(list);
  for (auto& t : host_candidates({precision, machine, options}, pass, lines == Lines::far ? 1 : task.splits)) {
    if (t == contenders[0].choice) continue;
    auto other = list;
    other.passes[0].choice = t;
    contenders.emplace_back(other);
  }
  contenders[0].execute(in.get(), expected.get());
  std::vector<std::size_t> calls;
  for (auto const& c : contenders) {
    std::fill_n(out.get(), scalars, Real(NAN));
    c.execute(in.get(), out.get());
    double difference = 0, norm = 0;
    for (std::size_t i = 0; i < scalars; ++i) {
      difference += std::pow(double(out[i]) - double(expected[i]), 2);
      norm += std::pow(double(expected[i]), 2);
    }
    double const rounding = precision == Precision::f32 ? std::ldexp(1.0, -24) : std::ldexp(1.0, -53);
    bool const right = std::sqrt(difference / norm) <= 2 * rounding * std::sqrt(std::log2(double(length)) + 1);
    if (!right) std::cerr << "WRONG: " << row_of(length, precision, lines, c.choice) << std::endl;
    calls.push_back(right ? std::max<std::size_t>(
                                1, static_cast<std::size_t>(1e-3 * task.sample_ms / c.time(in.get(), out.get(), 1)))
                          : 0);
  }
  for (std::size_t round = 0; round < task.rounds; ++round)
    for (std::size_t i = 0; i < contenders.size(); ++i)
      if (calls[i] != 0) contenders[i].seconds.push_back(contenders[i].time(in.get(), out.get(), calls[i]));
  Contender<Real> const* best = &contenders[0];
  for (auto const& c : contenders)
    if (!c.seconds.empty() && median(c.seconds) < median(best->seconds)) best = &c;
  double const gain = median(contenders[0].seconds) / median(best->seconds);
  if (gain >= task.gain) std::printf("    %s  // %.2f\n", row_of(length, precision, lines, best->choice).c_str(), gain);
}

char const* const head =
    "// SPDX-"  // in two parts: not the licence of this file, as tools read it
    "License-Identifier: Apache-2.0 WITH LLVM-exception\n"
    "// Measured choices for hosts with vectors of %u bytes, printed by teamfft-tune-host; what they give is in "
    "perf/notes/lanes.md#rows-2026-11-22.\n"
    "#ifndef TEAMFFT_MACHINES_AMD_EPYC_%s_LANES_HPP\n#define TEAMFFT_MACHINES_AMD_EPYC_%s_LANES_HPP\n\n#include "
    "\"engines/lanes/contract.hpp\"\n\nnamespace "
    "TeamFFT::Impl "
    "{\n\n"
    "// clang-format off\n// length, precision, lines, way, lanes, radices; measured: the rules' time over this one's\n"
    "inline constexpr HostRow openmp_%s_rows[] = {\n";

void run(Task const& task) {
  bool const wide = host_vector_bytes() == 64;
  char const *upper = wide ? "AVX512" : "AVX2", *lower = wide ? "avx512" : "avx2";
  std::printf(head, host_vector_bytes(), upper, upper, lower);
  for (auto const length : task.lengths)
    for (auto const lines : task.lines) {
      if (lines == Lines::far && (length % 11 == 0 || length % 13 == 0)) continue;  // they take long, and are rare
      tune<float>(task, length, lines);
      tune<double>(task, length, lines);
      std::fflush(stdout);
    }
  std::printf("};\n// clang-format on\n\n}  // namespace TeamFFT::Impl\n\n#endif\n");
}

}  // namespace

}  // namespace TeamFFT::Impl::Tune

int main(int argc, char** argv) {
  namespace Tune = TeamFFT::Impl::Tune;
  Tune::Task task;
  std::size_t longest = 4096;
  CLI::App app{
      "Times every way of the host kernels for contiguous complex lines, and prints machines/amd_epyc_*/lanes.hpp for "
      "this build's vectors."};
  app.add_option("lengths", task.lengths, "rising (default: all products of radices up to --longest)")
      ->check(CLI::PositiveNumber);
  app.add_option("--longest", longest)->check(CLI::PositiveNumber)->capture_default_str();
  app.add_option("--splits", task.splits, "factorizations of a length after each first stage; of far lines one")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--rounds", task.rounds, "samples of each way, of which the median counts")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--sample-ms", task.sample_ms)->check(CLI::PositiveNumber)->capture_default_str();
  app.add_option("--gain", task.gain, "of the rules' time, from which on a way is printed")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  std::vector<std::string> kinds;
  app.add_option("--lines", kinds, "few, many, far (default: all)")
      ->allow_extra_args(false)
      ->delimiter(',')
      ->check(CLI::IsMember({"few", "many", "far"}));
  CLI11_PARSE(app, argc, argv);
  if (!kinds.empty()) task.lines.clear();
  for (auto const& k : kinds)
    task.lines.push_back(k == "few"    ? TeamFFT::Impl::Lines::few
                         : k == "many" ? TeamFFT::Impl::Lines::many
                                       : TeamFFT::Impl::Lines::far);
  if (task.lengths.empty())
    for (std::size_t n = 2; n <= longest; ++n)
      if (TeamFFT::Impl::is_direct(n) || TeamFFT::Impl::is_butterfly(n)) task.lengths.push_back(n);
  try {
    Tune::run(task);
  } catch (std::exception const& error) {
    std::cerr << error.what() << std::endl;
    return 2;
  }
  return 0;
}
