// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// TeamFFT's tags beside heFFTe's own stock backend in double precision and beside the definition: every kind,
// precision, reorder, pencils and exchange, forward and backward.
#include "exact.hpp"
#include "ranks.hpp"

#include <TeamFFT/heffte.hpp>

#include <gtest/gtest.h>

#include <cstdio>
#include <string>
#include <tuple>
#include <utility>

namespace {

using namespace heffte;
using TeamFFT::Kind;
namespace Impl = TeamFFT::Impl;
enum class Transform { c2c, r2c, cos, sin, cos1 };
using Case = std::tuple<Transform, bool, bool, bool, int>;  // kind, double precision, reorder, pencils, exchange

/// Lengths of 2, 3 and 5, which cos1 has with an element more: stock has the least error there.
constexpr std::array<int, 3> extents_of(Transform transform) {
  return transform == Transform::cos1 ? std::array{13, 16, 11} : std::array{12, 15, 10};
}
/// GoogleTest cannot print heFFTe's enum: its constructor of plan_options from any type stands in the way.
constexpr std::array exchanges{reshape_algorithm::alltoallv, reshape_algorithm::alltoall, reshape_algorithm::p2p,
                               reshape_algorithm::p2p_plined};

template <Transform transform>
struct Tags;
template <>
struct Tags<Transform::c2c> {
  using ours = ranks::Tag<Kind::c2c_forward>;
  using stock = backend::stock;
};
template <>
struct Tags<Transform::r2c> : Tags<Transform::c2c> {};
template <>
struct Tags<Transform::cos> {
  using ours = ranks::Tag<Kind::dct2>;
  using stock = backend::stock_cos;
};
template <>
struct Tags<Transform::sin> {
  using ours = ranks::Tag<Kind::dst2>;
  using stock = backend::stock_sin;
};
template <>
struct Tags<Transform::cos1> {
  using ours = ranks::Tag<Kind::dct1>;
  using stock = backend::stock_cos1;
};

template <Transform transform, class Tag>
auto make(plan_options const& options) {
  constexpr auto extents = extents_of(transform);
  [[maybe_unused]] auto spectrum = extents;
  if constexpr (transform == Transform::r2c) {
    spectrum[1] = spectrum[1] / 2 + 1;
    return fft3d_r2c<Tag>(ranks::brick(extents), ranks::slab(spectrum, 0), 1, MPI_COMM_WORLD, options);
  } else
    return fft3d<Tag>(ranks::brick(extents), ranks::slab(extents, 0), MPI_COMM_WORLD, options);
}

/// Of all three dimensions; cosines and sines of length n are Fourier transforms of 2n.
template <Transform transform>
double logical_elements() {
  double elements = 1;
  for (int n : extents_of(transform))
    elements *= transform == Transform::c2c || transform == Transform::r2c ? n
                : transform == Transform::cos1                             ? 2 * (n - 1)
                                                                           : 2 * n;
  return elements;
}

/// The kinds of a transform there and back, along the axis that r2c halves and along the others.
template <Transform transform>
struct Definition {
  using enum Kind;
  static constexpr bool is_half = transform == Transform::r2c;
  static constexpr Kind there = transform == Transform::cos    ? dct2
                                : transform == Transform::sin  ? dst2
                                : transform == Transform::cos1 ? dct1
                                                               : c2c_forward;
  static constexpr Kind back = transform == Transform::cos    ? dct3
                               : transform == Transform::sin  ? dst3
                               : transform == Transform::cos1 ? dct1
                                                              : c2c_backward;
  static constexpr long double backward_factor = Impl::is_trigonometric(there) ? 2 : 1;

  static ranks::Domain forward(ranks::Domain domain) {
    constexpr auto extents = extents_of(transform);
    domain = ranks::transformed(domain, 1, is_half ? r2c : there, extents[1], 1);
    for (int axis : {0, 2})
      domain = ranks::transformed(domain, axis, there, extents[static_cast<std::size_t>(axis)], 1);
    return domain;
  }
  static ranks::Domain backward(ranks::Domain domain) {
    constexpr auto extents = extents_of(transform);
    for (int axis : {0, 2})
      domain = ranks::transformed(domain, axis, back, extents[static_cast<std::size_t>(axis)], backward_factor);
    return ranks::transformed(domain, 1, is_half ? c2r : back, extents[1], backward_factor);
  }
};

/// Data of the whole domain and both transforms of them; the backward one reads what the forward one gives, rounded as
/// its input is.
template <Transform transform, class Real>
struct Expected {
  using In = std::conditional_t<transform == Transform::c2c, std::complex<Real>, Real>;
  using Out = std::conditional_t<transform == Transform::c2c || transform == Transform::r2c, std::complex<Real>, Real>;
  ranks::Domain in = ranks::random_domain<In>(extents_of(transform)), spectrum = Definition<transform>::forward(in),
                spectrum_in = rounded(spectrum), back = Definition<transform>::backward(spectrum_in);

  static ranks::Domain rounded(ranks::Domain domain) {
    for (auto& value : domain.values) value = {static_cast<Real>(value.real()), static_cast<Real>(value.imag())};
    return domain;
  }
  static Expected const& get() {
    static Expected const expected;
    return expected;
  }
};

/// The results of one tag in a precision of its own, as numbers in double.
template <class Tag, Transform transform, class Location, class Real>
auto results(plan_options const& options, ranks::Domain const& data, ranks::Domain const& spectrum) {
  using In = std::conditional_t<transform == Transform::c2c, std::complex<Real>, Real>;
  using Out = std::conditional_t<transform == Transform::c2c || transform == Transform::r2c, std::complex<Real>, Real>;
  auto const fft = make<transform, Tag>(options);
  ranks::Array<In, Location> const in(ranks::box_of<In>(data, fft.inbox())),
      back(static_cast<std::size_t>(fft.size_inbox()));
  ranks::Array<Out, Location> const out(static_cast<std::size_t>(fft.size_outbox())),
      modes(ranks::box_of<Out>(spectrum, fft.outbox()));
  fft.forward(in.data(), out.data());
  fft.backward(modes.data(), back.data());
  return std::pair(out.host(), back.host());
}

/// Ours are within the bound of the definition, and of stock's results within the bound and stock's own error.
template <class A, class B, class C>
void expect_near(char const* which, double bound, std::vector<A> const& ours, std::vector<B> const& stock,
                 std::vector<C> const& exact) {
  double const error = ranks::relative_error(ours, exact), apart = ranks::relative_error(ours, stock),
               error_of_stock = ranks::relative_error(stock, exact);
  EXPECT_LE(error, bound) << which;
  EXPECT_LE(apart, bound + error_of_stock) << which;
  if (ranks::rank() == 0)
    std::printf("  %s: %.2f of the bound, %.2f beside stock, whose own is %.2f\n", which, error / bound, apart / bound,
                error_of_stock / bound);
}

template <Transform transform, class Real>
void compare(plan_options const& options) {
  using WideIn = typename Expected<transform, double>::In;
  using WideOut = typename Expected<transform, double>::Out;
  auto const& expected = Expected<transform, Real>::get();
  auto const [spectrum, back] = results<typename Tags<transform>::ours, transform, ranks::Location, Real>(
      options, expected.in, expected.spectrum_in);
  auto const [stock_spectrum, stock_back] =
      results<typename Tags<transform>::stock, transform, tag::cpu, double>(options, expected.in, expected.spectrum_in);
  auto const boxes = make<transform, typename Tags<transform>::stock>(options);
  double const bound = ranks::twice_the_bound<Real>(logical_elements<transform>());
  expect_near("forward", bound, spectrum, stock_spectrum, ranks::box_of<WideOut>(expected.spectrum, boxes.outbox()));
  expect_near("backward", bound, back, stock_back, ranks::box_of<WideIn>(expected.back, boxes.inbox()));
}

template <class Real>
void compare(Transform transform, plan_options const& options) {
  switch (transform) {
    case Transform::c2c: return compare<Transform::c2c, Real>(options);
    case Transform::r2c: return compare<Transform::r2c, Real>(options);
    case Transform::cos: return compare<Transform::cos, Real>(options);
    case Transform::sin: return compare<Transform::sin, Real>(options);
    case Transform::cos1: return compare<Transform::cos1, Real>(options);
  }
}

class Heffte : public testing::TestWithParam<Case> {};

TEST_P(Heffte, GivesWhatStockGives) {
  auto const [transform, is_double, reorder, pencils, exchange] = GetParam();
  auto const options = ranks::options(reorder, exchanges[static_cast<std::size_t>(exchange)], pencils);
  is_double ? compare<double>(transform, options) : compare<float>(transform, options);
}

std::string name_of(testing::TestParamInfo<Case> const& info) {
  auto const [transform, is_double, reorder, pencils, exchange] = info.param;
  constexpr std::array transforms{"c2c", "r2c", "cos", "sin", "cos1"};
  constexpr std::array names{"alltoallv", "alltoall", "p2p", "p2p_pipelined"};
  return std::string(transforms[static_cast<std::size_t>(transform)]) + (is_double ? "_f64" : "_f32") +
         (reorder ? "_reorder" : "_strided") + (pencils ? "_pencils_" : "_slabs_") +
         names[static_cast<std::size_t>(exchange)];
}

INSTANTIATE_TEST_SUITE_P(Every, Heffte,
                         testing::Combine(testing::Values(Transform::c2c, Transform::r2c, Transform::cos,
                                                          Transform::sin, Transform::cos1),
                                          testing::Bool(), testing::Bool(), testing::Bool(), testing::Range(0, 4)),
                         name_of);

}  // namespace
