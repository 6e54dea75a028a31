// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Groups of short lines between N reals and their half-spectrum in registers, one butterfly of constant length for all
// groups of a call.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_REAL_LINES_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_REAL_LINES_HPP

#include "engines/lanes/stages/host_group_ends.hpp"
#include "engines/lanes/stages/host_short_stages.hpp"
#include "engines/lanes/stages/host_value_steps.hpp"

#include <TeamFFT/device/math/butterfly_real.hpp>

#include <array>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace TeamFFT::Impl {

/// A pass whose lines are N real values on one side, in memory or behind a map, and V_0 .. V_(N/2) on the other.
struct RealLine {
  std::uint32_t N = 0;  ///< 0: the pass is none of these
  bool to_spectrum = false;

  [[nodiscard]] std::uint32_t values() const { return N / 2 + 1; }
};

/// An end of such a line: contiguous pairs of reals are complex elements.
struct RealLineEnd {
  bool reals, spectrum, packed;

  RealLineEnd(GroupEnd end, Map map, Packing packing, std::int64_t stride, bool is_load) {
    bool const mapped = end == GroupEnd::mapped,
               pairs = end == GroupEnd::pairs || (end == GroupEnd::complex && stride == 1);
    bool const both = map == Map::even || map == Map::odd;  // of reals at the load, and of half-spectra at the store
    reals = end == GroupEnd::reals || pairs || (mapped && (map == Map::interleaved || (both && is_load)));
    spectrum = end == GroupEnd::spectrum || end == GroupEnd::half ||
               (mapped && (has_mirrored_reals(map) || (both && !is_load)));
    packed = pairs || end == GroupEnd::spectrum || (mapped && packing != Packing::none);
  }
};

/// The real line of a pass whose lines are whole.
template <class Real>
RealLine real_line(PassArguments<Real> const& a, GroupEnd load, GroupEnd store) {
  RealLineEnd const from(load, a.maps.load, a.maps.load_packing, a.load_stride, true),
      to(store, a.maps.store, a.maps.store_packing, a.store_stride, false);
  bool const loads_map = load == GroupEnd::mapped, stores_map = store == GroupEnd::mapped;
  std::uint32_t const N = from.packed ? 2 * a.length : a.length;
  if (N < 2 || N > longest_real_line || from.packed != to.packed ||
      ((loads_map || stores_map) && a.maps.line_elements != a.length))
    return {};
  if (!from.packed &&
      ((loads_map && a.load_count < N) || (stores_map && a.store_count < (to.spectrum ? N / 2 + 1 : N))))
    return {};
  bool const swaps = a.has(flag_swap_load), is_turned = swaps && a.has(flag_swap_store),
             is_plain = !swaps && !a.has(flag_swap_store);
  if (from.reals && to.spectrum && is_plain) return {N, true};
  if (from.spectrum && to.reals && is_turned) return {N, false};
  return {};
}

/// Contiguous pairs as the reals that they are.
template <class Real, unsigned W>
GroupLines<Real, W> as_reals(GroupLines<Real, W> lines) {
  lines.stride = 1;
  if (lines.rows != nullptr) lines.real_rows = &std::exchange(lines.rows, nullptr)->re;
  return lines;
}

/// Rows of reals in scratch as those of neighbours in memory, which butterflies meet where they lie.
template <class Real, unsigned W>
GroupLines<Real, W> as_neighbours(GroupLines<Real, W> lines) {
  if (lines.real_rows == nullptr) return lines;
  lines.first = reinterpret_cast<Real*>(std::exchange(lines.real_rows, nullptr));
  lines.stride *= W;
  return lines;
}

/// Rows that lie apart, beyond the caches: those of the next group are asked for.
template <unsigned N, bool for_write, class Real, unsigned W>
inline void ask_for_rows(GroupLines<Real, W> const& lines, std::type_identity_t<Real>* first) {
  if (!lines.far) return;
  for (unsigned j = 0; j < N; ++j) prefetch<for_write>(first + j * lines.stride + W, W * sizeof(Real));
}

/// From contiguous lines in memory to such, or from rows to rows: reals anywhere, half-spectra in scratch, by steps
/// where an end has a map. Inverse transforms between contiguous lines have a code with a scale and one without: a
/// product by 1 and 0 would make a NaN of an infinity. Rows and forward transforms are scaled elsewhere.
template <unsigned N, GroupMoves moves, bool to_spectrum, bool scales, unsigned W, class Real>
[[gnu::flatten]] void real_butterfly(GroupLines<Real const, W> const& from, GroupLines<Real, W> const& to,
                                     LineSteps<Real> const& steps, Scale<Real> const& scale, bool far,
                                     std::uint32_t groups) {
  using V = Lanes<Real, W>;
  using Column = RealColumn<N>;
  constexpr bool in_memory = moves == GroupMoves::contiguous;
  constexpr unsigned values = Column::values;
  constexpr std::int64_t ahead = 2048 / sizeof(Real);
  auto const* in = from.first;
  auto* out = to.first;
  // half-spectra in scratch are no scalars
  std::int64_t const in_step = in == nullptr ? 0 : W * from.pitch, out_step = out == nullptr ? 0 : W * to.pitch;
  for (std::uint32_t g = 0; g < groups; ++g, in += in_step, out += out_step) {
    Complex<V> y[values];
    if (in_memory && far) prefetch<false>(in + ahead, W * N * sizeof(Real));
    if constexpr (!in_memory) ask_for_rows<N, false>(from, in), ask_for_rows<N, true>(to, out);
    V x[N];
    if constexpr (to_spectrum) {
      if constexpr (in_memory)
        load_scalars<N, W>(in, from.pitch, x);
      else
        steps.template load_reals<N, W>(in, from.stride, x);
      static_for<N>([&](auto j) { Column::template real<decltype(j)::value>(y) = x[j]; });
      Column::template to_spectrum<Real>(y);
      if constexpr (in_memory)
        store_lines<values, W>(out, to.pitch, y);
      else
        steps.template store_spectrum<N, W>(to, g, y);
    } else {
      if constexpr (in_memory)
        load_lines<values, W>(in, from.pitch, y);
      else
        steps.template load_spectrum<N, W>(from, g, y);
      Column::template to_reals<Real>(y);
      static_for<N>([&](auto j) {
        auto const& v = Column::template real<decltype(j)::value>(y);
        x[j] = scales ? scaled_lanes<Real, W>(scale, v) : v;
      });
      if constexpr (in_memory)
        store_scalars<N, W>(out, to.pitch, x);
      else
        steps.template store_reals<N, W>(out, to.stride, x);
    }
  }
}

/// real_butterfly() of a line; `scale`: null where there is none.
template <GroupMoves moves, unsigned W, class Real>
void transform_real_lines(RealLine const& line, GroupLines<Real const, W> const& from, GroupLines<Real, W> const& to,
                          LineSteps<Real> const& steps, std::type_identity_t<Scale<Real>> const* scale, bool far,
                          std::uint32_t groups) {
  using Run = void (*)(GroupLines<Real const, W> const&, GroupLines<Real, W> const&, LineSteps<Real> const&,
                       Scale<Real> const&, bool, std::uint32_t);
  constexpr bool is_narrow = W < vector_bytes / sizeof(Real);
  constexpr unsigned count = (is_narrow ? 2 * (shortest_of_wide_vectors - 1) : longest_real_line) - 1;
  static constexpr auto butterflies = []<unsigned... i>(std::integer_sequence<unsigned, i...>) {
    return std::array{
        std::array<Run, count>{real_butterfly<i + 2, moves, false, false, W, Real>...},
        std::array<Run, count>{real_butterfly<i + 2, moves, true, false, W, Real>...},
        std::array<Run, count>{real_butterfly<i + 2, moves, false, moves == GroupMoves::contiguous, W, Real>...}};
  }
  (std::make_integer_sequence<unsigned, count>{});
  butterflies[line.to_spectrum   ? 1
              : scale != nullptr ? 2
                                 : 0][line.N - 2](from, to, steps, scale != nullptr ? *scale : Scale<Real>{}, far,
                                                  groups);
}

/// The groups of such a pass.
template <class Real, unsigned W>
class RealGroups {
 public:
  using V = Lanes<Real, W>;

  /// x and z: rows_together_of() rows each.
  RealGroups(PassArguments<Real> const& a, GroupEnd load, GroupEnd store, Complex<V>* x, Complex<V>* z)
      : m_arguments(a),
        m_load(load),
        m_store(store),
        m_line(load == GroupEnd::complex && store == GroupEnd::complex ? RealLine{} : real_line(a, load, store)),
        m_steps(a, m_line.N, m_line.to_spectrum, m_line.N != 0 && load == GroupEnd::mapped,
                m_line.N != 0 && store == GroupEnd::mapped),
        m_x(x),
        m_z(z) {}

  [[nodiscard]] bool knows_lines() const { return m_line.N != 0; }

  /// Reals and half-spectra of short lines: from memory to memory through registers, or by rows, of several groups at a
  /// time where these lie in scratch.
  void transform(GroupEnds<Real, W> const& ends, std::uint32_t groups) const {
    auto const& a = m_arguments;
    auto from = as_neighbours(m_load == GroupEnd::complex ? as_reals(ends.from) : ends.from);
    auto to = as_neighbours(m_store == GroupEnd::complex ? as_reals(ends.to) : ends.to);
    bool const maps = m_load == GroupEnd::mapped || m_store == GroupEnd::mapped,
               flips = has(a, line_wise_conjugate_load) || has(a, line_wise_conjugate_store);
    bool const contiguous =
        m_line.to_spectrum ? from.contiguous_reals() && to.contiguous() : from.contiguous() && to.contiguous_reals();
    if (contiguous && !maps && !flips && !(m_line.to_spectrum && ends.scale))
      return transform_real_lines<GroupMoves::contiguous, W>(m_line, from, to, m_steps, ends.scale ? &a.scale : nullptr,
                                                             ends.far, groups);
    auto const together = static_cast<std::uint32_t>(groups_together(a.length, sizeof(Complex<V>)));
    for (std::uint32_t g = 0; g < groups; g += together) {
      std::uint32_t const count = std::min(together, groups - g);
      auto const results = are_rows(to, stores_spectrum()) ? to : value_rows<Real>(m_x, stores_spectrum());
      transform_real_lines<GroupMoves::rows, W>(m_line, load_values(from, count), results, m_steps, nullptr, false,
                                                count);
      store_values(results, to, count);
      from.first += count * W * from.pitch;
      to.first += count * W * to.pitch;
    }
  }

 private:
  /// Whether an end has complex elements.
  [[nodiscard]] bool loads_spectrum() const { return !m_line.to_spectrum && m_load != GroupEnd::mapped; }
  [[nodiscard]] bool stores_spectrum() const { return m_line.to_spectrum && m_store != GroupEnd::mapped; }

  /// Elements of a line behind a map.
  [[nodiscard]] std::uint32_t elements() const { return static_cast<std::uint32_t>(m_arguments.maps.length); }

  /// Whether a butterfly meets an end where it lies.
  template <class Scalar>
  [[nodiscard]] static bool are_rows(GroupLines<Scalar, W> const& lines, bool spectrum) {
    return spectrum ? lines.rows != nullptr : lines.stride != 1 && lines.places == nullptr;
  }

  /// Rows of several groups, each of which takes as much as a half-spectrum.
  template <class Scalar>
  [[nodiscard]] GroupLines<Scalar, W> value_rows(Complex<V>* first, bool spectrum) const {
    GroupLines<Scalar, W> rows{nullptr, (spectrum ? 1 : 2) * std::int64_t{m_line.values()}, 1};
    spectrum ? static_cast<void>(rows.rows = first) : static_cast<void>(rows.real_rows = &first->re);
    return as_neighbours(rows);
  }

  [[nodiscard]] GroupLines<Real const, W> load_values(GroupLines<Real const, W> const& from,
                                                      std::uint32_t groups) const {
    bool const flip = loads_spectrum() && has(m_arguments, line_wise_conjugate_load);
    if (are_rows(from, loads_spectrum()) && !flip) return from;
    auto const rows = value_rows<Real const>(m_z, loads_spectrum());
    auto const apart = static_cast<std::uint32_t>(rows.pitch);
    if (!loads_spectrum()) {
      load_reals<W>(from, m_load == GroupEnd::mapped ? elements() : m_line.N, &m_z->re, groups, apart);
      return rows;
    }
    load_elements<W>(from, m_line.values(), m_z, groups, apart);
    for (std::uint32_t i = 0; flip && i < groups * apart; ++i) m_z[i] = conjugate(m_z[i]);
    return rows;
  }

  void store_values(GroupLines<Real, W> const& results, GroupLines<Real, W> const& to, std::uint32_t groups) const {
    auto const& a = m_arguments;
    bool const spectrum = stores_spectrum(), flip = spectrum && has(a, line_wise_conjugate_store);
    auto const count = spectrum                      ? m_line.values()
                       : m_store == GroupEnd::mapped ? elements()
                                                     : m_line.N,
               apart = static_cast<std::uint32_t>(results.pitch);
    if (flip || a.is_scaled()) spectrum ? finish_spectra(results, groups, flip) : scale_reals(results, count, groups);
    if (are_rows(to, spectrum)) return;
    spectrum ? store_elements<W>(to, count, m_x, groups, apart) : store_reals<W>(to, count, &m_x->re, groups, apart);
  }

  void finish_spectra(GroupLines<Real, W> const& results, std::uint32_t groups, bool flip) const {
    for (std::uint32_t g = 0; g < groups; ++g)
      for (std::uint32_t k = 0; k < m_line.values(); ++k) {
        auto& v = results.rows[g * results.pitch + k * results.stride];
        v = scaled_lanes<Real, W>(m_arguments.scale, flip ? conjugate(v) : v);
      }
  }
  void scale_reals(GroupLines<Real, W> const& results, std::uint32_t count, std::uint32_t groups) const {
    for (std::uint32_t g = 0; g < groups; ++g)
      for (std::uint32_t j = 0; j < count; ++j) {
        auto* const at = results.first + g * W * results.pitch + j * results.stride;
        store_lanes<Real, W>(at, scaled_lanes<Real, W>(m_arguments.scale, load_lanes<Real, W>(at)));
      }
  }

  PassArguments<Real> const& m_arguments;
  GroupEnd m_load, m_store;
  RealLine m_line;
  LineSteps<Real> m_steps;
  Complex<V>*m_x, *m_z;
};

}  // namespace TeamFFT::Impl

#endif
