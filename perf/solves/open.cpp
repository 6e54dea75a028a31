// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Poisson's equation in an open box.
#include "applications.hpp"
#include "extension.hpp"
#include "steps.hpp"

#include <TeamFFT/poisson.hpp>

namespace TeamFFT::Impl::Bench {

namespace {

template <class Real, std::size_t DIM>
std::shared_ptr<PoissonPlan<ExecutionSpace>> open_plan(ExecutionSpace const& exec, Box3<Real> const& rhs,
                                                       Box3<Real> const& phi) {
  std::array<double, DIM> spacing{};
  std::array<Boundary, DIM> boundaries{};
  spacing.fill(1);
  boundaries.fill(Boundary::open);
  return std::make_shared<PoissonPlan<ExecutionSpace>>(exec, rhs, phi, spacing, boundaries);
}

template <class Real>
std::shared_ptr<PoissonPlan<ExecutionSpace>> open_plan(ExecutionSpace const& exec, std::size_t rank,
                                                       Box3<Real> const& rhs, Box3<Real> const& phi) {
  return rank == 3 ? open_plan<Real, 3>(exec, rhs, phi) : open_plan<Real, 2>(exec, rhs, phi);
}

template <class Real>
Contender ours(ExecutionSpace const& exec, Extents3 const& n, std::size_t rank, Box3<Real> const& rhs) {
  auto const phi = new_box<Real>("phi", n);
  auto const plan = open_plan(exec, rank, rhs, phi);
  Contender contender{"teamfft", Role::ours};
  contender.run = [=] { plan->execute(rhs, phi); };
  contender.result = phi.data();
  return contender;
}

/// g_(i, j, k) for indices from 0: what one charge at the first element gives, in double.
Box3<double> green_function(ExecutionSpace const& exec, Extents3 const& n, std::size_t rank) {
  Box3<double> const charge("teamfft-solves::charge", n[0], n[1], n[2]);
  auto const g = new_box<double>("g", n);
  Kokkos::deep_copy(exec, Kokkos::subview(charge, 0, 0, 0), 1.0);
  open_plan(exec, rank, charge, g)->execute(charge, g);
  exec.fence("teamfft-solves: g");
  return g;
}

/// The even extension of g; what would be at n itself, which no pair of elements is apart, is 0.
template <class Real>
struct ExtendEvenly {
  Box3<double> g;
  Box3<Real> padded;

  KOKKOS_FUNCTION static int distance(int i, int n, int padded_n) { return i < n ? i : padded_n - i; }
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const {
    int const a = distance(i, g.extent_int(0), padded.extent_int(0)),
              b = distance(j, g.extent_int(1), padded.extent_int(1)),
              c = distance(k, g.extent_int(2), padded.extent_int(2));
    bool const inside = a < g.extent_int(0) && b < g.extent_int(1) && c < g.extent_int(2);
    padded(i, j, k) = inside ? static_cast<Real>(g(a, b, c)) : Real(0);
  }
};

/// The spectrum of an even function is real.
template <class Real>
struct TakeReals {
  Box3<Kokkos::complex<Real>> spectrum;
  Box3<Real> reals;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const { reals(i, j, k) = spectrum(i, j, k).real(); }
};

template <class Real>
struct FactorAt {
  Box3<Real> factors;
  KOKKOS_FUNCTION Real operator()(int i, int j, int k) const { return factors(i, j, k); }
};

/// A rival's arrays: twice the extents, and half of the spectrum of that.
template <class Real>
struct OpenArrays {
  Extents3 n, N, K;
  Box3<Real> rhs, phi, padded, green;
  Box3<Kokkos::complex<Real>> spectrum;

  OpenArrays(Extents3 const& extents, std::size_t rank, Box3<Real> const& given)
      : n(extents),
        N(doubled(extents, rank)),
        K(halved(N)),
        rhs(given),
        phi(new_box<Real>("phi", n)),
        padded(new_box<Real>("padded", N)),
        green(new_box<Real>("green", K)),
        spectrum(new_box<Kokkos::complex<Real>>("spectrum", K)) {}
};

template <class Real>
Steps open_steps(ExecutionSpace const& exec, std::size_t rank, OpenArrays<Real> const& a) {
  auto const precision = precision_of<Real>;
  auto const axes = last_axes(rank);
  Multiply<Kokkos::complex<Real>, Real, FactorAt<Real>> const multiply{
      a.spectrum, {a.green}, Real(1) / static_cast<Real>(product(a.N))};
  return {{{box_problem(precision, "r2c", false, a.N, axes), bytes_of(a.padded), bytes_of(a.spectrum)},
           {box_problem(precision, "c2r", false, a.N, axes), bytes_of(a.spectrum), bytes_of(a.padded),
            Buffers::Input::spare}},
          {[=] {
             for_each_element(exec, "teamfft-solves::pad", a.N, PadWithZeros<Real>{a.rhs, a.padded});
           },
           [=] { for_each_element(exec, "teamfft-solves::green", a.K, multiply); },
           [=] {
             for_each_element(exec, "teamfft-solves::crop", a.n, Crop<Real>{a.padded, a.phi});
           }}};
}

template <class Real>
std::vector<Contender> contenders(ExecutionSpace const& exec, Settings const& settings, Extents3 const& n,
                                  std::size_t rank) {
  auto const rhs = new_box<Real>("rhs", n);
  randomize<Real>(exec, rhs, settings.seed);
  auto const g = green_function(exec, n, rank);
  std::vector<Contender> all{ours(exec, n, rank, rhs)};
  for (auto const& name : stepwise_names(settings)) {
    OpenArrays<Real> const arrays(n, rank, rhs);
    all.push_back(stepwise(name, exec, settings, open_steps(exec, rank, arrays), [&](auto const& transforms) {
      for_each_element(exec, "teamfft-solves::extend g", arrays.N, ExtendEvenly<Real>{g, arrays.padded});
      transforms.front()->execute();
      for_each_element(exec, "teamfft-solves::reals", arrays.K, TakeReals<Real>{arrays.spectrum, arrays.green});
    }));
    all.back().result = arrays.phi.data();
    all.back().memory = std::make_shared<OpenArrays<Real>>(arrays);
  }
  return all;
}

template <class Real>
void add(ExecutionSpace const& exec, Settings const& settings, Makers& makers) {
  for (std::size_t rank : {3, 2})
    for (auto const& n : solve_sizes(settings, rank, solve_points(settings, true) >> rank)) {
      auto facts = solve_facts("open", std::to_string(rank) + "-D", precision_of<Real>, n, rank, true);
      facts.log2_length += static_cast<double>(rank);
      makers.push_back({facts, [=] { return contenders<Real>(exec, settings, n, rank); }});
    }
}

}  // namespace

void add_open(ExecutionSpace const& exec, Settings const& settings, Makers& makers) {
  settings.precision == Precision::f32 ? add<float>(exec, settings, makers) : add<double>(exec, settings, makers);
}

}  // namespace TeamFFT::Impl::Bench
