// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The one form that all planning calls of FFTW's interface are reduced to: real numbers in memory, each dimension with
// two strides.
#ifndef TEAMFFT_INTERFACES_FFTW3_REQUEST_HPP
#define TEAMFFT_INTERFACES_FFTW3_REQUEST_HPP

#include <TeamFFT/fftw3.h>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace TeamFFT::Impl::Relink {

/// A dimension: n elements, and how many real numbers the next one is away in the input and in the output.
struct Dim {
  std::ptrdiff_t n = 1, in = 0, out = 0;

  friend bool operator==(Dim const&, Dim const&) = default;
};

/// Lengths, strides and products of them stay below this, so that none overflows: no memory has so many real numbers.
inline constexpr std::ptrdiff_t most_numbers = std::ptrdiff_t{1} << 58;

/// a b; throws Error where it is not below most_numbers in size.
[[nodiscard]] std::ptrdiff_t bounded_product(std::ptrdiff_t a, std::ptrdiff_t b);

/// Where the elements of one side begin. The imaginary part of a complex one is `imag` real numbers behind the real
/// part: 1 where they are pairs, anything else in split arrays, 0 where elements are real.
template <class Real>
struct Side {
  Real* data = nullptr;
  std::ptrdiff_t imag = 0;

  [[nodiscard]] bool is_complex() const { return imag != 0; }
};

enum class Shape { c2c, r2c, c2r, r2r };

/// One planning call. The last of `dims` is the halved one of r2c and c2r; n is the logical length everywhere.
template <class Real>
struct Request {
  Shape shape = Shape::c2c;
  std::vector<Dim> dims, howmany;
  std::vector<int> kinds = {};  ///< of r2r, one for each of dims
  int sign = FFTW_FORWARD;      ///< of c2c
  Side<Real> in, out;
  bool is_split = false;
  unsigned flags = 0;
  unsigned threads = 1;

  /// Without arrays a plan is in place, and for new arrays alone: programs ask so whether there is a plan at all.
  [[nodiscard]] bool has_arrays() const { return in.data != nullptr || out.data != nullptr; }
};

/// Throws Error for what FFTW returns null for, with the reason, and for null pointers, but for two of them with
/// FFTW_ESTIMATE, which FFTW takes.
template <class Real>
void check(Request<Real> const& request);

}  // namespace TeamFFT::Impl::Relink

#endif
