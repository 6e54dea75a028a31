// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slot-line kernel with functors at its ends, on teams of host threads: they read and write what the launch has in
// memory, and count their calls.
#include "kernel_teams.hpp"

#include <TeamFFT/device/engines/slot_line/slot_line.hpp>

#include <gtest/gtest.h>

#include <map>

namespace TeamFFT::Test {
namespace {

using Impl::CalledEnds;

using Calls = std::map<std::int64_t, int>;  ///< of each offset

/// Functors of reals or of complex elements at the pass' own memory.
template <class Real, bool real_source, bool real_sink>
struct CountedEnds {
  static constexpr bool are_called = true, has_pairs = false, from_reals = real_source, to_reals = real_sink;
  template <bool is_complex>
  static constexpr bool has_source = is_complex != real_source;
  template <bool is_complex>
  static constexpr bool has_sink = is_complex != real_sink;
  static bool calls_source(std::uint16_t flags) { return (flags & Impl::line_wise_called_load) != 0; }
  static bool calls_sink(std::uint16_t flags) { return (flags & Impl::line_wise_called_store) != 0; }

  Real const* from;
  Real* to;
  Calls *reads, *writes;

  struct Along {
    CountedEnds const& ends;
    std::int64_t first, stride;

    [[nodiscard]] auto element(std::uint32_t number) const { return ends.read(first + number * stride); }
    void take(std::uint32_t number, Real v) const { ends.write(first + number * stride, v); }
    template <unsigned R, class Number, class Get>
    void load(Number const& number, Get const& get) const {
      Impl::static_for<R>([&](auto r) { get(r) = element(number(decltype(r)::value)); });
    }
    template <unsigned R, class Number, class Stores, class Get>
    void store(Number const& number, Stores const& is_stored, Get const& get) const {
      Impl::static_for<R>([&](auto r) {
        if (is_stored(decltype(r)::value)) ends.write(first + number(decltype(r)::value) * stride, get(r));
      });
    }
  };
  [[nodiscard]] Along source_along(std::int64_t offset, std::int64_t stride) const { return {*this, offset, stride}; }
  [[nodiscard]] Along sink_along(std::int64_t offset, std::int64_t stride) const { return {*this, offset, stride}; }

 private:
  [[nodiscard]] auto read(std::int64_t at) const {
    ++(*reads)[at];
    if constexpr (real_source)
      return from[at];
    else
      return Impl::Complex<Real>{from[2 * at], from[2 * at + 1]};
  }
  template <class Value>
  void write(std::int64_t at, Value const& v) const {
    ++(*writes)[at];
    if constexpr (real_sink) {
      to[at] = v;
    } else {
      to[2 * at] = v.re;
      to[2 * at + 1] = v.im;
    }
  }
};

/// A pass by the body of either launch.
template <Impl::SlotEnds ends, class Scalar, class Calls>
void run_called(Impl::PassArguments<Scalar> const& a, Impl::Kernel const& kernel, Calls const& calls) {
  using Form = Impl::CalledSlotForm<Scalar, ends, Impl::SlotCalls::functors>;
  auto const& shape = std::get<Impl::SlotShape>(kernel.shape);
  Impl::PassArguments<Scalar, Calls> const called{a, calls};
  run_teams(teams_of(a), kernel.choice.team_size, a.scratch_bytes, [&](ThreadMember const& member, char* scratch) {
    if (kernel.choice.launch == Launch::native)
      Impl::slot_line_kernel<Form>(member, called, shape, scratch);
    else
      Impl::called_slot_line_kernel<Form>(member, Impl::SlotCall<Scalar>(a, shape.numbers), calls, scratch);
  });
}

/// Passes that call a functor by the kernel for them, others by theirs.
template <class Scalar, bool real_source, bool real_sink>
struct CalledLaunch {
  Calls *reads, *writes;
  mutable std::vector<Impl::SlotEnds> launched = {};
  ScratchLineLaunch others = {};

  void operator()(Impl::PassArguments<Scalar> const& a, Impl::Kernel const& kernel) const {
    using enum Impl::SlotEnds;
    if ((a.maps.flags & (Impl::line_wise_called_load | Impl::line_wise_called_store)) == 0) return others(a, kernel);
    CountedEnds<Scalar, real_source, real_sink> const calls{a.source, a.target, reads, writes};
    auto const ends = std::get<Impl::SlotLineChoice>(kernel.choice.engine).ends;
    launched.push_back(ends);
    if constexpr (real_source && real_sink) {
      if (ends == interleaved_to_rotated) return run_called<interleaved_to_rotated>(a, kernel, calls);
      if (ends == rotated_to_interleaved) return run_called<rotated_to_interleaved>(a, kernel, calls);
      if (ends == twisted) return run_called<twisted>(a, kernel, calls);
      if (ends == extended) return run_called<extended>(a, kernel, calls);
    } else {
      if (ends == called) return run_called<called>(a, kernel, calls);
      if constexpr (real_source)
        if (ends == to_half_spectrum) return run_called<to_half_spectrum>(a, kernel, calls);
      if constexpr (real_sink)
        if (ends == from_half_spectrum) return run_called<from_half_spectrum>(a, kernel, calls);
    }
    ADD_FAILURE() << "no kernel for ends " << static_cast<int>(ends);
  }
};

std::size_t elements_of(Problem const& problem, bool input) {
  std::size_t elements = problem.batch_count();
  for (auto const& axis : problem.axes) elements *= input ? axis.extent_in : Impl::extent_out(axis);
  return elements;
}

/// The problem with a source, with a sink and with both: results, and calls of a source at least once for each element,
/// of a sink once.
template <class Real, bool real_source, bool real_sink>
void expect_called(Accuracy& accuracy, Problem const& problem,
                   std::vector<CalledEnds> const& all = {{true, false}, {false, true}, {true, true}}) {
  for (auto const& machine : {h200(), mi300x()})
    for (auto const ends : all) {
      Calls reads, writes;
      CalledLaunch<Real, real_source, real_sink> const launch{&reads, &writes};
      CalledEnds const functors{ends.source, ends.sink, ends.source, ends.sink};
      expect_by_passes<Real>(accuracy, problem, Impl::make_passes(problem, machine, {.rows = false}, functors), machine,
                             launch);
      EXPECT_EQ(launch.launched.empty(), false) << problem.token();
      EXPECT_EQ(reads.size(), ends.source ? elements_of(problem, true) : 0u) << problem.token();
      EXPECT_EQ(writes.size(), ends.sink ? elements_of(problem, false) : 0u) << problem.token();
      for (auto const& [offset, count] : writes) EXPECT_EQ(count, 1) << offset << ' ' << problem.token();
    }
}

template <class Real>
void expect_complex(Accuracy& accuracy, Problem const& problem) {
  expect_called<Real, false, false>(accuracy, problem);
}

TEST(CalledKernel, EqualsTheOracle_OfComplexLines) {
  Accuracy accuracy;
  for (std::size_t N : {8, 15, 26, 64, 100, 130, 385, 720, 1001, 1024, 4096}) {
    expect_complex<float>(accuracy, packed({N}, 5, Precision::f32));
    expect_complex<double>(accuracy, packed({N}, 3, Precision::f64, Direction::backward));
    expect_complex<float>(accuracy, lines_with_gaps(N, Precision::f32));
  }
}

TEST(CalledKernel, EqualsTheOracle_OfStridedPaddedAndCroppedLines) {
  Accuracy accuracy;
  for (std::size_t N : {26, 64, 385}) {
    auto problem = packed({N}, 13, Precision::f64);
    problem.axes[0].stride_in = problem.axes[0].stride_out = 16;
    problem.batch[0].stride_in = problem.batch[0].stride_out = 1;
    expect_complex<double>(accuracy, problem);
    for (std::size_t extent : {N - 7, std::size_t{3}}) {  // fewer elements than the first stage's butterflies begin at
      problem.axes[0].extent_in = extent;
      expect_called<double, false, false>(accuracy, problem, {{true, false}, {true, true}});
    }
  }
}

TEST(CalledKernel, EqualsTheOracle_OfLongLinesAndSeveralAxes) {
  Accuracy accuracy;
  expect_complex<float>(accuracy, packed({std::size_t{1} << 16}, 1, Precision::f32));
  expect_complex<double>(accuracy, packed({20, 9, 64}, 2, Precision::f64, Direction::backward));
}

TEST(CalledKernel, EqualsTheOracle_OfHalfSpectra) {
  Accuracy accuracy;
  for (std::size_t N : {32, 45, 66, 143, 260, 1001, 1820, 4096}) {
    expect_called<float, true, false>(accuracy, packed({Kind::r2c}, {N}, 5, Precision::f32));
    expect_called<double, true, false>(accuracy, packed({Kind::r2c}, {N}, 3, Precision::f64));
    expect_called<float, false, true>(accuracy, packed({Kind::c2r}, {N}, 3, Precision::f32));
    expect_called<double, false, true>(accuracy, packed({Kind::c2r}, {N}, 5, Precision::f64));
  }
}

TEST(CalledKernel, EqualsTheOracle_OfPaddedRealsAndRealBoxes) {
  Accuracy accuracy;
  auto padded = packed({Kind::r2c}, {66}, 5, Precision::f32);
  for (std::size_t extent : {61, 5}) {
    padded.axes[0].extent_in = extent;
    expect_called<float, true, false>(accuracy, padded, {{true, false}, {true, true}});
  }
  auto spectra = packed({Kind::c2r}, {66}, 5, Precision::f64);
  for (std::size_t extent : {20, 5}) {
    spectra.axes[0].extent_in = extent;
    expect_called<double, false, true>(accuracy, spectra, {{true, false}, {true, true}});
  }
  for (std::size_t n : {36, 45}) {
    expect_called<double, true, false>(accuracy, packed({Kind::c2c_forward, Kind::r2c}, {20, n}, 2, Precision::f64));
    expect_called<double, false, true>(accuracy, packed({Kind::c2c_backward, Kind::c2r}, {20, n}, 2, Precision::f64));
  }
}

TEST(CalledKernel, EqualsTheOracle_OfTrigonometricKinds) {
  Accuracy accuracy;
  for (auto kind : {Kind::dct1, Kind::dct2, Kind::dct3, Kind::dct4, Kind::dst1, Kind::dst2, Kind::dst3, Kind::dst4})
    for (std::size_t n : {36, 64, 65, 128, 1000}) {
      if (kind != Kind::dct1 && kind != Kind::dst1 && n % 2 != 0) continue;
      // the real line that it is has 2n elements
      std::size_t const length = kind == Kind::dct1 ? n + 1 : kind == Kind::dst1 ? n - 1 : n;
      expect_called<double, true, true>(accuracy, packed({kind}, {length}, 3, Precision::f64));
    }
}

/// What these kernels cannot do has no plan: ends that are called find a copy in memory then.
TEST(CalledKernel, IsForFewLengths) {
  for (char const* token :
       {"c2c_f32_fwd_n509_b8_oop", "c2c_f32_fwd_n13_b8_oop", "c2c_f32_fwd_n68_b8_oop", "c2c_f32_fwd_n6_b8_oop",
        "r2c_f64_n286_b8_oop", "dct2_f32_n91_b8_oop", "r2c_f64_n1009_b8_oop", "dct2_f32_complex_n64_b8_oop"})
    EXPECT_THROW(static_cast<void>(Impl::make_passes(Problem::parse(token), h200(), {}, {true, false, true, false})),
                 Error)
        << token;
}

}  // namespace
}  // namespace TeamFFT::Test
