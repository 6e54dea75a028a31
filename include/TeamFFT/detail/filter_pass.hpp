// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FilterPass: a filter's last forward axis, its functor and its first backward axis as one pass over memory. No Kokkos
// here.
#ifndef TEAMFFT_DETAIL_FILTER_PASS_HPP
#define TEAMFFT_DETAIL_FILTER_PASS_HPP

#include <TeamFFT/detail/problem_key.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>
#include <cstdint>
#include <string>

namespace TeamFFT::Impl {

struct SlotShape;

/// Lines of complex elements of length N, of which the source has the first extent_in, the others are 0, and the target
/// takes the first extent_out: by a transform of `kind`, the filter over all fields at each place, and the other
/// direction's transform.
struct FilterPass {
  struct Dimension {
    std::size_t count;
    std::ptrdiff_t stride_in, stride_out;
    std::ptrdiff_t place;  ///< what one step adds to the place that the filter is called for, of a line's first element
  };

  Precision precision = Precision::f32;
  Kind kind = Kind::c2c_forward;
  Dimension axis{1, 1, 1, 0};  ///< N elements
  std::size_t extent_in = 1, extent_out = 1;
  InlineVector<Dimension, ProblemKey::capacity> batch;
  std::size_t fields = 1;  ///< that lie in scratch together: the more of those in and out
};

/// One launch of the kernel that a user's translation unit compiles. `arguments` are the PassArguments of the
/// transform's precision; without sources the kernel is only to be loaded.
struct FilterLaunch {
  void const* arguments;
  SlotShape const* shape;
  void const* const* sources;
  void* const* targets;
  void const* filter;
  std::uint32_t pitch;  ///< elements of scratch from one field to the next
  long double before;   ///< what elements are multiplied by before the filter
  unsigned teams, team_size;
  std::size_t scratch_bytes;
  std::string const* label;
};
using LaunchFilter = void (*)(void const* exec, FilterLaunch const& launch);

/// What one execution of a filter pass has: a pointer for each field, and the functor.
struct FilterFields {
  void const* const* sources;
  void* const* targets;
  std::size_t source_count, target_count;
  void const* filter;
  long double before, after;  ///< what elements are multiplied by before the filter, and behind the transform back
};

}  // namespace TeamFFT::Impl

#endif
