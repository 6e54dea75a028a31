#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes LOSSES.md (every loss against the rival, and ties) and CLASSES.md (how far each class is from its target, and means) from teamfft-bench's JSON.

    teamfft-bench --suite sweep --precision f32 --against cufft --check --format json > sweep_f32.json      likewise f64
    perf/sweep_tables.py sweep_f32.json sweep_f64.json                                                      writes perf/LOSSES.md and perf/CLASSES.md

Files are taken together; a problem that several of them hold counts by the run that is worst for us. --output names another folder, --date the day of runs
whose JSON has none (before 2026-11-24). Runs of `--suite boxes` have pages of their own, in perf/boxes. perf/README.md says what is measured.
"""
import argparse
import json
import math
import pathlib
import re
import statistics
import sys

COMMAND = "perf/sweep_tables.py FILE.json..."
TIE = 0.03  # speed-ups that differ from 1 by no more


def is_number(value):
    return isinstance(value, (int, float)) and math.isfinite(value)


def read(path):
    """The objects of one file."""
    try:
        return json.loads(path.read_text())
    except (OSError, json.JSONDecodeError) as error:
        sys.exit(f"{path}: {error}")


def points(result):
    return math.prod(result["lengths"])


def is_timed(result):
    return "error" not in result and "skipped" not in result and is_number(result["fraction_of_copy"])


def failed_check(result):
    return bool(result.get("check")) and not result["check"]["passed"]


def is_measured(result):
    """A wrong result has no speed."""
    return is_timed(result) and not failed_check(result)


def rival_seconds(result):
    """The fastest way in which the rival was run (cuFFT with PATIENT_JIT and without), or None."""
    return min((r["seconds_median"] for r in result.get("against", {}).values() if is_number(r.get("seconds_median"))), default=None)


def speedup(result):
    """The rival's time over ours, or None."""
    theirs = rival_seconds(result)
    return None if theirs is None else theirs / result["seconds_median"]


def rival_name(results):
    """cufft for cufft and cufft-patient."""
    return ", ".join(sorted({name.split("-")[0] for r in results for name in r.get("against", {})})) or "no rival"


def rival_fraction(result):
    theirs = rival_seconds(result)
    return None if theirs is None else result["copy_seconds"] / theirs


def verdict(result):
    ratio = speedup(result)
    if ratio is None:
        return "without"
    return "loss" if ratio < 1 - TIE else "tie" if ratio <= 1 + TIE else "win"


def misses_target(result):
    return is_number(result["target"]) and result["fraction_of_copy"] < result["target"]


def unchecked(results):
    """Problems whose time was taken without a check of the result."""
    return [result["token"] for result in results if is_timed(result) and not (result.get("check") or {}).get("lines")]


def worst_of_each(results):
    """Each problem of each device once: of several runs the one that is worst for us, a wrong result before all. What was
    measured in one run is not missing in another."""
    def rank(result):
        if failed_check(result):
            return (0,)
        return (1, speedup(result) or math.inf, result["fraction_of_copy"]) if is_measured(result) else (2,)

    kept = {}
    for result in results:
        key = (result["device"], result["token"])
        if key not in kept or rank(result) < rank(kept[key]):
            kept[key] = result
    return list(kept.values())


def in_classes(results):
    """(group, class, precision) -> results, in the order of the first of each."""
    classes = {}
    for result in results:
        classes.setdefault((result["group"], result["class"], result["precision"]), []).append(result)
    return classes


def geometric_mean(values):
    return math.exp(statistics.fmean(math.log(v) for v in values)) if values else None


def text(value, digits=3):
    return "-" if value is None else f"{value:.{digits}f}"


def is_of_boxes(result):
    return result.get("suite") == "boxes"


def lengths_text(result):
    """With the batch where it is not as large as a class' batches are."""
    batch = f" b{result['batch']}" if is_of_boxes(result) and result["batch"] > 1 else ""
    return "x".join(map(str, result["lengths"])) + batch


def table(head, rows):
    return ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)] + ["| " + " | ".join(row) + " |" for row in rows] + [""]


def wrapped(first, items, width=160):
    """A list item whose entries run on over lines of about `width` characters."""
    lines, line = [], first
    for i, item in enumerate(items):
        piece = " " + item + ("," if i + 1 < len(items) else "")
        if len(line) + len(piece) > width:
            lines.append(line)
            line = " "
        line += piece
    return lines + [line]


def header(results):
    """The runs behind the figures, and what came of their problems."""
    lines = []
    for facts in sorted({tuple(r.get(key) or "" for key in ("date", "device", "driver", "backend", "toolkit", "kokkos", "commit")) for r in results}):
        date, device, driver, backend, toolkit, kokkos, commit = facts
        lines.append(f"- {date or 'no date'}, commit {commit}, {device}{', driver ' + driver if driver else ''}; {backend}, {toolkit}, Kokkos {kokkos}")
    versions = {f"{name} {rival['version']}" for r in results for name, rival in r.get("against", {}).items() if rival.get("version")}
    lines.append(f"- rivals: {', '.join(sorted(versions)) or 'none'}; the fastest of them counts")
    measured = [r for r in results if is_measured(r)]
    count = {name: sum(verdict(r) == name for r in measured) for name in ("loss", "tie", "win", "without")}
    lines.append(f"- {len(results)} problems: {count['loss']} losses, {count['tie']} ties (within {TIE:.0%}), {count['win']} wins, "
                 f"{count['without']} without a rival, {sum('skipped' in r for r in results)} left out by a time limit, {sum('error' in r for r in results)} without a plan, "
                 f"{sum(failed_check(r) for r in results)} failed checks of {sum(bool(r.get('check')) for r in results)}")
    return lines + [""]


def failures(results):
    lines = [f"- `{r['token']}`: {r['error']}" for r in results if "error" in r]
    lines += [f"- `{r['token']}`: error {r['rel_l2_error']} over the bound {r['error_bound']}" for r in results if failed_check(r)]
    return ["## No plan, or wrong", ""] + lines + [""] if lines else []


def losses(measured):
    lost = sorted((r for r in measured if verdict(r) == "loss"), key=speedup)
    rows = [(f"`{r['token']}`", r["group"], r["class"], text(r["fraction_of_copy"]), text(rival_fraction(r)), text(speedup(r))) for r in lost]
    return ["## Losses, the worst first", ""] + (table(("problem", "group", "class", "of copy", rival_name(lost), "speed-up"), rows) if rows else ["None.", ""])


def ties(measured):
    lines = ["## Ties", "", "Length (batch where it is small) and speed-up.", ""]
    for (group, name, precision), results in in_classes(r for r in measured if verdict(r) == "tie").items():
        items = [f"{lengths_text(r)} {speedup(r):.2f}" for r in sorted(results, key=points)]
        lines += wrapped(f"- {group}, {name}, {precision}:", items)
    return lines + [""]


def class_row(key, results):
    group, name, precision = key
    worst = min(results, key=lambda r: r["fraction_of_copy"])
    ratios = [speedup(r) for r in results if speedup(r)]
    tally = [verdict(r) for r in results]
    target = results[0]["target"]
    return (group, name, precision, str(len(results)), text(target, 2), f"{text(worst['fraction_of_copy'])} ({lengths_text(worst)})",
            text(statistics.median(r["fraction_of_copy"] for r in results)), str(sum(map(misses_target, results))) if is_number(target) else "-",
            f"{tally.count('loss')} / {tally.count('tie')} / {tally.count('win')}", text(geometric_mean(ratios), 2))


def class_order(item):
    """Group (batch 8 before 64) and precision; within them the slowest class first."""
    (group, _, precision), results = item
    return re.sub(r"\d+", lambda number: number[0].zfill(9), group), precision, statistics.median(r["fraction_of_copy"] for r in results)


def classes(measured):
    head = ("group", "class", "precision", "problems", "target", "least (length)", "median", "below target", "losses / ties / wins", "speed-up")
    rows = [class_row(key, of) for key, of in sorted(in_classes(measured).items(), key=class_order)]
    return ["## Classes", "", "Fractions of copy, the slowest class of each group first; speed-up: geometric mean.", ""] + table(head, rows)


def is_line(result):
    """One contiguous axis of a complex transform, out of place, in a large batch."""
    return result["group"] == "c2c" and len(result["lengths"]) == 1 and "axis" not in result["class"] and "strides" not in result["class"]


def is_prime(n):
    return n > 1 and all(n % d for d in range(2, math.isqrt(n) + 1))


def is_power_of_two(n):
    return n & (n - 1) == 0


SELECTIONS = {
    "every length 2..4096": lambda r: is_line(r) and 2 <= points(r) <= 4096,
    "2^13..2^26": lambda r: is_line(r) and is_power_of_two(points(r)) and 2**13 <= points(r) <= 2**26,
    "primes to 4096": lambda r: is_line(r) and is_prime(points(r)) and points(r) <= 4096,
    "primes above": lambda r: is_line(r) and is_prime(points(r)) and points(r) > 4096,
    "2-D": lambda r: r["group"] == "c2c" and r["class"].startswith("2-D"),
    "3-D": lambda r: r["group"] == "c2c" and r["class"].startswith("3-D"),
}


REAL_KINDS = ("r2c", "c2r") + tuple(f"{family}{n}" for family in ("dct", "dst") for n in range(1, 5))
REAL_GROUPS = ("r2c, c2r", "dct, dst 1, 4", "dct, dst 2, 3")  # out of place, large batches


def of_kind(kind):
    return lambda r: r["kind"] == kind and r["group"] in REAL_GROUPS


def speedups(measured, selections, first):
    rows = []
    for name, wanted in selections.items():
        row = [name]
        for precision in ("f32", "f64"):
            ratios = [speedup(r) for r in measured if r["precision"] == precision and wanted(r) and speedup(r)]
            row.append(f"{geometric_mean(ratios):.3f}, {min(ratios):.2f}, {len(ratios)}" if ratios else "-")
        if row[1:] != ["-", "-"]:
            rows.append(row)
    return table((first, "f32", "f64"), rows) if rows else []


def box_selections(boxes):
    """Boxes by shape, by lengths, by kind and by storage: the words of class and group."""
    def by(field, part):
        words = sorted({part(r[field]) for r in boxes})
        return {word: lambda r, word=word: is_of_boxes(r) and part(r[field]) == word for word in words}

    return {**by("class", lambda text: text.split(", ")[0]), **by("class", lambda text: text.split(", ")[1]), **by("group", lambda text: text.split(", ")[0]),
            **by("group", lambda text: ", ".join(text.split(", ")[1:]) or "packed")}


def means(measured):
    """Geometric mean, least and number of problems, as far as there is a rival: of boxes all, of lines those of large batches out of place."""
    lines, boxes = [], [r for r in measured if is_of_boxes(r)]
    measured = [r for r in measured if not is_of_boxes(r)]
    if boxes and (of_boxes := speedups(boxes, box_selections(boxes), "boxes")):
        lines += ["Boxes by shape, lengths, kind and storage: geometric mean, least, number of problems.", ""] + of_boxes
    if complex_lines := speedups(measured, SELECTIONS, "lengths"):
        lines += ["Complex, out of place, large batches: geometric mean, least, number of problems.", ""] + complex_lines
    if real_lines := speedups(measured, {kind: of_kind(kind) for kind in REAL_KINDS}, "kind"):
        lines += ["Real, out of place, large batches, all lines, axes and sizes of a kind: geometric mean, least, number of problems.", ""] + real_lines
    return ["## Speed-up over the rival", ""] + (lines or ["No rival was run.", ""])


def rival_plan_seconds(result):
    """The least time in which the rival made its plan, or None."""
    return min((r["plan_seconds"] for r in result.get("against", {}).values() if is_number(r.get("plan_seconds"))), default=None)


def plan_row(name, results):
    """Milliseconds, and workspaces in arrays of the data (half of what must be read and written)."""
    def most_of(values):
        return sorted(values)[len(values) * 9 // 10]

    ours, theirs = [1e3 * r["plan_seconds"] for r in results], [1e3 * t for r in results if (t := rival_plan_seconds(r)) is not None]
    spaces = [2 * r["workspace_bytes"] / r["bytes_min"] for r in results]
    return (name, str(len(results)), text(statistics.median(ours), 1), text(most_of(ours), 1), text(max(ours), 1), text(statistics.median(theirs) if theirs else None, 1),
            str(spaces.count(0)), text(statistics.median(spaces), 2), text(most_of(spaces), 2), text(max(spaces), 2))


def plans(measured):
    """What plans take beside the time of a transform, by kind and placement."""
    made = [r for r in measured if is_number(r.get("plan_seconds")) and is_number(r.get("workspace_bytes"))]
    groups = {}
    for result in made:
        groups.setdefault((result["kind"].split("x")[0], result["token"].split("_is")[0].endswith("_ip")), []).append(result)
    head = ("kind", "problems", "plan, ms", "nine in ten", "longest", rival_name(made), "without a workspace", "workspace", "nine in ten", "most")
    rows = [plan_row(kind + (", in place" if in_place else ""), results) for (kind, in_place), results in sorted(groups.items())]
    return ["## Plans", "", "Medians of milliseconds, and of workspaces in arrays of the data.", ""] + table(head, rows) if rows else []


def page(title, results, *parts):
    suites = "--suite boxes`" if all(map(is_of_boxes, results)) else "--suite sweep` or `real-sweep`"
    written = f"Written by `{COMMAND}` from the JSON of `teamfft-bench {suites}; perf/README.md says what is measured. Do not edit."
    lines = sum(parts, ["# " + title, "", written, ""] + header(results))
    return "\n".join(lines).rstrip() + "\n"


def pages(results):
    """File name -> page."""
    results = worst_of_each(results)
    measured = [r for r in results if is_measured(r)]
    return {"LOSSES.md": page("Losses and ties", results, failures(results), losses(measured), ties(measured)),
            "CLASSES.md": page("Classes", results, means(measured), classes(measured), plans(measured))}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=pathlib.Path, metavar="FILE.json")
    parser.add_argument("--output", type=pathlib.Path, metavar="DIR", help="where the pages go (default: perf, of boxes perf/boxes)")
    parser.add_argument("--date", help="of runs whose JSON has none, such as 2026-11-23")
    options = parser.parse_args()
    results = [r for path in options.files for r in read(path)]
    if not all("class" in r for r in results):
        sys.exit("sweep_tables.py: a file has no classes; it was written by a teamfft-bench without them")
    if tokens := unchecked(results):
        sys.exit(f"sweep_tables.py: {len(tokens)} of {len(results)} results were timed and not checked, so that no page is written; "
                 f"the first is {tokens[0]}. Run teamfft-bench with --check")
    for result in results:
        result.setdefault("date", options.date)
    perf = pathlib.Path(__file__).resolve().parent
    folder = options.output or (perf / "boxes" if all(map(is_of_boxes, results)) else perf)
    folder.mkdir(exist_ok=True)
    for name, text_of in pages(results).items():
        (folder / name).write_text(text_of)


if __name__ == "__main__":
    main()
