#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The suite `sweep` of teamfft-bench on tiny problems, and the tables that perf/sweep_tables.py makes of its JSON: sweep_test.py teamfft-bench"""
import collections
import copy
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

PERF = pathlib.Path(__file__).resolve().parent.parent.parent / "perf"
sys.path.insert(0, str(PERF))
import plot  # noqa: E402
import sweep_tables  # noqa: E402

LONGEST = 24
TINY = ("--check", "--max-length", str(LONGEST), "--points", "4096", "--count", "3", "--case-ms", "0.2", "--repeat", "1",
        "--format", "json")


def run_bench(*options, suite="sweep"):
    return json.loads(subprocess.run([BENCH, "--suite", suite, *TINY, *options], check=True, capture_output=True, text=True).stdout)


def with_rival(result, ratio):
    """The result as it were beside a rival that takes `ratio` of our time."""
    result = copy.deepcopy(result)
    result["against"] = {"rival": {"seconds_median": 2 * ratio * result["seconds_median"], "version": "1"},
                         "rival-patient": {"seconds_median": ratio * result["seconds_median"], "version": "1"}}
    return result


class Summary(unittest.TestCase):
    def test_rows_are_those_of_the_table_with_a_rival(self):
        page = "\n".join(("# Classes", "## Speed-up over the rival", "| lengths | f32 | f64 |", "|---|---|---|", "| a | 1.5, 0.70, 3 | - |", "| b | - | - |", "",
                          "## Classes", "| c | 2.0, 1.0, 1 | - |"))
        self.assertEqual(plot.summary_rows(page), [("a", {"f32": (1.5, 0.7)})])

    def test_every_page_has_some(self):
        for folder in (".", "real", "boxes"):
            self.assertTrue(plot.summary_rows((PERF / folder / "CLASSES.md").read_text()))


class Sweep(unittest.TestCase):
    def test_complex_sweep_holds_every_length_once(self):
        lengths = [r["lengths"][0] for r in SWEEP if r["group"] == "c2c" and sweep_tables.is_line(r)]
        self.assertEqual(sorted(lengths), list(range(2, LONGEST + 1)))

    def test_every_part_is_there(self):
        groups = {r["group"] for r in SWEEP}
        for group in ("c2c", "c2c, in place", "c2c, batch 1", "c2c, batch 8", "c2c, batch 64", "r2c, c2r", "r2c, c2r, in place", "r2c, c2r, batch 8"):
            self.assertIn(group, groups)
        self.assertIn("middle or outer axis, N <= 4096, P <= 13", {r["class"] for r in SWEEP})
        self.assertEqual({r["kind"] for r in SWEEP}, {"c2c", "r2c"})

    def test_results_say_where_they_are_from_and_what_is_asked(self):
        for r in SWEEP:
            for field in ("device", "backend", "toolkit", "kokkos", "commit", "date", "group", "class"):
                self.assertTrue(r[field], field)
            self.assertAlmostEqual(r["fraction_of_copy"], r["copy_seconds"] / r["seconds_median"], places=6)
        targets = {(r["group"], r["class"]): r["target"] for r in SWEEP}
        self.assertEqual(targets["c2c", "N <= 16"], 0.96)
        self.assertAlmostEqual(targets["r2c, c2r", "N <= 16"], 0.9 * 0.96)
        self.assertIsNone(targets["c2c, batch 8", "N <= 16"])

    def test_no_problem_is_there_twice(self):
        self.assertEqual([t for t, n in collections.Counter(r["token"] for r in SWEEP).items() if n > 1], [])

    def test_seed_chooses_the_sample(self):
        tokens = [{r["token"] for r in run_bench("--kind", "r2c", "--limit-s", "1e-9", "--seed", seed)} for seed in ("1", "1", "2")]
        self.assertEqual(tokens[0], tokens[1])
        self.assertNotEqual(tokens[0], tokens[2])

    def test_real_sweep_has_every_real_kind_in_each_part(self):
        results = run_bench("--limit-s", "1e-9", "--seed", "5", suite="real-sweep")
        kinds = {f"{family}{n}" for family in ("dct", "dst") for n in range(1, 5)} | {"r2c", "c2r", "r2hc", "hc2r", "dht"}
        for batch in (1, 8, 64):
            self.assertEqual({r["kind"] for r in results if f"_b{batch}_" in r["token"] or (batch == 1 and "_b" not in r["token"])}, kinds)
        self.assertEqual({r["kind"] for r in results if r["token"].endswith("_ip")}, kinds)
        self.assertEqual([t for t, n in collections.Counter(r["token"] for r in results).items() if n > 1], [])

    def test_what_the_time_limit_leaves_out_is_named(self):
        left_out = run_bench("--kind", "c2c,r2c", "--limit-s", "1e-9")
        self.assertEqual({r["token"] for r in left_out}, {r["token"] for r in SWEEP})
        self.assertTrue(all("skipped" in r for r in left_out))


class Tables(unittest.TestCase):
    def setUp(self):
        lines = [r for r in SWEEP if sweep_tables.is_line(r)]
        self.ratios = [0.5, 0.9, 0.98, 1.0, 1.02, 1.5] + [2.0] * (len(lines) - 6)
        self.results = [with_rival(r, ratio) for r, ratio in zip(lines, self.ratios)]

    def section(self, name):
        both = "\n".join(sweep_tables.pages(self.results).values())
        return both.split("\n## " + name)[1].split("\n## ")[0].split("\n# ")[0]

    def test_faster_way_of_the_rival_counts(self):
        for result, ratio in zip(self.results, self.ratios):
            self.assertAlmostEqual(sweep_tables.speedup(result), ratio)

    def test_all_losses_are_listed_and_only_they_the_worst_first(self):
        rows = [line for line in self.section("Losses").splitlines() if line.startswith("| `")]
        self.assertEqual([row.split("`")[1] for row in rows], [r["token"] for r in self.results[:2]])
        self.assertTrue(rows[0].endswith("| 0.500 |"))

    def test_losses_stand_before_ties_and_classes_on_a_page_of_their_own(self):
        pages = sweep_tables.pages(self.results)
        self.assertLess(pages["LOSSES.md"].index("## Losses"), pages["LOSSES.md"].index("## Ties"))
        self.assertIn("\n## Classes\n", pages["CLASSES.md"])
        self.assertNotIn("\n## Classes\n", pages["LOSSES.md"])

    def test_each_page_says_command_date_commit_and_machine(self):
        first = self.results[0]
        for page in sweep_tables.pages(self.results).values():
            self.assertIn(sweep_tables.COMMAND, page)
            self.assertIn(f"- {first['date']}, commit {first['commit']}, {first['device']}", page)

    def test_slowest_class_of_a_group_stands_first(self):
        for i, r in enumerate(self.results):
            r["class"], r["fraction_of_copy"] = ("quick", 0.9) if i % 2 else ("slow", 0.1)
        page = sweep_tables.pages(self.results)["CLASSES.md"]
        self.assertLess(page.index("| slow |"), page.index("| quick |"))

    def test_each_real_kind_has_its_means(self):
        real = [with_rival(r, 1.25) for r in SWEEP if r["group"] == "r2c, c2r"]
        page = sweep_tables.pages(self.results + real)["CLASSES.md"]
        self.assertIn(f"| r2c | 1.250, 1.25, {len(real)} | - |", page)
        self.assertNotIn("| c2r |", page)

    def test_plans_have_their_times_and_workspaces(self):
        for i, r in enumerate(self.results):
            r["plan_seconds"], r["workspace_bytes"] = 0.001 * (i + 1), r["bytes_min"] if i == 0 else 0
            r["against"]["rival-patient"]["plan_seconds"] = 0.5
        n = len(self.results)
        cells = [cell.strip() for cell in next(line for line in self.section("Plans").splitlines() if line.startswith("| c2c |")).split("|")[1:-1]]
        self.assertEqual(cells, ["c2c", str(n), f"{(n + 1) / 2:.1f}", f"{n * 9 // 10 + 1:.1f}", f"{n:.1f}", "500.0", str(n - 1), "0.00", "0.00", "2.00"])

    def test_ties_are_within_three_percent(self):
        listed = [f"{r['lengths'][0]} {ratio:.2f}" in self.section("Ties") for r, ratio in zip(self.results, self.ratios)]
        self.assertEqual(listed, [0.97 < ratio < 1.03 for ratio in self.ratios])

    def test_classes_count_what_is_below_target(self):
        for i, r in enumerate(self.results):
            r["class"], r["target"] = "one", 0.5
            r["fraction_of_copy"] = 0.4 if i < 5 else 0.6
        row = next(line for line in self.section("Classes").splitlines() if "| one |" in line)
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        self.assertEqual(cells[3], str(len(self.results)))
        self.assertEqual(cells[7:9], ["5", f"2 / 3 / {len(self.results) - 5}"])

    def test_of_two_runs_the_worse_one_counts(self):
        token = self.results[-1]["token"]
        self.results.append(with_rival(self.results[-1], 0.25))
        self.assertIn(f"`{token}`", self.section("Losses"))

    def test_what_was_not_measured_is_counted(self):
        facts = {key: value for key, value in self.results[0].items() if key not in ("against", "fraction_of_copy")}
        self.results += [{**facts, "token": "late", "skipped": "the limit"}, {**facts, "token": "impossible", "error": "no plan"}]
        page = sweep_tables.pages(self.results)["LOSSES.md"]
        self.assertIn("1 left out by a time limit, 1 without a plan", page)
        self.assertIn("`impossible`: no plan", page)

    def test_a_wrong_result_is_listed_and_has_no_speed(self):
        wrong = self.results[-1]
        wrong["check"]["passed"] = False
        page = sweep_tables.pages(self.results)["LOSSES.md"]
        self.assertIn(f"1 failed checks of {len(self.results)}", page)
        self.assertIn(f"- `{wrong['token']}`: error", page)
        self.assertIn(f" {len(self.results) - 6} wins", page)

    def test_results_without_a_check_make_no_page(self):
        self.results[3]["check"] = None
        with self.assertRaises(subprocess.CalledProcessError) as raised:
            self.run_tables(self.results)
        sentence = f"1 of {len(self.results)} results were timed and not checked, so that no page is written; the first is "
        self.assertIn(sentence + self.results[3]["token"], raised.exception.stderr)

    def run_tables(self, results, *options):
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder, "sweep.json")
            source.write_text(json.dumps(results))
            command = [sys.executable, "-S", PERF / "sweep_tables.py", source, "--output", folder, *options]
            subprocess.run(command, check=True, capture_output=True, text=True)
            return {page.name: page.read_text() for page in pathlib.Path(folder).glob("*.md")}

    def test_command_writes_both_pages_and_needs_nothing_installed(self):
        self.assertEqual(self.run_tables(self.results), sweep_tables.pages(self.results))

    def test_command_takes_the_date_that_the_json_lacks(self):
        for r in self.results:
            del r["date"]
        for page in self.run_tables(self.results, "--date", "2026-11-23").values():
            self.assertIn("- 2026-11-23, commit", page)


if __name__ == "__main__":
    BENCH = sys.argv.pop(1)
    SWEEP = run_bench("--kind", "c2c,r2c")
    unittest.main()
