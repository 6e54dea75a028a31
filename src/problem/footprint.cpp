// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which bytes strided dimensions address, and the bounded search for a common one.
#include "problem/view_check.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include "problem/canonical.hpp"
#include "problem/text.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace TeamFFT::Impl {
namespace {

/// sum_d k_d stride_d with low_d <= k_d <= high_d; strides are positive.
struct Term {
  std::ptrdiff_t stride = 0, low = 0, high = 0;
};

using Terms = InlineVector<Term, 4 * ProblemKey::capacity>;

/// Adds k in [low, high] times stride; terms of one stride become one, so that i - j is searched as a difference.
void add(Terms& terms, std::ptrdiff_t stride, std::ptrdiff_t low, std::ptrdiff_t high) {
  if (stride < 0) {
    stride = -stride;
    std::swap(low, high);
    low = -low;
    high = -high;
  }
  if (stride == 0 || (low == 0 && high == 0)) return;
  for (auto& term : terms)
    if (term.stride == stride) {
      term.low += low;
      term.high += high;
      return;
    }
  terms.push_back({stride, low, high});
}

constexpr std::ptrdiff_t floor_divide(std::ptrdiff_t a, std::ptrdiff_t b) { return a / b - (a % b < 0 ? 1 : 0); }
constexpr std::ptrdiff_t ceil_divide(std::ptrdiff_t a, std::ptrdiff_t b) { return -floor_divide(-a, b); }

/// Is there a k with target - sum_d k_d stride_d in [low, high]?
class Search {
 public:
  Search(Terms const& terms, std::ptrdiff_t low, std::ptrdiff_t high, bool exclude_zero)
      : m_terms(terms), m_exclude_zero(exclude_zero) {
    sort_few(m_terms, [](Term const& a, Term const& b) { return a.stride > b.stride; });
    m_low[m_terms.size()] = low;
    m_high[m_terms.size()] = high;
    for (auto d = m_terms.size(); d-- > 0;) {
      m_low[d] = m_low[d + 1] + m_terms[d].low * m_terms[d].stride;
      m_high[d] = m_high[d + 1] + m_terms[d].high * m_terms[d].stride;
    }
  }

  Answer run(std::ptrdiff_t target) { return visit(0, target, m_exclude_zero); }

 private:
  /// `zero`: all k so far are 0, and a k that is 0 throughout does not count; -k is as good as k, so the first other
  /// one is positive.
  Answer visit(std::size_t d, std::ptrdiff_t rest, bool zero) {
    if (d == m_terms.size()) return !zero && m_low[d] <= rest && rest <= m_high[d] ? Answer::yes : Answer::no;
    if (m_steps++ == max_steps) return Answer::undecided;
    auto const& term = m_terms[d];
    auto first = std::max(term.low, ceil_divide(rest - m_high[d + 1], term.stride));
    auto const last = std::min(term.high, floor_divide(rest - m_low[d + 1], term.stride));
    if (zero) first = std::max<std::ptrdiff_t>(first, 0);
    for (auto k = first; k <= last; ++k) {
      auto const answer = visit(d + 1, rest - k * term.stride, zero && k == 0);
      if (answer != Answer::no) return answer;
    }
    return Answer::no;
  }

  static constexpr int max_steps = 20000;
  Terms m_terms;
  bool m_exclude_zero;
  std::array<std::ptrdiff_t, 4 * ProblemKey::capacity + 1> m_low{}, m_high{};
  int m_steps = 0;
};

Footprint side(ProblemKey const& key, void const* data, bool input) {
  bool const real = input ? reads_real(key) : writes_real(key);
  Footprint result{data, element_bytes(key.precision, !real), {}};
  for (auto const& batch : key.batch)
    result.dimensions.push_back({batch.count, input ? batch.stride_in : batch.stride_out});
  for (auto const& axis : key.axes)
    result.dimensions.push_back(input ? Dimension{axis.extent_in, axis.stride_in}
                                      : Dimension{extent_out(axis), axis.stride_out});
  return result;
}

std::ptrdiff_t reach(Footprint const& view, int sign) {
  std::ptrdiff_t offset = 0;
  for (auto const& dimension : view.dimensions)
    if (dimension.extent > 1 && dimension.stride * sign > 0)
      offset += static_cast<std::ptrdiff_t>(dimension.extent - 1) * dimension.stride;
  return offset;
}

/// The bytes of a View modulo `period`: from the first on so many, without those steps that are multiples of it.
struct Residues {
  std::ptrdiff_t low = 0, width = 0;
};

Residues residues(Footprint const& view, std::ptrdiff_t period) {
  auto const size = static_cast<std::ptrdiff_t>(view.element_bytes);
  std::ptrdiff_t low = 0, high = size;
  for (auto const& dimension : view.dimensions) {
    auto const step = dimension.stride * size;
    if (dimension.extent <= 1 || step % period == 0) continue;
    auto const reach_bytes = static_cast<std::ptrdiff_t>(dimension.extent - 1) * step;
    (reach_bytes < 0 ? low : high) += reach_bytes;
  }
  return {low, high - low};
}

/// Whether the rows of one stride keep them apart, as blocks of columns of one array. The search finds that out too,
/// but took 757 ns of an execute where this takes 65 (two blocks of a 4 x 192 array, one thread of an Intel Xeon,
/// 2026-11-28).
bool apart_in_rows(Footprint const& a, Footprint const& b, std::ptrdiff_t distance) {
  for (auto const& dimension : a.dimensions) {
    auto const period = std::abs(dimension.stride) * static_cast<std::ptrdiff_t>(a.element_bytes);
    if (dimension.extent <= 1 || period <= static_cast<std::ptrdiff_t>(a.element_bytes)) continue;
    auto const x = residues(a, period), y = residues(b, period);
    if (x.width + y.width > period) continue;
    auto const gap = ((distance + y.low - x.low) % period + period) % period;
    if (gap >= x.width && gap + y.width <= period) return true;
  }
  return false;
}

}  // namespace

std::string describe(ViewInfo const& view) {
  std::string const real = view.precision == Precision::f32 ? "float" : "double";
  auto result = text(view.is_called ? "functor of " : "", view.is_const ? "const " : "",
                     view.is_complex ? "complex<" + real + ">" : real, " ");
  std::string strides;
  for (std::size_t d = 0; d < static_cast<std::size_t>(std::clamp(view.rank, 0, max_rank)); ++d) {
    result += (d == 0 ? "" : " x ") + std::to_string(view.extents[d]);
    strides += (d == 0 ? "" : ", ") + std::to_string(view.strides[d]);
  }
  return view.is_called ? result : result + ", strides " + strides;
}

bool Footprint::empty() const {
  return std::any_of(dimensions.begin(), dimensions.end(),
                     [](Dimension const& dimension) { return dimension.extent == 0; });
}

std::ptrdiff_t Footprint::lowest() const { return reach(*this, -1); }
std::ptrdiff_t Footprint::highest() const { return reach(*this, 1); }

bool Footprint::too_large() const {
  long double bytes = 0, elements = 1;
  for (auto const& dimension : dimensions) {
    if (dimension.extent > 1)
      bytes += std::abs(static_cast<long double>(dimension.stride)) * static_cast<long double>(dimension.extent) *
               static_cast<long double>(element_bytes);
    elements *= static_cast<long double>(dimension.extent);
  }
  long double constexpr limit = 0x1p60L;
  return bytes > limit || elements > limit;
}

Footprint footprint(ViewInfo const& view) {
  Footprint result{view.data, element_bytes(view.precision, view.is_complex), {}};
  for (std::size_t d = 0; d < static_cast<std::size_t>(view.rank); ++d)
    result.dimensions.push_back({view.extents[d], view.strides[d]});
  return result;
}

std::string addresses(Footprint const& view) {
  auto const first = reinterpret_cast<std::uintptr_t>(view.data);
  auto const at = [&](std::ptrdiff_t offset) {
    return first + static_cast<std::uintptr_t>(offset) * view.element_bytes;
  };
  return text("0x", std::hex, at(view.lowest()), " to 0x", at(view.highest()) + view.element_bytes - 1);
}

Footprint input_footprint(ProblemKey const& key, void const* data) { return side(key, data, true); }
Footprint output_footprint(ProblemKey const& key, void const* data) { return side(key, data, false); }

Answer share_elements(Footprint const& a, Footprint const& b) {
  if (a.empty() || b.empty()) return Answer::no;
  auto const size_a = static_cast<std::ptrdiff_t>(a.element_bytes),
             size_b = static_cast<std::ptrdiff_t>(b.element_bytes);
  auto const address_a = static_cast<std::ptrdiff_t>(reinterpret_cast<std::uintptr_t>(a.data));
  auto const address_b = static_cast<std::ptrdiff_t>(reinterpret_cast<std::uintptr_t>(b.data));
  if (address_a + a.highest() * size_a + size_a <= address_b + b.lowest() * size_b) return Answer::no;
  if (address_b + b.highest() * size_b + size_b <= address_a + a.lowest() * size_a) return Answer::no;
  if (apart_in_rows(a, b, address_b - address_a)) return Answer::no;
  Terms terms;
  for (auto const& dimension : a.dimensions)
    add(terms, dimension.stride * size_a, 0, static_cast<std::ptrdiff_t>(dimension.extent) - 1);
  for (auto const& dimension : b.dimensions)
    add(terms, dimension.stride * size_b, 1 - static_cast<std::ptrdiff_t>(dimension.extent), 0);
  return Search(terms, 1 - size_b, size_a - 1, false).run(address_b - address_a);
}

Answer coincides_with_itself(Footprint const& view) {
  if (view.empty()) return Answer::no;
  Terms terms;
  std::size_t used = 0;
  for (auto const& dimension : view.dimensions) {
    if (dimension.extent <= 1) continue;
    if (dimension.stride == 0) return Answer::yes;
    ++used;
    auto const high = static_cast<std::ptrdiff_t>(dimension.extent) - 1;
    add(terms, dimension.stride, -high, high);
  }
  if (terms.size() != used) return Answer::yes;  // two dimensions of one stride
  return Search(terms, 0, 0, true).run(0);
}

}  // namespace TeamFFT::Impl
