// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The list of rivals.
#include "transform.hpp"

namespace TeamFFT::Impl::Bench {

std::unique_ptr<Transform> make_peer(std::string const& name, ExecutionSpace const& exec, Problem const& problem, Settings const& settings,
                                     Buffers const& buffers) {
  if (problem.real_input) throw Error(name + ": complex transforms of real input are not compared");
  for (auto const& axis : problem.axes) {
    if (axis.extent_in < axis.length) throw Error(name + ": zero padding is not compared");
    if (axis.kind != problem.axes.front().kind) throw Error(name + ": axes of different kinds are not compared");
  }
  if (name == "fftw") return make_fftw(exec, problem, settings.fftw_flag, buffers);
  if (name == "cufft") return make_cufft(exec, problem, buffers);
  throw Error("teamfft-bench: --against knows fftw and cufft, not \"" + name + "\"");
}

}  // namespace TeamFFT::Impl::Bench
