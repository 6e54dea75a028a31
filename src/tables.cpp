// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tables.hpp"

#include <TeamFFT/number.hpp>

#include <array>

namespace TeamFFT::Impl {

template <class Real>
std::complex<Real> chirp(std::uint64_t n, std::uint64_t N) {
  return root_of_unity<Real>(multiply_mod(n, n, 2 * N), 2 * N);
}

namespace {

template <class Real>
using Vector = std::vector<std::complex<Real>>;

std::size_t smallest_factor(std::size_t n) {
  std::size_t p = 2;
  while (n % p != 0) ++p;
  return p;
}

/// Recursive decimation in time: x[0], x[s], ... x[(n-1) s] -> y[0..n); W holds W_N^k, and `step` = N / n.
template <class Real>
void transform(std::size_t n, std::size_t s, std::size_t step, Vector<Real> const& W, std::complex<Real> const* x, std::complex<Real>* y) {
  if (n == 1) {
    y[0] = x[0];
    return;
  }
  std::size_t const R = smallest_factor(n), m = n / R;
  for (std::size_t r = 0; r < R; ++r) transform(m, s * R, step * R, W, x + r * s, y + r * m);
  std::array<std::complex<Real>, 64> t;  // the largest radix scanned
  for (std::size_t k = 0; k < m; ++k) {
    for (std::size_t r = 0; r < R; ++r) t[r] = y[r * m + k] * W[r * k * step];
    for (std::size_t q = 0; q < R; ++q) {
      std::complex<Real> sum = t[0];
      for (std::size_t r = 1; r < R; ++r) sum += t[r] * W[r * q % R * (m * step)];
      y[q * m + k] = sum;
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
  std::size_t const n = x.size();
  Vector<Real> W(n), y(n);
  for (std::size_t k = 0; k < n; ++k) W[k] = root_of_unity<Real>(k, n);
  transform<Real>(n, 1, 1, W, x.data(), y.data());
  x.swap(y);
}

template <class Real>
Vector<Real> filter_table(Pass const& pass) {
  std::size_t const M = pass.filter_length;
  Vector<Real> b(M);
  if (pass.filter == Filter::bluestein) {
    std::size_t const N = pass.filter_argument;
    for (std::size_t n = 0; n < N; ++n) {
      b[n] = std::conj(chirp<Real>(n, N));
      if (n != 0) b[M - n] = b[n];
    }
  } else {
    std::size_t const p = pass.filter_argument;
    auto const s = permutation_table(p, false);
    for (std::size_t q = 0; q < p - 1; ++q) {
      b[q] = root_of_unity<Real>(s[q], p);
      if (q != 0) b[M - (p - 1) + q] = b[q];
    }
  }
  table_transform(b);
  for (auto& v : b) v /= Real(M);
  return in_pass_order(b, pass.filter_factors);
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
template void table_transform<double>(Vector<double>&);
template void table_transform<long double>(Vector<long double>&);
template Vector<double> filter_table<double>(Pass const&);
template Vector<long double> filter_table<long double>(Pass const&);

}  // namespace TeamFFT::Impl
