#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what libteamfft_cufft shows with .ci/cufft_symbols.txt.

cufft_names_test.py LIBRARY [--nm NM] [--original LIBRARY] [--update]. The list has cuFFT's names, which stand under the
version node libcufft.so.12, and no other name does. src/interfaces/cufft/functions.def has the same names,
docs/relink.md speaks of each, and TeamFFT/teamfft.h declares what stands under the node TeamFFT. With --original the
list is compared with NVIDIA's library, from which --update writes it.
"""
import argparse
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST = ROOT / ".ci" / "cufft_symbols.txt"
NODE = "libcufft.so.12"
HEAD = f"# cuFFT's names under {NODE}; written by tests/relink/cufft_names_test.py LIBRARY --original LIBRARY --update\n"


def shown(library, nm):
    """Names by their version node."""
    lines = subprocess.run([nm, "-D", "--defined-only", library], text=True, capture_output=True, check=True).stdout
    nodes = {}
    for name, node in re.findall(r"^[0-9a-f]+ [TDBRVW] (\w+)(?:@@?([\w.]+))?$", lines, re.MULTILINE):
        nodes.setdefault(node, set()).add(name)
    return nodes


def differences(first, second, what):
    return [f"{what}: {name} is in one of them only" for name in sorted(first ^ second)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library")
    parser.add_argument("--nm", default="nm")
    parser.add_argument("--original")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    original = shown(options.original, options.nm).get(NODE, set()) if options.original else None
    if options.update:
        if not original:
            sys.exit("--update needs --original, a library with names under the node")
        LIST.write_text(HEAD + "".join(f"{name}\n" for name in sorted(original)))
    listed = {line for line in LIST.read_text().splitlines() if line and not line.startswith("#")}
    nodes = shown(options.library, options.nm)
    defined = re.findall(r"^TEAMFFT_CUFFT(?:_REFUSED)?\((\w+)", (ROOT / "src/interfaces/cufft/functions.def").read_text(),
                         re.MULTILINE)
    page = set(re.findall(r"\bcufft[A-Z]\w*", (ROOT / "docs/relink.md").read_text()))
    own = set(re.findall(r"TEAMFFT_C_API[^;]*?\b(teamfft_\w+)\(", (ROOT / "include/TeamFFT/teamfft.h").read_text()))
    wrong = differences(nodes.pop(NODE, set()), listed, f"{options.library} and {LIST.name}")
    wrong += differences(set(defined), listed, f"functions.def and {LIST.name}")
    wrong += differences(page, listed, f"docs/relink.md and {LIST.name}")
    in_c = nodes.pop("TeamFFT", set()) - {"teamfft_test_set_device"}
    if in_c:  # else libteamfft is a shared library of its own, which has them
        wrong += differences(in_c, own, f"{options.library} and teamfft.h")
    wrong += [f"under the node {node!r}: {name}" for node, names in nodes.items() for name in sorted(names)]
    if original is not None:
        wrong += differences(original, listed, f"{options.original} and {LIST.name}")
    if len(defined) != len(set(defined)) or not listed:
        wrong.append("functions.def names a function twice, or the list is empty")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"names of cuFFT's interface: {len(listed)} listed, {len(wrong)} complaints")
    return int(bool(wrong))


sys.exit(main())
