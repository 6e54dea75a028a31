// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "boxes.hpp"

#include "buffers.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <set>
#include <string>

namespace TeamFFT::Impl::Bench {

namespace {

enum class Shape { plane, planes, slab, cube, box };
enum class Storage { packed, in_place, ghosted, left };

constexpr std::array all_shapes{Shape::plane, Shape::planes, Shape::slab, Shape::cube, Shape::box};
constexpr std::array all_lengths{Lengths::powers_of_two, Lengths::smooth7, Lengths::any};
constexpr std::array all_storages{Storage::packed, Storage::in_place, Storage::ghosted, Storage::left};
constexpr std::array kind_names{"c2c", "r2c", "c2r", "dct2"};

/// The larger View of a small box is below this; a GPU's launches are then most of the time.
constexpr std::size_t small_bytes = std::size_t(2) << 20;
constexpr double least_bits = 9;   // of a small box: 8^3
constexpr double spread_bits = 7;  // large boxes have up to 2^7 times fewer points than the settings' batches
constexpr std::size_t ghosts = 2;  // on each side

struct BoxClass {
  char const* kind;
  Shape shape;
  Lengths lengths;
  Storage storage;
  bool small;
};

bool halves(BoxClass const& c) { return std::string(c.kind) == "r2c" || std::string(c.kind) == "c2r"; }

/// c2c and dct2 of LayoutLeft Views are the same problems as of LayoutRight ones with the extents reversed; in a
/// ghosted View real and complex rows are no multiples of each other, so that r2c and c2r are out of place there, as
/// everything ghosted is here.
bool exists(BoxClass const& c) {
  if (c.storage == Storage::left && (!halves(c) || c.shape == Shape::slab)) return false;
  bool const is_usual = c.storage == Storage::packed || c.storage == Storage::in_place;
  return !c.small || (is_usual && (c.shape == Shape::planes || c.shape == Shape::box));
}

std::vector<BoxClass> all_classes() {
  std::vector<BoxClass> classes;
  for (char const* kind : kind_names)
    for (auto storage : all_storages)
      for (auto shape : all_shapes)
        for (auto lengths : all_lengths)
          for (bool small : {false, true})
            if (BoxClass const c{kind, shape, lengths, storage, small}; exists(c)) classes.push_back(c);
  return classes;
}

bool all_are(std::vector<std::size_t> const& extents, std::size_t largest_prime) {
  return std::all_of(extents.begin(), extents.end(), [&](std::size_t n) { return is_smooth(n, largest_prime); });
}

Lengths lengths_of(std::vector<std::size_t> const& extents) {
  return all_are(extents, 2) ? Lengths::powers_of_two : all_are(extents, 7) ? Lengths::smooth7 : Lengths::any;
}

/// The length of that class near n.
std::size_t snapped(double n, Lengths lengths) {
  auto const nearest = static_cast<std::size_t>(std::lround(n));
  if (lengths == Lengths::powers_of_two) return std::size_t(1) << std::lround(std::log2(n));
  return lengths == Lengths::smooth7 ? good_size(nearest) : nearest;
}

/// Parts of `bits` in random proportion, each at least 3.
std::vector<double> parted(std::size_t rank, double bits, Random& random) {
  std::vector<double> cuts{0};
  double const free = std::max(0.0, bits - 3 * static_cast<double>(rank));
  for (std::size_t i = 1; i < rank; ++i) cuts.push_back(uniform(0, free, random));
  cuts.push_back(free);
  std::sort(cuts.begin(), cuts.end());
  std::vector<double> parts;
  double const least = std::min(3.0, bits / static_cast<double>(rank));
  for (std::size_t i = 0; i < rank; ++i) parts.push_back(least + cuts[i + 1] - cuts[i]);
  return parts;
}

/// Bits of all points together: small boxes below 2 MB, others from there (hosts' batches are not much larger) to the
/// settings' points.
double draw_bits(Settings const& settings, BoxClass const& c, Random& random) {
  auto const element =
      static_cast<double>((settings.precision == Precision::f32 ? 4 : 8) * (std::string(c.kind) == "c2c" ? 2 : 1));
  double const most = std::log2(static_cast<double>(default_points(settings, parse_kind(settings, c.kind))));
  double const border = std::min(most, std::log2(static_cast<double>(small_bytes) / element));
  if (c.small) return uniform(least_bits, border - 0.5, random);
  return uniform(std::max(border + 0.5, most - spread_bits), most, random);
}

struct Drawn {
  std::vector<std::size_t> extents;  ///< of the View, without the batch
  std::vector<int> axes;
  std::size_t batch = 1;
};

/// Batches of 2 to 64 planes, of small boxes of 1 to 16; the planes of a slab lie along the first or the middle
/// dimension of a View of rank 3 or, of r2c and c2r in place, which halve rows, along the first and the last.
Drawn draw(Settings const& settings, BoxClass const& c, Random& random) {
  double const bits = draw_bits(settings, c, random);
  std::size_t const rank = c.shape == Shape::cube || c.shape == Shape::box ? 3 : 2;
  Drawn drawn;
  double batch_bits = 0;
  if (c.small)
    batch_bits = uniform(0, std::min(4.0, std::max(0.0, bits - least_bits)), random);
  else if (c.shape == Shape::planes || c.shape == Shape::slab)
    batch_bits = uniform(1, 6, random);
  auto const batch = static_cast<std::size_t>(std::lround(std::exp2(batch_bits)));
  drawn.extents = draw_extents(rank, c.shape == Shape::cube, bits - batch_bits, c.lengths, random);
  if (c.shape != Shape::slab) {
    drawn.batch = batch;
    return drawn;
  }
  bool const at_end = (random() % 2 == 0) && !(halves(c) && c.storage == Storage::in_place);
  drawn.extents.insert(drawn.extents.begin() + (at_end ? 2 : 1), batch);
  drawn.axes = at_end ? std::vector<int>{0, 1} : std::vector<int>{0, 2};
  return drawn;
}

/// The View as the middle of one with ghost cells on each side of each of its dimensions. It begins where the buffer
/// begins.
Problem ghosted(Problem problem) {
  auto const widen = [&](auto extent_of_axis, auto axis_stride, auto batch_stride) {
    struct Dimension {
      std::ptrdiff_t* stride;
      std::size_t extent;
    };
    std::vector<Dimension> dimensions;
    for (auto& axis : problem.axes) dimensions.push_back({&(axis.*axis_stride), extent_of_axis(axis)});
    for (auto& batch : problem.batch) dimensions.push_back({&(batch.*batch_stride), batch.count});
    std::stable_sort(dimensions.begin(), dimensions.end(),
                     [](Dimension const& a, Dimension const& b) { return *a.stride < *b.stride; });
    std::size_t stride = 1;
    for (auto const& dimension : dimensions) {
      *dimension.stride = static_cast<std::ptrdiff_t>(stride);
      stride *= dimension.extent + 2 * ghosts;
    }
  };
  widen([](Axis const& axis) { return axis.extent_in; }, &Axis::stride_in, &Batch::stride_in);
  widen([](Axis const& axis) { return axis.kind == Kind::r2c ? axis.length / 2 + 1 : axis.length; }, &Axis::stride_out,
        &Batch::stride_out);
  return problem.canonicalize();
}

Problem make_box(Settings const& settings, BoxClass const& c, Drawn const& drawn) {
  Settings own = settings;
  own.in_place = c.storage == Storage::in_place;
  own.layout_left = c.storage == Storage::left;
  auto const problem = make_problem(own, parse_kind(own, c.kind), drawn.extents, drawn.axes, drawn.batch);
  return c.storage == Storage::ghosted ? ghosted(problem) : problem;
}

/// Halved along another axis than the fastest.
bool is_left(Problem const& problem) {
  auto const halved = std::find_if(problem.axes.begin(), problem.axes.end(),
                                   [](Axis const& a) { return a.kind == Kind::r2c || a.kind == Kind::c2r; });
  return halved != problem.axes.end() && std::any_of(problem.axes.begin(), problem.axes.end(),
                                                     [&](Axis const& a) { return a.stride_out < halved->stride_out; });
}

std::string storage_of(Problem const& problem) {
  if (problem.placement == Placement::in_place) return ", in place";
  if (input_span(problem) != input_elements(problem) || output_span(problem) != output_elements(problem))
    return ", ghosted";
  return is_left(problem) ? ", LayoutLeft" : "";
}

/// The kind that is not complex, of which there is one at most.
std::string kind_of(Problem const& problem) {
  auto const real = std::find_if(problem.axes.begin(), problem.axes.end(),
                                 [](Axis const& axis) { return !is_complex_kind(axis.kind); });
  return real == problem.axes.end() ? "c2c" : std::string(row_of(real->kind).name);
}

std::string shape_of(Problem const& problem) {
  if (problem.axes.size() == 3) {
    bool const cube = std::all_of(problem.axes.begin(), problem.axes.end(),
                                  [&](Axis const& a) { return a.length == problem.axes[0].length; });
    return cube ? "3-D cubes" : "3-D boxes";
  }
  if (problem.batch.empty()) return "2-D";
  bool const inside = std::any_of(problem.axes.begin(), problem.axes.end(), [&](Axis const& a) {
    return std::any_of(problem.batch.begin(), problem.batch.end(),
                       [&](Batch const& b) { return b.stride_out < a.stride_out; });
  });
  return inside ? "slabs" : "2-D batches";
}

char const* name_of(Lengths lengths) {
  switch (lengths) {
    case Lengths::powers_of_two: return ", powers of two";
    case Lengths::smooth7: return ", 7-smooth";
    default: return ", any";
  }
}

std::size_t larger_view_bytes(Problem const& problem) {
  return std::max(input_elements(problem) * element_bytes(problem, Side::input),
                  output_elements(problem) * element_bytes(problem, Side::output));
}

}  // namespace

std::vector<std::size_t> draw_extents(std::size_t rank, bool cube, double bits, Lengths lengths, Random& random) {
  std::vector<std::size_t> extents;
  double all = bits;
  for (int tries = 1;; ++tries) {
    auto const parts = cube ? std::vector<double>(rank, all / static_cast<double>(rank)) : parted(rank, all, random);
    extents.clear();
    for (double part : parts) extents.push_back(snapped(std::exp2(part), lengths));
    if (lengths_of(extents) == lengths) return extents;
    // another try, of nearly the size: short extents may all be powers of two
    all = bits + uniform(-0.5, 0.1 * tries, random);
  }
}

std::vector<Problem> boxes(Settings const& settings) {
  Random random(settings.seed);
  auto classes = all_classes();
  std::size_t const rounds = (settings.count + settings.thin - 1) / settings.thin;
  std::vector<Problem> list;
  std::set<std::string> known;
  for (std::size_t round = 0; round < rounds; ++round) {
    shuffle(classes, random);
    for (auto const& c : classes)
      for (int attempt = 0; attempt < 20; ++attempt) {  // a class of few sizes may have no further one
        auto problem = make_box(settings, c, draw(settings, c, random));
        if (!known.insert(problem.token()).second) continue;
        list.push_back(std::move(problem));
        break;
      }
  }
  return list;
}

SpeedClass box_class(Problem const& problem) {
  std::vector<std::size_t> extents;
  for (auto const& axis : problem.axes) extents.push_back(axis.length);
  bool const small = larger_view_bytes(problem) < small_bytes;
  return {kind_of(problem) + storage_of(problem) + (small ? ", under 2 MB" : ""),
          shape_of(problem) + name_of(lengths_of(extents)),
          {}};
}

}  // namespace TeamFFT::Impl::Bench
