# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shapes of plain rows (device/engines/register_line/plain.hpp), and what they are estimated to give: the candidates of perf/tune.py."""
import functools
import math

from row_shapes import ARITHMETIC, BYTES, factorizations, is_prime, is_via_scratch

MOST_ELEMENTS = {'f32': 34, 'f64': 31}  # a thread


def is_emitted(r):
    return r > 10 and is_prime(r)


def held(n, r, threads):
    """Butterflies of a thread."""
    return math.ceil(n / r / threads)


@functools.cache
def busy_lanes(butterflies, threads, lines):
    """Lanes of the warps that have a butterfly, for each line, over all that a thread may hold: warps without leave a stage."""
    total = 0
    for warp in range(math.ceil(threads * lines / 32)):
        first = min(rank % threads for rank in range(32 * warp, min(32 * warp + 32, threads * lines)))
        total += math.ceil((butterflies - first) / threads) if butterflies > first else 0
    return 32 * total / lines


def instructions(n, radices, threads, lines):
    """Estimated instructions an element."""
    total = 12.0
    for stage, r in enumerate(radices):
        cost = ARITHMETIC[r] * {14: 1.1, 21: 1.3, 25: 1.2, 27: 1.2, 28: 1.1}.get(r, 1.0)
        if stage > 0:
            rows = (r - 1).bit_length()
            cost += 4 * (2 * (r - 1) - rows) + rows + 12 + 10 * r  # twiddles, exchange
        total += busy_lanes(n // r, threads, lines) * cost / n
        if n // r % threads != 0:
            total += 2 / len(radices)
    return total


def registers(n, precision, radices, threads):
    """The least that nvcc 13.0 is likely to need: elements, twiddles, a prime butterfly's results in the last stage. 102 of 692 such rows spilled."""
    scalars = 0
    for stage, r in enumerate(radices):
        m = held(n, r, threads)
        own = 2 * m * r + (2 * m * (r - 1).bit_length() if stage else 0)
        own += 2 * r if is_emitted(r) and stage + 1 == len(radices) else 16 if r >= 24 and not is_emitted(r) else 6 if r >= 16 and not is_emitted(r) else 0
        scalars = max(scalars, own)
    return scalars + 14 if precision == 'f32' else min(255, 2 * scalars + 40)


def resident(n, precision, threads, lines, wanted):
    """Teams a multiprocessor with `wanted` registers for a thread: each of its four parts has 16384."""
    warps = math.ceil(threads * lines / 32)
    return min(4 * (512 // (math.ceil(wanted / 8) * 8)) // warps, 64 // warps, 227 * 1024 // (lines * (n + n // 16 + 17) * BYTES[precision] + 1024), 24)


def fraction(n, precision, radices, threads, lines, teams, via_scratch):
    """Of copy, as fitted to 1321 f32 kernels (H200, 2026-11-22), which leaves 0.05 (rms): the first of a length is seldom the best."""
    partial = sum(n // r % threads != 0 for r in radices) / len(radices)
    issue = 0.827 * instructions(n, radices, threads, lines) / 110 * (1 + 0.621 / teams) * (1 + 0.052 * partial)
    bytes_ = teams * lines * n * BYTES[precision]
    return 1 / ((1 + issue ** 3.3) ** (1 / 3.3) + 0.03 * via_scratch + 0.486 * max(0, 1 - bytes_ / 100e3))


def orders(radices):
    """Falling; and primes first, whose results then leave one by one."""
    return {tuple(radices), tuple(sorted(radices, key=lambda r: (-is_emitted(r), -r)))}


def shapes(n, precision):
    """(radices, threads, lines) of every sensible shape, in the fewest stages or one more."""
    fewest = next((stages for stages in (1, 2, 3, 4) if factorizations(n, stages)), 4)
    for stages in range(fewest, min(4, fewest + 1) + 1):
        for multiset in factorizations(n, stages):
            counts = {math.ceil(n / r / m) for r in multiset for m in range(1, 9)}
            counts |= {math.ceil(t / whole) * whole for t in counts for whole in (4, 16, 32)}
            for radices in orders(multiset):
                for threads in counts:
                    if threads <= 512 and max(held(n, r, threads) * r for r in radices) <= MOST_ELEMENTS[precision]:
                        for lines in range(1, max(1, min(64, 192 // threads)) + 1):
                            if threads * lines >= 28 and math.ceil(threads * lines / 32) * 32 <= 1.15 * threads * lines:
                                yield radices, threads, lines


def is_like(row, other):
    """Whether the two differ too little for both to be timed."""
    return sorted(row[3]) == sorted(other[3]) and row[5] == other[5] and abs(row[4] - other[4]) < 0.2 * other[4]


def candidates(n, precision):
    """(fraction, row), the best first, and none that is like a better one."""
    found = []
    for radices, threads, lines in shapes(n, precision):
        if teams := resident(n, precision, threads, lines, registers(n, precision, radices, threads)):
            via_scratch = is_via_scratch(n, precision, threads, len(radices))
            row = (n, precision, 'via_scratch' if via_scratch else 'line', radices, threads, lines, teams)
            found.append((fraction(n, precision, radices, threads, lines, teams, via_scratch), row))
    unlike = []
    for estimate, row in sorted(found, reverse=True):
        if not any(is_like(row, other) for _, other in unlike):
            unlike.append((estimate, row))
    return unlike
