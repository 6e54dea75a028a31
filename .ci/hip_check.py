#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles everything that HIP gets for gfx90a with hipcc, without a GPU and without a HIP build of Kokkos: the kernels for each GPU, the sources in
Kokkos' language, and a program with the public header. Nothing is linked, and nothing runs. A warning fails as an error does; registers and spills of each kernel are
printed, not judged.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

import cuda_check

ROOT = cuda_check.ROOT
ARCHITECTURE = "gfx90a"
KOKKOS_NAMES = ("AMD_GFX90A", "VEGA90A")
PROGRAM = """#include <TeamFFT/transform.hpp>
void transform(Kokkos::View<Kokkos::complex<double>**, SPACE> in, Kokkos::View<Kokkos::complex<double>**, SPACE> out) { TeamFFT::fft2(SPACE(), in, out); }
"""


def sources(work, space):
    """What every GPU gets: kernels' files, the sources in Kokkos' language, and a program for Kokkos' execution space."""
    files = cuda_check.write_instances(work / "instances", ("EACH_GPU",))
    files += sorted((ROOT / "src/execute").glob("*.cpp")) + sorted((ROOT / "src/execute/launch").glob("*.cpp"))
    program = work / "program.cpp"
    program.write_text(PROGRAM.replace("SPACE", space))
    return files + [program]


def kernels_of(log):
    """(registers, spilled registers, bytes of scratch memory) of each kernel, as -Rpass-analysis prints them."""
    numbers = [dict(re.findall(r"remark: +([A-Za-z ]+?)(?: \[[^\]]*\])?: (\d+)", part)) for part in log.split("Function Name:")[1:]]
    return [(int(n.get("VGPRs", 0)), int(n.get("VGPRs Spill", 0)), int(n.get("ScratchSize", 0))) for n in numbers]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kokkos-include", type=pathlib.Path, required=True, help="Kokkos' headers, of any build")
    parser.add_argument("--work", type=pathlib.Path, required=True, help="folder for the copied headers and objects")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    hipcc = shutil.which("hipcc")
    if hipcc is None:
        sys.exit("hip check: no hipcc on this machine (.ci/run --hip makes a Debian root that has one)")
    options.work.mkdir(parents=True, exist_ok=True)
    work = options.work.resolve()
    cuda_check.backend_headers(options.kokkos_include, work / "kokkos", "HIP", KOKKOS_NAMES)
    files = sources(work, "Kokkos::HIP")
    flags = [f"--offload-arch={ARCHITECTURE}", "-x", "hip", "-std=c++20", "-O3", "-DNDEBUG", "-Wall", "-Wextra", "-Werror", "-Rpass-analysis=kernel-resource-usage",
             f"-isystem{work}/kokkos", f"-I{ROOT}/include", f"-I{ROOT}/src", f"-I{ROOT}"]

    def compiled(file):
        start = time.time()
        result = cuda_check.run([hipcc, *flags, "-c", str(file), "-o", str(work / f"{file.stem}.o")])
        return result.returncode, result.stdout + result.stderr, time.time() - start

    failures, kernels = 0, 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for file, (status, log, seconds) in zip(files, pool.map(compiled, files)):
            if status != 0:
                failures += 1
                errors = [line for line in log.splitlines() if "remark:" not in line]
                print(f"hip check FAILED: {file.name} does not compile:\n" + "\n".join(errors)[-8000:], flush=True)
                continue
            numbers = kernels_of(log)
            kernels += len(numbers)
            most = [max((n[i] for n in numbers), default=0) for i in range(3)]
            print(f"  {file.name:<32} {len(numbers):4d} kernels, at most {most[0]:3d} registers, {most[1]} spilled, {most[2]} bytes of scratch, {seconds:5.0f} s", flush=True)
    version = subprocess.run([hipcc, "--version"], text=True, capture_output=True, stdin=subprocess.DEVNULL).stdout.splitlines()[0]
    print(f"hip check: {version}, {ARCHITECTURE}, {len(files)} files, {kernels} kernels, {failures} failures")
    return 1 if failures or kernels == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
