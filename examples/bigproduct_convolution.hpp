// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The convolution of two numbers' limbs: forward, product, backward.
#ifndef TEAMFFT_EXAMPLES_BIGPRODUCT_CONVOLUTION_HPP
#define TEAMFFT_EXAMPLES_BIGPRODUCT_CONVOLUTION_HPP

#include "bigproduct_bound.hpp"
#include "bigproduct_numbers.hpp"

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <cstdint>
#include <ostream>

namespace bigproduct {

using Complex = Kokkos::complex<double>;
using Spectrum = Kokkos::View<Complex*, ExecutionSpace>;

/// Takes an element of one spectrum and multiplies the other's by it.
struct MultiplyInto {
  Spectrum spectrum;
  KOKKOS_FUNCTION void operator()(std::int64_t k, Complex z) const { spectrum(k) *= z; }
};

inline auto limbs_of(Digits const& number, int k) {
  return TeamFFT::source<double, std::int64_t>({BalancedLimbs::count(number.extent(0), k)}, BalancedLimbs{number, k});
}
inline auto product_into(Spectrum const& spectrum) {
  return TeamFFT::sink<Complex, std::int64_t>({spectrum.extent(0)}, MultiplyInto{spectrum});
}

/// x_i = sum_j a_j b_(i - j), the indices modulo N, for limbs that the first passes make of the digits: b forward, a
/// forward with the product as it is stored, back.
class Convolution {
 public:
  Coefficients x;  // N of them

  Convolution(ExecutionSpace const& exec, Shape const& shape, Digits const& a, Digits const& b)
      : x("convolution", shape.length()),
        m_k(shape.k),
        m_spectrum("spectrum", shape.length() / 2 + 1),
        m_b(exec, limbs_of(b, m_k), m_spectrum, TeamFFT::Direction::forward, -1, shape.length()),
        m_a(exec, limbs_of(a, m_k), product_into(m_spectrum), TeamFFT::Direction::forward, -1, shape.length()),
        m_back(exec, m_spectrum, x, TeamFFT::Direction::backward) {}

  void forward_b(Digits const& b) { TeamFFT::execute(m_b, limbs_of(b, m_k), m_spectrum); }
  void forward_a_and_product(Digits const& a) { TeamFFT::execute(m_a, limbs_of(a, m_k), product_into(m_spectrum)); }
  void backward() { TeamFFT::execute(m_back, m_spectrum, x); }
  void execute(Digits const& a, Digits const& b) {
    forward_b(b);
    forward_a_and_product(a);
    backward();
  }

  friend std::ostream& operator<<(std::ostream& os, Convolution const& convolution) {
    return os << convolution.m_b << convolution.m_a << convolution.m_back;
  }

 private:
  int m_k;  // digits of a limb
  Spectrum m_spectrum;
  TeamFFT::Plan<ExecutionSpace> m_b, m_a, m_back;
};

// What a program without sources and sinks does instead: arrays of limbs and zeros, a spectrum of each, and a kernel
// for the product.

struct StoreLimbs {
  BalancedLimbs limbs;
  Coefficients stored;
  KOKKOS_FUNCTION void operator()(std::int64_t i) const { stored(i) = limbs(i); }
};

struct MultiplySpectra {
  Spectrum a, b;
  KOKKOS_FUNCTION void operator()(std::int64_t k) const { b(k) *= a(k); }
};

/// The product's spectrum in b.
class ForwardThroughArrays {
 public:
  ForwardThroughArrays(ExecutionSpace const& exec, Shape const& shape)
      : m_exec(exec),
        m_k(shape.k),
        m_a{Coefficients("limbs of a", shape.length()), Spectrum("spectrum of a", shape.length() / 2 + 1)},
        m_b{Coefficients("limbs of b", shape.length()), Spectrum("spectrum of b", shape.length() / 2 + 1)},
        m_plan_a(exec, m_a.limbs, m_a.spectrum, TeamFFT::Direction::forward),
        m_plan_b(exec, m_b.limbs, m_b.spectrum, TeamFFT::Direction::forward) {}

  void execute(Digits const& a, Digits const& b) {
    for_each("bigproduct::limbs", m_a.limbs.extent(0), StoreLimbs{{a, m_k}, m_a.limbs});
    for_each("bigproduct::limbs", m_b.limbs.extent(0), StoreLimbs{{b, m_k}, m_b.limbs});
    TeamFFT::execute(m_plan_a, m_a.limbs, m_a.spectrum);
    TeamFFT::execute(m_plan_b, m_b.limbs, m_b.spectrum);
    for_each("bigproduct::product", m_b.spectrum.extent(0), MultiplySpectra{m_a.spectrum, m_b.spectrum});
  }

 private:
  struct Arrays {
    Coefficients limbs;
    Spectrum spectrum;
  };

  template <class Functor>
  void for_each(char const* label, std::size_t count, Functor const& functor) const {
    Kokkos::parallel_for(label, Policy(m_exec, 0, static_cast<std::int64_t>(count)), functor);
  }

  ExecutionSpace m_exec;
  int m_k;  // digits of a limb
  Arrays m_a, m_b;
  TeamFFT::Plan<ExecutionSpace> m_plan_a, m_plan_b;
};

}  // namespace bigproduct

#endif
