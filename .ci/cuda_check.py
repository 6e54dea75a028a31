#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles every kernel file for CUDA (sm_90), and one of each engine for sm_80, on a machine without a GPU and without a CUDA build of Kokkos, and holds the
kernels to their registers.

Debian's Kokkos package carries the headers of every backend. A copy of them, with the configuration set to CUDA and Serial, is enough to compile objects
(nothing is linked). ptxas then lists registers, stack and spills of every kernel: no kernel may spill, and none may have a stack but the general ones
(--stack-allowed), whose radices are run-time values. The check fails where it cannot run.

A file whose hash stands in the ledger (.ci/kernels.txt, kernel_ledger.py) is compiled already, and left out; but one of them, drawn by the commit, is compiled
again. Of every file that is compiled, each kernel must have the ledger's registers, stack and spills; --update writes them instead. --all compiles every file,
as does an nvcc or a Kokkos other than the ledger's, under which kernels are held to no spills alone.
"""
import argparse
import collections
import concurrent.futures
import dataclasses
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

import kernel_ledger

ROOT = pathlib.Path(__file__).resolve().parent.parent
ARCHITECTURES = {"sm_90": ("HOPPER", "HOPPER90"), "sm_80": ("AMPERE", "AMPERE80")}  # and Kokkos' names of them; the first compiles every file
FILES_FOR_OTHERS = ("general_f32_0", "register_line_1", "scratch_line_f64_0", "column_f64_0", "map_f32_0")  # one of each engine
CUDA_PACKAGES = [f"nvidia-{name}==13.0.*" for name in ("cuda-nvcc", "cuda-crt", "nvvm", "cuda-runtime", "cuda-cccl")]


def run(command, **options):
    return subprocess.run(command, stdin=subprocess.DEVNULL, text=True, capture_output=True, **options)


def edit(path, changes):
    text = path.read_text()
    for pattern, replacement in changes:
        text, count = re.subn(pattern, replacement, text, flags=re.MULTILINE)
        if count == 0:
            sys.exit(f"{path} has no line like {pattern}; Kokkos' headers have changed, mend .ci/cuda_check.py")
    path.write_text(text)


def backend_headers(source, target, backend, architecture):
    """A copy of Kokkos' headers, configured for a GPU's backend, by Kokkos' name of it in its headers, and Serial."""
    if not (source / "KokkosCore_config.h").is_file():
        sys.exit(f"{backend} check: no Kokkos headers in {source}")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)

    def define(name):
        return (rf"^/\* #undef {name} \*/$", f"#define {name}")

    edit(target / "KokkosCore_config.h",
         [define("KOKKOS_ENABLE_SERIAL"), define(f"KOKKOS_ENABLE_{backend.upper()}"), *(define(f"KOKKOS_ARCH_{name}") for name in architecture),
          (r"^#define KOKKOS_ENABLE_OPENMP$", "/* #undef KOKKOS_ENABLE_OPENMP */")])
    edit(target / "desul/atomics/Config.hpp", [define(f"DESUL_ATOMICS_ENABLE_{backend.upper()}")])
    # The host space comes first: the backends' headers use it.
    edit(target / "KokkosCore_Config_DeclareBackend.hpp",
         [(r"^#include <decl/.*>$", f"#include <decl/Kokkos_Declare_SERIAL.hpp>\n#include <decl/Kokkos_Declare_{backend.upper()}.hpp>")])
    edit(target / "KokkosCore_Config_FwdBackend.hpp",
         [(r"^#include <fwd/.*>$", f"#include <fwd/Kokkos_Fwd_SERIAL.hpp>\n#include <fwd/Kokkos_Fwd_{backend.upper()}.hpp>")])
    edit(target / "KokkosCore_Config_SetupBackend.hpp", [(r"^#define KOKKOS_SETUP_HPP_$", f"#define KOKKOS_SETUP_HPP_\n#include <setup/Kokkos_Setup_{backend}.hpp>")])


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
    """The files of a family (register_line_0.cpp, register_line_1.cpp, ...) instantiate one template with other indices."""
    return re.sub(r"_\d+$", "", file.stem)


def write_instances(folder, spaces_of_backend):
    """The kernels' files, as CMake writes them for a Kokkos with a GPU (cmake/TeamFFTInstances.cmake): those for the spaces that instances.def names so."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    template, files = (ROOT / "cmake/kernel_instance.cpp.in").read_text(), []
    for line in (ROOT / "src/execute/launch/instances.def").read_text().splitlines():
        if match := re.fullmatch(r"TEAMFFT_KERNELS\((\w+), ([\w<>]+), (\d+), (\w+)\)", line):
            header, family_name, parts, spaces = match.groups()
            if spaces not in spaces_of_backend:
                continue
            precision = "_f32" if "<float>" in family_name else "_f64" if "<double>" in family_name else ""
            for part in range(int(parts)):
                text = template
                for key, value in {"header": header, "family": family_name, "parts": parts, "part": str(part), "spaces": spaces}.items():
                    text = text.replace(f"@{key}@", value)
                files.append(folder / f"{header}{precision}_{part}.cpp")
                files[-1].write_text(text)
        elif line.startswith("TEAMFFT_KERNELS"):
            sys.exit(f"cuda check: instances.def has a line that is no kernel family: {line}")
    return files


def demangle(names):
    filtered = subprocess.run(["c++filt"], input="\n".join(names), text=True, capture_output=True).stdout.splitlines()
    return filtered if len(filtered) == len(names) else names


def commit():
    shown = run(["git", "-C", str(ROOT), "rev-parse", "HEAD"])
    return shown.stdout.strip() if shown.returncode == 0 else str(time.time_ns())


def drawn(files):
    """One of the files, another for each commit."""
    return files[int(hashlib.sha256(commit().encode()).hexdigest(), 16) % len(files)]


class Compiler:
    """nvcc with the options of the check, by which files are hashed and compiled."""

    def __init__(self, work, tools, architecture):
        self.work, self.architecture = work, architecture
        self.headers = work / f"kokkos_{architecture}"
        self.nvcc, extra = find_nvcc(tools)
        self.host = host_compiler()
        self.flags = ["-x", "cu", f"-arch={architecture}", "-std=c++20", "-O0", "--expt-relaxed-constexpr", "--extended-lambda", "-Xcudafe", "--diag_suppress=20012"]
        self.paths = ["-ccbin", self.host, *extra, f"-I{self.headers}", f"-I{ROOT}/include", f"-I{ROOT}/src", f"-I{ROOT}"]

    def version(self):
        return re.search(r"V(\d+\.\d+\.\d+)", run([self.nvcc, "--version"]).stdout)[1]

    def kokkos(self):
        number = int(re.search(r"#define KOKKOS_VERSION (\d+)", (self.headers / "KokkosCore_config.h").read_text())[1])
        return f"{number // 10000}.{number // 100 % 100}.{number % 100}"

    def hash(self, file):
        result = run([self.nvcc, *self.flags, *self.paths, "-E", str(file)])
        if result.returncode != 0:
            return f"unreadable-{file.name}"  # compiled, and fails there
        return kernel_ledger.hash_of(result.stdout, [f"{ROOT}/{folder}/" for folder in ("include", "src", "backends", "machines")] + [f"{self.work}/instances/"], self.flags)

    def compile(self, file, with_host_half):
        """The host's half of a file (7 s of 70) is compiled for the first of each family: what stands there is the same for all. -O0 is for that half alone (8 s
        with -O3, 5 s without); the commands that compile the kernels are the same."""
        start = time.time()
        result = run([self.nvcc, *self.flags, *self.paths, "-Xptxas", "-v", "-c" if with_host_half else "-cubin", str(file), "-o", str(self.work / f"{file.stem}.{self.architecture}.o")])
        log = result.stdout + result.stderr
        return log if result.returncode != 0 else None, kernels_of(log), time.time() - start


@dataclasses.dataclass(frozen=True)
class Unit:
    """A file for an architecture. The ledger's names of it and its kernels are the bare ones for the first architecture."""
    file: pathlib.Path
    compiler: Compiler

    def name(self):
        return self.file.stem + self.suffix()

    def suffix(self):
        return "" if self.compiler.architecture == next(iter(ARCHITECTURES)) else f".{self.compiler.architecture}"

    def hash(self):
        return self.compiler.hash(self.file)


def named(kernels, suffix):
    """Numbers by name of the kernels that are ours, not Kokkos' own."""
    pairs = [(kernel_ledger.short_name(name) + suffix, kernel[1:]) for name, kernel in zip(demangle([k[0] for k in kernels]), kernels) if "TeamFFT" in name]
    if len(dict(pairs)) != len(pairs):
        sys.exit(f"cuda check: two kernels have one name: {collections.Counter(name for name, _ in pairs).most_common(1)}")
    return dict(pairs)


def mistakes_of(kernels, expected, stack_allowed):
    """What is wrong with a file's kernels; expected: the ledger's, or None where they are held to no spills alone."""
    for name, numbers in kernels.items():
        registers, stack, spills = numbers
        if spills or (stack and not re.search(stack_allowed, name)):
            yield f"{registers} registers, {stack} bytes of stack, {spills} bytes of spills: {name}"
        if expected is not None and expected.get(name) != numbers:
            yield f"the ledger has {expected.get(name, 'no such kernel')}, compiled it is\n  {registers} {stack} {spills} {name}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kokkos-include", type=pathlib.Path, required=True, help="Kokkos' headers, of any build")
    parser.add_argument("--work", type=pathlib.Path, required=True, help="folder for the copied headers and objects")
    parser.add_argument("--tools", type=pathlib.Path, required=True, help="folder for nvcc from PyPI")
    parser.add_argument("--stack-allowed", default="[Gg]eneral", help="regular expression of kernels that may have a stack")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--all", action="store_true", help="compile every file, also those that the ledger knows")
    parser.add_argument("--update", action="store_true", help="write what was compiled into the ledger")
    parser.add_argument("--list", action="store_true", help="only say which files would be compiled")
    options = parser.parse_args()

    options.work.mkdir(parents=True, exist_ok=True)
    options.work = options.work.resolve()
    instances = write_instances(options.work / "instances", ("EACH_GPU", "CUDA"))
    files = instances + sorted((ROOT / "src/execute").glob("*.cpp")) + sorted((ROOT / "src/execute/launch").glob("*.cpp"))
    whole = {family(file): file for file in reversed(files)}
    if missing := set(FILES_FOR_OTHERS) - {file.stem for file in files}:
        sys.exit(f"cuda check: FILES_FOR_OTHERS names files that are not there: {sorted(missing)}")
    if not instances:
        sys.exit("cuda check: there are no kernel files")
    compilers = []
    for architecture in ARCHITECTURES:
        compilers.append(Compiler(options.work, options.tools, architecture))
        backend_headers(options.kokkos_include, compilers[-1].headers, "Cuda", ARCHITECTURES[architecture])
    compiler = compilers[0]
    units = [Unit(file, compiler) for file in files] + [Unit(file, other) for other in compilers[1:] for file in files if file.stem in FILES_FOR_OTHERS]
    path = ROOT / kernel_ledger.LEDGER
    ledger = kernel_ledger.parse(path.read_text()) if path.is_file() else kernel_ledger.Ledger()
    versions = (compiler.version(), compiler.kokkos())
    same_versions = versions == (ledger.nvcc, ledger.kokkos)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        hashes = dict(zip(units, pool.map(Unit.hash, units)))
        known = ledger.hashes() if same_versions else {}
        chosen = [unit for unit in units if options.all or hashes[unit] not in known]
        rest = [unit for unit in units if unit not in chosen]
        again = [drawn(rest)] if rest and not options.update else []
        print(f"cuda check: nvcc {versions[0]}, Kokkos {versions[1]}{'' if same_versions else f' (ledger: {ledger.nvcc}, {ledger.kokkos})'}, {len(units)} files, "
              f"{len(chosen)} to be compiled{f', and {again[0].name()} again' if again else ''}", flush=True)
        if options.list:
            return 0
        new = kernel_ledger.Ledger(*versions)
        for unit in rest:
            old = known[hashes[unit]]
            new.files[unit.name()] = kernel_ledger.KernelFile(unit.name(), old.hash, old.seconds, old.kernels)
        compared = ledger.kernels() if same_versions and not options.update else None
        failures = []

        def compiled(unit):
            return unit.compiler.compile(unit.file, unit.compiler is compiler and whole[family(unit.file)] == unit.file)

        for unit, (error, kernels, seconds) in zip(chosen + again, pool.map(compiled, chosen + again)):
            if error is not None:
                failures.append(f"{unit.name()} does not compile:\n{error[-12000:]}")
                continue
            ours = named(kernels, unit.suffix())
            print(f"  {unit.name():<32} {len(ours):4d} kernels, at most {max((k[0] for k in ours.values()), default=0):3d} registers, {seconds:5.0f} s", flush=True)
            failures += mistakes_of(ours, compared, options.stack_allowed)
            new.files[unit.name()] = kernel_ledger.KernelFile(unit.name(), hashes[unit], seconds, ours)
    if not new.kernels():
        failures.append("no kernel of ours was compiled")
    if compared is not None and not failures and (gone := ledger.kernels().keys() - new.kernels().keys()):
        failures.append(f"{len(gone)} kernels of the ledger are in no file any more (--update drops them), the first: {sorted(gone)[0]}")
    for failure in failures:
        print("cuda check FAILED:", failure)
    if options.update and not failures:
        path.write_text(kernel_ledger.write(new))
        print(f"cuda check: wrote {path.relative_to(ROOT)}: {len(new.kernels())} kernels, {new.seconds():.0f} s of compilation")
    print(f"cuda check: {len(new.kernels())} kernels, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
