# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shapes of row kernels and what they are estimated to cost: the rules behind make_rows.py and real_rows.py."""
import functools
import math

# Additions, multiplications and multiply-adds of a butterfly (device/math/butterfly.hpp).
ARITHMETIC = {2: 4, 3: 14, 4: 16, 5: 36, 6: 40, 7: 66, 8: 52, 9: 100, 10: 92, 11: 150, 12: 104, 13: 204, 14: 160, 15: 178, 16: 160, 17: 336, 18: 236,
              19: 414, 20: 224, 21: 296, 22: 344, 23: 594, 24: 268, 25: 424, 26: 460, 27: 490, 28: 376, 29: 924, 31: 1050, 32: 420}
RADICES = sorted(ARITHMETIC)
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
                    via_scratch = is_via_scratch(n, precision, threads, stages)
                    cost += 8 if via_scratch else 0
                    if not via_scratch and n * BYTES[precision] % 32 != 0:  # runs that begin anywhere: a sector more at the end of each
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


def is_via_scratch(n, precision, threads, stages):
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
        access = 'via_scratch' if is_via_scratch(n, precision, threads, len(radices)) else 'line'
        for lines in line_counts(threads) if threads > 1 else [128]:
            if row := finished(n, precision, access, radices, threads, lines, elements):
                wide = 0.1 * max(0.0, math.log2(threads * lines / 128))  # f32 1080: 0.90 of copy with 120 threads, 0.80 with 240
                total = cost * (1 + 0.5 * idle_lanes(threads * lines) + wide) * residence(row)
                if tuple(radices) not in found or total < found[tuple(radices)][0]:
                    found[tuple(radices)] = (total, row)
    return sorted(found.values())


def is_prime(n):
    return all(n % d for d in range(2, math.isqrt(n) + 1))
