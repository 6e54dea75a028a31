#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which rows stay: the tables in machines/ are those that the scripts print by perf/gains_h200.json, and each row has a figure there or a reason to have none."""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "perf"))
import chain_rows  # noqa: E402
import row_gains  # noqa: E402

GAINS = ROOT / "perf" / "gains_h200.json"
HEADERS = {"transforms": ("register_line", "", []), "plain": ("register_line_plain", "_plain", ["--plain"]),
           "convolution": ("register_line_convolution", "_convolution", ["--convolution"]), "real": ("register_line_real", "", [])}
ROW = re.compile(r"^    \{(\d+), Precision::(f\d\d), Access::(\w+), \{[\d, ]+\}, \d+, \d+, \d+(?:, Convolution::(\w+))?(?:, RealKind::(\w+))?\},$", re.MULTILINE)


def header(name):
    return (ROOT / "machines" / "nvidia_h200" / f"{name}.hpp").read_text()


def chain_lines(text):
    """Its rows, each in one line."""
    return [line for line in text.replace("},\n     {", "}, {").splitlines() if line.startswith("    {{")]


def compiled(table):
    """Keys of the rows that are compiled; a row as far as a key needs it."""
    if table == "chains":
        rows = [chain_rows.key_of(line) for line in chain_lines(header("chains"))]
    else:
        rows = [(int(n), precision, access, *((real or convolution,) if real or convolution else ()))
                for n, precision, access, convolution, real in ROW.findall(header(HEADERS[table][0]))]
    return {row_gains.key_of(table, row): row for row in rows}


def printed(script, *options):
    return subprocess.run([sys.executable, ROOT / "perf" / script, "--gains", GAINS, *options], check=True, text=True, capture_output=True).stdout


class Tables(unittest.TestCase):
    def test_are_what_the_scripts_print(self):
        for table, (name, tuned, options) in HEADERS.items():
            if table != "real":  # a minute
                self.assertEqual(printed("make_rows.py", "--tuned", ROOT / "perf" / f"tuned_h200{tuned}.json", *options), header(name))
        self.assertIn(printed("chain_rows.py"), header("chains"))
        self.assertEqual(len(chain_lines(printed("chain_rows.py"))), len(chain_lines(header("chains"))))

    def test_have_the_rows_that_gain_enough_and_no_others_of_those_measured(self):
        measured = row_gains.read_gains(GAINS)
        for table in row_gains.TABLES:
            rows = compiled(table)
            self.assertGreater(len(rows), 50)
            gain_enough = {key for key, figures in measured.items() if key[0] == table and row_gains.gives_enough(key, *figures)}
            self.assertEqual(gain_enough - set(rows), set())
            for key in set(rows) - gain_enough:  # kept: tiles of powers of two; without a figure: Bluestein's, halved maps beside no row of tiles
                is_without = table == "convolution" and key[3] == "bluestein" or table == "real" and "half" in key[3]
                self.assertTrue(row_gains.is_kept(table, rows[key]) or (key not in measured and is_without), key)


class Gains(unittest.TestCase):
    rows = [(100, "f32", "line", [10, 10], 10, 12, 5), (100, "f32", "tile", [10, 10], 10, 16, 5), (128, "f64", "tile", [16, 8], 8, 16, 4)]

    def test_tokens_are_the_problems_of_a_row(self):
        def tokens(table, row):
            return row_gains.tokens_of(table, row)
        self.assertEqual(tokens("transforms", self.rows[0]), ["c2c_f32_fwd_n100_b167772_oop"])
        self.assertEqual(tokens("transforms", self.rows[1]), ["c2c_f32_fwd_n100_b167760_oop_is1x167760_os1x167760", "c2c_f32_fwd_n100x60_b2796_oop",
                                                             "c2c_f32_fwd_n24x100x60_b116_oop", "r2c_f32_n100x120_b2796_oop"])
        self.assertEqual(tokens("convolution", (*self.rows[0], "rader")), ["c2c_f32_fwd_n101_b166111_oop"])
        self.assertEqual(tokens("convolution", (*self.rows[0], "bluestein")), [])
        self.assertEqual(tokens("real", (*self.rows[0], "type1")), ["dct1_f32_n101_b332222_oop", "dst1_f32_n99_b338933_oop"])
        self.assertEqual(tokens("real", (*self.rows[0], "to_half"))[0], "r2c_f32_n64x100_b5242_oop")
        self.assertEqual(tokens("chains", (64, 8, "f64", "")),
                         ["c2c_f64_fwd_n512_b32768_oop", "c2c_f64_fwd_n8x64_b32768_oop", "c2c_f64_fwd_n64x8_b32768_oop"])

    def test_a_row_that_gives_too_little_goes_and_tiles_of_powers_of_two_stay(self):
        gains = {("transforms", 100, "f32", ""): (0.92, 0.80), ("transforms", 100, "f32", "tile"): (0.91, 0.80), ("transforms", 128, "f64", "tile"): (0.9, 0.95)}
        self.assertEqual(row_gains.worthwhile(self.rows, "transforms", gains), [self.rows[0], self.rows[2]])

    def test_a_row_for_a_length_that_few_choose_must_give_more(self):
        for key, is_7_smooth in ((("transforms", 100, "f32", ""), True), (("plain", 110, "f32", ""), False), (("convolution", 100, "f32", "rader"), False),
                                 (("real", 100, "f32", "prime"), False), (("real", 100, "f32", "r2c"), True), (("chains", "10x12", "f32", "ring"), True)):
            self.assertEqual(row_gains.is_7_smooth(key), is_7_smooth, key)
            self.assertEqual(row_gains.gives_enough(key, 0.75, 0.60), is_7_smooth)
            self.assertTrue(row_gains.gives_enough(key, 0.80, 0.60))
            self.assertFalse(row_gains.gives_enough(key, 0.66, 0.60))

    def test_a_row_that_no_problem_takes_goes(self):
        self.assertEqual(row_gains.worthwhile(self.rows[:1], "transforms", {("transforms", 100, "f32", ""): (0, 0)}), [])

    def test_a_row_without_a_figure_stays(self):
        self.assertEqual(row_gains.worthwhile(self.rows[:1], "transforms", {}), self.rows[:1])

    def test_keys_tell_rings_from_planes(self):
        keys = [row_gains.key_of("chains", chain_rows.key_of(text)) for text in chain_rows.chains()]
        self.assertIn(("chains", "64x64", "f32", ""), keys)
        self.assertIn(("chains", "64x64", "f32", "ring"), keys)
        self.assertEqual(len(set(keys)), len(keys))

    def gains_of(self, plans, passes):
        row = row_gains.rows_of("plain")[0]
        name = row_gains.tokens_of("plain", row)[0]
        with tempfile.TemporaryDirectory() as folder:
            def run(name_of_file, seconds, fraction, plan):
                path = pathlib.Path(folder, name_of_file)
                path.write_text(json.dumps([{"token": name, "seconds_median": seconds, "fraction_of_copy": fraction, "passes": passes, "plan": plan}]))
                return path
            pairs = [(run("a", 1.0, 0.8, "row"), run("b", 2.0, 0.4, plans)), (run("c", 1.0, 0.8, "row"), run("d", 1.25, 0.64, plans))]
            return next(row_gains.gains_of("plain", pairs))[4:]

    def test_are_means_over_the_runs(self):
        self.assertEqual(self.gains_of("none", 1), [0.8, 0.52])

    def test_of_several_passes_are_time_saved(self):
        self.assertEqual(self.gains_of("none", 2), [0.8, round(0.8 - 0.7 * (1 + 0.25) / 0.8 / 2, 3)])

    def test_of_the_same_plan_are_none(self):
        self.assertEqual(self.gains_of("row", 1), [0, 0])


if __name__ == "__main__":
    unittest.main()
