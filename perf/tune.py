#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the fastest rows of some lengths by running candidates on the device, and prints them in the syntax of perf/tuned_*.json.

    perf/tune.py build --lengths 1000,1080 --precision f32 --out build-tune/a -- -DCMAKE_CXX_COMPILER=nvcc_wrapper -DKokkos_ROOT=...
    perf/tune.py build --lengths 256,500 --precision f64 --access tile --count 16 --out build-tune/b -- ...
    perf/tune.py build --lengths 512 --precision f32 --kind bluestein --out build-tune/c -- ...
    perf/tune.py build --lengths 1001,1859 --precision f32 --kind plain --out build-tune/d -- ...
    perf/tune.py run build-tune/a --runs 5 > rows.json

Lengths are those of rows: of real kinds half the number of reals (odd_r2c, odd_c2r: all of them; prime: (p - 1)/2), of bluestein the padded length, of
rader p - 1, of plain those for whole contiguous complex lines (with a prime factor of 11 to 31 there are no others). `build` needs nvcc but no GPU; what follows -- goes to CMake, and is needed at a folder's first build only. `run` needs of the folder the
program teamfft-tune and candidates.json, Python, and a GPU.

Candidates are the row in use (from --table or the rule), then the best shapes by the rule of make_rows.py, one for each list of radices, then these with
more and fewer teams a multiprocessor and lines a team. Each is checked against wider precision before it is timed, in every run; one that fails once is
out. Those of a length are timed in turn, and medians of the runs compared. The row in use stays unless another is faster by more than --margin.
"""
import argparse
import collections
import contextlib
import datetime
import itertools
import json
import math
import os
import pathlib
import shutil
import statistics
import subprocess
import sys

import plain_rows
import make_rows
import real_rows
import row_shapes

PERF = pathlib.Path(__file__).resolve().parent
KINDS = ("c2c", "plain", "bluestein", "rader", *real_rows.REAL_KINDS)
TABLES = {"c2c": "tuned_h200.json", "plain": "tuned_h200_plain.json", "bluestein": "tuned_h200_convolution.json",
          "rader": "tuned_h200_convolution.json"}
COMPLEX = ("c2c", "plain")  # their rows have no column for the kind
SHAPE = 7  # the first columns of a row: length, precision, access, radices, threads, lines, teams


def rows_by_rule(n, precision, kind, access):
    """Rows of the length by the rules behind the tables, the best first."""
    if kind == "c2c":
        return [row for _, row in (make_rows.tile_rows if access == "tile" else row_shapes.line_rows)(n, precision)]
    if kind == "plain":
        return [row for _, row in plain_rows.candidates(n, precision)]
    if kind in ("bluestein", "rader"):
        return [row for _, row in make_rows.convolution_candidates(n, precision, kind)]
    if kind == "prime":
        return real_rows.prime_real_candidates(2 * n + 1, precision)
    return [(*row, kind) for _, row in real_rows.real_candidates(n, precision, kind, access)]


def row_in_use(n, precision, kind, access, tuned):
    """The row that was measured to be best so far, else the rule's."""
    for row in tuned:
        same_kind = kind in COMPLEX or row[SHAPE] == kind
        if row[0] == n and row[1] == precision and same_kind and (row[2] == "tile") == (access == "tile"):
            return (*row[:3], list(row[3]), *row[4:SHAPE], *([] if kind in COMPLEX else [kind]))
    return next(iter(rows_by_rule(n, precision, kind, access)), None)


def fits(row):
    """Whether a multiprocessor of compute capability 9.0 has threads and scratch for its teams."""
    n, precision, _, _, threads, lines, blocks = row[:SHAPE]
    warps = math.ceil(threads * lines / 32)
    scratch = lines * (n + n // 16 + 17) * row_shapes.BYTES[precision] + 1024
    return threads * lines <= 1024 and 1 <= blocks <= 32 and blocks * warps <= 64 and blocks * scratch <= 227 * 1024


def variations(row):
    """The same stages with another number of teams a multiprocessor, via_scratch or not, or another number of lines a team."""
    other = {"line": ["via_scratch"], "via_scratch": ["line"]}.get(row[2], []) if len(row) == SHAPE else []
    for lines, access, blocks in itertools.product((row[5], 2 * row[5], row[5] // 2), (row[2], *other), (row[6], row[6] + 1, row[6] - 1)):
        yield (*row[:2], access, *row[3:5], lines, blocks, *row[SHAPE:])


def candidates(n, precision, kind, access, count, tuned):
    """The row in use first, then others, `count` in all."""
    first = row_in_use(n, precision, kind, access, tuned)
    if first is None:
        sys.exit(f"tune.py: no row of length {n} can be a {kind} {access} row in {precision}")
    rule = rows_by_rule(n, precision, kind, access)
    varied = (row for base in [first, *rule] for row in variations(base))
    found = []
    for row in itertools.chain([first], rule[: max(1, count // 2)], varied):
        row = (*row[:3], tuple(row[3]), *row[4:])
        if row not in found and row[5] >= 1 and (not found or fits(row)):
            found.append(row)
    return found[:count]


def write_candidates(rows, folder, plain=False):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "candidates.json").write_text(json.dumps(rows, indent=0))
    with open(folder / "candidate_rows.hpp", "w", encoding="utf-8") as file, contextlib.redirect_stdout(file):
        make_rows.print_rows("candidate", ", convolution, real kind", rows)
        if plain:
            print("\n#define TEAMFFT_CANDIDATES_ARE_PLAIN  // their kernel: device/engines/register_line/short.hpp")


def build(options):
    tuned = json.loads((options.table or PERF / TABLES.get(options.kind, "tuned_h200_real.json")).read_text())["rows"]
    rows = [row for n in options.lengths for p in options.precision for row in candidates(n, p, options.kind, options.access, options.count, tuned)]
    folder = options.out.resolve()
    write_candidates(rows, folder, options.kind == "plain")
    print(f"{len(rows)} candidates in {folder}", file=sys.stderr)
    work = folder / "build"
    configured = work / "CMakeCache.txt"
    if options.cmake or not configured.exists():
        settings = ["-DCMAKE_BUILD_TYPE=Release", "-DTeamFFT_ENABLE_TESTS=OFF", "-DTeamFFT_ENABLE_EXAMPLES=OFF", "-DTeamFFT_ENABLE_BENCHMARKS=ON",
                    f"-DTeamFFT_TUNE_CANDIDATES={folder}"]
        subprocess.run(["cmake", "-S", PERF.parent, "-B", work, *settings, *options.cmake], check=True)
    subprocess.run(["cmake", "--build", work, "--target", "teamfft-tune", "--parallel", str(options.jobs)], check=True)
    shutil.copy2(work / "perf" / "teamfft-tune", folder / "teamfft-tune")


def one_run(folder, seed, arguments):
    done = subprocess.run([folder / "teamfft-tune", "--seed", str(seed), *arguments], check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout)


def measured(rows, runs):
    """(row, median fraction of copy, least, largest) of each candidate that passed every check; what the others lack, in words."""
    fractions, wrong = collections.defaultdict(list), {}
    for run in runs:
        for found in run["candidates"]:
            index = found["candidate"]
            if "error" in found:
                wrong[index] = found["error"]
            elif not found["passed"]:
                wrong[index] = f"error {found['error_of_bound']} of the bound"
            else:
                fractions[index].append(found["fraction_of_copy"])
    for index in range(len(rows)):
        if index not in wrong and len(fractions[index]) != len(runs):
            wrong[index] = "not in every run"
    good = [(index, statistics.median(fractions[index]), min(fractions[index]), max(fractions[index])) for index in range(len(rows)) if index not in wrong]
    return good, wrong


def contest(row):
    """What rows that compete share: length, precision, across or not, kind."""
    return (row[0], row[1], row[2] == "tile", *row[SHAPE:])


def winners(rows, runs, margin):
    """(row, fraction) of each contest: the fastest, or the first candidate where none is faster by more than the margin."""
    good, _ = measured(rows, runs)
    result = []
    for key in dict.fromkeys(map(contest, rows)):
        own = [(index, median) for index, median, _, _ in good if contest(rows[index]) == key]
        if not own:
            continue
        best = max(own, key=lambda pair: pair[1])
        in_use = next(index for index, row in enumerate(rows) if contest(row) == key)
        if own[0][0] == in_use and best[1] <= own[0][1] + margin:
            best = own[0]
        result.append((rows[best[0]], best[1]))
    return result


def in_json(row, fraction):
    return json.dumps([*row[:3], list(row[3]), *row[4:], round(fraction, 3)])


def run(options):
    rows = json.loads((options.folder / "candidates.json").read_text())
    runs = [one_run(options.folder, seed, options.arguments) for seed in range(1, options.runs + 1)]
    good, wrong = measured(rows, runs)
    for index, median, least, largest in sorted(good, key=lambda g: (contest(rows[g[0]]), -g[1])):
        print(f"{median:.3f} ({least:.3f}-{largest:.3f}) {rows[index]}", file=sys.stderr)
    for index, why in sorted(wrong.items()):
        print(f"out: {rows[index]}: {why}", file=sys.stderr)
    lines = [in_json(*winner) for winner in winners(rows, runs, options.margin)]
    where = f"{datetime.date.today()}, {runs[0]['device']}: median of {options.runs} runs of perf/tune.py, fraction of copy last"
    print(f'{{"measured": {json.dumps(where)},\n "rows": [\n' + ",\n".join(lines) + "\n]}")


def numbers(text):
    return [int(n) for n in text.split(",")]


def main():
    arguments = sys.argv[1:]
    split = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    builder = commands.add_parser("build", help="writes and compiles candidates")
    builder.add_argument("--lengths", type=numbers, required=True)
    builder.add_argument("--precision", type=lambda text: text.split(","), default=["f32", "f64"], help="f32, f64 or f32,f64 (default)")
    builder.add_argument("--kind", choices=KINDS, default="c2c")
    builder.add_argument("--access", choices=("line", "tile"), default="line")
    builder.add_argument("--count", type=int, default=12, help="candidates of a length and precision")
    builder.add_argument("--table", type=pathlib.Path, help="of rows in use (default: perf/tuned_h200*.json)")
    builder.add_argument("--out", type=pathlib.Path, required=True)
    builder.add_argument("--jobs", type=int, default=os.cpu_count())
    builder.set_defaults(action=build)
    runner = commands.add_parser("run", help="times them and prints the winners; what follows -- goes to teamfft-tune")
    runner.add_argument("folder", type=pathlib.Path)
    runner.add_argument("--runs", type=int, default=5)
    runner.add_argument("--margin", type=float, default=0.005, help="fraction of copy by which the row in use must be beaten")
    runner.set_defaults(action=run)
    options = parser.parse_args(arguments[:split])
    options.cmake = options.arguments = arguments[split + 1 :]
    options.action(options)


if __name__ == "__main__":
    main()
