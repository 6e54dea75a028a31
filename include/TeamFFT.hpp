// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All of TeamFFT: transforms as functions, plans, and transforms inside a team kernel.
#ifndef TEAMFFT_HPP
#define TEAMFFT_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/convolution.hpp>
#include <TeamFFT/ends.hpp>
#include <TeamFFT/filter.hpp>
#include <TeamFFT/frequencies.hpp>
#include <TeamFFT/plan.hpp>
#include <TeamFFT/planar.hpp>
#include <TeamFFT/poisson.hpp>
#include <TeamFFT/real.hpp>
#include <TeamFFT/shift.hpp>
#include <TeamFFT/team.hpp>
#include <TeamFFT/transform.hpp>
#include <TeamFFT/trigonometric.hpp>
#include <TeamFFT/version.hpp>

#include <TeamFFT/detail/macros_on.hpp>

#endif
