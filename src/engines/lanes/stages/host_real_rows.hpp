// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Real elements between memory and rows: row e holds element e of every line's map. Whole vectors move where the lines'
// elements are contiguous (a transposition of W x W scalars) or where the lines are neighbours, by their addresses or
// their positions; else every lane fetches its own.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_REAL_ROWS_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_REAL_ROWS_HPP

#include "engines/lanes/stages/host_lines.hpp"

namespace TeamFFT::Impl {

/// One side of W lines: element e of line w is there where position + e step < count, and lies at base + (position + e
/// step) stride on a line-wise side, else at base + e stride.
template <class Real, unsigned W>
class RealRows {
 public:
  using V = Lanes<Real, W>;

  /// Rows that move together.
  static constexpr unsigned together = W == 1 ? 16 : W;

  static RealRows load_side(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, std::uint64_t count) {
    return RealRows(a, lines,
                    {&LineInfo::load, &LineInfo::load_position, a.load_stride, a.load_position_step,
                     a.has(flag_line_wise_load), has(a, line_wise_called_load)},
                    count);
  }
  static RealRows store_side(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, std::uint64_t count) {
    return RealRows(a, lines,
                    {&LineInfo::store, &LineInfo::store_position, a.store_stride, a.store_position_step,
                     a.has(flag_line_wise_store), has(a, line_wise_called_store)},
                    count);
  }

  /// to[i] = row e0 + i, i < count <= together; 0 where an element is not there.
  [[gnu::noinline]] void read(std::uint64_t e0, unsigned count, V* to) const {
    Real const* const source = m_arguments.source;
    if (m_movement == Movement::contiguous && m_last + (e0 + together - 1) * m_step < m_count) {
      check_ends(e0, together, [&](std::int64_t offset) { check_read(m_arguments, offset); });
      V v[together];
      read_contiguous(source, e0, v);
      std::copy_n(v, count, to);
    } else if (m_movement == Movement::neighbours && are_there(e0, count)) {
      check_ends(e0, count, [&](std::int64_t offset) { check_read(m_arguments, offset); });
      for (unsigned i = 0; i < count; ++i) to[i] = load_lanes<Real, W>(source + address(0, e0 + i));
    } else if (has(m_arguments, line_wise_called_load)) {
      with_calls(m_arguments, [&](auto const& called) { read_lanes(called, e0, count, to); });
    } else {
      read_lanes(m_arguments, e0, count, to);
    }
  }

  /// Row e0 + i = from[i], i < count <= together.
  [[gnu::noinline]] void write(std::uint64_t e0, unsigned count, V const* from) const {
    Real* const target = m_arguments.target;
    if (m_movement == Movement::contiguous && are_there(e0, count) && 2 * count >= together) {
      check_ends(e0, count, [&](std::int64_t offset) { check_write(m_arguments, offset); });
      write_contiguous(target, e0, count, from);
    } else if (m_movement == Movement::neighbours && are_there(e0, count)) {
      check_ends(e0, count, [&](std::int64_t offset) { check_write(m_arguments, offset); });
      for (unsigned i = 0; i < count; ++i) store_lanes<Real, W>(target + address(0, e0 + i), from[i]);
    } else if (has(m_arguments, line_wise_called_store)) {
      with_calls(m_arguments, [&](auto const& called) { write_lanes(called, e0, count, from); });
    } else {
      write_lanes(m_arguments, e0, count, from);
    }
  }

  [[nodiscard]] bool is_scattered() const { return m_movement == Movement::neighbours; }

  /// For a read() or write() of these rows soon.
  template <bool for_write>
  void prefetch_rows(std::uint64_t e0, unsigned count) const {
    if (!are_there(e0, count)) return;
    Real const* const memory = for_write ? m_arguments.target : m_arguments.source;
    if (m_movement == Movement::contiguous) {
      for (unsigned w = 0; w < W; ++w) prefetch<for_write>(memory + address(w, e0), count * sizeof(Real));
    } else if (m_movement == Movement::neighbours) {
      for (unsigned i = 0; i < count; ++i) prefetch<for_write>(memory + address(0, e0 + i), W * sizeof(Real));
    }
  }

 private:
  struct MemorySide {
    std::int64_t LineInfo::*base;
    std::uint64_t LineInfo::*position;
    std::int64_t stride;
    std::uint64_t step;
    bool by_position, is_called;
  };

  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): places of lines are set where they are known
  RealRows(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, MemorySide const& side, std::uint64_t count)
      : m_arguments(a),
        m_lines(lines),
        m_position(side.position),
        m_pitch(side.stride * (side.by_position ? static_cast<std::int64_t>(side.step) : 1)),
        m_step(side.step),
        m_count(count) {
    bool neighbours = lines.all_present;
    for (unsigned w = 0; w < W; ++w) {
      auto const& at = lines.at[w];
      m_base[w] = at.*side.base + (side.by_position ? static_cast<std::int64_t>(at.*side.position) * side.stride : 0);
      m_last = std::max(m_last, at.*side.position);
      neighbours = neighbours && m_base[w] == m_base[0] + w;
    }
    if (side.is_called) return;
    if (lines.all_present && m_pitch == 1)
      m_movement = Movement::contiguous;
    else if (neighbours)
      m_movement = Movement::neighbours;
  }

  template <class Ends>
  void read_lanes(PassArguments<Real, Ends> const& a, std::uint64_t e0, unsigned count, V* to) const {
    if constexpr (Ends::are_called) return read_runs(a, e0, count, to);
    for (unsigned w = 0; w < W; ++w)
      for (unsigned i = 0; i < count; ++i) {
        bool const there = is_there(w, e0 + i);
        reinterpret_cast<Real*>(to + i)[w] = there ? read_scalar(a, address(w, e0 + i)) : Real(0);
      }
  }
  template <class Ends>
  void write_lanes(PassArguments<Real, Ends> const& a, std::uint64_t e0, unsigned count, V const* from) const {
    if constexpr (Ends::are_called) return write_runs(a, e0, count, from);
    for (unsigned w = 0; w < W; ++w)
      for (unsigned i = 0; i < count; ++i)
        if (is_there(w, e0 + i)) write_scalar(a, address(w, e0 + i), reinterpret_cast<Real const*>(from + i)[w]);
  }

  /// A call for the elements of each lane that are there.
  template <class Ends>
  void read_runs(PassArguments<Real, Ends> const& a, std::uint64_t e0, unsigned count, V* to) const {
    alignas(V) Real elements[W][rows_called];
    for (unsigned done = 0; done < count; done += rows_called) {
      unsigned const part = std::min(count - done, rows_called);
      for (unsigned w = 0; w < W; ++w) {
        unsigned const there = elements_there(w, e0 + done, part);
        if (there != 0) a.load_run(a.source, address(w, e0 + done), m_pitch, there, elements[w]);
        std::fill(elements[w] + there, elements[w] + part, Real(0));
      }
      unsigned i = 0;
      if constexpr (W > 1)
        for (; i + W <= part; i += W) {
          V v[W];
          static_for<W>([&](auto w) { v[w] = load_lanes<Real, W>(elements[w] + i); });
          transpose<Real, W>(v);
          static_for<W>([&](auto w) { to[done + i + w] = v[w]; });
        }
      for (; i < part; ++i)
        for (unsigned w = 0; w < W; ++w) reinterpret_cast<Real*>(to + done + i)[w] = elements[w][i];
    }
  }
  template <class Ends>
  void write_runs(PassArguments<Real, Ends> const& a, std::uint64_t e0, unsigned count, V const* from) const {
    alignas(V) Real elements[W][rows_called];
    for (unsigned done = 0; done < count; done += rows_called) {
      unsigned const part = std::min(count - done, rows_called);
      unsigned i = 0;
      if constexpr (W > 1)
        for (; i + W <= part; i += W) {
          V v[W];
          static_for<W>([&](auto w) { v[w] = from[done + i + w]; });
          transpose<Real, W>(v);
          static_for<W>([&](auto w) { store_lanes<Real, W>(elements[w] + i, v[w]); });
        }
      for (; i < part; ++i)
        for (unsigned w = 0; w < W; ++w) elements[w][i] = reinterpret_cast<Real const*>(from + done + i)[w];
      for (unsigned w = 0; w < W; ++w)
        if (unsigned const there = elements_there(w, e0 + done, part); there != 0)
          a.store_run(a.target, address(w, e0 + done), m_pitch, there, elements[w]);
    }
  }
  [[nodiscard]] unsigned elements_there(unsigned w, std::uint64_t e, unsigned count) const {
    auto const& at = m_lines.at[w];
    return at.present ? positions_below(at.*m_position, e, m_step, m_count, count) : 0;
  }

  [[nodiscard]] std::int64_t address(unsigned w, std::uint64_t e) const {
    return m_base[w] + static_cast<std::int64_t>(e) * m_pitch;
  }
  [[nodiscard]] bool is_there(unsigned w, std::uint64_t e) const {
    return m_lines.at[w].present && m_lines.at[w].*m_position + e * m_step < m_count;
  }
  [[nodiscard]] bool are_there(std::uint64_t e0, unsigned count) const {
    return m_last + (e0 + count - 1) * m_step < m_count;
  }

  template <class Check>
  void check_ends(std::uint64_t e0, unsigned count, Check const& check) const {
    for (unsigned w = 0; w < W; ++w) check(address(w, e0)), check(address(w, e0 + count - 1));
  }

  void read_contiguous(Real const* source, std::uint64_t e0, V* to) const {
    if constexpr (W == 1) {
      std::copy_n(source + address(0, e0), together, to);
    } else {
      V v[W];
      static_for<W>([&](auto w) { v[w] = load_lanes<Real, W>(source + address(w, e0)); });
      transpose<Real, W>(v);
      static_for<W>([&](auto i) { to[i] = v[i]; });
    }
  }

  void write_contiguous(Real* target, std::uint64_t e0, unsigned count, V const* from) const {
    if constexpr (W == 1) {
      std::copy_n(from, count, target + address(0, e0));
    } else {
      V v[W];
      static_for<W>([&](auto i) { v[i] = from[i < count ? i : 0u]; });
      transpose<Real, W>(v);
      if (count == W)
        static_for<W>([&](auto w) { store_lanes<Real, W>(target + address(w, e0), v[w]); });
      else
        static_for<W>([&](auto w) { std::memcpy(target + address(w, e0), &v[w], count * sizeof(Real)); });
    }
  }

  PassArguments<Real> const& m_arguments;
  TeamLines<Real, W> const& m_lines;
  std::uint64_t LineInfo::*m_position;
  std::int64_t m_base[W], m_pitch;
  std::uint64_t m_step, m_count, m_last = 0;
  Movement m_movement = Movement::lane_by_lane;
};

/// Real elements as rows of complex ones: z_j = (v_(2j), v_(2j+1)), or v_j with imaginary part 0.
template <class Real, unsigned W, unsigned parts>
class RealFetch final : public RowFetch<Real, W> {
 public:
  using V = Lanes<Real, W>;

  RealFetch(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, std::uint32_t rows, std::uint64_t count)
      : m_reals(RealRows<Real, W>::load_side(a, lines, count)), m_rows(rows) {}

  void fetch(std::uint32_t j0, unsigned count, Complex<V>* to) const override {
    V v[parts * rows_together<W>];
    unsigned const there = j0 < m_rows ? std::min(count, m_rows - j0) : 0;
    if (there != 0) m_reals.read(std::uint64_t{parts} * j0, parts * there, v);
    for (unsigned i = 0; i < there; ++i) to[i] = {v[parts * i], parts == 2 ? v[parts * i + 1] : V{}};
    std::fill(to + there, to + count, Complex<V>{});
  }
  void prefetch(std::uint32_t j0, unsigned count) const override {
    m_reals.template prefetch_rows<false>(std::uint64_t{parts} * j0, parts * count);
  }

 private:
  RealRows<Real, W> m_reals;
  std::uint32_t m_rows;  ///< behind them is nothing
};

template <class Real, unsigned W, unsigned parts>
class RealPut final : public RowPut<Real, W> {
 public:
  using V = Lanes<Real, W>;

  RealPut(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, std::uint32_t rows)
      : m_reals(RealRows<Real, W>::store_side(a, lines, a.store_count)), m_rows(rows) {}

  void put(std::uint32_t k0, unsigned count, Complex<V> const* rows) const override {
    V v[parts * rows_together<W>];
    count = k0 < m_rows ? std::min(count, m_rows - k0) : 0;
    for (unsigned i = 0; i < count; ++i) {
      v[parts * i] = rows[i].re;
      if (parts == 2) v[parts * i + 1] = rows[i].im;
    }
    if (count != 0) m_reals.write(std::uint64_t{parts} * k0, parts * count, v);
  }
  void prefetch(std::uint32_t k0, unsigned count) const override {
    m_reals.template prefetch_rows<true>(std::uint64_t{parts} * k0, parts * count);
  }

 private:
  RealRows<Real, W> m_reals;
  std::uint32_t m_rows;
};

}  // namespace TeamFFT::Impl

#endif
