#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws errors against N from the JSON of teamfft-bench --check --against fftw-estimate, a panel for each file, and prints a table.

    teamfft-bench --suite random --count 400 --points 65536 --precision f32 --check --no-timing --against fftw-estimate --format json > f32.json
    perf/accuracy_plot.py f32.json f64.json --output docs/accuracy.png

Relative L2 errors of the worst line, in eps = 2^-24 or 2^-53; the bounds are lines: sqrt(log2 N), and 2.2 times that where N has a prime factor above 13.
"""
import argparse
import json
import math
import pathlib

from plot import EPS, pyplot

CLASSES = ("13-smooth", "others")


def class_of(problem):
    """By the bound that the benchmark held the problem to."""
    N = math.prod(problem["lengths"])
    return CLASSES[problem["error_bound"] > 1.5 * EPS[problem["precision"]] * math.sqrt(math.log2(N))]


def errors(path):
    """[(N, class, ours, rival's)] in eps; what has no rival's error is left out."""
    found = []
    for problem in json.loads(path.read_text()):
        rivals = [rival["rel_l2_error"] for rival in problem["against"].values() if isinstance(rival.get("rel_l2_error"), float)]
        N = math.prod(problem["lengths"])
        if N > 1 and rivals and problem["check"]["passed"]:
            eps = EPS[problem["precision"]]
            found.append((N, class_of(problem), problem["rel_l2_error"] / eps, rivals[0] / eps))
    return found


def mean(values):
    return math.sqrt(sum(value * value for value in values) / len(values))


def table(files):
    print("| precision, lengths | problems | TeamFFT | FFTW | greatest: TeamFFT | FFTW |\n|---|---|---|---|---|---|")
    for name, rows in files.items():
        for which in CLASSES:
            ratios = [(ours / math.sqrt(math.log2(N)), rival / math.sqrt(math.log2(N))) for N, kind, ours, rival in rows if kind == which]
            if ratios:
                ours, rival = zip(*ratios)
                print(f"| {name}, {which} | {len(ratios)} | {mean(ours):.2f} | {mean(rival):.2f} | {max(ours):.2f} | {max(rival):.2f} |")


def draw(files, output):
    plt = pyplot()
    figure, axes = plt.subplots(1, len(files), figsize=(6 * len(files), 4.2), squeeze=False)
    for panel, (name, rows) in zip(axes[0], files.items()):
        bound = sorted({row[0] for row in rows})
        for factor, style in ((1, "-"), (2.2, ":")):
            panel.plot(bound, [factor * math.sqrt(math.log2(N)) for N in bound], f"k{style}", linewidth=1, label="bound, 13-smooth" if factor == 1 else "bound, others")
        for which, marker in zip(CLASSES, "ox"):
            for index, library, colour in ((3, "FFTW", "tab:orange"), (2, "TeamFFT", "tab:blue")):
                chosen = [row for row in rows if row[1] == which]
                panel.plot([row[0] for row in chosen], [row[index] for row in chosen], marker, color=colour, markersize=3, linestyle="", label=f"{library}, {which}")
        panel.set(xscale="log", xlabel="N", ylabel="relative L2 error / eps", title=name, ylim=(0, None))
        panel.set_xscale("log", base=2)
        panel.grid(alpha=0.3)
    axes[0][0].legend(fontsize=7)
    figure.tight_layout()
    figure.savefig(output, dpi=110)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", type=pathlib.Path, nargs="+")
    parser.add_argument("--output", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    files = {path.stem: errors(path) for path in arguments.files}
    table(files)
    draw(files, arguments.output)


if __name__ == "__main__":
    main()
