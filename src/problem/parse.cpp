// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Problem::parse: a token back into the problem it names; the grammar stands in problem.hpp.
#include <TeamFFT/problem.hpp>
#include <TeamFFT/detail/problem_key.hpp>

#include "problem/canonical.hpp"
#include "problem/text.hpp"

#include <limits>
#include <optional>
#include <utility>

namespace TeamFFT::Impl {
namespace {

/// Reads a token from left to right; every take_ function moves on only where it succeeds.
class Reader {
 public:
  explicit Reader(std::string_view token) : m_token(token) {}

  [[nodiscard]] bool at_end() const { return m_position == m_token.size(); }

  bool take(std::string_view word) {
    if (m_token.substr(m_position, word.size()) != word) return false;
    m_position += word.size();
    return true;
  }

  /// As take(), and the word must end there: before "_", before `separator` or at the end.
  bool take_word(std::string_view word, char separator = '_') {
    auto const end = m_position + word.size();
    if (end < m_token.size() && m_token[end] != '_' && m_token[end] != separator) return false;
    return take(word);
  }

  void expect(std::string_view word, std::string_view what) {
    if (!take(word)) fail(what);
  }

  std::size_t number(std::string_view what) {
    auto const begin = m_position;
    std::size_t value = 0;
    for (; m_position < m_token.size() && m_token[m_position] >= '0' && m_token[m_position] <= '9'; ++m_position) {
      auto const digit = static_cast<std::size_t>(m_token[m_position] - '0');
      if (value > (std::numeric_limits<std::size_t>::max() - digit) / 10) {
        m_position = begin;
        fail("a number below 2^64");
      }
      value = value * 10 + digit;
    }
    if (m_position == begin) fail(what);
    return value;
  }

  [[nodiscard]] std::size_t position() const { return m_position; }
  void go_back(std::size_t position) { m_position = position; }

  [[noreturn]] void fail(std::string_view expected) const {
    auto const rest = m_token.substr(m_position, 16);
    throw Error(text("Problem::parse: in \"", m_token.substr(0, 256), m_token.size() > 256 ? "..." : "",
                     "\" at position ", m_position, " (", rest.empty() ? "the end" : text("\"", rest, "\""),
                     "): expected ", expected,
                     ". A token reads like c2c_f32_fwd_n256x256_b64_oop; the grammar stands in TeamFFT/problem.hpp."));
  }

 private:
  std::string_view m_token;
  std::size_t m_position = 0;
};

std::optional<Kind> take_kind(Reader& reader) {
  for (auto const& row : kind_rows)
    if (reader.take_word(row.name, 'x')) return row.kind;
  return {};
}

/// Of one axis among others, or `alone`, where complex ones have a word of their own.
std::string kind_names(bool alone) {
  std::string names;
  for (auto const& row : kind_rows)
    if (!alone || !is_complex_kind(row.kind)) names.append(names.empty() ? "" : ", ").append(row.name);
  return names;
}

/// The kinds as written: one word for all axes, or a list.
struct Kinds {
  bool complex = false;  ///< "c2c": the direction follows
  InlineVector<Kind, ProblemKey::capacity> list;
};

Kinds take_kinds(Reader& reader) {
  Kinds kinds;
  kinds.complex = reader.take_word("c2c");
  if (kinds.complex) return kinds;
  do {
    if (kinds.list.size() == ProblemKey::capacity) reader.fail("at most 8 kinds");
    auto const kind = take_kind(reader);
    if (!kind)
      reader.fail(text(kinds.list.empty() ? "c2c, " : "", kind_names(kinds.list.empty()),
                       kinds.list.empty() ? ", or a list such as fwdxdct2" : ""));
    kinds.list.push_back(*kind);
  } while (reader.take("x"));
  if (kinds.list.size() == 1 && is_complex_kind(kinds.list[0])) {
    reader.go_back(0);
    reader.fail("c2c, with the direction after the precision, where all axes are complex");
  }
  return kinds;
}

Precision take_precision(Reader& reader) {
  reader.expect("_", "\"_\" and a precision");
  if (reader.take_word("f32")) return Precision::f32;
  if (reader.take_word("f64")) return Precision::f64;
  reader.fail("the precision f32 or f64");
}

Kind take_direction(Reader& reader) {
  reader.expect("_", "\"_\" and a direction");
  if (reader.take_word("fwd")) return Kind::c2c_forward;
  if (reader.take_word("bwd")) return Kind::c2c_backward;
  reader.fail("the direction fwd or bwd");
}

Box take_box(Reader& reader) {
  if (reader.take("l")) return Box::low();
  if (!reader.take("a")) return {};
  auto const begin = reader.position();
  auto const first = reader.number("the box' first position");
  if (std::in_range<std::ptrdiff_t>(first)) return Box::at(static_cast<std::ptrdiff_t>(first));
  reader.go_back(begin);
  reader.fail("a position below 2^63");
}

void take_axes(Reader& reader, Problem& problem) {
  reader.expect("_n", "\"_n\" and the lengths");
  do {
    if (problem.axes.size() == ProblemKey::capacity) reader.fail("at most 8 axes");
    Axis axis;
    axis.length = reader.number("a length");
    axis.extent_in = reader.take("i") ? reader.number("the input extent") : std::numeric_limits<std::size_t>::max();
    if (axis.extent_in != std::numeric_limits<std::size_t>::max()) axis.in_box = take_box(reader);
    if (reader.take("o")) {
      axis.extent_out = reader.number("the output extent");
      axis.out_box = take_box(reader);
    }
    problem.axes.push_back(axis);
  } while (reader.take("x"));
}

void take_batch(Reader& reader, Problem& problem) {
  if (!reader.take("_b")) return;
  do {
    if (problem.batch.size() == ProblemKey::capacity) reader.fail("at most 8 batch dimensions");
    problem.batch.push_back({reader.number("a batch count"), 1, 1});
  } while (reader.take("x"));
}

/// Sets each axis' kind, and the input extents that were not written.
void assign_kinds(Reader& reader, std::size_t position, Kinds const& kinds, Problem& problem) {
  auto& axes = problem.axes;
  auto const& list = kinds.list;
  if (list.size() > 1 && list.size() != axes.size()) {
    reader.go_back(position);
    reader.fail(text(list.size(), " lengths, one for each kind, not ", axes.size()));
  }
  for (std::size_t i = 0; i < axes.size(); ++i) {
    bool const last = i + 1 == axes.size();
    Kind kind = list.size() == 1 ? list[0] : list[i];
    if (!last && list.size() == 1 && kind == Kind::r2c) kind = Kind::c2c_forward;
    if (!last && list.size() == 1 && kind == Kind::c2r) kind = Kind::c2c_backward;
    axes[i].kind = kind;
    if (axes[i].extent_in == std::numeric_limits<std::size_t>::max())
      axes[i].extent_in = input_extent(kind, axes[i].length);
  }
}

void check_lengths(Reader& reader, std::size_t position, Problem const& problem) {
  int real_axes = 0;
  for (auto const& axis : problem.axes) {
    real_axes += changes_element(axis.kind) ? 1 : 0;
    if (auto const fault = box_fault(axis); !fault.empty()) {
      reader.go_back(position);
      reader.fail(text("boxes that fit (", fault, ")"));
    }
    if (axis.length >= row_of(axis.kind).smallest) continue;
    reader.go_back(position);
    reader.fail(text("lengths of at least ", row_of(axis.kind).smallest, " for ", row_of(axis.kind).name, ", not ",
                     axis.length));
  }
  if (real_axes <= 1) return;
  reader.go_back(0);
  reader.fail("at most one axis of kind r2c or c2r");
}

/// Takes "_real", "_complex" or "_conj" where the kinds allow it. Called before the axes are read; the kinds are enough
/// to tell.
void take_data(Reader& reader, Kinds const& kinds, Problem& problem) {
  bool real_to_real = true, changes = false;
  for (Kind kind : kinds.list) {
    real_to_real = real_to_real && is_real_to_real(kind);
    changes = changes || changes_element(kind);
  }
  auto const begin = reader.position();
  problem.conjugated = reader.take("_conj");
  if (problem.conjugated && !changes) {
    reader.go_back(begin);
    reader.fail("no _conj: no axis is r2c or c2r");
  }
  if (real_to_real)
    problem.real_input = !reader.take("_complex");
  else
    problem.real_input = !changes && reader.take("_real");
}

void take_strides(Reader& reader, char const* label, std::size_t count, std::ptrdiff_t* strides, bool& given) {
  given = reader.take(label);
  if (!given) return;
  for (std::size_t i = 0; i < count; ++i) {
    if (i != 0) reader.expect("x", text("\"x\" and a stride: ", count, " strides are needed, batch first"));
    bool const negative = reader.take("m");
    auto const begin = reader.position();
    auto const magnitude = reader.number("a stride");
    auto const limit = static_cast<std::size_t>(std::numeric_limits<std::ptrdiff_t>::max()) + (negative ? 1 : 0);
    if (magnitude > limit) {
      reader.go_back(begin);
      reader.fail("a stride below 2^63");
    }
    strides[i] = static_cast<std::ptrdiff_t>(negative ? std::size_t(0) - magnitude : magnitude);
  }
}

void read_strides(Reader& reader, Problem& problem) {
  auto const count = problem.axes.size() + problem.batch.size();
  std::ptrdiff_t in[2 * ProblemKey::capacity], out[2 * ProblemKey::capacity];
  bool in_given = false, out_given = false;
  take_strides(reader, "_is", count, in, in_given);
  take_strides(reader, "_os", count, out, out_given);
  auto next = count;
  for_packed_output(problem, [&](std::ptrdiff_t& stride, std::ptrdiff_t packed, std::size_t) {
    stride = out_given ? out[--next] : packed;
  });
  next = count;
  for_packed_input(problem, [&](std::ptrdiff_t& stride, std::ptrdiff_t packed, std::size_t) {
    stride = in_given ? in[--next] : packed;
  });
}

Placement take_placement(Reader& reader) {
  reader.expect("_", "\"_\" and b (batch), oop or ip");
  if (reader.take_word("oop")) return Placement::out_of_place;
  if (reader.take_word("ip")) return Placement::in_place;
  reader.fail("the placement oop or ip");
}

}  // namespace
}  // namespace TeamFFT::Impl

namespace TeamFFT {

Problem Problem::parse(std::string_view token) {
  using namespace Impl;
  Reader reader(token);
  Problem problem;
  auto kinds = take_kinds(reader);
  problem.precision = take_precision(reader);
  if (kinds.complex) kinds.list.push_back(take_direction(reader));
  take_data(reader, kinds, problem);
  auto const lengths = reader.position();
  take_axes(reader, problem);
  assign_kinds(reader, lengths, kinds, problem);
  check_lengths(reader, lengths, problem);
  take_batch(reader, problem);
  problem.placement = take_placement(reader);
  read_strides(reader, problem);
  if (!reader.at_end()) reader.fail("the end, or strides (_is..., then _os...)");
  return problem.canonicalize();
}

}  // namespace TeamFFT
