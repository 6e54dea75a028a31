#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles what SYCL gets as a host compiler sees it, by g++ with the SYCL headers that PyPI has and Kokkos' own.

These are the kernels for each GPU, the sources in Kokkos' language, and a program with the public header, without a
SYCL build of Kokkos. No package has a SYCL compiler, so nothing is compiled for a device, linked or run. A warning
fails as an error does.
"""
import concurrent.futures
import shutil
import subprocess
import sys
import time

import kernel_check

ROOT = kernel_check.ROOT
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
    options = kernel_check.parser(__doc__, "the package of SYCL's headers").parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    work = options.work.resolve()
    headers = sycl_headers(options.tools)
    kernel_check.backend_headers(options.kokkos_include, work / "kokkos", "SYCL", ())
    files = kernel_check.sources(work, ("EACH_GPU",), "Kokkos::SYCL")
    # The host half of desul's atomics hides behind a macro of SYCL compilers.
    flags = ["-fsyntax-only", "-std=c++20", "-Wall", "-Wextra", "-Werror", "-DDESUL_HAVE_SYCL_ATOMICS", f"-isystem{work}/kokkos", f"-isystem{headers}", f"-I{ROOT}/include",
             f"-I{ROOT}/src", f"-I{ROOT}"]

    def compiled(file):
        start = time.time()
        result = kernel_check.run(["g++", *flags, str(file)])
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
