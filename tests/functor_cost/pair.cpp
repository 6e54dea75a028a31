// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A user's translation unit: one plan with a source and a sink of elements FROM and TO. measure.py compiles it.
#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

namespace user {

using Space = Kokkos::DefaultExecutionSpace;
template <class T>
using Box = Kokkos::View<T***, Space>;

struct Product {
  Box<FROM> a, b;
  KOKKOS_FUNCTION FROM operator()(int i, int j, int k) const { return a(i, j, k) * b(i, j, k); }
};

struct Accumulate {
  Box<TO> sum;
  KOKKOS_FUNCTION void operator()(int i, int j, int k, TO const& element) const { sum(i, j, k) += element; }
};

void transform(Space const& exec, Product const& product, Accumulate const& accumulate) {
  auto const extents = [](auto const& view) {
    return std::array<int, 3>{view.extent_int(0), view.extent_int(1), view.extent_int(2)};
  };
  auto const source = TeamFFT::source<FROM>(extents(product.a), product);
  auto const sink = TeamFFT::sink<TO>(extents(accumulate.sum), accumulate);
  TeamFFT::Plan plan(exec, source, sink, WHAT, TeamFFT::axis_type<2>{1, 2});
  TeamFFT::execute(plan, source, sink);
}

}  // namespace user
