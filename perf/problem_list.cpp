// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "problem_list.hpp"

#include "buffers.hpp"
#include "suites.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>
#include <functional>
#include <numeric>

namespace TeamFFT::Impl::Bench {

std::size_t product(std::vector<std::size_t> const& extents) {
  return std::accumulate(extents.begin(), extents.end(), std::size_t(1), std::multiplies<>());
}

namespace {

std::vector<std::ptrdiff_t> packed_strides(std::vector<std::size_t> const& extents, bool left) {
  std::vector<std::ptrdiff_t> strides(extents.size());
  std::ptrdiff_t stride = 1;
  for (std::size_t i = 0; i < extents.size(); ++i) {
    std::size_t const d = left ? i : extents.size() - 1 - i;
    strides[d] = stride;
    stride *= static_cast<std::ptrdiff_t>(extents[d]);
  }
  return strides;
}

std::vector<std::size_t> checked_axes(std::vector<int> const& axes, std::size_t rank) {
  std::vector<std::size_t> result;
  if (axes.empty())
    for (std::size_t d = 0; d < rank; ++d) result.push_back(d);
  for (int axis : axes) {
    int const d = axis < 0 ? axis + static_cast<int>(rank) : axis;
    if (d < 0 || d >= static_cast<int>(rank))
      throw Error("teamfft-bench: axis " + std::to_string(axis) + " is out of range; a size of rank " +
                  std::to_string(rank) + " has axes 0 to " + std::to_string(rank - 1));
    if (std::find(result.begin(), result.end(), static_cast<std::size_t>(d)) != result.end())
      throw Error("teamfft-bench: axis " + std::to_string(axis) + " is named twice");
    result.push_back(static_cast<std::size_t>(d));
  }
  return result;
}

}  // namespace

KindChoice parse_kind(Settings const& settings, std::string const& name) {
  if (name == "c2c") {
    Kind const kind = settings.backward ? Kind::c2c_backward : Kind::c2c_forward;
    return {kind, kind};
  }
  for (auto const& row : kind_rows)
    if (row.name == name && !is_complex_kind(row.kind)) {
      if (row.kind == Kind::r2c) return {Kind::r2c, Kind::c2c_forward};
      if (row.kind == Kind::c2r) return {Kind::c2r, Kind::c2c_backward};
      return {row.kind, row.kind};
    }
  throw Error("teamfft-bench: no kind \"" + name +
              "\"; there are c2c, r2c, c2r, dct1 to dct4, dst1 to dst4, r2hc, hc2r and dht");
}

std::size_t default_points(Settings const& settings, KindChoice const& kind) {
  if (settings.points != 0) return settings.points;
  std::size_t const complex_points = std::size_t(1) << (runs_on_host                           ? 22
                                                        : settings.precision == Precision::f32 ? 26
                                                                                               : 25);
  return is_complex_kind(kind.last) ? complex_points : 2 * complex_points;
}

std::size_t batch_for(Settings const& settings, KindChoice const& kind, std::size_t size) {
  return settings.batch != 0 ? settings.batch : std::max<std::size_t>(1, default_points(settings, kind) / size);
}

std::size_t length_for(Kind kind, std::size_t N) { return kind == Kind::dct1 ? N + 1 : kind == Kind::dst1 ? N - 1 : N; }

Problem make_problem(Settings const& settings, KindChoice const& kind, std::vector<std::size_t> extents,
                     std::vector<int> const& axes, std::size_t batch) {
  auto transformed = checked_axes(axes, extents.size());
  if (batch != 1) {
    extents.insert(settings.layout_left ? extents.end() : extents.begin(), batch);
    if (!settings.layout_left)
      for (auto& d : transformed) ++d;
  }
  auto extents_in = extents, extents_out = extents;
  std::size_t const last = transformed.back(), half = extents[last] / 2 + 1;
  if (kind.last == Kind::r2c) extents_out[last] = half;
  if (kind.last == Kind::c2r) extents_in[last] = half;
  auto rows_in = extents_in, rows_out = extents_out;
  if (settings.in_place && kind.last == Kind::r2c) rows_in[last] = 2 * half;
  if (settings.in_place && kind.last == Kind::c2r) rows_out[last] = 2 * half;
  auto const strides_in = packed_strides(rows_in, settings.layout_left),
             strides_out = packed_strides(rows_out, settings.layout_left);

  Problem problem;
  problem.precision = settings.precision;
  problem.real_input = is_real_to_real(kind.last);
  problem.placement = settings.in_place ? Placement::in_place : Placement::out_of_place;
  for (std::size_t d : transformed)
    problem.axes.push_back(
        {d == last ? kind.last : kind.others, extents[d], extents_in[d], strides_in[d], strides_out[d]});
  for (std::size_t d = 0; d < extents.size(); ++d)
    if (std::find(transformed.begin(), transformed.end(), d) == transformed.end())
      problem.batch.push_back({extents[d], strides_in[d], strides_out[d]});
  return problem.canonicalize();
}

std::vector<std::size_t> parse_size(std::string const& text) {
  std::vector<std::size_t> extents{0};
  for (char c : text) {
    if (c == 'x')
      extents.push_back(0);
    else if (c >= '0' && c <= '9' && extents.back() < (std::size_t(1) << 58))
      extents.back() = 10 * extents.back() + static_cast<std::size_t>(c - '0');
    else
      throw Error("teamfft-bench: --size \"" + text + "\" is not of the form 4096 or 256x256x256");
  }
  double points = 1;
  for (auto extent : extents) {
    if (extent == 0)
      throw Error("teamfft-bench: --size \"" + text + "\" has an extent of 0 or none; every extent must be at least 1");
    points *= static_cast<double>(extent);
  }
  if (points > 0x1p48) throw Error("teamfft-bench: --size \"" + text + "\" has more than 2^48 points");
  return extents;
}

std::vector<Problem> make_problems(Settings const& settings) {
  std::vector<Problem> list;
  for (auto const& token : settings.tokens) {
    list.push_back(Problem::parse(token));
    for (auto const& axis : list.back().axes)
      if (axis.extent_out != 0 || axis.in_box != Box{} || axis.out_box != Box{})
        throw Error("teamfft-bench: " + token + " has boxes, which are not compared");
  }
  std::vector<KindChoice> kinds;
  for (auto const& name : settings.kinds) kinds.push_back(parse_kind(settings, name));
  if (settings.backward &&
      std::none_of(kinds.begin(), kinds.end(), [](KindChoice const& kind) { return kind.last == Kind::c2c_backward; }))
    throw Error(
        "teamfft-bench: --backward is for c2c; r2c and c2r, dct2 and dct3, dst2 and dst3 are each other's inverses, "
        "the other kinds their own");
  for (auto const& size : settings.sizes) {
    auto const extents = parse_size(size);
    for (auto const& kind : kinds)
      list.push_back(make_problem(settings, kind, extents, settings.axes, batch_for(settings, kind, product(extents))));
  }
  if (settings.suite.empty()) return list;
  if (has_own_kinds(settings)) kinds.resize(1);
  for (auto const& kind : kinds) {
    auto const suite = whole_suite(settings, kind);
    std::size_t const thin = thins_itself(settings) ? 1 : settings.thin;
    for (std::size_t i = 0; i < suite.size(); ++i)
      if (i % thin == 0 || i + 1 == suite.size()) list.push_back(suite[i]);
  }
  return list;
}

}  // namespace TeamFFT::Impl::Bench
