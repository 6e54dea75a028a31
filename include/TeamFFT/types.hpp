// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The words of the library: precisions, kinds, directions, normalizations, rules, and the one exception type.
#ifndef TEAMFFT_TYPES_HPP
#define TEAMFFT_TYPES_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/export.hpp>

#include <array>
#include <cstddef>
#include <stdexcept>
#include <string>

#if defined(__GNUC__) && !defined(__cpp_exceptions)
#error "TeamFFT: wrong calls throw TeamFFT::Error; compile this file without -fno-exceptions."
#endif

/// Marks a function that host and device code may call. It replaces KOKKOS_FUNCTION in files that also build without
/// Kokkos. A build may set it (the tests do, where whole kernels in one function take the host's compiler too long).
#if defined(TEAMFFT_FUNCTION)
#elif defined(__CUDACC__)
#define TEAMFFT_FUNCTION __host__ __device__ __forceinline__
#elif defined(__HIPCC__)
#define TEAMFFT_FUNCTION __host__ __device__ inline __attribute__((always_inline))
#elif defined(__GNUC__)
#define TEAMFFT_FUNCTION inline __attribute__((always_inline))
#else
#define TEAMFFT_FUNCTION inline
#endif

/// A step between two such functions. NVVM inlines it when it has made it short; g++ would not (primes on a host at
/// half the speed).
#if defined(__CUDACC__) || defined(__HIPCC__)
#define TEAMFFT_INLINE_FUNCTION __host__ __device__ inline
#else
#define TEAMFFT_INLINE_FUNCTION TEAMFFT_FUNCTION
#endif

/// A function that stays one: its code is long, and its caller's registers are not to be its own. Compiled once for all
/// callers (on CUDA, NVVM's time is most of a build), and ptxas hands registers over without a stack.
#if defined(__CUDACC__) || defined(__HIPCC__)
#define TEAMFFT_NOINLINE_FUNCTION __host__ __device__ __noinline__
#else
#define TEAMFFT_NOINLINE_FUNCTION inline
#endif

/// Before a loop with a compile-time count over an array that must stay in registers.
#if defined(__clang__) || defined(__CUDA_ARCH__)
#define TEAMFFT_UNROLL _Pragma("unroll")
#elif defined(__CUDACC__)
#define TEAMFFT_UNROLL
#elif defined(__GNUC__)
#define TEAMFFT_UNROLL _Pragma("GCC unroll 64")
#else
#define TEAMFFT_UNROLL
#endif

/// Before a loop whose body is long: once in the code is enough.
#if defined(__CUDA_ARCH__)
#define TEAMFFT_NO_UNROLL _Pragma("unroll 1")
#else
#define TEAMFFT_NO_UNROLL
#endif

/// Before a table that is read at one place by all threads of a warp at a time: on GPUs that have memory for such,
/// there.
#if defined(__CUDACC__) || defined(__HIPCC__)
#define TEAMFFT_CONSTANT __constant__
#else
#define TEAMFFT_CONSTANT constexpr
#endif

namespace TeamFFT {

enum class Precision { f32, f64 };

/// forward: exp(-2 pi i jk/N); backward: exp(+2 pi i jk/N).
enum class Direction { forward, backward };

/// Which direction is scaled: backward scales the inverse by 1/N, forward the forward transform by 1/N, ortho both by
/// 1/sqrt(N), none neither.
enum class Normalization { forward, backward, ortho, none };

/// What is computed along one axis; the definitions stand in kinds.hpp.
enum class Kind {
  c2c_forward,
  c2c_backward,
  r2c,
  c2r,
  dct1,
  dct2,
  dct3,
  dct4,
  dst1,
  dst2,
  dst3,
  dst4,
  r2hc,
  hc2r,
  dht
};

enum class Placement { out_of_place, in_place };

/// How a length is computed; `automatic` leaves the choice to the planner.
enum class Rule { automatic, direct, hierarchical, rader, bluestein };

/// How a GPU kernel is launched: `parallel_for` is Kokkos' own, `native` the backend's (more scratch, its own launch
/// bounds).
enum class Launch { automatic, parallel_for, native };

template <std::size_t DIM>
using axis_type = std::array<int, DIM>;

template <std::size_t DIM>
using shape_type = std::array<std::size_t, DIM>;

/// Thrown for every input that cannot be computed; the message says what was given, what is required and how to mend
/// it.
class TEAMFFT_EXPORT Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
