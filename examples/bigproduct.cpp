// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The exact product of two numbers of a million digits by transforms in double precision: limbs of a size that is
// proved to be exact, checked modulo primes. usage: bigproduct [digits of a [digits of b [figure.svg]]]
#include "bigproduct_bound.hpp"
#include "bigproduct_check.hpp"
#include "bigproduct_convolution.hpp"
#include "bigproduct_drawing.hpp"
#include "bigproduct_numbers.hpp"
#include "timing.hpp"

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#ifdef TEAMFFT_HAVE_GMP
#include <gmp.h>
#endif

namespace bigproduct {

/// Products of numbers with so many digits.
struct Multiplication {
  ExecutionSpace exec;
  Shape shape;
  Convolution convolution;
  Coefficients coefficients;  // of the product, behind which are zeros
  Digits product;             // of all digits that it may have, maybe with a 0 in front
  double distance = 0;        // the greatest of a coefficient from its integer

  Multiplication(ExecutionSpace const& space, Digits const& a, Digits const& b)
      : exec(space),
        shape(choose_shape(a.extent(0), b.extent(0))),
        convolution(exec, shape, a, b),
        coefficients(convolution.x, std::pair(std::size_t{0}, shape.limbs_a + shape.limbs_b - 1)),
        product("product", a.extent(0) + b.extent(0)) {}

  void finish() { distance = round_and_carry(exec, coefficients, shape.k, product); }
  void execute(Digits const& a, Digits const& b) {
    convolution.execute(a, b);
    finish();
  }
};

std::string random_number(std::size_t digits, std::mt19937_64& generator) {
  std::string number(digits, '0');
  for (char& digit : number) digit = static_cast<char>('0' + generator() % 10);
  if (number[0] == '0') number[0] = '7';
  return number;
}

/// Their product, with all digits that it may have; the greatest distance from an integer, and the bound.
std::string multiply(ExecutionSpace const& exec, std::string const& a, std::string const& b, Point& point) {
  Digits const view_a = to_view(exec, a), view_b = to_view(exec, b);
  Multiplication multiplication(exec, view_a, view_b);
  multiplication.execute(view_a, view_b);
  point = {static_cast<double>(a.size()), multiplication.shape.k, multiplication.distance, multiplication.shape.bound};
  return to_string(exec, multiplication.product);
}

/// Random numbers, and those whose carries run far or whose coefficients are the greatest.
bool check_small(ExecutionSpace const& exec, std::mt19937_64& generator) {
  std::size_t wrong = 0, count = 0;
  auto const check = [&](std::string const& a, std::string const& b) {
    Point point;
    wrong += multiply(exec, a, b, point) != schoolbook(a, b) || point.distance > point.bound;
    ++count;
  };
  for (std::size_t digits : {1, 2, 3, 4, 5, 7, 8, 16, 33, 100, 257, 1000})
    for (std::size_t other : {1, 6, 64, 999}) check(random_number(digits, generator), random_number(other, generator));
  std::string one_and_zeros(700, '0');
  one_and_zeros[0] = '1';
  for (std::string const& a :
       {std::string(700, '9'), std::string(700, '5'), std::string(700, '4'), one_and_zeros, std::string(3, '0')})
    for (std::string const& b : {std::string(600, '9'), std::string(1, '1'), std::string(800, '5')}) check(a, b);
  std::printf("%zu small products against schoolbook multiplication: %zu wrong\n\n", count, wrong);
  return wrong == 0;
}

/// Beside GMP, where there is one: it works in base 2^64 and has its times of the conversions apart.
bool compare_with_gmp([[maybe_unused]] std::string const& a, [[maybe_unused]] std::string const& b,
                      [[maybe_unused]] std::string const& product) {
#ifdef TEAMFFT_HAVE_GMP
  mpz_t x, y, z;
  mpz_init(z);
  double const begin = example::now();
  mpz_init_set_str(x, a.c_str(), 10);
  mpz_init_set_str(y, b.c_str(), 10);
  double const read = example::now();
  mpz_mul(z, x, y);
  double const written_from = example::now();
  std::string theirs(product.size() + 2, '\0');
  mpz_get_str(theirs.data(), 10, z);
  double const end = example::now(), binary = example::seconds([&] { mpz_mul(z, x, y); }, [] {});
  theirs.resize(theirs.find('\0'));
  mpz_clears(x, y, z, nullptr);
  bool const same = theirs == product;
  std::printf("  GMP %s, one thread: %.1f ms in base 2^64; from decimal %.1f ms, to decimal %.1f ms; %s\n", gmp_version,
              1e3 * binary, 1e3 * (read - begin), 1e3 * (end - written_from),
              same ? "the same digits" : "OTHER DIGITS");
  return same;
#else
  return true;
#endif
}

void print_times(Multiplication& multiplication, Digits const& a, Digits const& b) {
  auto const time = [&](auto const& work) {
    return 1e3 * example::seconds(work, [&] { multiplication.exec.fence(); });
  };
  auto& convolution = multiplication.convolution;
  double const all = time([&] { multiplication.execute(a, b); });
  double const first = time([&] { convolution.forward_b(b); });
  double const forward = time([&] {
    convolution.forward_b(b);
    convolution.forward_a_and_product(a);
  });
  double const back = time([&] { convolution.backward(); });
  // of limbs the second time: as much work as of coefficients
  double const carries = time([&] { multiplication.finish(); });
  ForwardThroughArrays arrays(multiplication.exec, multiplication.shape);
  double const forward_before = time([&] { arrays.execute(a, b); });
  std::printf(
      "\nTime:\n  both rffts with the product, before, through arrays of limbs and a kernel for the product: %.2f ms\n",
      forward_before);
  std::printf("  after, from sources and into a sink: %.2f ms (b %.2f ms, a with the product %.2f ms)\n", forward,
              first, forward - first);
  std::printf("  irfft %.2f ms, rounding and carries %.2f ms; the product %.2f ms, %.3g digits/s\n", back, carries, all,
              static_cast<double>(a.extent(0) + b.extent(0)) / all * 1e3);
}

bool check_large(ExecutionSpace const& exec, std::string const& a, std::string const& b) {
  Digits const view_a = to_view(exec, a), view_b = to_view(exec, b);
  Multiplication multiplication(exec, view_a, view_b);
  Shape const& shape = multiplication.shape;
  std::printf("%zu by %zu digits: %zu and %zu limbs of %d digits, transforms of 2^%d\n\nThe plans:\n", a.size(),
              b.size(), shape.limbs_a, shape.limbs_b, shape.k, shape.log2_length);
  std::cout << multiplication.convolution << std::flush;
  multiplication.execute(view_a, view_b);
  std::string const product = without_leading_zeros(to_string(exec, multiplication.product));

  bool const exact = shape.bound < 0.5 && multiplication.distance <= shape.bound,
             primes = agrees_modulo_primes(a, b, product);
  bool const digits = product.size() == digits_of_product(a, b);
  std::printf("\nBound of the distance from an integer %.2g < 1/2; the greatest was %.2e: %s\n", shape.bound,
              multiplication.distance, exact ? "good" : "WRONG");
  std::printf("Modulo three primes near 2^61: %s\n", primes ? "equal" : "NOT EQUAL");
  std::string const shown =
      product.size() <= 24 ? product : product.substr(0, 12) + ".." + product.substr(product.size() - 12);
  std::printf("%zu digits, %s: %s\n", product.size(), shown.c_str(), digits ? "good" : "WRONG");
  print_times(multiplication, view_a, view_b);
  return compare_with_gmp(a, b, product) && exact && primes && digits;
}

/// Numbers of 10, 20, 50, .. digits: random ones, and those whose limbs are all 49..9.
bool draw_distances(ExecutionSpace const& exec, std::string const& path, std::size_t largest,
                    std::mt19937_64& generator) {
  std::vector<Point> random, extreme;
  bool good = true;
  for (std::size_t ten = 10; ten <= largest; ten *= 10)
    for (std::size_t const digits : {ten, 2 * ten, 5 * ten}) {
      if (digits > largest) break;
      Point point;
      std::string const a = random_number(digits, generator), b = random_number(digits, generator);
      good = agrees_modulo_primes(a, b, multiply(exec, a, b, point)) && point.distance <= point.bound && good;
      random.push_back(point);
      std::string c(digits, '9');
      for (std::size_t i = 0; i < digits; ++i)
        if ((i + 1) % static_cast<std::size_t>(point.k) == 0) c[digits - 1 - i] = '4';
      good = agrees_modulo_primes(c, c, multiply(exec, c, c, point)) && point.distance <= point.bound && good;
      extreme.push_back(point);
    }
  if (draw(path, random, extreme)) std::printf("Drawn in %s\n", path.c_str());
  return good;
}

/// The exit status: 0 where every digit is right and every distance is within its bound.
int run(std::size_t digits_a, std::size_t digits_b, std::string const& svg_path) {
  if (digits_a == 0 || digits_b == 0)
    throw std::runtime_error(
        "bigproduct: numbers have at least one digit; usage: bigproduct [digits of a [digits of b [figure.svg]]]");
  ExecutionSpace const exec;
  std::mt19937_64 generator(2003);
  bool good = check_small(exec, generator);
  std::string const a = random_number(digits_a, generator);
  good = check_large(exec, a, random_number(digits_b, generator)) && good;
  if (!svg_path.empty()) good = draw_distances(exec, svg_path, digits_a, generator) && good;
  return good ? 0 : 1;
}

}  // namespace bigproduct

int main(int argc, char** argv) {
  try {
    Kokkos::ScopeGuard const kokkos(argc, argv);
    auto const number = [&](int i, std::size_t otherwise) {
      return argc > i ? std::strtoull(argv[i], nullptr, 10) : otherwise;
    };
    std::size_t const digits = number(1, 1000000);
    return bigproduct::run(digits, number(2, digits), argc > 3 ? argv[3] : "");
  } catch (std::exception const& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
