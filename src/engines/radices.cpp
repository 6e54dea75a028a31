// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which radices exist (scanned from the butterflies) and how a length is split into them.
#include "engines/radices.hpp"

#include "engines/lanes/contract.hpp"

#include <TeamFFT/device/math/butterfly.hpp>

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

namespace TeamFFT::Impl {

std::span<unsigned const> radices() {
  static constexpr auto list = radix_list;
  return list;
}

bool is_butterfly(std::size_t n) {
  return [n]<unsigned... R>(std::integer_sequence<unsigned, R...>) { return ((R == n && is_radix<R>::value) || ...); }
  (std::make_integer_sequence<unsigned, widest_butterfly + 1>{});
}

bool fills_lanes(unsigned R, unsigned lanes) { return R == lanes || is_padded_radix(R, lanes); }

std::size_t rows_in_scratch(std::vector<unsigned> const& radices, std::size_t first_rows, std::size_t rows) {
  RowPlaces const places(static_cast<unsigned>(radices.size()), static_cast<std::uint32_t>(first_rows),
                         [&](unsigned s) { return radices[s]; });
  return places(static_cast<std::uint32_t>(rows));
}

std::size_t direct_part(std::size_t n) {
  std::size_t rest = n;
  for (unsigned R : radices())
    while (rest % R == 0) rest /= R;
  return n / rest;
}

bool is_direct(std::size_t n) { return direct_part(n) == n; }

bool is_direct_in_lanes(std::size_t n) {
  // A longer line that is a prime is faster by a convolution of n - 1: 61 in f64 0.71 of the time, in f32 0.67; 37, 41
  // and 53 0.98 to 1.08 (AMD EPYC with AVX2, 2026-11-30).
  constexpr std::size_t longest_prime_line = 53;
  if (n > longest_prime_line && n <= widest_summed_radix && is_summed_radix(static_cast<unsigned>(n))) return false;
  std::size_t rest = n / direct_part(n);
  for (unsigned P = widest_general_radix + 1; P <= widest_summed_radix; ++P)
    while (is_summed_radix(P) && rest % P == 0) rest /= P;
  return rest == 1;
}

double stage_cost(unsigned R, bool lanes) {
  // A stage moves every element to scratch and back once (1); a radix costs about log2 R for the smooth ones and R for
  // primes above 7.
  double const arithmetic = R <= 8 ? 0.02 * R : R == 9 || R == 10 ? 0.022 * R : R == 16 ? 0.018 * R : 0.028 * R;
  bool const too_wide = lanes && R > 8;  // 2 R vector registers and the twiddles: above 32 they spill
  return 1.0 + (lanes ? 3 : 1) * arithmetic + (too_wide ? 0.5 : 0.0);
}

namespace {

struct Split {
  double cost;
  unsigned radix;
};

Split const& best_split(std::size_t n, bool lanes, std::map<std::size_t, Split>& known) {
  if (auto const it = known.find(n); it != known.end()) return it->second;
  Split best{n == 1 ? 0.0 : 1e30, 0};
  auto const compare = [&](unsigned R) {
    if (n == 1 || n % R != 0) return;
    double const cost = stage_cost(R, lanes) + best_split(n / R, lanes, known).cost;
    if (cost < best.cost) best = {cost, R};
  };
  for (unsigned R : radices()) compare(R);
  for (unsigned P = widest_general_radix + 1; lanes && P <= widest_summed_radix; ++P)
    if (is_summed_radix(P)) compare(P);
  return known[n] = best;
}

/// Adds to `all` every falling factorization of n that begins with `head`, into radices of at most `widest`.
void add_factorizations(std::size_t n, unsigned widest, std::vector<unsigned>& head,
                        std::vector<std::vector<unsigned>>& all) {
  if (n == 1) return all.push_back(head);
  for (unsigned R : radices()) {
    if (R > widest || n % R != 0) continue;
    head.push_back(R);
    add_factorizations(n / R, R, head, all);
    head.pop_back();
  }
}

}  // namespace

std::vector<unsigned> factorize(std::size_t n, bool lanes) {
  // the searches for a plan ask for the same lengths again and again
  thread_local std::map<std::size_t, Split> known[2];
  constexpr std::size_t many = 10000;
  if (known[lanes].size() > many) known[lanes].clear();
  std::vector<unsigned> result;
  for (; n > 1; n /= result.back()) result.push_back(best_split(n, lanes, known[lanes]).radix);
  std::sort(result.rbegin(), result.rend());
  return result;
}

std::vector<std::vector<unsigned>> factorizations(std::size_t n, std::size_t count) {
  std::vector<std::vector<unsigned>> falling, result;
  std::vector<unsigned> head;
  add_factorizations(n, radices().back(), head, falling);
  auto const cost = [](std::vector<unsigned> const& radices_of_n) {
    double sum = 0;
    for (unsigned R : radices_of_n) sum += stage_cost(R, true);
    return sum;
  };
  std::stable_sort(falling.begin(), falling.end(), [&](auto const& a, auto const& b) { return cost(a) < cost(b); });
  for (std::size_t i = 0; i < std::min(count, falling.size()); ++i) {
    result.push_back(falling[i]);
    std::vector<unsigned> const rising(falling[i].rbegin(), falling[i].rend());
    if (rising != falling[i]) result.push_back(rising);
  }
  return result;
}

}  // namespace TeamFFT::Impl
