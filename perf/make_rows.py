#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the rows of a GPU backend: the shape of each kernel from its length by rule, or as measured where another shape was found to be faster.

    G="--gains perf/gains_h200.json"
    perf/make_rows.py $G --tuned perf/tuned_h200.json > machines/nvidia_h200/register_line.hpp
    perf/make_rows.py $G --convolution --tuned perf/tuned_h200_convolution.json > machines/nvidia_h200/register_line_convolution.hpp
    perf/make_rows.py $G --real --tuned perf/tuned_h200_real.json > machines/nvidia_h200/register_line_real.hpp
    perf/make_rows.py $G --plain --tuned perf/tuned_h200_plain.json > machines/nvidia_h200/register_line_plain.hpp

Rule: the shape with the fewest estimated instructions an element (a GPU at the speed of its memory has about 110 of them in f32), where idle threads and
idle lanes count as work; then teams of whole warps, near 128 threads; as many teams a multiprocessor as their registers allow (an estimate, checked by
the compiler's report in CI).
"""
import argparse
import itertools
import json
import math

from real_rows import REAL_KINDS, real_rows
from row_shapes import BYTES, finished, idle_lanes, instructions, is_prime, line_counts, line_rows, residence, shapes, smooth

PRIME_RADICES = {'f32': (11, 13, 17, 19, 23, 29, 31), 'f64': (11, 13, 17, 19, 23)}  # one thread a line; 29 and 31 do not fit in f64
# Of the 7-smooth numbers those with which every N to 4096 that is not 7-smooth finds an M >= 2 N - 1 with the fewest estimated
# instructions, less those that were slower than the next longer one (H200, 2026-11-21: 7168, 3456, 1728 in f32; 7168, 320 in f64).
BLUESTEIN_LENGTHS = {
    'f32': (96, 128, 192, 288, 400, 512, 576, 672, 784, 1024, 1152, 1280, 1536, 2048, 2304, 2560, 2880, 3136, 4096, 4608, 4800, 5120, 5376, 6144, 8192),
    'f64': (96, 128, 200, 256, 400, 512, 576, 640, 800, 864, 1024, 1152, 1280, 1536, 1728, 2048, 2304, 2560, 3136, 4096, 4608, 5120, 5832, 6480, 8192)}


def tile_rows(n, precision):
    """As line_rows: runs of 128 bytes are worth more than instructions (f32 512: 0.83 of copy with 8 lines, 0.96 with 16)."""
    found = {}
    for cost, radices, threads, elements in shapes(n, precision, 'tile'):
        for run, short in ((128, 1.0), (64, 1.06), (32, 1.45)):
            if row := finished(n, precision, 'tile', radices, threads, run // BYTES[precision], elements):
                total = cost * short * residence(row)
                if tuple(radices) not in found or total < found[tuple(radices)][0]:
                    found[tuple(radices)] = (total, row)
    return sorted(found.values())


def row_of_powers(n, precision):
    """One pass above 4096: 16 elements a thread, one or two teams a multiprocessor."""
    radices = [16, 16, 8, 8] if n == 16384 else [16, 8, 8, 8]
    return (n, precision, 'line', radices, n // 16, 1, 2 if n == 8192 and precision == 'f32' else 1)


def convolution_blocks(precision, elements, stages, warps):
    """Teams a multiprocessor such that none spills: each of its four parts has 16384 registers for the warps that it gets, in steps of 8 a thread. The ends
    take some 8 registers more than a transform's, three stages and more as many again (nvcc 13.0: 16 of 103 rows spilled 4 to 48 bytes without)."""
    if (precision, elements, stages, warps) == ('f64', 16, 4, 16):
        return 1  # 8192 as 16 x 8 x 8 x 8 fits in 128, as it happens
    wanted = (2 * elements + 42 if precision == 'f32' else 4 * elements + 60) + (8 if stages > 2 else 0)
    blocks = 0
    while blocks < 32 and 512 // math.ceil((blocks + 1) * warps / 4) // 8 * 8 >= wanted:
        blocks += 1
    return blocks


def convolution_candidates(n, precision, kind):
    """(cost, row), the best first. The stages run twice, between ends that cost about as much as an exchange; lines are never via_scratch."""
    rows = []
    for _, radices, threads, elements in shapes(n, precision, 'convolution'):
        lines = line_counts(threads)[0]
        found = finished(n, precision, 'line', radices, threads, lines, elements)
        blocks = found and min(found[6], convolution_blocks(precision, elements, len(radices), math.ceil(threads * lines / 32)))
        if blocks:
            found = (*found[:6], blocks)
            cost = 2 * instructions(n, radices, threads) + (25 if kind == 'rader' else 10)
            cost += sum(4 / len(radices) for r in radices if n // r % threads != 0)
            cost *= 1 + 0.5 * idle_lanes(threads * lines) + 16 / (threads * BYTES[precision])
            # Few warps to hide what the others wait for. A fourth stage costs more: M = 4096 in f64 had 0.28 of copy as 16 x 16 x 16 with 8 warps a
            # multiprocessor, 0.25 as 8 x 8 x 8 x 8 with 16 (H200, 2026-11-21).
            cost *= 1 + 0.1 * max(0, 16 - blocks * math.ceil(threads * lines / 32)) / 16
            rows.append((cost, (*found, kind)))
    return sorted(rows, key=lambda row: row[0])


def convolution_rows(only):
    rows = []
    for precision in ('f32', 'f64'):
        primes = [p for p in range(17, 4097) if is_prime(p) and smooth(p - 1) and p not in PRIME_RADICES[precision]]
        wanted = [(m, 'bluestein') for m in BLUESTEIN_LENGTHS[precision]] + [(p - 1, 'rader') for p in primes]
        rows += [convolution_candidates(m, precision, kind)[0][1] for m, kind in wanted if only is None or m in only]
    return rows


def prime_blocks(p, precision):
    """Teams of 64 threads for a butterfly alone, which holds its sums and differences beside its results: 4 R scalars."""
    return min(16, 65536 // (64 * min(255, 4 * p * BYTES[precision] // 8 + 40)))


def print_rows(name, column, rows, notes='perf/notes/register_line.md#affine-pads-2026-11-21'):
    print('// SPDX-' 'License-Identifier: Apache-2.0 WITH LLVM-exception')  # in two parts: not the licence of this file, as tools read it
    print(f'// Rows for CUDA devices of compute capability 9.0, printed by perf/make_rows.py; what they give is measured in\n// {notes}.')
    guard = f'TEAMFFT_MACHINES_{name.upper()}_HPP'.replace('H200', 'H200_REGISTER_LINE')
    print(f'#ifndef {guard}\n#define {guard}\n\n#include <TeamFFT/device/engines/register_line/contract.hpp>\n\nnamespace TeamFFT::Impl {{\n')
    print(f'// clang-format off\n// length, precision, access, radices, threads per line, lines per team, min blocks{column}')
    print(f'inline constexpr Row {name}_rows[] = {{')
    for n, precision, access, radices, threads, lines, blocks, *kind in rows:
        last = '' if not kind else f', Convolution::none, RealKind::{kind[0]}' if kind[0] in REAL_KINDS else f', Convolution::{kind[0]}'
        print(f'    {{{n}, Precision::{precision}, Access::{access}, {{{", ".join(map(str, radices))}}}, {threads}, {lines}, {blocks}{last}}},')
    print('};\n// clang-format on\n\n}  // namespace TeamFFT::Impl\n\n#endif')


TUNED = {'transforms': 'tuned_h200.json', 'plain': 'tuned_h200_plain.json', 'convolution': 'tuned_h200_convolution.json',
         'real': 'tuned_h200_real.json'}
HEADERS = {'transforms': ('nvidia_h200', '', 'affine-pads-2026-11-21'), 'plain': ('nvidia_h200_plain', '', 'plain-rows-2026-11-22'),
           'convolution': ('nvidia_h200_convolution', ', convolution', 'convolutions-2026-11-21'),
           'real': ('nvidia_h200_real', ', no convolution, real kind', 'real-rows-2026-11-22')}


def read_rows(path):
    with open(path, encoding='utf-8') as file:
        return json.load(file)['rows']


def tuned_rows(folder, table):
    return read_rows(folder / TUNED[table])


def rows_of(table, only, tuned, longest=4096, longest_tile=4096):
    """The rows of a table, those that were measured in the place of the rule's."""
    if table == 'plain':
        return [r[:7] for r in tuned if only is None or r[0] in only]
    if table == 'convolution':
        tuned = {(r[0], r[1], r[7]): tuple(r) for r in tuned}
        return [tuned.get((r[0], r[1], r[7]), r) for r in convolution_rows(only)]
    if table == 'real':
        tuned = {(r[0], r[1], r[2] == 'tile', r[7]): tuple(r) for r in tuned}
        return [tuned.get((r[0], r[1], r[2] == 'tile', r[7]), r) for r in real_rows(only)]
    tuned = {(r[0], r[1], r[2] == 'tile'): tuple(r[:7]) for r in tuned}
    rows = []
    for precision, access in itertools.product(('f32', 'f64'), ('line', 'tile')):
        for n in range(2, (longest if access == 'line' else longest_tile) + 1):
            wanted = smooth(n) if access == 'line' else smooth(n, 5) and n >= 16
            if wanted and (only is None or n in only) and (found := (line_rows if access == 'line' else tile_rows)(n, precision)):
                rows.append(tuned.get((n, precision, access == 'tile'), found[0][1]))
    primes = [(p, precision) for precision, list in PRIME_RADICES.items() for p in list if only is None or p in only]
    rows += [(p, precision, 'via_scratch', [p], 1, 64, prime_blocks(p, precision)) for p, precision in primes]
    return rows + [row_of_powers(n, precision) for n, precision in ((8192, 'f32'), (8192, 'f64'), (16384, 'f32'))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--longest', type=int, default=4096)
    parser.add_argument('--longest-tile', type=int, default=4096)
    parser.add_argument('--only', type=lambda text: {int(n) for n in text.split(',')}, default=None, help='lengths, for a quick build')
    parser.add_argument('--tuned', help='a JSON file of rows that take the place of the rule\'s')
    parser.add_argument('--convolution', action='store_true', help="the rows of Bluestein's and Rader's transforms")
    parser.add_argument('--real', action='store_true', help='the rows of real transforms, DCTs and DSTs, by half their length')
    parser.add_argument('--plain', action='store_true', help='the rows for whole contiguous complex lines: those that were measured, no others')
    parser.add_argument('--gains', help='a JSON file of what rows give (row_gains.py): those that give too little are left out')
    options = parser.parse_args()
    table = 'plain' if options.plain else 'convolution' if options.convolution else 'real' if options.real else 'transforms'
    rows = rows_of(table, options.only, read_rows(options.tuned) if options.tuned else [], options.longest, options.longest_tile)
    if options.gains:
        import row_gains  # which reads this module
        rows = row_gains.worthwhile(rows, table, row_gains.read_gains(options.gains))
    print_rows(*HEADERS[table][:2], rows, 'perf/notes/register_line.md#' + HEADERS[table][2])


if __name__ == '__main__':
    main()
