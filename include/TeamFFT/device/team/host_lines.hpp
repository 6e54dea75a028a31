// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A team's lines on hosts, where a team is one thread: a part of them at a time lies in scratch as in memory, and there
// goes through the passes of a plan, which are the library's own and compiled for the CPU's vectors, whatever the
// user's code is compiled for. Their lanes are lines where there are enough.
#ifndef TEAMFFT_DEVICE_TEAM_HOST_LINES_HPP
#define TEAMFFT_DEVICE_TEAM_HOST_LINES_HPP

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/device/team/values.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace TeamFFT::Impl {

enum class TeamKind : unsigned char { forward, backward, r2c, c2r };

inline constexpr std::size_t host_team_alignment = 64;

/// Lines that are in scratch together take so many bytes at most, or are one: they stay in the second-level cache with
/// the rows of the stages.
inline constexpr std::size_t host_lines_bytes = std::size_t{512} << 10;

/// Elements from one line in scratch to the next. Long lines lie apart from multiples of 4 KB, which fall in the same
/// few places of the first-level cache.
constexpr std::size_t host_line_pitch(std::size_t N) { return N < 512 ? N : (N + 15) / 8 * 8 + 8; }

/// Bytes of scratch that suffice for lines of a product of small factors, whatever vectors the library was compiled
/// for: its lines, and the rows or the second buffer of a pass (src/engines/lanes/candidates.cpp).
constexpr std::size_t host_scratch_bound(std::size_t N, std::size_t lines, std::size_t element_bytes) {
  constexpr std::size_t most_rows = std::size_t{3} << 19, others = std::size_t{8} << 10;
  std::size_t const line = host_line_pitch(N) * element_bytes, rows = (3 * N + 96) * 128;
  return std::min(lines * line, std::max(host_lines_bytes, line)) +
         std::max(std::min(rows, most_rows), 4 * N * element_bytes) + others;
}

/// The passes of each kind for lines of N elements in scratch, `lines` a team.
template <class Real>
class TEAMFFT_EXPORT HostPasses {
 public:
  HostPasses() = default;
  HostPasses(std::size_t N, std::size_t lines);

  [[nodiscard]] std::size_t scratch_bytes() const;
  /// Lines that are in scratch together.
  [[nodiscard]] std::uint32_t together() const { return m_together; }
  [[nodiscard]] std::size_t pitch() const { return m_pitch; }

  /// Of `count` lines, in place, at the beginning of scratch that is aligned to host_team_alignment; reals where a kind
  /// has reals. `count` <= together().
  void transform(TeamKind kind, void* scratch, std::uint32_t count) const;

 private:
  struct TEAMFFT_INTERNAL State;
  std::uint32_t m_together = 1;
  std::size_t m_pitch = 1;
  std::shared_ptr<State const> m_state;
};

extern template class TEAMFFT_EXPORT HostPasses<float>;
extern template class TEAMFFT_EXPORT HostPasses<double>;

/// Lines of `Value`s, complex numbers of the user's: what only goes from his memory to scratch, or back, is then a
/// copy, as compilers have it.
template <class Real, class Value>
class HostLines {
  using Element = Complex<Real>;
  static_assert(sizeof(Value) == sizeof(Element));

 public:
  HostLines() = default;
  HostLines(std::size_t N, std::size_t lines)
      : m_N(static_cast<int>(N)), m_lines(static_cast<int>(lines)), m_passes(N, lines) {}

  [[nodiscard]] std::uint32_t length() const { return static_cast<std::uint32_t>(m_N); }
  [[nodiscard]] std::uint32_t lines() const { return static_cast<std::uint32_t>(m_lines); }
  [[nodiscard]] std::size_t scratch_bytes() const { return m_passes.scratch_bytes(); }

  template <class Load, class Store>
  void transform(TeamKind kind, void* scratch, Load const& load, Store const& store) const {
    in_parts(scratch, [&](int first, int count, Element* lines) {
      put<Value>(lines, m_N, first, count, load);
      transform(kind, lines, count);
      take<Value>(lines, m_N, first, count, store);
    });
  }
  template <class Load, class Store>
  void r2c(void* scratch, Load const& load, Store const& store) const {
    in_parts(scratch, [&](int first, int count, Element* lines) {
      put<Real>(lines, m_N, first, count, load);
      transform(TeamKind::r2c, lines, count);
      take<Value>(lines, m_N / 2 + 1, first, count, store);
    });
  }
  template <class Load, class Store>
  void c2r(void* scratch, Load const& load, Store const& store) const {
    in_parts(scratch, [&](int first, int count, Element* lines) {
      put<Value>(lines, m_N / 2 + 1, first, count, load);
      transform(TeamKind::c2r, lines, count);
      take<Real>(lines, m_N, first, count, store);
    });
  }
  template <class Load, class Filter, class Store>
  void convolve(void* scratch, Load const& load, Filter const& filter, Store const& store) const {
    through_spectrum<Value>(TeamKind::forward, TeamKind::backward, m_N, scratch, load, filter, store);
  }
  template <class Load, class Filter, class Store>
  void convolve_reals(void* scratch, Load const& load, Filter const& filter, Store const& store) const {
    through_spectrum<Real>(TeamKind::r2c, TeamKind::c2r, m_N / 2 + 1, scratch, load, filter, store);
  }

 private:
  template <class Item>
  [[nodiscard]] Item* line_at(Element* lines, int l) const {
    return reinterpret_cast<Item*>(lines + static_cast<std::size_t>(l) * m_passes.pitch());
  }

  template <class Item, class Load>
  void put(Element* lines, int items, int first, int count, Load const& load) const {
    for (int l = 0; l < count; ++l) put_line(line_at<Item>(lines, l), items, first + l, load);
  }
  template <class Item, class Store>
  void take(Element* lines, int items, int first, int count, Store const& store) const {
    for (int l = 0; l < count; ++l) take_line(line_at<Item>(lines, l), items, first + l, store);
  }
  template <class Filter>
  void multiply(Element* lines, int items, int first, int count, Filter const& filter) const {
    for (int l = 0; l < count; ++l) multiply_line(line_at<Element>(lines, l), items, first + l, filter);
  }

  // Nothing of what the functions see lies in scratch, and signed indices do not go round: compilers then make copies,
  // or whole vectors, of loops whose functions read or write contiguous memory (1024 elements in f32: 1.4 cycles an
  // element otherwise, 0.45 so; AMD EPYC, 2026-11-26).
  template <class Item, class Load>
  static void put_line(Item* __restrict__ line, int items, int at, Load const& load) {
    for (int j = 0; j < items; ++j) line[j] = load(at, j);
  }
  template <class Item, class Store>
  static void take_line(Item const* __restrict__ line, int items, int at, Store const& store) {
    for (int k = 0; k < items; ++k) store(at, k, line[k]);
  }
  template <class Filter>
  static void multiply_line(Element* __restrict__ line, int items, int at, Filter const& filter) {
    for (int k = 0; k < items; ++k) line[k] = filtered_by(line[k], filter(at, k));
  }

  template <class Item, class Load, class Filter, class Store>
  void through_spectrum(TeamKind to, TeamKind from, int modes, void* scratch, Load const& load, Filter const& filter,
                        Store const& store) const {
    in_parts(scratch, [&](int first, int count, Element* lines) {
      put<Item>(lines, m_N, first, count, load);
      transform(to, lines, count);
      multiply(lines, modes, first, count, filter);
      transform(from, lines, count);
      take<Item>(lines, m_N, first, count, store);
    });
  }

  void transform(TeamKind kind, Element* lines, int count) const {
    m_passes.transform(kind, lines, static_cast<std::uint32_t>(count));
  }

  template <class Visit>
  void in_parts(void* scratch, Visit const& visit) const {
    std::size_t space = host_team_alignment;
    auto* const lines = static_cast<Element*>(std::align(host_team_alignment, 0, scratch, space));
    auto const together = static_cast<int>(m_passes.together());
    for (int first = 0; first < m_lines; first += together) visit(first, std::min(together, m_lines - first), lines);
  }

  int m_N = 1, m_lines = 1;
  HostPasses<Real> m_passes;
};

}  // namespace TeamFFT::Impl

#endif
