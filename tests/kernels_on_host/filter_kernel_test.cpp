// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slot-line kernel to a filter and back, on teams of host threads (filter_teams.hpp).
#include "filter_teams.hpp"

#include "engines/slot_line/layout.hpp"
#include "plan/filter_pass.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

namespace TeamFFT::Test {
namespace {

/// How lines lie in memory: each packed, or as columns beside each other.
enum class Lie { rows, columns };

/// Lines along the middle dimension of an array of outer x N x inner elements, of which the ends have `in` and `out`
/// instead of N.
struct Lines {
  std::size_t N, outer = 1, inner = 7, in = N, out = N;
  Lie lie_in = Lie::rows, lie_out = Lie::rows;
  std::size_t gap_in = 3, gap_out = 2;  ///< elements
};

/// Steps in memory along the three dimensions.
struct Steps {
  std::size_t axis, inner, outer;
  Steps(Lie lie, std::size_t extent, std::size_t count, std::size_t gap)
      : axis(lie == Lie::rows ? 1 : count + gap),
        inner(lie == Lie::rows ? extent + gap : 1),
        outer((lie == Lie::rows ? count * inner : extent * axis) + 2 * gap) {}
};
Steps steps_in(Lines const& lines) { return {lines.lie_in, lines.in, lines.inner, lines.gap_in}; }
Steps steps_out(Lines const& lines) { return {lines.lie_out, lines.out, lines.inner, lines.gap_out}; }

Impl::FilterPass filter_of(Lines const& lines, Precision precision, Direction direction, std::size_t fields) {
  auto const from = steps_in(lines), to = steps_out(lines);
  auto const dimension = [](std::size_t count, std::size_t in, std::size_t out, std::size_t place) {
    return Impl::FilterPass::Dimension{count, static_cast<std::ptrdiff_t>(in), static_cast<std::ptrdiff_t>(out),
                                       static_cast<std::ptrdiff_t>(place)};
  };
  Impl::FilterPass filter;
  filter.precision = precision;
  filter.kind = c2c(direction);
  filter.axis = dimension(lines.N, from.axis, to.axis, 0);
  filter.extent_in = lines.in, filter.extent_out = lines.out;
  filter.batch.push_back(dimension(lines.outer, from.outer, to.outer, lines.N * lines.inner));
  filter.batch.push_back(dimension(lines.inner, from.inner, to.inner, 1));
  filter.fields = fields;
  return filter;
}

/// With room for the fields of every line here, however many.
Machine roomy() {
  auto machine = h200();
  machine.team_scratch = std::size_t{1} << 21;
  return machine;
}

/// What a test asks for beside what the planner chooses; 0 or nothing: as planned.
struct Shape {
  std::vector<unsigned> radices = {};
  unsigned lines_per_team = 0, team_size = 0;
  Machine machine = h200();
};

Impl::PassList passes_of(Impl::FilterPass const& filter, Shape const& shape) {
  auto list = Impl::make_filter_passes(filter, shape.radices.empty() ? shape.machine : roomy(), {}).value();
  auto& pass = list.passes.at(0);
  auto& choice = pass.choice;
  if (!shape.radices.empty()) choice.radices = shape.radices;
  if (shape.lines_per_team != 0) choice.lines_per_team = shape.lines_per_team;
  if (shape.team_size != 0) choice.team_size = shape.team_size;
  choice.scratch_bytes = std::size_t{1} << 24;
  choice.scratch_bytes = Impl::slot_scratch(Impl::slot_shape(pass, choice, filter.precision, choice.scratch_bytes),
                                            pass, choice, filter.precision);
  return list;
}

template <class Real>
Impl::Scale<Real> two_parts(long double scale) {
  auto const high = static_cast<Real>(scale);
  return {high, static_cast<Real>(scale - high)};
}

/// Where fields begin in memory, in scalars behind an aligned address, and whether the results overwrite the inputs.
struct Memory {
  std::size_t displaced_in = 0, displaced_out = 0;
  bool in_place = false;
};

/// One launch of the kernel over C fields, which become D.
template <class Real, unsigned C, unsigned D, bool forward>
class Turn {
 public:
  Turn(Lines const& lines, Shape const& shape, Memory const& memory)
      : m_lines(lines),
        m_memory(memory),
        m_list(passes_of(filter_of(lines, precision_of<Real>, direction, std::max(C, D)), shape)) {
    m_calls.counts.resize(lines.outer * lines.N * lines.inner);
    Random random(lines.N);
    for (auto& field : m_in) {
      field.resize(memory.displaced_in + 2 * span_of(m_list.problem, true));
      for (auto& v : field) v = random.uniform<Real>();
    }
    for (auto& field : m_out) field.assign(memory.displaced_out + 2 * span_of(m_list.problem, false), Real(1234));
  }

  [[nodiscard]] Impl::Pass const& pass() const { return m_list.passes.at(0); }

  void expect(Accuracy& accuracy) {
    auto const inputs = m_in;
    if (m_memory.in_place) std::copy_n(m_in.begin(), D, m_out.begin());
    auto const before = m_out;
    run();
    if (m_memory.in_place)
      std::copy_n(m_in.begin(), D, m_out.begin());
    else
      EXPECT_EQ(m_in, inputs) << what();
    expect_calls();
    expect_results(accuracy, inputs);
    expect_untouched(before);
  }

 private:
  static constexpr Direction direction = forward ? Direction::forward : Direction::backward,
                             back = forward ? Direction::backward : Direction::forward;
  static constexpr long double scale_before = forward ? 1 : 1 / 3.0L, scale_after = 1 / 7.0L;
  template <unsigned count>
  using Fields = std::array<std::vector<Real>, count>;

  [[nodiscard]] std::string what() const { return pass().describe(precision_of<Real>); }

  void run() {
    auto const prepared = Impl::prepare<Real>(m_list);
    auto const& pass_of = prepared.passes.at(0);
    ASSERT_EQ(pass_of.parts.size(), 1u);
    auto const& shape = std::get<Impl::SlotShape>(pass_of.kernel.shape);
    CountedFields<Real, C, D, forward> fields{{},
                                              {},
                                              shape.group_slots * pass().choice.lines_per_team,
                                              two_parts<Real>(scale_before),
                                              {&m_calls, m_lines.inner}};
    for (unsigned c = 0; c < C; ++c) fields.sources[c] = m_in[c].data() + m_memory.displaced_in;
    for (unsigned d = 0; d < D; ++d)
      fields.targets[d] =
          m_memory.in_place ? m_in[d].data() + m_memory.displaced_in : m_out[d].data() + m_memory.displaced_out;
    auto a = Impl::arguments_for(pass_of, pass_of.parts[0], fields.sources[0], fields.targets[0], "");
    a.tables = prepared.tables.data();
    a.scale = two_parts<Real>(scale_after);
    run_filter_teams(a, pass_of.kernel, fields);
  }

  void expect_calls() const {
    EXPECT_EQ(m_calls.outside, 0) << what();
    EXPECT_EQ(std::ranges::count(m_calls.counts, 1), std::ssize(m_calls.counts)) << what();
  }

  /// visit(o, i) for each line.
  template <class Visit>
  void for_each_line(Visit const& visit) const {
    for (std::size_t o = 0; o < m_lines.outer; ++o)
      for (std::size_t i = 0; i < m_lines.inner; ++i) visit(o, i);
  }

  static Line line_of(std::vector<Real> const& field, std::size_t first, Steps const& steps, std::size_t count) {
    Line line;
    for (std::size_t j = 0; j < count; ++j)
      line.emplace_back(field[first + 2 * j * steps.axis], field[first + 2 * j * steps.axis + 1]);
    return line;
  }

  /// Result d of a line whose fields have these transforms.
  [[nodiscard]] Line expected(std::array<Line, C> const& spectra, std::size_t first, unsigned d) const {
    Line y(m_lines.N);
    for (std::size_t k = 0; k < m_lines.N; ++k)
      for (unsigned c = 0; c < C; ++c) {
        auto const factor = filter_factor<Real>(first + k * m_lines.inner, c, d);
        y[k] += scale_before * multiply(spectra[c][k], {factor.re, factor.im});
      }
    y = wide_dft(y, back);
    y.resize(m_lines.out);
    for (auto& v : y) v *= scale_after;
    return y;
  }

  void expect_results(Accuracy& accuracy, Fields<C> const& inputs) const {
    auto const from = steps_in(m_lines), to = steps_out(m_lines);
    Line results, right;
    for_each_line([&](std::size_t o, std::size_t i) {
      std::array<Line, C> spectra;
      for (unsigned c = 0; c < C; ++c) {
        auto x = line_of(inputs[c], m_memory.displaced_in + 2 * (o * from.outer + i * from.inner), from, m_lines.in);
        x.resize(m_lines.N);
        spectra[c] = wide_dft(x, direction);
      }
      for (unsigned d = 0; d < D; ++d) {
        auto const y = line_of(m_out[d], m_memory.displaced_out + 2 * (o * to.outer + i * to.inner), to, m_lines.out);
        auto const wide = expected(spectra, o * m_lines.N * m_lines.inner + i, d);
        results.insert(results.end(), y.begin(), y.end());
        right.insert(right.end(), wide.begin(), wide.end());
      }
    });
    std::size_t const lengths[]{m_lines.N, m_lines.N};
    accuracy.expect(relative_l2(results, right),
                    error_bound(rounding<Real>, std::span(lengths)) + (2 + C) * rounding<Real>, what());
  }

  /// What lies between the results is as it was.
  void expect_untouched(Fields<D> const& before) {
    auto const to = steps_out(m_lines);
    for (unsigned d = 0; d < D; ++d)
      for_each_line([&](std::size_t o, std::size_t i) {
        std::size_t const first = m_memory.displaced_out + 2 * (o * to.outer + i * to.inner);
        for (std::size_t j = 0; j < m_lines.out; ++j)
          for (std::size_t part : {0, 1})
            m_out[d][first + 2 * j * to.axis + part] = before[d][first + 2 * j * to.axis + part];
      });
    EXPECT_EQ(m_out, before) << what();
  }

  Lines m_lines;
  Memory m_memory;
  Impl::PassList m_list;
  Fields<C> m_in;
  Fields<D> m_out;
  FilterCalls m_calls;
};

template <class Real, unsigned C, unsigned D, bool forward>
void expect_turned(Accuracy& accuracy, Lines const& lines, Shape const& shape = {}, Memory const& memory = {}) {
  Turn<Real, C, D, forward>(lines, shape, memory).expect(accuracy);
}

/// Whether there are kernels in f64, too: those in f32 have a radix more.
bool takes_f64(Shape const& shape) {
  return std::ranges::all_of(shape.radices, [](unsigned R) { return Impl::is_filter_radix(R, Precision::f64); });
}

/// One field to one.
void expect_single(Accuracy& accuracy, Lines const& lines, Shape const& shape = {}, Memory const& memory = {}) {
  expect_turned<float, 1, 1, true>(accuracy, lines, shape, memory);
  expect_turned<float, 1, 1, false>(accuracy, lines, shape, memory);
  if (!takes_f64(shape)) return;
  expect_turned<double, 1, 1, true>(accuracy, lines, shape, memory);
  expect_turned<double, 1, 1, false>(accuracy, lines, shape, memory);
}

/// Two fields to three, and three to one.
void expect_several(Accuracy& accuracy, Lines const& lines, Shape const& shape = {}, Memory const& memory = {}) {
  expect_turned<float, 2, 3, true>(accuracy, lines, shape, memory);
  expect_turned<float, 3, 1, false>(accuracy, lines, shape, memory);
  if (!takes_f64(shape)) return;
  expect_turned<double, 2, 3, false>(accuracy, lines, shape, memory);
  expect_turned<double, 3, 1, true>(accuracy, lines, shape, memory);
}

std::vector<unsigned> filter_radices() {
  std::vector<unsigned> radices;
  for (unsigned R = 2; R <= 16; ++R)
    if (Impl::is_filter_radix(R, Precision::f32)) radices.push_back(R);
  return radices;
}

std::size_t product(std::vector<unsigned> const& radices) {
  std::size_t n = 1;
  for (auto const R : radices) n *= R;
  return n;
}

/// All radices in turn at each of the places, which are `apart` in the list: each is the first stage's, the last one's,
/// and any between them.
std::vector<std::vector<unsigned>> in_turn(std::vector<std::size_t> const& apart) {
  auto const all = filter_radices();
  std::vector<std::vector<unsigned>> lists;
  for (std::size_t i = 0; i < all.size(); ++i) {
    lists.emplace_back();
    for (auto const n : apart) lists.back().push_back(all[(i + n) % all.size()]);
  }
  return lists;
}

/// Seven lines by teams of three.
TEST(FilterKernel, EqualsTheReference_ForEveryPairOfRadices) {
  Accuracy accuracy;
  for (auto const first : filter_radices())
    for (auto const last : filter_radices())
      expect_single(accuracy, {.N = std::size_t{first} * last}, {{first, last}, 3, 64});
}

TEST(FilterKernel, EqualsTheReference_InThreeAndFourStages) {
  Accuracy accuracy;
  for (auto const& radices : in_turn({0, 4, 7}))
    expect_single(accuracy, {.N = product(radices), .inner = 5}, {radices, 2, 96});
  for (auto const& radices : in_turn({0, 3, 5, 9}))
    expect_single(accuracy, {.N = product(radices), .inner = 3}, {radices, 2, 256});
}

TEST(FilterKernel, EqualsTheReference_OfSeveralFields) {
  Accuracy accuracy;
  for (auto const& radices : in_turn({0, 4})) expect_several(accuracy, {.N = product(radices)}, {radices, 3, 64});
  for (auto const& radices : in_turn({0, 4, 7}))
    expect_several(accuracy, {.N = product(radices), .inner = 3}, {radices, 2, 96});
  for (auto const& radices : in_turn({0, 3, 5, 9}))
    expect_several(accuracy, {.N = product(radices), .inner = 1}, {radices, 1, 256});
}

TEST(FilterKernel, EqualsTheReference_OfRowsAndColumnsZeroPaddedAndCropped) {
  Accuracy accuracy;
  for (std::size_t const N : {60, 169, 256})
    for (auto const from : {Lie::rows, Lie::columns})
      for (auto const to : {Lie::rows, Lie::columns})
        for (auto const& [in, out] :
             {std::pair{N, N}, std::pair{N / 2, N}, std::pair{N, N / 3}, std::pair{std::size_t{1}, N - 7}}) {
          expect_single(accuracy, {N, 3, 5, in, out, from, to});
          expect_several(accuracy, {N, 2, 5, in, out, from, to});
        }
}

TEST(FilterKernel, EqualsTheReference_WhereDimensionsThatAreOneInMemoryAreTwoToTheFilter) {
  Accuracy accuracy;
  Lines const lines{.N = 60, .outer = 5, .inner = 7, .gap_in = 0, .gap_out = 0};
  EXPECT_EQ(passes_of(filter_of(lines, Precision::f32, Direction::forward, 1), {}).passes[0].lines.size(), 2u);
  expect_single(accuracy, lines);
  expect_several(accuracy, lines);
}

TEST(FilterKernel, EqualsTheReference_WhereFieldsBeginAtAnyScalar) {
  Accuracy accuracy;
  for (auto const lie : {Lie::rows, Lie::columns})
    for (auto const& memory : {Memory{1, 0}, Memory{0, 1}, Memory{1, 1}}) {
      expect_single(accuracy, {130, 2, 7, 130, 130, lie, lie}, {}, memory);
      expect_single(accuracy, {1001, 2, 3, 500, 600, lie, lie}, {}, memory);
      expect_several(accuracy, {130, 2, 7, 100, 65, lie, lie}, {}, memory);
    }
}

TEST(FilterKernel, EqualsTheReference_InPlace) {
  Accuracy accuracy;
  for (auto const lie : {Lie::rows, Lie::columns})
    for (std::size_t const n : {169, 100}) {
      Lines const lines{.N = 169, .outer = 2, .in = n, .out = n, .lie_in = lie, .lie_out = lie, .gap_out = 3};
      expect_single(accuracy, lines, {}, {.in_place = true});
      expect_turned<float, 3, 1, false>(accuracy, lines, {}, {.in_place = true});
      expect_turned<double, 3, 1, true>(accuracy, lines, {}, {.in_place = true});
    }
}

TEST(FilterKernel, EqualsTheReference_InTeamsTooSmallForOneRound) {
  Accuracy accuracy;
  for (std::size_t const N : {143, 1000, 4096})
    for (unsigned const threads : {1, 16, 24}) {
      expect_single(accuracy, {.N = N, .inner = 3}, {{}, 2, threads});
      expect_several(accuracy, {.N = N, .inner = 3}, {{}, 2, threads});
    }
}

TEST(FilterKernel, EqualsTheReference_AsPlanned) {
  Accuracy accuracy;
  for (std::size_t const N : {4, 26, 77, 100, 343, 512, 1024})
    for (auto const lie : {Lie::rows, Lie::columns}) {
      expect_single(accuracy, {N, 1, 11, N, N, lie, lie});
      expect_several(accuracy, {N, 1, 5, N, N, lie, lie});
    }
}

/// On GPUs without a launch of their own arguments and functor lie in scratch.
TEST(FilterKernel, EqualsTheReference_ByKokkosLaunch) {
  Accuracy accuracy;
  for (std::size_t const N : {6, 100, 512, 1001})
    for (auto const lie : {Lie::rows, Lie::columns}) {
      Shape const shape{.machine = mi300x()};
      EXPECT_EQ(passes_of(filter_of({N, 1, 11, N, N, lie, lie}, Precision::f32, Direction::forward, 1), shape)
                    .passes[0]
                    .choice.launch,
                Launch::parallel_for);
      expect_single(accuracy, {N, 1, 11, N, N - 1, lie, lie}, shape);
      expect_several(accuracy, {N, 1, 5, N - 1, N, lie, lie}, shape);
    }
}

}  // namespace
}  // namespace TeamFFT::Test
