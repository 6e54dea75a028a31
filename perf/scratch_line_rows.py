#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints machines/nvidia_h200/scratch_line.hpp, or with --prime machines/nvidia_h200/scratch_line_prime.hpp, from the logs of teamfft-tune-scratch-line and from tables that were printed
before: of each length and precision the fastest shape that passed every check, in the table of its kernel.

    cmake --build build --target teamfft-tune-scratch-line
    teamfft-tune-scratch-line 1001 1002 ... --precision f32 --candidates 44 --log a.log
    perf/scratch_line_rows.py a.log machines/nvidia_h200/scratch_line.hpp > new.hpp

Of a shape that stands in several logs the median of its fractions counts, and one failed check puts it out. A line "0.621 {101, Precision::f32, row}" of another
log says what the length's convolution row gives: where that is the fastest, the length has no shape here. A line "0.621 {101, Precision::f32, estimate}" says
what the length has by estimate: a shape that gives less than LEAST_GAIN of a copy more is left out.
"""
import collections
import pathlib
import re
import statistics
import sys

LEAST_GAIN = 0.03
HEAD = """// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measured shapes of the scratch-line kernel for CUDA devices of compute capability 9.0, printed by perf/scratch_line_rows.py; what they give is in
// perf/notes/scratch_line.md#gains-2026-11-29.
#ifndef TEAMFFT_MACHINES_NVIDIA_H200_SCRATCH_LINE_HPP
#define TEAMFFT_MACHINES_NVIDIA_H200_SCRATCH_LINE_HPP

#include <TeamFFT/device/engines/scratch_line/contract.hpp>

namespace TeamFFT::Impl {

// clang-format off
// length, precision, budget, radices, threads, lines, teams that share a line if several; measured: fraction of copy
inline constexpr ScratchLineRow nvidia_h200_scratch_line_rows[] = {"""
PRIME_HEAD = """// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measured shapes of the scratch-line kernel with a prime stage for CUDA devices of compute capability 9.0, printed by perf/scratch_line_rows.py; what they give is in
// perf/notes/scratch_line.md#prime-stage-2026-11-22.
#ifndef TEAMFFT_MACHINES_NVIDIA_H200_SCRATCH_LINE_PRIME_HPP
#define TEAMFFT_MACHINES_NVIDIA_H200_SCRATCH_LINE_PRIME_HPP

#include <TeamFFT/device/engines/scratch_line/contract_prime.hpp>

namespace TeamFFT::Impl {

// clang-format off
// length, precision, budget, radices before and after P, factors of P - 1, threads, lines; measured: fraction of copy
inline constexpr PrimeRow nvidia_h200_prime_rows[] = {"""
TAIL = """};
// clang-format on

}  // namespace TeamFFT::Impl

#endif"""
ROW = r"(\{(\d+), Precision::(f32|f64), .*\})"
LINE = re.compile(rf"(\S+) {ROW}( WRONG)?$")
PRINTED = re.compile(rf"    {ROW},  // (\S+)$")
PLACED = re.compile(r"\{\d+, Precision::f\d\d, \d+, \{")
ESTIMATE = re.compile(r"\{\d+, Precision::f\d\d, estimate\}")
PRIME = re.compile(r"\{\d+, Precision::f\d\d, \d+, \d")


def read(path):
    """(fraction, row, length, precision, whether it is wrong) of every measured shape of a log or a printed table."""
    for line in pathlib.Path(path).read_text().splitlines():
        if found := LINE.match(line):
            yield float(found[1]), found[2], int(found[3]), found[4], bool(found[5])
        elif found := PRINTED.match(line):
            yield float(found[4]), found[1], int(found[2]), found[3], False
        elif not path.endswith(".hpp"):
            sys.exit(f"scratch_line_rows.py: {path}: what is this? {line}")


def main():
    prime, paths = "--prime" in sys.argv[1:], [a for a in sys.argv[1:] if a != "--prime"]
    fractions, wrong, key = collections.defaultdict(list), set(), {}
    for path in paths:
        for fraction, row, length, precision, failed in read(path):
            key[row] = (precision, length)
            fractions[row].append(fraction)
            if failed:
                wrong.add(row)
    best, by_estimate = {}, {}
    for row, values in fractions.items():
        fraction = statistics.median(values)
        if ESTIMATE.match(row):
            by_estimate[key[row]] = fraction
        elif row not in wrong and fraction > best.get(key[row], (0,))[0]:
            best[key[row]] = (fraction, row)
    print(PRIME_HEAD if prime else HEAD)
    for length, (fraction, row) in sorted(best.items()):
        if (PRIME if prime else PLACED).match(row) and fraction - by_estimate.get(length, 0) >= LEAST_GAIN:
            print(f"    {row},  // {fraction:.3f}")
    print(TAIL)


if __name__ == "__main__":
    main()
