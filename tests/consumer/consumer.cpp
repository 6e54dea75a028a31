// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a user writes: the README's example, the same in kokkos-fft's words, and checks: the spectrum of an impulse is
// flat, an Error is caught by its type, and the library is that of the headers. Exit status 0 where all is so.
#include <TeamFFT.hpp>
#include <TeamFFT/compat/KokkosFFT.hpp>

#include <Kokkos_Core.hpp>

#include <iostream>

/// The library throws, the program catches: both know one type, in one library or in two.
bool catches_error(Kokkos::DefaultExecutionSpace const& exec) {
  Kokkos::View<Kokkos::complex<double>*> const in("in", 8), out("out", 9);
  try {
    TeamFFT::fft(exec, in, out);
  } catch (TeamFFT::Error const& error) {
    std::cout << "as it should be: " << error.what() << "\n";
    return true;
  }
  return false;
}

int main(int argc, char** argv) {
  Kokkos::ScopeGuard const kokkos(argc, argv);
  Kokkos::DefaultExecutionSpace const exec;
  Kokkos::View<Kokkos::complex<double>*> const in("in", 100), out("out", 100);
  Kokkos::deep_copy(exec, Kokkos::subview(in, 0), Kokkos::complex<double>(1, 0));

  TeamFFT::fft(exec, in, out);
  KokkosFFT::fft(exec, in, out);
  TeamFFT::Plan plan(exec, in, out, TeamFFT::Direction::forward);
  TeamFFT::execute(plan, in, out);
  std::cout << plan;

  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace{}, out);
  int wrong = 0;
  for (std::size_t k = 0; k < host.extent(0); ++k)
    wrong += Kokkos::abs(host(k) - Kokkos::complex<double>(1, 0)) > 1e-12;
  std::cout << wrong << " of " << host.extent(0) << " elements are wrong\n";
  return wrong == 0 && catches_error(exec) && TeamFFT::version() == TeamFFT::header_version ? 0 : 1;
}
