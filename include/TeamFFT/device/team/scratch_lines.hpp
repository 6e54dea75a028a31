// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A team's lines of a length that is known at run time, on devices: they lie in scratch, where stages of run-time
// radices work in place by places from a table (device/engines/scratch_line). Lengths with a prime factor above 13 are
// Bluestein's convolutions there (1970). The way back of a convolution is the transposed stages in reverse order, which
// need no other tables (device/engines/scratch_line/chirp.hpp).
#ifndef TEAMFFT_DEVICE_TEAM_SCRATCH_LINES_HPP
#define TEAMFFT_DEVICE_TEAM_SCRATCH_LINES_HPP

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/device/engines/scratch_line/scratch_line.hpp>
#include <TeamFFT/device/engines/scratch_line/sweep_ahead.hpp>
#include <TeamFFT/device/team/values.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace TeamFFT::Impl {

inline constexpr unsigned most_team_stages = 8;  ///< 5^6 in scratch of 227 KB has six of radices up to 16

/// Threads that a team of run-time lines has at most: of 128 registers, or 255. In double the sweeps beside the stages
/// want more than 128 (nvcc 13.0: 176 to 900 bytes spilled).
template <class Real>
inline constexpr unsigned most_scratch_line_threads = sizeof(Real) == 4 ? 512 : 256;

/// A complex line of `length` elements, by stages of `padded` elements: a convolution where the two differ. Offsets of
/// tables are in bytes.
struct ScratchLineStages {
  std::uint32_t length, padded, pitch, stage_count;
  std::uint32_t before, after;  ///< 16 bits for each element: its place before the first stage, and after the last
  std::uint32_t chirp, filter;  ///< c_n, n < length; the spectrum of the chirps' filter by place
  ScratchLineStage stages[most_team_stages];

  [[nodiscard]] TEAMFFT_FUNCTION bool has_chirp() const { return padded != length; }
};

/// Lines of N elements, or of N reals. Even lines of reals are complex lines of N/2.
struct ScratchLineTables {
  std::uint32_t N, lines, roots;  ///< roots: W_N^k, k <= N/4
  ScratchLineStages whole, half;
};

/// What is made on the host for a device with so much scratch for a team. Throws Error where a line does not fit.
struct PreparedScratchLines {
  ScratchLineTables shape;
  std::vector<char> tables;
  std::size_t scratch_bytes;
  unsigned team_size;
};
template <class Real>
[[nodiscard]] TEAMFFT_EXPORT PreparedScratchLines prepare_scratch_lines(std::size_t N, std::size_t lines,
                                                                        std::size_t most_scratch, char const* space);

extern template TEAMFFT_EXPORT PreparedScratchLines prepare_scratch_lines<float>(std::size_t, std::size_t, std::size_t,
                                                                                 char const*);
extern template TEAMFFT_EXPORT PreparedScratchLines prepare_scratch_lines<double>(std::size_t, std::size_t, std::size_t,
                                                                                  char const*);

/// Butterflies `rank`, rank + size, .. of a stage, in place; transposed: the twiddles come after the butterfly.
template <unsigned R, class Real>
TEAMFFT_FUNCTION void stage_in_place(Complex<Real>* data, Place const* places, Complex<Real> const* twiddles,
                                     std::uint32_t count, std::uint32_t L, std::uint32_t step, std::uint32_t rank,
                                     std::uint32_t size, bool transposed) {
  for (std::uint32_t i = rank; i < count; i += size) {
    Place const place = load_place(places, i, count, i);
    TwiddleRows<R, Real> rows{};
    if (L != 1) rows.load(twiddles, L, place.twiddle);
    Complex<Real> y[R];
    Complex<Real>* const own = data + place.read;
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) y[r] = read_scratch(own + r * step);
    if (L != 1 && !transposed) rows.apply(y);
    Butterfly<R>::template apply<Real>(y);
    if (L != 1 && transposed) rows.apply(y);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) write_scratch(own + r * step, y[r]);
  }
}

/// The stage of the radices in [low, high) that is asked for, by bisection.
template <unsigned low, unsigned high, class Real>
TEAMFFT_FUNCTION void dispatch_stage_in_place(unsigned R, Complex<Real>* data, Place const* places,
                                              Complex<Real> const* twiddles, std::uint32_t count, std::uint32_t L,
                                              std::uint32_t step, std::uint32_t rank, std::uint32_t size,
                                              bool transposed) {
  if constexpr (high - low == 1) {
    stage_in_place<low>(data, places, twiddles, count, L, step, rank, size, transposed);
  } else {
    constexpr unsigned middle = low + (high - low) / 2;
    if (R < middle)
      dispatch_stage_in_place<low, middle>(R, data, places, twiddles, count, L, step, rank, size, transposed);
    else
      dispatch_stage_in_place<middle, high>(R, data, places, twiddles, count, L, step, rank, size, transposed);
  }
}

/// One for all kernels of a user's file: its code is long.
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void run_stage_in_place(unsigned R, Complex<Real>* data, Place const* places,
                                                  Complex<Real> const* twiddles, std::uint32_t count, std::uint32_t L,
                                                  std::uint32_t step, std::uint32_t rank, std::uint32_t size,
                                                  bool transposed) {
  dispatch_stage_in_place<2, common_radix + 1>(R, data, places, twiddles, count, L, step, rank, size, transposed);
}

template <class Real>
class ScratchLines {
  using Element = Complex<Real>;

 public:
  /// The shape stays where the kernel has its arguments.
  TEAMFFT_FUNCTION ScratchLines(ScratchLineTables const& shape, char const* tables)
      : m_shape(shape), m_tables(tables) {}

  /// y_k = sum_j x_j W_N^(j k).
  template <class Member, class Load, class Store>
  TEAMFFT_FUNCTION void transform(Member const& member, void* scratch, Load const& load, Store const& store) const {
    auto const& s = m_shape.whole;
    auto* const data = static_cast<Element*>(scratch);
    fill(member, s, data, load);
    forward(member, s, data);
    sweep<Element>(
        member, s.length, [&](std::uint32_t line, std::uint32_t k) { return result(s, data, line, k); },
        [&](std::uint32_t line, std::uint32_t k, Element const& y) { store(line, k, y); });
  }

  template <class Member, class Load, class Store>
  TEAMFFT_FUNCTION void r2c(Member const& member, void* scratch, Load const& load, Store const& store) const {
    auto* const data = static_cast<Element*>(scratch);
    if (!has_half()) {
      transform(
          member, scratch,
          [&](std::uint32_t line, std::uint32_t j) {
            return Element{load(line, j), Real(0)};
          },
          [&](std::uint32_t line, std::uint32_t k, Element const& y) {
            if (2 * k <= m_shape.N) store(line, k, y);
          });
      return;
    }
    auto const& s = m_shape.half;
    fill_reals(member, s, data, load);
    forward(member, s, data);
    sweep<SpectrumPair<Real>>(
        member, s.length / 2 + 1, [&](std::uint32_t line, std::uint32_t k) { return pair(s, data, line, k); },
        [&](std::uint32_t line, std::uint32_t k, SpectrumPair<Real> const& X) {
          store(line, k, X.low);
          if (2 * k != s.length) store(line, s.length - k, X.high);
        });
  }

  template <class Member, class Load, class Store>
  TEAMFFT_FUNCTION void c2r(Member const& member, void* scratch, Load const& load, Store const& store) const {
    auto* const data = static_cast<Element*>(scratch);
    if (!has_half()) {
      transform(
          member, scratch,
          [&](std::uint32_t line, std::uint32_t k) {
            return swapped(hermitian(k, [&](std::uint32_t i) { return load(line, i); }));
          },
          [&](std::uint32_t line, std::uint32_t j, Element const& y) { store(line, j, y.im); });
      return;
    }
    auto const& s = m_shape.half;
    clear_padding(member, s, data);
    sweep<SpectrumPair<Real>>(
        member, s.length / 2 + 1,
        [&](std::uint32_t line, std::uint32_t k) {
          if (2 * k == s.length) return SpectrumPair<Real>{load(line, k), {}};
          return SpectrumPair<Real>{load(line, k), load(line, s.length - k)};
        },
        [&](std::uint32_t line, std::uint32_t k, SpectrumPair<Real> const& X) {
          put_pair(s, data, line, k, X, s.before);
        });
    member.team_barrier();
    forward(member, s, data);
    sweep<Element>(
        member, s.length, [&](std::uint32_t line, std::uint32_t j) { return result(s, data, line, j); },
        [&](std::uint32_t line, std::uint32_t j, Element const& z) { store_pair(line, j, z, store); });
  }

  /// store(line, j, sum_k f_k X_k W_N^(-j k)).
  template <class Member, class Load, class Filter, class Store>
  TEAMFFT_FUNCTION void convolve(Member const& member, void* scratch, Load const& load, Filter const& filter,
                                 Store const& store) const {
    auto const& s = m_shape.whole;
    auto* const data = static_cast<Element*>(scratch);
    fill(member, s, data, load);
    forward(member, s, data);
    sweep<Element>(
        member, s.length,
        [&](std::uint32_t line, std::uint32_t k) {
          return swapped(filtered_by(result(s, data, line, k), filter(line, k)));
        },
        [&](std::uint32_t line, std::uint32_t k, Element const& v) { put(s, data, line, k, v, turning_places(s)); });
    turn(member, s, data);
    sweep<Element>(
        member, s.length, [&](std::uint32_t line, std::uint32_t j) { return returned(s, data, line, j); },
        [&](std::uint32_t line, std::uint32_t j, Element const& v) { store(line, j, swapped(v)); });
  }

  /// The same for reals, by the half-spectrum.
  template <class Member, class Load, class Filter, class Store>
  TEAMFFT_FUNCTION void convolve_reals(Member const& member, void* scratch, Load const& load, Filter const& filter,
                                       Store const& store) const {
    if (!has_half()) {
      convolve(
          member, scratch,
          [&](std::uint32_t line, std::uint32_t j) {
            return Element{load(line, j), Real(0)};
          },
          [&](std::uint32_t line, std::uint32_t k) {
            return hermitian(k, [&](std::uint32_t i) {
              return filtered_by(Element{Real(1), Real(0)}, filter(line, i));
            });
          },
          [&](std::uint32_t line, std::uint32_t j, Element const& y) { store(line, j, y.re); });
      return;
    }
    auto const& s = m_shape.half;
    auto* const data = static_cast<Element*>(scratch);
    fill_reals(member, s, data, load);
    forward(member, s, data);
    sweep<SpectrumPair<Real>>(
        member, s.length / 2 + 1,
        [&](std::uint32_t line, std::uint32_t k) {
          auto const X = pair(s, data, line, k);
          if (2 * k == s.length) return SpectrumPair<Real>{filtered_by(X.low, filter(line, k)), {}};
          return SpectrumPair<Real>{filtered_by(X.low, filter(line, k)),
                                    filtered_by(X.high, filter(line, s.length - k))};
        },
        [&](std::uint32_t line, std::uint32_t k, SpectrumPair<Real> const& X) {
          put_pair(s, data, line, k, X, turning_places(s));
        });
    turn(member, s, data);
    sweep<Element>(
        member, s.length, [&](std::uint32_t line, std::uint32_t j) { return returned(s, data, line, j); },
        [&](std::uint32_t line, std::uint32_t j, Element const& z) { store_pair(line, j, z, store); });
  }

 private:
  [[nodiscard]] TEAMFFT_FUNCTION bool has_half() const { return m_shape.N % 2 == 0 && m_shape.N > 2; }

  template <class T>
  [[nodiscard]] TEAMFFT_FUNCTION T const* table(std::uint32_t offset) const {
    return reinterpret_cast<T const*>(m_tables + offset);
  }
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t place(std::uint32_t places, std::uint32_t i) const {
#ifdef __CUDA_ARCH__
    return __ldg(table<std::uint16_t>(places) + i);
#else
    return table<std::uint16_t>(places)[i];
#endif
  }

  /// put(line, i, read(line, i)) for `items` of each line, some reads of a thread before their puts. A pair's reads and
  /// puts are those of no other pair.
  template <class Item, class Member, class Read, class Put>
  TEAMFFT_FUNCTION void sweep(Member const& member, std::uint32_t items, Read const& read, Put const& put_item) const {
    auto const by = small_divisor_of(items);
    std::uint32_t const count = m_shape.lines * items, team = static_cast<std::uint32_t>(member.team_size());
    constexpr unsigned in_flight = sizeof(Item) > 16 ? 2 : 4;
    for (std::uint32_t e = static_cast<std::uint32_t>(member.team_rank()); e < count; e += in_flight * team) {
      Item item[in_flight];
      std::uint32_t line[in_flight], i[in_flight];
      TEAMFFT_UNROLL
      for (unsigned u = 0; u < in_flight; ++u) {
        std::uint32_t const at = e + u * team;
        line[u] = by.quotient(at);
        i[u] = at - line[u] * items;
        if (at < count) item[u] = read(line[u], i[u]);
      }
      TEAMFFT_UNROLL
      for (unsigned u = 0; u < in_flight; ++u)
        if (e + u * team < count) put_item(line[u], i[u], item[u]);
    }
  }
  /// small_divisor() by a division of 32 bits, which is what a device can do.
  TEAMFFT_FUNCTION static SmallDivisor small_divisor_of(std::uint32_t n) { return {n, (0x80000000u + n - 1) / n}; }

  /// Element j on its way to the place that `places` say.
  TEAMFFT_FUNCTION void put(ScratchLineStages const& s, Element* data, std::uint32_t line, std::uint32_t j,
                            Element const& x, std::uint32_t places) const {
    write_scratch(data + line * s.pitch + place(places, j),
                  s.has_chirp() ? x * load_constant(table<Element>(s.chirp) + j) : x);
  }
  TEAMFFT_FUNCTION Element chirped(ScratchLineStages const& s, Element const* data, std::uint32_t line,
                                   std::uint32_t k) const {
    return swapped(read_scratch(data + line * s.pitch + place(s.before, k))) *
           load_constant(table<Element>(s.chirp) + k);
  }
  /// After forward().
  TEAMFFT_FUNCTION Element result(ScratchLineStages const& s, Element const* data, std::uint32_t line,
                                  std::uint32_t k) const {
    return s.has_chirp() ? chirped(s, data, line, k) : read_scratch(data + line * s.pitch + place(s.after, k));
  }
  /// After turn().
  TEAMFFT_FUNCTION Element returned(ScratchLineStages const& s, Element const* data, std::uint32_t line,
                                    std::uint32_t j) const {
    return s.has_chirp() ? chirped(s, data, line, j) : read_scratch(data + line * s.pitch + place(s.before, j));
  }
  /// Where turn() wants a spectrum.
  TEAMFFT_FUNCTION static std::uint32_t turning_places(ScratchLineStages const& s) {
    return s.has_chirp() ? s.before : s.after;
  }

  /// X_k and X_(M-k), once each: of k = M/2 the first counts.
  TEAMFFT_FUNCTION SpectrumPair<Real> pair(ScratchLineStages const& s, Element const* data, std::uint32_t line,
                                           std::uint32_t k) const {
    auto const z = result(s, data, line, k), mirror = k == 0 ? z : result(s, data, line, s.length - k);
    return spectrum_of(z, mirror, load_constant(table<Element>(m_shape.roots) + k));
  }
  TEAMFFT_FUNCTION void put_pair(ScratchLineStages const& s, Element* data, std::uint32_t line, std::uint32_t k,
                                 SpectrumPair<Real> const& X, std::uint32_t places) const {
    if (2 * k == s.length) return put(s, data, line, k, packed_middle(X.low), places);
    auto const z = packed_of(k == 0 ? without_imaginary_ends(X) : X, load_constant(table<Element>(m_shape.roots) + k));
    put(s, data, line, k, z.low, places);
    if (k != 0) put(s, data, line, s.length - k, z.high, places);
  }
  template <class Store>
  // parts swapped
  TEAMFFT_FUNCTION static void store_pair(std::uint32_t line, std::uint32_t j, Element const& z, Store const& store) {
    store(line, 2 * j, z.im);
    store(line, 2 * j + 1, z.re);
  }

  template <class Get>
  TEAMFFT_FUNCTION Element hermitian(std::uint32_t k, Get const& get) const {
    if (k == 0 || 2 * k == m_shape.N) return {get(k).re, Real(0)};
    return 2 * k < m_shape.N ? get(k) : conjugate(get(m_shape.N - k));
  }

  template <class Member, class Load>
  TEAMFFT_FUNCTION void fill(Member const& member, ScratchLineStages const& s, Element* data, Load const& load) const {
    clear_padding(member, s, data);
    sweep<Element>(
        member, s.length, [&](std::uint32_t line, std::uint32_t j) { return load(line, j); },
        [&](std::uint32_t line, std::uint32_t j, Element const& x) { put(s, data, line, j, x, s.before); });
    member.team_barrier();
  }
  template <class Member, class Load>
  TEAMFFT_FUNCTION void fill_reals(Member const& member, ScratchLineStages const& s, Element* data,
                                   Load const& load) const {
    fill(member, s, data, [&](std::uint32_t line, std::uint32_t j) {
      return Element{load(line, 2 * j), load(line, 2 * j + 1)};
    });
  }
  /// Elements of the padded line that are none of the line's.
  template <class Member>
  TEAMFFT_FUNCTION void clear_padding(Member const& member, ScratchLineStages const& s, Element* data) const {
    if (!s.has_chirp()) return;
    sweep<Element>(
        member, s.padded - s.length, [&](std::uint32_t, std::uint32_t) { return Element{}; },
        [&](std::uint32_t line, std::uint32_t j, Element const& zero) {
          write_scratch(data + line * s.pitch + place(s.before, s.length + j), zero);
        });
  }

  /// Scratch is filled and everybody's before it, and after it.
  template <class Member>
  TEAMFFT_FUNCTION void forward(Member const& member, ScratchLineStages const& s, Element* data) const {
    onward(member, s, data);
    if (!s.has_chirp()) return;
    sweep<Element>(
        member, s.pitch, [&](std::uint32_t line, std::uint32_t at) { return read_scratch(data + line * s.pitch + at); },
        [&](std::uint32_t line, std::uint32_t at, Element const& v) {
          write_scratch(data + line * s.pitch + at, swapped(v * load_constant(table<Element>(s.filter) + at)));
        });
    member.team_barrier();
    transposed(member, s, data);
  }
  /// From a spectrum, parts swapped, to elements.
  template <class Member>
  TEAMFFT_FUNCTION void turn(Member const& member, ScratchLineStages const& s, Element* data) const {
    clear_padding(member, s, data);
    member.team_barrier();
    if (s.has_chirp())
      forward(member, s, data);
    else
      transposed(member, s, data);
  }
  template <class Member>
  TEAMFFT_FUNCTION void onward(Member const& member, ScratchLineStages const& s, Element* data) const {
    for (std::uint32_t i = 0; i < s.stage_count; ++i) stage(member, s.stages[i], data, false);
  }
  template <class Member>
  TEAMFFT_FUNCTION void transposed(Member const& member, ScratchLineStages const& s, Element* data) const {
    for (std::uint32_t i = s.stage_count; i-- > 0;) stage(member, s.stages[i], data, true);
  }
  template <class Member>
  TEAMFFT_FUNCTION void stage(Member const& member, ScratchLineStage const& s, Element* data, bool transposed) const {
    run_stage_in_place(s.radix, data, table<Place>(s.places), table<Element>(s.twiddles), s.count, s.L, s.step,
                       static_cast<std::uint32_t>(member.team_rank()), static_cast<std::uint32_t>(member.team_size()),
                       transposed);
    member.team_barrier();
  }

  ScratchLineTables const& m_shape;
  char const* m_tables;
};

}  // namespace TeamFFT::Impl

#endif
