// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Short lines, one a lane. A team takes many groups of W lines, and a group's lines move as a whole: in whole vectors
// and W x W transpositions where they are contiguous, in single ones where they are neighbours. The transform is one
// butterfly in registers, or stages over rows in the first-level cache whose twiddles all come from a table.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_SHORT_LINES_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_SHORT_LINES_HPP

#include "engines/lanes/stages/host_group_ends.hpp"
#include "engines/lanes/stages/host_group_lines.hpp"
#include "engines/lanes/stages/host_kernel.hpp"
#include "engines/lanes/stages/host_line_runs.hpp"
#include "engines/lanes/stages/host_real_lines.hpp"
#include "engines/lanes/stages/host_short_stages.hpp"
#include "engines/lanes/stages/host_team_lines.hpp"

#include <optional>

namespace TeamFFT::Impl {

/// The lines of a team.
template <class Real, unsigned W>
class ShortLines {
 public:
  using V = Lanes<Real, W>;
  static constexpr unsigned widest = vector_bytes / sizeof(Real);

  ShortLines(PassArguments<Real> const& a, LineRange const& lines, void* scratch)
      : m_arguments(a),
        m_loads_near(lines.loads_near),
        m_stores_near(lines.stores_near),
        m_load(group_load(a)),
        m_store(group_store(a)),
        m_from(a, m_load),
        m_to(a, m_store),
        m_x(static_cast<Complex<V>*>(scratch)),
        m_z(m_x + (has_rows() ? rows_together_of(a.length, sizeof(Complex<V>)) : a.length)),
        m_rest(reinterpret_cast<Real*>(has_rows() ? m_z + (m_z - m_x) : m_z)),
        m_rest_groups(a.load_stride != 1 && a.store_stride != 1
                          ? 0
                          : std::max<std::uint32_t>(1, short_lines_bytes / (rest_length() * sizeof(Complex<V>)))),
        m_place(reinterpret_cast<std::uint32_t*>(m_rest + 2 * std::size_t{W} * rest_length() * m_rest_groups)) {
    if (has_rows()) m_reals.emplace(a, m_load, m_store, m_x, m_z);
    if (a.stage_count < 2) return;  // no stage reads m_place
    DigitReversal place(a);
    place.seek(0);
    for (std::uint32_t b = 0; b < a.length / a.radix(0); ++b, place.next()) m_place[b] = place.row();
  }

  /// `count` lines of a unit each in W lanes, between vectors in scratch: line i begins `places[i]` elements behind
  /// `in` and behind `out`.
  void transform_unit(V* in, V* out, LinePlace const* places, std::uint32_t count) const {
    auto const& a = m_arguments;
    auto ends = ends_of_lines();
    ends.from = {nullptr, 0, a.load_stride};
    ends.to = {nullptr, 0, a.store_stride};
    auto const set = [&](LinePlace const& at) {
      V *const from = in + m_from.scalars * std::size_t{at.load}, *const to =
                                                                      out + m_to.scalars * std::size_t{at.store};
      m_from.scalars == 2 ? static_cast<void>(ends.from.rows = reinterpret_cast<Complex<V>*>(from))
                          : static_cast<void>(ends.from.real_rows = from);
      m_to.scalars == 2 ? static_cast<void>(ends.to.rows = reinterpret_cast<Complex<V>*>(to))
                        : static_cast<void>(ends.to.real_rows = to);
    };
    set(places[0]);
    if (a.stage_count != 1 || has_rows() || !reversed(ends).plain()) {
      for (std::uint32_t i = 0; i < count; ++i) set(places[i]), transform_groups(ends, 1);
      return;
    }
    for_whole_line<widest_butterfly>(a.radix(0), [&](auto R) {
      for (std::uint32_t i = 0; i < count; ++i)
        set(places[i]), one_butterfly<decltype(R)::value, GroupMoves::rows, GroupMoves::rows, true>(ends, 1);
    });
  }

  /// Lines first .. end - 1.
  void transform(std::uint32_t first, std::uint32_t end) const {
    auto const& a = m_arguments;
    if (first == end) return;
    bool const across =
        W > 1 && a.load_stride != 1 && a.store_stride != 1 && a.dims[0].load == 1 && a.dims[0].store == 1;
    auto ends = ends_of_runs();
    GroupPlaces<W> rest;
    for (LineRuns<Real> runs(a, first);; runs.next()) {
      std::uint32_t const count = std::min(end - first, runs.lines()), whole = across ? count - count % W : count;
      check_line(runs.at(0)), check_line(runs.at(count - 1));
      if (whole != 0) {
        ends.from.first = a.source + m_from.scalars * runs.load(0),
        ends.to.first = a.target + m_to.scalars * runs.store(0);
        transform_neighbours(ends, whole);
      }
      for (std::uint32_t i = whole; i < count; ++i)
        if (rest.add(runs.load(i), runs.store(i))) transform_places(rest);
      first += count;
      if (first == end) break;
    }
    if (rest.count != 0) transform_places(rest);
  }

 private:
  /// `count` lines which follow each other along the first dimension.
  void transform_neighbours(GroupEnds<Real, W> ends, std::uint32_t count) const {
    std::uint32_t const groups = count / W;
    if (groups != 0) can_stream(ends) ? stream_groups(ends, groups) : transform_groups(ends, groups);
    if (count % W == 0) return;
    ends.from.first += groups * W * ends.from.pitch;
    ends.to.first += groups * W * ends.to.pitch;
    transform_rest(ends, count % W);
  }

  /// Lanes without a line do what the first one does.
  void transform_places(GroupPlaces<W>& places) const {
    std::int64_t from[W], to[W];
    for (unsigned w = 0; w < W; ++w) {
      unsigned const i = w < places.count ? w : 0;
      from[w] = m_from.scalars * places.load[i], to[w] = m_to.scalars * places.store[i];
    }
    places.count = 0;
    auto ends = ends_of_lines();
    ends.from.places = from, ends.to.places = to;
    transform_groups(ends, 1);
  }

  void check_line([[maybe_unused]] LineInfo const& at) const {
    check_run_read(m_arguments, at, 0, m_from.count);
    check_run_write(m_arguments, at, 0, m_to.count);
  }

  /// Ends of lines that begin where the buffers do.
  [[nodiscard]] GroupEnds<Real, W> ends_of_lines() const {
    auto const& a = m_arguments;
    std::int64_t const in = m_from.scalars, out = m_to.scalars;
    return {{a.source, in * a.dims[0].load, in * a.load_stride},
            {a.target, out * a.dims[0].store, out * a.store_stride},
            a.has(flag_swap_load),
            a.has(flag_swap_store),
            a.is_scaled(),
            false,
            a.scale};
  }
  [[nodiscard]] GroupEnds<Real, W> ends_of_runs() const {
    auto const& a = m_arguments;
    bool const far = is_far(a), loads_far = far && !m_loads_near,
               stores_far = far && !m_stores_near && a.source != a.target;
    auto ends = ends_of_lines();
    ends.from.far = loads_far && a.load_stride != 1;
    ends.to.far = stores_far && a.store_stride != 1;
    ends.far = loads_far && a.load_stride == 1 && a.dims[0].load == std::int64_t{m_from.count};
    return ends;
  }

  /// Groups are whole cache lines one after the other.
  [[nodiscard]] bool can_stream(GroupEnds<Real, W> const& ends) const {
    auto const& a = m_arguments;
    return !m_stores_near && (m_store == GroupEnd::complex) && is_beyond_caches(a, false) && ends.to.contiguous() &&
           ends.to.pitch == 2 * std::int64_t{a.length} && reinterpret_cast<std::uintptr_t>(ends.to.first) % 64 == 0;
  }

  /// Through scratch: the pieces that a stage writes are shorter than a cache line, and lie apart.
  void stream_groups(GroupEnds<Real, W> ends, std::uint32_t groups) const {
    static_assert(2 * W % widest == 0);
    auto target = ends.to.first;
    ends.to.first = m_rest;
    for (std::uint32_t g = 0; g < groups; g += m_rest_groups) {
      std::uint32_t const count = std::min(m_rest_groups, groups - g);
      transform_groups(ends, count);
      std::size_t const scalars = count * W * 2 * std::size_t{m_arguments.length};
      for (std::size_t i = 0; i < scalars; i += widest)
        stream_lanes<Real, widest>(target + i, load_lanes<Real, widest>(m_rest + i));
      target += scalars;
      ends.from.first += count * W * ends.from.pitch;
    }
    end_streams();
  }

  /// Rows of other ends than complex elements lie in scratch before the first stage, or behind the last one.
  void transform_groups(GroupEnds<Real, W> ends, std::uint32_t groups) const {
    if (!has_rows()) return transform_complex(reversed(ends), groups);
    if (m_reals->knows_lines()) return m_reals->transform(ends, groups);
    auto const& a = m_arguments;
    auto from = ends.from;
    auto to = ends.to;
    if (m_load != GroupEnd::complex) ends.from.rows = m_z, ends.from.stride = 1;
    if (m_store != GroupEnd::complex) ends.to.rows = m_z, ends.to.stride = 1;
    if (m_store == GroupEnd::spectrum || m_store == GroupEnd::mapped) ends.scale = false;
    reversed(ends);
    auto* const reals = reinterpret_cast<V*>(m_x);
    for (std::uint32_t g = 0; g < groups; ++g) {
      load_group<W>(a, m_load, from, reals, m_z);
      transform_complex(ends, 1);
      store_group<W>(a, m_store, m_z, reals, to);
      from.first += W * from.pitch, ends.from.first += W * from.pitch;
      to.first += W * to.pitch, ends.to.first += W * to.pitch;
    }
  }

  /// The inverse transform as the forward one of a line in reversed order, instead of swaps of all real and imaginary
  /// parts at both ends. Lines of a pass that move in different ways (whole groups, columns without neighbours, lines
  /// that fill no group) agree on it, so that their bits are the same.
  GroupEnds<Real, W> const& reversed(GroupEnds<Real, W>& ends) const {
    bool const loads = ends.from.rows != nullptr, stores = ends.to.rows != nullptr,
               apart = !ends.from.contiguous() && !ends.to.contiguous();
    if (ends.swap_load && ends.swap_store && (loads || stores || apart)) {
      (stores && !loads ? ends.to.reversed : ends.from.reversed) = m_arguments.length;
      ends.swap_load = ends.swap_store = false;
    }
    return ends;
  }

  void transform_complex(GroupEnds<Real, W> const& ends, std::uint32_t groups) const {
    using enum GroupMoves;
    auto const from = moves_of(ends.from), to = moves_of(ends.to);
    if (from == rows || to == rows) return transform_rows(ends, from, to, groups);
    if (from == any || from != to) return transform_any(ends, groups);
    if (from == contiguous)
      ends.plain() ? transform_moving<contiguous, contiguous, true>(ends, groups)
                   : transform_moving<contiguous, contiguous, false>(ends, groups);
    else
      ends.plain() ? transform_moving<neighbours, neighbours, true>(ends, groups)
                   : transform_moving<neighbours, neighbours, false>(ends, groups);
  }

  /// With an end in scratch, which has the scale and its own swap done there.
  void transform_rows(GroupEnds<Real, W> const& ends, GroupMoves from, GroupMoves to, std::uint32_t groups) const {
    using enum GroupMoves;
    bool const loads = from == rows, stores = to == rows;
    if (loads) change_rows(ends.from, ends.swap_load, ends.scale && !stores, ends.factor);
    bool const other_swap = (ends.swap_load && !loads) || (ends.swap_store && !stores),
               typed = (loads || from == contiguous) && (stores || to == contiguous);
    bool const mixed = loads != stores && m_arguments.stage_count <= 1;
    if (!typed || other_swap || mixed) {
      auto other = ends;
      other.scale = false, other.swap_load = ends.swap_load && !loads, other.swap_store = ends.swap_store && !stores;
      transform_any(other, groups);
    } else if (loads) {
      stores ? transform_moving<rows, rows, true>(ends, groups)
             : transform_moving<rows, contiguous, true>(ends, groups);
    } else {
      transform_moving<contiguous, rows, true>(ends, groups);
    }
    if (stores) change_rows(ends.to, ends.swap_store, ends.scale, ends.factor);
  }

  /// A swap and the scale where an end is rows in scratch. The rows that a line is read from are not read again.
  template <class Lines>
  void change_rows(Lines const& lines, bool swap, bool scale, Scale<Real> const& factor) const {
    if (!swap && !scale) return;
    auto* x = lines.rows;
    for (std::uint32_t j = 0; j < m_arguments.length; ++j, x += lines.stride) {
      auto const v = scale ? scaled_lanes<Real, W>(factor, *x) : *x;
      *x = swap ? swapped(v) : v;
    }
  }

  /// Any other ends: one butterfly through rows in scratch, stages element by element.
  void transform_any(GroupEnds<Real, W> ends, std::uint32_t groups) const {
    auto const& a = m_arguments;
    if (a.stage_count > 1) {
      std::int64_t from[W], to[W];
      for (unsigned w = 0; w < W; ++w) from[w] = w * ends.from.pitch, to[w] = w * ends.to.pitch;
      if (ends.from.contiguous()) ends.from.places = from;
      if (ends.to.contiguous()) ends.to.places = to;
      return transform_moving<GroupMoves::any, GroupMoves::any, false>(ends, groups);
    }
    auto inner = ends;
    bool const loads = ends.from.rows == nullptr, stores = ends.to.rows == nullptr;
    if (loads) inner.from.rows = m_x, inner.from.stride = 1;
    if (stores) inner.to.rows = m_x, inner.to.stride = 1;
    for (std::uint32_t g = 0; g < groups;
         ++g, ends.from.first += W * ends.from.pitch, ends.to.first += W * ends.to.pitch) {
      if (loads) load_elements<W>(ends.from, a.length, m_x);
      transform_complex(inner, 1);
      if (stores) store_elements<W>(ends.to, a.length, m_x);
    }
  }

  template <GroupMoves loads, GroupMoves stores, bool plain>
  void transform_moving(GroupEnds<Real, W> const& ends, std::uint32_t groups) const {
    auto const& a = m_arguments;
    constexpr unsigned longest = W < widest ? shortest_of_wide_vectors - 1 : widest_butterfly;
    if constexpr (loads != GroupMoves::any && loads == stores) {
      if (a.stage_count == 0) return one_butterfly<1, loads, stores, plain, W>(ends, groups);
      if (a.stage_count == 1)
        return for_whole_line<longest>(
            a.radix(0), [&](auto R) { one_butterfly<decltype(R)::value, loads, stores, plain, W>(ends, groups); });
    }
    if constexpr (W == widest) transform_in_stages<loads, stores, plain>(ends, groups);
  }

  template <GroupMoves loads, GroupMoves stores, bool plain>
  void transform_in_stages(GroupEnds<Real, W> const& ends, std::uint32_t groups) const {
    auto from = ends.from;
    auto to = ends.to;
    for (std::uint32_t g = 0; g < groups; ++g, from.first += W * from.pitch, to.first += W * to.pitch) {
      NextGroup<Real> next{ends.far ? from.first + W * from.pitch : nullptr};
      first<loads, plain>(from, ends.swap_load, next);
      last<stores, plain>(ends, to, middle(), next);
    }
  }

  template <GroupMoves moves, bool plain>
  void first(GroupLines<Real const, W> const& from, bool swap, NextGroup<Real>& next) const {
    auto const& a = m_arguments;
    for_stage_radix(a.radix(0), [&](auto R) {
      first_short_stage<decltype(R)::value, moves, plain, W>(from, a.length, swap, m_place, next, m_x);
    });
  }

  /// Returns the last stage's twiddles.
  [[nodiscard]] Complex<Real> const* middle() const {
    auto const& a = m_arguments;
    auto const* twiddles = a.template table<Complex<Real>>(a.twiddles);
    std::uint32_t L = a.radix(0);
    for (unsigned s = 1; s + 1 < a.stage_count; ++s) {
      unsigned const R = a.radix(s);
      for_stage_radix(
          R, [&](auto radix) { middle_short_stage<decltype(radix)::value, V, Real>(m_x, a.length, L, twiddles); });
      twiddles += (R - 1) * L;
      L *= R;
    }
    return twiddles;
  }

  template <GroupMoves moves, bool plain>
  void last(GroupEnds<Real, W> const& ends, GroupLines<Real, W> const& to, Complex<Real> const* twiddles,
            NextGroup<Real>& next) const {
    unsigned const radix = m_arguments.radix(m_arguments.stage_count - 1u);
    for_stage_radix(radix, [&](auto R) {
      last_short_stage<decltype(R)::value, moves, plain, W>(m_x, m_arguments.length / radix, twiddles, next, ends, to);
    });
  }

  /// Fewer than W lines, through a whole group of contiguous ones.
  void transform_rest(GroupEnds<Real, W> ends, unsigned count) const {
    auto const from = ends.from;
    auto const to = ends.to;
    auto const pitch = static_cast<std::int64_t>(2 * std::size_t{rest_length()});
    std::int64_t const in = m_from.scalars, out = m_to.scalars;
    std::fill(m_rest, m_rest + W * pitch, Real(0));
    for (unsigned w = 0; w < count; ++w)
      for (std::int64_t j = 0; j < m_from.count; ++j)
        std::copy_n(from.first + w * from.pitch + j * from.stride, in, m_rest + w * pitch + in * j);
    ends.far = ends.from.far = ends.to.far = false;
    ends.from = {m_rest, pitch, in};
    ends.to = {m_rest, pitch, out};
    transform_groups(ends, 1);
    for (unsigned w = 0; w < count; ++w)
      for (std::int64_t k = 0; k < m_to.count; ++k)
        std::copy_n(m_rest + w * pitch + out * k, out, to.first + w * to.pitch + k * to.stride);
  }

  [[nodiscard]] bool has_rows() const { return m_load != GroupEnd::complex || m_store != GroupEnd::complex; }
  /// Complex elements of a line in m_rest.
  [[nodiscard]] std::uint32_t rest_length() const { return m_arguments.length + (has_rows() ? 1 : 0); }

  PassArguments<Real> const& m_arguments;
  bool m_loads_near, m_stores_near;
  GroupEnd m_load, m_store;
  GroupElements m_from, m_to;
  Complex<V>*m_x, *m_z;                        ///< rows of the stages; between them and such ends
  std::optional<RealGroups<Real, W>> m_reals;  ///< with such ends
  Real* m_rest;                                ///< groups of contiguous lines, where an end has such
  std::uint32_t m_rest_groups;
  std::uint32_t* m_place;
};

template <class Real>
void run_any_short(PassArguments<Real> const& a, LineRange const& lines, void* scratch) {
  constexpr unsigned wide = vector_bytes / sizeof(Real), narrow = std::min(vector_bytes, 32u) / sizeof(Real);
  auto const run = [&](auto W) {
    ShortLines<Real, decltype(W)::value>(a, lines, scratch).transform(lines.first, lines.end);
  };
  a.length < shortest_of_wide_vectors ? run(std::integral_constant<unsigned, narrow>{})
                                      : run(std::integral_constant<unsigned, wide>{});
}

}  // namespace TeamFFT::Impl

#endif
