#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each compiled row gives over the plan that its problems have without it, for make_rows.py and chain_rows.py (--gains), which leave out rows with which
problems are less than LEAST_SPEED_UP as fast as without.

    perf/row_gains.py tokens real > tokens                               problems that the rows of a table serve, one a line
    teamfft-bench --check $(sed 's/^/--token /' tokens) --format json > with.json
    ... the same by a library without the table's rows (make_rows.py --only 2) > without.json
    perf/row_gains.py gains real with.json without.json >> lines

Tables: transforms (lines, and tiles in boxes of two and three dimensions and along outer axes), plain, convolution, real, chains. Plain rows are measured beside
the transforms that stay. A line is [table, length, precision, kind, with, without]: means over the row's problems of the fraction of copy, and of that less what
the row gives. Of a problem of one pass that is the difference of both fractions. Of several passes one is the row's: it gives the time that it saves over a
copy's, times 0.7, which is what a pass at 0.84 of a copy loses by it. Kept without a figure: tiles of powers of two, which passes of longer lines take with
the big twiddle (takes_big_twiddle in include/TeamFFT/device/engines/register_line/contract.hpp), Bluestein's rows, each of which serves many lengths, and
MORE_ACCURATE.
"""
import argparse
import itertools
import json
import math
import pathlib
import sys

import chain_rows
import make_rows
from row_shapes import smooth

PERF = pathlib.Path(__file__).resolve().parent
TABLES = ('transforms', 'plain', 'convolution', 'real', 'chains')
LEAST_SPEED_UP = {'7-smooth': 1.15, 'other': 1.30}  # by the length that the row serves: few users choose one of the others, and each is one of thousands
OF_A_PASS = 0.7
POINTS = {'f32': 2 ** 24, 'f64': 2 ** 23}
REAL_PROBLEMS = {'r2c': ('r2c',), 'c2r': ('c2r',), 'odd_r2c': ('r2c',), 'odd_c2r': ('c2r',), 'prime': ('r2c', 'c2r'), 'type1': ('dct1', 'dst1'),
                 'type2': ('dct2', 'dst2'), 'type3': ('dct3',), 'type4': ('dct4',), 'to_half': ('r2c',), 'from_half': ('c2r',)}


def token(kind, precision, lengths, axis=False, points=None):
    """As many elements as POINTS has, reals twice; axis: lines beside each other."""
    lines = max(1, (points or POINTS[precision] * (1 if kind == 'c2c' else 2)) // math.prod(lengths))
    name = f'c2c_{precision}_fwd' if kind == 'c2c' else f'{kind}_{precision}'
    name += '_n' + 'x'.join(map(str, lengths))
    if axis:
        lines = lines // 16 * 16
        return f'{name}_b{lines}_oop_is1x{lines}_os1x{lines}'
    return name + (f'_b{lines}' if lines > 1 else '') + '_oop'


def real_tokens(row):
    n, precision, access, *_, kind = row
    if kind in ('to_half', 'from_half'):
        return [token(REAL_PROBLEMS[kind][0], precision, (other, n)) for other in (64, 100, 48)]
    lengths = {'odd_r2c': n, 'odd_c2r': n, 'prime': 2 * n + 1}
    of_kind = {'dct1': n + 1, 'dst1': n - 1}
    return [token(problem, precision, (of_kind.get(problem, lengths.get(kind, 2 * n)),), access == 'tile') for problem in REAL_PROBLEMS[kind]]


def tokens_of(table, row):
    """Problems that the row is for."""
    if table == 'chains':
        a, b, precision, _ = row
        shapes = dict.fromkeys(((a * b,), (b, a), (a, b)))
        return [token('c2c', precision, shape, points=2 * POINTS[precision]) for shape in shapes]
    if table == 'real':
        return real_tokens(row)
    n, precision, access, *_, last = row
    if table == 'convolution':
        return [token('c2c', precision, (n + 1,))] if last == 'rader' else []
    if access != 'tile':
        return [token('c2c', precision, (n,))]
    return [token('c2c', precision, (n,), True), token('c2c', precision, (n, 60)), token('c2c', precision, (24, n, 60)), token('r2c', precision, (n, 120))]


def key_of(table, row):
    """A row by its place in the table, whatever its shape."""
    if table == 'chains':
        return (table, f'{row[0]}x{row[1]}', *row[2:])
    tile = 'tile' if row[2] == 'tile' else ''
    kind = f'{row[-1]} {tile}'.strip() if table in ('convolution', 'real') else tile
    return (table, row[0], row[1], kind)


def rows_of(table):
    if table == 'chains':
        return [chain_rows.key_of(text) for text in chain_rows.chains()]
    return make_rows.rows_of(table, None, make_rows.tuned_rows(PERF, table))


def read_gains(path):
    """With and without it, of each row that was measured."""
    with open(path, encoding='utf-8') as file:
        return {tuple(entry[:4]): tuple(entry[4:]) for entry in json.load(file)['rows']}


# Without it a scaled r2c of 54 reals has 1.02 of the bound of its error: the run-time kernel rounds the scaled root once more.
MORE_ACCURATE = {('real', 27, 'f32', 'r2c')}


def is_kept(table, row):
    n = row[0]
    return (table == 'transforms' and row[2] == 'tile' and n & (n - 1) == 0) or key_of(table, row) in MORE_ACCURATE


def is_7_smooth(key):
    """Whether the lengths are that the row of the key serves: those of Rader's rows and of primes of reals are primes."""
    table, length, _, kind = key
    is_prime_row = kind == 'rader' or (table == 'real' and kind.split(' ')[0] == 'prime')
    return not is_prime_row and all(smooth(int(factor), 7) for factor in str(length).split('x'))


def gives_enough(key, with_row, without):
    """with_row and without: fractions of copy; both 0 where no problem takes another plan without the row."""
    return with_row > 0 and with_row >= LEAST_SPEED_UP['7-smooth' if is_7_smooth(key) else 'other'] * without


def worthwhile(rows, table, gains):
    """Those that give enough, or that no figure says anything of."""
    def is_worthwhile(row):
        key = key_of(table, row)
        return is_kept(table, row) or key not in gains or gives_enough(key, *gains[key])
    return [row for row in rows if is_worthwhile(row)]


def problems(path):
    with open(path, encoding='utf-8') as file:
        return {problem['token']: problem for problem in json.load(file)}


def gain_of(with_row, without):
    """The fraction of copy of one problem, and what its row gives."""
    fraction, slower = with_row['fraction_of_copy'], without['seconds_median'] / with_row['seconds_median']
    if with_row['passes'] == 1:
        return fraction, fraction - fraction / slower
    return fraction, OF_A_PASS * (slower - 1) / fraction


def gains_of(table, pairs):
    """Means over the problems that another plan has without the row, and over the pairs of runs."""
    runs = [(problems(a), problems(b)) for a, b in pairs]
    for row in rows_of(table):
        found = [gain_of(with_rows[name], without[name]) for name in tokens_of(table, row) for with_rows, without in runs
                 if name in with_rows and name in without and with_rows[name]['plan'] != without[name]['plan']]
        if found:
            fraction, gain = (sum(values) / len(found) for values in zip(*found))
            yield [*key_of(table, row), round(fraction, 3), round(fraction - gain, 3)]
        else:
            yield [*key_of(table, row), 0, 0]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('what', choices=('tokens', 'gains'))
    parser.add_argument('table', choices=TABLES)
    parser.add_argument('runs', nargs='*', help='with.json without.json, and more such pairs')
    options = parser.parse_args()
    if options.what == 'tokens':
        print('\n'.join(dict.fromkeys(itertools.chain.from_iterable(tokens_of(options.table, row) for row in rows_of(options.table)))))
        return 0
    if not options.runs or len(options.runs) % 2 != 0:
        parser.error('gains need pairs of runs')
    for entry in gains_of(options.table, list(zip(options.runs[::2], options.runs[1::2]))):
        print(json.dumps(entry) + ',')
    return 0


if __name__ == '__main__':
    sys.exit(main())
