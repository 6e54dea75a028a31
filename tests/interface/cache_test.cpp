// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions and their plan cache: keys, eviction, allocations and threads.
#include "allocations.hpp"
#include "view_tools.hpp"

#include <atomic>
#include <thread>

namespace {

using namespace TeamFFT;
using namespace TeamFFT::Test;

std::size_t constexpr default_limit = std::size_t(1) << 30;

class Cache : public testing::Test {
 protected:
  Device exec;
  Matrix const given = some_matrix(6, 8);
  MatrixView<> in{"in", 6, 8}, out{"out", 6, 8};

  void SetUp() override {
    clear_cache();
    copy_to(in, given);
  }
  void TearDown() override {
    set_cache_limit(default_limit);
    clear_cache();
  }
};

TEST_F(Cache, Functions_HaveNumpysDefaults) {
  fft(exec, in, out);
  EXPECT_TRUE(near(copy_from(out), transform(given, 1, -1)));
  ifft(exec, in, out);
  EXPECT_TRUE(near(copy_from(out), scaled(transform(given, 1, 1), 1.0 / 8)));
  fft2(exec, in, out);
  EXPECT_TRUE(near(copy_from(out), transform(transform(given, 0, -1), 1, -1)));
  ifft2(exec, in, out);
  EXPECT_TRUE(near(copy_from(out), scaled(transform(transform(given, 0, 1), 1, 1), 1.0 / 48)));
  fftn(exec, in, out);
  EXPECT_TRUE(near(copy_from(out), transform(transform(given, 0, -1), 1, -1)));
  ifftn(exec, in, out);
  EXPECT_TRUE(near(copy_from(out), scaled(transform(transform(given, 0, 1), 1, 1), 1.0 / 48)));
}

TEST_F(Cache, Functions_TakeAxesLengthsAndNormalization) {
  MatrixView<> padded("padded", 9, 8), cropped("cropped", 4, 5);
  fft(exec, in, padded, Normalization::forward, 0, 9);
  EXPECT_TRUE(near(copy_from(padded), scaled(transform(given, 0, -1, 9), 1.0 / 9)));
  ifft(exec, in, padded, Normalization::ortho, -2, 9);
  EXPECT_TRUE(near(copy_from(padded), scaled(transform(given, 0, 1, 9), 1.0 / 3)));
  fft2(exec, in, cropped, Normalization::none, axis_type<2>{1, 0}, shape_type<2>{5, 4});
  EXPECT_TRUE(near(copy_from(cropped), transform(transform(given, 0, -1, 4), 1, -1, 5)));
  fftn(exec, in, out, axis_type<1>{0}, Normalization::ortho);
  EXPECT_TRUE(near(copy_from(out), scaled(transform(given, 0, -1), 1 / std::sqrt(6.0))));
  ifftn(exec, in, cropped, axis_type<2>{0, 1}, Normalization::forward, shape_type<2>{4, 5});
  EXPECT_TRUE(near(copy_from(cropped), transform(transform(given, 0, 1, 4), 1, 1, 5)));
}

TEST_F(Cache, Functions_TakeRealInput) {
  Kokkos::View<double**, Kokkos::LayoutRight, Device> real("real", 6, 8);
  auto const host = Kokkos::create_mirror(real);
  Matrix m{6, 8};
  for (std::size_t i = 0; i < 6; ++i)
    for (std::size_t j = 0; j < 8; ++j) m.at(i, j) = host(i, j) = given.at(i, j).real();
  Kokkos::deep_copy(real, host);
  fft(exec, real, out);
  EXPECT_TRUE(near(copy_from(out), transform(m, 1, -1)));
  fftn(exec, real, out);
  EXPECT_TRUE(near(copy_from(out), transform(transform(m, 0, -1), 1, -1)));
}

TEST_F(Cache, EqualProblems_ShareOnePlan) {
  fft(exec, in, out);
  auto const before = Impl::cache_statistics();
  EXPECT_EQ(before.plans, 1U);
  EXPECT_GT(before.bytes, 0U);
  MatrixView<> other("other", 6, 8);
  fft(exec, in, other, Normalization::ortho);
  Kokkos::View<Complex***, Kokkos::LayoutRight, Device> a("a", 2, 3, 8), b("b", 2, 3, 8);
  fft(exec, a, b);
  auto const after = Impl::cache_statistics();
  EXPECT_EQ(after.plans, 1U) << "normalization, pointers and how a batch is split make no other problem";
  EXPECT_EQ(after.hits, before.hits + 2);
  fft(exec, in, out, Normalization::backward, 0);
  EXPECT_EQ(Impl::cache_statistics().plans, 2U);
}

TEST_F(Cache, Instances_HavePlansOfTheirOwn) {
  auto const instances = Kokkos::Experimental::partition_space(exec, 1, 1);
  fft(instances[0], in, out);
  fft(instances[1], in, out);
  EXPECT_EQ(Impl::cache_statistics().plans, Impl::same_instance(instances[0], instances[1]) ? 1U : 2U);
  instances[0].fence();
  instances[1].fence();
}

struct Nothing {
  using Member = Kokkos::TeamPolicy<Device>::member_type;
  KOKKOS_FUNCTION void operator()(Member const&) const {}
};

/// What Kokkos itself allocates in one labelled launch: from 5.2 on, a copy of the label.
std::size_t allocations_of_a_launch() {
  std::string const label = "a label that is too long for the small string optimization";
  Kokkos::parallel_for(label, Kokkos::TeamPolicy<Device>(Device(), 1, 1), Nothing());
  auto const before = allocation_count();
  Kokkos::parallel_for(label, Kokkos::TeamPolicy<Device>(Device(), 1, 1), Nothing());
  return allocation_count() - before;
}

TEST_F(Cache, SecondCall_AllocatesNothing) {
  MatrixView<> other("other", 6, 8);
  auto const launch = allocations_of_a_launch();
  fft(exec, in, out);
  fft2(exec, in, out);
  auto const before = allocation_count();
  fft(exec, in, out);
  fft(exec, in, other);
  fft2(exec, in, out);
  EXPECT_LE(allocation_count() - before, 4 * launch)
      << "one launch each, two for fft2; Kokkos allocates " << launch << " times in each";
  exec.fence();
}

TEST_F(Cache, ClearCache_FreesEveryPlan) {
  fft(exec, in, out);
  fft2(exec, in, out);
  EXPECT_EQ(Impl::cache_statistics().plans, 2U);
  clear_cache();
  EXPECT_EQ(Impl::cache_statistics().plans, 0U);
  EXPECT_EQ(Impl::cache_statistics().bytes, 0U);
  EXPECT_TRUE(near(copy_from(out), transform(transform(given, 0, -1), 1, -1))) << "kernels under way end first";
}

TEST_F(Cache, Limit_DropsTheLeastRecentlyUsed) {
  fft(exec, in, out);
  fft(exec, in, out, Normalization::backward, 0);
  fft(exec, in, out);                                      // the second is now the older one
  auto const two = Impl::cache_statistics().bytes + 1000;  // lengths 8 and 8 take a little more than 8 and 6
  set_cache_limit(two);
  ifft(exec, in, out);
  EXPECT_EQ(Impl::cache_statistics().plans, 2U);
  EXPECT_LE(Impl::cache_statistics().bytes, two);
  auto const misses = Impl::cache_statistics().misses;
  fft(exec, in, out);
  EXPECT_EQ(Impl::cache_statistics().misses, misses) << "the plan used last stays";
  fft(exec, in, out, Normalization::backward, 0);
  EXPECT_EQ(Impl::cache_statistics().misses, misses + 1) << "the oldest was dropped";
  set_cache_limit(0);
  EXPECT_EQ(Impl::cache_statistics().plans, 1U) << "one stays whatever its size";
  exec.fence();
}

TEST_F(Cache, Errors_LeaveNoEntry) {
  MatrixView<> wrong("wrong", 6, 9);
  EXPECT_TRUE(
      says(error_of([&] { fft(exec, in, wrong); }), "fft: output extent 9 along axis 1; an input of length 8 needs 8"));
  EXPECT_EQ(Impl::cache_statistics().plans, 0U);
}

TEST_F(Cache, BatchOfZero_IsNothingToDo) {
  MatrixView<> none_in("in", 0, 8), none_out("out", 0, 8);
  EXPECT_NO_THROW(fft(exec, none_in, none_out));
  EXPECT_TRUE(says(error_of([&] { fft(exec, none_in, none_out, Normalization::backward, 0); }),
                   "a transform length of 0 along axis 0"));
}

TEST_F(Cache, EightThreads_PlanAndExecuteTheSameAndOtherProblems) {
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 8; ++t)
    threads.emplace_back([&, t] {
      auto const m = some_matrix(5, 12 + static_cast<std::size_t>(t % 3));
      MatrixView<> a("a", m.rows, m.columns), b("b", m.rows, m.columns);
      copy_to(a, m);
      for (int i = 0; i < 20; ++i) {
        if (i == 10 && t == 0) clear_cache();
        fft(exec, a, b, Normalization::backward, i % 2);
        if (!near(copy_from(b), transform(m, i % 2, -1))) ++wrong;
      }
    });
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_LE(Impl::cache_statistics().plans, 6U);
}

}  // namespace
