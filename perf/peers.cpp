// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The list of rivals, and what they have in common.
#include "transform.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>

namespace TeamFFT::Impl::Bench {

RivalInput::RivalInput(ExecutionSpace const& exec, Problem const& problem, Buffers const& buffers)
    : m_exec(exec), m_shared(buffers.in()) {
  bool const destroys =
      std::any_of(problem.axes.begin(), problem.axes.end(), [](Axis const& axis) { return axis.kind == Kind::c2r; });
  if (destroys && buffers.input() == Buffers::Input::kept && problem.placement == Placement::out_of_place)
    m_copy = Bytes(Kokkos::view_alloc(Kokkos::WithoutInitializing, "teamfft-bench::rival's input"),
                   input_span(problem) * element_bytes(problem, Side::input));
}

void RivalInput::take() const {
  if (m_copy.size() == 0) return;
  Kokkos::View<unsigned char const*, MemorySpace, Kokkos::MemoryUnmanaged> const shared(m_shared, m_copy.size());
  Kokkos::deep_copy(m_exec, m_copy, shared);
}

RivalCall rival_call(std::string const& name, Problem const& problem) {
  if (problem.axes.empty()) throw Error(name + ": no axis");
  auto const count = [&](Kind kind) {
    return std::count_if(problem.axes.begin(), problem.axes.end(), [kind](Axis const& a) { return a.kind == kind; });
  };
  for (auto const& axis : problem.axes)
    if (axis.extent_in < input_extent(axis.kind, axis.length)) throw Error(name + ": zero padding is not compared");
  if (problem.conjugated) throw Error(name + ": conjugated half spectra are not compared");
  auto const all = static_cast<std::ptrdiff_t>(problem.axes.size());
  if (std::all_of(problem.axes.begin(), problem.axes.end(), [](Axis const& a) { return is_real_to_real(a.kind); }))
    return RivalCall::r2r;
  if (problem.real_input) throw Error(name + ": complex transforms of real input are not compared");
  if (count(Kind::c2c_forward) == all || count(Kind::c2c_backward) == all) return RivalCall::c2c;
  if (count(Kind::r2c) == 1 && count(Kind::c2c_forward) == all - 1) return RivalCall::r2c;
  if (count(Kind::c2r) == 1 && count(Kind::c2c_backward) == all - 1) return RivalCall::c2r;
  throw Error(name + ": axes of these different kinds are not compared");
}

std::unique_ptr<Transform> make_peer(std::string const& name, ExecutionSpace const& exec, Problem const& problem,
                                     Settings const& settings, Buffers const& buffers) {
  if (auto const fftw = parse_fftw_rival(name, settings.fftw_flag)) return make_fftw(exec, problem, *fftw, buffers);
  if (name == "cufft") return make_cufft(exec, problem, CufftPlanning::usual, buffers);
  if (name == "cufft-patient") return make_cufft(exec, problem, CufftPlanning::patient, buffers);
  throw Error("teamfft-bench: --against knows fftw, cufft and cufft-patient, not \"" + name + "\"");
}

}  // namespace TeamFFT::Impl::Bench
