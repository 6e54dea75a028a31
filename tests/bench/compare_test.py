#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""perf/compare.py on runs made up for it."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

COMPARE = pathlib.Path(__file__).resolve().parent.parent.parent / "perf" / "compare.py"


def result(token, name, seconds, **others):
    return {"token": token, "precision": "f32", "suite": "release", "group": "c2c", "class": name, "device": "a GPU", "date": "2026-11-27", "commit": "abc",
            "seconds_median": seconds, "copy_seconds": 1.0, **others}


OLD = [result("a", "short", 1.0), result("b", "short", 1.0), result("c", "long", 2.0)]


class Compare(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name, run):
        path = pathlib.Path(self.folder.name, name)
        path.write_text(json.dumps(run))
        return path

    def compare(self, new, *options, old=None):
        command = [sys.executable, "-S", COMPARE, old or self.path("old.json", OLD), self.path("new.json", new), *options]
        run = subprocess.run(command, capture_output=True, text=True)
        return run.returncode, run.stdout

    def test_same_run_is_as_fast(self):
        status, text = self.compare(OLD)
        self.assertEqual(status, 0)
        self.assertIn("3 problems, 2 classes: 1.000; slower by more than 3%: 0", text)

    def test_class_is_judged_by_its_geometric_mean(self):
        status, text = self.compare([result("a", "short", 1.25), result("b", "short", 0.8), result("c", "long", 2.0)])
        self.assertEqual(status, 0)
        self.assertIn("| c2c | short | f32 | 2 | 1.000 | 1.250 |", text)

    def test_slower_class_fails_and_stands_first(self):
        status, text = self.compare([result("a", "short", 1.0), result("b", "short", 1.0), result("c", "long", 2.1)])
        self.assertEqual(status, 1)
        rows = [line for line in text.splitlines() if line.startswith("| c2c")]
        self.assertEqual(rows[0], "| c2c | long | f32 | 1 | 1.050 slower | 1.050 |")

    def test_portable_launch_is_compared_with_itself(self):
        old = OLD + [result("a", "short", 4.0, launch="portable")]
        status, text = self.compare(OLD + [result("a", "short", 5.0, launch="portable")], old=self.path("both.json", old))
        self.assertEqual(status, 1)
        self.assertIn("| c2c, portable launch | short | f32 | 1 | 1.250 slower | 1.250 |", text)
        self.assertIn("| c2c | short | f32 | 2 | 1.000 | 1.000 |", text)

    def test_gate_says_how_much_slower(self):
        new = [result("a", "short", 1.0), result("b", "short", 1.0), result("c", "long", 2.1)]
        self.assertEqual(self.compare(new, "--gate", "0.06")[0], 0)

    def test_problem_that_has_no_result_any_more_fails(self):
        for new in (OLD[:2], OLD[:2] + [{**result("c", "long", 2.0), "seconds_median": None, "error": "no plan"}]):
            status, text = self.compare(new)
            self.assertEqual(status, 1)
            self.assertIn("no result any more: c", text)

    def test_runs_without_a_common_problem_fail(self):
        self.assertEqual(self.compare([result("z", "short", 1.0)])[0], 1)

    def test_fractions_of_copy_are_compared_on_request(self):
        new = [{**r, "seconds_median": 2 * r["seconds_median"], "copy_seconds": 2.0} for r in OLD]
        self.assertEqual(self.compare(new)[0], 1)
        self.assertEqual(self.compare(new, "--copy")[0], 0)

    def test_kept_run_compares_as_the_run_itself(self):
        kept = pathlib.Path(self.folder.name, "kept.json")
        subprocess.run([sys.executable, "-S", COMPARE, self.path("run.json", OLD), "--write", kept], check=True)
        new = [result("a", "short", 1.0), result("b", "short", 1.5), result("c", "long", 2.0)]
        self.assertEqual(self.compare(new, old=kept), self.compare(new))
        self.assertEqual(len(kept.read_text().splitlines()), len(OLD) + 3)


if __name__ == "__main__":
    unittest.main()
