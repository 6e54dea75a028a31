// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vectors of lanes on the host: their types, loads and stores, and the shuffles that turn interleaved complex elements into lanes and back.
#ifndef TEAMFFT_HOST_LANES_HPP
#define TEAMFFT_HOST_LANES_HPP

#include <TeamFFT/device/butterfly.hpp>
#include <TeamFFT/device/complex.hpp>

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <utility>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace TeamFFT::Impl {

#if defined(__AVX512F__)
inline constexpr unsigned vector_bytes = 64;
#elif defined(__AVX__)
inline constexpr unsigned vector_bytes = 32;
#else
inline constexpr unsigned vector_bytes = 16;
#endif

template <class Real, unsigned W>
struct LanesOf {
  typedef Real type __attribute__((vector_size(W * sizeof(Real))));
};
template <class Real>
struct LanesOf<Real, 1> {
  using type = Real;
};
/// W lanes; the scalar itself for W = 1.
template <class Real, unsigned W>
using Lanes = typename LanesOf<Real, W>::type;

template <class Real, unsigned W>
inline Lanes<Real, W> load_lanes(Real const* p) {
  Lanes<Real, W> v;
  std::memcpy(&v, p, sizeof v);
  return v;
}

template <class Real, unsigned W>
inline void store_lanes(Real* p, std::type_identity_t<Lanes<Real, W>> const& v) {
  std::memcpy(p, &v, sizeof v);
}

/// The first n < W scalars at p, then zeros; what lies behind them is not read.
template <class Real, unsigned W>
inline Lanes<Real, W> load_first(Real const* p, unsigned n) {
  using V = Lanes<Real, W>;
#if defined(__AVX512VL__)
  auto const mask = static_cast<unsigned short>((1u << n) - 1u);
  if constexpr (sizeof(V) == 64 && sizeof(Real) == 8) return V(_mm512_maskz_loadu_pd(static_cast<__mmask8>(mask), p));
  if constexpr (sizeof(V) == 64 && sizeof(Real) == 4) return V(_mm512_maskz_loadu_ps(mask, p));
  if constexpr (sizeof(V) == 32 && sizeof(Real) == 8) return V(_mm256_maskz_loadu_pd(static_cast<__mmask8>(mask), p));
  if constexpr (sizeof(V) == 32 && sizeof(Real) == 4) return V(_mm256_maskz_loadu_ps(static_cast<__mmask8>(mask), p));
#endif
  V v{};
  std::memcpy(&v, p, n * sizeof(Real));
  return v;
}

template <class Real, unsigned W>
inline void store_first(Real* p, unsigned n, Lanes<Real, W> const& v) {
#if defined(__AVX512VL__)
  auto const mask = static_cast<unsigned short>((1u << n) - 1u);
  if constexpr (sizeof(v) == 64 && sizeof(Real) == 8) return _mm512_mask_storeu_pd(p, static_cast<__mmask8>(mask), __m512d(v));
  if constexpr (sizeof(v) == 64 && sizeof(Real) == 4) return _mm512_mask_storeu_ps(p, mask, __m512(v));
  if constexpr (sizeof(v) == 32 && sizeof(Real) == 8) return _mm256_mask_storeu_pd(p, static_cast<__mmask8>(mask), __m256d(v));
  if constexpr (sizeof(v) == 32 && sizeof(Real) == 4) return _mm256_mask_storeu_ps(p, static_cast<__mmask8>(mask), __m256(v));
#endif
  std::memcpy(p, &v, n * sizeof(Real));
}

/// Past the caches, to an address that is a multiple of the vector's size: what is written so is not read before. `end_streams()` comes after it.
template <class Real, unsigned W>
inline void stream_lanes(Real* p, std::type_identity_t<Lanes<Real, W>> const& v) {
  constexpr std::size_t bytes = sizeof(v);
#if defined(__AVX512F__)
  if constexpr (bytes == 64) return _mm512_stream_si512(reinterpret_cast<__m512i*>(p), std::bit_cast<__m512i>(v));
#endif
#if defined(__AVX__)
  if constexpr (bytes == 32) return _mm256_stream_si256(reinterpret_cast<__m256i*>(p), std::bit_cast<__m256i>(v));
#endif
#if defined(__SSE2__)
  if constexpr (bytes == 16) return _mm_stream_si128(reinterpret_cast<__m128i*>(p), std::bit_cast<__m128i>(v));
#endif
  std::memcpy(p, &v, bytes);
}

/// Other threads see what was streamed before.
inline void end_streams() {
#if defined(__SSE2__)
  _mm_sfence();
#endif
}

template <class Real, unsigned W>
inline bool begins_vector(Real const* p) {
  return reinterpret_cast<std::uintptr_t>(p) % sizeof(Lanes<Real, W>) == 0;
}

/// Lane w = f(w).
template <class Real, unsigned W, class F>
inline Lanes<Real, W> make_lanes(F const& f) {
  if constexpr (W == 1) {
    return f(0u);
  } else {
    return [&]<unsigned... w>(std::integer_sequence<unsigned, w...>) { return Lanes<Real, W>{f(w)...}; }
    (std::make_integer_sequence<unsigned, W>{});
  }
}

/// Lane w of the result is lane index(w) of a and b in a row.
template <class Real, unsigned W, class Index>
inline Lanes<Real, W> shuffle(Lanes<Real, W> const& a, Lanes<Real, W> const& b, Index) {
  return [&]<unsigned... w>(std::integer_sequence<unsigned, w...>) { return __builtin_shufflevector(a, b, static_cast<int>(Index::at(w))...); }
  (std::make_integer_sequence<unsigned, W>{});
}

template <unsigned first>
struct EverySecond {
  static constexpr unsigned at(unsigned w) { return 2 * w + first; }
};
template <unsigned W, unsigned first>
struct Alternate {
  static constexpr unsigned at(unsigned w) { return first + w / 2 + (w % 2) * W; }
};
/// The two results of exchanging blocks of h lanes across the diagonal of a 2 x 2 block matrix.
template <unsigned W, unsigned h>
struct UpperExchange {
  static constexpr unsigned at(unsigned w) { return (w & h) == 0 ? w : W + w - h; }
};
template <unsigned W, unsigned h>
struct LowerExchange {
  static constexpr unsigned at(unsigned w) { return (w & h) == 0 ? w + h : W + w; }
};

/// W complex elements in a row as lanes of real and imaginary parts.
template <class Real, unsigned W>
inline Complex<Lanes<Real, W>> load_complex(Real const* p) {
  if constexpr (W == 1) {
    return {p[0], p[1]};
  } else {
    auto const a = load_lanes<Real, W>(p), b = load_lanes<Real, W>(p + W);
    return {shuffle<Real, W>(a, b, EverySecond<0>{}), shuffle<Real, W>(a, b, EverySecond<1>{})};
  }
}

template <class Real, unsigned W>
inline void store_complex(Real* p, Complex<Lanes<Real, W>> const& v) {
  if constexpr (W == 1) {
    p[0] = v.re, p[1] = v.im;
  } else {
    store_lanes<Real, W>(p, shuffle<Real, W>(v.re, v.im, Alternate<W, 0>{}));
    store_lanes<Real, W>(p + W, shuffle<Real, W>(v.re, v.im, Alternate<W, W / 2>{}));
  }
}

template <class Real, unsigned W>
inline void stream_complex(Real* p, Complex<Lanes<Real, W>> const& v) {
  static_assert(W > 1);
  stream_lanes<Real, W>(p, shuffle<Real, W>(v.re, v.im, Alternate<W, 0>{}));
  stream_lanes<Real, W>(p + W, shuffle<Real, W>(v.re, v.im, Alternate<W, W / 2>{}));
}

/// Asks for the cache lines of p[0] .. p[bytes - 1]; those to be read in the second-level cache: strided rows have few places in the first, and those of 128
/// bytes at 32 KB come at 15 GB/s so, at 8 GB/s through the first or unasked (AMD EPYC, 2026-11-22).
template <bool for_write>
inline void prefetch(void const* p, std::size_t bytes) {
  constexpr std::size_t cache_line = 64;
  constexpr int write = for_write ? 1 : 0, locality = for_write ? 3 : 2;
  auto const* const first = static_cast<char const*>(p);
  for (std::size_t i = 0; i < bytes; i += cache_line) __builtin_prefetch(first + i, write, locality);
  __builtin_prefetch(first + bytes - 1, write, locality);
}

/// scaled() of device/complex.hpp on vectors.
template <class Real, unsigned W>
inline Lanes<Real, W> scaled_lanes(Scale<Real> const& s, std::type_identity_t<Lanes<Real, W>> const& v) {
  return v * s.low + v * s.high;
}
template <class Real, unsigned W>
inline Complex<Lanes<Real, W>> scaled_lanes(Scale<Real> const& s, Complex<Lanes<Real, W>> const& v) {
  return {scaled_lanes<Real, W>(s, v.re), scaled_lanes<Real, W>(s, v.im)};
}

template <unsigned W>
struct Backwards {
  static constexpr unsigned at(unsigned w) { return W - 1 - w; }
};
template <class Real, unsigned W>
inline Complex<Lanes<Real, W>> backwards(Complex<Lanes<Real, W>> const& v) {
  if constexpr (W == 1) {
    return v;
  } else {
    return {shuffle<Real, W>(v.re, v.re, Backwards<W>{}), shuffle<Real, W>(v.im, v.im, Backwards<W>{})};
  }
}

/// v[i] lane j <-> v[j] lane i, by exchanging ever smaller blocks: W log2(W) shuffles.
template <class Real, unsigned W, unsigned h = W / 2>
inline void transpose(Lanes<Real, W> (&v)[W]) {
  static_for<W>([&](auto index) {
    constexpr unsigned i = decltype(index)::value;
    if constexpr ((i & h) == 0) {
      auto const a = v[i], b = v[i + h];
      v[i] = shuffle<Real, W>(a, b, UpperExchange<W, h>{});
      v[i + h] = shuffle<Real, W>(a, b, LowerExchange<W, h>{});
    }
  });
  if constexpr (h > 1) transpose<Real, W, h / 2>(v);
}

}  // namespace TeamFFT::Impl

#endif
