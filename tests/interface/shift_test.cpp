// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// fftshift, ifftshift, fftfreq, rfftfreq: values as numpy's, any axes and layout, in place without allocation or fence.
#include "array_tools.hpp"
#include "events.hpp"

namespace TeamFFT::Test {
namespace {

using E = Kokkos::DefaultExecutionSpace;

/// Element i goes to i + n/2, or (backward) i - n/2, modulo n.
LineFunction rolled(Direction direction) {
  return [direction](Values const& x) {
    auto const n = x.size();
    Values y(n);
    for (std::size_t i = 0; i < n; ++i) y[(i + (direction == Direction::forward ? n / 2 : n - n / 2)) % n] = x[i];
    return y;
  };
}

template <class View>
void check_shift(E const& exec, Extents const& extents) {
  auto const values =
      std::is_floating_point_v<typename View::value_type> ? real_part(some_array(extents)) : some_array(extents);
  auto const view = make_view<View>(extents);
  int const rank = static_cast<int>(View::rank());
  for (auto const direction : {Direction::forward, Direction::backward}) {
    auto all = values;
    for (int axis = 0; axis < rank; ++axis) {
      SCOPED_TRACE("axis " + std::to_string(axis));
      all = along(all, axis, rolled(direction));
      for (int const given : {axis, axis - rank}) {
        fill(view, values);
        direction == Direction::forward ? fftshift(exec, view, given) : ifftshift(exec, view, given);
        EXPECT_TRUE(is_exactly(view, along(values, axis, rolled(direction))));
      }
    }
    fill(view, values);
    direction == Direction::forward ? fftshift(exec, view) : ifftshift(exec, view);
    EXPECT_TRUE(is_exactly(view, all)) << "all axes by default";
  }
}

TEST(Fftshift, AnyRankLayoutAndType) {
  E const exec;
  using Left = Kokkos::LayoutLeft;
  using Right = Kokkos::LayoutRight;
  for (std::size_t n : {1, 2, 3, 4, 5, 8, 9, 1000, 1001}) check_shift<Kokkos::View<float*, Right, E>>(exec, {n});
  check_shift<Kokkos::View<Kokkos::complex<double>**, Right, E>>(exec, {4, 7});
  check_shift<Kokkos::View<Kokkos::complex<float>**, Left, E>>(exec, {5, 6});
  check_shift<Kokkos::View<double***, Right, E>>(exec, {3, 4, 5});
  check_shift<Kokkos::View<double****, Left, E>>(exec, {2, 3, 4, 5});
  check_shift<Kokkos::View<float********, Right, E>>(exec, {2, 3, 1, 2, 2, 3, 1, 2});
}

TEST(Fftshift, SomeAxes_InAnyOrder) {
  E const exec;
  auto const data = some_array({3, 4, 5});
  auto const view = make_view<Kokkos::View<Kokkos::complex<double>***, Kokkos::LayoutRight, E>>(data.extents);
  auto const expected = along(along(data, 0, rolled(Direction::forward)), 2, rolled(Direction::forward));
  for (axis_type<2> axes : {axis_type<2>{0, 2}, {2, 0}, {-1, -3}}) {
    fill(view, data);
    fftshift(exec, view, axes);
    EXPECT_TRUE(is_exactly(view, expected));
    ifftshift(exec, view, axes);
    EXPECT_TRUE(is_exactly(view, data)) << "back again";
  }
}

TEST(Fftshift, Subviews_LeaveTheirSurroundings) {
  E const exec;
  auto const data = some_array({6, 8});
  auto const view = fill(make_view<Kokkos::View<Kokkos::complex<float>**, Kokkos::LayoutRight, E>>(data.extents), data);
  fftshift(exec, Kokkos::subview(view, std::pair(1, 4), std::pair(2, 7)));
  auto expected = data;
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 5; ++j)
      expected.values[(1 + (i + 1) % 3) * 8 + 2 + (j + 2) % 5] = data.values[(1 + i) * 8 + 2 + j];
  EXPECT_TRUE(is_exactly(view, expected));
}

TEST(Fftshift, AllocatesAndFencesNothing) {
  E const exec;
  auto const view = make_view<Kokkos::View<double**, Kokkos::LayoutRight, E>>({30, 31});
  fftshift(exec, view);
  exec.fence();
  EventLog log;
  fftshift(exec, view);
  ifftshift(exec, view, 1);
  log.stop();
  exec.fence();
  EXPECT_EQ(log.kernels, (std::vector<std::string>{"TeamFFT::fftshift", "TeamFFT::fftshift", "TeamFFT::ifftshift",
                                                   "TeamFFT::ifftshift"}));
  EXPECT_TRUE(log.allocations.empty() && log.fences.empty() && log.copies.empty());
}

TEST(Fftshift, Errors_NameTheAxis) {
  E const exec;
  auto const view = make_view<Kokkos::View<double**, Kokkos::LayoutRight, E>>({4, 5});
  EXPECT_EQ(message_of([&] { fftshift(exec, view, 2); }),
            "fftshift: axis 2 for a View of rank 2; axes run from -2 to 1. [double 4 x 5, strides 5, 1; axes 2]");
  EXPECT_TRUE(contains(message_of([&] {
                         ifftshift(exec, view, axis_type<2>{1, -1});
                       }),
                       "ifftshift: axis 1 is listed twice"));
  EXPECT_NO_THROW(fftshift(exec, make_view<Kokkos::View<double**, Kokkos::LayoutRight, E>>({0, 5})));
}

/// The values of a frequency View.
template <class View>
std::vector<double> frequencies(View const& view) {
  std::vector<double> result;
  for (auto const& value : array_of(view).values) result.push_back(static_cast<double>(value.real()));
  return result;
}

TEST(Frequencies, AreThoseOfNumpy) {
  E const exec;
  EXPECT_EQ(frequencies(fftfreq(exec, 8, 0.1)), (std::vector{0., 1.25, 2.5, 3.75, -5., -3.75, -2.5, -1.25}));
  EXPECT_EQ(frequencies(fftfreq(exec, 5)), (std::vector{0., 1 * 0.2, 2 * 0.2, -2 * 0.2, -1 * 0.2}));
  EXPECT_EQ(frequencies(fftfreq(exec, 1)), (std::vector{0.}));
  EXPECT_EQ(frequencies(fftfreq(exec, 2, 0.5)), (std::vector{0., -1.}));
  EXPECT_EQ(frequencies(rfftfreq(exec, 8, 0.1)), (std::vector{0., 1.25, 2.5, 3.75, 5.}));
  EXPECT_EQ(frequencies(rfftfreq(exec, 5)), (std::vector{0., 1 * 0.2, 2 * 0.2}));
  EXPECT_EQ(frequencies(rfftfreq(exec, 1)), (std::vector{0.}));
  auto const single = fftfreq(exec, 4, 0.25F);
  static_assert(std::is_same_v<decltype(single), Kokkos::View<float*, E> const>);
  static_assert(std::is_same_v<decltype(rfftfreq(exec, 4)), Kokkos::View<double*, E>>);
  static_assert(std::is_same_v<decltype(rfftfreq<E, float>(exec, 4)), Kokkos::View<float*, E>>);
  EXPECT_EQ(frequencies(single), (std::vector{0., 1., -2., -1.}));
}

TEST(Frequencies, ErrorsNameWhatIsZero) {
  E const exec;
  EXPECT_TRUE(contains(message_of([&] { (void)fftfreq(exec, 0); }), "fftfreq: n = 0 samples; at least 1 is required."));
  EXPECT_TRUE(contains(message_of([&] { (void)rfftfreq(exec, 8, 0.0); }), "rfftfreq: a sample spacing of d = 0"));
}

}  // namespace
}  // namespace TeamFFT::Test
