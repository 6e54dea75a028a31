/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A program in C that knows FFTW alone: it prints the version and transforms with both precisions. */
#include <complex.h>
#include <fftw3.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  enum { n = 12 };
  int k;
  double error = 0;
  fftw_complex* const x = fftw_alloc_complex(n);
  float* const y = fftwf_alloc_real(n);
  fftw_plan const plan = fftw_plan_dft_1d(n, x, x, FFTW_BACKWARD, FFTW_MEASURE);
  fftwf_plan const real = fftwf_plan_r2r_1d(n, y, y, FFTW_R2HC, FFTW_ESTIMATE);
  if (plan == NULL || real == NULL) return 1;
  for (k = 0; k < n; ++k) {
    x[k] = k == 1 ? 1.0 : 0.0;
    y[k] = k == 0 ? 1.0f : 0.0f;
  }
  fftw_execute(plan);
  fftwf_execute(real);
  for (k = 0; k < n; ++k) {
    error = fmax(error, cabs(x[k] - cexp(2 * acos(-1.0) * I * k / n)));
    error = fmax(error, fabs(y[k] - (k <= n / 2 ? 1.0 : 0.0)));
  }
  fftw_destroy_plan(plan);
  fftwf_destroy_plan(real);
  fftw_free(x);
  fftwf_free(y);
  fftw_cleanup();
  fftwf_cleanup();
  printf("%s\n", fftw_version);
  return error < 1e-6 ? 0 : 2;
}
