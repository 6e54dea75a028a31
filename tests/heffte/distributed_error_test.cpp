// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Requests that no ranks can have together are an Error on every rank, and what is wrong at execute is one before
// anything is sent.
#include "domain.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>

namespace {

using namespace TeamFFT;
using domain::Space;
using Box3 = IndexBox<3>;

constexpr shape_type<3> extents{12, 16, 10};

/// What a rank asks for; each test changes some of it on some ranks.
struct Request {
  Box3 in = domain::slab(extents, 0), out = domain::slab(extents, 1);
  shape_type<3> whole = extents;
  Kind kind = Kind::c2c_forward;
  DistributedOptions options = {};
};

/// Every rank gets an Error with these words, and the communicator goes on working.
void expect_error_everywhere(Request const& request, std::string const& words) {
  std::string found;
  try {
    DistributedPlan const plan(Space(), MPI_COMM_WORLD, request.in, request.out, request.whole, request.kind,
                               request.options);
  } catch (Error const& error) {
    found = error.what();
  }
  EXPECT_NE(found.find(words), std::string::npos) << "rank " << ranks::rank() << " found: " << found;
  int sum = 1;
  MPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  EXPECT_EQ(sum, ranks::count());
}

/// The last rank's request is changed, the others' is good.
void expect_error_of_last(std::function<void(Request&)> const& change, std::string const& words) {
  Request request;
  if (ranks::rank() == ranks::count() - 1) change(request);
  expect_error_everywhere(request, words);
}

TEST(DistributedError, BoxesThatDoNotTile) {
  expect_error_of_last([](Request& request) { --request.in.high[2]; }, "input boxes");
  expect_error_of_last([](Request& request) { ++request.out.low[0]; }, "output boxes");
  expect_error_of_last([](Request& request) { request.in.high[0] = request.in.low[0]; }, "is empty");
  expect_error_of_last([](Request& request) { ++request.out.high[1]; }, "reaches beyond");
  expect_error_of_last([](Request& request) { request.in.low[0] = ~std::size_t(0); }, "is empty");
}

TEST(DistributedError, BoxesThatOverlap) {
  // One rank's box meets no other; what is below 0 is far above.
  expect_error_of_last([](Request& request) { --request.in.low[0]; }, ranks::count() == 1 ? "is empty" : "overlap");
}

TEST(DistributedError, ACommunicatorThatTheBoxesAreNotFor) {
  Request request;  // boxes of all ranks for one rank alone
  bool const alone = ranks::count() == 1;
  if (alone) request.in.high[0] = 6;
  std::string found;
  try {
    DistributedPlan const plan(Space(), MPI_COMM_SELF, request.in, request.out, request.whole, request.kind);
  } catch (Error const& error) {
    found = error.what();
  }
  EXPECT_NE(found.find("the communicator's 1 ranks hold"), std::string::npos) << found;
  EXPECT_THROW((DistributedPlan(Space(), MPI_COMM_NULL, request.in, request.out, request.whole, request.kind)), Error);
}

TEST(DistributedError, ExtentsThatAreNone) {
  Request request;
  request.whole[1] = 0;
  expect_error_everywhere(request, "extent 0 along axis 1");
  request.whole = {std::size_t(1) << 31, 16, 10};
  expect_error_everywhere(request, "along axis 0");
  request.whole = {(std::size_t(1) << 31) - 1, (std::size_t(1) << 31) - 1, 10};
  expect_error_everywhere(request, "2^53");
  request = Request{};
  request.kind = Kind::dct1;
  request.whole = {12, 16, 1};
  expect_error_everywhere(request, "at least 2");
}

TEST(DistributedError, TheHalfSpectrumOfTheLastAxis) {
  Request request;
  request.kind = Kind::r2c;
  expect_error_everywhere(request, "output box");
  request.out = domain::slab(shape_type<3>{12, 16, 5}, 1);
  expect_error_everywhere(request, "output boxes");
  request.kind = Kind::c2r;
  request.out = Request{}.out;
  expect_error_everywhere(request, "input box");
}

TEST(DistributedError, KindsAndOptionsThatAreNone) {
  Request request;
  for (auto kind : {Kind::dct4, Kind::dst1, Kind::dst4, static_cast<Kind>(99)}) {
    request.kind = kind;
    expect_error_everywhere(request, "heFFTe has no transform for");
  }
  request = Request{};
  request.options.exchange = static_cast<Exchange>(7);
  expect_error_everywhere(request, "exchange");
  request = Request{};
  request.options.ranks = 7;
  expect_error_everywhere(request, "options.ranks = 7");
}

TEST(DistributedError, RanksThatDisagree) {
  if (ranks::count() == 1) {
    Request const request;  // one rank agrees with itself
    EXPECT_NO_THROW(
        DistributedPlan(Space(), MPI_COMM_WORLD, request.in, request.out, request.whole, Kind::c2c_backward));
    return;
  }
  expect_error_of_last([](Request& request) { request.kind = Kind::c2c_backward; }, "must be equal on all ranks");
  expect_error_of_last([](Request& request) { request.options.precision = Precision::f32; },
                       "must be equal on all ranks");
  expect_error_of_last([](Request& request) { request.whole[0] = 13; }, "must be equal on all ranks");
}

TEST(DistributedError, AFailureOfOneRankIsOneOfAll) {
  Impl::Communicator const communicator(MPI_COMM_WORLD);
  bool const fails = ranks::rank() == ranks::count() - 1;
  std::string found;
  try {
    communicator.together([&] {
      if (fails) throw Error("no memory here");
    });
  } catch (Error const& error) {
    found = error.what();
  }
  EXPECT_NE(found.find(fails ? "no memory here" : "rank " + std::to_string(ranks::count() - 1) + " failed"),
            std::string::npos)
      << found;
  EXPECT_NO_THROW(communicator.together([] {}));
}

/// Each wrong call is wrong on all ranks, so that none waits; the good one at the end shows that nothing was sent.
TEST(DistributedError, WrongViewsAreRefusedBeforeAnythingIsSent) {
  using Complex = Kokkos::complex<double>;
  Request const request;
  DistributedOptions options;
  options.external_workspace = true;
  options.order = Order::right;
  DistributedPlan const plan(Space(), MPI_COMM_WORLD, request.in, request.out, request.whole, request.kind, options);
  auto const good = [](auto element, Box3 const& box) {
    return domain::make_view<decltype(element), 3, Kokkos::LayoutRight>(domain::extents_of(box));
  };
  auto const in = good(Complex(), request.in), out = good(Complex(), request.out);
  Kokkos::View<Complex*, domain::MemorySpace> const workspace("workspace", plan.workspace_size() / sizeof(Complex));
  auto const refuses = [&](auto const& source, auto const& target, auto const& memory, std::string const& words) {
    try {
      execute(plan, source, target, Normalization::backward, memory);
      ADD_FAILURE() << "no Error with: " << words;
    } catch (Error const& error) {
      EXPECT_NE(std::string(error.what()).find(words), std::string::npos) << error.what();
    }
  };
  auto larger = request.in;
  ++larger.high[1];
  refuses(good(Complex(), larger), out, workspace, "extent 17 along axis 1");
  refuses(good(double(), request.in), out, workspace, "has real elements");
  refuses(good(Kokkos::complex<float>(), request.in), good(Kokkos::complex<float>(), request.out), workspace,
          "another precision");
  refuses(domain::make_view<Complex, 3, Kokkos::LayoutLeft>(domain::extents_of(request.in)), out, workspace, "stride");
  refuses(domain::make_view<Complex, 2, Kokkos::LayoutRight>({12, 16}), out, workspace, "rank 2");
  refuses(in, Kokkos::subview(in, std::pair(1, 1), Kokkos::ALL, Kokkos::ALL), workspace, "along axis");
  refuses(in, out, Kokkos::View<Complex*, domain::MemorySpace>("workspace", workspace.extent(0) - 1), "bytes");
  Kokkos::View<Complex*, domain::MemorySpace> const memory("memory", in.span() + out.span() + 1);
  refuses(Kokkos::View<Complex***, Kokkos::LayoutRight, domain::MemorySpace>(memory.data(), in.extent(0), in.extent(1),
                                                                             in.extent(2)),
          Kokkos::View<Complex***, Kokkos::LayoutRight, domain::MemorySpace>(memory.data() + 1, out.extent(0),
                                                                             out.extent(1), out.extent(2)),
          workspace, "overlap");
  // A workspace that holds input or output; with memory for all three one behind the other they are apart.
  Kokkos::View<Complex*, domain::MemorySpace> const all("all", in.span() + out.span() + workspace.extent(0));
  auto const at = [&](std::size_t offset, auto const& like) {
    return Kokkos::View<Complex***, Kokkos::LayoutRight, domain::MemorySpace>(all.data() + offset, like.extent(0),
                                                                              like.extent(1), like.extent(2));
  };
  auto const behind = [&](std::size_t offset) {
    return Kokkos::subview(all, std::pair(offset, offset + workspace.extent(0)));
  };
  auto const first = at(0, in), second = at(in.span(), out);
  refuses(first, out, behind(0), "the workspace overlaps the input");
  refuses(in, second, behind(in.span() + out.span() - 1), "the workspace overlaps the output");
  EXPECT_NO_THROW(execute(plan, first, second, Normalization::backward, behind(in.span() + out.span())));
  EXPECT_NO_THROW(execute(plan, in, out, Normalization::backward, workspace));
}

}  // namespace
