// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Problem and ProblemKey: canonical form, sizes and tokens; parse() is in parse.cpp.
#include <TeamFFT/problem.hpp>
#include <TeamFFT/detail/problem_key.hpp>

#include "problem/canonical.hpp"
#include "problem/text.hpp"

#include <functional>

namespace TeamFFT {
namespace Impl {
namespace {

enum class Spelling { c2c, last_differs, uniform, listed };

/// How the kinds of a problem are written: the first form that tells them.
Spelling spelling_of(Problem const& problem) {
  auto const& axes = problem.axes;
  auto const all_but_last = [&axes](Kind kind) {
    return std::all_of(axes.begin(), axes.end() - 1, [kind](Axis const& axis) { return axis.kind == kind; });
  };
  Kind const last = axes.back().kind;
  if (last == Kind::r2c && all_but_last(Kind::c2c_forward)) return Spelling::last_differs;
  if (last == Kind::c2r && all_but_last(Kind::c2c_backward)) return Spelling::last_differs;
  if (!all_but_last(last)) return Spelling::listed;
  return is_complex_kind(last) ? Spelling::c2c : Spelling::uniform;
}

std::string kinds_text(Problem const& problem, Spelling spelling) {
  if (spelling == Spelling::c2c) return "c2c";
  if (spelling != Spelling::listed) return std::string(row_of(problem.axes.back().kind).name);
  std::string list;
  for (auto const& axis : problem.axes) {
    if (!list.empty()) list += 'x';
    list += row_of(axis.kind).name;
  }
  return list;
}

std::string data_text(Problem const& problem) {
  if (all_real_to_real(problem)) return problem.real_input ? "" : "_complex";
  if (problem.conjugated) return "_conj";
  return problem.real_input ? "_real" : "";
}

std::string axis_text(Axis const& axis) {
  auto const box_text = [](Box const& box) {
    return box.shape() == Box::Shape::low  ? "l"
           : box.shape() == Box::Shape::at ? "a" + std::to_string(box.first())
                                           : std::string();
  };
  auto result = std::to_string(axis.length);
  if (axis.extent_in != input_extent(axis.kind, axis.length) || axis.in_box != Box{})
    result += "i" + std::to_string(axis.extent_in) + box_text(axis.in_box);
  if (axis.extent_out != 0 || axis.out_box != Box{})
    result += "o" + std::to_string(extent_out(axis)) + box_text(axis.out_box);
  return result;
}

/// "_is4x1", or nothing where every stride is the packed one. `walk` is for_packed_input or for_packed_output.
template <class Walk>
std::string strides_text(char const* label, Problem const& problem, Walk const& walk) {
  std::string list;
  bool packed = true;
  walk(problem, [&](std::ptrdiff_t stride, std::ptrdiff_t packed_stride, std::size_t) {
    auto const magnitude =
        stride < 0 ? std::size_t(0) - static_cast<std::size_t>(stride) : static_cast<std::size_t>(stride);
    std::string number = stride < 0 ? "m" : "";
    number += std::to_string(magnitude);
    if (!list.empty()) number += 'x';
    list = number + list;
    packed = packed && stride == packed_stride;
  });
  return packed ? "" : label + list;
}

void mix(std::size_t& hash, std::size_t value) {
  hash ^= value + std::size_t(0x9e3779b97f4a7c15) + (hash << 6) + (hash >> 2);
}

}  // namespace

ProblemKey& ProblemKey::canonicalize() { return Impl::canonicalize(*this); }

std::size_t ProblemKey::hash() const {
  auto value = static_cast<std::size_t>(precision) + 2 * static_cast<std::size_t>(placement) +
               4 * static_cast<std::size_t>(real_input) + 8 * static_cast<std::size_t>(conjugated);
  for (auto const& axis : axes) {
    mix(value, static_cast<std::size_t>(axis.kind) ^ (axis.length << 4));
    mix(value, axis.extent_in);
    mix(value, static_cast<std::size_t>(axis.stride_in));
    mix(value, static_cast<std::size_t>(axis.stride_out));
    mix(value, axis.extent_out);
    for (auto const& box : {axis.in_box, axis.out_box})
      mix(value, static_cast<std::size_t>(box.shape()) + (static_cast<std::size_t>(box.first()) << 2));
  }
  for (auto const& dimension : batch) {
    mix(value, dimension.count);
    mix(value, static_cast<std::size_t>(dimension.stride_in));
    mix(value, static_cast<std::size_t>(dimension.stride_out));
  }
  return value;
}

Problem ProblemKey::problem() const {
  return {precision, placement, real_input, conjugated, {axes.begin(), axes.end()}, {batch.begin(), batch.end()}};
}

ProblemKey ProblemKey::of(Problem const& problem) {
  if (problem.axes.size() > capacity || problem.batch.size() > capacity)
    throw Error(text("Problem: ", problem.axes.size(), " axes and ", problem.batch.size(),
                     " batch dimensions; at most ", capacity,
                     " of each can be computed. Split the batch into several problems."));
  ProblemKey key{problem.precision, problem.placement, problem.real_input, problem.conjugated, {}, {}};
  for (auto const& axis : problem.axes) key.axes.push_back(axis);
  for (auto const& dimension : problem.batch) key.batch.push_back(dimension);
  return key;
}

}  // namespace Impl

Problem& Problem::canonicalize() { return Impl::canonicalize(*this); }

std::size_t Problem::batch_count() const {
  std::size_t count = 1;
  for (auto const& dimension : batch) count *= dimension.count;
  return count;
}

std::size_t Problem::logical_size() const {
  std::size_t size = 1;
  for (auto const& axis : axes) size *= Impl::logical_length(axis.kind, axis.length);
  return size;
}

bool Problem::input_is_real() const { return Impl::reads_real(*this); }

bool Problem::output_is_real() const { return Impl::writes_real(*this); }

std::string Problem::token() const {
  using namespace Impl;
  if (axes.empty()) throw Error("Problem::token: no axis; a problem needs at least one. Add an Axis to Problem::axes.");
  auto const spelling = spelling_of(*this);
  std::string token = kinds_text(*this, spelling) + (precision == Precision::f32 ? "_f32" : "_f64");
  if (spelling == Spelling::c2c) (token += '_') += row_of(axes.back().kind).name;
  token += data_text(*this);
  for (std::size_t i = 0; i < axes.size(); ++i) token += (i == 0 ? "_n" : "x") + axis_text(axes[i]);
  for (std::size_t i = 0; i < batch.size(); ++i) token += (i == 0 ? "_b" : "x") + std::to_string(batch[i].count);
  token += placement == Placement::in_place ? "_ip" : "_oop";
  token += strides_text("_is", *this, [](auto& problem, auto const& f) { for_packed_input(problem, f); });
  return token + strides_text("_os", *this, [](auto& problem, auto const& f) { for_packed_output(problem, f); });
}

}  // namespace TeamFFT
