#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws what teamfft-bench --format json wrote: fraction of copy bandwidth and error against N.

    perf/plot.py h200_f32.json host_f32.json --output speed     writes speed.png and speed.svg

Each file is a series of points, and so is each rival that a file holds. A problem's N is the product of its lengths. Where the file has checks, a second
panel shows the relative L2 error over eps = 2^-24 or 2^-53, with the bound sqrt(log2 N) of 13-smooth lengths as a line.
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


def load(path):
    """The results of one file that hold a plan."""
    try:
        results = json.loads(path.read_text())
    except (OSError, json.JSONDecodeError) as error:
        sys.exit(f"plot.py: {path}: {error}")
    return [r for r in results if "error" not in r]


def series(path, results, field):
    """Label, lengths and values of our results and of each rival's, without what was not measured."""
    label = f"TeamFFT, {path.stem}"
    yield label, [(points(r), r[field], r) for r in results if is_number(r[field])]
    for name in sorted({name for r in results for name in r["against"]}):
        yield f"{name}, {path.stem}", [
            (points(r), r["against"][name][field], r) for r in results if is_number(r["against"].get(name, {}).get(field))
        ]


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
    parser.add_argument("--title", default="")
    options = parser.parse_args()
    files = [(path, load(path)) for path in options.files]
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
            lengths = sorted({points(r) for _, results in files for r in results})
            axes.plot(lengths, [math.sqrt(math.log2(n)) for n in lengths], color="black", linewidth=0.8, label=r"$\sqrt{\log_2 N}$, the bound")
            axes.set_ylabel("relative L2 error / eps")
        axes.legend(fontsize="small")
    all_axes[-1, 0].set_xlabel("N")
    if options.title:
        figure.suptitle(options.title)
    for suffix in (".png", ".svg"):
        figure.savefig(options.output.with_name(options.output.name + suffix), dpi=150)


if __name__ == "__main__":
    main()
