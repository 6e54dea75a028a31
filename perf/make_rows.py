#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the rows of a GPU backend: the shape of each kernel from its length by rule, or as measured where another shape was found to be faster.

    perf/make_rows.py --tuned perf/tuned_sm90.json > backends/cuda_sm90.hpp
    perf/make_rows.py --convolution --tuned perf/tuned_sm90_convolution.json > backends/cuda_sm90_convolution.hpp
    perf/make_rows.py --real --tuned perf/tuned_sm90_real.json > backends/cuda_sm90_real.hpp

Rule: the shape with the fewest estimated instructions an element (a GPU at the speed of its memory has about 110 of them in f32), where idle threads and
idle lanes count as work; then teams of whole warps, near 128 threads; as many teams a multiprocessor as their registers allow (an estimate, checked by
the compiler's report in CI).
"""
import argparse
import functools
import itertools
import json
import math

# Additions, multiplications and multiply-adds of a butterfly (device/butterfly.hpp).
ARITHMETIC = {2: 4, 3: 14, 4: 16, 5: 36, 6: 40, 7: 66, 8: 52, 9: 100, 10: 92, 12: 104, 14: 160, 15: 178, 16: 160, 18: 236, 20: 224, 21: 296,
              24: 268, 25: 424, 27: 490, 28: 376, 32: 420}
RADICES = sorted(ARITHMETIC)
PRIME_RADICES = {'f32': (11, 13, 17, 19, 23, 29, 31), 'f64': (11, 13, 17, 19, 23)}  # one thread a line; 29 and 31 do not fit in f64
# Of the 7-smooth numbers those with which every N to 4096 that is not 7-smooth finds an M >= 2 N - 1 with the fewest estimated
# instructions, less those that were slower than the next longer one (H200, 2026-11-21: 7168, 3456, 1728 in f32; 7168, 320 in f64).
BLUESTEIN_LENGTHS = {
    'f32': (96, 128, 192, 288, 400, 512, 576, 672, 784, 1024, 1152, 1280, 1536, 2048, 2304, 2560, 2880, 3136, 4096, 4608, 4800, 5120, 5376, 6144, 8192),
    'f64': (96, 128, 200, 256, 400, 512, 576, 640, 800, 864, 1024, 1152, 1280, 1536, 1728, 2048, 2304, 2560, 3136, 4096, 4608, 5120, 5832, 6480, 8192)}
MOST_ELEMENTS = {'f32': 32, 'f64': 25}  # a thread: more do not fit its registers beside everything else
BYTES = {'f32': 8, 'f64': 16}


@functools.cache
def smooth(n, bound=7):
    for p in (2, 3, 5, 7):
        if p <= bound:
            while n % p == 0:
                n //= p
    return n == 1


def factorizations(n, stages):
    """Multisets of `stages` radices with product n, falling."""
    if stages == 1:
        return [[n]] if n in RADICES else []
    found = []
    for r in RADICES:
        if n % r == 0:
            found += [[r] + rest for rest in factorizations(n // r, stages - 1) if rest[0] <= r]
    return found


def instructions(n, radices, threads):
    """Estimated instructions an element, had every thread work and every lane a thread."""
    total = 12.0
    for stage, r in enumerate(radices):
        held = math.ceil(n / r / threads) * threads * r / n  # with those of idle threads
        cost = ARITHMETIC[r] / r * {14: 1.1, 21: 1.3, 25: 1.2, 27: 1.2, 28: 1.1}.get(r, 1.0)  # many constants at once
        if stage > 0:
            rows = (r - 1).bit_length()
            cost += 4 * (2 * (r - 1) - rows) / r + rows / r  # twiddles
            cost += 3 + 12 / r + 7  # exchange: accesses, addresses, barriers
        total += held * cost
    return total


@functools.cache
def thread_counts(n, radices):
    """Threads that leave none idle in some stage, and those rounded up, whatever the order of the radices."""
    counts = set()
    for r in radices:
        for butterflies in range(1, 17):
            exact = math.ceil(n / r / butterflies)
            counts |= {math.ceil(exact / whole) * whole for whole in (1, 4, 32)}
    return sorted(counts)


def shapes(n, precision, access):
    """(cost, radices, threads, elements) of every sensible shape, the best first."""
    if n <= 9 and access == 'line':  # 9 as 3 x 3 rounds more often
        return [(1, [n], 1, n)]
    found = []
    for stages in range(1 if n <= 16 and access == 'tile' else 2, 5):
        for radices in factorizations(n, stages):
            for threads in thread_counts(n, tuple(sorted(radices))):
                elements = max(math.ceil(n / r / threads) * r for r in radices)
                if elements > MOST_ELEMENTS[precision]:
                    continue
                cost = instructions(n, radices, threads)
                cost += sum(2 / stages for r in radices if n // r % threads != 0)  # a condition for each element
                if access == 'line':
                    staged = is_staged(n, precision, threads, stages)
                    cost += 8 if staged else 0
                    if not staged and n * BYTES[precision] % 32 != 0:  # runs that begin anywhere: a sector more at the end of each
                        cost *= 1 + 16 / (threads * BYTES[precision])
                    cost += max(0, 8 - elements) * 2  # few loads in flight
                found.append((cost + 0.3 * elements, radices, threads, elements))
    return sorted(found)


def registers(precision, elements, stages, access):
    """An estimate from ptxas' reports (nvcc 13.0): the elements, addresses and, in the fourth stage, twiddles that stay alive beside them."""
    if precision == 'f64':
        return 4 * elements + (60 if stages > 1 else 50) + (12 if elements > 16 else 0)
    big_twiddle = 10 if access == 'tile' and elements > 20 else 0
    return 2 * elements + (34 if stages > 1 else 40) + (8 if stages > 3 and elements >= 15 else 0) + big_twiddle


def idle_lanes(team):
    return math.ceil(team / 32) * 32 / team - 1


@functools.cache
def line_counts(threads):
    """Lines a team: whole warps, near 128 threads; the three best."""
    return sorted(range(1, 65), key=lambda lines: idle_lanes(threads * lines) + 0.1 * abs(math.log2(threads * lines / 128)))[:3]


def is_staged(n, precision, threads, stages):
    """Where threads would take short runs of memory: below 64 bytes, below 128 that begin anywhere, below 256 where two stages leave time for it."""
    run = threads * BYTES[precision]
    misaligned = n * BYTES[precision] % 32 != 0 or run % 32 != 0
    return run < 64 or (misaligned and run < (256 if stages == 2 else 128))


def finished(n, precision, access, radices, threads, lines, elements):
    """The row with as many teams a multiprocessor as registers, threads and scratch allow, or None."""
    whole_warps = math.ceil(threads * lines / 128) * 128  # four at a time, one for each part of a multiprocessor's registers
    scratch = lines * (n + n // 16 + 17) * BYTES[precision]
    limit = 65536 // (registers(precision, elements, len(radices), access) * whole_warps)
    blocks = min(limit, 2048 // whole_warps, 227 * 1024 // (scratch + 1024), 16)
    return (n, precision, access, radices, threads, lines, blocks) if blocks >= 1 and threads * lines <= 1024 else None


def residence(found):
    """What too few teams and too few bytes on a multiprocessor cost: one team's barriers leave it idle (measured: f64 2800 took 0.51 of copy with one team
    of 280 threads, f32 1024 in tiles 0.66 with one and 0.83 with two)."""
    n, precision, _, _, _, lines, blocks = found
    bytes_ = blocks * lines * n * BYTES[precision]
    return (1.38 if blocks == 1 else 1.05 if blocks == 2 else 1.0) * (1 + 0.5 * max(0, 1 - bytes_ / 100e3))


def line_rows(n, precision):
    """(cost, row), the best first; one for each list of radices."""
    found = {}
    for cost, radices, threads, elements in shapes(n, precision, 'line'):
        access = 'staged' if is_staged(n, precision, threads, len(radices)) else 'line'
        for lines in line_counts(threads) if threads > 1 else [128]:
            if row := finished(n, precision, access, radices, threads, lines, elements):
                wide = 0.1 * max(0.0, math.log2(threads * lines / 128))  # f32 1080: 0.90 of copy with 120 threads, 0.80 with 240
                total = cost * (1 + 0.5 * idle_lanes(threads * lines) + wide) * residence(row)
                if tuple(radices) not in found or total < found[tuple(radices)][0]:
                    found[tuple(radices)] = (total, row)
    return sorted(found.values())


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


def convolution_row(n, precision, kind):
    """The stages run twice, between ends that cost about as much as an exchange; lines are never staged."""
    best = None
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
            if best is None or cost < best[0]:
                best = (cost, (*found, kind))
    return best and best[1]


def convolution_rows(only):
    rows = []
    for precision in ('f32', 'f64'):
        primes = [p for p in range(17, 4097) if is_prime(p) and smooth(p - 1) and p not in PRIME_RADICES[precision]]
        wanted = [(m, 'bluestein') for m in BLUESTEIN_LENGTHS[precision]] + [(p - 1, 'rader') for p in primes]
        rows += [convolution_row(m, precision, kind) for m, kind in wanted if only is None or m in only]
    return rows


# The order that a real kind wants of its first and its last stage (device/stockham.hpp): rising, or pairs of butterflies that mirror each other or fold.
REAL_ORDERS = {'r2c': ('rising', 'mirrored'), 'c2r': ('mirrored', 'rising'), 'type1': ('rising', 'mirrored'), 'type2': ('folded', 'mirrored'),
               'type3': ('mirrored', 'folded'), 'type4': ('folded', 'folded'), 'prime': ('rising', 'mirrored')}


def butterflies_held(n, radix, threads, order):
    """Butterflies of a thread in a stage, or 0 where the order does not suit it."""
    count = n // radix
    if order == 'rising' or (count == 1 and (order == 'mirrored' or radix % 2 == 0)):
        return math.ceil(count / threads)
    return 0 if order == 'folded' and count % 2 != 0 else 2 * math.ceil((count + 1) // 2 / threads)


def real_instructions(n, radices, held):
    """As instructions(), for the butterflies that each thread holds of each stage."""
    total = 12.0
    for stage, r in enumerate(radices):
        cost = ARITHMETIC[r] / r * {14: 1.1, 21: 1.3, 25: 1.2, 27: 1.2, 28: 1.1}.get(r, 1.0)
        if stage > 0:
            rows = (r - 1).bit_length()
            cost += 4 * (2 * (r - 1) - rows) / r + rows / r + 3 + 12 / r + 7
        total += held[stage] * r / n * cost
    return total


@functools.cache
def exchange_conflicts(precision, tile, radices, threads, lines):
    """Scratch accesses an exchange and side over the least number, on average, as backends/tuning.hpp chooses the pads."""
    slots = 16 if precision == 'f32' else 8
    residue = (slots // lines if lines < slots else 1) if tile else threads % slots
    places = [(rank % lines, rank // lines) if tile else (rank // threads, rank % threads) for rank in range(min(32, threads * lines))]

    def accesses(L, R, pad):
        total = 0
        for place in (lambda b: b % L + (L * R + pad) * (b // L), lambda b: b + pad * (b // (L * R))):
            for first in range(0, 32, slots):
                count = [0] * slots
                for line, b in places[first:first + slots]:
                    count[(line * residue + place(b)) % slots] += 1
                total += max(count)
        return total

    L, excess = 1, 0.0
    for R in radices[:-1]:
        pads = {0, 1, 2, 3, (L + slots * R - L * R % slots) % slots}
        excess += min(accesses(L, R, pad) for pad in pads) / (64 / slots) - 1
        L *= R
    return excess


def real_registers(precision, elements, kind, access):
    """An estimate from ptxas' reports (nvcc 13.0); for tiles the fewest, because they want teams."""
    trigonometric = kind.startswith('type')
    if kind == 'prime':
        return 4 * elements + 72 if precision == 'f64' else 2 * elements + 56
    if access == 'tile' and precision == 'f32':
        return 2 * elements + (40 if trigonometric else 32)
    if precision == 'f64':
        return 4 * elements + (64 if trigonometric else 60)
    return 2 * elements + (46 if trigonometric else 42)


def real_candidates(n, precision, kind, access):
    """(cost, row), the best first; one for each list of radices."""
    first, last = REAL_ORDERS[kind]
    most = 16 if precision == 'f64' else 32
    found, best_work = {}, math.inf
    for stages in range(1, 5):
        for falling in factorizations(n, stages) if n > 1 else []:
            for radices in set(itertools.permutations(falling)):
                orders = [first if s == 0 else last if s + 1 == stages else 'rising' for s in range(stages)]
                for threads in thread_counts(n, tuple(sorted(radices))) if stages > 1 else [1]:
                    held = [butterflies_held(n, r, threads, order) for r, order in zip(radices, orders)]
                    elements = max(h * r for h, r in zip(held, radices))
                    if 0 in held or elements > most * (1.25 if n % 5 == 0 else 1) or (stages == 1 and n > 16):
                        continue
                    work = real_instructions(n, radices, [h * threads for h in held]) + 0.3 * elements
                    work += max(0, 8 - elements) * 2 + (10 if elements > 20 else 0)
                    for lines in [128] if threads == 1 else line_counts(threads) if access == 'line' else [max(1, run // BYTES[precision]) for run in (256, 128, 64)]:
                        team = threads * lines
                        run = threads * BYTES[precision]
                        staged = access == 'line' and (threads == 1 or run < 256)
                        whole_warps = math.ceil(team / 128) * 128
                        scratch = lines * (n + n // 16 + 17) * BYTES[precision]
                        blocks = min(65536 // (max(32, math.ceil(real_registers(precision, elements, kind, access) / 8) * 8) * whole_warps), 2048 // whole_warps,
                                     227 * 1024 // (scratch + 1024), 16)
                        if blocks < 1 or team > 1024:
                            continue
                        row = (n, precision, 'tile' if access == 'tile' else 'staged' if staged else 'line', list(radices), threads, lines, blocks)
                        work_here = work + (8 if staged else 0)
                        best_work = min(best_work, work_here)
                        if work_here < 1.4 * best_work:
                            work_here += 5 * exchange_conflicts(precision, access == 'tile', radices, threads, lines)
                        total = work_here * (1 + 0.5 * idle_lanes(team) + 0.1 * max(0.0, math.log2(team / 128))) * residence(row)
                        if access == 'tile':
                            total *= {128: 1.04, 64: 1.1}.get(lines * BYTES[precision], 1.0)
                        if tuple(falling) not in found or total < found[tuple(falling)][0]:
                            found[tuple(falling)] = (total, row)
    return sorted(found.values())


def odd_part(n):
    while n % 2 == 0:
        n //= 2
    return n


# Odd parts of the longer lengths that real transforms have rows for, of those of DCTs and DSTs, and of those along middle axes. Each kernel takes more than a
# second to compile and 20 KB of the library.
LONG_ODD_PARTS, TRIGONOMETRIC_ODD_PARTS, TILE_ODD_PARTS = (1, 3, 5, 9, 15, 25, 27, 45, 75, 125, 135, 225, 375), (1, 5, 125, 135), (1, 3, 5, 125)


def wants_real_row(n, kind, access):
    """Whether 2n reals have a row."""
    odd = odd_part(n)
    if access == 'tile':
        return (16 <= n <= 512 and odd in TILE_ODD_PARTS and (n % 2 == 0 if kind in ('r2c', 'c2r') else odd in (1, 125) and n % 4 == 0 and kind != 'type1')) or (
            odd == 1 and n in (8, 1024) and kind in ('r2c', 'c2r'))
    if kind in ('r2c', 'c2r'):
        return smooth(n, 5) and (n <= 256 or (n <= 2048 and odd in LONG_ODD_PARTS) or n == 4096)
    if n % 2 != 0 or odd not in ((1,) if kind == 'type1' else TRIGONOMETRIC_ODD_PARTS):
        return False
    return n <= 1024 or odd == 1


def wants_odd_row(n):
    """Whether n, odd, has a row: short ones and powers."""
    return smooth(n, 5) and (n <= 243 or n % 3 != 0 or n % 5 != 0)


def odd_real_row(n, precision, kind):
    """The complex line's own shape: the loads are half as many bytes, the stores too."""
    row = line_rows(n, precision)[0][1]
    return (*row[:6], max(1, row[6] - 1), kind)


def prime_real_row(p, precision):
    """Real lines of prime length p: the stages of (p - 1)/2 there and back, whose ends cost registers as a convolution's."""
    found = real_candidates((p - 1) // 2, precision, 'prime', 'line')
    if not found:
        return None
    n, _, _, radices, threads, lines, blocks = found[0][1]
    return (n, precision, 'line', radices, threads, lines, blocks, 'prime')


def real_rows(only):
    primes = [p for p in range(37, 1100) if is_prime(p) and smooth(p - 1) and (only is None or (p - 1) // 2 in only)]
    rows = [row for precision in ('f32', 'f64') for p in primes if (row := prime_real_row(p, precision))]
    rows += [odd_real_row(n, precision, kind) for precision in ('f32', 'f64') for kind in ('odd_r2c', 'odd_c2r') for n in range(3, 4096, 2)
            if wants_odd_row(n) and (only is None or n in only)]
    for precision, access, kind, n in itertools.product(('f32', 'f64'), ('line', 'tile'), ('r2c', 'c2r', 'type1', 'type2', 'type3', 'type4'), range(2, 4097)):
        if (only is None or n in only) and wants_real_row(n, kind, access) and (found := real_candidates(n, precision, kind, access)):
            rows.append((*found[0][1], kind))
    return rows


def is_prime(n):
    return all(n % d for d in range(2, math.isqrt(n) + 1))


def prime_blocks(p, precision):
    """Teams of 64 threads for a butterfly alone, which holds its sums and differences beside its results: 4 R scalars."""
    return min(16, 65536 // (64 * min(255, 4 * p * BYTES[precision] // 8 + 40)))


def print_rows(name, column, rows):
    print('// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception')
    print('// Rows for CUDA devices of compute capability 9.0, printed by perf/make_rows.py; what they give is measured in perf/NOTES.md.')
    print(f'#ifndef TEAMFFT_BACKENDS_{name.upper()}_HPP\n#define TEAMFFT_BACKENDS_{name.upper()}_HPP\n\n#include <backends/tuning.hpp>\n\nnamespace TeamFFT::Impl {{\n')
    print(f'// clang-format off\n// length, precision, access, radices, threads per line, lines per team, min blocks{column}')
    print(f'inline constexpr Row {name}_rows[] = {{')
    for n, precision, access, radices, threads, lines, blocks, *kind in rows:
        last = '' if not kind else f', Convolution::none, RealKind::{kind[0]}' if kind[0] in (*REAL_ORDERS, 'odd_r2c', 'odd_c2r') else f', Convolution::{kind[0]}'
        print(f'    {{{n}, Precision::{precision}, Access::{access}, {{{", ".join(map(str, radices))}}}, {threads}, {lines}, {blocks}{last}}},')
    print('};\n// clang-format on\n\n}  // namespace TeamFFT::Impl\n\n#endif')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--longest', type=int, default=4096)
    parser.add_argument('--longest-tile', type=int, default=4096)
    parser.add_argument('--only', type=lambda text: {int(n) for n in text.split(',')}, default=None, help='lengths, for a quick build')
    parser.add_argument('--tuned', help='a JSON file of rows that take the place of the rule\'s')
    parser.add_argument('--convolution', action='store_true', help="the rows of Bluestein's and Rader's transforms")
    parser.add_argument('--real', action='store_true', help='the rows of real transforms, DCTs and DSTs, by half their length')
    options = parser.parse_args()
    tuned = []
    if options.tuned:
        with open(options.tuned, encoding='utf-8') as file:
            tuned = json.load(file)['rows']
    if options.convolution:
        tuned = {(r[0], r[1], r[7]): tuple(r) for r in tuned}
        rows = [tuned.get((r[0], r[1], r[7]), r) for r in convolution_rows(options.only)]
        return print_rows('cuda_sm90_convolution', ', convolution', rows)
    if options.real:
        tuned = {(r[0], r[1], r[2] == 'tile', r[7]): tuple(r) for r in tuned}
        rows = [tuned.get((r[0], r[1], r[2] == 'tile', r[7]), r) for r in real_rows(options.only)]
        return print_rows('cuda_sm90_real', ', no convolution, real kind', rows)
    tuned = {(r[0], r[1], r[2] == 'tile'): tuple(r[:7]) for r in tuned}
    rows = []
    for precision, access in itertools.product(('f32', 'f64'), ('line', 'tile')):
        longest = options.longest if access == 'line' else options.longest_tile
        for n in range(2, longest + 1):
            wanted = smooth(n) if access == 'line' else smooth(n, 5) and n >= 16
            if wanted and (options.only is None or n in options.only) and (found := (line_rows if access == 'line' else tile_rows)(n, precision)):
                rows.append(tuned.get((n, precision, access == 'tile'), found[0][1]))
    primes = [(p, precision) for precision, list in PRIME_RADICES.items() for p in list if options.only is None or p in options.only]
    rows += [(p, precision, 'staged', [p], 1, 64, prime_blocks(p, precision)) for p, precision in primes]
    rows += [row_of_powers(n, precision) for n, precision in ((8192, 'f32'), (8192, 'f64'), (16384, 'f32'))]
    print_rows('cuda_sm90', '', rows)


if __name__ == '__main__':
    main()
