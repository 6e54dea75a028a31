// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From two Views to a problem: every check of a plan's arguments, and the placement.
#include "problem/view_check.hpp"

#include "problem/canonical.hpp"
#include "problem/text.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/memory_check.hpp>
#include <TeamFFT/detail/view_end.hpp>

#include <algorithm>
#include <string>

namespace TeamFFT::Impl {
namespace {

/// The arguments of one call, for the checks and their messages.
struct Request {
  std::string_view function;
  ViewInfo const& in;
  ViewInfo const& out;
  std::span<Kind const> kinds;
  std::span<int const> given_axes;
  std::span<std::size_t const> shape;
  InlineVector<std::size_t, max_rank> axes = {};  ///< resolved: not negative
  std::span<Box const> in_box = {}, out_box = {};
};

template <class Range>
std::string list(Range const& range) {
  std::string result;
  for (auto const& value : range) result += (result.empty() ? "" : ", ") + std::to_string(value);
  return result;
}

std::string arguments(Request const& request) {
  return text("[in: ", describe(request.in), "; out: ", describe(request.out), "; axes ", list(request.given_axes),
              request.shape.empty() ? "" : "; n " + list(request.shape), "]");
}

template <class... Parts>
[[noreturn]] void fail(Request const& request, Parts const&... parts) {
  throw Error(text(request.function, ": ", parts..., " ", arguments(request)));
}

void check_types(Request const& request) {
  auto const& in = request.in;
  auto const& out = request.out;
  if (in.rank != out.rank)
    fail(request, "input of rank ", in.rank, ", output of rank ", out.rank,
         "; both need the same rank. Take a Kokkos::subview of one of them.");
  if (in.rank < 1 || in.rank > max_rank)
    fail(request, "Views of rank ", in.rank, "; ranks 1 to ", max_rank, " can be transformed.");
  if (in.precision != out.precision)
    fail(request,
         "input and output differ in precision; both need float or both double. Copy one of them to the other's type "
         "first.");
  if (out.is_const)
    fail(request, "the output View is const; results are written to it. Give a View of non-const elements.");
}

void check_pointer(Request const& request, ViewInfo const& view, char const* name) {
  if (footprint(view).too_large())
    fail(request, "the ", name,
         "'s extents and strides reach over more than 2^60 bytes; no memory holds that. Check the layout.");
  if (view.is_called || footprint(view).empty()) return;
  if (view.data == nullptr) fail(request, "the ", name, " has no memory (a null pointer). Allocate the View.");
  auto const alignment = element_bytes(view.precision, false);
  if (reinterpret_cast<std::uintptr_t>(view.data) % alignment != 0)
    fail(request, "the ", name, " starts at an address that is no multiple of ", alignment,
         " bytes, as its scalar type needs. Mend the pointer.");
}

void resolve_axes(Request& request) {
  int const rank = request.in.rank;
  if (request.given_axes.empty() || request.given_axes.size() > static_cast<std::size_t>(rank))
    fail(request, request.given_axes.size(), " axes for Views of rank ", rank, "; 1 to ", rank, " can be transformed.");
  for (int const given : request.given_axes) {
    if (given < -rank || given >= rank)
      fail(request, "axis ", given, " for Views of rank ", rank, "; axes run from ", -rank, " to ", rank - 1, ".");
    auto const axis = static_cast<std::size_t>(given < 0 ? given + rank : given);
    for (auto const other : request.axes)
      if (other == axis)
        fail(request, "axis ", axis, " is listed twice; each axis can be transformed once. Drop one of them.");
    request.axes.push_back(axis);
  }
  if (!request.shape.empty() && request.shape.size() != request.axes.size())
    fail(request, request.shape.size(), " lengths (n or s) for ", request.axes.size(),
         " axes; one for each axis is required.");
  for (auto const boxes : {request.in_box, request.out_box})
    if (!boxes.empty() && boxes.size() != request.axes.size())
      fail(request, boxes.size(), " boxes for ", request.axes.size(),
           " axes; one for each axis is required (Box{} for none), or none at all.");
}

void check_kinds(Request const& request) {
  auto const& kinds = request.kinds;
  if (kinds.size() != request.axes.size())
    fail(request, kinds.size(), " kinds for ", request.axes.size(), " axes; one for each axis is required.");
  for (std::size_t i = 0; i + 1 < kinds.size(); ++i)
    if (changes_element(kinds[i]))
      fail(request, row_of(kinds[i]).name, " as kind ", i, " of ", kinds.size(),
           "; r2c and c2r are possible for the last listed axis only. Reorder the axes.");
}

/// The element types that the kinds need.
void check_elements(Request const& request) {
  auto const name = [](bool is_complex) { return is_complex ? "complex" : "real"; };
  bool const in = request.in.is_complex, out = request.out.is_complex;
  auto const require = [&](bool fits, std::string_view kind, std::string_view required) {
    if (!fits)
      fail(request, kind, " with ", name(in), " input and ", name(out), " output; ", required,
           ". Change the Views' element types or the kind.");
  };
  if (request.kinds.back() == Kind::r2c) return require(!in && out, "r2c", "it takes real input to complex output");
  if (request.kinds.back() == Kind::c2r) return require(in && !out, "c2r", "it takes complex input to real output");
  if (std::all_of(request.kinds.begin(), request.kinds.end(), is_real_to_real))
    return require(in == out, row_of(request.kinds.back()).name, "it takes real to real or complex to complex");
  require(out, "c2c", "its output is complex");
}

std::string needed_text(Kind kind, std::size_t n, std::size_t needed) {
  std::string const formula = changes_element(kind) ? " (n/2+1)" : "";
  if (kind == Kind::c2r) return text("a real output of length ", n, " needs ", needed, formula);
  return text(kind == Kind::r2c ? "a real input" : "an input", " of length ", n, " needs ", needed, formula);
}

Box box_of(std::span<Box const> boxes, std::size_t i) { return boxes.empty() ? Box{} : boxes[i]; }

/// The i-th listed axis, with the extents checked against its length.
Axis axis_of(Request const& request, std::size_t i) {
  auto const a = request.axes[i];
  Kind const kind = request.kinds[i];
  auto const in = request.in.extents[a], out = request.out.extents[a];
  bool const given = !request.shape.empty();
  auto const in_box = box_of(request.in_box, i), out_box = box_of(request.out_box, i);
  if (!given && (in_box != Box{} || out_box != Box{}))
    fail(request, "a box along axis ", a,
         " and no transform length, which the extents then do not tell. Give the lengths (n or s).");
  auto const n = given ? request.shape[i] : kind == Kind::c2r ? out : in;
  if (n == 0 && given)
    fail(request, "n = 0 along axis ", a, "; a transform length is at least 1. Leave n out to take the View's extent.");
  if (n < row_of(kind).smallest)
    fail(request, "a transform length of ", n, " along axis ", a, "; ",
         is_complex_kind(kind) ? "c2c" : row_of(kind).name, " needs at least ", row_of(kind).smallest,
         ". Give longer Views, or n to zero-pad the input.");
  auto const need_in = input_extent(kind, n), need_out = output_extent(kind, n);
  if (given && out_box == Box{} && out != need_out)
    fail(request, "output extent ", out, " along axis ", a, "; n = ", n, " needs ", need_out,
         kind == Kind::r2c ? " (n/2+1)" : "", ". Give an output of that extent, or another n.");
  if (!given && in != need_in)
    fail(request, "input extent ", in, " along axis ", a, "; ", needed_text(kind, n, need_in),
         ". Give an input of that extent, or n to crop or pad it.");
  if (!given && out != need_out)
    fail(request, "output extent ", out, " along axis ", a, "; ", needed_text(kind, n, need_out),
         ". Give an output of that extent, or n to crop or pad the input.");
  Axis const axis{kind,   n,      in, request.in.strides[a], request.out.strides[a], out == need_out ? 0 : out,
                  in_box, out_box};
  if (out_box != Box{} && out == 0)
    fail(request, "an output box without elements along axis ", a, "; it has at least one.");
  if (auto const fault = box_fault(axis); !fault.empty()) fail(request, "axis ", a, ": ", fault);
  return axis;
}

/// The problem with the Views' strides as they are, out of place and not canonical.
ProblemKey raw_key(Request const& request) {
  auto const& [function, in, out, kinds, given_axes, shape, axes, in_box, out_box] = request;
  ProblemKey key;
  key.precision = in.precision;
  key.real_input = !in.is_complex && !changes_element(kinds.back());
  std::array<bool, max_rank> transformed{};
  for (std::size_t i = 0; i < axes.size(); ++i) {
    auto const a = axes[i];
    transformed[a] = true;
    key.axes.push_back(axis_of(request, i));
  }
  for (std::size_t d = 0; d < static_cast<std::size_t>(in.rank); ++d) {
    if (transformed[d]) continue;
    if (in.extents[d] != out.extents[d])
      fail(request, "input extent ", in.extents[d], " and output extent ", out.extents[d], " along axis ", d,
           ", which is not transformed; both need the same. Take a Kokkos::subview of the longer one, or transform "
           "that axis too.");
    key.batch.push_back({in.extents[d], in.strides[d], out.strides[d]});
  }
  return key;
}

/// Calls f(input extent, stride_in, output extent, stride_out) for every dimension but r2c and c2r axes, which in-place
/// rules treat apart.
template <class F>
bool all_dimensions(ProblemKey const& key, F const& f) {
  for (auto const& axis : key.axes)
    if (!changes_element(axis.kind) && axis.extent_in > 1 && extent_out(axis) > 1 &&
        !f(axis.stride_in, axis.stride_out))
      return false;
  for (auto const& batch : key.batch)
    if (batch.count > 1 && !f(batch.stride_in, batch.stride_out)) return false;
  return true;
}

/// Strides that are what one memory gives, at face value.
bool strides_fit_in_place(ProblemKey const& key) {
  bool const from_real = reads_real(key), to_real = writes_real(key);
  return all_dimensions(key, [&](std::ptrdiff_t in, std::ptrdiff_t out) {
    if (from_real == to_real) return in == out;
    return from_real ? in == 2 * out : out == 2 * in;
  });
}

/// r2c and c2r: neighbouring elements along the real axis must be neighbours in memory, in both Views.
bool real_axis_is_contiguous(ProblemKey const& key) {
  return std::all_of(key.axes.begin(), key.axes.end(), [](Axis const& axis) {
    if (!changes_element(axis.kind)) return true;
    return (axis.extent_in <= 1 || axis.stride_in == 1) && (extent_out(axis) <= 1 || axis.stride_out == 1);
  });
}

/// True where both Views are packed, without gaps and in the same order of dimensions, and neither is cropped or padded
/// along the real axis.
bool both_packed(Request const& request, Axis const& real_axis) {
  if (real_axis.extent_in != input_extent(real_axis.kind, real_axis.length) || real_axis.extent_out != 0) return false;
  auto const& in = request.in;
  auto const& out = request.out;
  auto const rank = static_cast<std::size_t>(in.rank);
  InlineVector<std::size_t, max_rank> order;
  for (std::size_t d = 0; d < rank; ++d) order.push_back(d);
  auto const key = [&](std::size_t d) {
    return std::pair(out.extents[d] > 1 ? out.strides[d] : 0, in.extents[d] > 1 ? in.strides[d] : 0);
  };
  sort_few(order, [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
  std::size_t packed_in = 1, packed_out = 1;
  for (auto const d : order) {
    if (in.extents[d] > 1 && in.strides[d] != static_cast<std::ptrdiff_t>(packed_in)) return false;
    if (out.extents[d] > 1 && out.strides[d] != static_cast<std::ptrdiff_t>(packed_out)) return false;
    packed_in *= in.extents[d];
    packed_out *= out.extents[d];
  }
  return true;
}

/// The real View's rows at the stride of the complex ones.
void widen_real_rows(ProblemKey& key) {
  bool const from_real = reads_real(key);
  auto const widen = [from_real](std::ptrdiff_t& in, std::ptrdiff_t& out) {
    if (from_real) in = 2 * out;
    if (!from_real) out = 2 * in;
  };
  for (auto& axis : key.axes)
    if (!changes_element(axis.kind)) widen(axis.stride_in, axis.stride_out);
  for (auto& batch : key.batch) widen(batch.stride_in, batch.stride_out);
}

/// Both Views start at the same address: in place, or an Error.
void place_in_place(Request const& request, ProblemKey& key) {
  key.placement = Placement::in_place;
  auto const& last = key.axes.back();
  if (!changes_element(last.kind)) {
    if (strides_fit_in_place(key)) return;
    bool const same = reads_real(key) == writes_real(key);
    fail(request, "input and output start at the same address with strides ",
         same ? "that differ; in place needs equal strides"
              : "that do not fit; in place from real to complex needs real strides of twice the complex ones",
         ". Give Views of one layout, or an output of its own.");
  }
  bool const contiguous = real_axis_is_contiguous(key);
  if (contiguous && strides_fit_in_place(key)) return;
  if (contiguous && both_packed(request, last)) return widen_real_rows(key);
  fail(request, row_of(last.kind).name, " in place needs stride 1 along axis ", request.axes.back(),
       " in both Views, and the real View's other strides twice the complex ones (or both Views packed: then real rows "
       "are taken at stride 2(n/2+1) = ",
       2 * (last.length / 2 + 1), "). Give such Views, or an output of its own.");
}

void check_overlap(Request const& request, ProblemKey const& key) {
  auto const in = footprint(request.in), out = footprint(request.out);
  auto const answer = share_elements(in, out);
  if (answer == Answer::no) return;
  auto canonical = key;
  fail(request,
       answer == Answer::yes ? "input and output overlap without being in place; they must share no element, or start "
                               "at the same address with equal strides"
                             : "the address ranges of input and output meet, and whether they share an element cannot "
                               "be told cheaply from these strides",
       ". The input lies at ", addresses(in), ", the output at ", addresses(out), ". Give an output of its own. Token ",
       canonical.canonicalize().problem().token(), ".");
}

void check_output(Request const& request, ProblemKey const& key) {
  auto const answer = coincides_with_itself(output_footprint(key, request.out.data));
  if (answer == Answer::no) return;
  fail(request,
       answer == Answer::yes ? "different elements of the output lie at the same address"
                             : "whether output elements coincide cannot be told cheaply from these strides",
       "; each result needs a place of its own. Give an output whose strides do not overlap. Token ",
       key.problem().token(), ".");
}

/// The problem of two Views, checked but for what canonical strides tell.
ProblemKey checked_key(Request& request) {
  auto const& [function, in, out, kinds, given_axes, shape, axes, in_box, out_box] = request;
  check_types(request);
  resolve_axes(request);
  check_kinds(request);
  check_elements(request);
  auto key = raw_key(request);
  check_pointer(request, in, "input");
  check_pointer(request, out, "output");
  bool const apart = in.is_called || out.is_called || footprint(in).empty() || footprint(out).empty();
  if (!apart && in.data == out.data)
    place_in_place(request, key);
  else if (!apart)
    check_overlap(request, key);
  return key;
}

/// The dimensions of Views as a problem has them: its axes, then its batch dimensions.
InlineVector<std::size_t, max_rank> dimensions_of(Request const& request) {
  auto dimensions = request.axes;
  for (std::size_t d = 0; d < static_cast<std::size_t>(request.in.rank); ++d)
    if (std::find(request.axes.begin(), request.axes.end(), d) == request.axes.end()) dimensions.push_back(d);
  return dimensions;
}

}  // namespace

ProblemKey make_key(std::string_view function, ViewInfo const& in, ViewInfo const& out, std::span<Kind const> kinds,
                    std::span<int const> axes, std::span<std::size_t const> shape) {
  Request request{function, in, out, kinds, axes, shape, {}, {}, {}};
  auto key = checked_key(request);
  key.canonicalize();
  check_output(request, key);
  return key;
}

PlanKeys make_plan_keys(std::string_view function, ViewInfo const& in, ViewInfo const& out, std::span<Kind const> kinds,
                        std::span<int const> axes, std::span<std::size_t const> shape, PlanOptions const& options) {
  Request request{function, in, out, kinds, axes, shape, {}, options.in_box, options.out_box};
  auto const raw = checked_key(request);
  if (options.destroy_input && in.is_const)
    fail(request,
         "options.destroy_input with a const input View, which it writes to; give a View of non-const elements, or "
         "leave the option out.");
  if (options.destroy_input && !in.is_called && coincides_with_itself(footprint(in)) != Answer::no)
    fail(request,
         "options.destroy_input with an input whose elements lie, or may lie, at the same address: each is written "
         "with values of its own. ",
         "Give an input whose strides do not overlap, or leave the option out.");
  PlanKeys keys{raw, {}, {}};
  keys.key.canonicalize();
  check_output(request, keys.key);
  auto const dimensions = dimensions_of(request);
  try {
    put_ends(keys, raw, {dimensions.begin(), dimensions.size()}, in, out, options);
  } catch (Error const& error) {
    fail(request, error.what());
  }
  auto beside = memory_beside(options);
  beside.key = &keys.key;
  check_memory(function, {&in, 1}, {&out, 1}, beside);
  return keys;
}

PlanKeys make_plan_keys(std::string_view function, Problem const& problem, PlanOptions const& options) {
  auto const key = ProblemKey::of(problem);
  PlanKeys keys{key, {}, {}};
  try {
    put_ends(keys, key, {}, {}, {}, options);
    if (options.destroy_input && coincides_with_itself(input_footprint(key, nullptr)) != Answer::no)
      throw Error(
          "options.destroy_input with input strides at which elements coincide, or may. Leave the option out, or give "
          "other strides.");
  } catch (Error const& error) {
    throw Error(text(function, ": ", error.what(), " [token ", problem.token(), "]"));
  }
  return keys;
}

Problem make_problem(std::string_view function, ViewInfo const& in, ViewInfo const& out, std::span<Kind const> kinds,
                     std::span<int const> axes, std::span<std::size_t const> shape) {
  return make_key(function, in, out, kinds, axes, shape).problem();
}

void check_problem(std::string_view function, Problem const& problem) {
  auto const refuse = [&](auto const&... parts) {
    throw Error(
        text(function, ": ", parts..., problem.axes.empty() ? std::string() : " [token " + problem.token() + "]"));
  };
  if (problem.axes.empty()) refuse("a problem without axes; at least one is required. Add an Axis to Problem::axes.");
  auto const key = ProblemKey::of(problem);
  std::size_t changing = 0;
  for (auto const& axis : problem.axes) {
    if (auto const fault = box_fault(axis); !fault.empty()) refuse(fault);
    changing += changes_element(axis.kind) ? 1 : 0;
    auto const smallest = row_of(axis.kind).smallest;
    if (axis.length < smallest)
      refuse("a transform length of ", axis.length, "; ", row_of(axis.kind).name, " needs at least ", smallest,
             ". Give a longer one.");
  }
  if (changing > 1) refuse(changing, " axes of kind r2c or c2r; at most one is possible. Split the problem.");
  if (changing == 1 && problem.real_input)
    refuse("real_input together with r2c or c2r, which tell themselves what is real. Set real_input = false.");
  if (changing == 0 && problem.conjugated)
    refuse("conjugated without an axis of kind r2c or c2r, whose half spectrum it is about. Set conjugated = false.");
  if (input_footprint(key, nullptr).too_large() || output_footprint(key, nullptr).too_large())
    refuse("extents and strides that reach over more than 2^60 bytes; no memory holds that. Check the numbers.");
  if (problem.placement == Placement::in_place && !(strides_fit_in_place(key) && real_axis_is_contiguous(key)))
    refuse(
        "in place with strides that one memory does not give; they must be equal (real ones twice the complex ones, "
        "and 1 along an r2c or c2r axis).");
  if (coincides_with_itself(output_footprint(key, nullptr)) != Answer::no)
    refuse(
        "output strides at which elements coincide, or may; each result needs a place of its own. Give strides that do "
        "not overlap.");
}

}  // namespace TeamFFT::Impl
