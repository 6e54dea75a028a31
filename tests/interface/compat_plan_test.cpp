// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// kokkos-fft's plans on TeamFFT/compat/KokkosFFT.hpp: deduced, kept in classes, run on other data, with a work area of
// the user's, made in several threads.
#include "compat_tools.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace TeamFFT::Test {
namespace {

TEST(Compat, Plans_AreDeducedForOneToThreeAxes) {
  execution_space exec;
  auto const data = some_array({3, 4, 5}), real = real_part(data);
  View3D<complex_type> const x = fill(make_view<View3D<complex_type>>({3, 4, 5}), data),
                             y = make_view<View3D<complex_type>>({3, 4, 5});
  View3D<double> const r = fill(make_view<View3D<double>>({3, 4, 5}), real), s = make_view<View3D<double>>({3, 4, 5});
  auto const h = make_view<View3D<complex_type>>({3, 4, 3});
  int axis = -1;
  KokkosFFT::Plan one(exec, x, y, KokkosFFT::Direction::forward, axis);
  KokkosFFT::Plan two(exec, x, y, KokkosFFT::Direction::backward, KokkosFFT::axis_type<2>{-3, -2});
  KokkosFFT::Plan three(exec, r, h, KokkosFFT::Direction::forward, KokkosFFT::axis_type<3>{0, 1, 2});
  KokkosFFT::Plan back(exec, h, s, KokkosFFT::Direction::backward, std::array<int, 3>{0, 1, 2},
                       KokkosFFT::shape_type<3>{});
  using Complex = View3D<complex_type>;
  static_assert(std::is_same_v<decltype(one), KokkosFFT::Plan<execution_space, Complex, Complex, 1>>);
  static_assert(std::is_same_v<decltype(one), KokkosFFT::Plan<execution_space, Complex, Complex>>);
  static_assert(std::is_same_v<decltype(two), KokkosFFT::Plan<execution_space, Complex, Complex, 2>>);
  static_assert(std::is_same_v<decltype(three), KokkosFFT::Plan<execution_space, View3D<double>, Complex, 3>>);
  static_assert(std::is_same_v<decltype(back), KokkosFFT::Plan<execution_space, Complex, View3D<double>, 3>>);
  KokkosFFT::execute(one, x, y);
  EXPECT_TRUE(holds(y, transformed(data, {2}, -1)));
  KokkosFFT::execute(two, x, y, Norm::none);
  EXPECT_TRUE(holds(y, transformed(data, {0, 1}, 1)));
  KokkosFFT::execute(three, r, h, Norm::backward);
  EXPECT_TRUE(holds(h, halved(real, {0, 1, 2})));
  back.execute_impl(h, s);
  EXPECT_TRUE(holds(s, real));
}

/// A class that keeps plans as solvers do.
class Solver {
 public:
  explicit Solver(View2D<double> const& x, View2D<complex_type> const& x_hat)
      : m_forward(
            std::make_unique<Forward>(execution_space(), x, x_hat, KokkosFFT::Direction::forward, axes_type{-2, -1})),
        m_backward(std::make_unique<Backward>(execution_space(), x_hat, x, KokkosFFT::Direction::backward,
                                              axes_type{-2, -1})) {}

  void there_and_back(View2D<double> const& x, View2D<complex_type> const& x_hat) const {
    KokkosFFT::execute(*m_forward, x, x_hat);
    KokkosFFT::execute(*m_backward, x_hat, x);
  }

 private:
  using axes_type = KokkosFFT::axis_type<2>;
  using Forward = KokkosFFT::Plan<execution_space, View2D<double>, View2D<complex_type>, 2>;
  using Backward = KokkosFFT::Plan<execution_space, View2D<complex_type>, View2D<double>, 2>;
  std::unique_ptr<Forward> m_forward;
  std::unique_ptr<Backward> m_backward;
};

TEST(Compat, Plans_AreReusedForOtherData) {
  auto const real = real_part(some_array({6, 7}));
  auto const first = make_view<View2D<double>>({6, 7});
  auto const first_hat = make_view<View2D<complex_type>>({6, 4});
  Solver const solver(first, first_hat);
  auto const second = fill(make_view<View2D<double>>({6, 7}), real);
  auto const second_hat = make_view<View2D<complex_type>>({6, 4});
  solver.there_and_back(second, second_hat);
  EXPECT_TRUE(holds(second, real));
  EXPECT_TRUE(holds(second_hat, halved(real, {0, 1})));
}

template <typename Layout, std::size_t... dims>
void check_dyn_plans(std::index_sequence<dims...>) {
  execution_space exec;
  bool constexpr left = std::is_same_v<Layout, Kokkos::LayoutLeft>;
  auto const real = real_part(some_array({4, 5, 6}));
  auto const check = [&](std::size_t dim) {
    SCOPED_TRACE("dim " + std::to_string(dim));
    std::vector<int> axes;
    for (std::size_t i = 0; i < dim; ++i)
      axes.push_back(left ? static_cast<int>(dim - 1 - i) : static_cast<int>(i) - static_cast<int>(dim));
    auto const expected = halved(real, axes);
    auto const u = fill(make_view<View3D<double, Layout>>({4, 5, 6}), real),
               u_inv = make_view<View3D<double, Layout>>({4, 5, 6});
    auto const u_hat = make_view<View3D<complex_type, Layout>>(expected.extents);
    KokkosFFT::DynPlan plan_f(exec, u, u_hat, KokkosFFT::Direction::forward, dim);
    KokkosFFT::DynPlan plan_b(exec, u_hat, u_inv, KokkosFFT::Direction::backward, dim);
    static_assert(
        std::is_same_v<decltype(plan_f),
                       KokkosFFT::DynPlan<execution_space, View3D<double, Layout>, View3D<complex_type, Layout>>>);
    auto const size = KokkosFFT::compute_required_workspace_size<complex_type>(plan_f, plan_b);
    EXPECT_EQ(size, std::max(plan_f.workspace_size(sizeof(complex_type)), plan_b.workspace_size(sizeof(complex_type))));
    View1D<complex_type> buffer("buffer", size);
    plan_f.set_work_area(buffer);
    plan_b.set_work_area(buffer);
    KokkosFFT::execute(plan_f, u, u_hat);
    EXPECT_TRUE(holds(u_hat, expected));
    KokkosFFT::execute(plan_b, u_hat, u_inv);
    EXPECT_TRUE(holds(u_inv, real));
    KokkosFFT::execute(plan_f, u, u_hat, Norm::ortho);
    EXPECT_TRUE(holds(u_hat, scaled(expected, [&] {
                        long double N = 1;
                        for (int const axis : axes) N *= static_cast<long double>(length(real, axis));
                        return 1 / std::sqrt(N);
                      }())));
  };
  (check(dims + 1), ...);
}

TEST(Compat, DynPlans_TakeTheFastestAxes) {
  check_dyn_plans<Kokkos::LayoutRight>(std::make_index_sequence<3>());
  check_dyn_plans<Kokkos::LayoutLeft>(std::make_index_sequence<3>());
}

template <class View>
auto last_element(execution_space const& exec, View const& view) {
  exec.fence();
  typename View::non_const_value_type value;
  Kokkos::deep_copy(value, Kokkos::subview(view, view.extent(0) - 1));
  return value;
}

/// A transform that needs memory between its passes.
TEST(Compat, DynPlans_ShareAWorkArea) {
  execution_space exec;
  std::size_t const n = 20;
  View2D<complex_type> x("x", n, n / 2 + 1);  // the complex axis goes first, and may not overwrite its input
  View2D<double> y("y", n, n);
  Kokkos::deep_copy(Kokkos::subview(x, 0, 0), complex_type(n * n, 0));
  KokkosFFT::DynPlan plan(exec, x, y, KokkosFFT::Direction::backward, 2);
  auto const size = KokkosFFT::compute_required_workspace_size<complex_type>(plan);
  ASSERT_GT(size, 0U);
  EXPECT_EQ(plan.workspace_size(sizeof(double)), (plan.workspace_size(1) + sizeof(double) - 1) / sizeof(double));
  View1D<complex_type> small("small", size - 1), buffer("buffer", size + 1);
  EXPECT_THROW(plan.set_work_area(small), std::runtime_error);
  plan.set_work_area(Kokkos::subview(buffer, std::pair<std::size_t, std::size_t>(1, size + 1)));
  KokkosFFT::execute(plan, x, y);
  auto const last = [&] {
    exec.fence();
    double value;
    Kokkos::deep_copy(value, Kokkos::subview(y, n - 1, n - 1));
    return value;
  };
  EXPECT_NEAR(last(), 1, 1e-12);
  KokkosFFT::DynPlan alone(exec, x, y, KokkosFFT::Direction::backward, 2);
  Kokkos::deep_copy(y, 0.0);
  KokkosFFT::execute(alone, x, y);
  EXPECT_NEAR(last(), 1, 1e-12) << "without a work area it takes one of its own";
}

/// kokkos-fft's own tests give both plans a buffer that is an element too small for the larger one.
TEST(Compat, DynPlans_ThereAndBackWantTheSameWorkArea) {
  execution_space exec;
  View2D<double> real("real", 20, 20);
  View2D<complex_type> spectrum("spectrum", 20, 11);
  for (std::size_t dim : {1, 2}) {
    KokkosFFT::DynPlan forward(exec, real, spectrum, KokkosFFT::Direction::forward, dim);
    KokkosFFT::DynPlan backward(exec, spectrum, real, KokkosFFT::Direction::backward, dim);
    auto const size = KokkosFFT::compute_required_workspace_size<complex_type>(forward, backward);
    EXPECT_EQ(forward.workspace_size(sizeof(complex_type)), size);
    EXPECT_EQ(backward.workspace_size(sizeof(complex_type)), size);
    EXPECT_EQ(size > 0, dim == 2) << "one axis needs none, two back do";
    if (size == 0) continue;
    View1D<complex_type> small("small", size - 1), enough("enough", size);
    EXPECT_THROW(forward.set_work_area(small), std::runtime_error);
    EXPECT_THROW(backward.set_work_area(small), std::runtime_error);
    forward.set_work_area(enough);
    Kokkos::deep_copy(real, 1.0);
    KokkosFFT::execute(forward, real, spectrum);
    EXPECT_NEAR(last_element(exec, Kokkos::subview(spectrum, 0, std::pair<int, int>(0, 1))).real(), 400, 1e-10);
  }
}

/// Input of stride 0 can be transformed, and has no way back.
TEST(Compat, DynPlans_TakeInputWhoseElementsCoincide) {
  execution_space exec;
  View1D<complex_type> value("value", 1);
  Kokkos::deep_copy(value, complex_type(2, 0));
  Kokkos::View<complex_type*, Kokkos::LayoutStride, execution_space> const same(value.data(),
                                                                                Kokkos::LayoutStride(12, 0));
  Kokkos::View<complex_type*, Kokkos::LayoutStride, execution_space> const out("out", Kokkos::LayoutStride(12, 1));
  KokkosFFT::DynPlan plan(exec, same, out, KokkosFFT::Direction::forward, 1);
  KokkosFFT::execute(plan, same, out);
  EXPECT_NEAR(last_element(exec, Kokkos::subview(out, std::pair<int, int>(0, 1))).real(), 24, 1e-13);
}

TEST(Compat, Planning_IsSafeInSeveralThreads) {
  std::vector<std::size_t> lengths{30, 31, 32, 33};
  std::vector<std::unique_ptr<KokkosFFT::Plan<execution_space, View1D<double>, View1D<complex_type>>>> plans(
      lengths.size());
  std::vector<View1D<double>> x;
  std::vector<View1D<complex_type>> X;
  for (std::size_t const n : lengths) x.emplace_back("x", n), X.emplace_back("X", n / 2 + 1);
  std::vector<std::string> errors(lengths.size());
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < lengths.size(); ++t)
    threads.emplace_back([&, t] {
      using Plan = typename decltype(plans)::value_type::element_type;
      errors[t] = message_of([&] {
        for (int i = 0; i < 5; ++i)
          plans[t] = std::make_unique<Plan>(execution_space(), x[t], X[t], KokkosFFT::Direction::forward, -1);
      });
    });
  for (auto& thread : threads) thread.join();
  for (std::size_t t = 0; t < lengths.size(); ++t) {
    ASSERT_EQ(errors[t], "no error");
    auto const data = real_part(some_array({lengths[t]}));
    fill(x[t], data);
    KokkosFFT::execute(*plans[t], x[t], X[t]);
    EXPECT_TRUE(holds(X[t], halved(data, {0})));
  }
}

}  // namespace
}  // namespace TeamFFT::Test
