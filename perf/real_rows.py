# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The rows of real transforms, DCTs and DSTs, by the rule of row_shapes.py with the orders that their ends want (make_rows.py --real prints them)."""
import functools
import itertools
import math

from row_shapes import ARITHMETIC, BYTES, factorizations, idle_lanes, is_prime, line_counts, line_rows, residence, smooth, thread_counts

# The order that a real kind wants of its first and its last stage (device/engines/register_line/stockham.hpp): rising, or pairs of butterflies that mirror each other or fold.
REAL_ORDERS = {'r2c': ('rising', 'mirrored'), 'c2r': ('mirrored', 'rising'), 'type1': ('mirrored', 'mirrored'), 'type2': ('folded', 'mirrored'),
               'type3': ('mirrored', 'folded'), 'type4': ('folded', 'folded'), 'prime': ('rising', 'mirrored')}
REAL_KINDS = (*REAL_ORDERS, 'odd_r2c', 'odd_c2r', 'to_half', 'from_half')


def butterflies_held(n, radix, threads, order):
    """Butterflies of a thread in a stage, or 0 where the order does not suit it."""
    count = n // radix
    if order == 'rising' or (count == 1 and (order == 'mirrored' or radix % 2 == 0)):
        return math.ceil(count / threads)
    return 0 if order == 'folded' and count % 2 != 0 else 2 * math.ceil((count + 1) // 2 / threads)


def real_instructions(n, radices, held, halved=None):
    """As instructions(), for the butterflies that each thread holds of each stage; of stage `halved` only (R + 1)/2 results are held."""
    total = 12.0
    for stage, r in enumerate(radices):
        R = 2 * r - 1 if stage == halved else r
        cost = ARITHMETIC[R] / (R + 1 if stage == halved else R) * {14: 1.1, 21: 1.3, 25: 1.2, 27: 1.2, 28: 1.1}.get(R, 1.0)
        if stage > 0:
            rows = (r - 1).bit_length()
            cost += 4 * (2 * (r - 1) - rows) / r + rows / r + 3 + 12 / r + 7
        total += held[stage] * r / n * cost
    return total


@functools.cache
def exchange_conflicts(precision, tile, radices, threads, lines):
    """Scratch accesses an exchange and side over the least number, on average, as include/TeamFFT/device/engines/register_line/contract.hpp chooses the pads."""
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


def even_shapes(n, precision, kind):
    """(work an element, radices, elements in scratch, their radices, threads, elements a thread) of the lines of n pairs of reals."""
    first, last = REAL_ORDERS[kind]
    most = (16 if precision == 'f64' else 32) * (1.25 if n % 5 == 0 else 1)
    for stages in range(1, 5):
        for falling in factorizations(n, stages) if n > 1 else []:
            for radices in set(itertools.permutations(falling)):
                orders = [first if s == 0 else last if s + 1 == stages else 'rising' for s in range(stages)]
                for threads in thread_counts(n, tuple(sorted(radices))) if stages > 1 else [1]:
                    held = [butterflies_held(n, r, threads, order) for r, order in zip(radices, orders)]
                    elements = max(h * r for h, r in zip(held, radices))
                    if 0 not in held and elements <= most and (stages > 1 or n <= 16):
                        yield real_instructions(n, radices, [h * threads for h in held]), radices, n, radices, threads, elements


def odd_shapes(n, precision, kind):
    """The same of real lines of odd length n (device/engines/register_line/odd_line.hpp)."""
    most = 27 if precision == 'f64' else 32
    for stages in range(1, 5):
        for falling in factorizations(n, stages):
            for radices in set(itertools.permutations(falling)):
                halved = 0 if kind == 'odd_r2c' else stages - 1
                R = radices[halved]
                in_scratch = tuple(R // 2 + 1 if s == halved else r for s, r in enumerate(radices))
                N = math.prod(in_scratch)
                for threads in thread_counts(N, tuple(sorted(in_scratch))) if stages > 1 else [1]:
                    held = [math.ceil(N // r / threads) for r in in_scratch]
                    elements = max(h * r for h, r in zip(held, in_scratch))
                    if elements <= most and (stages > 1 or n <= 27):
                        yield real_instructions(N, in_scratch, [h * threads for h in held], halved) * 2 * N / n, radices, N, in_scratch, threads, elements


def real_candidates(n, precision, kind, access):
    """(cost, row), the best first; one for each list of radices."""
    found, best_work = {}, math.inf
    for work, radices, N, in_scratch, threads, elements in (odd_shapes if kind.startswith('odd') else even_shapes)(n, precision, kind):
        work += 0.3 * elements + max(0, 8 - elements) * 2 + (10 if elements > 20 else 0)
        for lines in [128] if threads == 1 else line_counts(threads) if access == 'line' else [max(1, run // BYTES[precision]) for run in (256, 128, 64)]:
            team = threads * lines
            via_scratch = access == 'line' and (threads == 1 or threads * BYTES[precision] < (100 if kind.startswith('odd') else 256))
            whole_warps = math.ceil(team / 128) * 128
            scratch = lines * (N + N // 16 + 17) * BYTES[precision]
            blocks = min(65536 // (max(32, math.ceil(real_registers(precision, elements, kind, access) / 8) * 8) * whole_warps), 2048 // whole_warps,
                         227 * 1024 // (scratch + 1024), 16)
            if blocks < 1 or team > 1024:
                continue
            row = (n, precision, 'tile' if access == 'tile' else 'via_scratch' if via_scratch else 'line', list(radices), threads, lines, blocks)
            work_here = work + (8 if via_scratch else 0)
            best_work = min(best_work, work_here)
            if work_here < 1.4 * best_work:
                work_here += 5 * exchange_conflicts(precision, access == 'tile', in_scratch, threads, lines)
            total = work_here * (1 + 0.5 * idle_lanes(team) + 0.1 * max(0.0, math.log2(team / 128))) * residence(row)
            if access == 'tile':
                total *= {128: 1.04, 64: 1.1}.get(lines * BYTES[precision], 1.0)
            falling = tuple(sorted(radices, reverse=True))
            if falling not in found or total < found[falling][0]:
                found[falling] = (total, row)
    return sorted(found.values())


def odd_part(n):
    while n % 2 == 0:
        n //= 2
    return n


# Odd parts of the lengths that DCTs and DSTs have rows for, and of those along middle axes. Each kernel takes more than a second to compile and 16 KB of the
# library.
TRIGONOMETRIC_ODD_PARTS, TILE_ODD_PARTS, HALF_ODD_PARTS = (1, 5, 125, 135), (1, 3, 5, 125), (1, 3, 5, 9, 15, 25, 125)
LONG_LINES = (4096, 8192, 16384)  # of r2c and c2r, 1.4 to 2.1 times as fast as at run time


def wants_real_row(n, kind, access):
    """Whether 2n reals have a row."""
    odd = odd_part(n)
    if access == 'tile':
        return (16 <= n <= 512 and odd in TILE_ODD_PARTS and (n % 2 == 0 if kind in ('r2c', 'c2r') else odd in (1, 125) and n % 4 == 0 and kind != 'type1')) or (
            odd == 1 and n in (8, 1024, 2048) and kind in ('r2c', 'c2r'))
    if kind in ('r2c', 'c2r'):
        return n in LONG_LINES or (smooth(n, 5) and n <= 2048)
    if n > 4096 or n % 2 != 0 or odd not in ((1,) if kind == 'type1' else TRIGONOMETRIC_ODD_PARTS):
        return False
    return n <= 1024 or odd == 1


def wants_odd_row(n):
    """Whether n, odd, has a row."""
    return smooth(n, 5)


def half_real_row(n, precision, kind):
    """The complex line's own shape with an even radix at the end of the half-spectra, and registers for a second address."""
    _, _, access, radices, threads, lines, blocks = line_rows(n, precision)[0][1]
    even = next(r for r in reversed(radices) if r % 2 == 0)
    others = list(radices)
    others.remove(even)
    return (n, precision, access, [*others, even] if kind == 'to_half' else [even, *others], threads, lines, blocks - 1 if blocks > 2 else blocks, kind)


def prime_real_candidates(p, precision):
    """Real lines of prime length p, the best first: the stages of (p - 1)/2 there and back, whose ends cost registers as a convolution's."""
    return [(n, precision, 'line', radices, threads, lines, blocks, 'prime')
            for _, (n, _, _, radices, threads, lines, blocks) in real_candidates((p - 1) // 2, precision, 'prime', 'line')]


def real_rows(only):
    primes = [p for p in range(37, 1100) if is_prime(p) and smooth(p - 1) and (only is None or (p - 1) // 2 in only)]
    rows = [row for precision in ('f32', 'f64') for p in primes if (row := next(iter(prime_real_candidates(p, precision)), None))]
    rows += [(*real_candidates(n, precision, kind, 'line')[0][1], kind) for precision in ('f32', 'f64') for kind in ('odd_r2c', 'odd_c2r')
             for n in range(3, 4096, 2) if wants_odd_row(n) and (only is None or n in only)]
    rows += [half_real_row(n, precision, kind) for precision in ('f32', 'f64') for kind in ('to_half', 'from_half') for n in (*range(128, 2049, 2), 4096)
             if smooth(n, 5) and odd_part(n) in HALF_ODD_PARTS and (only is None or n in only)]
    for precision, access, kind, n in itertools.product(('f32', 'f64'), ('line', 'tile'), ('r2c', 'c2r', 'type1', 'type2', 'type3', 'type4'), (*range(2, 4097), *LONG_LINES[1:])):
        if (only is None or n in only) and wants_real_row(n, kind, access) and (found := real_candidates(n, precision, kind, access)):
            rows.append((*found[0][1], kind))
    return rows
