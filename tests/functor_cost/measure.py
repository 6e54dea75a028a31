#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a pair of functor types costs a user's translation unit: CPU seconds of its compilation, and kernels compiled for it.

    measure.py --to FOLDER -- COMPILER FLAGS...
    measure.py --to FOLDER --build FOLDER [-- FLAGS...]     with the flags of a CMake build, from its compile_commands.json

compiles pair.cpp for each pair of element types and fails where one takes more than --seconds, or has more than --kernels. Kernels are, of a host's object, the
functions that loop over elements and name the user's functors; of nvcc's (with -Xptxas -v among FLAGS) the entry functions that ptxas lists.
"""
import argparse
import json
import pathlib
import re
import resource
import shlex
import subprocess
import sys

PAIR = pathlib.Path(__file__).resolve().parent / "pair.cpp"
COMPLEX = "Kokkos::complex<double>"
PAIRS = {
    "c2c": (COMPLEX, COMPLEX, "TeamFFT::Direction::forward"),
    "r2c": ("double", COMPLEX, "TeamFFT::Direction::forward"),
    "c2r": (COMPLEX, "double", "TeamFFT::Direction::backward"),
    "dct2": ("double", "double", "TeamFFT::Kind::dct2"),
}
HOST_LOOPS = re.compile(r"TeamFFT::Impl::(?:load|store)_(?:elements|parts)<|ParallelFor<")


def command_of(build):
    """How the build compiles pair.cpp, without files, and without a cache of objects before the compiler."""
    entries = [entry for entry in json.loads((build / "compile_commands.json").read_text()) if pathlib.Path(entry["file"]) == PAIR]
    if len(entries) != 1:
        sys.exit(f"functor cost: {build}/compile_commands.json has {len(entries)} commands for {PAIR}")
    words = shlex.split(entries[0]["command"])
    for option in ("-o", "-c"):
        at = words.index(option)
        del words[at:at + 2]
    return words[1:] if pathlib.Path(words[0]).name in ("ccache", "sccache") else words


def cpu_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def kernels_of(compiled, target):
    """Names of the kernels; at least one, or the measure itself is wrong."""
    listed = re.findall(r"Compiling entry function '([^']+)'", compiled.stdout + compiled.stderr)
    if listed:
        names = subprocess.run(["c++filt"], input="\n".join(listed), text=True, capture_output=True, check=True).stdout.splitlines()
    else:
        text = subprocess.run(["nm", "-C", "--defined-only", str(target)], text=True, capture_output=True, check=True).stdout
        names = [line.split(maxsplit=2)[2] for line in text.splitlines() if re.search(r" [TtWw] ", line) and HOST_LOOPS.search(line)]
    names = sorted({name for name in names if "user::" in name})
    if not names:
        sys.exit(f"functor cost: {target} has no kernel that names the user's functors; mend measure.py")
    return names


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--to", type=pathlib.Path, required=True, help="folder of the objects")
    parser.add_argument("--kernels", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pairs", default=",".join(PAIRS), help="default: %(default)s")
    parser.add_argument("--list", action="store_true", help="print the kernels' names")
    parser.add_argument("--build", type=pathlib.Path)
    parser.add_argument("command", nargs="*")
    options = parser.parse_args()
    command = (command_of(options.build) if options.build else []) + options.command
    if not command:
        parser.error("give a compiler, or --build")
    options.to.mkdir(parents=True, exist_ok=True)
    failed = False
    for pair in options.pairs.split(","):
        source, sink, what = PAIRS[pair]
        target = options.to / f"{pair}.o"
        before = cpu_seconds()
        compiled = subprocess.run([*command, f"-DFROM={source}", f"-DTO={sink}", f"-DWHAT={what}", "-c", str(PAIR), "-o", str(target)],
                                  text=True, capture_output=True)
        seconds = cpu_seconds() - before
        if compiled.returncode != 0:
            sys.exit(f"functor cost: {pair} does not compile\n{compiled.stdout}{compiled.stderr}")
        kernels = kernels_of(compiled, target)
        print(f"{pair}: {seconds:.1f} s of CPU (at most {options.seconds:g}), {len(kernels)} kernels (at most {options.kernels})")
        if options.list:
            print(*kernels, sep="\n")
        failed |= seconds > options.seconds or len(kernels) > options.kernels
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
