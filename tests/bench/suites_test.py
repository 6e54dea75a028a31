#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The suites `boxes`, `nd3`, `aspect`, `release`, `portable` and `graph` of teamfft-bench: names, classes, a few small
problems, and the pages of boxes: suites_test.py teamfft-bench"""
import collections
import itertools
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile
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
        for suite in ("pow2", "host-tiny", "sweep", "real-sweep", "boxes", "release", "portable", "graph"):
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
        self.assertEqual(len([r for r in results if r["suite"] == "release"]), 400)
        self.assertEqual(twice([r for r in results if r["suite"] == "release"]), [])
        self.assertEqual(results, names("release", "--seed", "7", "--kind", "r2c", "--precision", "f64"))

    def test_has_every_kind_and_every_class_of_lines_in_both_precisions(self):
        results = [r for r in names("release") if r["suite"] == "release"]
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

    def test_goes_on_with_the_portable_launch_on_a_gpu_alone(self):
        rest = [r for r in names("release") if r["suite"] != "release"]
        self.assertEqual({(r["suite"], r["launch"]) for r in rest}, {("portable", "portable")} if HAS_CUDA else set())
        self.assertEqual(len(rest), len(PORTABLE) if HAS_CUDA else 0)


def comparison_class(n):
    P, long = largest_prime(n), n > 4096
    if sweep_tables.is_power_of_two(n):
        return "2^3..2^22" if 8 <= n <= 2**22 else ""
    bounds = ((7, "P <= 7"), (13, "P 11, 13"), *(((127, "P 17..127"),) if long else ((31, "P 17..31"), (127, "P 37..127"))))
    of_prime = next((name for bound, name in bounds if P <= bound), "P > 127")
    return ("4097..2^20, " if long else "to 4096, ") + of_prime


class Portable(unittest.TestCase):
    def test_has_80_lengths_of_ten_classes_as_each_kind_in_both_precisions(self):
        lines = [r for r in PORTABLE if len(r["lengths"]) == 1]
        for precision in ("f32", "f64"):
            for kind in ("c2c", "r2c", "c2r"):
                of = [r for r in lines if r["precision"] == precision and r["kind"] == kind]
                self.assertEqual(len({r["lengths"][0] for r in of}), 80)
                self.assertEqual(set(collections.Counter(r["class"] for r in of).values()), {8})
        self.assertEqual(len({r["class"] for r in lines}), 10)
        self.assertEqual({r["group"] for r in lines}, {"c2c", "r2c, c2r"})
        for r in lines:
            self.assertEqual(r["class"], comparison_class(r["lengths"][0]), r["token"])
            self.assertLessEqual(r["lengths"][0], 2**22 if "2^22" in r["class"] else 2**20)

    def test_has_12_boxes_in_each_precision(self):
        boxes = [r for r in PORTABLE if r["group"] == "boxes"]
        counts = collections.Counter((r["precision"], r["kind"], len(r["lengths"])) for r in boxes)
        self.assertEqual(set(counts), set(itertools.product(("f32", "f64"), ("c2c", "r2c"), (2, 3))))
        self.assertEqual(set(counts.values()), {3})
        self.assertEqual(len(PORTABLE), 2 * (3 * 80 + 12))

    def test_seed_chooses_and_kind_and_precision_do_not(self):
        self.assertEqual(PORTABLE, names("portable", "--kind", "dct2", "--precision", "f64"))
        self.assertNotEqual({r["token"] for r in PORTABLE}, {r["token"] for r in names("portable", "--seed", "2")})

    SMALL = ("--count", "1", "--points", "4096", "--max-length", "4096", "--repeat", "1", "--case-ms", "0.1")

    def run_small(self, *options):
        command = [BENCH, "--suite", "portable", "--check", *self.SMALL, *options]
        return subprocess.run(command, check=True, capture_output=True, text=True)

    def test_small_ones_are_right_and_summed_up_as_a_row(self):
        lines = self.run_small("--against", "fftw-estimate").stdout
        row = next(line for line in lines.splitlines() if line.startswith("| the suite `portable` on "))
        cells = row.split(" | ")
        self.assertTrue(cells[0].endswith("lines c2c; r2c, c2r; boxes c2c, r2c (fftw-estimate)"), row)
        self.assertRegex(cells[1], r"^\d+\.\d\d; \d+\.\d\d; -$")
        self.assertEqual(len(cells), 5)

    def test_summary_stands_beside_json(self):
        run = self.run_small("--format", "json")
        self.assertTrue(json.loads(run.stdout))
        self.assertIn("\n| the suite `portable` on ", run.stderr)


class Launch(unittest.TestCase):
    """What a result says of its launch, and the plans of the portable one."""

    def run_one(self, *options):
        short = ("--points", "4096", "--check", "--repeat", "1", "--min-ms", "0.1")
        return subprocess.run([BENCH, "--size", "64", *short, *options], capture_output=True, text=True)

    def records(self, *options):
        run = self.run_one("--format", "json", *options)
        self.assertEqual(run.returncode, 0, run.stderr)
        return json.loads(run.stdout)

    def test_results_say_which_launch(self):
        for options, launch in (((), "automatic"), (("--launch", "parallel_for"), "parallel_for")):
            for r in self.records(*options):
                self.assertEqual((r["launch"], r["wavefront"], r["graph_executes"]), (launch, None, None))
        head, row = self.run_one("--format", "csv", "--launch", "parallel_for").stdout.splitlines()
        self.assertEqual(dict(zip(head.split(","), row.split(",")))["launch"], "parallel_for")

    def test_portable_launch_and_graphs_are_of_gpus(self):
        if HAS_CUDA:
            portable, graph = self.records("--launch", "portable", "--wavefront", "64")[0], self.records("--graph")[0]
            self.assertEqual((portable["launch"], portable["wavefront"]), ("portable", 64))
            self.assertEqual((graph["graph_executes"], graph["copy_seconds"]), (20, None))
            self.assertGreater(graph["seconds_median"], 0)
            return
        reasons = (("--launch portable", "--launch portable is for builds with a GPU"), ("--graph", "this build has no CUDA"))
        for options, reason in reasons:
            run = self.run_one(*options.split())
            self.assertEqual((run.returncode, run.stdout), (2, ""))
            self.assertIn(reason, run.stderr)

    def teams(self, *options):
        """(kernel, threads, KiB of scratch) of each pass of a plan for the H200."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "plan.svg")
            subprocess.run([BENCH, "--draw", path, "--machine", "h200", *options], check=True, capture_output=True)
            card = r">([\w -]+) kernel, (\d+) threads and \d+ lines a team, scratch ([\d.]+) (B|KiB)<"
            found = re.findall(card, path.read_text())
        self.assertTrue(found)
        return [(kernel, int(n), float(scratch) / (1024 if unit == "B" else 1)) for kernel, n, scratch, unit in found]

    def test_plans_of_the_portable_launch_have_no_kernel_of_cuda_and_40_kb(self):
        usual, portable = set(), set()
        for size in ("60", "1000", "4096", "1009", "65536", "256x256"):
            for kind in ("c2c", "r2c"):
                problem = ("--kind", kind, "--size", size)
                usual |= {kernel for kernel, _, _ in self.teams(*problem)}
                for kernel, threads, scratch in self.teams(*problem, "--launch", "portable", "--wavefront", "64"):
                    portable.add(kernel)
                    self.assertEqual(threads % 64, 0, problem)
                    self.assertLessEqual(scratch, 40, problem)
        self.assertTrue(usual - portable)
        self.assertFalse({kernel for kernel in portable if re.search("register|cluster|chain", kernel)})

    def test_wavefront_makes_teams_multiples(self):
        def threads(wavefront):
            options = ("--launch", "portable", "--wavefront", wavefront)
            return [n for size in ("360", "600", "700", "900", "1500") for _, n, _ in self.teams("--size", size, *options)]

        self.assertTrue(any(n % 64 for n in threads("32")))
        self.assertFalse(any(n % 64 for n in threads("64")))


class Graph(unittest.TestCase):
    def test_has_short_lengths_in_three_batches_of_both_kinds(self):
        results = names("graph")
        lengths = {r["lengths"][0] for r in results}
        self.assertLessEqual({2**e for e in range(3, 13)}, lengths)
        self.assertEqual(len(lengths), 20)
        self.assertTrue(all(r["lengths"][0] <= 4096 for r in results))
        self.assertEqual({(r["kind"], r["batch"]) for r in results}, set(itertools.product(("c2c", "r2c"), (1, 8, 100))))
        self.assertEqual((len(results), twice(results)), (120, []))

    def test_seed_chooses_the_other_lengths(self):
        self.assertNotEqual({r["token"] for r in names("graph")}, {r["token"] for r in names("graph", "--seed", "2")})


if __name__ == "__main__":
    BENCH = sys.argv.pop(1)
    BOXES = names("boxes", "--count", "2")
    PORTABLE = names("portable")
    HAS_CUDA = BOXES[0]["backend"] == "Cuda"
    unittest.main()
