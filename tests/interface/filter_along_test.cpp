// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A filter along a line, as a turning pass calls it, is the filter at the line's indices.
#include "oracle.hpp"

#include <TeamFFT.hpp>
#include <TeamFFT/device/math/complex.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <utility>
#include <vector>

namespace TeamFFT::Test {
namespace {

constexpr std::size_t rank = 3;
constexpr std::size_t shape[rank] = {3, 5, 6};
using Indices = Kokkos::Array<std::int64_t, rank>;
using Z = Kokkos::complex<double>;
template <class T>
using Table = Kokkos::View<T***, Kokkos::LayoutRight, Kokkos::HostSpace>;

template <class T>
Table<T> random_table(std::size_t n0, std::size_t n1, std::size_t n2) {
  Table<T> table("factors", n0, n1, n2);
  Random random(n0 + 8 * n1 + 64 * n2);
  for (std::size_t i = 0; i < table.size(); ++i) table.data()[i] = T(random.uniform<double>());
  return table;
}

constexpr std::size_t element_count = shape[0] * shape[1] * shape[2];

Indices indices_of(std::size_t element) {
  Indices index;
  for (std::size_t d = rank; d-- > 0; element /= shape[d]) index[d] = static_cast<std::int64_t>(element % shape[d]);
  return index;
}

/// Random fields at one element, to results by `along` and by `middle` at the indices.
template <std::size_t C, std::size_t D, class Along, class Middle>
void expect_equal_at(Along const& along, std::uint32_t k, Middle const& middle, Indices const& here, double bound) {
  Impl::Complex<double> z[C < D ? D : C]{};
  Kokkos::Array<Z, C> fields;
  Random random(k);
  for (std::size_t c = 0; c < C; ++c) {
    z[c] = {random.uniform<double>(), random.uniform<double>()};
    fields[c] = Z(z[c].re, z[c].im);
  }
  along(k, z);
  Kokkos::Array<Z, D> const results = middle(here, fields);
  for (std::size_t d = 0; d < D; ++d)
    EXPECT_LE(Kokkos::abs(results[d] - Z(z[d].re, z[d].im)), bound * Kokkos::abs(results[d]))
        << "result " << d << " at " << k;
}

/// At every element, of lines along `dimension`.
template <std::size_t C, std::size_t D, class Middle>
void expect_equal_along(Middle const& middle, unsigned dimension, bool left, double bound) {
  Impl::EndIndices<std::int64_t, rank> const places("a test", shape, left);
  Impl::FilterAtPlaces<Middle, rank, C, D> const filter{places, middle, dimension};
  for (std::size_t n = 0; n < element_count; ++n) {
    auto const here = indices_of(n);
    std::int64_t place = 0;  // of the line's first element
    for (unsigned d = 0; d < rank; ++d)
      if (d != dimension) place += here[d] * places.stride(d);
    auto const k = static_cast<std::uint32_t>(here[dimension]);
    expect_equal_at<C, D>(filter.along(static_cast<std::uint64_t>(place)), k, middle, here, bound);
  }
}

template <std::size_t C, std::size_t D, class F>
void expect_along(F const& filter, double bound = 0) {
  auto const middle = Impl::middle_of<rank, D, (C > 1 || D > 1)>(filter);
  for (unsigned const dimension : {0u, 1u, 2u})
    for (bool const left : {false, true}) expect_equal_along<C, D>(middle, dimension, left, bound);
}

TEST(FilterAlong, OfAView_EqualsItsElements) {
  expect_along<1, 1>(random_table<double>(3, 5, 6));
  expect_along<1, 1>(random_table<float>(3, 5, 6));
  expect_along<1, 1>(random_table<Z>(3, 5, 6));
  expect_along<1, 1>(random_table<double>(1, 5, 1));
  expect_along<1, 1>(random_table<double>(3, 1, 6));
  auto const values = random_table<double>(1, 5, 6);
  expect_along<1, 1>(Kokkos::View<double**, Kokkos::LayoutLeft, Kokkos::HostSpace>(values.data(), 5, 6));
  expect_along<1, 1>(Kokkos::View<double*, Kokkos::HostSpace>(values.data(), 6));
}

struct RealAlong {
  KOKKOS_FUNCTION double operator()(int i, int j, int k) const { return 1.25 + i + 8 * j + 64 * k; }
};
struct ComplexAlong {
  KOKKOS_FUNCTION Z operator()(int i, int j, int k) const { return {1.25 + i, 8.0 * j - k}; }
};
/// Two fields to three.
struct Coupled {
  KOKKOS_FUNCTION Kokkos::Array<Z, 3> operator()(int i, int j, int k, Kokkos::Array<Z, 2> const& z) const {
    return {Z(i + 1) * z[0] + z[1], Z(0, j) * z[1], z[0] - Z(k, i) * z[1]};
  }
};
/// Two fields to one, the same everywhere.
struct Sum : Impl::Pointwise {
  template <class>
  static constexpr bool takes = true;
  template <class Number>
  KOKKOS_FUNCTION Kokkos::Array<Number, 1> operator()(Kokkos::Array<Number, 2> const& z) const {
    return {z[0] + z[1]};
  }
};

TEST(FilterAlong, OfAFunctor_EqualsItsValues) {
  expect_along<1, 1>(RealAlong{});
  expect_along<1, 1>(ComplexAlong{});
  expect_along<2, 3>(Coupled{});
  expect_along<2, 1>(Sum{});
}

/// Its sums are of the same terms in another order.
TEST(FilterAlong, OfTheInverseLaplacian_EqualsItsValues) {
  std::vector<double> values[rank];
  for (std::size_t d = 0; d < rank; ++d)
    for (std::size_t k = 0; k < shape[d]; ++k) values[d].push_back(-0.3 * static_cast<double>(k * k * (d + 1)));
  using Inverse = Impl::InverseLaplacian<double, std::make_index_sequence<rank>>;
  expect_along<1, 1>(Inverse{{values[0].data(), values[1].data(), values[2].data()}, -1}, 1e-15);
  expect_along<1, 1>(Inverse{{values[0].data(), values[1].data(), values[2].data()}, 0}, 1e-15);
  auto const planes = Impl::middle_of<rank, 1, false>(Inverse{{nullptr, values[1].data(), values[2].data()}, 0});
  for (unsigned const dimension : {1u, 2u}) expect_equal_along<1, 1>(planes, dimension, false, 1e-15);
}

TEST(FilterAlong, OfTheGreensFunction_EqualsItsValues) {
  auto const spectrum = random_table<double>(3, 3, 4);
  using Green = Impl::GreenSpectrum<double, std::make_index_sequence<rank>>;
  expect_along<1, 1>(Green{spectrum.data(), {12, 4, 1}, {2, 2, 3}});
  auto const batch = Impl::middle_of<rank, 1, false>(Green{spectrum.data(), {0, 4, 1}, {0, 2, 3}});
  for (unsigned const dimension : {1u, 2u}) expect_equal_along<1, 1>(batch, dimension, false, 0);
}

}  // namespace
}  // namespace TeamFFT::Test
