// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What execute promises: nothing allocated, fenced or copied, the first time included; one launch a pass, under the
// library's label.
#include "allocations.hpp"
#include "events.hpp"
#include "promise_cases.hpp"

namespace TeamFFT::Test {
namespace {

using Execute = PromiseTest;

std::string joined(std::vector<std::string> const& names) {
  std::string text;
  for (auto const& name : names) text += "\n  " + name;
  return text;
}

/// Kokkos to 4.7 on CUDA announces at every launch of a team policy that it takes 0 bytes of level-1 scratch, as long
/// as nobody asked for more.
bool is_nothing([[maybe_unused]] Allocation const& a) {
#ifdef KOKKOS_ENABLE_CUDA
  return a.bytes == 0 && a.label == "Kokkos::CudaSpace::TeamScratchMemory";
#else
  return false;
#endif
}

std::string joined(std::vector<Allocation> const& allocations) {
  std::string text;
  for (auto const& a : allocations)
    if (!is_nothing(a)) text += "\n  " + a.label + ", " + std::to_string(a.bytes) + " bytes";
  return text;
}

TEST_P(Execute, First_AllocatesFencesAndCopiesNothing_AndLaunchesEachPassOnce) {
  in_precision([&]<class Real>(Real) {
    auto const launches = launch_count();
    Running<Real> running(GetParam());
    Kokkos::fence();
    EventLog log;
    // The log's own strings are heap memory too: the count is taken with it off, below.
    running.enqueue();
    log.stop();
    EXPECT_EQ(joined(log.allocations), "");
    EXPECT_TRUE(log.deallocations.empty()) << joined(log.deallocations);
    EXPECT_TRUE(log.fences.empty()) << joined(log.fences);
    EXPECT_TRUE(log.copies.empty()) << joined(log.copies);
    EXPECT_EQ(log.kernels.size(), launches) << joined(log.kernels);
    for (auto const& name : log.kernels)
      EXPECT_TRUE(name.starts_with("TeamFFT::" + GetParam().problem.token() + "::")) << name;
    Kokkos::fence();
    running.expect_right(GetParam().name);
  });
}

TEST_P(Execute, First_CallsNoOperatorNew) {
  in_precision([&]<class Real>(Real) {
    Running<Real> running(GetParam());
    Kokkos::fence();
    auto const before = allocation_count();
    running.enqueue();
    auto const after = allocation_count();
    EXPECT_EQ(after, before);
    Kokkos::fence();
    running.expect_right(GetParam().name);
  });
}

TEST_P(Execute, EveryAllocationOfAPlan_HasTheLibrarysLabel) {
  in_precision([&]<class Real>(Real) {
    std::vector<std::string> labels;
    {
      Memory<Real> const unused(std::vector<Real>(1));
      EventLog log;
      Plan const plan(Space(), GetParam().problem, GetParam().options);
      log.stop();
      for (auto const& a : log.allocations) labels.push_back(a.label);
      for (auto const& name : log.kernels) labels.push_back(name);
    }
    EXPECT_FALSE(labels.empty());
    // Kokkos' own scratch, which a first launch takes, has labels with its name.
    for (auto const& label : labels)
      EXPECT_TRUE(label.starts_with("TeamFFT::") || label.find("Kokkos::") != std::string::npos) << label;
  });
}

INSTANTIATE_TEST_SUITE_P(Of, Execute, testing::ValuesIn(promises()), [](auto const& info) { return info.param.name; });

}  // namespace
}  // namespace TeamFFT::Test
