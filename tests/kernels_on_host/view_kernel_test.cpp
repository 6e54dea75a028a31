// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slot-line kernel at Views with options around them, on teams of host threads: boxes in passes, factors and beta,
// against the transform of the whole lengths with loops around it.
#include "execute/pass_views.hpp"
#include "kernel_teams.hpp"

#include <TeamFFT/device/ends/view.hpp>
#include <TeamFFT/device/engines/slot_line/slot_line.hpp>

#include <gtest/gtest.h>

#include <array>
#include <numeric>

namespace TeamFFT::Test {
namespace {

using Impl::Buffer;
using Impl::ViewEnd;

/// A problem with what stands at its ends.
struct Viewed {
  Problem problem;
  std::optional<ViewEnd> source = {}, sink = {};
  Machine machine = h200();
};

/// A pass with Views by the library's kernel for it.
template <class Real>
void run_views(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel, Impl::PassViews views,
               Impl::LaunchPart const& part) {
  views.in.memory = const_cast<Real*>(a.source);
  views.out.memory = a.target;
  auto const& shape = std::get<Impl::SlotShape>(kernel.shape);
  auto const own = std::get<Impl::SlotLineChoice>(kernel.choice.engine).ends;
  auto const run = [&]<Impl::SlotEnds ends, bool from_reals, bool to_reals>(
                       std::integral_constant<Impl::SlotEnds, ends>, std::bool_constant<from_reals>,
                       std::bool_constant<to_reals>) {
    using Views = Impl::ViewEnds<Real, from_reals, to_reals>;
    Views const ends_of_pass{views.in, views.out, part.load, part.store};
    Impl::PassArguments<Real, Views> const viewed{a, ends_of_pass};
    using Form = Impl::CalledSlotForm<Real, ends, Impl::SlotCalls::views>;
    run_teams(teams_of(a), kernel.choice.team_size, a.scratch_bytes, [&](ThreadMember const& member, char* scratch) {
      if (kernel.choice.launch == Launch::native)
        Impl::slot_line_kernel<Form>(member, viewed, shape, scratch);
      else
        Impl::called_slot_line_kernel<Form>(member, Impl::SlotCall<Real>(a, shape.numbers), ends_of_pass, scratch);
    });
  };
  using enum Impl::SlotEnds;
  using Complex = std::integral_constant<Impl::SlotEnds, called>;
  if (own == to_half_spectrum)
    return run(std::integral_constant<Impl::SlotEnds, to_half_spectrum>(), std::true_type(), std::false_type());
  if (own == from_half_spectrum)
    return run(std::integral_constant<Impl::SlotEnds, from_half_spectrum>(), std::false_type(), std::true_type());
  ASSERT_EQ(own, called);
  if (a.has(Impl::flag_real_load)) return run(Complex(), std::true_type(), std::false_type());
  if (a.has(Impl::flag_line_wise_load)) return run(Complex(), std::false_type(), std::true_type());
  run(Complex(), std::false_type(), std::false_type());
}

/// The problem's passes, one after the other; how many of them call a View.
template <class Real>
std::size_t run(Viewed const& viewed, std::vector<Real>& in, std::vector<Real>& out) {
  auto const list = Impl::make_passes(viewed.problem, viewed.machine, {.rows = false},
                                      {viewed.source.has_value(), viewed.sink.has_value()});
  auto const prepared = Impl::prepare<Real>(list);
  std::vector<Real> workspace(2 * (list.workspace_elements + list.spectrum_elements) + 2);
  std::size_t called = 0;
  for (std::size_t p = 0; p < list.passes.size(); ++p) {
    auto const& pass = prepared.passes[p];
    auto const memory = [&](Buffer b) {
      return b == Buffer::in    ? in.data()
             : b == Buffer::out ? out.data()
                                : workspace.data() + (b == Buffer::spectrum ? 2 * list.workspace_elements : 0);
    };
    bool const calls = pass.calls_source || pass.calls_sink;
    called += calls ? 1 : 0;
    for (auto const& part : pass.parts) {
      auto a = Impl::arguments_for(pass, part, memory(pass.source), memory(pass.target), "");
      a.tables = prepared.tables.data();
      a.scale = {pass.scaled ? Real(0.5) : Real(1), 0};
      if (calls)
        run_views(a, pass.kernel, Impl::views_of(list, list.passes[p], viewed.source, viewed.sink), part);
      else
        ScratchLineLaunch{}(a, pass.kernel);
    }
  }
  return called;
}

template <class Real>
std::vector<Real> some(std::size_t scalars) {
  Random random(scalars);
  std::vector<Real> values(scalars);
  for (auto& v : values) v = random.uniform<Real>();
  return values;
}

/// Element i of m of a box lies at this position of n.
std::size_t position(Box const& box, std::size_t i, std::size_t m, std::size_t n) {
  if (box == Box::low()) return i < (m + 1) / 2 ? i : n - m + i;
  return (static_cast<std::size_t>(box.first() + static_cast<std::ptrdiff_t>(n)) + i) % n;
}

/// Copies the box of a packed array of `whole` positions to or from one of `part`, both the last axis fastest, elements
/// of `scalars`.
template <class Real, class Copy>
void for_box(std::array<std::size_t, 2> const& part, std::array<std::size_t, 2> const& whole,
             std::array<Box, 2> const& box, std::size_t scalars, Copy const& copy) {
  for (std::size_t i = 0; i < part[0]; ++i)
    for (std::size_t j = 0; j < part[1]; ++j)
      for (std::size_t s = 0; s < scalars; ++s)
        copy(
            (i * part[1] + j) * scalars + s,
            (position(box[0], i, part[0], whole[0]) * whole[1] + position(box[1], j, part[1], whole[1])) * scalars + s);
}

/// A transform over both axes of `n` with boxes at one end.
struct BoxCase {
  std::array<std::size_t, 2> n, in, out;  ///< lengths and extents
  std::array<Box, 2> in_box = {}, out_box = {};
  std::array<Kind, 2> kinds = {Kind::c2c_forward, Kind::c2c_forward};
};

Problem problem_of(BoxCase const& c, Precision precision, bool with_boxes) {
  Problem problem;
  problem.precision = precision;
  std::array<std::size_t, 2> in{}, out{};
  for (std::size_t d = 0; d < 2; ++d) {
    in[d] = with_boxes ? c.in[d] : Impl::input_extent(c.kinds[d], c.n[d]);
    out[d] = with_boxes ? c.out[d] : Impl::output_extent(c.kinds[d], c.n[d]);
  }
  for (std::size_t d = 0; d < 2; ++d) {
    Axis axis{c.kinds[d],
              c.n[d],
              in[d],
              d == 0 ? static_cast<std::ptrdiff_t>(in[1]) : 1,
              d == 0 ? static_cast<std::ptrdiff_t>(out[1]) : 1,
              out[d]};
    if (with_boxes) axis.in_box = c.in_box[d], axis.out_box = c.out_box[d];
    problem.axes.push_back(axis);
  }
  return problem.canonicalize();
}

template <class Real>
void expect_boxes(BoxCase const& c) {
  constexpr auto precision = sizeof(Real) == 4 ? Precision::f32 : Precision::f64;
  auto const boxed = problem_of(c, precision, true), whole = problem_of(c, precision, false);
  std::size_t const in_scalars = whole.input_is_real() ? 1 : 2, out_scalars = whole.output_is_real() ? 1 : 2;
  std::array<std::size_t, 2> const in_whole{Impl::input_extent(c.kinds[0], c.n[0]),
                                            Impl::input_extent(c.kinds[1], c.n[1])},
      out_whole{Impl::output_extent(c.kinds[0], c.n[0]), Impl::output_extent(c.kinds[1], c.n[1])};
  auto in = some<Real>(c.in[0] * c.in[1] * in_scalars);
  std::vector<Real> all_in(in_whole[0] * in_whole[1] * in_scalars, Real(0)),
      all_out(out_whole[0] * out_whole[1] * out_scalars), out(c.out[0] * c.out[1] * out_scalars, Real(1234)),
      wanted(out.size());
  for_box<Real>(c.in, in_whole, c.in_box, in_scalars, [&](std::size_t part, std::size_t at) { all_in[at] = in[part]; });
  run<Real>({whole}, all_in, all_out);
  for_box<Real>(c.out, out_whole, c.out_box, out_scalars,
                [&](std::size_t part, std::size_t at) { wanted[part] = all_out[at]; });
  for (auto const& machine : {h200(), mi300x()}) {
    std::ranges::fill(out, Real(1234));
    EXPECT_GT(run<Real>({boxed, {}, {}, machine}, in, out), 0u) << boxed.token();
    Real worst = 0;
    for (std::size_t i = 0; i < out.size(); ++i) worst = std::max(worst, std::abs(out[i] - wanted[i]));
    auto const size = static_cast<Real>(c.n[0] * c.n[1]);
    EXPECT_LE(worst, 4 * std::numeric_limits<Real>::epsilon() * std::sqrt(size) * std::log2(size)) << boxed.token();
  }
}

template <class Real>
void expect_boxes_of_all_kinds(std::array<std::size_t, 2> const& n) {
  std::array<std::size_t, 2> const half{n[0] / 2, n[1] / 2}, odd{n[0] / 2 + 1, n[1] * 2 / 3};
  std::array<Box, 2> const low{Box::low(), Box::low()}, at{Box::at(3), Box::at(-2)};
  for (auto const& m : {half, odd})
    for (auto const& box : {low, at})
      for (auto kind : {Kind::c2c_forward, Kind::c2c_backward}) {
        expect_boxes<Real>({n, n, m, {}, box, {kind, kind}});
        expect_boxes<Real>({n, m, n, box, {}, {kind, kind}});
      }
  std::size_t const modes = n[1] / 3;
  for (auto const& box : {Box::low(), Box::at(5)}) {
    expect_boxes<Real>({n, n, {n[0] / 2, modes}, {}, {box, Box::at(0)}, {Kind::c2c_forward, Kind::r2c}});
    expect_boxes<Real>({n, {n[0] / 2, modes}, n, {box, Box::at(0)}, {}, {Kind::c2c_backward, Kind::c2r}});
  }
}

TEST(ViewKernel, MeetsBoxesInPasses) {
  expect_boxes_of_all_kinds<double>({16, 36});
  expect_boxes_of_all_kinds<float>({60, 32});
  expect_boxes_of_all_kinds<double>({20, 45});  // a half-spectrum of odd length
}

/// The View of a contiguous packed array of lines.
ViewEnd lines_of(std::size_t lines, std::size_t elements) {
  ViewEnd end;
  unsigned shift = 0;
  std::ptrdiff_t stride = 1;
  for (std::size_t const extent : {elements, lines}) {
    auto const bits = static_cast<std::uint8_t>(std::bit_width(extent - 1));
    end.dimensions[end.rank++] = {extent, stride, 0, static_cast<std::uint8_t>(shift), bits, false, {}};
    shift += bits;
    stride *= static_cast<std::ptrdiff_t>(extent);
    end.size *= extent;
  }
  return end;
}

/// Lines whose offsets are those of such Views at either end.
Problem lines_at(Kind kind, std::size_t N, std::size_t lines, Precision precision) {
  Problem problem;
  problem.precision = precision;
  std::size_t const in = Impl::input_extent(kind, N), out = Impl::output_extent(kind, N);
  problem.axes.push_back({kind, N, in, 1, 1, out});
  problem.batch.push_back(
      {lines, std::ptrdiff_t{1} << std::bit_width(in - 1), std::ptrdiff_t{1} << std::bit_width(out - 1)});
  return problem.canonicalize();
}

/// v[i] = v[i] f[i], elements and factors of so many scalars; out of range factors begin anew: those of one line serve
/// all.
template <class Real>
void multiply(std::vector<Real>& v, std::size_t scalars, std::vector<Real> const& f, std::size_t factor_scalars) {
  std::size_t const factors = f.size() / factor_scalars;
  for (std::size_t i = 0; i < v.size() / scalars; ++i) {
    std::complex<Real> const factor(f[i % factors * factor_scalars],
                                    factor_scalars == 2 ? f[i % factors * 2 + 1] : Real(0));
    if (scalars == 1) {
      v[i] *= factor.real();
    } else {
      std::complex<Real> const z = std::complex<Real>(v[2 * i], v[2 * i + 1]) * factor;
      v[2 * i] = z.real(), v[2 * i + 1] = z.imag();
    }
  }
}

/// Factors (of one line, or of each element) at both ends, and beta, against loops around the transform.
template <class Real>
void expect_factors(Kind kind, std::size_t N, bool has_complex_factors) {
  constexpr std::size_t lines = 5;
  constexpr auto precision = sizeof(Real) == 4 ? Precision::f32 : Precision::f64;
  auto const problem = lines_at(kind, N, lines, precision);
  std::size_t const n = Impl::input_extent(kind, N), m = Impl::output_extent(kind, N);
  std::size_t const in_scalars = problem.input_is_real() ? 1 : 2, out_scalars = problem.output_is_real() ? 1 : 2;
  std::size_t const in_factor = has_complex_factors && in_scalars == 2 ? 2 : 1,
                    out_factor = has_complex_factors && out_scalars == 2 ? 2 : 1;
  auto in = some<Real>(lines * n * in_scalars), before = some<Real>(lines * m * out_scalars);
  auto const window = some<Real>(n * in_factor), response = some<Real>(lines * m * out_factor);
  auto source = lines_of(lines, n), sink = lines_of(lines, m);
  source.factors = window.data(), source.has_complex_factors = in_factor == 2;
  source.dimensions[0].factor_stride = 1;
  sink.factors = response.data(), sink.has_complex_factors = out_factor == 2;
  sink.dimensions[0].factor_stride = 1, sink.dimensions[1].factor_stride = static_cast<std::ptrdiff_t>(m);
  sink.beta = 0.25;

  auto product = in;
  multiply(product, in_scalars, window, in_factor);
  std::vector<Real> wanted(before.size());
  Problem plain = problem;
  plain.batch[0].stride_in = static_cast<std::ptrdiff_t>(n), plain.batch[0].stride_out = static_cast<std::ptrdiff_t>(m);
  run<Real>({plain.canonicalize()}, product, wanted);
  multiply(wanted, out_scalars, response, out_factor);
  for (auto const& machine : {h200(), mi300x()}) {
    auto out = before;
    EXPECT_EQ(run<Real>({problem, source, sink, machine}, in, out), 1u) << problem.token();
    Real worst = 0;
    for (std::size_t i = 0; i < out.size(); ++i)
      worst = std::max(worst, std::abs(out[i] - (wanted[i] + Real(0.25) * before[i])));
    EXPECT_LE(worst, 8 * std::numeric_limits<Real>::epsilon() * std::sqrt(static_cast<Real>(N)) *
                         std::log2(static_cast<Real>(N)))
        << problem.token();
  }
}

TEST(ViewKernel, MultipliesAndAdds) {
  for (bool has_complex_factors : {false, true})
    for (std::size_t N : {36, 45, 256}) {
      expect_factors<double>(Kind::c2c_forward, N, has_complex_factors);
      expect_factors<float>(Kind::c2c_backward, N, has_complex_factors);
      expect_factors<double>(Kind::r2c, N, has_complex_factors);
      expect_factors<float>(Kind::c2r, N, has_complex_factors);
    }
}

/// Any window: the element of each position as boxes.hpp defines it.
TEST(ViewKernel, SeesWindowsAsBoxesDo) {
  for (std::size_t length = 1; length <= 9; ++length)
    for (std::size_t count = 1; count <= length; ++count)
      for (std::ptrdiff_t first = -1; first < static_cast<std::ptrdiff_t>(length); ++first) {
        Box const box = first < 0 ? Box::low() : Box::at(first);
        Axis const axis{.length = length, .extent_in = count, .in_box = box};
        ViewEnd::Dimension dimension;
        dimension.extent = count, dimension.stride = 1, dimension.bits = 4, dimension.has_window = true;
        dimension.window = Impl::input_window(axis);
        auto const device = Impl::device_dimension(dimension);
        std::vector<int> element(length, -1);
        for (std::size_t i = 0; i < count; ++i) element[position(box, i, count, length)] = static_cast<int>(i);
        for (std::uint32_t p = 0; p < length; ++p) {
          EXPECT_EQ(device.has(p), element[p] >= 0) << p << " of " << length << ' ' << count << ' ' << first;
          EXPECT_EQ(device.has(p) ? device.element(p) : -1, element[p])
              << p << " of " << length << ' ' << count << ' ' << first;
        }
      }
}

/// A window around a View takes that apart where the problem has several of its dimensions as one.
TEST(ViewKernel, SeesDimensionsThatAProblemTakesAsOne) {
  ViewEnd view;
  view.dimensions[0] = {2, 7, 1, 0, 1, false, {}};
  view.dimensions[1] = {3, 20, 0, 1, 2, false, {}};
  view.dimensions[2] = {9, 100, 5, 3, 4, false, {}};
  view.rank = 3;
  ViewEnd window;
  window.dimensions[0] = {6, 1, 0, 0, 3, false, {}};
  window.dimensions[1] = {5, 8, 0, 3, 4, true, {9, 5, 5, 0}};
  window.rank = 2;
  auto const device = Impl::device_view(Impl::through(window, view), 8);
  ASSERT_EQ(device.rank, 3);
  for (std::uint32_t position = 0; position < 9; ++position)
    for (std::uint32_t line = 0; line < 6; ++line) {
      bool is_there = true;
      std::int32_t element = 0, factor = 0;
      for (unsigned d = 0; d < device.rank; ++d) {
        auto const& dimension = device.dimensions[d];
        auto const at = dimension.position(line + 8 * position);
        auto const i = dimension.element(at);
        is_there = is_there && dimension.has(at);
        element += i * dimension.stride;
        factor += i * dimension.factor_stride;
      }
      auto const first = static_cast<std::int32_t>(line % 2), second = static_cast<std::int32_t>(line / 2),
                 own = (static_cast<std::int32_t>(position) + 4) % 9;
      EXPECT_EQ(is_there, own < 5);
      if (!is_there) continue;
      EXPECT_EQ(element, 7 * first + 20 * second + 100 * own);
      EXPECT_EQ(factor, first + 5 * own);
    }
}

}  // namespace
}  // namespace TeamFFT::Test
