// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines of a pass run by run: those of a run follow each other along the first dimension. Steps from run to run take no
// divisions, which cost as much as the transform of a few short lines.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_LINE_RUNS_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_LINE_RUNS_HPP

#include <TeamFFT/device/line/accessor.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

template <class Real>
class LineRuns {
 public:
  /// The first run begins with line `first`.
  LineRuns(PassArguments<Real> const& a, std::uint32_t first) : m_arguments(a) {
    for (unsigned d = 0; d < a.dim_count; ++d) {
      std::uint32_t const count = d + 1 < a.dim_count ? a.counts[d] : a.line_count;
      m_index[d] = first % count;
      first /= count;
      m_load += m_index[d] * a.dims[d].load;
      m_store += m_index[d] * a.dims[d].store;
    }
    m_lines = (a.dim_count > 1 ? a.counts[0] : a.line_count) - m_index[0];
  }

  /// Lines from the first one to the end of the run.
  [[nodiscard]] std::uint32_t lines() const { return m_lines; }
  /// Where line i of the run begins.
  [[nodiscard]] std::int64_t load(std::uint32_t i) const { return m_load + i * m_arguments.dims[0].load; }
  [[nodiscard]] std::int64_t store(std::uint32_t i) const { return m_store + i * m_arguments.dims[0].store; }
  [[nodiscard]] LineInfo at(std::uint32_t i) const {
    LineInfo info{};
    info.load = load(i), info.store = store(i);
    return info;
  }

  void next() {
    auto const& a = m_arguments;
    add(0, -std::int64_t{m_index[0]});
    m_index[0] = 0;
    m_lines = a.counts[0];
    for (unsigned d = 1; d < a.dim_count; ++d) {
      add(d, 1);
      if (++m_index[d] != a.counts[d] || d + 1 == a.dim_count) return;
      add(d, -std::int64_t{m_index[d]});
      m_index[d] = 0;
    }
  }

 private:
  void add(unsigned d, std::int64_t steps) {
    m_load += steps * m_arguments.dims[d].load;
    m_store += steps * m_arguments.dims[d].store;
  }

  PassArguments<Real> const& m_arguments;
  std::int64_t m_load = 0, m_store = 0;
  std::uint32_t m_lines = 0, m_index[max_line_dims]{};
};

/// Where a line of a unit begins, in elements.
struct LinePlace {
  std::uint32_t load, store;
};

/// Lines without neighbours enough for a group, wherever they lie: the last columns of each row of a half-spectrum,
/// say.
template <unsigned W>
struct GroupPlaces {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): nothing reads past count
  GroupPlaces() {}

  std::int64_t load[W], store[W];  // in elements; as far as count
  unsigned count = 0;

  /// True where the group is full.
  bool add(std::int64_t from, std::int64_t to) {
    load[count] = from, store[count] = to;
    return ++count == W;
  }
};

}  // namespace TeamFFT::Impl

#endif
