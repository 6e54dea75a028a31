// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FilterPlan against its definition (filter_tools.hpp).
#include "allocations.hpp"
#include "filter_tools.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace TeamFFT::Test {
namespace {

using Lines = FilterLines;

struct SmallFactor {
  KOKKOS_FUNCTION float operator()(int i, int j, int k) const { return static_cast<float>(real_factor(i + j, k)); }
};

TEST(Filter, OfComplexLines_MultipliesEachK) {
  auto const a = some_array({3, 30});
  ViewOf<Complex, 2> const in("in", 3, 30), out("out", 3, 30);
  fill(in, a);
  FilterPlan plan(Space(), in, out, ComplexFactor());
  execute(plan, in, out, ComplexFactor());
  EXPECT_TRUE(holds(out, filtered(a, {{1}, {30}, {Kind::c2c_forward}}, complex_of)));
  EXPECT_TRUE(is_exactly(in, a)) << "input is preserved";
}

TEST(Filter, OfRealBoxes_HasHalfASpectrum) {
  auto const a = real_part(some_array({12, 15}));
  Lines const lines{{0, 1}, {12, 15}, {Kind::c2c_forward, Kind::r2c}},
      turned{{1, 0}, {15, 12}, {Kind::c2c_forward, Kind::r2c}};
  ViewOf<double, 2> const in("in", 12, 15), out("out", 12, 15);
  fill(in, a);
  FilterPlan plan(Space(), in, out, RealFactor(), axis_type<2>{0, 1});
  execute(plan, in, out, RealFactor());
  EXPECT_TRUE(holds(out, filtered(a, lines, real_of)));
  FilterPlan other(Space(), in, out, RealFactor(), axis_type<2>{1, 0});
  execute(other, in, out, RealFactor());
  EXPECT_TRUE(holds(out, filtered(a, turned, real_of)));
}

TEST(Filter, OfAnyLayout_HasTheViewsIndices) {
  auto const a = some_array({9, 14});
  auto const expected = filtered(a, {{0, 1}, {9, 14}, {Kind::c2c_forward, Kind::c2c_forward}}, complex_of);
  ViewOf<Complex, 2, Kokkos::LayoutLeft> const left("left", 9, 14), result("result", 9, 14);
  ViewOf<Complex, 2> const right("right", 9, 14);
  fill(left, a);
  FilterPlan plan(Space(), left, result, ComplexFactor(), axis_type<2>{-2, -1});
  execute(plan, left, result, ComplexFactor());
  EXPECT_TRUE(holds(result, expected));
  FilterPlan mixed(Space(), left, right, ComplexFactor(), axis_type<2>{0, 1});
  execute(mixed, left, right, ComplexFactor());
  EXPECT_TRUE(holds(right, expected));
}

TEST(Filter, OfAGhostedSubview_LeavesTheGhosts) {
  auto const a = real_part(some_array({8, 10}));
  ViewOf<double, 2> const field("field", 10, 12);
  Kokkos::deep_copy(field, 7);
  auto const inner = Kokkos::subview(field, std::pair(1, 9), std::pair(1, 11));
  ViewOf<double, 2> const packed("packed", 8, 10);
  fill(packed, a);
  Kokkos::deep_copy(inner, packed);
  FilterPlan plan(Space(), inner, inner, RealFactor(), axis_type<2>{0, 1});
  execute(plan, inner, inner, RealFactor());
  Kokkos::deep_copy(packed, inner);
  EXPECT_TRUE(holds(packed, filtered(a, {{0, 1}, {8, 10}, {Kind::c2c_forward, Kind::r2c}}, real_of)));
  auto const whole = array_of(field);
  for (std::size_t i = 0; i < 10; ++i)
    for (std::size_t j = 0; j < 12; ++j)
      if (i == 0 || i == 9 || j == 0 || j == 11) {
        EXPECT_EQ(whole.values[12 * i + j], Value(7)) << i << " " << j;
      }
}

TEST(Filter, WithLengths_PadsTheInputAndCropsTheOutput) {
  auto const a = real_part(some_array({5, 7}));
  ViewOf<double, 2> const in("in", 5, 7), out("out", 6, 9);
  fill(in, a);
  FilterPlan plan(Space(), in, out, RealFactor(), axis_type<2>{0, 1}, {8, 12});
  execute(plan, in, out, RealFactor());
  EXPECT_TRUE(holds(out, cropped(filtered(a, {{0, 1}, {8, 12}, {Kind::c2c_forward, Kind::r2c}}, real_of), {6, 9})));
}

TEST(Filter, OfRealInputToComplexOutput_HasTheFullSpectrum) {
  auto const a = real_part(some_array({4, 11}));
  ViewOf<double, 2> const in("in", 4, 11);
  ViewOf<Complex, 2> const out("out", 4, 11);
  fill(in, a);
  FilterPlan plan(Space(), in, out, ComplexFactor());
  execute(plan, in, out, ComplexFactor());
  EXPECT_TRUE(holds(out, filtered(a, {{1}, {11}, {Kind::c2c_forward}}, complex_of)));
}

TEST(Filter, WithKinds_GoesForthAndBackByThem) {
  auto const a = real_part(some_array({9, 10}));
  ViewOf<double, 2> const in("in", 9, 10), out("out", 9, 10);
  fill(in, a);
  for (auto const& kinds : {std::vector{Kind::dct1, Kind::dst1}, std::vector{Kind::dct2, Kind::dst2},
                            std::vector{Kind::dct3, Kind::dst3}, std::vector{Kind::dct4, Kind::dst4},
                            std::vector{Kind::dst2, Kind::r2c}, std::vector{Kind::c2c_backward, Kind::r2c}}) {
    FilterPlan plan(Space(), in, out, RealFactor(), axis_type<2>{0, 1}, {}, {kinds});
    execute(plan, in, out, RealFactor());
    EXPECT_TRUE(holds(out, filtered(a, {{0, 1}, {9, 10}, kinds}, real_of)))
        << static_cast<int>(kinds[0]) << " " << static_cast<int>(kinds[1]);
  }
}

TEST(Filter, InFloatOfThreeDimensions_CountsBatchIndicesToo) {
  auto const a = some_array({4, 6, 5});
  ViewOf<Kokkos::complex<float>, 3> const in("in", 4, 6, 5), out("out", 4, 6, 5);
  fill(in, a);
  FilterPlan plan(Space(), in, out, SmallFactor(), axis_type<2>{2, 0});
  execute(plan, in, out, SmallFactor());
  auto const factor = [](Value v, std::vector<int> const& k) {
    return v * value_of(static_cast<float>(real_factor(k[0] + k[1], k[2])));
  };
  EXPECT_TRUE(holds(out, filtered(a, {{2, 0}, {5, 4}, {Kind::c2c_forward, Kind::c2c_forward}}, factor)));
}

TEST(Filter, InPlace_ReplacesTheInput) {
  auto const a = real_part(some_array({6, 16}));
  ViewOf<double, 2> const view("view", 6, 16);
  fill(view, a);
  FilterPlan plan(Space(), view, view, RealFactor(), axis_type<2>{0, 1});
  execute(plan, view, view, RealFactor());
  EXPECT_TRUE(holds(view, filtered(a, {{0, 1}, {6, 16}, {Kind::c2c_forward, Kind::r2c}}, real_of)));
}

TEST(Filter, GivenAsAView_BroadcastsAsNumpy) {
  auto const a = real_part(some_array({6, 10}));
  Lines const lines{{0, 1}, {6, 10}, {Kind::c2c_forward, Kind::r2c}};
  ViewOf<double, 2> const in("in", 6, 10), out("out", 6, 10);
  fill(in, a);
  auto const full = some_array({6, 6}), row = real_part(some_array({6})), column = some_array({6, 1});
  ViewOf<Complex, 2, Kokkos::LayoutLeft> const full_view("full", 6, 6), column_view("column", 6, 1);
  ViewOf<double, 1> const row_view("row", 6);
  fill(full_view, full), fill(row_view, row), fill(column_view, column);
  FilterPlan by_full(Space(), in, out, full_view, axis_type<2>{0, 1});
  execute(by_full, in, out, full_view);
  // Not Hermitian in the rows 0 and N/2: half spectra are inverted as irfftn does it, by the definition above.
  auto const times_full = [&](Value v, std::vector<int> const& k) {
    return v * full.values[static_cast<std::size_t>(6 * k[0] + k[1])];
  };
  EXPECT_TRUE(holds(out, filtered(a, lines, times_full)));
  execute(by_full, in, out, column_view);
  EXPECT_TRUE(holds(out, filtered(a, lines, [&](Value v, std::vector<int> const& k) {
                      return v * column.values[static_cast<std::size_t>(k[0])];
                    })));
  FilterPlan by_row(Space(), in, out, row_view, axis_type<2>{0, 1});
  execute(by_row, in, out, row_view);
  EXPECT_TRUE(holds(out, filtered(a, lines, [&](Value v, std::vector<int> const& k) {
                      return v * row.values[static_cast<std::size_t>(k[1])];
                    })));
}

TEST(Filter, CallsItsFunctorOnceForEachK) {
  for (std::size_t const n : {1, 16, 97, 360, 1009, 5000}) {
    ViewOf<double, 2> const in("in", 3, n), out("out", 3, n);
    Count const count{ViewOf<double, 2>("calls", 3, n / 2 + 1)};
    FilterPlan plan(Space(), in, out, count);
    execute(plan, in, out, count);
    for (auto const calls : array_of(count.calls).values) EXPECT_EQ(calls, Value(1)) << n;
  }
}

/// Sum of two fields with weights that depend on k, of any element type.
struct Divergence {
  template <class Z>
  KOKKOS_FUNCTION Kokkos::Array<Z, 1> operator()(int i, int j, Kokkos::Array<Z, 2> const& z) const {
    return {z[0] * static_cast<double>(1 + i) + z[1] * static_cast<double>(j)};
  }
};
struct Gradient {
  KOKKOS_FUNCTION Kokkos::Array<Complex, 3> operator()(int i, int j, Kokkos::Array<Complex, 1> const& z) const {
    return {z[0] * Complex(0, i), z[0] * Complex(0, j), z[0]};
  }
};
/// Seven fields to five: field d of the results is the sum of fields d, d + 1, d + 2 times k.
struct SevenToFive {
  KOKKOS_FUNCTION Kokkos::Array<Complex, 5> operator()(int i, int j, Kokkos::Array<Complex, 7> const& z) const {
    Kokkos::Array<Complex, 5> sums{};
    for (int d = 0; d < 5; ++d) sums[d] = (z[d] + z[d + 1] + z[d + 2]) * static_cast<double>(1 + i + j);
    return sums;
  }
};

Array shifted_array(Extents const& extents, long double phase) {
  auto a = some_array(extents);
  for (std::size_t i = 0; i < a.values.size(); ++i)
    a.values[i] = std::cos(phase * static_cast<long double>(i + 1)) * a.values[i];
  return a;
}

TEST(Filter, OfRowsThatEndWithinSectors_CallsItsFunctorOnceForEachK) {
  for (std::size_t const n : {40, 68, 130}) {  // half spectra of odd lengths
    auto const a = real_part(some_array({6, n}));
    auto const in = filled<ViewOf<double, 2>>(a);
    ViewOf<double, 2> const out("out", 6, n);
    Count const count{ViewOf<double, 2>("calls", 6, n / 2 + 1)};
    FilterPlan plan(Space(), in, out, count, axis_type<2>{0, 1});
    execute(plan, in, out, count);
    for (auto const calls : array_of(count.calls).values) EXPECT_EQ(calls, Value(1)) << n;
    EXPECT_TRUE(holds(out, a));
  }
}

TEST(Filter, OfCoupledFields_HasThemAllAtEachK) {
  using Real = ViewOf<double, 2>;
  Lines const lines{{0, 1}, {6, 8}, {Kind::c2c_forward, Kind::r2c}};
  auto const round = [](Array a) {  // as the Views hold them
    for (auto& v : a.values) v = static_cast<double>(v.real());
    return a;
  };
  auto const u = round(shifted_array({6, 8}, 0.3L)), v = round(shifted_array({6, 8}, 1.7L));
  auto const u_view = filled<Real>(u), v_view = filled<Real>(v);
  Real const p("p", 6, 8);
  FilterPlan plan(Space(), fields(u_view, v_view), fields(p), Divergence(), axis_type<2>{0, 1});
  execute(plan, fields(u_view, v_view), fields(p), Divergence());
  auto const first =
      filtered(u, lines, [](Value z, std::vector<int> const& k) { return z * static_cast<long double>(1 + k[0]); });
  auto const second =
      filtered(v, lines, [](Value z, std::vector<int> const& k) { return z * static_cast<long double>(k[1]); });
  EXPECT_TRUE(holds(p, sum(first, second)));
  // The same of real spectra.
  FilterOptions const cosines{{Kind::dct2, Kind::dst2}};
  FilterPlan trigonometric(Space(), fields(u_view, v_view), fields(p), Divergence(), axis_type<2>{0, 1}, {}, cosines);
  execute(trigonometric, fields(u_view, v_view), fields(p), Divergence());
  Lines const real_lines{{0, 1}, {6, 8}, cosines.kinds};
  EXPECT_TRUE(
      holds(p, sum(filtered(u, real_lines,
                            [](Value z, std::vector<int> const& k) { return z * static_cast<long double>(1 + k[0]); }),
                   filtered(v, real_lines,
                            [](Value z, std::vector<int> const& k) { return z * static_cast<long double>(k[1]); }))));
}

TEST(Filter, OfOneFieldToThree_WritesEach) {
  using Field = ViewOf<Complex, 2>;
  auto const a = some_array({6, 8});
  Lines const lines{{0, 1}, {6, 8}, {Kind::c2c_forward, Kind::c2c_forward}};
  auto const in = filled<Field>(a);
  Field const x("x", 6, 8), y("y", 6, 8);
  FilterPlan plan(Space(), fields(in), fields(x, y, in), Gradient(), axis_type<2>{0, 1});
  execute(plan, fields(in), fields(x, y, in), Gradient());
  EXPECT_TRUE(holds(x, filtered(a, lines, [](Value z, std::vector<int> const& k) { return z * Value(0, k[0]); })));
  EXPECT_TRUE(holds(y, filtered(a, lines, [](Value z, std::vector<int> const& k) { return z * Value(0, k[1]); })));
  EXPECT_TRUE(holds(in, a));
}

TEST(Filter, OfSevenFieldsToFive_TakesTwelve) {
  using Field = ViewOf<Complex, 2>;
  Lines const lines{{1}, {12}, {Kind::c2c_forward}};
  std::vector<Array> a;
  std::vector<Field> in, out;
  for (int c = 0; c < 7; ++c) {
    a.push_back(shifted_array({3, 12}, 0.1L + static_cast<long double>(c)));
    for (auto& v : a.back().values) v = {static_cast<double>(v.real()), static_cast<double>(v.imag())};
    in.push_back(filled<Field>(a.back()));
    out.push_back(Field("out", 3, 12));
  }
  auto const from = fields(in[0], in[1], in[2], in[3], in[4], in[5], in[6]);
  auto const to = fields(out[0], out[1], out[2], out[3], out[4]);
  FilterPlan plan(Space(), from, to, SevenToFive());
  execute(plan, from, to, SevenToFive());
  for (std::size_t d = 0; d < 5; ++d)
    EXPECT_TRUE(holds(out[d], filtered(sum(sum(a[d], a[d + 1]), a[d + 2]), lines,
                                       [](Value z, std::vector<int> const& k) {
                                         return z * static_cast<long double>(1 + k[0] + k[1]);
                                       })))
        << d;
}

TEST(Filter, OfFieldsWithABatchOfOne_SharesThem) {
  using Field = ViewOf<Complex, 2>;
  auto const one = shifted_array({1, 12}, 0.4L), many = shifted_array({5, 12}, 1.1L);
  auto const one_view = filled<Field>(one), many_view = filled<Field>(many);
  Field const out("out", 5, 12);
  FilterPlan plan(Space(), fields(one_view, many_view), fields(out), Divergence());
  execute(plan, fields(one_view, many_view), fields(out), Divergence());
  Array repeated{{5, 12}};
  for (std::size_t i = 0; i < 60; ++i) repeated.values[i] = one.values[i % 12];
  Lines const lines{{1}, {12}, {Kind::c2c_forward}};
  EXPECT_TRUE(holds(
      out, sum(filtered(repeated, lines,
                        [](Value z, std::vector<int> const& k) { return z * static_cast<long double>(1 + k[0]); }),
               filtered(many, lines,
                        [](Value z, std::vector<int> const& k) { return z * static_cast<long double>(k[1]); }))));
}

/// The product of two fields at a point.
struct PointProduct {
  template <class T>
  KOKKOS_FUNCTION Kokkos::Array<T, 1> operator()(int, int, Kokkos::Array<T, 2> const& u) const {
    return {u[0] * u[1]};
  }
};

TEST(Filter, FromSpectra_MultipliesPointsAndComesBack) {
  Lines const half_lines{{0, 1}, {6, 9}, {Kind::c2c_forward, Kind::r2c}},
      full_lines{{0, 1}, {6, 9}, {Kind::c2c_forward, Kind::c2c_forward}};
  auto const product = [](Array a, Array const& b) {
    for (std::size_t i = 0; i < a.values.size(); ++i) a.values[i] *= b.values[i];
    return a;
  };
  auto const points = [](Array const& spectrum, Lines const& lines) {
    return scaled(transformed(spectrum, inverse(lines)), 1 / logical_size(lines));
  };
  using Field = ViewOf<Complex, 2>;
  auto const u = shifted_array({6, 5}, 0.3L), v = shifted_array({6, 5}, 1.3L);
  auto const u_view = filled<Field>(u), v_view = filled<Field>(v);
  Field const out("out", 6, 5);
  FilterPlan plan(Space(), spectra<double>(u_view, v_view), spectra<double>(out), PointProduct(), axis_type<2>{0, 1},
                  {6, 9});
  execute(plan, spectra<double>(u_view, v_view), spectra<double>(out), PointProduct());
  EXPECT_TRUE(holds(out, transformed(product(points(u, half_lines), points(v, half_lines)), half_lines)));
  EXPECT_TRUE(is_exactly(u_view, array_of(filled<Field>(u)))) << "input is preserved";
  auto const w = shifted_array({6, 9}, 0.7L), z = shifted_array({6, 9}, 2.7L);
  auto const w_view = filled<Field>(w), z_view = filled<Field>(z);
  FilterPlan whole(Space(), spectra<Complex>(w_view, z_view), spectra<Complex>(z_view), PointProduct(),
                   axis_type<2>{0, 1});
  execute(whole, spectra<Complex>(w_view, z_view), spectra<Complex>(z_view), PointProduct());
  EXPECT_TRUE(holds(z_view, transformed(product(points(w, full_lines), points(z, full_lines)), full_lines)));
}

/// What pseudo-spectral codes do: modes below N/3 of three times as many points, so that products are free of aliases;
/// the low modes come out.
TEST(Filter, FromLowSpectra_IsTheConvolutionOfModes) {
  // k = 0..5 of real fields: products of k up to 5 need N >= 3 * 5 + 1 for exact modes 0..5
  std::size_t const modes = 6, points = 10;
  using Field = ViewOf<Complex, 2>;
  auto const u = shifted_array({2, modes}, 0.3L), v = shifted_array({2, modes}, 1.3L);
  auto const u_view = filled<Field>(u), v_view = filled<Field>(v);
  Field const out("out", 2, modes);
  FilterOptions options;
  options.plan.in_box = options.plan.out_box = {Box::low()};
  std::size_t const N = points + modes;
  FilterPlan plan(Space(), spectra<double>(u_view, v_view), spectra<double>(out), PointProduct(), 1, N, options);
  execute(plan, spectra<double>(u_view, v_view), spectra<double>(out), PointProduct());
  Array expected{{2, modes}};
  auto const mode = [modes](Array const& a, std::size_t row, int k) {
    Value const z = a.values[row * modes + static_cast<std::size_t>(std::abs(k))];
    return k == 0 ? Value(z.real()) : k < 0 ? std::conj(z) : z;
  };
  for (std::size_t row = 0; row < 2; ++row)
    for (int k = 0; k < 6; ++k)
      for (int p = -5; p <= 5; ++p)
        if (std::abs(k - p) <= 5)
          expected.values[row * modes + static_cast<std::size_t>(k)] +=
              mode(u, row, p) * mode(v, row, k - p) / static_cast<long double>(N);
  EXPECT_TRUE(holds(out, expected));
}

struct ReadTwice {
  ViewOf<double, 2> view;
  KOKKOS_FUNCTION double operator()(int i, int j) const { return 2 * view(i, j); }
};
struct AddTo {
  ViewOf<double, 2> view;
  KOKKOS_FUNCTION void operator()(int i, int j, double v) const { view(i, j) += v; }
};

TEST(Filter, BetweenASourceAndASink_NeedsNoViews) {
  auto const a = real_part(some_array({6, 16}));
  ViewOf<double, 2> const in("in", 6, 16), out("out", 6, 16);
  fill(in, a), fill(out, a);
  auto const from = source<double>({6, 16}, ReadTwice{in});
  auto const to = sink<double>({6, 16}, AddTo{out});
  FilterPlan plan(Space(), from, to, RealFactor(), axis_type<2>{0, 1});
  execute(plan, from, to, RealFactor());
  EXPECT_TRUE(holds(out, sum(scaled(filtered(a, {{0, 1}, {6, 16}, {Kind::c2c_forward, Kind::r2c}}, real_of), 2), a)));
}

TEST(Filter, WithPlanOptions_HasThemAtItsEnds) {
  auto const a = real_part(some_array({6, 16})), w = real_part(shifted_array({16}, 0.2L));
  ViewOf<double, 2> const in("in", 6, 16), out("out", 6, 16);
  ViewOf<double, 1> const window = filled<ViewOf<double, 1>>(w);
  fill(in, a), fill(out, a);
  FilterOptions options;
  options.plan.multiply_in = window;
  options.plan.multiply_out = window;
  options.plan.alpha = 0.5;
  options.plan.beta = 2;
  FilterPlan plan(Space(), in, out, RealFactor(), axis_type<2>{0, 1}, {}, options);
  execute(plan, in, out, RealFactor());
  auto const windowed = [&](Array b) {
    return at_each(b, [&](Value v, std::vector<int> const& k) { return v * w.values[static_cast<std::size_t>(k[1])]; });
  };
  auto const result = windowed(filtered(windowed(a), {{0, 1}, {6, 16}, {Kind::c2c_forward, Kind::r2c}}, real_of));
  EXPECT_TRUE(holds(out, sum(scaled(result, 0.5L), scaled(a, 2))));
}

TEST(Filter, Const_TakesAWorkspaceAndAllocatesNothing) {
  auto const a = some_array({4, 60});
  ViewOf<Complex, 2> const in("in", 4, 60), out("out", 4, 60);
  fill(in, a);
  FilterOptions options;
  options.plan.external_workspace = true;
  FilterPlan moved(Space(), in, out, ComplexFactor(), axis_type<2>{0, 1}, {}, options);
  FilterPlan const plan = std::move(moved);
  EXPECT_TRUE(contains(message_of([&] { execute(moved, in, out, ComplexFactor()); }), "moved from"));
  Kokkos::View<char*, Space> const memory("memory", plan.workspace_size() + 256);
  auto const skip = (256 - reinterpret_cast<std::uintptr_t>(memory.data()) % 256) % 256;
  auto const workspace =
      Kokkos::subview(memory, std::pair<std::size_t, std::size_t>(skip, skip + plan.workspace_size()));
  Space const exec;
  Kokkos::fence();
  auto const before = allocation_count();
  execute(exec, plan, in, out, ComplexFactor(), workspace);
  auto const after = allocation_count();
  EXPECT_EQ(before, after);
  EXPECT_TRUE(holds(out, filtered(a, {{0, 1}, {4, 60}, {Kind::c2c_forward, Kind::c2c_forward}}, complex_of)));
  ViewOf<Complex, 1> const small("small", 1);
  EXPECT_TRUE(contains(message_of([&] { execute(Space(), plan, in, out, ComplexFactor(), small); }),
                       "a workspace of 16 bytes"));
}

struct Weighted {
  KOKKOS_FUNCTION Kokkos::Array<Complex, 1> operator()(int i, int j, int k, Kokkos::Array<Complex, 2> const& z) const {
    return {z[0] * static_cast<double>(k) + z[1] * (1.0 + i + 0.5 * j)};
  }
};

/// Hosts cut the batch into slabs that stay in cache: indices, shared fields and the last, shorter one must be right.
TEST(Filter, OfALargeBatch_HasEachIndexOnce) {
  std::size_t const rows = 4099, n = 64;
  using Field = ViewOf<Complex, 3>;
  Field const many("many", rows, 2, n), one("one", 1, 2, n), out("out", rows, 2, n);
  Array const a{{rows, 2, n}, [&] {
                  Values values;
                  for (auto const& z : random_values<Complex>(rows * 2 * n, 11)) values.push_back(value_of(z));
                  return values;
                }()};
  auto const b = some_array({1, 2, n});
  fill(many, a), fill(one, b);
  FilterPlan plan(Space(), fields(one, many), fields(out), Weighted());
  execute(plan, fields(one, many), fields(out), Weighted());
  Lines const lines{{2}, {n}, {Kind::c2c_forward}};
  auto const shared = array_of(filled<Field>(
      filtered(b, lines, [](Value z, std::vector<int> const& k) { return z * static_cast<long double>(k[2]); })));
  auto const result = array_of(out);
  long double error = 0, norm = 0;
  for (std::size_t i = 0; i < a.values.size(); ++i) {
    std::size_t const row = i / (2 * n), j = i / n % 2;
    auto const expected = shared.values[i % (2 * n)] +
                          a.values[i] * (1 + static_cast<long double>(row) + 0.5L * static_cast<long double>(j));
    error += std::norm(result.values[i] - expected), norm += std::norm(expected);
  }
  EXPECT_LE(error, 1e-26L * norm);
}

TEST(Filter, Printed_NamesItsTransforms) {
  ViewOf<double, 2> const in("in", 4, 60), out("out", 4, 60);
  FilterPlan const plan(Space(), in, out, RealFactor());
  std::ostringstream os;
  os << plan;
  EXPECT_TRUE(contains(os.str(), "TeamFFT filter plan of 1 field to 1"));
  EXPECT_TRUE(contains(os.str(), "r2c_f64_n60_b4"));
  EXPECT_TRUE(contains(os.str(), "c2r_f64_n60_b4"));
}

TEST(Filter, OfNothing_DoesNothing) {
  ViewOf<double, 2> const in("in", 0, 60), out("out", 0, 60);
  FilterPlan plan(Space(), in, out, RealFactor());
  execute(plan, in, out, RealFactor());
  std::ostringstream os;
  os << plan;
  EXPECT_TRUE(contains(os.str(), "nothing to do"));
}

TEST(Filter, GivenWhatDoesNotFit_SaysSo) {
  ViewOf<double, 2> const in("in", 6, 16), out("out", 6, 16), shorter("shorter", 6, 15), other("other", 5, 16);
  ViewOf<Complex, 2> const spectrum("spectrum", 6, 9), wide("wide", 6, 16);
  axis_type<2> const axes{0, 1};
  auto const error = [&](auto const& from, auto const& to, auto const& filter, axis_type<2> const& a,
                         shape_type<2> const& s = {}, FilterOptions const& options = {}) {
    return message_of([&] { FilterPlan(Space(), from, to, filter, a, s, options); });
  };
  EXPECT_TRUE(
      contains(error(in, shorter, RealFactor(), axes), "FilterPlan: output extent 15 along axis 1, the input's is 16"));
  EXPECT_TRUE(contains(message_of([&] { FilterPlan(Space(), in, other, RealFactor()); }),
                       "output extent 5 along axis 0; it must be 6"));
  EXPECT_TRUE(contains(error(in, out, RealFactor(), {0, 2}), "axis 2 for Views of rank 2"));
  EXPECT_TRUE(contains(error(in, out, RealFactor(), {1, -1}), "axis 1 is listed twice"));
  EXPECT_TRUE(
      contains(error(in, out, RealFactor(), axes, {6, 12}), "output extent 16 along axis 1; s = 12 gives at most 12"));
  EXPECT_TRUE(contains(error(in, out, RealFactor(), axes, {6, 0}), "a length of 0 along axis 1"));
  EXPECT_TRUE(contains(error(in, out, RealFactor(), axes, {}, {{Kind::r2c}}), "1 kinds for 2 axes"));
  EXPECT_TRUE(contains(error(in, out, RealFactor(), axes, {}, {{Kind::r2c, Kind::c2c_forward}}), "r2c as kind 0 of 2"));
  EXPECT_TRUE(contains(error(in, out, RealFactor(), axes, {}, {{Kind::dct2, Kind::c2c_forward}}), "it must be r2c"));
  EXPECT_TRUE(
      contains(error(wide, wide, RealFactor(), axes, {}, {{Kind::c2c_forward, Kind::r2c}}), "r2c of complex data"));
  EXPECT_TRUE(contains(error(in, out, ComplexFactor(), axes, {}, {{Kind::dct2, Kind::dct2}}),
                       "these kinds have real elements between the transforms"));
  EXPECT_TRUE(contains(
      error(in, out, wide, axes),
      "the filter (complex<double> 6 x 16, strides 16, 1) has extent 16 along its axis 1; the spectrum has 9"));
  EXPECT_TRUE(contains(error(in, out, spectrum, axes, {}, {{Kind::dct2, Kind::dct2}}),
                       "is complex, and the spectrum of these kinds is real"));
  FilterOptions boxes;
  boxes.plan.out_box = {Box::at(1)};
  EXPECT_TRUE(contains(error(in, out, RealFactor(), axes, {6, 16}, boxes), "1 output boxes for 2 axes"));
  auto const moved = Kokkos::subview(wide, Kokkos::ALL, std::pair(0, 15)),
             by_one = Kokkos::subview(wide, Kokkos::ALL, std::pair(1, 16));
  EXPECT_TRUE(contains(error(moved, by_one, RealFactor(), axes), "overlap"));
  EXPECT_TRUE(
      contains(message_of([&] { FilterPlan(Space(), fields(wide), fields(wide, wide, wide), Gradient(), axes); }),
               "outputs 0 and 1 overlap"));
  EXPECT_TRUE(contains(message_of([&] { FilterPlan(Space(), fields(in, other), fields(out), Divergence(), axes); }),
                       "input extents 6 and 5 along axis 0"));
  EXPECT_TRUE(contains(message_of([&] {
                         FilterPlan(Space(), spectra<double>(spectrum, spectrum), spectra<double>(spectrum),
                                    PointProduct(), axes);
                       }),
                       "Give s"));
}

TEST(Filter, ExecutedWithOthers_SaysSoAndWritesNothing) {
  auto const a = some_array({6, 16});
  ViewOf<Complex, 2> const in("in", 6, 16), out("out", 6, 16), other("other", 6, 15);
  ViewOf<Complex, 2, Kokkos::LayoutLeft> const left("left", 6, 16);
  ViewOf<Complex, 1> const filter("filter", 16), longer("longer", 17);
  ViewOf<double, 1> const real_filter("filter", 16);
  fill(out, a);
  FilterPlan plan(Space(), in, out, filter);
  EXPECT_TRUE(contains(message_of([&] { execute(plan, other, out, filter); }), "execute: input 0 is not as planned"));
  EXPECT_TRUE(contains(message_of([&] { execute(plan, left, out, filter); }), "execute: input 0 is not as planned"));
  EXPECT_TRUE(contains(message_of([&] { execute(plan, in, other, filter); }), "execute: output 0 is not as planned"));
  EXPECT_TRUE(contains(message_of([&] { execute(plan, in, out, longer); }), "has extent 17"));
  EXPECT_TRUE(contains(message_of([&] { execute(plan, in, out, real_filter); }), "the filter is of another type"));
  EXPECT_TRUE(contains(message_of([&] { execute(plan, in, out, ComplexFactor()); }), "the filter is of another type"));
  EXPECT_TRUE(is_exactly(out, a));
}

TEST(Frequency, OfAnIndex_HasItsSign) {
  int const even[] = {0, 1, -2, -1}, odd[] = {0, 1, 2, -2, -1};
  for (int k = 0; k < 4; ++k) EXPECT_EQ(frequency(k, 4), even[k]);
  for (int k = 0; k < 5; ++k) EXPECT_EQ(frequency(k, 5), odd[k]);
}

}  // namespace
}  // namespace TeamFFT::Test
