/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* For programs that include <fftw3.h>: this folder is on their include path in FFTW's place. */
#ifndef TEAMFFT_RELINK_FFTW3_H
#define TEAMFFT_RELINK_FFTW3_H

#include <TeamFFT/fftw3.h>

#endif
