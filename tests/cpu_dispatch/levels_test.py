#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A library with kernels for several CPUs (TeamFFT_ENABLE_CPU_DISPATCH).

    levels_test.py transforms PROGRAM                    runs it (transforms.cpp) at each level of TEAMFFT_CPU_LEVEL that this CPU has; others are Errors
    levels_test.py apart PROGRAM [--objects FOLDER] [--objdump FILE] [--nm FILE]
                                                         disassembles the program, or a shared library: no level has instructions of a higher one or calls
                                                         another's functions, and nobody else calls a level's; FOLDER's objects have nothing to merge
    levels_test.py --self-test                           wrong instructions and calls are found
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys

LEVELS = ("v2", "v3", "v4")
LANES = {"v2": 128, "v3": 256, "v4": 512}
# What Linux calls the instructions of a level (System V ABI, AMD64 supplement, table 3.1).
FLAGS = {
    "v2": {"cx16", "lahf_lm", "popcnt", "pni", "sse4_1", "sse4_2", "ssse3"}, "v3": {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave"},
    "v4": {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"},
}
EVEX = r"%zmm|%k[0-7]\b|%[xy]mm(?:1[6-9]|2[0-9]|3[01])\b"
AVX = r"%ymm|\tv[a-z]|\t(?:andn|bextr|blsi|blsr|blsmsk|bzhi|mulx|pdep|pext|rorx|sarx|shlx|shrx|lzcnt|movbe)[lqw]?\b"
ABOVE = {"v2": re.compile(f"{AVX}|{EVEX}"), "v3": re.compile(EVEX), "v4": None}
OWN = {"v2": re.compile("%xmm"), "v3": re.compile("%ymm"), "v4": re.compile("%zmm")}
JUMP = re.compile(r"\t(?:call|j[a-z]+)q?\s+([0-9a-f]+) <")


def levels_of_cpu():
    flags = set(re.search(r"^flags\s*:(.*)$", pathlib.Path("/proc/cpuinfo").read_text(), re.MULTILINE)[1].split())
    return [level for i, level in enumerate(LEVELS) if all(FLAGS[below] <= flags for below in LEVELS[: i + 1])]


def run(program, level):
    environment = {name: value for name, value in os.environ.items() if name != "TEAMFFT_CPU_LEVEL"}
    if level is not None:
        environment["TEAMFFT_CPU_LEVEL"] = level
    result = subprocess.run([program], env=environment, text=True, stdout=subprocess.PIPE)
    return result.returncode, result.stdout


def transforms(program):
    here, wrong = levels_of_cpu(), []
    for level in (None, *LEVELS, "v1", "avx2"):
        status, output = run(program, level)
        print(f"-- TEAMFFT_CPU_LEVEL {'unset' if level is None else repr(level)}: exit status {status}\n{output}", end="", flush=True)
        lanes = LANES[level or here[-1]] if not level or level in here else None
        if lanes is None:
            if status != 2 or f"TEAMFFT_CPU_LEVEL {'asks for x86-64-' + level if level in LEVELS else 'is'}" not in output:
                wrong.append(f"level {level}: this CPU has {here}, and there was no Error that says so")
        elif status != 0 or f"{lanes}-bit lanes" not in output:
            wrong.append(f"level {level}: transforms are wrong, or lanes do not have {lanes} bits")
    return wrong


def findings(level, lines, others):
    """What a level's disassembly must not have: instructions above the level, jumps into other levels' code. None of its own is a finding, too."""
    above, seen, found, count = ABOVE.get(level), OWN.get(level), [], 0
    has_own = seen is None
    for line in lines:
        count += 1
        if above is not None and above.search(line):
            found.append(f"{level or 'no level'} has: {line.strip()}")
        if not has_own and seen.search(line):
            has_own = True
        if "<" in line and (jump := JUMP.search(line)):
            to = int(jump[1], 16)
            found += [f"{level or 'no level'} calls {other}: {line.strip()}" for other, (first, end) in others.items() if other != level and first <= to < end]
    if not has_own:
        found.append(f"{level} has no instruction of its own among {count} lines")
    return found


def sections(file, objdump):
    text = subprocess.run([objdump, "-h", file], text=True, capture_output=True, check=True).stdout
    found = re.findall(r"^\s*\d+\s+(\S+)\s+([0-9a-f]+)\s+([0-9a-f]+)\s", text, re.MULTILINE)
    return {name: (int(address, 16), int(address, 16) + int(size, 16)) for name, size, address in found}


def apart(program, objdump):
    all_sections, wrong = sections(program, objdump), []
    levels = {level: all_sections.get(f"teamfft_{level}") for level in LEVELS}
    missing = [level for level, place in levels.items() if place is None]
    if missing:
        return [f"{program} has no kernels for {missing}"]
    for level, section in [(level, f"teamfft_{level}") for level in LEVELS] + [(None, ".text")]:
        process = subprocess.Popen([objdump, "-d", "--no-show-raw-insn", "-j", section, program], text=True, stdout=subprocess.PIPE)
        found = findings(level, process.stdout, levels)
        if process.wait() != 0:
            found.append(f"{objdump} failed")
        print(f"{section}: {len(found)} findings")
        wrong += found[:5]
    return wrong


def objects_stand_alone(folder, objdump, nm):
    """One symbol to the outside, nothing weak, no group, and nothing that runs before main()."""
    wrong = []
    for level in LEVELS:
        file = folder / f"host_kernels_{level}.o"
        symbols = [line.split()[-2:] for line in subprocess.run([nm, file], text=True, capture_output=True, check=True).stdout.splitlines()]
        shown = [(kind, name) for kind, name in symbols if kind in "uVWiABCDGRST"]
        if len(shown) != 1 or f"host_kernels_{level}" not in shown[0][1]:
            wrong.append(f"{file} shows {shown[:5]}")
        headers = subprocess.run([objdump, "-h", file], text=True, capture_output=True, check=True).stdout
        wrong += [f"{file}: {line.strip()}" for line in headers.splitlines() if re.search(r"LINK_ONCE|\s\.(group|init_array|preinit_array|ctors|text\.)", line)]
    return wrong


def self_test():
    places = {"v2": (0x1000, 0x2000), "v3": (0x2000, 0x3000), "v4": (0x3000, 0x4000)}
    cases = [
        ("v2", "  1000:\taddps  %xmm0,%xmm1", 0), ("v2", "  1000:\tvaddps %xmm0,%xmm1,%xmm2", 1), ("v2", "  1000:\taddps  %xmm0,%xmm1\n  1001:\tvzeroupper", 1),
        ("v2", "  1000:\taddps  %xmm0,%xmm1\n  1001:\tcall   3010 <_ZSt3minIjERKT_S2_S2_>", 1), ("v2", "  1000:\taddps  %xmm0,%xmm1\n  1001:\tcall   1500 <f>", 0),
        ("v2", "  1000:\taddps  %xmm0,%xmm1\n  1001:\tshlx   %rax,%rbx,%rcx", 1), ("v2", "  1000:\tnop", 1), ("v3", "  2000:\tvaddps %ymm0,%ymm1,%ymm2", 0),
        ("v3", "  2000:\tvaddps %ymm0,%ymm17,%ymm2", 1), ("v3", "  2000:\tvaddps %ymm0,%ymm1,%ymm2{%k1}", 1), ("v3", "  2000:\tvaddps %ymm0,%ymm1,%ymm2\n  2001:\tjmp    1000 <f>", 1),
        ("v3", "  2000:\tvaddps %xmm0,%xmm1,%xmm2", 1), ("v4", "  3000:\tvaddps %zmm0,%zmm1,%zmm2", 0), (None, "  4000:\tcall   2000 <f>", 1), (None, "  4000:\tcall   4000 <f>", 0),
    ]
    for level, text, count in cases:
        found = findings(level, text.splitlines(), places)
        if len(found) != count:
            sys.exit(f"self-test: {level}, {text!r}: {found}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("what", nargs="?", choices=("transforms", "apart"))
    parser.add_argument("program", nargs="?")
    parser.add_argument("--objects", type=pathlib.Path)
    parser.add_argument("--objdump", default="objdump")
    parser.add_argument("--nm", default="nm")
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args()
    self_test()
    if options.self_test:
        return 0
    if not options.program:
        parser.error("a program is needed")
    if options.what == "transforms":
        wrong = transforms(options.program)
    else:
        wrong = apart(options.program, options.objdump)
        wrong += objects_stand_alone(options.objects, options.objdump, options.nm) if options.objects else []
    print("\n".join(wrong))
    return int(bool(wrong))


sys.exit(main())
