// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lanes along one contiguous line (host_along_stages.hpp): the line takes about N elements of scratch rather than N W,
// and each element is shuffled three times in all. Ends that are no complex elements go through N + 1 more.
#include "engines/lanes/stages/host_along_convolution.hpp"
#include "engines/lanes/stages/host_along_reals.hpp"
#include "engines/lanes/stages/host_along_stages.hpp"
#include "engines/lanes/stages/host_filter.hpp"

#include <TeamFFT/device/line/called.hpp>

#include <algorithm>
#include <optional>

namespace TeamFFT::Impl {

namespace {

/// Lines of a convolution: there, times the filter's table, and back.
template <class Real, unsigned W>
void convolve_along(PassArguments<Real> const& a, LineRange const& own, void* scratch, HostTeam const& threads) {
  auto* const x = static_cast<Complex<Lanes<Real, W>>*>(scratch);
  LaneRows const shape(a.radix(0), W);
  RowPlaces const places = row_places(a, shape.rows, W);
  DigitReversal place(a, shape.rows, places);
  auto* const z = reinterpret_cast<Complex<Real>*>(x + places(a.length / shape.first_radix * shape.rows));
  auto inner = a;
  inner.flags &= ~(flag_swap_load | flag_swap_store);
  inner.scale = {Real(1), Real(0)};
  std::uint32_t const first = own.first, end = own.end;
  for (std::uint32_t line = first; line < end; ++line) {
    auto const at = locate(a, line);
    if (line != first) threads.barrier();  // before scratch is written again
    load_for_convolution<Real, W>(a, at, z, threads);
    threads.barrier();
    transform_along<Real, W>(inner, places, place, &z->re, x, {&z->re}, threads);
    threads.barrier();
    multiply_by_filter<Real, W>(a, at, z, threads);
    threads.barrier();
    transform_along<Real, W>(inner, places, place, &z->re, x, {&z->re}, threads);
    threads.barrier();
    store_of_convolution<Real, W>(a, at, z, threads);
  }
}

/// The line in memory, or a copy of its elements in z with zeros behind them.
template <class Real>
Real const* line_for_filter(PassArguments<Real> const& a, LineInfo const& at, Complex<Real>* z,
                            HostTeam const& threads) {
  auto const count = static_cast<std::uint32_t>(std::min<std::uint64_t>(a.load_count, a.length));
  Real const* const source = a.source + 2 * at.load;
  check_run_read(a, at, 0, count);
  if (a.load_stride == 1 && count == a.length) return source;
  std::uint32_t const zeros = a.length - count;
  for (std::uint32_t j = threads.begin(count, 1); j < threads.end(count, 1); ++j) {
    Real const* const element = source + 2 * (std::int64_t{j} * a.load_stride);
    z[j] = {element[0], element[1]};
  }
  std::fill(z + count + threads.begin(zeros, 1), z + count + threads.end(zeros, 1), Complex<Real>{});
  threads.barrier();
  return &z->re;
}

/// Long lines are not: 4096 of 1536 and of 2048 in f64 took 0.83 or, by where the program's memory lay, 1.3 to 1.6 of
/// two passes' time, 0.83 to 0.96 through the caches; of 1024 0.82 to 0.86 and 0.88 (one thread of an AMD EPYC,
/// 2026-11-26).
template <class Real>
bool is_streamed(PassArguments<Real> const& a) {
  constexpr std::size_t longest_bytes = std::size_t{16} << 10;
  return a.length * 2 * sizeof(Real) <= longest_bytes && is_beyond_caches(a, false);
}

/// Lines to a user's filter and back. Each transform swaps on both its sides where its own end of the pass does: the
/// filter gets what it is told.
template <class Real, unsigned W>
void filter_along(PassArguments<Real> const& a, LineRange const& own, void* scratch, HostTeam const& threads) {
  auto* const x = static_cast<Complex<Lanes<Real, W>>*>(scratch);
  LaneRows const shape(a.radix(0), W);
  RowPlaces const places = row_places(a, shape.rows, W);
  DigitReversal place(a, shape.rows, places);
  auto* const z = reinterpret_cast<Complex<Real>*>(x + places(a.length / shape.first_radix * shape.rows));
  auto const& filter = filter_of(a);
  auto there = a, back = a;
  there.flags = a.has(flag_swap_load) ? a.flags | flag_swap_store : a.flags & ~flag_swap_store;
  back.flags = a.has(flag_swap_store) ? a.flags | flag_swap_load : a.flags & ~flag_swap_load;
  there.scale = filter.before;
  auto const stored = static_cast<std::uint32_t>(std::min<std::uint64_t>(a.store_count, a.length));
  bool const to_memory = a.store_stride == 1 && stored == a.length,
             streams = to_memory && !own.stores_near && is_streamed(a);
  std::uint32_t const first = own.first, end = own.end;
  auto at = locate(a, first);
  for (std::uint32_t line = first; line < end; ++line) {
    auto const after = locate(a, line + 1);
    Real* const target = a.target + 2 * at.store;
    check_run_write(a, at, 0, stored);
    if (line != first) threads.barrier();  // before scratch is written again
    transform_along<Real, W>(there, places, place, line_for_filter(a, at, z, threads), x, {&z->re}, threads);
    threads.barrier();
    std::uint32_t const k = threads.begin(a.length, W), count = threads.end(a.length, W) - k;
    if (count != 0) filter.apply(at.filter_position, k, count, z + k);
    threads.barrier();
    LineEnd<Real> to{to_memory ? target : &z->re};
    to.stream = streams && can_stream<Real, W>(a, shape, target);
    if (a.load_stride == 1 && !own.loads_near && is_far(a) && after.present && a.load_count >= a.length)
      to.next = a.source + 2 * after.load;
    transform_along<Real, W>(back, places, place, &z->re, x, to, threads);
    if (!to_memory) {
      threads.barrier();
      for (std::uint32_t i = threads.begin(stored, 1); i < threads.end(stored, 1); ++i)
        std::copy_n(&z[i].re, 2, target + 2 * (std::int64_t{i} * a.store_stride));
    }
    at = after;
  }
  if (streams) end_streams();
}

/// A line that a functor gives or takes, in memory: complex elements, pairs of reals, or (packed spectra) the
/// half-spectrum of N + 1 elements.
template <class Real>
class CalledLine {
 public:
  CalledLine(PassArguments<Real> const& a, Real* memory) : m_arguments(a), m_memory(memory) {}

  /// Elements that are not there are 0.
  [[nodiscard]] Real const* load(LineInfo const& at) const {
    auto const& a = m_arguments;
    bool const line_wise = a.has(flag_line_wise_load), reals = line_wise && a.maps.load_packing == Packing::pairs;
    std::uint64_t const all = elements(line_wise, reals),
                        there = std::min<std::uint64_t>(all, line_wise ? a.maps.count : a.load_count);
    std::uint64_t const scalars = reals ? 1 : 2;
    if (there != 0) ErasedEnds::load_run(a.source, at.load, a.load_stride, static_cast<unsigned>(there), m_memory);
    std::fill(m_memory + scalars * there, m_memory + scalars * all, Real(0));
    return m_memory;
  }
  void store(LineInfo const& at) const {
    auto const& a = m_arguments;
    bool const line_wise = a.has(flag_line_wise_store), reals = line_wise && a.maps.store_packing == Packing::pairs;
    std::uint64_t const there = std::min<std::uint64_t>(elements(line_wise, reals), a.store_count);
    if (there != 0) ErasedEnds::store_run(a.target, at.store, a.store_stride, static_cast<unsigned>(there), m_memory);
  }
  [[nodiscard]] Real* memory() const { return m_memory; }

 private:
  [[nodiscard]] std::uint64_t elements(bool line_wise, bool reals) const {
    std::uint64_t const N = m_arguments.length;
    return !line_wise ? N : reals ? 2 * N : N + 1;
  }

  PassArguments<Real> const& m_arguments;
  Real* m_memory;
};

/// Copies of a team's lines whose elements lie apart on one side or both. They move together, so that what neighbouring
/// lines share of a cache line moves once.
template <class Real>
class GatheredLines {
 public:
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): the loop sets those lines that there are
  GatheredLines(PassArguments<Real> const& a, Real* memory, std::uint32_t first, std::uint32_t end)
      : m_arguments(a), m_memory(memory), m_count(end - first) {
    for (std::uint32_t i = 0; i < m_count; ++i) m_at[i] = locate(a, first + i);
  }

  [[nodiscard]] Real* line(std::uint32_t i) const { return m_memory + 2 * gathered_line(m_arguments.length) * i; }
  void load(HostTeam const& threads) const {
    auto const& a = m_arguments;
    for (std::uint32_t i = 0; i < m_count; ++i) check_run_read(a, m_at[i], 0, a.length);
    for_elements(threads, [&](std::uint32_t i, std::uint32_t j) {
      std::copy_n(a.source + 2 * (m_at[i].load + std::int64_t{j} * a.load_stride), 2, line(i) + 2 * std::size_t{j});
    });
  }
  void store(HostTeam const& threads) const {
    auto const& a = m_arguments;
    for (std::uint32_t i = 0; i < m_count; ++i) check_run_write(a, m_at[i], 0, a.length);
    for_elements(threads, [&](std::uint32_t i, std::uint32_t k) {
      std::copy_n(line(i) + 2 * std::size_t{k}, 2, a.target + 2 * (m_at[i].store + std::int64_t{k} * a.store_stride));
    });
  }

 private:
  template <class Visit>
  void for_elements(HostTeam const& threads, Visit const& visit) const {
    for (std::uint32_t j = threads.begin(m_arguments.length, 1); j < threads.end(m_arguments.length, 1); ++j)
      for (std::uint32_t i = 0; i < m_count; ++i) visit(i, j);
  }

  PassArguments<Real> const& m_arguments;
  Real* m_memory;
  std::uint32_t m_count;
  LineInfo m_at[most_gathered_lines];
};

/// Where a team's lines lie for the stages: in the pass' memory, or in copies where a functor gives or takes them or
/// their elements lie apart.
template <class Real>
class AlongLines {
 public:
  /// copies: N + 1 elements for each functor, then the lines apart.
  AlongLines(PassArguments<Real> const& a, Real* copies, std::uint32_t first, std::uint32_t end)
      : m_arguments(a),
        m_from(a, group_load(a)),
        m_to(a, group_store(a)),
        m_first(first),
        m_called_load(has(a, line_wise_called_load)),
        m_called_store(has(a, line_wise_called_store)),
        m_from_calls(a, copies),
        m_to_calls(a, copies + (m_called_load ? line_scalars() : 0)),
        m_gathers(!m_called_load && a.load_stride != 1),
        m_scatters(!m_called_store && a.store_stride != 1) {
    if (m_gathers || m_scatters)
      m_apart.emplace(a, m_to_calls.memory() + (m_called_store ? line_scalars() : 0), first, end);
  }

  [[nodiscard]] bool come_from_memory() const { return !m_called_load && !m_gathers; }
  [[nodiscard]] bool go_to_memory() const { return !m_called_store && !m_scatters; }

  void load(HostTeam const& threads) const {
    if (!m_gathers) return;
    m_apart->load(threads);
    threads.barrier();
  }
  void store(HostTeam const& threads) const {
    if (!m_scatters) return;
    threads.barrier();
    m_apart->store(threads);
  }
  [[nodiscard]] Real const* source(std::uint32_t line, LineInfo const& at) const {
    if (m_called_load) return m_from_calls.load(at);
    if (m_gathers) return m_apart->line(line - m_first);
    check_run_read(m_arguments, at, 0, m_from.count);
    return m_arguments.source + m_from.scalars * at.load;
  }
  [[nodiscard]] Real* target(std::uint32_t line, LineInfo const& at) const {
    if (m_called_store) return m_to_calls.memory();
    if (m_scatters) return m_apart->line(line - m_first);
    check_run_write(m_arguments, at, 0, m_to.count);
    return m_arguments.target + m_to.scalars * at.store;
  }
  /// After the last stage.
  void give(LineInfo const& at) const {
    if (m_called_store) m_to_calls.store(at);
  }

 private:
  [[nodiscard]] std::size_t line_scalars() const { return 2 * (std::size_t{m_arguments.length} + 1); }

  PassArguments<Real> const& m_arguments;
  GroupElements m_from, m_to;
  std::uint32_t m_first;
  bool m_called_load, m_called_store;
  CalledLine<Real> m_from_calls, m_to_calls;
  bool m_gathers, m_scatters;
  std::optional<GatheredLines<Real>> m_apart;
};

template <class Real, unsigned W>
void run_along(PassArguments<Real> const& a, LineRange const& own, void* scratch, HostTeam const& threads) {
  auto* const x = static_cast<Complex<Lanes<Real, W>>*>(scratch);
  LaneRows const shape(a.radix(0), W);
  RowPlaces const places = row_places(a, shape.rows, W);
  // N + 1 elements
  auto* const ordered = reinterpret_cast<Real*>(x + places(a.length / shape.first_radix * shape.rows));
  GroupEnd const load = group_load(a), store = group_store(a);
  bool const copies_load = has_copy_in_scratch(load), copies_store = has_copy_in_scratch(store);
  std::uint32_t const first = own.first, end = own.end;
  AlongLines<Real> const lines(a, ordered + (copies_load || copies_store ? 2 * (std::size_t{a.length} + 1) : 0), first,
                               end);
  DigitReversal place(a, shape.rows, places);
  std::optional<PassArguments<Real>> unscaled;  // a copy takes as long as a short line
  if ((store == GroupEnd::spectrum || store == GroupEnd::mapped) && a.is_scaled())
    unscaled.emplace(a).scale = {Real(1), Real(0)};
  bool const far =
      !own.loads_near && is_far(a) && lines.come_from_memory() && load != GroupEnd::reals && load != GroupEnd::mapped;
  bool const streams = !own.stores_near && is_beyond_caches(a, false) && !copies_store && lines.go_to_memory();
  lines.load(threads);
  auto at = locate(a, first);
  for (std::uint32_t line = first; line < end; ++line) {
    auto const after = locate(a, line + 1);
    Real const* const source = lines.source(line, at);
    Real* const target = lines.target(line, at);
    if (line != first) threads.barrier();  // before scratch is written again
    if (copies_load) {
      line_from_end<Real, W>(a, load, source, ordered, threads);
      threads.barrier();
    }
    LineEnd<Real> to{copies_store ? ordered : target};
    to.stream = streams && can_stream<Real, W>(a, shape, target);
    if (far && after.present) to.next = a.source + 2 * after.load;
    transform_along<Real, W>(unscaled ? *unscaled : a, places, place, copies_load ? ordered : source, x, to, threads);
    if (copies_store) {
      threads.barrier();
      line_to_end<Real, W>(a, store, ordered, target, threads);
    }
    lines.give(at);
    at = after;
  }
  lines.store(threads);
  if (streams) end_streams();
}

template <class Real, unsigned W = vector_bytes / sizeof(Real)>
void run_any(PassArguments<Real> const& a, LineRange const& own, void* scratch, HostTeam const& threads) {
  if (a.radix(a.stage_count) == W)
    return calls_filter(a)           ? filter_along<Real, W>(a, own, scratch, threads)
           : a.has(flag_convolution) ? convolve_along<Real, W>(a, own, scratch, threads)
                                     : run_along<Real, W>(a, own, scratch, threads);
  // as the planner's (engines/lanes/along.cpp)
  constexpr unsigned narrowest = std::max<unsigned>(4, std::min(32u, vector_bytes) / sizeof(Real));
  if constexpr (W > narrowest) run_any<Real, W / 2>(a, own, scratch, threads);
}

}  // namespace

void host_kernel_along(PassArguments<float> const& a, LineRange const& own, void* scratch, HostTeam const& threads) {
  run_any(a, own, scratch, threads);
}
void host_kernel_along(PassArguments<double> const& a, LineRange const& own, void* scratch, HostTeam const& threads) {
  run_any(a, own, scratch, threads);
}

}  // namespace TeamFFT::Impl
