#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""C++ on the pages is compiled code: each paragraph of a ```cpp block stands, line by line apart from indentation, in one compiled file, in the same order.

    snippets_test.py             the test
    snippets_test.py --update    gives the pages the line breaks and spaces of the compiled files, where nothing else differs
"""
import pathlib
import re
import sys
import textwrap
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BLOCK = re.compile(r"^( *)```cpp\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


def pages(root):
    return sorted(path for path in [root / "README.md", root / "CONTRIBUTING.md", *(root / "docs").rglob("*.md")] if path.is_file())


def compiled_files(root):
    """What the build compiles and the tests run; the pages' own programs first."""
    found = [path for folder in ("tests/docs", "examples", "tests/interface", "tests/execute", "tests/heffte") for path in sorted((root / folder).rglob("*.[ch]pp"))]
    return {path: path.read_text() for path in found}


def paragraphs(code):
    return [part.splitlines() for part in re.split(r"\n\s*\n", code.strip("\n")) if part.strip()]


def find(paragraph, lines, begin):
    """The line behind the paragraph's first place from `begin` on, or nothing."""
    wanted = [line.strip() for line in paragraph]
    for first in range(begin, len(lines) - len(wanted) + 1):
        if lines[first : first + len(wanted)] == wanted:
            return first + len(wanted)
    return None


def stands_in(code, text):
    lines, place = [line.strip() for line in text.splitlines()], 0
    for paragraph in paragraphs(code):
        place = find(paragraph, lines, place)
        if place is None:
            return False
    return True


def complaints(root):
    files = compiled_files(root)
    found = []
    for page in pages(root):
        for block in BLOCK.finditer(page.read_text()):
            if not any(stands_in(block[2], text) for text in files.values()):
                line = page.read_text()[: block.start()].count("\n") + 1
                found.append(f"{page.relative_to(root)}:{line}: no compiled file has this block")
    return found


def respaced(code, text):
    """The block with the text's spacing, or nothing where the words differ."""
    result, place = [], 0
    for paragraph in paragraphs(code):
        pattern = r"\s+".join(re.escape(word) for word in " ".join(paragraph).split())
        match = re.compile(r"^[ ]*" + pattern + r"$", re.MULTILINE).search(text, place)
        if not match:
            return None
        result.append(textwrap.dedent(match[0]))
        place = match.end()
    return "\n\n".join(result) + "\n"


def update(root):
    files = compiled_files(root)

    def replace(block):
        code = block[2]
        if any(stands_in(code, text) for text in files.values()):
            return block[0]
        fresh = next((new for new in (respaced(code, text) for text in files.values()) if new), None)
        return block[0] if fresh is None else f"{block[1]}```cpp\n{textwrap.indent(fresh, block[1])}{block[1]}```"

    for page in pages(root):
        before = page.read_text()
        after = BLOCK.sub(replace, before)
        if after != before:
            page.write_text(after)
            print("updated", page.relative_to(root))


class Snippets(unittest.TestCase):
    def test_every_block_of_the_pages_is_compiled(self):
        self.assertEqual(complaints(ROOT), [])

    def test_there_are_blocks_and_files(self):
        self.assertGreater(sum(len(BLOCK.findall(page.read_text())) for page in pages(ROOT)), 30)
        self.assertGreater(len(compiled_files(ROOT)), 50)


class Checker(unittest.TestCase):
    text = "int f() {\n    int a = 1;\n    use(a);\n  check(a);\n    int b = 2;\n}\n"

    def test_accepts_other_indentation_and_paragraphs_with_code_between(self):
        self.assertTrue(stands_in("int a = 1;\nuse(a);\n\nint b = 2;\n", self.text))

    def test_finds_a_line_that_differs_and_one_that_is_missing(self):
        self.assertFalse(stands_in("int a = 2;\n", self.text))
        self.assertFalse(stands_in("int a = 1;\nint b = 2;\n", self.text))

    def test_finds_paragraphs_in_another_order(self):
        self.assertFalse(stands_in("int b = 2;\n\nint a = 1;\n", self.text))

    def test_respaces_only_what_has_the_same_words(self):
        self.assertEqual(respaced("int a =   1; use(a);\n", self.text), "int a = 1;\nuse(a);\n")
        self.assertIsNone(respaced("int a = 3;\n", self.text))


if __name__ == "__main__":
    if sys.argv[1:] == ["--update"]:
        update(ROOT)
        sys.exit(bool(complaints(ROOT)))
    unittest.main()
