#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What comments, scripts and pages cite exists: files and anchors of perf/notes and docs, the pages of the top folder, and relative links: citations_test.py"""
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SKIPPED = {".git", ".cache", "build", "__pycache__"}
BINARY = {".png", ".svg", ".pdf", ".npy", ".gz"}
# A page by its path from the top folder, with an anchor or without. Links, URLs and paths that only end so are left out: links are relative to their page.
CITED = re.compile(r"(?<![\w/.\-])(?<!\]\()((?:perf/|docs/|tests/|examples/)[\w./\-]+\.md|(?:README|CONTRIBUTING|CHANGELOG)\.md)(?:#([\w\-]+))?")
LINK = re.compile(r"(?<!\\)\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)|^\s*\[[^\]]+\]:\s+<?(\S+?)>?\s*$", re.MULTILINE)
CODE = re.compile(r"^(```|~~~).*?^\1|`[^`\n]*`", re.MULTILINE | re.DOTALL)
NOTES = {"ends", "register_line", "scratch_line", "slot_line", "column", "lanes", "planner", "launches", "compile", "measuring"}


def files(root):
    """The texts that git knows or would add; without git all files but those of builds."""
    command = ["git", "-C", str(root), "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, capture_output=True, text=True) if shutil.which("git") else None
    if listed is not None and listed.returncode == 0 and listed.stdout:
        paths = [root / name for name in listed.stdout.split("\0") if name]
    else:
        paths = [path for path in root.rglob("*") if not SKIPPED & set(path.relative_to(root).parts) and not path.relative_to(root).parts[0].startswith("build")]
    return [path for path in paths if path.is_file() and path.suffix not in BINARY and path.resolve() != pathlib.Path(__file__).resolve()]


def slug(heading):
    """The anchor that renderers make of a heading: links become their text, letters lower case, spaces hyphens; all but words and hyphens goes."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def anchors(page):
    """Of a page: the ids that it sets, and its headings'; a heading's that stands twice is there with -1, too."""
    text = CODE.sub(lambda m: m[0] if m[0].count("\n") == 0 else "", page.read_text())
    found = re.findall(r"<a\s+(?:id|name)=\"([^\"]+)\"", text)
    seen = {}
    for heading in re.findall(r"^#{1,6}\s+(.*?)\s*#*$", text, re.MULTILINE):
        name = slug(heading)
        found.append(name if name not in seen else f"{name}-{seen[name]}")
        seen[name] = seen.get(name, 0) + 1
    return found


def broken(root, source, path, anchor):
    """Why a citation or link does not lead anywhere, or nothing."""
    if not path.exists():
        return f"{source.relative_to(root)}: {path.relative_to(root) if path.is_relative_to(root) else path} does not exist"
    if anchor and path.suffix == ".md" and anchor not in anchors(path):
        return f"{source.relative_to(root)}: {path.relative_to(root)} has no anchor #{anchor}"
    return None


def citations(root, source, text):
    """Of one file: every page that it names by its path from the top folder."""
    for name, anchor in CITED.findall(text):
        yield broken(root, source, root / name, anchor)


def links(root, source, text):
    """Of one page: every relative link outside code."""
    for first, second in LINK.findall(CODE.sub("", text)):
        target = first or second
        if re.match(r"[a-z][a-z0-9+.\-]*:", target, re.IGNORECASE) or target.startswith("//"):
            continue
        name, _, anchor = target.partition("#")
        yield broken(root, source, (source.parent / name).resolve() if name else source, anchor)


def complaints(root):
    found = []
    for source in files(root):
        try:
            text = source.read_text()
        except UnicodeDecodeError:
            continue
        found += citations(root, source, text)
        if source.suffix == ".md":
            found += links(root, source, text)
    return sorted({why for why in found if why})


class Citations(unittest.TestCase):
    def test_everything_that_is_cited_or_linked_exists(self):
        self.assertEqual(complaints(ROOT), [])

    def test_notes_have_one_file_a_subject_and_the_diary_is_gone(self):
        self.assertEqual({page.stem for page in (ROOT / "perf" / "notes").glob("*.md")}, NOTES)
        self.assertFalse((ROOT / "perf" / "NOTES.md").exists())

    def test_each_section_of_the_notes_has_a_dated_anchor_of_its_own_newest_first(self):
        for page in (ROOT / "perf" / "notes").glob("*.md"):
            sections = re.findall(r"<a id=\"([\w\-]+)\"></a>\n## (\d{4}-\d\d-\d\d) \S", page.read_text())
            self.assertEqual(len(sections), len(re.findall(r"^## ", page.read_text(), re.MULTILINE)), page.name)
            names, dates = [name for name, _ in sections], [date for _, date in sections]
            self.assertTrue(all(name.endswith(date) for name, date in sections), page.name)
            self.assertEqual(len(set(names)), len(names), page.name)
            self.assertEqual(dates, sorted(dates, reverse=True), page.name)


class Checker(unittest.TestCase):
    def complaints_about(self, **texts):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder).resolve()
            texts = {name.replace("_md", ".md"): text for name, text in texts.items()}
            texts["docs/page.md"] = '<a id="there"></a>\n## A heading, twice\n## A heading, twice\n'
            for name, text in texts.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text)
            return complaints(root)

    def test_accepts_what_exists(self):
        page = "[x](docs/page.md#a-heading-twice-1) [y](https://a.b/docs/c.md) `[z](no.md)`"
        self.assertEqual(self.complaints_about(source="// docs/page.md, (docs/page.md#there).", a_md=page), [])

    def test_finds_a_missing_page_and_a_missing_anchor_in_a_comment(self):
        self.assertEqual(self.complaints_about(source="// H200 (docs/none.md)\n# docs/page.md#elsewhere"),
                         ["source: docs/none.md does not exist", "source: docs/page.md has no anchor #elsewhere"])

    def test_finds_a_broken_link(self):
        self.assertEqual(self.complaints_about(a_md="[x](docs/other.md)\n[y](#nowhere)"),
                         ["a.md: a.md has no anchor #nowhere", "a.md: docs/other.md does not exist"])


if __name__ == "__main__":
    unittest.main()
