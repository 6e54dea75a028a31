// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bad input at the functions: the message says what, and nothing is written.
#include "machines.hpp"
#include "view_tools.hpp"

namespace {

using namespace TeamFFT;
using namespace TeamFFT::Test;

class Errors : public testing::Test {
 protected:
  Device exec;
  Matrix const given = some_matrix(6, 8);
  MatrixView<> in{"in", 6, 8}, out{"out", 6, 8};

  void SetUp() override {
    copy_to(in, given);
    copy_to(out, scaled(given, 2));
  }

  /// The output is as it was.
  void TearDown() override {
    EXPECT_TRUE(near(copy_from(in), given));
    EXPECT_TRUE(near(copy_from(out), scaled(given, 2)));
  }
};

TEST_F(Errors, Extent_NamesWhatIsNeeded) {
  MatrixView<> longer("longer", 6, 16);
  EXPECT_EQ(error_of([&] { fft(exec, longer, out); }),
            "fft: output extent 8 along axis 1; an input of length 16 needs 16. Give an output of that extent, or n to "
            "crop or pad the input. "
            "[in: complex<double> 6 x 16, strides 16, 1; out: complex<double> 6 x 8, strides 8, 1; axes -1]");
}

TEST_F(Errors, Machine_MustHaveTheKernelsVectors) {
  bool const on_host = Kokkos::SpaceAccessibility<Kokkos::HostSpace, Device::memory_space>::accessible;
  PlanOptions options;
  options.machine = on_host ? h200() : host();
  EXPECT_TRUE(says(error_of([&] {
                     Plan plan(exec, in, out, Direction::forward, axis_type<2>{0, 1}, {}, options);
                   }),
                   "TeamFFT plan: options.machine has vectors of"));
}

TEST_F(Errors, Length_MustMatchTheOutput) {
  EXPECT_TRUE(says(error_of([&] { ifft(exec, in, out, Normalization::backward, -1, 12); }),
                   "ifft: output extent 8 along axis 1; n = 12 needs 12."));
  EXPECT_TRUE(says(error_of([&] { fft(exec, in, out, Normalization::backward, -1, 0); }),
                   "fft: n = 0 along axis 1; a transform length is at least 1."));
  EXPECT_TRUE(says(error_of([&] {
                     fft2(exec, in, out, Normalization::backward, axis_type<2>{0, 1}, shape_type<2>{6, 0});
                   }),
                   "fft2: n = 0 along axis 1"));
}

TEST_F(Errors, Axis_NamesTheRange) {
  EXPECT_TRUE(says(error_of([&] { fft(exec, in, out, Normalization::backward, 2); }),
                   "fft: axis 2 for Views of rank 2; axes run from -2 to 1."));
  EXPECT_TRUE(says(error_of([&] { fftn(exec, in, out, axis_type<2>{0, -2}); }), "fftn: axis 0 is listed twice"));
}

TEST_F(Errors, Batch_MustAgree) {
  MatrixView<> more("more", 7, 8);
  EXPECT_TRUE(says(error_of([&] { fft(exec, more, out); }),
                   "input extent 7 and output extent 6 along axis 0, which is not transformed"));
}

TEST_F(Errors, Overlap_NamesTheToken) {
  auto const left = Kokkos::subview(out, Kokkos::ALL, std::pair(0, 5)),
             right = Kokkos::subview(out, Kokkos::ALL, std::pair(3, 8));
  auto const message = error_of([&] { fft(exec, left, right); });
  EXPECT_TRUE(says(message, "fft: input and output overlap without being in place"));
  EXPECT_TRUE(says(message, "Token c2c_f64_fwd_n5_b6_oop_is8x1_os8x1"));
}

TEST_F(Errors, OneAddressWithOtherStrides_IsNotInPlace) {
  MatrixView<Kokkos::LayoutLeft> const turned(out.data(), 6, 8);
  EXPECT_TRUE(says(error_of([&] { fft(exec, out, turned); }), "start at the same address with strides that differ"));
}

TEST_F(Errors, CoincidingOutput) {
  Kokkos::View<Complex**, Kokkos::LayoutStride, Device> const same_row(out.data(), Kokkos::LayoutStride(6, 0, 8, 1));
  EXPECT_TRUE(says(error_of([&] { fft(exec, in, same_row); }),
                   "fft: different elements of the output lie at the same address"));
}

TEST_F(Errors, NullPointer) {
  MatrixView<> const null(static_cast<Complex*>(nullptr), 6, 8);
  EXPECT_TRUE(says(error_of([&] { fft(exec, null, out); }), "fft: the input has no memory (a null pointer)."));
}

TEST_F(Errors, Direction_MustFitTheTypes) {
  Kokkos::View<double**, Kokkos::LayoutRight, Device> real("real", 6, 8);
  EXPECT_TRUE(says(error_of([&] { Plan plan(exec, real, out, Direction::backward); }),
                   "Plan: Direction::backward with real input and complex output; real to complex is forward, complex "
                   "to real is backward."));
  EXPECT_TRUE(says(error_of([&] { Plan plan(exec, in, real, Direction::forward); }),
                   "Plan: Direction::forward with complex input and real output"));
  EXPECT_TRUE(says(error_of([&] { Plan plan(exec, real, out, Direction::forward); }),
                   "Plan: output extent 8 along axis 1; a real input of length 8 needs 5 (n/2+1)."));
}

TEST_F(Errors, HandBuiltProblem) {
  EXPECT_TRUE(says(error_of([&] { Plan plan(exec, Problem{}); }), "Plan: a problem without axes"));
  Problem problem = Problem::parse("c2c_f64_fwd_n8_b6_oop");
  problem.batch[0].stride_out = 4;
  EXPECT_TRUE(says(error_of([&] { Plan plan(exec, problem); }), "output strides at which elements coincide"));
}

TEST_F(Errors, ColumnBlocksOfOneArrayAreFine) {
  Kokkos::View<Complex**, Kokkos::LayoutRight, Device> array("array", 6, 16);
  auto const left = Kokkos::subview(array, Kokkos::ALL, std::pair(0, 8)),
             right = Kokkos::subview(array, Kokkos::ALL, std::pair(8, 16));
  Kokkos::deep_copy(left, in);
  fft(exec, left, right);
  MatrixView<> result("result", 6, 8);
  Kokkos::deep_copy(result, right);
  EXPECT_TRUE(near(copy_from(result), transform(given, 1, -1)));
}

}  // namespace
