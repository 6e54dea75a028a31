// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Poisson's equation between walls on which the solution is 0.
#include "applications.hpp"
#include "extension.hpp"
#include "steps.hpp"

#include <TeamFFT/poisson.hpp>

#include <numbers>

namespace TeamFFT::Impl::Bench {

namespace {

/// -1/(sum of (pi m/n)^2) with m = the index of a periodic transform of length 2n with its sign, or one more than the
/// index of a DST-II of length n; 0 where an m is 0.
template <class Real>
struct InverseLaplacianBetweenWalls {
  int n0, n1, n2;  ///< elements between walls; 0 along a batch
  bool of_sines;

  KOKKOS_FUNCTION int mode(int index, int n) const { return of_sines ? index + 1 : frequency(index, 2 * n); }
  KOKKOS_FUNCTION static Real squared(int m, int n) {
    Real const kappa =
        n == 0 ? Real(0) : static_cast<Real>(std::numbers::pi) * static_cast<Real>(m) / static_cast<Real>(n);
    return kappa * kappa;
  }
  KOKKOS_FUNCTION Real operator()(int i, int j, int k) const {
    int const a = n0 == 0 ? 1 : mode(i, n0), b = mode(j, n1), c = mode(k, n2);
    // an odd extension has nothing there but rounding errors, which small eigenvalues would magnify
    bool const is_even = a == 0 || b == 0 || c == 0;
    return is_even ? Real(0) : -1 / (squared(a, n0) + squared(b, n1) + squared(c, n2));
  }
};

template <class Real>
InverseLaplacianBetweenWalls<Real> inverse_laplacian(Extents3 const& n, std::size_t rank, bool of_sines) {
  return {rank == 3 ? static_cast<int>(n[0]) : 0, static_cast<int>(n[1]), static_cast<int>(n[2]), of_sines};
}

template <class Real, std::size_t DIM>
std::shared_ptr<PoissonPlan<ExecutionSpace>> walled_plan(ExecutionSpace const& exec, Box3<Real> const& rhs,
                                                         Box3<Real> const& phi) {
  std::array<double, DIM> spacing{};
  std::array<Boundary, DIM> boundaries{};
  spacing.fill(1);
  boundaries.fill(Boundary::dirichlet);
  return std::make_shared<PoissonPlan<ExecutionSpace>>(exec, rhs, phi, spacing, boundaries);
}

template <class Real>
Contender ours(ExecutionSpace const& exec, Extents3 const& n, std::size_t rank, Box3<Real> const& rhs) {
  auto const phi = new_box<Real>("phi", n);
  auto const plan = rank == 3 ? walled_plan<Real, 3>(exec, rhs, phi) : walled_plan<Real, 2>(exec, rhs, phi);
  Contender contender{"teamfft", Role::ours};
  contender.run = [=] { plan->execute(rhs, phi); };
  contender.result = phi.data();
  return contender;
}

/// By complex transforms of the odd extension.
template <class Real>
Contender by_extension(std::string const& name, ExecutionSpace const& exec, Settings const& settings, Extents3 const& n,
                       std::size_t rank, Box3<Real> const& rhs) {
  using Complex = Kokkos::complex<Real>;
  auto const N = doubled(n, rank), K = halved(N);
  auto const phi = new_box<Real>("phi", n), padded = new_box<Real>("padded", N);
  auto const spectrum = new_box<Complex>("spectrum", K);
  auto const axes = last_axes(rank);
  auto const precision = precision_of<Real>;
  Multiply<Complex, Real, InverseLaplacianBetweenWalls<Real>> const multiply{
      spectrum, inverse_laplacian<Real>(n, rank, false), Real(1) / static_cast<Real>(product(N))};
  Steps const steps{
      {{box_problem(precision, "r2c", false, N, axes), bytes_of(padded), bytes_of(spectrum)},
       {box_problem(precision, "c2r", false, N, axes), bytes_of(spectrum), bytes_of(padded), Buffers::Input::spare}},
      {[=] {
         for_each_element(exec, "teamfft-solves::extend", N, ExtendOddly<Real>{rhs, padded});
       },
       [=] { for_each_element(exec, "teamfft-solves::factor", K, multiply); },
       [=] {
         for_each_element(exec, "teamfft-solves::crop", n, Crop<Real>{padded, phi});
       }}};
  auto contender = stepwise(name, exec, settings, steps);
  contender.result = phi.data();
  return contender;
}

/// By sine transforms, DST-II there and DST-III back, which without scales multiply by 2n along each axis.
template <class Real>
Contender by_sines(std::string const& name, ExecutionSpace const& exec, Settings const& settings, Extents3 const& n,
                   std::size_t rank, Box3<Real> const& rhs) {
  auto const phi = new_box<Real>("phi", n), spectrum = new_box<Real>("spectrum", n);
  auto const axes = last_axes(rank);
  auto const precision = precision_of<Real>;
  Multiply<Real, Real, InverseLaplacianBetweenWalls<Real>> const multiply{
      spectrum, inverse_laplacian<Real>(n, rank, true), Real(1) / static_cast<Real>(product(doubled(n, rank)))};
  Steps const steps{{{box_problem(precision, "dst2", false, n, axes), bytes_of(rhs), bytes_of(spectrum)},
                     {box_problem(precision, "dst3", false, n, axes), bytes_of(spectrum), bytes_of(phi)}},
                    {{}, [=] { for_each_element(exec, "teamfft-solves::factor", n, multiply); }, {}}};
  auto contender = stepwise(name, exec, settings, steps);
  contender.name = name + ", dst";
  contender.result = phi.data();
  contender.memory = std::make_shared<Box3<Real>>(phi);
  return contender;
}

template <class Real>
std::vector<Contender> contenders(ExecutionSpace const& exec, Settings const& settings, Extents3 const& n,
                                  std::size_t rank) {
  auto const rhs = new_box<Real>("rhs", n);
  randomize<Real>(exec, rhs, settings.seed);
  std::vector<Contender> all{ours(exec, n, rank, rhs)};
  for (auto const& name : stepwise_names(settings)) {
    all.push_back(by_extension(name, exec, settings, n, rank, rhs));
    if (name.rfind("cufft", 0) != 0) all.push_back(by_sines(name, exec, settings, n, rank, rhs));
  }
  randomize<Real>(exec, rhs, settings.seed);  // plans may have overwritten it
  return all;
}

template <class Real>
void add(ExecutionSpace const& exec, Settings const& settings, Makers& makers) {
  for (std::size_t rank : {3, 2})
    for (auto const& n : solve_sizes(settings, rank, solve_points(settings, true) >> rank)) {
      auto facts = solve_facts("dirichlet", std::to_string(rank) + "-D", precision_of<Real>, n, rank, true);
      facts.log2_length += static_cast<double>(rank);
      makers.push_back({facts, [=] { return contenders<Real>(exec, settings, n, rank); }});
    }
}

}  // namespace

void add_dirichlet(ExecutionSpace const& exec, Settings const& settings, Makers& makers) {
  settings.precision == Precision::f32 ? add<float>(exec, settings, makers) : add<double>(exec, settings, makers);
}

}  // namespace TeamFFT::Impl::Bench
