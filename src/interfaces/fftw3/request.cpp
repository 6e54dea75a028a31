// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/fftw3/request.hpp"

#include <TeamFFT/types.hpp>

#include <algorithm>

namespace TeamFFT::Impl::Relink {
namespace {

[[noreturn]] void refuse(std::string const& what) { throw Error("TeamFFT plan: " + what); }

void check_lengths(std::span<Dim const> dims, std::ptrdiff_t least, char const* name) {
  for (auto const& dim : dims)
    if (dim.n < least)
      refuse(std::string("a ") + name + " of " + std::to_string(dim.n) + "; at least " + std::to_string(least) +
             " is required.");
}

void check_kinds(std::span<Dim const> dims, std::span<int const> kinds) {
  for (std::size_t i = 0; i < dims.size(); ++i) {
    if (kinds[i] < FFTW_R2HC || kinds[i] > FFTW_RODFT11)
      refuse("a kind of " + std::to_string(kinds[i]) + "; FFTW_R2HC (0) to FFTW_RODFT11 (10) are possible.");
    if (kinds[i] == FFTW_REDFT00 && dims[i].n < 2)
      refuse("FFTW_REDFT00 of one element, which is not defined; it needs two.");
  }
}

}  // namespace

std::ptrdiff_t bounded_product(std::ptrdiff_t a, std::ptrdiff_t b) {
  std::ptrdiff_t product = 0;
  if (__builtin_mul_overflow(a, b, &product) || product >= most_numbers || product <= -most_numbers)
    refuse("lengths and strides that reach over more than 2^58 real numbers; no memory holds that.");
  return product;
}

template <class Real>
void check(Request<Real> const& request) {
  check_lengths(request.dims, 1, "transform length");
  check_lengths(request.howmany, 0, "number of transforms");
  if (request.shape == Shape::r2r) check_kinds(request.dims, request.kinds);
  if (request.shape == Shape::c2c && request.sign != FFTW_FORWARD && request.sign != FFTW_BACKWARD)
    refuse("a sign of " + std::to_string(request.sign) + "; FFTW_FORWARD (-1) and FFTW_BACKWARD (+1) are possible.");
  bool const asks_only = !request.has_arrays() && (request.flags & FFTW_ESTIMATE) != 0;
  if (!asks_only && (request.in.data == nullptr || request.out.data == nullptr))
    refuse(std::string("the ") + (request.in.data == nullptr ? "input" : "output") +
           " is a null pointer. Allocate arrays before planning.");
  if ((request.flags & FFTW_WISDOM_ONLY) != 0)
    refuse("FFTW_WISDOM_ONLY, and there is no wisdom: plans are made by estimate and do not measure.");
}

template void check(Request<float> const& request);
template void check(Request<double> const& request);

}  // namespace TeamFFT::Impl::Relink
