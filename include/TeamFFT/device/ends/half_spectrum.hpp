// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whole lines of reals and their half-spectra, between memory and a line that `Lines` tells the place of: PackedLines
// and OddLines (device/engines/scratch_line/ends.hpp) in scratch, MappedLines (device/engines/map/map.hpp) in memory.
#ifndef TEAMFFT_DEVICE_ENDS_HALF_SPECTRUM_HPP
#define TEAMFFT_DEVICE_ENDS_HALF_SPECTRUM_HPP

#include <TeamFFT/device/line/accessor.hpp>

#include <type_traits>

namespace TeamFFT::Impl {

/// Whether lines are the rows of boxes of reals, each of which belongs to the row of the opposite frequencies:
/// s.mirror(row). Other lines are their own mirrors.
template <class Lines>
inline constexpr bool are_rows = requires(Lines const& s) {
  s.mirror(0u);
};

template <class Lines>
TEAMFFT_FUNCTION std::uint32_t mirror_of(Lines const& s, std::uint32_t line) {
  if constexpr (are_rows<Lines>)
    return s.mirror(line);
  else
    return line;
}

/// Two elements that belong together.
template <class Element>
struct Mirrored {
  Element v, mirror;
};

/// The half-spectrum V_0 .. V_(N/2) of a whole line on one side: even N with the pair step of the packed line of M =
/// N/2 elements (maps.hpp, packing `spectrum`), odd N as it is. Rows of a box are such lines, too, where V_(M-k) is the
/// mirror row's. On its other side are reals, which where they lie side by side in pairs meet the stages as complex
/// elements.
struct HalfSpectrumEnds {
  template <class Lines, class Member>
  static TEAMFFT_FUNCTION void load(Member const& member, Lines const& s) {
    using Real = typename Lines::Scalar;
    auto const& a = s.a;
    auto const M = a.maps.line_elements, count = static_cast<std::uint32_t>(a.maps.count);
    auto const stride = static_cast<std::int32_t>(a.load_stride);
    bool const is_conjugate = has(a, line_wise_conjugate_load);
    auto const offset = [&](std::uint32_t line, std::uint32_t k) {
      return s.load_offset(line) + static_cast<std::int32_t>(k < count ? k : 0) * stride;
    };
    auto const read = [&](std::uint32_t line, std::uint32_t k) { return read_element(a, offset(line, k)); };
    // without a branch
    auto const value = [&](std::uint32_t k, auto const& v) {
      return k < count ? v : std::remove_cvref_t<decltype(v)>{};
    };
    if (a.has(flag_real_load)) {
      [[maybe_unused]] auto const real = [&](std::uint32_t line, std::uint32_t p) {
        return read_scalar(a, offset(line, p));
      };
      if constexpr (Lines::is_odd)
        s.load_items(member, M, real,
                     [&](std::uint32_t line, std::uint32_t p, auto const& v) { s.put_real(line, p, value(p, v)); });
      else
        s.load_items(
            member, M,
            [&](std::uint32_t line, std::uint32_t j) {
              return Complex<Real>{real(line, 2 * j), real(line, 2 * j + 1)};
            },
            [&](std::uint32_t line, std::uint32_t j, Complex<Real> const& z) {
              s.put(line, j, Complex<Real>{value(2 * j, z.re), value(2 * j + 1, z.im)});
            });
    } else if constexpr (!Lines::is_odd) {
      constexpr std::uint32_t first = are_rows<Lines> ? 1 : 0;
      if constexpr (are_rows<Lines>) load_first_of_rows<Real>(member, s, M, read);
      s.load_items(
          member, M / 2 + 1 - first,
          [&](std::uint32_t line, std::uint32_t item) {
            std::uint32_t const i = item + first;
            return Mirrored<Complex<Real>>{read(line, i), read(mirror_of(s, line), M - i)};
          },
          [&](std::uint32_t line, std::uint32_t number, Mirrored<Complex<Real>> const& both) {
            std::uint32_t const i = number + first;
            Mirrored<Complex<Real>> item{value(i, both.v), value(M - i, both.mirror)};
            if (i == 0) item.v.im = item.mirror.im = Real(0);
            auto const v = is_conjugate ? conjugate(item.v) : item.v,
                       mirror = is_conjugate ? item.mirror : conjugate(item.mirror);
            auto const even = v + mirror, odd = (v - mirror) * conjugate(s.factor(a.maps.pair, i));
            s.put(line, i, {even.re - odd.im, even.im + odd.re});
            if (i != 0 && 2 * i != M) s.put(mirror_of(s, line), M - i, {even.re + odd.im, odd.re - even.im});
          });
    } else {
      s.load_items(member, M / 2 + 1, read, [&](std::uint32_t line, std::uint32_t k, Complex<Real> const& element) {
        auto v = value(k, element);
        if (k == 0) v.im = Real(0);
        if (is_conjugate) v = conjugate(v);
        s.put(line, k, v);
        if (k != 0) s.put(line, M - k, conjugate(v));
      });
    }
  }

  template <class Lines, class Member>
  static TEAMFFT_FUNCTION void store(Member const& member, Lines const& s) {
    using Real = typename Lines::Scalar;
    auto const& a = s.a;
    auto const M = a.maps.line_elements;
    auto const stride = static_cast<std::int32_t>(a.store_stride);
    bool const is_conjugate = has(a, line_wise_conjugate_store);
    auto const offset = [&](std::uint32_t line, std::uint32_t k) {
      return s.store_offset(line) + static_cast<std::int32_t>(k) * stride;
    };
    auto const write = [&](std::uint32_t line, std::uint32_t k, Complex<Real> v) {
      write_finished(a, offset(line, k), scaled(a.scale, is_conjugate ? conjugate(v) : v));
    };
    auto const element = [&](std::uint32_t line, std::uint32_t k) { return s.fetch(line, k); };
    if (has(a, line_wise_real_store)) {
      auto const set = [&](std::uint32_t line, std::uint32_t p, Real v) {
        write_scalar(a, offset(line, p), scaled(a.scale, v));
      };
      if constexpr (Lines::is_odd)
        s.store_items(
            member, M, [&](std::uint32_t line, std::uint32_t p) { return s.fetch_real(line, p); }, set);
      else
        s.store_items(member, M, element, [&](std::uint32_t line, std::uint32_t k, Complex<Real> const& v) {
          set(line, 2 * k, v.re);
          set(line, 2 * k + 1, v.im);
        });
    } else if constexpr (!Lines::is_odd) {
      struct Item {
        Complex<Real> v, mirror, factor;
      };
      s.store_items(
          member, M / 2 + 1,
          [&](std::uint32_t line, std::uint32_t i) {
            std::uint32_t const other = i == 0 ? 0 : M - i, mirror = mirror_of(s, line);
            return Item{s.fetch(line, i), s.fetch(mirror, other), s.factor(a.maps.pair, i)};
          },
          [&](std::uint32_t line, std::uint32_t i, Item const& item) {
            auto const z = conjugate(item.mirror), even = item.v + z, odd = (item.v - z) * item.factor;
            write(line, i, {(even.re + odd.im) / 2, (even.im - odd.re) / 2});
            if (2 * i != M) write(mirror_of(s, line), M - i, {(even.re - odd.im) / 2, -(even.im + odd.re) / 2});
          });
    } else {
      s.store_items(member, M / 2 + 1, element, write);
    }
  }

 private:
  /// Element 0 of each row before the first stage, from V_0 and V_M, of which what belongs to a real line is taken:
  /// (V_k + conj V'_k)/2, V' the mirror row's.
  template <class Real, class Lines, class Member, class Read>
  static TEAMFFT_FUNCTION void load_first_of_rows(Member const& member, Lines const& s, std::uint32_t M,
                                                  Read const& read) {
    struct Item {
      Mirrored<Complex<Real>> low, high;
    };
    auto const real_part = [](Mirrored<Complex<Real>> const& both) {
      auto const sum = both.v + conjugate(both.mirror);
      return Complex<Real>{sum.re / 2, sum.im / 2};
    };
    s.load_items(
        member, 1,
        [&](std::uint32_t row, std::uint32_t) {
          std::uint32_t const mirror = s.mirror(row);
          return Item{{read(row, 0), read(mirror, 0)}, {read(row, M), read(mirror, M)}};
        },
        [&](std::uint32_t row, std::uint32_t, Item const& item) {
          auto const low = real_part(item.low), high = real_part(item.high), even = low + high, odd = low - high;
          s.put(row, 0, {even.re - odd.im, even.im + odd.re});
        });
  }
};

}  // namespace TeamFFT::Impl

#endif
