// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program that knows cuFFT alone, with the toolkit's header: its functions come from a file whose name has the
// argument in it, and a transform is right.
#include <cuda_runtime_api.h>
#include <cufft.h>

#include <dlfcn.h>

#include <cstdio>
#include <cstring>
#include <vector>

namespace {

bool comes_from(void* function, char const* part) {
  Dl_info info{};
  if (dladdr(function, &info) == 0) return false;
  std::printf("cufftExecD2Z comes from %s\n", info.dli_fname);
  return std::strstr(info.dli_fname, part) != nullptr;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2 || !comes_from(dlsym(RTLD_DEFAULT, "cufftExecD2Z"), argv[1])) return 1;
  constexpr int n = 12;
  std::vector<double> reals(n, 1.5);
  std::vector<cufftDoubleComplex> spectrum(n / 2 + 1);
  void *in = nullptr, *out = nullptr;
  cudaMalloc(&in, n * sizeof(double));
  cudaMalloc(&out, spectrum.size() * sizeof(spectrum[0]));
  cudaMemcpy(in, reals.data(), n * sizeof(double), cudaMemcpyHostToDevice);
  cufftHandle plan = CUFFT_PLAN_NULL;
  if (cufftPlan1d(&plan, n, CUFFT_D2Z, 1) != CUFFT_SUCCESS) return 2;
  if (cufftExecD2Z(plan, static_cast<double*>(in), static_cast<cufftDoubleComplex*>(out)) != CUFFT_SUCCESS) return 3;
  if (cufftDestroy(plan) != CUFFT_SUCCESS) return 4;
  if (cudaMemcpy(spectrum.data(), out, spectrum.size() * sizeof(spectrum[0]), cudaMemcpyDeviceToHost) != cudaSuccess)
    return 5;
  for (std::size_t k = 0; k < spectrum.size(); ++k)
    if (spectrum[k].x != (k == 0 ? 1.5 * n : 0) || spectrum[k].y != 0) return 6;
  return 0;
}
