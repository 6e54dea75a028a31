// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/long_tables.hpp"

#include <TeamFFT/detail/executor.hpp>
#include <TeamFFT/detail/view_info.hpp>

#include <backends/spaces.hpp>

#include <algorithm>
#include <string>

namespace TeamFFT::Impl {

namespace {

template <class Real>
struct FillChirp {
  Complex<Real>* c;
  LongRoots W;
  std::uint64_t N;
  KOKKOS_FUNCTION void operator()(std::uint64_t n) const {
    auto const v = chirp_entry(W, N, n);
    c[n] = {static_cast<Real>(v.re), static_cast<Real>(v.im)};
  }
};

struct FillBluestein {
  Complex<double>* b;
  LongRoots W;
  std::uint64_t N, M;
  KOKKOS_FUNCTION void operator()(std::uint64_t j) const { b[j] = bluestein_entry(W, N, M, j); }
};

struct FillRader {
  Complex<double>* b;
  LongRoots W;
  LongPowers powers;
  std::uint64_t M;
  KOKKOS_FUNCTION void operator()(std::uint64_t j) const { b[j] = rader_entry(W, powers, M, j); }
};

struct FillPowers {
  std::uint32_t* table;
  LongPowers powers;
  KOKKOS_FUNCTION void operator()(std::uint64_t i) const { table[i] = powers(i); }
};

template <class Real>
struct StoreFilter {
  Complex<Real>* filter;
  Complex<double> const* spectrum;
  PassOrder order;
  double M;
  KOKKOS_FUNCTION void operator()(std::uint64_t k) const {
    auto const v = spectrum[k];
    filter[order(k)] = {static_cast<Real>(v.re / M), static_cast<Real>(v.im / M)};
  }
};

/// The work of one plan's long tables: what lies on the device for them lives until the fence at its end.
template <class ExecutionSpace>
class LongTableWork {
 public:
  explicit LongTableWork(ExecutionSpace const& exec) : m_exec(exec) {}

  LongRoots roots(std::uint64_t n) {
    auto const split = split_precise_roots(n);
    return {{upload(split.values), split.shift}};
  }
  LongPowers powers(std::uint64_t p, bool rising) {
    auto const split = split_powers(p, rising);
    return {{upload(split.values), split.shift}, static_cast<std::uint32_t>(p)};
  }

  template <class Functor>
  void for_each(std::uint64_t count, Functor const& functor) const {
    using Policy = Kokkos::RangePolicy<ExecutionSpace, Kokkos::IndexType<std::uint64_t>>;
    Kokkos::parallel_for("TeamFFT::tables", Policy(m_exec, 0, count), functor);
  }

  /// Aligned as a workspace.
  char* memory(std::size_t bytes) {
    auto const& block = m_memory.emplace_back(
        Kokkos::view_alloc(m_exec, "TeamFFT::tables_work", Kokkos::WithoutInitializing), bytes + workspace_alignment);
    return block.data() + (workspace_alignment - reinterpret_cast<std::uintptr_t>(block.data()) % workspace_alignment) %
                              workspace_alignment;
  }

  template <class Real>
  void fill_filter(LongTable const& table, Machine const& machine, Complex<Real>* filter) {
    std::uint64_t const M = table.length;
    auto* const b = reinterpret_cast<Complex<double>*>(memory(M * sizeof(Complex<double>)));
    if (table.kind == LongTable::Kind::rader_filter)
      for_each(M, FillRader{b, roots(table.argument), powers(table.argument, false), M});
    else
      for_each(M, FillBluestein{b, roots(2 * table.argument), table.argument, M});
    PlanOptions options;
    options.machine = machine;
    std::string refusal;
    auto const transform = Executor<ExecutionSpace>::of_problem(
        m_exec, Problem::parse("c2c_f64_fwd_n" + std::to_string(M) + "_ip"), options, {}, refusal);
    if (!transform) throw Error(refusal);
    transform->execute(m_exec, b, b, 1, false, memory(transform->workspace_bytes()));
    PassOrder order{{}, static_cast<unsigned>(table.factors.size())};
    if (order.count > PassOrder::most)
      throw Error("TeamFFT: a filter's order of " + std::to_string(order.count) + " factors");
    std::copy(table.factors.begin(), table.factors.end(), order.factors);
    for_each(M, StoreFilter<Real>{filter, b, order, static_cast<double>(M)});
    m_exec.fence("TeamFFT: a filter is transformed");  // its plan goes
  }

 private:
  template <class Value>
  Value const* upload(std::vector<Value> const& values) {
    auto* const data = memory(values.size() * sizeof(Value));
    Kokkos::View<char*, typename ExecutionSpace::memory_space, Kokkos::MemoryUnmanaged> const there(
        data, values.size() * sizeof(Value));
    Kokkos::View<char const*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged> const host(
        reinterpret_cast<char const*>(values.data()), there.extent(0));
    Kokkos::deep_copy(m_exec, there, host);
    m_exec.fence("TeamFFT: a table is uploaded");
    return reinterpret_cast<Value const*>(data);
  }

  ExecutionSpace m_exec;
  std::vector<Kokkos::View<char*, typename ExecutionSpace::memory_space>> m_memory;
};

}  // namespace

template <class Real, class ExecutionSpace>
void fill_long_tables(ExecutionSpace const& exec, std::vector<LongTable> const& long_tables, Machine const& machine,
                      char* tables) {
  using enum LongTable::Kind;
  for (auto const& table : long_tables) {
    LongTableWork work(exec);
    char* const memory = tables + table.offset;
    if (table.kind == chirp)
      work.for_each(table.length, FillChirp<Real>{reinterpret_cast<Complex<Real>*>(memory),
                                                  work.roots(2 * table.argument), table.argument});
    else if (table.kind == rising_powers || table.kind == falling_powers)
      work.for_each(table.length, FillPowers{reinterpret_cast<std::uint32_t*>(memory),
                                             work.powers(table.argument, table.kind == rising_powers)});
    else
      work.fill_filter(table, machine, reinterpret_cast<Complex<Real>*>(memory));
    exec.fence("TeamFFT: a table is computed");
  }
}

#define TEAMFFT_INSTANTIATE(Space)                                                                           \
  template void fill_long_tables<float>(Space const&, std::vector<LongTable> const&, Machine const&, char*); \
  template void fill_long_tables<double>(Space const&, std::vector<LongTable> const&, Machine const&, char*);
TEAMFFT_FOR_EACH_SPACE(TEAMFFT_INSTANTIATE)
#undef TEAMFFT_INSTANTIATE

}  // namespace TeamFFT::Impl
