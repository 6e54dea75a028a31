#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the arrows of the design: two towers and a roof (CONTRIBUTING.md).

G is the ground; H1..H4 the host tower, which decides what to do; D1..D5 the device tower, how a team does it; R the roof, which alone sees both.
A file includes the ground and its own tower up to its own floor; the ground and the host tower include no Kokkos beyond its macros.
`--self-test` proves that wrong arrows are caught. A file in no folder of the table is an error.
"""
import fnmatch
import pathlib
import re
import sys
import tempfile

# Folders are floors. First match counts; a folder means all below it.
FLOORS = [
    ("G", ["include/TeamFFT/types.hpp", "include/TeamFFT/version.hpp", "include/TeamFFT/machine.hpp", "include/TeamFFT/detail/number.hpp", "include/TeamFFT/detail/export.hpp", "include/TeamFFT/detail/running.hpp", "include/TeamFFT/detail/printing.hpp", "include/TeamFFT/detail/macros_off.hpp", "include/TeamFFT/detail/macros_on.hpp"]),
    ("G", ["include/TeamFFT/device/math/", "include/TeamFFT/device/engines/*/contract*.hpp", "src/engines/*/contract.hpp", "src/engines/*/choice.hpp", "machines/"]),
    ("H1", ["include/TeamFFT/problem.hpp", "include/TeamFFT/options.hpp", "src/problem/"]),
    ("H1", [f"include/TeamFFT/detail/{name}.hpp" for name in ("boxes", "kinds", "memory_check", "problem_key", "view_info", "view_end", "shift_map", "filter_pass", "convolution_problem", "filter_problem", "poisson_problem")]),
    ("D1", ["include/TeamFFT/device/line/", "include/TeamFFT/detail/lasting.hpp"]),
    ("D2", ["include/TeamFFT/device/ends/", "include/TeamFFT/device/middle/"]),
    ("D3", ["include/TeamFFT/device/engines/", "src/engines/lanes/stages/", "src/engines/lanes/levels/"]),
    ("D4", ["include/TeamFFT/device/scope/"]),
    ("D5", ["include/TeamFFT/team.hpp", "include/TeamFFT/device/team/"]),
    ("H2", ["src/pass/"]),
    ("H3", ["src/engines/"]),
    ("H4", ["src/plan/"]),
    ("R", ["src/execute/", "src/interfaces/", "backends/", "include/TeamFFT.hpp", "include/TeamFFT/detail/", "include/TeamFFT/compat/", "include/TeamFFT/heffte/"]),
    ("R", [f"include/TeamFFT/{name}.hpp" for name in ("cache", "convolution", "distributed", "ends", "filter", "frequencies", "heffte", "plan", "planar", "poisson", "real", "shift", "transform", "trigonometric")]),
]
SOURCES = ("include", "src", "backends", "machines")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)


def floor_of(path):
    return next((floor for floor, patterns in FLOORS for pattern in patterns if fnmatch.fnmatch(path, pattern + "*" if pattern.endswith("/") else pattern)), None)


def allowed(source, target):
    if source == "R" or target == "G":
        return True
    return source != "G" and target != "R" and source[0] == target[0] and int(target[1]) <= int(source[1])


def resolve(root, source, quote, name):
    """The project's file that an include means, or None for one of somebody else's."""
    folders = ([source.parent] if quote == '"' else []) + [root / "src", root / "include", root]
    for folder in folders:
        candidate = (folder / name).resolve()
        if candidate.is_file() and root.resolve() in candidate.parents:
            return candidate.relative_to(root.resolve()).as_posix()
    return None


def check(root):
    wrong, count = [], 0
    for source in sorted(path for folder in SOURCES for path in (root / folder).rglob("*.[hc]pp")):
        name = source.relative_to(root).as_posix()
        floor = floor_of(name)
        if floor is None:
            wrong.append(f"{name} has no floor: it lies in no folder of FLOORS (.ci/include_floors.py)")
            continue
        for quote, include in INCLUDE.findall(source.read_text()):
            count += 1
            target = resolve(root, source, quote, include)
            if target is None:
                if include.startswith("Kokkos") and include != "Kokkos_Macros.hpp" and floor[0] in "GH":
                    wrong.append(f"{name} ({floor}) includes <{include}>: the ground and the host tower know no Kokkos")
            elif floor_of(target) is not None and not allowed(floor, floor_of(target)):
                wrong.append(f"{name} ({floor}) includes {target} ({floor_of(target)})")
    return wrong, count


def self_test():
    cases = [
        ("src/plan/planner.cpp", "#include <TeamFFT/device/line/accessor.hpp>", True), ("src/pass/pass.hpp", '#include "plan/planner.hpp"', True),
        ("src/engines/finish.cpp", '#include "plan/planner.hpp"', True), ("src/engines/radices.cpp", '#include "engines/lanes/stages/kernel.hpp"', True),
        ("include/TeamFFT/types.hpp", "#include <TeamFFT/problem.hpp>", True), ("include/TeamFFT/device/line/accessor.hpp", "#include <TeamFFT/problem.hpp>", True),
        ("include/TeamFFT/device/math/complex.hpp", "#include <TeamFFT/device/engines/register_line/stockham.hpp>", True),
        ("src/plan/rules/direct.cpp", '#include "execute/executor.hpp"', True), ("src/plan/planner.cpp", "#include <Kokkos_Core.hpp>", True),
        ("src/unheard_of.cpp", "", True), ("src/plan/planner.cpp", '#include "pass/pass.hpp"', False),
        ("src/engines/radices.cpp", "#include <TeamFFT/device/math/complex.hpp>", False),
        ("src/execute/executor.cpp", "#include <Kokkos_Core.hpp>\n#include <TeamFFT/device/engines/register_line/stockham.hpp>\n#include \"plan/planner.hpp\"", False),
        ("include/TeamFFT/team.hpp", "#include <TeamFFT/device/engines/register_line/stockham.hpp>", False), ("src/plan/rules/direct.cpp", "#include <machines/gpu/rows.hpp>", False),
    ]
    for path, text, is_wrong in cases:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name in ("include/TeamFFT/types.hpp", "include/TeamFFT/problem.hpp", "include/TeamFFT/device/math/complex.hpp", "include/TeamFFT/device/line/accessor.hpp",
                         "include/TeamFFT/device/engines/register_line/stockham.hpp", "src/pass/pass.hpp", "src/plan/planner.hpp", "src/execute/executor.hpp",
                         "src/engines/lanes/stages/kernel.hpp", "machines/gpu/rows.hpp", path):
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text("")
            (root / path).write_text(text + "\n")
            found, _ = check(root)
            if bool(found) != is_wrong:
                sys.exit(f"self-test: {path} with {text!r}: expected {'a' if is_wrong else 'no'} wrong arrow, found {found}")
    print(f"include floors: self-test passed ({len(cases)} cases)")


if __name__ == "__main__":
    if "--self-test" in sys.argv:
        self_test()
        sys.exit(0)
    problems, arrows = check(pathlib.Path(__file__).resolve().parent.parent)
    for problem in problems:
        print("wrong arrow:", problem)
    if arrows == 0:
        sys.exit("include floors: no include was read")
    print(f"include floors: {arrows} includes, {len(problems)} wrong")
    sys.exit(1 if problems else 0)
