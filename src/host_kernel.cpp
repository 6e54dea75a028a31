// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stockham stages over structure-of-arrays scratch x[j].re[W], x[j].im[W] in cache, two buffers in turn. The butterflies and twiddles are the device's.
#include "host_kernel.hpp"

#include <TeamFFT/device/twiddle.hpp>

#include <type_traits>
#include <utility>

namespace TeamFFT::Impl {

namespace {

#if defined(__AVX512F__)
constexpr unsigned vector_bytes = 64;
#elif defined(__AVX__)
constexpr unsigned vector_bytes = 32;
#else
constexpr unsigned vector_bytes = 16;
#endif

template <class Real, unsigned W>
struct LanesOf {
  typedef Real type __attribute__((vector_size(W * sizeof(Real))));
};
template <class Real>
struct LanesOf<Real, 1> {
  using type = Real;
};
template <class Real, unsigned W>
using Lanes = typename LanesOf<Real, W>::type;

/// Lane w of a vector, as an lvalue.
template <class Real, unsigned W>
Real& lane(Lanes<Real, W>& v, unsigned w) {
  return reinterpret_cast<Real*>(&v)[w];
}

/// Butterflies k = 0..L-1 of every block; k is the outer loop because its twiddles serve all blocks.
template <unsigned R, class Real, class V>
void host_stage(Complex<V> const* from, Complex<V>* to, std::uint32_t N, std::uint32_t L, Complex<Real> const* table) {
  std::uint32_t const per_line = N / R, blocks = per_line / L;
  for (std::uint32_t k = 0; k < L; ++k) {
    Complex<Real> w[R];
    static_for<R>([&](auto r) { w[r] = {Real(1), Real(0)}; });
    if (L != 1) twiddle<R>(w, table, L, k);
    for (std::uint32_t block = 0; block < blocks; ++block) {
      Complex<V> y[R];
      Complex<V> const* in = from + block * L + k;
      y[0] = in[0];
      if (k == 0)
        static_for<R - 1>([&](auto r) { y[r + 1] = in[(r + 1) * per_line]; });
      else
        static_for<R - 1>([&](auto r) { y[r + 1] = in[(r + 1) * per_line] * w[r + 1]; });
      Butterfly<R>::template apply<Real>(y);
      Complex<V>* out = to + block * L * R + k;
      static_for<R>([&](auto r) { out[r * L] = y[r]; });
    }
  }
}

template <class Real, class V, std::size_t... I>
void dispatch_host_stage(std::index_sequence<I...>, unsigned R, Complex<V> const* from, Complex<V>* to, std::uint32_t N, std::uint32_t L,
                         Complex<Real> const* table) {
  ((R == radix_list[I] ? host_stage<radix_list[I], Real, V>(from, to, N, L, table) : void()), ...);
}

template <class Real, class V>
Complex<V>* host_stages(PassArguments<Real> const& a, Complex<V>* from, Complex<V>* to) {
  auto const* table = a.template table<Complex<Real>>(a.twiddles);
  std::uint32_t L = 1;
  for (unsigned s = 0; s < a.stage_count; ++s) {
    unsigned const R = a.radix(s);
    dispatch_host_stage<Real, V>(std::make_index_sequence<radix_list.size()>{}, R, from, to, a.length, L, table);
    if (s != 0) table += twiddle_rows(R) * L;
    L *= R;
    std::swap(from, to);
  }
  return from;
}

/// Elements that need no op between memory and lanes: complex, inside the data, at an address of their own.
template <class Real>
bool loads_plainly(PassArguments<Real> const& a) {
  return !a.has(flag_real_load | flag_swap_load | flag_load_chirp | flag_load_twiddle | flag_gather) && a.load_position_step == 1 && a.load_count >= a.length;
}

template <class Real>
bool stores_plainly(PassArguments<Real> const& a) {
  return !a.has(flag_store_chirp | flag_store_twiddle | flag_scatter) && a.store_position_step == 1 && a.store_count >= a.length;
}

template <class Real, unsigned W>
void load_lines(PassArguments<Real> const& a, LineInfo const* at, Complex<Lanes<Real, W>>* x) {
  bool const plain = loads_plainly(a);
  for (unsigned w = 0; w < W; ++w) {
    Real* const lanes = reinterpret_cast<Real*>(x) + w;
    if (plain && at[w].present && at[w].load_position == 0) {
      check_line_read(a, at[w]);
      Real const* in = a.source + 2 * at[w].load;
      for (std::uint32_t j = 0; j < a.length; ++j, in += 2 * a.load_stride) {
        lanes[2 * W * j] = in[0];
        lanes[2 * W * j + W] = in[1];
      }
    } else {
      for (std::uint32_t j = 0; j < a.length; ++j) {
        auto const v = after_load(a, at[w], j, load_raw(a, at[w], j));
        lanes[2 * W * j] = v.re;
        lanes[2 * W * j + W] = v.im;
      }
    }
  }
}

template <class Real, unsigned W>
void store_lines(PassArguments<Real> const& a, LineInfo const* at, Complex<Lanes<Real, W>> const* x) {
  bool const plain = stores_plainly(a);
  unsigned const re = a.has(flag_swap_store) ? 1 : 0, im = 1 - re;
  for (unsigned w = 0; w < W; ++w) {
    if (!at[w].present) continue;
    Real const* const lanes = reinterpret_cast<Real const*>(x) + w;
    if (plain && at[w].store_position == 0) {
      check_line_write(a, at[w]);
      Real* out = a.target + 2 * at[w].store;
      for (std::uint32_t k = 0; k < a.length; ++k, out += 2 * a.store_stride) {
        out[re] = scaled(a.scale, lanes[2 * W * k]);
        out[im] = scaled(a.scale, lanes[2 * W * k + W]);
      }
    } else {
      for (std::uint32_t k = 0; k < a.length; ++k) store(a, at[w], k, Complex<Real>{lanes[2 * W * k], lanes[2 * W * k + W]});
    }
  }
}

template <class Real, unsigned W>
void filter_lines(PassArguments<Real> const& a, LineInfo const* at, Complex<Lanes<Real, W>>* x) {
  for (std::uint32_t k = 0; k < a.length; ++k)
    for (unsigned w = 0; w < W; ++w) {
      Real* const lanes = reinterpret_cast<Real*>(x + k) + w;
      auto const v = filtered(a, at[w], k, Complex<Real>{lanes[0], lanes[W]});
      lanes[0] = v.re;
      lanes[W] = v.im;
    }
}

template <class Real, unsigned W>
void run(PassArguments<Real> const& a, std::uint32_t team, void* scratch) {
  using V = Lanes<Real, W>;
  LineInfo at[W];
  for (unsigned w = 0; w < W; ++w) {
    at[w] = locate(a, team * W + w);
    carry_companion(a, at[w]);
  }
  auto* const here = static_cast<Complex<V>*>(scratch);
  auto* const other = a.has(flag_ping_pong) ? here + a.length : here;
  load_lines<Real, W>(a, at, here);
  auto* result = host_stages<Real, V>(a, here, other);
  if (a.has(flag_convolution)) {
    filter_lines<Real, W>(a, at, result);
    result = host_stages<Real, V>(a, result, result == here ? other : here);
  }
  store_lines<Real, W>(a, at, result);
}

template <class Real>
void run_any(PassArguments<Real> const& a, std::uint32_t team, void* scratch) {
  if (a.lines_per_team == 1)
    run<Real, 1>(a, team, scratch);
  else
    run<Real, vector_bytes / sizeof(Real)>(a, team, scratch);
}

}  // namespace

unsigned host_vector_bytes() { return vector_bytes; }

void host_kernel(PassArguments<float> const& a, std::uint32_t team, void* scratch) { run_any(a, team, scratch); }
void host_kernel(PassArguments<double> const& a, std::uint32_t team, void* scratch) { run_any(a, team, scratch); }

}  // namespace TeamFFT::Impl
