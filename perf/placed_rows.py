#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints backends/cuda_sm90_placed.hpp from the logs of teamfft-tune-placed: of each length and precision the fastest shape that passed every check.

    cmake --build build --target teamfft-tune-placed
    teamfft-tune-placed 1001 1002 ... --precision f32 --candidates 44 --log a.log
    perf/placed_rows.py a.log b.log > backends/cuda_sm90_placed.hpp

Of a shape that stands in several logs the median of its fractions counts, and one failed check puts it out.
"""
import collections
import pathlib
import re
import statistics
import sys

HEAD = """// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measured shapes of the placed kernel for CUDA devices of compute capability 9.0, printed by perf/placed_rows.py; what they give is in perf/NOTES.md.
#ifndef TEAMFFT_BACKENDS_CUDA_SM90_PLACED_HPP
#define TEAMFFT_BACKENDS_CUDA_SM90_PLACED_HPP

#include <backends/placed.hpp>

namespace TeamFFT::Impl {

// clang-format off
// length, precision, form, radices, threads, lines, in place; measured: fraction of copy
inline constexpr PlacedRow cuda_sm90_placed_rows[] = {"""
TAIL = """};
// clang-format on

}  // namespace TeamFFT::Impl

#endif"""
LINE = re.compile(r"(\S+) (\{(\d+), Precision::(f32|f64), .*\})( WRONG)?$")


def main():
    fractions, wrong, key = collections.defaultdict(list), set(), {}
    for path in sys.argv[1:]:
        for line in pathlib.Path(path).read_text().splitlines():
            found = LINE.match(line)
            if not found:
                sys.exit(f"placed_rows.py: {path}: what is this? {line}")
            row = found[2]
            key[row] = (found[4], int(found[3]))
            fractions[row].append(float(found[1]))
            if found[5]:
                wrong.add(row)
    best = {}
    for row, values in fractions.items():
        fraction = statistics.median(values)
        if row not in wrong and fraction > best.get(key[row], (0,))[0]:
            best[key[row]] = (fraction, row)
    print(HEAD)
    for _, (fraction, row) in sorted(best.items()):
        print(f"    {row},  // {fraction:.3f}")
    print(TAIL)


if __name__ == "__main__":
    main()
