#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what a shared library shows with .ci/exported_symbols.txt: exported_symbols_test.py LIBRARY [--nm NM] [--update].

The list has demangled names. Execution spaces are `Space` in it, and a library has them all where its Kokkos has more than one: a line stands once. Settings
that a library was built with are without their values (include/TeamFFT/detail/running.hpp).
"""
import argparse
import pathlib
import re
import subprocess
import sys

LIST = pathlib.Path(__file__).resolve().parents[2] / ".ci" / "exported_symbols.txt"
HEAD = "# What libteamfft.so shows; written by tests/repository/exported_symbols_test.py LIBRARY --update\n"
SPACE = re.compile(r"\bKokkos::(Serial|OpenMP|Threads|Cuda|HIP|SYCL)\b")
SETTING = re.compile(r"(\blibrary_is_built_with_\w*?)_\d+(_\d+)?$")


def plain(name):
    """Without what the compiler's library, Kokkos' backends and a build's settings put into a name."""
    return SETTING.sub(r"\1", SPACE.sub("Space", name)).replace("[abi:cxx11]", "").replace("std::__cxx11::", "std::")


def shown(library, nm):
    lines = subprocess.run([nm, "-DC", "--defined-only", library], text=True, capture_output=True, check=True).stdout.splitlines()
    names = {plain(match[1]) for line in lines if (match := re.match(r"[0-9a-f]+ [A-Za-z] (.*)$", line))}
    if not names:
        sys.exit(f"{library} shows nothing at all")
    return names


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library")
    parser.add_argument("--nm", default="nm")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    names = shown(options.library, options.nm)
    if options.update:
        LIST.write_text(HEAD + "".join(f"{name}\n" for name in sorted(names)))
    listed = {line for line in LIST.read_text().splitlines() if line and not line.startswith("#")}
    for name in sorted(names - listed):
        print(f"shown, and not in {LIST.name}: {name}")
    for name in sorted(listed - names):
        print(f"in {LIST.name}, and not shown: {name}")
    print(f"exported symbols: {len(names)} shown, {len(names - listed)} of them not listed, {len(listed - names)} listed and not shown")
    return int(names != listed)


sys.exit(main())
