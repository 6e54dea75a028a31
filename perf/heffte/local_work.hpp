// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parts of one of heFFTe's transforms by themselves: its executors, and its exchanges, on boxes of the same plan.
#ifndef TEAMFFT_PERF_HEFFTE_LOCAL_WORK_HPP
#define TEAMFFT_PERF_HEFFTE_LOCAL_WORK_HPP

#include <TeamFFT/heffte.hpp>

#include <Kokkos_Core.hpp>
#include <heffte.h>
#include <mpi.h>

#include <algorithm>
#include <array>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <vector>

namespace bench_heffte {

/// Where a tag works.
template <class Tag>
using MemorySpace =
    std::conditional_t<std::is_same_v<typename heffte::backend::buffer_traits<Tag>::location, heffte::tag::gpu>,
                       Kokkos::DefaultExecutionSpace::memory_space, Kokkos::HostSpace>;

/// Elements of that memory.
template <class T, class Tag>
class Array {
 public:
  explicit Array(std::size_t count) : m_memory("bench_heffte", std::max<std::size_t>(count, 1) * sizeof(T)) {}
  [[nodiscard]] T* data() const { return reinterpret_cast<T*>(m_memory.data()); }
  [[nodiscard]] auto const& view() const { return m_memory; }

 private:
  Kokkos::View<std::byte*, MemorySpace<Tag>> m_memory;
};

/// In [-1/2, 1/2) (Steele, Lea, Flood 2014: splitmix64).
template <class T>
std::vector<T> random_elements(std::size_t count) {
  std::vector<T> data(count);
  auto* const reals = reinterpret_cast<typename TeamFFT::Impl::HeffteElement<T>::real*>(data.data());
  for (std::uint64_t i = 0; i < count * (sizeof(T) / sizeof(*reals)); ++i) {
    std::uint64_t z =
        (i + (static_cast<std::uint64_t>(heffte::mpi::comm_rank(MPI_COMM_WORLD)) << 40)) * 0x9e3779b97f4a7c15u +
        0x632be59bd9b4e019u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    reals[i] =
        static_cast<std::remove_pointer_t<decltype(reals)>>(static_cast<double>((z ^ (z >> 31)) >> 40) * 0x1p-24 - 0.5);
  }
  return data;
}

template <class Tag, class T>
void to_memory(Array<T, Tag> const& to, std::vector<T> const& from) {
  Kokkos::deep_copy(
      Kokkos::View<std::byte*, MemorySpace<Tag>>(reinterpret_cast<std::byte*>(to.data()), from.size() * sizeof(T)),
      Kokkos::View<std::byte const*, Kokkos::HostSpace>(reinterpret_cast<std::byte const*>(from.data()),
                                                        from.size() * sizeof(T)));
}
template <class Tag, class T>
std::vector<T> from_memory(Array<T, Tag> const& from, std::size_t count) {
  std::vector<T> to(count);
  Kokkos::deep_copy(
      Kokkos::View<std::byte*, Kokkos::HostSpace>(reinterpret_cast<std::byte*>(to.data()), count * sizeof(T)),
      Kokkos::View<std::byte*, MemorySpace<Tag>>(reinterpret_cast<std::byte*>(from.data()), count * sizeof(T)));
  return to;
}

/// `In` is the type of data, `Out` that of the spectrum and of what is exchanged behind the first lines.
template <class Tag, class In, class Out>
class LocalWork {
 public:
  static constexpr bool is_half = !std::is_same_v<In, Out>;

  LocalWork(heffte::box3d<> const& in, heffte::box3d<> const& out, heffte::plan_options const& options)
      : m_plan(heffte::plan_operations(heffte::mpi::gather_boxes(in, out, MPI_COMM_WORLD), is_half ? 0 : -1,
                                       heffte::set_options<Tag, is_half>(options),
                                       heffte::mpi::comm_rank(MPI_COMM_WORLD))) {
    for (int i = 0; i < 4; ++i) {
      m_there[i] =
          heffte::make_reshape3d<Tag>(nullptr, m_plan.in_shape[i], m_plan.out_shape[i], MPI_COMM_WORLD, m_plan.options);
      m_back[i] =
          heffte::make_reshape3d<Tag>(nullptr, m_plan.out_shape[i], m_plan.in_shape[i], MPI_COMM_WORLD, m_plan.options);
    }
    if constexpr (is_half) m_first = heffte::make_executor_r2c<Tag>(nullptr, box(0), m_plan.fft_direction[0]);
    make_executors();
    std::size_t elements = 0, work = 0;
    for (int i = 0; i < 4; ++i) {
      elements = std::max({elements, static_cast<std::size_t>(m_plan.in_shape[i][m_plan.mpi_rank].count()),
                           static_cast<std::size_t>(box(i).count())});
      for (auto const* shaper : {m_there[i].get(), m_back[i].get()})
        if (shaper != nullptr) work = std::max(work, shaper->size_workspace());
    }
    for (auto const& executor : m_executors)
      if (executor != nullptr) work = std::max(work, executor->workspace_size());
    if constexpr (is_half)
      if (m_first != nullptr) work = std::max(work, m_first->workspace_size());
    m_one = std::make_unique<Array<Out, Tag>>(elements);
    m_other = std::make_unique<Array<Out, Tag>>(elements);
    m_work = std::make_unique<Array<Out, Tag>>(2 * work);
    m_random = std::make_unique<Array<Out, Tag>>(elements);
    to_memory(*m_random, random_elements<Out>(elements));
  }

  /// Random numbers again: results are not scaled.
  void prepare() const {
    for (auto const* array : {m_one.get(), m_other.get()}) Kokkos::deep_copy(array->view(), m_random->view());
  }

  /// All lines of this rank, there and back.
  void transform() const {
    if constexpr (is_half)
      if (m_first != nullptr) {
        m_first->forward(reinterpret_cast<In*>(m_one->data()), m_other->data(), m_work->data());
        m_first->backward(m_other->data(), reinterpret_cast<In*>(m_one->data()), m_work->data());
      }
    for (auto const& executor : m_executors)
      if (executor != nullptr) {
        executor->forward(m_one->data(), m_work->data());
        executor->backward(m_one->data(), m_work->data());
      }
    Kokkos::fence();
  }

  /// All exchanges, there and back; of r2c those before its first lines are real.
  void exchange() const {
    for (int i = 0; i < 4; ++i)
      for (auto const* shaper : {m_there[i].get(), m_back[i].get()})
        if (shaper != nullptr) {
          if (i == 0)
            shaper->apply(1, reinterpret_cast<In*>(m_one->data()), reinterpret_cast<In*>(m_other->data()),
                          reinterpret_cast<In*>(m_work->data()));
          else
            shaper->apply(1, m_one->data(), m_other->data(), m_work->data());
        }
    Kokkos::fence();
  }

 private:
  [[nodiscard]] heffte::box3d<> const& box(int i) const { return m_plan.out_shape[i][m_plan.mpi_rank]; }

  /// Two or three dimensions without an exchange between them are one executor, as heFFTe's fft3d has it.
  void make_executors() {
    auto const& d = m_plan.fft_direction;
    if constexpr (is_half) {
      for (int i : {1, 2}) m_executors[i] = heffte::make_executor<Tag>(nullptr, box(i), d[i]);
    } else if (heffte::has_executor3d<Tag>() && !m_there[1] && !m_there[2]) {
      m_executors[0] = heffte::make_executor<Tag>(nullptr, box(0));
    } else if (heffte::has_executor2d<Tag>() && !m_there[1]) {
      m_executors[0] = heffte::make_executor<Tag>(nullptr, box(0), d[0], d[1]);
      m_executors[2] = heffte::make_executor<Tag>(nullptr, box(2), d[2]);
    } else if (heffte::has_executor2d<Tag>() && !m_there[2]) {
      m_executors[0] = heffte::make_executor<Tag>(nullptr, box(0), d[0]);
      m_executors[2] = heffte::make_executor<Tag>(nullptr, box(2), d[1], d[2]);
    } else {
      for (int i : {0, 1, 2}) m_executors[i] = heffte::make_executor<Tag>(nullptr, box(i), d[i]);
    }
  }

  heffte::logic_plan3d<int> m_plan;
  std::array<std::unique_ptr<heffte::reshape3d_base<int>>, 4> m_there, m_back;
  std::unique_ptr<heffte::executor_base> m_first;
  std::array<std::unique_ptr<heffte::executor_base>, 3> m_executors;
  std::unique_ptr<Array<Out, Tag>> m_one, m_other, m_work, m_random;
};

}  // namespace bench_heffte

#endif
