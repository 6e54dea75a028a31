// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plans of the real kinds from Views as callers have them: layouts, subviews at odd addresses and pitches, any axis
// halved, the padded alias, zero strides.
#include "kind_run.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

namespace TeamFFT::Test {
namespace {

/// Elements of rank 3 in some memory of numbers, from a number on.
template <class T, class Real>
auto strided(Memory<Real> const& memory, std::size_t first, std::array<std::size_t, 3> const& extents,
             std::array<std::size_t, 3> const& strides) {
  Kokkos::LayoutStride const layout(extents[0], strides[0], extents[1], strides[1], extents[2], strides[2]);
  return Kokkos::View<T***, Kokkos::LayoutStride, Space::memory_space, Kokkos::MemoryUnmanaged>(
      reinterpret_cast<T*>(memory.data() + first), layout);
}

/// Two Views of rank 3 and the axes of a plan; strides in elements, `first` in numbers.
struct Arrangement {
  Precision precision = Precision::f32;
  std::vector<Kind> kinds;  ///< one axis for each
  std::vector<int> axes;
  std::array<std::size_t, 3> extents_in, strides_in, extents_out, strides_out;
  std::size_t first_in = 0, first_out = 0;
  /// all elements of a line are one: no random data, which docs/api/accuracy.md's bound is about
  bool constant_lines = false;
};

std::array<std::size_t, 3> right(std::array<std::size_t, 3> const& e) { return {e[1] * e[2], e[2], 1}; }
std::array<std::size_t, 3> left(std::array<std::size_t, 3> const& e) { return {1, e[0], e[0] * e[1]}; }

/// Both extents where `lengths` are those of the transformed axes.
Arrangement arrangement_of(std::vector<Kind> kinds, std::vector<int> axes, std::array<std::size_t, 3> const& lengths) {
  Arrangement s;
  s.extents_in = s.extents_out = lengths;
  for (std::size_t i = 0; i < axes.size(); ++i) {
    auto const d = static_cast<std::size_t>(axes[i]);
    s.extents_in[d] = Impl::input_extent(kinds[i], lengths[d]),
    s.extents_out[d] = Impl::output_extent(kinds[i], lengths[d]);
  }
  s.kinds = std::move(kinds), s.axes = std::move(axes);
  s.strides_in = right(s.extents_in), s.strides_out = right(s.extents_out);
  return s;
}

template <class In, class Out, class Real, std::size_t DIM>
void check_views(Accuracy& accuracy, Arrangement const& s) {
  std::array<Kind, DIM> kinds;
  axis_type<DIM> axes;
  for (std::size_t i = 0; i < DIM; ++i) kinds[i] = s.kinds[i], axes[i] = s.axes[i];
  auto const in = random_values<Real>(6000, 1);
  auto const before = canaries<Real>(6000);
  Memory<Real> const source(in), target(before);
  auto const from = strided<In const>(source, s.first_in, s.extents_in, s.strides_in);
  auto const to = strided<Out>(target, s.first_out, s.extents_out, s.strides_out);
  Plan plan(Space(), from, to, kinds, axes);
  execute(plan, from, to, Normalization::none);
  Space().fence();
  auto const what =
      plan.problem().token() + " at " + std::to_string(s.first_in) + " and " + std::to_string(s.first_out);
  EXPECT_TRUE(same_bits(source.values(), in)) << what << ": the input changed";
  auto const after = target.values();
  auto const from_first = [](std::vector<Real> const& v, std::size_t first) {
    return std::vector<Real>(v.begin() + static_cast<std::ptrdiff_t>(first), v.end());
  };
  EXPECT_TRUE(same_bits(std::vector(after.begin(), after.begin() + static_cast<std::ptrdiff_t>(s.first_out)),
                        std::vector(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(s.first_out))))
      << what << ": wrote before the output";
  // Measured: 1.29 times the bound at dst2 of 64 (a few elements hold all of the result), host, 2026-11-21.
  Expected expected{rounding<Real>};
  expected.slack = s.constant_lines ? 1.4L : 1;
  expect_transformed(accuracy, plan.problem(), expected, elements<In>(from_first(in, s.first_in)), 0,
                     elements<Out>(from_first(after, s.first_out)), elements<Out>(from_first(before, s.first_out)), 0,
                     what);
}

template <class Real>
class KindViews : public testing::Test {
 protected:
  using Complex = Kokkos::complex<Real>;
  Accuracy accuracy;

  void check(Arrangement const& s) {
    bool const from_real = s.kinds.back() != Kind::c2r, to_real = s.kinds.back() != Kind::r2c;
    auto const run = [&]<class In, class Out>(In, Out) {
      s.kinds.size() == 1 ? check_views<In, Out, Real, 1>(accuracy, s) : check_views<In, Out, Real, 2>(accuracy, s);
    };
    if (from_real && to_real) return run(Real{}, Real{});
    from_real ? run(Real{}, Complex{}) : run(Complex{}, Real{});
  }

  /// What a kind is beside on another axis.
  static Kind companion(Kind kind) {
    return kind == Kind::r2c ? Kind::c2c_forward : kind == Kind::c2r ? Kind::c2c_backward : Kind::dst2;
  }

  /// Along each dimension alone, and each pair of dimensions with a kind beside it.
  template <class Body>
  void for_each_arrangement(Body const& body) {
    for (auto kind : real_kinds) {
      Kind const other = companion(kind);
      for (std::array<std::size_t, 3> const& lengths : {std::array<std::size_t, 3>{10, 9, 12}, {7, 16, 5}, {5, 8, 17}})
        for (int axis : {0, 1, 2}) {
          body(arrangement_of({kind}, {axis}, lengths));
          body(arrangement_of({other, kind}, {(axis + 1) % 3, axis}, lengths));
        }
    }
  }
};

using Reals = testing::Types<float, double>;
TYPED_TEST_SUITE(KindViews, Reals);

TYPED_TEST(KindViews, OfMixedLayouts_EqualTheOracle) {
  this->for_each_arrangement([&](Arrangement s) {
    this->check(s);
    s.strides_in = left(s.extents_in);
    this->check(s);
    s.strides_out = left(s.extents_out);
    this->check(s);
    s.strides_in = right(s.extents_in);
    this->check(s);
  });
}

/// A real View that starts at an odd number has no pairs aligned as complex elements are.
TYPED_TEST(KindViews, AtOddAddressesAndPitches_EqualTheOracle) {
  this->for_each_arrangement([&](Arrangement s) {
    for (std::size_t first : {1, 3}) {
      s.first_in = first, s.first_out = 4 - first;
      s.strides_in = right({s.extents_in[0], s.extents_in[1], s.extents_in[2] + (s.extents_in[2] % 2 ? 2 : 1)});
      s.strides_out = right({s.extents_out[0], s.extents_out[1], s.extents_out[2] + (s.extents_out[2] % 2 ? 2 : 1)});
      this->check(s);
    }
  });
}

/// Every other element along all dimensions, and the dimensions in another order in memory.
TYPED_TEST(KindViews, WithGapsAndReversedAxes_EqualTheOracle) {
  this->for_each_arrangement([&](Arrangement s) {
    if (s.extents_in[0] * s.extents_in[1] * s.extents_in[2] > 1100) return;
    s.strides_in = {2, 2 * s.extents_in[0] * s.extents_in[2] + 1, 2 * s.extents_in[0]};
    s.strides_out = {2 * s.extents_out[1] * s.extents_out[2] + 3, 2, 2 * s.extents_out[1]};
    this->check(s);
  });
}

/// Lines that are all the same: long ones, because the error of a single short one is left to chance.
TYPED_TEST(KindViews, WithZeroStridesOfTheInput_EqualTheOracle) {
  for (auto kind : real_kinds)
    for (int axis : {0, 1, 2})
      for (std::size_t n : {64, 75}) {
        std::array<std::size_t, 3> lengths{3, 4, 5};
        lengths[static_cast<std::size_t>(axis)] = n;
        for (auto s : {arrangement_of({kind}, {axis}, lengths),
                       arrangement_of({this->companion(kind), kind}, {(axis + 1) % 3, axis}, lengths)}) {
          for (std::size_t d : {0, 1, 2}) {
            auto zero = s;
            zero.strides_in[d] = 0;
            zero.constant_lines = std::ranges::count(s.axes, static_cast<int>(d)) > 0;
            this->check(zero);
          }
          s.strides_in = {0, 0, 0}, s.constant_lines = true;
          this->check(s);
        }
      }
}

/// The padded alias as numpy-like callers write it: a contiguous real View whose rows are taken at stride 2(n/2 + 1),
/// over the complex View's memory.
template <class Real>
void check_padded_alias(Accuracy& accuracy, std::size_t rows, std::size_t n) {
  using Complex = Kokkos::complex<Real>;
  auto const numbers = random_values<Real>(rows * 2 * (n / 2 + 1), n);
  Memory<Real> const memory(numbers);
  Kokkos::View<Real**, Kokkos::LayoutRight, Space::memory_space, Kokkos::MemoryUnmanaged> const real(memory.data(),
                                                                                                     rows, n);
  Kokkos::View<Complex**, Kokkos::LayoutRight, Space::memory_space, Kokkos::MemoryUnmanaged> const complex(
      reinterpret_cast<Complex*>(memory.data()), rows, n / 2 + 1);
  Plan forward(Space(), real, complex, Direction::forward);
  EXPECT_EQ(forward.problem().token(), packed({Kind::r2c}, {n}, rows, precision_of<Real>, Placement::in_place).token());
  execute(forward, real, complex, Normalization::none);
  Space().fence();
  expect_numbers(accuracy, forward.problem(), {rounding<Real>}, numbers, {numbers, memory.values()},
                 forward.problem().token());
  auto const spectrum = memory.values();
  Plan backward(Space(), complex, real, Direction::backward);
  execute(backward, complex, real, Normalization::none);
  Space().fence();
  expect_numbers(accuracy, backward.problem(), {rounding<Real>}, spectrum, {spectrum, memory.values()},
                 backward.problem().token());
}

TYPED_TEST(KindViews, OfThePaddedAlias_AreInPlace) {
  for (std::size_t n : {64, 65, 90, 97, 210, 509, 1000})
    for (std::size_t rows : {2, 19}) check_padded_alias<TypeParam>(this->accuracy, rows, n);
}

}  // namespace
}  // namespace TeamFFT::Test
