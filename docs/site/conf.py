# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sphinx' configuration of the site. The source folder is the top of the repository, so that the pages' relative links hold in both places."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

project = "TeamFFT"
author = "the TeamFFT authors"
copyright = "the TeamFFT authors, Apache-2.0 WITH LLVM-exception"
release = ".".join(re.findall(r"^#define TEAMFFT_VERSION_\w+ (\d+)$", (ROOT / "include/TeamFFT/version.hpp").read_text(), re.MULTILINE))

extensions = ["myst_parser", "breathe", "raw_anchors"]
root_doc = "docs/index"
include_patterns = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "SUPPORT.md", "CODE_OF_CONDUCT.md", "docs/**", "examples/data/README.md", "perf/**.md"]
exclude_patterns = ["build*", ".git", ".cache", "src", "include", "machines", "backends", "tests", "cmake", "spack", "perf/tune", "docs/site"]

myst_heading_anchors = 6
myst_enable_extensions = []
highlight_language = "none"
primary_domain = "cpp"
cpp_index_common_prefix = ["TeamFFT::"]
cpp_id_attributes = ["KOKKOS_FUNCTION", "KOKKOS_INLINE_FUNCTION"]

breathe_default_project = "TeamFFT"
breathe_default_members = ("members",)
breathe_show_include = False

html_theme = "furo"
html_title = f"TeamFFT {release}"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"sidebar_hide_name": False}
