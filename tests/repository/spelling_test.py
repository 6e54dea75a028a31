#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every word of the pages stands in the list of words, words.txt.

    spelling_test.py             the test
    spelling_test.py --update    writes the list anew: look at the difference, which has the new words
"""
import pathlib
import re
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LIST = pathlib.Path(__file__).resolve().parent / "words.txt"
# REUSE-IgnoreStart
HEAD = "# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n# The words of README.md, CONTRIBUTING.md and docs/: spelling_test.py.\n"
# REUSE-IgnoreEnd
# Not prose: blocks and spans of code, indented code, links' targets and addresses, names with digits, underscores, dots or capitals within.
CODE = re.compile(r"^( *)(```|~~~).*?^ *\2|`[^`\n]*`|^(?: {4,}|\t)(?![-*|\d])[^\n]*$", re.MULTILINE | re.DOTALL)
TARGET = re.compile(r"\]\([^)]*\)|https?://\S+|<[^>]+>")
NAME = re.compile(r"\S*[A-Za-z]\S*[\d_./=]\S*|\S*[\d_./=]\S*[A-Za-z]\S*|\b\w*[a-z][A-Z]\w*")
WORD = re.compile(r"[A-Za-z]{3,}(?:'[a-z]+)?")


def pages(root):
    return sorted(path for path in [root / "README.md", root / "CONTRIBUTING.md", *(root / "docs").rglob("*.md")] if path.is_file())


def words(text):
    """Lower-case words of three letters and more, in their order; a name between marks of punctuation is none."""
    prose = TARGET.sub("] ", CODE.sub(lambda match: "\n" * match[0].count("\n") + " ", text))
    cleaned = " ".join(part for part in re.split(r"[\s\[\](){},;:|*\"]+", prose) if not NAME.fullmatch(part.rstrip(".!?")))
    return [word.lower().removesuffix("'s") for word in WORD.findall(cleaned)]


def known(path):
    return {line.strip() for line in path.read_text().splitlines() if line.strip() and not line.startswith("#")}


def complaints(root, listed):
    return sorted({f"{page.relative_to(root)}: {word}" for page in pages(root) for word in words(page.read_text()) if word not in listed})


class Spelling(unittest.TestCase):
    def test_every_word_is_in_the_list(self):
        self.assertEqual(complaints(ROOT, known(LIST)), [])

    def test_every_word_of_the_list_is_used(self):
        used = {word for page in pages(ROOT) for word in words(page.read_text())}
        self.assertEqual(sorted(known(LIST) - used), [])


class Checker(unittest.TestCase):
    def test_leaves_out_code_and_names(self):
        self.assertEqual(words("A wrld `xyz` [text](no/target.md) f32 TeamFFT is/no a.b, end.\n\n```\ncode\n```\nDucks' it's"), ["wrld", "text", "end", "ducks"])

    def test_goes_on_behind_indented_code(self):
        self.assertEqual(words("before\n\n    code here\n\nbehind\n"), ["before", "behind"])

    def test_finds_a_misspelt_word(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "README.md").write_text("Right words and a wrnog one.\n")
            self.assertEqual(complaints(pathlib.Path(folder), {"right", "words", "and", "one"}), ["README.md: wrnog"])


if __name__ == "__main__":
    if sys.argv[1:] == ["--update"]:
        LIST.write_text(HEAD + "".join(f"{word}\n" for word in sorted({word for page in pages(ROOT) for word in words(page.read_text())})))
        sys.exit(0)
    unittest.main()
