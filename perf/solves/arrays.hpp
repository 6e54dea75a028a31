// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arrays: the memory of solves as flat arrays and as boxes of rank 3, and a loop over a box.
#ifndef TEAMFFT_PERF_SOLVES_ARRAYS_HPP
#define TEAMFFT_PERF_SOLVES_ARRAYS_HPP

#include "../buffers.hpp"

#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace TeamFFT::Impl::Bench {

/// Extents of rank 3; problems of fewer dimensions have the first ones 1, or a batch there.
using Extents3 = std::array<std::size_t, 3>;

template <class T>
using Box3 = Kokkos::View<T***, Kokkos::LayoutRight, MemorySpace>;

inline std::size_t product(Extents3 const& n) { return n[0] * n[1] * n[2]; }

/// The half-spectrum of a real box along its last dimension.
inline Extents3 halved(Extents3 const& n) { return {n[0], n[1], n[2] / 2 + 1}; }

template <class T>
Box3<T> new_box(std::string const& label, Extents3 const& n) {
  return Box3<T>(Kokkos::view_alloc("teamfft-solves::" + label, Kokkos::WithoutInitializing), n[0], n[1], n[2]);
}

/// The same memory as bytes; the caller keeps the box.
template <class View>
Bytes bytes_of(View const& view) {
  return Bytes(reinterpret_cast<unsigned char*>(view.data()), view.size() * sizeof(typename View::value_type));
}

template <class Real>
inline constexpr Precision precision_of = std::is_same_v<Real, float> ? Precision::f32 : Precision::f64;

/// Random numbers in (-1, 1).
template <class Real, class View>
void randomize(ExecutionSpace const& exec, View const& view, std::uint64_t seed) {
  fill_random(exec, reinterpret_cast<unsigned char*>(view.data()), view.size() * sizeof(typename View::value_type),
              precision_of<Real>, seed);
}

/// body(i, j, k) for one row of a box, on a host.
template <class Body>
struct RowLoop {
  Body body;
  int n1, n2;
  KOKKOS_FUNCTION void operator()(std::int64_t row) const {
    int const i = static_cast<int>(row / n1), j = static_cast<int>(row % n1);
    for (int k = 0; k < n2; ++k) body(i, j, k);
  }
};

/// body(i, j, k) for one element, on a device: neighbouring threads have neighbouring k.
template <class Body>
struct ElementLoop {
  Body body;
  int n1, n2;
  KOKKOS_FUNCTION void operator()(std::int64_t element) const {
    std::int64_t const row = element / n2;
    body(static_cast<int>(row / n1), static_cast<int>(row % n1), static_cast<int>(element % n2));
  }
};

/// body(i, j, k) for every element of a box: the kernel that a user puts between two transforms.
template <class Body>
void for_each_element(ExecutionSpace const& exec, char const* label, Extents3 const& n, Body const& body) {
  using Range = Kokkos::RangePolicy<ExecutionSpace, Kokkos::IndexType<std::int64_t>>;
  int const n1 = static_cast<int>(n[1]), n2 = static_cast<int>(n[2]);
  if constexpr (runs_on_host)
    Kokkos::parallel_for(label, Range(exec, 0, static_cast<std::int64_t>(n[0] * n[1])), RowLoop<Body>{body, n1, n2});
  else
    Kokkos::parallel_for(label, Range(exec, 0, static_cast<std::int64_t>(product(n))), ElementLoop<Body>{body, n1, n2});
}

/// box(i, j, k) *= factor(i, j, k) scale.
template <class T, class Real, class Factor>
struct Multiply {
  Box3<T> box;
  Factor factor;
  Real scale;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const { box(i, j, k) *= factor(i, j, k) * scale; }
};

}  // namespace TeamFFT::Impl::Bench

#endif
