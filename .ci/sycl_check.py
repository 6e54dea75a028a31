#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles what SYCL gets as a host compiler sees it: the kernels for each GPU, the sources in Kokkos' language, and a program with the public header, by g++ with the
SYCL headers that PyPI has and Kokkos' own, without a SYCL build of Kokkos. No package has a SYCL compiler, so nothing is compiled for a device, linked or run. A warning fails
as an error does.
"""
import argparse
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import time

import cuda_check
import hip_check

ROOT = cuda_check.ROOT
PACKAGE = "intel-sycl-rt==2026.2.0"


def sycl_headers(folder):
    """Those of PACKAGE, which is installed into the folder where it is not there."""
    marker = folder / (PACKAGE + ".installed")
    if not marker.is_file():
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", folder], check=True, stdin=subprocess.DEVNULL)
        subprocess.run([folder / "bin/pip", "install", "--quiet", "--retries", "5", "--no-deps", PACKAGE], check=True, stdin=subprocess.DEVNULL)
        marker.touch()
    headers = folder / "include"
    if not (headers / "sycl/sycl.hpp").is_file():
        sys.exit(f"sycl check: {PACKAGE} has no sycl/sycl.hpp")
    return headers


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kokkos-include", type=pathlib.Path, required=True, help="Kokkos' headers, of any build")
    parser.add_argument("--work", type=pathlib.Path, required=True, help="folder for the copied headers")
    parser.add_argument("--tools", type=pathlib.Path, required=True, help="folder for the package of SYCL's headers")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    work = options.work.resolve()
    headers = sycl_headers(options.tools)
    cuda_check.backend_headers(options.kokkos_include, work / "kokkos", "SYCL", ())
    files = hip_check.sources(work, "Kokkos::SYCL")
    # The host half of desul's atomics hides behind a macro of SYCL compilers.
    flags = ["-fsyntax-only", "-std=c++20", "-Wall", "-Wextra", "-Werror", "-DDESUL_HAVE_SYCL_ATOMICS", f"-isystem{work}/kokkos", f"-isystem{headers}", f"-I{ROOT}/include",
             f"-I{ROOT}/src", f"-I{ROOT}"]

    def compiled(file):
        start = time.time()
        result = cuda_check.run(["g++", *flags, str(file)])
        return result.returncode, result.stdout + result.stderr, time.time() - start

    failures = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for file, (status, log, seconds) in zip(files, pool.map(compiled, files)):
            failures += status != 0
            print(f"  {file.name:<32} {'compiles' if status == 0 else 'FAILED'}, {seconds:5.0f} s" + ("" if status == 0 else "\n" + log[-8000:]), flush=True)
    version = subprocess.run(["g++", "--version"], text=True, capture_output=True, stdin=subprocess.DEVNULL).stdout.splitlines()[0]
    print(f"sycl check: {version}, {PACKAGE}, host pass only, {len(files)} files, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
