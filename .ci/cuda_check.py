#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles every kernel file for CUDA (sm_90), and one of each engine for sm_80, on a machine without a GPU and
without a CUDA build of Kokkos, and holds the kernels to their registers.

Debian's Kokkos package carries the headers of every backend. A copy of them, with the configuration set to CUDA and
Serial, is enough to compile objects (nothing is linked). ptxas then lists registers, stack and spills of every
kernel: no kernel may spill, and none may have a stack but those that --stack-allowed names. The check fails where it
cannot run. Files that the ledger (.ci/kernels.txt) knows are not compiled again, and kernels must equal it:
kernel_check.py says how.
"""
import os
import re
import shutil
import subprocess
import sys

import kernel_check
import kernel_ledger
from kernel_check import run

# Each has Kokkos' names of it beside it. The first compiles every file, the others one of each engine.
ARCHITECTURES = {"sm_90": ("HOPPER", "HOPPER90"), "sm_80": ("AMPERE", "AMPERE80")}
FILES_FOR_OTHERS = ("slot_line_f32_0", "register_line_1", "scratch_line_f64_0", "column_f64_0", "map_f32_0")
CUDA_PACKAGES = [f"nvidia-{name}==13.0.*" for name in ("cuda-nvcc", "cuda-crt", "nvvm", "cuda-runtime", "cuda-cccl")]
HEADING = ("Kernels as compiled for sm_90: written by .ci/cuda_check.py --update, read by .ci/cuda_check.py and "
           ".ci/kernel_ledger.py",)


def find_nvcc(folder):
    """nvcc from PATH or the usual place, else from PyPI in a virtual environment."""
    for candidate in (shutil.which("nvcc"), "/usr/local/cuda/bin/nvcc"):
        if candidate and os.access(candidate, os.X_OK):
            return candidate, []
    found = list(folder.glob("lib/python3*/site-packages/nvidia/cu13/bin/nvcc"))
    if not found:
        print("cuda check: no nvcc on this machine; installing it from PyPI", flush=True)
        subprocess.run([sys.executable, "-m", "venv", folder], check=True, stdin=subprocess.DEVNULL)
        subprocess.run([folder / "bin/pip", "install", "--quiet", "--retries", "5", *CUDA_PACKAGES], check=True,
                       stdin=subprocess.DEVNULL)
        found = list(folder.glob("lib/python3*/site-packages/nvidia/cu13/bin/nvcc"))
    if not found:
        sys.exit("cuda check: PyPI's packages hold no nvcc")
    found[0].chmod(0o755)
    return str(found[0]), [f"-I{found[0].parent.parent}/include"]


def host_compiler():
    """A g++ that CUDA 13.0 takes: 11 to 15."""
    for name in ("g++", "g++-15", "g++-14", "g++-13", "g++-12", "g++-11"):
        if shutil.which(name) and 11 <= int(run([name, "-dumpversion"]).stdout.split(".")[0]) <= 15:
            return name
    sys.exit("cuda check: no g++ between 11 and 15, which nvcc 13.0 wants")


def kernels_of(log):
    """(registers, stack, spills) of every entry function in ptxas' verbose output, by its name."""
    kernels, name = {}, None
    for line in log.splitlines():
        if match := re.search(r"Compiling entry function '(\S+)'", line):
            name, stack, spills = match[1], 0, 0
        elif match := re.search(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads", line):
            stack, spills = int(match[1]), int(match[2]) + int(match[3])
        elif name and (match := re.search(r"Used (\d+) registers", line)):
            kernels[name] = (int(match[1]), stack, spills)
            name = None
    return kernels


class Nvcc(kernel_check.Compiler):
    def __init__(self, work, tools, architecture):
        nvcc, extra = find_nvcc(tools)
        self.architecture, self.headers = architecture, work / f"kokkos_{architecture}"
        suffix = "" if architecture == next(iter(ARCHITECTURES)) else f".{architecture}"
        flags = ["-x", "cu", f"-arch={architecture}", "-std=c++20", "-O0", "--expt-relaxed-constexpr",
                 "--extended-lambda", "-Xcudafe", "--diag_suppress=20012"]
        super().__init__(work, nvcc, suffix, flags, ["-ccbin", host_compiler(), *extra, f"-I{self.headers}"])

    def version(self):
        return re.search(r"V(\d+\.\d+\.\d+)", run([self.program, "--version"]).stdout)[1]

    def compile(self, file, is_first):
        """The host's half of a file (7 s of 70) is compiled for the first of each family: what stands there is the same
        for all. -O0 is for that half alone (8 s with -O3, 5 s without); the commands that compile the kernels are the
        same."""
        target = self.work / f"{file.stem}.{self.architecture}.o"
        result = self.command(file, "-Xptxas", "-v", "-c" if is_first else "-cubin", "-o", str(target))
        log = result.stdout + result.stderr
        return log if result.returncode != 0 else None, kernels_of(log)


def main():
    parser = kernel_check.ledger_parser(__doc__, "nvcc")
    # Kokkos' call of a functor keeps arguments there that are indexed at run time. Its launch is not CUDA's usual one.
    parser.add_argument("--stack-allowed", default=r"TeamBody<",
                        help="regular expression of kernels that may have a stack")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    work = options.work.resolve()
    files = kernel_check.sources(work, ("EACH_GPU", "CUDA"))
    if missing := set(FILES_FOR_OTHERS) - {file.stem for file in files}:
        sys.exit(f"cuda check: FILES_FOR_OTHERS names files that are not there: {sorted(missing)}")
    compilers = [Nvcc(work, options.tools, architecture) for architecture in ARCHITECTURES]
    for compiler in compilers:
        names = ARCHITECTURES[compiler.architecture]
        kernel_check.backend_headers(options.kokkos_include, compiler.headers, "Cuda", names)

    def limit(name, numbers):
        registers, stack, spills = numbers
        if spills or (stack and not re.search(options.stack_allowed, name)):
            return f"{registers} registers, {stack} bytes of stack, {spills} bytes of spills"

    versions = (f"nvcc {compilers[0].version()}", kernel_check.kokkos_version(compilers[0].headers))
    check = kernel_check.Check("cuda check", kernel_check.ROOT / kernel_ledger.LEDGER, HEADING, versions, limit)
    return check.run(kernel_check.units_of(files, compilers, FILES_FOR_OTHERS), options)


if __name__ == "__main__":
    sys.exit(main())
