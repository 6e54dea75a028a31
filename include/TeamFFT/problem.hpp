// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Problem: what is to be computed, with no Kokkos and no pointers; canonical, printable as a token and parsed back from
// one.
#ifndef TEAMFFT_PROBLEM_HPP
#define TEAMFFT_PROBLEM_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace TeamFFT {

/// Which positions of a transform of N the m elements of a View along an axis are. Outside an input's box positions
/// read as 0, outside an output's they are not stored. The half-spectrum of r2c and c2r begins at mode 0; cosine and
/// sine transforms do not go round, and low() is at(0) there.
class Box {
 public:
  enum class Shape : std::uint8_t { whole, at, low };

  /// The first positions: what is so without a box. An input of less is zero-padded at its end, one of more cropped.
  constexpr Box() = default;
  /// Element i is position (first + i) mod N. m <= N for an input; a longer output repeats.
  [[nodiscard]] static constexpr Box at(std::ptrdiff_t first) { return {Shape::at, first}; }
  /// The m <= N lowest modes, in their order: element i is position i for i < (m + 1)/2, else N - m + i.
  [[nodiscard]] static constexpr Box low() { return {Shape::low, 0}; }

  [[nodiscard]] constexpr Shape shape() const { return m_shape; }
  [[nodiscard]] constexpr std::ptrdiff_t first() const { return m_first; }

  friend constexpr bool operator==(Box const&, Box const&) = default;

 private:
  constexpr Box(Shape shape, std::ptrdiff_t first) : m_shape(shape), m_first(first) {}

  Shape m_shape = Shape::whole;
  std::ptrdiff_t m_first = 0;
};

/// One transformed dimension. Extents and strides are in elements of the View they belong to (real elements for a real
/// View).
struct Axis {
  Kind kind = Kind::c2c_forward;
  std::size_t length = 1;  ///< N, the logical transform length
  /// elements present in the input: more than the kind reads are cropped, fewer are zero-padded
  std::size_t extent_in = 1;
  std::ptrdiff_t stride_in = 1;
  std::ptrdiff_t stride_out = 1;
  /// elements of the output; 0: as many as the kind gives. Fewer are the first ones, or those of the box
  std::size_t extent_out = 0;
  Box in_box = {}, out_box = {};

  friend bool operator==(Axis const&, Axis const&) = default;
};

/// One dimension over which independent transforms repeat.
struct Batch {
  std::size_t count = 1;
  std::ptrdiff_t stride_in = 1;
  std::ptrdiff_t stride_out = 1;

  friend bool operator==(Batch const&, Batch const&) = default;
};

/// A transform of `axes.size()` dimensions repeated over the batch dimensions.
///
/// Tokens. Each canonical problem has one text form, `[a-z0-9_]+`, for instance `c2c_f32_fwd_n256x256_b64_oop`:
///
///     token   = kinds "_" ("f32" | "f64") ["_" ("fwd" | "bwd")] ["_" data] "_n" axis {"x" axis}
///               ["_b" count {"x" count}] "_" place ["_is" strides] ["_os" strides]
///     kinds   = "c2c"                     every axis c2c, in the direction that follows (only here there is one)
///             | "r2c" | "c2r"             the last axis of this kind, any others c2c forward (r2c) or backward (c2r)
///             | "dct1" ... "dst4", "r2hc", "hc2r", "dht"   every axis of this kind
///             | name "x" name {"x" name}  one per axis, of fwd bwd r2c c2r dct1 ... dst4 r2hc hc2r dht
///     data    = "real"                    a real input View where kinds have a c2c axis and no r2c or c2r
///             | "complex"                 complex Views where all kinds take reals to reals (else they are real)
///             | "conj"                    conjugated: an axis is r2c or c2r
///     axis    = length ["i" extent_in [box]] ["o" extent_out [box]]
///               extents where they are not what the kind reads (length, or length/2 + 1 for c2r) and gives (length, or
///               length/2 + 1 for r2c), or where there is a box
///     box     = "a" number | "l"          Box::at(number), Box::low()
///     place   = "oop" | "ip"
///     strides = ["m"] number {"x" ["m"] number}   one per dimension, batch first, then axes; m: minus
///
/// Strides that are not there are the packed ones: row-major over [batch..., axes...]. In place both Views lie in the
/// same memory, so `_is` is there only where the input strides are not those that the output strides imply (equal;
/// twice where only the output is complex; half where only the input is; equal along an r2c or c2r axis), and rows are
/// packed at the longer of the two extents. Examples:
///
///     c2c_f64_bwd_n12i9_oop                       9 elements, zero-padded to 12
///     c2c_f32_fwd_n256_b64_oop_is1x64_os1x64      along the first dimension of a row-major 256 x 64 View
///     c2c_f64_fwd_n64i32a16o8l_oop                elements 16 to 47 of 64, to the 8 lowest modes
///     r2c_f32_n64x64_ip                           a real 64 x 64 View whose rows are 66 reals apart
///     c2r_f64_conj_n16_oop                        hfft of 9 elements
struct TEAMFFT_EXPORT Problem {
  Precision precision = Precision::f32;
  Placement placement = Placement::out_of_place;
  /// The input View is real where the kinds do not say so: c2c (imaginary parts are 0), dct and dst (real to real;
  /// false: real and imaginary part separately). False where an axis is r2c or c2r.
  bool real_input = false;
  /// The half-spectrum side of an r2c or c2r is conjugated: c2r reads conj(x), as hfft does, r2c writes conj(y), as
  /// ihfft does. False elsewhere.
  bool conjugated = false;
  std::vector<Axis> axes;
  std::vector<Batch> batch;

  /// Sorts axes and batch by falling output stride (the last is the fastest), drops unit dimensions and merges batch
  /// dimensions that are one in both Views. c2c axes of length 1 go too, where an input element is there (one stays
  /// where no other axis is left, or only dct and dst of a real input to a complex output); a batch of 0 becomes one
  /// dimension; strides that no element uses become the packed ones. Two Views that need the same passes give equal
  /// Problems.
  Problem& canonicalize();

  /// The number of transforms: product of the batch counts.
  [[nodiscard]] std::size_t batch_count() const;

  /// The product of the logical lengths that normalization divides by.
  [[nodiscard]] std::size_t logical_size() const;

  /// True where the View's elements are real.
  [[nodiscard]] bool input_is_real() const;
  [[nodiscard]] bool output_is_real() const;

  /// The text form, see above. Canonical problems only: others may not come back from parse().
  [[nodiscard]] std::string token() const;

  /// The inverse of token(): parse(p.token()) == p for canonical p. A well-formed token of a problem that is not
  /// canonical is made canonical; anything else throws Error, which says where.
  static Problem parse(std::string_view token);

  friend bool operator==(Problem const&, Problem const&) = default;
};

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
