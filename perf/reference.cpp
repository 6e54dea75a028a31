// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference.hpp"

#include "fftw_library.hpp"
#include "trigonometric.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <type_traits>
#include <utility>
#include <vector>

namespace TeamFFT::Impl::Bench {

namespace {

constexpr double most_terms = 0x1p30;

template <class Real>
struct Wide {
  Real re = 0, im = 0;
};

template <class Real>
using WideLine = std::vector<Wide<Real>>;

/// One step of a reference: along one axis of an array (outer, n, inner).
template <class Real>
struct Stage {
  // sum: transform; halve: keep n/2 + 1 elements; complete: n elements from n/2 + 1
  enum class Action { sum, halve, complete };
  Action action = Action::sum;
  Kind kind = Kind::c2c_forward;
  std::size_t outer = 1, n = 1, inner = 1;
  bool real = false;          // of reals to reals: the imaginary parts are 0, and stay it
  FftwPlan plan = nullptr;    // in place; null: direct sums with these roots,
  WideLine<Real> roots = {};  // exp(2 pi i q / order)
};

/// The order of the roots that a direct sum needs.
std::size_t root_order(Kind kind, std::size_t n) {
  return is_trigonometric(kind) ? 8 * trigonometric_form(kind, n).M : n;
}

template <class Real>
void make_roots(Stage<Real>& stage) {
  std::size_t const order = root_order(stage.kind, stage.n);
  for (std::size_t q = 0; q < order; ++q) {
    auto const w = root_of_unity<Real>(q, order);
    stage.roots.push_back({w.real(), -w.imag()});
  }
}

template <class Real>
FftwPlan make_plan(FftwLibrary<Real> const& library, Stage<Real> const& stage) {
  // the planner wants arrays; it leaves them alone
  std::unique_ptr<Real[]> const probe(new Real[2 * stage.outer * stage.n * stage.inner]);
  auto const outer = static_cast<std::ptrdiff_t>(stage.outer), n = static_cast<std::ptrdiff_t>(stage.n),
             inner = static_cast<std::ptrdiff_t>(stage.inner);
  unsigned const flags = fftw_estimate | fftw_unaligned;
  if (is_real_to_real(stage.kind)) {  // real and imaginary parts alike, or the real ones alone
    FftwDim const axis{n, 2 * inner, 2 * inner}, parts = stage.real ? FftwDim{inner, 2, 2} : FftwDim{2 * inner, 1, 1};
    FftwDim const batch[]{{outer, 2 * n * inner, 2 * n * inner}, parts};
    int const kind = fftw_r2r_kind(stage.kind);
    return library.plan_guru64_r2r(1, &axis, 2, batch, probe.get(), probe.get(), &kind, flags);
  }
  FftwDim const axis{n, inner, inner}, batch[]{{outer, n * inner, n * inner}, {inner, 1, 1}};
  return library.plan_guru64_dft(1, &axis, 2, batch, probe.get(), probe.get(),
                                 stage.kind == Kind::c2c_backward ? 1 : -1, flags);
}

/// What input j counts in output k of a half-complex or Hartley line; w = exp(2 pi i jk/n).
template <class Real>
Real half_complex_factor(Kind kind, std::size_t n, std::size_t k, std::size_t j, Wide<Real> const& w) {
  if (kind == Kind::dht) return w.re + w.im;
  std::size_t const of_spectrum = kind == Kind::r2hc ? k : j;
  Real const part = 2 * of_spectrum <= n ? w.re : w.im;
  return kind == Kind::r2hc || j == 0 || 2 * j == n ? part : 2 * part;
}

/// y = the definition of the stage's kind, for one line of x.
template <class Real>
void direct_sum(Stage<Real> const& stage, WideLine<Real> const& x, WideLine<Real>& y) {
  std::size_t const n = stage.n, order = stage.roots.size();
  bool const trigonometric = is_trigonometric(stage.kind);
  for (std::size_t k = 0; k < n; ++k) {
    Wide<Real> sum;
    if (trigonometric) {
      auto const form = trigonometric_form(stage.kind, n);
      std::size_t const q = form.q(k), step = 2 * q % order;
      std::size_t at = form.p(0) * q % order;
      for (std::size_t j = 0; j < n; ++j, at = at + step < order ? at + step : at + step - order) {
        Real const w = (form.sine ? stage.roots[at].im : stage.roots[at].re) * (form.is_half(j, n) ? 1 : 2);
        sum.re += w * x[j].re;
        if (!stage.real) sum.im += w * x[j].im;
      }
    } else if (is_real_to_real(stage.kind)) {
      for (std::size_t j = 0, at = 0; j < n; ++j, at = at + k < n ? at + k : at + k - n) {
        Real const w = half_complex_factor(stage.kind, n, k, j, stage.roots[at]);
        sum.re += w * x[j].re;
        if (!stage.real) sum.im += w * x[j].im;
      }
    } else {
      std::size_t const step = stage.kind == Kind::c2c_backward ? k : (n - k) % n;
      for (std::size_t j = 0, at = 0; j < n; ++j, at = at + step < n ? at + step : at + step - n) {
        auto const w = stage.roots[at];
        sum.re += w.re * x[j].re - w.im * x[j].im;
        sum.im += w.re * x[j].im + w.im * x[j].re;
      }
    }
    y[k] = sum;
  }
}

template <class Real>
void direct_sums(Stage<Real> const& stage, WideLine<Real>& data) {
  WideLine<Real> x(stage.n), y(stage.n);
  for (std::size_t line = 0; line < stage.outer * stage.inner; ++line) {
    auto* const first = data.data() + line / stage.inner * stage.n * stage.inner + line % stage.inner;
    for (std::size_t j = 0; j < stage.n; ++j) x[j] = first[j * stage.inner];
    direct_sum(stage, x, y);
    for (std::size_t k = 0; k < stage.n; ++k) first[k * stage.inner] = y[k];
  }
}

/// (outer, n, inner) to (outer, n/2 + 1, inner), or back with x_(n-k) = conj x_k and the imaginary parts of x_0 and
/// x_(n/2) dropped.
template <class Real>
WideLine<Real> resized(Stage<Real> const& stage, WideLine<Real> const& from) {
  std::size_t const n = stage.n, half = n / 2 + 1, inner = stage.inner;
  bool const completes = stage.action == Stage<Real>::Action::complete;
  std::size_t const n_from = completes ? half : n, n_to = completes ? n : half;
  WideLine<Real> to(stage.outer * n_to * inner);
  for (std::size_t o = 0; o < stage.outer; ++o)
    for (std::size_t k = 0; k < n_to; ++k)
      for (std::size_t i = 0; i < inner; ++i) {
        std::size_t const source = k < half ? k : n - k;
        auto value = from[(o * n_from + source) * inner + i];
        if (completes) value.im = k == 0 || 2 * k == n ? 0 : k < half ? value.im : -value.im;
        to[(o * n_to + k) * inner + i] = value;
      }
  return to;
}

template <class Real>
class ViaScratchReference final : public Reference {
 public:
  /// Direct sums where there is no library.
  ViaScratchReference(Problem const& problem, FftwLibrary<Real> const* library)
      : m_library(library), m_real_input(problem.input_is_real()), m_real_output(problem.output_is_real()) {
    std::string const real = std::is_same_v<Real, double> ? "double" : "long double";
    m_method = real + (library != nullptr ? " FFTW" : " sums");
    for (auto const& axis : problem.axes) m_extents.push_back(input_extent(axis.kind, axis.length));
    for (auto extent : m_extents) m_input_points *= extent;
    if (library != nullptr && library->plan_with_nthreads != nullptr) library->plan_with_nthreads(1);
    for (std::size_t d = 0; d < problem.axes.size(); ++d)
      if (problem.axes[d].kind == Kind::r2c)
        add_sum(d, Kind::c2c_forward), add_resize(d, problem.axes[d].length, Stage<Real>::Action::halve);
    for (std::size_t d = 0; d < problem.axes.size(); ++d)
      if (auto const kind = problem.axes[d].kind; is_complex_kind(kind) || is_real_to_real(kind)) add_sum(d, kind);
    for (std::size_t d = 0; d < problem.axes.size(); ++d)
      if (problem.axes[d].kind == Kind::c2r)
        add_resize(d, problem.axes[d].length, Stage<Real>::Action::complete), add_sum(d, Kind::c2c_backward);
  }
  ~ViaScratchReference() override {
    for (auto const& stage : m_stages)
      if (stage.plan != nullptr) m_library->destroy_plan(stage.plan);
  }
  ViaScratchReference(ViaScratchReference const&) = delete;
  ViaScratchReference& operator=(ViaScratchReference const&) = delete;

  [[nodiscard]] std::string const& method() const override { return m_method; }

  void transform(std::complex<double> const* in, std::complex<double>* high, std::complex<double>* low) const override {
    WideLine<Real> data(m_input_points);
    for (std::size_t j = 0; j < data.size(); ++j) data[j] = {in[j].real(), in[j].imag()};
    for (auto const& stage : m_stages) apply(stage, data);
    for (std::size_t k = 0; k < data.size(); ++k) {
      Real const re = data[k].re, im = m_real_output ? 0 : data[k].im;
      high[k] = {static_cast<double>(re), static_cast<double>(im)};
      low[k] = {static_cast<double>(re - static_cast<Real>(high[k].real())),
                static_cast<double>(im - static_cast<Real>(high[k].imag()))};
    }
  }

 private:
  Stage<Real> stage_along(std::size_t d) const {
    Stage<Real> stage;
    for (std::size_t i = 0; i < m_extents.size(); ++i)
      (i < d ? stage.outer : i == d ? stage.n : stage.inner) *= m_extents[i];
    return stage;
  }

  void add_sum(std::size_t d, Kind kind) {
    auto stage = stage_along(d);
    stage.kind = kind;
    stage.real = m_real_input && m_real_output;
    if (m_library != nullptr)
      stage.plan = make_plan(*m_library, stage);
    else
      make_roots(stage);
    if (m_library != nullptr && stage.plan == nullptr)
      throw Error("teamfft-bench: FFTW has no plan for a reference of length " + std::to_string(stage.n));
    m_stages.push_back(std::move(stage));
  }

  void add_resize(std::size_t d, std::size_t n, typename Stage<Real>::Action action) {
    auto stage = stage_along(d);
    stage.action = action;
    stage.n = n;
    m_extents[d] = action == Stage<Real>::Action::halve ? n / 2 + 1 : n;
    m_stages.push_back(std::move(stage));
  }

  void apply(Stage<Real> const& stage, WideLine<Real>& data) const {
    if (stage.action != Stage<Real>::Action::sum)
      data = resized(stage, data);
    else if (stage.plan == nullptr)
      direct_sums(stage, data);
    else if (is_real_to_real(stage.kind))
      m_library->execute_r2r(stage.plan, &data.data()->re, &data.data()->re);
    else
      m_library->execute_dft(stage.plan, &data.data()->re, &data.data()->re);
  }

  FftwLibrary<Real> const* m_library;
  bool m_real_input, m_real_output;
  std::string m_method;
  std::vector<std::size_t> m_extents;  // while stages are made: of the array that the next one meets
  std::size_t m_input_points = 1;
  std::vector<Stage<Real>> m_stages;
};

template <class Real>
std::unique_ptr<Reference> make_reference_as(Problem const& problem, std::size_t lines) {
  std::size_t points = 1, sum = 0;
  for (auto const& axis : problem.axes) {
    points *= axis.length;
    sum += axis.length;
  }
  if (auto const* library = FftwLibrary<Real>::get();
      library != nullptr && points <= reference_points(problem.precision))
    return std::make_unique<ViaScratchReference<Real>>(problem, library);
  if (static_cast<double>(points) * static_cast<double>(sum) * static_cast<double>(lines) > most_terms) return nullptr;
  return std::make_unique<ViaScratchReference<Real>>(problem, nullptr);
}

}  // namespace

std::size_t reference_points(Precision precision) {
  return precision == Precision::f32 ? std::size_t(1) << 24 : std::size_t(1) << 22;
}

std::unique_ptr<Reference> make_reference(Problem const& problem, std::size_t lines) {
  return problem.precision == Precision::f32 ? make_reference_as<double>(problem, lines)
                                             : make_reference_as<long double>(problem, lines);
}

}  // namespace TeamFFT::Impl::Bench
