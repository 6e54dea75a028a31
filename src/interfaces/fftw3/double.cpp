// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions in double precision: fftw_*, and dfftw_* for Fortran.
#define TEAMFFT_FFTW3_REAL double
#define TEAMFFT_FFTW3_NAME(name) fftw_##name
#define TEAMFFT_FFTW3_FORTRAN(name) dfftw_##name##_
#define TEAMFFT_FFTW3_PREFIX "fftw"
#include "interfaces/fftw3/entry_points.def"
#include "interfaces/fftw3/fortran.def"
