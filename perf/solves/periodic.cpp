// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Poisson's equation in a periodic box.
#include "applications.hpp"
#include "steps.hpp"

#include <TeamFFT/filter.hpp>

namespace TeamFFT::Impl::Bench {

namespace {

/// -scale/k^2 with k in units of the box, 0 at k = 0.
template <class Real>
struct InverseLaplacianOfBox {
  int n0, n1, n2;
  Real scale;
  KOKKOS_FUNCTION Real operator()(int i, int j, int k) const {
    auto const a = static_cast<Real>(frequency(i, n0)), b = static_cast<Real>(frequency(j, n1)),
               c = static_cast<Real>(frequency(k, n2));
    Real const sum = a * a + b * b + c * c;
    return sum == 0 ? Real(0) : -scale / sum;
  }
};

template <class Real>
InverseLaplacianOfBox<Real> inverse_laplacian(Extents3 const& n, Real scale) {
  return {static_cast<int>(n[0]), static_cast<int>(n[1]), static_cast<int>(n[2]), scale};
}

template <class Real, class T>
Contender ours(ExecutionSpace const& exec, Extents3 const& n, std::size_t rank, Box3<T> const& rhs) {
  auto const phi = new_box<T>("phi", n);
  auto const factor = inverse_laplacian<Real>(n, 1);
  auto const plan = std::make_shared<FilterPlan<ExecutionSpace>>(
      rank == 3 ? FilterPlan<ExecutionSpace>(exec, rhs, phi, factor, axis_type<3>{0, 1, 2})
                : FilterPlan<ExecutionSpace>(exec, rhs, phi, factor, axis_type<2>{1, 2}));
  Contender contender{"teamfft", Role::ours};
  contender.run = [plan, rhs, phi, factor] { plan->execute(rhs, phi, factor); };
  contender.result = phi.data();
  return contender;
}

template <class Real, class T>
Contender theirs(std::string const& name, ExecutionSpace const& exec, Settings const& settings, Extents3 const& n,
                 std::size_t rank, Box3<T> const& rhs) {
  constexpr bool real = std::is_same_v<T, Real>;
  using Complex = Kokkos::complex<Real>;
  auto const k = real ? halved(n) : n;
  auto const spectrum = new_box<Complex>("spectrum", k);
  auto const phi = new_box<T>("phi", n);
  auto const axes = last_axes(rank);
  Multiply<Complex, Real, InverseLaplacianOfBox<Real>> const multiply{spectrum, inverse_laplacian<Real>(n, 1),
                                                                      Real(1) / static_cast<Real>(product(n))};
  auto const precision = precision_of<Real>;
  Steps const steps{{{box_problem(precision, real ? "r2c" : "c2c", false, n, axes), bytes_of(rhs), bytes_of(spectrum)},
                     {box_problem(precision, real ? "c2r" : "c2c", !real, n, axes), bytes_of(spectrum), bytes_of(phi),
                      Buffers::Input::spare}},
                    {{}, [=] { for_each_element(exec, "teamfft-solves::factor", k, multiply); }, {}}};
  auto contender = stepwise(name, exec, settings, steps);
  contender.result = phi.data();
  contender.memory = std::make_shared<std::pair<Box3<Complex>, Box3<T>>>(spectrum, phi);
  return contender;
}

template <class Real, class T>
std::vector<Contender> contenders(ExecutionSpace const& exec, Settings const& settings, Extents3 const& n,
                                  std::size_t rank) {
  auto const rhs = new_box<T>("rhs", n);
  randomize<Real>(exec, rhs, settings.seed);
  std::vector<Contender> all{ours<Real>(exec, n, rank, rhs)};
  for (auto const& name : stepwise_names(settings)) all.push_back(theirs<Real>(name, exec, settings, n, rank, rhs));
  randomize<Real>(exec, rhs, settings.seed);  // plans may have overwritten it
  return all;
}

template <class Real>
void add(ExecutionSpace const& exec, Settings const& settings, Makers& makers) {
  using Complex = Kokkos::complex<Real>;
  for (bool real : {false, true})
    for (std::size_t rank : {3, 2})
      for (auto const& n : solve_sizes(settings, rank, solve_points(settings, real))) {
        auto const make = [=] {
          return real ? contenders<Real, Real>(exec, settings, n, rank)
                      : contenders<Real, Complex>(exec, settings, n, rank);
        };
        makers.push_back({solve_facts("periodic", std::string(real ? "r2c, " : "c2c, ") + std::to_string(rank) + "-D",
                                      precision_of<Real>, n, rank, real),
                          make});
      }
}

}  // namespace

void add_periodic(ExecutionSpace const& exec, Settings const& settings, Makers& makers) {
  settings.precision == Precision::f32 ? add<float>(exec, settings, makers) : add<double>(exec, settings, makers);
}

}  // namespace TeamFFT::Impl::Bench
