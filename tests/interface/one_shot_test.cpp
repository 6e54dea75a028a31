// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// fft, ifft, fft2, ifft2, fftn, ifftn on the Views that users have: layouts mixed, ranks 1 to 8, axes in any order,
// lengths, normalizations, real and const input, static extents, subviews, unmanaged memory at any alignment of the
// scalar.
#include "run.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <functional>

namespace TeamFFT::Test {
namespace {

/// Elements from a View's first to its last, both counted. Not span(): Kokkos 4 counts whole outer strides there, past
/// the end of a subview's array.
template <class View>
std::size_t reach_of(View const& view) {
  std::size_t reach = 1;
  for (std::size_t d = 0; d < View::rank(); ++d) reach += (view.extent(d) - 1) * view.stride(d);
  return view.size() == 0 ? 0 : reach;
}

/// The host's copy of a View with any strides: element (i_0, i_1, ...) at sum i_d stride_d.
template <class View>
std::vector<typename View::non_const_value_type> span_of(View const& view) {
  using T = typename View::non_const_value_type;
  std::vector<T> values(reach_of(view));
  Kokkos::View<T const*, typename View::memory_space, Kokkos::MemoryUnmanaged> const flat(view.data(), values.size());
  Kokkos::deep_copy(Kokkos::View<T*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged>(values.data(), values.size()), flat);
  return values;
}

template <class View>
View const& fill_view(View const& view, std::uint64_t seed) {
  using T = typename View::non_const_value_type;
  auto const values = random_values<T>(view.span(), seed);
  Kokkos::deep_copy(Kokkos::View<T*, typename View::memory_space, Kokkos::MemoryUnmanaged>(view.data(), view.span()),
                    Kokkos::View<T const*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged>(values.data(), values.size()));
  return view;
}

struct Request {
  Direction direction = Direction::forward;
  std::vector<int> axes = {};
  std::vector<std::size_t> shape = {};  ///< empty: the output's extents
  Normalization norm = Normalization::backward;
};

/// The problem as this test reads docs/api/functions.md.
template <class In, class Out>
Problem problem_of(In const& in, Out const& out, Request const& request) {
  Problem problem;
  using Scalar = typename Out::non_const_value_type::value_type;
  problem.precision = precision_of<Scalar>;
  problem.real_input = std::is_floating_point_v<typename In::non_const_value_type>;
  std::size_t const rank = In::rank();
  std::vector<bool> transformed(rank);
  for (std::size_t i = 0; i < request.axes.size(); ++i) {
    auto const d =
        static_cast<std::size_t>(request.axes[i] < 0 ? request.axes[i] + static_cast<int>(rank) : request.axes[i]);
    transformed[d] = true;
    problem.axes.push_back({c2c(request.direction), request.shape.empty() ? out.extent(d) : request.shape[i],
                            in.extent(d), static_cast<std::ptrdiff_t>(in.stride(d)),
                            static_cast<std::ptrdiff_t>(out.stride(d))});
  }
  for (std::size_t d = 0; d < rank; ++d)
    if (!transformed[d])
      problem.batch.push_back(
          {out.extent(d), static_cast<std::ptrdiff_t>(in.stride(d)), static_cast<std::ptrdiff_t>(out.stride(d))});
  return problem;
}

/// Calls the function on random data and holds the result to the oracle, and the input to its bits.
template <class In, class Out>
void expect_call(Accuracy& accuracy, In const& in, Out const& out, Request const& request, std::string const& what,
                 std::function<void()> const& call) {
  using Scalar = typename Out::non_const_value_type::value_type;
  SCOPED_TRACE(what);
  auto const source = span_of(in);
  auto const before = span_of(out);
  try {
    call();
  } catch (std::exception const& error) {
    ADD_FAILURE() << what << ": " << error.what();
    return;
  }
  Kokkos::fence();
  auto const problem = problem_of(in, out, request);
  bool const in_place = static_cast<void const*>(in.data()) == static_cast<void const*>(out.data());
  if (!in_place) {
    EXPECT_TRUE(same_bits(span_of(in), source)) << what << ": the input changed";
  }
  expect_transformed(accuracy, problem, scale_of(problem, request.norm), rounding<Scalar>, source, 0, span_of(out),
                     before, 0, what);
}

template <class Scalar>
class OneShot : public testing::Test {
 protected:
  using Complex = Kokkos::complex<Scalar>;
  Space exec;
  Accuracy accuracy;
};

using Scalars = testing::Types<float, double>;
TYPED_TEST_SUITE(OneShot, Scalars);

template <class InLayout, class OutLayout, class Complex>
void check_layouts(Accuracy& accuracy, std::string const& what) {
  Space const exec;
  Kokkos::View<Complex***, InLayout, Space> const in("in", 32, 49, 40);
  Kokkos::View<Complex***, OutLayout, Space> const out("out", 32, 49, 40);
  for (int axis : {-1, 0, 1}) {
    fill_view(in, 1), fill_view(out, 2);
    expect_call(accuracy, in, out, {Direction::forward, {axis}}, what + " fft",
                [&] { fft(exec, in, out, Normalization::backward, axis); });
    expect_call(accuracy, in, out, {Direction::backward, {axis}}, what + " ifft",
                [&] { ifft(exec, in, out, Normalization::backward, axis); });
  }
  for (axis_type<2> axes : {axis_type<2>{-2, -1}, {0, 2}, {2, 1}, {1, 0}}) {
    std::vector<int> const list(axes.begin(), axes.end());
    expect_call(accuracy, in, out, {Direction::forward, list}, what + " fft2",
                [&] { fft2(exec, in, out, Normalization::backward, axes); });
    expect_call(accuracy, in, out, {Direction::backward, list}, what + " ifft2",
                [&] { ifft2(exec, in, out, Normalization::backward, axes); });
  }
  expect_call(accuracy, in, out, {Direction::forward, {0, 1, 2}}, what + " fftn", [&] { fftn(exec, in, out); });
  expect_call(accuracy, in, out, {Direction::backward, {0, 1, 2}}, what + " ifftn", [&] { ifftn(exec, in, out); });
  expect_call(accuracy, in, out, {Direction::forward, {2, 0}}, what + " fftn of two axes", [&] {
    fftn(exec, in, out, axis_type<2>{2, 0});
  });
}

TYPED_TEST(OneShot, Layouts_MixInEveryPair) {
  using Complex = Kokkos::complex<TypeParam>;
  using Left = Kokkos::LayoutLeft;
  using Right = Kokkos::LayoutRight;
  check_layouts<Left, Left, Complex>(this->accuracy, "left to left");
  check_layouts<Left, Right, Complex>(this->accuracy, "left to right");
  check_layouts<Right, Left, Complex>(this->accuracy, "right to left");
  check_layouts<Right, Right, Complex>(this->accuracy, "right to right");
}

TYPED_TEST(OneShot, Subviews_LeaveTheirSurroundings) {
  using Complex = Kokkos::complex<TypeParam>;
  Kokkos::View<Complex***, Kokkos::LayoutRight, Space> const a("a", 10, 24, 36);
  Kokkos::View<Complex***, Kokkos::LayoutLeft, Space> const b("b", 10, 24, 36);
  fill_view(a, 1), fill_view(b, 2);
  auto const in = Kokkos::subview(a, std::pair(2, 9), std::pair(3, 23), std::pair(5, 35));
  auto const out = Kokkos::subview(b, std::pair(1, 8), std::pair(1, 21), std::pair(0, 30));
  for (int axis : {0, 1, 2})
    expect_call(this->accuracy, in, out, {Direction::forward, {axis}}, "block",
                [&] { fft(this->exec, in, out, Normalization::backward, axis); });
  auto const plane_in = Kokkos::subview(a, Kokkos::ALL, 5, Kokkos::ALL);
  auto const plane_out = Kokkos::subview(b, Kokkos::ALL, 7, Kokkos::ALL);
  expect_call(this->accuracy, plane_in, plane_out, {Direction::forward, {0, 1}}, "plane",
              [&] { fft2(this->exec, plane_in, plane_out); });
  auto const column_in = Kokkos::subview(a, 3, Kokkos::ALL, 4);
  auto const column_out = Kokkos::subview(b, 9, 2, Kokkos::pair(0, 24));
  expect_call(this->accuracy, column_in, column_out, {Direction::backward, {0}, {}, Normalization::none}, "column",
              [&] { ifft(this->exec, column_in, column_out, Normalization::none); });
}

TYPED_TEST(OneShot, ColumnBlocksOfOneArray_AreOutOfPlace) {
  using Complex = Kokkos::complex<TypeParam>;
  Kokkos::View<Complex**, Kokkos::LayoutRight, Space> const array("array", 40, 64);
  fill_view(array, 1);
  auto const in = Kokkos::subview(array, Kokkos::ALL, std::pair(0, 32));
  auto const out = Kokkos::subview(array, Kokkos::ALL, std::pair(32, 64));
  auto const before = span_of(array);
  fft2(this->exec, in, out);
  Kokkos::fence();
  auto const problem = problem_of(in, out, {Direction::forward, {0, 1}});
  expect_transformed(this->accuracy, problem, 1, rounding<TypeParam>, before, 0, span_of(array), before, 32,
                     "column blocks");
}

TYPED_TEST(OneShot, Normalizations_ScaleAsNumpy) {
  using Complex = Kokkos::complex<TypeParam>;
  Kokkos::View<Complex**, Kokkos::LayoutRight, Space> const in("in", 30, 100), out("out", 30, 100);
  fill_view(in, 1);
  for (auto norm : {Normalization::backward, Normalization::forward, Normalization::ortho, Normalization::none}) {
    expect_call(this->accuracy, in, out, {Direction::forward, {1}, {}, norm}, "fft",
                [&] { fft(this->exec, in, out, norm); });
    expect_call(this->accuracy, in, out, {Direction::backward, {1}, {}, norm}, "ifft",
                [&] { ifft(this->exec, in, out, norm); });
    expect_call(this->accuracy, in, out, {Direction::forward, {0, 1}, {}, norm}, "fft2",
                [&] { fft2(this->exec, in, out, norm); });
    expect_call(this->accuracy, in, out, {Direction::backward, {0, 1}, {}, norm}, "ifft2",
                [&] { ifft2(this->exec, in, out, norm); });
    expect_call(this->accuracy, in, out, {Direction::forward, {0, 1}, {}, norm}, "fftn", [&] {
      fftn(this->exec, in, out, axis_type<2>{0, 1}, norm);
    });
    expect_call(this->accuracy, in, out, {Direction::backward, {0, 1}, {}, norm}, "ifftn", [&] {
      ifftn(this->exec, in, out, axis_type<2>{0, 1}, norm);
    });
  }
}

TYPED_TEST(OneShot, Lengths_CropAndPad) {
  using Complex = Kokkos::complex<TypeParam>;
  Kokkos::View<Complex**, Kokkos::LayoutRight, Space> const in("in", 24, 50);
  fill_view(in, 1);
  for (std::size_t n : {20, 50, 64, 101}) {
    Kokkos::View<Complex**, Kokkos::LayoutRight, Space> const out("out", 24, n);
    expect_call(this->accuracy, in, out, {Direction::forward, {1}, {n}}, "fft of " + std::to_string(n),
                [&] { fft(this->exec, in, out, Normalization::backward, -1, n); });
  }
  for (shape_type<2> s : {shape_type<2>{30, 40}, {16, 64}, {24, 50}, {32, 96}}) {
    Kokkos::View<Complex**, Kokkos::LayoutLeft, Space> const out("out", s[0], s[1]);
    expect_call(this->accuracy, in, out, {Direction::forward, {0, 1}, {s[0], s[1]}}, "fft2 with s", [&] {
      fft2(this->exec, in, out, Normalization::backward, {-2, -1}, s);
    });
    expect_call(this->accuracy, in, out, {Direction::backward, {0, 1}, {s[0], s[1]}, Normalization::none},
                "ifftn with s", [&] {
                  ifftn(this->exec, in, out, axis_type<2>{0, 1}, Normalization::none, s);
                });
  }
}

TYPED_TEST(OneShot, RealInput_HasImaginaryPartZero) {
  using Complex = Kokkos::complex<TypeParam>;
  Kokkos::View<TypeParam***, Kokkos::LayoutLeft, Space> const in("in", 17, 49, 32);
  Kokkos::View<Complex***, Kokkos::LayoutRight, Space> const out("out", 17, 49, 32);
  fill_view(in, 1);
  for (int axis : {0, 1, 2}) {
    expect_call(this->accuracy, in, out, {Direction::forward, {axis}}, "fft",
                [&] { fft(this->exec, in, out, Normalization::backward, axis); });
    expect_call(this->accuracy, in, out, {Direction::backward, {axis}, {}, Normalization::none}, "ifft",
                [&] { ifft(this->exec, in, out, Normalization::none, axis); });
  }
  expect_call(this->accuracy, in, out, {Direction::forward, {1, 2}}, "fft2", [&] { fft2(this->exec, in, out); });
  expect_call(this->accuracy, in, out, {Direction::backward, {0, 1, 2}, {}, Normalization::none}, "ifftn", [&] {
    ifftn(this->exec, in, out, axis_type<3>{0, 1, 2}, Normalization::none);
  });
  Kokkos::View<Complex***, Kokkos::LayoutRight, Space> const longer("longer", 17, 49, 48);
  expect_call(this->accuracy, in, longer, {Direction::forward, {2}, {48}}, "fft with n",
              [&] { fft(this->exec, in, longer, Normalization::backward, -1, 48); });
}

TYPED_TEST(OneShot, StaticExtentsAndConstInput_AreTaken) {
  using Complex = Kokkos::complex<TypeParam>;
  Kokkos::View<Complex[8][60], Kokkos::LayoutRight, Space> const in("in"), out("out");
  Kokkos::View<Complex* [60], Kokkos::LayoutLeft, Space> const mixed("mixed", 8);
  fill_view(in, 1);
  Kokkos::View<Complex const[8][60], Kokkos::LayoutRight, Space> const constant = in;
  Kokkos::View<Complex const**, Kokkos::LayoutRight, Space> const dynamic = in;
  expect_call(this->accuracy, constant, out, {Direction::forward, {1}}, "static to static",
              [&] { fft(this->exec, constant, out); });
  expect_call(this->accuracy, constant, mixed, {Direction::forward, {0, 1}}, "static to mixed",
              [&] { fft2(this->exec, constant, mixed); });
  expect_call(this->accuracy, dynamic, mixed, {Direction::backward, {0}, {}, Normalization::none}, "dynamic to mixed",
              [&] { ifft(this->exec, dynamic, mixed, Normalization::none, 0); });
}

TYPED_TEST(OneShot, InPlace_OverwritesTheInput) {
  using Complex = Kokkos::complex<TypeParam>;
  Kokkos::View<Complex***, Kokkos::LayoutRight, Space> const view("view", 16, 33, 40);
  for (int axis : {0, 1, 2}) {
    fill_view(view, 1);
    expect_call(this->accuracy, view, view, {Direction::forward, {axis}}, "fft",
                [&] { fft(this->exec, view, view, Normalization::backward, axis); });
  }
  expect_call(this->accuracy, view, view, {Direction::backward, {0, 1, 2}, {}, Normalization::none}, "ifftn", [&] {
    ifftn(this->exec, view, view, axis_type<3>{0, 1, 2}, Normalization::none);
  });
}

/// Memory at an address that the scalar allows and the complex number does not.
TYPED_TEST(OneShot, Misaligned_AtAnyScalarWorks) {
  using Complex = Kokkos::complex<TypeParam>;
  {
    using Rows = Kokkos::View<Complex**, Kokkos::LayoutRight, Space::memory_space, Kokkos::MemoryUnmanaged>;
    for (std::size_t N : {16, 60, 97, 1024})
      for (std::size_t shift_in : {0, 1})
        for (std::size_t shift_out : {0, 1, 3}) {
          std::size_t const batch = 19, count = 2 * N * batch + 8;
          Memory<TypeParam> const source(random_values<TypeParam>(count, 1)),
              target(random_values<TypeParam>(count, 2));
          auto const source_before = source.values(), before = target.values();
          fft(this->exec, Rows(reinterpret_cast<Complex*>(source.data() + shift_in), batch, N),
              Rows(reinterpret_cast<Complex*>(target.data() + shift_out), batch, N));
          Kokkos::fence();
          EXPECT_TRUE(same_bits(source.values(), source_before));
          auto const after = target.values();
          for (std::size_t b = 0; b < batch; ++b) {
            Line x(N), y(N);
            for (std::size_t j = 0; j < N; ++j) {
              auto const i = 2 * (b * N + j);
              x[j] = {source_before[shift_in + i], source_before[shift_in + i + 1]};
              y[j] = {after[shift_out + i], after[shift_out + i + 1]};
            }
            this->accuracy.expect(relative_l2(y, wide_dft(x, Direction::forward)), error_bound(rounding<TypeParam>, N),
                                  std::to_string(N) + " misaligned");
          }
          for (std::size_t i = 0; i < count; ++i)
            if (i < shift_out || i >= shift_out + 2 * N * batch) {
              EXPECT_EQ(after[i], before[i]) << i;
            }
        }
  }
}

/// Any rank; the last DIM axes by default. Lengths of 2, 4 and such where a line's error stays well below its bound: a
/// few hundred lines of 3 or 9 random elements have one that does not, in any library (accuracy_test.cpp is where short
/// lengths are judged).
template <class View>
void check_rank(Accuracy& accuracy, View const& in, View const& out) {
  Space const exec;
  fill_view(in, 1), fill_view(out, 2);
  std::string const what = "rank " + std::to_string(View::rank());
  std::vector<int> all;
  for (int d = 0; d < static_cast<int>(View::rank()); ++d) all.push_back(d);
  expect_call(accuracy, in, out, {Direction::forward, all}, what + " fftn", [&] { fftn(exec, in, out); });
  expect_call(accuracy, in, out, {Direction::backward, all, {}, Normalization::none}, what + " ifftn", [&] {
    ifftn<Space, View, View, View::rank()>(exec, in, out, Impl::last_axes<View::rank()>(), Normalization::none);
  });
  expect_call(accuracy, in, out, {Direction::forward, {-1}}, what + " fft", [&] { fft(exec, in, out); });
  expect_call(accuracy, in, out, {Direction::forward, {0}}, what + " fft along 0",
              [&] { fft(exec, in, out, Normalization::backward, 0); });
  expect_call(accuracy, in, out, {Direction::forward, {-1 - static_cast<int>(View::rank()) / 2}},
              what + " fft along a middle axis",
              [&] { fft(exec, in, out, Normalization::backward, -1 - static_cast<int>(View::rank()) / 2); });
}

template <class Layout, class T>
void check_ranks(Accuracy& accuracy) {
  using E = Space;
  check_rank(accuracy, Kokkos::View<T*, Layout, E>("in", 100), Kokkos::View<T*, Layout, E>("out", 100));
  check_rank(accuracy, Kokkos::View<T**, Layout, E>("in", 17, 30), Kokkos::View<T**, Layout, E>("out", 17, 30));
  check_rank(accuracy, Kokkos::View<T***, Layout, E>("in", 17, 16, 10),
             Kokkos::View<T***, Layout, E>("out", 17, 16, 10));
  check_rank(accuracy, Kokkos::View<T****, Layout, E>("in", 4, 17, 2, 19),
             Kokkos::View<T****, Layout, E>("out", 4, 17, 2, 19));
  check_rank(accuracy, Kokkos::View<T*****, Layout, E>("in", 2, 4, 17, 4, 16),
             Kokkos::View<T*****, Layout, E>("out", 2, 4, 17, 4, 16));
  check_rank(accuracy, Kokkos::View<T******, Layout, E>("in", 4, 17, 2, 4, 2, 16),
             Kokkos::View<T******, Layout, E>("out", 4, 17, 2, 4, 2, 16));
  check_rank(accuracy, Kokkos::View<T*******, Layout, E>("in", 2, 4, 2, 17, 4, 2, 4),
             Kokkos::View<T*******, Layout, E>("out", 2, 4, 2, 17, 4, 2, 4));
  check_rank(accuracy, Kokkos::View<T********, Layout, E>("in", 2, 4, 2, 2, 1, 17, 2, 4),
             Kokkos::View<T********, Layout, E>("out", 2, 4, 2, 2, 1, 17, 2, 4));
}

TYPED_TEST(OneShot, RanksOneToEight_InLayoutRight) {
  check_ranks<Kokkos::LayoutRight, Kokkos::complex<TypeParam>>(this->accuracy);
}

TYPED_TEST(OneShot, RanksOneToEight_InLayoutLeft) {
  check_ranks<Kokkos::LayoutLeft, Kokkos::complex<TypeParam>>(this->accuracy);
}

/// Every execution space of this build, on Views of its own memory.
template <class E>
void check_space() {
  using Complex = Kokkos::complex<double>;
  Accuracy accuracy;
  E const exec;
  for (std::size_t N : {16, 97, 1000, 1018, 4096}) {
    auto const in = random_values<Complex>(N * 7, N);
    auto const out = transformed<E, double>(packed({N}, 7, Precision::f64), {}, in);
    expect_transformed(accuracy, packed({N}, 7, Precision::f64), 1, rounding<double>, in, 0, out, out, 0,
                       std::string(E::name()) + " " + std::to_string(N));
    Memory<Complex, E> const source(in), target(in);
    using Columns = Kokkos::View<Complex**, Kokkos::LayoutLeft, typename E::memory_space, Kokkos::MemoryUnmanaged>;
    fft(exec, Columns(source.data(), N, 7), Columns(target.data(), N, 7), Normalization::backward, 0);
    exec.fence();
    EXPECT_TRUE(same_bits(target.values(), out)) << E::name() << " " << N;
  }
}

TEST(EveryExecutionSpace, OfThisBuild_Transforms) {
#ifdef KOKKOS_ENABLE_SERIAL
  check_space<Kokkos::Serial>();
#endif
#ifdef KOKKOS_ENABLE_OPENMP
  check_space<Kokkos::OpenMP>();
#endif
#ifdef KOKKOS_ENABLE_CUDA
  check_space<Kokkos::Cuda>();
#endif
}

}  // namespace
}  // namespace TeamFFT::Test
