// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/host_transform.hpp"

#include "engines/lanes/stages/host_kernel.hpp"
#include "execute/called_passes.hpp"
#include "execute/launch/launch.hpp"
#include "execute/launch/launch_slabs.hpp"
#include "execute/slab_passes.hpp"
#include "plan/planner.hpp"

#include <TeamFFT/detail/view_info.hpp>

#include <backends/machine.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <ostream>
#include <span>

namespace TeamFFT::Impl {
namespace {

/// Work of so few elements that a second thread comes too late, as for Kokkos' launches (launch_on_hosts.cpp).
constexpr std::size_t most_alone = 2048;

/// Parts of a pass that can be computed by different threads.
struct Parts {
  std::size_t count = 1, elements = 0;
};

/// work(first, end, scratch) over all parts, by the calling thread or in jobs of the loop, each with scratch of its
/// own.
template <class Work>
void share(HostThreads const& threads, Parts const& parts, char* scratch, std::size_t scratch_bytes, Work const& work) {
  auto const jobs = static_cast<unsigned>(std::min<std::size_t>(threads.jobs, parts.count));
  if (threads.loop == nullptr || jobs <= 1 || parts.elements <= most_alone)
    return work(std::size_t{0}, parts.count, static_cast<void*>(scratch));
  struct Shared {
    Work const& work;
    std::size_t count;
    unsigned jobs;
    char* scratch;
    std::size_t scratch_bytes;
  };
  Shared const shared{work, parts.count, jobs, scratch, scratch_bytes};
  auto const job = [](void const* context, unsigned i) {
    auto const& all = *static_cast<Shared const*>(context);
    all.work(all.count * i / all.jobs, all.count * (i + 1) / all.jobs,
             static_cast<void*>(all.scratch + i * all.scratch_bytes));
  };
  threads.loop(threads.data, jobs, job, &shared);
}

template <class Real>
void run_units(HostUnits<Real> const& units, Slabs const& slabs, std::size_t slab, void* scratch) {
  std::size_t const begin = slab * slabs.together, end = std::min(begin + slabs.together, slabs.units);
  host_kernel_units(units, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end), scratch);
}

/// Scratch of a run of passes.
template <class Real>
std::size_t slab_scratch(Prepared<Real> const& prepared, Slabs const& slabs) {
  std::array<SlabPass<Real>, most_slab_passes> all;
  auto const passes = std::span(all).first(slabs.count);
  auto const nowhere = [](Buffer) { return nullptr; };
  set_slab_passes(passes, prepared, slabs, std::string(), nowhere, nowhere);
  if (slabs.lanes) return unit_scratch_bytes(units_of(prepared, slabs, passes));
  return std::ranges::max(passes, {}, &SlabPass<Real>::scratch_bytes).scratch_bytes;
}

template <class Real>
std::size_t scratch_of(Prepared<Real> const& prepared, std::span<Slabs const> slabs) {
  std::size_t bytes = 0;
  for (auto const& pass : prepared.passes) bytes = std::max(bytes, pass.kernel.choice.scratch_bytes);
  for (auto const& run : slabs) bytes = std::max(bytes, slab_scratch(prepared, run));
  return whole_blocks(bytes);
}

std::vector<std::string> labels_of(PassList const& list, std::span<Slabs const> slabs) {
  std::vector<std::string> labels;
  auto run = slabs.begin();
  for (std::size_t i = 0; i < list.passes.size(); ++i) {
    auto label = "TeamFFT::" + list.problem.token() + "::" + std::to_string(i + 1);
    if (run != slabs.end() && run->pass == i) {
      for (auto const last = i + run->count - 1; i < last; ++i) label += "and" + std::to_string(i + 2);
      ++run;
    }
    labels.push_back(std::move(label));
  }
  return labels;
}

}  // namespace

Machine caller_machine(unsigned threads, bool alone) {
  auto machine = host_machine("host", threads, most_host_scratch<Kokkos::DefaultHostExecutionSpace>());
  if (alone) machine.max_team_size = 1;
  return machine;
}

/// What one execute has beside the plan.
struct HostTransform::Call {
  HostThreads const& threads;
  void const* in;
  void* out;
  long double scale;
  bool ortho;
  char *workspace, *spectrum, *scratch;

  [[nodiscard]] void const* source(Buffer b) const {
    return b == Buffer::in ? in : b == Buffer::out ? out : b == Buffer::workspace ? workspace : spectrum;
  }
  /// The input: in place, or where it may be destroyed.
  [[nodiscard]] void* target(Buffer b) const { return const_cast<void*>(source(b)); }
};

HostTransform::HostTransform(Problem const& problem, Machine const& machine, PlanOptions const& options)
    : m_machine(machine) {
  m_element_bytes = problem.precision == Precision::f32 ? 8 : 16;
  if (problem.batch_count() == 0) {
    m_list.problem = problem;
    m_list.reason = "no transform: a batch extent is 0";
    return;
  }
  m_list = make_passes(problem, m_machine, options);
  m_slabs = find_slabs({problem.precision, m_machine, options, problem.placement == Placement::in_place}, m_list);
  m_memory = m_list.memory();
  m_labels = labels_of(m_list, m_slabs);
  auto const build = [&]<class Real>(Real) {
    auto& prepared = m_prepared.emplace<Prepared<Real>>(prepare<Real>(m_list));
    m_tables = AlignedBytes(std::max<std::size_t>(prepared.tables.size(), 1), workspace_alignment);
    std::ranges::copy(prepared.tables, m_tables.data());
    prepared.tables = {};
    for (auto& pass : prepared.passes) pass.arguments.tables = m_tables.data();
    m_scratch_bytes = scratch_of(prepared, m_slabs);
  };
  if (problem.precision == Precision::f32)
    build(float{});
  else
    build(double{});
}

std::size_t HostTransform::workspace_bytes(unsigned jobs) const {
  return whole_blocks(m_memory.all() * m_element_bytes) + m_scratch_bytes * std::max(1u, jobs);
}

void HostTransform::execute(HostThreads const& threads, void const* in, void* out, long double scale, bool ortho,
                            void* workspace) const {
  auto* const memory = static_cast<char*>(workspace);
  Call const call{threads,
                  in,
                  out,
                  scale,
                  ortho,
                  memory,
                  memory + m_memory.workspace * m_element_bytes,
                  memory + whole_blocks(m_memory.all() * m_element_bytes)};
  if (auto const* const single = std::get_if<Prepared<float>>(&m_prepared))
    run(*single, call);
  else
    run(std::get<Prepared<double>>(m_prepared), call);
}

template <class Real>
void HostTransform::run(Prepared<Real> const& prepared, Call const& call) const {
  auto label = m_labels.begin();
  auto slabs = m_slabs.begin();
  for (std::size_t i = 0; i < prepared.passes.size(); ++i)
    if (slabs != m_slabs.end() && slabs->pass == i) {
      i += slabs->count - 1;
      run_slabs(prepared, *slabs++, *label++, call);
    } else {
      run_pass(prepared.passes[i], *label++, call);
    }
}

template <class Real>
void HostTransform::run_pass(PreparedPass<Real> const& pass, std::string const& label, Call const& call) const {
  for (auto const& part : pass.parts) {
    auto a = arguments_for(pass, part, call.source(pass.source), call.target(pass.target), label.c_str());
    a.scale = pass.scaled ? two_parts<Real>(call.scale) : Scale<Real>{1, 0};
    if (call.ortho) a.maps.flags |= line_wise_ortho;
    if (call.threads.exec != nullptr) {
      launch(*call.threads.exec, a, pass.kernel, label);
      continue;
    }
    std::size_t const teams = (a.line_count + a.lines_per_team - 1) / a.lines_per_team;
    share(call.threads, {teams, std::size_t{a.line_count} * a.length}, call.scratch, m_scratch_bytes,
          [&](std::size_t first, std::size_t end, void* scratch) {
            auto const line = [&](std::size_t team) {
              return static_cast<std::uint32_t>(std::min<std::size_t>(team * a.lines_per_team, a.line_count));
            };
            run_lines(a, {line(first), line(end)}, scratch);
          });
  }
}

template <class Real>
void HostTransform::run_slabs(Prepared<Real> const& prepared, Slabs const& slabs, std::string const& label,
                              Call const& call) const {
  std::array<SlabPass<Real>, most_slab_passes> all;
  auto const passes = std::span(all).first(slabs.count);
  set_slab_passes(
      passes, prepared, slabs, label, [&](Buffer b) { return call.source(b); },
      [&](Buffer b) { return call.target(b); });
  Parts parts{slabs.slab_count(), 0};
  for (std::size_t i = 0; i < slabs.count; ++i) {
    auto& a = passes[i].arguments;
    if (prepared.passes[slabs.pass + i].scaled) a.scale = two_parts<Real>(call.scale);
    if (call.ortho) a.maps.flags |= line_wise_ortho;
    parts.elements = std::max(parts.elements, std::size_t{a.line_count} * a.length);
  }
  auto const units = slabs.lanes ? units_of(prepared, slabs, passes) : HostUnits<Real>{};
  if (auto const* const exec = call.threads.exec; exec != nullptr)
    return slabs.lanes ? launch_units(*exec, units, slabs, label)
                       : launch_slabs(*exec, std::span<SlabPass<Real> const>(passes), slabs, label);
  share(call.threads, parts, call.scratch, m_scratch_bytes, [&](std::size_t first, std::size_t end, void* scratch) {
    for (std::size_t slab = first; slab < end; ++slab)
      if (slabs.lanes)
        run_units(units, slabs, slab, scratch);
      else
        run_slab(std::span<SlabPass<Real> const>(passes), slabs, slab, scratch);
  });
}

void HostTransform::print(std::ostream& os) const {
  Impl::print(os, m_list, m_machine);
  for (auto const& slabs : m_slabs) Impl::print(os, slabs);
}

}  // namespace TeamFFT::Impl
