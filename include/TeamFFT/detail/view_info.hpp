// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ViewInfo: all that the library knows of a View, and the checks that turn two of them into a problem. No Kokkos here.
#ifndef TEAMFFT_DETAIL_VIEW_INFO_HPP
#define TEAMFFT_DETAIL_VIEW_INFO_HPP

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/problem.hpp>
#include <TeamFFT/detail/problem_key.hpp>
#include <TeamFFT/types.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace TeamFFT::Impl {

inline constexpr int max_rank = 8;

/// What a View has of the elements that it belongs to.
enum class ElementPart { whole, real, imaginary };

/// A View as pointer, extents and strides, both in its elements.
struct ViewInfo {
  void const* data = nullptr;
  int rank = 0;
  std::array<std::size_t, max_rank> extents{};
  std::array<std::ptrdiff_t, max_rank> strides{};
  Precision precision = Precision::f32;
  bool is_complex = false;
  bool is_const = false;
  bool is_called = false;                 ///< a source or a sink: strides order its elements, and there is no memory
  ElementPart part = ElementPart::whole;  ///< parts of an input are never written
};

/// For messages: "complex<float> 64 x 1024, strides 1024, 1".
[[nodiscard]] TEAMFFT_EXPORT std::string describe(ViewInfo const& view);

/// The canonical problem of transforming `in` to `out` along `axes` (negative ones count from the end), axis i by
/// kinds[i]. `shape` holds a transform length for each axis, or nothing: then the extents must agree (and the output's
/// decides for c2r). In place is decided by pointers and strides, see docs/api/views.md: equal strides; for r2c and c2r
/// the real View's outer strides are twice the complex ones, or the Views are packed and the real rows are taken at
/// stride 2(n/2+1). Throws Error, which names `function`; allocates nothing otherwise.
[[nodiscard]] TEAMFFT_EXPORT ProblemKey make_key(std::string_view function, ViewInfo const& in, ViewInfo const& out,
                                                 std::span<Kind const> kinds, std::span<int const> axes,
                                                 std::span<std::size_t const> shape);

/// make_key() as a Problem.
[[nodiscard]] Problem make_problem(std::string_view function, ViewInfo const& in, ViewInfo const& out,
                                   std::span<Kind const> kinds, std::span<int const> axes,
                                   std::span<std::size_t const> shape);

/// The checks of make_key() for a problem that was built by hand or parsed: kinds, lengths, in-place strides,
/// coinciding outputs, size.
TEAMFFT_EXPORT void check_problem(std::string_view function, Problem const& problem);

/// Views given at execute to a plan made from Views: same extents, strides, value types and placement. Allocates only
/// for the message.
TEAMFFT_EXPORT void check_execute(std::string_view function, Problem const& problem, ViewInfo const& planned_in,
                                  ViewInfo const& planned_out, ViewInfo const& in, ViewInfo const& out);

/// Views given at execute to a plan made from a Problem. Each must have the problem's dimensions (in any order, batch
/// dimensions split in any way), or be of rank 1, contiguous and long enough for every element that the problem
/// addresses.
TEAMFFT_EXPORT void check_execute(std::string_view function, Problem const& problem, ViewInfo const& in,
                                  ViewInfo const& out);

/// Two ends of a call that reads `in` and writes `out`, where one is planar at least: the ViewInfos of its two parts,
/// of a View, or none of a functor. Parts are aligned memory; those of an output share no element with each other, and
/// none with the input but where both ends are the same two Views. Returns whether they are. Throws Error, which names
/// `function`; allocates nothing otherwise.
TEAMFFT_EXPORT bool check_parts(std::string_view function, std::span<ViewInfo const> in, std::span<ViewInfo const> out);
/// The same of two outputs, which share no element.
TEAMFFT_EXPORT void check_output_parts(std::string_view function, std::span<ViewInfo const> first,
                                       std::span<ViewInfo const> second);

/// `needed` bytes, aligned to workspace_alignment.
TEAMFFT_EXPORT void check_workspace(std::string_view function, Problem const& problem, void const* data,
                                    std::size_t bytes, std::size_t needed);

inline constexpr std::size_t workspace_alignment = 256;  ///< bytes

/// What the result is multiplied by: for every axis 1/N, 1/sqrt(N) or 1 as its direction and the normalization say.
[[nodiscard]] TEAMFFT_EXPORT long double scale_of(ProblemKey const& key, Normalization normalization);

/// What a Direction means for these element types: r2c on the last axis for real to complex, c2r for complex to real,
/// c2c else.
[[nodiscard]] TEAMFFT_EXPORT Kind kind_of(std::string_view function, Direction direction, bool in_is_complex,
                                          bool out_is_complex);

/// The DCT (`first` is dct1) or DST (dst1) of type 1 to 4; Error for another type.
[[nodiscard]] TEAMFFT_EXPORT Kind kind_of_type(std::string_view function, Kind first, int type);

}  // namespace TeamFFT::Impl

#endif
