// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Portable: what the kernels of every GPU are worth on this one, where Kokkos alone launches them.
#ifndef TEAMFFT_PERF_PORTABLE_HPP
#define TEAMFFT_PERF_PORTABLE_HPP

#include "settings.hpp"
#include "speed_class.hpp"

#include <TeamFFT/machine.hpp>
#include <TeamFFT/problem.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// Scratch that Kokkos::parallel_for allows a team on CUDA up to Kokkos 5.1. Later versions and other GPUs allow more;
/// the smallest number makes the figures of all versions comparable.
inline constexpr std::size_t portable_scratch_bytes = 40'936;

/// The machine with the facts of its hardware. CUDA's own launch, the kernels that are compiled for CUDA alone,
/// clusters, and scratch beyond the bytes above are taken away. Team sizes are multiples of `wavefront`; 0: of the
/// machine's own number.
Machine portable_machine(Machine machine, unsigned wavefront);

/// options for `--launch portable` on that machine: Kokkos' launch, and no kernel of one length.
PlanOptions portable_options(PlanOptions options, Machine const& machine, unsigned wavefront);

/// The class of a line among ten, from powers of two to large primes; empty for lengths of no class.
std::string comparison_class(std::size_t N);

/// The suite in f32 and f64, whatever --kind and --precision say. Lines: settings.count lengths of each of those ten
/// classes, drawn by settings.seed, as c2c, r2c and c2r. Boxes: twelve of the suite `boxes`, three each of c2c and r2c
/// in 2-D and 3-D. The problems are shuffled.
std::vector<Problem> portable(Settings const& settings);

/// Short problems for graphs: 1, 8 and 100 lines of 2^3..2^12 and of settings.count lengths of each other class to
/// 4096, c2c and r2c.
std::vector<Problem> graph_problems(Settings const& settings);

/// The class of a problem of the suite `portable`: the group is "c2c", "r2c, c2r" or "boxes".
SpeedClass portable_class(Problem const& problem);

}  // namespace TeamFFT::Impl::Bench

#endif
