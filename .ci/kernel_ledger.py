#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The ledgers of compiled kernels: for each kernel file a hash of what it is compiled from and the seconds that it
took, and for each of its kernels the numbers that the compiler counted. For CUDA (.ci/kernels.txt) they are
registers, bytes of stack and bytes of spills; hip_check.py says which they are for HIP (.ci/hip_kernels.txt). Spills
are the third of both.

    .ci/kernel_ledger.py OLD NEW [--renames MAP]     prints the difference of two ledgers: kernels that came, went or
                                                     changed, compile seconds
    .ci/kernel_ledger.py --self-test

OLD and NEW are files, or commits whose ledger is read (with --hip the one for HIP). MAP holds lines
`pattern -> replacement`: regular expressions that make OLD's names NEW's. The hash is over preprocessed text of the
project's own files without line markers, paths, comments and layout, so that a move, a comment or a reformatted line
changes none, and over the compiler's options without paths. Format of a ledger:

    nvcc VERSION, or hipcc VERSION
    kokkos VERSION
    file NAME HASH SECONDS
      NUMBERS KERNEL
"""
import argparse
import collections
import dataclasses
import hashlib
import pathlib
import re
import subprocess
import sys

LEDGER, HIP_LEDGER = ".ci/kernels.txt", ".ci/hip_kernels.txt"
KERNEL = re.compile(r"  ((?:\d+ )+)(\D.*)")
MARKER = re.compile(r'^#\s*(?:line\s+)?\d+\s+"([^"]*)"')


@dataclasses.dataclass
class KernelFile:
    name: str
    hash: str
    seconds: float
    kernels: dict  # name -> numbers


@dataclasses.dataclass
class Ledger:
    compiler: str = ""  # its name and version
    kokkos: str = ""
    files: dict = dataclasses.field(default_factory=dict)  # name -> KernelFile

    def hashes(self):
        return {file.hash: file for file in self.files.values()}

    def kernels(self):
        return {name: numbers for file in self.files.values() for name, numbers in file.kernels.items()}

    def seconds(self):
        return sum(file.seconds for file in self.files.values())


def parse(text):
    ledger, file = Ledger(), None
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] in ("nvcc", "hipcc"):
            ledger.compiler = line
        elif line.startswith("kokkos "):
            ledger.kokkos = words[1]
        elif line.startswith("file ") and len(words) == 4:
            file = ledger.files[words[1]] = KernelFile(words[1], words[2], float(words[3]), {})
        elif file is not None and (match := KERNEL.fullmatch(line)):
            file.kernels[match[2]] = tuple(int(word) for word in match[1].split())
        else:
            sys.exit(f"kernel ledger: line {number} is no line of a ledger: {line[:100]}")
    return ledger


def write(ledger, heading=()):
    lines = [*(f"# {line}" for line in heading), ledger.compiler, f"kokkos {ledger.kokkos}"]
    for name in sorted(ledger.files):
        file = ledger.files[name]
        lines.append(f"file {name} {file.hash} {file.seconds:.0f}")
        lines += [f"  {' '.join(map(str, numbers))} {kernel}" for kernel, numbers in sorted(file.kernels.items())]
    return "\n".join(lines) + "\n"


STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*')
APART = re.compile(r"(?<=\w) (?=\w)|(?<=[-+&|<>=*/]) (?=[-+&|<>=*/])")


def without_layout(text):
    """Tokens side by side, with a space only where two would become one otherwise; a string in several parts is one."""
    parts, begin = [], 0

    def code(piece):
        return APART.sub("\0", " ".join(piece.split())).replace(" ", "").replace("\0", " ")

    for match in STRINGS.finditer(text):
        parts += [code(text[begin : match.start()]), '"', *re.findall(r'"((?:[^"\\]|\\.)*)"', match[0]), '"']
        begin = match.end()
    return "".join([*parts, code(text[begin:])])


def own_text(preprocessed, folders):
    """The tokens of preprocessed text that come from files below the folders, in order."""
    own, lines = False, []
    for line in preprocessed.splitlines():
        if line.startswith("#"):
            if match := MARKER.match(line):
                own = any(match[1].startswith(folder) for folder in folders)
                continue
            if not line.startswith("#pragma"):
                continue
        if own:
            lines.append(line)
    return without_layout("\n".join(lines))


def hash_of(preprocessed, folders, flags):
    return hashlib.sha256("\n".join([own_text(preprocessed, folders), *flags]).encode()).hexdigest()[:16]


def short_name(demangled):
    """A kernel's name without namespaces, return type and parameters: what tells it from the others."""
    name = re.sub(r"^void ", "", demangled)
    depth = 0
    for i, character in enumerate(name):  # the parameters begin at the first parenthesis outside template arguments
        depth += (character == "<") - (character == ">")
        if character == "(" and depth == 0:
            name = name[:i]
            break
    name = re.sub(r"\b(TeamFFT|Kokkos)::(Impl::)?", "", name)
    return re.sub(r"\s+>", ">", name)


def difference(old, new, renames=()):
    """Lines that say what changed; empty where kernels and their numbers are the same (hashes and seconds left out)."""
    def renamed(name):
        for pattern, replacement in renames:
            name = re.sub(pattern, replacement, name)
        return name

    before, after = {renamed(name): numbers for name, numbers in old.kernels().items()}, new.kernels()
    lines = [] if len(before) == len(old.kernels()) else [f"renames make {len(old.kernels()) - len(before)} kernels the same"]
    lines += [f"gone: {before[name]} {name}" for name in sorted(before.keys() - after.keys())]
    lines += [f"new: {after[name]} {name}" for name in sorted(after.keys() - before.keys())]
    lines += [f"changed: {before[name]} -> {after[name]} {name}" for name in sorted(before.keys() & after.keys()) if before[name] != after[name]]
    return lines


def load(name, ledger):
    path = pathlib.Path(name)
    if path.is_file():
        return parse(path.read_text())
    shown = subprocess.run(["git", "show", f"{name}:{ledger}"], text=True, capture_output=True)
    if shown.returncode != 0:
        sys.exit(f"kernel ledger: {name} is neither a file nor a commit with {ledger}")
    return parse(shown.stdout)


def read_renames(path):
    pairs = [line.split(" -> ", 1) for line in path.read_text().splitlines() if line.strip() and not line.startswith("#")]
    if wrong := [pair for pair in pairs if len(pair) != 2]:
        sys.exit(f"kernel ledger: {path}: no ' -> ' in {wrong[0][0]!r}")
    return pairs


def print_difference(old, new, renames):
    lines = difference(old, new, renames)
    for line in lines:
        print(line)
    counts = collections.Counter(line.split(":")[0] for line in lines)
    spills = [sum(1 for numbers in ledger.kernels().values() if numbers[2]) for ledger in (old, new)]
    print(f"kernels {len(old.kernels())} -> {len(new.kernels())}: {counts['new']} new, {counts['gone']} gone, {counts['changed']} changed; "
          f"spilling {spills[0]} -> {spills[1]}; compile seconds {old.seconds():.0f} -> {new.seconds():.0f}")
    return 1 if lines else 0


def self_test():
    def text(path, body, marker="# 1"):
        return f'{marker} "{path}" 1\n{body}\n# 1 "/usr/include/other.h" 1\nint other;\n'

    base = hash_of(text("/a/src/k.cpp", "int  x =\n 1;"), ["/a/"], ["-O0"])
    same = [hash_of(text("/b/c/k.cpp", "int x\n\n= 1;"), ["/b/"], ["-O0"]), hash_of(text("/a/src/k.cpp", "int x = 1;", "# 77"), ["/a/"], ["-O0"])]
    other = [hash_of(text("/a/src/k.cpp", "int x = 2;"), ["/a/"], ["-O0"]), hash_of(text("/a/src/k.cpp", "int x = 1;"), ["/a/"], ["-O3"]),
             hash_of(text("/a/src/k.cpp", "#pragma unroll 1\nint x = 1;"), ["/a/"], ["-O0"])]
    assert all(h == base for h in same) and all(h != base for h in other)
    broken = [without_layout(code) for code in ('f(\n    a, "b"\n    "c d");', 'f(a,\n  "bc d");', 'f(a, "bc" " d");')]
    assert len(set(broken)) == 1
    apart = [without_layout(code) for code in ("a + +b", "a++b", "int x", "intx", 'f("a b")', 'f("ab")', "a > > b", "a >> b")]
    assert len(set(apart)) == len(apart)
    assert short_name("void TeamFFT::Impl::k<128u, TeamFFT::Impl::F<(TeamFFT::Impl::E)0, float> >(TeamFFT::Impl::F<(TeamFFT::Impl::E)0, float>)") == "k<128u, F<(E)0, float>>"
    kernels = {"k<1>": (64, 0, 0), "k<2, (E)1>": (32, 8, 4)}
    ledger = Ledger("nvcc 13.0", "5.2", {"k.cpp": KernelFile("k.cpp", base, 7, kernels)})
    again = parse(write(ledger, ("a comment",)))
    assert again == ledger and difference(ledger, again) == []
    again.files["k.cpp"].kernels["k<1>"] = (65, 0, 0)
    assert difference(ledger, again) == ["changed: (64, 0, 0) -> (65, 0, 0) k<1>"]
    again.files["k.cpp"].kernels = {"q<1>": (64, 0, 0), "q<2, (E)1>": (32, 8, 4)}
    assert len(difference(ledger, again)) == 4 and difference(ledger, again, [("^k", "q")]) == []
    print("kernel ledger: self-test passed")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("old", nargs="?")
    parser.add_argument("new", nargs="?")
    parser.add_argument("--hip", action="store_true", help=f"commits' {HIP_LEDGER} instead of {LEDGER}")
    parser.add_argument("--renames", type=pathlib.Path, help="file of `pattern -> replacement` lines")
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args()
    if options.self_test:
        return self_test()
    if not options.old:
        parser.error("which ledgers?")
    ledger = HIP_LEDGER if options.hip else LEDGER
    renames = read_renames(options.renames) if options.renames else ()
    return print_difference(load(options.old, ledger), load(options.new or ledger, ledger), renames)


if __name__ == "__main__":
    sys.exit(main())
