#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The suites `boxes`, `nd3`, `aspect` and `release` of teamfft-bench: names, classes, a few small problems, and the pages of boxes: suites_test.py teamfft-bench"""
import collections
import json
import math
import pathlib
import subprocess
import sys
import unittest

PERF = pathlib.Path(__file__).resolve().parent.parent.parent / "perf"
sys.path.insert(0, str(PERF))
import sweep_tables  # noqa: E402

NAMES_ONLY = ("--check", "--limit-s", "1e-9")  # the first problem's turn comes later than that
SHAPES = ("2-D", "2-D batches", "slabs", "3-D cubes", "3-D boxes")
LENGTHS = ("powers of two", "7-smooth", "any")


def run_bench(suite, *options):
    command = [BENCH, "--suite", suite, "--format", "json", *options]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def names(suite, *options):
    return run_bench(suite, *NAMES_ONLY, *options)


def classes(results):
    return {(r["group"], r["class"]) for r in results}


def twice(results):
    return [token for token, count in collections.Counter(r["token"] for r in results).items() if count > 1]


class Unchecked(unittest.TestCase):
    """A wrong result can be a fast one: what a suite prints was checked."""

    SHORT = ("--points", "4096", "--max-length", "8", "--repeat", "1", "--min-ms", "0.1")

    def run_suite(self, *options):
        return subprocess.run([BENCH, *self.SHORT, *options], capture_output=True, text=True)

    def test_a_suite_that_times_without_a_check_ends_with_a_sentence_and_no_speed(self):
        for suite in ("pow2", "host-tiny", "sweep", "real-sweep", "boxes", "release"):
            for form in ("table", "json", "csv"):
                run = self.run_suite("--suite", suite, "--format", form)
                self.assertEqual((run.returncode, run.stdout), (2, ""), suite)
                self.assertIn(f"--suite {suite} times results that nothing has checked", run.stderr)
                self.assertIn("add --check", run.stderr)

    def test_what_prints_no_speeds_of_a_suite_needs_no_check(self):
        self.assertEqual(self.run_suite("--suite", "pow2", "--plan-time").returncode, 0)

    def test_every_speed_of_a_suite_has_its_check(self):
        results = run_bench("pow2", "--check", *self.SHORT)
        self.assertEqual(len(results), 3)
        for r in results:
            self.assertGreater(r["seconds_median"], 0)
            self.assertGreater(r["check"]["lines"], 0)
            self.assertTrue(r["check"]["passed"], r["token"])


class Boxes(unittest.TestCase):
    def test_every_kind_storage_shape_and_length_is_there(self):
        expected = {(kind + storage, f"{shape}, {lengths}") for kind in ("c2c", "r2c", "c2r", "dct2") for storage in ("", ", in place", ", ghosted")
                    for shape in SHAPES for lengths in LENGTHS}
        expected |= {(kind + ", LayoutLeft", f"{shape}, {lengths}") for kind in ("r2c", "c2r") for shape in SHAPES if shape != "slabs" for lengths in LENGTHS}
        self.assertLessEqual(expected, classes(BOXES))

    def test_small_boxes_are_classes_of_their_own(self):
        small = [r for r in BOXES if "under 2 MB" in r["group"]]
        self.assertEqual({r["group"] for r in small},
                         {kind + storage + ", under 2 MB" for kind in ("c2c", "r2c", "c2r", "dct2") for storage in ("", ", in place")})
        for r in small:
            self.assertLessEqual(r["batch"], 16)
            self.assertLess(math.prod(r["lengths"]) * r["batch"] * (4 if r["kind"] == "dct2" else 8), 2**21 * (2 if r["kind"] != "c2c" else 1), r["token"])

    def test_lengths_are_those_of_the_class(self):
        for r in BOXES:
            smooth = all(sweep_tables.is_power_of_two(n) or largest_prime(n) <= 7 for n in r["lengths"])
            two = all(map(sweep_tables.is_power_of_two, r["lengths"]))
            self.assertEqual(r["class"].split(", ")[1], "powers of two" if two else "7-smooth" if smooth else "any", r["token"])

    def test_no_problem_is_there_twice(self):
        self.assertEqual(twice(BOXES), [])

    def test_thinned_run_keeps_all_classes(self):
        thinned = names("boxes", "--count", "2", "--thin", "2")
        self.assertLess(len(thinned), len(BOXES))
        self.assertEqual({c for c in classes(BOXES) if "under" not in c[0]}, {c for c in classes(thinned) if "under" not in c[0]})

    def test_cut_run_has_every_class_before_a_second_of_any(self):
        first = BOXES[: len(BOXES) // 2]
        self.assertEqual({(r["group"].split(",")[0], r["class"]) for r in first}, {(r["group"].split(",")[0], r["class"]) for r in BOXES})

    def test_seed_chooses_the_boxes(self):
        tokens = [{r["token"] for r in names("boxes", "--count", "1", "--seed", seed)} for seed in ("1", "1", "2")]
        self.assertEqual(tokens[0], tokens[1])
        self.assertNotEqual(tokens[0], tokens[2])

    def test_small_boxes_are_right_in_both_precisions(self):
        for precision in ("f32", "f64"):
            results = run_bench("boxes", "--count", "1", "--points", "4096", "--check", "--no-timing", "--precision", precision)
            self.assertEqual([r["token"] for r in results if "error" in r or not r["check"]["passed"]], [])
            self.assertEqual({r["group"].split(",")[0] for r in results}, {"c2c", "r2c", "c2r", "dct2"})

    def test_pages_have_means_by_shape_lengths_kind_and_storage(self):
        measured = [{**r, "seconds_median": 1.0, "copy_seconds": 0.5, "fraction_of_copy": 0.5, "against": {"rival": {"seconds_median": 1.25, "version": "1"}}} for r in BOXES]
        for r in measured:
            r.pop("skipped")
        pages = sweep_tables.pages(measured)
        for word in (*SHAPES, *LENGTHS, "c2c", "dct2", "packed", "ghosted", "LayoutLeft"):
            self.assertIn(f"| {word} | 1.250, 1.25, ", pages["CLASSES.md"])
        self.assertIn("teamfft-bench --suite boxes`", pages["LOSSES.md"])


def largest_prime(n):
    return max((p for p in range(2, n + 1) if n % p == 0 and sweep_tables.is_prime(p)), default=1)


class Sizes(unittest.TestCase):
    def test_nd3_goes_from_256_128_128_to_128_1024_1024(self):
        sizes = [r["lengths"] for r in names("nd3", "--points", str(2**26))]
        self.assertEqual(len(sizes), 12)
        self.assertEqual((sizes[0], sizes[-1]), ([256, 128, 128], [128, 1024, 1024]))
        self.assertEqual(len({tuple(size) for size in sizes}), 12)
        self.assertEqual({n for size in sizes for n in size}, {128, 256, 512, 1024})

    def test_aspect_has_every_ratio_and_a_class_for_each(self):
        results = names("aspect")
        self.assertEqual([r["lengths"] for r in results], [[2**e, 2 ** (24 - e)] for e in range(1, 24)])
        self.assertEqual([r["class"] for r in results], [f"2^{e} x 2^{24 - e}" for e in range(1, 24)])


class Release(unittest.TestCase):
    def test_is_400_problems_and_no_option_changes_them(self):
        results = names("release")
        self.assertEqual(len(results), 400)
        self.assertEqual(twice(results), [])
        self.assertEqual(results, names("release", "--seed", "7", "--kind", "r2c", "--precision", "f64"))

    def test_has_every_kind_and_every_class_of_lines_in_both_precisions(self):
        results = names("release")
        for precision in ("f32", "f64"):
            of = [r for r in results if r["precision"] == precision]
            self.assertEqual(len(of), 200)
            self.assertLessEqual({"c2c", "r2c", "c2r"} | {f"{family}{n}" for family in ("dct", "dst") for n in range(1, 5)}, {r["kind"] for r in of})
            lines = {r["class"] for r in of if r["group"] == "c2c"}
            for name in ("N <= 16", "N <= 4096, P <= 7", "N <= 4096, P 11, 13", "primes 17..31", "N <= 4096, composites with P 17..31", "N <= 4096, P 37..127",
                         "N <= 4096, P > 127, P - 1 13-smooth", "N <= 4096, P > 127, others", "N > 4096, P > 127", "N > 4096, P 17..127", "4097..8192, P <= 13",
                         "2^20..2^27, P <= 7", "2^20..2^27, P 11, 13", "2-D to 1024^2", "2-D above 1024^2", "2-D, P > 13", "3-D to 128^3", "3-D above 128^3", "other strides"):
                self.assertIn(name, lines)
            self.assertLessEqual({"c2c, in place", "c2c, batch 1", "c2c, batch 8", "c2c, batch 64", "r2c, c2r", "r2c, c2r, in place"}, {r["group"] for r in of})


if __name__ == "__main__":
    BENCH = sys.argv.pop(1)
    BOXES = names("boxes", "--count", "2")
    unittest.main()
