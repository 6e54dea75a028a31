// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The snippets of docs/tutorial.md, in its order.
#include "page_tools.hpp"

#include <cstdint>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>

namespace TeamFFT::Test {
namespace {

TEST(Page, Tutorial_OneLine) {
  Kokkos::DefaultExecutionSpace exec;
  Kokkos::View<Kokkos::complex<double>*> x("x", 8), X("X", 8);

  Kokkos::deep_copy(Kokkos::subview(x, std::pair<int, int>(0, 4)), Kokkos::complex<double>(1, 0));

  TeamFFT::fft(exec, x, X);   // X_k = sum_j x_j exp(-2 pi i jk/8)
  TeamFFT::ifft(exec, X, x);  // and back, with the factor 1/8
  exec.fence();

  expect_near(on_host(X)(0), 4, 1e-14);
  expect_near(on_host(X)(4), 0, 1e-14);
  expect_near(on_host(x)(3), 1, 1e-14);
  expect_near(on_host(x)(4), 0, 1e-14);
}

TEST(Page, Tutorial_Boxes) {
  Kokkos::DefaultExecutionSpace exec;

  Kokkos::View<Kokkos::complex<float>***> in("in", 16, 20, 30), out("out", 16, 20, 30);

  auto const x = fill(in);

  TeamFFT::fft(exec, in, out);  // 16 x 20 lines of 30
  // 20 x 30 lines of 16, which lie 600 elements apart
  TeamFFT::fft(exec, in, out, TeamFFT::Normalization::backward, 0);
  TeamFFT::fft2(exec, in, out);                               // 16 planes, along the last two axes
  TeamFFT::fftn(exec, in, out);                               // the box, along all axes
  TeamFFT::fftn(exec, in, out, TeamFFT::axis_type<2>{2, 0});  // any axes in any order

  std::complex<double> sum = 0;
  for (std::size_t i = 0; i < 16; ++i)
    sum += fourier_sum([&](std::size_t k) { return x(i, 5, k); }, 30, 7) *
           std::polar(1.0, -2 * std::numbers::pi * static_cast<double>(3 * i) / 16);
  expect_near(on_host(out)(3, 5, 7), sum, 1e-3);
}

TEST(Page, Tutorial_RealData) {
  Kokkos::DefaultExecutionSpace exec;

  Kokkos::View<double**> signal("signal", 10, 1000), again("again", 10, 1000);
  Kokkos::View<Kokkos::complex<double>**> spectrum("spectrum", 10, 501);  // 1000/2 + 1

  auto const x = fill(signal);

  TeamFFT::rfft(exec, signal, spectrum);
  TeamFFT::irfft(exec, spectrum, again);  // the output's extent says that the length is 1000, not 1001

  expect_near(on_host(spectrum)(3, 77), fourier_sum([&](std::size_t j) { return x(3, j); }, 1000, 77), 1e-10);
  EXPECT_NEAR(on_host(again)(9, 999), x(9, 999), 1e-14);

  Kokkos::View<Kokkos::complex<double>**> padded("padded", 10, 1025);
  // 1000 elements and 1048 zeros, without a copy
  TeamFFT::rfft(exec, signal, padded, TeamFFT::Normalization::backward, -1, 2048);

  expect_near(on_host(padded)(3, 77), fourier_sum([&](std::size_t j) { return j < 1000 ? x(3, j) : 0; }, 2048, 77),
              1e-10);
}

TEST(Page, Tutorial_Plans) {
  Kokkos::DefaultExecutionSpace exec;
  Kokkos::View<Kokkos::complex<double>**> in("in", 64, 100), out("out", 64, 100);
  std::ostringstream text;

  TeamFFT::Plan plan(exec, in, out, TeamFFT::Direction::forward);
  text << plan;  // which passes, and why

  auto const x = fill(in);
  int const steps = 3;

  for (int step = 0; step < steps; ++step) {
    TeamFFT::execute(plan, in, out, TeamFFT::Normalization::ortho);  // allocates nothing, fences nothing
    Kokkos::kokkos_swap(in, out);                                    // other Views of the same extents and strides
  }

  EXPECT_NE(text.str().find("c2c_f64_fwd_n100_b64_oop"), std::string::npos);
  auto const third = [&](std::size_t k) {
    return 0.1 * fourier_sum([&](std::size_t j) { return x(5, (100 - j) % 100); }, 100, k);
  };
  expect_near(on_host(in)(5, 9), third(9), 1e-12);
}

TEST(Page, Tutorial_InPlace) {
  Kokkos::DefaultExecutionSpace exec;
  Kokkos::View<Kokkos::complex<double>**> x("x", 4, 12);
  auto const before = fill(x);

  TeamFFT::fft(exec, x, x);

  expect_near(on_host(x)(2, 5), fourier_sum([&](std::size_t j) { return before(2, j); }, 12, 5), 1e-12);
}

using Bytes = Kokkos::View<char*, Kokkos::DefaultExecutionSpace>;

/// A workspace begins at a multiple of 256 bytes; a View's memory may not.
Bytes workspace_of(std::size_t bytes) {
  Bytes const memory("workspace", bytes + 256);
  auto const skip = (256 - reinterpret_cast<std::uintptr_t>(memory.data()) % 256) % 256;
  return Kokkos::subview(memory, std::pair(skip, skip + bytes));
}

TEST(Page, Tutorial_Workspaces) {
  Kokkos::DefaultExecutionSpace exec;
  Kokkos::View<Kokkos::complex<double>**> in("in", 20, 11);
  Kokkos::View<double**> out("out", 20, 20);
  Kokkos::deep_copy(Kokkos::subview(in, 0, 0), Kokkos::complex<double>(400, 0));
  TeamFFT::axis_type<2> const axes{0, 1};

  TeamFFT::PlanOptions options;
  options.external_workspace = true;  // none is allocated
  TeamFFT::Plan plan(exec, in, out, TeamFFT::Direction::backward, axes, {}, options);
  Bytes const workspace = workspace_of(plan.workspace_size());  // as large as the largest of several plans
  plan.set_workspace(workspace);
  TeamFFT::execute(plan, in, out);

  EXPECT_GT(plan.workspace_size(), 0U);
  EXPECT_NEAR(on_host(out)(13, 4), 1, 1e-13);
}

TEST(Page, Tutorial_Instances) {
  Kokkos::DefaultExecutionSpace exec;
  Kokkos::View<Kokkos::complex<double>**> in1("in1", 20, 32), in2("in2", 20, 32), out1("out1", 20, 32),
      out2("out2", 20, 32);
  auto const x = fill(in1);
  fill(in2);

  auto const instances = Kokkos::Experimental::partition_space(exec, 1, 1);  // on CUDA two streams
  TeamFFT::Plan const plan(exec, in1, out1, TeamFFT::Direction::forward);
  Bytes const workspace1 = workspace_of(plan.workspace_size()), workspace2 = workspace_of(plan.workspace_size());
  TeamFFT::execute(instances[0], plan, in1, out1, TeamFFT::Normalization::none, workspace1);
  TeamFFT::execute(instances[1], plan, in2, out2, TeamFFT::Normalization::none, workspace2);

  auto const expected = fourier_sum([&](std::size_t j) { return x(11, j); }, 32, 3);
  expect_near(on_host(out1)(11, 3), expected, 1e-12);
  expect_near(on_host(out2)(11, 3), expected, 1e-12);
}

TEST(Page, Tutorial_Errors) {
  Kokkos::DefaultExecutionSpace exec;
  Kokkos::View<double*> in("in", 1024);
  Kokkos::View<Kokkos::complex<double>*> out("out", 512);
  std::ostringstream log;

  try {
    TeamFFT::rfft(exec, in, out);
  } catch (TeamFFT::Error const& error) {
    log << error.what();  // rfft: output extent 512 along axis 0; a real input of length 1024 needs 513 (n/2+1). ...
  }

  EXPECT_EQ(log.str().find("rfft: output extent 512 along axis 0; a real input of length 1024 needs 513 (n/2+1)"), 0U)
      << log.str();
}

}  // namespace
}  // namespace TeamFFT::Test
