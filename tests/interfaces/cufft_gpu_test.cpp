// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libteamfft_cufft on a GPU, beside NVIDIA's library: random plans, and calls that fail.
#include "cufft_device.hpp"
#include "cufft_shapes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace TeamFFT::Test {
namespace {

using Cufft::Api;
using Cufft::Handle;
using Cufft::Result;
using Cufft::Type;

/// Calls visit(offset) for each element of the output.
void for_each_output(std::vector<NaiveDim> const& dims, std::function<void(std::ptrdiff_t)> const& visit,
                     std::size_t d = 0, std::ptrdiff_t at = 0) {
  if (d == dims.size()) return visit(at);
  for (std::size_t i = 0; i < dims[d].n; ++i)
    for_each_output(dims, visit, d + 1, at + static_cast<std::ptrdiff_t>(i) * dims[d].out);
}

/// Input and output of a shape on the device, and how a plan transforms them.
template <class Real>
class Case {
 public:
  static constexpr Real guard = Real(-12345.5);

  Case(CufftShape const& shape, std::uint64_t seed) : m_shape(shape), m_sums(sums_of(shape)), m_random(seed) {
    auto const [in_complex, out_complex] = elements_of(m_sums.problem);
    auto const count = [&](bool is_input, bool is_complex) {
      return static_cast<std::size_t>(reach(m_sums.problem, is_input) + 1) * (is_complex ? 2 : 1);
    };
    m_unit = out_complex ? 2 : 1;
    m_in = count(true, in_complex);
    m_out = count(false, out_complex);
    if (shape.in_place) m_in = m_out = std::max(m_in, m_out);
    fill();
  }

  /// The output's memory, by a plan of this library's.
  std::vector<Real> transformed(Api const& api, unsigned way) {
    DeviceBytes in(m_in * sizeof(Real)), out(m_shape.in_place ? 0 : m_out * sizeof(Real));
    in.put(m_input);
    if (!m_shape.in_place) out.put(std::vector<Real>(m_out, guard));
    execute(api, m_shape, in.data(), m_shape.in_place ? in.data() : out.data(), way);
    return (m_shape.in_place ? in : out).template get<Real>();
  }

  /// Whether both libraries' memories agree: the same numbers but for rounding, and out of place nothing beside them.
  void compare(std::vector<Real> const& found, std::vector<Real> const& expected, std::string const& what) const {
    auto dims = m_sums.problem.batch;
    dims.insert(dims.end(), m_sums.problem.dims.begin(), m_sums.problem.dims.end());
    if (m_sums.problem.halved == Halved::output) dims.back().n = dims.back().n / 2 + 1;
    std::vector<bool> written(expected.size());
    long double error = 0, norm = 0;
    for_each_output(dims, [&](std::ptrdiff_t at) {
      for (std::ptrdiff_t part = 0; part < m_unit; ++part) {
        auto const i = static_cast<std::size_t>(at * m_unit + part);
        written[i] = true;
        error += std::pow(static_cast<long double>(found[i]) - expected[i], 2);
        norm += std::pow(static_cast<long double>(expected[i]), 2);
      }
    });
    EXPECT_GT(norm, 0) << what;
    EXPECT_LE(std::sqrt(error / norm), tolerance()) << what;
    for (std::size_t i = 0; i < written.size() && !m_shape.in_place; ++i)
      ASSERT_TRUE(written[i] || found[i] == guard) << what << ": element " << i << " is none of the output";
  }

 private:
  /// The bounds of both libraries: that of docs/api/accuracy.md twice, and as much again for the other's long primes.
  [[nodiscard]] long double tolerance() const {
    std::vector<std::size_t> lengths{2};
    for (auto const& dim : m_sums.problem.dims) lengths.push_back(dim.n);
    return 4 * error_bound(rounding<Real>, lengths);
  }

  /// For transforms to reals a half spectrum of reals, by NVIDIA's library, into the layout of the input.
  void fill() {
    m_input.resize(m_in);
    for (auto& x : m_input) x = m_random.template uniform<Real>();
    if (m_shape.family != CufftFamily::c2r) return;
    CufftShape forward = m_shape;
    forward.family = CufftFamily::r2c;
    forward.backward = false;
    auto& layout = forward.layout;
    layout.type = type_of(CufftFamily::r2c, std::is_same_v<Real, double>);
    std::swap(layout.inembed, layout.onembed);
    std::swap(layout.istride, layout.ostride);
    std::swap(layout.idist, layout.odist);
    DeviceBytes spectrum(m_in * sizeof(Real)), reals(m_out * sizeof(Real));
    spectrum.put(m_input);
    std::vector<Real> values(m_out);
    for (auto& x : values) x = m_random.template uniform<Real>();
    reals.put(values);
    execute(theirs(), forward, m_shape.in_place ? spectrum.data() : reals.data(), spectrum.data(), 0);
    m_input = spectrum.template get<Real>();
  }

  /// The bits of `way` say how: another stream, a work area that is brought, functions of int or by type.
  static void execute(Api const& api, CufftShape const& shape, void* in, void* out, unsigned way) {
    OwnPlan const plan(api);
    OwnStream const stream;
    bool const brings_area = way & 1u;
    std::size_t bytes = 0;
    if (brings_area) must(api.cufftSetAutoAllocation(plan, 0), "cufftSetAutoAllocation");
    must(make_plan(api, plan, shape.layout, way & 2u, &bytes), "a plan");
    DeviceBytes const area(brings_area ? bytes : 0);
    if (brings_area) must(api.cufftSetWorkArea(plan, area.data()), "cufftSetWorkArea");
    if (way & 4u) must(api.cufftSetStream(plan, static_cast<cudaStream_t>(stream)), "cufftSetStream");
    must(
        execute_plan(api, plan, shape.layout.type, in, out, shape.backward ? Cufft::inverse : Cufft::forward, way & 8u),
        "the transform");
    check_cuda(cudaDeviceSynchronize(), "the transform");
  }

  static void must(Result result, char const* what) {
    if (result != Result::success)
      throw std::runtime_error(std::string(what) + " ends with " + std::to_string(static_cast<int>(result)) + ": " +
                               last_error());
  }

  CufftShape m_shape;
  RandomShape m_sums;
  Random m_random;
  std::size_t m_in = 0, m_out = 0;
  std::ptrdiff_t m_unit = 1;
  std::vector<Real> m_input;
};

template <class Real>
void check_beside_cufft(CufftFamily family, std::uint64_t seed) {
  Random random(seed);
  auto const shape = random_shape(random, family, std::is_same_v<Real, double>, random.one_in(3) ? 20000 : 300,
                                  random.one_in(2) ? 64 : 12, 9);
  auto const name = shape.name() + ", seed " + std::to_string(seed);
  try {
    Case<Real> problem(shape, seed);
    auto const way = static_cast<unsigned>(random.below(16));
    problem.compare(problem.transformed(ours(), way), problem.transformed(theirs(), way),
                    name + ", way " + std::to_string(way));
  } catch (std::exception const& error) {
    ADD_FAILURE() << name << ": " << error.what();
  }
}

template <class Real>
class CufftGpu : public testing::Test {};
using Precisions = testing::Types<float, double>;
TYPED_TEST_SUITE(CufftGpu, Precisions, );

constexpr std::uint64_t seeds = 120;

TYPED_TEST(CufftGpu, ComplexPlans_GiveWhatCufftGives) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) check_beside_cufft<TypeParam>(CufftFamily::c2c, seed);
}
TYPED_TEST(CufftGpu, PlansFromReals_GiveWhatCufftGives) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) check_beside_cufft<TypeParam>(CufftFamily::r2c, 1000 + seed);
}
TYPED_TEST(CufftGpu, PlansToReals_GiveWhatCufftGives) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) check_beside_cufft<TypeParam>(CufftFamily::c2r, 2000 + seed);
}

TEST(CufftGpuLayouts, WithoutInembed_TheLayoutIsCuffts) {
  auto const run = [&](Api const& api) {
    DeviceBytes in(400 * sizeof(float)), out(400 * sizeof(float));
    std::vector<float> values(400);
    Random random(3);
    for (auto& x : values) x = random.uniform<float>();
    in.put(values);
    out.put(std::vector<float>(400, -5.0f));
    int n = 6, embed = 8;
    Handle plan = 0;
    EXPECT_EQ(api.cufftPlanMany(&plan, 1, &n, nullptr, 2, 20, &embed, 3, 30, Type::c2c, 2), Result::success);
    EXPECT_EQ(api.cufftExecC2C(plan, in.data(), out.data(), Cufft::forward), Result::success);
    check_cuda(cudaDeviceSynchronize(), "one embedding");
    EXPECT_EQ(api.cufftDestroy(plan), Result::success);
    return out.get<float>();
  };
  auto const found = run(ours()), expected = run(theirs());
  for (std::size_t i = 0; i < found.size(); ++i) ASSERT_NEAR(found[i], expected[i], 1e-4) << "element " << i;
}

// ---- calls that fail ------------------------------------------------------------------------------------------------

using Calls = std::vector<std::pair<std::string, Result>>;

void add_plans(Api const& api, Calls& calls) {
  Handle plan = 0;
  int n[] = {4, 4, 4, 4}, embed[] = {4, 4, 4, 4}, zero[] = {4, 0}, small[] = {4, 2};
  auto const add = [&](std::string const& name, Result result) {
    calls.emplace_back(name, result);
    if (result == Result::success) static_cast<void>(api.cufftDestroy(plan));
  };
  auto const many = [&](int rank, int* lengths, int* in, int istride, int idist, int* out, int ostride, int odist) {
    return api.cufftPlanMany(&plan, rank, lengths, in, istride, idist, out, ostride, odist, Type::c2c, 2);
  };
  add("cufftCreate, null", api.cufftCreate(nullptr));
  add("cufftPlan1d, null", api.cufftPlan1d(nullptr, 4, Type::c2c, 1));
  add("cufftPlan1d, n 0", api.cufftPlan1d(&plan, 0, Type::c2c, 1));
  add("cufftPlan1d, n -1", api.cufftPlan1d(&plan, -1, Type::c2c, 1));
  add("cufftPlan1d, batch 0", api.cufftPlan1d(&plan, 4, Type::c2c, 0));
  add("cufftPlan1d, batch -1", api.cufftPlan1d(&plan, 4, Type::c2c, -1));
  add("cufftPlan1d, type 0x2b", api.cufftPlan1d(&plan, 4, static_cast<Type>(0x2b), 1));
  add("cufftPlan2d, ny 0", api.cufftPlan2d(&plan, 4, 0, Type::r2c));
  add("cufftPlan3d, nz -1", api.cufftPlan3d(&plan, 4, 4, -1, Type::c2r));
  add("cufftPlanMany, n null", many(1, nullptr, nullptr, 1, 0, nullptr, 1, 0));
  add("cufftPlanMany, rank 0", many(0, n, nullptr, 1, 0, nullptr, 1, 0));
  add("cufftPlanMany, rank 4", many(4, n, nullptr, 1, 0, nullptr, 1, 0));
  add("cufftPlanMany, inembed 0", many(2, n, zero, 1, 16, embed, 1, 16));
  add("cufftPlanMany, onembed null", many(2, n, embed, 1, 16, nullptr, 1, 16));
  add("cufftPlanMany, inembed below n", many(2, n, small, 1, 16, embed, 1, 16));
  add("cufftPlanMany, istride 0", many(2, n, embed, 0, 16, embed, 1, 16));
  add("cufftPlanMany, istride -1", many(2, n, embed, -1, 16, embed, 1, 16));
  add("cufftPlanMany, idist 0", many(2, n, embed, 1, 0, embed, 1, 16));
  add("cufftPlanMany, odist 0", many(2, n, embed, 1, 16, embed, 1, 0));
  add("cufftPlanMany, idist -16", many(2, n, embed, 1, -16, embed, 1, 16));
}

void add_lives(Api const& api, Calls& calls) {
  auto const add = [&](std::string const& name, Result result) { calls.emplace_back(name, result); };
  std::size_t bytes = 0;
  int value = 0;
  DeviceBytes const data(1024), out(1024);
  add("cufftDestroy, -1", api.cufftDestroy(Cufft::no_handle));
  add("cufftDestroy, 12345", api.cufftDestroy(12345));
  add("cufftExecC2C, 12345", api.cufftExecC2C(12345, data.data(), data.data(), Cufft::forward));
  add("cufftSetStream, 12345", api.cufftSetStream(12345, nullptr));
  add("cufftGetSize, 12345", api.cufftGetSize(12345, &bytes));
  add("cufftGetVersion, null", api.cufftGetVersion(nullptr));
  add("cufftGetProperty, 3", api.cufftGetProperty(3, &value));
  add("cufftEstimate1d, null", api.cufftEstimate1d(4, Type::c2c, 1, nullptr));
  OwnPlan const plan(api);
  add("not made: cufftExecC2C", api.cufftExecC2C(plan, data.data(), data.data(), Cufft::forward));
  add("not made: cufftGetSize", api.cufftGetSize(plan, &bytes));
  add("not made: cufftSetWorkArea", api.cufftSetWorkArea(plan, data.data()));
  add("not made: cufftSetStream", api.cufftSetStream(plan, nullptr));
  add("cufftMakePlan1d, size null", api.cufftMakePlan1d(plan, 4, Type::c2c, 1, nullptr));
  OwnPlan const other(api);
  add("cufftMakePlan1d, n -1", api.cufftMakePlan1d(other, -1, Type::c2c, 1, &bytes));
  OwnPlan const made(api);
  add("cufftMakePlan1d", api.cufftMakePlan1d(made, 4, Type::c2c, 1, &bytes));
  add("made: cufftMakePlan1d", api.cufftMakePlan1d(made, 4, Type::c2c, 1, &bytes));
  add("made: cufftSetAutoAllocation", api.cufftSetAutoAllocation(made, 0));
  add("made: cufftExecR2C of c2c", api.cufftExecR2C(made, data.data(), out.data()));
  add("made: cufftExecZ2Z of c2c", api.cufftExecZ2Z(made, data.data(), out.data(), Cufft::forward));
  add("made: direction 0", api.cufftExecC2C(made, data.data(), out.data(), 0));
  add("made: direction 2", api.cufftExecC2C(made, data.data(), out.data(), 2));
}

void add_types(Api const& api, Calls& calls) {
  using Cufft::Data;
  auto const add = [&](std::string const& name, Data in, Data out, Data execution) {
    OwnPlan const plan(api);
    std::size_t bytes = 0;
    long long n = 8;
    calls.emplace_back("cufftXtMakePlanMany, " + name, api.cufftXtMakePlanMany(plan, 1, &n, nullptr, 1, 0, in, nullptr,
                                                                               1, 0, out, 1, &bytes, execution));
  };
  add("two precisions", Data::c32f, Data::c64f, Data::c64f);
  add("real to real", Data::r32f, Data::r32f, Data::c32f);
  add("another execution", Data::c32f, Data::c32f, Data::c64f);
  add("r32f executed as r32f", Data::r32f, Data::c32f, Data::r32f);
  add("r64f to c64f", Data::r64f, Data::c64f, Data::c64f);
  add("c32f to r32f", Data::c32f, Data::r32f, Data::c32f);
  add("type 3", static_cast<Data>(3), Data::c32f, Data::c32f);
}

/// Where cuFFT (12.0) has other codes for a later length than for the first one, takes embeddings of 0, and functions
/// of another type than the plan's.
constexpr std::string_view differ[] = {"cufftPlan2d, ny 0", "cufftPlan3d, nz -1", "cufftPlanMany, inembed 0",
                                       "made: cufftExecR2C of c2c", "made: cufftExecZ2Z of c2c"};

TEST(CufftGpuErrors, AreCufftsOwn_ButForThoseNamed) {
  Calls found, expected;
  for (auto const add : {add_plans, add_lives, add_types}) {
    add(ours(), found);
    add(theirs(), expected);
  }
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < found.size(); ++i)
    EXPECT_EQ(found[i].second == expected[i].second, std::ranges::find(differ, found[i].first) == std::end(differ))
        << found[i].first << ": here " << static_cast<int>(found[i].second) << ", cuFFT "
        << static_cast<int>(expected[i].second);
}

}  // namespace
}  // namespace TeamFFT::Test
