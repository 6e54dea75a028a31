// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions in single precision: fftwf_*, and sfftw_* for Fortran.
#define TEAMFFT_FFTW3_REAL float
#define TEAMFFT_FFTW3_NAME(name) fftwf_##name
#define TEAMFFT_FFTW3_FORTRAN(name) sfftw_##name##_
#define TEAMFFT_FFTW3_PREFIX "fftwf"
#include "interfaces/fftw3/entry_points.def"
#include "interfaces/fftw3/fortran.def"
