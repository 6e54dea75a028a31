#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles everything that HIP gets for gfx90a and gfx942 with hipcc, without a GPU and without a HIP build of Kokkos.

These are the kernels for each GPU, the sources in Kokkos' language, and a program with the public header. Nothing is
linked, and nothing runs. A warning fails as an error does. Files that the ledger (.ci/hip_kernels.txt) knows are not
compiled again, and kernels must equal it: kernel_check.py says how. No kernel may spill vector registers, and each must
leave room for two waves a SIMD, with --update, too; kernels that --excepted names are held to the ledger only.

The ledger's numbers of a kernel are those of -Rpass-analysis=kernel-resource-usage: vector registers (VGPRs),
accumulation registers (AGPRs), spilled vector registers, spilled scalar registers (SGPRs), bytes of private memory a
lane, bytes of LDS that the kernel declares (what a launch asks for comes on top), and waves a SIMD. The compiler counts
spilled registers of a kernel without the functions that it calls. The ledger's spilled vector registers are all those
that the assembly stores to private memory in called functions, too. Stores of whole wavefronts are not among them: a
function that keeps scalars in the lanes of a register saves that register once, when it starts, for its caller, which
here is Kokkos' kernel and has nothing there.
"""
import re
import shutil
import subprocess
import sys

import kernel_check
import kernel_ledger

# Each has Kokkos' names of it beside it. The first has the bare names of files and kernels.
ARCHITECTURES = {"gfx90a": ("AMD_GPU", "AMD_GFX90A", "VEGA90A"), "gfx942": ("AMD_GPU", "AMD_GFX942")}
LEAST_WAVES = 2
REMARKS = ("VGPRs", "AGPRs", "VGPRs Spill", "SGPRs Spill", "ScratchSize", "LDS Size", "Occupancy")
HEADING = ("Kernels as compiled for gfx90a, and for gfx942 where a name ends so: written by .ci/hip_check.py --update,",
           "read by .ci/hip_check.py and .ci/kernel_ledger.py. Numbers: VGPRs, AGPRs, spilled VGPRs, spilled SGPRs,",
           "bytes of private memory a lane, bytes of LDS, waves a SIMD")


def remarks_of(log):
    """The numbers of each kernel, in the order of REMARKS, by its name."""
    kernels = {}
    for part in re.split(r"remark: Function Name: ", re.sub(r"remark: +", "remark: ", log))[1:]:
        found = dict(re.findall(r"remark: ([A-Za-z ]+?)(?: \[[^\]]*\])?: (\S+)", part))
        numbers = [found.get(name, "nothing") for name in REMARKS]
        if wrong := [f"{name}: {number}" for name, number in zip(REMARKS, numbers) if not number.isdigit()]:
            sys.exit(f"hip check: the compiler's remarks have changed, mend .ci/hip_check.py: {wrong}")
        kernels[part.split()[0]] = tuple(int(number) for number in numbers)
    return kernels


def called_spills(assembly):
    """The vector registers that the functions which a kernel or function calls store to private memory, by its name."""
    own, callees, name, whole = {}, {}, None, False  # whole: all lanes of the wavefront are on
    for line in assembly.splitlines():
        if match := re.search(r"; -- Begin function (\S+)", line):
            name = match[1]
            own[name], callees[name], whole = 0, set(), False
        elif match := re.match(r"\s*s_(or_saveexec|mov)_b64 (.*)", line):
            whole = match[1] == "or_saveexec" and match[2].endswith(" -1")
        elif not whole and (match := re.search(r"_store_\S+ .*; (\d+)-byte Folded Spill", line)):
            own[name] += int(match[1]) // 4
        elif match := re.match(r"\s*\.set (\S+)\.num_vgpr, (.*)", line):
            called = re.findall(r"([^\s,()]+)\.num_vgpr", match[2])
            callees[re.sub(r"^\.L(?=_)", "", match[1])] = {re.sub(r"^\.L(?=_)", "", function) for function in called}

    def below(function, seen):
        new = callees.get(function, set()) - seen
        seen |= new
        return sum(own.get(callee, 0) + below(callee, seen) for callee in new)

    return {function: below(function, {function}) for function in own}


def kernels_of(log, assembly):
    spills = called_spills(assembly)
    return {name: (*numbers[:2], numbers[2] + spills.get(name, 0), *numbers[3:])
            for name, numbers in remarks_of(log).items()}


def launched(name):
    """A kernel's short name without what Kokkos' launch adds to the functor and its launch bounds (where they are hinted to
    be light, too)."""
    launch, bounds = r"hip_parallel_launch_(\w+)_memory<Parallel(\w+)<(.*), ", r"(\d+u, \d+u)"
    light = r"Experimental::WorkItemProperty::ImplWorkItemProperty<1ul>"
    if match := re.fullmatch(rf"{launch}TeamPolicy<HIP, LaunchBounds<{bounds}>(?:, {light})?>, HIP>, \4>", name):
        memory, pattern, functor, threads = match.groups()
        functor = f"{threads}, {functor}"
    elif match := re.fullmatch(rf"{launch}RangePolicy<HIP, IndexType<([\w ]+)>>, HIP>>", name):
        memory, pattern, functor, index = match.groups()
        functor += "" if index == "long" else f", {index}"
    else:
        return name
    return f"parallel_{pattern.lower()}<{functor}>{'' if memory == 'local' else f' by {memory} memory'}"


class Hipcc(kernel_check.Compiler):
    def __init__(self, work, architecture):
        hipcc = shutil.which("hipcc")
        if hipcc is None:
            sys.exit("hip check: no hipcc on this machine (.ci/run --hip makes a Debian root that has one)")
        self.architecture, self.headers = architecture, work / f"kokkos_{architecture}"
        suffix = "" if architecture == next(iter(ARCHITECTURES)) else f".{architecture}"
        flags = [f"--offload-arch={architecture}", "-x", "hip", "-std=c++20", "-O3", "-DNDEBUG",
                 "-Wall", "-Wextra", "-Werror", "-Wno-unused-command-line-argument"]  # hipcc's own --hip-link is unused
        super().__init__(work, hipcc, suffix, flags, [f"-isystem{self.headers}"])

    def version(self):
        said = kernel_check.run([self.program, "--version"]).stdout
        hip, clang = (re.search(rf"{name} version:? ([\d.]+)", said)[1] for name in ("HIP", "clang"))
        return f"{hip} Clang {clang}"

    def compile(self, file, is_first):
        """The host's half is only looked through, for the first file of each family: what stands there is the same for
        all."""
        if is_first and (host := self.command(file, "--cuda-host-only", "-fsyntax-only")).returncode != 0:
            return host.stdout + host.stderr, {}
        assembly = self.work / f"{file.stem}.{self.architecture}.s"
        remarks = "-Rpass-analysis=kernel-resource-usage"
        result = self.command(file, "--cuda-device-only", "-S", remarks, "-o", str(assembly))
        log = result.stdout + result.stderr
        if result.returncode != 0:
            return "\n".join(line for line in log.splitlines() if "remark:" not in line), {}
        return None, kernels_of(log, assembly.read_text())

    def kernel_name(self, demangled):
        return launched(kernel_ledger.short_name(demangled))


def limit_of(excepted):
    def limit(name, numbers):
        registers, accumulation, spills, waves = *numbers[:3], numbers[-1]
        if (spills or waves < LEAST_WAVES) and not re.search(excepted, name):
            return f"{registers} VGPRs, {accumulation} AGPRs, {spills} VGPRs spilled, {waves} waves a SIMD"

    return limit


def self_test():
    kernel = "_Zkernel"
    said = ("AGPRs", "ScratchSize [bytes/lane]", "Occupancy [waves/SIMD]", "SGPRs Spill", "VGPRs Spill",
            "LDS Size [bytes/block]", "VGPRs", "Dynamic Stack")
    log = "\n".join(["k.cpp:1:1: remark: Function Name: _Zkernel [-R]", "   59 | source",
                     *(f"k.cpp:1:1: remark:     {name}: {i} [-R]" for i, name in enumerate(said))])
    assert remarks_of(log) == {kernel: (6, 0, 4, 3, 1, 5, 2)}
    assembly = """_Zbody: ; -- Begin function _Zbody
    s_or_saveexec_b64 s[4:5], -1
    scratch_store_dword off, v63, s32 ; 4-byte Folded Spill
    s_mov_b64 exec, s[4:5]
    scratch_store_dwordx2 off, v[40:41], s32 offset:8 ; 8-byte Folded Spill
    v_writelane_b32 v1, s4, 0 ; 4-byte Folded Spill
    .set .L_Zbody.num_vgpr, 64
_Zkernel: ; -- Begin function _Zkernel
    buffer_store_dword v3, off, s[0:3], 0 ; 4-byte Folded Spill
    .set _Zkernel.num_vgpr, max(44, .L_Zbody.num_vgpr)
"""
    assert called_spills(assembly) == {"_Zbody": 0, kernel: 2} and kernels_of(log, assembly)[kernel][2] == 6
    team = ("hip_parallel_launch_{}_memory<ParallelFor<F<16u, float>, "
            "TeamPolicy<HIP, LaunchBounds<256u, 1u>>, HIP>, {}, 1u>")
    assert launched(team.format("local", "256u")) == "parallel_for<256u, 1u, F<16u, float>>"
    light = team.format("local", "256u").replace(">>, HIP>", ">, Experimental::WorkItemProperty::ImplWorkItemProperty<1ul>>, HIP>")
    assert launched(light) == launched(team.format("local", "256u"))
    assert launched(team.format("constant", "256u")) == "parallel_for<256u, 1u, F<16u, float>> by constant memory"
    assert launched(team.format("local", "64u")) == team.format("local", "64u")  # would be another kernel's name
    ranges = "hip_parallel_launch_local_memory<ParallelReduce<F<G<double>>, RangePolicy<HIP, IndexType<{}>>, HIP>>"
    assert launched(ranges.format("long")) == "parallel_reduce<F<G<double>>>"
    assert launched(ranges.format("unsigned int")) == "parallel_reduce<F<G<double>>, unsigned int>"
    limit = limit_of("^General")
    assert limit("F", (250, 0, 0, 7, 64, 8, 2)) is None and limit("General", (256, 9, 1, 0, 8, 8, 1)) is None
    assert limit("F", (250, 0, 1, 0, 4, 8, 2)) and limit("F", (256, 4, 0, 0, 0, 8, 1))
    print("hip check: self-test passed")


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    parser = kernel_check.ledger_parser(__doc__)
    parser.add_argument("--excepted", default=r"(?!)", help="regular expression of kernels that may spill")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    work = options.work.resolve()
    files = kernel_check.sources(work, ("EACH_GPU",), "Kokkos::HIP")
    compilers = [Hipcc(work, architecture) for architecture in ARCHITECTURES]
    for compiler in compilers:
        names = ARCHITECTURES[compiler.architecture]
        kernel_check.backend_headers(options.kokkos_include, compiler.headers, "HIP", names)
    versions = (f"hipcc {compilers[0].version()}", kernel_check.kokkos_version(compilers[0].headers))
    path = kernel_check.ROOT / kernel_ledger.HIP_LEDGER
    check = kernel_check.Check("hip check", path, HEADING, versions, limit_of(options.excepted))
    return check.run(kernel_check.units_of(files, compilers), options)


if __name__ == "__main__":
    sys.exit(main())
