// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: the execution space cannot access the View's memory space
#include <TeamFFT.hpp>

// A host build has no such pair of spaces: it is made up here.
struct FarSpace {
  using memory_space = FarSpace;
  using execution_space = Kokkos::DefaultHostExecutionSpace;
  using device_type = Kokkos::Device<execution_space, memory_space>;
  using size_type = std::size_t;
  static constexpr char const* name() { return "far"; }
};

template <>
struct Kokkos::Impl::MemorySpaceAccess<Kokkos::HostSpace, FarSpace> {
  static constexpr bool assignable = false, accessible = false, deepcopy = false;
};

void f(Kokkos::DefaultHostExecutionSpace const& exec,
       Kokkos::View<Kokkos::complex<float>*, Kokkos::LayoutRight, FarSpace, Kokkos::MemoryUnmanaged> view) {
  TeamFFT::fft(exec, view, view);
}
