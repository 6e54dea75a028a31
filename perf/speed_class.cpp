// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "speed_class.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <vector>

namespace TeamFFT::Impl::Bench {

namespace {

SpeedClass in_scratch(std::size_t N, std::size_t P) {
  if (N <= 16) return {{}, "N <= 16", 0.96};
  if (P <= 7) return {{}, "N <= 4096, P <= 7", 0.95};
  if (P <= 13) return {{}, "N <= 4096, P 11, 13", 0.92};
  if (P <= 31 && N == P) return {{}, "primes 17..31", 0.93};
  if (P <= 31) return {{}, "N <= 4096, composites with P 17..31", 0.85};
  if (P <= 127) return {{}, "N <= 4096, P 37..127", 0.65};
  if (is_smooth(P - 1, 13)) return {{}, "N <= 4096, P > 127, P - 1 13-smooth", 0.55};
  return {{}, "N <= 4096, P > 127, others", 0.33};
}

SpeedClass above_scratch(std::size_t N, std::size_t P, Precision precision) {
  bool const single = precision == Precision::f32;
  if (P > 127) return {{}, "N > 4096, P > 127", 0.15};
  if (P > 13) return {{}, "N > 4096, P 17..127", 0.30};
  if (N == 8192 && single) return {{}, "N = 8192", 0.95};
  if (N <= 8192) return {{}, "4097..8192, P <= 13", single ? 0.88 : 0.80};
  if (N <= 16384 && single) return {{}, "8193..16384, P <= 13", 0.85};
  if (N <= (std::size_t(1) << 20)) return {{}, single ? "16385..2^20, P <= 13" : "8193..2^20, P <= 13", 0.47};
  if (P <= 7) return {{}, "2^20..2^27, P <= 7", 0.42};
  return {{}, "2^20..2^27, P 11, 13", {}};
}

/// The length of the complex lines that a transform of n elements is compared with.
std::size_t compared_length(Axis const& axis) {
  std::size_t const logical = logical_length(axis.kind, axis.length);
  return std::max<std::size_t>(1, is_trigonometric(axis.kind) ? logical / 2 : logical);
}

SpeedClass class_of_axes(Problem const& problem) {
  std::size_t points = 1, P = 1;
  for (auto const& axis : problem.axes) {
    points *= compared_length(axis);
    P = std::max(P, largest_prime_factor(compared_length(axis)));
  }
  std::size_t const rank = problem.axes.size();
  std::string const dimensions = std::to_string(rank) + "-D";
  if (rank > 3) return {{}, dimensions, {}};
  if (P > 13) return {{}, dimensions + ", P > 13", {}};
  if (rank == 2)
    return points <= std::size_t{1} << 20 ? SpeedClass{{}, "2-D to 1024^2", 0.46}
                                          : SpeedClass{{}, "2-D above 1024^2", 0.43};
  return points <= std::size_t{1} << 21 ? SpeedClass{{}, "3-D to 128^3", 0.31}
                                        : SpeedClass{{}, "3-D above 128^3", 0.29};
}

/// Lines side by side, elements apart: a middle or the outer axis of a packed View.
bool is_across(Problem const& problem) {
  auto const is_next = [](Batch const& batch) { return batch.stride_in == 1 && batch.stride_out == 1; };
  return problem.axes[0].stride_in > 1 && problem.axes[0].stride_out > 1 &&
         std::any_of(problem.batch.begin(), problem.batch.end(), is_next);
}

/// Tokens name strides that are not the packed ones.
bool is_packed(Problem const& problem) {
  auto const token = problem.token();
  return token.find("_is") == std::string::npos && token.find("_os") == std::string::npos;
}

SpeedClass class_of_lengths(Problem const& problem) {
  if (is_packed(problem))
    return problem.axes.size() == 1 ? line_class(compared_length(problem.axes[0]), problem.precision)
                                    : class_of_axes(problem);
  if (problem.axes.size() != 1 || !is_across(problem)) return {{}, "other strides", {}};
  std::size_t const N = compared_length(problem.axes[0]);
  if (N <= 4096 && is_smooth(N, 13)) return {{}, "middle or outer axis, N <= 4096, P <= 13", 0.88};
  return {{}, "middle or outer axis, others", {}};
}

/// Kinds that share targets, and the fraction of the complex ones that is asked of them.
struct Family {
  char const* name;
  double of_complex;
};

Family family_of(Kind kind) {
  switch (kind) {
    case Kind::c2c_forward:
    case Kind::c2c_backward: return {"c2c", 1};
    case Kind::r2c:
    case Kind::c2r: return {"r2c, c2r", 0.9};
    case Kind::r2hc:
    case Kind::hc2r:
    case Kind::dht: return {"r2hc, hc2r, dht", 0.9 * 0.9};
    case Kind::dct1:
    case Kind::dct4:
    case Kind::dst1:
    case Kind::dst4: return {"dct, dst 1, 4", 0.9 * 0.65};
    default: return {"dct, dst 2, 3", 0.9 * 0.85};
  }
}

/// Of a problem's axes, the one of which least is asked.
Family family_of(Problem const& problem) {
  Family least = family_of(problem.axes[0].kind);
  for (auto const& axis : problem.axes)
    if (auto const family = family_of(axis.kind); family.of_complex < least.of_complex) least = family;
  return least;
}

}  // namespace

SpeedClass line_class(std::size_t N, Precision precision) {
  std::size_t const P = largest_prime_factor(N);
  return N <= 4096 ? in_scratch(N, P) : above_scratch(N, P, precision);
}

SpeedClass speed_class(Problem const& problem, std::size_t bytes, std::size_t large_bytes) {
  if (problem.axes.empty()) return {"copy", "no axis", {}};
  auto result = class_of_lengths(problem);
  auto const family = family_of(problem);
  result.group = family.name;
  if (problem.placement == Placement::in_place) result.group += ", in place";
  if (bytes < large_bytes) {
    result.group += ", batch " + std::to_string(problem.batch_count());
    result.target.reset();
  }
  if (result.target) *result.target *= family.of_complex;
  return result;
}

}  // namespace TeamFFT::Impl::Bench
