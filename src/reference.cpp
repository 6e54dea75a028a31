// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Passes in plain host loops and long double: the meaning of pass.hpp's fields, written for reading. Lines are direct sums.
#include "pass.hpp"
#include "tables.hpp"

#include <TeamFFT/number.hpp>

namespace TeamFFT::Impl {

namespace {

using Complex = std::complex<long double>;
using Line = std::vector<Complex>;

Complex swapped(Complex z) { return {z.imag(), z.real()}; }

/// y_k = sum_j x_j W_N^(j k).
Line direct_sum(Line const& x) {
  std::size_t const N = x.size();
  Line W(N), y(N);
  for (std::size_t k = 0; k < N; ++k) W[k] = root_of_unity<long double>(k, N);
  for (std::size_t k = 0; k < N; ++k)
    for (std::size_t j = 0, e = 0; j < N; ++j, e = (e + k) % N) y[k] += x[j] * W[e];
  return y;
}

/// A line's place: base addresses and positions.
LineDim locate(Pass const& pass, std::size_t line) {
  LineDim at{1, 0, 0, 0, 0, 0, 0, 0};
  for (auto const& d : pass.lines) {
    auto const c = line % d.count;
    line /= d.count;
    at.load += static_cast<std::ptrdiff_t>(c) * d.load;
    at.store += static_cast<std::ptrdiff_t>(c) * d.store;
    at.load_position += c * d.load_position;
    at.store_position += c * d.store_position;
    at.load_twiddle += c * d.load_twiddle;
    at.store_twiddle += c * d.store_twiddle;
    at.filter_position += c * d.filter_position;
  }
  return at;
}

struct Tables {
  std::vector<std::uint32_t> gather, scatter;
  std::vector<Complex> filter;

  explicit Tables(Pass const& pass) {
    if (pass.gather) gather = permutation_table(pass.permutation_prime, true);
    if (pass.scatter) scatter = permutation_table(pass.permutation_prime, false);
    if (pass.filter != Filter::none) filter = filter_table<long double>(pass);
  }
};

Line load_line(Pass const& pass, Tables const& tables, LineDim const& at, std::vector<Complex> const& source) {
  Line x(pass.length);
  for (std::size_t j = 0; j < pass.length; ++j) {
    auto const p = at.load_position + j * pass.load_position_step;
    if (p >= pass.load_count) continue;
    auto const element = static_cast<std::ptrdiff_t>(pass.gather ? tables.gather[p] : j);
    Complex v = source.at(static_cast<std::size_t>(at.load + element * pass.load_stride));
    if (pass.real_load) v = v.real();
    if (pass.swap_load) v = swapped(v);
    if (pass.load_chirp) v *= chirp<long double>(p, pass.chirp_length);
    if (pass.load_twiddle_length) v *= root_of_unity<long double>(multiply_mod(at.load_twiddle, j, pass.load_twiddle_length), pass.load_twiddle_length);
    x[j] = v;
  }
  return x;
}

void store_element(Pass const& pass, Complex v, long double scale, std::ptrdiff_t address, std::vector<Complex>& target) {
  if (pass.scaled) v *= scale;
  if (pass.swap_store) v = swapped(v);
  target.at(static_cast<std::size_t>(address)) = v;
}

void store_line(Pass const& pass, Tables const& tables, LineDim const& at, Line const& y, long double scale, std::vector<Complex>& target) {
  for (std::size_t k = 0; k < pass.length; ++k) {
    auto const p = at.store_position + k * pass.store_position_step;
    if (p >= pass.store_count) continue;
    auto const element = static_cast<std::ptrdiff_t>(pass.scatter ? tables.scatter[p] : k);
    Complex v = y[k];
    if (pass.store_twiddle_length) v *= root_of_unity<long double>(multiply_mod(at.store_twiddle, k, pass.store_twiddle_length), pass.store_twiddle_length);
    if (pass.store_chirp) v *= std::conj(chirp<long double>(p, pass.chirp_length));
    store_element(pass, v, scale, at.store + element * pass.store_stride, target);
  }
}

/// y = DFT(swap(filter DFT x)); the companion x_0 joins at the product's first element and leaves as X_0 = x_0 + (DFT x)_0.
Line convolve(Pass const& pass, Tables const& tables, LineDim const& at, Line const& x, Complex* companion) {
  Line y = direct_sum(x);
  Complex const sum = y[0];
  for (std::size_t k = 0; k < pass.length; ++k) y[k] *= tables.filter[at.filter_position + k];
  if (companion) {
    y[0] += *companion;
    *companion = swapped(*companion + sum);
  }
  for (auto& v : y) v = swapped(v);
  return direct_sum(y);
}

}  // namespace

void reference(Pass const& pass, std::vector<Complex> const& source, std::vector<Complex>& target, long double scale) {
  Tables const tables(pass);
  std::vector<Complex> const before = source;  // source and target may be one buffer
  for (std::size_t l = 0; l < pass.line_count(); ++l) {
    auto const at = locate(pass, l);
    Line const x = load_line(pass, tables, at, before);
    bool const accompanied = pass.companion != Companion::none && at.load_position == 0 && at.store_position == 0 && at.filter_position == 0;
    Complex companion{};
    if (accompanied) {
      companion = before.at(static_cast<std::size_t>(at.load + pass.companion_load));
      if (pass.swap_load) companion = swapped(companion);
    }
    bool const combine = accompanied && pass.companion == Companion::combine;
    Line const y = pass.algorithm == Algorithm::transform ? direct_sum(x) : convolve(pass, tables, at, x, combine ? &companion : nullptr);
    store_line(pass, tables, at, y, scale, target);
    if (accompanied) store_element(pass, companion, scale, at.store + pass.companion_store, target);
  }
}

void reference(PassList const& list, std::vector<Complex> const& in, std::vector<Complex>& out, long double scale) {
  std::vector<Complex> workspace(list.workspace_elements);
  for (auto const& pass : list.passes) {
    auto const& source = pass.source == Buffer::in ? in : pass.source == Buffer::out ? out : workspace;
    reference(pass, source, pass.target == Buffer::workspace ? workspace : out, scale);
  }
}

}  // namespace TeamFFT::Impl
