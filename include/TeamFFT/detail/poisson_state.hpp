// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a PoissonPlan owns: eigenvalues along the axes, or the spectrum of the Green's function, and the filter that
// multiplies by them.
#ifndef TEAMFFT_DETAIL_POISSON_STATE_HPP
#define TEAMFFT_DETAIL_POISSON_STATE_HPP

#include <TeamFFT/detail/convolution_blocks.hpp>
#include <TeamFFT/detail/fast_length.hpp>
#include <TeamFFT/detail/filter_call.hpp>
#include <TeamFFT/detail/poisson_green.hpp>
#include <TeamFFT/detail/poisson_problem.hpp>
#include <TeamFFT/device/math/reciprocal.hpp>
#include <TeamFFT/plan.hpp>

#include <Kokkos_Core.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace TeamFFT::Impl {

/// 1 over (the sum of one eigenvalue for each axis, and the shift), 0 where that is 0. The sum may cancel, the quotient
/// has the precision of its factor.
template <class Real, class Sequence>
struct InverseLaplacian;
template <class Real, std::size_t... D>
struct InverseLaplacian<Real, std::index_sequence<D...>> {
  double const* eigenvalues[sizeof...(D)];  ///< by dimension; null: not solved along it
  double shift;

  KOKKOS_FUNCTION static Real inverse(double sum) {
    Real const inverse = reciprocal(static_cast<Real>(sum == 0 ? 1 : sum));
    return sum == 0 ? Real(0) : inverse;
  }
  KOKKOS_FUNCTION Real operator()(typename ForEach<D, int>::type... k) const {
    double sum = shift;
    ((sum += eigenvalues[D] != nullptr ? eigenvalues[D][k] : 0), ...);
    return inverse(sum);
  }

  /// Of a line: all but one eigenvalue are the same.
  struct Along {
    double others;
    double const* own;
    KOKKOS_FUNCTION Real operator()(std::uint32_t k) const { return inverse(others + own[k]); }
  };
  [[nodiscard]] KOKKOS_FUNCTION Along along(Kokkos::Array<std::int64_t, sizeof...(D)> const& first,
                                            unsigned dimension) const {
    Along line{shift, nullptr};
    ((D == dimension ? void(line.own = eigenvalues[D])
                     : void(line.others += eigenvalues[D] != nullptr ? eigenvalues[D][first[D]] : 0)),
     ...);
    return line;
  }
};

template <class Rhs>
using InverseLaplacianOf =
    InverseLaplacian<RealOf<typename Rhs::non_const_value_type>, std::make_index_sequence<Rhs::rank()>>;

/// The spectrum of the Green's function of an even domain: real, and even in each index.
template <class Real, class Sequence>
struct GreenSpectrum;
template <class Real, std::size_t... D>
struct GreenSpectrum<Real, std::index_sequence<D...>> {
  Real const* spectrum;
  std::int64_t strides[sizeof...(D)];
  int half[sizeof...(D)];  ///< N/2 of the axes, 0 of the batch

  KOKKOS_FUNCTION Real operator()(typename ForEach<D, int>::type... k) const {
    std::int64_t offset = 0;
    ((offset += strides[D] * (k <= half[D] ? k : 2 * half[D] - k)), ...);
    return spectrum[offset];
  }

  struct Along {
    Real const* first;
    std::int64_t stride;
    int half;
    KOKKOS_FUNCTION Real operator()(std::uint32_t k) const {
      int const n = static_cast<int>(k);
      return first[stride * (n <= half ? n : 2 * half - n)];
    }
  };
  [[nodiscard]] KOKKOS_FUNCTION Along along(Kokkos::Array<std::int64_t, sizeof...(D)> const& first,
                                            unsigned dimension) const {
    Along line{spectrum, 0, 0};
    ((D == dimension ? void((line.stride = strides[D], line.half = half[D]))
                     : void(line.first += strides[D] * (first[D] <= half[D] ? first[D] : 2 * half[D] - first[D]))),
     ...);
    return line;
  }
};

/// Memory that may outlive Kokkos.
template <class ExecutionSpace>
struct PoissonTables final : Resource {
  template <class T>
  using Table = Kokkos::View<T*, typename ExecutionSpace::memory_space>;
  Table<double> doubles;
  Table<float> floats;

  void release() noexcept override {
    doubles = {};
    floats = {};
  }

  template <class Real>
  [[nodiscard]] auto& of() {
    if constexpr (std::is_same_v<Real, float>)
      return floats;
    else
      return doubles;
  }
};

template <class T, class ExecutionSpace>
[[nodiscard]] Kokkos::View<T*, typename ExecutionSpace::memory_space> new_table(std::size_t size) {
  using Table = Kokkos::View<T*, typename ExecutionSpace::memory_space>;
  try {
    return Table{Kokkos::view_alloc("TeamFFT::poisson", Kokkos::WithoutInitializing), size};
  } catch (std::exception const& error) {
    throw Error("PoissonPlan: no memory for a table of " + std::to_string(size * sizeof(T)) + " bytes in " +
                ExecutionSpace::memory_space::name() + ". Free some, or solve a smaller domain (" + error.what() + ")");
  }
}

/// The circular lengths of an open domain: even, and at least twice the unknowns.
template <class ExecutionSpace>
[[nodiscard]] std::array<std::size_t, 3> open_lengths(ExecutionSpace const& exec, PoissonProblem const& problem,
                                                      Precision precision) {
  std::array<std::size_t, 3> lengths{};
  for (std::size_t i = 0; i < problem.axes.size(); ++i)
    lengths[i] = fast_length(exec, precision, Kind::r2c, 2 * problem.axes[i].unknowns);
  return lengths;
}

/// The cosine transforms of type I of an octant: the spectrum of the whole, even domain. Row-major over the axes, N/2 +
/// 1 elements along each.
template <std::size_t D, class ExecutionSpace>
[[nodiscard]] Kokkos::View<double*, typename ExecutionSpace::memory_space> green_spectrum(
    ExecutionSpace const& exec, PoissonProblem const& problem, std::array<std::size_t, 3> const& lengths) {
  Problem transform;
  transform.precision = Precision::f64;
  transform.placement = Placement::in_place;
  transform.real_input = true;
  FillGreen<D> fill{nullptr, {}, {}};
  std::size_t size = 1;
  for (std::size_t i = D; i-- > 0;) {
    std::size_t const n = lengths[i] / 2 + 1;
    auto const stride = static_cast<std::ptrdiff_t>(size);
    transform.axes.push_back({Kind::dct1, n, n, stride, stride});
    fill.extents[i] = static_cast<std::int64_t>(n);
    fill.spacing[i] = problem.axes[i].spacing;
    size *= n;
  }
  auto const table = new_table<double, ExecutionSpace>(size);
  fill.to = table.data();
  for_each_element<ExecutionSpace>(&exec, "TeamFFT::green", static_cast<std::int64_t>(size), fill);
  Plan<ExecutionSpace> plan(exec, transform);
  plan.execute(table, table);
  exec.fence("TeamFFT: the Green's function is transformed");
  return table;
}

}  // namespace TeamFFT::Impl

#endif
