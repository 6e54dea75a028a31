// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Incompressible flow of period 2 pi by its low modes: products at points by one plan, the rest mode by mode, Runge and
// Kutta's fourth order in time.
#ifndef TEAMFFT_EXAMPLES_TURBULENCE_FLOW_HPP
#define TEAMFFT_EXAMPLES_TURBULENCE_FLOW_HPP

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <cstdint>
#include <string>

namespace turbulence {

using ExecutionSpace = Kokkos::DefaultExecutionSpace;
using Complex = Kokkos::complex<double>;
using Spectrum = Kokkos::View<Complex***, Kokkos::LayoutRight, ExecutionSpace>;
using Field = Kokkos::View<double***, Kokkos::LayoutRight, ExecutionSpace>;
using Box3 = Kokkos::MDRangePolicy<ExecutionSpace, Kokkos::Rank<3>>;

constexpr TeamFFT::axis_type<3> all_axes{0, 1, 2};

/// Of N points along each axis the modes |k| <= K < N/3 are kept: a product of two has modes to 2 K, and those that N
/// points take for others are beyond N - 2 K > K (Orszag 1971). Spectra are as rfftn has them, not divided by N^3, of N
/// x N x N/2 + 1 elements these.
struct Modes {
  int N;
  [[nodiscard]] KOKKOS_FUNCTION int K() const { return (N - 1) / 3; }
  [[nodiscard]] KOKKOS_FUNCTION int count() const { return 2 * K() + 1; }  // along the first two axes
  [[nodiscard]] KOKKOS_FUNCTION Kokkos::Array<double, 3> wave_vector(int i, int j, int k) const {
    return {static_cast<double>(TeamFFT::frequency(i, count())), static_cast<double>(TeamFFT::frequency(j, count())),
            static_cast<double>(k)};
  }
  [[nodiscard]] double points() const { return static_cast<double>(N) * N * N; }
  [[nodiscard]] Spectrum make(std::string const& label) const {
    auto const m = static_cast<std::size_t>(count());
    return Spectrum(label, m, m, m / 2 + 1);
  }
  [[nodiscard]] Box3 all(ExecutionSpace const& exec) const { return {exec, {0, 0, 0}, {count(), count(), K() + 1}}; }
};

/// A vector at each mode.
struct Velocity {
  Spectrum x, y, z;
  explicit Velocity(std::string const& label, Modes modes)
      : x(modes.make(label + " x")), y(modes.make(label + " y")), z(modes.make(label + " z")) {}
  [[nodiscard]] KOKKOS_FUNCTION Kokkos::Array<Complex, 3> at(int i, int j, int k) const {
    return {x(i, j, k), y(i, j, k), z(i, j, k)};
  }
  KOKKOS_FUNCTION void set(int i, int j, int k, Kokkos::Array<Complex, 3> const& value) const {
    x(i, j, k) = value[0];
    y(i, j, k) = value[1];
    z(i, j, k) = value[2];
  }
};

/// u_i u_j, less w^2 along the diagonal, which only the pressure would feel: five transforms back instead of six
/// (Basdevant 1983).
struct Products {
  KOKKOS_FUNCTION Kokkos::Array<double, 5> operator()(int, int, int, Kokkos::Array<double, 3> const& u) const {
    double const ww = u[2] * u[2];
    return {u[0] * u[0] - ww, u[1] * u[1] - ww, u[0] * u[1], u[0] * u[2], u[1] * u[2]};
  }
};

struct Stress {
  Spectrum xx, yy, xy, xz, yz;
  explicit Stress(Modes modes)
      : xx(modes.make("uu - ww")),
        yy(modes.make("vv - ww")),
        xy(modes.make("uv")),
        xz(modes.make("uw")),
        yz(modes.make("vw")) {}

  /// -div(u u) less its gradient part: -i k_j T_ij, of which what is along k goes into the pressure.
  [[nodiscard]] KOKKOS_FUNCTION Kokkos::Array<Complex, 3> force(Modes modes, int i, int j, int k) const {
    auto const q = modes.wave_vector(i, j, k);
    Complex const T_xy = xy(i, j, k), T_xz = xz(i, j, k), T_yz = yz(i, j, k);
    Kokkos::Array<Complex, 3> const sums{q[0] * xx(i, j, k) + q[1] * T_xy + q[2] * T_xz,
                                         q[0] * T_xy + q[1] * yy(i, j, k) + q[2] * T_yz, q[0] * T_xz + q[1] * T_yz};
    double const square = q[0] * q[0] + q[1] * q[1] + q[2] * q[2];
    Complex const along = square == 0 ? Complex() : (q[0] * sums[0] + q[1] * sums[1] + q[2] * sums[2]) / square;
    Kokkos::Array<Complex, 3> result{};
    for (int c = 0; c < 3; ++c) {
      Complex const across = square == 0 ? Complex() : sums[c] - q[c] * along;
      result[c] = Complex(across.imag(), -across.real());
    }
    return result;
  }
};

inline auto spectra_of(Velocity const& u) { return TeamFFT::spectra<double>(u.x, u.y, u.z); }
inline auto spectra_of(Stress const& T) { return TeamFFT::spectra<double>(T.xx, T.yy, T.xy, T.xz, T.yz); }

/// The products' spectra by one plan: three half spectra of low modes to points, five products there, and back to low
/// modes.
class ByOnePlan {
 public:
  ByOnePlan(ExecutionSpace const& exec, Modes modes, Velocity const& u, Stress const& T)
      : m_plan(exec, spectra_of(u), spectra_of(T), Products(), all_axes, lengths(modes), options()) {}
  void operator()(Velocity const& u, Stress const& T) {
    TeamFFT::execute(m_plan, spectra_of(u), spectra_of(T), Products());
  }
  [[nodiscard]] TeamFFT::FilterPlan<ExecutionSpace> const& plan() const { return m_plan; }
  [[nodiscard]] std::size_t bytes() const { return m_plan.workspace_size(); }

 private:
  static TeamFFT::shape_type<3> lengths(Modes modes) {
    auto const N = static_cast<std::size_t>(modes.N);
    return {N, N, N};
  }
  static TeamFFT::FilterOptions options() {
    TeamFFT::FilterOptions options;
    options.plan.in_box = options.plan.out_box = {TeamFFT::Box::low(), TeamFFT::Box::low(), TeamFFT::Box::at(0)};
    return options;
  }

  TeamFFT::FilterPlan<ExecutionSpace> m_plan;
};

/// What one evaluation of the force adds to the next argument and to the sum, with factors exp(-nu k^2 dt/2)^power.
struct Stage {
  double next_weight;
  int next_power, power_of_u;
  double sum_weight;
  int sum_power;
};

/// Runge and Kutta's fourth order for exp(nu k^2 t) u: viscosity is exact.
constexpr Stage stages[4] = {
    {0.5, 1, 1, 1.0 / 6, 2}, {0.5, 0, 1, 1.0 / 3, 1}, {1, 1, 2, 1.0 / 3, 1}, {0, 0, 0, 1.0 / 6, 0}};

struct Advance {
  Modes modes;
  Velocity u, next, sum;
  Stress T;
  double viscosity, dt;
  Stage stage;
  bool is_first, is_last;

  KOKKOS_FUNCTION void operator()(int i, int j, int k) const {
    auto const q = modes.wave_vector(i, j, k);
    double const half = Kokkos::exp(-viscosity * (q[0] * q[0] + q[1] * q[1] + q[2] * q[2]) * dt / 2),
                 powers[3] = {1, half, half * half};
    auto const force = T.force(modes, i, j, k), now = u.at(i, j, k);
    auto total = sum.at(i, j, k), argument = now;
    for (int c = 0; c < 3; ++c) {
      total[c] =
          (is_first ? powers[2] * now[c] : total[c]) + dt * stage.sum_weight * powers[stage.sum_power] * force[c];
      argument[c] = powers[stage.power_of_u] * now[c] + dt * stage.next_weight * powers[stage.next_power] * force[c];
    }
    if (is_last)
      u.set(i, j, k, total);
    else {
      sum.set(i, j, k, total);
      next.set(i, j, k, argument);
    }
  }
};

/// sin x cos y cos z, -cos x sin y cos z, 0 (Taylor and Green 1937).
struct TaylorGreen {
  Modes modes;
  Velocity u;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const {
    auto const q = modes.wave_vector(i, j, k);
    bool const is_there = q[0] * q[0] == 1 && q[1] * q[1] == 1 && q[2] == 1;
    double const size = is_there ? modes.N * 1.0 * modes.N * modes.N / 8 : 0;
    u.set(i, j, k, {Complex(0, -q[0] * size), Complex(0, q[1] * size), Complex()});
  }
};

/// A flow whose products come from `Rhs`.
template <class Rhs>
class Flow {
 public:
  Flow(ExecutionSpace const& exec, Modes modes, double viscosity)
      : m_exec(exec),
        m_modes(modes),
        m_viscosity(viscosity),
        m_u("u", modes),
        m_next("next", modes),
        m_sum("sum", modes),
        m_T(modes),
        m_rhs(exec, modes, m_u, m_T) {
    Kokkos::parallel_for("turbulence::taylor_green", modes.all(exec), TaylorGreen{modes, m_u});
  }
  void step(double dt) {
    for (int s = 0; s < 4; ++s) {
      m_rhs(s == 0 ? m_u : m_next, m_T);
      Kokkos::parallel_for("turbulence::advance", m_modes.all(m_exec),
                           Advance{m_modes, m_u, m_next, m_sum, m_T, m_viscosity, dt, stages[s], s == 0, s == 3});
    }
  }
  /// The products of the present velocity.
  Stress const& products() {
    m_rhs(m_u, m_T);
    return m_T;
  }
  [[nodiscard]] Modes modes() const { return m_modes; }
  [[nodiscard]] double viscosity() const { return m_viscosity; }
  [[nodiscard]] Velocity const& velocity() const { return m_u; }
  [[nodiscard]] Rhs const& rhs() const { return m_rhs; }

 private:
  ExecutionSpace m_exec;
  Modes m_modes;
  double m_viscosity;
  Velocity m_u, m_next, m_sum;
  Stress m_T;
  Rhs m_rhs;
};

}  // namespace turbulence

#endif
