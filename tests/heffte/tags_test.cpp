// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What else heFFTe does with a backend: scaling, real data in complex transforms, batches, 64-bit indices, in place;
// and that bits repeat.
#include "ranks.hpp"

#include <TeamFFT/heffte.hpp>

#include <gtest/gtest.h>

#include <cstring>
#include <string>

namespace {

using namespace heffte;
constexpr std::array<int, 3> extents{12, 9, 16};
constexpr double elements = 12 * 9 * 16;

template <class T>
bool equal_bits(std::vector<T> const& a, std::vector<T> const& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0;
}

template <class Tag>
class Scaled : public testing::Test {};
using AllTags = testing::Types<ranks::Tag<TeamFFT::Kind::c2c_forward>, ranks::Tag<TeamFFT::Kind::dct2>,
                               ranks::Tag<TeamFFT::Kind::dst2>, ranks::Tag<TeamFFT::Kind::dct1>>;
using Complex = ranks::Tag<TeamFFT::Kind::c2c_forward>;
constexpr bool reorder = default_plan_options<Complex>::use_reorder;
TYPED_TEST_SUITE(Scaled, AllTags);

TYPED_TEST(Scaled, FullAndSymmetricScalesUndoTheTransform) {
  using T = std::conditional_t<backend::uses_fft_types<TypeParam>::value, std::complex<double>, double>;
  fft3d<TypeParam> const fft(ranks::brick(extents), ranks::slab(extents, 1), MPI_COMM_WORLD, ranks::options(reorder));
  auto const in = ranks::random_box<T>(fft.inbox(), extents);
  ranks::Array<T> const source(in), spectrum(static_cast<std::size_t>(fft.size_outbox())), back(in.size());
  for (auto const& [there, home] :
       {std::pair{scale::none, scale::full}, {scale::full, scale::none}, {scale::symmetric, scale::symmetric}}) {
    fft.forward(source.data(), spectrum.data(), there);
    fft.backward(spectrum.data(), back.data(), home);
    EXPECT_LE(ranks::relative_error(back.host(), in), ranks::twice_the_bound<double>(8 * elements));
  }
}

TYPED_TEST(Scaled, RunsOfEqualRanksAndBoxesHaveEqualBits) {
  using T = std::conditional_t<backend::uses_fft_types<TypeParam>::value, std::complex<float>, float>;
  std::vector<std::vector<T>> spectra;
  for (int plan = 0; plan < 2; ++plan) {
    fft3d<TypeParam> const fft(ranks::brick(extents), ranks::slab(extents, 1), MPI_COMM_WORLD, ranks::options(reorder));
    ranks::Array<T> const in(ranks::random_box<T>(fft.inbox(), extents)),
        spectrum(static_cast<std::size_t>(fft.size_outbox()));
    for (int run = 0; run < 2; ++run) {
      fft.forward(in.data(), spectrum.data());
      spectra.push_back(spectrum.host());
    }
  }
  for (auto const& spectrum : spectra) EXPECT_TRUE(equal_bits(spectrum, spectra.front()));
}

TYPED_TEST(Scaled, InPlaceGivesTheSameBits) {
  using T = std::conditional_t<backend::uses_fft_types<TypeParam>::value, std::complex<double>, double>;
  for (auto algorithm : {reshape_algorithm::alltoallv, reshape_algorithm::alltoall, reshape_algorithm::p2p,
                         reshape_algorithm::p2p_plined}) {
    fft3d<TypeParam> const fft(ranks::brick(extents), ranks::brick(extents), MPI_COMM_WORLD,
                               ranks::options(true, algorithm));
    ranks::Array<T> const data(ranks::random_box<T>(fft.inbox(), extents)),
        spectrum(static_cast<std::size_t>(fft.size_outbox()));
    fft.forward(data.data(), spectrum.data());
    fft.forward(data.data(), data.data());
    EXPECT_TRUE(equal_bits(data.host(), spectrum.host())) << "algorithm " << static_cast<int>(algorithm);
  }
}

TYPED_TEST(Scaled, ABatchIsItsTransformsOneByOne) {
  using T = std::conditional_t<backend::uses_fft_types<TypeParam>::value, std::complex<float>, float>;
  fft3d<TypeParam> const fft(ranks::brick(extents), ranks::slab(extents, 2), MPI_COMM_WORLD, ranks::options(reorder));
  auto const in_size = static_cast<std::size_t>(fft.size_inbox()),
             out_size = static_cast<std::size_t>(fft.size_outbox());
  std::vector<T> random(3 * in_size);
  for (std::size_t i = 0; i < random.size(); ++i)
    random[i] = ranks::random_element<T>(i + 1000003 * static_cast<std::size_t>(ranks::rank()));
  ranks::Array<T> const in(random), together(3 * out_size), single(3 * out_size);
  fft.forward(3, in.data(), together.data());
  for (std::size_t b = 0; b < 3; ++b) fft.forward(in.data() + b * in_size, single.data() + b * out_size);
  EXPECT_TRUE(equal_bits(together.host(), single.host()));
}

TEST(Tags, RealDataGoThroughComplexTransforms) {
  fft3d<Complex> const ours(ranks::brick(extents), ranks::slab(extents, 1), MPI_COMM_WORLD, ranks::options(reorder));
  fft3d<backend::stock> const stock(ranks::brick(extents), ranks::slab(extents, 1), MPI_COMM_WORLD);
  auto const in = ranks::random_box<double>(ours.inbox(), extents);
  ranks::Array<double> const source(in), back(in.size());
  ranks::Array<std::complex<double>> const spectrum(static_cast<std::size_t>(ours.size_outbox()));
  std::vector<std::complex<double>> expected(static_cast<std::size_t>(ours.size_outbox()));
  ours.forward(source.data(), spectrum.data());
  stock.forward(in.data(), expected.data());
  EXPECT_LE(ranks::relative_error(spectrum.host(), expected), ranks::twice_the_bound<double>(elements));
  ours.backward(spectrum.data(), back.data(), scale::full);
  EXPECT_LE(ranks::relative_error(back.host(), in), ranks::twice_the_bound<double>(elements));
}

TEST(Tags, LongIndicesGiveTheSameBits) {
  auto const wide = [](box3d<> const& box) {
    return box3d<long long>({box.low[0], box.low[1], box.low[2]}, {box.high[0], box.high[1], box.high[2]}, box.order);
  };
  auto const in_box = ranks::brick(extents), out_box = ranks::slab(extents, 1);
  fft3d<Complex> const narrow(in_box, out_box, MPI_COMM_WORLD, ranks::options(reorder));
  fft3d<Complex, long long> const long_indices(wide(in_box), wide(out_box), MPI_COMM_WORLD, ranks::options(reorder));
  auto const size = static_cast<std::size_t>(narrow.size_outbox());
  ranks::Array<std::complex<double>> const in(ranks::random_box<std::complex<double>>(in_box, extents)), one(size),
      other(size);
  narrow.forward(in.data(), one.data());
  long_indices.forward(in.data(), other.data());
  EXPECT_TRUE(equal_bits(one.host(), other.host()));
}

TEST(Tags, AreNamed) {
  std::string const where = std::is_same_v<ranks::Location, tag::cpu> ? "teamfft-host" : "teamfft-device";
  EXPECT_EQ(backend::name<Complex>(), where);
  EXPECT_EQ(backend::name<ranks::Tag<TeamFFT::Kind::dct1>>(), where + "-cos-type-I");
}

TEST(Tags, ABoxBeyondIntIsAnError) {
  box3d<long long> const box({0, 0, 0}, {2047, 2047, 1023});
  using Executor = one_dim_backend<Complex>::executor;
  try {
    Executor const executor(nullptr, box, 0);
    ADD_FAILURE() << "no Error";
  } catch (TeamFFT::Error const& error) {
    EXPECT_NE(std::string(error.what()).find("4294967296"), std::string::npos) << error.what();
  }
}

}  // namespace
