// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The passes of a user's own kernel on hosts: plans for lines in scratch, made once, and run by the thread that calls.
#include "engines/lanes/stages/host_kernel.hpp"
#include "execute/arguments/arguments.hpp"
#include "execute/arguments/table_block.hpp"
#include "plan/planner.hpp"

#include <TeamFFT/device/math/scalar.hpp>
#include <TeamFFT/device/team/host_lines.hpp>

#include <backends/machine.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

namespace TeamFFT::Impl {

namespace {

/// What a kind's passes are made for: one thread, lines in place.
Problem problem_of(TeamKind team_kind, Precision precision, std::size_t N, std::size_t pitch, std::size_t lines) {
  constexpr std::array kinds{Kind::c2c_forward, Kind::c2c_backward, Kind::r2c, Kind::c2r};
  Kind const kind = kinds[static_cast<std::size_t>(team_kind)];
  Problem problem;
  problem.precision = precision;
  problem.placement = Placement::in_place;
  problem.axes = {Axis{.kind = kind, .length = N, .extent_in = kind == Kind::c2r ? N / 2 + 1 : N}};
  auto const stride = static_cast<std::ptrdiff_t>(pitch);
  problem.batch = {Batch{lines, kind == Kind::r2c ? 2 * stride : stride, kind == Kind::c2r ? 2 * stride : stride}};
  return problem.canonicalize();
}

Machine one_thread() {
  auto machine = host_machine(Kokkos::DefaultHostExecutionSpace());
  machine.concurrency = machine.max_team_size = 1;
  return machine;
}

/// Tables begin where the widest vectors do.
struct alignas(table_alignment) TablePart {
  char bytes[table_alignment];
};

template <class Real>
struct Transform {
  PassList list;
  Prepared<Real> prepared;
  std::vector<TablePart> tables;
  PassList::Memory memory;
  bool takes_some = false;  ///< of the lines that it was planned for

  Transform(TeamKind kind, std::size_t N, std::size_t pitch, std::size_t lines, Machine const& machine)
      : list(make_passes(problem_of(kind, scalar_precision<Real>, N, pitch, lines), machine, {})),
        prepared(prepare<Real>(list)),
        memory(list.memory()) {
    tables.resize(prepared.tables.size() / table_alignment + 1);
    std::copy(prepared.tables.begin(), prepared.tables.end(), tables.data()->bytes);
    auto const& passes = prepared.passes;
    takes_some = passes.size() == 1 && passes[0].parts.size() == 1 && passes[0].arguments.dim_count == 1 &&
                 passes[0].parts[0].outer_count == lines;
  }

  /// Bytes behind the lines.
  [[nodiscard]] std::size_t scratch_bytes() const {
    std::size_t most = 0;
    for (auto const& pass : prepared.passes) most = std::max(most, pass.kernel.choice.scratch_bytes);
    return aligned(memory.workspace) + aligned(memory.spectrum) + most;
  }

  void run(void* lines, char* scratch, std::uint32_t count) const {
    void* const workspace = scratch;
    void* const spectrum = scratch + aligned(memory.workspace);
    void* const rows = static_cast<char*>(spectrum) + aligned(memory.spectrum);
    auto const at = [&](Buffer b) {
      return b == Buffer::workspace ? workspace : b == Buffer::spectrum ? spectrum : lines;
    };
    for (auto const& pass : prepared.passes)
      for (auto part : pass.parts) {
        if (takes_some) part.outer_count = count;
        auto a = arguments_for(pass, part, at(pass.source), at(pass.target), "TeamTransform");
        a.tables = tables.data()->bytes;
        for (std::uint32_t team = 0; team * a.lines_per_team < a.line_count; ++team)
          host_kernel(a, lines_of_team(a, team), rows);
      }
  }

  static std::size_t aligned(std::size_t elements) {
    return (elements * sizeof(Complex<Real>) + host_scratch_alignment - 1) / host_scratch_alignment *
           host_scratch_alignment;
  }
};

/// Whole vectors of lines: as many as the caches like, or one line where a vector of them is more than that.
std::size_t lines_together(std::size_t line_bytes, std::size_t lanes, std::size_t lines) {
  constexpr std::size_t first_level = std::size_t{12} << 10;
  std::size_t const vector = lanes * line_bytes;
  if (vector > host_lines_bytes) return 1;
  return std::min(lines, lanes * std::max<std::size_t>(1, first_level / vector));
}

}  // namespace

template <class Real>
struct HostPasses<Real>::State {
  std::array<Transform<Real>, 4> transforms;
  std::size_t scratch_bytes = 0;

  /// A pass over many lines has larger groups of short ones than one over as many as are in scratch together, and works
  /// on any number of them.
  static Transform<Real> make(TeamKind kind, std::size_t N, std::size_t pitch, std::size_t together,
                              Machine const& machine) {
    constexpr std::size_t many_bytes = std::size_t{4} << 20;
    std::size_t const lanes = machine.vector_bytes / sizeof(Real),
                      many = many_bytes / (pitch * sizeof(Complex<Real>)) / lanes * lanes;
    if (together % lanes == 0 && many > together) {
      Transform<Real> transform(kind, N, pitch, many, machine);
      if (transform.takes_some) return transform;
    }
    return {kind, N, pitch, together, machine};
  }

  State(std::size_t N, std::size_t pitch, std::size_t together, Machine const& machine)
      : transforms{make(TeamKind::forward, N, pitch, together, machine),
                   make(TeamKind::backward, N, pitch, together, machine),
                   make(TeamKind::r2c, N, pitch, together, machine), make(TeamKind::c2r, N, pitch, together, machine)} {
    for (auto const& transform : transforms) scratch_bytes = std::max(scratch_bytes, transform.scratch_bytes());
  }
};

template <class Real>
HostPasses<Real>::HostPasses(std::size_t N, std::size_t lines) : m_pitch(std::max(host_line_pitch(N), N / 2 + 1)) {
  auto const machine = one_thread();
  m_together = static_cast<std::uint32_t>(
      lines_together(m_pitch * sizeof(Complex<Real>), machine.vector_bytes / sizeof(Real), lines));
  if (N > 1) m_state = std::make_shared<State const>(N, m_pitch, m_together, machine);
}

template <class Real>
std::size_t HostPasses<Real>::scratch_bytes() const {
  return Transform<Real>::aligned(m_pitch * m_together) + (m_state == nullptr ? 0 : m_state->scratch_bytes);
}

template <class Real>
void HostPasses<Real>::transform(TeamKind kind, void* scratch, std::uint32_t count) const {
  if (m_state == nullptr) {  // of one element
    if (kind == TeamKind::r2c)
      for (std::uint32_t l = 0; l < count; ++l) static_cast<Complex<Real>*>(scratch)[l].im = 0;
    return;
  }
  auto const& transform = m_state->transforms[static_cast<std::size_t>(kind)];
  if (!transform.takes_some) {  // the others' values must not be anything
    std::size_t const line = m_pitch * sizeof(Complex<Real>);
    std::memset(static_cast<char*>(scratch) + count * line, 0, (m_together - count) * line);
  }
  transform.run(scratch, static_cast<char*>(scratch) + Transform<Real>::aligned(m_pitch * m_together), count);
}

template class HostPasses<float>;
template class HostPasses<double>;

}  // namespace TeamFFT::Impl
