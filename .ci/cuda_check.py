#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles every kernel file for CUDA (sm_90) on a machine without a GPU and without a CUDA build of Kokkos, and holds the kernels to their registers.

Debian's Kokkos package carries the headers of every backend. A copy of them, with the configuration set to CUDA and Serial, is enough to compile objects
(nothing is linked). ptxas then lists registers, stack and spills of every kernel: no kernel may spill, and none may have a stack but the general ones
(--stack-allowed), whose radices are run-time values. The check fails where it cannot run.
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

CUDA_PACKAGES = [f"nvidia-{name}==13.0.*" for name in ("cuda-nvcc", "cuda-crt", "nvvm", "cuda-runtime", "cuda-cccl")]


def run(command, **options):
    return subprocess.run(command, stdin=subprocess.DEVNULL, text=True, capture_output=True, **options)


def edit(path, changes):
    text = path.read_text()
    for pattern, replacement in changes:
        text, count = re.subn(pattern, replacement, text, flags=re.MULTILINE)
        if count == 0:
            sys.exit(f"cuda check: {path} has no line like {pattern}; Kokkos' headers have changed, mend .ci/cuda_check.py")
    path.write_text(text)


def cuda_headers(source, target):
    """A copy of Kokkos' headers, configured for CUDA + Serial, Hopper."""
    if not (source / "KokkosCore_config.h").is_file():
        sys.exit(f"cuda check: no Kokkos headers in {source}")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)

    def define(name):
        return (rf"^/\* #undef {name} \*/$", f"#define {name}")

    edit(target / "KokkosCore_config.h",
         [define("KOKKOS_ENABLE_SERIAL"), define("KOKKOS_ENABLE_CUDA"), define("KOKKOS_ARCH_HOPPER"), define("KOKKOS_ARCH_HOPPER90"),
          (r"^#define KOKKOS_ENABLE_OPENMP$", "/* #undef KOKKOS_ENABLE_OPENMP */")])
    edit(target / "desul/atomics/Config.hpp", [define("DESUL_ATOMICS_ENABLE_CUDA")])
    # The host space comes first: CUDA's headers use it.
    edit(target / "KokkosCore_Config_DeclareBackend.hpp",
         [(r"^#include <decl/.*>$", "#include <decl/Kokkos_Declare_SERIAL.hpp>\n#include <decl/Kokkos_Declare_CUDA.hpp>")])
    edit(target / "KokkosCore_Config_FwdBackend.hpp", [(r"^#include <fwd/.*>$", "#include <fwd/Kokkos_Fwd_SERIAL.hpp>\n#include <fwd/Kokkos_Fwd_CUDA.hpp>")])
    edit(target / "KokkosCore_Config_SetupBackend.hpp", [(r"^#define KOKKOS_SETUP_HPP_$", "#define KOKKOS_SETUP_HPP_\n#include <setup/Kokkos_Setup_Cuda.hpp>")])


def find_nvcc(folder):
    """nvcc from PATH or the usual place, else from PyPI in a virtual environment."""
    for candidate in (shutil.which("nvcc"), "/usr/local/cuda/bin/nvcc"):
        if candidate and os.access(candidate, os.X_OK):
            return candidate, []
    found = list(folder.glob("lib/python3*/site-packages/nvidia/cu13/bin/nvcc"))
    if not found:
        print("cuda check: no nvcc on this machine; installing it from PyPI", flush=True)
        subprocess.run([sys.executable, "-m", "venv", folder], check=True, stdin=subprocess.DEVNULL)
        subprocess.run([folder / "bin/pip", "install", "--quiet", "--retries", "5", *CUDA_PACKAGES], check=True, stdin=subprocess.DEVNULL)
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
    """(kernel, registers, stack, spills) of every entry function in ptxas' verbose output."""
    kernels, name = [], None
    for line in log.splitlines():
        if match := re.search(r"Compiling entry function '(\S+)'", line):
            name, stack, spills = match[1], 0, 0
        elif match := re.search(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads", line):
            stack, spills = int(match[1]), int(match[2]) + int(match[3])
        elif name and (match := re.search(r"Used (\d+) registers", line)):
            kernels.append((name, int(match[1]), stack, spills))
            name = None
    return kernels


def family(file):
    """The files of a family (kernels_row_0.cpp, kernels_row_1.cpp, ...) instantiate one template with other indices."""
    return re.sub(r"_\d+$", "", file.stem)


def demangle(names):
    filtered = subprocess.run(["c++filt"], input="\n".join(names), text=True, capture_output=True).stdout.splitlines()
    return filtered if len(filtered) == len(names) else names


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kokkos-include", type=pathlib.Path, required=True, help="Kokkos' headers, of any build")
    parser.add_argument("--work", type=pathlib.Path, required=True, help="folder for the copied headers and objects")
    parser.add_argument("--tools", type=pathlib.Path, required=True, help="folder for nvcc from PyPI")
    parser.add_argument("--stack-allowed", default="[Gg]eneral", help="regular expression of kernels that may have a stack")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()

    root = pathlib.Path(__file__).resolve().parent.parent
    files = options.files or sorted((root / "src").glob("kernels_*.cpp")) + sorted((root / "src").glob("executor*.cpp"))
    files.sort(key=lambda file: family(file) == file.stem)  # the short ones last, so that no job has long to go alone
    whole = {family(file): file for file in reversed(files)}
    if not files:
        sys.exit("cuda check: there are no kernel files")
    options.work.mkdir(parents=True, exist_ok=True)
    cuda_headers(options.kokkos_include, options.work / "kokkos")
    nvcc, nvcc_options = find_nvcc(options.tools)
    compiler = host_compiler()
    print(f"cuda check: {run([nvcc, '--version']).stdout.splitlines()[-2]}, {run([compiler, '--version']).stdout.splitlines()[0]}, {len(files)} files", flush=True)

    def compile_one(file):
        start = time.time()
        # The host's half of a file (7 s of 70) is compiled for the first of each family: what stands there is the same for all. -O0 is for that half alone
        # (8 s with -O3, 5 s without); the commands that compile the kernels are the same.
        output = "-c" if whole[family(file)] == file else "-cubin"
        result = run([nvcc, "-x", "cu", "-arch=sm_90", "-std=c++20", "-O0", "-ccbin", compiler, "--expt-relaxed-constexpr", "--extended-lambda",
                      "-Xptxas", "-v", "-Xcudafe", "--diag_suppress=20012", *nvcc_options, f"-I{options.work}/kokkos", f"-I{root}/include", f"-I{root}/src", f"-I{root}",
                      output, str(file), "-o", str(options.work / (file.stem + ".o"))])
        return file, result, time.time() - start

    failures, total = [], []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for file, result, seconds in pool.map(compile_one, files):
            if result.returncode != 0:
                failures.append(f"{file.name} does not compile:\n{result.stdout[-4000:]}{result.stderr[-8000:]}")
                continue
            kernels = kernels_of(result.stdout + result.stderr)
            total += kernels
            print(f"  {file.name:<32} {len(kernels):4d} kernels, at most {max((k[1] for k in kernels), default=0):3d} registers, {seconds:5.0f} s", flush=True)
    ours = [(name, *kernel[1:]) for name, kernel in zip(demangle([k[0] for k in total]), total) if "TeamFFT" in name]  # not Kokkos' own
    for name, registers, stack, spills in ours:
        if spills or (stack and not re.search(options.stack_allowed, name)):
            failures.append(f"{registers} registers, {stack} bytes of stack, {spills} bytes of spills: {name[:600]}")
    if not ours:
        failures.append("no kernel of ours was compiled")
    for failure in failures:
        print("cuda check FAILED:", failure)
    print(f"cuda check: {len(ours)} kernels, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
