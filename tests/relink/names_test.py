#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what libteamfft_fftw3 shows with .ci/fftw3_symbols.txt, and headers with each other.

names_test.py LIBRARY [--nm NM] [--update]. The list has names of C as they are. TeamFFT/fftw3.h declares every
fftw_ and fftwf_ name of the list, TeamFFT/relink/fftw3.f03 every one that is a function, and TeamFFT/teamfft.h
every teamfft_ name.
"""
import argparse
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST = ROOT / ".ci" / "fftw3_symbols.txt"
HEAD = "# What libteamfft_fftw3.so shows; written by tests/relink/names_test.py LIBRARY --update\n"
TYPES = {"plan", "plan_s", "complex", "iodim", "iodim64", "r2r_kind", "read_char_func", "write_char_func"}
DATA = {"version", "cc", "codelet_optim"}


def shown(library, nm):
    lines = subprocess.run([nm, "-D", "--defined-only", library], text=True, capture_output=True, check=True).stdout
    return {match[1] for match in re.finditer(r"^[0-9a-f]+ [A-Z] (\w+)", lines, re.MULTILINE)}


def declared():
    """By header: the names that the list must have."""
    include = ROOT / "include" / "TeamFFT"
    names = set(re.findall(r"F\((\w+)\)", (include / "fftw3.h").read_text())) - TYPES - {"name"}
    both = {prefix + name for name in names for prefix in ("fftw_", "fftwf_")}
    fortran = set(re.findall(r"bind\(C, name='(\w+)'\)", (include / "relink" / "fftw3.f03").read_text()))
    data = {prefix + name for name in DATA for prefix in ("fftw_", "fftwf_")}
    own = set(re.findall(r"TEAMFFT_C_API[^;]*?\b(teamfft_\w+)\(", (include / "teamfft.h").read_text()))
    return {"fftw3.h": both, "fftw3.f03": fortran | data, "teamfft.h": own}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library")
    parser.add_argument("--nm", default="nm")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    names = shown(options.library, options.nm)
    if not names:
        sys.exit(f"{options.library} shows nothing at all")
    if options.update:
        LIST.write_text(HEAD + "".join(f"{name}\n" for name in sorted(names)))
    listed = {line for line in LIST.read_text().splitlines() if line and not line.startswith("#")}
    wrong = [f"shown, and not in {LIST.name}: {name}" for name in sorted(names - listed)]
    wrong += [f"in {LIST.name}, and not shown: {name}" for name in sorted(listed - names)]
    for header, found in declared().items():
        prefix = "teamfft_" if header == "teamfft.h" else ("fftw_", "fftwf_")
        of_list = {name for name in listed if name.startswith(prefix)}
        wrong += [f"{header} and {LIST.name} differ in {name}" for name in sorted(found ^ of_list)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"names of FFTW's interface: {len(names)} shown, {len(wrong)} complaints")
    return int(bool(wrong))


sys.exit(main())
