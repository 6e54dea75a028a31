// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Strided copies between arrays of real numbers, by which a transform that no plan does as it is gets memory that one
// does: rank 0, strides in place that differ, split arrays.
#ifndef TEAMFFT_INTERFACES_FFTW3_COPY_HPP
#define TEAMFFT_INTERFACES_FFTW3_COPY_HPP

#include "interfaces/fftw3/request.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <vector>

namespace TeamFFT::Impl::Relink {

/// Calls work(i, o, count, in_step, out_step) for each row of the dimensions' elements: the row's first offsets in
/// input and output, and its length and steps. Rows lie along the dimension of the least output stride.
class Rows {
 public:
  explicit Rows(std::vector<Dim> const& dims) {
    for (auto const& dim : dims) {
      m_empty = m_empty || dim.n == 0;
      if (dim.n != 1) m_dims.push_back(dim);
    }
    std::ranges::stable_sort(m_dims, {}, [](Dim const& dim) { return std::abs(dim.out); });
    if (m_dims.empty()) m_dims.emplace_back();
  }

  template <class Work>
  void for_each(Work const& work) const {
    if (!m_empty) walk(m_dims.size() - 1, 0, 0, work);
  }

 private:
  template <class Work>
  void walk(std::size_t d, std::ptrdiff_t i, std::ptrdiff_t o, Work const& work) const {
    auto const& dim = m_dims[d];
    if (d == 0) return work(i, o, dim.n, dim.in, dim.out);
    for (std::ptrdiff_t k = 0; k < dim.n; ++k) walk(d - 1, i + k * dim.in, o + k * dim.out, work);
  }

  std::vector<Dim> m_dims;
  bool m_empty = false;
};

/// Two lines of neighbouring reals to one of pairs, and back: loops that compilers make vectors of.
template <class Real>
void join_parts(Real const* __restrict__ re, Real const* __restrict__ im, Real* __restrict__ pairs,
                std::ptrdiff_t count) {
  for (std::ptrdiff_t k = 0; k < count; ++k) {
    pairs[2 * k] = re[k];
    pairs[2 * k + 1] = im[k];
  }
}
template <class Real>
void part_pairs(Real const* __restrict__ pairs, Real* __restrict__ re, Real* __restrict__ im, std::ptrdiff_t count) {
  for (std::ptrdiff_t k = 0; k < count; ++k) {
    re[k] = pairs[2 * k];
    im[k] = pairs[2 * k + 1];
  }
}

/// out[o] = in[i] for all elements; what a complex output has beyond a real input is 0, and a real output takes the
/// real parts. Input and output share no element, or are the same.
template <class Real>
void copy(Rows const& rows, Side<Real const> in, Side<Real> out) {
  rows.for_each(
      [&](std::ptrdiff_t i, std::ptrdiff_t o, std::ptrdiff_t count, std::ptrdiff_t in_step, std::ptrdiff_t out_step) {
        auto const* const from = in.data + i;
        auto* const to = out.data + o;
        bool const both_complex = in.is_complex() && out.is_complex();
        if (both_complex && in_step == 1 && out_step == 2 && out.imag == 1)
          return join_parts(from, from + in.imag, to, count);
        if (both_complex && in_step == 2 && in.imag == 1 && out_step == 1)
          return part_pairs(from, to, to + out.imag, count);
        for (std::ptrdiff_t k = 0; k < count; ++k) {
          auto const re = from[k * in_step], im = in.is_complex() ? from[k * in_step + in.imag] : Real(0);
          to[k * out_step] = re;
          if (out.is_complex()) to[k * out_step + out.imag] = im;
        }
      });
}

}  // namespace TeamFFT::Impl::Relink

#endif
