// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plan: every form of its constructor, both forms of execute, workspaces, moves, and its life after Kokkos.
#include "view_tools.hpp"

#include <cstdlib>
#include <sstream>
#include <type_traits>

namespace {

using namespace TeamFFT;
using namespace TeamFFT::Test;

class PlanApi : public testing::Test {
 protected:
  Device exec;
  Matrix const given = some_matrix(6, 8);
  MatrixView<> in{"in", 6, 8}, out{"out", 6, 8};

  void SetUp() override { copy_to(in, given); }
};

TEST_F(PlanApi, Plan_IsDeducedFromTheInstance) {
  Plan plan(exec, in, out, Direction::forward);
  static_assert(std::is_same_v<decltype(plan), Plan<Device>>);
  static_assert(std::is_nothrow_move_constructible_v<Plan<Device>> && !std::is_copy_constructible_v<Plan<Device>>);
  EXPECT_EQ(plan.problem().token(), "c2c_f64_fwd_n8_b6_oop");
}

TEST_F(PlanApi, Plan_TransformsTheLastAxisByDefault) {
  Plan plan(exec, in, out, Direction::forward);
  execute(plan, in, out);
  EXPECT_TRUE(near(copy_from(out), transform(given, 1, -1)));
  EXPECT_TRUE(near(copy_from(in), given)) << "the input is preserved";
}

TEST_F(PlanApi, Plan_TakesAxisLengthAndOptions) {
  MatrixView<> padded("padded", 9, 8);
  Plan plan(exec, in, padded, Direction::backward, 0, 9, PlanOptions{});
  plan.execute(in, padded, Normalization::none);
  EXPECT_TRUE(near(copy_from(padded), transform(given, 0, 1, 9)));
}

TEST_F(PlanApi, Plan_TakesSeveralAxesInAnyOrder) {
  Plan plan(exec, in, out, Direction::forward, axis_type<2>{-1, 0});
  execute(plan, in, out);
  EXPECT_TRUE(near(copy_from(out), transform(transform(given, 0, -1), 1, -1)));
  Plan same(exec, in, out, Direction::forward, axis_type<2>{0, 1}, shape_type<2>{0, 0});
  EXPECT_EQ(same.problem(), plan.problem()) << "lengths that are all zero are not given";
}

TEST_F(PlanApi, Plan_TakesAKind) {
  Plan plan(exec, in, out, Kind::c2c_backward, axis_type<1>{0}, shape_type<1>{6}, PlanOptions{});
  execute(plan, in, out);
  EXPECT_TRUE(near(copy_from(out), scaled(transform(given, 0, 1), 1.0 / 6)));
}

TEST_F(PlanApi, Plan_TakesAKindForEachAxis) {
  Plan plan(exec, in, out, std::array<Kind, 2>{Kind::c2c_forward, Kind::c2c_backward}, axis_type<2>{0, 1}, {},
            PlanOptions{});
  execute(plan, in, out, Normalization::none);
  EXPECT_TRUE(near(copy_from(out), transform(transform(given, 0, -1), 1, 1)));
  execute(plan, in, out, Normalization::backward);
  EXPECT_TRUE(near(copy_from(out), scaled(transform(transform(given, 0, -1), 1, 1), 1.0 / 8)));
}

TEST_F(PlanApi, Plan_TakesAProblemAndFlatBuffers) {
  Plan plan(exec, Problem::parse("c2c_f64_fwd_n8_b6_oop"));
  execute(plan, in, out);
  EXPECT_TRUE(near(copy_from(out), transform(given, 1, -1)));
  MatrixView<> again("again", 6, 8);
  Kokkos::View<Complex*, Device, Kokkos::MemoryUnmanaged> flat_in(in.data(), 48), flat_out(again.data(), 48);
  execute(plan, flat_in, flat_out);
  EXPECT_TRUE(near(copy_from(again), transform(given, 1, -1)));
}

TEST_F(PlanApi, Plan_NormalizesAsAsked) {
  Plan forward(exec, in, out, Direction::forward), backward(exec, in, out, Direction::backward);
  auto const spectrum = transform(given, 1, -1), inverse = transform(given, 1, 1);
  auto const expect = [&](Plan<Device>& plan, Normalization normalization, Matrix const& expected, double factor) {
    execute(plan, in, out, normalization);
    EXPECT_TRUE(near(copy_from(out), scaled(expected, factor)));
  };
  expect(forward, Normalization::backward, spectrum, 1);
  expect(forward, Normalization::forward, spectrum, 1.0 / 8);
  expect(forward, Normalization::ortho, spectrum, 1 / std::sqrt(8.0));
  expect(forward, Normalization::none, spectrum, 1);
  expect(backward, Normalization::backward, inverse, 1.0 / 8);
  expect(backward, Normalization::forward, inverse, 1);
  expect(backward, Normalization::ortho, inverse, 1 / std::sqrt(8.0));
  expect(backward, Normalization::none, inverse, 1);
}

TEST_F(PlanApi, Plan_AcceptsOtherViewTypesOfTheSameShape) {
  Plan plan(exec, in, out, Direction::forward);
  Kokkos::View<Complex const**, Kokkos::LayoutStride, Device> const strided = in;
  Kokkos::View<Complex[6][8], Kokkos::LayoutRight, Device> fixed("fixed");
  execute(plan, strided, fixed);
  EXPECT_TRUE(near(copy_from(fixed), transform(given, 1, -1)));
}

TEST_F(PlanApi, Plan_MixesLayouts) {
  MatrixView<Kokkos::LayoutLeft> left("left", 6, 8);
  Plan plan(exec, in, left, Direction::forward, 0);
  execute(plan, in, left);
  EXPECT_TRUE(near(copy_from(left), transform(given, 0, -1)));
}

TEST_F(PlanApi, Plan_WorksInPlace) {
  Plan plan(exec, in, in, Direction::forward, axis_type<2>{0, 1});
  EXPECT_EQ(plan.problem().placement, Placement::in_place);
  execute(plan, in, in);
  EXPECT_TRUE(near(copy_from(in), transform(transform(given, 0, -1), 1, -1)));
  EXPECT_TRUE(says(error_of([&] { execute(plan, in, out); }),
                   "the plan is in place, but input and output start at different addresses"));
}

TEST_F(PlanApi, Plan_MovesLikeAValue) {
  Plan first(exec, in, out, Direction::forward);
  Plan second = std::move(first);
  // NOLINTNEXTLINE(bugprone-use-after-move)
  EXPECT_TRUE(says(error_of([&] { execute(first, in, out); }), "this plan was moved from"));
  first = Plan(exec, in, out, Direction::backward);
  std::swap(first, second);
  execute(first, in, out);
  EXPECT_TRUE(near(copy_from(out), transform(given, 1, -1)));
}

TEST_F(PlanApi, ConstPlan_RunsWithTheCallersWorkspace) {
  PlanOptions options;
  options.external_workspace = true;
  Plan const plan(exec, in, out, Direction::forward, axis_type<2>{0, 1}, {}, options);
  Kokkos::View<std::byte*, Device> const memory("workspace", plan.workspace_size() + 256);
  auto const skip = (256 - reinterpret_cast<std::uintptr_t>(memory.data()) % 256) % 256;
  Kokkos::View<std::byte*, Device> const workspace(memory, std::pair(skip, skip + plan.workspace_size()));
  execute(Device(), plan, in, out, Normalization::backward, workspace);
  EXPECT_TRUE(near(copy_from(out), transform(transform(given, 0, -1), 1, -1)));
}

/// A plan that needs a workspace: a prime length, with scratch too small for one pass.
Problem hungry() { return Problem::parse("c2c_f64_fwd_n4099_b3_oop"); }

PlanOptions starved(bool external) {
  PlanOptions options;
  options.external_workspace = external;
  options.scratch_limit = 2048;
  return options;
}

TEST_F(PlanApi, ExternalWorkspace_MustBeGiven) {
  Plan plan(exec, hungry(), starved(true));
  ASSERT_GT(plan.workspace_size(), 0U);
  Kokkos::View<Complex*, Device> a("a", 3 * 4099), b("b", 3 * 4099);
  auto const bytes = std::to_string(plan.workspace_size());
  EXPECT_TRUE(
      says(error_of([&] { execute(plan, a, b); }), "execute: a workspace of 0 bytes; " + bytes + " are required"));
  Kokkos::View<double*, Device> memory("workspace", plan.workspace_size() / sizeof(double) + 64);
  auto const skip = (256 - reinterpret_cast<std::uintptr_t>(memory.data()) % 256) % 256 / sizeof(double);
  auto const part = [&](std::size_t first) {
    return Kokkos::subview(memory, std::pair(first, first + plan.workspace_size() / sizeof(double) + 1));
  };
  EXPECT_TRUE(says(error_of([&] { plan.set_workspace(part(skip + 1)); }),
                   "the workspace starts 8 bytes after a multiple of 256"));
  plan.set_workspace(part(skip));
  EXPECT_NO_THROW(execute(plan, a, b));
  Kokkos::View<std::byte*, Device> none;
  EXPECT_TRUE(says(error_of([&] { execute(exec, std::as_const(plan), a, b, Normalization::none, none); }),
                   "a workspace of 0 bytes"));
  exec.fence();
}

TEST_F(PlanApi, OwnedWorkspace_IsAllocatedWithThePlan) {
  Plan plan(exec, hungry(), starved(false));
  Kokkos::View<Complex*, Device> a("a", 3 * 4099), b("b", 3 * 4099);
  Kokkos::deep_copy(a, Complex(1, 0));
  execute(plan, a, b);
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), b);
  EXPECT_NEAR(host(0).real(), 4099, 1e-8);
  EXPECT_NEAR(Kokkos::abs(host(1)), 0, 1e-8);
}

TEST_F(PlanApi, BatchOfZero_IsNothingToDo) {
  MatrixView<> none_in("in", 0, 8), none_out("out", 0, 8);
  Plan plan(exec, none_in, none_out, Direction::forward);
  EXPECT_NO_THROW(execute(plan, none_in, none_out));
  EXPECT_EQ(plan.workspace_size(), 0U);
  std::ostringstream os;
  os << plan;
  EXPECT_TRUE(says(os.str(), "c2c_f64_fwd_n8_b0_oop: nothing to do"));
}

TEST_F(PlanApi, Print_BeginsWithTheToken) {
  Plan plan(exec, in, out, Direction::forward);
  std::ostringstream os;
  os << plan;
  EXPECT_TRUE(says(os.str().substr(0, 60), "c2c_f64_fwd_n8_b6_oop"));
}

TEST_F(PlanApi, Execute_NamesWhatDiffersFromThePlan) {
  Plan plan(exec, in, out, Direction::forward);
  MatrixView<> longer("longer", 7, 8);
  MatrixView<Kokkos::LayoutLeft> left("left", 6, 8);
  EXPECT_TRUE(
      says(error_of([&] { execute(plan, longer, out); }), "execute: input extent 7 along axis 0 where the plan has 6"));
  EXPECT_TRUE(
      says(error_of([&] { execute(plan, in, left); }), "execute: output stride 1 along axis 0 where the plan has 8"));
  EXPECT_TRUE(says(error_of([&] { execute(plan, in, in); }), "the plan is out of place"));
  Kokkos::View<Kokkos::complex<float>**, Kokkos::LayoutRight, Device> single("single", 6, 8);
  EXPECT_TRUE(says(error_of([&] { execute(plan, single, out); }),
                   "the input holds complex<float> where the plan has complex<double>"));
  EXPECT_TRUE(says(error_of([&] { execute(plan, single, out); }), "[plan c2c_f64_fwd_n8_b6_oop]"));
}

TEST_F(PlanApi, ShortMemory_IsAnErrorThatSaysHowMuch) {
  auto const message = error_of([&] { (void)Impl::new_workspace<Device>(hungry(), std::size_t(1) << 58); });
  EXPECT_TRUE(says(message, "Plan: no memory for a workspace of 288230376151711744 bytes"));
  EXPECT_TRUE(says(message, "c2c_f64_fwd_n4099_b3_oop"));
}

void finalize_under_a_plan() {
  Device exec;
  Kokkos::View<Complex*, Device> a("a", 16), b("b", 16);
  auto* const plan = new Plan(exec, a, b, Direction::forward);
  fft(exec, a, b);
  exec.fence();
  a = b = {};
  exec = {};
  Kokkos::finalize();
  Kokkos::View<Complex*, Device, Kokkos::MemoryUnmanaged> none;
  bool const refused = error_of([&] { plan->set_workspace(none); }).find("Kokkos was finalized") != std::string::npos;
  delete plan;
  std::_Exit(refused ? 0 : 1);
}

TEST(PlanLifetime, Plan_MayOutliveKokkos) {
  testing::GTEST_FLAG(death_test_style) = "threadsafe";  // a process of its own, not a fork of this one
  EXPECT_EXIT(finalize_under_a_plan(), testing::ExitedWithCode(0), "");
}

}  // namespace
