// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small units, a box or a block of several axes each, one a lane: all passes of a group of W units between one read and
// one write of their memory.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_UNITS_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_UNITS_HPP

#include "engines/lanes/stages/host_short_lines.hpp"

#include <array>
#include <optional>

namespace TeamFFT::Impl {

/// The buffers, places of each pass' lines, and each pass' own scratch; then memory for a group that is not whole.
template <class Real, unsigned W>
class Units {
 public:
  using V = Lanes<Real, W>;

  Units(HostUnits<Real> const& units, void* scratch) : m_units(units), m_buffers(static_cast<V*>(scratch)) {
    auto* next = static_cast<unsigned char*>(scratch) + scratch_aligned(units.vectors * sizeof(V));
    for (std::size_t p = 0; p < units.passes.size(); ++p) {
      auto const& pass = units.passes[p];
      m_lines[p].emplace(pass.arguments, LineRange{0, 0}, next);
      next += scratch_aligned(pass.scratch_bytes);
      m_places[p] = reinterpret_cast<LinePlace*>(next);
      next += scratch_aligned(lines_of(units, p) * sizeof(LinePlace));
      for (std::uint32_t line = 0; line < lines_of(units, p); ++line) {
        auto const at = locate(pass.arguments, line);
        m_places[p][line] = {static_cast<std::uint32_t>(at.load), static_cast<std::uint32_t>(at.store)};
      }
    }
    m_rest = reinterpret_cast<Real*>(next);
  }

  static std::size_t scratch_bytes(HostUnits<Real> const& units) {
    std::size_t bytes = scratch_aligned(units.vectors * sizeof(V));
    for (std::size_t p = 0; p < units.passes.size(); ++p)
      bytes += scratch_aligned(units.passes[p].scratch_bytes) + scratch_aligned(lines_of(units, p) * sizeof(LinePlace));
    return bytes + std::max(rest_scalars(units.load), rest_scalars(units.store)) * sizeof(Real);
  }

  void run(std::uint32_t first, std::uint32_t end) const {
    auto const* const source = m_units.passes.front().arguments.source;
    auto* const target = m_units.passes.back().arguments.target;
    for (std::uint32_t unit = first; unit < end; unit += W) {
      auto const* const from = source + std::int64_t{unit} * m_units.load.pitch;
      auto* const to = target + std::int64_t{unit} * m_units.store.pitch;
      end - unit < W ? group_of_few(from, to, end - unit) : group(from, m_units.load.pitch, to, m_units.store.pitch);
    }
  }

 private:
  static std::uint32_t lines_of(HostUnits<Real> const& u, std::size_t p) {
    return u.passes[p].arguments.line_count / u.units;
  }
  static std::size_t scratch_aligned(std::size_t bytes) {
    return (bytes + host_scratch_alignment - 1) / host_scratch_alignment * host_scratch_alignment;
  }
  static std::size_t rest_scalars(UnitEnd const& end) { return std::size_t{W} * end.elements * end.scalars; }

  void group(Real const* from, std::int64_t from_pitch, Real* to, std::int64_t to_pitch) const {
    load(m_units.load, {from, from_pitch, m_units.load.scalars}, m_buffers + m_units.passes.front().from);
    for (std::size_t p = 0; p < m_units.passes.size(); ++p) transform(p);
    store(m_units.store, m_buffers + m_units.passes.back().to, {to, to_pitch, m_units.store.scalars});
  }

  /// Through memory of a whole group.
  void group_of_few(Real const* from, Real* to, unsigned count) const {
    std::size_t const in = std::size_t{m_units.load.elements} * m_units.load.scalars,
                      out = std::size_t{m_units.store.elements} * m_units.store.scalars;
    std::fill_n(m_rest, W * in, Real(0));
    for (unsigned w = 0; w < count; ++w) std::copy_n(from + w * m_units.load.pitch, in, m_rest + w * in);
    group(m_rest, static_cast<std::int64_t>(in), m_rest, static_cast<std::int64_t>(out));
    for (unsigned w = 0; w < count; ++w) std::copy_n(m_rest + w * out, out, to + w * m_units.store.pitch);
  }

  static void load(UnitEnd const& end, GroupLines<Real const, W> const& from, V* rows) {
    end.scalars == 1 ? load_reals<W>(from, end.elements, rows)
                     : load_elements<W>(from, end.elements, reinterpret_cast<Complex<V>*>(rows));
  }
  static void store(UnitEnd const& end, V const* rows, GroupLines<Real, W> const& to) {
    end.scalars == 1 ? store_reals<W>(to, end.elements, rows)
                     : store_elements<W>(to, end.elements, reinterpret_cast<Complex<V> const*>(rows));
  }

  void transform(std::size_t p) const {
    auto const& pass = m_units.passes[p];
    m_lines[p]->transform_unit(m_buffers + pass.from, m_buffers + pass.to, m_places[p], lines_of(m_units, p));
  }

  HostUnits<Real> const& m_units;
  V* m_buffers;
  std::array<std::optional<ShortLines<Real, W>>, most_slab_passes> m_lines;
  std::array<LinePlace*, most_slab_passes> m_places{};
  Real* m_rest;
};

}  // namespace TeamFFT::Impl

#endif
