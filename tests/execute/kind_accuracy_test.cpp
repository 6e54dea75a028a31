// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Accuracy of the real kinds at long lengths, and by algebra where no oracle is needed: impulses, sums, shifts, energy,
// inverses.
#include "kind_lines.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

namespace TeamFFT::Test {
namespace {

std::string name(Kind kind) { return std::string(Impl::row_of(kind).name); }

template <class Real>
void check_long_length(Accuracy& accuracy, Kind kind, std::size_t n, Placement placement) {
  KindLines<Real>(kind, n, KindLines<Real>::Oracle::fast).check(accuracy, 1, placement, {});
}

/// Half of all lengths in each precision.
class LongKind : public testing::TestWithParam<Kind> {};

TEST_P(LongKind, PowersOfTwo_KeepTheBound) {
  Accuracy accuracy;
  for (unsigned exponent = 9; exponent <= 20; ++exponent) {
    std::size_t const n = (std::size_t{1} << exponent) + (GetParam() == Kind::dct1) - (GetParam() == Kind::dst1);
    if ((exponent + static_cast<unsigned>(GetParam())) % 2)
      check_long_length<float>(accuracy, GetParam(), n, Placement::out_of_place);
    else
      check_long_length<double>(accuracy, GetParam(), n, Placement::in_place);
  }
}

TEST_P(LongKind, RandomLengths_KeepTheBound) {
  Accuracy accuracy;
  Random random(static_cast<std::uint64_t>(GetParam()) + 50);
  for (int i = 0; i < 20; ++i) {
    auto const n = static_cast<std::size_t>(std::exp2(8 + 10 * (i + 0.5 + 0.49 * random.uniform<double>()) / 20));
    if (i % 2)
      check_long_length<float>(accuracy, GetParam(), n, Placement::in_place);
    else
      check_long_length<double>(accuracy, GetParam(), n, Placement::out_of_place);
  }
}

/// Long primes, and those of which the half, the double or a neighbour is what a transform is about.
TEST_P(LongKind, PrimesAndTheirNeighbours_KeepTheBound) {
  Accuracy accuracy;
  for (std::size_t prime : {509, 1021, 4093, 8191, 16381, 65537})
    for (std::size_t n : {prime - 1, prime, prime + 1, 2 * prime}) {
      if ((prime + n) % 4 < 2)
        check_long_length<float>(accuracy, GetParam(), n, Placement::out_of_place);
      else
        check_long_length<double>(accuracy, GetParam(), n, Placement::in_place);
    }
}

INSTANTIATE_TEST_SUITE_P(Of, LongKind, testing::ValuesIn(real_kinds),
                         [](auto const& info) { return name(info.param); });

std::vector<std::size_t> algebra_lengths(Kind kind) {
  std::vector<std::size_t> lengths;
  for (std::size_t n = Impl::row_of(kind).smallest; n <= 4096; n += n < 40 ? 1 : n / 8) lengths.push_back(n);
  for (std::size_t n : {4093, 4095, 4096, 4097, 5040, 10007, 16384, 30030, 65536}) lengths.push_back(n);
  return lengths;
}

/// One line through a plan: elements in, elements out.
template <class Real>
Line transformed_line(Kind kind, std::size_t n, Line const& x) {
  auto const problem = packed({kind}, {n}, 1, precision_of<Real>);
  std::vector<Real> in;
  for (auto v : x) {
    in.push_back(static_cast<Real>(v.real()));
    if (!problem.input_is_real()) in.push_back(static_cast<Real>(v.imag()));
  }
  auto const out = run_numbers(problem, {}, in).after;
  Line y(Impl::output_extent(kind, n));
  for (std::size_t k = 0; k < y.size(); ++k)
    y[k] = problem.output_is_real()
               ? Wide{static_cast<long double>(out[k])}
               : Wide{static_cast<long double>(out[2 * k]), static_cast<long double>(out[2 * k + 1])};
  return y;
}

/// Integers below 2^18, so that sums of two are exact in float; c2r gets a half spectrum, the others real elements.
Line integer_line(Kind kind, std::size_t n, std::uint64_t seed) {
  Random random(seed);
  auto const integer = [&] { return static_cast<long double>(random.below(1 << 18)) - (1 << 17); };
  Line x(Impl::input_extent(kind, n));
  for (auto& v : x) v = {integer(), kind == Kind::c2r ? integer() : 0};
  if (kind != Kind::c2r) return x;
  x.front() = x.front().real();
  if (n % 2 == 0) x.back() = x.back().real();
  return x;
}

long double norm_of_line(Line const& x) {
  long double sum = 0;
  for (auto v : x) sum += std::norm(v);
  return std::sqrt(sum);
}

/// The norm of the whole line of which x is half a spectrum.
long double norm_of_spectrum(Line const& x, std::size_t n) {
  return norm_of_line(KindOracle::hermitian_extension(n, x));
}

/// The same of a half-complex line, and of a line that the other kinds have.
long double norm_of_reals(Kind kind, Line const& x) {
  if (kind != Kind::r2hc) return norm_of_line(x);
  long double sum = 0;
  for (std::size_t k = 0; k < x.size(); ++k) sum += (k == 0 || 2 * k == x.size() ? 1 : 2) * std::norm(x[k]);
  return std::sqrt(sum);
}

/// Calls body(Real{}, n, bound, what) for every length of the kind in both precisions.
class KindAlgebra : public testing::TestWithParam<Kind> {
 protected:
  Accuracy accuracy;
  Kind const kind = GetParam();

  /// A kind and a line of which the transform must be y, which begins as the transform of x by this kind.
  [[nodiscard]] std::pair<Kind, Line> counterpart(std::size_t n, Line x, Line& y) const {
    if (kind == Kind::c2r) {  // the conjugated half spectrum gives the mirrored line
      for (auto& v : x) v = std::conj(v);
      std::reverse(y.begin() + 1, y.end());
      return {kind, x};
    }
    if (kind == Kind::r2c) {
      std::size_t const shift = n / 2 + (n > 2);
      for (std::size_t k = 0; k < y.size(); ++k) y[k] = multiply(y[k], Impl::root_of_unity<long double>(shift * k, n));
      std::ranges::rotate(x, x.end() - static_cast<std::ptrdiff_t>(shift % n));
      return {kind, x};
    }
    // the imaginary parts of a half-complex line are those of the mirrored line with the other sign
    if (!Impl::is_trigonometric(kind)) {
      auto const mirror = [&](Line& line, bool is_half_complex) {
        if (!is_half_complex) std::reverse(line.begin() + 1, line.end());
        for (std::size_t k = n / 2 + 1; is_half_complex && k < n; ++k) line[k] = -line[k];
      };
      mirror(x, kind == Kind::hc2r);
      mirror(y, kind == Kind::r2hc);
      return {kind, x};
    }
    bool const type_1 = kind == Kind::dct1 || kind == Kind::dst1, type_2 = kind == Kind::dct2 || kind == Kind::dst2;
    Kind const other = type_1 ? kind : static_cast<Kind>(static_cast<int>(kind) + (kind < Kind::dst1 ? 4 : -4));
    std::ranges::reverse(type_2 ? y : x);
    auto& alternating = type_2 ? x : y;
    for (std::size_t k = 1; k < alternating.size(); k += 2) alternating[k] = -alternating[k];
    return {other, x};
  }

  template <class Body>
  void for_each_length(Body const& body) {
    for (auto n : algebra_lengths(kind)) {
      auto const what = [&](char const* precision) { return name(kind) + " " + precision + " " + std::to_string(n); };
      std::size_t const N = Impl::logical_length(kind, n);
      long double const slack = single_line_slack(packed({kind}, {n}, 1, Precision::f32));
      body(float{}, n, slack * error_bound(rounding<float>, N), what("f32"));
      body(double{}, n, slack * error_bound(rounding<double>, N), what("f64"));
    }
  }
};

/// What an element of size 1 at j becomes, by the table in kinds.hpp.
Line row_of_roots(Kind kind, std::size_t n, std::size_t j, Wide one) {
  Line y(Impl::output_extent(kind, n));
  if (!Impl::is_trigonometric(kind)) {
    for (std::size_t k = 0; k < y.size(); ++k) y[k] = Impl::root_of_unity<long double>(j * k, n);
    if (kind == Kind::r2c) return y;
    if (Impl::is_real_to_real(kind)) {
      bool const ends = j == 0 || 2 * j == n;
      for (std::size_t k = 0; k < n; ++k) {
        long double const cosine = y[k].real(), sine = -y[k].imag();
        if (kind == Kind::hc2r)
          y[k] = ends ? cosine : 2 * (2 * j < n ? cosine : sine);
        else
          y[k] = kind == Kind::dht ? cosine + sine : 2 * k <= n ? cosine : sine;
      }
      return y;
    }
    bool const alone = j == 0 || 2 * j == n;
    for (auto& v : y) v = alone ? one.real() * v.real() : 2 * multiply(one, std::conj(v)).real();
    return y;
  }
  auto const s = trigonometric_sum(kind, n);
  for (std::size_t k = 0; k < n; ++k) {
    auto const root = Impl::root_of_unity<long double>(s.p(j) * s.q(k), s.M);
    y[k] = s.weight(j) * (s.sine ? -root.imag() : root.real());
  }
  return y;
}

TEST_P(KindAlgebra, OfAnImpulse_IsARowOfRoots) {
  for_each_length([&]<class Real>(Real, std::size_t n, long double bound, std::string const& what) {
    auto const extent = Impl::input_extent(kind, n);
    for (std::size_t j : {std::size_t{0}, extent / 3, extent - 1})
      for (Wide one : {Wide{1, 0}, Wide{0, 1}}) {
        bool const imaginary_counts = kind == Kind::c2r && j != 0 && 2 * j != n;
        if (one.imag() != 0 && !imaginary_counts) continue;
        Line x(extent);
        x[j] = one;
        accuracy.expect(relative_l2(transformed_line<Real>(kind, n, x), row_of_roots(kind, n, j, one)), bound,
                        what + " impulse at " + std::to_string(j));
      }
  });
}

TEST_P(KindAlgebra, OfASum_IsTheSum) {
  for_each_length([&]<class Real>(Real, std::size_t n, long double bound, std::string const& what) {
    Line const x = integer_line(kind, n, n), y = integer_line(kind, n, n + 1);
    Line sum = x;
    for (std::size_t j = 0; j < sum.size(); ++j) sum[j] += y[j];
    Line const X = transformed_line<Real>(kind, n, x), Y = transformed_line<Real>(kind, n, y),
               S = transformed_line<Real>(kind, n, sum);
    Line expected = X;
    for (std::size_t k = 0; k < expected.size(); ++k) expected[k] += Y[k];
    // Each of the three is within the bound of its own size; their difference within the sum (triangle inequality).
    accuracy.expect(relative_l2(S, expected),
                    bound * (norm_of_line(X) + norm_of_line(Y) + norm_of_line(S)) / norm_of_line(expected), what);
  });
}

/// r2c and c2r keep the norm times sqrt(n); a dct or dst with SciPy's end elements does, times sqrt(N).
TEST_P(KindAlgebra, Energy_IsKept) {
  for_each_length([&]<class Real>(Real, std::size_t n, long double bound, std::string const& what) {
    Line x = integer_line(kind, n, n);
    Line const y = transformed_line<Real>(kind, n, x);
    auto const N = static_cast<long double>(Impl::logical_length(kind, n));
    long double before = 0, after = 0;
    if (kind == Kind::r2c) {
      before = norm_of_line(x), after = norm_of_spectrum(y, n);
    } else if (kind == Kind::c2r) {
      before = norm_of_spectrum(x, n), after = norm_of_line(y);
    } else {
      // With D_in and D_out the diagonals of `orthogonalize`, D_out C D_in / sqrt(N) is orthogonal; x = D_in x' has
      // 1/D_in = D_out of the inverse kind.
      orthogonalize_output(inverse_of(kind), x);
      Line z = y;
      orthogonalize_output(kind, z);
      before = norm_of_reals(inverse_of(kind), x), after = norm_of_reals(kind, z);
    }
    before *= std::sqrt(N);
    long double const own = rounding<long double> * std::sqrt(N);
    // The error of y may lie in the elements that the end factors or the mirrored half of a spectrum weigh most: by
    // sqrt(2) at most.
    accuracy.expect(std::abs(after - before) / before, std::numbers::sqrt2_v<long double> * bound + own, what);
  });
}

/// The product ||C|| ||1/C|| of a kind's matrix C: the end elements count sqrt(2) times less or more in y, in x or
/// (dct1) in both; half a spectrum counts twice but for its ends.
long double condition_of(Kind kind) {
  switch (kind) {
    case Kind::dct1: return 2;
    case Kind::dct4:
    case Kind::dht:
    case Kind::dst1:
    case Kind::dst4: return 1;
    default: return std::numbers::sqrt2_v<long double>;
  }
}

TEST_P(KindAlgebra, Inverse_GivesTheLineBack) {
  for_each_length([&]<class Real>(Real, std::size_t n, long double bound, std::string const& what) {
    Line const x = integer_line(kind, n, n);
    Line const y = transformed_line<Real>(kind, n, x);
    Line z = transformed_line<Real>(inverse_of(kind), n, y);
    for (auto& v : z) v /= static_cast<long double>(Impl::logical_length(kind, n));
    accuracy.expect(relative_l2(z, x), (condition_of(kind) + 1) * bound, what);
  });
}

/// r2c of a line turned by s elements; c2r of the conjugated half spectrum; a dct against the dst of the mirrored line:
/// dst2 x = mirror(dct2((-1)^j x)), dst3 and dst4 x = (-1)^k dct(mirror(x)), and a type 1 of the mirrored line against
/// that of the line.
TEST_P(KindAlgebra, OfATurnedOrMirroredLine_IsWhatItMustBe) {
  for_each_length([&]<class Real>(Real, std::size_t n, long double bound, std::string const& what) {
    Line const x = integer_line(kind, n, n);
    Line expected = transformed_line<Real>(kind, n, x);
    auto const [other, line] = counterpart(n, x, expected);
    accuracy.expect(relative_l2(transformed_line<Real>(other, n, line), expected), 2 * bound, what);
  });
}

INSTANTIATE_TEST_SUITE_P(Of, KindAlgebra, testing::ValuesIn(real_kinds),
                         [](auto const& info) { return name(info.param); });

}  // namespace
}  // namespace TeamFFT::Test
