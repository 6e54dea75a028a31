#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each compiled row of contiguous complex lines gives over the plan that its length has without it, for make_rows.py --gains, which leaves out rows that
give less than LEAST_GAIN.

    perf/row_gains.py tokens transforms > tokens                         problems that the rows of a table serve, one a line
    teamfft-bench $(sed 's/^/--token /' tokens) --repeat 3 --case-ms 8 --format json > with.json
    ... the same by a library whose table is cut (make_rows.py --only 2) > without.json
    perf/row_gains.py gains transforms with.json without.json >> lines

Tables: transforms (many lines and 64 of them), plain, convolution. Plain rows are measured beside the transforms that stay. A line is [table, length, precision,
kind, with, without]: fractions of copy of the problem that loses most. Kept without a figure: rows of tiles, which boxes and long lines of many lengths share,
and Bluestein's, each of which serves many lengths.
"""
import argparse
import itertools
import json
import pathlib
import sys

import make_rows

PERF = pathlib.Path(__file__).resolve().parent
TABLES = ('transforms', 'plain', 'convolution')
LEAST_GAIN = 0.03
POINTS = {'f32': 2 ** 25, 'f64': 2 ** 24}


def token(n, precision, lines):
    return f'c2c_{precision}_fwd_n{n}_b{max(1, lines)}_oop'


def tokens_of(table, row):
    """Problems that the row is for; none where it is kept as it is."""
    n, precision, access, *_, last = row
    if access == 'tile' or last == 'bluestein':
        return []
    length = n + 1 if table == 'convolution' else n
    many = token(length, precision, POINTS[precision] // length)
    return [many, token(length, precision, 64)] if table == 'transforms' and n > 16 else [many]


def key_of(table, row):
    """A row by its place in the table, whatever its shape."""
    return (table, *row[:2], row[-1] if table == 'convolution' else '')


def rows_of(table):
    return make_rows.rows_of(table, None, make_rows.tuned_rows(PERF, table))


def read_gains(path):
    """With and without it, of each row that was measured."""
    with open(path, encoding='utf-8') as file:
        return {tuple(entry[:4]): tuple(entry[4:]) for entry in json.load(file)['rows']}


def worthwhile(rows, table, gains):
    """Those that give enough, or are kept without a figure."""
    def is_worthwhile(row):
        with_row, without = gains.get(key_of(table, row), (1, 0)) if tokens_of(table, row) else (1, 0)
        return with_row - without >= LEAST_GAIN
    return [row for row in rows if is_worthwhile(row)]


def fractions(path):
    with open(path, encoding='utf-8') as file:
        return {problem['token']: problem for problem in json.load(file)}


def gains_of(table, pairs):
    """A loss counts where every pair of runs shows it: by its least."""
    runs = [(fractions(a), fractions(b)) for a, b in pairs]
    for row in rows_of(table):
        worst = None
        for name in tokens_of(table, row):
            found = []
            for with_rows, without in runs:
                if name in with_rows and name in without:
                    fraction = with_rows[name]['fraction_of_copy']
                    found.append((fraction, fraction * with_rows[name]['seconds_median'] / without[name]['seconds_median']))
            if found:
                least = min(found, key=lambda pair: pair[0] - pair[1])
                worst = max(worst or least, least, key=lambda pair: pair[0] - pair[1])
        if worst:
            yield [*key_of(table, row), *(round(value, 3) for value in worst)]


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
