// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The random problems with functors in place of input, output, or both: the oracle's results, each element of a source
// called for, each of a sink taken once.
#include "kind_run.hpp"
#include "random_case.hpp"
#include "strided_view.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace TeamFFT::Test {
namespace {

/// Elements of run-time strides, and how often each was asked for or given. Behind a View, so that functors stay small.
template <class T, std::size_t RANK>
struct Elements {
  struct Shape {
    std::size_t extents[RANK];
    std::ptrdiff_t strides[RANK];
  };
  Kokkos::View<Shape, Space::memory_space> shape;
  Kokkos::View<int*, Space::memory_space> calls;
  T* data;

  Elements(T* elements, std::vector<std::size_t> const& extents, std::vector<std::ptrdiff_t> const& strides)
      : shape("shape"),
        calls("calls", std::accumulate(extents.begin(), extents.end(), std::size_t{1}, std::multiplies<>())),
        data(elements) {
    auto const host = Kokkos::create_mirror_view(shape);
    std::copy_n(extents.begin(), RANK, host().extents);
    std::copy_n(strides.begin(), RANK, host().strides);
    Kokkos::deep_copy(shape, host);
  }

  [[nodiscard]] KOKKOS_FUNCTION T& at(Kokkos::Array<std::int64_t, RANK> const& indices) const {
    std::size_t element = 0;
    std::ptrdiff_t offset = 0;
    for (std::size_t d = 0; d < RANK; ++d) {
      element = element * shape().extents[d] + static_cast<std::size_t>(indices[d]);
      offset += indices[d] * shape().strides[d];
    }
    Kokkos::atomic_inc(&calls(element));
    return data[offset];
  }

  [[nodiscard]] std::vector<int> counts() const {
    auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), calls);
    return {host.data(), host.data() + host.extent(0)};
  }
};

template <class T, std::size_t RANK>
struct Reads {
  Elements<T const, RANK> elements;

  template <class... Index>
  KOKKOS_FUNCTION T operator()(Index... indices) const {
    return elements.at({{indices...}});
  }
};

template <class T, std::size_t RANK>
struct Writes {
  Elements<T, RANK> elements;

  template <class... Arguments>
  KOKKOS_FUNCTION void operator()(Arguments... arguments) const {
    Kokkos::Array<std::int64_t, RANK> indices{};
    T element{};
    std::size_t d = 0;
    (set(arguments, indices, element, d), ...);
    elements.at(indices) = element;
  }

 private:
  KOKKOS_FUNCTION static void set(std::int64_t index, Kokkos::Array<std::int64_t, RANK>& indices, T&, std::size_t& d) {
    indices[d++] = index;
  }
  KOKKOS_FUNCTION static void set(T const& value, Kokkos::Array<std::int64_t, RANK>&, T& element, std::size_t&) {
    element = value;
  }
};

/// Which ends are functors: bit 0 the input, bit 1 the output.
template <std::size_t RANK, std::size_t DIM, class In, class Out>
void plan_and_execute(RandomCase const& c, unsigned called, In const* in, Out* out) {
  StridedView<In const, RANK> const from(in, layout_of<RANK>(c.extents_in, c.strides_in));
  StridedView<Out, RANK> const to(out, layout_of<RANK>(c.extents_out, c.strides_out));
  axis_type<DIM> axes;
  shape_type<DIM> shape;
  std::array<Kind, DIM> kinds;
  std::array<std::size_t, RANK> extents_in, extents_out;
  std::copy_n(c.extents_in.begin(), RANK, extents_in.begin());
  std::copy_n(c.extents_out.begin(), RANK, extents_out.begin());
  for (std::size_t i = 0; i < DIM; ++i) axes[i] = c.axes[i], shape[i] = c.shape[i], kinds[i] = c.kinds[i];
  if (!c.crop && !c.pad) shape = {};
  Reads<In, RANK> const reads{{in, c.extents_in, c.strides_in}};
  Writes<Out, RANK> const writes{{out, c.extents_out, c.strides_out}};
  auto const run = [&](auto const& source, auto const& target) {
    Plan plan(Space(), source, target, kinds, axes, shape, c.options);
    execute(plan, source, target, Normalization::none);
    Space().fence();
  };
  auto const source = TeamFFT::source<In, std::int64_t>(extents_in, reads);
  auto const sink = TeamFFT::sink<Out, std::int64_t>(extents_out, writes);
  if (called == 1) run(source, to);
  if (called == 2) run(from, sink);
  if (called == 3) run(source, sink);
  if ((called & 2) != 0) {
    EXPECT_TRUE(std::ranges::all_of(writes.elements.counts(), [](int calls) { return calls == 1; }))
        << "a sink, once for each element";
  }
  if ((called & 1) != 0 && !c.crop) {
    EXPECT_TRUE(std::ranges::all_of(reads.elements.counts(), [](int calls) { return calls >= 1; })) << "a source";
  }
}

template <class Real, std::size_t RANK>
void run_case(Accuracy& accuracy, RandomCase const& c, unsigned called, std::string const& what) {
  using Complex = Kokkos::complex<Real>;
  auto const in = random_values<Complex>(c.size_in, c.size_in),
             before = random_values<Complex>(c.size_out, c.size_out + 1);
  Memory<Complex> const source(in), target(before);
  with_elements<Real>(c.problem(), [&]<class In, class Out>(In, Out) {
    auto const* const data_in = reinterpret_cast<In const*>(source.data()) + c.first_in;
    auto* const data_out = reinterpret_cast<Out*>(target.data()) + c.first_out;
    for_dim<RANK>(
        c.axes.size(), [&](auto dim) { plan_and_execute<RANK, dim()>(c, called, data_in, data_out); },
        std::make_index_sequence<RANK>());
    expect_transformed(accuracy, c.problem(), 1, rounding<Real>, elements<In>(in),
                       static_cast<std::ptrdiff_t>(c.first_in), elements<Out>(target.values()), elements<Out>(before),
                       static_cast<std::ptrdiff_t>(c.first_out), what);
  });
}

template <std::size_t RANK>
void run_rank(unsigned called) {
  Accuracy accuracy;
  for (std::size_t i = RANK - 1; i < random_case_count; i += 8) {
    auto c = random_case(i);
    c.conjugated = false;
    if (c.one_memory() || i / 8 % 3 != called - 1) continue;
    auto const what = "random problem " + std::to_string(i) + " " + describe(c.problem().canonicalize(), c.options);
    SCOPED_TRACE(what);
    try {
      c.precision == Precision::f32 ? run_case<float, RANK>(accuracy, c, called, what)
                                    : run_case<double, RANK>(accuracy, c, called, what);
    } catch (std::exception const& error) {
      ADD_FAILURE() << what << ": " << error.what();
    }
  }
  EXPECT_GE(accuracy.count(), 15u);
}

class RandomEnds : public testing::TestWithParam<unsigned> {};

TEST_P(RandomEnds, OfRank1_EqualTheOracle) { run_rank<1>(GetParam()); }
TEST_P(RandomEnds, OfRank2_EqualTheOracle) { run_rank<2>(GetParam()); }
TEST_P(RandomEnds, OfRank3_EqualTheOracle) { run_rank<3>(GetParam()); }
TEST_P(RandomEnds, OfRank4_EqualTheOracle) { run_rank<4>(GetParam()); }

INSTANTIATE_TEST_SUITE_P(SourceSinkBoth, RandomEnds, testing::Values(1u, 2u, 3u));

}  // namespace
}  // namespace TeamFFT::Test
