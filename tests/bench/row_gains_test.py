#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which rows of contiguous complex lines stay: the tables in machines/ have those that gain enough by perf/gains_h200.json, and no others of that file."""
import json
import pathlib
import re
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "perf"))
import row_gains  # noqa: E402

ROW = re.compile(r"^    \{(\d+), Precision::(f\d\d), Access::(\w+), .*?(?:, Convolution::(\w+))?\},$", re.MULTILINE)
HEADERS = {"transforms": "register_line.hpp", "plain": "register_line_plain.hpp", "convolution": "register_line_convolution.hpp"}


def in_header(table):
    """Keys of the rows that are compiled."""
    text = (ROOT / "machines" / "nvidia_h200" / HEADERS[table]).read_text()
    return {(table, int(n), precision, kind) for n, precision, access, kind in ROW.findall(text) if access != "tile"}


class Tables(unittest.TestCase):
    def test_have_the_rows_that_gain_enough(self):
        measured = row_gains.read_gains(ROOT / "perf" / "gains_h200.json")
        for table in row_gains.TABLES:
            wanted = {key for key, (with_row, without) in measured.items() if key[0] == table and with_row - without >= row_gains.LEAST_GAIN}
            compiled = in_header(table)
            self.assertGreater(len(compiled), 100)
            self.assertEqual(compiled & set(measured), wanted)
            self.assertEqual({key[3] for key in compiled - set(measured)} - {"bluestein"}, set())


class Gains(unittest.TestCase):
    rows = [(100, "f32", "line", [10, 10], 10, 12, 5), (100, "f32", "tile", [10, 10], 10, 16, 5), (128, "f64", "line", [16, 8], 8, 16, 4)]

    def test_tokens_are_many_lines_and_64(self):
        self.assertEqual(row_gains.tokens_of("transforms", self.rows[0]), ["c2c_f32_fwd_n100_b335544_oop", "c2c_f32_fwd_n100_b64_oop"])
        self.assertEqual(row_gains.tokens_of("convolution", (*self.rows[0], "rader")), ["c2c_f32_fwd_n101_b332222_oop"])
        self.assertEqual(row_gains.tokens_of("convolution", (*self.rows[0], "bluestein")), [])

    def test_a_row_that_gives_too_little_goes_and_tiles_stay(self):
        gains = {("transforms", 100, "f32", ""): (0.90, 0.88), ("transforms", 128, "f64", ""): (0.90, 0.86)}
        self.assertEqual(row_gains.worthwhile(self.rows, "transforms", gains), self.rows[1:])

    def test_a_row_without_a_figure_stays(self):
        self.assertEqual(row_gains.worthwhile(self.rows[:1], "transforms", {}), self.rows[:1])

    def test_the_least_loss_of_the_runs_counts(self):
        row = row_gains.rows_of("plain")[0]
        name = row_gains.tokens_of("plain", row)[0]
        with tempfile.TemporaryDirectory() as folder:
            def run(name_of_file, seconds, fraction):
                path = pathlib.Path(folder, name_of_file)
                path.write_text(json.dumps([{"token": name, "seconds_median": seconds, "fraction_of_copy": fraction}]))
                return path
            pairs = [(run("a", 1.0, 0.8), run("b", 2.0, 0.4)), (run("c", 1.0, 0.8), run("d", 1.25, 0.64))]
            entry = next(row_gains.gains_of("plain", pairs))
        self.assertEqual(entry, ["plain", row[0], row[1], "", 0.8, 0.64])


if __name__ == "__main__":
    unittest.main()
