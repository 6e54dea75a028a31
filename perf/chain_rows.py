#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the chains of machines/nvidia_h200/chains.hpp by rule: planes that fit in scratch, then rings; less those that give too little.
Measurements: perf/notes/launches.md#rings-2026-11-22.

    perf/chain_rows.py --gains perf/gains_h200.json
"""
import argparse
import re

SCRATCH, REGISTERS, THREADS = 227 * 1024, 65536, 2048  # of a multiprocessor
BYTES = {"f32": 8, "f64": 16}

# Radices with 8 elements a thread (a butterfly or two of each stage), and with 16 for lengths of 128 and more.
BY_8 = {8: [8], 16: [4, 4], 32: [8, 4], 64: [8, 8]}
BY_16 = {8: [8], 16: [16], 32: [8, 4], 64: [8, 8], 128: [16, 8], 256: [16, 16]}
# Squares: threads of a line for the stage with the most butterflies. 27 and 45 are left out: two launches are as fast (0.39-0.51).
SQUARES = {10: [5, 2], 12: [4, 3], 15: [5, 3], 18: [6, 3], 20: [5, 4], 24: [6, 4], 25: [5, 5], 28: [7, 4], 30: [6, 5], 36: [6, 6], 40: [8, 5],
           42: [7, 6], 48: [8, 6], 50: [10, 5], 54: [9, 6], 56: [8, 7], 60: [10, 6], 72: [9, 8], 80: [10, 8], 81: [9, 9], 90: [10, 9], 100: [10, 10]}


def row(length, precision, access, radices, threads, lines, blocks):
    return f"{{{length}, Precision::{precision}, Access::{access}, {{{', '.join(map(str, radices))}}}, {threads}, {lines}, {blocks}}}"


def blocks_of(registers, team, scratch):
    warps = (team + 127) // 128 * 128
    return max(1, min(REGISTERS // (registers * warps), SCRATCH // (scratch + 1024), THREADS // team))


def registers_of(precision, held, team):
    if precision == "f32":
        return {8: 40, 10: 48, 12: 56, 16: 64}[held]
    return {8: 72 if team <= 256 else 64, 10: 80, 12: 96, 16: 128}[held]  # with 64, 16 x 16 spills and has 0.86 instead of 0.97


def plane(precision, rows, columns, held, radices):
    """A team of whole planes of rows x columns, 2048 elements or more, each thread with `held` of them."""
    units = max(1, 2048 // (rows * columns))
    elements = units * rows * columns
    team = elements // held
    blocks = blocks_of(registers_of(precision, held, team), team, int(1.1 * elements) * BYTES[precision])
    # Rows whose threads take runs of 32 bytes and less are read through scratch.
    access = "via_scratch" if columns // held * BYTES[precision] <= 32 else "line"
    first = row(columns, precision, access, radices[columns], columns // held, units * rows, blocks)
    return f"    {{{first}, {row(rows, precision, 'tile', radices[rows], rows // held, units * columns, blocks)}}},"


def square(precision, n, radices):
    threads = n // min(radices)
    units = max(1, min(2048 // (n * n), 512 // (n * threads)))
    team, elements = units * n * threads, units * n * n
    if team > 1024:
        return None
    held = next(h for h in (8, 10, 12, 16) if h >= max(radices))
    blocks = blocks_of(registers_of(precision, held, team), team, int(1.1 * elements) * BYTES[precision])
    access = "via_scratch" if threads * BYTES[precision] <= 32 else "line"
    first = row(n, precision, access, radices, threads, units * n, blocks)
    return f"    {{{first}, {row(n, precision, 'tile', radices, threads, units * n, blocks)}}},"


def planes(precision):
    powers = (8, 16, 32, 64, 128, 256)
    for rows in powers:
        for columns in powers:
            elements = rows * columns
            if elements * BYTES[precision] > 1 << 17 or max(rows, columns) > 16 * min(rows, columns):
                continue
            wide = max(rows, columns) > 64
            if wide and min(rows, columns) < 16:
                continue
            yield plane(precision, rows, columns, 16 if wide else 8, BY_16 if wide else BY_8)
    for n, radices in SQUARES.items():
        if n * n * BYTES[precision] <= 1 << 17 and (text := square(precision, n, radices)):
            yield text


def ring(first, second, megabytes):
    return f"    {{{first}, {second}, {megabytes} << 20}},"


def rings(precision):
    if precision == "f32":
        shapes = {64: ([8, 8], 8, 32), 128: ([16, 8], 8, 32), 256: ([16, 16], 16, 16), 512: ([32, 16], 16, 16), 1024: ([32, 32], 32, 8)}
        pairs = [(a, b) for a in (64, 128, 256) for b in (64, 128, 256)] + [(512, 512), (512, 1024), (1024, 512)]
        for a, b in pairs:
            blocks = 4 if max(a, b) <= 256 else 2
            yield ring(row(a, precision, "tile", *shapes[a], blocks), row(b, precision, "tile", *shapes[b], blocks), 21 if blocks == 4 else 26)
        # 512 beside shorter lines: teams of 512 threads with 16 elements (with 32 elements a thread 128 x 512 has 0.50, so 0.52).
        wide = {128: ([16, 8], 8, 64), 256: ([16, 16], 16, 32), 512: ([16, 8, 4], 32, 16)}
        for a, b in [(512, 128), (256, 512), (512, 256)]:
            yield ring(row(a, precision, "tile", *wide[a], 2), row(b, precision, "tile", *wide[b], 2), 23)
    else:
        small = {64: ([8, 8], 8, 16), 128: ([16, 8], 8, 16), 256: ([16, 16], 16, 8)}
        large = {64: ([8, 8], 8, 32), 128: ([16, 8], 8, 32), 256: ([16, 16], 16, 16), 512: ([16, 8, 4], 32, 8)}
        for a in large:
            for b in large:
                shapes, blocks = (small, 4) if max(a, b) <= 256 else (large, 2)
                if (a, b) != (512, 512):
                    yield ring(row(a, precision, "tile", *shapes[a], blocks), row(b, precision, "tile", *shapes[b], blocks), 23)


def chains():
    """In order: lines of the table."""
    return [text for of in (planes, rings) for precision in BYTES for text in of(precision)]


def key_of(text):
    """Lengths of the first and the second pass, and the precision; "ring" for those through the cache."""
    (first, precision), (second, _) = re.findall(r"\{(\d+), Precision::(f\d\d)", text)
    return int(first), int(second), precision, "ring" if "<< 20" in text else ""


def in_lines(text):
    """A row in two lines where one has more than 120 columns."""
    return text if len(text) <= 120 else text.replace("}, {", "},\n     {", 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gains", help="a JSON file of what rows give (row_gains.py): those that give too little are left out")
    options = parser.parse_args()
    kept = {key_of(text) for text in chains()}
    if options.gains:
        import row_gains  # which reads this module
        kept = set(row_gains.worthwhile(kept, "chains", row_gains.read_gains(options.gains)))
    print("\n".join(in_lines(text) for text in chains() if key_of(text) in kept))


if __name__ == "__main__":
    main()
