// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ends of groups of short lines that are not complex elements as they lie in memory: between memory and the rows that
// the stages see.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_GROUP_ENDS_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_GROUP_ENDS_HPP

#include "engines/lanes/stages/host_group_lines.hpp"
#include "engines/lanes/stages/host_map_rows.hpp"
#include "engines/lanes/stages/host_spectrum_pair.hpp"

#include <TeamFFT/device/ends/line_wise.hpp>

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {

/// n rows of reals, W at a time of lines that are contiguous each, of `groups` groups; those of the next group lie
/// `apart` rows behind.
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void load_reals(GroupLines<Real const, W> lines, std::uint32_t n, Lanes<Real, W>* rows,
                                                std::uint32_t groups = 1, std::uint32_t apart = 0) {
  auto const each = [&](auto const& load) {
    for (std::uint32_t g = 0; g < groups; ++g, rows += apart, lines.first += W * lines.pitch) load();
  };
  if (!lines.contiguous_reals())
    return each([&] {
      for (std::uint32_t i = 0; i < n; ++i) rows[i] = lines.load_real(i);
    });
  if (n < W)
    return for_few<W>(
        n, [&](auto few) { each([&] { load_few<decltype(few)::value, W>(lines.first, lines.pitch, rows); }); });
  each([&] {
    for (std::uint32_t next = 0; next < n; next += W) {
      std::uint32_t const i = std::min(next, n - W);
      Lanes<Real, W> v[W];
      static_for<W>([&](auto w) { v[w] = load_lanes<Real, W>(lines.first + w * lines.pitch + i); });
      transpose<Real, W>(v);
      static_for<W>([&](auto r) { rows[i + r] = v[r]; });
    }
  });
}
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void store_reals(GroupLines<Real, W> lines, std::uint32_t n, Lanes<Real, W> const* rows,
                                                 std::uint32_t groups = 1, std::uint32_t apart = 0) {
  auto const each = [&](auto const& store) {
    for (std::uint32_t g = 0; g < groups; ++g, rows += apart, lines.first += W * lines.pitch) store();
  };
  if (!lines.contiguous_reals())
    return each([&] {
      for (std::uint32_t i = 0; i < n; ++i) lines.store_real(i, rows[i]);
    });
  if (n < W)
    return for_few<W>(
        n, [&](auto few) { each([&] { store_few<decltype(few)::value, W>(lines.first, lines.pitch, rows); }); });
  each([&] {
    for (std::uint32_t next = 0; next < n; next += W) {
      std::uint32_t const i = std::min(next, n - W);
      Lanes<Real, W> v[W];
      static_for<W>([&](auto r) { v[r] = rows[i + r]; });
      transpose<Real, W>(v);
      static_for<W>([&](auto w) { store_lanes<Real, W>(lines.first + w * lines.pitch + i, v[w]); });
    }
  });
}

/// Loads n complex elements of each line.
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void load_elements(GroupLines<Real const, W> lines, std::uint32_t n,
                                                   Complex<Lanes<Real, W>>* rows, std::uint32_t groups = 1,
                                                   std::uint32_t apart = 0) {
  std::uint32_t const count = std::min<std::uint32_t>(W / 2, n);
  for (std::uint32_t g = 0; g < groups; ++g, rows += apart, lines.first += W * lines.pitch)
    for (std::uint32_t j = 0; j < n; j += count)
      load_part<W>(lines, std::min(j, n - count), count, rows + std::min(j, n - count));
}
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void store_elements(GroupLines<Real, W> lines, std::uint32_t n,
                                                    Complex<Lanes<Real, W>> const* rows, std::uint32_t groups = 1,
                                                    std::uint32_t apart = 0) {
  std::uint32_t const count = std::min<std::uint32_t>(W / 2, n);
  for (std::uint32_t g = 0; g < groups; ++g, rows += apart, lines.first += W * lines.pitch)
    for (std::uint32_t k = 0; k < n; k += count)
      store_part<W>(lines, std::min(k, n - count), count, rows + std::min(k, n - count));
}

/// part(k, count) for parts of at most W/2 of the rows k = 0 .. M/2, whose mirrors are M - (k + count - 1) .. M - k.
/// The last one overlaps the one before.
template <unsigned W, class Part>
void for_mirrored_parts(std::uint32_t M, Part const& part) {
  std::uint32_t const rows = M / 2 + 1, count = std::min<std::uint32_t>(W / 2, rows);
  for (std::uint32_t k = 0; k < rows; k += count) part(std::min(k, rows - count), count);
}

/// z_0 .. z_(M-1) from the half-spectra V_0 .. V_M.
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void group_from_spectrum(PassArguments<Real> const& a,
                                                         GroupLines<Real const, W> const& spectrum,
                                                         Complex<Lanes<Real, W>>* z) {
  using V = Lanes<Real, W>;
  std::uint32_t const M = a.length;
  bool const flip = has(a, line_wise_conjugate_load);
  auto const set = [&](std::uint32_t k, Complex<V> const& x, Complex<V> const& y) {
    auto const w = factor(a, a.maps.pair, k);
    auto const pair = flip ? from_spectrum(conjugate(x), y, w) : from_spectrum(x, conjugate(y), w);
    z[k] = pair.first;
    if (k != 0) z[M - k] = pair.second;
  };
  for_mirrored_parts<W>(M, [&](std::uint32_t k, unsigned count) {
    Complex<V> v[W / 2], mirror[W / 2];
    load_part<W>(spectrum, k, count, v);
    load_part<W>(spectrum, M - (k + count - 1), count, mirror);
    if (k == 0) v[0].im = mirror[count - 1].im = V{};
    for (unsigned i = 0; i < count; ++i) set(k + i, v[i], mirror[count - 1 - i]);
  });
}

/// The half-spectra from z, with the scale.
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void group_to_spectrum(PassArguments<Real> const& a, Complex<Lanes<Real, W>> const* z,
                                                       GroupLines<Real, W> const& spectrum) {
  using V = Lanes<Real, W>;
  std::uint32_t const M = a.length;
  bool const flip = has(a, line_wise_conjugate_store), scale = a.is_scaled();
  auto const set = [&](std::uint32_t k, Complex<V>& low, Complex<V>& high) {
    auto pair = to_spectrum<Real>(z[k], conjugate(z[k == 0 ? 0 : M - k]), factor(a, a.maps.pair, k));
    if (scale) pair = {scaled_lanes<Real, W>(a.scale, pair.first), scaled_lanes<Real, W>(a.scale, pair.second)};
    low = flip ? conjugate(pair.first) : pair.first;
    high = flip ? conjugate(pair.second) : pair.second;
  };
  for_mirrored_parts<W>(M, [&](std::uint32_t k, unsigned count) {
    Complex<V> v[W / 2], mirror[W / 2];
    for (unsigned i = 0; i < count; ++i) set(k + i, v[i], mirror[count - 1 - i]);
    store_part<W>(spectrum, k, count, v);
    store_part<W>(spectrum, M - (k + count - 1), count, mirror);
  });
}

/// Whole lines from half-spectra: v_j up to N/2, and conj v_(N-j) above.
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void group_from_half(PassArguments<Real> const& a,
                                                     GroupLines<Real const, W> const& half,
                                                     Complex<Lanes<Real, W>>* z) {
  using V = Lanes<Real, W>;
  std::uint32_t const N = a.length;
  bool const flip = has(a, line_wise_conjugate_load);
  load_elements<W>(half, N / 2 + 1, z);
  z[0].im = V{};
  if (N % 2 == 0) z[N / 2].im = V{};
  for (std::uint32_t j = 1; 2 * j < N; ++j) {
    auto const v = z[j];
    z[j] = flip ? conjugate(v) : v;
    z[N - j] = flip ? v : conjugate(v);
  }
}

template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void group_to_half(PassArguments<Real> const& a, Complex<Lanes<Real, W>>* z,
                                                   GroupLines<Real, W> const& half) {
  std::uint32_t const rows = a.length / 2 + 1;
  if (has(a, line_wise_conjugate_store))
    for (std::uint32_t k = 0; k < rows; ++k) z[k] = conjugate(z[k]);
  store_elements<W>(half, rows, z);
}

/// What an end of a group's lines is (maps.hpp): complex elements; the half-spectrum of a packed real line, or of one
/// with a row for each element; reals as complex elements, or two to one; reals behind a map.
enum class GroupEnd : std::uint8_t { complex, spectrum, half, reals, pairs, mapped };

inline GroupEnd group_end(bool line_wise, bool real, Map map, Packing packing) {
  if (!line_wise) return real ? GroupEnd::reals : GroupEnd::complex;
  if (map == Map::half) return packing == Packing::spectrum ? GroupEnd::spectrum : GroupEnd::half;
  if (map != Map::none) return GroupEnd::mapped;
  return packing == Packing::pairs ? GroupEnd::pairs : GroupEnd::reals;
}
template <class Real>
GroupEnd group_load(PassArguments<Real> const& a) {
  return group_end(a.has(flag_line_wise_load), a.has(flag_real_load), a.maps.load, a.maps.load_packing);
}
template <class Real>
GroupEnd group_store(PassArguments<Real> const& a) {
  return group_end(a.has(flag_line_wise_store), has(a, line_wise_real_store), a.maps.store, a.maps.store_packing);
}

/// Scalars of an element, and elements of a line.
struct GroupElements {
  std::uint32_t scalars, count;

  template <class Real>
  GroupElements(PassArguments<Real> const& a, GroupEnd end)
      : scalars(end == GroupEnd::complex || end == GroupEnd::spectrum || end == GroupEnd::half ? 2 : 1),
        count(count_of(a, end)) {}

 private:
  template <class Real>
  static std::uint32_t count_of(PassArguments<Real> const& a, GroupEnd end) {
    switch (end) {
      case GroupEnd::spectrum: return a.length + 1;
      case GroupEnd::half: return a.length / 2 + 1;
      case GroupEnd::pairs: return 2 * a.length;
      case GroupEnd::mapped: return static_cast<std::uint32_t>(a.maps.length);
      default: return a.length;
    }
  }
};

/// z, the rows that the first stage reads, before the load's swap; `reals` is scratch for 2 N rows of reals.
template <unsigned W, class Real>
void load_group(PassArguments<Real> const& a, GroupEnd end, GroupLines<Real const, W> const& from,
                Lanes<Real, W>* reals, Complex<Lanes<Real, W>>* z) {
  switch (end) {
    case GroupEnd::complex: return;
    case GroupEnd::spectrum: return group_from_spectrum<W>(a, from, z);
    case GroupEnd::half: return group_from_half<W>(a, from, z);
    case GroupEnd::pairs: return load_reals<W>(from, 2 * a.length, &z->re);
    case GroupEnd::reals:
      load_reals<W>(from, a.length, reals);
      for (std::uint32_t i = 0; i < a.length; ++i) z[i] = {reals[i], Lanes<Real, W>{}};
      return;
    case GroupEnd::mapped:
      load_reals<W>(from, static_cast<std::uint32_t>(a.maps.length), reals);
      return rows_from_reals<Real, W>(a, reals, z);
  }
}

/// The counterpart: z from the last stage, with its swap, and with its scale but for spectra and maps.
template <unsigned W, class Real>
void store_group(PassArguments<Real> const& a, GroupEnd end, Complex<Lanes<Real, W>>* z, Lanes<Real, W>* reals,
                 GroupLines<Real, W> const& to) {
  switch (end) {
    case GroupEnd::complex: return;
    case GroupEnd::spectrum: return group_to_spectrum<W>(a, z, to);
    case GroupEnd::half: return group_to_half<W>(a, z, to);
    case GroupEnd::pairs: return store_reals<W>(to, 2 * a.length, &z->re);
    case GroupEnd::reals:
      for (std::uint32_t i = 0; i < a.length; ++i) reals[i] = z[i].re;
      return store_reals<W>(to, a.length, reals);
    case GroupEnd::mapped:
      reals_from_rows<Real, W>(a, z, reals);
      return store_reals<W>(to, static_cast<std::uint32_t>(a.maps.length), reals);
  }
}

}  // namespace TeamFFT::Impl

#endif
