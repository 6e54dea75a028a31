#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds the documentation's site: make_site.py [FOLDER], by default build/docs; the pages are in FOLDER/html. ./bootstrap docs calls it in a Debian root.

Doxygen reads the public headers, Breathe hands what it found to Sphinx, and every warning is an error.
"""
import pathlib
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DOXYFILE = """
PROJECT_NAME = TeamFFT
INPUT = {headers}
OUTPUT_DIRECTORY = {folder}
STRIP_FROM_PATH = {root}/include
GENERATE_HTML = NO
GENERATE_LATEX = NO
GENERATE_XML = YES
EXTRACT_ALL = YES
EXCLUDE_SYMBOLS = TeamFFT::Impl TeamFFT::Impl::* std
MACRO_EXPANSION = YES
EXPAND_ONLY_PREDEF = YES
PREDEFINED = KOKKOS_FUNCTION= KOKKOS_INLINE_FUNCTION= KOKKOS_FORCEINLINE_FUNCTION= TEAMFFT_EXPORT= TEAMFFT_INTERNAL=
QUIET = YES
WARN_IF_UNDOCUMENTED = NO
WARN_IF_DOC_ERROR = NO
"""
FIRST_PAGE = '<!DOCTYPE html><meta charset="utf-8"><title>TeamFFT</title><meta http-equiv="refresh" content="0; url=docs/index.html">'


def doxygen(folder):
    include = ROOT / "include" / "TeamFFT"
    headers = [*sorted(set(include.glob("*.hpp")) - {include / "heffte.hpp"}), *(include / "detail" / f"{name}_problem.hpp" for name in ("poisson", "convolution"))]  # Boundary, Mode; heffte.hpp has heFFTe's namespace
    text = DOXYFILE.format(headers=" ".join(f'"{path}"' for path in headers), folder=folder, root=ROOT)
    subprocess.run(["doxygen", "-"], input=text, text=True, check=True, stdout=subprocess.DEVNULL)


def sphinx(folder, arguments):
    command = [sys.executable, "-m", "sphinx", "-b", "html", "-c", str(ROOT / "docs" / "site"), "-W", "--keep-going", "-q", "-j", "2"]
    command += ["-D", f"breathe_projects.TeamFFT={folder / 'xml'}", "-d", str(folder / "doctrees"), *arguments, str(ROOT), str(folder / "html")]
    return subprocess.run(command).returncode


def main():
    begin = time.monotonic()
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "docs").resolve()
    for name in ("html", "xml", "doctrees"):
        shutil.rmtree(folder / name, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    doxygen(folder)
    status = sphinx(folder, sys.argv[2:])
    if status == 0:
        (folder / "html" / "index.html").write_text(FIRST_PAGE)
        print(f"site: {folder / 'html' / 'index.html'} ({time.monotonic() - begin:.0f} s)")
    sys.exit(status)


if __name__ == "__main__":
    main()
