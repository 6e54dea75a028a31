#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints machines/amd_epyc_*/lanes.hpp from several runs of teamfft-tune-host: the choices that all runs agree on.

    cmake --build build --target teamfft-tune-host
    for i in 1 2 3; do taskset -c 1 build/perf/teamfft-tune-host --lines many > many.$i; done
    perf/host_rows.py many.1 many.2 many.3 > machines/amd_epyc_avx512/lanes.hpp

Where memory lies in the second-level cache changes from run to run, and with it a way's time by a tenth: a row wants the same way and lanes in every run that
has its kind of lines, and a gain of --gain in each. Its radices and figure are those of the median run.
"""
import argparse
import collections
import pathlib
import re
import sys

ROW = re.compile(r"    \{(\d+), Precision::(f\d\d), Lines::(\w+), Way::(\w+), (\d+), \{.*\}\},  // ([\d.]+)")
LINES = ("few", "many", "far")


def agreed(texts, gain):
    """The lines of rows that every text with their kind of lines has by the same way and lanes, with that gain in each; of the median run."""
    found, runs = collections.defaultdict(list), collections.Counter()
    for text in texts:
        kinds = set()
        for line in text.splitlines():
            if m := ROW.match(line):
                kinds.add(m[3])
                found[int(m[1]), m[2], LINES.index(m[3])].append((float(m[6]), (m[4], m[5]), line))
        runs.update(kinds)
    rows = []
    for key, of_runs in sorted(found.items()):
        same = len(of_runs) == runs[LINES[key[2]]] and len({choice for _, choice, _ in of_runs}) == 1
        if same and min(run[0] for run in of_runs) >= gain:
            rows.append(sorted(of_runs)[len(of_runs) // 2][2])
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    parser.add_argument("--gain", type=float, default=1.08, help="of the rules' time, in every run (default: 1.08)")
    options = parser.parse_args()
    texts = [path.read_text() for path in options.files]
    if not any(ROW.match(line) for text in texts for line in text.splitlines()):
        sys.exit("host_rows.py: the files hold no rows")
    head, rest = texts[0].split("_rows[] = {\n", 1)
    tail = rest[rest.index("};\n") :]
    print(head + "_rows[] = {\n" + "\n".join(agreed(texts, options.gain)) + "\n" + tail, end="")


if __name__ == "__main__":
    main()
