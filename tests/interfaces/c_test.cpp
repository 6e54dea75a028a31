// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The interface in C: results, memory, threads, and what it says of wrong calls.
#include "allocations.hpp"
#include "layouts.hpp"

#include <TeamFFT/teamfft.h>

#include <Kokkos_Core.hpp>

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <complex>
#include <memory>
#include <string>
#include <thread>

#ifdef _OPENMP
#include <omp.h>
#endif

namespace TeamFFT::Test {
namespace {

struct Destroy {
  void operator()(teamfft_problem problem) const { teamfft_problem_destroy(problem); }
  void operator()(teamfft_plan plan) const { teamfft_plan_destroy(plan); }
};
using OwnedProblem = std::unique_ptr<teamfft_problem_s, Destroy>;
using OwnedPlan = std::unique_ptr<teamfft_plan_s, Destroy>;

OwnedProblem parse(char const* token) {
  teamfft_problem problem = nullptr;
  EXPECT_EQ(teamfft_problem_parse(token, &problem), TEAMFFT_SUCCESS) << teamfft_last_error();
  return OwnedProblem(problem);
}

OwnedPlan plan_of(teamfft_problem problem, teamfft_options const& options = {}) {
  teamfft_plan plan = nullptr;
  EXPECT_EQ(teamfft_plan_create(problem, &options, &plan), TEAMFFT_SUCCESS) << teamfft_last_error();
  return OwnedPlan(plan);
}

teamfft_kind kind_of(Sum kind) {
  switch (kind) {
    case Sum::forward: return TEAMFFT_C2C_FORWARD;
    case Sum::backward: return TEAMFFT_C2C_BACKWARD;
    case Sum::redft00: return TEAMFFT_DCT1;
    case Sum::redft10: return TEAMFFT_DCT2;
    case Sum::redft01: return TEAMFFT_DCT3;
    case Sum::redft11: return TEAMFFT_DCT4;
    case Sum::rodft00: return TEAMFFT_DST1;
    case Sum::rodft10: return TEAMFFT_DST2;
    case Sum::rodft01: return TEAMFFT_DST3;
    case Sum::rodft11: return TEAMFFT_DST4;
    default: break;
  }
  ADD_FAILURE() << "no kind of the interface in C";
  return TEAMFFT_C2C_FORWARD;
}

template <class Real>
OwnedProblem problem_of(RandomShape const& shape) {
  teamfft_problem problem = nullptr;
  auto const precision = sizeof(Real) == 4 ? TEAMFFT_F32 : TEAMFFT_F64;
  EXPECT_EQ(teamfft_problem_create(precision, shape.in_place ? TEAMFFT_IN_PLACE : TEAMFFT_OUT_OF_PLACE, &problem),
            TEAMFFT_SUCCESS);
  auto const& dims = shape.problem.dims;
  for (auto const& dim : dims) {
    teamfft_axis axis{};
    axis.kind = kind_of(dim.kind);
    if (&dim == &dims.back() && shape.problem.halved == Halved::output) axis.kind = TEAMFFT_R2C;
    if (&dim == &dims.back() && shape.problem.halved == Halved::input) axis.kind = TEAMFFT_C2R;
    axis.length = dim.n;
    axis.stride_in = dim.in;
    axis.stride_out = dim.out;
    EXPECT_EQ(teamfft_problem_add_axis(problem, &axis), TEAMFFT_SUCCESS) << teamfft_last_error();
  }
  for (auto const& dim : shape.problem.batch) {
    teamfft_batch const batch{dim.n, dim.in, dim.out};
    EXPECT_EQ(teamfft_problem_add_batch(problem, &batch), TEAMFFT_SUCCESS) << teamfft_last_error();
  }
  bool const is_real = !elements_of(shape.problem).in_is_complex && shape.problem.halved == Halved::none;
  EXPECT_EQ(teamfft_problem_set_real_input(problem, is_real ? 1 : 0), TEAMFFT_SUCCESS);
  return OwnedProblem(problem);
}

std::string token_of(teamfft_problem problem) {
  char text[256];
  EXPECT_EQ(teamfft_problem_token(problem, text, sizeof text, nullptr), TEAMFFT_SUCCESS) << teamfft_last_error();
  return text;
}

template <class Real>
void check_random(std::uint64_t seed) {
  Random random(seed);
  auto const halved = std::array{Halved::none, Halved::none, Halved::output, Halved::input}[random.below(4)];
  bool const trigonometric = halved == Halved::none && random.one_in(2);
  auto const kind = [&] {
    if (trigonometric)
      return static_cast<Sum>(
          random.between(static_cast<std::size_t>(Sum::redft00), static_cast<std::size_t>(Sum::rodft11)));
    return halved == Halved::input || (halved == Halved::none && random.one_in(2)) ? Sum::backward : Sum::forward;
  };
  auto const shape = random_shape(random, halved, random.between(1, 3), random.below(3), kind);
  auto const problem = problem_of<Real>(shape);
  auto const token = token_of(problem.get());
  auto const plan = plan_of(problem.get());
  ASSERT_NE(plan, nullptr) << token;
  Buffers<Real> buffers(shape, seed);
  ASSERT_EQ(teamfft_execute(plan.get(), buffers.in(), buffers.out()), TEAMFFT_SUCCESS) << teamfft_last_error();
  buffers.check("seed " + std::to_string(seed) + ", " + token);
  EXPECT_TRUE(shape.in_place || buffers.input_is_untouched()) << token;
}

// The first test of the program: later ones start Kokkos.
TEST(InterfaceInC, OneThread_NeedsNoKokkos) {
  auto const problem = parse("c2c_f64_fwd_n64_b4_oop");
  auto const plan = plan_of(problem.get());
  std::vector<double> in(512, 1.0), out(512);
  EXPECT_EQ(teamfft_execute(plan.get(), in.data(), out.data()), TEAMFFT_SUCCESS);
  EXPECT_FALSE(Kokkos::is_initialized());
}

#ifdef _OPENMP
TEST(InterfaceInC, ParallelRegion_IsNoPlaceToStartKokkos) {
  auto const problem = parse("c2c_f64_fwd_n64_oop");
  teamfft_options options{};
  options.threads = 2;
  bool const runs = Kokkos::is_initialized();
  std::array<teamfft_status, 2> statuses{};
#pragma omp parallel for num_threads(2)
  for (int i = 0; i < 2; ++i) {
    teamfft_plan plan = nullptr;
    statuses[static_cast<std::size_t>(i)] = teamfft_plan_create(problem.get(), &options, &plan);
    teamfft_plan_destroy(plan);
  }
  for (auto const status : statuses) EXPECT_EQ(status, runs ? TEAMFFT_SUCCESS : TEAMFFT_NO_KOKKOS);
  EXPECT_EQ(Kokkos::is_initialized(), runs);
}
#endif

TEST(InterfaceInC, RandomProblems_GiveTheDefinitions) {
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    check_random<float>(seed);
    check_random<double>(seed + 1000);
  }
}

TEST(InterfaceInC, Token_ComesBackCanonical) {
  for (char const* token : {"c2c_f32_fwd_n256x256_b64_oop", "c2r_f64_conj_n16_oop", "dct2xdst3_f64_n9x7_ip"})
    EXPECT_EQ(token_of(parse(token).get()), token);
  auto const problem = parse("c2c_f64_fwd_n12_oop");
  char text[4] = {'x', 'x', 'x', 'x'};
  std::size_t needed = 0;
  ASSERT_EQ(teamfft_problem_token(problem.get(), text, sizeof text, &needed), TEAMFFT_SUCCESS);
  EXPECT_EQ(std::string(text), "c2c");
  EXPECT_EQ(needed, std::string("c2c_f64_fwd_n12_oop").size() + 1);
}

TEST(InterfaceInC, NormalizationAndScale_MultiplyTheResult) {
  auto const problem = parse("c2c_f64_bwd_n8_oop");
  std::vector<double> in(16, 0.0), out(16);
  in[0] = 1;
  auto const first = [&](teamfft_options const& options) {
    EXPECT_EQ(teamfft_execute(plan_of(problem.get(), options).get(), in.data(), out.data()), TEAMFFT_SUCCESS)
        << teamfft_last_error();
    return out[0];
  };
  teamfft_options options{};
  EXPECT_EQ(first(options), 1);
  options.normalization = TEAMFFT_BACKWARD;
  EXPECT_EQ(first(options), 0.125);
  options.normalization = TEAMFFT_FORWARD;
  EXPECT_EQ(first(options), 1);
  options.normalization = TEAMFFT_ORTHO;
  options.scale = 3;
  EXPECT_DOUBLE_EQ(first(options), 3 / std::sqrt(8.0));
}

TEST(InterfaceInC, Boxes_CropAndPad) {
  teamfft_problem made = nullptr;
  ASSERT_EQ(teamfft_problem_create(TEAMFFT_F64, TEAMFFT_OUT_OF_PLACE, &made), TEAMFFT_SUCCESS);
  OwnedProblem const problem(made);
  teamfft_axis axis{TEAMFFT_C2C_FORWARD, 12, 4, 5, 1, 1, {TEAMFFT_BOX_AT, 10}, {TEAMFFT_BOX_LOW, 0}};
  ASSERT_EQ(teamfft_problem_add_axis(made, &axis), TEAMFFT_SUCCESS) << teamfft_last_error();
  std::vector<std::complex<double>> in{{1, 2}, {3, -1}, {-2, 5}, {4, 4}}, out(5);
  WideLine line(12);
  for (std::size_t i = 0; i < 4; ++i) line[(10 + i) % 12] = {in[i].real(), in[i].imag()};
  auto const whole = sum(Sum::forward, line);
  ASSERT_EQ(teamfft_execute(plan_of(made).get(), in.data(), out.data()), TEAMFFT_SUCCESS) << teamfft_last_error();
  for (std::size_t k = 0; k < 5; ++k) {
    auto const expected = whole[k < 3 ? k : 12 - 5 + k];
    EXPECT_NEAR(out[k].real(), static_cast<double>(expected.real()), 1e-13) << k;
    EXPECT_NEAR(out[k].imag(), static_cast<double>(expected.imag()), 1e-13) << k;
  }
}

/// One pass over many lines, two passes, and one line for all threads.
class Tokens : public testing::TestWithParam<char const*> {};

std::vector<double> numbers(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> values(count);
  for (auto& x : values) x = random.uniform<double>();
  return values;
}

constexpr std::size_t most_elements = std::size_t{1} << 16;

std::vector<double> result_of(teamfft_plan plan, std::vector<double> const& in) {
  std::vector<double> out(in.size());
  EXPECT_EQ(teamfft_execute(plan, in.data(), out.data()), TEAMFFT_SUCCESS) << teamfft_last_error();
  return out;
}

TEST_P(Tokens, Execute_AllocatesNothing) {
  auto const problem = parse(GetParam());
  auto const plan = plan_of(problem.get());
  auto const in = numbers(2 * most_elements, 1);
  std::vector<double> out(in.size());
  auto const before = allocation_count();
  for (int i = 0; i < 3; ++i) ASSERT_EQ(teamfft_execute(plan.get(), in.data(), out.data()), TEAMFFT_SUCCESS);
  EXPECT_EQ(allocation_count(), before);
}

TEST_P(Tokens, SecondPlan_SharesTheFirstOnesTables) {
  auto const problem = parse(GetParam());
  auto const first_begin = allocation_count();
  auto const first = plan_of(problem.get());
  auto const second_begin = allocation_count();
  auto const second = plan_of(problem.get());
  auto const second_count = allocation_count() - second_begin;
  EXPECT_LT(second_count, (second_begin - first_begin) / 4);
  auto const in = numbers(2 * most_elements, 2);
  EXPECT_EQ(result_of(first.get(), in), result_of(second.get(), in));
}

TEST_P(Tokens, OnePlan_RunsInManyThreadsAtOnce) {
  auto const problem = parse(GetParam());
  auto const plan = plan_of(problem.get());
  constexpr std::size_t count = 4;
  std::array<std::vector<double>, count> in, expected, out;
  for (std::size_t i = 0; i < count; ++i) {
    in[i] = numbers(2 * most_elements, 10 + i);
    expected[i] = result_of(plan.get(), in[i]);
    out[i].resize(in[i].size());
  }
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < count; ++i)
    threads.emplace_back([&, i] {
      for (int round = 0; round < 20; ++round) (void)teamfft_execute(plan.get(), in[i].data(), out[i].data());
    });
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(out, expected);
}

/// A loop whose jobs run in threads of their own, last one first.
void run_backwards(void* data, unsigned jobs, void (*job)(void const* work, unsigned i), void const* work) {
  static_cast<std::atomic<unsigned>*>(data)->fetch_add(jobs);
  std::vector<std::thread> threads;
  for (unsigned i = jobs; i-- > 0;) threads.emplace_back(job, work, i);
  for (auto& thread : threads) thread.join();
}

TEST_P(Tokens, ParallelLoop_GivesTheResultOfOneThread) {
  auto const problem = parse(GetParam());
  auto const in = numbers(2 * most_elements, 3);
  std::atomic<unsigned> jobs{0};
  teamfft_options options{};
  options.threads = 3;
  options.parallel_loop = run_backwards;
  options.parallel_data = &jobs;
  auto const shared = result_of(plan_of(problem.get(), options).get(), in);
  auto const alone = result_of(plan_of(problem.get()).get(), in);
  // threads share a line at the same time, or not at all
  bool const is_one_line = std::string(GetParam()) == "c2c_f64_fwd_n65536_oop";
  EXPECT_EQ(jobs == 0, is_one_line);
  long double difference = 0, size = 0;
  for (std::size_t i = 0; i < in.size(); ++i)
    difference += (shared[i] - alone[i]) * (shared[i] - alone[i]), size += alone[i] * alone[i];
  EXPECT_LT(std::sqrt(difference / size), 1e-15L);  // another number of threads may be another plan
}

TEST_P(Tokens, ThreadsOfKokkos_GiveTheResultOfOne) {
  auto const problem = parse(GetParam());
  auto const in = numbers(2 * most_elements, 4);
  teamfft_options options{};
  options.threads = 2;
  auto const shared = result_of(plan_of(problem.get(), options).get(), in);
  auto const alone = result_of(plan_of(problem.get()).get(), in);
  long double difference = 0, size = 0;
  for (std::size_t i = 0; i < in.size(); ++i)
    difference += (shared[i] - alone[i]) * (shared[i] - alone[i]), size += alone[i] * alone[i];
  EXPECT_LT(std::sqrt(difference / size), 1e-15L);
}

#ifdef _OPENMP
TEST_P(Tokens, PlanOfTwoThreads_RunsInAParallelRegion) {
  auto const problem = parse(GetParam());
  auto const in = numbers(2 * most_elements, 6);
  teamfft_options options{};
  options.threads = 2;
  auto const plan = plan_of(problem.get(), options);
  auto const expected = result_of(plan.get(), in);
  std::array<std::vector<double>, 2> out{std::vector<double>(in.size()), std::vector<double>(in.size())};
  int threads = 1;
#pragma omp parallel for num_threads(2)
  for (int i = 0; i < 2; ++i) {
    threads = omp_get_num_threads();
    (void)teamfft_execute(plan.get(), in.data(), out[static_cast<std::size_t>(i)].data());
  }
  EXPECT_EQ(threads, 2);
  EXPECT_EQ(out[0], expected);
  EXPECT_EQ(out[1], expected);
}
#endif

TEST_P(Tokens, ExternalWorkspace_IsCheckedAndUsed) {
  auto const problem = parse(GetParam());
  teamfft_options options{};
  options.external_workspace = 1;
  auto const plan = plan_of(problem.get(), options);
  std::size_t bytes = 0;
  ASSERT_EQ(teamfft_plan_workspace_size(plan.get(), &bytes), TEAMFFT_SUCCESS);
  ASSERT_GT(bytes, 0u);
  std::vector<char> memory(bytes + 256);
  char* const aligned = memory.data() + (256 - reinterpret_cast<std::uintptr_t>(memory.data()) % 256) % 256;
  auto const in = numbers(2 * most_elements, 5);
  std::vector<double> out(in.size());
  EXPECT_EQ(teamfft_execute_with(plan.get(), in.data(), out.data(), aligned, bytes - 1, nullptr),
            TEAMFFT_INVALID_ARGUMENT);
  EXPECT_EQ(teamfft_execute_with(plan.get(), in.data(), out.data(), aligned + 8, bytes, nullptr),
            TEAMFFT_INVALID_ARGUMENT);
  ASSERT_EQ(teamfft_execute_with(plan.get(), in.data(), out.data(), aligned, bytes, nullptr), TEAMFFT_SUCCESS)
      << teamfft_last_error();
  EXPECT_EQ(out, result_of(plan_of(problem.get()).get(), in));
}

INSTANTIATE_TEST_SUITE_P(InterfaceInC, Tokens,
                         testing::Values("c2c_f64_fwd_n1024_b64_oop", "c2c_f64_fwd_n256x256_oop",
                                         "c2c_f64_fwd_n65536_oop"),
                         [](auto const& parameter) { return std::string(parameter.param); });

TEST(InterfaceInC, WrongMemory_IsRefusedWithASentence) {
  std::vector<double> data(64);
  auto const apart = plan_of(parse("c2c_f64_fwd_n8_oop").get()), in_place = plan_of(parse("c2c_f64_fwd_n8_ip").get());
  auto const refused = [](teamfft_plan plan, void const* in, void* out, char const* word) {
    EXPECT_EQ(teamfft_execute(plan, in, out), TEAMFFT_INVALID_ARGUMENT);
    EXPECT_NE(std::string(teamfft_last_error()).find(word), std::string::npos) << teamfft_last_error();
    EXPECT_EQ(teamfft_plan_check_memory(plan, in, out), TEAMFFT_INVALID_ARGUMENT);
  };
  refused(nullptr, data.data(), data.data(), "null pointer");
  refused(apart.get(), nullptr, data.data(), "null pointer");
  refused(apart.get(), data.data(), nullptr, "null pointer");
  refused(apart.get(), data.data(), data.data() + 6, "share elements");
  refused(apart.get(), data.data(), data.data(), "same address");
  refused(apart.get(), data.data(), reinterpret_cast<char*>(data.data()) + 20 * sizeof(double) + 4, "multiple of 8");
  refused(in_place.get(), data.data(), data.data() + 32, "different addresses");
  EXPECT_EQ(data, std::vector<double>(64));
  EXPECT_EQ(teamfft_plan_check_memory(apart.get(), data.data(), data.data() + 16), TEAMFFT_SUCCESS);
}

TEST(InterfaceInC, WrongProblems_AreRefusedWithASentence) {
  teamfft_problem problem = nullptr;
  EXPECT_EQ(teamfft_problem_create(static_cast<teamfft_precision>(7), TEAMFFT_IN_PLACE, &problem),
            TEAMFFT_INVALID_ARGUMENT);
  EXPECT_EQ(teamfft_problem_create(TEAMFFT_F32, TEAMFFT_IN_PLACE, nullptr), TEAMFFT_INVALID_ARGUMENT);
  EXPECT_EQ(teamfft_problem_parse("c2c_f32_fwd_n0_oop", &problem), TEAMFFT_INVALID_ARGUMENT);
  EXPECT_EQ(teamfft_problem_parse(nullptr, &problem), TEAMFFT_INVALID_ARGUMENT);
  EXPECT_EQ(problem, nullptr);
  auto const whole = parse("r2c_f64_n8_oop");
  teamfft_axis axis{TEAMFFT_R2C, 8, 0, 0, 8, 5, {}, {}};
  EXPECT_EQ(teamfft_problem_add_axis(whole.get(), &axis), TEAMFFT_SUCCESS);
  teamfft_plan plan = nullptr;
  EXPECT_EQ(teamfft_plan_create(whole.get(), nullptr, &plan), TEAMFFT_INVALID_ARGUMENT);
  EXPECT_NE(std::string(teamfft_last_error()).find("r2c"), std::string::npos) << teamfft_last_error();
  axis.kind = static_cast<teamfft_kind>(5);
  EXPECT_EQ(teamfft_problem_add_axis(whole.get(), &axis), TEAMFFT_INVALID_ARGUMENT);
  axis.kind = TEAMFFT_DCT1;
  axis.in_box.shape = static_cast<teamfft_box_shape>(-1);
  EXPECT_EQ(teamfft_problem_add_axis(whole.get(), &axis), TEAMFFT_INVALID_ARGUMENT);
  teamfft_options options{};
  options.stream = &options;
  EXPECT_EQ(teamfft_plan_create(parse("c2c_f64_fwd_n8_oop").get(), &options, &plan), TEAMFFT_NOT_SUPPORTED);
  EXPECT_EQ(teamfft_plan_create(nullptr, nullptr, &plan), TEAMFFT_INVALID_ARGUMENT);
  EXPECT_EQ(plan, nullptr);
  teamfft_problem_destroy(nullptr);
  teamfft_plan_destroy(nullptr);
  EXPECT_STREQ(teamfft_status_name(TEAMFFT_NOT_SUPPORTED), "not supported");
}

TEST(InterfaceInC, PlanPrint_SaysTheToken) {
  auto const plan = plan_of(parse("c2c_f64_fwd_n100_oop").get());
  std::size_t needed = 0;
  ASSERT_EQ(teamfft_plan_print(plan.get(), nullptr, 0, &needed), TEAMFFT_SUCCESS);
  std::string text(needed, '?');
  ASSERT_EQ(teamfft_plan_print(plan.get(), text.data(), text.size(), nullptr), TEAMFFT_SUCCESS);
  EXPECT_NE(text.find("c2c_f64_fwd_n100_oop"), std::string::npos);
  EXPECT_EQ(text.back(), '\0');
}

TEST(InterfaceInC, DefaultSpace_TransformsToo) {
  teamfft_options options{};
  options.space = TEAMFFT_DEVICE;
  auto const plan = plan_of(parse("c2c_f64_fwd_n16_oop").get(), options);
  Kokkos::View<Kokkos::complex<double>*> in("in", 16), out("out", 16);
  auto const host = Kokkos::create_mirror_view(in);
  host(1) = Kokkos::complex<double>(1, 0);
  Kokkos::deep_copy(in, host);
  ASSERT_EQ(teamfft_execute(plan.get(), in.data(), out.data()), TEAMFFT_SUCCESS) << teamfft_last_error();
  ASSERT_EQ(teamfft_plan_fence(plan.get()), TEAMFFT_SUCCESS);
  auto const result = Kokkos::create_mirror_view(out);
  Kokkos::deep_copy(result, out);
  EXPECT_NEAR(result(4).imag(), -1, 1e-15);
}

TEST(InterfaceInC, EmptyBatch_DoesNothing) {
  auto const problem = parse("c2c_f64_fwd_n16_oop");
  teamfft_batch const none{0, 16, 16};
  ASSERT_EQ(teamfft_problem_add_batch(problem.get(), &none), TEAMFFT_SUCCESS);
  EXPECT_EQ(teamfft_execute(plan_of(problem.get()).get(), nullptr, nullptr), TEAMFFT_SUCCESS) << teamfft_last_error();
}

}  // namespace
}  // namespace TeamFFT::Test
