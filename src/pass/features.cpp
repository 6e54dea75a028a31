// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "pass/features.hpp"

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

bool is_even(std::ptrdiff_t n) { return n % 2 == 0; }

/// Plain pairs in lines of their own whose elements lie side by side.
bool packs_neighbours(End const& end) {
  return end.is_real() && !end.called && end.map.side == Side{Map::none, Packing::pairs} && end.stride == 1 &&
         end.position_step == 1;
}

/// The rows of a box lie one behind the other, as `row` elements each.
bool lies_in_a_piece(Middle const& middle, std::ptrdiff_t RowStep::*step, std::size_t row) {
  for (std::size_t d = 0; d < middle.row_steps.size(); row *= middle.box[++d])
    if (middle.row_steps[d].*step != static_cast<std::ptrdiff_t>(row)) return false;
  return true;
}

Features of_ops(Ops const& ops) {
  Features all;
  for (auto const& op : ops) all |= features::of_op(op.index());
  return all;
}

Features of_filter(Filter filter) {
  return filter == Filter::rader       ? features::rader
         : filter == Filter::bluestein ? features::bluestein
                                       : features::filter;
}

/// Of an end whose map or packing decides where its elements lie.
Features of_map(End const& end) {
  return features::line_wise | (end.is_real() ? features::reals : features::none) |
         (end.map.side.map == Map::halved ? features::mirror : features::none) |
         (is_of_two_lines(end.map.side.packing) ? features::two_lines : features::none);
}

}  // namespace

bool loads_as_complex(Pass const& pass) {
  std::size_t const row = 2 * pass.line_elements();
  return packs_neighbours(pass.source) && pass.source.map.count >= row &&
         lies_in_a_piece(pass.middle, &RowStep::load, row) &&
         std::ranges::all_of(pass.lines, [](LineDim const& d) { return is_even(d.load) && d.load_position == 0; });
}

bool stores_as_complex(Pass const& pass) {
  return packs_neighbours(pass.target) && lies_in_a_piece(pass.middle, &RowStep::store, 2 * pass.line_elements()) &&
         std::ranges::all_of(pass.lines, [](LineDim const& d) { return is_even(d.store) && d.store_position == 0; });
}

Pass as_complex(Pass pass) {
  bool const load = loads_as_complex(pass), store = stores_as_complex(pass);
  auto const make = [&](End& end, std::ptrdiff_t LineDim::*step) {
    end.map.side = {};
    end.element = ElementKind::complex;
    end.count = pass.line_elements() * pass.rows();
    for (auto& d : pass.lines) d.*step /= 2;
  };
  if (load) make(pass.source, &LineDim::load);
  if (store) make(pass.target, &LineDim::store);
  return pass;
}

bool has_user_filter(Pass const& pass) { return pass.convolves() && pass.middle.convolution->filter == Filter::user; }
std::size_t fields_of(Pass const& pass) { return has_user_filter(pass) ? pass.middle.convolution->fields : 1; }

bool is_line_wise_load(Pass const& pass) { return pass.source.loads_line_wise() && !loads_as_complex(pass); }
bool is_line_wise_store(Pass const& pass) { return pass.target.stores_line_wise() && !stores_as_complex(pass); }

bool loads_whole(Pass const& pass) {
  std::size_t const count = loads_as_complex(pass) ? pass.line_elements() * pass.rows() : pass.source.count;
  return count >= elements_per_transform(pass, &LineDim::load_position);
}

bool stores_whole(Pass const& pass) {
  std::size_t const count = stores_as_complex(pass) ? pass.line_elements() * pass.rows() : pass.target.count;
  return count >= elements_per_transform(pass, &LineDim::store_position);
}

Features load_features(Pass const& pass) {
  auto const& end = pass.source;
  Features all = of_ops(end.ops) | (end.called ? features::called : features::none);
  if (is_line_wise_load(pass)) return all | of_map(end);
  if (end.is_real()) all |= end.loads_line_wise() ? features::pairs : features::reals;
  if (!end.ops.has<ops::Chirp>() && !loads_whole(pass)) all |= features::crop;
  return all;
}

Features store_features(Pass const& pass) {
  auto const& end = pass.target;
  Features all = of_ops(end.ops) | (end.called ? features::called : features::none);
  if (is_line_wise_store(pass)) return all | of_map(end);
  if (end.is_real()) all |= features::pairs;
  if (!end.ops.has<ops::Chirp>() && !stores_whole(pass)) all |= features::crop;
  return all;
}

PassFeatures features_of(Pass const& pass) {
  Features middle;
  if (pass.convolves()) middle |= of_filter(pass.middle.convolution->filter);
  if (pass.middle.companion) middle |= features::companion;
  if (!pass.middle.transforms) middle |= features::identity;
  if (!pass.middle.box.empty()) middle |= features::box;
  return {load_features(pass), store_features(pass), middle};
}

}  // namespace TeamFFT::Impl
