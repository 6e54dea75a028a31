// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/fftw3/steps.hpp"

#include <TeamFFT/types.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace TeamFFT::Impl::Relink {
namespace {

template <class Real>
constexpr teamfft_precision precision_of = sizeof(Real) == sizeof(float) ? TEAMFFT_F32 : TEAMFFT_F64;

teamfft_kind real_kind(int kind) {
  switch (kind) {
    case FFTW_R2HC: return TEAMFFT_R2HC;
    case FFTW_HC2R: return TEAMFFT_HC2R;
    case FFTW_DHT: return TEAMFFT_DHT;
    case FFTW_REDFT00: return TEAMFFT_DCT1;
    case FFTW_REDFT10: return TEAMFFT_DCT2;
    case FFTW_REDFT01: return TEAMFFT_DCT3;
    case FFTW_REDFT11: return TEAMFFT_DCT4;
    case FFTW_RODFT00: return TEAMFFT_DST1;
    case FFTW_RODFT10: return TEAMFFT_DST2;
    case FFTW_RODFT01: return TEAMFFT_DST3;
    case FFTW_RODFT11: return TEAMFFT_DST4;
    default: break;
  }
  throw Error("TeamFFT plan: no kind of a transform from reals to reals");
}

/// Elements along the halved dimension's complex side.
std::ptrdiff_t half(std::ptrdiff_t n) { return n / 2 + 1; }

template <class Real>
class Builder {
 public:
  explicit Builder(Request<Real> const& request)
      : m_request(request), m_dims(request.dims), m_howmany(request.howmany), m_kinds(request.kinds) {
    std::erase_if(m_howmany, [](Dim const& dim) { return dim.n == 1; });
    drop_unit_dims();
    m_in_place = request.in.data == request.out.data;
  }

  Steps build() {
    if (std::ranges::any_of(m_howmany, [](Dim const& dim) { return dim.n == 0; })) return {};
    if (m_dims.empty())
      add_copies();
    else if (m_request.shape == Shape::r2r)
      add_real();
    else if (is_direct())
      add_direct();
    else
      add_between_copies([&](Frame const& packed) { add_transform(packed, 0, 0, m_request.sign == FFTW_BACKWARD); });
    return std::move(m_steps);
  }

 private:
  /// The request's dimensions with other strides, between two places.
  struct Frame {
    Place from = Place::input, to = Place::output;
    std::vector<Dim> dims = {}, howmany = {};

    [[nodiscard]] bool in_place() const { return from == to; }
  };

  /// A transform of one element hands the element through, but for r2r kinds and the halved dimension, whose sides
  /// differ. The strides of a single element are anything: those of packed pairs fit everywhere.
  void drop_unit_dims() {
    bool const is_halved = m_request.shape == Shape::r2c || m_request.shape == Shape::c2r;
    bool const keeps_last = is_halved && !m_dims.empty();
    auto const last = keeps_last ? m_dims.back() : Dim{};
    if (keeps_last) m_dims.pop_back();
    if (m_request.shape != Shape::r2r) std::erase_if(m_dims, [](Dim const& dim) { return dim.n == 1; });
    if (keeps_last) m_dims.push_back(last);
    for (auto& dim : m_dims)
      if (dim.n == 1) dim.in = dim.out = 2;
  }

  [[nodiscard]] bool in_is_complex() const { return m_request.shape == Shape::c2c || m_request.shape == Shape::c2r; }
  [[nodiscard]] bool out_is_complex() const { return m_request.shape == Shape::c2c || m_request.shape == Shape::r2c; }

  [[nodiscard]] Frame own_frame() const {
    return {Place::input, m_in_place ? Place::input : Place::output, m_dims, m_howmany};
  }

  /// Pairs in the order that the other side has, at even strides.
  [[nodiscard]] bool is_direct() const {
    auto const even = [](auto const& dims, std::ptrdiff_t Dim::*stride) {
      return std::ranges::all_of(dims, [=](Dim const& dim) { return dim.n == 1 || dim.*stride % 2 == 0; });
    };
    auto const& [in, out] = std::pair(m_request.in.imag, m_request.out.imag);
    bool const swapped = m_request.shape == Shape::c2c && in == -1 && out == -1;
    if (!swapped && ((in_is_complex() && in != 1) || (out_is_complex() && out != 1))) return false;
    if (in_is_complex() && !(even(m_dims, &Dim::in) && even(m_howmany, &Dim::in))) return false;
    if (out_is_complex() && !(even(m_dims, &Dim::out) && even(m_howmany, &Dim::out))) return false;
    return !m_in_place || fits_in_place();
  }

  /// One transform in place wants equal strides, and neighbouring elements along a halved dimension.
  [[nodiscard]] bool fits_in_place() const {
    auto const equal = [](Dim const& dim) { return dim.n == 1 || dim.in == dim.out; };
    auto const last = m_dims.end() - (m_request.shape == Shape::r2c || m_request.shape == Shape::c2r ? 1 : 0);
    if (!std::all_of(m_dims.begin(), last, equal) || !std::ranges::all_of(m_howmany, equal)) return false;
    if (last == m_dims.end() || last->n == 1) return true;
    bool const from_real = m_request.shape == Shape::r2c;
    return last->in == (from_real ? 1 : 2) && last->out == (from_real ? 2 : 1);
  }

  void add_direct() {
    bool const swapped = m_request.shape == Shape::c2c && m_request.in.imag == -1;
    std::ptrdiff_t const offset = swapped ? -1 : 0;
    add_transform(own_frame(), offset, offset, (m_request.sign == FFTW_BACKWARD) != swapped);
    auto const& transform = *std::get<TransformStep>(m_steps.list.back()).transform;
    if (m_request.has_arrays()) must(transform.check_memory(m_request.in.data + offset, m_request.out.data + offset));
  }

  [[nodiscard]] TransformRequest transform_request(Frame const& frame) const {
    TransformRequest request{precision_of<Real>, in_is_complex(), out_is_complex(), frame.in_place(), {},
                             frame.howmany};
    request.threads = m_request.threads;
    return request;
  }

  void add(TransformRequest const& request, Place from, Place to, std::ptrdiff_t in_offset = 0,
           std::ptrdiff_t out_offset = 0) {
    m_steps.list.emplace_back(
        TransformStep{std::make_shared<Transform const>(request), from, to, in_offset, out_offset});
  }

  /// Whether each dimension's stride is beyond what those with shorter ones reach over, so that no two elements of the
  /// input coincide.
  [[nodiscard]] bool has_distinct_inputs(Frame const& frame) const {
    std::vector<std::pair<std::ptrdiff_t, std::ptrdiff_t>> steps;  // stride, how many
    for (auto const* const dims : {&frame.dims, &frame.howmany})
      for (auto const& dim : *dims)
        if (dim.n > 1) steps.emplace_back(std::abs(dim.in), dim.n);
    std::ranges::sort(steps);
    std::ptrdiff_t reach = in_is_complex() ? 2 : 1;
    for (auto const& [stride, n] : steps) {
      if (stride < reach) return false;
      reach += bounded_product(stride, n - 1);
    }
    return true;
  }

  /// All dimensions of a request with complex sides.
  void add_transform(Frame const& frame, std::ptrdiff_t in_offset, std::ptrdiff_t out_offset, bool backward) {
    auto request = transform_request(frame);
    auto const shape = m_request.shape;
    bool const is_backward = shape == Shape::c2r || (shape == Shape::c2c && backward);
    for (auto const& dim : frame.dims)
      request.axes.push_back({is_backward ? TEAMFFT_C2C_BACKWARD : TEAMFFT_C2C_FORWARD, dim});
    if (shape == Shape::r2c) request.axes.back().kind = TEAMFFT_R2C;
    if (shape == Shape::c2r) request.axes.back().kind = TEAMFFT_C2R;
    bool const asked = (m_request.flags & FFTW_DESTROY_INPUT) != 0 || (shape == Shape::c2r && frame.dims.size() > 1);
    request.destroys_input =
        !frame.in_place() && asked && (m_request.flags & FFTW_PRESERVE_INPUT) == 0 && has_distinct_inputs(frame);
    add(request, frame.from, frame.to, in_offset, out_offset);
  }

  void add_copy(Frame const& frame, bool in_is_pair, bool out_is_pair) {
    auto dims = frame.dims;
    dims.insert(dims.end(), frame.howmany.begin(), frame.howmany.end());
    auto const imag = [&](Place place, bool is_complex) {
      if (!is_complex) return std::ptrdiff_t{0};
      return place == Place::input ? m_request.in.imag : place == Place::output ? m_request.out.imag : 1;
    };
    m_steps.list.emplace_back(
        CopyStep{Rows(dims), frame.from, frame.to, imag(frame.from, in_is_pair), imag(frame.to, out_is_pair)});
  }

  /// Packed, the dimensions that repeat first; `last` real numbers for the last dimension.
  [[nodiscard]] std::size_t pack(std::vector<Dim>& howmany, std::vector<Dim>& dims, std::ptrdiff_t Dim::*stride,
                                 std::ptrdiff_t unit, std::ptrdiff_t last) const {
    std::ptrdiff_t step = unit;
    for (auto i = dims.size(); i-- > 0;) {
      dims[i].*stride = step;
      step = i + 1 == dims.size() ? last : bounded_product(step, dims[i].n);
    }
    for (auto i = howmany.size(); i-- > 0; step = bounded_product(step, howmany[i].n)) howmany[i].*stride = step;
    return static_cast<std::size_t>(step);
  }

  /// work(frame) in packed memory, whose real rows are as long as their half spectra.
  template <class Work>
  void add_between_copies(Work const& work) {
    auto const shape = m_request.shape;
    auto load = own_frame(), store = own_frame();
    auto const n = m_dims.back().n;
    bool const is_halved = shape == Shape::r2c || shape == Shape::c2r;
    std::ptrdiff_t const row = is_halved ? 2 * half(n) : shape == Shape::c2c ? 2 * n : n;
    Frame packed{Place::dense, Place::dense, m_dims, m_howmany};
    m_steps.dense = pack(packed.howmany, packed.dims, &Dim::in, in_is_complex() ? 2 : 1, row);
    (void)pack(packed.howmany, packed.dims, &Dim::out, out_is_complex() ? 2 : 1, row);
    auto const join = [](std::vector<Dim>& own, std::vector<Dim> const& inner, bool loads) {
      for (std::size_t i = 0; i < own.size(); ++i)
        (loads ? own[i].out : own[i].in) = loads ? inner[i].in : inner[i].out;
    };
    for (bool const loads : {true, false}) {
      join(loads ? load.dims : store.dims, packed.dims, loads);
      join(loads ? load.howmany : store.howmany, packed.howmany, loads);
    }
    if (shape == Shape::c2r) load.dims.back().n = half(n);
    if (shape == Shape::r2c) store.dims.back().n = half(n);
    load.to = Place::dense;
    store.from = Place::dense;
    store.to = Place::output;
    add_copy(load, in_is_complex(), in_is_complex());
    work(packed);
    add_copy(store, out_is_complex(), out_is_complex());
  }

  /// Rank 0. Elements that stay where they are need nothing; where reads and writes may meet, all are read first.
  void add_copies() {
    bool const same_place = m_in_place && m_request.in.imag == m_request.out.imag;
    if (same_place && std::ranges::all_of(m_howmany, [](Dim const& dim) { return dim.in == dim.out; })) return;
    Frame frame{Place::input, Place::output, {}, m_howmany};
    if (are_apart()) return add_copy(frame, in_is_complex(), out_is_complex());
    Frame load = frame, store = frame;
    m_steps.dense = pack(load.howmany, load.dims, &Dim::out, in_is_complex() ? 2 : 1, 0);
    for (std::size_t i = 0; i < store.howmany.size(); ++i) store.howmany[i].in = load.howmany[i].out;
    load.to = store.from = Place::dense;
    add_copy(load, in_is_complex(), in_is_complex());
    add_copy(store, in_is_complex(), out_is_complex());
  }

  /// Whether the sides' ranges of addresses have nothing in common.
  [[nodiscard]] bool are_apart() const {
    auto const range = [&](Side<Real> const& side, std::ptrdiff_t Dim::*stride) {
      std::ptrdiff_t low = std::min<std::ptrdiff_t>(0, side.imag), high = std::max<std::ptrdiff_t>(0, side.imag);
      for (auto const& dim : m_howmany) {
        auto& end = dim.*stride < 0 ? low : high;
        end = bounded_product(end + bounded_product(dim.n - 1, dim.*stride), 1);
      }
      auto const first = reinterpret_cast<std::uintptr_t>(side.data);
      constexpr auto size = static_cast<std::ptrdiff_t>(sizeof(Real));
      return std::pair(first + static_cast<std::uintptr_t>(low * size),
                       first + static_cast<std::uintptr_t>(high * size + size));
    };
    auto const in = range(m_request.in, &Dim::in), out = range(m_request.out, &Dim::out);
    return in.second <= out.first || out.second <= in.first;
  }

  void add_real() {
    if (m_in_place && !fits_in_place())
      return add_between_copies([&](Frame const& packed) { add_real_transform(packed); });
    add_real_transform(own_frame());
    auto const& transform = *std::get<TransformStep>(m_steps.list.front()).transform;
    if (m_request.has_arrays()) must(transform.check_memory(m_request.in.data, m_request.out.data));
  }

  void add_real_transform(Frame const& frame) {
    auto request = transform_request(frame);
    for (std::size_t d = 0; d < frame.dims.size(); ++d) request.axes.push_back({real_kind(m_kinds[d]), frame.dims[d]});
    add(request, frame.from, frame.to);
  }

  Request<Real> const& m_request;
  std::vector<Dim> m_dims, m_howmany;
  std::vector<int> m_kinds;
  bool m_in_place = false;
  Steps m_steps;
};

}  // namespace

template <class Real>
Steps steps_of(Request<Real> const& request) {
  return Builder<Real>(request).build();
}

template Steps steps_of(Request<float> const& request);
template Steps steps_of(Request<double> const& request);

}  // namespace TeamFFT::Impl::Relink
