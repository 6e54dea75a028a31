// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is known of the flow: divergence 0, the energy's balance mode by mode and in time, and the first terms of the
// Taylor-Green vortex's series.
#ifndef TEAMFFT_EXAMPLES_TURBULENCE_CHECK_HPP
#define TEAMFFT_EXAMPLES_TURBULENCE_CHECK_HPP

#include "report.hpp"
#include "svg.hpp"
#include "turbulence_flow.hpp"

#include <Kokkos_Core.hpp>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <string>
#include <vector>

namespace turbulence {

using example::report;

[[nodiscard]] KOKKOS_INLINE_FUNCTION double square_of(Complex z) { return z.real() * z.real() + z.imag() * z.imag(); }

/// Half of sum |k|^power |u_k|^2: the energy (power 0), the enstrophy (power 2), per volume. Modes with k_z > 0 stand
/// for -k, too.
struct Moment {
  Modes modes;
  Velocity u;
  int power;
  KOKKOS_FUNCTION void operator()(int i, int j, int k, double& sum) const {
    auto const q = modes.wave_vector(i, j, k);
    auto const z = u.at(i, j, k);
    double const square = power == 2 ? q[0] * q[0] + q[1] * q[1] + q[2] * q[2] : 1;
    sum += (k == 0 ? 0.5 : 1) * square * (square_of(z[0]) + square_of(z[1]) + square_of(z[2]));
  }
};

/// Greatest |k . u_k|, or |k| |u_k|.
struct Divergence {
  Modes modes;
  Velocity u;
  bool is_bound;
  KOKKOS_FUNCTION void operator()(int i, int j, int k, double& greatest) const {
    auto const q = modes.wave_vector(i, j, k);
    auto const z = u.at(i, j, k);
    double const bound =
        (q[0] * q[0] + q[1] * q[1] + q[2] * q[2]) * (square_of(z[0]) + square_of(z[1]) + square_of(z[2]));
    greatest =
        Kokkos::max(greatest, Kokkos::sqrt(is_bound ? bound : square_of(q[0] * z[0] + q[1] * z[1] + q[2] * z[2])));
  }
};

/// sum Re(conj(u_k) . F_k), or of |u_k| |F_k|: what the products bring to the energy.
struct Transfer {
  Modes modes;
  Velocity u;
  Stress T;
  bool is_bound;
  KOKKOS_FUNCTION void operator()(int i, int j, int k, double& sum) const {
    auto const z = u.at(i, j, k), F = T.force(modes, i, j, k);
    double product = 0, a = 0, b = 0;
    for (int c = 0; c < 3; ++c) {
      product += z[c].real() * F[c].real() + z[c].imag() * F[c].imag();
      a += square_of(z[c]);
      b += square_of(F[c]);
    }
    sum += (k == 0 ? 1 : 2) * (is_bound ? Kokkos::sqrt(a * b) : product);
  }
};

struct Subtract {
  Velocity a, b, difference;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const {
    auto const y = a.at(i, j, k), z = b.at(i, j, k);
    difference.set(i, j, k, {y[0] - z[0], y[1] - z[1], y[2] - z[2]});
  }
};

template <class Functor>
double sum_over_modes(ExecutionSpace const& exec, Modes modes, Functor const& functor) {
  double sum = 0;
  Kokkos::parallel_reduce("turbulence::sum", modes.all(exec), functor, sum);
  return sum / (modes.points() * modes.points());
}
template <class Functor>
double greatest_of_modes(ExecutionSpace const& exec, Modes modes, Functor const& functor) {
  double greatest = 0;
  Kokkos::parallel_reduce("turbulence::greatest", modes.all(exec), functor, Kokkos::Max<double>(greatest));
  return greatest;
}

/// At a time.
struct Instant {
  double t, energy, enstrophy;
};

template <class Rhs>
Instant instant(ExecutionSpace const& exec, Flow<Rhs> const& flow, double t) {
  auto const moment = [&](int power) {
    return sum_over_modes(exec, flow.modes(), Moment{flow.modes(), flow.velocity(), power});
  };
  return {t, moment(0), moment(2)};
}

/// Each component of the velocity is a sum of forces without divergence, each right to a few roundings: eps of the
/// greatest |k| |u_k| for each force.
template <class Rhs>
bool check_divergence(ExecutionSpace const& exec, Flow<Rhs> const& flow, std::size_t steps) {
  auto const& modes = flow.modes();
  double const greatest = greatest_of_modes(exec, modes, Divergence{modes, flow.velocity(), true});
  double const bound = std::ldexp(4.0 * static_cast<double>(steps), -53);
  return report("divergence", greatest_of_modes(exec, modes, Divergence{modes, flow.velocity(), false}) / greatest, 0,
                bound, "");
}

/// Products without aliases neither make nor take energy. Each transform is right to eps sqrt(log2 N^3); two of them
/// and the sum's roundings.
template <class Rhs>
bool check_transfer(ExecutionSpace const& exec, Flow<Rhs>& flow) {
  auto const& T = flow.products();
  auto const modes = flow.modes();
  double const size = sum_over_modes(exec, modes, Transfer{modes, flow.velocity(), T, true});
  double const bound = std::ldexp(2 * std::sqrt(3 * std::log2(modes.N)) + 10, -53);
  return report("energy from products", sum_over_modes(exec, modes, Transfer{modes, flow.velocity(), T, false}) / size,
                0, bound, "");
}

/// Of the enstrophy over its first value 3/8, to the fifth order in t (Taylor and Green 1937); of the energy over 1/8
/// by dE/dt = -2 nu Omega. The sixth order of the enstrophy has -52439/141250560 + 24139/6336 nu^2 and higher powers of
/// nu, by the same recursion in rational numbers.
struct Series {
  double nu;

  [[nodiscard]] std::array<double, 6> coefficients() const {
    double const n2 = nu * nu;
    return {1,
            -6 * nu,
            5.0 / 48 + 18 * n2,
            -nu * (5.0 / 3 + 36 * n2),
            50.0 / (99 * 64) + n2 * (1835.0 / (9 * 16) + 54 * n2),
            -nu * (361.0 / (44 * 32) + n2 * (761.0 / 12 + n2 * 324 / 5))};
  }
  [[nodiscard]] double enstrophy(double t) const {
    double sum = 0;
    for (int n = 5; n >= 0; --n) sum = sum * t + coefficients()[static_cast<std::size_t>(n)];
    return sum;
  }
  [[nodiscard]] double energy(double t) const {
    double sum = 0;
    for (int n = 5; n >= 0; --n) sum = sum * t + coefficients()[static_cast<std::size_t>(n)] / (n + 1);
    return 1 - 6 * nu * t * sum;
  }
  [[nodiscard]] double sixth(double t) const {
    return (52439.0 / 141250560 + nu * nu * (24139.0 / 6336 + nu * nu * (50449.0 / 216 + nu * nu * 324 / 5))) *
           std::pow(t, 6);
  }
};

/// Bounds: the sixth order with one sign, of the energy its integral, 6 nu t/7 of it; and dt^4 t, as large as steps of
/// the fourth order may be off.
inline bool check_series(std::vector<Instant> const& history, double nu, double dt) {
  Series const series{nu};
  bool good = true;
  for (double t : {0.25, 0.5, 1.0}) {
    auto const& now = history[static_cast<std::size_t>(std::llround(t / dt))];
    double const steps = std::pow(dt, 4) * t;
    auto const name = [&](char const* what) { return what + example::svg::decimals(t, 2); };
    good = report(name("E/E_0, t = ").c_str(), 8 * now.energy, series.energy(t),
                  6 * nu * t / 7 * series.sixth(t) + 6 * nu * t * steps, "") &&
           good;
    good = report(name("Omega/Omega_0, t = ").c_str(), 8 * now.enstrophy / 3, series.enstrophy(t),
                  series.sixth(t) + steps, "") &&
           good;
  }
  return good;
}

/// 2 nu of the enstrophy's integral by Simpson's rule, over an even number of steps.
inline double dissipated(std::vector<Instant> const& history, double nu) {
  double sum = 0;
  for (std::size_t i = 0; i + 2 < history.size(); i += 2)
    sum += history[i].enstrophy + 4 * history[i + 1].enstrophy + history[i + 2].enstrophy;
  return 2 * nu * sum * (history[1].t - history[0].t) / 3;
}

/// Steps and integral are of the fourth order in dt.
inline bool check_balance(std::vector<Instant> const& history, double nu) {
  double const dt = history[1].t - history[0].t, lost = history.front().energy - history.back().energy;
  return report("energy lost", lost, dissipated(history, nu), std::pow(dt, 4) * lost, "");
}

}  // namespace turbulence

#endif
