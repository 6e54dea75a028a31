// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/line_order.hpp"

#include "pass/features.hpp"

#include <algorithm>
#include <cstddef>

namespace TeamFFT::Impl {

namespace {

std::ptrdiff_t magnitude(std::ptrdiff_t n) { return n < 0 ? -n : n; }

bool continues(LineDim const& a, LineDim const& b) {
  auto const n = static_cast<std::ptrdiff_t>(a.count);
  return !a.mirror && !b.mirror && !a.last_alone && !b.last_alone && b.load == a.load * n && b.store == a.store * n &&
         b.load_position == a.load_position * a.count && b.store_position == a.store_position * a.count &&
         b.load_twiddle == a.load_twiddle * a.count && b.store_twiddle == a.store_twiddle * a.count &&
         b.filter_position == a.filter_position * a.count;
}

/// How far apart in memory the neighbours along d are, or those of one line: line-wise ends and permutations address by
/// position.
std::ptrdiff_t line_step(Pass const& pass, LineDim const& d, bool store) {
  bool const by_position = store ? is_line_wise_store(pass) : is_line_wise_load(pass);
  auto const position = static_cast<std::ptrdiff_t>(store ? d.store_position : d.load_position);
  return magnitude((store ? d.store : d.load) +
                   (by_position ? position * (store ? pass.target : pass.source).stride : 0));
}

std::ptrdiff_t element_step(Pass const& pass, bool store) {
  bool const by_position = store ? is_line_wise_store(pass) : is_line_wise_load(pass);
  auto const& end = store ? pass.target : pass.source;
  return magnitude(end.stride) * (by_position ? static_cast<std::ptrdiff_t>(end.position_step) : 1);
}

void sort_and_merge(Pass& pass, bool by_store) {
  std::erase_if(pass.lines, [](LineDim const& d) { return d.count == 1; });
  auto const key = [&](LineDim const& d) { return line_step(pass, d, by_store); };
  std::stable_sort(pass.lines.begin(), pass.lines.end(),
                   [&](LineDim const& a, LineDim const& b) { return key(a) < key(b); });
  for (std::size_t i = 0; i + 1 < pass.lines.size();) {
    if (continues(pass.lines[i], pass.lines[i + 1])) {
      pass.lines[i].count *= pass.lines[i + 1].count;
      pass.lines.erase(pass.lines.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    } else {
      ++i;
    }
  }
}

}  // namespace

void order_lines(Pass& pass) {
  bool const row_load = element_step(pass, false) <= 1 || pass.length == 1;
  sort_and_merge(pass, row_load);
  if (pass.lines.empty()) return;
  pass.tiles.load = line_step(pass, pass.lines[0], false) < element_step(pass, false) || pass.length == 1;
  pass.tiles.store = line_step(pass, pass.lines[0], true) < element_step(pass, true) || pass.length == 1;
}

}  // namespace TeamFFT::Impl
