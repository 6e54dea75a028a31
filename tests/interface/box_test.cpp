// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Boxes: what padding, transforming in full and cropping around a plan give, for random boxes of every kind, rank,
// layout and placement; and what does not fit.
#include "run.hpp"
#include "strided_view.hpp"
#include "view_tools.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <complex>
#include <cstddef>
#include <numeric>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace TeamFFT::Test {
namespace {

using Extents3 = std::array<std::size_t, 3>;

template <class T, class Layout = Kokkos::LayoutRight>
using View3 = Kokkos::View<T***, Layout, Space>;

template <class F>
void for_indices(Extents3 const& n, F const& f) {
  for (std::size_t i = 0; i < n[0]; ++i)
    for (std::size_t j = 0; j < n[1]; ++j)
      for (std::size_t k = 0; k < n[2]; ++k) f(Extents3{i, j, k});
}

template <class View>
Extents3 box_extents(View const& v) {
  return {v.extent(0), v.extent(1), v.extent(2)};
}

template <class View>
auto& at(View const& v, Extents3 const& i) {
  return v(i[0], i[1], i[2]);
}

template <class View>
View some(Extents3 const& n, double phase = 0) {
  View const view("some", n[0], n[1], n[2]);
  auto const host = Kokkos::create_mirror_view(view);
  double t = phase;
  for_indices(n, [&](Extents3 const& i) {
    t += 1;
    if constexpr (std::is_same_v<typename View::value_type, Complex>)
      at(host, i) = Complex(std::sin(3 * t + 1), std::cos(5 * t));
    else
      at(host, i) = std::sin(3 * t + 1);
  });
  Kokkos::deep_copy(view, host);
  return view;
}

/// One dimension of a case: a transformed one with boxes, or (no kind) one that is not.
struct BoxDimension {
  std::optional<Kind> kind;
  std::size_t n = 1, in = 1, out = 1;
  Box in_box, out_box;
};

std::size_t positions(BoxDimension const& d, bool input) {
  if (!d.kind) return d.in;
  return input ? Impl::input_extent(*d.kind, d.n) : Impl::output_extent(*d.kind, d.n);
}

/// The position of an element, as Box says; positions that are none wrap for at() alone.
std::size_t position_of(BoxDimension const& d, bool input, std::size_t i) {
  Box const& box = input ? d.in_box : d.out_box;
  std::size_t const n = positions(d, input), m = input ? d.in : d.out;
  bool const round = d.kind && !Impl::is_real_to_real(*d.kind) && *d.kind != (input ? Kind::c2r : Kind::r2c);
  if (box.shape() == Box::Shape::at)
    return static_cast<std::size_t>(((box.first() + static_cast<std::ptrdiff_t>(i)) % static_cast<std::ptrdiff_t>(n) +
                                     static_cast<std::ptrdiff_t>(n)) %
                                    static_cast<std::ptrdiff_t>(n));
  if (box.shape() == Box::Shape::low && round) return i < (m + 1) / 2 ? i : n - m + i;
  return i;
}

using BoxDimensions = std::array<BoxDimension, 3>;

Extents3 extents_of_boxes(BoxDimensions const& d, bool input, bool whole) {
  Extents3 n{};
  for (std::size_t a = 0; a < 3; ++a) n[a] = whole ? positions(d[a], input) : input ? d[a].in : d[a].out;
  return n;
}

std::string describe_boxes(BoxDimensions const& dimensions) {
  std::string text;
  for (auto const& d : dimensions)
    text += " [" + (d.kind ? std::string(Impl::row_of(*d.kind).name) : "-") + " n " + std::to_string(d.n) + " in " +
            std::to_string(d.in) + " " + std::to_string(static_cast<int>(d.in_box.shape())) + ":" +
            std::to_string(d.in_box.first()) + " out " + std::to_string(d.out) + " " +
            std::to_string(static_cast<int>(d.out_box.shape())) + ":" + std::to_string(d.out_box.first()) + "]";
  return text;
}

/// What a plan with boxes is made of.
template <std::size_t DIM>
struct Call {
  axis_type<DIM> axes;
  shape_type<DIM> s;
  std::array<Kind, DIM> kinds;
  PlanOptions options;
};

template <std::size_t DIM>
Call<DIM> call_of(BoxDimensions const& dimensions, axis_type<DIM> const& axes) {
  Call<DIM> call{axes, {}, {}, {}};
  for (std::size_t i = 0; i < DIM; ++i) {
    auto const& d = dimensions[static_cast<std::size_t>(axes[i])];
    call.s[i] = d.n;
    call.kinds[i] = *d.kind;
    call.options.in_box.push_back(d.in_box);
    call.options.out_box.push_back(d.out_box);
  }
  return call;
}

/// The boxed plan against the whole one between loops that pad and crop.
template <class In, class Out, std::size_t DIM>
void expect_boxed(BoxDimensions const& dimensions, axis_type<DIM> const& axes, bool with_factors) {
  auto call = call_of<DIM>(dimensions, axes);
  auto const in = some<In>(extents_of_boxes(dimensions, true, false));
  Out const out = some<Out>(extents_of_boxes(dimensions, false, false), 0.4);
  In const whole_in("whole", positions(dimensions[0], true), positions(dimensions[1], true),
                    positions(dimensions[2], true));
  auto const n = extents_of_boxes(dimensions, false, true);
  Out const whole_out("whole", n[0], n[1], n[2]);
  auto const factors_in = some<View3<double>>(box_extents(in), 0.1),
             factors_out = some<View3<double>>(box_extents(out), 0.2);
  auto const from = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), in);
  auto const f = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), factors_in),
             g = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), factors_out);
  auto const padded = Kokkos::create_mirror_view(whole_in);
  auto const place = [&](Extents3 i, bool input) {
    for (std::size_t a = 0; a < 3; ++a) i[a] = position_of(dimensions[a], input, i[a]);
    return i;
  };
  for_indices(box_extents(in), [&](Extents3 const& i) {
    at(padded, place(i, true)) = with_factors ? at(from, i) * at(f, i) : at(from, i);
  });
  Kokkos::deep_copy(whole_in, padded);
  Plan whole(Space(), whole_in, whole_out, call.kinds, axes);
  execute(whole, whole_in, whole_out, Normalization::ortho);
  if (with_factors) call.options.multiply_in = factors_in, call.options.multiply_out = factors_out;
  Plan boxed(Space(), in, out, call.kinds, axes, call.s, call.options);
  EXPECT_EQ(Problem::parse(boxed.problem().token()), boxed.problem()) << boxed.problem().token();
  execute(boxed, in, out, Normalization::ortho);
  Space().fence();
  auto const result = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), out),
             all = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), whole_out);
  double worst = 0;
  for_indices(box_extents(out), [&](Extents3 const& i) {
    auto const expected = with_factors ? at(all, place(i, false)) * at(g, i) : at(all, place(i, false));
    worst = std::max(worst, std::abs(std::complex<double>(at(result, i)) - std::complex<double>(expected)));
  });
  EXPECT_LE(worst, 1e-12) << describe_boxes(dimensions) << "\n" << boxed;
}

/// Random boxes of a kind.
class Draw {
 public:
  explicit Draw(unsigned seed) : m_random(seed) {}
  std::size_t below(std::size_t n) { return m_random() % n; }

  BoxDimension dimension(Kind kind) {
    std::size_t const smallest = 2;
    BoxDimension d{kind, smallest + below(below(4) == 0 ? 60 : 14), 1, 1, {}, {}};
    d.in = side(d, true);
    d.out = side(d, false);
    return d;
  }

 private:
  std::size_t side(BoxDimension& d, bool input) {
    Box& box = input ? d.in_box : d.out_box;
    std::size_t const n = positions(d, input);
    bool const halved = *d.kind == (input ? Kind::c2r : Kind::r2c), fixed = Impl::is_real_to_real(*d.kind);
    switch (below(4)) {
      case 0: return n;
      case 1: {
        box = Box::low();
        return 1 + below(n);
      }
      default: {
        std::size_t m = 1 + below(n);
        if (halved) {
          box = Box::at(0);
        } else if (fixed) {
          box = Box::at(static_cast<std::ptrdiff_t>(below(n - m + 1)));
        } else {
          if (!input && below(3) == 0) m += n / 2 + below(2 * n);
          box = Box::at(static_cast<std::ptrdiff_t>(below(4 * n)) - static_cast<std::ptrdiff_t>(2 * n));
        }
        return m;
      }
    }
  }

  std::mt19937 m_random;
};

template <class In, class Out, std::size_t DIM>
void expect_random(Draw& draw, axis_type<DIM> const& axes, Kind others, Kind last) {
  BoxDimensions dimensions;
  for (auto& d : dimensions) d.in = d.out = 1 + draw.below(4);
  for (std::size_t i = 0; i < DIM; ++i)
    dimensions[static_cast<std::size_t>(axes[i])] = draw.dimension(i + 1 == DIM ? last : others);
  expect_boxed<In, Out, DIM>(dimensions, axes, draw.below(3) == 0);
}

template <class In, class Out>
void expect_random_kinds(Draw& draw, Kind others, Kind last) {
  expect_random<In, Out, 1>(draw, {static_cast<int>(draw.below(3))}, others, last);
  int const a = static_cast<int>(draw.below(3)), b = (a + 1 + static_cast<int>(draw.below(2))) % 3;
  expect_random<In, Out, 2>(draw, {a, b}, others, last);
  expect_random<In, Out, 3>(draw, {a, b, 3 - a - b}, others, last);
}

TEST(Boxes, OfRandomShapes_GiveWhatPaddingAndCroppingGive) {
  Draw draw(20261126);
  using C = View3<Complex>;
  using R = View3<double>;
  using Left = View3<Complex, Kokkos::LayoutLeft>;
  for (int i = 0; i < 25; ++i) {
    expect_random_kinds<C, C>(draw, Kind::c2c_forward, Kind::c2c_forward);
    expect_random_kinds<Left, Left>(draw, Kind::c2c_backward, Kind::c2c_backward);
    expect_random_kinds<Left, C>(draw, Kind::c2c_backward, Kind::c2c_forward);
    expect_random_kinds<R, C>(draw, Kind::c2c_forward, Kind::c2c_forward);
    expect_random_kinds<R, C>(draw, Kind::c2c_forward, Kind::r2c);
    expect_random_kinds<C, R>(draw, Kind::c2c_backward, Kind::c2r);
    expect_random_kinds<R, R>(draw, Kind::dct2, Kind::dst3);
    expect_random_kinds<R, R>(draw, Kind::dct4, Kind::dct1);
    expect_random_kinds<C, C>(draw, Kind::dst2, Kind::dct3);
    expect_random_kinds<R, C>(draw, Kind::dct2, Kind::r2c);
  }
}

TEST(Boxes, OfLongAndAwkwardLengths_GiveWhatPaddingAndCroppingGive) {
  for (std::size_t const n : {std::size_t{1009}, std::size_t{4096}, std::size_t{2018 * 2}, std::size_t{65537}})
    for (std::size_t const m : {std::size_t{5}, n / 2, n - 1}) {
      BoxDimension const middle{Kind::c2c_forward, n, m, m, Box::at(static_cast<std::ptrdiff_t>(n - 2)), Box::low()};
      BoxDimension const first{Kind::c2c_backward, n, m, m, Box::at(0), Box::at(0)};
      BoxDimension const real{Kind::r2c, n, m, std::min(m, n / 2 + 1), Box::at(-3), Box::at(0)};
      BoxDimension const back{Kind::c2r, n, std::min(m, n / 2 + 1), m + n, Box::low(), Box::at(7)};
      BoxDimension const other{{}, 2, 2, 2, {}, {}}, one{{}, 1, 1, 1, {}, {}};
      expect_boxed<View3<Complex>, View3<Complex>, 1>({one, other, middle}, {2}, false);
      expect_boxed<View3<Complex>, View3<Complex>, 1>({one, middle, other}, {1}, true);
      expect_boxed<View3<Complex>, View3<Complex>, 1>({one, other, first}, {2}, false);
      expect_boxed<View3<double>, View3<Complex>, 1>({one, other, real}, {2}, false);
      expect_boxed<View3<Complex>, View3<double>, 1>({one, back, other}, {1}, false);
    }
}

TEST(Boxes, InPlace_GiveWhatPaddingAndCroppingGive) {
  auto const view = some<View3<Complex>>({3, 8, 8}), copy = some<View3<Complex>>({3, 8, 8});
  View3<Complex> const expected("expected", 3, 8, 8);
  PlanOptions options;
  options.in_box = {Box::at(3), Box::low()};
  options.out_box = {Box::at(-2), Box::at(5)};
  axis_type<2> const axes{1, 2};
  shape_type<2> const s{12, 10};
  Plan apart(Space(), copy, expected, Direction::forward, axes, s, options);
  execute(apart, copy, expected);
  Plan plan(Space(), view, view, Direction::forward, axes, s, options);
  execute(plan, view, view);
  Space().fence();
  auto const x = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), view),
             y = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), expected);
  for_indices({3, 8, 8}, [&](Extents3 const& i) {
    EXPECT_LE(std::abs(std::complex<double>(at(x, i)) - std::complex<double>(at(y, i))), 1e-12);
  });
}

template <class View>
struct Read {
  View view;
  KOKKOS_FUNCTION auto operator()(int i, int j, int k) const { return view(i, j, k); }
};
template <class View>
struct Write {
  View view;
  KOKKOS_FUNCTION void operator()(int i, int j, int k, typename View::value_type const& v) const { view(i, j, k) = v; }
};

TEST(Boxes, AroundASourceAndASink_GiveWhatViewsGive) {
  auto const in = some<View3<Complex>>({3, 5, 7});
  auto const factors = some<View3<double>>({1, 1, 7}, 0.2);
  for (int const with : {0, 1, 2, 3}) {  // 1: factors, 2: ends that may alias
    View3<Complex> const out("out", 3, 9, 15), expected("expected", 3, 9, 15);
    PlanOptions options;
    options.in_box = {Box::at(-1), Box::low()};
    options.out_box = {Box::low(), Box::at(4)};
    if ((with & 1) != 0) options.multiply_in = factors;
    options.ends_alias = (with & 2) != 0;
    axis_type<2> const axes{1, 2};
    shape_type<2> const s{12, 10};
    auto const from = source<Complex>({3, 5, 7}, Read<View3<Complex>>{in});
    auto const to = sink<Complex>({3, 9, 15}, Write<View3<Complex>>{out});
    Plan views(Space(), in, expected, Direction::forward, axes, s, options);
    execute(views, in, expected);
    Plan plan(Space(), from, to, Direction::forward, axes, s, options);
    execute(plan, from, to);
    Space().fence();
    auto const x = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), out),
               y = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), expected);
    double worst = 0;
    for_indices({3, 9, 15}, [&](Extents3 const& i) {
      worst = std::max(worst, std::abs(std::complex<double>(at(x, i)) - std::complex<double>(at(y, i))));
    });
    EXPECT_LE(worst, 1e-12) << with << plan;
  }
}

TEST(Boxes, ThatSayNothing_AreNone) {
  auto const problem = [](Box const& in_box, std::size_t out, Box const& out_box) {
    View3<Complex> const from("in", 2, 3, 8), to("out", 2, 3, out);
    PlanOptions options;
    options.in_box = {in_box};
    options.out_box = {out_box};
    return Plan(Space(), from, to, Direction::forward, -1, 8, options).problem().token();
  };
  EXPECT_EQ(problem({}, 8, {}), "c2c_f64_fwd_n8_b6_oop");
  EXPECT_EQ(problem(Box::at(0), 8, Box::low()), "c2c_f64_fwd_n8_b6_oop");
  EXPECT_EQ(problem(Box::at(-16), 8, Box::at(8)), "c2c_f64_fwd_n8_b6_oop");
  EXPECT_EQ(problem(Box::at(-5), 5, Box::at(24)), "c2c_f64_fwd_n8i8a3o5_b6_oop");
  EXPECT_EQ(problem(Box::low(), 1, Box::low()), "c2c_f64_fwd_n8o1_b6_oop");
  EXPECT_EQ(problem({}, 11, Box::at(0)), "c2c_f64_fwd_n8o11a0_b6_oop");
}

TEST(Boxes, ThatDoNotFit_AreRefused) {
  auto const error = [](std::size_t in, Box const& in_box, std::size_t out, Box const& out_box, Kind kind,
                        bool with_length = true) {
    return error_of([&] {
      PlanOptions options;
      options.in_box = {in_box};
      options.out_box = {out_box};
      std::optional<std::size_t> const n = with_length ? std::optional<std::size_t>(8) : std::nullopt;
      if (kind == Kind::r2c)
        Plan(Space(), View3<double>("in", 2, 3, in), View3<Complex>("out", 2, 3, out), kind, -1, n, options);
      else if (kind == Kind::c2r)
        Plan(Space(), View3<Complex>("in", 2, 3, in), View3<double>("out", 2, 3, out), kind, -1, n, options);
      else
        Plan(Space(), View3<Complex>("in", 2, 3, in), View3<Complex>("out", 2, 3, out), kind, -1, n, options);
    });
  };
  auto const c2c = Kind::c2c_forward;
  EXPECT_EQ(error(8, Box::at(1), 20, Box::at(-1), c2c), "no error");
  EXPECT_TRUE(
      says(error(9, Box::at(1), 8, {}, c2c), "in_box with 9 elements of the input for the 8 of a fwd of length 8"));
  EXPECT_TRUE(says(error(8, {}, 9, Box::low(), c2c), "out_box with 9 elements of the output"));
  EXPECT_TRUE(says(error(8, {}, 7, {}, c2c), "output extent 7 along axis 2"));
  EXPECT_TRUE(says(error(8, {}, 0, Box::at(0), c2c), "an output box without elements along axis 2"));
  EXPECT_TRUE(says(error(8, Box::at(1), 8, {}, c2c, false), "a box along axis 2 and no transform length"));
  EXPECT_TRUE(says(error(8, {}, 4, Box::at(1), Kind::r2c), "out_box at(1) along the half-spectrum of r2c"));
  EXPECT_TRUE(says(error(8, {}, 6, Box::at(0), Kind::r2c), "out_box with 6 elements"));
  EXPECT_TRUE(says(error(4, Box::at(-1), 8, {}, Kind::c2r), "in_box at(-1) along the half-spectrum of c2r"));
  EXPECT_TRUE(says(error(4, Box::at(5), 8, {}, Kind::dct2),
                   "in_box at(5) with 4 elements for the 8 of dct2, which do not go round; it must be from 0 to 4"));
  EXPECT_TRUE(says(error(8, {}, 4, Box::at(-1), Kind::dct2), "out_box at(-1)"));
  EXPECT_TRUE(says(error_of([] {
                     PlanOptions options;
                     options.in_box = {Box::at(0), Box::at(0)};
                     Plan(Space(), View3<Complex>("in", 2, 3, 8), View3<Complex>("out", 2, 3, 8), Direction::forward,
                          -1, 8, options);
                   }),
                   "2 boxes for 1 axes"));
  EXPECT_TRUE(says(error_of([] { (void)Problem::parse("dct2_f64_n8i4a5_oop"); }), "boxes that fit"));
}

}  // namespace
}  // namespace TeamFFT::Test
