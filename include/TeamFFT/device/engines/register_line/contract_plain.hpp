// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What planner and kernels must agree on about plain rows: those for whole contiguous complex lines of unit stride
// (device/engines/register_line/plain.hpp, device/engines/register_line/short.hpp).
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_CONTRACT_PLAIN_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_CONTRACT_PLAIN_HPP

#include <TeamFFT/device/engines/scratch_line/contract.hpp>
#include <TeamFFT/device/engines/register_line/contract.hpp>

namespace TeamFFT::Impl {

/// Lengths of one butterfly whose results leave one by one, so that 2 N registers do (4 N in f64).
constexpr bool is_short_prime(unsigned N, Precision precision) {
  return precision == Precision::f32 && (is_wide_prime(N) || (N >= 23 && emits(N)));
}

/// Plain rows of one butterfly a line, of which a thread takes one or several.
constexpr bool is_short(Row const& row) {
  return row.threads_per_line == 1 && row.stages() == 1 &&
         (row.length <= (row.precision == Precision::f32 ? 21u : 16u) || is_short_prime(row.length, row.precision));
}

inline constexpr unsigned most_short_threads = 64;

/// Threads of a plain row's team.
constexpr unsigned plain_team_size(Row const& row) {
  return is_short(row) && row.team_size() > most_short_threads ? most_short_threads : row.team_size();
}

/// Elements from one line to the next in a short row's scratch: odd, so that neighbouring threads' accesses do not meet
/// in one bank.
constexpr unsigned short_pitch(unsigned length) { return length | 1u; }

constexpr std::size_t plain_scratch_bytes(Row const& row) {
  return is_short(row) ? std::size_t{row.lines_per_team} * short_pitch(row.length) * 2 * scalar_bytes(row.precision)
                       : scratch_bytes(row);
}

}  // namespace TeamFFT::Impl

#endif
