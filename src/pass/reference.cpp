// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Passes in plain host loops and long double: the meaning of pass.hpp's fields, written for reading. Lines are direct
// sums.
#include "pass/pass.hpp"
#include "pass/reference_maps.hpp"
#include "pass/tables.hpp"

#include <TeamFFT/detail/number.hpp>

#include <utility>

namespace TeamFFT::Impl {

namespace {

using Complex = std::complex<long double>;
using Line = std::vector<Complex>;

Complex swapped(Complex z) { return {z.imag(), z.real()}; }

/// The value that passes through the ops of a load that `takes` is true for.
template <class Takes>
Complex loaded(Ops const& ops, Complex v, ops::Value const& at, Takes const& takes) {
  for (auto const& op : ops)
    if (takes(op)) v = apply(op, v, at, EndOf::load);
  return v;
}

/// The same for a store.
template <class Takes>
Complex stored(Ops const& ops, Complex v, ops::Value const& at, Takes const& takes) {
  for (auto op = ops.rbegin(); op != ops.rend(); ++op)
    if (takes(*op)) v = apply(*op, v, at, EndOf::store);
  return v;
}

bool any(Op const&) { return true; }
bool is_twiddle(Op const& op) { return std::holds_alternative<ops::Twiddle>(op); }

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

/// The same along each axis of a box, whose lengths are n[0], n[1] .. with the fastest first.
Line direct_sum(Line x, std::vector<std::size_t> const& n) {
  std::size_t step = 1;
  for (std::size_t const N : n) {
    for (std::size_t base = 0; base < x.size(); ++base) {
      if (base / step % N != 0) continue;
      Line line(N);
      for (std::size_t j = 0; j < N; ++j) line[j] = x[base + j * step];
      line = direct_sum(line);
      for (std::size_t k = 0; k < N; ++k) x[base + k * step] = line[k];
    }
    step *= N;
  }
  return x;
}

/// A line's place: base addresses and positions, where its mirror line lies, which may be none of the pass' lines, and
/// where its partner.
struct Place : LineDim {
  std::ptrdiff_t mirror_load = 0, mirror_store = 0, partner_load = 0, partner_store = 0;
  bool alone = false;
};

/// The places of a box' rows and of their mirror rows; of another line its own.
std::vector<std::pair<Place, Place>> rows_at(Pass const& pass, Place const& at) {
  auto const rows = rows_of(pass.middle);
  auto const place = [&](PlacedRow const& row, PlacedRow const& mirror) {
    Place moved = at;
    moved.load += row.load;
    moved.store += row.store;
    moved.mirror_load += mirror.load;
    moved.mirror_store += mirror.store;
    return moved;
  };
  std::vector<std::pair<Place, Place>> places;
  places.reserve(rows.size());
  for (auto const& row : rows) places.emplace_back(place(row, rows[row.mirror]), place(rows[row.mirror], row));
  return places;
}

Place locate(Pass const& pass, std::size_t line) {
  Place at;
  for (auto const& d : pass.lines) {
    auto const c = line % d.count, mirror = d.mirror ? (*d.mirror - c) % *d.mirror : c;
    line /= d.count;
    at.load += static_cast<std::ptrdiff_t>(c) * d.load;
    at.store += static_cast<std::ptrdiff_t>(c) * d.store;
    at.mirror_load += static_cast<std::ptrdiff_t>(mirror) * d.load;
    at.mirror_store += static_cast<std::ptrdiff_t>(mirror) * d.store;
    at.alone = at.alone || mirror >= d.count;
    at.last_alone = at.last_alone || (d.last_alone && c + 1 == d.count);
    at.load_position += c * d.load_position;
    at.store_position += c * d.store_position;
    at.load_twiddle += c * d.load_twiddle;
    at.store_twiddle += c * d.store_twiddle;
    at.filter_position += c * d.filter_position;
  }
  at.partner_load = at.load + (at.last_alone ? 0 : pass.source.partner);
  at.partner_store = at.store + (at.last_alone ? 0 : pass.target.partner);
  return at;
}

struct Tables {
  std::vector<std::uint32_t> gather, scatter;
  std::vector<Complex> filter;

  explicit Tables(Pass const& pass) {
    if (auto const* const op = pass.source.ops.find<ops::Permutation>()) gather = permutation_table(op->prime, true);
    if (auto const* const op = pass.target.ops.find<ops::Permutation>()) scatter = permutation_table(op->prime, false);
    if (pass.convolves()) filter = filter_table<long double>(*pass.middle.convolution);
  }
  /// The element that position p of the load is, or of the store.
  [[nodiscard]] std::size_t from(std::size_t p) const { return p < gather.size() ? gather[p] : p; }
  [[nodiscard]] std::size_t to(std::size_t p) const { return p < scatter.size() ? scatter[p] : p; }
};

LineWiseLoad line_wise_load(Pass const& pass, Place const& at, bool ortho, Source const& source) {
  auto const line = [&](std::ptrdiff_t base) {
    return [&pass, &source, base](std::size_t i) {
      return source(base + static_cast<std::ptrdiff_t>(i) * pass.source.stride);
    };
  };
  return {pass.source, pass.line_elements(), ortho, line(at.load), line(at.mirror_load)};
}

/// v_p + i v'_p of a line and its partner.
Complex of_two_lines(Pass const& pass, Place const& at, std::size_t p, bool ortho, Source const& source) {
  Place partner = at;
  partner.load = partner.mirror_load = at.partner_load;
  return line_wise_load(pass, at, ortho, source).value(p) +
         Complex(0, 1) * line_wise_load(pass, partner, ortho, source).value(p);
}

/// z_j before the load's ops.
Complex load_element(Pass const& pass, Tables const& tables, Place const& at, Place const& mirror, std::size_t j,
                     bool ortho, Source const& source) {
  auto const& end = pass.source;
  auto const packing = end.map.side.packing;
  auto const p = at.load_position + j * end.position_step;
  if (packing == Packing::none && p >= end.count) return 0;
  if (end.loads_line_wise()) {
    auto const load = line_wise_load(pass, at, ortho, source);
    if (packing == Packing::none) return load.value(tables.from(p));
    if (is_of_two_lines(packing)) return of_two_lines(pass, at, p, ortho, source);
    if (j >= pass.line_elements()) return 0;
    return packing == Packing::spectrum ? load.of_spectrum(j, line_wise_load(pass, mirror, ortho, source))
                                        : load.of_pair(p + j * end.position_step, end.position_step);
  }
  auto const v =
      source(at.load + static_cast<std::ptrdiff_t>(end.ops.has<ops::Permutation>() ? tables.from(p) : j) * end.stride);
  return end.is_real() ? v.real() : v;
}

Line load_line(Pass const& pass, Tables const& tables, Place const& at, bool ortho, Source const& source) {
  Line x;
  for (auto const& [row, mirror] : rows_at(pass, at))
    for (std::size_t j = 0; j < pass.length / pass.rows(); ++j) {
      auto const p = row.load_position + j * pass.source.position_step;
      x.push_back(loaded(pass.source.ops, load_element(pass, tables, row, mirror, j, ortho, source),
                         {tables.from(p), j, row.load_twiddle, 1}, any));
    }
  return x;
}

LineWiseStore line_wise_store(Pass const& pass, Place const& at, bool ortho, Target const& target) {
  auto const line = [&](std::ptrdiff_t base, bool present) {
    return [&pass, &target, base, present](std::size_t i, Complex v) {
      if (present) target(base + static_cast<std::ptrdiff_t>(i) * pass.target.stride, v);
    };
  };
  return {pass.target, ortho, line(at.store, true), line(at.mirror_store, at.alone)};
}

/// The results of a line and its partner, from the Z_k of both.
void store_two_lines(Pass const& pass, Place const& at, Line const& z, bool ortho, Target const& target) {
  Place partner = at;
  partner.store = at.partner_store;
  auto const first = line_wise_store(pass, at, ortho, target), second = line_wise_store(pass, partner, ortho, target);
  for (std::size_t k = 0, N = z.size(); k < N; ++k) {
    bool const reals = pass.target.map.side.packing == Packing::two_lines;
    auto const mirror = std::conj(reals ? z[k] : z[(N - k) % N]);
    first.value(k, (z[k] + mirror) / 2.0L);
    second.value(k, (z[k] - mirror) / Complex(0, 2));
  }
}

/// The results of a line-wise line, from V_p, p = the line's k or, packed, those of the half-spectrum or of the pairs.
void store_line_wise_line(Pass const& pass, Tables const& tables, Place const& at, Complex const* y,
                          Complex const* mirror, bool ortho, Target const& target) {
  auto const& end = pass.target;
  auto const store = line_wise_store(pass, at, ortho, target);
  auto const put = [&](std::size_t k, Complex v) {
    auto const p = at.store_position + k * end.position_step;
    if (end.map.side.map == Map::none && !end.is_real())
      return store.element(k, stored(end.ops, v, {tables.to(p), k, at.store_twiddle, 1}, is_twiddle));
    if (p < end.count) store.value(tables.to(p), v);
  };
  std::size_t const M = pass.line_elements();
  if (end.map.side.packing == Packing::spectrum)
    for (std::size_t k = 0; k <= M; ++k) put(k, spectrum_of_pairs(y[k % M], mirror[(M - k) % M], k, M));
  else if (end.map.side.packing == Packing::pairs)
    for (std::size_t k = 0; k < M; ++k) put(2 * k, y[k].real()), put(2 * k + 1, y[k].imag());
  else
    for (std::size_t k = 0; k < M; ++k) put(k, y[k]);
}

void store_line(Pass const& pass, Tables const& tables, Place const& at, Line y, bool ortho, long double scale,
                Target const& target) {
  auto const& end = pass.target;
  bool const unpacks = end.map.side.packing == Packing::spectrum;  // the big twiddle is the half-spectrum's
  for (std::size_t k = 0; k < pass.length; ++k) {
    auto const p = at.store_position + k * end.position_step;
    y[k] = stored(end.ops, y[k], {tables.to(p), k, at.store_twiddle, scale},
                  [&](Op const& op) { return !unpacks || !is_twiddle(op); });
    if (end.stores_line_wise() || p >= end.count) continue;
    target(at.store + static_cast<std::ptrdiff_t>(end.ops.has<ops::Permutation>() ? tables.to(p) : k) * end.stride,
           y[k]);
  }
  if (is_of_two_lines(end.map.side.packing)) return store_two_lines(pass, at, y, ortho, target);
  if (!end.stores_line_wise()) return;
  auto const rows = rows_of(pass.middle);
  auto const places = rows_at(pass, at);
  std::size_t const elements = pass.length / rows.size();
  for (std::size_t q = 0; q < rows.size(); ++q)
    store_line_wise_line(pass, tables, places[q].first, &y[q * elements], &y[rows[q].mirror * elements], ortho, target);
}

/// y = DFT(swap(filter DFT x)); the companion x_0 joins at the product's first element and leaves as X_0 = x_0 + (DFT
/// x)_0.
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

/// The complex elements that a buffer of reals has room for, one for each pair.
std::vector<Complex> pairs_of(std::vector<Complex> const& reals) {
  std::vector<Complex> pairs(reals.size() / 2);
  for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i] = {reals[2 * i].real(), reals[2 * i + 1].real()};
  return pairs;
}

/// What of `pairs` is new goes to the reals.
void put_pairs(std::vector<Complex> const& pairs, std::vector<Complex>& reals) {
  auto const before = pairs_of(reals);
  for (std::size_t i = 0; i < pairs.size(); ++i)
    if (pairs[i] != before[i]) reals[2 * i] = pairs[i].real(), reals[2 * i + 1] = pairs[i].imag();
}

}  // namespace

void reference(Pass const& pass, std::vector<Complex> const& source, std::vector<Complex>& target, long double scale,
               bool ortho) {
  Tables const tables(pass);
  std::vector<Complex> const before = source;  // source and target may be one buffer
  Source const from{before, pass.source.element == ElementKind::part};
  Target const to{target, pass.target.element == ElementKind::part};
  auto const& beside = pass.middle.companion;
  for (std::size_t l = 0; l < pass.line_count(); ++l) {
    auto const at = locate(pass, l);
    Line const x = load_line(pass, tables, at, ortho, from);
    bool const accompanied = beside && at.load_position == 0 && at.store_position == 0 && at.filter_position == 0;
    Complex companion{};
    if (accompanied) {
      bool const line_wise = pass.source.loads_line_wise();
      companion = line_wise ? line_wise_load(pass, at, ortho, from).value(0) : from(at.load + beside->load);
      if (pass.source.is_real() && !line_wise) companion = companion.real();
      companion = loaded(pass.source.ops, companion, {}, any);
    }
    Line const y = pass.convolves()
                       ? convolve(pass, tables, at, x, accompanied && beside->combines ? &companion : nullptr)
                   : !pass.middle.box.empty() ? direct_sum(x, pass.middle.box)
                   : pass.middle.transforms   ? direct_sum(x)
                                              : x;
    store_line(pass, tables, at, y, ortho, scale, to);
    if (!accompanied) continue;
    companion = stored(pass.target.ops, companion, {0, 0, 0, scale}, any);
    if (pass.target.stores_line_wise())
      line_wise_store(pass, at, ortho, to).value(0, companion);
    else
      to(at.store + beside->store, companion);
  }
}

void reference(PassList const& list, std::vector<Complex> const& in, std::vector<Complex>& out, long double scale,
               bool ortho) {
  std::vector<Complex> workspace(list.workspace_elements), spectrum(2 * list.spectrum_elements),
      first = in;  // reals have one each; an in-place c2r works in its input
  auto const buffer = [&](Buffer b) -> std::vector<Complex>& {
    return b == Buffer::in ? first : b == Buffer::out ? out : b == Buffer::workspace ? workspace : spectrum;
  };
  auto const in_pairs = [&](End const& end) {
    bool const reals = end.buffer == Buffer::in ? list.problem.input_is_real()
                                                : end.buffer == Buffer::out && list.problem.output_is_real();
    return reals && end.element == ElementKind::complex;
  };
  for (auto const& pass : list.passes) {
    bool const from_output = pass.source.buffer == Buffer::in && &in == &out;
    auto const& given = from_output ? out : buffer(pass.source.buffer);
    auto const source = in_pairs(pass.source) ? pairs_of(given) : given;
    if (!in_pairs(pass.target)) {
      reference(pass, source, buffer(pass.target.buffer), scale, ortho);
      continue;
    }
    auto target = pairs_of(out);
    reference(pass, source, target, scale, ortho);
    put_pairs(target, out);
  }
}

}  // namespace TeamFFT::Impl
