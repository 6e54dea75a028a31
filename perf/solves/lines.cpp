// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines convolved circularly with one response.
#include "applications.hpp"
#include "steps.hpp"

#include <TeamFFT/filter.hpp>

#include <algorithm>
#include <numbers>

namespace TeamFFT::Impl::Bench {

namespace {

template <class Real>
using Response = Kokkos::View<Kokkos::complex<Real>*, MemorySpace>;

/// A low pass that delays by three elements: H_k = exp(-2 pi i 3 f)/(1 + 16 f^2), f = frequency(k, N)/N; Hermitian, so
/// that real lines stay real.
template <class Real>
struct FillResponse {
  Response<Real> response;
  int N;
  KOKKOS_FUNCTION void operator()(int k) const {
    double const f = static_cast<double>(frequency(k, N)) / N, angle = -2 * std::numbers::pi * 3 * f,
                 size = 1 / (1 + 16 * f * f);
    bool const at_half = 2 * k == N;  // there exp(-3 pi i) = -1 exactly
    response(k) = Kokkos::complex<Real>(static_cast<Real>(at_half ? -size : size * Kokkos::cos(angle)),
                                        static_cast<Real>(at_half ? 0 : size * Kokkos::sin(angle)));
  }
};

template <class Real>
struct ResponseAt {
  Response<Real> response;
  KOKKOS_FUNCTION Kokkos::complex<Real> operator()(int, int, int k) const { return response(k); }
};

template <class Real>
Response<Real> new_response(ExecutionSpace const& exec, Extents3 const& n, bool real) {
  Response<Real> const response("teamfft-solves::response", real ? n[2] / 2 + 1 : n[2]);
  Kokkos::parallel_for("teamfft-solves::response", Kokkos::RangePolicy<ExecutionSpace>(exec, 0, response.extent_int(0)),
                       FillResponse<Real>{response, static_cast<int>(n[2])});
  return response;
}

template <class T, class Real>
Contender ours(ExecutionSpace const& exec, Extents3 const& n, Box3<T> const& in, Response<Real> const& response) {
  auto const out = new_box<T>("out", n);
  auto const plan = std::make_shared<FilterPlan<ExecutionSpace>>(exec, in, out, response, -1);
  Contender contender{"teamfft", Role::ours};
  contender.run = [=] { plan->execute(in, out, response); };
  contender.result = out.data();
  return contender;
}

template <class Real, class T>
Contender theirs(std::string const& name, ExecutionSpace const& exec, Settings const& settings, Extents3 const& n,
                 Box3<T> const& in, Response<Real> const& response) {
  constexpr bool real = std::is_same_v<T, Real>;
  using Complex = Kokkos::complex<Real>;
  auto const k = real ? halved(n) : n;
  auto const spectrum = new_box<Complex>("spectrum", k);
  auto const out = new_box<T>("out", n);
  Multiply<Complex, Real, ResponseAt<Real>> const multiply{spectrum, {response}, Real(1) / static_cast<Real>(n[2])};
  auto const precision = precision_of<Real>;
  Steps const steps{{{box_problem(precision, real ? "r2c" : "c2c", false, n, {2}), bytes_of(in), bytes_of(spectrum)},
                     {box_problem(precision, real ? "c2r" : "c2c", !real, n, {2}), bytes_of(spectrum), bytes_of(out),
                      Buffers::Input::spare}},
                    {{}, [=] { for_each_element(exec, "teamfft-solves::response", k, multiply); }, {}}};
  auto contender = stepwise(name, exec, settings, steps);
  contender.result = out.data();
  contender.memory = std::make_shared<std::pair<Box3<Complex>, Box3<T>>>(spectrum, out);
  return contender;
}

template <class Real, class T>
std::vector<Contender> contenders(ExecutionSpace const& exec, Settings const& settings, Extents3 const& n) {
  auto const in = new_box<T>("in", n);
  randomize<Real>(exec, in, settings.seed);
  auto const response = new_response<Real>(exec, n, std::is_same_v<T, Real>);
  std::vector<Contender> all{ours<T, Real>(exec, n, in, response)};
  for (auto const& name : stepwise_names(settings))
    all.push_back(theirs<Real, T>(name, exec, settings, n, in, response));
  randomize<Real>(exec, in, settings.seed);  // plans may have overwritten it
  return all;
}

/// Powers of two and lengths drawn by the seed, in batches of all points.
std::vector<Extents3> line_sizes(Settings const& settings, std::size_t points) {
  std::vector<std::size_t> lengths{256, 1024, 4096};
  Random random(settings.seed);
  for (std::size_t i = 0; i < settings.count; ++i)
    lengths.push_back(
        draw_extents(1, false, uniform(5, 13, random), i % 2 == 0 ? Lengths::smooth7 : Lengths::any, random).front());
  std::vector<Extents3> sizes;
  for (auto N : lengths) sizes.push_back({1, std::max<std::size_t>(2, points / N), N});
  return sizes;
}

template <class Real>
void add(ExecutionSpace const& exec, Settings const& settings, Makers& makers) {
  using Complex = Kokkos::complex<Real>;
  for (bool real : {false, true})
    for (auto const& n : line_sizes(settings, solve_points(settings, real))) {
      auto const make = [=] {
        return real ? contenders<Real, Real>(exec, settings, n) : contenders<Real, Complex>(exec, settings, n);
      };
      makers.push_back({solve_facts("lines", real ? "r2c" : "c2c", precision_of<Real>, n, 1, real), make});
    }
}

}  // namespace

void add_lines(ExecutionSpace const& exec, Settings const& settings, Makers& makers) {
  settings.precision == Precision::f32 ? add<float>(exec, settings, makers) : add<double>(exec, settings, makers);
}

}  // namespace TeamFFT::Impl::Bench
