#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""teamfft-solves on small problems: every application agrees with its rivals: solves_test.py teamfft-solves"""
import json
import subprocess
import sys
import unittest

# Medians of five: one sample was 40 times too long beside other tests.
SMALL = ("--points", "8192", "--count", "2", "--repeat", "5", "--min-ms", "0.1", "--against", "fftw-estimate,cufft", "--format", "json")
VARIANTS = {"periodic": {"c2c, 3-D", "c2c, 2-D", "r2c, 3-D", "r2c, 2-D"}, "lines": {"c2c", "r2c"}, "open": {"3-D", "2-D"}, "dirichlet": {"3-D", "2-D"},
            "ends": {"source", "sink", "multiply_in", "beta"}}


def run(*options):
    done = subprocess.run([SOLVES, *SMALL, *options], capture_output=True, text=True)
    return done.returncode, json.loads(done.stdout) if done.stdout.startswith("[") else done.stdout + done.stderr


def others(result):
    """Name and figures of each other way to a result."""
    return {**result["own"], **result["against"]}


class Solves(unittest.TestCase):
    def test_every_application_and_variant_agrees_with_all_other_ways_in_both_precisions(self):
        for precision in ("f32", "f64"):
            status, results = run("--precision", precision, "--seed", "3")
            self.assertEqual(status, 0, results)
            self.assertEqual({group: {r["class"] for r in results if r["group"] == group} for group in VARIANTS}, VARIANTS)
            for r in results:
                self.assertTrue(r["agrees"], r)
                compared = [o for o in others(r).values() if o.get("difference") is not None]
                self.assertTrue(compared, r["token"])
                for other in compared:
                    self.assertLessEqual(other["difference"], r["difference_bound"], r["token"])
                rival = r["against"]["fftw-estimate"]
                self.assertTrue("unavailable" in rival or rival["difference"] > 0, r["token"])  # another library rounds otherwise

    def test_figures_that_tables_need_are_there(self):
        for r in run("--task", "periodic,ends")[1]:
            self.assertAlmostEqual(r["fraction_of_copy"], r["copy_seconds"] / r["seconds_median"], places=6)
            self.assertIn("teamfft-plans", r["own"])
            self.assertEqual("teamfft-plain" in r["own"], r["group"] == "ends")
            self.assertTrue(all(other["speedup"] > 0.05 for other in others(r).values() if "unavailable" not in other), r)  # each of them computes something
            for field in ("device", "backend", "commit", "date", "token", "bytes_min"):
                self.assertTrue(r[field], field)

    def test_missing_rival_is_a_note(self):
        status, results = run("--task", "lines", "--against", "fftw@/no/such/folder")
        self.assertEqual(status, 0)
        self.assertTrue(all("unavailable" in r["against"]["fftw@/no/such/folder"] for r in results))

    def test_seed_chooses_the_sizes(self):
        tokens = [{r["token"] for r in run("--task", "periodic", "--seed", seed)[1]} for seed in ("1", "1", "2")]
        self.assertEqual(tokens[0], tokens[1])
        self.assertNotEqual(tokens[0], tokens[2])

    def test_unknown_application_is_impossible(self):
        self.assertEqual(run("--task", "weather")[0], 2)


if __name__ == "__main__":
    SOLVES = sys.argv.pop(1)
    unittest.main()
