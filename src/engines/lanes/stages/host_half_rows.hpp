// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of a half-spectrum's whole line, v_p = X_p up to N/2 and conj X_(N-p) above: from memory and, folded, back.
// Lines alone in their memory take whole rows; lines by position (p = position + j step) are neighbours up to N/2 and
// neighbours backwards above it.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_HALF_ROWS_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_HALF_ROWS_HPP

#include "engines/lanes/stages/host_lines.hpp"

#include <TeamFFT/device/ends/line_wise.hpp>

namespace TeamFFT::Impl {

/// The pass without its load's map and ops: rows of the elements that are there.
template <class Real>
PassArguments<Real> elements_as_loaded(PassArguments<Real> a) {
  a.flags &= ~(flag_line_wise_load | flag_swap_load | flag_load_chirp | flag_load_twiddle);
  a.load_count = a.maps.count;
  return a;
}

/// Lines whose positions follow each other at one address with stride 1.
template <class Real, unsigned W>
bool consecutive(TeamLines<Real, W> const& lines, std::int64_t LineInfo::*base, std::uint64_t LineInfo::*position,
                 std::int64_t stride) {
  bool result = lines.all_present && stride == 1;
  for (unsigned w = 1; w < W; ++w)
    result = result && lines.at[w].*base == lines.at[0].*base && lines.at[w].*position == lines.at[0].*position + w;
  return result;
}

template <class Real, unsigned W>
class HalfFetch final : public RowFetch<Real, W> {
 public:
  using V = Lanes<Real, W>;

  HalfFetch(PassArguments<Real> const& a, TeamLines<Real, W> const& lines)
      : m_arguments(a),
        m_lines(lines),
        m_elements(elements_as_loaded(a)),
        m_rows(m_elements, lines),
        m_whole(!a.has(flag_position_load | flag_gather) && a.load_position_step == 1),
        m_consecutive(!a.has(flag_gather) && !has(a, line_wise_called_load) &&
                      consecutive(lines, &LineInfo::load, &LineInfo::load_position, a.load_stride)) {}

  void fetch(std::uint32_t j0, unsigned count, Complex<V>* to) const override {
    if (m_whole) return fetch_whole(j0, count, to);
    for (unsigned i = 0; i < count; ++i) to[i] = row_by_position(j0 + i);
  }
  void prefetch(std::uint32_t j0, unsigned count) const override {
    auto const& a = m_arguments;
    auto const& first = m_lines.at[0];
    std::uint64_t const N = length();
    for (unsigned i = 0; i < count && m_consecutive; ++i) {
      std::uint64_t const p = first.load_position + std::uint64_t{j0 + i} * a.load_position_step, last = p + W - 1;
      if (last < N)
        Impl::prefetch<false>(a.source + 2 * (first.load + static_cast<std::int64_t>(2 * p > N ? N - last : p)),
                              2 * sizeof(Real) * W);
    }
  }

 private:
  [[nodiscard]] std::uint64_t length() const { return m_arguments.maps.transform_length; }

  void fetch_whole(std::uint32_t j0, unsigned count, Complex<V>* to) const {
    auto const N = static_cast<std::uint32_t>(length());
    bool const flip = has(m_arguments, line_wise_conjugate_load);
    auto const inside = [&](std::uint32_t end) { return end > j0 ? std::min(count, end - j0) : 0u; };
    unsigned const direct = inside(N / 2 + 1), both = inside(N);  // rows up to N/2, and with their mirrors
    if (direct != 0) m_rows.read(j0, direct, to);
    if (both != direct) {
      m_rows.read(N - (j0 + both - 1), both - direct, to + direct);
      std::reverse(to + direct, to + both);
    }
    for (unsigned i = 0; i < both; ++i) {
      if (j0 + i == 0 || 2 * (j0 + i) == N) to[i].im = V{};
      if (flip != (i >= direct)) to[i] = conjugate(to[i]);
    }
    std::fill(to + both, to + count, Complex<V>{});
  }

  [[nodiscard]] Complex<V> row_by_position(std::uint32_t j) const {
    auto const& a = m_arguments;
    auto const& first = m_lines.at[0];
    std::uint64_t const p = first.load_position + std::uint64_t{j} * a.load_position_step, last = p + W - 1,
                        N = length();
    bool const flip = has(a, line_wise_conjugate_load);
    if (m_consecutive && last < a.load_count) {
      if (p != 0 && 2 * last < N && last < a.maps.count) {
        auto const v = neighbours(first.load + static_cast<std::int64_t>(p));
        return flip ? conjugate(v) : v;
      }
      if (2 * p > N && last < N && N - p < a.maps.count) {
        auto const v = backwards<Real, W>(neighbours(first.load + static_cast<std::int64_t>(N - last)));
        return flip ? v : conjugate(v);
      }
    }
    if (has(a, line_wise_called_load))
      return with_calls(a, [&](auto const& called) { return lane_by_lane(called, j); });
    return lane_by_lane(a, j);
  }

  [[nodiscard]] Complex<V> neighbours(std::int64_t offset) const {
    check_read(m_arguments, offset);
    check_read(m_arguments, offset + W - 1);
    return load_complex<Real, W>(m_arguments.source + 2 * offset);
  }

  template <class Ends>
  [[nodiscard]] Complex<V> lane_by_lane(PassArguments<Real, Ends> const& a, std::uint32_t j) const {
    Complex<Real> c[W];
    for (unsigned w = 0; w < W; ++w)
      load_item<std::uint64_t>(a, m_lines.at[w], j, [&](std::uint32_t, Complex<Real> const& v) { c[w] = v; });
    return {make_lanes<Real, W>([&](unsigned w) { return c[w].re; }),
            make_lanes<Real, W>([&](unsigned w) { return c[w].im; })};
  }

  PassArguments<Real> const& m_arguments;
  TeamLines<Real, W> const& m_lines;
  PassArguments<Real> m_elements;
  LineReader<Real, W> m_rows;
  bool m_whole, m_consecutive;
};

/// Rows of V to the half-spectrum: those above N/2 fold to conj V_p at N - p, where their line has no p = N - p of its
/// own.
template <class Real, unsigned W>
class HalfPut final : public RowPut<Real, W> {
 public:
  using V = Lanes<Real, W>;

  HalfPut(PassArguments<Real> const& a, TeamLines<Real, W> const& lines)
      : m_arguments(a),
        m_lines(lines),
        m_elements(elements_as_stored(a)),
        m_rows(m_elements, lines),
        m_whole(!a.has(flag_position_store | flag_scatter) && a.store_position_step == 1 && a.maps.fold_step == 0),
        m_consecutive(!a.has(flag_scatter) && !has(a, line_wise_called_store) &&
                      consecutive(lines, &LineInfo::store, &LineInfo::store_position, a.store_stride)) {}

  void put(std::uint32_t k0, unsigned count, Complex<V> const* rows) const override {
    if (m_whole) return put_whole(k0, count, rows);
    for (unsigned i = 0; i < count && k0 + i < m_arguments.maps.line_elements; ++i) put_by_position(k0 + i, rows[i]);
  }
  void prefetch(std::uint32_t k0, unsigned count) const override {
    auto const& a = m_arguments;
    auto const& first = m_lines.at[0];
    std::uint64_t const N = a.maps.transform_length;
    for (unsigned i = 0; i < count && m_consecutive; ++i) {
      std::uint64_t const p = first.store_position + std::uint64_t{k0 + i} * a.store_position_step, last = p + W - 1;
      if (last < N)
        Impl::prefetch<true>(a.target + 2 * (first.store + static_cast<std::int64_t>(2 * p > N ? N - last : p)),
                             2 * sizeof(Real) * W);
    }
  }

 private:
  /// The rows come with all ops done.
  static PassArguments<Real> elements_as_stored(PassArguments<Real> a) {
    a.flags &= ~(flag_line_wise_store | flag_swap_store | flag_store_chirp | flag_store_twiddle);
    a.store_count = a.maps.transform_length / 2 + 1;
    a.scale = {Real(1), Real(0)};
    return a;
  }

  void put_whole(std::uint32_t k0, unsigned count, Complex<V> const* rows) const {
    if (k0 >= m_elements.store_count) return;
    count = static_cast<unsigned>(std::min<std::uint64_t>(count, m_elements.store_count - k0));
    Complex<V> copy[rows_together<W>];
    for (unsigned i = 0; i < count; ++i)
      copy[i] = has(m_arguments, line_wise_conjugate_store) ? conjugate(rows[i]) : rows[i];
    m_rows.write(k0, count, copy);
  }

  void put_by_position(std::uint32_t k, Complex<V> const& v) const {
    auto const& a = m_arguments;
    auto const& first = m_lines.at[0];
    std::uint64_t const p = first.store_position + std::uint64_t{k} * a.store_position_step, last = p + W - 1,
                        N = a.maps.transform_length;
    bool const flip = has(a, line_wise_conjugate_store), folds = a.maps.fold_step != 0;
    if (m_consecutive && last < a.store_count) {
      if (2 * last <= N) return neighbours(first.store + static_cast<std::int64_t>(p), flip ? conjugate(v) : v);
      std::uint64_t const residue = folds ? p % a.maps.fold_step : 0;
      if (2 * p > N && residue != 0 && 2 * (residue + W - 1) < a.maps.fold_step)
        return neighbours(first.store + static_cast<std::int64_t>(N - last),
                          backwards<Real, W>(flip ? v : conjugate(v)));
    }
    if (has(a, line_wise_called_store))
      with_calls(a, [&](auto const& called) { put_lanes(called, k, v); });
    else
      put_lanes(m_arguments, k, v);
  }

  template <class Ends>
  void put_lanes(PassArguments<Real, Ends> const& a, std::uint32_t k, Complex<V> const& v) const {
    for (unsigned w = 0; w < W; ++w)
      put_lane(a, k, w, {reinterpret_cast<Real const*>(&v)[w], reinterpret_cast<Real const*>(&v)[W + w]});
  }

  void neighbours(std::int64_t offset, Complex<V> const& v) const {
    check_write(m_arguments, offset);
    check_write(m_arguments, offset + W - 1);
    store_complex<Real, W>(m_arguments.target + 2 * offset, v);
  }

  template <class Ends>
  void put_lane(PassArguments<Real, Ends> const& a, std::uint32_t k, unsigned w, Complex<Real> const& v) const {
    auto const& at = m_lines.at[w];
    std::uint64_t const p = at.store_position + std::uint64_t{k} * a.store_position_step;
    if (!at.present || p >= a.store_count) return;
    std::uint64_t q = a.has(flag_scatter) ? std::uint64_t{a.template table<std::uint32_t>(a.scatter)[p]} : p;
    bool const folded = 2 * q > a.maps.transform_length;
    if (folded) {
      std::uint64_t const residue = a.maps.fold_step != 0 ? q % a.maps.fold_step : 0;
      if (residue == 0 || 2 * residue == a.maps.fold_step) return;  // N - q belongs to this line, too
      q = a.maps.transform_length - q;
    }
    write_finished(a, at.store + static_cast<std::int64_t>(q) * a.store_stride,
                   folded != has(a, line_wise_conjugate_store) ? conjugate(v) : v);
  }

  PassArguments<Real> const& m_arguments;
  TeamLines<Real, W> const& m_lines;
  PassArguments<Real> m_elements;
  LineWriter<Real, W> m_rows;
  bool m_whole, m_consecutive;
};

}  // namespace TeamFFT::Impl

#endif
