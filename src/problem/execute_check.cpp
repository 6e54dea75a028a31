// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is checked at execute: Views and workspace against the plan. And the scale of a normalization.
#include "problem/view_check.hpp"

#include "problem/canonical.hpp"
#include "problem/text.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>
#include <cmath>

namespace TeamFFT::Impl {
namespace {

struct Call {
  std::string_view function;
  Problem const& problem;
};

template <class... Parts>
[[noreturn]] void fail(Call const& call, Parts const&... parts) {
  throw Error(text(call.function, ": ", parts..., " [plan ", call.problem.token(), "]"));
}

void check_pointer(Call const& call, ViewInfo const& view, char const* name) {
  if (view.is_called || footprint(view).empty()) return;
  if (view.data == nullptr) fail(call, "the ", name, " has no memory (a null pointer). Allocate the View.");
  auto const alignment = element_bytes(view.precision, false);
  if (reinterpret_cast<std::uintptr_t>(view.data) % alignment != 0)
    fail(call, "the ", name, " starts at an address that is no multiple of ", alignment,
         " bytes, as its scalar type needs. Mend the pointer.");
}

void check_type(Call const& call, ViewInfo const& view, bool is_complex, char const* name) {
  if (view.rank < 1 || view.rank > max_rank)
    fail(call, "the ", name, " has rank ", view.rank, "; ranks 1 to ", max_rank, " are possible.");
  if (view.precision == call.problem.precision && view.is_complex == is_complex) return;
  ViewInfo planned;
  planned.precision = call.problem.precision;
  auto const type = [](ViewInfo const& info) {
    std::string const real = info.precision == Precision::f32 ? "float" : "double";
    return info.is_complex ? "complex<" + real + ">" : real;
  };
  planned.is_complex = is_complex;
  fail(call, "the ", name, " holds ", type(view), " where the plan has ", type(planned),
       ". Make a plan for these Views.");
}

void compare(Call const& call, ViewInfo const& planned, ViewInfo const& view, char const* name) {
  check_type(call, view, planned.is_complex, name);
  if (view.is_called != planned.is_called)
    fail(call, "the ", name, " is a ",
         view.is_called ? "functor where the plan has a View" : "View where the plan has a functor",
         ". Make a plan for these ends.");
  if (view.rank != planned.rank)
    fail(call, "the ", name, " has rank ", view.rank, " where the plan has ", planned.rank,
         ". Make a plan for these Views.");
  for (std::size_t d = 0; d < static_cast<std::size_t>(view.rank); ++d) {
    if (view.extents[d] != planned.extents[d])
      fail(call, name, " extent ", view.extents[d], " along axis ", d, " where the plan has ", planned.extents[d],
           ". Make a plan for these Views.");
  }
  for (std::size_t d = 0; d < static_cast<std::size_t>(view.rank); ++d)
    if (view.extents[d] > 1 && view.strides[d] != planned.strides[d])
      fail(call, name, " stride ", view.strides[d], " along axis ", d, " where the plan has ", planned.strides[d],
           ". Make a plan for these Views.");
}

/// In place or not, as planned; `in` and `out` are what the plan will address.
void check_placement(Call const& call, Footprint const& in, Footprint const& out) {
  if (in.empty() || out.empty()) return;
  if (call.problem.placement == Placement::in_place) {
    if (in.data != out.data)
      fail(call, "the plan is in place, but input and output start at different addresses. Give the same View twice.");
    return;
  }
  if (in.data == out.data)
    fail(call, "the plan is out of place, but input and output start at the same address. Make a plan in place.");
  auto const answer = share_elements(in, out);
  if (answer == Answer::no) return;
  fail(call,
       answer == Answer::yes
           ? "input and output overlap"
           : "the address ranges of input and output meet, and whether they share an element cannot be told cheaply",
       "; an out-of-place plan needs Views that share no element. The input lies at ", addresses(in),
       ", the output at ", addresses(out), ". Give an output of its own.");
}

/// The addresses from an end's first byte to its last. Ends whose addresses do not meet need no Footprint, which has
/// room for 16 dimensions: five of them took a third of an execute of 16 lines of 4 points (400 ns on an AMD EPYC,
/// 2026-11-30).
class Reach {
 public:
  explicit Reach(ViewInfo const& view)
      : m_data(view.data),
        m_scalar(element_bytes(view.precision, false)),
        m_element(element_bytes(view.precision, view.is_complex)) {
    for (std::size_t d = 0; d < static_cast<std::size_t>(view.rank); ++d) add(view.extents[d], view.strides[d]);
  }
  /// Of one side of a problem, whose first element is the View's.
  Reach(Problem const& problem, ViewInfo const& view, bool input)
      : m_data(view.data),
        m_scalar(element_bytes(view.precision, false)),
        m_element(element_bytes(view.precision, view.is_complex)) {
    for (auto const& batch : problem.batch) add(batch.count, input ? batch.stride_in : batch.stride_out);
    for (auto const& axis : problem.axes)
      add(input ? axis.extent_in : extent_out(axis), input ? axis.stride_in : axis.stride_out);
  }

  /// Memory of one element at least, at an address that scalars can have.
  [[nodiscard]] bool is_memory() const {
    return m_count != 0 && m_data != nullptr && reinterpret_cast<std::uintptr_t>(m_data) % m_scalar == 0;
  }
  /// Whether a flat buffer, which is the View, holds all elements.
  [[nodiscard]] bool lies_in(ViewInfo const& view) const {
    return view.rank == 1 && view.strides[0] == 1 && m_low == 0 && static_cast<std::size_t>(m_high) < view.extents[0];
  }
  [[nodiscard]] void const* data() const { return m_data; }
  [[nodiscard]] bool ends_before(Reach const& other) const { return address(m_high + 1) <= other.address(other.m_low); }

 private:
  void add(std::size_t extent, std::ptrdiff_t stride) {
    m_count = extent == 0 ? 0 : m_count;
    if (extent > 1) (stride < 0 ? m_low : m_high) += static_cast<std::ptrdiff_t>(extent - 1) * stride;
  }
  [[nodiscard]] std::ptrdiff_t address(std::ptrdiff_t offset) const {
    return static_cast<std::ptrdiff_t>(reinterpret_cast<std::uintptr_t>(m_data)) +
           offset * static_cast<std::ptrdiff_t>(m_element);
  }

  void const* m_data;
  std::size_t m_scalar, m_element, m_count = 1;
  std::ptrdiff_t m_low = 0, m_high = 0;
};

/// Whether the ends are right for a plan beyond doubt: the same memory where the plan is in place, else memory apart.
bool are_placed(Placement placement, Reach const& in, Reach const& out) {
  if (!in.is_memory() || !out.is_memory()) return false;
  return placement == Placement::in_place ? in.data() == out.data() : in.ends_before(out) || out.ends_before(in);
}

using Dimensions = decltype(Footprint::dimensions);

/// Dimensions of more than one element, the slowest first, those that are one in memory merged: equal for Views that
/// address the same elements.
Dimensions merged(Dimensions const& dimensions) {
  Dimensions result;
  for (auto const& dimension : dimensions)
    if (dimension.extent != 1) result.push_back(dimension);
  auto const slower = [](Dimension const& a, Dimension const& b) {
    return sort_stride(a.stride, 2) > sort_stride(b.stride, 2);
  };
  sort_few(result, slower);
  for (std::size_t i = 0; i + 1 < result.size();) {
    if (result[i].stride != wrapping_product(result[i + 1].extent, static_cast<std::size_t>(result[i + 1].stride))) {
      ++i;
      continue;
    }
    result[i + 1].extent *= result[i].extent;
    result.erase(result.begin() + static_cast<std::ptrdiff_t>(i));
    i = i == 0 ? 0 : i - 1;
  }
  return result;
}

bool same_elements(Footprint const& a, Footprint const& b) {
  auto const x = merged(a.dimensions), y = merged(b.dimensions);
  return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                    [](auto const& p, auto const& q) { return p.extent == q.extent && p.stride == q.stride; });
}

/// A View for a plan that was made from a Problem: the same elements, or a flat buffer that holds them.
void check_holds(Call const& call, Footprint const& needed, ViewInfo const& view, char const* name) {
  if (needed.empty()) return;
  bool const flat = view.rank == 1 && (view.extents[0] <= 1 || view.strides[0] == 1) && needed.lowest() == 0;
  auto const count = static_cast<std::size_t>(needed.highest()) + 1;
  if ((flat && view.extents[0] >= count) || same_elements(needed, footprint(view))) return;
  fail(call, "the ", name, " is ", describe(view),
       "; this plan was made from a problem and needs a View of the problem's dimensions, or one of rank 1, "
       "contiguous, with at least ",
       count, " elements.");
}

}  // namespace

void check_execute(std::string_view function, Problem const& problem, ViewInfo const& planned_in,
                   ViewInfo const& planned_out, ViewInfo const& in, ViewInfo const& out) {
  Call const call{function, problem};
  compare(call, planned_in, in, "input");
  compare(call, planned_out, out, "output");
  if (out.is_const)
    fail(call, "the output View is const; results are written to it. Give a View of non-const elements.");
  if (!in.is_called && !out.is_called && are_placed(problem.placement, Reach(in), Reach(out))) return;
  check_pointer(call, in, "input");
  check_pointer(call, out, "output");
  if (!in.is_called && !out.is_called) check_placement(call, footprint(in), footprint(out));
}

void check_execute(std::string_view function, Problem const& problem, ViewInfo const& in, ViewInfo const& out) {
  Call const call{function, problem};
  if (in.is_called || out.is_called)
    fail(call, "a functor where the plan, which was made from a problem, has a View. Make a plan for these ends.");
  check_type(call, in, !problem.input_is_real(), "input");
  check_type(call, out, !problem.output_is_real(), "output");
  if (out.is_const)
    fail(call, "the output View is const; results are written to it. Give a View of non-const elements.");
  if (Reach const from(problem, in, true), to(problem, out, false);
      from.lies_in(in) && to.lies_in(out) && are_placed(problem.placement, from, to))
    return;
  auto const key = ProblemKey::of(problem);
  auto const needed_in = input_footprint(key, in.data), needed_out = output_footprint(key, out.data);
  check_holds(call, needed_in, in, "input");
  check_holds(call, needed_out, out, "output");
  check_pointer(call, in, "input");
  check_pointer(call, out, "output");
  check_placement(call, needed_in, needed_out);
}

void check_workspace(std::string_view function, Problem const& problem, void const* data, std::size_t bytes,
                     std::size_t needed) {
  if (needed == 0) return;
  Call const call{function, problem};
  if (data == nullptr || bytes < needed)
    fail(call, "a workspace of ", data == nullptr ? 0 : bytes, " bytes; ", needed,
         " are required. Give one of Plan::workspace_size() bytes.");
  if (auto const excess = reinterpret_cast<std::uintptr_t>(data) % workspace_alignment; excess != 0)
    fail(call, "the workspace starts ", excess, " bytes after a multiple of ", workspace_alignment,
         "; it must start at one. Allocate ", workspace_alignment, " bytes more and give an aligned part of it.");
}

long double scale_of(ProblemKey const& key, Normalization normalization) {
  long double divisor = 1;
  for (auto const& axis : key.axes) {
    auto const N = static_cast<long double>(logical_length(axis.kind, axis.length));
    bool const forward = row_of(axis.kind).direction == Direction::forward;
    if (normalization == Normalization::ortho) divisor *= std::sqrt(N);
    if (normalization == (forward ? Normalization::forward : Normalization::backward)) divisor *= N;
  }
  return 1 / divisor;
}

Kind kind_of(std::string_view function, Direction direction, bool in_is_complex, bool out_is_complex) {
  bool const forward = direction == Direction::forward;
  if (in_is_complex && out_is_complex) return forward ? Kind::c2c_forward : Kind::c2c_backward;
  if (!in_is_complex && out_is_complex && forward) return Kind::r2c;
  if (in_is_complex && !out_is_complex && !forward) return Kind::c2r;
  auto const name = [](bool is_complex) { return is_complex ? "complex" : "real"; };
  throw Error(text(
      function, ": Direction::", forward ? "forward" : "backward", " with ", name(in_is_complex), " input and ",
      name(out_is_complex),
      " output; real to complex is forward, complex to real is backward. Give the other direction, or a Kind (Kind::",
      forward ? "c2c_forward" : "c2c_backward", " takes real input to complex output too)."));
}

Kind kind_of_type(std::string_view function, Kind first, int type) {
  auto const letters = row_of(first).name.substr(0, 3);
  auto const types =
      std::ranges::count_if(kind_rows, [&](KindRow const& row) { return row.name.starts_with(letters); });
  if (type < 1 || type > types) {
    std::string all = "1";
    for (int other = 2; other <= types; ++other)
      all.append(other == types ? " and " : ", ").append(std::to_string(other));
    throw Error(text(function, ": type ", type, "; the types are ", all, ". Give one of them (2 is the default)."));
  }
  return static_cast<Kind>(static_cast<int>(first) + type - 1);
}

}  // namespace TeamFFT::Impl
