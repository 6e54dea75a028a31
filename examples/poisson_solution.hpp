// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The spectrum of the Green's function, the field that it gives in one plan, the fourth order, and the way through
// arrays.
#ifndef TEAMFFT_EXAMPLES_POISSON_SOLUTION_HPP
#define TEAMFFT_EXAMPLES_POISSON_SOLUTION_HPP

#include "poisson_charges.hpp"

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <array>
#include <cstddef>
#include <string>

namespace poisson {

constexpr std::array open_space{TeamFFT::Boundary::open, TeamFFT::Boundary::open, TeamFFT::Boundary::open};
constexpr TeamFFT::axis_type<3> all_axes{0, 1, 2};

inline std::array<double, 3> spacing(Grid grid) { return {grid.h(), grid.h(), grid.h()}; }

/// laplace phi = -rho: the sign is alpha.
inline TeamFFT::PoissonOptions of_charges() {
  TeamFFT::PoissonOptions options;
  options.plan.alpha = -1;
  return options;
}

/// PoissonPlan's error is known. The Green's function is a mean over a cell, so that a mode k has 1 - k^2 h^2/24 of its
/// potential, but for the fourth order: what is missing is h^2/24 rho. This sink adds it where phi is stored.
struct AddFourthOrder {
  Field rho, phi;
  double factor;  // h^2 / 24
  KOKKOS_FUNCTION void operator()(int i, int j, int k, double z) const { phi(i, j, k) = z + factor * rho(i, j, k); }
};

/// The Green's function's spectrum on the domain of twice the cells: real, and even in each index.
struct Green {
  Field octant;  // indices to n
  int n;
  [[nodiscard]] KOKKOS_FUNCTION double operator()(int i, int j, int k) const {
    return octant(i <= n ? i : 2 * n - i, j <= n ? j : 2 * n - j, k);
  }
};

/// Of -laplace phi = rho, by the plan itself: the potential of the charge of one cell in a corner is an octant of it;
/// the cosine transforms of that are the spectrum of the whole.
inline Green green_spectrum(ExecutionSpace const& exec, Grid grid) {
  Field const impulse = make_field("corner", {grid.n + 1}), octant = make_field("Green's function", {grid.n + 1});
  Kokkos::deep_copy(exec, Kokkos::subview(impulse, 0, 0, 0), 1);
  TeamFFT::PoissonPlan plan(exec, impulse, octant, spacing(grid), open_space, of_charges());
  TeamFFT::execute(plan, impulse, octant);
  TeamFFT::dctn(exec, octant, octant, 1);
  return {octant, grid.n};
}

/// The three components of E = -grad phi, of the spectrum of rho at k. Beyond the box the potential of period 2 n is
/// smooth where it turns back, because the Green's function's kinks there are smoothed by rho: the derivative i kappa
/// is exact. Not so in the box alone, whose potential is not periodic.
struct MinusGradient {
  Green green;
  double h;

  [[nodiscard]] KOKKOS_FUNCTION double wave_number(int k) const {
    return k == green.n ? 0 : TeamFFT::frequency(k, 2 * green.n) * pi / (green.n * h);
  }
  KOKKOS_FUNCTION Kokkos::Array<Complex, 3> operator()(int i, int j, int k,
                                                       Kokkos::Array<Complex, 1> const& rho) const {
    Complex const of_potential = rho[0] * (green(i, j, k) + h * h / 24);
    auto const component = [&](double kappa) {
      return Complex(kappa * of_potential.imag(), -kappa * of_potential.real());
    };
    return {component(wave_number(i)), component(wave_number(j)), component(wave_number(k))};
  }
};

// What a program without these plans does: a padded copy, rfftn, a kernel for the product, irfftn and a copy of the
// box.

using Spectrum = Kokkos::View<Complex***, Kokkos::LayoutRight, ExecutionSpace>;

struct Pad {
  Field from, to;
  int n;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const {
    to(i, j, k) = i < n && j < n && k < n ? from(i, j, k) : 0;
  }
};
struct Crop {
  Field from, to;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const { to(i, j, k) = from(i, j, k); }
};
struct TimesGreen {
  Green green;
  Spectrum spectrum;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const { spectrum(i, j, k) *= green(i, j, k); }
};
struct TimesGradient {
  MinusGradient gradient;
  Spectrum spectrum, component;
  int axis;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const {
    component(i, j, k) = gradient(i, j, k, {spectrum(i, j, k)})[axis];
  }
};

class ThroughArrays {
 public:
  ThroughArrays(ExecutionSpace const& exec, Grid grid, MinusGradient const& gradient)
      : m_exec(exec),
        m_grid(grid),
        m_gradient(gradient),
        m_padded(make_field("padded", {2 * grid.n})),
        m_spectrum(half_spectrum("spectrum", grid.n)),
        m_component(half_spectrum("component", grid.n)),
        m_forward(exec, m_padded, m_spectrum, TeamFFT::Direction::forward, all_axes),
        m_backward(exec, m_spectrum, m_padded, TeamFFT::Direction::backward, all_axes) {}

  void potential(Field const& rho, Field const& phi) {
    forward(rho);
    Kokkos::parallel_for("poisson::product", modes(), TimesGreen{m_gradient.green, m_spectrum});
    backward(m_spectrum, phi);
  }
  void field(Field const& rho, Field const (&E)[3]) {
    forward(rho);
    for (int axis = 0; axis < 3; ++axis) {
      Kokkos::parallel_for("poisson::gradient", modes(), TimesGradient{m_gradient, m_spectrum, m_component, axis});
      backward(m_component, E[axis]);
    }
  }
  [[nodiscard]] std::size_t potential_bytes() const {
    return 8 * m_padded.size() + 16 * m_spectrum.size() + m_forward.workspace_size() + m_backward.workspace_size();
  }
  [[nodiscard]] std::size_t field_bytes() const { return potential_bytes() + 16 * m_component.size(); }

 private:
  static Spectrum half_spectrum(std::string const& label, int n) {
    auto const N = static_cast<std::size_t>(2 * n);
    return Spectrum(label, N, N, N / 2 + 1);
  }
  [[nodiscard]] Cells modes() const {
    return cells(m_exec, m_spectrum.extent(0), m_spectrum.extent(1), m_spectrum.extent(2));
  }
  void forward(Field const& rho) {
    Kokkos::parallel_for("poisson::pad", cells(m_exec, {2 * m_grid.n}), Pad{rho, m_padded, m_grid.n});
    TeamFFT::execute(m_forward, m_padded, m_spectrum);
  }
  void backward(Spectrum const& spectrum, Field const& to) {
    TeamFFT::execute(m_backward, spectrum, m_padded);
    Kokkos::parallel_for("poisson::crop", cells(m_exec, m_grid), Crop{m_padded, to});
  }

  ExecutionSpace m_exec;
  Grid m_grid;
  MinusGradient m_gradient;
  Field m_padded;
  Spectrum m_spectrum, m_component;
  TeamFFT::Plan<ExecutionSpace> m_forward, m_backward;
};

}  // namespace poisson

#endif
