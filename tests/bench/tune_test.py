#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What perf/tune.py makes candidates of, and which it lets win; the kernels themselves need a GPU."""
import json
import math
import pathlib
import sys
import tempfile
import unittest

PERF = pathlib.Path(__file__).resolve().parent.parent.parent / "perf"
sys.path.insert(0, str(PERF))
import tune  # noqa: E402


def tuned(kind):
    return json.loads((PERF / tune.TABLES.get(kind, "tuned_h200_real.json")).read_text())["rows"]


CASES = [(1000, "f32", "c2c", "line"), (1001, "f32", "plain", "line"), (841, "f64", "plain", "line"),
         (8, "f64", "c2c", "line"), (500, "f64", "c2c", "tile"), (512, "f32", "bluestein", "line"), (256, "f32", "rader", "line"),
         (128, "f32", "r2c", "line"), (256, "f32", "type2", "tile"), (81, "f64", "odd_c2r", "line"), (30, "f32", "prime", "line")]


class Candidates(unittest.TestCase):
    def test_stages_multiply_to_the_length_and_none_is_there_twice(self):
        for n, precision, kind, access in CASES:
            with self.subTest(n=n, kind=kind):
                rows = tune.candidates(n, precision, kind, access, 12, tuned(kind))
                self.assertEqual({(row[0], row[1], math.prod(row[3])) for row in rows}, {(n, precision, n)})
                self.assertEqual({row[2] == "tile" for row in rows}, {access == "tile"})
                self.assertEqual(len(set(rows)), len(rows))
                self.assertGreater(len(rows), 1)

    def test_row_in_use_comes_first(self):
        rows = tuned("c2c")
        row = next(row for row in rows if row[0] == 1000 and row[1] == "f32")
        self.assertEqual(tune.candidates(1000, "f32", "c2c", row[2], 3, rows)[0], (*row[:3], tuple(row[3]), *row[4:7]))

    def test_header_has_a_row_for_each_candidate(self):
        rows = [row for n, precision, kind, access in CASES for row in tune.candidates(n, precision, kind, access, 4, tuned(kind))]
        with tempfile.TemporaryDirectory() as folder:
            tune.write_candidates(rows, pathlib.Path(folder))
            header = pathlib.Path(folder, "candidate_rows.hpp").read_text()
            self.assertEqual(len(json.loads(pathlib.Path(folder, "candidates.json").read_text())), len(rows))
        self.assertEqual(header.count("Precision::"), len(rows))
        self.assertIn("inline constexpr Row candidate_rows[]", header)
        self.assertIn("RealKind::odd_c2r", header)


class Winners(unittest.TestCase):
    rows = [[64, "f32", "line", [8, 8], 8, 16, 10], [64, "f32", "via_scratch", [8, 8], 8, 16, 8], [64, "f32", "line", [16, 4], 4, 32, 8]]

    def runs(self, *fractions, wrong=()):
        return [{"device": "D", "candidates": [{"candidate": i, "passed": (r, i) not in wrong, "error_of_bound": 2, "fraction_of_copy": of[r]}
                                               for i, of in enumerate(fractions)]} for r in range(len(fractions[0]))]

    def winner(self, runs):
        [(row, fraction)] = tune.winners(self.rows, runs, 0.005)
        return self.rows.index(row), fraction

    def test_median_decides_not_the_best_run(self):
        self.assertEqual(self.winner(self.runs((0.90, 0.90, 0.90), (0.99, 0.80, 0.80), (0.95, 0.94, 0.10))), (2, 0.94))

    def test_what_fails_a_check_once_never_wins(self):
        runs = self.runs((0.90, 0.90, 0.90), (0.80, 0.80, 0.80), (0.95, 0.95, 0.95), wrong={(1, 2)})
        self.assertEqual(self.winner(runs), (0, 0.90))

    def test_what_has_no_plan_is_out(self):
        runs = self.runs((0.90,), (0.80,), (0.95,))
        runs[0]["candidates"][2] = {"candidate": 2, "error": "two passes"}
        self.assertEqual(self.winner(runs), (0, 0.90))

    def test_row_in_use_stays_within_the_margin(self):
        self.assertEqual(self.winner(self.runs((0.900,), (0.904,), (0.903,))), (0, 0.900))
        self.assertEqual(self.winner(self.runs((0.900,), (0.906,), (0.903,))), (1, 0.906))

    def test_wrong_row_in_use_gives_way_at_once(self):
        self.assertEqual(self.winner(self.runs((0.950,), (0.904,), (0.903,), wrong={(0, 0)})), (1, 0.904))

    def test_tiles_and_lines_do_not_compete(self):
        rows = [self.rows[0], [64, "f32", "tile", [8, 8], 8, 16, 8]]
        self.assertEqual(len(tune.winners(rows, self.runs((0.9,), (0.5,)), 0.005)), 2)

    def test_printed_rows_are_read_by_make_rows(self):
        self.assertEqual(json.loads(tune.in_json(self.rows[0], 0.98765)), [64, "f32", "line", [8, 8], 8, 16, 10, 0.988])


if __name__ == "__main__":
    unittest.main()
