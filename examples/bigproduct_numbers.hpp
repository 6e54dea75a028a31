// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Large numbers in decimal: limbs of k digits as the elements of a transform, and coefficients with their carries as
// digits again.
#ifndef TEAMFFT_EXAMPLES_BIGPRODUCT_NUMBERS_HPP
#define TEAMFFT_EXAMPLES_BIGPRODUCT_NUMBERS_HPP

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

namespace bigproduct {

using ExecutionSpace = Kokkos::DefaultExecutionSpace;
using Digits = Kokkos::View<char*, ExecutionSpace>;          // '0' to '9', the highest first
using Coefficients = Kokkos::View<double*, ExecutionSpace>;  // of powers of B, the lowest first
using Policy = Kokkos::RangePolicy<ExecutionSpace, Kokkos::IndexType<std::int64_t>>;

inline Digits to_view(ExecutionSpace const& exec, std::string const& number) {
  Digits digits("digits", number.size());
  auto const host = Kokkos::create_mirror_view(digits);
  std::copy(number.begin(), number.end(), host.data());
  Kokkos::deep_copy(exec, digits, host);
  return digits;
}

inline std::string to_string(ExecutionSpace const& exec, Digits const& digits) {
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), digits);
  exec.fence();
  return {host.data(), host.size()};
}

/// The source of a transform: limb i of a number in base B = 10^k, balanced, so that |limb| <= B/2 and the products of
/// a convolution cancel. A limb from B/2 on is that less B and lends 1 to the next; whether the one below does so is
/// seen in its highest digit, so that no carry runs on. 4723 in base 100: 47, 23 are both below 50; 4763: 47 + 1, 63 -
/// 100; 9763: 1, 97 + 1 - 100, 63 - 100.
struct BalancedLimbs {
  Digits digits;
  int k;

  [[nodiscard]] KOKKOS_FUNCTION int digit(std::int64_t place) const {
    auto const count = static_cast<std::int64_t>(digits.extent(0));
    return 0 <= place && place < count ? digits(count - 1 - place) - '0' : 0;
  }
  KOKKOS_FUNCTION double operator()(std::int64_t i) const {
    int value = digit(i * k - 1) >= 5 ? 1 : 0, base = 1;
    for (int place = 0; place < k; ++place, base *= 10) value += base * digit(i * k + place);
    return digit(i * k + k - 1) >= 5 ? value - base : value;
  }
  /// One more than the digits fill: the highest limb may lend.
  [[nodiscard]] static std::size_t count(std::size_t digits, int k) {
    return (digits + static_cast<std::size_t>(k) - 1) / static_cast<std::size_t>(k) + 1;
  }
};

/// Blocks of coefficients whose carries are found side by side.
struct Blocks {
  static constexpr std::int64_t length = 512;
  Coefficients x;
  double base;                                 // B
  Kokkos::View<double*, ExecutionSpace> high;  // what each block hands over by itself

  [[nodiscard]] std::int64_t count() const { return (static_cast<std::int64_t>(x.extent(0)) + length - 1) / length; }
  [[nodiscard]] KOKKOS_FUNCTION std::int64_t end(std::int64_t block) const {
    return Kokkos::min((block + 1) * length, static_cast<std::int64_t>(x.extent(0)));
  }
  [[nodiscard]] KOKKOS_FUNCTION double high_below(std::int64_t block) const { return block == 0 ? 0 : high(block - 1); }
};

/// Rounds a block's coefficients to limbs in [0, B), with nothing coming in, and notes the greatest distance from an
/// integer. Coefficients are below 2^52, where integers and the floors of their quotients are exact in double
/// precision.
struct RoundBlock {
  Blocks blocks;
  KOKKOS_FUNCTION void operator()(std::int64_t block, double& greatest) const {
    double carry = 0;
    for (std::int64_t i = block * Blocks::length; i < blocks.end(block); ++i) {
      double const nearest = Kokkos::round(blocks.x(i)), value = nearest + carry;
      greatest = Kokkos::max(greatest, Kokkos::abs(blocks.x(i) - nearest));
      carry = Kokkos::floor(value / blocks.base);
      blocks.x(i) = value - carry * blocks.base;
    }
    blocks.high(block) = carry;
  }
};

/// What a block hands over when the carry of the one below comes in, too: -1, 0 or 1 more, and mostly 0 after a few
/// limbs. But it may run through all of them, as in 99..9 + 1, so that each block is a map from -1, 0, 1 to these.
struct CarryOfBlock {
  Blocks blocks;
  Kokkos::View<int* [3], ExecutionSpace> out;
  KOKKOS_FUNCTION void operator()(std::int64_t block) const {
    for (int more = -1; more <= 1; ++more) {
      double carry = blocks.high_below(block) + more;
      for (std::int64_t i = block * Blocks::length; i < blocks.end(block) && carry != 0; ++i)
        carry = Kokkos::floor((blocks.x(i) + carry) / blocks.base);
      out(block, more + 1) = carry < 0 ? -1 : carry > 0 ? 1 : 0;
    }
  }
};

/// Which of them comes into each block: one after the other, in one thread.
struct CarryIntoBlocks {
  Kokkos::View<int* [3], ExecutionSpace> out;
  Kokkos::View<int*, ExecutionSpace> in;
  KOKKOS_FUNCTION void operator()(std::int64_t) const {
    int more = 0;
    for (std::size_t block = 0; block < in.extent(0); ++block) {
      in(block) = more;
      more = out(block, more + 1);
    }
  }
};

/// Limbs with their carries, as digits, as far as `digits` reaches.
struct WriteDigits {
  Blocks blocks;
  Kokkos::View<int*, ExecutionSpace> in;
  Digits digits;
  int k;

  KOKKOS_FUNCTION void operator()(std::int64_t block) const {
    auto const count = static_cast<std::int64_t>(digits.extent(0));
    double carry = blocks.high_below(block) + in(block);
    for (std::int64_t i = block * Blocks::length; i < blocks.end(block); ++i) {
      double const value = blocks.x(i) + carry;
      carry = carry == 0 ? 0 : Kokkos::floor(value / blocks.base);
      auto limb = static_cast<std::uint32_t>(value - carry * blocks.base);
      for (std::int64_t place = i * k; place < (i + 1) * k && place < count; ++place, limb /= 10)
        digits(count - 1 - place) = static_cast<char>('0' + limb % 10);
    }
  }
};

/// The number sum_i x(i) B^i, which is not negative, in `digits`: its coefficients are the integers nearest to x, B =
/// 10^k. Returns the greatest distance from an integer; x is overwritten.
inline double round_and_carry(ExecutionSpace const& exec, Coefficients const& x, int k, Digits const& digits) {
  double base = 1, greatest = 0;
  for (int place = 0; place < k; ++place) base *= 10;
  Blocks blocks{x, base, {}};
  Policy const policy(exec, 0, blocks.count());
  blocks.high = Coefficients("carries of blocks", blocks.count());
  Kokkos::View<int* [3], ExecutionSpace> const out("carries out", blocks.count());
  Kokkos::View<int*, ExecutionSpace> const in("carries in", blocks.count());
  Kokkos::parallel_reduce("bigproduct::round", policy, RoundBlock{blocks}, Kokkos::Max<double>(greatest));
  Kokkos::parallel_for("bigproduct::carry_of_block", policy, CarryOfBlock{blocks, out});
  Kokkos::parallel_for("bigproduct::carry_into_blocks", Policy(exec, 0, 1), CarryIntoBlocks{out, in});
  Kokkos::parallel_for("bigproduct::digits", policy, WriteDigits{blocks, in, digits, k});
  return greatest;
}

}  // namespace bigproduct

#endif
