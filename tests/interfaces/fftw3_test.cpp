// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FFTW's planning and execution functions in both precisions: results by the definitions, on random layouts.
#include "fftw3_api.hpp"
#include "layouts.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace TeamFFT::Test {
namespace {

using IoDims = std::vector<fftw_iodim64>;

template <class Real>
class RelinkOf : public testing::Test {
 public:
  using Api = Fftw3<Real>;
  using Plan = typename Api::Plan;
  using Complex = typename Api::Complex;

  static Complex* pairs(Real* data) { return reinterpret_cast<Complex*>(data); }
};
using Precisions = testing::Types<float, double>;
TYPED_TEST_SUITE(RelinkOf, Precisions, );

template <class Dim = fftw_iodim64>
std::vector<Dim> iodims(std::vector<NaiveDim> const& dims) {
  std::vector<Dim> result;
  for (auto const& dim : dims)
    result.push_back({static_cast<decltype(Dim::n)>(dim.n), static_cast<decltype(Dim::n)>(dim.in),
                      static_cast<decltype(Dim::n)>(dim.out)});
  return result;
}

std::vector<fftw_r2r_kind> kinds_of(NaiveProblem const& problem) {
  std::vector<fftw_r2r_kind> kinds;
  for (auto const& dim : problem.dims) {
    switch (dim.kind) {
      case Sum::r2hc: kinds.push_back(FFTW_R2HC); break;
      case Sum::hc2r: kinds.push_back(FFTW_HC2R); break;
      case Sum::dht: kinds.push_back(FFTW_DHT); break;
      case Sum::redft00: kinds.push_back(FFTW_REDFT00); break;
      case Sum::redft01: kinds.push_back(FFTW_REDFT01); break;
      case Sum::redft10: kinds.push_back(FFTW_REDFT10); break;
      case Sum::redft11: kinds.push_back(FFTW_REDFT11); break;
      case Sum::rodft00: kinds.push_back(FFTW_RODFT00); break;
      case Sum::rodft01: kinds.push_back(FFTW_RODFT01); break;
      case Sum::rodft10: kinds.push_back(FFTW_RODFT10); break;
      default: kinds.push_back(FFTW_RODFT11); break;
    }
  }
  return kinds;
}

enum class Family { c2c, r2c, c2r, r2r };

/// A shape of random rank and layout; of r2r each dimension has a kind of its own.
RandomShape shape_of(Random& random, Family family) {
  bool const backward = family == Family::c2r || (family == Family::c2c && random.one_in(2));
  auto const kind = [&] {
    if (family != Family::r2r) return backward ? Sum::backward : Sum::forward;
    return static_cast<Sum>(
        random.between(static_cast<std::size_t>(Sum::r2hc), static_cast<std::size_t>(Sum::rodft11)));
  };
  auto const halved = family == Family::r2c ? Halved::output : family == Family::c2r ? Halved::input : Halved::none;
  return random_shape(random, halved, random.between(1, 3), random.below(3), kind);
}

std::string name_of(RandomShape const& shape, std::uint64_t seed) {
  std::string name = "seed " + std::to_string(seed) + (shape.in_place ? ", in place" : "");
  auto const add = [&](std::vector<NaiveDim> const& dims) {
    for (auto const& dim : dims)
      name += " " + std::to_string(dim.n) + ":" + std::to_string(dim.in) + ":" + std::to_string(dim.out) + "/" +
              std::to_string(static_cast<int>(dim.kind));
  };
  add(shape.problem.dims);
  name += ", repeated";
  add(shape.problem.batch);
  return name;
}

/// The plan of `shape` by guru (IoDim fftw_iodim) or guru64.
template <class Real, class IoDim>
auto guru_plan(RandomShape const& shape, Family family, Real* in, Real* out, unsigned flags) {
  auto const& api = ours<Real>();
  using Complex = typename Fftw3<Real>::Complex;
  auto const dims = iodims<IoDim>(shape.problem.dims), batch = iodims<IoDim>(shape.problem.batch);
  int const rank = static_cast<int>(dims.size()), repeats = static_cast<int>(batch.size());
  auto* const in_pairs = reinterpret_cast<Complex*>(in);
  auto* const out_pairs = reinterpret_cast<Complex*>(out);
  auto const sign = shape.problem.dims[0].kind == Sum::backward ? FFTW_BACKWARD : FFTW_FORWARD;
  constexpr bool wide = std::is_same_v<IoDim, fftw_iodim64>;
  auto const pick = [](auto narrow_function, auto wide_function) {
    if constexpr (wide)
      return wide_function;
    else
      return narrow_function;
  };
  switch (family) {
    case Family::c2c:
      return pick(api.plan_guru_dft, api.plan_guru64_dft)(rank, dims.data(), repeats, batch.data(), in_pairs, out_pairs,
                                                          sign, flags);
    case Family::r2c:
      return pick(api.plan_guru_dft_r2c, api.plan_guru64_dft_r2c)(rank, dims.data(), repeats, batch.data(), in,
                                                                  out_pairs, flags);
    case Family::c2r:
      return pick(api.plan_guru_dft_c2r, api.plan_guru64_dft_c2r)(rank, dims.data(), repeats, batch.data(), in_pairs,
                                                                  out, flags);
    case Family::r2r: break;
  }
  return pick(api.plan_guru_r2r, api.plan_guru64_r2r)(rank, dims.data(), repeats, batch.data(), in, out,
                                                      kinds_of(shape.problem).data(), flags);
}

template <class Real>
void check_guru(Family family, std::uint64_t seed) {
  auto const& api = ours<Real>();
  Random random(seed);
  auto const shape = shape_of(random, family);
  auto const name = name_of(shape, seed);
  Buffers<Real> buffers(shape, seed);
  bool const keeps = random.one_in(2);
  unsigned const flags = FFTW_ESTIMATE | (keeps ? FFTW_PRESERVE_INPUT : 0);
  auto const plan = random.one_in(2) ? guru_plan<Real, fftw_iodim64>(shape, family, buffers.in(), buffers.out(), flags)
                                     : guru_plan<Real, fftw_iodim>(shape, family, buffers.in(), buffers.out(), flags);
  ASSERT_NE(plan, nullptr) << name << ": " << last_error();
  EXPECT_TRUE(buffers.input_is_untouched()) << name << ": planning writes";
  api.execute(plan);
  api.destroy_plan(plan);
  buffers.check(name);
  EXPECT_TRUE(!keeps || shape.in_place || buffers.input_is_untouched()) << name;
}

constexpr std::uint64_t seeds = 60;

TYPED_TEST(RelinkOf, Guru_GivesTheDefinitions) {
  for (auto const family : {Family::c2c, Family::r2c, Family::c2r, Family::r2r})
    for (std::uint64_t seed = 1; seed <= seeds; ++seed)
      check_guru<TypeParam>(family, 100 * seed + static_cast<std::uint64_t>(family));
}

TYPED_TEST(RelinkOf, EachRealKind_GivesItsDefinition) {
  using Real = TypeParam;
  auto const& api = ours<Real>();
  for (auto kind = static_cast<int>(Sum::r2hc); kind <= static_cast<int>(Sum::rodft11); ++kind)
    for (std::size_t n = 1; n <= 24; ++n)
      for (bool const in_place : {false, true}) {
        if (static_cast<Sum>(kind) == Sum::redft00 && n == 1) continue;
        RandomShape const shape{{{{n, 1, 1, static_cast<Sum>(kind)}}, {}, Halved::none}, in_place};
        Buffers<Real> buffers(shape, n);
        auto const plan =
            api.plan_r2r_1d(static_cast<int>(n), buffers.in(), buffers.out(), kinds_of(shape.problem)[0], FFTW_MEASURE);
        ASSERT_NE(plan, nullptr) << last_error();
        api.execute(plan);
        api.destroy_plan(plan);
        buffers.check("kind " + std::to_string(kind) + " of " + std::to_string(n));
      }
}

/// The real and the imaginary parts of a buffer of pairs, and back.
template <class Real>
struct Planar {
  std::vector<Real> re, im;

  Planar(Real const* pairs, std::size_t count) : re(count), im(count) {
    for (std::size_t i = 0; i < count; ++i) re[i] = pairs[2 * i], im[i] = pairs[2 * i + 1];
  }
  void store(Real* pairs) const {
    for (std::size_t i = 0; i < re.size(); ++i) pairs[2 * i] = re[i], pairs[2 * i + 1] = im[i];
  }
};

template <class Real>
void check_split(Family family, std::uint64_t seed) {
  auto const& api = ours<Real>();
  Random random(seed);
  auto shape = shape_of(random, family);
  auto const name = name_of(shape, seed);
  if (shape.in_place && family != Family::c2c) return;  // split arrays have no room for rows of pairs
  bool const backward = shape.problem.dims[0].kind == Sum::backward && family == Family::c2c;
  Buffers<Real> buffers(shape, seed);
  auto const count = [&](bool is_input) { return static_cast<std::size_t>(reach(shape.problem, is_input) + 1); };
  auto const dims = iodims(shape.problem.dims), batch = iodims(shape.problem.batch);
  int const rank = static_cast<int>(dims.size()), repeats = static_cast<int>(batch.size());
  Planar<Real> in(buffers.in(), family == Family::r2c ? 0 : count(true)),
      out(buffers.out(), family == Family::c2r ? 0 : count(false));
  auto& there = shape.in_place ? in : out;
  typename Fftw3<Real>::Plan plan = nullptr;
  // Backward is forward with the parts exchanged, as FFTW's manual has it.
  auto *const ri = backward ? in.im.data() : in.re.data(), *const ii = backward ? in.re.data() : in.im.data();
  auto *const ro = backward ? there.im.data() : there.re.data(), *const io =
                                                                     backward ? there.re.data() : there.im.data();
  if (family == Family::c2c)
    plan = api.plan_guru64_split_dft(rank, dims.data(), repeats, batch.data(), ri, ii, ro, io, FFTW_ESTIMATE);
  if (family == Family::r2c)
    plan = api.plan_guru64_split_dft_r2c(rank, dims.data(), repeats, batch.data(), buffers.in(), ro, io, FFTW_ESTIMATE);
  if (family == Family::c2r)
    plan =
        api.plan_guru64_split_dft_c2r(rank, dims.data(), repeats, batch.data(), ri, ii, buffers.out(), FFTW_ESTIMATE);
  ASSERT_NE(plan, nullptr) << name << ": " << last_error();
  if (family == Family::c2c) api.execute_split_dft(plan, ri, ii, ro, io);
  if (family == Family::r2c) api.execute_split_dft_r2c(plan, buffers.in(), ro, io);
  if (family == Family::c2r) api.execute_split_dft_c2r(plan, ri, ii, buffers.out());
  api.destroy_plan(plan);
  there.store(buffers.out());
  buffers.check(name);
}

TYPED_TEST(RelinkOf, SplitArrays_GiveTheDefinitions) {
  for (auto const family : {Family::c2c, Family::r2c, Family::c2r})
    for (std::uint64_t seed = 1; seed <= seeds / 2; ++seed)
      check_split<TypeParam>(family, 77 * seed + static_cast<std::uint64_t>(family));
}

TYPED_TEST(RelinkOf, InterleavedPairs_GivenAsSplitArrays) {
  using Real = TypeParam;
  auto const& api = ours<Real>();
  RandomShape const shape{{{{12, 1, 1, Sum::backward}}, {{3, 12, 12}}, Halved::none}, false};
  Buffers<Real> buffers(shape, 5);
  fftw_iodim const dim{12, 2, 2}, batch{3, 24, 24};
  auto *const in = buffers.in(), *const out = buffers.out();
  auto const plan = api.plan_guru_split_dft(1, &dim, 1, &batch, in + 1, in, out + 1, out, FFTW_ESTIMATE);
  ASSERT_NE(plan, nullptr) << last_error();
  api.execute(plan);
  api.destroy_plan(plan);
  buffers.check("swapped pairs");
}

/// Row-major arrays of three lengths, as the basic functions take them.
template <class Real, class Make>
void check_basic(Halved halved, std::vector<std::size_t> const& n, Sum kind, bool in_place, Make const& make) {
  auto const& api = ours<Real>();
  RandomShape shape;
  shape.in_place = in_place;
  shape.problem.halved = halved;
  std::ptrdiff_t in = 1, out = 1;
  for (auto i = n.size(); i-- > 0;) {
    shape.problem.dims.insert(shape.problem.dims.begin(), NaiveDim{n[i], in, out, kind});
    auto const half = static_cast<std::ptrdiff_t>(n[i] / 2 + 1), whole = static_cast<std::ptrdiff_t>(n[i]);
    bool const last = i + 1 == n.size() && halved != Halved::none;
    in *= last && halved == Halved::input ? half : last && in_place ? 2 * half : whole;
    out *= last && halved == Halved::output ? half : last && in_place ? 2 * half : whole;
  }
  Buffers<Real> buffers(shape, n.size());
  auto const plan = make(buffers.in(), buffers.out());
  ASSERT_NE(plan, nullptr) << last_error();
  api.execute(plan);
  api.destroy_plan(plan);
  buffers.check("basic, rank " + std::to_string(n.size()) + (in_place ? ", in place" : ""));
}

TYPED_TEST(RelinkOf, BasicFunctions_TakeRowMajorArrays) {
  using Real = TypeParam;
  auto const& api = ours<Real>();
  auto const pairs = [](Real* data) { return TestFixture::pairs(data); };
  constexpr unsigned flags = FFTW_PATIENT;
  int const n[] = {4, 5, 6};
  for (bool const in_place : {false, true}) {
    auto const complex = [&](std::vector<std::size_t> const& lengths, auto const& make) {
      check_basic<Real>(Halved::none, lengths, Sum::backward, in_place, make);
    };
    complex({4}, [&](Real* in, Real* out) { return api.plan_dft_1d(4, pairs(in), pairs(out), FFTW_BACKWARD, flags); });
    complex({4, 5},
            [&](Real* in, Real* out) { return api.plan_dft_2d(4, 5, pairs(in), pairs(out), FFTW_BACKWARD, flags); });
    complex({4, 5, 6},
            [&](Real* in, Real* out) { return api.plan_dft_3d(4, 5, 6, pairs(in), pairs(out), FFTW_BACKWARD, flags); });
    complex({4, 5, 6},
            [&](Real* in, Real* out) { return api.plan_dft(3, n, pairs(in), pairs(out), FFTW_BACKWARD, flags); });
    auto const to_complex = [&](std::vector<std::size_t> const& lengths, auto const& make) {
      check_basic<Real>(Halved::output, lengths, Sum::forward, in_place, make);
    };
    to_complex({7}, [&](Real* in, Real* out) { return api.plan_dft_r2c_1d(7, in, pairs(out), flags); });
    to_complex({4, 5}, [&](Real* in, Real* out) { return api.plan_dft_r2c_2d(4, 5, in, pairs(out), flags); });
    to_complex({4, 5, 6}, [&](Real* in, Real* out) { return api.plan_dft_r2c_3d(4, 5, 6, in, pairs(out), flags); });
    to_complex({4, 5, 6}, [&](Real* in, Real* out) { return api.plan_dft_r2c(3, n, in, pairs(out), flags); });
    auto const to_real = [&](std::vector<std::size_t> const& lengths, auto const& make) {
      check_basic<Real>(Halved::input, lengths, Sum::backward, in_place, make);
    };
    to_real({7}, [&](Real* in, Real* out) { return api.plan_dft_c2r_1d(7, pairs(in), out, flags); });
    to_real({4, 5}, [&](Real* in, Real* out) { return api.plan_dft_c2r_2d(4, 5, pairs(in), out, flags); });
    to_real({4, 5, 6}, [&](Real* in, Real* out) { return api.plan_dft_c2r_3d(4, 5, 6, pairs(in), out, flags); });
    to_real({4, 5, 6}, [&](Real* in, Real* out) { return api.plan_dft_c2r(3, n, pairs(in), out, flags); });
    auto const real = [&](std::vector<std::size_t> const& lengths, auto const& make) {
      check_basic<Real>(Halved::none, lengths, Sum::dht, in_place, make);
    };
    fftw_r2r_kind const kinds[] = {FFTW_DHT, FFTW_DHT, FFTW_DHT};
    real({4, 5}, [&](Real* in, Real* out) { return api.plan_r2r_2d(4, 5, in, out, FFTW_DHT, FFTW_DHT, flags); });
    real({4, 5, 6},
         [&](Real* in, Real* out) { return api.plan_r2r_3d(4, 5, 6, in, out, FFTW_DHT, FFTW_DHT, FFTW_DHT, flags); });
    real({4, 5, 6}, [&](Real* in, Real* out) { return api.plan_r2r(3, n, in, out, kinds, flags); });
  }
}

TYPED_TEST(RelinkOf, ManyFunctions_TakeEmbeddedArrays) {
  using Real = TypeParam;
  auto const& api = ours<Real>();
  auto const pairs = [](Real* data) { return TestFixture::pairs(data); };
  int const n[] = {3, 8}, in_rows[] = {0, 10}, out_rows[] = {0, 9};
  auto const check = [&](Halved halved, Sum kind, auto const& make) {
    RandomShape const shape{{{{3, 20, 27, kind}, {8, 2, 3, kind}}, {{2, 70, 90}}, halved}, false};
    Buffers<Real> buffers(shape, 9);
    auto const plan = make(buffers.in(), buffers.out());
    ASSERT_NE(plan, nullptr) << last_error();
    api.execute(plan);
    api.destroy_plan(plan);
    buffers.check("embedded");
  };
  check(Halved::none, Sum::forward, [&](Real* in, Real* out) {
    return api.plan_many_dft(2, n, 2, pairs(in), in_rows, 2, 70, pairs(out), out_rows, 3, 90, FFTW_FORWARD,
                             FFTW_ESTIMATE);
  });
  check(Halved::output, Sum::forward, [&](Real* in, Real* out) {
    return api.plan_many_dft_r2c(2, n, 2, in, in_rows, 2, 70, pairs(out), out_rows, 3, 90, FFTW_ESTIMATE);
  });
  check(Halved::input, Sum::backward, [&](Real* in, Real* out) {
    return api.plan_many_dft_c2r(2, n, 2, pairs(in), in_rows, 2, 70, out, out_rows, 3, 90, FFTW_ESTIMATE);
  });
  fftw_r2r_kind const kinds[] = {FFTW_REDFT10, FFTW_REDFT10};
  check(Halved::none, Sum::redft10, [&](Real* in, Real* out) {
    return api.plan_many_r2r(2, n, 2, in, in_rows, 2, 70, out, out_rows, 3, 90, kinds, FFTW_ESTIMATE);
  });
}

TYPED_TEST(RelinkOf, InPlace_TakesOtherStridesThanItGives) {
  using Real = TypeParam;
  auto const& api = ours<Real>();
  constexpr int n = 6;
  fftw_iodim const rows{n, n, 1}, columns{n, 1, n};
  std::vector<Real> data(2 * n * n), before;
  for (std::size_t i = 0; i < data.size(); ++i) data[i] = static_cast<Real>(i);
  before = data;
  fftw_iodim const both[] = {rows, columns};
  auto const transpose = api.plan_guru_dft(0, nullptr, 2, both, this->pairs(data.data()), this->pairs(data.data()),
                                           FFTW_FORWARD, FFTW_ESTIMATE);
  ASSERT_NE(transpose, nullptr) << last_error();
  api.execute(transpose);
  api.destroy_plan(transpose);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) ASSERT_EQ(data[2 * (n * j + i)], before[2 * (n * i + j)]);
  auto const plan = api.plan_guru_dft(1, &columns, 1, &rows, this->pairs(data.data()), this->pairs(data.data()),
                                      FFTW_FORWARD, FFTW_ESTIMATE);
  ASSERT_NE(plan, nullptr) << last_error();
  auto const input = data;
  api.execute(plan);
  api.destroy_plan(plan);
  NaiveProblem const problem{{{n, 1, n, Sum::forward}}, {{n, n, 1}}, Halved::none};
  transform(
      problem,
      [&](std::ptrdiff_t at) {
        return Wide(input[static_cast<std::size_t>(2 * at)], input[static_cast<std::size_t>(2 * at) + 1]);
      },
      [&](std::ptrdiff_t at, Wide y) {
        EXPECT_NEAR(data[static_cast<std::size_t>(2 * at)], static_cast<double>(y.real()), 1e-3);
      });
}

TYPED_TEST(RelinkOf, NewArrays_MayBeUnalignedAndShareAPlan) {
  using Real = TypeParam;
  auto const& api = ours<Real>();
  RandomShape const shape{{{{20, 1, 1, Sum::forward}}, {}, Halved::none}, false};
  Buffers<Real> planned(shape, 1), other(shape, 2);
  auto const plan =
      api.plan_dft_1d(20, this->pairs(planned.in()), this->pairs(planned.out()), FFTW_FORWARD, FFTW_ESTIMATE);
  auto const copy = api.copy_plan(plan);
  api.destroy_plan(plan);
  std::vector<Real> in(41), out(41);
  std::copy_n(other.in(), 40, in.begin() + 1);
  api.execute_dft(copy, this->pairs(in.data() + 1), this->pairs(out.data() + 1));
  std::copy_n(out.begin() + 1, 40, other.out());
  other.check("one scalar off");
  api.execute(copy);
  planned.check("the copy's own arrays");
  api.destroy_plan(copy);
}

TYPED_TEST(RelinkOf, C2rOfTwoDimensions_KeepsItsInputWhereAsked) {
  using Real = TypeParam;
  auto const& api = ours<Real>();
  RandomShape const shape{{{{16, 9, 16, Sum::backward}, {16, 1, 1, Sum::backward}}, {}, Halved::input}, false};
  Buffers<Real> buffers(shape, 3);
  auto const plan =
      api.plan_dft_c2r_2d(16, 16, this->pairs(buffers.in()), buffers.out(), FFTW_ESTIMATE | FFTW_PRESERVE_INPUT);
  ASSERT_NE(plan, nullptr) << last_error();
  api.execute(plan);
  api.destroy_plan(plan);
  buffers.check("preserved");
  EXPECT_TRUE(buffers.input_is_untouched());
}

}  // namespace
}  // namespace TeamFFT::Test
