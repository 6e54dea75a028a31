#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the rows of a GPU backend by rule: the shape of each kernel from its length, before a tuner has measured any.

    perf/make_rows.py > backends/cuda_sm90.hpp

Rule: the fewest stages of radices up to 16; threads that take whole butterflies in every stage, or nearly; 8 to 16 elements a thread; teams near 128
to 256 threads; as many teams a multiprocessor as their registers allow (estimate below, checked by the compiler's report in CI).
"""
import argparse
import itertools
import math

RADICES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16]
COST = {2: 1.04, 3: 1.06, 4: 1.08, 5: 1.1, 6: 1.12, 7: 1.16, 8: 1.16, 9: 1.2, 10: 1.22, 12: 1.26, 14: 1.4, 15: 1.42, 16: 1.3}


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


def shapes(n, most_elements):
    """(cost, radices, threads, elements) of every sensible shape."""
    for stages in range(1, 5):
        candidates = []
        for radices in factorizations(n, stages):
            if stages == 1:
                if n <= 8:
                    return [(1, radices, 1, n)]
                continue
            for threads in range(1, n // min(radices) + 1):
                held = [math.ceil(n / r / threads) * r for r in radices]
                elements = max(held)
                if elements > most_elements:
                    continue
                waste = sum(h * threads / n for h in held) / stages - 1
                few = 0.15 * max(0, 6 - elements) if n > 64 else 0.3 * max(0, 4 - threads)  # little in flight, much addressing; short runs
                cost = sum(COST[r] for r in radices) / stages + 0.7 * waste + few + 0.004 * elements
                candidates.append((cost, radices, threads, elements))
        if candidates:
            return sorted(candidates)
    return []


def registers(precision, elements, stages):
    """An estimate from ptxas' reports (nvcc 13.0): the elements, addresses and, in the fourth stage, twiddles that stay alive beside them."""
    if precision == 'f64':
        return 4 * elements + (60 if stages > 1 else 50)
    return 2 * elements + (34 if stages > 1 else 40) + (8 if stages > 3 and elements >= 15 else 0)


def lines_per_team(n, precision, access, threads, elements):
    bytes_ = 8 if precision == 'f32' else 16
    if access == 'tile':
        wanted = 64 // bytes_ if n < 512 or precision == 'f64' else 4
        lines = wanted
        while lines * 2 * threads <= 256 and lines * 2 <= 4 * wanted:
            lines *= 2
        return lines
    if threads == 1:
        return 128 if n * 128 * bytes_ <= 24576 else 64
    target = 256 if threads > 64 else 128
    return max(1, min(target // threads, 64))


def row(n, precision, access):
    most = 16
    for _, radices, threads, elements in shapes(n, most):
        lines = lines_per_team(n, precision, access, threads, elements)
        team = threads * lines
        if team > 1024:
            continue
        bytes_ = 8 if precision == 'f32' else 16
        scratch = lines * (n + n // 16 + 1) * bytes_
        if scratch > 100 * 1024:
            continue
        limit = 65536 // (registers(precision, elements, len(radices)) * math.ceil(team / 32) * 32)
        blocks = max(1, min(limit, 2048 // team, 227 * 1024 // (scratch + 1024), 16))
        return (n, precision, access, radices, threads, lines, blocks)
    return None


def row_of_powers(n, precision):
    """One pass above 4096: 16 elements a thread, one or two teams a multiprocessor."""
    radices = [16, 16, 8, 8] if n == 16384 else [16, 8, 8, 8]
    return (n, precision, 'line', radices, n // 16, 1, 2 if n == 8192 and precision == 'f32' else 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--longest', type=int, default=4096)
    parser.add_argument('--longest-tile', type=int, default=1024)
    parser.add_argument('--only', type=lambda text: {int(n) for n in text.split(',')}, default=None, help='lengths, for a quick build')
    options = parser.parse_args()
    rows = []
    for precision, access in itertools.product(('f32', 'f64'), ('line', 'tile')):
        longest = options.longest if access == 'line' else options.longest_tile
        for n in range(2, longest + 1):
            wanted = smooth(n) if access == 'line' else smooth(n, 5) and n >= 16
            if wanted and (options.only is None or n in options.only) and (r := row(n, precision, access)):
                rows.append(r)
    rows += [row_of_powers(n, precision) for n, precision in ((8192, 'f32'), (8192, 'f64'), (16384, 'f32'))]
    print('// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception')
    print('// Rows for CUDA devices of compute capability 9.0, printed by perf/make_rows.py; what they give is measured in perf/NOTES.md.')
    print('#ifndef TEAMFFT_BACKENDS_CUDA_SM90_HPP\n#define TEAMFFT_BACKENDS_CUDA_SM90_HPP\n\n#include <backends/tuning.hpp>\n\nnamespace TeamFFT::Impl {\n')
    print('// clang-format off\n// length, precision, access, radices, threads per line, lines per team, min blocks')
    print('inline constexpr Row cuda_sm90_rows[] = {')
    for n, precision, access, radices, threads, lines, blocks in rows:
        print(f'    {{{n}, Precision::{precision}, Access::{access}, {{{", ".join(map(str, radices))}}}, {threads}, {lines}, {blocks}}},')
    print('};\n// clang-format on\n\n}  // namespace TeamFFT::Impl\n\n#endif')


if __name__ == '__main__':
    main()
