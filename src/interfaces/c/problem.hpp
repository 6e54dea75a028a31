// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the handle of a problem points to.
#ifndef TEAMFFT_INTERFACES_C_PROBLEM_HPP
#define TEAMFFT_INTERFACES_C_PROBLEM_HPP

#include <TeamFFT/problem.hpp>
#include <TeamFFT/teamfft.h>

struct teamfft_problem_s {  // NOLINT(readability-identifier-naming): the name is that of the header for C
  TeamFFT::Problem problem;
};

#endif
