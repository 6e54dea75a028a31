// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FFTW's interface beside transforms: wrong calls, flags, threads, wisdom, text; and FFTW itself, where it is at hand.
#include "fftw3_api.hpp"
#include "layouts.hpp"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace TeamFFT::Test {
namespace {

template <class Real>
class RelinkCallsOf : public testing::Test {
 public:
  using Api = Fftw3<Real>;
  using Plan = typename Api::Plan;
  using Complex = typename Api::Complex;

  Api const& api = ours<Real>();
  std::vector<Real> in = std::vector<Real>(4096), out = std::vector<Real>(4096);

  static Complex* pairs(Real* data) { return reinterpret_cast<Complex*>(data); }
  Complex* in_pairs() { return pairs(in.data()); }
  Complex* out_pairs() { return pairs(out.data()); }

  void expect_null(Plan plan, char const* word) {
    EXPECT_EQ(plan, nullptr);
    EXPECT_NE(last_error().find(word), std::string::npos) << last_error() << " does not say " << word;
    api.destroy_plan(plan);
  }
};
using Precisions = testing::Types<float, double>;
TYPED_TEST_SUITE(RelinkCallsOf, Precisions, );

TYPED_TEST(RelinkCallsOf, WrongPlanningCalls_GiveNullAndAReason) {
  auto const& api = this->api;
  auto *const in = this->in_pairs(), *const out = this->out_pairs();
  auto *const real_in = this->in.data(), *const real_out = this->out.data();
  auto const expect_null = [&](auto plan, char const* word) { this->expect_null(plan, word); };
  expect_null(api.plan_dft_1d(0, in, out, FFTW_FORWARD, 0), "length of 0");
  expect_null(api.plan_dft_1d(-4, in, out, FFTW_FORWARD, 0), "length of -4");
  expect_null(api.plan_dft_1d(8, nullptr, out, FFTW_FORWARD, 0), "input is a null pointer");
  expect_null(api.plan_dft_1d(8, in, nullptr, FFTW_FORWARD, 0), "output is a null pointer");
  expect_null(api.plan_dft_1d(8, in, out, 3, 0), "sign of 3");
  expect_null(api.plan_dft_1d(8, in, in + 4, FFTW_FORWARD, 0), "share elements");
  expect_null(api.plan_dft_1d(8, in, out, FFTW_FORWARD, FFTW_WISDOM_ONLY), "wisdom");
  expect_null(api.plan_dft(2, nullptr, in, out, FFTW_FORWARD, 0), "lengths are a null pointer");
  expect_null(api.plan_dft(-1, nullptr, in, out, FFTW_FORWARD, 0), "rank of -1");
  int const n[] = {8};
  expect_null(api.plan_many_dft(1, n, -2, in, nullptr, 1, 8, out, nullptr, 1, 8, FFTW_FORWARD, 0), "-2 transforms");
  expect_null(api.plan_many_dft(1, n, 2, in, nullptr, 1, 8, out, nullptr, 1, 4, FFTW_FORWARD, 0), "coincide");
  expect_null(api.plan_guru64_dft(1, nullptr, 0, nullptr, in, out, FFTW_FORWARD, 0), "dims is a null pointer");
  fftw_iodim64 const dim{8, 1, 1}, negative{-1, 1, 1};
  expect_null(api.plan_guru64_dft(1, &dim, -1, nullptr, in, out, FFTW_FORWARD, 0), "rank of -1");
  expect_null(api.plan_guru64_dft(1, &dim, 1, &negative, in, out, FFTW_FORWARD, 0), "number of transforms of -1");
  fftw_iodim64 const far{8, PTRDIFF_MAX, 1}, long_dims[] = {{PTRDIFF_MAX / 2, 1, 1}, {8, 1, 1}};
  expect_null(api.plan_guru64_dft(1, &far, 0, nullptr, in, out, FFTW_FORWARD, 0), "no memory");
  expect_null(api.plan_guru64_dft(2, long_dims, 0, nullptr, in, out, FFTW_FORWARD, 0), "no memory");
  auto* const uneven = reinterpret_cast<TypeParam*>(reinterpret_cast<char*>(real_in + 100) + sizeof(TypeParam) / 2);
  expect_null(api.plan_guru64_split_dft(1, &dim, 0, nullptr, real_in, uneven, real_out, real_out + 100, FFTW_ESTIMATE),
              "no whole number");
  fftw_iodim64 const wide[] = {{1 << 30, 1, 8}, {1 << 30, 8, 1}};
  expect_null(api.plan_guru64_dft(1, wide, 1, wide + 1, in, in, FFTW_FORWARD, 0), "no memory");
  int const rows[] = {1, 1 << 30, 1 << 30}, lengths[] = {2, 2, 2};
  expect_null(api.plan_many_dft(3, lengths, 1, in, rows, 1, 1, out, rows, 1, 1, FFTW_FORWARD, 0), "no memory");
  expect_null(api.plan_guru64_split_dft(1, &dim, 0, nullptr, real_in, nullptr, real_out, real_out + 8, 0),
              "null pointer");
  expect_null(api.plan_r2r_1d(1, real_in, real_out, FFTW_REDFT00, 0), "FFTW_REDFT00");
  expect_null(api.plan_r2r_1d(8, real_in, real_out, static_cast<fftw_r2r_kind>(11), 0), "kind of 11");
  expect_null(api.plan_r2r(1, n, real_in, real_out, nullptr, 0), "kinds are a null pointer");
  fftw_r2r_kind const one_kind[] = {FFTW_DHT};
  expect_null(api.plan_r2r(1 << 30, n, real_in, real_out, one_kind, 0), "rank of 1073741824");
  expect_null(api.copy_plan(nullptr), "null pointer");
  EXPECT_EQ(api.sprint_plan(nullptr), nullptr);
}

TYPED_TEST(RelinkCallsOf, WrongExecutions_WriteNothing) {
  auto const& api = this->api;
  auto *const in = this->in_pairs(), *const out = this->out_pairs();
  auto *const real_in = this->in.data(), *const real_out = this->out.data();
  std::fill(this->in.begin(), this->in.end(), TypeParam(1));
  auto const plan = api.plan_dft_1d(8, in, out, FFTW_FORWARD, FFTW_ESTIMATE),
             in_place = api.plan_dft_1d(8, in, in, FFTW_FORWARD, FFTW_ESTIMATE);
  testing::internal::CaptureStderr();
  auto const expect_refusal = [&](char const* word) {
    EXPECT_NE(last_error().find(word), std::string::npos) << last_error();
  };
  api.execute(nullptr);
  expect_refusal("null pointer");
  api.execute_dft(nullptr, in, out);
  expect_refusal("null pointer");
  api.execute_dft(plan, nullptr, out);
  expect_refusal("null pointer");
  api.execute_dft(plan, in, in + 4);
  expect_refusal("share elements");
  api.execute_dft(in_place, in, out);
  expect_refusal("different addresses");
  api.execute_r2r(plan, real_in, real_out);
  expect_refusal("another type");
  api.execute_split_dft(plan, real_in, real_in + 8, real_out, real_out + 8);
  expect_refusal("as far apart");
  EXPECT_NE(testing::internal::GetCapturedStderr().find("was not executed"), std::string::npos);
  EXPECT_EQ(this->in, std::vector<TypeParam>(4096, TypeParam(1)));
  EXPECT_EQ(this->out, std::vector<TypeParam>(4096));
  api.destroy_plan(plan);
  api.destroy_plan(in_place);
  api.destroy_plan(nullptr);
}

TYPED_TEST(RelinkCallsOf, NullArrays_MakeAPlanInPlaceForNewOnes) {
  auto const& api = this->api;
  this->expect_null(api.plan_dft_1d(8, nullptr, nullptr, FFTW_FORWARD, FFTW_MEASURE), "null pointer");
  auto const plan = api.plan_dft_1d(8, nullptr, nullptr, FFTW_FORWARD, FFTW_ESTIMATE);
  ASSERT_NE(plan, nullptr) << last_error();
  this->in[0] = 1;
  api.execute_dft(plan, this->in_pairs(), this->in_pairs());
  for (std::size_t k = 0; k < 8; ++k) EXPECT_EQ(this->in[2 * k], TypeParam(1));
  testing::internal::CaptureStderr();
  api.execute(plan);
  EXPECT_NE(testing::internal::GetCapturedStderr().find("null pointer"), std::string::npos);
  api.destroy_plan(plan);
  fftw_iodim64 const dim{8, 1, 1}, repeated{3, 8, 8};
  for (auto const made :
       {api.plan_guru64_split_dft(1, &dim, 1, &repeated, nullptr, nullptr, nullptr, nullptr, FFTW_ESTIMATE),
        api.plan_guru64_split_dft_r2c(1, &dim, 0, nullptr, nullptr, nullptr, nullptr, FFTW_ESTIMATE),
        api.plan_r2r_1d(8, nullptr, nullptr, FFTW_DHT, FFTW_ESTIMATE),
        api.plan_r2r_1d(8, nullptr, nullptr, FFTW_RODFT11, FFTW_ESTIMATE)}) {
    EXPECT_NE(made, nullptr) << last_error();
    testing::internal::CaptureStderr();
    api.execute(made);
    EXPECT_NE(testing::internal::GetCapturedStderr().find("null pointer"), std::string::npos);
    api.destroy_plan(made);
  }
}

TYPED_TEST(RelinkCallsOf, NoTransforms_AreAPlanThatDoesNothing) {
  int const n[] = {8};
  auto const plan = this->api.plan_many_dft(1, n, 0, this->in_pairs(), nullptr, 1, 8, this->out_pairs(), nullptr, 1, 8,
                                            FFTW_FORWARD, FFTW_ESTIMATE);
  ASSERT_NE(plan, nullptr) << last_error();
  this->api.execute(plan);
  this->api.destroy_plan(plan);
}

TYPED_TEST(RelinkCallsOf, Memory_IsAlignedAndBounded) {
  for (std::size_t const bytes : {std::size_t{0}, std::size_t{1}, std::size_t{1000}}) {
    void* const memory = this->api.malloc(bytes);
    ASSERT_NE(memory, nullptr);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % 64, 0u);
    EXPECT_EQ(this->api.alignment_of(static_cast<TypeParam*>(memory)), 0);
    this->api.free(memory);
  }
  auto* const reals = this->api.alloc_real(10);
  auto* const complex = this->api.alloc_complex(10);
  reals[9] = complex[9][1] = 1;
  this->api.free(reals);
  this->api.free(complex);
  EXPECT_EQ(this->api.malloc(SIZE_MAX), nullptr);
  EXPECT_EQ(this->api.alloc_real(SIZE_MAX / 2), nullptr);
  EXPECT_EQ(this->api.alloc_complex(SIZE_MAX / 4), nullptr);
  this->api.free(nullptr);
}

/// The count of calls, and a loop that runs jobs in threads of their own.
void run_in_threads(void* (*work)(char*), char* jobdata, std::size_t elsize, int njobs, void* data) {
  static_cast<std::atomic<int>*>(data)->fetch_add(njobs);
  std::vector<std::thread> threads;
  for (int i = 0; i < njobs; ++i) threads.emplace_back(work, jobdata + static_cast<std::size_t>(i) * elsize);
  for (auto& thread : threads) thread.join();
}

TYPED_TEST(RelinkCallsOf, Threads_AreThoseOfLaterPlans) {
  auto const& api = this->api;
  EXPECT_EQ(api.init_threads(), 1);
  api.make_planner_thread_safe();
  EXPECT_EQ(api.planner_nthreads(), 1);
  RandomShape const shape{{{{32, 1, 1, Sum::forward}}, {{96, 32, 32}}, Halved::none}, false};
  int const n[] = {32};
  std::atomic<int> jobs{0};
  auto const check = [&](char const* what) {
    Buffers<TypeParam> buffers(shape, 7);
    auto const plan = api.plan_many_dft(1, n, 96, this->pairs(buffers.in()), nullptr, 1, 32, this->pairs(buffers.out()),
                                        nullptr, 1, 32, FFTW_FORWARD, FFTW_ESTIMATE);
    ASSERT_NE(plan, nullptr) << last_error();
    api.execute(plan);
    api.destroy_plan(plan);
    buffers.check(what);
  };
  api.plan_with_nthreads(2);
  EXPECT_EQ(api.planner_nthreads(), 2);
  check("two threads of Kokkos");
  api.threads_set_callback(run_in_threads, &jobs);
  check("two jobs of a loop");
  EXPECT_EQ(jobs % 2, 0);
  EXPECT_GT(jobs, 0);
  api.threads_set_callback(nullptr, nullptr);
  int const before = jobs;
  check("two threads of Kokkos again");
  EXPECT_EQ(jobs, before);
  api.plan_with_nthreads(0);
  EXPECT_EQ(api.planner_nthreads(), 1);
  api.plan_with_nthreads(3);
  api.cleanup_threads();
  EXPECT_EQ(api.planner_nthreads(), 1);
}

TYPED_TEST(RelinkCallsOf, OnePlan_RunsInManyThreadsAtOnce) {
  auto const& api = this->api;
  fftw_r2r_kind const kinds[] = {FFTW_DHT, FFTW_REDFT10};
  int const n[] = {24, 20};
  auto const plan = api.plan_r2r(2, n, this->in.data(), this->out.data(), kinds, FFTW_ESTIMATE);
  ASSERT_NE(plan, nullptr) << last_error();
  RandomShape const shape{{{{24, 20, 20, Sum::dht}, {20, 1, 1, Sum::redft10}}, {}, Halved::none}, false};
  std::vector<std::unique_ptr<Buffers<TypeParam>>> buffers;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) buffers.push_back(std::make_unique<Buffers<TypeParam>>(shape, seed));
  std::vector<std::thread> threads;
  for (auto& own : buffers)
    threads.emplace_back([&] {
      for (int round = 0; round < 50; ++round) api.execute_r2r(plan, own->in(), own->out());
    });
  for (auto& thread : threads) thread.join();
  for (auto& own : buffers) own->check("one of four threads");
  api.destroy_plan(plan);
}

TYPED_TEST(RelinkCallsOf, HalfSpectra_ThatSeveralTransformsReadStayAsTheyAre) {
  auto const& api = this->api;
  for (std::size_t i = 0; i < this->in.size(); ++i) this->in[i] = static_cast<TypeParam>(i * 37 % 101) / 101;
  auto const before = this->in;
  fftw_iodim64 const dims[] = {{8, 5, 8}, {8, 1, 1}}, same[] = {{3, 0, 64}};
  std::vector<TypeParam> expected(this->out.size());
  auto const preserving =
      api.plan_guru64_dft_c2r(2, dims, 1, same, this->in_pairs(), expected.data(), FFTW_PRESERVE_INPUT);
  auto const free_to_destroy =
      api.plan_guru64_dft_c2r(2, dims, 1, same, this->in_pairs(), this->out.data(), FFTW_DESTROY_INPUT);
  ASSERT_NE(preserving, nullptr);
  ASSERT_NE(free_to_destroy, nullptr);
  api.execute(preserving);
  api.execute(free_to_destroy);
  EXPECT_EQ(this->in, before);
  EXPECT_EQ(this->out, expected);
  api.destroy_plan(preserving);
  api.destroy_plan(free_to_destroy);
}

TYPED_TEST(RelinkCallsOf, Wisdom_IsAnEmptyTextThatComesBack) {
  auto const& api = this->api;
  api.set_timelimit(1.0);
  std::unique_ptr<char, decltype(&std::free)> const text(api.export_wisdom_to_string(), &std::free);
  ASSERT_NE(text, nullptr);
  EXPECT_EQ(api.import_wisdom_from_string(text.get()), 1);
  EXPECT_EQ(api.import_wisdom_from_string("(fftw-3.3.10 fftw_wisdom #x00000000 #x00000000 #x00000000 #x00000000\n)\n"),
            0);
  EXPECT_EQ(api.import_wisdom_from_string(""), 0);
  EXPECT_EQ(api.import_wisdom_from_string(nullptr), 0);
  EXPECT_EQ(api.import_wisdom_from_string((std::string(text.get()) + "and more").c_str()), 1)
      << "what follows is another reader's";
  std::string written;
  api.export_wisdom([](char c, void* data) { static_cast<std::string*>(data)->push_back(c); }, &written);
  EXPECT_EQ(written, text.get());
  std::pair<std::string, std::size_t> reading{written, 0};
  auto const read = [](void* data) -> int {
    auto& [all, at] = *static_cast<std::pair<std::string, std::size_t>*>(data);
    return at < all.size() ? static_cast<unsigned char>(all[at++]) : EOF;
  };
  EXPECT_EQ(api.import_wisdom(read, &reading), 1);
  std::string const name = testing::TempDir() + "teamfft_" + TestFixture::Api::prefix + "wisdom";
  EXPECT_EQ(api.export_wisdom_to_filename(name.c_str()), 1);
  EXPECT_EQ(api.import_wisdom_from_filename(name.c_str()), 1);
  std::FILE* const file = std::fopen(name.c_str(), "w+");
  ASSERT_NE(file, nullptr);
  api.export_wisdom_to_file(file);
  std::rewind(file);
  EXPECT_EQ(api.import_wisdom_from_file(file), 1);
  EXPECT_EQ(api.import_wisdom_from_file(file), 0);  // nothing is left
  std::fclose(file);
  std::remove(name.c_str());
  EXPECT_EQ(api.import_wisdom_from_filename(name.c_str()), 0);
  EXPECT_EQ(api.export_wisdom_to_filename("/nowhere/at/all"), 0);
  EXPECT_EQ(api.import_system_wisdom(), 0);
  api.forget_wisdom();
}

TYPED_TEST(RelinkCallsOf, Plans_SayWhatTheyAre) {
  auto const& api = this->api;
  auto const plan = api.plan_dft_1d(1024, this->in_pairs(), this->out_pairs(), FFTW_FORWARD, FFTW_ESTIMATE);
  std::unique_ptr<char, decltype(&std::free)> const text(api.sprint_plan(plan), &std::free);
  ASSERT_NE(text, nullptr);
  EXPECT_NE(std::string(text.get()).find("n1024"), std::string::npos) << text.get();
  std::FILE* const file = std::tmpfile();
  ASSERT_NE(file, nullptr);
  api.fprint_plan(plan, file);
  std::rewind(file);
  std::string printed;
  for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) printed.push_back(static_cast<char>(c));
  std::fclose(file);
  EXPECT_EQ(printed, text.get());
  testing::internal::CaptureStdout();
  api.print_plan(plan);
  std::fflush(stdout);
  EXPECT_EQ(testing::internal::GetCapturedStdout(), printed);
  double add = 0, mul = 0, fma = -1;
  api.flops(plan, &add, &mul, &fma);
  EXPECT_DOUBLE_EQ(add + mul + 2 * fma, 5 * 1024 * 10);
  EXPECT_DOUBLE_EQ(api.cost(plan), api.estimate_cost(plan));
  api.destroy_plan(plan);
  api.cleanup();
}

TEST(RelinkCalls, VersionStrings_NameBothLibraries) {
  for (std::string const prefix : {"fftw_", "fftwf_"}) {
    char const* version = nullptr;
    our_library().find(version, prefix + "version");
    EXPECT_EQ(std::string(version).find("fftw-3.3.10-teamfft-"), 0u) << version;
    our_library().find(version, prefix + "cc");
    EXPECT_STRNE(version, nullptr);
  }
}

#ifdef TEAMFFT_FFTW_DOUBLE
/// FFTW's own library of a precision.
template <class Real>
Fftw3<Real> const& theirs() {
  static Library const library(sizeof(Real) == 4 ? TEAMFFT_FFTW_FLOAT : TEAMFFT_FFTW_DOUBLE);
  static Fftw3<Real> const api(library, false);
  return api;
}

TYPED_TEST(RelinkCallsOf, NullAndPlan_AreWhereFftwHasThem) {
  auto const check = [&](auto const& call, char const* what) {
    auto const ours_plan = call(ours<TypeParam>()), theirs_plan = call(theirs<TypeParam>());
    EXPECT_EQ(ours_plan == nullptr, theirs_plan == nullptr) << what;
    ours<TypeParam>().destroy_plan(ours_plan);
    if (theirs_plan != nullptr) theirs<TypeParam>().destroy_plan(theirs_plan);
  };
  auto *const in = this->in_pairs(), *const out = this->out_pairs();
  auto *const real_in = this->in.data(), *const real_out = this->out.data();
  for (int const n : {-1, 0, 1, 7}) {
    check([&](auto const& api) { return api.plan_dft_1d(n, in, out, FFTW_FORWARD, FFTW_ESTIMATE); }, "length");
    check([&](auto const& api) { return api.plan_dft_r2c_2d(n, 4, real_in, out, FFTW_ESTIMATE); }, "real length");
    check(
        [&](auto const& api) {
          return api.plan_many_dft(1, std::array{4}.data(), n, in, nullptr, 1, 4, out, nullptr, 1, 4, FFTW_FORWARD,
                                   FFTW_ESTIMATE);
        },
        "howmany");
    for (int kind = 0; kind <= 10; ++kind)
      check(
          [&](auto const& api) {
            return api.plan_r2r_1d(n, real_in, real_out, static_cast<fftw_r2r_kind>(kind), FFTW_ESTIMATE);
          },
          "kind");
  }
  check([&](auto const& api) { return api.plan_dft(0, nullptr, in, out, FFTW_FORWARD, FFTW_ESTIMATE); }, "rank 0");
  check([&](auto const& api) { return api.plan_dft_1d(7, in, out, FFTW_FORWARD, FFTW_WISDOM_ONLY); }, "wisdom only");
}

TYPED_TEST(RelinkCallsOf, RandomTransforms_AreFftws) {
  Random random(11);
  for (int round = 0; round < 60; ++round) {
    int const n[] = {static_cast<int>(random.between(1, 40)), static_cast<int>(random.between(1, 40))};
    int const rank = static_cast<int>(random.between(1, 2)), sign = random.one_in(2) ? FFTW_FORWARD : FFTW_BACKWARD;
    std::size_t const size = 2 * static_cast<std::size_t>(n[0]) * static_cast<std::size_t>(rank == 2 ? n[1] : 1);
    std::vector<TypeParam> a(size), x(size), y(size);
    for (auto& value : a) value = random.uniform<TypeParam>();
    auto const run = [&](auto const& api, std::vector<TypeParam>& result) {
      auto const input = a;
      auto const plan = api.plan_dft(rank, n, this->pairs(a.data()), this->pairs(result.data()), sign, FFTW_ESTIMATE);
      ASSERT_NE(plan, nullptr);
      a = input;
      api.execute(plan);
      api.destroy_plan(plan);
    };
    run(ours<TypeParam>(), x);
    run(theirs<TypeParam>(), y);
    long double difference = 0, norm = 0;
    for (std::size_t i = 0; i < size; ++i)
      difference += std::norm(Wide(x[i]) - Wide(y[i])), norm += std::norm(Wide(y[i]));
    EXPECT_LE(std::sqrt(difference / norm), 16 * rounding<TypeParam>) << n[0] << " x " << n[1] << ", rank " << rank;
  }
}
#endif

}  // namespace
}  // namespace TeamFFT::Test
