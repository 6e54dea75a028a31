// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "pass/tables.hpp"

#include <TeamFFT/detail/number.hpp>

namespace TeamFFT::Impl {

template <class Real>
std::complex<Real> chirp(std::uint64_t n, std::uint64_t N) {
  return root_of_unity<Real>(multiply_mod(n, n, 2 * N), 2 * N);
}

namespace {

template <class Real>
using Vector = std::vector<std::complex<Real>>;

/// a b by the plain formula: operator* of std::complex recovers infinities, which costs a call for each product.
template <class Real>
std::complex<Real> product(std::complex<Real> a, std::complex<Real> b) {
  return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

std::size_t next_radix(std::size_t n) {
  if (n % 4 == 0) return 4;
  std::size_t p = 2;
  while (n % p != 0) ++p;
  return p;
}

/// One Stockham stage of a transform of n s elements (decimation in frequency; Van Loan 1992, 1.7): with m = n/R,
/// y[q + s (R p + k)] = W_n^(p k) sum_r x[q + s (p + m r)] W_R^(r k) for q < s, p < m.
template <class Real>
void stage(std::size_t R, std::size_t n, std::size_t s, RootTable<Real> const& W, std::complex<Real> const* x,
           std::complex<Real>* y) {
  using Complex = std::complex<Real>;
  std::size_t const m = n / R, step = static_cast<std::size_t>(W.order()) / n,
                    turn = static_cast<std::size_t>(W.order()) / R;
  std::vector<Complex> w(R), roots(R);
  for (std::size_t r = 0; r < R; ++r) roots[r] = W(r * turn);
  for (std::size_t p = 0; p < m; ++p) {
    for (std::size_t k = 0; k < R; ++k) w[k] = W(p * k * step);
    Complex const* const in = x + s * p;
    Complex* const out = y + s * R * p;
    if (R == 4) {
      for (std::size_t q = 0; q < s; ++q) {
        Complex const x0 = in[q], x1 = in[q + s * m], x2 = in[q + 2 * s * m], x3 = in[q + 3 * s * m];
        Complex const a = x0 + x2, b = x0 - x2, c = x1 + x3, d{x1.imag() - x3.imag(), x3.real() - x1.real()};
        out[q] = a + c;
        out[q + s] = product(b + d, w[1]);
        out[q + 2 * s] = product(a - c, w[2]);
        out[q + 3 * s] = product(b - d, w[3]);
      }
      continue;
    }
    for (std::size_t k = 0; k < R; ++k)
      for (std::size_t q = 0; q < s; ++q) {
        Complex sum = in[q];
        for (std::size_t r = 1; r < R; ++r) sum += product(in[q + s * m * r], roots[r * k % R]);
        out[q + s * k] = product(sum, w[k]);
      }
  }
}

/// Moves F[k], k = k_1 + n_1 (k_2 + n_2 (...)), to the place k_1 R_1 + k_2 R_2 + ..., R_i = n_{i+1} n_{i+2} ...
template <class Real>
Vector<Real> in_pass_order(Vector<Real> const& F, std::vector<std::size_t> const& factors) {
  Vector<Real> result(F.size());
  for (std::size_t k = 0; k < F.size(); ++k) {
    std::size_t place = 0, rest = k;
    for (auto n : factors) {
      place = place * n + rest % n;
      rest /= n;
    }
    result[place] = F[k];
  }
  return result;
}

}  // namespace

template <class Real>
void table_transform(Vector<Real>& x) {
  RootTable<Real> const W(x.size());
  Vector<Real> y(x.size());
  for (std::size_t n = x.size(), s = 1; n > 1;) {
    std::size_t const R = next_radix(n);
    stage(R, n, s, W, x.data(), y.data());
    x.swap(y);
    n /= R;
    s *= R;
  }
}

template <class Real>
Vector<Real> chirp_table(std::uint64_t N) {
  RootTable<Real> const W(2 * N);
  Vector<Real> c(N);
  for (std::uint64_t n = 0, square = 0; n < N; ++n) {  // n^2 mod 2N; (n + 1)^2 = n^2 + 2n + 1
    c[n] = W(square);
    square += 2 * n + 1;
    if (square >= 2 * N) square -= 2 * N;
  }
  return c;
}

template <class Real>
Vector<Real> filter_table(CyclicConvolution const& convolution) {
  std::size_t const M = convolution.length;
  Vector<Real> b(M);
  if (convolution.filter == Filter::bluestein) {
    std::size_t const N = convolution.argument;
    auto const c = chirp_table<Real>(N);
    for (std::size_t n = 0; n < N; ++n) {
      b[n] = std::conj(c[n]);
      if (n != 0) b[M - n] = b[n];
    }
  } else {
    std::size_t const p = convolution.argument;
    auto const s = permutation_table(p, false);
    RootTable<Real> const W(p);
    for (std::size_t q = 0; q < p - 1; ++q) {
      b[q] = W(s[q]);
      if (q != 0) b[M - (p - 1) + q] = b[q];
    }
  }
  table_transform(b);
  for (auto& v : b) v /= Real(M);
  return in_pass_order(b, convolution.factors);
}

std::vector<std::uint32_t> permutation_table(std::size_t p, bool rising) {
  std::size_t const root = primitive_root(p), g = rising ? root : power_mod(root, p - 2, p);
  std::vector<std::uint32_t> table(p - 1);
  std::uint64_t power = 1;
  for (auto& v : table) {
    v = static_cast<std::uint32_t>(power);
    power = multiply_mod(power, g, p);
  }
  return table;
}

template std::complex<double> chirp<double>(std::uint64_t, std::uint64_t);
template std::complex<long double> chirp<long double>(std::uint64_t, std::uint64_t);
template Vector<double> chirp_table<double>(std::uint64_t);
template Vector<long double> chirp_table<long double>(std::uint64_t);
template void table_transform<double>(Vector<double>&);
template void table_transform<long double>(Vector<long double>&);
template Vector<double> filter_table<double>(CyclicConvolution const&);
template Vector<long double> filter_table<long double>(CyclicConvolution const&);

}  // namespace TeamFFT::Impl
