// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whole lines of reals in memory, for ends that hold them in a thread's registers: read and written in accesses as wide
// as their places allow.
#ifndef TEAMFFT_DEVICE_ENDS_REALS_IN_MEMORY_HPP
#define TEAMFFT_DEVICE_ENDS_REALS_IN_MEMORY_HPP

#include <TeamFFT/device/ends/called.hpp>
#include <TeamFFT/device/ends/real_line.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// Reals of a line in memory. Vector 4 or 2: they lie side by side, and at a multiple of so many is an address of as
/// many scalars.
template <unsigned vector, class Scalar>
struct RealsInMemory {
  static constexpr bool has_quads = vector == 4, takes_each_once = false;
  Scalar* first;
  std::int32_t stride;

  [[nodiscard]] TEAMFFT_FUNCTION Scalar& operator[](std::uint32_t i) const {
    return first[static_cast<std::int32_t>(i) * stride];
  }
  template <class Real>
  TEAMFFT_FUNCTION void set(std::uint32_t i, Real y) const {
    (*this)[i] = y;
  }

  /// x_i, x_(i+step), ..
  [[nodiscard]] TEAMFFT_FUNCTION RealsInMemory<1, Scalar> from(std::int32_t i, std::int32_t step) const {
    return {first + i * stride, step * stride};
  }

  /// x_i and x_(i+1), i even.
  template <class Real>
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> pair(std::uint32_t i) const {
    if constexpr (vector == 1) {
      return {(*this)[i], (*this)[i + 1]};
    } else {
      auto const v = *reinterpret_cast<ScalarPair<Real> const*>(first + i);
      return {v.re, v.im};
    }
  }
  template <class Real>
  TEAMFFT_FUNCTION void set_pair(std::uint32_t i, Real y0, Real y1) const {
    if constexpr (vector == 1)
      (*this)[i] = y0, (*this)[i + 1] = y1;
    else
      *reinterpret_cast<ScalarPair<Real>*>(first + i) = {y0, y1};
  }
  /// x_i .. x_(i+3), i a multiple of 4.
  template <class Real>
  [[nodiscard]] TEAMFFT_FUNCTION ScalarQuad<Real> quad(std::uint32_t i) const {
    if constexpr (has_quads) {
      return *reinterpret_cast<ScalarQuad<Real> const*>(first + i);
    } else {
      auto const low = pair<Real>(i), high = pair<Real>(i + 2);
      return {{low.re, low.im, high.re, high.im}};
    }
  }
  template <class Real>
  TEAMFFT_FUNCTION void set_quad(std::uint32_t i, ScalarQuad<Real> const& y) const {
    if constexpr (has_quads) {
      *reinterpret_cast<ScalarQuad<Real>*>(first + i) = y;
    } else {
      set_pair(i, y.v[0], y.v[1]);
      set_pair(i + 2, y.v[2], y.v[3]);
    }
  }
};

/// f(reals) of n reals from `first` on, in accesses of as many scalars as their places allow, at most `most`; f64 has
/// none of four.
template <unsigned most, class Scalar, class F>
TEAMFFT_FUNCTION void with_reals(Scalar* first, std::int64_t stride, [[maybe_unused]] std::uint32_t n, F const& f) {
  auto const address = reinterpret_cast<std::uintptr_t>(first);
  auto const step = static_cast<std::int32_t>(stride);
  if constexpr (most == 4 && sizeof(Scalar) == 4)
    if (stride == 1 && n % 4 == 0 && address % 16 == 0) return f(RealsInMemory<4, Scalar>{first, step});
  if (stride == 1 && address % (2 * sizeof(Scalar)) == 0) return f(RealsInMemory<2, Scalar>{first, step});
  f(RealsInMemory<1, Scalar>{first, step});
}

/// Reals of a line that are called: x_0 is element `first`, the others `stride` from one to the next.
template <class Along>
struct RealsCalled {
  static constexpr bool has_quads = false, takes_each_once = true;
  Along along;
  std::int32_t first, stride;

  [[nodiscard]] TEAMFFT_FUNCTION auto operator[](std::uint32_t i) const { return along.element(number(i)); }
  template <class Real>
  TEAMFFT_FUNCTION void set(std::uint32_t i, Real y) const {
    along.take(number(i), y);
  }
  template <class Real>
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> pair(std::uint32_t i) const {
    return {(*this)[i], (*this)[i + 1]};
  }
  template <class Real>
  TEAMFFT_FUNCTION void set_pair(std::uint32_t i, Real y0, Real y1) const {
    set(i, y0), set(i + 1, y1);
  }
  template <class Real>
  [[nodiscard]] TEAMFFT_FUNCTION ScalarQuad<Real> quad(std::uint32_t i) const {
    return {{(*this)[i], (*this)[i + 1], (*this)[i + 2], (*this)[i + 3]}};
  }
  template <class Real>
  TEAMFFT_FUNCTION void set_quad(std::uint32_t i, ScalarQuad<Real> const& y) const {
    set_pair(i, y.v[0], y.v[1]);
    set_pair(i + 2, y.v[2], y.v[3]);
  }

  [[nodiscard]] TEAMFFT_FUNCTION RealsCalled from(std::int32_t i, std::int32_t step) const {
    return {along, first + i * stride, step * stride};
  }

 private:
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t number(std::uint32_t i) const {
    return static_cast<std::uint32_t>(first + static_cast<std::int32_t>(i) * stride);
  }
};

/// What ends of reals share, made for butterfly b of S.
template <class Real, class Calls>
struct RealsEnd {
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

 protected:
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t reals() const { return static_cast<std::uint32_t>(t.a.maps.length); }
  /// f(reals) of a line, the last one first where it is reversed; in memory in accesses of at most `most` scalars.
  template <unsigned most, class F>
  TEAMFFT_FUNCTION void with_source(std::uint32_t line, bool reversed, F const& f) const {
    auto const& a = t.a;
    if constexpr (has_called_source<Calls, false>())
      if (calls_source<Calls>(t))
        return f(called(calls_of<Calls>(t).source_along(t.load_offset(line), a.load_stride), reversed));
    std::int64_t const offset = t.load_offset(line), last = offset + std::int64_t{reals() - 1} * a.load_stride;
    check_read(a, offset);
    check_read(a, last);
    in_accesses<most>(in_memory(a.source) + (reversed ? last : offset), reversed ? -a.load_stride : a.load_stride, f);
  }
  template <unsigned most, class F>
  TEAMFFT_FUNCTION void with_target(std::uint32_t line, bool reversed, F const& f) const {
    auto const& a = t.a;
    if constexpr (has_called_sink<Calls, false>())
      if (calls_sink<Calls>(t))
        return f(called(calls_of<Calls>(t).sink_along(t.store_offset(line), a.store_stride), reversed));
    std::int64_t const offset = t.store_offset(line), last = offset + std::int64_t{reals() - 1} * a.store_stride;
    check_write(a, offset);
    check_write(a, last);
    in_accesses<most>(in_memory(a.target) + (reversed ? last : offset), reversed ? -a.store_stride : a.store_stride, f);
  }
  /// Whether a thread stores elements of its other butterfly: always, but where each is taken once not of one that is
  /// its own partner.
  template <class Reals>
  [[nodiscard]] static TEAMFFT_FUNCTION bool stores(Reals const&, bool is_another) {
    return !Reals::takes_each_once || is_another;
  }
  /// f(scale) where scale(y) is a real y times the plan's scale. In f32 there is a code without it for plans without a
  /// scale; f64 and HIP have no registers for two.
  template <class F>
  TEAMFFT_FUNCTION void with_scale(F const& f) const {
#if defined(__HIP_DEVICE_COMPILE__)
    f([&](Real y) { return scaled(t.a.scale, y); });
#else
    if constexpr (sizeof(Real) == 8)
      f([&](Real y) { return scaled(t.a.scale, y); });
    else
      by_condition(t.a.is_scaled(),
                   [&](auto is_scaled) { f([&](Real y) { return is_scaled ? scaled(t.a.scale, y) : y; }); });
#endif
  }
  [[nodiscard]] TEAMFFT_FUNCTION Scale<Real> scale_times(Real factor) const {
    return {factor * t.a.scale.high, factor * t.a.scale.low};
  }

 private:
  template <class Along>
  [[nodiscard]] TEAMFFT_FUNCTION RealsCalled<Along> called(Along const& along, bool reversed) const {
    return {along, reversed ? static_cast<std::int32_t>(reals() - 1) : 0, reversed ? -1 : 1};
  }
  template <unsigned most, class Scalar, class F>
  TEAMFFT_FUNCTION void in_accesses(Scalar* first, std::int64_t stride, F const& f) const {
    if constexpr (most == 1)
      f(RealsInMemory<1, Scalar>{first, static_cast<std::int32_t>(stride)});
    else
      with_reals<most>(first, stride, reals(), f);
  }
};

}  // namespace TeamFFT::Impl

#endif
