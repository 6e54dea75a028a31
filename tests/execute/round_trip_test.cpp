// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// There and back: a kind and its inverse in one to three dimensions give the input, packed, strided, in place, cropped
// and padded.
#include "kind_run.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

/// The problem from a kind's output back to its input: Views, strides and extents change sides.
Problem inverse(Problem problem) {
  for (auto& axis : problem.axes) {
    axis.kind = inverse_of(axis.kind);
    std::swap(axis.stride_in, axis.stride_out);
    axis.extent_in = Impl::input_extent(axis.kind, axis.length);
  }
  for (auto& batch : problem.batch) std::swap(batch.stride_in, batch.stride_out);
  return problem;
}

struct Trip {
  std::string name;
  std::vector<Kind> kinds;
  std::vector<std::size_t> lengths;

  friend std::ostream& operator<<(std::ostream& os, Trip const& trip) { return os << trip.name; }
};

std::vector<Trip> trips() {
  using enum Kind;
  std::vector<Trip> list;
  auto const add = [&](std::string const& name, std::vector<Kind> const& kinds,
                       std::vector<std::size_t> const& lengths) {
    std::string text = name;
    for (auto n : lengths) (text += '_') += std::to_string(n);
    list.push_back({text, kinds, lengths});
  };
  for (std::size_t n : {1, 2, 3, 16, 17, 30, 97, 210, 251, 1000, 1009, 4096, 6007, 65536, 65537, 100000})
    add("rfft", {r2c}, {n});
  for (auto const& shape : std::vector<std::vector<std::size_t>>{
           {1, 1}, {8, 8}, {7, 9}, {17, 6}, {6, 17}, {64, 100}, {31, 37}, {1, 16}, {16, 1}})
    add("rfft2", {c2c_forward, r2c}, shape);
  for (auto const& shape :
       std::vector<std::vector<std::size_t>>{{4, 6, 8}, {3, 5, 7}, {8, 1, 9}, {13, 17, 19}, {32, 16, 24}})
    add("rfftn", {c2c_forward, c2c_forward, r2c}, shape);
  for (auto kind : real_to_real_kinds) {
    auto const name = std::string(Impl::row_of(kind).name);
    for (std::size_t n : {2, 3, 16, 17, 65, 100, 509, 1024, 4099}) add(name, {kind}, {n});
    add(name + "2", {kind, kind}, {12, 17});
    add(name + "n", {kind, kind, kind}, {5, 8, 9});
    add(name + "_rfft", {kind, r2c}, {9, 16});
    add(name + "_fft", {kind, c2c_forward}, {16, 9});
  }
  return list;
}

/// The error of the way back is amplified by the condition of the kind: an end element, or a half spectrum against the
/// whole, weighs sqrt(2) times more or less, in a dct1 twice.
long double condition_of(Problem const& problem) {
  long double condition = 1;
  for (auto const& axis : problem.axes) {
    if (axis.kind == Kind::dct1) condition *= 2;
    if (axis.kind == Kind::r2c || axis.kind == Kind::dct2 || axis.kind == Kind::dct3 || axis.kind == Kind::dst2 ||
        axis.kind == Kind::dst3)
      condition *= std::numbers::sqrt2_v<long double>;
  }
  return condition;
}

class RoundTrip : public testing::TestWithParam<Trip> {
 protected:
  Accuracy accuracy;

  /// `in` there and back; the elements that the way back writes are those of `in`.
  template <class Real>
  void check(Problem const& there) {
    auto const back = inverse(there);
    SCOPED_TRACE(there.token() + " and back");
    auto const in = random_values<Real>(memory_in(there), 4);
    auto spectrum = run_numbers(there, {}, in).after;
    auto const returned = run_numbers(back, {}, spectrum).after;
    auto const lengths = lengths_of(there);
    long double N = 1;  // by the lengths: Normalization knows which way a kind goes, and hc2r goes back
    for (std::size_t const n : lengths) N *= static_cast<long double>(n);
    Line x, y;
    for_each_transform(there, [&](std::ptrdiff_t base, std::ptrdiff_t) {
      for (auto offset : offsets_in(there)) {
        auto const at = static_cast<std::size_t>(base + offset);
        if (there.input_is_real()) {
          x.emplace_back(in[at]), y.emplace_back(returned[at] / N);
        } else {
          x.emplace_back(in[2 * at], in[2 * at + 1]), y.emplace_back(returned[2 * at] / N, returned[2 * at + 1] / N);
        }
      }
    });
    accuracy.expect(relative_l2(y, x), (condition_of(there) + 1) * error_bound(rounding<Real>, lengths),
                    there.token() + " and back");
  }

  [[nodiscard]] Problem packed_trip(Precision precision, Placement placement) const {
    // Beside c2c data are complex, so that the way back ends in the input's Views.
    bool const beside_c2c = std::ranges::count(GetParam().kinds, Kind::c2c_forward) > 0 &&
                            std::ranges::count(GetParam().kinds, Kind::r2c) == 0;
    return packed(GetParam().kinds, GetParam().lengths, 3, precision, placement,
                  beside_c2c ? Data::complex : Data::real);
  }
};

TEST_P(RoundTrip, OutOfPlace_GivesTheInputBack) {
  check<float>(packed_trip(Precision::f32, Placement::out_of_place));
  check<double>(packed_trip(Precision::f64, Placement::out_of_place));
}

TEST_P(RoundTrip, InPlace_GivesTheInputBack) {
  check<float>(packed_trip(Precision::f32, Placement::in_place));
  check<double>(packed_trip(Precision::f64, Placement::in_place));
}

/// Gaps between all elements, of another size on each side.
TEST_P(RoundTrip, Strided_GivesTheInputBack) {
  for (auto precision : {Precision::f32, Precision::f64}) {
    auto problem = packed_trip(precision, Placement::out_of_place);
    for (auto& axis : problem.axes) axis.stride_in *= 3, axis.stride_out *= 2;
    for (auto& batch : problem.batch)
      batch.stride_in = 3 * batch.stride_in + 1, batch.stride_out = 2 * batch.stride_out + 3;
    precision == Precision::f32 ? check<float>(problem) : check<double>(problem);
  }
}

INSTANTIATE_TEST_SUITE_P(Of, RoundTrip, testing::ValuesIn(trips()), testing::PrintToStringParamName());

/// A line padded to n, and its spectrum cropped: the definition's sums over what is there, both ways.
TEST(RoundTrips, CroppedAndPadded_AreTheSumsOverWhatIsThere) {
  Accuracy accuracy;
  for (auto kind : real_kinds)
    for (std::size_t n : {8, 15, 16, 34, 60, 97})
      for (std::size_t extent : {n / 3 + 1, n / 2 + 1, n, n + 5}) {
        auto line = packed({kind}, {n}, 40, Precision::f64);
        line.axes[0].extent_in = extent;
        line.batch[0].stride_in = static_cast<std::ptrdiff_t>(extent);
        check_problem<double>(accuracy, line);
        if (kind == Kind::c2r || kind == Kind::r2c) {
          line.conjugated = true;
          check_problem<double>(accuracy, line);
        }
        auto square =
            packed({kind == Kind::c2r ? Kind::c2c_backward : Kind::c2c_forward, kind}, {6, n}, 2, Precision::f32);
        square.axes[0].extent_in = extent % 5 + 3;
        square.axes[1].extent_in = extent;
        square.axes[0].stride_in = static_cast<std::ptrdiff_t>(extent);
        square.batch[0].stride_in = static_cast<std::ptrdiff_t>(extent * square.axes[0].extent_in);
        check_problem<float>(accuracy, square);
      }
}

}  // namespace
}  // namespace TeamFFT::Test
