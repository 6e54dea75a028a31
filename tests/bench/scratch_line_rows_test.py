#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which of the shapes that logs of teamfft-tune-scratch-line name perf/scratch_line_rows.py prints."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
A = "{1001, Precision::f32, 0, {13, 11, 7}, 96, 1}"
B = "{1001, Precision::f32, 0, {11, 13, 7}, 64, 2}"
OTHER = "{1001, Precision::f64, 0, {13, 11, 7}, 96, 1}"
PRIME = "{202, Precision::f32, 0, 2, 1, {10, 10}, 64, 4}"
ROW = "{202, Precision::f32, row}"


def printed(*logs, arguments=(), names=None):
    """The rows of the table, as (row, fraction), and the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for i, log in enumerate(logs):
            path = pathlib.Path(folder) / (names[i] if names else f"{i}.log")
            path.write_text("".join(line + "\n" for line in log))
            paths.append(str(path))
        done = subprocess.run([sys.executable, ROOT / "perf/scratch_line_rows.py", *arguments, *paths], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    rows = [line.strip().split(",  // ") for line in done.stdout.splitlines() if line.startswith("    {")]
    return [(row, float(fraction)) for row, fraction in rows], done


class ScratchLineRows(unittest.TestCase):
    def test_the_fastest_shape_of_a_length_and_precision(self):
        rows, _ = printed([f"0.7 {A}", f"0.8 {B}", f"0.9 {OTHER}"])
        self.assertEqual(rows, [(B, 0.8), (OTHER, 0.9)])

    def test_the_median_of_several_logs(self):
        rows, _ = printed([f"0.9 {A}", f"0.80 {B}"], [f"0.7 {A}", f"0.79 {B}"], [f"0.72 {A}", f"0.78 {B}"])
        self.assertEqual(rows, [(B, 0.79)])

    def test_one_wrong_result_puts_a_shape_out(self):
        rows, _ = printed([f"0.9 {A} WRONG", f"0.6 {B}"], [f"0.9 {A}"])
        self.assertEqual(rows, [(B, 0.6)])

    def test_a_printed_table_is_read_again(self):
        _, done = printed([f"0.812 {A}"])
        rows, _ = printed(done.stdout.splitlines(), [f"0.8 {B}"], names=["old.hpp", "new.log"])
        self.assertEqual(rows, [(A, 0.812)])

    def test_shapes_with_a_prime_stage_have_a_table_of_their_own(self):
        log = [f"0.7 {A}", f"0.5 {PRIME}"]
        self.assertEqual(printed(log)[0], [(A, 0.7)])
        rows, done = printed(log, arguments=["--prime"])
        self.assertEqual(rows, [(PRIME, 0.5)])
        self.assertIn("TEAMFFT_MACHINES_NVIDIA_H200_SCRATCH_LINE_PRIME_HPP", done.stdout)

    def test_a_faster_convolution_row_leaves_the_length_out(self):
        self.assertEqual(printed([f"0.5 {PRIME}", f"0.6 {ROW}"], arguments=["--prime"])[0], [])
        self.assertEqual(printed([f"0.5 {PRIME}", f"0.4 {ROW}"], arguments=["--prime"])[0], [(PRIME, 0.5)])

    def test_a_shape_that_gives_little_over_the_estimate_leaves_the_length_out(self):
        for fraction, rows in ((0.66, [(A, 0.7)]), (0.68, [])):
            self.assertEqual(printed([f"0.7 {A}", f"{fraction} {{1001, Precision::f32, estimate}}", f"0.9 {OTHER}"])[0], [*rows, (OTHER, 0.9)])

    def test_a_line_of_another_kind_is_an_error(self):
        _, done = printed(["something else"])
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("something else", done.stderr)


if __name__ == "__main__":
    unittest.main()
