#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Comments and pages name what exists: files and folders everywhere, identifiers in C++ sources and on the pages.

An identifier is a word between backticks, a word before "()", and in a comment every word with an underscore or a
capital inside. It has to stand somewhere in the code outside comments, or in FOREIGN. "(file.hpp, name())" says that
the file has the name.
"""
import fnmatch
import io
import pathlib
import re
import shutil
import subprocess
import tempfile
import tokenize
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SKIPPED = {".git", ".cache", "build", "__pycache__"}
BINARY = {".png", ".svg", ".pdf", ".npy", ".gz"}
CPP = {".hpp", ".cpp", ".def"}
# Pages about other libraries' names, and records of what was.
PAGES_WITH_OTHER_NAMES = ("docs/coming-from.md", "docs/moving-from-kokkos-fft.md", "perf/notes/")
# Lists of words and results are no code that could define a name.
NO_CODE = {"tests/repository/words.txt", ".ci/kernels.txt", ".ci/kernel_renames.txt", ".ci/exported_symbols.txt",
           ".ci/tidy.txt"}

# Names of Kokkos, CMake, libstdc++, FFTW, heFFTe and SciPy, people, and words that only look like identifiers.
FOREIGN = {"NaN", "NaNs", "MacMillan", "SplitMix64", "ThreadVectorRange", "PascalCase", "snake_case", "fftw_iodim64",
           "use_pencils", "speed3d", "fftconvolve", "Kokkos_ENABLE_COMPLEX_ALIGN", "Kokkos_ENABLE_IMPL_VIEW_LEGACY",
           "Kokkos_ENABLE_COMPILE_AS_CMAKE_LANGUAGE", "CMAKE_CUDA_ARCHITECTURES", "CMAKE_HIP_ARCHITECTURES",
           "CMAKE_CUDA_FLAGS", "_GLIBCXX_ASSERTIONS", "ZE_FLAT_DEVICE_HIERARCHY"}
# Files that a command or a build writes, and those of other projects.
WRITTEN = {"register_line_0.cpp", "register_line_1.cpp", "candidate_rows.hpp", "teamfft_commit.hpp", "new.hpp",
           "Kokkos_Core.hpp"}

# A path, or a name with one of these ends, is checked; a path where its first folder is one of the tree's.
EXTENSION = re.compile(r".*\.(?:hpp|cpp|py|cmake|def|md|yml)(?:\.in)?")
PATH = re.compile(r"(?<![\w/.\-<$@~:{}])(?:[\w.\-*/]|\{[\w.\-*/,]*\})+")
INNER_FOLDERS = {"detail", "device", "ends", "engines", "launch", "levels", "line", "math", "notes", "rules", "scope",
                 "stages"}
PLACEHOLDER = re.compile(r"\b[A-Z]{3,}\b|\b[A-Z]{3,}(?=_)|(?<=_)[A-Z]{3,}\b")
WORD = re.compile(r"[A-Za-z_]\w*")
NAMED = re.compile(r"(?<![\w./-])(?:[A-Za-z]\w*_\w+|[A-Za-z][a-z]\w*[A-Z]\w*)\b")
# On a page a span is an identifier where it is nothing else; in a comment each word of a span is one.
IDENTIFIER = re.compile(r"[\w:]+(?:<[\w, :]*>)?(?:\(\))?")
# A formula's element (sum_j, R_1, y_(N-k)) is no identifier, and neither is a problem's token.
NO_IDENTIFIER = re.compile(r"\w+_\w{0,2}|[A-Z]_\w+|(?:c2c|r2c|c2r|d[cs]t\d)_\w+|n\d\w+")
STRING = r"""R"(\w*)\((?s:.*?)\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)'(?:\\.|[^'\\\n])+'"""
COMMENT = r"""(//[^\n]*(?:\n[ \t]*//[^\n]*)*|/\*(?s:.*?)\*/)"""
STRING_OR_COMMENT = re.compile(f"{STRING}|{COMMENT}")


def files(root):
    """What git knows or would add, without git all but builds."""
    command = ["git", "-C", str(root), "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, capture_output=True, text=True) if shutil.which("git") else None
    if listed is not None and listed.returncode == 0 and listed.stdout:
        paths = [root / name for name in listed.stdout.split("\0") if name]
    else:
        parts = {path: path.relative_to(root).parts for path in root.rglob("*")}
        paths = [path for path, of in parts.items() if not SKIPPED & set(of) and not of[0].startswith("build")]
    return [path for path in paths if path.is_file()]


def of_cpp(text):
    """Comments, each with its line, lines of one comment together, and the code between them."""
    comments, code, end = [], [], 0
    for match in STRING_OR_COMMENT.finditer(text):
        if match[2]:
            comments.append((text.count("\n", 0, match.start()) + 1, re.sub(r"\n\s*//+[<!]?", "\n", match[2])))
            code.append(text[end : match.start()])
            end = match.end()
    return comments, " ".join(code + [text[end:]])


def of_python(text):
    comments, code, before = [], [], tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        begins = before in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
        is_docstring = begins and token.type == tokenize.STRING and '"""' in token.string[:4]
        if token.type == tokenize.COMMENT or is_docstring:
            comments.append((token.start[0], token.string))
        else:
            code.append(token.string)
        if token.type not in (tokenize.COMMENT, tokenize.NL, tokenize.ENCODING):
            before = token.type
    return comments, " ".join(code)


def of_lines(text):
    """CMake, shell and YAML: a comment begins with # behind a space."""
    comments, code = [], []
    for number, line in enumerate(text.splitlines(), 1):
        match = re.search(r"(?:^|\s)#(?:\s.*)?$", line)
        comments += [(number, match[0])] if match else []
        code.append(line[: match.start()] if match else line)
    return comments, "\n".join(code)


def split(name, text):
    """Comments with their lines, and code; a page is one comment a line."""
    suffix = pathlib.PurePosixPath(name.removesuffix(".in")).suffix
    if suffix == ".md":
        return list(enumerate(text.splitlines(), 1)), ""
    if suffix in CPP:
        return of_cpp(text)
    if suffix == ".py" or text.startswith("#!/usr/bin/env python3"):
        return of_python(text)
    return of_lines(text)


def text_of(path):
    """Nothing of this file, which names what does not exist."""
    if path.suffix in BINARY or path.resolve() == pathlib.Path(__file__).resolve():
        return None
    try:
        return path.read_text()
    except UnicodeDecodeError:
        return None


class Tree:
    """Names of files and folders, comments of each file, and all words of code."""

    def __init__(self, root):
        paths = [path.relative_to(root).as_posix() for path in files(root)]
        parts = [path.split("/") for path in paths]
        self.top = {part[0] for part in parts if len(part) > 1}
        all_paths = {"/".join(part[:count]) for part in parts for count in range(1, len(part) + 1)}
        self.ends = {"/".join(path.split("/")[first:]) for path in all_paths for first in range(path.count("/") + 1)}
        self.ends |= {re.sub(r"\.\w+$", "", end) for end in self.ends if "/" in end}
        self.comments, self.code, self.words = {}, {}, set()
        for name in paths:
            text = text_of(root / name)
            if text is None:
                continue
            self.comments[name], self.code[name] = split(name, text)
            if name not in NO_CODE and not name.endswith(".json"):
                self.words.update(WORD.findall(self.code[name]))

    def has_path(self, name):
        """Below any folder; NAME stands for any name, as * does; a file that CMake configures counts without .in."""
        name = name.rstrip("/")
        if name in WRITTEN or name in self.ends or name + ".in" in self.ends:
            return True
        pattern = PLACEHOLDER.sub("*", name)
        pattern = "*" + pattern if pattern.startswith("_") else pattern
        return "*" in pattern and any(fnmatch.fnmatchcase(end, pattern) for end in self.ends)

    def has_word(self, word):
        """Also in the plural; one that begins with _ is the end of a name."""
        if word in self.words or word in FOREIGN or (word.endswith("s") and word[:-1] in self.words):
            return True
        return word.startswith("_") and any(known.endswith(word) for known in self.words)


def expanded(name):
    """a{b,c} -> ab, ac."""
    match = re.search(r"\{([^{}]*)\}", name)
    if not match:
        return [name]
    before, behind = name[: match.start()], name[match.end() :]
    return [part for word in match[1].split(",") for part in expanded(before + word + behind)]


def without_links(text):
    """tests/repository/citations_test.py reads the links."""
    return re.sub(r"https?://\S+|\]\([^)]*\)", " ", text)


def paths_in(tree, text):
    names = {name for match in PATH.findall(without_links(text)) for name in expanded(match.rstrip(".-"))}
    known_folders = tree.top | INNER_FOLDERS
    return {name for name in names
            if EXTENSION.fullmatch(name) or ("/" in name and name.split("/")[0] in known_folders)}


def words_in(text, is_comment):
    """The identifiers that a text names."""
    def without_file(match):
        return " " if all(map(EXTENSION.fullmatch, expanded(match[0].rstrip(".-")))) else match[0]

    text = PATH.sub(without_file, without_links(text))
    spans = [span for span in re.findall(r"`([^`\n]+)`", text) if is_comment or IDENTIFIER.fullmatch(span)]
    words = {word for span in spans for word in WORD.findall(span)} | set(re.findall(r"\b([A-Za-z_]\w*)\(\)", text))
    words |= set(NAMED.findall(text)) if is_comment else set()
    return {word for word in words if not NO_IDENTIFIER.fullmatch(word)}


def misplaced_in(tree, text):
    """(file.hpp, name()) where no file of that name has it."""
    for file, word in re.findall(r"\(([\w/]+\.(?:hpp|cpp|py)), `?(\w+)\(\)", text):
        found = [code for name, code in tree.code.items() if name == file or name.endswith("/" + file)]
        if found and not any(re.search(rf"\b{word}\b", code) for code in found):
            yield f"{file} has no {word}()"


def complaints(tree):
    found = []
    for name, comments in tree.comments.items():
        is_cpp = pathlib.PurePosixPath(name).suffix in CPP
        has_names = is_cpp or (name.endswith(".md") and not name.startswith(PAGES_WITH_OTHER_NAMES))
        for line, text in comments:
            wrong = [f"{path} does not exist" for path in paths_in(tree, text) if not tree.has_path(path)]
            if has_names:
                words = words_in(text, is_cpp)
                wrong += [f"{word} is nowhere in the code" for word in words if not tree.has_word(word)]
                wrong += misplaced_in(tree, text)
            found += [f"{name}:{line}: {why}" for why in wrong]
    return sorted(found)


class Names(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.tree = Tree(ROOT)

    def test_everything_that_comments_and_pages_name_exists(self):
        self.assertEqual(complaints(self.tree), [])

    def test_comments_and_code_were_found(self):
        of_sources = [comments for name, comments in self.tree.comments.items() if name.endswith((".hpp", ".cpp"))]
        self.assertGreater(sum(map(len, of_sources)), 3000)
        self.assertGreater(len(self.tree.words), 5000)


class Checker(unittest.TestCase):
    def complaints_about(self, comment, page=""):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder).resolve()
            texts = {"src/a/good.hpp": f'// {comment}\nint right_name(int known); char const* text = "// none.hpp";',
                     "src/a/in_code.cpp": "RightType x;", "docs/design.md": page, "cmake/made.hpp.in": "",
                     "machines/one/facts.hpp": ""}
            for name, text in texts.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text)
            return [why.split(": ", 1)[1] for why in complaints(Tree(root))]

    def test_accepts_files_that_exist(self):
        for text in ("good.hpp, a/good.hpp", "src/a/*.cpp", "src/a/{good.hpp,in_code.cpp}", "made.hpp",
                     "machines/NAME/facts.hpp", "src/a/.", "_code.cpp"):
            self.assertEqual(self.complaints_about(text, text), [])

    def test_accepts_names_that_exist(self):
        for text in ("`right_name`, right_name()", "`RightType<known>`, RightTypes", "sum_j y_(N-k), std::min",
                     "(good.hpp, right_name())", "c2c_f32_fwd_n8_oop"):
            self.assertEqual(self.complaints_about(text), [])

    def test_finds_a_file_and_a_folder_that_are_gone(self):
        self.assertEqual(self.complaints_about("as none.hpp says"), ["none.hpp does not exist"])
        self.assertEqual(self.complaints_about("", "see `src/b/`"), ["src/b/ does not exist"])
        self.assertEqual(self.complaints_about("", "src/a/none.cpp"), ["src/a/none.cpp does not exist"])
        self.assertEqual(self.complaints_about("machines/NAME/none.hpp"), ["machines/NAME/none.hpp does not exist"])
        self.assertEqual(self.complaints_about("src/a/{good,none}.hpp"), ["src/a/none.hpp does not exist"])

    def test_finds_a_name_that_is_gone(self):
        for text, word in (("`wrong`", "wrong"), ("wrung()", "wrung"), ("a\n// wrong_name", "wrong_name"),
                           ("WrongType", "WrongType"), ("`right_name(wrong)`", "wrong")):
            self.assertEqual(self.complaints_about(text), [f"{word} is nowhere in the code"])
        self.assertEqual(self.complaints_about("", "`gone()`, some `code of x`"), ["gone is nowhere in the code"])

    def test_a_comment_is_no_code(self):
        self.assertEqual(self.complaints_about("twice() and twice()"), ["twice is nowhere in the code"])

    def test_finds_a_function_that_another_file_has(self):
        self.assertEqual(self.complaints_about("(in_code.cpp, right_name())"), ["in_code.cpp has no right_name()"])


if __name__ == "__main__":
    unittest.main()
