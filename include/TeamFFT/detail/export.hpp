// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What of the library can be seen from outside, where it is a shared one: its objects are compiled with hidden
// visibility.
#ifndef TEAMFFT_DETAIL_EXPORT_HPP
#define TEAMFFT_DETAIL_EXPORT_HPP

/// Marks what an installed header declares and src/ defines, and that users' code needs. `.ci/exported_symbols.txt`
/// lists the result. A class template's members need the mark at their explicit instantiation, too: the execution
/// spaces in their arguments are hidden types to the library. TEAMFFT_INTERNAL marks a class within an exported one
/// that is nobody else's. A GPU's half of a file knows neither: its text stays as it is.
#if defined(__GNUC__) && !defined(__CUDA_ARCH__)
#define TEAMFFT_EXPORT __attribute__((visibility("default")))
#define TEAMFFT_INTERNAL __attribute__((visibility("hidden")))
#else
#define TEAMFFT_EXPORT
#define TEAMFFT_INTERNAL
#endif

#endif
