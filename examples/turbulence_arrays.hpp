// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The products as programs compute them without FilterPlan: full spectra with zeros, irfftn of each field, a kernel for
// the products, rfftn, and the low modes cut out.
#ifndef TEAMFFT_EXAMPLES_TURBULENCE_ARRAYS_HPP
#define TEAMFFT_EXAMPLES_TURBULENCE_ARRAYS_HPP

#include "turbulence_flow.hpp"

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <string>

namespace turbulence {

/// Low modes into a full half spectrum, and zeros elsewhere.
struct Spread {
  Modes modes;
  Spectrum low, full;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const {
    int const K = modes.K(), x = TeamFFT::frequency(i, modes.N), y = TeamFFT::frequency(j, modes.N);
    bool const is_low = -K <= x && x <= K && -K <= y && y <= K && k <= K;
    full(i, j, k) = is_low ? low(x < 0 ? x + modes.count() : x, y < 0 ? y + modes.count() : y, k) : Complex();
  }
};

struct CutOut {
  Modes modes;
  Spectrum full, low;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const {
    int const K = modes.K(), beyond = modes.N - modes.count();
    low(i, j, k) = full(i > K ? i + beyond : i, j > K ? j + beyond : j, k);
  }
};

struct MultiplyPoints {
  Field u, v, w, products[5];
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const {
    auto const all = Products()(i, j, k, {u(i, j, k), v(i, j, k), w(i, j, k)});
    for (int d = 0; d < 5; ++d) products[d](i, j, k) = all[d];
  }
};

class ThroughArrays {
 public:
  ThroughArrays(ExecutionSpace const& exec, Modes modes, Velocity const&, Stress const&)
      : m_exec(exec),
        m_modes(modes),
        m_full(full_spectrum(modes)),
        m_points{make_field("u", modes), make_field("v", modes), make_field("w", modes), {}},
        m_to_points(exec, m_full, m_points.u, TeamFFT::Direction::backward, all_axes),
        m_to_modes(exec, m_points.u, m_full, TeamFFT::Direction::forward, all_axes) {
    for (auto& product : m_points.products) product = make_field("product", modes);
  }
  void operator()(Velocity const& u, Stress const& T) {
    to_points(u.x, m_points.u);
    to_points(u.y, m_points.v);
    to_points(u.z, m_points.w);
    Kokkos::parallel_for("turbulence::products", Box3(m_exec, {0, 0, 0}, {m_modes.N, m_modes.N, m_modes.N}), m_points);
    Spectrum const low[5] = {T.xx, T.yy, T.xy, T.xz, T.yz};
    for (int d = 0; d < 5; ++d) {
      TeamFFT::execute(m_to_modes, m_points.products[d], m_full);
      Kokkos::parallel_for("turbulence::cut_out", m_modes.all(m_exec), CutOut{m_modes, m_full, low[d]});
    }
  }
  [[nodiscard]] TeamFFT::Plan<ExecutionSpace> const& to_points() const { return m_to_points; }
  [[nodiscard]] TeamFFT::Plan<ExecutionSpace> const& to_modes() const { return m_to_modes; }
  [[nodiscard]] std::size_t bytes() const {
    return 16 * m_full.size() + 8 * 8 * m_points.u.size() + m_to_points.workspace_size() + m_to_modes.workspace_size();
  }
  /// Of the kernels around the transforms: each element that they read or write.
  [[nodiscard]] std::size_t kernel_bytes() const {
    auto const m = static_cast<std::size_t>(m_modes.count()), low = 16 * m * m * (m / 2 + 1);
    return 3 * (low + 16 * m_full.size()) + 8 * 8 * m_points.u.size() + 5 * 2 * low;
  }

 private:
  static Field make_field(std::string const& label, Modes modes) {
    auto const N = static_cast<std::size_t>(modes.N);
    return Field(label, N, N, N);
  }
  static Spectrum full_spectrum(Modes modes) {
    auto const N = static_cast<std::size_t>(modes.N);
    return Spectrum("full spectrum", N, N, N / 2 + 1);
  }
  void to_points(Spectrum const& low, Field const& points) {
    Box3 const full(m_exec, {0, 0, 0}, {m_modes.N, m_modes.N, m_modes.N / 2 + 1});
    Kokkos::parallel_for("turbulence::spread", full, Spread{m_modes, low, m_full});
    TeamFFT::execute(m_to_points, m_full, points);
  }

  ExecutionSpace m_exec;
  Modes m_modes;
  Spectrum m_full;
  MultiplyPoints m_points;
  TeamFFT::Plan<ExecutionSpace> m_to_points, m_to_modes;
};

}  // namespace turbulence

#endif
