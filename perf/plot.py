#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws what teamfft-bench --format json wrote; sweep_tables.py tabulates sweeps.

    perf/plot.py h200_f32.json host_f32.json --output speed     writes speed.png and speed.svg
    perf/plot.py real.json --kind r2c,dct2 --output r2c_dct2    two of its kinds
    perf/plot.py sweep_f32.json sweep_f64.json --classes docs
    perf/plot.py host-cache.json host-long.json --speedups --output docs/speed_host_f64
    perf/plot.py perf/CLASSES.md perf/real/CLASSES.md perf/boxes/CLASSES.md --summary --output docs/speedups

Without --classes: fraction of copy bandwidth and error against N. Each kind of a file is a series of points, and so is each rival that it was
compared with. A problem's N is the product of its lengths. Where the file has checks, a second panel shows the relative L2 error over eps = 2^-24 or
2^-53, with the bound sqrt(log2 N) of 13-smooth lengths as a line (for dct and dst, whose logical lengths are about 2N, sqrt(log2 2N) in one dimension, as
a dotted one).

--speedups: each rival's time over ours against N, a panel for each file, and on standard output a table of geometric means and least values.

--summary: of pages that sweep_tables.py wrote, the tables of speed-ups over the rival in one figure: geometric means, and bars down to the least.

--classes DIR: of each group of problems and precision one figure DIR/speed_GROUP_PRECISION.png, with a panel for each class: fraction of copy against N,
ours, the rival's, and the class' target. Files are taken together; a problem that several of them hold counts by the run that is worst for us.
"""

import argparse
import itertools
import math
import pathlib
import re
import sys

import sweep_tables
from sweep_tables import is_number, points

EPS = {"f32": 2.0**-24, "f64": 2.0**-53}
MARKERS = "osD^vP*X"


def pyplot():
    """Matplotlib without a display, imported only where something is drawn."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot

    return matplotlib.pyplot


def is_trigonometric(kind):
    return kind.startswith(("dct", "dst"))


def load(path, kinds):
    """The results of one file that hold a plan, of these kinds or (where there are none) of all."""
    return [r for r in sweep_tables.read(path) if "error" not in r and "skipped" not in r and (not kinds or r["kind"] in kinds)]


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


def draw_files(files, title, output):
    """Fraction of copy and error of whole files."""
    checked = any(is_number(r["rel_l2_error"]) for _, results in files for r in results)
    timed = any(is_number(r["fraction_of_copy"]) for _, results in files for r in results)
    if not (checked or timed):
        sys.exit("plot.py: the files hold neither times nor errors")
    panels = ["fraction_of_copy"] * timed + ["rel_l2_error"] * checked
    figure, all_axes = pyplot().subplots(len(panels), 1, figsize=(9, 4 * len(panels)), sharex=True, squeeze=False, constrained_layout=True)
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
    if title:
        figure.suptitle(title)
    for suffix in (".png", ".svg"):
        figure.savefig(output.with_name(output.name + suffix), dpi=150)


def rival_label(name):
    """An FFTW that is not the loader's by the folder above its lib: fftw@/opt/fftw-avx512/lib is fftw@fftw-avx512."""
    kind, _, folder = name.partition("@")
    return f"{kind}@{pathlib.PurePath(folder).parent.name}" if folder else kind


def speedups(results):
    """Of each rival the lengths and its times over ours."""
    of = {}
    for r in results:
        for name, rival in r["against"].items():
            if is_number(rival.get("seconds_median")) and is_number(r.get("seconds_median")):
                of.setdefault(rival_label(name), []).append((points(r), rival["seconds_median"] / r["seconds_median"]))
    return of


def draw_speedups(files, title, output):
    columns = min(3, len(files))
    figure, all_axes = pyplot().subplots(
        math.ceil(len(files) / columns), columns, figsize=(4 * columns, 2.8 * math.ceil(len(files) / columns)), squeeze=False, constrained_layout=True
    )
    print("| | rival | problems | geometric mean | least (N) |\n|---|---|---|---|---|")
    for axes in all_axes.flat[len(files) :]:
        axes.axis("off")
    for axes, (path, results) in zip(all_axes.flat, files):
        for i, (name, values) in enumerate(speedups(results).items()):
            values.sort()
            axes.plot([n for n, _ in values], [v for _, v in values], MARKERS[i], color=f"C{i}", markersize=3, alpha=0.8, label=name)
            mean = math.exp(sum(math.log(v) for _, v in values) / len(values))
            n, least = min(values, key=lambda v: v[1])
            print(f"| {path.stem} | {name} | {len(values)} | {mean:.2f} | {least:.2f} ({n}) |")
        axes.axhline(1.0, color="black", linewidth=0.8)
        axes.set_title(path.stem, fontsize="small")
        axes.set_xscale("log", base=2)
        axes.set_ylim(bottom=0)
        axes.grid(True, which="major", linewidth=0.4, alpha=0.6)
    all_axes[0, 0].set_ylabel("rival's time / ours")
    all_axes[0, 0].legend(fontsize="small")
    if title:
        figure.suptitle(title, fontsize="medium")
    figure.savefig(output.with_name(output.name + ".png"), dpi=110)


def summary_rows(page):
    """(class, {precision: (mean, least)}) of a page's tables of speed-ups over the rival, in which a cell is `mean, least, problems`."""
    text = page.split("## Speed-up over the rival", 1)[1].split("\n## ", 1)[0]
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    precisions = table[0][1:]
    rows = []
    for name, *cells in table[2:]:
        values = {p: tuple(float(v) for v in cell.split(",")[:2]) for p, cell in zip(precisions, cells) if "," in cell}
        if values:
            rows.append((name, values))
    return rows


def draw_summary(pages, output):
    """A panel for each page, the slowest class first."""
    tables = [(path, sorted(summary_rows(path.read_text()), key=lambda row: min(mean for mean, _ in row[1].values()))) for path in pages]
    if not all(rows for _, rows in tables):
        sys.exit("plot.py: a page has no speed-ups over a rival")
    figure, all_axes = pyplot().subplots(
        len(tables), 1, figsize=(6.4, 0.9 + 0.26 * sum(len(rows) + 2 for _, rows in tables)), sharex=True, squeeze=False, constrained_layout=True,
        height_ratios=[len(rows) + 0.5 for _, rows in tables]
    )
    for axes, (path, rows) in zip(all_axes.flat, tables):
        for y, (_, values) in enumerate(reversed(rows)):
            for i, (precision, (mean, least)) in enumerate(values.items()):
                at = y + 0.15 - 0.3 * i
                axes.plot([least, mean], [at, at], color=f"C{i}", linewidth=1.2, alpha=0.5)
                axes.plot(mean, at, "os"[i], color=f"C{i}", markersize=5, label=precision if y == 0 else None)
        axes.axvline(1.0, color="black", linewidth=0.8)
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.set_yticks(range(len(rows)), [name for name, _ in reversed(rows)], fontsize="small")
        axes.set_title({"real": "real lines, axes and sizes", "boxes": "boxes drawn at random"}.get(path.parent.name, "complex lines and boxes"), fontsize="small", loc="left")
        axes.grid(True, axis="x", which="major", linewidth=0.4, alpha=0.6)
    last = all_axes[-1, 0]
    last.set_xscale("log", base=2)
    last.set_xticks([0.25, 0.5, 1, 2], ["1/4", "1/2", "1", "2"])
    last.set_xlabel("cuFFT's time / ours: geometric mean, and down to the least", fontsize="small")
    all_axes[0, 0].legend(fontsize="small", loc="lower left")
    figure.savefig(output.with_name(output.name + ".svg"), metadata={"Date": None})


def draw_class(axes, name, results):
    """Ours over the rival's, and what is asked."""
    theirs = [(points(r), sweep_tables.rival_fraction(r)) for r in results if sweep_tables.rival_fraction(r)]
    axes.plot([n for n, _ in theirs], [f for _, f in theirs], ".", color="C1", markersize=3, alpha=0.6, label=sweep_tables.rival_name(results))
    axes.plot([points(r) for r in results], [r["fraction_of_copy"] for r in results], ".", color="C0", markersize=3, label="TeamFFT")
    if is_number(results[0]["target"]):
        axes.axhline(results[0]["target"], color="black", linewidth=0.8, linestyle="--", label="target")
    axes.set_title(name, fontsize="small")
    axes.set_xscale("log", base=2)
    axes.set_ylim(0, max(1.05, *(r["fraction_of_copy"] for r in results)))
    axes.grid(True, which="major", linewidth=0.4, alpha=0.6)


def draw_group(group, precision, classes, directory):
    """One figure of a group: its classes side by side."""
    columns = min(3, len(classes))
    rows = math.ceil(len(classes) / columns)
    figure, axes = pyplot().subplots(rows, columns, figsize=(4 * columns, 2.6 * rows), squeeze=False, constrained_layout=True)
    for panel, (name, results) in itertools.zip_longest(axes.flat, classes.items(), fillvalue=(None, None)):
        if name is None:
            panel.axis("off")
        else:
            draw_class(panel, name, results)
    axes[0, 0].legend(fontsize="small", loc="lower left")
    some = next(iter(classes.values()))[0]
    figure.suptitle(f"{group}, {precision}: fraction of copy bandwidth against N, {some['device']}, {some['toolkit']}", fontsize="medium")
    slug = re.sub(r"\W+", "_", group)
    figure.savefig(directory / f"speed_{slug}_{precision}.png", dpi=110)
    pyplot().close(figure)


def draw_classes(results, directory):
    measured = [r for r in sweep_tables.worst_of_each(results) if sweep_tables.is_measured(r)]
    groups = {}
    for (group, name, precision), of in sweep_tables.in_classes(measured).items():
        groups.setdefault((group, precision), {})[name] = of
    for (group, precision), classes in groups.items():
        draw_group(group, precision, classes, directory)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=pathlib.Path, metavar="FILE")
    parser.add_argument("--output", type=pathlib.Path, help="without suffix; .png and .svg are written (default: teamfft-bench)")
    parser.add_argument("--classes", type=pathlib.Path, metavar="DIR", help="figures of each group's classes")
    parser.add_argument("--summary", action="store_true", help="files are pages of sweep_tables.py: one figure of their speed-ups over the rival")
    parser.add_argument("--speedups", action="store_true", help="rivals' times over ours, a panel for each file")
    parser.add_argument("--kind", default="", help="only these kinds, such as r2c,c2r")
    parser.add_argument("--title", default="")
    options = parser.parse_args()
    kinds = [kind for kind in options.kind.split(",") if kind]
    if options.summary:
        draw_summary(options.files, options.output or pathlib.Path("speedups"))
        return
    if options.classes:
        results = [r for path in options.files for r in sweep_tables.read(path) if not kinds or r["kind"] in kinds]
        if not all("class" in r for r in results):
            sys.exit("plot.py: a file has no classes; it was written by a teamfft-bench without them")
        draw_classes(results, options.classes)
        if not options.output:
            return
    files = [(path, load(path, kinds)) for path in options.files]
    if not any(results for _, results in files):
        sys.exit("plot.py: the files hold no results")
    (draw_speedups if options.speedups else draw_files)(files, options.title, options.output or pathlib.Path("teamfft-bench"))


if __name__ == "__main__":
    main()
