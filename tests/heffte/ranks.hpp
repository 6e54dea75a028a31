// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Data that every rank knows by its global index, heFFTe's boxes of it, memory where the tested tags work, and norms
// over all ranks.
#ifndef TEAMFFT_TESTS_HEFFTE_RANKS_HPP
#define TEAMFFT_TESTS_HEFFTE_RANKS_HPP

#include <TeamFFT/heffte.hpp>

#include <Kokkos_Core.hpp>
#include <heffte.h>
#include <mpi.h>

#include <array>
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <type_traits>
#include <vector>

namespace ranks {

/// The same tests are two programs: one of the host's tags, one of the GPU's where both libraries have it.
#ifdef TEAMFFT_TEST_HEFFTE_DEVICE
using Location = heffte::tag::gpu;
#else
using Location = heffte::tag::cpu;
#endif
using Space = TeamFFT::Impl::HeffteSpace<Location>::type;
template <TeamFFT::Kind kind>
using Tag = heffte::backend::teamfft_tag<Location, kind>;

/// MPI gets a GPU's addresses where the environment says that it can read them.
inline bool is_gpu_aware() {
  char const* const answer = std::getenv("TEAMFFT_TEST_GPU_AWARE_MPI");
  return answer != nullptr && answer[0] == '1';
}

inline heffte::plan_options options(bool reorder,
                                    heffte::reshape_algorithm algorithm = heffte::reshape_algorithm::alltoallv,
                                    bool pencils = true) {
  heffte::plan_options options(reorder, algorithm, pencils);
  options.use_gpu_aware = is_gpu_aware();
  return options;
}

/// Elements in memory that a location's tags read and write, of and for the host.
template <class T, class Where = Location>
class Array {
 public:
  explicit Array(std::size_t count) : m_count(count), m_memory("array", count * sizeof(T)) {}
  explicit Array(std::vector<T> const& from) : Array(from.size()) {
    Kokkos::deep_copy(m_memory, Kokkos::View<std::byte const*, Kokkos::HostSpace>(
                                    reinterpret_cast<std::byte const*>(from.data()), m_memory.size()));
  }
  [[nodiscard]] T* data() const { return reinterpret_cast<T*>(m_memory.data()); }
  [[nodiscard]] std::vector<T> host() const {
    std::vector<T> result(m_count);
    Kokkos::deep_copy(
        Kokkos::View<std::byte*, Kokkos::HostSpace>(reinterpret_cast<std::byte*>(result.data()), m_memory.size()),
        m_memory);
    return result;
  }

 private:
  std::size_t m_count;
  Kokkos::View<std::byte*, typename TeamFFT::Impl::HeffteSpace<Where>::type::memory_space> m_memory;
};

inline int rank() {
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  return rank;
}

inline int count() {
  int count = 0;
  MPI_Comm_size(MPI_COMM_WORLD, &count);
  return count;
}

/// In [-1/2, 1/2), a float's number; of the global index alone (Steele, Lea, Flood 2014: splitmix64).
inline double random(std::uint64_t index) {
  std::uint64_t z = index * 0x9e3779b97f4a7c15u + 0x632be59bd9b4e019u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return static_cast<double>((z ^ (z >> 31)) >> 40) * 0x1p-24 - 0.5;
}

template <class T>
T random_element(std::uint64_t index) {
  if constexpr (std::is_arithmetic_v<T>)
    return static_cast<T>(random(index));
  else
    return T(static_cast<typename T::value_type>(random(2 * index)),
             static_cast<typename T::value_type>(random(2 * index + 1)));
}

/// A box's elements, in the order of its memory.
template <class T>
std::vector<T> random_box(heffte::box3d<> const& box, std::array<int, 3> const& extents) {
  std::vector<T> data;
  std::array<int, 3> index{};
  for (index[box.order[2]] = box.low[box.order[2]]; index[box.order[2]] <= box.high[box.order[2]];
       ++index[box.order[2]])
    for (index[box.order[1]] = box.low[box.order[1]]; index[box.order[1]] <= box.high[box.order[1]];
         ++index[box.order[1]])
      for (index[box.order[0]] = box.low[box.order[0]]; index[box.order[0]] <= box.high[box.order[0]];
           ++index[box.order[0]])
        data.push_back(
            random_element<T>(static_cast<std::uint64_t>((index[0] * extents[1] + index[1]) * extents[2] + index[2])));
  return data;
}

/// This rank's brick of the domain.
inline heffte::box3d<> brick(std::array<int, 3> const& extents) {
  heffte::box3d<> const world({0, 0, 0}, {extents[0] - 1, extents[1] - 1, extents[2] - 1});
  return heffte::split_world(world, heffte::proc_setup_min_surface(world, count()))[static_cast<std::size_t>(rank())];
}

/// This rank's slab along a dimension.
inline heffte::box3d<> slab(std::array<int, 3> const& extents, int dimension) {
  heffte::box3d<> const world({0, 0, 0}, {extents[0] - 1, extents[1] - 1, extents[2] - 1});
  std::array<int, 3> grid{1, 1, 1};
  grid[static_cast<std::size_t>(dimension)] = count();
  return heffte::split_world(world, grid)[static_cast<std::size_t>(rank())];
}

template <class T>
double square(T const& x) {
  if constexpr (std::is_arithmetic_v<T>)
    return static_cast<double>(x) * static_cast<double>(x);
  else
    return square(x.real()) + square(x.imag());
}

/// ||found - expected|| / ||expected|| over all ranks.
template <class A, class B>
double relative_error(std::vector<A> const& found, std::vector<B> const& expected) {
  std::array<double, 2> sums{0, found.size() == expected.size() ? 0.0 : NAN};
  for (std::size_t i = 0; i < expected.size() && i < found.size(); ++i) {
    sums[0] += square(B(found[i]) - expected[i]);
    sums[1] += square(expected[i]);
  }
  MPI_Allreduce(MPI_IN_PLACE, sums.data(), 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return std::sqrt(sums[0] / sums[1]);
}

/// Twice docs/api/accuracy.md's bound, of a 13-smooth domain of that many (logical) elements.
template <class Real>
double twice_the_bound(double logical_elements) {
  return 2 * (std::is_same_v<Real, float> ? 0x1p-24 : 0x1p-53) * std::sqrt(std::log2(logical_elements));
}

}  // namespace ranks

#endif
