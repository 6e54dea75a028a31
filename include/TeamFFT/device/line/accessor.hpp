// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Line maps and ops on the device: where element j of line l lies, and what happens to it between memory and the
// stages.
#ifndef TEAMFFT_DEVICE_LINE_ACCESSOR_HPP
#define TEAMFFT_DEVICE_LINE_ACCESSOR_HPP

#include <TeamFFT/device/math/butterfly.hpp>
#include <TeamFFT/device/line/arguments.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

template <class Real, class Ends>
TEAMFFT_FUNCTION bool has(PassArguments<Real, Ends> const& a, LineWiseFlag flag) {
  return (a.maps.flags & flag) != 0;
}

/// f(0) of factors with an entry each.
template <class Real, class Ends>
TEAMFFT_FUNCTION Complex<Real> const* first_factor(PassArguments<Real, Ends> const& a, std::uint32_t factors) {
  return reinterpret_cast<Complex<Real> const*>(a.template table<FactorsHead>(factors) + 1);
}

/// Where a line lies, and its share of the positions.
struct LineInfo {
  std::int64_t load, store;
  std::uint64_t load_position, store_position, filter_position;
  std::uint32_t twiddle;  ///< q of the big twiddle W_n^(q j)
  bool present;           ///< false past the last line
  bool accompanied;       ///< all positions 0: this line takes the companion along
  std::uint8_t column;    ///< its coordinate along the first dimension, or the largest number here
};

template <class Real, class Ends>
TEAMFFT_FUNCTION LineInfo locate(PassArguments<Real, Ends> const& a, std::uint32_t line) {
  LineInfo at{};
  at.present = line < a.line_count;
  if (!at.present) return at;
  std::uint64_t position = 0;
  TEAMFFT_UNROLL
  for (unsigned d = 0; d < max_line_dims; ++d) {
    if (d >= a.dim_count) continue;
    bool const last = d + 1 == a.dim_count;
    std::uint32_t const c = last ? line : line % a.counts[d];
    if (!last) line /= a.counts[d];
    if (d == 0) at.column = static_cast<std::uint8_t>(c < 255 ? c : 255);
    at.load += c * a.dims[d].load;
    at.store += c * a.dims[d].store;
    position += c * a.positions[d];
    at.twiddle += c * a.twiddle_steps[d];
  }
  at.accompanied = position == 0;
  at.load_position = a.has(flag_position_load) ? position : 0;
  at.store_position = a.has(flag_position_store) ? position : 0;
  at.filter_position = a.has(flag_position_filter) ? position : 0;
  return at;
}

/// Hides where a value comes from: conditions made of it stay tests of one register instead of predicates saved over
/// the whole stage.
TEAMFFT_FUNCTION std::uint32_t opaque(std::uint32_t v) {
#if defined(__CUDA_ARCH__)
  asm volatile("" : "+r"(v));
#endif
  return v;
}

/// Two scalars that are read and written in one access.
template <class Real>
struct alignas(2 * sizeof(Real)) ScalarPair {
  Real re, im;
};

/// *p, or where nobody will want it again for long (`once`), past data that others in the launch come back to.
template <bool once, class Real>
TEAMFFT_FUNCTION ScalarPair<Real> read_pair(ScalarPair<Real> const* p) {
#if defined(__CUDA_ARCH__)
  if constexpr (once && sizeof(Real) == 4) {
    float2 const v = __ldcs(reinterpret_cast<float2 const*>(p));
    return {v.x, v.y};
  } else if constexpr (once) {
    double2 const v = __ldcs(reinterpret_cast<double2 const*>(p));
    return {v.x, v.y};
  }
#endif
  return *p;
}

template <bool once, class Real>
TEAMFFT_FUNCTION void write_pair(ScalarPair<Real>* p, ScalarPair<Real> v) {
#if defined(__CUDA_ARCH__)
  if constexpr (once && sizeof(Real) == 4)
    __stcs(reinterpret_cast<float2*>(p), make_float2(v.re, v.im));
  else if constexpr (once)
    __stcs(reinterpret_cast<double2*>(p), make_double2(v.re, v.im));
  else
#endif
    *p = v;
}

/// *p = v where `condition` holds. In f64 without a branch, which makes kernels spill; in f32 kernels spill without.
template <class Real>
TEAMFFT_FUNCTION void write_if(bool condition, ScalarPair<Real>* p, ScalarPair<Real> v) {
#if defined(__CUDA_ARCH__)
  if constexpr (sizeof(Real) == 8) {
    asm volatile("{\n.reg .pred p;\nsetp.ne.u32 p, %0, 0;\n@p st.global.v2.f64 [%1], {%2, %3};\n}" ::"r"(
                     static_cast<std::uint32_t>(condition)),
                 "l"(__cvta_generic_to_global(p)), "d"(v.re), "d"(v.im)
                 : "memory");
    return;
  }
#endif
  if (condition) *p = v;
}

/// With TEAMFFT_CHECK_BOUNDS: ends the program where an element lies outside the View or workspace that the pass was
/// given; else nothing.
template <class Real, class Ends>
TEAMFFT_FUNCTION void check_read([[maybe_unused]] PassArguments<Real, Ends> const& a,
                                 [[maybe_unused]] std::int64_t offset) {
#ifdef TEAMFFT_CHECK_BOUNDS
  require_inside("read", a.bounds.source, offset, a.bounds.label);
#endif
}
template <class Real, class Ends>
TEAMFFT_FUNCTION void check_write([[maybe_unused]] PassArguments<Real, Ends> const& a,
                                  [[maybe_unused]] std::int64_t offset) {
#ifdef TEAMFFT_CHECK_BOUNDS
  require_inside("write", a.bounds.target, offset, a.bounds.label);
#endif
}

/// The same for code that steps through elements first .. first + count - 1 of a line by itself: the first and the last
/// of them.
template <class Real, class Ends>
TEAMFFT_FUNCTION void check_run_read(PassArguments<Real, Ends> const& a, LineInfo const& at, std::uint32_t first,
                                     std::uint32_t count) {
  check_read(a, at.load + std::int64_t{first} * a.load_stride);
  check_read(a, at.load + std::int64_t{first + count - 1} * a.load_stride);
}
template <class Real, class Ends>
TEAMFFT_FUNCTION void check_run_write(PassArguments<Real, Ends> const& a, LineInfo const& at, std::uint32_t first,
                                      std::uint32_t count) {
  check_write(a, at.store + std::int64_t{first} * a.store_stride);
  check_write(a, at.store + std::int64_t{first + count - 1} * a.store_stride);
}

/// Whether a functor stands where an end's memory would be.
template <class Real, class Ends>
TEAMFFT_FUNCTION bool calls_source([[maybe_unused]] PassArguments<Real, Ends> const& a) {
  if constexpr (Ends::are_called) return Ends::calls_source(a.maps.flags);
  return false;
}
template <class Real, class Ends>
TEAMFFT_FUNCTION bool calls_sink([[maybe_unused]] PassArguments<Real, Ends> const& a) {
  if constexpr (Ends::are_called) return Ends::calls_sink(a.maps.flags);
  return false;
}

/// source[offset] of reals.
template <class Real, class Ends>
TEAMFFT_FUNCTION Real read_scalar(PassArguments<Real, Ends> const& a, std::int64_t offset) {
  check_read(a, offset);
  if constexpr (Ends::are_called) {
    Real v;
    if (calls_source(a)) return a.load(a.source, offset, &v), v;
  }
  return a.source[offset];
}

/// target[offset] = v of reals.
template <class Real, class Ends>
TEAMFFT_FUNCTION void write_scalar(PassArguments<Real, Ends> const& a, std::int64_t offset, Real v) {
  check_write(a, offset);
  if constexpr (Ends::are_called)
    if (calls_sink(a)) return a.store(a.target, offset, &v);
  a.target[offset] = v;
}

/// source[offset], offset in elements, with no op but the real load.
template <class Real, class Ends>
TEAMFFT_FUNCTION Complex<Real> read_element(PassArguments<Real, Ends> const& a, std::int64_t offset) {
  check_read(a, offset);
  if constexpr (Ends::are_called) {
    Real v[2] = {};
    if (calls_source(a)) return a.load(a.source, offset, v), Complex<Real>{v[0], v[1]};
  }
  if (a.has(flag_aligned_load)) {
    auto const v = reinterpret_cast<ScalarPair<Real> const*>(a.source)[offset];
    return {v.re, v.im};
  }
  if (a.has(flag_real_load)) return {a.source[offset], Real(0)};
  return {a.source[2 * offset], a.source[2 * offset + 1]};
}

/// target[offset] = v.
template <class Real, class Ends>
TEAMFFT_FUNCTION void write_finished(PassArguments<Real, Ends> const& a, std::int64_t offset, Complex<Real> v) {
  check_write(a, offset);
  if constexpr (Ends::are_called) {
    Real const pair[2] = {v.re, v.im};
    if (calls_sink(a)) return a.store(a.target, offset, pair);
  }
  if (a.has(flag_aligned_store)) {
    reinterpret_cast<ScalarPair<Real>*>(a.target)[offset] = {v.re, v.im};
  } else {
    a.target[2 * offset] = v.re;
    a.target[2 * offset + 1] = v.im;
  }
}

/// target[offset] = v where `condition` holds.
template <class Real, class Ends>
TEAMFFT_FUNCTION void write_finished_if(bool condition, PassArguments<Real, Ends> const& a, std::int64_t offset,
                                        Complex<Real> v) {
  if (condition) check_write(a, offset);
  if constexpr (Ends::are_called)
    if (calls_sink(a)) return condition ? write_finished(a, offset, v) : void();
  if (a.has(flag_aligned_store)) {
    write_if(condition, reinterpret_cast<ScalarPair<Real>*>(a.target) + offset, ScalarPair<Real>{v.re, v.im});
  } else if (condition) {
    a.target[2 * offset] = v.re;
    a.target[2 * offset + 1] = v.im;
  }
}

/// The same after scale and swap.
template <class Real, class Ends>
TEAMFFT_FUNCTION void write_element(PassArguments<Real, Ends> const& a, std::int64_t offset, Complex<Real> v) {
  v = scaled(a.scale, v);
  write_finished(a, offset, a.has(flag_swap_store) ? swapped(v) : v);
}

/// Whether results go to memory as they are, one access each.
template <class Real, class Ends>
TEAMFFT_FUNCTION bool stores_as_they_are(PassArguments<Real, Ends> const& a) {
  return a.has(flag_aligned_store) && !a.has(flag_swap_store) && a.scale.high == Real(1) && a.scale.low == Real(0);
}

/// W_n^e from the two tables.
template <class Real, class Ends>
TEAMFFT_FUNCTION Complex<Real> root(PassArguments<Real, Ends> const& a, DeviceRoots const& roots, std::uint64_t e) {
  auto const* low = a.template table<Complex<Real>>(roots.offset);
  std::uint64_t const entries = std::uint64_t{1} << roots.shift;
  return low[e & (entries - 1)] * low[entries + (e >> roots.shift)];
}

/// Element j of the line as it lies in memory, 0 past load_count.
template <class Real, class Ends>
TEAMFFT_FUNCTION Complex<Real> load_raw(PassArguments<Real, Ends> const& a, LineInfo const& at, std::uint32_t j) {
  std::uint64_t const p = at.load_position + std::uint64_t{j} * a.load_position_step;
  if (!at.present || p >= a.load_count) return {Real(0), Real(0)};
  std::int64_t const element =
      a.has(flag_gather) ? std::int64_t{a.template table<std::uint32_t>(a.gather)[p]} : std::int64_t{j};
  return read_element(a, at.load + element * a.load_stride);
}

/// Chirp and big twiddle at load.
template <class Real, class Ends>
TEAMFFT_FUNCTION Complex<Real> with_load_factors(PassArguments<Real, Ends> const& a, LineInfo const& at,
                                                 std::uint32_t j, Complex<Real> v) {
  if (a.has(flag_load_chirp)) {
    std::uint64_t const p = at.load_position + std::uint64_t{j} * a.load_position_step;
    if (p < a.load_count) v = v * a.template table<Complex<Real>>(a.chirp)[p];
  }
  if (a.has(flag_load_twiddle)) v = v * root(a, a.load_roots, std::uint64_t{at.twiddle} * j);
  return v;
}

/// The ops between load and stages.
template <class Real, class Ends>
TEAMFFT_FUNCTION Complex<Real> after_load(PassArguments<Real, Ends> const& a, LineInfo const& at, std::uint32_t j,
                                          Complex<Real> v) {
  return with_load_factors(a, at, j, a.has(flag_swap_load) ? swapped(v) : v);
}

/// Big twiddle and chirp at store; the twiddle of a half-spectrum is that of its elements, not the line's
/// (line_wise.hpp).
template <class Real, class Ends>
TEAMFFT_FUNCTION Complex<Real> with_store_factors(PassArguments<Real, Ends> const& a, LineInfo const& at,
                                                  std::uint32_t k, Complex<Real> v) {
  if (a.has(flag_store_twiddle) && a.maps.store_packing == Packing::none)
    v = v * root(a, a.store_roots, std::uint64_t{at.twiddle} * k);
  if (a.has(flag_store_chirp)) {
    std::uint64_t const p = at.store_position + std::uint64_t{k} * a.store_position_step;
    if (p < a.store_count) v = v * conjugate(a.template table<Complex<Real>>(a.chirp)[p]);
  }
  return v;
}

/// The ops between stages and store, and the store.
template <class Real, class Ends>
TEAMFFT_FUNCTION void store(PassArguments<Real, Ends> const& a, LineInfo const& at, std::uint32_t k, Complex<Real> v) {
  std::uint64_t const p = at.store_position + std::uint64_t{k} * a.store_position_step;
  if (!at.present || p >= a.store_count) return;
  v = with_store_factors(a, at, k, v);
  std::int64_t const element =
      a.has(flag_scatter) ? std::int64_t{a.template table<std::uint32_t>(a.scatter)[p]} : std::int64_t{k};
  write_element(a, at.store + element * a.store_stride, v);
}

/// store() of an element that is through with its ops: only the end of the data is watched.
template <class Real, class Ends>
TEAMFFT_FUNCTION void store_finished(PassArguments<Real, Ends> const& a, LineInfo const& at, std::uint32_t k,
                                     Complex<Real> v) {
  if (!at.present || at.store_position + std::uint64_t{k} * a.store_position_step >= a.store_count) return;
  write_finished(a, at.store + std::int64_t{k} * a.store_stride, v);
}

}  // namespace TeamFFT::Impl

#endif
