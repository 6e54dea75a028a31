#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""No device is asked for by its name: outside backends/ and machines/ the library compares a Machine's numbers only.

A wrong line compares something with a string that names a device or an architecture ("nvidia_h200", "gfx942", "H200"), or a Machine's name with anything.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDERS = ("include", "src", "perf", "examples")
NAMES = r'(?:"[^"]*(?:cuda|hip|sycl|openmp|nvidia|amd|intel|epyc|xeon|tesla|geforce|instinct|sm_?[0-9]{2}|gfx[0-9]|[ahbv][12]00|mi[1-3][0-9]{2})[^"]*"|"host"|"generic")'
WRONG = [
    re.compile(r"(?:==|!=)\s*(?:std::string(?:_view)?\()?" + NAMES, re.IGNORECASE),
    re.compile(NAMES + r"s?v?\s*(?:==|!=)", re.IGNORECASE),
    re.compile(r"\b(?:find|compare|starts_with|ends_with|contains|strcmp|strstr)\([^;]*" + NAMES, re.IGNORECASE),
    re.compile(r"machine(?:\(\))?(?:\.|->)name\b(?:\.\w+\([^)]*\))?\s*(?:==|!=)"),
    re.compile(r"(?:==|!=)\s*[\w.>()-]*machine(?:\(\))?(?:\.|->)name\b"),
    re.compile(r"machine(?:\(\))?(?:\.|->)name\.(?:find|compare|starts_with|ends_with|contains)\b"),
]


def wrong_lines(text):
    code = [re.sub(r"//.*", "", line) for line in text.splitlines()]
    return [number for number, line in enumerate(code, 1) if any(pattern.search(line) for pattern in WRONG)]


def self_test():
    cases = {
        'if (machine.choice == "nvidia_h200") return {};': True, 'return "gfx942" != arch;': True, 'if (machine.name.find("H200") != npos)': True,
        "if (context.machine.name == other)": True, "return wanted != m_state->machine.name;": True, 'if (name.starts_with("NVIDIA"))': True,
        'if (machine.largest_cluster != 0) throw Error("no cluster on this host");': False, 'm.name = "h200";': False, 'x = a == b;  // "nvidia_h200" was here': False,
        'if (tuning != "host") return;': True, 'if (suite == "host-nd") return;': False,
        'throw Error("TeamFFT: " + here.name + " has no cuda");': False, 'if (kind == "c2c") return "host";': False,
    }
    for line, is_wrong in cases.items():
        if bool(wrong_lines(line)) != is_wrong:
            sys.exit(f"device names: self-test: {line!r} should {'' if is_wrong else 'not '}be found")


def main():
    self_test()
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.[hc]pp"))]
    if len(files) < 100:
        sys.exit(f"device names: only {len(files)} files were read")
    found = [f"{path.relative_to(ROOT)}:{number}" for path in files for number in wrong_lines(path.read_text())]
    for place in found:
        print("a device is asked for by its name:", place)
    print(f"device names: {len(files)} files, {len(found)} wrong lines")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
