// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex lines with something at an end of the transform.
#include "applications.hpp"
#include "steps.hpp"

#include <TeamFFT/ends.hpp>
#include <TeamFFT/plan.hpp>

namespace TeamFFT::Impl::Bench {

namespace {

template <class Real>
using ComplexBox = Box3<Kokkos::complex<Real>>;

/// u v, element by element.
template <class Real>
struct ProductOf {
  ComplexBox<Real> u, v;
  KOKKOS_FUNCTION Kokkos::complex<Real> operator()(int i, int j, int k) const { return u(i, j, k) * v(i, j, k); }
};

/// |z|^2.
template <class Real>
struct StorePower {
  Box3<Real> power;
  KOKKOS_FUNCTION void operator()(int i, int j, int k, Kokkos::complex<Real> z) const {
    power(i, j, k) = z.real() * z.real() + z.imag() * z.imag();
  }
};

template <class Real>
using Window = Kokkos::View<Real*, MemorySpace>;

/// The kernels of those who have no ends.
template <class Real, class Source>
struct Evaluate {
  Source source;
  ComplexBox<Real> to;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const { to(i, j, k) = source(i, j, k); }
};
template <class Real, class Sink>
struct Consume {
  ComplexBox<Real> from;
  Sink sink;
  KOKKOS_FUNCTION void operator()(int i, int j, int k) const { sink(i, j, k, from(i, j, k)); }
};
template <class Real>
struct Windowed {
  ComplexBox<Real> in;
  Window<Real> window;
  KOKKOS_FUNCTION Kokkos::complex<Real> operator()(int i, int j, int k) const { return in(i, j, k) * window(k); }
};
template <class Real>
struct AddToHalf {
  ComplexBox<Real> out;
  KOKKOS_FUNCTION void operator()(int i, int j, int k, Kokkos::complex<Real> z) const {
    out(i, j, k) = z + Real(0.5) * out(i, j, k);
  }
};

/// The data that all contenders of one solve share.
template <class Real>
struct Lines {
  ExecutionSpace exec;
  Settings settings;
  Extents3 n;
  ComplexBox<Real> u, v;

  Lines(ExecutionSpace const& space, Settings const& given, Extents3 const& extents)
      : exec(space),
        settings(given),
        n(extents),
        u(new_box<Kokkos::complex<Real>>("u", n)),
        v(new_box<Kokkos::complex<Real>>("v", n)) {
    fill();
  }
  void fill() const {
    randomize<Real>(exec, u, settings.seed);
    randomize<Real>(exec, v, settings.seed + 1);
  }
  [[nodiscard]] ComplexBox<Real> array(char const* label) const { return new_box<Kokkos::complex<Real>>(label, n); }
  [[nodiscard]] Leg leg(ComplexBox<Real> const& from, ComplexBox<Real> const& to) const {
    return {box_problem(precision_of<Real>, "c2c", false, n, {2}), bytes_of(from), bytes_of(to)};
  }
  [[nodiscard]] std::array<std::size_t, 3> extents() const { return n; }
};

template <class Real, class In, class Out>
Contender ours(Lines<Real> const& lines, In const& in, Out const& out, PlanOptions const& options, void const* result) {
  auto const plan = std::make_shared<Plan<ExecutionSpace>>(lines.exec, in, out, Direction::forward, -1,
                                                           std::optional<std::size_t>{}, options);
  Contender contender{"teamfft", Role::ours};
  contender.run = [=] { plan->execute(in, out, Normalization::none); };
  contender.result = result;
  return contender;
}

/// The transform of u alone.
template <class Real>
Contender plain(Lines<Real> const& lines) {
  auto const out = lines.array("out");
  auto contender = stepwise("teamfft-plans", lines.exec, lines.settings, {{lines.leg(lines.u, out)}, {}});
  contender.name = "teamfft-plain";
  contender.role = Role::plain;
  contender.memory = std::make_shared<ComplexBox<Real>>(out);
  return contender;
}

/// A kernel that writes what the source gives, then the transform.
template <class Real, class Source>
Contender behind_a_kernel(std::string const& name, Lines<Real> const& lines, Source const& source) {
  auto const between = lines.array("between"), out = lines.array("out");
  Evaluate<Real, Source> const evaluate{source, between};
  auto contender = stepwise(
      name, lines.exec, lines.settings,
      {{lines.leg(between, out)},
       {[=, exec = lines.exec, n = lines.n] { for_each_element(exec, "teamfft-solves::source", n, evaluate); }, {}}});
  contender.result = out.data();
  contender.memory = std::make_shared<ComplexBox<Real>>(out);
  return contender;
}

/// The transform, then a kernel that does what the sink does.
template <class Real, class Sink>
Contender before_a_kernel(std::string const& name, Lines<Real> const& lines, Sink const& sink, void const* result) {
  auto const between = lines.array("between");
  Consume<Real, Sink> const consume{between, sink};
  auto contender = stepwise(
      name, lines.exec, lines.settings,
      {{lines.leg(lines.u, between)},
       {{}, [=, exec = lines.exec, n = lines.n] { for_each_element(exec, "teamfft-solves::sink", n, consume); }}});
  contender.result = result;
  return contender;
}

template <class Real>
std::vector<Contender> with_source(Lines<Real> const& lines) {
  auto const out = lines.array("out");
  ProductOf<Real> const product_of{lines.u, lines.v};
  auto all = std::vector{ours(lines, source<Kokkos::complex<Real>>(lines.extents(), product_of), out, {}, out.data()),
                         plain(lines)};
  for (auto const& name : stepwise_names(lines.settings)) all.push_back(behind_a_kernel(name, lines, product_of));
  return all;
}

template <class Real>
std::vector<Contender> with_sink(Lines<Real> const& lines) {
  StorePower<Real> const store{new_box<Real>("power", lines.n)};
  auto all = std::vector{
      ours(lines, lines.u, sink<Kokkos::complex<Real>>(lines.extents(), store), {}, store.power.data()), plain(lines)};
  for (auto const& name : stepwise_names(lines.settings)) {
    StorePower<Real> const their_store{new_box<Real>("power", lines.n)};
    all.push_back(before_a_kernel(name, lines, their_store, their_store.power.data()));
  }
  return all;
}

template <class Real>
std::vector<Contender> with_window(Lines<Real> const& lines) {
  Window<Real> const window(Kokkos::view_alloc("teamfft-solves::window", Kokkos::WithoutInitializing), lines.n[2]);
  randomize<Real>(lines.exec, window, lines.settings.seed + 2);
  PlanOptions options;
  options.multiply_in = window;
  auto const out = lines.array("out");
  auto all = std::vector{ours(lines, lines.u, out, options, out.data()), plain(lines)};
  for (auto const& name : stepwise_names(lines.settings))
    all.push_back(behind_a_kernel(name, lines, Windowed<Real>{lines.u, window}));
  return all;
}

/// out = X + out/2, from the same out.
template <class Real>
std::vector<Contender> with_beta(Lines<Real> const& lines) {
  PlanOptions options;
  options.beta = 0.5;
  auto const out = lines.array("out");
  auto const filled_first = [&](Contender contender, ComplexBox<Real> const& array) {
    contender.prepare = [array, exec = lines.exec, seed = lines.settings.seed] {
      randomize<Real>(exec, array, seed + 3);
    };
    return contender;
  };
  auto all = std::vector{filled_first(ours(lines, lines.u, out, options, out.data()), out), plain(lines)};
  for (auto const& name : stepwise_names(lines.settings)) {
    AddToHalf<Real> const add{lines.array("out")};
    all.push_back(filled_first(before_a_kernel(name, lines, add, add.out.data()), add.out));
  }
  return all;
}

template <class Real>
struct Variant {
  char const* name;
  std::vector<Contender> (*make)(Lines<Real> const&);
  double arrays;  ///< complex ones, that must be read and written
  bool real;      ///< its result
};

template <class Real>
void add(ExecutionSpace const& exec, Settings const& settings, Makers& makers) {
  std::array<Variant<Real>, 4> const variants{{{"source", with_source<Real>, 3, false},
                                               {"sink", with_sink<Real>, 1.5, true},
                                               {"multiply_in", with_window<Real>, 2, false},
                                               {"beta", with_beta<Real>, 3, false}}};
  for (auto const& variant : variants)
    for (std::size_t N : {256, 1000, 4096}) {
      Extents3 const n{1, std::max<std::size_t>(2, solve_points(settings, false) / N), N};
      auto facts = solve_facts("ends", variant.name, precision_of<Real>, n, 1, variant.real);
      facts.bytes =
          static_cast<std::size_t>(variant.arrays * static_cast<double>(product(n) * sizeof(Kokkos::complex<Real>)));
      auto const make = [=] {
        Lines<Real> const lines(exec, settings, n);
        auto all = variant.make(lines);
        lines.fill();  // plans may have overwritten it
        return all;
      };
      makers.push_back({facts, make});
    }
}

}  // namespace

void add_ends(ExecutionSpace const& exec, Settings const& settings, Makers& makers) {
  settings.precision == Precision::f32 ? add<float>(exec, settings, makers) : add<double>(exec, settings, makers);
}

}  // namespace TeamFFT::Impl::Bench
