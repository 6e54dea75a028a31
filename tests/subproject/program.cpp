// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The spectrum of an impulse is flat. Prints the Kokkos that the program was compiled with, and exits with 0 where the
// transform is right.
#include <TeamFFT/transform.hpp>

#include <Kokkos_Core.hpp>

#include <cstdio>

int main(int argc, char** argv) {
  Kokkos::ScopeGuard const kokkos(argc, argv);
  Kokkos::DefaultExecutionSpace const exec;
  Kokkos::View<Kokkos::complex<double>*> const in("in", 12), out("out", 12);
  Kokkos::deep_copy(exec, Kokkos::subview(in, 0), Kokkos::complex<double>(1, 0));
  TeamFFT::fft(exec, in, out);
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace{}, out);
  int wrong = 0;
  for (std::size_t k = 0; k < host.extent(0); ++k) {
    wrong += Kokkos::abs(host(k) - Kokkos::complex<double>(1, 0)) > 1e-12;
  }
  int const version = KOKKOS_VERSION;
  std::printf("compiled with Kokkos %d.%d.%d, ", version / 10000, version / 100 % 100, version % 100);
  std::printf("%d of %zu elements are wrong\n", wrong, host.extent(0));
  return wrong == 0 ? 0 : 1;
}
