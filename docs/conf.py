"""How Sphinx builds the site; `make docs` calls it."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE / "_ext"), *(str(ROOT / folder) for folder in ("runtime", "generator", "generated"))]

project = "OpSpec"
copyright = "the OpSpec authors"  # noqa: A001 (Sphinx's own name)
extensions = ["myst_parser", "mathml", "opspec_site"]
exclude_patterns = ["_build", "_ext"]
nitpicky = True
language = "en"

opspec_generated = str(ROOT / "generated")
opspec_spec = str(ROOT / "spec")

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3

html_math_renderer = "mathml"
html_theme = "furo"
html_title = "OpSpec"
html_static_path = ["_static"]
html_css_files = ["opspec.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
pygments_style = "friendly"
pygments_dark_style = "monokai"
