# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the compile checks for GPUs share (cuda_check.py, hip_check.py, sycl_check.py): Kokkos' headers for a backend,
the files that a GPU gets, and kernels that are held to a ledger (kernel_ledger.py).

A file whose hash stands in the ledger is compiled already, and left out; but one of them, drawn by the commit, is
compiled again. Each kernel of a file that is compiled must have the ledger's numbers; --update writes them instead.
--all compiles every file, as does a compiler or a Kokkos other than the ledger's, under which kernels are held to the
limits alone.
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
PROGRAM = """#include <TeamFFT/filter.hpp>
#include <TeamFFT/transform.hpp>
using Z = Kokkos::complex<double>;
using Data = Kokkos::View<Z**, SPACE>;
struct Smooth {
  KOKKOS_FUNCTION double operator()(int i, int j) const { return 1.0 / (1 + i * i + j * j); }
};
struct Divergence {
  KOKKOS_FUNCTION Kokkos::Array<Z, 1> operator()(int i, int j, Kokkos::Array<Z, 2> const& u) const {
    return {double(i) * u[0] + double(j) * u[1]};
  }
};
void transform(Data in, Data out) {
  auto const axes = TeamFFT::axis_type<2>{0, 1};
  TeamFFT::fft2(SPACE(), in, out);
  TeamFFT::FilterPlan(SPACE(), in, out, Smooth{}, axes).execute(in, out, Smooth{});
  auto const fields = TeamFFT::fields(in, in);
  auto const results = TeamFFT::fields(out);
  TeamFFT::FilterPlan(SPACE(), fields, results, Divergence{}, axes).execute(fields, results, Divergence{});
}
"""


def run(command, **options):
    return subprocess.run(command, stdin=subprocess.DEVNULL, text=True, capture_output=True, **options)


def parser(description, tools=None):
    """The options of every check; tools: what is kept in the folder of tools from PyPI."""
    options = argparse.ArgumentParser(description=description.splitlines()[0])
    options.add_argument("--kokkos-include", type=pathlib.Path, required=True, help="Kokkos' headers, of any build")
    options.add_argument("--work", type=pathlib.Path, required=True, help="folder for the copied headers and objects")
    if tools:
        options.add_argument("--tools", type=pathlib.Path, required=True, help=f"folder for {tools} from PyPI")
    options.add_argument("--jobs", type=int, default=os.cpu_count())
    return options


def ledger_parser(description, tools=None):
    options = parser(description, tools)
    options.add_argument("--all", action="store_true", help="compile every file, also those that the ledger knows")
    options.add_argument("--update", action="store_true", help="write what was compiled into the ledger")
    options.add_argument("--list", action="store_true", help="only say which files would be compiled")
    return options


# ---- what is compiled ------------------------------------------------------------------------------------------------

def edit(path, changes):
    text = path.read_text()
    for pattern, replacement in changes:
        text, count = re.subn(pattern, replacement, text, flags=re.MULTILINE)
        if count == 0:
            sys.exit(f"{path} has no line like {pattern}; Kokkos' headers have changed, mend .ci/kernel_check.py")
    path.write_text(text)


def backend_headers(source, target, backend, architecture):
    """A copy of Kokkos' headers, configured for a GPU's backend, by Kokkos' name of it in its headers, and Serial."""
    if not (source / "KokkosCore_config.h").is_file():
        sys.exit(f"{backend} check: no Kokkos headers in {source}")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    upper = backend.upper()

    def define(name):
        return (rf"^/\* #undef {name} \*/$", f"#define {name}")

    names = ["ENABLE_SERIAL", f"ENABLE_{upper}", *(f"ARCH_{name}" for name in architecture)]
    edit(target / "KokkosCore_config.h",
         [*(define(f"KOKKOS_{name}") for name in names),
          (r"^#define KOKKOS_ENABLE_OPENMP$", "/* #undef KOKKOS_ENABLE_OPENMP */")])
    edit(target / "desul/atomics/Config.hpp", [define(f"DESUL_ATOMICS_ENABLE_{upper}")])
    # The host space comes first: the backends' headers use it.
    for header, folder, kind in (("DeclareBackend", "decl", "Declare"), ("FwdBackend", "fwd", "Fwd")):
        includes = "\n".join(f"#include <{folder}/Kokkos_{kind}_{name}.hpp>" for name in ("SERIAL", upper))
        edit(target / f"KokkosCore_Config_{header}.hpp", [(rf"^#include <{folder}/.*>$", includes)])
    edit(target / "KokkosCore_Config_SetupBackend.hpp",
         [(r"^#define KOKKOS_SETUP_HPP_$", f"#define KOKKOS_SETUP_HPP_\n#include <setup/Kokkos_Setup_{backend}.hpp>")])


def kokkos_version(headers):
    number = int(re.search(r"#define KOKKOS_VERSION (\d+)", (headers / "KokkosCore_config.h").read_text())[1])
    return f"{number // 10000}.{number // 100 % 100}.{number % 100}"


def family(file):
    """The files of a family (register_line_0.cpp, ...) instantiate one template with other indices."""
    return re.sub(r"_\d+$", "", file.stem)


def write_instances(folder, spaces_of_backend):
    """The kernels' files, as CMake writes them for a Kokkos with a GPU (cmake/TeamFFTInstances.cmake): those for the
    spaces that instances.def names so."""
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
                values = {"header": header, "family": family_name, "parts": parts, "part": str(part), "spaces": spaces}
                files.append(folder / f"{header}{precision}_{part}.cpp")
                files[-1].write_text(re.sub(r"@(\w+)@", lambda key: values[key[1]], template))
        elif line.startswith("TEAMFFT_KERNELS"):
            sys.exit(f"kernel check: instances.def has a line that is no kernel family: {line}")
    if not files:
        sys.exit("kernel check: there are no kernel files")
    return files


def sources(work, spaces_of_backend, execution_space=None):
    """Kernels' files, the sources in Kokkos' language, and a program with the public header for an execution space."""
    files = write_instances(work / "instances", spaces_of_backend)
    files += sorted((ROOT / "src/execute").glob("*.cpp")) + sorted((ROOT / "src/execute/launch").glob("*.cpp"))
    if execution_space:
        files.append(work / "instances/program.cpp")
        files[-1].write_text(PROGRAM.replace("SPACE", execution_space))
    return files


# ---- how it is compiled ----------------------------------------------------------------------------------------------

class Compiler:
    """A compiler with the options of a check, by which files are hashed and compiled. The base of the backends' own:
    compile(file, is_first) gives the errors or None, numbers by the kernels' mangled names, and seconds; kernel_name()
    is the ledger's name of a kernel."""

    def __init__(self, work, program, suffix, flags, paths):
        self.work, self.program, self.suffix = work, program, suffix  # suffix: of files' and kernels' names
        self.flags, self.paths = flags, [*paths, f"-I{ROOT}/include", f"-I{ROOT}/src", f"-I{ROOT}"]

    def command(self, file, *options):
        return run([self.program, *self.flags, *self.paths, *options, str(file)])

    def hash(self, file):
        result = self.command(file, "-E")
        if result.returncode != 0:
            return f"unreadable-{file.name}"  # compiled, and fails there
        folders = [f"{ROOT}/{folder}/" for folder in ("include", "src", "backends", "machines")]
        return kernel_ledger.hash_of(result.stdout, [*folders, f"{self.work}/instances/"], self.flags)

    def kernel_name(self, demangled):
        return kernel_ledger.short_name(demangled)


@dataclasses.dataclass(frozen=True)
class Unit:
    """A file for an architecture. The ledger's names of it and its kernels are the bare ones for the first one."""
    file: pathlib.Path
    compiler: Compiler
    is_first: bool = False  # of its family for the first architecture: what the others have in common is checked there

    def name(self):
        return self.file.stem + self.compiler.suffix

    def hash(self):
        return self.compiler.hash(self.file)

    def compile(self):
        start = time.time()
        error, kernels = self.compiler.compile(self.file, self.is_first)
        return error, {} if error is not None else named(kernels, self.compiler), time.time() - start


def units_of(files, compilers, files_of_others=None):
    """Each file for each compiler, or only those of files_of_others where the compiler is not the first."""
    first = {family(file): file for file in reversed(files)}
    units = [Unit(file, compilers[0], first[family(file)] == file) for file in files]
    return units + [Unit(file, other) for other in compilers[1:] for file in files
                    if files_of_others is None or file.stem in files_of_others]


def demangle(names):
    filtered = subprocess.run(["c++filt"], input="\n".join(names), text=True, capture_output=True).stdout.splitlines()
    return filtered if len(filtered) == len(names) else names


def named(kernels, compiler):
    """Numbers by name of the kernels that are ours, not Kokkos' own."""
    pairs = [(compiler.kernel_name(name) + compiler.suffix, numbers)
             for name, numbers in zip(demangle(list(kernels)), kernels.values()) if "TeamFFT" in name]
    if len(dict(pairs)) != len(pairs):
        name = collections.Counter(name for name, _ in pairs).most_common(1)
        sys.exit(f"kernel check: two kernels have one name: {name}")
    return dict(pairs)


def commit():
    """HEAD, as .ci/run says it where there is no git."""
    if told := os.environ.get("TEAMFFT_COMMIT"):
        return told
    shown = run(["git", "-C", str(ROOT), "rev-parse", "HEAD"]) if shutil.which("git") else None
    return shown.stdout.strip() if shown and shown.returncode == 0 else str(time.time_ns())


def drawn(units):
    """One of them, another for each commit."""
    return units[int(hashlib.sha256(commit().encode()).hexdigest(), 16) % len(units)]


# ---- what is held to a ledger ----------------------------------------------------------------------------------------

@dataclasses.dataclass
class Check:
    """A backend's kernels against its ledger. limit(name, numbers) says what is wrong with a kernel by itself."""
    label: str
    path: pathlib.Path
    heading: tuple
    versions: tuple  # the compiler's and Kokkos', as in the ledger
    limit: object

    def run(self, units, options):
        ledger = kernel_ledger.parse(self.path.read_text()) if self.path.is_file() else kernel_ledger.Ledger()
        same_versions = self.versions == (ledger.compiler, ledger.kokkos)
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            hashes = dict(zip(units, pool.map(Unit.hash, units)))
            known = ledger.hashes() if same_versions else {}
            chosen = [unit for unit in units if options.all or hashes[unit] not in known]
            rest = [unit for unit in units if unit not in chosen]
            again = [drawn(rest)] if rest and not options.update else []
            print(f"{self.label}: {', Kokkos '.join(self.versions)}"
                  f"{'' if same_versions else f' (ledger: {ledger.compiler}, {ledger.kokkos})'}, {len(units)} files, "
                  f"{len(chosen)} to be compiled{f', and {again[0].name()} again' if again else ''}", flush=True)
            if options.list:
                return 0
            new = kernel_ledger.Ledger(*self.versions)
            for unit in rest:
                new.files[unit.name()] = dataclasses.replace(known[hashes[unit]], name=unit.name())
            compared = ledger.kernels() if same_versions and not options.update else None
            failures = self.compile(pool, chosen + again, hashes, compared, new)
        failures += self.whole(new, compared if not failures else None)
        return self.finish(new, failures, options.update)

    def compile(self, pool, units, hashes, compared, new):
        """Puts the units into the new ledger; compared: the old one's kernels, or None. Returns what is wrong."""
        failures = []
        for unit, (error, kernels, seconds) in zip(units, pool.map(Unit.compile, units)):
            if error is not None:
                failures.append(f"{unit.name()} does not compile:\n{error[-12000:]}")
                continue
            print(f"  {unit.name():<32} {len(kernels):4d} kernels, at most "
                  f"{max((k[0] for k in kernels.values()), default=0):3d} registers, {seconds:5.0f} s", flush=True)
            if compared is not None:
                failures += [f"the ledger has {compared.get(name, 'no such kernel')}, compiled it is\n"
                             f"  {' '.join(str(number) for number in numbers)} {name}"
                             for name, numbers in kernels.items() if compared.get(name) != numbers]
            new.files[unit.name()] = kernel_ledger.KernelFile(unit.name(), hashes[unit], seconds, kernels)
        return failures

    def whole(self, new, compared):
        """What is wrong with all kernels, those of files that were compiled before among them."""
        kernels = new.kernels()
        failures = [f"{wrong}: {name}" for name, numbers in kernels.items() if (wrong := self.limit(name, numbers))]
        if not kernels:
            failures.append("no kernel of ours was compiled")
        if compared is not None and (gone := compared.keys() - kernels.keys()):
            failures.append(f"{len(gone)} kernels of the ledger are in no file any more (--update drops them), "
                            f"the first: {sorted(gone)[0]}")
        return failures

    def finish(self, new, failures, update):
        for failure in failures:
            print(f"{self.label} FAILED:", failure)
        if update:  # files with what is wrong stay out, and are compiled again the next time
            right = {name: file for name, file in new.files.items()
                     if not any(self.limit(kernel, numbers) for kernel, numbers in file.kernels.items())}
            new = dataclasses.replace(new, files=right)
            if new.kernels():
                self.path.write_text(kernel_ledger.write(new, self.heading))
                print(f"{self.label}: wrote {self.path.relative_to(ROOT)}: {len(new.kernels())} kernels, "
                      f"{new.seconds():.0f} s of compilation")
        print(f"{self.label}: {len(new.kernels())} kernels, {len(failures)} failures")
        return 1 if failures else 0
