// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A DistributedPlan keeps data on the device: its execute copies between host and GPU only what an exchange by way of
// the host sends and receives. The linker's
// --wrap gives every copy that the program asks for to this file, Kokkos' and heFFTe's too, where those are static
// libraries.
#include "domain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdio>

namespace {

std::atomic<std::size_t> copied_bytes{0};

template <class Kind>
void count(std::size_t bytes, Kind kind, Kind between_devices) {
  if (kind != between_devices) copied_bytes += bytes;
}

}  // namespace

#if defined(KOKKOS_ENABLE_CUDA)
extern "C" {
cudaError_t __real_cudaMemcpy(void* to, void const* from, std::size_t bytes, cudaMemcpyKind kind);
cudaError_t __real_cudaMemcpyAsync(void* to, void const* from, std::size_t bytes, cudaMemcpyKind kind,
                                   cudaStream_t stream);
cudaError_t __wrap_cudaMemcpy(void* to, void const* from, std::size_t bytes, cudaMemcpyKind kind) {
  count(bytes, kind, cudaMemcpyDeviceToDevice);
  return __real_cudaMemcpy(to, from, bytes, kind);
}
cudaError_t __wrap_cudaMemcpyAsync(void* to, void const* from, std::size_t bytes, cudaMemcpyKind kind,
                                   cudaStream_t stream) {
  count(bytes, kind, cudaMemcpyDeviceToDevice);
  return __real_cudaMemcpyAsync(to, from, bytes, kind, stream);
}
}
#else
extern "C" {
hipError_t __real_hipMemcpy(void* to, void const* from, std::size_t bytes, hipMemcpyKind kind);
hipError_t __real_hipMemcpyAsync(void* to, void const* from, std::size_t bytes, hipMemcpyKind kind, hipStream_t stream);
hipError_t __wrap_hipMemcpy(void* to, void const* from, std::size_t bytes, hipMemcpyKind kind) {
  count(bytes, kind, hipMemcpyDeviceToDevice);
  return __real_hipMemcpy(to, from, bytes, kind);
}
hipError_t __wrap_hipMemcpyAsync(void* to, void const* from, std::size_t bytes, hipMemcpyKind kind,
                                 hipStream_t stream) {
  count(bytes, kind, hipMemcpyDeviceToDevice);
  return __real_hipMemcpyAsync(to, from, bytes, kind, stream);
}
}
#endif

namespace {

using namespace TeamFFT;
using domain::Space;
using Complex = Kokkos::complex<double>;
using View = domain::View<Complex, 3, Kokkos::LayoutRight>;

/// Bytes between host and GPU of one execute on this rank, and how many bytes the larger of its two boxes has.
struct Copies {
  std::size_t bytes, box;
};

Copies copies_of(bool gpu_aware, Exchange exchange) {
  shape_type<3> const extents{24, 20, 18};
  auto const before = domain::slab(extents, 0), behind = domain::slab(extents, 1);
  DistributedOptions options;
  options.gpu_aware = gpu_aware;
  options.exchange = exchange;
  options.order = Order::right;
  DistributedPlan const plan(Space(), MPI_COMM_WORLD, before, behind, extents, Direction::forward, options);
  View const in = domain::make_view<Complex, 3, Kokkos::LayoutRight>(domain::extents_of(before)),
             out = domain::make_view<Complex, 3, Kokkos::LayoutRight>(domain::extents_of(behind));
  execute(plan, in, out);
  Kokkos::fence();
  auto const start = copied_bytes.load();
  execute(plan, in, out);
  Kokkos::fence();
  return {copied_bytes - start, std::max(in.span(), out.span()) * sizeof(Complex)};
}

TEST(DeviceCopies, TheCountSeesACopy) {
  Kokkos::View<double*, domain::MemorySpace> const there("there", 100);
  Kokkos::View<double*, Kokkos::HostSpace> const here("here", 100);
  auto const start = copied_bytes.load();
  Kokkos::deep_copy(there, here);
  EXPECT_GE(copied_bytes - start, 100 * sizeof(double));
}

TEST(DeviceCopies, AnExchangeThroughTheHostCopiesWhatItSendsAndReceives) {
  for (auto exchange : {Exchange::alltoallv, Exchange::point_to_point}) {
    auto const copies = copies_of(false, exchange);
    constexpr std::size_t most_exchanges = 3;  // from a slab to pencils, to pencils, to a slab
    EXPECT_LE(copies.bytes, ranks::count() == 1 ? 0 : most_exchanges * 2 * copies.box);
    if (ranks::rank() == 0)
      std::printf("  %.2f of the box between host and GPU\n",
                  static_cast<double>(copies.bytes) / static_cast<double>(copies.box));
  }
}

/// One rank exchanges nothing. Of several, an MPI that is not GPU-aware would take a GPU's address for one of the host.
TEST(DeviceCopies, AnExchangeOfMpiItselfCopiesNothing) {
  bool const can = ranks::is_gpu_aware() || ranks::count() == 1;
  EXPECT_EQ(copies_of(can, Exchange::point_to_point).bytes == 0, can);
}

}  // namespace
