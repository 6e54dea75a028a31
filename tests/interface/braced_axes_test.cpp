// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Axes as a bare braced list are the axes that are written, in every function and in plans.
#include "run.hpp"
#include "view_tools.hpp"

#include <TeamFFT.hpp>
#include <TeamFFT/compat/KokkosFFT.hpp>

#include <gtest/gtest.h>

#include <cmath>

namespace TeamFFT::Test {
namespace {

template <class T>
using Cube = Kokkos::View<T***, Kokkos::LayoutRight, Space>;

template <class T>
Cube<T> some_cube(std::size_t n0, std::size_t n1, std::size_t n2) {
  Cube<T> const cube("cube", n0, n1, n2);
  auto const host = Kokkos::create_mirror_view(cube);
  for (std::size_t i = 0; i < cube.size(); ++i) host.data()[i] = T(std::sin(3.0 * static_cast<double>(i) + 1));
  Kokkos::deep_copy(cube, host);
  return cube;
}

/// The results of both are the same bits.
template <class View, class Braced, class Typed>
void expect_same(View const& out, Braced const& braced, Typed const& typed) {
  braced(out);
  Kokkos::fence();
  View const other(Kokkos::view_alloc("other", Kokkos::WithoutInitializing), out.layout());
  Kokkos::deep_copy(other, out);
  typed(out);
  Kokkos::fence();
  auto const a = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), out),
             b = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), other);
  double most = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a.data()[i], b.data()[i]) << i;
    most = std::max(most, std::abs(std::complex<double>(a.data()[i])));
  }
  EXPECT_GT(most, 0);
}

TEST(BracedAxes, OfComplexTransforms) {
  auto const in = some_cube<Complex>(3, 4, 6), out = some_cube<Complex>(3, 4, 6);
  auto const none = Normalization::none;
  expect_same(
      out,
      [&](auto const& to) {
        fftn(Space(), in, to, {1, 2});
      },
      [&](auto const& to) {
        fftn(Space(), in, to, axis_type<2>{1, 2});
      });
  expect_same(
      out, [&](auto const& to) { fftn(Space(), in, to, {2}); },
      [&](auto const& to) { fft(Space(), in, to, Normalization::backward, 2); });
  expect_same(
      out,
      [&](auto const& to) {
        ifftn(Space(), in, to, {-1, 0}, none);
      },
      [&](auto const& to) {
        ifftn(Space(), in, to, axis_type<2>{-1, 0}, none);
      });
  expect_same(
      out,
      [&](auto const& to) {
        fft2(Space(), in, to, none, {0, 2});
      },
      [&](auto const& to) {
        fft2(Space(), in, to, none, axis_type<2>{0, 2});
      });
  expect_same(
      out,
      [&](auto const& to) {
        ifft2(Space(), in, to, none, {0, 1});
      },
      [&](auto const& to) {
        ifft2(Space(), in, to, none, axis_type<2>{0, 1});
      });
  expect_same(
      out,
      [&](auto const& to) {
        fftn(Space(), in, to, {1, 2}, none, {4, 6});
      },
      [&](auto const& to) {
        fftn(Space(), in, to, axis_type<2>{1, 2}, none, {4, 6});
      });
}

TEST(BracedAxes, OfRealTransforms) {
  auto const in = some_cube<double>(3, 4, 6), back = some_cube<double>(3, 4, 6);
  auto const half = some_cube<Complex>(3, 4, 4);
  auto const none = Normalization::none;
  expect_same(
      half,
      [&](auto const& to) {
        rfftn(Space(), in, to, {0, 2});
      },
      [&](auto const& to) {
        rfftn(Space(), in, to, axis_type<2>{0, 2});
      });
  expect_same(
      half,
      [&](auto const& to) {
        rfft2(Space(), in, to, none, {0, 2});
      },
      [&](auto const& to) {
        rfft2(Space(), in, to, none, axis_type<2>{0, 2});
      });
  expect_same(
      back,
      [&](auto const& to) {
        irfftn(Space(), half, to, {0, 2});
      },
      [&](auto const& to) {
        irfftn(Space(), half, to, axis_type<2>{0, 2});
      });
  expect_same(
      back,
      [&](auto const& to) {
        irfft2(Space(), half, to, none, {1, 2});
      },
      [&](auto const& to) {
        irfft2(Space(), half, to, none, axis_type<2>{1, 2});
      });
  expect_same(
      half,
      [&](auto const& to) {
        KokkosFFT::rfftn(Space(), in, to, {0, 2});
      },
      [&](auto const& to) {
        rfftn(Space(), in, to, axis_type<2>{0, 2});
      });
  expect_same(
      back,
      [&](auto const& to) {
        KokkosFFT::irfftn(Space(), half, to, {0, 2});
      },
      [&](auto const& to) {
        irfftn(Space(), half, to, axis_type<2>{0, 2});
      });
}

/// Calls that find the functions of kokkos-fft's namespace by using-declarations, and those of this one by their
/// arguments.
TEST(BracedAxes, OfKokkosFftsNames) {
  using KokkosFFT::irfftn;
  using KokkosFFT::rfft2;
  using KokkosFFT::rfftn;
  auto const in = some_cube<double>(3, 4, 6), back = some_cube<double>(3, 4, 6);
  auto const half = some_cube<Complex>(3, 4, 4);
  auto const none = Normalization::none;
  expect_same(
      half,
      [&](auto const& to) {
        rfft2(Space(), in, to, none, {0, 2});
      },
      [&](auto const& to) {
        TeamFFT::rfft2(Space(), in, to, none, axis_type<2>{0, 2});
      });
  expect_same(
      half,
      [&](auto const& to) {
        rfftn(Space(), in, to, {0, 1, 2}, none);
      },
      [&](auto const& to) {
        TeamFFT::rfftn(Space(), in, to, axis_type<3>{0, 1, 2}, none);
      });
  expect_same(
      back,
      [&](auto const& to) {
        irfftn(Space(), half, to, {1, 2}, none);
      },
      [&](auto const& to) {
        TeamFFT::irfftn(Space(), half, to, axis_type<2>{1, 2}, none);
      });
}

TEST(BracedAxes, OfCosineAndSineTransforms) {
  auto const in = some_cube<double>(3, 4, 6), out = some_cube<double>(3, 4, 6);
  expect_same(
      out,
      [&](auto const& to) {
        dctn(Space(), in, to, 2, {0, 1});
      },
      [&](auto const& to) {
        dctn(Space(), in, to, 2, axis_type<2>{0, 1});
      });
  expect_same(
      out,
      [&](auto const& to) {
        idctn(Space(), in, to, 3, {2, 1});
      },
      [&](auto const& to) {
        idctn(Space(), in, to, 3, axis_type<2>{2, 1});
      });
  expect_same(
      out, [&](auto const& to) { dstn(Space(), in, to, 1, {0}); },
      [&](auto const& to) { dstn(Space(), in, to, 1, axis_type<1>{0}); });
  expect_same(
      out,
      [&](auto const& to) {
        idstn(Space(), in, to, 4, {0, 2});
      },
      [&](auto const& to) {
        idstn(Space(), in, to, 4, axis_type<2>{0, 2});
      });
}

TEST(BracedAxes, OfShiftsAndConvolutions) {
  auto const a = some_cube<double>(3, 4, 6);
  auto const v = some_cube<double>(3, 3, 1), out = some_cube<double>(3, 4, 6);
  auto const full = some_cube<double>(3, 4, 6);
  auto const shifted_by = [&](auto const& shift) {
    return [&](auto const& to) { Kokkos::deep_copy(to, a), shift(to); };
  };
  expect_same(out, shifted_by([](auto const& to) {
                fftshift(Space(), to, {1, 2});
              }),
              shifted_by([](auto const& to) {
                fftshift(Space(), to, axis_type<2>{1, 2});
              }));
  expect_same(out, shifted_by([](auto const& to) { ifftshift(Space(), to, {0}); }),
              shifted_by([](auto const& to) { ifftshift(Space(), to, 0); }));
  expect_same(
      full,
      [&](auto const& to) {
        convolve(Space(), a, v, to, Mode::same, {0, 1});
      },
      [&](auto const& to) {
        convolve(Space(), a, v, to, Mode::same, axis_type<2>{0, 1});
      });
  expect_same(
      full,
      [&](auto const& to) {
        correlate(Space(), a, v, to, Mode::same, {0, 1});
      },
      [&](auto const& to) {
        correlate(Space(), a, v, to, Mode::same, axis_type<2>{0, 1});
      });
}

TEST(BracedAxes, OfPlans) {
  auto const in = some_cube<Complex>(3, 4, 6), out = some_cube<Complex>(3, 4, 6), factors = some_cube<Complex>(3, 4, 6);
  Plan plan(Space(), in, out, Direction::forward, {1, 2}), one(Space(), in, out, Kind::c2c_forward, {1}),
      with_lengths(Space(), in, out, Direction::forward, {-3, 2}, {3, 6});
  expect_same(
      out, [&](auto const& to) { execute(plan, in, to); },
      [&](auto const& to) {
        fftn(Space(), in, to, axis_type<2>{1, 2});
      });
  expect_same(
      out, [&](auto const& to) { execute(one, in, to); },
      [&](auto const& to) { fft(Space(), in, to, Normalization::backward, 1); });
  expect_same(
      out, [&](auto const& to) { execute(with_lengths, in, to); },
      [&](auto const& to) {
        fftn(Space(), in, to, axis_type<2>{0, 2});
      });
  FilterPlan filter(Space(), in, out, factors, {0, 1}), typed(Space(), in, out, factors, axis_type<2>{0, 1});
  expect_same(
      out, [&](auto const& to) { execute(filter, in, to, factors); },
      [&](auto const& to) { execute(typed, in, to, factors); });
}

}  // namespace
}  // namespace TeamFFT::Test
