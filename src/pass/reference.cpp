// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Passes in plain host loops and long double: the meaning of pass.hpp's fields, written for reading. Lines are direct sums.
#include "pass/pass.hpp"
#include "pass/reference_maps.hpp"
#include "pass/tables.hpp"

#include <TeamFFT/detail/number.hpp>

namespace TeamFFT::Impl {

namespace {

using Complex = std::complex<long double>;
using Line = std::vector<Complex>;

Complex swapped(Complex z) { return {z.imag(), z.real()}; }

/// A buffer as the pass sees it: complex elements, real ones in the real parts, or the scalars of complex ones.
struct Source {
  std::vector<Complex> const& elements;
  bool scalars;
  Complex operator()(std::ptrdiff_t address) const {
    auto const i = static_cast<std::size_t>(address);
    if (!scalars) return elements.at(i);
    return i % 2 == 0 ? elements.at(i / 2).real() : elements.at(i / 2).imag();
  }
};

struct Target {
  std::vector<Complex>& elements;
  bool scalars;
  void operator()(std::ptrdiff_t address, Complex v) const {
    auto const i = static_cast<std::size_t>(address);
    if (!scalars)
      elements.at(i) = v;
    else if (i % 2 == 0)
      elements.at(i / 2).real(v.real());
    else
      elements.at(i / 2).imag(v.real());
  }
};

/// y_k = sum_j x_j W_N^(j k).
Line direct_sum(Line const& x) {
  std::size_t const N = x.size();
  Line W(N), y(N);
  for (std::size_t k = 0; k < N; ++k) W[k] = root_of_unity<long double>(k, N);
  for (std::size_t k = 0; k < N; ++k)
    for (std::size_t j = 0, e = 0; j < N; ++j, e = (e + k) % N) y[k] += x[j] * W[e];
  return y;
}

/// A line's place: base addresses and positions, and where its mirror line lies, which may be none of the pass' lines.
struct Place : LineDim {
  std::ptrdiff_t mirror_load = 0, mirror_store = 0;
  bool alone = false;
};

Place locate(Pass const& pass, std::size_t line) {
  Place at;
  for (auto const& d : pass.lines) {
    auto const c = line % d.count, mirror = d.mirror == 0 ? c : (d.mirror - c) % d.mirror;
    line /= d.count;
    at.load += static_cast<std::ptrdiff_t>(c) * d.load;
    at.store += static_cast<std::ptrdiff_t>(c) * d.store;
    at.mirror_load += static_cast<std::ptrdiff_t>(mirror) * d.load;
    at.mirror_store += static_cast<std::ptrdiff_t>(mirror) * d.store;
    at.alone = at.alone || mirror >= d.count;
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

LineWiseLoad line_wise_load(Pass const& pass, Place const& at, bool ortho, Source const& source) {
  auto const line = [&](std::ptrdiff_t base) {
    return [&pass, &source, base](std::size_t i) { return source(base + static_cast<std::ptrdiff_t>(i) * pass.load_stride); };
  };
  return {pass, ortho, line(at.load), line(at.mirror_load)};
}

/// z_j before the load's swap and factors.
Complex load_element(Pass const& pass, Tables const& tables, Place const& at, std::size_t j, bool ortho, Source const& source) {
  auto const p = at.load_position + j * pass.load_position_step;
  if (pass.load_side.packing == Packing::none && p >= pass.load_count) return 0;
  if (pass.load_side.is_line_wise()) {
    auto const load = line_wise_load(pass, at, ortho, source);
    if (pass.load_side.packing == Packing::spectrum) return j < pass.line_elements ? load.of_spectrum(j) : 0;
    if (pass.load_side.packing == Packing::pairs && j >= pass.line_elements) return 0;
    if (pass.load_side.packing == Packing::pairs) return load.of_pair(p + j * pass.load_position_step, pass.load_position_step);
    return load.value(pass.gather ? tables.gather[p] : p);
  }
  auto const element = static_cast<std::ptrdiff_t>(pass.gather ? tables.gather[p] : j);
  auto const v = source(at.load + element * pass.load_stride);
  return pass.real_load ? v.real() : v;
}

Line load_line(Pass const& pass, Tables const& tables, Place const& at, bool ortho, Source const& source) {
  Line x(pass.length);
  for (std::size_t j = 0; j < pass.length; ++j) {
    auto const p = at.load_position + j * pass.load_position_step;
    Complex v = load_element(pass, tables, at, j, ortho, source);
    if (pass.swap_load) v = swapped(v);
    if (pass.load_chirp && p < pass.load_count) v *= chirp<long double>(p, pass.chirp_length);
    if (pass.load_twiddle_length) v *= root_of_unity<long double>(multiply_mod(at.load_twiddle, j, pass.load_twiddle_length), pass.load_twiddle_length);
    x[j] = v;
  }
  return x;
}

void store_element(Pass const& pass, Complex v, long double scale, std::ptrdiff_t address, Target const& target) {
  if (pass.scaled) v *= scale;
  target(address, pass.swap_store ? swapped(v) : v);
}

Complex store_twiddle(Pass const& pass, Place const& at, std::size_t k) {
  return pass.store_twiddle_length ? root_of_unity<long double>(multiply_mod(at.store_twiddle, k, pass.store_twiddle_length), pass.store_twiddle_length) : 1;
}

bool is_line_wise_store(Pass const& pass) { return pass.store_side.is_line_wise() || pass.real_store; }

LineWiseStore line_wise_store(Pass const& pass, Place const& at, bool ortho, long double scale, Target const& target) {
  auto const line = [&](std::ptrdiff_t base, bool present) {
    return [&pass, &target, base, present, scale](std::size_t i, Complex v) {
      if (!present) return;
      if (pass.scaled) v *= scale;
      target(base + static_cast<std::ptrdiff_t>(i) * pass.store_stride, v);
    };
  };
  return {pass, ortho, line(at.store, true), line(at.mirror_store, at.alone)};
}

/// The results of a line-wise line, from V_p, p = the line's k or, packed, those of the half-spectrum or of the pairs.
void store_line_wise_line(Pass const& pass, Tables const& tables, Place const& at, Line const& y, bool ortho, long double scale, Target const& target) {
  auto const store = line_wise_store(pass, at, ortho, scale, target);
  auto const put = [&](std::size_t k, Complex v) {
    if (pass.store_side.map == Map::none && !pass.real_store) return store.element(k, v * store_twiddle(pass, at, k));
    auto const p = at.store_position + k * pass.store_position_step;
    if (p < pass.store_count) store.value(pass.scatter ? tables.scatter[p] : p, v);
  };
  std::size_t const M = pass.line_elements;
  if (pass.store_side.packing == Packing::spectrum)
    for (std::size_t k = 0; k <= M; ++k) put(k, spectrum_of_pairs(y[k % M], y[(M - k) % M], k, M));
  else if (pass.store_side.packing == Packing::pairs)
    for (std::size_t k = 0; k < M; ++k) put(2 * k, y[k].real()), put(2 * k + 1, y[k].imag());
  else
    for (std::size_t k = 0; k < M; ++k) put(k, y[k]);
}

void store_line(Pass const& pass, Tables const& tables, Place const& at, Line y, bool ortho, long double scale, Target const& target) {
  bool const line_wise = is_line_wise_store(pass);
  for (std::size_t k = 0; k < pass.length; ++k) {
    auto const p = at.store_position + k * pass.store_position_step;
    if (pass.store_side.packing != Packing::spectrum) y[k] *= store_twiddle(pass, at, k);
    if (pass.store_chirp && p < pass.store_count) y[k] *= std::conj(chirp<long double>(p, pass.chirp_length));
    if (line_wise && pass.swap_store) y[k] = swapped(y[k]);
    if (line_wise || p >= pass.store_count) continue;
    auto const element = static_cast<std::ptrdiff_t>(pass.scatter ? tables.scatter[p] : k);
    store_element(pass, y[k], scale, at.store + element * pass.store_stride, target);
  }
  if (line_wise) store_line_wise_line(pass, tables, at, y, ortho, scale, target);
}

/// y = DFT(swap(filter DFT x)); the companion x_0 joins at the product's first element and leaves as X_0 = x_0 + (DFT x)_0.
Line convolve(Pass const& pass, Tables const& tables, Place const& at, Line const& x, Complex* companion) {
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

void reference(Pass const& pass, std::vector<Complex> const& source, std::vector<Complex>& target, long double scale, bool ortho) {
  Tables const tables(pass);
  std::vector<Complex> const before = source;  // source and target may be one buffer
  Source const from{before, pass.scalar_load};
  Target const to{target, pass.scalar_store};
  for (std::size_t l = 0; l < pass.line_count(); ++l) {
    auto const at = locate(pass, l);
    Line const x = load_line(pass, tables, at, ortho, from);
    bool const accompanied = pass.companion != Companion::none && at.load_position == 0 && at.store_position == 0 && at.filter_position == 0;
    Complex companion{};
    if (accompanied) {
      auto const load = line_wise_load(pass, at, ortho, from);
      companion = pass.load_side.is_line_wise() ? load.value(0) : from(at.load + pass.companion_load);
      if (pass.real_load && !pass.load_side.is_line_wise()) companion = companion.real();
      if (pass.swap_load) companion = swapped(companion);
    }
    bool const combine = accompanied && pass.companion == Companion::combine;
    Line const y = pass.algorithm == Algorithm::transform ? direct_sum(x) : convolve(pass, tables, at, x, combine ? &companion : nullptr);
    store_line(pass, tables, at, y, ortho, scale, to);
    if (!accompanied) continue;
    if (is_line_wise_store(pass))
      line_wise_store(pass, at, ortho, scale, to).value(0, pass.swap_store ? swapped(companion) : companion);
    else
      store_element(pass, companion, scale, at.store + pass.companion_store, to);
  }
}

void reference(PassList const& list, std::vector<Complex> const& in, std::vector<Complex>& out, long double scale, bool ortho) {
  std::vector<Complex> workspace(list.workspace_elements), spectrum(list.spectrum_elements), first = in;  // an in-place c2r works in its input
  auto const buffer = [&](Buffer b) -> std::vector<Complex>& {
    return b == Buffer::in ? first : b == Buffer::out ? out : b == Buffer::workspace ? workspace : spectrum;
  };
  for (auto const& pass : list.passes) {
    bool const from_output = pass.source == Buffer::in && &in == &out;
    reference(pass, from_output ? out : buffer(pass.source), buffer(pass.target), scale, ortho);
  }
}

}  // namespace TeamFFT::Impl
