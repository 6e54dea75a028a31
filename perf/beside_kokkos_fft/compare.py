#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs speed_kokkos_fft and speed_teamfft in turn and prints a table: compare.py BUILD_FOLDER [rounds, default 3 [cpu]]

A problem's time is the least of the rounds' medians. The exit status is 1 where the two libraries computed different numbers.
"""
import math
import pathlib
import subprocess
import sys

LIBRARIES = ("kokkos_fft", "teamfft")


def run(program, *arguments):
    """{problem: (seconds, sum)}"""
    lines = subprocess.run([program, *arguments], capture_output=True, text=True, check=True).stdout.splitlines()
    parts = [line.rsplit(" ", 2) for line in lines if line.startswith(("c2c ", "r2c ", "c2r "))]
    return {name: (float(seconds), float(total)) for name, seconds, total in parts}


def tolerance(name):
    return 1e-5 if name.endswith("f32") else 1e-12


def main():
    folder, rounds = pathlib.Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else 3
    runs = {library: [] for library in LIBRARIES}
    for _ in range(rounds):
        for library in LIBRARIES:
            runs[library].append(run(folder / f"speed_{library}", *sys.argv[3:]))
    wrong, speedups = 0, []
    print("| problem | kokkos-fft, ms | TeamFFT, ms | speed-up |\n|---|---|---|---|")
    for name in runs["teamfft"][0]:
        theirs, ours = (min(r[name][0] for r in runs[library]) for library in LIBRARIES)
        sums = [runs[library][0][name][1] for library in LIBRARIES]
        equal = math.isclose(*sums, rel_tol=tolerance(name))
        wrong += not equal
        speedups.append(theirs / ours)
        print(f"| {name} | {1e3 * theirs:.3f} | {1e3 * ours:.3f} | {theirs / ours:.2f} |{'' if equal else ' DIFFERENT NUMBERS'}")
    print(f"\ngeometric mean {math.exp(sum(map(math.log, speedups)) / len(speedups)):.2f}, least {min(speedups):.2f}, {len(speedups)} problems, {wrong} of different numbers")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
