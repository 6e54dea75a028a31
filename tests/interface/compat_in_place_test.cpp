// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// In-place transforms as kokkos-fft's documentation has users write them, on TeamFFT/compat/KokkosFFT.hpp.
#include "compat_tools.hpp"

#include <stdexcept>
#include <vector>

namespace TeamFFT::Test {
namespace {

/// The documentation's in-place example, for any layout and halved axis: the real View has the shape of the transform
/// and no padding.
template <typename Layout>
void check_in_place(KokkosFFT::axis_type<2> const& axes) {
  execution_space exec;
  std::size_t const n0 = 4, n1 = 6;
  auto const halved_axis = static_cast<std::size_t>(axes[1] < 0 ? axes[1] + 2 : axes[1]);
  std::vector<int> const list(axes.begin(), axes.end());
  auto const real = real_part(some_array({n0, n1}));
  auto const expected = halved(real, list);
  Extents padded_extents{n0, n1};
  padded_extents[halved_axis] = 2 * expected.extents[halved_axis];
  auto const hat = make_view<View2D<complex_type, Layout>>(expected.extents);
  auto* const data = reinterpret_cast<double*>(hat.data());
  View2D<double, Layout> const shape(data, n0, n1), padded(data, padded_extents[0], padded_extents[1]);
  auto const wide = along(real, static_cast<int>(halved_axis), resized(padded_extents[halved_axis]));
  auto const unpadded = [&] {
    return along(array_of(padded), static_cast<int>(halved_axis), resized(real.extents[halved_axis]));
  };
  auto const back = make_view<View2D<double, Layout>>({n0, n1});

  fill(padded, wide);
  KokkosFFT::rfft2(exec, shape, hat, Norm::backward, axes);
  EXPECT_TRUE(holds(hat, expected)) << "rfft2";
  KokkosFFT::irfft2(exec, hat, shape, Norm::backward, axes);
  EXPECT_TRUE(holds(fill(back, unpadded()), real)) << "irfft2";

  KokkosFFT::Plan plan(exec, shape, hat, KokkosFFT::Direction::forward, axes);
  KokkosFFT::Plan inverse(exec, hat, shape, KokkosFFT::Direction::backward, axes);
  fill(padded, wide);
  KokkosFFT::execute(plan, shape, hat);
  EXPECT_TRUE(holds(hat, expected)) << "plan";
  EXPECT_THROW(KokkosFFT::execute(inverse, hat, back), std::runtime_error)
      << "an in-place plan is for in-place transforms";
  KokkosFFT::execute(inverse, hat, shape, Norm::none);
  EXPECT_TRUE(holds(fill(back, unpadded()), scaled(real, 24))) << "inverse plan";
}

TEST(Compat, InPlace_AlongAnyAxis) {
  check_in_place<Kokkos::LayoutRight>({-2, -1});
  check_in_place<Kokkos::LayoutLeft>({-1, -2});
  check_in_place<Kokkos::LayoutLeft>({-2, -1});
  check_in_place<Kokkos::LayoutRight>({1, 0});
}

TEST(Compat, InPlace_ExtentsMustFit) {
  execution_space exec;
  View2D<complex_type> X("X", 3, 6);
  auto* const data = reinterpret_cast<double*>(X.data());
  View2D<double> const longer(data, 40, 6), wider(data, 4, 7);
  EXPECT_THROW(KokkosFFT::rfft(exec, longer, X, Norm::backward, 0), std::runtime_error);
  EXPECT_THROW(KokkosFFT::irfft(exec, X, longer, Norm::backward, 0), std::runtime_error);
  EXPECT_THROW(KokkosFFT::rfft(exec, wider, X, Norm::backward, 0), std::runtime_error);
}

TEST(Compat, InPlace_ComplexOverwritesTheInput) {
  execution_space exec;
  auto const data = some_array({4, 6});
  auto const x = fill(make_view<View2D<complex_type>>({4, 6}), data);
  KokkosFFT::fft2(exec, x, x);
  EXPECT_TRUE(holds(x, transformed(data, {0, 1}, -1)));
  KokkosFFT::ifft2(exec, x, x, Norm::backward, {-1, -2});
  EXPECT_TRUE(holds(x, data));
}

}  // namespace
}  // namespace TeamFFT::Test
