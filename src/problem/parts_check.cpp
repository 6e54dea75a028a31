// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is checked of real and imaginary parts that lie apart.
#include "problem/text.hpp"
#include "problem/view_check.hpp"

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {
namespace {

/// Of a call: the parts of a planar one, a View, or nothing of a functor.
struct NamedEnd {
  char const* name;
  std::span<ViewInfo const> views;

  [[nodiscard]] bool is_planar() const { return views.size() == 2; }
  [[nodiscard]] std::string part(std::size_t i) const {
    return is_planar() ? text("the ", i == 0 ? "real" : "imaginary", " part of the ", name) : text("the ", name);
  }
};

struct TwoEnds {
  std::string_view function;
  NamedEnd first, second;
};

template <class... Parts>
[[noreturn]] void fail(TwoEnds const& call, Parts const&... parts) {
  std::string views;
  for (auto const* end : {&call.first, &call.second})
    for (std::size_t i = 0; i < end->views.size(); ++i)
      views += text(views.empty() ? "[" : "; ", end->part(i), ": ", describe(end->views[i]));
  throw Error(text(call.function, ": ", parts..., " ", views, "]"));
}

/// Of parts: of Views other checks see to that.
void check_pointers(TwoEnds const& call, NamedEnd const& end) {
  if (!end.is_planar()) return;
  for (std::size_t i = 0; i < end.views.size(); ++i) {
    auto const& view = end.views[i];
    auto const elements = footprint(view);
    if (elements.too_large())
      fail(call, end.part(i),
           " has extents and strides that reach over more than 2^60 bytes; no memory holds that. Check the layout.");
    if (elements.empty()) continue;
    if (view.data == nullptr) fail(call, end.part(i), " has no memory (a null pointer). Allocate the View.");
    auto const alignment = element_bytes(view.precision, false);
    if (reinterpret_cast<std::uintptr_t>(view.data) % alignment != 0)
      fail(call, end.part(i), " starts at an address that is no multiple of ", alignment,
           " bytes, as its scalar type needs. Mend the pointer.");
  }
}

bool same_view(ViewInfo const& a, ViewInfo const& b) {
  return a.data == b.data && a.rank == b.rank &&
         std::equal(a.extents.begin(), a.extents.begin() + a.rank, b.extents.begin()) &&
         std::equal(a.strides.begin(), a.strides.begin() + a.rank, b.strides.begin());
}

void require_apart(TwoEnds const& call, NamedEnd const& a, std::size_t i, NamedEnd const& b, std::size_t j,
                   char const* remedy) {
  auto const x = footprint(a.views[i]), y = footprint(b.views[j]);
  if (x.empty() || y.empty()) return;
  auto const answer = share_elements(x, y);
  if (answer == Answer::no) return;
  fail(call, a.part(i), " and ", b.part(j),
       answer == Answer::yes
           ? " overlap"
           : " have address ranges that meet, and whether they share an element cannot be told cheaply",
       "; the one lies at ", addresses(x), ", the other at ", addresses(y), ". ", remedy);
}

/// Each element of an output is one of its own.
void check_output(TwoEnds const& call, NamedEnd const& out) {
  if (!out.is_planar()) return;
  for (std::size_t i = 0; i < out.views.size(); ++i)
    if (coincides_with_itself(footprint(out.views[i])) != Answer::no)
      fail(call, out.part(i),
           " has elements that lie, or may lie, at the same address. Give an output whose strides do not overlap.");
  require_apart(call, out, 0, out, 1, "Give each part a View of its own.");
}

void require_apart(TwoEnds const& call, char const* remedy) {
  for (std::size_t i = 0; i < call.first.views.size(); ++i)
    for (std::size_t j = 0; j < call.second.views.size(); ++j)
      require_apart(call, call.first, i, call.second, j, remedy);
}

}  // namespace

bool check_parts(std::string_view function, std::span<ViewInfo const> in, std::span<ViewInfo const> out) {
  TwoEnds const call{function, {"input", in}, {"output", out}};
  check_pointers(call, call.first);
  check_pointers(call, call.second);
  check_output(call, call.second);
  bool const are_planar = call.first.is_planar() && call.second.is_planar();
  if (are_planar && same_view(in[0], out[0]) && same_view(in[1], out[1]) && !footprint(in[0]).empty()) return true;
  require_apart(call, "Give the output memory of its own, or in place the same two Views at both ends.");
  return false;
}

void check_output_parts(std::string_view function, std::span<ViewInfo const> first, std::span<ViewInfo const> second) {
  require_apart({function, {"first output", first}, {"second output", second}}, "Give each output memory of its own.");
}

}  // namespace TeamFFT::Impl
