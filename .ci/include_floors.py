#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the arrows of the design: two towers and a roof (CONTRIBUTING.md).

G is the ground; H1..H3 the host tower, which decides what to do; D1..D3 the device tower, how a team does it; R the roof, which alone sees both.
A file includes the ground and its own tower up to its own floor; the ground and the host tower include no Kokkos beyond its macros.
`--self-test` proves that wrong arrows are caught. A file without a floor is an error: the table below must name it.
"""
import fnmatch
import pathlib
import re
import sys
import tempfile

# First match counts.
FLOORS = [
    ("include/TeamFFT/types.hpp", "G"), ("include/TeamFFT/detail/number.hpp", "G"), ("include/TeamFFT/device/math/maps.hpp", "G"), ("include/TeamFFT/machine.hpp", "G"), ("include/TeamFFT/options.hpp", "G"),
    ("src/text*", "G"),
    ("backends/launch_*", "R"), ("backends/spaces.hpp", "R"), ("backends/machine*", "R"), ("backends/*.hpp", "G"),
    ("include/TeamFFT/problem.hpp", "H1"), ("include/TeamFFT/detail/kinds.hpp", "H1"), ("src/problem*", "H1"), ("src/kinds*", "H1"),
    ("include/TeamFFT/detail/problem_key.hpp", "H1"), ("src/canonical*", "H1"), ("src/parse*", "H1"), ("src/engines/radices.hpp", "H1"),
    ("include/TeamFFT/detail/view_info.hpp", "H1"), ("include/TeamFFT/detail/shift_map.hpp", "H1"), ("src/problem/shift_map.cpp", "H1"), ("src/view_check*", "H1"), ("src/footprint*", "H1"), ("src/execute_check*", "H1"),
    ("src/engines/radices.cpp", "R"),  # the list of butterflies, handed to the planner
    ("src/pass*", "H2"), ("src/real_kind*", "H2"), ("src/reference*", "H2"), ("src/tables*", "H2"),
    ("src/planner*", "H3"), ("src/chain*", "H3"), ("src/rules/*", "H3"), ("src/rows*", "H3"), ("src/print*", "H3"),
    ("include/TeamFFT/device/stockham*.hpp", "D2"), ("include/TeamFFT/device/general*.hpp", "D2"), ("include/TeamFFT/device/placed*.hpp", "D2"), ("include/TeamFFT/device/scope/cluster_line.hpp", "D2"), ("include/TeamFFT/device/engines/column/column.hpp", "D2"), ("include/TeamFFT/device/engines/register_line/big_twiddle.hpp", "D2"), ("include/TeamFFT/device/scope/ring.hpp", "D2"), ("include/TeamFFT/device/scope/plane.hpp", "D2"), ("include/TeamFFT/device/engines/register_line/row_kernel.hpp", "D2"), ("include/TeamFFT/device/engines/register_line/plain_row.hpp", "D2"), ("include/TeamFFT/device/engines/register_line/short_row.hpp", "D2"), ("include/TeamFFT/device/engines/register_line/convolution_row.hpp", "D2"), ("include/TeamFFT/device/engines/register_line/mirror.hpp", "D2"), ("include/TeamFFT/device/engines/register_line/odd_line.hpp", "D2"), ("include/TeamFFT/device/engines/register_line/half_lines.hpp", "D2"), ("include/TeamFFT/device/engines/register_line/hartley_row.hpp", "D2"), ("include/TeamFFT/device/*_forms.hpp", "D2"), ("include/TeamFFT/device/engines/register_line/real_row.hpp", "D2"), ("include/TeamFFT/device/*.hpp", "D1"),
    ("include/TeamFFT/team.hpp", "D3"), ("src/host_*", "D3"),
    ("include/TeamFFT/plan*.hpp", "R"), ("include/TeamFFT/transform*.hpp", "R"), ("include/TeamFFT/detail/one_shot.hpp", "R"), ("include/TeamFFT/real.hpp", "R"), ("include/TeamFFT/trigonometric.hpp", "R"),
    ("include/TeamFFT/shift.hpp", "R"), ("include/TeamFFT/frequencies.hpp", "R"), ("include/TeamFFT/compat/*.hpp", "R"), ("include/TeamFFT/cache*.hpp", "R"), ("include/TeamFFT.hpp", "R"),
    ("include/TeamFFT/detail/executor.hpp", "R"), ("include/TeamFFT/detail/lifetime.hpp", "R"), ("include/TeamFFT/detail/view.hpp", "R"),
    ("src/executor*", "R"), ("src/kernel*", "R"), ("src/cache*", "R"), ("src/plan*", "R"), ("src/transform*", "R"), ("src/launch*", "R"), ("src/row_launch*", "R"), ("src/row_shape*", "R"), ("src/prepare*", "R"), ("src/map_tables*", "R"), ("src/table_block*", "R"),
]
SOURCES = ("include", "src", "backends")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)


def floor_of(path):
    return next((floor for pattern, floor in FLOORS if fnmatch.fnmatch(path, pattern)), None)


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
            wrong.append(f"{name} has no floor: name it in FLOORS of .ci/include_floors.py")
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
        ("src/plan/planner.cpp", "#include <TeamFFT/device/math/butterfly.hpp>", True), ("src/pass/pass.hpp", '#include "planner.hpp"', True),
        ("include/TeamFFT/types.hpp", "#include <TeamFFT/problem.hpp>", True), ("include/TeamFFT/device/math/butterfly.hpp", "#include <TeamFFT/problem.hpp>", True),
        ("include/TeamFFT/device/math/complex.hpp", "#include <TeamFFT/device/engines/register_line/stockham.hpp>", True), ("src/plan/rules/direct.cpp", '#include "../executor.hpp"', True),
        ("src/plan/planner.cpp", "#include <Kokkos_Core.hpp>", True), ("src/unheard_of.cpp", "", True),
        ("src/plan/planner.cpp", '#include "pass.hpp"', False), ("src/execute/executor.cpp", "#include <Kokkos_Core.hpp>\n#include <TeamFFT/device/engines/register_line/stockham.hpp>\n#include \"planner.hpp\"", False),
        ("include/TeamFFT/team.hpp", "#include <TeamFFT/device/engines/register_line/stockham.hpp>", False), ("src/plan/rules/direct.cpp", "#include <include/TeamFFT/device/engines/register_line/contract.hpp>", False),
    ]
    for path, text, is_wrong in cases:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name in ("include/TeamFFT/types.hpp", "include/TeamFFT/problem.hpp", "include/TeamFFT/device/math/butterfly.hpp", "include/TeamFFT/device/math/complex.hpp",
                         "include/TeamFFT/device/engines/register_line/stockham.hpp", "src/pass/pass.hpp", "src/plan/planner.hpp", "src/executor.hpp", "include/TeamFFT/device/engines/register_line/contract.hpp", path):
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
