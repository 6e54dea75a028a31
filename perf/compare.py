#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares two runs of teamfft-bench on one machine class by class: the new time over the old one, in the geometric mean.

    teamfft-bench --suite release --check --format json > new.json
    perf/compare.py perf/history/NAME.json new.json --gate 0.03      status 1 where a class is slower by more than 3%
    perf/compare.py new.json --write perf/history/NAME.json          keeps a run in few lines

Runs are the JSON of teamfft-bench and teamfft-solves, or what --write makes of it. A class is group, class and precision, as the JSON has them. Times are compared as they are;
--copy compares fractions of a copy instead, for runs on machines of different bandwidth. Problems that one run alone measured are counted, and those without a result that the old
run has are named: they end with status 1, too. Results of the portable launch are compared with such results alone, in classes of their own.
"""
import argparse
import json
import math
import pathlib
import statistics
import sys

FACTS = ("suite", "backend", "device", "driver", "toolkit", "kokkos", "commit", "date")
FIELDS = ("token", "group", "class", "precision", "launch", "seconds_median", "copy_seconds")


def is_measured(result):
    return all(isinstance(result.get(field), (int, float)) and result[field] > 0 for field in ("seconds_median", "copy_seconds"))


def is_portable(result):
    return result.get("launch") == "portable"


def key(result):
    """A release has some problems by the launch of this machine and by the portable one."""
    return result["token"], result["precision"], is_portable(result)


def read(path):
    """The facts of a run and its problems, measured or not, by key."""
    try:
        run = json.loads(path.read_text())
    except (OSError, json.JSONDecodeError) as error:
        sys.exit(f"{path}: {error}")
    if isinstance(run, list):
        if not run:
            sys.exit(f"{path}: no problem")
        run = {"facts": {fact: run[0].get(fact) for fact in FACTS}, "problems": run}
    return run["facts"], {key(r): r for r in run["problems"]}


def kept(facts, problems):
    """A run as --write keeps it: its facts, and a line for each problem."""
    lines = [json.dumps({field: r.get(field) for field in FIELDS}) for r in problems.values()]
    return '{"facts": ' + json.dumps(facts) + ',\n "problems": [\n' + ",\n".join(lines) + "\n]}\n"


def seconds(result, of_copy):
    return result["seconds_median"] / (result["copy_seconds"] if of_copy else 1)


def ratios_of_classes(old, new, of_copy):
    """(group and launch, class, precision) -> new time over old of each problem that both measured."""
    classes = {}
    for at, result in new.items():
        if at in old and is_measured(result) and is_measured(old[at]):
            name = (result["group"] + (", portable launch" if is_portable(result) else ""), result["class"], result["precision"])
            classes.setdefault(name, []).append(seconds(result, of_copy) / seconds(old[at], of_copy))
    return classes


def geometric_mean(values):
    return math.exp(statistics.fmean(math.log(v) for v in values))


def lost(old, new):
    """Problems that the old run measured, and the new one met without a result or did not meet."""
    return [result["token"] for at, result in old.items() if is_measured(result) and not is_measured(new.get(at, {}))]


def report(old, new, gate, of_copy):
    """The lines that are printed, and whether all is as fast as it was."""
    classes = ratios_of_classes(old, new, of_copy)
    if not classes:
        return ["no problem was measured in both runs"], False
    lines = ["| group | class | precision | problems | new time / old | worst |", "|---|---|---|---|---|---|"]
    slower = [name for name, ratios in classes.items() if geometric_mean(ratios) > 1 + gate]
    for name, ratios in sorted(classes.items(), key=lambda item: -geometric_mean(item[1])):
        mark = " slower" if name in slower else ""
        lines.append(f"| {' | '.join(name)} | {len(ratios)} | {geometric_mean(ratios):.3f}{mark} | {max(ratios):.3f} |")
    everything = [ratio for ratios in classes.values() for ratio in ratios]
    missing = lost(old, new)
    lines += ["", f"{len(everything)} problems, {len(classes)} classes: {geometric_mean(everything):.3f}; slower by more than {gate:.0%}: {len(slower)}"]
    lines += [f"no result any more: {token}" for token in missing]
    return lines, not slower and not missing


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=pathlib.Path, metavar="OLD.json NEW.json")
    parser.add_argument("--gate", type=float, default=0.03, help="a class may be slower by this part (default: 0.03)")
    parser.add_argument("--copy", action="store_true", help="compare fractions of a copy")
    parser.add_argument("--write", type=pathlib.Path, metavar="KEPT.json", help="keep one run, in few lines")
    options = parser.parse_args()
    if len(options.files) != (1 if options.write else 2):
        parser.error("--write takes one run, a comparison two")
    runs = [read(path) for path in options.files]
    if options.write:
        options.write.write_text(kept(*runs[0]))
        return
    (old_facts, old), (new_facts, new) = runs
    for name, facts in (("old", old_facts), ("new", new_facts)):
        print(f"{name}: {facts.get('date')}, commit {facts.get('commit')}, {facts.get('device')}, {facts.get('toolkit')}, Kokkos {facts.get('kokkos')}")
    if old_facts.get("device") != new_facts.get("device"):
        print("the machines differ")
    lines, is_as_fast = report(old, new, options.gate, options.copy)
    print("\n" + "\n".join(lines))
    sys.exit(0 if is_as_fast else 1)


if __name__ == "__main__":
    main()
