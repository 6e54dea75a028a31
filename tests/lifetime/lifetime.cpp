// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs whose objects outlive Kokkos, and calls where it does not run: lifetime.cpp CASE, a process for each. Exit
// status 0 where all is as it should be; Kokkos itself ends a process that destroys a View or an instance too late.
#include <TeamFFT.hpp>
#include <TeamFFT/compat/KokkosFFT.hpp>

#include <Kokkos_Core.hpp>

#include <array>
#include <cstdio>
#include <string>
#include <string_view>

namespace {

using ExecutionSpace = Kokkos::DefaultExecutionSpace;
using complex = Kokkos::complex<double>;
using Spectrum = Kokkos::View<complex**, ExecutionSpace>;
using Reals = Kokkos::View<double**, ExecutionSpace>;
using Bytes = Kokkos::View<std::byte*, ExecutionSpace>;
using TeamFFT::Direction;
constexpr std::array walls{TeamFFT::Boundary::dirichlet, TeamFFT::Boundary::periodic},
    nothing{TeamFFT::Boundary::open, TeamFFT::Boundary::open};
constexpr std::array spacing{0.5, 0.5};
constexpr TeamFFT::axis_type<2> both{0, 1};
int wrong = 0;

void expect(bool holds, std::string const& what) {
  if (!holds) std::printf("WRONG: %s\n", what.c_str());
  wrong += holds ? 0 : 1;
}

/// An element of the View, as a source's functor.
struct ElementOf {
  Spectrum view;
  KOKKOS_FUNCTION complex operator()(int i, int j) const { return view(i, j); }
};
struct AddTo {
  Spectrum view;
  KOKKOS_FUNCTION void operator()(int i, int j, complex z) const { view(i, j) += z; }
};

/// Each object of the public headers that owns a View or an instance, as the function-static of a code that never ends
/// its plans.
void keep_for_ever(ExecutionSpace const& exec) {
  Spectrum const in("in", 30, 40), out("out", 30, 40), factors("factors", 30, 40);
  Reals const reals("reals", 30, 40), rows("rows", 30, 40);
  static TeamFFT::AnyView const any(factors);
  static TeamFFT::PlanOptions const options{.multiply_in = factors, .multiply_out = any};
  static TeamFFT::FilterOptions const filter_options{.kinds = {}, .plan = options};
  static TeamFFT::PoissonOptions const poisson_options{.plan = {.multiply_in = reals}};
  static TeamFFT::Plan plan(exec, in, out, Direction::forward, both, {}, options);
  TeamFFT::execute(plan, in, out);
  static TeamFFT::Plan borrowing(exec, in, out, Direction::forward, both, {}, {.external_workspace = true});
  borrowing.set_workspace(Bytes("workspace", borrowing.workspace_size() + TeamFFT::Impl::workspace_alignment));
  TeamFFT::execute(borrowing, in, out);
  static TeamFFT::FilterPlan filter(exec, in, out, factors, both, {}, filter_options);
  TeamFFT::execute(filter, in, out, factors);
  static TeamFFT::PoissonPlan walled(exec, reals, rows, spacing, walls, poisson_options);
  TeamFFT::execute(walled, reals, rows);
  static TeamFFT::PoissonPlan open(exec, reals, rows, spacing, nothing);
  TeamFFT::execute(open, reals, rows);
  static TeamFFT::TeamTransform<double, 16> const transform(exec);
  static TeamFFT::TeamTransform<float, TeamFFT::dynamic> const any_length(exec, 17, 3);
  static auto const source = TeamFFT::source<complex>({30, 40}, ElementOf{factors});
  static auto const sink = TeamFFT::sink<complex>({30, 40}, AddTo{factors});
  TeamFFT::fft2(exec, source, sink);
  static auto const fields = TeamFFT::fields(in, source);
  static auto const spectra = TeamFFT::spectra<double>(in, out);
  TeamFFT::convolve(exec, in, factors, out, TeamFFT::Mode::circular);
}

/// The same of the header for programs that know kokkos-fft; an in-place plan along an axis that is not contiguous
/// keeps a copy of its input.
void keep_of_the_other_interface(ExecutionSpace const& exec) {
  Spectrum const in("in", 30, 40), out("out", 30, 40);
  static KokkosFFT::Plan const plan(exec, in, out, Direction::forward, -1);
  KokkosFFT::execute(plan, in, out);
  Kokkos::View<complex**, Kokkos::LayoutRight, ExecutionSpace> const spectrum("spectrum", 5, 4);
  Kokkos::View<double**, Kokkos::LayoutRight, ExecutionSpace, Kokkos::MemoryUnmanaged> const reals(
      reinterpret_cast<double*>(spectrum.data()), 8, 4);
  static KokkosFFT::Plan const in_place(exec, reals, spectrum, Direction::forward, 0);
  KokkosFFT::execute(in_place, reals, spectrum);
  static KokkosFFT::DynPlan<ExecutionSpace, Spectrum, Spectrum> const allocating(exec, in, out, Direction::forward, 2);
  KokkosFFT::execute(allocating, in, out);
  static KokkosFFT::DynPlan<ExecutionSpace, Spectrum, Spectrum> borrowing(exec, in, out, Direction::forward, 2);
  borrowing.set_work_area(
      Kokkos::View<complex*, ExecutionSpace>("work", borrowing.workspace_size(sizeof(complex)) + 1));
  KokkosFFT::execute(borrowing, in, out);
}

int outlive() {
  Kokkos::initialize();
  keep_for_ever({});
  keep_of_the_other_interface({});
  Kokkos::finalize();
  return wrong;
}

/// The call throws an Error that says its own name and what has become of Kokkos.
template <class Call>
void refuses(std::string_view function, Call const& call, std::string_view why = "Kokkos was finalized") {
  try {
    call();
    expect(false, std::string(function) + " throws nothing");
  } catch (TeamFFT::Error const& error) {
    std::string_view const message = error.what();
    expect(message.starts_with(std::string(function) + ": ") && message.find(why) != message.npos,
           std::string(message));
  }
}

/// What a process leaves undestroyed, as Kokkos' own objects want it behind finalize.
struct Left {
  ExecutionSpace exec;
  Spectrum in{"in", 30, 40}, out{"out", 30, 40};
  Reals reals{"reals", 30, 40}, rows{"rows", 30, 40};
  Kokkos::View<complex**, Kokkos::LayoutRight, ExecutionSpace> spectrum{"spectrum", 5, 4};
  Kokkos::View<double**, Kokkos::LayoutRight, ExecutionSpace, Kokkos::MemoryUnmanaged> in_place{
      reinterpret_cast<double*>(spectrum.data()), 8, 4};
  Bytes workspace{"workspace", 1 << 20};
  TeamFFT::Plan<ExecutionSpace> plan{exec, in, out, Direction::forward, both};
  TeamFFT::FilterPlan<ExecutionSpace> filter{exec, in, out, in, both};
  TeamFFT::PoissonPlan<ExecutionSpace> poisson{exec, reals, rows, spacing, walls};
  TeamFFT::TeamTransform<double, 16> transform{exec};
  KokkosFFT::Plan<ExecutionSpace, Spectrum, Spectrum, 1> other{exec, in, out, Direction::forward, -1};
  KokkosFFT::Plan<ExecutionSpace, decltype(in_place), decltype(spectrum), 1> copying{exec, in_place, spectrum,
                                                                                     Direction::forward, 0};
  KokkosFFT::DynPlan<ExecutionSpace, Spectrum, Spectrum> any{exec, in, out, Direction::forward, 2};
};

void refuse_functions(Left& of) {
  auto const& exec = of.exec;
  auto const& in = of.in;
  auto const& out = of.out;
  auto const& reals = of.reals;
  auto const& rows = of.rows;
  refuses("fft", [&] { TeamFFT::fft(exec, in, out); });
  refuses("ifftn", [&] { TeamFFT::ifftn(exec, in, out); });
  refuses("rfft2", [&] { TeamFFT::rfft2(exec, reals, out); });
  refuses("irfft", [&] { TeamFFT::irfft(exec, in, reals); });
  refuses("dct", [&] { TeamFFT::dct(exec, reals, rows); });
  refuses("fft", [&] { TeamFFT::fft(exec, TeamFFT::source<complex>({30, 40}, ElementOf{in}), out); });
  refuses("convolve", [&] { TeamFFT::convolve(exec, in, in, out, TeamFFT::Mode::circular); });
  refuses("correlate", [&] { TeamFFT::correlate(exec, in, in, out, TeamFFT::Mode::circular); });
  refuses("fftshift", [&] { TeamFFT::fftshift(exec, in); });
  refuses("ifftshift", [&] { TeamFFT::ifftshift(exec, in, both); });
  refuses("fftfreq", [&] { static_cast<void>(TeamFFT::fftfreq(exec, 8)); });
  refuses("rfftfreq", [&] { static_cast<void>(TeamFFT::rfftfreq(exec, 8)); });
  refuses("next_fast_len", [&] { static_cast<void>(TeamFFT::next_fast_len(exec, 1000)); });
  refuses("KokkosFFT", [&] { KokkosFFT::rfft(exec, of.in_place, of.spectrum, TeamFFT::Normalization::backward, 0); });
  refuses("clear_cache", [] { TeamFFT::clear_cache(); });
  refuses("set_cache_limit", [] { TeamFFT::set_cache_limit(0); });
}

void refuse_plans(Left& of) {
  auto const& exec = of.exec;
  auto const& in = of.in;
  auto const& out = of.out;
  auto const& reals = of.reals;
  auto const& rows = of.rows;
  refuses("Plan", [&] { TeamFFT::Plan const plan(exec, in, out, Direction::forward, both); });
  refuses("Plan", [&] { TeamFFT::Plan const plan(exec, of.plan.problem()); });
  refuses("FilterPlan", [&] { TeamFFT::FilterPlan const plan(exec, in, out, in, both); });
  refuses("PoissonPlan", [&] { TeamFFT::PoissonPlan const plan(exec, reals, rows, spacing, walls); });
  refuses("TeamTransform", [] { TeamFFT::TeamTransform<double, 16> const transform; });
  refuses("TeamTransform", [&] { TeamFFT::TeamTransform<double, 16> const transform(exec); });
  refuses("TeamTransform", [&] { TeamFFT::TeamTransform<double, TeamFFT::dynamic> const transform(exec, 100); });
  refuses("TeamTransform::policy", [&] { static_cast<void>(of.transform.policy(exec, 3)); });
  refuses("Plan", [&] { KokkosFFT::Plan const plan(exec, in, out, Direction::forward, -1); });
  refuses("Plan", [&] {
    KokkosFFT::DynPlan<ExecutionSpace, Spectrum, Spectrum> const plan(exec, in, out, Direction::forward, 2);
  });
  refuses("KokkosFFT::Plan",
          [&] { KokkosFFT::Plan const plan(exec, of.in_place, of.spectrum, Direction::forward, 0); });
}

void refuse_executes(Left& of) {
  auto const& exec = of.exec;
  auto const& in = of.in;
  auto const& out = of.out;
  auto const& reals = of.reals;
  auto const& rows = of.rows;
  refuses("execute", [&] { TeamFFT::execute(of.plan, in, out); });
  refuses("execute", [&] { TeamFFT::execute(exec, of.plan, in, out, TeamFFT::Normalization::none, of.workspace); });
  refuses("execute", [&] { TeamFFT::execute(of.filter, in, out, in); });
  refuses("execute", [&] { TeamFFT::execute(exec, of.filter, in, out, in, of.workspace); });
  refuses("execute", [&] { TeamFFT::execute(of.poisson, reals, rows); });
  refuses("execute", [&] { TeamFFT::execute(exec, of.poisson, reals, rows, of.workspace); });
  refuses("Plan::set_workspace", [&] { of.plan.set_workspace(of.workspace); });
  refuses("FilterPlan::set_workspace", [&] { of.filter.set_workspace(of.workspace); });
  refuses("PoissonPlan::set_workspace", [&] { of.poisson.set_workspace(of.workspace); });
  refuses("execute", [&] { KokkosFFT::execute(of.other, in, out); });
  refuses("KokkosFFT::execute", [&] { KokkosFFT::execute(of.copying, of.in_place, of.spectrum); });
  refuses("KokkosFFT::execute", [&] { KokkosFFT::execute(of.any, in, out); });
  refuses("KokkosFFT::DynPlan::set_work_area", [&] { of.any.set_work_area(of.workspace); });
  expect(of.plan.problem().axes.size() == 2 && of.any.workspace_size(0) >= of.plan.workspace_size(),
         "a plan's numbers are left");
}

int after() {
  Kokkos::initialize();
  static auto& left = *new Left;
  TeamFFT::fft(left.exec, left.in, left.out);
  Kokkos::finalize();
  refuse_functions(left);
  refuse_plans(left);
  refuse_executes(left);
  return wrong;
}

/// No instance can be made before Kokkos::initialize: what needs none is left.
int before() {
  std::string_view const why = "Kokkos is not initialized";
  refuses(
      "clear_cache", [] { TeamFFT::clear_cache(); }, why);
  refuses(
      "TeamTransform", [] { TeamFFT::TeamTransform<double, 16> const transform; }, why);
  TeamFFT::set_cache_limit(1 << 20);
  Kokkos::initialize();
  keep_for_ever({});
  TeamFFT::clear_cache();
  Kokkos::finalize();
  return wrong;
}

}  // namespace

int main(int argc, char** argv) {
  std::string_view const which = argc == 2 ? argv[1] : "";
  if (which == "outlive") return outlive();
  if (which == "after") return after();
  if (which == "before") return before();
  std::printf("usage: lifetime outlive|after|before\n");
  return 2;
}
