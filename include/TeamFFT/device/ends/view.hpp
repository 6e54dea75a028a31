// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ends that options put around Views, as kernels call them (called.hpp): windows of the positions, factors, and what an
// output had before.
#ifndef TEAMFFT_DEVICE_ENDS_VIEW_HPP
#define TEAMFFT_DEVICE_ENDS_VIEW_HPP

#include <TeamFFT/device/ends/called.hpp>
#include <TeamFFT/device/line/view.hpp>

#include <TeamFFT/device/engines/slot_line/contract.hpp>

#include <cstdint>
#include <type_traits>

namespace TeamFFT::Impl {

/// What a View's elements are taken as; pairs: two neighbouring reals as one complex number.
enum class ViewElement { complex, real, pair };

/// Elements of a View along a line: element 0 at the offset `first`, the others `stride` from one to the next.
template <ViewElement taken_as, class Real>
class ViewAlong {
 public:
  static constexpr bool is_real = taken_as == ViewElement::real;
  using Value = std::conditional_t<is_real, Real, Complex<Real>>;

  TEAMFFT_FUNCTION ViewAlong(DeviceView const& view, std::int64_t first, std::int64_t stride)
      : m_view(view),
        m_position(view.dimensions[0].position(static_cast<std::uint32_t>(first))),
        m_step(static_cast<std::uint32_t>(stride) >> view.dimensions[0].shift) {
    TEAMFFT_UNROLL
    for (unsigned d = 1; d < most_view_dimensions; ++d)
      if (d < view.rank) {
        auto const& dimension = view.dimensions[d];
        auto const position = dimension.position(static_cast<std::uint32_t>(first));
        bool const has = dimension.has(position);
        std::int32_t const element = has ? dimension.element(position) : 0;
        m_is_there = m_is_there && has;
        m_element += element * dimension.stride;
        m_factor += element * dimension.factor_stride;
      }
  }

  /// get(r) = element number(r) of a source times its factor, 0 where there is none, for r < R: all of them are asked
  /// for before one is used.
  template <unsigned R, class Number, class Get>
  TEAMFFT_FUNCTION void load(Number const& number, Get const& get) const {
    if (!m_view.dimensions[0].has_window) {
      keep_branch<0>();
      static_for<R>([&](auto r) { get(r) = read(along(number(decltype(r)::value))); });
      keep_apart();
      if (m_view.has_windows && !m_is_there) {
        keep_branch<0>();
        static_for<R>([&](auto r) { get(r) = Value{}; });
      }
    } else {
      keep_branch<1>();
      static_for<R>([&](auto r) { get(r) = read_if_there(at(number(decltype(r)::value))); });
      keep_apart();
    }
    multiply<R>(number, get);
  }

  /// Element number(r) of a sink = get(r) times its factor, with what it had before, where is_stored(r).
  template <unsigned R, class Number, class Stores, class Get>
  TEAMFFT_FUNCTION void store(Number const& number, Stores const& is_stored, Get const& get) const {
    multiply<R>(number, get);
    if (m_view.beta != 0) {
      keep_branch<0>();
      combine<R, Value>(
          get, [&](unsigned r) { return read_if_there(at(number(r))); },
          [&](Value const& v, Value const& before) { return with_beta(v, before); });
    }
    if (!m_view.dimensions[0].has_window) {
      keep_branch<0>();
      if (!m_is_there) return;
      static_for<R>([&](auto r) {
        if (is_stored(decltype(r)::value)) write(along(number(decltype(r)::value)), get(r));
      });
    } else {
      keep_branch<1>();
      static_for<R>([&](auto r) {
        auto const place = at(number(decltype(r)::value));
        if (is_stored(decltype(r)::value) && place.is_there) write(place, get(r));
      });
    }
  }

 private:
  using Stored = std::conditional_t<is_real, Real, ScalarPair<Real>>;  ///< aligned as Kokkos' types

  struct Place {
    std::int32_t element, factor;
    bool is_there;
  };

  /// Where an element lies, if there is one.
  [[nodiscard]] TEAMFFT_FUNCTION Place at(unsigned r) const {
    auto const& own = m_view.dimensions[0];
    std::uint32_t const position = m_position + r * m_step;
    auto const element = own.element(position);
    return {m_element + element * own.stride, m_factor + element * own.factor_stride, m_is_there && own.has(position)};
  }
  /// The same without a window along the lines.
  [[nodiscard]] TEAMFFT_FUNCTION Place along(unsigned r) const {
    auto const& own = m_view.dimensions[0];
    auto const element = static_cast<std::int32_t>(m_position + r * m_step);
    return {m_element + element * own.stride, m_factor + element * own.factor_stride, m_is_there};
  }

  [[nodiscard]] TEAMFFT_FUNCTION Stored* memory(Place const& place) const {
    if constexpr (taken_as == ViewElement::pair)
      return reinterpret_cast<Stored*>(static_cast<Real*>(m_view.memory) + place.element);
    else
      return static_cast<Stored*>(m_view.memory) + place.element;
  }
  [[nodiscard]] TEAMFFT_FUNCTION Value read(Place const& place) const {
    auto const v = *memory(place);
    if constexpr (is_real)
      return v;
    else
      return {v.re, v.im};
  }
  /// Else 0, without a branch: nothing waits for an element.
  [[nodiscard]] TEAMFFT_FUNCTION Value read_if_there(Place const& place) const {
#if defined(__CUDA_ARCH__)
    auto const p = __cvta_generic_to_global(memory(place));
    auto const is_there = static_cast<std::uint32_t>(place.is_there);
    Complex<Real> v{};
    if constexpr (is_real && sizeof(Real) == 4)
      asm volatile("{\n.reg .pred p;\nsetp.ne.u32 p, %2, 0;\n@p ld.global.f32 %0, [%1];\n}"
                   : "+f"(v.re)
                   : "l"(p), "r"(is_there));
    else if constexpr (is_real)
      asm volatile("{\n.reg .pred p;\nsetp.ne.u32 p, %2, 0;\n@p ld.global.f64 %0, [%1];\n}"
                   : "+d"(v.re)
                   : "l"(p), "r"(is_there));
    else if constexpr (sizeof(Real) == 4)
      asm volatile("{\n.reg .pred p;\nsetp.ne.u32 p, %3, 0;\n@p ld.global.v2.f32 {%0, %1}, [%2];\n}"
                   : "+f"(v.re), "+f"(v.im)
                   : "l"(p), "r"(is_there));
    else
      asm volatile("{\n.reg .pred p;\nsetp.ne.u32 p, %3, 0;\n@p ld.global.v2.f64 {%0, %1}, [%2];\n}"
                   : "+d"(v.re), "+d"(v.im)
                   : "l"(p), "r"(is_there));
    if constexpr (is_real)
      return v.re;
    else
      return v;
#else
    return place.is_there ? read(place) : Value{};
#endif
  }
  TEAMFFT_FUNCTION void write(Place const& place, Value const& v) const {
    if constexpr (is_real)
      *memory(place) = v;
    else
      *memory(place) = {v.re, v.im};
  }

  [[nodiscard]] TEAMFFT_FUNCTION Real const* real_factors() const { return static_cast<Real const*>(m_view.factors); }
  /// Of the place, or where nothing lies, any.
  [[nodiscard]] static TEAMFFT_FUNCTION std::int32_t factor_number(Place const& place) {
    return place.is_there ? place.factor : 0;
  }
  /// That factor; of pairs those of both.
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> factor(Place const& place) const {
    std::int32_t const at = factor_number(place);
    if (taken_as == ViewElement::complex && m_view.has_complex_factors) {
      auto const f = static_cast<ScalarPair<Real> const*>(m_view.factors)[at];
      return {f.re, f.im};
    }
    if constexpr (taken_as == ViewElement::pair)
      return {real_factors()[at], real_factors()[at + m_view.dimensions[0].factor_stride]};
    return {real_factors()[at], Real(0)};
  }

  [[nodiscard]] static TEAMFFT_FUNCTION Value product(DeviceView const& view, Value const& v, Complex<Real> const& f) {
    if (view.factors == nullptr) return v;
    if constexpr (is_real) {
      return v * f.re;
    } else if constexpr (taken_as == ViewElement::pair) {
      return {v.re * f.re, v.im * f.im};
    } else {
      if (view.has_complex_factors) return v * f;
      return {v.re * f.re, v.im * f.re};
    }
  }

  [[nodiscard]] TEAMFFT_FUNCTION Value with_beta(Value const& v, Value const& before) const {
    auto const beta = static_cast<Real>(m_view.beta);
    if constexpr (is_real)
      return v + beta * before;
    else
      return {v.re + beta * before.re, v.im + beta * before.im};
  }

  /// get(r) = combined(get(r), read(r)) for r < R, as many reads in flight as there are registers for beside the
  /// elements.
  template <unsigned R, class Other, class Get, class Read, class Combined>
  TEAMFFT_FUNCTION static void combine(Get const& get, Read const& read_other, Combined const& combined) {
    constexpr unsigned most = 64 / sizeof(Other), batches = (R + most - 1) / most, size = (R + batches - 1) / batches;
    static_for<batches>([&](auto batch) {
      constexpr unsigned first = decltype(batch)::value * size, count = R - first < size ? R - first : size;
      Other others[count];
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < count; ++r) others[r] = read_other(first + r);
      keep_apart();
      static_for<count>([&](auto r) {
        auto& v = get(std::integral_constant<unsigned, first + decltype(r)::value>());
        v = combined(v, others[decltype(r)::value]);
      });
    });
  }

  /// Real and complex factors in branches: held as the latter, the former would take twice the registers.
  template <unsigned R, class Number, class Get>
  TEAMFFT_FUNCTION void multiply(Number const& number, Get const& get) const {
    if (m_view.factors == nullptr) return;
    if constexpr (taken_as == ViewElement::complex)
      if (!m_view.has_complex_factors) {
        keep_branch<0>();
        return combine<R, Real>(
            get, [&](unsigned r) { return real_factors()[factor_number(at(number(r)))]; },
            [](Value const& v, Real f) {
              return Value{v.re * f, v.im * f};
            });
      }
    keep_branch<1>();
    if constexpr (taken_as == ViewElement::complex)
      combine<R, ScalarPair<Real>>(
          get,
          [&](unsigned r) {
            return static_cast<ScalarPair<Real> const*>(m_view.factors)[factor_number(at(number(r)))];
          },
          [](Value const& v, ScalarPair<Real> const& f) {
            return v * Complex<Real>{f.re, f.im};
          });
    else
      combine<R, Complex<Real>>(
          get, [&](unsigned r) { return factor(at(number(r))); },
          [&](Value const& v, Complex<Real> const& f) { return product(m_view, v, f); });
  }

  DeviceView const& m_view;
  std::uint32_t m_position, m_step;
  std::int32_t m_element = 0, m_factor = 0;
  bool m_is_there = true;
};

/// Ends of a pass (device/line/arguments.hpp) that options put around Views of reals or of complex elements.
template <class Real, bool FROM_REALS, bool TO_REALS>
struct ViewEnds {
  static constexpr SlotCalls calls = SlotCalls::views;
  static constexpr bool are_called = true, has_pairs = true, from_reals = FROM_REALS, to_reals = TO_REALS;
  template <bool is_complex>
  static constexpr bool has_source = is_complex != from_reals;
  template <bool is_complex>
  static constexpr bool has_sink = is_complex != to_reals;
  static TEAMFFT_FUNCTION bool calls_source(std::uint16_t flags) { return (flags & line_wise_called_load) != 0; }
  static TEAMFFT_FUNCTION bool calls_sink(std::uint16_t flags) { return (flags & line_wise_called_store) != 0; }

  DeviceView in, out;
  std::int64_t first_in, first_out;

  [[nodiscard]] TEAMFFT_FUNCTION auto source_along(std::int64_t offset, std::int64_t stride) const {
    return ViewAlong<is_taken_as(from_reals), Real>(in, first_in + offset, stride);
  }
  [[nodiscard]] TEAMFFT_FUNCTION auto sink_along(std::int64_t offset, std::int64_t stride) const {
    return ViewAlong<is_taken_as(to_reals), Real>(out, first_out + offset, stride);
  }
  /// Two reals, which lie side by side, as one element.
  [[nodiscard]] TEAMFFT_FUNCTION auto source_pairs_along(std::int64_t offset, std::int64_t stride) const {
    return ViewAlong<ViewElement::pair, Real>(in, first_in + offset, stride);
  }
  [[nodiscard]] TEAMFFT_FUNCTION auto sink_pairs_along(std::int64_t offset, std::int64_t stride) const {
    return ViewAlong<ViewElement::pair, Real>(out, first_out + offset, stride);
  }

 private:
  static constexpr ViewElement is_taken_as(bool real) { return real ? ViewElement::real : ViewElement::complex; }
};

}  // namespace TeamFFT::Impl

#endif
