// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vectors of lanes on the host: their types, loads and stores, and the shuffles that turn interleaved complex elements
// into lanes and back.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_LANES_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_LANES_HPP

#include <TeamFFT/device/math/butterfly.hpp>
#include <TeamFFT/device/math/complex.hpp>

#include <algorithm>
#include <array>
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

/// Copies 4 to 32 bytes, or none, by two accesses of one size which may overlap.
inline void copy_some(void* to, void const* from, std::size_t bytes) {
  auto const both_ends = [&]<std::size_t size>(std::integral_constant<std::size_t, size>) {
    std::memcpy(to, from, size);
    std::memcpy(static_cast<char*>(to) + bytes - size, static_cast<char const*>(from) + bytes - size, size);
  };
  if (bytes >= 16) return both_ends(std::integral_constant<std::size_t, 16>{});
  if (bytes >= 8) return both_ends(std::integral_constant<std::size_t, 8>{});
  if (bytes >= 4) both_ends(std::integral_constant<std::size_t, 4>{});
}

#if defined(__AVX__)
/// All bits of the lanes begin .. end - 1 of a vector of 32 bytes.
template <class Integer>
inline __m256i lane_mask(unsigned begin, unsigned end) {
  constexpr unsigned W = 32 / sizeof(Integer);
  static constexpr auto ones = [] {
    std::array<Integer, 3 * W> all{};
    for (unsigned i = W; i < 2 * W; ++i) all[i] = -1;
    return all;
  }();
  auto const from = [](Integer const* p) {
    return _mm256_castsi256_ps(_mm256_loadu_si256(reinterpret_cast<__m256i const*>(p)));
  };
  return _mm256_castps_si256(_mm256_and_ps(from(ones.data() + W - begin), from(ones.data() + 2 * W - end)));
}
#endif

/// Lanes begin .. end - 1 of the scalars at p, the others of v; nothing else is read.
template <class Real, unsigned W>
inline Lanes<Real, W> load_some(Real const* p, unsigned begin, unsigned end, Lanes<Real, W> v) {
  using V [[maybe_unused]] = Lanes<Real, W>;
#if defined(__AVX512VL__)
  auto const mask = (1u << end) - (1u << begin);
  if constexpr (sizeof(V) == 64 && sizeof(Real) == 8)
    return V(_mm512_mask_loadu_pd(__m512d(v), static_cast<__mmask8>(mask), p));
  if constexpr (sizeof(V) == 64 && sizeof(Real) == 4)
    return V(_mm512_mask_loadu_ps(__m512(v), static_cast<__mmask16>(mask), p));
  if constexpr (sizeof(V) == 32 && sizeof(Real) == 8)
    return V(_mm256_mask_loadu_pd(__m256d(v), static_cast<__mmask8>(mask), p));
  if constexpr (sizeof(V) == 32 && sizeof(Real) == 4)
    return V(_mm256_mask_loadu_ps(__m256(v), static_cast<__mmask8>(mask), p));
#elif defined(__AVX__)
  if constexpr (sizeof(V) == 32 && sizeof(Real) == 8) {
    auto const mask = lane_mask<std::int64_t>(begin, end);
    return V(_mm256_blendv_pd(__m256d(v), _mm256_maskload_pd(p, mask), _mm256_castsi256_pd(mask)));
  }
  if constexpr (sizeof(V) == 32 && sizeof(Real) == 4) {
    auto const mask = lane_mask<std::int32_t>(begin, end);
    return V(_mm256_blendv_ps(__m256(v), _mm256_maskload_ps(p, mask), _mm256_castsi256_ps(mask)));
  }
#endif
  std::memcpy(reinterpret_cast<Real*>(&v) + begin, p + begin, (end - begin) * sizeof(Real));
  return v;
}

/// The counterpart: nothing else is written. Vectors of 32 bytes go in pieces of constant size.
template <class Real, unsigned W>
inline void store_some(Real* p, unsigned begin, unsigned end, Lanes<Real, W> const& v) {
#if defined(__AVX512VL__)
  auto const mask = (1u << end) - (1u << begin);
  if constexpr (sizeof(v) == 64 && sizeof(Real) == 8)
    return _mm512_mask_storeu_pd(p, static_cast<__mmask8>(mask), __m512d(v));
  if constexpr (sizeof(v) == 64 && sizeof(Real) == 4)
    return _mm512_mask_storeu_ps(p, static_cast<__mmask16>(mask), __m512(v));
  if constexpr (sizeof(v) == 32 && sizeof(Real) == 8)
    return _mm256_mask_storeu_pd(p, static_cast<__mmask8>(mask), __m256d(v));
  if constexpr (sizeof(v) == 32 && sizeof(Real) == 4)
    return _mm256_mask_storeu_ps(p, static_cast<__mmask8>(mask), __m256(v));
#endif
  Real lanes[W];
  store_lanes<Real, W>(lanes, v);
  if constexpr (sizeof(v) <= 32)
    copy_some(p + begin, lanes + begin, (end - begin) * sizeof(Real));
  else
    std::memcpy(p + begin, lanes + begin, (end - begin) * sizeof(Real));
}

/// Past the caches, to an address that is a multiple of the vector's size: what is written so is not read before.
/// `end_streams()` comes after it.
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
  return [&]<unsigned... w>(std::integer_sequence<unsigned, w...>) {
    return __builtin_shufflevector(a, b, static_cast<int>(Index::at(w))...);
  }
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
/// W complex elements in a row, the first half of them in v[0], as lanes of real and imaginary parts.
template <class Real, unsigned W>
inline Complex<Lanes<Real, W>> parts_of(Lanes<Real, W> const (&v)[2]) {
  return {shuffle<Real, W>(v[0], v[1], EverySecond<0>{}), shuffle<Real, W>(v[0], v[1], EverySecond<1>{})};
}
template <class Real, unsigned W>
inline Complex<Lanes<Real, W>> load_complex(Real const* p) {
  if constexpr (W == 1) {
    return {p[0], p[1]};
  } else {
    return parts_of<Real, W>({load_lanes<Real, W>(p), load_lanes<Real, W>(p + W)});
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

/// Asks for the cache lines of p[0] .. p[bytes - 1]; those to be read in the second-level cache: strided rows have few
/// places in the first, and those of 128 bytes at 32 KB come at 15 GB/s so, at 8 GB/s through the first or unasked (AMD
/// EPYC, 2026-11-22).
template <bool for_write>
inline void prefetch(void const* p, std::size_t bytes) {
  constexpr std::size_t cache_line = 64;
  constexpr int write = for_write ? 1 : 0, locality = for_write ? 3 : 2;
  auto const* const first = static_cast<char const*>(p);
  for (std::size_t i = 0; i < bytes; i += cache_line) __builtin_prefetch(first + i, write, locality);
  __builtin_prefetch(first + bytes - 1, write, locality);
}

/// scaled() of device/math/complex.hpp on vectors.
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

/// Lane i of each unit of u lanes is lane index(i) of two units there, of a and then of b.
template <unsigned W, unsigned u, unsigned (*index)(unsigned)>
struct InUnits {
  static constexpr unsigned at(unsigned w) {
    unsigned const i = index(w % u), unit = w / u * u;
    return i < u ? unit + i : W + unit + i - u;
  }
};
/// a_0 b_0 a_1 b_1 ..., of the first halves (of = 0) or the second ones.
template <unsigned u, unsigned of>
constexpr unsigned in_turn(unsigned i) {
  return i % 2 * u + of * (u / 2) + i / 2;
}
/// Every second one.
template <unsigned first>
constexpr unsigned every_second(unsigned i) {
  return 2 * i + first;
}
/// Every second unit of u lanes.
template <unsigned u, unsigned first>
struct UnitsOfBoth {
  static constexpr unsigned at(unsigned w) { return (2 * (w / u) + first) * u + w % u; }
};

/// Lanes within which shuffles cost least: those of 16 bytes.
template <class Real, unsigned W>
inline constexpr unsigned unit_lanes = std::min<unsigned>(W, 16 / sizeof(Real));

/// x, y = shuffles of both.
template <class Real, unsigned W, class First, class Second>
inline void exchange(Lanes<Real, W>& x, Lanes<Real, W>& y, First first, Second second) {
  auto const a = x, b = y;
  x = shuffle<Real, W>(a, b, first);
  y = shuffle<Real, W>(a, b, second);
}

/// v[i] lane j <-> v[j] lane i of each unit of u lanes.
template <class Real, unsigned W>
inline void transpose_units(Lanes<Real, W>* v) {
  constexpr unsigned u = unit_lanes<Real, W>;
  auto const in_units = [&](unsigned i, unsigned j) {
    exchange<Real, W>(v[i], v[j], InUnits<W, u, in_turn<u, 0>>{}, InUnits<W, u, in_turn<u, 1>>{});
  };
  if constexpr (u == 4) in_units(0, 2), in_units(1, 3);
  static_for<u / 2>([&](auto pair) { in_units(2 * pair, 2 * pair + 1); });
}

/// v[i] lane j <-> v[j] lane i by W log2(W) shuffles: within units, then of units.
template <class Real, unsigned W>
inline void transpose(Lanes<Real, W> (&v)[W]) {
  constexpr unsigned u = unit_lanes<Real, W>, units = W / u;
  static_assert(units <= 4);
  auto const of_units = [&](unsigned i, unsigned j) {
    exchange<Real, W>(v[i], v[j], UnitsOfBoth<u, 0>{}, UnitsOfBoth<u, 1>{});
  };
  static_for<units>([&](auto unit) { transpose_units<Real, W>(v + unit * u); });
  static_for<u>([&](auto j) {
    if constexpr (units == 2) of_units(j, u + j);
    if constexpr (units == 4) {
      of_units(j, u + j), of_units(2 * u + j, 3 * u + j);
      of_units(j, 2 * u + j), of_units(u + j, 3 * u + j);
    }
  });
}

/// Which of W elements lies in lane i after load_shuffled().
template <class Real, unsigned W>
constexpr unsigned shuffled_lane(unsigned i) {
  constexpr unsigned u = unit_lanes<Real, W>, half = u / 2;
  return i % u / half * (W / 2) + i / u * half + i % half;
}
/// load_complex() with the elements in the order that costs least.
template <class Real, unsigned W>
inline Complex<Lanes<Real, W>> load_shuffled(Real const* p) {
  constexpr unsigned u = unit_lanes<Real, W>;
  auto const a = load_lanes<Real, W>(p), b = load_lanes<Real, W>(p + W);
  return {shuffle<Real, W>(a, b, InUnits<W, u, every_second<0>>{}),
          shuffle<Real, W>(a, b, InUnits<W, u, every_second<1>>{})};
}

/// The counterpart.
template <class Real, unsigned W>
inline void store_shuffled(Real* p, Complex<Lanes<Real, W>> const& v) {
  constexpr unsigned u = unit_lanes<Real, W>;
  store_lanes<Real, W>(p, shuffle<Real, W>(v.re, v.im, InUnits<W, u, in_turn<u, 0>>{}));
  store_lanes<Real, W>(p + W, shuffle<Real, W>(v.re, v.im, InUnits<W, u, in_turn<u, 1>>{}));
}

/// Complex element w = that at p + offset[w].
template <class Real, unsigned W>
inline Complex<Lanes<Real, W>> gather_complex(Real const* p, std::int64_t const* offset) {
  if constexpr (sizeof(Real) == 4 && W >= 4) {  // a complex element moves as one scalar of 8 bytes
    auto const pairs = [&](unsigned of) {
      auto const element = [&](unsigned w) {
        double pair;
        std::memcpy(&pair, p + offset[w / 2 * 4 + 2 * of + w % 2], sizeof pair);
        return pair;
      };
      return std::bit_cast<Lanes<Real, W>>(make_lanes<double, W / 2>(element));
    };
    auto const a = pairs(0), b = pairs(1);
    constexpr unsigned u = unit_lanes<Real, W>;
    return {shuffle<Real, W>(a, b, InUnits<W, u, every_second<0>>{}),
            shuffle<Real, W>(a, b, InUnits<W, u, every_second<1>>{})};
  } else {
    return {make_lanes<Real, W>([&](unsigned w) { return p[offset[w]]; }),
            make_lanes<Real, W>([&](unsigned w) { return p[offset[w] + 1]; })};
  }
}

/// The counterpart.
template <class Real, unsigned W>
inline void scatter_complex(Real* p, std::int64_t const* offset, Complex<Lanes<Real, W>> const& v) {
  if constexpr (W == 1) {
    p[offset[0]] = v.re, p[offset[0] + 1] = v.im;
  } else {
    constexpr unsigned u = unit_lanes<Real, W>, half = u / 2;
    using Pair = Lanes<Real, 2>;
    static_for<2>([&](auto of) {
      auto const rows = shuffle<Real, W>(v.re, v.im, InUnits<W, u, in_turn<u, decltype(of)::value>>{});
      static_for<W / 2>([&](auto i) {
        Pair const pair = __builtin_shufflevector(rows, rows, 2 * i, 2 * i + 1);
        std::memcpy(p + offset[i / half * u + of * half + i % half], &pair, sizeof pair);
      });
    });
  }
}

}  // namespace TeamFFT::Impl

#endif
