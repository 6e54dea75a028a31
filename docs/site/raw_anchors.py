# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sphinx: anchors that a page sets by <a id="..."></a>, as forges know them, are targets of links from other pages."""
import pathlib
import re


def note_anchors(app, doctree):
    """Puts them beside the anchors of headings, where myst looks links up: (line, id, text) by name."""
    page = app.env.docname
    text = pathlib.Path(app.env.doc2path(page)).read_text()
    slugs = app.env.metadata[page].setdefault("myst_slugs", {})
    for number, line in enumerate(text.splitlines(), 1):
        for name in re.findall(r"<a\s+(?:id|name)=\"([^\"]+)\"", line):
            slugs.setdefault(name, (number, name, name))


def setup(app):
    app.connect("doctree-read", note_anchors)
    return {"parallel_read_safe": True, "version": "1"}
