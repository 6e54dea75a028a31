// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <TeamFFT/detail/convolution_problem.hpp>

#include "problem/text.hpp"
#include "problem/view_check.hpp"

#include <algorithm>

namespace TeamFFT::Impl {
namespace {

template <class... Parts>
[[noreturn]] void fail(ConvolutionRequest const& request, Parts const&... parts) {
  throw Error(text(request.function, ": ", parts..., " [a: ", describe(request.a), "; v: ", describe(request.v),
                   "; out: ", describe(request.out), "]"));
}

/// The extents and the place of the outputs that a mode wants of n and m elements.
ConvolutionAxis axis_of(ConvolutionRequest const& request, std::size_t d) {
  std::size_t const n = request.a.extents[d], m = request.v.extents[d];
  if (n == 0 || m == 0)
    fail(request, "extents ", n, " and ", m, " along axis ", d,
         "; a convolution needs at least one element of each. Give longer Views.");
  ConvolutionAxis axis{d, n, m, 1, 0, 1, false};
  std::size_t const all = n + m - 1;
  switch (request.mode) {
    case Mode::full: axis.outputs = all; break;
    case Mode::same:
      axis.outputs = n;
      axis.first = (m - 1) / 2;
      break;
    case Mode::valid:
      axis.outputs = std::max(n, m) - std::min(n, m) + 1;
      axis.first = std::min(n, m) - 1;
      break;
    case Mode::circular:
      if (m > n)
        fail(request, "v has extent ", m, " along axis ", d, " and a ", n,
             "; circular needs v no longer than a. Fold v first, or exchange them.");
      axis.outputs = n;
      axis.first = request.correlates ? m - 1 : 0;
      axis.least = n;
      axis.is_exact = true;
      return axis;
  }
  axis.least = std::max({n, m, all - axis.first, axis.first + axis.outputs});
  return axis;
}

void resolve_axes(ConvolutionProblem& problem, ConvolutionRequest const& request) {
  int const rank = request.a.rank;
  for (int const given : request.axes) {
    if (given < -rank || given >= rank)
      fail(request, "axis ", given, " for Views of rank ", rank, "; axes run from ", -rank, " to ", rank - 1, ".");
    auto const d = static_cast<std::size_t>(given < 0 ? given + rank : given);
    for (auto const& other : problem.axes)
      if (other.axis == d)
        fail(request, "axis ", d, " is listed twice; each axis can be convolved once. Drop one of them.");
    problem.axes.push_back(axis_of(request, d));
  }
}

void check_extents(ConvolutionProblem& problem, ConvolutionRequest const& request) {
  for (std::size_t d = 0; d < static_cast<std::size_t>(request.a.rank); ++d) {
    auto const listed = std::find_if(problem.axes.begin(), problem.axes.end(),
                                     [d](ConvolutionAxis const& axis) { return axis.axis == d; });
    std::size_t const n = request.a.extents[d], m = request.v.extents[d];
    bool const convolved = listed != problem.axes.end();
    if (!convolved && n != m && n != 1 && m != 1)
      fail(request, "a has extent ", n, " and v ", m, " along axis ", d,
           ", which is not convolved; both need the same, or one of them 1. Take a Kokkos::subview.");
    problem.batch[d] = convolved ? 1 : n == 1 ? m : n;
    std::size_t const needed = convolved ? listed->outputs : problem.batch[d];
    if (request.out.extents[d] != needed)
      fail(request, "output extent ", request.out.extents[d], " along axis ", d, "; extents ", n, " and ", m, " give ",
           needed, ". Give an output of that extent.");
  }
}

void check_memory(ConvolutionRequest const& request) {
  for (auto const* view : {&request.a, &request.v, &request.out}) {
    if (footprint(*view).empty()) continue;
    auto const alignment = element_bytes(view->precision, false);
    if (view->data == nullptr) fail(request, "a View has no memory (a null pointer). Allocate it.");
    if (reinterpret_cast<std::uintptr_t>(view->data) % alignment != 0)
      fail(request, "a View starts at an address that is no multiple of ", alignment,
           " bytes, as its scalar type needs. Mend the pointer.");
  }
  for (auto const* view : {&request.a, &request.v}) {
    bool const same = view->data == request.out.data && view->is_complex == request.out.is_complex &&
                      view->strides == request.out.strides;
    if (!same && share_elements(footprint(*view), footprint(request.out)) != Answer::no)
      fail(request,
           "the output overlaps an operand, or may, without being in place; they must share no element, or start at "
           "the same address with equal strides. ",
           view == &request.a ? "a" : "v", " lies at ", addresses(footprint(*view)), ", the output at ",
           addresses(footprint(request.out)), ". Give an output of its own.");
  }
  if (coincides_with_itself(footprint(request.out)) != Answer::no)
    fail(request,
         "different elements of the output lie at the same address, or may; each result needs a place of its own. Give "
         "an output without that.");
}

}  // namespace

ConvolutionProblem make_convolution_problem(ConvolutionRequest const& request) {
  if (request.mode != Mode::full && request.mode != Mode::same && request.mode != Mode::valid &&
      request.mode != Mode::circular)
    fail(request, "mode ", static_cast<int>(request.mode), "; the modes are full, same, valid and circular.");
  ConvolutionProblem problem;
  problem.is_real = !request.out.is_complex;
  resolve_axes(problem, request);
  check_extents(problem, request);
  check_memory(request);
  return problem;
}

bool same_plan(ConvolutionRequest const& x, ConvolutionRequest const& y) {
  auto const same = [](ViewInfo const& a, ViewInfo const& b) {
    return a.rank == b.rank && a.extents == b.extents && a.strides == b.strides && a.precision == b.precision &&
           a.is_complex == b.is_complex;
  };
  return x.correlates == y.correlates && x.mode == y.mode &&
         std::equal(x.axes.begin(), x.axes.end(), y.axes.begin(), y.axes.end()) && same(x.a, y.a) && same(x.v, y.v) &&
         same(x.out, y.out);
}

ProblemKey key_of(ConvolutionRequest const& request) {
  ProblemKey key;
  key.precision = request.a.precision;
  key.conjugated = request.correlates;
  for (std::size_t d = 0; d < static_cast<std::size_t>(request.a.rank); ++d)
    key.axes.push_back({Kind::c2c_forward,
                        request.out.extents[d],
                        request.a.extents[d],
                        request.a.strides[d],
                        request.out.strides[d],
                        request.v.extents[d],
                        {},
                        {}});
  return key;
}

}  // namespace TeamFFT::Impl
