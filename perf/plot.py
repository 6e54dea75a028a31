#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws what teamfft-bench --format json wrote: fraction of copy bandwidth and error against N.

    perf/plot.py h200_f32.json host_f32.json --output speed     writes speed.png and speed.svg
    perf/plot.py real.json --kind r2c,dct2 --output r2c_dct2    two of its kinds

Each kind of a file is a series of points, and so is each rival that it was compared with. A problem's N is the product of its lengths. Where the file has
checks, a second panel shows the relative L2 error over eps = 2^-24 or 2^-53, with the bound sqrt(log2 N) of 13-smooth lengths as a line (for dct and dst,
whose logical lengths are about 2N, sqrt(log2 2N) in one dimension, as a dotted one).
"""

import argparse
import json
import math
import pathlib
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

EPS = {"f32": 2.0**-24, "f64": 2.0**-53}
MARKERS = "osD^vP*X"


def points(result):
    return math.prod(result["lengths"])


def is_number(value):
    return isinstance(value, (int, float)) and math.isfinite(value)


def is_trigonometric(kind):
    return kind.startswith(("dct", "dst"))


def load(path, kinds):
    """The results of one file that hold a plan, of these kinds or (where there are none) of all."""
    try:
        results = json.loads(path.read_text())
    except (OSError, json.JSONDecodeError) as error:
        sys.exit(f"plot.py: {path}: {error}")
    return [r for r in results if "error" not in r and (not kinds or r["kind"] in kinds)]


def by_kind(results):
    """The results of each kind, in the order in which the file names them first."""
    kinds = {}
    for r in results:
        kinds.setdefault(r["kind"], []).append(r)
    return kinds


def series(path, results, field):
    """Label, lengths and values of our results and of each rival's, kind by kind, without what was not measured."""
    for kind, of_kind in by_kind(results).items():
        yield f"TeamFFT {kind}, {path.stem}", [(points(r), r[field], r) for r in of_kind if is_number(r[field])]
        for name in sorted({name for r in of_kind for name in r["against"]}):
            yield f"{name} {kind}, {path.stem}", [
                (points(r), r["against"][name][field], r) for r in of_kind if is_number(r["against"].get(name, {}).get(field))
            ]


def draw_bounds(axes, files):
    for trigonometric, style, label in ((False, "-", r"$\sqrt{\log_2 N}$, the bound"), (True, ":", r"$\sqrt{\log_2 2N}$, of dct and dst")):
        lengths = sorted({points(r) for _, results in files for r in results if is_trigonometric(r["kind"]) == trigonometric})
        if lengths:
            bound = [math.sqrt(math.log2(2 * n if trigonometric else n)) for n in lengths]
            axes.plot(lengths, bound, color="black", linewidth=0.8, linestyle=style, label=label)


def draw(axes, files, field, scale):
    """One panel; every series keeps its colour and marker in all panels. Returns the number of points."""
    count = drawn = 0
    for path, results in files:
        for label, values in series(path, results, field):
            values.sort(key=lambda v: v[0])
            ours = label.startswith("TeamFFT")
            axes.plot(
                [n for n, _, _ in values],
                [scale(v, r) for _, v, r in values],
                linestyle="none",
                marker=MARKERS[count % len(MARKERS)],
                markersize=4 if ours else 3,
                alpha=0.9 if ours else 0.6,
                fillstyle="full" if ours else "none",
                color=f"C{count % 10}",
                label=label if values else None,
            )
            count += 1
            drawn += len(values)
    axes.set_xscale("log", base=2)
    axes.grid(True, which="major", linewidth=0.4, alpha=0.6)
    return drawn


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=pathlib.Path, metavar="FILE.json")
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path("teamfft-bench"), help="without suffix; .png and .svg are written")
    parser.add_argument("--kind", default="", help="only these kinds, such as r2c,c2r")
    parser.add_argument("--title", default="")
    options = parser.parse_args()
    kinds = [kind for kind in options.kind.split(",") if kind]
    files = [(path, load(path, kinds)) for path in options.files]
    if not any(results for _, results in files):
        sys.exit("plot.py: the files hold no results")

    checked = any(is_number(r["rel_l2_error"]) for _, results in files for r in results)
    timed = any(is_number(r["fraction_of_copy"]) for _, results in files for r in results)
    if not (checked or timed):
        sys.exit("plot.py: the files hold neither times nor errors")
    panels = ["fraction_of_copy"] * timed + ["rel_l2_error"] * checked
    figure, all_axes = plt.subplots(len(panels), 1, figsize=(9, 4 * len(panels)), sharex=True, squeeze=False, constrained_layout=True)
    for axes, field in zip(all_axes[:, 0], panels):
        if field == "fraction_of_copy":
            draw(axes, files, field, lambda value, _: value)
            axes.axhline(1.0, color="black", linewidth=0.8)
            axes.set_ylim(bottom=0)
            axes.set_ylabel("fraction of copy bandwidth")
        else:
            draw(axes, files, field, lambda value, result: value / EPS[result["precision"]])
            draw_bounds(axes, files)
            axes.set_ylabel("relative L2 error / eps")
        axes.legend(fontsize="small")
    all_axes[-1, 0].set_xlabel("N")
    if options.title:
        figure.suptitle(options.title)
    for suffix in (".png", ".svg"):
        figure.savefig(options.output.with_name(options.output.name + suffix), dpi=150)


if __name__ == "__main__":
    main()
