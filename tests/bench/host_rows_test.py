#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which of the choices that runs of teamfft-tune-host print perf/host_rows.py keeps."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "perf"))
import host_rows  # noqa: E402


def row(gain, lines="few", way="along", lanes=8, length=64, radices="8, 8"):
    return f"    {{{length}, Precision::f64, Lines::{lines}, Way::{way}, {lanes}, {{{radices}}}}},  // {gain:.2f}"


def text(*rows):
    return "// head\ninline constexpr HostRow some_rows[] = {\n" + "\n".join(rows) + "\n};\n// tail\n"


class Agreed(unittest.TestCase):
    def kept(self, *runs, gain=1.08):
        return host_rows.agreed([text(*run) for run in runs], gain)

    def test_row_of_the_median_run_is_kept(self):
        self.assertEqual(self.kept([row(1.1)], [row(1.5, radices="4, 4, 4")], [row(1.3, radices="2, 32")]), [row(1.3, radices="2, 32")])

    def test_every_run_wants_the_gain(self):
        self.assertEqual(self.kept([row(1.5)], [row(1.07)]), [])
        self.assertEqual(len(self.kept([row(1.5)], [row(1.07)], gain=1.05)), 1)

    def test_runs_must_agree_on_way_and_lanes(self):
        self.assertEqual(self.kept([row(1.5)], [row(1.5, way="groups")]), [])
        self.assertEqual(self.kept([row(1.5)], [row(1.5, lanes=4)]), [])

    def test_a_run_without_the_row_disagrees_where_it_has_that_kind_of_lines(self):
        self.assertEqual(self.kept([row(1.5)], [row(1.5, length=72)]), [])
        self.assertEqual(len(self.kept([row(1.5)], [row(1.5, lines="many")])), 2)

    def test_rows_are_sorted_by_length_precision_and_lines(self):
        rows = [row(1.5, length=72), row(1.5, lines="far"), row(1.5, lines="few")]
        self.assertEqual(self.kept(rows), [rows[2], rows[1], rows[0]])

    def test_tables_in_use_are_read_whole(self):
        for name in ("avx2", "avx512"):
            table = (ROOT / f"machines/amd_epyc_{name}/lanes.hpp").read_text()
            self.assertEqual(host_rows.agreed([table], 1.0), [line for line in table.splitlines() if "Precision::" in line])


class Program(unittest.TestCase):
    def run_on(self, *texts):
        with tempfile.TemporaryDirectory() as folder:
            files = [pathlib.Path(folder, str(i)) for i in range(len(texts))]
            for file, content in zip(files, texts):
                file.write_text(content)
            return subprocess.run([sys.executable, ROOT / "perf/host_rows.py", *files], capture_output=True, text=True, check=False)

    def test_prints_the_header_with_the_rows_that_are_kept(self):
        self.assertEqual(self.run_on(text(row(1.2), row(1.01, length=72)), text(row(1.2))).stdout, text(row(1.2)))

    def test_fails_without_rows(self):
        done = self.run_on(text())
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("no rows", done.stderr)


if __name__ == "__main__":
    unittest.main()
